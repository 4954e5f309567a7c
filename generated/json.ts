// Generated from grammars/json.peggy, grammars/json/whole.peggy, grammars/json/containers.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type FlatGrammar, type FlatNode, type FlatRules, type GrammarRules, type RecoveryNode, type Step, type TextPiece, type TreeNode, FlatMachine, Machine, Stops, caselessUnits, once, onceMade, startsOf, tableOf, action, and, caseless, choice, closes, coded, flatly, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple, DEEPEST } from '../src/engine/generated.ts';

export interface RepairedNeighbourNode extends TreeNode {
  readonly type: 'RepairedNeighbour';
}

export interface RepairedRootNode extends TreeNode {
  readonly type: 'RepairedRoot';
  readonly value: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | BadThousandsNode | RepairedNumberNode | BadParenthesesNode | BadConstructorNode | BadPathNode | BadNanNode | BadConstantNode | BadCutWordNode | BadQuotedBracketNode;
}

export interface MissingDocumentNode extends RecoveryNode {
  readonly type: 'MissingDocument';
}

export interface BadSequenceNode extends RecoveryNode {
  readonly type: 'BadSequence';
}

export interface BadListSequenceNode extends RecoveryNode {
  readonly type: 'BadListSequence';
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

export interface BadLostMemberNode extends RecoveryNode {
  readonly type: 'BadLostMember';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadCallNode extends RecoveryNode {
  readonly type: 'BadCall';
}

export interface BadAroundQuoteNode extends RecoveryNode {
  readonly type: 'BadAroundQuote';
}

export interface BadAssignmentNode extends RecoveryNode {
  readonly type: 'BadAssignment';
}

export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly run: string;
}

export interface BadCutFenceNode extends RecoveryNode {
  readonly type: 'BadCutFence';
}

export interface BadLooseFenceNode extends RecoveryNode {
  readonly type: 'BadLooseFence';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface BadRestNode extends RecoveryNode {
  readonly type: 'BadRest';
}

export interface BadRootBracketNode extends RecoveryNode {
  readonly type: 'BadRootBracket';
}

export interface WholeNode extends FlatNode {
  readonly type: 'Whole';
}

export interface ObjectStartNode extends TreeNode {
  readonly type: 'ObjectStart';
  readonly kind: string;
}

export interface OpenlessStartNode extends TreeNode {
  readonly type: 'OpenlessStart';
  readonly kind: string;
}

export interface LateStartNode extends TreeNode {
  readonly type: 'LateStart';
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
  readonly name: BadColonInsideNode | TextNode | BadLastNameNode | BadOtherQuoteNode | BadTwiceClosedNode | BadOpenNameNode | BadEscapedQuotesNode | BadTwiceEscapedQuotesNode | BadEntityQuotesNode | BadDoubledNameNode | BadSmartNameNode | BadLostQuoteNode | BadPrefixedNameNode | BadEarlyQuoteNode | BadQuotedNameNode | BadSquareNameNode | FlawedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
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

export interface BadLateOpenNode extends RecoveryNode {
  readonly type: 'BadLateOpen';
}

export interface MissingSquareNode extends RecoveryNode {
  readonly type: 'MissingSquare';
}

export interface MissingColonNode extends RecoveryNode {
  readonly type: 'MissingColon';
}

export interface BadColonNode extends RecoveryNode {
  readonly type: 'BadColon';
}

export interface BadCommaForColonNode extends RecoveryNode {
  readonly type: 'BadCommaForColon';
}

export interface BadNameRemarkNode extends RecoveryNode {
  readonly type: 'BadNameRemark';
}

export interface MissingNameEndNode extends RecoveryNode {
  readonly type: 'MissingNameEnd';
}

export interface ArrayStartNode extends TreeNode {
  readonly type: 'ArrayStart';
  readonly kind: string;
}

export interface OpenlessArrayStartNode extends TreeNode {
  readonly type: 'OpenlessArrayStart';
  readonly kind: string;
}

export interface LateArrayStartNode extends TreeNode {
  readonly type: 'LateArrayStart';
  readonly kind: string;
  readonly value: TextNode | NumberNode | ConstantNode;
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

export interface TupleEndNode extends TreeNode {
  readonly type: 'TupleEnd';
}

export interface ItemNode extends TreeNode {
  readonly type: 'Item';
  readonly value: TextNode | NumberNode | ConstantNode;
}

export interface BadObjectEndNode extends RecoveryNode {
  readonly type: 'BadObjectEnd';
}

export interface BadItemEndNode extends RecoveryNode {
  readonly type: 'BadItemEnd';
}

export interface BadRoundEndNode extends RecoveryNode {
  readonly type: 'BadRoundEnd';
}

export interface BadRoundArrayEndNode extends RecoveryNode {
  readonly type: 'BadRoundArrayEnd';
}

export interface BadStrayEndNode extends RecoveryNode {
  readonly type: 'BadStrayEnd';
}

export interface BadEarlyEndNode extends RecoveryNode {
  readonly type: 'BadEarlyEnd';
}

export interface BadTwiceEndedNode extends RecoveryNode {
  readonly type: 'BadTwiceEnded';
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

export interface BadDoubledSquareNode extends RecoveryNode {
  readonly type: 'BadDoubledSquare';
}

export interface BadNamedArrayNode extends RecoveryNode {
  readonly type: 'BadNamedArray';
}

export interface BadBraceAroundNode extends RecoveryNode {
  readonly type: 'BadBraceAround';
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

export interface BadFullEndNode extends RecoveryNode {
  readonly type: 'BadFullEnd';
}

export interface BadFullSquareEndNode extends RecoveryNode {
  readonly type: 'BadFullSquareEnd';
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

export interface BadPointBehindNode extends RecoveryNode {
  readonly type: 'BadPointBehind';
}

export interface BadOddSeparatorNode extends RecoveryNode {
  readonly type: 'BadOddSeparator';
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

export interface BadLineMarkNode extends RecoveryNode {
  readonly type: 'BadLineMark';
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

export interface BadRemarkNode extends RecoveryNode {
  readonly type: 'BadRemark';
}

export interface BadLeadInNode extends RecoveryNode {
  readonly type: 'BadLeadIn';
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

export interface BadLastNameNode extends RecoveryNode {
  readonly type: 'BadLastName';
  readonly text: string;
}

export interface BadLostQuoteNode extends RecoveryNode {
  readonly type: 'BadLostQuote';
  readonly text: string;
}

export interface BadOpenNameNode extends RecoveryNode {
  readonly type: 'BadOpenName';
  readonly text: string;
}

export interface BadTwiceClosedNode extends RecoveryNode {
  readonly type: 'BadTwiceClosed';
  readonly text: string;
}

export interface BadSquareNameNode extends RecoveryNode {
  readonly type: 'BadSquareName';
  readonly text: string;
}

export interface BadDoubledNameNode extends RecoveryNode {
  readonly type: 'BadDoubledName';
  readonly text: string;
}

export interface BadOtherQuoteNode extends RecoveryNode {
  readonly type: 'BadOtherQuote';
  readonly text: string;
}

export interface BadEarlyQuoteNode extends RecoveryNode {
  readonly type: 'BadEarlyQuote';
  readonly text: string;
}

export interface BadQuotedNameNode extends RecoveryNode {
  readonly type: 'BadQuotedName';
  readonly text: string;
}

export interface FlawedNameNode extends TreeNode {
  readonly type: 'FlawedName';
  readonly parts: (string | BadNewlineNode | BadControlNode | BadEscapeNode | BadSignEscapeNode)[];
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
  readonly value: BadEscapedQuotesNode | BadTwiceEscapedQuotesNode | BadCutEscapedNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadPathNode | BadParenthesesNode;
}

export interface RepairedAmountNode extends TreeNode {
  readonly type: 'RepairedAmount';
  readonly value: BadThousandsNode | BadAmountNode;
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
  readonly value: TextNode | NumberNode | ConstantNode;
}

export interface BadParenthesesNode extends RecoveryNode {
  readonly type: 'BadParentheses';
  readonly value: TextNode | NumberNode | ConstantNode;
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

export interface BadAmountNode extends RecoveryNode {
  readonly type: 'BadAmount';
  readonly text: string;
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

export interface BadQuoteOfJsonNode extends RecoveryNode {
  readonly type: 'BadQuoteOfJson';
}

export interface BadBlankPairNode extends RecoveryNode {
  readonly type: 'BadBlankPair';
}

export interface BadEscapedEndNode extends RecoveryNode {
  readonly type: 'BadEscapedEnd';
}

export interface BadLastEscapedEndNode extends RecoveryNode {
  readonly type: 'BadLastEscapedEnd';
}

export interface BadDoubledEndNode extends RecoveryNode {
  readonly type: 'BadDoubledEnd';
}

export interface BadOtherEndNode extends RecoveryNode {
  readonly type: 'BadOtherEnd';
}

export interface BadLastOtherEndNode extends RecoveryNode {
  readonly type: 'BadLastOtherEnd';
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

export interface BadSignEscapeNode extends RecoveryNode {
  readonly type: 'BadSignEscape';
  readonly sign: string | null;
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

export interface BadQuotedBracketNode extends RecoveryNode {
  readonly type: 'BadQuotedBracket';
  readonly text: string;
}

export interface BadInnerJsonNode extends RecoveryNode {
  readonly type: 'BadInnerJson';
}

export interface BadEscapedQuotesNode extends RecoveryNode {
  readonly type: 'BadEscapedQuotes';
  readonly text: string;
}

export interface BadCutEscapedNode extends RecoveryNode {
  readonly type: 'BadCutEscaped';
  readonly text: string;
}

export interface BadTwiceEscapedQuotesNode extends RecoveryNode {
  readonly type: 'BadTwiceEscapedQuotes';
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
  readonly BadAroundQuote: BadAroundQuoteNode;
  readonly Whole: WholeNode;
  readonly ArrayStart: ArrayStartNode;
  readonly BadLateElement: BadLateElementNode;
  readonly Item: ItemNode;
  readonly BadLineMark: BadLineMarkNode;
  readonly BadLeadIn: BadLeadInNode;
  readonly RepairedAmounts: RepairedAmountsNode;
  readonly Word: WordNode;
  readonly RepairedPlaceholder: RepairedPlaceholderNode;
  readonly RepairedText: RepairedTextNode;
  readonly NamedArrayStart: NamedArrayStartNode;
  readonly Pair: PairNode;
  readonly BraceArrayStart: BraceArrayStartNode;
  readonly LateArrayStart: LateArrayStartNode;
  readonly ObjectStart: ObjectStartNode;
  readonly BadLateBracket: BadLateBracketNode;
  readonly BadRemark: BadRemarkNode;
  readonly BadPointBehind: BadPointBehindNode;
  readonly BadTrailingComma: BadTrailingCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly BadOddSeparator: BadOddSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly MissingSeparator: MissingSeparatorNode;
  readonly Key: KeyNode;
  readonly OpenlessStart: OpenlessStartNode;
  readonly OpenlessArrayStart: OpenlessArrayStartNode;
  readonly BadTwiceEnded: BadTwiceEndedNode;
  readonly MissingValue: MissingValueNode;
  readonly RepairedAmount: RepairedAmountNode;
  readonly TextStart: TextStartNode;
  readonly MissingStringEnd: MissingStringEndNode;
  readonly InnerEnd: InnerEndNode;
  readonly BadNewline: BadNewlineNode;
  readonly BadControl: BadControlNode;
  readonly BadEscape: BadEscapeNode;
  readonly BadSignEscape: BadSignEscapeNode;
  readonly BadDoubledEnd: BadDoubledEndNode;
  readonly BadBlankPair: BadBlankPairNode;
  readonly BadQuote: BadQuoteNode;
  readonly BadLoneQuote: BadLoneQuoteNode;
  readonly BadQuoteOfJson: BadQuoteOfJsonNode;
  readonly BadLastEscapedEnd: BadLastEscapedEndNode;
  readonly BadEscapedEnd: BadEscapedEndNode;
  readonly BadLastOtherEnd: BadLastOtherEndNode;
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
  readonly LateStart: LateStartNode;
  readonly BadLateColon: BadLateColonNode;
  readonly RepairedWord: RepairedWordNode;
  readonly TupleStart: TupleStartNode;
  readonly BadComma: BadCommaNode;
  readonly BadEllipsis: BadEllipsisNode;
  readonly BadStrayEnd: BadStrayEndNode;
  readonly BadElementText: BadElementTextNode;
  readonly TupleEnd: TupleEndNode;
  readonly BadRootEnd: BadRootEndNode;
  readonly MissingBracket: MissingBracketNode;
  readonly MissingEnd: MissingEndNode;
  readonly ArrayEnd: ArrayEndNode;
  readonly BadArrayEnd: BadArrayEndNode;
  readonly BadRoundArrayEnd: BadRoundArrayEndNode;
  readonly MissingNameEnd: MissingNameEndNode;
  readonly BadInnerBracket: BadInnerBracketNode;
  readonly BadEarlyEnd: BadEarlyEndNode;
  readonly BadText: BadTextNode;
  readonly ObjectEnd: ObjectEndNode;
  readonly BadObjectEnd: BadObjectEndNode;
  readonly BadRoundEnd: BadRoundEndNode;
  readonly BadItemEnd: BadItemEndNode;
  readonly RepairedRoot: RepairedRootNode;
  readonly BadFence: BadFenceNode;
  readonly BadCutFence: BadCutFenceNode;
  readonly BadSequence: BadSequenceNode;
  readonly BadListSequence: BadListSequenceNode;
  readonly BadRootComma: BadRootCommaNode;
  readonly BadRest: BadRestNode;
  readonly BadCall: BadCallNode;
  readonly BadAssignment: BadAssignmentNode;
  readonly BadRootBracket: BadRootBracketNode;
  readonly BadLostMember: BadLostMemberNode;
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
  readonly BadListSequence: BadListSequenceNode;
  readonly BadTrailingComma: BadTrailingCommaNode;
  readonly BadRootComma: BadRootCommaNode;
  readonly BadProse: BadProseNode;
  readonly BadLostMember: BadLostMemberNode;
  readonly BadBom: BadBomNode;
  readonly BadCall: BadCallNode;
  readonly BadAroundQuote: BadAroundQuoteNode;
  readonly BadAssignment: BadAssignmentNode;
  readonly BadFence: BadFenceNode;
  readonly BadCutFence: BadCutFenceNode;
  readonly BadLooseFence: BadLooseFenceNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadRest: BadRestNode;
  readonly BadRootBracket: BadRootBracketNode;
  readonly MissingValue: MissingValueNode;
  readonly BadLateColon: BadLateColonNode;
  readonly MissingKey: MissingKeyNode;
  readonly MissingOpen: MissingOpenNode;
  readonly BadLateOpen: BadLateOpenNode;
  readonly MissingSquare: MissingSquareNode;
  readonly MissingColon: MissingColonNode;
  readonly BadColon: BadColonNode;
  readonly BadCommaForColon: BadCommaForColonNode;
  readonly BadNameRemark: BadNameRemarkNode;
  readonly MissingNameEnd: MissingNameEndNode;
  readonly BadObjectEnd: BadObjectEndNode;
  readonly BadItemEnd: BadItemEndNode;
  readonly BadRoundEnd: BadRoundEndNode;
  readonly BadRoundArrayEnd: BadRoundArrayEndNode;
  readonly BadStrayEnd: BadStrayEndNode;
  readonly BadEarlyEnd: BadEarlyEndNode;
  readonly BadTwiceEnded: BadTwiceEndedNode;
  readonly BadArrayEnd: BadArrayEndNode;
  readonly BadRootEnd: BadRootEndNode;
  readonly MissingBracket: MissingBracketNode;
  readonly BadLateBracket: BadLateBracketNode;
  readonly BadLateElement: BadLateElementNode;
  readonly BadInnerBracket: BadInnerBracketNode;
  readonly BadDoubledBracket: BadDoubledBracketNode;
  readonly BadDoubledSquare: BadDoubledSquareNode;
  readonly BadNamedArray: BadNamedArrayNode;
  readonly BadBraceAround: BadBraceAroundNode;
  readonly BadBraces: BadBracesNode;
  readonly BadTuple: BadTupleNode;
  readonly BadFullBrace: BadFullBraceNode;
  readonly BadFullBracket: BadFullBracketNode;
  readonly BadFullEnd: BadFullEndNode;
  readonly BadFullSquareEnd: BadFullSquareEndNode;
  readonly MissingEnd: MissingEndNode;
  readonly BadComma: BadCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly BadPointBehind: BadPointBehindNode;
  readonly BadOddSeparator: BadOddSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly MissingSeparator: MissingSeparatorNode;
  readonly BadEllipsis: BadEllipsisNode;
  readonly BadText: BadTextNode;
  readonly BadLineMark: BadLineMarkNode;
  readonly BadElementText: BadElementTextNode;
  readonly BadComment: BadCommentNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadSpace: BadSpaceNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadEscapedBlank: BadEscapedBlankNode;
  readonly BadRemark: BadRemarkNode;
  readonly BadLeadIn: BadLeadInNode;
  readonly BadSmartName: BadSmartNameNode;
  readonly BadPrefixedName: BadPrefixedNameNode;
  readonly BadColonInside: BadColonInsideNode;
  readonly BadLastName: BadLastNameNode;
  readonly BadLostQuote: BadLostQuoteNode;
  readonly BadOpenName: BadOpenNameNode;
  readonly BadTwiceClosed: BadTwiceClosedNode;
  readonly BadSquareName: BadSquareNameNode;
  readonly BadDoubledName: BadDoubledNameNode;
  readonly BadOtherQuote: BadOtherQuoteNode;
  readonly BadEarlyQuote: BadEarlyQuoteNode;
  readonly BadQuotedName: BadQuotedNameNode;
  readonly BadOddName: BadOddNameNode;
  readonly BadBareKey: BadBareKeyNode;
  readonly BadConstant: BadConstantNode;
  readonly BadNan: BadNanNode;
  readonly BadCutWord: BadCutWordNode;
  readonly BadConstructor: BadConstructorNode;
  readonly BadParentheses: BadParenthesesNode;
  readonly BadDots: BadDotsNode;
  readonly BadPlaceholder: BadPlaceholderNode;
  readonly BadOpenQuote: BadOpenQuoteNode;
  readonly BadBareString: BadBareStringNode;
  readonly BadRadix: BadRadixNode;
  readonly BadPlus: BadPlusNode;
  readonly BadDigitGroups: BadDigitGroupsNode;
  readonly BadThousands: BadThousandsNode;
  readonly BadAmount: BadAmountNode;
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
  readonly BadQuoteOfJson: BadQuoteOfJsonNode;
  readonly BadBlankPair: BadBlankPairNode;
  readonly BadEscapedEnd: BadEscapedEndNode;
  readonly BadLastEscapedEnd: BadLastEscapedEndNode;
  readonly BadDoubledEnd: BadDoubledEndNode;
  readonly BadOtherEnd: BadOtherEndNode;
  readonly BadLastOtherEnd: BadLastOtherEndNode;
  readonly MissingQuote: MissingQuoteNode;
  readonly MissingLastQuote: MissingLastQuoteNode;
  readonly MissingStringEnd: MissingStringEndNode;
  readonly BadEscape: BadEscapeNode;
  readonly BadSignEscape: BadSignEscapeNode;
  readonly BadNewline: BadNewlineNode;
  readonly BadControl: BadControlNode;
  readonly BadApostrophe: BadApostropheNode;
  readonly BadInnerMark: BadInnerMarkNode;
  readonly MissingSingleQuote: MissingSingleQuoteNode;
  readonly BadInnerSmart: BadInnerSmartNode;
  readonly BadInnerBacktick: BadInnerBacktickNode;
  readonly BadFencedText: BadFencedTextNode;
  readonly BadQuotedBracket: BadQuotedBracketNode;
  readonly BadInnerJson: BadInnerJsonNode;
  readonly BadEscapedQuotes: BadEscapedQuotesNode;
  readonly BadCutEscaped: BadCutEscapedNode;
  readonly BadTwiceEscapedQuotes: BadTwiceEscapedQuotesNode;
  readonly BadEntityQuotes: BadEntityQuotesNode;
  readonly BadDoubledQuotes: BadDoubledQuotesNode;
  readonly BadPath: BadPathNode;
}

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly Document: 'model';
  readonly BadBom: 'Document' | 'Fenced';
  readonly BadComment: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingCommentEnd: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadSpace: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadNoise: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadEscapedBlank: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadAroundQuote: 'Document' | 'Fenced';
  readonly MissingDocument: 'Document';
  readonly Fenced: 'Document' | 'Fenced';
  readonly BadCutFence: 'Document' | 'Fenced';
  readonly BadLooseFence: 'Document';
  readonly BadRootBracket: 'Document' | 'Fenced';
  readonly BadLostMember: 'Document' | 'Fenced';
  readonly BadProse: 'Document' | 'Fenced';
  readonly OpenlessObject: 'Document' | 'Fenced';
  readonly OpenlessArray: 'Document' | 'Fenced';
  readonly Tuple: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly Word: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly RepairedRoot: 'Document' | 'Fenced';
  readonly BadSingleQuotes: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadCutSign: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadCutNumber: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadLeadingZero: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadThousands: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadPlus: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadRadix: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadDigitGroups: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadPoint: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadFraction: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadParentheses: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadConstructor: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadPath: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadNan: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadConstant: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadCutWord: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadQuotedBracket: 'Document' | 'Fenced';
  readonly BadSequence: 'Document' | 'Fenced';
  readonly BadListSequence: 'Document' | 'Fenced';
  readonly BadRootComma: 'Document' | 'Fenced';
  readonly BadRest: 'Document' | 'Fenced';
  readonly RootObject: 'Document' | 'Fenced';
  readonly NamedArray: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly RootArray: 'Document' | 'Fenced';
  readonly BadCall: 'Document' | 'Fenced';
  readonly BadAssignment: 'Document' | 'Fenced';
  readonly Whole: 'Document' | 'Fenced';
  readonly BadBareKey: 'Document' | 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject' | 'Fenced';
  readonly BadTrailingComma: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingComma: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingStringEnd: 'Document' | 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'FencedText' | 'BacktickText' | 'Fenced';
  readonly MissingEnd: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingNameEnd: 'Document' | 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject' | 'Fenced';
  readonly BraceArray: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadConcatenation: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadVariable: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly TextEnd: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly TripleText: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly TripleSingleText: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly InnerJson: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly DoubleText: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly SingleText: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly SmartText: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly FencedText: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BacktickText: 'Document' | 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly ArrayStart: 'RootArray' | 'Array';
  readonly BadBraceAround: 'RootArray' | 'Array';
  readonly BadDoubledSquare: 'RootArray' | 'Array';
  readonly BadFullBracket: 'RootArray' | 'Array';
  readonly BadLateElement: 'RootArray' | 'OpenlessArray';
  readonly ArrayEnd: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'OpenlessArray';
  readonly BadRootEnd: 'RootArray' | 'NamedArray' | 'BraceArray' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadFullSquareEnd: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'OpenlessArray';
  readonly Item: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'OpenlessArray';
  readonly BadLineMark: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadLeadIn: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadComma: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadEllipsis: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadRemark: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadPointBehind: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadSeparator: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadOddSeparator: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly MissingSeparator: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadStrayEnd: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'OpenlessArray';
  readonly BadElementText: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'OpenlessArray';
  readonly RepairedAmounts: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'OpenlessArray';
  readonly RepairedPlaceholder: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly RepairedText: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadPlaceholder: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadEscapedQuotes: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadTwiceEscapedQuotes: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadCutEscaped: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadEntityQuotes: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadDoubledQuotes: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly ItemObject: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'OpenlessArray';
  readonly BadTwiceEnded: 'RootArray' | 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'OpenlessArray';
  readonly Object: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly Array: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly RepairedWord: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadDots: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadOpenQuote: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadBareString: 'RootArray' | 'NamedArray' | 'BraceArray' | 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple' | 'RootObject' | 'OpenlessObject' | 'OpenlessArray';
  readonly NamedArrayStart: 'NamedArray';
  readonly BadNamedArray: 'NamedArray';
  readonly ObjectEnd: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadFullEnd: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly Pair: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadInnerBracket: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadEarlyEnd: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadText: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly Key: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadColonInside: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadLastName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadOtherQuote: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadTwiceClosed: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadOpenName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadDoubledName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadSmartName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadLostQuote: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadPrefixedName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadEarlyQuote: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadQuotedName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadSquareName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadNewline: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadControl: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadEscape: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadSignEscape: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadOddName: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadNameRemark: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadColon: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadCommaForColon: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly MissingColon: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly MissingKey: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly InnerObject: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly InnerArray: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly MissingValue: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly LateObject: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly RepairedAmount: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadAmount: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BadLateColon: 'NamedArray' | 'ItemObject' | 'InnerObject' | 'Object' | 'LateObject' | 'RootObject' | 'OpenlessObject';
  readonly BraceArrayStart: 'BraceArray';
  readonly LateArrayStart: 'BraceArray';
  readonly BadBraces: 'BraceArray';
  readonly ObjectStart: 'ItemObject' | 'Object' | 'RootObject';
  readonly BadFullBrace: 'ItemObject' | 'Object' | 'RootObject';
  readonly BadDoubledBracket: 'ItemObject' | 'Object' | 'RootObject';
  readonly BadLateBracket: 'ItemObject' | 'RootObject' | 'OpenlessObject';
  readonly BadItemEnd: 'ItemObject';
  readonly MissingBracket: 'ItemObject' | 'InnerObject' | 'InnerArray' | 'Object' | 'LateObject' | 'Array' | 'Tuple';
  readonly OpenlessStart: 'InnerObject' | 'OpenlessObject';
  readonly MissingOpen: 'InnerObject' | 'OpenlessObject';
  readonly BadObjectEnd: 'InnerObject' | 'Object' | 'LateObject';
  readonly BadRoundEnd: 'InnerObject' | 'Object' | 'LateObject';
  readonly OpenlessArrayStart: 'InnerArray' | 'OpenlessArray';
  readonly MissingSquare: 'InnerArray' | 'OpenlessArray';
  readonly BadArrayEnd: 'InnerArray' | 'Array';
  readonly BadRoundArrayEnd: 'InnerArray' | 'Array';
  readonly TextStart: 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'BacktickText';
  readonly BadPrefix: 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'BacktickText';
  readonly BadTripleQuotes: 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'BacktickText';
  readonly BadSmartQuotes: 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'BacktickText';
  readonly BadBackticks: 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'BacktickText';
  readonly TripleInside: 'TripleText';
  readonly TripleSingleInside: 'TripleSingleText';
  readonly InnerPlain: 'InnerJson';
  readonly InnerEnd: 'InnerJson';
  readonly BadInnerJson: 'InnerJson';
  readonly DoublePlain: 'DoubleText' | 'InnerPairs';
  readonly BadDoubledEnd: 'DoubleText';
  readonly InnerPairs: 'DoubleText';
  readonly BadLastEscapedEnd: 'DoubleText';
  readonly BadEscapedEnd: 'DoubleText';
  readonly BadLastOtherEnd: 'DoubleText';
  readonly BadOtherEnd: 'DoubleText' | 'SingleText';
  readonly MissingLastQuote: 'DoubleText' | 'SingleText';
  readonly MissingQuote: 'DoubleText';
  readonly BadBlankPair: 'InnerPairs';
  readonly BadQuote: 'InnerPairs';
  readonly BadLoneQuote: 'InnerPairs';
  readonly BadQuoteOfJson: 'InnerPairs';
  readonly SinglePlain: 'SingleText';
  readonly Contraction: 'SingleText';
  readonly BadInnerMark: 'SingleText';
  readonly BadApostrophe: 'SingleText';
  readonly MissingSingleQuote: 'SingleText';
  readonly SmartPlain: 'SmartText';
  readonly BadInnerSmart: 'SmartText';
  readonly FencedTextStart: 'FencedText';
  readonly BadFencedText: 'FencedText';
  readonly FencedInside: 'FencedText';
  readonly BacktickPlain: 'BacktickText';
  readonly BadInnerBacktick: 'BacktickText';
  readonly LateStart: 'LateObject';
  readonly BadLateOpen: 'LateObject';
  readonly TupleStart: 'Tuple';
  readonly BadTuple: 'Tuple';
  readonly TupleEnd: 'Tuple';
  readonly BadFence: 'Fenced';
  readonly MissingFenceEnd: 'Fenced';
}

/** The codes of mistakes. */
export type Codes = "missing-document" | "bad-sequence" | "bad-trailing-comma" | "bad-prose" | "bad-text" | "bad-bom" | "bad-call" | "bad-assignment" | "bad-fence" | "missing-fence-end" | "bad-bracket" | "missing-value" | "missing-key" | "missing-open" | "missing-colon" | "bad-colon" | "missing-string-end" | "missing-bracket" | "bad-tuple" | "missing-end" | "bad-comma" | "bad-separator" | "missing-comma" | "bad-ellipsis" | "bad-comment" | "missing-comment-end" | "bad-space" | "bad-noise" | "bad-escaped-quotes" | "bad-smart-quotes" | "bad-prefix" | "missing-quote" | "bad-doubled-quotes" | "bad-lone-quote" | "bad-quote" | "bad-bare-key" | "bad-constant" | "bad-nan" | "bad-cut-word" | "bad-constructor" | "bad-bare-string" | "bad-radix" | "bad-plus" | "bad-digit-groups" | "bad-thousands" | "bad-leading-zero" | "bad-fraction" | "bad-point" | "bad-cut-number" | "bad-concatenation" | "bad-single-quotes" | "bad-backticks" | "bad-triple-quotes" | "bad-inner-json" | "bad-escape" | "bad-newline" | "bad-control" | "bad-fenced-text" | "bad-entity-quotes" | "bad-path";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([35, 35], [45, 45], [47, 47], [60, 60]);
  const TABLE_1 = tableOf([0, 0], [11, 12]);
  const TABLE_2 = tableOf([34, 34], [39, 39], [96, 96]);
  const TABLE_3 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_4 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
  const TABLE_5 = tableOf();
  const TABLE_6 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
  const TABLE_7 = tableOf([34, 34]);
  const TABLE_8 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_9 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_10 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_11 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
  const TABLE_12 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const TABLE_13 = tableOf([0, 0], [9, 13], [32, 32]);
  const TABLE_14 = tableOf([41, 41], [93, 93], [125, 125]);
  const TABLE_15 = tableOf([41, 41], [44, 44], [59, 59], [93, 93]);
  const TABLE_16 = tableOf([91, 91], [123, 123]);
  const TABLE_17 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_18 = tableOf([9, 9], [32, 33], [40, 40], [42, 42], [63, 63]);
  const TABLE_19 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
  const TABLE_20 = tableOf([0, 0], [9, 13], [32, 32], [35, 35], [45, 45], [47, 47], [60, 60]);
  const TABLE_21 = tableOf([34, 34], [39, 39], [93, 93], [96, 96]);
  const TABLE_22 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
  const TABLE_23 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_24 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_25 = tableOf([44, 44], [93, 93], [125, 125]);
  const TABLE_26 = tableOf([34, 34], [39, 39], [41, 41], [45, 45], [48, 57], [91, 91], [93, 93], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123], [125, 125]);
  const TABLE_27 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
  const TABLE_28 = tableOf([33, 33], [35, 38], [42, 42], [45, 57], [60, 60], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_29 = tableOf([9, 9], [32, 32], [36, 36], [65, 90], [92, 92], [95, 95], [97, 122]);
  const TABLE_30 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
  const TABLE_31 = tableOf([9, 10], [13, 13], [32, 32], [34, 35], [39, 39], [45, 45], [47, 57], [60, 60], [91, 91], [123, 123]);
  const TABLE_32 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
  const TABLE_33 = tableOf([34, 34], [39, 39]);
  const TABLE_34 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_35 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_36 = tableOf([45, 45], [48, 57], [93, 93], [102, 102], [110, 110], [116, 116]);
  const TABLE_37 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
  const TABLE_38 = tableOf([9, 10], [13, 13], [32, 32], [34, 36], [39, 39], [45, 45], [47, 47], [60, 60], [65, 90], [95, 122]);
  const TABLE_39 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
  const TABLE_40 = tableOf([0, 0], [11, 12], [27, 27], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92]);
  const TABLE_41 = tableOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92]);
  const TABLE_42 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [45, 45], [47, 47], [60, 60], [93, 93], [125, 125]);
  const TABLE_43 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
  const STOPS_0 = new Stops(m, "\n\r");

