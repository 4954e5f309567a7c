// Generated from grammars/json.peggy, grammars/json/whole.peggy, grammars/json/objects.peggy, grammars/json/arrays.peggy, grammars/json/brackets.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type FlatGrammar, type FlatNode, type FlatRules, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, FlatMachine, Machine, Stops, caselessUnits, once, onceMade, startsOf, tableOf, action, and, caseless, choice, closes, coded, flatly, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple, DEEPEST } from '../src/engine/generated.ts';

export interface RepairedNeighbourNode extends TreeNode { readonly type: 'RepairedNeighbour'; }
export interface RepairedRootNode extends TreeNode {
  readonly type: 'RepairedRoot';
  readonly value: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | BadThousandsNode | RepairedNumberNode | BadParenthesesNode | BadConstructorNode | BadPathNode | BadNanNode | BadConstantNode | BadCutWordNode | BadQuotedBracketNode;
}
export interface MissingDocumentNode extends RecoveryNode { readonly type: 'MissingDocument'; }
export interface BadSequenceNode extends RecoveryNode { readonly type: 'BadSequence'; }
export interface BadListSequenceNode extends RecoveryNode { readonly type: 'BadListSequence'; }
export interface BadTrailingCommaNode extends RecoveryNode { readonly type: 'BadTrailingComma'; }
export interface BadRootCommaNode extends RecoveryNode { readonly type: 'BadRootComma'; }
export interface BadProseNode extends RecoveryNode { readonly type: 'BadProse'; }
export interface BadLostMemberNode extends RecoveryNode { readonly type: 'BadLostMember'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadCallNode extends RecoveryNode { readonly type: 'BadCall'; }
export interface BadAroundQuoteNode extends RecoveryNode { readonly type: 'BadAroundQuote'; }
export interface BadAssignmentNode extends RecoveryNode { readonly type: 'BadAssignment'; }
export interface BadFenceNode extends RecoveryNode { readonly type: 'BadFence'; readonly run: string; }
export interface BadCutFenceNode extends RecoveryNode { readonly type: 'BadCutFence'; }
export interface BadLooseFenceNode extends RecoveryNode { readonly type: 'BadLooseFence'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface BadRestNode extends RecoveryNode { readonly type: 'BadRest'; }
export interface BadRootBracketNode extends RecoveryNode { readonly type: 'BadRootBracket'; }
export interface WholeNode extends FlatNode { readonly type: 'Whole'; }
export interface ObjectStartNode extends TreeNode { readonly type: 'ObjectStart'; readonly kind: string; }
export interface OpenlessStartNode extends TreeNode { readonly type: 'OpenlessStart'; readonly kind: string; }
export interface LateStartNode extends TreeNode { readonly type: 'LateStart'; readonly kind: string; }
export interface NamedArrayStartNode extends TreeNode { readonly type: 'NamedArrayStart'; readonly kind: string; }
export interface ObjectEndNode extends TreeNode { readonly type: 'ObjectEnd'; }
export interface PairNode extends TreeNode {
  readonly type: 'Pair';
  readonly name: TextNode | BadBareKeyNode;
  readonly value: TextNode | NumberNode | ConstantNode;
}
export interface KeyNode extends TreeNode {
  readonly type: 'Key';
  readonly name: BadColonInsideNode | TextNode | BadLastNameNode | BadOtherQuoteNode | BadTwiceClosedNode | BadOpenNameNode | BadEscapedQuotesNode | BadTwiceEscapedQuotesNode | BadEntityQuotesNode | BadDoubledNameNode | BadSmartNameNode | BadLostQuoteNode | BadPrefixedNameNode | BadEarlyQuoteNode | BadQuotedNameNode | BadSquareNameNode | FlawedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
}
export interface MissingValueNode extends RecoveryNode { readonly type: 'MissingValue'; }
export interface BadLateColonNode extends RecoveryNode { readonly type: 'BadLateColon'; }
export interface MissingKeyNode extends RecoveryNode { readonly type: 'MissingKey'; }
export interface MissingOpenNode extends RecoveryNode { readonly type: 'MissingOpen'; }
export interface BadLateOpenNode extends RecoveryNode { readonly type: 'BadLateOpen'; }
export interface MissingSquareNode extends RecoveryNode { readonly type: 'MissingSquare'; }
export interface MissingColonNode extends RecoveryNode { readonly type: 'MissingColon'; }
export interface BadColonNode extends RecoveryNode { readonly type: 'BadColon'; }
export interface BadCommaForColonNode extends RecoveryNode { readonly type: 'BadCommaForColon'; }
export interface BadNameRemarkNode extends RecoveryNode { readonly type: 'BadNameRemark'; }
export interface MissingNameEndNode extends RecoveryNode { readonly type: 'MissingNameEnd'; }
export interface ArrayStartNode extends TreeNode { readonly type: 'ArrayStart'; readonly kind: string; }
export interface OpenlessArrayStartNode extends TreeNode {
  readonly type: 'OpenlessArrayStart';
  readonly kind: string;
}
export interface LateArrayStartNode extends TreeNode {
  readonly type: 'LateArrayStart';
  readonly kind: string;
  readonly value: TextNode | NumberNode | ConstantNode;
}
export interface BraceArrayStartNode extends TreeNode { readonly type: 'BraceArrayStart'; readonly kind: string; }
export interface TupleStartNode extends TreeNode { readonly type: 'TupleStart'; readonly kind: string; }
export interface ArrayEndNode extends TreeNode { readonly type: 'ArrayEnd'; }
export interface TupleEndNode extends TreeNode { readonly type: 'TupleEnd'; }
export interface ItemNode extends TreeNode {
  readonly type: 'Item';
  readonly value: TextNode | NumberNode | ConstantNode;
}
export interface BadObjectEndNode extends RecoveryNode { readonly type: 'BadObjectEnd'; }
export interface BadItemEndNode extends RecoveryNode { readonly type: 'BadItemEnd'; }
export interface BadRoundEndNode extends RecoveryNode { readonly type: 'BadRoundEnd'; }
export interface BadRoundArrayEndNode extends RecoveryNode { readonly type: 'BadRoundArrayEnd'; }
export interface BadStrayEndNode extends RecoveryNode { readonly type: 'BadStrayEnd'; }
export interface BadStrayBracketNode extends RecoveryNode { readonly type: 'BadStrayBracket'; }
export interface BadEarlyEndNode extends RecoveryNode { readonly type: 'BadEarlyEnd'; }
export interface BadTwiceEndedNode extends RecoveryNode { readonly type: 'BadTwiceEnded'; }
export interface BadArrayEndNode extends RecoveryNode { readonly type: 'BadArrayEnd'; }
export interface BadRootEndNode extends RecoveryNode { readonly type: 'BadRootEnd'; }
export interface MissingBracketNode extends RecoveryNode { readonly type: 'MissingBracket'; }
export interface BadLateBracketNode extends RecoveryNode { readonly type: 'BadLateBracket'; }
export interface BadLateElementNode extends RecoveryNode { readonly type: 'BadLateElement'; }
export interface BadInnerBracketNode extends RecoveryNode { readonly type: 'BadInnerBracket'; }
export interface BadDoubledBracketNode extends RecoveryNode { readonly type: 'BadDoubledBracket'; }
export interface BadDoubledSquareNode extends RecoveryNode { readonly type: 'BadDoubledSquare'; }
export interface BadNamedArrayNode extends RecoveryNode { readonly type: 'BadNamedArray'; }
export interface BadBraceAroundNode extends RecoveryNode { readonly type: 'BadBraceAround'; }
export interface BadBracesNode extends RecoveryNode { readonly type: 'BadBraces'; }
export interface BadTupleNode extends RecoveryNode { readonly type: 'BadTuple'; }
export interface BadFullBraceNode extends RecoveryNode { readonly type: 'BadFullBrace'; }
export interface BadFullBracketNode extends RecoveryNode { readonly type: 'BadFullBracket'; }
export interface BadFullEndNode extends RecoveryNode { readonly type: 'BadFullEnd'; }
export interface BadFullSquareEndNode extends RecoveryNode { readonly type: 'BadFullSquareEnd'; }
export interface MissingEndNode extends RecoveryNode { readonly type: 'MissingEnd'; }
export interface BadCommaNode extends RecoveryNode { readonly type: 'BadComma'; }
export interface BadSeparatorNode extends RecoveryNode { readonly type: 'BadSeparator'; }
export interface BadPointBehindNode extends RecoveryNode { readonly type: 'BadPointBehind'; }
export interface BadOddSeparatorNode extends RecoveryNode { readonly type: 'BadOddSeparator'; }
export interface MissingCommaNode extends RecoveryNode { readonly type: 'MissingComma'; }
export interface MissingSeparatorNode extends RecoveryNode { readonly type: 'MissingSeparator'; }
export interface BadEllipsisNode extends RecoveryNode { readonly type: 'BadEllipsis'; }
export interface BadTextNode extends RecoveryNode { readonly type: 'BadText'; }
export interface BadLineMarkNode extends RecoveryNode { readonly type: 'BadLineMark'; }
export interface BadElementTextNode extends RecoveryNode { readonly type: 'BadElementText'; }
export interface TextNode extends TreeNode {
  readonly type: 'Text';
  readonly plain: string | null;
  readonly escaped: string | null;
}
export interface NumberNode extends TreeNode { readonly type: 'Number'; readonly text: string; }
export interface ConstantNode extends TreeNode { readonly type: 'Constant'; readonly text: string; }
export interface WordNode extends TreeNode {
  readonly type: 'Word';
  readonly value: TextNode | NumberNode | ConstantNode;
}
export interface BadCommentNode extends RecoveryNode { readonly type: 'BadComment'; }
export interface MissingCommentEndNode extends RecoveryNode { readonly type: 'MissingCommentEnd'; }
export interface BadSpaceNode extends RecoveryNode { readonly type: 'BadSpace'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadEscapedBlankNode extends RecoveryNode { readonly type: 'BadEscapedBlank'; }
export interface BadRemarkNode extends RecoveryNode { readonly type: 'BadRemark'; }
export interface BadLeadInNode extends RecoveryNode { readonly type: 'BadLeadIn'; }
export interface BadSmartNameNode extends RecoveryNode { readonly type: 'BadSmartName'; readonly text: string; }
export interface BadPrefixedNameNode extends RecoveryNode {
  readonly type: 'BadPrefixedName';
  readonly text: string;
}
export interface BadColonInsideNode extends RecoveryNode { readonly type: 'BadColonInside'; readonly text: string; }
export interface BadLastNameNode extends RecoveryNode { readonly type: 'BadLastName'; readonly text: string; }
export interface BadLostQuoteNode extends RecoveryNode { readonly type: 'BadLostQuote'; readonly text: string; }
export interface BadOpenNameNode extends RecoveryNode { readonly type: 'BadOpenName'; readonly text: string; }
export interface BadTwiceClosedNode extends RecoveryNode { readonly type: 'BadTwiceClosed'; readonly text: string; }
export interface BadSquareNameNode extends RecoveryNode { readonly type: 'BadSquareName'; readonly text: string; }
export interface BadDoubledNameNode extends RecoveryNode { readonly type: 'BadDoubledName'; readonly text: string; }
export interface BadOtherQuoteNode extends RecoveryNode { readonly type: 'BadOtherQuote'; readonly text: string; }
export interface BadEarlyQuoteNode extends RecoveryNode { readonly type: 'BadEarlyQuote'; readonly text: string; }
export interface BadQuotedNameNode extends RecoveryNode { readonly type: 'BadQuotedName'; readonly text: string; }
export interface FlawedNameNode extends TreeNode {
  readonly type: 'FlawedName';
  readonly parts: (string | BadNewlineNode | BadControlNode | BadEscapeNode | BadSignEscapeNode)[];
}
export interface BadOddNameNode extends RecoveryNode { readonly type: 'BadOddName'; readonly text: string; }
export interface BadBareKeyNode extends RecoveryNode { readonly type: 'BadBareKey'; }
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
export interface BadConstantNode extends RecoveryNode { readonly type: 'BadConstant'; }
export interface BadNanNode extends RecoveryNode { readonly type: 'BadNan'; }
export interface BadCutWordNode extends RecoveryNode { readonly type: 'BadCutWord'; }
export interface BadConstructorNode extends RecoveryNode {
  readonly type: 'BadConstructor';
  readonly value: TextNode | NumberNode | ConstantNode;
}
export interface BadParenthesesNode extends RecoveryNode {
  readonly type: 'BadParentheses';
  readonly value: TextNode | NumberNode | ConstantNode;
}
export interface BadDotsNode extends RecoveryNode { readonly type: 'BadDots'; }
export interface BadPlaceholderNode extends RecoveryNode { readonly type: 'BadPlaceholder'; }
export interface BadOpenQuoteNode extends RecoveryNode { readonly type: 'BadOpenQuote'; readonly text: string; }
export interface BadBareStringNode extends RecoveryNode { readonly type: 'BadBareString'; readonly text: string; }
export interface RepairedNumberNode extends TreeNode {
  readonly type: 'RepairedNumber';
  readonly sign: string;
  readonly digits: BadRadixNode | string;
}
export interface BadRadixNode extends RecoveryNode { readonly type: 'BadRadix'; }
export interface BadPlusNode extends RecoveryNode { readonly type: 'BadPlus'; }
export interface BadDigitGroupsNode extends RecoveryNode { readonly type: 'BadDigitGroups'; }
export interface BadThousandsNode extends RecoveryNode { readonly type: 'BadThousands'; }
export interface BadAmountNode extends RecoveryNode { readonly type: 'BadAmount'; readonly text: string; }
export interface BadLeadingZeroNode extends RecoveryNode {
  readonly type: 'BadLeadingZero';
  readonly code: string;
  readonly rest: string;
}
export interface BadFractionNode extends RecoveryNode { readonly type: 'BadFraction'; }
export interface BadPointNode extends RecoveryNode { readonly type: 'BadPoint'; }
export interface BadCutNumberNode extends RecoveryNode { readonly type: 'BadCutNumber'; readonly text: string; }
export interface BadCutSignNode extends RecoveryNode { readonly type: 'BadCutSign'; }
export interface TextEndNode extends TreeNode { readonly type: 'TextEnd'; }
export interface TextStartNode extends TreeNode {
  readonly type: 'TextStart';
  readonly mark: BadTripleQuotesNode | BadSmartQuotesNode | BadBackticksNode | BadSingleQuotesNode | "\"";
}
export interface BadPrefixNode extends RecoveryNode { readonly type: 'BadPrefix'; }
export interface BadConcatenationNode extends RecoveryNode { readonly type: 'BadConcatenation'; }
export interface BadVariableNode extends RecoveryNode { readonly type: 'BadVariable'; }
export interface BadSingleQuotesNode extends RecoveryNode { readonly type: 'BadSingleQuotes'; }
export interface BadBackticksNode extends RecoveryNode { readonly type: 'BadBackticks'; }
export interface BadSmartQuotesNode extends RecoveryNode { readonly type: 'BadSmartQuotes'; }
export interface BadTripleQuotesNode extends RecoveryNode { readonly type: 'BadTripleQuotes'; }
export interface BadQuoteNode extends RecoveryNode { readonly type: 'BadQuote'; }
export interface BadLoneQuoteNode extends RecoveryNode { readonly type: 'BadLoneQuote'; }
export interface BadQuoteOfJsonNode extends RecoveryNode { readonly type: 'BadQuoteOfJson'; }
export interface BadListedQuoteNode extends RecoveryNode { readonly type: 'BadListedQuote'; }
export interface BadBlankPairNode extends RecoveryNode { readonly type: 'BadBlankPair'; }
export interface BadEscapedEndNode extends RecoveryNode { readonly type: 'BadEscapedEnd'; }
export interface BadLastEscapedEndNode extends RecoveryNode { readonly type: 'BadLastEscapedEnd'; }
export interface BadDoubledEndNode extends RecoveryNode { readonly type: 'BadDoubledEnd'; }
export interface BadOtherEndNode extends RecoveryNode { readonly type: 'BadOtherEnd'; }
export interface BadLastOtherEndNode extends RecoveryNode { readonly type: 'BadLastOtherEnd'; }
export interface MissingQuoteNode extends RecoveryNode { readonly type: 'MissingQuote'; }
export interface MissingLastQuoteNode extends RecoveryNode { readonly type: 'MissingLastQuote'; }
export interface MissingStringEndNode extends RecoveryNode { readonly type: 'MissingStringEnd'; }
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
export interface BadNewlineNode extends RecoveryNode { readonly type: 'BadNewline'; }
export interface BadControlNode extends RecoveryNode { readonly type: 'BadControl'; }
export interface ContractionNode extends TreeNode { readonly type: 'Contraction'; readonly text: string; }
export interface BadApostropheNode extends RecoveryNode { readonly type: 'BadApostrophe'; }
export interface BadInnerMarkNode extends RecoveryNode { readonly type: 'BadInnerMark'; }
export interface MissingSingleQuoteNode extends RecoveryNode { readonly type: 'MissingSingleQuote'; }
export interface BadInnerSmartNode extends RecoveryNode { readonly type: 'BadInnerSmart'; }
export interface BadInnerBacktickNode extends RecoveryNode { readonly type: 'BadInnerBacktick'; }
export interface FencedTextStartNode extends TreeNode {
  readonly type: 'FencedTextStart';
  readonly mark: BadFencedTextNode;
}
export interface BadFencedTextNode extends RecoveryNode { readonly type: 'BadFencedText'; }
export interface InnerEndNode extends TreeNode { readonly type: 'InnerEnd'; readonly text: string; }
export interface BadQuotedBracketNode extends RecoveryNode {
  readonly type: 'BadQuotedBracket';
  readonly text: string;
}
export interface BadInnerJsonNode extends RecoveryNode { readonly type: 'BadInnerJson'; }
export interface BadEscapedQuotesNode extends RecoveryNode {
  readonly type: 'BadEscapedQuotes';
  readonly text: string;
}
export interface BadCutEscapedNode extends RecoveryNode { readonly type: 'BadCutEscaped'; readonly text: string; }
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
export interface BadPathNode extends RecoveryNode { readonly type: 'BadPath'; readonly text: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode
| BadAroundQuoteNode | WholeNode | ArrayStartNode | OpenlessStartNode | PairNode | BadLineMarkNode
| BraceArrayStartNode | LateArrayStartNode | ItemNode | BadLeadInNode | RepairedAmountsNode | WordNode
| RepairedPlaceholderNode | RepairedTextNode | NamedArrayStartNode | BadRemarkNode | BadPointBehindNode
| BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | MissingCommaNode | MissingSeparatorNode | KeyNode
| OpenlessArrayStartNode | ObjectStartNode | BadLateBracketNode | MissingValueNode | RepairedAmountNode
| TextStartNode | MissingStringEndNode | InnerEndNode | BadNewlineNode | BadControlNode | BadEscapeNode
| BadSignEscapeNode | BadDoubledEndNode | BadBlankPairNode | BadListedQuoteNode | BadQuoteNode | BadLoneQuoteNode
| BadQuoteOfJsonNode | BadLastEscapedEndNode | BadEscapedEndNode | BadLastOtherEndNode | BadOtherEndNode
| MissingLastQuoteNode | MissingQuoteNode | ContractionNode | BadInnerMarkNode | MissingSingleQuoteNode
| BadInnerSmartNode | FencedTextStartNode | BadInnerBacktickNode | BadConcatenationNode | BadVariableNode
| TextEndNode | LateStartNode | BadLateColonNode | RepairedWordNode | BadTwiceEndedNode | TupleStartNode
| BadCommaNode | BadEllipsisNode | BadStrayEndNode | BadElementTextNode | TupleEndNode | BadRootEndNode
| MissingBracketNode | MissingEndNode | ArrayEndNode | BadArrayEndNode | BadRoundArrayEndNode | MissingNameEndNode
| BadInnerBracketNode | BadEarlyEndNode | BadStrayBracketNode | BadTextNode | ObjectEndNode | BadObjectEndNode
| BadRoundEndNode | BadItemEndNode | BadLateElementNode | RepairedRootNode | BadFenceNode | BadCutFenceNode
| BadSequenceNode | BadListSequenceNode | BadRootCommaNode | BadRestNode | BadCallNode | BadAssignmentNode
| BadRootBracketNode | BadLostMemberNode | BadProseNode | MissingFenceEndNode | MissingDocumentNode
| BadLooseFenceNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'TripleInside' | 'TripleSingleInside' | 'InnerPlain' | 'DoublePlain' | 'SinglePlain' | 'SmartPlain' | 'FencedInside'
    | 'BacktickPlain']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<MissingDocumentNode | BadSequenceNode | BadListSequenceNode | BadTrailingCommaNode | BadRootCommaNode | BadProseNode
| BadLostMemberNode | BadBomNode | BadCallNode | BadAroundQuoteNode | BadAssignmentNode | BadFenceNode
| BadCutFenceNode | BadLooseFenceNode | MissingFenceEndNode | BadRestNode | BadRootBracketNode | MissingValueNode
| BadLateColonNode | MissingKeyNode | MissingOpenNode | BadLateOpenNode | MissingSquareNode | MissingColonNode
| BadColonNode | BadCommaForColonNode | BadNameRemarkNode | MissingNameEndNode | BadObjectEndNode | BadItemEndNode
| BadRoundEndNode | BadRoundArrayEndNode | BadStrayEndNode | BadStrayBracketNode | BadEarlyEndNode
| BadTwiceEndedNode | BadArrayEndNode | BadRootEndNode | MissingBracketNode | BadLateBracketNode
| BadLateElementNode | BadInnerBracketNode | BadDoubledBracketNode | BadDoubledSquareNode | BadNamedArrayNode
| BadBraceAroundNode | BadBracesNode | BadTupleNode | BadFullBraceNode | BadFullBracketNode | BadFullEndNode
| BadFullSquareEndNode | MissingEndNode | BadCommaNode | BadSeparatorNode | BadPointBehindNode | BadOddSeparatorNode
| MissingCommaNode | MissingSeparatorNode | BadEllipsisNode | BadTextNode | BadLineMarkNode | BadElementTextNode
| BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | BadRemarkNode
| BadLeadInNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLastNameNode | BadLostQuoteNode
| BadOpenNameNode | BadTwiceClosedNode | BadSquareNameNode | BadDoubledNameNode | BadOtherQuoteNode
| BadEarlyQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | BadConstantNode | BadNanNode
| BadCutWordNode | BadConstructorNode | BadParenthesesNode | BadDotsNode | BadPlaceholderNode | BadOpenQuoteNode
| BadBareStringNode | BadRadixNode | BadPlusNode | BadDigitGroupsNode | BadThousandsNode | BadAmountNode
| BadLeadingZeroNode | BadFractionNode | BadPointNode | BadCutNumberNode | BadCutSignNode | BadPrefixNode
| BadConcatenationNode | BadVariableNode | BadSingleQuotesNode | BadBackticksNode | BadSmartQuotesNode
| BadTripleQuotesNode | BadQuoteNode | BadLoneQuoteNode | BadQuoteOfJsonNode | BadListedQuoteNode | BadBlankPairNode
| BadEscapedEndNode | BadLastEscapedEndNode | BadDoubledEndNode | BadOtherEndNode | BadLastOtherEndNode
| MissingQuoteNode | MissingLastQuoteNode | MissingStringEndNode | BadEscapeNode | BadSignEscapeNode
| BadNewlineNode | BadControlNode | BadApostropheNode | BadInnerMarkNode | MissingSingleQuoteNode
| BadInnerSmartNode | BadInnerBacktickNode | BadFencedTextNode | BadQuotedBracketNode | BadInnerJsonNode
| BadEscapedQuotesNode | BadCutEscapedNode | BadTwiceEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode
| BadPathNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document', 'model'>>
& Readonly<Record<'BadBom' | 'BadAroundQuote' | 'Fenced' | 'BadCutFence' | 'BadRootBracket' | 'BadLostMember' | 'OpenlessObject'
| 'OpenlessArray' | 'RepairedRoot' | 'BadQuotedBracket' | 'BadSequence' | 'BadListSequence' | 'BadRootComma'
| 'BadRest' | 'RootObject' | 'RootArray' | 'BadCall' | 'BadAssignment' | 'BadProse' | 'Whole', 'Document' | 'Fenced'>>
& Readonly<Record<'BadComment' | 'MissingCommentEnd' | 'BadSpace' | 'BadNoise' | 'BadEscapedBlank' | 'Tuple' | 'Word' | 'BadCutSign'
| 'BadCutNumber' | 'BadLeadingZero' | 'BadThousands' | 'BadPlus' | 'BadRadix' | 'BadDigitGroups' | 'BadPoint'
| 'BadFraction' | 'BadParentheses' | 'BadConstructor' | 'BadPath' | 'BadNan' | 'BadConstant' | 'BadCutWord'
| 'NamedArray' | 'BadTrailingComma' | 'MissingComma' | 'MissingEnd' | 'BraceArray' | 'BadConcatenation'
| 'BadVariable' | 'TextEnd' | 'TripleText' | 'TripleSingleText' | 'InnerJson' | 'DoubleText' | 'SingleText'
| 'SmartText' | 'FencedText' | 'BacktickText', 'Array' | 'BraceArray' | 'Document' | 'Fenced' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject'
| 'NamedArray' | 'Object' | 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'MissingDocument' | 'BadLooseFence', 'Document'>>
& Readonly<Record<'BadSingleQuotes', 'Array' | 'BacktickText' | 'BraceArray' | 'Document' | 'DoubleText' | 'Fenced' | 'InnerArray' | 'InnerJson'
| 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object' | 'OpenlessArray' | 'OpenlessObject'
| 'RootArray' | 'RootObject' | 'SingleText' | 'SmartText' | 'TripleSingleText' | 'TripleText' | 'Tuple'>>
& Readonly<Record<'BadBareKey' | 'MissingNameEnd', 'Document' | 'Fenced' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object' | 'OpenlessObject'
| 'RootObject'>>
& Readonly<Record<'MissingStringEnd', 'BacktickText' | 'Document' | 'DoubleText' | 'Fenced' | 'FencedText' | 'InnerJson' | 'SingleText' | 'SmartText'
| 'TripleSingleText' | 'TripleText'>>
& Readonly<Record<'ArrayStart' | 'BadBraceAround' | 'BadDoubledSquare' | 'BadFullBracket', 'Array' | 'RootArray'>>
& Readonly<Record<'BadLateElement', 'OpenlessArray' | 'RootArray'>>
& Readonly<Record<'ArrayEnd' | 'BadFullSquareEnd', 'Array' | 'BraceArray' | 'InnerArray' | 'OpenlessArray' | 'RootArray'>>
& Readonly<Record<'BadRootEnd', 'BraceArray' | 'NamedArray' | 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'InnerObject' | 'BadRemark' | 'BadPointBehind' | 'BadSeparator' | 'BadOddSeparator' | 'MissingSeparator'
| 'BadLineMark' | 'BadLeadIn' | 'BadComma' | 'BadEllipsis' | 'RepairedPlaceholder' | 'RepairedText'
| 'BadPlaceholder' | 'BadEscapedQuotes' | 'BadTwiceEscapedQuotes' | 'BadCutEscaped' | 'BadEntityQuotes'
| 'BadDoubledQuotes' | 'Object' | 'Array' | 'RepairedWord' | 'BadDots' | 'BadOpenQuote' | 'BadBareString', 'Array' | 'BraceArray' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object'
| 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'Item' | 'BadStrayEnd' | 'BadElementText' | 'RepairedAmounts' | 'ItemObject' | 'BadTwiceEnded', 'Array' | 'BraceArray' | 'InnerArray' | 'OpenlessArray' | 'RootArray' | 'Tuple'>>
& Readonly<Record<'OpenlessStart' | 'MissingOpen', 'InnerObject' | 'OpenlessObject'>>
& Readonly<Record<'ObjectEnd' | 'BadFullEnd' | 'Pair' | 'BadInnerBracket' | 'BadEarlyEnd' | 'BadStrayBracket' | 'BadText' | 'Key'
| 'BadColonInside' | 'BadLastName' | 'BadOtherQuote' | 'BadTwiceClosed' | 'BadOpenName' | 'BadDoubledName'
| 'BadSmartName' | 'BadLostQuote' | 'BadPrefixedName' | 'BadEarlyQuote' | 'BadQuotedName' | 'BadSquareName'
| 'BadOddName' | 'BadNameRemark' | 'BadColon' | 'BadCommaForColon' | 'MissingColon' | 'MissingKey' | 'InnerArray'
| 'MissingValue' | 'LateObject' | 'RepairedAmount' | 'BadAmount' | 'BadLateColon', 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object' | 'OpenlessObject' | 'RootObject'>>
& Readonly<Record<'BadObjectEnd' | 'BadRoundEnd', 'InnerObject' | 'LateObject' | 'Object'>>
& Readonly<Record<'MissingBracket', 'Array' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'Tuple'>>
& Readonly<Record<'BadNewline' | 'BadControl' | 'BadEscape' | 'BadSignEscape', 'BacktickText' | 'DoubleText' | 'InnerObject' | 'InnerPairs' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object'
| 'OpenlessObject' | 'RootObject' | 'SingleText' | 'SmartText'>>
& Readonly<Record<'BraceArrayStart' | 'LateArrayStart' | 'BadBraces', 'BraceArray'>>
& Readonly<Record<'NamedArrayStart' | 'BadNamedArray', 'NamedArray'>>
& Readonly<Record<'OpenlessArrayStart' | 'MissingSquare', 'InnerArray' | 'OpenlessArray'>>
& Readonly<Record<'BadArrayEnd' | 'BadRoundArrayEnd', 'Array' | 'InnerArray'>>
& Readonly<Record<'ObjectStart' | 'BadFullBrace' | 'BadDoubledBracket', 'ItemObject' | 'Object' | 'RootObject'>>
& Readonly<Record<'BadLateBracket', 'ItemObject' | 'OpenlessObject' | 'RootObject'>>
& Readonly<Record<'BadItemEnd', 'ItemObject'>>
& Readonly<Record<'TextStart' | 'BadPrefix' | 'BadTripleQuotes' | 'BadSmartQuotes' | 'BadBackticks', 'BacktickText' | 'DoubleText' | 'InnerJson' | 'SingleText' | 'SmartText' | 'TripleSingleText' | 'TripleText'>>
& Readonly<Record<'TripleInside', 'TripleText'>>
& Readonly<Record<'TripleSingleInside', 'TripleSingleText'>>
& Readonly<Record<'InnerPlain' | 'InnerEnd' | 'BadInnerJson', 'InnerJson'>>
& Readonly<Record<'DoublePlain', 'DoubleText' | 'InnerPairs'>>
& Readonly<Record<'BadDoubledEnd' | 'InnerPairs' | 'BadLastEscapedEnd' | 'BadEscapedEnd' | 'BadLastOtherEnd' | 'MissingQuote', 'DoubleText'>>
& Readonly<Record<'BadOtherEnd' | 'MissingLastQuote', 'DoubleText' | 'SingleText'>>
& Readonly<Record<'BadBlankPair' | 'BadListedQuote' | 'BadQuote' | 'BadLoneQuote' | 'BadQuoteOfJson', 'InnerPairs'>>
& Readonly<Record<'SinglePlain' | 'Contraction' | 'BadInnerMark' | 'BadApostrophe' | 'MissingSingleQuote', 'SingleText'>>
& Readonly<Record<'SmartPlain' | 'BadInnerSmart', 'SmartText'>>
& Readonly<Record<'FencedTextStart' | 'BadFencedText' | 'FencedInside', 'FencedText'>>
& Readonly<Record<'BacktickPlain' | 'BadInnerBacktick', 'BacktickText'>>
& Readonly<Record<'LateStart' | 'BadLateOpen', 'LateObject'>>
& Readonly<Record<'TupleStart' | 'BadTuple' | 'TupleEnd', 'Tuple'>>
& Readonly<Record<'BadFence' | 'MissingFenceEnd', 'Fenced'>>;

/** The codes of mistakes. */
export type Codes = "missing-document" | "bad-sequence" | "bad-trailing-comma" | "bad-prose" | "bad-text" | "bad-bom" | "bad-call"
| "bad-assignment" | "bad-fence" | "missing-fence-end" | "bad-bracket" | "missing-value" | "missing-key"
| "missing-open" | "missing-colon" | "bad-colon" | "missing-string-end" | "missing-bracket" | "bad-tuple"
| "missing-end" | "bad-comma" | "bad-separator" | "missing-comma" | "bad-ellipsis" | "bad-comment"
| "missing-comment-end" | "bad-space" | "bad-noise" | "bad-escaped-quotes" | "bad-smart-quotes" | "bad-prefix"
| "missing-quote" | "bad-doubled-quotes" | "bad-lone-quote" | "bad-quote" | "bad-bare-key" | "bad-constant"
| "bad-nan" | "bad-cut-word" | "bad-constructor" | "bad-bare-string" | "bad-radix" | "bad-plus" | "bad-digit-groups"
| "bad-thousands" | "bad-leading-zero" | "bad-fraction" | "bad-point" | "bad-cut-number" | "bad-concatenation"
| "bad-single-quotes" | "bad-backticks" | "bad-triple-quotes" | "bad-inner-json" | "bad-escape" | "bad-newline"
| "bad-control" | "bad-fenced-text" | "bad-entity-quotes" | "bad-path";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([35, 35], [45, 45], [47, 47], [60, 60]);
  const TABLE_1 = tableOf([0, 0], [11, 12]);
  const TABLE_2 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_3 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_4 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_5 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
  const TABLE_6 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const TABLE_7 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_8 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_9 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_10 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_11 = tableOf([45, 45], [48, 57], [93, 93], [102, 102], [110, 110], [116, 116]);
  const TABLE_12 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
  const TABLE_13 = tableOf([0, 0], [11, 12], [27, 27], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92]);
  const TABLE_14 = tableOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92]);
  const TABLE_15 = tableOf([41, 41], [93, 93], [125, 125]);
  const TABLE_16 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
  const BEYOND_0 = (c: number): boolean => (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279;
  const BEYOND_1 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286);
  const BEYOND_2 = (c: number): boolean => (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291);
  const BEYOND_3 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const STOPS_0 = new Stops(m, "\n\r");

  function skipCommentCode(p: number): number {
    const { text, end } = m; let c = 0;
    l5: {
      const s6 = p;
      const c7 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c7 === 35 || c7 === 45 || c7 === 47)) {
        l8: {
          l9: {
            const s10 = p;
            const c11 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if (c11 === 47) {
              l12: {
                if (!text.startsWith("//", p)) { m.reaches(p, "//"); break l12; }
                p += 2;
                break l9;
              }
              p = s10;
            }
            if (c11 === 35) {

              p++;
              break l9;
            }
            if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("--", p)) { m.reaches(p, "--"); break l8; }
            p += 2;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l8; }
            p++;
          }
          const near14 = p + 4;
          while (p < near14 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near14) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          break l5;
        }
        p = s6;
      }
      if (c7 === 47) {
        l15: {
          if (!text.startsWith("/*", p)) { m.reaches(p, "/*"); break l15; }
          p += 2;
          l16: for (;;) {
            const s18 = p;
            if ((p < end)) {
              l17: {
                if ((p < end && text.charCodeAt(p) === 42)) {
                  {
                    const s20 = p;
                    l21: {
                      if (!text.startsWith("*/", p)) { m.reaches(p, "*/"); break l21; }
                      p += 2;
                      break l17;
                    }
                    p = s20;
                  }
                } else m.touched ||= p >= end;
                if (!(p < end)) { m.touched ||= p >= end; break l17; }
                p++;
                continue l16;
              }
              p = s18;
            } else m.touched ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) { m.reaches(p, "*/"); break l15; }
          p += 2;
          break l5;
        }
        p = s6;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) { m.reaches(p, "<!--"); return -1; }
      p += 4;
      l23: for (;;) {
        const s25 = p;
        if ((p < end)) {
          l24: {
            if ((p < end && text.charCodeAt(p) === 45)) {
              {
                const s27 = p;
                l28: {
                  if (!text.startsWith("-->", p)) { m.reaches(p, "-->"); break l28; }
                  p += 3;
                  break l24;
                }
                p = s27;
              }
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l24; }
            p++;
            continue l23;
          }
          p = s25;
        } else m.touched ||= p >= end;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) { m.reaches(p, "-->"); return -1; }
      p += 3;
    }
    return p;
  }

  function readBadCommentCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = skipComment(p)) < 0) { m.touched ||= p >= end; return -1; }
    const node: BadCommentNode = { type: 'BadComment', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readGapMistakeCode(p: number): number {
    const { text, end } = m; let q = 0;
    let value!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l1: {
      const t3 = m.trail.length;
      const c4 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c4 < 128 && TABLE_0[c4] === 1) && (q = readBadComment(p)) >= 0) {
        p = q;
        value = m.value as BadCommentNode;
        break l1;
      }
      m.forget(t3);
      if ((c4 === 47 || c4 === 60) && (q = readMissingCommentEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingCommentEndNode;
        break l1;
      }
      m.forget(t3);
      if ((c4 < 128 ? TABLE_1[c4] === 1 : BEYOND_0(c4)) && (q = readBadSpace(p)) >= 0) {
        p = q;
        value = m.value as BadSpaceNode;
        break l1;
      }
      m.forget(t3);
      if ((c4 === 27 || c4 === 60) && (q = readBadNoise(p)) >= 0) { p = q; value = m.value as BadNoiseNode; break l1; }
      m.forget(t3);
      if (!(p < end && text.charCodeAt(p) === 92) || (p = readBadEscapedBlank(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadEscapedBlankNode;
    }
    m.value = value;
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l30: {
      const s31 = p;
      const c32 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c32 === 13) {
        l33: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l33; }
          p += 2;
          break l30;
        }
        p = s31;
      }
      if (c32 === 10) {

        p++;
        break l30;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    l38: {
      if ((p < end && text.charCodeAt(p) === 48)) {

        p++;
        break l38;
      } else
      m.touched ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.touched ||= p >= end;
    }
    l41: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s43 = p;
        l42: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l42; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l41;
        }
        p = s43;
      } else m.touched ||= p >= end;
    }
    l44: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s46 = p;
        l45: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          } else m.touched ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l45; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l44;
        }
        p = s46;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l50: {
      const s51 = p;
      const c52 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c52 === 116) {
        l53: {
          if (!text.startsWith("true", p)) { m.reaches(p, "true"); break l53; }
          p += 4;
          break l50;
        }
        p = s51;
      }
      if (c52 === 102) {
        l54: {
          if (!text.startsWith("false", p)) { m.reaches(p, "false"); break l54; }
          p += 5;
          break l50;
        }
        p = s51;
      }
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) { m.reaches(p, "null"); return -1; }
      p += 4;
    }
    return p;
  }

  function skipNameWordCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.touched ||= p >= end; return -1; }
    p++;
    let n58 = 0;
    l55: for (;;) {
      if (n58 >= 200) break;
      const s57 = p;
      l56: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.touched ||= p >= end; break l56; }
        p++;
        n58++;
        continue l55;
      }
      p = s57;
      break;
    }
    return p;
  }

  function skipLineCommentCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l62: {
      const s63 = p;
      const c64 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c64 === 47) {
        l65: {
          if (!text.startsWith("//", p)) { m.reaches(p, "//"); break l65; }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_1(c)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l66: {
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l66; }
            m.touched ||= p >= end;
            if ((p < end)) { break l65; }
            m.touched ||= p >= end;
          }
          break l62;
        }
        p = s63;
      }
      if (c64 === 35) {
        l68: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_1(c)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l69: {
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l69; }
            m.touched ||= p >= end;
            if ((p < end)) { break l68; }
            m.touched ||= p >= end;
          }
          break l62;
        }
        p = s63;
      }
      if (c64 === 47) {
        l71: {
          if (!text.startsWith("/*", p)) { m.reaches(p, "/*"); break l71; }
          p += 2;
          let n75 = 0;
          l72: for (;;) {
            if (n75 >= 200) break;
            const s74 = p;
            l73: {
              if ((p < end && text.charCodeAt(p) === 42)) {
                {
                  const s76 = p;
                  l77: {
                    if (!text.startsWith("*/", p)) { m.reaches(p, "*/"); break l77; }
                    p += 2;
                    break l73;
                  }
                  p = s76;
                }
              } else m.touched ||= p >= end;
              if (!(p < end && text.charCodeAt(p) !== 34)) { m.touched ||= p >= end; break l73; }
              p++;
              n75++;
              continue l72;
            }
            p = s74;
            break;
          }
          l79: {
            const s80 = p;
            if ((p < end && text.charCodeAt(p) === 42)) {
              l81: {
                if (!text.startsWith("*/", p)) { m.reaches(p, "*/"); break l81; }
                p += 2;
                break l79;
              }
              p = s80;
            } else
            m.touched ||= p >= end;
            if ((p < end)) { break l71; }
            m.touched ||= p >= end;
          }
          break l62;
        }
        p = s63;
      }
      if (c64 === 60) {
        l82: {
          if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l82; }
          p += 4;
          let n86 = 0;
          l83: for (;;) {
            if (n86 >= 200) break;
            const s85 = p;
            l84: {
              if ((p < end && text.charCodeAt(p) === 45)) {
                {
                  const s87 = p;
                  l88: {
                    if (!text.startsWith("-->", p)) { m.reaches(p, "-->"); break l88; }
                    p += 3;
                    break l84;
                  }
                  p = s87;
                }
              } else m.touched ||= p >= end;
              if (!(p < end && text.charCodeAt(p) !== 34)) { m.touched ||= p >= end; break l84; }
              p++;
              n86++;
              continue l83;
            }
            p = s85;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) { m.reaches(p, "-->"); break l82; }
          p += 3;
          break l62;
        }
        p = s63;
      }
      if (c64 === 45) {
        l90: {
          if (!text.startsWith("--", p)) { m.reaches(p, "--"); break l90; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l90; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : BEYOND_1(c)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l91: {
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l91; }
            m.touched ||= p >= end;
            if ((p < end)) { break l90; }
            m.touched ||= p >= end;
          }
          break l62;
        }
        p = s63;
      }
      l93: {
        const s94 = p;
        if ((p < end && text.charCodeAt(p) === 47)) {
          l95: {
            if (!text.startsWith("//", p)) { m.reaches(p, "//"); break l95; }
            p += 2;
            break l93;
          }
          p = s94;
        } else
        m.touched ||= p >= end;
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; return -1; }
        p++;
      }
      let n99 = 0;
      l96: for (;;) {
        if (n99 >= 200) break;
        const s98 = p;
        l97: {
          l100: {
            const c102 = p < end ? text.charCodeAt(p) : 65536;
            m.touched ||= p >= end;
            if (c102 === 34 && (q = skipQuotedRemark(p)) >= 0) { p = q; break l100; }
            if ((p < end && (c102 < 128 ? TABLE_5[c102] === 1 : c102 >= 128))) {
              p++;
              break l100;
            }
            if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l97; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) && skipLastOfLine(p) >= 0) { break l97; }
            m.touched ||= p >= end;
          }
          n99++;
          continue l96;
        }
        p = s98;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; return -1; }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEndsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l59: {
      const s60 = p;
      l61: {
        if ((p = skipInObject(p)) < 0) { break l61; }
        if ((p = skipEndsMember(p)) < 0) { break l61; }
        break l59;
      }
      p = s60;
      l104: {
        if ((p = skipInArray(p)) < 0) { break l104; }
        if ((p = skipEndsElement(p)) < 0) { break l104; }
        break l59;
      }
      p = s60;
      l105: {
        if (skipInObject(p) >= 0) { break l105; }

        if (skipInArray(p) >= 0) { break l105; }

        if ((p = skipEndsRoot(p)) < 0) { break l105; }
        break l59;
      }
      p = s60;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1)) || (p = skipEndsNoisily(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipGapAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l106: for (;;) {
      const s108 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1))) {
        l107: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord(p) >= 0) { break l107; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = skipComment(p)) < 0) { m.touched ||= p >= end; break l107; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l106;
        }
        p = s108;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; return -1; }
    p++;
    l128: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1))) {
        p++;
        break l128;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n134 = 0;
      l131: for (;;) {
        if (n134 >= 4) break;
        const s133 = p;
        l132: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) { m.touched ||= p >= end; break l132; }
          p++;
          n134++;
          continue l131;
        }
        p = s133;
        break;
      }
      if (n134 < 4) { return -1; }
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
    const { text, end } = m; let c = 0;
    const start = p;
    let l_plain: string | null = null;
    let l_escaped: string | null = null;
    l113: {
      const s114 = p;
      const t115 = m.trail.length;
      const c116 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c116 === 34) {
        l117: {

          p++;
          const s118 = p;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          l_plain = text.slice(s118, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l117; }
          p++;
          break l113;
        }
        p = s114;
        m.forget(t115);
        l_plain = null;
        l_escaped = null;
      }
      if (c116 === 34) {
        l119: {

          p++;
          const s120 = p;
          let n124 = 0;
          l121: for (;;) {
            if (n124 >= 2000) break;
            const s123 = p;
            l122: {
              l125: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l125;
                } else
                m.touched ||= p >= end;
                if (!(p < end && text.charCodeAt(p) === 92) || (p = skipGoodEscape(p)) < 0) { m.touched ||= p >= end; break l122; }
              }
              n124++;
              continue l121;
            }
            p = s123;
            break;
          }
          l_escaped = text.slice(s120, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l119; }
          p++;
          break l113;
        }
        p = s114;
        m.forget(t115);
        l_plain = null;
        l_escaped = null;
      }
      if (!(p < end && text.charCodeAt(p) === 39) || (p = readBadSingleQuotes(p)) < 0) { m.touched ||= p >= end; return -1; }
      const s135 = p;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.touched ||= p >= end && " -&(-[]-\uffff";
      l_plain = text.slice(s135, p);
      if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
      p++;
    }
    const node: TextNode = { type: 'Text', start: m.base + start, end: m.base + p, plain: l_plain, escaped: l_escaped };
    m.value = node;
    return p;
  }

  function skipBareKeyCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_2(c)))) p++;
    m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
    l139: for (;;) {
      const s141 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l140: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l140; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_2(c)))) { m.touched ||= p >= end; break l140; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_2(c)))) p++;
          m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
          continue l139;
        }
        p = s141;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function readBadBareKeyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_2(c))) || (p = skipBareKey(p)) < 0) { m.touched ||= p >= end; return -1; }
    const node: BadBareKeyNode = { type: 'BadBareKey', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function readPairCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_name!: TextNode | BadBareKeyNode;
    let l_value!: TextNode | NumberNode | ConstantNode;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l110: {
      const t112 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readText(p)) >= 0) {
        p = q;
        l_name = m.value as TextNode;
        break l110;
      }
      m.forget(t112);
      m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : BEYOND_0(c)))) { return -1; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_2(c))) || (p = readBadBareKey(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_name = m.value as BadBareKeyNode;
      if (!(p < end && text.charCodeAt(p) === 58)) { m.touched ||= p >= end; return -1; }
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l143: {
      const t145 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readText(p)) >= 0) {
        p = q;
        l_value = m.value as TextNode;
        break l143;
      }
      m.forget(t145);
      m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) && skipInnerArrayAhead(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      l146: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) && (q = readNumber(p)) >= 0) {
          p = q;
          l_value = m.value as NumberNode;
          break l146;
        }
        m.touched ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = readConstant(p)) < 0) { m.touched ||= p >= end; return -1; }
        l_value = m.value as ConstantNode;
      }
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) || (p = skipPairEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    const node: PairNode = { type: 'Pair', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l162: {
      const t164 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = readBlanks(p)) >= 0) {
        p = q;
        value = m.value as string[];
        break l162;
      }
      m.forget(t164);
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_0(c))) || (p = readGapMistake(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    }
    m.value = value;
    return p;
  }

  function readSeparatorCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [BadRemarkNode | null, BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode]];
    let e148!: BadRemarkNode | null;
    const t149 = m.trail.length;
    if ((q = readBadRemark(p)) >= 0) { p = q; e148 = m.value as BadRemarkNode; } else { m.forget(t149); e148 = null; }
    let e150!: BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
    l151: {
      const t153 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 46) && (q = readBadPointBehind(p)) >= 0) {
        p = q;
        e150 = m.value as BadPointBehindNode;
        break l151;
      }
      m.forget(t153);
      m.touched ||= p >= end;
      let e154!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
      const list160: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
      let t158 = m.trail.length;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_0(c))) && (q = readGap(p)) >= 0) {
        p = q;
        let v159!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        v159 = m.value as string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        list160.push(v159);
        t158 = m.trail.length;
      }
      m.touched ||= p >= end;
      m.forget(t158);
      e154 = list160;
      let e165!: [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode;
      l166: {
        const s167 = p;
        const t168 = m.trail.length;
        const c169 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if (c169 === 44 && (q = readComma(p)) >= 0) {
          p = q;
          e165 = m.value as [",", null] | BadTrailingCommaNode;
          break l166;
        }
        m.forget(t168);
        if ((c169 === 59 || c169 === 12289 || c169 === 65292) && (q = readBadSeparator(p)) >= 0) {
          p = q;
          e165 = m.value as BadSeparatorNode;
          break l166;
        }
        m.forget(t168);
        if ((c169 === 46 || c169 === 124) && (q = readBadOddSeparator(p)) >= 0) {
          p = q;
          e165 = m.value as BadOddSeparatorNode;
          break l166;
        }
        m.forget(t168);
        l170: {
          l173: {
            const s171 = p;
            l172: {
              l174: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65341 || c === 65373))) {
                  p++;
                  break l174;
                } else
                m.touched ||= p >= end;
                if ((p < end)) { break l172; }
                m.touched ||= p >= end;
              }
              p = s171;
              break l173;
            }
            p = s171;
            break l170;
          }
          e165 = null;
          break l166;
        }
        p = s167;
        m.forget(t168);
        if ((c169 < 128 ? TABLE_16[c169] === 1 : BEYOND_3(c169)) && (q = readMissingComma(p)) >= 0) {
          p = q;
          e165 = m.value as MissingCommaNode;
          break l166;
        }
        m.forget(t168);
        if ((p = readMissingSeparator(p)) < 0) { return -1; }
        e165 = m.value as MissingSeparatorNode;
      }
      e150 = [e154, e165];
    }
    value = [e148, e150];
    m.value = value;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l177: {
      const s178 = p;
      const c179 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c179 === 13) {
        l180: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l180; }
          value = "\r\n";
          p += 2;
          break l177;
        }
        p = s178;
      }
      if (c179 === 10) {

        value = "\n";
        p++;
        break l177;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function noteGapMistakeCode(p: number): number {
    const { text, end } = m; let q = 0;
    l182: {
      const t184 = m.trail.length;
      const c185 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c185 < 128 && TABLE_0[c185] === 1) && (q = readBadComment(p)) >= 0) { p = q; break l182; }
      m.forget(t184);
      if ((c185 === 47 || c185 === 60) && (q = readMissingCommentEnd(p)) >= 0) { p = q; break l182; }
      m.forget(t184);
      if ((c185 < 128 ? TABLE_1[c185] === 1 : BEYOND_0(c185)) && (q = readBadSpace(p)) >= 0) { p = q; break l182; }
      m.forget(t184);
      if ((c185 === 27 || c185 === 60) && (q = readBadNoise(p)) >= 0) { p = q; break l182; }
      m.forget(t184);
      if (!(p < end && text.charCodeAt(p) === 92) || (p = readBadEscapedBlank(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readValueGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode] | BadLeadInNode;
    l186: {
      const s187 = p;
      const t188 = m.trail.length;
      const c189 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (((c189 >= 9 && c189 <= 10) || c189 === 13 || c189 === 32) && (q = readBlanks(p)) >= 0) {
        p = q;
        value = m.value as string[];
        break l186;
      }
      m.forget(t188);
      if ((c189 < 128 ? TABLE_13[c189] === 1 : BEYOND_0(c189))) {
        l190: {
          let e191!: null;
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord(p) >= 0) { break l190; }
          m.touched ||= p >= end;
          e191 = null;
          let e192!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_0(c))) || (p = readGapMistake(p)) < 0) { m.touched ||= p >= end; break l190; }
          e192 = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          value = [e191, e192];
          break l186;
        }
        p = s187;
        m.forget(t188);
      }
      if ((p = readBadLeadIn(p)) < 0) { return -1; }
      value = m.value as BadLeadInNode;
    }
    m.value = value;
    return p;
  }

  function skipTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    l193: {
      const s194 = p;
      const c195 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c195 === 34) {
        l196: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l196; }
          p++;
          break l193;
        }
        p = s194;
      }
      if (c195 === 34) {
        l198: {

          p++;
          let n203 = 0;
          l200: for (;;) {
            if (n203 >= 2000) break;
            const s202 = p;
            l201: {
              l204: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l204;
                } else
                m.touched ||= p >= end;
                if (!(p < end && text.charCodeAt(p) === 92) || (p = skipGoodEscape(p)) < 0) { m.touched ||= p >= end; break l201; }
              }
              n203++;
              continue l200;
            }
            p = s202;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l198; }
          p++;
          break l193;
        }
        p = s194;
      }
      if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.touched ||= p >= end && " -&(-[]-\uffff";
      if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  const STARTS_0 = startsOf([91, 91], [123, 123], [65339, 65339]);
  const STARTS_1 = startsOf([0, 0], [9, 13], [32, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90],
    [94, 95], [97, 122], [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281],
    [65283, 65286], [65288, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_2 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [43, 43], [45, 45], [47, 57], [60, 60],
    [62, 62], [92, 92], [124, 124], [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239],
    [8287, 8288], [12288, 12288], [65279, 65279]);
  const STARTS_3 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [102,
      102], [110, 110], [116, 116]);
  const STARTS_4 = startsOf([34, 34], [39, 39], [171, 171], [8216, 8217], [8220, 8223], [65282, 65282]);
  const STARTS_5 = startsOf([91, 91]);
  const STARTS_6 = startsOf([123, 123]);
  const STARTS_7 = startsOf([93, 93], [125, 125]);
  const STARTS_8 = startsOf([34, 34], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116], [171, 171], [8216,
      8216], [8220, 8220], [8222, 8222]);
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
  const STARTS_37 = startsOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 92], [94, 122], [124, 124], [126,
      186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_38 = startsOf([91, 91], [65339, 65339]);
  const STARTS_39 = startsOf([91, 91], [123, 123], [65339, 65339], [65371, 65371]);
  const STARTS_40 = startsOf([34, 34], [36, 36], [39, 40], [43, 43], [45, 46], [48, 57], [65, 90], [95, 95], [97,
      122], [192, 8191], [12352, 55295]);
  const STARTS_41 = startsOf([34, 34], [36, 36], [39, 40], [43, 43], [45, 46], [48, 57], [65, 91], [95, 123], [171,
      171], [180, 180], [192, 8191], [8216, 8223], [12352, 55295], [65282, 65282], [65287, 65287], [65339, 65339],
    [65371, 65371]);
  const STARTS_42 = startsOf([96, 96], [126, 126]);
  const STARTS_43 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const STARTS_44 = startsOf([34, 34], [36, 36], [39, 40], [43, 43], [45, 46], [48, 57], [65, 91], [95, 123], [126,
      126], [171, 171], [180, 180], [192, 8191], [8216, 8223], [12352, 55295], [65282, 65282], [65287, 65287],
    [65339, 65339], [65371, 65371]);
  const STARTS_45 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [45, 45], [47, 47], [60, 60], [92, 92],
    [133, 133], [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239], [8287, 8288], [12288, 12288],
    [65279, 65279]);
  const STARTS_46 = startsOf([91, 91], [123, 123]);
  const STARTS_47 = startsOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122], [192, 8191], [12352, 55295]);
  const STARTS_48 = startsOf([34, 34], [93, 93], [125, 125]);
  const STARTS_49 = startsOf([0, 65535]);
  const STARTS_50 = startsOf([34, 34], [93, 93], [96, 96], [125, 126]);
  const readBlanks = repeat(m, { least: 1, listed: true }, text(m, one(m, "\t\n\r ")));
  const readBadBom = mistake(m, 'BadBom', lit(m, "\ufeff"));
  const skipComment = coded(skipCommentCode, "#\\-/<", true);
  const readBadComment = coded(readBadCommentCode, "#\\-/<");
  const readMissingCommentEnd = mistake(m, 'MissingCommentEnd', seq(choice(m, lit(m, "/*"), lit(m, "<!--")), run(m,
  "^")));
  const readBadSpace = mistake(m, 'BadSpace', run(m,
      "\u0000\u000b\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", 1));
  const skipNoise = choice(m, seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z")), seq(lit(m, "<|"), run(m,
        "0-9A-Z_a-z", 1), lit(m, "|>")));
  const readBadNoise = mistake(m, 'BadNoise', skipNoise);
  const skipEscapedBlank = seq(repeat(m, { least: 1, most: 3 }, lit(m, "\\")), one(m, "nrt"));
  const readBadEscapedBlank = mistake(m, 'BadEscapedBlank', many(m, 1, seq(skipEscapedBlank, run(m, "\t "))));
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
  const skipNameRemark = seq(run(m, "\t "), choice(m, one(m, "!*?"), seq(lit(m, "("), repeat(m, { least: 1,
            most: 60 }, one(m, "^\n\r\"()")), lit(m, ")"))));
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipValueStart = choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, one(m, "[{"),
    skipLiteral);
  const skipNameBehind = choice(m, one(m, ",:[{}\uff1a"), seq(skipNameRemark, run(m, "\t\n\r "), one(m, ":=\uff1a")),
    lit(m, "/*"), seq(choice(m, lit(m, "=>"), lit(m, "->"), one(m, ";=")), run(m, "\t\n\r "), skipValueStart),
    seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), optional(m, one(m,
      "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), run(m, "\t\n\r "), one(m, "0-:A-[a-{")), skipLiteral,
    skipNumeral, skipEof);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const skipTag = seq(lit(m, "<"), optional(m, lit(m, "/")), repeat(m, { least: 1, most: 9 }, one(m, "A-Za-z")),
    optional(m, lit(m, "/")), lit(m, ">"));
  const skipQuotedAhead = choice(m, seq(lit(m, "\""), repeat(m, { least: 0, most: 60 }, one(m, "^\n\r\"\\\\")),
      lit(m, "\"")), seq(lit(m, "'"), repeat(m, { least: 0, most: 60 }, one(m, "^\n\r\"'\\\\")), lit(m, "'")),
    seq(one(m, "\u00ab\u2018\u2019\u201c-\u201f\uff02"), repeat(m, { least: 0, most: 60 }, one(m,
      "^\n\r\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02")), one(m, "\"\u00bb\u2018\u2019\u201c-\u201f\uff02")));
  const skipLineMark = choice(m, seq(one(m, "+>|"), one(m, "\t ")), seq(repeat(m, { least: 1, most: 5 }, one(m,
      "0-9")), one(m, ":|"), one(m, "\t ")));
  const skipEscapedQuote = seq(repeat(m, { least: 1, most: 3 }, lit(m, "\\")), lit(m, "\""));
  const skipProseObjectAhead = seq(lit(m, "{"), run(m,
    "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), optional(m,
      seq(lit(m, ","), run(m,
    "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"))), choice(m,
      seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), repeat(m, { least: 0, most: 200 }, one(m,
        "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07")), choice(m, seq(one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), skipNameBehind), skipEof)),
      seq(skipNameWord, lit(m, "\""), run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart),
      seq(skipTag, run(m, "\t\n\r "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":")), seq(choice(m, lit(m, "\"\""),
          lit(m, "''")), repeat(m, { least: 1, most: 200 }, one(m,
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
  const skipConstantAhead = choice(m, seq(choice(m, skipLiteral, skipOtherConstant, skipNan), choice(m, seq(run(m,
          "\t\n\r "), choice(m, one(m, ",;]"), skipEof)), seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), one(m,
    "\"[{")))), seq(skipCutWord, skipEof));
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
  const skipBullet = choice(m, seq(choice(m, one(m, "*+\\->|\u00b7\u2013\u2014\u2022"), seq(repeat(m, { least: 1,
              most: 5 }, one(m, "0-9")), one(m, ").:|"))), run(m, "\t ")), seq(repeat(m, { least: 1, most: 20 },
        one(m, "A-Za-z")), run(m, "\t ", 1)), seq(skipTag, run(m, "\t\n\r ")));
  const skipLostColon = choice(m, one(m, ":\uff1a"), seq(choice(m, lit(m, "=>"), lit(m, "->"), lit(m, "=")), run(m,
      "\t\n\r "), skipValueStart));
  const skipLostName = seq(choice(m, seq(lit(m, "\""), repeat(m, { least: 1, most: 200 }, one(m, "^\n\r\"\\\\")),
        lit(m, "\"")), seq(lit(m, "'"), repeat(m, { least: 1, most: 200 }, one(m, "^\n\r'\\\\")), lit(m, "'"))),
    run(m, "\t\n\r "), skipLostColon);
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
  const readInObjectAround = inside(m, 0);
  const skipInObjectAround = readInObjectAround;
  const readInTuple = inside(m, 6);
  const skipInTuple = readInTuple;
  const skipDocumentEnd = choice(m, skipEof, skipFenceMark, seq(one(m, "\"'`"), run(m, "\t\n\r "), skipEof),
    seq(lit(m, ")"), run(m, "\t\n\r "), optional(m, lit(m, ";")), run(m, "\t\n\r "), skipEof), seq(one(m, ".;"),
      run(m, "\t\n\r "), skipEof), lit(m, "</"), lit(m, "<|"));
  const skipLongText = seq(lit(m, "\""), repeat(m, { least: 0, most: 500 }, choice(m, one(m, "^\n\r\"\\\\"),
        seq(lit(m, "\\"), one(m, "^\n\r")))), lit(m, "\""));
  const skipFlatPart = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText);
  const skipShallower = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText, seq(lit(m,
      "{"), repeat(m, { least: 0, most: 60 }, skipFlatPart), lit(m, "}")), seq(lit(m, "["), repeat(m, { least: 0,
          most: 60 }, skipFlatPart), lit(m, "]")));
  const skipShallow = choice(m, repeat(m, { least: 1, most: 200 }, one(m, "^\"[]{}")), skipLongText, seq(lit(m, "{"),
      repeat(m, { least: 0, most: 60 }, skipShallower), lit(m, "}")), seq(lit(m, "["), repeat(m, { least: 0,
          most: 60 }, skipShallower), lit(m, "]")));
  const skipRoundEnd = seq(skipInObjectAround, not(m, skipInTuple), lit(m, ")"), and(m, seq(run(m, "\t\n\r "),
        choice(m, seq(lit(m, ","), run(m, "\t\n\r "), one(m, "[{")), lit(m, "]"), seq(lit(m, "}"), run(m, "\t\n\r "),
            skipDocumentEnd), seq(lit(m, ","), run(m, "\t\n\r "), repeat(m, { least: 1, most: 60 }, skipShallow),
            lit(m, "}"), run(m, "\t\n\r "), optional(m, one(m, "]}")), run(m, "\t\n\r "), skipDocumentEnd)))));
  const skipRemarkWord = seq(not(m, choice(m, skipCommentStart, seq(choice(m, skipNumeral, skipLiteral), not(m,
            one(m, "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"))), lit(m, "|"))), repeat(m, { least: 1, most: 40 },
      one(m,
  "!#-&*\\--9?-Z\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff")));
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
  const skipDotsBehind = seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), choice(m, seq(lit(m, "..."), run(m, ".")),
      run(m, "\u2026", 1), skipEscapedBlank), run(m, "\t\n\r "), one(m, ")]}\uff3d\uff5d"));
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
      lit(m, ":")), skipEscapedBlank, seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), skipRoundEnd), seq(skipRemark,
      skipRemarkEnd), skipDotsBehind);
  const skipElementFollows = choice(m, skipValueStart, one(m, "(+-.:]}\u2026"), skipCommentStart, skipNoise, skipEof,
    skipEscapedQuote, lit(m, "&quot;"), skipEscapedBlank, skipOtherConstant, seq(skipBullet, one(m,
    "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), seq(optional(m, seq(lit(m, "new"), run(m, "\t ", 1))),
      skipNameWord, lit(m, "("), run(m, "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")),
    seq(repeat(m, { least: 1, most: 60 }, one(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a")), choice(m, seq(repeat(m,
            { least: 0, most: 20 }, seq(run(m, "\t ", 1), repeat(m, { least: 1, most: 60 }, one(m,
          "^\t\n\r\u001b \",[]{}\uff0c\uff1a")))), choice(m, seq(lit(m, "\""), run(m, "\t\n\r "), one(m,
            ",]")), seq(run(m, "\t\n\r "), one(m, ",]")))), seq(run(m, "\t\n\r "), lit(m, "\"")))),
    seq(skipCutWord, skipEof), seq(one(m, "A-Z_a-z"), one(m, "\t ")));
  const skipLostElement = choice(m, seq(lit(m, "\""), repeat(m, { least: 0, most: 200 }, choice(m, one(m,
          "^\n\r\"\\\\"), seq(lit(m, "\\"), one(m, "^\n\r")))), lit(m, "\""), run(m, "\t\n\r "), one(m, ",]")),
    seq(lit(m, "'"), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r'\\\\")), lit(m, "'"), run(m, "\t\n\r "), one(m,
  ",]")));
  const skipEndsElement = choice(m, seq(run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m, one(m,
        ")]}\uff3d\uff5d"), skipEof, seq(skipTag, run(m, "\t\n\r "), one(m, ",]")), seq(one(m, ",;"), run(m,
          "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"),
          skipElementFollows), seq(one(m, ".|"), run(m, "\t\n\r "), choice(m, seq(skipLongText, run(m, "\t\n\r "),
              one(m, "),;]")), one(m, "[{"))), seq(lit(m, "+"), run(m, "\t\n\r "), choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNameWord)), one(m, "[{\u3001\uff0c"), skipFenceMark,
        seq(lit(m, ":"), run(m, "\t\n\r "), skipValueStart), seq(skipNameRemark, run(m, "\t\n\r "), lit(m, ":"),
          run(m, "\t\n\r "), skipValueStart))), seq(not(m, seq(lit(m, "#"), one(m,
      "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"))), run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), skipLineComment),
    seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), seq(run(m,
        "\t ", 1), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral)), skipLostElement,
    skipEscapedBlank, seq(run(m, "\t\n\r ", 1), repeat(m, { least: 1, most: 20 }, seq(choice(m, skipNumeral,
            skipLiteral), run(m, "\t\n\r "))), one(m, "\"',]`\u00ab\u00b4\u2018-\u201f\uff02\uff07")),
    seq(skipRemark, skipRemarkEnd), skipDotsBehind);
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
  const skipOtherText = seq(one(m, "\u00ab\u2018\u201c\u201e"), repeat(m, { least: 0, most: 200 }, one(m,
    "^\n\r\"[]{}\u00ab\u00bb\u2018\u2019\u201c-\u201f")), one(m, "\u00bb\u2019\u201c\u201d"));
  const skipLostItem = choice(m, skipLongText, skipOtherText, skipNumeral, skipLiteral);
  const readBadAroundQuote = mistake(m, 'BadAroundQuote', seq(choice(m, lit(m, "'"), seq(lit(m, "\""), and(m,
            seq(one(m, "[{"), run(m, "\t "), choice(m, skipEol, seq(lit(m, "\""), not(m, skipEndsRoot))))))), and(m,
        choice(m, skipProseObjectAhead, skipArrayAhead))), seq(lit(m, "'"), and(m, choice(m, seq(lit(m, "{"), run(m,
            "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), lit(m, "{"),
              seq(skipNameWord, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))), skipMemberStart))),
    seq(lit(m, "`"), and(m, seq(skipLostItem, repeat(m, { least: 1, most: 50 }, seq(run(m, "\t\n\r "), lit(m, ","),
              run(m, "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t\n\r "), lit(m, "`")))));
  const readBeforeValue = choice(m, readBlanks, readBadBom, readGapMistake, readBadAroundQuote);
  const leaf0 = leaf(m, readBeforeValue);
  const readWhole = flatly(m, flat, "Whole");
  const leaf81 = leaf(m, readWhole);
  const skipHashWord = choice(m, seq(lit(m, "#"), run(m, "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", 1), run(m,
      "\t\n\r "), choice(m, one(m, ",]}"), skipEof)), seq(choice(m, lit(m, "#"), lit(m, "//")), repeat(m,
        { least: 0, most: 200 }, choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m, "\\"), one(m, "^\n\r")))), lit(m, "\""),
      run(m, "\t\n\r "), one(m, ",]}")));
  const skipGapAhead = coded(skipGapAheadCode, null, true);
  const skipBraceListAhead = seq(lit(m, "{"), skipGapAhead, lit(m, "["), repeat(m, { least: 0, most: 60 },
      skipShallow), lit(m, "]"), seq(run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), many(m, 0,
        seq(not(m, skipHashWord), skipComment, run(m,
    "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff")))), lit(m, "}"),
    run(m, "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), skipEof);
  const leaf83 = leaf(m, and(m, skipBraceListAhead));
  const readArrayKind = action(m, () => { return 'array'; }, lit(m, ""));
  const readBadBraceAround = mistake(m, 'BadBraceAround', seq(lit(m, "{"), skipGapAhead, and(m, lit(m, "["))));
  const readBadDoubledSquare = mistake(m, 'BadDoubledSquare', seq(lit(m, "["), and(m, seq(lit(m, "["), repeat(m,
            { least: 0, most: 60 }, skipShallow), lit(m, "]"), run(m, "\t\n\r "), skipInObject, choice(m, seq(lit(m,
              ","), run(m, "\t\n\r "), skipLostName), lit(m, "}"))))));
  const readBadFullBracket = mistake(m, 'BadFullBracket', lit(m, "\uff3b"));
  const readArrayStart = node(m, (start, end, l) => ({ type: 'ArrayStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), optional(m, choice(m, readBadBraceAround, readBadDoubledSquare)), choice(m, lit(m, "["),
        readBadFullBracket)));
  const leaf87 = leaf(m, readArrayStart);
  const leaf93 = leaf(m, optional(m, run(m, "\t\n\r ", 1)));
  const skipLostItemAhead = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), repeat(m, { least: 1, most: 60 },
      skipShallow), lit(m, "}"), run(m, "\t\n\r "), choice(m, lit(m, "]"), seq(lit(m, ","), run(m, "\t\n\r "), one(m,
  "[{"))));
  const leaf94 = leaf(m, and(m, skipLostItemAhead));
  const readObjectKind = action(m, () => { return 'object'; }, lit(m, ""));
  const readMissingOpen = mistake(m, 'MissingOpen', lit(m, ""));
  const readOpenlessStart = node(m, (start, end, l) => ({ type: 'OpenlessStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readMissingOpen));
  const leaf96 = leaf(m, readOpenlessStart);
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const readBadSingleQuotes = coded(readBadSingleQuotesCode, "'");
  const readText = coded(readTextCode, "\"'");
  const skipBareKey = coded(skipBareKeyCode,
    "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff",
    true);
  const readBadBareKey = coded(readBadBareKeyCode,
  "!$%*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff");
  const skipListBehind = choice(m, lit(m, "}"), seq(lit(m, ","), run(m, "\t\n\r "), skipLostName));
  const skipInnerArrayAhead = choice(m, seq(choice(m, skipNumeral, skipLiteral), repeat(m, { least: 1, most: 60 },
        seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipLostItem, not(m, seq(run(m, "\t\n\r "), one(m,
      ":\uff1a"))))), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t\n\r "), one(m, ",}")), seq(lit(m, "]"),
      run(m, "\t\n\r "), skipListBehind));
  const skipEndsWord = choice(m, seq(run(m, "\t\n\r "), choice(m, one(m, ",]}\uff0c\uff3d\uff5d"), skipEof)),
    seq(lit(m, "."), run(m, "\t\n\r "), choice(m, seq(skipInObject, skipLostName), seq(skipInArray,
          skipLostElement))), seq(skipInArray, lit(m, "."), run(m, "\t\n\r ", 1), choice(m, skipNumeral,
        skipLiteral), run(m, "\t\n\r "), one(m, ",]")), seq(run(m, "\t "), lit(m, "|"), run(m, "\t\n\r "), choice(m,
        skipLostName, seq(skipInArray, skipElementStart))), seq(not(m, one(m,
      "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff")), run(m, "\t "), choice(m, skipEol, skipCommentStart,
        skipFenceMark, one(m, ");[{\u2026\u3001"), lit(m, "..."), one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(skipNumeral, not(m, one(m,
        "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"))), seq(skipLiteral, not(m, one(m,
        "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"))), seq(lit(m, "</"), skipNameWord, lit(m, ">"), run(m,
          "\t\n\r "), skipEof), seq(skipSignRemark, skipRemarkEnd), seq(lit(m, "-"), run(m, "\t ", 1), one(m,
          "A-Za-z"), repeat(m, { least: 0, most: 9 }, seq(run(m, "\t "), skipRemarkWord)), skipRemarkEnd))),
    seq(not(m, one(m, "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff")), choice(m, seq(run(m, "\t "), choice(m,
            seq(skipNameWord, run(m, "\t\n\r "), lit(m, ":")), skipEscapedBlank)), skipEndsNoisily)));
  const readNumber = node(m, (start, end, l) => ({ type: 'Number', start, end, text: l[0] }), seq(label(m, 0, text(m,
          skipNumeral)), and(m, skipEndsWord)));
  const readConstant = node(m, (start, end, l) => ({ type: 'Constant', start, end, text: l[0] }), seq(label(m, 0,
        text(m, skipLiteral)), and(m, skipEndsWord)));
  const skipPairEnd = choice(m, seq(run(m, "\t\n\r "), lit(m, ","), and(m, seq(skipGapAhead, choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(skipNameWord, run(m, "\t\n\r "), lit(m, ":")))))),
    and(m, seq(run(m, "\t\n\r "), lit(m, "}"))));
  const readPair = coded(readPairCode,
  "^\u0001-\b\u000e-\u001f#&(),/;->[-]`{}\u00ab\u00b4\u00bb\u2018-\u201f\u2026\uff02\uff07\uff0c\uff1a");
  const leaf100 = leaf(m, readPair);
  const readBadLineMark = mistake(m, 'BadLineMark', seq(skipLineMark, and(m, seq(run(m, "\t\n\r "), choice(m, one(m,
            ")]}\uff3d\uff5d"), skipQuotedAhead, one(m, "\"[{"), seq(skipInArray, choice(m, skipNumeral,
                skipLiteral)))))));
  const leaf113 = leaf(m, choice(m, readBlanks, readGapMistake, readBadLineMark));
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
  const leaf115 = leaf(m, and(m, skipLateItems));
  const readBadBraces = mistake(m, 'BadBraces', lit(m, "{"));
  const readBraceArrayStart = node(m, (start, end, l) => ({ type: 'BraceArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readArrayKind), readBadBraces));
  const readLateArrayStart = node(m, (start, end, l) => ({ type: 'LateArrayStart', start, end, kind: l[0],
        value: l[1] }), seq(label(m, 0, readArrayKind), label(m, 1, choice(m, readText, readNumber, readConstant)),
      run(m, "\t\n\r "), choice(m, lit(m, ","), and(m, lit(m, "]")))));
  const leaf125 = leaf(m, choice(m, readBraceArrayStart, readLateArrayStart));
  const skipAmountsAhead = seq(optional(m, one(m, "+\\-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")),
    repeat(m, { least: 0, most: 9 }, seq(lit(m, ","), one(m, "1-9"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")),
        not(m, one(m, "0-9")))), lit(m, ",0"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")), not(m, one(m,
  "0-9")));
  const readItem = node(m, (start, end, l) => ({ type: 'Item', start, end, value: l[0] }), seq(run(m, "\t\n\r "),
      not(m, skipAmountsAhead), label(m, 0, choice(m, readText, readNumber, readConstant)), choice(m, seq(run(m,
          "\t\n\r "), lit(m, ","), and(m, seq(skipGapAhead, one(m, "\"'\\-0-9[{")))), and(m, seq(run(m, "\t\n\r "),
            lit(m, "]"))))));
  const leaf129 = leaf(m, readItem);
  const skipFlat = choice(m, seq(lit(m, "{"), repeat(m, { least: 0, most: 500 }, one(m, "^()[]{}")), lit(m, "}")),
    seq(lit(m, "["), repeat(m, { least: 0, most: 500 }, one(m, "^()[]{}")), lit(m, "]")));
  const readBadLeadIn = mistake(m, 'BadLeadIn', seq(choice(m, seq(lit(m, "("), one(m, "A-Z_a-z"), repeat(m,
            { least: 0, most: 30 }, one(m, " A-Z_a-z")), lit(m, ")")), one(m, "*~\u00b7\u2022"), lit(m, "=>"), lit(m,
        "->"), seq(one(m, "+\\-"), run(m, "\t\n\r "), and(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"))),
        seq(lit(m, "+"), and(m, choice(m, lit(m, "-"), skipLiteral))), seq(lit(m, "-"), run(m, "\t ", 1), and(m,
            choice(m, lit(m, "-"), skipLiteral))), seq(choice(m, lit(m, "and"), lit(m, "or")), run(m, "\t ", 1)),
        skipTag), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"),
            skipNumeral, one(m, "[{"), skipLiteral)))), seq(skipTag, and(m, seq(run(m, "\t\n\r "), one(m,
    ")]}\uff3d\uff5d")))), seq(skipInObject, not(m, skipInTuple), lit(m, "("), and(m, seq(run(m, "\t\n\r "),
          skipFlat, run(m, "\t\n\r "), lit(m, ")"), run(m, "\t\n\r "), one(m, ",]}")))));
  const leaf132 = leaf(m, choice(m, readBlanks, tuple(m, [0, 1], not(m, skipHashWord), readGapMistake),
      readBadLineMark, readBadLeadIn));
  const readInRootObject = inside(m, 1);
  const skipInRootObject = readInRootObject;
  const readInInnerObject = inside(m, 5);
  const skipInInnerObject = readInInnerObject;
  const readInLateObject = inside(m, 8);
  const skipInLateObject = readInLateObject;
  const skipInDeepObject = choice(m, skipInInnerObject, skipInLateObject, skipInObjectAround);
  const skipInAnyObject = choice(m, skipInRootObject, skipInItemObject, skipInDeepObject);
  const skipMemberAhead = choice(m, seq(skipQuotedAhead, run(m, "\t\n\r "), one(m, ":\uff1a")), seq(skipNameWord,
      run(m, "\t\n\r "), lit(m, ":")));
  const skipNameAhead = seq(skipInAnyObject, skipMemberAhead);
  const readBadThousands = mistake(m, 'BadThousands', seq(optional(m, one(m, "+\\-")), repeat(m, { least: 1,
          most: 3 }, one(m, "0-9")), many(m, 1, seq(lit(m, ","), repeat(m, { least: 3, most: 3 }, one(m, "0-9")),
          not(m, one(m, "0-9")))), optional(m, seq(lit(m, "."), run(m, "0-9", 1))), and(m, skipEndsWord)));
  const readRepairedAmounts = node(m, (start, end, l) => ({ type: 'RepairedAmounts', start, end, value: l[0] }),
    seq(and(m, skipAmountsAhead), label(m, 0, readBadThousands)));
  const readWord = node(m, (start, end, l) => ({ type: 'Word', start, end, value: l[0] }), seq(not(m, lit(m,
      "\"\"\"\"")), label(m, 0, choice(m, pick(m, 0, readText, and(m, skipEnds), not(m, seq(run(m, "\t\n\r "),
                lit(m, "+")))), readNumber, readConstant))));
  const readBadPlaceholder = mistake(m, 'BadPlaceholder', seq(lit(m, "{{"), not(m, seq(run(m, "\t\n\r "), one(m,
      "\"'{}"))), repeat(m, { least: 1, most: 200 }, one(m, "^\n\r{}")), lit(m, "}}")));
  const readRepairedPlaceholder = node(m, (start, end, l) => ({ type: 'RepairedPlaceholder', start, end,
        value: l[0] }), label(m, 0, readBadPlaceholder));
  const readBadEscapedQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadEscapedQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "\\\""), label(m, 0, text(m, many(m, 0, choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m,
                "\\\\"), optional(m, choice(m, seq(lit(m, "\\"), one(m, "\"/\\\\bfnrt")), one(m, "^\"\\\\")))))))),
      lit(m, "\\\"")), seq(lit(m, "\\\""), label(m, 0, text(m, repeat(m, { least: 1, most: 2000 }, choice(m, one(m,
              "^\n\r\"\\\\"), seq(lit(m, "\\"), one(m, "/\\\\bfnrt")), seq(lit(m, "\\\""), not(m, skipEnds)))))),
      lit(m, "\\\""), and(m, skipEnds)));
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
  const leaf135 = leaf(m, tuple(m, [0, 1], not(m, skipNameAhead), choice(m, readRepairedAmounts, readWord,
        readRepairedPlaceholder, readRepairedText)));
  const skipNamedArrayAhead = seq(lit(m, "["), run(m, "\t\n\r "), not(m, seq(not(m, skipInAnyArray),
        skipLostItemAhead)), skipQuotedAhead, run(m, "\t\n\r "), choice(m, lit(m, ":"), lit(m, "=>")));
  const leaf164 = leaf(m, and(m, skipNamedArrayAhead));
  const readBadNamedArray = mistake(m, 'BadNamedArray', lit(m, "["));
  const readNamedArrayStart = node(m, (start, end, l) => ({ type: 'NamedArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readBadNamedArray));
  const leaf166 = leaf(m, readNamedArrayStart);
  const readBadRemark = mistake(m, 'BadRemark', seq(not(m, seq(run(m, "\t "), choice(m, lit(m, "..."), lit(m,
            "\u2026"), skipRoundEnd))), skipRemark, and(m, skipRemarkEnd)));
  const readBadPointBehind = mistake(m, 'BadPointBehind', seq(lit(m, "."), and(m, skipNumeral)));
  const readGap = coded(readGapCode,
  "\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const readBadTrailingComma = mistake(m, 'BadTrailingComma', seq(lit(m, ","), and(m, seq(skipGapAhead, one(m,
  ")]}\uff3d\uff5d")))));
  const readComma = choice(m, tuple(m, [0, 1], lit(m, ","), not(m, seq(skipGapAhead, one(m, ")]}\uff3d\uff5d")))),
    readBadTrailingComma);
  const readBadSeparator = mistake(m, 'BadSeparator', one(m, ";\u3001\uff0c"));
  const readBadOddSeparator = mistake(m, 'BadOddSeparator', seq(lit(m, "."), and(m, choice(m, seq(run(m, "\t\n\r "),
            one(m, "\"'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07")), seq(run(m, "\t\n\r ", 1), choice(m, skipNumeral,
              skipLiteral))))), seq(lit(m, "|"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral, skipLiteral, one(m, "[{"))))));
  const readMissingComma = mistake(m, 'MissingComma', and(m, choice(m, skipValueStart, skipNameWord, lit(m, "("))));
  const readMissingSeparator = mistake(m, 'MissingSeparator', lit(m, ""));
  const readSeparator = coded(readSeparatorCode, null);
  const leaf169 = leaf(m, readSeparator);
  const readBadColonInside = mistake(m, (start, end, raw, l) => ({ type: 'BadColonInside', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, seq(not(m, seq(one(m,
                  "'\u2019\u201d"), lit(m, ":"))), one(m, "^\n\r\":\\\\"))))), lit(m, ":"), lit(m, "\""), and(m,
        seq(run(m, "\t\n\r "), skipValueStart))));
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
          "\t\n\r "), optional(m, one(m, "[{")), run(m, "\t\n\r "), one(m,
  "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))));
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
  const skipInnerQuote = seq(lit(m, "\""), not(m, skipEndsName), not(m, seq(run(m, "\t\n\r "), one(m, "),]"))));
  const readBadQuotedName = mistake(m, (start, end, raw, l) => ({ type: 'BadQuotedName', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, seq(skipNameInside, repeat(m, { least: 1, most: 9 },
              seq(skipInnerQuote, skipNameInside, skipInnerQuote, skipNameInside))))), lit(m, "\""), and(m,
        skipEndsName)));
  const readBadSquareName = mistake(m, (start, end, raw, l) => ({ type: 'BadSquareName', start, end, raw,
        text: l[0] }), seq(lit(m, "["), run(m, "\t\n\r "), label(m, 0, choice(m, readDoubleName, readSingleName)),
      run(m, "\t\n\r "), lit(m, "]"), and(m, seq(run(m, "\t\n\r "), lit(m, ":")))));
  const skipQuoteNext = choice(m, seq(skipInObject, not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")),
      skipLostName), seq(skipInArray, not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")), skipLostElement));
  const skipOwnCloser = choice(m, seq(skipInObject, and(m, lit(m, "}"))), seq(skipInArray, and(m, lit(m, "]"))));
  const skipFence = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipOutside = seq(choice(m, seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), choice(m, skipFence, seq(lit(m,
            "</"), skipNameWord, lit(m, ">")))), skipNoise, seq(run(m, "\t\n\r "), lit(m, ")"), run(m, "\t\n\r "),
        optional(m, lit(m, ";"))), seq(run(m, "\t\n\r "), one(m, ".;"))), run(m, "\t\n\r "), skipEof);
  const skipLostBehind = seq(skipClosers, choice(m, seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m,
            "\t\n\r "), optional(m, lit(m, "{")), run(m, "\t\n\r "), not(m, seq(lit(m, "\""), skipEnds)), and(m,
              lit(m, "\"")), skipLostName), skipEof)), skipOutside));
  const skipLineLost = seq(skipEol, run(m, "\t\n\r "), choice(m, skipQuoteNext, seq(skipOwnCloser, skipLostBehind)));
  const skipLastEnd = seq(run(m, "\t\n\r "), skipOwnCloser, skipClosers, choice(m, seq(run(m, "\t\n\r "), skipEof),
      skipOutside));
  const readBadNewline = mistake(m, 'BadNewline', seq(not(m, skipLineLost), not(m, skipLastEnd), skipEol, run(m,
  "\t\n\r ")));
  const readBadControl = mistake(m, 'BadControl', one(m, "\u0000-\t\u000b\f\u000e-\u001f"));
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
  const skipNoPattern = seq(one(m, "0-9A-Za-z"), repeat(m, { least: 0, most: 80 }, choice(m, one(m, " ',-;@-Z_a-z"),
        seq(lit(m, "\\"), one(m, "\"n")), seq(lit(m, "\\."), and(m, one(m, "0-9A-Za-z"))))), lit(m, "\""));
  const readBadSignEscape = mistake(m, (start, end, raw, l) => ({ type: 'BadSignEscape', start, end, raw,
        sign: l[0] ?? null }), seq(lit(m, "\\"), label(m, 0, text(m, choice(m, lit(m, "#"), seq(lit(m, "$"), and(m,
                one(m, " \"0-9A-Za-{"))), seq(one(m, ".|"), and(m, one(m, "\t \""))), seq(lit(m, "."), and(m,
                skipNoPattern)))))), seq(lit(m, "\\"), and(m, one(m, "!#-&(-.:-@[]\\^{-~"))));
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
  const readBadNameRemark = mistake(m, 'BadNameRemark', seq(skipNameRemark, and(m, seq(run(m, "\t\n\r "), one(m,
  ":=\uff1a")))));
  const noteKeyGap = choice(m, run(m, "\t\n\r ", 1), noteGapMistake, readBadNameRemark);
  const readBadColon = mistake(m, 'BadColon', seq(lit(m, ":"), many(m, 1, seq(run(m, "\t\n\r "), one(m, ":="), not(m,
            lit(m, ">"))))), lit(m, "=>"), lit(m, "->"), lit(m, "="), lit(m, "\uff1a"), lit(m, ";"));
  const readBadCommaForColon = mistake(m, 'BadCommaForColon', seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "),
          choice(m, one(m, "[{"), seq(choice(m, skipNumeral, skipLiteral), run(m, "\t\n\r "), one(m, ",}")),
            seq(skipLongText, run(m, "\t\n\r "), choice(m, lit(m, "}"), seq(lit(m, ","), run(m, "\t\n\r "),
                  skipLostName))))))));
  const readMissingColon = mistake(m, 'MissingColon', lit(m, ""));
  const noteColon = choice(m, readBadColon, lit(m, ":"), readBadCommaForColon, and(m, choice(m, one(m, ",]}"),
        skipEof)), readMissingColon);
  const readMissingKey = mistake(m, 'MissingKey', and(m, lit(m, ":")));
  const readKey = node(m, (start, end, l) => ({ type: 'Key', start, end, name: l[0] }), label(m, 0,
      readBadColonInside), seq(label(m, 0, readKeyName), many(m, 0, noteKeyGap), noteColon), seq(label(m, 0,
        readMissingKey), choice(m, readBadColon, lit(m, ":"))));
  const leaf180 = leaf(m, readKey);
  const skipLostMembers = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), repeat(m, { least: 1, most: 60 },
      skipShallow), lit(m, "}"), run(m, "\t\n\r "), one(m, ",]}"));
  const skipLostItems = seq(skipLostItem, repeat(m, { least: 0, most: 60 }, seq(run(m, "\t\n\r "), lit(m, ","),
        run(m, "\t\n\r "), skipLostItem, not(m, seq(run(m, "\t\n\r "), one(m, ":\uff1a"))))), run(m, "\t\n\r "),
    lit(m, "]"), run(m, "\t\n\r "), one(m, ",}"));
  const skipLineLostAhead = seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), choice(m, skipLostMembers, skipLostItems));
  const leaf228 = leaf(m, and(m, skipLineLostAhead));
  const readValueGap = coded(readValueGapCode, null);
  const leaf232 = leaf(m, readValueGap);
  const leaf234 = leaf(m, and(m, skipLostMembers));
  const leaf235 = leaf(m, and(m, skipLostItems));
  const readMissingSquare = mistake(m, 'MissingSquare', lit(m, ""));
  const readOpenlessArrayStart = node(m, (start, end, l) => ({ type: 'OpenlessArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readArrayKind), readMissingSquare));
  const leaf236 = leaf(m, readOpenlessArrayStart);
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
  const leaf239 = leaf(m, and(m, skipBraceArrayAhead));
  const skipIsItem = seq(skipInRootArray, not(m, skipInArrayAround), not(m, skipInAnyObject));
  const leaf245 = leaf(m, and(m, skipIsItem));
  const readBadFullBrace = mistake(m, 'BadFullBrace', lit(m, "\uff5b"));
  const readBadDoubledBracket = mistake(m, 'BadDoubledBracket', seq(lit(m, "{"), and(m, seq(run(m, "\t\n\r "),
          skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":")))));
  const readObjectStart = node(m, (start, end, l) => ({ type: 'ObjectStart', start, end, kind: l[0] }), seq(label(m,
        0, readObjectKind), choice(m, lit(m, "{"), readBadFullBrace), optional(m, seq(run(m, "\t\n\r "),
          readBadDoubledBracket))));
  const leaf247 = leaf(m, readObjectStart);
  const readBadLateBracket = mistake(m, 'BadLateBracket', seq(one(m, "]}"), repeat(m, { least: 0, most: 9 },
        seq(run(m, "\t\n\r "), one(m, "]}"))), run(m, "\t\n\r "), choice(m, seq(lit(m, ","), and(m, seq(run(m,
              "\t\n\r "), skipMemberAhead))), and(m, seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"))))));
  const leaf251 = leaf(m, readBadLateBracket);
  const readMissingValue = mistake(m, 'MissingValue', lit(m, ""));
  const leaf253 = leaf(m, readMissingValue);
  const leaf255 = leaf(m, and(m, skipInnerArrayAhead));
  const skipEmptyObjectAhead = seq(not(m, skipInDeepObject), not(m, skipInItemObject), lit(m, "}"), run(m,
    "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipLostName);
  const leaf256 = leaf(m, and(m, skipEmptyObjectAhead));
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
  const leaf258 = leaf(m, readRepairedAmount);
  const leaf261 = leaf(m, readWord);
  const leaf262 = leaf(m, choice(m, readRepairedPlaceholder, readRepairedText));
  const skipEmptyTriple = seq(lit(m, "\"\"\""), run(m, "\t\n\r "), choice(m, seq(one(m, ")]}\uff3d\uff5d"), run(m,
        "\t\n\r "), choice(m, one(m, ",]}"), skipEof, skipFence, lit(m, "</"))), seq(lit(m, ","), run(m,
        "\t\n\r "), skipLostName)));
  const skipBadTripleQuotes = choice(m, seq(not(m, skipEmptyTriple), lit(m, "\"\"\"")), lit(m, "'''"));
  const leaf263 = leaf(m, and(m, seq(not(m, seq(lit(m, "\"\""), skipEnds)), optional(m, skipPrefix), and(m, lit(m,
        "\"\"\"")), skipBadTripleQuotes)));
  const readBadPrefix = mistake(m, 'BadPrefix', skipPrefix);
  const readBadTripleQuotes = mistake(m, 'BadTripleQuotes', seq(not(m, skipEmptyTriple), lit(m, "\"\"\"")), lit(m,
  "'''"));
  const readBadSmartQuotes = mistake(m, 'BadSmartQuotes', one(m, "\u00ab\u2018-\u201f\uff02\uff07"));
  const readBadBackticks = mistake(m, 'BadBackticks', one(m, "`\u00b4"));
  const readTextStart = node(m, (start, end, l) => ({ type: 'TextStart', start, end, mark: l[0] }), seq(optional(m,
        readBadPrefix), label(m, 0, choice(m, readBadTripleQuotes, readBadSmartQuotes, readBadBackticks,
          readBadSingleQuotes, lit(m, "\"")))));
  const leaf266 = leaf(m, readTextStart);
  const text272 = rounds(m, { run: "^\"", least: 1 }, { before: seq(not(m, lit(m, "\"\"\"")), lit(m, "\"")) });
  const readMissingStringEnd = mistake(m, 'MissingStringEnd', optional(m, seq(lit(m, "\\"), optional(m, seq(lit(m,
            "u"), repeat(m, { least: 0, most: 3 }, one(m, "0-9A-Fa-f")))))));
  const leaf273 = leaf(m, choice(m, lit(m, "\"\"\""), readMissingStringEnd));
  const leaf275 = leaf(m, and(m, seq(not(m, seq(lit(m, "''"), skipEnds)), optional(m, skipPrefix), lit(m, "'''"))));
  const text276 = rounds(m, { run: "^'", least: 1 }, { before: seq(not(m, lit(m, "'''")), lit(m, "'")) });
  const leaf277 = leaf(m, choice(m, lit(m, "'''"), readMissingStringEnd));
  const leaf278 = leaf(m, and(m, seq(lit(m, "\""), run(m, "[{", 1), run(m, "\t\n\r "), lit(m, "\""), not(m,
          skipEnds), not(m, seq(repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"\\\\")), lit(m, "\\\""))))));
  const skipInnerEndAhead = seq(one(m, "]}"), run(m, "\t\n\r "), lit(m, "\""), run(m, "\t\n\r "), choice(m, one(m,
      ",]}"), skipEof));
  const text279 = rounds(m, { run: "^]}", least: 1 }, { before: seq(not(m, skipInnerEndAhead), one(m, "]}")) });
  const readBadInnerJson = mistake(m, 'BadInnerJson', lit(m, "\""));
  const readInnerEnd = node(m, (start, end, l) => ({ type: 'InnerEnd', start, end, text: l[0] }), seq(and(m,
        skipInnerEndAhead), label(m, 0, text(m, seq(one(m, "]}"), run(m, "\t\n\r ")))), readBadInnerJson));
  const leaf281 = leaf(m, choice(m, readInnerEnd, readMissingStringEnd));
  const leaf284 = leaf(m, and(m, seq(optional(m, skipPrefix), lit(m, "\""))));
  const skipOtherList = seq(skipInArray, run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), choice(m, seq(choice(m,
          skipNumeral, skipLiteral), run(m, "\t\n\r "), one(m, ",]")), one(m, "[{")), repeat(m, { least: 0,
        most: 200 }, one(m, "^\"")), lit(m, "\""));
  const skipQuoteLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipQuoteNext), seq(one(m, "'\u2019\u201d"),
      choice(m, skipQuoteBehind, skipOtherList)), seq(skipOwnCloser, skipLostBehind));
  const text285 = rounds(m, { run: " !#-&(-+\\--[\\^-|~-\u2018\u201a-\u201c\u201e-\uffff", least: 1 },
    { before: seq(not(m, skipEscapedEnd), skipGoodEscape) }, { before: seq(not(m, skipQuoteLost), one(m,
      "',\u2019\u201d")) }, { before: not(m, skipQuoteLost), run: "]}", least: 1 });
  const leaf288 = leaf(m, readTextFlaw);
  const readBadDoubledEnd = mistake(m, 'BadDoubledEnd', seq(lit(m, "\"\""), and(m, skipEnds)));
  const leaf289 = leaf(m, readBadDoubledEnd);
  const leaf291 = leaf(m, not(m, seq(lit(m, "\""), skipEnds)));
  const readBadBlankPair = mistake(m, 'BadBlankPair', seq(lit(m, "\""), run(m, "\t "), lit(m, "\""), not(m,
        skipEnds)));
  const leaf292 = leaf(m, readBadBlankPair);
  const readBadListedQuote = mistake(m, 'BadListedQuote', seq(not(m, skipInAnyObject), not(m, skipInAnyArray), lit(m,
      "\""), and(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "\"")))));
  const readBadQuote = mistake(m, 'BadQuote', seq(lit(m, "\""), and(m, one(m, "^"))));
  const leaf294 = leaf(m, choice(m, readBadListedQuote, readBadQuote));
  const skipEndsSurely = choice(m, seq(skipInObject, run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m,
          "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), choice(m,
            skipLostName, one(m, ")]}\uff3d\uff5d"))), seq(skipClosers, choice(m, lit(m, ","), skipEol, skipEof)))),
    seq(skipInArray, run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m, "\t\n\r "), choice(m,
            skipLostElement, seq(skipNumeral, run(m, "\t\n\r "), one(m, ",]")), seq(skipLiteral, run(m, "\t\n\r "),
              one(m, ",]")), one(m, "[{"))), seq(skipClosers, choice(m, lit(m, ","), skipEol, skipEof)))), seq(not(m,
        skipInObject), not(m, skipInArray), skipEndsRoot));
  const readBadLoneQuote = mistake(m, 'BadLoneQuote', lit(m, ""));
  const readPairEnds = choice(m, tuple(m, [0, 1], not(m, seq(lit(m, "\""), skipEndsSurely)), readBadQuote),
    readBadLoneQuote);
  const leaf297 = leaf(m, readPairEnds);
  const readBadQuoteOfJson = mistake(m, 'BadQuoteOfJson', seq(lit(m, "\""), and(m, choice(m, seq(run(m, "\t\n\r "),
            lit(m, ":"), run(m, "\t\n\r "), skipValueStart), seq(run(m, "\t\n\r "), skipClosers, lit(m, "\""), not(m,
              seq(run(m, "\t\n\r "), skipEof)))))));
  const leaf301 = leaf(m, readBadQuoteOfJson);
  const leaf303 = leaf(m, lit(m, ""));
  const readBadLastEscapedEnd = mistake(m, 'BadLastEscapedEnd', seq(lit(m, "\\\""), and(m, skipLastEnd)));
  const readBadEscapedEnd = mistake(m, 'BadEscapedEnd', seq(lit(m, "\\\""), and(m, skipQuoteBehind)));
  const readBadLastOtherEnd = mistake(m, 'BadLastOtherEnd', seq(one(m, "'\u2019\u201d"), and(m, skipLastEnd)));
  const skipOtherBehind = seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), choice(m,
          skipLostName, seq(skipInArray, choice(m, skipLostElement, seq(choice(m, skipNumeral, skipLiteral), run(m,
                "\t\n\r "), one(m, ",]")), one(m, "[{"))))), seq(skipOwnCloser, skipClosers)));
  const readBadOtherEnd = mistake(m, 'BadOtherEnd', seq(one(m, "\"'\u2019\u201d"), and(m, skipQuoteBehind)),
    seq(one(m, "'\u2019\u201d"), and(m, skipOtherList)), seq(lit(m, "\""), and(m, skipOtherBehind)));
  const readMissingLastQuote = mistake(m, 'MissingLastQuote', and(m, skipLastEnd));
  const readMissingQuote = mistake(m, 'MissingQuote', and(m, choice(m, skipQuoteLost, skipLineLost)));
  const readDoubleEnd = choice(m, lit(m, "\""), readBadLastEscapedEnd, readBadEscapedEnd, readBadLastOtherEnd,
    readBadOtherEnd, readMissingLastQuote, readMissingQuote, readMissingStringEnd);
  const leaf304 = leaf(m, readDoubleEnd);
  const leaf313 = leaf(m, and(m, seq(optional(m, skipPrefix), one(m, "'\u2018-\u201b\uff07"))));
  const skipInnerApostrophe = seq(one(m, "'\u2018-\u201b\uff07"), not(m, skipEnds));
  const skipLostSingle = choice(m, seq(skipInObject, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")),
      skipLostName), seq(skipInArray, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")), skipLostElement));
  const skipSingleLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipLostSingle), seq(lit(m, "\""),
      skipOtherBehind), seq(skipOwnCloser, skipClosers, choice(m, seq(run(m, "\t\n\r "), skipEof), skipOutside)));
  const text314 = rounds(m, { run: " !#-&(-+\\--@[\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",
      least: 1 }, { before: seq(run(m, "A-Za-z\u00c0-\u024f", 1), not(m, skipInnerApostrophe)) },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) }, { before: seq(not(m, skipSingleLost), one(m, "\",]}")) });
  const readBadApostrophe = mistake(m, 'BadApostrophe', seq(one(m, "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const readContraction = node(m, (start, end, l) => ({ type: 'Contraction', start, end, text: l[0] }), label(m, 0,
      text(m, seq(run(m, "A-Za-z\u00c0-\u024f", 1), readBadApostrophe))));
  const readBadInnerMark = mistake(m, 'BadInnerMark', seq(one(m, "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const leaf318 = leaf(m, choice(m, readContraction, readBadInnerMark, readTextFlaw));
  const readApostrophe = text(m, one(m, "'\u2018-\u201b\uff07"));
  const readMissingSingleQuote = mistake(m, 'MissingSingleQuote', and(m, skipSingleLost));
  const readSingleEnd = choice(m, readApostrophe, readBadOtherEnd, readMissingLastQuote, readMissingSingleQuote,
    readMissingStringEnd);
  const leaf322 = leaf(m, readSingleEnd);
  const leaf326 = leaf(m, and(m, one(m, "\u00ab\u201c-\u201f\uff02")));
  const text327 = rounds(m, { run: " !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff", least: 1 },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) });
  const readBadInnerSmart = mistake(m, 'BadInnerSmart', seq(one(m, "\"\u00bb\u201c-\u201f\uff02"), not(m, skipEnds)));
  const leaf328 = leaf(m, choice(m, readBadInnerSmart, readTextFlaw));
  const readSmartEnd = choice(m, text(m, one(m, "\"\u00bb\u201c-\u201f\uff02")), readMissingStringEnd);
  const leaf330 = leaf(m, readSmartEnd);
  const readFence = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readClosingFence = closes(m, 0, readFence);
  const skipClosingFence = quiet(m, readClosingFence);
  const skipClosingFenceLine = seq(skipClosingFence, run(m, "\t "), choice(m, skipEol, skipEof));
  const leaf332 = leaf(m, seq(and(m, lit(m, "```")), not(m, skipClosingFenceLine)));
  const readBadFencedText = mistake(m, 'BadFencedText', seq(lit(m, "```"), run(m, "+\\-0-9A-Z_a-z"), run(m, "\t "),
      skipEol));
  const readFencedTextStart = node(m, (start, end, l) => ({ type: 'FencedTextStart', start, end, mark: l[0] }),
    label(m, 0, readBadFencedText));
  const leaf337 = leaf(m, readFencedTextStart);
  const text340 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(not(m, seq(skipEol, run(m, "\t "), lit(m,
        "```"))), skipEol) });
  const readBlank = text(m, one(m, "\t "));
  const leaf341 = leaf(m, choice(m, tuple(m, [0, 1, 2], optional(m, readEol), repeat(m, { least: 0, listed: true },
          readBlank), lit(m, "```")), readMissingStringEnd));
  const leaf343 = leaf(m, seq(and(m, one(m, "`\u00b4")), not(m, skipFenceMark)));
  const text344 = rounds(m, { run: " -[]-_a-\u00b3\u00b5-\uffff", least: 1 }, { before: seq(lit(m, "\\"), choice(m,
          one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))) });
  const readBadInnerBacktick = mistake(m, 'BadInnerBacktick', seq(one(m, "`\u00b4"), not(m, skipEnds)));
  const leaf345 = leaf(m, choice(m, readBadInnerBacktick, readTextFlaw));
  const readBacktickEnd = choice(m, text(m, one(m, "'`\u00b4")), readMissingStringEnd);
  const leaf347 = leaf(m, readBacktickEnd);
  const readBadConcatenation = mistake(m, 'BadConcatenation', seq(run(m, "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "),
      and(m, seq(optional(m, skipPrefix), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))));
  const leaf349 = leaf(m, readBadConcatenation);
  const readBadVariable = mistake(m, 'BadVariable', seq(run(m, "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "), run(m,
        "^\n\r\"'+,]}", 1)));
  const leaf351 = leaf(m, readBadVariable);
  const readTextEnd = node(m, 'TextEnd', lit(m, ""));
  const leaf353 = leaf(m, readTextEnd);
  const skipLateObjectAhead = seq(run(m, "\t\n\r "), lit(m, ":"), not(m, skipInDeepObject), repeat(m, { least: 1,
        most: 60 }, skipShallow), lit(m, "}"), run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "),
        skipMemberAhead), lit(m, "}")));
  const leaf355 = leaf(m, and(m, skipLateObjectAhead));
  const readBadLateOpen = mistake(m, 'BadLateOpen', seq(run(m, "\t\n\r "), lit(m, ":")));
  const readLateStart = node(m, (start, end, l) => ({ type: 'LateStart', start, end, kind: l[0] }), seq(label(m, 0,
        readObjectKind), readBadLateOpen));
  const leaf357 = leaf(m, readLateStart);
  const skipLateWord = seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), one(m, "^[{"));
  const readBadLateColon = mistake(m, 'BadLateColon', seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), and(m,
        skipValueStart)));
  const leaf360 = leaf(m, pick(m, 1, and(m, skipLateWord), readBadLateColon));
  const readBadCutSign = mistake(m, 'BadCutSign', seq(lit(m, "-"), skipEof));
  const readBadCutNumber = mistake(m, (start, end, raw, l) => ({ type: 'BadCutNumber', start, end, raw,
        text: l[0] }), seq(label(m, 0, text(m, seq(optional(m, lit(m, "-")), run(m, "0-9", 1), optional(m, seq(lit(m,
                "."), run(m, "0-9", 1)))))), choice(m, lit(m, "."), seq(one(m, "Ee"), optional(m, one(m,
      "+\\-")))), skipEof));
  const skipExponent = seq(one(m, "Ee"), optional(m, one(m, "+\\-")), run(m, "0-9", 1));
  const readBadLeadingZero = mistake(m, (start, end, raw, l) => ({ type: 'BadLeadingZero', start, end, raw,
        code: l[0], rest: l[1] }), seq(label(m, 0, text(m, seq(optional(m, lit(m, "-")), lit(m, "0"), run(m, "0-9",
              1)))), label(m, 1, text(m, seq(optional(m, seq(lit(m, "."), run(m, "0-9", 1))), optional(m,
              skipExponent)))), and(m, skipEndsWord)));
  const skipNumber = seq(skipNumeral, and(m, skipEndsWord));
  const readBadPlus = mistake(m, 'BadPlus', lit(m, "+"));
  const readBadRadix = mistake(m, 'BadRadix', seq(caseless(m, "0x"), run(m, "0-9A-Fa-f", 1)), seq(caseless(m, "0o"),
      run(m, "0-7", 1)), seq(caseless(m, "0b"), run(m, "01", 1)));
  const readBadDigitGroups = mistake(m, 'BadDigitGroups', seq(run(m, "0-9", 1), many(m, 1, seq(lit(m, "_"), run(m,
            "0-9", 1)))));
  const readBadPoint = mistake(m, 'BadPoint', lit(m, "."));
  const readBadFraction = mistake(m, 'BadFraction', seq(lit(m, "."), run(m, "0-9", 1)));
  const readLooseDecimal = choice(m, text(m, seq(choice(m, readBadDigitGroups, run(m, "0-9", 1)), optional(m,
          choice(m, seq(lit(m, "."), run(m, "0-9", 1)), readBadPoint)), optional(m, skipExponent))), text(m,
      seq(readBadFraction, optional(m, skipExponent))));
  const readRepairedNumber = node(m, (start, end, l) => ({ type: 'RepairedNumber', start, end, sign: l[0],
        digits: l[1] }), seq(not(m, skipNumber), label(m, 0, text(m, optional(m, choice(m, lit(m, "-"),
              readBadPlus)))), label(m, 1, choice(m, readBadRadix, readLooseDecimal)), and(m, skipEndsWord)));
  const readBadNan = mistake(m, 'BadNan', seq(skipNan, and(m, skipEndsWord)));
  const readBadConstant = mistake(m, 'BadConstant', seq(skipOtherConstant, and(m, skipEndsWord)));
  const readBadCutWord = mistake(m, 'BadCutWord', seq(skipCutWord, skipEof));
  const readBadConstructor = mistake(m, (start, end, raw, l) => ({ type: 'BadConstructor', start, end, raw,
        value: l[0] }), seq(optional(m, seq(lit(m, "new"), run(m, "\t ", 1))), skipNameWord, repeat(m, { least: 0,
          most: 9 }, seq(lit(m, "."), skipNameWord)), lit(m, "("), run(m, "\t\n\r "), label(m, 0, choice(m, readText,
          readNumber, readConstant)), run(m, "\t\n\r "), lit(m, ")")));
  const readBadDots = mistake(m, 'BadDots', seq(choice(m, seq(lit(m, "..."), run(m, ".")), run(m, "\u2026", 1)),
      and(m, skipEndsWord)));
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
  const leaf363 = leaf(m, choice(m, readLooseWord, readMissingValue));
  const leaf387 = leaf(m, readBadLateColon);
  const skipInOneArray = not(m, seq(skipInRootArray, skipInArrayAround));
  const skipMemberBehind = seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipMemberAhead);
  const readBadTwiceEnded = mistake(m, 'BadTwiceEnded', seq(run(m, "\t\n\r "), lit(m, "}"), and(m, choice(m,
          seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{"), skipInOneArray), seq(run(m, "\t\n\r "),
            lit(m, "]"), choice(m, seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "),
                    skipElementStart), lit(m, "]"))), seq(skipMemberBehind, not(m, skipInObjectAround))))))));
  const readTwiceEnded = choice(m, readBadTwiceEnded, lit(m, ""));
  const leaf388 = leaf(m, readTwiceEnded);
  const readBadTuple = mistake(m, 'BadTuple', seq(lit(m, "("), and(m, seq(run(m, "\t\n\r "), choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(skipNumeral, run(m, "\t\n\r "), choice(m, one(m,
                "),"), skipEof)), one(m, "([{"), skipLiteral, seq(lit(m, ")"), not(m, seq(run(m, "\t\n\r "), lit(m,
  "=>")))))))));
  const readTupleStart = node(m, (start, end, l) => ({ type: 'TupleStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), readBadTuple));
  const leaf393 = leaf(m, readTupleStart);
  const leaf396 = leaf(m, not(m, skipNameAhead));
  const skipLooseColon = seq(lit(m, ":"), and(m, seq(run(m, "\t\n\r "), skipValueStart)));
  const leaf397 = leaf(m, tuple(m, [0, 1, 2], not(m, skipNameAhead), not(m, choice(m, one(m, ")]}\uff3d\uff5d"),
          lit(m, ","), lit(m, "..."), lit(m, "\u2026"), skipLooseColon)), readRepairedWord));
  const readBadComma = mistake(m, 'BadComma', lit(m, ","));
  const readBadEllipsis = mistake(m, 'BadEllipsis', seq(lit(m, "..."), run(m, ".")), run(m, "\u2026", 1));
  const skipRoundArrayEnd = seq(not(m, skipInTuple), lit(m, ")"), and(m, seq(run(m, "\t\n\r "), choice(m, seq(lit(m,
            ","), run(m, "\t\n\r "), choice(m, one(m, "[{"), skipMemberAhead)), lit(m, "}"), skipEof))));
  const readBadStrayEnd = mistake(m, 'BadStrayEnd', seq(not(m, skipInTuple), not(m, skipRoundArrayEnd), lit(m, ")")),
    seq(skipInAnyObject, lit(m, "}"), and(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), choice(m,
            skipLongText, skipNumeral, skipLiteral), run(m, "\t\n\r "), one(m, ",]")))));
  const readWs = repeat(m, { least: 0, listed: true }, text(m, one(m, "\t\n\r ")));
  const readCommaBehind = choice(m, tuple(m, [0, 1], readWs, lit(m, ",")), lit(m, ""));
  const readBadElementText = mistake(m, 'BadElementText', seq(not(m, one(m, ")]}\uff3d\uff5d")), not(m,
        skipClosingFenceLine), not(m, skipNameAhead), choice(m, skipLooseColon, seq(one(m, "^"), run(m,
  "^\n\r\"'-),[]{}")))));
  const leaf399 = leaf(m, choice(m, readBadComma, tuple(m, [0, 1], readBadEllipsis, readSeparator), tuple(m, [0, 1],
        readBadStrayEnd, readCommaBehind), tuple(m, [0, 1], readBadElementText, readCommaBehind)));
  const readTupleEnd = node(m, 'TupleEnd', lit(m, ")"));
  const readBadRootEnd = mistake(m, 'BadRootEnd', one(m, ")]}"));
  const readMissingBracket = mistake(m, 'MissingBracket', and(m, choice(m, one(m, ")]}\uff3d\uff5d"), lit(m, "{"),
        one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNameWord)));
  const readMissingEnd = mistake(m, 'MissingEnd', lit(m, ""));
  const readCloseTuple = choice(m, readTupleEnd, tuple(m, [0, 1, 2], not(m, skipInAnyArray), and(m, lit(m, "]")),
      readBadRootEnd), tuple(m, [0, 1, 2], not(m, skipInAnyObject), and(m, lit(m, "}")), readBadRootEnd),
    readMissingBracket, readMissingEnd);
  const leaf407 = leaf(m, readCloseTuple);
  const readBadFullSquareEnd = mistake(m, 'BadFullSquareEnd', lit(m, "\uff3d"));
  const readArrayEnd = node(m, 'ArrayEnd', lit(m, "]"), readBadFullSquareEnd);
  const readBadArrayEnd = mistake(m, 'BadArrayEnd', seq(not(m, skipInAnyObject), lit(m, "}")), seq(not(m,
        skipInObjectAround), lit(m, "}"), and(m, skipMemberBehind)), seq(lit(m, "}"), and(m, seq(run(m, "\t\n\r "),
          lit(m, "}"), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{")))), seq(not(m,
        skipInDeepObject), not(m, skipInItemObject), lit(m, "}"), and(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r "), choice(m, lit(m, "["), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral,
            skipLiteral)))));
  const readBadRoundArrayEnd = mistake(m, 'BadRoundArrayEnd', skipRoundArrayEnd);
  const readCloseArray = choice(m, readArrayEnd, readBadArrayEnd, readBadRoundArrayEnd, readMissingBracket,
    readMissingEnd);
  const leaf413 = leaf(m, readCloseArray);
  const leaf419 = leaf(m, readLooseWord);
  const leaf420 = leaf(m, choice(m, and(m, skipEof), readMissingValue));
  const readMissingNameEnd = mistake(m, 'MissingNameEnd', seq(lit(m, "\""), repeat(m, { least: 0, most: 200 },
        choice(m, run(m, "^\n\r\"\\\\", 1), seq(lit(m, "\\"), one(m, "^\n\r")))), optional(m, lit(m, "\\")),
      skipEof), seq(choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipEscapedQuote), run(m,
      "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"), skipEof));
  const readBadInnerBracket = mistake(m, 'BadInnerBracket', lit(m, "["), seq(not(m, skipInAnyArray), lit(m, "{")));
  const readInOneArray = not(m, seq(skipInRootArray, skipInArrayAround));
  const readBadEarlyEnd = mistake(m, 'BadEarlyEnd', seq(lit(m, "]"), and(m, seq(run(m, "\t\n\r "), lit(m, "}"),
          run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), lit(m, "{")))));
  const readBadStrayBracket = mistake(m, 'BadStrayBracket', seq(skipInAnyArray, lit(m, "]"), and(m, seq(run(m,
          "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipLostName, repeat(m, { least: 1, most: 60 }, skipShallow),
          lit(m, "}"), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t\n\r "), choice(m, lit(m, "}"), seq(lit(m, ","),
              run(m, "\t\n\r "), skipLostName))))));
  const skipRoundItemEnd = seq(skipInItemObject, not(m, skipInObjectAround), lit(m, ")"), and(m, seq(run(m,
        "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), lit(m, "{")), lit(m, "]")))));
  const readBadText = mistake(m, 'BadText', seq(not(m, choice(m, seq(skipInTuple, lit(m, ")")), skipRoundEnd,
          skipRoundItemEnd, seq(lit(m, ")"), run(m, "\t\n\r "), optional(m, lit(m, ";")), run(m, "\t\n\r "),
            skipEof))), not(m, skipClosingFenceLine), one(m, "^]{}\uff3d\uff5d"), run(m,
  "^\n\r\"',[]{}\uff3d\uff5d")));
  const leaf421 = leaf(m, choice(m, readBadComma, readMissingNameEnd, readBadInnerBracket, tuple(m, [0, 1],
        readInOneArray, readBadEarlyEnd), tuple(m, [0, 1], choice(m, readBadStrayBracket, readBadEllipsis,
          readBadText), readCommaBehind)));
  const readBadFullEnd = mistake(m, 'BadFullEnd', lit(m, "\uff5d"));
  const readObjectEnd = node(m, 'ObjectEnd', lit(m, "}"), readBadFullEnd);
  const readBadObjectEnd = mistake(m, 'BadObjectEnd', seq(not(m, skipInAnyArray), lit(m, "]")), seq(lit(m, "]"),
      and(m, choice(m, seq(run(m, "\t\n\r "), lit(m, "}"), skipMemberBehind), seq(run(m, "\t\n\r "), lit(m, ","),
            run(m, "\t\n\r "), lit(m, "{"))))));
  const readBadRoundEnd = mistake(m, 'BadRoundEnd', skipRoundEnd);
  const readCloseObject = choice(m, readObjectEnd, readBadObjectEnd, readBadRoundEnd, readMissingBracket,
    readMissingEnd);
  const leaf429 = leaf(m, readCloseObject);
  const readBadItemEnd = mistake(m, 'BadItemEnd', seq(lit(m, "]"), and(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r "), lit(m, "{")))), skipRoundItemEnd);
  const readCloseItemObject = choice(m, readObjectEnd, readBadItemEnd, readMissingBracket, readMissingEnd);
  const leaf435 = leaf(m, readCloseItemObject);
  const readCloseNamedArray = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf438 = leaf(m, readCloseNamedArray);
  const readCloseBraceArray = choice(m, readArrayEnd, readBadRootEnd, readMissingEnd);
  const leaf440 = leaf(m, readCloseBraceArray);
  const readBadLateElement = mistake(m, 'BadLateElement', seq(lit(m, "}"), run(m, "\t\n\r "), lit(m, ","), and(m,
        seq(run(m, "\t\n\r "), skipElementStart))), seq(one(m, "]}"), run(m, "\t\n\r "), choice(m, seq(lit(m, ","),
          and(m, seq(run(m, "\t\n\r "), choice(m, skipQuotedAhead, skipNumeral), run(m, "\t\n\r "), one(m, ",]")))),
        and(m, seq(skipQuotedAhead, run(m, "\t\n\r "), one(m, ",]"))))));
  const leaf442 = leaf(m, readBadLateElement);
  const readCloseRootArray = choice(m, readArrayEnd, readBadRootEnd, readMissingEnd);
  const leaf444 = leaf(m, readCloseRootArray);
  const readCloseRootObject = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf446 = leaf(m, readCloseRootObject);
  const leaf448 = leaf(m, and(m, skipArrayAhead));
  const leaf449 = leaf(m, and(m, skipMemberStart));
  const skipOpenlessAhead = choice(m, seq(skipLostItem, repeat(m, { least: 0, most: 50 }, seq(run(m, "\t\n\r "),
          lit(m, ","), run(m, "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), one(m,
    "[{")), seq(skipLostItem, repeat(m, { least: 1, most: 50 }, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r "), skipLostItem)), run(m, "\t\n\r "), lit(m, "]"), run(m, "\t "), choice(m, skipEol, skipEof,
        skipFenceMark)));
  const leaf450 = leaf(m, and(m, skipOpenlessAhead));
  const skipText = coded(skipTextCode, "\"'", true);
  const skipConstant = seq(skipLiteral, and(m, skipEndsWord));
  const skipBadParentheses = seq(lit(m, "("), run(m, "\t\n\r "), choice(m, skipText, skipNumber, skipConstant),
    run(m, "\t\n\r "), lit(m, ")"), and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "),]}"), skipEof))));
  const leaf452 = leaf(m, seq(and(m, seq(lit(m, "("), run(m, "\t\n\r "), choice(m, one(m,
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
  const leaf456 = leaf(m, readRootWord);
  const skipCodeMark = choice(m, lit(m, "``"), seq(lit(m, "`"), run(m, "\t\n\r "), choice(m, one(m, "[{"), skipEof)));
  const skipRootTextAhead = choice(m, seq(optional(m, skipPrefix), lit(m, "\""), choice(m, repeat(m, { least: 200,
            most: 200 }, one(m, "^\"\\\\")), seq(many(m, 0, choice(m, one(m, " !#-[]-\uffff"), skipGoodEscape)),
          choice(m, seq(lit(m, "\""), skipEndsRoot), skipEof)), seq(many(m, 0, choice(m, one(m, "^\"\\\\"),
              skipGoodEscape)), lit(m, "\""), run(m, "\t\n\r "), skipEof))), seq(lit(m, "\""), many(m, 0, choice(m,
          one(m, "^\n\r\"[-]{}"), seq(lit(m, "\\"), one(m, "^\n\r")), seq(lit(m, "\""), not(m, seq(run(m, "\t\n\r "),
                skipEof))))), lit(m, "\""), run(m, "\t\n\r "), skipEof), lit(m, "\"\"\""), seq(not(m, skipCodeMark),
      one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "^\n\r\""), skipEof), seq(lit(m, "'"), run(m,
      "^\n\r'\\\\"), lit(m, "'"), skipEndsRoot));
  const leaf460 = leaf(m, and(m, skipRootTextAhead));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, run: l[0] }),
    seq(label(m, 0, text(m, skipFence)), run(m, "+\\-0-9A-Z_a-z"), not(m, seq(run(m, "\t\n\r "), skipEof))));
  const leaf463 = leaf(m, readBadFence);
  const readBadCutFence = mistake(m, 'BadCutFence', seq(choice(m, seq(skipFence, run(m, "+\\-0-9A-Z_a-z"), run(m,
        "\t\n\r ")), repeat(m, { least: 1, most: 2 }, lit(m, "`"))), skipEof));
  const leaf465 = leaf(m, readBadCutFence);
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
  const readBadSequence = mistake(m, 'BadSequence', seq(run(m, "\t\n\r ", 1), optional(m, seq(lit(m, ","), run(m,
      "\t\n\r "))), and(m, choice(m, lit(m, "{"), skipArrayAhead))), seq(lit(m, ","), run(m, "\t\n\r "), and(m,
        choice(m, lit(m, "{"), skipArrayAhead))), seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), and(m, choice(m,
          skipRootWord, skipRootTextAhead))));
  const readBadListSequence = mistake(m, 'BadListSequence', seq(run(m, "\t "), lit(m, ","), run(m, "\t "), skipEol,
      run(m, "\t\n\r "), and(m, choice(m, skipRootWord, skipRootTextAhead))));
  const leaf467 = leaf(m, choice(m, readBadSequence, readBadListSequence));
  const leaf488 = leaf(m, and(m, one(m, "[{\uff3b\uff5b")));
  const readBadRootComma = mistake(m, 'BadRootComma', seq(run(m, "\t\n\r "), lit(m, ","), and(m, seq(run(m,
          "\t\n\r "), choice(m, skipEof, skipFenceMark)))));
  const readBadRest = mistake(m, 'BadRest', seq(not(m, seq(run(m, "\t\n\r "), choice(m, skipCommentStart, one(m,
      ")]}\uff3d\uff5d")))), repeat(m, { least: 1, most: 200 }, one(m, "^[]{}")), one(m, "]}"), and(m,
        seq(run(m, "\t\n\r "), choice(m, skipEof, skipFenceMark)))), seq(run(m, "\t\n\r "), lit(m, ","), run(m,
      "\t\n\r "), choice(m, skipQuotedAhead, skipNumeral), and(m, seq(run(m, "\t\n\r "), choice(m, skipEof,
            skipFenceMark)))));
  const leaf489 = leaf(m, choice(m, readBadRootComma, readBadRest, lit(m, "")));
  const leaf492 = leaf(m, choice(m, readBlanks, readGapMistake));
  const leaf493 = leaf(m, not(m, skipClosingFence));
  const leaf494 = leaf(m, and(m, skipProseObjectAhead));
  const skipProseArrayAhead = choice(m, seq(lit(m, "["), run(m,
      "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), optional(m,
        choice(m, seq(skipLineMark, run(m, "\t\n\r ")), seq(lit(m, ","), run(m,
            "\u0000\t-\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"), and(m, one(m,
      "\"'0-9`\u00ab\u00b4\u2018-\u201f\uff02\uff07"))))), choice(m, one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNoise, lit(m, "{"), seq(lit(m, "("), run(m, "\t\n\r "),
          choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(skipNumeral, run(m, "\t\n\r "), lit(m,
        ",")))), skipConstantAhead, seq(repeat(m, { least: 1, most: 40 }, one(m, "+\\-.0-9")), choice(m,
            seq(run(m, "\t\n\r "), choice(m, one(m, ",\u3001\uff0c"), skipEof)), seq(run(m, "\t "), skipEol, run(m,
              "\t\n\r "), skipNumeral, run(m, "\t\n\r "), one(m, ",]")))), seq(lit(m, "["), run(m, "\t\n\r "),
          choice(m, one(m, "\"0-9[{"), seq(lit(m, "]"), run(m, "\t\n\r "), lit(m, ",")))), skipEof)), seq(lit(m,
      "["), run(m, "\t "), choice(m, skipEol, lit(m, "/*"), seq(choice(m, lit(m, "//"), lit(m, "#")), one(m,
          "\t "), run(m, "^\n\r]"), skipEol), seq(repeat(m, { least: 1, most: 60 }, one(m,
          "^\t\n\r\u001b \",[]{}\uff0c\uff1a")), run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipLongText,
          run(m, "\t\n\r "), one(m, ",]")))));
  const leaf495 = leaf(m, and(m, skipProseArrayAhead));
  const readBadCall = mistake(m, 'BadCall', seq(skipNameWord, repeat(m, { least: 0, most: 9 }, seq(lit(m, "."),
          skipNameWord)), run(m, "\t\n\r "), lit(m, "("), and(m, seq(run(m, "\t\n\r "), one(m, "\"'[`{")))),
    seq(lit(m, "("), and(m, seq(run(m, "\t\n\r "), one(m, "[{")))));
  const skipDeclaration = seq(choice(m, lit(m, "var"), lit(m, "let"), lit(m, "const")), run(m, "\t ", 1),
    skipNameWord, run(m, "\t "), lit(m, "="));
  const skipExporting = choice(m, seq(lit(m, "export"), run(m, "\t ", 1), lit(m, "default")), lit(m, "return"));
  const readBadAssignment = mistake(m, 'BadAssignment', seq(choice(m, skipDeclaration, seq(skipNameWord, repeat(m,
            { least: 0, most: 9 }, seq(lit(m, "."), skipNameWord)), run(m, "\t "), lit(m, "=")), skipExporting),
      and(m, seq(run(m, "\t\n\r "), one(m, "\"'[`{")))));
  const leaf497 = leaf(m, choice(m, readBadCall, readBadAssignment));
  const skipWrapperEnd = seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ")"), run(m, "\t\n\r "), optional(m, lit(m,
      ";"))), lit(m, ";")));
  const leaf502 = leaf(m, choice(m, skipWrapperEnd, lit(m, "")));
  const readBadRootBracket = mistake(m, 'BadRootBracket', run(m, "]}", 1));
  const skipLostMember = seq(lit(m, "\""), repeat(m, { least: 1, most: 60 }, one(m, "^\n\r\"\\\\")), lit(m, "\""),
    run(m, "\t\n\r "), lit(m, ":"), and(m, seq(run(m, "\t\n\r "), choice(m, skipLongText, skipNumeral, one(m, "[{"),
          skipLiteral))));
  const readBadLostMember = mistake(m, 'BadLostMember', skipLostMember);
  const leaf504 = leaf(m, choice(m, readBadRootBracket, readBadLostMember));
  const leaf508 = leaf(m, not(m, skipFenceMark));
  const skipStarComment = seq(lit(m, "/*"), repeat(m, { least: 0, most: 200 }, seq(not(m, lit(m, "*/")), one(m,
    "^"))), lit(m, "*/"));
  const skipLostObjectAhead = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), and(m,
      skipValueStart), repeat(m, { least: 1, most: 60 }, skipShallow), lit(m, "}"), run(m, "\t\n\r "),
    skipDocumentEnd);
  const skipProseStop = choice(m, skipLostObjectAhead, skipLostMember, skipProseObjectAhead, skipNamedArrayAhead,
    skipProseArrayAhead, skipFenceMark, lit(m, "\ufeff"), seq(lit(m, "("), run(m, "\t\n\r "), one(m, "[{"), run(m,
      "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")));
  const readBadProse = mistake(m, 'BadProse', seq(one(m, "^"), many(m, 0, choice(m, one(m, "^\"(/[`{~\ufeff"),
          skipStarComment, seq(not(m, skipProseStop), one(m, "^"))))));
  const leaf509 = leaf(m, readBadProse);
  const leaf514 = leaf(m, and(m, skipLostObjectAhead));
  const readFenceEnd = readClosingFence;
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
  const leaf515 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
  const readMissingDocument = mistake(m, 'MissingDocument', lit(m, ""));
  const leaf518 = leaf(m, readMissingDocument);
  const readBadLooseFence = mistake(m, 'BadLooseFence', skipFence);
  const leaf520 = leaf(m, choice(m, readBadLooseFence, readBadRootBracket, readBadLostMember));
  const leaf522 = leaf(m, choice(m, readMissingDocument, lit(m, "")));

  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf291, body: { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'leaf', read: leaf292 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf294 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf288 }] } }, { op: 'leaf', read: leaf297 }] }] } }] };
  const steplaterPair: Step = { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf301 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf288 }] } }, { op: 'leaf', read: leaf297 }] }, stepinnerPair] };
  const stepquoted: Step = { op: 'choice', starts: [STARTS_14, STARTS_15, STARTS_16, STARTS_14, STARTS_21, STARTS_24, STARTS_25, STARTS_28], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf263, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf275, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf278, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf284, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf313, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf326, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf332, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf343, body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: [STARTS_30, STARTS_30], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf349 }, { op: 'choice', starts: [STARTS_29, null], alternatives: [stepquoted, { op: 'leaf', read: leaf303 }] }] }, { op: 'leaf', read: leaf351 }] } }, { op: 'leaf', read: leaf353 }] };
  const stepword: Step = { op: 'choice', starts: [STARTS_11, STARTS_12, STARTS_13, STARTS_29], alternatives: [{ op: 'leaf', read: leaf258 }, { op: 'leaf', read: leaf261, isShortcut: true }, { op: 'leaf', read: leaf262 }, stepstring] };
  const stepopenlessItem: Step = { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf94, body: { op: 'again', step: () => stepInnerObject } }, { op: 'leaf', read: leaf169 }] } };
  const stepelementValue: Step = { op: 'choice', starts: [null, STARTS_5, STARTS_6, null, STARTS_33, STARTS_0, STARTS_34, null, null], alternatives: [{ op: 'leaf', read: leaf135 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf239, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf245, body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: leaf388 }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: leaf388 }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf396, body: stepstring }] }, { op: 'leaf', read: leaf397 }] };
  const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: leaf169 }, { op: 'leaf', read: leaf93 }, stepopenlessItem] };
  const stepelementPart: Step = { op: 'choice', starts: [STARTS_3, null, null, null], alternatives: [{ op: 'leaf', read: leaf129, isShortcut: true }, { op: 'leaf', read: leaf132 }, stepelement, { op: 'leaf', read: leaf399 }] };
  const stepcontainer: Step = { op: 'choice', starts: [STARTS_6, STARTS_33, STARTS_5, STARTS_0, STARTS_34], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf239, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf360 }, { op: 'choice', starts: [STARTS_32, null], alternatives: [stepword, { op: 'leaf', read: leaf363 }] }] } }, { op: 'choice', starts: [STARTS_31, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf387 }, { op: 'choice', starts: [STARTS_35, null], alternatives: [stepcontainer, { op: 'leaf', read: leaf253 }] }] }, { op: 'leaf', read: leaf303 }] }] };
  const steppresentValue: Step = { op: 'choice', starts: [STARTS_10, null, STARTS_32, STARTS_35, STARTS_36], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf255, body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf256, body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', starts: [STARTS_31, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf355, body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf419 }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', starts: [STARTS_9, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: { op: 'loop', body: { op: 'leaf', read: leaf232 } } }, { op: 'choice', starts: [STARTS_4, STARTS_8, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf234, body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf235, body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: leaf253 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf232 } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: leaf420 }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf180 }, stepmemberValue, { op: 'leaf', read: leaf169 }] };
  const stepobjectPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, null, STARTS_37, null], alternatives: [{ op: 'leaf', read: leaf100, isShortcut: true }, { op: 'leaf', read: leaf113 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf115, body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: leaf169 }] }, stepmember, { op: 'leaf', read: leaf421 }] };
  const stepbracketValue: Step = { op: 'choice', starts: [STARTS_0, STARTS_6, STARTS_6, STARTS_5, STARTS_33, STARTS_38], alternatives: [{ op: 'leaf', read: leaf81, isForWhole: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf83, body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf239, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf448, body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', starts: [STARTS_39, STARTS_4, STARTS_8, STARTS_34, STARTS_40, STARTS_29], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf449, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf450, body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf452, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf456 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf460, body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_43, STARTS_39], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf467 }, { op: 'choice', starts: [STARTS_41, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf303 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf488, body: stepbracketValue }] }] } }, { op: 'leaf', read: leaf489 }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_41, STARTS_42, STARTS_42], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: leaf465 }] }, stepmoreValues] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_6, STARTS_5, STARTS_5], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf494, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf164, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf495, body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf497 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf303 }] }, { op: 'leaf', read: leaf502 }] };
  const stepprose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf509 }, { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf514, body: { op: 'again', step: () => stepOpenlessObject } }, stepmoreValues] }, { op: 'leaf', read: leaf303 }] }] };
  const stepfencedPart: Step = { op: 'choice', starts: [STARTS_45, STARTS_42, STARTS_46, STARTS_47, STARTS_48, STARTS_49], alternatives: [{ op: 'leaf', read: leaf492 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf493, body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf504 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf508, body: stepprose }] }] };
  const steparound: Step = { op: 'choice', starts: [STARTS_45, STARTS_42, STARTS_46, STARTS_47, STARTS_50, STARTS_49], alternatives: [{ op: 'leaf', read: leaf492 }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf520 }, stepprose] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_44, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf518 }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: leaf522 }] } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf87 }, { op: 'leaf', read: leaf93 }, stepopenlessItem, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf442 }, stepelementPart] } }, { op: 'leaf', read: leaf444 }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', register: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf96 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf429 }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf125 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf440 }] } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf166 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf438 }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf236 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf413 }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', register: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf247 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf251 }, stepobjectPart] } }, { op: 'leaf', read: leaf435 }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf273 }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text272 } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf277 }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text276 } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf281 }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text279 } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf288 }] } }, { op: 'choice', starts: [STARTS_16, null], alternatives: [{ op: 'leaf', read: leaf289 }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: leaf303 }] }, { op: 'leaf', read: leaf304 }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text285, isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', starts: [STARTS_17, null, STARTS_18], alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: leaf288 }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf318 }] } }, { op: 'leaf', read: leaf322 }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text314, isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_22, STARTS_23], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf328 }] } }, { op: 'leaf', read: leaf330 }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text327, isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf337 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf341 }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text340 } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf266 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_26, STARTS_27], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf345 }] } }, { op: 'leaf', read: leaf347 }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text344, isSome: true } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', register: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf357 }, { op: 'loop', body: { op: 'leaf', read: leaf232 } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: leaf253 }] }, { op: 'leaf', read: leaf169 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf429 }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf247 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf429 }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf87 }, { op: 'leaf', read: leaf93 }, stepopenlessItem, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf413 }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf393 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf407 }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf247 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf251 }, stepobjectPart] } }, { op: 'leaf', read: leaf446 }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf96 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf251 }, stepobjectPart] } }, { op: 'leaf', read: leaf446 }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf236 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf442 }, stepelementPart] } }, { op: 'leaf', read: leaf444 }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf463 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_44, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf303 }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf515 }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
    },
  };
}

