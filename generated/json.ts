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
const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [45, 45], [47, 57], [91, 91], [123, 123]);
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
const TABLE_46 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [36, 36], [39, 39], [47, 47], [65, 90], [95, 122]);
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
const TABLE_92 = tableOf([9, 10], [13, 13], [32, 32], [41, 41], [93, 93], [125, 125]);
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
              l237: {
                const s238 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
                  l239: {
                    p++;
                    break l237;
                  }
                  p = s238;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 47)) {
                  touched ||= p >= end;
                  break l235;
                }
                p = skipSlashes(p);
                if (p < 0) { break l235; }
              }
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
    l245: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
        const s243 = p;
        l244: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 93) {
            touched ||= p >= end;
            break l244;
          }
          p++;
          p = s243;
          break l245;
        }
        p = s243;
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

function skipSlashes(p: number): number {
  l240: {
    const s241 = p;
    if (text.charCodeAt(p) === 47) {
      l242: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l242;
        }
        p += 2;
        break l240;
      }
      p = s241;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
      reachesEnd(p, "/*");
      return -1;
    }
    p += 2;
  }
  return p;
}

function leaf32(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
  l247: {
    const s248 = p;
    const t249 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l250: {
        const r251 = readBlanks(p);
        if (r251 === undefined) { break l250; }
        value = r251;
        p = pos;
        break l247;
      }
      p = s248;
      if (trail.length > t249) trail.length = t249;
    } else touched ||= p >= end;
    let e253!: null;
    if (text.charCodeAt(p) === 35) {
      {
        const s254 = p;
        l255: {
          p = skipHashWord(p);
          if (p < 0) { break l255; }
          return -1;
        }
        p = s254;
      }
    } else touched ||= p >= end;
    e253 = null;
    let e263!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r264 = readGapMistake(p);
    if (r264 === undefined) { return -1; }
    e263 = r264;
    p = pos;
    value = [e253, e263];
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
  l257: {
    const s258 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l259: {
        p++;
        break l257;
      }
      p = s258;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s260 = p;
        l261: {
          p++;
          return -1;
        }
        p = s260;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf34(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode];
  let e266!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s267 = p;
      l268: {
        p = skipMemberAhead(p);
        if (p < 0) { break l268; }
        return -1;
      }
      p = s267;
    }
  } else touched ||= p >= end;
  e266 = null;
  let e277!: RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode;
  l278: {
    const s279 = p;
    const t280 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l281: {
        const r282 = readRepairedAmounts(p);
        if (r282 === undefined) { break l281; }
        e277 = r282;
        p = pos;
        break l278;
      }
      p = s279;
      if (trail.length > t280) trail.length = t280;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l313: {
        const r314 = readWord(p);
        if (r314 === undefined) { break l313; }
        e277 = r314;
        p = pos;
        break l278;
      }
      p = s279;
      if (trail.length > t280) trail.length = t280;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l504: {
        const r505 = readRepairedPlaceholder(p);
        if (r505 === undefined) { break l504; }
        e277 = r505;
        p = pos;
        break l278;
      }
      p = s279;
      if (trail.length > t280) trail.length = t280;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
      touched ||= p >= end;
      return -1;
    }
    const r516 = readRepairedText(p);
    if (r516 === undefined) { return -1; }
    e277 = r516;
    p = pos;
  }
  value = [e266, e277];
  leafValue = value;
  return p;
}

function skipMemberAhead(p: number): number {
  let c = 0;
  l270: {
    const s271 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      l272: {
        p = skipQuotedAhead(p);
        if (p < 0) { break l272; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l272;
        }
        p++;
        break l270;
      }
      p = s271;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n276 = 0;
    l273: for (;;) {
      if (n276 >= 200) break;
      const s275 = p;
      l274: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l274;
        }
        p++;
        n276++;
        continue l273;
      }
      p = s275;
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
  l285: {
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      const s283 = p;
      l284: {
        p = skipAmountsAhead(p);
        if (p < 0) { break l284; }
        p = s283;
        break l285;
      }
      p = s283;
    } else touched ||= p >= end;
    return undefined;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
    touched ||= p >= end;
    return undefined;
  }
  const r286 = readBadThousands(p);
  if (r286 === undefined) { return undefined; }
  l_value = r286;
  p = pos;
  pos = p;
  return { type: 'RepairedAmounts', start: base + start, end: base + p, value: l_value };
}

function readBadThousands(p: number): BadThousandsNode | undefined {
  let c = 0;
  const start = p;
  l287: {
    if (text.charCodeAt(p) === 45) {
      const s289 = p;
      l288: {

        p++;
        break l287;
      }
      p = s289;
    } else touched ||= p >= end;
  }
  let n293 = 0;
  l290: for (;;) {
    if (n293 >= 3) break;
    const s292 = p;
    l291: {
      if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
        touched ||= p >= end;
        break l291;
      }
      p++;
      n293++;
      continue l290;
    }
    p = s292;
    break;
  }
  if (n293 < 1) { return undefined; }
  let m297 = false;
  l294: for (;;) {
    const s296 = p;
    if (text.charCodeAt(p) === 44) {
      l295: {

        p++;
        let n301 = 0;
        l298: for (;;) {
          if (n301 >= 3) break;
          const s300 = p;
          l299: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              touched ||= p >= end;
              break l299;
            }
            p++;
            n301++;
            continue l298;
          }
          p = s300;
          break;
        }
        if (n301 < 3) { break l295; }
        if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
          {
            const s302 = p;
            l303: {
              p++;
              break l295;
            }
            p = s302;
          }
        } else touched ||= p >= end;
        m297 = true;
        continue l294;
      }
      p = s296;
    } else touched ||= p >= end;
    break;
  }
  if (!m297) { return undefined; }
  l305: {
    if (text.charCodeAt(p) === 46) {
      const s307 = p;
      l306: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l306;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l305;
      }
      p = s307;
    } else touched ||= p >= end;
  }
  l310: {
    const s308 = p;
    l309: {
      p = skipEndsWord(p);
      if (p < 0) { break l309; }
      p = s308;
      break l310;
    }
    p = s308;
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
  l315: {
    const s316 = p;
    const t317 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l318: {
        const r319 = readText(p);
        if (r319 === undefined) { break l318; }
        l_value = r319;
        p = pos;
        l323: {
          const s321 = p;
          l322: {
            p = skipEnds(p);
            if (p < 0) { break l322; }
            p = s321;
            break l323;
          }
          p = s321;
          break l318;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s495 = p;
            l496: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l496;
              }
              p++;
              break l318;
            }
            p = s495;
          }
        } else touched ||= p >= end;
        break l315;
      }
      p = s316;
      if (trail.length > t317) trail.length = t317;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l498: {
        const r499 = readNumber(p);
        if (r499 === undefined) { break l498; }
        l_value = r499;
        p = pos;
        break l315;
      }
      p = s316;
      if (trail.length > t317) trail.length = t317;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r501 = readConstant(p);
    if (r501 === undefined) { return undefined; }
    l_value = r501;
    p = pos;
  }
  pos = p;
  return { type: 'Word', start: base + start, end: base + p, value: l_value };
}

function skipEnds(p: number): number {
  l324: {
    const s325 = p;
    l326: {
      p = skipInObject(p);
      if (p < 0) { break l326; }
      p = skipEndsMember(p);
      if (p < 0) { break l326; }
      break l324;
    }
    p = s325;
    l428: {
      p = skipInArray(p);
      if (p < 0) { break l428; }
      p = skipEndsElement(p);
      if (p < 0) { break l428; }
      break l324;
    }
    p = s325;
    {
      const s475 = p;
      l476: {
        p = skipInObject(p);
        if (p < 0) { break l476; }
        return -1;
      }
      p = s475;
    }
    {
      const s478 = p;
      l479: {
        p = skipInArray(p);
        if (p < 0) { break l479; }
        return -1;
      }
      p = s478;
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
  l327: {
    const s328 = p;
    l329: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l330: {
        const s331 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l332: {
            p++;
            break l330;
          }
          p = s331;
        } else touched ||= p >= end;
        l333: {
          if (p < end) {
            {
              const s334 = p;
              l335: {
                p++;
                break l333;
              }
              p = s334;
            }
          } else touched ||= p >= end;
          break l330;
        }
        p = s331;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l337: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipMemberFollows(p);
            if (p < 0) { break l337; }
            break l330;
          }
          p = s331;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l365: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l366: {
              const s367 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l368: {
                  p++;
                  break l366;
                }
                p = s367;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l365;
              }
              p++;
              let n372 = 0;
              l369: for (;;) {
                if (n372 >= 200) break;
                const s371 = p;
                l370: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l370;
                  }
                  p++;
                  n372++;
                  continue l369;
                }
                p = s371;
                break;
              }
            }
            break l330;
          }
          p = s331;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 12289 || c === 65292)) {
          l373: {
            p++;
            break l330;
          }
          p = s331;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l374: {
            p = skipFenceMark(p);
            if (p < 0) { break l374; }
            break l330;
          }
          p = s331;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 58) {
          l375: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              touched ||= p >= end;
              break l375;
            }
            p = skipValueStart(p);
            if (p < 0) { break l375; }
            break l330;
          }
          p = s331;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l329;
        }
        p = skipOwnName(p);
        if (p < 0) { break l329; }
      }
      break l327;
    }
    p = s328;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l385: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l385;
        }
        p = skipLineComment(p);
        if (p < 0) { break l385; }
        break l327;
      }
      p = s328;
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
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l417;
        }
        p++;
        break l327;
      }
      p = s328;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l418: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l418;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l418;
        }
        p++;
        let n422 = 0;
        l419: for (;;) {
          if (n422 >= 200) break;
          const s421 = p;
          l420: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l420;
            }
            p++;
            n422++;
            continue l419;
          }
          p = s421;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l418;
        }
        p++;
        break l327;
      }
      p = s328;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l423: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l423;
        }
        p = skipEol(p);
        if (p < 0) { break l423; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          touched ||= p >= end;
          break l423;
        }
        p++;
        let n427 = 0;
        l424: for (;;) {
          if (n427 >= 200) break;
          const s426 = p;
          l425: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l425;
            }
            p++;
            n427++;
            continue l424;
          }
          p = s426;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l423;
        }
        p++;
        break l327;
      }
      p = s328;
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
  l338: {
    const s339 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l340: {
        p++;
        break l338;
      }
      p = s339;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l341: {
        let n345 = 0;
        l342: for (;;) {
          if (n345 >= 60) break;
          const s344 = p;
          l343: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
              touched ||= p >= end;
              break l343;
            }
            p++;
            n345++;
            continue l342;
          }
          p = s344;
          break;
        }
        if (n345 < 1) { break l341; }
        let n349 = 0;
        l346: for (;;) {
          if (n349 >= 4) break;
          const s348 = p;
          l347: {
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
              touched ||= p >= end;
              break l347;
            }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
            touched ||= p >= end;
            let n353 = 0;
            l350: for (;;) {
              if (n353 >= 60) break;
              const s352 = p;
              l351: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
                  touched ||= p >= end;
                  break l351;
                }
                p++;
                n353++;
                continue l350;
              }
              p = s352;
              break;
            }
            if (n353 < 1) { break l347; }
            n349++;
            continue l346;
          }
          p = s348;
          break;
        }
        l354: {
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            const s356 = p;
            l355: {
              p++;
              break l354;
            }
            p = s356;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 61 || c === 65306))) {
          touched ||= p >= end;
          break l341;
        }
        p++;
        break l338;
      }
      p = s339;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8230)) {
      l357: {
        p++;
        break l338;
      }
      p = s339;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 46) {
      l358: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l358;
        }
        p += 3;
        break l338;
      }
      p = s339;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l359: {
        p = skipCommentStart(p);
        if (p < 0) { break l359; }
        break l338;
      }
      p = s339;
    } else touched ||= p >= end;
    l360: {
      if (p < end) {
        {
          const s361 = p;
          l362: {
            p++;
            break l360;
          }
          p = s361;
        }
      } else touched ||= p >= end;
      break l338;
    }
    p = s339;
    if (text.charCodeAt(p) === 92) {
      l364: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l364;
        }
        p += 2;
        break l338;
      }
      p = s339;
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
  l376: {
    const s377 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l378: {
        p++;
        break l376;
      }
      p = s377;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l379: {
        p = skipNumeral(p);
        if (p < 0) { break l379; }
        break l376;
      }
      p = s377;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 91 || c === 123)) {
      l380: {
        p++;
        break l376;
      }
      p = s377;
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
  let n384 = 0;
  l381: for (;;) {
    if (n384 >= 200) break;
    const s383 = p;
    l382: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
        touched ||= p >= end;
        break l382;
      }
      p++;
      n384++;
      continue l381;
    }
    p = s383;
    break;
  }
  if (n384 < 1) { return -1; }
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
  l386: {
    const s387 = p;
    if (text.charCodeAt(p) === 47) {
      l388: {
        if (!text.startsWith("//", p)) {
          reachesEnd(p, "//");
          break l388;
        }
        p += 2;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
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
        break l386;
      }
      p = s387;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 35) {
      l395: {

        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))) p++;
        touched ||= p >= end;
        l396: {
          const s397 = p;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l398: {
              p = skipEol(p);
              if (p < 0) { break l398; }
              break l396;
            }
            p = s397;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s399 = p;
              l400: {
                p++;
                break l395;
              }
              p = s399;
            }
          } else touched ||= p >= end;
        }
        break l386;
      }
      p = s387;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 47) {
      l402: {
        if (!text.startsWith("/*", p)) {
          reachesEnd(p, "/*");
          break l402;
        }
        p += 2;
        let n406 = 0;
        l403: for (;;) {
          if (n406 >= 200) break;
          const s405 = p;
          l404: {
            if (text.charCodeAt(p) === 42) {
              {
                const s407 = p;
                l408: {
                  if (!text.startsWith("*/", p)) {
                    reachesEnd(p, "*/");
                    break l408;
                  }
                  p += 2;
                  break l404;
                }
                p = s407;
              }
            } else touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) !== 34))) {
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
        if (text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
          reachesEnd(p, "*/");
          break l402;
        }
        p += 2;
        break l386;
      }
      p = s387;
    } else touched ||= p >= end;
    l410: {
      const s411 = p;
      if (text.charCodeAt(p) === 47) {
        l412: {
          if (!text.startsWith("//", p)) {
            reachesEnd(p, "//");
            break l412;
          }
          p += 2;
          break l410;
        }
        p = s411;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 35) {
        touched ||= p >= end;
        return -1;
      }
      p++;
    }
    let n416 = 0;
    l413: for (;;) {
      if (n416 >= 200) break;
      const s415 = p;
      l414: {
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
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
  l429: {
    const s430 = p;
    l431: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l432: {
        const s433 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
          l434: {
            p++;
            break l432;
          }
          p = s433;
        } else touched ||= p >= end;
        l435: {
          if (p < end) {
            {
              const s436 = p;
              l437: {
                p++;
                break l435;
              }
              p = s436;
            }
          } else touched ||= p >= end;
          break l432;
        }
        p = s433;
        if (((c = text.charCodeAt(p)) === 44 || c === 59)) {
          l439: {
            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            p = skipElementFollows(p);
            if (p < 0) { break l439; }
            break l432;
          }
          p = s433;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) === 43) {
          l460: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l461: {
              const s462 = p;
              if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                l463: {
                  p++;
                  break l461;
                }
                p = s462;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                touched ||= p >= end;
                break l460;
              }
              p++;
              let n467 = 0;
              l464: for (;;) {
                if (n467 >= 200) break;
                const s466 = p;
                l465: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l465;
                  }
                  p++;
                  n467++;
                  continue l464;
                }
                p = s466;
                break;
              }
            }
            break l432;
          }
          p = s433;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 12289 || c === 65292)) {
          l468: {
            p++;
            break l432;
          }
          p = s433;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
          l469: {
            p = skipFenceMark(p);
            if (p < 0) { break l469; }
            break l432;
          }
          p = s433;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 58) {
          touched ||= p >= end;
          break l431;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l431;
        }
        p = skipValueStart(p);
        if (p < 0) { break l431; }
      }
      break l429;
    }
    p = s430;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
      l470: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 35 || c === 47))) {
          touched ||= p >= end;
          break l470;
        }
        p = skipLineComment(p);
        if (p < 0) { break l470; }
        break l429;
      }
      p = s430;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l471: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l471;
        }
        p = skipEol(p);
        if (p < 0) { break l471; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l471;
        }
        p++;
        break l429;
      }
      p = s430;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l472: {
      const s473 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
        l474: {
          p++;
          break l472;
        }
        p = s473;
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
  l440: {
    const s441 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l442: {
        p = skipValueStart(p);
        if (p < 0) { break l442; }
        break l440;
      }
      p = s441;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8230)) {
      l443: {
        p++;
        break l440;
      }
      p = s441;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
      l444: {
        p = skipCommentStart(p);
        if (p < 0) { break l444; }
        break l440;
      }
      p = s441;
    } else touched ||= p >= end;
    l445: {
      if (p < end) {
        {
          const s446 = p;
          l447: {
            p++;
            break l445;
          }
          p = s446;
        }
      } else touched ||= p >= end;
      break l440;
    }
    p = s441;
    if (text.charCodeAt(p) === 92) {
      l449: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l449;
        }
        p += 2;
        break l440;
      }
      p = s441;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l450: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l450;
        }
        p += 6;
        break l440;
      }
      p = s441;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l451: {
        p = skipOtherConstant(p);
        if (p < 0) { break l451; }
        break l440;
      }
      p = s441;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l459: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l459;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 34 || c === 44 || c === 93))) {
          touched ||= p >= end;
          break l459;
        }
        p++;
        break l440;
      }
      p = s441;
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
  l452: {
    const s453 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l454: {
        if (!isCaseless(p, "true")) { break l454; }
        p += 4;
        break l452;
      }
      p = s453;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 70 || c === 102)) {
      l455: {
        if (!isCaseless(p, "false")) { break l455; }
        p += 5;
        break l452;
      }
      p = s453;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l456: {
        if (!isCaseless(p, "null")) { break l456; }
        p += 4;
        break l452;
      }
      p = s453;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l457: {
        if (!isCaseless(p, "none")) { break l457; }
        p += 4;
        break l452;
      }
      p = s453;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l458: {
        if (!isCaseless(p, "nil")) { break l458; }
        p += 3;
        break l452;
      }
      p = s453;
    } else touched ||= p >= end;
    if (!isCaseless(p, "undefined")) { return -1; }
    p += 9;
  }
  return p;
}