  function skipCommentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l5: {
      const s6 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 45 || c === 47))) {
        l7: {
          l8: {
            const s9 = p;
            if ((p < end && text.charCodeAt(p) === 47)) {
              l10: {
                if (!text.startsWith("//", p)) {
                  m.reaches(p, "//");
                  break l10;
                }
                p += 2;
                break l8;
              }
              p = s9;
            } else m.touched ||= p >= end;
            if ((p < end && text.charCodeAt(p) === 35)) {

              p++;
              break l8;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("--", p)) {
              m.reaches(p, "--");
              break l7;
            }
            p += 2;
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l7; }
            p++;
          }
          const near12 = p + 4;
          while (p < near12 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near12) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l13: {
          if (!text.startsWith("/*", p)) {
            m.reaches(p, "/*");
            break l13;
          }
          p += 2;
          l14: for (;;) {
            const s16 = p;
            if (p < end) {
              l15: {
                if ((p < end && text.charCodeAt(p) === 42)) {
                  {
                    const s18 = p;
                    l19: {
                      if (!text.startsWith("*/", p)) {
                        m.reaches(p, "*/");
                        break l19;
                      }
                      p += 2;
                      break l15;
                    }
                    p = s18;
                  }
                } else m.touched ||= p >= end;
                if (!(p < end)) { m.touched ||= p >= end; break l15; }
                p++;
                continue l14;
              }
              p = s16;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
            m.reaches(p, "*/");
            break l13;
          }
          p += 2;
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) {
        m.reaches(p, "<!--");
        return -1;
      }
      p += 4;
      l21: for (;;) {
        const s23 = p;
        if (p < end) {
          l22: {
            if ((p < end && text.charCodeAt(p) === 45)) {
              {
                const s25 = p;
                l26: {
                  if (!text.startsWith("-->", p)) {
                    m.reaches(p, "-->");
                    break l26;
                  }
                  p += 3;
                  break l22;
                }
                p = s25;
              }
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l22; }
            p++;
            continue l21;
          }
          p = s23;
        } else m.touched ||= p >= end;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) {
        m.reaches(p, "-->");
        return -1;
      }
      p += 3;
    }
    return p;
  }

  function readBadCommentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipComment(p);
    if (p < 0) { return -1; }
    const node: BadCommentNode = { type: 'BadComment', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readGapMistakeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l1: {
      const s2 = p;
      const t3 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
        l4: {
          p = readBadComment(p);
          if (p < 0) { break l4; }
          value = m.value as BadCommentNode;
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 60))) {
        l28: {
          p = readMissingCommentEnd(p);
          if (p < 0) { break l28; }
          value = m.value as MissingCommentEndNode;
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l29: {
          p = readBadSpace(p);
          if (p < 0) { break l29; }
          value = m.value as BadSpaceNode;
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l30: {
          p = readBadNoise(p);
          if (p < 0) { break l30; }
          value = m.value as BadNoiseNode;
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; return -1; }
      p = readBadEscapedBlank(p);
      if (p < 0) { return -1; }
      value = m.value as BadEscapedBlankNode;
    }
    m.value = value;
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l31: {
      const s32 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l33: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l33;
          }
          p += 2;
          break l31;
        }
        p = s32;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l31;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    l42: {
      if ((p < end && text.charCodeAt(p) === 48)) {

        p++;
        break l42;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.touched ||= p >= end;
    }
    l45: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s47 = p;
        l46: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l46; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l45;
        }
        p = s47;
      } else m.touched ||= p >= end;
    }
    l48: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s50 = p;
        l49: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          } else m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l49; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l48;
        }
        p = s50;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l55: {
      const s56 = p;
      if ((p < end && text.charCodeAt(p) === 116)) {
        l57: {
          if (!text.startsWith("true", p)) {
            m.reaches(p, "true");
            break l57;
          }
          p += 4;
          break l55;
        }
        p = s56;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 102)) {
        l58: {
          if (!text.startsWith("false", p)) {
            m.reaches(p, "false");
            break l58;
          }
          p += 5;
          break l55;
        }
        p = s56;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
        m.reaches(p, "null");
        return -1;
      }
      p += 4;
    }
    return p;
  }

