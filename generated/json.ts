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
const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const STARTS_1 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [47, 47], [60, 60], [92, 92], [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239], [8287, 8288], [12288, 12288], [65279, 65279]);
const STARTS_2 = startsOf([34, 34], [36, 36], [38, 39], [45, 45], [48, 57], [65, 90], [92, 92], [95, 95], [97, 123], [171, 171], [192, 8191], [8216, 8217], [8220, 8223], [12352, 55295], [65282, 65282]);
const STARTS_3 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39]);
const STARTS_4 = startsOf([45, 45], [48, 57]);
const STARTS_5 = startsOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const STARTS_6 = startsOf([123, 123]);
const STARTS_7 = startsOf([123, 123], [65371, 65371]);
const STARTS_8 = startsOf([91, 91]);
const STARTS_9 = startsOf([91, 91], [65339, 65339]);
const STARTS_10 = startsOf([40, 40]);
const STARTS_11 = startsOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const STARTS_12 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const STARTS_13 = startsOf([34, 34]);
const STARTS_14 = startsOf([32, 33], [35, 65535]);
const STARTS_15 = startsOf([0, 32], [92, 93], [125, 125]);
const STARTS_16 = startsOf([32, 38], [40, 8215], [8220, 65286], [65288, 65535]);
const STARTS_17 = startsOf([0, 32], [39, 39], [65, 90], [92, 93], [97, 122], [125, 125], [192, 591], [8216, 8219], [65287, 65287]);
const STARTS_18 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117], [8216, 8219], [65287, 65287]);
const STARTS_19 = startsOf([32, 33], [35, 186], [188, 8219], [8224, 65281], [65283, 65535]);
const STARTS_20 = startsOf([0, 32], [34, 34], [92, 93], [125, 125], [187, 187], [8220, 8223], [65282, 65282]);
const STARTS_21 = startsOf([171, 171], [8220, 8223], [65282, 65282]);
const STARTS_22 = startsOf([96, 96]);
const STARTS_23 = startsOf([32, 95], [97, 179], [181, 65535]);
const STARTS_24 = startsOf([0, 32], [92, 93], [96, 96], [125, 125], [180, 180]);
const STARTS_25 = startsOf([96, 96], [180, 180]);
const STARTS_26 = startsOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117], [171, 171], [180, 180], [8216, 8223], [65282, 65282], [65287, 65287]);
const STARTS_27 = startsOf([9, 10], [13, 13], [32, 32], [43, 43]);
const STARTS_28 = startsOf([34, 34], [36, 36], [39, 39], [65, 90], [95, 122], [171, 171], [180, 180], [192, 8191], [8216, 8223], [12352, 55295], [65282, 65282], [65287, 65287]);
const STARTS_29 = startsOf([0, 9], [11, 12], [14, 31], [33, 90], [92, 65535]);
const STARTS_30 = startsOf([0, 9], [11, 12], [14, 31], [33, 65535]);
const STARTS_31 = startsOf([34, 34], [38, 38], [92, 92]);
const STARTS_32 = startsOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
const STARTS_33 = startsOf([93, 93], [125, 125]);
const STARTS_34 = startsOf([93, 93]);
const STARTS_35 = startsOf([91, 91], [123, 123], [65339, 65339], [65371, 65371]);
const STARTS_36 = startsOf([34, 34], [39, 39], [171, 171], [8216, 8217], [8220, 8223], [65282, 65282]);
const STARTS_37 = startsOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117], [304, 304]);
const STARTS_38 = startsOf([34, 34], [39, 40], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [91, 91], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117], [123, 123], [171, 171], [180, 180], [304, 304], [8216, 8223], [65282, 65282], [65287, 65287], [65339, 65339], [65371, 65371]);
const STARTS_39 = startsOf([96, 96], [126, 126]);
const STARTS_40 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
const STARTS_41 = startsOf([34, 34], [39, 40], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [91, 91], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117], [123, 123], [126, 126], [171, 171], [180, 180], [304, 304], [8216, 8223], [65282, 65282], [65287, 65287], [65339, 65339], [65371, 65371]);
const STARTS_42 = startsOf([91, 91], [123, 123]);
const STARTS_43 = startsOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122], [192, 8191], [12352, 55295]);
const STARTS_44 = startsOf([0, 65535]);

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
      l37: {
        const r38 = readMissingCommentEnd(p);
        if (r38 === undefined) { break l37; }
        value = r38;
        p = pos;
        break l18;
      }
      p = s19;
      if (trail.length > t20) trail.length = t20;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l40: {
        const r41 = readBadSpace(p);
        if (r41 === undefined) { break l40; }
        value = r41;
        p = pos;
        break l18;
      }
      p = s19;
      if (trail.length > t20) trail.length = t20;
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
      if (trail.length > t20) trail.length = t20;
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
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l63: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l63; }
        break l61;
      }
      p = s62;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l102: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l102; }
        break l100;
      }
      p = s101;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
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
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n79 = 0;
    l76: for (;;) {
      if (n79 >= 60) break;
      const s78 = p;
      l77: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219)))) {
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
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
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
      if (trail.length > t141) trail.length = t141;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l169: {
        const r170 = readNumber(p);
        if (r170 === undefined) { break l169; }
        l_value = r170;
        p = pos;
        break l139;
      }
      p = s140;
      if (trail.length > t141) trail.length = t141;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r225 = readConstant(p);
    if (r225 === undefined) { return undefined; }
    l_value = r225;
    p = pos;
  }
  l231: {
    const s232 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l233: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l233;
        }
        p++;
        l236: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
            const s234 = p;
            l235: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
                touched ||= p >= end;
                break l235;
              }
              p++;
              p = s234;
              break l236;
            }
            p = s234;
          } else touched ||= p >= end;
          break l233;
        }
        break l231;
      }
      p = s232;
    } else touched ||= p >= end;
    l239: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
        const s237 = p;
        l238: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l238;
          }
          p++;
          p = s237;
          break l239;
        }
        p = s237;
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
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
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
      if (trail.length > t146) trail.length = t146;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l149: {

        p++;
        const s150 = p;
        let n154 = 0;
        l151: for (;;) {
          if (n154 >= 2000) break;
          const s153 = p;
          l152: {
            l155: {
              const s156 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
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
            n154++;
            continue l151;
          }
          p = s153;
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
      if (trail.length > t146) trail.length = t146;
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
    while (((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38))) p++;
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
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 8230 || c === 12289 || c === 65282 || c === 65287)) {
      l184: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
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
              p = skipFenceMark(p);
              if (p < 0) { break l200; }
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 8230 || c === 12289)) {
            l204: {
              p++;
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l205: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l205;
              }
              p += 3;
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l206: {
              p++;
              break l188;
            }
            p = s189;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l207: {
              p = skipNumeral(p);
              if (p < 0) { break l207; }
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
                {
                  const s208 = p;
                  l209: {
                    p++;
                    break l207;
                  }
                  p = s208;
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            {
              const s211 = p;
              l212: {
                p++;
                break l184;
              }
              p = s211;
            }
          } else touched ||= p >= end;
        }
        break l175;
      }
      p = s176;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      {
        const s214 = p;
        l215: {
          p++;
          return -1;
        }
        p = s214;
      }
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l217: {
      const s218 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l219: {
          p++;
          let n223 = 0;
          l220: for (;;) {
            if (n223 >= 200) break;
            const s222 = p;
            l221: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l221;
              }
              p++;
              n223++;
              continue l220;
            }
            p = s222;
            break;
          }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l219;
          }
          p++;
          break l217;
        }
        p = s218;
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

function skipFenceMark(p: number): number {
  l201: {
    const s202 = p;
    if (text.charCodeAt(p) === 96) {
      l203: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l203;
        }
        p += 3;
        break l201;
      }
      p = s202;
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
  const s226 = p;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLiteral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s226, p);
  l229: {
    const s227 = p;
    l228: {
      p = skipEndsWord(p);
      if (p < 0) { break l228; }
      p = s227;
      break l229;
    }
    p = s227;
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
  l241: {
    const s242 = p;
    const t243 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l244: {
        const r245 = readBlanks(p);
        if (r245 === undefined) { break l244; }
        value = r245;
        p = pos;
        break l241;
      }
      p = s242;
      if (trail.length > t243) trail.length = t243;
    } else touched ||= p >= end;
    let e247!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s248 = p;
        l249: {
          p = skipHashWord(p);
          if (p < 0) { break l249; }
          return -1;
        }
        p = s248;
      }
    } else touched ||= p >= end;
    e247 = null;
    let e257!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r258 = readGapMistake(p);
    if (r258 === undefined) { return -1; }
    e257 = r258;
    p = pos;
    value = [e247, e257];
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
  l251: {
    const s252 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l253: {
        p++;
        break l251;
      }
      p = s252;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s254 = p;
        l255: {
          p++;
          return -1;
        }
        p = s254;
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
  let e260!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s261 = p;
      l262: {
        p = skipMemberAhead(p);
        if (p < 0) { break l262; }
        return -1;
      }
      p = s261;
    }
  } else touched ||= p >= end;
  e260 = null;
  let e271!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l272: {
    const s273 = p;
    const t274 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l275: {
        const r276 = readRepairedAmounts(p);
        if (r276 === undefined) { break l275; }
        e271 = r276;
        p = pos;
        break l272;
      }
      p = s273;
      if (trail.length > t274) trail.length = t274;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l307: {
        const r308 = readWord(p);
        if (r308 === undefined) { break l307; }
        e271 = r308;
        p = pos;
        break l272;
      }
      p = s273;
      if (trail.length > t274) trail.length = t274;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l498: {
        const r499 = readRepairedPlaceholder(p);
        if (r499 === undefined) { break l498; }
        e271 = r499;
        p = pos;
        break l272;
      }
      p = s273;
      if (trail.length > t274) trail.length = t274;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r510 = readRepairedText(p);
    if (r510 === undefined) { return -1; }
    e271 = r510;
    p = pos;
  }
  value = [e260, e271];
  leafValue = value;
  return p;
}

