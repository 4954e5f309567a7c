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
const TABLE_103 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_104 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [48, 57]);
const TABLE_105 = tableOf([43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_106 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
const TABLE_107 = tableOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78, 78], [82, 82], [84, 85], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116, 117]);
const TABLE_108 = tableOf([34, 34], [48, 57], [91, 91], [123, 123]);
const TABLE_109 = tableOf([34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_110 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [91, 91], [96, 96], [123, 123]);
const TABLE_111 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
const TABLE_112 = tableOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122]);
const TABLE_113 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [59, 59]);
const TABLE_114 = tableOf([0, 39], [41, 90], [92, 95], [97, 122], [124, 125], [127, 127]);
const TABLE_115 = tableOf([40, 40], [91, 91], [96, 96], [123, 123], [126, 126]);
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305))) {
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
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
            touched ||= p >= end;
            break l681;
          }
          const r707 = readRepairedName(p);
          if (r707 === undefined) { break l681; }
          l_name = r707;
          p = pos;
        }
        l896: for (;;) {
          const s898 = p;
          const t899 = trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
            l897: {
              const r901 = readKeyGap(p);
              if (r901 === undefined) { break l897; }
              p = pos;
              continue l896;
            }
            p = s898;
            if (trail.length > t899) trail.length = t899;
          } else touched ||= p >= end;
          break;
        }
        const r911 = readColon(p);
        if (r911 === undefined) { break l681; }
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
    const r942 = readMissingKey(p);
    if (r942 === undefined) { return undefined; }
    l_name = r942;
    p = pos;
    l947: {
      const s948 = p;
      const t949 = trail.length;
      if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
        l950: {
          const r951 = readBadColon(p);
          if (r951 === undefined) { break l950; }
          p = pos;
          break l947;
        }
        p = s948;
        if (trail.length > t949) trail.length = t949;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
      l745: {
        const r746 = readBadPrefixedName(p);
        if (r746 === undefined) { break l745; }
        value = r746;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l760: {
        const r761 = readBadColonInside(p);
        if (r761 === undefined) { break l760; }
        value = r761;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l771: {
        const r772 = readBadLostQuote(p);
        if (r772 === undefined) { break l771; }
        value = r772;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l789: {
        const r790 = readBadOtherQuote(p);
        if (r790 === undefined) { break l789; }
        value = r790;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l811: {
        const r812 = readBadQuotedName(p);
        if (r812 === undefined) { break l811; }
        value = r812;
        p = pos;
        break l708;
      }
      p = s709;
      if (trail.length > t710) trail.length = t710;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l849: {
        const r850 = readBadOddName(p);
        if (r850 === undefined) { break l849; }
        value = r850;
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
    const r885 = readBadBareKey(p);
    if (r885 === undefined) { return undefined; }
    value = r885;
    p = pos;
    l889: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c === 65306)) {
        const s887 = p;
        l888: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          l890: {
            const s891 = p;
            if (text.charCodeAt(p) === 58) {
              l892: {

                p++;
                break l890;
              }
              p = s891;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 61) {
              l893: {

                p++;
                break l890;
              }
              p = s891;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 65306) {
              l894: {

                p++;
                break l890;
              }
              p = s891;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) !== 59) {
              touched ||= p >= end;
              break l888;
            }
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l888;
            }
            p = skipValueStart(p);
            if (p < 0) { break l888; }
          }
          p = s887;
          break l889;
        }
        p = s887;
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
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s733 = p;
        l734: {
          p = skipFenceMark(p);
          if (p < 0) { break l734; }
          return undefined;
        }
        p = s733;
      }
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s736 = p;
    let n740 = 0;
    l737: for (;;) {
      if (n740 >= 200) break;
      const s739 = p;
      l738: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 181 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 179)))) {
          touched ||= p >= end;
          break l738;
        }
        p++;
        n740++;
        continue l737;
      }
      p = s739;
      break;
    }
    l_text = text.slice(s736, p);
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 8216 && c <= 8219) || c === 180 || c === 65287))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l743: {
      const s741 = p;
      l742: {
        p = skipEndsName(p);
        if (p < 0) { break l742; }
        p = s741;
        break l743;
      }
      p = s741;
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
  l747: {
    const s748 = p;
    if (text.charCodeAt(p) === 34) {
      l749: {
        const r750 = readDoubleName(p);
        if (r750 === undefined) { break l749; }
        l_text = r750;
        p = pos;
        break l747;
      }
      p = s748;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 39)) {
      touched ||= p >= end;
      return undefined;
    }
    const r753 = readSingleName(p);
    if (r753 === undefined) { return undefined; }
    l_text = r753;
    p = pos;
  }
  l758: {
    const s756 = p;
    l757: {
      p = skipEndsName(p);
      if (p < 0) { break l757; }
      p = s756;
      break l758;
    }
    p = s756;
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
  const s751 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s751, p);
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
  const s754 = p;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  value = text.slice(s754, p);
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
  const s762 = p;
  let n766 = 0;
  l763: for (;;) {
    if (n766 >= 200) break;
    const s765 = p;
    l764: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l764;
      }
      p++;
      n766++;
      continue l763;
    }
    p = s765;
    break;
  }
  if (n766 < 1) { return undefined; }
  l_text = text.slice(s762, p);
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
  l769: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s767 = p;
      l768: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l768;
        }
        p = skipValueStart(p);
        if (p < 0) { break l768; }
        p = s767;
        break l769;
      }
      p = s767;
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
  l773: {
    const s774 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l775: {
        p++;
        const s776 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l775;
        }
        p++;
        let n780 = 0;
        l777: for (;;) {
          if (n780 >= 200) break;
          const s779 = p;
          l778: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l778;
            }
            p++;
            n780++;
            continue l777;
          }
          p = s779;
          break;
        }
        l_text = text.slice(s776, p);
        l783: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
            const s781 = p;
            l782: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l782;
              }
              p++;
              p = s781;
              break l783;
            }
            p = s781;
          } else touched ||= p >= end;
          break l775;
        }
        break l773;
      }
      p = s774;
    } else touched ||= p >= end;
    const s784 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipBareKey(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s784, p);
    if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l787: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
        const s785 = p;
        l786: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 58) {
            touched ||= p >= end;
            break l786;
          }
          p++;
          p = s785;
          break l787;
        }
        p = s785;
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
  l791: {
    const s792 = p;
    if (text.charCodeAt(p) === 34) {
      l793: {

        p++;
        const s794 = p;
        let n798 = 0;
        l795: for (;;) {
          if (n798 >= 200) break;
          const s797 = p;
          l796: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l796;
            }
            p++;
            n798++;
            continue l795;
          }
          p = s797;
          break;
        }
        l_text = text.slice(s794, p);
        if (!(((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l793;
        }
        p++;
        l801: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
            const s799 = p;
            l800: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 58) {
                touched ||= p >= end;
                break l800;
              }
              p++;
              p = s799;
              break l801;
            }
            p = s799;
          } else touched ||= p >= end;
          break l793;
        }
        break l791;
      }
      p = s792;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
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
    if (!(((c = text.charCodeAt(p)) === 34 || c === 8217))) {
      touched ||= p >= end;
      return undefined;
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
  l813: {
    const s814 = p;
    if (text.charCodeAt(p) === 34) {
      l815: {

        p++;
        const s816 = p;
        p = skipNameInside(p);
        if (p < 0) { break l815; }
        let n827 = 0;
        l824: for (;;) {
          if (n827 >= 9) break;
          const s826 = p;
          l825: {
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l825;
            }
            p++;
            {
              const s828 = p;
              l829: {
                p = skipEndsName(p);
                if (p < 0) { break l829; }
                break l825;
              }
              p = s828;
            }
            p = skipNameInside(p);
            if (p < 0) { break l825; }
            if (text.charCodeAt(p) !== 34) {
              touched ||= p >= end;
              break l825;
            }
            p++;
            {
              const s831 = p;
              l832: {
                p = skipEndsName(p);
                if (p < 0) { break l832; }
                break l825;
              }
              p = s831;
            }
            p = skipNameInside(p);
            if (p < 0) { break l825; }
            n827++;
            continue l824;
          }
          p = s826;
          break;
        }
        if (n827 < 1) { break l815; }
        l_text = text.slice(s816, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l815;
        }
        p++;
        l836: {
          const s834 = p;
          l835: {
            p = skipEndsName(p);
            if (p < 0) { break l835; }
            p = s834;
            break l836;
          }
          p = s834;
          break l815;
        }
        break l813;
      }
      p = s814;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s837 = p;
    let n841 = 0;
    l838: for (;;) {
      if (n841 >= 200) break;
      const s840 = p;
      l839: {
        l842: {
          const s843 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l844: {
              p++;
              break l842;
            }
            p = s843;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) {
            touched ||= p >= end;
            break l839;
          }
          p++;
          if (!(p < end)) {
            touched ||= p >= end;
            break l839;
          }
          p++;
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
      return undefined;
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
  let n820 = 0;
  l817: for (;;) {
    if (n820 >= 200) break;
    const s819 = p;
    l818: {
      l821: {
        const s822 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
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
  return p;
}

function readBadOddName(p: number): BadOddNameNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l851: {
    const s852 = p;
    if (text.charCodeAt(p) === 34) {
      l853: {

        p++;
        const s854 = p;
        let n858 = 0;
        l855: for (;;) {
          if (n858 >= 200) break;
          const s857 = p;
          l856: {
            l859: {
              const s860 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
                l861: {
                  p++;
                  break l859;
                }
                p = s860;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) === 92) {
                l862: {

                  p++;
                  if (!(p < end)) {
                    touched ||= p >= end;
                    break l862;
                  }
                  p++;
                  break l859;
                }
                p = s860;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 34) {
                touched ||= p >= end;
                break l856;
              }
              p++;
              {
                const s863 = p;
                l864: {
                  p = skipEndsName(p);
                  if (p < 0) { break l864; }
                  break l856;
                }
                p = s863;
              }
            }
            n858++;
            continue l855;
          }
          p = s857;
          break;
        }
        l_text = text.slice(s854, p);
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l853;
        }
        p++;
        l868: {
          const s866 = p;
          l867: {
            p = skipEndsName(p);
            if (p < 0) { break l867; }
            p = s866;
            break l868;
          }
          p = s866;
          break l853;
        }
        break l851;
      }
      p = s852;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    const s869 = p;
    let n873 = 0;
    l870: for (;;) {
      if (n873 >= 200) break;
      const s872 = p;
      l871: {
        l874: {
          const s875 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) {
            l876: {
              p++;
              break l874;
            }
            p = s875;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 92) {
            l877: {

              p++;
              if (!(p < end)) {
                touched ||= p >= end;
                break l877;
              }
              p++;
              break l874;
            }
            p = s875;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 39) {
            touched ||= p >= end;
            break l871;
          }
          p++;
          {
            const s878 = p;
            l879: {
              p = skipEndsName(p);
              if (p < 0) { break l879; }
              break l871;
            }
            p = s878;
          }
        }
        n873++;
        continue l870;
      }
      p = s872;
      break;
    }
    l_text = text.slice(s869, p);
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l883: {
      const s881 = p;
      l882: {
        p = skipEndsName(p);
        if (p < 0) { break l882; }
        p = s881;
        break l883;
      }
      p = s881;
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
  l902: {
    const s903 = p;
    const t904 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l905: {
        const r906 = readBlanks(p);
        if (r906 === undefined) { break l905; }
        value = r906;
        p = pos;
        break l902;
      }
      p = s903;
      if (trail.length > t904) trail.length = t904;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r908 = readGapMistake(p);
    if (r908 === undefined) { return undefined; }
    value = r908;
    p = pos;
  }
  pos = p;
  return value;
}

function readColon(p: number): BadColonNode | ":" | null | MissingColonNode | undefined {
  let c = 0;
  let value!: BadColonNode | ":" | null | MissingColonNode;
  l912: {
    const s913 = p;
    const t914 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 58 && c <= 59) || c === 61 || c === 65306)) {
      l915: {
        const r916 = readBadColon(p);
        if (r916 === undefined) { break l915; }
        value = r916;
        p = pos;
        break l912;
      }
      p = s913;
      if (trail.length > t914) trail.length = t914;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 58) {
      l928: {

        value = ":";
        p++;
        break l912;
      }
      p = s913;
      if (trail.length > t914) trail.length = t914;
    } else touched ||= p >= end;
    l929: {
      l932: {
        const s930 = p;
        l931: {
          l933: {
            const s934 = p;
            if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
              l935: {
                p++;
                break l933;
              }
              p = s934;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s936 = p;
                l937: {
                  p++;
                  break l931;
                }
                p = s936;
              }
            } else touched ||= p >= end;
          }
          p = s930;
          break l932;
        }
        p = s930;
        break l929;
      }
      value = null;
      break l912;
    }
    p = s913;
    if (trail.length > t914) trail.length = t914;
    const r939 = readMissingColon(p);
    if (r939 === undefined) { return undefined; }
    value = r939;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadColon(p: number): BadColonNode | undefined {
  let c = 0;
  const start = p;
  l917: {
    const s918 = p;
    if (text.charCodeAt(p) === 58) {
      l919: {

        p++;
        let m923 = false;
        l920: for (;;) {
          const s922 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)) {
            l921: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 58 || c === 61))) {
                touched ||= p >= end;
                break l921;
              }
              p++;
              m923 = true;
              continue l920;
            }
            p = s922;
          } else touched ||= p >= end;
          break;
        }
        if (!m923) { break l919; }
        break l917;
      }
      p = s918;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l924: {
        if (!text.startsWith("=>", p)) {
          reachesEnd(p, "=>");
          break l924;
        }
        p += 2;
        break l917;
      }
      p = s918;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 61) {
      l925: {

        p++;
        break l917;
      }
      p = s918;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65306) {
      l926: {

        p++;
        break l917;
      }
      p = s918;
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
  l945: {
    if (text.charCodeAt(p) === 58) {
      const s943 = p;
      l944: {

        p++;
        p = s943;
        break l945;
      }
      p = s943;
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
  const r954 = readValueGap(p);
  if (r954 === undefined) { return -1; }
  value = r954;
  p = pos;
  leafValue = value;
  return p;
}

function readValueGap(p: number): string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | undefined {
  let c = 0;
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l955: {
    const s956 = p;
    const t957 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l958: {
        const r959 = readBlanks(p);
        if (r959 === undefined) { break l958; }
        value = r959;
        p = pos;
        break l955;
      }
      p = s956;
      if (trail.length > t957) trail.length = t957;
    } else touched ||= p >= end;
    let e961!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s962 = p;
        l963: {
          p = skipHashWord(p);
          if (p < 0) { break l963; }
          return undefined;
        }
        p = s962;
      }
    } else touched ||= p >= end;
    e961 = null;
    let e965!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r966 = readGapMistake(p);
    if (r966 === undefined) { return undefined; }
    e965 = r966;
    p = pos;
    value = [e961, e965];
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
  const r969 = readRepairedAmount(p);
  if (r969 === undefined) { return -1; }
  value = r969;
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
  const r970 = readBadThousands(p);
  if (r970 === undefined) { return undefined; }
  l_value = r970;
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
  const r973 = readWord(p);
  if (r973 === undefined) { return -1; }
  value = r973;
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
  const r975 = readRepairedPlaceholder(p);
  if (r975 === undefined) { return -1; }
  value = r975;
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
  const r977 = readObjectStart(p);
  if (r977 === undefined) { return -1; }
  value = r977;
  p = pos;
  leafValue = value;
  return p;
}

