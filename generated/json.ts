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
const TABLE_53 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_54 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_55 = tableOf([0, 9], [11, 12], [14, 33], [35, 57], [59, 91], [93, 127]);
const TABLE_56 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_57 = tableOf([9, 10], [13, 13], [32, 32], [58, 58]);
const TABLE_58 = tableOf([33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_59 = tableOf([9, 10], [13, 13], [32, 32], [58, 59], [61, 61]);
const TABLE_60 = tableOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_61 = tableOf([9, 10], [13, 13], [32, 32], [58, 58], [61, 61]);
const TABLE_62 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39]);
const TABLE_63 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_64 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 41], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_65 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
const TABLE_66 = tableOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_67 = tableOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_68 = tableOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_69 = tableOf([32, 33], [35, 38], [40, 43], [45, 91], [94, 124], [126, 127]);
const TABLE_70 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
const TABLE_71 = tableOf([39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_72 = tableOf([39, 39], [44, 44]);
const TABLE_73 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
const TABLE_74 = tableOf([34, 34], [39, 39], [48, 48], [96, 96], [118, 118]);
const TABLE_75 = tableOf([10, 10], [13, 13], [39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_76 = tableOf([32, 33], [35, 38], [40, 43], [45, 64], [91, 91], [94, 96], [123, 124], [126, 127]);
const TABLE_77 = tableOf([34, 34], [44, 44], [93, 93], [125, 125]);
const TABLE_78 = tableOf([32, 33], [35, 91], [93, 127]);
const TABLE_79 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_80 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_81 = tableOf([32, 91], [93, 95], [97, 127]);
const TABLE_82 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 42], [45, 92], [94, 124], [126, 127]);
const TABLE_83 = tableOf([41, 41], [44, 44], [46, 46], [93, 93], [125, 125]);
const TABLE_84 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
const TABLE_85 = tableOf([0, 9], [11, 12], [14, 31], [33, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_86 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_87 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_88 = tableOf([0, 9], [11, 12], [14, 59], [61, 61], [63, 127]);
const TABLE_89 = tableOf([36, 36], [40, 40], [60, 60], [123, 123]);
const TABLE_90 = tableOf([0, 9], [11, 12], [14, 26], [28, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_91 = tableOf([0, 9], [11, 12], [14, 31], [33, 43], [45, 90], [92, 92], [94, 124], [126, 127]);
const TABLE_92 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [47, 47], [93, 93], [125, 125]);
const TABLE_93 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
const TABLE_94 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_95 = tableOf([34, 34], [39, 39], [41, 41], [93, 93], [96, 96], [123, 123], [125, 125]);
const TABLE_96 = tableOf([0, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_97 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_98 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [65, 90], [95, 95], [97, 122]);
const TABLE_99 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
const TABLE_100 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
const TABLE_101 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
const TABLE_102 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_103 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57]);
const TABLE_104 = tableOf([43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_105 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_106 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117]);
const TABLE_107 = tableOf([34, 34], [48, 57], [91, 91], [123, 123]);
const TABLE_108 = tableOf([34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_109 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_110 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
const TABLE_111 = tableOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122]);
const TABLE_112 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [59, 59]);
const TABLE_113 = tableOf([0, 39], [41, 90], [92, 95], [97, 122], [124, 125], [127, 127]);
const TABLE_114 = tableOf([40, 40], [91, 91], [96, 96], [123, 123], [126, 126]);
const STARTS_0 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const STARTS_1 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [47, 47], [60, 60], [92, 92], [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239], [8287, 8288], [12288, 12288], [65279, 65279]);
const STARTS_2 = startsOf([34, 34], [36, 36], [38, 39], [45, 45], [48, 57], [65, 90], [92, 92], [95, 95], [97, 123], [171, 171], [192, 8191], [8216, 8217], [8220, 8223], [12352, 55295], [65282, 65282]);
const STARTS_3 = startsOf([9, 10], [13, 13], [32, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281], [65283, 65286], [65288, 65291], [65293, 65305], [65307, 65535]);
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
        while (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
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

function leaf11(p: number): number {
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

function leaf16(p: number): number {
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

function leaf20(p: number): number {
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
              p = skipGapAhead(p);
              if (p < 0) { break l235; }
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
    l243: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
        const s241 = p;
        l242: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l242;
          }
          p++;
          p = s241;
          break l243;
        }
        p = s241;
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

function skipGapAhead(p: number): number {
  let c = 0;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l237: for (;;) {
    const s239 = p;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l238: {
        p = skipComment(p);
        if (p < 0) { break l238; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        continue l237;
      }
      p = s239;
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
  l245: {
    const s246 = p;
    const t247 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l248: {
        const r249 = readBlanks(p);
        if (r249 === undefined) { break l248; }
        value = r249;
        p = pos;
        break l245;
      }
      p = s246;
      if (trail.length > t247) trail.length = t247;
    } else touched ||= p >= end;
    let e251!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s252 = p;
        l253: {
          p = skipHashWord(p);
          if (p < 0) { break l253; }
          return -1;
        }
        p = s252;
      }
    } else touched ||= p >= end;
    e251 = null;
    let e261!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r262 = readGapMistake(p);
    if (r262 === undefined) { return -1; }
    e261 = r262;
    p = pos;
    value = [e251, e261];
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
  l255: {
    const s256 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l257: {
        p++;
        break l255;
      }
      p = s256;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s258 = p;
        l259: {
          p++;
          return -1;
        }
        p = s258;
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
  let e264!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s265 = p;
      l266: {
        p = skipMemberAhead(p);
        if (p < 0) { break l266; }
        return -1;
      }
      p = s265;
    }
  } else touched ||= p >= end;
  e264 = null;
  let e275!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l276: {
    const s277 = p;
    const t278 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l279: {
        const r280 = readRepairedAmounts(p);
        if (r280 === undefined) { break l279; }
        e275 = r280;
        p = pos;
        break l276;
      }
      p = s277;
      if (trail.length > t278) trail.length = t278;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l311: {
        const r312 = readWord(p);
        if (r312 === undefined) { break l311; }
        e275 = r312;
        p = pos;
        break l276;
      }
      p = s277;
      if (trail.length > t278) trail.length = t278;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l502: {
        const r503 = readRepairedPlaceholder(p);
        if (r503 === undefined) { break l502; }
        e275 = r503;
        p = pos;
        break l276;
      }
      p = s277;
      if (trail.length > t278) trail.length = t278;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r514 = readRepairedText(p);
    if (r514 === undefined) { return -1; }
    e275 = r514;
    p = pos;
  }
  value = [e264, e275];
  leafValue = value;
  return p;
}

function skipMemberAhead(p: number): number {
  let c = 0;
  l268: {
    const s269 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l270: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l270; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l270;
        }
        p++;
        break l268;
      }
      p = s269;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n274 = 0;
    l271: for (;;) {
      if (n274 >= 200) break;
      const s273 = p;
      l272: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l272;
        }
        p++;
        n274++;
        continue l271;
      }
      p = s273;
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
  l283: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      const s281 = p;
      l282: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l282; }
        p = s281;
        break l283;
      }
      p = s281;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r284 = readBadThousands(p);
  if (r284 === undefined) { return undefined; }
  l_value = r284;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l285: {
    if (text.charCodeAt(p) === 45) {
      const s287 = p;
      l286: {

        p++;
        break l285;
      }
      p = s287;
    } else touched ||= p >= end;
  }
  let n291 = 0;
  l288: for (;;) {
    if (n291 >= 3) break;
    const s290 = p;
    l289: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l289;
      }
      p++;
      n291++;
      continue l288;
    }
    p = s290;
    break;
  }
  if (n291 < 1) { return undefined; }
  let m295 = false;
  l292: for (;;) {
    const s294 = p;
    if (text.charCodeAt(p) === 44) {
      l293: {

        p++;
        let n299 = 0;
        l296: for (;;) {
          if (n299 >= 3) break;
          const s298 = p;
          l297: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l297;
            }
            p++;
            n299++;
            continue l296;
          }
          p = s298;
          break;
        }
        if (n299 < 3) { break l293; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s300 = p;
            l301: {
              p++;
              break l293;
            }
            p = s300;
          }
        } else touched ||= p >= end;
        m295 = true;
        continue l292;
      }
      p = s294;
    } else touched ||= p >= end;
    break;
  }
  if (!m295) { return undefined; }
  l303: {
    if (text.charCodeAt(p) === 46) {
      const s305 = p;
      l304: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l304;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l303;
      }
      p = s305;
    } else touched ||= p >= end;
  }
  l308: {
    const s306 = p;
    l307: {
      p = skipEndsWord(p);
      if (p < 0) { break l307; }
      p = s306;
      break l308;
    }
    p = s306;
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
  l313: {
    const s314 = p;
    const t315 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l316: {
        const r317 = readText(p);
        if (r317 === undefined) { break l316; }
        l_value = r317;
        p = pos;
        l321: {
          const s319 = p;
          l320: {
            p = skipEnds(p);
            if (p < 0) { break l320; }
            p = s319;
            break l321;
          }
          p = s319;
          break l316;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s493 = p;
            l494: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l494;
              }
              p++;
              break l316;
            }
            p = s493;
          }
        } else touched ||= p >= end;
        break l313;
      }
      p = s314;
      if (trail.length > t315) trail.length = t315;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l496: {
        const r497 = readNumber(p);
        if (r497 === undefined) { break l496; }
        l_value = r497;
        p = pos;
        break l313;
      }
      p = s314;
      if (trail.length > t315) trail.length = t315;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r499 = readConstant(p);
    if (r499 === undefined) { return undefined; }
    l_value = r499;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l322: {
    const s323 = p;
    l324: {
      p = skipInObject(p);
      if (p < 0) { break l324; }
      p = skipEndsMember(p);
      if (p < 0) { break l324; }
      break l322;
    }
    p = s323;
    l426: {
      p = skipInArray(p);
      if (p < 0) { break l426; }
      p = skipEndsElement(p);
      if (p < 0) { break l426; }
      break l322;
    }
    p = s323;
    {
      const s473 = p;
      l474: {
        p = skipInObject(p);
        if (p < 0) { break l474; }
        return -1;
      }
      p = s473;
    }
    {
      const s476 = p;
      l477: {
        p = skipInArray(p);
        if (p < 0) { break l477; }
        return -1;
      }
      p = s476;
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
  l325: {
    const s326 = p;
    l327: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l328: {
        const s329 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l330: {
            p++;
            break l328;
          }
          p = s329;
        } else touched ||= p >= end;
        l331: {
          if (p < end) {
            {
              const s332 = p;
              l333: {
                p++;
                break l331;
              }
              p = s332;
            }
          } else touched ||= p >= end;
          break l328;
        }
        p = s329;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l335: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l335; }
            break l328;
          }
          p = s329;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l363: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l364: {
              const s365 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l366: {
                  p++;
                  break l364;
                }
                p = s365;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l363;
              }
              p++;
              let n370 = 0;
              l367: for (;;) {
                if (n370 >= 200) break;
                const s369 = p;
                l368: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l368;
                  }
                  p++;
                  n370++;
                  continue l367;
                }
                p = s369;
                break;
              }
            }
            break l328;
          }
          p = s329;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l371: {
            p++;
            break l328;
          }
          p = s329;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l372: {
            p = skipFenceMark(p);
            if (p < 0) { break l372; }
            break l328;
          }
          p = s329;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l373: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l373;
            }
            p = skipValueStart(p);
            if (p < 0) { break l373; }
            break l328;
          }
          p = s329;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l327;
        }
        p = skipOwnName(p);
        if (p < 0) { break l327; }
      }
      break l325;
    }
    p = s326;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l383: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l383;
        }
        p = skipLineComment(p);
        if (p < 0) { break l383; }
        break l325;
      }
      p = s326;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l415: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l415;
        }
        p = skipEol(p);
        if (p < 0) { break l415; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l415;
        }
        p++;
        break l325;
      }
      p = s326;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l416: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l416;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l416;
        }
        p++;
        let n420 = 0;
        l417: for (;;) {
          if (n420 >= 200) break;
          const s419 = p;
          l418: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
        break l325;
      }
      p = s326;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l421: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l421;
        }
        p = skipEol(p);
        if (p < 0) { break l421; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l421;
        }
        p++;
        let n425 = 0;
        l422: for (;;) {
          if (n425 >= 200) break;
          const s424 = p;
          l423: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l423;
            }
            p++;
            n425++;
            continue l422;
          }
          p = s424;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l421;
        }
        p++;
        break l325;
      }
      p = s326;
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
  l336: {
    const s337 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l338: {
        p++;
        break l336;
      }
      p = s337;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l339: {
        let n343 = 0;
        l340: for (;;) {
          if (n343 >= 60) break;
          const s342 = p;
          l341: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
              touched ||= p >= end;
              break l341;
            }
            p++;
            n343++;
            continue l340;
          }
          p = s342;
          break;
        }
        if (n343 < 1) { break l339; }
        let n347 = 0;
        l344: for (;;) {
          if (n347 >= 4) break;
          const s346 = p;
          l345: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
              touched ||= p >= end;
              break l345;
            }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            let n351 = 0;
            l348: for (;;) {
              if (n351 >= 60) break;
              const s350 = p;
              l349: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
                  touched ||= p >= end;
                  break l349;
                }
                p++;
                n351++;
                continue l348;
              }
              p = s350;
              break;
            }
            if (n351 < 1) { break l345; }
            n347++;
            continue l344;
          }
          p = s346;
          break;
        }
        l352: {
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            const s354 = p;
            l353: {
              p++;
              break l352;
            }
            p = s354;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l339;
        }
        p++;
        break l336;
      }
      p = s337;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8230)) {
      l355: {
        p++;
        break l336;
      }
      p = s337;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l356: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l356;
        }
        p += 3;
        break l336;
      }
      p = s337;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l357: {
        p = skipCommentStart(p);
        if (p < 0) { break l357; }
        break l336;
      }
      p = s337;
    } else touched ||= p >= end;
    l358: {
      if (p < end) {
        {
          const s359 = p;
          l360: {
            p++;
            break l358;
          }
          p = s359;
        }
      } else touched ||= p >= end;
      break l336;
    }
    p = s337;
    if (text.charCodeAt(p) === 92) {
      l362: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l362;
        }
        p += 2;
        break l336;
      }
      p = s337;
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
  l374: {
    const s375 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l376: {
        p++;
        break l374;
      }
      p = s375;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l377: {
        p = skipNumeral(p);
        if (p < 0) { break l377; }
        break l374;
      }
      p = s375;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l378: {
        p++;
        break l374;
      }
      p = s375;
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
  let n382 = 0;
  l379: for (;;) {
    if (n382 >= 200) break;
    const s381 = p;
    l380: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
        touched ||= p >= end;
        break l380;
      }
      p++;
      n382++;
      continue l379;
    }
    p = s381;
    break;
  }
  if (n382 < 1) { return -1; }
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
  l384: {
    const s385 = p;
    if (text.charCodeAt(p) === 47) {
      l386: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l386;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
        touched ||= p >= end;
        l387: {
          const s388 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l389: {
              p = skipEol(p);
              if (p < 0) { break l389; }
              break l387;
            }
            p = s388;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s390 = p;
              l391: {
                p++;
                break l386;
              }
              p = s390;
            }
          } else touched ||= p >= end;
        }
        break l384;
      }
      p = s385;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l393: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
        touched ||= p >= end;
        l394: {
          const s395 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l396: {
              p = skipEol(p);
              if (p < 0) { break l396; }
              break l394;
            }
            p = s395;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s397 = p;
              l398: {
                p++;
                break l393;
              }
              p = s397;
            }
          } else touched ||= p >= end;
        }
        break l384;
      }
      p = s385;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l400: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l400;
        }
        p += 2;
        let n404 = 0;
        l401: for (;;) {
          if (n404 >= 200) break;
          const s403 = p;
          l402: {
            if (text.charCodeAt(p) === 42) {
              {
                const s405 = p;
                l406: {
                  if (!text.startsWith("*/", p)) {
                    reachesEnd(p, "*/");
                    break l406;
                  }
                  p += 2;
                  break l402;
                }
                p = s405;
              }
            } else touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) !== 34))) {
              touched ||= p >= end;
              break l402;
            }
            p++;
            n404++;
            continue l401;
          }
          p = s403;
          break;
        }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
          reachesEnd(p, "*/");
          break l400;
        }
        p += 2;
        break l384;
      }
      p = s385;
    } else touched ||= p >= end;
    l408: {
      const s409 = p;
      if (text.charCodeAt(p) === 47) {
        l410: {
          if (!text.startsWith("//", p)) {
            reachesEnd(p, "//");
            break l410;
          }
          p += 2;
          break l408;
        }
        p = s409;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
    let n414 = 0;
    l411: for (;;) {
      if (n414 >= 200) break;
      const s413 = p;
      l412: {
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          touched ||= p >= end;
          break l412;
        }
        p++;
        n414++;
        continue l411;
      }
      p = s413;
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
  l427: {
    const s428 = p;
    l429: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l430: {
        const s431 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l432: {
            p++;
            break l430;
          }
          p = s431;
        } else touched ||= p >= end;
        l433: {
          if (p < end) {
            {
              const s434 = p;
              l435: {
                p++;
                break l433;
              }
              p = s434;
            }
          } else touched ||= p >= end;
          break l430;
        }
        p = s431;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l437: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l437; }
            break l430;
          }
          p = s431;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l458: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l459: {
              const s460 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l461: {
                  p++;
                  break l459;
                }
                p = s460;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l458;
              }
              p++;
              let n465 = 0;
              l462: for (;;) {
                if (n465 >= 200) break;
                const s464 = p;
                l463: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l463;
                  }
                  p++;
                  n465++;
                  continue l462;
                }
                p = s464;
                break;
              }
            }
            break l430;
          }
          p = s431;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l466: {
            p++;
            break l430;
          }
          p = s431;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l467: {
            p = skipFenceMark(p);
            if (p < 0) { break l467; }
            break l430;
          }
          p = s431;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l429;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l429;
        }
        p = skipValueStart(p);
        if (p < 0) { break l429; }
      }
      break l427;
    }
    p = s428;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l468: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l468;
        }
        p = skipLineComment(p);
        if (p < 0) { break l468; }
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l469: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l469;
        }
        p = skipEol(p);
        if (p < 0) { break l469; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l469;
        }
        p++;
        break l427;
      }
      p = s428;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l470: {
      const s471 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
        l472: {
          p++;
          break l470;
        }
        p = s471;
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
  l438: {
    const s439 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l440: {
        p = skipValueStart(p);
        if (p < 0) { break l440; }
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l441: {
        p++;
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l442: {
        p = skipCommentStart(p);
        if (p < 0) { break l442; }
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    l443: {
      if (p < end) {
        {
          const s444 = p;
          l445: {
            p++;
            break l443;
          }
          p = s444;
        }
      } else touched ||= p >= end;
      break l438;
    }
    p = s439;
    if (text.charCodeAt(p) === 92) {
      l447: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l447;
        }
        p += 2;
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l448: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l448;
        }
        p += 6;
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l449: {
        p = skipOtherConstant(p);
        if (p < 0) { break l449; }
        break l438;
      }
      p = s439;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l457: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l457;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l457;
        }
        p++;
        break l438;
      }
      p = s439;
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
  l450: {
    const s451 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l452: {
        if (!isCaseless(p, "true")) { break l452; }
        p += 4;
        break l450;
      }
      p = s451;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l453: {
        if (!isCaseless(p, "false")) { break l453; }
        p += 5;
        break l450;
      }
      p = s451;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l454: {
        if (!isCaseless(p, "null")) { break l454; }
        p += 4;
        break l450;
      }
      p = s451;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l455: {
        if (!isCaseless(p, "none")) { break l455; }
        p += 4;
        break l450;
      }
      p = s451;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l456: {
        if (!isCaseless(p, "nil")) { break l456; }
        p += 3;
        break l450;
      }
      p = s451;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l479: {
    const s480 = p;
    l481: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l482: {
        const s483 = p;
        l484: {
          if (p < end) {
            {
              const s485 = p;
              l486: {
                p++;
                break l484;
              }
              p = s485;
            }
          } else touched ||= p >= end;
          break l482;
        }
        p = s483;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l481;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l481;
        }
        p++;
      }
      break l479;
    }
    p = s480;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l488: {
      const s489 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l490: {
          p = skipEol(p);
          if (p < 0) { break l490; }
          break l488;
        }
        p = s489;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l491: {
          p++;
          break l488;
        }
        p = s489;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l492: {
          p = skipFenceMark(p);
          if (p < 0) { break l492; }
          break l488;
        }
        p = s489;
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
  const r504 = readBadPlaceholder(p);
  if (r504 === undefined) { return undefined; }
  l_value = r504;
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
      const s505 = p;
      l506: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l506;
        }
        p++;
        return undefined;
      }
      p = s505;
    }
  } else touched ||= p >= end;
  let n511 = 0;
  l508: for (;;) {
    if (n511 >= 200) break;
    const s510 = p;
    l509: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l509;
      }
      p++;
      n511++;
      continue l508;
    }
    p = s510;
    break;
  }
  if (n511 < 1) { return undefined; }
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
  l515: {
    const s516 = p;
    const t517 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l518: {
        const r519 = readBadEscapedQuotes(p);
        if (r519 === undefined) { break l518; }
        l_value = r519;
        p = pos;
        break l515;
      }
      p = s516;
      if (trail.length > t517) trail.length = t517;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l535: {
        const r536 = readBadEntityQuotes(p);
        if (r536 === undefined) { break l535; }
        l_value = r536;
        p = pos;
        break l515;
      }
      p = s516;
      if (trail.length > t517) trail.length = t517;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l543: {
        const r544 = readBadDoubledQuotes(p);
        if (r544 === undefined) { break l543; }
        l_value = r544;
        p = pos;
        break l515;
      }
      p = s516;
      if (trail.length > t517) trail.length = t517;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r554 = readBadPath(p);
    if (r554 === undefined) { return undefined; }
    l_value = r554;
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
  const s520 = p;
  l521: for (;;) {
    const s523 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l522: {
        l525: {
          const s526 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l527: {
              p++;
              break l525;
            }
            p = s526;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l522;
          }
          p += 2;
          l528: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s530 = p;
              l529: {
                l531: {
                  const s532 = p;
                  if (text.charCodeAt(p) === 92) {
                    l533: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l533;
                      }
                      p++;
                      break l531;
                    }
                    p = s532;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l529;
                  }
                  p++;
                }
                break l528;
              }
              p = s530;
            } else touched ||= p >= end;
          }
        }
        continue l521;
      }
      p = s523;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s520, p);
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
  l537: {
    const s538 = p;
    if (text.charCodeAt(p) === 38) {
      l539: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l539;
        }
        p += 6;
        const s540 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s540, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l539;
        }
        p += 6;
        break l537;
      }
      p = s538;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s541 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s541, p);
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
  const s545 = p;
  let n549 = 0;
  l546: for (;;) {
    if (n549 >= 200) break;
    const s548 = p;
    l547: {
      if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
        touched ||= p >= end;
        break l547;
      }
      p++;
      n549++;
      continue l546;
    }
    p = s548;
    break;
  }
  if (n549 < 1) { return undefined; }
  l_text = text.slice(s545, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l552: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s550 = p;
      l551: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l551;
        }
        p++;
        p = s550;
        break l552;
      }
      p = s550;
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
  const s555 = p;
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
  l558: {
    if (text.charCodeAt(p) === 92) {
      const s556 = p;
      l557: {

        p++;
        p = s556;
        break l558;
      }
      p = s556;
    } else touched ||= p >= end;
    return undefined;
  }
  l561: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s559 = p;
      l560: {
        p = skipPathEscape(p);
        if (p < 0) { break l560; }
        p = s559;
        break l561;
      }
      p = s559;
    } else touched ||= p >= end;
    return undefined;
  }
  l586: for (;;) {
    const s588 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l587: {
        p = skipPathPart(p);
        if (p < 0) { break l587; }
        continue l586;
      }
      p = s588;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l600: for (;;) {
    const s602 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l601: {
        l604: {
          const s605 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l606: {
              p = skipPathPart(p);
              if (p < 0) { break l606; }
              break l604;
            }
            p = s605;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l601;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l601; }
        }
        continue l600;
      }
      p = s602;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s555, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l609: {
    const s607 = p;
    l608: {
      p = skipEnds(p);
      if (p < 0) { break l608; }
      p = s607;
      break l609;
    }
    p = s607;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l562: for (;;) {
    const s564 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l563: {
        l566: {
          const s567 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l568: {
              p++;
              break l566;
            }
            p = s567;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l563;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l563; }
        }
        continue l562;
      }
      p = s564;
    } else touched ||= p >= end;
    break;
  }
  if (text.charCodeAt(p) !== 92) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l579: {
    const s580 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
      l581: {
        p++;
        break l579;
      }
      p = s580;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n585 = 0;
    l582: for (;;) {
      if (n585 >= 4) break;
      const s584 = p;
      l583: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l583;
        }
        p++;
        n585++;
        continue l582;
      }
      p = s584;
      break;
    }
    if (n585 < 4) { return -1; }
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
      const s569 = p;
      l570: {
        l572: {
          const s573 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l574: {
              p++;
              break l572;
            }
            p = s573;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l570;
          }
          p++;
          let n578 = 0;
          l575: for (;;) {
            if (n578 >= 4) break;
            const s577 = p;
            l576: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l576;
              }
              p++;
              n578++;
              continue l575;
            }
            p = s577;
            break;
          }
          if (n578 < 4) { break l570; }
        }
        return -1;
      }
      p = s569;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l590: {
    const s591 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l592: {
        p++;
        break l590;
      }
      p = s591;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l593: {
      const s594 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l595: {
          p++;
          break l593;
        }
        p = s594;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n599 = 0;
      l596: for (;;) {
        if (n599 >= 4) break;
        const s598 = p;
        l597: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
            touched ||= p >= end;
            break l597;
          }
          p++;
          n599++;
          continue l596;
        }
        p = s598;
        break;
      }
      if (n599 < 4) { return -1; }
    }
  }
  return p;
}