function skipMemberAhead(p: number): number {
  let c = 0;
  l264: {
    const s265 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l266: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l266; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l266;
        }
        p++;
        break l264;
      }
      p = s265;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n270 = 0;
    l267: for (;;) {
      if (n270 >= 200) break;
      const s269 = p;
      l268: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l268;
        }
        p++;
        n270++;
        continue l267;
      }
      p = s269;
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
  l279: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      const s277 = p;
      l278: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l278; }
        p = s277;
        break l279;
      }
      p = s277;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r280 = readBadThousands(p);
  if (r280 === undefined) { return undefined; }
  l_value = r280;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l281: {
    if (text.charCodeAt(p) === 45) {
      const s283 = p;
      l282: {

        p++;
        break l281;
      }
      p = s283;
    } else touched ||= p >= end;
  }
  let n287 = 0;
  l284: for (;;) {
    if (n287 >= 3) break;
    const s286 = p;
    l285: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l285;
      }
      p++;
      n287++;
      continue l284;
    }
    p = s286;
    break;
  }
  if (n287 < 1) { return undefined; }
  let m291 = false;
  l288: for (;;) {
    const s290 = p;
    if (text.charCodeAt(p) === 44) {
      l289: {

        p++;
        let n295 = 0;
        l292: for (;;) {
          if (n295 >= 3) break;
          const s294 = p;
          l293: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l293;
            }
            p++;
            n295++;
            continue l292;
          }
          p = s294;
          break;
        }
        if (n295 < 3) { break l289; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s296 = p;
            l297: {
              p++;
              break l289;
            }
            p = s296;
          }
        } else touched ||= p >= end;
        m291 = true;
        continue l288;
      }
      p = s290;
    } else touched ||= p >= end;
    break;
  }
  if (!m291) { return undefined; }
  l299: {
    if (text.charCodeAt(p) === 46) {
      const s301 = p;
      l300: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l300;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l299;
      }
      p = s301;
    } else touched ||= p >= end;
  }
  l304: {
    const s302 = p;
    l303: {
      p = skipEndsWord(p);
      if (p < 0) { break l303; }
      p = s302;
      break l304;
    }
    p = s302;
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
  l309: {
    const s310 = p;
    const t311 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l312: {
        const r313 = readText(p);
        if (r313 === undefined) { break l312; }
        l_value = r313;
        p = pos;
        l317: {
          const s315 = p;
          l316: {
            p = skipEnds(p);
            if (p < 0) { break l316; }
            p = s315;
            break l317;
          }
          p = s315;
          break l312;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s489 = p;
            l490: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l490;
              }
              p++;
              break l312;
            }
            p = s489;
          }
        } else touched ||= p >= end;
        break l309;
      }
      p = s310;
      if (trail.length > t311) trail.length = t311;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l492: {
        const r493 = readNumber(p);
        if (r493 === undefined) { break l492; }
        l_value = r493;
        p = pos;
        break l309;
      }
      p = s310;
      if (trail.length > t311) trail.length = t311;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r495 = readConstant(p);
    if (r495 === undefined) { return undefined; }
    l_value = r495;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l318: {
    const s319 = p;
    l320: {
      p = skipInObject(p);
      if (p < 0) { break l320; }
      p = skipEndsMember(p);
      if (p < 0) { break l320; }
      break l318;
    }
    p = s319;
    l422: {
      p = skipInArray(p);
      if (p < 0) { break l422; }
      p = skipEndsElement(p);
      if (p < 0) { break l422; }
      break l318;
    }
    p = s319;
    {
      const s469 = p;
      l470: {
        p = skipInObject(p);
        if (p < 0) { break l470; }
        return -1;
      }
      p = s469;
    }
    {
      const s472 = p;
      l473: {
        p = skipInArray(p);
        if (p < 0) { break l473; }
        return -1;
      }
      p = s472;
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
  l321: {
    const s322 = p;
    l323: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l324: {
        const s325 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l326: {
            p++;
            break l324;
          }
          p = s325;
        } else touched ||= p >= end;
        l327: {
          if (p < end) {
            {
              const s328 = p;
              l329: {
                p++;
                break l327;
              }
              p = s328;
            }
          } else touched ||= p >= end;
          break l324;
        }
        p = s325;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l331: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l331; }
            break l324;
          }
          p = s325;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l359: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l360: {
              const s361 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l362: {
                  p++;
                  break l360;
                }
                p = s361;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l359;
              }
              p++;
              let n366 = 0;
              l363: for (;;) {
                if (n366 >= 200) break;
                const s365 = p;
                l364: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l364;
                  }
                  p++;
                  n366++;
                  continue l363;
                }
                p = s365;
                break;
              }
            }
            break l324;
          }
          p = s325;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l367: {
            p++;
            break l324;
          }
          p = s325;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l368: {
            p = skipFenceMark(p);
            if (p < 0) { break l368; }
            break l324;
          }
          p = s325;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l369: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l369;
            }
            p = skipValueStart(p);
            if (p < 0) { break l369; }
            break l324;
          }
          p = s325;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l323;
        }
        p = skipOwnName(p);
        if (p < 0) { break l323; }
      }
      break l321;
    }
    p = s322;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l379: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l379;
        }
        p = skipLineComment(p);
        if (p < 0) { break l379; }
        break l321;
      }
      p = s322;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l411: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l411;
        }
        p = skipEol(p);
        if (p < 0) { break l411; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l411;
        }
        p++;
        break l321;
      }
      p = s322;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l412: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l412;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l412;
        }
        p++;
        let n416 = 0;
        l413: for (;;) {
          if (n416 >= 200) break;
          const s415 = p;
          l414: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l414;
            }
            p++;
            n416++;
            continue l413;
          }
          p = s415;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l412;
        }
        p++;
        break l321;
      }
      p = s322;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l417: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l417;
        }
        p = skipEol(p);
        if (p < 0) { break l417; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l417;
        }
        p++;
        let n421 = 0;
        l418: for (;;) {
          if (n421 >= 200) break;
          const s420 = p;
          l419: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l419;
            }
            p++;
            n421++;
            continue l418;
          }
          p = s420;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l417;
        }
        p++;
        break l321;
      }
      p = s322;
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
  l332: {
    const s333 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l334: {
        p++;
        break l332;
      }
      p = s333;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l335: {
        let n339 = 0;
        l336: for (;;) {
          if (n339 >= 60) break;
          const s338 = p;
          l337: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
              touched ||= p >= end;
              break l337;
            }
            p++;
            n339++;
            continue l336;
          }
          p = s338;
          break;
        }
        if (n339 < 1) { break l335; }
        let n343 = 0;
        l340: for (;;) {
          if (n343 >= 4) break;
          const s342 = p;
          l341: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
              touched ||= p >= end;
              break l341;
            }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            let n347 = 0;
            l344: for (;;) {
              if (n347 >= 60) break;
              const s346 = p;
              l345: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
                  touched ||= p >= end;
                  break l345;
                }
                p++;
                n347++;
                continue l344;
              }
              p = s346;
              break;
            }
            if (n347 < 1) { break l341; }
            n343++;
            continue l340;
          }
          p = s342;
          break;
        }
        l348: {
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            const s350 = p;
            l349: {
              p++;
              break l348;
            }
            p = s350;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l335;
        }
        p++;
        break l332;
      }
      p = s333;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8230)) {
      l351: {
        p++;
        break l332;
      }
      p = s333;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l352: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l352;
        }
        p += 3;
        break l332;
      }
      p = s333;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l353: {
        p = skipCommentStart(p);
        if (p < 0) { break l353; }
        break l332;
      }
      p = s333;
    } else touched ||= p >= end;
    l354: {
      if (p < end) {
        {
          const s355 = p;
          l356: {
            p++;
            break l354;
          }
          p = s355;
        }
      } else touched ||= p >= end;
      break l332;
    }
    p = s333;
    if (text.charCodeAt(p) === 92) {
      l358: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l358;
        }
        p += 2;
        break l332;
      }
      p = s333;
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
  l370: {
    const s371 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l372: {
        p++;
        break l370;
      }
      p = s371;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l373: {
        p = skipNumeral(p);
        if (p < 0) { break l373; }
        break l370;
      }
      p = s371;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l374: {
        p++;
        break l370;
      }
      p = s371;
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
  let n378 = 0;
  l375: for (;;) {
    if (n378 >= 200) break;
    const s377 = p;
    l376: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
        touched ||= p >= end;
        break l376;
      }
      p++;
      n378++;
      continue l375;
    }
    p = s377;
    break;
  }
  if (n378 < 1) { return -1; }
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
  l380: {
    const s381 = p;
    if (text.charCodeAt(p) === 47) {
      l382: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l382;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
        touched ||= p >= end;
        l383: {
          const s384 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l385: {
              p = skipEol(p);
              if (p < 0) { break l385; }
              break l383;
            }
            p = s384;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s386 = p;
              l387: {
                p++;
                break l382;
              }
              p = s386;
            }
          } else touched ||= p >= end;
        }
        break l380;
      }
      p = s381;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l389: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
        touched ||= p >= end;
        l390: {
          const s391 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l392: {
              p = skipEol(p);
              if (p < 0) { break l392; }
              break l390;
            }
            p = s391;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s393 = p;
              l394: {
                p++;
                break l389;
              }
              p = s393;
            }
          } else touched ||= p >= end;
        }
        break l380;
      }
      p = s381;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l396: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l396;
        }
        p += 2;
        let n400 = 0;
        l397: for (;;) {
          if (n400 >= 200) break;
          const s399 = p;
          l398: {
            if (text.charCodeAt(p) === 42) {
              {
                const s401 = p;
                l402: {
                  if (!text.startsWith("*/", p)) {
                    reachesEnd(p, "*/");
                    break l402;
                  }
                  p += 2;
                  break l398;
                }
                p = s401;
              }
            } else touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) !== 34))) {
              touched ||= p >= end;
              break l398;
            }
            p++;
            n400++;
            continue l397;
          }
          p = s399;
          break;
        }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
          reachesEnd(p, "*/");
          break l396;
        }
        p += 2;
        break l380;
      }
      p = s381;
    } else touched ||= p >= end;
    l404: {
      const s405 = p;
      if (text.charCodeAt(p) === 47) {
        l406: {
          if (!text.startsWith("//", p)) {
            reachesEnd(p, "//");
            break l406;
          }
          p += 2;
          break l404;
        }
        p = s405;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
    let n410 = 0;
    l407: for (;;) {
      if (n410 >= 200) break;
      const s409 = p;
      l408: {
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l408;
        }
        p++;
        n410++;
        continue l407;
      }
      p = s409;
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
  l423: {
    const s424 = p;
    l425: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l426: {
        const s427 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l428: {
            p++;
            break l426;
          }
          p = s427;
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
          break l426;
        }
        p = s427;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l433: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l433; }
            break l426;
          }
          p = s427;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l454: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l455: {
              const s456 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l457: {
                  p++;
                  break l455;
                }
                p = s456;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l454;
              }
              p++;
              let n461 = 0;
              l458: for (;;) {
                if (n461 >= 200) break;
                const s460 = p;
                l459: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l459;
                  }
                  p++;
                  n461++;
                  continue l458;
                }
                p = s460;
                break;
              }
            }
            break l426;
          }
          p = s427;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l462: {
            p++;
            break l426;
          }
          p = s427;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l463: {
            p = skipFenceMark(p);
            if (p < 0) { break l463; }
            break l426;
          }
          p = s427;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l425;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l425;
        }
        p = skipValueStart(p);
        if (p < 0) { break l425; }
      }
      break l423;
    }
    p = s424;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l464: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l464;
        }
        p = skipLineComment(p);
        if (p < 0) { break l464; }
        break l423;
      }
      p = s424;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l465: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l465;
        }
        p = skipEol(p);
        if (p < 0) { break l465; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l465;
        }
        p++;
        break l423;
      }
      p = s424;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l466: {
      const s467 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
        l468: {
          p++;
          break l466;
        }
        p = s467;
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
  l434: {
    const s435 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l436: {
        p = skipValueStart(p);
        if (p < 0) { break l436; }
        break l434;
      }
      p = s435;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l437: {
        p++;
        break l434;
      }
      p = s435;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l438: {
        p = skipCommentStart(p);
        if (p < 0) { break l438; }
        break l434;
      }
      p = s435;
    } else touched ||= p >= end;
    l439: {
      if (p < end) {
        {
          const s440 = p;
          l441: {
            p++;
            break l439;
          }
          p = s440;
        }
      } else touched ||= p >= end;
      break l434;
    }
    p = s435;
    if (text.charCodeAt(p) === 92) {
      l443: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l443;
        }
        p += 2;
        break l434;
      }
      p = s435;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l444: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l444;
        }
        p += 6;
        break l434;
      }
      p = s435;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l445: {
        p = skipOtherConstant(p);
        if (p < 0) { break l445; }
        break l434;
      }
      p = s435;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l453: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l453;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l453;
        }
        p++;
        break l434;
      }
      p = s435;
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
  l446: {
    const s447 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l448: {
        if (!isCaseless(p, "true")) { break l448; }
        p += 4;
        break l446;
      }
      p = s447;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l449: {
        if (!isCaseless(p, "false")) { break l449; }
        p += 5;
        break l446;
      }
      p = s447;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l450: {
        if (!isCaseless(p, "null")) { break l450; }
        p += 4;
        break l446;
      }
      p = s447;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l451: {
        if (!isCaseless(p, "none")) { break l451; }
        p += 4;
        break l446;
      }
      p = s447;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l452: {
        if (!isCaseless(p, "nil")) { break l452; }
        p += 3;
        break l446;
      }
      p = s447;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l475: {
    const s476 = p;
    l477: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l478: {
        const s479 = p;
        l480: {
          if (p < end) {
            {
              const s481 = p;
              l482: {
                p++;
                break l480;
              }
              p = s481;
            }
          } else touched ||= p >= end;
          break l478;
        }
        p = s479;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l477;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l477;
        }
        p++;
      }
      break l475;
    }
    p = s476;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l484: {
      const s485 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l486: {
          p = skipEol(p);
          if (p < 0) { break l486; }
          break l484;
        }
        p = s485;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l487: {
          p++;
          break l484;
        }
        p = s485;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l488: {
          p = skipFenceMark(p);
          if (p < 0) { break l488; }
          break l484;
        }
        p = s485;
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
  const r500 = readBadPlaceholder(p);
  if (r500 === undefined) { return undefined; }
  l_value = r500;
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
      const s501 = p;
      l502: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l502;
        }
        p++;
        return undefined;
      }
      p = s501;
    }
  } else touched ||= p >= end;
  let n507 = 0;
  l504: for (;;) {
    if (n507 >= 200) break;
    const s506 = p;
    l505: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l505;
      }
      p++;
      n507++;
      continue l504;
    }
    p = s506;
    break;
  }
  if (n507 < 1) { return undefined; }
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
  l511: {
    const s512 = p;
    const t513 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l514: {
        const r515 = readBadEscapedQuotes(p);
        if (r515 === undefined) { break l514; }
        l_value = r515;
        p = pos;
        break l511;
      }
      p = s512;
      if (trail.length > t513) trail.length = t513;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l531: {
        const r532 = readBadEntityQuotes(p);
        if (r532 === undefined) { break l531; }
        l_value = r532;
        p = pos;
        break l511;
      }
      p = s512;
      if (trail.length > t513) trail.length = t513;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l539: {
        const r540 = readBadDoubledQuotes(p);
        if (r540 === undefined) { break l539; }
        l_value = r540;
        p = pos;
        break l511;
      }
      p = s512;
      if (trail.length > t513) trail.length = t513;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r550 = readBadPath(p);
    if (r550 === undefined) { return undefined; }
    l_value = r550;
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
  const s516 = p;
  l517: for (;;) {
    const s519 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l518: {
        l521: {
          const s522 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l523: {
              p++;
              break l521;
            }
            p = s522;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l518;
          }
          p += 2;
          l524: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s526 = p;
              l525: {
                l527: {
                  const s528 = p;
                  if (text.charCodeAt(p) === 92) {
                    l529: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l529;
                      }
                      p++;
                      break l527;
                    }
                    p = s528;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l525;
                  }
                  p++;
                }
                break l524;
              }
              p = s526;
            } else touched ||= p >= end;
          }
        }
        continue l517;
      }
      p = s519;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s516, p);
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
  l533: {
    const s534 = p;
    if (text.charCodeAt(p) === 38) {
      l535: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l535;
        }
        p += 6;
        const s536 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s536, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l535;
        }
        p += 6;
        break l533;
      }
      p = s534;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s537 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s537, p);
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
  const s541 = p;
  let n545 = 0;
  l542: for (;;) {
    if (n545 >= 200) break;
    const s544 = p;
    l543: {
      if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
        touched ||= p >= end;
        break l543;
      }
      p++;
      n545++;
      continue l542;
    }
    p = s544;
    break;
  }
  if (n545 < 1) { return undefined; }
  l_text = text.slice(s541, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l548: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s546 = p;
      l547: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l547;
        }
        p++;
        p = s546;
        break l548;
      }
      p = s546;
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
  const s551 = p;
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
  l554: {
    if (text.charCodeAt(p) === 92) {
      const s552 = p;
      l553: {

        p++;
        p = s552;
        break l554;
      }
      p = s552;
    } else touched ||= p >= end;
    return undefined;
  }
  l557: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s555 = p;
      l556: {
        p = skipPathEscape(p);
        if (p < 0) { break l556; }
        p = s555;
        break l557;
      }
      p = s555;
    } else touched ||= p >= end;
    return undefined;
  }
  l582: for (;;) {
    const s584 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l583: {
        p = skipPathPart(p);
        if (p < 0) { break l583; }
        continue l582;
      }
      p = s584;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l596: for (;;) {
    const s598 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l597: {
        l600: {
          const s601 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l602: {
              p = skipPathPart(p);
              if (p < 0) { break l602; }
              break l600;
            }
            p = s601;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l597;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l597; }
        }
        continue l596;
      }
      p = s598;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s551, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l605: {
    const s603 = p;
    l604: {
      p = skipEnds(p);
      if (p < 0) { break l604; }
      p = s603;
      break l605;
    }
    p = s603;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l558: for (;;) {
    const s560 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l559: {
        l562: {
          const s563 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l564: {
              p++;
              break l562;
            }
            p = s563;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l559;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l559; }
        }
        continue l558;
      }
      p = s560;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l575: {
    const s576 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
      l577: {
        p++;
        break l575;
      }
      p = s576;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n581 = 0;
    l578: for (;;) {
      if (n581 >= 4) break;
      const s580 = p;
      l579: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l579;
        }
        p++;
        n581++;
        continue l578;
      }
      p = s580;
      break;
    }
    if (n581 < 4) { return -1; }
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
      const s565 = p;
      l566: {
        l568: {
          const s569 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l570: {
              p++;
              break l568;
            }
            p = s569;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l566;
          }
          p++;
          let n574 = 0;
          l571: for (;;) {
            if (n574 >= 4) break;
            const s573 = p;
            l572: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l572;
              }
              p++;
              n574++;
              continue l571;
            }
            p = s573;
            break;
          }
          if (n574 < 4) { break l566; }
        }
        return -1;
      }
      p = s565;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l586: {
    const s587 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l588: {
        p++;
        break l586;
      }
      p = s587;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l589: {
      const s590 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l591: {
          p++;
          break l589;
        }
        p = s590;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n595 = 0;
      l592: for (;;) {
        if (n595 >= 4) break;
        const s594 = p;
        l593: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
      if (n595 < 4) { return -1; }
    }
  }
  return p;
}

function leaf62(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e608!: null;
  l611: {
    if (text.charCodeAt(p) === 91) {
      const s609 = p;
      l610: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l610; }
        p = s609;
        break l611;
      }
      p = s609;
    } else touched ||= p >= end;
    return -1;
  }
  e608 = null;
  value = [e608];
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