  function skipValueStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l35: {
      const s36 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        p++;
        break l35;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l38: {
          p = skipNumeral(p);
          if (p < 0) { break l38; }
          break l35;
        }
        p = s36;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
        p++;
        break l35;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
      p = skipLiteral(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipQuotedAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l59: {
      const s60 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l61: {

          p++;
          let n65 = 0;
          l62: for (;;) {
            if (n65 >= 60) break;
            const s64 = p;
            l63: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l63; }
              p++;
              n65++;
              continue l62;
            }
            p = s64;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l61; }
          p++;
          break l59;
        }
        p = s60;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l66: {

          p++;
          let n70 = 0;
          l67: for (;;) {
            if (n70 >= 60) break;
            const s69 = p;
            l68: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l68; }
              p++;
              n70++;
              continue l67;
            }
            p = s69;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l66; }
          p++;
          break l59;
        }
        p = s60;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) { m.touched ||= p >= end; return -1; }
      p++;
      let n74 = 0;
      l71: for (;;) {
        if (n74 >= 60) break;
        const s73 = p;
        l72: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219))))) { m.touched ||= p >= end; break l72; }
          p++;
          n74++;
          continue l71;
        }
        p = s73;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNameWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; return -1; }
    p++;
    let n78 = 0;
    l75: for (;;) {
      if (n78 >= 200) break;
      const s77 = p;
      l76: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l76; }
        p++;
        n78++;
        continue l75;
      }
      p = s77;
      break;
    }
    return p;
  }

  function skipLineCommentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l82: {
      const s83 = p;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l84: {
          if (!text.startsWith("//", p)) {
            m.reaches(p, "//");
            break l84;
          }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l85: {
            const s86 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l87: {
                p = skipEol(p);
                if (p < 0) { break l87; }
                break l85;
              }
              p = s86;
            } else m.touched ||= p >= end;
            if (p < end) { break l84; }
            m.touched ||= p >= end;
          }
          break l82;
        }
        p = s83;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l88: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l89: {
            const s90 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l91: {
                p = skipEol(p);
                if (p < 0) { break l91; }
                break l89;
              }
              p = s90;
            } else m.touched ||= p >= end;
            if (p < end) { break l88; }
            m.touched ||= p >= end;
          }
          break l82;
        }
        p = s83;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l92: {
          if (!text.startsWith("/*", p)) {
            m.reaches(p, "/*");
            break l92;
          }
          p += 2;
          let n96 = 0;
          l93: for (;;) {
            if (n96 >= 200) break;
            const s95 = p;
            l94: {
              if ((p < end && text.charCodeAt(p) === 42)) {
                {
                  const s97 = p;
                  l98: {
                    if (!text.startsWith("*/", p)) {
                      m.reaches(p, "*/");
                      break l98;
                    }
                    p += 2;
                    break l94;
                  }
                  p = s97;
                }
              } else m.touched ||= p >= end;
              if (!((p < end && text.charCodeAt(p) !== 34))) { m.touched ||= p >= end; break l94; }
              p++;
              n96++;
              continue l93;
            }
            p = s95;
            break;
          }
          l100: {
            const s101 = p;
            if ((p < end && text.charCodeAt(p) === 42)) {
              l102: {
                if (!text.startsWith("*/", p)) {
                  m.reaches(p, "*/");
                  break l102;
                }
                p += 2;
                break l100;
              }
              p = s101;
            } else m.touched ||= p >= end;
            if (p < end) { break l92; }
            m.touched ||= p >= end;
          }
          break l82;
        }
        p = s83;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 60)) {
        l103: {
          if (!text.startsWith("<!--", p)) {
            m.reaches(p, "<!--");
            break l103;
          }
          p += 4;
          let n107 = 0;
          l104: for (;;) {
            if (n107 >= 200) break;
            const s106 = p;
            l105: {
              if ((p < end && text.charCodeAt(p) === 45)) {
                {
                  const s108 = p;
                  l109: {
                    if (!text.startsWith("-->", p)) {
                      m.reaches(p, "-->");
                      break l109;
                    }
                    p += 3;
                    break l105;
                  }
                  p = s108;
                }
              } else m.touched ||= p >= end;
              if (!((p < end && text.charCodeAt(p) !== 34))) { m.touched ||= p >= end; break l105; }
              p++;
              n107++;
              continue l104;
            }
            p = s106;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) {
            m.reaches(p, "-->");
            break l103;
          }
          p += 3;
          break l82;
        }
        p = s83;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l111: {
          if (!text.startsWith("--", p)) {
            m.reaches(p, "--");
            break l111;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l111; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l112: {
            const s113 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l114: {
                p = skipEol(p);
                if (p < 0) { break l114; }
                break l112;
              }
              p = s113;
            } else m.touched ||= p >= end;
            if (p < end) { break l111; }
            m.touched ||= p >= end;
          }
          break l82;
        }
        p = s83;
      } else m.touched ||= p >= end;
      l115: {
        const s116 = p;
        if ((p < end && text.charCodeAt(p) === 47)) {
          l117: {
            if (!text.startsWith("//", p)) {
              m.reaches(p, "//");
              break l117;
            }
            p += 2;
            break l115;
          }
          p = s116;
        } else m.touched ||= p >= end;
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; return -1; }
        p++;
      }
      let n121 = 0;
      l118: for (;;) {
        if (n121 >= 200) break;
        const s120 = p;
        l119: {
          l122: {
            const s123 = p;
            if ((p < end && text.charCodeAt(p) === 34)) {
              l124: {
                p = skipQuotedRemark(p);
                if (p < 0) { break l124; }
                break l122;
              }
              p = s123;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c >= 128))) {
              p++;
              break l122;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l119; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
              {
                const s126 = p;
                l127: {
                  p = skipLastOfLine(p);
                  if (p < 0) { break l127; }
                  break l119;
                }
                p = s126;
              }
            } else m.touched ||= p >= end;
          }
          n121++;
          continue l118;
        }
        p = s120;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
      p = skipEol(p);
      if (p < 0) { return -1; }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEndsElementCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l130: {
      const s131 = p;
      l132: {
        while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
        m.touched ||= p >= end && "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";
        l133: {
          const s134 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65341 || c === 65373))) {
            p++;
            break l133;
          } else m.touched ||= p >= end;
          l136: {
            if (p < end) { break l136; }
            m.touched ||= p >= end;
            break l133;
          }
          p = s134;
          if ((p < end && text.charCodeAt(p) === 60)) {
            l137: {
              p = skipTag(p);
              if (p < 0) { break l137; }
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l137; }
              p++;
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 59))) {
            l138: {
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
              m.touched ||= p >= end && "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";
              p = skipElementFollows(p);
              if (p < 0) { break l138; }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 124))) {
            l139: {
              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              l140: {
                const s141 = p;
                if ((p < end && text.charCodeAt(p) === 34)) {
                  l142: {
                    p = skipLongText(p);
                    if (p < 0) { break l142; }
                    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                    m.touched ||= p >= end;
                    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)))) { m.touched ||= p >= end; break l142; }
                    p++;
                    break l140;
                  }
                  p = s141;
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)))) { m.touched ||= p >= end; break l139; }
                p++;
              }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && text.charCodeAt(p) === 43)) {
            l143: {

              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              l144: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                  p++;
                  break l144;
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l143; }
                p++;
                let n150 = 0;
                l147: for (;;) {
                  if (n150 >= 200) break;
                  const s149 = p;
                  l148: {
                    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l148; }
                    p++;
                    n150++;
                    continue l147;
                  }
                  p = s149;
                  break;
                }
              }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 12289 || c === 65292))) {
            p++;
            break l133;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
            l152: {
              p = skipFenceMark(p);
              if (p < 0) { break l152; }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && text.charCodeAt(p) === 58)) {
            l153: {

              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l153; }
              p = skipValueStart(p);
              if (p < 0) { break l153; }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)))) { m.touched ||= p >= end; break l132; }
          p = skipNameRemark(p);
          if (p < 0) { break l132; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l132; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l132; }
          p = skipValueStart(p);
          if (p < 0) { break l132; }
        }
        break l130;
      }
      p = s131;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l154: {
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s155 = p;
              l156: {

                p++;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l156; }
                p++;
                break l154;
              }
              p = s155;
            }
          } else m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
          m.touched ||= p >= end && "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)))) { m.touched ||= p >= end; break l154; }
          p = skipLineComment(p);
          if (p < 0) { break l154; }
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l158: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l158; }
          p = skipEol(p);
          if (p < 0) { break l158; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l158; }
          p++;
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l159: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l159; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l160: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l160;
            } else m.touched ||= p >= end;
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; break l159; }
            p = skipNumeral(p);
            if (p < 0) { break l159; }
          }
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l163: {
          p = skipLostElement(p);
          if (p < 0) { break l163; }
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l164: {
          let n168 = 0;
          l165: for (;;) {
            if (n168 >= 3) break;
            const s167 = p;
            l166: {
              if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l166; }
              p++;
              n168++;
              continue l165;
            }
            p = s167;
            break;
          }
          if (n168 < 1) { break l164; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116)))) { m.touched ||= p >= end; break l164; }
          p++;
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l169: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) { m.touched ||= p >= end; break l169; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          let n173 = 0;
          l170: for (;;) {
            if (n173 >= 20) break;
            const s172 = p;
            l171: {
              l174: {
                const s175 = p;
                if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
                  l176: {
                    p = skipNumeral(p);
                    if (p < 0) { break l176; }
                    break l174;
                  }
                  p = s175;
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; break l171; }
                p = skipLiteral(p);
                if (p < 0) { break l171; }
              }
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              n173++;
              continue l170;
            }
            p = s172;
            break;
          }
          if (n173 < 1) { break l169; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l169; }
          p++;
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      p = skipRemark(p);
      if (p < 0) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipRemarkEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipEndsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l79: {
      const s80 = p;
      l81: {
        p = skipInObject(p);
        if (p < 0) { break l81; }
        p = skipEndsMember(p);
        if (p < 0) { break l81; }
        break l79;
      }
      p = s80;
      l129: {
        p = skipInArray(p);
        if (p < 0) { break l129; }
        p = skipEndsElement(p);
        if (p < 0) { break l129; }
        break l79;
      }
      p = s80;
      l177: {
        {
          const s178 = p;
          l179: {
            p = skipInObject(p);
            if (p < 0) { break l179; }
            break l177;
          }
          p = s178;
        }
        {
          const s181 = p;
          l182: {
            p = skipInArray(p);
            if (p < 0) { break l182; }
            break l177;
          }
          p = s181;
        }
        p = skipEndsRoot(p);
        if (p < 0) { break l177; }
        break l79;
      }
      p = s80;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipEndsNoisily(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; return -1; }
    p++;
    l205: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) {
        p++;
        break l205;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n211 = 0;
      l208: for (;;) {
        if (n211 >= 4) break;
        const s210 = p;
        l209: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) { m.touched ||= p >= end; break l209; }
          p++;
          n211++;
          continue l208;
        }
        p = s210;
        break;
      }
      if (n211 < 4) { return -1; }
    }
    return p;
  }

  function readBadSingleQuotesCode(p: number): number {
    const { text, end } = m;
    const start = p;
    if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
    p++;
    const node: BadSingleQuotesNode = { type: 'BadSingleQuotes', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_plain: string | null = null;
    let l_escaped: string | null = null;
    l191: {
      const s192 = p;
      const t193 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l194: {

          p++;
          const s195 = p;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          l_plain = text.slice(s195, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l194; }
          p++;
          break l191;
        }
        p = s192;
        m.forget(t193);
        l_plain = null;
        l_escaped = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l196: {

          p++;
          const s197 = p;
          let n201 = 0;
          l198: for (;;) {
            if (n201 >= 2000) break;
            const s200 = p;
            l199: {
              l202: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l202;
                } else m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; break l199; }
                p = skipGoodEscape(p);
                if (p < 0) { break l199; }
              }
              n201++;
              continue l198;
            }
            p = s200;
            break;
          }
          l_escaped = text.slice(s197, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l196; }
          p++;
          break l191;
        }
        p = s192;
        m.forget(t193);
        l_plain = null;
        l_escaped = null;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 39))) { m.touched ||= p >= end; return -1; }
      p = readBadSingleQuotes(p);
      if (p < 0) { return -1; }
      const s212 = p;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.touched ||= p >= end && " -&(-[]-\uffff";
      l_plain = text.slice(s212, p);
      if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
      p++;
    }
    const node: TextNode = { type: 'Text', start: m.base + start, end: m.base + p, plain: l_plain, escaped: l_escaped };
    m.value = node;
    return p;
  }

  function skipEndsWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l218: {
      const s219 = p;
      l220: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        m.touched ||= p >= end;
        l221: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 65292 || c === 65341 || c === 65373))) {
            p++;
            break l221;
          } else m.touched ||= p >= end;
          if (p < end) { break l220; }
          m.touched ||= p >= end;
        }
        break l218;
      }
      p = s219;
      if ((p < end && text.charCodeAt(p) === 46)) {
        l224: {

          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          l225: {
            const s226 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
              l227: {
                p = skipInObject(p);
                if (p < 0) { break l227; }
                if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) { m.touched ||= p >= end; break l227; }
                p = skipLostName(p);
                if (p < 0) { break l227; }
                break l225;
              }
              p = s226;
            } else m.touched ||= p >= end;
            p = skipInArray(p);
            if (p < 0) { break l224; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) { m.touched ||= p >= end; break l224; }
            p = skipLostElement(p);
            if (p < 0) { break l224; }
          }
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l228: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l228; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          l229: {
            const s230 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
              l231: {
                p = skipLostName(p);
                if (p < 0) { break l231; }
                break l229;
              }
              p = s230;
            } else m.touched ||= p >= end;
            p = skipInArray(p);
            if (p < 0) { break l228; }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)))) { m.touched ||= p >= end; break l228; }
            p = skipElementStart(p);
            if (p < 0) { break l228; }
          }
          break l218;
        }
        p = s219;
      } else m.touched ||= p >= end;
      l232: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l232; }
        m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l233: {
          const s234 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            l235: {
              p = skipEol(p);
              if (p < 0) { break l235; }
              break l233;
            }
            p = s234;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
            l236: {
              p = skipCommentStart(p);
              if (p < 0) { break l236; }
              break l233;
            }
            p = s234;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
            l237: {
              p = skipFenceMark(p);
              if (p < 0) { break l237; }
              break l233;
            }
            p = s234;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 8230 || c === 12289))) {
            p++;
            break l233;
          } else m.touched ||= p >= end;
          if ((p < end && text.charCodeAt(p) === 46)) {
            l239: {
              if (!text.startsWith("...", p)) {
                m.reaches(p, "...");
                break l239;
              }
              p += 3;
              break l233;
            }
            p = s234;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
            p++;
            break l233;
          } else m.touched ||= p >= end;
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            l241: {
              p = skipNumeral(p);
              if (p < 0) { break l241; }
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l241; }
              m.touched ||= p >= end;
              break l233;
            }
            p = s234;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            l242: {
              p = skipLiteral(p);
              if (p < 0) { break l242; }
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l242; }
              m.touched ||= p >= end;
              break l233;
            }
            p = s234;
          } else m.touched ||= p >= end;
          l243: {
            p = skipSignRemark(p);
            if (p < 0) { break l243; }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)))) { m.touched ||= p >= end; break l243; }
            p = skipRemarkEnd(p);
            if (p < 0) { break l243; }
            break l233;
          }
          p = s234;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l232; }
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l232; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) { m.touched ||= p >= end; break l232; }
          p++;
          let n247 = 0;
          l244: for (;;) {
            if (n247 >= 9) break;
            const s246 = p;
            l245: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 12290 && c <= 65287) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 12288) || c >= 65374 || (c >= 128 && c <= 170) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65370) || (c >= 172 && c <= 186) || (c >= 65293 && c <= 65305) || (c >= 8218 && c <= 8219) || (c >= 65290 && c <= 65291) || c === 65340 || c === 65372)))) { m.touched ||= p >= end; break l245; }
              p = skipRemarkWord(p);
              if (p < 0) { break l245; }
              n247++;
              continue l244;
            }
            p = s246;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)))) { m.touched ||= p >= end; break l232; }
          p = skipRemarkEnd(p);
          if (p < 0) { break l232; }
        }
        break l218;
      }
      p = s219;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { return -1; }
      m.touched ||= p >= end;
      l248: {
        const s249 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          l250: {
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            l251: {
              const s252 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                l253: {
                  p++;
                  let n257 = 0;
                  l254: for (;;) {
                    if (n257 >= 200) break;
                    const s256 = p;
                    l255: {
                      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l255; }
                      p++;
                      n257++;
                      continue l254;
                    }
                    p = s256;
                    break;
                  }
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l253; }
                  p++;
                  break l251;
                }
                p = s252;
              } else m.touched ||= p >= end;
              let n261 = 0;
              l258: for (;;) {
                if (n261 >= 3) break;
                const s260 = p;
                l259: {
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l259; }
                  p++;
                  n261++;
                  continue l258;
                }
                p = s260;
                break;
              }
              if (n261 < 1) { break l250; }
              if (!((p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116)))) { m.touched ||= p >= end; break l250; }
              p++;
            }
            break l248;
          }
          p = s249;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
        p = skipEndsNoisily(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function readNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_text!: string;
    const s214 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipNumeral(p);
    if (p < 0) { return -1; }
    l_text = text.slice(s214, p);
    l217: {
      const s215 = p;
      l216: {
        p = skipEndsWord(p);
        if (p < 0) { break l216; }
        p = s215;
        break l217;
      }
      p = s215;
      return -1;
    }
    const node: NumberNode = { type: 'Number', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function readConstantCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_text!: string;
    const s262 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
    l_text = text.slice(s262, p);
    l265: {
      const s263 = p;
      l264: {
        p = skipEndsWord(p);
        if (p < 0) { break l264; }
        p = s263;
        break l265;
      }
      p = s263;
      return -1;
    }
    const node: ConstantNode = { type: 'Constant', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function skipGapAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l272: for (;;) {
      const s274 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
        l273: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s276 = p;
              l277: {
                p = skipHashWord(p);
                if (p < 0) { break l277; }
                break l273;
              }
              p = s276;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)))) { m.touched ||= p >= end; break l273; }
          p = skipComment(p);
          if (p < 0) { break l273; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l272;
        }
        p = s274;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_value!: TextNode | NumberNode | ConstantNode;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 43 || c === 45))) {
      {
        const s184 = p;
        l185: {
          p = skipAmountsAhead(p);
          if (p < 0) { break l185; }
          return -1;
        }
        p = s184;
      }
    } else m.touched ||= p >= end;
    l187: {
      const s188 = p;
      const t189 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l190: {
          p = readText(p);
          if (p < 0) { break l190; }
          l_value = m.value as TextNode;
          break l187;
        }
        p = s188;
        m.forget(t189);
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l213: {
          p = readNumber(p);
          if (p < 0) { break l213; }
          l_value = m.value as NumberNode;
          break l187;
        }
        p = s188;
        m.forget(t189);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
      p = readConstant(p);
      if (p < 0) { return -1; }
      l_value = m.value as ConstantNode;
    }
    l266: {
      const s267 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l268: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; break l268; }
          p++;
          l271: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
              const s269 = p;
              l270: {
                p = skipGapAhead(p);
                if (p < 0) { break l270; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)))) { m.touched ||= p >= end; break l270; }
                p++;
                p = s269;
                break l271;
              }
              p = s269;
            } else m.touched ||= p >= end;
            break l268;
          }
          break l266;
        }
        p = s267;
      } else m.touched ||= p >= end;
      l281: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
          const s279 = p;
          l280: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l280; }
            p++;
            p = s279;
            break l281;
          }
          p = s279;
        } else m.touched ||= p >= end;
        return -1;
      }
    }
    const node: ItemNode = { type: 'Item', start: m.base + start, end: m.base + p, value: l_value };
    m.value = node;
    return p;
  }

  function skipMemberAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l282: {
      const s283 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        l284: {
          p = skipQuotedAhead(p);
          if (p < 0) { break l284; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; break l284; }
          p++;
          break l282;
        }
        p = s283;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; return -1; }
      p++;
      let n288 = 0;
      l285: for (;;) {
        if (n288 >= 200) break;
        const s287 = p;
        l286: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l286; }
          p++;
          n288++;
          continue l285;
        }
        p = s287;
        break;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBareKeyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
    m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
    l296: for (;;) {
      const s298 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l297: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l297; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; break l297; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
          m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
          continue l296;
        }
        p = s298;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readBadBareKeyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
    p = skipBareKey(p);
    if (p < 0) { return -1; }
    const node: BadBareKeyNode = { type: 'BadBareKey', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function skipPairEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l310: {
      const s311 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l312: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; break l312; }
          p++;
          l315: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              const s313 = p;
              l314: {
                p = skipGapAhead(p);
                if (p < 0) { break l314; }
                l316: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                    p++;
                    break l316;
                  } else m.touched ||= p >= end;
                  if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l314; }
                  p++;
                  let n322 = 0;
                  l319: for (;;) {
                    if (n322 >= 200) break;
                    const s321 = p;
                    l320: {
                      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l320; }
                      p++;
                      n322++;
                      continue l319;
                    }
                    p = s321;
                    break;
                  }
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l314; }
                  p++;
                }
                p = s313;
                break l315;
              }
              p = s313;
            } else m.touched ||= p >= end;
            break l312;
          }
          break l310;
        }
        p = s311;
      } else m.touched ||= p >= end;
      l325: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
          const s323 = p;
          l324: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l324; }
            p++;
            p = s323;
            break l325;
          }
          p = s323;
        } else m.touched ||= p >= end;
        return -1;
      }
    }
    return p;
  }

  function readPairCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: TextNode | BadBareKeyNode;
    let l_value!: TextNode | NumberNode | ConstantNode;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l289: {
      const s290 = p;
      const t291 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l292: {
          p = readText(p);
          if (p < 0) { break l292; }
          l_name = m.value as TextNode;
          break l289;
        }
        p = s290;
        m.forget(t291);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) { return -1; }
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
      p = readBadBareKey(p);
      if (p < 0) { return -1; }
      l_name = m.value as BadBareKeyNode;
      if (!((p < end && text.charCodeAt(p) === 58))) { m.touched ||= p >= end; return -1; }
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l300: {
      const s301 = p;
      const t302 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l303: {
          p = readText(p);
          if (p < 0) { break l303; }
          l_value = m.value as TextNode;
          break l300;
        }
        p = s301;
        m.forget(t302);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        {
          const s304 = p;
          l305: {
            p = skipInnerArrayAhead(p);
            if (p < 0) { break l305; }
            return -1;
          }
          p = s304;
        }
      } else m.touched ||= p >= end;
      l307: {
        const s308 = p;
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          l309: {
            p = readNumber(p);
            if (p < 0) { break l309; }
            l_value = m.value as NumberNode;
            break l307;
          }
          p = s308;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
        p = readConstant(p);
        if (p < 0) { return -1; }
        l_value = m.value as ConstantNode;
      }
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipPairEnd(p);
    if (p < 0) { return -1; }
    const node: PairNode = { type: 'Pair', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l344: {
      const s345 = p;
      const t346 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l347: {
          p = readBlanks(p);
          if (p < 0) { break l347; }
          value = m.value as string[];
          break l344;
        }
        p = s345;
        m.forget(t346);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)))) { m.touched ||= p >= end; return -1; }
      p = readGapMistake(p);
      if (p < 0) { return -1; }
      value = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    }
    m.value = value;
    return p;
  }

  function readCommaCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [",", null] | BadTrailingCommaNode;
    l353: {
      const s354 = p;
      const t355 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l356: {
          let e357!: ",";

          e357 = ",";
          p++;
          let e358!: null;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : c === 65341 || c === 65373))) {
            {
              const s359 = p;
              l360: {
                p = skipGapAhead(p);
                if (p < 0) { break l360; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65341 || c === 65373)))) { m.touched ||= p >= end; break l360; }
                p++;
                break l356;
              }
              p = s359;
            }
          } else m.touched ||= p >= end;
          e358 = null;
          value = [e357, e358];
          break l353;
        }
        p = s354;
        m.forget(t355);
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 44))) { m.touched ||= p >= end; return -1; }
      p = readBadTrailingComma(p);
      if (p < 0) { return -1; }
      value = m.value as BadTrailingCommaNode;
    }
    m.value = value;
    return p;
  }

  function readSeparatorCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [BadRemarkNode | null, BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode]];
    let e326!: BadRemarkNode | null;
    l327: {
      const s329 = p;
      const t330 = m.trail.length;
      l328: {
        p = readBadRemark(p);
        if (p < 0) { break l328; }
        e326 = m.value as BadRemarkNode;
        break l327;
      }
      p = s329;
      m.forget(t330);
      e326 = null;
    }
    let e331!: BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
    l332: {
      const s333 = p;
      const t334 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 46)) {
        l335: {
          p = readBadPointBehind(p);
          if (p < 0) { break l335; }
          e331 = m.value as BadPointBehindNode;
          break l332;
        }
        p = s333;
        m.forget(t334);
      } else m.touched ||= p >= end;
      let e336!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
      const list342: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
      l337: for (;;) {
        const s339 = p;
        const t340 = m.trail.length;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
          l338: {
            let v341!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
            p = readGap(p);
            if (p < 0) { break l338; }
            v341 = m.value as string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
            list342.push(v341);
            continue l337;
          }
          p = s339;
          m.forget(t340);
        } else m.touched ||= p >= end;
        break;
      }
      e336 = list342;
      let e348!: [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode;
      l349: {
        const s350 = p;
        const t351 = m.trail.length;
        if ((p < end && text.charCodeAt(p) === 44)) {
          l352: {
            p = readComma(p);
            if (p < 0) { break l352; }
            e348 = m.value as [",", null] | BadTrailingCommaNode;
            break l349;
          }
          p = s350;
          m.forget(t351);
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292))) {
          l362: {
            p = readBadSeparator(p);
            if (p < 0) { break l362; }
            e348 = m.value as BadSeparatorNode;
            break l349;
          }
          p = s350;
          m.forget(t351);
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 124))) {
          l363: {
            p = readBadOddSeparator(p);
            if (p < 0) { break l363; }
            e348 = m.value as BadOddSeparatorNode;
            break l349;
          }
          p = s350;
          m.forget(t351);
        } else m.touched ||= p >= end;
        l364: {
          l367: {
            const s365 = p;
            l366: {
              l368: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65341 || c === 65373))) {
                  p++;
                  break l368;
                } else m.touched ||= p >= end;
                if (p < end) { break l366; }
                m.touched ||= p >= end;
              }
              p = s365;
              break l367;
            }
            p = s365;
            break l364;
          }
          e348 = null;
          break l349;
        }
        p = s350;
        m.forget(t351);
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          l371: {
            p = readMissingComma(p);
            if (p < 0) { break l371; }
            e348 = m.value as MissingCommaNode;
            break l349;
          }
          p = s350;
          m.forget(t351);
        } else m.touched ||= p >= end;
        p = readMissingSeparator(p);
        if (p < 0) { return -1; }
        e348 = m.value as MissingSeparatorNode;
      }
      e331 = [e336, e348];
    }
    value = [e326, e331];
    m.value = value;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l372: {
      const s373 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l374: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l374;
          }
          value = "\r\n";
          p += 2;
          break l372;
        }
        p = s373;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l372;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function noteGapMistakeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l376: {
      const s377 = p;
      const t378 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
        l379: {
          p = readBadComment(p);
          if (p < 0) { break l379; }
          break l376;
        }
        p = s377;
        m.forget(t378);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 60))) {
        l380: {
          p = readMissingCommentEnd(p);
          if (p < 0) { break l380; }
          break l376;
        }
        p = s377;
        m.forget(t378);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l381: {
          p = readBadSpace(p);
          if (p < 0) { break l381; }
          break l376;
        }
        p = s377;
        m.forget(t378);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l382: {
          p = readBadNoise(p);
          if (p < 0) { break l382; }
          break l376;
        }
        p = s377;
        m.forget(t378);
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; return -1; }
      p = readBadEscapedBlank(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readValueGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | BadLeadInNode;
    l383: {
      const s384 = p;
      const t385 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l386: {
          p = readBlanks(p);
          if (p < 0) { break l386; }
          value = m.value as string[];
          break l383;
        }
        p = s384;
        m.forget(t385);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l387: {
          let e388!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s389 = p;
              l390: {
                p = skipHashWord(p);
                if (p < 0) { break l390; }
                break l387;
              }
              p = s389;
            }
          } else m.touched ||= p >= end;
          e388 = null;
          let e392!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)))) { m.touched ||= p >= end; break l387; }
          p = readGapMistake(p);
          if (p < 0) { break l387; }
          e392 = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          value = [e388, e392];
          break l383;
        }
        p = s384;
        m.forget(t385);
      } else m.touched ||= p >= end;
      p = readBadLeadIn(p);
      if (p < 0) { return -1; }
      value = m.value as BadLeadInNode;
    }
    m.value = value;
    return p;
  }

  function skipNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipNumeral(p);
    if (p < 0) { return -1; }
    l396: {
      const s394 = p;
      l395: {
        p = skipEndsWord(p);
        if (p < 0) { break l395; }
        p = s394;
        break l396;
      }
      p = s394;
      return -1;
    }
    return p;
  }

  function skipTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l397: {
      const s398 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l399: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l399; }
          p++;
          break l397;
        }
        p = s398;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l401: {

          p++;
          let n406 = 0;
          l403: for (;;) {
            if (n406 >= 2000) break;
            const s405 = p;
            l404: {
              l407: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l407;
                } else m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; break l404; }
                p = skipGoodEscape(p);
                if (p < 0) { break l404; }
              }
              n406++;
              continue l403;
            }
            p = s405;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l401; }
          p++;
          break l397;
        }
        p = s398;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.touched ||= p >= end && " -&(-[]-\uffff";
      if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipConstantCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
    l414: {
      const s412 = p;
      l413: {
        p = skipEndsWord(p);
        if (p < 0) { break l413; }
        p = s412;
        break l414;
      }
      p = s412;
      return -1;
    }
    return p;
  }

  const STARTS_0 = startsOf([91, 91], [123, 123], [65339, 65339]);
  const STARTS_1 = startsOf([93, 93], [125, 125]);
  const STARTS_2 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [102,
      102], [110, 110], [116, 116]);
  const STARTS_3 = startsOf([0, 0], [9, 13], [32, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90],
    [94, 95], [97, 122], [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281],
    [65283, 65286], [65288, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_4 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [43, 43], [45, 45], [47, 57], [60, 60],
    [62, 62], [92, 92], [124, 124], [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239],
    [8287, 8288], [12288, 12288], [65279, 65279]);
  const STARTS_5 = startsOf([91, 91]);
  const STARTS_6 = startsOf([123, 123]);
  const STARTS_7 = startsOf([34, 34], [39, 39], [171, 171], [8216, 8217], [8220, 8223], [65282, 65282]);
  const STARTS_8 = startsOf([34, 34], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
  const STARTS_9 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_10 = startsOf([45, 45], [48, 57], [93, 93], [102, 102], [110, 110], [116, 116]);
  const STARTS_11 = startsOf([9, 9], [32, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122],
    [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281], [65283, 65286], [65288,
      65291], [65293, 65305], [65307, 65535]);
  const STARTS_12 = startsOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
  const STARTS_13 = startsOf([34, 34], [38, 40], [92, 92], [123, 123]);
  const STARTS_14 = startsOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114],
    [117, 117]);
  const STARTS_15 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114],
    [117, 117]);
  const STARTS_16 = startsOf([34, 34]);
  const STARTS_17 = startsOf([32, 33], [35, 65535]);
  const STARTS_18 = startsOf([0, 32], [92, 93], [125, 125]);
  const STARTS_19 = startsOf([32, 38], [40, 8215], [8220, 65286], [65288, 65535]);
  const STARTS_20 = startsOf([0, 32], [39, 39], [65, 90], [92, 93], [97, 122], [125, 125], [192, 591], [8216, 8219],
    [65287, 65287]);
  const STARTS_21 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114],
    [117, 117], [8216, 8219], [65287, 65287]);
  const STARTS_22 = startsOf([32, 33], [35, 186], [188, 8219], [8224, 65281], [65283, 65535]);
  const STARTS_23 = startsOf([0, 32], [34, 34], [92, 93], [125, 125], [187, 187], [8220, 8223], [65282, 65282]);
  const STARTS_24 = startsOf([171, 171], [8220, 8223], [65282, 65282]);
  const STARTS_25 = startsOf([96, 96]);
  const STARTS_26 = startsOf([32, 95], [97, 179], [181, 65535]);
  const STARTS_27 = startsOf([0, 32], [92, 93], [96, 96], [125, 125], [180, 180]);
  const STARTS_28 = startsOf([96, 96], [180, 180]);
  const STARTS_29 = startsOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102,
      102], [114, 114], [117, 117], [171, 171], [180, 180], [8216, 8223], [65282, 65282], [65287, 65287]);
  const STARTS_30 = startsOf([9, 10], [13, 13], [32, 32], [43, 43]);
  const STARTS_31 = startsOf([9, 10], [13, 13], [32, 32], [58, 58]);
  const STARTS_32 = startsOf([9, 9], [32, 34], [36, 40], [42, 43], [45, 46], [48, 57], [63, 90], [92, 92], [94, 124],
    [126, 186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_33 = startsOf([123, 123], [65371, 65371]);
  const STARTS_34 = startsOf([40, 40]);
  const STARTS_35 = startsOf([40, 40], [91, 91], [123, 123], [65339, 65339], [65371, 65371]);
  const STARTS_36 = startsOf([0, 9], [11, 12], [14, 31], [33, 90], [92, 65535]);
  const STARTS_37 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_38 = startsOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 92], [94, 122], [124, 124], [126,
      186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_39 = startsOf([91, 91], [65339, 65339]);
  const STARTS_40 = startsOf([91, 91], [123, 123], [65339, 65339], [65371, 65371]);
  const STARTS_41 = startsOf([34, 34], [36, 36], [39, 40], [43, 43], [45, 46], [48, 57], [65, 90], [95, 95], [97,
      122], [192, 8191], [12352, 55295]);
  const STARTS_42 = startsOf([34, 34], [36, 36], [39, 40], [43, 43], [45, 46], [48, 57], [65, 91], [95, 123], [171,
      171], [180, 180], [192, 8191], [8216, 8223], [12352, 55295], [65282, 65282], [65287, 65287], [65339, 65339],
    [65371, 65371]);
  const STARTS_43 = startsOf([96, 96], [126, 126]);
  const STARTS_44 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const STARTS_45 = startsOf([34, 34], [36, 36], [39, 40], [43, 43], [45, 46], [48, 57], [65, 91], [95, 123], [126,
      126], [171, 171], [180, 180], [192, 8191], [8216, 8223], [12352, 55295], [65282, 65282], [65287, 65287],
    [65339, 65339], [65371, 65371]);
  const STARTS_46 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92],
    [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239], [8287, 8288], [12288, 12288],
    [65279, 65279]);
  const STARTS_47 = startsOf([91, 91], [123, 123]);
  const STARTS_48 = startsOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122], [192, 8191], [12352, 55295]);
  const STARTS_49 = startsOf([0, 65535]);
  const readBlanks = repeat(m, { least: 1, listed: true }, text(m, one(m, "\t\n\r ")));
  const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
  const skipComment = coded(skipCommentCode, "#\\-/<", true);
  const readBadComment = coded(readBadCommentCode, "#\\-/<");
  const readMissingCommentEnd = mistake(m, (start, end, raw) => ({ type: 'MissingCommentEnd', start, end, raw }),
    seq(choice(m, lit(m, "/*"), lit(m, "<!--")), run(m, "^")));
  const readBadSpace = mistake(m, (start, end, raw) => ({ type: 'BadSpace', start, end, raw }), run(m,
      "\u0000\u000b\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", 1));
  const skipNoise = choice(m, seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z")), seq(lit(m, "<|"), run(m,
        "0-9A-Z_a-z", 1), lit(m, "|>")));
  const readBadNoise = mistake(m, (start, end, raw) => ({ type: 'BadNoise', start, end, raw }), skipNoise);
  const skipEscapedBlank = seq(repeat(m, { least: 1, most: 3 }, lit(m, "\\")), one(m, "nrt"));
  const readBadEscapedBlank = mistake(m, (start, end, raw) => ({ type: 'BadEscapedBlank', start, end, raw }), many(m,
      1, seq(skipEscapedBlank, run(m, "\t "))));
  const readGapMistake = coded(readGapMistakeCode,
  "\u0000\u000b\f\u001b#\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipEof = not(m, one(m, "^"));
  const skipFenceMark = choice(m, lit(m, "```"), lit(m, "~~~"));
  const skipCommentStart = choice(m, lit(m, "//"), lit(m, "/*"), lit(m, "#"), lit(m, "<!--"), seq(lit(m, "--"),
      one(m, "\t ")));
  const skipEndsRoot = choice(m, seq(run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m, "\t\n\r "),
          skipEof), seq(lit(m, "+"), run(m, "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))),
    seq(run(m, "\t "), choice(m, skipEol, one(m, ");"), skipFenceMark, seq(not(m, seq(lit(m, "#"), one(m,
          "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"))), skipCommentStart))));
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipValueStart = coded(skipValueStartCode, "\"'\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07", true);
  const skipQuotedAhead = coded(skipQuotedAheadCode, "\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", true);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const skipLineMark = choice(m, seq(one(m, "+>|"), one(m, "\t ")), seq(repeat(m, { least: 1, most: 5 }, one(m,
      "0-9")), one(m, ":|"), one(m, "\t ")));
  const skipEscapedQuote = seq(repeat(m, { least: 1, most: 3 }, lit(m, "\\")), lit(m, "\""));
  const skipProseObjectAhead = seq(lit(m, "{"), run(m,
    "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), optional(m,
      seq(lit(m, ","), run(m,
    "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"))), choice(m,
      seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), repeat(m, { least: 0, most: 200 }, one(m,
        "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07")), choice(m, seq(one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), choice(m, one(m, ",:}\uff1a"),
              seq(one(m, ";="), run(m, "\t\n\r "), skipValueStart), skipLiteral, skipNumeral, skipEof)), skipEof)),
      seq(choice(m, lit(m, "\"\""), lit(m, "''")), repeat(m, { least: 1, most: 200 }, one(m,
        "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07")), repeat(m, { least: 1, most: 2 }, one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), run(m, "\t\n\r "), lit(m, ":")), seq(one(m,
        "*\u00b7\u2022"), run(m, "\t "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":")), seq(one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNameWord, lit(m, ":")), lit(m, "/*"), lit(m, "<!--"),
      seq(skipNameWord, run(m, "\t\n\r "), choice(m, lit(m, ":"), skipEof)), seq(choice(m, seq(skipLineMark, run(m,
          "\t\n\r ")), lit(m, "[")), skipQuotedAhead, choice(m, seq(lit(m, "]"), run(m, "\t\n\r "), lit(m, ":")),
          lit(m, ""))), lit(m, "}"), skipEscapedQuote, skipEscapedBlank, skipNoise, skipEof));
  const skipLogTag = seq(repeat(m, { least: 0, most: 40 }, one(m, " +-:TZ")), lit(m, "]"), run(m, "\t ", 1), one(m,
  "^\n\r),;]}"));
  const skipOtherConstant = choice(m, caseless(m, "true"), caseless(m, "false"), caseless(m, "null"), caseless(m,
    "none"), caseless(m, "nil"), caseless(m, "undefined"));
  const skipNan = seq(optional(m, one(m, "+\\-")), choice(m, caseless(m, "nan"), caseless(m, "infinity"), caseless(m,
  "inf")));
  const skipCutWord = choice(m, caseless(m, "tru"), caseless(m, "tr"), lit(m, "t"), caseless(m, "fals"), caseless(m,
    "fal"), caseless(m, "fa"), lit(m, "f"), caseless(m, "nul"), caseless(m, "nu"), lit(m, "n"), lit(m, "Non"));
  const skipConstantAhead = choice(m, seq(choice(m, skipLiteral, skipOtherConstant, skipNan), run(m, "\t\n\r "),
      choice(m, one(m, ",;]"), skipEof)), seq(skipCutWord, skipEof));
  const skipListWord = choice(m, seq(run(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a", 1), many(m, 0, seq(run(m, "\t ", 1),
          run(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a", 1)))), skipQuotedAhead);
  const skipWordList = seq(skipListWord, many(m, 0, seq(choice(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r ")), seq(run(m, "\t "), skipEol, run(m, "\t\n\r "))), skipListWord)), run(m, "\t\n\r "), lit(m,
    "]"), run(m, "\t\n\r "), skipEof);
  const skipShortText = choice(m, seq(lit(m, "\""), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"\\\\")), lit(m,
    "\"")), seq(lit(m, "'"), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r'\\\\")), lit(m, "'")));
  const readInObject = same(m, 1, action(m, () => { return 'object'; }, lit(m, "")));
  const skipInObject = quiet(m, readInObject);
  const readInItemObject = inside(m, 7);
  const skipInItemObject = readInItemObject;
  const skipTag = seq(lit(m, "<"), optional(m, lit(m, "/")), repeat(m, { least: 1, most: 9 }, one(m, "A-Za-z")),
    optional(m, lit(m, "/")), lit(m, ">"));
  const skipBullet = choice(m, seq(choice(m, one(m, "*+\\->|\u00b7\u2013\u2014\u2022"), seq(repeat(m, { least: 1,
              most: 5 }, one(m, "0-9")), one(m, ").:|"))), run(m, "\t ")), seq(repeat(m, { least: 1, most: 20 },
        one(m, "A-Za-z")), run(m, "\t ", 1)), seq(skipTag, run(m, "\t\n\r ")));
  const skipLostName = choice(m, seq(lit(m, "\""), repeat(m, { least: 1, most: 200 }, one(m, "^\n\r\"\\\\")), lit(m,
      "\""), run(m, "\t\n\r "), one(m, ":\uff1a")), seq(lit(m, "'"), repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r'\\\\")), lit(m, "'"), run(m, "\t\n\r "), one(m, ":\uff1a")));
  const skipClosers = seq(one(m, "]}"), repeat(m, { least: 0, most: 99 }, seq(run(m, "\t\n\r "), one(m, "]}"))),
    run(m, "\t "));
  const skipMemberFollows = choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(repeat(m, { least: 1,
          most: 60 }, one(m,
      "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")),
      repeat(m, { least: 0, most: 4 }, seq(run(m, "\t ", 1), repeat(m, { least: 1, most: 60 }, one(m,
      "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")))),
      optional(m, one(m, "\"'")), run(m, "\t\n\r "), one(m, ":=\uff1a")), one(m, ",:[]{}\u2026"), lit(m, "..."),
    skipCommentStart, skipNoise, skipEof, skipEscapedQuote, lit(m, "&quot;"), skipEscapedBlank, seq(skipBullet,
      skipLostName), seq(repeat(m, { least: 1, most: 60 }, one(m,
      "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")),
      skipEof), seq(choice(m, skipNameWord, skipNumeral), run(m, "\t\n\r "), choice(m, seq(and(m, lit(m, "}")),
          skipClosers, choice(m, lit(m, ","), skipEol, skipEof)), seq(lit(m, ","), run(m, "\t\n\r "),
          skipLostName))));
  const skipOwnName = seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), repeat(m, { least: 1, most: 200 },
      one(m, "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07")), one(m,
    "\"'`\u00b4\u00bb\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), one(m, ":\uff1a"));
  const skipLastOfLine = seq(run(m, "\t "), optional(m, lit(m, ",")), run(m, "\t "), skipEol);
  const skipQuotedRemark = choice(m, seq(lit(m, "\""), repeat(m, { least: 1, most: 200 }, one(m, "^\n\r\"")), lit(m,
    "\"")), seq(lit(m, "\"\""), not(m, skipLastOfLine)));
  const skipLineComment = coded(skipLineCommentCode, "#\\-/<", true);
  const skipRemarkWord = seq(not(m, choice(m, skipCommentStart, seq(choice(m, skipNumeral, skipLiteral), not(m,
            one(m, "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"))))), repeat(m, { least: 1, most: 40 }, one(m,
  "!#-&*\\--9?-Z\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff")));
  const readInTuple = inside(m, 6);
  const skipInTuple = readInTuple;
  const skipSignRemark = choice(m, seq(lit(m, "("), repeat(m, { least: 1, most: 60 }, one(m, "^\n\r\"(){}")), lit(m,
    ")")), seq(lit(m, "["), not(m, skipLiteral), one(m, "!?A-Za-z"), repeat(m, { least: 0, most: 30 }, one(m,
      "^\n\r\",:[]{}")), lit(m, "]")), seq(choice(m, lit(m, "<-"), lit(m, "\u2190")), repeat(m, { least: 0,
          most: 9 }, seq(run(m, "\t "), skipRemarkWord))), repeat(m, { least: 1, most: 3 }, one(m, "!?")), skipTag,
    seq(skipInObject, not(m, skipInTuple), lit(m, ")"), not(m, seq(run(m, "\t\n\r "), optional(m, one(m, "]}")),
          run(m, "\t\n\r "), skipEof))));
  const skipRemark = choice(m, seq(run(m, "\t "), skipSignRemark), seq(run(m, "\t ", 1), skipRemarkWord, repeat(m,
        { least: 0, most: 9 }, seq(run(m, "\t ", 1), skipRemarkWord))));
  const readInArray = same(m, 1, action(m, () => { return 'array'; }, lit(m, "")));
  const skipInArray = quiet(m, readInArray);
  const skipElementStart = choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, one(m, "[{"),
    skipLiteral, one(m, ")]}\uff3d\uff5d"));
  const skipRemarkEnd = choice(m, seq(run(m, "\t\n\r "), choice(m, one(m, "]}"), seq(lit(m, ","), run(m,
          "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m,
            seq(skipInObject, choice(m, seq(skipQuotedAhead, run(m, "\t\n\r "), one(m, ":=\uff1a")),
                seq(skipNameWord, run(m, "\t\n\r "), lit(m, ":")), one(m, ")]}\uff3d\uff5d"))), seq(skipInArray,
              skipElementStart))))), seq(run(m, "\t "), skipEol));
  const skipEndsMember = choice(m, seq(run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m, one(m,
        "]}\uff3d\uff5d"), seq(lit(m, ")"), run(m, "\t\n\r "), choice(m, seq(optional(m, lit(m, ";")), run(m,
              "\t\n\r "), skipEof), seq(one(m, "]}"), run(m, "\t\n\r "), skipEof), seq(skipInItemObject, choice(m,
                seq(lit(m, ","), run(m, "\t\n\r "), lit(m, "{")), lit(m, "]"))))), seq(skipTag, run(m, "\t\n\r "),
          one(m, ",]}")), skipEof, seq(one(m, ",;"), run(m,
          "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"),
          skipMemberFollows), seq(one(m, ".|"), run(m, "\t\n\r "), skipLostName), seq(lit(m, "+"), run(m, "\t\n\r "),
          choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNameWord)), one(m, "\u3001\uff0c"),
        skipFenceMark, seq(lit(m, ":"), run(m, "\t\n\r "), skipValueStart), skipOwnName)), seq(not(m, seq(lit(m,
          "#"), one(m, "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"))), run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), skipLineComment),
    seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")),
    seq(choice(m, seq(run(m, "\t "), skipEol, run(m, "\t\n\r ")), run(m, "\t ", 1)), skipNameWord, run(m, "\t\n\r "),
      lit(m, ":")), skipEscapedBlank, seq(skipRemark, skipRemarkEnd));
  const skipElementFollows = choice(m, skipValueStart, one(m, "(+-.:]}\u2026"), skipCommentStart, skipNoise, skipEof,
    skipEscapedQuote, lit(m, "&quot;"), skipEscapedBlank, skipOtherConstant, seq(skipBullet, one(m,
    "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), seq(repeat(m, { least: 1, most: 60 }, one(m,
      "^\t\n\r\u001b \",[]{}\uff0c\uff1a")), choice(m, seq(repeat(m, { least: 0, most: 20 }, seq(run(m, "\t ",
                1), repeat(m, { least: 1, most: 60 }, one(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a")))), choice(m,
            seq(lit(m, "\""), run(m, "\t\n\r "), one(m, ",]")), seq(run(m, "\t\n\r "), one(m, ",]")))), seq(run(m,
          "\t\n\r "), lit(m, "\"")))), seq(skipCutWord, skipEof), seq(one(m, "A-Z_a-z"), one(m, "\t ")));
  const skipLongText = seq(lit(m, "\""), repeat(m, { least: 0, most: 500 }, choice(m, one(m, "^\n\r\"\\\\"),
        seq(lit(m, "\\"), one(m, "^\n\r")))), lit(m, "\""));
  const skipNameRemark = seq(run(m, "\t "), choice(m, one(m, "!*?"), seq(lit(m, "("), repeat(m, { least: 1,
            most: 60 }, one(m, "^\n\r\"()")), lit(m, ")"))));
  const skipLostElement = choice(m, seq(lit(m, "\""), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"\\\\")),
      lit(m, "\""), run(m, "\t\n\r "), one(m, ",]")), seq(lit(m, "'"), repeat(m, { least: 0, most: 200 }, one(m,
      "^\n\r'\\\\")), lit(m, "'"), run(m, "\t\n\r "), one(m, ",]")));
  const skipEndsElement = coded(skipEndsElementCode, null, true);
  const skipEndsNoisily = choice(m, seq(run(m, "\t\n\r "), skipNoise, many(m, 0, seq(run(m, "\t\n\r "), skipNoise)),
      run(m, "\t\n\r "), choice(m, one(m, ",:]}"), skipEof)), seq(skipEol, run(m, "\t\n\r "), skipLineMark, run(m,
      "\t\n\r "), one(m, ")]}\uff3d\uff5d")));
  const skipEnds = coded(skipEndsCode, null, true);
  const skipOpenQuote = seq(not(m, seq(skipShortText, skipEnds)), one(m, "\"'"), not(m, skipEof), skipEnds);
  const skipPrefix = seq(one(m, "BFRUbfru"), optional(m, one(m, "BRbr")), and(m, one(m, "\"'")), not(m,
      skipOpenQuote));
  const skipArrayAhead = choice(m, seq(lit(m, "["), run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m, one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNoise, one(m, "(+-/[]{\u2026"), seq(one(m, "0-9"), not(m,
            skipLogTag)), skipConstantAhead, skipWordList, seq(skipNameWord, lit(m, "("), run(m, "\t\n\r "), one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), skipEof)), seq(lit(m, "["), run(m, "\t\n\r "), repeat(m,
        { least: 1, most: 60 }, one(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a")), repeat(m, { least: 0, most: 20 },
        seq(run(m, "\t ", 1), repeat(m, { least: 1, most: 60 }, one(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a")))),
      lit(m, "\""), run(m, "\t\n\r "), one(m, ",]")), seq(lit(m, "["), run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m,
        skipEscapedQuote, lit(m, "&quot;"), skipEscapedBlank, lit(m, "<!--"))), seq(lit(m, "["), run(m, "\t\n\r "),
      choice(m, skipPrefix, seq(skipNameWord, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "),
          one(m, ",]")))), seq(lit(m, "["), run(m, "\t\n\r "), choice(m, skipLineMark, seq(one(m,
          "*\\-\u00b7\u2022"), one(m, "\t ")), seq(choice(m, lit(m, "and"), lit(m, "or")), one(m, "\t "))), run(m,
      "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(skipNumeral, run(m,
          "\t\n\r "), one(m, ",]")))), seq(lit(m, "["), run(m, "\t\n\r "), skipTag, run(m, "\t\n\r "), choice(m,
        one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, skipLiteral, one(m, "[]{"))), lit(m,
  "\uff3b"));
  const skipMemberStart = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart);
  const readBadAroundQuote = mistake(m, (start, end, raw) => ({ type: 'BadAroundQuote', start, end, raw }),
    seq(choice(m, lit(m, "'"), seq(lit(m, "\""), and(m, seq(one(m, "[{"), run(m, "\t "), choice(m, skipEol,
                seq(lit(m, "\""), not(m, skipEndsRoot))))))), and(m, choice(m, skipProseObjectAhead,
          skipArrayAhead))), seq(lit(m, "'"), and(m, choice(m, seq(lit(m, "{"), run(m, "\t\n\r "), choice(m, one(m,
              "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), lit(m, "{"), seq(skipNameWord, one(m,
          "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))), skipMemberStart))));
  const readBeforeValue = choice(m, readBlanks, readBadBom, readGapMistake, readBadAroundQuote);
  const leaf0 = leaf(m, readBeforeValue);
  const readWhole = flatly(m, flat, "Whole");
  const leaf69 = leaf(m, readWhole);
  const skipFlatPart = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText);
  const skipShallower = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText, seq(lit(m,
      "{"), repeat(m, { least: 0, most: 60 }, skipFlatPart), lit(m, "}")), seq(lit(m, "["), repeat(m, { least: 0,
          most: 60 }, skipFlatPart), lit(m, "]")));
  const skipShallow = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText, seq(lit(m, "{"),
      repeat(m, { least: 0, most: 60 }, skipShallower), lit(m, "}")), seq(lit(m, "["), repeat(m, { least: 0,
          most: 60 }, skipShallower), lit(m, "]")));
  const skipBraceListAhead = seq(lit(m, "{"), run(m, "\t\n\r "), lit(m, "["), repeat(m, { least: 0, most: 60 },
      skipShallow), lit(m, "]"), run(m, "\t\n\r "), lit(m, "}"), run(m, "\t\n\r "), skipEof);
  const leaf71 = leaf(m, and(m, skipBraceListAhead));
  const readArrayKind = action(m, () => { return 'array'; }, lit(m, ""));
  const readBadBraceAround = mistake(m, (start, end, raw) => ({ type: 'BadBraceAround', start, end, raw }),
    seq(lit(m, "{"), run(m, "\t\n\r "), and(m, lit(m, "["))));
  const readBadDoubledSquare = mistake(m, (start, end, raw) => ({ type: 'BadDoubledSquare', start, end, raw }),
    seq(lit(m, "["), and(m, seq(lit(m, "["), repeat(m, { least: 0, most: 60 }, skipShallow), lit(m, "]"), run(m,
          "\t\n\r "), skipInObject, choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipLostName), lit(m, "}"))))));
  const readBadFullBracket = mistake(m, (start, end, raw) => ({ type: 'BadFullBracket', start, end, raw }), lit(m,
  "\uff3b"));
  const readArrayStart = node(m, (start, end, l) => ({ type: 'ArrayStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), optional(m, choice(m, readBadBraceAround, readBadDoubledSquare)), choice(m, lit(m, "["),
        readBadFullBracket)));
  const leaf76 = leaf(m, readArrayStart);
  const readBadLateElement = mistake(m, (start, end, raw) => ({ type: 'BadLateElement', start, end, raw }),
    seq(lit(m, "}"), run(m, "\t\n\r "), lit(m, ","), and(m, seq(run(m, "\t\n\r "), skipElementStart))), seq(one(m,
      "]}"), run(m, "\t\n\r "), choice(m, seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), choice(m, skipQuotedAhead,
                skipNumeral), run(m, "\t\n\r "), one(m, ",]")))), and(m, seq(skipQuotedAhead, run(m, "\t\n\r "),
            one(m, ",]"))))));
  const leaf82 = leaf(m, readBadLateElement);
  const skipAmountsAhead = seq(optional(m, one(m, "+\\-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")),
    repeat(m, { least: 0, most: 9 }, seq(lit(m, ","), one(m, "1-9"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")),
        not(m, one(m, "0-9")))), lit(m, ",0"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")), not(m, one(m,
  "0-9")));
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const readBadSingleQuotes = coded(readBadSingleQuotesCode, "'");
  const readText = coded(readTextCode, "\"'");
  const skipEndsWord = coded(skipEndsWordCode, null, true);
  const readNumber = coded(readNumberCode, "\\-0-9", true);
  const readConstant = coded(readConstantCode, "fnt", true);
  const skipHashWord = choice(m, seq(lit(m, "#"), run(m, "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", 1), run(m,
      "\t\n\r "), choice(m, one(m, ",]}"), skipEof)), seq(choice(m, lit(m, "#"), lit(m, "//")), repeat(m,
        { least: 0, most: 200 }, one(m, "^\n\r\"")), lit(m, "\""), run(m, "\t\n\r "), one(m, ",]}")));
  const skipGapAhead = coded(skipGapAheadCode, null, true);
  const readItem = coded(readItemCode, "\t\n\r \"'+\\-0-9fnt");
  const leaf84 = leaf(m, readItem);
  const readBadLineMark = mistake(m, (start, end, raw) => ({ type: 'BadLineMark', start, end, raw }),
    seq(skipLineMark, and(m, seq(run(m, "\t\n\r "), choice(m, one(m, ")]}\uff3d\uff5d"), skipQuotedAhead, one(m,
            "\"[{"), seq(skipInArray, choice(m, skipNumeral, skipLiteral)))))));
  const skipFlat = choice(m, seq(lit(m, "{"), repeat(m, { least: 0, most: 500 }, one(m, "^()[]{}")), lit(m, "}")),
    seq(lit(m, "["), repeat(m, { least: 0, most: 500 }, one(m, "^()[]{}")), lit(m, "]")));
  const readBadLeadIn = mistake(m, (start, end, raw) => ({ type: 'BadLeadIn', start, end, raw }), seq(choice(m,
        seq(lit(m, "("), one(m, "A-Z_a-z"), repeat(m, { least: 0, most: 30 }, one(m, " A-Z_a-z")), lit(m, ")")),
        one(m, "*~\u00b7\u2022"), lit(m, "=>"), lit(m, "->"), seq(one(m, "+\\-"), run(m, "\t\n\r "), and(m, one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"))), seq(lit(m, "+"), and(m, choice(m, lit(m, "-"),
              skipLiteral))), seq(lit(m, "-"), run(m, "\t ", 1), and(m, choice(m, lit(m, "-"), skipLiteral))),
        seq(choice(m, lit(m, "and"), lit(m, "or")), run(m, "\t ", 1)), skipTag), and(m, seq(run(m, "\t\n\r "),
          choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, one(m, "[{"), skipLiteral)))),
    seq(skipTag, and(m, seq(run(m, "\t\n\r "), one(m, ")]}\uff3d\uff5d")))), seq(skipInObject, not(m, skipInTuple),
      lit(m, "("), and(m, seq(run(m, "\t\n\r "), skipFlat, run(m, "\t\n\r "), lit(m, ")"), run(m, "\t\n\r "), one(m,
  ",]}")))));
  const leaf95 = leaf(m, choice(m, readBlanks, tuple(m, [0, 1], not(m, skipHashWord), readGapMistake),
      readBadLineMark, readBadLeadIn));
  const readInRootObject = inside(m, 1);
  const skipInRootObject = readInRootObject;
  const readInInnerObject = inside(m, 5);
  const skipInInnerObject = readInInnerObject;
  const readInLateObject = inside(m, 8);
  const skipInLateObject = readInLateObject;
  const readInObjectAround = inside(m, 0);
  const skipInObjectAround = readInObjectAround;
  const skipInDeepObject = choice(m, skipInInnerObject, skipInLateObject, skipInObjectAround);
  const skipInAnyObject = choice(m, skipInRootObject, skipInItemObject, skipInDeepObject);
  const skipMemberAhead = coded(skipMemberAheadCode,
    "\"$'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02", true);
  const skipNameAhead = seq(skipInAnyObject, skipMemberAhead);
  const readBadThousands = mistake(m, (start, end, raw) => ({ type: 'BadThousands', start, end, raw }),
    seq(optional(m, one(m, "+\\-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")), many(m, 1, seq(lit(m, ","),
          repeat(m, { least: 3, most: 3 }, one(m, "0-9")), not(m, one(m, "0-9")))), optional(m, seq(lit(m, "."),
          run(m, "0-9", 1))), and(m, skipEndsWord)));
  const readRepairedAmounts = node(m, (start, end, l) => ({ type: 'RepairedAmounts', start, end, value: l[0] }),
    seq(and(m, skipAmountsAhead), label(m, 0, readBadThousands)));
  const readWord = node(m, (start, end, l) => ({ type: 'Word', start, end, value: l[0] }), seq(not(m, lit(m,
      "\"\"\"\"")), label(m, 0, choice(m, pick(m, 0, readText, and(m, skipEnds), not(m, seq(run(m, "\t\n\r "),
                lit(m, "+")))), readNumber, readConstant))));
  const readBadPlaceholder = mistake(m, (start, end, raw) => ({ type: 'BadPlaceholder', start, end, raw }),
    seq(lit(m, "{{"), not(m, seq(run(m, "\t\n\r "), one(m, "\"'{}"))), repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r{}")), lit(m, "}}")));
  const readRepairedPlaceholder = node(m, (start, end, l) => ({ type: 'RepairedPlaceholder', start, end,
        value: l[0] }), label(m, 0, readBadPlaceholder));
  const readBadEscapedQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadEscapedQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "\\\""), label(m, 0, text(m, many(m, 0, choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m,
                "\\\\"), optional(m, choice(m, seq(lit(m, "\\"), one(m, "\"/\\\\bfnrt")), one(m, "^\"\\\\")))))))),
      lit(m, "\\\"")));
  const readBadTwiceEscapedQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadTwiceEscapedQuotes', start, end,
        raw, text: l[0] }), seq(lit(m, "\\\\\\\""), label(m, 0, text(m, many(m, 0, choice(m, one(m, "^\n\r\"\\\\"),
              seq(lit(m, "\\\\\\\\"), optional(m, choice(m, lit(m, "\\\\\\\""), lit(m, "\\\\\\\\"), one(m,
      "^\"\\\\")))))))), lit(m, "\\\\\\\"")));
  const readBadCutEscaped = mistake(m, (start, end, raw, l) => ({ type: 'BadCutEscaped', start, end, raw,
        text: l[0] }), seq(skipEscapedQuote, label(m, 0, text(m, many(m, 0, choice(m, one(m, "^\n\r\"\\\\"),
              seq(lit(m, "\\"), one(m, "^\n\r\"")))))), skipEof));
  const readBadEntityQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadEntityQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "&quot;"), label(m, 0, text(m, many(m, 0, choice(m, one(m, "^\n\r\"&\\\\"),
              seq(lit(m, "\\"), choice(m, lit(m, "&quot;"), one(m, "^"))), seq(not(m, lit(m, "&quot;")), lit(m,
      "&")))))), lit(m, "&quot;")), seq(lit(m, "&#34;"), label(m, 0, text(m, many(m, 0, choice(m, one(m,
              "^\n\r\"&\\\\"), seq(lit(m, "\\"), choice(m, lit(m, "&#34;"), one(m, "^"))), seq(not(m, lit(m,
                "&#34;")), lit(m, "&")))))), lit(m, "&#34;")));
  const skipUnquotedUnit = choice(m, seq(one(m, "0-9"), lit(m, "\\\""), not(m, lit(m, "\""))), one(m,
    " !#-[]-\uffff"), seq(not(m, lit(m, "\\\"")), skipGoodEscape));
  const readBadDoubledQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadDoubledQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "\"\""), label(m, 0, text(m, repeat(m, { least: 0, most: 2000 }, choice(m, one(m,
              " !#-[]-\uffff"), skipGoodEscape)))), lit(m, "\"\""), and(m, seq(run(m, "\t\n\r "), one(m,
    "),:]}")))), seq(lit(m, "''"), label(m, 0, text(m, repeat(m, { least: 1, most: 2000 }, one(m,
      " -&(-[]-\uffff")))), lit(m, "''"), and(m, seq(run(m, "\t\n\r "), one(m, ",:]}")))), seq(lit(m,
      "\"\""), not(m, lit(m, "\"")), label(m, 0, text(m, seq(repeat(m, { least: 0, most: 2000 }, skipUnquotedUnit),
            repeat(m, { least: 0, most: 99 }, seq(lit(m, "\\\""), repeat(m, { least: 0, most: 2000 },
                  skipUnquotedUnit), lit(m, "\\\""), repeat(m, { least: 0, most: 2000 }, skipUnquotedUnit)))))),
      lit(m, "\""), and(m, skipEnds)));
  const skipLoneBackslash = seq(lit(m, "\\"), not(m, choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m,
            { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))));
  const skipPathEscape = seq(many(m, 0, choice(m, one(m, "^\n\r\"\\\\"), skipLoneBackslash)), lit(m, "\\"), choice(m,
      one(m, "/bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f")))));
  const skipPathPart = choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m, "\\"), choice(m, one(m, "/bfnrt"), seq(lit(m,
          "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))));
  const skipTexPart = choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m, "\\"), one(m, "/nt")));
  const readBadPath = mistake(m, (start, end, raw, l) => ({ type: 'BadPath', start, end, raw, text: l[0] }),
    seq(lit(m, "\""), label(m, 0, text(m, seq(one(m, "A-Za-z"), lit(m, ":"), and(m, lit(m, "\\")), and(m,
              skipPathEscape), many(m, 0, skipPathPart), skipLoneBackslash, many(m, 0, choice(m, skipPathPart,
                skipLoneBackslash))))), lit(m, "\""), and(m, skipEnds)), seq(lit(m, "\""), and(m, one(m, "$\\\\")),
      and(m, seq(many(m, 0, choice(m, skipTexPart, seq(lit(m, "\\"), one(m, "bfr")))), skipLoneBackslash, one(m,
      "A-Za-z"))), and(m, seq(many(m, 0, choice(m, skipTexPart, skipLoneBackslash)), lit(m, "\\"), one(m,
          "bfr"), one(m, "a-z"))), label(m, 0, text(m, many(m, 1, choice(m, skipTexPart, seq(lit(m, "\\"), one(m,
              "bfr")), skipLoneBackslash)))), lit(m, "\""), and(m, skipEnds)));
  const readBadParentheses = mistake(m, (start, end, raw, l) => ({ type: 'BadParentheses', start, end, raw,
        value: l[0] }), seq(lit(m, "("), run(m, "\t\n\r "), label(m, 0, choice(m, readText, readNumber,
          readConstant)), run(m, "\t\n\r "), lit(m, ")"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "),]}"),
            skipEof)))));
  const readRepairedText = node(m, (start, end, l) => ({ type: 'RepairedText', start, end, value: l[0] }), label(m,
      0, choice(m, readBadEscapedQuotes, readBadTwiceEscapedQuotes, readBadCutEscaped, readBadEntityQuotes,
        readBadDoubledQuotes)), label(m, 0, choice(m, readBadPath, readBadParentheses)));
  const leaf99 = leaf(m, tuple(m, [0, 1], not(m, skipNameAhead), choice(m, readRepairedAmounts, readWord,
        readRepairedPlaceholder, readRepairedText)));
  const skipNamedArrayAhead = seq(lit(m, "["), run(m, "\t\n\r "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"));
  const leaf130 = leaf(m, and(m, skipNamedArrayAhead));
  const readObjectKind = action(m, () => { return 'object'; }, lit(m, ""));
  const readBadNamedArray = mistake(m, (start, end, raw) => ({ type: 'BadNamedArray', start, end, raw }), lit(m,
  "["));
  const readNamedArrayStart = node(m, (start, end, l) => ({ type: 'NamedArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readBadNamedArray));
  const leaf132 = leaf(m, readNamedArrayStart);
  const skipBareKey = coded(skipBareKeyCode,
    "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff",
    true);
  const readBadBareKey = coded(readBadBareKeyCode,
  "!$%*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff");
  const skipLostItem = choice(m, skipLongText, skipNumeral, skipLiteral);
  const skipListBehind = choice(m, lit(m, "}"), seq(lit(m, ","), run(m, "\t\n\r "), skipLostName));
  const skipInnerArrayAhead = choice(m, seq(choice(m, skipNumeral, skipLiteral), repeat(m, { least: 1, most: 60 },
        seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipLostItem, not(m, seq(run(m, "\t\n\r "), one(m,
      ":\uff1a"))))), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t\n\r "), one(m, ",}")), seq(lit(m, "]"),
      run(m, "\t\n\r "), skipListBehind));
  const skipPairEnd = coded(skipPairEndCode, "\t\n\r ,}", true);
  const readPair = coded(readPairCode,
  "^\u0001-\b\u000e-\u001f#&(),/;->[-]`{}\u00ab\u00b4\u00bb\u2018-\u201f\u2026\uff02\uff07\uff0c\uff1a");
  const leaf136 = leaf(m, readPair);
  const leaf144 = leaf(m, choice(m, readBlanks, readGapMistake, readBadLineMark));
  const readInBracketedArray = inside(m, 3);
  const skipInBracketedArray = readInBracketedArray;
  const readInOpenlessArray = inside(m, 4);
  const skipInOpenlessArray = readInOpenlessArray;
  const skipInRootArray = choice(m, skipInBracketedArray, skipInOpenlessArray);
  const readInArrayAround = inside(m, 2);
  const skipInArrayAround = readInArrayAround;
  const skipInAnyArray = choice(m, skipInRootArray, skipInArrayAround);
  const skipLateItems = seq(not(m, skipInAnyArray), skipLostItem, repeat(m, { least: 0, most: 60 }, seq(run(m,
        "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, "]"), run(m,
    "\t\n\r "), skipListBehind);
  const leaf145 = leaf(m, and(m, skipLateItems));
  const readBadBraces = mistake(m, (start, end, raw) => ({ type: 'BadBraces', start, end, raw }), lit(m, "{"));
  const readBraceArrayStart = node(m, (start, end, l) => ({ type: 'BraceArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readArrayKind), readBadBraces));
  const readLateArrayStart = node(m, (start, end, l) => ({ type: 'LateArrayStart', start, end, kind: l[0],
        value: l[1] }), seq(label(m, 0, readArrayKind), label(m, 1, choice(m, readText, readNumber, readConstant)),
      run(m, "\t\n\r "), choice(m, lit(m, ","), and(m, lit(m, "]")))));
  const leaf155 = leaf(m, choice(m, readBraceArrayStart, readLateArrayStart));
  const skipBraceItem = choice(m, skipQuotedAhead, skipLongText, skipNumeral, skipNameWord);
  const skipDoubleName = seq(lit(m, "\""), run(m, "^\n\r\"\\\\"), lit(m, "\""));
  const skipSingleName = seq(lit(m, "'"), run(m, "^\n\r'\\\\"), lit(m, "'"));
  const skipBadSquareName = seq(lit(m, "["), run(m, "\t\n\r "), choice(m, skipDoubleName, skipSingleName), run(m,
    "\t\n\r "), lit(m, "]"), and(m, seq(run(m, "\t\n\r "), lit(m, ":"))));
  const skipBraceArrayAhead = choice(m, seq(lit(m, "{"), run(m, "\t\n\r "), choice(m, lit(m, "]"), seq(skipBraceItem,
          run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipBraceItem, run(m, "\t\n\r "), not(m,
                seq(lit(m, ","), run(m, "\t\n\r "), skipLostName)), one(m, ",]}")), seq(lit(m, "]"), run(m,
              "\t\n\r "), choice(m, skipEof, one(m, ",]}"))))))), seq(lit(m, "{"), run(m, "\t\n\r "), not(m,
        skipNamedArrayAhead), not(m, skipBadSquareName), lit(m, "["), run(m, "\t\n\r "), one(m, "\"'\\-0-9[{")));
  const leaf159 = leaf(m, and(m, skipBraceArrayAhead));
  const skipIsItem = seq(skipInRootArray, not(m, skipInArrayAround), not(m, skipInAnyObject));
  const leaf165 = leaf(m, and(m, skipIsItem));
  const readBadFullBrace = mistake(m, (start, end, raw) => ({ type: 'BadFullBrace', start, end, raw }), lit(m,
  "\uff5b"));
  const readBadDoubledBracket = mistake(m, (start, end, raw) => ({ type: 'BadDoubledBracket', start, end, raw }),
    seq(lit(m, "{"), and(m, seq(run(m, "\t\n\r "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":")))));
  const readObjectStart = node(m, (start, end, l) => ({ type: 'ObjectStart', start, end, kind: l[0] }), seq(label(m,
        0, readObjectKind), choice(m, lit(m, "{"), readBadFullBrace), optional(m, seq(run(m, "\t\n\r "),
          readBadDoubledBracket))));
  const leaf167 = leaf(m, readObjectStart);
  const readBadLateBracket = mistake(m, (start, end, raw) => ({ type: 'BadLateBracket', start, end, raw }),
    seq(one(m, "]}"), repeat(m, { least: 0, most: 9 }, seq(run(m, "\t\n\r "), one(m, "]}"))), run(m, "\t\n\r "),
      choice(m, seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), skipMemberAhead))), and(m, seq(skipQuotedAhead, run(m,
            "\t\n\r "), lit(m, ":"))))));
  const leaf171 = leaf(m, readBadLateBracket);
  const skipRoundEnd = seq(skipInObjectAround, not(m, skipInTuple), lit(m, ")"), and(m, seq(run(m, "\t\n\r "),
        choice(m, seq(lit(m, ","), run(m, "\t\n\r "), one(m, "[{")), lit(m, "]"), seq(lit(m, "}"), run(m, "\t\n\r "),
            skipEof), seq(lit(m, ","), run(m, "\t\n\r "), repeat(m, { least: 1, most: 60 }, skipShallow), lit(m,
            "}"), run(m, "\t\n\r "), skipEof)))));
  const readBadRemark = mistake(m, (start, end, raw) => ({ type: 'BadRemark', start, end, raw }), seq(not(m,
        seq(run(m, "\t "), choice(m, lit(m, "..."), lit(m, "\u2026"), skipRoundEnd))), skipRemark, and(m,
        skipRemarkEnd)));
  const readBadPointBehind = mistake(m, (start, end, raw) => ({ type: 'BadPointBehind', start, end, raw }),
    seq(lit(m, "."), and(m, skipNumeral)));
  const readGap = coded(readGapCode,
  "\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const readBadTrailingComma = mistake(m, (start, end, raw) => ({ type: 'BadTrailingComma', start, end, raw }),
    seq(lit(m, ","), and(m, seq(skipGapAhead, one(m, ")]}\uff3d\uff5d")))));
  const readComma = coded(readCommaCode, ",");
  const readBadSeparator = mistake(m, (start, end, raw) => ({ type: 'BadSeparator', start, end, raw }), one(m,
  ";\u3001\uff0c"));
  const readBadOddSeparator = mistake(m, (start, end, raw) => ({ type: 'BadOddSeparator', start, end, raw }),
    seq(lit(m, "."), and(m, choice(m, seq(run(m, "\t\n\r "), one(m, "\"'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07")),
          seq(run(m, "\t ", 1), skipNumeral)))), seq(lit(m, "|"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, skipLiteral, one(m, "[{"))))));
  const readMissingComma = mistake(m, (start, end, raw) => ({ type: 'MissingComma', start, end, raw }), and(m,
      choice(m, skipValueStart, skipNameWord, lit(m, "("))));
  const readMissingSeparator = mistake(m, (start, end, raw) => ({ type: 'MissingSeparator', start, end, raw }),
    lit(m, ""));
  const readSeparator = coded(readSeparatorCode, null);
  const leaf173 = leaf(m, readSeparator);
  const readBadColonInside = mistake(m, (start, end, raw, l) => ({ type: 'BadColonInside', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r\":\\\\")))), lit(m, ":"), lit(m, "\""), and(m, seq(run(m, "\t\n\r "), skipValueStart))));
  const readBadLastName = mistake(m, (start, end, raw, l) => ({ type: 'BadLastName', start, end, raw, text: l[0] }),
    seq(lit(m, "\""), label(m, 0, choice(m, pick(m, 0, text(m, repeat(m, { least: 0, most: 200 }, one(m,
            "^\n\r\"'\\\\"))), one(m, "'\u2019\u201d")), text(m, skipNameWord))), and(m, seq(run(m, "\t\n\r "),
          lit(m, ":"), run(m, "^\n\r\""), optional(m, lit(m, "\"")), skipEof))));
  const readBadOtherQuote = mistake(m, (start, end, raw, l) => ({ type: 'BadOtherQuote', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, one(m,
      "^\n\r\"'\\\\")))), one(m, "'\u2019\u201d"), and(m, seq(run(m, "\t\n\r "), lit(m, ":")))), seq(lit(m,
      "'"), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"'\\\\")))), one(m, "\"\u2019"),
      and(m, seq(run(m, "\t\n\r "), lit(m, ":")))));
  const readBadTwiceClosed = mistake(m, (start, end, raw, l) => ({ type: 'BadTwiceClosed', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r\":\\\\")))), lit(m, "\"\""), and(m, seq(run(m, "\t\n\r "), lit(m, ":")))), seq(lit(m, "'"),
      label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(m, "^\n\r':\\\\")))), lit(m, "''"), and(m,
        seq(run(m, "\t\n\r "), lit(m, ":")))));
  const readBadOpenName = mistake(m, (start, end, raw, l) => ({ type: 'BadOpenName', start, end, raw, text: l[0] }),
    seq(one(m, "\"'"), label(m, 0, text(m, skipBareKey)), and(m, seq(run(m, "\t\n\r "), lit(m, ":"), run(m,
          "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))));
  const skipEndsName = choice(m, seq(run(m, "\t\n\r "), choice(m, one(m, ",:;=[]{}\uff1a"), lit(m, "->"), one(m,
        "\u0000\u000b\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"),
        skipCommentStart, skipEof, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), lit(m, "\\"))),
    seq(skipNameRemark, run(m, "\t\n\r "), one(m, ":=\uff1a")), seq(run(m, "\t ", 1), choice(m, skipNumeral,
        skipLiteral)), seq(choice(m, skipNumeral, skipLiteral), and(m, skipEndsWord)), skipEndsNoisily);
  const readBadDoubledName = mistake(m, (start, end, raw, l) => ({ type: 'BadDoubledName', start, end, raw,
        text: l[0] }), seq(lit(m, "\"\""), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r\":\\\\")))), lit(m, "\""), optional(m, lit(m, "\"")), and(m, skipEndsName)), seq(lit(m, "''"),
      label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(m, "^\n\r':\\\\")))), lit(m, "'"), optional(m,
        lit(m, "'")), and(m, skipEndsName)));
  const readBadSmartName = mistake(m, (start, end, raw, l) => ({ type: 'BadSmartName', start, end, raw,
        text: l[0] }), seq(one(m, "\u00ab\u201c-\u201f\uff02"), label(m, 0, text(m, repeat(m, { least: 0,
              most: 200 }, one(m, "^\n\r\"\u00bb\u201c-\u201f\uff02")))), one(m, "\"\u00bb\u201c-\u201f\uff02"),
      and(m, skipEndsName)), seq(not(m, skipFenceMark), one(m, "`\u00b4\u2018-\u201b\uff07"), label(m, 0, text(m,
          repeat(m, { least: 0, most: 200 }, one(m, "^\n\r'`\u00b4\u2018-\u201b\uff07")))), one(m,
      "'`\u00b4\u2018-\u201b\uff07"), and(m, skipEndsName)));
  const readBadLostQuote = mistake(m, (start, end, raw, l) => ({ type: 'BadLostQuote', start, end, raw,
        text: l[0] }), seq(one(m, "\"'"), label(m, 0, text(m, skipNameWord)), and(m, seq(run(m, "\t\n\r "), lit(m,
    ":")))), seq(label(m, 0, text(m, skipBareKey)), one(m, "\"'"), and(m, seq(run(m, "\t\n\r "), lit(m,
  ":")))));
  const readDoubleName = pick(m, 1, lit(m, "\""), text(m, run(m, "^\n\r\"\\\\")), lit(m, "\""));
  const readSingleName = pick(m, 1, lit(m, "'"), text(m, run(m, "^\n\r'\\\\")), lit(m, "'"));
  const readBadPrefixedName = mistake(m, (start, end, raw, l) => ({ type: 'BadPrefixedName', start, end, raw,
        text: l[0] }), seq(one(m, "BFRUbfru"), label(m, 0, choice(m, pick(m, 0, readDoubleName), pick(m, 0,
            readSingleName))), and(m, skipEndsName)));
  const readBadEarlyQuote = mistake(m, (start, end, raw, l) => ({ type: 'BadEarlyQuote', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, seq(repeat(m, { least: 1, most: 60 }, one(m,
            "^\n\r\",:\\\\{}")), lit(m, "\""), repeat(m, { least: 1, most: 60 }, one(m, "^\n\r\",:\\\\{}"))))),
      and(m, seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart))), seq(lit(m, "'"), label(m, 0,
        text(m, seq(repeat(m, { least: 1, most: 60 }, one(m, "^\n\r',:\\\\{}")), lit(m, "'"), repeat(m, { least: 1,
                most: 60 }, one(m, "^\n\r',:\\\\{}"))))), and(m, seq(run(m, "\t\n\r "), lit(m, ":"), run(m,
          "\t\n\r "), skipValueStart))));
  const skipNameInside = repeat(m, { least: 0, most: 200 }, choice(m, one(m, "^\n\r\"\\\\{}"), seq(lit(m, "\\"),
        one(m, "^"))));
  const readBadQuotedName = mistake(m, (start, end, raw, l) => ({ type: 'BadQuotedName', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, seq(skipNameInside, repeat(m, { least: 1, most: 9 },
              seq(lit(m, "\""), not(m, skipEndsName), skipNameInside, lit(m, "\""), not(m, skipEndsName),
                skipNameInside))))), lit(m, "\""), and(m, skipEndsName)));
  const readBadSquareName = mistake(m, (start, end, raw, l) => ({ type: 'BadSquareName', start, end, raw,
        text: l[0] }), seq(lit(m, "["), run(m, "\t\n\r "), label(m, 0, choice(m, readDoubleName, readSingleName)),
      run(m, "\t\n\r "), lit(m, "]"), and(m, seq(run(m, "\t\n\r "), lit(m, ":")))));
  const skipQuoteNext = choice(m, seq(skipInObject, not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")),
      skipLostName), seq(skipInArray, not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")), skipLostElement));
  const skipOwnCloser = choice(m, seq(skipInObject, and(m, lit(m, "}"))), seq(skipInArray, and(m, lit(m, "]"))));
  const skipLostBehind = seq(skipClosers, run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "),
        optional(m, lit(m, "{")), run(m, "\t\n\r "), not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")),
        skipLostName), skipEof));
  const skipLineLost = seq(skipEol, run(m, "\t\n\r "), choice(m, skipQuoteNext, seq(skipOwnCloser, skipLostBehind)));
  const skipLastEnd = seq(run(m, "\t\n\r "), skipOwnCloser, skipClosers, run(m, "\t\n\r "), skipEof);
  const readBadNewline = mistake(m, (start, end, raw) => ({ type: 'BadNewline', start, end, raw }), seq(not(m,
        skipLineLost), not(m, skipLastEnd), skipEol, run(m, "\t\n\r ")));
  const readBadControl = mistake(m, (start, end, raw) => ({ type: 'BadControl', start, end, raw }), one(m,
  "\u0000-\t\u000b\f\u000e-\u001f"));
  const skipQuoteBehind = seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipQuoteNext),
      seq(skipOwnCloser, skipLostBehind)));
  const skipEscapedEnd = seq(lit(m, "\\\""), skipQuoteBehind);
  const skipCutEscape = seq(lit(m, "\\"), optional(m, seq(lit(m, "u"), repeat(m, { least: 0, most: 3 }, one(m,
    "0-9A-Fa-f")))), skipEof);
  const readEol = coded(readEolCode, "\n\r", true);
  const readBadEscape = mistake(m, (start, end, raw, l) => ({ type: 'BadEscape', start, end, raw, code: l[0] ?? null,
        lineEnd: l[1] ?? null, char: l[2] ?? null }), seq(lit(m, "\\u{"), label(m, 0, text(m, repeat(m, { least: 1,
              most: 6 }, one(m, "0-9A-Fa-f")))), lit(m, "}")), seq(lit(m, "\\x"), label(m, 0, text(m, repeat(m,
            { least: 2, most: 2 }, one(m, "0-9A-Fa-f"))))), seq(lit(m, "\\"), label(m, 1, readEol)), seq(lit(m,
      "\\"), label(m, 2, text(m, one(m, "\"'0_`v\u00ab\u00b4\u2018-\u201f\uff02\uff07")))), seq(lit(m, "\\"),
      not(m, one(m, "\"/\\\\bfnrt")), not(m, one(m, "!#-&(-.:-@[]\\^{-~"))));
  const readBadSignEscape = mistake(m, (start, end, raw, l) => ({ type: 'BadSignEscape', start, end, raw,
        sign: l[0] ?? null }), seq(lit(m, "\\"), label(m, 0, text(m, choice(m, lit(m, "#"), seq(lit(m, "$"), and(m,
                one(m, "0-9A-Za-{"))), seq(one(m, ".|"), and(m, one(m, "\t \""))))))), seq(lit(m, "\\"), and(m,
        one(m, "!#-&(-.:-@[]\\^{-~"))));
  const readTextFlaw = choice(m, readBadNewline, readBadControl, pick(m, 2, not(m, skipEscapedEnd), not(m,
        skipCutEscape), choice(m, readBadEscape, readBadSignEscape)));
  const readFlawedName = node(m, (start, end, l) => ({ type: 'FlawedName', start, end, parts: l[0] }), seq(lit(m,
      "\""), label(m, 0, repeat(m, { least: 0, most: 9, listed: true }, choice(m, text(m, repeat(m, { least: 1,
                  most: 200 }, choice(m, one(m, " !#-[]-\uffff"), skipGoodEscape))), readTextFlaw))), lit(m, "\""),
      and(m, skipEndsName)), seq(readBadSingleQuotes, label(m, 0, repeat(m, { least: 0, most: 9, listed: true },
          choice(m, text(m, repeat(m, { least: 1, most: 200 }, choice(m, one(m, " -&(-[]-\uffff"), skipGoodEscape))),
            readTextFlaw))), lit(m, "'"), and(m, skipEndsName)));
  const readBadOddName = mistake(m, (start, end, raw, l) => ({ type: 'BadOddName', start, end, raw, text: l[0] }),
    seq(lit(m, "\""), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, choice(m, one(m, "^\n\r\"\\\\"),
              seq(lit(m, "\\"), one(m, "^")), seq(lit(m, "\""), not(m, skipEndsName)))))), lit(m, "\""), and(m,
        skipEndsName)), seq(lit(m, "'"), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, choice(m, one(m,
              "^\n\r'\\\\"), seq(lit(m, "\\"), one(m, "^")), seq(lit(m, "'"), not(m, skipEndsName)))))), lit(m,
      "'"), and(m, skipEndsName)));
  const readRepairedName = choice(m, readBadEscapedQuotes, readBadTwiceEscapedQuotes, readBadEntityQuotes,
    readBadDoubledName, readBadSmartName, readBadLostQuote, readBadPrefixedName, readBadEarlyQuote,
    readBadQuotedName, readBadSquareName, readFlawedName, readBadOddName, pick(m, 0, readBadBareKey, and(m,
        seq(run(m, "\t\n\r "), choice(m, lit(m, ":"), lit(m, "="), lit(m, "\uff1a"), seq(lit(m, ";"), run(m,
              "\t\n\r "), skipValueStart))))));
  const readKeyName = choice(m, pick(m, 0, readText, and(m, seq(run(m, "\t\n\r "), lit(m, ":")))), readBadLastName,
    readBadOtherQuote, readBadTwiceClosed, readBadOpenName, pick(m, 0, readText, and(m, skipEndsName)),
    readRepairedName);
  const noteGapMistake = coded(noteGapMistakeCode,
  "\u0000\u000b\f\u001b#\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const readBadNameRemark = mistake(m, (start, end, raw) => ({ type: 'BadNameRemark', start, end, raw }),
    seq(skipNameRemark, and(m, seq(run(m, "\t\n\r "), one(m, ":=\uff1a")))));
  const noteKeyGap = choice(m, run(m, "\t\n\r ", 1), noteGapMistake, readBadNameRemark);
  const readBadColon = mistake(m, (start, end, raw) => ({ type: 'BadColon', start, end, raw }), seq(lit(m, ":"),
      many(m, 1, seq(run(m, "\t\n\r "), one(m, ":="), not(m, lit(m, ">"))))), lit(m, "=>"), lit(m, "->"), lit(m,
    "="), lit(m, "\uff1a"), lit(m, ";"));
  const readBadCommaForColon = mistake(m, (start, end, raw) => ({ type: 'BadCommaForColon', start, end, raw }),
    seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "[{"), seq(choice(m, skipNumeral, skipLiteral),
              run(m, "\t\n\r "), one(m, ",}")), seq(skipLongText, run(m, "\t\n\r "), choice(m, lit(m, "}"),
                seq(lit(m, ","), run(m, "\t\n\r "), skipLostName))))))));
  const readMissingColon = mistake(m, (start, end, raw) => ({ type: 'MissingColon', start, end, raw }), lit(m, ""));
  const noteColon = choice(m, readBadColon, lit(m, ":"), readBadCommaForColon, and(m, choice(m, one(m, ",]}"),
        skipEof)), readMissingColon);
  const readMissingKey = mistake(m, (start, end, raw) => ({ type: 'MissingKey', start, end, raw }), and(m, lit(m,
  ":")));
  const readKey = node(m, (start, end, l) => ({ type: 'Key', start, end, name: l[0] }), label(m, 0,
      readBadColonInside), seq(label(m, 0, readKeyName), many(m, 0, noteKeyGap), noteColon), seq(label(m, 0,
        readMissingKey), choice(m, readBadColon, lit(m, ":"))));
  const leaf185 = leaf(m, readKey);
  const skipLostMembers = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), repeat(m, { least: 1, most: 60 },
      skipShallow), lit(m, "}"), run(m, "\t\n\r "), one(m, ",]}"));
  const skipLostItems = seq(skipLostItem, repeat(m, { least: 0, most: 60 }, seq(run(m, "\t\n\r "), lit(m, ","),
        run(m, "\t\n\r "), skipLostItem, not(m, seq(run(m, "\t\n\r "), one(m, ":\uff1a"))))), run(m, "\t\n\r "),
    lit(m, "]"), run(m, "\t\n\r "), one(m, ",}"));
  const skipLineLostAhead = seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), choice(m, skipLostMembers, skipLostItems));
  const leaf229 = leaf(m, and(m, skipLineLostAhead));
  const readValueGap = coded(readValueGapCode, null);
  const leaf233 = leaf(m, readValueGap);
  const leaf235 = leaf(m, and(m, skipLostMembers));
  const readMissingOpen = mistake(m, (start, end, raw) => ({ type: 'MissingOpen', start, end, raw }), lit(m, ""));
  const readOpenlessStart = node(m, (start, end, l) => ({ type: 'OpenlessStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readMissingOpen));
  const leaf236 = leaf(m, readOpenlessStart);
  const leaf239 = leaf(m, and(m, skipLostItems));
  const readMissingSquare = mistake(m, (start, end, raw) => ({ type: 'MissingSquare', start, end, raw }), lit(m, ""));
  const readOpenlessArrayStart = node(m, (start, end, l) => ({ type: 'OpenlessArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readArrayKind), readMissingSquare));
  const leaf240 = leaf(m, readOpenlessArrayStart);
  const skipInOneArray = not(m, seq(skipInRootArray, skipInArrayAround));
  const skipMemberBehind = seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipMemberAhead);
  const readBadTwiceEnded = mistake(m, (start, end, raw) => ({ type: 'BadTwiceEnded', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, "}"), and(m, choice(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{"),
            skipInOneArray), seq(run(m, "\t\n\r "), lit(m, "]"), choice(m, seq(run(m, "\t\n\r "), choice(m,
                  seq(lit(m, ","), run(m, "\t\n\r "), skipElementStart), lit(m, "]"))), seq(skipMemberBehind, not(m,
                  skipInObjectAround))))))));
  const readTwiceEnded = choice(m, readBadTwiceEnded, lit(m, ""));
  const leaf243 = leaf(m, readTwiceEnded);
  const readMissingValue = mistake(m, (start, end, raw) => ({ type: 'MissingValue', start, end, raw }), lit(m, ""));
  const leaf248 = leaf(m, readMissingValue);
  const leaf250 = leaf(m, and(m, skipInnerArrayAhead));
  const readBadAmount = mistake(m, (start, end, raw, l) => ({ type: 'BadAmount', start, end, raw, text: l[0] }),
    seq(label(m, 0, text(m, seq(repeat(m, { least: 0, most: 4 }, one(m,
            "!$%*+\\-.?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")),
            run(m, "\t "), run(m, ".0-9", 1), lit(m, ","), and(m, one(m, "0-9")), repeat(m, { least: 1, most: 40 },
              choice(m, seq(run(m, "\t "), one(m,
                "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")),
                seq(lit(m, ","), and(m, one(m, "0-9")))))))), and(m, skipEnds), not(m, seq(run(m, "\t\n\r "), lit(m,
  ":")))));
  const readRepairedAmount = node(m, (start, end, l) => ({ type: 'RepairedAmount', start, end, value: l[0] }),
    label(m, 0, choice(m, readBadThousands, readBadAmount)));
  const leaf251 = leaf(m, readRepairedAmount);
  const leaf254 = leaf(m, readWord);
  const leaf255 = leaf(m, choice(m, readRepairedPlaceholder, readRepairedText));
  const skipBadTripleQuotes = choice(m, lit(m, "\"\"\""), lit(m, "'''"));
  const leaf256 = leaf(m, and(m, seq(not(m, seq(lit(m, "\"\""), skipEnds)), optional(m, skipPrefix), and(m, lit(m,
        "\"\"\"")), skipBadTripleQuotes)));
  const readBadPrefix = mistake(m, (start, end, raw) => ({ type: 'BadPrefix', start, end, raw }), skipPrefix);
  const readBadTripleQuotes = mistake(m, (start, end, raw) => ({ type: 'BadTripleQuotes', start, end, raw }), lit(m,
    "\"\"\""), lit(m, "'''"));
  const readBadSmartQuotes = mistake(m, (start, end, raw) => ({ type: 'BadSmartQuotes', start, end, raw }), one(m,
  "\u00ab\u2018-\u201f\uff02\uff07"));
  const readBadBackticks = mistake(m, (start, end, raw) => ({ type: 'BadBackticks', start, end, raw }), one(m,
  "`\u00b4"));
  const readTextStart = node(m, (start, end, l) => ({ type: 'TextStart', start, end, mark: l[0] }), seq(optional(m,
        readBadPrefix), label(m, 0, choice(m, readBadTripleQuotes, readBadSmartQuotes, readBadBackticks,
          readBadSingleQuotes, lit(m, "\"")))));
  const leaf258 = leaf(m, readTextStart);
  const text264 = rounds(m, { run: "^\"", least: 1 }, { before: seq(not(m, lit(m, "\"\"\"")), lit(m, "\"")) });
  const readMissingStringEnd = mistake(m, (start, end, raw) => ({ type: 'MissingStringEnd', start, end, raw }),
    optional(m, seq(lit(m, "\\"), optional(m, seq(lit(m, "u"), repeat(m, { least: 0, most: 3 }, one(m,
  "0-9A-Fa-f")))))));
  const leaf265 = leaf(m, choice(m, lit(m, "\"\"\""), readMissingStringEnd));
  const leaf267 = leaf(m, and(m, seq(not(m, seq(lit(m, "''"), skipEnds)), optional(m, skipPrefix), lit(m, "'''"))));
  const text268 = rounds(m, { run: "^'", least: 1 }, { before: seq(not(m, lit(m, "'''")), lit(m, "'")) });
  const leaf269 = leaf(m, choice(m, lit(m, "'''"), readMissingStringEnd));
  const leaf270 = leaf(m, and(m, seq(lit(m, "\""), run(m, "[{", 1), run(m, "\t\n\r "), lit(m, "\""), not(m,
          skipEnds), not(m, seq(repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"\\\\")), lit(m, "\\\""))))));
  const skipInnerEndAhead = seq(one(m, "]}"), run(m, "\t\n\r "), lit(m, "\""), run(m, "\t\n\r "), choice(m, one(m,
      ",]}"), skipEof));
  const text271 = rounds(m, { run: "^]}", least: 1 }, { before: seq(not(m, skipInnerEndAhead), one(m, "]}")) });
  const readBadInnerJson = mistake(m, (start, end, raw) => ({ type: 'BadInnerJson', start, end, raw }), lit(m, "\""));
  const readInnerEnd = node(m, (start, end, l) => ({ type: 'InnerEnd', start, end, text: l[0] }), seq(and(m,
        skipInnerEndAhead), label(m, 0, text(m, seq(one(m, "]}"), run(m, "\t\n\r ")))), readBadInnerJson));
  const leaf273 = leaf(m, choice(m, readInnerEnd, readMissingStringEnd));
  const leaf276 = leaf(m, and(m, seq(optional(m, skipPrefix), lit(m, "\""))));
  const skipQuoteLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipQuoteNext), seq(one(m, "'\u2019\u201d"),
      skipQuoteBehind), seq(skipOwnCloser, skipLostBehind));
  const text277 = rounds(m, { run: " !#-&(-+\\--[\\^-|~-\u2018\u201a-\u201c\u201e-\uffff", least: 1 },
    { before: seq(not(m, skipEscapedEnd), skipGoodEscape) }, { before: seq(not(m, skipQuoteLost), one(m,
      "',\u2019\u201d")) }, { before: not(m, skipQuoteLost), run: "]}", least: 1 });
  const leaf279 = leaf(m, readTextFlaw);
  const readBadDoubledEnd = mistake(m, (start, end, raw) => ({ type: 'BadDoubledEnd', start, end, raw }), seq(lit(m,
      "\"\""), and(m, skipEnds)));
  const leaf280 = leaf(m, readBadDoubledEnd);
  const leaf282 = leaf(m, not(m, seq(lit(m, "\""), skipEnds)));
  const readBadBlankPair = mistake(m, (start, end, raw) => ({ type: 'BadBlankPair', start, end, raw }), seq(lit(m,
      "\""), run(m, "\t "), lit(m, "\""), not(m, skipEnds)));
  const leaf283 = leaf(m, readBadBlankPair);
  const readBadQuote = mistake(m, (start, end, raw) => ({ type: 'BadQuote', start, end, raw }), seq(lit(m, "\""),
      and(m, one(m, "^"))));
  const leaf285 = leaf(m, readBadQuote);
  const skipEndsSurely = choice(m, seq(skipInObject, run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m,
          "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m,
            skipLostName, one(m, ")]}\uff3d\uff5d"))), seq(skipClosers, choice(m, lit(m, ","), skipEol, skipEof)))),
    seq(skipInArray, run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m, "\t\n\r "), choice(m,
            skipLostElement, seq(skipNumeral, run(m, "\t\n\r "), one(m, ",]")), seq(skipLiteral, run(m, "\t\n\r "),
              one(m, ",]")), one(m, "[{"))), seq(skipClosers, choice(m, lit(m, ","), skipEol, skipEof)))), seq(not(m,
        skipInObject), not(m, skipInArray), skipEndsRoot));
  const readBadLoneQuote = mistake(m, (start, end, raw) => ({ type: 'BadLoneQuote', start, end, raw }), lit(m, ""));
  const readPairEnds = choice(m, tuple(m, [0, 1], not(m, seq(lit(m, "\""), skipEndsSurely)), readBadQuote),
    readBadLoneQuote);
  const leaf287 = leaf(m, readPairEnds);
  const readBadQuoteOfJson = mistake(m, (start, end, raw) => ({ type: 'BadQuoteOfJson', start, end, raw }),
    seq(lit(m, "\""), and(m, choice(m, seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart),
          seq(run(m, "\t\n\r "), skipClosers, lit(m, "\""), not(m, seq(run(m, "\t\n\r "), skipEof)))))));
  const leaf291 = leaf(m, readBadQuoteOfJson);
  const leaf293 = leaf(m, lit(m, ""));
  const readBadLastEscapedEnd = mistake(m, (start, end, raw) => ({ type: 'BadLastEscapedEnd', start, end, raw }),
    seq(lit(m, "\\\""), and(m, skipLastEnd)));
  const readBadEscapedEnd = mistake(m, (start, end, raw) => ({ type: 'BadEscapedEnd', start, end, raw }), seq(lit(m,
      "\\\""), and(m, skipQuoteBehind)));
  const readBadLastOtherEnd = mistake(m, (start, end, raw) => ({ type: 'BadLastOtherEnd', start, end, raw }),
    seq(one(m, "'\u2019\u201d"), and(m, skipLastEnd)));
  const readBadOtherEnd = mistake(m, (start, end, raw) => ({ type: 'BadOtherEnd', start, end, raw }), seq(one(m,
      "\"'\u2019\u201d"), and(m, skipQuoteBehind)));
  const readMissingLastQuote = mistake(m, (start, end, raw) => ({ type: 'MissingLastQuote', start, end, raw }),
    and(m, skipLastEnd));
  const readMissingQuote = mistake(m, (start, end, raw) => ({ type: 'MissingQuote', start, end, raw }), and(m,
      choice(m, skipQuoteLost, skipLineLost)));
  const readDoubleEnd = choice(m, lit(m, "\""), readBadLastEscapedEnd, readBadEscapedEnd, readBadLastOtherEnd,
    readBadOtherEnd, readMissingLastQuote, readMissingQuote, readMissingStringEnd);
  const leaf294 = leaf(m, readDoubleEnd);
  const leaf302 = leaf(m, and(m, seq(optional(m, skipPrefix), one(m, "'\u2018-\u201b\uff07"))));
  const skipInnerApostrophe = seq(one(m, "'\u2018-\u201b\uff07"), not(m, skipEnds));
  const skipLostSingle = choice(m, seq(skipInObject, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")),
      skipLostName), seq(skipInArray, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")), skipLostElement));
  const skipSingleLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipLostSingle), seq(lit(m, "\""), run(m,
      "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), choice(m, skipLostName, skipLostElement)),
        seq(skipOwnCloser, skipClosers))), seq(skipOwnCloser, skipClosers, run(m, "\t\n\r "), skipEof));
  const text303 = rounds(m, { run: " !#-&(-+\\--@[\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",
      least: 1 }, { before: seq(run(m, "A-Za-z\u00c0-\u024f", 1), not(m, skipInnerApostrophe)) },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) }, { before: seq(not(m, skipSingleLost), one(m, "\",]}")) });
  const readBadApostrophe = mistake(m, (start, end, raw) => ({ type: 'BadApostrophe', start, end, raw }), seq(one(m,
      "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const readContraction = node(m, (start, end, l) => ({ type: 'Contraction', start, end, text: l[0] }), label(m, 0,
      text(m, seq(run(m, "A-Za-z\u00c0-\u024f", 1), readBadApostrophe))));
  const readBadInnerMark = mistake(m, (start, end, raw) => ({ type: 'BadInnerMark', start, end, raw }), seq(one(m,
      "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const leaf307 = leaf(m, choice(m, readContraction, readBadInnerMark, readTextFlaw));
  const readApostrophe = text(m, one(m, "'\u2018-\u201b\uff07"));
  const readMissingSingleQuote = mistake(m, (start, end, raw) => ({ type: 'MissingSingleQuote', start, end, raw }),
    and(m, skipSingleLost));
  const readSingleEnd = choice(m, readApostrophe, readBadOtherEnd, readMissingLastQuote, readMissingSingleQuote,
    readMissingStringEnd);
  const leaf311 = leaf(m, readSingleEnd);
  const leaf315 = leaf(m, and(m, one(m, "\u00ab\u201c-\u201f\uff02")));
  const text316 = rounds(m, { run: " !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff", least: 1 },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) });
  const readBadInnerSmart = mistake(m, (start, end, raw) => ({ type: 'BadInnerSmart', start, end, raw }), seq(one(m,
      "\"\u00bb\u201c-\u201f\uff02"), not(m, skipEnds)));
  const leaf317 = leaf(m, choice(m, readBadInnerSmart, readTextFlaw));
  const readSmartEnd = choice(m, text(m, one(m, "\"\u00bb\u201c-\u201f\uff02")), readMissingStringEnd);
  const leaf319 = leaf(m, readSmartEnd);
  const readFence = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readClosingFence = closes(m, 0, readFence);
  const skipClosingFence = quiet(m, readClosingFence);
  const skipClosingFenceLine = seq(skipClosingFence, run(m, "\t "), choice(m, skipEol, skipEof));
  const leaf321 = leaf(m, seq(and(m, lit(m, "```")), not(m, skipClosingFenceLine)));
  const readBadFencedText = mistake(m, (start, end, raw) => ({ type: 'BadFencedText', start, end, raw }), seq(lit(m,
      "```"), run(m, "+\\-0-9A-Z_a-z"), run(m, "\t "), skipEol));
  const readFencedTextStart = node(m, (start, end, l) => ({ type: 'FencedTextStart', start, end, mark: l[0] }),
    label(m, 0, readBadFencedText));
  const leaf326 = leaf(m, readFencedTextStart);
  const text329 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(not(m, seq(skipEol, run(m, "\t "), lit(m,
        "```"))), skipEol) });
  const readBlank = text(m, one(m, "\t "));
  const leaf330 = leaf(m, choice(m, tuple(m, [0, 1, 2], optional(m, readEol), repeat(m, { least: 0, listed: true },
          readBlank), lit(m, "```")), readMissingStringEnd));
  const leaf332 = leaf(m, seq(and(m, one(m, "`\u00b4")), not(m, skipFenceMark)));
  const text333 = rounds(m, { run: " -[]-_a-\u00b3\u00b5-\uffff", least: 1 }, { before: seq(lit(m, "\\"), choice(m,
          one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))) });
  const readBadInnerBacktick = mistake(m, (start, end, raw) => ({ type: 'BadInnerBacktick', start, end, raw }),
    seq(one(m, "`\u00b4"), not(m, skipEnds)));
  const leaf334 = leaf(m, choice(m, readBadInnerBacktick, readTextFlaw));
  const readBacktickEnd = choice(m, text(m, one(m, "'`\u00b4")), readMissingStringEnd);
  const leaf336 = leaf(m, readBacktickEnd);
  const readBadConcatenation = mistake(m, (start, end, raw) => ({ type: 'BadConcatenation', start, end, raw }),
    seq(run(m, "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "), and(m, seq(optional(m, skipPrefix), one(m,
  "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))));
  const leaf338 = leaf(m, readBadConcatenation);
  const readBadVariable = mistake(m, (start, end, raw) => ({ type: 'BadVariable', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "), run(m, "^\n\r\"'+,]}", 1)));
  const leaf340 = leaf(m, readBadVariable);
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), lit(m, ""));
  const leaf342 = leaf(m, readTextEnd);
  const skipLateObjectAhead = seq(run(m, "\t\n\r "), lit(m, ":"), not(m, skipInDeepObject), repeat(m, { least: 1,
        most: 60 }, skipShallow), lit(m, "}"), run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "),
        skipMemberAhead), lit(m, "}")));
  const leaf344 = leaf(m, and(m, skipLateObjectAhead));
  const readBadLateOpen = mistake(m, (start, end, raw) => ({ type: 'BadLateOpen', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ":")));
  const readLateStart = node(m, (start, end, l) => ({ type: 'LateStart', start, end, kind: l[0] }), seq(label(m, 0,
        readObjectKind), readBadLateOpen));
  const leaf346 = leaf(m, readLateStart);
  const skipLateWord = seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), one(m, "^[{"));
  const readBadLateColon = mistake(m, (start, end, raw) => ({ type: 'BadLateColon', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), and(m, skipValueStart)));
  const leaf349 = leaf(m, pick(m, 1, and(m, skipLateWord), readBadLateColon));
  const readBadCutSign = mistake(m, (start, end, raw) => ({ type: 'BadCutSign', start, end, raw }), seq(lit(m, "-"),
      skipEof));
  const readBadCutNumber = mistake(m, (start, end, raw, l) => ({ type: 'BadCutNumber', start, end, raw,
        text: l[0] }), seq(label(m, 0, text(m, seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m,
                "."), run(m, "0-9", 1)))))), choice(m, lit(m, "."), seq(one(m, "Ee"), optional(m, one(m,
      "+\\-")))), skipEof));
  const skipExponent = seq(one(m, "Ee"), optional(m, one(m, "+\\-")), run(m, "0-9", 1));
  const readBadLeadingZero = mistake(m, (start, end, raw, l) => ({ type: 'BadLeadingZero', start, end, raw,
        code: l[0], rest: l[1] }), seq(label(m, 0, text(m, seq(optional(m, lit(m, "-")), lit(m, "0"), run(m, "0-9",
              1)))), label(m, 1, text(m, seq(optional(m, seq(lit(m, "."), run(m, "0-9", 1))), optional(m,
              skipExponent)))), and(m, skipEndsWord)));
  const skipNumber = coded(skipNumberCode, "\\-0-9", true);
  const readBadPlus = mistake(m, (start, end, raw) => ({ type: 'BadPlus', start, end, raw }), lit(m, "+"));
  const readBadRadix = mistake(m, (start, end, raw) => ({ type: 'BadRadix', start, end, raw }), seq(caseless(m,
      "0x"), run(m, "0-9A-Fa-f", 1)), seq(caseless(m, "0o"), run(m, "0-7", 1)), seq(caseless(m, "0b"), run(m, "01",
        1)));
  const readBadDigitGroups = mistake(m, (start, end, raw) => ({ type: 'BadDigitGroups', start, end, raw }),
    seq(run(m, "0-9", 1), many(m, 1, seq(lit(m, "_"), run(m, "0-9", 1)))));
  const readBadPoint = mistake(m, (start, end, raw) => ({ type: 'BadPoint', start, end, raw }), lit(m, "."));
  const readBadFraction = mistake(m, (start, end, raw) => ({ type: 'BadFraction', start, end, raw }), seq(lit(m,
      "."), run(m, "0-9", 1)));
  const readLooseDecimal = choice(m, text(m, seq(choice(m, readBadDigitGroups, run(m, "0-9", 1)), optional(m,
          choice(m, seq(lit(m, "."), run(m, "0-9", 1)), readBadPoint)), optional(m, skipExponent))), text(m,
      seq(readBadFraction, optional(m, skipExponent))));
  const readRepairedNumber = node(m, (start, end, l) => ({ type: 'RepairedNumber', start, end, sign: l[0],
        digits: l[1] }), seq(not(m, skipNumber), label(m, 0, text(m, optional(m, choice(m, lit(m, "-"),
              readBadPlus)))), label(m, 1, choice(m, readBadRadix, readLooseDecimal)), and(m, skipEndsWord)));
  const readBadNan = mistake(m, (start, end, raw) => ({ type: 'BadNan', start, end, raw }), seq(skipNan, and(m,
        skipEndsWord)));
  const readBadConstant = mistake(m, (start, end, raw) => ({ type: 'BadConstant', start, end, raw }),
    seq(skipOtherConstant, and(m, skipEndsWord)));
  const readBadCutWord = mistake(m, (start, end, raw) => ({ type: 'BadCutWord', start, end, raw }), seq(skipCutWord,
      skipEof));
  const readBadConstructor = mistake(m, (start, end, raw, l) => ({ type: 'BadConstructor', start, end, raw,
        value: l[0] }), seq(optional(m, seq(lit(m, "new"), run(m, "\t ", 1))), skipNameWord, repeat(m, { least: 0,
          most: 9 }, seq(lit(m, "."), skipNameWord)), lit(m, "("), run(m, "\t\n\r "), label(m, 0, choice(m, readText,
          readNumber, readConstant)), run(m, "\t\n\r "), lit(m, ")")));
  const readBadDots = mistake(m, (start, end, raw) => ({ type: 'BadDots', start, end, raw }), seq(choice(m,
        seq(lit(m, "..."), run(m, ".")), run(m, "\u2026", 1)), and(m, skipEndsWord)));
  const readBadOpenQuote = mistake(m, (start, end, raw, l) => ({ type: 'BadOpenQuote', start, end, raw,
        text: l[0] }), seq(label(m, 0, text(m, seq(one(m, "^\n\r \",:[]{}"), run(m, "^\n\r\",[]{}")))), lit(m, "\""),
      and(m, skipEnds)), seq(label(m, 0, text(m, skipNameWord)), lit(m, "'"), and(m, skipEnds)), seq(label(m, 0,
        text(m, seq(one(m, "^\n\r \",:[-]{}"), repeat(m, { least: 0, most: 500 }, choice(m, one(m, "^\n\r\"\\\\"),
                seq(lit(m, "\\"), one(m, "^\n\r"))))))), lit(m, "\""), and(m, skipEndsSurely)));
  const skipBalanced = choice(m, seq(lit(m, "("), repeat(m, { least: 0, most: 200 }, choice(m, one(m, "^\n\r()"),
          seq(lit(m, "("), repeat(m, { least: 0, most: 99 }, one(m, "^\n\r()")), lit(m, ")")))), lit(m, ")")),
    seq(lit(m, "${"), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r{}")), lit(m, "}")), seq(lit(m, "{"), repeat(m,
        { least: 0, most: 200 }, one(m, "^\n\r{}")), lit(m, "}")), seq(lit(m, "<"), repeat(m, { least: 0,
          most: 200 }, one(m, "^\n\r<>")), lit(m, ">")));
  const skipBareUnit = choice(m, skipBalanced, one(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a"), seq(lit(m, "\""),
      repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"")), lit(m, "\""), not(m, seq(run(m, "\t\n\r "), one(m,
  ":\uff1a")))));
  const readBadBareString = mistake(m, (start, end, raw, l) => ({ type: 'BadBareString', start, end, raw,
        text: l[0] }), seq(not(m, skipClosingFenceLine), label(m, 0, text(m, seq(skipBareUnit, many(m, 0, choice(m,
                seq(run(m, "\t "), not(m, skipCommentStart), skipBareUnit), lit(m, "/"), lit(m, "#"))))))));
  const readRepairedWord = node(m, (start, end, l) => ({ type: 'RepairedWord', start, end, value: l[0] }), label(m,
      0, choice(m, readBadCutSign, readBadCutNumber, readBadLeadingZero, readRepairedNumber)), label(m, 0, choice(m,
        readBadNan, readBadConstant, readBadCutWord, readBadConstructor, readBadDots, readBadOpenQuote,
        readBadBareString)));
  const readLooseWord = tuple(m, [0, 1], not(m, one(m, ",]}")), readRepairedWord);
  const leaf352 = leaf(m, choice(m, readLooseWord, readMissingValue));
  const leaf376 = leaf(m, readBadLateColon);
  const readBadTuple = mistake(m, (start, end, raw) => ({ type: 'BadTuple', start, end, raw }), seq(lit(m, "("),
      and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(skipNumeral,
              run(m, "\t\n\r "), choice(m, one(m, "),"), skipEof)), one(m, "([{"), skipLiteral, seq(lit(m, ")"),
              not(m, seq(run(m, "\t\n\r "), lit(m, "=>")))))))));
  const readTupleStart = node(m, (start, end, l) => ({ type: 'TupleStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), readBadTuple));
  const leaf377 = leaf(m, readTupleStart);
  const leaf380 = leaf(m, not(m, skipNameAhead));
  const skipLooseColon = seq(lit(m, ":"), and(m, seq(run(m, "\t\n\r "), skipValueStart)));
  const leaf381 = leaf(m, tuple(m, [0, 1, 2], not(m, skipNameAhead), not(m, choice(m, one(m, ")]}\uff3d\uff5d"),
          lit(m, ","), lit(m, "..."), lit(m, "\u2026"), skipLooseColon)), readRepairedWord));
  const readBadComma = mistake(m, (start, end, raw) => ({ type: 'BadComma', start, end, raw }), lit(m, ","));
  const readBadEllipsis = mistake(m, (start, end, raw) => ({ type: 'BadEllipsis', start, end, raw }), seq(lit(m,
      "..."), run(m, ".")), run(m, "\u2026", 1));
  const skipRoundArrayEnd = seq(not(m, skipInTuple), lit(m, ")"), and(m, seq(run(m, "\t\n\r "), choice(m, seq(lit(m,
            ","), run(m, "\t\n\r "), choice(m, one(m, "[{"), skipMemberAhead)), lit(m, "}"), skipEof))));
  const readBadStrayEnd = mistake(m, (start, end, raw) => ({ type: 'BadStrayEnd', start, end, raw }), seq(not(m,
        skipInTuple), not(m, skipRoundArrayEnd), lit(m, ")")));
  const readWs = repeat(m, { least: 0, listed: true }, text(m, one(m, "\t\n\r ")));
  const readCommaBehind = choice(m, tuple(m, [0, 1], readWs, lit(m, ",")), lit(m, ""));
  const readBadElementText = mistake(m, (start, end, raw) => ({ type: 'BadElementText', start, end, raw }),
    seq(not(m, one(m, ")]}\uff3d\uff5d")), not(m, skipClosingFenceLine), not(m, skipNameAhead), choice(m,
        skipLooseColon, seq(one(m, "^"), run(m, "^\n\r\"'-),[]{}")))));
  const leaf383 = leaf(m, choice(m, readBadComma, tuple(m, [0, 1], readBadEllipsis, readSeparator), tuple(m, [0, 1],
        readBadStrayEnd, readCommaBehind), tuple(m, [0, 1], readBadElementText, readCommaBehind)));
  const readTupleEnd = node(m, (start, end) => ({ type: 'TupleEnd', start, end }), lit(m, ")"));
  const readBadRootEnd = mistake(m, (start, end, raw) => ({ type: 'BadRootEnd', start, end, raw }), one(m, ")]}"));
  const readMissingBracket = mistake(m, (start, end, raw) => ({ type: 'MissingBracket', start, end, raw }), and(m,
      choice(m, one(m, ")]}\uff3d\uff5d"), lit(m, "{"), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"),
        skipNameWord)));
  const readMissingEnd = mistake(m, (start, end, raw) => ({ type: 'MissingEnd', start, end, raw }), lit(m, ""));
  const readCloseTuple = choice(m, readTupleEnd, tuple(m, [0, 1, 2], not(m, skipInAnyArray), and(m, lit(m, "]")),
      readBadRootEnd), tuple(m, [0, 1, 2], not(m, skipInAnyObject), and(m, lit(m, "}")), readBadRootEnd),
    readMissingBracket, readMissingEnd);
  const leaf391 = leaf(m, readCloseTuple);
  const readBadFullSquareEnd = mistake(m, (start, end, raw) => ({ type: 'BadFullSquareEnd', start, end, raw }),
    lit(m, "\uff3d"));
  const readArrayEnd = node(m, (start, end) => ({ type: 'ArrayEnd', start, end }), lit(m, "]"), readBadFullSquareEnd);
  const readBadArrayEnd = mistake(m, (start, end, raw) => ({ type: 'BadArrayEnd', start, end, raw }), seq(not(m,
        skipInAnyObject), lit(m, "}")), seq(not(m, skipInObjectAround), lit(m, "}"), and(m, skipMemberBehind)),
    seq(lit(m, "}"), and(m, seq(run(m, "\t\n\r "), lit(m, "}"), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "),
          lit(m, "{")))), seq(not(m, skipInDeepObject), not(m, skipInItemObject), lit(m, "}"), and(m, seq(run(m,
          "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), choice(m, lit(m, "["), one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, skipLiteral)))));
  const readBadRoundArrayEnd = mistake(m, (start, end, raw) => ({ type: 'BadRoundArrayEnd', start, end, raw }),
    skipRoundArrayEnd);
  const readCloseArray = choice(m, readArrayEnd, readBadArrayEnd, readBadRoundArrayEnd, readMissingBracket,
    readMissingEnd);
  const leaf397 = leaf(m, readCloseArray);
  const leaf403 = leaf(m, readLooseWord);
  const leaf404 = leaf(m, choice(m, and(m, skipEof), readMissingValue));
  const readMissingNameEnd = mistake(m, (start, end, raw) => ({ type: 'MissingNameEnd', start, end, raw }),
    seq(lit(m, "\""), repeat(m, { least: 0, most: 200 }, choice(m, run(m, "^\n\r\"\\\\", 1), seq(lit(m, "\\"), one(m,
      "^\n\r")))), optional(m, lit(m, "\\")), skipEof), seq(choice(m, one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipEscapedQuote), run(m,
      "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"), skipEof));
  const readBadInnerBracket = mistake(m, (start, end, raw) => ({ type: 'BadInnerBracket', start, end, raw }), lit(m,
    "["), seq(not(m, skipInAnyArray), lit(m, "{")));
  const readInOneArray = not(m, seq(skipInRootArray, skipInArrayAround));
  const readBadEarlyEnd = mistake(m, (start, end, raw) => ({ type: 'BadEarlyEnd', start, end, raw }), seq(lit(m,
      "]"), and(m, seq(run(m, "\t\n\r "), lit(m, "}"), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m,
  "{")))));
  const skipRoundItemEnd = seq(skipInItemObject, not(m, skipInObjectAround), lit(m, ")"), and(m, seq(run(m,
        "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), lit(m, "{")), lit(m, "]")))));
  const readBadText = mistake(m, (start, end, raw) => ({ type: 'BadText', start, end, raw }), seq(not(m, choice(m,
          seq(skipInTuple, lit(m, ")")), skipRoundEnd, skipRoundItemEnd, seq(lit(m, ")"), run(m, "\t\n\r "),
            optional(m, lit(m, ";")), run(m, "\t\n\r "), skipEof))), not(m, skipClosingFenceLine), one(m,
      "^]{}\uff3d\uff5d"), run(m, "^\n\r\"',[]{}\uff3d\uff5d")));
  const leaf405 = leaf(m, choice(m, readBadComma, readMissingNameEnd, readBadInnerBracket, tuple(m, [0, 1],
        readInOneArray, readBadEarlyEnd), tuple(m, [0, 1], choice(m, readBadEllipsis, readBadText),
        readCommaBehind)));
  const readBadFullEnd = mistake(m, (start, end, raw) => ({ type: 'BadFullEnd', start, end, raw }), lit(m, "\uff5d"));
  const readObjectEnd = node(m, (start, end) => ({ type: 'ObjectEnd', start, end }), lit(m, "}"), readBadFullEnd);
  const readBadObjectEnd = mistake(m, (start, end, raw) => ({ type: 'BadObjectEnd', start, end, raw }), seq(not(m,
        skipInAnyArray), lit(m, "]")), seq(lit(m, "]"), and(m, choice(m, seq(run(m, "\t\n\r "), lit(m, "}"),
            skipMemberBehind), seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{"))))));
  const readBadRoundEnd = mistake(m, (start, end, raw) => ({ type: 'BadRoundEnd', start, end, raw }), skipRoundEnd);
  const readCloseObject = choice(m, readObjectEnd, readBadObjectEnd, readBadRoundEnd, readMissingBracket,
    readMissingEnd);
  const leaf412 = leaf(m, readCloseObject);
  const readBadItemEnd = mistake(m, (start, end, raw) => ({ type: 'BadItemEnd', start, end, raw }), seq(lit(m, "]"),
      and(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{")))), skipRoundItemEnd);
  const readCloseItemObject = choice(m, readObjectEnd, readBadItemEnd, readMissingBracket, readMissingEnd);
  const leaf418 = leaf(m, readCloseItemObject);
  const readCloseBraceArray = choice(m, readArrayEnd, readBadRootEnd, readMissingEnd);
  const leaf421 = leaf(m, readCloseBraceArray);
  const readCloseNamedArray = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf423 = leaf(m, readCloseNamedArray);
  const readCloseRootArray = choice(m, readArrayEnd, readBadRootEnd, readMissingEnd);
  const leaf425 = leaf(m, readCloseRootArray);
  const readCloseRootObject = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf427 = leaf(m, readCloseRootObject);
  const leaf429 = leaf(m, and(m, skipArrayAhead));
  const leaf430 = leaf(m, and(m, skipMemberStart));
  const skipOpenlessAhead = choice(m, seq(skipLostItem, repeat(m, { least: 0, most: 50 }, seq(run(m, "\t\n\r "),
          lit(m, ","), run(m, "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), one(m,
    "[{")), seq(skipLostItem, repeat(m, { least: 1, most: 50 }, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t "), choice(m, skipEol, skipEof,
        skipFenceMark)));
  const leaf431 = leaf(m, and(m, skipOpenlessAhead));
  const skipText = coded(skipTextCode, "\"'", true);
  const skipConstant = coded(skipConstantCode, "fnt", true);
  const skipBadParentheses = seq(lit(m, "("), run(m, "\t\n\r "), choice(m, skipText, skipNumber, skipConstant),
    run(m, "\t\n\r "), lit(m, ")"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "),]}"), skipEof))));
  const leaf433 = leaf(m, seq(and(m, seq(lit(m, "("), run(m, "\t\n\r "), choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral))), not(m, skipBadParentheses)));
  const readBadQuotedBracket = mistake(m, (start, end, raw, l) => ({ type: 'BadQuotedBracket', start, end, raw,
        text: l[0] }), seq(lit(m, "'"), label(m, 0, text(m, seq(run(m, "\t\n\r "), one(m, "[]{}"), repeat(m,
              { least: 0, most: 2000 }, one(m, " -&(-[]-\uffff"))))), lit(m, "'")));
  const readRepairedRoot = node(m, (start, end, l) => ({ type: 'RepairedRoot', start, end, value: l[0] }), label(m,
      0, choice(m, readBadCutSign, readBadCutNumber, readBadLeadingZero, readBadThousands, readRepairedNumber,
        readBadParentheses, readBadConstructor)), label(m, 0, choice(m, readBadPath, readBadNan, readBadConstant,
        readBadCutWord, readBadQuotedBracket)));
  const readRootWord = choice(m, pick(m, 1, not(m, seq(lit(m, "'"), run(m, "\t\n\r "), one(m, "[]{}"))), readWord,
      and(m, skipEndsRoot)), pick(m, 0, readRepairedRoot, and(m, skipEndsRoot)));
  const leaf437 = leaf(m, readRootWord);
  const skipCodeMark = choice(m, lit(m, "``"), seq(lit(m, "`"), run(m, "\t\n\r "), choice(m, one(m, "[{"), skipEof)));
  const skipRootTextAhead = choice(m, seq(optional(m, skipPrefix), lit(m, "\""), choice(m, repeat(m, { least: 200,
            most: 200 }, one(m, "^\"\\\\")), seq(many(m, 0, choice(m, one(m, " !#-[]-\uffff"), skipGoodEscape)),
          choice(m, seq(lit(m, "\""), skipEndsRoot), skipEof)), seq(many(m, 0, choice(m, one(m, "^\"\\\\"),
              skipGoodEscape)), lit(m, "\""), run(m, "\t\n\r "), skipEof))), seq(lit(m, "\""), many(m, 0, choice(m,
          one(m, "^\n\r\"[-]{}"), seq(lit(m, "\\"), one(m, "^\n\r")), seq(lit(m, "\""), not(m, seq(run(m, "\t\n\r "),
                skipEof))))), lit(m, "\""), run(m, "\t\n\r "), skipEof), lit(m, "\"\"\""), seq(not(m, skipCodeMark),
      one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "^\n\r\""), skipEof), seq(lit(m, "'"), run(m,
      "^\n\r'\\\\"), lit(m, "'"), skipEndsRoot));
  const leaf441 = leaf(m, and(m, skipRootTextAhead));
  const skipFence = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, run: l[0] }),
    seq(label(m, 0, text(m, skipFence)), run(m, "+\\-0-9A-Z_a-z"), not(m, seq(run(m, "\t\n\r "), skipEof))));
  const leaf444 = leaf(m, readBadFence);
  const readBadCutFence = mistake(m, (start, end, raw) => ({ type: 'BadCutFence', start, end, raw }), seq(choice(m,
        seq(skipFence, run(m, "+\\-0-9A-Z_a-z"), run(m, "\t\n\r ")), repeat(m, { least: 1, most: 2 }, lit(m, "`"))),
      skipEof));
  const leaf447 = leaf(m, readBadCutFence);
  const skipWord = seq(not(m, lit(m, "\"\"\"\"")), choice(m, seq(skipText, and(m, skipEnds), not(m, seq(run(m,
            "\t\n\r "), lit(m, "+")))), skipNumber, skipConstant));
  const skipBadCutSign = seq(lit(m, "-"), skipEof);
  const skipBadCutNumber = seq(seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m,
            "0-9", 1)))), choice(m, lit(m, "."), seq(one(m, "Ee"), optional(m, one(m, "+\\-")))), skipEof);
  const skipBadLeadingZero = seq(seq(optional(m, lit(m, "-")), lit(m, "0"), run(m, "0-9", 1)), seq(optional(m,
        seq(lit(m, "."), run(m, "0-9", 1))), optional(m, skipExponent)), and(m, skipEndsWord));
  const skipBadThousands = seq(optional(m, one(m, "+\\-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")), many(m,
      1, seq(lit(m, ","), repeat(m, { least: 3, most: 3 }, one(m, "0-9")), not(m, one(m, "0-9")))), optional(m,
      seq(lit(m, "."), run(m, "0-9", 1))), and(m, skipEndsWord));
  const skipBadRadix = choice(m, seq(caseless(m, "0x"), run(m, "0-9A-Fa-f", 1)), seq(caseless(m, "0o"), run(m, "0-7",
        1)), seq(caseless(m, "0b"), run(m, "01", 1)));
  const skipBadDigitGroups = seq(run(m, "0-9", 1), many(m, 1, seq(lit(m, "_"), run(m, "0-9", 1))));
  const skipBadFraction = seq(lit(m, "."), run(m, "0-9", 1));
  const skipLooseDecimal = choice(m, seq(choice(m, skipBadDigitGroups, run(m, "0-9", 1)), optional(m, choice(m,
          seq(lit(m, "."), run(m, "0-9", 1)), lit(m, "."))), optional(m, skipExponent)), seq(skipBadFraction,
      optional(m, skipExponent)));
  const skipRepairedNumber = seq(not(m, skipNumber), optional(m, choice(m, lit(m, "-"), lit(m, "+"))), choice(m,
      skipBadRadix, skipLooseDecimal), and(m, skipEndsWord));
  const skipBadConstructor = seq(optional(m, seq(lit(m, "new"), run(m, "\t ", 1))), skipNameWord, repeat(m,
      { least: 0, most: 9 }, seq(lit(m, "."), skipNameWord)), lit(m, "("), run(m, "\t\n\r "), choice(m, skipText,
      skipNumber, skipConstant), run(m, "\t\n\r "), lit(m, ")"));
  const skipBadPath = choice(m, seq(lit(m, "\""), seq(one(m, "A-Za-z"), lit(m, ":"), and(m, lit(m, "\\")), and(m,
          skipPathEscape), many(m, 0, skipPathPart), skipLoneBackslash, many(m, 0, choice(m, skipPathPart,
            skipLoneBackslash))), lit(m, "\""), and(m, skipEnds)), seq(lit(m, "\""), and(m, one(m, "$\\\\")), and(m,
        seq(many(m, 0, choice(m, skipTexPart, seq(lit(m, "\\"), one(m, "bfr")))), skipLoneBackslash, one(m,
      "A-Za-z"))), and(m, seq(many(m, 0, choice(m, skipTexPart, skipLoneBackslash)), lit(m, "\\"), one(m,
          "bfr"), one(m, "a-z"))), many(m, 1, choice(m, skipTexPart, seq(lit(m, "\\"), one(m, "bfr")),
          skipLoneBackslash)), lit(m, "\""), and(m, skipEnds)));
  const skipBadNan = seq(skipNan, and(m, skipEndsWord));
  const skipBadConstant = seq(skipOtherConstant, and(m, skipEndsWord));
  const skipBadCutWord = seq(skipCutWord, skipEof);
  const skipBadQuotedBracket = seq(lit(m, "'"), seq(run(m, "\t\n\r "), one(m, "[]{}"), repeat(m, { least: 0,
          most: 2000 }, one(m, " -&(-[]-\uffff"))), lit(m, "'"));
  const skipRepairedRoot = choice(m, choice(m, skipBadCutSign, skipBadCutNumber, skipBadLeadingZero,
      skipBadThousands, skipRepairedNumber, skipBadParentheses, skipBadConstructor), choice(m, skipBadPath,
      skipBadNan, skipBadConstant, skipBadCutWord, skipBadQuotedBracket));
  const skipRootWord = choice(m, seq(not(m, seq(lit(m, "'"), run(m, "\t\n\r "), one(m, "[]{}"))), skipWord, and(m,
        skipEndsRoot)), seq(skipRepairedRoot, and(m, skipEndsRoot)));
  const readBadSequence = mistake(m, (start, end, raw) => ({ type: 'BadSequence', start, end, raw }), seq(run(m,
        "\t\n\r ", 1), optional(m, seq(lit(m, ","), run(m, "\t\n\r "))), and(m, choice(m, lit(m, "{"),
          skipArrayAhead))), seq(lit(m, ","), run(m, "\t\n\r "), and(m, choice(m, lit(m, "{"), skipArrayAhead))),
    seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), and(m, choice(m, skipRootWord, skipRootTextAhead))));
  const readBadListSequence = mistake(m, (start, end, raw) => ({ type: 'BadListSequence', start, end, raw }),
    seq(run(m, "\t "), lit(m, ","), run(m, "\t "), skipEol, run(m, "\t\n\r "), and(m, choice(m, skipRootWord,
          skipRootTextAhead))));
  const leaf449 = leaf(m, choice(m, readBadSequence, readBadListSequence));
  const leaf470 = leaf(m, and(m, one(m, "[{\uff3b\uff5b")));
  const readBadRootComma = mistake(m, (start, end, raw) => ({ type: 'BadRootComma', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ","), and(m, seq(run(m, "\t\n\r "), choice(m, skipEof, skipFenceMark)))));
  const readBadRest = mistake(m, (start, end, raw) => ({ type: 'BadRest', start, end, raw }), seq(not(m, seq(run(m,
          "\t\n\r "), choice(m, skipCommentStart, one(m, ")]}\uff3d\uff5d")))), repeat(m, { least: 1, most: 200 },
        one(m, "^[]{}")), one(m, "]}"), and(m, seq(run(m, "\t\n\r "), choice(m, skipEof, skipFenceMark)))),
    seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), choice(m, skipQuotedAhead, skipNumeral), and(m, seq(run(m,
          "\t\n\r "), choice(m, skipEof, skipFenceMark)))));
  const leaf471 = leaf(m, choice(m, readBadRootComma, readBadRest, lit(m, "")));
  const leaf474 = leaf(m, choice(m, readBlanks, readGapMistake));
  const leaf475 = leaf(m, not(m, skipClosingFence));
  const leaf476 = leaf(m, and(m, skipProseObjectAhead));
  const skipProseArrayAhead = seq(lit(m, "["), run(m,
    "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), optional(m, choice(m,
        seq(skipLineMark, run(m, "\t\n\r ")), seq(lit(m, ","), run(m,
          "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), and(m, one(m,
    "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"))))), choice(m, one(m,
      "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNoise, lit(m, "{"), skipConstantAhead, seq(repeat(m,
          { least: 1, most: 40 }, one(m, "+\\-.0-9")), run(m, "\t\n\r "), choice(m, lit(m, ","), skipEof)),
      seq(lit(m, "["), run(m, "\t\n\r "), choice(m, one(m, "\"0-9[{"), seq(lit(m, "]"), run(m, "\t\n\r "), lit(m,
      ",")))), skipEof));
  const leaf477 = leaf(m, and(m, skipProseArrayAhead));
  const readBadCall = mistake(m, (start, end, raw) => ({ type: 'BadCall', start, end, raw }), seq(skipNameWord,
      repeat(m, { least: 0, most: 9 }, seq(lit(m, "."), skipNameWord)), run(m, "\t\n\r "), lit(m, "("), and(m,
        seq(run(m, "\t\n\r "), one(m, "\"'[`{")))), seq(lit(m, "("), and(m, seq(run(m, "\t\n\r "), one(m, "[{")))));
  const skipDeclaration = seq(choice(m, lit(m, "var"), lit(m, "let"), lit(m, "const")), run(m, "\t ", 1),
    skipNameWord, run(m, "\t "), lit(m, "="));
  const skipExporting = choice(m, seq(lit(m, "export"), run(m, "\t ", 1), lit(m, "default")), lit(m, "return"));
  const readBadAssignment = mistake(m, (start, end, raw) => ({ type: 'BadAssignment', start, end, raw }),
    seq(choice(m, skipDeclaration, seq(skipNameWord, repeat(m, { least: 0, most: 9 }, seq(lit(m, "."),
              skipNameWord)), run(m, "\t "), lit(m, "=")), skipExporting), and(m, seq(run(m, "\t\n\r "), one(m,
  "\"'[`{")))));
  const leaf479 = leaf(m, choice(m, readBadCall, readBadAssignment));
  const skipWrapperEnd = seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ")"), run(m, "\t\n\r "), optional(m, lit(m,
      ";"))), lit(m, ";")));
  const leaf484 = leaf(m, choice(m, skipWrapperEnd, lit(m, "")));
  const readBadRootBracket = mistake(m, (start, end, raw) => ({ type: 'BadRootBracket', start, end, raw }), run(m,
      "]}", 1));
  const skipLostMember = seq(lit(m, "\""), repeat(m, { least: 1, most: 60 }, one(m, "^\n\r\"\\\\")), lit(m, "\""),
    run(m, "\t\n\r "), lit(m, ":"), and(m, seq(run(m, "\t\n\r "), choice(m, skipLongText, skipNumeral, one(m, "[{"),
          skipLiteral))));
  const readBadLostMember = mistake(m, (start, end, raw) => ({ type: 'BadLostMember', start, end, raw }),
    skipLostMember);
  const skipStarComment = seq(lit(m, "/*"), repeat(m, { least: 0, most: 200 }, seq(not(m, lit(m, "*/")), one(m,
    "^"))), lit(m, "*/"));
  const skipProseStop = choice(m, skipLostMember, skipProseObjectAhead, skipNamedArrayAhead, skipProseArrayAhead,
    skipFenceMark, lit(m, "\ufeff"), seq(lit(m, "("), run(m, "\t\n\r "), one(m, "[{"), run(m, "\t\n\r "), one(m,
  "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")));
  const readBadProse = mistake(m, (start, end, raw) => ({ type: 'BadProse', start, end, raw }), seq(one(m, "^"),
      many(m, 0, choice(m, one(m, "^\"(/[`{~\ufeff"), skipStarComment, seq(not(m, skipProseStop), one(m, "^"))))));
  const leaf486 = leaf(m, choice(m, readBadRootBracket, readBadLostMember, tuple(m, [0, 1], not(m, skipFenceMark),
        readBadProse)));
  const readFenceEnd = readClosingFence;
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }), lit(m,
  ""));
  const leaf493 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
  const readMissingDocument = mistake(m, (start, end, raw) => ({ type: 'MissingDocument', start, end, raw }), lit(m,
  ""));
  const leaf496 = leaf(m, readMissingDocument);
  const readBadLooseFence = mistake(m, (start, end, raw) => ({ type: 'BadLooseFence', start, end, raw }), skipFence);
  const leaf498 = leaf(m, choice(m, readBadLooseFence, readBadRootBracket, readBadLostMember, readBadProse));
  const leaf500 = leaf(m, choice(m, readMissingDocument, lit(m, "")));

  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf282, body: { op: 'choice', starts: [STARTS_16, STARTS_16], alternatives: [{ op: 'leaf', read: leaf283 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf285 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf279 }] } }, { op: 'leaf', read: leaf287 }] }] } }] };
  const steplaterPair: Step = { op: 'choice', starts: [STARTS_16, STARTS_16], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf291 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf279 }] } }, { op: 'leaf', read: leaf287 }] }, stepinnerPair] };
  const stepquoted: Step = { op: 'choice', starts: [STARTS_14, STARTS_15, STARTS_16, STARTS_14, STARTS_21, STARTS_24, STARTS_25, STARTS_28], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf256, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf267, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf270, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf276, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf302, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf315, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf321, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: [STARTS_30, STARTS_30], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf338 }, { op: 'choice', starts: [STARTS_29, null], alternatives: [stepquoted, { op: 'leaf', read: leaf293 }] }] }, { op: 'leaf', read: leaf340 }] } }, { op: 'leaf', read: leaf342 }] };
  const stepword: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_29], alternatives: [{ op: 'leaf', read: leaf251 }, { op: 'leaf', read: leaf254, isShortcut: true }, { op: 'leaf', read: leaf255 }, stepstring] };
  const stepelementValue: Step = { op: 'choice', starts: [null, STARTS_5, STARTS_6, null, STARTS_33, STARTS_0, STARTS_34, null, null], alternatives: [{ op: 'leaf', read: leaf99 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf159, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf165, body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: leaf243 }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: leaf243 }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf380, body: stepstring }] }, { op: 'leaf', read: leaf381 }] };
  const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: leaf173 }] };
  const stepelementPart: Step = { op: 'choice', starts: [STARTS_2, null, null, null], alternatives: [{ op: 'leaf', read: leaf84, isShortcut: true }, { op: 'leaf', read: leaf95 }, stepelement, { op: 'leaf', read: leaf383 }] };
  const stepcontainer: Step = { op: 'choice', starts: [STARTS_6, STARTS_33, STARTS_5, STARTS_0, STARTS_34], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf159, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf349 }, { op: 'choice', starts: [STARTS_32, null], alternatives: [stepword, { op: 'leaf', read: leaf352 }] }] } }, { op: 'choice', starts: [STARTS_31, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf376 }, { op: 'choice', starts: [STARTS_35, null], alternatives: [stepcontainer, { op: 'leaf', read: leaf248 }] }] }, { op: 'leaf', read: leaf293 }] }] };
  const steppresentValue: Step = { op: 'choice', starts: [STARTS_10, STARTS_32, STARTS_35, STARTS_36], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf250, body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', starts: [STARTS_31, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf344, body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf403 }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', starts: [STARTS_9, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf229, body: { op: 'loop', body: { op: 'leaf', read: leaf233 } } }, { op: 'choice', starts: [STARTS_7, STARTS_8, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf235, body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf239, body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: leaf248 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf233 } }, { op: 'choice', starts: [STARTS_37, null], alternatives: [steppresentValue, { op: 'leaf', read: leaf404 }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf185 }, stepmemberValue, { op: 'leaf', read: leaf173 }] };
  const stepobjectPart: Step = { op: 'choice', starts: [STARTS_3, STARTS_4, null, STARTS_38, null], alternatives: [{ op: 'leaf', read: leaf136, isShortcut: true }, { op: 'leaf', read: leaf144 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf145, body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: leaf173 }] }, stepmember, { op: 'leaf', read: leaf405 }] };
  const stepbracketValue: Step = { op: 'choice', starts: [STARTS_0, STARTS_6, STARTS_6, STARTS_5, STARTS_33, STARTS_39], alternatives: [{ op: 'leaf', read: leaf69, isForWhole: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf71, body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf159, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf429, body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', starts: [STARTS_40, STARTS_7, STARTS_8, STARTS_34, STARTS_41, STARTS_29], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf430, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf431, body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf433, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf437 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf441, body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_44, STARTS_40], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf449 }, { op: 'choice', starts: [STARTS_42, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf293 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf470, body: stepbracketValue }] }] } }, { op: 'leaf', read: leaf471 }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_42, STARTS_43, STARTS_43], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: leaf447 }] }, stepmoreValues] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_5, STARTS_5], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf476, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf130, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf477, body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf479 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_42, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf293 }] }, { op: 'leaf', read: leaf484 }] };
  const stepfencedPart: Step = { op: 'choice', starts: [STARTS_46, STARTS_43, STARTS_47, STARTS_48, STARTS_49], alternatives: [{ op: 'leaf', read: leaf474 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf475, body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf486 }] };
  const steparound: Step = { op: 'choice', starts: [STARTS_46, STARTS_43, STARTS_47, STARTS_48, STARTS_49], alternatives: [{ op: 'leaf', read: leaf474 }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf498 }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_45, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf496 }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: leaf500 }] } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf82 }, stepelementPart] } }, { op: 'leaf', read: leaf425 }] } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf132 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf423 }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf155 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf421 }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', register: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf167 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf171 }, stepobjectPart] } }, { op: 'leaf', read: leaf418 }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', register: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf236 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf412 }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf240 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf397 }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf167 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf412 }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf265 }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text264 } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf269 }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text268 } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf273 }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text271 } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf279 }] } }, { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'leaf', read: leaf280 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: leaf293 }] }, { op: 'leaf', read: leaf294 }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text277, isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_16, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: leaf279 }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf307 }] } }, { op: 'leaf', read: leaf311 }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text303, isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_22, STARTS_23], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf317 }] } }, { op: 'leaf', read: leaf319 }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text316, isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf326 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf330 }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text329 } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_26, STARTS_27], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf334 }] } }, { op: 'leaf', read: leaf336 }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text333, isSome: true } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', register: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf346 }, { op: 'loop', body: { op: 'leaf', read: leaf233 } }, { op: 'choice', starts: [STARTS_37, null], alternatives: [steppresentValue, { op: 'leaf', read: leaf248 }] }, { op: 'leaf', read: leaf173 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf412 }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf76 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf397 }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf377 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf391 }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf167 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf171 }, stepobjectPart] } }, { op: 'leaf', read: leaf427 }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf236 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf171 }, stepobjectPart] } }, { op: 'leaf', read: leaf427 }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf240 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_1, null], alternatives: [{ op: 'leaf', read: leaf82 }, stepelementPart] } }, { op: 'leaf', read: leaf425 }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf444 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_45, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf293 }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf493 }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
    },
  };
}