function skipEndsRoot(p: number): number {
  let c = 0;
  l481: {
    const s482 = p;
    l483: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l484: {
        const s485 = p;
        l486: {
          if (p < end) {
            {
              const s487 = p;
              l488: {
                p++;
                break l486;
              }
              p = s487;
            }
          } else touched ||= p >= end;
          break l484;
        }
        p = s485;
        if (text.charCodeAt(p) !== 43) {
          touched ||= p >= end;
          break l483;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l483;
        }
        p++;
      }
      break l481;
    }
    p = s482;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l490: {
      const s491 = p;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l492: {
          p = skipEol(p);
          if (p < 0) { break l492; }
          break l490;
        }
        p = s491;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 41 || c === 59)) {
        l493: {
          p++;
          break l490;
        }
        p = s491;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
        l494: {
          p = skipFenceMark(p);
          if (p < 0) { break l494; }
          break l490;
        }
        p = s491;
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
  const r506 = readBadPlaceholder(p);
  if (r506 === undefined) { return undefined; }
  l_value = r506;
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
      const s507 = p;
      l508: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
          touched ||= p >= end;
          break l508;
        }
        p++;
        return undefined;
      }
      p = s507;
    }
  } else touched ||= p >= end;
  let n513 = 0;
  l510: for (;;) {
    if (n513 >= 200) break;
    const s512 = p;
    l511: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
        touched ||= p >= end;
        break l511;
      }
      p++;
      n513++;
      continue l510;
    }
    p = s512;
    break;
  }
  if (n513 < 1) { return undefined; }
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
  l517: {
    const s518 = p;
    const t519 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l520: {
        const r521 = readBadEscapedQuotes(p);
        if (r521 === undefined) { break l520; }
        l_value = r521;
        p = pos;
        break l517;
      }
      p = s518;
      if (trail.length > t519) trail.length = t519;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l537: {
        const r538 = readBadEntityQuotes(p);
        if (r538 === undefined) { break l537; }
        l_value = r538;
        p = pos;
        break l517;
      }
      p = s518;
      if (trail.length > t519) trail.length = t519;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l545: {
        const r546 = readBadDoubledQuotes(p);
        if (r546 === undefined) { break l545; }
        l_value = r546;
        p = pos;
        break l517;
      }
      p = s518;
      if (trail.length > t519) trail.length = t519;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 34)) {
      touched ||= p >= end;
      return undefined;
    }
    const r556 = readBadPath(p);
    if (r556 === undefined) { return undefined; }
    l_value = r556;
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
  const s522 = p;
  l523: for (;;) {
    const s525 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l524: {
        l527: {
          const s528 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l529: {
              p++;
              break l527;
            }
            p = s528;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 92 || !text.startsWith("\\\\", p)) {
            reachesEnd(p, "\\\\");
            break l524;
          }
          p += 2;
          l530: {
            if ((p < end && text.charCodeAt(p) !== 34)) {
              const s532 = p;
              l531: {
                l533: {
                  const s534 = p;
                  if (text.charCodeAt(p) === 92) {
                    l535: {

                      p++;
                      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
                        touched ||= p >= end;
                        break l535;
                      }
                      p++;
                      break l533;
                    }
                    p = s534;
                  } else touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l531;
                  }
                  p++;
                }
                break l530;
              }
              p = s532;
            } else touched ||= p >= end;
          }
        }
        continue l523;
      }
      p = s525;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s522, p);
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
  l539: {
    const s540 = p;
    if (text.charCodeAt(p) === 38) {
      l541: {
        if (!text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l541;
        }
        p += 6;
        const s542 = p;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
        touched ||= p >= end;
        l_text = text.slice(s542, p);
        if (text.charCodeAt(p) !== 38 || !text.startsWith("&quot;", p)) {
          reachesEnd(p, "&quot;");
          break l541;
        }
        p += 6;
        break l539;
      }
      p = s540;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 38 || !text.startsWith("&#34;", p)) {
      reachesEnd(p, "&#34;");
      return undefined;
    }
    p += 5;
    const s543 = p;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c >= 128)) p++;
    touched ||= p >= end;
    l_text = text.slice(s543, p);
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
  const s547 = p;
  let n551 = 0;
  l548: for (;;) {
    if (n551 >= 200) break;
    const s550 = p;
    l549: {
      if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
        touched ||= p >= end;
        break l549;
      }
      p++;
      n551++;
      continue l548;
    }
    p = s550;
    break;
  }
  if (n551 < 1) { return undefined; }
  l_text = text.slice(s547, p);
  if (text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) {
    reachesEnd(p, "\"\"");
    return undefined;
  }
  p += 2;
  l554: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)) {
      const s552 = p;
      l553: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          touched ||= p >= end;
          break l553;
        }
        p++;
        p = s552;
        break l554;
      }
      p = s552;
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
  const s557 = p;
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
  l560: {
    if (text.charCodeAt(p) === 92) {
      const s558 = p;
      l559: {

        p++;
        p = s558;
        break l560;
      }
      p = s558;
    } else touched ||= p >= end;
    return undefined;
  }
  l563: {
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      const s561 = p;
      l562: {
        p = skipPathEscape(p);
        if (p < 0) { break l562; }
        p = s561;
        break l563;
      }
      p = s561;
    } else touched ||= p >= end;
    return undefined;
  }
  l588: for (;;) {
    const s590 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l589: {
        p = skipPathPart(p);
        if (p < 0) { break l589; }
        continue l588;
      }
      p = s590;
    } else touched ||= p >= end;
    break;
  }
  if (!(text.charCodeAt(p) === 92)) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipLoneBackslash(p);
  if (p < 0) { return undefined; }
  l602: for (;;) {
    const s604 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l603: {
        l606: {
          const s607 = p;
          if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
            l608: {
              p = skipPathPart(p);
              if (p < 0) { break l608; }
              break l606;
            }
            p = s607;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l603;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l603; }
        }
        continue l602;
      }
      p = s604;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s557, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l611: {
    const s609 = p;
    l610: {
      p = skipEnds(p);
      if (p < 0) { break l610; }
      p = s609;
      break l611;
    }
    p = s609;
    return undefined;
  }
  pos = p;
  const node: BadPathNode = { type: 'BadPath', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipPathEscape(p: number): number {
  let c = 0;
  l564: for (;;) {
    const s566 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
      l565: {
        l568: {
          const s569 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
            l570: {
              p++;
              break l568;
            }
            p = s569;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 92)) {
            touched ||= p >= end;
            break l565;
          }
          p = skipLoneBackslash(p);
          if (p < 0) { break l565; }
        }
        continue l564;
      }
      p = s566;
    } else touched ||= p >= end;
    break;
  }
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
      const s571 = p;
      l572: {
        l574: {
          const s575 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l576: {
              p++;
              break l574;
            }
            p = s575;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l572;
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
          if (n580 < 4) { break l572; }
        }
        return -1;
      }
      p = s571;
    }
  } else touched ||= p >= end;
  return p;
}

function skipPathPart(p: number): number {
  let c = 0;
  l592: {
    const s593 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l594: {
        p++;
        break l592;
      }
      p = s593;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 92) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l595: {
      const s596 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        l597: {
          p++;
          break l595;
        }
        p = s596;
      } else touched ||= p >= end;
      if (text.charCodeAt(p) !== 117) {
        touched ||= p >= end;
        return -1;
      }
      p++;
      let n601 = 0;
      l598: for (;;) {
        if (n601 >= 4) break;
        const s600 = p;
        l599: {
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
            touched ||= p >= end;
            break l599;
          }
          p++;
          n601++;
          continue l598;
        }
        p = s600;
        break;
      }
      if (n601 < 4) { return -1; }
    }
  }
  return p;
}

function leaf63(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e614!: null;
  l617: {
    if (text.charCodeAt(p) === 91) {
      const s615 = p;
      l616: {
        p = skipNamedArrayAhead(p);
        if (p < 0) { break l616; }
        p = s615;
        break l617;
      }
      p = s615;
    } else touched ||= p >= end;
    return -1;
  }
  e614 = null;
  value = [e614];
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

function leaf65(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: NamedArrayStartNode;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return -1;
  }
  const r618 = readNamedArrayStart(p);
  if (r618 === undefined) { return -1; }
  value = r618;
  p = pos;
  leafValue = value;
  return p;
}

function readNamedArrayStart(p: number): NamedArrayStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r619 = readObjectKind(p);
  if (r619 === undefined) { return undefined; }
  l_kind = r619;
  p = pos;
  if (!(text.charCodeAt(p) === 91)) {
    touched ||= p >= end;
    return undefined;
  }
  const r621 = readBadNamedArray(p);
  if (r621 === undefined) { return undefined; }
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

function leaf69(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: PairNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
    touched ||= p >= end;
    return -1;
  }
  const r624 = readPair(p);
  if (r624 === undefined) { return -1; }
  value = r624;
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
  l625: {
    const s626 = p;
    const t627 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l628: {
        const r629 = readText(p);
        if (r629 === undefined) { break l628; }
        l_name = r629;
        p = pos;
        break l625;
      }
      p = s626;
      if (trail.length > t627) trail.length = t627;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
      touched ||= p >= end;
      return undefined;
    }
    const r631 = readBadBareKey(p);
    if (r631 === undefined) { return undefined; }
    l_name = r631;
    p = pos;
    l642: {
      if (text.charCodeAt(p) === 58) {
        const s640 = p;
        l641: {

          p++;
          p = s640;
          break l642;
        }
        p = s640;
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
  l643: {
    const s644 = p;
    const t645 = trail.length;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l646: {
        const r647 = readText(p);
        if (r647 === undefined) { break l646; }
        l_value = r647;
        p = pos;
        break l643;
      }
      p = s644;
      if (trail.length > t645) trail.length = t645;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l649: {
        const r650 = readNumber(p);
        if (r650 === undefined) { break l649; }
        l_value = r650;
        p = pos;
        break l643;
      }
      p = s644;
      if (trail.length > t645) trail.length = t645;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r652 = readConstant(p);
    if (r652 === undefined) { return undefined; }
    l_value = r652;
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
  l632: {
    if (text.charCodeAt(p) === 58) {
      const s634 = p;
      l633: {

        p++;
        break l632;
      }
      p = s634;
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
  l635: for (;;) {
    const s637 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l636: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l636;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
          touched ||= p >= end;
          break l636;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) p++;
        touched ||= p >= end;
        continue l635;
      }
      p = s637;
    } else touched ||= p >= end;
    break;
  }
  return p;
}

function skipPairEnd(p: number): number {
  let c = 0;
  l654: {
    const s655 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l656: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 44) {
          touched ||= p >= end;
          break l656;
        }
        p++;
        l659: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            const s657 = p;
            l658: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l660: {
                const s661 = p;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
                  l662: {
                    p++;
                    break l660;
                  }
                  p = s661;
                } else touched ||= p >= end;
                if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
                  l663: {
                    p++;
                    let n667 = 0;
                    l664: for (;;) {
                      if (n667 >= 200) break;
                      const s666 = p;
                      l665: {
                        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                          touched ||= p >= end;
                          break l665;
                        }
                        p++;
                        n667++;
                        continue l664;
                      }
                      p = s666;
                      break;
                    }
                    while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                    touched ||= p >= end;
                    if (text.charCodeAt(p) !== 58) {
                      touched ||= p >= end;
                      break l663;
                    }
                    p++;
                    break l660;
                  }
                  p = s661;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 47)) {
                  touched ||= p >= end;
                  break l658;
                }
                p = skipSlashes(p);
                if (p < 0) { break l658; }
              }
              p = s657;
              break l659;
            }
            p = s657;
          } else touched ||= p >= end;
          break l656;
        }
        break l654;
      }
      p = s655;
    } else touched ||= p >= end;
    l670: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s668 = p;
        l669: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l669;
          }
          p++;
          p = s668;
          break l670;
        }
        p = s668;
      } else touched ||= p >= end;
      return -1;
    }
  }
  return p;
}

function leaf74(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l672: {
    const s673 = p;
    const t674 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l675: {
        const r676 = readBlanks(p);
        if (r676 === undefined) { break l675; }
        value = r676;
        p = pos;
        break l672;
      }
      p = s673;
      if (trail.length > t674) trail.length = t674;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return -1;
    }
    const r678 = readGapMistake(p);
    if (r678 === undefined) { return -1; }
    value = r678;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf75(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: KeyNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return -1;
  }
  const r680 = readKey(p);
  if (r680 === undefined) { return -1; }
  value = r680;
  p = pos;
  leafValue = value;
  return p;
}

function readKey(p: number): KeyNode | undefined {
  let c = 0;
  const start = p;
  let l_name!: TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLostQuoteNode | BadOtherQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
  l681: {
    const s682 = p;
    const t683 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305))) {
      l684: {
        l685: {
          const s686 = p;
          const t687 = trail.length;
          if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
            l688: {
              const r689 = readText(p);
              if (r689 === undefined) { break l688; }
              l_name = r689;
              p = pos;
              l693: {
                const s691 = p;
                l692: {
                  p = skipEndsName(p);
                  if (p < 0) { break l692; }
                  p = s691;
                  break l693;
                }
                p = s691;
                break l688;
              }
              break l685;
            }
            p = s686;
            if (trail.length > t687) trail.length = t687;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : (c >= 8231 && c <= 65291) || (c >= 188 && c <= 8229) || c >= 65307 || (c >= 128 && c <= 186) || (c >= 65293 && c <= 65305)))) {
            touched ||= p >= end;
            break l684;
          }
          const r710 = readRepairedName(p);
          if (r710 === undefined) { break l684; }
          l_name = r710;
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
        if (r911 === undefined) { break l684; }
        p = pos;
        break l681;
      }
      p = s682;
      if (trail.length > t683) trail.length = t683;
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
  l694: {
    const s695 = p;
    l696: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l697: {
        const s698 = p;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 65306)) {
          l699: {
            p++;
            break l697;
          }
          p = s698;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
          l700: {
            p++;
            break l697;
          }
          p = s698;
        } else touched ||= p >= end;
        if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
          l701: {
            p = skipCommentStart(p);
            if (p < 0) { break l701; }
            break l697;
          }
          p = s698;
        } else touched ||= p >= end;
        l702: {
          if (p < end) {
            {
              const s703 = p;
              l704: {
                p++;
                break l702;
              }
              p = s703;
            }
          } else touched ||= p >= end;
          break l697;
        }
        p = s698;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
          l706: {
            p++;
            break l697;
          }
          p = s698;
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l696;
        }
        p++;
      }
      break l694;
    }
    p = s695;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l707: {
      const s708 = p;
      if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
        l709: {
          p = skipNumeral(p);
          if (p < 0) { break l709; }
          break l707;
        }
        p = s708;
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
  l711: {
    const s712 = p;
    const t713 = trail.length;
    if (text.charCodeAt(p) === 92) {
      l714: {
        const r715 = readBadEscapedQuotes(p);
        if (r715 === undefined) { break l714; }
        value = r715;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 38) {
      l717: {
        const r718 = readBadEntityQuotes(p);
        if (r718 === undefined) { break l717; }
        value = r718;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l720: {
        const r721 = readBadDoubledQuotes(p);
        if (r721 === undefined) { break l720; }
        value = r721;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l723: {
        const r724 = readBadSmartName(p);
        if (r724 === undefined) { break l723; }
        value = r724;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
      l745: {
        const r746 = readBadPrefixedName(p);
        if (r746 === undefined) { break l745; }
        value = r746;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l760: {
        const r761 = readBadColonInside(p);
        if (r761 === undefined) { break l760; }
        value = r761;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))) {
      l771: {
        const r772 = readBadLostQuote(p);
        if (r772 === undefined) { break l771; }
        value = r772;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l789: {
        const r790 = readBadOtherQuote(p);
        if (r790 === undefined) { break l789; }
        value = r790;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l811: {
        const r812 = readBadQuotedName(p);
        if (r812 === undefined) { break l811; }
        value = r812;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l849: {
        const r850 = readBadOddName(p);
        if (r850 === undefined) { break l849; }
        value = r850;
        p = pos;
        break l711;
      }
      p = s712;
      if (trail.length > t713) trail.length = t713;
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
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 65306)) {
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
  l725: {
    const s726 = p;
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      l727: {
        p++;
        const s728 = p;
        let n732 = 0;
        l729: for (;;) {
          if (n732 >= 200) break;
          const s731 = p;
          l730: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8219) || c >= 65283 || (c >= 128 && c <= 186)))) {
              touched ||= p >= end;
              break l730;
            }
            p++;
            n732++;
            continue l729;
          }
          p = s731;
          break;
        }
        l_text = text.slice(s728, p);
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282))) {
          touched ||= p >= end;
          break l727;
        }
        p++;
        l735: {
          const s733 = p;
          l734: {
            p = skipEndsName(p);
            if (p < 0) { break l734; }
            p = s733;
            break l735;
          }
          p = s733;
          break l727;
        }
        break l725;
      }
      p = s726;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
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
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) p++;
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
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c >= 128))) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
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
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
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
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)) {
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
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)) {
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

function leaf94(p: number): number {
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

function leaf96(p: number): number {
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

function leaf98(p: number): number {
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

function leaf99(p: number): number {
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

function leaf100(p: number): number {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)) {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
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

function leaf104(p: number): number {
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

function leaf107(p: number): number {
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
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
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

function leaf110(p: number): number {
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

function leaf111(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1025!: null;
  l1028: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1026 = p;
      l1027: {
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

function leaf113(p: number): number {
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

function text119(p: number, inside: number): number {
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

function leaf120(p: number): number {
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

function leaf122(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1085!: null;
  l1088: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : false)) {
      const s1086 = p;
      l1087: {
        l1089: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1091 = p;
            l1090: {
              p = skipPrefix(p);
              if (p < 0) { break l1090; }
              break l1089;
            }
            p = s1091;
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

function text123(p: number, inside: number): number {
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
      l1092: {

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
      l1093: {
        if (text.charCodeAt(p) === 39) {
          {
            const s1094 = p;
            l1095: {
              if (!text.startsWith("'''", p)) {
                reachesEnd(p, "'''");
                break l1095;
              }
              p += 3;
              break l1093;
            }
            p = s1094;
          }
        } else touched ||= p >= end;
        if (text.charCodeAt(p) !== 39) {
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

function leaf124(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "'''" | MissingStringEndNode;
  l1097: {
    const s1098 = p;
    const t1099 = trail.length;
    if (text.charCodeAt(p) === 39) {
      l1100: {
        if (!text.startsWith("'''", p)) {
          reachesEnd(p, "'''");
          break l1100;
        }
        value = "'''";
        p += 3;
        break l1097;
      }
      p = s1098;
      if (trail.length > t1099) trail.length = t1099;
    } else touched ||= p >= end;
    const r1101 = readMissingStringEnd(p);
    if (r1101 === undefined) { return -1; }
    value = r1101;
    p = pos;
  }
  leafValue = value;
  return p;
}

function leaf125(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1103!: null;
  l1106: {
    if (text.charCodeAt(p) === 34) {
      const s1104 = p;
      l1105: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
          touched ||= p >= end;
          break l1105;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 91 || c === 123)) p++;
        touched ||= p >= end;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1105;
        }
        p++;
        {
          const s1107 = p;
          l1108: {
            p = skipEnds(p);
            if (p < 0) { break l1108; }
            break l1105;
          }
          p = s1107;
        }
        p = s1104;
        break l1106;
      }
      p = s1104;
    } else touched ||= p >= end;
    return -1;
  }
  e1103 = null;
  value = [e1103];
  leafValue = value;
  return p;
}

function text126(p: number, inside: number): number {
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
      l1110: {

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
      l1111: {
        if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
          {
            const s1112 = p;
            l1113: {
              p = skipInnerEndAhead(p);
              if (p < 0) { break l1113; }
              break l1111;
            }
            p = s1112;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1111;
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
  l1115: {
    const s1116 = p;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l1117: {
        p++;
        break l1115;
      }
      p = s1116;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s1118 = p;
        l1119: {
          p++;
          return -1;
        }
        p = s1118;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf128(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: InnerEndNode | MissingStringEndNode;
  l1121: {
    const s1122 = p;
    const t1123 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l1124: {
        const r1125 = readInnerEnd(p);
        if (r1125 === undefined) { break l1124; }
        value = r1125;
        p = pos;
        break l1121;
      }
      p = s1122;
      if (trail.length > t1123) trail.length = t1123;
    } else touched ||= p >= end;
    const r1133 = readMissingStringEnd(p);
    if (r1133 === undefined) { return -1; }
    value = r1133;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readInnerEnd(p: number): InnerEndNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  l1128: {
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      const s1126 = p;
      l1127: {
        p = skipInnerEndAhead(p);
        if (p < 0) { break l1127; }
        p = s1126;
        break l1128;
      }
      p = s1126;
    } else touched ||= p >= end;
    return undefined;
  }
  const s1129 = p;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1129, p);
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return undefined;
  }
  const r1130 = readBadInnerJson(p);
  if (r1130 === undefined) { return undefined; }
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

function leaf131(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1135!: null;
  l1138: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      const s1136 = p;
      l1137: {
        l1139: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1141 = p;
            l1140: {
              p = skipPrefix(p);
              if (p < 0) { break l1140; }
              break l1139;
            }
            p = s1141;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1137;
        }
        p++;
        p = s1136;
        break l1138;
      }
      p = s1136;
    } else touched ||= p >= end;
    return -1;
  }
  e1135 = null;
  value = [e1135];
  leafValue = value;
  return p;
}

function text132(p: number, inside: number): number {
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
      l1142: {

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
      l1143: {
        if (text.charCodeAt(p) === 92) {
          {
            const s1144 = p;
            l1145: {
              p = skipEscapedEnd(p);
              if (p < 0) { break l1145; }
              break l1143;
            }
            p = s1144;
          }
        } else touched ||= p >= end;
        if (!(text.charCodeAt(p) === 92)) {
          touched ||= p >= end;
          break l1143;
        }
        p = skipGoodEscape(p);
        if (p < 0) { break l1143; }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1215: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1216 = p;
            l1217: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1217; }
              break l1215;
            }
            p = s1216;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_72[c] === 1 : c === 8217 || c === 8221))) {
          touched ||= p >= end;
          break l1215;
        }
        p++;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
      l1223: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
          {
            const s1224 = p;
            l1225: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1225; }
              break l1223;
            }
            p = s1224;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1223;
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
  l1147: {
    const s1148 = p;
    if (text.charCodeAt(p) === 44) {
      l1149: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1149;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1149; }
        break l1147;
      }
      p = s1148;
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
  l1150: {
    const s1151 = p;
    if (text.charCodeAt(p) === 34) {
      l1152: {
        p = skipInObject(p);
        if (p < 0) { break l1152; }
        if (text.charCodeAt(p) === 34) {
          {
            const s1153 = p;
            l1154: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1154; }
              break l1152;
            }
            p = s1153;
          }
        } else touched ||= p >= end;
        l1158: {
          if (text.charCodeAt(p) === 34) {
            const s1156 = p;
            l1157: {

              p++;
              p = s1156;
              break l1158;
            }
            p = s1156;
          } else touched ||= p >= end;
          break l1152;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1152;
        }
        p = skipLostName(p);
        if (p < 0) { break l1152; }
        break l1150;
      }
      p = s1151;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 34) {
      {
        const s1170 = p;
        l1171: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1171; }
          return -1;
        }
        p = s1170;
      }
    } else touched ||= p >= end;
    l1175: {
      if (text.charCodeAt(p) === 34) {
        const s1173 = p;
        l1174: {

          p++;
          p = s1173;
          break l1175;
        }
        p = s1173;
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
  l1159: {
    const s1160 = p;
    if (text.charCodeAt(p) === 34) {
      l1161: {

        p++;
        let n1165 = 0;
        l1162: for (;;) {
          if (n1165 >= 200) break;
          const s1164 = p;
          l1163: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1163;
            }
            p++;
            n1165++;
            continue l1162;
          }
          p = s1164;
          break;
        }
        if (n1165 < 1) { break l1161; }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1161;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 58 || c === 65306))) {
          touched ||= p >= end;
          break l1161;
        }
        p++;
        break l1159;
      }
      p = s1160;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1169 = 0;
    l1166: for (;;) {
      if (n1169 >= 200) break;
      const s1168 = p;
      l1167: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1167;
        }
        p++;
        n1169++;
        continue l1166;
      }
      p = s1168;
      break;
    }
    if (n1169 < 1) { return -1; }
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
  l1176: {
    const s1177 = p;
    if (text.charCodeAt(p) === 34) {
      l1178: {

        p++;
        let n1182 = 0;
        l1179: for (;;) {
          if (n1182 >= 200) break;
          const s1181 = p;
          l1180: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1180;
            }
            p++;
            n1182++;
            continue l1179;
          }
          p = s1181;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l1178;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
          touched ||= p >= end;
          break l1178;
        }
        p++;
        break l1176;
      }
      p = s1177;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 39) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1186 = 0;
    l1183: for (;;) {
      if (n1186 >= 200) break;
      const s1185 = p;
      l1184: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1184;
        }
        p++;
        n1186++;
        continue l1183;
      }
      p = s1185;
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
  l1187: {
    const s1188 = p;
    if (text.charCodeAt(p) === 125) {
      l1189: {
        p = skipInObject(p);
        if (p < 0) { break l1189; }
        l1192: {
          if (text.charCodeAt(p) === 125) {
            const s1190 = p;
            l1191: {

              p++;
              p = s1190;
              break l1192;
            }
            p = s1190;
          } else touched ||= p >= end;
          break l1189;
        }
        break l1187;
      }
      p = s1188;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    l1195: {
      if (text.charCodeAt(p) === 93) {
        const s1193 = p;
        l1194: {

          p++;
          p = s1193;
          break l1195;
        }
        p = s1193;
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
  l1200: {
    const s1201 = p;
    if (text.charCodeAt(p) === 44) {
      l1202: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1203: {
          if (text.charCodeAt(p) === 123) {
            const s1205 = p;
            l1204: {

              p++;
              break l1203;
            }
            p = s1205;
          } else touched ||= p >= end;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) === 34) {
          {
            const s1206 = p;
            l1207: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1207; }
              break l1202;
            }
            p = s1206;
          }
        } else touched ||= p >= end;
        l1211: {
          if (text.charCodeAt(p) === 34) {
            const s1209 = p;
            l1210: {

              p++;
              p = s1209;
              break l1211;
            }
            p = s1209;
          } else touched ||= p >= end;
          break l1202;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1202;
        }
        p = skipLostName(p);
        if (p < 0) { break l1202; }
        break l1200;
      }
      p = s1201;
    } else touched ||= p >= end;
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
  let n1199 = 0;
  l1196: for (;;) {
    if (n1199 >= 99) break;
    const s1198 = p;
    l1197: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l1197;
      }
      p++;
      n1199++;
      continue l1196;
    }
    p = s1198;
    break;
  }
  while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
  touched ||= p >= end;
  return p;
}

function skipQuoteLost(p: number): number {
  let c = 0;
  l1219: {
    const s1220 = p;
    if (text.charCodeAt(p) === 44) {
      l1221: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1221;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1221; }
        break l1219;
      }
      p = s1220;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 39 || c === 8217 || c === 8221)) {
      l1222: {
        p++;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false))) {
          touched ||= p >= end;
          break l1222;
        }
        p = skipQuoteBehind(p);
        if (p < 0) { break l1222; }
        break l1219;
      }
      p = s1220;
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