function leaf64(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamedArrayStartNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r612 = readNamedArrayStart(p);
  if (r612 === undefined) { return -1; }
  value = r612;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r613 = readObjectKind(p);
  if (r613 === undefined) { return undefined; }
  l_kind = r613;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r615 = readBadNamedArray(p);
  if (r615 === undefined) { return undefined; }
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
  const r618 = readPair(p);
  if (r618 === undefined) { return -1; }
  value = r618;
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
  const r619 = readText(p);
  if (r619 === undefined) { return undefined; }
  l_name = r619;
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
  l621: {
    const s622 = p;
    const t623 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l624: {
        const r625 = readText(p);
        if (r625 === undefined) { break l624; }
        l_value = r625;
        p = pos;
        break l621;
      }
      p = s622;
      if (trail.length > t623) trail.length = t623;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l627: {
        const r628 = readNumber(p);
        if (r628 === undefined) { break l627; }
        l_value = r628;
        p = pos;
        break l621;
      }
      p = s622;
      if (trail.length > t623) trail.length = t623;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r630 = readConstant(p);
    if (r630 === undefined) { return undefined; }
    l_value = r630;
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
  l632: {
    const s633 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l634: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l634;
        }
        p++;
        l637: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            const s635 = p;
            l636: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l638: {
                const s639 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                  l640: {
                    p++;
                    break l638;
                  }
                  p = s639;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l636;
                }
                p++;
                let n644 = 0;
                l641: for (;;) {
                  if (n644 >= 200) break;
                  const s643 = p;
                  l642: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                      touched ||= p >= end;
                      break l642;
                    }
                    p++;
                    n644++;
                    continue l641;
                  }
                  p = s643;
                  break;
                }
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l636;
                }
                p++;
              }
              p = s635;
              break l637;
            }
            p = s635;
          } else touched ||= p >= end;
          break l634;
        }
        break l632;
      }
      p = s633;
    } else touched ||= p >= end;
    l647: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s645 = p;
        l646: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l646;
          }
          p++;
          p = s645;
          break l647;
        }
        p = s645;
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
  l649: {
    const s650 = p;
    const t651 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l652: {
        const r653 = readBlanks(p);
        if (r653 === undefined) { break l652; }
        value = r653;
        p = pos;
        break l649;
      }
      p = s650;
      if (trail.length > t651) trail.length = t651;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r655 = readGapMistake(p);
    if (r655 === undefined) { return -1; }
    value = r655;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return -1;
  }
  const r657 = readKey(p);
  if (r657 === undefined) { return -1; }
  value = r657;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l658: {
    const s659 = p;
    const t660 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305))) {
      l661: {
        l662: {
          const s663 = p;
          const t664 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l665: {
              const r666 = readText(p);
              if (r666 === undefined) { break l665; }
              l_name = r666;
              p = pos;
              l670: {
                const s668 = p;
                l669: {
                  p = skipEndsName(p);
                  if (p < 0) { break l669; }
                  p = s668;
                  break l670;
                }
                p = s668;
                break l665;
              }
              break l662;
            }
            p = s663;
            if (trail.length > t664) trail.length = t664;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
            touched ||= p >= end;
            break l661;
          }
          const r687 = readRepairedName(p);
          if (r687 === undefined) { break l661; }
          l_name = r687;
          p = pos;
        }
        l880: for (;;) {
          const s882 = p;
          const t883 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
            l881: {
              const r885 = readKeyGap(p);
              if (r885 === undefined) { break l881; }
              p = pos;
              continue l880;
            }
            p = s882;
            if (trail.length > t883) trail.length = t883;
          } else touched ||= p >= end;
          break;
        }
        const r895 = readColon(p);
        if (r895 === undefined) { break l661; }
        p = pos;
        break l658;
      }
      p = s659;
      if (trail.length > t660) trail.length = t660;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r926 = readMissingKey(p);
    if (r926 === undefined) { return undefined; }
    l_name = r926;
    p = pos;
    l931: {
      const s932 = p;
      const t933 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l934: {
          const r935 = readBadColon(p);
          if (r935 === undefined) { break l934; }
          p = pos;
          break l931;
        }
        p = s932;
        if (trail.length > t933) trail.length = t933;
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
  l671: {
    const s672 = p;
    l673: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l674: {
        const s675 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 65306)) {
          l676: {
            p++;
            break l674;
          }
          p = s675;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
          l677: {
            p++;
            break l674;
          }
          p = s675;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l678: {
            p = skipCommentStart(p);
            if (p < 0) { break l678; }
            break l674;
          }
          p = s675;
        } else touched ||= p >= end;
        l679: {
          if (p < end) {
            {
              const s680 = p;
              l681: {
                p++;
                break l679;
              }
              p = s680;
            }
          } else touched ||= p >= end;
          break l674;
        }
        p = s675;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
          l683: {
            p++;
            break l674;
          }
          p = s675;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l673;
        }
        p++;
      }
      break l671;
    }
    p = s672;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l684: {
      const s685 = p;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
        l686: {
          p = skipNumeral(p);
          if (p < 0) { break l686; }
          break l684;
        }
        p = s685;
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
  l688: {
    const s689 = p;
    const t690 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l691: {
        const r692 = readBadEscapedQuotes(p);
        if (r692 === undefined) { break l691; }
        value = r692;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l694: {
        const r695 = readBadEntityQuotes(p);
        if (r695 === undefined) { break l694; }
        value = r695;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l697: {
        const r698 = readBadDoubledQuotes(p);
        if (r698 === undefined) { break l697; }
        value = r698;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l700: {
        const r701 = readBadSmartName(p);
        if (r701 === undefined) { break l700; }
        value = r701;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      l722: {
        const r723 = readBadPrefixedName(p);
        if (r723 === undefined) { break l722; }
        value = r723;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l737: {
        const r738 = readBadColonInside(p);
        if (r738 === undefined) { break l737; }
        value = r738;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l748: {
        const r749 = readBadLostQuote(p);
        if (r749 === undefined) { break l748; }
        value = r749;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l770: {
        const r771 = readBadOtherQuote(p);
        if (r771 === undefined) { break l770; }
        value = r771;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l792: {
        const r793 = readBadQuotedName(p);
        if (r793 === undefined) { break l792; }
        value = r793;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l830: {
        const r831 = readBadOddName(p);
        if (r831 === undefined) { break l830; }
        value = r831;
        p = pos;
        break l688;
      }
      p = s689;
      if (trail.length > t690) trail.length = t690;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r866 = readBadBareKey(p);
    if (r866 === undefined) { return undefined; }
    value = r866;
    p = pos;
    l873: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 65306)) {
        const s871 = p;
        l872: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l874: {
            const s875 = p;
            if (text.charCodeAt(p) === 58) {
              l876: {

                p++;
                break l874;
              }
              p = s875;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l877: {

                p++;
                break l874;
              }
              p = s875;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l878: {

                p++;
                break l874;
              }
              p = s875;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l872;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l872;
            }
            p = skipValueStart(p);
            if (p < 0) { break l872; }
          }
          p = s871;
          break l873;
        }
        p = s871;
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
  l702: {
    const s703 = p;
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      l704: {
        p++;
        const s705 = p;
        let n709 = 0;
        l706: for (;;) {
          if (n709 >= 200) break;
          const s708 = p;
          l707: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186)))) {
              touched ||= p >= end;
              break l707;
            }
            p++;
            n709++;
            continue l706;
          }
          p = s708;
          break;
        }
        l_text = text.slice(s705, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282))) {
          touched ||= p >= end;
          break l704;
        }
        p++;
        l712: {
          const s710 = p;
          l711: {
            p = skipEndsName(p);
            if (p < 0) { break l711; }
            p = s710;
            break l712;
          }
          p = s710;
          break l704;
        }
        break l702;
      }
      p = s703;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s713 = p;
    let n717 = 0;
    l714: for (;;) {
      if (n717 >= 200) break;
      const s716 = p;
      l715: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 181 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 179)))) {
          touched ||= p >= end;
          break l715;
        }
        p++;
        n717++;
        continue l714;
      }
      p = s716;
      break;
    }
    l_text = text.slice(s713, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l720: {
      const s718 = p;
      l719: {
        p = skipEndsName(p);
        if (p < 0) { break l719; }
        p = s718;
        break l720;
      }
      p = s718;
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
  l724: {
    const s725 = p;
    if (text.charCodeAt(p) === 34) {
      l726: {
        const r727 = readDoubleName(p);
        if (r727 === undefined) { break l726; }
        l_text = r727;
        p = pos;
        break l724;
      }
      p = s725;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r730 = readSingleName(p);
    if (r730 === undefined) { return undefined; }
    l_text = r730;
    p = pos;
  }
  l735: {
    const s733 = p;
    l734: {
      p = skipEndsName(p);
      if (p < 0) { break l734; }
      p = s733;
      break l735;
    }
    p = s733;
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
  const s728 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s728, p);
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
  const s731 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s731, p);
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
  const s739 = p;
  let n743 = 0;
  l740: for (;;) {
    if (n743 >= 200) break;
    const s742 = p;
    l741: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l741;
      }
      p++;
      n743++;
      continue l740;
    }
    p = s742;
    break;
  }
  if (n743 < 1) { return undefined; }
  l_text = text.slice(s739, p);
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
  l746: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s744 = p;
      l745: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l745;
        }
        p = skipValueStart(p);
        if (p < 0) { break l745; }
        p = s744;
        break l746;
      }
      p = s744;
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
  l750: {
    const s751 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l752: {
        p++;
        const s753 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l752;
        }
        p++;
        let n757 = 0;
        l754: for (;;) {
          if (n757 >= 200) break;
          const s756 = p;
          l755: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l755;
            }
            p++;
            n757++;
            continue l754;
          }
          p = s756;
          break;
        }
        l_text = text.slice(s753, p);
        l760: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s758 = p;
            l759: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l759;
              }
              p++;
              p = s758;
              break l760;
            }
            p = s758;
          } else touched ||= p >= end;
          break l752;
        }
        break l750;
      }
      p = s751;
    } else touched ||= p >= end;
    const s761 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s761, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l768: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s766 = p;
        l767: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l767;
          }
          p++;
          p = s766;
          break l768;
        }
        p = s766;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) p++;
  touched ||= p >= end;
  l762: for (;;) {
    const s764 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l763: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l763;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
          touched ||= p >= end;
          break l763;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) p++;
        touched ||= p >= end;
        continue l762;
      }
      p = s764;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l772: {
    const s773 = p;
    if (text.charCodeAt(p) === 34) {
      l774: {

        p++;
        const s775 = p;
        let n779 = 0;
        l776: for (;;) {
          if (n779 >= 200) break;
          const s778 = p;
          l777: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l777;
            }
            p++;
            n779++;
            continue l776;
          }
          p = s778;
          break;
        }
        l_text = text.slice(s775, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l774;
        }
        p++;
        l782: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
            const s780 = p;
            l781: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l781;
              }
              p++;
              p = s780;
              break l782;
            }
            p = s780;
          } else touched ||= p >= end;
          break l774;
        }
        break l772;
      }
      p = s773;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s783 = p;
    let n787 = 0;
    l784: for (;;) {
      if (n787 >= 200) break;
      const s786 = p;
      l785: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l785;
        }
        p++;
        n787++;
        continue l784;
      }
      p = s786;
      break;
    }
    l_text = text.slice(s783, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l790: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s788 = p;
        l789: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l789;
          }
          p++;
          p = s788;
          break l790;
        }
        p = s788;
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
  l794: {
    const s795 = p;
    if (text.charCodeAt(p) === 34) {
      l796: {

        p++;
        const s797 = p;
        p = skipNameInside(p);
        if (p < 0) { break l796; }
        let n808 = 0;
        l805: for (;;) {
          if (n808 >= 9) break;
          const s807 = p;
          l806: {
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l806;
            }
            p++;
            {
              const s809 = p;
              l810: {
                p = skipEndsName(p);
                if (p < 0) { break l810; }
                break l806;
              }
              p = s809;
            }
            p = skipNameInside(p);
            if (p < 0) { break l806; }
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l806;
            }
            p++;
            {
              const s812 = p;
              l813: {
                p = skipEndsName(p);
                if (p < 0) { break l813; }
                break l806;
              }
              p = s812;
            }
            p = skipNameInside(p);
            if (p < 0) { break l806; }
            n808++;
            continue l805;
          }
          p = s807;
          break;
        }
        if (n808 < 1) { break l796; }
        l_text = text.slice(s797, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l796;
        }
        p++;
        l817: {
          const s815 = p;
          l816: {
            p = skipEndsName(p);
            if (p < 0) { break l816; }
            p = s815;
            break l817;
          }
          p = s815;
          break l796;
        }
        break l794;
      }
      p = s795;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s818 = p;
    let n822 = 0;
    l819: for (;;) {
      if (n822 >= 200) break;
      const s821 = p;
      l820: {
        l823: {
          const s824 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l825: {
              p++;
              break l823;
            }
            p = s824;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l820;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l820;
          }
          p++;
        }
        n822++;
        continue l819;
      }
      p = s821;
      break;
    }
    l_text = text.slice(s818, p);
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l828: {
      const s826 = p;
      l827: {
        p = skipEndsName(p);
        if (p < 0) { break l827; }
        p = s826;
        break l828;
      }
      p = s826;
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
  let n801 = 0;
  l798: for (;;) {
    if (n801 >= 200) break;
    const s800 = p;
    l799: {
      l802: {
        const s803 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
          l804: {
            p++;
            break l802;
          }
          p = s803;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l799;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l799;
        }
        p++;
      }
      n801++;
      continue l798;
    }
    p = s800;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l832: {
    const s833 = p;
    if (text.charCodeAt(p) === 34) {
      l834: {

        p++;
        const s835 = p;
        let n839 = 0;
        l836: for (;;) {
          if (n839 >= 200) break;
          const s838 = p;
          l837: {
            l840: {
              const s841 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l842: {
                  p++;
                  break l840;
                }
                p = s841;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l843: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l843;
                  }
                  p++;
                  break l840;
                }
                p = s841;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l837;
              }
              p++;
              {
                const s844 = p;
                l845: {
                  p = skipEndsName(p);
                  if (p < 0) { break l845; }
                  break l837;
                }
                p = s844;
              }
            }
            n839++;
            continue l836;
          }
          p = s838;
          break;
        }
        l_text = text.slice(s835, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l834;
        }
        p++;
        l849: {
          const s847 = p;
          l848: {
            p = skipEndsName(p);
            if (p < 0) { break l848; }
            p = s847;
            break l849;
          }
          p = s847;
          break l834;
        }
        break l832;
      }
      p = s833;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s850 = p;
    let n854 = 0;
    l851: for (;;) {
      if (n854 >= 200) break;
      const s853 = p;
      l852: {
        l855: {
          const s856 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128)) {
            l857: {
              p++;
              break l855;
            }
            p = s856;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l858: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l858;
              }
              p++;
              break l855;
            }
            p = s856;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l852;
          }
          p++;
          {
            const s859 = p;
            l860: {
              p = skipEndsName(p);
              if (p < 0) { break l860; }
              break l852;
            }
            p = s859;
          }
        }
        n854++;
        continue l851;
      }
      p = s853;
      break;
    }
    l_text = text.slice(s850, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l864: {
      const s862 = p;
      l863: {
        p = skipEndsName(p);
        if (p < 0) { break l863; }
        p = s862;
        break l864;
      }
      p = s862;
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
  l867: {
    if (text.charCodeAt(p) === 58) {
      const s869 = p;
      l868: {

        p++;
        break l867;
      }
      p = s869;
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

function readKeyGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l886: {
    const s887 = p;
    const t888 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l889: {
        const r890 = readBlanks(p);
        if (r890 === undefined) { break l889; }
        value = r890;
        p = pos;
        break l886;
      }
      p = s887;
      if (trail.length > t888) trail.length = t888;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r892 = readGapMistake(p);
    if (r892 === undefined) { return undefined; }
    value = r892;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l896: {
    const s897 = p;
    const t898 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l899: {
        const r900 = readBadColon(p);
        if (r900 === undefined) { break l899; }
        value = r900;
        p = pos;
        break l896;
      }
      p = s897;
      if (trail.length > t898) trail.length = t898;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l912: {

        value = ":";
        p++;
        break l896;
      }
      p = s897;
      if (trail.length > t898) trail.length = t898;
    } else touched ||= p >= end;
    l913: {
      l916: {
        const s914 = p;
        l915: {
          l917: {
            const s918 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l919: {
                p++;
                break l917;
              }
              p = s918;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s920 = p;
                l921: {
                  p++;
                  break l915;
                }
                p = s920;
              }
            } else touched ||= p >= end;
          }
          p = s914;
          break l916;
        }
        p = s914;
        break l913;
      }
      value = null;
      break l896;
    }
    p = s897;
    if (trail.length > t898) trail.length = t898;
    const r923 = readMissingColon(p);
    if (r923 === undefined) { return undefined; }
    value = r923;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l901: {
    const s902 = p;
    if (text.charCodeAt(p) === 58) {
      l903: {

        p++;
        let m907 = false;
        l904: for (;;) {
          const s906 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
            l905: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
                touched ||= p >= end;
                break l905;
              }
              p++;
              m907 = true;
              continue l904;
            }
            p = s906;
          } else touched ||= p >= end;
          break;
        }
        if (!m907) { break l903; }
        break l901;
      }
      p = s902;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l908: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l908;
        }
        p += 2;
        break l901;
      }
      p = s902;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l909: {

        p++;
        break l901;
      }
      p = s902;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l910: {

        p++;
        break l901;
      }
      p = s902;
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
  l929: {
    if (text.charCodeAt(p) === 58) {
      const s927 = p;
      l928: {

        p++;
        p = s927;
        break l929;
      }
      p = s927;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return -1;
  }
  const r938 = readValueGap(p);
  if (r938 === undefined) { return -1; }
  value = r938;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l939: {
    const s940 = p;
    const t941 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l942: {
        const r943 = readBlanks(p);
        if (r943 === undefined) { break l942; }
        value = r943;
        p = pos;
        break l939;
      }
      p = s940;
      if (trail.length > t941) trail.length = t941;
    } else touched ||= p >= end;
    let e945!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s946 = p;
        l947: {
          p = skipHashWord(p);
          if (p < 0) { break l947; }
          return undefined;
        }
        p = s946;
      }
    } else touched ||= p >= end;
    e945 = null;
    let e949!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r950 = readGapMistake(p);
    if (r950 === undefined) { return undefined; }
    e949 = r950;
    p = pos;
    value = [e945, e949];
  }
  pos = p;
  return value;
}

function leaf95(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedAmountNode;
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return -1;
  }
  const r953 = readRepairedAmount(p);
  if (r953 === undefined) { return -1; }
  value = r953;
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
  const r954 = readBadThousands(p);
  if (r954 === undefined) { return undefined; }
  l_value = r954;
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
  const r957 = readWord(p);
  if (r957 === undefined) { return -1; }
  value = r957;
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
  const r959 = readRepairedPlaceholder(p);
  if (r959 === undefined) { return -1; }
  value = r959;
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
  const r961 = readObjectStart(p);
  if (r961 === undefined) { return -1; }
  value = r961;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r962 = readObjectKind(p);
  if (r962 === undefined) { return undefined; }
  l_kind = r962;
  p = pos;
  l964: {
    const s965 = p;
    const t966 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l967: {

        p++;
        break l964;
      }
      p = s965;
      if (trail.length > t966) trail.length = t966;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65371)) {
      touched ||= p >= end;
      return undefined;
    }
    const r968 = readBadFullBrace(p);
    if (r968 === undefined) { return undefined; }
    p = pos;
  }
  l970: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)) {
      const s972 = p;
      const t973 = trail.length;
      l971: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l971;
        }
        const r974 = readBadDoubledBracket(p);
        if (r974 === undefined) { break l971; }
        p = pos;
        break l970;
      }
      p = s972;
      if (trail.length > t973) trail.length = t973;
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
  l977: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s975 = p;
      l976: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l976;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l976; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l976;
        }
        p++;
        p = s975;
        break l977;
      }
      p = s975;
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
  const r980 = readArrayStart(p);
  if (r980 === undefined) { return -1; }
  value = r980;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r981 = readArrayKind(p);
  if (r981 === undefined) { return undefined; }
  l_kind = r981;
  p = pos;
  l983: {
    const s984 = p;
    const t985 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l986: {

        p++;
        break l983;
      }
      p = s984;
      if (trail.length > t985) trail.length = t985;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65339)) {
      touched ||= p >= end;
      return undefined;
    }
    const r987 = readBadFullBracket(p);
    if (r987 === undefined) { return undefined; }
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
  const r990 = readTupleStart(p);
  if (r990 === undefined) { return -1; }
  value = r990;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r991 = readArrayKind(p);
  if (r991 === undefined) { return undefined; }
  l_kind = r991;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r993 = readBadTuple(p);
  if (r993 === undefined) { return undefined; }
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
  l996: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s994 = p;
      l995: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l997: {
          const s998 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l999: {
              p++;
              break l997;
            }
            p = s998;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1000: {
              p = skipNumeral(p);
              if (p < 0) { break l1000; }
              break l997;
            }
            p = s998;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l1001: {
              p++;
              break l997;
            }
            p = s998;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l1002: {
              p = skipLiteral(p);
              if (p < 0) { break l1002; }
              break l997;
            }
            p = s998;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l995;
          }
          p++;
        }
        p = s994;
        break l996;
      }
      p = s994;
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
  let e1005!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1006 = p;
      l1007: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1007; }
        return -1;
      }
      p = s1006;
    }
  } else touched ||= p >= end;
  e1005 = null;
  value = [e1005];
  leafValue = value;
  return p;
}

function leaf110(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1009!: null;
  l1012: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s1010 = p;
      l1011: {
        l1013: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1015 = p;
            l1014: {
              p = skipPrefix(p);
              if (p < 0) { break l1014; }
              break l1013;
            }
            p = s1015;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1011;
        }
        p += 3;
        p = s1010;
        break l1012;
      }
      p = s1010;
    } else touched ||= p >= end;
    return -1;
  }
  e1009 = null;
  value = [e1009];
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
  l1016: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s1018 = p;
      l1017: {
        p++;
        break l1016;
      }
      p = s1018;
    } else touched ||= p >= end;
  }
  l1021: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1019 = p;
      l1020: {
        p++;
        p = s1019;
        break l1021;
      }
      p = s1019;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r1022 = readTextStart(p);
  if (r1022 === undefined) { return -1; }
  value = r1022;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1023: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
      const s1025 = p;
      const t1026 = trail.length;
      l1024: {
        const r1027 = readBadPrefix(p);
        if (r1027 === undefined) { break l1024; }
        p = pos;
        break l1023;
      }
      p = s1025;
      if (trail.length > t1026) trail.length = t1026;
    } else touched ||= p >= end;
  }
  l1029: {
    const s1030 = p;
    const t1031 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1032: {
        const r1033 = readBadTripleQuotes(p);
        if (r1033 === undefined) { break l1032; }
        l_mark = r1033;
        p = pos;
        break l1029;
      }
      p = s1030;
      if (trail.length > t1031) trail.length = t1031;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 65282 || c === 65287)) {
      l1038: {
        const r1039 = readBadSmartQuotes(p);
        if (r1039 === undefined) { break l1038; }
        l_mark = r1039;
        p = pos;
        break l1029;
      }
      p = s1030;
      if (trail.length > t1031) trail.length = t1031;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1041: {
        const r1042 = readBadBackticks(p);
        if (r1042 === undefined) { break l1041; }
        l_mark = r1042;
        p = pos;
        break l1029;
      }
      p = s1030;
      if (trail.length > t1031) trail.length = t1031;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1044: {
        const r1045 = readBadSingleQuotes(p);
        if (r1045 === undefined) { break l1044; }
        l_mark = r1045;
        p = pos;
        break l1029;
      }
      p = s1030;
      if (trail.length > t1031) trail.length = t1031;
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
  l1034: {
    const s1035 = p;
    if (text.charCodeAt(p) === 34) {
      l1036: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1036;
        }
        p += 3;
        break l1034;
      }
      p = s1035;
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
      l1048: {

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
      l1049: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1050 = p;
            l1051: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1051;
              }
              p += 3;
              break l1049;
            }
            p = s1050;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1049;
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
  l1053: {
    const s1054 = p;
    const t1055 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1056: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1056;
        }
        value = "\"\"\"";
        p += 3;
        break l1053;
      }
      p = s1054;
      if (trail.length > t1055) trail.length = t1055;
    } else touched ||= p >= end;
    const r1057 = readMissingStringEnd(p);
    if (r1057 === undefined) { return -1; }
    value = r1057;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1058: {
    if (text.charCodeAt(p) === 92) {
      const s1060 = p;
      l1059: {

        p++;
        l1061: {
          if (text.charCodeAt(p) === 117) {
            const s1063 = p;
            l1062: {

              p++;
              let n1067 = 0;
              l1064: for (;;) {
                if (n1067 >= 3) break;
                const s1066 = p;
                l1065: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1065;
                  }
                  p++;
                  n1067++;
                  continue l1064;
                }
                p = s1066;
                break;
              }
              break l1061;
            }
            p = s1063;
          } else touched ||= p >= end;
        }
        break l1058;
      }
      p = s1060;
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
  let e1069!: null;
  l1072: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      const s1070 = p;
      l1071: {
        l1073: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1075 = p;
            l1074: {
              p = skipPrefix(p);
              if (p < 0) { break l1074; }
              break l1073;
            }
            p = s1075;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1071;
        }
        p += 3;
        p = s1070;
        break l1072;
      }
      p = s1070;
    } else touched ||= p >= end;
    return -1;
  }
  e1069 = null;
  value = [e1069];
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
      l1076: {

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
      l1077: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1078 = p;
            l1079: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1079;
              }
              p += 3;
              break l1077;
            }
            p = s1078;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1077;
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
  l1081: {
    const s1082 = p;
    const t1083 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1084: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1084;
        }
        value = "'''";
        p += 3;
        break l1081;
      }
      p = s1082;
      if (trail.length > t1083) trail.length = t1083;
    } else touched ||= p >= end;
    const r1085 = readMissingStringEnd(p);
    if (r1085 === undefined) { return -1; }
    value = r1085;
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
  let e1087!: null;
  l1090: {
    if (text.charCodeAt(p) === 34) {
      const s1088 = p;
      l1089: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1089;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1089;
        }
        p++;
        {
          const s1091 = p;
          l1092: {
            p = skipEnds(p);
            if (p < 0) { break l1092; }
            break l1089;
          }
          p = s1091;
        }
        p = s1088;
        break l1090;
      }
      p = s1088;
    } else touched ||= p >= end;
    return -1;
  }
  e1087 = null;
  value = [e1087];
  leafValue = value;
  return p;
}

function text125(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) >= 126 || c <= 92 || (c >= 94 && c <= 124))) p++;
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
    if (((c = text.charCodeAt(p)) >= 126 || c <= 92 || (c >= 94 && c <= 124))) {
      l1094: {

        while (((c = text.charCodeAt(p)) >= 126 || c <= 92 || (c >= 94 && c <= 124))) p++;
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
      l1095: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1096 = p;
            l1097: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1097; }
              break l1095;
            }
            p = s1096;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1095;
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
  l1099: {
    const s1100 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1101: {
        p++;
        break l1099;
      }
      p = s1100;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1102 = p;
        l1103: {
          p++;
          return -1;
        }
        p = s1102;
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
  l1105: {
    const s1106 = p;
    const t1107 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1108: {
        const r1109 = readInnerEnd(p);
        if (r1109 === undefined) { break l1108; }
        value = r1109;
        p = pos;
        break l1105;
      }
      p = s1106;
      if (trail.length > t1107) trail.length = t1107;
    } else touched ||= p >= end;
    const r1117 = readMissingStringEnd(p);
    if (r1117 === undefined) { return -1; }
    value = r1117;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1112: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1110 = p;
      l1111: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1111; }
        p = s1110;
        break l1112;
      }
      p = s1110;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1113 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1113, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1114 = readBadInnerJson(p);
  if (r1114 === undefined) { return undefined; }
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
  let e1119!: null;
  l1122: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s1120 = p;
      l1121: {
        l1123: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1125 = p;
            l1124: {
              p = skipPrefix(p);
              if (p < 0) { break l1124; }
              break l1123;
            }
            p = s1125;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1121;
        }
        p++;
        p = s1120;
        break l1122;
      }
      p = s1120;
    } else touched ||= p >= end;
    return -1;
  }
  e1119 = null;
  value = [e1119];
  leafValue = value;
  return p;
}

