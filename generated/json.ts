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
const TABLE_4 = tableOf([34, 34], [39, 39], [96, 96]);
const TABLE_5 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
const TABLE_6 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_7 = tableOf([44, 44], [93, 93], [125, 125]);
const TABLE_8 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
const TABLE_9 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
const TABLE_10 = tableOf([9, 10], [13, 13], [32, 32], [34, 37], [39, 39], [41, 41], [43, 43], [45, 57], [59, 59], [64, 91], [95, 123], [126, 126]);
const TABLE_11 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_12 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
const TABLE_13 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_14 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
const TABLE_15 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
const TABLE_16 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
const TABLE_17 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_18 = tableOf([34, 34], [36, 36], [39, 39], [65, 90], [95, 122]);
const TABLE_19 = tableOf([41, 41], [93, 93], [125, 125]);
const TABLE_20 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_21 = tableOf([44, 44], [58, 58], [91, 91], [93, 93], [123, 123], [125, 125]);
const TABLE_22 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_23 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [47, 47]);
const TABLE_24 = tableOf([40, 40], [43, 46], [58, 58], [93, 93], [125, 125]);
const TABLE_25 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
const TABLE_26 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_27 = tableOf([91, 91], [123, 123]);
const TABLE_28 = tableOf([9, 10], [13, 13], [32, 32], [43, 43]);
const TABLE_29 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
const TABLE_30 = tableOf([34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_31 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [123, 123], [125, 125]);
const TABLE_32 = tableOf([0, 9], [11, 12], [14, 122], [124, 124], [126, 127]);
const TABLE_33 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
const TABLE_34 = tableOf([0, 9], [11, 12], [14, 33], [35, 37], [39, 127]);
const TABLE_35 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_36 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [58, 58], [93, 93], [125, 125]);
const TABLE_37 = tableOf([47, 47], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
const TABLE_38 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 117]);
const TABLE_39 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
const TABLE_40 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [65, 90], [95, 122]);
const TABLE_41 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
const TABLE_42 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39]);
const TABLE_43 = tableOf([44, 44], [58, 59], [61, 61], [91, 91], [123, 123], [125, 125]);
const TABLE_44 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
const TABLE_45 = tableOf([34, 34]);
const TABLE_46 = tableOf([96, 96]);
const TABLE_47 = tableOf([0, 9], [11, 12], [14, 38], [40, 95], [97, 127]);
const TABLE_48 = tableOf([39, 39], [96, 96]);
const TABLE_49 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_50 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
const TABLE_51 = tableOf([0, 9], [11, 12], [14, 33], [35, 57], [59, 91], [93, 127]);
const TABLE_52 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_53 = tableOf([9, 10], [13, 13], [32, 32], [58, 58]);
const TABLE_54 = tableOf([33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_55 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
const TABLE_56 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
const TABLE_57 = tableOf([9, 10], [13, 13], [32, 32], [58, 59], [61, 61]);
const TABLE_58 = tableOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
const TABLE_59 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [96, 96]);
const TABLE_60 = tableOf([9, 10], [13, 13], [32, 32], [123, 123]);
const TABLE_61 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 41], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
const TABLE_62 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
const TABLE_63 = tableOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_64 = tableOf();
const TABLE_65 = tableOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_66 = tableOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
const TABLE_67 = tableOf([32, 33], [35, 38], [40, 43], [45, 91], [94, 124], [126, 127]);
const TABLE_68 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
const TABLE_69 = tableOf([39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_70 = tableOf([39, 39], [44, 44]);
const TABLE_71 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
const TABLE_72 = tableOf([34, 34], [39, 39], [48, 48], [96, 96], [118, 118]);
const TABLE_73 = tableOf([34, 34], [39, 39]);
const TABLE_74 = tableOf([10, 10], [13, 13], [39, 39], [44, 44], [93, 93], [125, 125]);
const TABLE_75 = tableOf([32, 33], [35, 38], [40, 43], [45, 64], [91, 91], [94, 96], [123, 124], [126, 127]);
const TABLE_76 = tableOf([34, 34], [44, 44], [93, 93], [125, 125]);
const TABLE_77 = tableOf([32, 33], [35, 91], [93, 127]);
const TABLE_78 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
const TABLE_79 = tableOf([9, 10], [13, 13], [32, 32], [96, 96]);
const TABLE_80 = tableOf([32, 91], [93, 95], [97, 127]);
const TABLE_81 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 42], [45, 92], [94, 124], [126, 127]);
const TABLE_82 = tableOf([41, 41], [44, 44], [93, 93], [125, 125]);
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
const TABLE_97 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
const TABLE_98 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
const TABLE_99 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
const TABLE_100 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_101 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57], [96, 96]);
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l64: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l64; }
        break l62;
      }
      p = s63;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l69: {
        p = skipNumeral(p);
        if (p < 0) { break l69; }
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
  l89: {
    const s90 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l91: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l91; }
        break l89;
      }
      p = s90;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l92: {
        p = skipNumeral(p);
        if (p < 0) { break l92; }
        break l89;
      }
      p = s90;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n68 = 0;
  l65: for (;;) {
    if (n68 >= 60) break;
    const s67 = p;
    l66: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
        touched ||= p >= end;
        break l66;
      }
      p++;
      n68++;
      continue l65;
    }
    p = s67;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 180 || c === 187 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  return p;
}

function skipNumeral(p: number): number {
  let c = 0;
  l70: {
    if (text.charCodeAt(p) === 45) {
      const s72 = p;
      l71: {

        p++;
        break l70;
      }
      p = s72;
    } else touched ||= p >= end;
  }
  l73: {
    const s74 = p;
    if (text.charCodeAt(p) === 48) {
      l75: {

        p++;
        break l73;
      }
      p = s74;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
    touched ||= p >= end;
  }
  l76: {
    if (text.charCodeAt(p) === 46) {
      const s78 = p;
      l77: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l77;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l76;
      }
      p = s78;
    } else touched ||= p >= end;
  }
  l79: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s81 = p;
      l80: {
        p++;
        l82: {
          if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
            const s84 = p;
            l83: {
              p++;
              break l82;
            }
            p = s84;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l80;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l79;
      }
      p = s81;
    } else touched ||= p >= end;
  }
  return p;
}

function skipLiteral(p: number): number {
  l85: {
    const s86 = p;
    if (text.charCodeAt(p) === 116) {
      l87: {
        if (!text.startsWith("true", p)) {
          reachesEnd(p, "true");
          break l87;
        }
        p += 4;
        break l85;
      }
      p = s86;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l88: {
        if (!text.startsWith("false", p)) {
          reachesEnd(p, "false");
          break l88;
        }
        p += 5;
        break l85;
      }
      p = s86;
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
  const r93 = readBraceArrayStart(p);
  if (r93 === undefined) { return -1; }
  value = r93;
  p = pos;
  leafValue = value;
  return p;
}

function readBraceArrayStart(p: number): BraceArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r94 = readArrayKind(p);
  if (r94 === undefined) { return undefined; }
  l_kind = r94;
  p = pos;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return undefined;
  }
  const r96 = readBadBraces(p);
  if (r96 === undefined) { return undefined; }
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r99 = readItem(p);
  if (r99 === undefined) { return -1; }
  value = r99;
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
      const s100 = p;
      l101: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l101; }
        return undefined;
      }
      p = s100;
    }
  } else touched ||= p >= end;
  l128: {
    const s129 = p;
    const t130 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l131: {
        const r132 = readText(p);
        if (r132 === undefined) { break l131; }
        l_value = r132;
        p = pos;
        break l128;
      }
      p = s129;
      trail.length = t130;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l158: {
        const r159 = readNumber(p);
        if (r159 === undefined) { break l158; }
        l_value = r159;
        p = pos;
        break l128;
      }
      p = s129;
      trail.length = t130;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r216 = readConstant(p);
    if (r216 === undefined) { return undefined; }
    l_value = r216;
    p = pos;
  }
  l222: {
    const s223 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l224: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l224;
        }
        p++;
        l227: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
            const s225 = p;
            l226: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) {
                touched ||= p >= end;
                break l226;
              }
              p++;
              p = s225;
              break l227;
            }
            p = s225;
          } else touched ||= p >= end;
          break l224;
        }
        break l222;
      }
      p = s223;
    } else touched ||= p >= end;
    l230: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
        const s228 = p;
        l229: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l229;
          }
          p++;
          p = s228;
          break l230;
        }
        p = s228;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  return { type: 'Item', start: base + start, end: base + p, value: l_value };
}

function skipAmountsAhead(p: number): number {
  let c = 0;
  l103: {
    if (text.charCodeAt(p) === 45) {
      const s105 = p;
      l104: {

        p++;
        break l103;
      }
      p = s105;
    } else touched ||= p >= end;
  }
  let n109 = 0;
  l106: for (;;) {
    if (n109 >= 3) break;
    const s108 = p;
    l107: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l107;
      }
      p++;
      n109++;
      continue l106;
    }
    p = s108;
    break;
  }
  if (n109 < 1) { return -1; }
  let n113 = 0;
  l110: for (;;) {
    if (n113 >= 9) break;
    const s112 = p;
    l111: {
      if (text.charCodeAt(p) !== 44) {
        touched ||= p >= end;
        break l111;
      }
      p++;
      if (!((((c = text.charCodeAt(p)) >= 49 && c <= 57)))) {
        touched ||= p >= end;
        break l111;
      }
      p++;
      let n117 = 0;
      l114: for (;;) {
        if (n117 >= 2) break;
        const s116 = p;
        l115: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l115;
          }
          p++;
          n117++;
          continue l114;
        }
        p = s116;
        break;
      }
      if (n117 < 2) { break l111; }
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
        {
          const s118 = p;
          l119: {
            p++;
            break l111;
          }
          p = s118;
        }
      } else touched ||= p >= end;
      n113++;
      continue l110;
    }
    p = s112;
    break;
  }
  if (text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) {
    reachesEnd(p, ",0");
    return -1;
  }
  p += 2;
  let n124 = 0;
  l121: for (;;) {
    if (n124 >= 2) break;
    const s123 = p;
    l122: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l122;
      }
      p++;
      n124++;
      continue l121;
    }
    p = s123;
    break;
  }
  if (n124 < 2) { return -1; }
  if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
    {
      const s125 = p;
      l126: {
        p++;
        return -1;
      }
      p = s125;
    }
  } else touched ||= p >= end;
  return p;
}

function readText(p: number): TextNode | undefined {
  let c = 0;
  const start = p;
  let l_plain: string | null = null;
  let l_escaped: string | null = null;
  l133: {
    const s134 = p;
    const t135 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l136: {

        p++;
        const s137 = p;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        l_plain = text.slice(s137, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l136;
        }
        p++;
        break l133;
      }
      p = s134;
      trail.length = t135;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l138: {

        p++;
        const s139 = p;
        l140: for (;;) {
          const s142 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l141: {
              l144: {
                const s145 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l146: {
                    p++;
                    break l144;
                  }
                  p = s145;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l141;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l141; }
              }
              continue l140;
            }
            p = s142;
          } else touched ||= p >= end;
          break;
        }
        l_escaped = text.slice(s139, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l138;
        }
        p++;
        break l133;
      }
      p = s134;
      trail.length = t135;
      l_plain = null;
      l_escaped = null;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r154 = readBadSingleQuotes(p);
    if (r154 === undefined) { return undefined; }
    p = pos;
    const s156 = p;
    while ((((c = text.charCodeAt(p)) >= 32 && c <= 38) || (c >= 40 && c <= 91) || c >= 93)) p++;
    touched ||= p >= end;
    l_plain = text.slice(s156, p);
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
  l147: {
    const s148 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l149: {
        p++;
        break l147;
      }
      p = s148;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 117) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n153 = 0;
    l150: for (;;) {
      if (n153 >= 4) break;
      const s152 = p;
      l151: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l151;
        }
        p++;
        n153++;
        continue l150;
      }
      p = s152;
      break;
    }
    if (n153 < 4) { return -1; }
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
  const s160 = p;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipNumeral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s160, p);
  l163: {
    const s161 = p;
    l162: {
      p = skipEndsWord(p);
      if (p < 0) { break l162; }
      p = s161;
      break l163;
    }
    p = s161;
    return undefined;
  }
  pos = p;
  return { type: 'Number', start: base + start, end: base + p, text: l_text };
}

function skipEndsWord(p: number): number {
  let c = 0;
  l164: {
    const s165 = p;
    l166: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l167: {
        const s168 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 65292 || c === 65341 || c === 65373)) {
          l169: {
            p++;
            break l167;
          }
          p = s168;
        } else touched ||= p >= end;
        if (p < end) {
          {
            const s170 = p;
            l171: {
              p++;
              break l166;
            }
            p = s170;
          }
        } else touched ||= p >= end;
      }
      break l164;
    }
    p = s165;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 8230 || c === 12289 || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l173: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
          {
            const s174 = p;
            l175: {
              p++;
              break l173;
            }
            p = s174;
          }
        } else touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l177: {
          const s178 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l179: {
              p = skipEol(p);
              if (p < 0) { break l179; }
              break l177;
            }
            p = s178;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l184: {
              p = skipCommentStart(p);
              if (p < 0) { break l184; }
              break l177;
            }
            p = s178;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
            l189: {
              p = skipFence(p);
              if (p < 0) { break l189; }
              break l177;
            }
            p = s178;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8230 || c === 12289)) {
            l195: {
              p++;
              break l177;
            }
            p = s178;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l196: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l196;
              }
              p += 3;
              break l177;
            }
            p = s178;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l197: {
              p++;
              break l177;
            }
            p = s178;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l198: {
              p = skipNumeral(p);
              if (p < 0) { break l198; }
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
                {
                  const s199 = p;
                  l200: {
                    p++;
                    break l198;
                  }
                  p = s199;
                }
              } else touched ||= p >= end;
              break l177;
            }
            p = s178;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            touched ||= p >= end;
            break l173;
          }
          p = skipLiteral(p);
          if (p < 0) { break l173; }
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            {
              const s202 = p;
              l203: {
                p++;
                break l173;
              }
              p = s202;
            }
          } else touched ||= p >= end;
        }
        break l164;
      }
      p = s165;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      {
        const s205 = p;
        l206: {
          p++;
          return -1;
        }
        p = s205;
      }
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l208: {
      const s209 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l210: {
          p++;
          let n214 = 0;
          l211: for (;;) {
            if (n214 >= 200) break;
            const s213 = p;
            l212: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l212;
              }
              p++;
              n214++;
              continue l211;
            }
            p = s213;
            break;
          }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l210;
          }
          p++;
          break l208;
        }
        p = s209;
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
  l180: {
    const s181 = p;
    if (text.charCodeAt(p) === 13) {
      l182: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l182;
        }
        p += 2;
        break l180;
      }
      p = s181;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l183: {

        p++;
        break l180;
      }
      p = s181;
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
  l185: {
    const s186 = p;
    if (text.charCodeAt(p) === 47) {
      l187: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l187;
        }
        p += 2;
        break l185;
      }
      p = s186;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l188: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l188;
        }
        p += 2;
        break l185;
      }
      p = s186;
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
  l190: {
    const s191 = p;
    if (text.charCodeAt(p) === 96) {
      l192: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l192;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l190;
      }
      p = s191;
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
  const s217 = p;
  if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLiteral(p);
  if (p < 0) { return undefined; }
  l_text = text.slice(s217, p);
  l220: {
    const s218 = p;
    l219: {
      p = skipEndsWord(p);
      if (p < 0) { break l219; }
      p = s218;
      break l220;
    }
    p = s218;
    return undefined;
  }
  pos = p;
  return { type: 'Constant', start: base + start, end: base + p, text: l_text };
}

function leaf31(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l232: {
    const s233 = p;
    const t234 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l235: {
        const r236 = readBlanks(p);
        if (r236 === undefined) { break l235; }
        value = r236;
        p = pos;
        break l232;
      }
      p = s233;
      trail.length = t234;
    } else touched ||= p >= end;
    let e238!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s239 = p;
        l240: {
          p = skipHashWord(p);
          if (p < 0) { break l240; }
          return -1;
        }
        p = s239;
      }
    } else touched ||= p >= end;
    e238 = null;
    let e248!: BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r249 = readGapMistake(p);
    if (r249 === undefined) { return -1; }
    e248 = r249;
    p = pos;
    value = [e238, e248];
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) p++;
  touched ||= p >= end;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l242: {
    const s243 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l244: {
        p++;
        break l242;
      }
      p = s243;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s245 = p;
        l246: {
          p++;
          return -1;
        }
        p = s245;
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
  let e251!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s252 = p;
      l253: {
        p = skipMemberAhead(p);
        if (p < 0) { break l253; }
        return -1;
      }
      p = s252;
    }
  } else touched ||= p >= end;
  e251 = null;
  let e262!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l263: {
    const s264 = p;
    const t265 = trail.length;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l266: {
        const r267 = readRepairedAmounts(p);
        if (r267 === undefined) { break l266; }
        e262 = r267;
        p = pos;
        break l263;
      }
      p = s264;
      trail.length = t265;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l298: {
        const r299 = readWord(p);
        if (r299 === undefined) { break l298; }
        e262 = r299;
        p = pos;
        break l263;
      }
      p = s264;
      trail.length = t265;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l479: {
        const r480 = readRepairedPlaceholder(p);
        if (r480 === undefined) { break l479; }
        e262 = r480;
        p = pos;
        break l263;
      }
      p = s264;
      trail.length = t265;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r491 = readRepairedText(p);
    if (r491 === undefined) { return -1; }
    e262 = r491;
    p = pos;
  }
  value = [e251, e262];
  leafValue = value;
  return p;
}