function leaf142(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1227!: null;
  if (text.charCodeAt(p) === 34) {
    {
      const s1228 = p;
      l1229: {

        p++;
        p = skipEnds(p);
        if (p < 0) { break l1229; }
        return -1;
      }
      p = s1228;
    }
  } else touched ||= p >= end;
  e1227 = null;
  value = [e1227];
  leafValue = value;
  return p;
}

function leaf143(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadBlankPairNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1231 = readBadBlankPair(p);
  if (r1231 === undefined) { return -1; }
  value = r1231;
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
    const s1232 = p;
    l1233: {
      p = skipEnds(p);
      if (p < 0) { break l1233; }
      return undefined;
    }
    p = s1232;
  }
  pos = p;
  const node: BadBlankPairNode = { type: 'BadBlankPair', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf145(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadQuoteNode;
  if (!(text.charCodeAt(p) === 34)) {
    touched ||= p >= end;
    return -1;
  }
  const r1236 = readBadQuote(p);
  if (r1236 === undefined) { return -1; }
  value = r1236;
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
  l1239: {
    if (p < end) {
      const s1237 = p;
      l1238: {
        p++;
        p = s1237;
        break l1239;
      }
      p = s1237;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadQuoteNode = { type: 'BadQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf147(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r1241 = readTextFlaw(p);
  if (r1241 === undefined) { return -1; }
  value = r1241;
  p = pos;
  leafValue = value;
  return p;
}

function readTextFlaw(p: number): BadNewlineNode | BadControlNode | [null, null, BadEscapeNode] | undefined {
  let c = 0;
  let value!: BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1242: {
    const s1243 = p;
    const t1244 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1245: {
        const r1246 = readBadNewline(p);
        if (r1246 === undefined) { break l1245; }
        value = r1246;
        p = pos;
        break l1242;
      }
      p = s1243;
      if (trail.length > t1244) trail.length = t1244;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 14 && c <= 31) || c <= 9 || (c >= 11 && c <= 12))) {
      l1257: {
        const r1258 = readBadControl(p);
        if (r1258 === undefined) { break l1257; }
        value = r1258;
        p = pos;
        break l1242;
      }
      p = s1243;
      if (trail.length > t1244) trail.length = t1244;
    } else touched ||= p >= end;
    let e1260!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1261 = p;
        l1262: {
          p = skipEscapedEnd(p);
          if (p < 0) { break l1262; }
          return undefined;
        }
        p = s1261;
      }
    } else touched ||= p >= end;
    e1260 = null;
    let e1264!: null;
    if (text.charCodeAt(p) === 92) {
      {
        const s1265 = p;
        l1266: {
          p = skipCutEscape(p);
          if (p < 0) { break l1266; }
          return undefined;
        }
        p = s1265;
      }
    } else touched ||= p >= end;
    e1264 = null;
    let e1278!: BadEscapeNode;
    if (!(text.charCodeAt(p) === 92)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1279 = readBadEscape(p);
    if (r1279 === undefined) { return undefined; }
    e1278 = r1279;
    p = pos;
    value = [e1260, e1264, e1278];
  }
  pos = p;
  return value;
}

function readBadNewline(p: number): BadNewlineNode | undefined {
  let c = 0;
  const start = p;
  if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
    {
      const s1247 = p;
      l1248: {
        p = skipEol(p);
        if (p < 0) { break l1248; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1248;
        }
        p = skipQuoteNext(p);
        if (p < 0) { break l1248; }
        return undefined;
      }
      p = s1247;
    }
  } else touched ||= p >= end;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
    {
      const s1250 = p;
      l1251: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1251;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1251; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1251;
        }
        p = skipClosers(p);
        if (p < 0) { break l1251; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1253 = p;
            l1254: {
              p++;
              break l1251;
            }
            p = s1253;
          }
        } else touched ||= p >= end;
        return undefined;
      }
      p = s1250;
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
  l1268: {
    if (text.charCodeAt(p) === 117) {
      const s1270 = p;
      l1269: {

        p++;
        let n1274 = 0;
        l1271: for (;;) {
          if (n1274 >= 3) break;
          const s1273 = p;
          l1272: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1272;
            }
            p++;
            n1274++;
            continue l1271;
          }
          p = s1273;
          break;
        }
        break l1268;
      }
      p = s1270;
    } else touched ||= p >= end;
  }
  if (p < end) {
    {
      const s1275 = p;
      l1276: {
        p++;
        return -1;
      }
      p = s1275;
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
  l1280: {
    const s1281 = p;
    if (text.charCodeAt(p) === 92) {
      l1282: {
        if (!text.startsWith("\\u{", p)) {
          reachesEnd(p, "\\u{");
          break l1282;
        }
        p += 3;
        const s1283 = p;
        let n1287 = 0;
        l1284: for (;;) {
          if (n1287 >= 6) break;
          const s1286 = p;
          l1285: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
              touched ||= p >= end;
              break l1285;
            }
            p++;
            n1287++;
            continue l1284;
          }
          p = s1286;
          break;
        }
        if (n1287 < 1) { break l1282; }
        l_code = text.slice(s1283, p);
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1282;
        }
        p++;
        break l1280;
      }
      p = s1281;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1288: {
        if (!text.startsWith("\\x", p)) {
          reachesEnd(p, "\\x");
          break l1288;
        }
        p += 2;
        const s1289 = p;
        let n1293 = 0;
        l1290: for (;;) {
          if (n1293 >= 2) break;
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
        if (n1293 < 2) { break l1288; }
        l_code = text.slice(s1289, p);
        break l1280;
      }
      p = s1281;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1294: {

        p++;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1294;
        }
        const r1295 = readEol(p);
        if (r1295 === undefined) { break l1294; }
        l_lineEnd = r1295;
        p = pos;
        break l1280;
      }
      p = s1281;
      l_code = null;
      l_lineEnd = null;
      l_char = null;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1301: {

        p++;
        const s1302 = p;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_74[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1301;
        }
        p++;
        l_char = text.slice(s1302, p);
        break l1280;
      }
      p = s1281;
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
        const s1303 = p;
        l1304: {
          p++;
          return undefined;
        }
        p = s1303;
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
  l1296: {
    const s1297 = p;
    if (text.charCodeAt(p) === 13) {
      l1298: {
        if (!text.startsWith("\r\n", p)) {
          reachesEnd(p, "\r\n");
          break l1298;
        }
        value = "\r\n";
        p += 2;
        break l1296;
      }
      p = s1297;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l1299: {

        value = "\n";
        p++;
        break l1296;
      }
      p = s1297;
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

function leaf154(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  const r1308 = readPairEnds(p);
  if (r1308 === undefined) { return -1; }
  value = r1308;
  p = pos;
  leafValue = value;
  return p;
}

function readPairEnds(p: number): [null, BadQuoteNode] | BadLoneQuoteNode | undefined {
  let value!: [null, BadQuoteNode] | BadLoneQuoteNode;
  l1309: {
    const s1310 = p;
    const t1311 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1312: {
        let e1313!: null;
        if (text.charCodeAt(p) === 34) {
          {
            const s1314 = p;
            l1315: {

              p++;
              p = skipEndsSurely(p);
              if (p < 0) { break l1315; }
              break l1312;
            }
            p = s1314;
          }
        } else touched ||= p >= end;
        e1313 = null;
        let e1363!: BadQuoteNode;
        if (!(text.charCodeAt(p) === 34)) {
          touched ||= p >= end;
          break l1312;
        }
        const r1364 = readBadQuote(p);
        if (r1364 === undefined) { break l1312; }
        e1363 = r1364;
        p = pos;
        value = [e1313, e1363];
        break l1309;
      }
      p = s1310;
      if (trail.length > t1311) trail.length = t1311;
    } else touched ||= p >= end;
    const r1366 = readBadLoneQuote(p);
    if (r1366 === undefined) { return undefined; }
    value = r1366;
    p = pos;
  }
  pos = p;
  return value;
}

function skipEndsSurely(p: number): number {
  let c = 0;
  l1317: {
    const s1318 = p;
    l1319: {
      p = skipInObject(p);
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
                  p = skipLostName(p);
                  if (p < 0) { break l1329; }
                  break l1327;
                }
                p = s1328;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
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
        l1330: {
          const s1331 = p;
          if (text.charCodeAt(p) === 44) {
            l1332: {

              p++;
              break l1330;
            }
            p = s1331;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1333: {
              p = skipEol(p);
              if (p < 0) { break l1333; }
              break l1330;
            }
            p = s1331;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1334 = p;
              l1335: {
                p++;
                break l1319;
              }
              p = s1334;
            }
          } else touched ||= p >= end;
        }
      }
      break l1317;
    }
    p = s1318;
    l1337: {
      p = skipInArray(p);
      if (p < 0) { break l1337; }
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l1338: {
        const s1339 = p;
        l1340: {
          if (p < end) {
            {
              const s1341 = p;
              l1342: {
                p++;
                break l1340;
              }
              p = s1341;
            }
          } else touched ||= p >= end;
          break l1338;
        }
        p = s1339;
        if (text.charCodeAt(p) === 44) {
          l1344: {

            p++;
            while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
            touched ||= p >= end;
            l1345: {
              const s1346 = p;
              if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                l1347: {
                  p = skipLostElement(p);
                  if (p < 0) { break l1347; }
                  break l1345;
                }
                p = s1346;
              } else touched ||= p >= end;
              if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
                l1348: {
                  p = skipNumeral(p);
                  if (p < 0) { break l1348; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1348;
                  }
                  p++;
                  break l1345;
                }
                p = s1346;
              } else touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
                l1349: {
                  p = skipLiteral(p);
                  if (p < 0) { break l1349; }
                  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
                  touched ||= p >= end;
                  if (!(((c = text.charCodeAt(p)) === 44 || c === 93))) {
                    touched ||= p >= end;
                    break l1349;
                  }
                  p++;
                  break l1345;
                }
                p = s1346;
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
                touched ||= p >= end;
                break l1344;
              }
              p++;
            }
            break l1338;
          }
          p = s1339;
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1337;
        }
        p = skipClosers(p);
        if (p < 0) { break l1337; }
        l1350: {
          const s1351 = p;
          if (text.charCodeAt(p) === 44) {
            l1352: {

              p++;
              break l1350;
            }
            p = s1351;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            l1353: {
              p = skipEol(p);
              if (p < 0) { break l1353; }
              break l1350;
            }
            p = s1351;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s1354 = p;
              l1355: {
                p++;
                break l1337;
              }
              p = s1354;
            }
          } else touched ||= p >= end;
        }
      }
      break l1317;
    }
    p = s1318;
    {
      const s1357 = p;
      l1358: {
        p = skipInObject(p);
        if (p < 0) { break l1358; }
        return -1;
      }
      p = s1357;
    }
    {
      const s1360 = p;
      l1361: {
        p = skipInArray(p);
        if (p < 0) { break l1361; }
        return -1;
      }
      p = s1360;
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

function leaf158(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  const r1369 = readDoubleEnd(p);
  if (r1369 === undefined) { return -1; }
  value = r1369;
  p = pos;
  leafValue = value;
  return p;
}

function readDoubleEnd(p: number): "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: "\"" | BadEscapedEndNode | BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | MissingStringEndNode;
  l1370: {
    const s1371 = p;
    const t1372 = trail.length;
    if (text.charCodeAt(p) === 34) {
      l1373: {

        value = "\"";
        p++;
        break l1370;
      }
      p = s1371;
      if (trail.length > t1372) trail.length = t1372;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1374: {
        const r1375 = readBadEscapedEnd(p);
        if (r1375 === undefined) { break l1374; }
        value = r1375;
        p = pos;
        break l1370;
      }
      p = s1371;
      if (trail.length > t1372) trail.length = t1372;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1380: {
        const r1381 = readBadOtherEnd(p);
        if (r1381 === undefined) { break l1380; }
        value = r1381;
        p = pos;
        break l1370;
      }
      p = s1371;
      if (trail.length > t1372) trail.length = t1372;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1386: {
        const r1387 = readMissingLastQuote(p);
        if (r1387 === undefined) { break l1386; }
        value = r1387;
        p = pos;
        break l1370;
      }
      p = s1371;
      if (trail.length > t1372) trail.length = t1372;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      l1395: {
        const r1396 = readMissingQuote(p);
        if (r1396 === undefined) { break l1395; }
        value = r1396;
        p = pos;
        break l1370;
      }
      p = s1371;
      if (trail.length > t1372) trail.length = t1372;
    } else touched ||= p >= end;
    const r1404 = readMissingStringEnd(p);
    if (r1404 === undefined) { return undefined; }
    value = r1404;
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
  l1378: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false)) {
      const s1376 = p;
      l1377: {
        p = skipQuoteBehind(p);
        if (p < 0) { break l1377; }
        p = s1376;
        break l1378;
      }
      p = s1376;
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
  l1384: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_70[c] === 1 : false)) {
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
  const node: BadOtherEndNode = { type: 'BadOtherEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readMissingLastQuote(p: number): MissingLastQuoteNode | undefined {
  let c = 0;
  const start = p;
  l1390: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      const s1388 = p;
      l1389: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1389;
        }
        p = skipOwnCloser(p);
        if (p < 0) { break l1389; }
        if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
          touched ||= p >= end;
          break l1389;
        }
        p = skipClosers(p);
        if (p < 0) { break l1389; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s1391 = p;
            l1392: {
              p++;
              break l1389;
            }
            p = s1391;
          }
        } else touched ||= p >= end;
        p = s1388;
        break l1390;
      }
      p = s1388;
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
  l1399: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_75[c] === 1 : c === 8217 || c === 8221)) {
      const s1397 = p;
      l1398: {
        l1400: {
          const s1401 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_71[c] === 1 : c === 8217 || c === 8221)) {
            l1402: {
              p = skipQuoteLost(p);
              if (p < 0) { break l1402; }
              break l1400;
            }
            p = s1401;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l1398;
          }
          p = skipEol(p);
          if (p < 0) { break l1398; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(text.charCodeAt(p) === 34)) {
            touched ||= p >= end;
            break l1398;
          }
          p = skipQuoteNext(p);
          if (p < 0) { break l1398; }
        }
        p = s1397;
        break l1399;
      }
      p = s1397;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingQuoteNode = { type: 'MissingQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf164(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1407!: null;
  l1410: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : (c >= 8216 && c <= 8219) || c === 65287)) {
      const s1408 = p;
      l1409: {
        l1411: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1413 = p;
            l1412: {
              p = skipPrefix(p);
              if (p < 0) { break l1412; }
              break l1411;
            }
            p = s1413;
          } else touched ||= p >= end;
        }
        if (!((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287))) {
          touched ||= p >= end;
          break l1409;
        }
        p++;
        p = s1408;
        break l1410;
      }
      p = s1408;
    } else touched ||= p >= end;
    return -1;
  }
  e1407 = null;
  value = [e1407];
  leafValue = value;
  return p;
}

function text165(p: number, inside: number): number {
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
      l1414: {

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
      l1415: {
        if (!((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122)))) {
          touched ||= p >= end;
          break l1415;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) p++;
        touched ||= p >= end;
        if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
          {
            const s1416 = p;
            l1417: {
              p = skipInnerApostrophe(p);
              if (p < 0) { break l1417; }
              break l1415;
            }
            p = s1416;
          }
        } else touched ||= p >= end;

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l1422: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1422;
        }
        p++;
        l1423: {
          const s1424 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1425: {
              p++;
              break l1423;
            }
            p = s1424;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1422;
          }
          p++;
          let n1429 = 0;
          l1426: for (;;) {
            if (n1429 >= 4) break;
            const s1428 = p;
            l1427: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1427;
              }
              p++;
              n1429++;
              continue l1426;
            }
            p = s1428;
            break;
          }
          if (n1429 < 4) { break l1422; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1430: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
          {
            const s1431 = p;
            l1432: {
              p = skipSingleLost(p);
              if (p < 0) { break l1432; }
              break l1430;
            }
            p = s1431;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false))) {
          touched ||= p >= end;
          break l1430;
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
    const s1419 = p;
    l1420: {
      p = skipEnds(p);
      if (p < 0) { break l1420; }
      return -1;
    }
    p = s1419;
  }
  return p;
}

