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
export interface MissingCallEndNode extends RecoveryNode { readonly type: 'MissingCallEnd'; }
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
export interface MissingTupleCommaNode extends RecoveryNode { readonly type: 'MissingTupleComma'; }
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
export interface DoubleMarkNode extends TreeNode { readonly type: 'DoubleMark'; readonly text: string; }
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
| BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | MissingTupleCommaNode | MissingCommaNode
| MissingSeparatorNode | KeyNode | OpenlessArrayStartNode | ObjectStartNode | BadItemBracketNode | MissingValueNode
| RepairedAmountNode | TextStartNode | MissingStringEndNode | InnerEndNode | BadNewlineNode | BadControlNode
| BadEscapeNode | BadSignEscapeNode | BadDoubledEndNode | BadBlankPairNode | BadListedQuoteNode | BadQuoteNode
| BadLoneQuoteNode | BadQuoteOfJsonNode | BadLastEscapedEndNode | BadEscapedEndNode | BadLastOtherEndNode
| BadOtherEndNode | MissingLastQuoteNode | MissingQuoteNode | ContractionNode | BadInnerMarkNode | DoubleMarkNode
| MissingSingleQuoteNode | BadInnerSmartNode | FencedTextStartNode | BadInnerBacktickNode | BadConcatenationNode
| BadVariableNode | TextEndNode | LateStartNode | BadLateColonNode | RepairedWordNode | BadTwiceEndedNode
| TupleStartNode | BadCommaNode | BadEllipsisNode | BadStrayEndNode | BadElementTextNode | TupleEndNode
| BadRootEndNode | MissingBracketNode | MissingEndNode | ArrayEndNode | BadArrayEndNode | BadRoundArrayEndNode
| MissingNameEndNode | BadInnerBracketNode | BadEarlyEndNode | BadStrayBracketNode | BadTextNode | ObjectEndNode
| BadObjectEndNode | BadRoundEndNode | BadItemEndNode | BadLateElementNode | BadLateBracketNode | RepairedRootNode
| BadFenceNode | BadCutFenceNode | BadSequenceNode | BadListSequenceNode | BadRootCommaNode | BadRestNode
| BadCallNode | MissingCallEndNode | BadAssignmentNode | BadRootBracketNode | BadLostMemberNode | BadProseNode
| MissingFenceEndNode | MissingDocumentNode | BadLooseFenceNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'TripleInside' | 'TripleSingleInside' | 'InnerPlain' | 'DoublePlain' | 'SinglePlain' | 'SmartPlain' | 'FencedInside'
    | 'BacktickPlain']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<MissingDocumentNode | BadSequenceNode | BadListSequenceNode | BadTrailingCommaNode | BadRootCommaNode | BadProseNode
| BadLostMemberNode | BadBomNode | BadCallNode | MissingCallEndNode | BadAroundQuoteNode | BadAssignmentNode
| BadFenceNode | BadCutFenceNode | BadLooseFenceNode | MissingFenceEndNode | BadRestNode | BadRootBracketNode
| MissingValueNode | BadLateColonNode | MissingKeyNode | MissingOpenNode | BadLateOpenNode | MissingSquareNode
| MissingColonNode | BadColonNode | BadCommaForColonNode | BadNameRemarkNode | MissingNameEndNode | BadObjectEndNode
| BadItemEndNode | BadRoundEndNode | BadRoundArrayEndNode | BadStrayEndNode | BadStrayBracketNode | BadEarlyEndNode
| BadTwiceEndedNode | BadArrayEndNode | BadRootEndNode | MissingBracketNode | BadLateBracketNode
| BadItemBracketNode | BadLateElementNode | BadInnerBracketNode | BadDoubledBracketNode | BadDoubledSquareNode
| BadNamedArrayNode | BadBraceAroundNode | BadBracesNode | BadTupleNode | BadFullBraceNode | BadFullBracketNode
| BadFullEndNode | BadFullSquareEndNode | MissingEndNode | BadCommaNode | BadSeparatorNode | BadPointBehindNode
| BadOddSeparatorNode | MissingCommaNode | MissingTupleCommaNode | MissingSeparatorNode | BadEllipsisNode
| BadTextNode | BadLineMarkNode | BadElementTextNode | BadCommentNode | MissingCommentEndNode | BadSpaceNode
| BadNoiseNode | BadEscapedBlankNode | BadRemarkNode | BadLeadInNode | BadSmartNameNode | BadPrefixedNameNode
| BadColonInsideNode | BadLastNameNode | BadLostQuoteNode | BadOpenNameNode | BadTwiceClosedNode | BadSquareNameNode
| BadDoubledNameNode | BadOtherQuoteNode | BadEarlyQuoteNode | BadQuotedNameNode | BadOddNameNode | BadBareKeyNode
| BadConstantNode | BadNanNode | BadCutWordNode | BadConstructorNode | BadParenthesesNode | BadDotsNode
| BadPlaceholderNode | BadOpenQuoteNode | BadBareStringNode | BadRadixNode | BadPlusNode | BadDigitGroupsNode
| BadThousandsNode | BadAmountNode | BadLeadingZeroNode | BadFractionNode | BadPointNode | BadCutNumberNode
| BadCutSignNode | BadPrefixNode | BadConcatenationNode | BadVariableNode | BadSingleQuotesNode | BadBackticksNode
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
| 'BadRest' | 'RootObject' | 'RootArray' | 'BadCall' | 'MissingCallEnd' | 'BadAssignment' | 'BadProse' | 'Whole', 'Document' | 'Fenced'>>
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
& Readonly<Record<'InnerObject' | 'BadRemark' | 'BadPointBehind' | 'BadSeparator' | 'BadOddSeparator' | 'MissingTupleComma'
| 'MissingSeparator' | 'BadLineMark' | 'BadLeadIn' | 'BadComma' | 'BadEllipsis' | 'RepairedPlaceholder'
| 'RepairedText' | 'BadPlaceholder' | 'BadEscapedQuotes' | 'BadTwiceEscapedQuotes' | 'BadCutEscaped'
| 'BadEntityQuotes' | 'BadDoubledQuotes' | 'Object' | 'Array' | 'RepairedWord' | 'BadDots' | 'BadOpenQuote'
| 'BadBareString', 'Array' | 'BraceArray' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object'
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
& Readonly<Record<'DoubleMark' | 'MissingSingleQuote' | 'SinglePlain' | 'Contraction' | 'BadInnerMark' | 'BadApostrophe', 'SingleText'>>
& Readonly<Record<'SmartPlain' | 'BadInnerSmart', 'SmartText'>>
& Readonly<Record<'FencedTextStart' | 'BadFencedText' | 'FencedInside', 'FencedText'>>
& Readonly<Record<'BacktickPlain' | 'BadInnerBacktick', 'BacktickText'>>
& Readonly<Record<'LateStart' | 'BadLateOpen', 'LateObject'>>
& Readonly<Record<'TupleStart' | 'BadTuple' | 'TupleEnd', 'Tuple'>>
& Readonly<Record<'BadLateBracket', 'OpenlessObject' | 'RootObject'>>
& Readonly<Record<'BadFence' | 'MissingFenceEnd', 'Fenced'>>;