function makeFlat(): FlatRules {
  const m = new FlatMachine();

  const TABLE_0 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
  const TABLE_1 = tableOf([35, 35], [45, 45], [47, 47], [60, 60]);
  const TABLE_2 = tableOf([0, 0], [11, 12], [33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [62, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_3 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_4 = tableOf([0, 0], [11, 12]);
  const TABLE_5 = tableOf([43, 43], [48, 57], [62, 62], [124, 124]);
  const TABLE_6 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_7 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_8 = tableOf([44, 44], [93, 93], [125, 125]);
  const TABLE_9 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_10 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
  const TABLE_11 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
  const TABLE_12 = tableOf([34, 34], [39, 39], [96, 96]);
  const TABLE_13 = tableOf([0, 9], [11, 12], [14, 33], [35, 39], [42, 122], [124, 124], [126, 127]);
  const TABLE_14 = tableOf([33, 33], [63, 63], [65, 90], [97, 122]);
  const TABLE_15 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_16 = tableOf([33, 33], [35, 38], [42, 42], [45, 57], [60, 60], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_17 = tableOf([35, 35], [45, 45], [47, 57], [60, 60], [102, 102], [110, 110], [116, 116]);
  const TABLE_18 = tableOf([33, 33], [35, 38], [42, 42], [45, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
  const TABLE_20 = tableOf([33, 33], [40, 40], [60, 60], [63, 63], [91, 91]);
  const TABLE_21 = tableOf([9, 10], [13, 13], [32, 37], [39, 41], [43, 43], [45, 57], [59, 60], [63, 91], [95, 123], [126, 126]);
  const TABLE_22 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_23 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_24 = tableOf([9, 9], [32, 32], [36, 36], [65, 90], [92, 92], [95, 95], [97, 122]);
  const TABLE_25 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_26 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_27 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
  const TABLE_28 = tableOf([41, 41], [93, 93], [125, 125]);
  const TABLE_29 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_30 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_31 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const TABLE_32 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
  const TABLE_33 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [45, 45], [47, 47], [60, 60], [93, 93], [125, 125]);
  const TABLE_34 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
  const TABLE_35 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
  const TABLE_36 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_37 = tableOf([34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_38 = tableOf([32, 33], [35, 91], [94, 124], [126, 127]);
  const TABLE_39 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
  const TABLE_40 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [96, 96]);
  const TABLE_41 = tableOf([34, 34], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_42 = tableOf([70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_43 = tableOf([32, 32], [45, 46], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_44 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_45 = tableOf([34, 34], [39, 39], [92, 92], [96, 96]);
  const TABLE_46 = tableOf([0, 0], [9, 13], [32, 32]);
  const TABLE_47 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
  const TABLE_48 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
  const TABLE_49 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
  const TABLE_50 = tableOf([32, 32], [43, 58], [84, 84], [90, 90], [93, 93]);
  const TABLE_51 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
  const TABLE_52 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
  const TABLE_53 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_54 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_55 = tableOf([34, 34], [39, 39]);
  const TABLE_56 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
  const TABLE_57 = tableOf();
  const TABLE_58 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
  const TABLE_59 = tableOf([34, 34]);
  const TABLE_60 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
  const TABLE_61 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
  const TABLE_62 = tableOf([42, 42], [45, 45]);
  const TABLE_63 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [44, 44], [93, 93], [125, 125]);
  const TABLE_64 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);

  function readAlone(p: number): number {
    const { text, end } = m;
    let c = 0;
    l1: {
      const s2 = p;
      const k3 = m.nodesEnd;
      const k4 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 65339))) {
        l5: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)))) break l5;
          p = readWhole(p);
          if (p < 0) break l5;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (p < end) break l5;
          break l1;
        }
        p = s2;
        m.nodesEnd = k3;
        m.mistakesEnd = k4;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      l721: {
        if ((p < end && text.charCodeAt(p) === 96)) {
          const s719 = p;
          l720: {
            if (!text.startsWith("```", p)) break l720;
            p += 3;
            if ((p < end && text.charCodeAt(p) === 96)) break l720;
            p = s719;
            break l721;
          }
          p = s719;
        }
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) return -1;
      p = noteBadFence(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)))) return -1;
      p = readWhole(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      l728: {
        const s729 = p;
        if ((p < end && text.charCodeAt(p) === 96)) {
          l730: {
            if (!text.startsWith("```", p)) break l730;
            p += 3;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (p < end) break l730;
            break l728;
          }
          p = s729;
        }
        if (p < end) return -1;
        p = noteMissingFenceEnd(p);
        if (p < 0) return -1;
      }
    }
    return p;
  }

  function readWhole(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    const node = m.open(0, start);
    l6: {
      const s7 = p;
      const k8 = m.nodesEnd;
      const k9 = m.mistakesEnd;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l10: {
          p = readWholeObject(p);
          if (p < 0) break l10;
          break l6;
        }
        p = s7;
        m.nodesEnd = k8;
        m.mistakesEnd = k9;
      }
      l565: {
        if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 65339))) {
          const s563 = p;
          l564: {
            p = skipArrayAhead_(p);
            if (p < 0) break l564;
            p = s563;
            break l565;
          }
          p = s563;
        }
        return -1;
      }
      if (!((p < end && text.charCodeAt(p) === 91))) return -1;
      p = readWholeArray(p);
      if (p < 0) return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
      {
        const s713 = p;
        l714: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l716: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l716;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) break l714;
            p = skipQuotedAhead_(p);
            if (p < 0) break l714;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 58 || c === 93)))) break l714;
            p++;
          }
          return -1;
        }
        p = s713;
      }
    }
    m.close(node, p);
    return p;
  }

  function readWholeObject(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (m.depth >= DEEPEST) return -1;
    m.depth++;
    const start = p;
    const node = m.open(1, start);
    if (p >= end || text.charCodeAt(p) !== 123) { m.depth--; return -1; }
    p++;
    p = noteWholeGap_(p);
    if (p < 0) { m.depth--; return -1; }
    l55: for (;;) {
      const s57 = p;
      const k58 = m.nodesEnd;
      const k59 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
        l56: {
          p = readWholeMember_(p);
          if (p < 0) break l56;
          continue l55;
        }
        p = s57;
        m.nodesEnd = k58;
        m.mistakesEnd = k59;
      }
      break;
    }
    l517: {
      if ((p < end && text.charCodeAt(p) === 125)) {
        p++;
        break l517;
      }
      l521: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
          const s522 = p;
          const k523 = m.nodesEnd;
          const k524 = m.mistakesEnd;
          l520: {
            l525: {
              const s526 = p;
              const k527 = m.nodesEnd;
              const k528 = m.mistakesEnd;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
                l529: {
                  p = readCutMember(p);
                  if (p < 0) break l529;
                  break l525;
                }
                p = s526;
                m.nodesEnd = k527;
                m.mistakesEnd = k528;
              }
              l542: {
                if ((p < end && text.charCodeAt(p) === 34)) {
                  const s540 = p;
                  l541: {
                    p++;
                    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) p++;
                    if (p < end) break l541;
                    p = s540;
                    break l542;
                  }
                  p = s540;
                }
                break l520;
              }
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l520;
              p = noteMissingNameEnd(p);
              if (p < 0) break l520;
            }
            break l521;
          }
          p = s522;
          m.nodesEnd = k523;
          m.mistakesEnd = k524;
        }
      }
      p = noteWholeCut_(p);
      if (p < 0) { m.depth--; return -1; }
    }
    m.close(node, p);
    m.depth--;
    return p;
  }

  function noteWholeGap_(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l11: for (;;) {
      const s13 = p;
      const k14 = m.nodesEnd;
      const k15 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        l12: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s16 = p;
              l17: {
                p = skipHashWord_(p);
                if (p < 0) break l17;
                break l12;
              }
              p = s16;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)))) break l12;
          p = noteBadComment(p);
          if (p < 0) break l12;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l11;
        }
        p = s13;
        m.nodesEnd = k14;
        m.mistakesEnd = k15;
      }
      break;
    }
    return p;
  }

  function skipHashWord_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l19: {
      const s20 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l21: {
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) break l21;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l22: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l22;
            }
            if (p < end) break l21;
          }
          break l19;
        }
        p = s20;
      }
      l25: {
        if ((p < end && text.charCodeAt(p) === 35)) {
          p++;
          break l25;
        }
        if (p >= end || text.charCodeAt(p) !== 47 || !text.startsWith("//", p)) return -1;
        p += 2;
      }
      let n31 = 0;
      l28: for (;;) {
        if (n31 >= 200) break;
        const s30 = p;
        l29: {
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) break l29;
          p++;
          n31++;
          continue l28;
        }
        p = s30;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 34) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)))) return -1;
      p++;
    }
    return p;
  }

  function noteBadComment(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)))) return -1;
    p = skipComment_(p);
    if (p < 0) return -1;
    m.mistake(0, start, p);
    return p;
  }

  function skipComment_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l32: {
      const s33 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 45 || c === 47))) {
        l34: {
          l35: {
            const s36 = p;
            if ((p < end && text.charCodeAt(p) === 47)) {
              l37: {
                if (!text.startsWith("//", p)) break l37;
                p += 2;
                break l35;
              }
              p = s36;
            }
            if ((p < end && text.charCodeAt(p) === 35)) {
              p++;
              break l35;
            }
            if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("--", p)) break l34;
            p += 2;
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l34;
            p++;
          }
          while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          break l32;
        }
        p = s33;
      }
      if ((p < end && text.charCodeAt(p) === 47)) {
        l39: {
          if (!text.startsWith("/*", p)) break l39;
          p += 2;
          l40: for (;;) {
            const s42 = p;
            if (p < end) {
              l41: {
                if ((p < end && text.charCodeAt(p) === 42)) {
                  {
                    const s43 = p;
                    l44: {
                      if (!text.startsWith("*/", p)) break l44;
                      p += 2;
                      break l41;
                    }
                    p = s43;
                  }
                }
                if (!(p < end)) break l41;
                p++;
                continue l40;
              }
              p = s42;
            }
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) break l39;
          p += 2;
          break l32;
        }
        p = s33;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) return -1;
      p += 4;
      l47: for (;;) {
        const s49 = p;
        if (p < end) {
          l48: {
            if ((p < end && text.charCodeAt(p) === 45)) {
              {
                const s50 = p;
                l51: {
                  if (!text.startsWith("-->", p)) break l51;
                  p += 3;
                  break l48;
                }
                p = s50;
              }
            }
            if (!(p < end)) break l48;
            p++;
            continue l47;
          }
          p = s49;
        }
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) return -1;
      p += 3;
    }
    return p;
  }

  function readWholeMember_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) return -1;
    p = readWholeName_(p);
    if (p < 0) return -1;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (p >= end || text.charCodeAt(p) !== 58) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l100: {
      const s101 = p;
      const k102 = m.nodesEnd;
      const k103 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        l104: {
          p = readWholeValue_(p);
          if (p < 0) break l104;
          p = noteWholeMemberEnd_(p);
          if (p < 0) break l104;
          break l100;
        }
        p = s101;
        m.nodesEnd = k102;
        m.mistakesEnd = k103;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)))) return -1;
      p = readCutValue_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function readWholeName_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l60: {
      const s61 = p;
      const k62 = m.nodesEnd;
      const k63 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l64: {
          p = readText(p);
          if (p < 0) break l64;
          break l60;
        }
        p = s61;
        m.nodesEnd = k62;
        m.mistakesEnd = k63;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) return -1;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
        {
          const s83 = p;
          l84: {
            p = skipLineMark_(p);
            if (p < 0) break l84;
            return -1;
          }
          p = s83;
        }
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) return -1;
      p = readBadBareKey(p);
      if (p < 0) return -1;
      if (!((p < end && text.charCodeAt(p) === 58))) return -1;
    }
    return p;
  }

  function readText(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let way = 0;
    l65: {
      const s66 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l67: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          if (p >= end || text.charCodeAt(p) !== 34) break l67;
          p++;
          break l65;
        }
        p = s66;
      }
      if ((p < end && text.charCodeAt(p) === 34)) {
        l68: {
          p++;
          let n72 = 0;
          l69: for (;;) {
            if (n72 >= 2000) break;
            const s71 = p;
            l70: {
              l73: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l73;
                }
                if (!((p < end && text.charCodeAt(p) === 92))) break l70;
                p = skipGoodEscape_(p);
                if (p < 0) break l70;
              }
              n72++;
              continue l69;
            }
            p = s71;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l68;
          p++;
          way = 1;
          break l65;
        }
        p = s66;
      }
      if (!((p < end && text.charCodeAt(p) === 39))) return -1;
      p = noteBadSingleQuotes(p);
      if (p < 0) return -1;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      way = 2;
    }
    m.node(2 + way, start, p);
    return p;
  }

  function skipGoodEscape_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) return -1;
    p++;
    l76: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : false))) {
        p++;
        break l76;
      }
      if (p >= end || text.charCodeAt(p) !== 117) return -1;
      p++;
      let n82 = 0;
      l79: for (;;) {
        if (n82 >= 4) break;
        const s81 = p;
        l80: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) break l80;
          p++;
          n82++;
          continue l79;
        }
        p = s81;
        break;
      }
      if (n82 < 4) return -1;
    }
    return p;
  }

  function noteBadSingleQuotes(p: number): number {
    const { text, end } = m;
    const start = p;
    if (p >= end || text.charCodeAt(p) !== 39) return -1;
    p++;
    m.mistake(1, start, p);
    return p;
  }

  function skipLineMark_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l86: {
      const s87 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 62 || c === 124))) {
        l88: {
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l88;
          p++;
          break l86;
        }
        p = s87;
      }
      let n92 = 0;
      l89: for (;;) {
        if (n92 >= 5) break;
        const s91 = p;
        l90: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l90;
          p++;
          n92++;
          continue l89;
        }
        p = s91;
        break;
      }
      if (n92 < 1) return -1;
      if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 124)))) return -1;
      p++;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) return -1;
      p++;
    }
    return p;
  }

  function readBadBareKey(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 58)) {
      p++;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) return -1;
    p = skipBareKey_(p);
    if (p < 0) return -1;
    m.node(5, start, p);
    m.mistake(2, start, p);
    return p;
  }

  function skipBareKey_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
    l96: for (;;) {
      const s98 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l97: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) break l97;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
          continue l96;
        }
        p = s98;
      }
      break;
    }
    return p;
  }

  function readWholeValue_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (m.depth >= DEEPEST) return -1;
    m.depth++;
    l105: {
      const s106 = p;
      const k107 = m.nodesEnd;
      const k108 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l109: {
          p = readText(p);
          if (p < 0) break l109;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l110: {
          p = readNumber(p);
          if (p < 0) break l110;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
        l263: {
          p = readConstant(p);
          if (p < 0) break l263;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if ((p < end && text.charCodeAt(p) === 123)) {
        l267: {
          p = readWholeObject(p);
          if (p < 0) break l267;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l268: {
          p = readWholeArray(p);
          if (p < 0) break l268;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)))) { m.depth--; return -1; }
      p = readBadConstant(p);
      if (p < 0) { m.depth--; return -1; }
    }
    m.depth--;
    return p;
  }

  function readNumber(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) return -1;
    p = skipNumeral_(p);
    if (p < 0) return -1;
    l128: {
      const s126 = p;
      l127: {
        p = skipEndsWord_(p);
        if (p < 0) break l127;
        p = s126;
        break l128;
      }
      p = s126;
      return -1;
    }
    m.node(6, start, p);
    return p;
  }

  function skipNumeral_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {
      p++;
    }
    l114: {
      if ((p < end && text.charCodeAt(p) === 48)) {
        p++;
        break l114;
      }
      if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))))) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    }
    l118: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s119 = p;
        l117: {
          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l117;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l118;
        }
        p = s119;
      }
    }
    l121: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s122 = p;
        l120: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          }
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l120;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l121;
        }
        p = s122;
      }
    }
    return p;
  }

  function skipEndsWord_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l129: {
      const s130 = p;
      l131: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        l132: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 65292 || c === 65341 || c === 65373))) {
            p++;
            break l132;
          }
          if (p < end) break l131;
        }
        break l129;
      }
      p = s130;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l135: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (p >= end || text.charCodeAt(p) !== 124) break l135;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l136: {
            if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) break l135;
            p = skipLostName_(p);
            if (p < 0) break l135;
          }
          break l129;
        }
        p = s130;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 8230 || c === 8592 || c === 12289 || c === 65282 || c === 65287))) {
        l149: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l149;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          l150: {
            const s151 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l152: {
                p = skipEol_(p);
                if (p < 0) break l152;
                break l150;
              }
              p = s151;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              l157: {
                p = skipCommentStart_(p);
                if (p < 0) break l157;
                break l150;
              }
              p = s151;
            }
            if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
              l164: {
                p = skipFenceMark_(p);
                if (p < 0) break l164;
                break l150;
              }
              p = s151;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 8230 || c === 12289))) {
              p++;
              break l150;
            }
            if ((p < end && text.charCodeAt(p) === 46)) {
              l169: {
                if (!text.startsWith("...", p)) break l169;
                p += 3;
                break l150;
              }
              p = s151;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l150;
            }
            if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
              l171: {
                p = skipNumeral_(p);
                if (p < 0) break l171;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l171;
                break l150;
              }
              p = s151;
            }
            if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              l172: {
                p = skipLiteral_(p);
                if (p < 0) break l172;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l172;
                break l150;
              }
              p = s151;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8592))) {
              l177: {
                p = skipSignRemark_(p);
                if (p < 0) break l177;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)))) break l177;
                p = skipRemarkEnd_(p);
                if (p < 0) break l177;
                break l150;
              }
              p = s151;
            }
            if (p >= end || text.charCodeAt(p) !== 45) break l149;
            p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l149;
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) break l149;
            p++;
            let n235 = 0;
            l232: for (;;) {
              if (n235 >= 9) break;
              const s234 = p;
              l233: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12290 && c <= 65287) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 12288) || c >= 65374 || (c >= 128 && c <= 170) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65370) || (c >= 172 && c <= 186) || (c >= 65293 && c <= 65305) || (c >= 8218 && c <= 8219) || (c >= 65290 && c <= 65291) || c === 65340 || c === 65372)))) break l233;
                p = skipRemarkWord_(p);
                if (p < 0) break l233;
                n235++;
                continue l232;
              }
              p = s234;
              break;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)))) break l149;
            p = skipRemarkEnd_(p);
            if (p < 0) break l149;
          }
          break l129;
        }
        p = s130;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) return -1;
      l236: {
        const s237 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          l238: {
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            l239: {
              const s240 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                l241: {
                  p = skipNameWord_(p);
                  if (p < 0) break l241;
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  if (p >= end || text.charCodeAt(p) !== 58) break l241;
                  p++;
                  break l239;
                }
                p = s240;
              }
              if (!((p < end && text.charCodeAt(p) === 92))) break l238;
              p = skipEscapedBlank_(p);
              if (p < 0) break l238;
            }
            break l236;
          }
          p = s237;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)))) return -1;
        p = skipEndsNoisily_(p);
        if (p < 0) return -1;
      }
    }
    return p;
  }

  function skipLostName_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l138: {
      const s139 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l140: {
          p++;
          let n144 = 0;
          l141: for (;;) {
            if (n144 >= 200) break;
            const s143 = p;
            l142: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)))) break l142;
              p++;
              n144++;
              continue l141;
            }
            p = s143;
            break;
          }
          if (n144 < 1) break l140;
          if (p >= end || text.charCodeAt(p) !== 34) break l140;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) break l140;
          p++;
          break l138;
        }
        p = s139;
      }
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      let n148 = 0;
      l145: for (;;) {
        if (n148 >= 200) break;
        const s147 = p;
        l146: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)))) break l146;
          p++;
          n148++;
          continue l145;
        }
        p = s147;
        break;
      }
      if (n148 < 1) return -1;
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) return -1;
      p++;
    }
    return p;
  }

  function skipEol_(p: number): number {
    const { text, end } = m;
    l153: {
      const s154 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l155: {
          if (!text.startsWith("\r\n", p)) break l155;
          p += 2;
          break l153;
        }
        p = s154;
      }
      if ((p < end && text.charCodeAt(p) === 10)) {
        p++;
        break l153;
      }
      if (p >= end || text.charCodeAt(p) !== 13) return -1;
      p++;
    }
    return p;
  }

  function skipCommentStart_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l158: {
      const s159 = p;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l160: {
          if (!text.startsWith("//", p)) break l160;
          p += 2;
          break l158;
        }
        p = s159;
      }
      if ((p < end && text.charCodeAt(p) === 47)) {
        l161: {
          if (!text.startsWith("/*", p)) break l161;
          p += 2;
          break l158;
        }
        p = s159;
      }
      if ((p < end && text.charCodeAt(p) === 35)) {
        p++;
        break l158;
      }
      if ((p < end && text.charCodeAt(p) === 60)) {
        l163: {
          if (!text.startsWith("<!--", p)) break l163;
          p += 4;
          break l158;
        }
        p = s159;
      }
      if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("--", p)) return -1;
      p += 2;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) return -1;
      p++;
    }
    return p;
  }

  function skipFenceMark_(p: number): number {
    const { text, end } = m;
    l165: {
      const s166 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l167: {
          if (!text.startsWith("```", p)) break l167;
          p += 3;
          break l165;
        }
        p = s166;
      }
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) return -1;
      p += 3;
    }
    return p;
  }

  function skipLiteral_(p: number): number {
    const { text, end } = m;
    l173: {
      const s174 = p;
      if ((p < end && text.charCodeAt(p) === 116)) {
        l175: {
          if (!text.startsWith("true", p)) break l175;
          p += 4;
          break l173;
        }
        p = s174;
      }
      if ((p < end && text.charCodeAt(p) === 102)) {
        l176: {
          if (!text.startsWith("false", p)) break l176;
          p += 5;
          break l173;
        }
        p = s174;
      }
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) return -1;
      p += 4;
    }
    return p;
  }

  function skipSignRemark_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l178: {
      const s179 = p;
      if ((p < end && text.charCodeAt(p) === 40)) {
        l180: {
          p++;
          let n184 = 0;
          l181: for (;;) {
            if (n184 >= 60) break;
            const s183 = p;
            l182: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128)))) break l182;
              p++;
              n184++;
              continue l181;
            }
            p = s183;
            break;
          }
          if (n184 < 1) break l180;
          if (p >= end || text.charCodeAt(p) !== 41) break l180;
          p++;
          break l178;
        }
        p = s179;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l185: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            {
              const s186 = p;
              l187: {
                p = skipLiteral_(p);
                if (p < 0) break l187;
                break l185;
              }
              p = s186;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)))) break l185;
          p++;
          let n192 = 0;
          l189: for (;;) {
            if (n192 >= 30) break;
            const s191 = p;
            l190: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)))) break l190;
              p++;
              n192++;
              continue l189;
            }
            p = s191;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 93) break l185;
          p++;
          break l178;
        }
        p = s179;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 8592))) {
        l193: {
          l194: {
            const s195 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l196: {
                if (!text.startsWith("<-", p)) break l196;
                p += 2;
                break l194;
              }
              p = s195;
            }
            if (p >= end || text.charCodeAt(p) !== 8592) break l193;
            p++;
          }
          let n200 = 0;
          l197: for (;;) {
            if (n200 >= 9) break;
            const s199 = p;
            l198: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 12290 && c <= 65287) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 12288) || c >= 65374 || (c >= 128 && c <= 170) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65370) || (c >= 172 && c <= 186) || (c >= 65293 && c <= 65305) || (c >= 8218 && c <= 8219) || (c >= 65290 && c <= 65291) || c === 65340 || c === 65372)))) break l198;
              p = skipRemarkWord_(p);
              if (p < 0) break l198;
              n200++;
              continue l197;
            }
            p = s199;
            break;
          }
          break l178;
        }
        p = s179;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 33 || c === 63))) {
        l214: {
          let n218 = 0;
          l215: for (;;) {
            if (n218 >= 3) break;
            const s217 = p;
            l216: {
              if (!((p < end && ((c = text.charCodeAt(p)) === 33 || c === 63)))) break l216;
              p++;
              n218++;
              continue l215;
            }
            p = s217;
            break;
          }
          if (n218 < 1) break l214;
          break l178;
        }
        p = s179;
      }
      if (!((p < end && text.charCodeAt(p) === 60))) return -1;
      p = skipTag_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipRemarkWord_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
      {
        const s201 = p;
        l202: {
          l204: {
            const s205 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              l206: {
                p = skipCommentStart_(p);
                if (p < 0) break l206;
                break l204;
              }
              p = s205;
            }
            l207: {
              const s208 = p;
              if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
                l209: {
                  p = skipNumeral_(p);
                  if (p < 0) break l209;
                  break l207;
                }
                p = s208;
              }
              if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) break l202;
              p = skipLiteral_(p);
              if (p < 0) break l202;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l202;
          }
          return -1;
        }
        p = s201;
      }
    }
    let n213 = 0;
    l210: for (;;) {
      if (n213 >= 40) break;
      const s212 = p;
      l211: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 12290 && c <= 65287) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 12288) || c >= 65374 || (c >= 128 && c <= 170) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65370) || (c >= 172 && c <= 186) || (c >= 65293 && c <= 65305) || (c >= 8218 && c <= 8219) || (c >= 65290 && c <= 65291) || c === 65340 || c === 65372)))) break l211;
        p++;
        n213++;
        continue l210;
      }
      p = s212;
      break;
    }
    if (n213 < 1) return -1;
    return p;
  }

  function skipTag_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 60) return -1;
    p++;
    if ((p < end && text.charCodeAt(p) === 47)) {
      p++;
    }
    let n225 = 0;
    l222: for (;;) {
      if (n225 >= 9) break;
      const s224 = p;
      l223: {
        if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) break l223;
        p++;
        n225++;
        continue l222;
      }
      p = s224;
      break;
    }
    if (n225 < 1) return -1;
    if ((p < end && text.charCodeAt(p) === 47)) {
      p++;
    }
    if (p >= end || text.charCodeAt(p) !== 62) return -1;
    p++;
    return p;
  }

  function skipRemarkEnd_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l229: {
      const s230 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
        l231: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125)))) break l231;
          p++;
          break l229;
        }
        p = s230;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) return -1;
      p = skipEol_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipNameWord_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) return -1;
    p++;
    let n245 = 0;
    l242: for (;;) {
      if (n245 >= 200) break;
      const s244 = p;
      l243: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) break l243;
        p++;
        n245++;
        continue l242;
      }
      p = s244;
      break;
    }
    return p;
  }

  function skipEscapedBlank_(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n249 = 0;
    l246: for (;;) {
      if (n249 >= 3) break;
      const s248 = p;
      l247: {
        if (p >= end || text.charCodeAt(p) !== 92) break l247;
        p++;
        n249++;
        continue l246;
      }
      p = s248;
      break;
    }
    if (n249 < 1) return -1;
    if (!((p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116)))) return -1;
    p++;
    return p;
  }

  function skipEndsNoisily_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l250: {
      const s251 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
        l252: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) break l252;
          p = skipNoise_(p);
          if (p < 0) break l252;
          l256: for (;;) {
            const s258 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
              l257: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) break l257;
                p = skipNoise_(p);
                if (p < 0) break l257;
                continue l256;
              }
              p = s258;
            }
            break;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l260: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
              p++;
              break l260;
            }
            if (p < end) break l252;
          }
          break l250;
        }
        p = s251;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) return -1;
      p = skipEol_(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)))) return -1;
      p = skipLineMark_(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 65341 || c === 65373)))) return -1;
      p++;
    }
    return p;
  }

  function skipNoise_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l253: {
      const s254 = p;
      if ((p < end && text.charCodeAt(p) === 27)) {
        l255: {
          if (!text.startsWith("\u001b[", p)) break l255;
          p += 2;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) break l255;
          p++;
          break l253;
        }
        p = s254;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) return -1;
      p += 2;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)))) return -1;
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false))) p++;
      if (p >= end || text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) return -1;
      p += 2;
    }
    return p;
  }

  function readConstant(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) return -1;
    p = skipLiteral_(p);
    if (p < 0) return -1;
    l266: {
      const s264 = p;
      l265: {
        p = skipEndsWord_(p);
        if (p < 0) break l265;
        p = s264;
        break l266;
      }
      p = s264;
      return -1;
    }
    m.node(7, start, p);
    return p;
  }

  function readWholeArray(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    const node = m.open(8, start);
    if (p >= end || text.charCodeAt(p) !== 91) return -1;
    p++;
    p = noteWholeGap_(p);
    if (p < 0) return -1;
    l269: for (;;) {
      const s271 = p;
      const k272 = m.nodesEnd;
      const k273 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
        l270: {
          p = readWholeItem_(p);
          if (p < 0) break l270;
          continue l269;
        }
        p = s271;
        m.nodesEnd = k272;
        m.mistakesEnd = k273;
      }
      break;
    }
    l457: {
      if ((p < end && text.charCodeAt(p) === 93)) {
        p++;
        break l457;
      }
      p = noteWholeCut_(p);
      if (p < 0) return -1;
    }
    m.close(node, p);
    return p;
  }

  function readWholeItem_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l274: {
      const s275 = p;
      const k276 = m.nodesEnd;
      const k277 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
        l278: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 43 || c === 45))) {
            {
              const s279 = p;
              l280: {
                p = skipAmountsAhead_(p);
                if (p < 0) break l280;
                break l278;
              }
              p = s279;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)))) break l278;
          p = readWholeValue_(p);
          if (p < 0) break l278;
          p = noteWholeItemEnd_(p);
          if (p < 0) break l278;
          break l274;
        }
        p = s275;
        m.nodesEnd = k276;
        m.mistakesEnd = k277;
      }
      if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 34 || c === 45)))) return -1;
      p = readCutItem_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipAmountsAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
      p++;
    }
    let n288 = 0;
    l285: for (;;) {
      if (n288 >= 3) break;
      const s287 = p;
      l286: {
        if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l286;
        p++;
        n288++;
        continue l285;
      }
      p = s287;
      break;
    }
    if (n288 < 1) return -1;
    let n292 = 0;
    l289: for (;;) {
      if (n292 >= 9) break;
      const s291 = p;
      l290: {
        if (p >= end || text.charCodeAt(p) !== 44) break l290;
        p++;
        if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))))) break l290;
        p++;
        let n296 = 0;
        l293: for (;;) {
          if (n296 >= 2) break;
          const s295 = p;
          l294: {
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l294;
            p++;
            n296++;
            continue l293;
          }
          p = s295;
          break;
        }
        if (n296 < 2) break l290;
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l290;
        n292++;
        continue l289;
      }
      p = s291;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) return -1;
    p += 2;
    let n300 = 0;
    l297: for (;;) {
      if (n300 >= 2) break;
      const s299 = p;
      l298: {
        if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l298;
        p++;
        n300++;
        continue l297;
      }
      p = s299;
      break;
    }
    if (n300 < 2) return -1;
    if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) return -1;
    return p;
  }

  function noteWholeItemEnd_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l301: {
      const s302 = p;
      const k303 = m.nodesEnd;
      const k304 = m.mistakesEnd;
      l305: {
        p = noteWholeValueGap_(p);
        if (p < 0) break l305;
        l378: {
          const s379 = p;
          const k380 = m.nodesEnd;
          const k381 = m.mistakesEnd;
          if ((p < end && text.charCodeAt(p) === 44)) {
            l382: {
              p++;
              p = noteWholeGap_(p);
              if (p < 0) break l382;
              if ((p < end && text.charCodeAt(p) === 93)) break l382;
              break l378;
            }
            p = s379;
            m.nodesEnd = k380;
            m.mistakesEnd = k381;
          }
          if ((p < end && text.charCodeAt(p) === 44)) {
            l383: {
              p = noteBadTrailingComma(p);
              if (p < 0) break l383;
              p = noteWholeGap_(p);
              if (p < 0) break l383;
              break l378;
            }
            p = s379;
            m.nodesEnd = k380;
            m.mistakesEnd = k381;
          }
          if ((p < end && text.charCodeAt(p) === 93)) {
            l394: {
              if (!((p < end && text.charCodeAt(p) === 93))) break l394;
              break l378;
            }
            p = s379;
            m.nodesEnd = k380;
            m.mistakesEnd = k381;
          }
          if (p < end) break l305;
        }
        break l301;
      }
      p = s302;
      m.nodesEnd = k303;
      m.mistakesEnd = k304;
      l397: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
          const s395 = p;
          l396: {
            p = skipWholeItemAhead_(p);
            if (p < 0) break l396;
            p = s395;
            break l397;
          }
          p = s395;
        }
        return -1;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) return -1;
      p = noteMissingComma(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function noteWholeValueGap_(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l306: for (;;) {
      const s308 = p;
      const k309 = m.nodesEnd;
      const k310 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        l307: {
          l313: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              const s311 = p;
              l312: {
                p = skipLineComment_(p);
                if (p < 0) break l312;
                p = s311;
                break l313;
              }
              p = s311;
            }
            break l307;
          }
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s374 = p;
              l375: {
                p = skipHashWord_(p);
                if (p < 0) break l375;
                break l307;
              }
              p = s374;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)))) break l307;
          p = noteBadComment(p);
          if (p < 0) break l307;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l306;
        }
        p = s308;
        m.nodesEnd = k309;
        m.mistakesEnd = k310;
      }
      break;
    }
    return p;
  }

  function skipLineComment_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l314: {
      const s315 = p;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l316: {
          if (!text.startsWith("//", p)) break l316;
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          l317: {
            const s318 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l319: {
                p = skipEol_(p);
                if (p < 0) break l319;
                break l317;
              }
              p = s318;
            }
            if (p < end) break l316;
          }
          break l314;
        }
        p = s315;
      }
      if ((p < end && text.charCodeAt(p) === 35)) {
        l320: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          l321: {
            const s322 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l323: {
                p = skipEol_(p);
                if (p < 0) break l323;
                break l321;
              }
              p = s322;
            }
            if (p < end) break l320;
          }
          break l314;
        }
        p = s315;
      }
      if ((p < end && text.charCodeAt(p) === 47)) {
        l324: {
          if (!text.startsWith("/*", p)) break l324;
          p += 2;
          let n328 = 0;
          l325: for (;;) {
            if (n328 >= 200) break;
            const s327 = p;
            l326: {
              if ((p < end && text.charCodeAt(p) === 42)) {
                {
                  const s329 = p;
                  l330: {
                    if (!text.startsWith("*/", p)) break l330;
                    p += 2;
                    break l326;
                  }
                  p = s329;
                }
              }
              if (!((p < end && text.charCodeAt(p) !== 34))) break l326;
              p++;
              n328++;
              continue l325;
            }
            p = s327;
            break;
          }
          l332: {
            const s333 = p;
            if ((p < end && text.charCodeAt(p) === 42)) {
              l334: {
                if (!text.startsWith("*/", p)) break l334;
                p += 2;
                break l332;
              }
              p = s333;
            }
            if (p < end) break l324;
          }
          break l314;
        }
        p = s315;
      }
      if ((p < end && text.charCodeAt(p) === 60)) {
        l335: {
          if (!text.startsWith("<!--", p)) break l335;
          p += 4;
          let n339 = 0;
          l336: for (;;) {
            if (n339 >= 200) break;
            const s338 = p;
            l337: {
              if ((p < end && text.charCodeAt(p) === 45)) {
                {
                  const s340 = p;
                  l341: {
                    if (!text.startsWith("-->", p)) break l341;
                    p += 3;
                    break l337;
                  }
                  p = s340;
                }
              }
              if (!((p < end && text.charCodeAt(p) !== 34))) break l337;
              p++;
              n339++;
              continue l336;
            }
            p = s338;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) break l335;
          p += 3;
          break l314;
        }
        p = s315;
      }
      if ((p < end && text.charCodeAt(p) === 45)) {
        l343: {
          if (!text.startsWith("--", p)) break l343;
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l343;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          l344: {
            const s345 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l346: {
                p = skipEol_(p);
                if (p < 0) break l346;
                break l344;
              }
              p = s345;
            }
            if (p < end) break l343;
          }
          break l314;
        }
        p = s315;
      }
      l347: {
        const s348 = p;
        if ((p < end && text.charCodeAt(p) === 47)) {
          l349: {
            if (!text.startsWith("//", p)) break l349;
            p += 2;
            break l347;
          }
          p = s348;
        }
        if (p >= end || text.charCodeAt(p) !== 35) return -1;
        p++;
      }
      let n353 = 0;
      l350: for (;;) {
        if (n353 >= 200) break;
        const s352 = p;
        l351: {
          l354: {
            const s355 = p;
            if ((p < end && text.charCodeAt(p) === 34)) {
              l356: {
                p = skipQuotedRemark_(p);
                if (p < 0) break l356;
                break l354;
              }
              p = s355;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128))) {
              p++;
              break l354;
            }
            if (p >= end || text.charCodeAt(p) !== 39) break l351;
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
              {
                const s371 = p;
                l372: {
                  p = skipLastOfLine_(p);
                  if (p < 0) break l372;
                  break l351;
                }
                p = s371;
              }
            }
          }
          n353++;
          continue l350;
        }
        p = s352;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) return -1;
      p = skipEol_(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125)))) return -1;
      p++;
    }
    return p;
  }

  function skipQuotedRemark_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l357: {
      const s358 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l359: {
          p++;
          let n363 = 0;
          l360: for (;;) {
            if (n363 >= 200) break;
            const s362 = p;
            l361: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) break l361;
              p++;
              n363++;
              continue l360;
            }
            p = s362;
            break;
          }
          if (n363 < 1) break l359;
          if (p >= end || text.charCodeAt(p) !== 34) break l359;
          p++;
          break l357;
        }
        p = s358;
      }
      if (p >= end || text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) return -1;
      p += 2;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
        {
          const s364 = p;
          l365: {
            p = skipLastOfLine_(p);
            if (p < 0) break l365;
            return -1;
          }
          p = s364;
        }
      }
    }
    return p;
  }

  function skipLastOfLine_(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if ((p < end && text.charCodeAt(p) === 44)) {
      p++;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) return -1;
    p = skipEol_(p);
    if (p < 0) return -1;
    return p;
  }

  function noteBadTrailingComma(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (p >= end || text.charCodeAt(p) !== 44) return -1;
    p++;
    l386: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65341 || c === 65373))) {
        const s384 = p;
        l385: {
          p = skipGapAhead_(p);
          if (p < 0) break l385;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 65341 || c === 65373)))) break l385;
          p++;
          p = s384;
          break l386;
        }
        p = s384;
      }
      return -1;
    }
    m.mistake(3, start, p);
    return p;
  }

  function skipGapAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l387: for (;;) {
      const s389 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        l388: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s390 = p;
              l391: {
                p = skipHashWord_(p);
                if (p < 0) break l391;
                break l388;
              }
              p = s390;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)))) break l388;
          p = skipComment_(p);
          if (p < 0) break l388;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l387;
        }
        p = s389;
      }
      break;
    }
    return p;
  }

  function skipWholeItemAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l398: {
      const s399 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l400: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l400;
          p++;
          break l398;
        }
        p = s399;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        l401: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)))) break l401;
          p++;
          break l398;
        }
        p = s399;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) return -1;
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) return -1;
      p = skipNumeral_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function noteMissingComma(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l404: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        const s402 = p;
        l403: {
          l405: {
            const s406 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              l407: {
                p = skipValueStart_(p);
                if (p < 0) break l407;
                break l405;
              }
              p = s406;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              l413: {
                p = skipNameWord_(p);
                if (p < 0) break l413;
                break l405;
              }
              p = s406;
            }
            if (p >= end || text.charCodeAt(p) !== 40) break l403;
            p++;
          }
          p = s402;
          break l404;
        }
        p = s402;
      }
      return -1;
    }
    m.mistake(4, start, p);
    return p;
  }

  function skipValueStart_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l408: {
      const s409 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        p++;
        break l408;
      }
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l411: {
          p = skipNumeral_(p);
          if (p < 0) break l411;
          break l408;
        }
        p = s409;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
        p++;
        break l408;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) return -1;
      p = skipLiteral_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function readCutItem_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l414: {
      const s415 = p;
      const k416 = m.nodesEnd;
      const k417 = m.mistakesEnd;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l418: {
          p = readCutText(p);
          if (p < 0) break l418;
          break l414;
        }
        p = s415;
        m.nodesEnd = k416;
        m.mistakesEnd = k417;
      }
      if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) return -1;
      p = readBadCutNumber(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function readCutText(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (p >= end || text.charCodeAt(p) !== 34) return -1;
    p++;
    l419: for (;;) {
      const s421 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33)))) {
        l420: {
          l422: {
            const s423 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c >= 128))) {
              p++;
              break l422;
            }
            if ((p < end && text.charCodeAt(p) === 92)) {
              l425: {
                p = skipGoodEscape_(p);
                if (p < 0) break l425;
                break l422;
              }
              p = s423;
            }
            if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) {
              {
                const s426 = p;
                l427: {
                  p = skipClosers_(p);
                  if (p < 0) break l427;
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  if (p < end) break l427;
                  break l420;
                }
                p = s426;
              }
            }
            if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125)))) break l420;
            p++;
          }
          continue l419;
        }
        p = s421;
      }
      break;
    }
    if (p < end) return -1;
    p = noteMissingStringEnd(p);
    if (p < 0) return -1;
    m.node(9, start, p);
    return p;
  }

  function skipClosers_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125)))) return -1;
    p++;
    let n432 = 0;
    l429: for (;;) {
      if (n432 >= 99) break;
      const s431 = p;
      l430: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125)))) break l430;
        p++;
        n432++;
        continue l429;
      }
      p = s431;
      break;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    return p;
  }

  function noteMissingStringEnd(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 92)) {
      p++;
      if ((p < end && text.charCodeAt(p) === 117)) {
        p++;
        let n443 = 0;
        l440: for (;;) {
          if (n443 >= 3) break;
          const s442 = p;
          l441: {
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) break l441;
            p++;
            n443++;
            continue l440;
          }
          p = s442;
          break;
        }
      }
    }
    m.mistake(5, start, p);
    return p;
  }

  function readBadCutNumber(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 45)) {
      p++;
    }
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    l448: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s449 = p;
        l447: {
          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l447;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l448;
        }
        p = s449;
      }
    }
    l450: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        p++;
        break l450;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101)))) return -1;
      p++;
      if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
        p++;
      }
    }
    if (p < end) return -1;
    m.node(10, start, p);
    m.mistake(6, start, p);
    return p;
  }

  function noteWholeCut_(p: number): number {
    const { end } = m;
    if (p < end) return -1;
    p = noteMissingEnd(p);
    if (p < 0) return -1;
    return p;
  }

  function noteMissingEnd(p: number): number {
    const start = p;
    m.mistake(7, start, p);
    return p;
  }

  function readBadConstant(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)))) return -1;
    p = skipOtherConstant_(p);
    if (p < 0) return -1;
    l469: {
      const s467 = p;
      l468: {
        p = skipEndsWord_(p);
        if (p < 0) break l468;
        p = s467;
        break l469;
      }
      p = s467;
      return -1;
    }
    m.node(11, start, p);
    m.mistake(8, start, p);
    return p;
  }

  function skipOtherConstant_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l460: {
      const s461 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l462: {
          if (caselessUnits(text, p, "true") < 4) break l462;
          p += 4;
          break l460;
        }
        p = s461;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l463: {
          if (caselessUnits(text, p, "false") < 5) break l463;
          p += 5;
          break l460;
        }
        p = s461;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l464: {
          if (caselessUnits(text, p, "null") < 4) break l464;
          p += 4;
          break l460;
        }
        p = s461;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l465: {
          if (caselessUnits(text, p, "none") < 4) break l465;
          p += 4;
          break l460;
        }
        p = s461;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l466: {
          if (caselessUnits(text, p, "nil") < 3) break l466;
          p += 3;
          break l460;
        }
        p = s461;
      }
      if (caselessUnits(text, p, "undefined") < 9) return -1;
      p += 9;
    }
    return p;
  }

  function noteWholeMemberEnd_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l470: {
      const s471 = p;
      const k472 = m.nodesEnd;
      const k473 = m.mistakesEnd;
      l474: {
        p = noteWholeValueGap_(p);
        if (p < 0) break l474;
        l475: {
          const s476 = p;
          const k477 = m.nodesEnd;
          const k478 = m.mistakesEnd;
          if ((p < end && text.charCodeAt(p) === 44)) {
            l479: {
              p++;
              p = noteWholeGap_(p);
              if (p < 0) break l479;
              l482: {
                const s480 = p;
                l481: {
                  l483: {
                    const s484 = p;
                    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                      p++;
                      break l483;
                    }
                    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                      l486: {
                        p = skipNameWord_(p);
                        if (p < 0) break l486;
                        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                        if (p >= end || text.charCodeAt(p) !== 58) break l486;
                        p++;
                        break l483;
                      }
                      p = s484;
                    }
                    if (p < end) break l481;
                  }
                  p = s480;
                  break l482;
                }
                p = s480;
                break l479;
              }
              break l475;
            }
            p = s476;
            m.nodesEnd = k477;
            m.mistakesEnd = k478;
          }
          if ((p < end && text.charCodeAt(p) === 44)) {
            l487: {
              p = noteBadTrailingComma(p);
              if (p < 0) break l487;
              p = noteWholeGap_(p);
              if (p < 0) break l487;
              break l475;
            }
            p = s476;
            m.nodesEnd = k477;
            m.mistakesEnd = k478;
          }
          if ((p < end && text.charCodeAt(p) === 125)) {
            l488: {
              if (!((p < end && text.charCodeAt(p) === 125))) break l488;
              break l475;
            }
            p = s476;
            m.nodesEnd = k477;
            m.mistakesEnd = k478;
          }
          if (p < end) break l474;
        }
        break l470;
      }
      p = s471;
      m.nodesEnd = k472;
      m.mistakesEnd = k473;
      l491: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          const s489 = p;
          l490: {
            p = skipWholeMemberAhead_(p);
            if (p < 0) break l490;
            p = s489;
            break l491;
          }
          p = s489;
        }
        return -1;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) return -1;
      p = noteMissingComma(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipWholeMemberAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l492: {
      const s493 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l494: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l494;
          p = skipOwnName_(p);
          if (p < 0) break l494;
          break l492;
        }
        p = s493;
      }
      if (!((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) return -1;
      p = skipNameWord_(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (p >= end || text.charCodeAt(p) !== 58) return -1;
      p++;
    }
    return p;
  }

  function skipOwnName_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) return -1;
    p++;
    let n498 = 0;
    l495: for (;;) {
      if (n498 >= 200) break;
      const s497 = p;
      l496: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))))) break l496;
        p++;
        n498++;
        continue l495;
      }
      p = s497;
      break;
    }
    if (n498 < 1) return -1;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 180 || c === 187 || c === 65282 || c === 65287)))) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) return -1;
    p++;
    return p;
  }

  function readCutValue_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l499: {
      const s500 = p;
      const k501 = m.nodesEnd;
      const k502 = m.mistakesEnd;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 34 || c === 45))) {
        l503: {
          p = readCutItem_(p);
          if (p < 0) break l503;
          break l499;
        }
        p = s500;
        m.nodesEnd = k501;
        m.mistakesEnd = k502;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) return -1;
      p = readBadCutWord(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function readBadCutWord(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) return -1;
    p = skipCutWord_(p);
    if (p < 0) return -1;
    if (p < end) return -1;
    m.node(12, start, p);
    m.mistake(9, start, p);
    return p;
  }

  function skipCutWord_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l504: {
      const s505 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l506: {
          if (caselessUnits(text, p, "tru") < 3) break l506;
          p += 3;
          break l504;
        }
        p = s505;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l507: {
          if (caselessUnits(text, p, "tr") < 2) break l507;
          p += 2;
          break l504;
        }
        p = s505;
      }
      if ((p < end && text.charCodeAt(p) === 116)) {
        p++;
        break l504;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l509: {
          if (caselessUnits(text, p, "fals") < 4) break l509;
          p += 4;
          break l504;
        }
        p = s505;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l510: {
          if (caselessUnits(text, p, "fal") < 3) break l510;
          p += 3;
          break l504;
        }
        p = s505;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l511: {
          if (caselessUnits(text, p, "fa") < 2) break l511;
          p += 2;
          break l504;
        }
        p = s505;
      }
      if ((p < end && text.charCodeAt(p) === 102)) {
        p++;
        break l504;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l513: {
          if (caselessUnits(text, p, "nul") < 3) break l513;
          p += 3;
          break l504;
        }
        p = s505;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l514: {
          if (caselessUnits(text, p, "nu") < 2) break l514;
          p += 2;
          break l504;
        }
        p = s505;
      }
      if ((p < end && text.charCodeAt(p) === 110)) {
        p++;
        break l504;
      }
      if (p >= end || text.charCodeAt(p) !== 78 || !text.startsWith("Non", p)) return -1;
      p += 3;
    }
    return p;
  }

  function readCutMember(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    const node = m.open(13, start);
    l532: {
      const s530 = p;
      l531: {
        p = skipPlainName_(p);
        if (p < 0) break l531;
        p = s530;
        break l532;
      }
      p = s530;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) return -1;
    p = readWholeName_(p);
    if (p < 0) return -1;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if ((p < end && text.charCodeAt(p) === 58)) {
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    }
    if (p < end) return -1;
    m.close(node, p);
    return p;
  }

  function skipPlainName_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l533: {
      const s534 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l535: {
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)))) break l535;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) p++;
          if (p >= end || text.charCodeAt(p) !== 34) break l535;
          p++;
          break l533;
        }
        p = s534;
      }
      if ((p < end && text.charCodeAt(p) === 39)) {
        l536: {
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)))) break l536;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) p++;
          if (p >= end || text.charCodeAt(p) !== 39) break l536;
          p++;
          break l533;
        }
        p = s534;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) return -1;
    }
    return p;
  }

  function noteMissingNameEnd(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l543: {
      const s544 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l545: {
          p++;
          let n549 = 0;
          l546: for (;;) {
            if (n549 >= 200) break;
            const s548 = p;
            l547: {
              l550: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
                  p++;
                  while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) p++;
                  break l550;
                }
                if (p >= end || text.charCodeAt(p) !== 92) break l547;
                p++;
                if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) break l547;
                p++;
              }
              n549++;
              continue l546;
            }
            p = s548;
            break;
          }
          if ((p < end && text.charCodeAt(p) === 92)) {
            p++;
          }
          if (p < end) break l545;
          break l543;
        }
        p = s544;
      }
      l556: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          p++;
          break l556;
        }
        if (!((p < end && text.charCodeAt(p) === 92))) return -1;
        p = skipEscapedQuote_(p);
        if (p < 0) return -1;
      }
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
      if (p < end) return -1;
    }
    m.mistake(10, start, p);
    return p;
  }

  function skipEscapedQuote_(p: number): number {
    const { text, end } = m;
    let n562 = 0;
    l559: for (;;) {
      if (n562 >= 3) break;
      const s561 = p;
      l560: {
        if (p >= end || text.charCodeAt(p) !== 92) break l560;
        p++;
        n562++;
        continue l559;
      }
      p = s561;
      break;
    }
    if (n562 < 1) return -1;
    if (p >= end || text.charCodeAt(p) !== 34) return -1;
    p++;
    return p;
  }

  function skipArrayAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l566: {
      const s567 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l568: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
          l569: {
            const s570 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l569;
            }
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l572: {
                p = skipNoise_(p);
                if (p < 0) break l572;
                break l569;
              }
              p = s570;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 8230))) {
              p++;
              break l569;
            }
            if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              l574: {
                p++;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
                  {
                    const s575 = p;
                    l576: {
                      p = skipLogTag_(p);
                      if (p < 0) break l576;
                      break l574;
                    }
                    p = s575;
                  }
                }
                break l569;
              }
              p = s570;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c === 304))) {
              l582: {
                p = skipConstantAhead_(p);
                if (p < 0) break l582;
                break l569;
              }
              p = s570;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
              l600: {
                p = skipWordList_(p);
                if (p < 0) break l600;
                break l569;
              }
              p = s570;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              l631: {
                p = skipNameWord_(p);
                if (p < 0) break l631;
                if (p >= end || text.charCodeAt(p) !== 40) break l631;
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l631;
                p++;
                break l569;
              }
              p = s570;
            }
            if (p < end) break l568;
          }
          break l566;
        }
        p = s567;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l632: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          let n636 = 0;
          l633: for (;;) {
            if (n636 >= 60) break;
            const s635 = p;
            l634: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l634;
              p++;
              n636++;
              continue l633;
            }
            p = s635;
            break;
          }
          if (n636 < 1) break l632;
          let n640 = 0;
          l637: for (;;) {
            if (n640 >= 20) break;
            const s639 = p;
            l638: {
              if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l638;
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              let n644 = 0;
              l641: for (;;) {
                if (n644 >= 60) break;
                const s643 = p;
                l642: {
                  if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l642;
                  p++;
                  n644++;
                  continue l641;
                }
                p = s643;
                break;
              }
              if (n644 < 1) break l638;
              n640++;
              continue l637;
            }
            p = s639;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l632;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) break l632;
          p++;
          break l566;
        }
        p = s567;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l645: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
          l646: {
            const s647 = p;
            if ((p < end && text.charCodeAt(p) === 92)) {
              l648: {
                p = skipEscapedQuote_(p);
                if (p < 0) break l648;
                break l646;
              }
              p = s647;
            }
            if ((p < end && text.charCodeAt(p) === 38)) {
              l649: {
                if (!text.startsWith("&quot;", p)) break l649;
                p += 6;
                break l646;
              }
              p = s647;
            }
            if ((p < end && text.charCodeAt(p) === 92)) {
              l650: {
                p = skipEscapedBlank_(p);
                if (p < 0) break l650;
                break l646;
              }
              p = s647;
            }
            if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) break l645;
            p += 4;
          }
          break l566;
        }
        p = s567;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l651: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l652: {
            const s653 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false))) {
              l654: {
                p = skipPrefix_(p);
                if (p < 0) break l654;
                break l652;
              }
              p = s653;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) break l651;
            p = skipNameWord_(p);
            if (p < 0) break l651;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l651;
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) break l651;
            p++;
          }
          break l566;
        }
        p = s567;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l696: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l697: {
            const s698 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
              l699: {
                p = skipLineMark_(p);
                if (p < 0) break l699;
                break l697;
              }
              p = s698;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c === 183 || c === 8226))) {
              l700: {
                p++;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l700;
                p++;
                break l697;
              }
              p = s698;
            }
            l701: {
              const s702 = p;
              if ((p < end && text.charCodeAt(p) === 97)) {
                l703: {
                  if (!text.startsWith("and", p)) break l703;
                  p += 3;
                  break l701;
                }
                p = s702;
              }
              if (p >= end || text.charCodeAt(p) !== 111 || !text.startsWith("or", p)) break l696;
              p += 2;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l696;
            p++;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l704: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l704;
            }
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) break l696;
            p = skipNumeral_(p);
            if (p < 0) break l696;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) break l696;
            p++;
          }
          break l566;
        }
        p = s567;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l707: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && text.charCodeAt(p) === 60))) break l707;
          p = skipTag_(p);
          if (p < 0) break l707;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l708: {
            const s709 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l708;
            }
            if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
              l711: {
                p = skipNumeral_(p);
                if (p < 0) break l711;
                break l708;
              }
              p = s709;
            }
            if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              l712: {
                p = skipLiteral_(p);
                if (p < 0) break l712;
                break l708;
              }
              p = s709;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 93 || c === 123)))) break l707;
            p++;
          }
          break l566;
        }
        p = s567;
      }
      if (p >= end || text.charCodeAt(p) !== 65339) return -1;
      p++;
    }
    return p;
  }

  function skipLogTag_(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n581 = 0;
    l578: for (;;) {
      if (n581 >= 40) break;
      const s580 = p;
      l579: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)))) break l579;
        p++;
        n581++;
        continue l578;
      }
      p = s580;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 93) return -1;
    p++;
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c >= 128)))) return -1;
    p++;
    return p;
  }

  function skipConstantAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l583: {
      const s584 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c === 304))) {
        l585: {
          l586: {
            const s587 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              l588: {
                p = skipLiteral_(p);
                if (p < 0) break l588;
                break l586;
              }
              p = s587;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
              l589: {
                p = skipOtherConstant_(p);
                if (p < 0) break l589;
                break l586;
              }
              p = s587;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c === 304)))) break l585;
            p = skipNan_(p);
            if (p < 0) break l585;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l597: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 59 || c === 93))) {
              p++;
              break l597;
            }
            if (p < end) break l585;
          }
          break l583;
        }
        p = s584;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) return -1;
      p = skipCutWord_(p);
      if (p < 0) return -1;
      if (p < end) return -1;
    }
    return p;
  }

  function skipNan_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
      p++;
    }
    l593: {
      const s594 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l595: {
          if (caselessUnits(text, p, "nan") < 3) break l595;
          p += 3;
          break l593;
        }
        p = s594;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l596: {
          if (caselessUnits(text, p, "infinity") < 8) break l596;
          p += 8;
          break l593;
        }
        p = s594;
      }
      if (caselessUnits(text, p, "inf") < 3) return -1;
      p += 3;
    }
    return p;
  }

  function skipWordList_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) return -1;
    p = skipListWord_(p);
    if (p < 0) return -1;
    l624: for (;;) {
      const s626 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
        l625: {
          l627: {
            const s628 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) {
              l629: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (p >= end || text.charCodeAt(p) !== 44) break l629;
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                break l627;
              }
              p = s628;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) break l625;
            p = skipEol_(p);
            if (p < 0) break l625;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l625;
          p = skipListWord_(p);
          if (p < 0) break l625;
          continue l624;
        }
        p = s626;
      }
      break;
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (p >= end || text.charCodeAt(p) !== 93) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (p < end) return -1;
    return p;
  }

  function skipListWord_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l601: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        p++;
        while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) p++;
        l604: for (;;) {
          const s606 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            l605: {
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l605;
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) p++;
              continue l604;
            }
            p = s606;
          }
          break;
        }
        break l601;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) return -1;
      p = skipQuotedAhead_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipQuotedAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l608: {
      const s609 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l610: {
          p++;
          let n614 = 0;
          l611: for (;;) {
            if (n614 >= 60) break;
            const s613 = p;
            l612: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)))) break l612;
              p++;
              n614++;
              continue l611;
            }
            p = s613;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l610;
          p++;
          break l608;
        }
        p = s609;
      }
      if ((p < end && text.charCodeAt(p) === 39)) {
        l615: {
          p++;
          let n619 = 0;
          l616: for (;;) {
            if (n619 >= 60) break;
            const s618 = p;
            l617: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c >= 128)))) break l617;
              p++;
              n619++;
              continue l616;
            }
            p = s618;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) break l615;
          p++;
          break l608;
        }
        p = s609;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) return -1;
      p++;
      let n623 = 0;
      l620: for (;;) {
        if (n623 >= 60) break;
        const s622 = p;
        l621: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219))))) break l621;
          p++;
          n623++;
          continue l620;
        }
        p = s622;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282)))) return -1;
      p++;
    }
    return p;
  }

  function skipPrefix_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false)))) return -1;
    p++;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false))) {
      p++;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) return -1;
    if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
      {
        const s658 = p;
        l659: {
          p = skipOpenQuote_(p);
          if (p < 0) break l659;
          return -1;
        }
        p = s658;
      }
    }
    return p;
  }

  function skipOpenQuote_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
      {
        const s661 = p;
        l662: {
          p = skipShortText_(p);
          if (p < 0) break l662;
          p = skipEnds_(p);
          if (p < 0) break l662;
          return -1;
        }
        p = s661;
      }
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) return -1;
    p++;
    {
      const s693 = p;
      l694: {
        if (p < end) break l694;
        return -1;
      }
      p = s693;
    }
    p = skipEnds_(p);
    if (p < 0) return -1;
    return p;
  }

  function skipShortText_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l664: {
      const s665 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l666: {
          p++;
          let n670 = 0;
          l667: for (;;) {
            if (n670 >= 200) break;
            const s669 = p;
            l668: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)))) break l668;
              p++;
              n670++;
              continue l667;
            }
            p = s669;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l666;
          p++;
          break l664;
        }
        p = s665;
      }
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      let n674 = 0;
      l671: for (;;) {
        if (n674 >= 200) break;
        const s673 = p;
        l672: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)))) break l672;
          p++;
          n674++;
          continue l671;
        }
        p = s673;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
    }
    return p;
  }

  function skipEnds_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l675: {
      const s676 = p;
      l677: {

        p = skipEndsRoot_(p);
        if (p < 0) break l677;
        break l675;
      }
      p = s676;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false)))) return -1;
      p = skipEndsNoisily_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipEndsRoot_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l678: {
      const s679 = p;
      l680: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        l681: {
          const s682 = p;
          l683: {
            if (p < end) break l683;
            break l681;
          }
          p = s682;
          if ((p < end && text.charCodeAt(p) === 44)) {
            l684: {
              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              if (p < end) break l684;
              break l681;
            }
            p = s682;
          }
          if (p >= end || text.charCodeAt(p) !== 43) break l680;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l680;
          p++;
        }
        break l678;
      }
      p = s679;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      l685: {
        const s686 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
          l687: {
            p = skipEol_(p);
            if (p < 0) break l687;
            break l685;
          }
          p = s686;
        }
        if ((p < end && ((c = text.charCodeAt(p)) === 41 || c === 59))) {
          p++;
          break l685;
        }
        if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
          l689: {
            p = skipFenceMark_(p);
            if (p < 0) break l689;
            break l685;
          }
          p = s686;
        }
        if ((p < end && text.charCodeAt(p) === 35)) {
          {
            const s690 = p;
            l691: {
              p++;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) break l691;
              p++;
              return -1;
            }
            p = s690;
          }
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)))) return -1;
        p = skipCommentStart_(p);
        if (p < 0) return -1;
      }
    }
    return p;
  }

  function noteBadFence(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) return -1;
    p = skipFence_(p);
    if (p < 0) return -1;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false))) p++;
    {
      const s725 = p;
      l726: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if (p < end) break l726;
        return -1;
      }
      p = s725;
    }
    m.mistake(11, start, p);
    return p;
  }

  function skipFence_(p: number): number {
    const { text, end } = m;
    l722: {
      const s723 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l724: {
          if (!text.startsWith("```", p)) break l724;
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          break l722;
        }
        p = s723;
      }
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) return -1;
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
    }
    return p;
  }

  function noteMissingFenceEnd(p: number): number {
    const start = p;
    m.mistake(12, start, p);
    return p;
  }

  return { machine: m, starts: {
      Alone: readAlone,
      Whole: readWhole,
    } };
}