function readObjectStart(p: number): ObjectStartNode | undefined {
  let c = 0;
  const start = p;
  let l_kind!: string;
  const r978 = readObjectKind(p);
  if (r978 === undefined) { return undefined; }
  l_kind = r978;
  p = pos;
  l980: {
    const s981 = p;
    const t982 = trail.length;
    if (text.charCodeAt(p) === 123) {
      l983: {

        p++;
        break l980;
      }
      p = s981;
      if (trail.length > t982) trail.length = t982;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65371)) {
      touched ||= p >= end;
      return undefined;
    }
    const r984 = readBadFullBrace(p);
    if (r984 === undefined) { return undefined; }
    p = pos;
  }
  l986: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
      const s988 = p;
      const t989 = trail.length;
      l987: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 123)) {
          touched ||= p >= end;
          break l987;
        }
        const r990 = readBadDoubledBracket(p);
        if (r990 === undefined) { break l987; }
        p = pos;
        break l986;
      }
      p = s988;
      if (trail.length > t989) trail.length = t989;
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
  l993: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s991 = p;
      l992: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l992;
        }
        p = skipQuotedAhead(p);
        if (p < 0) { break l992; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l992;
        }
        p++;
        p = s991;
        break l993;
      }
      p = s991;
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
  const r996 = readArrayStart(p);
  if (r996 === undefined) { return -1; }
  value = r996;
  p = pos;
  leafValue = value;
  return p;
}

function readArrayStart(p: number): ArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r997 = readArrayKind(p);
  if (r997 === undefined) { return undefined; }
  l_kind = r997;
  p = pos;
  l999: {
    const s1000 = p;
    const t1001 = trail.length;
    if (text.charCodeAt(p) === 91) {
      l1002: {

        p++;
        break l999;
      }
      p = s1000;
      if (trail.length > t1001) trail.length = t1001;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 65339)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1003 = readBadFullBracket(p);
    if (r1003 === undefined) { return undefined; }
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
  const r1006 = readTupleStart(p);
  if (r1006 === undefined) { return -1; }
  value = r1006;
  p = pos;
  leafValue = value;
  return p;
}

function readTupleStart(p: number): TupleStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r1007 = readArrayKind(p);
  if (r1007 === undefined) { return undefined; }
  l_kind = r1007;
  p = pos;
  if (!(text.charCodeAt(p) === 40)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1009 = readBadTuple(p);
  if (r1009 === undefined) { return undefined; }
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
  l1012: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1010 = p;
      l1011: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1013: {
          const s1014 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1015: {
              p++;
              break l1013;
            }
            p = s1014;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1016: {
              p = skipNumeral(p);
              if (p < 0) { break l1016; }
              break l1013;
            }
            p = s1014;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
            l1017: {
              p++;
              break l1013;
            }
            p = s1014;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l1018: {
              p = skipLiteral(p);
              if (p < 0) { break l1018; }
              break l1013;
            }
            p = s1014;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 41) {
            touched ||= p >= end;
            break l1011;
          }
          p++;
        }
        p = s1010;
        break l1012;
      }
      p = s1010;
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
  let e1021!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1022 = p;
      l1023: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1023; }
        return -1;
      }
      p = s1022;
    }
  } else touched ||= p >= end;
  e1021 = null;
  value = [e1021];
  leafValue = value;
  return p;
}

function leaf112(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1025!: null;
  l1028: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      const s1026 = p;
      l1027: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1029 = p;
            l1030: {
              if (!text.startsWith("\"\"", p)) {
                reachesEnd(p, "\"\"");
                break l1030;
              }
              p += 2;
              p = skipEnds(p);
              if (p < 0) { break l1030; }
              break l1027;
            }
            p = s1029;
          }
        } else touched ||= p >= end;
        l1032: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1034 = p;
            l1033: {
              p = skipPrefix(p);
              if (p < 0) { break l1033; }
              break l1032;
            }
            p = s1034;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1027;
        }
        p += 3;
        p = s1026;
        break l1028;
      }
      p = s1026;
    } else touched ||= p >= end;
    return -1;
  }
  e1025 = null;
  value = [e1025];
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
  l1035: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1037 = p;
      l1036: {
        p++;
        break l1035;
      }
      p = s1037;
    } else touched ||= p >= end;
  }
  l1040: {
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      const s1038 = p;
      l1039: {
        p++;
        p = s1038;
        break l1040;
      }
      p = s1038;
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
  const r1041 = readTextStart(p);
  if (r1041 === undefined) { return -1; }
  value = r1041;
  p = pos;
  leafValue = value;
  return p;
}

function readTextStart(p: number): TextStartNode | undefined {
  let c = 0;
  const start = p;
  let l_mark!: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
  l1042: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
      const s1044 = p;
      const t1045 = trail.length;
      l1043: {
        const r1046 = readBadPrefix(p);
        if (r1046 === undefined) { break l1043; }
        p = pos;
        break l1042;
      }
      p = s1044;
      if (trail.length > t1045) trail.length = t1045;
    } else touched ||= p >= end;
  }
  l1048: {
    const s1049 = p;
    const t1050 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l1051: {
        const r1052 = readBadTripleQuotes(p);
        if (r1052 === undefined) { break l1051; }
        l_mark = r1052;
        p = pos;
        break l1048;
      }
      p = s1049;
      if (trail.length > t1050) trail.length = t1050;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 65282 || c === 65287)) {
      l1057: {
        const r1058 = readBadSmartQuotes(p);
        if (r1058 === undefined) { break l1057; }
        l_mark = r1058;
        p = pos;
        break l1048;
      }
      p = s1049;
      if (trail.length > t1050) trail.length = t1050;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1060: {
        const r1061 = readBadBackticks(p);
        if (r1061 === undefined) { break l1060; }
        l_mark = r1061;
        p = pos;
        break l1048;
      }
      p = s1049;
      if (trail.length > t1050) trail.length = t1050;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1063: {
        const r1064 = readBadSingleQuotes(p);
        if (r1064 === undefined) { break l1063; }
        l_mark = r1064;
        p = pos;
        break l1048;
      }
      p = s1049;
      if (trail.length > t1050) trail.length = t1050;
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
  l1053: {
    const s1054 = p;
    if (text.charCodeAt(p) === 34) {
      l1055: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1055;
        }
        p += 3;
        break l1053;
      }
      p = s1054;
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
      l1067: {

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
      l1068: {
        if (text.charCodeAt(p) === 34) {
          {
            const s1069 = p;
            l1070: {
              if (!text.startsWith("\"\"\"", p)) {
                reachesEnd(p, "\"\"\"");
                break l1070;
              }
              p += 3;
              break l1068;
            }
            p = s1069;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
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

function leaf121(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"\"\"" | MissingStringEndNode;
  l1072: {
    const s1073 = p;
    const t1074 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1075: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l1075;
        }
        value = "\"\"\"";
        p += 3;
        break l1072;
      }
      p = s1073;
      if (trail.length > t1074) trail.length = t1074;
    } else touched ||= p >= end;
    const r1076 = readMissingStringEnd(p);
    if (r1076 === undefined) { return -1; }
    value = r1076;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readMissingStringEnd(p: number): MissingStringEndNode | undefined {
  let c = 0;
  const start = p;
  l1077: {
    if (text.charCodeAt(p) === 92) {
      const s1079 = p;
      l1078: {

        p++;
        l1080: {
          if (text.charCodeAt(p) === 117) {
            const s1082 = p;
            l1081: {

              p++;
              let n1086 = 0;
              l1083: for (;;) {
                if (n1086 >= 3) break;
                const s1085 = p;
                l1084: {
                  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                    touched ||= p >= end;
                    break l1084;
                  }
                  p++;
                  n1086++;
                  continue l1083;
                }
                p = s1085;
                break;
              }
              break l1080;
            }
            p = s1082;
          } else touched ||= p >= end;
        }
        break l1077;
      }
      p = s1079;
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
  let e1088!: null;
  l1091: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : false)) {
      const s1089 = p;
      l1090: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1092 = p;
            l1093: {
              if (!text.startsWith("''", p)) {
                reachesEnd(p, "''");
                break l1093;
              }
              p += 2;
              p = skipEnds(p);
              if (p < 0) { break l1093; }
              break l1090;
            }
            p = s1092;
          }
        } else touched ||= p >= end;
        l1095: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1097 = p;
            l1096: {
              p = skipPrefix(p);
              if (p < 0) { break l1096; }
              break l1095;
            }
            p = s1097;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 39 || !text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1090;
        }
        p += 3;
        p = s1089;
        break l1091;
      }
      p = s1089;
    } else touched ||= p >= end;
    return -1;
  }
  e1088 = null;
  value = [e1088];
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
      l1098: {

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
      l1099: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1100 = p;
            l1101: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1101;
              }
              p += 3;
              break l1099;
            }
            p = s1100;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
          touched ||= p >= end;
          break l1099;
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
  l1103: {
    const s1104 = p;
    const t1105 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1106: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1106;
        }
        value = "'''";
        p += 3;
        break l1103;
      }
      p = s1104;
      if (trail.length > t1105) trail.length = t1105;
    } else touched ||= p >= end;
    const r1107 = readMissingStringEnd(p);
    if (r1107 === undefined) { return -1; }
    value = r1107;
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
  let e1109!: null;
  l1112: {
    if (text.charCodeAt(p) === 34) {
      const s1110 = p;
      l1111: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1111;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1111;
        }
        p++;
        {
          const s1113 = p;
          l1114: {
            p = skipEnds(p);
            if (p < 0) { break l1114; }
            break l1111;
          }
          p = s1113;
        }
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
      l1116: {

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
      l1117: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1118 = p;
            l1119: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1119; }
              break l1117;
            }
            p = s1118;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1117;
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
  l1121: {
    const s1122 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1123: {
        p++;
        break l1121;
      }
      p = s1122;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1124 = p;
        l1125: {
          p++;
          return -1;
        }
        p = s1124;
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
  l1127: {
    const s1128 = p;
    const t1129 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1130: {
        const r1131 = readInnerEnd(p);
        if (r1131 === undefined) { break l1130; }
        value = r1131;
        p = pos;
        break l1127;
      }
      p = s1128;
      if (trail.length > t1129) trail.length = t1129;
    } else touched ||= p >= end;
    const r1139 = readMissingStringEnd(p);
    if (r1139 === undefined) { return -1; }
    value = r1139;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1134: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1132 = p;
      l1133: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1133; }
        p = s1132;
        break l1134;
      }
      p = s1132;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1135 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1135, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1136 = readBadInnerJson(p);
  if (r1136 === undefined) { return undefined; }
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
  let e1141!: null;
  l1144: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      const s1142 = p;
      l1143: {
        l1145: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1147 = p;
            l1146: {
              p = skipPrefix(p);
              if (p < 0) { break l1146; }
              break l1145;
            }
            p = s1147;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1143;
        }
        p++;
        p = s1142;
        break l1144;
      }
      p = s1142;
    } else touched ||= p >= end;
    return -1;
  }
  e1141 = null;
  value = [e1141];
  leafValue = value;
  return p;
}

