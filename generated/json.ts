// Generated from grammars/json.peggy, grammars/json/whole.peggy, grammars/json/objects.peggy, grammars/json/arrays.peggy, grammars/json/brackets.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type FlatGrammar, type FlatNode, type FlatRules, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, FlatMachine, Machine, Rules, Stops, caselessUnits, coded, once, onceMade, tableOf, ofCase, ofAction, ofSame, ofCloses, ofInside, ofFlat, MAX_DEPTH } from '../src/engine/generated.ts';

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
export interface BadItemBracketNode extends RecoveryNode { readonly type: 'BadItemBracket'; }
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
| OpenlessArrayStartNode | ObjectStartNode | BadItemBracketNode | MissingValueNode | RepairedAmountNode
| TextStartNode | MissingStringEndNode | InnerEndNode | BadNewlineNode | BadControlNode | BadEscapeNode
| BadSignEscapeNode | BadDoubledEndNode | BadBlankPairNode | BadListedQuoteNode | BadQuoteNode | BadLoneQuoteNode
| BadQuoteOfJsonNode | BadLastEscapedEndNode | BadEscapedEndNode | BadLastOtherEndNode | BadOtherEndNode
| MissingLastQuoteNode | MissingQuoteNode | ContractionNode | BadInnerMarkNode | MissingSingleQuoteNode
| BadInnerSmartNode | FencedTextStartNode | BadInnerBacktickNode | BadConcatenationNode | BadVariableNode
| TextEndNode | LateStartNode | BadLateColonNode | RepairedWordNode | BadTwiceEndedNode | TupleStartNode
| BadCommaNode | BadEllipsisNode | BadStrayEndNode | BadElementTextNode | TupleEndNode | BadRootEndNode
| MissingBracketNode | MissingEndNode | ArrayEndNode | BadArrayEndNode | BadRoundArrayEndNode | MissingNameEndNode
| BadInnerBracketNode | BadEarlyEndNode | BadStrayBracketNode | BadTextNode | ObjectEndNode | BadObjectEndNode
| BadRoundEndNode | BadItemEndNode | BadLateElementNode | BadLateBracketNode | RepairedRootNode | BadFenceNode
| BadCutFenceNode | BadSequenceNode | BadListSequenceNode | BadRootCommaNode | BadRestNode | BadCallNode
| BadAssignmentNode | BadRootBracketNode | BadLostMemberNode | BadProseNode | MissingFenceEndNode
| MissingDocumentNode | BadLooseFenceNode>;

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
| BadItemBracketNode | BadLateElementNode | BadInnerBracketNode | BadDoubledBracketNode | BadDoubledSquareNode
| BadNamedArrayNode | BadBraceAroundNode | BadBracesNode | BadTupleNode | BadFullBraceNode | BadFullBracketNode
| BadFullEndNode | BadFullSquareEndNode | MissingEndNode | BadCommaNode | BadSeparatorNode | BadPointBehindNode
| BadOddSeparatorNode | MissingCommaNode | MissingSeparatorNode | BadEllipsisNode | BadTextNode | BadLineMarkNode
| BadElementTextNode | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode
| BadRemarkNode | BadLeadInNode | BadSmartNameNode | BadPrefixedNameNode | BadColonInsideNode | BadLastNameNode
| BadLostQuoteNode | BadOpenNameNode | BadTwiceClosedNode | BadSquareNameNode | BadDoubledNameNode
| BadOtherQuoteNode | BadEarlyQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode | BadConstantNode
| BadNanNode | BadCutWordNode | BadConstructorNode | BadParenthesesNode | BadDotsNode | BadPlaceholderNode
| BadOpenQuoteNode | BadBareStringNode | BadRadixNode | BadPlusNode | BadDigitGroupsNode | BadThousandsNode
| BadAmountNode | BadLeadingZeroNode | BadFractionNode | BadPointNode | BadCutNumberNode | BadCutSignNode
| BadPrefixNode | BadConcatenationNode | BadVariableNode | BadSingleQuotesNode | BadBackticksNode
| BadSmartQuotesNode | BadTripleQuotesNode | BadQuoteNode | BadLoneQuoteNode | BadQuoteOfJsonNode
| BadListedQuoteNode | BadBlankPairNode | BadEscapedEndNode | BadLastEscapedEndNode | BadDoubledEndNode
| BadOtherEndNode | BadLastOtherEndNode | MissingQuoteNode | MissingLastQuoteNode | MissingStringEndNode
| BadEscapeNode | BadSignEscapeNode | BadNewlineNode | BadControlNode | BadApostropheNode | BadInnerMarkNode
| MissingSingleQuoteNode | BadInnerSmartNode | BadInnerBacktickNode | BadFencedTextNode | BadQuotedBracketNode
| BadInnerJsonNode | BadEscapedQuotesNode | BadCutEscapedNode | BadTwiceEscapedQuotesNode | BadEntityQuotesNode
| BadDoubledQuotesNode | BadPathNode>;

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
& Readonly<Record<'BadItemBracket' | 'BadItemEnd', 'ItemObject'>>
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
& Readonly<Record<'BadLateBracket', 'OpenlessObject' | 'RootObject'>>
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

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'ArrayStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'OpenlessStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'Number', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Constant', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'BraceArrayStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'LateArrayStart', start, end, kind: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'Item', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'RepairedAmounts', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'Word', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'RepairedPlaceholder', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'RepairedText', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'NamedArrayStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'FlawedName', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Key', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'OpenlessArrayStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'ObjectStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'RepairedAmount', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'TextStart', start, end, mark: l[0] }),
  (start, end, l) => ({ type: 'InnerEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Contraction', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FencedTextStart', start, end, mark: l[0] }),
  (start, end, l) => ({ type: 'LateStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'RepairedNumber', start, end, sign: l[0], digits: l[1] }),
  (start, end, l) => ({ type: 'RepairedWord', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'TupleStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'RepairedRoot', start, end, value: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadEscapedQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadTwiceEscapedQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadCutEscaped', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadEntityQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadDoubledQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPath', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadParentheses', start, end, raw, value: l[0] }),
  (start, end, raw, l) => ({ type: 'BadColonInside', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadLastName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadOtherQuote', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadTwiceClosed', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadOpenName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadDoubledName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadSmartName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadLostQuote', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPrefixedName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadEarlyQuote', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadQuotedName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadSquareName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadEscape', start, end, raw, code: l[0] ?? null, lineEnd: l[1] ?? null, char: l[2] ?? null }),
  (start, end, raw, l) => ({ type: 'BadSignEscape', start, end, raw, sign: l[0] ?? null }),
  (start, end, raw, l) => ({ type: 'BadOddName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadAmount', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadCutNumber', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadLeadingZero', start, end, raw, code: l[0], rest: l[1] }),
  (start, end, raw, l) => ({ type: 'BadConstructor', start, end, raw, value: l[0] }),
  (start, end, raw, l) => ({ type: 'BadOpenQuote', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadBareString', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadQuotedBracket', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, run: l[0] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'object'; },
  () => { return 'array'; },
  () => { return 'array'; },
  () => { return 'object'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("#\\-/<");
  const TABLE_1 = tableOf("$A-Z_a-z");
  const TABLE_2 = tableOf("$\\-0-9A-Z_a-z");
  const TABLE_3 = tableOf("\t\n\r\u001b <");
  const TABLE_4 = tableOf("\"/\\\\bfnrt");
  const TABLE_5 = tableOf("\u0000\u000b\f");
  const TABLE_6 = tableOf("!$%*+\\-.0-9?-Z\\^_a-z|~\u007f");
  const TABLE_7 = tableOf("!$%*+\\-.0-:?-Z\\^_a-z|~\u007f");
  const TABLE_8 = tableOf("\\-0-9]fnt");
  const TABLE_9 = tableOf("\t\n\r ,}");
  const TABLE_10 = tableOf("\u0000\u000b\f\u001b#\\-/<\\\\");
  const TABLE_11 = tableOf("\u0000\t-\r\u001b #\\-/<\\\\");
  const TABLE_12 = tableOf(")]}");
  const TABLE_13 = tableOf("\"$'(\\-0-9A-[_-{");
  const BEYOND_0 = (c: number): boolean => (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279;
  const BEYOND_1 = (c: number): boolean => (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291);
  const BEYOND_2 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const STOPS_0 = new Stops(m, "\n\r");

  function skipCommentCode(p: number): number {
    const { text, end } = m; let c = 0;
    l1: {
      const s2 = p;
      const c3 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c3 === 35 || c3 === 45 || c3 === 47)) {
        l4: {
          l5: {
            const s6 = p;
            const c7 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if (c7 === 47) {
              l8: {
                if (!text.startsWith("//", p)) { m.reaches(p, "//"); break l8; }
                p += 2;
                break l5;
              }
              p = s6;
            }
            if (c7 === 35) {

              p++;
              break l5;
            }
            if (p >= end || text.charCodeAt(p) !== 45 || !text.startsWith("--", p)) { m.reaches(p, "--"); break l4; }
            p += 2;
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l4; }
            p++;
          }
          const near10 = p + 4;
          while (p < near10 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near10) p = STOPS_0.next(p);
          m.hitEnd ||= p >= end && "^\n\r";
          break l1;
        }
        p = s2;
      }
      if (c3 === 47) {
        l11: {
          if (!text.startsWith("/*", p)) { m.reaches(p, "/*"); break l11; }
          p += 2;
          l12: for (;;) {
            const s14 = p;
            if ((p < end)) {
              l13: {
                if ((p < end && text.charCodeAt(p) === 42)) {
                  {
                    const s16 = p;
                    l17: {
                      if (!text.startsWith("*/", p)) { m.reaches(p, "*/"); break l17; }
                      p += 2;
                      break l13;
                    }
                    p = s16;
                  }
                } else m.hitEnd ||= p >= end;
                if (!(p < end)) { m.hitEnd ||= p >= end; break l13; }
                p++;
                continue l12;
              }
              p = s14;
            } else m.hitEnd ||= p >= end;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) { m.reaches(p, "*/"); break l11; }
          p += 2;
          break l1;
        }
        p = s2;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<!--", p)) { m.reaches(p, "<!--"); return -1; }
      p += 4;
      l19: for (;;) {
        const s21 = p;
        if ((p < end)) {
          l20: {
            if ((p < end && text.charCodeAt(p) === 45)) {
              {
                const s23 = p;
                l24: {
                  if (!text.startsWith("-->", p)) { m.reaches(p, "-->"); break l24; }
                  p += 3;
                  break l20;
                }
                p = s23;
              }
            } else m.hitEnd ||= p >= end;
            if (!(p < end)) { m.hitEnd ||= p >= end; break l20; }
            p++;
            continue l19;
          }
          p = s21;
        } else m.hitEnd ||= p >= end;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = skipComment(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: BadCommentNode = { type: 'BadComment', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l26: {
      const s27 = p;
      const c28 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c28 === 13) {
        l29: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l29; }
          p += 2;
          break l26;
        }
        p = s27;
      }
      if (c28 === 10) {

        p++;
        break l26;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.hitEnd ||= p >= end;
    l34: {
      if ((p < end && text.charCodeAt(p) === 48)) {

        p++;
        break l34;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.hitEnd ||= p >= end;
    }
    l37: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s39 = p;
        l38: {

          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l38; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          break l37;
        }
        p = s39;
      } else m.hitEnd ||= p >= end;
    }
    l40: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s42 = p;
        l41: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          } else m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l41; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.hitEnd ||= p >= end;
          break l40;
        }
        p = s42;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l46: {
      const s47 = p;
      const c48 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c48 === 116) {
        l49: {
          if (!text.startsWith("true", p)) { m.reaches(p, "true"); break l49; }
          p += 4;
          break l46;
        }
        p = s47;
      }
      if (c48 === 102) {
        l50: {
          if (!text.startsWith("false", p)) { m.reaches(p, "false"); break l50; }
          p += 5;
          break l46;
        }
        p = s47;
      }
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) { m.reaches(p, "null"); return -1; }
      p += 4;
    }
    return p;
  }

  function skipNameWordCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    let n54 = 0;
    l51: for (;;) {
      if (n54 >= 200) break;
      const s53 = p;
      l52: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { m.hitEnd ||= p >= end; break l52; }
        p++;
        n54++;
        continue l51;
      }
      p = s53;
      break;
    }
    return p;
  }

  function skipEndsCode(p: number): number {
    const { text, end } = m; let c = 0;
    l55: {
      const s56 = p;
      l57: {
        if ((p = skipInObject(p)) < 0) { break l57; }
        if ((p = skipEndsMember(p)) < 0) { break l57; }
        break l55;
      }
      p = s56;
      l58: {
        if ((p = skipInArray(p)) < 0) { break l58; }
        if ((p = skipEndsElement(p)) < 0) { break l58; }
        break l55;
      }
      p = s56;
      l59: {
        if (skipInObject(p) >= 0) { break l59; }

        if (skipInArray(p) >= 0) { break l59; }

        if ((p = skipEndsRoot(p)) < 0) { break l59; }
        break l55;
      }
      p = s56;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = skipEndsNoisily(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipGapAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l60: for (;;) {
      const s62 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1))) {
        l61: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord(p) >= 0) { break l61; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || (p = skipComment(p)) < 0) { m.hitEnd ||= p >= end; break l61; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          continue l60;
        }
        p = s62;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; return -1; }
    p++;
    l82: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_4[c] === 1))) {
        p++;
        break l82;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.hitEnd ||= p >= end; return -1; }
      p++;
      let n88 = 0;
      l85: for (;;) {
        if (n88 >= 4) break;
        const s87 = p;
        l86: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) { m.hitEnd ||= p >= end; break l86; }
          p++;
          n88++;
          continue l85;
        }
        p = s87;
        break;
      }
      if (n88 < 4) { return -1; }
    }
    return p;
  }

  function readBadSingleQuotesCode(p: number): number {
    const { text, end } = m;
    const start = p;
    if (p >= end || text.charCodeAt(p) !== 39) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const node: BadSingleQuotesNode = { type: 'BadSingleQuotes', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function readTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_plain: string | null = null;
    let l_escaped: string | null = null;
    l67: {
      const s68 = p;
      const t69 = m.pending.length;
      const c70 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c70 === 34) {
        l71: {

          p++;
          const s72 = p;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.hitEnd ||= p >= end && " !#-[]-\uffff";
          l_plain = text.slice(s72, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l71; }
          p++;
          break l67;
        }
        p = s68;
        m.forget(t69);
        l_plain = null;
        l_escaped = null;
      }
      if (c70 === 34) {
        l73: {

          p++;
          const s74 = p;
          let n78 = 0;
          l75: for (;;) {
            if (n78 >= 2000) break;
            const s77 = p;
            l76: {
              l79: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l79;
                } else
                m.hitEnd ||= p >= end;
                if (!(p < end && text.charCodeAt(p) === 92) || (p = skipGoodEscape(p)) < 0) { m.hitEnd ||= p >= end; break l76; }
              }
              n78++;
              continue l75;
            }
            p = s77;
            break;
          }
          l_escaped = text.slice(s74, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l73; }
          p++;
          break l67;
        }
        p = s68;
        m.forget(t69);
        l_plain = null;
        l_escaped = null;
      }
      if (!(p < end && text.charCodeAt(p) === 39) || (p = readBadSingleQuotes(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      const s89 = p;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.hitEnd ||= p >= end && " -&(-[]-\uffff";
      l_plain = text.slice(s89, p);
      if (p >= end || text.charCodeAt(p) !== 39) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    const node: TextNode = { type: 'Text', start: m.base + start, end: m.base + p, plain: l_plain, escaped: l_escaped };
    m.value = node;
    return p;
  }

  function skipBareKeyCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_1(c)))) p++;
    m.hitEnd ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
    l93: for (;;) {
      const s95 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l94: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l94; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l94; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_1(c)))) p++;
          m.hitEnd ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
          continue l93;
        }
        p = s95;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function readBadBareKeyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : BEYOND_1(c))) || (p = skipBareKey(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: BadBareKeyNode = { type: 'BadBareKey', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.pending.push(node);
    m.value = node;
    return p;
  }

  function readPairCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_name!: TextNode | BadBareKeyNode;
    let l_value!: TextNode | NumberNode | ConstantNode;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l64: {
      const t66 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readText(p)) >= 0) {
        p = q;
        l_name = m.value as TextNode;
        break l64;
      }
      m.forget(t66);
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : BEYOND_0(c)))) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_1(c))) || (p = readBadBareKey(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_name = m.value as BadBareKeyNode;
      if (!(p < end && text.charCodeAt(p) === 58)) { m.hitEnd ||= p >= end; return -1; }
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l97: {
      const t99 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readText(p)) >= 0) {
        p = q;
        l_value = m.value as TextNode;
        break l97;
      }
      m.forget(t99);
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && skipInnerArrayAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      l100: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) && (q = readNumber(p)) >= 0) {
          p = q;
          l_value = m.value as NumberNode;
          break l100;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = readConstant(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
        l_value = m.value as ConstantNode;
      }
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = skipPairEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: PairNode = { type: 'Pair', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l116: {
      const t118 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = readBlanks(p)) >= 0) {
        p = q;
        value = m.value as string[];
        break l116;
      }
      m.forget(t118);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_0(c))) || (p = readGapMistake(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    }
    m.value = value;
    return p;
  }

  function readSeparatorCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [BadRemarkNode | null, BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode]];
    let e102!: BadRemarkNode | null;
    const t103 = m.pending.length;
    if ((q = readBadRemark(p)) >= 0) { p = q; e102 = m.value as BadRemarkNode; } else { m.forget(t103); e102 = null; }
    let e104!: BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
    l105: {
      const t107 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 46) && (q = readBadPointBehind(p)) >= 0) {
        p = q;
        e104 = m.value as BadPointBehindNode;
        break l105;
      }
      m.forget(t107);
      m.hitEnd ||= p >= end;
      let e108!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
      const list114: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
      let t112 = m.pending.length;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_0(c))) && (q = readGap(p)) >= 0) {
        p = q;
        let v113!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        v113 = m.value as string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        list114.push(v113);
        t112 = m.pending.length;
      }
      m.hitEnd ||= p >= end;
      m.forget(t112);
      e108 = list114;
      let e119!: [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingCommaNode | MissingSeparatorNode;
      l120: {
        const s121 = p;
        const t122 = m.pending.length;
        const c123 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if (c123 === 44 && (q = readComma(p)) >= 0) {
          p = q;
          e119 = m.value as [",", null] | BadTrailingCommaNode;
          break l120;
        }
        m.forget(t122);
        if ((c123 === 59 || c123 === 12289 || c123 === 65292) && (q = readBadSeparator(p)) >= 0) {
          p = q;
          e119 = m.value as BadSeparatorNode;
          break l120;
        }
        m.forget(t122);
        if ((c123 === 46 || c123 === 124) && (q = readBadOddSeparator(p)) >= 0) {
          p = q;
          e119 = m.value as BadOddSeparatorNode;
          break l120;
        }
        m.forget(t122);
        l124: {
          l127: {
            const s125 = p;
            l126: {
              l128: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 65341 || c === 65373))) {
                  p++;
                  break l128;
                } else
                m.hitEnd ||= p >= end;
                if ((p < end)) { break l126; }
                m.hitEnd ||= p >= end;
              }
              p = s125;
              break l127;
            }
            p = s125;
            break l124;
          }
          e119 = null;
          break l120;
        }
        p = s121;
        m.forget(t122);
        if ((c123 < 128 ? TABLE_13[c123] === 1 : BEYOND_2(c123)) && (q = readMissingComma(p)) >= 0) {
          p = q;
          e119 = m.value as MissingCommaNode;
          break l120;
        }
        m.forget(t122);
        if ((p = readMissingSeparator(p)) < 0) { return -1; }
        e119 = m.value as MissingSeparatorNode;
      }
      e104 = [e108, e119];
    }
    value = [e102, e104];
    m.value = value;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l131: {
      const s132 = p;
      const c133 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c133 === 13) {
        l134: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l134; }
          value = "\r\n";
          p += 2;
          break l131;
        }
        p = s132;
      }
      if (c133 === 10) {

        value = "\n";
        p++;
        break l131;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function skipTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    l136: {
      const s137 = p;
      const c138 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c138 === 34) {
        l139: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.hitEnd ||= p >= end && " !#-[]-\uffff";
          if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l139; }
          p++;
          break l136;
        }
        p = s137;
      }
      if (c138 === 34) {
        l141: {

          p++;
          let n146 = 0;
          l143: for (;;) {
            if (n146 >= 2000) break;
            const s145 = p;
            l144: {
              l147: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l147;
                } else
                m.hitEnd ||= p >= end;
                if (!(p < end && text.charCodeAt(p) === 92) || (p = skipGoodEscape(p)) < 0) { m.hitEnd ||= p >= end; break l144; }
              }
              n146++;
              continue l143;
            }
            p = s145;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l141; }
          p++;
          break l136;
        }
        p = s137;
      }
      if (p >= end || text.charCodeAt(p) !== 39) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.hitEnd ||= p >= end && " -&(-[]-\uffff";
      if (p >= end || text.charCodeAt(p) !== 39) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  const readBadComment = coded(readBadCommentCode, "#\\-/<");
  const skipComment = coded(skipCommentCode, "#\\-/<", true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const skipEnds = coded(skipEndsCode, null, true);
  const skipGapAhead = coded(skipGapAheadCode, null, true);
  const readPair = coded(readPairCode, "^\u0001-\b\u000e-\u001f#&(),/;->[-]`{}\u00ab\u00b4\u00bb\u2018-\u201f\u2026\uff02\uff07\uff0c\uff1a");
  const readText = coded(readTextCode, "\"'");
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const readBadSingleQuotes = coded(readBadSingleQuotesCode, "'");
  const readBadBareKey = coded(readBadBareKeyCode, "!$%*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff");
  const skipBareKey = coded(skipBareKeyCode, "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff", true);
  const readSeparator = coded(readSeparatorCode, null);
  const readGap = coded(readGapCode, "\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const readEol = coded(readEolCode, "\n\r", true);
  const skipText = coded(skipTextCode, "\"'", true);
  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["/",2,3,4,13],"\\u0000\\t-\\r\\u001b \\"#\'\\\\-/<\\\\\\\\`\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 1 readBeforeValue
      '[0,["|",1,null,true,["$",["[","\\t\\n\\r "]]],"\\t\\n\\r "]', // 2 readBlanks
      '[1,["M","BadBom","\ufeff"]]', // 3 readBadBom
      '[1,["/",5,7,8,9,11],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 4 readGapMistake
      readBadComment,
      skipComment,
      '[1,["M","MissingCommentEnd",["s",["/","/*","<!--"],["[*","^"]]],"/<"]', // 7 readMissingCommentEnd
      '[1,["M","BadSpace",["[+","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]', // 8 readBadSpace
      '[1,["M","BadNoise",10]]', // 9 readBadNoise
      '[0,["/",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]],["s","<|",["[+","0-9A-Z_a-z"],"|>"]],"\\u001b<"]', // 10 skipNoise
      '[1,["M","BadEscapedBlank",["+",["s",12,["[*","\\t "]]]]]', // 11 readBadEscapedBlank
      '[0,["s",["|",1,3,false,"\\\\"],["[","nrt"]],"\\\\\\\\"]', // 12 skipEscapedBlank
      '[1,["M","BadAroundQuote",["s",["/","\'",["s","\\"",["&",["s",["[","[{"],["[*","\\t "],["/",14,["s","\\"",["!",15]]]]]]],["&",["/",19,30]]],["s","\'",["&",["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"{",["s",25,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],75]]],["s","`",["&",["s",76,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],"`"]]]],"\\"\'`"]', // 13 readBadAroundQuote
      skipEol,
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\t\\n\\r "],16],["s","+",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],["s",["[*","\\t "],["/",14,["[",");"],17,["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],18]]]]]', // 15 skipEndsRoot
      '[0,["!",["[","^"]]]', // 16 skipEof
      '[0,["/","```","~~~"],"`~"]', // 17 skipFenceMark
      '[0,["/","//","/*","#","<!--",["s","--",["[","\\t "]]],"#\\\\-/<"]', // 18 skipCommentStart
      '[0,["s","{",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["|",0,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],20],16]],["s",25,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22],["s",26,["[*","\\t\\n\\r "],27,["[*","\\t\\n\\r "],":"],["s",["/","\\"\\"","\'\'"],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["|",1,2,false,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],":"],["s",["[","*\u00b7\u2022"],["[*","\\t "],27,["[*","\\t\\n\\r "],":"],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],25,":"],"/*","<!--",["s",25,["[*","\\t\\n\\r "],["/",":",16]],["s",["/",["s",28,["[*","\\t\\n\\r "]],"["],27,["/",["s","]",["[*","\\t\\n\\r "],":"],""]],"}",29,12,10,16]]]', // 19 skipProseObjectAhead
      '[0,["/",["[",",:[{}\uff1a"],["s",21,["[*","\\t\\n\\r "],["[",":=\uff1a"]],"/*",["s",["/","=>","->",["[",";="]],["[*","\\t\\n\\r "],22],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["?",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],["[","0-:A-[a-{"]],24,23,16]]', // 20 skipNameBehind
      '[0,["s",["[*","\\t "],["/",["[","!*?"],["s","(",["|",1,60,false,["[","^\\n\\r\\"()"]],")"]]],"\\t !(*?"]', // 21 skipNameRemark
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,["[","[{"],24],"\\"\'\\\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 22 skipValueStart
      skipNumeral,
      skipLiteral,
      skipNameWord,
      '[0,["s","<",["?","/"],["|",1,9,false,["[","A-Za-z"]],["?","/"],">"]]', // 26 skipTag
      '[0,["/",["s","\\"",["|",0,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,60,false,["[","^\\n\\r\\"\'\\\\\\\\"]],"\'"],["s",["[","\u00ab\u2018\u2019\u201c-\u201f\uff02"],["|",0,60,false,["[","^\\n\\r\\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02"]],["[","\\"\u00bb\u2018\u2019\u201c-\u201f\uff02"]]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 27 skipQuotedAhead
      '[0,["/",["s",["[","+>|"],["[","\\t "]],["s",["|",1,5,false,["[","0-9"]],["[",":|"],["[","\\t "]]],"+0-9>|"]', // 28 skipLineMark
      '[0,["s",["|",1,3,false,"\\\\"],"\\""],"\\\\\\\\"]', // 29 skipEscapedQuote
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],10,["[","(+-/[]{\u2026"],["s",["[","0-9"],["!",31]],32,36,["s",25,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],16]],["s","[",["[*","\\t\\n\\r "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",29,"&quot;",12,"<!--"]],["s","[",["[*","\\t\\n\\r "],["/",38,["s",25,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",28,["s",["[","*\\\\-\u00b7\u2022"],["[","\\t "]],["s",["/","and","or"],["[","\\t "]]],["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],26,["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,24,["[","[]{"]]],"\uff3b"],"[\uff3b"]', // 30 skipArrayAhead
      '[0,["s",["|",0,40,false,["["," +-:TZ"]],"]",["[+","\\t "],["[","^\\n\\r),;]}"]]," +-:TZ]"]', // 31 skipLogTag
      '[0,["/",["s",["/",24,33,34],["/",["s",["[*","\\t\\n\\r "],["/",["[",",;]"],16]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["[","\\"[{"]]]],["s",35,16]],"+\\\\-FINTUfintu\u0130"]', // 32 skipConstantAhead
      '[0,["/",["i","true"],["i","false"],["i","null"],["i","none"],["i","nil"],["i","undefined"]],"FNTUfntu"]', // 33 skipOtherConstant
      '[0,["s",["?",["[","+\\\\-"]],["/",["i","nan"],["i","infinity"],["i","inf"]]],"+\\\\-INin\u0130"]', // 34 skipNan
      '[0,["/",["i","tru"],["i","tr"],"t",["i","fals"],["i","fal"],["i","fa"],"f",["i","nul"],["i","nu"],"n","Non"],"FNTfnt"]', // 35 skipCutWord
      '[0,["s",37,["*",["s",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "]]],37]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],16]]', // 36 skipWordList
      '[0,["/",["s",["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],27],"^\\t\\n\\r\\u001b ,[]{}\uff0c\uff1a"]', // 37 skipListWord
      '[0,["s",["[","BFRUbfru"],["?",["[","BRbr"]],["&",["[","\\"\'"]],["!",39]]]', // 38 skipPrefix
      '[0,["s",["!",["s",40,41]],["[","\\"\'"],["!",16],41],"\\"\'"]', // 39 skipOpenQuote
      '[0,["/",["s","\\"",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],"\\"\'"]', // 40 skipShortText
      skipEnds,
      '[0,["q",43]]', // 42 skipInObject
      '[0,["same",1,["{",0,""]]]', // 43 readInObject
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","]}\uff3d\uff5d"],["s",")",["[*","\\t\\n\\r "],["/",["s",["?",";"],["[*","\\t\\n\\r "],16],["s",["[","]}"],["[*","\\t\\n\\r "],16],["s",45,["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]],["s",26,["[*","\\t\\n\\r "],["[",",]}"]],16,["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],46],["s",["[",".|"],["[*","\\t\\n\\r "],48],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],25]],["[","\u3001\uff0c"],17,["s",":",["[*","\\t\\n\\r "],22],51]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],52],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["/",["s",["[*","\\t "],14,["[*","\\t\\n\\r "]],["[+","\\t "]],25,["[*","\\t\\n\\r "],":"],12,["s",["[*","\\t "],14,["[*","\\t\\n\\r "],55],["s",63,66],70]]', // 44 skipEndsMember
      '[0,["inside",7]]', // 45 readInItemObject
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["|",0,4,false,["s",["[+","\\t "],["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]]]],["?",["[","\\"\'"]],["[*","\\t\\n\\r "],["[",":=\uff1a"]],["[",",:[]{}\u2026"],"...",18,10,16,29,"&quot;",12,["s",47,48],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],16],["s",["/",25,23],["[*","\\t\\n\\r "],["/",["s",["&","}"],50,["/",",",14,16]],["s",",",["[*","\\t\\n\\r "],48]]]]]', // 46 skipMemberFollows
      '[0,["/",["s",["/",["[","*+\\\\->|\u00b7\u2013\u2014\u2022"],["s",["|",1,5,false,["[","0-9"]],["[",").:|"]]],["[*","\\t "]],["s",["|",1,20,false,["[","A-Za-z"]],["[+","\\t "]],["s",26,["[*","\\t\\n\\r "]]],"*+\\\\-0-9<>A-Za-z|\u00b7\u2013\u2014\u2022"]', // 47 skipBullet
      '[0,["s",["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",1,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],["[*","\\t\\n\\r "],49],"\\"\'"]', // 48 skipLostName
      '[0,["/",["[",":\uff1a"],["s",["/","=>","->","="],["[*","\\t\\n\\r "],22]],"\\\\-:=\uff1a"]', // 49 skipLostColon
      '[0,["s",["[","]}"],["|",0,99,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t "]]]', // 50 skipClosers
      '[0,["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["[","\\"\'`\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",":\uff1a"]]]', // 51 skipOwnName
      '[0,["/",["s","//",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",14,16]],["s","#",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",14,16]],["s","/*",["|",0,200,false,["s",["!","*/"],["[","^\\""]]],["/","*/",16]],["s","<!--",["|",0,200,false,["s",["!","-->"],["[","^\\""]]],"-->"],["s","--",["[","\\t "],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",14,16]],["s",["/","//","#"],["|",0,200,false,["/",53,["[","^\\n\\r\\"\'"],["s","\'",["!",54]]]],14,["[*","\\t\\n\\r "],["[",",]}"]]],"#\\\\-/<"]', // 52 skipLineComment
      '[0,["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\""]],"\\""],["s","\\"\\"",["!",54]]],"\\""]', // 53 skipQuotedRemark
      '[0,["s",["[*","\\t "],["?",","],["[*","\\t "],14],"\\t\\n\\r ,"]', // 54 skipLastOfLine
      '[0,["s",56,["!",57],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["[","[{"]],"]",["s","}",["[*","\\t\\n\\r "],58],["s",",",["[*","\\t\\n\\r "],["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],58]]]]]]', // 55 skipRoundEnd
      '[0,["inside",0]]', // 56 readInObjectAround
      '[0,["inside",6]]', // 57 readInTuple
      '[0,["/",16,17,["s",["[","\\"\'`"],["[*","\\t\\n\\r "],16],["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],16],["s",["[",".;"],["[*","\\t\\n\\r "],16],"</","<|"]]', // 58 skipDocumentEnd
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],60,["s","{",["|",0,60,false,61],"}"],["s","[",["|",0,60,false,61],"]"]],"^]}"]', // 59 skipShallow
      '[0,["s","\\"",["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""]]', // 60 skipLongText
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],60,["s","{",["|",0,60,false,62],"}"],["s","[",["|",0,60,false,62],"]"]],"^]}"]', // 61 skipShallower
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],60],"^[]{}"]', // 62 skipFlatPart
      '[0,["/",["s",["[*","\\t "],64],["s",["[+","\\t "],65,["|",0,9,false,["s",["[+","\\t "],65]]]]]', // 63 skipRemark
      '[0,["/",["s","(",["|",1,60,false,["[","^\\n\\r\\"(){}"]],")"],["s","[",["!",24],["[","!?A-Za-z"],["|",0,30,false,["[","^\\n\\r\\",:[]{}"]],"]"],["s",["/","<-","\u2190"],["|",0,9,false,["s",["[*","\\t "],65]]],["|",1,3,false,["[","!?"]],26,["s",42,["!",57],")",["!",["s",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],16]]]]]', // 64 skipSignRemark
      '[0,["s",["!",["/",18,["s",["/",23,24],["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],"|"]],["|",1,40,false,["[","!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]]],"!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 65 skipRemarkWord
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[","]}"],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["s",42,["/",["s",27,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",25,["[*","\\t\\n\\r "],":"],["[",")]}\uff3d\uff5d"]]],["s",67,69]]]]],["s",["[*","\\t "],14]],"\\t\\n\\r ,]}"]', // 66 skipRemarkEnd
      '[0,["q",68]]', // 67 skipInArray
      '[0,["same",1,["{",1,""]]]', // 68 readInArray
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,["[","[{"],24,["[",")]}\uff3d\uff5d"]],"\\"\')\\\\-0-9[]`fnt{}\u00ab\u00b4\u2018-\u201f\uff02\uff07\uff3d\uff5d"]', // 69 skipElementStart
      '[0,["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["/",["s","...",["[*","."]],["[+","\u2026"],12],["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]],"\\t\\n\\r "]', // 70 skipDotsBehind
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",")]}\uff3d\uff5d"],16,["s",26,["[*","\\t\\n\\r "],["[",",]"]],["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],72],["s",["[",".|"],["[*","\\t\\n\\r "],["/",["s",60,["[*","\\t\\n\\r "],["[","),;]"]],["[","[{"]]],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],25]],["[","[{\u3001\uff0c"],17,["s",":",["[*","\\t\\n\\r "],22],["s",21,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],52],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["?",["s",["[","*\\\\-\u2022"],["[+","\\t "]]],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23]],73,12,["s",["[+","\\t\\n\\r "],["|",1,20,false,["s",["/",23,24],["[*","\\t\\n\\r "]]],["[","\\"\',]`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",63,66],70]]', // 71 skipEndsElement
      '[0,["/",22,["[","(+-.:]}\u2026"],18,10,16,29,"&quot;",12,33,["s",47,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["?",["s","new",["[+","\\t "]]],25,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["/",["s",["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],["/",["s","\\"",["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t\\n\\r "],["[",",]"]]]],["s",["[*","\\t\\n\\r "],"\\""]]],["s",35,16],["s",["[","A-Z_a-z"],["[","\\t "]]]]', // 72 skipElementFollows
      '[0,["/",["s","\\"",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'",["[*","\\t\\n\\r "],["[",",]"]]],"\\"\'"]', // 73 skipLostElement
      '[0,["/",["s",["[*","\\t\\n\\r "],10,["*",["s",["[*","\\t\\n\\r "],10]],["[*","\\t\\n\\r "],["/",["[",",:]}"],16]],["s",14,["[*","\\t\\n\\r "],28,["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]],"\\t\\n\\r\\u001b <"]', // 74 skipEndsNoisily
      '[0,["s",27,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]', // 75 skipMemberStart
      '[0,["/",60,77,23,24],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 76 skipLostItem
      '[0,["s",["[","\u00ab\u2018\u201c\u201e"],["|",0,200,false,["[","^\\n\\r\\"[]{}\u00ab\u00bb\u2018\u2019\u201c-\u201f"]],["[","\u00bb\u2019\u201c\u201d"]]]', // 77 skipOtherText
      '[1,["L",79]]', // 78 leaf
      '[1,["flatly","Whole"],"[{"]', // 79 readWhole
      '[0,["L",["&",81]],"{"]', // 80 leaf
      '[0,["s","{",82,"[",["|",0,60,false,59],"]",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["*",["s",["!",83],6,["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]],"}",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],16]]', // 81 skipBraceListAhead
      skipGapAhead,
      '[0,["/",["s","#",["[+","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["[*","\\t\\n\\r "],["/",["[",",]}"],16]],["s",["/","#","//"],["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]}"]]],"#/"]', // 83 skipHashWord
      '[1,["L",85]]', // 84 leaf
      '[1,["N",0,["s",[":",0,86],["?",["/",87,88]],["/","[",89]]],"[{\uff3b"]', // 85 readArrayStart
      '[0,["{",2,""]]', // 86 readArrayKind
      '[1,["M","BadBraceAround",["s","{",82,["&","["]]]]', // 87 readBadBraceAround
      '[1,["M","BadDoubledSquare",["s","[",["&",["s","[",["|",0,60,false,59],"]",["[*","\\t\\n\\r "],42,["/",["s",",",["[*","\\t\\n\\r "],48],"}"]]]]]]', // 88 readBadDoubledSquare
      '[1,["M","BadFullBracket","\uff3b"]]', // 89 readBadFullBracket
      '[0,["L",["?",["[+","\\t\\n\\r "]]]]', // 90 leaf
      '[0,["L",["&",92]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 91 leaf
      '[0,["s",27,["[*","\\t\\n\\r "],":",["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["/","]",["s",",",["[*","\\t\\n\\r "],["[","[{"]]]]]', // 92 skipLostItemAhead
      '[1,["L",94]]', // 93 leaf
      '[1,["N",1,["s",[":",0,95],96]]]', // 94 readOpenlessStart
      '[0,["{",3,""]]', // 95 readObjectKind
      '[1,["M","MissingOpen",""]]', // 96 readMissingOpen
      '[1,["L",98],"\\t\\n\\r -\\"$%\'*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 97 leaf
      readPair,
      readText,
      skipGoodEscape,
      readBadSingleQuotes,
      readBadBareKey,
      skipBareKey,
      '[0,["/",["s",["/",23,24],["|",1,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]],["s","]",["[*","\\t\\n\\r "],105]],"\\\\-0-9]fnt"]', // 104 skipInnerArrayAhead
      '[0,["/","}",["s",",",["[*","\\t\\n\\r "],48]],",}"]', // 105 skipListBehind
      '[0,["N",2,["s",[":",0,["$",23]],["&",107]]],"\\\\-0-9"]', // 106 readNumber
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",]}\uff0c\uff3d\uff5d"],16]],["s",".",["[*","\\t\\n\\r "],["/",["s",42,48],["s",67,73]]],["s",67,".",["[+","\\t\\n\\r "],["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t "],"|",["[*","\\t\\n\\r "],["/",48,["s",67,69]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["[*","\\t "],["/",14,18,17,["[",");[{\u2026\u3001"],"...",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s",24,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s","</",25,">",["[*","\\t\\n\\r "],16],["s",64,66],["s","-",["[+","\\t "],["[","A-Za-z"],["|",0,9,false,["s",["[*","\\t "],65]],66]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["/",["s",["[*","\\t "],["/",["s",25,["[*","\\t\\n\\r "],":"],12]],74]]]]', // 107 skipEndsWord
      '[0,["N",3,["s",[":",0,["$",24]],["&",107]]],"fnt"]', // 108 readConstant
      '[0,["/",["s",["[*","\\t\\n\\r "],",",["&",["s",82,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",25,["[*","\\t\\n\\r "],":"]]]]],["&",["s",["[*","\\t\\n\\r "],"}"]]],"\\t\\n\\r ,}"]', // 109 skipPairEnd
      '[1,["L",["/",2,4,111]],"\\u0000\\t-\\r\\u001b #+\\\\-/-9<>\\\\\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 110 leaf
      '[1,["M","BadLineMark",["s",28,["&",["s",["[*","\\t\\n\\r "],["/",["[",")]}\uff3d\uff5d"],27,["[","\\"[{"],["s",67,["/",23,24]]]]]]]]', // 111 readBadLineMark
      '[0,["L",["&",113]]]', // 112 leaf
      '[0,["s",["!",114],76,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],105]]', // 113 skipLateItems
      '[0,["/",115,118]]', // 114 skipInAnyArray
      '[0,["/",116,117]]', // 115 skipInRootArray
      '[0,["inside",3]]', // 116 readInBracketedArray
      '[0,["inside",4]]', // 117 readInOpenlessArray
      '[0,["inside",2]]', // 118 readInArrayAround
      '[1,["L",["/",120,122]],"\\"\'\\\\-0-9fnt{"]', // 119 leaf
      '[1,["N",4,["s",[":",0,86],121]],"{"]', // 120 readBraceArrayStart
      '[1,["M","BadBraces","{"]]', // 121 readBadBraces
      '[1,["N",5,["s",[":",0,86],[":",1,["/",99,106,108]],["[*","\\t\\n\\r "],["/",",",["&","]"]]]],"\\"\'\\\\-0-9fnt"]', // 122 readLateArrayStart
      '[1,["L",124]]', // 123 leaf
      '[1,["N",6,["s",["[*","\\t\\n\\r "],["!",125],[":",0,["/",99,106,108]],["/",["s",["[*","\\t\\n\\r "],",",["&",["s",82,["[","\\"\'\\\\-0-9[{"]]]],["&",["s",["[*","\\t\\n\\r "],"]"]]]]],"\\t\\n\\r \\"\'\\\\-0-9fnt"]', // 124 readItem
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["|",0,9,false,["s",",",["[","1-9"],["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]]],",0",["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]],"+\\\\-0-9"]', // 125 skipAmountsAhead
      '[1,["L",["/",2,["t",[0,1],["!",83],4],111,127]]]', // 126 leaf
      '[1,["M","BadLeadIn",["s",["/",["s","(",["[","A-Z_a-z"],["|",0,30,false,["["," A-Z_a-z"]],")"],["[","*~\u00b7\u2022"],"=>","->",["s",["[","+\\\\-"],["[*","\\t\\n\\r "],["&",["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],["s","+",["&",["/","-",24]]],["s","-",["[+","\\t "],["&",["/","-",24]]],["s",["/","and","or"],["[+","\\t "]],26],["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,["[","[{"],24]]]],["s",26,["&",["s",["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]]],["s",42,["!",57],"(",["&",["s",["[*","\\t\\n\\r "],128,["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["[",",]}"]]]]]]', // 127 readBadLeadIn
      '[0,["/",["s","{",["|",0,500,false,["[","^()[]{}"]],"}"],["s","[",["|",0,500,false,["[","^()[]{}"]],"]"]],"[{"]', // 128 skipFlat
      '[1,["L",["t",[0,1],["!",130],["/",137,139,140,142]]]]', // 129 leaf
      '[0,["s",131,136]]', // 130 skipNameAhead
      '[0,["/",132,45,133]]', // 131 skipInAnyObject
      '[0,["inside",1]]', // 132 readInRootObject
      '[0,["/",134,135,56]]', // 133 skipInDeepObject
      '[0,["inside",5]]', // 134 readInInnerObject
      '[0,["inside",8]]', // 135 readInLateObject
      '[0,["/",["s",27,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",25,["[*","\\t\\n\\r "],":"]],"\\"$\'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 136 skipMemberAhead
      '[1,["N",7,["s",["&",125],[":",0,138]]],"+\\\\-0-9"]', // 137 readRepairedAmounts
      '[1,["M","BadThousands",["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",107]]],"+\\\\-0-9"]', // 138 readBadThousands
      '[1,["N",8,["s",["!","\\"\\"\\"\\""],[":",0,["/",["@",0,99,["&",41],["!",["s",["[*","\\t\\n\\r "],"+"]]],106,108]]]],"\\"\'\\\\-0-9fnt"]', // 139 readWord
      '[1,["N",9,[":",0,141]]]', // 140 readRepairedPlaceholder
      '[1,["M","BadPlaceholder",["s","{{",["!",["s",["[*","\\t\\n\\r "],["[","\\"\'{}"]]],["|",1,200,false,["[","^\\n\\r{}"]],"}}"]]]', // 141 readBadPlaceholder
      '[1,["N",10,[":",0,["/",143,144,145,146,147]],[":",0,["/",149,154]]],"\\"&-(\\\\\\\\"]', // 142 readRepairedText
      '[1,["M",0,["s","\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\",["?",["/",["s","\\\\",["[","\\"/\\\\\\\\bfnrt"]],["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\""],["s","\\\\\\"",[":",0,["$",["|",1,2000,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","/\\\\\\\\bfnrt"]],["s","\\\\\\"",["!",41]]]]]],"\\\\\\"",["&",41]]],"\\\\\\\\"]', // 143 readBadEscapedQuotes
      '[1,["M",1,["s","\\\\\\\\\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\\\\\\\\\",["?",["/","\\\\\\\\\\\\\\"","\\\\\\\\\\\\\\\\",["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\\\\\\\\\""]]]', // 144 readBadTwiceEscapedQuotes
      '[1,["M",2,["s",29,[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r\\""]]]]]],16]]]', // 145 readBadCutEscaped
      '[1,["M",3,["s","&quot;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&quot;",["[","^"]]],["s",["!","&quot;"],"&"]]]]],"&quot;"],["s","&#34;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&#34;",["[","^"]]],["s",["!","&#34;"],"&"]]]]],"&#34;"]],"&"]', // 146 readBadEntityQuotes
      '[1,["M",4,["s","\\"\\"",[":",0,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],100]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],["[","),:]}"]]]],["s","\'\'",[":",0,["$",["|",1,2000,false,["["," -&(-[]-\uffff"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],["[",",:]}"]]]],["s","\\"\\"",["!","\\""],[":",0,["$",["s",["|",0,2000,false,148],["|",0,99,false,["s","\\\\\\"",["|",0,2000,false,148],"\\\\\\"",["|",0,2000,false,148]]]]]],"\\"",["&",41]]],"\\"\'"]', // 147 readBadDoubledQuotes
      '[0,["/",["s",["[","0-9"],"\\\\\\"",["!","\\""]],["["," !#-[]-\uffff"],["s",["!","\\\\\\""],100]]," !#-\uffff"]', // 148 skipUnquotedUnit
      '[1,["M",5,["s","\\"",[":",0,["$",["s",["[","A-Za-z"],":",["&","\\\\"],["&",150],["*",152],151,["*",["/",152,151]]]]],"\\"",["&",41]],["s","\\"",["&",["[","$\\\\\\\\"]],["&",["s",["*",["/",153,["s","\\\\",["[","bfr"]]]],151,["[","A-Za-z"]]],["&",["s",["*",["/",153,151]],"\\\\",["[","bfr"],["[","a-z"]]],[":",0,["$",["+",["/",153,["s","\\\\",["[","bfr"]],151]]]],"\\"",["&",41]]],"\\""]', // 149 readBadPath
      '[0,["s",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],151]],"\\\\",["/",["[","/bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],"^\\n\\r\\""]', // 150 skipPathEscape
      '[0,["s","\\\\",["!",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]]', // 151 skipLoneBackslash
      '[0,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["/",["[","/bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],"^\\n\\r\\""]', // 152 skipPathPart
      '[0,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","/nt"]]],"^\\n\\r\\""]', // 153 skipTexPart
      '[1,["M",6,["s","(",["[*","\\t\\n\\r "],[":",0,["/",99,106,108]],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],16]]]]]]', // 154 readBadParentheses
      '[0,["L",["&",156]],"["]', // 155 leaf
      '[0,["s","[",["[*","\\t\\n\\r "],["!",["s",["!",114],92]],27,["[*","\\t\\n\\r "],["/",":","=>"]]]', // 156 skipNamedArrayAhead
      '[1,["L",158]]', // 157 leaf
      '[1,["N",11,["s",[":",0,95],159]],"["]', // 158 readNamedArrayStart
      '[1,["M","BadNamedArray","["]]', // 159 readBadNamedArray
      '[1,["L",161]]', // 160 leaf
      readSeparator,
      '[1,["M","BadRemark",["s",["!",["s",["[*","\\t "],["/","...","\u2026",55]]],63,["&",66]]]]', // 162 readBadRemark
      '[1,["M","BadPointBehind",["s",".",["&",23]]]]', // 163 readBadPointBehind
      readGap,
      '[1,["/",["t",[0,1],",",["!",["s",82,["[",")]}\uff3d\uff5d"]]]],166],","]', // 165 readComma
      '[1,["M","BadTrailingComma",["s",",",["&",["s",82,["[",")]}\uff3d\uff5d"]]]]]]', // 166 readBadTrailingComma
      '[1,["M","BadSeparator",["[",";\u3001\uff0c"]]]', // 167 readBadSeparator
      '[1,["M","BadOddSeparator",["s",".",["&",["/",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t\\n\\r "],["/",23,24]]]]],["s","|",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,24,["[","[{"]]]]]],".|"]', // 168 readBadOddSeparator
      '[1,["M","MissingComma",["&",["/",22,25,"("]]],"\\"$\'(\\\\-0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 169 readMissingComma
      '[1,["M","MissingSeparator",""]]', // 170 readMissingSeparator
      '[1,["L",172]]', // 171 leaf
      '[1,["N",13,[":",0,173],["s",[":",0,174],["*",211],214],["s",[":",0,218],["/",215,":"]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 172 readKey
      '[1,["M",7,["s","\\"",[":",0,["$",["|",1,200,false,["s",["!",["s",["[","\'\u2019\u201d"],":"]],["[","^\\n\\r\\":\\\\\\\\"]]]]],":","\\"",["&",["s",["[*","\\t\\n\\r "],22]]]]]', // 173 readBadColonInside
      '[1,["/",["@",0,99,["&",["s",["[*","\\t\\n\\r "],":"]]],175,176,177,178,["@",0,99,["&",179]],180],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 174 readKeyName
      '[1,["M",8,["s","\\"",[":",0,["/",["@",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]],["[","\'\u2019\u201d"]],["$",25]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","^\\n\\r\\""],["?","\\""],16]]]]]', // 175 readBadLastName
      '[1,["M",9,["s","\\"",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\'\u2019\u201d"],["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\\"\u2019"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 176 readBadOtherQuote
      '[1,["M",10,["s","\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 177 readBadTwiceClosed
      '[1,["M",11,["s",["[","\\"\'"],[":",0,["$",103]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["[","[{"]],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]]', // 178 readBadOpenName
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",:;=[]{}\uff1a"],"->",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],18,16,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"\\\\"]],["s",21,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",["[+","\\t "],["/",23,24]],["s",["/",23,24],["&",107]],74]]', // 179 skipEndsName
      '[1,["/",143,144,146,181,182,183,184,187,188,191,192,210,["@",0,102,["&",["s",["[*","\\t\\n\\r "],["/",":","=","\uff1a",["s",";",["[*","\\t\\n\\r "],22]]]]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 180 readRepairedName
      '[1,["M",12,["s","\\"\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"",["?","\\""],["&",179]],["s","\'\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'",["?","\'"],["&",179]]],"\\"\'"]', // 181 readBadDoubledName
      '[1,["M",13,["s",["[","\u00ab\u201c-\u201f\uff02"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\u00bb\u201c-\u201f\uff02"]]]],["[","\\"\u00bb\u201c-\u201f\uff02"],["&",179]],["s",["!",17],["[","`\u00b4\u2018-\u201b\uff07"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\'`\u00b4\u2018-\u201b\uff07"]]]],["[","\'`\u00b4\u2018-\u201b\uff07"],["&",179]]],"`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 182 readBadSmartName
      '[1,["M",14,["s",["[","\\"\'"],[":",0,["$",25]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",[":",0,["$",103]],["[","\\"\'"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"!\\"$%\'*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 183 readBadLostQuote
      '[1,["M",15,["s",["[","BFRUbfru"],[":",0,["/",["@",0,185],["@",0,186]]],["&",179]]]]', // 184 readBadPrefixedName
      '[0,["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""]]', // 185 readDoubleName
      '[0,["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"]]', // 186 readSingleName
      '[1,["M",16,["s","\\"",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]],"\\"",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]],["s","\'",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]],"\'",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]]],"\\"\'"]', // 187 readBadEarlyQuote
      '[1,["M",17,["s","\\"",[":",0,["$",["s",189,["|",1,9,false,["s",190,189,190,189]]]]],"\\"",["&",179]]]]', // 188 readBadQuotedName
      '[0,["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\{}"],["s","\\\\",["[","^"]]]]]', // 189 skipNameInside
      '[0,["s","\\"",["!",179],["!",["s",["[*","\\t\\n\\r "],["[","),]"]]]]]', // 190 skipInnerQuote
      '[1,["M",18,["s","[",["[*","\\t\\n\\r "],[":",0,["/",185,186]],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 191 readBadSquareName
      '[1,["N",12,["s","\\"",[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," !#-[]-\uffff"],100]]],193]]],"\\"",["&",179]],["s",101,[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," -&(-[]-\uffff"],100]]],193]]],"\'",["&",179]]],"\\"\'"]', // 192 readFlawedName
      '[1,["/",194,202,["@",2,["!",203],["!",205],["/",206,208]]],"\\u0000-\\u001f\\\\\\\\"]', // 193 readTextFlaw
      '[1,["M","BadNewline",["s",["!",195],["!",201],14,["[*","\\t\\n\\r "]]],"\\n\\r"]', // 194 readBadNewline
      '[0,["s",14,["[*","\\t\\n\\r "],["/",196,["s",197,198]]],"\\n\\r"]', // 195 skipLineLost
      '[0,["/",["s",42,["!",["s","\\"",41]],["&","\\""],48],["s",67,["!",["s","\\"",41]],["&","\\""],73]],"\\""]', // 196 skipQuoteNext
      '[0,["/",["s",42,["&","}"]],["s",67,["&","]"]]],"]}"]', // 197 skipOwnCloser
      '[0,["s",50,["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["!",["s","\\"",41]],["&","\\""],48],16]],199]]]', // 198 skipLostBehind
      '[0,["s",["/",["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["/",200,["s","</",25,">"]]],10,["s",["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["?",";"]],["s",["[*","\\t\\n\\r "],["[",".;"]]],["[*","\\t\\n\\r "],16],"\\t\\n\\r\\u001b ).;<"]', // 199 skipOutside
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 200 skipFence
      '[0,["s",["[*","\\t\\n\\r "],197,50,["/",["s",["[*","\\t\\n\\r "],16],199]],"\\t\\n\\r ]}"]', // 201 skipLastEnd
      '[1,["M","BadControl",["[","\\u0000-\\t\\u000b\\f\\u000e-\\u001f"]]]', // 202 readBadControl
      '[0,["s","\\\\\\"",204]]', // 203 skipEscapedEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],196],["s",197,198]]],"\\t\\n\\r ,]}"]', // 204 skipQuoteBehind
      '[0,["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]],16]]', // 205 skipCutEscape
      '[1,["M",19,["s","\\\\u{",[":",0,["$",["|",1,6,false,["[","0-9A-Fa-f"]]]],"}"],["s","\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,207]],["s","\\\\",[":",2,["$",["[","\\"\'0_`v\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],["s","\\\\",["!",["[","\\"/\\\\\\\\bfnrt"]],["!",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 206 readBadEscape
      readEol,
      '[1,["M",20,["s","\\\\",[":",0,["$",["/","#",["s","$",["&",["["," \\"0-9A-Za-{"]]],["s",["[",".|"],["&",["[","\\t \\""]]],["s",".",["&",209]]]]]],["s","\\\\",["&",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 208 readBadSignEscape
      '[0,["s",["[","0-9A-Za-z"],["|",0,80,false,["/",["["," \',-;@-Z_a-z"],["s","\\\\",["[","\\"n"]],["s","\\\\.",["&",["[","0-9A-Za-z"]]]]],"\\""]]', // 209 skipNoPattern
      '[1,["M",21,["s","\\"",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^"]],["s","\\"",["!",179]]]]]],"\\"",["&",179]],["s","\'",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^"]],["s","\'",["!",179]]]]]],"\'",["&",179]]],"\\"\'"]', // 210 readBadOddName
      '[1,["/",["[+","\\t\\n\\r "],212,213],"\\u0000\\t-\\r\\u001b !#(*\\\\-/<?\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 211 noteKeyGap
      '[1,["/",5,7,8,9,11],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 212 noteGapMistake
      '[1,["M","BadNameRemark",["s",21,["&",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]]]]', // 213 readBadNameRemark
      '[1,["/",215,":",216,["&",["/",["[",",]}"],16]],217]]', // 214 noteColon
      '[1,["M","BadColon",["s",":",["+",["s",["[*","\\t\\n\\r "],["[",":="],["!",">"]]]],"=>","->","=","\uff1a",";"],"\\\\-:;=\uff1a"]', // 215 readBadColon
      '[1,["M","BadCommaForColon",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["s",["/",23,24],["[*","\\t\\n\\r "],["[",",}"]],["s",60,["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],48]]]]]]]]]', // 216 readBadCommaForColon
      '[1,["M","MissingColon",""]]', // 217 readMissingColon
      '[1,["M","MissingKey",["&",":"]],":"]', // 218 readMissingKey
      '[0,["L",["&",220]],"\\t\\n\\r "]', // 219 leaf
      '[0,["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["/",221,222,["s",["[","*\\\\-\u2022"],["[+","\\t "],223]]],"\\t\\n\\r "]', // 220 skipLineLostAhead
      '[0,["s",27,["[*","\\t\\n\\r "],":",["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["[",",]}"]]]', // 221 skipLostMembers
      '[0,["s",76,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]]]', // 222 skipLostItems
      '[0,["s",224,["|",1,60,false,["s",["[*","\\t "],["?",","],["[*","\\t "],14,["[*","\\t\\n\\r "],["[","*\\\\-\u2022"],["[+","\\t "],224]]]]', // 223 skipLostBullets
      '[0,["/",60,["s","{",["|",0,60,false,59],"}"]],"\\"{"]', // 224 skipLostBullet
      '[1,["L",226]]', // 225 leaf
      '[1,["/",2,["t",[0,1],["!",83],4],127]]', // 226 readValueGap
      '[0,["L",["&",221]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 227 leaf
      '[0,["L",["&",["/",222,223]]],"\\"\\\\-0-9fnt{\u00ab\u2018\u201c\u201e"]', // 228 leaf
      '[1,["L",230]]', // 229 leaf
      '[1,["N",14,["s",[":",0,86],231]]]', // 230 readOpenlessArrayStart
      '[1,["M","MissingSquare",""]]', // 231 readMissingSquare
      '[0,["L",["&",233]],"{"]', // 232 leaf
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["/","]",["s",234,["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],234,["[*","\\t\\n\\r "],["!",["s",",",["[*","\\t\\n\\r "],48]],["[",",]}"]],["s","]",["[*","\\t\\n\\r "],["/",16,["[",",]}"]]]]]]],["s","{",["[*","\\t\\n\\r "],["!",156],["!",235],"[",["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9[{"]]],"{"]', // 233 skipBraceArrayAhead
      '[0,["/",27,60,23,25],"\\"$\'\\\\-0-9A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 234 skipBraceItem
      '[0,["s","[",["[*","\\t\\n\\r "],["/",236,237],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]', // 235 skipBadSquareName
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 236 skipDoubleName
      '[0,["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"]]', // 237 skipSingleName
      '[0,["L",["&",239]]]', // 238 leaf
      '[0,["s",115,["!",118],["!",131]]]', // 239 skipIsItem
      '[1,["L",241]]', // 240 leaf
      '[1,["N",15,["s",[":",0,95],["/","{",242],["?",["s",["[*","\\t\\n\\r "],243]]]],"{\uff5b"]', // 241 readObjectStart
      '[1,["M","BadFullBrace","\uff5b"]]', // 242 readBadFullBrace
      '[1,["M","BadDoubledBracket",["s","{",["&",["s",["[*","\\t\\n\\r "],27,["[*","\\t\\n\\r "],":"]]]]]', // 243 readBadDoubledBracket
      '[1,["L",245]]', // 244 leaf
      '[1,["M","BadItemBracket",246]]', // 245 readBadItemBracket
      '[0,["s",["[","]}"],["|",0,9,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],136]]],["&",["s",27,["[*","\\t\\n\\r "],":"]]]]]', // 246 skipLateBracket
      '[1,["L",248]]', // 247 leaf
      '[1,["M","MissingValue",""]]', // 248 readMissingValue
      '[0,["L",["&",104]],"\\\\-0-9]fnt"]', // 249 leaf
      '[0,["L",["&",251]]]', // 250 leaf
      '[0,["s",["!",133],["!",45],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],48]]', // 251 skipEmptyObjectAhead
      '[1,["L",253]]', // 252 leaf
      '[1,["N",16,[":",0,["/",138,254]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 253 readRepairedAmount
      '[1,["M",22,["s",[":",0,["$",["s",["|",0,4,false,["[","!$%*+\\\\-.?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["[*","\\t "],["[+",".0-9"],",",["&",["[","0-9"]],["|",1,40,false,["/",["s",["[*","\\t "],["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["s",",",["&",["[","0-9"]]]]]]]],["&",41],["!",["s",["[*","\\t\\n\\r "],":"]]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 254 readBadAmount
      '[1,["L",139]]', // 255 leaf
      '[1,["L",["/",140,142]],"\\"&-(\\\\\\\\{"]', // 256 leaf
      '[0,["L",["&",["s",["!",["s","\\"\\"",41]],["?",38],["&","\\"\\"\\""],258]]],"\\"\'BFRUbfru"]', // 257 leaf
      '[0,["/",["s",["!",259],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 258 skipBadTripleQuotes
      '[0,["s","\\"\\"\\"",["[*","\\t\\n\\r "],["/",["s",["[",")]}\uff3d\uff5d"],["[*","\\t\\n\\r "],["/",["[",",]}"],16,200,"</"]],["s",",",["[*","\\t\\n\\r "],48]]]]', // 259 skipEmptyTriple
      '[1,["L",261]]', // 260 leaf
      '[1,["N",17,["s",["?",262],[":",0,["/",263,264,265,101,"\\""]]]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 261 readTextStart
      '[1,["M","BadPrefix",38]]', // 262 readBadPrefix
      '[1,["M","BadTripleQuotes",["s",["!",259],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 263 readBadTripleQuotes
      '[1,["M","BadSmartQuotes",["[","\u00ab\u2018-\u201f\uff02\uff07"]]]', // 264 readBadSmartQuotes
      '[1,["M","BadBackticks",["[","`\u00b4"]]]', // 265 readBadBackticks
      '[0,[[null,"^\\"",1,null,false],[["s",["!","\\"\\"\\""],"\\""],null,0,null,false]]]', // 266 text
      '[1,["L",["/","\\"\\"\\"",268]]]', // 267 leaf
      '[1,["M","MissingStringEnd",["?",["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]]]]]]', // 268 readMissingStringEnd
      '[0,["L",["&",["s",["!",["s","\'\'",41]],["?",38],"\'\'\'"]]],"\'BFRUbfru"]', // 269 leaf
      '[0,[[null,"^\'",1,null,false],[["s",["!","\'\'\'"],"\'"],null,0,null,false]]]', // 270 text
      '[1,["L",["/","\'\'\'",268]]]', // 271 leaf
      '[0,["L",["&",["s","\\"",["[+","[{"],["[*","\\t\\n\\r "],"\\"",["!",41],["!",["s",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\\\\\""]]]]],"\\""]', // 272 leaf
      '[0,[[null,"^]}",1,null,false],[["s",["!",274],["[","]}"]],null,0,null,false]]]', // 273 text
      '[0,["s",["[","]}"],["[*","\\t\\n\\r "],"\\"",["[*","\\t\\n\\r "],["/",["[",",]}"],16]]]', // 274 skipInnerEndAhead
      '[1,["L",["/",276,268]]]', // 275 leaf
      '[1,["N",18,["s",["&",274],[":",0,["$",["s",["[","]}"],["[*","\\t\\n\\r "]]]],277]],"]}"]', // 276 readInnerEnd
      '[1,["M","BadInnerJson","\\""]]', // 277 readBadInnerJson
      '[0,["L",["&",["s",["?",38],"\\""]]],"\\"BFRUbfru"]', // 278 leaf
      '[0,[[null," !#-&(-+\\\\--[\\\\^-|~-\u2018\u201a-\u201c\u201e-\uffff",1,null,false],[["s",["!",203],100],null,0,null,false],[["s",["!",280],["[","\',\u2019\u201d"]],null,0,null,false],[["!",280],"]}",1,null,false]]]', // 279 text
      '[0,["/",["s",",",["[*","\\t\\n\\r "],196],["s",["[","\'\u2019\u201d"],["/",204,281]],["s",197,198]],"\',]}\u2019\u201d"]', // 280 skipQuoteLost
      '[0,["s",67,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",["s",["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]],["|",0,200,false,["[","^\\""]],"\\""],"\\t\\n\\r ,"]', // 281 skipOtherList
      '[1,["L",193]]', // 282 leaf
      '[1,["L",284]]', // 283 leaf
      '[1,["M","BadDoubledEnd",["s","\\"\\"",["&",41]]]]', // 284 readBadDoubledEnd
      '[0,["L",["!",["s","\\"",41]]]]', // 285 leaf
      '[1,["L",287]]', // 286 leaf
      '[1,["M","BadBlankPair",["s","\\"",["[*","\\t "],"\\"",["!",41]]]]', // 287 readBadBlankPair
      '[1,["L",["/",289,290]]]', // 288 leaf
      '[1,["M","BadListedQuote",["s",["!",131],["!",114],"\\"",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\""]]]]]', // 289 readBadListedQuote
      '[1,["M","BadQuote",["s","\\"",["&",["[","^"]]]]]', // 290 readBadQuote
      '[1,["L",292]]', // 291 leaf
      '[1,["/",["t",[0,1],["!",["s","\\"",293]],290],294]]', // 292 readPairEnds
      '[0,["/",["s",42,["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",48,["[",")]}\uff3d\uff5d"]]],["s",50,["/",",",14,16]]]],["s",67,["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\t\\n\\r "],["/",73,["s",23,["[*","\\t\\n\\r "],["[",",]"]],["s",24,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]],["s",50,["/",",",14,16]]]],["s",["!",42],["!",67],15]]]', // 293 skipEndsSurely
      '[1,["M","BadLoneQuote",""]]', // 294 readBadLoneQuote
      '[1,["L",296]]', // 295 leaf
      '[1,["M","BadQuoteOfJson",["s","\\"",["&",["/",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22],["s",["[*","\\t\\n\\r "],50,"\\"",["!",["s",["[*","\\t\\n\\r "],16]]]]]]]]', // 296 readBadQuoteOfJson
      '[0,["L",""]]', // 297 leaf
      '[1,["L",299]]', // 298 leaf
      '[1,["/","\\"",300,301,302,303,305,306,268]]', // 299 readDoubleEnd
      '[1,["M","BadLastEscapedEnd",["s","\\\\\\"",["&",201]]]]', // 300 readBadLastEscapedEnd
      '[1,["M","BadEscapedEnd",["s","\\\\\\"",["&",204]]]]', // 301 readBadEscapedEnd
      '[1,["M","BadLastOtherEnd",["s",["[","\'\u2019\u201d"],["&",201]]]]', // 302 readBadLastOtherEnd
      '[1,["M","BadOtherEnd",["s",["[","\\"\'\u2019\u201d"],["&",204]],["s",["[","\'\u2019\u201d"],["&",281]],["s","\\"",["&",304]]],"\\"\'\u2019\u201d"]', // 303 readBadOtherEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",48,["s",67,["/",73,["s",["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]],["s",197,50]]],"\\t\\n\\r ,]}"]', // 304 skipOtherBehind
      '[1,["M","MissingLastQuote",["&",201]],"\\t\\n\\r ]}"]', // 305 readMissingLastQuote
      '[1,["M","MissingQuote",["&",["/",280,195]]],"\\n\\r\',]}\u2019\u201d"]', // 306 readMissingQuote
      '[0,["L",["&",["s",["?",38],["[","\'\u2018-\u201b\uff07"]]]],"\'BFRUbfru\u2018-\u201b\uff07"]', // 307 leaf
      '[0,[[null," !#-&(-+\\\\--@[\\\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",1,null,false],[["s",["[+","A-Za-z\u00c0-\u024f"],["!",309]],null,0,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false],[["s",["!",310],["[","\\",]}"]],null,0,null,false]]]', // 308 text
      '[0,["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]', // 309 skipInnerApostrophe
      '[0,["/",["s",",",["[*","\\t\\n\\r "],311],["s","\\"",304],["s",197,50,["/",["s",["[*","\\t\\n\\r "],16],199]]],"\\",]}"]', // 310 skipSingleLost
      '[0,["/",["s",42,["!",["s","\'",41]],["&","\'"],48],["s",67,["!",["s","\'",41]],["&","\'"],73]],"\'"]', // 311 skipLostSingle
      '[1,["L",["/",313,315,193]],"\\u0000-\\u001f\'A-Z\\\\\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"]', // 312 leaf
      '[1,["N",19,[":",0,["$",["s",["[+","A-Za-z\u00c0-\u024f"],314]]]]]', // 313 readContraction
      '[1,["M","BadApostrophe",["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]]', // 314 readBadApostrophe
      '[1,["M","BadInnerMark",["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]]', // 315 readBadInnerMark
      '[1,["L",317]]', // 316 leaf
      '[1,["/",318,303,305,319,268]]', // 317 readSingleEnd
      '[0,["$",["[","\'\u2018-\u201b\uff07"]]]', // 318 readApostrophe
      '[1,["M","MissingSingleQuote",["&",310]],"\\",]}"]', // 319 readMissingSingleQuote
      '[0,["L",["&",["[","\u00ab\u201c-\u201f\uff02"]]],"\u00ab\u201c-\u201f\uff02"]', // 320 leaf
      '[0,[[null," !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 321 text
      '[1,["L",["/",323,193]],"\\u0000-\\u001f\\"\\\\\\\\\u00bb\u201c-\u201f\uff02"]', // 322 leaf
      '[1,["M","BadInnerSmart",["s",["[","\\"\u00bb\u201c-\u201f\uff02"],["!",41]]]]', // 323 readBadInnerSmart
      '[1,["L",325]]', // 324 leaf
      '[1,["/",["$",["[","\\"\u00bb\u201c-\u201f\uff02"]],268]]', // 325 readSmartEnd
      '[0,["L",["s",["&","```"],["!",327]]],"`"]', // 326 leaf
      '[0,["s",328,["[*","\\t "],["/",14,16]]]', // 327 skipClosingFenceLine
      '[0,["q",329]]', // 328 skipClosingFence
      '[0,["closes",0,330],"`~"]', // 329 readClosingFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 330 readFence
      '[1,["L",332]]', // 331 leaf
      '[1,["N",20,[":",0,333]]]', // 332 readFencedTextStart
      '[1,["M","BadFencedText",["s","```",["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t "],14]]]', // 333 readBadFencedText
      '[0,[[null,"^\\n\\r",1,null,false],[["s",["!",["s",14,["[*","\\t "],"```"]],14],null,0,null,false]]]', // 334 text
      '[1,["L",["/",["t",[0,1,2],["?",207],["|",0,null,true,336],"```"],268]]]', // 335 leaf
      '[0,["$",["[","\\t "]]]', // 336 readBlank
      '[0,["L",["s",["&",["[","`\u00b4"]],["!",17]]],"`\u00b4"]', // 337 leaf
      '[0,[[null," -[]-_a-\u00b3\u00b5-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 338 text
      '[1,["L",["/",340,193]],"\\u0000-\\u001f\\\\\\\\`\u00b4"]', // 339 leaf
      '[1,["M","BadInnerBacktick",["s",["[","`\u00b4"],["!",41]]]]', // 340 readBadInnerBacktick
      '[1,["L",342]]', // 341 leaf
      '[1,["/",["$",["[","\'`\u00b4"]],268]]', // 342 readBacktickEnd
      '[1,["L",344]]', // 343 leaf
      '[1,["M","BadConcatenation",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["&",["s",["?",38],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],"\\t\\n\\r +"]', // 344 readBadConcatenation
      '[1,["L",346]]', // 345 leaf
      '[1,["M","BadVariable",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["[+","^\\n\\r\\"\'+,]}"]]],"\\t\\n\\r +"]', // 346 readBadVariable
      '[0,["L",348]]', // 347 leaf
      '[0,["N","TextEnd",""]]', // 348 readTextEnd
      '[0,["L",["&",350]],"\\t\\n\\r :"]', // 349 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["!",133],["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],136],"}"]],"\\t\\n\\r :"]', // 350 skipLateObjectAhead
      '[1,["L",352]]', // 351 leaf
      '[1,["N",21,["s",[":",0,95],353]],"\\t\\n\\r :"]', // 352 readLateStart
      '[1,["M","BadLateOpen",["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r :"]', // 353 readBadLateOpen
      '[1,["L",["@",1,["&",355],356]],"\\t\\n\\r :"]', // 354 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","^[{"]],"\\t\\n\\r :"]', // 355 skipLateWord
      '[1,["M","BadLateColon",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",22]]],"\\t\\n\\r :"]', // 356 readBadLateColon
      '[1,["L",["/",358,248]]]', // 357 leaf
      '[1,["t",[0,1],["!",["[",",]}"]],359],"^\\n\\r ,[]}"]', // 358 readLooseWord
      '[1,["N",23,[":",0,["/",360,361,362,364]],[":",0,["/",372,373,374,375,376,377,378]]],"^\\n\\r ,[]}"]', // 359 readRepairedWord
      '[1,["M","BadCutSign",["s","-",16]]]', // 360 readBadCutSign
      '[1,["M",23,["s",[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],16]],"\\\\-0-9"]', // 361 readBadCutNumber
      '[1,["M",24,["s",[":",0,["$",["s",["?","-"],"0",["[+","0-9"]]]],[":",1,["$",["s",["?",["s",".",["[+","0-9"]]],["?",363]]]],["&",107]]],"\\\\-0"]', // 362 readBadLeadingZero
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 363 skipExponent
      '[1,["N",22,["s",["!",365],[":",0,["$",["?",["/","-",366]]]],[":",1,["/",367,368]],["&",107]]],"+\\\\-.0-9"]', // 364 readRepairedNumber
      '[0,["s",23,["&",107]],"\\\\-0-9"]', // 365 skipNumber
      '[1,["M","BadPlus","+"]]', // 366 readBadPlus
      '[1,["M","BadRadix",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 367 readBadRadix
      '[1,["/",["$",["s",["/",369,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],370]],["?",363]]],["$",["s",371,["?",363]]]],".0-9"]', // 368 readLooseDecimal
      '[1,["M","BadDigitGroups",["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]]', // 369 readBadDigitGroups
      '[1,["M","BadPoint","."]]', // 370 readBadPoint
      '[1,["M","BadFraction",["s",".",["[+","0-9"]]]]', // 371 readBadFraction
      '[1,["M","BadNan",["s",34,["&",107]]]]', // 372 readBadNan
      '[1,["M","BadConstant",["s",33,["&",107]]]]', // 373 readBadConstant
      '[1,["M","BadCutWord",["s",35,16]]]', // 374 readBadCutWord
      '[1,["M",25,["s",["?",["s","new",["[+","\\t "]]],25,["|",0,9,false,["s",".",25]],"(",["[*","\\t\\n\\r "],[":",0,["/",99,106,108]],["[*","\\t\\n\\r "],")"]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 375 readBadConstructor
      '[1,["M","BadDots",["s",["/",["s","...",["[*","."]],["[+","\u2026"]],["&",107]]],".\u2026"]', // 376 readBadDots
      '[1,["M",26,["s",[":",0,["$",["s",["[","^\\n\\r \\",:[]{}"],["[*","^\\n\\r\\",[]{}"]]]],"\\"",["&",41]],["s",[":",0,["$",25]],"\'",["&",41]],["s",[":",0,["$",["s",["[","^\\n\\r \\",:[-]{}"],["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]]]],"\\"",["&",293]]],"^\\n\\r \\",:[]{}"]', // 377 readBadOpenQuote
      '[1,["M",27,["s",["!",327],[":",0,["$",["s",379,["*",["/",["s",["[*","\\t "],["!",18],379],"/","#",381]]]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 378 readBadBareString
      '[0,["/",380,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["s","\\"",["|",0,200,false,["[","^\\n\\r\\""]],"\\"",["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 379 skipBareUnit
      '[0,["/",["s","(",["|",0,200,false,["/",["[","^\\n\\r()"],["s","(",["|",0,99,false,["[","^\\n\\r()"]],")"]]],")"],["s","${",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","{",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","<",["|",0,200,false,["[","^\\n\\r<>"]],">"]],"$(<{"]', // 380 skipBalanced
      '[0,["s",42,["!",57],["/",["s",",",["[+","\\t "]],["s",["?",","],["[*","\\t "],14,["[*","\\t\\n\\r "]]],["&",["s",["!",["/",18,"...","\u2026"]],["|",1,20,false,["/",["|",1,200,false,["[","^\\n\\r\\"\'-),:<->[]{}\uff0c\uff1a"]],["s","\'",["&",["[","a-z"]]]]],["[","\\n\\r,}"]]]]]', // 381 skipBareMore
      '[1,["L",356]]', // 382 leaf
      '[1,["L",384]]', // 383 leaf
      '[1,["/",385,""]]', // 384 readTwiceEnded
      '[1,["M","BadTwiceEnded",["s",["[*","\\t\\n\\r "],"}",["&",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{",386],["s",["[*","\\t\\n\\r "],"]",["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],69],"]"]],["s",387,["!",56]]]]]]]],"\\t\\n\\r }"]', // 385 readBadTwiceEnded
      '[0,["!",["s",115,118]]]', // 386 skipInOneArray
      '[0,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],136],"\\t\\n\\r ,"]', // 387 skipMemberBehind
      '[1,["L",389]]', // 388 leaf
      '[1,["N",24,["s",[":",0,86],390]],"("]', // 389 readTupleStart
      '[1,["M","BadTuple",["s","(",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["[*","\\t\\n\\r "],["/",["[","),"],16]],["[","([{"],24,["s",")",["!",["s",["[*","\\t\\n\\r "],"=>"]]]]]]]]]', // 390 readBadTuple
      '[0,["L",["!",130]]]', // 391 leaf
      '[1,["L",["t",[0,1,2],["!",130],["!",["/",["[",")]}\uff3d\uff5d"],",","...","\u2026",393]],359]]]', // 392 leaf
      '[0,["s",":",["&",["s",["[*","\\t\\n\\r "],22]]]]', // 393 skipLooseColon
      '[1,["L",["/",395,["t",[0,1],396,161],["t",[0,1],397,399],["t",[0,1],401,399]]]]', // 394 leaf
      '[1,["M","BadComma",","]]', // 395 readBadComma
      '[1,["M","BadEllipsis",["s","...",["[*","."]],["[+","\u2026"]],".\u2026"]', // 396 readBadEllipsis
      '[1,["M","BadStrayEnd",["s",["!",57],["!",398],")"],["s",131,"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",60,23,24],["[*","\\t\\n\\r "],["[",",]"]]]]]]', // 397 readBadStrayEnd
      '[0,["s",["!",57],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",["[","[{"],136]],"}",16]]]]]', // 398 skipRoundArrayEnd
      '[0,["/",["t",[0,1],400,","],""]]', // 399 readCommaBehind
      '[0,["|",0,null,true,["$",["[","\\t\\n\\r "]]]]', // 400 readWs
      '[1,["M","BadElementText",["s",["!",["[",")]}\uff3d\uff5d"]],["!",327],["!",130],["/",393,["s",["[","^"],["[*","^\\n\\r\\"\'-),[]{}"]]]]]]', // 401 readBadElementText
      '[1,["L",403]]', // 402 leaf
      '[1,["/",404,["t",[0,1,2],["!",114],["&","]"],405],["t",[0,1,2],["!",131],["&","}"],405],406,407]]', // 403 readCloseTuple
      '[0,["N","TupleEnd",")"]]', // 404 readTupleEnd
      '[1,["M","BadRootEnd",["[",")]}"]]]', // 405 readBadRootEnd
      '[1,["M","MissingBracket",["&",["/",["[",")]}\uff3d\uff5d"],"{",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],25]]],"\\"$\')A-Z]_-{}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3d\uff5d"]', // 406 readMissingBracket
      '[1,["M","MissingEnd",""]]', // 407 readMissingEnd
      '[1,["L",409]]', // 408 leaf
      '[1,["/",410,412,413,406,407]]', // 409 readCloseArray
      '[1,["N","ArrayEnd","]",411],"]\uff3d"]', // 410 readArrayEnd
      '[1,["M","BadFullSquareEnd","\uff3d"]]', // 411 readBadFullSquareEnd
      '[1,["M","BadArrayEnd",["s",["!",131],"}"],["s",["!",56],"}",["&",387]],["s","}",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],["s",["!",133],["!",45],"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","[",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,24]]]]]]', // 412 readBadArrayEnd
      '[1,["M","BadRoundArrayEnd",398]]', // 413 readBadRoundArrayEnd
      '[1,["L",358]]', // 414 leaf
      '[1,["L",["/",["&",16],248]]]', // 415 leaf
      '[1,["L",["/",395,417,418,["t",[0,1],419,420],["t",[0,1],["/",421,396,422],399]]]]', // 416 leaf
      '[1,["M","MissingNameEnd",["s","\\"",["|",0,200,false,["/",["[+","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"],16],["s",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],29],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],16]],"\\"\'\\\\\\\\`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 417 readMissingNameEnd
      '[1,["M","BadInnerBracket","[",["s",["!",114],"{"]]]', // 418 readBadInnerBracket
      '[0,["!",["s",115,118]]]', // 419 readInOneArray
      '[1,["M","BadEarlyEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]', // 420 readBadEarlyEnd
      '[1,["M","BadStrayBracket",["s",114,"]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],48,["|",1,60,false,59],"}",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],48]]]]]]]', // 421 readBadStrayBracket
      '[1,["M","BadText",["s",["!",["/",["s",57,")"],55,423,["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],16]]],["!",327],["[","^]{}\uff3d\uff5d"],["[*","^\\n\\r\\"\',[]{}\uff3d\uff5d"]]]]', // 422 readBadText
      '[0,["s",45,["!",56],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]]]', // 423 skipRoundItemEnd
      '[1,["L",425]]', // 424 leaf
      '[1,["/",426,428,429,406,407]]', // 425 readCloseObject
      '[1,["N","ObjectEnd","}",427],"}\uff5d"]', // 426 readObjectEnd
      '[1,["M","BadFullEnd","\uff5d"]]', // 427 readBadFullEnd
      '[1,["M","BadObjectEnd",["s",["!",114],"]"],["s","]",["&",["/",["s",["[*","\\t\\n\\r "],"}",387],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]]', // 428 readBadObjectEnd
      '[1,["M","BadRoundEnd",55]]', // 429 readBadRoundEnd
      '[1,["L",431]]', // 430 leaf
      '[1,["/",426,432,406,407]]', // 431 readCloseItemObject
      '[1,["M","BadItemEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],423]]', // 432 readBadItemEnd
      '[1,["L",434]]', // 433 leaf
      '[1,["/",426,405,407]]', // 434 readCloseNamedArray
      '[1,["L",436]]', // 435 leaf
      '[1,["/",410,405,407]]', // 436 readCloseBraceArray
      '[1,["L",438]]', // 437 leaf
      '[1,["M","BadLateElement",["s","}",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],69]]],["s",["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",27,23],["[*","\\t\\n\\r "],["[",",]"]]]],["&",["s",27,["[*","\\t\\n\\r "],["[",",]"]]]]]],"]}"]', // 438 readBadLateElement
      '[1,["L",440]]', // 439 leaf
      '[1,["/",410,405,407]]', // 440 readCloseRootArray
      '[1,["L",442]]', // 441 leaf
      '[1,["M","BadLateBracket",246]]', // 442 readBadLateBracket
      '[1,["L",444]]', // 443 leaf
      '[1,["/",426,405,407]]', // 444 readCloseRootObject
      '[0,["L",["&",30]],"[\uff3b"]', // 445 leaf
      '[0,["L",["&",75]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 446 leaf
      '[0,["L",["&",448]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 447 leaf
      '[0,["/",["s",76,["|",0,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","[{"]],["s",76,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t "],["/",14,16,17]]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 448 skipOpenlessAhead
      '[0,["L",["s",["&",["s","(",["[*","\\t\\n\\r "],["|",0,9,false,["s","(",["[*","\\t\\n\\r "]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23]]],["!",450]]],"("]', // 449 leaf
      '[0,["s","(",["[*","\\t\\n\\r "],["/",451,365,452],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],16]]]]]', // 450 skipBadParentheses
      skipText,
      '[0,["s",24,["&",107]],"fnt"]', // 452 skipConstant
      '[1,["L",454]]', // 453 leaf
      '[1,["/",["@",1,["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],139,["&",15]],["@",0,455,["&",15]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 454 readRootWord
      '[1,["N",25,[":",0,["/",360,361,362,138,364,154,375]],[":",0,["/",149,372,373,374,456]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 455 readRepairedRoot
      '[1,["M",28,["s","\'",[":",0,["$",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]]]],"\'"]]]', // 456 readBadQuotedBracket
      '[0,["L",["&",458]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 457 leaf
      '[0,["/",["s",["?",38],"\\"",["/",["|",200,200,false,["[","^\\"\\\\\\\\"]],["s",["*",["/",["["," !#-[]-\uffff"],100]],["/",["s","\\"",15],16]],["s",["*",["/",["[","^\\"\\\\\\\\"],100]],"\\"",["[*","\\t\\n\\r "],16]]],["s","\\"",["*",["/",["[","^\\n\\r\\"[-]{}"],["s","\\\\",["[","^\\n\\r"]],["s","\\"",["!",["s",["[*","\\t\\n\\r "],16]]]]],"\\"",["[*","\\t\\n\\r "],16],"\\"\\"\\"",["s",["!",459],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\""],16],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'",15]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 458 skipRootTextAhead
      '[0,["/","``",["s","`",["[*","\\t\\n\\r "],["/",["[","[{"],16]]],"`"]', // 459 skipCodeMark
      '[1,["L",461]]', // 460 leaf
      '[1,["M",29,["s",[":",0,["$",200]],["[*","+\\\\-0-9A-Z_a-z"],["!",["s",["[*","\\t\\n\\r "],16]]]]]', // 461 readBadFence
      '[1,["L",463]]', // 462 leaf
      '[1,["M","BadCutFence",["s",["/",["s",200,["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t\\n\\r "]],["|",1,2,false,"`"]],16]],"`~"]', // 463 readBadCutFence
      '[1,["L",["/",465,484]],"\\t\\n\\r ,"]', // 464 leaf
      '[1,["M","BadSequence",["s",["[+","\\t\\n\\r "],["?",["s",",",["[*","\\t\\n\\r "]]],["&",["/","{",30]]],["s",",",["[*","\\t\\n\\r "],["&",["/","{",30]]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["&",["/",466,458]]]],"\\t\\n\\r ,"]', // 465 readBadSequence
      '[0,["/",["s",["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],467,["&",15]],["s",468,["&",15]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 466 skipRootWord
      '[0,["s",["!","\\"\\"\\"\\""],["/",["s",451,["&",41],["!",["s",["[*","\\t\\n\\r "],"+"]]],365,452]],"\\"\'\\\\-0-9fnt"]', // 467 skipWord
      '[0,["/",["/",469,470,471,472,473,450,478],["/",479,480,481,482,483]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 468 skipRepairedRoot
      '[0,["s","-",16]]', // 469 skipBadCutSign
      '[0,["s",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],16],"\\\\-0-9"]', // 470 skipBadCutNumber
      '[0,["s",["s",["?","-"],"0",["[+","0-9"]],["s",["?",["s",".",["[+","0-9"]]],["?",363]],["&",107]],"\\\\-0"]', // 471 skipBadLeadingZero
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",107]],"+\\\\-0-9"]', // 472 skipBadThousands
      '[0,["s",["!",365],["?",["/","-","+"]],["/",474,475],["&",107]],"+\\\\-.0-9"]', // 473 skipRepairedNumber
      '[0,["/",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 474 skipBadRadix
      '[0,["/",["s",["/",476,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],"."]],["?",363]],["s",477,["?",363]]],".0-9"]', // 475 skipLooseDecimal
      '[0,["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]', // 476 skipBadDigitGroups
      '[0,["s",".",["[+","0-9"]]]', // 477 skipBadFraction
      '[0,["s",["?",["s","new",["[+","\\t "]]],25,["|",0,9,false,["s",".",25]],"(",["[*","\\t\\n\\r "],["/",451,365,452],["[*","\\t\\n\\r "],")"],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 478 skipBadConstructor
      '[0,["/",["s","\\"",["s",["[","A-Za-z"],":",["&","\\\\"],["&",150],["*",152],151,["*",["/",152,151]]],"\\"",["&",41]],["s","\\"",["&",["[","$\\\\\\\\"]],["&",["s",["*",["/",153,["s","\\\\",["[","bfr"]]]],151,["[","A-Za-z"]]],["&",["s",["*",["/",153,151]],"\\\\",["[","bfr"],["[","a-z"]]],["+",["/",153,["s","\\\\",["[","bfr"]],151]],"\\"",["&",41]]],"\\""]', // 479 skipBadPath
      '[0,["s",34,["&",107]]]', // 480 skipBadNan
      '[0,["s",33,["&",107]]]', // 481 skipBadConstant
      '[0,["s",35,16]]', // 482 skipBadCutWord
      '[0,["s","\'",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]],"\'"]]', // 483 skipBadQuotedBracket
      '[1,["M","BadListSequence",["s",["[*","\\t "],",",["[*","\\t "],14,["[*","\\t\\n\\r "],["&",["/",466,458]]]],"\\t ,"]', // 484 readBadListSequence
      '[0,["L",["&",["[","[{\uff3b\uff5b"]]],"[{\uff3b\uff5b"]', // 485 leaf
      '[1,["L",["/",487,488,""]]]', // 486 leaf
      '[1,["M","BadRootComma",["s",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]]],"\\t\\n\\r ,"]', // 487 readBadRootComma
      '[1,["M","BadRest",["s",["!",["s",["[*","\\t\\n\\r "],["/",18,["[",")]}\uff3d\uff5d"]]]],["|",1,200,false,["[","^[]{}"]],["[","]}"],["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",27,23],["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]]],"^[]{}"]', // 488 readBadRest
      '[1,["L",["/",2,4]],"\\u0000\\t-\\r\\u001b #\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 489 leaf
      '[0,["L",["!",328]]]', // 490 leaf
      '[0,["L",["&",19]],"{"]', // 491 leaf
      '[0,["L",["&",493]],"["]', // 492 leaf
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["/",["s",28,["[*","\\t\\n\\r "]],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["&",["[","\\"\'0-9`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],10,"{",["s","(",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["[*","\\t\\n\\r "],","]]],32,["s",["|",1,40,false,["[","+\\\\-.0-9"]],["/",["s",["[*","\\t\\n\\r "],["/",["[",",\u3001\uff0c"],16]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],23,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"0-9[{"],["s","]",["[*","\\t\\n\\r "],","]]],16]],["s","[",["[*","\\t "],["/",14,"/*",["s",["/","//","#"],["[","\\t "],["[*","^\\n\\r]"],14],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],60,["[*","\\t\\n\\r "],["[",",]"]]]]],"["]', // 493 skipProseArrayAhead
      '[1,["L",["/",495,496]],"$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 494 leaf
      '[1,["M","BadCall",["s",25,["|",0,9,false,["s",".",25]],["[*","\\t\\n\\r "],"(",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]],["s","(",["&",["s",["[*","\\t\\n\\r "],["[","[{"]]]]],"$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 495 readBadCall
      '[1,["M","BadAssignment",["s",["/",497,["s",25,["|",0,9,false,["s",".",25]],["[*","\\t "],"="],498],["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 496 readBadAssignment
      '[0,["s",["/","var","let","const"],["[+","\\t "],25,["[*","\\t "],"="],"clv"]', // 497 skipDeclaration
      '[0,["/",["s","export",["[+","\\t "],"default"],"return"],"er"]', // 498 skipExporting
      '[0,["L",["/",500,""]]]', // 499 leaf
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["?",";"]],";"]],"\\t\\n\\r );"]', // 500 skipWrapperEnd
      '[1,["L",["/",502,503]],"\\"]}"]', // 501 leaf
      '[1,["M","BadRootBracket",["[+","]}"]]]', // 502 readBadRootBracket
      '[1,["M","BadLostMember",504]]', // 503 readBadLostMember
      '[0,["s","\\"",["|",1,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],["/",60,23,["[","[{"],24]]]]]', // 504 skipLostMember
      '[0,["L",["!",17]]]', // 505 leaf
      '[1,["L",507]]', // 506 leaf
      '[1,["M","BadProse",["s",["[","^"],["*",["/",["[","^\\n\\r\\"(/[`{~\ufeff"],508,509,["[","\\n\\r"],["s",["!",510],["[","^"]]]]]]]', // 507 readBadProse
      '[0,["s","/*",["|",0,200,false,["s",["!","*/"],["[","^"]]],"*/"]]', // 508 skipStarComment
      '[0,["s",["/",["s","//",["[","\\t "]],["s",14,["[*","\\t "],"#",["[","\\t "]]],["[*","^\\n\\r"],["&",["s",14,["[*","\\t\\n\\r "],["[","[{"]]]],"\\n\\r/"]', // 509 skipLineRemark
      '[0,["/",511,504,19,156,493,17,"\ufeff",["s","(",["[*","\\t\\n\\r "],["[","[{"],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\"\'([`{~\u00ab\u2018\u2019\u201c-\u201f\ufeff\uff02"]', // 510 skipProseStop
      '[0,["s",27,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",22],["|",1,60,false,59],"}",["[*","\\t\\n\\r "],58]]', // 511 skipLostObjectAhead
      '[0,["L",["&",511]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 512 leaf
      '[1,["L",["/",514,515]]]', // 513 leaf
      '[0,329]', // 514 readFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 515 readMissingFenceEnd
      '[1,["L",517]]', // 516 leaf
      '[1,["M","MissingDocument",""]]', // 517 readMissingDocument
      '[1,["L",["/",519,502,503]],"\\"]`}~"]', // 518 leaf
      '[1,["M","BadLooseFence",200]]', // 519 readBadLooseFence
      '[1,["L",["/",517,""]]]', // 520 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, flat, operations: { i: ofCase, same: ofSame, "{": ofAction, inside: ofInside, flatly: ofFlat, closes: ofCloses } });
  let readBlanks: Match = rules.called(2, (made) => { readBlanks = made; });
  let readGapMistake: Match = rules.called(4, (made) => { readGapMistake = made; });
  let skipEndsRoot: Match = rules.called(15, (made) => { skipEndsRoot = made; });
  let skipInObject: Match = rules.called(42, (made) => { skipInObject = made; });
  let skipEndsMember: Match = rules.called(44, (made) => { skipEndsMember = made; });
  let skipInArray: Match = rules.called(67, (made) => { skipInArray = made; });
  let skipEndsElement: Match = rules.called(71, (made) => { skipEndsElement = made; });
  let skipEndsNoisily: Match = rules.called(74, (made) => { skipEndsNoisily = made; });
  let skipHashWord: Match = rules.called(83, (made) => { skipHashWord = made; });
  let skipInnerArrayAhead: Match = rules.called(104, (made) => { skipInnerArrayAhead = made; });
  let readNumber: Match = rules.called(106, (made) => { readNumber = made; });
  let readConstant: Match = rules.called(108, (made) => { readConstant = made; });
  let skipPairEnd: Match = rules.called(109, (made) => { skipPairEnd = made; });
  let readBadRemark: Match = rules.called(162, (made) => { readBadRemark = made; });
  let readBadPointBehind: Match = rules.called(163, (made) => { readBadPointBehind = made; });
  let readComma: Match = rules.called(165, (made) => { readComma = made; });
  let readBadSeparator: Match = rules.called(167, (made) => { readBadSeparator = made; });
  let readBadOddSeparator: Match = rules.called(168, (made) => { readBadOddSeparator = made; });
  let readMissingComma: Match = rules.called(169, (made) => { readMissingComma = made; });
  let readMissingSeparator: Match = rules.called(170, (made) => { readMissingSeparator = made; });

  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(285), body: { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'leaf', read: rules.at(286) }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(288) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(282) }] } }, { op: 'leaf', read: rules.at(291) }] }] } }] };
  const steplaterPair: Step = { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(295) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(282) }] } }, { op: 'leaf', read: rules.at(291) }] }, stepinnerPair] };
  const stepquoted: Step = { op: 'choice', starts: ["\"'BFRUbfru", "'BFRUbfru", "\"", "\"BFRUbfru", "'BFRUbfru\u2018-\u201b\uff07", "\u00ab\u201c-\u201f\uff02", "`", "`\u00b4"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(257), body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(269), body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(272), body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(278), body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(307), body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(320), body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(326), body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(337), body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r +", "\t\n\r +"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(343) }, { op: 'choice', starts: ["\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07", null], alternatives: [stepquoted, { op: 'leaf', read: rules.at(297) }] }] }, { op: 'leaf', read: rules.at(345) }] } }, { op: 'leaf', read: rules.at(347) }] };
  const stepword: Step = { op: 'choice', starts: ["\t !$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff", "\"'\\-0-9fnt", "\"&-(\\\\{", "\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"], alternatives: [{ op: 'leaf', read: rules.at(252) }, { op: 'leaf', read: rules.at(255), isShortcut: true }, { op: 'leaf', read: rules.at(256) }, stepstring] };
  const stepopenlessItem: Step = { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(91), body: { op: 'again', step: () => stepInnerObject } }, { op: 'leaf', read: rules.at(160) }] } };
  const stepelementValue: Step = { op: 'choice', starts: [null, "[", "{", null, "{\uff5b", "[{\uff3b", "(", null, null], alternatives: [{ op: 'leaf', read: rules.at(129) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(232), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(238), body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: rules.at(383) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: rules.at(383) }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(391), body: stepstring }] }, { op: 'leaf', read: rules.at(392) }] };
  const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: rules.at(160) }, { op: 'leaf', read: rules.at(90) }, stepopenlessItem] };
  const stepelementPart: Step = { op: 'choice', starts: ["\t\n\r \"'\\-0-9fnt", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(123), isShortcut: true }, { op: 'leaf', read: rules.at(126) }, stepelement, { op: 'leaf', read: rules.at(394) }] };
  const stepcontainer: Step = { op: 'choice', starts: ["{", "{\uff5b", "[", "[{\uff3b", "("], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(232), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(354) }, { op: 'choice', starts: ["\t -\"$-(*+\\-.0-9?-Z\\\\\\^-|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", null], alternatives: [stepword, { op: 'leaf', read: rules.at(357) }] }] } }, { op: 'choice', starts: ["\t\n\r :", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(382) }, { op: 'choice', starts: ["([{\uff3b\uff5b", null], alternatives: [stepcontainer, { op: 'leaf', read: rules.at(247) }] }] }, { op: 'leaf', read: rules.at(297) }] }] };
  const steppresentValue: Step = { op: 'choice', starts: ["\\-0-9]fnt", null, "\t -\"$-(*+\\-.0-9?-Z\\\\\\^-|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", "([{\uff3b\uff5b", "^\n\r ,[]}"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(249), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(250), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', starts: ["\t\n\r :", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(349), body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(414) }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(219), body: { op: 'loop', body: { op: 'leaf', read: rules.at(225) } } }, { op: 'choice', starts: ["\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", "\"\\-0-9fnt{\u00ab\u2018\u201c\u201e", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(227), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: rules.at(247) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(225) } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: rules.at(415) }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(171) }, stepmemberValue, { op: 'leaf', read: rules.at(160) }] };
  const stepobjectPart: Step = { op: 'choice', starts: ["\t\n\r -\"$%'*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff", "\u0000\t-\r\u001b #+\\-/-9<>\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", null, "!\"$-'*+\\-.0-:?-\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", null], alternatives: [{ op: 'leaf', read: rules.at(97), isShortcut: true }, { op: 'leaf', read: rules.at(110) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(112), body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: rules.at(160) }] }, stepmember, { op: 'leaf', read: rules.at(416) }] };
  const stepbracketValue: Step = { op: 'choice', starts: ["[{", "{", "{", "[", "{\uff5b", "[\uff3b"], alternatives: [{ op: 'leaf', read: rules.at(78), isForWhole: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(80), body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(232), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(445), body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', starts: ["[{\uff3b\uff5b", "\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", "\"\\-0-9fnt\u00ab\u2018\u201c\u201e", "(", "\"$'(+\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(446), body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(447), body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(449), body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: rules.at(453) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(457), body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: ["\t\n\r ,", "[{\uff3b\uff5b"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(464) }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(297) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(485), body: stepbracketValue }] }] } }, { op: 'leaf', read: rules.at(486) }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", "`~", "`~"], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: rules.at(462) }] }, stepmoreValues] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["{", "[", "["], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(491), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(492), body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(494) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(297) }] }, { op: 'leaf', read: rules.at(499) }] };
  const stepprose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(506) }, { op: 'choice', starts: ["\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(512), body: { op: 'again', step: () => stepOpenlessObject } }, stepmoreValues] }, { op: 'leaf', read: rules.at(297) }] }] };
  const stepfencedPart: Step = { op: 'choice', starts: ["\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", "`~", "[{", "$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"]}", "^"], alternatives: [{ op: 'leaf', read: rules.at(489) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(490), body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(501) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(505), body: stepprose }] }] };
  const steparound: Step = { op: 'choice', starts: ["\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", "`~", "[{", "$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"]`}~", "^"], alternatives: [{ op: 'leaf', read: rules.at(489) }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(518) }, stepprose] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{~\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(516) }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: rules.at(520) }] } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', attribute: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(84) }, { op: 'leaf', read: rules.at(90) }, stepopenlessItem, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(437) }, stepelementPart] } }, { op: 'leaf', read: rules.at(439) }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', attribute: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(93) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(424) }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(119) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(435) }] } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(157) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(433) }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(229) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(408) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(240) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(244) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(430) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: rules.at(267) }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(266) } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: rules.at(271) }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(270) } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: rules.at(275) }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(273) } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(282) }] } }, { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'leaf', read: rules.at(283) }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: rules.at(297) }] }, { op: 'leaf', read: rules.at(298) }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(279), isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", null, "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: rules.at(282) }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'loop', body: { op: 'choice', starts: [" -&(-\u2017\u201c-\uff06\uff08-\uffff", "\u0000-\u001f'A-Z\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: rules.at(312) }] } }, { op: 'leaf', read: rules.at(316) }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(308), isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff", "\u0000-\u001f\"\\\\\u00bb\u201c-\u201f\uff02"], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: rules.at(322) }] } }, { op: 'leaf', read: rules.at(324) }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(321), isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(331) }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: rules.at(335) }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(334) } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(260) }, { op: 'loop', body: { op: 'choice', starts: [" -_a-\u00b3\u00b5-\uffff", "\u0000-\u001f\\\\`\u00b4"], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: rules.at(339) }] } }, { op: 'leaf', read: rules.at(341) }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(338), isSome: true } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(351) }, { op: 'loop', body: { op: 'leaf', read: rules.at(225) } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: rules.at(247) }] }, { op: 'leaf', read: rules.at(160) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(424) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(240) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(424) }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', attribute: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(84) }, { op: 'leaf', read: rules.at(90) }, stepopenlessItem, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(408) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(388) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(402) }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(240) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(441) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(443) }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(93) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(441) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(443) }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', attribute: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(229) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(437) }, stepelementPart] } }, { op: 'leaf', read: rules.at(439) }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(460) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{~\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(297) }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(513) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
    },
  };
}

function makeFlat(): FlatRules {
  const m = new FlatMachine();

  const TABLE_0 = tableOf("\t\n\r [{");
  const TABLE_1 = tableOf("$%+\\-.0-9@-Z_a-z");
  const TABLE_2 = tableOf("\u0000-\t\u000b\f\u000e-!#-[]-\u007f");
  const TABLE_3 = tableOf("#\\-/<");
  const TABLE_4 = tableOf("\"/\\\\bfnrt");
  const TABLE_5 = tableOf("\u0000\u000b\f");
  const TABLE_6 = tableOf("+0-9>|");
  const TABLE_7 = tableOf("!$%*+\\-.0-9?-Z\\^_a-z|~\u007f");
  const TABLE_8 = tableOf("!$%*+\\-.0-:?-Z\\^_a-z|~\u007f");
  const TABLE_9 = tableOf("\u0000\u000b\f!\"$%'*+\\-.0-:>-Z\\^_a-z|~\u007f");
  const TABLE_10 = tableOf("\"'\\-0-9FNTU[fntu{");
  const TABLE_11 = tableOf(",]}");
  const TABLE_12 = tableOf("\u0000-\t\u000b\f\u000e-&(-[]-\u007f");
  const TABLE_13 = tableOf("\"'`");
  const TABLE_14 = tableOf("\"'\\-0-9[`fnt{");
  const TABLE_15 = tableOf("\\-:=");
  const TABLE_16 = tableOf("\t\n\r -%'-)+\\--9;<?-[_-{~");
  const TABLE_17 = tableOf(");[{");
  const TABLE_18 = tableOf("$A-Z_a-z");
  const TABLE_19 = tableOf("$\\-0-9A-Z_a-z");
  const TABLE_20 = tableOf("!(<?[");
  const TABLE_21 = tableOf("\u0000-\t\u000b\f\u000e-!#-'*-z|~\u007f");
  const TABLE_22 = tableOf("!?A-Za-z");
  const TABLE_23 = tableOf("\u0000-\t\u000b\f\u000e-!#-+\\--9;-Z\\\\\\^-z|~\u007f");
  const TABLE_24 = tableOf("#\\-/-9<fnt|");
  const TABLE_25 = tableOf("\\-0-9fnt");
  const TABLE_26 = tableOf("!#-&*\\--9?-Z\\^_a-z|~\u007f");
  const TABLE_27 = tableOf("!#-&*\\--9<?-Z\\^_a-z|~\u007f");
  const TABLE_28 = tableOf("\t\n\r ]}");
  const TABLE_29 = tableOf("\t $A-Z\\\\_a-z");
  const TABLE_30 = tableOf("\t\n\r\u001b <");
  const TABLE_31 = tableOf("0-9A-Z_a-z");
  const TABLE_32 = tableOf(",:]}");
  const TABLE_33 = tableOf(")]}");
  const TABLE_34 = tableOf("\"'+\\-0-9FNTU[fntu{");
  const TABLE_35 = tableOf("\u0000-\t\u000b\f\u000e-!#-&(-_a-\u007f");
  const TABLE_36 = tableOf("\t\n\r ,");
  const TABLE_37 = tableOf("\u0000-\t\u000b\f\u000e-!#-&(-\u007f");
  const TABLE_38 = tableOf("\t\n\r #)\\-/<]}");
  const TABLE_39 = tableOf("\"$'(\\-0-9A-[_-{");
  const TABLE_40 = tableOf(" !#-[\\^-|~\u007f");
  const TABLE_41 = tableOf("\t\n\r )");
  const TABLE_42 = tableOf("\t\n\r\u001b ).;<");
  const TABLE_43 = tableOf(" !#-&(-Z\\^_a-z|~\u007f");
  const TABLE_44 = tableOf("\"'\\-0-9");
  const TABLE_45 = tableOf("FNTUfntu");
  const TABLE_46 = tableOf("\t\n\r \"'`");
  const TABLE_47 = tableOf("FNTfnt");
  const TABLE_48 = tableOf("\"'\\-0-9FNTfnt");
  const TABLE_49 = tableOf(" \\-.0-9A-Z_a-z");
  const TABLE_50 = tableOf(" \\-0-9A-Z_a-z");
  const TABLE_51 = tableOf("\"'\\\\`");
  const TABLE_52 = tableOf("\"'\\-[]{");
  const TABLE_53 = tableOf(" +-:TZ");
  const TABLE_54 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--:<-\\\\\\^-|~\u007f");
  const TABLE_55 = tableOf(" +-:TZ]");
  const TABLE_56 = tableOf("\t\n\r \"',]}");
  const TABLE_57 = tableOf("\u0000-\t\u000b\f\u000e-!#-&(-[]-\u007f");
  const TABLE_58 = tableOf("");
  const TABLE_59 = tableOf("\u0000-\t\u000b\f\u000e-!#-\u007f");
  const TABLE_60 = tableOf("\"");
  const TABLE_61 = tableOf("\"'");
  const TABLE_62 = tableOf("+\\-0-9A-Z_a-z");
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
  const BEYOND_10 = (c: number): boolean => (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282;
  const BEYOND_11 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219);
  const BEYOND_12 = (c: number): boolean => (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282;

  function readAlone(p: number): number {
    const { text, end } = m; let c = 0;
    l1: {
      const s2 = p;
      const k3 = m.nodesEnd;
      const k4 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1))) {
        l5: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)) || (p = readWhole(p)) < 0) break l5;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if ((p < end)) break l5;
          break l1;
        }
        p = s2;
        m.nodesEnd = k3;
        m.mistakesEnd = k4;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      l582: {
        if ((p < end && text.charCodeAt(p) === 96)) {
          const s580 = p;
          l581: {
            if (!text.startsWith("```", p)) break l581;
            p += 3;
            if ((p < end && text.charCodeAt(p) === 96)) break l581;
            p = s580;
            break l582;
          }
          p = s580;
        }
        return -1;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = noteBadFence(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)) || (p = readWhole(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      l586: {
        const s587 = p;
        if ((p < end && text.charCodeAt(p) === 96)) {
          l588: {
            if (!text.startsWith("```", p)) break l588;
            p += 3;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if ((p < end)) break l588;
            break l586;
          }
          p = s587;
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
      if (!(p < end && text.charCodeAt(p) === 91) || skipWholeArrayAhead_(p) < 0) return -1;
      if (!(p < end && text.charCodeAt(p) === 91) || (p = readWholeArray(p)) < 0) return -1;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : BEYOND_10(c)))) {
      {
        const s557 = p;
        l558: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l560: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l560;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : BEYOND_10(c))) || (p = skipQuotedAhead_(p)) < 0) break l558;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 58 || c === 93))) break l558;
            p++;
          }
          return -1;
        }
        p = s557;
      }
    }
    m.close(node, p);
    return p;
  }

  function readWholeObject(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (m.depth >= MAX_DEPTH) return -1;
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
    l507: {
      if ((p < end && text.charCodeAt(p) === 125)) {
        p++;
        break l507;
      }
      l513: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c)))) {
          const s514 = p;
          const k510 = m.nodesEnd;
          const k511 = m.mistakesEnd;
          l512: {
            l515: {
              const k517 = m.nodesEnd;
              const k518 = m.mistakesEnd;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c))) && (q = readCutMember(p)) >= 0) {
                p = q;
                break l515;
              }
              m.nodesEnd = k517;
              m.mistakesEnd = k518;
              l529: {
                if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  const s527 = p;
                  l528: {
                    p++;
                    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_50[c] === 1))) p++;
                    if ((p < end)) break l528;
                    p = s527;
                    break l529;
                  }
                  p = s527;
                }
                break l512;
              }
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : BEYOND_3(c))) || (p = noteMissingNameEnd(p)) < 0) break l512;
            }
            break l513;
          }
          p = s514;
          m.nodesEnd = k510;
          m.mistakesEnd = k511;
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
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_48[c] === 1)) || (p = readCutValue_(p)) < 0) return -1;
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
    if (m.depth >= MAX_DEPTH) return -1;
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
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1)) || (p = readBadConstant(p)) < 0) { m.depth--; return -1; }
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
    l451: {
      if ((p < end && text.charCodeAt(p) === 93)) {
        p++;
        break l451;
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
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) || (p = readCutItem_(p)) < 0) return -1;
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
                        l412: {
                          const s413 = p;
                          l414: {
                            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                            if ((p < end)) break l414;
                            break l412;
                          }
                          p = s413;
                          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1)) || (p = skipOutside_(p)) < 0) break l406;
                        }
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
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : BEYOND_8(c)))) p++;
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

  function skipOutside_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l415: {
      const s416 = p;
      const c417 = p < end ? text.charCodeAt(p) : 65536;
      if (((c417 >= 9 && c417 <= 10) || c417 === 13 || c417 === 32)) {
        l418: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) break l418;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l419: {
            if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) && (q = skipFence_(p)) >= 0) { p = q; break l419; }
            if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("</", p)) break l418;
            p += 2;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) || (p = skipNameWord_(p)) < 0) break l418;
            if (p >= end || text.charCodeAt(p) !== 62) break l418;
            p++;
          }
          break l415;
        }
        p = s416;
      }
      if ((c417 === 27 || c417 === 60) && (q = skipNoise_(p)) >= 0) { p = q; break l415; }
      if ((c417 < 128 && TABLE_41[c417] === 1)) {
        l424: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (p >= end || text.charCodeAt(p) !== 41) break l424;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if ((p < end && text.charCodeAt(p) === 59)) {
            p++;
          }
          break l415;
        }
        p = s416;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 46 || c === 59))) return -1;
      p++;
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if ((p < end)) return -1;
    return p;
  }

  function skipFence_(p: number): number {
    const { text, end } = m;
    l421: {
      const s422 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l423: {
          if (!text.startsWith("```", p)) break l423;
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          break l421;
        }
        p = s422;
      }
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) return -1;
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
    }
    return p;
  }

  function noteMissingStringEnd(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && text.charCodeAt(p) === 92)) {
      p++;
      if ((p < end && text.charCodeAt(p) === 117)) {
        p++;
        let n438 = 0;
        l435: for (;;) {
          if (n438 >= 3) break;
          const s437 = p;
          l436: {
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) break l436;
            p++;
            n438++;
            continue l435;
          }
          p = s437;
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
    l443: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s444 = p;
        l442: {
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l442;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l443;
        }
        p = s444;
      }
    }
    l445: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        p++;
        break l445;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1)) || (p = skipOtherConstant_(p)) < 0) return -1;
    if (skipEndsWord_(p) < 0) return -1;
    m.node(12, start, p);
    m.mistake(8, start, p);
    return p;
  }

  function skipOtherConstant_(p: number): number {
    const { text, end } = m;
    l454: {
      const s455 = p;
      const c456 = p < end ? text.charCodeAt(p) : 65536;
      if ((c456 === 84 || c456 === 116)) {
        l457: {
          if (caselessUnits(text, p, "true") < 4) break l457;
          p += 4;
          break l454;
        }
        p = s455;
      }
      if ((c456 === 70 || c456 === 102)) {
        l458: {
          if (caselessUnits(text, p, "false") < 5) break l458;
          p += 5;
          break l454;
        }
        p = s455;
      }
      if ((c456 === 78 || c456 === 110)) {
        l459: {
          if (caselessUnits(text, p, "null") < 4) break l459;
          p += 4;
          break l454;
        }
        p = s455;
      }
      if ((c456 === 78 || c456 === 110)) {
        l460: {
          if (caselessUnits(text, p, "none") < 4) break l460;
          p += 4;
          break l454;
        }
        p = s455;
      }
      if ((c456 === 78 || c456 === 110)) {
        l461: {
          if (caselessUnits(text, p, "nil") < 3) break l461;
          p += 3;
          break l454;
        }
        p = s455;
      }
      if (caselessUnits(text, p, "undefined") < 9) return -1;
      p += 9;
    }
    return p;
  }

  function noteWholeMemberEnd_(p: number): number {
    const { text, end } = m; let c = 0;
    l462: {
      const s463 = p;
      const k464 = m.nodesEnd;
      const k465 = m.mistakesEnd;
      l466: {
        if ((p = noteWholeValueGap_(p)) < 0) break l466;
        l467: {
          const s468 = p;
          const k469 = m.nodesEnd;
          const k470 = m.mistakesEnd;
          const c471 = p < end ? text.charCodeAt(p) : 65536;
          if (c471 === 44) {
            l472: {
              p++;
              if ((p = noteWholeGap_(p)) < 0) break l472;
              l475: {
                const s473 = p;
                l474: {
                  l476: {
                    const s477 = p;
                    const c478 = p < end ? text.charCodeAt(p) : 65536;
                    if ((c478 < 128 ? TABLE_13[c478] === 1 : BEYOND_3(c478))) {
                      p++;
                      break l476;
                    }
                    if ((c478 < 128 ? TABLE_18[c478] === 1 : (c478 >= 12352 && c478 <= 55295) || (c478 >= 192 && c478 <= 8191))) {
                      l480: {
                        if ((p = skipNameWord_(p)) < 0) break l480;
                        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                        if (p >= end || text.charCodeAt(p) !== 58) break l480;
                        p++;
                        break l476;
                      }
                      p = s477;
                    }
                    if ((p < end)) break l474;
                  }
                  p = s473;
                  break l475;
                }
                p = s473;
                break l472;
              }
              break l467;
            }
            p = s468;
            m.nodesEnd = k469;
            m.mistakesEnd = k470;
          }
          if (c471 === 44) {
            l481: {
              if ((p = noteBadTrailingComma(p)) < 0) break l481;
              if ((p = noteWholeGap_(p)) < 0) break l481;
              break l467;
            }
            p = s468;
            m.nodesEnd = k469;
            m.mistakesEnd = k470;
          }
          if (c471 === 125) {
            l482: {
              if (!(p < end && text.charCodeAt(p) === 125)) break l482;
              break l467;
            }
            p = s468;
            m.nodesEnd = k469;
            m.mistakesEnd = k470;
          }
          if ((p < end)) break l466;
        }
        break l462;
      }
      p = s463;
      m.nodesEnd = k464;
      m.mistakesEnd = k465;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : BEYOND_3(c))) || skipWholeMemberAhead_(p) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_7(c))) || (p = noteMissingComma(p)) < 0) return -1;
    }
    return p;
  }

  function skipWholeMemberAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l483: {
      const s484 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : BEYOND_3(c)))) {
        l485: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c))) || (p = skipOwnName_(p)) < 0) break l485;
          break l483;
        }
        p = s484;
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
    let n489 = 0;
    l486: for (;;) {
      if (n489 >= 200) break;
      const s488 = p;
      l487: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_6(c)))) break l487;
        p++;
        n489++;
        continue l486;
      }
      p = s488;
      break;
    }
    if (n489 < 1) return -1;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_9(c)))) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) return -1;
    p++;
    return p;
  }

  function readCutValue_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l490: {
      const k492 = m.nodesEnd;
      const k493 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) && (q = readCutItem_(p)) >= 0) {
        p = q;
        break l490;
      }
      m.nodesEnd = k492;
      m.mistakesEnd = k493;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1)) || (p = readBadCutWord(p)) < 0) return -1;
    }
    return p;
  }

  function readBadCutWord(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1)) || (p = skipCutWord_(p)) < 0) return -1;
    if ((p < end)) return -1;
    m.node(13, start, p);
    m.mistake(9, start, p);
    return p;
  }

  function skipCutWord_(p: number): number {
    const { text, end } = m;
    l494: {
      const s495 = p;
      const c496 = p < end ? text.charCodeAt(p) : 65536;
      if ((c496 === 84 || c496 === 116)) {
        l497: {
          if (caselessUnits(text, p, "tru") < 3) break l497;
          p += 3;
          break l494;
        }
        p = s495;
      }
      if ((c496 === 84 || c496 === 116)) {
        l498: {
          if (caselessUnits(text, p, "tr") < 2) break l498;
          p += 2;
          break l494;
        }
        p = s495;
      }
      if (c496 === 116) {
        p++;
        break l494;
      }
      if ((c496 === 70 || c496 === 102)) {
        l500: {
          if (caselessUnits(text, p, "fals") < 4) break l500;
          p += 4;
          break l494;
        }
        p = s495;
      }
      if ((c496 === 70 || c496 === 102)) {
        l501: {
          if (caselessUnits(text, p, "fal") < 3) break l501;
          p += 3;
          break l494;
        }
        p = s495;
      }
      if ((c496 === 70 || c496 === 102)) {
        l502: {
          if (caselessUnits(text, p, "fa") < 2) break l502;
          p += 2;
          break l494;
        }
        p = s495;
      }
      if (c496 === 102) {
        p++;
        break l494;
      }
      if ((c496 === 78 || c496 === 110)) {
        l504: {
          if (caselessUnits(text, p, "nul") < 3) break l504;
          p += 3;
          break l494;
        }
        p = s495;
      }
      if ((c496 === 78 || c496 === 110)) {
        l505: {
          if (caselessUnits(text, p, "nu") < 2) break l505;
          p += 2;
          break l494;
        }
        p = s495;
      }
      if (c496 === 110) {
        p++;
        break l494;
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
    l519: {
      const s520 = p;
      const c521 = p < end ? text.charCodeAt(p) : 65536;
      if (c521 === 34) {
        l522: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_49[c] === 1))) break l522;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_49[c] === 1))) p++;
          if (p >= end || text.charCodeAt(p) !== 34) break l522;
          p++;
          break l519;
        }
        p = s520;
      }
      if (c521 === 39) {
        l523: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_49[c] === 1))) break l523;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_49[c] === 1))) p++;
          if (p >= end || text.charCodeAt(p) !== 39) break l523;
          p++;
          break l519;
        }
        p = s520;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) return -1;
    }
    return p;
  }

  function noteMissingNameEnd(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l530: {
      const s531 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l532: {
          p++;
          let n536 = 0;
          l533: for (;;) {
            if (n536 >= 200) break;
            const s535 = p;
            l534: {
              l537: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
                  p++;
                  while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
                  break l537;
                }
                if (p >= end || text.charCodeAt(p) !== 92) break l534;
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) break l534;
                p++;
              }
              n536++;
              continue l533;
            }
            p = s535;
            break;
          }
          if ((p < end && text.charCodeAt(p) === 92)) {
            p++;
          }
          if ((p < end)) break l532;
          break l530;
        }
        p = s531;
      }
      l543: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_3(c)))) {
          p++;
          break l543;
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

  function skipWholeArrayAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 91) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l550: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1))) {
        p++;
        break l550;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) return -1;
      p++;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_55[c] === 1)) && skipLogTag_(p) >= 0) return -1;
    }
    return p;
  }

  function skipLogTag_(p: number): number {
    const { text, end } = m; let c = 0;
    let n556 = 0;
    l553: for (;;) {
      if (n556 >= 40) break;
      const s555 = p;
      l554: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1))) break l554;
        p++;
        n556++;
        continue l553;
      }
      p = s555;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 93) return -1;
    p++;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c >= 128))) return -1;
    p++;
    return p;
  }

  function skipQuotedAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l563: {
      const s564 = p;
      const c565 = p < end ? text.charCodeAt(p) : 65536;
      if (c565 === 34) {
        l566: {
          p++;
          let n570 = 0;
          l567: for (;;) {
            if (n570 >= 60) break;
            const s569 = p;
            l568: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) break l568;
              p++;
              n570++;
              continue l567;
            }
            p = s569;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l566;
          p++;
          break l563;
        }
        p = s564;
      }
      if (c565 === 39) {
        l571: {
          p++;
          let n575 = 0;
          l572: for (;;) {
            if (n575 >= 60) break;
            const s574 = p;
            l573: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c >= 128))) break l573;
              p++;
              n575++;
              continue l572;
            }
            p = s574;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) break l571;
          p++;
          break l563;
        }
        p = s564;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : BEYOND_10(c)))) return -1;
      p++;
      let n579 = 0;
      l576: for (;;) {
        if (n579 >= 60) break;
        const s578 = p;
        l577: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : BEYOND_11(c)))) break l577;
          p++;
          n579++;
          continue l576;
        }
        p = s578;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : BEYOND_12(c)))) return -1;
      p++;
    }
    return p;
  }

  function noteBadFence(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = skipFence_(p)) < 0) return -1;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_62[c] === 1))) p++;
    {
      const s583 = p;
      l584: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if ((p < end)) break l584;
        return -1;
      }
      p = s583;
    }
    m.mistake(11, start, p);
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
    MissingDocument: {"code":"missing-document","severity":"error","meaning":"The text holds no JSON value.","example":"Sorry.","hint":"Write one JSON value."},
    BadSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","hint":"Write one array, or read the lines one by one."},
    BadListSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","hint":"Write one array, or read the lines one by one."},
    BadTrailingComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","hint":"Leave the last comma out."},
    BadRootComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","hint":"Leave the last comma out."},
    BadProse: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","hint":"Write the value alone."},
    BadLostMember: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿{}","hint":"Save the text as UTF-8 without a byte order mark."},
    BadCall: {"code":"bad-call","severity":"warning","meaning":"The value is wrapped in a function call or in round brackets.","example":"callback({\"a\": 1});","hint":"Write the value alone."},
    BadAroundQuote: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","hint":"Write the value alone."},
    BadAssignment: {"code":"bad-assignment","severity":"warning","meaning":"The value is assigned to a variable.","example":"const reply = {\"a\": 1};","hint":"Write the value alone."},
    BadFence: {"code":"bad-fence","severity":"warning","meaning":"The value is wrapped in a code fence.","example":"```json\n{\"a\": 1}\n```","hint":"Write the value alone."},
    BadCutFence: {"code":"missing-fence-end","severity":"error","meaning":"The code fence is never closed.","example":"```json\n{\"a\": 1}","hint":"The text was cut off, or needs no fence."},
    BadLooseFence: {"code":"bad-fence","severity":"warning","meaning":"The value is wrapped in a code fence.","example":"```json\n{\"a\": 1}\n```","hint":"Write the value alone."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"The code fence is never closed.","example":"```json\n{\"a\": 1}","hint":"The text was cut off, or needs no fence."},
    BadRest: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadRootBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    MissingValue: {"code":"missing-value","severity":"error","meaning":"A name has no value, so it was read as null.","example":"{\"a\": , \"b\": 2}","hint":"Write a value, or leave the name out."},
    BadLateColon: {"code":"missing-value","severity":"error","meaning":"A name has no value, so it was read as null.","example":"{\"a\": , \"b\": 2}","hint":"Write a value, or leave the name out."},
    MissingKey: {"code":"missing-key","severity":"error","meaning":"A value has no name, so the name is empty.","example":"{\"a\": 1, : 2}","hint":"Write a name before the colon."},
    MissingOpen: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","hint":"Begin an object with {, an array with [."},
    BadLateOpen: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","hint":"Begin an object with {, an array with [."},
    MissingSquare: {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","hint":"Begin an object with {, an array with [."},
    MissingColon: {"code":"missing-colon","severity":"warning","meaning":"The colon between a name and its value is missing.","example":"{\"a\" 1}","hint":"Write a colon between a name and its value."},
    BadColon: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","hint":"Write a colon between a name and its value."},
    BadCommaForColon: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","hint":"Write a colon between a name and its value."},
    BadNameRemark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    MissingNameEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","hint":"The text was cut off: write all of it again."},
    BadObjectEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadItemEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadRoundEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadRoundArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadStrayEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadStrayBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadEarlyEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadTwiceEnded: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadRootEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    MissingBracket: {"code":"missing-bracket","severity":"error","meaning":"The closing bracket of an inner object or array is missing.","example":"{\"a\": [1, 2}","hint":"Write one closing bracket for each that opens."},
    BadLateBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadItemBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadLateElement: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadInnerBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadDoubledBracket: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadDoubledSquare: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadNamedArray: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadBraceAround: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadBraces: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadTuple: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","hint":"Write arrays in square brackets, objects in curly ones."},
    BadFullBrace: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","hint":"Write arrays in square brackets, objects in curly ones."},
    BadFullBracket: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","hint":"Write arrays in square brackets, objects in curly ones."},
    BadFullEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","hint":"Write arrays in square brackets, objects in curly ones."},
    BadFullSquareEnd: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","hint":"Write arrays in square brackets, objects in curly ones."},
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","hint":"The text was cut off: write all of it again."},
    BadComma: {"code":"bad-comma","severity":"error","meaning":"There is a comma without a value before it; a value may be missing.","example":"[1,,2]","hint":"Write one comma between two values."},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","hint":"Write a comma between two values."},
    BadPointBehind: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","hint":"Write a comma between two values."},
    BadOddSeparator: {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","hint":"Write a comma between two values."},
    MissingComma: {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","hint":"Write a comma between two values."},
    MissingSeparator: {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","hint":"Write a comma between two values."},
    BadEllipsis: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis takes the place of values.","example":"[1, 2, ...]","hint":"Write all values."},
    BadText: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadLineMark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadElementText: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadComment: {"code":"bad-comment","severity":"warning","meaning":"JSON has no comments.","example":"{\"a\": 1 // one\n}","hint":"Leave comments out."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed.","example":"{\"a\": 1} /* cut","hint":"The text was cut off, or needs no comment."},
    BadSpace: {"code":"bad-space","severity":"warning","meaning":"This white space is not allowed in JSON.","example":"{ \"a\": 1}","hint":"Use spaces, tabs and line ends only."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"There is a terminal colour code or a chat template token between the values.","example":"\u001b[32m{\"a\": 1}","hint":"Strip such sequences from the text."},
    BadEscapedBlank: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","hint":"Escape quotes only inside strings."},
    BadRemark: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadLeadIn: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadSmartName: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string is in typographic quotes.","example":"{“a”: 1}","hint":"Write strings in double quotes."},
    BadPrefixedName: {"code":"bad-prefix","severity":"warning","meaning":"A string has a prefix, as in Python.","example":"{\"a\": r\"x\"}","hint":"Leave the letter out."},
    BadColonInside: {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","hint":"Write a colon between a name and its value."},
    BadLastName: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadLostQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadOpenName: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadTwiceClosed: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","hint":"Write one quote at each end."},
    BadSquareName: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
    BadDoubledName: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","hint":"Write one quote at each end."},
    BadOtherQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadEarlyQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    BadQuotedName: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","hint":"Write quotes inside strings as \\\"."},
    BadOddName: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    BadBareKey: {"code":"bad-bare-key","severity":"warning","meaning":"A name has no quotes.","example":"{a: 1}","hint":"Write names in double quotes."},
    BadConstant: {"code":"bad-constant","severity":"warning","meaning":"This constant is not written as in JSON.","example":"{\"a\": True, \"b\": None}","hint":"Write true, false or null."},
    BadNan: {"code":"bad-nan","severity":"warning","meaning":"JSON has no NaN and no Infinity. The value is null.","example":"[NaN]","hint":"Write null, or leave the value out."},
    BadCutWord: {"code":"bad-cut-word","severity":"error","meaning":"The text ends inside a constant.","example":"{\"a\": tr","hint":"The text was cut off: write all of it again."},
    BadConstructor: {"code":"bad-constructor","severity":"warning","meaning":"A value is wrapped in a call. Its argument was taken.","example":"{\"id\": ObjectId(\"5f1\")}","hint":"Write the value alone."},
    BadParentheses: {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","hint":"Write arrays in square brackets, objects in curly ones."},
    BadDots: {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis takes the place of values.","example":"[1, 2, ...]","hint":"Write all values."},
    BadPlaceholder: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","hint":"Write strings in double quotes."},
    BadOpenQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadBareString: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","hint":"Write strings in double quotes."},
    BadRadix: {"code":"bad-radix","severity":"warning","meaning":"A number is hexadecimal, octal or binary.","example":"[0x1F]","hint":"Write numbers in decimal."},
    BadPlus: {"code":"bad-plus","severity":"warning","meaning":"A number has a plus sign.","example":"[+1]","hint":"Write positive numbers without a sign."},
    BadDigitGroups: {"code":"bad-digit-groups","severity":"warning","meaning":"A number contains underscores.","example":"[1_000]","hint":"Write the digits without anything between them."},
    BadThousands: {"code":"bad-thousands","severity":"error","meaning":"A number contains commas.","example":"{\"total\": 1,000}","hint":"Write the digits without anything between them."},
    BadAmount: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","hint":"Write strings in double quotes."},
    BadLeadingZero: {"code":"bad-leading-zero","severity":"warning","meaning":"A number has a leading zero, so it was kept as text.","example":"[007]","hint":"Write codes in quotes, numbers without leading zeros."},
    BadFraction: {"code":"bad-fraction","severity":"warning","meaning":"A number has no digit before its point.","example":"[.5]","hint":"Write a digit before the point, as in 0.5."},
    BadPoint: {"code":"bad-point","severity":"warning","meaning":"A number has no digit after its point.","example":"[5.]","hint":"Write a digit after the point, as in 5.0, or no point."},
    BadCutNumber: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","hint":"The text was cut off: write all of it again."},
    BadCutSign: {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","hint":"The text was cut off: write all of it again."},
    BadPrefix: {"code":"bad-prefix","severity":"warning","meaning":"A string has a prefix, as in Python.","example":"{\"a\": r\"x\"}","hint":"Leave the letter out."},
    BadConcatenation: {"code":"bad-concatenation","severity":"warning","meaning":"Strings are joined with a plus sign.","example":"{\"a\": \"one \" + \"two\"}","hint":"Write one string."},
    BadVariable: {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","hint":"Write strings in double quotes."},
    BadSingleQuotes: {"code":"bad-single-quotes","severity":"warning","meaning":"A string is in single quotes.","example":"{'a': 1}","hint":"Write strings in double quotes."},
    BadBackticks: {"code":"bad-backticks","severity":"warning","meaning":"A string is in backticks.","example":"{\"a\": `text`}","hint":"Write strings in double quotes."},
    BadSmartQuotes: {"code":"bad-smart-quotes","severity":"warning","meaning":"A string is in typographic quotes.","example":"{“a”: 1}","hint":"Write strings in double quotes."},
    BadTripleQuotes: {"code":"bad-triple-quotes","severity":"warning","meaning":"A string is in triple quotes.","example":"{\"a\": \"\"\"text\"\"\"}","hint":"Write strings in double quotes, line ends as \\n."},
    BadQuote: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","hint":"Write quotes inside strings as \\\"."},
    BadLoneQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    BadQuoteOfJson: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","hint":"Write quotes inside strings as \\\"."},
    BadListedQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    BadBlankPair: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    BadEscapedEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadLastEscapedEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadDoubledEnd: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","hint":"Write one quote at each end."},
    BadOtherEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadLastOtherEnd: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    MissingQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    MissingLastQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    MissingStringEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","hint":"The text was cut off: write all of it again."},
    BadEscape: {"code":"bad-escape","severity":"warning","meaning":"JSON does not have this escape. If it is unknown, the backslash was kept.","example":"{\"path\": \"C:\\dir\"}","hint":"Write a backslash as \\\\."},
    BadSignEscape: {"code":"bad-escape","severity":"warning","meaning":"JSON does not have this escape. If it is unknown, the backslash was kept.","example":"{\"path\": \"C:\\dir\"}","hint":"Write a backslash as \\\\."},
    BadNewline: {"code":"bad-newline","severity":"warning","meaning":"A string contains a line break.","example":"{\"a\": \"one\ntwo\"}","hint":"Write line ends in strings as \\n."},
    BadControl: {"code":"bad-control","severity":"warning","meaning":"A string contains a control character.","example":"{\"a\": \"one\ttwo\"}","hint":"Write control characters as \\t or \\u0009."},
    BadApostrophe: {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","hint":"Write quotes inside strings as \\\"."},
    BadInnerMark: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    MissingSingleQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
    BadInnerSmart: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    BadInnerBacktick: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
    BadFencedText: {"code":"bad-fenced-text","severity":"warning","meaning":"A code block takes the place of a string.","example":"{\"code\": ```js\ngo()\n```}","hint":"Write strings in double quotes, line ends as \\n."},
    BadQuotedBracket: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","hint":"Write quotes inside strings as \\\"."},
    BadInnerJson: {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","hint":"Write quotes inside strings as \\\"."},
    BadEscapedQuotes: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","hint":"Escape quotes only inside strings."},
    BadCutEscaped: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","hint":"The text was cut off: write all of it again."},
    BadTwiceEscapedQuotes: {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","hint":"Escape quotes only inside strings."},
    BadEntityQuotes: {"code":"bad-entity-quotes","severity":"warning","meaning":"The quotes around a string are HTML entities.","example":"{&quot;a&quot;: 1}","hint":"Write quotes as they are."},
    BadDoubledQuotes: {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","hint":"Write one quote at each end."},
    BadPath: {"code":"bad-path","severity":"error","meaning":"The backslashes of a Windows path or a formula are not escaped. All were kept.","example":"{\"a\": \"C:\\new\\dir\"}","hint":"Write a backslash as \\\\."},
  },
  attributes: 2,
  tables: 0,
  inside: 9,
};