function skipMemberAhead(p: number): number {
  let c = 0;
  l255: {
    const s256 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l257: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l257; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l257;
        }
        p++;
        break l255;
      }
      p = s256;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n261 = 0;
    l258: for (;;) {
      if (n261 >= 200) break;
      const s260 = p;
      l259: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l259;
        }
        p++;
        n261++;
        continue l258;
      }
      p = s260;
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
  l270: {
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      const s268 = p;
      l269: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l269; }
        p = s268;
        break l270;
      }
      p = s268;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  const r271 = readBadThousands(p);
  if (r271 === undefined) { return undefined; }
  l_value = r271;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l272: {
    if (text.charCodeAt(p) === 45) {
      const s274 = p;
      l273: {

        p++;
        break l272;
      }
      p = s274;
    } else touched ||= p >= end;
  }
  let n278 = 0;
  l275: for (;;) {
    if (n278 >= 3) break;
    const s277 = p;
    l276: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l276;
      }
      p++;
      n278++;
      continue l275;
    }
    p = s277;
    break;
  }
  if (n278 < 1) { return undefined; }
  let m282 = false;
  l279: for (;;) {
    const s281 = p;
    if (text.charCodeAt(p) === 44) {
      l280: {

        p++;
        let n286 = 0;
        l283: for (;;) {
          if (n286 >= 3) break;
          const s285 = p;
          l284: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l284;
            }
            p++;
            n286++;
            continue l283;
          }
          p = s285;
          break;
        }
        if (n286 < 3) { break l280; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s287 = p;
            l288: {
              p++;
              break l280;
            }
            p = s287;
          }
        } else touched ||= p >= end;
        m282 = true;
        continue l279;
      }
      p = s281;
    } else touched ||= p >= end;
    break;
  }
  if (!m282) { return undefined; }
  l290: {
    if (text.charCodeAt(p) === 46) {
      const s292 = p;
      l291: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l291;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l290;
      }
      p = s292;
    } else touched ||= p >= end;
  }
  l295: {
    const s293 = p;
    l294: {
      p = skipEndsWord(p);
      if (p < 0) { break l294; }
      p = s293;
      break l295;
    }
    p = s293;
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
  l300: {
    const s301 = p;
    const t302 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l303: {
        const r304 = readText(p);
        if (r304 === undefined) { break l303; }
        l_value = r304;
        p = pos;
        l308: {
          const s306 = p;
          l307: {
            p = skipEnds(p);
            if (p < 0) { break l307; }
            p = s306;
            break l308;
          }
          p = s306;
          break l303;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
          {
            const s470 = p;
            l471: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l471;
              }
              p++;
              break l303;
            }
            p = s470;
          }
        } else touched ||= p >= end;
        break l300;
      }
      p = s301;
      trail.length = t302;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l473: {
        const r474 = readNumber(p);
        if (r474 === undefined) { break l473; }
        l_value = r474;
        p = pos;
        break l300;
      }
      p = s301;
      trail.length = t302;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r476 = readConstant(p);
    if (r476 === undefined) { return undefined; }
    l_value = r476;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l309: {
    const s310 = p;
    l311: {
      p = skipInObject(p);
      if (p < 0) { break l311; }
      p = skipEndsMember(p);
      if (p < 0) { break l311; }
      break l309;
    }
    p = s310;
    l401: {
      p = skipInArray(p);
      if (p < 0) { break l401; }
      p = skipEndsElement(p);
      if (p < 0) { break l401; }
      break l309;
    }
    p = s310;
    {
      const s450 = p;
      l451: {
        p = skipInObject(p);
        if (p < 0) { break l451; }
        return -1;
      }
      p = s450;
    }
    {
      const s453 = p;
      l454: {
        p = skipInArray(p);
        if (p < 0) { break l454; }
        return -1;
      }
      p = s453;
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
  l312: {
    const s313 = p;
    l314: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l315: {
        const s316 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373)) {
          l317: {
            p++;
            break l315;
          }
          p = s316;
        } else touched ||= p >= end;
        l318: {
          if (p < end) {
            {
              const s319 = p;
              l320: {
                p++;
                break l318;
              }
              p = s319;
            }
          } else touched ||= p >= end;
          break l315;
        }
        p = s316;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l322: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l322; }
            break l315;
          }
          p = s316;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l347: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l348: {
              const s349 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l350: {
                  p++;
                  break l348;
                }
                p = s349;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l347;
              }
              p++;
              let n354 = 0;
              l351: for (;;) {
                if (n354 >= 200) break;
                const s353 = p;
                l352: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l352;
                  }
                  p++;
                  n354++;
                  continue l351;
                }
                p = s353;
                break;
              }
            }
            break l315;
          }
          p = s316;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l355: {
            p++;
            break l315;
          }
          p = s316;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l356: {
            p = skipFence(p);
            if (p < 0) { break l356; }
            break l315;
          }
          p = s316;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l357: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l357;
            }
            p = skipValueStart(p);
            if (p < 0) { break l357; }
            break l315;
          }
          p = s316;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l314;
        }
        p = skipOwnName(p);
        if (p < 0) { break l314; }
      }
      break l312;
    }
    p = s313;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
      l367: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l368: {
          const s369 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l370: {
              p = skipLineComment(p);
              if (p < 0) { break l370; }
              break l368;
            }
            p = s369;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l367;
          }
          p = skipEol(p);
          if (p < 0) { break l367; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l367;
          }
          p++;
        }
        break l312;
      }
      p = s313;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l391: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l391;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l391;
        }
        p++;
        let n395 = 0;
        l392: for (;;) {
          if (n395 >= 200) break;
          const s394 = p;
          l393: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l393;
            }
            p++;
            n395++;
            continue l392;
          }
          p = s394;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l391;
        }
        p++;
        break l312;
      }
      p = s313;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l396: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l396;
        }
        p = skipEol(p);
        if (p < 0) { break l396; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l396;
        }
        p++;
        let n400 = 0;
        l397: for (;;) {
          if (n400 >= 200) break;
          const s399 = p;
          l398: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l396;
        }
        p++;
        break l312;
      }
      p = s313;
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
  l323: {
    const s324 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l325: {
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l326: {
        let n330 = 0;
        l327: for (;;) {
          if (n330 >= 60) break;
          const s329 = p;
          l328: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
              touched ||= p >= end;
              break l328;
            }
            p++;
            n330++;
            continue l327;
          }
          p = s329;
          break;
        }
        if (n330 < 1) { break l326; }
        let n334 = 0;
        l331: for (;;) {
          if (n334 >= 4) break;
          const s333 = p;
          l332: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
              touched ||= p >= end;
              break l332;
            }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            let n338 = 0;
            l335: for (;;) {
              if (n338 >= 60) break;
              const s337 = p;
              l336: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                  touched ||= p >= end;
                  break l336;
                }
                p++;
                n338++;
                continue l335;
              }
              p = s337;
              break;
            }
            if (n338 < 1) { break l332; }
            n334++;
            continue l331;
          }
          p = s333;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l326;
        }
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8230)) {
      l339: {
        p++;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l340: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l340;
        }
        p += 3;
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l341: {
        p = skipCommentStart(p);
        if (p < 0) { break l341; }
        break l323;
      }
      p = s324;
    } else touched ||= p >= end;
    l342: {
      if (p < end) {
        {
          const s343 = p;
          l344: {
            p++;
            break l342;
          }
          p = s343;
        }
      } else touched ||= p >= end;
      break l323;
    }
    p = s324;
    if (text.charCodeAt(p) === 92) {
      l346: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l346;
        }
        p += 2;
        break l323;
      }
      p = s324;
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
  l358: {
    const s359 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l360: {
        p++;
        break l358;
      }
      p = s359;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l361: {
        p = skipNumeral(p);
        if (p < 0) { break l361; }
        break l358;
      }
      p = s359;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l362: {
        p++;
        break l358;
      }
      p = s359;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n366 = 0;
  l363: for (;;) {
    if (n366 >= 200) break;
    const s365 = p;
    l364: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
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
  if (n366 < 1) { return -1; }
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
  l371: {
    const s372 = p;
    if (text.charCodeAt(p) === 47) {
      l373: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l373;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l374: {
          const s375 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l376: {
              p = skipEol(p);
              if (p < 0) { break l376; }
              break l374;
            }
            p = s375;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s377 = p;
              l378: {
                p++;
                break l373;
              }
              p = s377;
            }
          } else touched ||= p >= end;
        }
        break l371;
      }
      p = s372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l380: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288)) p++;
        touched ||= p >= end;
        l381: {
          const s382 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l383: {
              p = skipEol(p);
              if (p < 0) { break l383; }
              break l381;
            }
            p = s382;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s384 = p;
              l385: {
                p++;
                break l380;
              }
              p = s384;
            }
          } else touched ||= p >= end;
        }
        break l371;
      }
      p = s372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return -1;
    }
    p += 2;
    let n390 = 0;
    l387: for (;;) {
      if (n390 >= 200) break;
      const s389 = p;
      l388: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
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
  l402: {
    const s403 = p;
    l404: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l405: {
        const s406 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373)) {
          l407: {
            p++;
            break l405;
          }
          p = s406;
        } else touched ||= p >= end;
        l408: {
          if (p < end) {
            {
              const s409 = p;
              l410: {
                p++;
                break l408;
              }
              p = s409;
            }
          } else touched ||= p >= end;
          break l405;
        }
        p = s406;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l412: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l412; }
            break l405;
          }
          p = s406;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l433: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l434: {
              const s435 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                l436: {
                  p++;
                  break l434;
                }
                p = s435;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                touched ||= p >= end;
                break l433;
              }
              p++;
              let n440 = 0;
              l437: for (;;) {
                if (n440 >= 200) break;
                const s439 = p;
                l438: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l438;
                  }
                  p++;
                  n440++;
                  continue l437;
                }
                p = s439;
                break;
              }
            }
            break l405;
          }
          p = s406;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 12289 || c === 65292)) {
          l441: {
            p++;
            break l405;
          }
          p = s406;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l442: {
            p = skipFence(p);
            if (p < 0) { break l442; }
            break l405;
          }
          p = s406;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l404;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l404;
        }
        p = skipValueStart(p);
        if (p < 0) { break l404; }
      }
      break l402;
    }
    p = s403;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
      l443: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        l444: {
          const s445 = p;
          if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
            l446: {
              p = skipLineComment(p);
              if (p < 0) { break l446; }
              break l444;
            }
            p = s445;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l443;
          }
          p = skipEol(p);
          if (p < 0) { break l443; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
            touched ||= p >= end;
            break l443;
          }
          p++;
        }
        break l402;
      }
      p = s403;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l447: {
      const s448 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        l449: {
          p++;
          break l447;
        }
        p = s448;
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
  l413: {
    const s414 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l415: {
        p = skipValueStart(p);
        if (p < 0) { break l415; }
        break l413;
      }
      p = s414;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8230)) {
      l416: {
        p++;
        break l413;
      }
      p = s414;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l417: {
        p = skipCommentStart(p);
        if (p < 0) { break l417; }
        break l413;
      }
      p = s414;
    } else touched ||= p >= end;
    l418: {
      if (p < end) {
        {
          const s419 = p;
          l420: {
            p++;
            break l418;
          }
          p = s419;
        }
      } else touched ||= p >= end;
      break l413;
    }
    p = s414;
    if (text.charCodeAt(p) === 92) {
      l422: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l422;
        }
        p += 2;
        break l413;
      }
      p = s414;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l423: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l423;
        }
        p += 6;
        break l413;
      }
      p = s414;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      l424: {
        p = skipOtherConstant(p);
        if (p < 0) { break l424; }
        break l413;
      }
      p = s414;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l432: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l432;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l432;
        }
        p++;
        break l413;
      }
      p = s414;
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
  l425: {
    const s426 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l427: {
        if (!isCaseless(p, "true")) { break l427; }
        p += 4;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l428: {
        if (!isCaseless(p, "false")) { break l428; }
        p += 5;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l429: {
        if (!isCaseless(p, "null")) { break l429; }
        p += 4;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l430: {
        if (!isCaseless(p, "none")) { break l430; }
        p += 4;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l431: {
        if (!isCaseless(p, "nil")) { break l431; }
        p += 3;
        break l425;
      }
      p = s426;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l456: {
    const s457 = p;
    l458: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l459: {
        const s460 = p;
        l461: {
          if (p < end) {
            {
              const s462 = p;
              l463: {
                p++;
                break l461;
              }
              p = s462;
            }
          } else touched ||= p >= end;
          break l459;
        }
        p = s460;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l458;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l458;
        }
        p++;
      }
      break l456;
    }
    p = s457;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l465: {
      const s466 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l467: {
          p = skipEol(p);
          if (p < 0) { break l467; }
          break l465;
        }
        p = s466;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l468: {
          p++;
          break l465;
        }
        p = s466;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l469: {
          p = skipFence(p);
          if (p < 0) { break l469; }
          break l465;
        }
        p = s466;
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
  const r481 = readBadPlaceholder(p);
  if (r481 === undefined) { return undefined; }
  l_value = r481;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
    {
      const s482 = p;
      l483: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) {
          touched ||= p >= end;
          break l483;
        }
        p++;
        return undefined;
      }
      p = s482;
    }
  } else touched ||= p >= end;
  let n488 = 0;
  l485: for (;;) {
    if (n488 >= 200) break;
    const s487 = p;
    l486: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l486;
      }
      p++;
      n488++;
      continue l485;
    }
    p = s487;
    break;
  }
  if (n488 < 1) { return undefined; }
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
  l492: {
    const s493 = p;
    const t494 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l495: {
        const r496 = readBadEscapedQuotes(p);
        if (r496 === undefined) { break l495; }
        l_value = r496;
        p = pos;
        break l492;
      }
      p = s493;
      trail.length = t494;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l512: {
        const r513 = readBadEntityQuotes(p);
        if (r513 === undefined) { break l512; }
        l_value = r513;
        p = pos;
        break l492;
      }
      p = s493;
      trail.length = t494;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l520: {
        const r521 = readBadDoubledQuotes(p);
        if (r521 === undefined) { break l520; }
        l_value = r521;
        p = pos;
        break l492;
      }
      p = s493;
      trail.length = t494;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r531 = readBadPath(p);
    if (r531 === undefined) { return undefined; }
    l_value = r531;
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
  const s497 = p;
  l498: for (;;) {
    const s500 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l499: {
        l502: {
          const s503 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) {
            l504: {
              p++;
              break l502;
            }
            p = s503;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l499;
          }
          p += 2;
          l505: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s507 = p;
              l506: {
                l508: {
                  const s509 = p;
                  if (text.charCodeAt(p) === 92) {
                    l510: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l510;
                      }
                      p++;
                      break l508;
                    }
                    p = s509;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l506;
                  }
                  p++;
                }
                break l505;
              }
              p = s507;
            } else touched ||= p >= end;
          }
        }
        continue l498;
      }
      p = s500;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s497, p);
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
  l514: {
    const s515 = p;
    if (text.charCodeAt(p) === 38) {
      l516: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l516;
        }
        p += 6;
        const s517 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s517, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l516;
        }
        p += 6;
        break l514;
      }
      p = s515;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s518 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s518, p);
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
  const s522 = p;
  let n526 = 0;
  l523: for (;;) {
    if (n526 >= 200) break;
    const s525 = p;
    l524: {
      if (!((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93))) {
        touched ||= p >= end;
        break l524;
      }
      p++;
      n526++;
      continue l523;
    }
    p = s525;
    break;
  }
  if (n526 < 1) { return undefined; }
  l_text = text.slice(s522, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l529: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
      const s527 = p;
      l528: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
          touched ||= p >= end;
          break l528;
        }
        p++;
        p = s527;
        break l529;
      }
      p = s527;
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
  const s532 = p;
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
  l535: {
    if (text.charCodeAt(p) === 92) {
      const s533 = p;
      l534: {

        p++;
        p = s533;
        break l535;
      }
      p = s533;
    } else touched ||= p >= end;
    return undefined;
  }
  l536: for (;;) {
    const s538 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l537: {
        p = skipPathPart(p);
        if (p < 0) { break l537; }
        continue l536;
      }
      p = s538;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l560: for (;;) {
    const s562 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l561: {
        l564: {
          const s565 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l566: {
              p = skipPathPart(p);
              if (p < 0) { break l566; }
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
  l_text = text.slice(s532, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l569: {
    const s567 = p;
    l568: {
      p = skipEnds(p);
      if (p < 0) { break l568; }
      p = s567;
      break l569;
    }
    p = s567;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathPart(p: number): number {
  let c = 0;
  l540: {
    const s541 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) {
      l542: {
        p++;
        break l540;
      }
      p = s541;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l543: {
      const s544 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
        l545: {
          p++;
          break l543;
        }
        p = s544;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n549 = 0;
      l546: for (;;) {
        if (n549 >= 4) break;
        const s548 = p;
        l547: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
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
      if (n549 < 4) { return -1; }
    }
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)) {
    {
      const s550 = p;
      l551: {
        l553: {
          const s554 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
            l555: {
              p++;
              break l553;
            }
            p = s554;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l551;
          }
          p++;
          let n559 = 0;
          l556: for (;;) {
            if (n559 >= 4) break;
            const s558 = p;
            l557: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l557;
              }
              p++;
              n559++;
              continue l556;
            }
            p = s558;
            break;
          }
          if (n559 < 4) { break l551; }
        }
        return -1;
      }
      p = s550;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf61(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e572!: null;
  l575: {
    if (text.charCodeAt(p) === 91) {
      const s573 = p;
      l574: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l574; }
        p = s573;
        break l575;
      }
      p = s573;
    } else touched ||= p >= end;
    return -1;
  }
  e572 = null;
  value = [e572];
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

function leaf63(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamedArrayStartNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r576 = readNamedArrayStart(p);
  if (r576 === undefined) { return -1; }
  value = r576;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r577 = readObjectKind(p);
  if (r577 === undefined) { return undefined; }
  l_kind = r577;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r579 = readBadNamedArray(p);
  if (r579 === undefined) { return undefined; }
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

function leaf67(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PairNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r582 = readPair(p);
  if (r582 === undefined) { return -1; }
  value = r582;
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
  const r583 = readText(p);
  if (r583 === undefined) { return undefined; }
  l_name = r583;
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
  l585: {
    const s586 = p;
    const t587 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l588: {
        const r589 = readText(p);
        if (r589 === undefined) { break l588; }
        l_value = r589;
        p = pos;
        break l585;
      }
      p = s586;
      trail.length = t587;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l591: {
        const r592 = readNumber(p);
        if (r592 === undefined) { break l591; }
        l_value = r592;
        p = pos;
        break l585;
      }
      p = s586;
      trail.length = t587;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r594 = readConstant(p);
    if (r594 === undefined) { return undefined; }
    l_value = r594;
    p = pos;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
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
  l596: {
    const s597 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l598: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l598;
        }
        p++;
        l601: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
            const s599 = p;
            l600: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l602: {
                const s603 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
                  l604: {
                    p++;
                    break l602;
                  }
                  p = s603;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                  touched ||= p >= end;
                  break l600;
                }
                p++;
                let n608 = 0;
                l605: for (;;) {
                  if (n608 >= 200) break;
                  const s607 = p;
                  l606: {
                    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                      touched ||= p >= end;
                      break l606;
                    }
                    p++;
                    n608++;
                    continue l605;
                  }
                  p = s607;
                  break;
                }
                while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                touched ||= p >= end;
                if (text.charCodeAt(p) !== 58) {
                  touched ||= p >= end;
                  break l600;
                }
                p++;
              }
              p = s599;
              break l601;
            }
            p = s599;
          } else touched ||= p >= end;
          break l598;
        }
        break l596;
      }
      p = s597;
    } else touched ||= p >= end;
    l611: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
        const s609 = p;
        l610: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l610;
          }
          p++;
          p = s609;
          break l611;
        }
        p = s609;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf70(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l613: {
    const s614 = p;
    const t615 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l616: {
        const r617 = readBlanks(p);
        if (r617 === undefined) { break l616; }
        value = r617;
        p = pos;
        break l613;
      }
      p = s614;
      trail.length = t615;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r619 = readGapMistake(p);
    if (r619 === undefined) { return -1; }
    value = r619;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf71(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  const r621 = readKey(p);
  if (r621 === undefined) { return -1; }
  value = r621;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l622: {
    const s623 = p;
    const t624 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l625: {
        l626: {
          const s627 = p;
          const t628 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l629: {
              const r630 = readText(p);
              if (r630 === undefined) { break l629; }
              l_name = r630;
              p = pos;
              l634: {
                const s632 = p;
                l633: {
                  p = skipEndsName(p);
                  if (p < 0) { break l633; }
                  p = s632;
                  break l634;
                }
                p = s632;
                break l629;
              }
              break l626;
            }
            p = s627;
            trail.length = t628;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8229) || (c >= 8231 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
            touched ||= p >= end;
            break l625;
          }
          const r649 = readRepairedName(p);
          if (r649 === undefined) { break l625; }
          l_name = r649;
          p = pos;
        }
        l842: for (;;) {
          const s844 = p;
          const t845 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
            l843: {
              const r847 = readKeyGap(p);
              if (r847 === undefined) { break l843; }
              p = pos;
              continue l842;
            }
            p = s844;
            trail.length = t845;
          } else touched ||= p >= end;
          break;
        }
        const r857 = readColon(p);
        if (r857 === undefined) { break l625; }
        p = pos;
        break l622;
      }
      p = s623;
      trail.length = t624;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 58)) {
      touched ||= p >= end;
      return undefined;
    }
    const r888 = readMissingKey(p);
    if (r888 === undefined) { return undefined; }
    l_name = r888;
    p = pos;
    l893: {
      const s894 = p;
      const t895 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l896: {
          const r897 = readBadColon(p);
          if (r897 === undefined) { break l896; }
          p = pos;
          break l893;
        }
        p = s894;
        trail.length = t895;
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
  l635: {
    const s636 = p;
    l637: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l638: {
        const s639 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 65306)) {
          l640: {
            p++;
            break l638;
          }
          p = s639;
        } else touched ||= p >= end;
        l641: {
          if (p < end) {
            {
              const s642 = p;
              l643: {
                p++;
                break l641;
              }
              p = s642;
            }
          } else touched ||= p >= end;
          break l638;
        }
        p = s639;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
          l645: {
            p++;
            break l638;
          }
          p = s639;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l637;
        }
        p++;
      }
      break l635;
    }
    p = s636;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l646: {
      const s647 = p;
      if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
        l648: {
          p = skipNumeral(p);
          if (p < 0) { break l648; }
          break l646;
        }
        p = s647;
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
  l650: {
    const s651 = p;
    const t652 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l653: {
        const r654 = readBadEscapedQuotes(p);
        if (r654 === undefined) { break l653; }
        value = r654;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l656: {
        const r657 = readBadEntityQuotes(p);
        if (r657 === undefined) { break l656; }
        value = r657;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l659: {
        const r660 = readBadDoubledQuotes(p);
        if (r660 === undefined) { break l659; }
        value = r660;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l662: {
        const r663 = readBadSmartName(p);
        if (r663 === undefined) { break l662; }
        value = r663;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
      l684: {
        const r685 = readBadPrefixedName(p);
        if (r685 === undefined) { break l684; }
        value = r685;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l699: {
        const r700 = readBadColonInside(p);
        if (r700 === undefined) { break l699; }
        value = r700;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l710: {
        const r711 = readBadLostQuote(p);
        if (r711 === undefined) { break l710; }
        value = r711;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l732: {
        const r733 = readBadOtherQuote(p);
        if (r733 === undefined) { break l732; }
        value = r733;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l754: {
        const r755 = readBadQuotedName(p);
        if (r755 === undefined) { break l754; }
        value = r755;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l792: {
        const r793 = readBadOddName(p);
        if (r793 === undefined) { break l792; }
        value = r793;
        p = pos;
        break l650;
      }
      p = s651;
      trail.length = t652;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    const r828 = readBadBareKey(p);
    if (r828 === undefined) { return undefined; }
    value = r828;
    p = pos;
    l835: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c === 65306)) {
        const s833 = p;
        l834: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l836: {
            const s837 = p;
            if (text.charCodeAt(p) === 58) {
              l838: {

                p++;
                break l836;
              }
              p = s837;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l839: {

                p++;
                break l836;
              }
              p = s837;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l840: {

                p++;
                break l836;
              }
              p = s837;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l834;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l834;
            }
            p = skipValueStart(p);
            if (p < 0) { break l834; }
          }
          p = s833;
          break l835;
        }
        p = s833;
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
  l664: {
    const s665 = p;
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l666: {
        p++;
        const s667 = p;
        let n671 = 0;
        l668: for (;;) {
          if (n671 >= 200) break;
          const s670 = p;
          l669: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
              touched ||= p >= end;
              break l669;
            }
            p++;
            n671++;
            continue l668;
          }
          p = s670;
          break;
        }
        l_text = text.slice(s667, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
          touched ||= p >= end;
          break l666;
        }
        p++;
        l674: {
          const s672 = p;
          l673: {
            p = skipEndsName(p);
            if (p < 0) { break l673; }
            p = s672;
            break l674;
          }
          p = s672;
          break l666;
        }
        break l664;
      }
      p = s665;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s675 = p;
    let n679 = 0;
    l676: for (;;) {
      if (n679 >= 200) break;
      const s678 = p;
      l677: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : (c >= 128 && c <= 179) || (c >= 181 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l677;
        }
        p++;
        n679++;
        continue l676;
      }
      p = s678;
      break;
    }
    l_text = text.slice(s675, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 180 || (c >= 8216 && c <= 8219) || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l682: {
      const s680 = p;
      l681: {
        p = skipEndsName(p);
        if (p < 0) { break l681; }
        p = s680;
        break l682;
      }
      p = s680;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l686: {
    const s687 = p;
    if (text.charCodeAt(p) === 34) {
      l688: {
        const r689 = readDoubleName(p);
        if (r689 === undefined) { break l688; }
        l_text = r689;
        p = pos;
        break l686;
      }
      p = s687;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r692 = readSingleName(p);
    if (r692 === undefined) { return undefined; }
    l_text = r692;
    p = pos;
  }
  l697: {
    const s695 = p;
    l696: {
      p = skipEndsName(p);
      if (p < 0) { break l696; }
      p = s695;
      break l697;
    }
    p = s695;
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
  const s690 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s690, p);
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
  const s693 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s693, p);
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
  const s701 = p;
  let n705 = 0;
  l702: for (;;) {
    if (n705 >= 200) break;
    const s704 = p;
    l703: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l703;
      }
      p++;
      n705++;
      continue l702;
    }
    p = s704;
    break;
  }
  if (n705 < 1) { return undefined; }
  l_text = text.slice(s701, p);
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
  l708: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s706 = p;
      l707: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l707;
        }
        p = skipValueStart(p);
        if (p < 0) { break l707; }
        p = s706;
        break l708;
      }
      p = s706;
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
  l712: {
    const s713 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l714: {
        p++;
        const s715 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
          touched ||= p >= end;
          break l714;
        }
        p++;
        let n719 = 0;
        l716: for (;;) {
          if (n719 >= 200) break;
          const s718 = p;
          l717: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        l722: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s720 = p;
            l721: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l721;
              }
              p++;
              p = s720;
              break l722;
            }
            p = s720;
          } else touched ||= p >= end;
          break l714;
        }
        break l712;
      }
      p = s713;
    } else touched ||= p >= end;
    const s723 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s723, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l730: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
        const s728 = p;
        l729: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l729;
          }
          p++;
          p = s728;
          break l730;
        }
        p = s728;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l724: for (;;) {
    const s726 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l725: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l725;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l725;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l724;
      }
      p = s726;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function readBadOtherQuote(p: number): BadOtherQuoteNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l734: {
    const s735 = p;
    if (text.charCodeAt(p) === 34) {
      l736: {

        p++;
        const s737 = p;
        let n741 = 0;
        l738: for (;;) {
          if (n741 >= 200) break;
          const s740 = p;
          l739: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
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
        l_text = text.slice(s737, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l736;
        }
        p++;
        l744: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s742 = p;
            l743: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l743;
              }
              p++;
              p = s742;
              break l744;
            }
            p = s742;
          } else touched ||= p >= end;
          break l736;
        }
        break l734;
      }
      p = s735;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s745 = p;
    let n749 = 0;
    l746: for (;;) {
      if (n749 >= 200) break;
      const s748 = p;
      l747: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l747;
        }
        p++;
        n749++;
        continue l746;
      }
      p = s748;
      break;
    }
    l_text = text.slice(s745, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l752: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
        const s750 = p;
        l751: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l751;
          }
          p++;
          p = s750;
          break l752;
        }
        p = s750;
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
  l756: {
    const s757 = p;
    if (text.charCodeAt(p) === 34) {
      l758: {

        p++;
        const s759 = p;
        p = skipNameInside(p);
        if (p < 0) { break l758; }
        let m770 = false;
        l767: for (;;) {
          const s769 = p;
          if (text.charCodeAt(p) === 34) {
            l768: {

              p++;
              {
                const s771 = p;
                l772: {
                  p = skipEndsName(p);
                  if (p < 0) { break l772; }
                  break l768;
                }
                p = s771;
              }
              p = skipNameInside(p);
              if (p < 0) { break l768; }
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l768;
              }
              p++;
              {
                const s774 = p;
                l775: {
                  p = skipEndsName(p);
                  if (p < 0) { break l775; }
                  break l768;
                }
                p = s774;
              }
              p = skipNameInside(p);
              if (p < 0) { break l768; }
              m770 = true;
              continue l767;
            }
            p = s769;
          } else touched ||= p >= end;
          break;
        }
        if (!m770) { break l758; }
        l_text = text.slice(s759, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l758;
        }
        p++;
        l779: {
          const s777 = p;
          l778: {
            p = skipEndsName(p);
            if (p < 0) { break l778; }
            p = s777;
            break l779;
          }
          p = s777;
          break l758;
        }
        break l756;
      }
      p = s757;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s780 = p;
    let n784 = 0;
    l781: for (;;) {
      if (n784 >= 200) break;
      const s783 = p;
      l782: {
        l785: {
          const s786 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l787: {
              p++;
              break l785;
            }
            p = s786;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l782;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l782;
          }
          p++;
        }
        n784++;
        continue l781;
      }
      p = s783;
      break;
    }
    l_text = text.slice(s780, p);
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l790: {
      const s788 = p;
      l789: {
        p = skipEndsName(p);
        if (p < 0) { break l789; }
        p = s788;
        break l790;
      }
      p = s788;
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
  let n763 = 0;
  l760: for (;;) {
    if (n763 >= 200) break;
    const s762 = p;
    l761: {
      l764: {
        const s765 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) {
          l766: {
            p++;
            break l764;
          }
          p = s765;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l761;
        }
        p++;
        if (!(p < end)) {
          touched ||= p >= end;
          break l761;
        }
        p++;
      }
      n763++;
      continue l760;
    }
    p = s762;
    break;
  }
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l794: {
    const s795 = p;
    if (text.charCodeAt(p) === 34) {
      l796: {

        p++;
        const s797 = p;
        let n801 = 0;
        l798: for (;;) {
          if (n801 >= 200) break;
          const s800 = p;
          l799: {
            l802: {
              const s803 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128)) {
                l804: {
                  p++;
                  break l802;
                }
                p = s803;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l805: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l805;
                  }
                  p++;
                  break l802;
                }
                p = s803;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l799;
              }
              p++;
              {
                const s806 = p;
                l807: {
                  p = skipEndsName(p);
                  if (p < 0) { break l807; }
                  break l799;
                }
                p = s806;
              }
            }
            n801++;
            continue l798;
          }
          p = s800;
          break;
        }
        l_text = text.slice(s797, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l796;
        }
        p++;
        l811: {
          const s809 = p;
          l810: {
            p = skipEndsName(p);
            if (p < 0) { break l810; }
            p = s809;
            break l811;
          }
          p = s809;
          break l796;
        }
        break l794;
      }
      p = s795;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s812 = p;
    let n816 = 0;
    l813: for (;;) {
      if (n816 >= 200) break;
      const s815 = p;
      l814: {
        l817: {
          const s818 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) {
            l819: {
              p++;
              break l817;
            }
            p = s818;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l820: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l820;
              }
              p++;
              break l817;
            }
            p = s818;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l814;
          }
          p++;
          {
            const s821 = p;
            l822: {
              p = skipEndsName(p);
              if (p < 0) { break l822; }
              break l814;
            }
            p = s821;
          }
        }
        n816++;
        continue l813;
      }
      p = s815;
      break;
    }
    l_text = text.slice(s812, p);
    if (text.charCodeAt(p) !== 39) {
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
  const node: BadOddNameNode = { type: 'BadOddName', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function readBadBareKey(p: number): BadBareKeyNode | undefined {
  let c = 0;
  const start = p;
  l829: {
    if (text.charCodeAt(p) === 58) {
      const s831 = p;
      l830: {

        p++;
        break l829;
      }
      p = s831;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 8229) || (c >= 8231 && c <= 65281) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
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
  l848: {
    const s849 = p;
    const t850 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l851: {
        const r852 = readBlanks(p);
        if (r852 === undefined) { break l851; }
        value = r852;
        p = pos;
        break l848;
      }
      p = s849;
      trail.length = t850;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r854 = readGapMistake(p);
    if (r854 === undefined) { return undefined; }
    value = r854;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l858: {
    const s859 = p;
    const t860 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l861: {
        const r862 = readBadColon(p);
        if (r862 === undefined) { break l861; }
        value = r862;
        p = pos;
        break l858;
      }
      p = s859;
      trail.length = t860;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l874: {

        value = ":";
        p++;
        break l858;
      }
      p = s859;
      trail.length = t860;
    } else touched ||= p >= end;
    l875: {
      l878: {
        const s876 = p;
        l877: {
          l879: {
            const s880 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l881: {
                p++;
                break l879;
              }
              p = s880;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s882 = p;
                l883: {
                  p++;
                  break l877;
                }
                p = s882;
              }
            } else touched ||= p >= end;
          }
          p = s876;
          break l878;
        }
        p = s876;
        break l875;
      }
      value = null;
      break l858;
    }
    p = s859;
    trail.length = t860;
    const r885 = readMissingColon(p);
    if (r885 === undefined) { return undefined; }
    value = r885;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l863: {
    const s864 = p;
    if (text.charCodeAt(p) === 58) {
      l865: {

        p++;
        let m869 = false;
        l866: for (;;) {
          const s868 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            l867: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l867;
              }
              p++;
              m869 = true;
              continue l866;
            }
            p = s868;
          } else touched ||= p >= end;
          break;
        }
        if (!m869) { break l865; }
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l870: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l870;
        }
        p += 2;
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l871: {

        p++;
        break l863;
      }
      p = s864;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l872: {

        p++;
        break l863;
      }
      p = s864;
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
  l891: {
    if (text.charCodeAt(p) === 58) {
      const s889 = p;
      l890: {

        p++;
        p = s889;
        break l891;
      }
      p = s889;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingKeyNode = { type: 'MissingKey', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf92(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
    touched ||= p >= end;
    return -1;
  }
  const r900 = readValueGap(p);
  if (r900 === undefined) { return -1; }
  value = r900;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l901: {
    const s902 = p;
    const t903 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l904: {
        const r905 = readBlanks(p);
        if (r905 === undefined) { break l904; }
        value = r905;
        p = pos;
        break l901;
      }
      p = s902;
      trail.length = t903;
    } else touched ||= p >= end;
    let e907!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s908 = p;
        l909: {
          p = skipHashWord(p);
          if (p < 0) { break l909; }
          return undefined;
        }
        p = s908;
      }
    } else touched ||= p >= end;
    e907 = null;
    let e911!: BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r912 = readGapMistake(p);
    if (r912 === undefined) { return undefined; }
    e911 = r912;
    p = pos;
    value = [e907, e911];
  }
  pos = p;
  return value;
}

function leaf94(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedAmountNode;
  if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  const r915 = readRepairedAmount(p);
  if (r915 === undefined) { return -1; }
  value = r915;
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
  const r916 = readBadThousands(p);
  if (r916 === undefined) { return undefined; }
  l_value = r916;
  p = pos;
  pos = p;
  return { type: 'RepairedAmount', start: base + start, end: base + p, value: l_value };
}

function leaf96(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r919 = readWord(p);
  if (r919 === undefined) { return -1; }
  value = r919;
  p = pos;
  leafValue = value;
  return p;
}

function leaf97(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedPlaceholderNode;
  if (!(text.charCodeAt(p) === 123)) {
    touched ||= p >= end;
    return -1;
  }
  const r921 = readRepairedPlaceholder(p);
  if (r921 === undefined) { return -1; }
  value = r921;
  p = pos;
  leafValue = value;
  return p;
}

function leaf98(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectStartNode;
  if (!(((c = text.charCodeAt(p)) === 123 || c === 65371))) {
    touched ||= p >= end;
    return -1;
  }
  const r923 = readObjectStart(p);
  if (r923 === undefined) { return -1; }
  value = r923;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r924 = readObjectKind(p);
  if (r924 === undefined) { return undefined; }
  l_kind = r924;
  p = pos;
  l926: {
    const s927 = p;
    const t928 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l929: {

        p++;
        break l926;
      }
      p = s927;
      trail.length = t928;
    } else touched ||= p >= end;
    const r930 = readBadFullBracket(p);
    if (r930 === undefined) { return undefined; }
    p = pos;
    if (text.charCodeAt(p) !== 65371) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
  }
  l932: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false)) {
      const s934 = p;
      const t935 = trail.length;
      l933: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l933;
        }
        const r936 = readBadDoubledBracket(p);
        if (r936 === undefined) { break l933; }
        p = pos;
        break l932;
      }
      p = s934;
      trail.length = t935;
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
  l939: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s937 = p;
      l938: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l938;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l938; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l938;
        }
        p++;
        p = s937;
        break l939;
      }
      p = s937;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadDoubledBracketNode = { type: 'BadDoubledBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf102(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ArrayStartNode;
  if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
    touched ||= p >= end;
    return -1;
  }
  const r942 = readArrayStart(p);
  if (r942 === undefined) { return -1; }
  value = r942;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r943 = readArrayKind(p);
  if (r943 === undefined) { return undefined; }
  l_kind = r943;
  p = pos;
  l945: {
    const s946 = p;
    const t947 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l948: {

        p++;
        break l945;
      }
      p = s946;
      trail.length = t947;
    } else touched ||= p >= end;
    const r949 = readBadFullBracket(p);
    if (r949 === undefined) { return undefined; }
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