function text133(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : c >= 8222 || (c >= 128 && c <= 8216) || (c >= 8218 && c <= 8220))) {
      l1148: {

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
      l1149: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1150 = p;
            l1151: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1151; }
              break l1149;
            }
            p = s1150;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1149;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1149; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
      l1221: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1222 = p;
            l1223: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1223; }
              break l1221;
            }
            p = s1222;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1221;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
      l1229: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1230 = p;
            l1231: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1231; }
              break l1229;
            }
            p = s1230;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1229;
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
  l1153: {
    const s1154 = p;
    if (text.charCodeAt(p) === 44) {
      l1155: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1155;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1155; }
        break l1153;
      }
      p = s1154;
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
  l1156: {
    const s1157 = p;
    if (text.charCodeAt(p) === 34) {
      l1158: {
        p = skipInObject(p);
        if (p < 0) { break l1158; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1159 = p;
            l1160: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1160; }
              break l1158;
            }
            p = s1159;
          }
        } else touched ||= p >= end;
        l1164: {
          if (text.charCodeAt(p) === 34) {
            const s1162 = p;
            l1163: {

              p++;
              p = s1162;
              break l1164;
            }
            p = s1162;
          } else touched ||= p >= end;
          break l1158;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1158;
        }
        p = skipLostName(p);
        if (p < 0) { break l1158; }
        break l1156;
      }
      p = s1157;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1176 = p;
        l1177: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1177; }
          return -1;
        }
        p = s1176;
      }
    } else touched ||= p >= end;
    l1181: {
      if (text.charCodeAt(p) === 34) {
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
  l1165: {
    const s1166 = p;
    if (text.charCodeAt(p) === 34) {
      l1167: {

        p++;
        let n1171 = 0;
        l1168: for (;;) {
          if (n1171 >= 200) break;
          const s1170 = p;
          l1169: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1169;
            }
            p++;
            n1171++;
            continue l1168;
          }
          p = s1170;
          break;
        }
        if (n1171 < 1) { break l1167; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1167;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1167;
        }
        p++;
        break l1165;
      }
      p = s1166;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1175 = 0;
    l1172: for (;;) {
      if (n1175 >= 200) break;
      const s1174 = p;
      l1173: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1173;
        }
        p++;
        n1175++;
        continue l1172;
      }
      p = s1174;
      break;
    }
    if (n1175 < 1) { return -1; }
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
  l1182: {
    const s1183 = p;
    if (text.charCodeAt(p) === 34) {
      l1184: {

        p++;
        let n1188 = 0;
        l1185: for (;;) {
          if (n1188 >= 200) break;
          const s1187 = p;
          l1186: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1186;
            }
            p++;
            n1188++;
            continue l1185;
          }
          p = s1187;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1184;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1184;
        }
        p++;
        break l1182;
      }
      p = s1183;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1192 = 0;
    l1189: for (;;) {
      if (n1192 >= 200) break;
      const s1191 = p;
      l1190: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1190;
        }
        p++;
        n1192++;
        continue l1189;
      }
      p = s1191;
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
  l1193: {
    const s1194 = p;
    if (text.charCodeAt(p) === 125) {
      l1195: {
        p = skipInObject(p);
        if (p < 0) { break l1195; }
        l1198: {
          if (text.charCodeAt(p) === 125) {
            const s1196 = p;
            l1197: {

              p++;
              p = s1196;
              break l1198;
            }
            p = s1196;
          } else touched ||= p >= end;
          break l1195;
        }
        break l1193;
      }
      p = s1194;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1201: {
      if (text.charCodeAt(p) === 93) {
        const s1199 = p;
        l1200: {

          p++;
          p = s1199;
          break l1201;
        }
        p = s1199;
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
  l1206: {
    const s1207 = p;
    if (text.charCodeAt(p) === 44) {
      l1208: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1209: {
          if (text.charCodeAt(p) === 123) {
            const s1211 = p;
            l1210: {

              p++;
              break l1209;
            }
            p = s1211;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1212 = p;
            l1213: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1213; }
              break l1208;
            }
            p = s1212;
          }
        } else touched ||= p >= end;
        l1217: {
          if (text.charCodeAt(p) === 34) {
            const s1215 = p;
            l1216: {

              p++;
              p = s1215;
              break l1217;
            }
            p = s1215;
          } else touched ||= p >= end;
          break l1208;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1208;
        }
        p = skipLostName(p);
        if (p < 0) { break l1208; }
        break l1206;
      }
      p = s1207;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1218 = p;
        l1219: {
          p++;
          return -1;
        }
        p = s1218;
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
  let n1205 = 0;
  l1202: for (;;) {
    if (n1205 >= 99) break;
    const s1204 = p;
    l1203: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1203;
      }
      p++;
      n1205++;
      continue l1202;
    }
    p = s1204;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1225: {
    const s1226 = p;
    if (text.charCodeAt(p) === 44) {
      l1227: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1227;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1227; }
        break l1225;
      }
      p = s1226;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1228: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false))) {
          touched ||= p >= end;
          break l1228;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1228; }
        break l1225;
      }
      p = s1226;
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
  let e1233!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1234 = p;
      l1235: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1235; }
        return -1;
      }
      p = s1234;
    }
  } else touched ||= p >= end;
  e1233 = null;
  value = [e1233];
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
  const r1237 = readBadBlankPair(p);
  if (r1237 === undefined) { return -1; }
  value = r1237;
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
    const s1238 = p;
    l1239: {
      p = skipEnds(p);
      if (p < 0) { break l1239; }
      return undefined;
    }
    p = s1238;
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
  const r1242 = readBadQuote(p);
  if (r1242 === undefined) { return -1; }
  value = r1242;
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
  l1245: {
    if (p < end) {
      const s1243 = p;
      l1244: {
        p++;
        p = s1243;
        break l1245;
      }
      p = s1243;
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
  const r1247 = readTextFlaw(p);
  if (r1247 === undefined) { return -1; }
  value = r1247;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1248: {
    const s1249 = p;
    const t1250 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      l1251: {
        const r1252 = readBadNewline(p);
        if (r1252 === undefined) { break l1251; }
        value = r1252;
        p = pos;
        break l1248;
      }
      p = s1249;
      if (trail.length > t1250) trail.length = t1250;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 14 && c <= 31) || c <= 9 || (c >= 11 && c <= 12))) {
      l1263: {
        const r1264 = readBadControl(p);
        if (r1264 === undefined) { break l1263; }
        value = r1264;
        p = pos;
        break l1248;
      }
      p = s1249;
      if (trail.length > t1250) trail.length = t1250;
    } else touched ||= p >= end;
    let e1266!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1267 = p;
        l1268: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1268; }
          return undefined;
        }
        p = s1267;
      }
    } else touched ||= p >= end;
    e1266 = null;
    let e1270!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1271 = p;
        l1272: {
          p = skipCutEscape(p);
          if (p < 0) { break l1272; }
          return undefined;
        }
        p = s1271;
      }
    } else touched ||= p >= end;
    e1270 = null;
    let e1284!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1285 = readBadEscape(p);
    if (r1285 === undefined) { return undefined; }
    e1284 = r1285;
    p = pos;
    value = [e1266, e1270, e1284];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1253 = p;
      l1254: {
        p = skipEol(p);
        if (p < 0) { break l1254; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1254;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1254; }
        return undefined;
      }
      p = s1253;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
    {
      const s1256 = p;
      l1257: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1257;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1257; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1257;
        }
        p = skipClosers(p);
        if (p < 0) { break l1257; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1259 = p;
            l1260: {
              p++;
              break l1257;
            }
            p = s1259;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1256;
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
  l1274: {
    if (text.charCodeAt(p) === 117) {
      const s1276 = p;
      l1275: {

        p++;
        let n1280 = 0;
        l1277: for (;;) {
          if (n1280 >= 3) break;
          const s1279 = p;
          l1278: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1278;
            }
            p++;
            n1280++;
            continue l1277;
          }
          p = s1279;
          break;
        }
        break l1274;
      }
      p = s1276;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1281 = p;
      l1282: {
        p++;
        return -1;
      }
      p = s1281;
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
  l1286: {
    const s1287 = p;
    if (text.charCodeAt(p) === 92) {
      l1288: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1288;
        }
        p += 3;
        const s1289 = p;
        let n1293 = 0;
        l1290: for (;;) {
          if (n1293 >= 6) break;
          const s1292 = p;
          l1291: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1291;
            }
            p++;
            n1293++;
            continue l1290;
          }
          p = s1292;
          break;
        }
        if (n1293 < 1) { break l1288; }
        l_code = text.slice(s1289, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1288;
        }
        p++;
        break l1286;
      }
      p = s1287;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1294: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1294;
        }
        p += 2;
        const s1295 = p;
        let n1299 = 0;
        l1296: for (;;) {
          if (n1299 >= 2) break;
          const s1298 = p;
          l1297: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1297;
            }
            p++;
            n1299++;
            continue l1296;
          }
          p = s1298;
          break;
        }
        if (n1299 < 2) { break l1294; }
        l_code = text.slice(s1295, p);
        break l1286;
      }
      p = s1287;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1300: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1300;
        }
        const r1301 = readEol(p);
        if (r1301 === undefined) { break l1300; }
        l_lineEnd = r1301;
        p = pos;
        break l1286;
      }
      p = s1287;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1307: {

        p++;
        const s1308 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1307;
        }
        p++;
        l_char = text.slice(s1308, p);
        break l1286;
      }
      p = s1287;
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
        const s1309 = p;
        l1310: {
          p++;
          return undefined;
        }
        p = s1309;
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
  l1302: {
    const s1303 = p;
    if (text.charCodeAt(p) === 13) {
      l1304: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1304;
        }
        value = "\r\n";
        p += 2;
        break l1302;
      }
      p = s1303;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1305: {

        value = "\n";
        p++;
        break l1302;
      }
      p = s1303;
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
  const r1314 = readPairEnds(p);
  if (r1314 === undefined) { return -1; }
  value = r1314;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1315: {
    const s1316 = p;
    const t1317 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1318: {
        let e1319!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1320 = p;
            l1321: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1321; }
              break l1318;
            }
            p = s1320;
          }
        } else touched ||= p >= end;
        e1319 = null;
        let e1369!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1318;
        }
        const r1370 = readBadQuote(p);
        if (r1370 === undefined) { break l1318; }
        e1369 = r1370;
        p = pos;
        value = [e1319, e1369];
        break l1315;
      }
      p = s1316;
      if (trail.length > t1317) trail.length = t1317;
    } else touched ||= p >= end;
    const r1372 = readBadLoneQuote(p);
    if (r1372 === undefined) { return undefined; }
    value = r1372;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1323: {
    const s1324 = p;
    l1325: {
      p = skipInObject(p);
      if (p < 0) { break l1325; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1326: {
        const s1327 = p;
        l1328: {
          if (p < end) {
            {
              const s1329 = p;
              l1330: {
                p++;
                break l1328;
              }
              p = s1329;
            }
          } else touched ||= p >= end;
          break l1326;
        }
        p = s1327;
        if (text.charCodeAt(p) === 44) {
          l1332: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1333: {
              const s1334 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1335: {
                  p = skipLostName(p);
                  if (p < 0) { break l1335; }
                  break l1333;
                }
                p = s1334;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
                touched ||= p >= end;
                break l1332;
              }
              p++;
            }
            break l1326;
          }
          p = s1327;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1325;
        }
        p = skipClosers(p);
        if (p < 0) { break l1325; }
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
                break l1325;
              }
              p = s1340;
            }
          } else touched ||= p >= end;
        }
      }
      break l1323;
    }
    p = s1324;
    l1343: {
      p = skipInArray(p);
      if (p < 0) { break l1343; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1344: {
        const s1345 = p;
        l1346: {
          if (p < end) {
            {
              const s1347 = p;
              l1348: {
                p++;
                break l1346;
              }
              p = s1347;
            }
          } else touched ||= p >= end;
          break l1344;
        }
        p = s1345;
        if (text.charCodeAt(p) === 44) {
          l1350: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1351: {
              const s1352 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1353: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1353; }
                  break l1351;
                }
                p = s1352;
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
                l1354: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1354; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1354;
                  }
                  p++;
                  break l1351;
                }
                p = s1352;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1355: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1355; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1355;
                  }
                  p++;
                  break l1351;
                }
                p = s1352;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1350;
              }
              p++;
            }
            break l1344;
          }
          p = s1345;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1343;
        }
        p = skipClosers(p);
        if (p < 0) { break l1343; }
        l1356: {
          const s1357 = p;
          if (text.charCodeAt(p) === 44) {
            l1358: {

              p++;
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1359: {
              p = skipEol(p);
              if (p < 0) { break l1359; }
              break l1356;
            }
            p = s1357;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1360 = p;
              l1361: {
                p++;
                break l1343;
              }
              p = s1360;
            }
          } else touched ||= p >= end;
        }
      }
      break l1323;
    }
    p = s1324;
    {
      const s1363 = p;
      l1364: {
        p = skipInObject(p);
        if (p < 0) { break l1364; }
        return -1;
      }
      p = s1363;
    }
    {
      const s1366 = p;
      l1367: {
        p = skipInArray(p);
        if (p < 0) { break l1367; }
        return -1;
      }
      p = s1366;
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
  const r1375 = readDoubleEnd(p);
  if (r1375 === undefined) { return -1; }
  value = r1375;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1376: {
    const s1377 = p;
    const t1378 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1379: {

        value = "\"";
        p++;
        break l1376;
      }
      p = s1377;
      if (trail.length > t1378) trail.length = t1378;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1380: {
        const r1381 = readBadEscapedEnd(p);
        if (r1381 === undefined) { break l1380; }
        value = r1381;
        p = pos;
        break l1376;
      }
      p = s1377;
      if (trail.length > t1378) trail.length = t1378;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1386: {
        const r1387 = readBadOtherEnd(p);
        if (r1387 === undefined) { break l1386; }
        value = r1387;
        p = pos;
        break l1376;
      }
      p = s1377;
      if (trail.length > t1378) trail.length = t1378;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      l1392: {
        const r1393 = readMissingLastQuote(p);
        if (r1393 === undefined) { break l1392; }
        value = r1393;
        p = pos;
        break l1376;
      }
      p = s1377;
      if (trail.length > t1378) trail.length = t1378;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8217 || c === 8221)) {
      l1401: {
        const r1402 = readMissingQuote(p);
        if (r1402 === undefined) { break l1401; }
        value = r1402;
        p = pos;
        break l1376;
      }
      p = s1377;
      if (trail.length > t1378) trail.length = t1378;
    } else touched ||= p >= end;
    const r1410 = readMissingStringEnd(p);
    if (r1410 === undefined) { return undefined; }
    value = r1410;
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
  l1384: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1382 = p;
      l1383: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1383; }
        p = s1382;
        break l1384;
      }
      p = s1382;
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
  l1390: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : false)) {
      const s1388 = p;
      l1389: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1389; }
        p = s1388;
        break l1390;
      }
      p = s1388;
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
  l1396: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      const s1394 = p;
      l1395: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1395;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1395; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1395;
        }
        p = skipClosers(p);
        if (p < 0) { break l1395; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1397 = p;
            l1398: {
              p++;
              break l1395;
            }
            p = s1397;
          }
        } else touched ||= p >= end;
        p = s1394;
        break l1396;
      }
      p = s1394;
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
  l1405: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_76[c] === 1 : c === 8217 || c === 8221)) {
      const s1403 = p;
      l1404: {
        l1406: {
          const s1407 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221)) {
            l1408: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1408; }
              break l1406;
            }
            p = s1407;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1404;
          }
          p = skipEol(p);
          if (p < 0) { break l1404; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1404;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1404; }
        }
        p = s1403;
        break l1405;
      }
      p = s1403;
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
  let e1413!: null;
  l1416: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1414 = p;
      l1415: {
        l1417: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1419 = p;
            l1418: {
              p = skipPrefix(p);
              if (p < 0) { break l1418; }
              break l1417;
            }
            p = s1419;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
          touched ||= p >= end;
          break l1415;
        }
        p++;
        p = s1414;
        break l1416;
      }
      p = s1414;
    } else touched ||= p >= end;
    return -1;
  }
  e1413 = null;
  value = [e1413];
  leafValue = value;
  return p;
}