/** The rules of the nodes that are numbers. */
export type FlatKinds = 'Whole' | 'WholeObject' | 'Text' | 'BadBareKey' | 'Number' | 'Constant' | 'WholeArray' | 'CutText' | 'BadCutNumber' | 'BadConstant' | 'BadCutWord' | 'CutMember';

const flat: FlatGrammar<FlatKinds> = {
  rules: onceMade(makeFlat),
  kinds: ['Whole', 'WholeObject', 'Text', 'Text', 'Text', 'BadBareKey', 'Number', 'Constant', 'WholeArray', 'CutText', 'BadCutNumber', 'BadConstant', 'BadCutWord', 'CutMember'],
  mistakes: ['BadComment', 'BadSingleQuotes', 'BadBareKey', 'BadTrailingComma', 'MissingComma', 'MissingStringEnd', 'BadCutNumber', 'MissingEnd', 'BadConstant', 'BadCutWord', 'MissingNameEnd', 'BadFence', 'MissingFenceEnd'],
};

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> & { readonly flat: FlatGrammar<FlatKinds> } = {
  starts: ['Document'],
  rules: once(makeRules),
  flat,
  mistakes: {
    MissingDocument: {"code":"missing-document","severity":"error","meaning":"The text holds no JSON value.","example":"Sorry.","mend":"Write one JSON value.","isCut":false},
    BadSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","mend":"Write one array, or read the lines one by one.","isCut":false},
    BadListSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","mend":"Write one array, or read the lines one by one.","isCut":false},
    BadTrailingComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","mend":"Leave the last comma out.","isCut":false},
    BadRootComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","mend":"Leave the last comma out.","isCut":false},
    BadProse: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","mend":"Write the value alone.","isCut":false},
    BadLostMember: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿{}","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadCall: {"code":"bad-call","severity":"warning","meaning":"The value is wrapped in a function call or in round brackets.","example":"callback({\"a\": 1});","mend":"Write the value alone.","isCut":false},
    BadAroundQuote: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","mend":"Write the value alone.","isCut":false},
    BadAssignment: {"code":"bad-assignment","severity":"warning","meaning":"The value is assigned to a variable.","example":"const reply = {\"a\": 1};","mend":"Write the value alone.","isCut":false},
    BadFence: {"code":"bad-fence","severity":"warning","meaning":"The value is wrapped in a code fence.","example":"```json\n{\"a\": 1}\n```","mend":"Write the value alone.","isCut":false},
    BadCutFence: {"code":"missing-fence-end","severity":"error","meaning":"The code fence is never closed.","example":"```json\n{\"a\": 1}","mend":"The text was cut off, or needs no fence.","isCut":false},
    BadLooseFence: {"code":"bad-fence","severity":"warning","meaning":"The value is wrapped in a code fence.","example":"```json\n{\"a\": 1}\n```","mend":"Write the value alone.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"The code fence is never closed.","example":"```json\n{\"a\": 1}","mend":"The text was cut off, or needs no fence.","isCut":false},
    BadRest: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadRootBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    MissingValue: {"code":"missing-value","severity":"error","meaning":"A name has no value, so it was read as null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out.","isCut":false},
    BadLateColon: {"code":"missing-value","severity":"error","meaning":"A name has no value, so it was read as null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out.","isCut":false},
    MissingKey: {"code":"missing-key","severity":"error","meaning":"A value has no name, so the name is empty.","example":"{\"a\": 1, : 2}","mend":"Write a name before the colon.","isCut":false},
    MissingOpen: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","mend":"Begin an object with {, an array with [.","isCut":false},
    BadLateOpen: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","mend":"Begin an object with {, an array with [.","isCut":false},
    MissingSquare: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","mend":"Begin an object with {, an array with [.","isCut":false},
    MissingColon: {"code":"missing-colon","severity":"warning","meaning":"The colon between a name and its value is missing.","example":"{\"a\" 1}","mend":"Write a colon between a name and its value.","isCut":false},
    BadColon: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value.","isCut":false},
    BadCommaForColon: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value.","isCut":false},
    BadNameRemark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    MissingNameEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: write all of it again.","isCut":false},
    BadObjectEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadItemEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadRoundEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadRoundArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadStrayEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadEarlyEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadTwiceEnded: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadRootEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    MissingBracket: {"code":"missing-bracket","severity":"error","meaning":"The closing bracket of an inner object or array is missing.","example":"{\"a\": [1, 2}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadLateBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadLateElement: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadInnerBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadDoubledBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadDoubledSquare: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadNamedArray: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadBraceAround: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadBraces: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadTuple: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBrace: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBracket: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullSquareEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","mend":"The text was cut off: write all of it again.","isCut":false},
    BadComma: {"code":"bad-comma","severity":"error","meaning":"There is a comma without a value before it; a value may be missing.","example":"[1,,2]","mend":"Write one comma between two values.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values.","isCut":false},
    BadPointBehind: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values.","isCut":false},
    BadOddSeparator: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values.","isCut":false},
    MissingComma: {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","mend":"Write a comma between two values.","isCut":false},
    MissingSeparator: {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","mend":"Write a comma between two values.","isCut":false},
    BadEllipsis: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis takes the place of values.","example":"[1, 2, ...]","mend":"Write all values.","isCut":false},
    BadText: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadLineMark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadElementText: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadComment: {"code":"bad-comment","severity":"warning","meaning":"JSON has no comments.","example":"{\"a\": 1 // one\n}","mend":"Leave comments out.","isCut":false},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed.","example":"{\"a\": 1} /* cut","mend":"The text was cut off, or needs no comment.","isCut":false},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"This white space is not allowed in JSON.","example":"{ \"a\": 1}","mend":"Use spaces, tabs and line ends only.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"There is a terminal colour code or a chat template token between the values.","example":"\u001b[32m{\"a\": 1}","mend":"Strip such sequences from the text.","isCut":false},
    BadEscapedBlank: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings.","isCut":false},
    BadRemark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadLeadIn: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadSmartName: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string is in typographic quotes.","example":"{“a”: 1}","mend":"Write strings in double quotes.","isCut":false},
    BadPrefixedName: {"code":"bad-prefix","severity":"warning","meaning":"A string has a prefix, as in Python.","example":"{\"a\": r\"x\"}","mend":"Leave the letter out.","isCut":false},
    BadColonInside: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value.","isCut":false},
    BadLastName: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadLostQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadOpenName: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadTwiceClosed: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end.","isCut":false},
    BadSquareName: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadDoubledName: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end.","isCut":false},
    BadOtherQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadEarlyQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadQuotedName: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadOddName: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadBareKey: {"code":"bad-bare-key","severity":"warning","meaning":"A name has no quotes.","example":"{a: 1}","mend":"Write names in double quotes.","isCut":false},
    BadConstant: {"code":"bad-constant","severity":"warning","meaning":"This constant is not written as in JSON.","example":"{\"a\": True, \"b\": None}","mend":"Write true, false or null.","isCut":false},
    BadNan: {"code":"bad-nan","severity":"warning","meaning":"JSON has no NaN and no Infinity. The value is null.","example":"[NaN]","mend":"Write null, or leave the value out.","isCut":false},
    BadCutWord: {"code":"bad-cut-word","severity":"error","meaning":"The text ends inside a constant.","example":"{\"a\": tr","mend":"The text was cut off: write all of it again.","isCut":false},
    BadConstructor: {"code":"bad-constructor","severity":"warning","meaning":"A value is wrapped in a call. Its argument was taken.","example":"{\"id\": ObjectId(\"5f1\")}","mend":"Write the value alone.","isCut":false},
    BadParentheses: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadDots: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis takes the place of values.","example":"[1, 2, ...]","mend":"Write all values.","isCut":false},
    BadPlaceholder: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
    BadOpenQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadBareString: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
    BadRadix: {"code":"bad-radix","severity":"warning","meaning":"A number is hexadecimal, octal or binary.","example":"[0x1F]","mend":"Write numbers in decimal.","isCut":false},
    BadPlus: {"code":"bad-plus","severity":"warning","meaning":"A number has a plus sign.","example":"[+1]","mend":"Write positive numbers without a sign.","isCut":false},
    BadDigitGroups: {"code":"bad-digit-groups","severity":"warning","meaning":"A number contains underscores.","example":"[1_000]","mend":"Write the digits without anything between them.","isCut":false},
    BadThousands: {"code":"bad-thousands","severity":"error","meaning":"A number contains commas.","example":"{\"total\": 1,000}","mend":"Write the digits without anything between them.","isCut":false},
    BadAmount: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
    BadLeadingZero: {"code":"bad-leading-zero","severity":"warning","meaning":"A number has a leading zero, so it was kept as text.","example":"[007]","mend":"Write codes in quotes, numbers without leading zeros.","isCut":false},
    BadFraction: {"code":"bad-fraction","severity":"warning","meaning":"A number has no digit before its point.","example":"[.5]","mend":"Write a digit before the point, as in 0.5.","isCut":false},
    BadPoint: {"code":"bad-point","severity":"warning","meaning":"A number has no digit after its point.","example":"[5.]","mend":"Write a digit after the point, as in 5.0, or no point.","isCut":false},
    BadCutNumber: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","mend":"The text was cut off: write all of it again.","isCut":false},
    BadCutSign: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","mend":"The text was cut off: write all of it again.","isCut":false},
    BadPrefix: {"code":"bad-prefix","severity":"warning","meaning":"A string has a prefix, as in Python.","example":"{\"a\": r\"x\"}","mend":"Leave the letter out.","isCut":false},
    BadConcatenation: {"code":"bad-concatenation","severity":"warning","meaning":"Strings are joined with a plus sign.","example":"{\"a\": \"one \" + \"two\"}","mend":"Write one string.","isCut":false},
    BadVariable: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
    BadSingleQuotes: {"code":"bad-single-quotes","severity":"warning","meaning":"A string is in single quotes.","example":"{'a': 1}","mend":"Write strings in double quotes.","isCut":false},
    BadBackticks: {"code":"bad-backticks","severity":"warning","meaning":"A string is in backticks.","example":"{\"a\": `text`}","mend":"Write strings in double quotes.","isCut":false},
    BadSmartQuotes: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string is in typographic quotes.","example":"{“a”: 1}","mend":"Write strings in double quotes.","isCut":false},
    BadTripleQuotes: {"code":"bad-triple-quotes","severity":"warning","meaning":"A string is in triple quotes.","example":"{\"a\": \"\"\"text\"\"\"}","mend":"Write strings in double quotes, line ends as \\n.","isCut":false},
    BadQuote: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadLoneQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadQuoteOfJson: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadBlankPair: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadEscapedEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadLastEscapedEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadDoubledEnd: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end.","isCut":false},
    BadOtherEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadLastOtherEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    MissingQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    MissingLastQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    MissingStringEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: write all of it again.","isCut":false},
    BadEscape: {"code":"bad-escape","severity":"warning","meaning":"JSON does not have this escape. If it is unknown, the backslash was kept.","example":"{\"path\": \"C:\\dir\"}","mend":"Write a backslash as \\\\.","isCut":false},
    BadSignEscape: {"code":"bad-escape","severity":"warning","meaning":"JSON does not have this escape. If it is unknown, the backslash was kept.","example":"{\"path\": \"C:\\dir\"}","mend":"Write a backslash as \\\\.","isCut":false},
    BadNewline: {"code":"bad-newline","severity":"warning","meaning":"A string contains a line break.","example":"{\"a\": \"one\ntwo\"}","mend":"Write line ends in strings as \\n.","isCut":false},
    BadControl: {"code":"bad-control","severity":"warning","meaning":"A string contains a control character.","example":"{\"a\": \"one\ttwo\"}","mend":"Write control characters as \\t or \\u0009.","isCut":false},
    BadApostrophe: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadInnerMark: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\".","isCut":false},
    MissingSingleQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string.","isCut":false},
    BadInnerSmart: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadInnerBacktick: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadFencedText: {"code":"bad-fenced-text","severity":"warning","meaning":"A code block takes the place of a string.","example":"{\"code\": ```js\ngo()\n```}","mend":"Write strings in double quotes, line ends as \\n.","isCut":false},
    BadQuotedBracket: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadInnerJson: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
    BadEscapedQuotes: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings.","isCut":false},
    BadCutEscaped: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: write all of it again.","isCut":false},
    BadTwiceEscapedQuotes: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings.","isCut":false},
    BadEntityQuotes: {"code":"bad-entity-quotes","severity":"warning","meaning":"The quotes around a string are HTML entities.","example":"{&quot;a&quot;: 1}","mend":"Write quotes as they are.","isCut":false},
    BadDoubledQuotes: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end.","isCut":false},
    BadPath: {"code":"bad-path","severity":"error","meaning":"The backslashes of a Windows path or a formula are not escaped. All were kept.","example":"{\"a\": \"C:\\new\\dir\"}","mend":"Write a backslash as \\\\.","isCut":false},
  },
  registers: 2,
  tables: 0,
  inside: 9,
};