function leaf104(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TupleStartNode;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return -1;
  }
  const r952 = readTupleStart(p);
  if (r952 === undefined) { return -1; }
  value = r952;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r953 = readArrayKind(p);
  if (r953 === undefined) { return undefined; }
  l_kind = r953;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r955 = readBadTuple(p);
  if (r955 === undefined) { return undefined; }
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
  l958: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s956 = p;
      l957: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l959: {
          const s960 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l961: {
              p++;
              break l959;
            }
            p = s960;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l962: {
              p = skipNumeral(p);
              if (p < 0) { break l962; }
              break l959;
            }
            p = s960;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l963: {
              p++;
              break l959;
            }
            p = s960;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l964: {
              p = skipLiteral(p);
              if (p < 0) { break l964; }
              break l959;
            }
            p = s960;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l957;
          }
          p++;
        }
        p = s956;
        break l958;
      }
      p = s956;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadTupleNode = { type: 'BadTuple', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf107(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e967!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s968 = p;
      l969: {
        p = skipMemberAhead(p);
        if (p < 0) { break l969; }
        return -1;
      }
      p = s968;
    }
  } else touched ||= p >= end;
  e967 = null;
  value = [e967];
  leafValue = value;
  return p;
}

function leaf108(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e971!: null;
  l974: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      const s972 = p;
      l973: {
        l975: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s977 = p;
            l976: {
              p = skipPrefix(p);
              if (p < 0) { break l976; }
              break l975;
            }
            p = s977;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l973;
        }
        p += 3;
        p = s972;
        break l974;
      }
      p = s972;
    } else touched ||= p >= end;
    return -1;
  }
  e971 = null;
  value = [e971];
  leafValue = value;
  return p;
}

function skipPrefix(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  l978: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)) {
      const s980 = p;
      l979: {
        p++;
        break l978;
      }
      p = s980;
    } else touched ||= p >= end;
  }
  l983: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s981 = p;
      l982: {
        p++;
        p = s981;
        break l983;
      }
      p = s981;
    } else touched ||= p >= end;
    return -1;
  }
  return p;
}

function leaf110(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextStartNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  const r984 = readTextStart(p);
  if (r984 === undefined) { return -1; }
  value = r984;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l985: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
      const s987 = p;
      const t988 = trail.length;
      l986: {
        const r989 = readBadPrefix(p);
        if (r989 === undefined) { break l986; }
        p = pos;
        break l985;
      }
      p = s987;
      trail.length = t988;
    } else touched ||= p >= end;
  }
  l991: {
    const s992 = p;
    const t993 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l994: {
        const r995 = readBadTripleQuotes(p);
        if (r995 === undefined) { break l994; }
        l_mark = r995;
        p = pos;
        break l991;
      }
      p = s992;
      trail.length = t993;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1000: {
        const r1001 = readBadSmartQuotes(p);
        if (r1001 === undefined) { break l1000; }
        l_mark = r1001;
        p = pos;
        break l991;
      }
      p = s992;
      trail.length = t993;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1003: {
        const r1004 = readBadBackticks(p);
        if (r1004 === undefined) { break l1003; }
        l_mark = r1004;
        p = pos;
        break l991;
      }
      p = s992;
      trail.length = t993;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1006: {
        const r1007 = readBadSingleQuotes(p);
        if (r1007 === undefined) { break l1006; }
        l_mark = r1007;
        p = pos;
        break l991;
      }
      p = s992;
      trail.length = t993;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
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
  l996: {
    const s997 = p;
    if (text.charCodeAt(p) === 34) {
      l998: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l998;
        }
        p += 3;
        break l996;
      }
      p = s997;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : c === 171 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
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

function text116(p: number, inside: number): number {
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
      l1010: {

        if (!((p < end && text.charCodeAt(p) !== 34))) {
          touched ||= p >= end;
          break l1010;
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
      l1011: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1012 = p;
            l1013: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1013;
              }
              p += 3;
              break l1011;
            }
            p = s1012;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
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

function leaf117(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"\"\"" | MissingStringEndNode;
  l1015: {
    const s1016 = p;
    const t1017 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1018: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1018;
        }
        value = "\"\"\"";
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

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1020: {
    if (text.charCodeAt(p) === 92) {
      const s1022 = p;
      l1021: {

        p++;
        l1023: {
          if (text.charCodeAt(p) === 117) {
            const s1025 = p;
            l1024: {

              p++;
              let n1029 = 0;
              l1026: for (;;) {
                if (n1029 >= 3) break;
                const s1028 = p;
                l1027: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1027;
                  }
                  p++;
                  n1029++;
                  continue l1026;
                }
                p = s1028;
                break;
              }
              break l1023;
            }
            p = s1025;
          } else touched ||= p >= end;
        }
        break l1020;
      }
      p = s1022;
    } else touched ||= p >= end;
  }
  pos = p;
  const node: MissingStringEndNode = { type: 'MissingStringEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf119(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1031!: null;
  l1034: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1032 = p;
      l1033: {
        l1035: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s1037 = p;
            l1036: {
              p = skipPrefix(p);
              if (p < 0) { break l1036; }
              break l1035;
            }
            p = s1037;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1033;
        }
        p += 3;
        p = s1032;
        break l1034;
      }
      p = s1032;
    } else touched ||= p >= end;
    return -1;
  }
  e1031 = null;
  value = [e1031];
  leafValue = value;
  return p;
}