function text166(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : (c >= 8220 && c <= 65286) || (c >= 592 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 191))) {
      l1420: {

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
      l1421: {
        if (!((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1421;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
          {
            const s1422 = p;
            l1423: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1423; }
              break l1421;
            }
            p = s1422;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1428: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1428;
        }
        p++;
        l1429: {
          const s1430 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1431: {
              p++;
              break l1429;
            }
            p = s1430;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1428;
          }
          p++;
          let n1435 = 0;
          l1432: for (;;) {
            if (n1435 >= 4) break;
            const s1434 = p;
            l1433: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1433;
              }
              p++;
              n1435++;
              continue l1432;
            }
            p = s1434;
            break;
          }
          if (n1435 < 4) { break l1428; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1436: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
          {
            const s1437 = p;
            l1438: {
              p = skipSingleLost(p);
              if (p < 0) { break l1438; }
              break l1436;
            }
            p = s1437;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false))) {
          touched ||= p >= end;
          break l1436;
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
    const s1425 = p;
    l1426: {
      p = skipEnds(p);
      if (p < 0) { break l1426; }
      return -1;
    }
    p = s1425;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1440: {
    const s1441 = p;
    if (text.charCodeAt(p) === 44) {
      l1442: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1442;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1442; }
        break l1440;
      }
      p = s1441;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1458: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1459: {
          const s1460 = p;
          if (text.charCodeAt(p) === 44) {
            l1461: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1462: {
                const s1463 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1464: {
                    p = skipLostName(p);
                    if (p < 0) { break l1464; }
                    break l1462;
                  }
                  p = s1463;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1461;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1461; }
              }
              break l1459;
            }
            p = s1460;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1458;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1458; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1458;
          }
          p = skipClosers(p);
          if (p < 0) { break l1458; }
        }
        break l1440;
      }
      p = s1441;
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
        const s1465 = p;
        l1466: {
          p++;
          return -1;
        }
        p = s1465;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1443: {
    const s1444 = p;
    if (text.charCodeAt(p) === 39) {
      l1445: {
        p = skipInObject(p);
        if (p < 0) { break l1445; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1446 = p;
            l1447: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1447; }
              break l1445;
            }
            p = s1446;
          }
        } else touched ||= p >= end;
        l1451: {
          if (text.charCodeAt(p) === 39) {
            const s1449 = p;
            l1450: {

              p++;
              p = s1449;
              break l1451;
            }
            p = s1449;
          } else touched ||= p >= end;
          break l1445;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1445;
        }
        p = skipLostName(p);
        if (p < 0) { break l1445; }
        break l1443;
      }
      p = s1444;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1452 = p;
        l1453: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1453; }
          return -1;
        }
        p = s1452;
      }
    } else touched ||= p >= end;
    l1457: {
      if (text.charCodeAt(p) === 39) {
        const s1455 = p;
        l1456: {

          p++;
          p = s1455;
          break l1457;
        }
        p = s1455;
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
  l1468: {
    const s1469 = p;
    const t1470 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1471: {
        const r1472 = readContraction(p);
        if (r1472 === undefined) { break l1471; }
        value = r1472;
        p = pos;
        break l1468;
      }
      p = s1469;
      if (trail.length > t1470) trail.length = t1470;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1480: {
        const r1481 = readBadInnerMark(p);
        if (r1481 === undefined) { break l1480; }
        value = r1481;
        p = pos;
        break l1468;
      }
      p = s1469;
      if (trail.length > t1470) trail.length = t1470;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1486 = readTextFlaw(p);
    if (r1486 === undefined) { return -1; }
    value = r1486;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1473 = p;
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
  const r1474 = readBadApostrophe(p);
  if (r1474 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1473, p);
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
    const s1475 = p;
    l1476: {
      p = skipEnds(p);
      if (p < 0) { break l1476; }
      return undefined;
    }
    p = s1475;
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
    const s1482 = p;
    l1483: {
      p = skipEnds(p);
      if (p < 0) { break l1483; }
      return undefined;
    }
    p = s1482;
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
  const r1488 = readSingleEnd(p);
  if (r1488 === undefined) { return -1; }
  value = r1488;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1489: {
    const s1490 = p;
    const t1491 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1492: {
        const r1493 = readApostrophe(p);
        if (r1493 === undefined) { break l1492; }
        value = r1493;
        p = pos;
        break l1489;
      }
      p = s1490;
      if (trail.length > t1491) trail.length = t1491;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1495: {
        const r1496 = readBadOtherEnd(p);
        if (r1496 === undefined) { break l1495; }
        value = r1496;
        p = pos;
        break l1489;
      }
      p = s1490;
      if (trail.length > t1491) trail.length = t1491;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : false)) {
      l1498: {
        const r1499 = readMissingLastQuote(p);
        if (r1499 === undefined) { break l1498; }
        value = r1499;
        p = pos;
        break l1489;
      }
      p = s1490;
      if (trail.length > t1491) trail.length = t1491;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      l1501: {
        const r1502 = readMissingSingleQuote(p);
        if (r1502 === undefined) { break l1501; }
        value = r1502;
        p = pos;
        break l1489;
      }
      p = s1490;
      if (trail.length > t1491) trail.length = t1491;
    } else touched ||= p >= end;
    const r1507 = readMissingStringEnd(p);
    if (r1507 === undefined) { return undefined; }
    value = r1507;
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
  l1505: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_78[c] === 1 : false)) {
      const s1503 = p;
      l1504: {
        p = skipSingleLost(p);
        if (p < 0) { break l1504; }
        p = s1503;
        break l1505;
      }
      p = s1503;
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
  let e1510!: null;
  l1513: {
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      const s1511 = p;
      l1512: {
        p++;
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

function text179(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186))) {
      l1514: {

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
      l1515: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1515;
        }
        p++;
        l1516: {
          const s1517 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1518: {
              p++;
              break l1516;
            }
            p = s1517;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1515;
          }
          p++;
          let n1522 = 0;
          l1519: for (;;) {
            if (n1522 >= 4) break;
            const s1521 = p;
            l1520: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1520;
              }
              p++;
              n1522++;
              continue l1519;
            }
            p = s1521;
            break;
          }
          if (n1522 < 4) { break l1515; }
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
  l1523: {
    const s1524 = p;
    const t1525 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1526: {
        const r1527 = readBadInnerSmart(p);
        if (r1527 === undefined) { break l1526; }
        value = r1527;
        p = pos;
        break l1523;
      }
      p = s1524;
      if (trail.length > t1525) trail.length = t1525;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1532 = readTextFlaw(p);
    if (r1532 === undefined) { return -1; }
    value = r1532;
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
    const s1528 = p;
    l1529: {
      p = skipEnds(p);
      if (p < 0) { break l1529; }
      return undefined;
    }
    p = s1528;
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
  const r1534 = readSmartEnd(p);
  if (r1534 === undefined) { return -1; }
  value = r1534;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1535: {
    const s1536 = p;
    const t1537 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1538: {
        value = text.charAt(p);
        p++;
        break l1535;
      }
      p = s1536;
      if (trail.length > t1537) trail.length = t1537;
    } else touched ||= p >= end;
    const r1539 = readMissingStringEnd(p);
    if (r1539 === undefined) { return undefined; }
    value = r1539;
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
  let e1542!: null;
  l1545: {
    if (text.charCodeAt(p) === 96) {
      const s1543 = p;
      l1544: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1544;
        }
        p += 3;
        p = s1543;
        break l1545;
      }
      p = s1543;
    } else touched ||= p >= end;
    return -1;
  }
  e1542 = null;
  let e1546!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s1547 = p;
      l1548: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l1548; }
        return -1;
      }
      p = s1547;
    }
  } else touched ||= p >= end;
  e1546 = null;
  value = [e1542, e1546];
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
  l1557: {
    const s1558 = p;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l1559: {
        p = skipEol(p);
        if (p < 0) { break l1559; }
        break l1557;
      }
      p = s1558;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1560 = p;
        l1561: {
          p++;
          return -1;
        }
        p = s1560;
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
  const r1550 = readFence(p);
  if (r1550 === undefined) { return undefined; }
  value = r1550;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l1551: {
    const s1552 = p;
    if (text.charCodeAt(p) === 96) {
      l1553: {
        const s1554 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1553;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s1554, p);
        break l1551;
      }
      p = s1552;
    } else touched ||= p >= end;
    const s1555 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s1555, p);
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
  const r1563 = readFencedTextStart(p);
  if (r1563 === undefined) { return -1; }
  value = r1563;
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
  const r1564 = readBadFencedText(p);
  if (r1564 === undefined) { return undefined; }
  l_mark = r1564;
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
      l1567: {

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
      l1568: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1569 = p;
            l1570: {
              p = skipEol(p);
              if (p < 0) { break l1570; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1570;
              }
              p += 3;
              break l1568;
            }
            p = s1569;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1568;
        }
        p = skipEol(p);
        if (p < 0) { break l1568; }

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
  l1572: {
    const s1573 = p;
    const t1574 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_81[c] === 1 : false)) {
      l1575: {
        let e1576!: "\r\n" | "\n" | "\r" | null;
        l1577: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1579 = p;
            l1578: {
              const r1580 = readEol(p);
              if (r1580 === undefined) { break l1578; }
              e1576 = r1580;
              p = pos;
              break l1577;
            }
            p = s1579;
          } else touched ||= p >= end;
          e1576 = null;
        }
        let e1582!: string[];
        const list1587: string[] = [];
        l1583: for (;;) {
          const s1585 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1584: {
              let v1586!: string;
              const r1589 = readBlank(p);
              if (r1589 === undefined) { break l1584; }
              v1586 = r1589;
              p = pos;
              list1587.push(v1586);
              continue l1583;
            }
            p = s1585;
          } else touched ||= p >= end;
          break;
        }
        e1582 = list1587;
        let e1591!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1575;
        }
        e1591 = "```";
        p += 3;
        value = [e1576, e1582, e1591];
        break l1572;
      }
      p = s1573;
      if (trail.length > t1574) trail.length = t1574;
    } else touched ||= p >= end;
    const r1592 = readMissingStringEnd(p);
    if (r1592 === undefined) { return -1; }
    value = r1592;
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
  let e1594!: null;
  l1597: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1595 = p;
      l1596: {
        p++;
        p = s1595;
        break l1597;
      }
      p = s1595;
    } else touched ||= p >= end;
    return -1;
  }
  e1594 = null;
  let e1598!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s1599 = p;
      l1600: {
        p = skipFenceMark(p);
        if (p < 0) { break l1600; }
        return -1;
      }
      p = s1599;
    }
  } else touched ||= p >= end;
  e1598 = null;
  value = [e1594, e1598];
  leafValue = value;
  return p;
}

function text196(p: number, inside: number): number {
  let c = 0;
  within = inside;
  switch (inside) {
    case 1:
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) p++;
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_82[c] === 1 : c >= 181 || (c >= 128 && c <= 179))) {
      l1602: {

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
      l1603: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1603;
        }
        p++;
        l1604: {
          const s1605 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1606: {
              p++;
              break l1604;
            }
            p = s1605;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1603;
          }
          p++;
          let n1610 = 0;
          l1607: for (;;) {
            if (n1610 >= 4) break;
            const s1609 = p;
            l1608: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1608;
              }
              p++;
              n1610++;
              continue l1607;
            }
            p = s1609;
            break;
          }
          if (n1610 < 4) { break l1603; }
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
  l1611: {
    const s1612 = p;
    const t1613 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1614: {
        const r1615 = readBadInnerBacktick(p);
        if (r1615 === undefined) { break l1614; }
        value = r1615;
        p = pos;
        break l1611;
      }
      p = s1612;
      if (trail.length > t1613) trail.length = t1613;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1620 = readTextFlaw(p);
    if (r1620 === undefined) { return -1; }
    value = r1620;
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
    const s1616 = p;
    l1617: {
      p = skipEnds(p);
      if (p < 0) { break l1617; }
      return undefined;
    }
    p = s1616;
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
  const r1622 = readBacktickEnd(p);
  if (r1622 === undefined) { return -1; }
  value = r1622;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1623: {
    const s1624 = p;
    const t1625 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1626: {
        value = text.charAt(p);
        p++;
        break l1623;
      }
      p = s1624;
      if (trail.length > t1625) trail.length = t1625;
    } else touched ||= p >= end;
    const r1627 = readMissingStringEnd(p);
    if (r1627 === undefined) { return undefined; }
    value = r1627;
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
  const r1630 = readBadConcatenation(p);
  if (r1630 === undefined) { return -1; }
  value = r1630;
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
  l1633: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1631 = p;
      l1632: {
        l1634: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s1636 = p;
            l1635: {
              p = skipPrefix(p);
              if (p < 0) { break l1635; }
              break l1634;
            }
            p = s1636;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1632;
        }
        p++;
        p = s1631;
        break l1633;
      }
      p = s1631;
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
  const r1638 = readBadVariable(p);
  if (r1638 === undefined) { return -1; }
  value = r1638;
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

