// Generated from grammars/json.peggy, grammars/json/whole.peggy, grammars/json/containers.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type FlatGrammar, type FlatNode, type FlatRules, type GrammarRules, type RecoveryNode, type Step, type TextPiece, type TreeNode, FlatMachine, Machine, Stops, caselessUnits, once, onceMade, startsOf, tableOf, action, and, caseless, choice, closes, coded, flatly, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple, DEEPEST } from '../src/engine/generated.ts';

export interface RepairedNeighbourNode extends TreeNode {
  readonly type: 'RepairedNeighbour';
}

export interface RepairedRootNode extends TreeNode {
  readonly type: 'RepairedRoot';
  readonly value: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | BadThousandsNode | RepairedNumberNode | BadParenthesesNode | BadConstructorNode | BadPathNode | BadNanNode | BadConstantNode | BadCutWordNode;
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
  readonly BraceArrayStart: BraceArrayStartNode;
  readonly Item: ItemNode;
  readonly BadLineMark: BadLineMarkNode;
  readonly BadLeadIn: BadLeadInNode;
  readonly RepairedAmounts: RepairedAmountsNode;
  readonly Word: WordNode;
  readonly RepairedPlaceholder: RepairedPlaceholderNode;
  readonly RepairedText: RepairedTextNode;
  readonly NamedArrayStart: NamedArrayStartNode;
  readonly Pair: PairNode;
  readonly Key: KeyNode;
  readonly OpenlessStart: OpenlessStartNode;
  readonly OpenlessArrayStart: OpenlessArrayStartNode;
  readonly ObjectStart: ObjectStartNode;
  readonly BadLateBracket: BadLateBracketNode;
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
  readonly ArrayStart: ArrayStartNode;
  readonly BadTwiceEnded: BadTwiceEndedNode;
  readonly TupleStart: TupleStartNode;
  readonly BadRemark: BadRemarkNode;
  readonly BadTrailingComma: BadTrailingCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly BadOddSeparator: BadOddSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly MissingSeparator: MissingSeparatorNode;
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
  readonly BadLateElement: BadLateElementNode;
  readonly RepairedRoot: RepairedRootNode;
  readonly BadFence: BadFenceNode;
  readonly BadCutFence: BadCutFenceNode;
  readonly BadSequence: BadSequenceNode;
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
  readonly BadBraces: BadBracesNode;
  readonly BadTuple: BadTupleNode;
  readonly BadFullBrace: BadFullBraceNode;
  readonly BadFullBracket: BadFullBracketNode;
  readonly BadFullEnd: BadFullEndNode;
  readonly BadFullSquareEnd: BadFullSquareEndNode;
  readonly MissingEnd: MissingEndNode;
  readonly BadComma: BadCommaNode;
  readonly BadSeparator: BadSeparatorNode;
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
  readonly BadComment: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingCommentEnd: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadSpace: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadNoise: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadEscapedBlank: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
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
  readonly Tuple: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly Word: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly RepairedRoot: 'Document' | 'Fenced';
  readonly BadSingleQuotes: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadCutSign: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadCutNumber: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadLeadingZero: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadThousands: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadPlus: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadRadix: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadDigitGroups: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadPoint: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadFraction: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadParentheses: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadConstructor: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadPath: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadNan: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadConstant: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadCutWord: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadSequence: 'Document' | 'Fenced';
  readonly BadRootComma: 'Document' | 'Fenced';
  readonly BadRest: 'Document' | 'Fenced';
  readonly RootObject: 'Document' | 'Fenced';
  readonly RootArray: 'Document' | 'Fenced';
  readonly BadCall: 'Document' | 'Fenced';
  readonly BadAssignment: 'Document' | 'Fenced';
  readonly Whole: 'Document' | 'Fenced';
  readonly BadBareKey: 'Document' | 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject' | 'Fenced';
  readonly BadTrailingComma: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingComma: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingStringEnd: 'Document' | 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'FencedText' | 'BacktickText' | 'Fenced';
  readonly MissingEnd: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly MissingNameEnd: 'Document' | 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject' | 'Fenced';
  readonly BraceArray: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly NamedArray: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadConcatenation: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BadVariable: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly TextEnd: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly TripleText: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly TripleSingleText: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly InnerJson: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly DoubleText: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly SingleText: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly SmartText: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly FencedText: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BacktickText: 'Document' | 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray' | 'Fenced';
  readonly BraceArrayStart: 'BraceArray';
  readonly BadBraces: 'BraceArray';
  readonly BadRootEnd: 'BraceArray' | 'NamedArray' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly Item: 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'RootArray' | 'OpenlessArray';
  readonly BadLineMark: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadLeadIn: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadComma: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadEllipsis: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadRemark: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadSeparator: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadOddSeparator: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly MissingSeparator: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadStrayEnd: 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'RootArray' | 'OpenlessArray';
  readonly BadElementText: 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'RootArray' | 'OpenlessArray';
  readonly RepairedAmounts: 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'RootArray' | 'OpenlessArray';
  readonly RepairedPlaceholder: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly RepairedText: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadPlaceholder: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadEscapedQuotes: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadTwiceEscapedQuotes: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadCutEscaped: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadEntityQuotes: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadDoubledQuotes: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly ItemObject: 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'RootArray' | 'OpenlessArray';
  readonly BadTwiceEnded: 'BraceArray' | 'InnerArray' | 'Array' | 'Tuple' | 'RootArray' | 'OpenlessArray';
  readonly Object: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly Array: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly RepairedWord: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadDots: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadOpenQuote: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly BadBareString: 'BraceArray' | 'NamedArray' | 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple' | 'RootObject' | 'RootArray' | 'OpenlessObject' | 'OpenlessArray';
  readonly NamedArrayStart: 'NamedArray';
  readonly BadNamedArray: 'NamedArray';
  readonly ObjectEnd: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadFullEnd: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly Pair: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadInnerBracket: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadEarlyEnd: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadText: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly Key: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadColonInside: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadLastName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadOtherQuote: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadTwiceClosed: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadOpenName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadDoubledName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadSmartName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadLostQuote: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadPrefixedName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadEarlyQuote: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadQuotedName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadSquareName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadNewline: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadControl: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadEscape: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadSignEscape: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'DoubleText' | 'InnerPairs' | 'SingleText' | 'SmartText' | 'BacktickText' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadOddName: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadNameRemark: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadColon: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadCommaForColon: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly MissingColon: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly MissingKey: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly InnerObject: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly InnerArray: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly MissingValue: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly LateObject: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly RepairedAmount: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadAmount: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly BadLateColon: 'NamedArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'RootObject' | 'OpenlessObject';
  readonly OpenlessStart: 'InnerObject' | 'OpenlessObject';
  readonly MissingOpen: 'InnerObject' | 'OpenlessObject';
  readonly BadObjectEnd: 'InnerObject' | 'LateObject' | 'Object';
  readonly BadRoundEnd: 'InnerObject' | 'LateObject' | 'Object';
  readonly MissingBracket: 'InnerObject' | 'InnerArray' | 'ItemObject' | 'LateObject' | 'Object' | 'Array' | 'Tuple';
  readonly OpenlessArrayStart: 'InnerArray' | 'OpenlessArray';
  readonly MissingSquare: 'InnerArray' | 'OpenlessArray';
  readonly ArrayEnd: 'InnerArray' | 'Array' | 'RootArray' | 'OpenlessArray';
  readonly BadArrayEnd: 'InnerArray' | 'Array';
  readonly BadRoundArrayEnd: 'InnerArray' | 'Array';
  readonly BadFullSquareEnd: 'InnerArray' | 'Array' | 'RootArray' | 'OpenlessArray';
  readonly ObjectStart: 'ItemObject' | 'Object' | 'RootObject';
  readonly BadFullBrace: 'ItemObject' | 'Object' | 'RootObject';
  readonly BadDoubledBracket: 'ItemObject' | 'Object' | 'RootObject';
  readonly BadLateBracket: 'ItemObject' | 'RootObject' | 'OpenlessObject';
  readonly BadItemEnd: 'ItemObject';
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
  readonly ArrayStart: 'Array' | 'RootArray';
  readonly BadDoubledSquare: 'Array' | 'RootArray';
  readonly BadFullBracket: 'Array' | 'RootArray';
  readonly TupleStart: 'Tuple';
  readonly BadTuple: 'Tuple';
  readonly TupleEnd: 'Tuple';
  readonly BadLateElement: 'RootArray' | 'OpenlessArray';
  readonly BadFence: 'Fenced';
  readonly MissingFenceEnd: 'Fenced';
}