function skipSingleLost(p: number): number {
  let c = 0;
  l1434: {
    const s1435 = p;
    if (text.charCodeAt(p) === 44) {
      l1436: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(text.charCodeAt(p) === 39)) {
          touched ||= p >= end;
          break l1436;
        }
        p = skipLostSingle(p);
        if (p < 0) { break l1436; }
        break l1434;
      }
      p = s1435;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l1452: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l1453: {
          const s1454 = p;
          if (text.charCodeAt(p) === 44) {
            l1455: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l1456: {
                const s1457 = p;
                if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
                  l1458: {
                    p = skipLostName(p);
                    if (p < 0) { break l1458; }
                    break l1456;
                  }
                  p = s1457;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  touched ||= p >= end;
                  break l1455;
                }
                p = skipLostElement(p);
                if (p < 0) { break l1455; }
              }
              break l1453;
            }
            p = s1454;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1452;
          }
          p = skipOwnCloser(p);
          if (p < 0) { break l1452; }
          if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
            touched ||= p >= end;
            break l1452;
          }
          p = skipClosers(p);
          if (p < 0) { break l1452; }
        }
        break l1434;
      }
      p = s1435;
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
        const s1459 = p;
        l1460: {
          p++;
          return -1;
        }
        p = s1459;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function skipLostSingle(p: number): number {
  let c = 0;
  l1437: {
    const s1438 = p;
    if (text.charCodeAt(p) === 39) {
      l1439: {
        p = skipInObject(p);
        if (p < 0) { break l1439; }
        if (text.charCodeAt(p) === 39) {
          {
            const s1440 = p;
            l1441: {

              p++;
              p = skipEnds(p);
              if (p < 0) { break l1441; }
              break l1439;
            }
            p = s1440;
          }
        } else touched ||= p >= end;
        l1445: {
          if (text.charCodeAt(p) === 39) {
            const s1443 = p;
            l1444: {

              p++;
              p = s1443;
              break l1445;
            }
            p = s1443;
          } else touched ||= p >= end;
          break l1439;
        }
        if (!(((c = text.charCodeAt(p)) === 34 || c === 39))) {
          touched ||= p >= end;
          break l1439;
        }
        p = skipLostName(p);
        if (p < 0) { break l1439; }
        break l1437;
      }
      p = s1438;
    } else touched ||= p >= end;
    p = skipInArray(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) === 39) {
      {
        const s1446 = p;
        l1447: {

          p++;
          p = skipEnds(p);
          if (p < 0) { break l1447; }
          return -1;
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

function leaf169(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ContractionNode | BadInnerMarkNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1462: {
    const s1463 = p;
    const t1464 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 192 && c <= 591) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122))) {
      l1465: {
        const r1466 = readContraction(p);
        if (r1466 === undefined) { break l1465; }
        value = r1466;
        p = pos;
        break l1462;
      }
      p = s1463;
      if (trail.length > t1464) trail.length = t1464;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1474: {
        const r1475 = readBadInnerMark(p);
        if (r1475 === undefined) { break l1474; }
        value = r1475;
        p = pos;
        break l1462;
      }
      p = s1463;
      if (trail.length > t1464) trail.length = t1464;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1480 = readTextFlaw(p);
    if (r1480 === undefined) { return -1; }
    value = r1480;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readContraction(p: number): ContractionNode | undefined {
  let c = 0;
  const start = p;
  let l_text!: string;
  const s1467 = p;
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
  const r1468 = readBadApostrophe(p);
  if (r1468 === undefined) { return undefined; }
  p = pos;
  l_text = text.slice(s1467, p);
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
    const s1469 = p;
    l1470: {
      p = skipEnds(p);
      if (p < 0) { break l1470; }
      return undefined;
    }
    p = s1469;
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
    const s1476 = p;
    l1477: {
      p = skipEnds(p);
      if (p < 0) { break l1477; }
      return undefined;
    }
    p = s1476;
  }
  pos = p;
  const node: BadInnerMarkNode = { type: 'BadInnerMark', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf173(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  const r1482 = readSingleEnd(p);
  if (r1482 === undefined) { return -1; }
  value = r1482;
  p = pos;
  leafValue = value;
  return p;
}

function readSingleEnd(p: number): string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | BadOtherEndNode | MissingLastQuoteNode | MissingSingleQuoteNode | MissingStringEndNode;
  l1483: {
    const s1484 = p;
    const t1485 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 8216 && c <= 8219) || c === 39 || c === 65287)) {
      l1486: {
        const r1487 = readApostrophe(p);
        if (r1487 === undefined) { break l1486; }
        value = r1487;
        p = pos;
        break l1483;
      }
      p = s1484;
      if (trail.length > t1485) trail.length = t1485;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 8217 || c === 8221)) {
      l1489: {
        const r1490 = readBadOtherEnd(p);
        if (r1490 === undefined) { break l1489; }
        value = r1490;
        p = pos;
        break l1483;
      }
      p = s1484;
      if (trail.length > t1485) trail.length = t1485;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_73[c] === 1 : false)) {
      l1492: {
        const r1493 = readMissingLastQuote(p);
        if (r1493 === undefined) { break l1492; }
        value = r1493;
        p = pos;
        break l1483;
      }
      p = s1484;
      if (trail.length > t1485) trail.length = t1485;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      l1495: {
        const r1496 = readMissingSingleQuote(p);
        if (r1496 === undefined) { break l1495; }
        value = r1496;
        p = pos;
        break l1483;
      }
      p = s1484;
      if (trail.length > t1485) trail.length = t1485;
    } else touched ||= p >= end;
    const r1501 = readMissingStringEnd(p);
    if (r1501 === undefined) { return undefined; }
    value = r1501;
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
  l1499: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_77[c] === 1 : false)) {
      const s1497 = p;
      l1498: {
        p = skipSingleLost(p);
        if (p < 0) { break l1498; }
        p = s1497;
        break l1499;
      }
      p = s1497;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingSingleQuoteNode = { type: 'MissingSingleQuote', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf177(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1504!: null;
  l1507: {
    if ((((c = text.charCodeAt(p)) >= 8220 && c <= 8223) || c === 171 || c === 65282)) {
      const s1505 = p;
      l1506: {
        p++;
        p = s1505;
        break l1507;
      }
      p = s1505;
    } else touched ||= p >= end;
    return -1;
  }
  e1504 = null;
  value = [e1504];
  leafValue = value;
  return p;
}

function text178(p: number, inside: number): number {
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
      l1508: {

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
      l1509: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1509;
        }
        p++;
        l1510: {
          const s1511 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1512: {
              p++;
              break l1510;
            }
            p = s1511;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1509;
          }
          p++;
          let n1516 = 0;
          l1513: for (;;) {
            if (n1516 >= 4) break;
            const s1515 = p;
            l1514: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1514;
              }
              p++;
              n1516++;
              continue l1513;
            }
            p = s1515;
            break;
          }
          if (n1516 < 4) { break l1509; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf179(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerSmartNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1517: {
    const s1518 = p;
    const t1519 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1520: {
        const r1521 = readBadInnerSmart(p);
        if (r1521 === undefined) { break l1520; }
        value = r1521;
        p = pos;
        break l1517;
      }
      p = s1518;
      if (trail.length > t1519) trail.length = t1519;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1526 = readTextFlaw(p);
    if (r1526 === undefined) { return -1; }
    value = r1526;
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
    const s1522 = p;
    l1523: {
      p = skipEnds(p);
      if (p < 0) { break l1523; }
      return undefined;
    }
    p = s1522;
  }
  pos = p;
  const node: BadInnerSmartNode = { type: 'BadInnerSmart', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf181(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1528 = readSmartEnd(p);
  if (r1528 === undefined) { return -1; }
  value = r1528;
  p = pos;
  leafValue = value;
  return p;
}

function readSmartEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1529: {
    const s1530 = p;
    const t1531 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || c === 187 || c === 65282)) {
      l1532: {
        value = text.charAt(p);
        p++;
        break l1529;
      }
      p = s1530;
      if (trail.length > t1531) trail.length = t1531;
    } else touched ||= p >= end;
    const r1533 = readMissingStringEnd(p);
    if (r1533 === undefined) { return undefined; }
    value = r1533;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf183(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1536!: null;
  l1539: {
    if (text.charCodeAt(p) === 96) {
      const s1537 = p;
      l1538: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1538;
        }
        p += 3;
        p = s1537;
        break l1539;
      }
      p = s1537;
    } else touched ||= p >= end;
    return -1;
  }
  e1536 = null;
  value = [e1536];
  leafValue = value;
  return p;
}

function leaf184(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: FencedTextStartNode;
  if (!(text.charCodeAt(p) === 96)) {
    touched ||= p >= end;
    return -1;
  }
  const r1540 = readFencedTextStart(p);
  if (r1540 === undefined) { return -1; }
  value = r1540;
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
  const r1541 = readBadFencedText(p);
  if (r1541 === undefined) { return undefined; }
  l_mark = r1541;
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

function text187(p: number, inside: number): number {
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
      l1544: {

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
      l1545: {
        if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
          {
            const s1546 = p;
            l1547: {
              p = skipEol(p);
              if (p < 0) { break l1547; }
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
                reachesEnd(p, "```");
                break l1547;
              }
              p += 3;
              break l1545;
            }
            p = s1546;
          }
        } else touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
          touched ||= p >= end;
          break l1545;
        }
        p = skipEol(p);
        if (p < 0) { break l1545; }

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
  let value!: ["\r\n" | "\n" | "\r" | null, string[], "```"] | MissingStringEndNode;
  l1549: {
    const s1550 = p;
    const t1551 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_80[c] === 1 : false)) {
      l1552: {
        let e1553!: "\r\n" | "\n" | "\r" | null;
        l1554: {
          if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
            const s1556 = p;
            l1555: {
              const r1557 = readEol(p);
              if (r1557 === undefined) { break l1555; }
              e1553 = r1557;
              p = pos;
              break l1554;
            }
            p = s1556;
          } else touched ||= p >= end;
          e1553 = null;
        }
        let e1559!: string[];
        const list1564: string[] = [];
        l1560: for (;;) {
          const s1562 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l1561: {
              let v1563!: string;
              const r1566 = readBlank(p);
              if (r1566 === undefined) { break l1561; }
              v1563 = r1566;
              p = pos;
              list1564.push(v1563);
              continue l1560;
            }
            p = s1562;
          } else touched ||= p >= end;
          break;
        }
        e1559 = list1564;
        let e1568!: "```";
        if (text.charCodeAt(p) !== 96 || !text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l1552;
        }
        e1568 = "```";
        p += 3;
        value = [e1553, e1559, e1568];
        break l1549;
      }
      p = s1550;
      if (trail.length > t1551) trail.length = t1551;
    } else touched ||= p >= end;
    const r1569 = readMissingStringEnd(p);
    if (r1569 === undefined) { return -1; }
    value = r1569;
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

function leaf190(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e1571!: null;
  l1574: {
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      const s1572 = p;
      l1573: {
        p++;
        p = s1572;
        break l1574;
      }
      p = s1572;
    } else touched ||= p >= end;
    return -1;
  }
  e1571 = null;
  value = [e1571];
  leafValue = value;
  return p;
}

function text191(p: number, inside: number): number {
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
      l1575: {

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
      l1576: {
        if (text.charCodeAt(p) !== 92) {
          touched ||= p >= end;
          break l1576;
        }
        p++;
        l1577: {
          const s1578 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
            l1579: {
              p++;
              break l1577;
            }
            p = s1578;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 117) {
            touched ||= p >= end;
            break l1576;
          }
          p++;
          let n1583 = 0;
          l1580: for (;;) {
            if (n1583 >= 4) break;
            const s1582 = p;
            l1581: {
              if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
                touched ||= p >= end;
                break l1581;
              }
              p++;
              n1583++;
              continue l1580;
            }
            p = s1582;
            break;
          }
          if (n1583 < 4) { break l1576; }
        }

        if (touched && !over) return from;
        continue;
      }
      p = from;
    } else touched ||= p >= end;
    return from;
  }
}

function leaf192(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadInnerBacktickNode | BadNewlineNode | BadControlNode | [null, null, BadEscapeNode];
  l1584: {
    const s1585 = p;
    const t1586 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 180)) {
      l1587: {
        const r1588 = readBadInnerBacktick(p);
        if (r1588 === undefined) { break l1587; }
        value = r1588;
        p = pos;
        break l1584;
      }
      p = s1585;
      if (trail.length > t1586) trail.length = t1586;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) <= 32 || (c >= 92 && c <= 93) || c === 125))) {
      touched ||= p >= end;
      return -1;
    }
    const r1593 = readTextFlaw(p);
    if (r1593 === undefined) { return -1; }
    value = r1593;
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
    const s1589 = p;
    l1590: {
      p = skipEnds(p);
      if (p < 0) { break l1590; }
      return undefined;
    }
    p = s1589;
  }
  pos = p;
  const node: BadInnerBacktickNode = { type: 'BadInnerBacktick', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf194(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingStringEndNode;
  const r1595 = readBacktickEnd(p);
  if (r1595 === undefined) { return -1; }
  value = r1595;
  p = pos;
  leafValue = value;
  return p;
}

function readBacktickEnd(p: number): string | MissingStringEndNode | undefined {
  let c = 0;
  let value!: string | MissingStringEndNode;
  l1596: {
    const s1597 = p;
    const t1598 = trail.length;
    if (((c = text.charCodeAt(p)) === 39 || c === 96 || c === 180)) {
      l1599: {
        value = text.charAt(p);
        p++;
        break l1596;
      }
      p = s1597;
      if (trail.length > t1598) trail.length = t1598;
    } else touched ||= p >= end;
    const r1600 = readMissingStringEnd(p);
    if (r1600 === undefined) { return undefined; }
    value = r1600;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf196(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadConcatenationNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1603 = readBadConcatenation(p);
  if (r1603 === undefined) { return -1; }
  value = r1603;
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
  l1606: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1604 = p;
      l1605: {
        l1607: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s1609 = p;
            l1608: {
              p = skipPrefix(p);
              if (p < 0) { break l1608; }
              break l1607;
            }
            p = s1609;
          } else touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l1605;
        }
        p++;
        p = s1604;
        break l1606;
      }
      p = s1604;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadConcatenationNode = { type: 'BadConcatenation', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf198(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: "";
  value = '';
  leafValue = value;
  return p;
}

function leaf199(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadVariableNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r1611 = readBadVariable(p);
  if (r1611 === undefined) { return -1; }
  value = r1611;
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

function leaf201(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: TextEndNode;
  const r1613 = readTextEnd(p);
  if (r1613 === undefined) { return -1; }
  value = r1613;
  p = pos;
  leafValue = value;
  return p;
}

function readTextEnd(p: number): TextEndNode | undefined {
  const start = p;
  pos = p;
  return { type: 'TextEnd', start: base + start, end: base + p };
}

function leaf203(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, null, RepairedWordNode];
  let e1615!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
    {
      const s1616 = p;
      l1617: {
        p = skipMemberAhead(p);
        if (p < 0) { break l1617; }
        return -1;
      }
      p = s1616;
    }
  } else touched ||= p >= end;
  e1615 = null;
  let e1619!: null;
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_83[c] === 1 : c === 8230 || c === 65341 || c === 65373)) {
    {
      const s1620 = p;
      l1621: {
        l1623: {
          const s1624 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
            l1625: {
              p++;
              break l1623;
            }
            p = s1624;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 44) {
            l1626: {

              p++;
              break l1623;
            }
            p = s1624;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 46) {
            l1627: {
              if (!text.startsWith("...", p)) {
                reachesEnd(p, "...");
                break l1627;
              }
              p += 3;
              break l1623;
            }
            p = s1624;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 8230) {
            touched ||= p >= end;
            break l1621;
          }
          p++;
        }
        return -1;
      }
      p = s1620;
    }
  } else touched ||= p >= end;
  e1619 = null;
  let e1628!: RepairedWordNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return -1;
  }
  const r1629 = readRepairedWord(p);
  if (r1629 === undefined) { return -1; }
  e1628 = r1629;
  p = pos;
  value = [e1615, e1619, e1628];
  leafValue = value;
  return p;
}