function leaf206(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1640 = readTextEnd(p);
  if (r1640 === undefined) { return -1; }
  value = r1640;
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
  let e1642!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1643 = p;
      l1644: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1644; }
        return -1;
      }
      p = s1643;
    }
  } else touched ||= p >= end;
  e1642 = null;
  let e1646!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1647 = p;
      l1648: {
        l1650: {
          const s1651 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1652: {
              p++;
              break l1650;
            }
            p = s1651;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1653: {

              p++;
              break l1650;
            }
            p = s1651;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1654: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1654;
              }
              p += 3;
              break l1650;
            }
            p = s1651;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1648;
          }
          p++;
        }
        return -1;
      }
      p = s1647;
    }
  } else touched ||= p >= end;
  e1646 = null;
  let e1655!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1656 = readRepairedWord(p);
  if (r1656 === undefined) { return -1; }
  e1655 = r1656;
  p = pos;
  value = [e1642, e1646, e1655];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1657: {
    const s1658 = p;
    const t1659 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l1660: {
        l1661: {
          const s1662 = p;
          const t1663 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1664: {
              const r1665 = readBadCutSign(p);
              if (r1665 === undefined) { break l1664; }
              l_value = r1665;
              p = pos;
              break l1661;
            }
            p = s1662;
            if (trail.length > t1663) trail.length = t1663;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1670: {
              const r1671 = readBadCutNumber(p);
              if (r1671 === undefined) { break l1670; }
              l_value = r1671;
              p = pos;
              break l1661;
            }
            p = s1662;
            if (trail.length > t1663) trail.length = t1663;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1689: {
              const r1690 = readBadLeadingZero(p);
              if (r1690 === undefined) { break l1689; }
              l_value = r1690;
              p = pos;
              break l1661;
            }
            p = s1662;
            if (trail.length > t1663) trail.length = t1663;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
            touched ||= p >= end;
            break l1660;
          }
          const r1709 = readRepairedNumber(p);
          if (r1709 === undefined) { break l1660; }
          l_value = r1709;
          p = pos;
        }
        break l1657;
      }
      p = s1658;
      if (trail.length > t1659) trail.length = t1659;
    } else touched ||= p >= end;
    l1771: {
      const s1772 = p;
      const t1773 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
        l1774: {
          const r1775 = readBadNan(p);
          if (r1775 === undefined) { break l1774; }
          l_value = r1775;
          p = pos;
          break l1771;
        }
        p = s1772;
        if (trail.length > t1773) trail.length = t1773;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1787: {
          const r1788 = readBadConstant(p);
          if (r1788 === undefined) { break l1787; }
          l_value = r1788;
          p = pos;
          break l1771;
        }
        p = s1772;
        if (trail.length > t1773) trail.length = t1773;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1793: {
          const r1794 = readBadCutWord(p);
          if (r1794 === undefined) { break l1793; }
          l_value = r1794;
          p = pos;
          break l1771;
        }
        p = s1772;
        if (trail.length > t1773) trail.length = t1773;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l1810: {
          const r1811 = readBadConstructor(p);
          if (r1811 === undefined) { break l1810; }
          l_value = r1811;
          p = pos;
          break l1771;
        }
        p = s1772;
        if (trail.length > t1773) trail.length = t1773;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1837: {
          const r1838 = readBadDots(p);
          if (r1838 === undefined) { break l1837; }
          l_value = r1838;
          p = pos;
          break l1771;
        }
        p = s1772;
        if (trail.length > t1773) trail.length = t1773;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128)) {
        l1846: {
          const r1847 = readBadOpenQuote(p);
          if (r1847 === undefined) { break l1846; }
          l_value = r1847;
          p = pos;
          break l1771;
        }
        p = s1772;
        if (trail.length > t1773) trail.length = t1773;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1853 = readBadBareString(p);
      if (r1853 === undefined) { return undefined; }
      l_value = r1853;
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
      const s1666 = p;
      l1667: {
        p++;
        return undefined;
      }
      p = s1666;
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
  const s1672 = p;
  l1673: {
    if (text.charCodeAt(p) === 45) {
      const s1675 = p;
      l1674: {

        p++;
        break l1673;
      }
      p = s1675;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1676: {
    if (text.charCodeAt(p) === 46) {
      const s1678 = p;
      l1677: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1677;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1676;
      }
      p = s1678;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1672, p);
  l1679: {
    const s1680 = p;
    if (text.charCodeAt(p) === 46) {
      l1681: {

        p++;
        break l1679;
      }
      p = s1680;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1682: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1684 = p;
        l1683: {
          p++;
          break l1682;
        }
        p = s1684;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1685 = p;
      l1686: {
        p++;
        return undefined;
      }
      p = s1685;
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
  const s1691 = p;
  l1692: {
    if (text.charCodeAt(p) === 45) {
      const s1694 = p;
      l1693: {

        p++;
        break l1692;
      }
      p = s1694;
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
  l_code = text.slice(s1691, p);
  const s1695 = p;
  l1696: {
    if (text.charCodeAt(p) === 46) {
      const s1698 = p;
      l1697: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1697;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1696;
      }
      p = s1698;
    } else touched ||= p >= end;
  }
  l1699: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1701 = p;
      l1700: {
        p = skipExponent(p);
        if (p < 0) { break l1700; }
        break l1699;
      }
      p = s1701;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1695, p);
  l1707: {
    const s1705 = p;
    l1706: {
      p = skipEndsWord(p);
      if (p < 0) { break l1706; }
      p = s1705;
      break l1707;
    }
    p = s1705;
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
  l1702: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1704 = p;
      l1703: {
        p++;
        break l1702;
      }
      p = s1704;
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
  const s1710 = p;
  l1711: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1713 = p;
      const t1714 = trail.length;
      l1712: {
        l1715: {
          const s1716 = p;
          const t1717 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1718: {

              p++;
              break l1715;
            }
            p = s1716;
            if (trail.length > t1717) trail.length = t1717;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1712;
          }
          const r1719 = readBadPlus(p);
          if (r1719 === undefined) { break l1712; }
          p = pos;
        }
        break l1711;
      }
      p = s1713;
      if (trail.length > t1714) trail.length = t1714;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1710, p);
  l1721: {
    const s1722 = p;
    const t1723 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1724: {
        const r1725 = readBadRadix(p);
        if (r1725 === undefined) { break l1724; }
        l_digits = r1725;
        p = pos;
        break l1721;
      }
      p = s1722;
      if (trail.length > t1723) trail.length = t1723;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1731 = readLooseDecimal(p);
    if (r1731 === undefined) { return undefined; }
    l_digits = r1731;
    p = pos;
  }
  l1769: {
    const s1767 = p;
    l1768: {
      p = skipEndsWord(p);
      if (p < 0) { break l1768; }
      p = s1767;
      break l1769;
    }
    p = s1767;
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
  l1726: {
    const s1727 = p;
    if (text.charCodeAt(p) === 48) {
      l1728: {
        if (!isCaseless(p, "0x")) { break l1728; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1728;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1726;
      }
      p = s1727;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1729: {
        if (!isCaseless(p, "0o")) { break l1729; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1729;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1726;
      }
      p = s1727;
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
  l1732: {
    const s1733 = p;
    const t1734 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1735: {
        const s1736 = p;
        l1737: {
          const s1738 = p;
          const t1739 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1740: {
              const r1741 = readBadDigitGroups(p);
              if (r1741 === undefined) { break l1740; }
              p = pos;
              break l1737;
            }
            p = s1738;
            if (trail.length > t1739) trail.length = t1739;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1735;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1747: {
          if (text.charCodeAt(p) === 46) {
            const s1749 = p;
            const t1750 = trail.length;
            l1748: {
              l1751: {
                const s1752 = p;
                const t1753 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1754: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1754;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1751;
                  }
                  p = s1752;
                  if (trail.length > t1753) trail.length = t1753;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1748;
                }
                const r1755 = readBadPoint(p);
                if (r1755 === undefined) { break l1748; }
                p = pos;
              }
              break l1747;
            }
            p = s1749;
            if (trail.length > t1750) trail.length = t1750;
          } else touched ||= p >= end;
        }
        l1757: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1759 = p;
            l1758: {
              p = skipExponent(p);
              if (p < 0) { break l1758; }
              break l1757;
            }
            p = s1759;
          } else touched ||= p >= end;
        }
        value = text.slice(s1736, p);
        break l1732;
      }
      p = s1733;
      if (trail.length > t1734) trail.length = t1734;
    } else touched ||= p >= end;
    const s1760 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1761 = readBadFraction(p);
    if (r1761 === undefined) { return undefined; }
    p = pos;
    l1763: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1765 = p;
        l1764: {
          p = skipExponent(p);
          if (p < 0) { break l1764; }
          break l1763;
        }
        p = s1765;
      } else touched ||= p >= end;
    }
    value = text.slice(s1760, p);
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
  let m1745 = false;
  l1742: for (;;) {
    const s1744 = p;
    if (text.charCodeAt(p) === 95) {
      l1743: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1743;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1745 = true;
        continue l1742;
      }
      p = s1744;
    } else touched ||= p >= end;
    break;
  }
  if (!m1745) { return undefined; }
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
  l1785: {
    const s1783 = p;
    l1784: {
      p = skipEndsWord(p);
      if (p < 0) { break l1784; }
      p = s1783;
      break l1785;
    }
    p = s1783;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1776: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1778 = p;
      l1777: {
        p++;
        break l1776;
      }
      p = s1778;
    } else touched ||= p >= end;
  }
  l1779: {
    const s1780 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1781: {
        if (!isCaseless(p, "nan")) { break l1781; }
        p += 3;
        break l1779;
      }
      p = s1780;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1782: {
        if (!isCaseless(p, "infinity")) { break l1782; }
        p += 8;
        break l1779;
      }
      p = s1780;
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
      const s1806 = p;
      l1807: {
        p++;
        return undefined;
      }
      p = s1806;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1795: {
    const s1796 = p;
    if (text.charCodeAt(p) === 116) {
      l1797: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1797;
        }
        p += 3;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1798: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1798;
        }
        p += 2;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1799: {

        p++;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1800: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1800;
        }
        p += 4;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1801: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1801;
        }
        p += 3;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1802: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1802;
        }
        p += 2;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1803: {

        p++;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1804: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1804;
        }
        p += 3;
        break l1795;
      }
      p = s1796;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1805: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1805;
        }
        p += 2;
        break l1795;
      }
      p = s1796;
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
  l1812: {
    if (text.charCodeAt(p) === 110) {
      const s1814 = p;
      l1813: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1813;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1813;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1812;
      }
      p = s1814;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1818 = 0;
  l1815: for (;;) {
    if (n1818 >= 200) break;
    const s1817 = p;
    l1816: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
  let n1822 = 0;
  l1819: for (;;) {
    if (n1822 >= 9) break;
    const s1821 = p;
    l1820: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1820;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1820;
      }
      p++;
      let n1826 = 0;
      l1823: for (;;) {
        if (n1826 >= 200) break;
        const s1825 = p;
        l1824: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
      n1822++;
      continue l1819;
    }
    p = s1821;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1827: {
    const s1828 = p;
    if (text.charCodeAt(p) === 34) {
      l1829: {
        const r1830 = readDoubleName(p);
        if (r1830 === undefined) { break l1829; }
        l_text = r1830;
        p = pos;
        break l1827;
      }
      p = s1828;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1832: {
        const r1833 = readSingleName(p);
        if (r1833 === undefined) { break l1832; }
        l_text = r1833;
        p = pos;
        break l1827;
      }
      p = s1828;
    } else touched ||= p >= end;
    const s1835 = p;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1835, p);
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
  l1839: {
    const s1840 = p;
    if (text.charCodeAt(p) === 46) {
      l1841: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1841;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1839;
      }
      p = s1840;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1844: {
    const s1842 = p;
    l1843: {
      p = skipEndsWord(p);
      if (p < 0) { break l1843; }
      p = s1842;
      break l1844;
    }
    p = s1842;
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
  const s1848 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1848, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1851: {
    const s1849 = p;
    l1850: {
      p = skipEnds(p);
      if (p < 0) { break l1850; }
      p = s1849;
      break l1851;
    }
    p = s1849;
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
      const s1854 = p;
      l1855: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l1855; }
        return undefined;
      }
      p = s1854;
    }
  } else touched ||= p >= end;
  const s1857 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1894: for (;;) {
    const s1896 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1895: {
        l1898: {
          const s1899 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l1900: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1901 = p;
                  l1902: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1902; }
                    break l1900;
                  }
                  p = s1901;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
                touched ||= p >= end;
                break l1900;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1900; }
              break l1898;
            }
            p = s1899;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1904: {

              p++;
              break l1898;
            }
            p = s1899;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1895;
          }
          p++;
        }
        continue l1894;
      }
      p = s1896;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1857, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1858: {
    const s1859 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : false)) {
      l1860: {
        p = skipBalanced(p);
        if (p < 0) { break l1860; }
        break l1858;
      }
      p = s1859;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1889: {
        p++;
        break l1858;
      }
      p = s1859;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1893 = 0;
    l1890: for (;;) {
      if (n1893 >= 200) break;
      const s1892 = p;
      l1891: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
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
  l1861: {
    const s1862 = p;
    if (text.charCodeAt(p) === 40) {
      l1863: {

        p++;
        let n1867 = 0;
        l1864: for (;;) {
          if (n1867 >= 200) break;
          const s1866 = p;
          l1865: {
            l1868: {
              const s1869 = p;
              if ((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) {
                l1870: {
                  p++;
                  break l1868;
                }
                p = s1869;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1865;
              }
              p++;
              let n1874 = 0;
              l1871: for (;;) {
                if (n1874 >= 99) break;
                const s1873 = p;
                l1872: {
                  if (!((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13)))) {
                    touched ||= p >= end;
                    break l1872;
                  }
                  p++;
                  n1874++;
                  continue l1871;
                }
                p = s1873;
                break;
              }
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1865;
              }
              p++;
            }
            n1867++;
            continue l1864;
          }
          p = s1866;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1863;
        }
        p++;
        break l1861;
      }
      p = s1862;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1875: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1875;
        }
        p += 2;
        let n1879 = 0;
        l1876: for (;;) {
          if (n1879 >= 200) break;
          const s1878 = p;
          l1877: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1877;
            }
            p++;
            n1879++;
            continue l1876;
          }
          p = s1878;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1875;
        }
        p++;
        break l1861;
      }
      p = s1862;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1880: {

        p++;
        let n1884 = 0;
        l1881: for (;;) {
          if (n1884 >= 200) break;
          const s1883 = p;
          l1882: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1882;
            }
            p++;
            n1884++;
            continue l1881;
          }
          p = s1883;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1880;
        }
        p++;
        break l1861;
      }
      p = s1862;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1888 = 0;
    l1885: for (;;) {
      if (n1888 >= 200) break;
      const s1887 = p;
      l1886: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : c >= 128))) {
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
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  const r1907 = readSeparator(p);
  if (r1907 === undefined) { return -1; }
  value = r1907;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1908!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1914: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1909: for (;;) {
    const s1911 = p;
    const t1912 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l1910: {
        let v1913!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1916 = readGap(p);
        if (r1916 === undefined) { break l1910; }
        v1913 = r1916;
        p = pos;
        list1914.push(v1913);
        continue l1909;
      }
      p = s1911;
      if (trail.length > t1912) trail.length = t1912;
    } else touched ||= p >= end;
    break;
  }
  e1908 = list1914;
  let e1926!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1927: {
    const s1928 = p;
    const t1929 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1930: {
        const r1931 = readBadTrailingComma(p);
        if (r1931 === undefined) { break l1930; }
        e1926 = r1931;
        p = pos;
        break l1927;
      }
      p = s1928;
      if (trail.length > t1929) trail.length = t1929;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1936: {

        e1926 = ",";
        p++;
        break l1927;
      }
      p = s1928;
      if (trail.length > t1929) trail.length = t1929;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1937: {
        const r1938 = readBadSeparator(p);
        if (r1938 === undefined) { break l1937; }
        e1926 = r1938;
        p = pos;
        break l1927;
      }
      p = s1928;
      if (trail.length > t1929) trail.length = t1929;
    } else touched ||= p >= end;
    l1940: {
      l1943: {
        const s1941 = p;
        l1942: {
          l1944: {
            const s1945 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1946: {
                p++;
                break l1944;
              }
              p = s1945;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1947 = p;
                l1948: {
                  p++;
                  break l1942;
                }
                p = s1947;
              }
            } else touched ||= p >= end;
          }
          p = s1941;
          break l1943;
        }
        p = s1941;
        break l1940;
      }
      e1926 = null;
      break l1927;
    }
    p = s1928;
    if (trail.length > t1929) trail.length = t1929;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l1950: {
        const r1951 = readMissingComma(p);
        if (r1951 === undefined) { break l1950; }
        e1926 = r1951;
        p = pos;
        break l1927;
      }
      p = s1928;
      if (trail.length > t1929) trail.length = t1929;
    } else touched ||= p >= end;
    e1926 = '';
  }
  value = [e1908, e1926];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1917: {
    const s1918 = p;
    const t1919 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1920: {
        const r1921 = readBlanks(p);
        if (r1921 === undefined) { break l1920; }
        value = r1921;
        p = pos;
        break l1917;
      }
      p = s1918;
      if (trail.length > t1919) trail.length = t1919;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1923 = readGapMistake(p);
    if (r1923 === undefined) { return undefined; }
    value = r1923;
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
  l1934: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : c === 65341 || c === 65373)) {
      const s1932 = p;
      l1933: {
        p = skipGapAhead(p);
        if (p < 0) { break l1933; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1933;
        }
        p++;
        p = s1932;
        break l1934;
      }
      p = s1932;
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
  l1954: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_94[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1952 = p;
      l1953: {
        l1955: {
          const s1956 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1957: {
              p = skipValueStart(p);
              if (p < 0) { break l1957; }
              break l1955;
            }
            p = s1956;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l1958: {
              p++;
              let n1962 = 0;
              l1959: for (;;) {
                if (n1962 >= 200) break;
                const s1961 = p;
                l1960: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l1960;
                  }
                  p++;
                  n1962++;
                  continue l1959;
                }
                p = s1961;
                break;
              }
              break l1955;
            }
            p = s1956;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1953;
          }
          p++;
        }
        p = s1952;
        break l1954;
      }
      p = s1952;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf238(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""]] | BadElementTextNode;
  l1965: {
    const s1966 = p;
    const t1967 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1968: {
        const r1969 = readBadComma(p);
        if (r1969 === undefined) { break l1968; }
        value = r1969;
        p = pos;
        break l1965;
      }
      p = s1966;
      if (trail.length > t1967) trail.length = t1967;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1971: {
        let e1972!: BadEllipsisNode;
        const r1973 = readBadEllipsis(p);
        if (r1973 === undefined) { break l1971; }
        e1972 = r1973;
        p = pos;
        let e1978!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1979 = readSeparator(p);
        if (r1979 === undefined) { break l1971; }
        e1978 = r1979;
        p = pos;
        value = [e1972, e1978];
        break l1965;
      }
      p = s1966;
      if (trail.length > t1967) trail.length = t1967;
    } else touched ||= p >= end;
    const r1981 = readBadElementText(p);
    if (r1981 === undefined) { return -1; }
    value = r1981;
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
  l1974: {
    const s1975 = p;
    if (text.charCodeAt(p) === 46) {
      l1976: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1976;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1974;
      }
      p = s1975;
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
      const s1982 = p;
      l1983: {
        p++;
        return undefined;
      }
      p = s1982;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s1985 = p;
      l1986: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l1986; }
        return undefined;
      }
      p = s1985;
    }
  } else touched ||= p >= end;
  {
    const s1988 = p;
    l1989: {
      p = skipInAnyObject(p);
      if (p < 0) { break l1989; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        touched ||= p >= end;
        break l1989;
      }
      p = skipMemberAhead(p);
      if (p < 0) { break l1989; }
      return undefined;
    }
    p = s1988;
  }
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

function skipInAnyObject(p: number): number {
  l1991: {
    const s1992 = p;
    l1993: {
      p = skipInRootObject(p);
      if (p < 0) { break l1993; }
      break l1991;
    }
    p = s1992;
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

function leaf247(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1995 = readCloseTuple(p);
  if (r1995 === undefined) { return -1; }
  value = r1995;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1996: {
    const s1997 = p;
    const t1998 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1999: {
        let e2000!: null;
        l2003: {
          if (text.charCodeAt(p) === 41) {
            const s2001 = p;
            l2002: {

              p++;
              p = s2001;
              break l2003;
            }
            p = s2001;
          } else touched ||= p >= end;
          break l1999;
        }
        e2000 = null;
        let e2004!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1999;
        }
        const r2005 = readArrayEnd(p);
        if (r2005 === undefined) { break l1999; }
        e2004 = r2005;
        p = pos;
        value = [e2000, e2004];
        break l1996;
      }
      p = s1997;
      if (trail.length > t1998) trail.length = t1998;
    } else touched ||= p >= end;
    l2007: {
      let e2008!: null;
      {
        const s2009 = p;
        l2010: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2010; }
          break l2007;
        }
        p = s2009;
      }
      e2008 = null;
      let e2015!: null;
      l2018: {
        if (text.charCodeAt(p) === 93) {
          const s2016 = p;
          l2017: {

            p++;
            p = s2016;
            break l2018;
          }
          p = s2016;
        } else touched ||= p >= end;
        break l2007;
      }
      e2015 = null;
      let e2019!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l2007;
      }
      const r2020 = readBadRootEnd(p);
      if (r2020 === undefined) { break l2007; }
      e2019 = r2020;
      p = pos;
      value = [e2008, e2015, e2019];
      break l1996;
    }
    p = s1997;
    if (trail.length > t1998) trail.length = t1998;
    l2022: {
      let e2023!: null;
      {
        const s2024 = p;
        l2025: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2025; }
          break l2022;
        }
        p = s2024;
      }
      e2023 = null;
      let e2027!: null;
      l2030: {
        if (text.charCodeAt(p) === 125) {
          const s2028 = p;
          l2029: {

            p++;
            p = s2028;
            break l2030;
          }
          p = s2028;
        } else touched ||= p >= end;
        break l2022;
      }
      e2027 = null;
      let e2031!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l2022;
      }
      const r2032 = readBadRootEnd(p);
      if (r2032 === undefined) { break l2022; }
      e2031 = r2032;
      p = pos;
      value = [e2023, e2027, e2031];
      break l1996;
    }
    p = s1997;
    if (trail.length > t1998) trail.length = t1998;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2034: {
        const r2035 = readMissingBracket(p);
        if (r2035 === undefined) { break l2034; }
        value = r2035;
        p = pos;
        break l1996;
      }
      p = s1997;
      if (trail.length > t1998) trail.length = t1998;
    } else touched ||= p >= end;
    const r2040 = readMissingEnd(p);
    if (r2040 === undefined) { return undefined; }
    value = r2040;
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
  l2012: {
    const s2013 = p;
    l2014: {
      p = skipInRootArray(p);
      if (p < 0) { break l2014; }
      break l2012;
    }
    p = s2013;
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
  l2038: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s2036 = p;
      l2037: {
        p++;
        p = s2036;
        break l2038;
      }
      p = s2036;
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

function leaf258(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r2043 = readCloseArray(p);
  if (r2043 === undefined) { return -1; }
  value = r2043;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l2044: {
    const s2045 = p;
    const t2046 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2047: {
        let e2048!: null;
        l2051: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2049 = p;
            l2050: {
              p++;
              p = s2049;
              break l2051;
            }
            p = s2049;
          } else touched ||= p >= end;
          break l2047;
        }
        e2048 = null;
        let e2052!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2047;
        }
        const r2053 = readArrayEnd(p);
        if (r2053 === undefined) { break l2047; }
        e2052 = r2053;
        p = pos;
        value = [e2048, e2052];
        break l2044;
      }
      p = s2045;
      if (trail.length > t2046) trail.length = t2046;
    } else touched ||= p >= end;
    l2055: {
      const r2056 = readBadArrayEnd(p);
      if (r2056 === undefined) { break l2055; }
      value = r2056;
      p = pos;
      break l2044;
    }
    p = s2045;
    if (trail.length > t2046) trail.length = t2046;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2070: {
        const r2071 = readMissingBracket(p);
        if (r2071 === undefined) { break l2070; }
        value = r2071;
        p = pos;
        break l2044;
      }
      p = s2045;
      if (trail.length > t2046) trail.length = t2046;
    } else touched ||= p >= end;
    const r2073 = readMissingEnd(p);
    if (r2073 === undefined) { return undefined; }
    value = r2073;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2057: {
    const s2058 = p;
    l2059: {
      {
        const s2060 = p;
        l2061: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2061; }
          break l2059;
        }
        p = s2060;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2059;
      }
      p++;
      break l2057;
    }
    p = s2058;
    {
      const s2063 = p;
      l2064: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2064; }
        return undefined;
      }
      p = s2063;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2068: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2066 = p;
        l2067: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2067; }
          p = s2066;
          break l2068;
        }
        p = s2066;
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