function leaf64(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e612!: null;
  l615: {
    if (text.charCodeAt(p) === 91) {
      const s613 = p;
      l614: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l614; }
        p = s613;
        break l615;
      }
      p = s613;
    } else touched ||= p >= end;
    return -1;
  }
  e612 = null;
  value = [e612];
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
  const r616 = readNamedArrayStart(p);
  if (r616 === undefined) { return -1; }
  value = r616;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r617 = readObjectKind(p);
  if (r617 === undefined) { return undefined; }
  l_kind = r617;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r619 = readBadNamedArray(p);
  if (r619 === undefined) { return undefined; }
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
  const r622 = readPair(p);
  if (r622 === undefined) { return -1; }
  value = r622;
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
  l623: {
    const s624 = p;
    const t625 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l626: {
        const r627 = readText(p);
        if (r627 === undefined) { break l626; }
        l_name = r627;
        p = pos;
        break l623;
      }
      p = s624;
      if (trail.length > t625) trail.length = t625;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r629 = readBadBareKey(p);
    if (r629 === undefined) { return undefined; }
    l_name = r629;
    p = pos;
    l640: {
      if (text.charCodeAt(p) === 58) {
        const s638 = p;
        l639: {

          p++;
          p = s638;
          break l640;
        }
        p = s638;
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
  l641: {
    const s642 = p;
    const t643 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l644: {
        const r645 = readText(p);
        if (r645 === undefined) { break l644; }
        l_value = r645;
        p = pos;
        break l641;
      }
      p = s642;
      if (trail.length > t643) trail.length = t643;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l647: {
        const r648 = readNumber(p);
        if (r648 === undefined) { break l647; }
        l_value = r648;
        p = pos;
        break l641;
      }
      p = s642;
      if (trail.length > t643) trail.length = t643;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r650 = readConstant(p);
    if (r650 === undefined) { return undefined; }
    l_value = r650;
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
  l630: {
    if (text.charCodeAt(p) === 58) {
      const s632 = p;
      l631: {

        p++;
        break l630;
      }
      p = s632;
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
  l633: for (;;) {
    const s635 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l634: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l634;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
          touched ||= p >= end;
          break l634;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) p++;
        touched ||= p >= end;
        continue l633;
      }
      p = s635;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairEnd(p: number): number {
  let c = 0;
  l652: {
    const s653 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l654: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l654;
        }
        p++;
        l657: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            const s655 = p;
            l656: {
              p = skipGapAhead(p);
              if (p < 0) { break l656; }
              l658: {
                const s659 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                  l660: {
                    p++;
                    break l658;
                  }
                  p = s659;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l656;
                }
                p++;
                let n664 = 0;
                l661: for (;;) {
                  if (n664 >= 200) break;
                  const s663 = p;
                  l662: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                      touched ||= p >= end;
                      break l662;
                    }
                    p++;
                    n664++;
                    continue l661;
                  }
                  p = s663;
                  break;
                }
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l656;
                }
                p++;
              }
              p = s655;
              break l657;
            }
            p = s655;
          } else touched ||= p >= end;
          break l654;
        }
        break l652;
      }
      p = s653;
    } else touched ||= p >= end;
    l667: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s665 = p;
        l666: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l666;
          }
          p++;
          p = s665;
          break l667;
        }
        p = s665;
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
  l669: {
    const s670 = p;
    const t671 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l672: {
        const r673 = readBlanks(p);
        if (r673 === undefined) { break l672; }
        value = r673;
        p = pos;
        break l669;
      }
      p = s670;
      if (trail.length > t671) trail.length = t671;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r675 = readGapMistake(p);
    if (r675 === undefined) { return -1; }
    value = r675;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return -1;
  }
  const r677 = readKey(p);
  if (r677 === undefined) { return -1; }
  value = r677;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l678: {
    const s679 = p;
    const t680 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305))) {
      l681: {
        l682: {
          const s683 = p;
          const t684 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l685: {
              const r686 = readText(p);
              if (r686 === undefined) { break l685; }
              l_name = r686;
              p = pos;
              l690: {
                const s688 = p;
                l689: {
                  p = skipEndsName(p);
                  if (p < 0) { break l689; }
                  p = s688;
                  break l690;
                }
                p = s688;
                break l685;
              }
              break l682;
            }
            p = s683;
            if (trail.length > t684) trail.length = t684;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
            touched ||= p >= end;
            break l681;
          }
          const r707 = readRepairedName(p);
          if (r707 === undefined) { break l681; }
          l_name = r707;
          p = pos;
        }
        l893: for (;;) {
          const s895 = p;
          const t896 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
            l894: {
              const r898 = readKeyGap(p);
              if (r898 === undefined) { break l894; }
              p = pos;
              continue l893;
            }
            p = s895;
            if (trail.length > t896) trail.length = t896;
          } else touched ||= p >= end;
          break;
        }
        const r908 = readColon(p);
        if (r908 === undefined) { break l681; }
        p = pos;
        break l678;
      }
      p = s679;
      if (trail.length > t680) trail.length = t680;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r939 = readMissingKey(p);
    if (r939 === undefined) { return undefined; }
    l_name = r939;
    p = pos;
    l944: {
      const s945 = p;
      const t946 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l947: {
          const r948 = readBadColon(p);
          if (r948 === undefined) { break l947; }
          p = pos;
          break l944;
        }
        p = s945;
        if (trail.length > t946) trail.length = t946;
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
  l691: {
    const s692 = p;
    l693: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l694: {
        const s695 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 65306)) {
          l696: {
            p++;
            break l694;
          }
          p = s695;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
          l697: {
            p++;
            break l694;
          }
          p = s695;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l698: {
            p = skipCommentStart(p);
            if (p < 0) { break l698; }
            break l694;
          }
          p = s695;
        } else touched ||= p >= end;
        l699: {
          if (p < end) {
            {
              const s700 = p;
              l701: {
                p++;
                break l699;
              }
              p = s700;
            }
          } else touched ||= p >= end;
          break l694;
        }
        p = s695;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
          l703: {
            p++;
            break l694;
          }
          p = s695;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l693;
        }
        p++;
      }
      break l691;
    }
    p = s692;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l704: {
      const s705 = p;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
        l706: {
          p = skipNumeral(p);
          if (p < 0) { break l706; }
          break l704;
        }
        p = s705;
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
  l708: {
    const s709 = p;
    const t710 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l711: {
        const r712 = readBadEscapedQuotes(p);
        if (r712 === undefined) { break l711; }
        value = r712;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l714: {
        const r715 = readBadEntityQuotes(p);
        if (r715 === undefined) { break l714; }
        value = r715;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l717: {
        const r718 = readBadDoubledQuotes(p);
        if (r718 === undefined) { break l717; }
        value = r718;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l720: {
        const r721 = readBadSmartName(p);
        if (r721 === undefined) { break l720; }
        value = r721;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
      l742: {
        const r743 = readBadPrefixedName(p);
        if (r743 === undefined) { break l742; }
        value = r743;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l757: {
        const r758 = readBadColonInside(p);
        if (r758 === undefined) { break l757; }
        value = r758;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l768: {
        const r769 = readBadLostQuote(p);
        if (r769 === undefined) { break l768; }
        value = r769;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l786: {
        const r787 = readBadOtherQuote(p);
        if (r787 === undefined) { break l786; }
        value = r787;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l808: {
        const r809 = readBadQuotedName(p);
        if (r809 === undefined) { break l808; }
        value = r809;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l846: {
        const r847 = readBadOddName(p);
        if (r847 === undefined) { break l846; }
        value = r847;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r882 = readBadBareKey(p);
    if (r882 === undefined) { return undefined; }
    value = r882;
    p = pos;
    l886: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 65306)) {
        const s884 = p;
        l885: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l887: {
            const s888 = p;
            if (text.charCodeAt(p) === 58) {
              l889: {

                p++;
                break l887;
              }
              p = s888;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l890: {

                p++;
                break l887;
              }
              p = s888;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l891: {

                p++;
                break l887;
              }
              p = s888;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l885;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l885;
            }
            p = skipValueStart(p);
            if (p < 0) { break l885; }
          }
          p = s884;
          break l886;
        }
        p = s884;
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
  l722: {
    const s723 = p;
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      l724: {
        p++;
        const s725 = p;
        let n729 = 0;
        l726: for (;;) {
          if (n729 >= 200) break;
          const s728 = p;
          l727: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186)))) {
              touched ||= p >= end;
              break l727;
            }
            p++;
            n729++;
            continue l726;
          }
          p = s728;
          break;
        }
        l_text = text.slice(s725, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282))) {
          touched ||= p >= end;
          break l724;
        }
        p++;
        l732: {
          const s730 = p;
          l731: {
            p = skipEndsName(p);
            if (p < 0) { break l731; }
            p = s730;
            break l732;
          }
          p = s730;
          break l724;
        }
        break l722;
      }
      p = s723;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s733 = p;
    let n737 = 0;
    l734: for (;;) {
      if (n737 >= 200) break;
      const s736 = p;
      l735: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 181 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 179)))) {
          touched ||= p >= end;
          break l735;
        }
        p++;
        n737++;
        continue l734;
      }
      p = s736;
      break;
    }
    l_text = text.slice(s733, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l740: {
      const s738 = p;
      l739: {
        p = skipEndsName(p);
        if (p < 0) { break l739; }
        p = s738;
        break l740;
      }
      p = s738;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l744: {
    const s745 = p;
    if (text.charCodeAt(p) === 34) {
      l746: {
        const r747 = readDoubleName(p);
        if (r747 === undefined) { break l746; }
        l_text = r747;
        p = pos;
        break l744;
      }
      p = s745;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r750 = readSingleName(p);
    if (r750 === undefined) { return undefined; }
    l_text = r750;
    p = pos;
  }
  l755: {
    const s753 = p;
    l754: {
      p = skipEndsName(p);
      if (p < 0) { break l754; }
      p = s753;
      break l755;
    }
    p = s753;
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
  const s748 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s748, p);
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
  const s751 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s751, p);
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
  const s759 = p;
  let n763 = 0;
  l760: for (;;) {
    if (n763 >= 200) break;
    const s762 = p;
    l761: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l761;
      }
      p++;
      n763++;
      continue l760;
    }
    p = s762;
    break;
  }
  if (n763 < 1) { return undefined; }
  l_text = text.slice(s759, p);
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
  l766: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s764 = p;
      l765: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l765;
        }
        p = skipValueStart(p);
        if (p < 0) { break l765; }
        p = s764;
        break l766;
      }
      p = s764;
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
  l770: {
    const s771 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l772: {
        p++;
        const s773 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l772;
        }
        p++;
        let n777 = 0;
        l774: for (;;) {
          if (n777 >= 200) break;
          const s776 = p;
          l775: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
        l780: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
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
    const s781 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s781, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l784: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
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
  l788: {
    const s789 = p;
    if (text.charCodeAt(p) === 34) {
      l790: {

        p++;
        const s791 = p;
        let n795 = 0;
        l792: for (;;) {
          if (n795 >= 200) break;
          const s794 = p;
          l793: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l793;
            }
            p++;
            n795++;
            continue l792;
          }
          p = s794;
          break;
        }
        l_text = text.slice(s791, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l790;
        }
        p++;
        l798: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
            const s796 = p;
            l797: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l797;
              }
              p++;
              p = s796;
              break l798;
            }
            p = s796;
          } else touched ||= p >= end;
          break l790;
        }
        break l788;
      }
      p = s789;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s799 = p;
    let n803 = 0;
    l800: for (;;) {
      if (n803 >= 200) break;
      const s802 = p;
      l801: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l801;
        }
        p++;
        n803++;
        continue l800;
      }
      p = s802;
      break;
    }
    l_text = text.slice(s799, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l806: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
        const s804 = p;
        l805: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l805;
          }
          p++;
          p = s804;
          break l806;
        }
        p = s804;
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
  l810: {
    const s811 = p;
    if (text.charCodeAt(p) === 34) {
      l812: {

        p++;
        const s813 = p;
        p = skipNameInside(p);
        if (p < 0) { break l812; }
        let n824 = 0;
        l821: for (;;) {
          if (n824 >= 9) break;
          const s823 = p;
          l822: {
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l822;
            }
            p++;
            {
              const s825 = p;
              l826: {
                p = skipEndsName(p);
                if (p < 0) { break l826; }
                break l822;
              }
              p = s825;
            }
            p = skipNameInside(p);
            if (p < 0) { break l822; }
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l822;
            }
            p++;
            {
              const s828 = p;
              l829: {
                p = skipEndsName(p);
                if (p < 0) { break l829; }
                break l822;
              }
              p = s828;
            }
            p = skipNameInside(p);
            if (p < 0) { break l822; }
            n824++;
            continue l821;
          }
          p = s823;
          break;
        }
        if (n824 < 1) { break l812; }
        l_text = text.slice(s813, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l812;
        }
        p++;
        l833: {
          const s831 = p;
          l832: {
            p = skipEndsName(p);
            if (p < 0) { break l832; }
            p = s831;
            break l833;
          }
          p = s831;
          break l812;
        }
        break l810;
      }
      p = s811;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s834 = p;
    let n838 = 0;
    l835: for (;;) {
      if (n838 >= 200) break;
      const s837 = p;
      l836: {
        l839: {
          const s840 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l841: {
              p++;
              break l839;
            }
            p = s840;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l836;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l836;
          }
          p++;
        }
        n838++;
        continue l835;
      }
      p = s837;
      break;
    }
    l_text = text.slice(s834, p);
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
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
  let n817 = 0;
  l814: for (;;) {
    if (n817 >= 200) break;
    const s816 = p;
    l815: {
      l818: {
        const s819 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
          l820: {
            p++;
            break l818;
          }
          p = s819;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l815;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l815;
        }
        p++;
      }
      n817++;
      continue l814;
    }
    p = s816;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l848: {
    const s849 = p;
    if (text.charCodeAt(p) === 34) {
      l850: {

        p++;
        const s851 = p;
        let n855 = 0;
        l852: for (;;) {
          if (n855 >= 200) break;
          const s854 = p;
          l853: {
            l856: {
              const s857 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l858: {
                  p++;
                  break l856;
                }
                p = s857;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l859: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l859;
                  }
                  p++;
                  break l856;
                }
                p = s857;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l853;
              }
              p++;
              {
                const s860 = p;
                l861: {
                  p = skipEndsName(p);
                  if (p < 0) { break l861; }
                  break l853;
                }
                p = s860;
              }
            }
            n855++;
            continue l852;
          }
          p = s854;
          break;
        }
        l_text = text.slice(s851, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l850;
        }
        p++;
        l865: {
          const s863 = p;
          l864: {
            p = skipEndsName(p);
            if (p < 0) { break l864; }
            p = s863;
            break l865;
          }
          p = s863;
          break l850;
        }
        break l848;
      }
      p = s849;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s866 = p;
    let n870 = 0;
    l867: for (;;) {
      if (n870 >= 200) break;
      const s869 = p;
      l868: {
        l871: {
          const s872 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) {
            l873: {
              p++;
              break l871;
            }
            p = s872;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l874: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l874;
              }
              p++;
              break l871;
            }
            p = s872;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l868;
          }
          p++;
          {
            const s875 = p;
            l876: {
              p = skipEndsName(p);
              if (p < 0) { break l876; }
              break l868;
            }
            p = s875;
          }
        }
        n870++;
        continue l867;
      }
      p = s869;
      break;
    }
    l_text = text.slice(s866, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l880: {
      const s878 = p;
      l879: {
        p = skipEndsName(p);
        if (p < 0) { break l879; }
        p = s878;
        break l880;
      }
      p = s878;
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
  l899: {
    const s900 = p;
    const t901 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l902: {
        const r903 = readBlanks(p);
        if (r903 === undefined) { break l902; }
        value = r903;
        p = pos;
        break l899;
      }
      p = s900;
      if (trail.length > t901) trail.length = t901;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r905 = readGapMistake(p);
    if (r905 === undefined) { return undefined; }
    value = r905;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l909: {
    const s910 = p;
    const t911 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l912: {
        const r913 = readBadColon(p);
        if (r913 === undefined) { break l912; }
        value = r913;
        p = pos;
        break l909;
      }
      p = s910;
      if (trail.length > t911) trail.length = t911;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l925: {

        value = ":";
        p++;
        break l909;
      }
      p = s910;
      if (trail.length > t911) trail.length = t911;
    } else touched ||= p >= end;
    l926: {
      l929: {
        const s927 = p;
        l928: {
          l930: {
            const s931 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l932: {
                p++;
                break l930;
              }
              p = s931;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s933 = p;
                l934: {
                  p++;
                  break l928;
                }
                p = s933;
              }
            } else touched ||= p >= end;
          }
          p = s927;
          break l929;
        }
        p = s927;
        break l926;
      }
      value = null;
      break l909;
    }
    p = s910;
    if (trail.length > t911) trail.length = t911;
    const r936 = readMissingColon(p);
    if (r936 === undefined) { return undefined; }
    value = r936;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l914: {
    const s915 = p;
    if (text.charCodeAt(p) === 58) {
      l916: {

        p++;
        let m920 = false;
        l917: for (;;) {
          const s919 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
            l918: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
                touched ||= p >= end;
                break l918;
              }
              p++;
              m920 = true;
              continue l917;
            }
            p = s919;
          } else touched ||= p >= end;
          break;
        }
        if (!m920) { break l916; }
        break l914;
      }
      p = s915;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l921: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l921;
        }
        p += 2;
        break l914;
      }
      p = s915;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l922: {

        p++;
        break l914;
      }
      p = s915;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l923: {

        p++;
        break l914;
      }
      p = s915;
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
  l942: {
    if (text.charCodeAt(p) === 58) {
      const s940 = p;
      l941: {

        p++;
        p = s940;
        break l942;
      }
      p = s940;
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
  const r951 = readValueGap(p);
  if (r951 === undefined) { return -1; }
  value = r951;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l952: {
    const s953 = p;
    const t954 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l955: {
        const r956 = readBlanks(p);
        if (r956 === undefined) { break l955; }
        value = r956;
        p = pos;
        break l952;
      }
      p = s953;
      if (trail.length > t954) trail.length = t954;
    } else touched ||= p >= end;
    let e958!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s959 = p;
        l960: {
          p = skipHashWord(p);
          if (p < 0) { break l960; }
          return undefined;
        }
        p = s959;
      }
    } else touched ||= p >= end;
    e958 = null;
    let e962!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r963 = readGapMistake(p);
    if (r963 === undefined) { return undefined; }
    e962 = r963;
    p = pos;
    value = [e958, e962];
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
  const r966 = readRepairedAmount(p);
  if (r966 === undefined) { return -1; }
  value = r966;
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
  const r967 = readBadThousands(p);
  if (r967 === undefined) { return undefined; }
  l_value = r967;
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
  const r970 = readWord(p);
  if (r970 === undefined) { return -1; }
  value = r970;
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
  const r972 = readRepairedPlaceholder(p);
  if (r972 === undefined) { return -1; }
  value = r972;
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
  const r974 = readObjectStart(p);
  if (r974 === undefined) { return -1; }
  value = r974;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r975 = readObjectKind(p);
  if (r975 === undefined) { return undefined; }
  l_kind = r975;
  p = pos;
  l977: {
    const s978 = p;
    const t979 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l980: {

        p++;
        break l977;
      }
      p = s978;
      if (trail.length > t979) trail.length = t979;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65371)) {
      touched ||= p >= end;
      return undefined;
    }
    const r981 = readBadFullBrace(p);
    if (r981 === undefined) { return undefined; }
    p = pos;
  }
  l983: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      const s985 = p;
      const t986 = trail.length;
      l984: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l984;
        }
        const r987 = readBadDoubledBracket(p);
        if (r987 === undefined) { break l984; }
        p = pos;
        break l983;
      }
      p = s985;
      if (trail.length > t986) trail.length = t986;
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
  l990: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s988 = p;
      l989: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l989;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l989; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l989;
        }
        p++;
        p = s988;
        break l990;
      }
      p = s988;
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
  const r993 = readArrayStart(p);
  if (r993 === undefined) { return -1; }
  value = r993;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r994 = readArrayKind(p);
  if (r994 === undefined) { return undefined; }
  l_kind = r994;
  p = pos;
  l996: {
    const s997 = p;
    const t998 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l999: {

        p++;
        break l996;
      }
      p = s997;
      if (trail.length > t998) trail.length = t998;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65339)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1000 = readBadFullBracket(p);
    if (r1000 === undefined) { return undefined; }
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
  const r1003 = readTupleStart(p);
  if (r1003 === undefined) { return -1; }
  value = r1003;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r1004 = readArrayKind(p);
  if (r1004 === undefined) { return undefined; }
  l_kind = r1004;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1006 = readBadTuple(p);
  if (r1006 === undefined) { return undefined; }
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
  l1009: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1007 = p;
      l1008: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1010: {
          const s1011 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1012: {
              p++;
              break l1010;
            }
            p = s1011;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1013: {
              p = skipNumeral(p);
              if (p < 0) { break l1013; }
              break l1010;
            }
            p = s1011;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l1014: {
              p++;
              break l1010;
            }
            p = s1011;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l1015: {
              p = skipLiteral(p);
              if (p < 0) { break l1015; }
              break l1010;
            }
            p = s1011;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l1008;
          }
          p++;
        }
        p = s1007;
        break l1009;
      }
      p = s1007;
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
  let e1018!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1019 = p;
      l1020: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1020; }
        return -1;
      }
      p = s1019;
    }
  } else touched ||= p >= end;
  e1018 = null;
  value = [e1018];
  leafValue = value;
  return p;
}