function text120(p: number, inside: number): number {
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
      l1038: {

        if (!((p < end && text.charCodeAt(p) !== 39))) {
          touched ||= p >= end;
          break l1038;
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
      l1039: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1040 = p;
            l1041: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1041;
              }
              p += 3;
              break l1039;
            }
            p = s1040;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
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

function leaf121(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "'''" | MissingStringEndNode;
  l1043: {
    const s1044 = p;
    const t1045 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1046: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1046;
        }
        value = "'''";
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

function leaf122(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1049!: null;
  l1052: {
    if (text.charCodeAt(p) === 34) {
      const s1050 = p;
      l1051: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1051;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1051;
        }
        p++;
        {
          const s1053 = p;
          l1054: {
            p = skipEnds(p);
            if (p < 0) { break l1054; }
            break l1051;
          }
          p = s1053;
        }
        p = s1050;
        break l1052;
      }
      p = s1050;
    } else touched ||= p >= end;
    return -1;
  }
  e1049 = null;
  value = [e1049];
  leafValue = value;
  return p;
}

function text123(p: number, inside: number): number {
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
      l1056: {

        if (!(((c = text.charCodeAt(p)) <= 92 || (c >= 94 && c <= 124) || c >= 126))) {
          touched ||= p >= end;
          break l1056;
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
      l1057: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1058 = p;
            l1059: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1059; }
              break l1057;
            }
            p = s1058;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1057;
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
  l1061: {
    const s1062 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1063: {
        p++;
        break l1061;
      }
      p = s1062;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1064 = p;
        l1065: {
          p++;
          return -1;
        }
        p = s1064;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf125(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1067: {
    const s1068 = p;
    const t1069 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1070: {
        const r1071 = readInnerEnd(p);
        if (r1071 === undefined) { break l1070; }
        value = r1071;
        p = pos;
        break l1067;
      }
      p = s1068;
      trail.length = t1069;
    } else touched ||= p >= end;
    const r1079 = readMissingStringEnd(p);
    if (r1079 === undefined) { return -1; }
    value = r1079;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1074: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1072 = p;
      l1073: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1073; }
        p = s1072;
        break l1074;
      }
      p = s1072;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1075 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1075, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1076 = readBadInnerJson(p);
  if (r1076 === undefined) { return undefined; }
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

function leaf128(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1081!: null;
  l1084: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      const s1082 = p;
      l1083: {
        l1085: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s1087 = p;
            l1086: {
              p = skipPrefix(p);
              if (p < 0) { break l1086; }
              break l1085;
            }
            p = s1087;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1083;
        }
        p++;
        p = s1082;
        break l1084;
      }
      p = s1082;
    } else touched ||= p >= end;
    return -1;
  }
  e1081 = null;
  value = [e1081];
  leafValue = value;
  return p;
}

function text129(p: number, inside: number): number {
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
      l1088: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220) || c >= 8222))) {
          touched ||= p >= end;
          break l1088;
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
      l1089: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1090 = p;
            l1091: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1091; }
              break l1089;
            }
            p = s1090;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1089;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1089; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
      l1152: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1153 = p;
            l1154: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1154; }
              break l1152;
            }
            p = s1153;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1152;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
      l1160: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1161 = p;
            l1162: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1162; }
              break l1160;
            }
            p = s1161;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1160;
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
  l1093: {
    const s1094 = p;
    if (text.charCodeAt(p) === 44) {
      l1095: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1095;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1095; }
        break l1093;
      }
      p = s1094;
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
  l1096: {
    const s1097 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1098: {
        p = skipInObject(p);
        if (p < 0) { break l1098; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1099 = p;
            l1100: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1100; }
              break l1098;
            }
            p = s1099;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1098;
        }
        p = skipLostName(p);
        if (p < 0) { break l1098; }
        break l1096;
      }
      p = s1097;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1113 = p;
        l1114: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1114; }
          return -1;
        }
        p = s1113;
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
  l1102: {
    const s1103 = p;
    if (text.charCodeAt(p) === 34) {
      l1104: {

        p++;
        let n1108 = 0;
        l1105: for (;;) {
          if (n1108 >= 200) break;
          const s1107 = p;
          l1106: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1106;
            }
            p++;
            n1108++;
            continue l1105;
          }
          p = s1107;
          break;
        }
        if (n1108 < 1) { break l1104; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1104;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1104;
        }
        p++;
        break l1102;
      }
      p = s1103;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1112 = 0;
    l1109: for (;;) {
      if (n1112 >= 200) break;
      const s1111 = p;
      l1110: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1110;
        }
        p++;
        n1112++;
        continue l1109;
      }
      p = s1111;
      break;
    }
    if (n1112 < 1) { return -1; }
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
  l1116: {
    const s1117 = p;
    if (text.charCodeAt(p) === 34) {
      l1118: {

        p++;
        let n1122 = 0;
        l1119: for (;;) {
          if (n1122 >= 200) break;
          const s1121 = p;
          l1120: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1120;
            }
            p++;
            n1122++;
            continue l1119;
          }
          p = s1121;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1118;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1118;
        }
        p++;
        break l1116;
      }
      p = s1117;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1126 = 0;
    l1123: for (;;) {
      if (n1126 >= 200) break;
      const s1125 = p;
      l1124: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1124;
        }
        p++;
        n1126++;
        continue l1123;
      }
      p = s1125;
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
  l1127: {
    const s1128 = p;
    if (text.charCodeAt(p) === 125) {
      l1129: {
        p = skipInObject(p);
        if (p < 0) { break l1129; }
        l1132: {
          if (text.charCodeAt(p) === 125) {
            const s1130 = p;
            l1131: {

              p++;
              p = s1130;
              break l1132;
            }
            p = s1130;
          } else touched ||= p >= end;
          break l1129;
        }
        break l1127;
      }
      p = s1128;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1135: {
      if (text.charCodeAt(p) === 93) {
        const s1133 = p;
        l1134: {

          p++;
          p = s1133;
          break l1135;
        }
        p = s1133;
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
  l1140: {
    const s1141 = p;
    if (text.charCodeAt(p) === 44) {
      l1142: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1143: {
          if (text.charCodeAt(p) === 123) {
            const s1145 = p;
            l1144: {

              p++;
              break l1143;
            }
            p = s1145;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1146 = p;
            l1147: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1147; }
              break l1142;
            }
            p = s1146;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1142;
        }
        p = skipLostName(p);
        if (p < 0) { break l1142; }
        break l1140;
      }
      p = s1141;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1149 = p;
        l1150: {
          p++;
          return -1;
        }
        p = s1149;
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
  let n1139 = 0;
  l1136: for (;;) {
    if (n1139 >= 99) break;
    const s1138 = p;
    l1137: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
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
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1156: {
    const s1157 = p;
    if (text.charCodeAt(p) === 44) {
      l1158: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1158;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1158; }
        break l1156;
      }
      p = s1157;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1159: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false))) {
          touched ||= p >= end;
          break l1159;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1159; }
        break l1156;
      }
      p = s1157;
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

function leaf139(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1164!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1165 = p;
      l1166: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1166; }
        return -1;
      }
      p = s1165;
    }
  } else touched ||= p >= end;
  e1164 = null;
  value = [e1164];
  leafValue = value;
  return p;
}

function leaf140(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBlankPairNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1168 = readBadBlankPair(p);
  if (r1168 === undefined) { return -1; }
  value = r1168;
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
    const s1169 = p;
    l1170: {
      p = skipEnds(p);
      if (p < 0) { break l1170; }
      return undefined;
    }
    p = s1169;
  }
  pos = p;
  const node: BadBlankPairNode = { type: 'BadBlankPair', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf142(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadQuoteNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1173 = readBadQuote(p);
  if (r1173 === undefined) { return -1; }
  value = r1173;
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
  l1176: {
    if (p < end) {
      const s1174 = p;
      l1175: {
        p++;
        p = s1174;
        break l1176;
      }
      p = s1174;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadQuoteNode = { type: 'BadQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf144(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1178 = readTextFlaw(p);
  if (r1178 === undefined) { return -1; }
  value = r1178;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1179: {
    const s1180 = p;
    const t1181 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1182: {
        const r1183 = readBadNewline(p);
        if (r1183 === undefined) { break l1182; }
        value = r1183;
        p = pos;
        break l1179;
      }
      p = s1180;
      trail.length = t1181;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || (c >= 14 && c <= 31))) {
      l1194: {
        const r1195 = readBadControl(p);
        if (r1195 === undefined) { break l1194; }
        value = r1195;
        p = pos;
        break l1179;
      }
      p = s1180;
      trail.length = t1181;
    } else touched ||= p >= end;
    let e1197!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1198 = p;
        l1199: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1199; }
          return undefined;
        }
        p = s1198;
      }
    } else touched ||= p >= end;
    e1197 = null;
    let e1201!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1202 = p;
        l1203: {
          p = skipCutEscape(p);
          if (p < 0) { break l1203; }
          return undefined;
        }
        p = s1202;
      }
    } else touched ||= p >= end;
    e1201 = null;
    let e1215!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1216 = readBadEscape(p);
    if (r1216 === undefined) { return undefined; }
    e1215 = r1216;
    p = pos;
    value = [e1197, e1201, e1215];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1184 = p;
      l1185: {
        p = skipEol(p);
        if (p < 0) { break l1185; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1185;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1185; }
        return undefined;
      }
      p = s1184;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
    {
      const s1187 = p;
      l1188: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1188;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1188; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1188;
        }
        p = skipClosers(p);
        if (p < 0) { break l1188; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1190 = p;
            l1191: {
              p++;
              break l1188;
            }
            p = s1190;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1187;
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
  l1205: {
    if (text.charCodeAt(p) === 117) {
      const s1207 = p;
      l1206: {

        p++;
        let n1211 = 0;
        l1208: for (;;) {
          if (n1211 >= 3) break;
          const s1210 = p;
          l1209: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1209;
            }
            p++;
            n1211++;
            continue l1208;
          }
          p = s1210;
          break;
        }
        break l1205;
      }
      p = s1207;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1212 = p;
      l1213: {
        p++;
        return -1;
      }
      p = s1212;
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
  l1217: {
    const s1218 = p;
    if (text.charCodeAt(p) === 92) {
      l1219: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1219;
        }
        p += 3;
        const s1220 = p;
        let n1224 = 0;
        l1221: for (;;) {
          if (n1224 >= 6) break;
          const s1223 = p;
          l1222: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1222;
            }
            p++;
            n1224++;
            continue l1221;
          }
          p = s1223;
          break;
        }
        if (n1224 < 1) { break l1219; }
        l_code = text.slice(s1220, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1219;
        }
        p++;
        break l1217;
      }
      p = s1218;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1225: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1225;
        }
        p += 2;
        const s1226 = p;
        let n1230 = 0;
        l1227: for (;;) {
          if (n1230 >= 2) break;
          const s1229 = p;
          l1228: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1228;
            }
            p++;
            n1230++;
            continue l1227;
          }
          p = s1229;
          break;
        }
        if (n1230 < 2) { break l1225; }
        l_code = text.slice(s1226, p);
        break l1217;
      }
      p = s1218;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1231: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1231;
        }
        const r1232 = readEol(p);
        if (r1232 === undefined) { break l1231; }
        l_lineEnd = r1232;
        p = pos;
        break l1217;
      }
      p = s1218;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1238: {

        p++;
        const s1239 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1238;
        }
        p++;
        l_char = text.slice(s1239, p);
        break l1217;
      }
      p = s1218;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      {
        const s1240 = p;
        l1241: {
          p++;
          return undefined;
        }
        p = s1240;
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
  l1233: {
    const s1234 = p;
    if (text.charCodeAt(p) === 13) {
      l1235: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1235;
        }
        value = "\r\n";
        p += 2;
        break l1233;
      }
      p = s1234;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1236: {

        value = "\n";
        p++;
        break l1233;
      }
      p = s1234;
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

function leaf151(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  const r1245 = readPairEnds(p);
  if (r1245 === undefined) { return -1; }
  value = r1245;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1246: {
    const s1247 = p;
    const t1248 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1249: {
        let e1250!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1251 = p;
            l1252: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1252; }
              break l1249;
            }
            p = s1251;
          }
        } else touched ||= p >= end;
        e1250 = null;
        let e1300!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1249;
        }
        const r1301 = readBadQuote(p);
        if (r1301 === undefined) { break l1249; }
        e1300 = r1301;
        p = pos;
        value = [e1250, e1300];
        break l1246;
      }
      p = s1247;
      trail.length = t1248;
    } else touched ||= p >= end;
    const r1303 = readBadLoneQuote(p);
    if (r1303 === undefined) { return undefined; }
    value = r1303;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1254: {
    const s1255 = p;
    l1256: {
      p = skipInObject(p);
      if (p < 0) { break l1256; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1257: {
        const s1258 = p;
        l1259: {
          if (p < end) {
            {
              const s1260 = p;
              l1261: {
                p++;
                break l1259;
              }
              p = s1260;
            }
          } else touched ||= p >= end;
          break l1257;
        }
        p = s1258;
        if (text.charCodeAt(p) === 44) {
          l1263: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1264: {
              const s1265 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1266: {
                  p = skipLostName(p);
                  if (p < 0) { break l1266; }
                  break l1264;
                }
                p = s1265;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1263;
              }
              p++;
            }
            break l1257;
          }
          p = s1258;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1256;
        }
        p = skipClosers(p);
        if (p < 0) { break l1256; }
        l1267: {
          const s1268 = p;
          if (text.charCodeAt(p) === 44) {
            l1269: {

              p++;
              break l1267;
            }
            p = s1268;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1270: {
              p = skipEol(p);
              if (p < 0) { break l1270; }
              break l1267;
            }
            p = s1268;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1271 = p;
              l1272: {
                p++;
                break l1256;
              }
              p = s1271;
            }
          } else touched ||= p >= end;
        }
      }
      break l1254;
    }
    p = s1255;
    l1274: {
      p = skipInArray(p);
      if (p < 0) { break l1274; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1275: {
        const s1276 = p;
        l1277: {
          if (p < end) {
            {
              const s1278 = p;
              l1279: {
                p++;
                break l1277;
              }
              p = s1278;
            }
          } else touched ||= p >= end;
          break l1275;
        }
        p = s1276;
        if (text.charCodeAt(p) === 44) {
          l1281: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1282: {
              const s1283 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1284: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1284; }
                  break l1282;
                }
                p = s1283;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
                l1285: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1285; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1285;
                  }
                  p++;
                  break l1282;
                }
                p = s1283;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1286: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1286; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1286;
                  }
                  p++;
                  break l1282;
                }
                p = s1283;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1281;
              }
              p++;
            }
            break l1275;
          }
          p = s1276;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1274;
        }
        p = skipClosers(p);
        if (p < 0) { break l1274; }
        l1287: {
          const s1288 = p;
          if (text.charCodeAt(p) === 44) {
            l1289: {

              p++;
              break l1287;
            }
            p = s1288;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1290: {
              p = skipEol(p);
              if (p < 0) { break l1290; }
              break l1287;
            }
            p = s1288;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1291 = p;
              l1292: {
                p++;
                break l1274;
              }
              p = s1291;
            }
          } else touched ||= p >= end;
        }
      }
      break l1254;
    }
    p = s1255;
    {
      const s1294 = p;
      l1295: {
        p = skipInObject(p);
        if (p < 0) { break l1295; }
        return -1;
      }
      p = s1294;
    }
    {
      const s1297 = p;
      l1298: {
        p = skipInArray(p);
        if (p < 0) { break l1298; }
        return -1;
      }
      p = s1297;
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

function leaf155(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  const r1306 = readDoubleEnd(p);
  if (r1306 === undefined) { return -1; }
  value = r1306;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1307: {
    const s1308 = p;
    const t1309 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1310: {

        value = "\"";
        p++;
        break l1307;
      }
      p = s1308;
      trail.length = t1309;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1311: {
        const r1312 = readBadEscapedEnd(p);
        if (r1312 === undefined) { break l1311; }
        value = r1312;
        p = pos;
        break l1307;
      }
      p = s1308;
      trail.length = t1309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      l1317: {
        const r1318 = readBadOtherEnd(p);
        if (r1318 === undefined) { break l1317; }
        value = r1318;
        p = pos;
        break l1307;
      }
      p = s1308;
      trail.length = t1309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1323: {
        const r1324 = readMissingLastQuote(p);
        if (r1324 === undefined) { break l1323; }
        value = r1324;
        p = pos;
        break l1307;
      }
      p = s1308;
      trail.length = t1309;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      l1332: {
        const r1333 = readMissingQuote(p);
        if (r1333 === undefined) { break l1332; }
        value = r1333;
        p = pos;
        break l1307;
      }
      p = s1308;
      trail.length = t1309;
    } else touched ||= p >= end;
    const r1341 = readMissingStringEnd(p);
    if (r1341 === undefined) { return undefined; }
    value = r1341;
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
  l1315: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1313 = p;
      l1314: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1314; }
        p = s1313;
        break l1315;
      }
      p = s1313;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1321: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1319 = p;
      l1320: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1320; }
        p = s1319;
        break l1321;
      }
      p = s1319;
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
  l1327: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1325 = p;
      l1326: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1326;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1326; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1326;
        }
        p = skipClosers(p);
        if (p < 0) { break l1326; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1328 = p;
            l1329: {
              p++;
              break l1326;
            }
            p = s1328;
          }
        } else touched ||= p >= end;
        p = s1325;
        break l1327;
      }
      p = s1325;
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
  l1336: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : c === 8217 || c === 8221)) {
      const s1334 = p;
      l1335: {
        l1337: {
          const s1338 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 8217 || c === 8221)) {
            l1339: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1339; }
              break l1337;
            }
            p = s1338;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1335;
          }
          p = skipEol(p);
          if (p < 0) { break l1335; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
            touched ||= p >= end;
            break l1335;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1335; }
        }
        p = s1334;
        break l1336;
      }
      p = s1334;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf161(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1344!: null;
  l1347: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1345 = p;
      l1346: {
        l1348: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s1350 = p;
            l1349: {
              p = skipPrefix(p);
              if (p < 0) { break l1349; }
              break l1348;
            }
            p = s1350;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287))) {
          touched ||= p >= end;
          break l1346;
        }
        p++;
        p = s1345;
        break l1347;
      }
      p = s1345;
    } else touched ||= p >= end;
    return -1;
  }
  e1344 = null;
  value = [e1344];
  leafValue = value;
  return p;
}