function leaf262(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r2076 = readRepairedText(p);
  if (r2076 === undefined) { return -1; }
  value = r2076;
  p = pos;
  leafValue = value;
  return p;
}

function leaf263(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2078: {
    const s2079 = p;
    const t2080 = trail.length;
    l2081: {
      l2084: {
        const s2082 = p;
        l2083: {
          if (p < end) {
            {
              const s2085 = p;
              l2086: {
                p++;
                break l2083;
              }
              p = s2085;
            }
          } else touched ||= p >= end;
          p = s2082;
          break l2084;
        }
        p = s2082;
        break l2081;
      }
      value = null;
      break l2078;
    }
    p = s2079;
    if (trail.length > t2080) trail.length = t2080;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2088: {
        let e2089!: null;
        l2092: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2090 = p;
            l2091: {
              p++;
              p = s2090;
              break l2092;
            }
            p = s2090;
          } else touched ||= p >= end;
          break l2088;
        }
        e2089 = null;
        let e2093!: MissingValueNode;
        const r2094 = readMissingValue(p);
        if (r2094 === undefined) { break l2088; }
        e2093 = r2094;
        p = pos;
        value = [e2089, e2093];
        break l2078;
      }
      p = s2079;
      if (trail.length > t2080) trail.length = t2080;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c >= 128)) {
      l2096: {
        const r2097 = readRepairedWord(p);
        if (r2097 === undefined) { break l2096; }
        value = r2097;
        p = pos;
        break l2078;
      }
      p = s2079;
      if (trail.length > t2080) trail.length = t2080;
    } else touched ||= p >= end;
    const r2099 = readMissingValue(p);
    if (r2099 === undefined) { return -1; }
    value = r2099;
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

function leaf265(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2101 = readBadLateColon(p);
  if (r2101 === undefined) { return -1; }
  value = r2101;
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
  l2104: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2102 = p;
      l2103: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2103;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2103; }
        p = s2102;
        break l2104;
      }
      p = s2102;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf267(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l2106: {
    const s2107 = p;
    const t2108 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2109: {
        const r2110 = readBadComma(p);
        if (r2110 === undefined) { break l2109; }
        value = r2110;
        p = pos;
        break l2106;
      }
      p = s2107;
      if (trail.length > t2108) trail.length = t2108;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2112: {
        const r2113 = readBadEllipsis(p);
        if (r2113 === undefined) { break l2112; }
        value = r2113;
        p = pos;
        break l2106;
      }
      p = s2107;
      if (trail.length > t2108) trail.length = t2108;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2115: {
        const r2116 = readMissingNameEnd(p);
        if (r2116 === undefined) { break l2115; }
        value = r2116;
        p = pos;
        break l2106;
      }
      p = s2107;
      if (trail.length > t2108) trail.length = t2108;
    } else touched ||= p >= end;
    l2121: {
      const r2122 = readBadInnerBracket(p);
      if (r2122 === undefined) { break l2121; }
      value = r2122;
      p = pos;
      break l2106;
    }
    p = s2107;
    if (trail.length > t2108) trail.length = t2108;
    const r2130 = readBadText(p);
    if (r2130 === undefined) { return -1; }
    value = r2130;
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
      const s2117 = p;
      l2118: {
        p++;
        return undefined;
      }
      p = s2117;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2123: {
    const s2124 = p;
    if (text.charCodeAt(p) === 91) {
      l2125: {

        p++;
        break l2123;
      }
      p = s2124;
    } else touched ||= p >= end;
    {
      const s2126 = p;
      l2127: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2127; }
        return undefined;
      }
      p = s2126;
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
    const s2131 = p;
    l2132: {
      p = skipInTuple(p);
      if (p < 0) { break l2132; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2132;
      }
      p++;
      return undefined;
    }
    p = s2131;
  }
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2134 = p;
      l2135: {
        p = skipClosingFenceLine(p);
        if (p < 0) { break l2135; }
        return undefined;
      }
      p = s2134;
    }
  } else touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_97[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : (c >= 128 && c <= 65340) || c >= 65374 || (c >= 65342 && c <= 65372))) p++;
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

function leaf273(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2138 = readCloseObject(p);
  if (r2138 === undefined) { return -1; }
  value = r2138;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
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
      if (trail.length > t2141) trail.length = t2141;
    } else touched ||= p >= end;
    l2145: {
      const r2146 = readBadObjectEnd(p);
      if (r2146 === undefined) { break l2145; }
      value = r2146;
      p = pos;
      break l2139;
    }
    p = s2140;
    if (trail.length > t2141) trail.length = t2141;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_96[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2157: {
        const r2158 = readMissingBracket(p);
        if (r2158 === undefined) { break l2157; }
        value = r2158;
        p = pos;
        break l2139;
      }
      p = s2140;
      if (trail.length > t2141) trail.length = t2141;
    } else touched ||= p >= end;
    const r2160 = readMissingEnd(p);
    if (r2160 === undefined) { return undefined; }
    value = r2160;
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
  l2147: {
    const s2148 = p;
    l2149: {
      {
        const s2150 = p;
        l2151: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2151; }
          break l2149;
        }
        p = s2150;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2149;
      }
      p++;
      break l2147;
    }
    p = s2148;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2155: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s2153 = p;
        l2154: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2154;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2154;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2154; }
          p = s2153;
          break l2155;
        }
        p = s2153;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf277(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2163 = readCloseNamedArray(p);
  if (r2163 === undefined) { return -1; }
  value = r2163;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2164: {
    const s2165 = p;
    const t2166 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2167: {
        const r2168 = readObjectEnd(p);
        if (r2168 === undefined) { break l2167; }
        value = r2168;
        p = pos;
        break l2164;
      }
      p = s2165;
      if (trail.length > t2166) trail.length = t2166;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2170: {
        const r2171 = readBadRootEnd(p);
        if (r2171 === undefined) { break l2170; }
        value = r2171;
        p = pos;
        break l2164;
      }
      p = s2165;
      if (trail.length > t2166) trail.length = t2166;
    } else touched ||= p >= end;
    const r2173 = readMissingEnd(p);
    if (r2173 === undefined) { return undefined; }
    value = r2173;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf279(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2176 = readCloseBraceArray(p);
  if (r2176 === undefined) { return -1; }
  value = r2176;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2177: {
    const s2178 = p;
    const t2179 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2180: {
        const r2181 = readBadRootEnd(p);
        if (r2181 === undefined) { break l2180; }
        value = r2181;
        p = pos;
        break l2177;
      }
      p = s2178;
      if (trail.length > t2179) trail.length = t2179;
    } else touched ||= p >= end;
    const r2183 = readMissingEnd(p);
    if (r2183 === undefined) { return undefined; }
    value = r2183;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf281(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r2186 = readBadLateBracket(p);
  if (r2186 === undefined) { return -1; }
  value = r2186;
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
  let n2190 = 0;
  l2187: for (;;) {
    if (n2190 >= 9) break;
    const s2189 = p;
    l2188: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2188;
      }
      p++;
      n2190++;
      continue l2187;
    }
    p = s2189;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2193: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2191 = p;
      l2192: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l2192;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2192; }
        p = s2191;
        break l2193;
      }
      p = s2191;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf283(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2195 = readCloseRootObject(p);
  if (r2195 === undefined) { return -1; }
  value = r2195;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2196: {
    const s2197 = p;
    const t2198 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2199: {
        const r2200 = readObjectEnd(p);
        if (r2200 === undefined) { break l2199; }
        value = r2200;
        p = pos;
        break l2196;
      }
      p = s2197;
      if (trail.length > t2198) trail.length = t2198;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2202: {
        const r2203 = readBadRootEnd(p);
        if (r2203 === undefined) { break l2202; }
        value = r2203;
        p = pos;
        break l2196;
      }
      p = s2197;
      if (trail.length > t2198) trail.length = t2198;
    } else touched ||= p >= end;
    const r2205 = readMissingEnd(p);
    if (r2205 === undefined) { return undefined; }
    value = r2205;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf285(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2208!: null;
  l2211: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2209 = p;
      l2210: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2210; }
        p = s2209;
        break l2211;
      }
      p = s2209;
    } else touched ||= p >= end;
    return -1;
  }
  e2208 = null;
  value = [e2208];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2212: {
    const s2213 = p;
    if (text.charCodeAt(p) === 91) {
      l2214: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2215: {
          const s2216 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2217: {
              p++;
              break l2215;
            }
            p = s2216;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : c === 8230)) {
            l2218: {
              p++;
              break l2215;
            }
            p = s2216;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2219: {
              p++;
              {
                const s2220 = p;
                l2221: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2221; }
                  break l2219;
                }
                p = s2220;
              }
              break l2215;
            }
            p = s2216;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304)) {
            l2227: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2227; }
              break l2215;
            }
            p = s2216;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l2244: {
              p = skipWordList(p);
              if (p < 0) { break l2244; }
              break l2215;
            }
            p = s2216;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l2255: {
              p++;
              let n2259 = 0;
              l2256: for (;;) {
                if (n2259 >= 200) break;
                const s2258 = p;
                l2257: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l2257;
                  }
                  p++;
                  n2259++;
                  continue l2256;
                }
                p = s2258;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2255;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2255;
              }
              p++;
              break l2215;
            }
            p = s2216;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2260 = p;
              l2261: {
                p++;
                break l2214;
              }
              p = s2260;
            }
          } else touched ||= p >= end;
        }
        break l2212;
      }
      p = s2213;
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
  let n2226 = 0;
  l2223: for (;;) {
    if (n2226 >= 40) break;
    const s2225 = p;
    l2224: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_101[c] === 1 : false))) {
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
  l2228: {
    const s2229 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304)) {
      l2230: {
        l2231: {
          const s2232 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2233: {
              p = skipLiteral(p);
              if (p < 0) { break l2233; }
              break l2231;
            }
            p = s2232;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2234: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2234; }
              break l2231;
            }
            p = s2232;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2230;
          }
          p = skipNan(p);
          if (p < 0) { break l2230; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2235: {
          const s2236 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2237: {
              p++;
              break l2235;
            }
            p = s2236;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2238 = p;
              l2239: {
                p++;
                break l2230;
              }
              p = s2238;
            }
          } else touched ||= p >= end;
        }
        break l2228;
      }
      p = s2229;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2241 = p;
        l2242: {
          p++;
          return -1;
        }
        p = s2241;
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
  l2245: for (;;) {
    const s2247 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2246: {
        l2249: {
          const s2250 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
            l2251: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 44) {
                touched ||= p >= end;
                break l2251;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2249;
            }
            p = s2250;
          } else touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2246;
          }
          p = skipEol(p);
          if (p < 0) { break l2246; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l2246;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        continue l2245;
      }
      p = s2247;
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
      const s2252 = p;
      l2253: {
        p++;
        return -1;
      }
      p = s2252;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf290(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2263 = readBadLateElement(p);
  if (r2263 === undefined) { return -1; }
  value = r2263;
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
  l2266: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2264 = p;
      l2265: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2267: {
          const s2268 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
            l2269: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2269; }
              break l2267;
            }
            p = s2268;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2265;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2265; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2265;
        }
        p++;
        p = s2264;
        break l2266;
      }
      p = s2264;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf292(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2271 = readCloseRootArray(p);
  if (r2271 === undefined) { return -1; }
  value = r2271;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2272: {
    const s2273 = p;
    const t2274 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2275: {
        let e2276!: null;
        l2279: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2277 = p;
            l2278: {
              p++;
              p = s2277;
              break l2279;
            }
            p = s2277;
          } else touched ||= p >= end;
          break l2275;
        }
        e2276 = null;
        let e2280!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2275;
        }
        const r2281 = readArrayEnd(p);
        if (r2281 === undefined) { break l2275; }
        e2280 = r2281;
        p = pos;
        value = [e2276, e2280];
        break l2272;
      }
      p = s2273;
      if (trail.length > t2274) trail.length = t2274;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2283: {
        const r2284 = readBadRootEnd(p);
        if (r2284 === undefined) { break l2283; }
        value = r2284;
        p = pos;
        break l2272;
      }
      p = s2273;
      if (trail.length > t2274) trail.length = t2274;
    } else touched ||= p >= end;
    const r2286 = readMissingEnd(p);
    if (r2286 === undefined) { return undefined; }
    value = r2286;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf294(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2289!: null;
  l2292: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2290 = p;
      l2291: {
        p = skipMemberStart(p);
        if (p < 0) { break l2291; }
        p = s2290;
        break l2292;
      }
      p = s2290;
    } else touched ||= p >= end;
    return -1;
  }
  e2289 = null;
  value = [e2289];
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

function leaf296(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2293 = readOpenlessStart(p);
  if (r2293 === undefined) { return -1; }
  value = r2293;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2294 = readObjectKind(p);
  if (r2294 === undefined) { return undefined; }
  l_kind = r2294;
  p = pos;
  const r2296 = readMissingOpen(p);
  if (r2296 === undefined) { return undefined; }
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

function leaf299(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2299!: null;
  l2302: {
    if (text.charCodeAt(p) === 40) {
      const s2300 = p;
      l2301: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2303: {
          const s2304 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2305: {
              p++;
              break l2303;
            }
            p = s2304;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2301;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2301; }
        }
        p = s2300;
        break l2302;
      }
      p = s2300;
    } else touched ||= p >= end;
    return -1;
  }
  e2299 = null;
  value = [e2299];
  leafValue = value;
  return p;
}