function leaf112(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1022!: null;
  l1025: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1023 = p;
      l1024: {
        l1026: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1028 = p;
            l1027: {
              p = skipPrefix(p);
              if (p < 0) { break l1027; }
              break l1026;
            }
            p = s1028;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1024;
        }
        p += 3;
        p = s1023;
        break l1025;
      }
      p = s1023;
    } else touched ||= p >= end;
    return -1;
  }
  e1022 = null;
  value = [e1022];
  leafValue = value;
  return p;
}

function skipPrefix(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l1029: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s1031 = p;
      l1030: {
        p++;
        break l1029;
      }
      p = s1031;
    } else touched ||= p >= end;
  }
  l1034: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1032 = p;
      l1033: {
        p++;
        p = s1032;
        break l1034;
      }
      p = s1032;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r1035 = readTextStart(p);
  if (r1035 === undefined) { return -1; }
  value = r1035;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1036: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
      const s1038 = p;
      const t1039 = trail.length;
      l1037: {
        const r1040 = readBadPrefix(p);
        if (r1040 === undefined) { break l1037; }
        p = pos;
        break l1036;
      }
      p = s1038;
      if (trail.length > t1039) trail.length = t1039;
    } else touched ||= p >= end;
  }
  l1042: {
    const s1043 = p;
    const t1044 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1045: {
        const r1046 = readBadTripleQuotes(p);
        if (r1046 === undefined) { break l1045; }
        l_mark = r1046;
        p = pos;
        break l1042;
      }
      p = s1043;
      if (trail.length > t1044) trail.length = t1044;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 65282 || c === 65287)) {
      l1051: {
        const r1052 = readBadSmartQuotes(p);
        if (r1052 === undefined) { break l1051; }
        l_mark = r1052;
        p = pos;
        break l1042;
      }
      p = s1043;
      if (trail.length > t1044) trail.length = t1044;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1054: {
        const r1055 = readBadBackticks(p);
        if (r1055 === undefined) { break l1054; }
        l_mark = r1055;
        p = pos;
        break l1042;
      }
      p = s1043;
      if (trail.length > t1044) trail.length = t1044;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1057: {
        const r1058 = readBadSingleQuotes(p);
        if (r1058 === undefined) { break l1057; }
        l_mark = r1058;
        p = pos;
        break l1042;
      }
      p = s1043;
      if (trail.length > t1044) trail.length = t1044;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
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
  l1047: {
    const s1048 = p;
    if (text.charCodeAt(p) === 34) {
      l1049: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1049;
        }
        p += 3;
        break l1047;
      }
      p = s1048;
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
      l1061: {

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
      l1062: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1063 = p;
            l1064: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1064;
              }
              p += 3;
              break l1062;
            }
            p = s1063;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1062;
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
  l1066: {
    const s1067 = p;
    const t1068 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1069: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1069;
        }
        value = "\"\"\"";
        p += 3;
        break l1066;
      }
      p = s1067;
      if (trail.length > t1068) trail.length = t1068;
    } else touched ||= p >= end;
    const r1070 = readMissingStringEnd(p);
    if (r1070 === undefined) { return -1; }
    value = r1070;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1071: {
    if (text.charCodeAt(p) === 92) {
      const s1073 = p;
      l1072: {

        p++;
        l1074: {
          if (text.charCodeAt(p) === 117) {
            const s1076 = p;
            l1075: {

              p++;
              let n1080 = 0;
              l1077: for (;;) {
                if (n1080 >= 3) break;
                const s1079 = p;
                l1078: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
              break l1074;
            }
            p = s1076;
          } else touched ||= p >= end;
        }
        break l1071;
      }
      p = s1073;
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
  let e1082!: null;
  l1085: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1083 = p;
      l1084: {
        l1086: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1088 = p;
            l1087: {
              p = skipPrefix(p);
              if (p < 0) { break l1087; }
              break l1086;
            }
            p = s1088;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1084;
        }
        p += 3;
        p = s1083;
        break l1085;
      }
      p = s1083;
    } else touched ||= p >= end;
    return -1;
  }
  e1082 = null;
  value = [e1082];
  leafValue = value;
  return p;
}

function text124(p: number, inside: number): number {
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
      l1089: {

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
      l1090: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1091 = p;
            l1092: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1092;
              }
              p += 3;
              break l1090;
            }
            p = s1091;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1090;
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
  l1094: {
    const s1095 = p;
    const t1096 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1097: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1097;
        }
        value = "'''";
        p += 3;
        break l1094;
      }
      p = s1095;
      if (trail.length > t1096) trail.length = t1096;
    } else touched ||= p >= end;
    const r1098 = readMissingStringEnd(p);
    if (r1098 === undefined) { return -1; }
    value = r1098;
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
  let e1100!: null;
  l1103: {
    if (text.charCodeAt(p) === 34) {
      const s1101 = p;
      l1102: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1102;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1102;
        }
        p++;
        {
          const s1104 = p;
          l1105: {
            p = skipEnds(p);
            if (p < 0) { break l1105; }
            break l1102;
          }
          p = s1104;
        }
        p = s1101;
        break l1103;
      }
      p = s1101;
    } else touched ||= p >= end;
    return -1;
  }
  e1100 = null;
  value = [e1100];
  leafValue = value;
  return p;
}

function text127(p: number, inside: number): number {
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
      l1107: {

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
      l1108: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1109 = p;
            l1110: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1110; }
              break l1108;
            }
            p = s1109;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1108;
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
  l1112: {
    const s1113 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1114: {
        p++;
        break l1112;
      }
      p = s1113;
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

function leaf129(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1118: {
    const s1119 = p;
    const t1120 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1121: {
        const r1122 = readInnerEnd(p);
        if (r1122 === undefined) { break l1121; }
        value = r1122;
        p = pos;
        break l1118;
      }
      p = s1119;
      if (trail.length > t1120) trail.length = t1120;
    } else touched ||= p >= end;
    const r1130 = readMissingStringEnd(p);
    if (r1130 === undefined) { return -1; }
    value = r1130;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1125: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1123 = p;
      l1124: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1124; }
        p = s1123;
        break l1125;
      }
      p = s1123;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1126 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1126, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1127 = readBadInnerJson(p);
  if (r1127 === undefined) { return undefined; }
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
  let e1132!: null;
  l1135: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1133 = p;
      l1134: {
        l1136: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1138 = p;
            l1137: {
              p = skipPrefix(p);
              if (p < 0) { break l1137; }
              break l1136;
            }
            p = s1138;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1134;
        }
        p++;
        p = s1133;
        break l1135;
      }
      p = s1133;
    } else touched ||= p >= end;
    return -1;
  }
  e1132 = null;
  value = [e1132];
  leafValue = value;
  return p;
}