function makeFlat(): FlatRules {
  const m = new FlatMachine();

  const TABLE_0 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
  const TABLE_1 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
  const TABLE_2 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_3 = tableOf([35, 35], [45, 45], [47, 47], [60, 60]);
  const TABLE_4 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_5 = tableOf([0, 0], [11, 12]);
  const TABLE_6 = tableOf([43, 43], [48, 57], [62, 62], [124, 124]);
  const TABLE_7 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_8 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_9 = tableOf([0, 0], [11, 12], [33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [62, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_10 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_11 = tableOf([44, 44], [93, 93], [125, 125]);
  const TABLE_12 = tableOf([0, 9], [11, 12], [14, 38], [40, 91], [93, 127]);
  const TABLE_13 = tableOf([34, 34], [39, 39], [96, 96]);
  const TABLE_14 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_15 = tableOf([45, 45], [58, 58], [61, 61]);
  const TABLE_16 = tableOf([9, 10], [13, 13], [32, 37], [39, 41], [43, 43], [45, 57], [59, 60], [63, 91], [95, 123], [126, 126]);
  const TABLE_17 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
  const TABLE_18 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_19 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_20 = tableOf([33, 33], [40, 40], [60, 60], [63, 63], [91, 91]);
  const TABLE_21 = tableOf([0, 9], [11, 12], [14, 33], [35, 39], [42, 122], [124, 124], [126, 127]);
  const TABLE_22 = tableOf([33, 33], [63, 63], [65, 90], [97, 122]);
  const TABLE_23 = tableOf([0, 9], [11, 12], [14, 33], [35, 43], [45, 57], [59, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_24 = tableOf([35, 35], [45, 45], [47, 57], [60, 60], [102, 102], [110, 110], [116, 116], [124, 124]);
  const TABLE_25 = tableOf([45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
  const TABLE_26 = tableOf([33, 33], [35, 38], [42, 42], [45, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_27 = tableOf([33, 33], [35, 38], [42, 42], [45, 57], [60, 60], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_28 = tableOf([9, 10], [13, 13], [32, 32], [93, 93], [125, 125]);
  const TABLE_29 = tableOf([9, 9], [32, 32], [36, 36], [65, 90], [92, 92], [95, 95], [97, 122]);
  const TABLE_30 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_31 = tableOf([48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_32 = tableOf([44, 44], [58, 58], [93, 93], [125, 125]);
  const TABLE_33 = tableOf([41, 41], [93, 93], [125, 125]);
  const TABLE_34 = tableOf([34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_35 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_36 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const TABLE_37 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
  const TABLE_38 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [45, 45], [47, 47], [60, 60], [93, 93], [125, 125]);
  const TABLE_39 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
  const TABLE_40 = tableOf([32, 33], [35, 91], [94, 124], [126, 127]);
  const TABLE_41 = tableOf([32, 33], [35, 38], [40, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_42 = tableOf([34, 34], [39, 39], [45, 45], [48, 57]);
  const TABLE_43 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
  const TABLE_44 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [96, 96]);
  const TABLE_45 = tableOf([70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_46 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 84], [102, 102], [110, 110], [116, 116]);
  const TABLE_47 = tableOf([32, 32], [45, 46], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_48 = tableOf([32, 32], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_49 = tableOf([34, 34], [39, 39], [92, 92], [96, 96]);
  const TABLE_50 = tableOf([0, 0], [9, 13], [32, 32]);
  const TABLE_51 = tableOf([40, 40], [43, 47], [91, 91], [93, 93], [123, 123]);
  const TABLE_52 = tableOf([32, 32], [43, 58], [84, 84], [90, 90]);
  const TABLE_53 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 58], [60, 92], [94, 124], [126, 127]);
  const TABLE_54 = tableOf([32, 32], [43, 58], [84, 84], [90, 90], [93, 93]);
  const TABLE_55 = tableOf([43, 43], [45, 45], [70, 70], [73, 73], [78, 78], [84, 85], [102, 102], [105, 105], [110, 110], [116, 117]);
  const TABLE_56 = tableOf([43, 43], [45, 45], [73, 73], [78, 78], [105, 105], [110, 110]);
  const TABLE_57 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_58 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [35, 43], [45, 90], [92, 92], [94, 122], [124, 124], [126, 127]);
  const TABLE_59 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
  const TABLE_60 = tableOf();
  const TABLE_61 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
  const TABLE_62 = tableOf([34, 34]);
  const TABLE_63 = tableOf([34, 34], [39, 39]);
  const TABLE_64 = tableOf([66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117, 117]);
  const TABLE_65 = tableOf([66, 66], [82, 82], [98, 98], [114, 114]);
  const TABLE_66 = tableOf([42, 42], [45, 45]);
  const TABLE_67 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [44, 44], [93, 93], [125, 125]);
  const TABLE_68 = tableOf([43, 43], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const BEYOND_0 = (c: number): boolean => (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279;
  const BEYOND_1 = (c: number): boolean => (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291);
  const BEYOND_2 = (c: number): boolean => c === 65292 || c === 65341 || c === 65373;
  const BEYOND_3 = (c: number): boolean => (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const BEYOND_4 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 8230 || c === 8592 || c === 12289 || c === 65282 || c === 65287;
  const BEYOND_5 = (c: number): boolean => (c >= 12290 && c <= 65287) || (c >= 188 && c <= 8215) || (c >= 8224 && c <= 12288) || c >= 65374 || (c >= 128 && c <= 170) || (c >= 65307 && c <= 65338) || (c >= 65342 && c <= 65370) || (c >= 172 && c <= 186) || (c >= 65293 && c <= 65305) || (c >= 8218 && c <= 8219) || (c >= 65290 && c <= 65291) || c === 65340 || c === 65372;
  const BEYOND_6 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286);
  const BEYOND_7 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const BEYOND_8 = (c: number): boolean => c >= 8222 || (c >= 128 && c <= 8215) || (c >= 8218 && c <= 8219);
  const BEYOND_9 = (c: number): boolean => (c >= 8216 && c <= 8223) || c === 180 || c === 187 || c === 65282 || c === 65287;
  const BEYOND_10 = (c: number): boolean => (c >= 128 && c <= 65291) || c >= 65307 || (c >= 65293 && c <= 65305);
  const BEYOND_11 = (c: number): boolean => (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282;
  const BEYOND_12 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219);
  const BEYOND_13 = (c: number): boolean => (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282;

  function readAlone(p: number): number {
    const { text, end } = m; let c = 0;
    l1: {
      const s2 = p;
      const k3 = m.nodesEnd;
      const k4 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c === 65339))) {
        l5: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) || (p = readWhole(p)) < 0) break l5;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if ((p < end)) break l5;
          break l1;
        }
        p = s2;
        m.nodesEnd = k3;
        m.mistakesEnd = k4;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      l682: {
        if ((p < end && text.charCodeAt(p) === 96)) {
          const s680 = p;
          l681: {
            if (!text.startsWith("```", p)) break l681;
            p += 3;
            if ((p < end && text.charCodeAt(p) === 96)) break l681;
            p = s680;
            break l682;
          }
          p = s680;
        }
        return -1;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = noteBadFence(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123 || c === 65339)) || (p = readWhole(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      l689: {
        const s690 = p;
        if ((p < end && text.charCodeAt(p) === 96)) {
          l691: {
            if (!text.startsWith("```", p)) break l691;
            p += 3;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if ((p < end)) break l691;
            break l689;
          }
          p = s690;
        }
        if ((p < end)) return -1;
        if ((p = noteMissingFenceEnd(p)) < 0) return -1;
      }
    }
    return p;
  }

  function readWhole(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    const node = m.open(0, start);
    l6: {
      const k8 = m.nodesEnd;
      const k9 = m.mistakesEnd;
      if ((p < end && text.charCodeAt(p) === 123) && (q = readWholeObject(p)) >= 0) { p = q; break l6; }
      m.nodesEnd = k8;
      m.mistakesEnd = k9;
      if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 65339)) || skipArrayAhead_(p) < 0) return -1;
      if (!(p < end && text.charCodeAt(p) === 91) || (p = readWholeArray(p)) < 0) return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : BEYOND_11(c)))) {
      {
        const s674 = p;
        l675: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l677: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l677;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : BEYOND_11(c))) || (p = skipQuotedAhead_(p)) < 0) break l675;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 58 || c === 93))) break l675;
            p++;
          }
          return -1;
        }
        p = s674;
      }
    }
    m.close(node, p);
    return p;
  }

  function readWholeObject(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (m.depth >= DEEPEST) return -1;
    m.depth++;
    const start = p;
    const node = m.open(1, start);
    if (p >= end || text.charCodeAt(p) !== 123) { m.depth--; return -1; }
    p++;
    if ((p = noteWholeGap_(p)) < 0) { m.depth--; return -1; }

    let k59 = m.nodesEnd;
    let k60 = m.mistakesEnd;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c))) && (q = readWholeMember_(p)) >= 0) {
      p = q;
      k59 = m.nodesEnd;
      k60 = m.mistakesEnd;
    }
    m.nodesEnd = k59;
    m.mistakesEnd = k60;
    l491: {
      if ((p < end && text.charCodeAt(p) === 125)) {
        p++;
        break l491;
      }
      l497: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c)))) {
          const s498 = p;
          const k494 = m.nodesEnd;
          const k495 = m.mistakesEnd;
          l496: {
            l499: {
              const k501 = m.nodesEnd;
              const k502 = m.mistakesEnd;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c))) && (q = readCutMember(p)) >= 0) {
                p = q;
                break l499;
              }
              m.nodesEnd = k501;
              m.mistakesEnd = k502;
              l513: {
                if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  const s511 = p;
                  l512: {
                    p++;
                    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_48[c] === 1))) p++;
                    if ((p < end)) break l512;
                    p = s511;
                    break l513;
                  }
                  p = s511;
                }
                break l496;
              }
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : BEYOND_3(c))) || (p = noteMissingNameEnd(p)) < 0) break l496;
            }
            break l497;
          }
          p = s498;
          m.nodesEnd = k494;
          m.mistakesEnd = k495;
        }
      }
      if ((p = noteWholeCut_(p)) < 0) { m.depth--; return -1; }
    }
    m.close(node, p);
    m.depth--;
    return p;
  }

  function noteWholeGap_(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l10: for (;;) {
      const s12 = p;
      const k13 = m.nodesEnd;
      const k14 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l11: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord_(p) >= 0) break l11;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = noteBadComment(p)) < 0) break l11;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l10;
        }
        p = s12;
        m.nodesEnd = k13;
        m.mistakesEnd = k14;
      }
      break;
    }
    return p;
  }

  function skipHashWord_(p: number): number {
    const { text, end } = m; let c = 0;
    l15: {
      const s16 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l17: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l17;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l18: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l18;
            }
            if ((p < end)) break l17;
          }
          break l15;
        }
        p = s16;
      }
      l21: {
        if ((p < end && text.charCodeAt(p) === 35)) {
          p++;
          break l21;
        }
        if (p >= end || text.charCodeAt(p) !== 47 || !text.startsWith("//", p)) return -1;
        p += 2;
      }
      let n27 = 0;
      l24: for (;;) {
        if (n27 >= 200) break;
        const s26 = p;
        l25: {
          l28: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
              p++;
              break l28;
            }
            if (p >= end || text.charCodeAt(p) !== 92) break l25;
            p++;
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) break l25;
            p++;
          }
          n27++;
          continue l24;
        }
        p = s26;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 34) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) return -1;
      p++;
    }
    return p;
  }

  function noteBadComment(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = skipComment_(p)) < 0) return -1;
    m.mistake(0, start, p);
    return p;
  }

  function skipComment_(p: number): number {
    const { text, end } = m; let c = 0;
    l31: {
      const s32 = p;
      const c33 = p < end ? text.charCodeAt(p) : 65536;
      if ((c33 === 35 || c33 === 45 || c33 === 47)) {
        l34: {
          l35: {
            const s36 = p;
            const c37 = p < end ? text.charCodeAt(p) : 65536;
            if (c37 === 47) {
              l38: {
                if (!text.startsWith("//", p)) break l38;
                p += 2;
                break l35;
              }
              p = s36;
            }
            if (c37 === 35) {
              p++;
              break l35;
            }
            if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("--", p)) break l34;
            p += 2;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l34;
            p++;
          }
          while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          break l31;
        }
        p = s32;
      }
      if (c33 === 47) {
        l40: {
          if (!text.startsWith("/*", p)) break l40;
          p += 2;
          l41: for (;;) {
            const s43 = p;
            if ((p < end)) {
              l42: {
                if ((p < end && text.charCodeAt(p) === 42)) {
                  {
                    const s44 = p;
                    l45: {
                      if (!text.startsWith("*/", p)) break l45;
                      p += 2;
                      break l42;
                    }
                    p = s44;
                  }
                }
                if (!(p < end)) break l42;
                p++;
                continue l41;
              }
              p = s43;
            }
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) break l40;
          p += 2;
          break l31;
        }
        p = s32;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) return -1;
      p += 4;
      l48: for (;;) {
        const s50 = p;
        if ((p < end)) {
          l49: {
            if ((p < end && text.charCodeAt(p) === 45)) {
              {
                const s51 = p;
                l52: {
                  if (!text.startsWith("-->", p)) break l52;
                  p += 3;
                  break l49;
                }
                p = s51;
              }
            }
            if (!(p < end)) break l49;
            p++;
            continue l48;
          }
          p = s50;
        }
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) return -1;
      p += 3;
    }
    return p;
  }

  function readWholeMember_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c))) || (p = readWholeName_(p)) < 0) return -1;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (p >= end || text.charCodeAt(p) !== 58) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l98: {
      const s99 = p;
      const k100 = m.nodesEnd;
      const k101 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1))) {
        l102: {
          if ((p = readWholeValue_(p)) < 0) break l102;
          if ((p = noteWholeMemberEnd_(p)) < 0) break l102;
          break l98;
        }
        p = s99;
        m.nodesEnd = k100;
        m.mistakesEnd = k101;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_46[c] === 1)) || (p = readCutValue_(p)) < 0) return -1;
    }
    return p;
  }

  function readWholeName_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l61: {
      const k63 = m.nodesEnd;
      const k64 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readText(p)) >= 0) { p = q; break l61; }
      m.nodesEnd = k63;
      m.mistakesEnd = k64;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : BEYOND_0(c)))) return -1;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) && skipLineMark_(p) >= 0) return -1;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_1(c))) || (p = readBadBareKey(p)) < 0) return -1;
      if (!(p < end && text.charCodeAt(p) === 58)) return -1;
    }
    return p;
  }

  function readText(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let way = 0;
    l65: {
      const s66 = p;
      const c67 = p < end ? text.charCodeAt(p) : 65536;
      if (c67 === 34) {
        l68: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          if (p >= end || text.charCodeAt(p) !== 34) break l68;
          p++;
          break l65;
        }
        p = s66;
      }
      if (c67 === 34) {
        l69: {
          p++;
          let n73 = 0;
          l70: for (;;) {
            if (n73 >= 2000) break;
            const s72 = p;
            l71: {
              l74: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l74;
                }
                if (!(p < end && text.charCodeAt(p) === 92) || (p = skipGoodEscape_(p)) < 0) break l71;
              }
              n73++;
              continue l70;
            }
            p = s72;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l69;
          p++;
          way = 1;
          break l65;
        }
        p = s66;
      }
      if (!(p < end && text.charCodeAt(p) === 39) || (p = noteBadSingleQuotes(p)) < 0) return -1;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      way = 2;
    }
    m.node(2 + way, start, p);
    return p;
  }

  function skipGoodEscape_(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) return -1;
    p++;
    l77: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) {
        p++;
        break l77;
      }
      if (p >= end || text.charCodeAt(p) !== 117) return -1;
      p++;
      let n83 = 0;
      l80: for (;;) {
        if (n83 >= 4) break;
        const s82 = p;
        l81: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) break l81;
          p++;
          n83++;
          continue l80;
        }
        p = s82;
        break;
      }
      if (n83 < 4) return -1;
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
    const { text, end } = m; let c = 0;
    l84: {
      const s85 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 62 || c === 124))) {
        l86: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l86;
          p++;
          break l84;
        }
        p = s85;
      }
      let n90 = 0;
      l87: for (;;) {
        if (n90 >= 5) break;
        const s89 = p;
        l88: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l88;
          p++;
          n90++;
          continue l87;
        }
        p = s89;
        break;
      }
      if (n90 < 1) return -1;
      if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 124))) return -1;
      p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) return -1;
      p++;
    }
    return p;
  }

  function readBadBareKey(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 58)) {
      p++;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_1(c))) || (p = skipBareKey_(p)) < 0) return -1;
    m.node(5, start, p);
    m.mistake(2, start, p);
    return p;
  }

  function skipBareKey_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_1(c)))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_1(c)))) p++;
    l94: for (;;) {
      const s96 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l95: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_1(c)))) break l95;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_1(c)))) p++;
          continue l94;
        }
        p = s96;
      }
      break;
    }
    return p;
  }

  function readWholeValue_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (m.depth >= DEEPEST) return -1;
    m.depth++;
    l103: {
      const k105 = m.nodesEnd;
      const k106 = m.mistakesEnd;
      const c107 = p < end ? text.charCodeAt(p) : 65536;
      if ((c107 === 34 || c107 === 39) && (q = readText(p)) >= 0) { p = q; break l103; }
      m.nodesEnd = k105;
      m.mistakesEnd = k106;
      if (((c107 >= 48 && c107 <= 57) || c107 === 45) && (q = readNumber(p)) >= 0) { p = q; break l103; }
      m.nodesEnd = k105;
      m.mistakesEnd = k106;
      if ((c107 === 102 || c107 === 110 || c107 === 116) && (q = readConstant(p)) >= 0) { p = q; break l103; }
      m.nodesEnd = k105;
      m.mistakesEnd = k106;
      if (c107 === 123 && (q = readWholeObject(p)) >= 0) { p = q; break l103; }
      m.nodesEnd = k105;
      m.mistakesEnd = k106;
      if (c107 === 91 && (q = readWholeArray(p)) >= 0) { p = q; break l103; }
      m.nodesEnd = k105;
      m.mistakesEnd = k106;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_43[c] === 1)) || (p = readBadConstant(p)) < 0) { m.depth--; return -1; }
    }
    m.depth--;
    return p;
  }

  function readNumber(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = skipNumeral_(p)) < 0) return -1;
    if (skipEndsWord_(p) < 0) return -1;
    m.node(6, start, p);
    return p;
  }

  function skipNumeral_(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {
      p++;
    }
    l111: {
      if ((p < end && text.charCodeAt(p) === 48)) {
        p++;
        break l111;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    }
    l115: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s116 = p;
        l114: {
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l114;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l115;
        }
        p = s116;
      }
    }
    l118: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s119 = p;
        l117: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l117;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l118;
        }
        p = s119;
      }
    }
    return p;
  }

  function skipEndsWord_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l123: {
      const s124 = p;
      const c125 = p < end ? text.charCodeAt(p) : 65536;
      l126: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        l127: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_2(c)))) {
            p++;
            break l127;
          }
          if ((p < end)) break l126;
        }
        break l123;
      }
      p = s124;
      if ((c125 === 9 || c125 === 32 || c125 === 124)) {
        l130: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (p >= end || text.charCodeAt(p) !== 124) break l130;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l131: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) || (p = skipLostName_(p)) < 0) break l130;
          }
          break l123;
        }
        p = s124;
      }
      if ((c125 < 128 ? TABLE_16[c125] === 1 : BEYOND_4(c125))) {
        l162: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l162;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          l163: {
            const s164 = p;
            const c165 = p < end ? text.charCodeAt(p) : 65536;
            if ((c165 === 10 || c165 === 13) && (q = skipEol_(p)) >= 0) { p = q; break l163; }
            if ((c165 < 128 && TABLE_3[c165] === 1) && (q = skipCommentStart_(p)) >= 0) { p = q; break l163; }
            if ((c165 === 96 || c165 === 126) && (q = skipFenceMark_(p)) >= 0) { p = q; break l163; }
            if ((c165 < 128 ? TABLE_17[c165] === 1 : c165 === 8230 || c165 === 12289)) {
              p++;
              break l163;
            }
            if (c165 === 46) {
              l182: {
                if (!text.startsWith("...", p)) break l182;
                p += 3;
                break l163;
              }
              p = s164;
            }
            if ((c165 < 128 ? TABLE_13[c165] === 1 : BEYOND_3(c165))) {
              p++;
              break l163;
            }
            if (((c165 >= 48 && c165 <= 57) || c165 === 45)) {
              l184: {
                if ((p = skipNumeral_(p)) < 0) break l184;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l184;
                break l163;
              }
              p = s164;
            }
            if ((c165 === 102 || c165 === 110 || c165 === 116)) {
              l185: {
                if ((p = skipLiteral_(p)) < 0) break l185;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l185;
                break l163;
              }
              p = s164;
            }
            if (c165 === 60) {
              l186: {
                if (!text.startsWith("</", p)) break l186;
                p += 2;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) || (p = skipNameWord_(p)) < 0) break l186;
                if (p >= end || text.charCodeAt(p) !== 62) break l186;
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if ((p < end)) break l186;
                break l163;
              }
              p = s164;
            }
            if ((c165 < 128 ? TABLE_20[c165] === 1 : c165 === 8592)) {
              l191: {
                if ((p = skipSignRemark_(p)) < 0) break l191;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_28[c] === 1)) || (p = skipRemarkEnd_(p)) < 0) break l191;
                break l163;
              }
              p = s164;
            }
            if (p >= end || text.charCodeAt(p) !== 45) break l162;
            p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l162;
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) break l162;
            p++;
            let n247 = 0;
            l244: for (;;) {
              if (n247 >= 9) break;
              const s246 = p;
              l245: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : BEYOND_5(c))) || (p = skipRemarkWord_(p)) < 0) break l245;
                n247++;
                continue l244;
              }
              p = s246;
              break;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_28[c] === 1)) || (p = skipRemarkEnd_(p)) < 0) break l162;
          }
          break l123;
        }
        p = s124;
      }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) return -1;
      l248: {
        const s249 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          l250: {
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            l251: {
              const s252 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                l253: {
                  if ((p = skipNameWord_(p)) < 0) break l253;
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  if (p >= end || text.charCodeAt(p) !== 58) break l253;
                  p++;
                  break l251;
                }
                p = s252;
              }
              if (!(p < end && text.charCodeAt(p) === 92) || (p = skipEscapedBlank_(p)) < 0) break l250;
            }
            break l248;
          }
          p = s249;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) || (p = skipEndsNoisily_(p)) < 0) return -1;
      }
    }
    return p;
  }

  function skipLostName_(p: number): number {
    const { text, end } = m; let c = 0;
    l133: {
      const s134 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l135: {
          p++;
          let n139 = 0;
          l136: for (;;) {
            if (n139 >= 200) break;
            const s138 = p;
            l137: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) break l137;
              p++;
              n139++;
              continue l136;
            }
            p = s138;
            break;
          }
          if (n139 < 1) break l135;
          if (p >= end || text.charCodeAt(p) !== 34) break l135;
          p++;
          break l133;
        }
        p = s134;
      }
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      let n143 = 0;
      l140: for (;;) {
        if (n143 >= 200) break;
        const s142 = p;
        l141: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) break l141;
          p++;
          n143++;
          continue l140;
        }
        p = s142;
        break;
      }
      if (n143 < 1) return -1;
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65306)) || (p = skipLostColon_(p)) < 0) return -1;
    return p;
  }

  function skipLostColon_(p: number): number {
    const { text, end } = m; let c = 0;
    l144: {
      if ((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) {
        p++;
        break l144;
      }
      l147: {
        const s148 = p;
        const c149 = p < end ? text.charCodeAt(p) : 65536;
        if (c149 === 61) {
          l150: {
            if (!text.startsWith("=>", p)) break l150;
            p += 2;
            break l147;
          }
          p = s148;
        }
        if (c149 === 45) {
          l151: {
            if (!text.startsWith("->", p)) break l151;
            p += 2;
            break l147;
          }
          p = s148;
        }
        if (p >= end || text.charCodeAt(p) !== 61) return -1;
        p++;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_3(c))) || (p = skipValueStart_(p)) < 0) return -1;
    }
    return p;
  }

  function skipValueStart_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l152: {
      const c154 = p < end ? text.charCodeAt(p) : 65536;
      if ((c154 < 128 ? TABLE_13[c154] === 1 : BEYOND_3(c154))) {
        p++;
        break l152;
      }
      if (((c154 >= 48 && c154 <= 57) || c154 === 45) && (q = skipNumeral_(p)) >= 0) { p = q; break l152; }
      if ((c154 === 91 || c154 === 123)) {
        p++;
        break l152;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = skipLiteral_(p)) < 0) return -1;
    }
    return p;
  }

  function skipLiteral_(p: number): number {
    const { text, end } = m;
    l157: {
      const s158 = p;
      const c159 = p < end ? text.charCodeAt(p) : 65536;
      if (c159 === 116) {
        l160: {
          if (!text.startsWith("true", p)) break l160;
          p += 4;
          break l157;
        }
        p = s158;
      }
      if (c159 === 102) {
        l161: {
          if (!text.startsWith("false", p)) break l161;
          p += 5;
          break l157;
        }
        p = s158;
      }
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) return -1;
      p += 4;
    }
    return p;
  }

  function skipEol_(p: number): number {
    const { text, end } = m;
    l166: {
      const s167 = p;
      const c168 = p < end ? text.charCodeAt(p) : 65536;
      if (c168 === 13) {
        l169: {
          if (!text.startsWith("\r\n", p)) break l169;
          p += 2;
          break l166;
        }
        p = s167;
      }
      if (c168 === 10) {
        p++;
        break l166;
      }
      if (p >= end || text.charCodeAt(p) !== 13) return -1;
      p++;
    }
    return p;
  }

  function skipCommentStart_(p: number): number {
    const { text, end } = m; let c = 0;
    l171: {
      const s172 = p;
      const c173 = p < end ? text.charCodeAt(p) : 65536;
      if (c173 === 47) {
        l174: {
          if (!text.startsWith("//", p)) break l174;
          p += 2;
          break l171;
        }
        p = s172;
      }
      if (c173 === 47) {
        l175: {
          if (!text.startsWith("/*", p)) break l175;
          p += 2;
          break l171;
        }
        p = s172;
      }
      if (c173 === 35) {
        p++;
        break l171;
      }
      if (c173 === 60) {
        l177: {
          if (!text.startsWith("<!--", p)) break l177;
          p += 4;
          break l171;
        }
        p = s172;
      }
      if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("--", p)) return -1;
      p += 2;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) return -1;
      p++;
    }
    return p;
  }

  function skipFenceMark_(p: number): number {
    const { text, end } = m;
    l178: {
      const s179 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l180: {
          if (!text.startsWith("```", p)) break l180;
          p += 3;
          break l178;
        }
        p = s179;
      }
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) return -1;
      p += 3;
    }
    return p;
  }

  function skipNameWord_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) return -1;
    p++;
    let n190 = 0;
    l187: for (;;) {
      if (n190 >= 200) break;
      const s189 = p;
      l188: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l188;
        p++;
        n190++;
        continue l187;
      }
      p = s189;
      break;
    }
    return p;
  }

  function skipSignRemark_(p: number): number {
    const { text, end } = m; let c = 0;
    l192: {
      const s193 = p;
      const c194 = p < end ? text.charCodeAt(p) : 65536;
      if (c194 === 40) {
        l195: {
          p++;
          let n199 = 0;
          l196: for (;;) {
            if (n199 >= 60) break;
            const s198 = p;
            l197: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) break l197;
              p++;
              n199++;
              continue l196;
            }
            p = s198;
            break;
          }
          if (n199 < 1) break l195;
          if (p >= end || text.charCodeAt(p) !== 41) break l195;
          p++;
          break l192;
        }
        p = s193;
      }
      if (c194 === 91) {
        l200: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) && skipLiteral_(p) >= 0) break l200;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_22[c] === 1))) break l200;
          p++;
          let n204 = 0;
          l201: for (;;) {
            if (n204 >= 30) break;
            const s203 = p;
            l202: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) break l202;
              p++;
              n204++;
              continue l201;
            }
            p = s203;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 93) break l200;
          p++;
          break l192;
        }
        p = s193;
      }
      if ((c194 === 60 || c194 === 8592)) {
        l205: {
          l206: {
            const s207 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l208: {
                if (!text.startsWith("<-", p)) break l208;
                p += 2;
                break l206;
              }
              p = s207;
            }
            if (p >= end || text.charCodeAt(p) !== 8592) break l205;
            p++;
          }
          let n212 = 0;
          l209: for (;;) {
            if (n212 >= 9) break;
            const s211 = p;
            l210: {
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : BEYOND_5(c))) || (p = skipRemarkWord_(p)) < 0) break l210;
              n212++;
              continue l209;
            }
            p = s211;
            break;
          }
          break l192;
        }
        p = s193;
      }
      if ((c194 === 33 || c194 === 63)) {
        l226: {
          let n230 = 0;
          l227: for (;;) {
            if (n230 >= 3) break;
            const s229 = p;
            l228: {
              if (!(p < end && ((c = text.charCodeAt(p)) === 33 || c === 63))) break l228;
              p++;
              n230++;
              continue l227;
            }
            p = s229;
            break;
          }
          if (n230 < 1) break l226;
          break l192;
        }
        p = s193;
      }
      if (!(p < end && text.charCodeAt(p) === 60) || (p = skipTag_(p)) < 0) return -1;
    }
    return p;
  }

  function skipRemarkWord_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_24[c] === 1))) {
      {
        const s213 = p;
        l214: {
          l216: {
            const s217 = p;
            const c218 = p < end ? text.charCodeAt(p) : 65536;
            if ((c218 < 128 && TABLE_3[c218] === 1) && (q = skipCommentStart_(p)) >= 0) { p = q; break l216; }
            if ((c218 < 128 && TABLE_25[c218] === 1)) {
              l219: {
                l220: {
                  if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) && (q = skipNumeral_(p)) >= 0) {
                    p = q;
                    break l220;
                  }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = skipLiteral_(p)) < 0) break l219;
                }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l219;
                break l216;
              }
              p = s217;
            }
            if (p >= end || text.charCodeAt(p) !== 124) break l214;
            p++;
          }
          return -1;
        }
        p = s213;
      }
    }
    let n225 = 0;
    l222: for (;;) {
      if (n225 >= 40) break;
      const s224 = p;
      l223: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : BEYOND_5(c)))) break l223;
        p++;
        n225++;
        continue l222;
      }
      p = s224;
      break;
    }
    if (n225 < 1) return -1;
    return p;
  }

  function skipTag_(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 60) return -1;
    p++;
    if ((p < end && text.charCodeAt(p) === 47)) {
      p++;
    }
    let n237 = 0;
    l234: for (;;) {
      if (n237 >= 9) break;
      const s236 = p;
      l235: {
        if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) break l235;
        p++;
        n237++;
        continue l234;
      }
      p = s236;
      break;
    }
    if (n237 < 1) return -1;
    if ((p < end && text.charCodeAt(p) === 47)) {
      p++;
    }
    if (p >= end || text.charCodeAt(p) !== 62) return -1;
    p++;
    return p;
  }

  function skipRemarkEnd_(p: number): number {
    const { text, end } = m; let c = 0;
    l241: {
      const s242 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_28[c] === 1))) {
        l243: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) break l243;
          p++;
          break l241;
        }
        p = s242;
      }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) return -1;
    }
    return p;
  }

  function skipEscapedBlank_(p: number): number {
    const { text, end } = m; let c = 0;
    let n257 = 0;
    l254: for (;;) {
      if (n257 >= 3) break;
      const s256 = p;
      l255: {
        if (p >= end || text.charCodeAt(p) !== 92) break l255;
        p++;
        n257++;
        continue l254;
      }
      p = s256;
      break;
    }
    if (n257 < 1) return -1;
    if (!(p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116))) return -1;
    p++;
    return p;
  }

  function skipEndsNoisily_(p: number): number {
    const { text, end } = m; let c = 0;
    l258: {
      const s259 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
        l260: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise_(p)) < 0) break l260;
          l264: for (;;) {
            const s266 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
              l265: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) || (p = skipNoise_(p)) < 0) break l265;
                continue l264;
              }
              p = s266;
            }
            break;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l268: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) {
              p++;
              break l268;
            }
            if ((p < end)) break l260;
          }
          break l258;
        }
        p = s259;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) || (p = skipLineMark_(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65341 || c === 65373))) return -1;
      p++;
    }
    return p;
  }

  function skipNoise_(p: number): number {
    const { text, end } = m; let c = 0;
    l261: {
      const s262 = p;
      if ((p < end && text.charCodeAt(p) === 27)) {
        l263: {
          if (!text.startsWith("\u001b[", p)) break l263;
          p += 2;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) break l263;
          p++;
          break l261;
        }
        p = s262;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) return -1;
      p += 2;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1))) return -1;
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1))) p++;
      if (p >= end || text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) return -1;
      p += 2;
    }
    return p;
  }

  function readConstant(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = skipLiteral_(p)) < 0) return -1;
    if (skipEndsWord_(p) < 0) return -1;
    m.node(7, start, p);
    return p;
  }

  function readWholeArray(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    const node = m.open(8, start);
    if (p >= end || text.charCodeAt(p) !== 91) return -1;
    p++;
    if ((p = noteWholeGap_(p)) < 0) return -1;

    let k274 = m.nodesEnd;
    let k275 = m.mistakesEnd;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) && (q = readWholeItem_(p)) >= 0) {
      p = q;
      k274 = m.nodesEnd;
      k275 = m.mistakesEnd;
    }
    m.nodesEnd = k274;
    m.mistakesEnd = k275;
    l435: {
      if ((p < end && text.charCodeAt(p) === 93)) {
        p++;
        break l435;
      }
      if ((p = noteWholeCut_(p)) < 0) return -1;
    }
    m.close(node, p);
    return p;
  }

  function readWholeItem_(p: number): number {
    const { text, end } = m; let c = 0;
    l276: {
      const s277 = p;
      const k278 = m.nodesEnd;
      const k279 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1))) {
        l280: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 43 || c === 45)) && skipAmountsAhead_(p) >= 0) break l280;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) || (p = readWholeValue_(p)) < 0) break l280;
          if ((p = noteWholeItemEnd_(p)) < 0) break l280;
          break l276;
        }
        p = s277;
        m.nodesEnd = k278;
        m.mistakesEnd = k279;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1)) || (p = readCutItem_(p)) < 0) return -1;
    }
    return p;
  }

  function skipAmountsAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
      p++;
    }
    let n287 = 0;
    l284: for (;;) {
      if (n287 >= 3) break;
      const s286 = p;
      l285: {
        if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l285;
        p++;
        n287++;
        continue l284;
      }
      p = s286;
      break;
    }
    if (n287 < 1) return -1;
    let n291 = 0;
    l288: for (;;) {
      if (n291 >= 9) break;
      const s290 = p;
      l289: {
        if (p >= end || text.charCodeAt(p) !== 44) break l289;
        p++;
        if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) break l289;
        p++;
        let n295 = 0;
        l292: for (;;) {
          if (n295 >= 2) break;
          const s294 = p;
          l293: {
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l293;
            p++;
            n295++;
            continue l292;
          }
          p = s294;
          break;
        }
        if (n295 < 2) break l289;
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l289;
        n291++;
        continue l288;
      }
      p = s290;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) return -1;
    p += 2;
    let n299 = 0;
    l296: for (;;) {
      if (n299 >= 2) break;
      const s298 = p;
      l297: {
        if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l297;
        p++;
        n299++;
        continue l296;
      }
      p = s298;
      break;
    }
    if (n299 < 2) return -1;
    if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) return -1;
    return p;
  }

  function noteWholeItemEnd_(p: number): number {
    const { text, end } = m; let c = 0;
    l300: {
      const s301 = p;
      const k302 = m.nodesEnd;
      const k303 = m.mistakesEnd;
      l304: {
        if ((p = noteWholeValueGap_(p)) < 0) break l304;
        l363: {
          const s364 = p;
          const k365 = m.nodesEnd;
          const k366 = m.mistakesEnd;
          const c367 = p < end ? text.charCodeAt(p) : 65536;
          if (c367 === 44) {
            l368: {
              p++;
              if ((p = noteWholeGap_(p)) < 0) break l368;
              if ((p < end && text.charCodeAt(p) === 93)) break l368;
              break l363;
            }
            p = s364;
            m.nodesEnd = k365;
            m.mistakesEnd = k366;
          }
          if (c367 === 44) {
            l369: {
              if ((p = noteBadTrailingComma(p)) < 0) break l369;
              if ((p = noteWholeGap_(p)) < 0) break l369;
              break l363;
            }
            p = s364;
            m.nodesEnd = k365;
            m.mistakesEnd = k366;
          }
          if (c367 === 93) {
            l377: {
              if (!(p < end && text.charCodeAt(p) === 93)) break l377;
              break l363;
            }
            p = s364;
            m.nodesEnd = k365;
            m.mistakesEnd = k366;
          }
          if ((p < end)) break l304;
        }
        break l300;
      }
      p = s301;
      m.nodesEnd = k302;
      m.mistakesEnd = k303;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || skipWholeItemAhead_(p) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_7(c))) || (p = noteMissingComma(p)) < 0) return -1;
    }
    return p;
  }

  function noteWholeValueGap_(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l305: for (;;) {
      const s307 = p;
      const k308 = m.nodesEnd;
      const k309 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l306: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || skipLineComment_(p) < 0) break l306;
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord_(p) >= 0) break l306;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = noteBadComment(p)) < 0) break l306;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l305;
        }
        p = s307;
        m.nodesEnd = k308;
        m.mistakesEnd = k309;
      }
      break;
    }
    return p;
  }

  function skipLineComment_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l310: {
      const s311 = p;
      const c312 = p < end ? text.charCodeAt(p) : 65536;
      if (c312 === 47) {
        l313: {
          if (!text.startsWith("//", p)) break l313;
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_6(c)))) p++;
          l314: {
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol_(p)) >= 0) { p = q; break l314; }
            if ((p < end)) break l313;
          }
          break l310;
        }
        p = s311;
      }
      if (c312 === 35) {
        l316: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_6(c)))) p++;
          l317: {
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol_(p)) >= 0) { p = q; break l317; }
            if ((p < end)) break l316;
          }
          break l310;
        }
        p = s311;
      }
      if (c312 === 47) {
        l319: {
          if (!text.startsWith("/*", p)) break l319;
          p += 2;
          let n323 = 0;
          l320: for (;;) {
            if (n323 >= 200) break;
            const s322 = p;
            l321: {
              if ((p < end && text.charCodeAt(p) === 42)) {
                {
                  const s324 = p;
                  l325: {
                    if (!text.startsWith("*/", p)) break l325;
                    p += 2;
                    break l321;
                  }
                  p = s324;
                }
              }
              if (!(p < end && text.charCodeAt(p) !== 34)) break l321;
              p++;
              n323++;
              continue l320;
            }
            p = s322;
            break;
          }
          l327: {
            const s328 = p;
            if ((p < end && text.charCodeAt(p) === 42)) {
              l329: {
                if (!text.startsWith("*/", p)) break l329;
                p += 2;
                break l327;
              }
              p = s328;
            }
            if ((p < end)) break l319;
          }
          break l310;
        }
        p = s311;
      }
      if (c312 === 60) {
        l330: {
          if (!text.startsWith("<!--", p)) break l330;
          p += 4;
          let n334 = 0;
          l331: for (;;) {
            if (n334 >= 200) break;
            const s333 = p;
            l332: {
              if ((p < end && text.charCodeAt(p) === 45)) {
                {
                  const s335 = p;
                  l336: {
                    if (!text.startsWith("-->", p)) break l336;
                    p += 3;
                    break l332;
                  }
                  p = s335;
                }
              }
              if (!(p < end && text.charCodeAt(p) !== 34)) break l332;
              p++;
              n334++;
              continue l331;
            }
            p = s333;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("-->", p)) break l330;
          p += 3;
          break l310;
        }
        p = s311;
      }
      if (c312 === 45) {
        l338: {
          if (!text.startsWith("--", p)) break l338;
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l338;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_6(c)))) p++;
          l339: {
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol_(p)) >= 0) { p = q; break l339; }
            if ((p < end)) break l338;
          }
          break l310;
        }
        p = s311;
      }
      l341: {
        const s342 = p;
        if ((p < end && text.charCodeAt(p) === 47)) {
          l343: {
            if (!text.startsWith("//", p)) break l343;
            p += 2;
            break l341;
          }
          p = s342;
        }
        if (p >= end || text.charCodeAt(p) !== 35) return -1;
        p++;
      }
      let n347 = 0;
      l344: for (;;) {
        if (n347 >= 200) break;
        const s346 = p;
        l345: {
          l348: {
            const c350 = p < end ? text.charCodeAt(p) : 65536;
            if (c350 === 34 && (q = skipQuotedRemark_(p)) >= 0) { p = q; break l348; }
            if ((p < end && (c350 < 128 ? TABLE_37[c350] === 1 : c350 >= 128))) {
              p++;
              break l348;
            }
            if (p >= end || text.charCodeAt(p) !== 39) break l345;
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) && skipLastOfLine_(p) >= 0) break l345;
          }
          n347++;
          continue l344;
        }
        p = s346;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) return -1;
      p++;
    }
    return p;
  }

  function skipQuotedRemark_(p: number): number {
    const { text, end } = m; let c = 0;
    l351: {
      const s352 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l353: {
          p++;
          let n357 = 0;
          l354: for (;;) {
            if (n357 >= 200) break;
            const s356 = p;
            l355: {
              if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) break l355;
              p++;
              n357++;
              continue l354;
            }
            p = s356;
            break;
          }
          if (n357 < 1) break l353;
          if (p >= end || text.charCodeAt(p) !== 34) break l353;
          p++;
          break l351;
        }
        p = s352;
      }
      if (p >= end || text.charCodeAt(p) !== 34 || !text.startsWith("\"\"", p)) return -1;
      p += 2;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) && skipLastOfLine_(p) >= 0) return -1;
    }
    return p;
  }

  function skipLastOfLine_(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if ((p < end && text.charCodeAt(p) === 44)) {
      p++;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) return -1;
    return p;
  }

  function noteBadTrailingComma(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (p >= end || text.charCodeAt(p) !== 44) return -1;
    p++;
    l372: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c === 65341 || c === 65373))) {
        const s370 = p;
        l371: {
          if ((p = skipGapAhead_(p)) < 0) break l371;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65341 || c === 65373))) break l371;
          p++;
          p = s370;
          break l372;
        }
        p = s370;
      }
      return -1;
    }
    m.mistake(3, start, p);
    return p;
  }

  function skipGapAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l373: for (;;) {
      const s375 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l374: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord_(p) >= 0) break l374;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = skipComment_(p)) < 0) break l374;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l373;
        }
        p = s375;
      }
      break;
    }
    return p;
  }

  function skipWholeItemAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l378: {
      const s379 = p;
      const c380 = p < end ? text.charCodeAt(p) : 65536;
      if (((c380 >= 9 && c380 <= 10) || c380 === 13 || c380 === 32)) {
        l381: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) break l381;
          p++;
          break l378;
        }
        p = s379;
      }
      if ((c380 < 128 && TABLE_0[c380] === 1)) {
        l382: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) break l382;
          p++;
          break l378;
        }
        p = s379;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) return -1;
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = skipNumeral_(p)) < 0) return -1;
    }
    return p;
  }

  function noteMissingComma(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    l385: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_7(c)))) {
        const s383 = p;
        l384: {
          l386: {
            const c388 = p < end ? text.charCodeAt(p) : 65536;
            if ((c388 < 128 ? TABLE_14[c388] === 1 : BEYOND_3(c388)) && (q = skipValueStart_(p)) >= 0) { p = q; break l386; }
            if ((c388 < 128 ? TABLE_18[c388] === 1 : (c388 >= 12352 && c388 <= 55295) || (c388 >= 192 && c388 <= 8191)) && (q = skipNameWord_(p)) >= 0) {
              p = q;
              break l386;
            }
            if (p >= end || text.charCodeAt(p) !== 40) break l384;
            p++;
          }
          p = s383;
          break l385;
        }
        p = s383;
      }
      return -1;
    }
    m.mistake(4, start, p);
    return p;
  }

  function readCutItem_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l389: {
      const k391 = m.nodesEnd;
      const k392 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readCutText(p)) >= 0) { p = q; break l389; }
      m.nodesEnd = k391;
      m.mistakesEnd = k392;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readBadCutNumber(p)) < 0) return -1;
    }
    return p;
  }

  function readCutText(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let way = 0;
    l393: {
      const s394 = p;
      const k395 = m.nodesEnd;
      const k396 = m.mistakesEnd;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l397: {
          p++;
          l398: for (;;) {
            const s400 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33)))) {
              l399: {
                l401: {
                  const c403 = p < end ? text.charCodeAt(p) : 65536;
                  if ((p < end && (c403 < 128 ? TABLE_40[c403] === 1 : c403 >= 128))) {
                    p++;
                    break l401;
                  }
                  if (c403 === 92 && (q = skipGoodEscape_(p)) >= 0) { p = q; break l401; }
                  if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) {
                    {
                      const s405 = p;
                      l406: {
                        if ((p = skipClosers_(p)) < 0) break l406;
                        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                        if ((p < end)) break l406;
                        break l399;
                      }
                      p = s405;
                    }
                  }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) break l399;
                  p++;
                }
                continue l398;
              }
              p = s400;
            }
            break;
          }
          if ((p < end)) break l397;
          if ((p = noteMissingStringEnd(p)) < 0) break l397;
          break l393;
        }
        p = s394;
        m.nodesEnd = k395;
        m.mistakesEnd = k396;
      }
      if (!(p < end && text.charCodeAt(p) === 39) || (p = noteBadSingleQuotes(p)) < 0) return -1;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_8(c)))) p++;
      if ((p < end)) return -1;
      if ((p = noteMissingStringEnd(p)) < 0) return -1;
      way = 1;
    }
    m.node(9 + way, start, p);
    return p;
  }

  function skipClosers_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) return -1;
    p++;
    let n411 = 0;
    l408: for (;;) {
      if (n411 >= 99) break;
      const s410 = p;
      l409: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) break l409;
        p++;
        n411++;
        continue l408;
      }
      p = s410;
      break;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    return p;
  }

  function noteMissingStringEnd(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 92)) {
      p++;
      if ((p < end && text.charCodeAt(p) === 117)) {
        p++;
        let n422 = 0;
        l419: for (;;) {
          if (n422 >= 3) break;
          const s421 = p;
          l420: {
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) break l420;
            p++;
            n422++;
            continue l419;
          }
          p = s421;
          break;
        }
      }
    }
    m.mistake(5, start, p);
    return p;
  }

  function readBadCutNumber(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 45)) {
      p++;
    }
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    l427: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s428 = p;
        l426: {
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l426;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l427;
        }
        p = s428;
      }
    }
    l429: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        p++;
        break l429;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) return -1;
      p++;
      if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
        p++;
      }
    }
    if ((p < end)) return -1;
    m.node(11, start, p);
    m.mistake(6, start, p);
    return p;
  }

  function noteWholeCut_(p: number): number {
    const { end } = m;
    if ((p < end)) return -1;
    if ((p = noteMissingEnd(p)) < 0) return -1;
    return p;
  }

  function noteMissingEnd(p: number): number {

    const start = p;
    m.mistake(7, start, p);
    return p;
  }

  function readBadConstant(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_43[c] === 1)) || (p = skipOtherConstant_(p)) < 0) return -1;
    if (skipEndsWord_(p) < 0) return -1;
    m.node(12, start, p);
    m.mistake(8, start, p);
    return p;
  }

  function skipOtherConstant_(p: number): number {
    const { text, end } = m;
    l438: {
      const s439 = p;
      const c440 = p < end ? text.charCodeAt(p) : 65536;
      if ((c440 === 84 || c440 === 116)) {
        l441: {
          if (caselessUnits(text, p, "true") < 4) break l441;
          p += 4;
          break l438;
        }
        p = s439;
      }
      if ((c440 === 70 || c440 === 102)) {
        l442: {
          if (caselessUnits(text, p, "false") < 5) break l442;
          p += 5;
          break l438;
        }
        p = s439;
      }
      if ((c440 === 78 || c440 === 110)) {
        l443: {
          if (caselessUnits(text, p, "null") < 4) break l443;
          p += 4;
          break l438;
        }
        p = s439;
      }
      if ((c440 === 78 || c440 === 110)) {
        l444: {
          if (caselessUnits(text, p, "none") < 4) break l444;
          p += 4;
          break l438;
        }
        p = s439;
      }
      if ((c440 === 78 || c440 === 110)) {
        l445: {
          if (caselessUnits(text, p, "nil") < 3) break l445;
          p += 3;
          break l438;
        }
        p = s439;
      }
      if (caselessUnits(text, p, "undefined") < 9) return -1;
      p += 9;
    }
    return p;
  }

  function noteWholeMemberEnd_(p: number): number {
    const { text, end } = m; let c = 0;
    l446: {
      const s447 = p;
      const k448 = m.nodesEnd;
      const k449 = m.mistakesEnd;
      l450: {
        if ((p = noteWholeValueGap_(p)) < 0) break l450;
        l451: {
          const s452 = p;
          const k453 = m.nodesEnd;
          const k454 = m.mistakesEnd;
          const c455 = p < end ? text.charCodeAt(p) : 65536;
          if (c455 === 44) {
            l456: {
              p++;
              if ((p = noteWholeGap_(p)) < 0) break l456;
              l459: {
                const s457 = p;
                l458: {
                  l460: {
                    const s461 = p;
                    const c462 = p < end ? text.charCodeAt(p) : 65536;
                    if ((c462 < 128 ? TABLE_13[c462] === 1 : BEYOND_3(c462))) {
                      p++;
                      break l460;
                    }
                    if ((c462 < 128 ? TABLE_18[c462] === 1 : (c462 >= 12352 && c462 <= 55295) || (c462 >= 192 && c462 <= 8191))) {
                      l464: {
                        if ((p = skipNameWord_(p)) < 0) break l464;
                        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                        if (p >= end || text.charCodeAt(p) !== 58) break l464;
                        p++;
                        break l460;
                      }
                      p = s461;
                    }
                    if ((p < end)) break l458;
                  }
                  p = s457;
                  break l459;
                }
                p = s457;
                break l456;
              }
              break l451;
            }
            p = s452;
            m.nodesEnd = k453;
            m.mistakesEnd = k454;
          }
          if (c455 === 44) {
            l465: {
              if ((p = noteBadTrailingComma(p)) < 0) break l465;
              if ((p = noteWholeGap_(p)) < 0) break l465;
              break l451;
            }
            p = s452;
            m.nodesEnd = k453;
            m.mistakesEnd = k454;
          }
          if (c455 === 125) {
            l466: {
              if (!(p < end && text.charCodeAt(p) === 125)) break l466;
              break l451;
            }
            p = s452;
            m.nodesEnd = k453;
            m.mistakesEnd = k454;
          }
          if ((p < end)) break l450;
        }
        break l446;
      }
      p = s447;
      m.nodesEnd = k448;
      m.mistakesEnd = k449;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : BEYOND_3(c))) || skipWholeMemberAhead_(p) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_7(c))) || (p = noteMissingComma(p)) < 0) return -1;
    }
    return p;
  }

  function skipWholeMemberAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l467: {
      const s468 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : BEYOND_3(c)))) {
        l469: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c))) || (p = skipOwnName_(p)) < 0) break l469;
          break l467;
        }
        p = s468;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) || (p = skipNameWord_(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (p >= end || text.charCodeAt(p) !== 58) return -1;
      p++;
    }
    return p;
  }

  function skipOwnName_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) return -1;
    p++;
    let n473 = 0;
    l470: for (;;) {
      if (n473 >= 200) break;
      const s472 = p;
      l471: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_6(c)))) break l471;
        p++;
        n473++;
        continue l470;
      }
      p = s472;
      break;
    }
    if (n473 < 1) return -1;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_9(c)))) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) return -1;
    p++;
    return p;
  }

  function readCutValue_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l474: {
      const k476 = m.nodesEnd;
      const k477 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1)) && (q = readCutItem_(p)) >= 0) {
        p = q;
        break l474;
      }
      m.nodesEnd = k476;
      m.mistakesEnd = k477;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1)) || (p = readBadCutWord(p)) < 0) return -1;
    }
    return p;
  }

  function readBadCutWord(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1)) || (p = skipCutWord_(p)) < 0) return -1;
    if ((p < end)) return -1;
    m.node(13, start, p);
    m.mistake(9, start, p);
    return p;
  }

  function skipCutWord_(p: number): number {
    const { text, end } = m;
    l478: {
      const s479 = p;
      const c480 = p < end ? text.charCodeAt(p) : 65536;
      if ((c480 === 84 || c480 === 116)) {
        l481: {
          if (caselessUnits(text, p, "tru") < 3) break l481;
          p += 3;
          break l478;
        }
        p = s479;
      }
      if ((c480 === 84 || c480 === 116)) {
        l482: {
          if (caselessUnits(text, p, "tr") < 2) break l482;
          p += 2;
          break l478;
        }
        p = s479;
      }
      if (c480 === 116) {
        p++;
        break l478;
      }
      if ((c480 === 70 || c480 === 102)) {
        l484: {
          if (caselessUnits(text, p, "fals") < 4) break l484;
          p += 4;
          break l478;
        }
        p = s479;
      }
      if ((c480 === 70 || c480 === 102)) {
        l485: {
          if (caselessUnits(text, p, "fal") < 3) break l485;
          p += 3;
          break l478;
        }
        p = s479;
      }
      if ((c480 === 70 || c480 === 102)) {
        l486: {
          if (caselessUnits(text, p, "fa") < 2) break l486;
          p += 2;
          break l478;
        }
        p = s479;
      }
      if (c480 === 102) {
        p++;
        break l478;
      }
      if ((c480 === 78 || c480 === 110)) {
        l488: {
          if (caselessUnits(text, p, "nul") < 3) break l488;
          p += 3;
          break l478;
        }
        p = s479;
      }
      if ((c480 === 78 || c480 === 110)) {
        l489: {
          if (caselessUnits(text, p, "nu") < 2) break l489;
          p += 2;
          break l478;
        }
        p = s479;
      }
      if (c480 === 110) {
        p++;
        break l478;
      }
      if (p >= end || text.charCodeAt(p) !== 78 || !text.startsWith("Non", p)) return -1;
      p += 3;
    }
    return p;
  }

  function readCutMember(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    const node = m.open(14, start);
    if (skipPlainName_(p) < 0) return -1;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c))) || (p = readWholeName_(p)) < 0) return -1;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if ((p < end && text.charCodeAt(p) === 58)) {
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    }
    if ((p < end)) return -1;
    m.close(node, p);
    return p;
  }

  function skipPlainName_(p: number): number {
    const { text, end } = m; let c = 0;
    l503: {
      const s504 = p;
      const c505 = p < end ? text.charCodeAt(p) : 65536;
      if (c505 === 34) {
        l506: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1))) break l506;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1))) p++;
          if (p >= end || text.charCodeAt(p) !== 34) break l506;
          p++;
          break l503;
        }
        p = s504;
      }
      if (c505 === 39) {
        l507: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1))) break l507;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1))) p++;
          if (p >= end || text.charCodeAt(p) !== 39) break l507;
          p++;
          break l503;
        }
        p = s504;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) return -1;
    }
    return p;
  }

  function noteMissingNameEnd(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l514: {
      const s515 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l516: {
          p++;
          let n520 = 0;
          l517: for (;;) {
            if (n520 >= 200) break;
            const s519 = p;
            l518: {
              l521: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
                  p++;
                  while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
                  break l521;
                }
                if (p >= end || text.charCodeAt(p) !== 92) break l518;
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) break l518;
                p++;
              }
              n520++;
              continue l517;
            }
            p = s519;
            break;
          }
          if ((p < end && text.charCodeAt(p) === 92)) {
            p++;
          }
          if ((p < end)) break l516;
          break l514;
        }
        p = s515;
      }
      l527: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) {
          p++;
          break l527;
        }
        if (!(p < end && text.charCodeAt(p) === 92) || (p = skipEscapedQuote_(p)) < 0) return -1;
      }
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_6(c)))) p++;
      if ((p < end)) return -1;
    }
    m.mistake(10, start, p);
    return p;
  }

  function skipEscapedQuote_(p: number): number {
    const { text, end } = m;
    let n533 = 0;
    l530: for (;;) {
      if (n533 >= 3) break;
      const s532 = p;
      l531: {
        if (p >= end || text.charCodeAt(p) !== 92) break l531;
        p++;
        n533++;
        continue l530;
      }
      p = s532;
      break;
    }
    if (n533 < 1) return -1;
    if (p >= end || text.charCodeAt(p) !== 34) return -1;
    p++;
    return p;
  }

  function skipArrayAhead_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l534: {
      const s535 = p;
      const c536 = p < end ? text.charCodeAt(p) : 65536;
      if (c536 === 91) {
        l537: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : BEYOND_0(c)))) p++;
          l538: {
            const s539 = p;
            const c540 = p < end ? text.charCodeAt(p) : 65536;
            if ((c540 < 128 ? TABLE_13[c540] === 1 : BEYOND_3(c540))) {
              p++;
              break l538;
            }
            if ((c540 === 27 || c540 === 60) && (q = skipNoise_(p)) >= 0) { p = q; break l538; }
            if ((c540 < 128 ? TABLE_51[c540] === 1 : c540 === 8230)) {
              p++;
              break l538;
            }
            if (((c540 >= 48 && c540 <= 57))) {
              l543: {
                p++;
                if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_54[c] === 1)) && skipLogTag_(p) >= 0) break l543;
                break l538;
              }
              p = s539;
            }
            if ((c540 < 128 ? TABLE_55[c540] === 1 : c540 === 304) && (q = skipConstantAhead_(p)) >= 0) { p = q; break l538; }
            if ((p < end && (c540 < 128 ? TABLE_57[c540] === 1 : BEYOND_10(c540))) && (q = skipWordList_(p)) >= 0) {
              p = q;
              break l538;
            }
            if ((c540 < 128 ? TABLE_18[c540] === 1 : (c540 >= 12352 && c540 <= 55295) || (c540 >= 192 && c540 <= 8191))) {
              l599: {
                if ((p = skipNameWord_(p)) < 0) break l599;
                if (p >= end || text.charCodeAt(p) !== 40) break l599;
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) break l599;
                p++;
                break l538;
              }
              p = s539;
            }
            if ((p < end)) break l537;
          }
          break l534;
        }
        p = s535;
      }
      if (c536 === 91) {
        l600: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          let n604 = 0;
          l601: for (;;) {
            if (n604 >= 60) break;
            const s603 = p;
            l602: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : BEYOND_10(c)))) break l602;
              p++;
              n604++;
              continue l601;
            }
            p = s603;
            break;
          }
          if (n604 < 1) break l600;
          let n608 = 0;
          l605: for (;;) {
            if (n608 >= 20) break;
            const s607 = p;
            l606: {
              if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l606;
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              let n612 = 0;
              l609: for (;;) {
                if (n612 >= 60) break;
                const s611 = p;
                l610: {
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : BEYOND_10(c)))) break l610;
                  p++;
                  n612++;
                  continue l609;
                }
                p = s611;
                break;
              }
              if (n612 < 1) break l606;
              n608++;
              continue l605;
            }
            p = s607;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l600;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) break l600;
          p++;
          break l534;
        }
        p = s535;
      }
      if (c536 === 91) {
        l613: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : BEYOND_0(c)))) p++;
          l614: {
            const s615 = p;
            const c616 = p < end ? text.charCodeAt(p) : 65536;
            if (c616 === 92 && (q = skipEscapedQuote_(p)) >= 0) { p = q; break l614; }
            if (c616 === 38) {
              l617: {
                if (!text.startsWith("&quot;", p)) break l617;
                p += 6;
                break l614;
              }
              p = s615;
            }
            if (c616 === 92 && (q = skipEscapedBlank_(p)) >= 0) { p = q; break l614; }
            if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) break l613;
            p += 4;
          }
          break l534;
        }
        p = s535;
      }
      if (c536 === 91) {
        l618: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l619: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_64[c] === 1)) && (q = skipPrefix_(p)) >= 0) {
              p = q;
              break l619;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) || (p = skipNameWord_(p)) < 0) break l618;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) break l618;
            p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) break l618;
            p++;
          }
          break l534;
        }
        p = s535;
      }
      if (c536 === 91) {
        l658: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l659: {
            const s660 = p;
            const c661 = p < end ? text.charCodeAt(p) : 65536;
            if ((c661 < 128 && TABLE_6[c661] === 1) && (q = skipLineMark_(p)) >= 0) { p = q; break l659; }
            if ((c661 < 128 ? TABLE_66[c661] === 1 : c661 === 183 || c661 === 8226)) {
              l662: {
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l662;
                p++;
                break l659;
              }
              p = s660;
            }
            l663: {
              const s664 = p;
              if ((p < end && text.charCodeAt(p) === 97)) {
                l665: {
                  if (!text.startsWith("and", p)) break l665;
                  p += 3;
                  break l663;
                }
                p = s664;
              }
              if (p >= end || text.charCodeAt(p) !== 111 || !text.startsWith("or", p)) break l658;
              p += 2;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l658;
            p++;
          }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l666: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) {
              p++;
              break l666;
            }
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = skipNumeral_(p)) < 0) break l658;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93))) break l658;
            p++;
          }
          break l534;
        }
        p = s535;
      }
      if (c536 === 91) {
        l669: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && text.charCodeAt(p) === 60) || (p = skipTag_(p)) < 0) break l669;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l670: {
            const c672 = p < end ? text.charCodeAt(p) : 65536;
            if ((c672 < 128 ? TABLE_13[c672] === 1 : BEYOND_3(c672))) {
              p++;
              break l670;
            }
            if (((c672 >= 48 && c672 <= 57) || c672 === 45) && (q = skipNumeral_(p)) >= 0) { p = q; break l670; }
            if ((c672 === 102 || c672 === 110 || c672 === 116) && (q = skipLiteral_(p)) >= 0) { p = q; break l670; }
            if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 93 || c === 123))) break l669;
            p++;
          }
          break l534;
        }
        p = s535;
      }
      if (p >= end || text.charCodeAt(p) !== 65339) return -1;
      p++;
    }
    return p;
  }

  function skipLogTag_(p: number): number {
    const { text, end } = m; let c = 0;
    let n547 = 0;
    l544: for (;;) {
      if (n547 >= 40) break;
      const s546 = p;
      l545: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1))) break l545;
        p++;
        n547++;
        continue l544;
      }
      p = s546;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 93) return -1;
    p++;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : c >= 128))) return -1;
    p++;
    return p;
  }

  function skipConstantAhead_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l548: {
      const s549 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 304))) {
        l550: {
          l551: {
            const c553 = p < end ? text.charCodeAt(p) : 65536;
            if ((c553 === 102 || c553 === 110 || c553 === 116) && (q = skipLiteral_(p)) >= 0) { p = q; break l551; }
            if ((c553 < 128 && TABLE_43[c553] === 1) && (q = skipOtherConstant_(p)) >= 0) { p = q; break l551; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c === 304)) || (p = skipNan_(p)) < 0) break l550;
          }
          l562: {
            const s563 = p;
            l564: {
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              l565: {
                if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 59 || c === 93))) {
                  p++;
                  break l565;
                }
                if ((p < end)) break l564;
              }
              break l562;
            }
            p = s563;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) break l550;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 34 || c === 91 || c === 123))) break l550;
            p++;
          }
          break l548;
        }
        p = s549;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1)) || (p = skipCutWord_(p)) < 0) return -1;
      if ((p < end)) return -1;
    }
    return p;
  }

  function skipNan_(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
      p++;
    }
    l557: {
      const s558 = p;
      const c559 = p < end ? text.charCodeAt(p) : 65536;
      if ((c559 === 78 || c559 === 110)) {
        l560: {
          if (caselessUnits(text, p, "nan") < 3) break l560;
          p += 3;
          break l557;
        }
        p = s558;
      }
      if ((c559 === 73 || c559 === 105 || c559 === 304)) {
        l561: {
          if (caselessUnits(text, p, "infinity") < 8) break l561;
          p += 8;
          break l557;
        }
        p = s558;
      }
      if (caselessUnits(text, p, "inf") < 3) return -1;
      p += 3;
    }
    return p;
  }

  function skipWordList_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : BEYOND_10(c))) || (p = skipListWord_(p)) < 0) return -1;
    l592: for (;;) {
      const s594 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1))) {
        l593: {
          l595: {
            const s596 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1))) {
              l597: {
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                if (p >= end || text.charCodeAt(p) !== 44) break l597;
                p++;
                while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                break l595;
              }
              p = s596;
            }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) break l593;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : BEYOND_10(c))) || (p = skipListWord_(p)) < 0) break l593;
          continue l592;
        }
        p = s594;
      }
      break;
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (p >= end || text.charCodeAt(p) !== 93) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if ((p < end)) return -1;
    return p;
  }

  function skipListWord_(p: number): number {
    const { text, end } = m; let c = 0;
    l568: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : BEYOND_10(c)))) {
        p++;
        while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : BEYOND_10(c)))) p++;
        l571: for (;;) {
          const s573 = p;
          if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
            l572: {
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : BEYOND_10(c)))) break l572;
              p++;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : BEYOND_10(c)))) p++;
              continue l571;
            }
            p = s573;
          }
          break;
        }
        break l568;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : BEYOND_11(c))) || (p = skipQuotedAhead_(p)) < 0) return -1;
    }
    return p;
  }

  function skipQuotedAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l575: {
      const s576 = p;
      const c577 = p < end ? text.charCodeAt(p) : 65536;
      if (c577 === 34) {
        l578: {
          p++;
          let n582 = 0;
          l579: for (;;) {
            if (n582 >= 60) break;
            const s581 = p;
            l580: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) break l580;
              p++;
              n582++;
              continue l579;
            }
            p = s581;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l578;
          p++;
          break l575;
        }
        p = s576;
      }
      if (c577 === 39) {
        l583: {
          p++;
          let n587 = 0;
          l584: for (;;) {
            if (n587 >= 60) break;
            const s586 = p;
            l585: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c >= 128))) break l585;
              p++;
              n587++;
              continue l584;
            }
            p = s586;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) break l583;
          p++;
          break l575;
        }
        p = s576;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : BEYOND_11(c)))) return -1;
      p++;
      let n591 = 0;
      l588: for (;;) {
        if (n591 >= 60) break;
        const s590 = p;
        l589: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : BEYOND_12(c)))) break l589;
          p++;
          n591++;
          continue l588;
        }
        p = s590;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : BEYOND_13(c)))) return -1;
      p++;
    }
    return p;
  }

  function skipPrefix_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_64[c] === 1))) return -1;
    p++;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_65[c] === 1))) {
      p++;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) return -1;
    if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && skipOpenQuote_(p) >= 0) return -1;
    return p;
  }

  function skipOpenQuote_(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
      {
        const s624 = p;
        l625: {
          if ((p = skipShortText_(p)) < 0) break l625;
          if ((p = skipEnds_(p)) < 0) break l625;
          return -1;
        }
        p = s624;
      }
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) return -1;
    p++;
    {
      const s655 = p;
      l656: {
        if ((p < end)) break l656;
        return -1;
      }
      p = s655;
    }
    if ((p = skipEnds_(p)) < 0) return -1;
    return p;
  }

  function skipShortText_(p: number): number {
    const { text, end } = m; let c = 0;
    l627: {
      const s628 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l629: {
          p++;
          let n633 = 0;
          l630: for (;;) {
            if (n633 >= 200) break;
            const s632 = p;
            l631: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) break l631;
              p++;
              n633++;
              continue l630;
            }
            p = s632;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l629;
          p++;
          break l627;
        }
        p = s628;
      }
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
      let n637 = 0;
      l634: for (;;) {
        if (n637 >= 200) break;
        const s636 = p;
        l635: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) break l635;
          p++;
          n637++;
          continue l634;
        }
        p = s636;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 39) return -1;
      p++;
    }
    return p;
  }

  function skipEnds_(p: number): number {
    const { text, end } = m; let c = 0;
    l638: {
      const s639 = p;
      l640: {

        if ((p = skipEndsRoot_(p)) < 0) break l640;
        break l638;
      }
      p = s639;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) || (p = skipEndsNoisily_(p)) < 0) return -1;
    }
    return p;
  }

  function skipEndsRoot_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l641: {
      const s642 = p;
      l643: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        l644: {
          const s645 = p;
          l646: {
            if ((p < end)) break l646;
            break l644;
          }
          p = s645;
          if ((p < end && text.charCodeAt(p) === 44)) {
            l647: {
              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              if ((p < end)) break l647;
              break l644;
            }
            p = s645;
          }
          if (p >= end || text.charCodeAt(p) !== 43) break l643;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) break l643;
          p++;
        }
        break l641;
      }
      p = s642;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      l648: {
        const c650 = p < end ? text.charCodeAt(p) : 65536;
        if ((c650 === 10 || c650 === 13) && (q = skipEol_(p)) >= 0) { p = q; break l648; }
        if ((c650 === 41 || c650 === 59)) {
          p++;
          break l648;
        }
        if ((c650 === 96 || c650 === 126) && (q = skipFenceMark_(p)) >= 0) { p = q; break l648; }
        if ((p < end && text.charCodeAt(p) === 35)) {
          {
            const s652 = p;
            l653: {
              p++;
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l653;
              p++;
              return -1;
            }
            p = s652;
          }
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = skipCommentStart_(p)) < 0) return -1;
      }
    }
    return p;
  }

  function noteBadFence(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = skipFence_(p)) < 0) return -1;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_68[c] === 1))) p++;
    {
      const s686 = p;
      l687: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if ((p < end)) break l687;
        return -1;
      }
      p = s686;
    }
    m.mistake(11, start, p);
    return p;
  }

  function skipFence_(p: number): number {
    const { text, end } = m;
    l683: {
      const s684 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l685: {
          if (!text.startsWith("```", p)) break l685;
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          break l683;
        }
        p = s684;
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
  kinds: ['Whole', 'WholeObject', 'Text', 'Text', 'Text', 'BadBareKey', 'Number', 'Constant', 'WholeArray', 'CutText', 'CutText', 'BadCutNumber', 'BadConstant', 'BadCutWord', 'CutMember'],
  mistakes: ['BadComment', 'BadSingleQuotes', 'BadBareKey', 'BadTrailingComma', 'MissingComma', 'MissingStringEnd', 'BadCutNumber', 'MissingEnd', 'BadConstant', 'BadCutWord', 'MissingNameEnd', 'BadFence', 'MissingFenceEnd'],
};

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> & { readonly flat: FlatGrammar<FlatKinds> } = {
  starts: ['Document'],
  rules: once(makeRules),
  flat,
  mistakes: {
    MissingDocument: {"code":"missing-document","severity":"error","meaning":"The text holds no JSON value.","example":"Sorry.","mend":"Write one JSON value."},
    BadSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","mend":"Write one array, or read the lines one by one."},
    BadListSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","mend":"Write one array, or read the lines one by one."},
    BadTrailingComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","mend":"Leave the last comma out."},
    BadRootComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","mend":"Leave the last comma out."},
    BadProse: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","mend":"Write the value alone."},
    BadLostMember: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿{}","mend":"Save the text as UTF-8 without a byte order mark."},
    BadCall: {"code":"bad-call","severity":"warning","meaning":"The value is wrapped in a function call or in round brackets.","example":"callback({\"a\": 1});","mend":"Write the value alone."},
    BadAroundQuote: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","mend":"Write the value alone."},
    BadAssignment: {"code":"bad-assignment","severity":"warning","meaning":"The value is assigned to a variable.","example":"const reply = {\"a\": 1};","mend":"Write the value alone."},
    BadFence: {"code":"bad-fence","severity":"warning","meaning":"The value is wrapped in a code fence.","example":"```json\n{\"a\": 1}\n```","mend":"Write the value alone."},
    BadCutFence: {"code":"missing-fence-end","severity":"error","meaning":"The code fence is never closed.","example":"```json\n{\"a\": 1}","mend":"The text was cut off, or needs no fence."},
    BadLooseFence: {"code":"bad-fence","severity":"warning","meaning":"The value is wrapped in a code fence.","example":"```json\n{\"a\": 1}\n```","mend":"Write the value alone."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"The code fence is never closed.","example":"```json\n{\"a\": 1}","mend":"The text was cut off, or needs no fence."},
    BadRest: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    BadRootBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    MissingValue: {"code":"missing-value","severity":"error","meaning":"A name has no value, so it was read as null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out."},
    BadLateColon: {"code":"missing-value","severity":"error","meaning":"A name has no value, so it was read as null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out."},
    MissingKey: {"code":"missing-key","severity":"error","meaning":"A value has no name, so the name is empty.","example":"{\"a\": 1, : 2}","mend":"Write a name before the colon."},
    MissingOpen: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","mend":"Begin an object with {, an array with [."},
    BadLateOpen: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","mend":"Begin an object with {, an array with [."},
    MissingSquare: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","mend":"Begin an object with {, an array with [."},
    MissingColon: {"code":"missing-colon","severity":"warning","meaning":"The colon between a name and its value is missing.","example":"{\"a\" 1}","mend":"Write a colon between a name and its value."},
    BadColon: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value."},
    BadCommaForColon: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value."},
    BadNameRemark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    MissingNameEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: write all of it again."},
    BadObjectEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadItemEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadRoundEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadRoundArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadStrayEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadStrayBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadEarlyEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadTwiceEnded: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadRootEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    MissingBracket: {"code":"missing-bracket","severity":"error","meaning":"The closing bracket of an inner object or array is missing.","example":"{\"a\": [1, 2}","mend":"Write one closing bracket for each that opens."},
    BadLateBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadLateElement: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadInnerBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadDoubledBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadDoubledSquare: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadNamedArray: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadBraceAround: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadBraces: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadTuple: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones."},
    BadFullBrace: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones."},
    BadFullBracket: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones."},
    BadFullEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones."},
    BadFullSquareEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones."},
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","mend":"The text was cut off: write all of it again."},
    BadComma: {"code":"bad-comma","severity":"error","meaning":"There is a comma without a value before it; a value may be missing.","example":"[1,,2]","mend":"Write one comma between two values."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values."},
    BadPointBehind: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values."},
    BadOddSeparator: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values."},
    MissingComma: {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","mend":"Write a comma between two values."},
    MissingSeparator: {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","mend":"Write a comma between two values."},
    BadEllipsis: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis takes the place of values.","example":"[1, 2, ...]","mend":"Write all values."},
    BadText: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    BadLineMark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    BadElementText: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    BadComment: {"code":"bad-comment","severity":"warning","meaning":"JSON has no comments.","example":"{\"a\": 1 // one\n}","mend":"Leave comments out."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed.","example":"{\"a\": 1} /* cut","mend":"The text was cut off, or needs no comment."},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"This white space is not allowed in JSON.","example":"{ \"a\": 1}","mend":"Use spaces, tabs and line ends only."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"There is a terminal colour code or a chat template token between the values.","example":"\u001b[32m{\"a\": 1}","mend":"Strip such sequences from the text."},
    BadEscapedBlank: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings."},
    BadRemark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    BadLeadIn: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","mend":"Write names and values only."},
    BadSmartName: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string is in typographic quotes.","example":"{“a”: 1}","mend":"Write strings in double quotes."},
    BadPrefixedName: {"code":"bad-prefix","severity":"warning","meaning":"A string has a prefix, as in Python.","example":"{\"a\": r\"x\"}","mend":"Leave the letter out."},
    BadColonInside: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value."},
    BadLastName: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadLostQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadOpenName: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadTwiceClosed: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end."},
    BadSquareName: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens."},
    BadDoubledName: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end."},
    BadOtherQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadEarlyQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    BadQuotedName: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\"."},
    BadOddName: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    BadBareKey: {"code":"bad-bare-key","severity":"warning","meaning":"A name has no quotes.","example":"{a: 1}","mend":"Write names in double quotes."},
    BadConstant: {"code":"bad-constant","severity":"warning","meaning":"This constant is not written as in JSON.","example":"{\"a\": True, \"b\": None}","mend":"Write true, false or null."},
    BadNan: {"code":"bad-nan","severity":"warning","meaning":"JSON has no NaN and no Infinity. The value is null.","example":"[NaN]","mend":"Write null, or leave the value out."},
    BadCutWord: {"code":"bad-cut-word","severity":"error","meaning":"The text ends inside a constant.","example":"{\"a\": tr","mend":"The text was cut off: write all of it again."},
    BadConstructor: {"code":"bad-constructor","severity":"warning","meaning":"A value is wrapped in a call. Its argument was taken.","example":"{\"id\": ObjectId(\"5f1\")}","mend":"Write the value alone."},
    BadParentheses: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones."},
    BadDots: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis takes the place of values.","example":"[1, 2, ...]","mend":"Write all values."},
    BadPlaceholder: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes."},
    BadOpenQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadBareString: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes."},
    BadRadix: {"code":"bad-radix","severity":"warning","meaning":"A number is hexadecimal, octal or binary.","example":"[0x1F]","mend":"Write numbers in decimal."},
    BadPlus: {"code":"bad-plus","severity":"warning","meaning":"A number has a plus sign.","example":"[+1]","mend":"Write positive numbers without a sign."},
    BadDigitGroups: {"code":"bad-digit-groups","severity":"warning","meaning":"A number contains underscores.","example":"[1_000]","mend":"Write the digits without anything between them."},
    BadThousands: {"code":"bad-thousands","severity":"error","meaning":"A number contains commas.","example":"{\"total\": 1,000}","mend":"Write the digits without anything between them."},
    BadAmount: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes."},
    BadLeadingZero: {"code":"bad-leading-zero","severity":"warning","meaning":"A number has a leading zero, so it was kept as text.","example":"[007]","mend":"Write codes in quotes, numbers without leading zeros."},
    BadFraction: {"code":"bad-fraction","severity":"warning","meaning":"A number has no digit before its point.","example":"[.5]","mend":"Write a digit before the point, as in 0.5."},
    BadPoint: {"code":"bad-point","severity":"warning","meaning":"A number has no digit after its point.","example":"[5.]","mend":"Write a digit after the point, as in 5.0, or no point."},
    BadCutNumber: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","mend":"The text was cut off: write all of it again."},
    BadCutSign: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","mend":"The text was cut off: write all of it again."},
    BadPrefix: {"code":"bad-prefix","severity":"warning","meaning":"A string has a prefix, as in Python.","example":"{\"a\": r\"x\"}","mend":"Leave the letter out."},
    BadConcatenation: {"code":"bad-concatenation","severity":"warning","meaning":"Strings are joined with a plus sign.","example":"{\"a\": \"one \" + \"two\"}","mend":"Write one string."},
    BadVariable: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes."},
    BadSingleQuotes: {"code":"bad-single-quotes","severity":"warning","meaning":"A string is in single quotes.","example":"{'a': 1}","mend":"Write strings in double quotes."},
    BadBackticks: {"code":"bad-backticks","severity":"warning","meaning":"A string is in backticks.","example":"{\"a\": `text`}","mend":"Write strings in double quotes."},
    BadSmartQuotes: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string is in typographic quotes.","example":"{“a”: 1}","mend":"Write strings in double quotes."},
    BadTripleQuotes: {"code":"bad-triple-quotes","severity":"warning","meaning":"A string is in triple quotes.","example":"{\"a\": \"\"\"text\"\"\"}","mend":"Write strings in double quotes, line ends as \\n."},
    BadQuote: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\"."},
    BadLoneQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    BadQuoteOfJson: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\"."},
    BadListedQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    BadBlankPair: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    BadEscapedEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadLastEscapedEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadDoubledEnd: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end."},
    BadOtherEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadLastOtherEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    MissingQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    MissingLastQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    MissingStringEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: write all of it again."},
    BadEscape: {"code":"bad-escape","severity":"warning","meaning":"JSON does not have this escape. If it is unknown, the backslash was kept.","example":"{\"path\": \"C:\\dir\"}","mend":"Write a backslash as \\\\."},
    BadSignEscape: {"code":"bad-escape","severity":"warning","meaning":"JSON does not have this escape. If it is unknown, the backslash was kept.","example":"{\"path\": \"C:\\dir\"}","mend":"Write a backslash as \\\\."},
    BadNewline: {"code":"bad-newline","severity":"warning","meaning":"A string contains a line break.","example":"{\"a\": \"one\ntwo\"}","mend":"Write line ends in strings as \\n."},
    BadControl: {"code":"bad-control","severity":"warning","meaning":"A string contains a control character.","example":"{\"a\": \"one\ttwo\"}","mend":"Write control characters as \\t or \\u0009."},
    BadApostrophe: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","mend":"Write quotes inside strings as \\\"."},
    BadInnerMark: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    MissingSingleQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","mend":"Close the string."},
    BadInnerSmart: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    BadInnerBacktick: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","mend":"Write quotes inside strings as \\\"."},
    BadFencedText: {"code":"bad-fenced-text","severity":"warning","meaning":"A code block takes the place of a string.","example":"{\"code\": ```js\ngo()\n```}","mend":"Write strings in double quotes, line ends as \\n."},
    BadQuotedBracket: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\"."},
    BadInnerJson: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\"."},
    BadEscapedQuotes: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings."},
    BadCutEscaped: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: write all of it again."},
    BadTwiceEscapedQuotes: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","mend":"Escape quotes only inside strings."},
    BadEntityQuotes: {"code":"bad-entity-quotes","severity":"warning","meaning":"The quotes around a string are HTML entities.","example":"{&quot;a&quot;: 1}","mend":"Write quotes as they are."},
    BadDoubledQuotes: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","mend":"Write one quote at each end."},
    BadPath: {"code":"bad-path","severity":"error","meaning":"The backslashes of a Windows path or a formula are not escaped. All were kept.","example":"{\"a\": \"C:\\new\\dir\"}","mend":"Write a backslash as \\\\."},
  },
  registers: 2,
  tables: 0,
  inside: 9,
};
