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
        if (text.charCodeAt(p) === 34) {
          {
            const s1026 = p;
            l1027: {
              if (!text.startsWith("\"\"", p)) {
                reachesEnd(p, "\"\"");
                break l1027;
              }
              p += 2;
              p = skipEnds(p);
              if (p < 0) { break l1027; }
              break l1024;
            }
            p = s1026;
          }
        } else touched ||= p >= end;
        l1029: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1031 = p;
            l1030: {
              p = skipPrefix(p);
              if (p < 0) { break l1030; }
              break l1029;
            }
            p = s1031;
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
  l1032: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false)) {
      const s1034 = p;
      l1033: {
        p++;
        break l1032;
      }
      p = s1034;
    } else touched ||= p >= end;
  }
  l1037: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1035 = p;
      l1036: {
        p++;
        p = s1035;
        break l1037;
      }
      p = s1035;
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
  const r1038 = readTextStart(p);
  if (r1038 === undefined) { return -1; }
  value = r1038;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1039: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
      const s1041 = p;
      const t1042 = trail.length;
      l1040: {
        const r1043 = readBadPrefix(p);
        if (r1043 === undefined) { break l1040; }
        p = pos;
        break l1039;
      }
      p = s1041;
      if (trail.length > t1042) trail.length = t1042;
    } else touched ||= p >= end;
  }
  l1045: {
    const s1046 = p;
    const t1047 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1048: {
        const r1049 = readBadTripleQuotes(p);
        if (r1049 === undefined) { break l1048; }
        l_mark = r1049;
        p = pos;
        break l1045;
      }
      p = s1046;
      if (trail.length > t1047) trail.length = t1047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 65282 || c === 65287)) {
      l1054: {
        const r1055 = readBadSmartQuotes(p);
        if (r1055 === undefined) { break l1054; }
        l_mark = r1055;
        p = pos;
        break l1045;
      }
      p = s1046;
      if (trail.length > t1047) trail.length = t1047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1057: {
        const r1058 = readBadBackticks(p);
        if (r1058 === undefined) { break l1057; }
        l_mark = r1058;
        p = pos;
        break l1045;
      }
      p = s1046;
      if (trail.length > t1047) trail.length = t1047;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1060: {
        const r1061 = readBadSingleQuotes(p);
        if (r1061 === undefined) { break l1060; }
        l_mark = r1061;
        p = pos;
        break l1045;
      }
      p = s1046;
      if (trail.length > t1047) trail.length = t1047;
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
  l1050: {
    const s1051 = p;
    if (text.charCodeAt(p) === 34) {
      l1052: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1052;
        }
        p += 3;
        break l1050;
      }
      p = s1051;
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
      l1064: {

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
      l1065: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1066 = p;
            l1067: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1067;
              }
              p += 3;
              break l1065;
            }
            p = s1066;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1065;
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
  l1069: {
    const s1070 = p;
    const t1071 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1072: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1072;
        }
        value = "\"\"\"";
        p += 3;
        break l1069;
      }
      p = s1070;
      if (trail.length > t1071) trail.length = t1071;
    } else touched ||= p >= end;
    const r1073 = readMissingStringEnd(p);
    if (r1073 === undefined) { return -1; }
    value = r1073;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1074: {
    if (text.charCodeAt(p) === 92) {
      const s1076 = p;
      l1075: {

        p++;
        l1077: {
          if (text.charCodeAt(p) === 117) {
            const s1079 = p;
            l1078: {

              p++;
              let n1083 = 0;
              l1080: for (;;) {
                if (n1083 >= 3) break;
                const s1082 = p;
                l1081: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1081;
                  }
                  p++;
                  n1083++;
                  continue l1080;
                }
                p = s1082;
                break;
              }
              break l1077;
            }
            p = s1079;
          } else touched ||= p >= end;
        }
        break l1074;
      }
      p = s1076;
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
  let e1085!: null;
  l1088: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1086 = p;
      l1087: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1089 = p;
            l1090: {
              if (!text.startsWith("''", p)) {
                reachesEnd(p, "''");
                break l1090;
              }
              p += 2;
              p = skipEnds(p);
              if (p < 0) { break l1090; }
              break l1087;
            }
            p = s1089;
          }
        } else touched ||= p >= end;
        l1092: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1094 = p;
            l1093: {
              p = skipPrefix(p);
              if (p < 0) { break l1093; }
              break l1092;
            }
            p = s1094;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1087;
        }
        p += 3;
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
      l1095: {

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
      l1096: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1097 = p;
            l1098: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1098;
              }
              p += 3;
              break l1096;
            }
            p = s1097;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1096;
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
  l1100: {
    const s1101 = p;
    const t1102 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1103: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1103;
        }
        value = "'''";
        p += 3;
        break l1100;
      }
      p = s1101;
      if (trail.length > t1102) trail.length = t1102;
    } else touched ||= p >= end;
    const r1104 = readMissingStringEnd(p);
    if (r1104 === undefined) { return -1; }
    value = r1104;
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
  let e1106!: null;
  l1109: {
    if (text.charCodeAt(p) === 34) {
      const s1107 = p;
      l1108: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1108;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1108;
        }
        p++;
        {
          const s1110 = p;
          l1111: {
            p = skipEnds(p);
            if (p < 0) { break l1111; }
            break l1108;
          }
          p = s1110;
        }
        p = s1107;
        break l1109;
      }
      p = s1107;
    } else touched ||= p >= end;
    return -1;
  }
  e1106 = null;
  value = [e1106];
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
      l1113: {

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
      l1114: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1115 = p;
            l1116: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1116; }
              break l1114;
            }
            p = s1115;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1114;
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
  l1118: {
    const s1119 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1120: {
        p++;
        break l1118;
      }
      p = s1119;
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

function leaf129(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1124: {
    const s1125 = p;
    const t1126 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1127: {
        const r1128 = readInnerEnd(p);
        if (r1128 === undefined) { break l1127; }
        value = r1128;
        p = pos;
        break l1124;
      }
      p = s1125;
      if (trail.length > t1126) trail.length = t1126;
    } else touched ||= p >= end;
    const r1136 = readMissingStringEnd(p);
    if (r1136 === undefined) { return -1; }
    value = r1136;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1131: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1129 = p;
      l1130: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1130; }
        p = s1129;
        break l1131;
      }
      p = s1129;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1132 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1132, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1133 = readBadInnerJson(p);
  if (r1133 === undefined) { return undefined; }
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
  let e1138!: null;
  l1141: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1139 = p;
      l1140: {
        l1142: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1144 = p;
            l1143: {
              p = skipPrefix(p);
              if (p < 0) { break l1143; }
              break l1142;
            }
            p = s1144;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1140;
        }
        p++;
        p = s1139;
        break l1141;
      }
      p = s1139;
    } else touched ||= p >= end;
    return -1;
  }
  e1138 = null;
  value = [e1138];
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
      l1145: {

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
      l1146: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1147 = p;
            l1148: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1148; }
              break l1146;
            }
            p = s1147;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1146;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1146; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1218: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1219 = p;
            l1220: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1220; }
              break l1218;
            }
            p = s1219;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1218;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1226: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1227 = p;
            l1228: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1228; }
              break l1226;
            }
            p = s1227;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1226;
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
  l1150: {
    const s1151 = p;
    if (text.charCodeAt(p) === 44) {
      l1152: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1152;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1152; }
        break l1150;
      }
      p = s1151;
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
  l1153: {
    const s1154 = p;
    if (text.charCodeAt(p) === 34) {
      l1155: {
        p = skipInObject(p);
        if (p < 0) { break l1155; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1156 = p;
            l1157: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1157; }
              break l1155;
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
          break l1155;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1155;
        }
        p = skipLostName(p);
        if (p < 0) { break l1155; }
        break l1153;
      }
      p = s1154;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1173 = p;
        l1174: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1174; }
          return -1;
        }
        p = s1173;
      }
    } else touched ||= p >= end;
    l1178: {
      if (text.charCodeAt(p) === 34) {
        const s1176 = p;
        l1177: {

          p++;
          p = s1176;
          break l1178;
        }
        p = s1176;
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
        if (n1168 < 1) { break l1164; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1164;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
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
    if (n1172 < 1) { return -1; }
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
  l1179: {
    const s1180 = p;
    if (text.charCodeAt(p) === 34) {
      l1181: {

        p++;
        let n1185 = 0;
        l1182: for (;;) {
          if (n1185 >= 200) break;
          const s1184 = p;
          l1183: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
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
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1181;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1181;
        }
        p++;
        break l1179;
      }
      p = s1180;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1189 = 0;
    l1186: for (;;) {
      if (n1189 >= 200) break;
      const s1188 = p;
      l1187: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1187;
        }
        p++;
        n1189++;
        continue l1186;
      }
      p = s1188;
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
  l1190: {
    const s1191 = p;
    if (text.charCodeAt(p) === 125) {
      l1192: {
        p = skipInObject(p);
        if (p < 0) { break l1192; }
        l1195: {
          if (text.charCodeAt(p) === 125) {
            const s1193 = p;
            l1194: {

              p++;
              p = s1193;
              break l1195;
            }
            p = s1193;
          } else touched ||= p >= end;
          break l1192;
        }
        break l1190;
      }
      p = s1191;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1198: {
      if (text.charCodeAt(p) === 93) {
        const s1196 = p;
        l1197: {

          p++;
          p = s1196;
          break l1198;
        }
        p = s1196;
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
  l1203: {
    const s1204 = p;
    if (text.charCodeAt(p) === 44) {
      l1205: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1206: {
          if (text.charCodeAt(p) === 123) {
            const s1208 = p;
            l1207: {

              p++;
              break l1206;
            }
            p = s1208;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1209 = p;
            l1210: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1210; }
              break l1205;
            }
            p = s1209;
          }
        } else touched ||= p >= end;
        l1214: {
          if (text.charCodeAt(p) === 34) {
            const s1212 = p;
            l1213: {

              p++;
              p = s1212;
              break l1214;
            }
            p = s1212;
          } else touched ||= p >= end;
          break l1205;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1205;
        }
        p = skipLostName(p);
        if (p < 0) { break l1205; }
        break l1203;
      }
      p = s1204;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1215 = p;
        l1216: {
          p++;
          return -1;
        }
        p = s1215;
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
  let n1202 = 0;
  l1199: for (;;) {
    if (n1202 >= 99) break;
    const s1201 = p;
    l1200: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1222: {
    const s1223 = p;
    if (text.charCodeAt(p) === 44) {
      l1224: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1224;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1224; }
        break l1222;
      }
      p = s1223;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1225: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false))) {
          touched ||= p >= end;
          break l1225;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1225; }
        break l1222;
      }
      p = s1223;
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
  let e1230!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1231 = p;
      l1232: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1232; }
        return -1;
      }
      p = s1231;
    }
  } else touched ||= p >= end;
  e1230 = null;
  value = [e1230];
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
  const r1234 = readBadBlankPair(p);
  if (r1234 === undefined) { return -1; }
  value = r1234;
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
    const s1235 = p;
    l1236: {
      p = skipEnds(p);
      if (p < 0) { break l1236; }
      return undefined;
    }
    p = s1235;
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
  const r1239 = readBadQuote(p);
  if (r1239 === undefined) { return -1; }
  value = r1239;
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
  l1242: {
    if (p < end) {
      const s1240 = p;
      l1241: {
        p++;
        p = s1240;
        break l1242;
      }
      p = s1240;
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
  const r1244 = readTextFlaw(p);
  if (r1244 === undefined) { return -1; }
  value = r1244;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1245: {
    const s1246 = p;
    const t1247 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1248: {
        const r1249 = readBadNewline(p);
        if (r1249 === undefined) { break l1248; }
        value = r1249;
        p = pos;
        break l1245;
      }
      p = s1246;
      if (trail.length > t1247) trail.length = t1247;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 14 && c <= 31) || c <= 9 || (c >= 11 && c <= 12))) {
      l1260: {
        const r1261 = readBadControl(p);
        if (r1261 === undefined) { break l1260; }
        value = r1261;
        p = pos;
        break l1245;
      }
      p = s1246;
      if (trail.length > t1247) trail.length = t1247;
    } else touched ||= p >= end;
    let e1263!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1264 = p;
        l1265: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1265; }
          return undefined;
        }
        p = s1264;
      }
    } else touched ||= p >= end;
    e1263 = null;
    let e1267!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1268 = p;
        l1269: {
          p = skipCutEscape(p);
          if (p < 0) { break l1269; }
          return undefined;
        }
        p = s1268;
      }
    } else touched ||= p >= end;
    e1267 = null;
    let e1281!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1282 = readBadEscape(p);
    if (r1282 === undefined) { return undefined; }
    e1281 = r1282;
    p = pos;
    value = [e1263, e1267, e1281];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1250 = p;
      l1251: {
        p = skipEol(p);
        if (p < 0) { break l1251; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1251;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1251; }
        return undefined;
      }
      p = s1250;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
    {
      const s1253 = p;
      l1254: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1254;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1254; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1254;
        }
        p = skipClosers(p);
        if (p < 0) { break l1254; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1256 = p;
            l1257: {
              p++;
              break l1254;
            }
            p = s1256;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1253;
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
  l1271: {
    if (text.charCodeAt(p) === 117) {
      const s1273 = p;
      l1272: {

        p++;
        let n1277 = 0;
        l1274: for (;;) {
          if (n1277 >= 3) break;
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
        break l1271;
      }
      p = s1273;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1278 = p;
      l1279: {
        p++;
        return -1;
      }
      p = s1278;
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
  l1283: {
    const s1284 = p;
    if (text.charCodeAt(p) === 92) {
      l1285: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1285;
        }
        p += 3;
        const s1286 = p;
        let n1290 = 0;
        l1287: for (;;) {
          if (n1290 >= 6) break;
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
        if (n1290 < 1) { break l1285; }
        l_code = text.slice(s1286, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1285;
        }
        p++;
        break l1283;
      }
      p = s1284;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1291: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1291;
        }
        p += 2;
        const s1292 = p;
        let n1296 = 0;
        l1293: for (;;) {
          if (n1296 >= 2) break;
          const s1295 = p;
          l1294: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1294;
            }
            p++;
            n1296++;
            continue l1293;
          }
          p = s1295;
          break;
        }
        if (n1296 < 2) { break l1291; }
        l_code = text.slice(s1292, p);
        break l1283;
      }
      p = s1284;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1297: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1297;
        }
        const r1298 = readEol(p);
        if (r1298 === undefined) { break l1297; }
        l_lineEnd = r1298;
        p = pos;
        break l1283;
      }
      p = s1284;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1304: {

        p++;
        const s1305 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1304;
        }
        p++;
        l_char = text.slice(s1305, p);
        break l1283;
      }
      p = s1284;
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
        const s1306 = p;
        l1307: {
          p++;
          return undefined;
        }
        p = s1306;
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
  l1299: {
    const s1300 = p;
    if (text.charCodeAt(p) === 13) {
      l1301: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1301;
        }
        value = "\r\n";
        p += 2;
        break l1299;
      }
      p = s1300;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1302: {

        value = "\n";
        p++;
        break l1299;
      }
      p = s1300;
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
  const r1311 = readPairEnds(p);
  if (r1311 === undefined) { return -1; }
  value = r1311;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1312: {
    const s1313 = p;
    const t1314 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1315: {
        let e1316!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1317 = p;
            l1318: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1318; }
              break l1315;
            }
            p = s1317;
          }
        } else touched ||= p >= end;
        e1316 = null;
        let e1366!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1315;
        }
        const r1367 = readBadQuote(p);
        if (r1367 === undefined) { break l1315; }
        e1366 = r1367;
        p = pos;
        value = [e1316, e1366];
        break l1312;
      }
      p = s1313;
      if (trail.length > t1314) trail.length = t1314;
    } else touched ||= p >= end;
    const r1369 = readBadLoneQuote(p);
    if (r1369 === undefined) { return undefined; }
    value = r1369;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1320: {
    const s1321 = p;
    l1322: {
      p = skipInObject(p);
      if (p < 0) { break l1322; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1323: {
        const s1324 = p;
        l1325: {
          if (p < end) {
            {
              const s1326 = p;
              l1327: {
                p++;
                break l1325;
              }
              p = s1326;
            }
          } else touched ||= p >= end;
          break l1323;
        }
        p = s1324;
        if (text.charCodeAt(p) === 44) {
          l1329: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1330: {
              const s1331 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1332: {
                  p = skipLostName(p);
                  if (p < 0) { break l1332; }
                  break l1330;
                }
                p = s1331;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1329;
              }
              p++;
            }
            break l1323;
          }
          p = s1324;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1322;
        }
        p = skipClosers(p);
        if (p < 0) { break l1322; }
        l1333: {
          const s1334 = p;
          if (text.charCodeAt(p) === 44) {
            l1335: {

              p++;
              break l1333;
            }
            p = s1334;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1336: {
              p = skipEol(p);
              if (p < 0) { break l1336; }
              break l1333;
            }
            p = s1334;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1337 = p;
              l1338: {
                p++;
                break l1322;
              }
              p = s1337;
            }
          } else touched ||= p >= end;
        }
      }
      break l1320;
    }
    p = s1321;
    l1340: {
      p = skipInArray(p);
      if (p < 0) { break l1340; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1341: {
        const s1342 = p;
        l1343: {
          if (p < end) {
            {
              const s1344 = p;
              l1345: {
                p++;
                break l1343;
              }
              p = s1344;
            }
          } else touched ||= p >= end;
          break l1341;
        }
        p = s1342;
        if (text.charCodeAt(p) === 44) {
          l1347: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1348: {
              const s1349 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1350: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1350; }
                  break l1348;
                }
                p = s1349;
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
                l1351: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1351; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1351;
                  }
                  p++;
                  break l1348;
                }
                p = s1349;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1352: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1352; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1352;
                  }
                  p++;
                  break l1348;
                }
                p = s1349;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1347;
              }
              p++;
            }
            break l1341;
          }
          p = s1342;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1340;
        }
        p = skipClosers(p);
        if (p < 0) { break l1340; }
        l1353: {
          const s1354 = p;
          if (text.charCodeAt(p) === 44) {
            l1355: {

              p++;
              break l1353;
            }
            p = s1354;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1356: {
              p = skipEol(p);
              if (p < 0) { break l1356; }
              break l1353;
            }
            p = s1354;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1357 = p;
              l1358: {
                p++;
                break l1340;
              }
              p = s1357;
            }
          } else touched ||= p >= end;
        }
      }
      break l1320;
    }
    p = s1321;
    {
      const s1360 = p;
      l1361: {
        p = skipInObject(p);
        if (p < 0) { break l1361; }
        return -1;
      }
      p = s1360;
    }
    {
      const s1363 = p;
      l1364: {
        p = skipInArray(p);
        if (p < 0) { break l1364; }
        return -1;
      }
      p = s1363;
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
  const r1372 = readDoubleEnd(p);
  if (r1372 === undefined) { return -1; }
  value = r1372;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1373: {
    const s1374 = p;
    const t1375 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1376: {

        value = "\"";
        p++;
        break l1373;
      }
      p = s1374;
      if (trail.length > t1375) trail.length = t1375;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1377: {
        const r1378 = readBadEscapedEnd(p);
        if (r1378 === undefined) { break l1377; }
        value = r1378;
        p = pos;
        break l1373;
      }
      p = s1374;
      if (trail.length > t1375) trail.length = t1375;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1383: {
        const r1384 = readBadOtherEnd(p);
        if (r1384 === undefined) { break l1383; }
        value = r1384;
        p = pos;
        break l1373;
      }
      p = s1374;
      if (trail.length > t1375) trail.length = t1375;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1389: {
        const r1390 = readMissingLastQuote(p);
        if (r1390 === undefined) { break l1389; }
        value = r1390;
        p = pos;
        break l1373;
      }
      p = s1374;
      if (trail.length > t1375) trail.length = t1375;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      l1398: {
        const r1399 = readMissingQuote(p);
        if (r1399 === undefined) { break l1398; }
        value = r1399;
        p = pos;
        break l1373;
      }
      p = s1374;
      if (trail.length > t1375) trail.length = t1375;
    } else touched ||= p >= end;
    const r1407 = readMissingStringEnd(p);
    if (r1407 === undefined) { return undefined; }
    value = r1407;
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
  l1387: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false)) {
      const s1385 = p;
      l1386: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1386; }
        p = s1385;
        break l1387;
      }
      p = s1385;
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
  l1393: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      const s1391 = p;
      l1392: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1392;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1392; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1392;
        }
        p = skipClosers(p);
        if (p < 0) { break l1392; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1394 = p;
            l1395: {
              p++;
              break l1392;
            }
            p = s1394;
          }
        } else touched ||= p >= end;
        p = s1391;
        break l1393;
      }
      p = s1391;
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
  l1402: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      const s1400 = p;
      l1401: {
        l1403: {
          const s1404 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
            l1405: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1405; }
              break l1403;
            }
            p = s1404;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1401;
          }
          p = skipEol(p);
          if (p < 0) { break l1401; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1401;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1401; }
        }
        p = s1400;
        break l1402;
      }
      p = s1400;
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
  let e1410!: null;
  l1413: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1411 = p;
      l1412: {
        l1414: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1416 = p;
            l1415: {
              p = skipPrefix(p);
              if (p < 0) { break l1415; }
              break l1414;
            }
            p = s1416;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
          touched ||= p >= end;
          break l1412;
        }
        p++;
        p = s1411;
        break l1413;
      }
      p = s1411;
    } else touched ||= p >= end;
    return -1;
  }
  e1410 = null;
  value = [e1410];
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
      l1417: {

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
      l1418: {
        if (!((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1418;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
          {
            const s1419 = p;
            l1420: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1420; }
              break l1418;
            }
            p = s1419;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1425: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1425;
        }
        p++;
        l1426: {
          const s1427 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1428: {
              p++;
              break l1426;
            }
            p = s1427;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1425;
          }
          p++;
          let n1432 = 0;
          l1429: for (;;) {
            if (n1432 >= 4) break;
            const s1431 = p;
            l1430: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1430;
              }
              p++;
              n1432++;
              continue l1429;
            }
            p = s1431;
            break;
          }
          if (n1432 < 4) { break l1425; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1433: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
          {
            const s1434 = p;
            l1435: {
              p = skipSingleLost(p);
              if (p < 0) { break l1435; }
              break l1433;
            }
            p = s1434;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false))) {
          touched ||= p >= end;
          break l1433;
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
    const s1422 = p;
    l1423: {
      p = skipEnds(p);
      if (p < 0) { break l1423; }
      return -1;
    }
    p = s1422;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1437: {
    const s1438 = p;
    if (text.charCodeAt(p) === 44) {
      l1439: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1439;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1439; }
        break l1437;
      }
      p = s1438;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1455: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1456: {
          const s1457 = p;
          if (text.charCodeAt(p) === 44) {
            l1458: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1459: {
                const s1460 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1461: {
                    p = skipLostName(p);
                    if (p < 0) { break l1461; }
                    break l1459;
                  }
                  p = s1460;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1458;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1458; }
              }
              break l1456;
            }
            p = s1457;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1455;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1455; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1455;
          }
          p = skipClosers(p);
          if (p < 0) { break l1455; }
        }
        break l1437;
      }
      p = s1438;
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
        const s1462 = p;
        l1463: {
          p++;
          return -1;
        }
        p = s1462;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1440: {
    const s1441 = p;
    if (text.charCodeAt(p) === 39) {
      l1442: {
        p = skipInObject(p);
        if (p < 0) { break l1442; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1443 = p;
            l1444: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1444; }
              break l1442;
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
          break l1442;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1442;
        }
        p = skipLostName(p);
        if (p < 0) { break l1442; }
        break l1440;
      }
      p = s1441;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1449 = p;
        l1450: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1450; }
          return -1;
        }
        p = s1449;
      }
    } else touched ||= p >= end;
    l1454: {
      if (text.charCodeAt(p) === 39) {
        const s1452 = p;
        l1453: {

          p++;
          p = s1452;
          break l1454;
        }
        p = s1452;
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
  l1465: {
    const s1466 = p;
    const t1467 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1468: {
        const r1469 = readContraction(p);
        if (r1469 === undefined) { break l1468; }
        value = r1469;
        p = pos;
        break l1465;
      }
      p = s1466;
      if (trail.length > t1467) trail.length = t1467;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1477: {
        const r1478 = readBadInnerMark(p);
        if (r1478 === undefined) { break l1477; }
        value = r1478;
        p = pos;
        break l1465;
      }
      p = s1466;
      if (trail.length > t1467) trail.length = t1467;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1483 = readTextFlaw(p);
    if (r1483 === undefined) { return -1; }
    value = r1483;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1470 = p;
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
  const r1471 = readBadApostrophe(p);
  if (r1471 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1470, p);
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
    const s1472 = p;
    l1473: {
      p = skipEnds(p);
      if (p < 0) { break l1473; }
      return undefined;
    }
    p = s1472;
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
    const s1479 = p;
    l1480: {
      p = skipEnds(p);
      if (p < 0) { break l1480; }
      return undefined;
    }
    p = s1479;
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
  const r1485 = readSingleEnd(p);
  if (r1485 === undefined) { return -1; }
  value = r1485;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1486: {
    const s1487 = p;
    const t1488 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1489: {
        const r1490 = readApostrophe(p);
        if (r1490 === undefined) { break l1489; }
        value = r1490;
        p = pos;
        break l1486;
      }
      p = s1487;
      if (trail.length > t1488) trail.length = t1488;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1492: {
        const r1493 = readBadOtherEnd(p);
        if (r1493 === undefined) { break l1492; }
        value = r1493;
        p = pos;
        break l1486;
      }
      p = s1487;
      if (trail.length > t1488) trail.length = t1488;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1495: {
        const r1496 = readMissingLastQuote(p);
        if (r1496 === undefined) { break l1495; }
        value = r1496;
        p = pos;
        break l1486;
      }
      p = s1487;
      if (trail.length > t1488) trail.length = t1488;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1498: {
        const r1499 = readMissingSingleQuote(p);
        if (r1499 === undefined) { break l1498; }
        value = r1499;
        p = pos;
        break l1486;
      }
      p = s1487;
      if (trail.length > t1488) trail.length = t1488;
    } else touched ||= p >= end;
    const r1504 = readMissingStringEnd(p);
    if (r1504 === undefined) { return undefined; }
    value = r1504;
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
  l1502: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      const s1500 = p;
      l1501: {
        p = skipSingleLost(p);
        if (p < 0) { break l1501; }
        p = s1500;
        break l1502;
      }
      p = s1500;
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
  let e1507!: null;
  l1510: {
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      const s1508 = p;
      l1509: {
        p++;
        p = s1508;
        break l1510;
      }
      p = s1508;
    } else touched ||= p >= end;
    return -1;
  }
  e1507 = null;
  value = [e1507];
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
      l1511: {

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
      l1512: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1512;
        }
        p++;
        l1513: {
          const s1514 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1515: {
              p++;
              break l1513;
            }
            p = s1514;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1512;
          }
          p++;
          let n1519 = 0;
          l1516: for (;;) {
            if (n1519 >= 4) break;
            const s1518 = p;
            l1517: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1517;
              }
              p++;
              n1519++;
              continue l1516;
            }
            p = s1518;
            break;
          }
          if (n1519 < 4) { break l1512; }
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
  l1520: {
    const s1521 = p;
    const t1522 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1523: {
        const r1524 = readBadInnerSmart(p);
        if (r1524 === undefined) { break l1523; }
        value = r1524;
        p = pos;
        break l1520;
      }
      p = s1521;
      if (trail.length > t1522) trail.length = t1522;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1529 = readTextFlaw(p);
    if (r1529 === undefined) { return -1; }
    value = r1529;
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
    const s1525 = p;
    l1526: {
      p = skipEnds(p);
      if (p < 0) { break l1526; }
      return undefined;
    }
    p = s1525;
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
  const r1531 = readSmartEnd(p);
  if (r1531 === undefined) { return -1; }
  value = r1531;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1532: {
    const s1533 = p;
    const t1534 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1535: {
        value = text.charAt(p);
        p++;
        break l1532;
      }
      p = s1533;
      if (trail.length > t1534) trail.length = t1534;
    } else touched ||= p >= end;
    const r1536 = readMissingStringEnd(p);
    if (r1536 === undefined) { return undefined; }
    value = r1536;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf184(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1539!: null;
  l1542: {
    if (text.charCodeAt(p) === 96) {
      const s1540 = p;
      l1541: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1541;
        }
        p += 3;
        p = s1540;
        break l1542;
      }
      p = s1540;
    } else touched ||= p >= end;
    return -1;
  }
  e1539 = null;
  value = [e1539];
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
  const r1543 = readFencedTextStart(p);
  if (r1543 === undefined) { return -1; }
  value = r1543;
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
  const r1544 = readBadFencedText(p);
  if (r1544 === undefined) { return undefined; }
  l_mark = r1544;
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
      l1547: {

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
      l1548: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1549 = p;
            l1550: {
              p = skipEol(p);
              if (p < 0) { break l1550; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1550;
              }
              p += 3;
              break l1548;
            }
            p = s1549;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1548;
        }
        p = skipEol(p);
        if (p < 0) { break l1548; }

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
  l1552: {
    const s1553 = p;
    const t1554 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) {
      l1555: {
        let e1556!: "\r\n" | "\n" | "\r" | null;
        l1557: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1559 = p;
            l1558: {
              const r1560 = readEol(p);
              if (r1560 === undefined) { break l1558; }
              e1556 = r1560;
              p = pos;
              break l1557;
            }
            p = s1559;
          } else touched ||= p >= end;
          e1556 = null;
        }
        let e1562!: string[];
        const list1567: string[] = [];
        l1563: for (;;) {
          const s1565 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1564: {
              let v1566!: string;
              const r1569 = readBlank(p);
              if (r1569 === undefined) { break l1564; }
              v1566 = r1569;
              p = pos;
              list1567.push(v1566);
              continue l1563;
            }
            p = s1565;
          } else touched ||= p >= end;
          break;
        }
        e1562 = list1567;
        let e1571!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1555;
        }
        e1571 = "```";
        p += 3;
        value = [e1556, e1562, e1571];
        break l1552;
      }
      p = s1553;
      if (trail.length > t1554) trail.length = t1554;
    } else touched ||= p >= end;
    const r1572 = readMissingStringEnd(p);
    if (r1572 === undefined) { return -1; }
    value = r1572;
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
  let e1574!: null;
  l1577: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1575 = p;
      l1576: {
        p++;
        p = s1575;
        break l1577;
      }
      p = s1575;
    } else touched ||= p >= end;
    return -1;
  }
  e1574 = null;
  value = [e1574];
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
      l1578: {

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
      l1579: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1579;
        }
        p++;
        l1580: {
          const s1581 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1582: {
              p++;
              break l1580;
            }
            p = s1581;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1579;
          }
          p++;
          let n1586 = 0;
          l1583: for (;;) {
            if (n1586 >= 4) break;
            const s1585 = p;
            l1584: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1584;
              }
              p++;
              n1586++;
              continue l1583;
            }
            p = s1585;
            break;
          }
          if (n1586 < 4) { break l1579; }
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
  l1587: {
    const s1588 = p;
    const t1589 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1590: {
        const r1591 = readBadInnerBacktick(p);
        if (r1591 === undefined) { break l1590; }
        value = r1591;
        p = pos;
        break l1587;
      }
      p = s1588;
      if (trail.length > t1589) trail.length = t1589;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1596 = readTextFlaw(p);
    if (r1596 === undefined) { return -1; }
    value = r1596;
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
    const s1592 = p;
    l1593: {
      p = skipEnds(p);
      if (p < 0) { break l1593; }
      return undefined;
    }
    p = s1592;
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
  const r1598 = readBacktickEnd(p);
  if (r1598 === undefined) { return -1; }
  value = r1598;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1599: {
    const s1600 = p;
    const t1601 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1602: {
        value = text.charAt(p);
        p++;
        break l1599;
      }
      p = s1600;
      if (trail.length > t1601) trail.length = t1601;
    } else touched ||= p >= end;
    const r1603 = readMissingStringEnd(p);
    if (r1603 === undefined) { return undefined; }
    value = r1603;
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
  const r1606 = readBadConcatenation(p);
  if (r1606 === undefined) { return -1; }
  value = r1606;
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
  l1609: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1607 = p;
      l1608: {
        l1610: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1612 = p;
            l1611: {
              p = skipPrefix(p);
              if (p < 0) { break l1611; }
              break l1610;
            }
            p = s1612;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1608;
        }
        p++;
        p = s1607;
        break l1609;
      }
      p = s1607;
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
  const r1614 = readBadVariable(p);
  if (r1614 === undefined) { return -1; }
  value = r1614;
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
  const r1616 = readTextEnd(p);
  if (r1616 === undefined) { return -1; }
  value = r1616;
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
  let e1618!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1619 = p;
      l1620: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1620; }
        return -1;
      }
      p = s1619;
    }
  } else touched ||= p >= end;
  e1618 = null;
  let e1622!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1623 = p;
      l1624: {
        l1626: {
          const s1627 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1628: {
              p++;
              break l1626;
            }
            p = s1627;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1629: {

              p++;
              break l1626;
            }
            p = s1627;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1630: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1630;
              }
              p += 3;
              break l1626;
            }
            p = s1627;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1624;
          }
          p++;
        }
        return -1;
      }
      p = s1623;
    }
  } else touched ||= p >= end;
  e1622 = null;
  let e1631!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1632 = readRepairedWord(p);
  if (r1632 === undefined) { return -1; }
  e1631 = r1632;
  p = pos;
  value = [e1618, e1622, e1631];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1633: {
    const s1634 = p;
    const t1635 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l1636: {
        l1637: {
          const s1638 = p;
          const t1639 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1640: {
              const r1641 = readBadCutSign(p);
              if (r1641 === undefined) { break l1640; }
              l_value = r1641;
              p = pos;
              break l1637;
            }
            p = s1638;
            if (trail.length > t1639) trail.length = t1639;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1646: {
              const r1647 = readBadCutNumber(p);
              if (r1647 === undefined) { break l1646; }
              l_value = r1647;
              p = pos;
              break l1637;
            }
            p = s1638;
            if (trail.length > t1639) trail.length = t1639;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1665: {
              const r1666 = readBadLeadingZero(p);
              if (r1666 === undefined) { break l1665; }
              l_value = r1666;
              p = pos;
              break l1637;
            }
            p = s1638;
            if (trail.length > t1639) trail.length = t1639;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
            touched ||= p >= end;
            break l1636;
          }
          const r1685 = readRepairedNumber(p);
          if (r1685 === undefined) { break l1636; }
          l_value = r1685;
          p = pos;
        }
        break l1633;
      }
      p = s1634;
      if (trail.length > t1635) trail.length = t1635;
    } else touched ||= p >= end;
    l1747: {
      const s1748 = p;
      const t1749 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
        l1750: {
          const r1751 = readBadNan(p);
          if (r1751 === undefined) { break l1750; }
          l_value = r1751;
          p = pos;
          break l1747;
        }
        p = s1748;
        if (trail.length > t1749) trail.length = t1749;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1763: {
          const r1764 = readBadConstant(p);
          if (r1764 === undefined) { break l1763; }
          l_value = r1764;
          p = pos;
          break l1747;
        }
        p = s1748;
        if (trail.length > t1749) trail.length = t1749;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1769: {
          const r1770 = readBadCutWord(p);
          if (r1770 === undefined) { break l1769; }
          l_value = r1770;
          p = pos;
          break l1747;
        }
        p = s1748;
        if (trail.length > t1749) trail.length = t1749;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l1786: {
          const r1787 = readBadConstructor(p);
          if (r1787 === undefined) { break l1786; }
          l_value = r1787;
          p = pos;
          break l1747;
        }
        p = s1748;
        if (trail.length > t1749) trail.length = t1749;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1813: {
          const r1814 = readBadDots(p);
          if (r1814 === undefined) { break l1813; }
          l_value = r1814;
          p = pos;
          break l1747;
        }
        p = s1748;
        if (trail.length > t1749) trail.length = t1749;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128)) {
        l1822: {
          const r1823 = readBadOpenQuote(p);
          if (r1823 === undefined) { break l1822; }
          l_value = r1823;
          p = pos;
          break l1747;
        }
        p = s1748;
        if (trail.length > t1749) trail.length = t1749;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1829 = readBadBareString(p);
      if (r1829 === undefined) { return undefined; }
      l_value = r1829;
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
      const s1642 = p;
      l1643: {
        p++;
        return undefined;
      }
      p = s1642;
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
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1652: {
    if (text.charCodeAt(p) === 46) {
      const s1654 = p;
      l1653: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1653;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1652;
      }
      p = s1654;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1648, p);
  l1655: {
    const s1656 = p;
    if (text.charCodeAt(p) === 46) {
      l1657: {

        p++;
        break l1655;
      }
      p = s1656;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1658: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1660 = p;
        l1659: {
          p++;
          break l1658;
        }
        p = s1660;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1661 = p;
      l1662: {
        p++;
        return undefined;
      }
      p = s1661;
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
  const s1667 = p;
  l1668: {
    if (text.charCodeAt(p) === 45) {
      const s1670 = p;
      l1669: {

        p++;
        break l1668;
      }
      p = s1670;
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
  l_code = text.slice(s1667, p);
  const s1671 = p;
  l1672: {
    if (text.charCodeAt(p) === 46) {
      const s1674 = p;
      l1673: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1673;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1672;
      }
      p = s1674;
    } else touched ||= p >= end;
  }
  l1675: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1677 = p;
      l1676: {
        p = skipExponent(p);
        if (p < 0) { break l1676; }
        break l1675;
      }
      p = s1677;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1671, p);
  l1683: {
    const s1681 = p;
    l1682: {
      p = skipEndsWord(p);
      if (p < 0) { break l1682; }
      p = s1681;
      break l1683;
    }
    p = s1681;
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
  l1678: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1680 = p;
      l1679: {
        p++;
        break l1678;
      }
      p = s1680;
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
  const s1686 = p;
  l1687: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1689 = p;
      const t1690 = trail.length;
      l1688: {
        l1691: {
          const s1692 = p;
          const t1693 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1694: {

              p++;
              break l1691;
            }
            p = s1692;
            if (trail.length > t1693) trail.length = t1693;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1688;
          }
          const r1695 = readBadPlus(p);
          if (r1695 === undefined) { break l1688; }
          p = pos;
        }
        break l1687;
      }
      p = s1689;
      if (trail.length > t1690) trail.length = t1690;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1686, p);
  l1697: {
    const s1698 = p;
    const t1699 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1700: {
        const r1701 = readBadRadix(p);
        if (r1701 === undefined) { break l1700; }
        l_digits = r1701;
        p = pos;
        break l1697;
      }
      p = s1698;
      if (trail.length > t1699) trail.length = t1699;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1707 = readLooseDecimal(p);
    if (r1707 === undefined) { return undefined; }
    l_digits = r1707;
    p = pos;
  }
  l1745: {
    const s1743 = p;
    l1744: {
      p = skipEndsWord(p);
      if (p < 0) { break l1744; }
      p = s1743;
      break l1745;
    }
    p = s1743;
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
  l1702: {
    const s1703 = p;
    if (text.charCodeAt(p) === 48) {
      l1704: {
        if (!isCaseless(p, "0x")) { break l1704; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1704;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1702;
      }
      p = s1703;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1705: {
        if (!isCaseless(p, "0o")) { break l1705; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1705;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1702;
      }
      p = s1703;
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
  l1708: {
    const s1709 = p;
    const t1710 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1711: {
        const s1712 = p;
        l1713: {
          const s1714 = p;
          const t1715 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1716: {
              const r1717 = readBadDigitGroups(p);
              if (r1717 === undefined) { break l1716; }
              p = pos;
              break l1713;
            }
            p = s1714;
            if (trail.length > t1715) trail.length = t1715;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1711;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1723: {
          if (text.charCodeAt(p) === 46) {
            const s1725 = p;
            const t1726 = trail.length;
            l1724: {
              l1727: {
                const s1728 = p;
                const t1729 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1730: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1730;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1727;
                  }
                  p = s1728;
                  if (trail.length > t1729) trail.length = t1729;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1724;
                }
                const r1731 = readBadPoint(p);
                if (r1731 === undefined) { break l1724; }
                p = pos;
              }
              break l1723;
            }
            p = s1725;
            if (trail.length > t1726) trail.length = t1726;
          } else touched ||= p >= end;
        }
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
        value = text.slice(s1712, p);
        break l1708;
      }
      p = s1709;
      if (trail.length > t1710) trail.length = t1710;
    } else touched ||= p >= end;
    const s1736 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1737 = readBadFraction(p);
    if (r1737 === undefined) { return undefined; }
    p = pos;
    l1739: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1741 = p;
        l1740: {
          p = skipExponent(p);
          if (p < 0) { break l1740; }
          break l1739;
        }
        p = s1741;
      } else touched ||= p >= end;
    }
    value = text.slice(s1736, p);
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
  let m1721 = false;
  l1718: for (;;) {
    const s1720 = p;
    if (text.charCodeAt(p) === 95) {
      l1719: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1719;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1721 = true;
        continue l1718;
      }
      p = s1720;
    } else touched ||= p >= end;
    break;
  }
  if (!m1721) { return undefined; }
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
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1752: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1754 = p;
      l1753: {
        p++;
        break l1752;
      }
      p = s1754;
    } else touched ||= p >= end;
  }
  l1755: {
    const s1756 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1757: {
        if (!isCaseless(p, "nan")) { break l1757; }
        p += 3;
        break l1755;
      }
      p = s1756;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1758: {
        if (!isCaseless(p, "infinity")) { break l1758; }
        p += 8;
        break l1755;
      }
      p = s1756;
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
  l1767: {
    const s1765 = p;
    l1766: {
      p = skipEndsWord(p);
      if (p < 0) { break l1766; }
      p = s1765;
      break l1767;
    }
    p = s1765;
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
      const s1782 = p;
      l1783: {
        p++;
        return undefined;
      }
      p = s1782;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1771: {
    const s1772 = p;
    if (text.charCodeAt(p) === 116) {
      l1773: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1773;
        }
        p += 3;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1774: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1774;
        }
        p += 2;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1775: {

        p++;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1776: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1776;
        }
        p += 4;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1777: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1777;
        }
        p += 3;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1778: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1778;
        }
        p += 2;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1779: {

        p++;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1780: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1780;
        }
        p += 3;
        break l1771;
      }
      p = s1772;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1781: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1781;
        }
        p += 2;
        break l1771;
      }
      p = s1772;
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
  l1788: {
    if (text.charCodeAt(p) === 110) {
      const s1790 = p;
      l1789: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1789;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1789;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1788;
      }
      p = s1790;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1794 = 0;
  l1791: for (;;) {
    if (n1794 >= 200) break;
    const s1793 = p;
    l1792: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1792;
      }
      p++;
      n1794++;
      continue l1791;
    }
    p = s1793;
    break;
  }
  let n1798 = 0;
  l1795: for (;;) {
    if (n1798 >= 9) break;
    const s1797 = p;
    l1796: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1796;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1796;
      }
      p++;
      let n1802 = 0;
      l1799: for (;;) {
        if (n1802 >= 200) break;
        const s1801 = p;
        l1800: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
            touched ||= p >= end;
            break l1800;
          }
          p++;
          n1802++;
          continue l1799;
        }
        p = s1801;
        break;
      }
      n1798++;
      continue l1795;
    }
    p = s1797;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1803: {
    const s1804 = p;
    if (text.charCodeAt(p) === 34) {
      l1805: {
        const r1806 = readDoubleName(p);
        if (r1806 === undefined) { break l1805; }
        l_text = r1806;
        p = pos;
        break l1803;
      }
      p = s1804;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1808: {
        const r1809 = readSingleName(p);
        if (r1809 === undefined) { break l1808; }
        l_text = r1809;
        p = pos;
        break l1803;
      }
      p = s1804;
    } else touched ||= p >= end;
    const s1811 = p;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1811, p);
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
  l1815: {
    const s1816 = p;
    if (text.charCodeAt(p) === 46) {
      l1817: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1817;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1815;
      }
      p = s1816;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1820: {
    const s1818 = p;
    l1819: {
      p = skipEndsWord(p);
      if (p < 0) { break l1819; }
      p = s1818;
      break l1820;
    }
    p = s1818;
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
  const s1824 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1824, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1827: {
    const s1825 = p;
    l1826: {
      p = skipEnds(p);
      if (p < 0) { break l1826; }
      p = s1825;
      break l1827;
    }
    p = s1825;
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
  const s1830 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1867: for (;;) {
    const s1869 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1868: {
        l1871: {
          const s1872 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l1873: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1874 = p;
                  l1875: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1875; }
                    break l1873;
                  }
                  p = s1874;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
                touched ||= p >= end;
                break l1873;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1873; }
              break l1871;
            }
            p = s1872;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1877: {

              p++;
              break l1871;
            }
            p = s1872;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1868;
          }
          p++;
        }
        continue l1867;
      }
      p = s1869;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1830, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1831: {
    const s1832 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      l1833: {
        p = skipBalanced(p);
        if (p < 0) { break l1833; }
        break l1831;
      }
      p = s1832;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1862: {
        p++;
        break l1831;
      }
      p = s1832;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1866 = 0;
    l1863: for (;;) {
      if (n1866 >= 200) break;
      const s1865 = p;
      l1864: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1864;
        }
        p++;
        n1866++;
        continue l1863;
      }
      p = s1865;
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
  l1834: {
    const s1835 = p;
    if (text.charCodeAt(p) === 40) {
      l1836: {

        p++;
        let n1840 = 0;
        l1837: for (;;) {
          if (n1840 >= 200) break;
          const s1839 = p;
          l1838: {
            l1841: {
              const s1842 = p;
              if ((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) {
                l1843: {
                  p++;
                  break l1841;
                }
                p = s1842;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1838;
              }
              p++;
              let n1847 = 0;
              l1844: for (;;) {
                if (n1847 >= 99) break;
                const s1846 = p;
                l1845: {
                  if (!((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13)))) {
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
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1838;
              }
              p++;
            }
            n1840++;
            continue l1837;
          }
          p = s1839;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1836;
        }
        p++;
        break l1834;
      }
      p = s1835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1848: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1848;
        }
        p += 2;
        let n1852 = 0;
        l1849: for (;;) {
          if (n1852 >= 200) break;
          const s1851 = p;
          l1850: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1850;
            }
            p++;
            n1852++;
            continue l1849;
          }
          p = s1851;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1848;
        }
        p++;
        break l1834;
      }
      p = s1835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1853: {

        p++;
        let n1857 = 0;
        l1854: for (;;) {
          if (n1857 >= 200) break;
          const s1856 = p;
          l1855: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1855;
            }
            p++;
            n1857++;
            continue l1854;
          }
          p = s1856;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1853;
        }
        p++;
        break l1834;
      }
      p = s1835;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1861 = 0;
    l1858: for (;;) {
      if (n1861 >= 200) break;
      const s1860 = p;
      l1859: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1859;
        }
        p++;
        n1861++;
        continue l1858;
      }
      p = s1860;
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
  const r1880 = readSeparator(p);
  if (r1880 === undefined) { return -1; }
  value = r1880;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1881!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1887: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1882: for (;;) {
    const s1884 = p;
    const t1885 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l1883: {
        let v1886!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1889 = readGap(p);
        if (r1889 === undefined) { break l1883; }
        v1886 = r1889;
        p = pos;
        list1887.push(v1886);
        continue l1882;
      }
      p = s1884;
      if (trail.length > t1885) trail.length = t1885;
    } else touched ||= p >= end;
    break;
  }
  e1881 = list1887;
  let e1899!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1900: {
    const s1901 = p;
    const t1902 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1903: {
        const r1904 = readBadTrailingComma(p);
        if (r1904 === undefined) { break l1903; }
        e1899 = r1904;
        p = pos;
        break l1900;
      }
      p = s1901;
      if (trail.length > t1902) trail.length = t1902;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1909: {

        e1899 = ",";
        p++;
        break l1900;
      }
      p = s1901;
      if (trail.length > t1902) trail.length = t1902;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1910: {
        const r1911 = readBadSeparator(p);
        if (r1911 === undefined) { break l1910; }
        e1899 = r1911;
        p = pos;
        break l1900;
      }
      p = s1901;
      if (trail.length > t1902) trail.length = t1902;
    } else touched ||= p >= end;
    l1913: {
      l1916: {
        const s1914 = p;
        l1915: {
          l1917: {
            const s1918 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1919: {
                p++;
                break l1917;
              }
              p = s1918;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1920 = p;
                l1921: {
                  p++;
                  break l1915;
                }
                p = s1920;
              }
            } else touched ||= p >= end;
          }
          p = s1914;
          break l1916;
        }
        p = s1914;
        break l1913;
      }
      e1899 = null;
      break l1900;
    }
    p = s1901;
    if (trail.length > t1902) trail.length = t1902;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l1923: {
        const r1924 = readMissingComma(p);
        if (r1924 === undefined) { break l1923; }
        e1899 = r1924;
        p = pos;
        break l1900;
      }
      p = s1901;
      if (trail.length > t1902) trail.length = t1902;
    } else touched ||= p >= end;
    e1899 = '';
  }
  value = [e1881, e1899];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1890: {
    const s1891 = p;
    const t1892 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1893: {
        const r1894 = readBlanks(p);
        if (r1894 === undefined) { break l1893; }
        value = r1894;
        p = pos;
        break l1890;
      }
      p = s1891;
      if (trail.length > t1892) trail.length = t1892;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1896 = readGapMistake(p);
    if (r1896 === undefined) { return undefined; }
    value = r1896;
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
  l1907: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 65341 || c === 65373)) {
      const s1905 = p;
      l1906: {
        p = skipGapAhead(p);
        if (p < 0) { break l1906; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1906;
        }
        p++;
        p = s1905;
        break l1907;
      }
      p = s1905;
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
  l1927: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1925 = p;
      l1926: {
        l1928: {
          const s1929 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1930: {
              p = skipValueStart(p);
              if (p < 0) { break l1930; }
              break l1928;
            }
            p = s1929;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l1931: {
              p++;
              let n1935 = 0;
              l1932: for (;;) {
                if (n1935 >= 200) break;
                const s1934 = p;
                l1933: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l1933;
                  }
                  p++;
                  n1935++;
                  continue l1932;
                }
                p = s1934;
                break;
              }
              break l1928;
            }
            p = s1929;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1926;
          }
          p++;
        }
        p = s1925;
        break l1927;
      }
      p = s1925;
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
      if (trail.length > t1940) trail.length = t1940;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1944: {
        let e1945!: BadEllipsisNode;
        const r1946 = readBadEllipsis(p);
        if (r1946 === undefined) { break l1944; }
        e1945 = r1946;
        p = pos;
        let e1951!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1952 = readSeparator(p);
        if (r1952 === undefined) { break l1944; }
        e1951 = r1952;
        p = pos;
        value = [e1945, e1951];
        break l1938;
      }
      p = s1939;
      if (trail.length > t1940) trail.length = t1940;
    } else touched ||= p >= end;
    const r1954 = readBadElementText(p);
    if (r1954 === undefined) { return -1; }
    value = r1954;
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
  l1947: {
    const s1948 = p;
    if (text.charCodeAt(p) === 46) {
      l1949: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1949;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1947;
      }
      p = s1948;
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
      const s1955 = p;
      l1956: {
        p++;
        return undefined;
      }
      p = s1955;
    }
  } else touched ||= p >= end;
  {
    const s1958 = p;
    l1959: {
      p = skipInAnyObject(p);
      if (p < 0) { break l1959; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        touched ||= p >= end;
        break l1959;
      }
      p = skipMemberAhead(p);
      if (p < 0) { break l1959; }
      return undefined;
    }
    p = s1958;
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
  l1961: {
    const s1962 = p;
    l1963: {
      p = skipInRootObject(p);
      if (p < 0) { break l1963; }
      break l1961;
    }
    p = s1962;
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
  const r1965 = readCloseTuple(p);
  if (r1965 === undefined) { return -1; }
  value = r1965;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1966: {
    const s1967 = p;
    const t1968 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1969: {
        let e1970!: null;
        l1973: {
          if (text.charCodeAt(p) === 41) {
            const s1971 = p;
            l1972: {

              p++;
              p = s1971;
              break l1973;
            }
            p = s1971;
          } else touched ||= p >= end;
          break l1969;
        }
        e1970 = null;
        let e1974!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1969;
        }
        const r1975 = readArrayEnd(p);
        if (r1975 === undefined) { break l1969; }
        e1974 = r1975;
        p = pos;
        value = [e1970, e1974];
        break l1966;
      }
      p = s1967;
      if (trail.length > t1968) trail.length = t1968;
    } else touched ||= p >= end;
    l1977: {
      let e1978!: null;
      {
        const s1979 = p;
        l1980: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1980; }
          break l1977;
        }
        p = s1979;
      }
      e1978 = null;
      let e1985!: null;
      l1988: {
        if (text.charCodeAt(p) === 93) {
          const s1986 = p;
          l1987: {

            p++;
            p = s1986;
            break l1988;
          }
          p = s1986;
        } else touched ||= p >= end;
        break l1977;
      }
      e1985 = null;
      let e1989!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1977;
      }
      const r1990 = readBadRootEnd(p);
      if (r1990 === undefined) { break l1977; }
      e1989 = r1990;
      p = pos;
      value = [e1978, e1985, e1989];
      break l1966;
    }
    p = s1967;
    if (trail.length > t1968) trail.length = t1968;
    l1992: {
      let e1993!: null;
      {
        const s1994 = p;
        l1995: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1995; }
          break l1992;
        }
        p = s1994;
      }
      e1993 = null;
      let e1997!: null;
      l2000: {
        if (text.charCodeAt(p) === 125) {
          const s1998 = p;
          l1999: {

            p++;
            p = s1998;
            break l2000;
          }
          p = s1998;
        } else touched ||= p >= end;
        break l1992;
      }
      e1997 = null;
      let e2001!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1992;
      }
      const r2002 = readBadRootEnd(p);
      if (r2002 === undefined) { break l1992; }
      e2001 = r2002;
      p = pos;
      value = [e1993, e1997, e2001];
      break l1966;
    }
    p = s1967;
    if (trail.length > t1968) trail.length = t1968;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2004: {
        const r2005 = readMissingBracket(p);
        if (r2005 === undefined) { break l2004; }
        value = r2005;
        p = pos;
        break l1966;
      }
      p = s1967;
      if (trail.length > t1968) trail.length = t1968;
    } else touched ||= p >= end;
    const r2010 = readMissingEnd(p);
    if (r2010 === undefined) { return undefined; }
    value = r2010;
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
  l1982: {
    const s1983 = p;
    l1984: {
      p = skipInRootArray(p);
      if (p < 0) { break l1984; }
      break l1982;
    }
    p = s1983;
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
  l2008: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s2006 = p;
      l2007: {
        p++;
        p = s2006;
        break l2008;
      }
      p = s2006;
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
  const r2013 = readCloseArray(p);
  if (r2013 === undefined) { return -1; }
  value = r2013;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l2014: {
    const s2015 = p;
    const t2016 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2017: {
        let e2018!: null;
        l2021: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2019 = p;
            l2020: {
              p++;
              p = s2019;
              break l2021;
            }
            p = s2019;
          } else touched ||= p >= end;
          break l2017;
        }
        e2018 = null;
        let e2022!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2017;
        }
        const r2023 = readArrayEnd(p);
        if (r2023 === undefined) { break l2017; }
        e2022 = r2023;
        p = pos;
        value = [e2018, e2022];
        break l2014;
      }
      p = s2015;
      if (trail.length > t2016) trail.length = t2016;
    } else touched ||= p >= end;
    l2025: {
      const r2026 = readBadArrayEnd(p);
      if (r2026 === undefined) { break l2025; }
      value = r2026;
      p = pos;
      break l2014;
    }
    p = s2015;
    if (trail.length > t2016) trail.length = t2016;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2040: {
        const r2041 = readMissingBracket(p);
        if (r2041 === undefined) { break l2040; }
        value = r2041;
        p = pos;
        break l2014;
      }
      p = s2015;
      if (trail.length > t2016) trail.length = t2016;
    } else touched ||= p >= end;
    const r2043 = readMissingEnd(p);
    if (r2043 === undefined) { return undefined; }
    value = r2043;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2027: {
    const s2028 = p;
    l2029: {
      {
        const s2030 = p;
        l2031: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2031; }
          break l2029;
        }
        p = s2030;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2029;
      }
      p++;
      break l2027;
    }
    p = s2028;
    {
      const s2033 = p;
      l2034: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2034; }
        return undefined;
      }
      p = s2033;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2038: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2036 = p;
        l2037: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2037; }
          p = s2036;
          break l2038;
        }
        p = s2036;
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
  const r2046 = readRepairedText(p);
  if (r2046 === undefined) { return -1; }
  value = r2046;
  p = pos;
  leafValue = value;
  return p;
}