function text162(p: number, inside: number): number {
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
      l1351: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 128 && c <= 191) || (c >= 592 && c <= 8215) || (c >= 8220 && c <= 65286) || c >= 65288))) {
          touched ||= p >= end;
          break l1351;
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
      l1352: {
        if (!((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591)))) {
          touched ||= p >= end;
          break l1352;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) p++;
        touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
          {
            const s1353 = p;
            l1354: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1354; }
              break l1352;
            }
            p = s1353;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1359: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1359;
        }
        p++;
        l1360: {
          const s1361 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
            l1362: {
              p++;
              break l1360;
            }
            p = s1361;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1359;
          }
          p++;
          let n1366 = 0;
          l1363: for (;;) {
            if (n1366 >= 4) break;
            const s1365 = p;
            l1364: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1364;
              }
              p++;
              n1366++;
              continue l1363;
            }
            p = s1365;
            break;
          }
          if (n1366 < 4) { break l1359; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      l1367: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
          {
            const s1368 = p;
            l1369: {
              p = skipSingleLost(p);
              if (p < 0) { break l1369; }
              break l1367;
            }
            p = s1368;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false))) {
          touched ||= p >= end;
          break l1367;
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
    const s1356 = p;
    l1357: {
      p = skipEnds(p);
      if (p < 0) { break l1357; }
      return -1;
    }
    p = s1356;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1371: {
    const s1372 = p;
    if (text.charCodeAt(p) === 44) {
      l1373: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1373;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1373; }
        break l1371;
      }
      p = s1372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1377: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1378: {
          const s1379 = p;
          if (text.charCodeAt(p) === 44) {
            l1380: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1381: {
                const s1382 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1383: {
                    p = skipLostName(p);
                    if (p < 0) { break l1383; }
                    break l1381;
                  }
                  p = s1382;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1380;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1380; }
              }
              break l1378;
            }
            p = s1379;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1377;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1377; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1377;
          }
          p = skipClosers(p);
          if (p < 0) { break l1377; }
        }
        break l1371;
      }
      p = s1372;
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
        const s1384 = p;
        l1385: {
          p++;
          return -1;
        }
        p = s1384;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1374: {
    const s1375 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1376: {
        p = skipInObject(p);
        if (p < 0) { break l1376; }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1376;
        }
        p = skipLostName(p);
        if (p < 0) { break l1376; }
        break l1374;
      }
      p = s1375;
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

function leaf166(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractionNode | BadInnerMarkNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1387: {
    const s1388 = p;
    const t1389 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122) || (c >= 192 && c <= 591))) {
      l1390: {
        const r1391 = readContraction(p);
        if (r1391 === undefined) { break l1390; }
        value = r1391;
        p = pos;
        break l1387;
      }
      p = s1388;
      trail.length = t1389;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1399: {
        const r1400 = readBadInnerMark(p);
        if (r1400 === undefined) { break l1399; }
        value = r1400;
        p = pos;
        break l1387;
      }
      p = s1388;
      trail.length = t1389;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1405 = readTextFlaw(p);
    if (r1405 === undefined) { return -1; }
    value = r1405;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1392 = p;
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
  const r1393 = readBadApostrophe(p);
  if (r1393 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1392, p);
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
    const s1394 = p;
    l1395: {
      p = skipEnds(p);
      if (p < 0) { break l1395; }
      return undefined;
    }
    p = s1394;
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
    const s1401 = p;
    l1402: {
      p = skipEnds(p);
      if (p < 0) { break l1402; }
      return undefined;
    }
    p = s1401;
  }
  pos = p;
  const node: BadInnerMarkNode = { type: 'BadInnerMark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf170(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  const r1407 = readSingleEnd(p);
  if (r1407 === undefined) { return -1; }
  value = r1407;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1408: {
    const s1409 = p;
    const t1410 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || (c >= 8216 && c <= 8219) || c === 65287)) {
      l1411: {
        const r1412 = readApostrophe(p);
        if (r1412 === undefined) { break l1411; }
        value = r1412;
        p = pos;
        break l1408;
      }
      p = s1409;
      trail.length = t1410;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221)) {
      l1414: {
        const r1415 = readBadOtherEnd(p);
        if (r1415 === undefined) { break l1414; }
        value = r1415;
        p = pos;
        break l1408;
      }
      p = s1409;
      trail.length = t1410;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      l1417: {
        const r1418 = readMissingLastQuote(p);
        if (r1418 === undefined) { break l1417; }
        value = r1418;
        p = pos;
        break l1408;
      }
      p = s1409;
      trail.length = t1410;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      l1420: {
        const r1421 = readMissingSingleQuote(p);
        if (r1421 === undefined) { break l1420; }
        value = r1421;
        p = pos;
        break l1408;
      }
      p = s1409;
      trail.length = t1410;
    } else touched ||= p >= end;
    const r1426 = readMissingStringEnd(p);
    if (r1426 === undefined) { return undefined; }
    value = r1426;
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
  l1424: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : false)) {
      const s1422 = p;
      l1423: {
        p = skipSingleLost(p);
        if (p < 0) { break l1423; }
        p = s1422;
        break l1424;
      }
      p = s1422;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingSingleQuoteNode = { type: 'MissingSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf174(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1429!: null;
  l1432: {
    if (((c = text.charCodeAt(p)) === 171 || (c >= 8220 && c <= 8223) || c === 65282)) {
      const s1430 = p;
      l1431: {
        p++;
        p = s1430;
        break l1432;
      }
      p = s1430;
    } else touched ||= p >= end;
    return -1;
  }
  e1429 = null;
  value = [e1429];
  leafValue = value;
  return p;
}

function text175(p: number, inside: number): number {
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
      l1433: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 128 && c <= 186) || (c >= 188 && c <= 8219) || (c >= 8224 && c <= 65281) || c >= 65283))) {
          touched ||= p >= end;
          break l1433;
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
      l1434: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1434;
        }
        p++;
        l1435: {
          const s1436 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
            l1437: {
              p++;
              break l1435;
            }
            p = s1436;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1434;
          }
          p++;
          let n1441 = 0;
          l1438: for (;;) {
            if (n1441 >= 4) break;
            const s1440 = p;
            l1439: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1439;
              }
              p++;
              n1441++;
              continue l1438;
            }
            p = s1440;
            break;
          }
          if (n1441 < 4) { break l1434; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf176(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerSmartNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1442: {
    const s1443 = p;
    const t1444 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1445: {
        const r1446 = readBadInnerSmart(p);
        if (r1446 === undefined) { break l1445; }
        value = r1446;
        p = pos;
        break l1442;
      }
      p = s1443;
      trail.length = t1444;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1451 = readTextFlaw(p);
    if (r1451 === undefined) { return -1; }
    value = r1451;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadInnerSmart(p: number): BadInnerSmartNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  {
    const s1447 = p;
    l1448: {
      p = skipEnds(p);
      if (p < 0) { break l1448; }
      return undefined;
    }
    p = s1447;
  }
  pos = p;
  const node: BadInnerSmartNode = { type: 'BadInnerSmart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf178(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1453 = readSmartEnd(p);
  if (r1453 === undefined) { return -1; }
  value = r1453;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1454: {
    const s1455 = p;
    const t1456 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 187 || (c >= 8220 && c <= 8223) || c === 65282)) {
      l1457: {
        value = text.charAt(p);
        p++;
        break l1454;
      }
      p = s1455;
      trail.length = t1456;
    } else touched ||= p >= end;
    const r1458 = readMissingStringEnd(p);
    if (r1458 === undefined) { return undefined; }
    value = r1458;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf180(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1461!: null;
  l1464: {
    if (text.charCodeAt(p) === 96) {
      const s1462 = p;
      l1463: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1463;
        }
        p += 3;
        p = s1462;
        break l1464;
      }
      p = s1462;
    } else touched ||= p >= end;
    return -1;
  }
  e1461 = null;
  value = [e1461];
  leafValue = value;
  return p;
}

function leaf181(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1465 = readFencedTextStart(p);
  if (r1465 === undefined) { return -1; }
  value = r1465;
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
  const r1466 = readBadFencedText(p);
  if (r1466 === undefined) { return undefined; }
  l_mark = r1466;
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

function text184(p: number, inside: number): number {
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
      l1469: {

        if (!(((c = text.charCodeAt(p)) <= 9 || (c >= 11 && c <= 12) || c >= 14))) {
          touched ||= p >= end;
          break l1469;
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
      l1470: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1471 = p;
            l1472: {
              p = skipEol(p);
              if (p < 0) { break l1472; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1472;
              }
              p += 3;
              break l1470;
            }
            p = s1471;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1470;
        }
        p = skipEol(p);
        if (p < 0) { break l1470; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf185(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ["\r\n" | "\n" | "\r" | null, string[], "```"] | MissingStringEndNode;
  l1474: {
    const s1475 = p;
    const t1476 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) {
      l1477: {
        let e1478!: "\r\n" | "\n" | "\r" | null;
        l1479: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1481 = p;
            l1480: {
              const r1482 = readEol(p);
              if (r1482 === undefined) { break l1480; }
              e1478 = r1482;
              p = pos;
              break l1479;
            }
            p = s1481;
          } else touched ||= p >= end;
          e1478 = null;
        }
        let e1484!: string[];
        const list1489: string[] = [];
        l1485: for (;;) {
          const s1487 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1486: {
              let v1488!: string;
              const r1491 = readBlank(p);
              if (r1491 === undefined) { break l1486; }
              v1488 = r1491;
              p = pos;
              list1489.push(v1488);
              continue l1485;
            }
            p = s1487;
          } else touched ||= p >= end;
          break;
        }
        e1484 = list1489;
        let e1493!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1477;
        }
        e1493 = "```";
        p += 3;
        value = [e1478, e1484, e1493];
        break l1474;
      }
      p = s1475;
      trail.length = t1476;
    } else touched ||= p >= end;
    const r1494 = readMissingStringEnd(p);
    if (r1494 === undefined) { return -1; }
    value = r1494;
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

function leaf187(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1496!: null;
  l1499: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1497 = p;
      l1498: {
        p++;
        p = s1497;
        break l1499;
      }
      p = s1497;
    } else touched ||= p >= end;
    return -1;
  }
  e1496 = null;
  value = [e1496];
  leafValue = value;
  return p;
}

function text188(p: number, inside: number): number {
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
      l1500: {

        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : (c >= 128 && c <= 179) || c >= 181))) {
          touched ||= p >= end;
          break l1500;
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
      l1501: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1501;
        }
        p++;
        l1502: {
          const s1503 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
            l1504: {
              p++;
              break l1502;
            }
            p = s1503;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1501;
          }
          p++;
          let n1508 = 0;
          l1505: for (;;) {
            if (n1508 >= 4) break;
            const s1507 = p;
            l1506: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1506;
              }
              p++;
              n1508++;
              continue l1505;
            }
            p = s1507;
            break;
          }
          if (n1508 < 4) { break l1501; }
        }

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
  let value!: BadInnerBacktickNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1509: {
    const s1510 = p;
    const t1511 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1512: {
        const r1513 = readBadInnerBacktick(p);
        if (r1513 === undefined) { break l1512; }
        value = r1513;
        p = pos;
        break l1509;
      }
      p = s1510;
      trail.length = t1511;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1518 = readTextFlaw(p);
    if (r1518 === undefined) { return -1; }
    value = r1518;
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
    const s1514 = p;
    l1515: {
      p = skipEnds(p);
      if (p < 0) { break l1515; }
      return undefined;
    }
    p = s1514;
  }
  pos = p;
  const node: BadInnerBacktickNode = { type: 'BadInnerBacktick', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf191(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1520 = readBacktickEnd(p);
  if (r1520 === undefined) { return -1; }
  value = r1520;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1521: {
    const s1522 = p;
    const t1523 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1524: {
        value = text.charAt(p);
        p++;
        break l1521;
      }
      p = s1522;
      trail.length = t1523;
    } else touched ||= p >= end;
    const r1525 = readMissingStringEnd(p);
    if (r1525 === undefined) { return undefined; }
    value = r1525;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf193(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadConcatenationNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1528 = readBadConcatenation(p);
  if (r1528 === undefined) { return -1; }
  value = r1528;
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
  l1531: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1529 = p;
      l1530: {
        l1532: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s1534 = p;
            l1533: {
              p = skipPrefix(p);
              if (p < 0) { break l1533; }
              break l1532;
            }
            p = s1534;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1530;
        }
        p++;
        p = s1529;
        break l1531;
      }
      p = s1529;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConcatenationNode = { type: 'BadConcatenation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf195(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf196(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadVariableNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1536 = readBadVariable(p);
  if (r1536 === undefined) { return -1; }
  value = r1536;
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

function leaf198(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1538 = readTextEnd(p);
  if (r1538 === undefined) { return -1; }
  value = r1538;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf200(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, RepairedWordNode];
  let e1540!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
    {
      const s1541 = p;
      l1542: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1542; }
        return -1;
      }
      p = s1541;
    }
  } else touched ||= p >= end;
  e1540 = null;
  let e1544!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c === 65341 || c === 65373)) {
    {
      const s1545 = p;
      l1546: {
        p++;
        return -1;
      }
      p = s1545;
    }
  } else touched ||= p >= end;
  e1544 = null;
  let e1548!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1549 = readRepairedWord(p);
  if (r1549 === undefined) { return -1; }
  e1548 = r1549;
  p = pos;
  value = [e1540, e1544, e1548];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1550: {
    const s1551 = p;
    const t1552 = trail.length;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l1553: {
        l1554: {
          const s1555 = p;
          const t1556 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1557: {
              const r1558 = readBadCutSign(p);
              if (r1558 === undefined) { break l1557; }
              l_value = r1558;
              p = pos;
              break l1554;
            }
            p = s1555;
            trail.length = t1556;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
            l1563: {
              const r1564 = readBadCutNumber(p);
              if (r1564 === undefined) { break l1563; }
              l_value = r1564;
              p = pos;
              break l1554;
            }
            p = s1555;
            trail.length = t1556;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1582: {
              const r1583 = readBadLeadingZero(p);
              if (r1583 === undefined) { break l1582; }
              l_value = r1583;
              p = pos;
              break l1554;
            }
            p = s1555;
            trail.length = t1556;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1553;
          }
          const r1602 = readRepairedNumber(p);
          if (r1602 === undefined) { break l1553; }
          l_value = r1602;
          p = pos;
        }
        break l1550;
      }
      p = s1551;
      trail.length = t1552;
    } else touched ||= p >= end;
    l1664: {
      const s1665 = p;
      const t1666 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
        l1667: {
          const r1668 = readBadNan(p);
          if (r1668 === undefined) { break l1667; }
          l_value = r1668;
          p = pos;
          break l1664;
        }
        p = s1665;
        trail.length = t1666;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
        l1680: {
          const r1681 = readBadConstant(p);
          if (r1681 === undefined) { break l1680; }
          l_value = r1681;
          p = pos;
          break l1664;
        }
        p = s1665;
        trail.length = t1666;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1686: {
          const r1687 = readBadCutWord(p);
          if (r1687 === undefined) { break l1686; }
          l_value = r1687;
          p = pos;
          break l1664;
        }
        p = s1665;
        trail.length = t1666;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
        l1703: {
          const r1704 = readBadConstructor(p);
          if (r1704 === undefined) { break l1703; }
          l_value = r1704;
          p = pos;
          break l1664;
        }
        p = s1665;
        trail.length = t1666;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1730: {
          const r1731 = readBadDots(p);
          if (r1731 === undefined) { break l1730; }
          l_value = r1731;
          p = pos;
          break l1664;
        }
        p = s1665;
        trail.length = t1666;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128)) {
        l1739: {
          const r1740 = readBadOpenQuote(p);
          if (r1740 === undefined) { break l1739; }
          l_value = r1740;
          p = pos;
          break l1664;
        }
        p = s1665;
        trail.length = t1666;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1746 = readBadBareString(p);
      if (r1746 === undefined) { return undefined; }
      l_value = r1746;
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
      const s1559 = p;
      l1560: {
        p++;
        return undefined;
      }
      p = s1559;
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
  const s1565 = p;
  l1566: {
    if (text.charCodeAt(p) === 45) {
      const s1568 = p;
      l1567: {

        p++;
        break l1566;
      }
      p = s1568;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1569: {
    if (text.charCodeAt(p) === 46) {
      const s1571 = p;
      l1570: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1570;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1569;
      }
      p = s1571;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1565, p);
  l1572: {
    const s1573 = p;
    if (text.charCodeAt(p) === 46) {
      l1574: {

        p++;
        break l1572;
      }
      p = s1573;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1575: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1577 = p;
        l1576: {
          p++;
          break l1575;
        }
        p = s1577;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1578 = p;
      l1579: {
        p++;
        return undefined;
      }
      p = s1578;
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
  const s1584 = p;
  l1585: {
    if (text.charCodeAt(p) === 45) {
      const s1587 = p;
      l1586: {

        p++;
        break l1585;
      }
      p = s1587;
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
  l_code = text.slice(s1584, p);
  const s1588 = p;
  l1589: {
    if (text.charCodeAt(p) === 46) {
      const s1591 = p;
      l1590: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1590;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1589;
      }
      p = s1591;
    } else touched ||= p >= end;
  }
  l1592: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1594 = p;
      l1593: {
        p = skipExponent(p);
        if (p < 0) { break l1593; }
        break l1592;
      }
      p = s1594;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1588, p);
  l1600: {
    const s1598 = p;
    l1599: {
      p = skipEndsWord(p);
      if (p < 0) { break l1599; }
      p = s1598;
      break l1600;
    }
    p = s1598;
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
  l1595: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1597 = p;
      l1596: {
        p++;
        break l1595;
      }
      p = s1597;
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
  const s1603 = p;
  l1604: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1606 = p;
      const t1607 = trail.length;
      l1605: {
        l1608: {
          const s1609 = p;
          const t1610 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1611: {

              p++;
              break l1608;
            }
            p = s1609;
            trail.length = t1610;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1605;
          }
          const r1612 = readBadPlus(p);
          if (r1612 === undefined) { break l1605; }
          p = pos;
        }
        break l1604;
      }
      p = s1606;
      trail.length = t1607;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1603, p);
  l1614: {
    const s1615 = p;
    const t1616 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1617: {
        const r1618 = readBadRadix(p);
        if (r1618 === undefined) { break l1617; }
        l_digits = r1618;
        p = pos;
        break l1614;
      }
      p = s1615;
      trail.length = t1616;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1624 = readLooseDecimal(p);
    if (r1624 === undefined) { return undefined; }
    l_digits = r1624;
    p = pos;
  }
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
  l1619: {
    const s1620 = p;
    if (text.charCodeAt(p) === 48) {
      l1621: {
        if (!isCaseless(p, "0x")) { break l1621; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1621;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1619;
      }
      p = s1620;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1622: {
        if (!isCaseless(p, "0o")) { break l1622; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1622;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1619;
      }
      p = s1620;
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
  l1625: {
    const s1626 = p;
    const t1627 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1628: {
        const s1629 = p;
        l1630: {
          const s1631 = p;
          const t1632 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1633: {
              const r1634 = readBadDigitGroups(p);
              if (r1634 === undefined) { break l1633; }
              p = pos;
              break l1630;
            }
            p = s1631;
            trail.length = t1632;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1628;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1640: {
          if (text.charCodeAt(p) === 46) {
            const s1642 = p;
            const t1643 = trail.length;
            l1641: {
              l1644: {
                const s1645 = p;
                const t1646 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1647: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1647;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1644;
                  }
                  p = s1645;
                  trail.length = t1646;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1641;
                }
                const r1648 = readBadPoint(p);
                if (r1648 === undefined) { break l1641; }
                p = pos;
              }
              break l1640;
            }
            p = s1642;
            trail.length = t1643;
          } else touched ||= p >= end;
        }
        l1650: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1652 = p;
            l1651: {
              p = skipExponent(p);
              if (p < 0) { break l1651; }
              break l1650;
            }
            p = s1652;
          } else touched ||= p >= end;
        }
        value = text.slice(s1629, p);
        break l1625;
      }
      p = s1626;
      trail.length = t1627;
    } else touched ||= p >= end;
    const s1653 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1654 = readBadFraction(p);
    if (r1654 === undefined) { return undefined; }
    p = pos;
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
    value = text.slice(s1653, p);
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
  let m1638 = false;
  l1635: for (;;) {
    const s1637 = p;
    if (text.charCodeAt(p) === 95) {
      l1636: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1636;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1638 = true;
        continue l1635;
      }
      p = s1637;
    } else touched ||= p >= end;
    break;
  }
  if (!m1638) { return undefined; }
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
  l1678: {
    const s1676 = p;
    l1677: {
      p = skipEndsWord(p);
      if (p < 0) { break l1677; }
      p = s1676;
      break l1678;
    }
    p = s1676;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1669: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1671 = p;
      l1670: {
        p++;
        break l1669;
      }
      p = s1671;
    } else touched ||= p >= end;
  }
  l1672: {
    const s1673 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1674: {
        if (!isCaseless(p, "nan")) { break l1674; }
        p += 3;
        break l1672;
      }
      p = s1673;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1675: {
        if (!isCaseless(p, "infinity")) { break l1675; }
        p += 8;
        break l1672;
      }
      p = s1673;
    } else touched ||= p >= end;
    if (!isCaseless(p, "inf")) { return -1; }
    p += 3;
  }
  return p;
}

function readBadConstant(p: number): BadConstantNode | undefined {
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return undefined; }
  l1684: {
    const s1682 = p;
    l1683: {
      p = skipEndsWord(p);
      if (p < 0) { break l1683; }
      p = s1682;
      break l1684;
    }
    p = s1682;
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
      const s1699 = p;
      l1700: {
        p++;
        return undefined;
      }
      p = s1699;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1688: {
    const s1689 = p;
    if (text.charCodeAt(p) === 116) {
      l1690: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1690;
        }
        p += 3;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1691: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1691;
        }
        p += 2;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1692: {

        p++;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1693: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1693;
        }
        p += 4;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1694: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1694;
        }
        p += 3;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1695: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1695;
        }
        p += 2;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1696: {

        p++;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1697: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1697;
        }
        p += 3;
        break l1688;
      }
      p = s1689;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1698: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1698;
        }
        p += 2;
        break l1688;
      }
      p = s1689;
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
  l1705: {
    if (text.charCodeAt(p) === 110) {
      const s1707 = p;
      l1706: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1706;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1706;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1705;
      }
      p = s1707;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1711 = 0;
  l1708: for (;;) {
    if (n1711 >= 200) break;
    const s1710 = p;
    l1709: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1709;
      }
      p++;
      n1711++;
      continue l1708;
    }
    p = s1710;
    break;
  }
  let n1715 = 0;
  l1712: for (;;) {
    if (n1715 >= 9) break;
    const s1714 = p;
    l1713: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1713;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
        touched ||= p >= end;
        break l1713;
      }
      p++;
      let n1719 = 0;
      l1716: for (;;) {
        if (n1719 >= 200) break;
        const s1718 = p;
        l1717: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
            touched ||= p >= end;
            break l1717;
          }
          p++;
          n1719++;
          continue l1716;
        }
        p = s1718;
        break;
      }
      n1715++;
      continue l1712;
    }
    p = s1714;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1720: {
    const s1721 = p;
    if (text.charCodeAt(p) === 34) {
      l1722: {
        const r1723 = readDoubleName(p);
        if (r1723 === undefined) { break l1722; }
        l_text = r1723;
        p = pos;
        break l1720;
      }
      p = s1721;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1725: {
        const r1726 = readSingleName(p);
        if (r1726 === undefined) { break l1725; }
        l_text = r1726;
        p = pos;
        break l1720;
      }
      p = s1721;
    } else touched ||= p >= end;
    const s1728 = p;
    if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1728, p);
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
  l1732: {
    const s1733 = p;
    if (text.charCodeAt(p) === 46) {
      l1734: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1734;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1732;
      }
      p = s1733;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1737: {
    const s1735 = p;
    l1736: {
      p = skipEndsWord(p);
      if (p < 0) { break l1736; }
      p = s1735;
      break l1737;
    }
    p = s1735;
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
  const s1741 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1741, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1744: {
    const s1742 = p;
    l1743: {
      p = skipEnds(p);
      if (p < 0) { break l1743; }
      p = s1742;
      break l1744;
    }
    p = s1742;
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
  const s1747 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1784: for (;;) {
    const s1786 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1785: {
        l1788: {
          const s1789 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l1790: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1791 = p;
                  l1792: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1792; }
                    break l1790;
                  }
                  p = s1791;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
                touched ||= p >= end;
                break l1790;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1790; }
              break l1788;
            }
            p = s1789;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1794: {

              p++;
              break l1788;
            }
            p = s1789;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1785;
          }
          p++;
        }
        continue l1784;
      }
      p = s1786;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1747, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1748: {
    const s1749 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : false)) {
      l1750: {
        p = skipBalanced(p);
        if (p < 0) { break l1750; }
        break l1748;
      }
      p = s1749;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
      l1779: {
        p++;
        break l1748;
      }
      p = s1749;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1783 = 0;
    l1780: for (;;) {
      if (n1783 >= 200) break;
      const s1782 = p;
      l1781: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
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
  l1751: {
    const s1752 = p;
    if (text.charCodeAt(p) === 40) {
      l1753: {

        p++;
        let n1757 = 0;
        l1754: for (;;) {
          if (n1757 >= 200) break;
          const s1756 = p;
          l1755: {
            l1758: {
              const s1759 = p;
              if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41)))) {
                l1760: {
                  p++;
                  break l1758;
                }
                p = s1759;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1755;
              }
              p++;
              let n1764 = 0;
              l1761: for (;;) {
                if (n1764 >= 99) break;
                const s1763 = p;
                l1762: {
                  if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || (c >= 40 && c <= 41))))) {
                    touched ||= p >= end;
                    break l1762;
                  }
                  p++;
                  n1764++;
                  continue l1761;
                }
                p = s1763;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1755;
              }
              p++;
            }
            n1757++;
            continue l1754;
          }
          p = s1756;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1753;
        }
        p++;
        break l1751;
      }
      p = s1752;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1765: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1765;
        }
        p += 2;
        let n1769 = 0;
        l1766: for (;;) {
          if (n1769 >= 200) break;
          const s1768 = p;
          l1767: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1767;
            }
            p++;
            n1769++;
            continue l1766;
          }
          p = s1768;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1765;
        }
        p++;
        break l1751;
      }
      p = s1752;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1770: {

        p++;
        let n1774 = 0;
        l1771: for (;;) {
          if (n1774 >= 200) break;
          const s1773 = p;
          l1772: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
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
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1770;
        }
        p++;
        break l1751;
      }
      p = s1752;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1778 = 0;
    l1775: for (;;) {
      if (n1778 >= 200) break;
      const s1777 = p;
      l1776: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1776;
        }
        p++;
        n1778++;
        continue l1775;
      }
      p = s1777;
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