function text133(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) {
      l1139: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) p++;
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
      l1140: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1141 = p;
            l1142: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1142; }
              break l1140;
            }
            p = s1141;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1140;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1140; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1212: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1213 = p;
            l1214: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1214; }
              break l1212;
            }
            p = s1213;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1212;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1220: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1221 = p;
            l1222: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1222; }
              break l1220;
            }
            p = s1221;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1220;
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
  l1144: {
    const s1145 = p;
    if (text.charCodeAt(p) === 44) {
      l1146: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1146;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1146; }
        break l1144;
      }
      p = s1145;
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
  l1147: {
    const s1148 = p;
    if (text.charCodeAt(p) === 34) {
      l1149: {
        p = skipInObject(p);
        if (p < 0) { break l1149; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1150 = p;
            l1151: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1151; }
              break l1149;
            }
            p = s1150;
          }
        } else touched ||= p >= end;
        l1155: {
          if (text.charCodeAt(p) === 34) {
            const s1153 = p;
            l1154: {

              p++;
              p = s1153;
              break l1155;
            }
            p = s1153;
          } else touched ||= p >= end;
          break l1149;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1149;
        }
        p = skipLostName(p);
        if (p < 0) { break l1149; }
        break l1147;
      }
      p = s1148;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1167 = p;
        l1168: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1168; }
          return -1;
        }
        p = s1167;
      }
    } else touched ||= p >= end;
    l1172: {
      if (text.charCodeAt(p) === 34) {
        const s1170 = p;
        l1171: {

          p++;
          p = s1170;
          break l1172;
        }
        p = s1170;
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
  l1156: {
    const s1157 = p;
    if (text.charCodeAt(p) === 34) {
      l1158: {

        p++;
        let n1162 = 0;
        l1159: for (;;) {
          if (n1162 >= 200) break;
          const s1161 = p;
          l1160: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1160;
            }
            p++;
            n1162++;
            continue l1159;
          }
          p = s1161;
          break;
        }
        if (n1162 < 1) { break l1158; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1158;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1158;
        }
        p++;
        break l1156;
      }
      p = s1157;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1166 = 0;
    l1163: for (;;) {
      if (n1166 >= 200) break;
      const s1165 = p;
      l1164: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
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
    if (n1166 < 1) { return -1; }
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
  l1173: {
    const s1174 = p;
    if (text.charCodeAt(p) === 34) {
      l1175: {

        p++;
        let n1179 = 0;
        l1176: for (;;) {
          if (n1179 >= 200) break;
          const s1178 = p;
          l1177: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1177;
            }
            p++;
            n1179++;
            continue l1176;
          }
          p = s1178;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1175;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1175;
        }
        p++;
        break l1173;
      }
      p = s1174;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1183 = 0;
    l1180: for (;;) {
      if (n1183 >= 200) break;
      const s1182 = p;
      l1181: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
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
  l1184: {
    const s1185 = p;
    if (text.charCodeAt(p) === 125) {
      l1186: {
        p = skipInObject(p);
        if (p < 0) { break l1186; }
        l1189: {
          if (text.charCodeAt(p) === 125) {
            const s1187 = p;
            l1188: {

              p++;
              p = s1187;
              break l1189;
            }
            p = s1187;
          } else touched ||= p >= end;
          break l1186;
        }
        break l1184;
      }
      p = s1185;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1192: {
      if (text.charCodeAt(p) === 93) {
        const s1190 = p;
        l1191: {

          p++;
          p = s1190;
          break l1192;
        }
        p = s1190;
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
  l1197: {
    const s1198 = p;
    if (text.charCodeAt(p) === 44) {
      l1199: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1200: {
          if (text.charCodeAt(p) === 123) {
            const s1202 = p;
            l1201: {

              p++;
              break l1200;
            }
            p = s1202;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1203 = p;
            l1204: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1204; }
              break l1199;
            }
            p = s1203;
          }
        } else touched ||= p >= end;
        l1208: {
          if (text.charCodeAt(p) === 34) {
            const s1206 = p;
            l1207: {

              p++;
              p = s1206;
              break l1208;
            }
            p = s1206;
          } else touched ||= p >= end;
          break l1199;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1199;
        }
        p = skipLostName(p);
        if (p < 0) { break l1199; }
        break l1197;
      }
      p = s1198;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1209 = p;
        l1210: {
          p++;
          return -1;
        }
        p = s1209;
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
  let n1196 = 0;
  l1193: for (;;) {
    if (n1196 >= 99) break;
    const s1195 = p;
    l1194: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1216: {
    const s1217 = p;
    if (text.charCodeAt(p) === 44) {
      l1218: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1218;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1218; }
        break l1216;
      }
      p = s1217;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1219: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false))) {
          touched ||= p >= end;
          break l1219;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1219; }
        break l1216;
      }
      p = s1217;
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
  let e1224!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1225 = p;
      l1226: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1226; }
        return -1;
      }
      p = s1225;
    }
  } else touched ||= p >= end;
  e1224 = null;
  value = [e1224];
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
  const r1228 = readBadBlankPair(p);
  if (r1228 === undefined) { return -1; }
  value = r1228;
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
    const s1229 = p;
    l1230: {
      p = skipEnds(p);
      if (p < 0) { break l1230; }
      return undefined;
    }
    p = s1229;
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
  const r1233 = readBadQuote(p);
  if (r1233 === undefined) { return -1; }
  value = r1233;
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
  l1236: {
    if (p < end) {
      const s1234 = p;
      l1235: {
        p++;
        p = s1234;
        break l1236;
      }
      p = s1234;
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
  const r1238 = readTextFlaw(p);
  if (r1238 === undefined) { return -1; }
  value = r1238;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1239: {
    const s1240 = p;
    const t1241 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1242: {
        const r1243 = readBadNewline(p);
        if (r1243 === undefined) { break l1242; }
        value = r1243;
        p = pos;
        break l1239;
      }
      p = s1240;
      if (trail.length > t1241) trail.length = t1241;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 14 && c <= 31) || c <= 9 || (c >= 11 && c <= 12))) {
      l1254: {
        const r1255 = readBadControl(p);
        if (r1255 === undefined) { break l1254; }
        value = r1255;
        p = pos;
        break l1239;
      }
      p = s1240;
      if (trail.length > t1241) trail.length = t1241;
    } else touched ||= p >= end;
    let e1257!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1258 = p;
        l1259: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1259; }
          return undefined;
        }
        p = s1258;
      }
    } else touched ||= p >= end;
    e1257 = null;
    let e1261!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1262 = p;
        l1263: {
          p = skipCutEscape(p);
          if (p < 0) { break l1263; }
          return undefined;
        }
        p = s1262;
      }
    } else touched ||= p >= end;
    e1261 = null;
    let e1275!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1276 = readBadEscape(p);
    if (r1276 === undefined) { return undefined; }
    e1275 = r1276;
    p = pos;
    value = [e1257, e1261, e1275];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1244 = p;
      l1245: {
        p = skipEol(p);
        if (p < 0) { break l1245; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1245;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1245; }
        return undefined;
      }
      p = s1244;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
    {
      const s1247 = p;
      l1248: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1248;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1248; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1248;
        }
        p = skipClosers(p);
        if (p < 0) { break l1248; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1250 = p;
            l1251: {
              p++;
              break l1248;
            }
            p = s1250;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1247;
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
  l1265: {
    if (text.charCodeAt(p) === 117) {
      const s1267 = p;
      l1266: {

        p++;
        let n1271 = 0;
        l1268: for (;;) {
          if (n1271 >= 3) break;
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
        break l1265;
      }
      p = s1267;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1272 = p;
      l1273: {
        p++;
        return -1;
      }
      p = s1272;
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
  l1277: {
    const s1278 = p;
    if (text.charCodeAt(p) === 92) {
      l1279: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1279;
        }
        p += 3;
        const s1280 = p;
        let n1284 = 0;
        l1281: for (;;) {
          if (n1284 >= 6) break;
          const s1283 = p;
          l1282: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1282;
            }
            p++;
            n1284++;
            continue l1281;
          }
          p = s1283;
          break;
        }
        if (n1284 < 1) { break l1279; }
        l_code = text.slice(s1280, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1279;
        }
        p++;
        break l1277;
      }
      p = s1278;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1285: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1285;
        }
        p += 2;
        const s1286 = p;
        let n1290 = 0;
        l1287: for (;;) {
          if (n1290 >= 2) break;
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
        if (n1290 < 2) { break l1285; }
        l_code = text.slice(s1286, p);
        break l1277;
      }
      p = s1278;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1291: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1291;
        }
        const r1292 = readEol(p);
        if (r1292 === undefined) { break l1291; }
        l_lineEnd = r1292;
        p = pos;
        break l1277;
      }
      p = s1278;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1298: {

        p++;
        const s1299 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1298;
        }
        p++;
        l_char = text.slice(s1299, p);
        break l1277;
      }
      p = s1278;
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
        const s1300 = p;
        l1301: {
          p++;
          return undefined;
        }
        p = s1300;
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
  l1293: {
    const s1294 = p;
    if (text.charCodeAt(p) === 13) {
      l1295: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1295;
        }
        value = "\r\n";
        p += 2;
        break l1293;
      }
      p = s1294;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1296: {

        value = "\n";
        p++;
        break l1293;
      }
      p = s1294;
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
  const r1305 = readPairEnds(p);
  if (r1305 === undefined) { return -1; }
  value = r1305;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1306: {
    const s1307 = p;
    const t1308 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1309: {
        let e1310!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1311 = p;
            l1312: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1312; }
              break l1309;
            }
            p = s1311;
          }
        } else touched ||= p >= end;
        e1310 = null;
        let e1360!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1309;
        }
        const r1361 = readBadQuote(p);
        if (r1361 === undefined) { break l1309; }
        e1360 = r1361;
        p = pos;
        value = [e1310, e1360];
        break l1306;
      }
      p = s1307;
      if (trail.length > t1308) trail.length = t1308;
    } else touched ||= p >= end;
    const r1363 = readBadLoneQuote(p);
    if (r1363 === undefined) { return undefined; }
    value = r1363;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1314: {
    const s1315 = p;
    l1316: {
      p = skipInObject(p);
      if (p < 0) { break l1316; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1317: {
        const s1318 = p;
        l1319: {
          if (p < end) {
            {
              const s1320 = p;
              l1321: {
                p++;
                break l1319;
              }
              p = s1320;
            }
          } else touched ||= p >= end;
          break l1317;
        }
        p = s1318;
        if (text.charCodeAt(p) === 44) {
          l1323: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1324: {
              const s1325 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1326: {
                  p = skipLostName(p);
                  if (p < 0) { break l1326; }
                  break l1324;
                }
                p = s1325;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1323;
              }
              p++;
            }
            break l1317;
          }
          p = s1318;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1316;
        }
        p = skipClosers(p);
        if (p < 0) { break l1316; }
        l1327: {
          const s1328 = p;
          if (text.charCodeAt(p) === 44) {
            l1329: {

              p++;
              break l1327;
            }
            p = s1328;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1330: {
              p = skipEol(p);
              if (p < 0) { break l1330; }
              break l1327;
            }
            p = s1328;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1331 = p;
              l1332: {
                p++;
                break l1316;
              }
              p = s1331;
            }
          } else touched ||= p >= end;
        }
      }
      break l1314;
    }
    p = s1315;
    l1334: {
      p = skipInArray(p);
      if (p < 0) { break l1334; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1335: {
        const s1336 = p;
        l1337: {
          if (p < end) {
            {
              const s1338 = p;
              l1339: {
                p++;
                break l1337;
              }
              p = s1338;
            }
          } else touched ||= p >= end;
          break l1335;
        }
        p = s1336;
        if (text.charCodeAt(p) === 44) {
          l1341: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1342: {
              const s1343 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1344: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1344; }
                  break l1342;
                }
                p = s1343;
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
                l1345: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1345; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1345;
                  }
                  p++;
                  break l1342;
                }
                p = s1343;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1346: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1346; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1346;
                  }
                  p++;
                  break l1342;
                }
                p = s1343;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1341;
              }
              p++;
            }
            break l1335;
          }
          p = s1336;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1334;
        }
        p = skipClosers(p);
        if (p < 0) { break l1334; }
        l1347: {
          const s1348 = p;
          if (text.charCodeAt(p) === 44) {
            l1349: {

              p++;
              break l1347;
            }
            p = s1348;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1350: {
              p = skipEol(p);
              if (p < 0) { break l1350; }
              break l1347;
            }
            p = s1348;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1351 = p;
              l1352: {
                p++;
                break l1334;
              }
              p = s1351;
            }
          } else touched ||= p >= end;
        }
      }
      break l1314;
    }
    p = s1315;
    {
      const s1354 = p;
      l1355: {
        p = skipInObject(p);
        if (p < 0) { break l1355; }
        return -1;
      }
      p = s1354;
    }
    {
      const s1357 = p;
      l1358: {
        p = skipInArray(p);
        if (p < 0) { break l1358; }
        return -1;
      }
      p = s1357;
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
  const r1366 = readDoubleEnd(p);
  if (r1366 === undefined) { return -1; }
  value = r1366;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1367: {
    const s1368 = p;
    const t1369 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1370: {

        value = "\"";
        p++;
        break l1367;
      }
      p = s1368;
      if (trail.length > t1369) trail.length = t1369;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1371: {
        const r1372 = readBadEscapedEnd(p);
        if (r1372 === undefined) { break l1371; }
        value = r1372;
        p = pos;
        break l1367;
      }
      p = s1368;
      if (trail.length > t1369) trail.length = t1369;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1377: {
        const r1378 = readBadOtherEnd(p);
        if (r1378 === undefined) { break l1377; }
        value = r1378;
        p = pos;
        break l1367;
      }
      p = s1368;
      if (trail.length > t1369) trail.length = t1369;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1383: {
        const r1384 = readMissingLastQuote(p);
        if (r1384 === undefined) { break l1383; }
        value = r1384;
        p = pos;
        break l1367;
      }
      p = s1368;
      if (trail.length > t1369) trail.length = t1369;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      l1392: {
        const r1393 = readMissingQuote(p);
        if (r1393 === undefined) { break l1392; }
        value = r1393;
        p = pos;
        break l1367;
      }
      p = s1368;
      if (trail.length > t1369) trail.length = t1369;
    } else touched ||= p >= end;
    const r1401 = readMissingStringEnd(p);
    if (r1401 === undefined) { return undefined; }
    value = r1401;
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
  l1375: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false)) {
      const s1373 = p;
      l1374: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1374; }
        p = s1373;
        break l1375;
      }
      p = s1373;
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
  l1381: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false)) {
      const s1379 = p;
      l1380: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1380; }
        p = s1379;
        break l1381;
      }
      p = s1379;
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
  l1387: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      const s1385 = p;
      l1386: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1386;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1386; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1386;
        }
        p = skipClosers(p);
        if (p < 0) { break l1386; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1388 = p;
            l1389: {
              p++;
              break l1386;
            }
            p = s1388;
          }
        } else touched ||= p >= end;
        p = s1385;
        break l1387;
      }
      p = s1385;
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
  l1396: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      const s1394 = p;
      l1395: {
        l1397: {
          const s1398 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
            l1399: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1399; }
              break l1397;
            }
            p = s1398;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1395;
          }
          p = skipEol(p);
          if (p < 0) { break l1395; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1395;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1395; }
        }
        p = s1394;
        break l1396;
      }
      p = s1394;
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
  let e1404!: null;
  l1407: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1405 = p;
      l1406: {
        l1408: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1410 = p;
            l1409: {
              p = skipPrefix(p);
              if (p < 0) { break l1409; }
              break l1408;
            }
            p = s1410;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
          touched ||= p >= end;
          break l1406;
        }
        p++;
        p = s1405;
        break l1407;
      }
      p = s1405;
    } else touched ||= p >= end;
    return -1;
  }
  e1404 = null;
  value = [e1404];
  leafValue = value;
  return p;
}

function text166(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) {
      l1411: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) p++;
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
      l1412: {
        if (!((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1412;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
          {
            const s1413 = p;
            l1414: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1414; }
              break l1412;
            }
            p = s1413;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1419: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1419;
        }
        p++;
        l1420: {
          const s1421 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1422: {
              p++;
              break l1420;
            }
            p = s1421;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1419;
          }
          p++;
          let n1426 = 0;
          l1423: for (;;) {
            if (n1426 >= 4) break;
            const s1425 = p;
            l1424: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1424;
              }
              p++;
              n1426++;
              continue l1423;
            }
            p = s1425;
            break;
          }
          if (n1426 < 4) { break l1419; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1427: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
          {
            const s1428 = p;
            l1429: {
              p = skipSingleLost(p);
              if (p < 0) { break l1429; }
              break l1427;
            }
            p = s1428;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false))) {
          touched ||= p >= end;
          break l1427;
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
    const s1416 = p;
    l1417: {
      p = skipEnds(p);
      if (p < 0) { break l1417; }
      return -1;
    }
    p = s1416;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1431: {
    const s1432 = p;
    if (text.charCodeAt(p) === 44) {
      l1433: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1433;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1433; }
        break l1431;
      }
      p = s1432;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1449: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1450: {
          const s1451 = p;
          if (text.charCodeAt(p) === 44) {
            l1452: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1453: {
                const s1454 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1455: {
                    p = skipLostName(p);
                    if (p < 0) { break l1455; }
                    break l1453;
                  }
                  p = s1454;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1452;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1452; }
              }
              break l1450;
            }
            p = s1451;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1449;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1449; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1449;
          }
          p = skipClosers(p);
          if (p < 0) { break l1449; }
        }
        break l1431;
      }
      p = s1432;
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
        const s1456 = p;
        l1457: {
          p++;
          return -1;
        }
        p = s1456;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1434: {
    const s1435 = p;
    if (text.charCodeAt(p) === 39) {
      l1436: {
        p = skipInObject(p);
        if (p < 0) { break l1436; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1437 = p;
            l1438: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1438; }
              break l1436;
            }
            p = s1437;
          }
        } else touched ||= p >= end;
        l1442: {
          if (text.charCodeAt(p) === 39) {
            const s1440 = p;
            l1441: {

              p++;
              p = s1440;
              break l1442;
            }
            p = s1440;
          } else touched ||= p >= end;
          break l1436;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1436;
        }
        p = skipLostName(p);
        if (p < 0) { break l1436; }
        break l1434;
      }
      p = s1435;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1443 = p;
        l1444: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1444; }
          return -1;
        }
        p = s1443;
      }
    } else touched ||= p >= end;
    l1448: {
      if (text.charCodeAt(p) === 39) {
        const s1446 = p;
        l1447: {

          p++;
          p = s1446;
          break l1448;
        }
        p = s1446;
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
  l1459: {
    const s1460 = p;
    const t1461 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1462: {
        const r1463 = readContraction(p);
        if (r1463 === undefined) { break l1462; }
        value = r1463;
        p = pos;
        break l1459;
      }
      p = s1460;
      if (trail.length > t1461) trail.length = t1461;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1471: {
        const r1472 = readBadInnerMark(p);
        if (r1472 === undefined) { break l1471; }
        value = r1472;
        p = pos;
        break l1459;
      }
      p = s1460;
      if (trail.length > t1461) trail.length = t1461;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1477 = readTextFlaw(p);
    if (r1477 === undefined) { return -1; }
    value = r1477;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1464 = p;
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
  const r1465 = readBadApostrophe(p);
  if (r1465 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1464, p);
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
    const s1466 = p;
    l1467: {
      p = skipEnds(p);
      if (p < 0) { break l1467; }
      return undefined;
    }
    p = s1466;
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
    const s1473 = p;
    l1474: {
      p = skipEnds(p);
      if (p < 0) { break l1474; }
      return undefined;
    }
    p = s1473;
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
  const r1479 = readSingleEnd(p);
  if (r1479 === undefined) { return -1; }
  value = r1479;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1480: {
    const s1481 = p;
    const t1482 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1483: {
        const r1484 = readApostrophe(p);
        if (r1484 === undefined) { break l1483; }
        value = r1484;
        p = pos;
        break l1480;
      }
      p = s1481;
      if (trail.length > t1482) trail.length = t1482;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1486: {
        const r1487 = readBadOtherEnd(p);
        if (r1487 === undefined) { break l1486; }
        value = r1487;
        p = pos;
        break l1480;
      }
      p = s1481;
      if (trail.length > t1482) trail.length = t1482;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1489: {
        const r1490 = readMissingLastQuote(p);
        if (r1490 === undefined) { break l1489; }
        value = r1490;
        p = pos;
        break l1480;
      }
      p = s1481;
      if (trail.length > t1482) trail.length = t1482;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1492: {
        const r1493 = readMissingSingleQuote(p);
        if (r1493 === undefined) { break l1492; }
        value = r1493;
        p = pos;
        break l1480;
      }
      p = s1481;
      if (trail.length > t1482) trail.length = t1482;
    } else touched ||= p >= end;
    const r1498 = readMissingStringEnd(p);
    if (r1498 === undefined) { return undefined; }
    value = r1498;
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
  l1496: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      const s1494 = p;
      l1495: {
        p = skipSingleLost(p);
        if (p < 0) { break l1495; }
        p = s1494;
        break l1496;
      }
      p = s1494;
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
  let e1501!: null;
  l1504: {
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      const s1502 = p;
      l1503: {
        p++;
        p = s1502;
        break l1504;
      }
      p = s1502;
    } else touched ||= p >= end;
    return -1;
  }
  e1501 = null;
  value = [e1501];
  leafValue = value;
  return p;
}

function text179(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) {
      l1505: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) p++;
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
      l1506: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1506;
        }
        p++;
        l1507: {
          const s1508 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1509: {
              p++;
              break l1507;
            }
            p = s1508;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1506;
          }
          p++;
          let n1513 = 0;
          l1510: for (;;) {
            if (n1513 >= 4) break;
            const s1512 = p;
            l1511: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1511;
              }
              p++;
              n1513++;
              continue l1510;
            }
            p = s1512;
            break;
          }
          if (n1513 < 4) { break l1506; }
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
  l1514: {
    const s1515 = p;
    const t1516 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1517: {
        const r1518 = readBadInnerSmart(p);
        if (r1518 === undefined) { break l1517; }
        value = r1518;
        p = pos;
        break l1514;
      }
      p = s1515;
      if (trail.length > t1516) trail.length = t1516;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1523 = readTextFlaw(p);
    if (r1523 === undefined) { return -1; }
    value = r1523;
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
    const s1519 = p;
    l1520: {
      p = skipEnds(p);
      if (p < 0) { break l1520; }
      return undefined;
    }
    p = s1519;
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
  const r1525 = readSmartEnd(p);
  if (r1525 === undefined) { return -1; }
  value = r1525;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1526: {
    const s1527 = p;
    const t1528 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1529: {
        value = text.charAt(p);
        p++;
        break l1526;
      }
      p = s1527;
      if (trail.length > t1528) trail.length = t1528;
    } else touched ||= p >= end;
    const r1530 = readMissingStringEnd(p);
    if (r1530 === undefined) { return undefined; }
    value = r1530;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf184(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1533!: null;
  l1536: {
    if (text.charCodeAt(p) === 96) {
      const s1534 = p;
      l1535: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1535;
        }
        p += 3;
        p = s1534;
        break l1536;
      }
      p = s1534;
    } else touched ||= p >= end;
    return -1;
  }
  e1533 = null;
  value = [e1533];
  leafValue = value;
  return p;
}