function leaf259(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2048: {
    const s2049 = p;
    const t2050 = trail.length;
    l2051: {
      l2054: {
        const s2052 = p;
        l2053: {
          if (p < end) {
            {
              const s2055 = p;
              l2056: {
                p++;
                break l2053;
              }
              p = s2055;
            }
          } else touched ||= p >= end;
          p = s2052;
          break l2054;
        }
        p = s2052;
        break l2051;
      }
      value = null;
      break l2048;
    }
    p = s2049;
    if (trail.length > t2050) trail.length = t2050;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2058: {
        let e2059!: null;
        l2062: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2060 = p;
            l2061: {
              p++;
              p = s2060;
              break l2062;
            }
            p = s2060;
          } else touched ||= p >= end;
          break l2058;
        }
        e2059 = null;
        let e2063!: MissingValueNode;
        const r2064 = readMissingValue(p);
        if (r2064 === undefined) { break l2058; }
        e2063 = r2064;
        p = pos;
        value = [e2059, e2063];
        break l2048;
      }
      p = s2049;
      if (trail.length > t2050) trail.length = t2050;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128)) {
      l2066: {
        const r2067 = readRepairedWord(p);
        if (r2067 === undefined) { break l2066; }
        value = r2067;
        p = pos;
        break l2048;
      }
      p = s2049;
      if (trail.length > t2050) trail.length = t2050;
    } else touched ||= p >= end;
    const r2069 = readMissingValue(p);
    if (r2069 === undefined) { return -1; }
    value = r2069;
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
  const r2071 = readBadLateColon(p);
  if (r2071 === undefined) { return -1; }
  value = r2071;
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
  l2074: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2072 = p;
      l2073: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2073;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2073; }
        p = s2072;
        break l2074;
      }
      p = s2072;
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
  l2076: {
    const s2077 = p;
    const t2078 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2079: {
        const r2080 = readBadComma(p);
        if (r2080 === undefined) { break l2079; }
        value = r2080;
        p = pos;
        break l2076;
      }
      p = s2077;
      if (trail.length > t2078) trail.length = t2078;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2082: {
        const r2083 = readBadEllipsis(p);
        if (r2083 === undefined) { break l2082; }
        value = r2083;
        p = pos;
        break l2076;
      }
      p = s2077;
      if (trail.length > t2078) trail.length = t2078;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2085: {
        const r2086 = readMissingNameEnd(p);
        if (r2086 === undefined) { break l2085; }
        value = r2086;
        p = pos;
        break l2076;
      }
      p = s2077;
      if (trail.length > t2078) trail.length = t2078;
    } else touched ||= p >= end;
    l2091: {
      const r2092 = readBadInnerBracket(p);
      if (r2092 === undefined) { break l2091; }
      value = r2092;
      p = pos;
      break l2076;
    }
    p = s2077;
    if (trail.length > t2078) trail.length = t2078;
    const r2100 = readBadText(p);
    if (r2100 === undefined) { return -1; }
    value = r2100;
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
      const s2087 = p;
      l2088: {
        p++;
        return undefined;
      }
      p = s2087;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2093: {
    const s2094 = p;
    if (text.charCodeAt(p) === 91) {
      l2095: {

        p++;
        break l2093;
      }
      p = s2094;
    } else touched ||= p >= end;
    {
      const s2096 = p;
      l2097: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2097; }
        return undefined;
      }
      p = s2096;
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
    const s2101 = p;
    l2102: {
      p = skipInTuple(p);
      if (p < 0) { break l2102; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2102;
      }
      p++;
      return undefined;
    }
    p = s2101;
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
  const r2105 = readCloseObject(p);
  if (r2105 === undefined) { return -1; }
  value = r2105;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2106: {
    const s2107 = p;
    const t2108 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2109: {
        const r2110 = readObjectEnd(p);
        if (r2110 === undefined) { break l2109; }
        value = r2110;
        p = pos;
        break l2106;
      }
      p = s2107;
      if (trail.length > t2108) trail.length = t2108;
    } else touched ||= p >= end;
    l2112: {
      const r2113 = readBadObjectEnd(p);
      if (r2113 === undefined) { break l2112; }
      value = r2113;
      p = pos;
      break l2106;
    }
    p = s2107;
    if (trail.length > t2108) trail.length = t2108;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2124: {
        const r2125 = readMissingBracket(p);
        if (r2125 === undefined) { break l2124; }
        value = r2125;
        p = pos;
        break l2106;
      }
      p = s2107;
      if (trail.length > t2108) trail.length = t2108;
    } else touched ||= p >= end;
    const r2127 = readMissingEnd(p);
    if (r2127 === undefined) { return undefined; }
    value = r2127;
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
  l2114: {
    const s2115 = p;
    l2116: {
      {
        const s2117 = p;
        l2118: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2118; }
          break l2116;
        }
        p = s2117;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2116;
      }
      p++;
      break l2114;
    }
    p = s2115;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2122: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s2120 = p;
        l2121: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2121;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2121;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2121; }
          p = s2120;
          break l2122;
        }
        p = s2120;
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
  const r2130 = readCloseNamedArray(p);
  if (r2130 === undefined) { return -1; }
  value = r2130;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
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
      if (trail.length > t2133) trail.length = t2133;
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
      if (trail.length > t2133) trail.length = t2133;
    } else touched ||= p >= end;
    const r2140 = readMissingEnd(p);
    if (r2140 === undefined) { return undefined; }
    value = r2140;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf275(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2143 = readCloseBraceArray(p);
  if (r2143 === undefined) { return -1; }
  value = r2143;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2144: {
    const s2145 = p;
    const t2146 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2147: {
        const r2148 = readBadRootEnd(p);
        if (r2148 === undefined) { break l2147; }
        value = r2148;
        p = pos;
        break l2144;
      }
      p = s2145;
      if (trail.length > t2146) trail.length = t2146;
    } else touched ||= p >= end;
    const r2150 = readMissingEnd(p);
    if (r2150 === undefined) { return undefined; }
    value = r2150;
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
  const r2153 = readBadLateBracket(p);
  if (r2153 === undefined) { return -1; }
  value = r2153;
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
  let n2157 = 0;
  l2154: for (;;) {
    if (n2157 >= 9) break;
    const s2156 = p;
    l2155: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2155;
      }
      p++;
      n2157++;
      continue l2154;
    }
    p = s2156;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2160: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2158 = p;
      l2159: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l2159;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2159; }
        p = s2158;
        break l2160;
      }
      p = s2158;
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
  const r2162 = readCloseRootObject(p);
  if (r2162 === undefined) { return -1; }
  value = r2162;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2163: {
    const s2164 = p;
    const t2165 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2166: {
        const r2167 = readObjectEnd(p);
        if (r2167 === undefined) { break l2166; }
        value = r2167;
        p = pos;
        break l2163;
      }
      p = s2164;
      if (trail.length > t2165) trail.length = t2165;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2169: {
        const r2170 = readBadRootEnd(p);
        if (r2170 === undefined) { break l2169; }
        value = r2170;
        p = pos;
        break l2163;
      }
      p = s2164;
      if (trail.length > t2165) trail.length = t2165;
    } else touched ||= p >= end;
    const r2172 = readMissingEnd(p);
    if (r2172 === undefined) { return undefined; }
    value = r2172;
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
  let e2175!: null;
  l2178: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2176 = p;
      l2177: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2177; }
        p = s2176;
        break l2178;
      }
      p = s2176;
    } else touched ||= p >= end;
    return -1;
  }
  e2175 = null;
  value = [e2175];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2179: {
    const s2180 = p;
    if (text.charCodeAt(p) === 91) {
      l2181: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2182: {
          const s2183 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2184: {
              p++;
              break l2182;
            }
            p = s2183;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 8230)) {
            l2185: {
              p++;
              break l2182;
            }
            p = s2183;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2186: {
              p++;
              {
                const s2187 = p;
                l2188: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2188; }
                  break l2186;
                }
                p = s2187;
              }
              break l2182;
            }
            p = s2183;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
            l2194: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2194; }
              break l2182;
            }
            p = s2183;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l2211: {
              p = skipWordList(p);
              if (p < 0) { break l2211; }
              break l2182;
            }
            p = s2183;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l2222: {
              p++;
              let n2226 = 0;
              l2223: for (;;) {
                if (n2226 >= 200) break;
                const s2225 = p;
                l2224: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l2224;
                  }
                  p++;
                  n2226++;
                  continue l2223;
                }
                p = s2225;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2222;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2222;
              }
              p++;
              break l2182;
            }
            p = s2183;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2227 = p;
              l2228: {
                p++;
                break l2181;
              }
              p = s2227;
            }
          } else touched ||= p >= end;
        }
        break l2179;
      }
      p = s2180;
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
  let n2193 = 0;
  l2190: for (;;) {
    if (n2193 >= 40) break;
    const s2192 = p;
    l2191: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false))) {
        touched ||= p >= end;
        break l2191;
      }
      p++;
      n2193++;
      continue l2190;
    }
    p = s2192;
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
  l2195: {
    const s2196 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2197: {
        l2198: {
          const s2199 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2200: {
              p = skipLiteral(p);
              if (p < 0) { break l2200; }
              break l2198;
            }
            p = s2199;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2201: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2201; }
              break l2198;
            }
            p = s2199;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2197;
          }
          p = skipNan(p);
          if (p < 0) { break l2197; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2202: {
          const s2203 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2204: {
              p++;
              break l2202;
            }
            p = s2203;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2205 = p;
              l2206: {
                p++;
                break l2197;
              }
              p = s2205;
            }
          } else touched ||= p >= end;
        }
        break l2195;
      }
      p = s2196;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2208 = p;
        l2209: {
          p++;
          return -1;
        }
        p = s2208;
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
  l2212: for (;;) {
    const s2214 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2213: {
        l2216: {
          const s2217 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
            l2218: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 44) {
                touched ||= p >= end;
                break l2218;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2216;
            }
            p = s2217;
          } else touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2213;
          }
          p = skipEol(p);
          if (p < 0) { break l2213; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l2213;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        continue l2212;
      }
      p = s2214;
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
      const s2219 = p;
      l2220: {
        p++;
        return -1;
      }
      p = s2219;
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
  const r2230 = readBadLateElement(p);
  if (r2230 === undefined) { return -1; }
  value = r2230;
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
  l2233: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2231 = p;
      l2232: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2234: {
          const s2235 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
            l2236: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2236; }
              break l2234;
            }
            p = s2235;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2232;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2232; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2232;
        }
        p++;
        p = s2231;
        break l2233;
      }
      p = s2231;
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
  const r2238 = readCloseRootArray(p);
  if (r2238 === undefined) { return -1; }
  value = r2238;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2239: {
    const s2240 = p;
    const t2241 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2242: {
        let e2243!: null;
        l2246: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2244 = p;
            l2245: {
              p++;
              p = s2244;
              break l2246;
            }
            p = s2244;
          } else touched ||= p >= end;
          break l2242;
        }
        e2243 = null;
        let e2247!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2242;
        }
        const r2248 = readArrayEnd(p);
        if (r2248 === undefined) { break l2242; }
        e2247 = r2248;
        p = pos;
        value = [e2243, e2247];
        break l2239;
      }
      p = s2240;
      if (trail.length > t2241) trail.length = t2241;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2250: {
        const r2251 = readBadRootEnd(p);
        if (r2251 === undefined) { break l2250; }
        value = r2251;
        p = pos;
        break l2239;
      }
      p = s2240;
      if (trail.length > t2241) trail.length = t2241;
    } else touched ||= p >= end;
    const r2253 = readMissingEnd(p);
    if (r2253 === undefined) { return undefined; }
    value = r2253;
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
  let e2256!: null;
  l2259: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2257 = p;
      l2258: {
        p = skipMemberStart(p);
        if (p < 0) { break l2258; }
        p = s2257;
        break l2259;
      }
      p = s2257;
    } else touched ||= p >= end;
    return -1;
  }
  e2256 = null;
  value = [e2256];
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
  const r2260 = readOpenlessStart(p);
  if (r2260 === undefined) { return -1; }
  value = r2260;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2261 = readObjectKind(p);
  if (r2261 === undefined) { return undefined; }
  l_kind = r2261;
  p = pos;
  const r2263 = readMissingOpen(p);
  if (r2263 === undefined) { return undefined; }
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
  let e2266!: null;
  l2269: {
    if (text.charCodeAt(p) === 40) {
      const s2267 = p;
      l2268: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2270: {
          const s2271 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2272: {
              p++;
              break l2270;
            }
            p = s2271;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2268;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2268; }
        }
        p = s2267;
        break l2269;
      }
      p = s2267;
    } else touched ||= p >= end;
    return -1;
  }
  e2266 = null;
  value = [e2266];
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
  const r2273 = readRootWord(p);
  if (r2273 === undefined) { return -1; }
  value = r2273;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2274: {
    const s2275 = p;
    const t2276 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2277: {
        const r2278 = readWord(p);
        if (r2278 === undefined) { break l2277; }
        value = r2278;
        p = pos;
        l2282: {
          const s2280 = p;
          l2281: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2281; }
            p = s2280;
            break l2282;
          }
          p = s2280;
          break l2277;
        }
        break l2274;
      }
      p = s2275;
      if (trail.length > t2276) trail.length = t2276;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2283 = readRepairedRoot(p);
    if (r2283 === undefined) { return undefined; }
    value = r2283;
    p = pos;
    l2310: {
      const s2308 = p;
      l2309: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2309; }
        p = s2308;
        break l2310;
      }
      p = s2308;
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
  l2284: {
    const s2285 = p;
    const t2286 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2287: {
        const r2288 = readBadCutSign(p);
        if (r2288 === undefined) { break l2287; }
        l_value = r2288;
        p = pos;
        break l2284;
      }
      p = s2285;
      if (trail.length > t2286) trail.length = t2286;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2290: {
        const r2291 = readBadCutNumber(p);
        if (r2291 === undefined) { break l2290; }
        l_value = r2291;
        p = pos;
        break l2284;
      }
      p = s2285;
      if (trail.length > t2286) trail.length = t2286;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2293: {
        const r2294 = readBadLeadingZero(p);
        if (r2294 === undefined) { break l2293; }
        l_value = r2294;
        p = pos;
        break l2284;
      }
      p = s2285;
      if (trail.length > t2286) trail.length = t2286;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2296: {
        const r2297 = readRepairedNumber(p);
        if (r2297 === undefined) { break l2296; }
        l_value = r2297;
        p = pos;
        break l2284;
      }
      p = s2285;
      if (trail.length > t2286) trail.length = t2286;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2299: {
        const r2300 = readBadNan(p);
        if (r2300 === undefined) { break l2299; }
        l_value = r2300;
        p = pos;
        break l2284;
      }
      p = s2285;
      if (trail.length > t2286) trail.length = t2286;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2302: {
        const r2303 = readBadConstant(p);
        if (r2303 === undefined) { break l2302; }
        l_value = r2303;
        p = pos;
        break l2284;
      }
      p = s2285;
      if (trail.length > t2286) trail.length = t2286;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2305 = readBadCutWord(p);
    if (r2305 === undefined) { return undefined; }
    l_value = r2305;
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
  let e2312!: null;
  l2315: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2313 = p;
      l2314: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2314; }
        p = s2313;
        break l2315;
      }
      p = s2313;
    } else touched ||= p >= end;
    return -1;
  }
  e2312 = null;
  value = [e2312];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2316: {
    const s2317 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      l2318: {
        l2319: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s2321 = p;
            l2320: {
              p = skipPrefix(p);
              if (p < 0) { break l2320; }
              break l2319;
            }
            p = s2321;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2318;
        }
        p++;
        l2322: {
          const s2323 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l2324: {
              let n2328 = 0;
              l2325: for (;;) {
                if (n2328 >= 200) break;
                const s2327 = p;
                l2326: {
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l2326;
                  }
                  p++;
                  n2328++;
                  continue l2325;
                }
                p = s2327;
                break;
              }
              if (n2328 < 200) { break l2324; }
              break l2322;
            }
            p = s2323;
          } else touched ||= p >= end;
          l2329: {
            l2330: for (;;) {
              const s2332 = p;
              if (((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33))) {
                l2331: {
                  l2334: {
                    const s2335 = p;
                    if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                      l2336: {
                        p++;
                        break l2334;
                      }
                      p = s2335;
                    } else touched ||= p >= end;
                    if (!(text.charCodeAt(p) === 92)) {
                      touched ||= p >= end;
                      break l2331;
                    }
                    p = skipGoodEscape(p);
                    if (p < 0) { break l2331; }
                  }
                  continue l2330;
                }
                p = s2332;
              } else touched ||= p >= end;
              break;
            }
            l2337: {
              const s2338 = p;
              if (text.charCodeAt(p) === 34) {
                l2339: {

                  p++;
                  p = skipEndsRoot(p);
                  if (p < 0) { break l2339; }
                  break l2337;
                }
                p = s2338;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2340 = p;
                  l2341: {
                    p++;
                    break l2329;
                  }
                  p = s2340;
                }
              } else touched ||= p >= end;
            }
            break l2322;
          }
          p = s2323;
          l2343: for (;;) {
            const s2345 = p;
            if ((p < end && text.charCodeAt(p) !== 34)) {
              l2344: {
                l2347: {
                  const s2348 = p;
                  if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
                    l2349: {
                      p++;
                      break l2347;
                    }
                    p = s2348;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2344;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2344; }
                }
                continue l2343;
              }
              p = s2345;
            } else touched ||= p >= end;
            break;
          }
          if (text.charCodeAt(p) !== 34) {
            touched ||= p >= end;
            break l2318;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (p < end) {
            {
              const s2350 = p;
              l2351: {
                p++;
                break l2318;
              }
              p = s2350;
            }
          } else touched ||= p >= end;
        }
        break l2316;
      }
      p = s2317;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2353: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2353;
        }
        p += 3;
        break l2316;
      }
      p = s2317;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2354: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2355 = p;
            l2356: {
              p = skipCodeMark(p);
              if (p < 0) { break l2356; }
              break l2354;
            }
            p = s2355;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2354;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2361 = p;
            l2362: {
              p++;
              break l2354;
            }
            p = s2361;
          }
        } else touched ||= p >= end;
        break l2316;
      }
      p = s2317;
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
  l2358: {
    const s2359 = p;
    if (text.charCodeAt(p) === 96) {
      l2360: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l2360;
        }
        p += 2;
        break l2358;
      }
      p = s2359;
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
  const r2364 = readBadFence(p);
  if (r2364 === undefined) { return -1; }
  value = r2364;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  const s2365 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2365, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2371 = p;
    l2372: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2374 = p;
          l2375: {
            p++;
            break l2372;
          }
          p = s2374;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2371;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipFence(p: number): number {
  l2366: {
    const s2367 = p;
    if (text.charCodeAt(p) === 96) {
      l2368: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2368;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2366;
      }
      p = s2367;
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
  const r2378 = readBadSequence(p);
  if (r2378 === undefined) { return -1; }
  value = r2378;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2379: {
    const s2380 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2381: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2381;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2382: {
          if (text.charCodeAt(p) === 44) {
            const s2384 = p;
            l2383: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2382;
            }
            p = s2384;
          } else touched ||= p >= end;
        }
        l2387: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2385 = p;
            l2386: {
              l2388: {
                const s2389 = p;
                if (text.charCodeAt(p) === 123) {
                  l2390: {

                    p++;
                    break l2388;
                  }
                  p = s2389;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2386;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2386; }
              }
              p = s2385;
              break l2387;
            }
            p = s2385;
          } else touched ||= p >= end;
          break l2381;
        }
        break l2379;
      }
      p = s2380;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2391: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2394: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2392 = p;
            l2393: {
              l2395: {
                const s2396 = p;
                if (text.charCodeAt(p) === 123) {
                  l2397: {

                    p++;
                    break l2395;
                  }
                  p = s2396;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2393;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2393; }
              }
              p = s2392;
              break l2394;
            }
            p = s2392;
          } else touched ||= p >= end;
          break l2391;
        }
        break l2379;
      }
      p = s2380;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2398: {
      if (text.charCodeAt(p) === 44) {
        const s2400 = p;
        l2399: {

          p++;
          break l2398;
        }
        p = s2400;
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
    l2403: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 304 || c === 65282 || c === 65287)) {
        const s2401 = p;
        l2402: {
          l2404: {
            const s2405 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304)) {
              l2406: {
                p = skipRootWord(p);
                if (p < 0) { break l2406; }
                break l2404;
              }
              p = s2405;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l2402;
            }
            p = skipRootTextAhead(p);
            if (p < 0) { break l2402; }
          }
          p = s2401;
          break l2403;
        }
        p = s2401;
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
  l2407: {
    const s2408 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2409: {
        p = skipWord(p);
        if (p < 0) { break l2409; }
        l2444: {
          const s2442 = p;
          l2443: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2443; }
            p = s2442;
            break l2444;
          }
          p = s2442;
          break l2409;
        }
        break l2407;
      }
      p = s2408;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2538: {
      const s2536 = p;
      l2537: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2537; }
        p = s2536;
        break l2538;
      }
      p = s2536;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2410: {
    const s2411 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2412: {
        p = skipText(p);
        if (p < 0) { break l2412; }
        l2429: {
          const s2427 = p;
          l2428: {
            p = skipEnds(p);
            if (p < 0) { break l2428; }
            p = s2427;
            break l2429;
          }
          p = s2427;
          break l2412;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2430 = p;
            l2431: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2431;
              }
              p++;
              break l2412;
            }
            p = s2430;
          }
        } else touched ||= p >= end;
        break l2410;
      }
      p = s2411;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2433: {
        p = skipNumber(p);
        if (p < 0) { break l2433; }
        break l2410;
      }
      p = s2411;
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
  l2413: {
    const s2414 = p;
    if (text.charCodeAt(p) === 34) {
      l2415: {

        p++;
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2415;
        }
        p++;
        break l2413;
      }
      p = s2414;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2417: {

        p++;
        let n2422 = 0;
        l2419: for (;;) {
          if (n2422 >= 2000) break;
          const s2421 = p;
          l2420: {
            l2423: {
              const s2424 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                l2425: {
                  p++;
                  break l2423;
                }
                p = s2424;
              } else touched ||= p >= end;
              if (!(text.charCodeAt(p) === 92)) {
                touched ||= p >= end;
                break l2420;
              }
              p = skipGoodEscape(p);
              if (p < 0) { break l2420; }
            }
            n2422++;
            continue l2419;
          }
          p = s2421;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2417;
        }
        p++;
        break l2413;
      }
      p = s2414;
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
  l2437: {
    const s2435 = p;
    l2436: {
      p = skipEndsWord(p);
      if (p < 0) { break l2436; }
      p = s2435;
      break l2437;
    }
    p = s2435;
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
  l2441: {
    const s2439 = p;
    l2440: {
      p = skipEndsWord(p);
      if (p < 0) { break l2440; }
      p = s2439;
      break l2441;
    }
    p = s2439;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2445: {
    const s2446 = p;
    if (text.charCodeAt(p) === 45) {
      l2447: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2447; }
        break l2445;
      }
      p = s2446;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2451: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2451; }
        break l2445;
      }
      p = s2446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2468: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2468; }
        break l2445;
      }
      p = s2446;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2483: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2483; }
        break l2445;
      }
      p = s2446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2525: {
        p = skipBadNan(p);
        if (p < 0) { break l2525; }
        break l2445;
      }
      p = s2446;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2529: {
        p = skipBadConstant(p);
        if (p < 0) { break l2529; }
        break l2445;
      }
      p = s2446;
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
      const s2448 = p;
      l2449: {
        p++;
        return -1;
      }
      p = s2448;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2453: {
    if (text.charCodeAt(p) === 45) {
      const s2455 = p;
      l2454: {

        p++;
        break l2453;
      }
      p = s2455;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2456: {
    if (text.charCodeAt(p) === 46) {
      const s2458 = p;
      l2457: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2457;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2456;
      }
      p = s2458;
    } else touched ||= p >= end;
  }
  l2459: {
    const s2460 = p;
    if (text.charCodeAt(p) === 46) {
      l2461: {

        p++;
        break l2459;
      }
      p = s2460;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2462: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2464 = p;
        l2463: {
          p++;
          break l2462;
        }
        p = s2464;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2465 = p;
      l2466: {
        p++;
        return -1;
      }
      p = s2465;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2470: {
    if (text.charCodeAt(p) === 45) {
      const s2472 = p;
      l2471: {

        p++;
        break l2470;
      }
      p = s2472;
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
  l2474: {
    if (text.charCodeAt(p) === 46) {
      const s2476 = p;
      l2475: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2475;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2474;
      }
      p = s2476;
    } else touched ||= p >= end;
  }
  l2477: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2479 = p;
      l2478: {
        p = skipExponent(p);
        if (p < 0) { break l2478; }
        break l2477;
      }
      p = s2479;
    } else touched ||= p >= end;
  }
  l2482: {
    const s2480 = p;
    l2481: {
      p = skipEndsWord(p);
      if (p < 0) { break l2481; }
      p = s2480;
      break l2482;
    }
    p = s2480;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2485: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2487 = p;
      l2486: {
        l2488: {
          const s2489 = p;
          if (text.charCodeAt(p) === 45) {
            l2490: {

              p++;
              break l2488;
            }
            p = s2489;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2486;
          }
          p++;
        }
        break l2485;
      }
      p = s2487;
    } else touched ||= p >= end;
  }
  l2491: {
    const s2492 = p;
    if (text.charCodeAt(p) === 48) {
      l2493: {
        p = skipBadRadix(p);
        if (p < 0) { break l2493; }
        break l2491;
      }
      p = s2492;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2524: {
    const s2522 = p;
    l2523: {
      p = skipEndsWord(p);
      if (p < 0) { break l2523; }
      p = s2522;
      break l2524;
    }
    p = s2522;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2494: {
    const s2495 = p;
    if (text.charCodeAt(p) === 48) {
      l2496: {
        if (!isCaseless(p, "0x")) { break l2496; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2496;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2494;
      }
      p = s2495;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2497: {
        if (!isCaseless(p, "0o")) { break l2497; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2497;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2494;
      }
      p = s2495;
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
  l2498: {
    const s2499 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2500: {
        l2502: {
          const s2503 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2504: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2504; }
              break l2502;
            }
            p = s2503;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2500;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2509: {
          if (text.charCodeAt(p) === 46) {
            const s2511 = p;
            l2510: {
              l2512: {
                const s2513 = p;
                if (text.charCodeAt(p) === 46) {
                  l2514: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2514;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2512;
                  }
                  p = s2513;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2510;
                }
                p++;
              }
              break l2509;
            }
            p = s2511;
          } else touched ||= p >= end;
        }
        l2515: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2517 = p;
            l2516: {
              p = skipExponent(p);
              if (p < 0) { break l2516; }
              break l2515;
            }
            p = s2517;
          } else touched ||= p >= end;
        }
        break l2498;
      }
      p = s2499;
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
    l2519: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2521 = p;
        l2520: {
          p = skipExponent(p);
          if (p < 0) { break l2520; }
          break l2519;
        }
        p = s2521;
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
  let m2508 = false;
  l2505: for (;;) {
    const s2507 = p;
    if (text.charCodeAt(p) === 95) {
      l2506: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2506;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2508 = true;
        continue l2505;
      }
      p = s2507;
    } else touched ||= p >= end;
    break;
  }
  if (!m2508) { return -1; }
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
  l2528: {
    const s2526 = p;
    l2527: {
      p = skipEndsWord(p);
      if (p < 0) { break l2527; }
      p = s2526;
      break l2528;
    }
    p = s2526;
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
  l2532: {
    const s2530 = p;
    l2531: {
      p = skipEndsWord(p);
      if (p < 0) { break l2531; }
      p = s2530;
      break l2532;
    }
    p = s2530;
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
      const s2533 = p;
      l2534: {
        p++;
        return -1;
      }
      p = s2533;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf323(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2540!: null;
  l2543: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2541 = p;
      l2542: {
        p++;
        p = s2541;
        break l2543;
      }
      p = s2541;
    } else touched ||= p >= end;
    return -1;
  }
  e2540 = null;
  value = [e2540];
  leafValue = value;
  return p;
}

function leaf324(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2544: {
    const s2545 = p;
    const t2546 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2547: {
        const r2548 = readBadRootComma(p);
        if (r2548 === undefined) { break l2547; }
        value = r2548;
        p = pos;
        break l2544;
      }
      p = s2545;
      if (trail.length > t2546) trail.length = t2546;
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
  l2551: {
    const s2549 = p;
    l2550: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2552: {
        const s2553 = p;
        l2554: {
          if (p < end) {
            {
              const s2555 = p;
              l2556: {
                p++;
                break l2554;
              }
              p = s2555;
            }
          } else touched ||= p >= end;
          break l2552;
        }
        p = s2553;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2550;
        }
        p = skipFenceMark(p);
        if (p < 0) { break l2550; }
      }
      p = s2549;
      break l2551;
    }
    p = s2549;
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
  let e2559!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2560 = p;
      l2561: {
        p = skipClosingFence(p);
        if (p < 0) { break l2561; }
        return -1;
      }
      p = s2560;
    }
  } else touched ||= p >= end;
  e2559 = null;
  value = [e2559];
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
  const r2563 = readFence(p);
  if (r2563 === undefined) { return undefined; }
  value = r2563;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2564: {
    const s2565 = p;
    if (text.charCodeAt(p) === 96) {
      l2566: {
        const s2567 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2566;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2567, p);
        break l2564;
      }
      p = s2565;
    } else touched ||= p >= end;
    const s2568 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2568, p);
  }
  pos = p;
  return value;
}

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2570!: null;
  l2573: {
    if (text.charCodeAt(p) === 123) {
      const s2571 = p;
      l2572: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2572; }
        p = s2571;
        break l2573;
      }
      p = s2571;
    } else touched ||= p >= end;
    return -1;
  }
  e2570 = null;
  value = [e2570];
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
  l2574: {
    const s2575 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2576: {
        p++;
        let n2580 = 0;
        l2577: for (;;) {
          if (n2580 >= 200) break;
          const s2579 = p;
          l2578: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
              touched ||= p >= end;
              break l2578;
            }
            p++;
            n2580++;
            continue l2577;
          }
          p = s2579;
          break;
        }
        l2581: {
          const s2582 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2583: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2584: {
                const s2585 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2586: {
                    p++;
                    break l2584;
                  }
                  p = s2585;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2587 = p;
                    l2588: {
                      p++;
                      break l2583;
                    }
                    p = s2587;
                  }
                } else touched ||= p >= end;
              }
              break l2581;
            }
            p = s2582;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2590 = p;
              l2591: {
                p++;
                break l2576;
              }
              p = s2590;
            }
          } else touched ||= p >= end;
        }
        break l2574;
      }
      p = s2575;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2593: {
        p++;
        let n2597 = 0;
        l2594: for (;;) {
          if (n2597 >= 200) break;
          const s2596 = p;
          l2595: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2595;
            }
            p++;
            n2597++;
            continue l2594;
          }
          p = s2596;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2598: {
          const s2599 = p;
          if (text.charCodeAt(p) === 58) {
            l2600: {

              p++;
              break l2598;
            }
            p = s2599;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2601 = p;
              l2602: {
                p++;
                break l2593;
              }
              p = s2601;
            }
          } else touched ||= p >= end;
        }
        break l2574;
      }
      p = s2575;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2604: {

        p++;
        break l2574;
      }
      p = s2575;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2605: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2605;
        }
        p += 2;
        break l2574;
      }
      p = s2575;
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