function leaf224(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  const r1797 = readSeparator(p);
  if (r1797 === undefined) { return -1; }
  value = r1797;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1798!: (string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1804: (string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1799: for (;;) {
    const s1801 = p;
    const t1802 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279)) {
      l1800: {
        let v1803!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1806 = readGap(p);
        if (r1806 === undefined) { break l1800; }
        v1803 = r1806;
        p = pos;
        list1804.push(v1803);
        continue l1799;
      }
      p = s1801;
      trail.length = t1802;
    } else touched ||= p >= end;
    break;
  }
  e1798 = list1804;
  let e1816!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1817: {
    const s1818 = p;
    const t1819 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1820: {
        const r1821 = readBadTrailingComma(p);
        if (r1821 === undefined) { break l1820; }
        e1816 = r1821;
        p = pos;
        break l1817;
      }
      p = s1818;
      trail.length = t1819;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1826: {

        e1816 = ",";
        p++;
        break l1817;
      }
      p = s1818;
      trail.length = t1819;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1827: {
        const r1828 = readBadSeparator(p);
        if (r1828 === undefined) { break l1827; }
        e1816 = r1828;
        p = pos;
        break l1817;
      }
      p = s1818;
      trail.length = t1819;
    } else touched ||= p >= end;
    l1830: {
      l1833: {
        const s1831 = p;
        l1832: {
          l1834: {
            const s1835 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373)) {
              l1836: {
                p++;
                break l1834;
              }
              p = s1835;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1837 = p;
                l1838: {
                  p++;
                  break l1832;
                }
                p = s1837;
              }
            } else touched ||= p >= end;
          }
          p = s1831;
          break l1833;
        }
        p = s1831;
        break l1830;
      }
      e1816 = null;
      break l1817;
    }
    p = s1818;
    trail.length = t1819;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      l1840: {
        const r1841 = readMissingComma(p);
        if (r1841 === undefined) { break l1840; }
        e1816 = r1841;
        p = pos;
        break l1817;
      }
      p = s1818;
      trail.length = t1819;
    } else touched ||= p >= end;
    e1816 = '';
  }
  value = [e1798, e1816];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1807: {
    const s1808 = p;
    const t1809 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1810: {
        const r1811 = readBlanks(p);
        if (r1811 === undefined) { break l1810; }
        value = r1811;
        p = pos;
        break l1807;
      }
      p = s1808;
      trail.length = t1809;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c === 133 || c === 160 || c === 5760 || (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || c === 8239 || (c >= 8287 && c <= 8288) || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1813 = readGapMistake(p);
    if (r1813 === undefined) { return undefined; }
    value = r1813;
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
  l1824: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c === 65341 || c === 65373)) {
      const s1822 = p;
      l1823: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1823;
        }
        p++;
        p = s1822;
        break l1824;
      }
      p = s1822;
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
  l1844: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s1842 = p;
      l1843: {
        l1845: {
          const s1846 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l1847: {
              p = skipValueStart(p);
              if (p < 0) { break l1847; }
              break l1845;
            }
            p = s1846;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l1848: {
              p++;
              let n1852 = 0;
              l1849: for (;;) {
                if (n1852 >= 200) break;
                const s1851 = p;
                l1850: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
              break l1845;
            }
            p = s1846;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1843;
          }
          p++;
        }
        p = s1842;
        break l1844;
      }
      p = s1842;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf230(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""]] | BadElementTextNode;
  l1855: {
    const s1856 = p;
    const t1857 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1858: {
        const r1859 = readBadComma(p);
        if (r1859 === undefined) { break l1858; }
        value = r1859;
        p = pos;
        break l1855;
      }
      p = s1856;
      trail.length = t1857;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1861: {
        let e1862!: BadEllipsisNode;
        const r1863 = readBadEllipsis(p);
        if (r1863 === undefined) { break l1861; }
        e1862 = r1863;
        p = pos;
        let e1868!: [(string[] | BadCommentNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1869 = readSeparator(p);
        if (r1869 === undefined) { break l1861; }
        e1868 = r1869;
        p = pos;
        value = [e1862, e1868];
        break l1855;
      }
      p = s1856;
      trail.length = t1857;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r1871 = readBadElementText(p);
    if (r1871 === undefined) { return -1; }
    value = r1871;
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
  l1864: {
    const s1865 = p;
    if (text.charCodeAt(p) === 46) {
      l1866: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1866;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1864;
      }
      p = s1865;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 65341 || c === 65373)) {
    {
      const s1872 = p;
      l1873: {
        p++;
        return undefined;
      }
      p = s1872;
    }
  } else touched ||= p >= end;
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

function leaf234(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1876 = readCloseTuple(p);
  if (r1876 === undefined) { return -1; }
  value = r1876;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1877: {
    const s1878 = p;
    const t1879 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1880: {
        let e1881!: null;
        l1884: {
          if (text.charCodeAt(p) === 41) {
            const s1882 = p;
            l1883: {

              p++;
              p = s1882;
              break l1884;
            }
            p = s1882;
          } else touched ||= p >= end;
          break l1880;
        }
        e1881 = null;
        let e1885!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1880;
        }
        const r1886 = readArrayEnd(p);
        if (r1886 === undefined) { break l1880; }
        e1885 = r1886;
        p = pos;
        value = [e1881, e1885];
        break l1877;
      }
      p = s1878;
      trail.length = t1879;
    } else touched ||= p >= end;
    l1888: {
      let e1889!: null;
      {
        const s1890 = p;
        l1891: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1891; }
          break l1888;
        }
        p = s1890;
      }
      e1889 = null;
      let e1896!: null;
      l1899: {
        if (text.charCodeAt(p) === 93) {
          const s1897 = p;
          l1898: {

            p++;
            p = s1897;
            break l1899;
          }
          p = s1897;
        } else touched ||= p >= end;
        break l1888;
      }
      e1896 = null;
      let e1900!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1888;
      }
      const r1901 = readBadRootEnd(p);
      if (r1901 === undefined) { break l1888; }
      e1900 = r1901;
      p = pos;
      value = [e1889, e1896, e1900];
      break l1877;
    }
    p = s1878;
    trail.length = t1879;
    l1903: {
      let e1904!: null;
      {
        const s1905 = p;
        l1906: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1906; }
          break l1903;
        }
        p = s1905;
      }
      e1904 = null;
      let e1911!: null;
      l1914: {
        if (text.charCodeAt(p) === 125) {
          const s1912 = p;
          l1913: {

            p++;
            p = s1912;
            break l1914;
          }
          p = s1912;
        } else touched ||= p >= end;
        break l1903;
      }
      e1911 = null;
      let e1915!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1903;
      }
      const r1916 = readBadRootEnd(p);
      if (r1916 === undefined) { break l1903; }
      e1915 = r1916;
      p = pos;
      value = [e1904, e1911, e1915];
      break l1877;
    }
    p = s1878;
    trail.length = t1879;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1918: {
        const r1919 = readMissingBracket(p);
        if (r1919 === undefined) { break l1918; }
        value = r1919;
        p = pos;
        break l1877;
      }
      p = s1878;
      trail.length = t1879;
    } else touched ||= p >= end;
    const r1924 = readMissingEnd(p);
    if (r1924 === undefined) { return undefined; }
    value = r1924;
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
  l1893: {
    const s1894 = p;
    l1895: {
      p = skipInRootArray(p);
      if (p < 0) { break l1895; }
      break l1893;
    }
    p = s1894;
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
  l1908: {
    const s1909 = p;
    l1910: {
      p = skipInRootObject(p);
      if (p < 0) { break l1910; }
      break l1908;
    }
    p = s1909;
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
  l1922: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s1920 = p;
      l1921: {
        p++;
        p = s1920;
        break l1922;
      }
      p = s1920;
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

function leaf250(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r1927 = readCloseArray(p);
  if (r1927 === undefined) { return -1; }
  value = r1927;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l1928: {
    const s1929 = p;
    const t1930 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l1931: {
        let e1932!: null;
        l1935: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s1933 = p;
            l1934: {
              p++;
              p = s1933;
              break l1935;
            }
            p = s1933;
          } else touched ||= p >= end;
          break l1931;
        }
        e1932 = null;
        let e1936!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1931;
        }
        const r1937 = readArrayEnd(p);
        if (r1937 === undefined) { break l1931; }
        e1936 = r1937;
        p = pos;
        value = [e1932, e1936];
        break l1928;
      }
      p = s1929;
      trail.length = t1930;
    } else touched ||= p >= end;
    l1939: {
      const r1940 = readBadArrayEnd(p);
      if (r1940 === undefined) { break l1939; }
      value = r1940;
      p = pos;
      break l1928;
    }
    p = s1929;
    trail.length = t1930;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l1954: {
        const r1955 = readMissingBracket(p);
        if (r1955 === undefined) { break l1954; }
        value = r1955;
        p = pos;
        break l1928;
      }
      p = s1929;
      trail.length = t1930;
    } else touched ||= p >= end;
    const r1957 = readMissingEnd(p);
    if (r1957 === undefined) { return undefined; }
    value = r1957;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l1941: {
    const s1942 = p;
    l1943: {
      {
        const s1944 = p;
        l1945: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1945; }
          break l1943;
        }
        p = s1944;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l1943;
      }
      p++;
      break l1941;
    }
    p = s1942;
    {
      const s1947 = p;
      l1948: {
        p = skipInObjectAround(p);
        if (p < 0) { break l1948; }
        return undefined;
      }
      p = s1947;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1952: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
        const s1950 = p;
        l1951: {
          p = skipMemberBehind(p);
          if (p < 0) { break l1951; }
          p = s1950;
          break l1952;
        }
        p = s1950;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipMemberAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf254(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r1960 = readRepairedText(p);
  if (r1960 === undefined) { return -1; }
  value = r1960;
  p = pos;
  leafValue = value;
  return p;
}

function leaf255(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l1962: {
    const s1963 = p;
    const t1964 = trail.length;
    l1965: {
      l1968: {
        const s1966 = p;
        l1967: {
          if (p < end) {
            {
              const s1969 = p;
              l1970: {
                p++;
                break l1967;
              }
              p = s1969;
            }
          } else touched ||= p >= end;
          p = s1966;
          break l1968;
        }
        p = s1966;
        break l1965;
      }
      value = null;
      break l1962;
    }
    p = s1963;
    trail.length = t1964;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1972: {
        let e1973!: null;
        l1976: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s1974 = p;
            l1975: {
              p++;
              p = s1974;
              break l1976;
            }
            p = s1974;
          } else touched ||= p >= end;
          break l1972;
        }
        e1973 = null;
        let e1977!: MissingValueNode;
        const r1978 = readMissingValue(p);
        if (r1978 === undefined) { break l1972; }
        e1977 = r1978;
        p = pos;
        value = [e1973, e1977];
        break l1962;
      }
      p = s1963;
      trail.length = t1964;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : c >= 128)) {
      l1980: {
        const r1981 = readRepairedWord(p);
        if (r1981 === undefined) { break l1980; }
        value = r1981;
        p = pos;
        break l1962;
      }
      p = s1963;
      trail.length = t1964;
    } else touched ||= p >= end;
    const r1983 = readMissingValue(p);
    if (r1983 === undefined) { return -1; }
    value = r1983;
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