function text131(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) {
      l1126: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) p++;
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
      l1127: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1128 = p;
            l1129: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1129; }
              break l1127;
            }
            p = s1128;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1127;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1127; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
      l1199: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1200 = p;
            l1201: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1201; }
              break l1199;
            }
            p = s1200;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1199;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
      l1207: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1208 = p;
            l1209: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1209; }
              break l1207;
            }
            p = s1208;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1207;
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
  l1131: {
    const s1132 = p;
    if (text.charCodeAt(p) === 44) {
      l1133: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1133;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1133; }
        break l1131;
      }
      p = s1132;
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
  l1134: {
    const s1135 = p;
    if (text.charCodeAt(p) === 34) {
      l1136: {
        p = skipInObject(p);
        if (p < 0) { break l1136; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1137 = p;
            l1138: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1138; }
              break l1136;
            }
            p = s1137;
          }
        } else touched ||= p >= end;
        l1142: {
          if (text.charCodeAt(p) === 34) {
            const s1140 = p;
            l1141: {

              p++;
              p = s1140;
              break l1142;
            }
            p = s1140;
          } else touched ||= p >= end;
          break l1136;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1136;
        }
        p = skipLostName(p);
        if (p < 0) { break l1136; }
        break l1134;
      }
      p = s1135;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1154 = p;
        l1155: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1155; }
          return -1;
        }
        p = s1154;
      }
    } else touched ||= p >= end;
    l1159: {
      if (text.charCodeAt(p) === 34) {
        const s1157 = p;
        l1158: {

          p++;
          p = s1157;
          break l1159;
        }
        p = s1157;
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
  l1143: {
    const s1144 = p;
    if (text.charCodeAt(p) === 34) {
      l1145: {

        p++;
        let n1149 = 0;
        l1146: for (;;) {
          if (n1149 >= 200) break;
          const s1148 = p;
          l1147: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1147;
            }
            p++;
            n1149++;
            continue l1146;
          }
          p = s1148;
          break;
        }
        if (n1149 < 1) { break l1145; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1145;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1145;
        }
        p++;
        break l1143;
      }
      p = s1144;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1153 = 0;
    l1150: for (;;) {
      if (n1153 >= 200) break;
      const s1152 = p;
      l1151: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1151;
        }
        p++;
        n1153++;
        continue l1150;
      }
      p = s1152;
      break;
    }
    if (n1153 < 1) { return -1; }
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
  l1160: {
    const s1161 = p;
    if (text.charCodeAt(p) === 34) {
      l1162: {

        p++;
        let n1166 = 0;
        l1163: for (;;) {
          if (n1166 >= 200) break;
          const s1165 = p;
          l1164: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1164;
            }
            p++;
            n1166++;
            continue l1163;
          }
          p = s1165;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1162;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1162;
        }
        p++;
        break l1160;
      }
      p = s1161;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1170 = 0;
    l1167: for (;;) {
      if (n1170 >= 200) break;
      const s1169 = p;
      l1168: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1168;
        }
        p++;
        n1170++;
        continue l1167;
      }
      p = s1169;
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
  l1171: {
    const s1172 = p;
    if (text.charCodeAt(p) === 125) {
      l1173: {
        p = skipInObject(p);
        if (p < 0) { break l1173; }
        l1176: {
          if (text.charCodeAt(p) === 125) {
            const s1174 = p;
            l1175: {

              p++;
              p = s1174;
              break l1176;
            }
            p = s1174;
          } else touched ||= p >= end;
          break l1173;
        }
        break l1171;
      }
      p = s1172;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1179: {
      if (text.charCodeAt(p) === 93) {
        const s1177 = p;
        l1178: {

          p++;
          p = s1177;
          break l1179;
        }
        p = s1177;
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
  l1184: {
    const s1185 = p;
    if (text.charCodeAt(p) === 44) {
      l1186: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1187: {
          if (text.charCodeAt(p) === 123) {
            const s1189 = p;
            l1188: {

              p++;
              break l1187;
            }
            p = s1189;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1190 = p;
            l1191: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1191; }
              break l1186;
            }
            p = s1190;
          }
        } else touched ||= p >= end;
        l1195: {
          if (text.charCodeAt(p) === 34) {
            const s1193 = p;
            l1194: {

              p++;
              p = s1193;
              break l1195;
            }
            p = s1193;
          } else touched ||= p >= end;
          break l1186;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1186;
        }
        p = skipLostName(p);
        if (p < 0) { break l1186; }
        break l1184;
      }
      p = s1185;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1196 = p;
        l1197: {
          p++;
          return -1;
        }
        p = s1196;
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
  let n1183 = 0;
  l1180: for (;;) {
    if (n1183 >= 99) break;
    const s1182 = p;
    l1181: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1203: {
    const s1204 = p;
    if (text.charCodeAt(p) === 44) {
      l1205: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1205;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1205; }
        break l1203;
      }
      p = s1204;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1206: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false))) {
          touched ||= p >= end;
          break l1206;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1206; }
        break l1203;
      }
      p = s1204;
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
  let e1211!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1212 = p;
      l1213: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1213; }
        return -1;
      }
      p = s1212;
    }
  } else touched ||= p >= end;
  e1211 = null;
  value = [e1211];
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
  const r1215 = readBadBlankPair(p);
  if (r1215 === undefined) { return -1; }
  value = r1215;
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
    const s1216 = p;
    l1217: {
      p = skipEnds(p);
      if (p < 0) { break l1217; }
      return undefined;
    }
    p = s1216;
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
  const r1220 = readBadQuote(p);
  if (r1220 === undefined) { return -1; }
  value = r1220;
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
  l1223: {
    if (p < end) {
      const s1221 = p;
      l1222: {
        p++;
        p = s1221;
        break l1223;
      }
      p = s1221;
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
  const r1225 = readTextFlaw(p);
  if (r1225 === undefined) { return -1; }
  value = r1225;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1226: {
    const s1227 = p;
    const t1228 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1229: {
        const r1230 = readBadNewline(p);
        if (r1230 === undefined) { break l1229; }
        value = r1230;
        p = pos;
        break l1226;
      }
      p = s1227;
      if (trail.length > t1228) trail.length = t1228;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 14 && c <= 31) || c <= 9 || (c >= 11 && c <= 12))) {
      l1241: {
        const r1242 = readBadControl(p);
        if (r1242 === undefined) { break l1241; }
        value = r1242;
        p = pos;
        break l1226;
      }
      p = s1227;
      if (trail.length > t1228) trail.length = t1228;
    } else touched ||= p >= end;
    let e1244!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1245 = p;
        l1246: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1246; }
          return undefined;
        }
        p = s1245;
      }
    } else touched ||= p >= end;
    e1244 = null;
    let e1248!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1249 = p;
        l1250: {
          p = skipCutEscape(p);
          if (p < 0) { break l1250; }
          return undefined;
        }
        p = s1249;
      }
    } else touched ||= p >= end;
    e1248 = null;
    let e1262!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1263 = readBadEscape(p);
    if (r1263 === undefined) { return undefined; }
    e1262 = r1263;
    p = pos;
    value = [e1244, e1248, e1262];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1231 = p;
      l1232: {
        p = skipEol(p);
        if (p < 0) { break l1232; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1232;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1232; }
        return undefined;
      }
      p = s1231;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
    {
      const s1234 = p;
      l1235: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1235;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1235; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1235;
        }
        p = skipClosers(p);
        if (p < 0) { break l1235; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1237 = p;
            l1238: {
              p++;
              break l1235;
            }
            p = s1237;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1234;
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
  l1252: {
    if (text.charCodeAt(p) === 117) {
      const s1254 = p;
      l1253: {

        p++;
        let n1258 = 0;
        l1255: for (;;) {
          if (n1258 >= 3) break;
          const s1257 = p;
          l1256: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
        break l1252;
      }
      p = s1254;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1259 = p;
      l1260: {
        p++;
        return -1;
      }
      p = s1259;
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
  l1264: {
    const s1265 = p;
    if (text.charCodeAt(p) === 92) {
      l1266: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1266;
        }
        p += 3;
        const s1267 = p;
        let n1271 = 0;
        l1268: for (;;) {
          if (n1271 >= 6) break;
          const s1270 = p;
          l1269: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1269;
            }
            p++;
            n1271++;
            continue l1268;
          }
          p = s1270;
          break;
        }
        if (n1271 < 1) { break l1266; }
        l_code = text.slice(s1267, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1266;
        }
        p++;
        break l1264;
      }
      p = s1265;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1272: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1272;
        }
        p += 2;
        const s1273 = p;
        let n1277 = 0;
        l1274: for (;;) {
          if (n1277 >= 2) break;
          const s1276 = p;
          l1275: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1275;
            }
            p++;
            n1277++;
            continue l1274;
          }
          p = s1276;
          break;
        }
        if (n1277 < 2) { break l1272; }
        l_code = text.slice(s1273, p);
        break l1264;
      }
      p = s1265;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1278: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1278;
        }
        const r1279 = readEol(p);
        if (r1279 === undefined) { break l1278; }
        l_lineEnd = r1279;
        p = pos;
        break l1264;
      }
      p = s1265;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1285: {

        p++;
        const s1286 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1285;
        }
        p++;
        l_char = text.slice(s1286, p);
        break l1264;
      }
      p = s1265;
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
        const s1287 = p;
        l1288: {
          p++;
          return undefined;
        }
        p = s1287;
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
  l1280: {
    const s1281 = p;
    if (text.charCodeAt(p) === 13) {
      l1282: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1282;
        }
        value = "\r\n";
        p += 2;
        break l1280;
      }
      p = s1281;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1283: {

        value = "\n";
        p++;
        break l1280;
      }
      p = s1281;
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
  const r1292 = readPairEnds(p);
  if (r1292 === undefined) { return -1; }
  value = r1292;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1293: {
    const s1294 = p;
    const t1295 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1296: {
        let e1297!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1298 = p;
            l1299: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1299; }
              break l1296;
            }
            p = s1298;
          }
        } else touched ||= p >= end;
        e1297 = null;
        let e1347!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1296;
        }
        const r1348 = readBadQuote(p);
        if (r1348 === undefined) { break l1296; }
        e1347 = r1348;
        p = pos;
        value = [e1297, e1347];
        break l1293;
      }
      p = s1294;
      if (trail.length > t1295) trail.length = t1295;
    } else touched ||= p >= end;
    const r1350 = readBadLoneQuote(p);
    if (r1350 === undefined) { return undefined; }
    value = r1350;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1301: {
    const s1302 = p;
    l1303: {
      p = skipInObject(p);
      if (p < 0) { break l1303; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1304: {
        const s1305 = p;
        l1306: {
          if (p < end) {
            {
              const s1307 = p;
              l1308: {
                p++;
                break l1306;
              }
              p = s1307;
            }
          } else touched ||= p >= end;
          break l1304;
        }
        p = s1305;
        if (text.charCodeAt(p) === 44) {
          l1310: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1311: {
              const s1312 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1313: {
                  p = skipLostName(p);
                  if (p < 0) { break l1313; }
                  break l1311;
                }
                p = s1312;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1310;
              }
              p++;
            }
            break l1304;
          }
          p = s1305;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1303;
        }
        p = skipClosers(p);
        if (p < 0) { break l1303; }
        l1314: {
          const s1315 = p;
          if (text.charCodeAt(p) === 44) {
            l1316: {

              p++;
              break l1314;
            }
            p = s1315;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1317: {
              p = skipEol(p);
              if (p < 0) { break l1317; }
              break l1314;
            }
            p = s1315;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1318 = p;
              l1319: {
                p++;
                break l1303;
              }
              p = s1318;
            }
          } else touched ||= p >= end;
        }
      }
      break l1301;
    }
    p = s1302;
    l1321: {
      p = skipInArray(p);
      if (p < 0) { break l1321; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1322: {
        const s1323 = p;
        l1324: {
          if (p < end) {
            {
              const s1325 = p;
              l1326: {
                p++;
                break l1324;
              }
              p = s1325;
            }
          } else touched ||= p >= end;
          break l1322;
        }
        p = s1323;
        if (text.charCodeAt(p) === 44) {
          l1328: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1329: {
              const s1330 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1331: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1331; }
                  break l1329;
                }
                p = s1330;
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
                l1332: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1332; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1332;
                  }
                  p++;
                  break l1329;
                }
                p = s1330;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1333: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1333; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1333;
                  }
                  p++;
                  break l1329;
                }
                p = s1330;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1328;
              }
              p++;
            }
            break l1322;
          }
          p = s1323;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1321;
        }
        p = skipClosers(p);
        if (p < 0) { break l1321; }
        l1334: {
          const s1335 = p;
          if (text.charCodeAt(p) === 44) {
            l1336: {

              p++;
              break l1334;
            }
            p = s1335;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1337: {
              p = skipEol(p);
              if (p < 0) { break l1337; }
              break l1334;
            }
            p = s1335;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1338 = p;
              l1339: {
                p++;
                break l1321;
              }
              p = s1338;
            }
          } else touched ||= p >= end;
        }
      }
      break l1301;
    }
    p = s1302;
    {
      const s1341 = p;
      l1342: {
        p = skipInObject(p);
        if (p < 0) { break l1342; }
        return -1;
      }
      p = s1341;
    }
    {
      const s1344 = p;
      l1345: {
        p = skipInArray(p);
        if (p < 0) { break l1345; }
        return -1;
      }
      p = s1344;
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
  const r1353 = readDoubleEnd(p);
  if (r1353 === undefined) { return -1; }
  value = r1353;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1354: {
    const s1355 = p;
    const t1356 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1357: {

        value = "\"";
        p++;
        break l1354;
      }
      p = s1355;
      if (trail.length > t1356) trail.length = t1356;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1358: {
        const r1359 = readBadEscapedEnd(p);
        if (r1359 === undefined) { break l1358; }
        value = r1359;
        p = pos;
        break l1354;
      }
      p = s1355;
      if (trail.length > t1356) trail.length = t1356;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1364: {
        const r1365 = readBadOtherEnd(p);
        if (r1365 === undefined) { break l1364; }
        value = r1365;
        p = pos;
        break l1354;
      }
      p = s1355;
      if (trail.length > t1356) trail.length = t1356;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1370: {
        const r1371 = readMissingLastQuote(p);
        if (r1371 === undefined) { break l1370; }
        value = r1371;
        p = pos;
        break l1354;
      }
      p = s1355;
      if (trail.length > t1356) trail.length = t1356;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      l1379: {
        const r1380 = readMissingQuote(p);
        if (r1380 === undefined) { break l1379; }
        value = r1380;
        p = pos;
        break l1354;
      }
      p = s1355;
      if (trail.length > t1356) trail.length = t1356;
    } else touched ||= p >= end;
    const r1388 = readMissingStringEnd(p);
    if (r1388 === undefined) { return undefined; }
    value = r1388;
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
  l1362: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1360 = p;
      l1361: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1361; }
        p = s1360;
        break l1362;
      }
      p = s1360;
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
  l1368: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1366 = p;
      l1367: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1367; }
        p = s1366;
        break l1368;
      }
      p = s1366;
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
  l1374: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      const s1372 = p;
      l1373: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1373;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1373; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1373;
        }
        p = skipClosers(p);
        if (p < 0) { break l1373; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1375 = p;
            l1376: {
              p++;
              break l1373;
            }
            p = s1375;
          }
        } else touched ||= p >= end;
        p = s1372;
        break l1374;
      }
      p = s1372;
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
  l1383: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      const s1381 = p;
      l1382: {
        l1384: {
          const s1385 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221)) {
            l1386: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1386; }
              break l1384;
            }
            p = s1385;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1382;
          }
          p = skipEol(p);
          if (p < 0) { break l1382; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1382;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1382; }
        }
        p = s1381;
        break l1383;
      }
      p = s1381;
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
  let e1391!: null;
  l1394: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1392 = p;
      l1393: {
        l1395: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1397 = p;
            l1396: {
              p = skipPrefix(p);
              if (p < 0) { break l1396; }
              break l1395;
            }
            p = s1397;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
          touched ||= p >= end;
          break l1393;
        }
        p++;
        p = s1392;
        break l1394;
      }
      p = s1392;
    } else touched ||= p >= end;
    return -1;
  }
  e1391 = null;
  value = [e1391];
  leafValue = value;
  return p;
}

