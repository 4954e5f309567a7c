// Generated from grammars/json.peggy, grammars/json/objects.peggy, grammars/json/arrays.peggy, grammars/json/brackets.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy, grammars/common/markup.peggy, grammars/common/formats.peggy, grammars/common/thoughts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCase, ofAction, ofSame, ofCloses, ofInside, ofScan } from '../src/engine/generated.ts';

export interface RepairedNeighbourNode extends TreeNode { readonly type: 'RepairedNeighbour'; }
export interface BadLateThoughtNode extends RecoveryNode { readonly type: 'BadLateThought'; }
export interface RepairedRootNode extends TreeNode {
  readonly type: 'RepairedRoot';
  readonly value: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | BadThousandsNode | RepairedNumberNode | BadParenthesesNode | BadConstructorNode | BadNanNode | BadConstantNode | BadCutWordNode | BadQuotedBracketNode;
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
export interface FenceEndNode extends TreeNode { readonly type: 'FenceEnd'; }
export interface BadFenceNode extends RecoveryNode {
  readonly type: 'BadFence';
  readonly run: string;
  readonly label: string;
}
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
export interface BadDoubledSquareEndNode extends RecoveryNode { readonly type: 'BadDoubledSquareEnd'; }
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
  readonly value: BadEscapedQuotesNode | BadTwiceEscapedQuotesNode | BadCutEscapedNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadParenthesesNode;
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
export interface BadSharedQuoteNode extends RecoveryNode { readonly type: 'BadSharedQuote'; }
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
export interface BadThoughtNode extends RecoveryNode { readonly type: 'BadThought'; readonly kind: string; }
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadThoughtNode | ThoughtEndNode | MissingThoughtEndNode | BadBomNode | BadCommentNode | MissingCommentEndNode
| BadSpaceNode | BadNoiseNode | BadEscapedBlankNode | BadAroundQuoteNode | ArrayStartNode | OpenlessStartNode
| PairNode | BadLineMarkNode | BraceArrayStartNode | LateArrayStartNode | ItemNode | BadLeadInNode
| RepairedAmountsNode | WordNode | RepairedPlaceholderNode | RepairedTextNode | TextStartNode | MissingStringEndNode
| InnerEndNode | BadNewlineNode | BadControlNode | BadEscapeNode | BadSignEscapeNode | BadDoubledEndNode
| BadBlankPairNode | BadListedQuoteNode | BadQuoteNode | BadLoneQuoteNode | BadQuoteOfJsonNode | BadSharedQuoteNode
| BadLastEscapedEndNode | BadEscapedEndNode | BadLastOtherEndNode | BadOtherEndNode | MissingLastQuoteNode
| MissingQuoteNode | ContractionNode | BadInnerMarkNode | DoubleMarkNode | MissingSingleQuoteNode
| BadInnerSmartNode | FencedTextStartNode | BadInnerBacktickNode | BadConcatenationNode | BadVariableNode
| TextEndNode | BadRemarkNode | BadPointBehindNode | BadTrailingCommaNode | BadSeparatorNode | BadOddSeparatorNode
| MissingTupleCommaNode | MissingCommaNode | MissingSeparatorNode | NamedArrayStartNode | KeyNode
| OpenlessArrayStartNode | ObjectStartNode | BadItemBracketNode | MissingValueNode | RepairedAmountNode
| LateStartNode | BadLateColonNode | RepairedWordNode | BadTwiceEndedNode | TupleStartNode | BadCommaNode
| BadEllipsisNode | BadStrayEndNode | BadElementTextNode | MissingEndNode | TupleEndNode | BadRootEndNode
| MissingBracketNode | ArrayEndNode | BadArrayEndNode | BadRoundArrayEndNode | BadDoubledSquareEndNode
| MissingNameEndNode | BadInnerBracketNode | BadEarlyEndNode | BadStrayBracketNode | BadTextNode | ObjectEndNode
| BadObjectEndNode | BadRoundEndNode | BadItemEndNode | BadLateElementNode | BadLateBracketNode | RepairedRootNode
| BadFenceNode | BadCutFenceNode | BadSequenceNode | BadListSequenceNode | BadRootCommaNode | BadRestNode
| BadLateThoughtNode | BadCallNode | MissingCallEndNode | BadAssignmentNode | BadRootBracketNode | BadLostMemberNode
| BadProseNode | FenceEndNode | MissingFenceEndNode | MissingDocumentNode | BadLooseFenceNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'TripleInside' | 'TripleSingleInside' | 'InnerPlain' | 'DoublePlain' | 'SinglePlain' | 'SmartPlain'
    | 'FencedInside' | 'BacktickPlain']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadLateThoughtNode | MissingDocumentNode | BadSequenceNode | BadListSequenceNode | BadTrailingCommaNode
| BadRootCommaNode | BadProseNode | BadLostMemberNode | BadBomNode | BadCallNode | MissingCallEndNode
| BadAroundQuoteNode | BadAssignmentNode | BadFenceNode | BadCutFenceNode | BadLooseFenceNode | MissingFenceEndNode
| BadRestNode | BadRootBracketNode | MissingValueNode | BadLateColonNode | MissingKeyNode | MissingOpenNode
| BadLateOpenNode | MissingSquareNode | MissingColonNode | BadColonNode | BadCommaForColonNode | BadNameRemarkNode
| MissingNameEndNode | BadObjectEndNode | BadItemEndNode | BadRoundEndNode | BadRoundArrayEndNode | BadStrayEndNode
| BadStrayBracketNode | BadDoubledSquareEndNode | BadEarlyEndNode | BadTwiceEndedNode | BadArrayEndNode
| BadRootEndNode | MissingBracketNode | BadLateBracketNode | BadItemBracketNode | BadLateElementNode
| BadInnerBracketNode | BadDoubledBracketNode | BadDoubledSquareNode | BadNamedArrayNode | BadBraceAroundNode
| BadBracesNode | BadTupleNode | BadFullBraceNode | BadFullBracketNode | BadFullEndNode | BadFullSquareEndNode
| MissingEndNode | BadCommaNode | BadSeparatorNode | BadPointBehindNode | BadOddSeparatorNode | MissingCommaNode
| MissingTupleCommaNode | MissingSeparatorNode | BadEllipsisNode | BadTextNode | BadLineMarkNode
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
| BadOtherEndNode | BadLastOtherEndNode | MissingQuoteNode | BadSharedQuoteNode | MissingLastQuoteNode
| MissingStringEndNode | BadEscapeNode | BadSignEscapeNode | BadNewlineNode | BadControlNode | BadApostropheNode
| BadInnerMarkNode | MissingSingleQuoteNode | BadInnerSmartNode | BadInnerBacktickNode | BadFencedTextNode
| BadQuotedBracketNode | BadInnerJsonNode | BadEscapedQuotesNode | BadCutEscapedNode | BadTwiceEscapedQuotesNode
| BadEntityQuotesNode | BadDoubledQuotesNode | BadThoughtNode | MissingThoughtEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document', 'model'>>
& Readonly<Record<'MissingDocument' | 'BadLooseFence', 'Document'>>
& Readonly<Record<'Thought' | 'BadBom' | 'BadAroundQuote' | 'Fenced' | 'BadCutFence' | 'BadRootBracket' | 'BadLostMember'
| 'OpenlessObject' | 'OpenlessArray' | 'RepairedRoot' | 'BadQuotedBracket' | 'BadSequence' | 'BadListSequence'
| 'BadRootComma' | 'BadRest' | 'RootObject' | 'RootArray' | 'BadCall' | 'MissingCallEnd' | 'BadAssignment'
| 'BadProse' | 'BadLateThought', 'Document' | 'Fenced'>>
& Readonly<Record<'BadComment' | 'MissingCommentEnd' | 'BadSpace' | 'BadNoise' | 'BadEscapedBlank' | 'Tuple' | 'Word' | 'BadCutSign'
| 'BadCutNumber' | 'BadLeadingZero' | 'BadThousands' | 'BadPlus' | 'BadRadix' | 'BadDigitGroups' | 'BadPoint'
| 'BadFraction' | 'BadParentheses' | 'BadConstructor' | 'BadNan' | 'BadConstant' | 'BadCutWord' | 'NamedArray'
| 'BraceArray' | 'BadConcatenation' | 'BadVariable' | 'TextEnd' | 'TripleText' | 'TripleSingleText' | 'InnerJson'
| 'DoubleText' | 'SingleText' | 'SmartText' | 'FencedText' | 'BacktickText', 'Array' | 'BraceArray' | 'Document' | 'Fenced' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject'
| 'NamedArray' | 'Object' | 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'BadSingleQuotes', 'Array' | 'BacktickText' | 'BraceArray' | 'Document' | 'DoubleText' | 'Fenced' | 'InnerArray' | 'InnerJson'
| 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object' | 'OpenlessArray' | 'OpenlessObject'
| 'RootArray' | 'RootObject' | 'SingleText' | 'SmartText' | 'TripleSingleText' | 'TripleText' | 'Tuple'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'ArrayStart' | 'BadBraceAround' | 'BadDoubledSquare' | 'BadFullBracket', 'Array' | 'RootArray'>>
& Readonly<Record<'BadLateElement', 'OpenlessArray' | 'RootArray'>>
& Readonly<Record<'MissingEnd' | 'InnerObject' | 'BadRemark' | 'BadPointBehind' | 'BadTrailingComma' | 'BadSeparator'
| 'BadOddSeparator' | 'MissingTupleComma' | 'MissingComma' | 'MissingSeparator' | 'BadLineMark' | 'BadLeadIn'
| 'BadComma' | 'BadEllipsis' | 'RepairedPlaceholder' | 'RepairedText' | 'BadPlaceholder' | 'BadEscapedQuotes'
| 'BadTwiceEscapedQuotes' | 'BadCutEscaped' | 'BadEntityQuotes' | 'BadDoubledQuotes' | 'Object' | 'Array'
| 'RepairedWord' | 'BadDots' | 'BadOpenQuote' | 'BadBareString', 'Array' | 'BraceArray' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object'
| 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'ArrayEnd' | 'BadFullSquareEnd', 'Array' | 'BraceArray' | 'InnerArray' | 'OpenlessArray' | 'RootArray'>>
& Readonly<Record<'BadRootEnd', 'BraceArray' | 'NamedArray' | 'OpenlessArray' | 'OpenlessObject' | 'RootArray' | 'RootObject' | 'Tuple'>>
& Readonly<Record<'Item' | 'BadStrayEnd' | 'BadElementText' | 'RepairedAmounts' | 'ItemObject' | 'BadTwiceEnded', 'Array' | 'BraceArray' | 'InnerArray' | 'OpenlessArray' | 'RootArray' | 'Tuple'>>
& Readonly<Record<'OpenlessStart' | 'MissingOpen', 'InnerObject' | 'OpenlessObject'>>
& Readonly<Record<'ObjectEnd' | 'BadFullEnd' | 'Pair' | 'BadBareKey' | 'MissingNameEnd' | 'BadInnerBracket' | 'BadEarlyEnd'
| 'BadStrayBracket' | 'BadText' | 'Key' | 'BadColonInside' | 'BadLastName' | 'BadOtherQuote' | 'BadTwiceClosed'
| 'BadOpenName' | 'BadDoubledName' | 'BadSmartName' | 'BadLostQuote' | 'BadPrefixedName' | 'BadEarlyQuote'
| 'BadQuotedName' | 'BadSquareName' | 'BadOddName' | 'BadNameRemark' | 'BadColon' | 'BadCommaForColon'
| 'MissingColon' | 'MissingKey' | 'InnerArray' | 'MissingValue' | 'LateObject' | 'RepairedAmount' | 'BadAmount'
| 'BadLateColon' | 'BadDoubledSquareEnd', 'InnerObject' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object' | 'OpenlessObject' | 'RootObject'>>
& Readonly<Record<'BadObjectEnd' | 'BadRoundEnd', 'InnerObject' | 'LateObject' | 'Object'>>
& Readonly<Record<'MissingBracket', 'Array' | 'InnerArray' | 'InnerObject' | 'ItemObject' | 'LateObject' | 'Object' | 'Tuple'>>
& Readonly<Record<'BadNewline' | 'BadControl' | 'BadEscape' | 'BadSignEscape', 'BacktickText' | 'DoubleText' | 'InnerObject' | 'InnerPairs' | 'ItemObject' | 'LateObject' | 'NamedArray' | 'Object'
| 'OpenlessObject' | 'RootObject' | 'SingleText' | 'SmartText'>>
& Readonly<Record<'BraceArrayStart' | 'LateArrayStart' | 'BadBraces', 'BraceArray'>>
& Readonly<Record<'TextStart' | 'BadPrefix' | 'BadTripleQuotes' | 'BadSmartQuotes' | 'BadBackticks', 'BacktickText' | 'DoubleText' | 'InnerJson' | 'SingleText' | 'SmartText' | 'TripleSingleText' | 'TripleText'>>
& Readonly<Record<'TripleInside', 'TripleText'>>
& Readonly<Record<'MissingStringEnd', 'BacktickText' | 'DoubleText' | 'FencedText' | 'InnerJson' | 'SingleText' | 'SmartText' | 'TripleSingleText'
| 'TripleText'>>
& Readonly<Record<'TripleSingleInside', 'TripleSingleText'>>
& Readonly<Record<'InnerPlain' | 'InnerEnd' | 'BadInnerJson', 'InnerJson'>>
& Readonly<Record<'DoublePlain', 'DoubleText' | 'InnerPairs'>>
& Readonly<Record<'BadDoubledEnd' | 'InnerPairs' | 'BadSharedQuote' | 'BadLastEscapedEnd' | 'BadEscapedEnd' | 'BadLastOtherEnd'
| 'MissingQuote', 'DoubleText'>>
& Readonly<Record<'BadOtherEnd', 'BacktickText' | 'DoubleText' | 'SingleText'>>
& Readonly<Record<'MissingLastQuote', 'DoubleText' | 'SingleText'>>
& Readonly<Record<'BadBlankPair' | 'BadListedQuote' | 'BadQuote' | 'BadLoneQuote' | 'BadQuoteOfJson', 'InnerPairs'>>
& Readonly<Record<'DoubleMark', 'BacktickText' | 'SingleText'>>
& Readonly<Record<'MissingSingleQuote' | 'SinglePlain' | 'Contraction' | 'BadInnerMark' | 'BadApostrophe', 'SingleText'>>
& Readonly<Record<'SmartPlain' | 'BadInnerSmart', 'SmartText'>>
& Readonly<Record<'FencedTextStart' | 'BadFencedText' | 'FencedInside', 'FencedText'>>
& Readonly<Record<'BacktickPlain' | 'BadInnerBacktick', 'BacktickText'>>
& Readonly<Record<'NamedArrayStart' | 'BadNamedArray', 'NamedArray'>>
& Readonly<Record<'OpenlessArrayStart' | 'MissingSquare', 'InnerArray' | 'OpenlessArray'>>
& Readonly<Record<'BadArrayEnd' | 'BadRoundArrayEnd', 'Array' | 'InnerArray'>>
& Readonly<Record<'ObjectStart' | 'BadFullBrace' | 'BadDoubledBracket', 'ItemObject' | 'Object' | 'RootObject'>>
& Readonly<Record<'BadItemBracket' | 'BadItemEnd', 'ItemObject'>>
& Readonly<Record<'LateStart' | 'BadLateOpen', 'LateObject'>>
& Readonly<Record<'TupleStart' | 'BadTuple' | 'TupleEnd', 'Tuple'>>
& Readonly<Record<'BadLateBracket', 'OpenlessObject' | 'RootObject'>>
& Readonly<Record<'BadFence' | 'FenceEnd' | 'MissingFenceEnd', 'Fenced'>>;