function leaf257(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1985 = readBadLateColon(p);
  if (r1985 === undefined) { return -1; }
  value = r1985;
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
  l1988: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s1986 = p;
      l1987: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1987;
        }
        p = skipValueStart(p);
        if (p < 0) { break l1987; }
        p = s1986;
        break l1988;
      }
      p = s1986;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf259(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l1990: {
    const s1991 = p;
    const t1992 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1993: {
        const r1994 = readBadComma(p);
        if (r1994 === undefined) { break l1993; }
        value = r1994;
        p = pos;
        break l1990;
      }
      p = s1991;
      trail.length = t1992;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1996: {
        const r1997 = readBadEllipsis(p);
        if (r1997 === undefined) { break l1996; }
        value = r1997;
        p = pos;
        break l1990;
      }
      p = s1991;
      trail.length = t1992;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l1999: {
        const r2000 = readMissingNameEnd(p);
        if (r2000 === undefined) { break l1999; }
        value = r2000;
        p = pos;
        break l1990;
      }
      p = s1991;
      trail.length = t1992;
    } else touched ||= p >= end;
    l2005: {
      const r2006 = readBadInnerBracket(p);
      if (r2006 === undefined) { break l2005; }
      value = r2006;
      p = pos;
      break l1990;
    }
    p = s1991;
    trail.length = t1992;
    const r2014 = readBadText(p);
    if (r2014 === undefined) { return -1; }
    value = r2014;
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
      const s2001 = p;
      l2002: {
        p++;
        return undefined;
      }
      p = s2001;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2007: {
    const s2008 = p;
    if (text.charCodeAt(p) === 91) {
      l2009: {

        p++;
        break l2007;
      }
      p = s2008;
    } else touched ||= p >= end;
    {
      const s2010 = p;
      l2011: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2011; }
        return undefined;
      }
      p = s2010;
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
    const s2015 = p;
    l2016: {
      p = skipInTuple(p);
      if (p < 0) { break l2016; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2016;
      }
      p++;
      return undefined;
    }
    p = s2015;
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

function leaf265(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2019 = readCloseObject(p);
  if (r2019 === undefined) { return -1; }
  value = r2019;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2020: {
    const s2021 = p;
    const t2022 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2023: {
        const r2024 = readObjectEnd(p);
        if (r2024 === undefined) { break l2023; }
        value = r2024;
        p = pos;
        break l2020;
      }
      p = s2021;
      trail.length = t2022;
    } else touched ||= p >= end;
    l2026: {
      const r2027 = readBadObjectEnd(p);
      if (r2027 === undefined) { break l2026; }
      value = r2027;
      p = pos;
      break l2020;
    }
    p = s2021;
    trail.length = t2022;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2038: {
        const r2039 = readMissingBracket(p);
        if (r2039 === undefined) { break l2038; }
        value = r2039;
        p = pos;
        break l2020;
      }
      p = s2021;
      trail.length = t2022;
    } else touched ||= p >= end;
    const r2041 = readMissingEnd(p);
    if (r2041 === undefined) { return undefined; }
    value = r2041;
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
  l2028: {
    const s2029 = p;
    l2030: {
      {
        const s2031 = p;
        l2032: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2032; }
          break l2030;
        }
        p = s2031;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2030;
      }
      p++;
      break l2028;
    }
    p = s2029;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2036: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
        const s2034 = p;
        l2035: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2035;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
            touched ||= p >= end;
            break l2035;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2035; }
          p = s2034;
          break l2036;
        }
        p = s2034;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf269(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2044 = readCloseNamedArray(p);
  if (r2044 === undefined) { return -1; }
  value = r2044;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2045: {
    const s2046 = p;
    const t2047 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2048: {
        const r2049 = readObjectEnd(p);
        if (r2049 === undefined) { break l2048; }
        value = r2049;
        p = pos;
        break l2045;
      }
      p = s2046;
      trail.length = t2047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2051: {
        const r2052 = readBadRootEnd(p);
        if (r2052 === undefined) { break l2051; }
        value = r2052;
        p = pos;
        break l2045;
      }
      p = s2046;
      trail.length = t2047;
    } else touched ||= p >= end;
    const r2054 = readMissingEnd(p);
    if (r2054 === undefined) { return undefined; }
    value = r2054;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf271(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2057 = readCloseBraceArray(p);
  if (r2057 === undefined) { return -1; }
  value = r2057;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2058: {
    const s2059 = p;
    const t2060 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2061: {
        const r2062 = readBadRootEnd(p);
        if (r2062 === undefined) { break l2061; }
        value = r2062;
        p = pos;
        break l2058;
      }
      p = s2059;
      trail.length = t2060;
    } else touched ||= p >= end;
    const r2064 = readMissingEnd(p);
    if (r2064 === undefined) { return undefined; }
    value = r2064;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf273(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r2067 = readBadLateBracket(p);
  if (r2067 === undefined) { return -1; }
  value = r2067;
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
  let n2071 = 0;
  l2068: for (;;) {
    if (n2071 >= 9) break;
    const s2070 = p;
    l2069: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2069;
      }
      p++;
      n2071++;
      continue l2068;
    }
    p = s2070;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2074: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287)) {
      const s2072 = p;
      l2073: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 171 || c === 180 || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || (c >= 12352 && c <= 55295) || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2073;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2073; }
        p = s2072;
        break l2074;
      }
      p = s2072;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf275(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2076 = readCloseRootObject(p);
  if (r2076 === undefined) { return -1; }
  value = r2076;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2077: {
    const s2078 = p;
    const t2079 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2080: {
        const r2081 = readObjectEnd(p);
        if (r2081 === undefined) { break l2080; }
        value = r2081;
        p = pos;
        break l2077;
      }
      p = s2078;
      trail.length = t2079;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2083: {
        const r2084 = readBadRootEnd(p);
        if (r2084 === undefined) { break l2083; }
        value = r2084;
        p = pos;
        break l2077;
      }
      p = s2078;
      trail.length = t2079;
    } else touched ||= p >= end;
    const r2086 = readMissingEnd(p);
    if (r2086 === undefined) { return undefined; }
    value = r2086;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf277(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2089!: null;
  l2092: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2090 = p;
      l2091: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2091; }
        p = s2090;
        break l2092;
      }
      p = s2090;
    } else touched ||= p >= end;
    return -1;
  }
  e2089 = null;
  value = [e2089];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2093: {
    const s2094 = p;
    if (text.charCodeAt(p) === 91) {
      l2095: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2096: {
          const s2097 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2098: {
              p++;
              break l2096;
            }
            p = s2097;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : c === 8230)) {
            l2099: {
              p++;
              break l2096;
            }
            p = s2097;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2100: {
              p++;
              {
                const s2101 = p;
                l2102: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2102; }
                  break l2100;
                }
                p = s2101;
              }
              break l2096;
            }
            p = s2097;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
            l2108: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2108; }
              break l2096;
            }
            p = s2097;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) {
            l2125: {
              p = skipWordList(p);
              if (p < 0) { break l2125; }
              break l2096;
            }
            p = s2097;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
            l2133: {
              p++;
              let n2137 = 0;
              l2134: for (;;) {
                if (n2137 >= 200) break;
                const s2136 = p;
                l2135: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
                    touched ||= p >= end;
                    break l2135;
                  }
                  p++;
                  n2137++;
                  continue l2134;
                }
                p = s2136;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2133;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2133;
              }
              p++;
              break l2096;
            }
            p = s2097;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2138 = p;
              l2139: {
                p++;
                break l2095;
              }
              p = s2138;
            }
          } else touched ||= p >= end;
        }
        break l2093;
      }
      p = s2094;
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
  let n2107 = 0;
  l2104: for (;;) {
    if (n2107 >= 40) break;
    const s2106 = p;
    l2105: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : false))) {
        touched ||= p >= end;
        break l2105;
      }
      p++;
      n2107++;
      continue l2104;
    }
    p = s2106;
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
  l2109: {
    const s2110 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2111: {
        l2112: {
          const s2113 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2114: {
              p = skipLiteral(p);
              if (p < 0) { break l2114; }
              break l2112;
            }
            p = s2113;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
            l2115: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2115; }
              break l2112;
            }
            p = s2113;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2111;
          }
          p = skipNan(p);
          if (p < 0) { break l2111; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2116: {
          const s2117 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2118: {
              p++;
              break l2116;
            }
            p = s2117;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2119 = p;
              l2120: {
                p++;
                break l2111;
              }
              p = s2119;
            }
          } else touched ||= p >= end;
        }
        break l2109;
      }
      p = s2110;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2122 = p;
        l2123: {
          p++;
          return -1;
        }
        p = s2122;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipWordList(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
  touched ||= p >= end;
  l2126: for (;;) {
    const s2128 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2127: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l2127;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307))) {
          touched ||= p >= end;
          break l2127;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 128 && c <= 65291) || (c >= 65293 && c <= 65305) || c >= 65307)) p++;
        touched ||= p >= end;
        continue l2126;
      }
      p = s2128;
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
      const s2130 = p;
      l2131: {
        p++;
        return -1;
      }
      p = s2130;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf282(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2141 = readBadLateElement(p);
  if (r2141 === undefined) { return -1; }
  value = r2141;
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
  l2144: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2142 = p;
      l2143: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2145: {
          const s2146 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2147: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2147; }
              break l2145;
            }
            p = s2146;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2143;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2143; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2143;
        }
        p++;
        p = s2142;
        break l2144;
      }
      p = s2142;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf284(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2149 = readCloseRootArray(p);
  if (r2149 === undefined) { return -1; }
  value = r2149;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2150: {
    const s2151 = p;
    const t2152 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2153: {
        let e2154!: null;
        l2157: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2155 = p;
            l2156: {
              p++;
              p = s2155;
              break l2157;
            }
            p = s2155;
          } else touched ||= p >= end;
          break l2153;
        }
        e2154 = null;
        let e2158!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2153;
        }
        const r2159 = readArrayEnd(p);
        if (r2159 === undefined) { break l2153; }
        e2158 = r2159;
        p = pos;
        value = [e2154, e2158];
        break l2150;
      }
      p = s2151;
      trail.length = t2152;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2161: {
        const r2162 = readBadRootEnd(p);
        if (r2162 === undefined) { break l2161; }
        value = r2162;
        p = pos;
        break l2150;
      }
      p = s2151;
      trail.length = t2152;
    } else touched ||= p >= end;
    const r2164 = readMissingEnd(p);
    if (r2164 === undefined) { return undefined; }
    value = r2164;
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
  let e2167!: null;
  l2170: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2168 = p;
      l2169: {
        p = skipMemberStart(p);
        if (p < 0) { break l2169; }
        p = s2168;
        break l2170;
      }
      p = s2168;
    } else touched ||= p >= end;
    return -1;
  }
  e2167 = null;
  value = [e2167];
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipValueStart(p);
  if (p < 0) { return -1; }
  return p;
}

function leaf288(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2171 = readOpenlessStart(p);
  if (r2171 === undefined) { return -1; }
  value = r2171;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2172 = readObjectKind(p);
  if (r2172 === undefined) { return undefined; }
  l_kind = r2172;
  p = pos;
  const r2174 = readMissingOpen(p);
  if (r2174 === undefined) { return undefined; }
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

function leaf291(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2177!: null;
  l2180: {
    if (text.charCodeAt(p) === 40) {
      const s2178 = p;
      l2179: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2181: {
          const s2182 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2183: {
              p++;
              break l2181;
            }
            p = s2182;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2179;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2179; }
        }
        p = s2178;
        break l2180;
      }
      p = s2178;
    } else touched ||= p >= end;
    return -1;
  }
  e2177 = null;
  value = [e2177];
  leafValue = value;
  return p;
}

function leaf292(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2184 = readRootWord(p);
  if (r2184 === undefined) { return -1; }
  value = r2184;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2185: {
    const s2186 = p;
    const t2187 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l2188: {
        const r2189 = readWord(p);
        if (r2189 === undefined) { break l2188; }
        value = r2189;
        p = pos;
        l2193: {
          const s2191 = p;
          l2192: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2192; }
            p = s2191;
            break l2193;
          }
          p = s2191;
          break l2188;
        }
        break l2185;
      }
      p = s2186;
      trail.length = t2187;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2194 = readRepairedRoot(p);
    if (r2194 === undefined) { return undefined; }
    value = r2194;
    p = pos;
    l2221: {
      const s2219 = p;
      l2220: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2220; }
        p = s2219;
        break l2221;
      }
      p = s2219;
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
  l2195: {
    const s2196 = p;
    const t2197 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2198: {
        const r2199 = readBadCutSign(p);
        if (r2199 === undefined) { break l2198; }
        l_value = r2199;
        p = pos;
        break l2195;
      }
      p = s2196;
      trail.length = t2197;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2201: {
        const r2202 = readBadCutNumber(p);
        if (r2202 === undefined) { break l2201; }
        l_value = r2202;
        p = pos;
        break l2195;
      }
      p = s2196;
      trail.length = t2197;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2204: {
        const r2205 = readBadLeadingZero(p);
        if (r2205 === undefined) { break l2204; }
        l_value = r2205;
        p = pos;
        break l2195;
      }
      p = s2196;
      trail.length = t2197;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2207: {
        const r2208 = readRepairedNumber(p);
        if (r2208 === undefined) { break l2207; }
        l_value = r2208;
        p = pos;
        break l2195;
      }
      p = s2196;
      trail.length = t2197;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
      l2210: {
        const r2211 = readBadNan(p);
        if (r2211 === undefined) { break l2210; }
        l_value = r2211;
        p = pos;
        break l2195;
      }
      p = s2196;
      trail.length = t2197;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      l2213: {
        const r2214 = readBadConstant(p);
        if (r2214 === undefined) { break l2213; }
        l_value = r2214;
        p = pos;
        break l2195;
      }
      p = s2196;
      trail.length = t2197;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2216 = readBadCutWord(p);
    if (r2216 === undefined) { return undefined; }
    l_value = r2216;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf295(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2223!: null;
  l2226: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      const s2224 = p;
      l2225: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2225; }
        p = s2224;
        break l2226;
      }
      p = s2224;
    } else touched ||= p >= end;
    return -1;
  }
  e2223 = null;
  value = [e2223];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2227: {
    const s2228 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
      l2229: {
        l2230: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
            const s2232 = p;
            l2231: {
              p = skipPrefix(p);
              if (p < 0) { break l2231; }
              break l2230;
            }
            p = s2232;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2229;
        }
        p++;
        l2233: {
          const s2234 = p;
          if (((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93)) {
            l2235: {
              let n2239 = 0;
              l2236: for (;;) {
                if (n2239 >= 200) break;
                const s2238 = p;
                l2237: {
                  if (!(((c = text.charCodeAt(p)) <= 33 || (c >= 35 && c <= 91) || c >= 93))) {
                    touched ||= p >= end;
                    break l2237;
                  }
                  p++;
                  n2239++;
                  continue l2236;
                }
                p = s2238;
                break;
              }
              if (n2239 < 200) { break l2235; }
              break l2233;
            }
            p = s2234;
          } else touched ||= p >= end;
          l2240: for (;;) {
            const s2242 = p;
            if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
              l2241: {
                l2244: {
                  const s2245 = p;
                  if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                    l2246: {
                      p++;
                      break l2244;
                    }
                    p = s2245;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2241;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2241; }
                }
                continue l2240;
              }
              p = s2242;
            } else touched ||= p >= end;
            break;
          }
          l2247: {
            const s2248 = p;
            if (text.charCodeAt(p) === 34) {
              l2249: {

                p++;
                p = skipEndsRoot(p);
                if (p < 0) { break l2249; }
                break l2247;
              }
              p = s2248;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s2250 = p;
                l2251: {
                  p++;
                  break l2229;
                }
                p = s2250;
              }
            } else touched ||= p >= end;
          }
        }
        break l2227;
      }
      p = s2228;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2253: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2253;
        }
        p += 3;
        break l2227;
      }
      p = s2228;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2254: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2255 = p;
            l2256: {
              p++;
              break l2254;
            }
            p = s2255;
          }
        } else touched ||= p >= end;
        break l2227;
      }
      p = s2228;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128)) p++;
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

function leaf297(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FenceStartNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2258 = readFenceStart(p);
  if (r2258 === undefined) { return -1; }
  value = r2258;
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
  const r2259 = readBadFence(p);
  if (r2259 === undefined) { return undefined; }
  p = pos;
  const s2264 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2264, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2265 = p;
    l2266: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2268 = p;
          l2269: {
            p++;
            break l2266;
          }
          p = s2268;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2265;
  }
  pos = p;
  return { type: 'FenceStart', start: base + start, end: base + p, run: l_run };
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  l2262: {
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      const s2260 = p;
      l2261: {
        p = skipFence(p);
        if (p < 0) { break l2261; }
        p = s2260;
        break l2262;
      }
      p = s2260;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf300(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2272 = readBadSequence(p);
  if (r2272 === undefined) { return -1; }
  value = r2272;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2273: {
    const s2274 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2275: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2275;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2276: {
          if (text.charCodeAt(p) === 44) {
            const s2278 = p;
            l2277: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2276;
            }
            p = s2278;
          } else touched ||= p >= end;
        }
        l2281: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2279 = p;
            l2280: {
              l2282: {
                const s2283 = p;
                if (text.charCodeAt(p) === 123) {
                  l2284: {

                    p++;
                    break l2282;
                  }
                  p = s2283;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2280;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2280; }
              }
              p = s2279;
              break l2281;
            }
            p = s2279;
          } else touched ||= p >= end;
          break l2275;
        }
        break l2273;
      }
      p = s2274;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2285: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2288: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2286 = p;
            l2287: {
              l2289: {
                const s2290 = p;
                if (text.charCodeAt(p) === 123) {
                  l2291: {

                    p++;
                    break l2289;
                  }
                  p = s2290;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2287;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2287; }
              }
              p = s2286;
              break l2288;
            }
            p = s2286;
          } else touched ||= p >= end;
          break l2285;
        }
        break l2273;
      }
      p = s2274;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2292: {
      if (text.charCodeAt(p) === 44) {
        const s2294 = p;
        l2293: {

          p++;
          break l2292;
        }
        p = s2294;
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
    l2297: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 171 || c === 180 || c === 304 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
        const s2295 = p;
        l2296: {
          l2298: {
            const s2299 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304)) {
              l2300: {
                p = skipRootWord(p);
                if (p < 0) { break l2300; }
                break l2298;
              }
              p = s2299;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
              l2433: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2433; }
                break l2298;
              }
              p = s2299;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
              l2434: {
                l2435: {
                  if (text.charCodeAt(p) === 45) {
                    const s2437 = p;
                    l2436: {

                      p++;
                      break l2435;
                    }
                    p = s2437;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2434;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2438 = p;
                    l2439: {
                      p++;
                      break l2434;
                    }
                    p = s2438;
                  }
                } else touched ||= p >= end;
                break l2298;
              }
              p = s2299;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2441: {

                p++;
                if (p < end) {
                  {
                    const s2442 = p;
                    l2443: {
                      p++;
                      break l2441;
                    }
                    p = s2442;
                  }
                } else touched ||= p >= end;
                break l2298;
              }
              p = s2299;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2296;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2296; }
            if (p < end) {
              {
                const s2445 = p;
                l2446: {
                  p++;
                  break l2296;
                }
                p = s2445;
              }
            } else touched ||= p >= end;
          }
          p = s2295;
          break l2297;
        }
        p = s2295;
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
  l2301: {
    const s2302 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l2303: {
        p = skipWord(p);
        if (p < 0) { break l2303; }
        l2338: {
          const s2336 = p;
          l2337: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2337; }
            p = s2336;
            break l2338;
          }
          p = s2336;
          break l2303;
        }
        break l2301;
      }
      p = s2302;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2432: {
      const s2430 = p;
      l2431: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2431; }
        p = s2430;
        break l2432;
      }
      p = s2430;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2304: {
    const s2305 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2306: {
        p = skipText(p);
        if (p < 0) { break l2306; }
        l2323: {
          const s2321 = p;
          l2322: {
            p = skipEnds(p);
            if (p < 0) { break l2322; }
            p = s2321;
            break l2323;
          }
          p = s2321;
          break l2306;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
          {
            const s2324 = p;
            l2325: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2325;
              }
              p++;
              break l2306;
            }
            p = s2324;
          }
        } else touched ||= p >= end;
        break l2304;
      }
      p = s2305;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2327: {
        p = skipNumber(p);
        if (p < 0) { break l2327; }
        break l2304;
      }
      p = s2305;
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
  l2307: {
    const s2308 = p;
    if (text.charCodeAt(p) === 34) {
      l2309: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2309;
        }
        p++;
        break l2307;
      }
      p = s2308;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2311: {

        p++;
        l2313: for (;;) {
          const s2315 = p;
          if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || c >= 35)) {
            l2314: {
              l2317: {
                const s2318 = p;
                if ((((c = text.charCodeAt(p)) >= 32 && c <= 33) || (c >= 35 && c <= 91) || c >= 93)) {
                  l2319: {
                    p++;
                    break l2317;
                  }
                  p = s2318;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 92)) {
                  touched ||= p >= end;
                  break l2314;
                }
                p = skipGoodEscape(p);
                if (p < 0) { break l2314; }
              }
              continue l2313;
            }
            p = s2315;
          } else touched ||= p >= end;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2311;
        }
        p++;
        break l2307;
      }
      p = s2308;
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
  l2331: {
    const s2329 = p;
    l2330: {
      p = skipEndsWord(p);
      if (p < 0) { break l2330; }
      p = s2329;
      break l2331;
    }
    p = s2329;
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
  l2335: {
    const s2333 = p;
    l2334: {
      p = skipEndsWord(p);
      if (p < 0) { break l2334; }
      p = s2333;
      break l2335;
    }
    p = s2333;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2339: {
    const s2340 = p;
    if (text.charCodeAt(p) === 45) {
      l2341: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2341; }
        break l2339;
      }
      p = s2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || (c >= 48 && c <= 57))) {
      l2345: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2345; }
        break l2339;
      }
      p = s2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2362: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2362; }
        break l2339;
      }
      p = s2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2377: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2377; }
        break l2339;
      }
      p = s2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 304)) {
      l2419: {
        p = skipBadNan(p);
        if (p < 0) { break l2419; }
        break l2339;
      }
      p = s2340;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)) {
      l2423: {
        p = skipBadConstant(p);
        if (p < 0) { break l2423; }
        break l2339;
      }
      p = s2340;
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
      const s2342 = p;
      l2343: {
        p++;
        return -1;
      }
      p = s2342;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2347: {
    if (text.charCodeAt(p) === 45) {
      const s2349 = p;
      l2348: {

        p++;
        break l2347;
      }
      p = s2349;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2350: {
    if (text.charCodeAt(p) === 46) {
      const s2352 = p;
      l2351: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2351;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2350;
      }
      p = s2352;
    } else touched ||= p >= end;
  }
  l2353: {
    const s2354 = p;
    if (text.charCodeAt(p) === 46) {
      l2355: {

        p++;
        break l2353;
      }
      p = s2354;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2356: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2358 = p;
        l2357: {
          p++;
          break l2356;
        }
        p = s2358;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2359 = p;
      l2360: {
        p++;
        return -1;
      }
      p = s2359;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
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
  l2368: {
    if (text.charCodeAt(p) === 46) {
      const s2370 = p;
      l2369: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2369;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2368;
      }
      p = s2370;
    } else touched ||= p >= end;
  }
  l2371: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2373 = p;
      l2372: {
        p = skipExponent(p);
        if (p < 0) { break l2372; }
        break l2371;
      }
      p = s2373;
    } else touched ||= p >= end;
  }
  l2376: {
    const s2374 = p;
    l2375: {
      p = skipEndsWord(p);
      if (p < 0) { break l2375; }
      p = s2374;
      break l2376;
    }
    p = s2374;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2379: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2381 = p;
      l2380: {
        l2382: {
          const s2383 = p;
          if (text.charCodeAt(p) === 45) {
            l2384: {

              p++;
              break l2382;
            }
            p = s2383;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2380;
          }
          p++;
        }
        break l2379;
      }
      p = s2381;
    } else touched ||= p >= end;
  }
  l2385: {
    const s2386 = p;
    if (text.charCodeAt(p) === 48) {
      l2387: {
        p = skipBadRadix(p);
        if (p < 0) { break l2387; }
        break l2385;
      }
      p = s2386;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 46 || (c >= 48 && c <= 57)))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2418: {
    const s2416 = p;
    l2417: {
      p = skipEndsWord(p);
      if (p < 0) { break l2417; }
      p = s2416;
      break l2418;
    }
    p = s2416;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2388: {
    const s2389 = p;
    if (text.charCodeAt(p) === 48) {
      l2390: {
        if (!isCaseless(p, "0x")) { break l2390; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2390;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2388;
      }
      p = s2389;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2391: {
        if (!isCaseless(p, "0o")) { break l2391; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2391;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2388;
      }
      p = s2389;
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
  l2392: {
    const s2393 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2394: {
        l2396: {
          const s2397 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2398: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2398; }
              break l2396;
            }
            p = s2397;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2394;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2403: {
          if (text.charCodeAt(p) === 46) {
            const s2405 = p;
            l2404: {
              l2406: {
                const s2407 = p;
                if (text.charCodeAt(p) === 46) {
                  l2408: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2408;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2406;
                  }
                  p = s2407;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2404;
                }
                p++;
              }
              break l2403;
            }
            p = s2405;
          } else touched ||= p >= end;
        }
        l2409: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2411 = p;
            l2410: {
              p = skipExponent(p);
              if (p < 0) { break l2410; }
              break l2409;
            }
            p = s2411;
          } else touched ||= p >= end;
        }
        break l2392;
      }
      p = s2393;
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
    l2413: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2415 = p;
        l2414: {
          p = skipExponent(p);
          if (p < 0) { break l2414; }
          break l2413;
        }
        p = s2415;
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
  let m2402 = false;
  l2399: for (;;) {
    const s2401 = p;
    if (text.charCodeAt(p) === 95) {
      l2400: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2400;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2402 = true;
        continue l2399;
      }
      p = s2401;
    } else touched ||= p >= end;
    break;
  }
  if (!m2402) { return -1; }
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
  l2422: {
    const s2420 = p;
    l2421: {
      p = skipEndsWord(p);
      if (p < 0) { break l2421; }
      p = s2420;
      break l2422;
    }
    p = s2420;
    return -1;
  }
  return p;
}