function leaf185(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1537 = readFencedTextStart(p);
  if (r1537 === undefined) { return -1; }
  value = r1537;
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
  const r1538 = readBadFencedText(p);
  if (r1538 === undefined) { return undefined; }
  l_mark = r1538;
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

function text188(p: number, inside: number): number {
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
      l1541: {

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
      l1542: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1543 = p;
            l1544: {
              p = skipEol(p);
              if (p < 0) { break l1544; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1544;
              }
              p += 3;
              break l1542;
            }
            p = s1543;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1542;
        }
        p = skipEol(p);
        if (p < 0) { break l1542; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf189(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, string[], "```"] | MissingStringEndNode;
  l1546: {
    const s1547 = p;
    const t1548 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) {
      l1549: {
        let e1550!: "\r\n" | "\n" | "\r" | null;
        l1551: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1553 = p;
            l1552: {
              const r1554 = readEol(p);
              if (r1554 === undefined) { break l1552; }
              e1550 = r1554;
              p = pos;
              break l1551;
            }
            p = s1553;
          } else touched ||= p >= end;
          e1550 = null;
        }
        let e1556!: string[];
        const list1561: string[] = [];
        l1557: for (;;) {
          const s1559 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1558: {
              let v1560!: string;
              const r1563 = readBlank(p);
              if (r1563 === undefined) { break l1558; }
              v1560 = r1563;
              p = pos;
              list1561.push(v1560);
              continue l1557;
            }
            p = s1559;
          } else touched ||= p >= end;
          break;
        }
        e1556 = list1561;
        let e1565!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1549;
        }
        e1565 = "```";
        p += 3;
        value = [e1550, e1556, e1565];
        break l1546;
      }
      p = s1547;
      if (trail.length > t1548) trail.length = t1548;
    } else touched ||= p >= end;
    const r1566 = readMissingStringEnd(p);
    if (r1566 === undefined) { return -1; }
    value = r1566;
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

function leaf191(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1568!: null;
  l1571: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1569 = p;
      l1570: {
        p++;
        p = s1569;
        break l1571;
      }
      p = s1569;
    } else touched ||= p >= end;
    return -1;
  }
  e1568 = null;
  value = [e1568];
  leafValue = value;
  return p;
}

function text192(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) {
      l1572: {

        while (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) p++;
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
      l1573: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1573;
        }
        p++;
        l1574: {
          const s1575 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1576: {
              p++;
              break l1574;
            }
            p = s1575;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1573;
          }
          p++;
          let n1580 = 0;
          l1577: for (;;) {
            if (n1580 >= 4) break;
            const s1579 = p;
            l1578: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1578;
              }
              p++;
              n1580++;
              continue l1577;
            }
            p = s1579;
            break;
          }
          if (n1580 < 4) { break l1573; }
        }

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
  let value!: BadInnerBacktickNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1581: {
    const s1582 = p;
    const t1583 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1584: {
        const r1585 = readBadInnerBacktick(p);
        if (r1585 === undefined) { break l1584; }
        value = r1585;
        p = pos;
        break l1581;
      }
      p = s1582;
      if (trail.length > t1583) trail.length = t1583;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1590 = readTextFlaw(p);
    if (r1590 === undefined) { return -1; }
    value = r1590;
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
    const s1586 = p;
    l1587: {
      p = skipEnds(p);
      if (p < 0) { break l1587; }
      return undefined;
    }
    p = s1586;
  }
  pos = p;
  const node: BadInnerBacktickNode = { type: 'BadInnerBacktick', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf195(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1592 = readBacktickEnd(p);
  if (r1592 === undefined) { return -1; }
  value = r1592;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1593: {
    const s1594 = p;
    const t1595 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1596: {
        value = text.charAt(p);
        p++;
        break l1593;
      }
      p = s1594;
      if (trail.length > t1595) trail.length = t1595;
    } else touched ||= p >= end;
    const r1597 = readMissingStringEnd(p);
    if (r1597 === undefined) { return undefined; }
    value = r1597;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf197(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadConcatenationNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1600 = readBadConcatenation(p);
  if (r1600 === undefined) { return -1; }
  value = r1600;
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
  l1603: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1601 = p;
      l1602: {
        l1604: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1606 = p;
            l1605: {
              p = skipPrefix(p);
              if (p < 0) { break l1605; }
              break l1604;
            }
            p = s1606;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1602;
        }
        p++;
        p = s1601;
        break l1603;
      }
      p = s1601;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConcatenationNode = { type: 'BadConcatenation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf199(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf200(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadVariableNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1608 = readBadVariable(p);
  if (r1608 === undefined) { return -1; }
  value = r1608;
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

function leaf202(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1610 = readTextEnd(p);
  if (r1610 === undefined) { return -1; }
  value = r1610;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf204(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, RepairedWordNode];
  let e1612!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1613 = p;
      l1614: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1614; }
        return -1;
      }
      p = s1613;
    }
  } else touched ||= p >= end;
  e1612 = null;
  let e1616!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1617 = p;
      l1618: {
        l1620: {
          const s1621 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1622: {
              p++;
              break l1620;
            }
            p = s1621;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1623: {

              p++;
              break l1620;
            }
            p = s1621;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1624: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1624;
              }
              p += 3;
              break l1620;
            }
            p = s1621;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1618;
          }
          p++;
        }
        return -1;
      }
      p = s1617;
    }
  } else touched ||= p >= end;
  e1616 = null;
  let e1625!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1626 = readRepairedWord(p);
  if (r1626 === undefined) { return -1; }
  e1625 = r1626;
  p = pos;
  value = [e1612, e1616, e1625];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1627: {
    const s1628 = p;
    const t1629 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l1630: {
        l1631: {
          const s1632 = p;
          const t1633 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1634: {
              const r1635 = readBadCutSign(p);
              if (r1635 === undefined) { break l1634; }
              l_value = r1635;
              p = pos;
              break l1631;
            }
            p = s1632;
            if (trail.length > t1633) trail.length = t1633;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1640: {
              const r1641 = readBadCutNumber(p);
              if (r1641 === undefined) { break l1640; }
              l_value = r1641;
              p = pos;
              break l1631;
            }
            p = s1632;
            if (trail.length > t1633) trail.length = t1633;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1659: {
              const r1660 = readBadLeadingZero(p);
              if (r1660 === undefined) { break l1659; }
              l_value = r1660;
              p = pos;
              break l1631;
            }
            p = s1632;
            if (trail.length > t1633) trail.length = t1633;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
            touched ||= p >= end;
            break l1630;
          }
          const r1679 = readRepairedNumber(p);
          if (r1679 === undefined) { break l1630; }
          l_value = r1679;
          p = pos;
        }
        break l1627;
      }
      p = s1628;
      if (trail.length > t1629) trail.length = t1629;
    } else touched ||= p >= end;
    l1741: {
      const s1742 = p;
      const t1743 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
        l1744: {
          const r1745 = readBadNan(p);
          if (r1745 === undefined) { break l1744; }
          l_value = r1745;
          p = pos;
          break l1741;
        }
        p = s1742;
        if (trail.length > t1743) trail.length = t1743;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1757: {
          const r1758 = readBadConstant(p);
          if (r1758 === undefined) { break l1757; }
          l_value = r1758;
          p = pos;
          break l1741;
        }
        p = s1742;
        if (trail.length > t1743) trail.length = t1743;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1763: {
          const r1764 = readBadCutWord(p);
          if (r1764 === undefined) { break l1763; }
          l_value = r1764;
          p = pos;
          break l1741;
        }
        p = s1742;
        if (trail.length > t1743) trail.length = t1743;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l1780: {
          const r1781 = readBadConstructor(p);
          if (r1781 === undefined) { break l1780; }
          l_value = r1781;
          p = pos;
          break l1741;
        }
        p = s1742;
        if (trail.length > t1743) trail.length = t1743;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1807: {
          const r1808 = readBadDots(p);
          if (r1808 === undefined) { break l1807; }
          l_value = r1808;
          p = pos;
          break l1741;
        }
        p = s1742;
        if (trail.length > t1743) trail.length = t1743;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128)) {
        l1816: {
          const r1817 = readBadOpenQuote(p);
          if (r1817 === undefined) { break l1816; }
          l_value = r1817;
          p = pos;
          break l1741;
        }
        p = s1742;
        if (trail.length > t1743) trail.length = t1743;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1823 = readBadBareString(p);
      if (r1823 === undefined) { return undefined; }
      l_value = r1823;
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
      const s1636 = p;
      l1637: {
        p++;
        return undefined;
      }
      p = s1636;
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
  const s1642 = p;
  l1643: {
    if (text.charCodeAt(p) === 45) {
      const s1645 = p;
      l1644: {

        p++;
        break l1643;
      }
      p = s1645;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1646: {
    if (text.charCodeAt(p) === 46) {
      const s1648 = p;
      l1647: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1647;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1646;
      }
      p = s1648;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1642, p);
  l1649: {
    const s1650 = p;
    if (text.charCodeAt(p) === 46) {
      l1651: {

        p++;
        break l1649;
      }
      p = s1650;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1652: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1654 = p;
        l1653: {
          p++;
          break l1652;
        }
        p = s1654;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1655 = p;
      l1656: {
        p++;
        return undefined;
      }
      p = s1655;
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
  const s1661 = p;
  l1662: {
    if (text.charCodeAt(p) === 45) {
      const s1664 = p;
      l1663: {

        p++;
        break l1662;
      }
      p = s1664;
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
  l_code = text.slice(s1661, p);
  const s1665 = p;
  l1666: {
    if (text.charCodeAt(p) === 46) {
      const s1668 = p;
      l1667: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1667;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1666;
      }
      p = s1668;
    } else touched ||= p >= end;
  }
  l1669: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1671 = p;
      l1670: {
        p = skipExponent(p);
        if (p < 0) { break l1670; }
        break l1669;
      }
      p = s1671;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1665, p);
  l1677: {
    const s1675 = p;
    l1676: {
      p = skipEndsWord(p);
      if (p < 0) { break l1676; }
      p = s1675;
      break l1677;
    }
    p = s1675;
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
  l1672: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1674 = p;
      l1673: {
        p++;
        break l1672;
      }
      p = s1674;
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
  const s1680 = p;
  l1681: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1683 = p;
      const t1684 = trail.length;
      l1682: {
        l1685: {
          const s1686 = p;
          const t1687 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1688: {

              p++;
              break l1685;
            }
            p = s1686;
            if (trail.length > t1687) trail.length = t1687;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1682;
          }
          const r1689 = readBadPlus(p);
          if (r1689 === undefined) { break l1682; }
          p = pos;
        }
        break l1681;
      }
      p = s1683;
      if (trail.length > t1684) trail.length = t1684;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1680, p);
  l1691: {
    const s1692 = p;
    const t1693 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1694: {
        const r1695 = readBadRadix(p);
        if (r1695 === undefined) { break l1694; }
        l_digits = r1695;
        p = pos;
        break l1691;
      }
      p = s1692;
      if (trail.length > t1693) trail.length = t1693;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1701 = readLooseDecimal(p);
    if (r1701 === undefined) { return undefined; }
    l_digits = r1701;
    p = pos;
  }
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
  l1696: {
    const s1697 = p;
    if (text.charCodeAt(p) === 48) {
      l1698: {
        if (!isCaseless(p, "0x")) { break l1698; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1698;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1696;
      }
      p = s1697;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1699: {
        if (!isCaseless(p, "0o")) { break l1699; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1699;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1696;
      }
      p = s1697;
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
  l1702: {
    const s1703 = p;
    const t1704 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1705: {
        const s1706 = p;
        l1707: {
          const s1708 = p;
          const t1709 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1710: {
              const r1711 = readBadDigitGroups(p);
              if (r1711 === undefined) { break l1710; }
              p = pos;
              break l1707;
            }
            p = s1708;
            if (trail.length > t1709) trail.length = t1709;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1705;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1717: {
          if (text.charCodeAt(p) === 46) {
            const s1719 = p;
            const t1720 = trail.length;
            l1718: {
              l1721: {
                const s1722 = p;
                const t1723 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1724: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1724;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1721;
                  }
                  p = s1722;
                  if (trail.length > t1723) trail.length = t1723;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1718;
                }
                const r1725 = readBadPoint(p);
                if (r1725 === undefined) { break l1718; }
                p = pos;
              }
              break l1717;
            }
            p = s1719;
            if (trail.length > t1720) trail.length = t1720;
          } else touched ||= p >= end;
        }
        l1727: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1729 = p;
            l1728: {
              p = skipExponent(p);
              if (p < 0) { break l1728; }
              break l1727;
            }
            p = s1729;
          } else touched ||= p >= end;
        }
        value = text.slice(s1706, p);
        break l1702;
      }
      p = s1703;
      if (trail.length > t1704) trail.length = t1704;
    } else touched ||= p >= end;
    const s1730 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1731 = readBadFraction(p);
    if (r1731 === undefined) { return undefined; }
    p = pos;
    l1733: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1735 = p;
        l1734: {
          p = skipExponent(p);
          if (p < 0) { break l1734; }
          break l1733;
        }
        p = s1735;
      } else touched ||= p >= end;
    }
    value = text.slice(s1730, p);
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
  let m1715 = false;
  l1712: for (;;) {
    const s1714 = p;
    if (text.charCodeAt(p) === 95) {
      l1713: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1713;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1715 = true;
        continue l1712;
      }
      p = s1714;
    } else touched ||= p >= end;
    break;
  }
  if (!m1715) { return undefined; }
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
  l1755: {
    const s1753 = p;
    l1754: {
      p = skipEndsWord(p);
      if (p < 0) { break l1754; }
      p = s1753;
      break l1755;
    }
    p = s1753;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1746: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1748 = p;
      l1747: {
        p++;
        break l1746;
      }
      p = s1748;
    } else touched ||= p >= end;
  }
  l1749: {
    const s1750 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1751: {
        if (!isCaseless(p, "nan")) { break l1751; }
        p += 3;
        break l1749;
      }
      p = s1750;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1752: {
        if (!isCaseless(p, "infinity")) { break l1752; }
        p += 8;
        break l1749;
      }
      p = s1750;
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
  l1761: {
    const s1759 = p;
    l1760: {
      p = skipEndsWord(p);
      if (p < 0) { break l1760; }
      p = s1759;
      break l1761;
    }
    p = s1759;
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
      const s1776 = p;
      l1777: {
        p++;
        return undefined;
      }
      p = s1776;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1765: {
    const s1766 = p;
    if (text.charCodeAt(p) === 116) {
      l1767: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1767;
        }
        p += 3;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1768: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1768;
        }
        p += 2;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1769: {

        p++;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1770: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1770;
        }
        p += 4;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1771: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1771;
        }
        p += 3;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1772: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1772;
        }
        p += 2;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1773: {

        p++;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1774: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1774;
        }
        p += 3;
        break l1765;
      }
      p = s1766;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1775: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1775;
        }
        p += 2;
        break l1765;
      }
      p = s1766;
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
  l1782: {
    if (text.charCodeAt(p) === 110) {
      const s1784 = p;
      l1783: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1783;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1783;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1782;
      }
      p = s1784;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1788 = 0;
  l1785: for (;;) {
    if (n1788 >= 200) break;
    const s1787 = p;
    l1786: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1786;
      }
      p++;
      n1788++;
      continue l1785;
    }
    p = s1787;
    break;
  }
  let n1792 = 0;
  l1789: for (;;) {
    if (n1792 >= 9) break;
    const s1791 = p;
    l1790: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1790;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1790;
      }
      p++;
      let n1796 = 0;
      l1793: for (;;) {
        if (n1796 >= 200) break;
        const s1795 = p;
        l1794: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
            touched ||= p >= end;
            break l1794;
          }
          p++;
          n1796++;
          continue l1793;
        }
        p = s1795;
        break;
      }
      n1792++;
      continue l1789;
    }
    p = s1791;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1797: {
    const s1798 = p;
    if (text.charCodeAt(p) === 34) {
      l1799: {
        const r1800 = readDoubleName(p);
        if (r1800 === undefined) { break l1799; }
        l_text = r1800;
        p = pos;
        break l1797;
      }
      p = s1798;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1802: {
        const r1803 = readSingleName(p);
        if (r1803 === undefined) { break l1802; }
        l_text = r1803;
        p = pos;
        break l1797;
      }
      p = s1798;
    } else touched ||= p >= end;
    const s1805 = p;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1805, p);
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
  l1809: {
    const s1810 = p;
    if (text.charCodeAt(p) === 46) {
      l1811: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1811;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1809;
      }
      p = s1810;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1814: {
    const s1812 = p;
    l1813: {
      p = skipEndsWord(p);
      if (p < 0) { break l1813; }
      p = s1812;
      break l1814;
    }
    p = s1812;
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
  const s1818 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1818, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1821: {
    const s1819 = p;
    l1820: {
      p = skipEnds(p);
      if (p < 0) { break l1820; }
      p = s1819;
      break l1821;
    }
    p = s1819;
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
  const s1824 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1861: for (;;) {
    const s1863 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1862: {
        l1865: {
          const s1866 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l1867: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1868 = p;
                  l1869: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1869; }
                    break l1867;
                  }
                  p = s1868;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
                touched ||= p >= end;
                break l1867;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1867; }
              break l1865;
            }
            p = s1866;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1871: {

              p++;
              break l1865;
            }
            p = s1866;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1862;
          }
          p++;
        }
        continue l1861;
      }
      p = s1863;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1824, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1825: {
    const s1826 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      l1827: {
        p = skipBalanced(p);
        if (p < 0) { break l1827; }
        break l1825;
      }
      p = s1826;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1856: {
        p++;
        break l1825;
      }
      p = s1826;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1860 = 0;
    l1857: for (;;) {
      if (n1860 >= 200) break;
      const s1859 = p;
      l1858: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1858;
        }
        p++;
        n1860++;
        continue l1857;
      }
      p = s1859;
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
  l1828: {
    const s1829 = p;
    if (text.charCodeAt(p) === 40) {
      l1830: {

        p++;
        let n1834 = 0;
        l1831: for (;;) {
          if (n1834 >= 200) break;
          const s1833 = p;
          l1832: {
            l1835: {
              const s1836 = p;
              if ((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) {
                l1837: {
                  p++;
                  break l1835;
                }
                p = s1836;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1832;
              }
              p++;
              let n1841 = 0;
              l1838: for (;;) {
                if (n1841 >= 99) break;
                const s1840 = p;
                l1839: {
                  if (!((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13)))) {
                    touched ||= p >= end;
                    break l1839;
                  }
                  p++;
                  n1841++;
                  continue l1838;
                }
                p = s1840;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1832;
              }
              p++;
            }
            n1834++;
            continue l1831;
          }
          p = s1833;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1830;
        }
        p++;
        break l1828;
      }
      p = s1829;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1842: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1842;
        }
        p += 2;
        let n1846 = 0;
        l1843: for (;;) {
          if (n1846 >= 200) break;
          const s1845 = p;
          l1844: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1844;
            }
            p++;
            n1846++;
            continue l1843;
          }
          p = s1845;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1842;
        }
        p++;
        break l1828;
      }
      p = s1829;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1847: {

        p++;
        let n1851 = 0;
        l1848: for (;;) {
          if (n1851 >= 200) break;
          const s1850 = p;
          l1849: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1849;
            }
            p++;
            n1851++;
            continue l1848;
          }
          p = s1850;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1847;
        }
        p++;
        break l1828;
      }
      p = s1829;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1855 = 0;
    l1852: for (;;) {
      if (n1855 >= 200) break;
      const s1854 = p;
      l1853: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1853;
        }
        p++;
        n1855++;
        continue l1852;
      }
      p = s1854;
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