function leaf300(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2306 = readRootWord(p);
  if (r2306 === undefined) { return -1; }
  value = r2306;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2307: {
    const s2308 = p;
    const t2309 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2310: {
        const r2311 = readWord(p);
        if (r2311 === undefined) { break l2310; }
        value = r2311;
        p = pos;
        l2315: {
          const s2313 = p;
          l2314: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2314; }
            p = s2313;
            break l2315;
          }
          p = s2313;
          break l2310;
        }
        break l2307;
      }
      p = s2308;
      if (trail.length > t2309) trail.length = t2309;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2316 = readRepairedRoot(p);
    if (r2316 === undefined) { return undefined; }
    value = r2316;
    p = pos;
    l2343: {
      const s2341 = p;
      l2342: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2342; }
        p = s2341;
        break l2343;
      }
      p = s2341;
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
  l2317: {
    const s2318 = p;
    const t2319 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2320: {
        const r2321 = readBadCutSign(p);
        if (r2321 === undefined) { break l2320; }
        l_value = r2321;
        p = pos;
        break l2317;
      }
      p = s2318;
      if (trail.length > t2319) trail.length = t2319;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2323: {
        const r2324 = readBadCutNumber(p);
        if (r2324 === undefined) { break l2323; }
        l_value = r2324;
        p = pos;
        break l2317;
      }
      p = s2318;
      if (trail.length > t2319) trail.length = t2319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2326: {
        const r2327 = readBadLeadingZero(p);
        if (r2327 === undefined) { break l2326; }
        l_value = r2327;
        p = pos;
        break l2317;
      }
      p = s2318;
      if (trail.length > t2319) trail.length = t2319;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2329: {
        const r2330 = readRepairedNumber(p);
        if (r2330 === undefined) { break l2329; }
        l_value = r2330;
        p = pos;
        break l2317;
      }
      p = s2318;
      if (trail.length > t2319) trail.length = t2319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
      l2332: {
        const r2333 = readBadNan(p);
        if (r2333 === undefined) { break l2332; }
        l_value = r2333;
        p = pos;
        break l2317;
      }
      p = s2318;
      if (trail.length > t2319) trail.length = t2319;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2335: {
        const r2336 = readBadConstant(p);
        if (r2336 === undefined) { break l2335; }
        l_value = r2336;
        p = pos;
        break l2317;
      }
      p = s2318;
      if (trail.length > t2319) trail.length = t2319;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2338 = readBadCutWord(p);
    if (r2338 === undefined) { return undefined; }
    l_value = r2338;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf303(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2345!: null;
  l2348: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2346 = p;
      l2347: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2347; }
        p = s2346;
        break l2348;
      }
      p = s2346;
    } else touched ||= p >= end;
    return -1;
  }
  e2345 = null;
  value = [e2345];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2349: {
    const s2350 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false)) {
      l2351: {
        l2352: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false)) {
            const s2354 = p;
            l2353: {
              p = skipPrefix(p);
              if (p < 0) { break l2353; }
              break l2352;
            }
            p = s2354;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2351;
        }
        p++;
        l2355: {
          const s2356 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l2357: {
              let n2361 = 0;
              l2358: for (;;) {
                if (n2361 >= 200) break;
                const s2360 = p;
                l2359: {
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l2359;
                  }
                  p++;
                  n2361++;
                  continue l2358;
                }
                p = s2360;
                break;
              }
              if (n2361 < 200) { break l2357; }
              break l2355;
            }
            p = s2356;
          } else touched ||= p >= end;
          l2362: {
            l2363: for (;;) {
              const s2365 = p;
              if (((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33))) {
                l2364: {
                  l2367: {
                    const s2368 = p;
                    if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                      l2369: {
                        p++;
                        break l2367;
                      }
                      p = s2368;
                    } else touched ||= p >= end;
                    if (!(text.charCodeAt(p) === 92)) {
                      touched ||= p >= end;
                      break l2364;
                    }
                    p = skipGoodEscape(p);
                    if (p < 0) { break l2364; }
                  }
                  continue l2363;
                }
                p = s2365;
              } else touched ||= p >= end;
              break;
            }
            l2370: {
              const s2371 = p;
              if (text.charCodeAt(p) === 34) {
                l2372: {

                  p++;
                  p = skipEndsRoot(p);
                  if (p < 0) { break l2372; }
                  break l2370;
                }
                p = s2371;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2373 = p;
                  l2374: {
                    p++;
                    break l2362;
                  }
                  p = s2373;
                }
              } else touched ||= p >= end;
            }
            break l2355;
          }
          p = s2356;
          l2376: for (;;) {
            const s2378 = p;
            if ((p < end && text.charCodeAt(p) !== 34)) {
              l2377: {
                l2380: {
                  const s2381 = p;
                  if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
                    l2382: {
                      p++;
                      break l2380;
                    }
                    p = s2381;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2377;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2377; }
                }
                continue l2376;
              }
              p = s2378;
            } else touched ||= p >= end;
            break;
          }
          if (text.charCodeAt(p) !== 34) {
            touched ||= p >= end;
            break l2351;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (p < end) {
            {
              const s2383 = p;
              l2384: {
                p++;
                break l2351;
              }
              p = s2383;
            }
          } else touched ||= p >= end;
        }
        break l2349;
      }
      p = s2350;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2386: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2386;
        }
        p += 3;
        break l2349;
      }
      p = s2350;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2387: {
        if (text.charCodeAt(p) === 96) {
          {
            const s2388 = p;
            l2389: {
              p = skipCodeMark(p);
              if (p < 0) { break l2389; }
              break l2387;
            }
            p = s2388;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2387;
        }
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2394 = p;
            l2395: {
              p++;
              break l2387;
            }
            p = s2394;
          }
        } else touched ||= p >= end;
        break l2349;
      }
      p = s2350;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128)) p++;
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
  l2391: {
    const s2392 = p;
    if (text.charCodeAt(p) === 96) {
      l2393: {
        if (!text.startsWith("``", p)) {
          reachesEnd(p, "``");
          break l2393;
        }
        p += 2;
        break l2391;
      }
      p = s2392;
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

function leaf306(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2397 = readBadFence(p);
  if (r2397 === undefined) { return -1; }
  value = r2397;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  const s2398 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2398, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2404 = p;
    l2405: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2407 = p;
          l2408: {
            p++;
            break l2405;
          }
          p = s2407;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2404;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipFence(p: number): number {
  l2399: {
    const s2400 = p;
    if (text.charCodeAt(p) === 96) {
      l2401: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2401;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2399;
      }
      p = s2400;
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

function leaf309(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2411 = readBadSequence(p);
  if (r2411 === undefined) { return -1; }
  value = r2411;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2412: {
    const s2413 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2414: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2414;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2415: {
          if (text.charCodeAt(p) === 44) {
            const s2417 = p;
            l2416: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2415;
            }
            p = s2417;
          } else touched ||= p >= end;
        }
        l2420: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2418 = p;
            l2419: {
              l2421: {
                const s2422 = p;
                if (text.charCodeAt(p) === 123) {
                  l2423: {

                    p++;
                    break l2421;
                  }
                  p = s2422;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2419;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2419; }
              }
              p = s2418;
              break l2420;
            }
            p = s2418;
          } else touched ||= p >= end;
          break l2414;
        }
        break l2412;
      }
      p = s2413;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2424: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2427: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2425 = p;
            l2426: {
              l2428: {
                const s2429 = p;
                if (text.charCodeAt(p) === 123) {
                  l2430: {

                    p++;
                    break l2428;
                  }
                  p = s2429;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2426;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2426; }
              }
              p = s2425;
              break l2427;
            }
            p = s2425;
          } else touched ||= p >= end;
          break l2424;
        }
        break l2412;
      }
      p = s2413;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2431: {
      if (text.charCodeAt(p) === 44) {
        const s2433 = p;
        l2432: {

          p++;
          break l2431;
        }
        p = s2433;
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
    l2436: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 304 || c === 65282 || c === 65287)) {
        const s2434 = p;
        l2435: {
          l2437: {
            const s2438 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : c === 304)) {
              l2439: {
                p = skipRootWord(p);
                if (p < 0) { break l2439; }
                break l2437;
              }
              p = s2438;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l2435;
            }
            p = skipRootTextAhead(p);
            if (p < 0) { break l2435; }
          }
          p = s2434;
          break l2436;
        }
        p = s2434;
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
  l2440: {
    const s2441 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2442: {
        p = skipWord(p);
        if (p < 0) { break l2442; }
        l2477: {
          const s2475 = p;
          l2476: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2476; }
            p = s2475;
            break l2477;
          }
          p = s2475;
          break l2442;
        }
        break l2440;
      }
      p = s2441;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2571: {
      const s2569 = p;
      l2570: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2570; }
        p = s2569;
        break l2571;
      }
      p = s2569;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2443: {
    const s2444 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2445: {
        p = skipText(p);
        if (p < 0) { break l2445; }
        l2462: {
          const s2460 = p;
          l2461: {
            p = skipEnds(p);
            if (p < 0) { break l2461; }
            p = s2460;
            break l2462;
          }
          p = s2460;
          break l2445;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2463 = p;
            l2464: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2464;
              }
              p++;
              break l2445;
            }
            p = s2463;
          }
        } else touched ||= p >= end;
        break l2443;
      }
      p = s2444;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2466: {
        p = skipNumber(p);
        if (p < 0) { break l2466; }
        break l2443;
      }
      p = s2444;
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
  l2446: {
    const s2447 = p;
    if (text.charCodeAt(p) === 34) {
      l2448: {

        p++;
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2448;
        }
        p++;
        break l2446;
      }
      p = s2447;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2450: {

        p++;
        let n2455 = 0;
        l2452: for (;;) {
          if (n2455 >= 2000) break;
          const s2454 = p;
          l2453: {
            l2456: {
              const s2457 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                l2458: {
                  p++;
                  break l2456;
                }
                p = s2457;
              } else touched ||= p >= end;
              if (!(text.charCodeAt(p) === 92)) {
                touched ||= p >= end;
                break l2453;
              }
              p = skipGoodEscape(p);
              if (p < 0) { break l2453; }
            }
            n2455++;
            continue l2452;
          }
          p = s2454;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2450;
        }
        p++;
        break l2446;
      }
      p = s2447;
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
  l2470: {
    const s2468 = p;
    l2469: {
      p = skipEndsWord(p);
      if (p < 0) { break l2469; }
      p = s2468;
      break l2470;
    }
    p = s2468;
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
  l2474: {
    const s2472 = p;
    l2473: {
      p = skipEndsWord(p);
      if (p < 0) { break l2473; }
      p = s2472;
      break l2474;
    }
    p = s2472;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2478: {
    const s2479 = p;
    if (text.charCodeAt(p) === 45) {
      l2480: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2480; }
        break l2478;
      }
      p = s2479;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2484: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2484; }
        break l2478;
      }
      p = s2479;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2501: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2501; }
        break l2478;
      }
      p = s2479;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2516: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2516; }
        break l2478;
      }
      p = s2479;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c === 304)) {
      l2558: {
        p = skipBadNan(p);
        if (p < 0) { break l2558; }
        break l2478;
      }
      p = s2479;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2562: {
        p = skipBadConstant(p);
        if (p < 0) { break l2562; }
        break l2478;
      }
      p = s2479;
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

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2486: {
    if (text.charCodeAt(p) === 45) {
      const s2488 = p;
      l2487: {

        p++;
        break l2486;
      }
      p = s2488;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2489: {
    if (text.charCodeAt(p) === 46) {
      const s2491 = p;
      l2490: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2490;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2489;
      }
      p = s2491;
    } else touched ||= p >= end;
  }
  l2492: {
    const s2493 = p;
    if (text.charCodeAt(p) === 46) {
      l2494: {

        p++;
        break l2492;
      }
      p = s2493;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2495: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2497 = p;
        l2496: {
          p++;
          break l2495;
        }
        p = s2497;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2498 = p;
      l2499: {
        p++;
        return -1;
      }
      p = s2498;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2503: {
    if (text.charCodeAt(p) === 45) {
      const s2505 = p;
      l2504: {

        p++;
        break l2503;
      }
      p = s2505;
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
  l2507: {
    if (text.charCodeAt(p) === 46) {
      const s2509 = p;
      l2508: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2508;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2507;
      }
      p = s2509;
    } else touched ||= p >= end;
  }
  l2510: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s2512 = p;
      l2511: {
        p = skipExponent(p);
        if (p < 0) { break l2511; }
        break l2510;
      }
      p = s2512;
    } else touched ||= p >= end;
  }
  l2515: {
    const s2513 = p;
    l2514: {
      p = skipEndsWord(p);
      if (p < 0) { break l2514; }
      p = s2513;
      break l2515;
    }
    p = s2513;
    return -1;
  }
  return p;
}

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2518: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2520 = p;
      l2519: {
        l2521: {
          const s2522 = p;
          if (text.charCodeAt(p) === 45) {
            l2523: {

              p++;
              break l2521;
            }
            p = s2522;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2519;
          }
          p++;
        }
        break l2518;
      }
      p = s2520;
    } else touched ||= p >= end;
  }
  l2524: {
    const s2525 = p;
    if (text.charCodeAt(p) === 48) {
      l2526: {
        p = skipBadRadix(p);
        if (p < 0) { break l2526; }
        break l2524;
      }
      p = s2525;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
  }
  l2557: {
    const s2555 = p;
    l2556: {
      p = skipEndsWord(p);
      if (p < 0) { break l2556; }
      p = s2555;
      break l2557;
    }
    p = s2555;
    return -1;
  }
  return p;
}