function skipBadConstant(p: number): number {
  let c = 0;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  p = skipOtherConstant(p);
  if (p < 0) { return -1; }
  l2426: {
    const s2424 = p;
    l2425: {
      p = skipEndsWord(p);
      if (p < 0) { break l2425; }
      p = s2424;
      break l2426;
    }
    p = s2424;
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
      const s2427 = p;
      l2428: {
        p++;
        return -1;
      }
      p = s2427;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf318(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2449!: null;
  l2452: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 65339 || c === 65371)) {
      const s2450 = p;
      l2451: {
        p++;
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

function leaf319(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2453: {
    const s2454 = p;
    const t2455 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l2456: {
        const r2457 = readBadRootComma(p);
        if (r2457 === undefined) { break l2456; }
        value = r2457;
        p = pos;
        break l2453;
      }
      p = s2454;
      trail.length = t2455;
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
  l2460: {
    const s2458 = p;
    l2459: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2461: {
        const s2462 = p;
        l2463: {
          if (p < end) {
            {
              const s2464 = p;
              l2465: {
                p++;
                break l2463;
              }
              p = s2464;
            }
          } else touched ||= p >= end;
          break l2461;
        }
        p = s2462;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2459;
        }
        p = skipFence(p);
        if (p < 0) { break l2459; }
      }
      p = s2458;
      break l2460;
    }
    p = s2458;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf321(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2468!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2469 = p;
      l2470: {
        p = skipClosingFence(p);
        if (p < 0) { break l2470; }
        return -1;
      }
      p = s2469;
    }
  } else touched ||= p >= end;
  e2468 = null;
  value = [e2468];
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
  const r2472 = readFence(p);
  if (r2472 === undefined) { return undefined; }
  value = r2472;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2473: {
    const s2474 = p;
    if (text.charCodeAt(p) === 96) {
      l2475: {
        const s2476 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2475;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2476, p);
        break l2473;
      }
      p = s2474;
    } else touched ||= p >= end;
    const s2477 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2477, p);
  }
  pos = p;
  return value;
}

function leaf325(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2479!: null;
  l2482: {
    if (text.charCodeAt(p) === 123) {
      const s2480 = p;
      l2481: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2481; }
        p = s2480;
        break l2482;
      }
      p = s2480;
    } else touched ||= p >= end;
    return -1;
  }
  e2479 = null;
  value = [e2479];
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
  l2483: {
    const s2484 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2485: {
        p++;
        let n2489 = 0;
        l2486: for (;;) {
          if (n2489 >= 200) break;
          const s2488 = p;
          l2487: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 65281) || (c >= 65283 && c <= 65286) || c >= 65288))) {
              touched ||= p >= end;
              break l2487;
            }
            p++;
            n2489++;
            continue l2486;
          }
          p = s2488;
          break;
        }
        l2490: {
          const s2491 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
            l2492: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2493: {
                const s2494 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2495: {
                    p++;
                    break l2493;
                  }
                  p = s2494;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2496 = p;
                    l2497: {
                      p++;
                      break l2492;
                    }
                    p = s2496;
                  }
                } else touched ||= p >= end;
              }
              break l2490;
            }
            p = s2491;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2499 = p;
              l2500: {
                p++;
                break l2485;
              }
              p = s2499;
            }
          } else touched ||= p >= end;
        }
        break l2483;
      }
      p = s2484;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2502: {
        p++;
        let n2506 = 0;
        l2503: for (;;) {
          if (n2506 >= 200) break;
          const s2505 = p;
          l2504: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2504;
            }
            p++;
            n2506++;
            continue l2503;
          }
          p = s2505;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2507: {
          const s2508 = p;
          if (text.charCodeAt(p) === 58) {
            l2509: {

              p++;
              break l2507;
            }
            p = s2508;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2510 = p;
              l2511: {
                p++;
                break l2502;
              }
              p = s2510;
            }
          } else touched ||= p >= end;
        }
        break l2483;
      }
      p = s2484;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2513: {

        p++;
        break l2483;
      }
      p = s2484;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2514: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2514;
        }
        p += 2;
        break l2483;
      }
      p = s2484;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2515 = p;
        l2516: {
          p++;
          return -1;
        }
        p = s2515;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf327(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2518!: null;
  l2521: {
    if (text.charCodeAt(p) === 91) {
      const s2519 = p;
      l2520: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2520; }
        p = s2519;
        break l2521;
      }
      p = s2519;
    } else touched ||= p >= end;
    return -1;
  }
  e2518 = null;
  value = [e2518];
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
  l2522: {
    const s2523 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 171 || c === 180 || (c >= 8216 && c <= 8223) || c === 65282 || c === 65287)) {
      l2524: {
        p++;
        break l2522;
      }
      p = s2523;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2525: {

        p++;
        break l2522;
      }
      p = s2523;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 304)) {
      l2526: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2526; }
        break l2522;
      }
      p = s2523;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57))) {
      l2527: {
        let n2531 = 0;
        l2528: for (;;) {
          if (n2531 >= 40) break;
          const s2530 = p;
          l2529: {
            if (!(((c = text.charCodeAt(p)) === 43 || (c >= 45 && c <= 46) || (c >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l2529;
            }
            p++;
            n2531++;
            continue l2528;
          }
          p = s2530;
          break;
        }
        if (n2531 < 1) { break l2527; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2532: {
          const s2533 = p;
          if (text.charCodeAt(p) === 44) {
            l2534: {

              p++;
              break l2532;
            }
            p = s2533;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2535 = p;
              l2536: {
                p++;
                break l2527;
              }
              p = s2535;
            }
          } else touched ||= p >= end;
        }
        break l2522;
      }
      p = s2523;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2538: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : false))) {
          touched ||= p >= end;
          break l2538;
        }
        p++;
        break l2522;
      }
      p = s2523;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2539 = p;
        l2540: {
          p++;
          return -1;
        }
        p = s2539;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf329(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2542: {
    const s2543 = p;
    const t2544 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2545: {
        const r2546 = readBadCall(p);
        if (r2546 === undefined) { break l2545; }
        value = r2546;
        p = pos;
        break l2542;
      }
      p = s2543;
      trail.length = t2544;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2569 = readBadAssignment(p);
    if (r2569 === undefined) { return -1; }
    value = r2569;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2547: {
    const s2548 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2549: {
        p++;
        let n2553 = 0;
        l2550: for (;;) {
          if (n2553 >= 200) break;
          const s2552 = p;
          l2551: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2551;
            }
            p++;
            n2553++;
            continue l2550;
          }
          p = s2552;
          break;
        }
        let n2557 = 0;
        l2554: for (;;) {
          if (n2557 >= 9) break;
          const s2556 = p;
          l2555: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2555;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2555;
            }
            p++;
            let n2561 = 0;
            l2558: for (;;) {
              if (n2561 >= 200) break;
              const s2560 = p;
              l2559: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
            n2557++;
            continue l2554;
          }
          p = s2556;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2549;
        }
        p++;
        l2564: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
            const s2562 = p;
            l2563: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
                touched ||= p >= end;
                break l2563;
              }
              p++;
              p = s2562;
              break l2564;
            }
            p = s2562;
          } else touched ||= p >= end;
          break l2549;
        }
        break l2547;
      }
      p = s2548;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2567: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false)) {
        const s2565 = p;
        l2566: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2566;
          }
          p++;
          p = s2565;
          break l2567;
        }
        p = s2565;
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
  l2570: {
    const s2571 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2572: {
        p = skipDeclaration(p);
        if (p < 0) { break l2572; }
        break l2570;
      }
      p = s2571;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295))) {
      l2581: {
        p++;
        let n2585 = 0;
        l2582: for (;;) {
          if (n2585 >= 200) break;
          const s2584 = p;
          l2583: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
        let n2589 = 0;
        l2586: for (;;) {
          if (n2589 >= 9) break;
          const s2588 = p;
          l2587: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2587;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
              touched ||= p >= end;
              break l2587;
            }
            p++;
            let n2593 = 0;
            l2590: for (;;) {
              if (n2593 >= 200) break;
              const s2592 = p;
              l2591: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
            n2589++;
            continue l2586;
          }
          p = s2588;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2581;
        }
        p++;
        break l2570;
      }
      p = s2571;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2599: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false)) {
      const s2597 = p;
      l2598: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : false))) {
          touched ||= p >= end;
          break l2598;
        }
        p++;
        p = s2597;
        break l2599;
      }
      p = s2597;
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
  l2573: {
    const s2574 = p;
    if (text.charCodeAt(p) === 118) {
      l2575: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2575;
        }
        p += 3;
        break l2573;
      }
      p = s2574;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2576: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2576;
        }
        p += 3;
        break l2573;
      }
      p = s2574;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  let n2580 = 0;
  l2577: for (;;) {
    if (n2580 >= 200) break;
    const s2579 = p;
    l2578: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 192 && c <= 8191) || (c >= 12352 && c <= 55295)))) {
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
  l2594: {
    const s2595 = p;
    if (text.charCodeAt(p) === 101) {
      l2596: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2596;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2596;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2596;
        }
        p += 7;
        break l2594;
      }
      p = s2595;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf334(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2601: {
    const s2602 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      l2603: {
        const r2604 = readWrapperEnd(p);
        if (r2604 === undefined) { break l2603; }
        value = r2604;
        p = pos;
        break l2601;
      }
      p = s2602;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2605!: string[];
  const r2606 = readWs(p);
  if (r2606 === undefined) { return undefined; }
  e2605 = r2606;
  p = pos;
  let e2614!: [")", string[], ";" | null] | ";";
  l2615: {
    const s2616 = p;
    if (text.charCodeAt(p) === 41) {
      l2617: {
        let e2618!: ")";

        e2618 = ")";
        p++;
        let e2619!: string[];
        const r2620 = readWs(p);
        if (r2620 === undefined) { break l2617; }
        e2619 = r2620;
        p = pos;
        let e2622!: ";" | null;
        l2623: {
          if (text.charCodeAt(p) === 59) {
            const s2625 = p;
            l2624: {

              e2622 = ";";
              p++;
              break l2623;
            }
            p = s2625;
          } else touched ||= p >= end;
          e2622 = null;
        }
        e2614 = [e2618, e2619, e2622];
        break l2615;
      }
      p = s2616;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2614 = ";";
    p++;
  }
  value = [e2605, e2614];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2611: string[] = [];
  l2607: for (;;) {
    const s2609 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2608: {
        let v2610!: string;
        v2610 = text.charAt(p);
        p++;
        list2611.push(v2610);
        continue l2607;
      }
      p = s2609;
    } else touched ||= p >= end;
    break;
  }
  value = list2611;
  pos = p;
  return value;
}

function leaf337(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2627: {
    const s2628 = p;
    const t2629 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2630: {
        const r2631 = readBadRootBracket(p);
        if (r2631 === undefined) { break l2630; }
        value = r2631;
        p = pos;
        break l2627;
      }
      p = s2628;
      trail.length = t2629;
    } else touched ||= p >= end;
    let e2633!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2634 = p;
        l2635: {
          p = skipFence(p);
          if (p < 0) { break l2635; }
          return -1;
        }
        p = s2634;
      }
    } else touched ||= p >= end;
    e2633 = null;
    let e2637!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2638 = readBadProse(p);
    if (r2638 === undefined) { return -1; }
    e2637 = r2638;
    p = pos;
    value = [e2633, e2637];
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
  l2639: for (;;) {
    const s2641 = p;
    if (p < end) {
      l2640: {
        l2643: {
          const s2644 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2645: {
              p++;
              break l2643;
            }
            p = s2644;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : c === 65279)) {
            {
              const s2646 = p;
              l2647: {
                p = skipProseStop(p);
                if (p < 0) { break l2647; }
                break l2640;
              }
              p = s2646;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2640;
          }
          p++;
        }
        continue l2639;
      }
      p = s2641;
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
  l2649: {
    const s2650 = p;
    if (text.charCodeAt(p) === 123) {
      l2651: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2651; }
        break l2649;
      }
      p = s2650;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2652: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2652; }
        break l2649;
      }
      p = s2650;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2653: {
        p = skipFence(p);
        if (p < 0) { break l2653; }
        break l2649;
      }
      p = s2650;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2654: {

        p++;
        break l2649;
      }
      p = s2650;
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

function leaf341(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2656: {
    const s2657 = p;
    const t2658 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2659: {
        const r2660 = readFenceEnd(p);
        if (r2660 === undefined) { break l2659; }
        value = r2660;
        p = pos;
        break l2656;
      }
      p = s2657;
      trail.length = t2658;
    } else touched ||= p >= end;
    const r2664 = readMissingFenceEnd(p);
    if (r2664 === undefined) { return -1; }
    value = r2664;
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
  const r2661 = readClosingFence(p);
  if (r2661 === undefined) { return undefined; }
  value = r2661;
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

function leaf344(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2666 = readMissingDocument(p);
  if (r2666 === undefined) { return -1; }
  value = r2666;
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

function leaf346(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2668: {
    const s2669 = p;
    const t2670 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2671: {
        const r2672 = readBadLooseFence(p);
        if (r2672 === undefined) { break l2671; }
        value = r2672;
        p = pos;
        break l2668;
      }
      p = s2669;
      trail.length = t2670;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2674: {
        const r2675 = readBadRootBracket(p);
        if (r2675 === undefined) { break l2674; }
        value = r2675;
        p = pos;
        break l2668;
      }
      p = s2669;
      trail.length = t2670;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2677 = readBadProse(p);
    if (r2677 === undefined) { return -1; }
    value = r2677;
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

function leaf348(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2679: {
    const s2680 = p;
    const t2681 = trail.length;
    l2682: {
      const r2683 = readMissingDocument(p);
      if (r2683 === undefined) { break l2682; }
      value = r2683;
      p = pos;
      break l2679;
    }
    p = s2680;
    trail.length = t2681;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf300 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf318, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf319 }] }] }, { op: 'leaf', read: leaf344 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf70 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf325, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf327, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf300 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf318, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf319 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf329 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'leaf', read: leaf195 }] }, { op: 'leaf', read: leaf334 }] }, { op: 'leaf', read: leaf346 }] } }, { op: 'leaf', read: leaf348 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf15 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf230 }] } }, { op: 'leaf', read: leaf271 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf63 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf67, isShortcut: true }, { op: 'leaf', read: leaf70 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf71 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf257 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }] } }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf259 }] } }, { op: 'leaf', read: leaf269 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf98 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf67, isShortcut: true }, { op: 'leaf', read: leaf70 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf71 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf257 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }] } }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf259 }] } }, { op: 'leaf', read: leaf265 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf102 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf230 }] } }, { op: 'leaf', read: leaf250 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf104 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf230 }] } }, { op: 'leaf', read: leaf234 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf117 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text116 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf121 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text120 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf125 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text123 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf139, body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf140 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf142 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf144 }] } }, { op: 'leaf', read: leaf151 }] }] } }] }, { op: 'leaf', read: leaf144 }] } }, { op: 'leaf', read: leaf155 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text129, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf166 }] } }, { op: 'leaf', read: leaf170 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text162, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf176 }] } }, { op: 'leaf', read: leaf178 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text175, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf181 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf185 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text184 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf189 }] } }, { op: 'leaf', read: leaf191 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text188, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf98 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf273 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf67, isShortcut: true }, { op: 'leaf', read: leaf70 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf71 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf257 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }] } }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf259 }] }] } }, { op: 'leaf', read: leaf275 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf102 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf282 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf31 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'leaf', read: leaf33 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf107, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }, { op: 'leaf', read: leaf200 }] }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf230 }] }] } }, { op: 'leaf', read: leaf284 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf288 }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf273 }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf67, isShortcut: true }, { op: 'leaf', read: leaf70 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf71 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf257 }, { op: 'loop', body: { op: 'leaf', read: leaf92 } }, { op: 'choice', alternatives: [{ op: 'leaf', read: leaf94 }, { op: 'leaf', read: leaf96, isShortcut: true }, { op: 'leaf', read: leaf97 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf61, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf254 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf255 }] }] } }, { op: 'leaf', read: leaf224 }] }, { op: 'leaf', read: leaf259 }] }] } }, { op: 'leaf', read: leaf275 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as FenceStartNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf297 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf300 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf318, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf319 }] }] }, { op: 'leaf', read: leaf195 }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: leaf70 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf321, body: { op: 'again', step: () => stepFenced } }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf325, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf327, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf300 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf318, body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf319 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf329 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf277, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf286, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf291, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf295, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf193 }, { op: 'choice', alternatives: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf108, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf119, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf122, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf128, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf161, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf174, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf180, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'ahead', read: leaf187, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf195 }] }] }, { op: 'leaf', read: leaf196 }] } }, { op: 'leaf', read: leaf198 }] } }] }] }, { op: 'leaf', read: leaf195 }] }, { op: 'leaf', read: leaf334 }] }, { op: 'leaf', read: leaf337 }] } }, { op: 'leaf', read: leaf341 }] } };

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