/** The codes of mistakes. */
export type Codes = "missing-document" | "bad-sequence" | "bad-trailing-comma" | "bad-prose" | "bad-text" | "bad-bom" | "bad-call"
| "missing-end" | "bad-assignment" | "bad-fence" | "missing-fence-end" | "bad-bracket" | "missing-value"
| "missing-key" | "missing-open" | "missing-colon" | "bad-colon" | "missing-string-end" | "missing-bracket"
| "bad-tuple" | "bad-comma" | "bad-separator" | "missing-comma" | "bad-ellipsis" | "bad-comment"
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
  (start, end, l) => ({ type: 'DoubleMark', start, end, text: l[0] }),
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
  const TABLE_5 = tableOf(" !#-&(-[]-\u007f");
  const TABLE_6 = tableOf("\t\n\r ,]}");
  const TABLE_7 = tableOf("\u0000\u000b\f");
  const TABLE_8 = tableOf("!$%*+\\-.0-9?-Z\\^_a-z|~\u007f");
  const TABLE_9 = tableOf("!$%*+\\-.0-:?-Z\\^_a-z|~\u007f");
  const TABLE_10 = tableOf("\\-0-9]fnt");
  const TABLE_11 = tableOf("\t\n\r ,}");
  const TABLE_12 = tableOf("\u0000\u000b\f\u001b#\\-/<\\\\");
  const TABLE_13 = tableOf("\u0000\t-\r\u001b #\\-/<\\\\");
  const TABLE_14 = tableOf(")]}");
  const TABLE_15 = tableOf("\"$'(\\-0-9A-[_-{");
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
      l90: for (;;) {
        const s92 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) {
          l91: {
            l94: {
              const s95 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
                l96: {
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l96; }
                  p++;
                  while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
                  m.hitEnd ||= p >= end && " !#-&(-[]-\uffff";
                  break l94;
                }
                p = s95;
              } else
              m.hitEnd ||= p >= end;
              if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l91; }
              p++;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1))) {
                {
                  const s97 = p;
                  l98: {
                    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                    m.hitEnd ||= p >= end;
                    if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) { m.hitEnd ||= p >= end; break l98; }
                    p++;
                    break l91;
                  }
                  p = s97;
                }
              } else m.hitEnd ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
              m.hitEnd ||= p >= end && " !#-&(-[]-\uffff";
              l100: {
                if ((p < end && text.charCodeAt(p) === 34)) {

                  p++;
                  break l100;
                } else
                m.hitEnd ||= p >= end;

              }
            }
            continue l90;
          }
          p = s92;
        } else m.hitEnd ||= p >= end;
        break;
      }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_1(c)))) p++;
    m.hitEnd ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
    l106: for (;;) {
      const s108 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l107: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l107; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_1(c)))) { m.hitEnd ||= p >= end; break l107; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_1(c)))) p++;
          m.hitEnd ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
          continue l106;
        }
        p = s108;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : BEYOND_1(c))) || (p = skipBareKey(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c)))) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c))) || (p = readBadBareKey(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_name = m.value as BadBareKeyNode;
      if (!(p < end && text.charCodeAt(p) === 58)) { m.hitEnd ||= p >= end; return -1; }
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l110: {
      const t112 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readText(p)) >= 0) {
        p = q;
        l_value = m.value as TextNode;
        break l110;
      }
      m.forget(t112);
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) && skipInnerArrayAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      l113: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) && (q = readNumber(p)) >= 0) {
          p = q;
          l_value = m.value as NumberNode;
          break l113;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = readConstant(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
        l_value = m.value as ConstantNode;
      }
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = skipPairEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    const node: PairNode = { type: 'Pair', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l129: {
      const t131 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = readBlanks(p)) >= 0) {
        p = q;
        value = m.value as string[];
        break l129;
      }
      m.forget(t131);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : BEYOND_0(c))) || (p = readGapMistake(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    }
    m.value = value;
    return p;
  }

  function readSeparatorCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [BadRemarkNode | null, BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingTupleCommaNode | MissingCommaNode | MissingSeparatorNode]];
    let e115!: BadRemarkNode | null;
    const t116 = m.pending.length;
    if ((q = readBadRemark(p)) >= 0) { p = q; e115 = m.value as BadRemarkNode; } else { m.forget(t116); e115 = null; }
    let e117!: BadPointBehindNode | [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingTupleCommaNode | MissingCommaNode | MissingSeparatorNode];
    l118: {
      const t120 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 46) && (q = readBadPointBehind(p)) >= 0) {
        p = q;
        e117 = m.value as BadPointBehindNode;
        break l118;
      }
      m.forget(t120);
      m.hitEnd ||= p >= end;
      let e121!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
      const list127: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
      let t125 = m.pending.length;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : BEYOND_0(c))) && (q = readGap(p)) >= 0) {
        p = q;
        let v126!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        v126 = m.value as string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
        list127.push(v126);
        t125 = m.pending.length;
      }
      m.hitEnd ||= p >= end;
      m.forget(t125);
      e121 = list127;
      let e132!: [",", null] | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode | null | MissingTupleCommaNode | MissingCommaNode | MissingSeparatorNode;
      l133: {
        const s134 = p;
        const t135 = m.pending.length;
        const c136 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if (c136 === 44 && (q = readComma(p)) >= 0) {
          p = q;
          e132 = m.value as [",", null] | BadTrailingCommaNode;
          break l133;
        }
        m.forget(t135);
        if ((c136 === 59 || c136 === 12289 || c136 === 65292) && (q = readBadSeparator(p)) >= 0) {
          p = q;
          e132 = m.value as BadSeparatorNode;
          break l133;
        }
        m.forget(t135);
        if ((c136 === 46 || c136 === 124) && (q = readBadOddSeparator(p)) >= 0) {
          p = q;
          e132 = m.value as BadOddSeparatorNode;
          break l133;
        }
        m.forget(t135);
        l137: {
          l140: {
            const s138 = p;
            l139: {
              l141: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 65341 || c === 65373))) {
                  p++;
                  break l141;
                } else
                m.hitEnd ||= p >= end;
                if ((p < end)) { break l139; }
                m.hitEnd ||= p >= end;
              }
              p = s138;
              break l140;
            }
            p = s138;
            break l137;
          }
          e132 = null;
          break l133;
        }
        p = s134;
        m.forget(t135);
        if ((q = readMissingTupleComma(p)) >= 0) { p = q; e132 = m.value as MissingTupleCommaNode; break l133; }
        m.forget(t135);
        if ((c136 < 128 ? TABLE_15[c136] === 1 : BEYOND_2(c136)) && (q = readMissingComma(p)) >= 0) {
          p = q;
          e132 = m.value as MissingCommaNode;
          break l133;
        }
        m.forget(t135);
        if ((p = readMissingSeparator(p)) < 0) { return -1; }
        e132 = m.value as MissingSeparatorNode;
      }
      e117 = [e121, e132];
    }
    value = [e115, e117];
    m.value = value;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l144: {
      const s145 = p;
      const c146 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c146 === 13) {
        l147: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l147; }
          value = "\r\n";
          p += 2;
          break l144;
        }
        p = s145;
      }
      if (c146 === 10) {

        value = "\n";
        p++;
        break l144;
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
    l149: {
      const s150 = p;
      const c151 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c151 === 34) {
        l152: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.hitEnd ||= p >= end && " !#-[]-\uffff";
          if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l152; }
          p++;
          break l149;
        }
        p = s150;
      }
      if (c151 === 34) {
        l154: {

          p++;
          let n159 = 0;
          l156: for (;;) {
            if (n159 >= 2000) break;
            const s158 = p;
            l157: {
              l160: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l160;
                } else
                m.hitEnd ||= p >= end;
                if (!(p < end && text.charCodeAt(p) === 92) || (p = skipGoodEscape(p)) < 0) { m.hitEnd ||= p >= end; break l157; }
              }
              n159++;
              continue l156;
            }
            p = s158;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l154; }
          p++;
          break l149;
        }
        p = s150;
      }
      if (p >= end || text.charCodeAt(p) !== 39) { m.hitEnd ||= p >= end; return -1; }
      p++;
      l164: for (;;) {
        const s166 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) {
          l165: {
            l168: {
              const s169 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
                l170: {
                  if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l170; }
                  p++;
                  while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
                  m.hitEnd ||= p >= end && " !#-&(-[]-\uffff";
                  break l168;
                }
                p = s169;
              } else
              m.hitEnd ||= p >= end;
              if (p >= end || text.charCodeAt(p) !== 34) { m.hitEnd ||= p >= end; break l165; }
              p++;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1))) {
                {
                  const s171 = p;
                  l172: {
                    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                    m.hitEnd ||= p >= end;
                    if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) { m.hitEnd ||= p >= end; break l172; }
                    p++;
                    break l165;
                  }
                  p = s171;
                }
              } else m.hitEnd ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
              m.hitEnd ||= p >= end && " !#-&(-[]-\uffff";
              l174: {
                if ((p < end && text.charCodeAt(p) === 34)) {

                  p++;
                  break l174;
                } else
                m.hitEnd ||= p >= end;

              }
            }
            continue l164;
          }
          p = s166;
        } else m.hitEnd ||= p >= end;
        break;
      }
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
      '[0,["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["!",["s",["[*","\\t "],","]],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["[","\\"\'`\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",":\uff1a"]]]', // 51 skipOwnName
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
      '[0,["s",["!",["/",18,["s",["/",23,24],["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],"|",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["|",1,40,false,["[","!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]]],"!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 65 skipRemarkWord
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
      '[0,["N",2,[":",0,["$",23]]],"\\\\-0-9"]', // 106 readNumber
      '[0,["N",3,[":",0,["$",24]]],"fnt"]', // 107 readConstant
      '[0,["/",["s",["[*","\\t\\n\\r "],",",["&",["s",82,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",25,["[*","\\t\\n\\r "],":"]]]]],["&",["s",["[*","\\t\\n\\r "],"}"]]],"\\t\\n\\r ,}"]', // 108 skipPairEnd
      '[1,["L",["/",2,4,110]],"\\u0000\\t-\\r\\u001b #+\\\\-/-9<>\\\\\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 109 leaf
      '[1,["M","BadLineMark",["s",["!",["s",42,["[+","0-9"],":",["[*","\\t\\n\\r "],["/",["s",27,["!",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]],["[","[{"]]]],28,["&",["s",["[*","\\t\\n\\r "],["/",["[",")]}\uff3d\uff5d"],27,["[","\\"[{"],["s",67,["/",23,24]]]]]]],"+0-9>|"]', // 110 readBadLineMark
      '[0,["L",["&",112]]]', // 111 leaf
      '[0,["s",["!",113],76,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],105]]', // 112 skipLateItems
      '[0,["/",114,117]]', // 113 skipInAnyArray
      '[0,["/",115,116]]', // 114 skipInRootArray
      '[0,["inside",3]]', // 115 readInBracketedArray
      '[0,["inside",4]]', // 116 readInOpenlessArray
      '[0,["inside",2]]', // 117 readInArrayAround
      '[1,["L",["/",119,121]],"\\"\'\\\\-0-9fnt{"]', // 118 leaf
      '[1,["N",4,["s",[":",0,86],120]],"{"]', // 119 readBraceArrayStart
      '[1,["M","BadBraces","{"]]', // 120 readBadBraces
      '[1,["N",5,["s",[":",0,86],[":",1,["/",99,106,107]],["[*","\\t\\n\\r "],["/",",",["&","]"]]]],"\\"\'\\\\-0-9fnt"]', // 121 readLateArrayStart
      '[1,["L",123]]', // 122 leaf
      '[1,["N",6,["s",["[*","\\t\\n\\r "],["!",124],[":",0,["/",99,106,107]],["/",["s",["[*","\\t\\n\\r "],",",["&",["s",82,["[","\\"\'\\\\-0-9[{"]]]],["&",["s",["[*","\\t\\n\\r "],"]"]]]]],"\\t\\n\\r \\"\'\\\\-0-9fnt"]', // 123 readItem
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["|",0,9,false,["s",",",["[","1-9"],["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]]],",0",["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]],"+\\\\-0-9"]', // 124 skipAmountsAhead
      '[1,["L",["/",2,["t",[0,1],["!",83],4],110,126]]]', // 125 leaf
      '[1,["M","BadLeadIn",["s",["/",["s","(",["[","A-Z_a-z"],["|",0,30,false,["["," A-Z_a-z"]],")"],["[","*~\u00b7\u2022"],"=>","->",["s",["[","+\\\\-"],["[*","\\t\\n\\r "],["&",["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],["s","+",["&",["/","-",24]]],["s","-",["[+","\\t "],["&",["/","-",24]]],["s",["/","and","or"],["[+","\\t "]],26],["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,["[","[{"],24]]]],["s",26,["&",["s",["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]]],["s",42,["[",">|"],["?",["[","+\\\\-"]],["&",["s",["[*","\\t "],14]]],["s",42,["!",57],"(",["&",["s",["[*","\\t\\n\\r "],127,["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["[",",]}"]]]]]]', // 126 readBadLeadIn
      '[0,["/",["s","{",["|",0,500,false,["[","^()[]{}"]],"}"],["s","[",["|",0,500,false,["[","^()[]{}"]],"]"]],"[{"]', // 127 skipFlat
      '[1,["L",["t",[0,1],["!",129],["/",136,139,140,142]]]]', // 128 leaf
      '[0,["s",130,135]]', // 129 skipNameAhead
      '[0,["/",131,45,132]]', // 130 skipInAnyObject
      '[0,["inside",1]]', // 131 readInRootObject
      '[0,["/",133,134,56]]', // 132 skipInDeepObject
      '[0,["inside",5]]', // 133 readInInnerObject
      '[0,["inside",8]]', // 134 readInLateObject
      '[0,["/",["s",27,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",25,["[*","\\t\\n\\r "],":"]],"\\"$\'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 135 skipMemberAhead
      '[1,["N",7,["s",["&",124],[":",0,137]]],"+\\\\-0-9"]', // 136 readRepairedAmounts
      '[1,["M","BadThousands",["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",138]]],"+\\\\-0-9"]', // 137 readBadThousands
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",]}\uff0c\uff3d\uff5d"],16]],["s",["[*","\\t\\n\\r "],["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",",]}\uff0c\uff3d\uff5d"],16]],["s",".",["[*","\\t\\n\\r "],["/",["s",42,48],["s",67,73]]],["s",67,".",["[+","\\t\\n\\r "],["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t "],"|",["[*","\\t\\n\\r "],["/",48,["s",67,69]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["[*","\\t "],["/",14,18,17,["[",");[{\u2026\u3001"],"...",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s",24,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s","</",25,">",["[*","\\t\\n\\r "],16],["s",64,66],["s","-",["[+","\\t "],["[","A-Za-z"],["|",0,9,false,["s",["[*","\\t "],65]],66]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["/",["s",["[*","\\t "],["/",["s",25,["[*","\\t\\n\\r "],":"],12]],74]]]]', // 138 skipEndsWord
      '[1,["N",8,["s",["!","\\"\\"\\"\\""],[":",0,["/",["@",0,99,["&",41],["!",["s",["[*","\\t\\n\\r "],"+"]]],["@",0,["/",106,107],["&",138]]]]]],"\\"\'\\\\-0-9fnt"]', // 139 readWord
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
      '[1,["M",6,["s","(",["[*","\\t\\n\\r "],[":",0,["/",99,106,107]],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],16]]]]]]', // 154 readBadParentheses
      '[0,["L",["&",156]],"["]', // 155 leaf
      '[0,["s","[",["[*","\\t\\n\\r "],["!",["s",["!",113],92]],27,["[*","\\t\\n\\r "],["/",":","=>"]]]', // 156 skipNamedArrayAhead
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
      '[1,["M","MissingTupleComma",["s",57,["&",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]', // 169 readMissingTupleComma
      '[1,["M","MissingComma",["&",["/",22,25,"("]]],"\\"$\'(\\\\-0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 170 readMissingComma
      '[1,["M","MissingSeparator",""]]', // 171 readMissingSeparator
      '[1,["L",173]]', // 172 leaf
      '[1,["N",13,[":",0,174],["s",[":",0,175],["*",212],215],["s",[":",0,219],["/",216,":"]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 173 readKey
      '[1,["M",7,["s","\\"",[":",0,["$",["|",1,200,false,["s",["!",["s",["[","\'\u2019\u201d"],":"]],["[","^\\n\\r\\":\\\\\\\\"]]]]],":","\\"",["&",["s",["[*","\\t\\n\\r "],22]]]]]', // 174 readBadColonInside
      '[1,["/",["@",0,99,["&",["s",["[*","\\t\\n\\r "],":"]]],176,177,178,179,["@",0,99,["&",180]],181],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 175 readKeyName
      '[1,["M",8,["s","\\"",[":",0,["/",["@",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]],["[","\'\u2019\u201d"]],["$",25]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","^\\n\\r\\""],["?","\\""],16]]]]]', // 176 readBadLastName
      '[1,["M",9,["s","\\"",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\'\u2019\u201d"],["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\\"\u2019"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 177 readBadOtherQuote
      '[1,["M",10,["s","\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 178 readBadTwiceClosed
      '[1,["M",11,["s",["[","\\"\'"],[":",0,["$",103]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["[","[{"]],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]]', // 179 readBadOpenName
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",:;=[]{}\uff1a"],"->",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],18,16,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"\\\\"]],["s",21,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",["[+","\\t "],["/",23,24]],["s",["/",23,24],["&",138]],74]]', // 180 skipEndsName
      '[1,["/",143,144,146,182,183,184,185,188,189,192,193,211,["@",0,102,["&",["s",["[*","\\t\\n\\r "],["/",":","=","\uff1a",["s",";",["[*","\\t\\n\\r "],22]]]]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 181 readRepairedName
      '[1,["M",12,["s","\\"\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"",["?","\\""],["&",180]],["s","\'\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'",["?","\'"],["&",180]]],"\\"\'"]', // 182 readBadDoubledName
      '[1,["M",13,["s",["[","\u00ab\u201c-\u201f\uff02"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\u00bb\u201c-\u201f\uff02"]]]],["[","\\"\u00bb\u201c-\u201f\uff02"],["&",180]],["s",["!",17],["[","`\u00b4\u2018-\u201b\uff07"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\'`\u00b4\u2018-\u201b\uff07"]]]],["[","\'`\u00b4\u2018-\u201b\uff07"],["&",180]]],"`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 183 readBadSmartName
      '[1,["M",14,["s",["[","\\"\'"],[":",0,["$",25]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",[":",0,["$",103]],["[","\\"\'"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"!\\"$%\'*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 184 readBadLostQuote
      '[1,["M",15,["s",["[","BFRUbfru"],[":",0,["/",["@",0,186],["@",0,187]]],["&",180]]]]', // 185 readBadPrefixedName
      '[0,["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""]]', // 186 readDoubleName
      '[0,["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"]]', // 187 readSingleName
      '[1,["M",16,["s","\\"",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]],"\\"",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]],["s","\'",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]],"\'",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]]],"\\"\'"]', // 188 readBadEarlyQuote
      '[1,["M",17,["s","\\"",[":",0,["$",["s",190,["|",1,9,false,["s",191,190,191,190]]]]],"\\"",["&",180]]]]', // 189 readBadQuotedName
      '[0,["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\{}"],["s","\\\\",["[","^"]]]]]', // 190 skipNameInside
      '[0,["s","\\"",["!",180],["!",["s",["[*","\\t\\n\\r "],["[","),]"]]]]]', // 191 skipInnerQuote
      '[1,["M",18,["s","[",["[*","\\t\\n\\r "],[":",0,["/",186,187]],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 192 readBadSquareName
      '[1,["N",12,["s","\\"",[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," !#-[]-\uffff"],100]]],194]]],"\\"",["&",180]],["s",101,[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," -&(-[]-\uffff"],100]]],194]]],"\'",["&",180]]],"\\"\'"]', // 193 readFlawedName
      '[1,["/",195,203,["@",2,["!",204],["!",206],["/",207,209]]],"\\u0000-\\u001f\\\\\\\\"]', // 194 readTextFlaw
      '[1,["M","BadNewline",["s",["!",196],["!",202],14,["[*","\\t\\n\\r "]]],"\\n\\r"]', // 195 readBadNewline
      '[0,["s",14,["[*","\\t\\n\\r "],["/",197,["s",198,199]]],"\\n\\r"]', // 196 skipLineLost
      '[0,["/",["s",42,["!",["s","\\"",41]],["&","\\""],48],["s",67,["!",["s","\\"",41]],["&","\\""],73]],"\\""]', // 197 skipQuoteNext
      '[0,["/",["s",42,["&","}"]],["s",67,["&","]"]]],"]}"]', // 198 skipOwnCloser
      '[0,["s",50,["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["!",["s","\\"",41]],["&","\\""],48],16]],200]]]', // 199 skipLostBehind
      '[0,["s",["/",["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["/",201,["s","</",25,">"]]],10,["s",["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["?",";"]],["s",["[*","\\t\\n\\r "],["[",".;"]]],["[*","\\t\\n\\r "],16],"\\t\\n\\r\\u001b ).;<"]', // 200 skipOutside
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 201 skipFence
      '[0,["s",["[*","\\t\\n\\r "],198,50,["/",["s",["[*","\\t\\n\\r "],16],200]],"\\t\\n\\r ]}"]', // 202 skipLastEnd
      '[1,["M","BadControl",["[","\\u0000-\\t\\u000b\\f\\u000e-\\u001f"]]]', // 203 readBadControl
      '[0,["s","\\\\\\"",205]]', // 204 skipEscapedEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],197],["s",198,199]]],"\\t\\n\\r ,]}"]', // 205 skipQuoteBehind
      '[0,["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]],16]]', // 206 skipCutEscape
      '[1,["M",19,["s","\\\\u{",[":",0,["$",["|",1,6,false,["[","0-9A-Fa-f"]]]],"}"],["s","\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,208]],["s","\\\\",[":",2,["$",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s","0",["!",["[","0-9"]]],["[","_v"]]]]],["s","\\\\",["!",["[","\\"/\\\\\\\\bfnrt"]],["!",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 207 readBadEscape
      readEol,
      '[1,["M",20,["s","\\\\",[":",0,["$",["/","#",["s","$",["&",["["," \\"0-9A-Za-{"]]],["s",["[",".|"],["&",["[","\\t \\""]]],["s",".",["&",210]]]]]],["s","\\\\",["&",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 209 readBadSignEscape
      '[0,["s",["[","0-9A-Za-z"],["|",0,80,false,["/",["["," \',-;@-Z_a-z"],["s","\\\\",["[","\\"n"]],["s","\\\\.",["&",["[","0-9A-Za-z"]]]]],"\\""]]', // 210 skipNoPattern
      '[1,["M",21,["s","\\"",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^"]],["s","\\"",["!",180]]]]]],"\\"",["&",180]],["s","\'",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^"]],["s","\'",["!",180]]]]]],"\'",["&",180]]],"\\"\'"]', // 211 readBadOddName
      '[1,["/",["[+","\\t\\n\\r "],213,214],"\\u0000\\t-\\r\\u001b !#(*\\\\-/<?\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 212 noteKeyGap
      '[1,["/",5,7,8,9,11],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 213 noteGapMistake
      '[1,["M","BadNameRemark",["s",21,["&",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]]]]', // 214 readBadNameRemark
      '[1,["/",216,":",217,["&",["/",["[",",]}"],16]],218]]', // 215 noteColon
      '[1,["M","BadColon",["s",":",["+",["s",["[*","\\t\\n\\r "],["[",":="],["!",">"]]]],"=>","->","=","\uff1a",";"],"\\\\-:;=\uff1a"]', // 216 readBadColon
      '[1,["M","BadCommaForColon",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["s",["/",23,24],["[*","\\t\\n\\r "],["[",",}"]],["s",60,["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],48]]]]]]]]]', // 217 readBadCommaForColon
      '[1,["M","MissingColon",""]]', // 218 readMissingColon
      '[1,["M","MissingKey",["&",":"]],":"]', // 219 readMissingKey
      '[0,["L",["&",221]],"\\t\\n\\r "]', // 220 leaf
      '[0,["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["/",222,223,["s",["[","*\\\\-\u2022"],["[+","\\t "],224]]],"\\t\\n\\r "]', // 221 skipLineLostAhead
      '[0,["s",27,["[*","\\t\\n\\r "],":",["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["[",",]}"]]]', // 222 skipLostMembers
      '[0,["s",76,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]]]', // 223 skipLostItems
      '[0,["s",225,["|",1,60,false,["s",["[*","\\t "],["?",","],["[*","\\t "],14,["[*","\\t\\n\\r "],["[","*\\\\-\u2022"],["[+","\\t "],225]]]]', // 224 skipLostBullets
      '[0,["/",60,["s","{",["|",0,60,false,59],"}"]],"\\"{"]', // 225 skipLostBullet
      '[1,["L",227]]', // 226 leaf
      '[1,["/",2,["t",[0,1],["!",83],4],126]]', // 227 readValueGap
      '[0,["L",["&",222]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 228 leaf
      '[0,["L",["&",["/",223,224]]],"\\"\\\\-0-9fnt{\u00ab\u2018\u201c\u201e"]', // 229 leaf
      '[1,["L",231]]', // 230 leaf
      '[1,["N",14,["s",[":",0,86],232]]]', // 231 readOpenlessArrayStart
      '[1,["M","MissingSquare",""]]', // 232 readMissingSquare
      '[0,["L",["&",234]],"{"]', // 233 leaf
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["/","]",["s",235,["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],235,["[*","\\t\\n\\r "],["!",["s",",",["[*","\\t\\n\\r "],48]],["[",",]}"]],["s","]",["[*","\\t\\n\\r "],["/",16,["[",",]}"]]]]]]],["s","{",["[*","\\t\\n\\r "],["!",156],["!",236],"[",["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9[{"]]],"{"]', // 234 skipBraceArrayAhead
      '[0,["/",27,60,23,25],"\\"$\'\\\\-0-9A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 235 skipBraceItem
      '[0,["s","[",["[*","\\t\\n\\r "],["/",237,238],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]', // 236 skipBadSquareName
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 237 skipDoubleName
      '[0,["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"]]', // 238 skipSingleName
      '[0,["L",["&",240]]]', // 239 leaf
      '[0,["s",114,["!",117],["!",130]]]', // 240 skipIsItem
      '[1,["L",242]]', // 241 leaf
      '[1,["N",15,["s",[":",0,95],["/","{",243],["?",["s",["[*","\\t\\n\\r "],244]]]],"{\uff5b"]', // 242 readObjectStart
      '[1,["M","BadFullBrace","\uff5b"]]', // 243 readBadFullBrace
      '[1,["M","BadDoubledBracket",["s","{",["&",["s",["[*","\\t\\n\\r "],27,["[*","\\t\\n\\r "],":"]]]]]', // 244 readBadDoubledBracket
      '[1,["L",246]]', // 245 leaf
      '[1,["M","BadItemBracket",247]]', // 246 readBadItemBracket
      '[0,["s",["[","]}"],["|",0,9,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],135]]],["&",["s",27,["[*","\\t\\n\\r "],":"]]]]]', // 247 skipLateBracket
      '[1,["L",249]]', // 248 leaf
      '[1,["M","MissingValue",""]]', // 249 readMissingValue
      '[0,["L",["&",104]],"\\\\-0-9]fnt"]', // 250 leaf
      '[0,["L",["&",252]]]', // 251 leaf
      '[0,["s",["!",132],["!",45],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],48]]', // 252 skipEmptyObjectAhead
      '[1,["L",254]]', // 253 leaf
      '[1,["N",16,[":",0,["/",137,255]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 254 readRepairedAmount
      '[1,["M",22,["s",[":",0,["$",["/",["s",["|",0,4,false,["[","!$%*+\\\\-.?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["[*","\\t "],["[+",".0-9"],",",["&",["[","0-9"]],["|",1,40,false,["/",["s",["[*","\\t "],["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["s",",",["&",["[","0-9"]]]]]],["s",["?","+"],["[+","0-9"],["|",1,9,false,["s",["[","\\t "],["[+","0-9"]]]]]]],["&",41],["!",["s",["[*","\\t\\n\\r "],":"]]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 255 readBadAmount
      '[1,["L",139]]', // 256 leaf
      '[1,["L",["/",140,142]],"\\"&-(\\\\\\\\{"]', // 257 leaf
      '[0,["L",["&",["s",["!",["s","\\"\\"",41]],["?",38],["&","\\"\\"\\""],259]]],"\\"\'BFRUbfru"]', // 258 leaf
      '[0,["/",["s",["!",260],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 259 skipBadTripleQuotes
      '[0,["s","\\"\\"\\"",["[*","\\t\\n\\r "],["/",["s",["[",")]}\uff3d\uff5d"],["[*","\\t\\n\\r "],["/",["[",",]}"],16,201,"</"]],["s",",",["[*","\\t\\n\\r "],48]]]]', // 260 skipEmptyTriple
      '[1,["L",262]]', // 261 leaf
      '[1,["N",17,["s",["?",263],[":",0,["/",264,265,266,101,"\\""]]]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 262 readTextStart
      '[1,["M","BadPrefix",38]]', // 263 readBadPrefix
      '[1,["M","BadTripleQuotes",["s",["!",260],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 264 readBadTripleQuotes
      '[1,["M","BadSmartQuotes",["[","\u00ab\u2018-\u201f\uff02\uff07"]]]', // 265 readBadSmartQuotes
      '[1,["M","BadBackticks",["[","`\u00b4"]]]', // 266 readBadBackticks
      '[0,[[null,"^\\"",1,null,false],[["s",["!","\\"\\"\\""],"\\""],null,0,null,false]]]', // 267 text
      '[1,["L",["/","\\"\\"\\"",269]]]', // 268 leaf
      '[1,["M","MissingStringEnd",["?",["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]]]]]]', // 269 readMissingStringEnd
      '[0,["L",["&",["s",["!",["s","\'\'",41]],["?",38],"\'\'\'"]]],"\'BFRUbfru"]', // 270 leaf
      '[0,[[null,"^\'",1,null,false],[["s",["!","\'\'\'"],"\'"],null,0,null,false]]]', // 271 text
      '[1,["L",["/","\'\'\'",269]]]', // 272 leaf
      '[0,["L",["&",["s","\\"",["[+","[{"],["[*","\\t\\n\\r "],"\\"",["!",41],["!",["s",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\\\\\""]]]]],"\\""]', // 273 leaf
      '[0,[[null,"^]}",1,null,false],[["s",["!",275],["[","]}"]],null,0,null,false]]]', // 274 text
      '[0,["s",["[","]}"],["[*","\\t\\n\\r "],"\\"",["[*","\\t\\n\\r "],["/",["[",",]}"],16]]]', // 275 skipInnerEndAhead
      '[1,["L",["/",277,269]]]', // 276 leaf
      '[1,["N",18,["s",["&",275],[":",0,["$",["s",["[","]}"],["[*","\\t\\n\\r "]]]],278]],"]}"]', // 277 readInnerEnd
      '[1,["M","BadInnerJson","\\""]]', // 278 readBadInnerJson
      '[0,["L",["&",["s",["?",38],"\\""]]],"\\"BFRUbfru"]', // 279 leaf
      '[0,[[null," !#-&(-+\\\\--[\\\\^-|~-\u2018\u201a-\u201c\u201e-\uffff",1,null,false],[["s",["!",204],100],null,0,null,false],[["s",["!",281],["[","\',\u2019\u201d"]],null,0,null,false],[["!",281],"]}",1,null,false]]]', // 280 text
      '[0,["/",["s",",",["[*","\\t\\n\\r "],197],["s",["[","\'\u2019\u201d"],["/",205,282]],["s",198,199]],"\',]}\u2019\u201d"]', // 281 skipQuoteLost
      '[0,["s",67,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",["s",["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]],["|",0,200,false,["[","^\\""]],"\\""],"\\t\\n\\r ,"]', // 282 skipOtherList
      '[1,["L",194]]', // 283 leaf
      '[1,["L",285]]', // 284 leaf
      '[1,["M","BadDoubledEnd",["s","\\"\\"",["&",41]]]]', // 285 readBadDoubledEnd
      '[0,["L",["!",["s","\\"",41]]]]', // 286 leaf
      '[1,["L",288]]', // 287 leaf
      '[1,["M","BadBlankPair",["s","\\"",["[*","\\t "],"\\"",["!",41]]]]', // 288 readBadBlankPair
      '[1,["L",["/",290,291]]]', // 289 leaf
      '[1,["M","BadListedQuote",["s",["!",130],["!",113],"\\"",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\""]]]]]', // 290 readBadListedQuote
      '[1,["M","BadQuote",["s","\\"",["&",["[","^"]]]]]', // 291 readBadQuote
      '[1,["L",293]]', // 292 leaf
      '[1,["/",["t",[0,1],["!",["s","\\"",294]],291],295]]', // 293 readPairEnds
      '[0,["/",["s",42,["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",48,["[",")]}\uff3d\uff5d"]]],["s",50,["/",",",14,16]]]],["s",67,["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\t\\n\\r "],["/",73,["s",23,["[*","\\t\\n\\r "],["[",",]"]],["s",24,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]],["s",50,["/",",",14,16]]]],["s",["!",42],["!",67],15]]]', // 294 skipEndsSurely
      '[1,["M","BadLoneQuote",""]]', // 295 readBadLoneQuote
      '[1,["L",297]]', // 296 leaf
      '[1,["M","BadQuoteOfJson",["s","\\"",["&",["/",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22],["s",["[*","\\t\\n\\r "],50,"\\"",["!",["s",["[*","\\t\\n\\r "],16]]]]]]]]', // 297 readBadQuoteOfJson
      '[0,["L",""]]', // 298 leaf
      '[1,["L",300]]', // 299 leaf
      '[1,["/","\\"",301,302,303,304,306,307,269]]', // 300 readDoubleEnd
      '[1,["M","BadLastEscapedEnd",["s","\\\\\\"",["&",202]]]]', // 301 readBadLastEscapedEnd
      '[1,["M","BadEscapedEnd",["s","\\\\\\"",["&",205]]]]', // 302 readBadEscapedEnd
      '[1,["M","BadLastOtherEnd",["s",["[","\'\u2019\u201d"],["&",202]]]]', // 303 readBadLastOtherEnd
      '[1,["M","BadOtherEnd",["s",["[","\\"\'\u2019\u201d"],["&",205]],["s",["[","\'\u2019\u201d"],["&",282]],["s","\\"",["&",305]]],"\\"\'\u2019\u201d"]', // 304 readBadOtherEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",48,["s",67,["/",73,["s",["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]],["s",198,50]]],"\\t\\n\\r ,]}"]', // 305 skipOtherBehind
      '[1,["M","MissingLastQuote",["&",202]],"\\t\\n\\r ]}"]', // 306 readMissingLastQuote
      '[1,["M","MissingQuote",["&",["/",281,196]]],"\\n\\r\',]}\u2019\u201d"]', // 307 readMissingQuote
      '[0,["L",["&",["s",["?",38],["[","\'\u2018-\u201b\uff07"]]]],"\'BFRUbfru\u2018-\u201b\uff07"]', // 308 leaf
      '[0,[[null," !#-&(-+\\\\--@[\\\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",1,null,false],[["s",["[+","A-Za-z\u00c0-\u024f"],["!",310]],null,0,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false],[["s",["!",311],["[",",]}"]],null,0,null,false]]]', // 309 text
      '[0,["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]', // 310 skipInnerApostrophe
      '[0,["/",["s",",",["[*","\\t\\n\\r "],312],["s",198,50,["/",["s",["[*","\\t\\n\\r "],16],200]]],",]}"]', // 311 skipSingleLost
      '[0,["/",["s",42,["!",["s","\'",41]],["&","\'"],48],["s",67,["!",["s","\'",41]],["&","\'"],73]],"\'"]', // 312 skipLostSingle
      '[1,["L",["/",314,316,194]],"\\u0000-\\u001f\'A-Z\\\\\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"]', // 313 leaf
      '[1,["N",19,[":",0,["$",["s",["[+","A-Za-z\u00c0-\u024f"],315]]]]]', // 314 readContraction
      '[1,["M","BadApostrophe",["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]]', // 315 readBadApostrophe
      '[1,["M","BadInnerMark",["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]]', // 316 readBadInnerMark
      '[0,["L",["@",1,["!",["s","\\"",305]],318]],"\\""]', // 317 leaf
      '[0,["N",20,[":",0,["$","\\""]]]]', // 318 readDoubleMark
      '[0,["L",318]]', // 319 leaf
      '[1,["L",321]]', // 320 leaf
      '[1,["/",322,304,306,323,269]]', // 321 readSingleEnd
      '[0,["$",["[","\'\u2018-\u201b\uff07"]]]', // 322 readApostrophe
      '[1,["M","MissingSingleQuote",["&",311]],",]}"]', // 323 readMissingSingleQuote
      '[0,["L",["&",["[","\u00ab\u201c-\u201f\uff02"]]],"\u00ab\u201c-\u201f\uff02"]', // 324 leaf
      '[0,[[null," !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 325 text
      '[1,["L",["/",327,194]],"\\u0000-\\u001f\\"\\\\\\\\\u00bb\u201c-\u201f\uff02"]', // 326 leaf
      '[1,["M","BadInnerSmart",["s",["[","\\"\u00bb\u201c-\u201f\uff02"],["!",41]]]]', // 327 readBadInnerSmart
      '[1,["L",329]]', // 328 leaf
      '[1,["/",["$",["[","\\"\u00bb\u201c-\u201f\uff02"]],269]]', // 329 readSmartEnd
      '[0,["L",["s",["&","```"],["!",331]]],"`"]', // 330 leaf
      '[0,["s",332,["[*","\\t "],["/",14,16]]]', // 331 skipClosingFenceLine
      '[0,["q",333]]', // 332 skipClosingFence
      '[0,["closes",0,334],"`~"]', // 333 readClosingFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 334 readFence
      '[1,["L",336]]', // 335 leaf
      '[1,["N",21,[":",0,337]]]', // 336 readFencedTextStart
      '[1,["M","BadFencedText",["s","```",["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t "],14]]]', // 337 readBadFencedText
      '[0,[[null,"^\\n\\r",1,null,false],[["s",["!",["s",14,["[*","\\t "],"```"]],14],null,0,null,false]]]', // 338 text
      '[1,["L",["/",["t",[0,1,2],["?",208],["|",0,null,true,340],"```"],269]]]', // 339 leaf
      '[0,["$",["[","\\t "]]]', // 340 readBlank
      '[0,["L",["s",["&",["[","`\u00b4"]],["!",17]]],"`\u00b4"]', // 341 leaf
      '[0,[[null," -[]-_a-\u00b3\u00b5-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 342 text
      '[1,["L",["/",344,194]],"\\u0000-\\u001f\\\\\\\\`\u00b4"]', // 343 leaf
      '[1,["M","BadInnerBacktick",["s",["[","`\u00b4"],["!",41]]]]', // 344 readBadInnerBacktick
      '[1,["L",346]]', // 345 leaf
      '[1,["/",["$",["[","\'`\u00b4"]],269]]', // 346 readBacktickEnd
      '[1,["L",348]]', // 347 leaf
      '[1,["M","BadConcatenation",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["&",["s",["?",38],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],"\\t\\n\\r +"]', // 348 readBadConcatenation
      '[1,["L",350]]', // 349 leaf
      '[1,["M","BadVariable",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["[+","^\\n\\r\\"\'+,]}"]]],"\\t\\n\\r +"]', // 350 readBadVariable
      '[0,["L",352]]', // 351 leaf
      '[0,["N","TextEnd",""]]', // 352 readTextEnd
      '[0,["L",["&",354]],"\\t\\n\\r :"]', // 353 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["!",132],["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],135],"}"]],"\\t\\n\\r :"]', // 354 skipLateObjectAhead
      '[1,["L",356]]', // 355 leaf
      '[1,["N",22,["s",[":",0,95],357]],"\\t\\n\\r :"]', // 356 readLateStart
      '[1,["M","BadLateOpen",["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r :"]', // 357 readBadLateOpen
      '[1,["L",["@",1,["&",359],360]],"\\t\\n\\r :"]', // 358 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","^[{"]],"\\t\\n\\r :"]', // 359 skipLateWord
      '[1,["M","BadLateColon",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",22]]],"\\t\\n\\r :"]', // 360 readBadLateColon
      '[1,["L",["/",362,249]]]', // 361 leaf
      '[1,["t",[0,1],["!",["[",",]}"]],363],"^\\n\\r ,[]}"]', // 362 readLooseWord
      '[1,["N",24,[":",0,["/",364,365,366,368]],[":",0,["/",375,["@",0,376,["&",138]],377,378,379,380,381]]],"^\\n\\r ,[]}"]', // 363 readRepairedWord
      '[1,["M","BadCutSign",["s","-",16]]]', // 364 readBadCutSign
      '[1,["M",23,["s",[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],16]],"\\\\-0-9"]', // 365 readBadCutNumber
      '[1,["M",24,["s",[":",0,["$",["s",["?","-"],"0",["[+","0-9"]]]],[":",1,["$",["s",["?",["s",".",["[+","0-9"]]],["?",367]]]],["&",138]]],"\\\\-0"]', // 366 readBadLeadingZero
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 367 skipExponent
      '[1,["N",23,["s",["!",["s",23,["&",138]]],[":",0,["$",["?",["/","-",369]]]],[":",1,["/",370,371]],["&",138]]],"+\\\\-.0-9"]', // 368 readRepairedNumber
      '[1,["M","BadPlus","+"]]', // 369 readBadPlus
      '[1,["M","BadRadix",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 370 readBadRadix
      '[1,["/",["$",["s",["/",372,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],373]],["?",367]]],["$",["s",374,["?",367]]]],".0-9"]', // 371 readLooseDecimal
      '[1,["M","BadDigitGroups",["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]]', // 372 readBadDigitGroups
      '[1,["M","BadPoint","."]]', // 373 readBadPoint
      '[1,["M","BadFraction",["s",".",["[+","0-9"]]]]', // 374 readBadFraction
      '[1,["M","BadNan",["s",34,["&",138]]]]', // 375 readBadNan
      '[1,["M","BadConstant",33]]', // 376 readBadConstant
      '[1,["M","BadCutWord",["s",35,16]]]', // 377 readBadCutWord
      '[1,["M",25,["s",["?",["s","new",["[+","\\t "]]],25,["|",0,9,false,["s",".",25]],"(",["[*","\\t\\n\\r "],[":",0,["/",99,106,107]],["[*","\\t\\n\\r "],")"]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 378 readBadConstructor
      '[1,["M","BadDots",["s",["/",["s","...",["[*","."]],["[+","\u2026"]],["&",138]]],".\u2026"]', // 379 readBadDots
      '[1,["M",26,["s",[":",0,["$",["s",["[","^\\n\\r \\",:[]{}"],["[*","^\\n\\r\\",[]{}"]]]],"\\"",["&",41]],["s",[":",0,["$",25]],"\'",["&",41]],["s",[":",0,["$",["s",["[","^\\n\\r \\",:[-]{}"],["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]]]],"\\"",["&",294]]],"^\\n\\r \\",:[]{}"]', // 380 readBadOpenQuote
      '[1,["M",27,["s",["!",331],[":",0,["$",["s",382,["*",["/",["s",["[*","\\t "],["!",18],382],"/","#",384]]]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 381 readBadBareString
      '[0,["/",383,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["s","\\"",["|",0,200,false,["[","^\\n\\r\\""]],"\\"",["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 382 skipBareUnit
      '[0,["/",["s","(",["|",0,200,false,["/",["[","^\\n\\r()"],["s","(",["|",0,99,false,["[","^\\n\\r()"]],")"]]],")"],["s","${",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","{",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","<",["|",0,200,false,["[","^\\n\\r<>"]],">"]],"$(<{"]', // 383 skipBalanced
      '[0,["s",42,["!",57],["/",["s",["?",","],["[*","\\t "],14,["[*","\\t\\n\\r "]],["s",",",["[*","\\t "]]],["&",["s",["!",["/",18,"...","\u2026"]],["|",1,20,false,["/",["|",1,200,false,["[","^\\n\\r\\"\'-),:<->[]{}\uff0c\uff1a"]],["s","\'",["&",["[","a-z"]]]]],["[","\\n\\r,}"]]]]]', // 384 skipBareMore
      '[1,["L",360]]', // 385 leaf
      '[1,["L",387]]', // 386 leaf
      '[1,["/",388,""]]', // 387 readTwiceEnded
      '[1,["M","BadTwiceEnded",["s",["[*","\\t\\n\\r "],"}",["&",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{",389],["s",["[*","\\t\\n\\r "],"]",["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],69],"]"]],["s",390,["!",56]]]]]]]],"\\t\\n\\r }"]', // 388 readBadTwiceEnded
      '[0,["!",["s",114,117]]]', // 389 skipInOneArray
      '[0,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],135],"\\t\\n\\r ,"]', // 390 skipMemberBehind
      '[1,["L",392]]', // 391 leaf
      '[1,["N",25,["s",[":",0,86],393]],"("]', // 392 readTupleStart
      '[1,["M","BadTuple",["s","(",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["[*","\\t\\n\\r "],["/",["[","),"],16]],["[","([{"],24,["s",")",["!",["s",["[*","\\t\\n\\r "],"=>"]]]]]]]]]', // 393 readBadTuple
      '[0,["L",["!",129]]]', // 394 leaf
      '[1,["L",["t",[0,1,2],["!",129],["!",["/",["[",")]}\uff3d\uff5d"],",","...","\u2026",396]],363]]]', // 395 leaf
      '[0,["s",":",["&",["s",["[*","\\t\\n\\r "],22]]]]', // 396 skipLooseColon
      '[1,["L",["/",398,["t",[0,1],399,161],["t",[0,1],400,402],["t",[0,1],404,402]]]]', // 397 leaf
      '[1,["M","BadComma",","]]', // 398 readBadComma
      '[1,["M","BadEllipsis",["s","...",["[*","."]],["[+","\u2026"]],".\u2026"]', // 399 readBadEllipsis
      '[1,["M","BadStrayEnd",["s",["!",57],["!",401],")"],["s",130,"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",60,23,24],["[*","\\t\\n\\r "],["[",",]"]]]]]]', // 400 readBadStrayEnd
      '[0,["s",["!",57],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",["[","[{"],135]],"}",16]]]]]', // 401 skipRoundArrayEnd
      '[0,["/",["t",[0,1],403,","],""]]', // 402 readCommaBehind
      '[0,["|",0,null,true,["$",["[","\\t\\n\\r "]]]]', // 403 readWs
      '[1,["M","BadElementText",["s",["!",["[",")]}\uff3d\uff5d"]],["!",331],["!",129],["/",396,["s",["[","^"],["[*","^\\n\\r\\"\'-),[]{}"]]]]]]', // 404 readBadElementText
      '[1,["L",406]]', // 405 leaf
      '[1,["/",407,["t",[0,1,2],["!",113],["&","]"],408],["t",[0,1,2],["!",130],["&","}"],408],409,410]]', // 406 readCloseTuple
      '[0,["N","TupleEnd",")"]]', // 407 readTupleEnd
      '[1,["M","BadRootEnd",["[",")]}"]]]', // 408 readBadRootEnd
      '[1,["M","MissingBracket",["&",["/",["[",")]}\uff3d\uff5d"],"{",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],25]]],"\\"$\')A-Z]_-{}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3d\uff5d"]', // 409 readMissingBracket
      '[1,["M","MissingEnd",""]]', // 410 readMissingEnd
      '[1,["L",412]]', // 411 leaf
      '[1,["/",413,415,416,409,410]]', // 412 readCloseArray
      '[1,["N","ArrayEnd","]",414],"]\uff3d"]', // 413 readArrayEnd
      '[1,["M","BadFullSquareEnd","\uff3d"]]', // 414 readBadFullSquareEnd
      '[1,["M","BadArrayEnd",["s",["!",130],"}"],["s",["!",56],"}",["&",390]],["s","}",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],["s",["!",132],["!",45],"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","[",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,24]]]]]]', // 415 readBadArrayEnd
      '[1,["M","BadRoundArrayEnd",401]]', // 416 readBadRoundArrayEnd
      '[1,["L",362]]', // 417 leaf
      '[1,["L",["/",["&",16],249]]]', // 418 leaf
      '[1,["L",["/",398,420,421,["t",[0,1],422,423],["t",[0,1],["/",424,399,425],402]]]]', // 419 leaf
      '[1,["M","MissingNameEnd",["s","\\"",["|",0,200,false,["/",["[+","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"],16],["s",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],29],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],16]],"\\"\'\\\\\\\\`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 420 readMissingNameEnd
      '[1,["M","BadInnerBracket","[",["s",["!",113],"{"]]]', // 421 readBadInnerBracket
      '[0,["!",["s",114,117]]]', // 422 readInOneArray
      '[1,["M","BadEarlyEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]', // 423 readBadEarlyEnd
      '[1,["M","BadStrayBracket",["s",113,"]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],48,["|",1,60,false,59],"}",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],48]]]]]]]', // 424 readBadStrayBracket
      '[1,["M","BadText",["s",["!",["/",["s",57,")"],55,426,["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],16]]],["!",331],["[","^]{}\uff3d\uff5d"],["[*","^\\n\\r\\"\',[]{}\uff3d\uff5d"]]]]', // 425 readBadText
      '[0,["s",45,["!",56],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]]]', // 426 skipRoundItemEnd
      '[1,["L",428]]', // 427 leaf
      '[1,["/",429,431,432,409,410]]', // 428 readCloseObject
      '[1,["N","ObjectEnd","}",430],"}\uff5d"]', // 429 readObjectEnd
      '[1,["M","BadFullEnd","\uff5d"]]', // 430 readBadFullEnd
      '[1,["M","BadObjectEnd",["s",["!",113],"]"],["s","]",["&",["/",["s",["[*","\\t\\n\\r "],"}",390],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]]', // 431 readBadObjectEnd
      '[1,["M","BadRoundEnd",55]]', // 432 readBadRoundEnd
      '[1,["L",434]]', // 433 leaf
      '[1,["/",429,435,409,410]]', // 434 readCloseItemObject
      '[1,["M","BadItemEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],426]]', // 435 readBadItemEnd
      '[1,["L",437]]', // 436 leaf
      '[1,["/",429,408,410]]', // 437 readCloseNamedArray
      '[1,["L",439]]', // 438 leaf
      '[1,["/",413,408,410]]', // 439 readCloseBraceArray
      '[1,["L",441]]', // 440 leaf
      '[1,["M","BadLateElement",["s","}",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],69]]],["s",["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",27,23],["[*","\\t\\n\\r "],["[",",]"]]]],["&",["s",27,["[*","\\t\\n\\r "],["[",",]"]]]]]],"]}"]', // 441 readBadLateElement
      '[1,["L",443]]', // 442 leaf
      '[1,["/",413,408,410]]', // 443 readCloseRootArray
      '[1,["L",445]]', // 444 leaf
      '[1,["M","BadLateBracket",247]]', // 445 readBadLateBracket
      '[1,["L",447]]', // 446 leaf
      '[1,["/",429,408,410]]', // 447 readCloseRootObject
      '[0,["L",["&",30]],"[\uff3b"]', // 448 leaf
      '[0,["L",["&",75]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 449 leaf
      '[0,["L",["&",451]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 450 leaf
      '[0,["/",["s",76,["|",0,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","[{"]],["s",76,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t "],["/",14,16,17]]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 451 skipOpenlessAhead
      '[0,["L",["s",["&",["s","(",["[*","\\t\\n\\r "],["|",0,9,false,["s","(",["[*","\\t\\n\\r "]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23]]],["!",453]]],"("]', // 452 leaf
      '[0,["s","(",["[*","\\t\\n\\r "],["/",454,455,456],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],16]]]]]', // 453 skipBadParentheses
      skipText,
      '[0,23,"\\\\-0-9"]', // 455 skipNumber
      '[0,24,"fnt"]', // 456 skipConstant
      '[1,["L",458]]', // 457 leaf
      '[1,["/",["@",1,["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],139,["&",15]],["@",0,459,["&",15]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 458 readRootWord
      '[1,["N",26,[":",0,["/",364,365,366,137,368,154,378]],[":",0,["/",149,375,["@",0,376,["&",138]],377,460]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 459 readRepairedRoot
      '[1,["M",28,["s","\'",[":",0,["$",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]]]],"\'"]]]', // 460 readBadQuotedBracket
      '[0,["L",["&",462]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 461 leaf
      '[0,["/",["s",["?",38],"\\"",["/",["|",200,200,false,["[","^\\"\\\\\\\\"]],["s",["*",["/",["["," !#-[]-\uffff"],100]],["/",["s","\\"",15],16]],["s",["*",["/",["[","^\\"\\\\\\\\"],100]],"\\"",["[*","\\t\\n\\r "],16]]],["s","\\"",["*",["/",["[","^\\n\\r\\"[-]{}"],["s","\\\\",["[","^\\n\\r"]],["s","\\"",["!",["s",["[*","\\t\\n\\r "],16]]]]],"\\"",["[*","\\t\\n\\r "],16],"\\"\\"\\"",["s",["!",463],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\""],16],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'",15]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 462 skipRootTextAhead
      '[0,["/","``",["s","`",["[*","\\t\\n\\r "],["/",["[","[{"],16]]],"`"]', // 463 skipCodeMark
      '[1,["L",465]]', // 464 leaf
      '[1,["M",29,["s",[":",0,["$",201]],["[*","+\\\\-0-9A-Z_a-z"],["?",466],["!",["s",["[*","\\t\\n\\r "],16]]]]]', // 465 readBadFence
      '[0,["s",["|",1,9,false,["s",["[*","\\t "],["/",467,470]]],["[*","\\t "],["&",["s",14,["[*","\\t\\n\\r "],["!",["/",17,16]]]]],"\\t .0-9A-Za-{"]', // 466 skipFenceInfo
      '[0,["/",["s","{",["|",1,100,false,["[","^\\n\\r:{}"]],"}"],["s",468,"=",["/",469,470]]],"A-Za-{"]', // 467 skipFenceAttribute
      '[0,["s",["[","A-Za-z"],["|",0,40,false,["[","\\\\-0-9A-Z_a-z"]]]]', // 468 skipFenceName
      '[0,["/",["s","\\"",["|",0,100,false,["[","^\\n\\r\\""]],"\\""],["s","\'",["|",0,100,false,["[","^\\n\\r\'"]],"\'"],["s","{",["|",0,100,false,["[","^\\n\\r{}"]],"}"],["s","[",["|",0,100,false,["[","^\\n\\r[]"]],"]"]],"\\"\'[{"]', // 469 skipFenceText
      '[0,["s",["[",".0-9A-Za-z"],["|",0,60,false,["[","^\\t\\n\\r \\"\',=[]`{}"]]]]', // 470 skipFenceWord
      '[1,["L",472]]', // 471 leaf
      '[1,["M","BadCutFence",["s",["/",["s",201,["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t\\n\\r "]],["|",1,2,false,"`"]],16]],"`~"]', // 472 readBadCutFence
      '[1,["L",["/",474,493]],"\\t\\n\\r ,"]', // 473 leaf
      '[1,["M","BadSequence",["s",["[+","\\t\\n\\r "],["?",["s",",",["[*","\\t\\n\\r "]]],["&",["/","{",30]]],["s",",",["[*","\\t\\n\\r "],["&",["/","{",30]]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["&",["/",475,462]]]],"\\t\\n\\r ,"]', // 474 readBadSequence
      '[0,["/",["s",["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],476,["&",15]],["s",477,["&",15]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 475 skipRootWord
      '[0,["s",["!","\\"\\"\\"\\""],["/",["s",454,["&",41],["!",["s",["[*","\\t\\n\\r "],"+"]]],["s",["/",455,456],["&",138]]]],"\\"\'\\\\-0-9fnt"]', // 476 skipWord
      '[0,["/",["/",478,479,480,481,482,453,487],["/",488,489,["s",490,["&",138]],491,492]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 477 skipRepairedRoot
      '[0,["s","-",16]]', // 478 skipBadCutSign
      '[0,["s",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],16],"\\\\-0-9"]', // 479 skipBadCutNumber
      '[0,["s",["s",["?","-"],"0",["[+","0-9"]],["s",["?",["s",".",["[+","0-9"]]],["?",367]],["&",138]],"\\\\-0"]', // 480 skipBadLeadingZero
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",138]],"+\\\\-0-9"]', // 481 skipBadThousands
      '[0,["s",["!",["s",23,["&",138]]],["?",["/","-","+"]],["/",483,484],["&",138]],"+\\\\-.0-9"]', // 482 skipRepairedNumber
      '[0,["/",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 483 skipBadRadix
      '[0,["/",["s",["/",485,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],"."]],["?",367]],["s",486,["?",367]]],".0-9"]', // 484 skipLooseDecimal
      '[0,["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]', // 485 skipBadDigitGroups
      '[0,["s",".",["[+","0-9"]]]', // 486 skipBadFraction
      '[0,["s",["?",["s","new",["[+","\\t "]]],25,["|",0,9,false,["s",".",25]],"(",["[*","\\t\\n\\r "],["/",454,455,456],["[*","\\t\\n\\r "],")"],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 487 skipBadConstructor
      '[0,["/",["s","\\"",["s",["[","A-Za-z"],":",["&","\\\\"],["&",150],["*",152],151,["*",["/",152,151]]],"\\"",["&",41]],["s","\\"",["&",["[","$\\\\\\\\"]],["&",["s",["*",["/",153,["s","\\\\",["[","bfr"]]]],151,["[","A-Za-z"]]],["&",["s",["*",["/",153,151]],"\\\\",["[","bfr"],["[","a-z"]]],["+",["/",153,["s","\\\\",["[","bfr"]],151]],"\\"",["&",41]]],"\\""]', // 488 skipBadPath
      '[0,["s",34,["&",138]]]', // 489 skipBadNan
      '[0,33]', // 490 skipBadConstant
      '[0,["s",35,16]]', // 491 skipBadCutWord
      '[0,["s","\'",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]],"\'"]]', // 492 skipBadQuotedBracket
      '[1,["M","BadListSequence",["s",["[*","\\t "],",",["[*","\\t "],14,["[*","\\t\\n\\r "],["&",["/",475,462]]]],"\\t ,"]', // 493 readBadListSequence
      '[0,["L",["&",["[","[{\uff3b\uff5b"]]],"[{\uff3b\uff5b"]', // 494 leaf
      '[1,["L",["/",496,497,""]]]', // 495 leaf
      '[1,["M","BadRootComma",["s",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]]],"\\t\\n\\r ,"]', // 496 readBadRootComma
      '[1,["M","BadRest",["s",["!",["s",["[*","\\t\\n\\r "],["/",18,["[",")]}\uff3d\uff5d"]]]],["|",1,200,false,["[","^[]{}"]],["[","]}"],["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",27,23],["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]]],"^[]{}"]', // 497 readBadRest
      '[1,["L",["/",2,4]],"\\u0000\\t-\\r\\u001b #\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 498 leaf
      '[0,["L",["!",332]]]', // 499 leaf
      '[0,["L",["&",19]],"{"]', // 500 leaf
      '[0,["L",["&",502]],"["]', // 501 leaf
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["/",["s",28,["[*","\\t\\n\\r "]],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["&",["[","\\"\'0-9`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],10,"{",["s","(",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["[*","\\t\\n\\r "],","]]],32,["s",["|",1,40,false,["[","+\\\\-.0-9"]],["/",["s",["[*","\\t\\n\\r "],["/",["[",",\u3001\uff0c"],16]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],23,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"0-9[{"],["s","]",["[*","\\t\\n\\r "],","]]],16]],["s","[",["[*","\\t "],["/",14,"/*",["s",["/","//","#"],["[","\\t "],["[*","^\\n\\r]"],14],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],60,["[*","\\t\\n\\r "],["[",",]"]]]]],"["]', // 502 skipProseArrayAhead
      '[1,["L",504]]', // 503 leaf
      '[1,["M","BadCall",["s",25,["|",0,9,false,["s",".",25]],["[*","\\t\\n\\r "],"(",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]],["s","(",["&",["s",["[*","\\t\\n\\r "],["[","[{"]]]]],"$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 504 readBadCall
      '[1,["L",["/",506,["t",[0,1],403,507],""]]]', // 505 leaf
      '[0,["t",[0,1],403,["/",["t",[0,1,2],")",403,["?",";"]],";"]],"\\t\\n\\r );"]', // 506 readWrapperEnd
      '[1,["M","MissingCallEnd",16]]', // 507 readMissingCallEnd
      '[1,["L",509]]', // 508 leaf
      '[1,["M","BadAssignment",["s",["/",510,["s",25,["|",0,9,false,["s",".",25]],["[*","\\t "],"="],511],["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 509 readBadAssignment
      '[0,["s",["/","var","let","const"],["[+","\\t "],25,["[*","\\t "],"="],"clv"]', // 510 skipDeclaration
      '[0,["/",["s","export",["[+","\\t "],"default"],"return"],"er"]', // 511 skipExporting
      '[0,["L",["/",513,""]]]', // 512 leaf
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["?",";"]],";"]],"\\t\\n\\r );"]', // 513 skipWrapperEnd
      '[1,["L",["/",515,516]],"\\"]}"]', // 514 leaf
      '[1,["M","BadRootBracket",["[+","]}"]]]', // 515 readBadRootBracket
      '[1,["M","BadLostMember",517]]', // 516 readBadLostMember
      '[0,["s","\\"",["|",1,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],["/",60,23,["[","[{"],24]]]]]', // 517 skipLostMember
      '[0,["L",["!",17]]]', // 518 leaf
      '[1,["L",520]]', // 519 leaf
      '[1,["M","BadProse",["s",["[","^"],["*",["/",["[","^\\n\\r\\"(/[`{~\ufeff"],521,522,["[","\\n\\r"],["s",["!",523],["[","^"]]]]]]]', // 520 readBadProse
      '[0,["s","/*",["|",0,200,false,["s",["!","*/"],["[","^"]]],"*/"]]', // 521 skipStarComment
      '[0,["s",["/",["s","//",["[","\\t "]],["s",14,["[*","\\t "],"#",["[","\\t "]]],["[*","^\\n\\r"],["&",["s",14,["[*","\\t\\n\\r "],["[","[{"]]]],"\\n\\r/"]', // 522 skipLineRemark
      '[0,["/",524,517,19,156,502,17,"\ufeff",["s","(",["[*","\\t\\n\\r "],["[","[{"],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\"\'([`{~\u00ab\u2018\u2019\u201c-\u201f\ufeff\uff02"]', // 523 skipProseStop
      '[0,["s",27,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",22],["|",1,60,false,59],"}",["[*","\\t\\n\\r "],58]]', // 524 skipLostObjectAhead
      '[0,["L",["&",524]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 525 leaf
      '[1,["L",["/",527,528]]]', // 526 leaf
      '[0,333]', // 527 readFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 528 readMissingFenceEnd
      '[1,["L",530]]', // 529 leaf
      '[1,["M","MissingDocument",""]]', // 530 readMissingDocument
      '[1,["L",["/",532,515,516]],"\\"]`}~"]', // 531 leaf
      '[1,["M","BadLooseFence",201]]', // 532 readBadLooseFence
      '[1,["L",["/",530,""]]]', // 533 leaf
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
  let readConstant: Match = rules.called(107, (made) => { readConstant = made; });
  let skipPairEnd: Match = rules.called(108, (made) => { skipPairEnd = made; });
  let readBadRemark: Match = rules.called(162, (made) => { readBadRemark = made; });
  let readBadPointBehind: Match = rules.called(163, (made) => { readBadPointBehind = made; });
  let readComma: Match = rules.called(165, (made) => { readComma = made; });
  let readBadSeparator: Match = rules.called(167, (made) => { readBadSeparator = made; });
  let readBadOddSeparator: Match = rules.called(168, (made) => { readBadOddSeparator = made; });
  let readMissingTupleComma: Match = rules.called(169, (made) => { readMissingTupleComma = made; });
  let readMissingComma: Match = rules.called(170, (made) => { readMissingComma = made; });
  let readMissingSeparator: Match = rules.called(171, (made) => { readMissingSeparator = made; });

  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(286), body: { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'leaf', read: rules.at(287) }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(289) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(283) }] } }, { op: 'leaf', read: rules.at(292) }] }] } }] };
  const steplaterPair: Step = { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(296) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(283) }] } }, { op: 'leaf', read: rules.at(292) }] }, stepinnerPair] };
  const stepsinglePart: Step = { op: 'choice', starts: [" !#-&(-\u2017\u201c-\uff06\uff08-\uffff", "\u0000-\u001f'A-Z\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: rules.at(313) }] };
  const stepquoted: Step = { op: 'choice', starts: ["\"'BFRUbfru", "'BFRUbfru", "\"", "\"BFRUbfru", "'BFRUbfru\u2018-\u201b\uff07", "\u00ab\u201c-\u201f\uff02", "`", "`\u00b4"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(258), body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(270), body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(273), body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(279), body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(308), body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(324), body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(330), body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(341), body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r +", "\t\n\r +"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(347) }, { op: 'choice', starts: ["\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07", null], alternatives: [stepquoted, { op: 'leaf', read: rules.at(298) }] }] }, { op: 'leaf', read: rules.at(349) }] } }, { op: 'leaf', read: rules.at(351) }] };
  const stepword: Step = { op: 'choice', starts: ["\t !$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff", "\"'\\-0-9fnt", "\"&-(\\\\{", "\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"], alternatives: [{ op: 'leaf', read: rules.at(253) }, { op: 'leaf', read: rules.at(256), isShortcut: true }, { op: 'leaf', read: rules.at(257) }, stepstring] };
  const stepopenlessItem: Step = { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(91), body: { op: 'again', step: () => stepInnerObject } }, { op: 'leaf', read: rules.at(160) }] } };
  const stepelementValue: Step = { op: 'choice', starts: [null, "[", "{", null, "{\uff5b", "[{\uff3b", "(", null, null], alternatives: [{ op: 'leaf', read: rules.at(128) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(233), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(239), body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: rules.at(386) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: rules.at(386) }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(394), body: stepstring }] }, { op: 'leaf', read: rules.at(395) }] };
  const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: rules.at(160) }, { op: 'leaf', read: rules.at(90) }, stepopenlessItem] };
  const stepelementPart: Step = { op: 'choice', starts: ["\t\n\r \"'\\-0-9fnt", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(122), isShortcut: true }, { op: 'leaf', read: rules.at(125) }, stepelement, { op: 'leaf', read: rules.at(397) }] };
  const stepcontainer: Step = { op: 'choice', starts: ["{", "{\uff5b", "[", "[{\uff3b", "("], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(233), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(358) }, { op: 'choice', starts: ["\t -\"$-(*+\\-.0-9?-Z\\\\\\^-|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", null], alternatives: [stepword, { op: 'leaf', read: rules.at(361) }] }] } }, { op: 'choice', starts: ["\t\n\r :", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(385) }, { op: 'choice', starts: ["([{\uff3b\uff5b", null], alternatives: [stepcontainer, { op: 'leaf', read: rules.at(248) }] }] }, { op: 'leaf', read: rules.at(298) }] }] };
  const steppresentValue: Step = { op: 'choice', starts: ["\\-0-9]fnt", null, "\t -\"$-(*+\\-.0-9?-Z\\\\\\^-|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", "([{\uff3b\uff5b", "^\n\r ,[]}"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(250), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(251), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', starts: ["\t\n\r :", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(353), body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(417) }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(220), body: { op: 'loop', body: { op: 'leaf', read: rules.at(226) } } }, { op: 'choice', starts: ["\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", "\"\\-0-9fnt{\u00ab\u2018\u201c\u201e", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: rules.at(248) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(226) } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: rules.at(418) }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(172) }, stepmemberValue, { op: 'leaf', read: rules.at(160) }] };
  const stepobjectPart: Step = { op: 'choice', starts: ["\t\n\r -\"$%'*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff", "\u0000\t-\r\u001b #+\\-/-9<>\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", null, "!\"$-'*+\\-.0-:?-\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", null], alternatives: [{ op: 'leaf', read: rules.at(97), isShortcut: true }, { op: 'leaf', read: rules.at(109) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(111), body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: rules.at(160) }] }, stepmember, { op: 'leaf', read: rules.at(419) }] };
  const stepbracketValue: Step = { op: 'choice', starts: ["[{", "{", "{", "[", "{\uff5b", "[\uff3b"], alternatives: [{ op: 'leaf', read: rules.at(78), isForWhole: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(80), body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(233), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(448), body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', starts: ["[{\uff3b\uff5b", "\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", "\"\\-0-9fnt\u00ab\u2018\u201c\u201e", "(", "\"$'(+\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(449), body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(450), body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(452), body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: rules.at(457) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(461), body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: ["\t\n\r ,", "[{\uff3b\uff5b"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(473) }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(298) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(494), body: stepbracketValue }] }] } }, { op: 'leaf', read: rules.at(495) }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", "`~", "`~"], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: rules.at(471) }] }, stepmoreValues] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["{", "[", "["], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(500), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(155), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(501), body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'choice', starts: ["$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(503) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(298) }] }, { op: 'leaf', read: rules.at(505) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(508) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(298) }] }, { op: 'leaf', read: rules.at(512) }] }] };
  const stepprose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(519) }, { op: 'choice', starts: ["\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(525), body: { op: 'again', step: () => stepOpenlessObject } }, stepmoreValues] }, { op: 'leaf', read: rules.at(298) }] }] };
  const stepfencedPart: Step = { op: 'choice', starts: ["\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", "`~", "[{", "$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"]}", "^"], alternatives: [{ op: 'leaf', read: rules.at(498) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(499), body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(514) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(518), body: stepprose }] }] };
  const steparound: Step = { op: 'choice', starts: ["\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", "`~", "[{", "$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"]`}~", "^"], alternatives: [{ op: 'leaf', read: rules.at(498) }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(531) }, stepprose] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{~\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(529) }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: rules.at(533) }] } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', attribute: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(84) }, { op: 'leaf', read: rules.at(90) }, stepopenlessItem, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(440) }, stepelementPart] } }, { op: 'leaf', read: rules.at(442) }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', attribute: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(93) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(427) }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(118) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(438) }] } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(157) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(436) }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(230) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(411) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(241) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(245) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(433) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(261) }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: rules.at(268) }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(267) } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(261) }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: rules.at(272) }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(271) } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(261) }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: rules.at(276) }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(274) } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(261) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(283) }] } }, { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'leaf', read: rules.at(284) }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: rules.at(298) }] }, { op: 'leaf', read: rules.at(299) }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(280), isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", null, "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: rules.at(283) }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(261) }, { op: 'loop', body: stepsinglePart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(317) }, { op: 'loop', body: stepsinglePart }, { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(319) }, { op: 'loop', body: stepsinglePart }] }, { op: 'leaf', read: rules.at(298) }] }] } }, { op: 'leaf', read: rules.at(320) }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(309), isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(261) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff", "\u0000-\u001f\"\\\\\u00bb\u201c-\u201f\uff02"], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: rules.at(326) }] } }, { op: 'leaf', read: rules.at(328) }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(325), isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(335) }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: rules.at(339) }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(338) } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(261) }, { op: 'loop', body: { op: 'choice', starts: [" -_a-\u00b3\u00b5-\uffff", "\u0000-\u001f\\\\`\u00b4"], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: rules.at(343) }] } }, { op: 'leaf', read: rules.at(345) }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(342), isSome: true } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(355) }, { op: 'loop', body: { op: 'leaf', read: rules.at(226) } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: rules.at(248) }] }, { op: 'leaf', read: rules.at(160) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(427) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(241) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(427) }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', attribute: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(84) }, { op: 'leaf', read: rules.at(90) }, stepopenlessItem, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(411) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(391) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(405) }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(241) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(444) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(446) }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(93) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(444) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(446) }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', attribute: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(230) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(440) }, stepelementPart] } }, { op: 'leaf', read: rules.at(442) }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(464) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{~\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(298) }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(526) }] } };

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
  const TABLE_5 = tableOf(" !#-&(-[]-\u007f");
  const TABLE_6 = tableOf("\t\n\r ,]}");
  const TABLE_7 = tableOf("\u0000\u000b\f");
  const TABLE_8 = tableOf("+0-9>|");
  const TABLE_9 = tableOf("!$%*+\\-.0-9?-Z\\^_a-z|~\u007f");
  const TABLE_10 = tableOf("!$%*+\\-.0-:?-Z\\^_a-z|~\u007f");
  const TABLE_11 = tableOf("\u0000\u000b\f!\"$%'*+\\-.0-:>-Z\\^_a-z|~\u007f");
  const TABLE_12 = tableOf("\"'\\-0-9FNTU[fntu{");
  const TABLE_13 = tableOf("\"'+\\-0-9FNTU[fntu{");
  const TABLE_14 = tableOf("\u0000-\t\u000b\f\u000e-!#-&(-_a-\u007f");
  const TABLE_15 = tableOf("\t\n\r #)\\-/<]}");
  const TABLE_16 = tableOf(")]}");
  const TABLE_17 = tableOf("\"'`");
  const TABLE_18 = tableOf("\"$'(\\-0-9A-[_-{");
  const TABLE_19 = tableOf("\"'\\-0-9[`fnt{");
  const TABLE_20 = tableOf("$A-Z_a-z");
  const TABLE_21 = tableOf("$\\-0-9A-Z_a-z");
  const TABLE_22 = tableOf(" !#-[\\^-|~\u007f");
  const TABLE_23 = tableOf("0-9A-Z_a-z");
  const TABLE_24 = tableOf("\t\n\r )");
  const TABLE_25 = tableOf("\t\n\r\u001b ).;<");
  const TABLE_26 = tableOf(" !#-&(-Z\\^_a-z|~\u007f");
  const TABLE_27 = tableOf("\"'\\-0-9");
  const TABLE_28 = tableOf("FNTUfntu");
  const TABLE_29 = tableOf("\t\n\r \"'`");
  const TABLE_30 = tableOf("FNTfnt");
  const TABLE_31 = tableOf("\"'\\-0-9FNTfnt");
  const TABLE_32 = tableOf(" \\-.0-9A-Z_a-z");
  const TABLE_33 = tableOf(" \\-0-9A-Z_a-z");
  const TABLE_34 = tableOf("\"'\\\\`");
  const TABLE_35 = tableOf("\"'\\-[]{");
  const TABLE_36 = tableOf(" +-:TZ");
  const TABLE_37 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--:<-\\\\\\^-|~\u007f");
  const TABLE_38 = tableOf(" +-:TZ]");
  const TABLE_39 = tableOf("\t\n\r \"',]}");
  const TABLE_40 = tableOf("\u0000-\t\u000b\f\u000e-!#-&(-[]-\u007f");
  const TABLE_41 = tableOf("");
  const TABLE_42 = tableOf("\u0000-\t\u000b\f\u000e-!#-\u007f");
  const TABLE_43 = tableOf("\"");
  const TABLE_44 = tableOf("\"'");
  const TABLE_45 = tableOf("+\\-0-9A-Z_a-z");
  const TABLE_46 = tableOf("\u0000-\t\u000b\f\u000e-9;-z|~\u007f");
  const TABLE_47 = tableOf("\\-0-9A-Z_a-z");
  const TABLE_48 = tableOf("\"'[{");
  const TABLE_49 = tableOf("\u0000-\t\u000b\f\u000e-z|~\u007f");
  const TABLE_50 = tableOf("\u0000-\t\u000b\f\u000e-Z\\\\\\^-\u007f");
  const TABLE_51 = tableOf(".0-9A-Za-z");
  const TABLE_52 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!#-&(-+\\--<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_53 = tableOf("\t .0-9A-Za-{");
  const BEYOND_0 = (c: number): boolean => (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279;
  const BEYOND_1 = (c: number): boolean => (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291);
  const BEYOND_2 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286);
  const BEYOND_3 = (c: number): boolean => (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const BEYOND_4 = (c: number): boolean => (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287;
  const BEYOND_5 = (c: number): boolean => c >= 8222 || (c >= 128 && c <= 8215) || (c >= 8218 && c <= 8219);
  const BEYOND_6 = (c: number): boolean => (c >= 8216 && c <= 8223) || c === 180 || c === 187 || c === 65282 || c === 65287;
  const BEYOND_7 = (c: number): boolean => (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282;
  const BEYOND_8 = (c: number): boolean => (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219);
  const BEYOND_9 = (c: number): boolean => (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282;

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
      l435: {
        if ((p < end && text.charCodeAt(p) === 96)) {
          const s433 = p;
          l434: {
            if (!text.startsWith("```", p)) break l434;
            p += 3;
            if ((p < end && text.charCodeAt(p) === 96)) break l434;
            p = s433;
            break l435;
          }
          p = s433;
        }
        return -1;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = noteBadFence(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123)) || (p = readWhole(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      l495: {
        const s496 = p;
        if ((p < end && text.charCodeAt(p) === 96)) {
          l497: {
            if (!text.startsWith("```", p)) break l497;
            p += 3;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if ((p < end)) break l497;
            break l495;
          }
          p = s496;
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_7(c)))) {
      {
        const s410 = p;
        l411: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l413: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l413;
            }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : BEYOND_7(c))) || (p = skipQuotedAhead_(p)) < 0) break l411;
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 58 || c === 93))) break l411;
            p++;
          }
          return -1;
        }
        p = s410;
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
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_1(c))) && (q = readWholeMember_(p)) >= 0) {
      p = q;
      k59 = m.nodesEnd;
      k60 = m.mistakesEnd;
    }
    m.nodesEnd = k59;
    m.mistakesEnd = k60;
    l360: {
      if ((p < end && text.charCodeAt(p) === 125)) {
        p++;
        break l360;
      }
      l366: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_1(c)))) {
          const s367 = p;
          const k363 = m.nodesEnd;
          const k364 = m.mistakesEnd;
          l365: {
            l368: {
              const k370 = m.nodesEnd;
              const k371 = m.mistakesEnd;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_1(c))) && (q = readCutMember(p)) >= 0) {
                p = q;
                break l368;
              }
              m.nodesEnd = k370;
              m.mistakesEnd = k371;
              l382: {
                if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
                  const s380 = p;
                  l381: {
                    p++;
                    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1))) p++;
                    if ((p < end)) break l381;
                    p = s380;
                    break l382;
                  }
                  p = s380;
                }
                break l365;
              }
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : BEYOND_3(c))) || (p = noteMissingNameEnd(p)) < 0) break l365;
            }
            break l366;
          }
          p = s367;
          m.nodesEnd = k363;
          m.mistakesEnd = k364;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_1(c))) || (p = readWholeName_(p)) < 0) return -1;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (p >= end || text.charCodeAt(p) !== 58) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l111: {
      const s112 = p;
      const k113 = m.nodesEnd;
      const k114 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1))) {
        l115: {
          if ((p = readWholeValue_(p)) < 0) break l115;
          if ((p = noteWholeMemberEnd_(p)) < 0) break l115;
          break l111;
        }
        p = s112;
        m.nodesEnd = k113;
        m.mistakesEnd = k114;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) || (p = readCutValue_(p)) < 0) return -1;
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
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : BEYOND_0(c)))) return -1;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && skipLineMark_(p) >= 0) return -1;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_1(c))) || (p = readBadBareKey(p)) < 0) return -1;
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
      l84: for (;;) {
        const s86 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) {
          l85: {
            l87: {
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
                break l87;
              }
              if (p >= end || text.charCodeAt(p) !== 34) break l85;
              p++;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1))) {
                {
                  const s90 = p;
                  l91: {
                    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                    if (!(p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) break l91;
                    p++;
                    break l85;
                  }
                  p = s90;
                }
              }
              while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
              l93: {
                if ((p < end && text.charCodeAt(p) === 34)) {
                  p++;
                  break l93;
                }

              }
            }
            continue l84;
          }
          p = s86;
        }
        break;
      }
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
    l97: {
      const s98 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 62 || c === 124))) {
        l99: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) break l99;
          p++;
          break l97;
        }
        p = s98;
      }
      let n103 = 0;
      l100: for (;;) {
        if (n103 >= 5) break;
        const s102 = p;
        l101: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l101;
          p++;
          n103++;
          continue l100;
        }
        p = s102;
        break;
      }
      if (n103 < 1) return -1;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c))) || (p = skipBareKey_(p)) < 0) return -1;
    m.node(5, start, p);
    m.mistake(2, start, p);
    return p;
  }

  function skipBareKey_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c)))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c)))) p++;
    l107: for (;;) {
      const s109 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l108: {
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c)))) break l108;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : BEYOND_1(c)))) p++;
          continue l107;
        }
        p = s109;
      }
      break;
    }
    return p;
  }

  function readWholeValue_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (m.depth >= MAX_DEPTH) return -1;
    m.depth++;
    l116: {
      const k118 = m.nodesEnd;
      const k119 = m.mistakesEnd;
      const c120 = p < end ? text.charCodeAt(p) : 65536;
      if ((c120 === 34 || c120 === 39) && (q = readText(p)) >= 0) { p = q; break l116; }
      m.nodesEnd = k118;
      m.mistakesEnd = k119;
      if (((c120 >= 48 && c120 <= 57) || c120 === 45) && (q = readNumber(p)) >= 0) { p = q; break l116; }
      m.nodesEnd = k118;
      m.mistakesEnd = k119;
      if ((c120 === 102 || c120 === 110 || c120 === 116) && (q = readConstant(p)) >= 0) { p = q; break l116; }
      m.nodesEnd = k118;
      m.mistakesEnd = k119;
      if (c120 === 123 && (q = readWholeObject(p)) >= 0) { p = q; break l116; }
      m.nodesEnd = k118;
      m.mistakesEnd = k119;
      if (c120 === 91 && (q = readWholeArray(p)) >= 0) { p = q; break l116; }
      m.nodesEnd = k118;
      m.mistakesEnd = k119;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_28[c] === 1)) || (p = readBadConstant(p)) < 0) { m.depth--; return -1; }
    }
    m.depth--;
    return p;
  }

  function readNumber(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = skipNumeral_(p)) < 0) return -1;
    m.node(6, start, p);
    return p;
  }

  function skipNumeral_(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {
      p++;
    }
    l124: {
      if ((p < end && text.charCodeAt(p) === 48)) {
        p++;
        break l124;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
    }
    l128: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s129 = p;
        l127: {
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l127;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l128;
        }
        p = s129;
      }
    }
    l131: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s132 = p;
        l130: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l130;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l131;
        }
        p = s132;
      }
    }
    return p;
  }

  function readConstant(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = skipLiteral_(p)) < 0) return -1;
    m.node(7, start, p);
    return p;
  }

  function skipLiteral_(p: number): number {
    const { text, end } = m;
    l136: {
      const s137 = p;
      const c138 = p < end ? text.charCodeAt(p) : 65536;
      if (c138 === 116) {
        l139: {
          if (!text.startsWith("true", p)) break l139;
          p += 4;
          break l136;
        }
        p = s137;
      }
      if (c138 === 102) {
        l140: {
          if (!text.startsWith("false", p)) break l140;
          p += 5;
          break l136;
        }
        p = s137;
      }
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) return -1;
      p += 4;
    }
    return p;
  }

  function readWholeArray(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    const node = m.open(8, start);
    if (p >= end || text.charCodeAt(p) !== 91) return -1;
    p++;
    if ((p = noteWholeGap_(p)) < 0) return -1;

    let k144 = m.nodesEnd;
    let k145 = m.mistakesEnd;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1)) && (q = readWholeItem_(p)) >= 0) {
      p = q;
      k144 = m.nodesEnd;
      k145 = m.mistakesEnd;
    }
    m.nodesEnd = k144;
    m.mistakesEnd = k145;
    l301: {
      if ((p < end && text.charCodeAt(p) === 93)) {
        p++;
        break l301;
      }
      if ((p = noteWholeCut_(p)) < 0) return -1;
    }
    m.close(node, p);
    return p;
  }

  function readWholeItem_(p: number): number {
    const { text, end } = m; let c = 0;
    l146: {
      const s147 = p;
      const k148 = m.nodesEnd;
      const k149 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) {
        l150: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 43 || c === 45)) && skipAmountsAhead_(p) >= 0) break l150;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) || (p = readWholeValue_(p)) < 0) break l150;
          if ((p = noteWholeItemEnd_(p)) < 0) break l150;
          break l146;
        }
        p = s147;
        m.nodesEnd = k148;
        m.mistakesEnd = k149;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_27[c] === 1)) || (p = readCutItem_(p)) < 0) return -1;
    }
    return p;
  }

  function skipAmountsAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
      p++;
    }
    let n157 = 0;
    l154: for (;;) {
      if (n157 >= 3) break;
      const s156 = p;
      l155: {
        if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l155;
        p++;
        n157++;
        continue l154;
      }
      p = s156;
      break;
    }
    if (n157 < 1) return -1;
    let n161 = 0;
    l158: for (;;) {
      if (n161 >= 9) break;
      const s160 = p;
      l159: {
        if (p >= end || text.charCodeAt(p) !== 44) break l159;
        p++;
        if (!(p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57)))) break l159;
        p++;
        let n165 = 0;
        l162: for (;;) {
          if (n165 >= 2) break;
          const s164 = p;
          l163: {
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l163;
            p++;
            n165++;
            continue l162;
          }
          p = s164;
          break;
        }
        if (n165 < 2) break l159;
        if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l159;
        n161++;
        continue l158;
      }
      p = s160;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 44 || !text.startsWith(",0", p)) return -1;
    p += 2;
    let n169 = 0;
    l166: for (;;) {
      if (n169 >= 2) break;
      const s168 = p;
      l167: {
        if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l167;
        p++;
        n169++;
        continue l166;
      }
      p = s168;
      break;
    }
    if (n169 < 2) return -1;
    if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) return -1;
    return p;
  }

  function noteWholeItemEnd_(p: number): number {
    const { text, end } = m; let c = 0;
    l170: {
      const s171 = p;
      const k172 = m.nodesEnd;
      const k173 = m.mistakesEnd;
      l174: {
        if ((p = noteWholeValueGap_(p)) < 0) break l174;
        l201: {
          const s202 = p;
          const k203 = m.nodesEnd;
          const k204 = m.mistakesEnd;
          const c205 = p < end ? text.charCodeAt(p) : 65536;
          if (c205 === 44) {
            l206: {
              p++;
              if ((p = noteWholeGap_(p)) < 0) break l206;
              if ((p < end && text.charCodeAt(p) === 93)) break l206;
              break l201;
            }
            p = s202;
            m.nodesEnd = k203;
            m.mistakesEnd = k204;
          }
          if (c205 === 44) {
            l207: {
              if ((p = noteBadTrailingComma(p)) < 0) break l207;
              if ((p = noteWholeGap_(p)) < 0) break l207;
              break l201;
            }
            p = s202;
            m.nodesEnd = k203;
            m.mistakesEnd = k204;
          }
          if (c205 === 93) {
            l215: {
              if (!(p < end && text.charCodeAt(p) === 93)) break l215;
              break l201;
            }
            p = s202;
            m.nodesEnd = k203;
            m.mistakesEnd = k204;
          }
          if ((p < end)) break l174;
        }
        break l170;
      }
      p = s171;
      m.nodesEnd = k172;
      m.mistakesEnd = k173;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_0[c] === 1)) || skipWholeItemAhead_(p) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_4(c))) || (p = noteMissingComma(p)) < 0) return -1;
    }
    return p;
  }

  function noteWholeValueGap_(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l175: for (;;) {
      const s177 = p;
      const k178 = m.nodesEnd;
      const k179 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
        l176: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) || skipWholeComment_(p) < 0) break l176;
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord_(p) >= 0) break l176;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = noteBadComment(p)) < 0) break l176;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l175;
        }
        p = s177;
        m.nodesEnd = k178;
        m.mistakesEnd = k179;
      }
      break;
    }
    return p;
  }

  function skipWholeComment_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l180: {
      const s181 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
        l182: {
          l183: {
            const s184 = p;
            if ((p < end && text.charCodeAt(p) === 47)) {
              l185: {
                if (!text.startsWith("//", p)) break l185;
                p += 2;
                break l183;
              }
              p = s184;
            }
            if (p >= end || text.charCodeAt(p) !== 35) break l182;
            p++;
          }
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_2(c)))) p++;
          l186: {
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol_(p)) >= 0) { p = q; break l186; }
            if ((p < end)) break l182;
          }
          break l180;
        }
        p = s181;
      }
      if (p >= end || text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) return -1;
      p += 2;
      let n196 = 0;
      l193: for (;;) {
        if (n196 >= 200) break;
        const s195 = p;
        l194: {
          if ((p < end && text.charCodeAt(p) === 42)) {
            {
              const s197 = p;
              l198: {
                if (!text.startsWith("*/", p)) break l198;
                p += 2;
                break l194;
              }
              p = s197;
            }
          }
          if (!(p < end && text.charCodeAt(p) !== 34)) break l194;
          p++;
          n196++;
          continue l193;
        }
        p = s195;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) return -1;
      p += 2;
    }
    return p;
  }

  function skipEol_(p: number): number {
    const { text, end } = m;
    l188: {
      const s189 = p;
      const c190 = p < end ? text.charCodeAt(p) : 65536;
      if (c190 === 13) {
        l191: {
          if (!text.startsWith("\r\n", p)) break l191;
          p += 2;
          break l188;
        }
        p = s189;
      }
      if (c190 === 10) {
        p++;
        break l188;
      }
      if (p >= end || text.charCodeAt(p) !== 13) return -1;
      p++;
    }
    return p;
  }

  function noteBadTrailingComma(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (p >= end || text.charCodeAt(p) !== 44) return -1;
    p++;
    l210: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c === 65341 || c === 65373))) {
        const s208 = p;
        l209: {
          if ((p = skipGapAhead_(p)) < 0) break l209;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 65341 || c === 65373))) break l209;
          p++;
          p = s208;
          break l210;
        }
        p = s208;
      }
      return -1;
    }
    m.mistake(3, start, p);
    return p;
  }

  function skipGapAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l211: for (;;) {
      const s213 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1))) {
        l212: {
          if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)) && skipHashWord_(p) >= 0) break l212;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_3[c] === 1)) || (p = skipComment_(p)) < 0) break l212;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          continue l211;
        }
        p = s213;
      }
      break;
    }
    return p;
  }

  function skipWholeItemAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l216: {
      const s217 = p;
      const c218 = p < end ? text.charCodeAt(p) : 65536;
      if (((c218 >= 9 && c218 <= 10) || c218 === 13 || c218 === 32)) {
        l219: {
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_3(c)))) break l219;
          p++;
          break l216;
        }
        p = s217;
      }
      if ((c218 < 128 && TABLE_0[c218] === 1)) {
        l220: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) break l220;
          p++;
          break l216;
        }
        p = s217;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) return -1;
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = skipNumeral_(p)) < 0) return -1;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) return -1;
    }
    return p;
  }

  function noteMissingComma(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    l223: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_4(c)))) {
        const s221 = p;
        l222: {
          l224: {
            const c226 = p < end ? text.charCodeAt(p) : 65536;
            if ((c226 < 128 ? TABLE_19[c226] === 1 : BEYOND_3(c226)) && (q = skipValueStart_(p)) >= 0) { p = q; break l224; }
            if ((c226 < 128 ? TABLE_20[c226] === 1 : (c226 >= 12352 && c226 <= 55295) || (c226 >= 192 && c226 <= 8191)) && (q = skipNameWord_(p)) >= 0) {
              p = q;
              break l224;
            }
            if (p >= end || text.charCodeAt(p) !== 40) break l222;
            p++;
          }
          p = s221;
          break l223;
        }
        p = s221;
      }
      return -1;
    }
    m.mistake(4, start, p);
    return p;
  }

  function skipValueStart_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l227: {
      const c229 = p < end ? text.charCodeAt(p) : 65536;
      if ((c229 < 128 ? TABLE_17[c229] === 1 : BEYOND_3(c229))) {
        p++;
        break l227;
      }
      if (((c229 >= 48 && c229 <= 57) || c229 === 45) && (q = skipNumeral_(p)) >= 0) { p = q; break l227; }
      if ((c229 === 91 || c229 === 123)) {
        p++;
        break l227;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)) || (p = skipLiteral_(p)) < 0) return -1;
    }
    return p;
  }

  function skipNameWord_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) return -1;
    p++;
    let n235 = 0;
    l232: for (;;) {
      if (n235 >= 200) break;
      const s234 = p;
      l233: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) break l233;
        p++;
        n235++;
        continue l232;
      }
      p = s234;
      break;
    }
    return p;
  }

  function readCutItem_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l236: {
      const k238 = m.nodesEnd;
      const k239 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39)) && (q = readCutText(p)) >= 0) { p = q; break l236; }
      m.nodesEnd = k238;
      m.mistakesEnd = k239;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)) || (p = readBadCutNumber(p)) < 0) return -1;
    }
    return p;
  }

  function readCutText(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let way = 0;
    l240: {
      const s241 = p;
      const k242 = m.nodesEnd;
      const k243 = m.mistakesEnd;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l244: {
          p++;
          l245: for (;;) {
            const s247 = p;
            if ((p < end && ((c = text.charCodeAt(p)) >= 35 || (c >= 32 && c <= 33)))) {
              l246: {
                l248: {
                  const c250 = p < end ? text.charCodeAt(p) : 65536;
                  if ((p < end && (c250 < 128 ? TABLE_22[c250] === 1 : c250 >= 128))) {
                    p++;
                    break l248;
                  }
                  if (c250 === 92 && (q = skipGoodEscape_(p)) >= 0) { p = q; break l248; }
                  if ((p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) {
                    {
                      const s252 = p;
                      l253: {
                        if ((p = skipClosers_(p)) < 0) break l253;
                        l259: {
                          const s260 = p;
                          l261: {
                            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                            if ((p < end)) break l261;
                            break l259;
                          }
                          p = s260;
                          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_25[c] === 1)) || (p = skipOutside_(p)) < 0) break l253;
                        }
                        break l246;
                      }
                      p = s252;
                    }
                  }
                  if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) break l246;
                  p++;
                }
                continue l245;
              }
              p = s247;
            }
            break;
          }
          if ((p < end)) break l244;
          if ((p = noteMissingStringEnd(p)) < 0) break l244;
          break l240;
        }
        p = s241;
        m.nodesEnd = k242;
        m.mistakesEnd = k243;
      }
      if (!(p < end && text.charCodeAt(p) === 39) || (p = noteBadSingleQuotes(p)) < 0) return -1;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : BEYOND_5(c)))) p++;
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
    let n258 = 0;
    l255: for (;;) {
      if (n258 >= 99) break;
      const s257 = p;
      l256: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if (!(p < end && ((c = text.charCodeAt(p)) === 93 || c === 125))) break l256;
        p++;
        n258++;
        continue l255;
      }
      p = s257;
      break;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    return p;
  }

  function skipOutside_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l262: {
      const s263 = p;
      const c264 = p < end ? text.charCodeAt(p) : 65536;
      if (((c264 >= 9 && c264 <= 10) || c264 === 13 || c264 === 32)) {
        l265: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol_(p)) < 0) break l265;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          l266: {
            if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) && (q = skipFence_(p)) >= 0) { p = q; break l266; }
            if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("</", p)) break l265;
            p += 2;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) || (p = skipNameWord_(p)) < 0) break l265;
            if (p >= end || text.charCodeAt(p) !== 62) break l265;
            p++;
          }
          break l262;
        }
        p = s263;
      }
      if ((c264 === 27 || c264 === 60) && (q = skipNoise_(p)) >= 0) { p = q; break l262; }
      if ((c264 < 128 && TABLE_24[c264] === 1)) {
        l274: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (p >= end || text.charCodeAt(p) !== 41) break l274;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if ((p < end && text.charCodeAt(p) === 59)) {
            p++;
          }
          break l262;
        }
        p = s263;
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
    l268: {
      const s269 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l270: {
          if (!text.startsWith("```", p)) break l270;
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          break l268;
        }
        p = s269;
      }
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) return -1;
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
    }
    return p;
  }

  function skipNoise_(p: number): number {
    const { text, end } = m; let c = 0;
    l271: {
      const s272 = p;
      if ((p < end && text.charCodeAt(p) === 27)) {
        l273: {
          if (!text.startsWith("\u001b[", p)) break l273;
          p += 2;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 59) || c === 63))) p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) break l273;
          p++;
          break l271;
        }
        p = s272;
      }
      if (p >= end || text.charCodeAt(p) !== 60 || !text.startsWith("<|", p)) return -1;
      p += 2;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1))) return -1;
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_23[c] === 1))) p++;
      if (p >= end || text.charCodeAt(p) !== 124 || !text.startsWith("|>", p)) return -1;
      p += 2;
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
        let n288 = 0;
        l285: for (;;) {
          if (n288 >= 3) break;
          const s287 = p;
          l286: {
            if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102)))) break l286;
            p++;
            n288++;
            continue l285;
          }
          p = s287;
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
    l293: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s294 = p;
        l292: {
          p++;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) break l292;
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          break l293;
        }
        p = s294;
      }
    }
    l295: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        p++;
        break l295;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_28[c] === 1)) || (p = skipOtherConstant_(p)) < 0) return -1;
    m.node(12, start, p);
    m.mistake(8, start, p);
    return p;
  }

  function skipOtherConstant_(p: number): number {
    const { text, end } = m;
    l304: {
      const s305 = p;
      const c306 = p < end ? text.charCodeAt(p) : 65536;
      if ((c306 === 84 || c306 === 116)) {
        l307: {
          if (caselessUnits(text, p, "true") < 4) break l307;
          p += 4;
          break l304;
        }
        p = s305;
      }
      if ((c306 === 70 || c306 === 102)) {
        l308: {
          if (caselessUnits(text, p, "false") < 5) break l308;
          p += 5;
          break l304;
        }
        p = s305;
      }
      if ((c306 === 78 || c306 === 110)) {
        l309: {
          if (caselessUnits(text, p, "null") < 4) break l309;
          p += 4;
          break l304;
        }
        p = s305;
      }
      if ((c306 === 78 || c306 === 110)) {
        l310: {
          if (caselessUnits(text, p, "none") < 4) break l310;
          p += 4;
          break l304;
        }
        p = s305;
      }
      if ((c306 === 78 || c306 === 110)) {
        l311: {
          if (caselessUnits(text, p, "nil") < 3) break l311;
          p += 3;
          break l304;
        }
        p = s305;
      }
      if (caselessUnits(text, p, "undefined") < 9) return -1;
      p += 9;
    }
    return p;
  }

  function noteWholeMemberEnd_(p: number): number {
    const { text, end } = m; let c = 0;
    l312: {
      const s313 = p;
      const k314 = m.nodesEnd;
      const k315 = m.mistakesEnd;
      l316: {
        if ((p = noteWholeValueGap_(p)) < 0) break l316;
        l317: {
          const s318 = p;
          const k319 = m.nodesEnd;
          const k320 = m.mistakesEnd;
          const c321 = p < end ? text.charCodeAt(p) : 65536;
          if (c321 === 44) {
            l322: {
              p++;
              if ((p = noteWholeGap_(p)) < 0) break l322;
              l325: {
                const s323 = p;
                l324: {
                  l326: {
                    const s327 = p;
                    const c328 = p < end ? text.charCodeAt(p) : 65536;
                    if ((c328 < 128 ? TABLE_17[c328] === 1 : BEYOND_3(c328))) {
                      p++;
                      break l326;
                    }
                    if ((c328 < 128 ? TABLE_20[c328] === 1 : (c328 >= 12352 && c328 <= 55295) || (c328 >= 192 && c328 <= 8191))) {
                      l330: {
                        if ((p = skipNameWord_(p)) < 0) break l330;
                        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                        if (p >= end || text.charCodeAt(p) !== 58) break l330;
                        p++;
                        break l326;
                      }
                      p = s327;
                    }
                    if ((p < end)) break l324;
                  }
                  p = s323;
                  break l325;
                }
                p = s323;
                break l322;
              }
              break l317;
            }
            p = s318;
            m.nodesEnd = k319;
            m.mistakesEnd = k320;
          }
          if (c321 === 44) {
            l331: {
              if ((p = noteBadTrailingComma(p)) < 0) break l331;
              if ((p = noteWholeGap_(p)) < 0) break l331;
              break l317;
            }
            p = s318;
            m.nodesEnd = k319;
            m.mistakesEnd = k320;
          }
          if (c321 === 125) {
            l332: {
              if (!(p < end && text.charCodeAt(p) === 125)) break l332;
              break l317;
            }
            p = s318;
            m.nodesEnd = k319;
            m.mistakesEnd = k320;
          }
          if ((p < end)) break l316;
        }
        break l312;
      }
      p = s313;
      m.nodesEnd = k314;
      m.mistakesEnd = k315;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_3(c))) || skipWholeMemberAhead_(p) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_4(c))) || (p = noteMissingComma(p)) < 0) return -1;
    }
    return p;
  }

  function skipWholeMemberAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l333: {
      const s334 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_3(c)))) {
        l335: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_3(c))) || (p = skipOwnName_(p)) < 0) break l335;
          break l333;
        }
        p = s334;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) return -1;
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))) || (p = skipNameWord_(p)) < 0) return -1;
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      if (p >= end || text.charCodeAt(p) !== 58) return -1;
      p++;
    }
    return p;
  }

  function skipOwnName_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_3(c)))) return -1;
    p++;
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 44))) {
      {
        const s336 = p;
        l337: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          if (p >= end || text.charCodeAt(p) !== 44) break l337;
          p++;
          return -1;
        }
        p = s336;
      }
    }
    let n342 = 0;
    l339: for (;;) {
      if (n342 >= 200) break;
      const s341 = p;
      l340: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_2(c)))) break l340;
        p++;
        n342++;
        continue l339;
      }
      p = s341;
      break;
    }
    if (n342 < 1) return -1;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_6(c)))) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) return -1;
    p++;
    return p;
  }

  function readCutValue_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l343: {
      const k345 = m.nodesEnd;
      const k346 = m.mistakesEnd;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_27[c] === 1)) && (q = readCutItem_(p)) >= 0) {
        p = q;
        break l343;
      }
      m.nodesEnd = k345;
      m.mistakesEnd = k346;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) || (p = readBadCutWord(p)) < 0) return -1;
    }
    return p;
  }

  function readBadCutWord(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) || (p = skipCutWord_(p)) < 0) return -1;
    if ((p < end)) return -1;
    m.node(13, start, p);
    m.mistake(9, start, p);
    return p;
  }

  function skipCutWord_(p: number): number {
    const { text, end } = m;
    l347: {
      const s348 = p;
      const c349 = p < end ? text.charCodeAt(p) : 65536;
      if ((c349 === 84 || c349 === 116)) {
        l350: {
          if (caselessUnits(text, p, "tru") < 3) break l350;
          p += 3;
          break l347;
        }
        p = s348;
      }
      if ((c349 === 84 || c349 === 116)) {
        l351: {
          if (caselessUnits(text, p, "tr") < 2) break l351;
          p += 2;
          break l347;
        }
        p = s348;
      }
      if (c349 === 116) {
        p++;
        break l347;
      }
      if ((c349 === 70 || c349 === 102)) {
        l353: {
          if (caselessUnits(text, p, "fals") < 4) break l353;
          p += 4;
          break l347;
        }
        p = s348;
      }
      if ((c349 === 70 || c349 === 102)) {
        l354: {
          if (caselessUnits(text, p, "fal") < 3) break l354;
          p += 3;
          break l347;
        }
        p = s348;
      }
      if ((c349 === 70 || c349 === 102)) {
        l355: {
          if (caselessUnits(text, p, "fa") < 2) break l355;
          p += 2;
          break l347;
        }
        p = s348;
      }
      if (c349 === 102) {
        p++;
        break l347;
      }
      if ((c349 === 78 || c349 === 110)) {
        l357: {
          if (caselessUnits(text, p, "nul") < 3) break l357;
          p += 3;
          break l347;
        }
        p = s348;
      }
      if ((c349 === 78 || c349 === 110)) {
        l358: {
          if (caselessUnits(text, p, "nu") < 2) break l358;
          p += 2;
          break l347;
        }
        p = s348;
      }
      if (c349 === 110) {
        p++;
        break l347;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_1(c))) || (p = readWholeName_(p)) < 0) return -1;
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
    l372: {
      const s373 = p;
      const c374 = p < end ? text.charCodeAt(p) : 65536;
      if (c374 === 34) {
        l375: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) break l375;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) p++;
          if (p >= end || text.charCodeAt(p) !== 34) break l375;
          p++;
          break l372;
        }
        p = s373;
      }
      if (c374 === 39) {
        l376: {
          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) break l376;
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) p++;
          if (p >= end || text.charCodeAt(p) !== 39) break l376;
          p++;
          break l372;
        }
        p = s373;
      }
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) return -1;
    }
    return p;
  }

  function noteMissingNameEnd(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l383: {
      const s384 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l385: {
          p++;
          let n389 = 0;
          l386: for (;;) {
            if (n389 >= 200) break;
            const s388 = p;
            l387: {
              l390: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) {
                  p++;
                  while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
                  break l390;
                }
                if (p >= end || text.charCodeAt(p) !== 92) break l387;
                p++;
                if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) break l387;
                p++;
              }
              n389++;
              continue l386;
            }
            p = s388;
            break;
          }
          if ((p < end && text.charCodeAt(p) === 92)) {
            p++;
          }
          if ((p < end)) break l385;
          break l383;
        }
        p = s384;
      }
      l396: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_3(c)))) {
          p++;
          break l396;
        }
        if (!(p < end && text.charCodeAt(p) === 92) || (p = skipEscapedQuote_(p)) < 0) return -1;
      }
      while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : BEYOND_2(c)))) p++;
      if ((p < end)) return -1;
    }
    m.mistake(10, start, p);
    return p;
  }

  function skipEscapedQuote_(p: number): number {
    const { text, end } = m;
    let n402 = 0;
    l399: for (;;) {
      if (n402 >= 3) break;
      const s401 = p;
      l400: {
        if (p >= end || text.charCodeAt(p) !== 92) break l400;
        p++;
        n402++;
        continue l399;
      }
      p = s401;
      break;
    }
    if (n402 < 1) return -1;
    if (p >= end || text.charCodeAt(p) !== 34) return -1;
    p++;
    return p;
  }

  function skipWholeArrayAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 91) return -1;
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    l403: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_35[c] === 1))) {
        p++;
        break l403;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) return -1;
      p++;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1)) && skipLogTag_(p) >= 0) return -1;
    }
    return p;
  }

  function skipLogTag_(p: number): number {
    const { text, end } = m; let c = 0;
    let n409 = 0;
    l406: for (;;) {
      if (n409 >= 40) break;
      const s408 = p;
      l407: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1))) break l407;
        p++;
        n409++;
        continue l406;
      }
      p = s408;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 93) return -1;
    p++;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) return -1;
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : c >= 128))) return -1;
    p++;
    return p;
  }

  function skipQuotedAhead_(p: number): number {
    const { text, end } = m; let c = 0;
    l416: {
      const s417 = p;
      const c418 = p < end ? text.charCodeAt(p) : 65536;
      if (c418 === 34) {
        l419: {
          p++;
          let n423 = 0;
          l420: for (;;) {
            if (n423 >= 60) break;
            const s422 = p;
            l421: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) break l421;
              p++;
              n423++;
              continue l420;
            }
            p = s422;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l419;
          p++;
          break l416;
        }
        p = s417;
      }
      if (c418 === 39) {
        l424: {
          p++;
          let n428 = 0;
          l425: for (;;) {
            if (n428 >= 60) break;
            const s427 = p;
            l426: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c >= 128))) break l426;
              p++;
              n428++;
              continue l425;
            }
            p = s427;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) break l424;
          p++;
          break l416;
        }
        p = s417;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_7(c)))) return -1;
      p++;
      let n432 = 0;
      l429: for (;;) {
        if (n432 >= 60) break;
        const s431 = p;
        l430: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : BEYOND_8(c)))) break l430;
          p++;
          n432++;
          continue l429;
        }
        p = s431;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : BEYOND_9(c)))) return -1;
      p++;
    }
    return p;
  }

  function noteBadFence(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = skipFence_(p)) < 0) return -1;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1))) p++;

    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1)) && (q = skipFenceInfo_(p)) >= 0) p = q;
    {
      const s492 = p;
      l493: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        if ((p < end)) break l493;
        return -1;
      }
      p = s492;
    }
    m.mistake(11, start, p);
    return p;
  }

  function skipFenceInfo_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let n439 = 0;
    l436: for (;;) {
      if (n439 >= 9) break;
      const s438 = p;
      l437: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        l440: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 97 && c <= 123) || (c >= 65 && c <= 90))) && (q = skipFenceAttribute_(p)) >= 0) {
            p = q;
            break l440;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1)) || (p = skipFenceWord_(p)) < 0) break l437;
        }
        n439++;
        continue l436;
      }
      p = s438;
      break;
    }
    if (n439 < 1) return -1;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    l483: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        const s481 = p;
        l482: {
          if ((p = skipEol_(p)) < 0) break l482;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          {
            const s484 = p;
            l485: {
              l487: {
                if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) && (q = skipFenceMark_(p)) >= 0) {
                  p = q;
                  break l487;
                }
                if ((p < end)) break l485;
              }
              break l482;
            }
            p = s484;
          }
          p = s481;
          break l483;
        }
        p = s481;
      }
      return -1;
    }
    return p;
  }

  function skipFenceAttribute_(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l442: {
      const s443 = p;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l444: {
          p++;
          let n448 = 0;
          l445: for (;;) {
            if (n448 >= 100) break;
            const s447 = p;
            l446: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c >= 128))) break l446;
              p++;
              n448++;
              continue l445;
            }
            p = s447;
            break;
          }
          if (n448 < 1) break l444;
          if (p >= end || text.charCodeAt(p) !== 125) break l444;
          p++;
          break l442;
        }
        p = s443;
      }
      if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122))) || (p = skipFenceName_(p)) < 0) return -1;
      if (p >= end || text.charCodeAt(p) !== 61) return -1;
      p++;
      l453: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_48[c] === 1)) && (q = skipFenceText_(p)) >= 0) {
          p = q;
          break l453;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1)) || (p = skipFenceWord_(p)) < 0) return -1;
      }
    }
    return p;
  }

  function skipFenceName_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 65 && c <= 90) || (c >= 97 && c <= 122)))) return -1;
    p++;
    let n452 = 0;
    l449: for (;;) {
      if (n452 >= 40) break;
      const s451 = p;
      l450: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1))) break l450;
        p++;
        n452++;
        continue l449;
      }
      p = s451;
      break;
    }
    return p;
  }

  function skipFenceText_(p: number): number {
    const { text, end } = m; let c = 0;
    l455: {
      const s456 = p;
      const c457 = p < end ? text.charCodeAt(p) : 65536;
      if (c457 === 34) {
        l458: {
          p++;
          let n462 = 0;
          l459: for (;;) {
            if (n462 >= 100) break;
            const s461 = p;
            l460: {
              if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34))) break l460;
              p++;
              n462++;
              continue l459;
            }
            p = s461;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) break l458;
          p++;
          break l455;
        }
        p = s456;
      }
      if (c457 === 39) {
        l463: {
          p++;
          let n467 = 0;
          l464: for (;;) {
            if (n467 >= 100) break;
            const s466 = p;
            l465: {
              if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 39))) break l465;
              p++;
              n467++;
              continue l464;
            }
            p = s466;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) break l463;
          p++;
          break l455;
        }
        p = s456;
      }
      if (c457 === 123) {
        l468: {
          p++;
          let n472 = 0;
          l469: for (;;) {
            if (n472 >= 100) break;
            const s471 = p;
            l470: {
              if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c >= 128))) break l470;
              p++;
              n472++;
              continue l469;
            }
            p = s471;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 125) break l468;
          p++;
          break l455;
        }
        p = s456;
      }
      if (p >= end || text.charCodeAt(p) !== 91) return -1;
      p++;
      let n476 = 0;
      l473: for (;;) {
        if (n476 >= 100) break;
        const s475 = p;
        l474: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c >= 128))) break l474;
          p++;
          n476++;
          continue l473;
        }
        p = s475;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 93) return -1;
      p++;
    }
    return p;
  }

  function skipFenceWord_(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1))) return -1;
    p++;
    let n480 = 0;
    l477: for (;;) {
      if (n480 >= 60) break;
      const s479 = p;
      l478: {
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c >= 128))) break l478;
        p++;
        n480++;
        continue l477;
      }
      p = s479;
      break;
    }
    return p;
  }

  function skipFenceMark_(p: number): number {
    const { text, end } = m;
    l489: {
      const s490 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l491: {
          if (!text.startsWith("```", p)) break l491;
          p += 3;
          break l489;
        }
        p = s490;
      }
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) return -1;
      p += 3;
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
    MissingDocument: {"code":"missing-document","severity":"error","meaning":"The text holds no JSON value.","example":"Sorry.","hint":"Write one JSON value."},
    BadSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","hint":"Write one array, or read the lines one by one."},
    BadListSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","hint":"Write one array, or read the lines one by one."},
    BadTrailingComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","hint":"Leave the last comma out."},
    BadRootComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","hint":"Leave the last comma out."},
    BadProse: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","hint":"Write the value alone."},
    BadLostMember: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿{}","hint":"Save the text as UTF-8 without a byte order mark."},
    BadCall: {"code":"bad-call","severity":"warning","meaning":"The value is wrapped in a function call or in round brackets.","example":"callback({\"a\": 1});","hint":"Write the value alone."},
    MissingCallEnd: {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","hint":"The text was cut off: write all of it again."},
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
    MissingTupleComma: {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","hint":"Write a comma between two values."},
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