function text164(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) {
      l1398: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) p++;
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
      l1399: {
        if (!((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1399;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
          {
            const s1400 = p;
            l1401: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1401; }
              break l1399;
            }
            p = s1400;
          }
        } else touched ||= p >= end;

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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      l1414: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
          {
            const s1415 = p;
            l1416: {
              p = skipSingleLost(p);
              if (p < 0) { break l1416; }
              break l1414;
            }
            p = s1415;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false))) {
          touched ||= p >= end;
          break l1414;
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
    const s1403 = p;
    l1404: {
      p = skipEnds(p);
      if (p < 0) { break l1404; }
      return -1;
    }
    p = s1403;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1418: {
    const s1419 = p;
    if (text.charCodeAt(p) === 44) {
      l1420: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1420;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1420; }
        break l1418;
      }
      p = s1419;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1436: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1437: {
          const s1438 = p;
          if (text.charCodeAt(p) === 44) {
            l1439: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1440: {
                const s1441 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1442: {
                    p = skipLostName(p);
                    if (p < 0) { break l1442; }
                    break l1440;
                  }
                  p = s1441;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1439;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1439; }
              }
              break l1437;
            }
            p = s1438;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1436;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1436; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1436;
          }
          p = skipClosers(p);
          if (p < 0) { break l1436; }
        }
        break l1418;
      }
      p = s1419;
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
        const s1443 = p;
        l1444: {
          p++;
          return -1;
        }
        p = s1443;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1421: {
    const s1422 = p;
    if (text.charCodeAt(p) === 39) {
      l1423: {
        p = skipInObject(p);
        if (p < 0) { break l1423; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1424 = p;
            l1425: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1425; }
              break l1423;
            }
            p = s1424;
          }
        } else touched ||= p >= end;
        l1429: {
          if (text.charCodeAt(p) === 39) {
            const s1427 = p;
            l1428: {

              p++;
              p = s1427;
              break l1429;
            }
            p = s1427;
          } else touched ||= p >= end;
          break l1423;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1423;
        }
        p = skipLostName(p);
        if (p < 0) { break l1423; }
        break l1421;
      }
      p = s1422;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1430 = p;
        l1431: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1431; }
          return -1;
        }
        p = s1430;
      }
    } else touched ||= p >= end;
    l1435: {
      if (text.charCodeAt(p) === 39) {
        const s1433 = p;
        l1434: {

          p++;
          p = s1433;
          break l1435;
        }
        p = s1433;
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
  l1446: {
    const s1447 = p;
    const t1448 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1449: {
        const r1450 = readContraction(p);
        if (r1450 === undefined) { break l1449; }
        value = r1450;
        p = pos;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1458: {
        const r1459 = readBadInnerMark(p);
        if (r1459 === undefined) { break l1458; }
        value = r1459;
        p = pos;
        break l1446;
      }
      p = s1447;
      if (trail.length > t1448) trail.length = t1448;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1464 = readTextFlaw(p);
    if (r1464 === undefined) { return -1; }
    value = r1464;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1451 = p;
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
  const r1452 = readBadApostrophe(p);
  if (r1452 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1451, p);
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
    const s1453 = p;
    l1454: {
      p = skipEnds(p);
      if (p < 0) { break l1454; }
      return undefined;
    }
    p = s1453;
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
    const s1460 = p;
    l1461: {
      p = skipEnds(p);
      if (p < 0) { break l1461; }
      return undefined;
    }
    p = s1460;
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
  const r1466 = readSingleEnd(p);
  if (r1466 === undefined) { return -1; }
  value = r1466;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1467: {
    const s1468 = p;
    const t1469 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1470: {
        const r1471 = readApostrophe(p);
        if (r1471 === undefined) { break l1470; }
        value = r1471;
        p = pos;
        break l1467;
      }
      p = s1468;
      if (trail.length > t1469) trail.length = t1469;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1473: {
        const r1474 = readBadOtherEnd(p);
        if (r1474 === undefined) { break l1473; }
        value = r1474;
        p = pos;
        break l1467;
      }
      p = s1468;
      if (trail.length > t1469) trail.length = t1469;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : false)) {
      l1476: {
        const r1477 = readMissingLastQuote(p);
        if (r1477 === undefined) { break l1476; }
        value = r1477;
        p = pos;
        break l1467;
      }
      p = s1468;
      if (trail.length > t1469) trail.length = t1469;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      l1479: {
        const r1480 = readMissingSingleQuote(p);
        if (r1480 === undefined) { break l1479; }
        value = r1480;
        p = pos;
        break l1467;
      }
      p = s1468;
      if (trail.length > t1469) trail.length = t1469;
    } else touched ||= p >= end;
    const r1485 = readMissingStringEnd(p);
    if (r1485 === undefined) { return undefined; }
    value = r1485;
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
  l1483: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      const s1481 = p;
      l1482: {
        p = skipSingleLost(p);
        if (p < 0) { break l1482; }
        p = s1481;
        break l1483;
      }
      p = s1481;
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
  let e1488!: null;
  l1491: {
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      const s1489 = p;
      l1490: {
        p++;
        p = s1489;
        break l1491;
      }
      p = s1489;
    } else touched ||= p >= end;
    return -1;
  }
  e1488 = null;
  value = [e1488];
  leafValue = value;
  return p;
}

function text177(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) {
      l1492: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) p++;
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
      l1493: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1493;
        }
        p++;
        l1494: {
          const s1495 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1496: {
              p++;
              break l1494;
            }
            p = s1495;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1493;
          }
          p++;
          let n1500 = 0;
          l1497: for (;;) {
            if (n1500 >= 4) break;
            const s1499 = p;
            l1498: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1498;
              }
              p++;
              n1500++;
              continue l1497;
            }
            p = s1499;
            break;
          }
          if (n1500 < 4) { break l1493; }
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
  l1501: {
    const s1502 = p;
    const t1503 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1504: {
        const r1505 = readBadInnerSmart(p);
        if (r1505 === undefined) { break l1504; }
        value = r1505;
        p = pos;
        break l1501;
      }
      p = s1502;
      if (trail.length > t1503) trail.length = t1503;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1510 = readTextFlaw(p);
    if (r1510 === undefined) { return -1; }
    value = r1510;
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
    const s1506 = p;
    l1507: {
      p = skipEnds(p);
      if (p < 0) { break l1507; }
      return undefined;
    }
    p = s1506;
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
  const r1512 = readSmartEnd(p);
  if (r1512 === undefined) { return -1; }
  value = r1512;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1513: {
    const s1514 = p;
    const t1515 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1516: {
        value = text.charAt(p);
        p++;
        break l1513;
      }
      p = s1514;
      if (trail.length > t1515) trail.length = t1515;
    } else touched ||= p >= end;
    const r1517 = readMissingStringEnd(p);
    if (r1517 === undefined) { return undefined; }
    value = r1517;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf182(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1520!: null;
  l1523: {
    if (text.charCodeAt(p) === 96) {
      const s1521 = p;
      l1522: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1522;
        }
        p += 3;
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

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1524 = readFencedTextStart(p);
  if (r1524 === undefined) { return -1; }
  value = r1524;
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
  const r1525 = readBadFencedText(p);
  if (r1525 === undefined) { return undefined; }
  l_mark = r1525;
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
      l1528: {

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
      l1529: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1530 = p;
            l1531: {
              p = skipEol(p);
              if (p < 0) { break l1531; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1531;
              }
              p += 3;
              break l1529;
            }
            p = s1530;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1529;
        }
        p = skipEol(p);
        if (p < 0) { break l1529; }

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
  l1533: {
    const s1534 = p;
    const t1535 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) {
      l1536: {
        let e1537!: "\r\n" | "\n" | "\r" | null;
        l1538: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1540 = p;
            l1539: {
              const r1541 = readEol(p);
              if (r1541 === undefined) { break l1539; }
              e1537 = r1541;
              p = pos;
              break l1538;
            }
            p = s1540;
          } else touched ||= p >= end;
          e1537 = null;
        }
        let e1543!: string[];
        const list1548: string[] = [];
        l1544: for (;;) {
          const s1546 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1545: {
              let v1547!: string;
              const r1550 = readBlank(p);
              if (r1550 === undefined) { break l1545; }
              v1547 = r1550;
              p = pos;
              list1548.push(v1547);
              continue l1544;
            }
            p = s1546;
          } else touched ||= p >= end;
          break;
        }
        e1543 = list1548;
        let e1552!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1536;
        }
        e1552 = "```";
        p += 3;
        value = [e1537, e1543, e1552];
        break l1533;
      }
      p = s1534;
      if (trail.length > t1535) trail.length = t1535;
    } else touched ||= p >= end;
    const r1553 = readMissingStringEnd(p);
    if (r1553 === undefined) { return -1; }
    value = r1553;
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
  let e1555!: null;
  l1558: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1556 = p;
      l1557: {
        p++;
        p = s1556;
        break l1558;
      }
      p = s1556;
    } else touched ||= p >= end;
    return -1;
  }
  e1555 = null;
  value = [e1555];
  leafValue = value;
  return p;
}

function text190(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) {
      l1559: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) p++;
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
      l1560: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1560;
        }
        p++;
        l1561: {
          const s1562 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1563: {
              p++;
              break l1561;
            }
            p = s1562;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1560;
          }
          p++;
          let n1567 = 0;
          l1564: for (;;) {
            if (n1567 >= 4) break;
            const s1566 = p;
            l1565: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1565;
              }
              p++;
              n1567++;
              continue l1564;
            }
            p = s1566;
            break;
          }
          if (n1567 < 4) { break l1560; }
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
  l1568: {
    const s1569 = p;
    const t1570 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1571: {
        const r1572 = readBadInnerBacktick(p);
        if (r1572 === undefined) { break l1571; }
        value = r1572;
        p = pos;
        break l1568;
      }
      p = s1569;
      if (trail.length > t1570) trail.length = t1570;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1577 = readTextFlaw(p);
    if (r1577 === undefined) { return -1; }
    value = r1577;
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
    const s1573 = p;
    l1574: {
      p = skipEnds(p);
      if (p < 0) { break l1574; }
      return undefined;
    }
    p = s1573;
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
  const r1579 = readBacktickEnd(p);
  if (r1579 === undefined) { return -1; }
  value = r1579;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1580: {
    const s1581 = p;
    const t1582 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1583: {
        value = text.charAt(p);
        p++;
        break l1580;
      }
      p = s1581;
      if (trail.length > t1582) trail.length = t1582;
    } else touched ||= p >= end;
    const r1584 = readMissingStringEnd(p);
    if (r1584 === undefined) { return undefined; }
    value = r1584;
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
  const r1587 = readBadConcatenation(p);
  if (r1587 === undefined) { return -1; }
  value = r1587;
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
  l1590: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1588 = p;
      l1589: {
        l1591: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s1593 = p;
            l1592: {
              p = skipPrefix(p);
              if (p < 0) { break l1592; }
              break l1591;
            }
            p = s1593;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1589;
        }
        p++;
        p = s1588;
        break l1590;
      }
      p = s1588;
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
  const r1595 = readBadVariable(p);
  if (r1595 === undefined) { return -1; }
  value = r1595;
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
  const r1597 = readTextEnd(p);
  if (r1597 === undefined) { return -1; }
  value = r1597;
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
  let e1599!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1600 = p;
      l1601: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1601; }
        return -1;
      }
      p = s1600;
    }
  } else touched ||= p >= end;
  e1599 = null;
  let e1603!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1604 = p;
      l1605: {
        l1607: {
          const s1608 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1609: {
              p++;
              break l1607;
            }
            p = s1608;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1610: {

              p++;
              break l1607;
            }
            p = s1608;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1611: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1611;
              }
              p += 3;
              break l1607;
            }
            p = s1608;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1605;
          }
          p++;
        }
        return -1;
      }
      p = s1604;
    }
  } else touched ||= p >= end;
  e1603 = null;
  let e1612!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1613 = readRepairedWord(p);
  if (r1613 === undefined) { return -1; }
  e1612 = r1613;
  p = pos;
  value = [e1599, e1603, e1612];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1614: {
    const s1615 = p;
    const t1616 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l1617: {
        l1618: {
          const s1619 = p;
          const t1620 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1621: {
              const r1622 = readBadCutSign(p);
              if (r1622 === undefined) { break l1621; }
              l_value = r1622;
              p = pos;
              break l1618;
            }
            p = s1619;
            if (trail.length > t1620) trail.length = t1620;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1627: {
              const r1628 = readBadCutNumber(p);
              if (r1628 === undefined) { break l1627; }
              l_value = r1628;
              p = pos;
              break l1618;
            }
            p = s1619;
            if (trail.length > t1620) trail.length = t1620;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1646: {
              const r1647 = readBadLeadingZero(p);
              if (r1647 === undefined) { break l1646; }
              l_value = r1647;
              p = pos;
              break l1618;
            }
            p = s1619;
            if (trail.length > t1620) trail.length = t1620;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
            touched ||= p >= end;
            break l1617;
          }
          const r1666 = readRepairedNumber(p);
          if (r1666 === undefined) { break l1617; }
          l_value = r1666;
          p = pos;
        }
        break l1614;
      }
      p = s1615;
      if (trail.length > t1616) trail.length = t1616;
    } else touched ||= p >= end;
    l1728: {
      const s1729 = p;
      const t1730 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
        l1731: {
          const r1732 = readBadNan(p);
          if (r1732 === undefined) { break l1731; }
          l_value = r1732;
          p = pos;
          break l1728;
        }
        p = s1729;
        if (trail.length > t1730) trail.length = t1730;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1744: {
          const r1745 = readBadConstant(p);
          if (r1745 === undefined) { break l1744; }
          l_value = r1745;
          p = pos;
          break l1728;
        }
        p = s1729;
        if (trail.length > t1730) trail.length = t1730;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1750: {
          const r1751 = readBadCutWord(p);
          if (r1751 === undefined) { break l1750; }
          l_value = r1751;
          p = pos;
          break l1728;
        }
        p = s1729;
        if (trail.length > t1730) trail.length = t1730;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l1767: {
          const r1768 = readBadConstructor(p);
          if (r1768 === undefined) { break l1767; }
          l_value = r1768;
          p = pos;
          break l1728;
        }
        p = s1729;
        if (trail.length > t1730) trail.length = t1730;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1794: {
          const r1795 = readBadDots(p);
          if (r1795 === undefined) { break l1794; }
          l_value = r1795;
          p = pos;
          break l1728;
        }
        p = s1729;
        if (trail.length > t1730) trail.length = t1730;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128)) {
        l1803: {
          const r1804 = readBadOpenQuote(p);
          if (r1804 === undefined) { break l1803; }
          l_value = r1804;
          p = pos;
          break l1728;
        }
        p = s1729;
        if (trail.length > t1730) trail.length = t1730;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1810 = readBadBareString(p);
      if (r1810 === undefined) { return undefined; }
      l_value = r1810;
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
      const s1623 = p;
      l1624: {
        p++;
        return undefined;
      }
      p = s1623;
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
  const s1629 = p;
  l1630: {
    if (text.charCodeAt(p) === 45) {
      const s1632 = p;
      l1631: {

        p++;
        break l1630;
      }
      p = s1632;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1633: {
    if (text.charCodeAt(p) === 46) {
      const s1635 = p;
      l1634: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1634;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1633;
      }
      p = s1635;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1629, p);
  l1636: {
    const s1637 = p;
    if (text.charCodeAt(p) === 46) {
      l1638: {

        p++;
        break l1636;
      }
      p = s1637;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1639: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1641 = p;
        l1640: {
          p++;
          break l1639;
        }
        p = s1641;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1642 = p;
      l1643: {
        p++;
        return undefined;
      }
      p = s1642;
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
  const s1648 = p;
  l1649: {
    if (text.charCodeAt(p) === 45) {
      const s1651 = p;
      l1650: {

        p++;
        break l1649;
      }
      p = s1651;
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
  l_code = text.slice(s1648, p);
  const s1652 = p;
  l1653: {
    if (text.charCodeAt(p) === 46) {
      const s1655 = p;
      l1654: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1654;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1653;
      }
      p = s1655;
    } else touched ||= p >= end;
  }
  l1656: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1658 = p;
      l1657: {
        p = skipExponent(p);
        if (p < 0) { break l1657; }
        break l1656;
      }
      p = s1658;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1652, p);
  l1664: {
    const s1662 = p;
    l1663: {
      p = skipEndsWord(p);
      if (p < 0) { break l1663; }
      p = s1662;
      break l1664;
    }
    p = s1662;
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
  l1659: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1661 = p;
      l1660: {
        p++;
        break l1659;
      }
      p = s1661;
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
  const s1667 = p;
  l1668: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1670 = p;
      const t1671 = trail.length;
      l1669: {
        l1672: {
          const s1673 = p;
          const t1674 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1675: {

              p++;
              break l1672;
            }
            p = s1673;
            if (trail.length > t1674) trail.length = t1674;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1669;
          }
          const r1676 = readBadPlus(p);
          if (r1676 === undefined) { break l1669; }
          p = pos;
        }
        break l1668;
      }
      p = s1670;
      if (trail.length > t1671) trail.length = t1671;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1667, p);
  l1678: {
    const s1679 = p;
    const t1680 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1681: {
        const r1682 = readBadRadix(p);
        if (r1682 === undefined) { break l1681; }
        l_digits = r1682;
        p = pos;
        break l1678;
      }
      p = s1679;
      if (trail.length > t1680) trail.length = t1680;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1688 = readLooseDecimal(p);
    if (r1688 === undefined) { return undefined; }
    l_digits = r1688;
    p = pos;
  }
  l1726: {
    const s1724 = p;
    l1725: {
      p = skipEndsWord(p);
      if (p < 0) { break l1725; }
      p = s1724;
      break l1726;
    }
    p = s1724;
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
  l1683: {
    const s1684 = p;
    if (text.charCodeAt(p) === 48) {
      l1685: {
        if (!isCaseless(p, "0x")) { break l1685; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1685;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1683;
      }
      p = s1684;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1686: {
        if (!isCaseless(p, "0o")) { break l1686; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1686;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1683;
      }
      p = s1684;
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
  l1689: {
    const s1690 = p;
    const t1691 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1692: {
        const s1693 = p;
        l1694: {
          const s1695 = p;
          const t1696 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1697: {
              const r1698 = readBadDigitGroups(p);
              if (r1698 === undefined) { break l1697; }
              p = pos;
              break l1694;
            }
            p = s1695;
            if (trail.length > t1696) trail.length = t1696;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1692;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1704: {
          if (text.charCodeAt(p) === 46) {
            const s1706 = p;
            const t1707 = trail.length;
            l1705: {
              l1708: {
                const s1709 = p;
                const t1710 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1711: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1711;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1708;
                  }
                  p = s1709;
                  if (trail.length > t1710) trail.length = t1710;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1705;
                }
                const r1712 = readBadPoint(p);
                if (r1712 === undefined) { break l1705; }
                p = pos;
              }
              break l1704;
            }
            p = s1706;
            if (trail.length > t1707) trail.length = t1707;
          } else touched ||= p >= end;
        }
        l1714: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1716 = p;
            l1715: {
              p = skipExponent(p);
              if (p < 0) { break l1715; }
              break l1714;
            }
            p = s1716;
          } else touched ||= p >= end;
        }
        value = text.slice(s1693, p);
        break l1689;
      }
      p = s1690;
      if (trail.length > t1691) trail.length = t1691;
    } else touched ||= p >= end;
    const s1717 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1718 = readBadFraction(p);
    if (r1718 === undefined) { return undefined; }
    p = pos;
    l1720: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1722 = p;
        l1721: {
          p = skipExponent(p);
          if (p < 0) { break l1721; }
          break l1720;
        }
        p = s1722;
      } else touched ||= p >= end;
    }
    value = text.slice(s1717, p);
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
  let m1702 = false;
  l1699: for (;;) {
    const s1701 = p;
    if (text.charCodeAt(p) === 95) {
      l1700: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1700;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1702 = true;
        continue l1699;
      }
      p = s1701;
    } else touched ||= p >= end;
    break;
  }
  if (!m1702) { return undefined; }
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
  l1742: {
    const s1740 = p;
    l1741: {
      p = skipEndsWord(p);
      if (p < 0) { break l1741; }
      p = s1740;
      break l1742;
    }
    p = s1740;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1733: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1735 = p;
      l1734: {
        p++;
        break l1733;
      }
      p = s1735;
    } else touched ||= p >= end;
  }
  l1736: {
    const s1737 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1738: {
        if (!isCaseless(p, "nan")) { break l1738; }
        p += 3;
        break l1736;
      }
      p = s1737;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1739: {
        if (!isCaseless(p, "infinity")) { break l1739; }
        p += 8;
        break l1736;
      }
      p = s1737;
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
  l1748: {
    const s1746 = p;
    l1747: {
      p = skipEndsWord(p);
      if (p < 0) { break l1747; }
      p = s1746;
      break l1748;
    }
    p = s1746;
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
      const s1763 = p;
      l1764: {
        p++;
        return undefined;
      }
      p = s1763;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1752: {
    const s1753 = p;
    if (text.charCodeAt(p) === 116) {
      l1754: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1754;
        }
        p += 3;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1755: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1755;
        }
        p += 2;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1756: {

        p++;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1757: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1757;
        }
        p += 4;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1758: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1758;
        }
        p += 3;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1759: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1759;
        }
        p += 2;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1760: {

        p++;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1761: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1761;
        }
        p += 3;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1762: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1762;
        }
        p += 2;
        break l1752;
      }
      p = s1753;
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
  l1769: {
    if (text.charCodeAt(p) === 110) {
      const s1771 = p;
      l1770: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1770;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1770;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1769;
      }
      p = s1771;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1775 = 0;
  l1772: for (;;) {
    if (n1775 >= 200) break;
    const s1774 = p;
    l1773: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1773;
      }
      p++;
      n1775++;
      continue l1772;
    }
    p = s1774;
    break;
  }
  let n1779 = 0;
  l1776: for (;;) {
    if (n1779 >= 9) break;
    const s1778 = p;
    l1777: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1777;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1777;
      }
      p++;
      let n1783 = 0;
      l1780: for (;;) {
        if (n1783 >= 200) break;
        const s1782 = p;
        l1781: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
            touched ||= p >= end;
            break l1781;
          }
          p++;
          n1783++;
          continue l1780;
        }
        p = s1782;
        break;
      }
      n1779++;
      continue l1776;
    }
    p = s1778;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1784: {
    const s1785 = p;
    if (text.charCodeAt(p) === 34) {
      l1786: {
        const r1787 = readDoubleName(p);
        if (r1787 === undefined) { break l1786; }
        l_text = r1787;
        p = pos;
        break l1784;
      }
      p = s1785;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1789: {
        const r1790 = readSingleName(p);
        if (r1790 === undefined) { break l1789; }
        l_text = r1790;
        p = pos;
        break l1784;
      }
      p = s1785;
    } else touched ||= p >= end;
    const s1792 = p;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1792, p);
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
  l1796: {
    const s1797 = p;
    if (text.charCodeAt(p) === 46) {
      l1798: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1798;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1796;
      }
      p = s1797;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1801: {
    const s1799 = p;
    l1800: {
      p = skipEndsWord(p);
      if (p < 0) { break l1800; }
      p = s1799;
      break l1801;
    }
    p = s1799;
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
  const s1805 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1805, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1808: {
    const s1806 = p;
    l1807: {
      p = skipEnds(p);
      if (p < 0) { break l1807; }
      p = s1806;
      break l1808;
    }
    p = s1806;
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
  const s1811 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1848: for (;;) {
    const s1850 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1849: {
        l1852: {
          const s1853 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l1854: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1855 = p;
                  l1856: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1856; }
                    break l1854;
                  }
                  p = s1855;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
                touched ||= p >= end;
                break l1854;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1854; }
              break l1852;
            }
            p = s1853;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1858: {

              p++;
              break l1852;
            }
            p = s1853;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1849;
          }
          p++;
        }
        continue l1848;
      }
      p = s1850;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1811, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1812: {
    const s1813 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false)) {
      l1814: {
        p = skipBalanced(p);
        if (p < 0) { break l1814; }
        break l1812;
      }
      p = s1813;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1843: {
        p++;
        break l1812;
      }
      p = s1813;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1847 = 0;
    l1844: for (;;) {
      if (n1847 >= 200) break;
      const s1846 = p;
      l1845: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1845;
        }
        p++;
        n1847++;
        continue l1844;
      }
      p = s1846;
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
  l1815: {
    const s1816 = p;
    if (text.charCodeAt(p) === 40) {
      l1817: {

        p++;
        let n1821 = 0;
        l1818: for (;;) {
          if (n1821 >= 200) break;
          const s1820 = p;
          l1819: {
            l1822: {
              const s1823 = p;
              if ((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) {
                l1824: {
                  p++;
                  break l1822;
                }
                p = s1823;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1819;
              }
              p++;
              let n1828 = 0;
              l1825: for (;;) {
                if (n1828 >= 99) break;
                const s1827 = p;
                l1826: {
                  if (!((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13)))) {
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
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1819;
              }
              p++;
            }
            n1821++;
            continue l1818;
          }
          p = s1820;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1817;
        }
        p++;
        break l1815;
      }
      p = s1816;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1829: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1829;
        }
        p += 2;
        let n1833 = 0;
        l1830: for (;;) {
          if (n1833 >= 200) break;
          const s1832 = p;
          l1831: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
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
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1829;
        }
        p++;
        break l1815;
      }
      p = s1816;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1834: {

        p++;
        let n1838 = 0;
        l1835: for (;;) {
          if (n1838 >= 200) break;
          const s1837 = p;
          l1836: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
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
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1834;
        }
        p++;
        break l1815;
      }
      p = s1816;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1842 = 0;
    l1839: for (;;) {
      if (n1842 >= 200) break;
      const s1841 = p;
      l1840: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : c >= 128))) {
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
  const r1861 = readSeparator(p);
  if (r1861 === undefined) { return -1; }
  value = r1861;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1862!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1868: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1863: for (;;) {
    const s1865 = p;
    const t1866 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l1864: {
        let v1867!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1870 = readGap(p);
        if (r1870 === undefined) { break l1864; }
        v1867 = r1870;
        p = pos;
        list1868.push(v1867);
        continue l1863;
      }
      p = s1865;
      if (trail.length > t1866) trail.length = t1866;
    } else touched ||= p >= end;
    break;
  }
  e1862 = list1868;
  let e1880!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1881: {
    const s1882 = p;
    const t1883 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1884: {
        const r1885 = readBadTrailingComma(p);
        if (r1885 === undefined) { break l1884; }
        e1880 = r1885;
        p = pos;
        break l1881;
      }
      p = s1882;
      if (trail.length > t1883) trail.length = t1883;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1890: {

        e1880 = ",";
        p++;
        break l1881;
      }
      p = s1882;
      if (trail.length > t1883) trail.length = t1883;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1891: {
        const r1892 = readBadSeparator(p);
        if (r1892 === undefined) { break l1891; }
        e1880 = r1892;
        p = pos;
        break l1881;
      }
      p = s1882;
      if (trail.length > t1883) trail.length = t1883;
    } else touched ||= p >= end;
    l1894: {
      l1897: {
        const s1895 = p;
        l1896: {
          l1898: {
            const s1899 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1900: {
                p++;
                break l1898;
              }
              p = s1899;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1901 = p;
                l1902: {
                  p++;
                  break l1896;
                }
                p = s1901;
              }
            } else touched ||= p >= end;
          }
          p = s1895;
          break l1897;
        }
        p = s1895;
        break l1894;
      }
      e1880 = null;
      break l1881;
    }
    p = s1882;
    if (trail.length > t1883) trail.length = t1883;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l1904: {
        const r1905 = readMissingComma(p);
        if (r1905 === undefined) { break l1904; }
        e1880 = r1905;
        p = pos;
        break l1881;
      }
      p = s1882;
      if (trail.length > t1883) trail.length = t1883;
    } else touched ||= p >= end;
    e1880 = '';
  }
  value = [e1862, e1880];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1871: {
    const s1872 = p;
    const t1873 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1874: {
        const r1875 = readBlanks(p);
        if (r1875 === undefined) { break l1874; }
        value = r1875;
        p = pos;
        break l1871;
      }
      p = s1872;
      if (trail.length > t1873) trail.length = t1873;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1877 = readGapMistake(p);
    if (r1877 === undefined) { return undefined; }
    value = r1877;
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
  l1888: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 65341 || c === 65373)) {
      const s1886 = p;
      l1887: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1887;
        }
        p++;
        p = s1886;
        break l1888;
      }
      p = s1886;
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
  l1908: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1906 = p;
      l1907: {
        l1909: {
          const s1910 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1911: {
              p = skipValueStart(p);
              if (p < 0) { break l1911; }
              break l1909;
            }
            p = s1910;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l1912: {
              p++;
              let n1916 = 0;
              l1913: for (;;) {
                if (n1916 >= 200) break;
                const s1915 = p;
                l1914: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l1914;
                  }
                  p++;
                  n1916++;
                  continue l1913;
                }
                p = s1915;
                break;
              }
              break l1909;
            }
            p = s1910;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1907;
          }
          p++;
        }
        p = s1906;
        break l1908;
      }
      p = s1906;
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
  l1919: {
    const s1920 = p;
    const t1921 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1922: {
        const r1923 = readBadComma(p);
        if (r1923 === undefined) { break l1922; }
        value = r1923;
        p = pos;
        break l1919;
      }
      p = s1920;
      if (trail.length > t1921) trail.length = t1921;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1925: {
        let e1926!: BadEllipsisNode;
        const r1927 = readBadEllipsis(p);
        if (r1927 === undefined) { break l1925; }
        e1926 = r1927;
        p = pos;
        let e1932!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1933 = readSeparator(p);
        if (r1933 === undefined) { break l1925; }
        e1932 = r1933;
        p = pos;
        value = [e1926, e1932];
        break l1919;
      }
      p = s1920;
      if (trail.length > t1921) trail.length = t1921;
    } else touched ||= p >= end;
    const r1935 = readBadElementText(p);
    if (r1935 === undefined) { return -1; }
    value = r1935;
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
  l1928: {
    const s1929 = p;
    if (text.charCodeAt(p) === 46) {
      l1930: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1930;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1928;
      }
      p = s1929;
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
      const s1936 = p;
      l1937: {
        p++;
        return undefined;
      }
      p = s1936;
    }
  } else touched ||= p >= end;
  {
    const s1939 = p;
    l1940: {
      p = skipInAnyObject(p);
      if (p < 0) { break l1940; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        touched ||= p >= end;
        break l1940;
      }
      p = skipMemberAhead(p);
      if (p < 0) { break l1940; }
      return undefined;
    }
    p = s1939;
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
  l1942: {
    const s1943 = p;
    l1944: {
      p = skipInRootObject(p);
      if (p < 0) { break l1944; }
      break l1942;
    }
    p = s1943;
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

function leaf241(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1946 = readCloseTuple(p);
  if (r1946 === undefined) { return -1; }
  value = r1946;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1947: {
    const s1948 = p;
    const t1949 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1950: {
        let e1951!: null;
        l1954: {
          if (text.charCodeAt(p) === 41) {
            const s1952 = p;
            l1953: {

              p++;
              p = s1952;
              break l1954;
            }
            p = s1952;
          } else touched ||= p >= end;
          break l1950;
        }
        e1951 = null;
        let e1955!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1950;
        }
        const r1956 = readArrayEnd(p);
        if (r1956 === undefined) { break l1950; }
        e1955 = r1956;
        p = pos;
        value = [e1951, e1955];
        break l1947;
      }
      p = s1948;
      if (trail.length > t1949) trail.length = t1949;
    } else touched ||= p >= end;
    l1958: {
      let e1959!: null;
      {
        const s1960 = p;
        l1961: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1961; }
          break l1958;
        }
        p = s1960;
      }
      e1959 = null;
      let e1966!: null;
      l1969: {
        if (text.charCodeAt(p) === 93) {
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
      break l1947;
    }
    p = s1948;
    if (trail.length > t1949) trail.length = t1949;
    l1973: {
      let e1974!: null;
      {
        const s1975 = p;
        l1976: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1976; }
          break l1973;
        }
        p = s1975;
      }
      e1974 = null;
      let e1978!: null;
      l1981: {
        if (text.charCodeAt(p) === 125) {
          const s1979 = p;
          l1980: {

            p++;
            p = s1979;
            break l1981;
          }
          p = s1979;
        } else touched ||= p >= end;
        break l1973;
      }
      e1978 = null;
      let e1982!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1973;
      }
      const r1983 = readBadRootEnd(p);
      if (r1983 === undefined) { break l1973; }
      e1982 = r1983;
      p = pos;
      value = [e1974, e1978, e1982];
      break l1947;
    }
    p = s1948;
    if (trail.length > t1949) trail.length = t1949;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1985: {
        const r1986 = readMissingBracket(p);
        if (r1986 === undefined) { break l1985; }
        value = r1986;
        p = pos;
        break l1947;
      }
      p = s1948;
      if (trail.length > t1949) trail.length = t1949;
    } else touched ||= p >= end;
    const r1991 = readMissingEnd(p);
    if (r1991 === undefined) { return undefined; }
    value = r1991;
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
  l1963: {
    const s1964 = p;
    l1965: {
      p = skipInRootArray(p);
      if (p < 0) { break l1965; }
      break l1963;
    }
    p = s1964;
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
  l1989: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1987 = p;
      l1988: {
        p++;
        p = s1987;
        break l1989;
      }
      p = s1987;
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
  const r1994 = readCloseArray(p);
  if (r1994 === undefined) { return -1; }
  value = r1994;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1995: {
    const s1996 = p;
    const t1997 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1998: {
        let e1999!: null;
        l2002: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2000 = p;
            l2001: {
              p++;
              p = s2000;
              break l2002;
            }
            p = s2000;
          } else touched ||= p >= end;
          break l1998;
        }
        e1999 = null;
        let e2003!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1998;
        }
        const r2004 = readArrayEnd(p);
        if (r2004 === undefined) { break l1998; }
        e2003 = r2004;
        p = pos;
        value = [e1999, e2003];
        break l1995;
      }
      p = s1996;
      if (trail.length > t1997) trail.length = t1997;
    } else touched ||= p >= end;
    l2006: {
      const r2007 = readBadArrayEnd(p);
      if (r2007 === undefined) { break l2006; }
      value = r2007;
      p = pos;
      break l1995;
    }
    p = s1996;
    if (trail.length > t1997) trail.length = t1997;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2021: {
        const r2022 = readMissingBracket(p);
        if (r2022 === undefined) { break l2021; }
        value = r2022;
        p = pos;
        break l1995;
      }
      p = s1996;
      if (trail.length > t1997) trail.length = t1997;
    } else touched ||= p >= end;
    const r2024 = readMissingEnd(p);
    if (r2024 === undefined) { return undefined; }
    value = r2024;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2008: {
    const s2009 = p;
    l2010: {
      {
        const s2011 = p;
        l2012: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2012; }
          break l2010;
        }
        p = s2011;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2010;
      }
      p++;
      break l2008;
    }
    p = s2009;
    {
      const s2014 = p;
      l2015: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2015; }
        return undefined;
      }
      p = s2014;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2019: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2017 = p;
        l2018: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2018; }
          p = s2017;
          break l2019;
        }
        p = s2017;
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

