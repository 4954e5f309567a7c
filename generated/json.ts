// Generated from grammars/json.peggy, grammars/json/objects.peggy, grammars/json/arrays.peggy, grammars/json/brackets.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, once, ofCase, ofAction, ofSame, ofCloses, ofInside } from '../src/engine/generated.ts';

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
| BadAroundQuoteNode | ArrayStartNode | OpenlessStartNode | PairNode | BadLineMarkNode | BraceArrayStartNode
| LateArrayStartNode | ItemNode | BadLeadInNode | RepairedAmountsNode | WordNode | RepairedPlaceholderNode
| RepairedTextNode | NamedArrayStartNode | BadRemarkNode | BadPointBehindNode | BadTrailingCommaNode
| BadSeparatorNode | BadOddSeparatorNode | MissingTupleCommaNode | MissingCommaNode | MissingSeparatorNode | KeyNode
| OpenlessArrayStartNode | ObjectStartNode | BadItemBracketNode | MissingValueNode | RepairedAmountNode
| TextStartNode | MissingStringEndNode | InnerEndNode | BadNewlineNode | BadControlNode | BadEscapeNode
| BadSignEscapeNode | BadDoubledEndNode | BadBlankPairNode | BadListedQuoteNode | BadQuoteNode | BadLoneQuoteNode
| BadQuoteOfJsonNode | BadLastEscapedEndNode | BadEscapedEndNode | BadLastOtherEndNode | BadOtherEndNode
| MissingLastQuoteNode | MissingQuoteNode | ContractionNode | BadInnerMarkNode | DoubleMarkNode
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
| 'BadRest' | 'RootObject' | 'RootArray' | 'BadCall' | 'MissingCallEnd' | 'BadAssignment' | 'BadProse', 'Document' | 'Fenced'>>
& Readonly<Record<'BadComment' | 'MissingCommentEnd' | 'BadSpace' | 'BadNoise' | 'BadEscapedBlank' | 'Tuple' | 'Word' | 'BadCutSign'
| 'BadCutNumber' | 'BadLeadingZero' | 'BadThousands' | 'BadPlus' | 'BadRadix' | 'BadDigitGroups' | 'BadPoint'
| 'BadFraction' | 'BadParentheses' | 'BadConstructor' | 'BadPath' | 'BadNan' | 'BadConstant' | 'BadCutWord'
| 'NamedArray' | 'BraceArray' | 'BadConcatenation' | 'BadVariable' | 'TextEnd' | 'TripleText' | 'TripleSingleText'
| 'InnerJson' | 'DoubleText' | 'SingleText' | 'SmartText' | 'FencedText' | 'BacktickText', 'Array' | 'BraceArray' | 'Document' | 'Fenced' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject'
| 'NamedArray' | 'Object' | 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'MissingDocument' | 'BadLooseFence', 'Document'>>
& Readonly<Record<'BadSingleQuotes', 'Array' | 'BacktickText' | 'BraceArray' | 'Document' | 'DoubleText' | 'Fenced' | 'InnerArray' | 'InnerJson'
| 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object' | 'OpenlessArray' | 'OpenlessObject'
| 'RootArray' | 'RootObject' | 'SingleText' | 'SmartText' | 'TripleSingleText' | 'TripleText' | 'Tuple'>>
& Readonly<Record<'ArrayStart' | 'BadBraceAround' | 'BadDoubledSquare' | 'BadFullBracket', 'Array' | 'RootArray'>>
& Readonly<Record<'BadLateElement', 'OpenlessArray' | 'RootArray'>>
& Readonly<Record<'ArrayEnd' | 'BadFullSquareEnd', 'Array' | 'BraceArray' | 'InnerArray' | 'OpenlessArray' | 'RootArray'>>
& Readonly<Record<'BadRootEnd', 'BraceArray' | 'NamedArray' | 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'MissingEnd' | 'InnerObject' | 'BadRemark' | 'BadPointBehind' | 'BadTrailingComma' | 'BadSeparator'
| 'BadOddSeparator' | 'MissingTupleComma' | 'MissingComma' | 'MissingSeparator' | 'BadLineMark' | 'BadLeadIn'
| 'BadComma' | 'BadEllipsis' | 'RepairedPlaceholder' | 'RepairedText' | 'BadPlaceholder' | 'BadEscapedQuotes'
| 'BadTwiceEscapedQuotes' | 'BadCutEscaped' | 'BadEntityQuotes' | 'BadDoubledQuotes' | 'Object' | 'Array'
| 'RepairedWord' | 'BadDots' | 'BadOpenQuote' | 'BadBareString', 'Array' | 'BraceArray' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object'
| 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'Item' | 'BadStrayEnd' | 'BadElementText' | 'RepairedAmounts' | 'ItemObject' | 'BadTwiceEnded', 'Array' | 'BraceArray' | 'InnerArray' | 'OpenlessArray' | 'RootArray' | 'Tuple'>>
& Readonly<Record<'OpenlessStart' | 'MissingOpen', 'InnerObject' | 'OpenlessObject'>>
& Readonly<Record<'ObjectEnd' | 'BadFullEnd' | 'Pair' | 'BadBareKey' | 'MissingNameEnd' | 'BadInnerBracket' | 'BadEarlyEnd'
| 'BadStrayBracket' | 'BadText' | 'Key' | 'BadColonInside' | 'BadLastName' | 'BadOtherQuote' | 'BadTwiceClosed'
| 'BadOpenName' | 'BadDoubledName' | 'BadSmartName' | 'BadLostQuote' | 'BadPrefixedName' | 'BadEarlyQuote'
| 'BadQuotedName' | 'BadSquareName' | 'BadOddName' | 'BadNameRemark' | 'BadColon' | 'BadCommaForColon'
| 'MissingColon' | 'MissingKey' | 'InnerArray' | 'MissingValue' | 'LateObject' | 'RepairedAmount' | 'BadAmount'
| 'BadLateColon', 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object' | 'OpenlessObject' | 'RootObject'>>
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
& Readonly<Record<'MissingStringEnd', 'BacktickText' | 'DoubleText' | 'FencedText' | 'InnerJson' | 'SingleText' | 'SmartText' | 'TripleSingleText'
| 'TripleText'>>
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
  (start, end, l) => ({ type: 'Text', start, end, plain: l[0] ?? null, escaped: l[1] ?? null }),
  (start, end, l) => ({ type: 'Number', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Constant', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }),
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

  const rules = new Rules(m, [
      '[1,["L",1]]', // 0 leaf
      '[1,["/",2,3,4,13],"\\u0000\\t-\\r\\u001b \\"#\'\\\\-/<\\\\\\\\`\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 1 readBeforeValue
      '[0,["|",1,null,true,["$",["[","\\t\\n\\r "]]],"\\t\\n\\r "]', // 2 readBlanks
      '[1,["M","BadBom","\ufeff"]]', // 3 readBadBom
      '[1,["/",5,7,8,9,11],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 4 readGapMistake
      '[1,["M","BadComment",6]]', // 5 readBadComment
      '[0,["/",["s",["/","//","#",["s","--",["[","\\t "]]],["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],"*/"],["s","<!--",["*",["s",["!","-->"],["[","^"]]],"-->"]],"#\\\\-/<"]', // 6 skipComment
      '[1,["M","MissingCommentEnd",["s",["/","/*","<!--"],["[*","^"]]],"/<"]', // 7 readMissingCommentEnd
      '[1,["M","BadSpace",["[+","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]', // 8 readBadSpace
      '[1,["M","BadNoise",10]]', // 9 readBadNoise
      '[0,["/",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]],["s","<|",["[+","0-9A-Z_a-z"],"|>"]],"\\u001b<"]', // 10 skipNoise
      '[1,["M","BadEscapedBlank",["+",["s",12,["[*","\\t "]]]]]', // 11 readBadEscapedBlank
      '[0,["s",["|",1,3,false,"\\\\"],["[","nrt"]],"\\\\\\\\"]', // 12 skipEscapedBlank
      '[1,["M","BadAroundQuote",["s",["/","\'",["s","\\"",["&",["s",["[","[{"],["[*","\\t "],["/",14,["s","\\"",["!",15]]]]]]],["&",["/",19,30]]],["s","\'",["&",["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"{",["s",25,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],75]]],["s","`",["&",["s",76,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],"`"]]]],"\\"\'`"]', // 13 readBadAroundQuote
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 14 skipEol
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\t\\n\\r "],16],["s","+",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],["s",["[*","\\t "],["/",14,["[",");"],17,["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],18]]]]]', // 15 skipEndsRoot
      '[0,["!",["[","^"]]]', // 16 skipEof
      '[0,["/","```","~~~"],"`~"]', // 17 skipFenceMark
      '[0,["/","//","/*","#","<!--",["s","--",["[","\\t "]]],"#\\\\-/<"]', // 18 skipCommentStart
      '[0,["s","{",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["|",0,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],20],16]],["s",25,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22],["s",26,["[*","\\t\\n\\r "],27,["[*","\\t\\n\\r "],":"],["s",["/","\\"\\"","\'\'"],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["|",1,2,false,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],":"],["s",["[","*\u00b7\u2022"],["[*","\\t "],27,["[*","\\t\\n\\r "],":"],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],25,":"],"/*","<!--",["s",25,["[*","\\t\\n\\r "],["/",":",16]],["s",["/",["s",28,["[*","\\t\\n\\r "]],"["],27,["/",["s","]",["[*","\\t\\n\\r "],":"],""]],"}",29,12,10,16]]]', // 19 skipProseObjectAhead
      '[0,["/",["[",",:[{}\uff1a"],["s",21,["[*","\\t\\n\\r "],["[",":=\uff1a"]],"/*",["s",["/","=>","->",["[",";="]],["[*","\\t\\n\\r "],22],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["?",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],["[","0-:A-[a-{"]],24,23,16]]', // 20 skipNameBehind
      '[0,["s",["[*","\\t "],["/",["[","!*?"],["s","(",["|",1,60,false,["[","^\\n\\r\\"()"]],")"]]],"\\t !(*?"]', // 21 skipNameRemark
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,["[","[{"],24],"\\"\'\\\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 22 skipValueStart
      '[0,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 23 skipNumeral
      '[0,["/","true","false","null"],"fnt"]', // 24 skipLiteral
      '[0,["s",["[","$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,200,false,["[","$\\\\-0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 25 skipNameWord
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
      '[0,["/",["s",42,44],["s",67,71],["s",["!",42],["!",67],15],74]]', // 41 skipEnds
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
      '[0,["L",["&",79]],"{"]', // 78 leaf
      '[0,["s","{",80,"[",["|",0,60,false,59],"]",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["*",["s",["!",81],6,["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]],"}",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],16]]', // 79 skipBraceListAhead
      '[0,["s",["[*","\\t\\n\\r "],["*",["s",["!",81],6,["[*","\\t\\n\\r "]]]]]', // 80 skipGapAhead
      '[0,["/",["s","#",["[+","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["[*","\\t\\n\\r "],["/",["[",",]}"],16]],["s",["/","#","//"],["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]}"]]],"#/"]', // 81 skipHashWord
      '[1,["L",83]]', // 82 leaf
      '[1,["N",0,["s",[":",0,84],["?",["/",85,86]],["/","[",87]]],"[{\uff3b"]', // 83 readArrayStart
      '[0,["{",2,""]]', // 84 readArrayKind
      '[1,["M","BadBraceAround",["s","{",80,["&","["]]]]', // 85 readBadBraceAround
      '[1,["M","BadDoubledSquare",["s","[",["&",["s","[",["|",0,60,false,59],"]",["[*","\\t\\n\\r "],42,["/",["s",",",["[*","\\t\\n\\r "],48],"}"]]]]]]', // 86 readBadDoubledSquare
      '[1,["M","BadFullBracket","\uff3b"]]', // 87 readBadFullBracket
      '[0,["L",["?",["[+","\\t\\n\\r "]]]]', // 88 leaf
      '[0,["L",["&",90]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 89 leaf
      '[0,["s",27,["[*","\\t\\n\\r "],":",["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["/","]",["s",",",["[*","\\t\\n\\r "],["[","[{"]]]]]', // 90 skipLostItemAhead
      '[1,["L",92]]', // 91 leaf
      '[1,["N",1,["s",[":",0,93],94]]]', // 92 readOpenlessStart
      '[0,["{",3,""]]', // 93 readObjectKind
      '[1,["M","MissingOpen",""]]', // 94 readMissingOpen
      '[1,["L",96]]', // 95 leaf
      '[1,["N",5,["s",["[*","\\t\\n\\r "],[":",0,["/",97,["@",1,["!",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]],100,["&",":"]]]],["[*","\\t\\n\\r "],":",["[*","\\t "],[":",1,["/",97,["@",1,["!",102],["/",104,105]]]],106]],"\\t\\n\\r -\\"$%\'*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 96 readPair
      '[1,["N",2,["s","\\"",[":",0,["$",["[*"," !#-[]-\uffff"]]],"\\""],["s","\\"",[":",1,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],98]]]],"\\""],["s",99,[":",0,["$",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]]]],"\'"]],"\\"\'"]', // 97 readText
      '[0,["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]', // 98 skipGoodEscape
      '[1,["M","BadSingleQuotes","\'"]]', // 99 readBadSingleQuotes
      '[1,["M","BadBareKey",["s",["?",":"],101]],"!$%*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 100 readBadBareKey
      '[0,["s",["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"],["*",["s",["[+","\\t "],["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]]]]]', // 101 skipBareKey
      '[0,["/",["s",["/",23,24],["|",1,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]],["s","]",["[*","\\t\\n\\r "],103]],"\\\\-0-9]fnt"]', // 102 skipInnerArrayAhead
      '[0,["/","}",["s",",",["[*","\\t\\n\\r "],48]],",}"]', // 103 skipListBehind
      '[0,["N",3,[":",0,["$",23]]]]', // 104 readNumber
      '[0,["N",4,[":",0,["$",24]]]]', // 105 readConstant
      '[0,["/",["s",["[*","\\t\\n\\r "],",",["&",["s",80,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",25,["[*","\\t\\n\\r "],":"]]]]],["&",["s",["[*","\\t\\n\\r "],"}"]]],"\\t\\n\\r ,}"]', // 106 skipPairEnd
      '[1,["L",["/",2,4,108]],"\\u0000\\t-\\r\\u001b #+\\\\-/-9<>\\\\\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 107 leaf
      '[1,["M","BadLineMark",["s",["!",["s",42,["[+","0-9"],":",["[*","\\t\\n\\r "],["/",["s",27,["!",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]],["[","[{"]]]],28,["&",["s",["[*","\\t\\n\\r "],["/",["[",")]}\uff3d\uff5d"],27,["[","\\"[{"],["s",67,["/",23,24]]]]]]],"+0-9>|"]', // 108 readBadLineMark
      '[0,["L",["&",110]]]', // 109 leaf
      '[0,["s",["!",111],76,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],103]]', // 110 skipLateItems
      '[0,["/",112,115]]', // 111 skipInAnyArray
      '[0,["/",113,114]]', // 112 skipInRootArray
      '[0,["inside",3]]', // 113 readInBracketedArray
      '[0,["inside",4]]', // 114 readInOpenlessArray
      '[0,["inside",2]]', // 115 readInArrayAround
      '[1,["L",["/",117,119]],"\\"\'\\\\-0-9fnt{"]', // 116 leaf
      '[1,["N",6,["s",[":",0,84],118]],"{"]', // 117 readBraceArrayStart
      '[1,["M","BadBraces","{"]]', // 118 readBadBraces
      '[1,["N",7,["s",[":",0,84],[":",1,["/",97,104,105]],["[*","\\t\\n\\r "],["/",",",["&","]"]]]],"\\"\'\\\\-0-9fnt"]', // 119 readLateArrayStart
      '[1,["L",121]]', // 120 leaf
      '[1,["N",8,["s",["[*","\\t\\n\\r "],["!",122],[":",0,["/",97,104,105]],["/",["s",["[*","\\t\\n\\r "],",",["&",["s",80,["[","\\"\'\\\\-0-9[{"]]]],["&",["s",["[*","\\t\\n\\r "],"]"]]]]],"\\t\\n\\r \\"\'\\\\-0-9fnt"]', // 121 readItem
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["|",0,9,false,["s",",",["[","1-9"],["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]]],",0",["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]],"+\\\\-0-9"]', // 122 skipAmountsAhead
      '[1,["L",["/",2,["t",[0,1],["!",81],4],108,124]]]', // 123 leaf
      '[1,["M","BadLeadIn",["s",["/",["s","(",["[","A-Z_a-z"],["|",0,30,false,["["," A-Z_a-z"]],")"],["[","*~\u00b7\u2022"],"=>","->",["s",["[","+\\\\-"],["[*","\\t\\n\\r "],["&",["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],["s","+",["&",["/","-",24]]],["s","-",["[+","\\t "],["&",["/","-",24]]],["s",["/","and","or"],["[+","\\t "]],26],["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,["[","[{"],24]]]],["s",26,["&",["s",["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]]],["s",42,["[",">|"],["?",["[","+\\\\-"]],["&",["s",["[*","\\t "],14]]],["s",42,["!",57],"(",["&",["s",["[*","\\t\\n\\r "],125,["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["[",",]}"]]]]]]', // 124 readBadLeadIn
      '[0,["/",["s","{",["|",0,500,false,["[","^()[]{}"]],"}"],["s","[",["|",0,500,false,["[","^()[]{}"]],"]"]],"[{"]', // 125 skipFlat
      '[1,["L",["t",[0,1],["!",127],["/",134,137,138,140]]]]', // 126 leaf
      '[0,["s",128,133]]', // 127 skipNameAhead
      '[0,["/",129,45,130]]', // 128 skipInAnyObject
      '[0,["inside",1]]', // 129 readInRootObject
      '[0,["/",131,132,56]]', // 130 skipInDeepObject
      '[0,["inside",5]]', // 131 readInInnerObject
      '[0,["inside",8]]', // 132 readInLateObject
      '[0,["/",["s",27,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",25,["[*","\\t\\n\\r "],":"]],"\\"$\'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 133 skipMemberAhead
      '[1,["N",9,["s",["&",122],[":",0,135]]],"+\\\\-0-9"]', // 134 readRepairedAmounts
      '[1,["M","BadThousands",["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",136]]],"+\\\\-0-9"]', // 135 readBadThousands
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",]}\uff0c\uff3d\uff5d"],16]],["s",["[*","\\t\\n\\r "],["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",",]}\uff0c\uff3d\uff5d"],16]],["s",".",["[*","\\t\\n\\r "],["/",["s",42,48],["s",67,73]]],["s",67,".",["[+","\\t\\n\\r "],["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t "],"|",["[*","\\t\\n\\r "],["/",48,["s",67,69]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["[*","\\t "],["/",14,18,17,["[",");[{\u2026\u3001"],"...",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s",24,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s","</",25,">",["[*","\\t\\n\\r "],16],["s",64,66],["s","-",["[+","\\t "],["[","A-Za-z"],["|",0,9,false,["s",["[*","\\t "],65]],66]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["/",["s",["[*","\\t "],["/",["s",25,["[*","\\t\\n\\r "],":"],12]],74]]]]', // 136 skipEndsWord
      '[1,["N",10,["s",["!","\\"\\"\\"\\""],[":",0,["/",["@",0,97,["&",41],["!",["s",["[*","\\t\\n\\r "],"+"]]],["@",0,["/",104,105],["&",136]]]]]],"\\"\'\\\\-0-9fnt"]', // 137 readWord
      '[1,["N",11,[":",0,139]]]', // 138 readRepairedPlaceholder
      '[1,["M","BadPlaceholder",["s","{{",["!",["s",["[*","\\t\\n\\r "],["[","\\"\'{}"]]],["|",1,200,false,["[","^\\n\\r{}"]],"}}"]]]', // 139 readBadPlaceholder
      '[1,["N",12,[":",0,["/",141,142,143,144,145]],[":",0,["/",147,152]]],"\\"&-(\\\\\\\\"]', // 140 readRepairedText
      '[1,["M",0,["s","\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\",["?",["/",["s","\\\\",["[","\\"/\\\\\\\\bfnrt"]],["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\""],["s","\\\\\\"",[":",0,["$",["|",1,2000,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","/\\\\\\\\bfnrt"]],["s","\\\\\\"",["!",41]]]]]],"\\\\\\"",["&",41]]],"\\\\\\\\"]', // 141 readBadEscapedQuotes
      '[1,["M",1,["s","\\\\\\\\\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\\\\\\\\\",["?",["/","\\\\\\\\\\\\\\"","\\\\\\\\\\\\\\\\",["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\\\\\\\\\""]]]', // 142 readBadTwiceEscapedQuotes
      '[1,["M",2,["s",29,[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r\\""]]]]]],16]]]', // 143 readBadCutEscaped
      '[1,["M",3,["s","&quot;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&quot;",["[","^"]]],["s",["!","&quot;"],"&"]]]]],"&quot;"],["s","&#34;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&#34;",["[","^"]]],["s",["!","&#34;"],"&"]]]]],"&#34;"]],"&"]', // 144 readBadEntityQuotes
      '[1,["M",4,["s","\\"\\"",[":",0,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],98]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],["[","),:]}"]]]],["s","\'\'",[":",0,["$",["|",1,2000,false,["["," -&(-[]-\uffff"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],["[",",:]}"]]]],["s","\\"\\"",["!","\\""],[":",0,["$",["s",["|",0,2000,false,146],["|",0,99,false,["s","\\\\\\"",["|",0,2000,false,146],"\\\\\\"",["|",0,2000,false,146]]]]]],"\\"",["&",41]]],"\\"\'"]', // 145 readBadDoubledQuotes
      '[0,["/",["s",["[","0-9"],"\\\\\\"",["!","\\""]],["["," !#-[]-\uffff"],["s",["!","\\\\\\""],98]]," !#-\uffff"]', // 146 skipUnquotedUnit
      '[1,["M",5,["s","\\"",[":",0,["$",["s",["[","A-Za-z"],":",["&","\\\\"],["&",148],["*",150],149,["*",["/",150,149]]]]],"\\"",["&",41]],["s","\\"",["&",["[","$\\\\\\\\"]],["&",["s",["*",["/",151,["s","\\\\",["[","bfr"]]]],149,["[","A-Za-z"]]],["&",["s",["*",["/",151,149]],"\\\\",["[","bfr"],["[","a-z"]]],[":",0,["$",["+",["/",151,["s","\\\\",["[","bfr"]],149]]]],"\\"",["&",41]]],"\\""]', // 147 readBadPath
      '[0,["s",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],149]],"\\\\",["/",["[","/bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],"^\\n\\r\\""]', // 148 skipPathEscape
      '[0,["s","\\\\",["!",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]]', // 149 skipLoneBackslash
      '[0,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["/",["[","/bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]],"^\\n\\r\\""]', // 150 skipPathPart
      '[0,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","/nt"]]],"^\\n\\r\\""]', // 151 skipTexPart
      '[1,["M",6,["s","(",["[*","\\t\\n\\r "],[":",0,["/",97,104,105]],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],16]]]]]]', // 152 readBadParentheses
      '[0,["L",["&",154]],"["]', // 153 leaf
      '[0,["s","[",["[*","\\t\\n\\r "],["!",["s",["!",111],90]],27,["[*","\\t\\n\\r "],["/",":","=>"]]]', // 154 skipNamedArrayAhead
      '[1,["L",156]]', // 155 leaf
      '[1,["N",13,["s",[":",0,93],157]],"["]', // 156 readNamedArrayStart
      '[1,["M","BadNamedArray","["]]', // 157 readBadNamedArray
      '[1,["L",159]]', // 158 leaf
      '[1,["t",[0,1],["?",160],["/",161,["t",[0,1],["|",0,null,true,162],["/",163,165,166,["&",["/",["[",")]}\uff3d\uff5d"],16]],167,168,169]]]]]', // 159 readSeparator
      '[1,["M","BadRemark",["s",["!",["s",["[*","\\t "],["/","...","\u2026",55]]],63,["&",66]]]]', // 160 readBadRemark
      '[1,["M","BadPointBehind",["s",".",["&",23]]]]', // 161 readBadPointBehind
      '[1,["/",2,4],"\\u0000\\t-\\r\\u001b #\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 162 readGap
      '[1,["/",["t",[0,1],",",["!",["s",80,["[",")]}\uff3d\uff5d"]]]],164],","]', // 163 readComma
      '[1,["M","BadTrailingComma",["s",",",["&",["s",80,["[",")]}\uff3d\uff5d"]]]]]]', // 164 readBadTrailingComma
      '[1,["M","BadSeparator",["[",";\u3001\uff0c"]]]', // 165 readBadSeparator
      '[1,["M","BadOddSeparator",["s",".",["&",["/",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t\\n\\r "],["/",23,24]]]]],["s","|",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,24,["[","[{"]]]]]],".|"]', // 166 readBadOddSeparator
      '[1,["M","MissingTupleComma",["s",57,["&",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]', // 167 readMissingTupleComma
      '[1,["M","MissingComma",["&",["/",22,25,"("]]],"\\"$\'(\\\\-0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 168 readMissingComma
      '[1,["M","MissingSeparator",""]]', // 169 readMissingSeparator
      '[1,["L",171]]', // 170 leaf
      '[1,["N",15,[":",0,172],["s",[":",0,173],["*",210],213],["s",[":",0,217],["/",214,":"]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 171 readKey
      '[1,["M",7,["s","\\"",[":",0,["$",["|",1,200,false,["s",["!",["s",["[","\'\u2019\u201d"],":"]],["[","^\\n\\r\\":\\\\\\\\"]]]]],":","\\"",["&",["s",["[*","\\t\\n\\r "],22]]]]]', // 172 readBadColonInside
      '[1,["/",["@",0,97,["&",["s",["[*","\\t\\n\\r "],":"]]],174,175,176,177,["@",0,97,["&",178]],179],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 173 readKeyName
      '[1,["M",8,["s","\\"",[":",0,["/",["@",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]],["[","\'\u2019\u201d"]],["$",25]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","^\\n\\r\\""],["?","\\""],16]]]]]', // 174 readBadLastName
      '[1,["M",9,["s","\\"",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\'\u2019\u201d"],["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\\"\u2019"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 175 readBadOtherQuote
      '[1,["M",10,["s","\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 176 readBadTwiceClosed
      '[1,["M",11,["s",["[","\\"\'"],[":",0,["$",101]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["[","[{"]],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]]', // 177 readBadOpenName
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",:;=[]{}\uff1a"],"->",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],18,16,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"\\\\"]],["s",21,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",["[+","\\t "],["/",23,24]],["s",["/",23,24],["&",136]],74]]', // 178 skipEndsName
      '[1,["/",141,142,144,180,181,182,183,186,187,190,191,209,["@",0,100,["&",["s",["[*","\\t\\n\\r "],["/",":","=","\uff1a",["s",";",["[*","\\t\\n\\r "],22]]]]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 179 readRepairedName
      '[1,["M",12,["s","\\"\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"",["?","\\""],["&",178]],["s","\'\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'",["?","\'"],["&",178]]],"\\"\'"]', // 180 readBadDoubledName
      '[1,["M",13,["s",["[","\u00ab\u201c-\u201f\uff02"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\u00bb\u201c-\u201f\uff02"]]]],["[","\\"\u00bb\u201c-\u201f\uff02"],["&",178]],["s",["!",17],["[","`\u00b4\u2018-\u201b\uff07"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\'`\u00b4\u2018-\u201b\uff07"]]]],["[","\'`\u00b4\u2018-\u201b\uff07"],["&",178]]],"`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 181 readBadSmartName
      '[1,["M",14,["s",["[","\\"\'"],[":",0,["$",25]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",[":",0,["$",101]],["[","\\"\'"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"!\\"$%\'*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 182 readBadLostQuote
      '[1,["M",15,["s",["[","BFRUbfru"],[":",0,["/",["@",0,184],["@",0,185]]],["&",178]]]]', // 183 readBadPrefixedName
      '[0,["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""]]', // 184 readDoubleName
      '[0,["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"]]', // 185 readSingleName
      '[1,["M",16,["s","\\"",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]],"\\"",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]],["s","\'",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]],"\'",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22]]]],"\\"\'"]', // 186 readBadEarlyQuote
      '[1,["M",17,["s","\\"",[":",0,["$",["s",188,["|",1,9,false,["s",189,188,189,188]]]]],"\\"",["&",178]]]]', // 187 readBadQuotedName
      '[0,["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\{}"],["s","\\\\",["[","^"]]]]]', // 188 skipNameInside
      '[0,["s","\\"",["!",178],["!",["s",["[*","\\t\\n\\r "],["[","),]"]]]]]', // 189 skipInnerQuote
      '[1,["M",18,["s","[",["[*","\\t\\n\\r "],[":",0,["/",184,185]],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 190 readBadSquareName
      '[1,["N",14,["s","\\"",[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," !#-[]-\uffff"],98]]],192]]],"\\"",["&",178]],["s",99,[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," -&(-[]-\uffff"],98]]],192]]],"\'",["&",178]]],"\\"\'"]', // 191 readFlawedName
      '[1,["/",193,201,["@",2,["!",202],["!",204],["/",205,207]]],"\\u0000-\\u001f\\\\\\\\"]', // 192 readTextFlaw
      '[1,["M","BadNewline",["s",["!",194],["!",200],14,["[*","\\t\\n\\r "]]],"\\n\\r"]', // 193 readBadNewline
      '[0,["s",14,["[*","\\t\\n\\r "],["/",195,["s",196,197]]]]', // 194 skipLineLost
      '[0,["/",["s",42,["!",["s","\\"",41]],["&","\\""],48],["s",67,["!",["s","\\"",41]],["&","\\""],73]],"\\""]', // 195 skipQuoteNext
      '[0,["/",["s",42,["&","}"]],["s",67,["&","]"]]],"]}"]', // 196 skipOwnCloser
      '[0,["s",50,["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["!",["s","\\"",41]],["&","\\""],48],16]],198]]]', // 197 skipLostBehind
      '[0,["s",["/",["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["/",199,["s","</",25,">"]]],10,["s",["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["?",";"]],["s",["[*","\\t\\n\\r "],["[",".;"]]],["[*","\\t\\n\\r "],16],"\\t\\n\\r\\u001b ).;<"]', // 198 skipOutside
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 199 skipFence
      '[0,["s",["[*","\\t\\n\\r "],196,50,["/",["s",["[*","\\t\\n\\r "],16],198]],"\\t\\n\\r ]}"]', // 200 skipLastEnd
      '[1,["M","BadControl",["[","\\u0000-\\t\\u000b\\f\\u000e-\\u001f"]]]', // 201 readBadControl
      '[0,["s","\\\\\\"",203]]', // 202 skipEscapedEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],195],["s",196,197]]],"\\t\\n\\r ,]}"]', // 203 skipQuoteBehind
      '[0,["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]],16]]', // 204 skipCutEscape
      '[1,["M",19,["s","\\\\u{",[":",0,["$",["|",1,6,false,["[","0-9A-Fa-f"]]]],"}"],["s","\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,206]],["s","\\\\",[":",2,["$",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s","0",["!",["[","0-9"]]],["[","_v"]]]]],["s","\\\\",["!",["[","\\"/\\\\\\\\bfnrt"]],["!",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 205 readBadEscape
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 206 readEol
      '[1,["M",20,["s","\\\\",[":",0,["$",["/","#",["s","$",["&",["["," \\"0-9A-Za-{"]]],["s",["[",".|"],["&",["[","\\t \\""]]],["s",".",["&",208]]]]]],["s","\\\\",["&",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 207 readBadSignEscape
      '[0,["s",["[","0-9A-Za-z"],["|",0,80,false,["/",["["," \',-;@-Z_a-z"],["s","\\\\",["[","\\"n"]],["s","\\\\.",["&",["[","0-9A-Za-z"]]]]],"\\""]]', // 208 skipNoPattern
      '[1,["M",21,["s","\\"",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^"]],["s","\\"",["!",178]]]]]],"\\"",["&",178]],["s","\'",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^"]],["s","\'",["!",178]]]]]],"\'",["&",178]]],"\\"\'"]', // 209 readBadOddName
      '[1,["/",["[+","\\t\\n\\r "],211,212],"\\u0000\\t-\\r\\u001b !#(*\\\\-/<?\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 210 noteKeyGap
      '[1,["/",5,7,8,9,11],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 211 noteGapMistake
      '[1,["M","BadNameRemark",["s",21,["&",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]]]]', // 212 readBadNameRemark
      '[1,["/",214,":",215,["&",["/",["[",",]}"],16]],216]]', // 213 noteColon
      '[1,["M","BadColon",["s",":",["+",["s",["[*","\\t\\n\\r "],["[",":="],["!",">"]]]],"=>","->","=","\uff1a",";"],"\\\\-:;=\uff1a"]', // 214 readBadColon
      '[1,["M","BadCommaForColon",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["s",["/",23,24],["[*","\\t\\n\\r "],["[",",}"]],["s",60,["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],48]]]]]]]]]', // 215 readBadCommaForColon
      '[1,["M","MissingColon",""]]', // 216 readMissingColon
      '[1,["M","MissingKey",["&",":"]],":"]', // 217 readMissingKey
      '[0,["L",["&",219]],"\\t\\n\\r "]', // 218 leaf
      '[0,["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["/",220,221,["s",["[","*\\\\-\u2022"],["[+","\\t "],222]]],"\\t\\n\\r "]', // 219 skipLineLostAhead
      '[0,["s",27,["[*","\\t\\n\\r "],":",["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["[",",]}"]]]', // 220 skipLostMembers
      '[0,["s",76,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]]]', // 221 skipLostItems
      '[0,["s",223,["|",1,60,false,["s",["[*","\\t "],["?",","],["[*","\\t "],14,["[*","\\t\\n\\r "],["[","*\\\\-\u2022"],["[+","\\t "],223]]]]', // 222 skipLostBullets
      '[0,["/",60,["s","{",["|",0,60,false,59],"}"]],"\\"{"]', // 223 skipLostBullet
      '[1,["L",225]]', // 224 leaf
      '[1,["/",2,["t",[0,1],["!",81],4],124]]', // 225 readValueGap
      '[0,["L",["&",220]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 226 leaf
      '[0,["L",["&",["/",221,222]]],"\\"\\\\-0-9fnt{\u00ab\u2018\u201c\u201e"]', // 227 leaf
      '[1,["L",229]]', // 228 leaf
      '[1,["N",16,["s",[":",0,84],230]]]', // 229 readOpenlessArrayStart
      '[1,["M","MissingSquare",""]]', // 230 readMissingSquare
      '[0,["L",["&",232]],"{"]', // 231 leaf
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["/","]",["s",233,["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],233,["[*","\\t\\n\\r "],["!",["s",",",["[*","\\t\\n\\r "],48]],["[",",]}"]],["s","]",["[*","\\t\\n\\r "],["/",16,["[",",]}"]]]]]]],["s","{",["[*","\\t\\n\\r "],["!",154],["!",234],"[",["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9[{"]]],"{"]', // 232 skipBraceArrayAhead
      '[0,["/",27,60,23,25],"\\"$\'\\\\-0-9A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 233 skipBraceItem
      '[0,["s","[",["[*","\\t\\n\\r "],["/",235,236],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]', // 234 skipBadSquareName
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 235 skipDoubleName
      '[0,["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"]]', // 236 skipSingleName
      '[0,["L",["&",238]]]', // 237 leaf
      '[0,["s",112,["!",115],["!",128]]]', // 238 skipIsItem
      '[1,["L",240]]', // 239 leaf
      '[1,["N",17,["s",[":",0,93],["/","{",241],["?",["s",["[*","\\t\\n\\r "],242]]]],"{\uff5b"]', // 240 readObjectStart
      '[1,["M","BadFullBrace","\uff5b"]]', // 241 readBadFullBrace
      '[1,["M","BadDoubledBracket",["s","{",["&",["s",["[*","\\t\\n\\r "],27,["[*","\\t\\n\\r "],":"]]]]]', // 242 readBadDoubledBracket
      '[1,["L",244]]', // 243 leaf
      '[1,["M","BadItemBracket",245]]', // 244 readBadItemBracket
      '[0,["s",["[","]}"],["|",0,9,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],133]]],["&",["s",27,["[*","\\t\\n\\r "],":"]]]]]', // 245 skipLateBracket
      '[1,["L",247]]', // 246 leaf
      '[1,["M","MissingValue",""]]', // 247 readMissingValue
      '[0,["L",["&",102]],"\\\\-0-9]fnt"]', // 248 leaf
      '[0,["L",["&",250]]]', // 249 leaf
      '[0,["s",["!",130],["!",45],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],48]]', // 250 skipEmptyObjectAhead
      '[1,["L",252]]', // 251 leaf
      '[1,["N",18,[":",0,["/",135,253]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 252 readRepairedAmount
      '[1,["M",22,["s",[":",0,["$",["/",["s",["|",0,4,false,["[","!$%*+\\\\-.?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["[*","\\t "],["[+",".0-9"],",",["&",["[","0-9"]],["|",1,40,false,["/",["s",["[*","\\t "],["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["s",",",["&",["[","0-9"]]]]]],["s",["?","+"],["[+","0-9"],["|",1,9,false,["s",["[","\\t "],["[+","0-9"]]]]]]],["&",41],["!",["s",["[*","\\t\\n\\r "],":"]]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 253 readBadAmount
      '[1,["L",137]]', // 254 leaf
      '[1,["L",["/",138,140]],"\\"&-(\\\\\\\\{"]', // 255 leaf
      '[0,["L",["&",["s",["!",["s","\\"\\"",41]],["?",38],["&","\\"\\"\\""],257]]],"\\"\'BFRUbfru"]', // 256 leaf
      '[0,["/",["s",["!",258],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 257 skipBadTripleQuotes
      '[0,["s","\\"\\"\\"",["[*","\\t\\n\\r "],["/",["s",["[",")]}\uff3d\uff5d"],["[*","\\t\\n\\r "],["/",["[",",]}"],16,199,"</"]],["s",",",["[*","\\t\\n\\r "],48]]]]', // 258 skipEmptyTriple
      '[1,["L",260]]', // 259 leaf
      '[1,["N",19,["s",["?",261],[":",0,["/",262,263,264,99,"\\""]]]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 260 readTextStart
      '[1,["M","BadPrefix",38]]', // 261 readBadPrefix
      '[1,["M","BadTripleQuotes",["s",["!",258],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 262 readBadTripleQuotes
      '[1,["M","BadSmartQuotes",["[","\u00ab\u2018-\u201f\uff02\uff07"]]]', // 263 readBadSmartQuotes
      '[1,["M","BadBackticks",["[","`\u00b4"]]]', // 264 readBadBackticks
      '[0,[[null,"^\\"",1,null,false],[["s",["!","\\"\\"\\""],"\\""],null,0,null,false]]]', // 265 text
      '[1,["L",["/","\\"\\"\\"",267]]]', // 266 leaf
      '[1,["M","MissingStringEnd",["?",["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]]]]]]', // 267 readMissingStringEnd
      '[0,["L",["&",["s",["!",["s","\'\'",41]],["?",38],"\'\'\'"]]],"\'BFRUbfru"]', // 268 leaf
      '[0,[[null,"^\'",1,null,false],[["s",["!","\'\'\'"],"\'"],null,0,null,false]]]', // 269 text
      '[1,["L",["/","\'\'\'",267]]]', // 270 leaf
      '[0,["L",["&",["s","\\"",["[+","[{"],["[*","\\t\\n\\r "],"\\"",["!",41],["!",["s",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\\\\\""]]]]],"\\""]', // 271 leaf
      '[0,[[null,"^]}",1,null,false],[["s",["!",273],["[","]}"]],null,0,null,false]]]', // 272 text
      '[0,["s",["[","]}"],["[*","\\t\\n\\r "],"\\"",["[*","\\t\\n\\r "],["/",["[",",]}"],16]]]', // 273 skipInnerEndAhead
      '[1,["L",["/",275,267]]]', // 274 leaf
      '[1,["N",20,["s",["&",273],[":",0,["$",["s",["[","]}"],["[*","\\t\\n\\r "]]]],276]],"]}"]', // 275 readInnerEnd
      '[1,["M","BadInnerJson","\\""]]', // 276 readBadInnerJson
      '[0,["L",["&",["s",["?",38],"\\""]]],"\\"BFRUbfru"]', // 277 leaf
      '[0,[[null," !#-&(-+\\\\--[\\\\^-|~-\u2018\u201a-\u201c\u201e-\uffff",1,null,false],[["s",["!",202],98],null,0,null,false],[["s",["!",279],["[","\',\u2019\u201d"]],null,0,null,false],[["!",279],"]}",1,null,false]]]', // 278 text
      '[0,["/",["s",",",["[*","\\t\\n\\r "],195],["s",["[","\'\u2019\u201d"],["/",203,280]],["s",196,197]],"\',]}\u2019\u201d"]', // 279 skipQuoteLost
      '[0,["s",67,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",["s",["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]],["|",0,200,false,["[","^\\""]],"\\""],"\\t\\n\\r ,"]', // 280 skipOtherList
      '[1,["L",192]]', // 281 leaf
      '[1,["L",283]]', // 282 leaf
      '[1,["M","BadDoubledEnd",["s","\\"\\"",["&",41]]]]', // 283 readBadDoubledEnd
      '[0,["L",["!",["s","\\"",41]]]]', // 284 leaf
      '[1,["L",286]]', // 285 leaf
      '[1,["M","BadBlankPair",["s","\\"",["[*","\\t "],"\\"",["!",41]]]]', // 286 readBadBlankPair
      '[1,["L",["/",288,289]]]', // 287 leaf
      '[1,["M","BadListedQuote",["s",["!",128],["!",111],"\\"",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\""]]]]]', // 288 readBadListedQuote
      '[1,["M","BadQuote",["s","\\"",["&",["[","^"]]]]]', // 289 readBadQuote
      '[1,["L",291]]', // 290 leaf
      '[1,["/",["t",[0,1],["!",["s","\\"",292]],289],293]]', // 291 readPairEnds
      '[0,["/",["s",42,["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",48,["[",")]}\uff3d\uff5d"]]],["s",50,["/",",",14,16]]]],["s",67,["[*","\\t\\n\\r "],["/",16,["s",",",["[*","\\t\\n\\r "],["/",73,["s",23,["[*","\\t\\n\\r "],["[",",]"]],["s",24,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]],["s",50,["/",",",14,16]]]],["s",["!",42],["!",67],15]]]', // 292 skipEndsSurely
      '[1,["M","BadLoneQuote",""]]', // 293 readBadLoneQuote
      '[1,["L",295]]', // 294 leaf
      '[1,["M","BadQuoteOfJson",["s","\\"",["&",["/",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],22],["s",["[*","\\t\\n\\r "],50,"\\"",["!",["s",["[*","\\t\\n\\r "],16]]]]]]]]', // 295 readBadQuoteOfJson
      '[0,["L",""]]', // 296 leaf
      '[1,["L",298]]', // 297 leaf
      '[1,["/","\\"",299,300,301,302,304,305,267]]', // 298 readDoubleEnd
      '[1,["M","BadLastEscapedEnd",["s","\\\\\\"",["&",200]]]]', // 299 readBadLastEscapedEnd
      '[1,["M","BadEscapedEnd",["s","\\\\\\"",["&",203]]]]', // 300 readBadEscapedEnd
      '[1,["M","BadLastOtherEnd",["s",["[","\'\u2019\u201d"],["&",200]]]]', // 301 readBadLastOtherEnd
      '[1,["M","BadOtherEnd",["s",["[","\\"\'\u2019\u201d"],["&",203]],["s",["[","\'\u2019\u201d"],["&",280]],["s","\\"",["&",303]]],"\\"\'\u2019\u201d"]', // 302 readBadOtherEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",48,["s",67,["/",73,["s",["/",23,24],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]],["s",196,50]]],"\\t\\n\\r ,]}"]', // 303 skipOtherBehind
      '[1,["M","MissingLastQuote",["&",200]],"\\t\\n\\r ]}"]', // 304 readMissingLastQuote
      '[1,["M","MissingQuote",["&",["/",279,194]]],"\\n\\r\',]}\u2019\u201d"]', // 305 readMissingQuote
      '[0,["L",["&",["s",["?",38],["[","\'\u2018-\u201b\uff07"]]]],"\'BFRUbfru\u2018-\u201b\uff07"]', // 306 leaf
      '[0,[[null," !#-&(-+\\\\--@[\\\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",1,null,false],[["s",["[+","A-Za-z\u00c0-\u024f"],["!",308]],null,0,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false],[["s",["!",309],["[",",]}"]],null,0,null,false]]]', // 307 text
      '[0,["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]', // 308 skipInnerApostrophe
      '[0,["/",["s",",",["[*","\\t\\n\\r "],310],["s",196,50,["/",["s",["[*","\\t\\n\\r "],16],198]]],",]}"]', // 309 skipSingleLost
      '[0,["/",["s",42,["!",["s","\'",41]],["&","\'"],48],["s",67,["!",["s","\'",41]],["&","\'"],73]],"\'"]', // 310 skipLostSingle
      '[1,["L",["/",312,314,192]],"\\u0000-\\u001f\'A-Z\\\\\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"]', // 311 leaf
      '[1,["N",21,[":",0,["$",["s",["[+","A-Za-z\u00c0-\u024f"],313]]]]]', // 312 readContraction
      '[1,["M","BadApostrophe",["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]]', // 313 readBadApostrophe
      '[1,["M","BadInnerMark",["s",["[","\'\u2018-\u201b\uff07"],["!",41]]]]', // 314 readBadInnerMark
      '[0,["L",["@",1,["!",["s","\\"",303]],316]],"\\""]', // 315 leaf
      '[0,["N",22,[":",0,["$","\\""]]]]', // 316 readDoubleMark
      '[0,["L",316]]', // 317 leaf
      '[1,["L",319]]', // 318 leaf
      '[1,["/",320,302,304,321,267]]', // 319 readSingleEnd
      '[0,["$",["[","\'\u2018-\u201b\uff07"]]]', // 320 readApostrophe
      '[1,["M","MissingSingleQuote",["&",309]],",]}"]', // 321 readMissingSingleQuote
      '[0,["L",["&",["[","\u00ab\u201c-\u201f\uff02"]]],"\u00ab\u201c-\u201f\uff02"]', // 322 leaf
      '[0,[[null," !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 323 text
      '[1,["L",["/",325,192]],"\\u0000-\\u001f\\"\\\\\\\\\u00bb\u201c-\u201f\uff02"]', // 324 leaf
      '[1,["M","BadInnerSmart",["s",["[","\\"\u00bb\u201c-\u201f\uff02"],["!",41]]]]', // 325 readBadInnerSmart
      '[1,["L",327]]', // 326 leaf
      '[1,["/",["$",["[","\\"\u00bb\u201c-\u201f\uff02"]],267]]', // 327 readSmartEnd
      '[0,["L",["s",["&","```"],["!",329]]],"`"]', // 328 leaf
      '[0,["s",330,["[*","\\t "],["/",14,16]]]', // 329 skipClosingFenceLine
      '[0,["q",331]]', // 330 skipClosingFence
      '[0,["closes",0,332],"`~"]', // 331 readClosingFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 332 readFence
      '[1,["L",334]]', // 333 leaf
      '[1,["N",23,[":",0,335]]]', // 334 readFencedTextStart
      '[1,["M","BadFencedText",["s","```",["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t "],14]]]', // 335 readBadFencedText
      '[0,[[null,"^\\n\\r",1,null,false],[["s",["!",["s",14,["[*","\\t "],"```"]],14],null,0,null,false]]]', // 336 text
      '[1,["L",["/",["t",[0,1,2],["?",206],["|",0,null,true,338],"```"],267]]]', // 337 leaf
      '[0,["$",["[","\\t "]]]', // 338 readBlank
      '[0,["L",["s",["&",["[","`\u00b4"]],["!",17]]],"`\u00b4"]', // 339 leaf
      '[0,[[null," -[]-_a-\u00b3\u00b5-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 340 text
      '[1,["L",["/",342,192]],"\\u0000-\\u001f\\\\\\\\`\u00b4"]', // 341 leaf
      '[1,["M","BadInnerBacktick",["s",["[","`\u00b4"],["!",41]]]]', // 342 readBadInnerBacktick
      '[1,["L",344]]', // 343 leaf
      '[1,["/",["$",["[","\'`\u00b4"]],267]]', // 344 readBacktickEnd
      '[1,["L",346]]', // 345 leaf
      '[1,["M","BadConcatenation",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["&",["s",["?",38],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],"\\t\\n\\r +"]', // 346 readBadConcatenation
      '[1,["L",348]]', // 347 leaf
      '[1,["M","BadVariable",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["[+","^\\n\\r\\"\'+,]}"]]],"\\t\\n\\r +"]', // 348 readBadVariable
      '[0,["L",350]]', // 349 leaf
      '[0,["N","TextEnd",""]]', // 350 readTextEnd
      '[0,["L",["&",352]],"\\t\\n\\r :"]', // 351 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["!",130],["|",1,60,false,59],"}",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],133],"}"]],"\\t\\n\\r :"]', // 352 skipLateObjectAhead
      '[1,["L",354]]', // 353 leaf
      '[1,["N",24,["s",[":",0,93],355]],"\\t\\n\\r :"]', // 354 readLateStart
      '[1,["M","BadLateOpen",["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r :"]', // 355 readBadLateOpen
      '[1,["L",["@",1,["&",357],358]],"\\t\\n\\r :"]', // 356 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","^[{"]],"\\t\\n\\r :"]', // 357 skipLateWord
      '[1,["M","BadLateColon",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",22]]],"\\t\\n\\r :"]', // 358 readBadLateColon
      '[1,["L",["/",360,247]]]', // 359 leaf
      '[1,["t",[0,1],["!",["[",",]}"]],361],"^\\n\\r ,[]}"]', // 360 readLooseWord
      '[1,["N",26,[":",0,["/",362,363,364,366]],[":",0,["/",373,["@",0,374,["&",136]],375,376,377,378,379]]],"^\\n\\r ,[]}"]', // 361 readRepairedWord
      '[1,["M","BadCutSign",["s","-",16]]]', // 362 readBadCutSign
      '[1,["M",23,["s",[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],16]],"\\\\-0-9"]', // 363 readBadCutNumber
      '[1,["M",24,["s",[":",0,["$",["s",["?","-"],"0",["[+","0-9"]]]],[":",1,["$",["s",["?",["s",".",["[+","0-9"]]],["?",365]]]],["&",136]]],"\\\\-0"]', // 364 readBadLeadingZero
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 365 skipExponent
      '[1,["N",25,["s",["!",["s",23,["&",136]]],[":",0,["$",["?",["/","-",367]]]],[":",1,["/",368,369]],["&",136]]],"+\\\\-.0-9"]', // 366 readRepairedNumber
      '[1,["M","BadPlus","+"]]', // 367 readBadPlus
      '[1,["M","BadRadix",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 368 readBadRadix
      '[1,["/",["$",["s",["/",370,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],371]],["?",365]]],["$",["s",372,["?",365]]]],".0-9"]', // 369 readLooseDecimal
      '[1,["M","BadDigitGroups",["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]]', // 370 readBadDigitGroups
      '[1,["M","BadPoint","."]]', // 371 readBadPoint
      '[1,["M","BadFraction",["s",".",["[+","0-9"]]]]', // 372 readBadFraction
      '[1,["M","BadNan",["s",34,["&",136]]]]', // 373 readBadNan
      '[1,["M","BadConstant",33]]', // 374 readBadConstant
      '[1,["M","BadCutWord",["s",35,16]]]', // 375 readBadCutWord
      '[1,["M",25,["s",["?",["s","new",["[+","\\t "]]],25,["|",0,9,false,["s",".",25]],"(",["[*","\\t\\n\\r "],[":",0,["/",97,104,105]],["[*","\\t\\n\\r "],")"]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 376 readBadConstructor
      '[1,["M","BadDots",["s",["/",["s","...",["[*","."]],["[+","\u2026"]],["&",136]]],".\u2026"]', // 377 readBadDots
      '[1,["M",26,["s",[":",0,["$",["s",["[","^\\n\\r \\",:[]{}"],["[*","^\\n\\r\\",[]{}"]]]],"\\"",["&",41]],["s",[":",0,["$",25]],"\'",["&",41]],["s",[":",0,["$",["s",["[","^\\n\\r \\",:[-]{}"],["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]]]],"\\"",["&",292]]],"^\\n\\r \\",:[]{}"]', // 378 readBadOpenQuote
      '[1,["M",27,["s",["!",329],[":",0,["$",["s",380,["*",["/",["s",["[*","\\t "],["!",18],380],"/","#",382]]]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 379 readBadBareString
      '[0,["/",381,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["s","\\"",["|",0,200,false,["[","^\\n\\r\\""]],"\\"",["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 380 skipBareUnit
      '[0,["/",["s","(",["|",0,200,false,["/",["[","^\\n\\r()"],["s","(",["|",0,99,false,["[","^\\n\\r()"]],")"]]],")"],["s","${",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","{",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","<",["|",0,200,false,["[","^\\n\\r<>"]],">"]],"$(<{"]', // 381 skipBalanced
      '[0,["s",42,["!",57],["/",["s",["?",","],["[*","\\t "],14,["[*","\\t\\n\\r "]],["s",",",["[*","\\t "]]],["&",["s",["!",["/",18,"...","\u2026"]],["|",1,20,false,["/",["|",1,200,false,["[","^\\n\\r\\"\'-),:<->[]{}\uff0c\uff1a"]],["s","\'",["&",["[","a-z"]]]]],["[","\\n\\r,}"]]]]]', // 382 skipBareMore
      '[1,["L",358]]', // 383 leaf
      '[1,["L",385]]', // 384 leaf
      '[1,["/",386,""]]', // 385 readTwiceEnded
      '[1,["M","BadTwiceEnded",["s",["[*","\\t\\n\\r "],"}",["&",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{",387],["s",["[*","\\t\\n\\r "],"]",["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],69],"]"]],["s",388,["!",56]]]]]]]],"\\t\\n\\r }"]', // 386 readBadTwiceEnded
      '[0,["!",["s",112,115]]]', // 387 skipInOneArray
      '[0,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],133],"\\t\\n\\r ,"]', // 388 skipMemberBehind
      '[1,["L",390]]', // 389 leaf
      '[1,["N",27,["s",[":",0,84],391]],"("]', // 390 readTupleStart
      '[1,["M","BadTuple",["s","(",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["[*","\\t\\n\\r "],["/",["[","),"],16]],["[","([{"],24,["s",")",["!",["s",["[*","\\t\\n\\r "],"=>"]]]]]]]]]', // 391 readBadTuple
      '[0,["L",["!",127]]]', // 392 leaf
      '[1,["L",["t",[0,1,2],["!",127],["!",["/",["[",")]}\uff3d\uff5d"],",","...","\u2026",394]],361]]]', // 393 leaf
      '[0,["s",":",["&",["s",["[*","\\t\\n\\r "],22]]]]', // 394 skipLooseColon
      '[1,["L",["/",396,["t",[0,1],397,159],["t",[0,1],398,400],["t",[0,1],402,400]]]]', // 395 leaf
      '[1,["M","BadComma",","]]', // 396 readBadComma
      '[1,["M","BadEllipsis",["s","...",["[*","."]],["[+","\u2026"]],".\u2026"]', // 397 readBadEllipsis
      '[1,["M","BadStrayEnd",["s",["!",57],["!",399],")"],["s",128,"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",60,23,24],["[*","\\t\\n\\r "],["[",",]"]]]]]]', // 398 readBadStrayEnd
      '[0,["s",["!",57],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",["[","[{"],133]],"}",16]]]]]', // 399 skipRoundArrayEnd
      '[0,["/",["t",[0,1],401,","],""]]', // 400 readCommaBehind
      '[0,["|",0,null,true,["$",["[","\\t\\n\\r "]]]]', // 401 readWs
      '[1,["M","BadElementText",["s",["!",["[",")]}\uff3d\uff5d"]],["!",329],["!",127],["/",394,["s",["[","^"],["[*","^\\n\\r\\"\'-),[]{}"]]]]]]', // 402 readBadElementText
      '[1,["L",404]]', // 403 leaf
      '[1,["/",405,["t",[0,1,2],["!",111],["&","]"],406],["t",[0,1,2],["!",128],["&","}"],406],407,408]]', // 404 readCloseTuple
      '[0,["N","TupleEnd",")"]]', // 405 readTupleEnd
      '[1,["M","BadRootEnd",["[",")]}"]]]', // 406 readBadRootEnd
      '[1,["M","MissingBracket",["&",["/",["[",")]}\uff3d\uff5d"],"{",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],25]]],"\\"$\')A-Z]_-{}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3d\uff5d"]', // 407 readMissingBracket
      '[1,["M","MissingEnd",""]]', // 408 readMissingEnd
      '[1,["L",410]]', // 409 leaf
      '[1,["/",411,413,414,407,408]]', // 410 readCloseArray
      '[1,["N","ArrayEnd","]",412],"]\uff3d"]', // 411 readArrayEnd
      '[1,["M","BadFullSquareEnd","\uff3d"]]', // 412 readBadFullSquareEnd
      '[1,["M","BadArrayEnd",["s",["!",128],"}"],["s",["!",56],"}",["&",388]],["s","}",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],["s",["!",130],["!",45],"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","[",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23,24]]]]]]', // 413 readBadArrayEnd
      '[1,["M","BadRoundArrayEnd",399]]', // 414 readBadRoundArrayEnd
      '[1,["L",360]]', // 415 leaf
      '[1,["L",["/",["&",16],247]]]', // 416 leaf
      '[1,["L",["/",396,418,419,["t",[0,1],420,421],["t",[0,1],["/",422,397,423],400]]]]', // 417 leaf
      '[1,["M","MissingNameEnd",["s","\\"",["|",0,200,false,["/",["[+","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"],16],["s",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],29],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],16]],"\\"\'\\\\\\\\`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 418 readMissingNameEnd
      '[1,["M","BadInnerBracket","[",["s",["!",111],"{"]]]', // 419 readBadInnerBracket
      '[0,["!",["s",112,115]]]', // 420 readInOneArray
      '[1,["M","BadEarlyEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]', // 421 readBadEarlyEnd
      '[1,["M","BadStrayBracket",["s",111,"]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],48,["|",1,60,false,59],"}",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],48]]]]]]]', // 422 readBadStrayBracket
      '[1,["M","BadText",["s",["!",["/",["s",57,")"],55,424,["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],16]]],["!",329],["[","^]{}\uff3d\uff5d"],["[*","^\\n\\r\\"\',[]{}\uff3d\uff5d"]]]]', // 423 readBadText
      '[0,["s",45,["!",56],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]]]', // 424 skipRoundItemEnd
      '[1,["L",426]]', // 425 leaf
      '[1,["/",427,429,430,407,408]]', // 426 readCloseObject
      '[1,["N","ObjectEnd","}",428],"}\uff5d"]', // 427 readObjectEnd
      '[1,["M","BadFullEnd","\uff5d"]]', // 428 readBadFullEnd
      '[1,["M","BadObjectEnd",["s",["!",111],"]"],["s","]",["&",["/",["s",["[*","\\t\\n\\r "],"}",388],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]]', // 429 readBadObjectEnd
      '[1,["M","BadRoundEnd",55]]', // 430 readBadRoundEnd
      '[1,["L",432]]', // 431 leaf
      '[1,["/",427,433,407,408]]', // 432 readCloseItemObject
      '[1,["M","BadItemEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],424]]', // 433 readBadItemEnd
      '[1,["L",435]]', // 434 leaf
      '[1,["/",427,406,408]]', // 435 readCloseNamedArray
      '[1,["L",437]]', // 436 leaf
      '[1,["/",411,406,408]]', // 437 readCloseBraceArray
      '[1,["L",439]]', // 438 leaf
      '[1,["M","BadLateElement",["s","}",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],69]]],["s",["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",27,23],["[*","\\t\\n\\r "],["[",",]"]]]],["&",["s",27,["[*","\\t\\n\\r "],["[",",]"]]]]]],"]}"]', // 439 readBadLateElement
      '[1,["L",441]]', // 440 leaf
      '[1,["/",411,406,408]]', // 441 readCloseRootArray
      '[1,["L",443]]', // 442 leaf
      '[1,["M","BadLateBracket",245]]', // 443 readBadLateBracket
      '[1,["L",445]]', // 444 leaf
      '[1,["/",427,406,408]]', // 445 readCloseRootObject
      '[0,["L",["&",30]],"[\uff3b"]', // 446 leaf
      '[0,["L",["&",75]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 447 leaf
      '[0,["L",["&",449]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 448 leaf
      '[0,["/",["s",76,["|",0,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","[{"]],["s",76,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],76]],["[*","\\t\\n\\r "],"]",["[*","\\t "],["/",14,16,17]]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 449 skipOpenlessAhead
      '[0,["L",["s",["&",["s","(",["[*","\\t\\n\\r "],["|",0,9,false,["s","(",["[*","\\t\\n\\r "]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],23]]],["!",451]]],"("]', // 450 leaf
      '[0,["s","(",["[*","\\t\\n\\r "],["/",452,453,454],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],16]]]]]', // 451 skipBadParentheses
      '[0,["/",["s","\\"",["[*"," !#-[]-\uffff"],"\\""],["s","\\"",["|",0,2000,false,["/",["["," !#-[]-\uffff"],98]],"\\""],["s","\'",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]],"\'"]],"\\"\'"]', // 452 skipText
      '[0,23]', // 453 skipNumber
      '[0,24]', // 454 skipConstant
      '[1,["L",456]]', // 455 leaf
      '[1,["/",["@",1,["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],137,["&",15]],["@",0,457,["&",15]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 456 readRootWord
      '[1,["N",28,[":",0,["/",362,363,364,135,366,152,376]],[":",0,["/",147,373,["@",0,374,["&",136]],375,458]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 457 readRepairedRoot
      '[1,["M",28,["s","\'",[":",0,["$",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]]]],"\'"]]]', // 458 readBadQuotedBracket
      '[0,["L",["&",460]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 459 leaf
      '[0,["/",["s",["?",38],"\\"",["/",["|",200,200,false,["[","^\\"\\\\\\\\"]],["s",["*",["/",["["," !#-[]-\uffff"],98]],["/",["s","\\"",15],16]],["s",["*",["/",["[","^\\"\\\\\\\\"],98]],"\\"",["[*","\\t\\n\\r "],16]]],["s","\\"",["*",["/",["[","^\\n\\r\\"[-]{}"],["s","\\\\",["[","^\\n\\r"]],["s","\\"",["!",["s",["[*","\\t\\n\\r "],16]]]]],"\\"",["[*","\\t\\n\\r "],16],"\\"\\"\\"",["s",["!",461],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\""],16],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'",15]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 460 skipRootTextAhead
      '[0,["/","``",["s","`",["[*","\\t\\n\\r "],["/",["[","[{"],16]]],"`"]', // 461 skipCodeMark
      '[1,["L",463]]', // 462 leaf
      '[1,["M",29,["s",[":",0,["$",199]],["[*","+\\\\-0-9A-Z_a-z"],["?",464],["!",["s",["[*","\\t\\n\\r "],16]]]]]', // 463 readBadFence
      '[0,["s",["|",1,9,false,["s",["[*","\\t "],["/",465,468]]],["[*","\\t "],["&",["s",14,["[*","\\t\\n\\r "],["!",["/",17,16]]]]],"\\t .0-9A-Za-{"]', // 464 skipFenceInfo
      '[0,["/",["s","{",["|",1,100,false,["[","^\\n\\r:{}"]],"}"],["s",466,"=",["/",467,468]]],"A-Za-{"]', // 465 skipFenceAttribute
      '[0,["s",["[","A-Za-z"],["|",0,40,false,["[","\\\\-0-9A-Z_a-z"]]]]', // 466 skipFenceName
      '[0,["/",["s","\\"",["|",0,100,false,["[","^\\n\\r\\""]],"\\""],["s","\'",["|",0,100,false,["[","^\\n\\r\'"]],"\'"],["s","{",["|",0,100,false,["[","^\\n\\r{}"]],"}"],["s","[",["|",0,100,false,["[","^\\n\\r[]"]],"]"]],"\\"\'[{"]', // 467 skipFenceText
      '[0,["s",["[",".0-9A-Za-z"],["|",0,60,false,["[","^\\t\\n\\r \\"\',=[]`{}"]]]]', // 468 skipFenceWord
      '[1,["L",470]]', // 469 leaf
      '[1,["M","BadCutFence",["s",["/",["s",199,["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t\\n\\r "]],["|",1,2,false,"`"]],16]],"`~"]', // 470 readBadCutFence
      '[1,["L",["/",472,491]],"\\t\\n\\r ,"]', // 471 leaf
      '[1,["M","BadSequence",["s",["[+","\\t\\n\\r "],["?",["s",",",["[*","\\t\\n\\r "]]],["&",["/","{",30]]],["s",",",["[*","\\t\\n\\r "],["&",["/","{",30]]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],["&",["/",473,460]]]],"\\t\\n\\r ,"]', // 472 readBadSequence
      '[0,["/",["s",["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],474,["&",15]],["s",475,["&",15]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 473 skipRootWord
      '[0,["s",["!","\\"\\"\\"\\""],["/",["s",452,["&",41],["!",["s",["[*","\\t\\n\\r "],"+"]]],["s",["/",453,454],["&",136]]]],"\\"\'\\\\-0-9fnt"]', // 474 skipWord
      '[0,["/",["/",476,477,478,479,480,451,485],["/",486,487,["s",488,["&",136]],489,490]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 475 skipRepairedRoot
      '[0,["s","-",16]]', // 476 skipBadCutSign
      '[0,["s",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],16],"\\\\-0-9"]', // 477 skipBadCutNumber
      '[0,["s",["s",["?","-"],"0",["[+","0-9"]],["s",["?",["s",".",["[+","0-9"]]],["?",365]],["&",136]],"\\\\-0"]', // 478 skipBadLeadingZero
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",136]],"+\\\\-0-9"]', // 479 skipBadThousands
      '[0,["s",["!",["s",23,["&",136]]],["?",["/","-","+"]],["/",481,482],["&",136]],"+\\\\-.0-9"]', // 480 skipRepairedNumber
      '[0,["/",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 481 skipBadRadix
      '[0,["/",["s",["/",483,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],"."]],["?",365]],["s",484,["?",365]]],".0-9"]', // 482 skipLooseDecimal
      '[0,["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]', // 483 skipBadDigitGroups
      '[0,["s",".",["[+","0-9"]]]', // 484 skipBadFraction
      '[0,["s",["?",["s","new",["[+","\\t "]]],25,["|",0,9,false,["s",".",25]],"(",["[*","\\t\\n\\r "],["/",452,453,454],["[*","\\t\\n\\r "],")"],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 485 skipBadConstructor
      '[0,["/",["s","\\"",["s",["[","A-Za-z"],":",["&","\\\\"],["&",148],["*",150],149,["*",["/",150,149]]],"\\"",["&",41]],["s","\\"",["&",["[","$\\\\\\\\"]],["&",["s",["*",["/",151,["s","\\\\",["[","bfr"]]]],149,["[","A-Za-z"]]],["&",["s",["*",["/",151,149]],"\\\\",["[","bfr"],["[","a-z"]]],["+",["/",151,["s","\\\\",["[","bfr"]],149]],"\\"",["&",41]]],"\\""]', // 486 skipBadPath
      '[0,["s",34,["&",136]]]', // 487 skipBadNan
      '[0,33]', // 488 skipBadConstant
      '[0,["s",35,16]]', // 489 skipBadCutWord
      '[0,["s","\'",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]],"\'"]]', // 490 skipBadQuotedBracket
      '[1,["M","BadListSequence",["s",["[*","\\t "],",",["[*","\\t "],14,["[*","\\t\\n\\r "],["&",["/",473,460]]]],"\\t ,"]', // 491 readBadListSequence
      '[0,["L",["&",["[","[{\uff3b\uff5b"]]],"[{\uff3b\uff5b"]', // 492 leaf
      '[1,["L",["/",494,495,""]]]', // 493 leaf
      '[1,["M","BadRootComma",["s",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]]],"\\t\\n\\r ,"]', // 494 readBadRootComma
      '[1,["M","BadRest",["s",["!",["s",["[*","\\t\\n\\r "],["/",18,["[",")]}\uff3d\uff5d"]]]],["|",1,200,false,["[","^[]{}"]],["[","]}"],["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",27,23],["&",["s",["[*","\\t\\n\\r "],["/",16,17]]]]],"^[]{}"]', // 495 readBadRest
      '[1,["L",["/",2,4]],"\\u0000\\t-\\r\\u001b #\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 496 leaf
      '[0,["L",["!",330]]]', // 497 leaf
      '[0,["L",["&",19]],"{"]', // 498 leaf
      '[0,["L",["&",500]],"["]', // 499 leaf
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["/",["s",28,["[*","\\t\\n\\r "]],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["&",["[","\\"\'0-9`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],10,"{",["s","(",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",23,["[*","\\t\\n\\r "],","]]],32,["s",["|",1,40,false,["[","+\\\\-.0-9"]],["/",["s",["[*","\\t\\n\\r "],["/",["[",",\u3001\uff0c"],16]],["s",["[*","\\t "],14,["[*","\\t\\n\\r "],23,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"0-9[{"],["s","]",["[*","\\t\\n\\r "],","]]],16]],["s","[",["[*","\\t "],["/",14,"/*",["s",["/","//","#"],["[","\\t "],["[*","^\\n\\r]"],14],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],60,["[*","\\t\\n\\r "],["[",",]"]]]]],"["]', // 500 skipProseArrayAhead
      '[1,["L",502]]', // 501 leaf
      '[1,["M","BadCall",["s",25,["|",0,9,false,["s",".",25]],["[*","\\t\\n\\r "],"(",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]],["s","(",["&",["s",["[*","\\t\\n\\r "],["[","[{"]]]]],"$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 502 readBadCall
      '[1,["L",["/",504,["t",[0,1],401,505],""]]]', // 503 leaf
      '[0,["t",[0,1],401,["/",["t",[0,1,2],")",401,["?",";"]],";"]],"\\t\\n\\r );"]', // 504 readWrapperEnd
      '[1,["M","MissingCallEnd",16]]', // 505 readMissingCallEnd
      '[1,["L",507]]', // 506 leaf
      '[1,["M","BadAssignment",["s",["/",508,["s",25,["|",0,9,false,["s",".",25]],["[*","\\t "],"="],509],["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 507 readBadAssignment
      '[0,["s",["/","var","let","const"],["[+","\\t "],25,["[*","\\t "],"="],"clv"]', // 508 skipDeclaration
      '[0,["/",["s","export",["[+","\\t "],"default"],"return"],"er"]', // 509 skipExporting
      '[0,["L",["/",511,""]]]', // 510 leaf
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["?",";"]],";"]],"\\t\\n\\r );"]', // 511 skipWrapperEnd
      '[1,["L",["/",513,514]],"\\"]}"]', // 512 leaf
      '[1,["M","BadRootBracket",["[+","]}"]]]', // 513 readBadRootBracket
      '[1,["M","BadLostMember",515]]', // 514 readBadLostMember
      '[0,["s","\\"",["|",1,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],["/",60,23,["[","[{"],24]]]]]', // 515 skipLostMember
      '[0,["L",["!",17]]]', // 516 leaf
      '[1,["L",518]]', // 517 leaf
      '[1,["M","BadProse",["s",["[","^"],["*",["/",["[","^\\n\\r\\"(/[`{~\ufeff"],519,520,["[","\\n\\r"],["s",["!",521],["[","^"]]]]]]]', // 518 readBadProse
      '[0,["s","/*",["|",0,200,false,["s",["!","*/"],["[","^"]]],"*/"]]', // 519 skipStarComment
      '[0,["s",["/",["s","//",["[","\\t "]],["s",14,["[*","\\t "],"#",["[","\\t "]]],["[*","^\\n\\r"],["&",["s",14,["[*","\\t\\n\\r "],["[","[{"]]]],"\\n\\r/"]', // 520 skipLineRemark
      '[0,["/",522,515,19,154,500,17,"\ufeff",["s","(",["[*","\\t\\n\\r "],["[","[{"],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\"\'([`{~\u00ab\u2018\u2019\u201c-\u201f\ufeff\uff02"]', // 521 skipProseStop
      '[0,["s",27,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",22],["|",1,60,false,59],"}",["[*","\\t\\n\\r "],58]]', // 522 skipLostObjectAhead
      '[0,["L",["&",522]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 523 leaf
      '[1,["L",["/",525,526]]]', // 524 leaf
      '[0,331]', // 525 readFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 526 readMissingFenceEnd
      '[1,["L",528]]', // 527 leaf
      '[1,["M","MissingDocument",""]]', // 528 readMissingDocument
      '[1,["L",["/",530,513,514]],"\\"]`}~"]', // 529 leaf
      '[1,["M","BadLooseFence",199]]', // 530 readBadLooseFence
      '[1,["L",["/",528,""]]]', // 531 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, same: ofSame, "{": ofAction, inside: ofInside, closes: ofCloses } });

  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(284), body: { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'leaf', read: rules.at(285) }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(287) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(281) }] } }, { op: 'leaf', read: rules.at(290) }] }] } }] };
  const steplaterPair: Step = { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(294) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(281) }] } }, { op: 'leaf', read: rules.at(290) }] }, stepinnerPair] };
  const stepsinglePart: Step = { op: 'choice', starts: [" !#-&(-\u2017\u201c-\uff06\uff08-\uffff", "\u0000-\u001f'A-Z\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: rules.at(311) }] };
  const stepquoted: Step = { op: 'choice', starts: ["\"'BFRUbfru", "'BFRUbfru", "\"", "\"BFRUbfru", "'BFRUbfru\u2018-\u201b\uff07", "\u00ab\u201c-\u201f\uff02", "`", "`\u00b4"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(256), body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(268), body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(271), body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(277), body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(306), body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(322), body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(328), body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(339), body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: ["\t\n\r +", "\t\n\r +"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(345) }, { op: 'choice', starts: ["\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07", null], alternatives: [stepquoted, { op: 'leaf', read: rules.at(296) }] }] }, { op: 'leaf', read: rules.at(347) }] } }, { op: 'leaf', read: rules.at(349) }] };
  const stepword: Step = { op: 'choice', starts: ["\t !$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff", "\"'\\-0-9fnt", "\"&-(\\\\{", "\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"], alternatives: [{ op: 'leaf', read: rules.at(251) }, { op: 'leaf', read: rules.at(254), isShortcut: true }, { op: 'leaf', read: rules.at(255) }, stepstring] };
  const stepopenlessItem: Step = { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(89), body: { op: 'again', step: () => stepInnerObject } }, { op: 'leaf', read: rules.at(158) }] } };
  const stepelementValue: Step = { op: 'choice', starts: [null, "[", "{", null, "{\uff5b", "[{\uff3b", "(", null, null], alternatives: [{ op: 'leaf', read: rules.at(126) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(153), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(231), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(237), body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: rules.at(384) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: rules.at(384) }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(392), body: stepstring }] }, { op: 'leaf', read: rules.at(393) }] };
  const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: rules.at(158) }, { op: 'leaf', read: rules.at(88) }, stepopenlessItem] };
  const stepelementPart: Step = { op: 'choice', starts: ["\t\n\r \"'\\-0-9fnt", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(120), isShortcut: true }, { op: 'leaf', read: rules.at(123) }, stepelement, { op: 'leaf', read: rules.at(395) }] };
  const stepcontainer: Step = { op: 'choice', starts: ["{", "{\uff5b", "[", "[{\uff3b", "("], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(231), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(153), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(356) }, { op: 'choice', starts: ["\t -\"$-(*+\\-.0-9?-Z\\\\\\^-|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", null], alternatives: [stepword, { op: 'leaf', read: rules.at(359) }] }] } }, { op: 'choice', starts: ["\t\n\r :", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(383) }, { op: 'choice', starts: ["([{\uff3b\uff5b", null], alternatives: [stepcontainer, { op: 'leaf', read: rules.at(246) }] }] }, { op: 'leaf', read: rules.at(296) }] }] };
  const steppresentValue: Step = { op: 'choice', starts: ["\\-0-9]fnt", null, "\t -\"$-(*+\\-.0-9?-Z\\\\\\^-|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", "([{\uff3b\uff5b", "^\n\r ,[]}"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(248), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(249), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', starts: ["\t\n\r :", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(351), body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(415) }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(218), body: { op: 'loop', body: { op: 'leaf', read: rules.at(224) } } }, { op: 'choice', starts: ["\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", "\"\\-0-9fnt{\u00ab\u2018\u201c\u201e", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(226), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(227), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: rules.at(246) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(224) } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: rules.at(416) }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(170) }, stepmemberValue, { op: 'leaf', read: rules.at(158) }] };
  const stepobjectPart: Step = { op: 'choice', starts: ["\t\n\r -\"$%'*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff", "\u0000\t-\r\u001b #+\\-/-9<>\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", null, "!\"$-'*+\\-.0-:?-\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff", null], alternatives: [{ op: 'leaf', read: rules.at(95), isShortcut: true }, { op: 'leaf', read: rules.at(107) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(109), body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: rules.at(158) }] }, stepmember, { op: 'leaf', read: rules.at(417) }] };
  const stepbracketValue: Step = { op: 'choice', starts: ["{", "{", "[", "{\uff5b", "[\uff3b"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(78), body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(231), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(153), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(446), body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', starts: ["[{\uff3b\uff5b", "\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", "\"\\-0-9fnt\u00ab\u2018\u201c\u201e", "(", "\"$'(+\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(447), body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(448), body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(450), body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: rules.at(455) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(459), body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: ["\t\n\r ,", "[{\uff3b\uff5b"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(471) }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(296) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(492), body: stepbracketValue }] }] } }, { op: 'leaf', read: rules.at(493) }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", "`~", "`~"], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: rules.at(469) }] }, stepmoreValues] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: ["{", "[", "["], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(498), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(153), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(499), body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'choice', starts: ["$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(501) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(296) }] }, { op: 'leaf', read: rules.at(503) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(506) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(296) }] }, { op: 'leaf', read: rules.at(510) }] }] };
  const stepprose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(517) }, { op: 'choice', starts: ["\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(523), body: { op: 'again', step: () => stepOpenlessObject } }, stepmoreValues] }, { op: 'leaf', read: rules.at(296) }] }] };
  const stepfencedPart: Step = { op: 'choice', starts: ["\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", "`~", "[{", "$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"]}", "^"], alternatives: [{ op: 'leaf', read: rules.at(496) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(497), body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(512) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(516), body: stepprose }] }] };
  const steparound: Step = { op: 'choice', starts: ["\u0000\t-\r\u001b #\\-/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", "`~", "[{", "$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", "\"]`}~", "^"], alternatives: [{ op: 'leaf', read: rules.at(496) }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(529) }, stepprose] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{~\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(527) }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: rules.at(531) }] } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', attribute: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(82) }, { op: 'leaf', read: rules.at(88) }, stepopenlessItem, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(438) }, stepelementPart] } }, { op: 'leaf', read: rules.at(440) }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', attribute: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(91) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(425) }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(116) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(436) }] } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(155) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(434) }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(228) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(409) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(239) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(243) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(431) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: rules.at(266) }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(265) } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: rules.at(270) }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(269) } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: rules.at(274) }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(272) } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(281) }] } }, { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'leaf', read: rules.at(282) }, { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [null, null], alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: rules.at(296) }] }, { op: 'leaf', read: rules.at(297) }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(278), isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', starts: [" !#-\uffff", null, "\u0000-\u001f\\\\"], alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: rules.at(281) }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'loop', body: stepsinglePart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(315) }, { op: 'loop', body: stepsinglePart }, { op: 'choice', starts: ["\"", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(317) }, { op: 'loop', body: stepsinglePart }] }, { op: 'leaf', read: rules.at(296) }] }] } }, { op: 'leaf', read: rules.at(318) }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(307), isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'loop', body: { op: 'choice', starts: [" !#-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff", "\u0000-\u001f\"\\\\\u00bb\u201c-\u201f\uff02"], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: rules.at(324) }] } }, { op: 'leaf', read: rules.at(326) }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(323), isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(333) }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: rules.at(337) }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(336) } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'loop', body: { op: 'choice', starts: [" -_a-\u00b3\u00b5-\uffff", "\u0000-\u001f\\\\`\u00b4"], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: rules.at(341) }] } }, { op: 'leaf', read: rules.at(343) }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(340), isSome: true } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(353) }, { op: 'loop', body: { op: 'leaf', read: rules.at(224) } }, { op: 'choice', starts: [null, null], alternatives: [steppresentValue, { op: 'leaf', read: rules.at(246) }] }, { op: 'leaf', read: rules.at(158) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(425) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(239) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(425) }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', attribute: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(82) }, { op: 'leaf', read: rules.at(88) }, stepopenlessItem, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(409) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(389) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(403) }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(239) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(442) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(444) }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(91) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(442) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(444) }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', attribute: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(228) }, { op: 'loop', body: { op: 'choice', starts: ["]}", null], alternatives: [{ op: 'leaf', read: rules.at(438) }, stepelementPart] } }, { op: 'leaf', read: rules.at(440) }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(462) }, { op: 'loop', body: { op: 'leaf', read: rules.at(0) } }, { op: 'choice', starts: ["\"$'(+\\-.0-9A-[_-{~\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3b\uff5b", null], alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(296) }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(524) }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document'],
  rules: once(makeRules),
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