function skipBadRadix(p: number): number {
  let c = 0;
  l2527: {
    const s2528 = p;
    if (text.charCodeAt(p) === 48) {
      l2529: {
        if (!isCaseless(p, "0x")) { break l2529; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2529;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2527;
      }
      p = s2528;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2530: {
        if (!isCaseless(p, "0o")) { break l2530; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2530;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2527;
      }
      p = s2528;
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
  l2531: {
    const s2532 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2533: {
        l2535: {
          const s2536 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2537: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2537; }
              break l2535;
            }
            p = s2536;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2533;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2542: {
          if (text.charCodeAt(p) === 46) {
            const s2544 = p;
            l2543: {
              l2545: {
                const s2546 = p;
                if (text.charCodeAt(p) === 46) {
                  l2547: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2547;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2545;
                  }
                  p = s2546;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2543;
                }
                p++;
              }
              break l2542;
            }
            p = s2544;
          } else touched ||= p >= end;
        }
        l2548: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2550 = p;
            l2549: {
              p = skipExponent(p);
              if (p < 0) { break l2549; }
              break l2548;
            }
            p = s2550;
          } else touched ||= p >= end;
        }
        break l2531;
      }
      p = s2532;
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
    l2552: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s2554 = p;
        l2553: {
          p = skipExponent(p);
          if (p < 0) { break l2553; }
          break l2552;
        }
        p = s2554;
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
  let m2541 = false;
  l2538: for (;;) {
    const s2540 = p;
    if (text.charCodeAt(p) === 95) {
      l2539: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2539;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2541 = true;
        continue l2538;
      }
      p = s2540;
    } else touched ||= p >= end;
    break;
  }
  if (!m2541) { return -1; }
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
  l2561: {
    const s2559 = p;
    l2560: {
      p = skipEndsWord(p);
      if (p < 0) { break l2560; }
      p = s2559;
      break l2561;
    }
    p = s2559;
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
  l2565: {
    const s2563 = p;
    l2564: {
      p = skipEndsWord(p);
      if (p < 0) { break l2564; }
      p = s2563;
      break l2565;
    }
    p = s2563;
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
      const s2566 = p;
      l2567: {
        p++;
        return -1;
      }
      p = s2566;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf327(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2573!: null;
  l2576: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2574 = p;
      l2575: {
        p++;
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

function leaf328(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2577: {
    const s2578 = p;
    const t2579 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2580: {
        const r2581 = readBadRootComma(p);
        if (r2581 === undefined) { break l2580; }
        value = r2581;
        p = pos;
        break l2577;
      }
      p = s2578;
      if (trail.length > t2579) trail.length = t2579;
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
  l2584: {
    const s2582 = p;
    l2583: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2585: {
        const s2586 = p;
        l2587: {
          if (p < end) {
            {
              const s2588 = p;
              l2589: {
                p++;
                break l2587;
              }
              p = s2588;
            }
          } else touched ||= p >= end;
          break l2585;
        }
        p = s2586;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2583;
        }
        p = skipFenceMark(p);
        if (p < 0) { break l2583; }
      }
      p = s2582;
      break l2584;
    }
    p = s2582;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf330(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2592!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2593 = p;
      l2594: {
        p = skipClosingFence(p);
        if (p < 0) { break l2594; }
        return -1;
      }
      p = s2593;
    }
  } else touched ||= p >= end;
  e2592 = null;
  value = [e2592];
  leafValue = value;
  return p;
}

function leaf331(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2596!: null;
  l2599: {
    if (text.charCodeAt(p) === 123) {
      const s2597 = p;
      l2598: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2598; }
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

function skipProseObjectAhead(p: number): number {
  let c = 0;
  if (text.charCodeAt(p) !== 123) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l2600: {
    const s2601 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2602: {
        p++;
        let n2606 = 0;
        l2603: for (;;) {
          if (n2606 >= 200) break;
          const s2605 = p;
          l2604: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
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
        l2607: {
          const s2608 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2609: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2610: {
                const s2611 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2612: {
                    p++;
                    break l2610;
                  }
                  p = s2611;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2613 = p;
                    l2614: {
                      p++;
                      break l2609;
                    }
                    p = s2613;
                  }
                } else touched ||= p >= end;
              }
              break l2607;
            }
            p = s2608;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2616 = p;
              l2617: {
                p++;
                break l2602;
              }
              p = s2616;
            }
          } else touched ||= p >= end;
        }
        break l2600;
      }
      p = s2601;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2619: {
        p++;
        let n2623 = 0;
        l2620: for (;;) {
          if (n2623 >= 200) break;
          const s2622 = p;
          l2621: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
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
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2624: {
          const s2625 = p;
          if (text.charCodeAt(p) === 58) {
            l2626: {

              p++;
              break l2624;
            }
            p = s2625;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2627 = p;
              l2628: {
                p++;
                break l2619;
              }
              p = s2627;
            }
          } else touched ||= p >= end;
        }
        break l2600;
      }
      p = s2601;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2630: {

        p++;
        break l2600;
      }
      p = s2601;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2631: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2631;
        }
        p += 2;
        break l2600;
      }
      p = s2601;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2632 = p;
        l2633: {
          p++;
          return -1;
        }
        p = s2632;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf333(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2635!: null;
  l2638: {
    if (text.charCodeAt(p) === 91) {
      const s2636 = p;
      l2637: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2637; }
        p = s2636;
        break l2638;
      }
      p = s2636;
    } else touched ||= p >= end;
    return -1;
  }
  e2635 = null;
  value = [e2635];
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
  l2639: {
    const s2640 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2641: {
        p++;
        break l2639;
      }
      p = s2640;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2642: {

        p++;
        break l2639;
      }
      p = s2640;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : c === 304)) {
      l2643: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2643; }
        break l2639;
      }
      p = s2640;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2644: {
        let n2648 = 0;
        l2645: for (;;) {
          if (n2648 >= 40) break;
          const s2647 = p;
          l2646: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
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
        if (n2648 < 1) { break l2644; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2649: {
          const s2650 = p;
          if (text.charCodeAt(p) === 44) {
            l2651: {

              p++;
              break l2649;
            }
            p = s2650;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2652 = p;
              l2653: {
                p++;
                break l2644;
              }
              p = s2652;
            }
          } else touched ||= p >= end;
        }
        break l2639;
      }
      p = s2640;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2655: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
          touched ||= p >= end;
          break l2655;
        }
        p++;
        break l2639;
      }
      p = s2640;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2656 = p;
        l2657: {
          p++;
          return -1;
        }
        p = s2656;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf335(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2659: {
    const s2660 = p;
    const t2661 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2662: {
        const r2663 = readBadCall(p);
        if (r2663 === undefined) { break l2662; }
        value = r2663;
        p = pos;
        break l2659;
      }
      p = s2660;
      if (trail.length > t2661) trail.length = t2661;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2686 = readBadAssignment(p);
    if (r2686 === undefined) { return -1; }
    value = r2686;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2664: {
    const s2665 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2666: {
        p++;
        let n2670 = 0;
        l2667: for (;;) {
          if (n2670 >= 200) break;
          const s2669 = p;
          l2668: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2668;
            }
            p++;
            n2670++;
            continue l2667;
          }
          p = s2669;
          break;
        }
        let n2674 = 0;
        l2671: for (;;) {
          if (n2674 >= 9) break;
          const s2673 = p;
          l2672: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2672;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2672;
            }
            p++;
            let n2678 = 0;
            l2675: for (;;) {
              if (n2678 >= 200) break;
              const s2677 = p;
              l2676: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2676;
                }
                p++;
                n2678++;
                continue l2675;
              }
              p = s2677;
              break;
            }
            n2674++;
            continue l2671;
          }
          p = s2673;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2666;
        }
        p++;
        l2681: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
            const s2679 = p;
            l2680: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
                touched ||= p >= end;
                break l2680;
              }
              p++;
              p = s2679;
              break l2681;
            }
            p = s2679;
          } else touched ||= p >= end;
          break l2666;
        }
        break l2664;
      }
      p = s2665;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2684: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : false)) {
        const s2682 = p;
        l2683: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2683;
          }
          p++;
          p = s2682;
          break l2684;
        }
        p = s2682;
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
  l2687: {
    const s2688 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2689: {
        p = skipDeclaration(p);
        if (p < 0) { break l2689; }
        break l2687;
      }
      p = s2688;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2698: {
        p++;
        let n2702 = 0;
        l2699: for (;;) {
          if (n2702 >= 200) break;
          const s2701 = p;
          l2700: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2700;
            }
            p++;
            n2702++;
            continue l2699;
          }
          p = s2701;
          break;
        }
        let n2706 = 0;
        l2703: for (;;) {
          if (n2706 >= 9) break;
          const s2705 = p;
          l2704: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2704;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2704;
            }
            p++;
            let n2710 = 0;
            l2707: for (;;) {
              if (n2710 >= 200) break;
              const s2709 = p;
              l2708: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2708;
                }
                p++;
                n2710++;
                continue l2707;
              }
              p = s2709;
              break;
            }
            n2706++;
            continue l2703;
          }
          p = s2705;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2698;
        }
        p++;
        break l2687;
      }
      p = s2688;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2716: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
      const s2714 = p;
      l2715: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false))) {
          touched ||= p >= end;
          break l2715;
        }
        p++;
        p = s2714;
        break l2716;
      }
      p = s2714;
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
  l2690: {
    const s2691 = p;
    if (text.charCodeAt(p) === 118) {
      l2692: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2692;
        }
        p += 3;
        break l2690;
      }
      p = s2691;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2693: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2693;
        }
        p += 3;
        break l2690;
      }
      p = s2691;
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
  let n2697 = 0;
  l2694: for (;;) {
    if (n2697 >= 200) break;
    const s2696 = p;
    l2695: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l2695;
      }
      p++;
      n2697++;
      continue l2694;
    }
    p = s2696;
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
  l2711: {
    const s2712 = p;
    if (text.charCodeAt(p) === 101) {
      l2713: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2713;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2713;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2713;
        }
        p += 7;
        break l2711;
      }
      p = s2712;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf340(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2718: {
    const s2719 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : false)) {
      l2720: {
        const r2721 = readWrapperEnd(p);
        if (r2721 === undefined) { break l2720; }
        value = r2721;
        p = pos;
        break l2718;
      }
      p = s2719;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2722!: string[];
  const r2723 = readWs(p);
  if (r2723 === undefined) { return undefined; }
  e2722 = r2723;
  p = pos;
  let e2731!: [")", string[], ";" | null] | ";";
  l2732: {
    const s2733 = p;
    if (text.charCodeAt(p) === 41) {
      l2734: {
        let e2735!: ")";

        e2735 = ")";
        p++;
        let e2736!: string[];
        const r2737 = readWs(p);
        if (r2737 === undefined) { break l2734; }
        e2736 = r2737;
        p = pos;
        let e2739!: ";" | null;
        l2740: {
          if (text.charCodeAt(p) === 59) {
            const s2742 = p;
            l2741: {

              e2739 = ";";
              p++;
              break l2740;
            }
            p = s2742;
          } else touched ||= p >= end;
          e2739 = null;
        }
        e2731 = [e2735, e2736, e2739];
        break l2732;
      }
      p = s2733;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2731 = ";";
    p++;
  }
  value = [e2722, e2731];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2728: string[] = [];
  l2724: for (;;) {
    const s2726 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2725: {
        let v2727!: string;
        v2727 = text.charAt(p);
        p++;
        list2728.push(v2727);
        continue l2724;
      }
      p = s2726;
    } else touched ||= p >= end;
    break;
  }
  value = list2728;
  pos = p;
  return value;
}

function leaf343(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2744: {
    const s2745 = p;
    const t2746 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2747: {
        const r2748 = readBadRootBracket(p);
        if (r2748 === undefined) { break l2747; }
        value = r2748;
        p = pos;
        break l2744;
      }
      p = s2745;
      if (trail.length > t2746) trail.length = t2746;
    } else touched ||= p >= end;
    let e2750!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2751 = p;
        l2752: {
          p = skipFenceMark(p);
          if (p < 0) { break l2752; }
          return -1;
        }
        p = s2751;
      }
    } else touched ||= p >= end;
    e2750 = null;
    let e2754!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2755 = readBadProse(p);
    if (r2755 === undefined) { return -1; }
    e2754 = r2755;
    p = pos;
    value = [e2750, e2754];
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
  l2756: for (;;) {
    const s2758 = p;
    if (p < end) {
      l2757: {
        l2760: {
          const s2761 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2762: {
              p++;
              break l2760;
            }
            p = s2761;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_115[c] === 1 : c === 65279)) {
            {
              const s2763 = p;
              l2764: {
                p = skipProseStop(p);
                if (p < 0) { break l2764; }
                break l2757;
              }
              p = s2763;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2757;
          }
          p++;
        }
        continue l2756;
      }
      p = s2758;
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
  l2766: {
    const s2767 = p;
    if (text.charCodeAt(p) === 123) {
      l2768: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2768; }
        break l2766;
      }
      p = s2767;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2769: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2769; }
        break l2766;
      }
      p = s2767;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2770: {
        p = skipFenceMark(p);
        if (p < 0) { break l2770; }
        break l2766;
      }
      p = s2767;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2771: {

        p++;
        break l2766;
      }
      p = s2767;
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

function leaf347(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2773: {
    const s2774 = p;
    const t2775 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2776: {
        const r2777 = readFenceEnd(p);
        if (r2777 === undefined) { break l2776; }
        value = r2777;
        p = pos;
        break l2773;
      }
      p = s2774;
      if (trail.length > t2775) trail.length = t2775;
    } else touched ||= p >= end;
    const r2781 = readMissingFenceEnd(p);
    if (r2781 === undefined) { return -1; }
    value = r2781;
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
  const r2778 = readClosingFence(p);
  if (r2778 === undefined) { return undefined; }
  value = r2778;
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

function leaf350(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2783 = readMissingDocument(p);
  if (r2783 === undefined) { return -1; }
  value = r2783;
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

function leaf352(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2785: {
    const s2786 = p;
    const t2787 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2788: {
        const r2789 = readBadLooseFence(p);
        if (r2789 === undefined) { break l2788; }
        value = r2789;
        p = pos;
        break l2785;
      }
      p = s2786;
      if (trail.length > t2787) trail.length = t2787;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2791: {
        const r2792 = readBadRootBracket(p);
        if (r2792 === undefined) { break l2791; }
        value = r2792;
        p = pos;
        break l2785;
      }
      p = s2786;
      if (trail.length > t2787) trail.length = t2787;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2794 = readBadProse(p);
    if (r2794 === undefined) { return -1; }
    value = r2794;
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

function leaf354(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2796: {
    const s2797 = p;
    const t2798 = trail.length;
    l2799: {
      const r2800 = readMissingDocument(p);
      if (r2800 === undefined) { break l2799; }
      value = r2800;
      p = pos;
      break l2796;
    }
    p = s2797;
    if (trail.length > t2798) trail.length = t2798;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf143, body: { op: 'choice', starts: [STARTS_13, STARTS_13], alternatives: [{ op: 'leaf', read: leaf144 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf146 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf155 }] }] } }] };
const stepquoted: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf112, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf123, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf126, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf132, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf178, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf184, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf195, body: { op: 'again', step: () => stepBacktickText } }] }] };
const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf201 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [stepquoted, { op: 'leaf', read: leaf203 }] }] }, { op: 'leaf', read: leaf204 }] } }, { op: 'leaf', read: leaf206 }] };
const stepelementValue: Step = { op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf35 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: stepstring }] }, { op: 'leaf', read: leaf208 }] };
const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: leaf232 }] };
const stepelementPart: Step = { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf20, isShortcut: true }, { op: 'leaf', read: leaf33 }, stepelement, { op: 'leaf', read: leaf238 }] };
const stepmemberValue: Step = { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf97 }, { op: 'leaf', read: leaf99, isShortcut: true }, { op: 'leaf', read: leaf100 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf262 }, stepstring, { op: 'leaf', read: leaf263 }] };
const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, stepmemberValue, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf265 }, { op: 'loop', body: { op: 'leaf', read: leaf95 } }, stepmemberValue] } }, { op: 'leaf', read: leaf232 }] };
const stepobjectPart: Step = { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf70, isShortcut: true }, { op: 'leaf', read: leaf75 }, stepmember, { op: 'leaf', read: leaf267 }] };
const stepbracketValue: Step = { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf11, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf64, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf285, body: { op: 'again', step: () => stepRootArray } }] }] };
const stepfreshValue: Step = { op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf300 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf303, body: stepstring }] }] };
const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf309 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf203 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf327, body: stepbracketValue }] }] } }, { op: 'leaf', read: leaf328 }] };
const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }] }, stepmoreValues] };
const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_8], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf331, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf333, body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
const stepwrapped: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf335 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf203 }] }, { op: 'leaf', read: leaf340 }] };
const stepfencedPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf343 }] };
const steparound: Step = { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf75 }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf352 }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf350 }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: leaf354 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf16 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf279 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf66 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf277 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf273 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf258 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf108 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf247 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf121 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text120 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf125 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text124 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf129 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text127 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_13, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, stepinnerPair, { op: 'leaf', read: leaf148 }] } }, { op: 'leaf', read: leaf159 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text133, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_16, STARTS_17], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf170 }] } }, { op: 'leaf', read: leaf174 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text166, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf180 }] } }, { op: 'leaf', read: leaf182 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text179, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf189 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf193 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text192 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_23, STARTS_24], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf197 }] } }, { op: 'leaf', read: leaf199 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text196, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf101 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf281 }, stepobjectPart] } }, { op: 'leaf', read: leaf283 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf105 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, null], alternatives: [{ op: 'leaf', read: leaf290 }, stepelementPart] } }, { op: 'leaf', read: leaf292 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf296 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf281 }, stepobjectPart] } }, { op: 'leaf', read: leaf283 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf306 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf203 }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf347 }] } };

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