function leaf228(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  const r1874 = readSeparator(p);
  if (r1874 === undefined) { return -1; }
  value = r1874;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1875!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1881: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1876: for (;;) {
    const s1878 = p;
    const t1879 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l1877: {
        let v1880!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1883 = readGap(p);
        if (r1883 === undefined) { break l1877; }
        v1880 = r1883;
        p = pos;
        list1881.push(v1880);
        continue l1876;
      }
      p = s1878;
      if (trail.length > t1879) trail.length = t1879;
    } else touched ||= p >= end;
    break;
  }
  e1875 = list1881;
  let e1893!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1894: {
    const s1895 = p;
    const t1896 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1897: {
        const r1898 = readBadTrailingComma(p);
        if (r1898 === undefined) { break l1897; }
        e1893 = r1898;
        p = pos;
        break l1894;
      }
      p = s1895;
      if (trail.length > t1896) trail.length = t1896;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1903: {

        e1893 = ",";
        p++;
        break l1894;
      }
      p = s1895;
      if (trail.length > t1896) trail.length = t1896;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1904: {
        const r1905 = readBadSeparator(p);
        if (r1905 === undefined) { break l1904; }
        e1893 = r1905;
        p = pos;
        break l1894;
      }
      p = s1895;
      if (trail.length > t1896) trail.length = t1896;
    } else touched ||= p >= end;
    l1907: {
      l1910: {
        const s1908 = p;
        l1909: {
          l1911: {
            const s1912 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1913: {
                p++;
                break l1911;
              }
              p = s1912;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1914 = p;
                l1915: {
                  p++;
                  break l1909;
                }
                p = s1914;
              }
            } else touched ||= p >= end;
          }
          p = s1908;
          break l1910;
        }
        p = s1908;
        break l1907;
      }
      e1893 = null;
      break l1894;
    }
    p = s1895;
    if (trail.length > t1896) trail.length = t1896;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l1917: {
        const r1918 = readMissingComma(p);
        if (r1918 === undefined) { break l1917; }
        e1893 = r1918;
        p = pos;
        break l1894;
      }
      p = s1895;
      if (trail.length > t1896) trail.length = t1896;
    } else touched ||= p >= end;
    e1893 = '';
  }
  value = [e1875, e1893];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1884: {
    const s1885 = p;
    const t1886 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1887: {
        const r1888 = readBlanks(p);
        if (r1888 === undefined) { break l1887; }
        value = r1888;
        p = pos;
        break l1884;
      }
      p = s1885;
      if (trail.length > t1886) trail.length = t1886;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1890 = readGapMistake(p);
    if (r1890 === undefined) { return undefined; }
    value = r1890;
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
  l1901: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 65341 || c === 65373)) {
      const s1899 = p;
      l1900: {
        p = skipGapAhead(p);
        if (p < 0) { break l1900; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1900;
        }
        p++;
        p = s1899;
        break l1901;
      }
      p = s1899;
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
  l1921: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1919 = p;
      l1920: {
        l1922: {
          const s1923 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1924: {
              p = skipValueStart(p);
              if (p < 0) { break l1924; }
              break l1922;
            }
            p = s1923;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l1925: {
              p++;
              let n1929 = 0;
              l1926: for (;;) {
                if (n1929 >= 200) break;
                const s1928 = p;
                l1927: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l1927;
                  }
                  p++;
                  n1929++;
                  continue l1926;
                }
                p = s1928;
                break;
              }
              break l1922;
            }
            p = s1923;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1920;
          }
          p++;
        }
        p = s1919;
        break l1921;
      }
      p = s1919;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf234(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""]] | BadElementTextNode;
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
      if (trail.length > t1934) trail.length = t1934;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1938: {
        let e1939!: BadEllipsisNode;
        const r1940 = readBadEllipsis(p);
        if (r1940 === undefined) { break l1938; }
        e1939 = r1940;
        p = pos;
        let e1945!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1946 = readSeparator(p);
        if (r1946 === undefined) { break l1938; }
        e1945 = r1946;
        p = pos;
        value = [e1939, e1945];
        break l1932;
      }
      p = s1933;
      if (trail.length > t1934) trail.length = t1934;
    } else touched ||= p >= end;
    const r1948 = readBadElementText(p);
    if (r1948 === undefined) { return -1; }
    value = r1948;
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
  l1941: {
    const s1942 = p;
    if (text.charCodeAt(p) === 46) {
      l1943: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1943;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1941;
      }
      p = s1942;
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
      const s1949 = p;
      l1950: {
        p++;
        return undefined;
      }
      p = s1949;
    }
  } else touched ||= p >= end;
  {
    const s1952 = p;
    l1953: {
      p = skipInAnyObject(p);
      if (p < 0) { break l1953; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        touched ||= p >= end;
        break l1953;
      }
      p = skipMemberAhead(p);
      if (p < 0) { break l1953; }
      return undefined;
    }
    p = s1952;
  }
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

function skipInAnyObject(p: number): number {
  l1955: {
    const s1956 = p;
    l1957: {
      p = skipInRootObject(p);
      if (p < 0) { break l1957; }
      break l1955;
    }
    p = s1956;
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

function leaf243(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1959 = readCloseTuple(p);
  if (r1959 === undefined) { return -1; }
  value = r1959;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1960: {
    const s1961 = p;
    const t1962 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1963: {
        let e1964!: null;
        l1967: {
          if (text.charCodeAt(p) === 41) {
            const s1965 = p;
            l1966: {

              p++;
              p = s1965;
              break l1967;
            }
            p = s1965;
          } else touched ||= p >= end;
          break l1963;
        }
        e1964 = null;
        let e1968!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1963;
        }
        const r1969 = readArrayEnd(p);
        if (r1969 === undefined) { break l1963; }
        e1968 = r1969;
        p = pos;
        value = [e1964, e1968];
        break l1960;
      }
      p = s1961;
      if (trail.length > t1962) trail.length = t1962;
    } else touched ||= p >= end;
    l1971: {
      let e1972!: null;
      {
        const s1973 = p;
        l1974: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1974; }
          break l1971;
        }
        p = s1973;
      }
      e1972 = null;
      let e1979!: null;
      l1982: {
        if (text.charCodeAt(p) === 93) {
          const s1980 = p;
          l1981: {

            p++;
            p = s1980;
            break l1982;
          }
          p = s1980;
        } else touched ||= p >= end;
        break l1971;
      }
      e1979 = null;
      let e1983!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1971;
      }
      const r1984 = readBadRootEnd(p);
      if (r1984 === undefined) { break l1971; }
      e1983 = r1984;
      p = pos;
      value = [e1972, e1979, e1983];
      break l1960;
    }
    p = s1961;
    if (trail.length > t1962) trail.length = t1962;
    l1986: {
      let e1987!: null;
      {
        const s1988 = p;
        l1989: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1989; }
          break l1986;
        }
        p = s1988;
      }
      e1987 = null;
      let e1991!: null;
      l1994: {
        if (text.charCodeAt(p) === 125) {
          const s1992 = p;
          l1993: {

            p++;
            p = s1992;
            break l1994;
          }
          p = s1992;
        } else touched ||= p >= end;
        break l1986;
      }
      e1991 = null;
      let e1995!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1986;
      }
      const r1996 = readBadRootEnd(p);
      if (r1996 === undefined) { break l1986; }
      e1995 = r1996;
      p = pos;
      value = [e1987, e1991, e1995];
      break l1960;
    }
    p = s1961;
    if (trail.length > t1962) trail.length = t1962;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1998: {
        const r1999 = readMissingBracket(p);
        if (r1999 === undefined) { break l1998; }
        value = r1999;
        p = pos;
        break l1960;
      }
      p = s1961;
      if (trail.length > t1962) trail.length = t1962;
    } else touched ||= p >= end;
    const r2004 = readMissingEnd(p);
    if (r2004 === undefined) { return undefined; }
    value = r2004;
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
  l1976: {
    const s1977 = p;
    l1978: {
      p = skipInRootArray(p);
      if (p < 0) { break l1978; }
      break l1976;
    }
    p = s1977;
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
  l2002: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s2000 = p;
      l2001: {
        p++;
        p = s2000;
        break l2002;
      }
      p = s2000;
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

function leaf254(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r2007 = readCloseArray(p);
  if (r2007 === undefined) { return -1; }
  value = r2007;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l2008: {
    const s2009 = p;
    const t2010 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2011: {
        let e2012!: null;
        l2015: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2013 = p;
            l2014: {
              p++;
              p = s2013;
              break l2015;
            }
            p = s2013;
          } else touched ||= p >= end;
          break l2011;
        }
        e2012 = null;
        let e2016!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2011;
        }
        const r2017 = readArrayEnd(p);
        if (r2017 === undefined) { break l2011; }
        e2016 = r2017;
        p = pos;
        value = [e2012, e2016];
        break l2008;
      }
      p = s2009;
      if (trail.length > t2010) trail.length = t2010;
    } else touched ||= p >= end;
    l2019: {
      const r2020 = readBadArrayEnd(p);
      if (r2020 === undefined) { break l2019; }
      value = r2020;
      p = pos;
      break l2008;
    }
    p = s2009;
    if (trail.length > t2010) trail.length = t2010;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2034: {
        const r2035 = readMissingBracket(p);
        if (r2035 === undefined) { break l2034; }
        value = r2035;
        p = pos;
        break l2008;
      }
      p = s2009;
      if (trail.length > t2010) trail.length = t2010;
    } else touched ||= p >= end;
    const r2037 = readMissingEnd(p);
    if (r2037 === undefined) { return undefined; }
    value = r2037;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2021: {
    const s2022 = p;
    l2023: {
      {
        const s2024 = p;
        l2025: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2025; }
          break l2023;
        }
        p = s2024;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2023;
      }
      p++;
      break l2021;
    }
    p = s2022;
    {
      const s2027 = p;
      l2028: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2028; }
        return undefined;
      }
      p = s2027;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2032: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2030 = p;
        l2031: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2031; }
          p = s2030;
          break l2032;
        }
        p = s2030;
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

function leaf258(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r2040 = readRepairedText(p);
  if (r2040 === undefined) { return -1; }
  value = r2040;
  p = pos;
  leafValue = value;
  return p;
}

function leaf259(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2042: {
    const s2043 = p;
    const t2044 = trail.length;
    l2045: {
      l2048: {
        const s2046 = p;
        l2047: {
          if (p < end) {
            {
              const s2049 = p;
              l2050: {
                p++;
                break l2047;
              }
              p = s2049;
            }
          } else touched ||= p >= end;
          p = s2046;
          break l2048;
        }
        p = s2046;
        break l2045;
      }
      value = null;
      break l2042;
    }
    p = s2043;
    if (trail.length > t2044) trail.length = t2044;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2052: {
        let e2053!: null;
        l2056: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2054 = p;
            l2055: {
              p++;
              p = s2054;
              break l2056;
            }
            p = s2054;
          } else touched ||= p >= end;
          break l2052;
        }
        e2053 = null;
        let e2057!: MissingValueNode;
        const r2058 = readMissingValue(p);
        if (r2058 === undefined) { break l2052; }
        e2057 = r2058;
        p = pos;
        value = [e2053, e2057];
        break l2042;
      }
      p = s2043;
      if (trail.length > t2044) trail.length = t2044;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128)) {
      l2060: {
        const r2061 = readRepairedWord(p);
        if (r2061 === undefined) { break l2060; }
        value = r2061;
        p = pos;
        break l2042;
      }
      p = s2043;
      if (trail.length > t2044) trail.length = t2044;
    } else touched ||= p >= end;
    const r2063 = readMissingValue(p);
    if (r2063 === undefined) { return -1; }
    value = r2063;
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

function leaf261(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2065 = readBadLateColon(p);
  if (r2065 === undefined) { return -1; }
  value = r2065;
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
  l2068: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2066 = p;
      l2067: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2067;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2067; }
        p = s2066;
        break l2068;
      }
      p = s2066;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf263(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l2070: {
    const s2071 = p;
    const t2072 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2073: {
        const r2074 = readBadComma(p);
        if (r2074 === undefined) { break l2073; }
        value = r2074;
        p = pos;
        break l2070;
      }
      p = s2071;
      if (trail.length > t2072) trail.length = t2072;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2076: {
        const r2077 = readBadEllipsis(p);
        if (r2077 === undefined) { break l2076; }
        value = r2077;
        p = pos;
        break l2070;
      }
      p = s2071;
      if (trail.length > t2072) trail.length = t2072;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2079: {
        const r2080 = readMissingNameEnd(p);
        if (r2080 === undefined) { break l2079; }
        value = r2080;
        p = pos;
        break l2070;
      }
      p = s2071;
      if (trail.length > t2072) trail.length = t2072;
    } else touched ||= p >= end;
    l2085: {
      const r2086 = readBadInnerBracket(p);
      if (r2086 === undefined) { break l2085; }
      value = r2086;
      p = pos;
      break l2070;
    }
    p = s2071;
    if (trail.length > t2072) trail.length = t2072;
    const r2094 = readBadText(p);
    if (r2094 === undefined) { return -1; }
    value = r2094;
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
      const s2081 = p;
      l2082: {
        p++;
        return undefined;
      }
      p = s2081;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2087: {
    const s2088 = p;
    if (text.charCodeAt(p) === 91) {
      l2089: {

        p++;
        break l2087;
      }
      p = s2088;
    } else touched ||= p >= end;
    {
      const s2090 = p;
      l2091: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2091; }
        return undefined;
      }
      p = s2090;
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
    const s2095 = p;
    l2096: {
      p = skipInTuple(p);
      if (p < 0) { break l2096; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2096;
      }
      p++;
      return undefined;
    }
    p = s2095;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372))) p++;
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