/** The codes of mistakes. */
export type Codes = "bad-thought" | "missing-document" | "bad-sequence" | "bad-trailing-comma" | "bad-prose" | "bad-text" | "bad-bom"
| "bad-call" | "missing-end" | "bad-assignment" | "bad-fence" | "missing-fence-end" | "bad-bracket"
| "missing-value" | "missing-key" | "missing-open" | "missing-colon" | "bad-colon" | "missing-string-end"
| "missing-bracket" | "bad-tuple" | "bad-comma" | "bad-separator" | "missing-comma" | "bad-ellipsis" | "bad-comment"
| "missing-comment-end" | "bad-space" | "bad-noise" | "bad-escaped-quotes" | "bad-smart-quotes" | "bad-prefix"
| "missing-quote" | "bad-doubled-quotes" | "bad-lone-quote" | "bad-quote" | "bad-bare-key" | "bad-constant"
| "bad-nan" | "bad-cut-word" | "bad-constructor" | "bad-bare-string" | "bad-radix" | "bad-plus" | "bad-digit-groups"
| "bad-thousands" | "bad-leading-zero" | "bad-fraction" | "bad-point" | "bad-cut-number" | "bad-concatenation"
| "bad-single-quotes" | "bad-backticks" | "bad-triple-quotes" | "bad-inner-json" | "bad-escape" | "bad-newline"
| "bad-control" | "bad-fenced-text" | "bad-entity-quotes" | "missing-thought-end";

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
  (start, end, l) => ({ type: 'TextStart', start, end, mark: l[0] }),
  (start, end, l) => ({ type: 'InnerEnd', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Contraction', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'DoubleMark', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'FencedTextStart', start, end, mark: l[0] }),
  (start, end, l) => ({ type: 'NamedArrayStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'FlawedName', start, end, parts: l[0] }),
  (start, end, l) => ({ type: 'Key', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'OpenlessArrayStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'ObjectStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'RepairedAmount', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'LateStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'RepairedNumber', start, end, sign: l[0], digits: l[1] }),
  (start, end, l) => ({ type: 'RepairedWord', start, end, value: l[0] }),
  (start, end, l) => ({ type: 'TupleStart', start, end, kind: l[0] }),
  (start, end, l) => ({ type: 'RepairedRoot', start, end, value: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadEscapedQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadTwiceEscapedQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadCutEscaped', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadEntityQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadDoubledQuotes', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadParentheses', start, end, raw, value: l[0] }),
  (start, end, raw, l) => ({ type: 'BadEscape', start, end, raw, code: l[0] ?? null, lineEnd: l[1] ?? null, char: l[2] ?? null }),
  (start, end, raw, l) => ({ type: 'BadSignEscape', start, end, raw, sign: l[0] ?? null }),
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
  (start, end, raw, l) => ({ type: 'BadOddName', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadAmount', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadCutNumber', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadLeadingZero', start, end, raw, code: l[0], rest: l[1] }),
  (start, end, raw, l) => ({ type: 'BadConstructor', start, end, raw, value: l[0] }),
  (start, end, raw, l) => ({ type: 'BadOpenQuote', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadBareString', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadQuotedBracket', start, end, raw, text: l[0] }),
  (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, run: l[0], label: l[1] }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
  () => { return 'object'; },
  () => { return 'array'; },
  () => { return 'array'; },
  () => { return 'object'; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[0,["L",["&",1]]," <[\u25c1"]', // 0 leaf
      '[0,["s",2,3]," <[\u25c1"]', // 1 skipThoughtAhead
      '[0,["|",0,3,false," "]]', // 2 skipIndent
      '[0,["/",["s","<",4,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 3 skipThoughtOpen
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],5],"Ta-z"]', // 4 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 5 skipThoughtName
      '[1,["L",7]]', // 6 leaf
      '[1,["M",0,["s",["?",8],2,[":",0,10]]],"\\n\\r <[\u25c1"]', // 7 readBadThought
      '[0,9]', // 8 skipNewline
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 9 skipEol
      '[0,["/",["@",1,"<",11,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 10 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],12],"Ta-z"]', // 11 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 12 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",14],["[","^"]],null,0,false]]]', // 13 text
      '[0,["q",15]]', // 14 skipOwnThoughtClose
      '[0,["same",2,16],"<[\u25c1"]', // 15 readOwnThoughtClose
      '[0,["/",17,18],"<[\u25c1"]', // 16 readThoughtClose
      '[0,["/",["@",1,"</",11,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 17 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 18 readAnalysisEnd
      '[1,["L",20]]', // 19 leaf
      '[1,["/",21,22]]', // 20 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",14,["[*","\\t "]]]]', // 21 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 22 readMissingThoughtEnd
      '[1,["L",["/",24,25,26,35]],"\\u0000\\t-\\r\\u001b\\u001e \\"#\'\\\\-/<\\\\\\\\`\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 23 leaf
      '[0,["|",1,null,true,["$",["[","\\t\\n\\r "]]],"\\t\\n\\r "]', // 24 readBlanks
      '[1,["M","BadBom","\ufeff"]]', // 25 readBadBom
      '[1,["/",27,29,30,31,33],"\\u0000\\u000b\\f\\u001b\\u001e#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 26 readGapMistake
      '[1,["M","BadComment",28]]', // 27 readBadComment
      '[0,["/",["s",["/","//","#",["s","--",["[","\\t "]]],["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],"*/"],["s","<!--",["*",["s",["!","-->"],["[","^"]]],"-->"]],"#\\\\-/<"]', // 28 skipComment
      '[1,["M","MissingCommentEnd",["s",["/","/*","<!--"],["[*","^"]]],"/<"]', // 29 readMissingCommentEnd
      '[1,["M","BadSpace",["[+","\\u0000\\u000b\\f\\u001e\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]', // 30 readBadSpace
      '[1,["M","BadNoise",32]]', // 31 readBadNoise
      '[0,["/",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]],["s","<|",["[+","0-9A-Z_a-z"],"|>"]],"\\u001b<"]', // 32 skipNoise
      '[1,["M","BadEscapedBlank",["+",["s",34,["[*","\\t "]]]]]', // 33 readBadEscapedBlank
      '[0,["s",["|",1,3,false,"\\\\"],["[","nrt"]],"\\\\\\\\"]', // 34 skipEscapedBlank
      '[1,["M","BadAroundQuote",["s",["/","\'",["s","\\"",["&",["s",["[","[{"],["[*","\\t "],["/",9,["s","\\"",["!",36]]]]]]],["&",["/",40,51]]],["s","\'",["&",["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"{",["s",46,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],96]]],["s","`",["&",["s",97,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],97]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],"`"]]]],"\\"\'`"]', // 35 readBadAroundQuote
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",37,["s",",",["[*","\\t\\n\\r "],37],["s","+",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],["s",["[*","\\t "],["/",9,["[",");"],38,["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],39]]]]]', // 36 skipEndsRoot
      '[0,["!",["[","^"]]]', // 37 skipEof
      '[0,["/","```","~~~"],"`~"]', // 38 skipFenceMark
      '[0,["/","//","/*","#","<!--",["s","--",["[","\\t "]]],"#\\\\-/<"]', // 39 skipCommentStart
      '[0,["s","{",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["|",0,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],41],37]],["s",46,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],43],["s",47,["[*","\\t\\n\\r "],48,["[*","\\t\\n\\r "],":"],["s",["/","\\"\\"","\'\'"],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["|",1,2,false,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],":"],["s",["[","*\u00b7\u2022"],["[*","\\t "],48,["[*","\\t\\n\\r "],":"],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46,":"],"/*","<!--",["s","{",["[*","\\t\\n\\r "],48,["[*","\\t\\n\\r "],":"],["s",46,["[*","\\t\\n\\r "],["/",":",37]],["s",["/",["s",49,["[*","\\t\\n\\r "]],"["],48,["/",["s","]",["[*","\\t\\n\\r "],":"],""]],"}",50,34,32,37]]]', // 40 skipProseObjectAhead
      '[0,["/",["[",",:[{}\uff1a"],["s",42,["[*","\\t\\n\\r "],["[",":=\uff1a"]],"/*",["s",["/","=>","->",["[",";="]],["[*","\\t\\n\\r "],43],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["?",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],["[","0-:A-[a-{"]],45,44,37]]', // 41 skipNameBehind
      '[0,["s",["[*","\\t "],["/",["[","!*?"],["s","(",["|",1,60,false,["[","^\\n\\r\\"()"]],")"]]],"\\t !(*?"]', // 42 skipNameRemark
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44,["[","[{"],45],"\\"\'\\\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 43 skipValueStart
      '[0,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 44 skipNumeral
      '[0,["/","true","false","null"],"fnt"]', // 45 skipLiteral
      '[0,["s",["[","$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,200,false,["[","$\\\\-0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 46 skipNameWord
      '[0,["s","<",["?","/"],["|",1,9,false,["[","A-Za-z"]],["?","/"],">"]]', // 47 skipTag
      '[0,["/",["s","\\"",["|",0,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,60,false,["[","^\\n\\r\\"\'\\\\\\\\"]],"\'"],["s",["[","\u00ab\u2018\u2019\u201c-\u201f\uff02"],["|",0,60,false,["[","^\\n\\r\\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02"]],["[","\\"\u00bb\u2018\u2019\u201c-\u201f\uff02"]]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 48 skipQuotedAhead
      '[0,["/",["s",["[","+>|"],["[","\\t "]],["s",["|",1,5,false,["[","0-9"]],["[",":|"],["[","\\t "]]],"+0-9>|"]', // 49 skipLineMark
      '[0,["s",["|",1,3,false,"\\\\"],"\\""],"\\\\\\\\"]', // 50 skipEscapedQuote
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],32,["[","(+-/[]{\u2026"],["s",["[","0-9"],["!",52]],53,57,["s",46,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],37]],["s","[",["[*","\\t\\n\\r "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",50,"&quot;",34,"<!--"]],["s","[",["[*","\\t\\n\\r "],["/",59,["s",46,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",49,["s",["[","*\\\\-\u00b7\u2022"],["[","\\t "]],["s",["/","and","or"],["[","\\t "]]],["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",44,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],47,["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44,45,["[","[]{"]]],"\uff3b"],"[\uff3b"]', // 51 skipArrayAhead
      '[0,["s",["|",0,40,false,["["," +-:TZ"]],"]",["[+","\\t "],["[","^\\n\\r),;]}"]]," +-:TZ]"]', // 52 skipLogTag
      '[0,["/",["s",["/",45,54,55],["/",["s",["[*","\\t\\n\\r "],["/",["[",",;]"],37]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["[","\\"[{"]]]],["s",56,37]],"+\\\\-FINTUfintu\u0130"]', // 53 skipConstantAhead
      '[0,["/",["i","true"],["i","false"],["i","null"],["i","none"],["i","nil"],["i","undefined"]],"FNTUfntu"]', // 54 skipOtherConstant
      '[0,["s",["?",["[","+\\\\-"]],["/",["i","nan"],["i","infinity"],["i","inf"]]],"+\\\\-INin\u0130"]', // 55 skipNan
      '[0,["/",["i","tru"],["i","tr"],"t",["i","fals"],["i","fal"],["i","fa"],"f",["i","nul"],["i","nu"],"n","Non"],"FNTfnt"]', // 56 skipCutWord
      '[0,["s",58,["*",["s",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "]]],58]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],37]]', // 57 skipWordList
      '[0,["/",["s",["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],48],"^\\t\\n\\r\\u001b ,[]{}\uff0c\uff1a"]', // 58 skipListWord
      '[0,["s",["[","BFRUbfru"],["?",["[","BRbr"]],["&",["[","\\"\'"]],["!",60]]]', // 59 skipPrefix
      '[0,["s",["!",["s",61,62]],["[","\\"\'"],["!",37],62],"\\"\'"]', // 60 skipOpenQuote
      '[0,["/",["s","\\"",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],"\\"\'"]', // 61 skipShortText
      '[0,["/",["s",63,65],["s",88,92],["s",["!",63],["!",88],36],95]]', // 62 skipEnds
      '[0,["q",64]]', // 63 skipInObject
      '[0,["same",1,["{",1,""]]]', // 64 readInObject
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","]}\uff3d\uff5d"],["s",")",["[*","\\t\\n\\r "],["/",["s",["?",";"],["[*","\\t\\n\\r "],37],["s",["[","]}"],["[*","\\t\\n\\r "],37],["s",66,["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]],["s",47,["[*","\\t\\n\\r "],["[",",]}"]],37,["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],67],["s",["[",".|"],["[*","\\t\\n\\r "],69],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46]],["[","\u3001\uff0c"],38,["s",":",["[*","\\t\\n\\r "],43],72]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],73],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["/",["s",["[*","\\t "],9,["[*","\\t\\n\\r "]],["[+","\\t "]],46,["[*","\\t\\n\\r "],":"],34,["s",["[*","\\t "],9,["[*","\\t\\n\\r "],76],["s",84,87],91]]', // 65 skipEndsMember
      '[0,["inside",7]]', // 66 readInItemObject
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]],["|",0,4,false,["s",["[+","\\t "],["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]]]],["?",["[","\\"\'"]],["[*","\\t\\n\\r "],["[",":=\uff1a"]],["[",",:[]{}\u2026"],"...",39,32,37,50,"&quot;",34,["s",68,69],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]],37],["s",["/",46,44],["[*","\\t\\n\\r "],["/",["s",["&","}"],71,["/",",",9,37]],["s",",",["[*","\\t\\n\\r "],69]]]]]', // 67 skipMemberFollows
      '[0,["/",["s",["/",["[","*+\\\\->|\u00b7\u2013\u2014\u2022"],["s",["|",1,5,false,["[","0-9"]],["[",").:|"]]],["[*","\\t "]],["s",["|",1,20,false,["[","A-Za-z"]],["[+","\\t "]],["s",47,["[*","\\t\\n\\r "]]],"*+\\\\-0-9<>A-Za-z|\u00b7\u2013\u2014\u2022"]', // 68 skipBullet
      '[0,["s",["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",1,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],["[*","\\t\\n\\r "],70],"\\"\'"]', // 69 skipLostName
      '[0,["/",["[",":\uff1a"],["s",["/","=>","->","="],["[*","\\t\\n\\r "],43]],"\\\\-:=\uff1a"]', // 70 skipLostColon
      '[0,["s",["[","]}"],["|",0,99,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t "]]]', // 71 skipClosers
      '[0,["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["!",["s",["[*","\\t "],","]],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["[","\\"\'`\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",":\uff1a"]]]', // 72 skipOwnName
      '[0,["/",["s","//",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",9,37]],["s","#",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",9,37]],["s","/*",["|",0,200,false,["s",["!","*/"],["[","^\\""]]],["/","*/",37]],["s","<!--",["|",0,200,false,["s",["!","-->"],["[","^\\""]]],"-->"],["s","--",["[","\\t "],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",9,37]],["s",["/","//","#"],["|",0,200,false,["/",74,["[","^\\n\\r\\"\'"],["s","\'",["!",75]]]],9,["[*","\\t\\n\\r "],["[",",]}"]]],"#\\\\-/<"]', // 73 skipLineComment
      '[0,["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\""]],"\\""],["s","\\"\\"",["!",75]]],"\\""]', // 74 skipQuotedRemark
      '[0,["s",["[*","\\t "],["?",","],["[*","\\t "],9],"\\t\\n\\r ,"]', // 75 skipLastOfLine
      '[0,["s",77,["!",78],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["[","[{"]],"]",["s","}",["[*","\\t\\n\\r "],79],["s",",",["[*","\\t\\n\\r "],["|",1,60,false,80],"}",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],79]]]]]]', // 76 skipRoundEnd
      '[0,["inside",0]]', // 77 readInObjectAround
      '[0,["inside",6]]', // 78 readInTuple
      '[0,["/",37,38,["s",["[","\\"\'`"],["[*","\\t\\n\\r "],37],["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],37],["s",["[",".;"],["[*","\\t\\n\\r "],37],"</","<|"]]', // 79 skipDocumentEnd
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],81,["s","{",["|",0,60,false,82],"}"],["s","[",["|",0,60,false,82],"]"]],"^]}"]', // 80 skipShallow
      '[0,["s","\\"",["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""]]', // 81 skipLongText
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],81,["s","{",["|",0,60,false,83],"}"],["s","[",["|",0,60,false,83],"]"]],"^]}"]', // 82 skipShallower
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],81],"^[]{}"]', // 83 skipFlatPart
      '[0,["/",["s",["[*","\\t "],85],["s",["[+","\\t "],86,["|",0,9,false,["s",["[+","\\t "],86]]]]]', // 84 skipRemark
      '[0,["/",["s","(",["|",1,60,false,["[","^\\n\\r\\"(){}"]],")"],["s","[",["!",45],["[","!?A-Za-z"],["|",0,30,false,["[","^\\n\\r\\",:[]{}"]],"]"],["s",["/","<-","\u2190"],["|",0,9,false,["s",["[*","\\t "],86]]],["|",1,3,false,["[","!?"]],47,["s",63,["!",78],")",["!",["s",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],37]]]]]', // 85 skipSignRemark
      '[0,["s",["!",["/",39,["s",["/",44,45],["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],"|",["[","\\u0000\\u000b\\f\\u001e\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["|",1,40,false,["[","!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]]],"!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 86 skipRemarkWord
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[","]}"],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["s",63,["/",["s",48,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",46,["[*","\\t\\n\\r "],":"],["[",")]}\uff3d\uff5d"]]],["s",88,90]]]]],["s",["[*","\\t "],9]],"\\t\\n\\r ,]}"]', // 87 skipRemarkEnd
      '[0,["q",89]]', // 88 skipInArray
      '[0,["same",1,["{",2,""]]]', // 89 readInArray
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44,["[","[{"],45,["[",")]}\uff3d\uff5d"]],"\\"\')\\\\-0-9[]`fnt{}\u00ab\u00b4\u2018-\u201f\uff02\uff07\uff3d\uff5d"]', // 90 skipElementStart
      '[0,["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["/",["s","...",["[*","."]],["[+","\u2026"],34],["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]],"\\t\\n\\r "]', // 91 skipDotsBehind
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",")]}\uff3d\uff5d"],37,["s",47,["[*","\\t\\n\\r "],["[",",]"]],["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],93],["s",["[",".|"],["[*","\\t\\n\\r "],["/",["s",81,["[*","\\t\\n\\r "],["[","),;]"]],["[","[{"]]],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46]],["[","[{\u3001\uff0c"],38,["s",":",["[*","\\t\\n\\r "],43],["s",42,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],43]]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],73],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["?",["s",["[","*\\\\-\u2022"],["[+","\\t "]]],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44]],94,34,["s",["[+","\\t\\n\\r "],["|",1,20,false,["s",["/",44,45],["[*","\\t\\n\\r "]]],["[","\\"\',]`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",84,87],91]]', // 92 skipEndsElement
      '[0,["/",43,["[","(+-.:]}\u2026"],39,32,37,50,"&quot;",34,54,["s",68,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["?",["s","new",["[+","\\t "]]],46,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["/",["s",["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],["/",["s","\\"",["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t\\n\\r "],["[",",]"]]]],["s",["[*","\\t\\n\\r "],"\\""]]],["s",56,37],["s",["[","A-Z_a-z"],["[","\\t "]]]]', // 93 skipElementFollows
      '[0,["/",["s","\\"",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'",["[*","\\t\\n\\r "],["[",",]"]]],"\\"\'"]', // 94 skipLostElement
      '[0,["/",["s",["[*","\\t\\n\\r "],32,["*",["s",["[*","\\t\\n\\r "],32]],["[*","\\t\\n\\r "],["/",["[",",:]}"],37]],["s",9,["[*","\\t\\n\\r "],49,["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]],"\\t\\n\\r\\u001b <"]', // 95 skipEndsNoisily
      '[0,["s",48,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],43]]', // 96 skipMemberStart
      '[0,["/",81,98,44,45],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 97 skipLostItem
      '[0,["s",["[","\u00ab\u2018\u201c\u201e"],["|",0,200,false,["[","^\\n\\r\\"[]{}\u00ab\u00bb\u2018\u2019\u201c-\u201f"]],["[","\u00bb\u2019\u201c\u201d"]]]', // 98 skipOtherText
      '[0,["L",["&",100]],"{"]', // 99 leaf
      '[0,["s","{",101,"[",["|",0,60,false,80],"]",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["*",["s",["!",102],28,["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]],"}",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],37]]', // 100 skipBraceListAhead
      '[0,["s",["[*","\\t\\n\\r "],["*",["s",["!",102],28,["[*","\\t\\n\\r "]]]]]', // 101 skipGapAhead
      '[0,["/",["s","#",["[+","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["[*","\\t\\n\\r "],["/",["[",",]}"],37]],["s",["/","#","//"],["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]}"]]],"#/"]', // 102 skipHashWord
      '[1,["L",104]]', // 103 leaf
      '[1,["N",0,["s",[":",0,105],["?",["/",106,107]],["/","[",108]]],"[{\uff3b"]', // 104 readArrayStart
      '[0,["{",3,""]]', // 105 readArrayKind
      '[1,["M","BadBraceAround",["s","{",101,["&","["]]]]', // 106 readBadBraceAround
      '[1,["M","BadDoubledSquare",["s",63,"[",["&",["s","[",["|",0,200,false,["[","^\\"\'[]{}"]],"]",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],69],"}"]]]]],"["]', // 107 readBadDoubledSquare
      '[1,["M","BadFullBracket","\uff3b"]]', // 108 readBadFullBracket
      '[0,["L",["?",["[+","\\t\\n\\r "]]]]', // 109 leaf
      '[0,["L",["&",111]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 110 leaf
      '[0,["s",112,["[*","\\t\\n\\r "],":",["|",1,60,false,80],"}",["[*","\\t\\n\\r "],["/","]",["s",",",["[*","\\t\\n\\r "],["[","[{"]]]]]', // 111 skipLostItemAhead
      '[0,["/",["s","\\"",113,"\\""],["s","\'",113,"\'"],["s",["[","\u00ab\u2018\u2019\u201c-\u201f\uff02"],["|",1,60,false,["[","^\\n\\r\\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02"]],["[","\\"\u00bb\u2018\u2019\u201c-\u201f\uff02"]]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 112 skipListName
      '[0,["|",0,40,false,["[","$\\\\-0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]', // 113 skipListNameWord
      '[1,["L",115]]', // 114 leaf
      '[1,["N",1,["s",[":",0,116],117]]]', // 115 readOpenlessStart
      '[0,["{",4,""]]', // 116 readObjectKind
      '[1,["M","MissingOpen",""]]', // 117 readMissingOpen
      '[1,["L",119]]', // 118 leaf
      '[1,["N",5,["s",["[*","\\t\\n\\r "],[":",0,["/",120,["@",1,["!",["[","\\u0000\\u000b\\f\\u001e\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]],123,["&",":"]]]],["[*","\\t\\n\\r "],":",["[*","\\t "],[":",1,["/",120,["@",1,["!",125],["/",127,128]]]],129]],"\\t\\n\\r -\\"$%\'*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 119 readPair
      '[1,["N",2,["s","\\"",[":",0,["$",["[*"," !#-[]-\uffff"]]],"\\""],["s","\\"",[":",1,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],121]]]],"\\""],["s",122,[":",0,["$",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]]]],"\'"]],"\\"\'"]', // 120 readText
      '[0,["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]', // 121 skipGoodEscape
      '[1,["M","BadSingleQuotes","\'"]]', // 122 readBadSingleQuotes
      '[1,["M","BadBareKey",["s",["?",":"],124]],"!$%*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 123 readBadBareKey
      '[0,["s",["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"],["*",["s",["[+","\\t "],["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]]]]]', // 124 skipBareKey
      '[0,["/",["s",["/",44,45],["|",1,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],97,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]],["s","]",["[*","\\t\\n\\r "],126]],"\\\\-0-9]fnt"]', // 125 skipInnerArrayAhead
      '[0,["/","}",["s",",",["[*","\\t\\n\\r "],69]],",}"]', // 126 skipListBehind
      '[0,["N",3,[":",0,["$",44]]]]', // 127 readNumber
      '[0,["N",4,[":",0,["$",45]]]]', // 128 readConstant
      '[0,["/",["s",["[*","\\t\\n\\r "],",",["&",["s",101,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",46,["[*","\\t\\n\\r "],":"]]]]],["&",["s",["[*","\\t\\n\\r "],"}"]]],"\\t\\n\\r ,}"]', // 129 skipPairEnd
      '[1,["L",["/",24,26,131]],"\\u0000\\t-\\r\\u001b\\u001e #+\\\\-/-9<>\\\\\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 130 leaf
      '[1,["M","BadLineMark",["s",["!",["s",63,["[+","0-9"],":",["[*","\\t\\n\\r "],["/",["s",48,["!",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]],["[","[{"]]]],49,["&",["s",["[*","\\t\\n\\r "],["/",["[",")]}\uff3d\uff5d"],48,["[","\\"[{"],["s",88,["/",44,45]]]]]]],"+0-9>|"]', // 131 readBadLineMark
      '[0,["L",["&",133]]]', // 132 leaf
      '[0,["s",["!",134],97,139]]', // 133 skipLateItems
      '[0,["/",135,138]]', // 134 skipInAnyArray
      '[0,["/",136,137]]', // 135 skipInRootArray
      '[0,["inside",3]]', // 136 readInBracketedArray
      '[0,["inside",4]]', // 137 readInOpenlessArray
      '[0,["inside",2]]', // 138 readInArrayAround
      '[0,["q",140]]', // 139 skipLateItemsGoOn
      '[0,["scan",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],97],["s",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],126]],"\\t\\n\\r ,]"]', // 140 readLateItemsGoOn
      '[1,["L",["/",142,144]],"\\"\'\\\\-0-9fnt{"]', // 141 leaf
      '[1,["N",6,["s",[":",0,105],143]],"{"]', // 142 readBraceArrayStart
      '[1,["M","BadBraces","{"]]', // 143 readBadBraces
      '[1,["N",7,["s",[":",0,105],[":",1,["/",120,127,128]],["[*","\\t\\n\\r "],["/",",",["&","]"]]]],"\\"\'\\\\-0-9fnt"]', // 144 readLateArrayStart
      '[1,["L",146]]', // 145 leaf
      '[1,["N",8,["s",["[*","\\t\\n\\r "],["!",147],[":",0,["/",120,127,128]],["/",["s",["[*","\\t\\n\\r "],",",["&",["s",101,["[","\\"\'\\\\-0-9[{"]]]],["&",["s",["[*","\\t\\n\\r "],"]"]]]]],"\\t\\n\\r \\"\'\\\\-0-9fnt"]', // 146 readItem
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["|",0,9,false,["s",",",["[","1-9"],["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]]],",0",["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]],"+\\\\-0-9"]', // 147 skipAmountsAhead
      '[1,["L",["/",24,["t",[0,1],["!",102],26],131,149]]]', // 148 leaf
      '[1,["M","BadLeadIn",["s",["/",["s","(",["[","A-Z_a-z"],["|",0,30,false,["["," A-Z_a-z"]],")"],["[","*~\u00b7\u2022"],"=>","->",["s",["[","+\\\\-"],["[*","\\t\\n\\r "],["&",["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],["s","+",["&",["/","-",45]]],["s","-",["[+","\\t "],["&",["/","-",45]]],["s",["/","and","or"],["[+","\\t "]],47],["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44,["[","[{"],45]]]],["s",47,["&",["s",["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]]],["s",63,["[",">|"],["?",["[","+\\\\-"]],["&",["s",["[*","\\t "],9]]],["s",63,["!",78],"(",["&",["s",["[*","\\t\\n\\r "],150,["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["[",",]}"]]]]]]', // 149 readBadLeadIn
      '[0,["/",["s","{",["|",0,500,false,["[","^()[]{}"]],"}"],["s","[",["|",0,500,false,["[","^()[]{}"]],"]"]],"[{"]', // 150 skipFlat
      '[0,["L",["!",152]]]', // 151 leaf
      '[0,["s",153,["/",["s",112,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",46,["[*","\\t\\n\\r "],":"]]]]', // 152 skipNameAhead
      '[0,["/",154,66,155]]', // 153 skipInAnyObject
      '[0,["inside",1]]', // 154 readInRootObject
      '[0,["/",156,157,77]]', // 155 skipInDeepObject
      '[0,["inside",5]]', // 156 readInInnerObject
      '[0,["inside",8]]', // 157 readInLateObject
      '[1,["L",159]]', // 158 leaf
      '[1,["N",9,["s",["&",147],[":",0,160]]],"+\\\\-0-9"]', // 159 readRepairedAmounts
      '[1,["M","BadThousands",["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",161]]],"+\\\\-0-9"]', // 160 readBadThousands
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",]}\uff0c\uff3d\uff5d"],37]],["s",["[*","\\t\\n\\r "],["[","\\u0000\\u000b\\f\\u001e\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",",]}\uff0c\uff3d\uff5d"],37]],["s",".",["[*","\\t\\n\\r "],["/",["s",63,69],["s",88,94]]],["s",88,".",["[+","\\t\\n\\r "],["/",44,45],["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t "],"|",["[*","\\t\\n\\r "],["/",69,["s",88,90]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["[*","\\t "],["/",9,39,38,["[",");[{\u2026\u3001"],"...",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",44,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s",45,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s","</",46,">",["[*","\\t\\n\\r "],37],["s",85,87],["s","-",["[+","\\t "],["[","A-Za-z"],["|",0,9,false,["s",["[*","\\t "],86]],87]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["/",["s",["[*","\\t "],["/",["s",46,["[*","\\t\\n\\r "],":"],34]],95]]]]', // 161 skipEndsWord
      '[1,["L",163]]', // 162 leaf
      '[1,["N",10,["s",["!","\\"\\"\\"\\""],[":",0,["/",["@",0,120,["&",62],["!",["s",["[*","\\t\\n\\r "],"+"]]],["@",0,["/",127,128],["&",161]]]]]],"\\"\'\\\\-0-9fnt"]', // 163 readWord
      '[1,["L",["/",165,167]],"\\"&-(\\\\\\\\{"]', // 164 leaf
      '[1,["N",11,[":",0,166]]]', // 165 readRepairedPlaceholder
      '[1,["M","BadPlaceholder",["s","{{",["!",["s",["[*","\\t\\n\\r "],["[","\\"\'{}"]]],["|",1,200,false,["[","^\\n\\r{}"]],"}}"]]]', // 166 readBadPlaceholder
      '[1,["N",12,[":",0,["/",168,169,170,171,172]],[":",0,174]],"\\"&-(\\\\\\\\"]', // 167 readRepairedText
      '[1,["M",1,["s","\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\",["?",["/",["s","\\\\",["[","\\"/\\\\\\\\bfnrt"]],["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\""],["s","\\\\\\"",[":",0,["$",["|",1,2000,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","/\\\\\\\\bfnrt"]],["s","\\\\\\"",["!",62]]]]]],"\\\\\\"",["&",62]]],"\\\\\\\\"]', // 168 readBadEscapedQuotes
      '[1,["M",2,["s","\\\\\\\\\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\\\\\\\\\",["?",["/","\\\\\\\\\\\\\\"","\\\\\\\\\\\\\\\\",["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\\\\\\\\\""]]]', // 169 readBadTwiceEscapedQuotes
      '[1,["M",3,["s",50,[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r\\""]]]]]],37]]]', // 170 readBadCutEscaped
      '[1,["M",4,["s","&quot;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&quot;",["[","^"]]],["s",["!","&quot;"],"&"]]]]],"&quot;"],["s","&#34;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&#34;",["[","^"]]],["s",["!","&#34;"],"&"]]]]],"&#34;"]],"&"]', // 171 readBadEntityQuotes
      '[1,["M",5,["s","\\"\\"",[":",0,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],121]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],["[","),:]}"]]]],["s","\'\'",[":",0,["$",["|",1,2000,false,["["," -&(-[]-\uffff"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],["[",",:]}"]]]],["s","\\"\\"",["!","\\""],[":",0,["$",["s",["|",0,2000,false,173],["|",0,99,false,["s","\\\\\\"",["|",0,2000,false,173],"\\\\\\"",["|",0,2000,false,173]]]]]],"\\"",["&",62]]],"\\"\'"]', // 172 readBadDoubledQuotes
      '[0,["/",["s",["[","0-9"],"\\\\\\"",["!","\\""]],["["," !#-[]-\uffff"],["s",["!","\\\\\\""],121]]," !#-\uffff"]', // 173 skipUnquotedUnit
      '[1,["M",6,["s","(",["[*","\\t\\n\\r "],[":",0,["/",120,127,128]],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],37]]]]]]', // 174 readBadParentheses
      '[0,["L",["&",["s",["!",["s","\\"\\"",62]],["?",59],["&","\\"\\"\\""],176]]],"\\"\'BFRUbfru"]', // 175 leaf
      '[0,["/",["s",["!",177],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 176 skipBadTripleQuotes
      '[0,["s","\\"\\"\\"",["[*","\\t\\n\\r "],["/",["s",["[",")]}\uff3d\uff5d"],["[*","\\t\\n\\r "],["/",["[",",]}"],37,178,"</"]],["s",",",["[*","\\t\\n\\r "],69]]]]', // 177 skipEmptyTriple
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 178 skipFence
      '[1,["L",180]]', // 179 leaf
      '[1,["N",13,["s",["?",181],[":",0,["/",182,183,184,122,"\\""]]]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 180 readTextStart
      '[1,["M","BadPrefix",59]]', // 181 readBadPrefix
      '[1,["M","BadTripleQuotes",["s",["!",177],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 182 readBadTripleQuotes
      '[1,["M","BadSmartQuotes",["[","\u00ab\u2018-\u201f\uff02\uff07"]]]', // 183 readBadSmartQuotes
      '[1,["M","BadBackticks",["[","`\u00b4"]]]', // 184 readBadBackticks
      '[0,[[null,"^\\"",1,false],[["s",["!","\\"\\"\\""],"\\""],null,0,false]]]', // 185 text
      '[1,["L",["/","\\"\\"\\"",187]]]', // 186 leaf
      '[1,["M","MissingStringEnd",["?",["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]]]]]]', // 187 readMissingStringEnd
      '[0,["L",["&",["s",["!",["s","\'\'",62]],["?",59],"\'\'\'"]]],"\'BFRUbfru"]', // 188 leaf
      '[0,[[null,"^\'",1,false],[["s",["!","\'\'\'"],"\'"],null,0,false]]]', // 189 text
      '[1,["L",["/","\'\'\'",187]]]', // 190 leaf
      '[0,["L",["&",["s","\\"",["[+","[{"],["[*","\\t\\n\\r "],"\\"",["!",62],["!",["s",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\\\\\""]]]]],"\\""]', // 191 leaf
      '[0,[[null,"^]}",1,false],[["s",["!",193],["[","]}"]],null,0,false]]]', // 192 text
      '[0,["s",["[","]}"],["[*","\\t\\n\\r "],"\\"",["[*","\\t\\n\\r "],["/",["[",",]}"],37]]]', // 193 skipInnerEndAhead
      '[1,["L",["/",195,187]]]', // 194 leaf
      '[1,["N",14,["s",["&",193],[":",0,["$",["s",["[","]}"],["[*","\\t\\n\\r "]]]],196]],"]}"]', // 195 readInnerEnd
      '[1,["M","BadInnerJson","\\""]]', // 196 readBadInnerJson
      '[0,["L",["&",["s",["?",59],"\\""]]],"\\"BFRUbfru"]', // 197 leaf
      '[0,[[null," !#-&(-+\\\\--[\\\\^-|~-\u2018\u201a-\u201c\u201e-\uffff",1,false],[["s",["!",199],121],null,0,false],[["s",["!",205],["[","\',\u2019\u201d"]],null,0,false],[["!",205],"]}",1,false]]]', // 198 text
      '[0,["s","\\\\\\"",200]]', // 199 skipEscapedEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],201],["s",202,203]]],"\\t\\n\\r ,]}"]', // 200 skipQuoteBehind
      '[0,["/",["s",63,["!",["s","\\"",62]],["&","\\""],69],["s",88,["!",["s","\\"",62]],["&","\\""],94]],"\\""]', // 201 skipQuoteNext
      '[0,["/",["s",63,["&","}"]],["s",88,["&","]"]]],"]}"]', // 202 skipOwnCloser
      '[0,["s",71,["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["!",["s","\\"",62]],["&","\\""],69],37]],204]]]', // 203 skipLostBehind
      '[0,["s",["/",["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["/",178,["s","</",46,">"]]],32,["s",["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["?",";"]],["s",["[*","\\t\\n\\r "],["[",".;"]]],["[*","\\t\\n\\r "],37],"\\t\\n\\r\\u001b ).;<"]', // 204 skipOutside
      '[0,["/",["s",",",["[*","\\t\\n\\r "],201],["s",["[","\'\u2019\u201d"],["/",200,206]],["s",202,203]],"\',]}\u2019\u201d"]', // 205 skipQuoteLost
      '[0,["s",88,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",["s",["/",44,45],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]],["|",0,200,false,["[","^\\""]],"\\"",["!",62]],"\\t\\n\\r ,"]', // 206 skipOtherList
      '[1,["L",208]]', // 207 leaf
      '[1,["/",209,212,["@",2,["!",199],["!",213],["/",214,216]]],"\\u0000-\\u001f\\\\\\\\"]', // 208 readTextFlaw
      '[1,["M","BadNewline",["s",["!",210],["!",211],9,["[*","\\t\\n\\r "]]],"\\n\\r"]', // 209 readBadNewline
      '[0,["s",9,["[*","\\t\\n\\r "],["/",201,["s",202,203]]]]', // 210 skipLineLost
      '[0,["s",["[*","\\t\\n\\r "],202,71,["/",["s",["[*","\\t\\n\\r "],37],204]],"\\t\\n\\r ]}"]', // 211 skipLastEnd
      '[1,["M","BadControl",["[","\\u0000-\\t\\u000b\\f\\u000e-\\u001f"]]]', // 212 readBadControl
      '[0,["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]],37]]', // 213 skipCutEscape
      '[1,["M",7,["s","\\\\u{",[":",0,["$",["|",1,6,false,["[","0-9A-Fa-f"]]]],"}"],["s","\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,215]],["s","\\\\",[":",2,["$",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s","0",["!",["[","0-9"]]],["[","_v"]]]]],["s","\\\\",["!",["[","\\"/\\\\\\\\bfnrt"]],["!",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 214 readBadEscape
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 215 readEol
      '[1,["M",8,["s","\\\\",[":",0,["$",["/","#",["s","$",["&",["["," \\"0-9A-Za-{"]]],["s",["[",".|"],["&",["[","\\t \\""]]],["s",".",["&",217]]]]]],["s","\\\\",["&",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 216 readBadSignEscape
      '[0,["s",["[","0-9A-Za-z"],["|",0,80,false,["/",["["," \',-;@-Z_a-z"],["s","\\\\",["[","\\"n"]],["s","\\\\.",["&",["[","0-9A-Za-z"]]]]],"\\""]]', // 217 skipNoPattern
      '[1,["L",219]]', // 218 leaf
      '[1,["M","BadDoubledEnd",["s",["!",["s","\\"",62]],"\\"\\"",["&",62]]],"\\""]', // 219 readBadDoubledEnd
      '[0,["L",["s",["!",["s","\\"",62]],["!",221]]]]', // 220 leaf
      '[0,["s",63,"\\"",46,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",44,45,["s",["[","[{"],["|",1,60,false,80],["[","]}"]]],200],"\\""]', // 221 skipNameOpens
      '[1,["L",223]]', // 222 leaf
      '[1,["M","BadBlankPair",["s","\\"",["[*","\\t "],"\\"",["!",62]],["s",88,"\\"",["&",["s",["[","\\t "],["|",1,200,false,["[","^\\n\\r\\""]],"\\"",["[*","\\t\\n\\r "],["[",",]"]]]]],"\\""]', // 223 readBadBlankPair
      '[1,["L",["/",225,226]]]', // 224 leaf
      '[1,["M","BadListedQuote",["s",["!",153],["!",134],"\\"",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\""]]]]]', // 225 readBadListedQuote
      '[1,["M","BadQuote",["s","\\"",["&",["[","^"]]]]]', // 226 readBadQuote
      '[1,["L",228]]', // 227 leaf
      '[1,["/",["t",[0,1],["!",["s","\\"",229]],226],232]]', // 228 readPairEnds
      '[0,["/",["s",63,["[*","\\t\\n\\r "],["/",37,["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",69,["[",")]}\uff3d\uff5d"]]],230]],["s",88,["[*","\\t\\n\\r "],["/",37,["s",",",["[*","\\t\\n\\r "],["/",94,["s",44,["[*","\\t\\n\\r "],["[",",]"]],["s",45,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]],230]],["s",["!",63],["!",88],36]]]', // 229 skipEndsSurely
      '[0,["s",202,71,["/",",",["s",9,["!",231]],37]]]', // 230 skipClosersEnd
      '[0,["s",["|",0,200,false,["[","^\\""]],"\\"",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",69,94]],["[",")]}\uff3d\uff5d"]]],"^"]', // 231 skipClosesLater
      '[1,["M","BadLoneQuote",""]]', // 232 readBadLoneQuote
      '[1,["L",234]]', // 233 leaf
      '[1,["M","BadQuoteOfJson",["s","\\"",["&",["/",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],43],["s",["[*","\\t\\n\\r "],71,"\\"",["!",["s",["[*","\\t\\n\\r "],37]]]]]]]]', // 234 readBadQuoteOfJson
      '[0,["L",""]]', // 235 leaf
      '[1,["L",237]]', // 236 leaf
      '[1,["/",238,"\\"",239,240,241,242,244,245,187]]', // 237 readDoubleEnd
      '[1,["M","BadSharedQuote",["&",221]],"\\""]', // 238 readBadSharedQuote
      '[1,["M","BadLastEscapedEnd",["s","\\\\\\"",["&",211]]]]', // 239 readBadLastEscapedEnd
      '[1,["M","BadEscapedEnd",["s","\\\\\\"",["&",200]]]]', // 240 readBadEscapedEnd
      '[1,["M","BadLastOtherEnd",["s",["[","\'\u2019\u201d"],["&",211]]]]', // 241 readBadLastOtherEnd
      '[1,["M","BadOtherEnd",["s",["[","\\"\'\u2019\u201d"],["&",200]],["s",["[","\'\u2019\u201d"],["&",206]],["s","\\"",["&",243]]],"\\"\'\u2019\u201d"]', // 242 readBadOtherEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",69,["s",88,["/",94,["s",["/",44,45],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]],["s",202,71]]],"\\t\\n\\r ,]}"]', // 243 skipOtherBehind
      '[1,["M","MissingLastQuote",["&",211]],"\\t\\n\\r ]}"]', // 244 readMissingLastQuote
      '[1,["M","MissingQuote",["&",["/",205,210]]],"\\n\\r\',]}\u2019\u201d"]', // 245 readMissingQuote
      '[0,["L",["&",["s",["?",59],["[","\'\u2018-\u201b\uff07"]]]],"\'BFRUbfru\u2018-\u201b\uff07"]', // 246 leaf
      '[0,[[null," !#-&(-+\\\\--@[\\\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",1,false],[["s",["[+","A-Za-z\u00c0-\u024f"],["!",248]],null,0,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,false],[["s",["!",249],["[",",]}"]],null,0,false]]]', // 247 text
      '[0,["s",["[","\'\u2018-\u201b\uff07"],["!",62]]]', // 248 skipInnerApostrophe
      '[0,["/",["s",",",["[*","\\t\\n\\r "],250],["s",202,71,["/",["s",["[*","\\t\\n\\r "],37],204]]],",]}"]', // 249 skipSingleLost
      '[0,["/",["s",63,["!",["s","\'",62]],["&","\'"],69],["s",88,["!",["s","\'",62]],["&","\'"],94]],"\'"]', // 250 skipLostSingle
      '[1,["L",["/",252,254,208]],"\\u0000-\\u001f\'A-Z\\\\\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"]', // 251 leaf
      '[1,["N",15,[":",0,["$",["s",["[+","A-Za-z\u00c0-\u024f"],253]]]]]', // 252 readContraction
      '[1,["M","BadApostrophe",["s",["[","\'\u2018-\u201b\uff07"],["!",62]]]]', // 253 readBadApostrophe
      '[1,["M","BadInnerMark",["s",["[","\'\u2018-\u201b\uff07"],["!",62]]]]', // 254 readBadInnerMark
      '[0,["L",["@",1,["!",["s","\\"",243]],256]],"\\""]', // 255 leaf
      '[0,["N",16,[":",0,["$","\\""]]]]', // 256 readDoubleMark
      '[0,["L",256]]', // 257 leaf
      '[1,["L",259]]', // 258 leaf
      '[1,["/",260,242,244,261,187]]', // 259 readSingleEnd
      '[0,["$",["[","\'\u2018-\u201b\uff07"]]]', // 260 readApostrophe
      '[1,["M","MissingSingleQuote",["&",249]],",]}"]', // 261 readMissingSingleQuote
      '[0,["L",["&",["[","\u00ab\u201c-\u201f\uff02"]]],"\u00ab\u201c-\u201f\uff02"]', // 262 leaf
      '[0,[[null," !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff",1,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,false]]]', // 263 text
      '[1,["L",["/",265,208]],"\\u0000-\\u001f\\"\\\\\\\\\u00bb\u201c-\u201f\uff02"]', // 264 leaf
      '[1,["M","BadInnerSmart",["s",["[","\\"\u00bb\u201c-\u201f\uff02"],["!",62]]]]', // 265 readBadInnerSmart
      '[1,["L",267]]', // 266 leaf
      '[1,["/",["$",["[","\\"\u00bb\u201c-\u201f\uff02"]],187]]', // 267 readSmartEnd
      '[0,["L",["s",["&","```"],["!",269]]],"`"]', // 268 leaf
      '[0,["s",270,["[*","\\t "],["/",9,37]]]', // 269 skipClosingFenceLine
      '[0,["q",271]]', // 270 skipClosingFence
      '[0,["closes",0,272],"`~"]', // 271 readClosingFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 272 readFence
      '[1,["L",274]]', // 273 leaf
      '[1,["N",17,[":",0,275]]]', // 274 readFencedTextStart
      '[1,["M","BadFencedText",["s","```",["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t "],9]]]', // 275 readBadFencedText
      '[0,[[null,"^\\n\\r",1,false],[["s",["!",["s",9,["[*","\\t "],"```"]],9],null,0,false]]]', // 276 text
      '[1,["L",["/",["t",[0,1,2],["?",215],["|",0,null,true,278],"```"],187]]]', // 277 leaf
      '[0,["$",["[","\\t "]]]', // 278 readBlank
      '[0,["L",["s",["&",["[","`\u00b4"]],["!",38]]],"`\u00b4"]', // 279 leaf
      '[0,[[null," !#-[]-_a-\u00b3\u00b5-\uffff",1,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,false]]]', // 280 text
      '[1,["L",["/",282,208]],"\\u0000-\\u001f\\\\\\\\`\u00b4"]', // 281 leaf
      '[1,["M","BadInnerBacktick",["s",["[","`\u00b4"],["!",62]]]]', // 282 readBadInnerBacktick
      '[1,["L",284]]', // 283 leaf
      '[1,["/",["$",["[","\'`\u00b4"]],242,187]]', // 284 readBacktickEnd
      '[1,["L",286]]', // 285 leaf
      '[1,["M","BadConcatenation",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["&",["s",["?",59],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],"\\t\\n\\r +"]', // 286 readBadConcatenation
      '[1,["L",288]]', // 287 leaf
      '[1,["M","BadVariable",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["[+","^\\n\\r\\"\'+,]}"]]],"\\t\\n\\r +"]', // 288 readBadVariable
      '[0,["L",290]]', // 289 leaf
      '[0,["N","TextEnd",""]]', // 290 readTextEnd
      '[1,["L",292]]', // 291 leaf
      '[1,["/",["&",37],["t",[0,1],["?",293],["/",294,["t",[0,1],["|",0,null,true,295],["/",296,298,299,["&",["/",["[",")]}\uff3d\uff5d"],37]],300,301,302]]]]]]', // 292 readSeparator
      '[1,["M","BadRemark",["s",["!",["s",["[*","\\t "],["/","...","\u2026",76]]],84,["&",87]]]]', // 293 readBadRemark
      '[1,["M","BadPointBehind",["s",".",["&",44]]]]', // 294 readBadPointBehind
      '[1,["/",24,26],"\\u0000\\t-\\r\\u001b\\u001e #\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 295 readGap
      '[1,["/",["t",[0,1],",",["!",["s",101,["[",")]}\uff3d\uff5d"]]]],297],","]', // 296 readComma
      '[1,["M","BadTrailingComma",["s",",",["&",["s",101,["[",")]}\uff3d\uff5d"]]]]]]', // 297 readBadTrailingComma
      '[1,["M","BadSeparator",["[",";\u3001\uff0c"]]]', // 298 readBadSeparator
      '[1,["M","BadOddSeparator",["s",".",["&",["/",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t\\n\\r "],["/",44,45]]]]],["s","|",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44,45,["[","[{"]]]]]],".|"]', // 299 readBadOddSeparator
      '[1,["M","MissingTupleComma",["s",78,["&",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]', // 300 readMissingTupleComma
      '[1,["M","MissingComma",["&",["/",43,46,"("]]],"\\"$\'(\\\\-0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 301 readMissingComma
      '[1,["M","MissingSeparator",""]]', // 302 readMissingSeparator
      '[0,["L",["&",304]],"["]', // 303 leaf
      '[0,["s","[",["[*","\\t\\n\\r "],["!",["s",["!",134],111]],112,["[*","\\t\\n\\r "],["/",":","=>"]]]', // 304 skipNamedArrayAhead
      '[1,["L",306]]', // 305 leaf
      '[1,["N",18,["s",[":",0,116],307]],"["]', // 306 readNamedArrayStart
      '[1,["M","BadNamedArray","["]]', // 307 readBadNamedArray
      '[1,["L",309]]', // 308 leaf
      '[1,["N",20,[":",0,310],["s",[":",0,311],["*",331],334],["s",[":",0,338],["/",335,":"]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 309 readKey
      '[1,["M",9,["s","\\"",[":",0,["$",["|",1,200,false,["s",["!",["s",["[","\'\u2019\u201d"],":"]],["[","^\\n\\r\\":\\\\\\\\"]]]]],":","\\"",["&",["s",["[*","\\t\\n\\r "],43]]]]]', // 310 readBadColonInside
      '[1,["/",["@",0,120,["&",["s",["[*","\\t\\n\\r "],":"]]],312,313,314,315,["@",0,120,["&",316]],317],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 311 readKeyName
      '[1,["M",10,["s","\\"",[":",0,["/",["@",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]],["[","\'\u2019\u201d"]],["$",46]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","^\\n\\r\\""],["?","\\""],37]]]]]', // 312 readBadLastName
      '[1,["M",11,["s","\\"",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\'\u2019\u201d"],["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\\"\u2019"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 313 readBadOtherQuote
      '[1,["M",12,["s","\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 314 readBadTwiceClosed
      '[1,["M",13,["s",["[","\\"\'"],[":",0,["$",124]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["[","[{"]],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]]', // 315 readBadOpenName
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",:;=[]{}\uff1a"],"->",["[","\\u0000\\u000b\\f\\u001e\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],39,37,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"\\\\"]],["s",42,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",["[+","\\t "],["/",44,45]],["s",["/",44,45],["&",161]],95]]', // 316 skipEndsName
      '[1,["/",168,169,171,318,319,320,321,324,325,328,329,330,["@",0,123,["&",["s",["[*","\\t\\n\\r "],["/",":","=","\uff1a",["s",";",["[*","\\t\\n\\r "],43]]]]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 317 readRepairedName
      '[1,["M",14,["s","\\"\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"",["?","\\""],["&",316]],["s","\'\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'",["?","\'"],["&",316]]],"\\"\'"]', // 318 readBadDoubledName
      '[1,["M",15,["s",["[","\u00ab\u201c-\u201f\uff02"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\u00bb\u201c-\u201f\uff02"]]]],["[","\\"\u00bb\u201c-\u201f\uff02"],["&",316]],["s",["!",38],["[","`\u00b4\u2018-\u201b\uff07"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\'`\u00b4\u2018-\u201b\uff07"]]]],["[","\'`\u00b4\u2018-\u201b\uff07"],["&",316]]],"`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 319 readBadSmartName
      '[1,["M",16,["s",["[","\\"\'"],[":",0,["$",46]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",[":",0,["$",124]],["[","\\"\'"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"!\\"$%\'*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 320 readBadLostQuote
      '[1,["M",17,["s",["[","BFRUbfru"],[":",0,["/",["@",0,322],["@",0,323]]],["&",316]]]]', // 321 readBadPrefixedName
      '[0,["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""]]', // 322 readDoubleName
      '[0,["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"]]', // 323 readSingleName
      '[1,["M",18,["s","\\"",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]],"\\"",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],43]]],["s","\'",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]],"\'",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],43]]]],"\\"\'"]', // 324 readBadEarlyQuote
      '[1,["M",19,["s","\\"",[":",0,["$",["s",326,["|",1,9,false,["s",327,326,327,326]]]]],"\\"",["&",316]]]]', // 325 readBadQuotedName
      '[0,["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\{}"],["s","\\\\",["[","^"]]]]]', // 326 skipNameInside
      '[0,["s","\\"",["!",316],["!",["s",["[*","\\t\\n\\r "],["[","),]"]]]]]', // 327 skipInnerQuote
      '[1,["M",20,["s","[",["[*","\\t\\n\\r "],[":",0,["/",322,323]],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 328 readBadSquareName
      '[1,["N",19,["s","\\"",[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," !#-[]-\uffff"],121]]],208]]],"\\"",["&",316]],["s",122,[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," -&(-[]-\uffff"],121]]],208]]],"\'",["&",316]]],"\\"\'"]', // 329 readFlawedName
      '[1,["M",21,["s","\\"",[":",0,["$",["|",0,24,false,["/",["|",1,200,false,["[","^\\n\\r\\"\\\\\\\\"]],["s","\\\\",["[","^"]],["s","\\"",["!",316]]]]]],"\\"",["&",316]],["s","\'",[":",0,["$",["|",0,24,false,["/",["|",1,200,false,["[","^\\n\\r\'\\\\\\\\"]],["s","\\\\",["[","^"]],["s","\'",["!",316]]]]]],"\'",["&",316]]],"\\"\'"]', // 330 readBadOddName
      '[1,["/",["[+","\\t\\n\\r "],332,333],"\\u0000\\t-\\r\\u001b\\u001e !#(*\\\\-/<?\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 331 noteKeyGap
      '[1,["/",27,29,30,31,33],"\\u0000\\u000b\\f\\u001b\\u001e#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 332 noteGapMistake
      '[1,["M","BadNameRemark",["s",42,["&",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]]]]', // 333 readBadNameRemark
      '[1,["/",335,":",336,["&",["/",["[",",]}"],37]],337]]', // 334 noteColon
      '[1,["M","BadColon",["s",":",["+",["s",["[*","\\t\\n\\r "],["[",":="],["!",">"]]]],"=>","->","=","\uff1a",";"],"\\\\-:;=\uff1a"]', // 335 readBadColon
      '[1,["M","BadCommaForColon",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["s",["/",44,45],["[*","\\t\\n\\r "],["[",",}"]],["s",81,["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],69]]]]]]]]]', // 336 readBadCommaForColon
      '[1,["M","MissingColon",""]]', // 337 readMissingColon
      '[1,["M","MissingKey",["&",":"]],":"]', // 338 readMissingKey
      '[0,["L",["&",340]],"\\t\\n\\r "]', // 339 leaf
      '[0,["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["/",341,342,["s",["[","*\\\\-\u2022"],["[+","\\t "],343]]],"\\t\\n\\r "]', // 340 skipLineLostAhead
      '[0,["s",48,["[*","\\t\\n\\r "],":",["|",1,60,false,80],"}",["[*","\\t\\n\\r "],["[",",]}"]]]', // 341 skipLostMembers
      '[0,["s",97,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],97,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]]]', // 342 skipLostItems
      '[0,["s",344,["|",1,60,false,["s",["[*","\\t "],["?",","],["[*","\\t "],9,["[*","\\t\\n\\r "],["[","*\\\\-\u2022"],["[+","\\t "],344]]]]', // 343 skipLostBullets
      '[0,["/",81,["s","{",["|",0,60,false,80],"}"]],"\\"{"]', // 344 skipLostBullet
      '[1,["L",346]]', // 345 leaf
      '[1,["/",24,["t",[0,1],["!",102],26],149]]', // 346 readValueGap
      '[0,["L",["&",341]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 347 leaf
      '[0,["L",["&",["/",342,343]]],"\\"\\\\-0-9fnt{\u00ab\u2018\u201c\u201e"]', // 348 leaf
      '[1,["L",350]]', // 349 leaf
      '[1,["N",21,["s",[":",0,105],351]]]', // 350 readOpenlessArrayStart
      '[1,["M","MissingSquare",""]]', // 351 readMissingSquare
      '[0,["L",["&",353]],"{"]', // 352 leaf
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["/","]",["s",354,["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],354,["[*","\\t\\n\\r "],["!",["s",",",["[*","\\t\\n\\r "],69]],["[",",]}"]],["s","]",["[*","\\t\\n\\r "],["/",37,["[",",]}"]]]]]]],["s","{",["[*","\\t\\n\\r "],["!",304],["!",355],"[",["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9[{"]]],"{"]', // 353 skipBraceArrayAhead
      '[0,["/",48,81,44,46],"\\"$\'\\\\-0-9A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 354 skipBraceItem
      '[0,["s","[",["[*","\\t\\n\\r "],["/",356,357],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]', // 355 skipBadSquareName
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 356 skipDoubleName
      '[0,["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"]]', // 357 skipSingleName
      '[0,["L",["&",359]]]', // 358 leaf
      '[0,["s",135,["!",138],["!",153]]]', // 359 skipIsItem
      '[1,["L",361]]', // 360 leaf
      '[1,["N",22,["s",[":",0,116],["/","{",362],["?",["s",["[*","\\t\\n\\r "],363]]]],"{\uff5b"]', // 361 readObjectStart
      '[1,["M","BadFullBrace","\uff5b"]]', // 362 readBadFullBrace
      '[1,["M","BadDoubledBracket",["s","{",["&",["s",["[*","\\t\\n\\r "],48,["[*","\\t\\n\\r "],":"]]]]]', // 363 readBadDoubledBracket
      '[1,["L",365]]', // 364 leaf
      '[1,["M","BadItemBracket",366]]', // 365 readBadItemBracket
      '[0,["s",["[","]}"],["|",0,9,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],367]]],["&",["s",48,["[*","\\t\\n\\r "],":"]]]]]', // 366 skipLateBracket
      '[0,["/",["s",48,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",46,["[*","\\t\\n\\r "],":"]],"\\"$\'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 367 skipMemberAhead
      '[1,["L",369]]', // 368 leaf
      '[1,["M","MissingValue",""]]', // 369 readMissingValue
      '[0,["L",["&",125]],"\\\\-0-9]fnt"]', // 370 leaf
      '[0,["L",["&",372]]]', // 371 leaf
      '[0,["s",["!",155],["!",66],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],69]]', // 372 skipEmptyObjectAhead
      '[1,["L",374]]', // 373 leaf
      '[1,["N",23,[":",0,["/",160,375]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 374 readRepairedAmount
      '[1,["M",22,["s",[":",0,["$",["/",["s",["|",0,4,false,["[","!$%*+\\\\-.?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]],["[*","\\t "],["[+",".0-9"],",",["&",["[","0-9"]],["|",1,40,false,["/",["s",["[*","\\t "],["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]],["s",",",["&",["[","0-9"]]]]]],["s",["?","+"],["[+","0-9"],["|",1,9,false,["s",["[","\\t "],["[+","0-9"]]]]]]],["&",62],["!",["s",["[*","\\t\\n\\r "],":"]]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 375 readBadAmount
      '[0,["L",["&",377]],"\\t\\n\\r :"]', // 376 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["!",155],["|",1,60,false,80],"}",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],367],"}"]],"\\t\\n\\r :"]', // 377 skipLateObjectAhead
      '[1,["L",379]]', // 378 leaf
      '[1,["N",24,["s",[":",0,116],380]],"\\t\\n\\r :"]', // 379 readLateStart
      '[1,["M","BadLateOpen",["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r :"]', // 380 readBadLateOpen
      '[1,["L",["@",1,["&",382],383]],"\\t\\n\\r :"]', // 381 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","^[{"]],"\\t\\n\\r :"]', // 382 skipLateWord
      '[1,["M","BadLateColon",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",43]]],"\\t\\n\\r :"]', // 383 readBadLateColon
      '[1,["L",["/",385,369]]]', // 384 leaf
      '[1,["t",[0,1],["!",["[",",]}"]],386],"^\\n\\r ,[]}"]', // 385 readLooseWord
      '[1,["N",26,[":",0,["/",387,388,389,391]],[":",0,["/",398,["@",0,399,["&",161]],400,401,402,403,404]]],"^\\n\\r ,[]}"]', // 386 readRepairedWord
      '[1,["M","BadCutSign",["s","-",37]]]', // 387 readBadCutSign
      '[1,["M",23,["s",[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],37]],"\\\\-0-9"]', // 388 readBadCutNumber
      '[1,["M",24,["s",[":",0,["$",["s",["?","-"],"0",["[+","0-9"]]]],[":",1,["$",["s",["?",["s",".",["[+","0-9"]]],["?",390]]]],["&",161]]],"\\\\-0"]', // 389 readBadLeadingZero
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 390 skipExponent
      '[1,["N",25,["s",["!",["s",44,["&",161]]],[":",0,["$",["?",["/","-",392]]]],[":",1,["/",393,394]],["&",161]]],"+\\\\-.0-9"]', // 391 readRepairedNumber
      '[1,["M","BadPlus","+"]]', // 392 readBadPlus
      '[1,["M","BadRadix",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 393 readBadRadix
      '[1,["/",["$",["s",["/",395,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],396]],["?",390]]],["$",["s",397,["?",390]]]],".0-9"]', // 394 readLooseDecimal
      '[1,["M","BadDigitGroups",["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]]', // 395 readBadDigitGroups
      '[1,["M","BadPoint","."]]', // 396 readBadPoint
      '[1,["M","BadFraction",["s",".",["[+","0-9"]]]]', // 397 readBadFraction
      '[1,["M","BadNan",["s",55,["&",161]]]]', // 398 readBadNan
      '[1,["M","BadConstant",54]]', // 399 readBadConstant
      '[1,["M","BadCutWord",["s",56,37]]]', // 400 readBadCutWord
      '[1,["M",25,["s",["?",["s","new",["[+","\\t "]]],46,["|",0,9,false,["s",".",46]],"(",["[*","\\t\\n\\r "],[":",0,["/",120,127,128]],["[*","\\t\\n\\r "],")"]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 401 readBadConstructor
      '[1,["M","BadDots",["s",["/",["s","...",["[*","."]],["[+","\u2026"]],["&",161]]],".\u2026"]', // 402 readBadDots
      '[1,["M",26,["s",[":",0,["$",["s",["[","^\\n\\r \\",:[]{}"],["[*","^\\n\\r\\",[]{}"]]]],"\\"",["&",62]],["s",[":",0,["$",46]],"\'",["&",62]],["s",[":",0,["$",["s",["[","^\\n\\r \\",:[-]{}"],["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]]]],"\\"",["&",229]]],"^\\n\\r \\",:[]{}"]', // 403 readBadOpenQuote
      '[1,["M",27,["s",["!",269],[":",0,["$",["s",405,["*",["/",["s",["[*","\\t "],["!",39],405],"/","#",407]]]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 404 readBadBareString
      '[0,["/",406,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["s","\\"",["|",0,200,false,["[","^\\n\\r\\""]],"\\"",["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 405 skipBareUnit
      '[0,["/",["s","(",["|",0,200,false,["/",["[","^\\n\\r()"],["s","(",["|",0,99,false,["[","^\\n\\r()"]],")"]]],")"],["s","${",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","{",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","<",["|",0,200,false,["[","^\\n\\r<>"]],">"]],"$(<{"]', // 406 skipBalanced
      '[0,["s",63,["!",78],["/",["s",["?",","],["[*","\\t "],9,["[*","\\t\\n\\r "]],["s",",",["[*","\\t "]]],["&",["s",["!",["/",39,"...","\u2026"]],["|",1,20,false,["/",["|",1,200,false,["[","^\\n\\r\\"\'-),:<->[]{}\uff0c\uff1a"]],["s","\'",["&",["[","a-z"]]]]],["[","\\n\\r,}"]]]]]', // 407 skipBareMore
      '[1,["L",383]]', // 408 leaf
      '[1,["L",410]]', // 409 leaf
      '[1,["/",411,""]]', // 410 readTwiceEnded
      '[1,["M","BadTwiceEnded",["s",["[*","\\t\\n\\r "],"}",["&",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{",412],["s",["[*","\\t\\n\\r "],"]",["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],90],"]"]],["s",413,["!",77]]]]]]]],"\\t\\n\\r }"]', // 411 readBadTwiceEnded
      '[0,["!",["s",135,138]]]', // 412 skipInOneArray
      '[0,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],367],"\\t\\n\\r ,"]', // 413 skipMemberBehind
      '[1,["L",415]]', // 414 leaf
      '[1,["N",27,["s",[":",0,105],416]],"("]', // 415 readTupleStart
      '[1,["M","BadTuple",["s","(",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",44,["[*","\\t\\n\\r "],["/",["[","),"],37]],["[","([{"],45,["s",")",["!",["s",["[*","\\t\\n\\r "],"=>"]]]]]]]]]', // 416 readBadTuple
      '[1,["L",["t",[0,1,2],["!",152],["!",["/",["[",")]}\uff3d\uff5d"],",","...","\u2026",418]],386]]]', // 417 leaf
      '[0,["s",":",["&",["s",["[*","\\t\\n\\r "],43]]]]', // 418 skipLooseColon
      '[1,["L",["/",420,["t",[0,1],421,292],["t",[0,1],422,424],["t",[0,1],426,424]]]]', // 419 leaf
      '[1,["M","BadComma",","]]', // 420 readBadComma
      '[1,["M","BadEllipsis",["s","...",["[*","."]],["[+","\u2026"]],".\u2026"]', // 421 readBadEllipsis
      '[1,["M","BadStrayEnd",["s",["!",78],["!",423],")"],["s",153,"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",81,44,45],["[*","\\t\\n\\r "],["[",",]"]]]]]]', // 422 readBadStrayEnd
      '[0,["s",["!",78],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",["[","[{"],367]],"}",37]]]]]', // 423 skipRoundArrayEnd
      '[0,["/",["t",[0,1],425,","],""]]', // 424 readCommaBehind
      '[0,["|",0,null,true,["$",["[","\\t\\n\\r "]]]]', // 425 readWs
      '[1,["M","BadElementText",["s",["!",["[",")]}\uff3d\uff5d"]],["!",269],["!",152],["/",418,["s",["[","^"],["[*","^\\n\\r\\"\'-),[]{}"]]]]]]', // 426 readBadElementText
      '[1,["L",428]]', // 427 leaf
      '[1,["/",429,431,["t",[0,1,2],["!",134],["&","]"],432],["t",[0,1,2],["!",153],["&","}"],432],433,430]]', // 428 readCloseTuple
      '[1,["t",[0,1],["&",37],430]]', // 429 readCut
      '[1,["M","MissingEnd",""]]', // 430 readMissingEnd
      '[0,["N","TupleEnd",")"]]', // 431 readTupleEnd
      '[1,["M","BadRootEnd",["[",")]}"]]]', // 432 readBadRootEnd
      '[1,["M","MissingBracket",["&",["/",["[",")]}\uff3d\uff5d"],"{",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46]]],"\\"$\')A-Z]_-{}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3d\uff5d"]', // 433 readMissingBracket
      '[1,["L",435]]', // 434 leaf
      '[1,["/",429,436,438,439,433,430]]', // 435 readCloseArray
      '[1,["N","ArrayEnd","]",437],"]\uff3d"]', // 436 readArrayEnd
      '[1,["M","BadFullSquareEnd","\uff3d"]]', // 437 readBadFullSquareEnd
      '[1,["M","BadArrayEnd",["s",["!",153],"}"],["s",["!",77],"}",["&",413]],["s","}",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],["s",["!",155],["!",66],"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","[",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44,45]]]]]]', // 438 readBadArrayEnd
      '[1,["M","BadRoundArrayEnd",423]]', // 439 readBadRoundArrayEnd
      '[1,["L",["/",441,""]]]', // 440 leaf
      '[1,["M","BadDoubledSquareEnd",["s",77,["!",134],["|",1,9,false,["s",["[*","\\t\\n\\r "],"]"]],["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],367,["|",1,60,false,80],"}",["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 441 readBadDoubledSquareEnd
      '[1,["L",385]]', // 442 leaf
      '[1,["L",["/",["&",37],369]]]', // 443 leaf
      '[1,["L",["/",420,445,446,["t",[0,1],447,448],["t",[0,1],["/",449,421,450],424]]]]', // 444 leaf
      '[1,["M","MissingNameEnd",["s","\\"",["|",0,200,false,["/",["[+","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"],37],["s",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],50],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],37]],"\\"\'\\\\\\\\`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 445 readMissingNameEnd
      '[1,["M","BadInnerBracket","[",["s",["!",134],"{"]]]', // 446 readBadInnerBracket
      '[0,["!",["s",135,138]]]', // 447 readInOneArray
      '[1,["M","BadEarlyEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]', // 448 readBadEarlyEnd
      '[1,["M","BadStrayBracket",["s",134,"]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],69,["|",1,60,false,80],"}",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],69]]]]]]]', // 449 readBadStrayBracket
      '[1,["M","BadText",["s",["!",["/",["s",78,")"],76,451,["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],37]]],["!",269],["[","^]{}\uff3d\uff5d"],["*",["/",["s","\\\\",["[","\\"\'\\\\\\\\"]],["[","^\\n\\r\\"\',[]{}\uff3d\uff5d"]]]]]]', // 450 readBadText
      '[0,["s",66,["!",77],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]]]', // 451 skipRoundItemEnd
      '[1,["L",453]]', // 452 leaf
      '[1,["/",429,454,456,457,433,430]]', // 453 readCloseObject
      '[1,["N","ObjectEnd","}",455],"}\uff5d"]', // 454 readObjectEnd
      '[1,["M","BadFullEnd","\uff5d"]]', // 455 readBadFullEnd
      '[1,["M","BadObjectEnd",["s",["!",134],"]"],["s","]",["&",["/",["s",["[*","\\t\\n\\r "],"}",413],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]]', // 456 readBadObjectEnd
      '[1,["M","BadRoundEnd",76]]', // 457 readBadRoundEnd
      '[1,["L",459]]', // 458 leaf
      '[1,["/",429,454,460,433,430]]', // 459 readCloseItemObject
      '[1,["M","BadItemEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],451]]', // 460 readBadItemEnd
      '[1,["L",462]]', // 461 leaf
      '[1,["/",429,454,432,430]]', // 462 readCloseNamedArray
      '[1,["L",464]]', // 463 leaf
      '[1,["/",429,436,432,430]]', // 464 readCloseBraceArray
      '[1,["L",466]]', // 465 leaf
      '[1,["M","BadLateElement",["s","}",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],90]]],["s",["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",48,44],["[*","\\t\\n\\r "],["[",",]"]]]],["&",["s",48,["[*","\\t\\n\\r "],["[",",]"]]]]]],"]}"]', // 466 readBadLateElement
      '[1,["L",468]]', // 467 leaf
      '[1,["/",429,436,432,430]]', // 468 readCloseRootArray
      '[1,["L",470]]', // 469 leaf
      '[1,["M","BadLateBracket",366]]', // 470 readBadLateBracket
      '[1,["L",472]]', // 471 leaf
      '[1,["/",429,454,432,430]]', // 472 readCloseRootObject
      '[0,["L",["&",51]],"[\uff3b"]', // 473 leaf
      '[0,["L",["&",96]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 474 leaf
      '[0,["L",["&",476]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 475 leaf
      '[0,["/",["s",97,["|",0,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],97]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","[{"]],["s",97,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],97]],["[*","\\t\\n\\r "],"]",["[*","\\t "],["/",9,37,38]]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 476 skipOpenlessAhead
      '[0,["L",["s",["&",["s","(",["[*","\\t\\n\\r "],["|",0,9,false,["s","(",["[*","\\t\\n\\r "]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44]]],["!",478]]],"("]', // 477 leaf
      '[0,["s","(",["[*","\\t\\n\\r "],["/",479,480,481],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],37]]]]]', // 478 skipBadParentheses
      '[0,["/",["s","\\"",["[*"," !#-[]-\uffff"],"\\""],["s","\\"",["|",0,2000,false,["/",["["," !#-[]-\uffff"],121]],"\\""],["s","\'",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]],"\'"]],"\\"\'"]', // 479 skipText
      '[0,44]', // 480 skipNumber
      '[0,45]', // 481 skipConstant
      '[1,["L",483]]', // 482 leaf
      '[1,["/",["@",1,["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],163,["&",36]],["@",0,484,["&",36]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 483 readRootWord
      '[1,["N",28,[":",0,["/",387,388,389,160,391,174,401]],[":",0,["/",398,["@",0,399,["&",161]],400,485]]],"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 484 readRepairedRoot
      '[1,["M",28,["s","\'",[":",0,["$",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]]]],"\'"]]]', // 485 readBadQuotedBracket
      '[0,["L",["&",487]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 486 leaf
      '[0,["/",["s",["?",59],"\\"",["/",["|",200,200,false,["[","^\\"\\\\\\\\"]],["s",["*",["/",["["," !#-[]-\uffff"],121]],["/",["s","\\"",36],37]],["s",["*",["/",["[","^\\"\\\\\\\\"],121]],"\\"",["[*","\\t\\n\\r "],37]]],["s","\\"",488],"\\"\\"\\"",["s",["!",490],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\""],37],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'",36]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 487 skipRootTextAhead
      '[0,["q",489]]', // 488 skipLastText
      '[0,["scan",["/",["[+","^\\n\\r\\"[-]{}"],["s","\\\\",["[","^\\n\\r"]],["s","\\"",["!",["s",["[*","\\t\\n\\r "],37]]]],["s","\\"",["[*","\\t\\n\\r "],37]],"^\\n\\r[]{}"]', // 489 readLastText
      '[0,["/","``",["s","`",["[*","\\t\\n\\r "],["/",["[","[{"],37]]],"`"]', // 490 skipCodeMark
      '[1,["L",492]]', // 491 leaf
      '[1,["M",29,["s",[":",0,["$",178]],[":",1,["$",["[*","+\\\\-0-9A-Z_a-z"]]],["?",493],["!",["s",["[*","\\t\\n\\r "],37]]]]]', // 492 readBadFence
      '[0,["s",["|",1,9,false,["s",["[*","\\t "],["/",494,497]]],["[*","\\t "],["&",["s",9,["[*","\\t\\n\\r "],["!",["/",38,37]]]]],"\\t .0-9A-Za-{"]', // 493 skipFenceInfo
      '[0,["/",["s","{",["|",1,100,false,["[","^\\n\\r:{}"]],"}"],["s",495,"=",["/",496,497]]],"A-Za-{"]', // 494 skipFenceAttribute
      '[0,["s",["[","A-Za-z"],["|",0,40,false,["[","\\\\-0-9A-Z_a-z"]]]]', // 495 skipFenceName
      '[0,["/",["s","\\"",["|",0,100,false,["[","^\\n\\r\\""]],"\\""],["s","\'",["|",0,100,false,["[","^\\n\\r\'"]],"\'"],["s","{",["|",0,100,false,["[","^\\n\\r{}"]],"}"],["s","[",["|",0,100,false,["[","^\\n\\r[]"]],"]"]],"\\"\'[{"]', // 496 skipFenceText
      '[0,["s",["[",".0-9A-Za-z"],["|",0,60,false,["[","^\\t\\n\\r \\"\',=[]`{}"]]]]', // 497 skipFenceWord
      '[1,["L",499]]', // 498 leaf
      '[1,["M","BadCutFence",["s",["/",["s",178,["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t\\n\\r "]],["|",1,2,false,"`"]],37]],"`~"]', // 499 readBadCutFence
      '[1,["L",["/",501,519]],"\\t\\n\\r ,"]', // 500 leaf
      '[1,["M","BadSequence",["s",["[+","\\t\\n\\r "],["?",["s",",",["[*","\\t\\n\\r "]]],["&",["/","{",51]]],["s",",",["[*","\\t\\n\\r "],["&",["/","{",51]]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["&",["/",502,487]]]],"\\t\\n\\r ,"]', // 501 readBadSequence
      '[0,["/",["s",["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],503,["&",36]],["s",504,["&",36]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 502 skipRootWord
      '[0,["s",["!","\\"\\"\\"\\""],["/",["s",479,["&",62],["!",["s",["[*","\\t\\n\\r "],"+"]]],["s",["/",480,481],["&",161]]]],"\\"\'\\\\-0-9fnt"]', // 503 skipWord
      '[0,["/",["/",505,506,507,508,509,478,514],["/",515,["s",516,["&",161]],517,518]],"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 504 skipRepairedRoot
      '[0,["s","-",37]]', // 505 skipBadCutSign
      '[0,["s",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],37],"\\\\-0-9"]', // 506 skipBadCutNumber
      '[0,["s",["s",["?","-"],"0",["[+","0-9"]],["s",["?",["s",".",["[+","0-9"]]],["?",390]],["&",161]],"\\\\-0"]', // 507 skipBadLeadingZero
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",161]],"+\\\\-0-9"]', // 508 skipBadThousands
      '[0,["s",["!",["s",44,["&",161]]],["?",["/","-","+"]],["/",510,511],["&",161]],"+\\\\-.0-9"]', // 509 skipRepairedNumber
      '[0,["/",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 510 skipBadRadix
      '[0,["/",["s",["/",512,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],"."]],["?",390]],["s",513,["?",390]]],".0-9"]', // 511 skipLooseDecimal
      '[0,["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]', // 512 skipBadDigitGroups
      '[0,["s",".",["[+","0-9"]]]', // 513 skipBadFraction
      '[0,["s",["?",["s","new",["[+","\\t "]]],46,["|",0,9,false,["s",".",46]],"(",["[*","\\t\\n\\r "],["/",479,480,481],["[*","\\t\\n\\r "],")"],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 514 skipBadConstructor
      '[0,["s",55,["&",161]]]', // 515 skipBadNan
      '[0,54]', // 516 skipBadConstant
      '[0,["s",56,37]]', // 517 skipBadCutWord
      '[0,["s","\'",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]],"\'"]]', // 518 skipBadQuotedBracket
      '[1,["M","BadListSequence",["s",["[*","\\t "],",",["[*","\\t "],9,["[*","\\t\\n\\r "],["&",["/",502,487]]]],"\\t ,"]', // 519 readBadListSequence
      '[0,["L",["&",["[","[{\uff3b\uff5b"]]],"[{\uff3b\uff5b"]', // 520 leaf
      '[1,["L",["/",522,523,""]]]', // 521 leaf
      '[1,["M","BadRootComma",["s",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],["/",37,38]]]]],"\\t\\n\\r ,"]', // 522 readBadRootComma
      '[1,["M","BadRest",["s",["!",["s",["[*","\\t\\n\\r "],["/",39,["[",")]}\uff3d\uff5d"]]]],["|",1,200,false,["[","^[]{}"]],["[","]}"],["&",["s",["[*","\\t\\n\\r "],["/",37,38]]]],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",48,44],["&",["s",["[*","\\t\\n\\r "],["/",37,38]]]]],"^[]{}"]', // 523 readBadRest
      '[1,["L",525]]', // 524 leaf
      '[1,["M","BadLateThought",["s",526,["&",527]]]]', // 525 readBadLateThought
      '[0,["/",["s","</",4,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 526 skipThoughtTagEnd
      '[0,["/",["s",["[*","\\t "],["/",9,37]],["s",["[*","\\t\\n\\r "],["/",["[","[{"],38]]]]', // 527 skipLateAhead
      '[0,["L",["[+","\\t\\n\\r "]]]', // 528 leaf
      '[1,["L",26]]', // 529 leaf
      '[0,["L",["!",270]]]', // 530 leaf
      '[0,["L",["&",40]],"{"]', // 531 leaf
      '[0,["L",["&",533]],"["]', // 532 leaf
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["/",["s",49,["[*","\\t\\n\\r "]],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["&",["[","\\"\'0-9`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],32,"{",["s","(",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",44,["[*","\\t\\n\\r "],","]]],53,["s",["|",1,40,false,["[","+\\\\-.0-9"]],["/",["s",["[*","\\t\\n\\r "],["/",["[",",\u3001\uff0c"],37]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],44,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"0-9[{"],["s","]",["[*","\\t\\n\\r "],","]]],37]],["s","[",["[*","\\t "],["/",9,"/*",["s",["/","//","#"],["[","\\t "],["[*","^\\n\\r]"],9],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],81,["[*","\\t\\n\\r "],["[",",]"]]]]],"["]', // 533 skipProseArrayAhead
      '[1,["L",535]]', // 534 leaf
      '[1,["M","BadCall",["s",46,["|",0,9,false,["s",".",46]],["[*","\\t\\n\\r "],"(",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]],["s","(",["&",["s",["[*","\\t\\n\\r "],["[","[{"]]]]],"$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 535 readBadCall
      '[1,["L",["/",537,["t",[0,1],425,538],""]]]', // 536 leaf
      '[0,["t",[0,1],425,["/",["t",[0,1,2],")",425,["?",";"]],";"]],"\\t\\n\\r );"]', // 537 readWrapperEnd
      '[1,["M","MissingCallEnd",37]]', // 538 readMissingCallEnd
      '[1,["L",540]]', // 539 leaf
      '[1,["M","BadAssignment",["s",["/",541,["s",46,["|",0,9,false,["s",".",46]],["[*","\\t "],"="],542],["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 540 readBadAssignment
      '[0,["s",["/","var","let","const"],["[+","\\t "],46,["[*","\\t "],"="],"clv"]', // 541 skipDeclaration
      '[0,["/",["s","export",["[+","\\t "],"default"],"return"],"er"]', // 542 skipExporting
      '[0,["L",["/",544,""]]]', // 543 leaf
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["?",";"]],";"]],"\\t\\n\\r );"]', // 544 skipWrapperEnd
      '[1,["L",["/",546,547]],"\\"]}"]', // 545 leaf
      '[1,["M","BadRootBracket",["[+","]}"]]]', // 546 readBadRootBracket
      '[1,["M","BadLostMember",548]]', // 547 readBadLostMember
      '[0,["s","\\"",["|",1,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],["/",81,44,["[","[{"],45]]]]]', // 548 skipLostMember
      '[0,["L",["!",38]]]', // 549 leaf
      '[1,["L",551]]', // 550 leaf
      '[1,["M","BadProse",["s",["/",552,555,["[","^"]],["*",["/",["[","^\\n\\r\\"\'(/<[`{~\u25c1\ufeff"],556,557,552,555,["s",["!",558],["[","^"]]]]]],"^"]', // 551 readBadProse
      '[0,["s",3,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],553]]', // 552 skipNamedThought
      '[0,["/",526,554],"<[\u25c1"]', // 553 skipThoughtClose
      '[0,["q",18]]', // 554 skipAnalysisEnd
      '[0,["s",["/",["s","`",["|",1,2,false,["[","()[]{}"]],"`"],["s","\\"",["|",1,2,false,["[","()[]{}"]],"\\""],["s","\'",["|",1,2,false,["[","()[]{}"]],"\'"]],["!",["[","\\"\'0-9A-Z`-z"]]],"\\"\'`"]', // 555 skipNamedBracket
      '[0,["s","/*",["|",0,200,false,["s",["!","*/"],["[","^"]]],"*/"]]', // 556 skipStarComment
      '[0,["s",["/",["s","//",["[","\\t "]],["s",9,["[*","\\t "],"#",["[","\\t "]]],["[*","^\\n\\r"],["&",["s",9,["[*","\\t\\n\\r "],["[","[{"]]]],"\\n\\r/"]', // 557 skipLineRemark
      '[0,["/",["s",9,["[*","\\t "],3],["s",526,527],559,548,40,304,533,38,"\ufeff",["s","(",["[*","\\t\\n\\r "],["[","[{"],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\n\\r\\"\'(<[`{~\u00ab\u2018\u2019\u201c-\u201f\u25c1\ufeff\uff02"]', // 558 skipProseStop
      '[0,["s",48,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",43],560]]', // 559 skipLostObjectAhead
      '[0,["q",561]]', // 560 skipLostObjectEnds
      '[0,["scan",["/",["[+","^\\"[]{}"],80],["s","}",["[*","\\t\\n\\r "],79]],"^]"]', // 561 readLostObjectEnds
      '[0,["L",["&",559]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 562 leaf
      '[1,["L",["/",564,565]]]', // 563 leaf
      '[0,["N","FenceEnd",270]]', // 564 readFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 565 readMissingFenceEnd
      '[1,["L",567]]', // 566 leaf
      '[1,["M","MissingDocument",""]]', // 567 readMissingDocument
      '[1,["L",["/",569,546,547]],"\\"]`}~"]', // 568 leaf
      '[1,["M","BadLooseFence",178]]', // 569 readBadLooseFence
      '[1,["L",["/",567,""]]]', // 570 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, same: ofSame, "{": ofAction, inside: ofInside, scan: ofScan, closes: ofCloses } });

  const stepbeforeValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepThought } }] }, { op: 'leaf', read: rules.at(23) }] };
  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(220), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(222) }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(224) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(207) }] } }, { op: 'leaf', read: rules.at(227) }] }] } }] };
  const steplaterPair: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(233) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(207) }] } }, { op: 'leaf', read: rules.at(227) }] }, stepinnerPair] };
  const stepsinglePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: rules.at(251) }] };
  const stepbacktickPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: rules.at(281) }] };
  const stepquoted: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(175), body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(188), body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(191), body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(197), body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(246), body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(262), body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(268), body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(279), body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(285) }, { op: 'choice', alternatives: [stepquoted, { op: 'leaf', read: rules.at(235) }] }] }, { op: 'leaf', read: rules.at(287) }] } }, { op: 'leaf', read: rules.at(289) }] };
  const stepelementWord: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(158) }, { op: 'leaf', read: rules.at(162), isShortcut: true }, { op: 'leaf', read: rules.at(164) }, stepstring] };
  const stepword: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(373) }, { op: 'leaf', read: rules.at(162), isShortcut: true }, { op: 'leaf', read: rules.at(164) }, stepstring] };
  const stepopenlessItem: Step = { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(110), body: { op: 'again', step: () => stepInnerObject } }, { op: 'leaf', read: rules.at(291) }] } };
  const stepelementValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(352), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(358), body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: rules.at(409) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: rules.at(409) }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: rules.at(417) }] };
  const stepelement: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(151), body: stepelementWord }, { op: 'leaf', read: rules.at(291) }] }, { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: rules.at(291) }, { op: 'leaf', read: rules.at(109) }, stepopenlessItem] }] };
  const stepelementPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(145), isShortcut: true }, { op: 'leaf', read: rules.at(148) }, stepelement, { op: 'leaf', read: rules.at(419) }] };
  const stepcontainer: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(352), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepArray }, { op: 'leaf', read: rules.at(440) }] }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(381) }, { op: 'choice', alternatives: [stepword, { op: 'leaf', read: rules.at(384) }] }] } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(408) }, { op: 'choice', alternatives: [stepcontainer, { op: 'leaf', read: rules.at(368) }] }] }, { op: 'leaf', read: rules.at(235) }] }] };
  const steppresentValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(370), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(371), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(376), body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(442) }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(339), body: { op: 'loop', body: { op: 'leaf', read: rules.at(345) } } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(348), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: rules.at(368) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(345) } }, { op: 'choice', alternatives: [steppresentValue, { op: 'leaf', read: rules.at(443) }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(308) }, stepmemberValue, { op: 'leaf', read: rules.at(291) }] };
  const stepobjectPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(118), isShortcut: true }, { op: 'leaf', read: rules.at(130) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(132), body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: rules.at(291) }] }, stepmember, { op: 'leaf', read: rules.at(444) }] };
  const stepbracketValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(99), body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(352), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(473), body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(474), body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(475), body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(477), body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: rules.at(482) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(486), body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(500) }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(235) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(520), body: stepbracketValue }] }] } }, { op: 'leaf', read: rules.at(521) }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: rules.at(498) }] }, stepmoreValues] };
  const steplateThought: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(524) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(235) }] }] };
  const stepaside: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepThought } }] }, steplateThought, { op: 'leaf', read: rules.at(528) }] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(531), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(303), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(532), body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(534) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(235) }] }, { op: 'leaf', read: rules.at(536) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(539) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(235) }] }, { op: 'leaf', read: rules.at(543) }] }] };
  const stepprose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(550) }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(562), body: { op: 'again', step: () => stepOpenlessObject } }, stepmoreValues] }, { op: 'leaf', read: rules.at(235) }] }] };
  const stepfencedPart: Step = { op: 'choice', alternatives: [stepaside, { op: 'leaf', read: rules.at(529) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(530), body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(545) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(549), body: stepprose }] }] };
  const steparound: Step = { op: 'choice', alternatives: [stepaside, { op: 'leaf', read: rules.at(529) }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(568) }, stepprose] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(566) }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: rules.at(570) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(6) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(19) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(13) } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', attribute: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(103) }, { op: 'leaf', read: rules.at(109) }, stepopenlessItem, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(465) }, stepelementPart] } }, { op: 'leaf', read: rules.at(467) }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', attribute: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(114) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(452) }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(141) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(463) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: rules.at(186) }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(185) } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: rules.at(190) }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(189) } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: rules.at(194) }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(192) } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(207) }] } }, { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(218) }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: rules.at(235) }] }, { op: 'leaf', read: rules.at(236) }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(198), isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: rules.at(207) }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'loop', body: stepsinglePart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(255) }, { op: 'loop', body: stepsinglePart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(257) }, { op: 'loop', body: stepsinglePart }] }, { op: 'leaf', read: rules.at(235) }] }] } }, { op: 'leaf', read: rules.at(258) }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(247), isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: rules.at(264) }] } }, { op: 'leaf', read: rules.at(266) }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(263), isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(273) }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: rules.at(277) }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(276) } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(179) }, { op: 'loop', body: stepbacktickPart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(255) }, { op: 'loop', body: stepbacktickPart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(257) }, { op: 'loop', body: stepbacktickPart }] }, { op: 'leaf', read: rules.at(235) }] }] } }, { op: 'leaf', read: rules.at(283) }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(280), isSome: true } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(305) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(461) }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(349) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(434) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(360) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(364) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(458) }] } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(378) }, { op: 'loop', body: { op: 'leaf', read: rules.at(345) } }, { op: 'choice', alternatives: [steppresentValue, { op: 'leaf', read: rules.at(368) }] }, { op: 'leaf', read: rules.at(291) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(452) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(360) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(452) }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', attribute: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(103) }, { op: 'leaf', read: rules.at(109) }, stepopenlessItem, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(434) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(414) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(427) }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(360) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(471) }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(114) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(469) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(471) }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', attribute: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(349) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(465) }, stepelementPart] } }, { op: 'leaf', read: rules.at(467) }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(491) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(235) }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(563) }] } };

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
  mistakes: byName({
      'BadLateThought BadThought': {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      MissingDocument: {"code":"missing-document","severity":"error","meaning":"The text holds no JSON value.","example":"Sorry.","hint":"Write one JSON value."},
      'BadSequence BadListSequence': {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","hint":"Write one array, or read the lines one by one."},
      'BadTrailingComma BadRootComma': {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","hint":"Leave the last comma out."},
      'BadProse BadAroundQuote': {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","hint":"Write the value alone."},
      'BadLostMember BadRest BadNameRemark BadText BadLineMark BadElementText BadRemark BadLeadIn': {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
      BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿{}","hint":"Save the text as UTF-8 without a byte order mark."},
      BadCall: {"code":"bad-call","severity":"warning","meaning":"The value is wrapped in a function call or in round brackets.","example":"callback({\"a\": 1});","hint":"Write the value alone."},
      'MissingCallEnd MissingEnd': {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","hint":"Close each bracket that opens; if the text was cut off, write all of it again."},
      BadAssignment: {"code":"bad-assignment","severity":"warning","meaning":"The value is assigned to a variable.","example":"const reply = {\"a\": 1};","hint":"Write the value alone."},
      'BadFence BadLooseFence': {"code":"bad-fence","severity":"warning","meaning":"The value is wrapped in a code fence.","example":"```json\n{\"a\": 1}\n```","hint":"Write the value alone."},
      'BadCutFence MissingFenceEnd': {"code":"missing-fence-end","severity":"error","meaning":"The code fence is never closed.","example":"```json\n{\"a\": 1}","hint":"The text was cut off, or needs no fence."},
      'BadRootBracket BadObjectEnd BadItemEnd BadRoundEnd BadRoundArrayEnd BadStrayEnd BadStrayBracket BadDoubledSquareEnd BadEarlyEnd BadTwiceEnded BadArrayEnd BadRootEnd BadLateBracket BadItemBracket BadLateElement BadInnerBracket BadDoubledBracket BadDoubledSquare BadNamedArray BadBraceAround BadBraces BadSquareName': {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
      'MissingValue BadLateColon': {"code":"missing-value","severity":"error","meaning":"A name has no value, so it was read as null.","example":"{\"a\": , \"b\": 2}","hint":"Write a value, or leave the name out."},
      MissingKey: {"code":"missing-key","severity":"error","meaning":"A value has no name, so the name is empty.","example":"{\"a\": 1, : 2}","hint":"Write a name before the colon."},
      'MissingOpen BadLateOpen MissingSquare': {"code":"missing-open","severity":"error","meaning":"The opening bracket is missing.","example":"\"a\": 1}","hint":"Begin an object with {, an array with [."},
      MissingColon: {"code":"missing-colon","severity":"warning","meaning":"The colon between a name and its value is missing.","example":"{\"a\" 1}","hint":"Write a colon between a name and its value."},
      'BadColon BadCommaForColon BadColonInside': {"code":"bad-colon","severity":"warning","meaning":"Something other than a colon separates a name from its value.","example":"{\"a\" = 1}","hint":"Write a colon between a name and its value."},
      'MissingNameEnd MissingStringEnd BadCutEscaped': {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","hint":"The text was cut off: write all of it again."},
      MissingBracket: {"code":"missing-bracket","severity":"error","meaning":"The closing bracket of an inner object or array is missing.","example":"{\"a\": [1, 2}","hint":"Write one closing bracket for each that opens."},
      'BadTuple BadFullBrace BadFullBracket BadFullEnd BadFullSquareEnd BadParentheses': {"code":"bad-tuple","severity":"warning","meaning":"A value is in round or full-width brackets.","example":"{\"point\": (1, 2)}","hint":"Write arrays in square brackets, objects in curly ones."},
      BadComma: {"code":"bad-comma","severity":"error","meaning":"There is a comma without a value before it; a value may be missing.","example":"[1,,2]","hint":"Write one comma between two values."},
      'BadSeparator BadPointBehind BadOddSeparator': {"code":"bad-separator","severity":"warning","meaning":"Something other than a comma separates two values.","example":"{\"a\": 1; \"b\": 2}","hint":"Write a comma between two values."},
      'MissingComma MissingTupleComma MissingSeparator': {"code":"missing-comma","severity":"warning","meaning":"The comma between two values is missing.","example":"[1 2]","hint":"Write a comma between two values."},
      'BadEllipsis BadDots': {"code":"bad-ellipsis","severity":"error","meaning":"An ellipsis takes the place of values.","example":"[1, 2, ...]","hint":"Write all values."},
      BadComment: {"code":"bad-comment","severity":"warning","meaning":"JSON has no comments.","example":"{\"a\": 1 // one\n}","hint":"Leave comments out."},
      MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed.","example":"{\"a\": 1} /* cut","hint":"The text was cut off, or needs no comment."},
      BadSpace: {"code":"bad-space","severity":"warning","meaning":"This white space is not allowed in JSON.","example":"{ \"a\": 1}","hint":"Use spaces, tabs and line ends only."},
      BadNoise: {"code":"bad-noise","severity":"warning","meaning":"There is a terminal colour code or a chat template token between the values.","example":"\u001b[32m{\"a\": 1}","hint":"Strip such sequences from the text."},
      'BadEscapedBlank BadEscapedQuotes BadTwiceEscapedQuotes': {"code":"bad-escaped-quotes","severity":"warning","meaning":"The quotes around a string are escaped.","example":"{\\\"a\\\": 1}","hint":"Escape quotes only inside strings."},
      'BadSmartName BadSmartQuotes': {"code":"bad-smart-quotes","severity":"warning","meaning":"A string is in typographic quotes.","example":"{“a”: 1}","hint":"Write strings in double quotes."},
      'BadPrefixedName BadPrefix': {"code":"bad-prefix","severity":"warning","meaning":"A string has a prefix, as in Python.","example":"{\"a\": r\"x\"}","hint":"Leave the letter out."},
      'BadLastName BadLostQuote BadOpenName BadOtherQuote BadOpenQuote BadEscapedEnd BadLastEscapedEnd BadOtherEnd BadLastOtherEnd MissingQuote BadSharedQuote MissingLastQuote MissingSingleQuote': {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
      'BadTwiceClosed BadDoubledName BadDoubledEnd BadDoubledQuotes': {"code":"bad-doubled-quotes","severity":"warning","meaning":"A string has too many quotes around it.","example":"{\"\"a\"\": 1}","hint":"Write one quote at each end."},
      'BadEarlyQuote BadOddName BadLoneQuote BadListedQuote BadBlankPair BadInnerMark BadInnerSmart BadInnerBacktick': {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped and has no partner; a quote may be missing.","example":"{\"a\": \"5\" wide\", \"b\": 2}","hint":"Write quotes inside strings as \\\"."},
      'BadQuotedName BadQuote BadApostrophe': {"code":"bad-quote","severity":"warning","meaning":"A quote inside a string is not escaped.","example":"{\"a\": \"say \"yes\" now\"}","hint":"Write quotes inside strings as \\\"."},
      BadBareKey: {"code":"bad-bare-key","severity":"warning","meaning":"A name has no quotes.","example":"{a: 1}","hint":"Write names in double quotes."},
      BadConstant: {"code":"bad-constant","severity":"warning","meaning":"This constant is not written as in JSON.","example":"{\"a\": True, \"b\": None}","hint":"Write true, false or null."},
      BadNan: {"code":"bad-nan","severity":"warning","meaning":"JSON has no NaN and no Infinity. The value is null.","example":"[NaN]","hint":"Write null, or leave the value out."},
      BadCutWord: {"code":"bad-cut-word","severity":"error","meaning":"The text ends inside a constant.","example":"{\"a\": tr","hint":"The text was cut off: write all of it again."},
      BadConstructor: {"code":"bad-constructor","severity":"warning","meaning":"A value is wrapped in a call. Its argument was taken.","example":"{\"id\": ObjectId(\"5f1\")}","hint":"Write the value alone."},
      'BadPlaceholder BadBareString BadAmount BadVariable': {"code":"bad-bare-string","severity":"error","meaning":"A value without quotes was read as a string.","example":"{\"a\": good}","hint":"Write strings in double quotes."},
      BadRadix: {"code":"bad-radix","severity":"warning","meaning":"A number is hexadecimal, octal or binary.","example":"[0x1F]","hint":"Write numbers in decimal."},
      BadPlus: {"code":"bad-plus","severity":"warning","meaning":"A number has a plus sign.","example":"[+1]","hint":"Write positive numbers without a sign."},
      BadDigitGroups: {"code":"bad-digit-groups","severity":"warning","meaning":"A number contains underscores.","example":"[1_000]","hint":"Write the digits without anything between them."},
      BadThousands: {"code":"bad-thousands","severity":"error","meaning":"A number contains commas.","example":"{\"total\": 1,000}","hint":"Write the digits without anything between them."},
      BadLeadingZero: {"code":"bad-leading-zero","severity":"warning","meaning":"A number has a leading zero, so it was kept as text.","example":"[007]","hint":"Write codes in quotes, numbers without leading zeros."},
      BadFraction: {"code":"bad-fraction","severity":"warning","meaning":"A number has no digit before its point.","example":"[.5]","hint":"Write a digit before the point, as in 0.5."},
      BadPoint: {"code":"bad-point","severity":"warning","meaning":"A number has no digit after its point.","example":"[5.]","hint":"Write a digit after the point, as in 5.0, or no point."},
      'BadCutNumber BadCutSign': {"code":"bad-cut-number","severity":"error","meaning":"The text ends inside a number.","example":"{\"a\": 12.","hint":"The text was cut off: write all of it again."},
      BadConcatenation: {"code":"bad-concatenation","severity":"warning","meaning":"Strings are joined with a plus sign.","example":"{\"a\": \"one \" + \"two\"}","hint":"Write one string."},
      BadSingleQuotes: {"code":"bad-single-quotes","severity":"warning","meaning":"A string is in single quotes.","example":"{'a': 1}","hint":"Write strings in double quotes."},
      BadBackticks: {"code":"bad-backticks","severity":"warning","meaning":"A string is in backticks.","example":"{\"a\": `text`}","hint":"Write strings in double quotes."},
      BadTripleQuotes: {"code":"bad-triple-quotes","severity":"warning","meaning":"A string is in triple quotes.","example":"{\"a\": \"\"\"text\"\"\"}","hint":"Write strings in double quotes, line ends as \\n."},
      'BadQuoteOfJson BadQuotedBracket BadInnerJson': {"code":"bad-inner-json","severity":"error","meaning":"The quotes of JSON inside a string are not escaped. The text was kept unchanged.","example":"{\"a\": \"{\"b\": 1}\"}","hint":"Write quotes inside strings as \\\"."},
      'BadEscape BadSignEscape': {"code":"bad-escape","severity":"warning","meaning":"JSON does not have this escape. If it is unknown, the backslash was kept.","example":"{\"path\": \"C:\\dir\"}","hint":"Write a backslash as \\\\."},
      BadNewline: {"code":"bad-newline","severity":"warning","meaning":"A string contains a line break.","example":"{\"a\": \"one\ntwo\"}","hint":"Write line ends in strings as \\n."},
      BadControl: {"code":"bad-control","severity":"warning","meaning":"A string contains a control character.","example":"{\"a\": \"one\ttwo\"}","hint":"Write control characters as \\t or \\u0009."},
      BadFencedText: {"code":"bad-fenced-text","severity":"warning","meaning":"A code block takes the place of a string.","example":"{\"code\": ```js\ngo()\n```}","hint":"Write strings in double quotes, line ends as \\n."},
      BadEntityQuotes: {"code":"bad-entity-quotes","severity":"warning","meaning":"The quotes around a string are HTML entities.","example":"{&quot;a&quot;: 1}","hint":"Write quotes as they are."},
      MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
  }),
  attributes: 3,
  tables: 0,
  inside: 9,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