/** The codes of mistakes. */
export type Codes = "missing-document" | "bad-sequence" | "bad-trailing-comma" | "bad-prose" | "bad-text" | "bad-bom" | "bad-call" | "bad-assignment" | "bad-fence" | "missing-fence-end" | "bad-bracket" | "missing-value" | "missing-key" | "missing-open" | "missing-colon" | "bad-colon" | "missing-string-end" | "missing-bracket" | "bad-tuple" | "missing-end" | "bad-comma" | "bad-separator" | "missing-comma" | "bad-ellipsis" | "bad-comment" | "missing-comment-end" | "bad-space" | "bad-noise" | "bad-escaped-quotes" | "bad-smart-quotes" | "bad-prefix" | "missing-quote" | "bad-doubled-quotes" | "bad-lone-quote" | "bad-quote" | "bad-bare-key" | "bad-constant" | "bad-nan" | "bad-cut-word" | "bad-constructor" | "bad-bare-string" | "bad-radix" | "bad-plus" | "bad-digit-groups" | "bad-thousands" | "bad-leading-zero" | "bad-fraction" | "bad-point" | "bad-cut-number" | "bad-concatenation" | "bad-single-quotes" | "bad-backticks" | "bad-triple-quotes" | "bad-inner-json" | "bad-escape" | "bad-newline" | "bad-control" | "bad-fenced-text" | "bad-entity-quotes" | "bad-path";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([35, 35], [45, 45], [47, 47], [60, 60]);
  const TABLE_1 = tableOf([0, 0], [11, 12]);
  const TABLE_2 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_3 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_4 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_5 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
  const TABLE_6 = tableOf();
  const TABLE_7 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
  const TABLE_8 = tableOf([34, 34]);
  const TABLE_9 = tableOf([34, 34], [39, 39], [96, 96]);
  const TABLE_10 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_11 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
  const TABLE_12 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const TABLE_13 = tableOf([0, 0], [9, 13], [32, 32]);
  const TABLE_14 = tableOf([41, 41], [93, 93], [125, 125]);
  const TABLE_15 = tableOf([91, 91], [123, 123]);
  const TABLE_16 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_17 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
  const TABLE_18 = tableOf([0, 0], [9, 13], [32, 32], [35, 35], [45, 45], [47, 47], [60, 60]);
  const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [93, 93], [125, 125]);
  const TABLE_20 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_21 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_22 = tableOf([44, 44], [93, 93], [125, 125]);
  const TABLE_23 = tableOf([34, 34], [39, 39], [41, 41], [45, 45], [48, 57], [91, 91], [93, 93], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123], [125, 125]);
  const TABLE_24 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
  const TABLE_25 = tableOf([9, 9], [32, 32], [36, 36], [65, 90], [92, 92], [95, 95], [97, 122]);
  const TABLE_26 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
  const TABLE_27 = tableOf([9, 10], [13, 13], [32, 32], [34, 35], [39, 39], [45, 45], [47, 57], [60, 60], [91, 91], [123, 123]);
  const TABLE_28 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
  const TABLE_29 = tableOf([34, 34], [39, 39]);
  const TABLE_30 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_31 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_32 = tableOf([45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
  const TABLE_33 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
  const TABLE_34 = tableOf([9, 10], [13, 13], [32, 32], [34, 36], [39, 39], [45, 45], [47, 47], [60, 60], [65, 90], [95, 122]);
  const TABLE_35 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
  const TABLE_36 = tableOf([0, 0], [11, 12], [27, 27], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92]);
  const TABLE_37 = tableOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92]);
  const TABLE_38 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [45, 45], [47, 47], [60, 60], [93, 93], [125, 125]);
  const TABLE_39 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
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

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l35: {
      const s36 = p;
      if ((p < end && text.charCodeAt(p) === 116)) {
        l37: {
          if (!text.startsWith("true", p)) {
            m.reaches(p, "true");
            break l37;
          }
          p += 4;
          break l35;
        }
        p = s36;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 102)) {
        l38: {
          if (!text.startsWith("false", p)) {
            m.reaches(p, "false");
            break l38;
          }
          p += 5;
          break l35;
        }
        p = s36;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
        m.reaches(p, "null");
        return -1;
      }
      p += 4;
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

  function skipNameWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; return -1; }
    p++;
    let n57 = 0;
    l54: for (;;) {
      if (n57 >= 200) break;
      const s56 = p;
      l55: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l55; }
        p++;
        n57++;
        continue l54;
      }
      p = s56;
      break;
    }
    return p;
  }

  function skipQuotedAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l58: {
      const s59 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l60: {

          p++;
          let n64 = 0;
          l61: for (;;) {
            if (n64 >= 60) break;
            const s63 = p;
            l62: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l62; }
              p++;
              n64++;
              continue l61;
            }
            p = s63;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l60; }
          p++;
          break l58;
        }
        p = s59;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l65: {

          p++;
          let n69 = 0;
          l66: for (;;) {
            if (n69 >= 60) break;
            const s68 = p;
            l67: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l67; }
              p++;
              n69++;
              continue l66;
            }
            p = s68;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l65; }
          p++;
          break l58;
        }
        p = s59;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) { m.touched ||= p >= end; return -1; }
      p++;
      let n73 = 0;
      l70: for (;;) {
        if (n73 >= 60) break;
        const s72 = p;
        l71: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219))))) { m.touched ||= p >= end; break l71; }
          p++;
          n73++;
          continue l70;
        }
        p = s72;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipValueStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l77: {
      const s78 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        p++;
        break l77;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l80: {
          p = skipNumeral(p);
          if (p < 0) { break l80; }
          break l77;
        }
        p = s78;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
        p++;
        break l77;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
      p = skipLiteral(p);
      if (p < 0) { return -1; }
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
          if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 59))) {
            l137: {
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
              m.touched ||= p >= end && "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";
              p = skipElementFollows(p);
              if (p < 0) { break l137; }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 124))) {
            l138: {
              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              l139: {
                const s140 = p;
                if ((p < end && text.charCodeAt(p) === 34)) {
                  l141: {
                    p = skipLongText(p);
                    if (p < 0) { break l141; }
                    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                    m.touched ||= p >= end;
                    if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) { m.touched ||= p >= end; break l141; }
                    p++;
                    break l139;
                  }
                  p = s140;
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)))) { m.touched ||= p >= end; break l138; }
                p++;
              }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && text.charCodeAt(p) === 43)) {
            l142: {

              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              l143: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                  p++;
                  break l143;
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l142; }
                p++;
                let n149 = 0;
                l146: for (;;) {
                  if (n149 >= 200) break;
                  const s148 = p;
                  l147: {
                    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l147; }
                    p++;
                    n149++;
                    continue l146;
                  }
                  p = s148;
                  break;
                }
              }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 12289 || c === 65292))) {
            p++;
            break l133;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
            l151: {
              p = skipFenceMark(p);
              if (p < 0) { break l151; }
              break l133;
            }
            p = s134;
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l132; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l132; }
          p = skipValueStart(p);
          if (p < 0) { break l132; }
        }
        break l130;
      }
      p = s131;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l152: {
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s153 = p;
              l154: {

                p++;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l154; }
                p++;
                break l152;
              }
              p = s153;
            }
          } else m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
          m.touched ||= p >= end && "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)))) { m.touched ||= p >= end; break l152; }
          p = skipLineComment(p);
          if (p < 0) { break l152; }
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l156: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l156; }
          p = skipEol(p);
          if (p < 0) { break l156; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l156; }
          p++;
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l157: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l157; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l158: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l158;
            } else m.touched ||= p >= end;
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; break l157; }
            p = skipNumeral(p);
            if (p < 0) { break l157; }
          }
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l161: {
          p = skipLostElement(p);
          if (p < 0) { break l161; }
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 92)) {
        l162: {
          let n166 = 0;
          l163: for (;;) {
            if (n166 >= 3) break;
            const s165 = p;
            l164: {
              if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l164; }
              p++;
              n166++;
              continue l163;
            }
            p = s165;
            break;
          }
          if (n166 < 1) { break l162; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116)))) { m.touched ||= p >= end; break l162; }
          p++;
          break l130;
        }
        p = s131;
      } else m.touched ||= p >= end;
      p = skipRemark(p);
      if (p < 0) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipRemarkEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipEndsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l74: {
      const s75 = p;
      l76: {
        p = skipInObject(p);
        if (p < 0) { break l76; }
        p = skipEndsMember(p);
        if (p < 0) { break l76; }
        break l74;
      }
      p = s75;
      l129: {
        p = skipInArray(p);
        if (p < 0) { break l129; }
        p = skipEndsElement(p);
        if (p < 0) { break l129; }
        break l74;
      }
      p = s75;
      l167: {
        {
          const s168 = p;
          l169: {
            p = skipInObject(p);
            if (p < 0) { break l169; }
            break l167;
          }
          p = s168;
        }
        {
          const s171 = p;
          l172: {
            p = skipInArray(p);
            if (p < 0) { break l172; }
            break l167;
          }
          p = s171;
        }
        p = skipEndsRoot(p);
        if (p < 0) { break l167; }
        break l74;
      }
      p = s75;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l195: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
        p++;
        break l195;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n201 = 0;
      l198: for (;;) {
        if (n201 >= 4) break;
        const s200 = p;
        l199: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) { m.touched ||= p >= end; break l199; }
          p++;
          n201++;
          continue l198;
        }
        p = s200;
        break;
      }
      if (n201 < 4) { return -1; }
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
    l181: {
      const s182 = p;
      const t183 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l184: {

          p++;
          const s185 = p;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          l_plain = text.slice(s185, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l184; }
          p++;
          break l181;
        }
        p = s182;
        m.forget(t183);
        l_plain = null;
        l_escaped = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l186: {

          p++;
          const s187 = p;
          let n191 = 0;
          l188: for (;;) {
            if (n191 >= 2000) break;
            const s190 = p;
            l189: {
              l192: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l192;
                } else m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; break l189; }
                p = skipGoodEscape(p);
                if (p < 0) { break l189; }
              }
              n191++;
              continue l188;
            }
            p = s190;
            break;
          }
          l_escaped = text.slice(s187, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l186; }
          p++;
          break l181;
        }
        p = s182;
        m.forget(t183);
        l_plain = null;
        l_escaped = null;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 39))) { m.touched ||= p >= end; return -1; }
      p = readBadSingleQuotes(p);
      if (p < 0) { return -1; }
      const s202 = p;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.touched ||= p >= end && " -&(-[]-\uffff";
      l_plain = text.slice(s202, p);
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
    l208: {
      const s209 = p;
      l210: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        m.touched ||= p >= end;
        l211: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 65292 || c === 65341 || c === 65373))) {
            p++;
            break l211;
          } else m.touched ||= p >= end;
          if (p < end) { break l210; }
          m.touched ||= p >= end;
        }
        break l208;
      }
      p = s209;
      if ((p < end && text.charCodeAt(p) === 46)) {
        l214: {

          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          l215: {
            const s216 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
              l217: {
                p = skipInObject(p);
                if (p < 0) { break l217; }
                if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) { m.touched ||= p >= end; break l217; }
                p = skipLostName(p);
                if (p < 0) { break l217; }
                break l215;
              }
              p = s216;
            } else m.touched ||= p >= end;
            p = skipInArray(p);
            if (p < 0) { break l214; }
            if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) { m.touched ||= p >= end; break l214; }
            p = skipLostElement(p);
            if (p < 0) { break l214; }
          }
          break l208;
        }
        p = s209;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l218: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l218; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          l219: {
            const s220 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
              l221: {
                p = skipLostName(p);
                if (p < 0) { break l221; }
                break l219;
              }
              p = s220;
            } else m.touched ||= p >= end;
            p = skipInArray(p);
            if (p < 0) { break l218; }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287 || c === 65341 || c === 65373)))) { m.touched ||= p >= end; break l218; }
            p = skipElementStart(p);
            if (p < 0) { break l218; }
          }
          break l208;
        }
        p = s209;
      } else m.touched ||= p >= end;
      l222: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l222; }
        m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l223: {
          const s224 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
            l225: {
              p = skipEol(p);
              if (p < 0) { break l225; }
              break l223;
            }
            p = s224;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
            l226: {
              p = skipCommentStart(p);
              if (p < 0) { break l226; }
              break l223;
            }
            p = s224;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
            l227: {
              p = skipFenceMark(p);
              if (p < 0) { break l227; }
              break l223;
            }
            p = s224;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8230 || c === 12289))) {
            p++;
            break l223;
          } else m.touched ||= p >= end;
          if ((p < end && text.charCodeAt(p) === 46)) {
            l229: {
              if (!text.startsWith("...", p)) {
                m.reaches(p, "...");
                break l229;
              }
              p += 3;
              break l223;
            }
            p = s224;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
            p++;
            break l223;
          } else m.touched ||= p >= end;
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
            l231: {
              p = skipNumeral(p);
              if (p < 0) { break l231; }
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l231; }
              m.touched ||= p >= end;
              break l223;
            }
            p = s224;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
            l232: {
              p = skipLiteral(p);
              if (p < 0) { break l232; }
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l232; }
              m.touched ||= p >= end;
              break l223;
            }
            p = s224;
          } else m.touched ||= p >= end;
          p = skipSignRemark(p);
          if (p < 0) { break l222; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)))) { m.touched ||= p >= end; break l222; }
          p = skipRemarkEnd(p);
          if (p < 0) { break l222; }
        }
        break l208;
      }
      p = s209;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { return -1; }
      m.touched ||= p >= end;
      l233: {
        const s234 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          l235: {
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            l236: {
              const s237 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                l238: {
                  p++;
                  let n242 = 0;
                  l239: for (;;) {
                    if (n242 >= 200) break;
                    const s241 = p;
                    l240: {
                      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l240; }
                      p++;
                      n242++;
                      continue l239;
                    }
                    p = s241;
                    break;
                  }
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l238; }
                  p++;
                  break l236;
                }
                p = s237;
              } else m.touched ||= p >= end;
              let n246 = 0;
              l243: for (;;) {
                if (n246 >= 3) break;
                const s245 = p;
                l244: {
                  if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l244; }
                  p++;
                  n246++;
                  continue l243;
                }
                p = s245;
                break;
              }
              if (n246 < 1) { break l235; }
              if (!((p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116)))) { m.touched ||= p >= end; break l235; }
              p++;
            }
            break l233;
          }
          p = s234;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    const s204 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipNumeral(p);
    if (p < 0) { return -1; }
    l_text = text.slice(s204, p);
    l207: {
      const s205 = p;
      l206: {
        p = skipEndsWord(p);
        if (p < 0) { break l206; }
        p = s205;
        break l207;
      }
      p = s205;
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
    const s247 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
    l_text = text.slice(s247, p);
    l250: {
      const s248 = p;
      l249: {
        p = skipEndsWord(p);
        if (p < 0) { break l249; }
        p = s248;
        break l250;
      }
      p = s248;
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
    l257: for (;;) {
      const s259 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
        l258: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s261 = p;
              l262: {
                p = skipHashWord(p);
                if (p < 0) { break l262; }
                break l258;
              }
              p = s261;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false)))) { m.touched ||= p >= end; break l258; }
          p = skipComment(p);
          if (p < 0) { break l258; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l257;
        }
        p = s259;
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
        const s174 = p;
        l175: {
          p = skipAmountsAhead(p);
          if (p < 0) { break l175; }
          return -1;
        }
        p = s174;
      }
    } else m.touched ||= p >= end;
    l177: {
      const s178 = p;
      const t179 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l180: {
          p = readText(p);
          if (p < 0) { break l180; }
          l_value = m.value as TextNode;
          break l177;
        }
        p = s178;
        m.forget(t179);
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l203: {
          p = readNumber(p);
          if (p < 0) { break l203; }
          l_value = m.value as NumberNode;
          break l177;
        }
        p = s178;
        m.forget(t179);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
      p = readConstant(p);
      if (p < 0) { return -1; }
      l_value = m.value as ConstantNode;
    }
    l251: {
      const s252 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l253: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; break l253; }
          p++;
          l256: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
              const s254 = p;
              l255: {
                p = skipGapAhead(p);
                if (p < 0) { break l255; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)))) { m.touched ||= p >= end; break l255; }
                p++;
                p = s254;
                break l256;
              }
              p = s254;
            } else m.touched ||= p >= end;
            break l253;
          }
          break l251;
        }
        p = s252;
      } else m.touched ||= p >= end;
      l266: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) {
          const s264 = p;
          l265: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l265; }
            p++;
            p = s264;
            break l266;
          }
          p = s264;
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
    l267: {
      const s268 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        l269: {
          p = skipQuotedAhead(p);
          if (p < 0) { break l269; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; break l269; }
          p++;
          break l267;
        }
        p = s268;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; return -1; }
      p++;
      let n273 = 0;
      l270: for (;;) {
        if (n273 >= 200) break;
        const s272 = p;
        l271: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l271; }
          p++;
          n273++;
          continue l270;
        }
        p = s272;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
    m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
    l281: for (;;) {
      const s283 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l282: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l282; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; break l282; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
          m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
          continue l281;
        }
        p = s283;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
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
    l295: {
      const s296 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l297: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; break l297; }
          p++;
          l300: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              const s298 = p;
              l299: {
                p = skipGapAhead(p);
                if (p < 0) { break l299; }
                l301: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                    p++;
                    break l301;
                  } else m.touched ||= p >= end;
                  if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l299; }
                  p++;
                  let n307 = 0;
                  l304: for (;;) {
                    if (n307 >= 200) break;
                    const s306 = p;
                    l305: {
                      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l305; }
                      p++;
                      n307++;
                      continue l304;
                    }
                    p = s306;
                    break;
                  }
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l299; }
                  p++;
                }
                p = s298;
                break l300;
              }
              p = s298;
            } else m.touched ||= p >= end;
            break l297;
          }
          break l295;
        }
        p = s296;
      } else m.touched ||= p >= end;
      l310: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
          const s308 = p;
          l309: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l309; }
            p++;
            p = s308;
            break l310;
          }
          p = s308;
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
    l274: {
      const s275 = p;
      const t276 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l277: {
          p = readText(p);
          if (p < 0) { break l277; }
          l_name = m.value as TextNode;
          break l274;
        }
        p = s275;
        m.forget(t276);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) { return -1; }
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
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
    l285: {
      const s286 = p;
      const t287 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l288: {
          p = readText(p);
          if (p < 0) { break l288; }
          l_value = m.value as TextNode;
          break l285;
        }
        p = s286;
        m.forget(t287);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
        {
          const s289 = p;
          l290: {
            p = skipInnerArrayAhead(p);
            if (p < 0) { break l290; }
            return -1;
          }
          p = s289;
        }
      } else m.touched ||= p >= end;
      l292: {
        const s293 = p;
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
          l294: {
            p = readNumber(p);
            if (p < 0) { break l294; }
            l_value = m.value as NumberNode;
            break l292;
          }
          p = s293;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
        p = readConstant(p);
        if (p < 0) { return -1; }
        l_value = m.value as ConstantNode;
      }
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipPairEnd(p);
    if (p < 0) { return -1; }
    const node: PairNode = { type: 'Pair', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l311: {
      const s312 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l313: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l313;
          }
          value = "\r\n";
          p += 2;
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l311;
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
    l315: {
      const s316 = p;
      const t317 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : false))) {
        l318: {
          p = readBadComment(p);
          if (p < 0) { break l318; }
          break l315;
        }
        p = s316;
        m.forget(t317);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 47 || c === 60))) {
        l319: {
          p = readMissingCommentEnd(p);
          if (p < 0) { break l319; }
          break l315;
        }
        p = s316;
        m.forget(t317);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l320: {
          p = readBadSpace(p);
          if (p < 0) { break l320; }
          break l315;
        }
        p = s316;
        m.forget(t317);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l321: {
          p = readBadNoise(p);
          if (p < 0) { break l321; }
          break l315;
        }
        p = s316;
        m.forget(t317);
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
    l322: {
      const s323 = p;
      const t324 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l325: {
          p = readBlanks(p);
          if (p < 0) { break l325; }
          value = m.value as string[];
          break l322;
        }
        p = s323;
        m.forget(t324);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l326: {
          let e327!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s328 = p;
              l329: {
                p = skipHashWord(p);
                if (p < 0) { break l329; }
                break l326;
              }
              p = s328;
            }
          } else m.touched ||= p >= end;
          e327 = null;
          let e331!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)))) { m.touched ||= p >= end; break l326; }
          p = readGapMistake(p);
          if (p < 0) { break l326; }
          e331 = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          value = [e327, e331];
          break l322;
        }
        p = s323;
        m.forget(t324);
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
    l335: {
      const s333 = p;
      l334: {
        p = skipEndsWord(p);
        if (p < 0) { break l334; }
        p = s333;
        break l335;
      }
      p = s333;
      return -1;
    }
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l349: {
      const s350 = p;
      const t351 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l352: {
          p = readBlanks(p);
          if (p < 0) { break l352; }
          value = m.value as string[];
          break l349;
        }
        p = s350;
        m.forget(t351);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)))) { m.touched ||= p >= end; return -1; }
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
    l358: {
      const s359 = p;
      const t360 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l361: {
          let e362!: ",";

          e362 = ",";
          p++;
          let e363!: null;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c === 65341 || c === 65373))) {
            {
              const s364 = p;
              l365: {
                p = skipGapAhead(p);
                if (p < 0) { break l365; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65341 || c === 65373)))) { m.touched ||= p >= end; break l365; }
                p++;
                break l361;
              }
              p = s364;
            }
          } else m.touched ||= p >= end;
          e363 = null;
          value = [e362, e363];
          break l358;
        }
        p = s359;
        m.forget(t360);
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
    let value!: [BadRemarkNode | null, (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
    let e336!: BadRemarkNode | null;
    l337: {
      const s339 = p;
      const t340 = m.trail.length;
      l338: {
        p = readBadRemark(p);
        if (p < 0) { break l338; }
        e336 = m.value as BadRemarkNode;
        break l337;
      }
      p = s339;
      m.forget(t340);
      e336 = null;
    }
    let e341!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
    const list347: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
    l342: for (;;) {
      const s344 = p;
      const t345 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l343: {
          let v346!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          p = readGap(p);
          if (p < 0) { break l343; }
          v346 = m.value as string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          list347.push(v346);
          continue l342;
        }
        p = s344;
        m.forget(t345);
      } else m.touched ||= p >= end;
      break;
    }
    e341 = list347;
    let e353!: [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode;
    l354: {
      const s355 = p;
      const t356 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l357: {
          p = readComma(p);
          if (p < 0) { break l357; }
          e353 = m.value as [",", null] | BadTrailingCommaNode;
          break l354;
        }
        p = s355;
        m.forget(t356);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292))) {
        l367: {
          p = readBadSeparator(p);
          if (p < 0) { break l367; }
          e353 = m.value as BadSeparatorNode;
          break l354;
        }
        p = s355;
        m.forget(t356);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 46 || c === 124))) {
        l368: {
          p = readBadOddSeparator(p);
          if (p < 0) { break l368; }
          e353 = m.value as BadOddSeparatorNode;
          break l354;
        }
        p = s355;
        m.forget(t356);
      } else m.touched ||= p >= end;
      l369: {
        l372: {
          const s370 = p;
          l371: {
            l373: {
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65341 || c === 65373))) {
                p++;
                break l373;
              } else m.touched ||= p >= end;
              if (p < end) { break l371; }
              m.touched ||= p >= end;
            }
            p = s370;
            break l372;
          }
          p = s370;
          break l369;
        }
        e353 = null;
        break l354;
      }
      p = s355;
      m.forget(t356);
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l376: {
          p = readMissingComma(p);
          if (p < 0) { break l376; }
          e353 = m.value as MissingCommaNode;
          break l354;
        }
        p = s355;
        m.forget(t356);
      } else m.touched ||= p >= end;
      p = readMissingSeparator(p);
      if (p < 0) { return -1; }
      e353 = m.value as MissingSeparatorNode;
    }
    value = [e336, e341, e353];
    m.value = value;
    return p;
  }

  function skipTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l377: {
      const s378 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l379: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l379; }
          p++;
          break l377;
        }
        p = s378;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l381: {

          p++;
          let n386 = 0;
          l383: for (;;) {
            if (n386 >= 2000) break;
            const s385 = p;
            l384: {
              l387: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l387;
                } else m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; break l384; }
                p = skipGoodEscape(p);
                if (p < 0) { break l384; }
              }
              n386++;
              continue l383;
            }
            p = s385;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l381; }
          p++;
          break l377;
        }
        p = s378;
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
    l394: {
      const s392 = p;
      l393: {
        p = skipEndsWord(p);
        if (p < 0) { break l393; }
        p = s392;
        break l394;
      }
      p = s392;
      return -1;
    }
    return p;
  }

  const STARTS_0 = startsOf([91, 91], [123, 123], [65339, 65339]);
  const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [102,
      102], [110, 110], [116, 116]);
  const STARTS_2 = startsOf([0, 0], [9, 13], [32, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90],
    [94, 95], [97, 122], [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281],
    [65283, 65286], [65288, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_3 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [43, 43], [45, 45], [47, 57], [60, 60],
    [62, 62], [92, 92], [124, 124], [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239],
    [8287, 8288], [12288, 12288], [65279, 65279]);
  const STARTS_4 = startsOf([34, 34], [39, 39], [171, 171], [8216, 8217], [8220, 8223], [65282, 65282]);
  const STARTS_5 = startsOf([91, 91]);
  const STARTS_6 = startsOf([123, 123]);
  const STARTS_7 = startsOf([93, 93], [125, 125]);
  const STARTS_8 = startsOf([34, 34], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
  const STARTS_9 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_10 = startsOf([45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
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
  const STARTS_34 = startsOf([91, 91], [65339, 65339]);
  const STARTS_35 = startsOf([40, 40]);
  const STARTS_36 = startsOf([40, 40], [91, 91], [123, 123], [65339, 65339], [65371, 65371]);
  const STARTS_37 = startsOf([0, 9], [11, 12], [14, 31], [33, 90], [92, 65535]);
  const STARTS_38 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_39 = startsOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 92], [94, 122], [124, 124], [126,
      186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
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
    seq(run(m, "\t "), choice(m, skipEol, one(m, ");"), skipFenceMark, skipCommentStart)));
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const skipLineMark = choice(m, seq(one(m, "+>|"), one(m, "\t ")), seq(repeat(m, { least: 1, most: 5 }, one(m,
      "0-9")), one(m, ":|"), one(m, "\t ")));
  const skipQuotedAhead = coded(skipQuotedAheadCode, "\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", true);
  const skipEscapedQuote = seq(repeat(m, { least: 1, most: 3 }, lit(m, "\\")), lit(m, "\""));
  const skipProseObjectAhead = seq(lit(m, "{"), run(m,
    "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m, seq(one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), repeat(m, { least: 0, most: 200 }, one(m,
        "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07")), choice(m, seq(one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), choice(m, one(m, ",:}"), skipLiteral,
              skipNumeral, skipEof)), skipEof)), seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"),
        skipNameWord, lit(m, ":")), lit(m, "/*"), lit(m, "<!--"), seq(skipNameWord, run(m, "\t\n\r "), choice(m,
          lit(m, ":"), skipEof)), seq(skipLineMark, run(m, "\t\n\r "), skipQuotedAhead), lit(m, "}"),
      skipEscapedQuote, skipEscapedBlank, skipNoise, skipEof));
  const skipLogTag = seq(repeat(m, { least: 0, most: 40 }, one(m, " +-:TZ")), lit(m, "]"), run(m, "\t ", 1), one(m,
  "^\n\r),;]}"));
  const skipOtherConstant = choice(m, caseless(m, "true"), caseless(m, "false"), caseless(m, "null"), caseless(m,
    "none"), caseless(m, "nil"), caseless(m, "undefined"));
  const skipNan = seq(optional(m, one(m, "+\\-")), choice(m, caseless(m, "nan"), caseless(m, "infinity"), caseless(m,
  "inf")));
  const skipCutWord = choice(m, caseless(m, "tru"), caseless(m, "tr"), lit(m, "t"), caseless(m, "fals"), caseless(m,
    "fal"), caseless(m, "fa"), lit(m, "f"), caseless(m, "nul"), caseless(m, "nu"), lit(m, "n"), lit(m, "Non"));
  const skipConstantAhead = choice(m, seq(choice(m, skipLiteral, skipOtherConstant, skipNan), run(m, "\t\n\r "),
      choice(m, one(m, ",]"), skipEof)), seq(skipCutWord, skipEof));
  const skipListWord = choice(m, seq(run(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a", 1), many(m, 0, seq(run(m, "\t ", 1),
          run(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a", 1)))), skipQuotedAhead);
  const skipWordList = seq(skipListWord, many(m, 0, seq(choice(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r ")), seq(run(m, "\t "), skipEol, run(m, "\t\n\r "))), skipListWord)), run(m, "\t\n\r "), lit(m,
    "]"), run(m, "\t\n\r "), skipEof);
  const skipShortText = choice(m, seq(lit(m, "\""), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"\\\\")), lit(m,
    "\"")), seq(lit(m, "'"), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r'\\\\")), lit(m, "'")));
  const readInObject = same(m, 1, action(m, () => { return 'object'; }, lit(m, "")));
  const skipInObject = quiet(m, readInObject);
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
  const skipValueStart = coded(skipValueStartCode, "\"'\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07", true);
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
    ")")), seq(skipInObject, lit(m, "["), one(m, "!?A-Za-z"), repeat(m, { least: 0, most: 30 }, one(m,
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
            seq(skipInObject, choice(m, skipLostName, seq(skipNameWord, run(m, "\t\n\r "), lit(m, ":")), one(m,
            ")]}\uff3d\uff5d"))), seq(skipInArray, skipElementStart))))), seq(run(m, "\t "), skipEol));
  const skipEndsMember = choice(m, seq(run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m, one(m,
        "]}\uff3d\uff5d"), seq(lit(m, ")"), run(m, "\t\n\r "), choice(m, seq(optional(m, lit(m, ";")), run(m,
              "\t\n\r "), skipEof), seq(one(m, "]}"), run(m, "\t\n\r "), skipEof))), skipEof, seq(one(m, ",;"),
          run(m, "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"),
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
          "\t\n\r "), one(m, ",]")))), lit(m, "\uff3b"));
  const readBadAroundQuote = mistake(m, (start, end, raw) => ({ type: 'BadAroundQuote', start, end, raw }),
    seq(choice(m, lit(m, "'"), seq(lit(m, "\""), and(m, seq(one(m, "[{"), run(m, "\t "), choice(m, skipEol,
                seq(lit(m, "\""), not(m, skipEndsRoot))))))), and(m, choice(m, skipProseObjectAhead,
          skipArrayAhead))));
  const readBeforeValue = choice(m, readBlanks, readBadBom, readGapMistake, readBadAroundQuote);
  const leaf0 = leaf(m, readBeforeValue);
  const readWhole = flatly(m, flat, "Whole");
  const leaf65 = leaf(m, readWhole);
  const skipBraceItem = choice(m, skipQuotedAhead, skipNumeral, skipNameWord);
  const skipNamedArrayAhead = seq(lit(m, "["), run(m, "\t\n\r "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"));
  const skipDoubleName = seq(lit(m, "\""), run(m, "^\n\r\"\\\\"), lit(m, "\""));
  const skipSingleName = seq(lit(m, "'"), run(m, "^\n\r'\\\\"), lit(m, "'"));
  const skipBadSquareName = seq(lit(m, "["), run(m, "\t\n\r "), choice(m, skipDoubleName, skipSingleName), run(m,
    "\t\n\r "), lit(m, "]"), and(m, seq(run(m, "\t\n\r "), lit(m, ":"))));
  const skipBraceArrayAhead = choice(m, seq(lit(m, "{"), run(m, "\t\n\r "), choice(m, lit(m, "]"), seq(skipBraceItem,
          run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipBraceItem, run(m, "\t\n\r "), not(m, seq(lit(m,
              ","), run(m, "\t\n\r "), skipLostName)), one(m, ",]}")))), seq(lit(m, "{"), run(m, "\t\n\r "), not(m,
        skipNamedArrayAhead), not(m, skipBadSquareName), lit(m, "["), run(m, "\t\n\r "), one(m, "\"'\\-0-9[{")));
  const leaf67 = leaf(m, and(m, skipBraceArrayAhead));
  const readArrayKind = action(m, () => { return 'array'; }, lit(m, ""));
  const readBadBraces = mistake(m, (start, end, raw) => ({ type: 'BadBraces', start, end, raw }), lit(m, "{"));
  const readBraceArrayStart = node(m, (start, end, l) => ({ type: 'BraceArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readArrayKind), readBadBraces));
  const leaf74 = leaf(m, readBraceArrayStart);
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
  const leaf78 = leaf(m, readItem);
  const readBadLineMark = mistake(m, (start, end, raw) => ({ type: 'BadLineMark', start, end, raw }),
    seq(skipLineMark, and(m, seq(run(m, "\t\n\r "), choice(m, one(m, ")]}\uff3d\uff5d"), skipQuotedAhead, one(m,
            "\"[{"), seq(skipInArray, choice(m, skipNumeral, skipLiteral)))))));
  const skipFlat = choice(m, seq(lit(m, "{"), repeat(m, { least: 0, most: 500 }, one(m, "^()[]{}")), lit(m, "}")),
    seq(lit(m, "["), repeat(m, { least: 0, most: 500 }, one(m, "^()[]{}")), lit(m, "]")));
  const readBadLeadIn = mistake(m, (start, end, raw) => ({ type: 'BadLeadIn', start, end, raw }), seq(choice(m,
        seq(lit(m, "("), one(m, "A-Z_a-z"), repeat(m, { least: 0, most: 30 }, one(m, " A-Z_a-z")), lit(m, ")")),
        one(m, "*~\u00b7\u2022"), lit(m, "=>"), lit(m, "->"), seq(one(m, "+\\-"), run(m, "\t\n\r "), and(m, one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"))), seq(lit(m, "+"), and(m, choice(m, lit(m, "-"),
              skipLiteral))), seq(choice(m, lit(m, "and"), lit(m, "or")), run(m, "\t ", 1)), skipTag), and(m,
        seq(run(m, "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, one(m,
            "[{"), skipLiteral)))), seq(skipInObject, not(m, skipInTuple), lit(m, "("), and(m, seq(run(m,
          "\t\n\r "), skipFlat, run(m, "\t\n\r "), lit(m, ")"), run(m, "\t\n\r "), one(m, ",]}")))));
  const leaf89 = leaf(m, choice(m, readBlanks, tuple(m, [0, 1], not(m, skipHashWord), readGapMistake),
      readBadLineMark, readBadLeadIn));
  const readInRootObject = inside(m, 1);
  const skipInRootObject = readInRootObject;
  const readInItemObject = inside(m, 7);
  const skipInItemObject = readInItemObject;
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
  const readBadDoubledQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadDoubledQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "\"\""), label(m, 0, text(m, repeat(m, { least: 0, most: 2000 }, choice(m, one(m,
              " !#-[]-\uffff"), skipGoodEscape)))), lit(m, "\"\""), and(m, seq(run(m, "\t\n\r "), one(m,
    "),:]}")))), seq(lit(m, "''"), label(m, 0, text(m, repeat(m, { least: 1, most: 2000 }, one(m,
      " -&(-[]-\uffff")))), lit(m, "''"), and(m, seq(run(m, "\t\n\r "), one(m, ",:]}")))), seq(lit(m,
      "\"\""), label(m, 0, text(m, repeat(m, { least: 1, most: 2000 }, choice(m, one(m, " !#-[]-\uffff"),
              skipGoodEscape)))), lit(m, "\""), and(m, skipEnds)));
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
          readConstant)), run(m, "\t\n\r "), lit(m, ")"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, ",]}"),
            skipEof)))));
  const readRepairedText = node(m, (start, end, l) => ({ type: 'RepairedText', start, end, value: l[0] }), label(m,
      0, choice(m, readBadEscapedQuotes, readBadTwiceEscapedQuotes, readBadCutEscaped, readBadEntityQuotes,
        readBadDoubledQuotes)), label(m, 0, choice(m, readBadPath, readBadParentheses)));
  const leaf93 = leaf(m, tuple(m, [0, 1], not(m, skipNameAhead), choice(m, readRepairedAmounts, readWord,
        readRepairedPlaceholder, readRepairedText)));
  const leaf125 = leaf(m, and(m, skipNamedArrayAhead));
  const readObjectKind = action(m, () => { return 'object'; }, lit(m, ""));
  const readBadNamedArray = mistake(m, (start, end, raw) => ({ type: 'BadNamedArray', start, end, raw }), lit(m,
  "["));
  const readNamedArrayStart = node(m, (start, end, l) => ({ type: 'NamedArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readBadNamedArray));
  const leaf126 = leaf(m, readNamedArrayStart);
  const skipBareKey = coded(skipBareKeyCode,
    "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff",
    true);
  const readBadBareKey = coded(readBadBareKeyCode,
  "!$%*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff");
  const skipLostItem = choice(m, skipLongText, skipNumeral, skipLiteral);
  const skipInnerArrayAhead = seq(choice(m, skipNumeral, skipLiteral), repeat(m, { least: 1, most: 60 }, seq(run(m,
        "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipLostItem, not(m, seq(run(m, "\t\n\r "), one(m,
    ":\uff1a"))))), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t\n\r "), one(m, ",}"));
  const skipPairEnd = coded(skipPairEndCode, "\t\n\r ,}", true);
  const readPair = coded(readPairCode,
  "^\u0001-\b\u000e-\u001f#&(),/;->[-]`{}\u00ab\u00b4\u00bb\u2018-\u201f\u2026\uff02\uff07\uff0c\uff1a");
  const leaf130 = leaf(m, readPair);
  const leaf137 = leaf(m, choice(m, readBlanks, readGapMistake, readBadLineMark));
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
  const skipNameRemark = seq(run(m, "\t "), choice(m, one(m, "!*?"), seq(lit(m, "("), repeat(m, { least: 1,
            most: 60 }, one(m, "^\n\r\"()")), lit(m, ")"))));
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
  const readBadSignEscape = mistake(m, (start, end, raw) => ({ type: 'BadSignEscape', start, end, raw }), seq(lit(m,
      "\\"), and(m, one(m, "!#-&(-.:-@[]\\^{-~"))));
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
  const leaf138 = leaf(m, readKey);
  const skipFlatPart = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText);
  const skipShallower = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText, seq(lit(m,
      "{"), repeat(m, { least: 0, most: 60 }, skipFlatPart), lit(m, "}")), seq(lit(m, "["), repeat(m, { least: 0,
          most: 60 }, skipFlatPart), lit(m, "]")));
  const skipShallow = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText, seq(lit(m, "{"),
      repeat(m, { least: 0, most: 60 }, skipShallower), lit(m, "}")), seq(lit(m, "["), repeat(m, { least: 0,
          most: 60 }, skipShallower), lit(m, "]")));
  const skipLostMembers = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), repeat(m, { least: 1, most: 60 },
      skipShallow), lit(m, "}"), run(m, "\t\n\r "), one(m, ",]}"));
  const skipLostItems = seq(skipLostItem, repeat(m, { least: 0, most: 60 }, seq(run(m, "\t\n\r "), lit(m, ","),
        run(m, "\t\n\r "), skipLostItem, not(m, seq(run(m, "\t\n\r "), one(m, ":\uff1a"))))), run(m, "\t\n\r "),
    lit(m, "]"), run(m, "\t\n\r "), one(m, ",}"));
  const skipLineLostAhead = seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), choice(m, skipLostMembers, skipLostItems));
  const leaf183 = leaf(m, and(m, skipLineLostAhead));
  const readValueGap = coded(readValueGapCode, null);
  const leaf190 = leaf(m, readValueGap);
  const leaf192 = leaf(m, and(m, skipLostMembers));
  const readMissingOpen = mistake(m, (start, end, raw) => ({ type: 'MissingOpen', start, end, raw }), lit(m, ""));
  const readOpenlessStart = node(m, (start, end, l) => ({ type: 'OpenlessStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readMissingOpen));
  const leaf193 = leaf(m, readOpenlessStart);
  const leaf196 = leaf(m, and(m, skipLostItems));
  const readMissingSquare = mistake(m, (start, end, raw) => ({ type: 'MissingSquare', start, end, raw }), lit(m, ""));
  const readOpenlessArrayStart = node(m, (start, end, l) => ({ type: 'OpenlessArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readArrayKind), readMissingSquare));
  const leaf197 = leaf(m, readOpenlessArrayStart);
  const readInBracketedArray = inside(m, 3);
  const skipInBracketedArray = readInBracketedArray;
  const readInOpenlessArray = inside(m, 4);
  const skipInOpenlessArray = readInOpenlessArray;
  const skipInRootArray = choice(m, skipInBracketedArray, skipInOpenlessArray);
  const readInArrayAround = inside(m, 2);
  const skipInArrayAround = readInArrayAround;
  const skipIsItem = seq(skipInRootArray, not(m, skipInArrayAround), not(m, skipInAnyObject));
  const leaf200 = leaf(m, and(m, skipIsItem));
  const readBadFullBrace = mistake(m, (start, end, raw) => ({ type: 'BadFullBrace', start, end, raw }), lit(m,
  "\uff5b"));
  const readBadDoubledBracket = mistake(m, (start, end, raw) => ({ type: 'BadDoubledBracket', start, end, raw }),
    seq(lit(m, "{"), and(m, seq(run(m, "\t\n\r "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":")))));
  const readObjectStart = node(m, (start, end, l) => ({ type: 'ObjectStart', start, end, kind: l[0] }), seq(label(m,
        0, readObjectKind), choice(m, lit(m, "{"), readBadFullBrace), optional(m, seq(run(m, "\t\n\r "),
          readBadDoubledBracket))));
  const leaf209 = leaf(m, readObjectStart);
  const readBadLateBracket = mistake(m, (start, end, raw) => ({ type: 'BadLateBracket', start, end, raw }),
    seq(one(m, "]}"), repeat(m, { least: 0, most: 9 }, seq(run(m, "\t\n\r "), one(m, "]}"))), run(m, "\t\n\r "),
      choice(m, seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), skipMemberAhead))), and(m, seq(skipQuotedAhead, run(m,
            "\t\n\r "), lit(m, ":"))))));
  const leaf213 = leaf(m, readBadLateBracket);
  const readMissingValue = mistake(m, (start, end, raw) => ({ type: 'MissingValue', start, end, raw }), lit(m, ""));
  const leaf215 = leaf(m, readMissingValue);
  const leaf217 = leaf(m, and(m, skipInnerArrayAhead));
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
  const leaf218 = leaf(m, readRepairedAmount);
  const leaf221 = leaf(m, readWord);
  const leaf222 = leaf(m, choice(m, readRepairedPlaceholder, readRepairedText));
  const skipBadTripleQuotes = choice(m, lit(m, "\"\"\""), lit(m, "'''"));
  const leaf223 = leaf(m, and(m, seq(not(m, seq(lit(m, "\"\""), skipEnds)), optional(m, skipPrefix), and(m, lit(m,
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
  const leaf225 = leaf(m, readTextStart);
  const text231 = rounds(m, { run: "^\"", least: 1 }, { before: seq(not(m, lit(m, "\"\"\"")), lit(m, "\"")) });
  const readMissingStringEnd = mistake(m, (start, end, raw) => ({ type: 'MissingStringEnd', start, end, raw }),
    optional(m, seq(lit(m, "\\"), optional(m, seq(lit(m, "u"), repeat(m, { least: 0, most: 3 }, one(m,
  "0-9A-Fa-f")))))));
  const leaf232 = leaf(m, choice(m, lit(m, "\"\"\""), readMissingStringEnd));
  const leaf234 = leaf(m, and(m, seq(not(m, seq(lit(m, "''"), skipEnds)), optional(m, skipPrefix), lit(m, "'''"))));
  const text235 = rounds(m, { run: "^'", least: 1 }, { before: seq(not(m, lit(m, "'''")), lit(m, "'")) });
  const leaf236 = leaf(m, choice(m, lit(m, "'''"), readMissingStringEnd));
  const leaf237 = leaf(m, and(m, seq(lit(m, "\""), run(m, "[{", 1), run(m, "\t\n\r "), lit(m, "\""), not(m,
          skipEnds))));
  const skipInnerEndAhead = seq(one(m, "]}"), run(m, "\t\n\r "), lit(m, "\""), run(m, "\t\n\r "), choice(m, one(m,
      ",]}"), skipEof));
  const text238 = rounds(m, { run: "^]}", least: 1 }, { before: seq(not(m, skipInnerEndAhead), one(m, "]}")) });
  const readBadInnerJson = mistake(m, (start, end, raw) => ({ type: 'BadInnerJson', start, end, raw }), lit(m, "\""));
  const readInnerEnd = node(m, (start, end, l) => ({ type: 'InnerEnd', start, end, text: l[0] }), seq(and(m,
        skipInnerEndAhead), label(m, 0, text(m, seq(one(m, "]}"), run(m, "\t\n\r ")))), readBadInnerJson));
  const leaf240 = leaf(m, choice(m, readInnerEnd, readMissingStringEnd));
  const leaf243 = leaf(m, and(m, seq(optional(m, skipPrefix), lit(m, "\""))));
  const skipQuoteLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipQuoteNext), seq(one(m, "'\u2019\u201d"),
      skipQuoteBehind), seq(skipOwnCloser, skipLostBehind));
  const text244 = rounds(m, { run: " !#-&(-+\\--[\\^-|~-\u2018\u201a-\u201c\u201e-\uffff", least: 1 },
    { before: seq(not(m, skipEscapedEnd), skipGoodEscape) }, { before: seq(not(m, skipQuoteLost), one(m,
      "',\u2019\u201d")) }, { before: not(m, skipQuoteLost), run: "]}", least: 1 });
  const leaf246 = leaf(m, readTextFlaw);
  const readBadDoubledEnd = mistake(m, (start, end, raw) => ({ type: 'BadDoubledEnd', start, end, raw }), seq(lit(m,
      "\"\""), and(m, skipEnds)));
  const leaf247 = leaf(m, readBadDoubledEnd);
  const leaf249 = leaf(m, not(m, seq(lit(m, "\""), skipEnds)));
  const readBadBlankPair = mistake(m, (start, end, raw) => ({ type: 'BadBlankPair', start, end, raw }), seq(lit(m,
      "\""), run(m, "\t "), lit(m, "\""), not(m, skipEnds)));
  const leaf250 = leaf(m, readBadBlankPair);
  const readBadQuote = mistake(m, (start, end, raw) => ({ type: 'BadQuote', start, end, raw }), seq(lit(m, "\""),
      and(m, one(m, "^"))));
  const leaf252 = leaf(m, readBadQuote);
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
  const leaf254 = leaf(m, readPairEnds);
  const readBadQuoteOfJson = mistake(m, (start, end, raw) => ({ type: 'BadQuoteOfJson', start, end, raw }),
    seq(lit(m, "\""), and(m, choice(m, seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart),
          seq(run(m, "\t\n\r "), skipClosers, lit(m, "\""), not(m, seq(run(m, "\t\n\r "), skipEof)))))));
  const leaf258 = leaf(m, readBadQuoteOfJson);
  const leaf260 = leaf(m, lit(m, ""));
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
  const leaf261 = leaf(m, readDoubleEnd);
  const leaf269 = leaf(m, and(m, seq(optional(m, skipPrefix), one(m, "'\u2018-\u201b\uff07"))));
  const skipInnerApostrophe = seq(one(m, "'\u2018-\u201b\uff07"), not(m, skipEnds));
  const skipLostSingle = choice(m, seq(skipInObject, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")),
      skipLostName), seq(skipInArray, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")), skipLostElement));
  const skipSingleLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipLostSingle), seq(lit(m, "\""), run(m,
      "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), choice(m, skipLostName, skipLostElement)),
        seq(skipOwnCloser, skipClosers))), seq(skipOwnCloser, skipClosers, run(m, "\t\n\r "), skipEof));
  const text270 = rounds(m, { run: " !#-&(-+\\--@[\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",
      least: 1 }, { before: seq(run(m, "A-Za-z\u00c0-\u024f", 1), not(m, skipInnerApostrophe)) },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) }, { before: seq(not(m, skipSingleLost), one(m, "\",]}")) });
  const readBadApostrophe = mistake(m, (start, end, raw) => ({ type: 'BadApostrophe', start, end, raw }), seq(one(m,
      "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const readContraction = node(m, (start, end, l) => ({ type: 'Contraction', start, end, text: l[0] }), label(m, 0,
      text(m, seq(run(m, "A-Za-z\u00c0-\u024f", 1), readBadApostrophe))));
  const readBadInnerMark = mistake(m, (start, end, raw) => ({ type: 'BadInnerMark', start, end, raw }), seq(one(m,
      "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const leaf274 = leaf(m, choice(m, readContraction, readBadInnerMark, readTextFlaw));
  const readApostrophe = text(m, one(m, "'\u2018-\u201b\uff07"));
  const readMissingSingleQuote = mistake(m, (start, end, raw) => ({ type: 'MissingSingleQuote', start, end, raw }),
    and(m, skipSingleLost));
  const readSingleEnd = choice(m, readApostrophe, readBadOtherEnd, readMissingLastQuote, readMissingSingleQuote,
    readMissingStringEnd);
  const leaf278 = leaf(m, readSingleEnd);
  const leaf282 = leaf(m, and(m, one(m, "\u00ab\u201c-\u201f\uff02")));
  const text283 = rounds(m, { run: " !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff", least: 1 },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) });
  const readBadInnerSmart = mistake(m, (start, end, raw) => ({ type: 'BadInnerSmart', start, end, raw }), seq(one(m,
      "\"\u00bb\u201c-\u201f\uff02"), not(m, skipEnds)));
  const leaf284 = leaf(m, choice(m, readBadInnerSmart, readTextFlaw));
  const readSmartEnd = choice(m, text(m, one(m, "\"\u00bb\u201c-\u201f\uff02")), readMissingStringEnd);
  const leaf286 = leaf(m, readSmartEnd);
  const readFence = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readClosingFence = closes(m, 0, readFence);
  const skipClosingFence = quiet(m, readClosingFence);
  const skipClosingFenceLine = seq(skipClosingFence, run(m, "\t "), choice(m, skipEol, skipEof));
  const leaf288 = leaf(m, seq(and(m, lit(m, "```")), not(m, skipClosingFenceLine)));
  const readBadFencedText = mistake(m, (start, end, raw) => ({ type: 'BadFencedText', start, end, raw }), seq(lit(m,
      "```"), run(m, "+\\-0-9A-Z_a-z"), run(m, "\t "), skipEol));
  const readFencedTextStart = node(m, (start, end, l) => ({ type: 'FencedTextStart', start, end, mark: l[0] }),
    label(m, 0, readBadFencedText));
  const leaf293 = leaf(m, readFencedTextStart);
  const text296 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(not(m, seq(skipEol, run(m, "\t "), lit(m,
        "```"))), skipEol) });
  const readBlank = text(m, one(m, "\t "));
  const leaf297 = leaf(m, choice(m, tuple(m, [0, 1, 2], optional(m, readEol), repeat(m, { least: 0, listed: true },
          readBlank), lit(m, "```")), readMissingStringEnd));
  const leaf299 = leaf(m, seq(and(m, one(m, "`\u00b4")), not(m, skipFenceMark)));
  const text300 = rounds(m, { run: " -[]-_a-\u00b3\u00b5-\uffff", least: 1 }, { before: seq(lit(m, "\\"), choice(m,
          one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))) });
  const readBadInnerBacktick = mistake(m, (start, end, raw) => ({ type: 'BadInnerBacktick', start, end, raw }),
    seq(one(m, "`\u00b4"), not(m, skipEnds)));
  const leaf301 = leaf(m, choice(m, readBadInnerBacktick, readTextFlaw));
  const readBacktickEnd = choice(m, text(m, one(m, "'`\u00b4")), readMissingStringEnd);
  const leaf303 = leaf(m, readBacktickEnd);
  const readBadConcatenation = mistake(m, (start, end, raw) => ({ type: 'BadConcatenation', start, end, raw }),
    seq(run(m, "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "), and(m, seq(optional(m, skipPrefix), one(m,
  "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))));
  const leaf305 = leaf(m, readBadConcatenation);
  const readBadVariable = mistake(m, (start, end, raw) => ({ type: 'BadVariable', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "), run(m, "^\n\r\"'+,]}", 1)));
  const leaf307 = leaf(m, readBadVariable);
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), lit(m, ""));
  const leaf309 = leaf(m, readTextEnd);
  const skipLateObjectAhead = seq(run(m, "\t\n\r "), lit(m, ":"), not(m, skipInDeepObject), repeat(m, { least: 1,
        most: 60 }, skipShallow), lit(m, "}"), run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "),
        skipMemberAhead), lit(m, "}")));
  const leaf311 = leaf(m, and(m, skipLateObjectAhead));
  const readBadLateOpen = mistake(m, (start, end, raw) => ({ type: 'BadLateOpen', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ":")));
  const readLateStart = node(m, (start, end, l) => ({ type: 'LateStart', start, end, kind: l[0] }), seq(label(m, 0,
        readObjectKind), readBadLateOpen));
  const leaf313 = leaf(m, readLateStart);
  const skipLateWord = seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), one(m, "^[{"));
  const readBadLateColon = mistake(m, (start, end, raw) => ({ type: 'BadLateColon', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), and(m, skipValueStart)));
  const leaf316 = leaf(m, pick(m, 1, and(m, skipLateWord), readBadLateColon));
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
  const leaf319 = leaf(m, choice(m, readLooseWord, readMissingValue));
  const leaf343 = leaf(m, readBadLateColon);
  const readBadDoubledSquare = mistake(m, (start, end, raw) => ({ type: 'BadDoubledSquare', start, end, raw }),
    seq(lit(m, "["), and(m, seq(lit(m, "["), repeat(m, { least: 0, most: 60 }, skipShallow), lit(m, "]"), run(m,
          "\t\n\r "), skipInObject, choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipLostName), lit(m, "}"))))));
  const readBadFullBracket = mistake(m, (start, end, raw) => ({ type: 'BadFullBracket', start, end, raw }), lit(m,
  "\uff3b"));
  const readArrayStart = node(m, (start, end, l) => ({ type: 'ArrayStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), optional(m, readBadDoubledSquare), choice(m, lit(m, "["), readBadFullBracket)));
  const leaf344 = leaf(m, readArrayStart);
  const skipInOneArray = not(m, seq(skipInRootArray, skipInArrayAround));
  const skipMemberBehind = seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipMemberAhead);
  const readBadTwiceEnded = mistake(m, (start, end, raw) => ({ type: 'BadTwiceEnded', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, "}"), and(m, choice(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{"),
            skipInOneArray), seq(run(m, "\t\n\r "), lit(m, "]"), choice(m, seq(run(m, "\t\n\r "), choice(m,
                  seq(lit(m, ","), run(m, "\t\n\r "), skipElementStart), lit(m, "]"))), seq(skipMemberBehind, not(m,
                  skipInObjectAround))))))));
  const readTwiceEnded = choice(m, readBadTwiceEnded, lit(m, ""));
  const leaf348 = leaf(m, readTwiceEnded);
  const readBadTuple = mistake(m, (start, end, raw) => ({ type: 'BadTuple', start, end, raw }), seq(lit(m, "("),
      and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(skipNumeral,
              run(m, "\t\n\r "), choice(m, one(m, "),"), skipEof)), one(m, "([{"), skipLiteral, seq(lit(m, ")"),
              not(m, seq(run(m, "\t\n\r "), lit(m, "=>")))))))));
  const readTupleStart = node(m, (start, end, l) => ({ type: 'TupleStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), readBadTuple));
  const leaf353 = leaf(m, readTupleStart);
  const leaf356 = leaf(m, not(m, skipNameAhead));
  const skipLooseColon = seq(lit(m, ":"), and(m, seq(run(m, "\t\n\r "), skipValueStart)));
  const leaf357 = leaf(m, tuple(m, [0, 1, 2], not(m, skipNameAhead), not(m, choice(m, one(m, ")]}\uff3d\uff5d"),
          lit(m, ","), lit(m, "..."), lit(m, "\u2026"), skipLooseColon)), readRepairedWord));
  const skipRoundEnd = seq(skipInObjectAround, not(m, skipInTuple), lit(m, ")"), and(m, seq(run(m, "\t\n\r "),
        choice(m, seq(lit(m, ","), run(m, "\t\n\r "), one(m, "[{")), lit(m, "]"), seq(lit(m, "}"), run(m, "\t\n\r "),
            skipEof), seq(lit(m, ","), run(m, "\t\n\r "), repeat(m, { least: 1, most: 60 }, skipShallow), lit(m,
            "}"), run(m, "\t\n\r "), skipEof)))));
  const readBadRemark = mistake(m, (start, end, raw) => ({ type: 'BadRemark', start, end, raw }), seq(not(m,
        seq(run(m, "\t "), choice(m, lit(m, "..."), lit(m, "\u2026"), skipRoundEnd))), skipRemark, and(m,
        skipRemarkEnd)));
  const readGap = coded(readGapCode,
  "\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const readBadTrailingComma = mistake(m, (start, end, raw) => ({ type: 'BadTrailingComma', start, end, raw }),
    seq(lit(m, ","), and(m, seq(skipGapAhead, one(m, ")]}\uff3d\uff5d")))));
  const readComma = coded(readCommaCode, ",");
  const readBadSeparator = mistake(m, (start, end, raw) => ({ type: 'BadSeparator', start, end, raw }), one(m,
  ";\u3001\uff0c"));
  const readBadOddSeparator = mistake(m, (start, end, raw) => ({ type: 'BadOddSeparator', start, end, raw }),
    seq(lit(m, "."), and(m, seq(run(m, "\t\n\r "), one(m, "\"'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07")))),
    seq(lit(m, "|"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"),
            skipNumeral, skipLiteral, one(m, "[{"))))));
  const readMissingComma = mistake(m, (start, end, raw) => ({ type: 'MissingComma', start, end, raw }), and(m,
      choice(m, skipValueStart, skipNameWord, lit(m, "("))));
  const readMissingSeparator = mistake(m, (start, end, raw) => ({ type: 'MissingSeparator', start, end, raw }),
    lit(m, ""));
  const readSeparator = coded(readSeparatorCode, null);
  const leaf359 = leaf(m, readSeparator);
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
  const leaf370 = leaf(m, choice(m, readBadComma, tuple(m, [0, 1], readBadEllipsis, readSeparator), tuple(m, [0, 1],
        readBadStrayEnd, readCommaBehind), tuple(m, [0, 1], readBadElementText, readCommaBehind)));
  const readTupleEnd = node(m, (start, end) => ({ type: 'TupleEnd', start, end }), lit(m, ")"));
  const skipInAnyArray = choice(m, skipInRootArray, skipInArrayAround);
  const readBadRootEnd = mistake(m, (start, end, raw) => ({ type: 'BadRootEnd', start, end, raw }), one(m, ")]}"));
  const readMissingBracket = mistake(m, (start, end, raw) => ({ type: 'MissingBracket', start, end, raw }), and(m,
      choice(m, one(m, ")]}\uff3d\uff5d"), lit(m, "{"), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"),
        skipNameWord)));
  const readMissingEnd = mistake(m, (start, end, raw) => ({ type: 'MissingEnd', start, end, raw }), lit(m, ""));
  const readCloseTuple = choice(m, readTupleEnd, tuple(m, [0, 1, 2], not(m, skipInAnyArray), and(m, lit(m, "]")),
      readBadRootEnd), tuple(m, [0, 1, 2], not(m, skipInAnyObject), and(m, lit(m, "}")), readBadRootEnd),
    readMissingBracket, readMissingEnd);
  const leaf378 = leaf(m, readCloseTuple);
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
  const leaf385 = leaf(m, readCloseArray);
  const leaf391 = leaf(m, readLooseWord);
  const leaf392 = leaf(m, choice(m, and(m, skipEof), readMissingValue));
  const readMissingNameEnd = mistake(m, (start, end, raw) => ({ type: 'MissingNameEnd', start, end, raw }),
    seq(lit(m, "\""), many(m, 0, choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m, "\\"), one(m, "^\n\r")))), optional(m,
        lit(m, "\\")), skipEof), seq(choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"),
        skipEscapedQuote), run(m, "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"), skipEof));
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
  const leaf393 = leaf(m, choice(m, readBadComma, readMissingNameEnd, readBadInnerBracket, tuple(m, [0, 1],
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
  const leaf400 = leaf(m, readCloseObject);
  const readBadItemEnd = mistake(m, (start, end, raw) => ({ type: 'BadItemEnd', start, end, raw }), seq(lit(m, "]"),
      and(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{")))), skipRoundItemEnd);
  const readCloseItemObject = choice(m, readObjectEnd, readBadItemEnd, readMissingBracket, readMissingEnd);
  const leaf406 = leaf(m, readCloseItemObject);
  const readCloseNamedArray = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf409 = leaf(m, readCloseNamedArray);
  const readCloseBraceArray = choice(m, readBadRootEnd, readMissingEnd);
  const leaf411 = leaf(m, readCloseBraceArray);
  const readCloseRootObject = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf413 = leaf(m, readCloseRootObject);
  const leaf415 = leaf(m, and(m, skipArrayAhead));
  const readBadLateElement = mistake(m, (start, end, raw) => ({ type: 'BadLateElement', start, end, raw }),
    seq(lit(m, "}"), run(m, "\t\n\r "), lit(m, ","), and(m, seq(run(m, "\t\n\r "), skipElementStart))), seq(one(m,
      "]}"), run(m, "\t\n\r "), choice(m, seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), choice(m, skipQuotedAhead,
                skipNumeral), run(m, "\t\n\r "), one(m, ",]")))), and(m, seq(skipQuotedAhead, run(m, "\t\n\r "),
            one(m, ",]"))))));
  const leaf416 = leaf(m, readBadLateElement);
  const readCloseRootArray = choice(m, readArrayEnd, readBadRootEnd, readMissingEnd);
  const leaf418 = leaf(m, readCloseRootArray);
  const skipMemberStart = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart);
  const leaf420 = leaf(m, and(m, skipMemberStart));
  const skipOpenlessAhead = choice(m, seq(skipLostItem, repeat(m, { least: 0, most: 50 }, seq(run(m, "\t\n\r "),
          lit(m, ","), run(m, "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), one(m,
    "[{")), seq(skipLostItem, repeat(m, { least: 1, most: 50 }, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t "), choice(m, skipEol, skipEof,
        skipFenceMark)));
  const leaf422 = leaf(m, and(m, skipOpenlessAhead));
  const skipText = coded(skipTextCode, "\"'", true);
  const skipConstant = coded(skipConstantCode, "fnt", true);
  const skipBadParentheses = seq(lit(m, "("), run(m, "\t\n\r "), choice(m, skipText, skipNumber, skipConstant),
    run(m, "\t\n\r "), lit(m, ")"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, ",]}"), skipEof))));
  const leaf424 = leaf(m, seq(and(m, seq(lit(m, "("), run(m, "\t\n\r "), choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral))), not(m, skipBadParentheses)));
  const readRepairedRoot = node(m, (start, end, l) => ({ type: 'RepairedRoot', start, end, value: l[0] }), label(m,
      0, choice(m, readBadCutSign, readBadCutNumber, readBadLeadingZero, readBadThousands, readRepairedNumber,
        readBadParentheses, readBadConstructor)), label(m, 0, choice(m, readBadPath, readBadNan, readBadConstant,
        readBadCutWord)));
  const readRootWord = choice(m, pick(m, 0, readWord, and(m, skipEndsRoot)), pick(m, 0, readRepairedRoot, and(m,
        skipEndsRoot)));
  const leaf428 = leaf(m, readRootWord);
  const skipCodeMark = choice(m, lit(m, "``"), seq(lit(m, "`"), run(m, "\t\n\r "), choice(m, one(m, "[{"), skipEof)));
  const skipRootTextAhead = choice(m, seq(optional(m, skipPrefix), lit(m, "\""), choice(m, repeat(m, { least: 200,
            most: 200 }, one(m, "^\"\\\\")), seq(many(m, 0, choice(m, one(m, " !#-[]-\uffff"), skipGoodEscape)),
          choice(m, seq(lit(m, "\""), skipEndsRoot), skipEof)), seq(many(m, 0, choice(m, one(m, "^\"\\\\"),
              skipGoodEscape)), lit(m, "\""), run(m, "\t\n\r "), skipEof))), seq(lit(m, "\""), many(m, 0, choice(m,
          one(m, "^\n\r\"[-]{}"), seq(lit(m, "\\"), one(m, "^\n\r")), seq(lit(m, "\""), not(m, seq(run(m, "\t\n\r "),
                skipEof))))), lit(m, "\""), run(m, "\t\n\r "), skipEof), lit(m, "\"\"\""), seq(not(m, skipCodeMark),
      one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "^\n\r\""), skipEof), seq(lit(m, "'"), run(m,
      "^\n\r'\\\\"), lit(m, "'"), skipEndsRoot));
  const leaf431 = leaf(m, and(m, skipRootTextAhead));
  const skipFence = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, run: l[0] }),
    seq(label(m, 0, text(m, skipFence)), run(m, "+\\-0-9A-Z_a-z"), not(m, seq(run(m, "\t\n\r "), skipEof))));
  const leaf434 = leaf(m, readBadFence);
  const readBadCutFence = mistake(m, (start, end, raw) => ({ type: 'BadCutFence', start, end, raw }), seq(choice(m,
        seq(skipFence, run(m, "+\\-0-9A-Z_a-z"), run(m, "\t\n\r ")), repeat(m, { least: 1, most: 2 }, lit(m, "`"))),
      skipEof));
  const leaf437 = leaf(m, readBadCutFence);
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
  const skipRepairedRoot = choice(m, choice(m, skipBadCutSign, skipBadCutNumber, skipBadLeadingZero,
      skipBadThousands, skipRepairedNumber, skipBadParentheses, skipBadConstructor), choice(m, skipBadPath,
      skipBadNan, skipBadConstant, skipBadCutWord));
  const skipRootWord = choice(m, seq(skipWord, and(m, skipEndsRoot)), seq(skipRepairedRoot, and(m, skipEndsRoot)));
  const readBadSequence = mistake(m, (start, end, raw) => ({ type: 'BadSequence', start, end, raw }), seq(run(m,
        "\t\n\r ", 1), optional(m, seq(lit(m, ","), run(m, "\t\n\r "))), and(m, choice(m, lit(m, "{"),
          skipArrayAhead))), seq(lit(m, ","), run(m, "\t\n\r "), and(m, choice(m, lit(m, "{"), skipArrayAhead))),
    seq(run(m, "\t "), optional(m, lit(m, ",")), run(m, "\t "), skipEol, run(m, "\t\n\r "), and(m, choice(m,
          skipRootWord, skipRootTextAhead))));
  const leaf439 = leaf(m, readBadSequence);
  const leaf458 = leaf(m, and(m, one(m, "[{\uff3b\uff5b")));
  const readBadRootComma = mistake(m, (start, end, raw) => ({ type: 'BadRootComma', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ","), and(m, seq(run(m, "\t\n\r "), choice(m, skipEof, skipFenceMark)))));
  const readBadRest = mistake(m, (start, end, raw) => ({ type: 'BadRest', start, end, raw }), seq(not(m, seq(run(m,
          "\t\n\r "), choice(m, skipCommentStart, one(m, ")]}\uff3d\uff5d")))), repeat(m, { least: 1, most: 200 },
        one(m, "^[]{}")), one(m, "]}"), and(m, seq(run(m, "\t\n\r "), choice(m, skipEof, skipFenceMark)))),
    seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), choice(m, skipQuotedAhead, skipNumeral), and(m, seq(run(m,
          "\t\n\r "), choice(m, skipEof, skipFenceMark)))));
  const leaf459 = leaf(m, choice(m, readBadRootComma, readBadRest, lit(m, "")));
  const leaf462 = leaf(m, choice(m, readBlanks, readGapMistake));
  const leaf463 = leaf(m, not(m, skipClosingFence));
  const leaf464 = leaf(m, and(m, skipProseObjectAhead));
  const skipProseArrayAhead = seq(lit(m, "["), run(m, "\t\n\r "), optional(m, seq(skipLineMark, run(m, "\t\n\r "))),
    choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNoise, lit(m, "{"), skipConstantAhead,
      seq(repeat(m, { least: 1, most: 40 }, one(m, "+\\-.0-9")), run(m, "\t\n\r "), choice(m, lit(m, ","), skipEof)),
      seq(lit(m, "["), run(m, "\t\n\r "), one(m, "\"0-9[{")), skipEof));
  const leaf465 = leaf(m, and(m, skipProseArrayAhead));
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
  const leaf467 = leaf(m, choice(m, readBadCall, readBadAssignment));
  const skipWrapperEnd = seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ")"), run(m, "\t\n\r "), optional(m, lit(m,
      ";"))), lit(m, ";")));
  const leaf472 = leaf(m, choice(m, skipWrapperEnd, lit(m, "")));
  const readBadRootBracket = mistake(m, (start, end, raw) => ({ type: 'BadRootBracket', start, end, raw }), run(m,
      "]}", 1));
  const skipLostMember = seq(lit(m, "\""), repeat(m, { least: 1, most: 60 }, one(m, "^\n\r\"\\\\")), lit(m, "\""),
    run(m, "\t\n\r "), lit(m, ":"), and(m, seq(run(m, "\t\n\r "), choice(m, skipLongText, skipNumeral, one(m, "[{"),
          skipLiteral))));
  const readBadLostMember = mistake(m, (start, end, raw) => ({ type: 'BadLostMember', start, end, raw }),
    skipLostMember);
  const skipProseStop = choice(m, skipLostMember, skipProseObjectAhead, skipProseArrayAhead, skipFenceMark, lit(m,
    "\ufeff"), seq(lit(m, "("), run(m, "\t\n\r "), one(m, "[{"), run(m, "\t\n\r "), one(m,
  "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")));
  const readBadProse = mistake(m, (start, end, raw) => ({ type: 'BadProse', start, end, raw }), seq(one(m, "^"),
      many(m, 0, choice(m, one(m, "^\"([`{~\ufeff"), seq(not(m, skipProseStop), one(m, "^"))))));
  const leaf474 = leaf(m, choice(m, readBadRootBracket, readBadLostMember, tuple(m, [0, 1], not(m, skipFenceMark),
        readBadProse)));
  const readFenceEnd = readClosingFence;
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }), lit(m,
  ""));
  const leaf480 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
  const readMissingDocument = mistake(m, (start, end, raw) => ({ type: 'MissingDocument', start, end, raw }), lit(m,
  ""));
  const leaf483 = leaf(m, readMissingDocument);
  const readBadLooseFence = mistake(m, (start, end, raw) => ({ type: 'BadLooseFence', start, end, raw }), skipFence);
  const leaf485 = leaf(m, choice(m, readBadLooseFence, readBadRootBracket, readBadLostMember, readBadProse));
  const leaf487 = leaf(m, choice(m, readMissingDocument, lit(m, "")));

  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf249, body: { op: 'choice', starts: [STARTS_16, STARTS_16], alternatives: [{ op: 'leaf', read: leaf250 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf252 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf246 }] } }, { op: 'leaf', read: leaf254 }] }] } }] };
  const steplaterPair: Step = { op: 'choice', starts: [STARTS_16, STARTS_16], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf258 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf246 }] } }, { op: 'leaf', read: leaf254 }] }, stepinnerPair] };
  const stepquoted: Step = { op: 'choice', starts: [STARTS_14, STARTS_15, STARTS_16, STARTS_14, STARTS_21, STARTS_24, STARTS_25, STARTS_28], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf223, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf234, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf237, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf243, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf269, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf282, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf288, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf299, body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: [STARTS_30, STARTS_30], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf305 }, { op: 'choice', starts: [STARTS_29, null], alternatives: [stepquoted, { op: 'leaf', read: leaf260 }] }] }, { op: 'leaf', read: leaf307 }] } }, { op: 'leaf', read: leaf309 }] };
  const stepword: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_29], alternatives: [{ op: 'leaf', read: leaf218 }, { op: 'leaf', read: leaf221, isShortcut: true }, { op: 'leaf', read: leaf222 }, stepstring] };
  const stepelementValue: Step = { op: 'choice', starts: [null, STARTS_5, STARTS_6, null, STARTS_33, STARTS_34, STARTS_35, null, null], alternatives: [{ op: 'leaf', read: leaf93 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf67, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf200, body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: leaf348 }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: leaf348 }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf356, body: stepstring }] }, { op: 'leaf', read: leaf357 }] };
  const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: leaf359 }] };
  const stepelementPart: Step = { op: 'choice', starts: [STARTS_1, null, null, null], alternatives: [{ op: 'leaf', read: leaf78, isShortcut: true }, { op: 'leaf', read: leaf89 }, stepelement, { op: 'leaf', read: leaf370 }] };
  const stepcontainer: Step = { op: 'choice', starts: [STARTS_6, STARTS_33, STARTS_5, STARTS_34, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf67, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf316 }, { op: 'choice', starts: [STARTS_32, null], alternatives: [stepword, { op: 'leaf', read: leaf319 }] }] } }, { op: 'choice', starts: [STARTS_31, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf343 }, { op: 'choice', starts: [STARTS_36, null], alternatives: [stepcontainer, { op: 'leaf', read: leaf215 }] }] }, { op: 'leaf', read: leaf260 }] }] };
  const steppresentValue: Step = { op: 'choice', starts: [STARTS_10, STARTS_32, STARTS_36, STARTS_37], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', starts: [STARTS_31, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf311, body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf391 }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', starts: [STARTS_9, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf183, body: { op: 'loop', body: { op: 'leaf', read: leaf190 } } }, { op: 'choice', starts: [STARTS_4, STARTS_8, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf192, body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf196, body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: leaf215 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf190 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [steppresentValue, { op: 'leaf', read: leaf392 }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf138 }, stepmemberValue, { op: 'leaf', read: leaf359 }] };
  const stepobjectPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_3, STARTS_39, null], alternatives: [{ op: 'leaf', read: leaf130, isShortcut: true }, { op: 'leaf', read: leaf137 }, stepmember, { op: 'leaf', read: leaf393 }] };
  const stepbracketValue: Step = { op: 'choice', starts: [STARTS_0, STARTS_6, STARTS_5, STARTS_33, STARTS_34], alternatives: [{ op: 'leaf', read: leaf65, isForWhole: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf67, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf125, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf415, body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', starts: [STARTS_40, STARTS_4, STARTS_8, STARTS_35, STARTS_41, STARTS_29], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf420, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf422, body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf424, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf428 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf431, body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_44, STARTS_40], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf439 }, { op: 'choice', starts: [STARTS_42, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf260 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf458, body: stepbracketValue }] }] } }, { op: 'leaf', read: leaf459 }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_42, STARTS_43, STARTS_43], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: leaf437 }] }, stepmoreValues] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_5], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf464, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf465, body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf467 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_42, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf260 }] }, { op: 'leaf', read: leaf472 }] };
  const stepfencedPart: Step = { op: 'choice', starts: [STARTS_46, STARTS_43, STARTS_47, STARTS_48, STARTS_49], alternatives: [{ op: 'leaf', read: leaf462 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf463, body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf474 }] };
  const steparound: Step = { op: 'choice', starts: [STARTS_46, STARTS_43, STARTS_47, STARTS_48, STARTS_49], alternatives: [{ op: 'leaf', read: leaf462 }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf485 }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_45, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf483 }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: leaf487 }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf74 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf411 }] } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf126 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf409 }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', register: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf193 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf400 }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf197 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf385 }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', register: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf209 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf213 }, stepobjectPart] } }, { op: 'leaf', read: leaf406 }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf232 }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text231 } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf236 }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text235 } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf240 }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text238 } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf246 }] } }, { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'leaf', read: leaf247 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: leaf260 }] }, { op: 'leaf', read: leaf261 }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text244, isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_16, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: leaf246 }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf274 }] } }, { op: 'leaf', read: leaf278 }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text270, isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_22, STARTS_23], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf284 }] } }, { op: 'leaf', read: leaf286 }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text283, isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf293 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf297 }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text296 } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf225 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_26, STARTS_27], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf301 }] } }, { op: 'leaf', read: leaf303 }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text300, isSome: true } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', register: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf313 }, { op: 'loop', body: { op: 'leaf', read: leaf190 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [steppresentValue, { op: 'leaf', read: leaf215 }] }, { op: 'leaf', read: leaf359 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf400 }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf209 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf400 }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf344 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf385 }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf353 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf378 }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf209 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf213 }, stepobjectPart] } }, { op: 'leaf', read: leaf413 }] } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf344 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf416 }, stepelementPart] } }, { op: 'leaf', read: leaf418 }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf193 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf213 }, stepobjectPart] } }, { op: 'leaf', read: leaf413 }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf197 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf416 }, stepelementPart] } }, { op: 'leaf', read: leaf418 }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf434 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_45, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf260 }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf480 }] } };

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
  const TABLE_13 = tableOf([33, 33], [40, 40], [60, 60], [63, 63]);
  const TABLE_14 = tableOf([0, 9], [11, 12], [14, 33], [35, 39], [42, 122], [124, 124], [126, 127]);
  const TABLE_15 = tableOf([33, 33], [35, 38], [42, 42], [45, 57], [60, 60], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_16 = tableOf([35, 35], [45, 45], [47, 57], [60, 60], [102, 102], [110, 110], [116, 116]);
  const TABLE_17 = tableOf([33, 33], [35, 38], [42, 42], [45, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_18 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
  const TABLE_19 = tableOf([9, 10], [13, 13], [32, 37], [39, 41], [43, 43], [45, 57], [59, 60], [63, 91], [95, 123], [126, 126]);
  const TABLE_20 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_21 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_22 = tableOf([9, 9], [32, 32], [36, 36], [65, 90], [92, 92], [95, 95], [97, 122]);
  const TABLE_23 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_24 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_25 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
  const TABLE_26 = tableOf([41, 41], [93, 93], [125, 125]);
  const TABLE_27 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_28 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_29 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const TABLE_30 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
  const TABLE_31 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [45, 45], [47, 47], [60, 60], [93, 93], [125, 125]);
  const TABLE_32 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
  const TABLE_33 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
  const TABLE_34 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_35 = tableOf([34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_36 = tableOf([32, 33], [35, 91], [94, 124], [126, 127]);
  const TABLE_37 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
  const TABLE_38 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [96, 96]);
  const TABLE_39 = tableOf([34, 34], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_40 = tableOf([70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_41 = tableOf([32, 32], [45, 46], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_42 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_43 = tableOf([34, 34], [39, 39], [92, 92], [96, 96]);
  const TABLE_44 = tableOf([0, 0], [9, 13], [32, 32]);
  const TABLE_45 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
  const TABLE_46 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
  const TABLE_47 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
  const TABLE_48 = tableOf([32, 32], [43, 58], [84, 84], [90, 90], [93, 93]);
  const TABLE_49 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
  const TABLE_50 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
  const TABLE_51 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_52 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_53 = tableOf([34, 34], [39, 39]);
  const TABLE_54 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
  const TABLE_55 = tableOf();
  const TABLE_56 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
  const TABLE_57 = tableOf([34, 34]);
  const TABLE_58 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
  const TABLE_59 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
  const TABLE_60 = tableOf([42, 42], [45, 45]);
  const TABLE_61 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [44, 44], [93, 93], [125, 125]);
  const TABLE_62 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);

  function readAlone(p: number): number {
    const { text, end } = m;
    let c = 0;
    l1: {
      const s2 = p;
      const k3 = m.nodesEnd;
      const k4 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 65339))) {
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
      l699: {
        if ((p < end && text.charCodeAt(p) === 96)) {
          const s697 = p;
          l698: {
            if (!text.startsWith("```", p)) break l698;
            p += 3;
            if ((p < end && text.charCodeAt(p) === 96)) break l698;
            p = s697;
            break l699;
          }
          p = s697;
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
      l706: {
        const s707 = p;
        if ((p < end && text.charCodeAt(p) === 96)) {
          l708: {
            if (!text.startsWith("```", p)) break l708;
            p += 3;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (p < end) break l708;
            break l706;
          }
          p = s707;
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
      l552: {
        if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 65339))) {
          const s550 = p;
          l551: {
            p = skipArrayAhead_(p);
            if (p < 0) break l551;
            p = s550;
            break l552;
          }
          p = s550;
        }
        return -1;
      }
      if (!((p < end && text.charCodeAt(p) === 91))) return -1;
      p = readWholeArray(p);
      if (p < 0) return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
      {
        const s691 = p;
        l692: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l694: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l694;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) break l692;
            p = skipQuotedAhead_(p);
            if (p < 0) break l692;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 58 || c === 93)))) break l692;
            p++;
          }
          return -1;
        }
        p = s691;
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
    l504: {
      if ((p < end && text.charCodeAt(p) === 125)) {
        p++;
        break l504;
      }
      l508: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
          const s509 = p;
          const k510 = m.nodesEnd;
          const k511 = m.mistakesEnd;
          l507: {
            l512: {
              const s513 = p;
              const k514 = m.nodesEnd;
              const k515 = m.mistakesEnd;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
                l516: {
                  p = readCutMember(p);
                  if (p < 0) break l516;
                  break l512;
                }
                p = s513;
                m.nodesEnd = k514;
                m.mistakesEnd = k515;
              }
              l529: {
                if ((p < end && text.charCodeAt(p) === 34)) {
                  const s527 = p;
                  l528: {
                    p++;
                    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) p++;
                    if (p < end) break l528;
                    p = s527;
                    break l529;
                  }
                  p = s527;
                }
                break l507;
              }
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l507;
              p = noteMissingNameEnd(p);
              if (p < 0) break l507;
            }
            break l508;
          }
          p = s509;
          m.nodesEnd = k510;
          m.mistakesEnd = k511;
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false))) {
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
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)))) return -1;
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
        l250: {
          p = readConstant(p);
          if (p < 0) break l250;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if ((p < end && text.charCodeAt(p) === 123)) {
        l254: {
          p = readWholeObject(p);
          if (p < 0) break l254;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l255: {
          p = readWholeArray(p);
          if (p < 0) break l255;
          break l105;
        }
        p = s106;
        m.nodesEnd = k107;
        m.mistakesEnd = k108;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)))) { m.depth--; return -1; }
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 8230 || c === 8592 || c === 12289 || c === 65282 || c === 65287))) {
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
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 8592)))) break l149;
            p = skipSignRemark_(p);
            if (p < 0) break l149;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)))) break l149;
            p = skipRemarkEnd_(p);
            if (p < 0) break l149;
          }
          break l129;
        }
        p = s130;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) return -1;
      l223: {
        const s224 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          l225: {
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            l226: {
              const s227 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                l228: {
                  p = skipNameWord_(p);
                  if (p < 0) break l228;
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  if (p >= end || text.charCodeAt(p) !== 58) break l228;
                  p++;
                  break l226;
                }
                p = s227;
              }
              if (!((p < end && text.charCodeAt(p) === 92))) break l225;
              p = skipEscapedBlank_(p);
              if (p < 0) break l225;
            }
            break l223;
          }
          p = s224;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)))) return -1;
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
    l177: {
      const s178 = p;
      if ((p < end && text.charCodeAt(p) === 40)) {
        l179: {
          p++;
          let n183 = 0;
          l180: for (;;) {
            if (n183 >= 60) break;
            const s182 = p;
            l181: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 128)))) break l181;
              p++;
              n183++;
              continue l180;
            }
            p = s182;
            break;
          }
          if (n183 < 1) break l179;
          if (p >= end || text.charCodeAt(p) !== 41) break l179;
          p++;
          break l177;
        }
        p = s178;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 8592))) {
        l184: {
          l185: {
            const s186 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l187: {
                if (!text.startsWith("<-", p)) break l187;
                p += 2;
                break l185;
              }
              p = s186;
            }
            if (p >= end || text.charCodeAt(p) !== 8592) break l184;
            p++;
          }
          let n191 = 0;
          l188: for (;;) {
            if (n191 >= 9) break;
            const s190 = p;
            l189: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 12290 && c <= 65287) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 12288) || c >= 65374 || (c >= 128 && c <= 170) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65370) || (c >= 172 && c <= 186) || (c >= 65293 && c <= 65305) || (c >= 8218 && c <= 8219) || (c >= 65290 && c <= 65291) || c === 65340 || c === 65372)))) break l189;
              p = skipRemarkWord_(p);
              if (p < 0) break l189;
              n191++;
              continue l188;
            }
            p = s190;
            break;
          }
          break l177;
        }
        p = s178;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 33 || c === 63))) {
        l205: {
          let n209 = 0;
          l206: for (;;) {
            if (n209 >= 3) break;
            const s208 = p;
            l207: {
              if (!((p < end && ((c = text.charCodeAt(p)) === 33 || c === 63)))) break l207;
              p++;
              n209++;
              continue l206;
            }
            p = s208;
            break;
          }
          if (n209 < 1) break l205;
          break l177;
        }
        p = s178;
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false))) {
      {
        const s192 = p;
        l193: {
          l195: {
            const s196 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              l197: {
                p = skipCommentStart_(p);
                if (p < 0) break l197;
                break l195;
              }
              p = s196;
            }
            l198: {
              const s199 = p;
              if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
                l200: {
                  p = skipNumeral_(p);
                  if (p < 0) break l200;
                  break l198;
                }
                p = s199;
              }
              if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) break l193;
              p = skipLiteral_(p);
              if (p < 0) break l193;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l193;
          }
          return -1;
        }
        p = s192;
      }
    }
    let n204 = 0;
    l201: for (;;) {
      if (n204 >= 40) break;
      const s203 = p;
      l202: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : (c >= 12290 && c <= 65287) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 12288) || c >= 65374 || (c >= 128 && c <= 170) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65370) || (c >= 172 && c <= 186) || (c >= 65293 && c <= 65305) || (c >= 8218 && c <= 8219) || (c >= 65290 && c <= 65291) || c === 65340 || c === 65372)))) break l202;
        p++;
        n204++;
        continue l201;
      }
      p = s203;
      break;
    }
    if (n204 < 1) return -1;
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
    let n216 = 0;
    l213: for (;;) {
      if (n216 >= 9) break;
      const s215 = p;
      l214: {
        if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) break l214;
        p++;
        n216++;
        continue l213;
      }
      p = s215;
      break;
    }
    if (n216 < 1) return -1;
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
    l220: {
      const s221 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l222: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125)))) break l222;
          p++;
          break l220;
        }
        p = s221;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) return -1;
    p++;
    let n232 = 0;
    l229: for (;;) {
      if (n232 >= 200) break;
      const s231 = p;
      l230: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) break l230;
        p++;
        n232++;
        continue l229;
      }
      p = s231;
      break;
    }
    return p;
  }

  function skipEscapedBlank_(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n236 = 0;
    l233: for (;;) {
      if (n236 >= 3) break;
      const s235 = p;
      l234: {
        if (p >= end || text.charCodeAt(p) !== 92) break l234;
        p++;
        n236++;
        continue l233;
      }
      p = s235;
      break;
    }
    if (n236 < 1) return -1;
    if (!((p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116)))) return -1;
    p++;
    return p;
  }

  function skipEndsNoisily_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l237: {
      const s238 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
        l239: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) break l239;
          p = skipNoise_(p);
          if (p < 0) break l239;
          l243: for (;;) {
            const s245 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false))) {
              l244: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) break l244;
                p = skipNoise_(p);
                if (p < 0) break l244;
                continue l243;
              }
              p = s245;
            }
            break;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l247: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
              p++;
              break l247;
            }
            if (p < end) break l239;
          }
          break l237;
        }
        p = s238;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) return -1;
      p = skipEol_(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)))) return -1;
      p = skipLineMark_(p);
      if (p < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 65341 || c === 65373)))) return -1;
      p++;
    }
    return p;
  }

  function skipNoise_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l240: {
      const s241 = p;
      if ((p < end && text.charCodeAt(p) === 27)) {
        l242: {
          if (!text.startsWith("\u001b[", p)) break l242;
          p += 2;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))))) break l242;
          p++;
          break l240;
        }
        p = s241;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) return -1;
      p += 2;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false)))) return -1;
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) p++;
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
    l253: {
      const s251 = p;
      l252: {
        p = skipEndsWord_(p);
        if (p < 0) break l252;
        p = s251;
        break l253;
      }
      p = s251;
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
    l256: for (;;) {
      const s258 = p;
      const k259 = m.nodesEnd;
      const k260 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        l257: {
          p = readWholeItem_(p);
          if (p < 0) break l257;
          continue l256;
        }
        p = s258;
        m.nodesEnd = k259;
        m.mistakesEnd = k260;
      }
      break;
    }
    l444: {
      if ((p < end && text.charCodeAt(p) === 93)) {
        p++;
        break l444;
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
    l261: {
      const s262 = p;
      const k263 = m.nodesEnd;
      const k264 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        l265: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 43 || c === 45))) {
            {
              const s266 = p;
              l267: {
                p = skipAmountsAhead_(p);
                if (p < 0) break l267;
                break l265;
              }
              p = s266;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)))) break l265;
          p = readWholeValue_(p);
          if (p < 0) break l265;
          p = noteWholeItemEnd_(p);
          if (p < 0) break l265;
          break l261;
        }
        p = s262;
        m.nodesEnd = k263;
        m.mistakesEnd = k264;
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
    let n275 = 0;
    l272: for (;;) {
      if (n275 >= 3) break;
      const s274 = p;
      l273: {
        if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l273;
        p++;
        n275++;
        continue l272;
      }
      p = s274;
      break;
    }
    if (n275 < 1) return -1;
    let n279 = 0;
    l276: for (;;) {
      if (n279 >= 9) break;
      const s278 = p;
      l277: {
        if (p >= end || text.charCodeAt(p) !== 44) break l277;
        p++;
        if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))))) break l277;
        p++;
        let n283 = 0;
        l280: for (;;) {
          if (n283 >= 2) break;
          const s282 = p;
          l281: {
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l281;
            p++;
            n283++;
            continue l280;
          }
          p = s282;
          break;
        }
        if (n283 < 2) break l277;
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l277;
        n279++;
        continue l276;
      }
      p = s278;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) return -1;
    p += 2;
    let n287 = 0;
    l284: for (;;) {
      if (n287 >= 2) break;
      const s286 = p;
      l285: {
        if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l285;
        p++;
        n287++;
        continue l284;
      }
      p = s286;
      break;
    }
    if (n287 < 2) return -1;
    if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) return -1;
    return p;
  }

  function noteWholeItemEnd_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l288: {
      const s289 = p;
      const k290 = m.nodesEnd;
      const k291 = m.mistakesEnd;
      l292: {
        p = noteWholeValueGap_(p);
        if (p < 0) break l292;
        l365: {
          const s366 = p;
          const k367 = m.nodesEnd;
          const k368 = m.mistakesEnd;
          if ((p < end && text.charCodeAt(p) === 44)) {
            l369: {
              p++;
              p = noteWholeGap_(p);
              if (p < 0) break l369;
              if ((p < end && text.charCodeAt(p) === 93)) break l369;
              break l365;
            }
            p = s366;
            m.nodesEnd = k367;
            m.mistakesEnd = k368;
          }
          if ((p < end && text.charCodeAt(p) === 44)) {
            l370: {
              p = noteBadTrailingComma(p);
              if (p < 0) break l370;
              p = noteWholeGap_(p);
              if (p < 0) break l370;
              break l365;
            }
            p = s366;
            m.nodesEnd = k367;
            m.mistakesEnd = k368;
          }
          if ((p < end && text.charCodeAt(p) === 93)) {
            l381: {
              if (!((p < end && text.charCodeAt(p) === 93))) break l381;
              break l365;
            }
            p = s366;
            m.nodesEnd = k367;
            m.mistakesEnd = k368;
          }
          if (p < end) break l292;
        }
        break l288;
      }
      p = s289;
      m.nodesEnd = k290;
      m.mistakesEnd = k291;
      l384: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
          const s382 = p;
          l383: {
            p = skipWholeItemAhead_(p);
            if (p < 0) break l383;
            p = s382;
            break l384;
          }
          p = s382;
        }
        return -1;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) return -1;
      p = noteMissingComma(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function noteWholeValueGap_(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l293: for (;;) {
      const s295 = p;
      const k296 = m.nodesEnd;
      const k297 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        l294: {
          l300: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
              const s298 = p;
              l299: {
                p = skipLineComment_(p);
                if (p < 0) break l299;
                p = s298;
                break l300;
              }
              p = s298;
            }
            break l294;
          }
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s361 = p;
              l362: {
                p = skipHashWord_(p);
                if (p < 0) break l362;
                break l294;
              }
              p = s361;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)))) break l294;
          p = noteBadComment(p);
          if (p < 0) break l294;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l293;
        }
        p = s295;
        m.nodesEnd = k296;
        m.mistakesEnd = k297;
      }
      break;
    }
    return p;
  }

  function skipLineComment_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l301: {
      const s302 = p;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l303: {
          if (!text.startsWith("//", p)) break l303;
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          l304: {
            const s305 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l306: {
                p = skipEol_(p);
                if (p < 0) break l306;
                break l304;
              }
              p = s305;
            }
            if (p < end) break l303;
          }
          break l301;
        }
        p = s302;
      }
      if ((p < end && text.charCodeAt(p) === 35)) {
        l307: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          l308: {
            const s309 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l310: {
                p = skipEol_(p);
                if (p < 0) break l310;
                break l308;
              }
              p = s309;
            }
            if (p < end) break l307;
          }
          break l301;
        }
        p = s302;
      }
      if ((p < end && text.charCodeAt(p) === 47)) {
        l311: {
          if (!text.startsWith("/*", p)) break l311;
          p += 2;
          let n315 = 0;
          l312: for (;;) {
            if (n315 >= 200) break;
            const s314 = p;
            l313: {
              if ((p < end && text.charCodeAt(p) === 42)) {
                {
                  const s316 = p;
                  l317: {
                    if (!text.startsWith("*/", p)) break l317;
                    p += 2;
                    break l313;
                  }
                  p = s316;
                }
              }
              if (!((p < end && text.charCodeAt(p) !== 34))) break l313;
              p++;
              n315++;
              continue l312;
            }
            p = s314;
            break;
          }
          l319: {
            const s320 = p;
            if ((p < end && text.charCodeAt(p) === 42)) {
              l321: {
                if (!text.startsWith("*/", p)) break l321;
                p += 2;
                break l319;
              }
              p = s320;
            }
            if (p < end) break l311;
          }
          break l301;
        }
        p = s302;
      }
      if ((p < end && text.charCodeAt(p) === 60)) {
        l322: {
          if (!text.startsWith("<!--", p)) break l322;
          p += 4;
          let n326 = 0;
          l323: for (;;) {
            if (n326 >= 200) break;
            const s325 = p;
            l324: {
              if ((p < end && text.charCodeAt(p) === 45)) {
                {
                  const s327 = p;
                  l328: {
                    if (!text.startsWith("-->", p)) break l328;
                    p += 3;
                    break l324;
                  }
                  p = s327;
                }
              }
              if (!((p < end && text.charCodeAt(p) !== 34))) break l324;
              p++;
              n326++;
              continue l323;
            }
            p = s325;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) break l322;
          p += 3;
          break l301;
        }
        p = s302;
      }
      if ((p < end && text.charCodeAt(p) === 45)) {
        l330: {
          if (!text.startsWith("--", p)) break l330;
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l330;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          l331: {
            const s332 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l333: {
                p = skipEol_(p);
                if (p < 0) break l333;
                break l331;
              }
              p = s332;
            }
            if (p < end) break l330;
          }
          break l301;
        }
        p = s302;
      }
      l334: {
        const s335 = p;
        if ((p < end && text.charCodeAt(p) === 47)) {
          l336: {
            if (!text.startsWith("//", p)) break l336;
            p += 2;
            break l334;
          }
          p = s335;
        }
        if (p >= end || text.charCodeAt(p) !== 35) return -1;
        p++;
      }
      let n340 = 0;
      l337: for (;;) {
        if (n340 >= 200) break;
        const s339 = p;
        l338: {
          l341: {
            const s342 = p;
            if ((p < end && text.charCodeAt(p) === 34)) {
              l343: {
                p = skipQuotedRemark_(p);
                if (p < 0) break l343;
                break l341;
              }
              p = s342;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128))) {
              p++;
              break l341;
            }
            if (p >= end || text.charCodeAt(p) !== 39) break l338;
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
              {
                const s358 = p;
                l359: {
                  p = skipLastOfLine_(p);
                  if (p < 0) break l359;
                  break l338;
                }
                p = s358;
              }
            }
          }
          n340++;
          continue l337;
        }
        p = s339;
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
    l344: {
      const s345 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l346: {
          p++;
          let n350 = 0;
          l347: for (;;) {
            if (n350 >= 200) break;
            const s349 = p;
            l348: {
              if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) break l348;
              p++;
              n350++;
              continue l347;
            }
            p = s349;
            break;
          }
          if (n350 < 1) break l346;
          if (p >= end || text.charCodeAt(p) !== 34) break l346;
          p++;
          break l344;
        }
        p = s345;
      }
      if (p >= end || text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) return -1;
      p += 2;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        {
          const s351 = p;
          l352: {
            p = skipLastOfLine_(p);
            if (p < 0) break l352;
            return -1;
          }
          p = s351;
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
    l373: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 65341 || c === 65373))) {
        const s371 = p;
        l372: {
          p = skipGapAhead_(p);
          if (p < 0) break l372;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 65341 || c === 65373)))) break l372;
          p++;
          p = s371;
          break l373;
        }
        p = s371;
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
    l374: for (;;) {
      const s376 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        l375: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
            {
              const s377 = p;
              l378: {
                p = skipHashWord_(p);
                if (p < 0) break l378;
                break l375;
              }
              p = s377;
            }
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false)))) break l375;
          p = skipComment_(p);
          if (p < 0) break l375;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l374;
        }
        p = s376;
      }
      break;
    }
    return p;
  }

  function skipWholeItemAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l385: {
      const s386 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l387: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l387;
          p++;
          break l385;
        }
        p = s386;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
        l388: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)))) break l388;
          p++;
          break l385;
        }
        p = s386;
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
    l391: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        const s389 = p;
        l390: {
          l392: {
            const s393 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              l394: {
                p = skipValueStart_(p);
                if (p < 0) break l394;
                break l392;
              }
              p = s393;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              l400: {
                p = skipNameWord_(p);
                if (p < 0) break l400;
                break l392;
              }
              p = s393;
            }
            if (p >= end || text.charCodeAt(p) !== 40) break l390;
            p++;
          }
          p = s389;
          break l391;
        }
        p = s389;
      }
      return -1;
    }
    m.mistake(4, start, p);
    return p;
  }

  function skipValueStart_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l395: {
      const s396 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        p++;
        break l395;
      }
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l398: {
          p = skipNumeral_(p);
          if (p < 0) break l398;
          break l395;
        }
        p = s396;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
        p++;
        break l395;
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
    l401: {
      const s402 = p;
      const k403 = m.nodesEnd;
      const k404 = m.mistakesEnd;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l405: {
          p = readCutText(p);
          if (p < 0) break l405;
          break l401;
        }
        p = s402;
        m.nodesEnd = k403;
        m.mistakesEnd = k404;
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
    l406: for (;;) {
      const s408 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33)))) {
        l407: {
          l409: {
            const s410 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : c >= 128))) {
              p++;
              break l409;
            }
            if ((p < end && text.charCodeAt(p) === 92)) {
              l412: {
                p = skipGoodEscape_(p);
                if (p < 0) break l412;
                break l409;
              }
              p = s410;
            }
            if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) {
              {
                const s413 = p;
                l414: {
                  p = skipClosers_(p);
                  if (p < 0) break l414;
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  if (p < end) break l414;
                  break l407;
                }
                p = s413;
              }
            }
            if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125)))) break l407;
            p++;
          }
          continue l406;
        }
        p = s408;
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
    let n419 = 0;
    l416: for (;;) {
      if (n419 >= 99) break;
      const s418 = p;
      l417: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if (!((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125)))) break l417;
        p++;
        n419++;
        continue l416;
      }
      p = s418;
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
        let n430 = 0;
        l427: for (;;) {
          if (n430 >= 3) break;
          const s429 = p;
          l428: {
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) break l428;
            p++;
            n430++;
            continue l427;
          }
          p = s429;
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
    l435: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s436 = p;
        l434: {
          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) break l434;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l435;
        }
        p = s436;
      }
    }
    l437: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        p++;
        break l437;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)))) return -1;
    p = skipOtherConstant_(p);
    if (p < 0) return -1;
    l456: {
      const s454 = p;
      l455: {
        p = skipEndsWord_(p);
        if (p < 0) break l455;
        p = s454;
        break l456;
      }
      p = s454;
      return -1;
    }
    m.node(11, start, p);
    m.mistake(8, start, p);
    return p;
  }

  function skipOtherConstant_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l447: {
      const s448 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l449: {
          if (caselessUnits(text, p, "true") < 4) break l449;
          p += 4;
          break l447;
        }
        p = s448;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l450: {
          if (caselessUnits(text, p, "false") < 5) break l450;
          p += 5;
          break l447;
        }
        p = s448;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l451: {
          if (caselessUnits(text, p, "null") < 4) break l451;
          p += 4;
          break l447;
        }
        p = s448;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l452: {
          if (caselessUnits(text, p, "none") < 4) break l452;
          p += 4;
          break l447;
        }
        p = s448;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l453: {
          if (caselessUnits(text, p, "nil") < 3) break l453;
          p += 3;
          break l447;
        }
        p = s448;
      }
      if (caselessUnits(text, p, "undefined") < 9) return -1;
      p += 9;
    }
    return p;
  }

  function noteWholeMemberEnd_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l457: {
      const s458 = p;
      const k459 = m.nodesEnd;
      const k460 = m.mistakesEnd;
      l461: {
        p = noteWholeValueGap_(p);
        if (p < 0) break l461;
        l462: {
          const s463 = p;
          const k464 = m.nodesEnd;
          const k465 = m.mistakesEnd;
          if ((p < end && text.charCodeAt(p) === 44)) {
            l466: {
              p++;
              p = noteWholeGap_(p);
              if (p < 0) break l466;
              l469: {
                const s467 = p;
                l468: {
                  l470: {
                    const s471 = p;
                    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                      p++;
                      break l470;
                    }
                    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                      l473: {
                        p = skipNameWord_(p);
                        if (p < 0) break l473;
                        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                        if (p >= end || text.charCodeAt(p) !== 58) break l473;
                        p++;
                        break l470;
                      }
                      p = s471;
                    }
                    if (p < end) break l468;
                  }
                  p = s467;
                  break l469;
                }
                p = s467;
                break l466;
              }
              break l462;
            }
            p = s463;
            m.nodesEnd = k464;
            m.mistakesEnd = k465;
          }
          if ((p < end && text.charCodeAt(p) === 44)) {
            l474: {
              p = noteBadTrailingComma(p);
              if (p < 0) break l474;
              p = noteWholeGap_(p);
              if (p < 0) break l474;
              break l462;
            }
            p = s463;
            m.nodesEnd = k464;
            m.mistakesEnd = k465;
          }
          if ((p < end && text.charCodeAt(p) === 125)) {
            l475: {
              if (!((p < end && text.charCodeAt(p) === 125))) break l475;
              break l462;
            }
            p = s463;
            m.nodesEnd = k464;
            m.mistakesEnd = k465;
          }
          if (p < end) break l461;
        }
        break l457;
      }
      p = s458;
      m.nodesEnd = k459;
      m.mistakesEnd = k460;
      l478: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          const s476 = p;
          l477: {
            p = skipWholeMemberAhead_(p);
            if (p < 0) break l477;
            p = s476;
            break l478;
          }
          p = s476;
        }
        return -1;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) return -1;
      p = noteMissingComma(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipWholeMemberAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l479: {
      const s480 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l481: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l481;
          p = skipOwnName_(p);
          if (p < 0) break l481;
          break l479;
        }
        p = s480;
      }
      if (!((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)))) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) return -1;
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
    let n485 = 0;
    l482: for (;;) {
      if (n485 >= 200) break;
      const s484 = p;
      l483: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286))))) break l483;
        p++;
        n485++;
        continue l482;
      }
      p = s484;
      break;
    }
    if (n485 < 1) return -1;
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
    l486: {
      const s487 = p;
      const k488 = m.nodesEnd;
      const k489 = m.mistakesEnd;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 34 || c === 45))) {
        l490: {
          p = readCutItem_(p);
          if (p < 0) break l490;
          break l486;
        }
        p = s487;
        m.nodesEnd = k488;
        m.mistakesEnd = k489;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)))) return -1;
      p = readBadCutWord(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function readBadCutWord(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)))) return -1;
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
    l491: {
      const s492 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l493: {
          if (caselessUnits(text, p, "tru") < 3) break l493;
          p += 3;
          break l491;
        }
        p = s492;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l494: {
          if (caselessUnits(text, p, "tr") < 2) break l494;
          p += 2;
          break l491;
        }
        p = s492;
      }
      if ((p < end && text.charCodeAt(p) === 116)) {
        p++;
        break l491;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l496: {
          if (caselessUnits(text, p, "fals") < 4) break l496;
          p += 4;
          break l491;
        }
        p = s492;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l497: {
          if (caselessUnits(text, p, "fal") < 3) break l497;
          p += 3;
          break l491;
        }
        p = s492;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 70 || c === 102))) {
        l498: {
          if (caselessUnits(text, p, "fa") < 2) break l498;
          p += 2;
          break l491;
        }
        p = s492;
      }
      if ((p < end && text.charCodeAt(p) === 102)) {
        p++;
        break l491;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l500: {
          if (caselessUnits(text, p, "nul") < 3) break l500;
          p += 3;
          break l491;
        }
        p = s492;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l501: {
          if (caselessUnits(text, p, "nu") < 2) break l501;
          p += 2;
          break l491;
        }
        p = s492;
      }
      if ((p < end && text.charCodeAt(p) === 110)) {
        p++;
        break l491;
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
    l519: {
      const s517 = p;
      l518: {
        p = skipPlainName_(p);
        if (p < 0) break l518;
        p = s517;
        break l519;
      }
      p = s517;
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
    l520: {
      const s521 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l522: {
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)))) break l522;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) p++;
          if (p >= end || text.charCodeAt(p) !== 34) break l522;
          p++;
          break l520;
        }
        p = s521;
      }
      if ((p < end && text.charCodeAt(p) === 39)) {
        l523: {
          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)))) break l523;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) p++;
          if (p >= end || text.charCodeAt(p) !== 39) break l523;
          p++;
          break l520;
        }
        p = s521;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) return -1;
    }
    return p;
  }

  function noteMissingNameEnd(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l530: {
      const s531 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l532: {
          p++;
          l533: for (;;) {
            const s535 = p;
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) {
              l534: {
                l536: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128))) {
                    p++;
                    break l536;
                  }
                  if (p >= end || text.charCodeAt(p) !== 92) break l534;
                  p++;
                  if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) break l534;
                  p++;
                }
                continue l533;
              }
              p = s535;
            }
            break;
          }
          if ((p < end && text.charCodeAt(p) === 92)) {
            p++;
          }
          if (p < end) break l532;
          break l530;
        }
        p = s531;
      }
      l543: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          p++;
          break l543;
        }
        if (!((p < end && text.charCodeAt(p) === 92))) return -1;
        p = skipEscapedQuote_(p);
        if (p < 0) return -1;
      }
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
      if (p < end) return -1;
    }
    m.mistake(10, start, p);
    return p;
  }

  function skipEscapedQuote_(p: number): number {
    const { text, end } = m;
    let n549 = 0;
    l546: for (;;) {
      if (n549 >= 3) break;
      const s548 = p;
      l547: {
        if (p >= end || text.charCodeAt(p) !== 92) break l547;
        p++;
        n549++;
        continue l546;
      }
      p = s548;
      break;
    }
    if (n549 < 1) return -1;
    if (p >= end || text.charCodeAt(p) !== 34) return -1;
    p++;
    return p;
  }

  function skipArrayAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l553: {
      const s554 = p;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l555: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
          l556: {
            const s557 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l556;
            }
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              l559: {
                p = skipNoise_(p);
                if (p < 0) break l559;
                break l556;
              }
              p = s557;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 8230))) {
              p++;
              break l556;
            }
            if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) {
              l561: {
                p++;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
                  {
                    const s562 = p;
                    l563: {
                      p = skipLogTag_(p);
                      if (p < 0) break l563;
                      break l561;
                    }
                    p = s562;
                  }
                }
                break l556;
              }
              p = s557;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 304))) {
              l569: {
                p = skipConstantAhead_(p);
                if (p < 0) break l569;
                break l556;
              }
              p = s557;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
              l587: {
                p = skipWordList_(p);
                if (p < 0) break l587;
                break l556;
              }
              p = s557;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
              l618: {
                p = skipNameWord_(p);
                if (p < 0) break l618;
                if (p >= end || text.charCodeAt(p) !== 40) break l618;
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l618;
                p++;
                break l556;
              }
              p = s557;
            }
            if (p < end) break l555;
          }
          break l553;
        }
        p = s554;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l619: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          let n623 = 0;
          l620: for (;;) {
            if (n623 >= 60) break;
            const s622 = p;
            l621: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l621;
              p++;
              n623++;
              continue l620;
            }
            p = s622;
            break;
          }
          if (n623 < 1) break l619;
          let n627 = 0;
          l624: for (;;) {
            if (n627 >= 20) break;
            const s626 = p;
            l625: {
              if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l625;
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              let n631 = 0;
              l628: for (;;) {
                if (n631 >= 60) break;
                const s630 = p;
                l629: {
                  if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l629;
                  p++;
                  n631++;
                  continue l628;
                }
                p = s630;
                break;
              }
              if (n631 < 1) break l625;
              n627++;
              continue l624;
            }
            p = s626;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l619;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) break l619;
          p++;
          break l553;
        }
        p = s554;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l632: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) p++;
          l633: {
            const s634 = p;
            if ((p < end && text.charCodeAt(p) === 92)) {
              l635: {
                p = skipEscapedQuote_(p);
                if (p < 0) break l635;
                break l633;
              }
              p = s634;
            }
            if ((p < end && text.charCodeAt(p) === 38)) {
              l636: {
                if (!text.startsWith("&quot;", p)) break l636;
                p += 6;
                break l633;
              }
              p = s634;
            }
            if ((p < end && text.charCodeAt(p) === 92)) {
              l637: {
                p = skipEscapedBlank_(p);
                if (p < 0) break l637;
                break l633;
              }
              p = s634;
            }
            if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) break l632;
            p += 4;
          }
          break l553;
        }
        p = s554;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l638: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l639: {
            const s640 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
              l641: {
                p = skipPrefix_(p);
                if (p < 0) break l641;
                break l639;
              }
              p = s640;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) break l638;
            p = skipNameWord_(p);
            if (p < 0) break l638;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l638;
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) break l638;
            p++;
          }
          break l553;
        }
        p = s554;
      }
      if ((p < end && text.charCodeAt(p) === 91)) {
        l680: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l681: {
            const s682 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) {
              l683: {
                p = skipLineMark_(p);
                if (p < 0) break l683;
                break l681;
              }
              p = s682;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c === 183 || c === 8226))) {
              l684: {
                p++;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l684;
                p++;
                break l681;
              }
              p = s682;
            }
            l685: {
              const s686 = p;
              if ((p < end && text.charCodeAt(p) === 97)) {
                l687: {
                  if (!text.startsWith("and", p)) break l687;
                  p += 3;
                  break l685;
                }
                p = s686;
              }
              if (p >= end || text.charCodeAt(p) !== 111 || !text.startsWith("or", p)) break l680;
              p += 2;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) break l680;
            p++;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l688: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l688;
            }
            if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) break l680;
            p = skipNumeral_(p);
            if (p < 0) break l680;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93)))) break l680;
            p++;
          }
          break l553;
        }
        p = s554;
      }
      if (p >= end || text.charCodeAt(p) !== 65339) return -1;
      p++;
    }
    return p;
  }

  function skipLogTag_(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n568 = 0;
    l565: for (;;) {
      if (n568 >= 40) break;
      const s567 = p;
      l566: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)))) break l566;
        p++;
        n568++;
        continue l565;
      }
      p = s567;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 93) return -1;
    p++;
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c >= 128)))) return -1;
    p++;
    return p;
  }

  function skipConstantAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l570: {
      const s571 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 304))) {
        l572: {
          l573: {
            const s574 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
              l575: {
                p = skipLiteral_(p);
                if (p < 0) break l575;
                break l573;
              }
              p = s574;
            }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
              l576: {
                p = skipOtherConstant_(p);
                if (p < 0) break l576;
                break l573;
              }
              p = s574;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 304)))) break l572;
            p = skipNan_(p);
            if (p < 0) break l572;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l584: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) {
              p++;
              break l584;
            }
            if (p < end) break l572;
          }
          break l570;
        }
        p = s571;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)))) return -1;
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
    l580: {
      const s581 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 78 || c === 110))) {
        l582: {
          if (caselessUnits(text, p, "nan") < 3) break l582;
          p += 3;
          break l580;
        }
        p = s581;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l583: {
          if (caselessUnits(text, p, "infinity") < 8) break l583;
          p += 8;
          break l580;
        }
        p = s581;
      }
      if (caselessUnits(text, p, "inf") < 3) return -1;
      p += 3;
    }
    return p;
  }

  function skipWordList_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) return -1;
    p = skipListWord_(p);
    if (p < 0) return -1;
    l611: for (;;) {
      const s613 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
        l612: {
          l614: {
            const s615 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) {
              l616: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (p >= end || text.charCodeAt(p) !== 44) break l616;
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                break l614;
              }
              p = s615;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) break l612;
            p = skipEol_(p);
            if (p < 0) break l612;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l612;
          p = skipListWord_(p);
          if (p < 0) break l612;
          continue l611;
        }
        p = s613;
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
    l588: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) {
        p++;
        while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) p++;
        l591: for (;;) {
          const s593 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            l592: {
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305))))) break l592;
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305)))) p++;
              continue l591;
            }
            p = s593;
          }
          break;
        }
        break l588;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) return -1;
      p = skipQuotedAhead_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipQuotedAhead_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l595: {
      const s596 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l597: {
          p++;
          let n601 = 0;
          l598: for (;;) {
            if (n601 >= 60) break;
            const s600 = p;
            l599: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)))) break l599;
              p++;
              n601++;
              continue l598;
            }
            p = s600;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l597;
          p++;
          break l595;
        }
        p = s596;
      }
      if ((p < end && text.charCodeAt(p) === 39)) {
        l602: {
          p++;
          let n606 = 0;
          l603: for (;;) {
            if (n606 >= 60) break;
            const s605 = p;
            l604: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128)))) break l604;
              p++;
              n606++;
              continue l603;
            }
            p = s605;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) break l602;
          p++;
          break l595;
        }
        p = s596;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) return -1;
      p++;
      let n610 = 0;
      l607: for (;;) {
        if (n610 >= 60) break;
        const s609 = p;
        l608: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219))))) break l608;
          p++;
          n610++;
          continue l607;
        }
        p = s609;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282)))) return -1;
      p++;
    }
    return p;
  }

  function skipPrefix_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)))) return -1;
    p++;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
      p++;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) return -1;
    if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
      {
        const s645 = p;
        l646: {
          p = skipOpenQuote_(p);
          if (p < 0) break l646;
          return -1;
        }
        p = s645;
      }
    }
    return p;
  }

  function skipOpenQuote_(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
      {
        const s648 = p;
        l649: {
          p = skipShortText_(p);
          if (p < 0) break l649;
          p = skipEnds_(p);
          if (p < 0) break l649;
          return -1;
        }
        p = s648;
      }
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)))) return -1;
    p++;
    {
      const s677 = p;
      l678: {
        if (p < end) break l678;
        return -1;
      }
      p = s677;
    }
    p = skipEnds_(p);
    if (p < 0) return -1;
    return p;
  }

  function skipShortText_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l651: {
      const s652 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l653: {
          p++;
          let n657 = 0;
          l654: for (;;) {
            if (n657 >= 200) break;
            const s656 = p;
            l655: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c >= 128)))) break l655;
              p++;
              n657++;
              continue l654;
            }
            p = s656;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l653;
          p++;
          break l651;
        }
        p = s652;
      }
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      let n661 = 0;
      l658: for (;;) {
        if (n661 >= 200) break;
        const s660 = p;
        l659: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c >= 128)))) break l659;
          p++;
          n661++;
          continue l658;
        }
        p = s660;
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
    l662: {
      const s663 = p;
      l664: {

        p = skipEndsRoot_(p);
        if (p < 0) break l664;
        break l662;
      }
      p = s663;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)))) return -1;
      p = skipEndsNoisily_(p);
      if (p < 0) return -1;
    }
    return p;
  }

  function skipEndsRoot_(p: number): number {
    const { text, end } = m;
    let c = 0;
    l665: {
      const s666 = p;
      l667: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        l668: {
          const s669 = p;
          l670: {
            if (p < end) break l670;
            break l668;
          }
          p = s669;
          if ((p < end && text.charCodeAt(p) === 44)) {
            l671: {
              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              if (p < end) break l671;
              break l668;
            }
            p = s669;
          }
          if (p >= end || text.charCodeAt(p) !== 43) break l667;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) break l667;
          p++;
        }
        break l665;
      }
      p = s666;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      l672: {
        const s673 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
          l674: {
            p = skipEol_(p);
            if (p < 0) break l674;
            break l672;
          }
          p = s673;
        }
        if ((p < end && ((c = text.charCodeAt(p)) === 41 || c === 59))) {
          p++;
          break l672;
        }
        if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
          l676: {
            p = skipFenceMark_(p);
            if (p < 0) break l676;
            break l672;
          }
          p = s673;
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
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false))) p++;
    {
      const s703 = p;
      l704: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if (p < end) break l704;
        return -1;
      }
      p = s703;
    }
    m.mistake(11, start, p);
    return p;
  }

  function skipFence_(p: number): number {
    const { text, end } = m;
    l700: {
      const s701 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l702: {
          if (!text.startsWith("```", p)) break l702;
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          break l700;
        }
        p = s701;
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
    BadBraces: {"code":"bad-bracket","severity":"error","meaning":"A bracket is superfluous or of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadTuple: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBrace: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBracket: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullSquareEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","mend":"The text was cut off: write all of it again.","isCut":false},
    BadComma: {"code":"bad-comma","severity":"error","meaning":"There is a comma without a value before it; a value may be missing.","example":"[1,,2]","mend":"Write one comma between two values.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values.","isCut":false},
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