function readRepairedWord(p: number): RepairedWordNode | undefined {
  let c = 0;
  const start = p;
  let l_value!: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode | BadConstructorNode | BadDotsNode | BadOpenQuoteNode | BadBareStringNode;
  l1630: {
    const s1631 = p;
    const t1632 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l1633: {
        l1634: {
          const s1635 = p;
          const t1636 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1637: {
              const r1638 = readBadCutSign(p);
              if (r1638 === undefined) { break l1637; }
              l_value = r1638;
              p = pos;
              break l1634;
            }
            p = s1635;
            if (trail.length > t1636) trail.length = t1636;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
            l1643: {
              const r1644 = readBadCutNumber(p);
              if (r1644 === undefined) { break l1643; }
              l_value = r1644;
              p = pos;
              break l1634;
            }
            p = s1635;
            if (trail.length > t1636) trail.length = t1636;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
            l1662: {
              const r1663 = readBadLeadingZero(p);
              if (r1663 === undefined) { break l1662; }
              l_value = r1663;
              p = pos;
              break l1634;
            }
            p = s1635;
            if (trail.length > t1636) trail.length = t1636;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
            touched ||= p >= end;
            break l1633;
          }
          const r1682 = readRepairedNumber(p);
          if (r1682 === undefined) { break l1633; }
          l_value = r1682;
          p = pos;
        }
        break l1630;
      }
      p = s1631;
      if (trail.length > t1632) trail.length = t1632;
    } else touched ||= p >= end;
    l1744: {
      const s1745 = p;
      const t1746 = trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
        l1747: {
          const r1748 = readBadNan(p);
          if (r1748 === undefined) { break l1747; }
          l_value = r1748;
          p = pos;
          break l1744;
        }
        p = s1745;
        if (trail.length > t1746) trail.length = t1746;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l1760: {
          const r1761 = readBadConstant(p);
          if (r1761 === undefined) { break l1760; }
          l_value = r1761;
          p = pos;
          break l1744;
        }
        p = s1745;
        if (trail.length > t1746) trail.length = t1746;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
        l1766: {
          const r1767 = readBadCutWord(p);
          if (r1767 === undefined) { break l1766; }
          l_value = r1767;
          p = pos;
          break l1744;
        }
        p = s1745;
        if (trail.length > t1746) trail.length = t1746;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
        l1783: {
          const r1784 = readBadConstructor(p);
          if (r1784 === undefined) { break l1783; }
          l_value = r1784;
          p = pos;
          break l1744;
        }
        p = s1745;
        if (trail.length > t1746) trail.length = t1746;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
        l1810: {
          const r1811 = readBadDots(p);
          if (r1811 === undefined) { break l1810; }
          l_value = r1811;
          p = pos;
          break l1744;
        }
        p = s1745;
        if (trail.length > t1746) trail.length = t1746;
      } else touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128)) {
        l1819: {
          const r1820 = readBadOpenQuote(p);
          if (r1820 === undefined) { break l1819; }
          l_value = r1820;
          p = pos;
          break l1744;
        }
        p = s1745;
        if (trail.length > t1746) trail.length = t1746;
      } else touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        touched ||= p >= end;
        return undefined;
      }
      const r1826 = readBadBareString(p);
      if (r1826 === undefined) { return undefined; }
      l_value = r1826;
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
      const s1639 = p;
      l1640: {
        p++;
        return undefined;
      }
      p = s1639;
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
  const s1645 = p;
  l1646: {
    if (text.charCodeAt(p) === 45) {
      const s1648 = p;
      l1647: {

        p++;
        break l1646;
      }
      p = s1648;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l1649: {
    if (text.charCodeAt(p) === 46) {
      const s1651 = p;
      l1650: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1650;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1649;
      }
      p = s1651;
    } else touched ||= p >= end;
  }
  l_text = text.slice(s1645, p);
  l1652: {
    const s1653 = p;
    if (text.charCodeAt(p) === 46) {
      l1654: {

        p++;
        break l1652;
      }
      p = s1653;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l1655: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s1657 = p;
        l1656: {
          p++;
          break l1655;
        }
        p = s1657;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s1658 = p;
      l1659: {
        p++;
        return undefined;
      }
      p = s1658;
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
  const s1664 = p;
  l1665: {
    if (text.charCodeAt(p) === 45) {
      const s1667 = p;
      l1666: {

        p++;
        break l1665;
      }
      p = s1667;
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
  l_code = text.slice(s1664, p);
  const s1668 = p;
  l1669: {
    if (text.charCodeAt(p) === 46) {
      const s1671 = p;
      l1670: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1670;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l1669;
      }
      p = s1671;
    } else touched ||= p >= end;
  }
  l1672: {
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      const s1674 = p;
      l1673: {
        p = skipExponent(p);
        if (p < 0) { break l1673; }
        break l1672;
      }
      p = s1674;
    } else touched ||= p >= end;
  }
  l_rest = text.slice(s1668, p);
  l1680: {
    const s1678 = p;
    l1679: {
      p = skipEndsWord(p);
      if (p < 0) { break l1679; }
      p = s1678;
      break l1680;
    }
    p = s1678;
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
  l1675: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1677 = p;
      l1676: {
        p++;
        break l1675;
      }
      p = s1677;
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
  const s1683 = p;
  l1684: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1686 = p;
      const t1687 = trail.length;
      l1685: {
        l1688: {
          const s1689 = p;
          const t1690 = trail.length;
          if (text.charCodeAt(p) === 45) {
            l1691: {

              p++;
              break l1688;
            }
            p = s1689;
            if (trail.length > t1690) trail.length = t1690;
          } else touched ||= p >= end;
          if (!(text.charCodeAt(p) === 43)) {
            touched ||= p >= end;
            break l1685;
          }
          const r1692 = readBadPlus(p);
          if (r1692 === undefined) { break l1685; }
          p = pos;
        }
        break l1684;
      }
      p = s1686;
      if (trail.length > t1687) trail.length = t1687;
    } else touched ||= p >= end;
  }
  l_sign = text.slice(s1683, p);
  l1694: {
    const s1695 = p;
    const t1696 = trail.length;
    if (text.charCodeAt(p) === 48) {
      l1697: {
        const r1698 = readBadRadix(p);
        if (r1698 === undefined) { break l1697; }
        l_digits = r1698;
        p = pos;
        break l1694;
      }
      p = s1695;
      if (trail.length > t1696) trail.length = t1696;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1704 = readLooseDecimal(p);
    if (r1704 === undefined) { return undefined; }
    l_digits = r1704;
    p = pos;
  }
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
  l1699: {
    const s1700 = p;
    if (text.charCodeAt(p) === 48) {
      l1701: {
        if (!isCaseless(p, "0x")) { break l1701; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l1701;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l1699;
      }
      p = s1700;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l1702: {
        if (!isCaseless(p, "0o")) { break l1702; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l1702;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l1699;
      }
      p = s1700;
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
  l1705: {
    const s1706 = p;
    const t1707 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l1708: {
        const s1709 = p;
        l1710: {
          const s1711 = p;
          const t1712 = trail.length;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l1713: {
              const r1714 = readBadDigitGroups(p);
              if (r1714 === undefined) { break l1713; }
              p = pos;
              break l1710;
            }
            p = s1711;
            if (trail.length > t1712) trail.length = t1712;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l1708;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l1720: {
          if (text.charCodeAt(p) === 46) {
            const s1722 = p;
            const t1723 = trail.length;
            l1721: {
              l1724: {
                const s1725 = p;
                const t1726 = trail.length;
                if (text.charCodeAt(p) === 46) {
                  l1727: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l1727;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l1724;
                  }
                  p = s1725;
                  if (trail.length > t1726) trail.length = t1726;
                } else touched ||= p >= end;
                if (!(text.charCodeAt(p) === 46)) {
                  touched ||= p >= end;
                  break l1721;
                }
                const r1728 = readBadPoint(p);
                if (r1728 === undefined) { break l1721; }
                p = pos;
              }
              break l1720;
            }
            p = s1722;
            if (trail.length > t1723) trail.length = t1723;
          } else touched ||= p >= end;
        }
        l1730: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s1732 = p;
            l1731: {
              p = skipExponent(p);
              if (p < 0) { break l1731; }
              break l1730;
            }
            p = s1732;
          } else touched ||= p >= end;
        }
        value = text.slice(s1709, p);
        break l1705;
      }
      p = s1706;
      if (trail.length > t1707) trail.length = t1707;
    } else touched ||= p >= end;
    const s1733 = p;
    if (!(text.charCodeAt(p) === 46)) {
      touched ||= p >= end;
      return undefined;
    }
    const r1734 = readBadFraction(p);
    if (r1734 === undefined) { return undefined; }
    p = pos;
    l1736: {
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        const s1738 = p;
        l1737: {
          p = skipExponent(p);
          if (p < 0) { break l1737; }
          break l1736;
        }
        p = s1738;
      } else touched ||= p >= end;
    }
    value = text.slice(s1733, p);
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
  let m1718 = false;
  l1715: for (;;) {
    const s1717 = p;
    if (text.charCodeAt(p) === 95) {
      l1716: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l1716;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m1718 = true;
        continue l1715;
      }
      p = s1717;
    } else touched ||= p >= end;
    break;
  }
  if (!m1718) { return undefined; }
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
  l1758: {
    const s1756 = p;
    l1757: {
      p = skipEndsWord(p);
      if (p < 0) { break l1757; }
      p = s1756;
      break l1758;
    }
    p = s1756;
    return undefined;
  }
  pos = p;
  const node: BadNanNode = { type: 'BadNan', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipNan(p: number): number {
  let c = 0;
  l1749: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s1751 = p;
      l1750: {
        p++;
        break l1749;
      }
      p = s1751;
    } else touched ||= p >= end;
  }
  l1752: {
    const s1753 = p;
    if (((c = text.charCodeAt(p)) === 78 || c === 110)) {
      l1754: {
        if (!isCaseless(p, "nan")) { break l1754; }
        p += 3;
        break l1752;
      }
      p = s1753;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l1755: {
        if (!isCaseless(p, "infinity")) { break l1755; }
        p += 8;
        break l1752;
      }
      p = s1753;
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
  l1764: {
    const s1762 = p;
    l1763: {
      p = skipEndsWord(p);
      if (p < 0) { break l1763; }
      p = s1762;
      break l1764;
    }
    p = s1762;
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
      const s1779 = p;
      l1780: {
        p++;
        return undefined;
      }
      p = s1779;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: BadCutWordNode = { type: 'BadCutWord', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function skipCutWord(p: number): number {
  l1768: {
    const s1769 = p;
    if (text.charCodeAt(p) === 116) {
      l1770: {
        if (!text.startsWith("tru", p)) {
          reachesEnd(p, "tru");
          break l1770;
        }
        p += 3;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1771: {
        if (!text.startsWith("tr", p)) {
          reachesEnd(p, "tr");
          break l1771;
        }
        p += 2;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 116) {
      l1772: {

        p++;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1773: {
        if (!text.startsWith("fals", p)) {
          reachesEnd(p, "fals");
          break l1773;
        }
        p += 4;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1774: {
        if (!text.startsWith("fal", p)) {
          reachesEnd(p, "fal");
          break l1774;
        }
        p += 3;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1775: {
        if (!text.startsWith("fa", p)) {
          reachesEnd(p, "fa");
          break l1775;
        }
        p += 2;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 102) {
      l1776: {

        p++;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1777: {
        if (!text.startsWith("nul", p)) {
          reachesEnd(p, "nul");
          break l1777;
        }
        p += 3;
        break l1768;
      }
      p = s1769;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 110) {
      l1778: {
        if (!text.startsWith("nu", p)) {
          reachesEnd(p, "nu");
          break l1778;
        }
        p += 2;
        break l1768;
      }
      p = s1769;
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
  l1785: {
    if (text.charCodeAt(p) === 110) {
      const s1787 = p;
      l1786: {
        if (!text.startsWith("new", p)) {
          reachesEnd(p, "new");
          break l1786;
        }
        p += 3;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l1786;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        break l1785;
      }
      p = s1787;
    } else touched ||= p >= end;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  let n1791 = 0;
  l1788: for (;;) {
    if (n1791 >= 200) break;
    const s1790 = p;
    l1789: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1789;
      }
      p++;
      n1791++;
      continue l1788;
    }
    p = s1790;
    break;
  }
  let n1795 = 0;
  l1792: for (;;) {
    if (n1795 >= 9) break;
    const s1794 = p;
    l1793: {
      if (text.charCodeAt(p) !== 46) {
        touched ||= p >= end;
        break l1793;
      }
      p++;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l1793;
      }
      p++;
      let n1799 = 0;
      l1796: for (;;) {
        if (n1799 >= 200) break;
        const s1798 = p;
        l1797: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
            touched ||= p >= end;
            break l1797;
          }
          p++;
          n1799++;
          continue l1796;
        }
        p = s1798;
        break;
      }
      n1795++;
      continue l1792;
    }
    p = s1794;
    break;
  }
  if (text.charCodeAt(p) !== 40) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  l1800: {
    const s1801 = p;
    if (text.charCodeAt(p) === 34) {
      l1802: {
        const r1803 = readDoubleName(p);
        if (r1803 === undefined) { break l1802; }
        l_text = r1803;
        p = pos;
        break l1800;
      }
      p = s1801;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 39) {
      l1805: {
        const r1806 = readSingleName(p);
        if (r1806 === undefined) { break l1805; }
        l_text = r1806;
        p = pos;
        break l1800;
      }
      p = s1801;
    } else touched ||= p >= end;
    const s1808 = p;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipNumeral(p);
    if (p < 0) { return undefined; }
    l_text = text.slice(s1808, p);
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
  l1812: {
    const s1813 = p;
    if (text.charCodeAt(p) === 46) {
      l1814: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1814;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1812;
      }
      p = s1813;
    } else touched ||= p >= end;
    if (!(text.charCodeAt(p) === 8230)) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    while (text.charCodeAt(p) === 8230) p++;
    touched ||= p >= end;
  }
  l1817: {
    const s1815 = p;
    l1816: {
      p = skipEndsWord(p);
      if (p < 0) { break l1816; }
      p = s1815;
      break l1817;
    }
    p = s1815;
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
  const s1821 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_85[c] === 1 : c >= 128))) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_86[c] === 1 : c >= 128)) p++;
  touched ||= p >= end;
  l_text = text.slice(s1821, p);
  if (text.charCodeAt(p) !== 34) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l1824: {
    const s1822 = p;
    l1823: {
      p = skipEnds(p);
      if (p < 0) { break l1823; }
      p = s1822;
      break l1824;
    }
    p = s1822;
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
  const s1827 = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipBareUnit(p);
  if (p < 0) { return undefined; }
  l1864: for (;;) {
    const s1866 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1865: {
        l1868: {
          const s1869 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_90[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l1870: {
              while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
              touched ||= p >= end;
              if (((c = text.charCodeAt(p)) === 35 || c === 47)) {
                {
                  const s1871 = p;
                  l1872: {
                    p = skipCommentStart(p);
                    if (p < 0) { break l1872; }
                    break l1870;
                  }
                  p = s1871;
                }
              } else touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_87[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
                touched ||= p >= end;
                break l1870;
              }
              p = skipBareUnit(p);
              if (p < 0) { break l1870; }
              break l1868;
            }
            p = s1869;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) === 47) {
            l1874: {

              p++;
              break l1868;
            }
            p = s1869;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 35) {
            touched ||= p >= end;
            break l1865;
          }
          p++;
        }
        continue l1864;
      }
      p = s1866;
    } else touched ||= p >= end;
    break;
  }
  l_text = text.slice(s1827, p);
  pos = p;
  const node: BadBareStringNode = { type: 'BadBareString', start: base + start, end: base + p, raw: text.slice(start, p), text: l_text };
  trail.push(node);
  return node;
}

function skipBareUnit(p: number): number {
  let c = 0;
  l1828: {
    const s1829 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_89[c] === 1 : false)) {
      l1830: {
        p = skipBalanced(p);
        if (p < 0) { break l1830; }
        break l1828;
      }
      p = s1829;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
      l1859: {
        p++;
        break l1828;
      }
      p = s1829;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 34) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1863 = 0;
    l1860: for (;;) {
      if (n1863 >= 200) break;
      const s1862 = p;
      l1861: {
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) {
          touched ||= p >= end;
          break l1861;
        }
        p++;
        n1863++;
        continue l1860;
      }
      p = s1862;
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
  l1831: {
    const s1832 = p;
    if (text.charCodeAt(p) === 40) {
      l1833: {

        p++;
        let n1837 = 0;
        l1834: for (;;) {
          if (n1837 >= 200) break;
          const s1836 = p;
          l1835: {
            l1838: {
              const s1839 = p;
              if ((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13))) {
                l1840: {
                  p++;
                  break l1838;
                }
                p = s1839;
              } else touched ||= p >= end;
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l1835;
              }
              p++;
              let n1844 = 0;
              l1841: for (;;) {
                if (n1844 >= 99) break;
                const s1843 = p;
                l1842: {
                  if (!((p < end && !(((c = text.charCodeAt(p)) >= 40 && c <= 41) || c === 10 || c === 13)))) {
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
              if (text.charCodeAt(p) !== 41) {
                touched ||= p >= end;
                break l1835;
              }
              p++;
            }
            n1837++;
            continue l1834;
          }
          p = s1836;
          break;
        }
        if (text.charCodeAt(p) !== 41) {
          touched ||= p >= end;
          break l1833;
        }
        p++;
        break l1831;
      }
      p = s1832;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 36) {
      l1845: {
        if (!text.startsWith("${", p)) {
          reachesEnd(p, "${");
          break l1845;
        }
        p += 2;
        let n1849 = 0;
        l1846: for (;;) {
          if (n1849 >= 200) break;
          const s1848 = p;
          l1847: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
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
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1845;
        }
        p++;
        break l1831;
      }
      p = s1832;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l1850: {

        p++;
        let n1854 = 0;
        l1851: for (;;) {
          if (n1854 >= 200) break;
          const s1853 = p;
          l1852: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              touched ||= p >= end;
              break l1852;
            }
            p++;
            n1854++;
            continue l1851;
          }
          p = s1853;
          break;
        }
        if (text.charCodeAt(p) !== 125) {
          touched ||= p >= end;
          break l1850;
        }
        p++;
        break l1831;
      }
      p = s1832;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 60) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    let n1858 = 0;
    l1855: for (;;) {
      if (n1858 >= 200) break;
      const s1857 = p;
      l1856: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_88[c] === 1 : c >= 128))) {
          touched ||= p >= end;
          break l1856;
        }
        p++;
        n1858++;
        continue l1855;
      }
      p = s1857;
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

function leaf227(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  const r1877 = readSeparator(p);
  if (r1877 === undefined) { return -1; }
  value = r1877;
  p = pos;
  leafValue = value;
  return p;
}

function readSeparator(p: number): [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""] | undefined {
  let c = 0;
  let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
  let e1878!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
  const list1884: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
  l1879: for (;;) {
    const s1881 = p;
    const t1882 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)) {
      l1880: {
        let v1883!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        const r1886 = readGap(p);
        if (r1886 === undefined) { break l1880; }
        v1883 = r1886;
        p = pos;
        list1884.push(v1883);
        continue l1879;
      }
      p = s1881;
      if (trail.length > t1882) trail.length = t1882;
    } else touched ||= p >= end;
    break;
  }
  e1878 = list1884;
  let e1896!: BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | "";
  l1897: {
    const s1898 = p;
    const t1899 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1900: {
        const r1901 = readBadTrailingComma(p);
        if (r1901 === undefined) { break l1900; }
        e1896 = r1901;
        p = pos;
        break l1897;
      }
      p = s1898;
      if (trail.length > t1899) trail.length = t1899;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l1906: {

        e1896 = ",";
        p++;
        break l1897;
      }
      p = s1898;
      if (trail.length > t1899) trail.length = t1899;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292)) {
      l1907: {
        const r1908 = readBadSeparator(p);
        if (r1908 === undefined) { break l1907; }
        e1896 = r1908;
        p = pos;
        break l1897;
      }
      p = s1898;
      if (trail.length > t1899) trail.length = t1899;
    } else touched ||= p >= end;
    l1910: {
      l1913: {
        const s1911 = p;
        l1912: {
          l1914: {
            const s1915 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373)) {
              l1916: {
                p++;
                break l1914;
              }
              p = s1915;
            } else touched ||= p >= end;
            if (p < end) {
              {
                const s1917 = p;
                l1918: {
                  p++;
                  break l1912;
                }
                p = s1917;
              }
            } else touched ||= p >= end;
          }
          p = s1911;
          break l1913;
        }
        p = s1911;
        break l1910;
      }
      e1896 = null;
      break l1897;
    }
    p = s1898;
    if (trail.length > t1899) trail.length = t1899;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l1920: {
        const r1921 = readMissingComma(p);
        if (r1921 === undefined) { break l1920; }
        e1896 = r1921;
        p = pos;
        break l1897;
      }
      p = s1898;
      if (trail.length > t1899) trail.length = t1899;
    } else touched ||= p >= end;
    e1896 = '';
  }
  value = [e1878, e1896];
  pos = p;
  return value;
}

function readGap(p: number): string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | undefined {
  let c = 0;
  let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
  l1887: {
    const s1888 = p;
    const t1889 = trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l1890: {
        const r1891 = readBlanks(p);
        if (r1891 === undefined) { break l1890; }
        value = r1891;
        p = pos;
        break l1887;
      }
      p = s1888;
      if (trail.length > t1889) trail.length = t1889;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
      touched ||= p >= end;
      return undefined;
    }
    const r1893 = readGapMistake(p);
    if (r1893 === undefined) { return undefined; }
    value = r1893;
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
  l1904: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_92[c] === 1 : c === 65341 || c === 65373)) {
      const s1902 = p;
      l1903: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 65341 || c === 65373))) {
          touched ||= p >= end;
          break l1903;
        }
        p++;
        p = s1902;
        break l1904;
      }
      p = s1902;
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
  l1924: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_93[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s1922 = p;
      l1923: {
        l1925: {
          const s1926 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l1927: {
              p = skipValueStart(p);
              if (p < 0) { break l1927; }
              break l1925;
            }
            p = s1926;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l1928: {
              p++;
              let n1932 = 0;
              l1929: for (;;) {
                if (n1932 >= 200) break;
                const s1931 = p;
                l1930: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l1930;
                  }
                  p++;
                  n1932++;
                  continue l1929;
                }
                p = s1931;
                break;
              }
              break l1925;
            }
            p = s1926;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) {
            touched ||= p >= end;
            break l1923;
          }
          p++;
        }
        p = s1922;
        break l1924;
      }
      p = s1922;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: MissingCommaNode = { type: 'MissingComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf233(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | [BadEllipsisNode, [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""]] | BadElementTextNode;
  l1935: {
    const s1936 = p;
    const t1937 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l1938: {
        const r1939 = readBadComma(p);
        if (r1939 === undefined) { break l1938; }
        value = r1939;
        p = pos;
        break l1935;
      }
      p = s1936;
      if (trail.length > t1937) trail.length = t1937;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l1941: {
        let e1942!: BadEllipsisNode;
        const r1943 = readBadEllipsis(p);
        if (r1943 === undefined) { break l1941; }
        e1942 = r1943;
        p = pos;
        let e1948!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], BadTrailingCommaNode | "," | BadSeparatorNode | null | MissingCommaNode | ""];
        const r1949 = readSeparator(p);
        if (r1949 === undefined) { break l1941; }
        e1948 = r1949;
        p = pos;
        value = [e1942, e1948];
        break l1935;
      }
      p = s1936;
      if (trail.length > t1937) trail.length = t1937;
    } else touched ||= p >= end;
    const r1951 = readBadElementText(p);
    if (r1951 === undefined) { return -1; }
    value = r1951;
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
  l1944: {
    const s1945 = p;
    if (text.charCodeAt(p) === 46) {
      l1946: {
        if (!text.startsWith("...", p)) {
          reachesEnd(p, "...");
          break l1946;
        }
        p += 3;
        while (text.charCodeAt(p) === 46) p++;
        touched ||= p >= end;
        break l1944;
      }
      p = s1945;
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
      const s1952 = p;
      l1953: {
        p++;
        return undefined;
      }
      p = s1952;
    }
  } else touched ||= p >= end;
  {
    const s1955 = p;
    l1956: {
      p = skipInAnyObject(p);
      if (p < 0) { break l1956; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        touched ||= p >= end;
        break l1956;
      }
      p = skipMemberAhead(p);
      if (p < 0) { break l1956; }
      return undefined;
    }
    p = s1955;
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
  l1958: {
    const s1959 = p;
    l1960: {
      p = skipInRootObject(p);
      if (p < 0) { break l1960; }
      break l1958;
    }
    p = s1959;
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

function leaf242(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  const r1962 = readCloseTuple(p);
  if (r1962 === undefined) { return -1; }
  value = r1962;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseTuple(p: number): [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | [null, null, BadRootEndNode] | MissingBracketNode | MissingEndNode;
  l1963: {
    const s1964 = p;
    const t1965 = trail.length;
    if (text.charCodeAt(p) === 41) {
      l1966: {
        let e1967!: null;
        l1970: {
          if (text.charCodeAt(p) === 41) {
            const s1968 = p;
            l1969: {

              p++;
              p = s1968;
              break l1970;
            }
            p = s1968;
          } else touched ||= p >= end;
          break l1966;
        }
        e1967 = null;
        let e1971!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l1966;
        }
        const r1972 = readArrayEnd(p);
        if (r1972 === undefined) { break l1966; }
        e1971 = r1972;
        p = pos;
        value = [e1967, e1971];
        break l1963;
      }
      p = s1964;
      if (trail.length > t1965) trail.length = t1965;
    } else touched ||= p >= end;
    l1974: {
      let e1975!: null;
      {
        const s1976 = p;
        l1977: {
          p = skipInAnyArray(p);
          if (p < 0) { break l1977; }
          break l1974;
        }
        p = s1976;
      }
      e1975 = null;
      let e1982!: null;
      l1985: {
        if (text.charCodeAt(p) === 93) {
          const s1983 = p;
          l1984: {

            p++;
            p = s1983;
            break l1985;
          }
          p = s1983;
        } else touched ||= p >= end;
        break l1974;
      }
      e1982 = null;
      let e1986!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1974;
      }
      const r1987 = readBadRootEnd(p);
      if (r1987 === undefined) { break l1974; }
      e1986 = r1987;
      p = pos;
      value = [e1975, e1982, e1986];
      break l1963;
    }
    p = s1964;
    if (trail.length > t1965) trail.length = t1965;
    l1989: {
      let e1990!: null;
      {
        const s1991 = p;
        l1992: {
          p = skipInAnyObject(p);
          if (p < 0) { break l1992; }
          break l1989;
        }
        p = s1991;
      }
      e1990 = null;
      let e1994!: null;
      l1997: {
        if (text.charCodeAt(p) === 125) {
          const s1995 = p;
          l1996: {

            p++;
            p = s1995;
            break l1997;
          }
          p = s1995;
        } else touched ||= p >= end;
        break l1989;
      }
      e1994 = null;
      let e1998!: BadRootEndNode;
      if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125))) {
        touched ||= p >= end;
        break l1989;
      }
      const r1999 = readBadRootEnd(p);
      if (r1999 === undefined) { break l1989; }
      e1998 = r1999;
      p = pos;
      value = [e1990, e1994, e1998];
      break l1963;
    }
    p = s1964;
    if (trail.length > t1965) trail.length = t1965;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2001: {
        const r2002 = readMissingBracket(p);
        if (r2002 === undefined) { break l2001; }
        value = r2002;
        p = pos;
        break l1963;
      }
      p = s1964;
      if (trail.length > t1965) trail.length = t1965;
    } else touched ||= p >= end;
    const r2007 = readMissingEnd(p);
    if (r2007 === undefined) { return undefined; }
    value = r2007;
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
  l1979: {
    const s1980 = p;
    l1981: {
      p = skipInRootArray(p);
      if (p < 0) { break l1981; }
      break l1979;
    }
    p = s1980;
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
  l2005: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      const s2003 = p;
      l2004: {
        p++;
        p = s2003;
        break l2005;
      }
      p = s2003;
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

function leaf253(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  const r2010 = readCloseArray(p);
  if (r2010 === undefined) { return -1; }
  value = r2010;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseArray(p: number): [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadArrayEndNode | MissingBracketNode | MissingEndNode;
  l2011: {
    const s2012 = p;
    const t2013 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2014: {
        let e2015!: null;
        l2018: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2016 = p;
            l2017: {
              p++;
              p = s2016;
              break l2018;
            }
            p = s2016;
          } else touched ||= p >= end;
          break l2014;
        }
        e2015 = null;
        let e2019!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2014;
        }
        const r2020 = readArrayEnd(p);
        if (r2020 === undefined) { break l2014; }
        e2019 = r2020;
        p = pos;
        value = [e2015, e2019];
        break l2011;
      }
      p = s2012;
      if (trail.length > t2013) trail.length = t2013;
    } else touched ||= p >= end;
    l2022: {
      const r2023 = readBadArrayEnd(p);
      if (r2023 === undefined) { break l2022; }
      value = r2023;
      p = pos;
      break l2011;
    }
    p = s2012;
    if (trail.length > t2013) trail.length = t2013;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2037: {
        const r2038 = readMissingBracket(p);
        if (r2038 === undefined) { break l2037; }
        value = r2038;
        p = pos;
        break l2011;
      }
      p = s2012;
      if (trail.length > t2013) trail.length = t2013;
    } else touched ||= p >= end;
    const r2040 = readMissingEnd(p);
    if (r2040 === undefined) { return undefined; }
    value = r2040;
    p = pos;
  }
  pos = p;
  return value;
}