function leaf332(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2609!: null;
  l2612: {
    if (text.charCodeAt(p) === 91) {
      const s2610 = p;
      l2611: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2611; }
        p = s2610;
        break l2612;
      }
      p = s2610;
    } else touched ||= p >= end;
    return -1;
  }
  e2609 = null;
  value = [e2609];
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
  l2613: {
    const s2614 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2615: {
        p++;
        break l2613;
      }
      p = s2614;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2616: {

        p++;
        break l2613;
      }
      p = s2614;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2617: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2617; }
        break l2613;
      }
      p = s2614;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2618: {
        let n2622 = 0;
        l2619: for (;;) {
          if (n2622 >= 40) break;
          const s2621 = p;
          l2620: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
              touched ||= p >= end;
              break l2620;
            }
            p++;
            n2622++;
            continue l2619;
          }
          p = s2621;
          break;
        }
        if (n2622 < 1) { break l2618; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2623: {
          const s2624 = p;
          if (text.charCodeAt(p) === 44) {
            l2625: {

              p++;
              break l2623;
            }
            p = s2624;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2626 = p;
              l2627: {
                p++;
                break l2618;
              }
              p = s2626;
            }
          } else touched ||= p >= end;
        }
        break l2613;
      }
      p = s2614;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2629: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
          touched ||= p >= end;
          break l2629;
        }
        p++;
        break l2613;
      }
      p = s2614;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2630 = p;
        l2631: {
          p++;
          return -1;
        }
        p = s2630;
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
  l2633: {
    const s2634 = p;
    const t2635 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2636: {
        const r2637 = readBadCall(p);
        if (r2637 === undefined) { break l2636; }
        value = r2637;
        p = pos;
        break l2633;
      }
      p = s2634;
      if (trail.length > t2635) trail.length = t2635;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2660 = readBadAssignment(p);
    if (r2660 === undefined) { return -1; }
    value = r2660;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2638: {
    const s2639 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2640: {
        p++;
        let n2644 = 0;
        l2641: for (;;) {
          if (n2644 >= 200) break;
          const s2643 = p;
          l2642: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2642;
            }
            p++;
            n2644++;
            continue l2641;
          }
          p = s2643;
          break;
        }
        let n2648 = 0;
        l2645: for (;;) {
          if (n2648 >= 9) break;
          const s2647 = p;
          l2646: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2646;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2646;
            }
            p++;
            let n2652 = 0;
            l2649: for (;;) {
              if (n2652 >= 200) break;
              const s2651 = p;
              l2650: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
            n2648++;
            continue l2645;
          }
          p = s2647;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2640;
        }
        p++;
        l2655: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
            const s2653 = p;
            l2654: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
                touched ||= p >= end;
                break l2654;
              }
              p++;
              p = s2653;
              break l2655;
            }
            p = s2653;
          } else touched ||= p >= end;
          break l2640;
        }
        break l2638;
      }
      p = s2639;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2658: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
        const s2656 = p;
        l2657: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2657;
          }
          p++;
          p = s2656;
          break l2658;
        }
        p = s2656;
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
  l2661: {
    const s2662 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2663: {
        p = skipDeclaration(p);
        if (p < 0) { break l2663; }
        break l2661;
      }
      p = s2662;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2672: {
        p++;
        let n2676 = 0;
        l2673: for (;;) {
          if (n2676 >= 200) break;
          const s2675 = p;
          l2674: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2674;
            }
            p++;
            n2676++;
            continue l2673;
          }
          p = s2675;
          break;
        }
        let n2680 = 0;
        l2677: for (;;) {
          if (n2680 >= 9) break;
          const s2679 = p;
          l2678: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2678;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2678;
            }
            p++;
            let n2684 = 0;
            l2681: for (;;) {
              if (n2684 >= 200) break;
              const s2683 = p;
              l2682: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2682;
                }
                p++;
                n2684++;
                continue l2681;
              }
              p = s2683;
              break;
            }
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
          break l2672;
        }
        p++;
        break l2661;
      }
      p = s2662;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2690: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s2688 = p;
      l2689: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
          touched ||= p >= end;
          break l2689;
        }
        p++;
        p = s2688;
        break l2690;
      }
      p = s2688;
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
  l2664: {
    const s2665 = p;
    if (text.charCodeAt(p) === 118) {
      l2666: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2666;
        }
        p += 3;
        break l2664;
      }
      p = s2665;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2667: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2667;
        }
        p += 3;
        break l2664;
      }
      p = s2665;
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
  let n2671 = 0;
  l2668: for (;;) {
    if (n2671 >= 200) break;
    const s2670 = p;
    l2669: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
  l2685: {
    const s2686 = p;
    if (text.charCodeAt(p) === 101) {
      l2687: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2687;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2687;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2687;
        }
        p += 7;
        break l2685;
      }
      p = s2686;
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
  l2692: {
    const s2693 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l2694: {
        const r2695 = readWrapperEnd(p);
        if (r2695 === undefined) { break l2694; }
        value = r2695;
        p = pos;
        break l2692;
      }
      p = s2693;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2696!: string[];
  const r2697 = readWs(p);
  if (r2697 === undefined) { return undefined; }
  e2696 = r2697;
  p = pos;
  let e2705!: [")", string[], ";" | null] | ";";
  l2706: {
    const s2707 = p;
    if (text.charCodeAt(p) === 41) {
      l2708: {
        let e2709!: ")";

        e2709 = ")";
        p++;
        let e2710!: string[];
        const r2711 = readWs(p);
        if (r2711 === undefined) { break l2708; }
        e2710 = r2711;
        p = pos;
        let e2713!: ";" | null;
        l2714: {
          if (text.charCodeAt(p) === 59) {
            const s2716 = p;
            l2715: {

              e2713 = ";";
              p++;
              break l2714;
            }
            p = s2716;
          } else touched ||= p >= end;
          e2713 = null;
        }
        e2705 = [e2709, e2710, e2713];
        break l2706;
      }
      p = s2707;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2705 = ";";
    p++;
  }
  value = [e2696, e2705];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2702: string[] = [];
  l2698: for (;;) {
    const s2700 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2699: {
        let v2701!: string;
        v2701 = text.charAt(p);
        p++;
        list2702.push(v2701);
        continue l2698;
      }
      p = s2700;
    } else touched ||= p >= end;
    break;
  }
  value = list2702;
  pos = p;
  return value;
}

function leaf342(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2718: {
    const s2719 = p;
    const t2720 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2721: {
        const r2722 = readBadRootBracket(p);
        if (r2722 === undefined) { break l2721; }
        value = r2722;
        p = pos;
        break l2718;
      }
      p = s2719;
      if (trail.length > t2720) trail.length = t2720;
    } else touched ||= p >= end;
    let e2724!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2725 = p;
        l2726: {
          p = skipFenceMark(p);
          if (p < 0) { break l2726; }
          return -1;
        }
        p = s2725;
      }
    } else touched ||= p >= end;
    e2724 = null;
    let e2728!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2729 = readBadProse(p);
    if (r2729 === undefined) { return -1; }
    e2728 = r2729;
    p = pos;
    value = [e2724, e2728];
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
  l2730: for (;;) {
    const s2732 = p;
    if (p < end) {
      l2731: {
        l2734: {
          const s2735 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2736: {
              p++;
              break l2734;
            }
            p = s2735;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : c === 65279)) {
            {
              const s2737 = p;
              l2738: {
                p = skipProseStop(p);
                if (p < 0) { break l2738; }
                break l2731;
              }
              p = s2737;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2731;
          }
          p++;
        }
        continue l2730;
      }
      p = s2732;
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
  l2740: {
    const s2741 = p;
    if (text.charCodeAt(p) === 123) {
      l2742: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2742; }
        break l2740;
      }
      p = s2741;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2743: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2743; }
        break l2740;
      }
      p = s2741;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2744: {
        p = skipFenceMark(p);
        if (p < 0) { break l2744; }
        break l2740;
      }
      p = s2741;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2745: {

        p++;
        break l2740;
      }
      p = s2741;
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
  l2747: {
    const s2748 = p;
    const t2749 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2750: {
        const r2751 = readFenceEnd(p);
        if (r2751 === undefined) { break l2750; }
        value = r2751;
        p = pos;
        break l2747;
      }
      p = s2748;
      if (trail.length > t2749) trail.length = t2749;
    } else touched ||= p >= end;
    const r2755 = readMissingFenceEnd(p);
    if (r2755 === undefined) { return -1; }
    value = r2755;
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
  const r2752 = readClosingFence(p);
  if (r2752 === undefined) { return undefined; }
  value = r2752;
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
  const r2757 = readMissingDocument(p);
  if (r2757 === undefined) { return -1; }
  value = r2757;
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
  l2759: {
    const s2760 = p;
    const t2761 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2762: {
        const r2763 = readBadLooseFence(p);
        if (r2763 === undefined) { break l2762; }
        value = r2763;
        p = pos;
        break l2759;
      }
      p = s2760;
      if (trail.length > t2761) trail.length = t2761;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2765: {
        const r2766 = readBadRootBracket(p);
        if (r2766 === undefined) { break l2765; }
        value = r2766;
        p = pos;
        break l2759;
      }
      p = s2760;
      if (trail.length > t2761) trail.length = t2761;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2768 = readBadProse(p);
    if (r2768 === undefined) { return -1; }
    value = r2768;
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
  l2770: {
    const s2771 = p;
    const t2772 = trail.length;
    l2773: {
      const r2774 = readMissingDocument(p);
      if (r2774 === undefined) { break l2773; }
      value = r2774;
      p = pos;
      break l2770;
    }
    p = s2771;
    if (trail.length > t2772) trail.length = t2772;
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