function leaf256(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r2027 = readRepairedText(p);
  if (r2027 === undefined) { return -1; }
  value = r2027;
  p = pos;
  leafValue = value;
  return p;
}

function leaf257(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2029: {
    const s2030 = p;
    const t2031 = trail.length;
    l2032: {
      l2035: {
        const s2033 = p;
        l2034: {
          if (p < end) {
            {
              const s2036 = p;
              l2037: {
                p++;
                break l2034;
              }
              p = s2036;
            }
          } else touched ||= p >= end;
          p = s2033;
          break l2035;
        }
        p = s2033;
        break l2032;
      }
      value = null;
      break l2029;
    }
    p = s2030;
    if (trail.length > t2031) trail.length = t2031;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2039: {
        let e2040!: null;
        l2043: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2041 = p;
            l2042: {
              p++;
              p = s2041;
              break l2043;
            }
            p = s2041;
          } else touched ||= p >= end;
          break l2039;
        }
        e2040 = null;
        let e2044!: MissingValueNode;
        const r2045 = readMissingValue(p);
        if (r2045 === undefined) { break l2039; }
        e2044 = r2045;
        p = pos;
        value = [e2040, e2044];
        break l2029;
      }
      p = s2030;
      if (trail.length > t2031) trail.length = t2031;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c >= 128)) {
      l2047: {
        const r2048 = readRepairedWord(p);
        if (r2048 === undefined) { break l2047; }
        value = r2048;
        p = pos;
        break l2029;
      }
      p = s2030;
      if (trail.length > t2031) trail.length = t2031;
    } else touched ||= p >= end;
    const r2050 = readMissingValue(p);
    if (r2050 === undefined) { return -1; }
    value = r2050;
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
  const r2052 = readBadLateColon(p);
  if (r2052 === undefined) { return -1; }
  value = r2052;
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
  l2055: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2053 = p;
      l2054: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2054;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2054; }
        p = s2053;
        break l2055;
      }
      p = s2053;
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
  l2057: {
    const s2058 = p;
    const t2059 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2060: {
        const r2061 = readBadComma(p);
        if (r2061 === undefined) { break l2060; }
        value = r2061;
        p = pos;
        break l2057;
      }
      p = s2058;
      if (trail.length > t2059) trail.length = t2059;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2063: {
        const r2064 = readBadEllipsis(p);
        if (r2064 === undefined) { break l2063; }
        value = r2064;
        p = pos;
        break l2057;
      }
      p = s2058;
      if (trail.length > t2059) trail.length = t2059;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2066: {
        const r2067 = readMissingNameEnd(p);
        if (r2067 === undefined) { break l2066; }
        value = r2067;
        p = pos;
        break l2057;
      }
      p = s2058;
      if (trail.length > t2059) trail.length = t2059;
    } else touched ||= p >= end;
    l2072: {
      const r2073 = readBadInnerBracket(p);
      if (r2073 === undefined) { break l2072; }
      value = r2073;
      p = pos;
      break l2057;
    }
    p = s2058;
    if (trail.length > t2059) trail.length = t2059;
    const r2081 = readBadText(p);
    if (r2081 === undefined) { return -1; }
    value = r2081;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
  touched ||= p >= end;
  if (p < end) {
    {
      const s2068 = p;
      l2069: {
        p++;
        return undefined;
      }
      p = s2068;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2074: {
    const s2075 = p;
    if (text.charCodeAt(p) === 91) {
      l2076: {

        p++;
        break l2074;
      }
      p = s2075;
    } else touched ||= p >= end;
    {
      const s2077 = p;
      l2078: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2078; }
        return undefined;
      }
      p = s2077;
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
    const s2082 = p;
    l2083: {
      p = skipInTuple(p);
      if (p < 0) { break l2083; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2083;
      }
      p++;
      return undefined;
    }
    p = s2082;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372))) p++;
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