function readBadArrayEnd(p: number): BadArrayEndNode | undefined {
  let c = 0;
  const start = p;
  l2024: {
    const s2025 = p;
    l2026: {
      {
        const s2027 = p;
        l2028: {
          p = skipInAnyObject(p);
          if (p < 0) { break l2028; }
          break l2026;
        }
        p = s2027;
      }
      if (text.charCodeAt(p) !== 125) {
        touched ||= p >= end;
        break l2026;
      }
      p++;
      break l2024;
    }
    p = s2025;
    {
      const s2030 = p;
      l2031: {
        p = skipInObjectAround(p);
        if (p < 0) { break l2031; }
        return undefined;
      }
      p = s2030;
    }
    if (text.charCodeAt(p) !== 125) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2035: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
        const s2033 = p;
        l2034: {
          p = skipMemberBehind(p);
          if (p < 0) { break l2034; }
          p = s2033;
          break l2035;
        }
        p = s2033;
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

function leaf257(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: RepairedTextNode;
  if (!(((c = text.charCodeAt(p)) === 34 || c === 38 || c === 92))) {
    touched ||= p >= end;
    return -1;
  }
  const r2043 = readRepairedText(p);
  if (r2043 === undefined) { return -1; }
  value = r2043;
  p = pos;
  leafValue = value;
  return p;
}

function leaf258(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: null | [null, MissingValueNode] | RepairedWordNode | MissingValueNode;
  l2045: {
    const s2046 = p;
    const t2047 = trail.length;
    l2048: {
      l2051: {
        const s2049 = p;
        l2050: {
          if (p < end) {
            {
              const s2052 = p;
              l2053: {
                p++;
                break l2050;
              }
              p = s2052;
            }
          } else touched ||= p >= end;
          p = s2049;
          break l2051;
        }
        p = s2049;
        break l2048;
      }
      value = null;
      break l2045;
    }
    p = s2046;
    if (trail.length > t2047) trail.length = t2047;
    if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
      l2055: {
        let e2056!: null;
        l2059: {
          if (((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)) {
            const s2057 = p;
            l2058: {
              p++;
              p = s2057;
              break l2059;
            }
            p = s2057;
          } else touched ||= p >= end;
          break l2055;
        }
        e2056 = null;
        let e2060!: MissingValueNode;
        const r2061 = readMissingValue(p);
        if (r2061 === undefined) { break l2055; }
        e2060 = r2061;
        p = pos;
        value = [e2056, e2060];
        break l2045;
      }
      p = s2046;
      if (trail.length > t2047) trail.length = t2047;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_91[c] === 1 : c >= 128)) {
      l2063: {
        const r2064 = readRepairedWord(p);
        if (r2064 === undefined) { break l2063; }
        value = r2064;
        p = pos;
        break l2045;
      }
      p = s2046;
      if (trail.length > t2047) trail.length = t2047;
    } else touched ||= p >= end;
    const r2066 = readMissingValue(p);
    if (r2066 === undefined) { return -1; }
    value = r2066;
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

function leaf260(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateColonNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2068 = readBadLateColon(p);
  if (r2068 === undefined) { return -1; }
  value = r2068;
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
  l2071: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2069 = p;
      l2070: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          touched ||= p >= end;
          break l2070;
        }
        p = skipValueStart(p);
        if (p < 0) { break l2070; }
        p = s2069;
        break l2071;
      }
      p = s2069;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateColonNode = { type: 'BadLateColon', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf262(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCommaNode | BadEllipsisNode | MissingNameEndNode | BadInnerBracketNode | BadTextNode;
  l2073: {
    const s2074 = p;
    const t2075 = trail.length;
    if (text.charCodeAt(p) === 44) {
      l2076: {
        const r2077 = readBadComma(p);
        if (r2077 === undefined) { break l2076; }
        value = r2077;
        p = pos;
        break l2073;
      }
      p = s2074;
      if (trail.length > t2075) trail.length = t2075;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 46 || c === 8230)) {
      l2079: {
        const r2080 = readBadEllipsis(p);
        if (r2080 === undefined) { break l2079; }
        value = r2080;
        p = pos;
        break l2073;
      }
      p = s2074;
      if (trail.length > t2075) trail.length = t2075;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2082: {
        const r2083 = readMissingNameEnd(p);
        if (r2083 === undefined) { break l2082; }
        value = r2083;
        p = pos;
        break l2073;
      }
      p = s2074;
      if (trail.length > t2075) trail.length = t2075;
    } else touched ||= p >= end;
    l2088: {
      const r2089 = readBadInnerBracket(p);
      if (r2089 === undefined) { break l2088; }
      value = r2089;
      p = pos;
      break l2073;
    }
    p = s2074;
    if (trail.length > t2075) trail.length = t2075;
    const r2097 = readBadText(p);
    if (r2097 === undefined) { return -1; }
    value = r2097;
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
      const s2084 = p;
      l2085: {
        p++;
        return undefined;
      }
      p = s2084;
    }
  } else touched ||= p >= end;
  pos = p;
  const node: MissingNameEndNode = { type: 'MissingNameEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function readBadInnerBracket(p: number): BadInnerBracketNode | undefined {
  const start = p;
  l2090: {
    const s2091 = p;
    if (text.charCodeAt(p) === 91) {
      l2092: {

        p++;
        break l2090;
      }
      p = s2091;
    } else touched ||= p >= end;
    {
      const s2093 = p;
      l2094: {
        p = skipInAnyArray(p);
        if (p < 0) { break l2094; }
        return undefined;
      }
      p = s2093;
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
    const s2098 = p;
    l2099: {
      p = skipInTuple(p);
      if (p < 0) { break l2099; }
      if (text.charCodeAt(p) !== 41) {
        touched ||= p >= end;
        break l2099;
      }
      p++;
      return undefined;
    }
    p = s2098;
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

function leaf268(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  const r2102 = readCloseObject(p);
  if (r2102 === undefined) { return -1; }
  value = r2102;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseObject(p: number): ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadObjectEndNode | MissingBracketNode | MissingEndNode;
  l2103: {
    const s2104 = p;
    const t2105 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2106: {
        const r2107 = readObjectEnd(p);
        if (r2107 === undefined) { break l2106; }
        value = r2107;
        p = pos;
        break l2103;
      }
      p = s2104;
      if (trail.length > t2105) trail.length = t2105;
    } else touched ||= p >= end;
    l2109: {
      const r2110 = readBadObjectEnd(p);
      if (r2110 === undefined) { break l2109; }
      value = r2110;
      p = pos;
      break l2103;
    }
    p = s2104;
    if (trail.length > t2105) trail.length = t2105;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_95[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)) {
      l2121: {
        const r2122 = readMissingBracket(p);
        if (r2122 === undefined) { break l2121; }
        value = r2122;
        p = pos;
        break l2103;
      }
      p = s2104;
      if (trail.length > t2105) trail.length = t2105;
    } else touched ||= p >= end;
    const r2124 = readMissingEnd(p);
    if (r2124 === undefined) { return undefined; }
    value = r2124;
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
  l2111: {
    const s2112 = p;
    l2113: {
      {
        const s2114 = p;
        l2115: {
          p = skipInAnyArray(p);
          if (p < 0) { break l2115; }
          break l2113;
        }
        p = s2114;
      }
      if (text.charCodeAt(p) !== 93) {
        touched ||= p >= end;
        break l2113;
      }
      p++;
      break l2111;
    }
    p = s2112;
    if (text.charCodeAt(p) !== 93) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2119: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)) {
        const s2117 = p;
        l2118: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (text.charCodeAt(p) !== 125) {
            touched ||= p >= end;
            break l2118;
          }
          p++;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
            touched ||= p >= end;
            break l2118;
          }
          p = skipMemberBehind(p);
          if (p < 0) { break l2118; }
          p = s2117;
          break l2119;
        }
        p = s2117;
      } else touched ||= p >= end;
      return undefined;
    }
  }
  pos = p;
  const node: BadObjectEndNode = { type: 'BadObjectEnd', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf272(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2127 = readCloseNamedArray(p);
  if (r2127 === undefined) { return -1; }
  value = r2127;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseNamedArray(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2128: {
    const s2129 = p;
    const t2130 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2131: {
        const r2132 = readObjectEnd(p);
        if (r2132 === undefined) { break l2131; }
        value = r2132;
        p = pos;
        break l2128;
      }
      p = s2129;
      if (trail.length > t2130) trail.length = t2130;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2134: {
        const r2135 = readBadRootEnd(p);
        if (r2135 === undefined) { break l2134; }
        value = r2135;
        p = pos;
        break l2128;
      }
      p = s2129;
      if (trail.length > t2130) trail.length = t2130;
    } else touched ||= p >= end;
    const r2137 = readMissingEnd(p);
    if (r2137 === undefined) { return undefined; }
    value = r2137;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf274(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootEndNode | MissingEndNode;
  const r2140 = readCloseBraceArray(p);
  if (r2140 === undefined) { return -1; }
  value = r2140;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseBraceArray(p: number): BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: BadRootEndNode | MissingEndNode;
  l2141: {
    const s2142 = p;
    const t2143 = trail.length;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2144: {
        const r2145 = readBadRootEnd(p);
        if (r2145 === undefined) { break l2144; }
        value = r2145;
        p = pos;
        break l2141;
      }
      p = s2142;
      if (trail.length > t2143) trail.length = t2143;
    } else touched ||= p >= end;
    const r2147 = readMissingEnd(p);
    if (r2147 === undefined) { return undefined; }
    value = r2147;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf276(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateBracketNode;
  if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
    touched ||= p >= end;
    return -1;
  }
  const r2150 = readBadLateBracket(p);
  if (r2150 === undefined) { return -1; }
  value = r2150;
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
  let n2154 = 0;
  l2151: for (;;) {
    if (n2154 >= 9) break;
    const s2153 = p;
    l2152: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 93 || c === 125))) {
        touched ||= p >= end;
        break l2152;
      }
      p++;
      n2154++;
      continue l2151;
    }
    p = s2153;
    break;
  }
  while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
  touched ||= p >= end;
  if (text.charCodeAt(p) !== 44) {
    touched ||= p >= end;
    return undefined;
  }
  p++;
  l2157: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_98[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2155 = p;
      l2156: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
          touched ||= p >= end;
          break l2156;
        }
        p = skipMemberAhead(p);
        if (p < 0) { break l2156; }
        p = s2155;
        break l2157;
      }
      p = s2155;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateBracketNode = { type: 'BadLateBracket', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf278(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  const r2159 = readCloseRootObject(p);
  if (r2159 === undefined) { return -1; }
  value = r2159;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootObject(p: number): ObjectEndNode | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: ObjectEndNode | BadRootEndNode | MissingEndNode;
  l2160: {
    const s2161 = p;
    const t2162 = trail.length;
    if (((c = text.charCodeAt(p)) === 125 || c === 65373)) {
      l2163: {
        const r2164 = readObjectEnd(p);
        if (r2164 === undefined) { break l2163; }
        value = r2164;
        p = pos;
        break l2160;
      }
      p = s2161;
      if (trail.length > t2162) trail.length = t2162;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2166: {
        const r2167 = readBadRootEnd(p);
        if (r2167 === undefined) { break l2166; }
        value = r2167;
        p = pos;
        break l2160;
      }
      p = s2161;
      if (trail.length > t2162) trail.length = t2162;
    } else touched ||= p >= end;
    const r2169 = readMissingEnd(p);
    if (r2169 === undefined) { return undefined; }
    value = r2169;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf280(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2172!: null;
  l2175: {
    if (((c = text.charCodeAt(p)) === 91 || c === 65339)) {
      const s2173 = p;
      l2174: {
        p = skipArrayAhead(p);
        if (p < 0) { break l2174; }
        p = s2173;
        break l2175;
      }
      p = s2173;
    } else touched ||= p >= end;
    return -1;
  }
  e2172 = null;
  value = [e2172];
  leafValue = value;
  return p;
}

function skipArrayAhead(p: number): number {
  let c = 0;
  l2176: {
    const s2177 = p;
    if (text.charCodeAt(p) === 91) {
      l2178: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2179: {
          const s2180 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2181: {
              p++;
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_99[c] === 1 : c === 8230)) {
            l2182: {
              p++;
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2183: {
              p++;
              {
                const s2184 = p;
                l2185: {
                  p = skipLogTag(p);
                  if (p < 0) { break l2185; }
                  break l2183;
                }
                p = s2184;
              }
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
            l2191: {
              p = skipConstantAhead(p);
              if (p < 0) { break l2191; }
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) {
            l2208: {
              p = skipWordList(p);
              if (p < 0) { break l2208; }
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
            l2219: {
              p++;
              let n2223 = 0;
              l2220: for (;;) {
                if (n2223 >= 200) break;
                const s2222 = p;
                l2221: {
                  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                    touched ||= p >= end;
                    break l2221;
                  }
                  p++;
                  n2223++;
                  continue l2220;
                }
                p = s2222;
                break;
              }
              if (text.charCodeAt(p) !== 40) {
                touched ||= p >= end;
                break l2219;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                touched ||= p >= end;
                break l2219;
              }
              p++;
              break l2179;
            }
            p = s2180;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2224 = p;
              l2225: {
                p++;
                break l2178;
              }
              p = s2224;
            }
          } else touched ||= p >= end;
        }
        break l2176;
      }
      p = s2177;
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
  let n2190 = 0;
  l2187: for (;;) {
    if (n2190 >= 40) break;
    const s2189 = p;
    l2188: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_100[c] === 1 : false))) {
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
  l2192: {
    const s2193 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2194: {
        l2195: {
          const s2196 = p;
          if (((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) {
            l2197: {
              p = skipLiteral(p);
              if (p < 0) { break l2197; }
              break l2195;
            }
            p = s2196;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
            l2198: {
              p = skipOtherConstant(p);
              if (p < 0) { break l2198; }
              break l2195;
            }
            p = s2196;
          } else touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304))) {
            touched ||= p >= end;
            break l2194;
          }
          p = skipNan(p);
          if (p < 0) { break l2194; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2199: {
          const s2200 = p;
          if (((c = text.charCodeAt(p)) === 44 || c === 93)) {
            l2201: {
              p++;
              break l2199;
            }
            p = s2200;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2202 = p;
              l2203: {
                p++;
                break l2194;
              }
              p = s2202;
            }
          } else touched ||= p >= end;
        }
        break l2192;
      }
      p = s2193;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipCutWord(p);
    if (p < 0) { return -1; }
    if (p < end) {
      {
        const s2205 = p;
        l2206: {
          p++;
          return -1;
        }
        p = s2205;
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
  l2209: for (;;) {
    const s2211 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2210: {
        l2213: {
          const s2214 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
            l2215: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 44) {
                touched ||= p >= end;
                break l2215;
              }
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2213;
            }
            p = s2214;
          } else touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) {
            touched ||= p >= end;
            break l2210;
          }
          p = skipEol(p);
          if (p < 0) { break l2210; }
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
          touched ||= p >= end;
          break l2210;
        }
        p++;
        while (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))) p++;
        touched ||= p >= end;
        continue l2209;
      }
      p = s2211;
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
      const s2216 = p;
      l2217: {
        p++;
        return -1;
      }
      p = s2216;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf285(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLateElementNode;
  if (!(text.charCodeAt(p) === 93)) {
    touched ||= p >= end;
    return -1;
  }
  const r2227 = readBadLateElement(p);
  if (r2227 === undefined) { return -1; }
  value = r2227;
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
  l2230: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_103[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2228 = p;
      l2229: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2231: {
          const s2232 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
            l2233: {
              p = skipQuotedAhead(p);
              if (p < 0) { break l2233; }
              break l2231;
            }
            p = s2232;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            touched ||= p >= end;
            break l2229;
          }
          p = skipNumeral(p);
          if (p < 0) { break l2229; }
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 93) {
          touched ||= p >= end;
          break l2229;
        }
        p++;
        p = s2228;
        break l2230;
      }
      p = s2228;
    } else touched ||= p >= end;
    return undefined;
  }
  pos = p;
  const node: BadLateElementNode = { type: 'BadLateElement', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf287(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  const r2235 = readCloseRootArray(p);
  if (r2235 === undefined) { return -1; }
  value = r2235;
  p = pos;
  leafValue = value;
  return p;
}

function readCloseRootArray(p: number): [null, ArrayEndNode] | BadRootEndNode | MissingEndNode | undefined {
  let c = 0;
  let value!: [null, ArrayEndNode] | BadRootEndNode | MissingEndNode;
  l2236: {
    const s2237 = p;
    const t2238 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
      l2239: {
        let e2240!: null;
        l2243: {
          if (((c = text.charCodeAt(p)) === 93 || c === 65341)) {
            const s2241 = p;
            l2242: {
              p++;
              p = s2241;
              break l2243;
            }
            p = s2241;
          } else touched ||= p >= end;
          break l2239;
        }
        e2240 = null;
        let e2244!: ArrayEndNode;
        if (!(((c = text.charCodeAt(p)) === 41 || c === 93 || c === 65341))) {
          touched ||= p >= end;
          break l2239;
        }
        const r2245 = readArrayEnd(p);
        if (r2245 === undefined) { break l2239; }
        e2244 = r2245;
        p = pos;
        value = [e2240, e2244];
        break l2236;
      }
      p = s2237;
      if (trail.length > t2238) trail.length = t2238;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 41 || c === 93 || c === 125)) {
      l2247: {
        const r2248 = readBadRootEnd(p);
        if (r2248 === undefined) { break l2247; }
        value = r2248;
        p = pos;
        break l2236;
      }
      p = s2237;
      if (trail.length > t2238) trail.length = t2238;
    } else touched ||= p >= end;
    const r2250 = readMissingEnd(p);
    if (r2250 === undefined) { return undefined; }
    value = r2250;
    p = pos;
  }
  pos = p;
  return value;
}

function leaf289(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2253!: null;
  l2256: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)) {
      const s2254 = p;
      l2255: {
        p = skipMemberStart(p);
        if (p < 0) { break l2255; }
        p = s2254;
        break l2256;
      }
      p = s2254;
    } else touched ||= p >= end;
    return -1;
  }
  e2253 = null;
  value = [e2253];
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

function leaf291(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: OpenlessStartNode;
  const r2257 = readOpenlessStart(p);
  if (r2257 === undefined) { return -1; }
  value = r2257;
  p = pos;
  leafValue = value;
  return p;
}

function readOpenlessStart(p: number): OpenlessStartNode | undefined {
  const start = p;
  let l_kind!: string;
  const r2258 = readObjectKind(p);
  if (r2258 === undefined) { return undefined; }
  l_kind = r2258;
  p = pos;
  const r2260 = readMissingOpen(p);
  if (r2260 === undefined) { return undefined; }
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

function leaf294(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2263!: null;
  l2266: {
    if (text.charCodeAt(p) === 40) {
      const s2264 = p;
      l2265: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2267: {
          const s2268 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2269: {
              p++;
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
        p = s2264;
        break l2266;
      }
      p = s2264;
    } else touched ||= p >= end;
    return -1;
  }
  e2263 = null;
  value = [e2263];
  leafValue = value;
  return p;
}

function leaf295(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: WordNode | RepairedRootNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304))) {
    touched ||= p >= end;
    return -1;
  }
  const r2270 = readRootWord(p);
  if (r2270 === undefined) { return -1; }
  value = r2270;
  p = pos;
  leafValue = value;
  return p;
}

function readRootWord(p: number): WordNode | RepairedRootNode | undefined {
  let c = 0;
  let value!: WordNode | RepairedRootNode;
  l2271: {
    const s2272 = p;
    const t2273 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2274: {
        const r2275 = readWord(p);
        if (r2275 === undefined) { break l2274; }
        value = r2275;
        p = pos;
        l2279: {
          const s2277 = p;
          l2278: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2278; }
            p = s2277;
            break l2279;
          }
          p = s2277;
          break l2274;
        }
        break l2271;
      }
      p = s2272;
      if (trail.length > t2273) trail.length = t2273;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2280 = readRepairedRoot(p);
    if (r2280 === undefined) { return undefined; }
    value = r2280;
    p = pos;
    l2307: {
      const s2305 = p;
      l2306: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2306; }
        p = s2305;
        break l2307;
      }
      p = s2305;
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
  l2281: {
    const s2282 = p;
    const t2283 = trail.length;
    if (text.charCodeAt(p) === 45) {
      l2284: {
        const r2285 = readBadCutSign(p);
        if (r2285 === undefined) { break l2284; }
        l_value = r2285;
        p = pos;
        break l2281;
      }
      p = s2282;
      if (trail.length > t2283) trail.length = t2283;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2287: {
        const r2288 = readBadCutNumber(p);
        if (r2288 === undefined) { break l2287; }
        l_value = r2288;
        p = pos;
        break l2281;
      }
      p = s2282;
      if (trail.length > t2283) trail.length = t2283;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2290: {
        const r2291 = readBadLeadingZero(p);
        if (r2291 === undefined) { break l2290; }
        l_value = r2291;
        p = pos;
        break l2281;
      }
      p = s2282;
      if (trail.length > t2283) trail.length = t2283;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2293: {
        const r2294 = readRepairedNumber(p);
        if (r2294 === undefined) { break l2293; }
        l_value = r2294;
        p = pos;
        break l2281;
      }
      p = s2282;
      if (trail.length > t2283) trail.length = t2283;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2296: {
        const r2297 = readBadNan(p);
        if (r2297 === undefined) { break l2296; }
        l_value = r2297;
        p = pos;
        break l2281;
      }
      p = s2282;
      if (trail.length > t2283) trail.length = t2283;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2299: {
        const r2300 = readBadConstant(p);
        if (r2300 === undefined) { break l2299; }
        l_value = r2300;
        p = pos;
        break l2281;
      }
      p = s2282;
      if (trail.length > t2283) trail.length = t2283;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
      touched ||= p >= end;
      return undefined;
    }
    const r2302 = readBadCutWord(p);
    if (r2302 === undefined) { return undefined; }
    l_value = r2302;
    p = pos;
  }
  pos = p;
  return { type: 'RepairedRoot', start: base + start, end: base + p, value: l_value };
}