function leaf269(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2099 = readCloseObject(p);
  if (r2099 === undefined) { return -1; }
  value = r2099;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
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
      if (trail.length > t2102) trail.length = t2102;
    } else touched ||= p >= end;
    l2106: {
      const r2107 = readBadObjectEnd(p);
      if (r2107 === undefined) { break l2106; }
      value = r2107;
      p = pos;
      break l2100;
    }
    p = s2101;
    if (trail.length > t2102) trail.length = t2102;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2118: {
        const r2119 = readMissingBracket(p);
        if (r2119 === undefined) { break l2118; }
        value = r2119;
        p = pos;
        break l2100;
      }
      p = s2101;
      if (trail.length > t2102) trail.length = t2102;
    } else touched ||= p >= end;
    const r2121 = readMissingEnd(p);
    if (r2121 === undefined) { return undefined; }
    value = r2121;
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
  l2108: {
    const s2109 = p;
    l2110: {
      {
        const s2111 = p;
        l2112: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2112; }
          break l2110;
        }
        p = s2111;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2110;
      }
      p++;
      break l2108;
    }
    p = s2109;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2116: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s2114 = p;
        l2115: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2115;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2115;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2115; }
          p = s2114;
          break l2116;
        }
        p = s2114;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf273(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2124 = readCloseNamedArray(p);
  if (r2124 === undefined) { return -1; }
  value = r2124;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2125: {
    const s2126 = p;
    const t2127 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2128: {
        const r2129 = readObjectEnd(p);
        if (r2129 === undefined) { break l2128; }
        value = r2129;
        p = pos;
        break l2125;
      }
      p = s2126;
      if (trail.length > t2127) trail.length = t2127;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2131: {
        const r2132 = readBadRootEnd(p);
        if (r2132 === undefined) { break l2131; }
        value = r2132;
        p = pos;
        break l2125;
      }
      p = s2126;
      if (trail.length > t2127) trail.length = t2127;
    } else touched ||= p >= end;
    const r2134 = readMissingEnd(p);
    if (r2134 === undefined) { return undefined; }
    value = r2134;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf275(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2137 = readCloseBraceArray(p);
  if (r2137 === undefined) { return -1; }
  value = r2137;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2138: {
    const s2139 = p;
    const t2140 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2141: {
        const r2142 = readBadRootEnd(p);
        if (r2142 === undefined) { break l2141; }
        value = r2142;
        p = pos;
        break l2138;
      }
      p = s2139;
      if (trail.length > t2140) trail.length = t2140;
    } else touched ||= p >= end;
    const r2144 = readMissingEnd(p);
    if (r2144 === undefined) { return undefined; }
    value = r2144;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf277(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r2147 = readBadLateBracket(p);
  if (r2147 === undefined) { return -1; }
  value = r2147;
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
  let n2151 = 0;
  l2148: for (;;) {
    if (n2151 >= 9) break;
    const s2150 = p;
    l2149: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2149;
      }
      p++;
      n2151++;
      continue l2148;
    }
    p = s2150;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2154: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2152 = p;
      l2153: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l2153;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2153; }
        p = s2152;
        break l2154;
      }
      p = s2152;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf279(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2156 = readCloseRootObject(p);
  if (r2156 === undefined) { return -1; }
  value = r2156;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2157: {
    const s2158 = p;
    const t2159 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2160: {
        const r2161 = readObjectEnd(p);
        if (r2161 === undefined) { break l2160; }
        value = r2161;
        p = pos;
        break l2157;
      }
      p = s2158;
      if (trail.length > t2159) trail.length = t2159;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2163: {
        const r2164 = readBadRootEnd(p);
        if (r2164 === undefined) { break l2163; }
        value = r2164;
        p = pos;
        break l2157;
      }
      p = s2158;
      if (trail.length > t2159) trail.length = t2159;
    } else touched ||= p >= end;
    const r2166 = readMissingEnd(p);
    if (r2166 === undefined) { return undefined; }
    value = r2166;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf281(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2169!: null;
  l2172: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2170 = p;
      l2171: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2171; }
        p = s2170;
        break l2172;
      }
      p = s2170;
    } else touched ||= p >= end;
    return -1;
  }
  e2169 = null;
  value = [e2169];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2173: {
    const s2174 = p;
    if (text.charCodeAt(p) === 91) {
      l2175: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2176: {
          const s2177 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2178: {
              p++;
              break l2176;
            }
            p = s2177;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 8230)) {
            l2179: {
              p++;
              break l2176;
            }
            p = s2177;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2180: {
              p++;
              {
                const s2181 = p;
                l2182: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2182; }
                  break l2180;
                }
                p = s2181;
              }
              break l2176;
            }
            p = s2177;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
            l2188: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2188; }
              break l2176;
            }
            p = s2177;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l2205: {
              p = skipWordList(p);
              if (p < 0) { break l2205; }
              break l2176;
            }
            p = s2177;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l2216: {
              p++;
              let n2220 = 0;
              l2217: for (;;) {
                if (n2220 >= 200) break;
                const s2219 = p;
                l2218: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l2218;
                  }
                  p++;
                  n2220++;
                  continue l2217;
                }
                p = s2219;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2216;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2216;
              }
              p++;
              break l2176;
            }
            p = s2177;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2221 = p;
              l2222: {
                p++;
                break l2175;
              }
              p = s2221;
            }
          } else touched ||= p >= end;
        }
        break l2173;
      }
      p = s2174;
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
  let n2187 = 0;
  l2184: for (;;) {
    if (n2187 >= 40) break;
    const s2186 = p;
    l2185: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false))) {
        touched ||= p >= end;
        break l2185;
      }
      p++;
      n2187++;
      continue l2184;
    }
    p = s2186;
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
  l2189: {
    const s2190 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2191: {
        l2192: {
          const s2193 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2194: {
              p = skipLiteral(p);
              if (p < 0) { break l2194; }
              break l2192;
            }
            p = s2193;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2195: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2195; }
              break l2192;
            }
            p = s2193;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2191;
          }
          p = skipNan(p);
          if (p < 0) { break l2191; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2196: {
          const s2197 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2198: {
              p++;
              break l2196;
            }
            p = s2197;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2199 = p;
              l2200: {
                p++;
                break l2191;
              }
              p = s2199;
            }
          } else touched ||= p >= end;
        }
        break l2189;
      }
      p = s2190;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
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
  l2206: for (;;) {
    const s2208 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2207: {
        l2210: {
          const s2211 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
            l2212: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 44) {
                touched ||= p >= end;
                break l2212;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2210;
            }
            p = s2211;
          } else touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2207;
          }
          p = skipEol(p);
          if (p < 0) { break l2207; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l2207;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        continue l2206;
      }
      p = s2208;
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
      const s2213 = p;
      l2214: {
        p++;
        return -1;
      }
      p = s2213;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf286(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2224 = readBadLateElement(p);
  if (r2224 === undefined) { return -1; }
  value = r2224;
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
  l2227: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2225 = p;
      l2226: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2228: {
          const s2229 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
            l2230: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2230; }
              break l2228;
            }
            p = s2229;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2226;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2226; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2226;
        }
        p++;
        p = s2225;
        break l2227;
      }
      p = s2225;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf288(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2232 = readCloseRootArray(p);
  if (r2232 === undefined) { return -1; }
  value = r2232;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2233: {
    const s2234 = p;
    const t2235 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2236: {
        let e2237!: null;
        l2240: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2238 = p;
            l2239: {
              p++;
              p = s2238;
              break l2240;
            }
            p = s2238;
          } else touched ||= p >= end;
          break l2236;
        }
        e2237 = null;
        let e2241!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2236;
        }
        const r2242 = readArrayEnd(p);
        if (r2242 === undefined) { break l2236; }
        e2241 = r2242;
        p = pos;
        value = [e2237, e2241];
        break l2233;
      }
      p = s2234;
      if (trail.length > t2235) trail.length = t2235;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2244: {
        const r2245 = readBadRootEnd(p);
        if (r2245 === undefined) { break l2244; }
        value = r2245;
        p = pos;
        break l2233;
      }
      p = s2234;
      if (trail.length > t2235) trail.length = t2235;
    } else touched ||= p >= end;
    const r2247 = readMissingEnd(p);
    if (r2247 === undefined) { return undefined; }
    value = r2247;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf290(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2250!: null;
  l2253: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2251 = p;
      l2252: {
        p = skipMemberStart(p);
        if (p < 0) { break l2252; }
        p = s2251;
        break l2253;
      }
      p = s2251;
    } else touched ||= p >= end;
    return -1;
  }
  e2250 = null;
  value = [e2250];
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

function leaf292(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2254 = readOpenlessStart(p);
  if (r2254 === undefined) { return -1; }
  value = r2254;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2255 = readObjectKind(p);
  if (r2255 === undefined) { return undefined; }
  l_kind = r2255;
  p = pos;
  const r2257 = readMissingOpen(p);
  if (r2257 === undefined) { return undefined; }
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

function leaf295(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2260!: null;
  l2263: {
    if (text.charCodeAt(p) === 40) {
      const s2261 = p;
      l2262: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2264: {
          const s2265 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2266: {
              p++;
              break l2264;
            }
            p = s2265;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2262;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2262; }
        }
        p = s2261;
        break l2263;
      }
      p = s2261;
    } else touched ||= p >= end;
    return -1;
  }
  e2260 = null;
  value = [e2260];
  leafValue = value;
  return p;
}

function leaf296(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2267 = readRootWord(p);
  if (r2267 === undefined) { return -1; }
  value = r2267;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2268: {
    const s2269 = p;
    const t2270 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2271: {
        const r2272 = readWord(p);
        if (r2272 === undefined) { break l2271; }
        value = r2272;
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
          break l2271;
        }
        break l2268;
      }
      p = s2269;
      if (trail.length > t2270) trail.length = t2270;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2277 = readRepairedRoot(p);
    if (r2277 === undefined) { return undefined; }
    value = r2277;
    p = pos;
    l2304: {
      const s2302 = p;
      l2303: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2303; }
        p = s2302;
        break l2304;
      }
      p = s2302;
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
  l2278: {
    const s2279 = p;
    const t2280 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2281: {
        const r2282 = readBadCutSign(p);
        if (r2282 === undefined) { break l2281; }
        l_value = r2282;
        p = pos;
        break l2278;
      }
      p = s2279;
      if (trail.length > t2280) trail.length = t2280;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2284: {
        const r2285 = readBadCutNumber(p);
        if (r2285 === undefined) { break l2284; }
        l_value = r2285;
        p = pos;
        break l2278;
      }
      p = s2279;
      if (trail.length > t2280) trail.length = t2280;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2287: {
        const r2288 = readBadLeadingZero(p);
        if (r2288 === undefined) { break l2287; }
        l_value = r2288;
        p = pos;
        break l2278;
      }
      p = s2279;
      if (trail.length > t2280) trail.length = t2280;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2290: {
        const r2291 = readRepairedNumber(p);
        if (r2291 === undefined) { break l2290; }
        l_value = r2291;
        p = pos;
        break l2278;
      }
      p = s2279;
      if (trail.length > t2280) trail.length = t2280;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2293: {
        const r2294 = readBadNan(p);
        if (r2294 === undefined) { break l2293; }
        l_value = r2294;
        p = pos;
        break l2278;
      }
      p = s2279;
      if (trail.length > t2280) trail.length = t2280;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2296: {
        const r2297 = readBadConstant(p);
        if (r2297 === undefined) { break l2296; }
        l_value = r2297;
        p = pos;
        break l2278;
      }
      p = s2279;
      if (trail.length > t2280) trail.length = t2280;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2299 = readBadCutWord(p);
    if (r2299 === undefined) { return undefined; }
    l_value = r2299;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf299(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2306!: null;
  l2309: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2307 = p;
      l2308: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2308; }
        p = s2307;
        break l2309;
      }
      p = s2307;
    } else touched ||= p >= end;
    return -1;
  }
  e2306 = null;
  value = [e2306];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2310: {
    const s2311 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      l2312: {
        l2313: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s2315 = p;
            l2314: {
              p = skipPrefix(p);
              if (p < 0) { break l2314; }
              break l2313;
            }
            p = s2315;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2312;
        }
        p++;
        l2316: {
          const s2317 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l2318: {
              let n2322 = 0;
              l2319: for (;;) {
                if (n2322 >= 200) break;
                const s2321 = p;
                l2320: {
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l2320;
                  }
                  p++;
                  n2322++;
                  continue l2319;
                }
                p = s2321;
                break;
              }
              if (n2322 < 200) { break l2318; }
              break l2316;
            }
            p = s2317;
          } else touched ||= p >= end;
          l2323: {
            l2324: for (;;) {
              const s2326 = p;
              if (((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33))) {
                l2325: {
                  l2328: {
                    const s2329 = p;
                    if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
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
            l2331: {
              const s2332 = p;
              if (text.charCodeAt(p) === 34) {
                l2333: {

                  p++;
                  p = skipEndsRoot(p);
                  if (p < 0) { break l2333; }
                  break l2331;
                }
                p = s2332;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2334 = p;
                  l2335: {
                    p++;
                    break l2323;
                  }
                  p = s2334;
                }
              } else touched ||= p >= end;
            }
            break l2316;
          }
          p = s2317;
          l2337: for (;;) {
            const s2339 = p;
            if ((p < end && text.charCodeAt(p) !== 34)) {
              l2338: {
                l2341: {
                  const s2342 = p;
                  if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
                    l2343: {
                      p++;
                      break l2341;
                    }
                    p = s2342;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2338;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2338; }
                }
                continue l2337;
              }
              p = s2339;
            } else touched ||= p >= end;
            break;
          }
          if (text.charCodeAt(p) !== 34) {
            touched ||= p >= end;
            break l2312;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (p < end) {
            {
              const s2344 = p;
              l2345: {
                p++;
                break l2312;
              }
              p = s2344;
            }
          } else touched ||= p >= end;
        }
        break l2310;
      }
      p = s2311;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2347: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2347;
        }
        p += 3;
        break l2310;
      }
      p = s2311;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2348: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2349 = p;
            l2350: {
              p = skipCodeMark(p);
              if (p < 0) { break l2350; }
              break l2348;
            }
            p = s2349;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2348;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2355 = p;
            l2356: {
              p++;
              break l2348;
            }
            p = s2355;
          }
        } else touched ||= p >= end;
        break l2310;
      }
      p = s2311;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
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
  l2352: {
    const s2353 = p;
    if (text.charCodeAt(p) === 96) {
      l2354: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l2354;
        }
        p += 2;
        break l2352;
      }
      p = s2353;
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

function leaf302(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2358 = readBadFence(p);
  if (r2358 === undefined) { return -1; }
  value = r2358;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  const s2359 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2359, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2365 = p;
    l2366: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2368 = p;
          l2369: {
            p++;
            break l2366;
          }
          p = s2368;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2365;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipFence(p: number): number {
  l2360: {
    const s2361 = p;
    if (text.charCodeAt(p) === 96) {
      l2362: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2362;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2360;
      }
      p = s2361;
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

function leaf305(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2372 = readBadSequence(p);
  if (r2372 === undefined) { return -1; }
  value = r2372;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2373: {
    const s2374 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2375: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2375;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2376: {
          if (text.charCodeAt(p) === 44) {
            const s2378 = p;
            l2377: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2376;
            }
            p = s2378;
          } else touched ||= p >= end;
        }
        l2381: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2379 = p;
            l2380: {
              l2382: {
                const s2383 = p;
                if (text.charCodeAt(p) === 123) {
                  l2384: {

                    p++;
                    break l2382;
                  }
                  p = s2383;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2380;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2380; }
              }
              p = s2379;
              break l2381;
            }
            p = s2379;
          } else touched ||= p >= end;
          break l2375;
        }
        break l2373;
      }
      p = s2374;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2385: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2388: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2386 = p;
            l2387: {
              l2389: {
                const s2390 = p;
                if (text.charCodeAt(p) === 123) {
                  l2391: {

                    p++;
                    break l2389;
                  }
                  p = s2390;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2387;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2387; }
              }
              p = s2386;
              break l2388;
            }
            p = s2386;
          } else touched ||= p >= end;
          break l2385;
        }
        break l2373;
      }
      p = s2374;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2392: {
      if (text.charCodeAt(p) === 44) {
        const s2394 = p;
        l2393: {

          p++;
          break l2392;
        }
        p = s2394;
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
    l2397: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 304 || c === 65282 || c === 65287)) {
        const s2395 = p;
        l2396: {
          l2398: {
            const s2399 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304)) {
              l2400: {
                p = skipRootWord(p);
                if (p < 0) { break l2400; }
                break l2398;
              }
              p = s2399;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
              l2533: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2533; }
                break l2398;
              }
              p = s2399;
            } else touched ||= p >= end;
            if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
              l2534: {
                l2535: {
                  if (text.charCodeAt(p) === 45) {
                    const s2537 = p;
                    l2536: {

                      p++;
                      break l2535;
                    }
                    p = s2537;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2534;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2538 = p;
                    l2539: {
                      p++;
                      break l2534;
                    }
                    p = s2538;
                  }
                } else touched ||= p >= end;
                break l2398;
              }
              p = s2399;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2541: {

                p++;
                if (p < end) {
                  {
                    const s2542 = p;
                    l2543: {
                      p++;
                      break l2541;
                    }
                    p = s2542;
                  }
                } else touched ||= p >= end;
                break l2398;
              }
              p = s2399;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2396;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2396; }
            if (p < end) {
              {
                const s2545 = p;
                l2546: {
                  p++;
                  break l2396;
                }
                p = s2545;
              }
            } else touched ||= p >= end;
          }
          p = s2395;
          break l2397;
        }
        p = s2395;
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
  l2401: {
    const s2402 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2403: {
        p = skipWord(p);
        if (p < 0) { break l2403; }
        l2438: {
          const s2436 = p;
          l2437: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2437; }
            p = s2436;
            break l2438;
          }
          p = s2436;
          break l2403;
        }
        break l2401;
      }
      p = s2402;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2532: {
      const s2530 = p;
      l2531: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2531; }
        p = s2530;
        break l2532;
      }
      p = s2530;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2404: {
    const s2405 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2406: {
        p = skipText(p);
        if (p < 0) { break l2406; }
        l2423: {
          const s2421 = p;
          l2422: {
            p = skipEnds(p);
            if (p < 0) { break l2422; }
            p = s2421;
            break l2423;
          }
          p = s2421;
          break l2406;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2424 = p;
            l2425: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2425;
              }
              p++;
              break l2406;
            }
            p = s2424;
          }
        } else touched ||= p >= end;
        break l2404;
      }
      p = s2405;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2427: {
        p = skipNumber(p);
        if (p < 0) { break l2427; }
        break l2404;
      }
      p = s2405;
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
  l2407: {
    const s2408 = p;
    if (text.charCodeAt(p) === 34) {
      l2409: {

        p++;
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2409;
        }
        p++;
        break l2407;
      }
      p = s2408;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2411: {

        p++;
        let n2416 = 0;
        l2413: for (;;) {
          if (n2416 >= 2000) break;
          const s2415 = p;
          l2414: {
            l2417: {
              const s2418 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                l2419: {
                  p++;
                  break l2417;
                }
                p = s2418;
              } else touched ||= p >= end;
              if (!(text.charCodeAt(p) === 92)) {
                touched ||= p >= end;
                break l2414;
              }
              p = skipGoodEscape(p);
              if (p < 0) { break l2414; }
            }
            n2416++;
            continue l2413;
          }
          p = s2415;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2411;
        }
        p++;
        break l2407;
      }
      p = s2408;
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