function leaf267(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2086 = readCloseObject(p);
  if (r2086 === undefined) { return -1; }
  value = r2086;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2087: {
    const s2088 = p;
    const t2089 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2090: {
        const r2091 = readObjectEnd(p);
        if (r2091 === undefined) { break l2090; }
        value = r2091;
        p = pos;
        break l2087;
      }
      p = s2088;
      if (trail.length > t2089) trail.length = t2089;
    } else touched ||= p >= end;
    l2093: {
      const r2094 = readBadObjectEnd(p);
      if (r2094 === undefined) { break l2093; }
      value = r2094;
      p = pos;
      break l2087;
    }
    p = s2088;
    if (trail.length > t2089) trail.length = t2089;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2105: {
        const r2106 = readMissingBracket(p);
        if (r2106 === undefined) { break l2105; }
        value = r2106;
        p = pos;
        break l2087;
      }
      p = s2088;
      if (trail.length > t2089) trail.length = t2089;
    } else touched ||= p >= end;
    const r2108 = readMissingEnd(p);
    if (r2108 === undefined) { return undefined; }
    value = r2108;
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
  l2095: {
    const s2096 = p;
    l2097: {
      {
        const s2098 = p;
        l2099: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2099; }
          break l2097;
        }
        p = s2098;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2097;
      }
      p++;
      break l2095;
    }
    p = s2096;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2103: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s2101 = p;
        l2102: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2102;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2102;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2102; }
          p = s2101;
          break l2103;
        }
        p = s2101;
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
  const r2111 = readCloseNamedArray(p);
  if (r2111 === undefined) { return -1; }
  value = r2111;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2112: {
    const s2113 = p;
    const t2114 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2115: {
        const r2116 = readObjectEnd(p);
        if (r2116 === undefined) { break l2115; }
        value = r2116;
        p = pos;
        break l2112;
      }
      p = s2113;
      if (trail.length > t2114) trail.length = t2114;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2118: {
        const r2119 = readBadRootEnd(p);
        if (r2119 === undefined) { break l2118; }
        value = r2119;
        p = pos;
        break l2112;
      }
      p = s2113;
      if (trail.length > t2114) trail.length = t2114;
    } else touched ||= p >= end;
    const r2121 = readMissingEnd(p);
    if (r2121 === undefined) { return undefined; }
    value = r2121;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf273(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2124 = readCloseBraceArray(p);
  if (r2124 === undefined) { return -1; }
  value = r2124;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2125: {
    const s2126 = p;
    const t2127 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2128: {
        const r2129 = readBadRootEnd(p);
        if (r2129 === undefined) { break l2128; }
        value = r2129;
        p = pos;
        break l2125;
      }
      p = s2126;
      if (trail.length > t2127) trail.length = t2127;
    } else touched ||= p >= end;
    const r2131 = readMissingEnd(p);
    if (r2131 === undefined) { return undefined; }
    value = r2131;
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
  const r2134 = readBadLateBracket(p);
  if (r2134 === undefined) { return -1; }
  value = r2134;
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
  let n2138 = 0;
  l2135: for (;;) {
    if (n2138 >= 9) break;
    const s2137 = p;
    l2136: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2136;
      }
      p++;
      n2138++;
      continue l2135;
    }
    p = s2137;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2141: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2139 = p;
      l2140: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l2140;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2140; }
        p = s2139;
        break l2141;
      }
      p = s2139;
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
  const r2143 = readCloseRootObject(p);
  if (r2143 === undefined) { return -1; }
  value = r2143;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2144: {
    const s2145 = p;
    const t2146 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2147: {
        const r2148 = readObjectEnd(p);
        if (r2148 === undefined) { break l2147; }
        value = r2148;
        p = pos;
        break l2144;
      }
      p = s2145;
      if (trail.length > t2146) trail.length = t2146;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2150: {
        const r2151 = readBadRootEnd(p);
        if (r2151 === undefined) { break l2150; }
        value = r2151;
        p = pos;
        break l2144;
      }
      p = s2145;
      if (trail.length > t2146) trail.length = t2146;
    } else touched ||= p >= end;
    const r2153 = readMissingEnd(p);
    if (r2153 === undefined) { return undefined; }
    value = r2153;
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
  let e2156!: null;
  l2159: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2157 = p;
      l2158: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2158; }
        p = s2157;
        break l2159;
      }
      p = s2157;
    } else touched ||= p >= end;
    return -1;
  }
  e2156 = null;
  value = [e2156];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2160: {
    const s2161 = p;
    if (text.charCodeAt(p) === 91) {
      l2162: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2163: {
          const s2164 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2165: {
              p++;
              break l2163;
            }
            p = s2164;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : c === 8230)) {
            l2166: {
              p++;
              break l2163;
            }
            p = s2164;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2167: {
              p++;
              {
                const s2168 = p;
                l2169: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2169; }
                  break l2167;
                }
                p = s2168;
              }
              break l2163;
            }
            p = s2164;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
            l2175: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2175; }
              break l2163;
            }
            p = s2164;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l2192: {
              p = skipWordList(p);
              if (p < 0) { break l2192; }
              break l2163;
            }
            p = s2164;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l2203: {
              p++;
              let n2207 = 0;
              l2204: for (;;) {
                if (n2207 >= 200) break;
                const s2206 = p;
                l2205: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l2205;
                  }
                  p++;
                  n2207++;
                  continue l2204;
                }
                p = s2206;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2203;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2203;
              }
              p++;
              break l2163;
            }
            p = s2164;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2208 = p;
              l2209: {
                p++;
                break l2162;
              }
              p = s2208;
            }
          } else touched ||= p >= end;
        }
        break l2160;
      }
      p = s2161;
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
  let n2174 = 0;
  l2171: for (;;) {
    if (n2174 >= 40) break;
    const s2173 = p;
    l2172: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : false))) {
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
  l2176: {
    const s2177 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
      l2178: {
        l2179: {
          const s2180 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2181: {
              p = skipLiteral(p);
              if (p < 0) { break l2181; }
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2182: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2182; }
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2178;
          }
          p = skipNan(p);
          if (p < 0) { break l2178; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2183: {
          const s2184 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2185: {
              p++;
              break l2183;
            }
            p = s2184;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2186 = p;
              l2187: {
                p++;
                break l2178;
              }
              p = s2186;
            }
          } else touched ||= p >= end;
        }
        break l2176;
      }
      p = s2177;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2189 = p;
        l2190: {
          p++;
          return -1;
        }
        p = s2189;
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
  touched ||= p >= end;
  l2193: for (;;) {
    const s2195 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2194: {
        l2197: {
          const s2198 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
            l2199: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 44) {
                touched ||= p >= end;
                break l2199;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2197;
            }
            p = s2198;
          } else touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2194;
          }
          p = skipEol(p);
          if (p < 0) { break l2194; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l2194;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        continue l2193;
      }
      p = s2195;
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
      const s2200 = p;
      l2201: {
        p++;
        return -1;
      }
      p = s2200;
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
  const r2211 = readBadLateElement(p);
  if (r2211 === undefined) { return -1; }
  value = r2211;
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
  l2214: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2212 = p;
      l2213: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2215: {
          const s2216 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
            l2217: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2217; }
              break l2215;
            }
            p = s2216;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2213;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2213; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2213;
        }
        p++;
        p = s2212;
        break l2214;
      }
      p = s2212;
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
  const r2219 = readCloseRootArray(p);
  if (r2219 === undefined) { return -1; }
  value = r2219;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2220: {
    const s2221 = p;
    const t2222 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2223: {
        let e2224!: null;
        l2227: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2225 = p;
            l2226: {
              p++;
              p = s2225;
              break l2227;
            }
            p = s2225;
          } else touched ||= p >= end;
          break l2223;
        }
        e2224 = null;
        let e2228!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2223;
        }
        const r2229 = readArrayEnd(p);
        if (r2229 === undefined) { break l2223; }
        e2228 = r2229;
        p = pos;
        value = [e2224, e2228];
        break l2220;
      }
      p = s2221;
      if (trail.length > t2222) trail.length = t2222;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2231: {
        const r2232 = readBadRootEnd(p);
        if (r2232 === undefined) { break l2231; }
        value = r2232;
        p = pos;
        break l2220;
      }
      p = s2221;
      if (trail.length > t2222) trail.length = t2222;
    } else touched ||= p >= end;
    const r2234 = readMissingEnd(p);
    if (r2234 === undefined) { return undefined; }
    value = r2234;
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
  let e2237!: null;
  l2240: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2238 = p;
      l2239: {
        p = skipMemberStart(p);
        if (p < 0) { break l2239; }
        p = s2238;
        break l2240;
      }
      p = s2238;
    } else touched ||= p >= end;
    return -1;
  }
  e2237 = null;
  value = [e2237];
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

function leaf290(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2241 = readOpenlessStart(p);
  if (r2241 === undefined) { return -1; }
  value = r2241;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2242 = readObjectKind(p);
  if (r2242 === undefined) { return undefined; }
  l_kind = r2242;
  p = pos;
  const r2244 = readMissingOpen(p);
  if (r2244 === undefined) { return undefined; }
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
  let e2247!: null;
  l2250: {
    if (text.charCodeAt(p) === 40) {
      const s2248 = p;
      l2249: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2251: {
          const s2252 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2253: {
              p++;
              break l2251;
            }
            p = s2252;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2249;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2249; }
        }
        p = s2248;
        break l2250;
      }
      p = s2248;
    } else touched ||= p >= end;
    return -1;
  }
  e2247 = null;
  value = [e2247];
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
  const r2254 = readRootWord(p);
  if (r2254 === undefined) { return -1; }
  value = r2254;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2255: {
    const s2256 = p;
    const t2257 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2258: {
        const r2259 = readWord(p);
        if (r2259 === undefined) { break l2258; }
        value = r2259;
        p = pos;
        l2263: {
          const s2261 = p;
          l2262: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2262; }
            p = s2261;
            break l2263;
          }
          p = s2261;
          break l2258;
        }
        break l2255;
      }
      p = s2256;
      if (trail.length > t2257) trail.length = t2257;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2264 = readRepairedRoot(p);
    if (r2264 === undefined) { return undefined; }
    value = r2264;
    p = pos;
    l2291: {
      const s2289 = p;
      l2290: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2290; }
        p = s2289;
        break l2291;
      }
      p = s2289;
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
  l2265: {
    const s2266 = p;
    const t2267 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2268: {
        const r2269 = readBadCutSign(p);
        if (r2269 === undefined) { break l2268; }
        l_value = r2269;
        p = pos;
        break l2265;
      }
      p = s2266;
      if (trail.length > t2267) trail.length = t2267;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2271: {
        const r2272 = readBadCutNumber(p);
        if (r2272 === undefined) { break l2271; }
        l_value = r2272;
        p = pos;
        break l2265;
      }
      p = s2266;
      if (trail.length > t2267) trail.length = t2267;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2274: {
        const r2275 = readBadLeadingZero(p);
        if (r2275 === undefined) { break l2274; }
        l_value = r2275;
        p = pos;
        break l2265;
      }
      p = s2266;
      if (trail.length > t2267) trail.length = t2267;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2277: {
        const r2278 = readRepairedNumber(p);
        if (r2278 === undefined) { break l2277; }
        l_value = r2278;
        p = pos;
        break l2265;
      }
      p = s2266;
      if (trail.length > t2267) trail.length = t2267;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
      l2280: {
        const r2281 = readBadNan(p);
        if (r2281 === undefined) { break l2280; }
        l_value = r2281;
        p = pos;
        break l2265;
      }
      p = s2266;
      if (trail.length > t2267) trail.length = t2267;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2283: {
        const r2284 = readBadConstant(p);
        if (r2284 === undefined) { break l2283; }
        l_value = r2284;
        p = pos;
        break l2265;
      }
      p = s2266;
      if (trail.length > t2267) trail.length = t2267;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2286 = readBadCutWord(p);
    if (r2286 === undefined) { return undefined; }
    l_value = r2286;
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
  let e2293!: null;
  l2296: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2294 = p;
      l2295: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2295; }
        p = s2294;
        break l2296;
      }
      p = s2294;
    } else touched ||= p >= end;
    return -1;
  }
  e2293 = null;
  value = [e2293];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2297: {
    const s2298 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      l2299: {
        l2300: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)) {
            const s2302 = p;
            l2301: {
              p = skipPrefix(p);
              if (p < 0) { break l2301; }
              break l2300;
            }
            p = s2302;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2299;
        }
        p++;
        l2303: {
          const s2304 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l2305: {
              let n2309 = 0;
              l2306: for (;;) {
                if (n2309 >= 200) break;
                const s2308 = p;
                l2307: {
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l2307;
                  }
                  p++;
                  n2309++;
                  continue l2306;
                }
                p = s2308;
                break;
              }
              if (n2309 < 200) { break l2305; }
              break l2303;
            }
            p = s2304;
          } else touched ||= p >= end;
          l2310: {
            l2311: for (;;) {
              const s2313 = p;
              if (((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33))) {
                l2312: {
                  l2315: {
                    const s2316 = p;
                    if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                      l2317: {
                        p++;
                        break l2315;
                      }
                      p = s2316;
                    } else touched ||= p >= end;
                    if (!(text.charCodeAt(p) === 92)) {
                      touched ||= p >= end;
                      break l2312;
                    }
                    p = skipGoodEscape(p);
                    if (p < 0) { break l2312; }
                  }
                  continue l2311;
                }
                p = s2313;
              } else touched ||= p >= end;
              break;
            }
            l2318: {
              const s2319 = p;
              if (text.charCodeAt(p) === 34) {
                l2320: {

                  p++;
                  p = skipEndsRoot(p);
                  if (p < 0) { break l2320; }
                  break l2318;
                }
                p = s2319;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2321 = p;
                  l2322: {
                    p++;
                    break l2310;
                  }
                  p = s2321;
                }
              } else touched ||= p >= end;
            }
            break l2303;
          }
          p = s2304;
          l2324: for (;;) {
            const s2326 = p;
            if ((p < end && text.charCodeAt(p) !== 34)) {
              l2325: {
                l2328: {
                  const s2329 = p;
                  if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
                    l2330: {
                      p++;
                      break l2328;
                    }
                    p = s2329;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2325;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2325; }
                }
                continue l2324;
              }
              p = s2326;
            } else touched ||= p >= end;
            break;
          }
          if (text.charCodeAt(p) !== 34) {
            touched ||= p >= end;
            break l2299;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (p < end) {
            {
              const s2331 = p;
              l2332: {
                p++;
                break l2299;
              }
              p = s2331;
            }
          } else touched ||= p >= end;
        }
        break l2297;
      }
      p = s2298;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2334: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2334;
        }
        p += 3;
        break l2297;
      }
      p = s2298;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2335: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2336 = p;
            l2337: {
              p++;
              break l2335;
            }
            p = s2336;
          }
        } else touched ||= p >= end;
        break l2297;
      }
      p = s2298;
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
  const r2339 = readBadFence(p);
  if (r2339 === undefined) { return -1; }
  value = r2339;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  const s2340 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2340, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2346 = p;
    l2347: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2349 = p;
          l2350: {
            p++;
            break l2347;
          }
          p = s2349;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2346;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipFence(p: number): number {
  l2341: {
    const s2342 = p;
    if (text.charCodeAt(p) === 96) {
      l2343: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2343;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2341;
      }
      p = s2342;
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

function leaf302(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2353 = readBadSequence(p);
  if (r2353 === undefined) { return -1; }
  value = r2353;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2354: {
    const s2355 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2356: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2356;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2357: {
          if (text.charCodeAt(p) === 44) {
            const s2359 = p;
            l2358: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2357;
            }
            p = s2359;
          } else touched ||= p >= end;
        }
        l2362: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2360 = p;
            l2361: {
              l2363: {
                const s2364 = p;
                if (text.charCodeAt(p) === 123) {
                  l2365: {

                    p++;
                    break l2363;
                  }
                  p = s2364;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2361;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2361; }
              }
              p = s2360;
              break l2362;
            }
            p = s2360;
          } else touched ||= p >= end;
          break l2356;
        }
        break l2354;
      }
      p = s2355;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2366: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2369: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2367 = p;
            l2368: {
              l2370: {
                const s2371 = p;
                if (text.charCodeAt(p) === 123) {
                  l2372: {

                    p++;
                    break l2370;
                  }
                  p = s2371;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2368;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2368; }
              }
              p = s2367;
              break l2369;
            }
            p = s2367;
          } else touched ||= p >= end;
          break l2366;
        }
        break l2354;
      }
      p = s2355;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2373: {
      if (text.charCodeAt(p) === 44) {
        const s2375 = p;
        l2374: {

          p++;
          break l2373;
        }
        p = s2375;
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
    l2378: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 304 || c === 65282 || c === 65287)) {
        const s2376 = p;
        l2377: {
          l2379: {
            const s2380 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304)) {
              l2381: {
                p = skipRootWord(p);
                if (p < 0) { break l2381; }
                break l2379;
              }
              p = s2380;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
              l2514: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2514; }
                break l2379;
              }
              p = s2380;
            } else touched ||= p >= end;
            if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
              l2515: {
                l2516: {
                  if (text.charCodeAt(p) === 45) {
                    const s2518 = p;
                    l2517: {

                      p++;
                      break l2516;
                    }
                    p = s2518;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2515;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2519 = p;
                    l2520: {
                      p++;
                      break l2515;
                    }
                    p = s2519;
                  }
                } else touched ||= p >= end;
                break l2379;
              }
              p = s2380;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2522: {

                p++;
                if (p < end) {
                  {
                    const s2523 = p;
                    l2524: {
                      p++;
                      break l2522;
                    }
                    p = s2523;
                  }
                } else touched ||= p >= end;
                break l2379;
              }
              p = s2380;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2377;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2377; }
            if (p < end) {
              {
                const s2526 = p;
                l2527: {
                  p++;
                  break l2377;
                }
                p = s2526;
              }
            } else touched ||= p >= end;
          }
          p = s2376;
          break l2378;
        }
        p = s2376;
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
  l2382: {
    const s2383 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2384: {
        p = skipWord(p);
        if (p < 0) { break l2384; }
        l2419: {
          const s2417 = p;
          l2418: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2418; }
            p = s2417;
            break l2419;
          }
          p = s2417;
          break l2384;
        }
        break l2382;
      }
      p = s2383;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2513: {
      const s2511 = p;
      l2512: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2512; }
        p = s2511;
        break l2513;
      }
      p = s2511;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2385: {
    const s2386 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2387: {
        p = skipText(p);
        if (p < 0) { break l2387; }
        l2404: {
          const s2402 = p;
          l2403: {
            p = skipEnds(p);
            if (p < 0) { break l2403; }
            p = s2402;
            break l2404;
          }
          p = s2402;
          break l2387;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2405 = p;
            l2406: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2406;
              }
              p++;
              break l2387;
            }
            p = s2405;
          }
        } else touched ||= p >= end;
        break l2385;
      }
      p = s2386;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2408: {
        p = skipNumber(p);
        if (p < 0) { break l2408; }
        break l2385;
      }
      p = s2386;
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
  l2388: {
    const s2389 = p;
    if (text.charCodeAt(p) === 34) {
      l2390: {

        p++;
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2390;
        }
        p++;
        break l2388;
      }
      p = s2389;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2392: {

        p++;
        let n2397 = 0;
        l2394: for (;;) {
          if (n2397 >= 2000) break;
          const s2396 = p;
          l2395: {
            l2398: {
              const s2399 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                l2400: {
                  p++;
                  break l2398;
                }
                p = s2399;
              } else touched ||= p >= end;
              if (!(text.charCodeAt(p) === 92)) {
                touched ||= p >= end;
                break l2395;
              }
              p = skipGoodEscape(p);
              if (p < 0) { break l2395; }
            }
            n2397++;
            continue l2394;
          }
          p = s2396;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2392;
        }
        p++;
        break l2388;
      }
      p = s2389;
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
  l2412: {
    const s2410 = p;
    l2411: {
      p = skipEndsWord(p);
      if (p < 0) { break l2411; }
      p = s2410;
      break l2412;
    }
    p = s2410;
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
  l2416: {
    const s2414 = p;
    l2415: {
      p = skipEndsWord(p);
      if (p < 0) { break l2415; }
      p = s2414;
      break l2416;
    }
    p = s2414;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2420: {
    const s2421 = p;
    if (text.charCodeAt(p) === 45) {
      l2422: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2422; }
        break l2420;
      }
      p = s2421;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2426: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2426; }
        break l2420;
      }
      p = s2421;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2443: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2443; }
        break l2420;
      }
      p = s2421;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2458: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2458; }
        break l2420;
      }
      p = s2421;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
      l2500: {
        p = skipBadNan(p);
        if (p < 0) { break l2500; }
        break l2420;
      }
      p = s2421;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2504: {
        p = skipBadConstant(p);
        if (p < 0) { break l2504; }
        break l2420;
      }
      p = s2421;
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
      const s2423 = p;
      l2424: {
        p++;
        return -1;
      }
      p = s2423;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2428: {
    if (text.charCodeAt(p) === 45) {
      const s2430 = p;
      l2429: {

        p++;
        break l2428;
      }
      p = s2430;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2431: {
    if (text.charCodeAt(p) === 46) {
      const s2433 = p;
      l2432: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2432;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2431;
      }
      p = s2433;
    } else touched ||= p >= end;
  }
  l2434: {
    const s2435 = p;
    if (text.charCodeAt(p) === 46) {
      l2436: {

        p++;
        break l2434;
      }
      p = s2435;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2437: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2439 = p;
        l2438: {
          p++;
          break l2437;
        }
        p = s2439;
      } else touched ||= p >= end;
    }
  }
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
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2445: {
    if (text.charCodeAt(p) === 45) {
      const s2447 = p;
      l2446: {

        p++;
        break l2445;
      }
      p = s2447;
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
  l2449: {
    if (text.charCodeAt(p) === 46) {
      const s2451 = p;
      l2450: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2450;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2449;
      }
      p = s2451;
    } else touched ||= p >= end;
  }
  l2452: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2454 = p;
      l2453: {
        p = skipExponent(p);
        if (p < 0) { break l2453; }
        break l2452;
      }
      p = s2454;
    } else touched ||= p >= end;
  }
  l2457: {
    const s2455 = p;
    l2456: {
      p = skipEndsWord(p);
      if (p < 0) { break l2456; }
      p = s2455;
      break l2457;
    }
    p = s2455;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2460: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2462 = p;
      l2461: {
        l2463: {
          const s2464 = p;
          if (text.charCodeAt(p) === 45) {
            l2465: {

              p++;
              break l2463;
            }
            p = s2464;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2461;
          }
          p++;
        }
        break l2460;
      }
      p = s2462;
    } else touched ||= p >= end;
  }
  l2466: {
    const s2467 = p;
    if (text.charCodeAt(p) === 48) {
      l2468: {
        p = skipBadRadix(p);
        if (p < 0) { break l2468; }
        break l2466;
      }
      p = s2467;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2499: {
    const s2497 = p;
    l2498: {
      p = skipEndsWord(p);
      if (p < 0) { break l2498; }
      p = s2497;
      break l2499;
    }
    p = s2497;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2469: {
    const s2470 = p;
    if (text.charCodeAt(p) === 48) {
      l2471: {
        if (!isCaseless(p, "0x")) { break l2471; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2471;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2469;
      }
      p = s2470;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2472: {
        if (!isCaseless(p, "0o")) { break l2472; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2472;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2469;
      }
      p = s2470;
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
  l2473: {
    const s2474 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2475: {
        l2477: {
          const s2478 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2479: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2479; }
              break l2477;
            }
            p = s2478;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2475;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2484: {
          if (text.charCodeAt(p) === 46) {
            const s2486 = p;
            l2485: {
              l2487: {
                const s2488 = p;
                if (text.charCodeAt(p) === 46) {
                  l2489: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2489;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2487;
                  }
                  p = s2488;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2485;
                }
                p++;
              }
              break l2484;
            }
            p = s2486;
          } else touched ||= p >= end;
        }
        l2490: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2492 = p;
            l2491: {
              p = skipExponent(p);
              if (p < 0) { break l2491; }
              break l2490;
            }
            p = s2492;
          } else touched ||= p >= end;
        }
        break l2473;
      }
      p = s2474;
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
    l2494: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2496 = p;
        l2495: {
          p = skipExponent(p);
          if (p < 0) { break l2495; }
          break l2494;
        }
        p = s2496;
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
  let m2483 = false;
  l2480: for (;;) {
    const s2482 = p;
    if (text.charCodeAt(p) === 95) {
      l2481: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2481;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2483 = true;
        continue l2480;
      }
      p = s2482;
    } else touched ||= p >= end;
    break;
  }
  if (!m2483) { return -1; }
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
  l2503: {
    const s2501 = p;
    l2502: {
      p = skipEndsWord(p);
      if (p < 0) { break l2502; }
      p = s2501;
      break l2503;
    }
    p = s2501;
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
  l2507: {
    const s2505 = p;
    l2506: {
      p = skipEndsWord(p);
      if (p < 0) { break l2506; }
      p = s2505;
      break l2507;
    }
    p = s2505;
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
      const s2508 = p;
      l2509: {
        p++;
        return -1;
      }
      p = s2508;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf320(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2530!: null;
  l2533: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2531 = p;
      l2532: {
        p++;
        p = s2531;
        break l2533;
      }
      p = s2531;
    } else touched ||= p >= end;
    return -1;
  }
  e2530 = null;
  value = [e2530];
  leafValue = value;
  return p;
}

function leaf321(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2534: {
    const s2535 = p;
    const t2536 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2537: {
        const r2538 = readBadRootComma(p);
        if (r2538 === undefined) { break l2537; }
        value = r2538;
        p = pos;
        break l2534;
      }
      p = s2535;
      if (trail.length > t2536) trail.length = t2536;
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
  l2541: {
    const s2539 = p;
    l2540: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2542: {
        const s2543 = p;
        l2544: {
          if (p < end) {
            {
              const s2545 = p;
              l2546: {
                p++;
                break l2544;
              }
              p = s2545;
            }
          } else touched ||= p >= end;
          break l2542;
        }
        p = s2543;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2540;
        }
        p = skipFenceMark(p);
        if (p < 0) { break l2540; }
      }
      p = s2539;
      break l2541;
    }
    p = s2539;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf323(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2549!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2550 = p;
      l2551: {
        p = skipClosingFence(p);
        if (p < 0) { break l2551; }
        return -1;
      }
      p = s2550;
    }
  } else touched ||= p >= end;
  e2549 = null;
  value = [e2549];
  leafValue = value;
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
  const r2553 = readFence(p);
  if (r2553 === undefined) { return undefined; }
  value = r2553;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2554: {
    const s2555 = p;
    if (text.charCodeAt(p) === 96) {
      l2556: {
        const s2557 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2556;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2557, p);
        break l2554;
      }
      p = s2555;
    } else touched ||= p >= end;
    const s2558 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2558, p);
  }
  pos = p;
  return value;
}