function leaf298(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2309!: null;
  l2312: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      const s2310 = p;
      l2311: {
        p = skipRootTextAhead(p);
        if (p < 0) { break l2311; }
        p = s2310;
        break l2312;
      }
      p = s2310;
    } else touched ||= p >= end;
    return -1;
  }
  e2309 = null;
  value = [e2309];
  leafValue = value;
  return p;
}

function skipRootTextAhead(p: number): number {
  let c = 0;
  l2313: {
    const s2314 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
      l2315: {
        l2316: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
            const s2318 = p;
            l2317: {
              p = skipPrefix(p);
              if (p < 0) { break l2317; }
              break l2316;
            }
            p = s2318;
          } else touched ||= p >= end;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2315;
        }
        p++;
        l2319: {
          const s2320 = p;
          if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
            l2321: {
              let n2325 = 0;
              l2322: for (;;) {
                if (n2325 >= 200) break;
                const s2324 = p;
                l2323: {
                  if (!(((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33))) {
                    touched ||= p >= end;
                    break l2323;
                  }
                  p++;
                  n2325++;
                  continue l2322;
                }
                p = s2324;
                break;
              }
              if (n2325 < 200) { break l2321; }
              break l2319;
            }
            p = s2320;
          } else touched ||= p >= end;
          l2326: {
            l2327: for (;;) {
              const s2329 = p;
              if (((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33))) {
                l2328: {
                  l2331: {
                    const s2332 = p;
                    if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                      l2333: {
                        p++;
                        break l2331;
                      }
                      p = s2332;
                    } else touched ||= p >= end;
                    if (!(text.charCodeAt(p) === 92)) {
                      touched ||= p >= end;
                      break l2328;
                    }
                    p = skipGoodEscape(p);
                    if (p < 0) { break l2328; }
                  }
                  continue l2327;
                }
                p = s2329;
              } else touched ||= p >= end;
              break;
            }
            l2334: {
              const s2335 = p;
              if (text.charCodeAt(p) === 34) {
                l2336: {

                  p++;
                  p = skipEndsRoot(p);
                  if (p < 0) { break l2336; }
                  break l2334;
                }
                p = s2335;
              } else touched ||= p >= end;
              if (p < end) {
                {
                  const s2337 = p;
                  l2338: {
                    p++;
                    break l2326;
                  }
                  p = s2337;
                }
              } else touched ||= p >= end;
            }
            break l2319;
          }
          p = s2320;
          l2340: for (;;) {
            const s2342 = p;
            if ((p < end && text.charCodeAt(p) !== 34)) {
              l2341: {
                l2344: {
                  const s2345 = p;
                  if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || c <= 33)) {
                    l2346: {
                      p++;
                      break l2344;
                    }
                    p = s2345;
                  } else touched ||= p >= end;
                  if (!(text.charCodeAt(p) === 92)) {
                    touched ||= p >= end;
                    break l2341;
                  }
                  p = skipGoodEscape(p);
                  if (p < 0) { break l2341; }
                }
                continue l2340;
              }
              p = s2342;
            } else touched ||= p >= end;
            break;
          }
          if (text.charCodeAt(p) !== 34) {
            touched ||= p >= end;
            break l2315;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (p < end) {
            {
              const s2347 = p;
              l2348: {
                p++;
                break l2315;
              }
              p = s2347;
            }
          } else touched ||= p >= end;
        }
        break l2313;
      }
      p = s2314;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2350: {
        if (!text.startsWith("\"\"\"", p)) {
          reachesEnd(p, "\"\"\"");
          break l2350;
        }
        p += 3;
        break l2313;
      }
      p = s2314;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2351: {
        p++;
        while ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) p++;
        touched ||= p >= end;
        if (p < end) {
          {
            const s2352 = p;
            l2353: {
              p++;
              break l2351;
            }
            p = s2352;
          }
        } else touched ||= p >= end;
        break l2313;
      }
      p = s2314;
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

function leaf300(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadFenceNode;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return -1;
  }
  const r2355 = readBadFence(p);
  if (r2355 === undefined) { return -1; }
  value = r2355;
  p = pos;
  leafValue = value;
  return p;
}

function readBadFence(p: number): BadFenceNode | undefined {
  let c = 0;
  const start = p;
  let l_run!: string;
  const s2356 = p;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
    touched ||= p >= end;
    return undefined;
  }
  p = skipFence(p);
  if (p < 0) { return undefined; }
  l_run = text.slice(s2356, p);
  while (((c = text.charCodeAt(p)) < 128 ? TABLE_79[c] === 1 : false)) p++;
  touched ||= p >= end;
  {
    const s2362 = p;
    l2363: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      if (p < end) {
        {
          const s2365 = p;
          l2366: {
            p++;
            break l2363;
          }
          p = s2365;
        }
      } else touched ||= p >= end;
      return undefined;
    }
    p = s2362;
  }
  pos = p;
  const node: BadFenceNode = { type: 'BadFence', start: base + start, end: base + p, raw: text.slice(start, p), run: l_run };
  trail.push(node);
  return node;
}

function skipFence(p: number): number {
  l2357: {
    const s2358 = p;
    if (text.charCodeAt(p) === 96) {
      l2359: {
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2359;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        break l2357;
      }
      p = s2358;
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

function leaf303(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadSequenceNode;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) {
    touched ||= p >= end;
    return -1;
  }
  const r2369 = readBadSequence(p);
  if (r2369 === undefined) { return -1; }
  value = r2369;
  p = pos;
  leafValue = value;
  return p;
}

function readBadSequence(p: number): BadSequenceNode | undefined {
  let c = 0;
  const start = p;
  l2370: {
    const s2371 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2372: {
        if (!((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
          touched ||= p >= end;
          break l2372;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2373: {
          if (text.charCodeAt(p) === 44) {
            const s2375 = p;
            l2374: {

              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              break l2373;
            }
            p = s2375;
          } else touched ||= p >= end;
        }
        l2378: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2376 = p;
            l2377: {
              l2379: {
                const s2380 = p;
                if (text.charCodeAt(p) === 123) {
                  l2381: {

                    p++;
                    break l2379;
                  }
                  p = s2380;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2377;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2377; }
              }
              p = s2376;
              break l2378;
            }
            p = s2376;
          } else touched ||= p >= end;
          break l2372;
        }
        break l2370;
      }
      p = s2371;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 44) {
      l2382: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2385: {
          if (((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) {
            const s2383 = p;
            l2384: {
              l2386: {
                const s2387 = p;
                if (text.charCodeAt(p) === 123) {
                  l2388: {

                    p++;
                    break l2386;
                  }
                  p = s2387;
                } else touched ||= p >= end;
                if (!(((c = text.charCodeAt(p)) === 91 || c === 65339))) {
                  touched ||= p >= end;
                  break l2384;
                }
                p = skipArrayAhead(p);
                if (p < 0) { break l2384; }
              }
              p = s2383;
              break l2385;
            }
            p = s2383;
          } else touched ||= p >= end;
          break l2382;
        }
        break l2370;
      }
      p = s2371;
    } else touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    touched ||= p >= end;
    l2389: {
      if (text.charCodeAt(p) === 44) {
        const s2391 = p;
        l2390: {

          p++;
          break l2389;
        }
        p = s2391;
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
    l2394: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_106[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 304 || c === 65282 || c === 65287)) {
        const s2392 = p;
        l2393: {
          l2395: {
            const s2396 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_105[c] === 1 : c === 304)) {
              l2397: {
                p = skipRootWord(p);
                if (p < 0) { break l2397; }
                break l2395;
              }
              p = s2396;
            } else touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
              l2530: {
                p = skipRootTextAhead(p);
                if (p < 0) { break l2530; }
                break l2395;
              }
              p = s2396;
            } else touched ||= p >= end;
            if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
              l2531: {
                l2532: {
                  if (text.charCodeAt(p) === 45) {
                    const s2534 = p;
                    l2533: {

                      p++;
                      break l2532;
                    }
                    p = s2534;
                  } else touched ||= p >= end;
                }
                if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                  touched ||= p >= end;
                  break l2531;
                }
                p++;
                while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                touched ||= p >= end;
                if (p < end) {
                  {
                    const s2535 = p;
                    l2536: {
                      p++;
                      break l2531;
                    }
                    p = s2535;
                  }
                } else touched ||= p >= end;
                break l2395;
              }
              p = s2396;
            } else touched ||= p >= end;
            if (text.charCodeAt(p) === 45) {
              l2538: {

                p++;
                if (p < end) {
                  {
                    const s2539 = p;
                    l2540: {
                      p++;
                      break l2538;
                    }
                    p = s2539;
                  }
                } else touched ||= p >= end;
                break l2395;
              }
              p = s2396;
            } else touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              touched ||= p >= end;
              break l2393;
            }
            p = skipCutWord(p);
            if (p < 0) { break l2393; }
            if (p < end) {
              {
                const s2542 = p;
                l2543: {
                  p++;
                  break l2393;
                }
                p = s2542;
              }
            } else touched ||= p >= end;
          }
          p = s2392;
          break l2394;
        }
        p = s2392;
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
  l2398: {
    const s2399 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
      l2400: {
        p = skipWord(p);
        if (p < 0) { break l2400; }
        l2435: {
          const s2433 = p;
          l2434: {
            p = skipEndsRoot(p);
            if (p < 0) { break l2434; }
            p = s2433;
            break l2435;
          }
          p = s2433;
          break l2400;
        }
        break l2398;
      }
      p = s2399;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_104[c] === 1 : c === 304))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipRepairedRoot(p);
    if (p < 0) { return -1; }
    l2529: {
      const s2527 = p;
      l2528: {
        p = skipEndsRoot(p);
        if (p < 0) { break l2528; }
        p = s2527;
        break l2529;
      }
      p = s2527;
      return -1;
    }
  }
  return p;
}

function skipWord(p: number): number {
  let c = 0;
  l2401: {
    const s2402 = p;
    if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
      l2403: {
        p = skipText(p);
        if (p < 0) { break l2403; }
        l2420: {
          const s2418 = p;
          l2419: {
            p = skipEnds(p);
            if (p < 0) { break l2419; }
            p = s2418;
            break l2420;
          }
          p = s2418;
          break l2403;
        }
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
          {
            const s2421 = p;
            l2422: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (text.charCodeAt(p) !== 43) {
                touched ||= p >= end;
                break l2422;
              }
              p++;
              break l2403;
            }
            p = s2421;
          }
        } else touched ||= p >= end;
        break l2401;
      }
      p = s2402;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2424: {
        p = skipNumber(p);
        if (p < 0) { break l2424; }
        break l2401;
      }
      p = s2402;
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
  l2404: {
    const s2405 = p;
    if (text.charCodeAt(p) === 34) {
      l2406: {

        p++;
        while (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2406;
        }
        p++;
        break l2404;
      }
      p = s2405;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 34) {
      l2408: {

        p++;
        let n2413 = 0;
        l2410: for (;;) {
          if (n2413 >= 2000) break;
          const s2412 = p;
          l2411: {
            l2414: {
              const s2415 = p;
              if (((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33))) {
                l2416: {
                  p++;
                  break l2414;
                }
                p = s2415;
              } else touched ||= p >= end;
              if (!(text.charCodeAt(p) === 92)) {
                touched ||= p >= end;
                break l2411;
              }
              p = skipGoodEscape(p);
              if (p < 0) { break l2411; }
            }
            n2413++;
            continue l2410;
          }
          p = s2412;
          break;
        }
        if (text.charCodeAt(p) !== 34) {
          touched ||= p >= end;
          break l2408;
        }
        p++;
        break l2404;
      }
      p = s2405;
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
  l2428: {
    const s2426 = p;
    l2427: {
      p = skipEndsWord(p);
      if (p < 0) { break l2427; }
      p = s2426;
      break l2428;
    }
    p = s2426;
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
  l2432: {
    const s2430 = p;
    l2431: {
      p = skipEndsWord(p);
      if (p < 0) { break l2431; }
      p = s2430;
      break l2432;
    }
    p = s2430;
    return -1;
  }
  return p;
}

function skipRepairedRoot(p: number): number {
  let c = 0;
  l2436: {
    const s2437 = p;
    if (text.charCodeAt(p) === 45) {
      l2438: {
        p = skipBadCutSign(p);
        if (p < 0) { break l2438; }
        break l2436;
      }
      p = s2437;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) {
      l2442: {
        p = skipBadCutNumber(p);
        if (p < 0) { break l2442; }
        break l2436;
      }
      p = s2437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 45 || c === 48)) {
      l2459: {
        p = skipBadLeadingZero(p);
        if (p < 0) { break l2459; }
        break l2436;
      }
      p = s2437;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2474: {
        p = skipRepairedNumber(p);
        if (p < 0) { break l2474; }
        break l2436;
      }
      p = s2437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_84[c] === 1 : c === 304)) {
      l2516: {
        p = skipBadNan(p);
        if (p < 0) { break l2516; }
        break l2436;
      }
      p = s2437;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
      l2520: {
        p = skipBadConstant(p);
        if (p < 0) { break l2520; }
        break l2436;
      }
      p = s2437;
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
      const s2439 = p;
      l2440: {
        p++;
        return -1;
      }
      p = s2439;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadCutNumber(p: number): number {
  let c = 0;
  l2444: {
    if (text.charCodeAt(p) === 45) {
      const s2446 = p;
      l2445: {

        p++;
        break l2444;
      }
      p = s2446;
    } else touched ||= p >= end;
  }
  if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
    touched ||= p >= end;
    return -1;
  }
  p++;
  while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
  touched ||= p >= end;
  l2447: {
    if (text.charCodeAt(p) === 46) {
      const s2449 = p;
      l2448: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2448;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2447;
      }
      p = s2449;
    } else touched ||= p >= end;
  }
  l2450: {
    const s2451 = p;
    if (text.charCodeAt(p) === 46) {
      l2452: {

        p++;
        break l2450;
      }
      p = s2451;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 69 || c === 101))) {
      touched ||= p >= end;
      return -1;
    }
    p++;
    l2453: {
      if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
        const s2455 = p;
        l2454: {
          p++;
          break l2453;
        }
        p = s2455;
      } else touched ||= p >= end;
    }
  }
  if (p < end) {
    {
      const s2456 = p;
      l2457: {
        p++;
        return -1;
      }
      p = s2456;
    }
  } else touched ||= p >= end;
  return p;
}

function skipBadLeadingZero(p: number): number {
  let c = 0;
  l2461: {
    if (text.charCodeAt(p) === 45) {
      const s2463 = p;
      l2462: {

        p++;
        break l2461;
      }
      p = s2463;
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
  l2465: {
    if (text.charCodeAt(p) === 46) {
      const s2467 = p;
      l2466: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2466;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        break l2465;
      }
      p = s2467;
    } else touched ||= p >= end;
  }
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

function skipRepairedNumber(p: number): number {
  let c = 0;
  l2476: {
    if (((c = text.charCodeAt(p)) === 43 || c === 45)) {
      const s2478 = p;
      l2477: {
        l2479: {
          const s2480 = p;
          if (text.charCodeAt(p) === 45) {
            l2481: {

              p++;
              break l2479;
            }
            p = s2480;
          } else touched ||= p >= end;
          if (text.charCodeAt(p) !== 43) {
            touched ||= p >= end;
            break l2477;
          }
          p++;
        }
        break l2476;
      }
      p = s2478;
    } else touched ||= p >= end;
  }
  l2482: {
    const s2483 = p;
    if (text.charCodeAt(p) === 48) {
      l2484: {
        p = skipBadRadix(p);
        if (p < 0) { break l2484; }
        break l2482;
      }
      p = s2483;
    } else touched ||= p >= end;
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 46))) {
      touched ||= p >= end;
      return -1;
    }
    p = skipLooseDecimal(p);
    if (p < 0) { return -1; }
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

function skipBadRadix(p: number): number {
  let c = 0;
  l2485: {
    const s2486 = p;
    if (text.charCodeAt(p) === 48) {
      l2487: {
        if (!isCaseless(p, "0x")) { break l2487; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) {
          touched ||= p >= end;
          break l2487;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))) p++;
        touched ||= p >= end;
        break l2485;
      }
      p = s2486;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 48) {
      l2488: {
        if (!isCaseless(p, "0o")) { break l2488; }
        p += 2;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 55)))) {
          touched ||= p >= end;
          break l2488;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 55))) p++;
        touched ||= p >= end;
        break l2485;
      }
      p = s2486;
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
  l2489: {
    const s2490 = p;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
      l2491: {
        l2493: {
          const s2494 = p;
          if ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) {
            l2495: {
              p = skipBadDigitGroups(p);
              if (p < 0) { break l2495; }
              break l2493;
            }
            p = s2494;
          } else touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
            touched ||= p >= end;
            break l2491;
          }
          p++;
          while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
          touched ||= p >= end;
        }
        l2500: {
          if (text.charCodeAt(p) === 46) {
            const s2502 = p;
            l2501: {
              l2503: {
                const s2504 = p;
                if (text.charCodeAt(p) === 46) {
                  l2505: {

                    p++;
                    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
                      touched ||= p >= end;
                      break l2505;
                    }
                    p++;
                    while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
                    touched ||= p >= end;
                    break l2503;
                  }
                  p = s2504;
                } else touched ||= p >= end;
                if (text.charCodeAt(p) !== 46) {
                  touched ||= p >= end;
                  break l2501;
                }
                p++;
              }
              break l2500;
            }
            p = s2502;
          } else touched ||= p >= end;
        }
        l2506: {
          if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
            const s2508 = p;
            l2507: {
              p = skipExponent(p);
              if (p < 0) { break l2507; }
              break l2506;
            }
            p = s2508;
          } else touched ||= p >= end;
        }
        break l2489;
      }
      p = s2490;
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
  let m2499 = false;
  l2496: for (;;) {
    const s2498 = p;
    if (text.charCodeAt(p) === 95) {
      l2497: {

        p++;
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
          touched ||= p >= end;
          break l2497;
        }
        p++;
        while ((((c = text.charCodeAt(p)) >= 48 && c <= 57))) p++;
        touched ||= p >= end;
        m2499 = true;
        continue l2496;
      }
      p = s2498;
    } else touched ||= p >= end;
    break;
  }
  if (!m2499) { return -1; }
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
  l2519: {
    const s2517 = p;
    l2518: {
      p = skipEndsWord(p);
      if (p < 0) { break l2518; }
      p = s2517;
      break l2519;
    }
    p = s2517;
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
  l2523: {
    const s2521 = p;
    l2522: {
      p = skipEndsWord(p);
      if (p < 0) { break l2522; }
      p = s2521;
      break l2523;
    }
    p = s2521;
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
      const s2524 = p;
      l2525: {
        p++;
        return -1;
      }
      p = s2524;
    }
  } else touched ||= p >= end;
  return p;
}