function skipConstant(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipLiteral(p);
  if (p < 0) { return -1; }
  l2435: {
    const s2433 = p;
    l2434: {
      p = skipEndsWord(p);
      if (p < 0) { break l2434; }
      p = s2433;
      break l2435;
    }
    p = s2433;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2439: {
    const s2440 = p;
    if (text.charCodeAt(p) === 45) {
      l2441: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2441; }
        break l2439;
      }
      p = s2440;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2445: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2445; }
        break l2439;
      }
      p = s2440;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2462: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2462; }
        break l2439;
      }
      p = s2440;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2477: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2477; }
        break l2439;
      }
      p = s2440;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2519: {
        p = skipBadNan(p);
        if (p < 0) { break l2519; }
        break l2439;
      }
      p = s2440;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2523: {
        p = skipBadConstant(p);
        if (p < 0) { break l2523; }
        break l2439;
      }
      p = s2440;
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
      const s2442 = p;
      l2443: {
        p++;
        return -1;
      }
      p = s2442;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2447: {
    if (text.charCodeAt(p) === 45) {
      const s2449 = p;
      l2448: {

        p++;
        break l2447;
      }
      p = s2449;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2450: {
    if (text.charCodeAt(p) === 46) {
      const s2452 = p;
      l2451: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2451;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2450;
      }
      p = s2452;
    } else touched ||= p >= end;
  }
  l2453: {
    const s2454 = p;
    if (text.charCodeAt(p) === 46) {
      l2455: {

        p++;
        break l2453;
      }
      p = s2454;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2456: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2458 = p;
        l2457: {
          p++;
          break l2456;
        }
        p = s2458;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2459 = p;
      l2460: {
        p++;
        return -1;
      }
      p = s2459;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2464: {
    if (text.charCodeAt(p) === 45) {
      const s2466 = p;
      l2465: {

        p++;
        break l2464;
      }
      p = s2466;
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
  l2468: {
    if (text.charCodeAt(p) === 46) {
      const s2470 = p;
      l2469: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2469;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2468;
      }
      p = s2470;
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

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2479: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2481 = p;
      l2480: {
        l2482: {
          const s2483 = p;
          if (text.charCodeAt(p) === 45) {
            l2484: {

              p++;
              break l2482;
            }
            p = s2483;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2480;
          }
          p++;
        }
        break l2479;
      }
      p = s2481;
    } else touched ||= p >= end;
  }
  l2485: {
    const s2486 = p;
    if (text.charCodeAt(p) === 48) {
      l2487: {
        p = skipBadRadix(p);
        if (p < 0) { break l2487; }
        break l2485;
      }
      p = s2486;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2518: {
    const s2516 = p;
    l2517: {
      p = skipEndsWord(p);
      if (p < 0) { break l2517; }
      p = s2516;
      break l2518;
    }
    p = s2516;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2488: {
    const s2489 = p;
    if (text.charCodeAt(p) === 48) {
      l2490: {
        if (!isCaseless(p, "0x")) { break l2490; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2490;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2488;
      }
      p = s2489;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2491: {
        if (!isCaseless(p, "0o")) { break l2491; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2491;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2488;
      }
      p = s2489;
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
  l2492: {
    const s2493 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2494: {
        l2496: {
          const s2497 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2498: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2498; }
              break l2496;
            }
            p = s2497;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2494;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2503: {
          if (text.charCodeAt(p) === 46) {
            const s2505 = p;
            l2504: {
              l2506: {
                const s2507 = p;
                if (text.charCodeAt(p) === 46) {
                  l2508: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2508;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2506;
                  }
                  p = s2507;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2504;
                }
                p++;
              }
              break l2503;
            }
            p = s2505;
          } else touched ||= p >= end;
        }
        l2509: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2511 = p;
            l2510: {
              p = skipExponent(p);
              if (p < 0) { break l2510; }
              break l2509;
            }
            p = s2511;
          } else touched ||= p >= end;
        }
        break l2492;
      }
      p = s2493;
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
    l2513: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2515 = p;
        l2514: {
          p = skipExponent(p);
          if (p < 0) { break l2514; }
          break l2513;
        }
        p = s2515;
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
  let m2502 = false;
  l2499: for (;;) {
    const s2501 = p;
    if (text.charCodeAt(p) === 95) {
      l2500: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2500;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2502 = true;
        continue l2499;
      }
      p = s2501;
    } else touched ||= p >= end;
    break;
  }
  if (!m2502) { return -1; }
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
  l2522: {
    const s2520 = p;
    l2521: {
      p = skipEndsWord(p);
      if (p < 0) { break l2521; }
      p = s2520;
      break l2522;
    }
    p = s2520;
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
  l2526: {
    const s2524 = p;
    l2525: {
      p = skipEndsWord(p);
      if (p < 0) { break l2525; }
      p = s2524;
      break l2526;
    }
    p = s2524;
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
      const s2527 = p;
      l2528: {
        p++;
        return -1;
      }
      p = s2527;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf323(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2549!: null;
  l2552: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2550 = p;
      l2551: {
        p++;
        p = s2550;
        break l2552;
      }
      p = s2550;
    } else touched ||= p >= end;
    return -1;
  }
  e2549 = null;
  value = [e2549];
  leafValue = value;
  return p;
}

function leaf324(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2553: {
    const s2554 = p;
    const t2555 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2556: {
        const r2557 = readBadRootComma(p);
        if (r2557 === undefined) { break l2556; }
        value = r2557;
        p = pos;
        break l2553;
      }
      p = s2554;
      if (trail.length > t2555) trail.length = t2555;
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
  l2560: {
    const s2558 = p;
    l2559: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2561: {
        const s2562 = p;
        l2563: {
          if (p < end) {
            {
              const s2564 = p;
              l2565: {
                p++;
                break l2563;
              }
              p = s2564;
            }
          } else touched ||= p >= end;
          break l2561;
        }
        p = s2562;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2559;
        }
        p = skipFenceMark(p);
        if (p < 0) { break l2559; }
      }
      p = s2558;
      break l2560;
    }
    p = s2558;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf326(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2568!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2569 = p;
      l2570: {
        p = skipClosingFence(p);
        if (p < 0) { break l2570; }
        return -1;
      }
      p = s2569;
    }
  } else touched ||= p >= end;
  e2568 = null;
  value = [e2568];
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
  const r2572 = readFence(p);
  if (r2572 === undefined) { return undefined; }
  value = r2572;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2573: {
    const s2574 = p;
    if (text.charCodeAt(p) === 96) {
      l2575: {
        const s2576 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2575;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2576, p);
        break l2573;
      }
      p = s2574;
    } else touched ||= p >= end;
    const s2577 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2577, p);
  }
  pos = p;
  return value;
}

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2579!: null;
  l2582: {
    if (text.charCodeAt(p) === 123) {
      const s2580 = p;
      l2581: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2581; }
        p = s2580;
        break l2582;
      }
      p = s2580;
    } else touched ||= p >= end;
    return -1;
  }
  e2579 = null;
  value = [e2579];
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
  l2583: {
    const s2584 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2585: {
        p++;
        let n2589 = 0;
        l2586: for (;;) {
          if (n2589 >= 200) break;
          const s2588 = p;
          l2587: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
              touched ||= p >= end;
              break l2587;
            }
            p++;
            n2589++;
            continue l2586;
          }
          p = s2588;
          break;
        }
        l2590: {
          const s2591 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2592: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2593: {
                const s2594 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2595: {
                    p++;
                    break l2593;
                  }
                  p = s2594;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2596 = p;
                    l2597: {
                      p++;
                      break l2592;
                    }
                    p = s2596;
                  }
                } else touched ||= p >= end;
              }
              break l2590;
            }
            p = s2591;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2599 = p;
              l2600: {
                p++;
                break l2585;
              }
              p = s2599;
            }
          } else touched ||= p >= end;
        }
        break l2583;
      }
      p = s2584;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2602: {
        p++;
        let n2606 = 0;
        l2603: for (;;) {
          if (n2606 >= 200) break;
          const s2605 = p;
          l2604: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2604;
            }
            p++;
            n2606++;
            continue l2603;
          }
          p = s2605;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2607: {
          const s2608 = p;
          if (text.charCodeAt(p) === 58) {
            l2609: {

              p++;
              break l2607;
            }
            p = s2608;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2610 = p;
              l2611: {
                p++;
                break l2602;
              }
              p = s2610;
            }
          } else touched ||= p >= end;
        }
        break l2583;
      }
      p = s2584;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2613: {

        p++;
        break l2583;
      }
      p = s2584;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2614: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2614;
        }
        p += 2;
        break l2583;
      }
      p = s2584;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2615 = p;
        l2616: {
          p++;
          return -1;
        }
        p = s2615;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2618!: null;
  l2621: {
    if (text.charCodeAt(p) === 91) {
      const s2619 = p;
      l2620: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2620; }
        p = s2619;
        break l2621;
      }
      p = s2619;
    } else touched ||= p >= end;
    return -1;
  }
  e2618 = null;
  value = [e2618];
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
  l2622: {
    const s2623 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2624: {
        p++;
        break l2622;
      }
      p = s2623;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2625: {

        p++;
        break l2622;
      }
      p = s2623;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2626: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2626; }
        break l2622;
      }
      p = s2623;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2627: {
        let n2631 = 0;
        l2628: for (;;) {
          if (n2631 >= 40) break;
          const s2630 = p;
          l2629: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
              touched ||= p >= end;
              break l2629;
            }
            p++;
            n2631++;
            continue l2628;
          }
          p = s2630;
          break;
        }
        if (n2631 < 1) { break l2627; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2632: {
          const s2633 = p;
          if (text.charCodeAt(p) === 44) {
            l2634: {

              p++;
              break l2632;
            }
            p = s2633;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2635 = p;
              l2636: {
                p++;
                break l2627;
              }
              p = s2635;
            }
          } else touched ||= p >= end;
        }
        break l2622;
      }
      p = s2623;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2638: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
          touched ||= p >= end;
          break l2638;
        }
        p++;
        break l2622;
      }
      p = s2623;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2639 = p;
        l2640: {
          p++;
          return -1;
        }
        p = s2639;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf334(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2642: {
    const s2643 = p;
    const t2644 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2645: {
        const r2646 = readBadCall(p);
        if (r2646 === undefined) { break l2645; }
        value = r2646;
        p = pos;
        break l2642;
      }
      p = s2643;
      if (trail.length > t2644) trail.length = t2644;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2669 = readBadAssignment(p);
    if (r2669 === undefined) { return -1; }
    value = r2669;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2647: {
    const s2648 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2649: {
        p++;
        let n2653 = 0;
        l2650: for (;;) {
          if (n2653 >= 200) break;
          const s2652 = p;
          l2651: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2651;
            }
            p++;
            n2653++;
            continue l2650;
          }
          p = s2652;
          break;
        }
        let n2657 = 0;
        l2654: for (;;) {
          if (n2657 >= 9) break;
          const s2656 = p;
          l2655: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2655;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2655;
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
            n2657++;
            continue l2654;
          }
          p = s2656;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2649;
        }
        p++;
        l2664: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
            const s2662 = p;
            l2663: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
                touched ||= p >= end;
                break l2663;
              }
              p++;
              p = s2662;
              break l2664;
            }
            p = s2662;
          } else touched ||= p >= end;
          break l2649;
        }
        break l2647;
      }
      p = s2648;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2667: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
        const s2665 = p;
        l2666: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2666;
          }
          p++;
          p = s2665;
          break l2667;
        }
        p = s2665;
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
  l2670: {
    const s2671 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2672: {
        p = skipDeclaration(p);
        if (p < 0) { break l2672; }
        break l2670;
      }
      p = s2671;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2681: {
        p++;
        let n2685 = 0;
        l2682: for (;;) {
          if (n2685 >= 200) break;
          const s2684 = p;
          l2683: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2683;
            }
            p++;
            n2685++;
            continue l2682;
          }
          p = s2684;
          break;
        }
        let n2689 = 0;
        l2686: for (;;) {
          if (n2689 >= 9) break;
          const s2688 = p;
          l2687: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2687;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2687;
            }
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
            n2689++;
            continue l2686;
          }
          p = s2688;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2681;
        }
        p++;
        break l2670;
      }
      p = s2671;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2699: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s2697 = p;
      l2698: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
          touched ||= p >= end;
          break l2698;
        }
        p++;
        p = s2697;
        break l2699;
      }
      p = s2697;
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
  l2673: {
    const s2674 = p;
    if (text.charCodeAt(p) === 118) {
      l2675: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2675;
        }
        p += 3;
        break l2673;
      }
      p = s2674;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2676: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2676;
        }
        p += 3;
        break l2673;
      }
      p = s2674;
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
  let n2680 = 0;
  l2677: for (;;) {
    if (n2680 >= 200) break;
    const s2679 = p;
    l2678: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l2678;
      }
      p++;
      n2680++;
      continue l2677;
    }
    p = s2679;
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
  l2694: {
    const s2695 = p;
    if (text.charCodeAt(p) === 101) {
      l2696: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2696;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2696;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2696;
        }
        p += 7;
        break l2694;
      }
      p = s2695;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf339(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2701: {
    const s2702 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l2703: {
        const r2704 = readWrapperEnd(p);
        if (r2704 === undefined) { break l2703; }
        value = r2704;
        p = pos;
        break l2701;
      }
      p = s2702;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2705!: string[];
  const r2706 = readWs(p);
  if (r2706 === undefined) { return undefined; }
  e2705 = r2706;
  p = pos;
  let e2714!: [")", string[], ";" | null] | ";";
  l2715: {
    const s2716 = p;
    if (text.charCodeAt(p) === 41) {
      l2717: {
        let e2718!: ")";

        e2718 = ")";
        p++;
        let e2719!: string[];
        const r2720 = readWs(p);
        if (r2720 === undefined) { break l2717; }
        e2719 = r2720;
        p = pos;
        let e2722!: ";" | null;
        l2723: {
          if (text.charCodeAt(p) === 59) {
            const s2725 = p;
            l2724: {

              e2722 = ";";
              p++;
              break l2723;
            }
            p = s2725;
          } else touched ||= p >= end;
          e2722 = null;
        }
        e2714 = [e2718, e2719, e2722];
        break l2715;
      }
      p = s2716;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2714 = ";";
    p++;
  }
  value = [e2705, e2714];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2711: string[] = [];
  l2707: for (;;) {
    const s2709 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2708: {
        let v2710!: string;
        v2710 = text.charAt(p);
        p++;
        list2711.push(v2710);
        continue l2707;
      }
      p = s2709;
    } else touched ||= p >= end;
    break;
  }
  value = list2711;
  pos = p;
  return value;
}

function leaf342(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2727: {
    const s2728 = p;
    const t2729 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2730: {
        const r2731 = readBadRootBracket(p);
        if (r2731 === undefined) { break l2730; }
        value = r2731;
        p = pos;
        break l2727;
      }
      p = s2728;
      if (trail.length > t2729) trail.length = t2729;
    } else touched ||= p >= end;
    let e2733!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2734 = p;
        l2735: {
          p = skipFenceMark(p);
          if (p < 0) { break l2735; }
          return -1;
        }
        p = s2734;
      }
    } else touched ||= p >= end;
    e2733 = null;
    let e2737!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2738 = readBadProse(p);
    if (r2738 === undefined) { return -1; }
    e2737 = r2738;
    p = pos;
    value = [e2733, e2737];
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
  l2739: for (;;) {
    const s2741 = p;
    if (p < end) {
      l2740: {
        l2743: {
          const s2744 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2745: {
              p++;
              break l2743;
            }
            p = s2744;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : c === 65279)) {
            {
              const s2746 = p;
              l2747: {
                p = skipProseStop(p);
                if (p < 0) { break l2747; }
                break l2740;
              }
              p = s2746;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2740;
          }
          p++;
        }
        continue l2739;
      }
      p = s2741;
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
  l2749: {
    const s2750 = p;
    if (text.charCodeAt(p) === 123) {
      l2751: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2751; }
        break l2749;
      }
      p = s2750;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2752: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2752; }
        break l2749;
      }
      p = s2750;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2753: {
        p = skipFenceMark(p);
        if (p < 0) { break l2753; }
        break l2749;
      }
      p = s2750;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2754: {

        p++;
        break l2749;
      }
      p = s2750;
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

function leaf346(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2756: {
    const s2757 = p;
    const t2758 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2759: {
        const r2760 = readFenceEnd(p);
        if (r2760 === undefined) { break l2759; }
        value = r2760;
        p = pos;
        break l2756;
      }
      p = s2757;
      if (trail.length > t2758) trail.length = t2758;
    } else touched ||= p >= end;
    const r2764 = readMissingFenceEnd(p);
    if (r2764 === undefined) { return -1; }
    value = r2764;
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
  const r2761 = readClosingFence(p);
  if (r2761 === undefined) { return undefined; }
  value = r2761;
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

function leaf349(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2766 = readMissingDocument(p);
  if (r2766 === undefined) { return -1; }
  value = r2766;
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

function leaf351(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2768: {
    const s2769 = p;
    const t2770 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2771: {
        const r2772 = readBadLooseFence(p);
        if (r2772 === undefined) { break l2771; }
        value = r2772;
        p = pos;
        break l2768;
      }
      p = s2769;
      if (trail.length > t2770) trail.length = t2770;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2774: {
        const r2775 = readBadRootBracket(p);
        if (r2775 === undefined) { break l2774; }
        value = r2775;
        p = pos;
        break l2768;
      }
      p = s2769;
      if (trail.length > t2770) trail.length = t2770;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2777 = readBadProse(p);
    if (r2777 === undefined) { return -1; }
    value = r2777;
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

function leaf353(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2779: {
    const s2780 = p;
    const t2781 = trail.length;
    l2782: {
      const r2783 = readMissingDocument(p);
      if (r2783 === undefined) { break l2782; }
      value = r2783;
      p = pos;
      break l2779;
    }
    p = s2780;
    if (trail.length > t2781) trail.length = t2781;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf305 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf323, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf324 }] }] }, { op: 'leaf', read: leaf349 }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_8], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf305 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf323, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf324 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf334 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf339 }] }, { op: 'leaf', read: leaf351 }] } }, { op: 'leaf', read: leaf353 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf16 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf20, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf35 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }, { op: 'leaf', read: leaf204 }] }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf234 }] } }, { op: 'leaf', read: leaf275 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf66 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf70, isShortcut: true }, { op: 'leaf', read: leaf75 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf261 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }] } }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf263 }] } }, { op: 'leaf', read: leaf273 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf70, isShortcut: true }, { op: 'leaf', read: leaf75 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf261 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }] } }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf263 }] } }, { op: 'leaf', read: leaf269 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf20, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf35 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }, { op: 'leaf', read: leaf204 }] }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf234 }] } }, { op: 'leaf', read: leaf254 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf108 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf20, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf35 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }, { op: 'leaf', read: leaf204 }] }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf234 }] } }, { op: 'leaf', read: leaf243 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf121 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text120 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf125 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text124 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf129 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text127 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_13, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf143, body: { op: 'choice', starts: [STARTS_13, STARTS_13], alternatives: [{ op: 'leaf', read: leaf144 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf146 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf155 }] }] } }] }, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf159 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text133, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_16, STARTS_17], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf170 }] } }, { op: 'leaf', read: leaf174 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text166, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf180 }] } }, { op: 'leaf', read: leaf182 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text179, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf185 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf189 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text188 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_23, STARTS_24], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf193 }] } }, { op: 'leaf', read: leaf195 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text192, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf277 }, { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf70, isShortcut: true }, { op: 'leaf', read: leaf75 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf261 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }] } }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf263 }] }] } }, { op: 'leaf', read: leaf279 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, null], alternatives: [{ op: 'leaf', read: leaf286 }, { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf20, isShortcut: true }, { op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf35 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }, { op: 'leaf', read: leaf204 }] }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf234 }] }] } }, { op: 'leaf', read: leaf288 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf292 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf277 }, { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf70, isShortcut: true }, { op: 'leaf', read: leaf75 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf261 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf258 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] }, { op: 'leaf', read: leaf259 }] }] } }, { op: 'leaf', read: leaf228 }] }, { op: 'leaf', read: leaf263 }] }] } }, { op: 'leaf', read: leaf279 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf302 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf305 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf323, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf324 }] }] }, { op: 'leaf', read: leaf199 }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf326, body: { op: 'again', step: () => stepFenced } }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_8], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf305 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf323, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf324 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf334 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf281, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf290, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf295, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf296 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf197 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf191, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf199 }] }] }, { op: 'leaf', read: leaf200 }] } }, { op: 'leaf', read: leaf202 }] } }] }] }, { op: 'leaf', read: leaf199 }] }, { op: 'leaf', read: leaf339 }] }, { op: 'leaf', read: leaf342 }] } }, { op: 'leaf', read: leaf346 }] } };

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