function leaf327(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2560!: null;
  l2563: {
    if (text.charCodeAt(p) === 123) {
      const s2561 = p;
      l2562: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2562; }
        p = s2561;
        break l2563;
      }
      p = s2561;
    } else touched ||= p >= end;
    return -1;
  }
  e2560 = null;
  value = [e2560];
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
  l2564: {
    const s2565 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2566: {
        p++;
        let n2570 = 0;
        l2567: for (;;) {
          if (n2570 >= 200) break;
          const s2569 = p;
          l2568: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
              touched ||= p >= end;
              break l2568;
            }
            p++;
            n2570++;
            continue l2567;
          }
          p = s2569;
          break;
        }
        l2571: {
          const s2572 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2573: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2574: {
                const s2575 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
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
                      break l2573;
                    }
                    p = s2577;
                  }
                } else touched ||= p >= end;
              }
              break l2571;
            }
            p = s2572;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2580 = p;
              l2581: {
                p++;
                break l2566;
              }
              p = s2580;
            }
          } else touched ||= p >= end;
        }
        break l2564;
      }
      p = s2565;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2583: {
        p++;
        let n2587 = 0;
        l2584: for (;;) {
          if (n2587 >= 200) break;
          const s2586 = p;
          l2585: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2585;
            }
            p++;
            n2587++;
            continue l2584;
          }
          p = s2586;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2588: {
          const s2589 = p;
          if (text.charCodeAt(p) === 58) {
            l2590: {

              p++;
              break l2588;
            }
            p = s2589;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2591 = p;
              l2592: {
                p++;
                break l2583;
              }
              p = s2591;
            }
          } else touched ||= p >= end;
        }
        break l2564;
      }
      p = s2565;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2594: {

        p++;
        break l2564;
      }
      p = s2565;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2595: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2595;
        }
        p += 2;
        break l2564;
      }
      p = s2565;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2596 = p;
        l2597: {
          p++;
          return -1;
        }
        p = s2596;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf329(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2599!: null;
  l2602: {
    if (text.charCodeAt(p) === 91) {
      const s2600 = p;
      l2601: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2601; }
        p = s2600;
        break l2602;
      }
      p = s2600;
    } else touched ||= p >= end;
    return -1;
  }
  e2599 = null;
  value = [e2599];
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
  l2603: {
    const s2604 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2605: {
        p++;
        break l2603;
      }
      p = s2604;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2606: {

        p++;
        break l2603;
      }
      p = s2604;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 304)) {
      l2607: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2607; }
        break l2603;
      }
      p = s2604;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2608: {
        let n2612 = 0;
        l2609: for (;;) {
          if (n2612 >= 40) break;
          const s2611 = p;
          l2610: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
              touched ||= p >= end;
              break l2610;
            }
            p++;
            n2612++;
            continue l2609;
          }
          p = s2611;
          break;
        }
        if (n2612 < 1) { break l2608; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2613: {
          const s2614 = p;
          if (text.charCodeAt(p) === 44) {
            l2615: {

              p++;
              break l2613;
            }
            p = s2614;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2616 = p;
              l2617: {
                p++;
                break l2608;
              }
              p = s2616;
            }
          } else touched ||= p >= end;
        }
        break l2603;
      }
      p = s2604;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2619: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2619;
        }
        p++;
        break l2603;
      }
      p = s2604;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2620 = p;
        l2621: {
          p++;
          return -1;
        }
        p = s2620;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf331(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2623: {
    const s2624 = p;
    const t2625 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2626: {
        const r2627 = readBadCall(p);
        if (r2627 === undefined) { break l2626; }
        value = r2627;
        p = pos;
        break l2623;
      }
      p = s2624;
      if (trail.length > t2625) trail.length = t2625;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2650 = readBadAssignment(p);
    if (r2650 === undefined) { return -1; }
    value = r2650;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2628: {
    const s2629 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2630: {
        p++;
        let n2634 = 0;
        l2631: for (;;) {
          if (n2634 >= 200) break;
          const s2633 = p;
          l2632: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
        let n2638 = 0;
        l2635: for (;;) {
          if (n2638 >= 9) break;
          const s2637 = p;
          l2636: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2636;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2636;
            }
            p++;
            let n2642 = 0;
            l2639: for (;;) {
              if (n2642 >= 200) break;
              const s2641 = p;
              l2640: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
            n2638++;
            continue l2635;
          }
          p = s2637;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2630;
        }
        p++;
        l2645: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
            const s2643 = p;
            l2644: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
                touched ||= p >= end;
                break l2644;
              }
              p++;
              p = s2643;
              break l2645;
            }
            p = s2643;
          } else touched ||= p >= end;
          break l2630;
        }
        break l2628;
      }
      p = s2629;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2648: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
        const s2646 = p;
        l2647: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2647;
          }
          p++;
          p = s2646;
          break l2648;
        }
        p = s2646;
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
  l2651: {
    const s2652 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2653: {
        p = skipDeclaration(p);
        if (p < 0) { break l2653; }
        break l2651;
      }
      p = s2652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2662: {
        p++;
        let n2666 = 0;
        l2663: for (;;) {
          if (n2666 >= 200) break;
          const s2665 = p;
          l2664: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2664;
            }
            p++;
            n2666++;
            continue l2663;
          }
          p = s2665;
          break;
        }
        let n2670 = 0;
        l2667: for (;;) {
          if (n2670 >= 9) break;
          const s2669 = p;
          l2668: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2668;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2668;
            }
            p++;
            let n2674 = 0;
            l2671: for (;;) {
              if (n2674 >= 200) break;
              const s2673 = p;
              l2672: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2672;
                }
                p++;
                n2674++;
                continue l2671;
              }
              p = s2673;
              break;
            }
            n2670++;
            continue l2667;
          }
          p = s2669;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2662;
        }
        p++;
        break l2651;
      }
      p = s2652;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2680: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
      const s2678 = p;
      l2679: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
          touched ||= p >= end;
          break l2679;
        }
        p++;
        p = s2678;
        break l2680;
      }
      p = s2678;
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
  l2654: {
    const s2655 = p;
    if (text.charCodeAt(p) === 118) {
      l2656: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2656;
        }
        p += 3;
        break l2654;
      }
      p = s2655;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2657: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2657;
        }
        p += 3;
        break l2654;
      }
      p = s2655;
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
  let n2661 = 0;
  l2658: for (;;) {
    if (n2661 >= 200) break;
    const s2660 = p;
    l2659: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l2659;
      }
      p++;
      n2661++;
      continue l2658;
    }
    p = s2660;
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
  l2675: {
    const s2676 = p;
    if (text.charCodeAt(p) === 101) {
      l2677: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2677;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2677;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2677;
        }
        p += 7;
        break l2675;
      }
      p = s2676;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf336(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2682: {
    const s2683 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
      l2684: {
        const r2685 = readWrapperEnd(p);
        if (r2685 === undefined) { break l2684; }
        value = r2685;
        p = pos;
        break l2682;
      }
      p = s2683;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2686!: string[];
  const r2687 = readWs(p);
  if (r2687 === undefined) { return undefined; }
  e2686 = r2687;
  p = pos;
  let e2695!: [")", string[], ";" | null] | ";";
  l2696: {
    const s2697 = p;
    if (text.charCodeAt(p) === 41) {
      l2698: {
        let e2699!: ")";

        e2699 = ")";
        p++;
        let e2700!: string[];
        const r2701 = readWs(p);
        if (r2701 === undefined) { break l2698; }
        e2700 = r2701;
        p = pos;
        let e2703!: ";" | null;
        l2704: {
          if (text.charCodeAt(p) === 59) {
            const s2706 = p;
            l2705: {

              e2703 = ";";
              p++;
              break l2704;
            }
            p = s2706;
          } else touched ||= p >= end;
          e2703 = null;
        }
        e2695 = [e2699, e2700, e2703];
        break l2696;
      }
      p = s2697;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2695 = ";";
    p++;
  }
  value = [e2686, e2695];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2692: string[] = [];
  l2688: for (;;) {
    const s2690 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2689: {
        let v2691!: string;
        v2691 = text.charAt(p);
        p++;
        list2692.push(v2691);
        continue l2688;
      }
      p = s2690;
    } else touched ||= p >= end;
    break;
  }
  value = list2692;
  pos = p;
  return value;
}

function leaf339(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2708: {
    const s2709 = p;
    const t2710 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2711: {
        const r2712 = readBadRootBracket(p);
        if (r2712 === undefined) { break l2711; }
        value = r2712;
        p = pos;
        break l2708;
      }
      p = s2709;
      if (trail.length > t2710) trail.length = t2710;
    } else touched ||= p >= end;
    let e2714!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2715 = p;
        l2716: {
          p = skipFenceMark(p);
          if (p < 0) { break l2716; }
          return -1;
        }
        p = s2715;
      }
    } else touched ||= p >= end;
    e2714 = null;
    let e2718!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2719 = readBadProse(p);
    if (r2719 === undefined) { return -1; }
    e2718 = r2719;
    p = pos;
    value = [e2714, e2718];
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
  l2720: for (;;) {
    const s2722 = p;
    if (p < end) {
      l2721: {
        l2724: {
          const s2725 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2726: {
              p++;
              break l2724;
            }
            p = s2725;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : c === 65279)) {
            {
              const s2727 = p;
              l2728: {
                p = skipProseStop(p);
                if (p < 0) { break l2728; }
                break l2721;
              }
              p = s2727;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2721;
          }
          p++;
        }
        continue l2720;
      }
      p = s2722;
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
  l2730: {
    const s2731 = p;
    if (text.charCodeAt(p) === 123) {
      l2732: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2732; }
        break l2730;
      }
      p = s2731;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2733: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2733; }
        break l2730;
      }
      p = s2731;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2734: {
        p = skipFenceMark(p);
        if (p < 0) { break l2734; }
        break l2730;
      }
      p = s2731;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2735: {

        p++;
        break l2730;
      }
      p = s2731;
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

function leaf343(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2737: {
    const s2738 = p;
    const t2739 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2740: {
        const r2741 = readFenceEnd(p);
        if (r2741 === undefined) { break l2740; }
        value = r2741;
        p = pos;
        break l2737;
      }
      p = s2738;
      if (trail.length > t2739) trail.length = t2739;
    } else touched ||= p >= end;
    const r2745 = readMissingFenceEnd(p);
    if (r2745 === undefined) { return -1; }
    value = r2745;
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
  const r2742 = readClosingFence(p);
  if (r2742 === undefined) { return undefined; }
  value = r2742;
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

function leaf346(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2747 = readMissingDocument(p);
  if (r2747 === undefined) { return -1; }
  value = r2747;
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

function leaf348(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2749: {
    const s2750 = p;
    const t2751 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2752: {
        const r2753 = readBadLooseFence(p);
        if (r2753 === undefined) { break l2752; }
        value = r2753;
        p = pos;
        break l2749;
      }
      p = s2750;
      if (trail.length > t2751) trail.length = t2751;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2755: {
        const r2756 = readBadRootBracket(p);
        if (r2756 === undefined) { break l2755; }
        value = r2756;
        p = pos;
        break l2749;
      }
      p = s2750;
      if (trail.length > t2751) trail.length = t2751;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2758 = readBadProse(p);
    if (r2758 === undefined) { return -1; }
    value = r2758;
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

function leaf350(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2760: {
    const s2761 = p;
    const t2762 = trail.length;
    l2763: {
      const r2764 = readMissingDocument(p);
      if (r2764 === undefined) { break l2763; }
      value = r2764;
      p = pos;
      break l2760;
    }
    p = s2761;
    if (trail.length > t2762) trail.length = t2762;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf302 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf320, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf321 }] }] }, { op: 'leaf', read: leaf346 }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf71 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_8], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf327, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf329, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf302 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf320, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf321 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf331 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf336 }] }, { op: 'leaf', read: leaf348 }] } }, { op: 'leaf', read: leaf350 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf15 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] } }, { op: 'leaf', read: leaf273 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf64 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] } }, { op: 'leaf', read: leaf271 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf99 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] } }, { op: 'leaf', read: leaf267 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] } }, { op: 'leaf', read: leaf252 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf106 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] } }, { op: 'leaf', read: leaf241 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf119 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text118 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf123 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text122 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf127 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text125 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_13, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf141, body: { op: 'choice', starts: [STARTS_13, STARTS_13], alternatives: [{ op: 'leaf', read: leaf142 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf144 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf146 }] } }, { op: 'leaf', read: leaf153 }] }] } }] }, { op: 'leaf', read: leaf146 }] } }, { op: 'leaf', read: leaf157 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text131, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_16, STARTS_17], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf168 }] } }, { op: 'leaf', read: leaf172 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text164, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf178 }] } }, { op: 'leaf', read: leaf180 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text177, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf183 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf187 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text186 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_23, STARTS_24], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf191 }] } }, { op: 'leaf', read: leaf193 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text190, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf99 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf275 }, { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] }] } }, { op: 'leaf', read: leaf277 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf103 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, null], alternatives: [{ op: 'leaf', read: leaf284 }, { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf109, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf232 }] }] } }, { op: 'leaf', read: leaf286 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf290 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf275 }, { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf68, isShortcut: true }, { op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf72 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf259 }, { op: 'loop', body: { op: 'leaf', read: leaf93 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf95 }, { op: 'leaf', read: leaf97, isShortcut: true }, { op: 'leaf', read: leaf98 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf256 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf257 }] }] } }, { op: 'leaf', read: leaf226 }] }, { op: 'leaf', read: leaf261 }] }] } }, { op: 'leaf', read: leaf277 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf299 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf302 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf320, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf321 }] }] }, { op: 'leaf', read: leaf197 }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf71 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf323, body: { op: 'again', step: () => stepFenced } }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_8], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf327, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf329, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf302 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf320, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf321 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf331 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf62, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf279, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf293, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf294 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf297, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf195 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf121, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf124, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf163, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf176, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf189, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf197 }] }] }, { op: 'leaf', read: leaf198 }] } }, { op: 'leaf', read: leaf200 }] } }] }] }, { op: 'leaf', read: leaf197 }] }, { op: 'leaf', read: leaf336 }] }, { op: 'leaf', read: leaf339 }] } }, { op: 'leaf', read: leaf343 }] } };

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
    BadPath: {"code":"bad-path","severity":"error","meaning":"A string is a path of Windows whose backslashes stand alone. All of them are kept.","example":"{\"a\": \"C:\\new\\dir\"}","mend":"Write a backslash as \\\\.","isCut":false},
  },
  registers: 2,
  tables: 0,
  inside: 5,
};