function leaf321(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2546!: null;
  l2549: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65339 || c === 65371)) {
      const s2547 = p;
      l2548: {
        p++;
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

function leaf322(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootCommaNode | "";
  l2550: {
    const s2551 = p;
    const t2552 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l2553: {
        const r2554 = readBadRootComma(p);
        if (r2554 === undefined) { break l2553; }
        value = r2554;
        p = pos;
        break l2550;
      }
      p = s2551;
      if (trail.length > t2552) trail.length = t2552;
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
  l2557: {
    const s2555 = p;
    l2556: {
      while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
      touched ||= p >= end;
      l2558: {
        const s2559 = p;
        l2560: {
          if (p < end) {
            {
              const s2561 = p;
              l2562: {
                p++;
                break l2560;
              }
              p = s2561;
            }
          } else touched ||= p >= end;
          break l2558;
        }
        p = s2559;
        if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) {
          touched ||= p >= end;
          break l2556;
        }
        p = skipFenceMark(p);
        if (p < 0) { break l2556; }
      }
      p = s2555;
      break l2557;
    }
    p = s2555;
    return undefined;
  }
  pos = p;
  const node: BadRootCommaNode = { type: 'BadRootComma', start: base + start, end: base + p, raw: text.slice(start, p) };
  trail.push(node);
  return node;
}

function leaf324(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2565!: null;
  if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
    {
      const s2566 = p;
      l2567: {
        p = skipClosingFence(p);
        if (p < 0) { break l2567; }
        return -1;
      }
      p = s2566;
    }
  } else touched ||= p >= end;
  e2565 = null;
  value = [e2565];
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
  const r2569 = readFence(p);
  if (r2569 === undefined) { return undefined; }
  value = r2569;
  p = pos;
  pos = p;
  return value;
}

function readFence(p: number): string | undefined {
  let value!: string;
  l2570: {
    const s2571 = p;
    if (text.charCodeAt(p) === 96) {
      l2572: {
        const s2573 = p;
        if (!text.startsWith("```", p)) {
          reachesEnd(p, "```");
          break l2572;
        }
        p += 3;
        while (text.charCodeAt(p) === 96) p++;
        touched ||= p >= end;
        value = text.slice(s2573, p);
        break l2570;
      }
      p = s2571;
    } else touched ||= p >= end;
    const s2574 = p;
    if (text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
      reachesEnd(p, "~~~");
      return undefined;
    }
    p += 3;
    while (text.charCodeAt(p) === 126) p++;
    touched ||= p >= end;
    value = text.slice(s2574, p);
  }
  pos = p;
  return value;
}

function leaf328(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2576!: null;
  l2579: {
    if (text.charCodeAt(p) === 123) {
      const s2577 = p;
      l2578: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2578; }
        p = s2577;
        break l2579;
      }
      p = s2577;
    } else touched ||= p >= end;
    return -1;
  }
  e2576 = null;
  value = [e2576];
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
  l2580: {
    const s2581 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2582: {
        p++;
        let n2586 = 0;
        l2583: for (;;) {
          if (n2586 >= 200) break;
          const s2585 = p;
          l2584: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) {
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
        l2587: {
          const s2588 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
            l2589: {
              p++;
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              l2590: {
                const s2591 = p;
                if (((c = text.charCodeAt(p)) === 44 || c === 58 || c === 125)) {
                  l2592: {
                    p++;
                    break l2590;
                  }
                  p = s2591;
                } else touched ||= p >= end;
                if (p < end) {
                  {
                    const s2593 = p;
                    l2594: {
                      p++;
                      break l2589;
                    }
                    p = s2593;
                  }
                } else touched ||= p >= end;
              }
              break l2587;
            }
            p = s2588;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2596 = p;
              l2597: {
                p++;
                break l2582;
              }
              p = s2596;
            }
          } else touched ||= p >= end;
        }
        break l2580;
      }
      p = s2581;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2599: {
        p++;
        let n2603 = 0;
        l2600: for (;;) {
          if (n2603 >= 200) break;
          const s2602 = p;
          l2601: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2601;
            }
            p++;
            n2603++;
            continue l2600;
          }
          p = s2602;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2604: {
          const s2605 = p;
          if (text.charCodeAt(p) === 58) {
            l2606: {

              p++;
              break l2604;
            }
            p = s2605;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2607 = p;
              l2608: {
                p++;
                break l2599;
              }
              p = s2607;
            }
          } else touched ||= p >= end;
        }
        break l2580;
      }
      p = s2581;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 125) {
      l2610: {

        p++;
        break l2580;
      }
      p = s2581;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 92) {
      l2611: {
        if (!text.startsWith("\\\"", p)) {
          reachesEnd(p, "\\\"");
          break l2611;
        }
        p += 2;
        break l2580;
      }
      p = s2581;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2612 = p;
        l2613: {
          p++;
          return -1;
        }
        p = s2612;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf330(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [null];
  let e2615!: null;
  l2618: {
    if (text.charCodeAt(p) === 91) {
      const s2616 = p;
      l2617: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2617; }
        p = s2616;
        break l2618;
      }
      p = s2616;
    } else touched ||= p >= end;
    return -1;
  }
  e2615 = null;
  value = [e2615];
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
  l2619: {
    const s2620 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)) {
      l2621: {
        p++;
        break l2619;
      }
      p = s2620;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 123) {
      l2622: {

        p++;
        break l2619;
      }
      p = s2620;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_102[c] === 1 : c === 304)) {
      l2623: {
        p = skipConstantAhead(p);
        if (p < 0) { break l2623; }
        break l2619;
      }
      p = s2620;
    } else touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43)) {
      l2624: {
        let n2628 = 0;
        l2625: for (;;) {
          if (n2628 >= 40) break;
          const s2627 = p;
          l2626: {
            if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 45 && c <= 46) || c === 43))) {
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
        if (n2628 < 1) { break l2624; }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        l2629: {
          const s2630 = p;
          if (text.charCodeAt(p) === 44) {
            l2631: {

              p++;
              break l2629;
            }
            p = s2630;
          } else touched ||= p >= end;
          if (p < end) {
            {
              const s2632 = p;
              l2633: {
                p++;
                break l2624;
              }
              p = s2632;
            }
          } else touched ||= p >= end;
        }
        break l2619;
      }
      p = s2620;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2635: {

        p++;
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_107[c] === 1 : false))) {
          touched ||= p >= end;
          break l2635;
        }
        p++;
        break l2619;
      }
      p = s2620;
    } else touched ||= p >= end;
    if (p < end) {
      {
        const s2636 = p;
        l2637: {
          p++;
          return -1;
        }
        p = s2636;
      }
    } else touched ||= p >= end;
  }
  return p;
}

function leaf332(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadCallNode | BadAssignmentNode;
  l2639: {
    const s2640 = p;
    const t2641 = trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_111[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2642: {
        const r2643 = readBadCall(p);
        if (r2643 === undefined) { break l2642; }
        value = r2643;
        p = pos;
        break l2639;
      }
      p = s2640;
      if (trail.length > t2641) trail.length = t2641;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
      touched ||= p >= end;
      return -1;
    }
    const r2666 = readBadAssignment(p);
    if (r2666 === undefined) { return -1; }
    value = r2666;
    p = pos;
  }
  leafValue = value;
  return p;
}

function readBadCall(p: number): BadCallNode | undefined {
  let c = 0;
  const start = p;
  l2644: {
    const s2645 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2646: {
        p++;
        let n2650 = 0;
        l2647: for (;;) {
          if (n2650 >= 200) break;
          const s2649 = p;
          l2648: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2648;
            }
            p++;
            n2650++;
            continue l2647;
          }
          p = s2649;
          break;
        }
        let n2654 = 0;
        l2651: for (;;) {
          if (n2654 >= 9) break;
          const s2653 = p;
          l2652: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2652;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2652;
            }
            p++;
            let n2658 = 0;
            l2655: for (;;) {
              if (n2658 >= 200) break;
              const s2657 = p;
              l2656: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2656;
                }
                p++;
                n2658++;
                continue l2655;
              }
              p = s2657;
              break;
            }
            n2654++;
            continue l2651;
          }
          p = s2653;
          break;
        }
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) {
          touched ||= p >= end;
          break l2646;
        }
        p++;
        l2661: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
            const s2659 = p;
            l2660: {
              while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
              touched ||= p >= end;
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
                touched ||= p >= end;
                break l2660;
              }
              p++;
              p = s2659;
              break l2661;
            }
            p = s2659;
          } else touched ||= p >= end;
          break l2646;
        }
        break l2644;
      }
      p = s2645;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) {
      touched ||= p >= end;
      return undefined;
    }
    p++;
    l2664: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_110[c] === 1 : false)) {
        const s2662 = p;
        l2663: {
          while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
          touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 91 || c === 123))) {
            touched ||= p >= end;
            break l2663;
          }
          p++;
          p = s2662;
          break l2664;
        }
        p = s2662;
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
  l2667: {
    const s2668 = p;
    if (((c = text.charCodeAt(p)) === 99 || c === 108 || c === 118)) {
      l2669: {
        p = skipDeclaration(p);
        if (p < 0) { break l2669; }
        break l2667;
      }
      p = s2668;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) {
      l2678: {
        p++;
        let n2682 = 0;
        l2679: for (;;) {
          if (n2682 >= 200) break;
          const s2681 = p;
          l2680: {
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2680;
            }
            p++;
            n2682++;
            continue l2679;
          }
          p = s2681;
          break;
        }
        let n2686 = 0;
        l2683: for (;;) {
          if (n2686 >= 9) break;
          const s2685 = p;
          l2684: {
            if (text.charCodeAt(p) !== 46) {
              touched ||= p >= end;
              break l2684;
            }
            p++;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              touched ||= p >= end;
              break l2684;
            }
            p++;
            let n2690 = 0;
            l2687: for (;;) {
              if (n2690 >= 200) break;
              const s2689 = p;
              l2688: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                  touched ||= p >= end;
                  break l2688;
                }
                p++;
                n2690++;
                continue l2687;
              }
              p = s2689;
              break;
            }
            n2686++;
            continue l2683;
          }
          p = s2685;
          break;
        }
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 61) {
          touched ||= p >= end;
          break l2678;
        }
        p++;
        break l2667;
      }
      p = s2668;
    } else touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 101 || c === 114))) {
      touched ||= p >= end;
      return undefined;
    }
    p = skipExporting(p);
    if (p < 0) { return undefined; }
  }
  l2696: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_109[c] === 1 : false)) {
      const s2694 = p;
      l2695: {
        while ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) p++;
        touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_108[c] === 1 : false))) {
          touched ||= p >= end;
          break l2695;
        }
        p++;
        p = s2694;
        break l2696;
      }
      p = s2694;
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
  l2670: {
    const s2671 = p;
    if (text.charCodeAt(p) === 118) {
      l2672: {
        if (!text.startsWith("var", p)) {
          reachesEnd(p, "var");
          break l2672;
        }
        p += 3;
        break l2670;
      }
      p = s2671;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 108) {
      l2673: {
        if (!text.startsWith("let", p)) {
          reachesEnd(p, "let");
          break l2673;
        }
        p += 3;
        break l2670;
      }
      p = s2671;
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
  let n2677 = 0;
  l2674: for (;;) {
    if (n2677 >= 200) break;
    const s2676 = p;
    l2675: {
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
        touched ||= p >= end;
        break l2675;
      }
      p++;
      n2677++;
      continue l2674;
    }
    p = s2676;
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
  l2691: {
    const s2692 = p;
    if (text.charCodeAt(p) === 101) {
      l2693: {
        if (!text.startsWith("export", p)) {
          reachesEnd(p, "export");
          break l2693;
        }
        p += 6;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) {
          touched ||= p >= end;
          break l2693;
        }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        touched ||= p >= end;
        if (text.charCodeAt(p) !== 100 || !text.startsWith("default", p)) {
          reachesEnd(p, "default");
          break l2693;
        }
        p += 7;
        break l2691;
      }
      p = s2692;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 114 || !text.startsWith("return", p)) {
      reachesEnd(p, "return");
      return -1;
    }
    p += 6;
  }
  return p;
}

function leaf337(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: [string[], [")", string[], ";" | null] | ";"] | "";
  l2698: {
    const s2699 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_112[c] === 1 : false)) {
      l2700: {
        const r2701 = readWrapperEnd(p);
        if (r2701 === undefined) { break l2700; }
        value = r2701;
        p = pos;
        break l2698;
      }
      p = s2699;
    } else touched ||= p >= end;
    value = '';
  }
  leafValue = value;
  return p;
}

function readWrapperEnd(p: number): [string[], [")", string[], ";" | null] | ";"] | undefined {
  let value!: [string[], [")", string[], ";" | null] | ";"];
  let e2702!: string[];
  const r2703 = readWs(p);
  if (r2703 === undefined) { return undefined; }
  e2702 = r2703;
  p = pos;
  let e2711!: [")", string[], ";" | null] | ";";
  l2712: {
    const s2713 = p;
    if (text.charCodeAt(p) === 41) {
      l2714: {
        let e2715!: ")";

        e2715 = ")";
        p++;
        let e2716!: string[];
        const r2717 = readWs(p);
        if (r2717 === undefined) { break l2714; }
        e2716 = r2717;
        p = pos;
        let e2719!: ";" | null;
        l2720: {
          if (text.charCodeAt(p) === 59) {
            const s2722 = p;
            l2721: {

              e2719 = ";";
              p++;
              break l2720;
            }
            p = s2722;
          } else touched ||= p >= end;
          e2719 = null;
        }
        e2711 = [e2715, e2716, e2719];
        break l2712;
      }
      p = s2713;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) !== 59) {
      touched ||= p >= end;
      return undefined;
    }
    e2711 = ";";
    p++;
  }
  value = [e2702, e2711];
  pos = p;
  return value;
}

function readWs(p: number): string[] | undefined {
  let c = 0;
  let value!: string[];
  const list2708: string[] = [];
  l2704: for (;;) {
    const s2706 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l2705: {
        let v2707!: string;
        v2707 = text.charAt(p);
        p++;
        list2708.push(v2707);
        continue l2704;
      }
      p = s2706;
    } else touched ||= p >= end;
    break;
  }
  value = list2708;
  pos = p;
  return value;
}

function leaf340(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadRootBracketNode | [null, BadProseNode];
  l2724: {
    const s2725 = p;
    const t2726 = trail.length;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2727: {
        const r2728 = readBadRootBracket(p);
        if (r2728 === undefined) { break l2727; }
        value = r2728;
        p = pos;
        break l2724;
      }
      p = s2725;
      if (trail.length > t2726) trail.length = t2726;
    } else touched ||= p >= end;
    let e2730!: null;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      {
        const s2731 = p;
        l2732: {
          p = skipFenceMark(p);
          if (p < 0) { break l2732; }
          return -1;
        }
        p = s2731;
      }
    } else touched ||= p >= end;
    e2730 = null;
    let e2734!: BadProseNode;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2735 = readBadProse(p);
    if (r2735 === undefined) { return -1; }
    e2734 = r2735;
    p = pos;
    value = [e2730, e2734];
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
  l2736: for (;;) {
    const s2738 = p;
    if (p < end) {
      l2737: {
        l2740: {
          const s2741 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_113[c] === 1 : (c >= 128 && c <= 65278) || c >= 65280)) {
            l2742: {
              p++;
              break l2740;
            }
            p = s2741;
          } else touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_114[c] === 1 : c === 65279)) {
            {
              const s2743 = p;
              l2744: {
                p = skipProseStop(p);
                if (p < 0) { break l2744; }
                break l2737;
              }
              p = s2743;
            }
          } else touched ||= p >= end;
          if (!(p < end)) {
            touched ||= p >= end;
            break l2737;
          }
          p++;
        }
        continue l2736;
      }
      p = s2738;
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
  l2746: {
    const s2747 = p;
    if (text.charCodeAt(p) === 123) {
      l2748: {
        p = skipProseObjectAhead(p);
        if (p < 0) { break l2748; }
        break l2746;
      }
      p = s2747;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 91) {
      l2749: {
        p = skipProseArrayAhead(p);
        if (p < 0) { break l2749; }
        break l2746;
      }
      p = s2747;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2750: {
        p = skipFenceMark(p);
        if (p < 0) { break l2750; }
        break l2746;
      }
      p = s2747;
    } else touched ||= p >= end;
    if (text.charCodeAt(p) === 65279) {
      l2751: {

        p++;
        break l2746;
      }
      p = s2747;
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

function leaf344(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: string | MissingFenceEndNode;
  l2753: {
    const s2754 = p;
    const t2755 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2756: {
        const r2757 = readFenceEnd(p);
        if (r2757 === undefined) { break l2756; }
        value = r2757;
        p = pos;
        break l2753;
      }
      p = s2754;
      if (trail.length > t2755) trail.length = t2755;
    } else touched ||= p >= end;
    const r2761 = readMissingFenceEnd(p);
    if (r2761 === undefined) { return -1; }
    value = r2761;
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
  const r2758 = readClosingFence(p);
  if (r2758 === undefined) { return undefined; }
  value = r2758;
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

function leaf347(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode;
  const r2763 = readMissingDocument(p);
  if (r2763 === undefined) { return -1; }
  value = r2763;
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

function leaf349(p: number): number {
  let c = 0;
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: BadLooseFenceNode | BadRootBracketNode | BadProseNode;
  l2765: {
    const s2766 = p;
    const t2767 = trail.length;
    if (((c = text.charCodeAt(p)) === 96 || c === 126)) {
      l2768: {
        const r2769 = readBadLooseFence(p);
        if (r2769 === undefined) { break l2768; }
        value = r2769;
        p = pos;
        break l2765;
      }
      p = s2766;
      if (trail.length > t2767) trail.length = t2767;
    } else touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 93 || c === 125)) {
      l2771: {
        const r2772 = readBadRootBracket(p);
        if (r2772 === undefined) { break l2771; }
        value = r2772;
        p = pos;
        break l2765;
      }
      p = s2766;
      if (trail.length > t2767) trail.length = t2767;
    } else touched ||= p >= end;
    if (!(p < end)) {
      touched ||= p >= end;
      return -1;
    }
    const r2774 = readBadProse(p);
    if (r2774 === undefined) { return -1; }
    value = r2774;
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

function leaf351(p: number): number {
  touched = false;
  if (trail.length > 0) trail = [];
  let value!: MissingDocumentNode | "";
  l2776: {
    const s2777 = p;
    const t2778 = trail.length;
    l2779: {
      const r2780 = readMissingDocument(p);
      if (r2780 === undefined) { break l2779; }
      value = r2780;
      p = pos;
      break l2776;
    }
    p = s2777;
    if (trail.length > t2778) trail.length = t2778;
    value = '';
  }
  leafValue = value;
  return p;
}

const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf303 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf321, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf322 }] }] }, { op: 'leaf', read: leaf347 }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf74 }, { op: 'again', step: () => stepFenced }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_8], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf328, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf303 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf321, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf322 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf332 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf337 }] }, { op: 'leaf', read: leaf349 }] } }, { op: 'leaf', read: leaf351 }] } };
const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf15 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf32 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf34 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }, { op: 'leaf', read: leaf203 }] }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf233 }] } }, { op: 'leaf', read: leaf274 }] } };
const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf65 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf69, isShortcut: true }, { op: 'leaf', read: leaf74 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf75 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf260 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }] } }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf262 }] } }, { op: 'leaf', read: leaf272 }] } };
const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf100 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf69, isShortcut: true }, { op: 'leaf', read: leaf74 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf75 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf260 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }] } }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf262 }] } }, { op: 'leaf', read: leaf268 }] } };
const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf104 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf32 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf34 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }, { op: 'leaf', read: leaf203 }] }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf233 }] } }, { op: 'leaf', read: leaf253 }] } };
const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf107 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf32 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf34 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }, { op: 'leaf', read: leaf203 }] }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf233 }] } }, { op: 'leaf', read: leaf242 }] } };
const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf113 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf120 }] } };
const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text119 } };
const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf113 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf124 }] } };
const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text123 } };
const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf113 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf128 }] } };
const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text126 } };
const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf113 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_13, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf142, body: { op: 'choice', starts: [STARTS_13, STARTS_13], alternatives: [{ op: 'leaf', read: leaf143 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf145 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_14, STARTS_15], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf147 }] } }, { op: 'leaf', read: leaf154 }] }] } }] }, { op: 'leaf', read: leaf147 }] } }, { op: 'leaf', read: leaf158 }] } };
const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text132, isSome: true } };
const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf113 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_16, STARTS_17], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf169 }] } }, { op: 'leaf', read: leaf173 }] } };
const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text165, isSome: true } };
const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf113 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf179 }] } }, { op: 'leaf', read: leaf181 }] } };
const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text178, isSome: true } };
const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf184 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf188 }] } };
const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text187 } };
const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf113 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_23, STARTS_24], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf192 }] } }, { op: 'leaf', read: leaf194 }] } };
const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text191, isSome: true } };
const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf100 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf276 }, { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf69, isShortcut: true }, { op: 'leaf', read: leaf74 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf75 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf260 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }] } }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf262 }] }] } }, { op: 'leaf', read: leaf278 }] } };
const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf104 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, null], alternatives: [{ op: 'leaf', read: leaf285 }, { op: 'choice', starts: [STARTS_0, STARTS_1, STARTS_30, null], alternatives: [{ op: 'leaf', read: leaf19, isShortcut: true }, { op: 'leaf', read: leaf32 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_2, STARTS_8, STARTS_6, STARTS_7, STARTS_9, STARTS_10, STARTS_28, STARTS_29], alternatives: [{ op: 'leaf', read: leaf34 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }, { op: 'leaf', read: leaf203 }] }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf233 }] }] } }, { op: 'leaf', read: leaf287 }] } };
const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf291 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf276 }, { op: 'choice', starts: [STARTS_3, STARTS_1, STARTS_32, null], alternatives: [{ op: 'leaf', read: leaf69, isShortcut: true }, { op: 'leaf', read: leaf74 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf75 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf260 }, { op: 'loop', body: { op: 'leaf', read: leaf94 } }, { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_6, STARTS_7, STARTS_8, STARTS_9, STARTS_10, STARTS_31, STARTS_26, null], alternatives: [{ op: 'leaf', read: leaf96 }, { op: 'leaf', read: leaf98, isShortcut: true }, { op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: leaf257 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] }, { op: 'leaf', read: leaf258 }] }] } }, { op: 'leaf', read: leaf227 }] }, { op: 'leaf', read: leaf262 }] }] } }, { op: 'leaf', read: leaf278 }] } };
const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf300 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'again', step: () => stepFenced }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf303 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf321, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf322 }] }] }, { op: 'leaf', read: leaf198 }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf74 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf324, body: { op: 'again', step: () => stepFenced } }] }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_8], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf328, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf303 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf321, body: { op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] } }] }] } }, { op: 'leaf', read: leaf322 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf332 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [{ op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_10, STARTS_37, STARTS_26], alternatives: [{ op: 'choice', starts: [STARTS_6, STARTS_8, STARTS_7, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf10, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf63, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf280, body: { op: 'again', step: () => stepRootArray } }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf289, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf294, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf295 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf298, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'loop', body: { op: 'choice', starts: [STARTS_27, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf196 }, { op: 'choice', starts: [STARTS_26, null], alternatives: [{ op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_11, STARTS_18, STARTS_21, STARTS_22, STARTS_25], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf111, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf122, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf131, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf190, body: { op: 'again', step: () => stepBacktickText } }] }] }, { op: 'leaf', read: leaf198 }] }] }, { op: 'leaf', read: leaf199 }] } }, { op: 'leaf', read: leaf201 }] } }] }] }, { op: 'leaf', read: leaf198 }] }, { op: 'leaf', read: leaf337 }] }, { op: 'leaf', read: leaf340 }] } }, { op: 'leaf', read: leaf344 }] } };

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
