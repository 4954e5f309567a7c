// Generated from grammars/json.peggy, grammars/json/objects.peggy, grammars/json/arrays.peggy, grammars/json/brackets.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofSame, ofCloses, ofInside, ofScan } from '../src/engine/generated.ts';

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
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINK" | "THINKING";
}
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
      '[0,["/",["s","<",4,">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 3 skipThoughtOpen
      '[0,["/",["s","think",["?","ing"]],["s","thought",["?","s"]],["s","seed:","think"],"reasoning","reflection","scratchpad","analysis"],"ar-t"]', // 4 skipThoughtName
      '[1,["L",6]]', // 5 leaf
      '[1,["M",0,["s",["?",7],2,[":",0,9]]],"\\n\\r <[\u25c1"]', // 6 readBadThought
      '[0,8]', // 7 skipNewline
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 8 skipEol
      '[0,["/",["@",1,"<",10,">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|channel|>","analysis","<|message|>"]],"<[\u25c1"]', // 9 readThoughtOpen
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"thought",["?","s"]],["@",1,"seed:","think"],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"ar-t"]', // 10 readThoughtName
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",12],["[","^"]],null,0,null,false]]]', // 11 text
      '[0,["q",13]]', // 12 skipOwnThoughtClose
      '[0,["same",2,14],"<[\u25c1"]', // 13 readOwnThoughtClose
      '[0,["/",15,16],"<[\u25c1"]', // 14 readThoughtClose
      '[0,["/",["@",1,"</",10,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"]],"<[\u25c1"]', // 15 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 16 readAnalysisEnd
      '[1,["L",18]]', // 17 leaf
      '[1,["/",19,20]]', // 18 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",12,["[*","\\t "]]]]', // 19 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 20 readMissingThoughtEnd
      '[1,["L",["/",22,23,24,33]],"\\u0000\\t-\\r\\u001b \\"#\'\\\\-/<\\\\\\\\`\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 21 leaf
      '[0,["|",1,null,true,["$",["[","\\t\\n\\r "]]],"\\t\\n\\r "]', // 22 readBlanks
      '[1,["M","BadBom","\ufeff"]]', // 23 readBadBom
      '[1,["/",25,27,28,29,31],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 24 readGapMistake
      '[1,["M","BadComment",26]]', // 25 readBadComment
      '[0,["/",["s",["/","//","#",["s","--",["[","\\t "]]],["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],"*/"],["s","<!--",["*",["s",["!","-->"],["[","^"]]],"-->"]],"#\\\\-/<"]', // 26 skipComment
      '[1,["M","MissingCommentEnd",["s",["/","/*","<!--"],["[*","^"]]],"/<"]', // 27 readMissingCommentEnd
      '[1,["M","BadSpace",["[+","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]', // 28 readBadSpace
      '[1,["M","BadNoise",30]]', // 29 readBadNoise
      '[0,["/",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]],["s","<|",["[+","0-9A-Z_a-z"],"|>"]],"\\u001b<"]', // 30 skipNoise
      '[1,["M","BadEscapedBlank",["+",["s",32,["[*","\\t "]]]]]', // 31 readBadEscapedBlank
      '[0,["s",["|",1,3,false,"\\\\"],["[","nrt"]],"\\\\\\\\"]', // 32 skipEscapedBlank
      '[1,["M","BadAroundQuote",["s",["/","\'",["s","\\"",["&",["s",["[","[{"],["[*","\\t "],["/",8,["s","\\"",["!",34]]]]]]],["&",["/",38,49]]],["s","\'",["&",["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"{",["s",44,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],94]]],["s","`",["&",["s",95,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],95]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],"`"]]]],"\\"\'`"]', // 33 readBadAroundQuote
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",35,["s",",",["[*","\\t\\n\\r "],35],["s","+",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],["s",["[*","\\t "],["/",8,["[",");"],36,["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],37]]]]]', // 34 skipEndsRoot
      '[0,["!",["[","^"]]]', // 35 skipEof
      '[0,["/","```","~~~"],"`~"]', // 36 skipFenceMark
      '[0,["/","//","/*","#","<!--",["s","--",["[","\\t "]]],"#\\\\-/<"]', // 37 skipCommentStart
      '[0,["s","{",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["|",0,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],39],35]],["s",44,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],41],["s",45,["[*","\\t\\n\\r "],46,["[*","\\t\\n\\r "],":"],["s",["/","\\"\\"","\'\'"],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["|",1,2,false,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],":"],["s",["[","*\u00b7\u2022"],["[*","\\t "],46,["[*","\\t\\n\\r "],":"],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44,":"],"/*","<!--",["s","{",["[*","\\t\\n\\r "],46,["[*","\\t\\n\\r "],":"],["s",44,["[*","\\t\\n\\r "],["/",":",35]],["s",["/",["s",47,["[*","\\t\\n\\r "]],"["],46,["/",["s","]",["[*","\\t\\n\\r "],":"],""]],"}",48,32,30,35]]]', // 38 skipProseObjectAhead
      '[0,["/",["[",",:[{}\uff1a"],["s",40,["[*","\\t\\n\\r "],["[",":=\uff1a"]],"/*",["s",["/","=>","->",["[",";="]],["[*","\\t\\n\\r "],41],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["?",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],["[","0-:A-[a-{"]],43,42,35]]', // 39 skipNameBehind
      '[0,["s",["[*","\\t "],["/",["[","!*?"],["s","(",["|",1,60,false,["[","^\\n\\r\\"()"]],")"]]],"\\t !(*?"]', // 40 skipNameRemark
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42,["[","[{"],43],"\\"\'\\\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 41 skipValueStart
      '[0,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 42 skipNumeral
      '[0,["/","true","false","null"],"fnt"]', // 43 skipLiteral
      '[0,["s",["[","$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,200,false,["[","$\\\\-0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 44 skipNameWord
      '[0,["s","<",["?","/"],["|",1,9,false,["[","A-Za-z"]],["?","/"],">"]]', // 45 skipTag
      '[0,["/",["s","\\"",["|",0,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,60,false,["[","^\\n\\r\\"\'\\\\\\\\"]],"\'"],["s",["[","\u00ab\u2018\u2019\u201c-\u201f\uff02"],["|",0,60,false,["[","^\\n\\r\\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02"]],["[","\\"\u00bb\u2018\u2019\u201c-\u201f\uff02"]]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 46 skipQuotedAhead
      '[0,["/",["s",["[","+>|"],["[","\\t "]],["s",["|",1,5,false,["[","0-9"]],["[",":|"],["[","\\t "]]],"+0-9>|"]', // 47 skipLineMark
      '[0,["s",["|",1,3,false,"\\\\"],"\\""],"\\\\\\\\"]', // 48 skipEscapedQuote
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],30,["[","(+-/[]{\u2026"],["s",["[","0-9"],["!",50]],51,55,["s",44,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],35]],["s","[",["[*","\\t\\n\\r "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",48,"&quot;",32,"<!--"]],["s","[",["[*","\\t\\n\\r "],["/",57,["s",44,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",47,["s",["[","*\\\\-\u00b7\u2022"],["[","\\t "]],["s",["/","and","or"],["[","\\t "]]],["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",42,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],45,["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42,43,["[","[]{"]]],"\uff3b"],"[\uff3b"]', // 49 skipArrayAhead
      '[0,["s",["|",0,40,false,["["," +-:TZ"]],"]",["[+","\\t "],["[","^\\n\\r),;]}"]]," +-:TZ]"]', // 50 skipLogTag
      '[0,["/",["s",["/",43,52,53],["/",["s",["[*","\\t\\n\\r "],["/",["[",",;]"],35]],["s",["[*","\\t "],8,["[*","\\t\\n\\r "],["[","\\"[{"]]]],["s",54,35]],"+\\\\-FINTUfintu\u0130"]', // 51 skipConstantAhead
      '[0,["/",["i","true"],["i","false"],["i","null"],["i","none"],["i","nil"],["i","undefined"]],"FNTUfntu"]', // 52 skipOtherConstant
      '[0,["s",["?",["[","+\\\\-"]],["/",["i","nan"],["i","infinity"],["i","inf"]]],"+\\\\-INin\u0130"]', // 53 skipNan
      '[0,["/",["i","tru"],["i","tr"],"t",["i","fals"],["i","fal"],["i","fa"],"f",["i","nul"],["i","nu"],"n","Non"],"FNTfnt"]', // 54 skipCutWord
      '[0,["s",56,["*",["s",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]],["s",["[*","\\t "],8,["[*","\\t\\n\\r "]]],56]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],35]]', // 55 skipWordList
      '[0,["/",["s",["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],46],"^\\t\\n\\r\\u001b ,[]{}\uff0c\uff1a"]', // 56 skipListWord
      '[0,["s",["[","BFRUbfru"],["?",["[","BRbr"]],["&",["[","\\"\'"]],["!",58]]]', // 57 skipPrefix
      '[0,["s",["!",["s",59,60]],["[","\\"\'"],["!",35],60],"\\"\'"]', // 58 skipOpenQuote
      '[0,["/",["s","\\"",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],"\\"\'"]', // 59 skipShortText
      '[0,["/",["s",61,63],["s",86,90],["s",["!",61],["!",86],34],93]]', // 60 skipEnds
      '[0,["q",62]]', // 61 skipInObject
      '[0,["same",1,["{",1,""]]]', // 62 readInObject
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","]}\uff3d\uff5d"],["s",")",["[*","\\t\\n\\r "],["/",["s",["?",";"],["[*","\\t\\n\\r "],35],["s",["[","]}"],["[*","\\t\\n\\r "],35],["s",64,["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]],["s",45,["[*","\\t\\n\\r "],["[",",]}"]],35,["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],65],["s",["[",".|"],["[*","\\t\\n\\r "],67],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44]],["[","\u3001\uff0c"],36,["s",":",["[*","\\t\\n\\r "],41],70]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],71],["s",["[*","\\t "],8,["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["/",["s",["[*","\\t "],8,["[*","\\t\\n\\r "]],["[+","\\t "]],44,["[*","\\t\\n\\r "],":"],32,["s",["[*","\\t "],8,["[*","\\t\\n\\r "],74],["s",82,85],89]]', // 63 skipEndsMember
      '[0,["inside",7]]', // 64 readInItemObject
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["|",0,4,false,["s",["[+","\\t "],["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]]]],["?",["[","\\"\'"]],["[*","\\t\\n\\r "],["[",":=\uff1a"]],["[",",:[]{}\u2026"],"...",37,30,35,48,"&quot;",32,["s",66,67],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],35],["s",["/",44,42],["[*","\\t\\n\\r "],["/",["s",["&","}"],69,["/",",",8,35]],["s",",",["[*","\\t\\n\\r "],67]]]]]', // 65 skipMemberFollows
      '[0,["/",["s",["/",["[","*+\\\\->|\u00b7\u2013\u2014\u2022"],["s",["|",1,5,false,["[","0-9"]],["[",").:|"]]],["[*","\\t "]],["s",["|",1,20,false,["[","A-Za-z"]],["[+","\\t "]],["s",45,["[*","\\t\\n\\r "]]],"*+\\\\-0-9<>A-Za-z|\u00b7\u2013\u2014\u2022"]', // 66 skipBullet
      '[0,["s",["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",1,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],["[*","\\t\\n\\r "],68],"\\"\'"]', // 67 skipLostName
      '[0,["/",["[",":\uff1a"],["s",["/","=>","->","="],["[*","\\t\\n\\r "],41]],"\\\\-:=\uff1a"]', // 68 skipLostColon
      '[0,["s",["[","]}"],["|",0,99,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t "]]]', // 69 skipClosers
      '[0,["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["!",["s",["[*","\\t "],","]],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["[","\\"\'`\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",":\uff1a"]]]', // 70 skipOwnName
      '[0,["/",["s","//",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",8,35]],["s","#",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",8,35]],["s","/*",["|",0,200,false,["s",["!","*/"],["[","^\\""]]],["/","*/",35]],["s","<!--",["|",0,200,false,["s",["!","-->"],["[","^\\""]]],"-->"],["s","--",["[","\\t "],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",8,35]],["s",["/","//","#"],["|",0,200,false,["/",72,["[","^\\n\\r\\"\'"],["s","\'",["!",73]]]],8,["[*","\\t\\n\\r "],["[",",]}"]]],"#\\\\-/<"]', // 71 skipLineComment
      '[0,["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\""]],"\\""],["s","\\"\\"",["!",73]]],"\\""]', // 72 skipQuotedRemark
      '[0,["s",["[*","\\t "],["?",","],["[*","\\t "],8],"\\t\\n\\r ,"]', // 73 skipLastOfLine
      '[0,["s",75,["!",76],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["[","[{"]],"]",["s","}",["[*","\\t\\n\\r "],77],["s",",",["[*","\\t\\n\\r "],["|",1,60,false,78],"}",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],77]]]]]]', // 74 skipRoundEnd
      '[0,["inside",0]]', // 75 readInObjectAround
      '[0,["inside",6]]', // 76 readInTuple
      '[0,["/",35,36,["s",["[","\\"\'`"],["[*","\\t\\n\\r "],35],["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],35],["s",["[",".;"],["[*","\\t\\n\\r "],35],"</","<|"]]', // 77 skipDocumentEnd
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],79,["s","{",["|",0,60,false,80],"}"],["s","[",["|",0,60,false,80],"]"]],"^]}"]', // 78 skipShallow
      '[0,["s","\\"",["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""]]', // 79 skipLongText
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],79,["s","{",["|",0,60,false,81],"}"],["s","[",["|",0,60,false,81],"]"]],"^]}"]', // 80 skipShallower
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],79],"^[]{}"]', // 81 skipFlatPart
      '[0,["/",["s",["[*","\\t "],83],["s",["[+","\\t "],84,["|",0,9,false,["s",["[+","\\t "],84]]]]]', // 82 skipRemark
      '[0,["/",["s","(",["|",1,60,false,["[","^\\n\\r\\"(){}"]],")"],["s","[",["!",43],["[","!?A-Za-z"],["|",0,30,false,["[","^\\n\\r\\",:[]{}"]],"]"],["s",["/","<-","\u2190"],["|",0,9,false,["s",["[*","\\t "],84]]],["|",1,3,false,["[","!?"]],45,["s",61,["!",76],")",["!",["s",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],35]]]]]', // 83 skipSignRemark
      '[0,["s",["!",["/",37,["s",["/",42,43],["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],"|",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["|",1,40,false,["[","!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]]],"!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 84 skipRemarkWord
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[","]}"],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["s",61,["/",["s",46,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",44,["[*","\\t\\n\\r "],":"],["[",")]}\uff3d\uff5d"]]],["s",86,88]]]]],["s",["[*","\\t "],8]],"\\t\\n\\r ,]}"]', // 85 skipRemarkEnd
      '[0,["q",87]]', // 86 skipInArray
      '[0,["same",1,["{",2,""]]]', // 87 readInArray
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42,["[","[{"],43,["[",")]}\uff3d\uff5d"]],"\\"\')\\\\-0-9[]`fnt{}\u00ab\u00b4\u2018-\u201f\uff02\uff07\uff3d\uff5d"]', // 88 skipElementStart
      '[0,["s",["[*","\\t "],8,["[*","\\t\\n\\r "],["/",["s","...",["[*","."]],["[+","\u2026"],32],["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]],"\\t\\n\\r "]', // 89 skipDotsBehind
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",")]}\uff3d\uff5d"],35,["s",45,["[*","\\t\\n\\r "],["[",",]"]],["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],91],["s",["[",".|"],["[*","\\t\\n\\r "],["/",["s",79,["[*","\\t\\n\\r "],["[","),;]"]],["[","[{"]]],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44]],["[","[{\u3001\uff0c"],36,["s",":",["[*","\\t\\n\\r "],41],["s",40,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],41]]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],71],["s",["[*","\\t "],8,["[*","\\t\\n\\r "],["?",["s",["[","*\\\\-\u2022"],["[+","\\t "]]],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42]],92,32,["s",["[+","\\t\\n\\r "],["|",1,20,false,["s",["/",42,43],["[*","\\t\\n\\r "]]],["[","\\"\',]`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",82,85],89]]', // 90 skipEndsElement
      '[0,["/",41,["[","(+-.:]}\u2026"],37,30,35,48,"&quot;",32,52,["s",66,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["?",["s","new",["[+","\\t "]]],44,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["/",["s",["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],["/",["s","\\"",["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t\\n\\r "],["[",",]"]]]],["s",["[*","\\t\\n\\r "],"\\""]]],["s",54,35],["s",["[","A-Z_a-z"],["[","\\t "]]]]', // 91 skipElementFollows
      '[0,["/",["s","\\"",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'",["[*","\\t\\n\\r "],["[",",]"]]],"\\"\'"]', // 92 skipLostElement
      '[0,["/",["s",["[*","\\t\\n\\r "],30,["*",["s",["[*","\\t\\n\\r "],30]],["[*","\\t\\n\\r "],["/",["[",",:]}"],35]],["s",8,["[*","\\t\\n\\r "],47,["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]],"\\t\\n\\r\\u001b <"]', // 93 skipEndsNoisily
      '[0,["s",46,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],41]]', // 94 skipMemberStart
      '[0,["/",79,96,42,43],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 95 skipLostItem
      '[0,["s",["[","\u00ab\u2018\u201c\u201e"],["|",0,200,false,["[","^\\n\\r\\"[]{}\u00ab\u00bb\u2018\u2019\u201c-\u201f"]],["[","\u00bb\u2019\u201c\u201d"]]]', // 96 skipOtherText
      '[0,["L",["&",98]],"{"]', // 97 leaf
      '[0,["s","{",99,"[",["|",0,60,false,78],"]",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["*",["s",["!",100],26,["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]],"}",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],35]]', // 98 skipBraceListAhead
      '[0,["s",["[*","\\t\\n\\r "],["*",["s",["!",100],26,["[*","\\t\\n\\r "]]]]]', // 99 skipGapAhead
      '[0,["/",["s","#",["[+","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["[*","\\t\\n\\r "],["/",["[",",]}"],35]],["s",["/","#","//"],["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]}"]]],"#/"]', // 100 skipHashWord
      '[1,["L",102]]', // 101 leaf
      '[1,["N",0,["s",[":",0,103],["?",["/",104,105]],["/","[",106]]],"[{\uff3b"]', // 102 readArrayStart
      '[0,["{",3,""]]', // 103 readArrayKind
      '[1,["M","BadBraceAround",["s","{",99,["&","["]]]]', // 104 readBadBraceAround
      '[1,["M","BadDoubledSquare",["s",61,"[",["&",["s","[",["|",0,60,false,78],"]",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],67],"}"]]]]],"["]', // 105 readBadDoubledSquare
      '[1,["M","BadFullBracket","\uff3b"]]', // 106 readBadFullBracket
      '[0,["L",["?",["[+","\\t\\n\\r "]]]]', // 107 leaf
      '[0,["L",["&",109]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 108 leaf
      '[0,["s",110,["[*","\\t\\n\\r "],":",["|",1,60,false,78],"}",["[*","\\t\\n\\r "],["/","]",["s",",",["[*","\\t\\n\\r "],["[","[{"]]]]]', // 109 skipLostItemAhead
      '[0,["/",["s","\\"",111,["|",0,2,false,["s"," ",111]],"\\""],["s","\'",111,["|",0,2,false,["s"," ",111]],"\'"],["s",["[","\u00ab\u2018\u2019\u201c-\u201f\uff02"],["|",1,60,false,["[","^\\n\\r\\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02"]],["[","\\"\u00bb\u2018\u2019\u201c-\u201f\uff02"]]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 110 skipListName
      '[0,["|",0,40,false,["[","^\\n\\r \\"\'\\\\\\\\"]]]', // 111 skipListNameWord
      '[1,["L",113]]', // 112 leaf
      '[1,["N",1,["s",[":",0,114],115]]]', // 113 readOpenlessStart
      '[0,["{",4,""]]', // 114 readObjectKind
      '[1,["M","MissingOpen",""]]', // 115 readMissingOpen
      '[1,["L",117]]', // 116 leaf
      '[1,["N",5,["s",["[*","\\t\\n\\r "],[":",0,["/",118,["@",1,["!",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]],121,["&",":"]]]],["[*","\\t\\n\\r "],":",["[*","\\t "],[":",1,["/",118,["@",1,["!",123],["/",125,126]]]],127]],"\\t\\n\\r -\\"$%\'*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 117 readPair
      '[1,["N",2,["s","\\"",[":",0,["$",["[*"," !#-[]-\uffff"]]],"\\""],["s","\\"",[":",1,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],119]]]],"\\""],["s",120,[":",0,["$",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]]]],"\'"]],"\\"\'"]', // 118 readText
      '[0,["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]', // 119 skipGoodEscape
      '[1,["M","BadSingleQuotes","\'"]]', // 120 readBadSingleQuotes
      '[1,["M","BadBareKey",["s",["?",":"],122]],"!$%*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 121 readBadBareKey
      '[0,["s",["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"],["*",["s",["[+","\\t "],["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]]]]]', // 122 skipBareKey
      '[0,["/",["s",["/",42,43],["|",1,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],95,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]],["s","]",["[*","\\t\\n\\r "],124]],"\\\\-0-9]fnt"]', // 123 skipInnerArrayAhead
      '[0,["/","}",["s",",",["[*","\\t\\n\\r "],67]],",}"]', // 124 skipListBehind
      '[0,["N",3,[":",0,["$",42]]]]', // 125 readNumber
      '[0,["N",4,[":",0,["$",43]]]]', // 126 readConstant
      '[0,["/",["s",["[*","\\t\\n\\r "],",",["&",["s",99,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",44,["[*","\\t\\n\\r "],":"]]]]],["&",["s",["[*","\\t\\n\\r "],"}"]]],"\\t\\n\\r ,}"]', // 127 skipPairEnd
      '[1,["L",["/",22,24,129]],"\\u0000\\t-\\r\\u001b #+\\\\-/-9<>\\\\\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 128 leaf
      '[1,["M","BadLineMark",["s",["!",["s",61,["[+","0-9"],":",["[*","\\t\\n\\r "],["/",["s",46,["!",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]],["[","[{"]]]],47,["&",["s",["[*","\\t\\n\\r "],["/",["[",")]}\uff3d\uff5d"],46,["[","\\"[{"],["s",86,["/",42,43]]]]]]],"+0-9>|"]', // 129 readBadLineMark
      '[0,["L",["&",131]]]', // 130 leaf
      '[0,["s",["!",132],95,137]]', // 131 skipLateItems
      '[0,["/",133,136]]', // 132 skipInAnyArray
      '[0,["/",134,135]]', // 133 skipInRootArray
      '[0,["inside",3]]', // 134 readInBracketedArray
      '[0,["inside",4]]', // 135 readInOpenlessArray
      '[0,["inside",2]]', // 136 readInArrayAround
      '[0,["q",138]]', // 137 skipLateItemsGoOn
      '[0,["scan",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],95],["s",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],124]],"\\t\\n\\r ,]"]', // 138 readLateItemsGoOn
      '[1,["L",["/",140,142]],"\\"\'\\\\-0-9fnt{"]', // 139 leaf
      '[1,["N",6,["s",[":",0,103],141]],"{"]', // 140 readBraceArrayStart
      '[1,["M","BadBraces","{"]]', // 141 readBadBraces
      '[1,["N",7,["s",[":",0,103],[":",1,["/",118,125,126]],["[*","\\t\\n\\r "],["/",",",["&","]"]]]],"\\"\'\\\\-0-9fnt"]', // 142 readLateArrayStart
      '[1,["L",144]]', // 143 leaf
      '[1,["N",8,["s",["[*","\\t\\n\\r "],["!",145],[":",0,["/",118,125,126]],["/",["s",["[*","\\t\\n\\r "],",",["&",["s",99,["[","\\"\'\\\\-0-9[{"]]]],["&",["s",["[*","\\t\\n\\r "],"]"]]]]],"\\t\\n\\r \\"\'\\\\-0-9fnt"]', // 144 readItem
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["|",0,9,false,["s",",",["[","1-9"],["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]]],",0",["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]],"+\\\\-0-9"]', // 145 skipAmountsAhead
      '[1,["L",["/",22,["t",[0,1],["!",100],24],129,147]]]', // 146 leaf
      '[1,["M","BadLeadIn",["s",["/",["s","(",["[","A-Z_a-z"],["|",0,30,false,["["," A-Z_a-z"]],")"],["[","*~\u00b7\u2022"],"=>","->",["s",["[","+\\\\-"],["[*","\\t\\n\\r "],["&",["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],["s","+",["&",["/","-",43]]],["s","-",["[+","\\t "],["&",["/","-",43]]],["s",["/","and","or"],["[+","\\t "]],45],["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42,["[","[{"],43]]]],["s",45,["&",["s",["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]]],["s",61,["[",">|"],["?",["[","+\\\\-"]],["&",["s",["[*","\\t "],8]]],["s",61,["!",76],"(",["&",["s",["[*","\\t\\n\\r "],148,["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["[",",]}"]]]]]]', // 147 readBadLeadIn
      '[0,["/",["s","{",["|",0,500,false,["[","^()[]{}"]],"}"],["s","[",["|",0,500,false,["[","^()[]{}"]],"]"]],"[{"]', // 148 skipFlat
      '[0,["L",["!",150]]]', // 149 leaf
      '[0,["s",151,["/",["s",110,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",44,["[*","\\t\\n\\r "],":"]]]]', // 150 skipNameAhead
      '[0,["/",152,64,153]]', // 151 skipInAnyObject
      '[0,["inside",1]]', // 152 readInRootObject
      '[0,["/",154,155,75]]', // 153 skipInDeepObject
      '[0,["inside",5]]', // 154 readInInnerObject
      '[0,["inside",8]]', // 155 readInLateObject
      '[1,["L",157]]', // 156 leaf
      '[1,["N",9,["s",["&",145],[":",0,158]]],"+\\\\-0-9"]', // 157 readRepairedAmounts
      '[1,["M","BadThousands",["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",159]]],"+\\\\-0-9"]', // 158 readBadThousands
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",]}\uff0c\uff3d\uff5d"],35]],["s",["[*","\\t\\n\\r "],["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",",]}\uff0c\uff3d\uff5d"],35]],["s",".",["[*","\\t\\n\\r "],["/",["s",61,67],["s",86,92]]],["s",86,".",["[+","\\t\\n\\r "],["/",42,43],["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t "],"|",["[*","\\t\\n\\r "],["/",67,["s",86,88]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["[*","\\t "],["/",8,37,36,["[",");[{\u2026\u3001"],"...",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",42,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s",43,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s","</",44,">",["[*","\\t\\n\\r "],35],["s",83,85],["s","-",["[+","\\t "],["[","A-Za-z"],["|",0,9,false,["s",["[*","\\t "],84]],85]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["/",["s",["[*","\\t "],["/",["s",44,["[*","\\t\\n\\r "],":"],32]],93]]]]', // 159 skipEndsWord
      '[1,["L",161]]', // 160 leaf
      '[1,["N",10,["s",["!","\\"\\"\\"\\""],[":",0,["/",["@",0,118,["&",60],["!",["s",["[*","\\t\\n\\r "],"+"]]],["@",0,["/",125,126],["&",159]]]]]],"\\"\'\\\\-0-9fnt"]', // 161 readWord
      '[1,["L",["/",163,165]],"\\"&-(\\\\\\\\{"]', // 162 leaf
      '[1,["N",11,[":",0,164]]]', // 163 readRepairedPlaceholder
      '[1,["M","BadPlaceholder",["s","{{",["!",["s",["[*","\\t\\n\\r "],["[","\\"\'{}"]]],["|",1,200,false,["[","^\\n\\r{}"]],"}}"]]]', // 164 readBadPlaceholder
      '[1,["N",12,[":",0,["/",166,167,168,169,170]],[":",0,172]],"\\"&-(\\\\\\\\"]', // 165 readRepairedText
      '[1,["M",1,["s","\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\",["?",["/",["s","\\\\",["[","\\"/\\\\\\\\bfnrt"]],["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\""],["s","\\\\\\"",[":",0,["$",["|",1,2000,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","/\\\\\\\\bfnrt"]],["s","\\\\\\"",["!",60]]]]]],"\\\\\\"",["&",60]]],"\\\\\\\\"]', // 166 readBadEscapedQuotes
      '[1,["M",2,["s","\\\\\\\\\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\\\\\\\\\",["?",["/","\\\\\\\\\\\\\\"","\\\\\\\\\\\\\\\\",["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\\\\\\\\\""]]]', // 167 readBadTwiceEscapedQuotes
      '[1,["M",3,["s",48,[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r\\""]]]]]],35]]]', // 168 readBadCutEscaped
      '[1,["M",4,["s","&quot;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&quot;",["[","^"]]],["s",["!","&quot;"],"&"]]]]],"&quot;"],["s","&#34;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&#34;",["[","^"]]],["s",["!","&#34;"],"&"]]]]],"&#34;"]],"&"]', // 169 readBadEntityQuotes
      '[1,["M",5,["s","\\"\\"",[":",0,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],119]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],["[","),:]}"]]]],["s","\'\'",[":",0,["$",["|",1,2000,false,["["," -&(-[]-\uffff"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],["[",",:]}"]]]],["s","\\"\\"",["!","\\""],[":",0,["$",["s",["|",0,2000,false,171],["|",0,99,false,["s","\\\\\\"",["|",0,2000,false,171],"\\\\\\"",["|",0,2000,false,171]]]]]],"\\"",["&",60]]],"\\"\'"]', // 170 readBadDoubledQuotes
      '[0,["/",["s",["[","0-9"],"\\\\\\"",["!","\\""]],["["," !#-[]-\uffff"],["s",["!","\\\\\\""],119]]," !#-\uffff"]', // 171 skipUnquotedUnit
      '[1,["M",6,["s","(",["[*","\\t\\n\\r "],[":",0,["/",118,125,126]],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],35]]]]]]', // 172 readBadParentheses
      '[0,["L",["&",["s",["!",["s","\\"\\"",60]],["?",57],["&","\\"\\"\\""],174]]],"\\"\'BFRUbfru"]', // 173 leaf
      '[0,["/",["s",["!",175],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 174 skipBadTripleQuotes
      '[0,["s","\\"\\"\\"",["[*","\\t\\n\\r "],["/",["s",["[",")]}\uff3d\uff5d"],["[*","\\t\\n\\r "],["/",["[",",]}"],35,176,"</"]],["s",",",["[*","\\t\\n\\r "],67]]]]', // 175 skipEmptyTriple
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 176 skipFence
      '[1,["L",178]]', // 177 leaf
      '[1,["N",13,["s",["?",179],[":",0,["/",180,181,182,120,"\\""]]]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 178 readTextStart
      '[1,["M","BadPrefix",57]]', // 179 readBadPrefix
      '[1,["M","BadTripleQuotes",["s",["!",175],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 180 readBadTripleQuotes
      '[1,["M","BadSmartQuotes",["[","\u00ab\u2018-\u201f\uff02\uff07"]]]', // 181 readBadSmartQuotes
      '[1,["M","BadBackticks",["[","`\u00b4"]]]', // 182 readBadBackticks
      '[0,[[null,"^\\"",1,null,false],[["s",["!","\\"\\"\\""],"\\""],null,0,null,false]]]', // 183 text
      '[1,["L",["/","\\"\\"\\"",185]]]', // 184 leaf
      '[1,["M","MissingStringEnd",["?",["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]]]]]]', // 185 readMissingStringEnd
      '[0,["L",["&",["s",["!",["s","\'\'",60]],["?",57],"\'\'\'"]]],"\'BFRUbfru"]', // 186 leaf
      '[0,[[null,"^\'",1,null,false],[["s",["!","\'\'\'"],"\'"],null,0,null,false]]]', // 187 text
      '[1,["L",["/","\'\'\'",185]]]', // 188 leaf
      '[0,["L",["&",["s","\\"",["[+","[{"],["[*","\\t\\n\\r "],"\\"",["!",60],["!",["s",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\\\\\""]]]]],"\\""]', // 189 leaf
      '[0,[[null,"^]}",1,null,false],[["s",["!",191],["[","]}"]],null,0,null,false]]]', // 190 text
      '[0,["s",["[","]}"],["[*","\\t\\n\\r "],"\\"",["[*","\\t\\n\\r "],["/",["[",",]}"],35]]]', // 191 skipInnerEndAhead
      '[1,["L",["/",193,185]]]', // 192 leaf
      '[1,["N",14,["s",["&",191],[":",0,["$",["s",["[","]}"],["[*","\\t\\n\\r "]]]],194]],"]}"]', // 193 readInnerEnd
      '[1,["M","BadInnerJson","\\""]]', // 194 readBadInnerJson
      '[0,["L",["&",["s",["?",57],"\\""]]],"\\"BFRUbfru"]', // 195 leaf
      '[0,[[null," !#-&(-+\\\\--[\\\\^-|~-\u2018\u201a-\u201c\u201e-\uffff",1,null,false],[["s",["!",197],119],null,0,null,false],[["s",["!",203],["[","\',\u2019\u201d"]],null,0,null,false],[["!",203],"]}",1,null,false]]]', // 196 text
      '[0,["s","\\\\\\"",198]]', // 197 skipEscapedEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],199],["s",200,201]]],"\\t\\n\\r ,]}"]', // 198 skipQuoteBehind
      '[0,["/",["s",61,["!",["s","\\"",60]],["&","\\""],67],["s",86,["!",["s","\\"",60]],["&","\\""],92]],"\\""]', // 199 skipQuoteNext
      '[0,["/",["s",61,["&","}"]],["s",86,["&","]"]]],"]}"]', // 200 skipOwnCloser
      '[0,["s",69,["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["!",["s","\\"",60]],["&","\\""],67],35]],202]]]', // 201 skipLostBehind
      '[0,["s",["/",["s",["[*","\\t "],8,["[*","\\t\\n\\r "],["/",176,["s","</",44,">"]]],30,["s",["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["?",";"]],["s",["[*","\\t\\n\\r "],["[",".;"]]],["[*","\\t\\n\\r "],35],"\\t\\n\\r\\u001b ).;<"]', // 202 skipOutside
      '[0,["/",["s",",",["[*","\\t\\n\\r "],199],["s",["[","\'\u2019\u201d"],["/",198,204]],["s",200,201]],"\',]}\u2019\u201d"]', // 203 skipQuoteLost
      '[0,["s",86,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",["s",["/",42,43],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]],["|",0,200,false,["[","^\\""]],"\\"",["!",60]],"\\t\\n\\r ,"]', // 204 skipOtherList
      '[1,["L",206]]', // 205 leaf
      '[1,["/",207,210,["@",2,["!",197],["!",211],["/",212,214]]],"\\u0000-\\u001f\\\\\\\\"]', // 206 readTextFlaw
      '[1,["M","BadNewline",["s",["!",208],["!",209],8,["[*","\\t\\n\\r "]]],"\\n\\r"]', // 207 readBadNewline
      '[0,["s",8,["[*","\\t\\n\\r "],["/",199,["s",200,201]]]]', // 208 skipLineLost
      '[0,["s",["[*","\\t\\n\\r "],200,69,["/",["s",["[*","\\t\\n\\r "],35],202]],"\\t\\n\\r ]}"]', // 209 skipLastEnd
      '[1,["M","BadControl",["[","\\u0000-\\t\\u000b\\f\\u000e-\\u001f"]]]', // 210 readBadControl
      '[0,["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]],35]]', // 211 skipCutEscape
      '[1,["M",7,["s","\\\\u{",[":",0,["$",["|",1,6,false,["[","0-9A-Fa-f"]]]],"}"],["s","\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,213]],["s","\\\\",[":",2,["$",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s","0",["!",["[","0-9"]]],["[","_v"]]]]],["s","\\\\",["!",["[","\\"/\\\\\\\\bfnrt"]],["!",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 212 readBadEscape
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 213 readEol
      '[1,["M",8,["s","\\\\",[":",0,["$",["/","#",["s","$",["&",["["," \\"0-9A-Za-{"]]],["s",["[",".|"],["&",["[","\\t \\""]]],["s",".",["&",215]]]]]],["s","\\\\",["&",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 214 readBadSignEscape
      '[0,["s",["[","0-9A-Za-z"],["|",0,80,false,["/",["["," \',-;@-Z_a-z"],["s","\\\\",["[","\\"n"]],["s","\\\\.",["&",["[","0-9A-Za-z"]]]]],"\\""]]', // 215 skipNoPattern
      '[1,["L",217]]', // 216 leaf
      '[1,["M","BadDoubledEnd",["s",["!",["s","\\"",60]],"\\"\\"",["&",60]]],"\\""]', // 217 readBadDoubledEnd
      '[0,["L",["s",["!",["s","\\"",60]],["!",219]]]]', // 218 leaf
      '[0,["s",61,"\\"",44,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",["s",["/",42,43],["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],67],["s",200,201]]],["s",["[","[{"],["|",1,60,false,78],["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],67],["s",200,201]]]]],"\\""]', // 219 skipNameOpens
      '[1,["L",221]]', // 220 leaf
      '[1,["M","BadBlankPair",["s","\\"",["[*","\\t "],"\\"",["!",60]]]]', // 221 readBadBlankPair
      '[1,["L",["/",223,224]]]', // 222 leaf
      '[1,["M","BadListedQuote",["s",["!",151],["!",132],"\\"",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\""]]]]]', // 223 readBadListedQuote
      '[1,["M","BadQuote",["s","\\"",["&",["[","^"]]]]]', // 224 readBadQuote
      '[1,["L",226]]', // 225 leaf
      '[1,["/",["t",[0,1],["!",["s","\\"",227]],224],230]]', // 226 readPairEnds
      '[0,["/",["s",61,["[*","\\t\\n\\r "],["/",35,["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",67,["[",")]}\uff3d\uff5d"]]],228]],["s",86,["[*","\\t\\n\\r "],["/",35,["s",",",["[*","\\t\\n\\r "],["/",92,["s",42,["[*","\\t\\n\\r "],["[",",]"]],["s",43,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]],228]],["s",["!",61],["!",86],34]]]', // 227 skipEndsSurely
      '[0,["s",69,["/",",",["s",8,["!",229]],35]]]', // 228 skipClosersEnd
      '[0,["s",["|",0,200,false,["[","^\\""]],"\\"",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",67,92]],["[",")]}\uff3d\uff5d"]]],"^"]', // 229 skipClosesLater
      '[1,["M","BadLoneQuote",""]]', // 230 readBadLoneQuote
      '[1,["L",232]]', // 231 leaf
      '[1,["M","BadQuoteOfJson",["s","\\"",["&",["/",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],41],["s",["[*","\\t\\n\\r "],69,"\\"",["!",["s",["[*","\\t\\n\\r "],35]]]]]]]]', // 232 readBadQuoteOfJson
      '[0,["L",""]]', // 233 leaf
      '[1,["L",235]]', // 234 leaf
      '[1,["/",236,"\\"",237,238,239,240,242,243,185]]', // 235 readDoubleEnd
      '[1,["M","BadSharedQuote",["&",219]],"\\""]', // 236 readBadSharedQuote
      '[1,["M","BadLastEscapedEnd",["s","\\\\\\"",["&",209]]]]', // 237 readBadLastEscapedEnd
      '[1,["M","BadEscapedEnd",["s","\\\\\\"",["&",198]]]]', // 238 readBadEscapedEnd
      '[1,["M","BadLastOtherEnd",["s",["[","\'\u2019\u201d"],["&",209]]]]', // 239 readBadLastOtherEnd
      '[1,["M","BadOtherEnd",["s",["[","\\"\'\u2019\u201d"],["&",198]],["s",["[","\'\u2019\u201d"],["&",204]],["s","\\"",["&",241]]],"\\"\'\u2019\u201d"]', // 240 readBadOtherEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",67,["s",86,["/",92,["s",["/",42,43],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]],["s",200,69]]],"\\t\\n\\r ,]}"]', // 241 skipOtherBehind
      '[1,["M","MissingLastQuote",["&",209]],"\\t\\n\\r ]}"]', // 242 readMissingLastQuote
      '[1,["M","MissingQuote",["&",["/",203,208]]],"\\n\\r\',]}\u2019\u201d"]', // 243 readMissingQuote
      '[0,["L",["&",["s",["?",57],["[","\'\u2018-\u201b\uff07"]]]],"\'BFRUbfru\u2018-\u201b\uff07"]', // 244 leaf
      '[0,[[null," !#-&(-+\\\\--@[\\\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",1,null,false],[["s",["[+","A-Za-z\u00c0-\u024f"],["!",246]],null,0,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false],[["s",["!",247],["[",",]}"]],null,0,null,false]]]', // 245 text
      '[0,["s",["[","\'\u2018-\u201b\uff07"],["!",60]]]', // 246 skipInnerApostrophe
      '[0,["/",["s",",",["[*","\\t\\n\\r "],248],["s",200,69,["/",["s",["[*","\\t\\n\\r "],35],202]]],",]}"]', // 247 skipSingleLost
      '[0,["/",["s",61,["!",["s","\'",60]],["&","\'"],67],["s",86,["!",["s","\'",60]],["&","\'"],92]],"\'"]', // 248 skipLostSingle
      '[1,["L",["/",250,252,206]],"\\u0000-\\u001f\'A-Z\\\\\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"]', // 249 leaf
      '[1,["N",15,[":",0,["$",["s",["[+","A-Za-z\u00c0-\u024f"],251]]]]]', // 250 readContraction
      '[1,["M","BadApostrophe",["s",["[","\'\u2018-\u201b\uff07"],["!",60]]]]', // 251 readBadApostrophe
      '[1,["M","BadInnerMark",["s",["[","\'\u2018-\u201b\uff07"],["!",60]]]]', // 252 readBadInnerMark
      '[0,["L",["@",1,["!",["s","\\"",241]],254]],"\\""]', // 253 leaf
      '[0,["N",16,[":",0,["$","\\""]]]]', // 254 readDoubleMark
      '[0,["L",254]]', // 255 leaf
      '[1,["L",257]]', // 256 leaf
      '[1,["/",258,240,242,259,185]]', // 257 readSingleEnd
      '[0,["$",["[","\'\u2018-\u201b\uff07"]]]', // 258 readApostrophe
      '[1,["M","MissingSingleQuote",["&",247]],",]}"]', // 259 readMissingSingleQuote
      '[0,["L",["&",["[","\u00ab\u201c-\u201f\uff02"]]],"\u00ab\u201c-\u201f\uff02"]', // 260 leaf
      '[0,[[null," !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 261 text
      '[1,["L",["/",263,206]],"\\u0000-\\u001f\\"\\\\\\\\\u00bb\u201c-\u201f\uff02"]', // 262 leaf
      '[1,["M","BadInnerSmart",["s",["[","\\"\u00bb\u201c-\u201f\uff02"],["!",60]]]]', // 263 readBadInnerSmart
      '[1,["L",265]]', // 264 leaf
      '[1,["/",["$",["[","\\"\u00bb\u201c-\u201f\uff02"]],185]]', // 265 readSmartEnd
      '[0,["L",["s",["&","```"],["!",267]]],"`"]', // 266 leaf
      '[0,["s",268,["[*","\\t "],["/",8,35]]]', // 267 skipClosingFenceLine
      '[0,["q",269]]', // 268 skipClosingFence
      '[0,["closes",0,270],"`~"]', // 269 readClosingFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 270 readFence
      '[1,["L",272]]', // 271 leaf
      '[1,["N",17,[":",0,273]]]', // 272 readFencedTextStart
      '[1,["M","BadFencedText",["s","```",["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t "],8]]]', // 273 readBadFencedText
      '[0,[[null,"^\\n\\r",1,null,false],[["s",["!",["s",8,["[*","\\t "],"```"]],8],null,0,null,false]]]', // 274 text
      '[1,["L",["/",["t",[0,1,2],["?",213],["|",0,null,true,276],"```"],185]]]', // 275 leaf
      '[0,["$",["[","\\t "]]]', // 276 readBlank
      '[0,["L",["s",["&",["[","`\u00b4"]],["!",36]]],"`\u00b4"]', // 277 leaf
      '[0,[[null," !#-[]-_a-\u00b3\u00b5-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 278 text
      '[1,["L",["/",280,206]],"\\u0000-\\u001f\\\\\\\\`\u00b4"]', // 279 leaf
      '[1,["M","BadInnerBacktick",["s",["[","`\u00b4"],["!",60]]]]', // 280 readBadInnerBacktick
      '[1,["L",282]]', // 281 leaf
      '[1,["/",["$",["[","\'`\u00b4"]],240,185]]', // 282 readBacktickEnd
      '[1,["L",284]]', // 283 leaf
      '[1,["M","BadConcatenation",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["&",["s",["?",57],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],"\\t\\n\\r +"]', // 284 readBadConcatenation
      '[1,["L",286]]', // 285 leaf
      '[1,["M","BadVariable",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["[+","^\\n\\r\\"\'+,]}"]]],"\\t\\n\\r +"]', // 286 readBadVariable
      '[0,["L",288]]', // 287 leaf
      '[0,["N","TextEnd",""]]', // 288 readTextEnd
      '[1,["L",290]]', // 289 leaf
      '[1,["/",["&",35],["t",[0,1],["?",291],["/",292,["t",[0,1],["|",0,null,true,293],["/",294,296,297,["&",["/",["[",")]}\uff3d\uff5d"],35]],298,299,300]]]]]]', // 290 readSeparator
      '[1,["M","BadRemark",["s",["!",["s",["[*","\\t "],["/","...","\u2026",74]]],82,["&",85]]]]', // 291 readBadRemark
      '[1,["M","BadPointBehind",["s",".",["&",42]]]]', // 292 readBadPointBehind
      '[1,["/",22,24],"\\u0000\\t-\\r\\u001b #\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 293 readGap
      '[1,["/",["t",[0,1],",",["!",["s",99,["[",")]}\uff3d\uff5d"]]]],295],","]', // 294 readComma
      '[1,["M","BadTrailingComma",["s",",",["&",["s",99,["[",")]}\uff3d\uff5d"]]]]]]', // 295 readBadTrailingComma
      '[1,["M","BadSeparator",["[",";\u3001\uff0c"]]]', // 296 readBadSeparator
      '[1,["M","BadOddSeparator",["s",".",["&",["/",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t\\n\\r "],["/",42,43]]]]],["s","|",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42,43,["[","[{"]]]]]],".|"]', // 297 readBadOddSeparator
      '[1,["M","MissingTupleComma",["s",76,["&",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]', // 298 readMissingTupleComma
      '[1,["M","MissingComma",["&",["/",41,44,"("]]],"\\"$\'(\\\\-0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 299 readMissingComma
      '[1,["M","MissingSeparator",""]]', // 300 readMissingSeparator
      '[0,["L",["&",302]],"["]', // 301 leaf
      '[0,["s","[",["[*","\\t\\n\\r "],["!",["s",["!",132],109]],110,["[*","\\t\\n\\r "],["/",":","=>"]]]', // 302 skipNamedArrayAhead
      '[1,["L",304]]', // 303 leaf
      '[1,["N",18,["s",[":",0,114],305]],"["]', // 304 readNamedArrayStart
      '[1,["M","BadNamedArray","["]]', // 305 readBadNamedArray
      '[1,["L",307]]', // 306 leaf
      '[1,["N",20,[":",0,308],["s",[":",0,309],["*",329],332],["s",[":",0,336],["/",333,":"]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 307 readKey
      '[1,["M",9,["s","\\"",[":",0,["$",["|",1,200,false,["s",["!",["s",["[","\'\u2019\u201d"],":"]],["[","^\\n\\r\\":\\\\\\\\"]]]]],":","\\"",["&",["s",["[*","\\t\\n\\r "],41]]]]]', // 308 readBadColonInside
      '[1,["/",["@",0,118,["&",["s",["[*","\\t\\n\\r "],":"]]],310,311,312,313,["@",0,118,["&",314]],315],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 309 readKeyName
      '[1,["M",10,["s","\\"",[":",0,["/",["@",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]],["[","\'\u2019\u201d"]],["$",44]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","^\\n\\r\\""],["?","\\""],35]]]]]', // 310 readBadLastName
      '[1,["M",11,["s","\\"",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\'\u2019\u201d"],["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\\"\u2019"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 311 readBadOtherQuote
      '[1,["M",12,["s","\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 312 readBadTwiceClosed
      '[1,["M",13,["s",["[","\\"\'"],[":",0,["$",122]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["[","[{"]],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]]', // 313 readBadOpenName
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",:;=[]{}\uff1a"],"->",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],37,35,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"\\\\"]],["s",40,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",["[+","\\t "],["/",42,43]],["s",["/",42,43],["&",159]],93]]', // 314 skipEndsName
      '[1,["/",166,167,169,316,317,318,319,322,323,326,327,328,["@",0,121,["&",["s",["[*","\\t\\n\\r "],["/",":","=","\uff1a",["s",";",["[*","\\t\\n\\r "],41]]]]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 315 readRepairedName
      '[1,["M",14,["s","\\"\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"",["?","\\""],["&",314]],["s","\'\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'",["?","\'"],["&",314]]],"\\"\'"]', // 316 readBadDoubledName
      '[1,["M",15,["s",["[","\u00ab\u201c-\u201f\uff02"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\u00bb\u201c-\u201f\uff02"]]]],["[","\\"\u00bb\u201c-\u201f\uff02"],["&",314]],["s",["!",36],["[","`\u00b4\u2018-\u201b\uff07"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\'`\u00b4\u2018-\u201b\uff07"]]]],["[","\'`\u00b4\u2018-\u201b\uff07"],["&",314]]],"`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 317 readBadSmartName
      '[1,["M",16,["s",["[","\\"\'"],[":",0,["$",44]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",[":",0,["$",122]],["[","\\"\'"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"!\\"$%\'*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 318 readBadLostQuote
      '[1,["M",17,["s",["[","BFRUbfru"],[":",0,["/",["@",0,320],["@",0,321]]],["&",314]]]]', // 319 readBadPrefixedName
      '[0,["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""]]', // 320 readDoubleName
      '[0,["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"]]', // 321 readSingleName
      '[1,["M",18,["s","\\"",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]],"\\"",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],41]]],["s","\'",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]],"\'",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],41]]]],"\\"\'"]', // 322 readBadEarlyQuote
      '[1,["M",19,["s","\\"",[":",0,["$",["s",324,["|",1,9,false,["s",325,324,325,324]]]]],"\\"",["&",314]]]]', // 323 readBadQuotedName
      '[0,["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\{}"],["s","\\\\",["[","^"]]]]]', // 324 skipNameInside
      '[0,["s","\\"",["!",314],["!",["s",["[*","\\t\\n\\r "],["[","),]"]]]]]', // 325 skipInnerQuote
      '[1,["M",20,["s","[",["[*","\\t\\n\\r "],[":",0,["/",320,321]],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 326 readBadSquareName
      '[1,["N",19,["s","\\"",[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," !#-[]-\uffff"],119]]],206]]],"\\"",["&",314]],["s",120,[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," -&(-[]-\uffff"],119]]],206]]],"\'",["&",314]]],"\\"\'"]', // 327 readFlawedName
      '[1,["M",21,["s","\\"",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^"]],["s","\\"",["!",314]]]]]],"\\"",["&",314]],["s","\'",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^"]],["s","\'",["!",314]]]]]],"\'",["&",314]]],"\\"\'"]', // 328 readBadOddName
      '[1,["/",["[+","\\t\\n\\r "],330,331],"\\u0000\\t-\\r\\u001b !#(*\\\\-/<?\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 329 noteKeyGap
      '[1,["/",25,27,28,29,31],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 330 noteGapMistake
      '[1,["M","BadNameRemark",["s",40,["&",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]]]]', // 331 readBadNameRemark
      '[1,["/",333,":",334,["&",["/",["[",",]}"],35]],335]]', // 332 noteColon
      '[1,["M","BadColon",["s",":",["+",["s",["[*","\\t\\n\\r "],["[",":="],["!",">"]]]],"=>","->","=","\uff1a",";"],"\\\\-:;=\uff1a"]', // 333 readBadColon
      '[1,["M","BadCommaForColon",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["s",["/",42,43],["[*","\\t\\n\\r "],["[",",}"]],["s",79,["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],67]]]]]]]]]', // 334 readBadCommaForColon
      '[1,["M","MissingColon",""]]', // 335 readMissingColon
      '[1,["M","MissingKey",["&",":"]],":"]', // 336 readMissingKey
      '[0,["L",["&",338]],"\\t\\n\\r "]', // 337 leaf
      '[0,["s",["[*","\\t "],8,["[*","\\t\\n\\r "],["/",339,340,["s",["[","*\\\\-\u2022"],["[+","\\t "],341]]],"\\t\\n\\r "]', // 338 skipLineLostAhead
      '[0,["s",46,["[*","\\t\\n\\r "],":",["|",1,60,false,78],"}",["[*","\\t\\n\\r "],["[",",]}"]]]', // 339 skipLostMembers
      '[0,["s",95,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],95,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]]]', // 340 skipLostItems
      '[0,["s",342,["|",1,60,false,["s",["[*","\\t "],["?",","],["[*","\\t "],8,["[*","\\t\\n\\r "],["[","*\\\\-\u2022"],["[+","\\t "],342]]]]', // 341 skipLostBullets
      '[0,["/",79,["s","{",["|",0,60,false,78],"}"]],"\\"{"]', // 342 skipLostBullet
      '[1,["L",344]]', // 343 leaf
      '[1,["/",22,["t",[0,1],["!",100],24],147]]', // 344 readValueGap
      '[0,["L",["&",339]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 345 leaf
      '[0,["L",["&",["/",340,341]]],"\\"\\\\-0-9fnt{\u00ab\u2018\u201c\u201e"]', // 346 leaf
      '[1,["L",348]]', // 347 leaf
      '[1,["N",21,["s",[":",0,103],349]]]', // 348 readOpenlessArrayStart
      '[1,["M","MissingSquare",""]]', // 349 readMissingSquare
      '[0,["L",["&",351]],"{"]', // 350 leaf
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["/","]",["s",352,["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],352,["[*","\\t\\n\\r "],["!",["s",",",["[*","\\t\\n\\r "],67]],["[",",]}"]],["s","]",["[*","\\t\\n\\r "],["/",35,["[",",]}"]]]]]]],["s","{",["[*","\\t\\n\\r "],["!",302],["!",353],"[",["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9[{"]]],"{"]', // 351 skipBraceArrayAhead
      '[0,["/",46,79,42,44],"\\"$\'\\\\-0-9A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 352 skipBraceItem
      '[0,["s","[",["[*","\\t\\n\\r "],["/",354,355],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]', // 353 skipBadSquareName
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 354 skipDoubleName
      '[0,["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"]]', // 355 skipSingleName
      '[0,["L",["&",357]]]', // 356 leaf
      '[0,["s",133,["!",136],["!",151]]]', // 357 skipIsItem
      '[1,["L",359]]', // 358 leaf
      '[1,["N",22,["s",[":",0,114],["/","{",360],["?",["s",["[*","\\t\\n\\r "],361]]]],"{\uff5b"]', // 359 readObjectStart
      '[1,["M","BadFullBrace","\uff5b"]]', // 360 readBadFullBrace
      '[1,["M","BadDoubledBracket",["s","{",["&",["s",["[*","\\t\\n\\r "],46,["[*","\\t\\n\\r "],":"]]]]]', // 361 readBadDoubledBracket
      '[1,["L",363]]', // 362 leaf
      '[1,["M","BadItemBracket",364]]', // 363 readBadItemBracket
      '[0,["s",["[","]}"],["|",0,9,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],365]]],["&",["s",46,["[*","\\t\\n\\r "],":"]]]]]', // 364 skipLateBracket
      '[0,["/",["s",46,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",44,["[*","\\t\\n\\r "],":"]],"\\"$\'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 365 skipMemberAhead
      '[1,["L",367]]', // 366 leaf
      '[1,["M","MissingValue",""]]', // 367 readMissingValue
      '[0,["L",["&",123]],"\\\\-0-9]fnt"]', // 368 leaf
      '[0,["L",["&",370]]]', // 369 leaf
      '[0,["s",["!",153],["!",64],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],67]]', // 370 skipEmptyObjectAhead
      '[1,["L",372]]', // 371 leaf
      '[1,["N",23,[":",0,["/",158,373]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 372 readRepairedAmount
      '[1,["M",22,["s",[":",0,["$",["/",["s",["|",0,4,false,["[","!$%*+\\\\-.?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["[*","\\t "],["[+",".0-9"],",",["&",["[","0-9"]],["|",1,40,false,["/",["s",["[*","\\t "],["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["s",",",["&",["[","0-9"]]]]]],["s",["?","+"],["[+","0-9"],["|",1,9,false,["s",["[","\\t "],["[+","0-9"]]]]]]],["&",60],["!",["s",["[*","\\t\\n\\r "],":"]]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 373 readBadAmount
      '[0,["L",["&",375]],"\\t\\n\\r :"]', // 374 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["!",153],["|",1,60,false,78],"}",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],365],"}"]],"\\t\\n\\r :"]', // 375 skipLateObjectAhead
      '[1,["L",377]]', // 376 leaf
      '[1,["N",24,["s",[":",0,114],378]],"\\t\\n\\r :"]', // 377 readLateStart
      '[1,["M","BadLateOpen",["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r :"]', // 378 readBadLateOpen
      '[1,["L",["@",1,["&",380],381]],"\\t\\n\\r :"]', // 379 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","^[{"]],"\\t\\n\\r :"]', // 380 skipLateWord
      '[1,["M","BadLateColon",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",41]]],"\\t\\n\\r :"]', // 381 readBadLateColon
      '[1,["L",["/",383,367]]]', // 382 leaf
      '[1,["t",[0,1],["!",["[",",]}"]],384],"^\\n\\r ,[]}"]', // 383 readLooseWord
      '[1,["N",26,[":",0,["/",385,386,387,389]],[":",0,["/",396,["@",0,397,["&",159]],398,399,400,401,402]]],"^\\n\\r ,[]}"]', // 384 readRepairedWord
      '[1,["M","BadCutSign",["s","-",35]]]', // 385 readBadCutSign
      '[1,["M",23,["s",[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],35]],"\\\\-0-9"]', // 386 readBadCutNumber
      '[1,["M",24,["s",[":",0,["$",["s",["?","-"],"0",["[+","0-9"]]]],[":",1,["$",["s",["?",["s",".",["[+","0-9"]]],["?",388]]]],["&",159]]],"\\\\-0"]', // 387 readBadLeadingZero
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 388 skipExponent
      '[1,["N",25,["s",["!",["s",42,["&",159]]],[":",0,["$",["?",["/","-",390]]]],[":",1,["/",391,392]],["&",159]]],"+\\\\-.0-9"]', // 389 readRepairedNumber
      '[1,["M","BadPlus","+"]]', // 390 readBadPlus
      '[1,["M","BadRadix",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 391 readBadRadix
      '[1,["/",["$",["s",["/",393,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],394]],["?",388]]],["$",["s",395,["?",388]]]],".0-9"]', // 392 readLooseDecimal
      '[1,["M","BadDigitGroups",["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]]', // 393 readBadDigitGroups
      '[1,["M","BadPoint","."]]', // 394 readBadPoint
      '[1,["M","BadFraction",["s",".",["[+","0-9"]]]]', // 395 readBadFraction
      '[1,["M","BadNan",["s",53,["&",159]]]]', // 396 readBadNan
      '[1,["M","BadConstant",52]]', // 397 readBadConstant
      '[1,["M","BadCutWord",["s",54,35]]]', // 398 readBadCutWord
      '[1,["M",25,["s",["?",["s","new",["[+","\\t "]]],44,["|",0,9,false,["s",".",44]],"(",["[*","\\t\\n\\r "],[":",0,["/",118,125,126]],["[*","\\t\\n\\r "],")"]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 399 readBadConstructor
      '[1,["M","BadDots",["s",["/",["s","...",["[*","."]],["[+","\u2026"]],["&",159]]],".\u2026"]', // 400 readBadDots
      '[1,["M",26,["s",[":",0,["$",["s",["[","^\\n\\r \\",:[]{}"],["[*","^\\n\\r\\",[]{}"]]]],"\\"",["&",60]],["s",[":",0,["$",44]],"\'",["&",60]],["s",[":",0,["$",["s",["[","^\\n\\r \\",:[-]{}"],["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]]]],"\\"",["&",227]]],"^\\n\\r \\",:[]{}"]', // 401 readBadOpenQuote
      '[1,["M",27,["s",["!",267],[":",0,["$",["s",403,["*",["/",["s",["[*","\\t "],["!",37],403],"/","#",405]]]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 402 readBadBareString
      '[0,["/",404,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["s","\\"",["|",0,200,false,["[","^\\n\\r\\""]],"\\"",["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 403 skipBareUnit
      '[0,["/",["s","(",["|",0,200,false,["/",["[","^\\n\\r()"],["s","(",["|",0,99,false,["[","^\\n\\r()"]],")"]]],")"],["s","${",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","{",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","<",["|",0,200,false,["[","^\\n\\r<>"]],">"]],"$(<{"]', // 404 skipBalanced
      '[0,["s",61,["!",76],["/",["s",["?",","],["[*","\\t "],8,["[*","\\t\\n\\r "]],["s",",",["[*","\\t "]]],["&",["s",["!",["/",37,"...","\u2026"]],["|",1,20,false,["/",["|",1,200,false,["[","^\\n\\r\\"\'-),:<->[]{}\uff0c\uff1a"]],["s","\'",["&",["[","a-z"]]]]],["[","\\n\\r,}"]]]]]', // 405 skipBareMore
      '[1,["L",381]]', // 406 leaf
      '[1,["L",408]]', // 407 leaf
      '[1,["/",409,""]]', // 408 readTwiceEnded
      '[1,["M","BadTwiceEnded",["s",["[*","\\t\\n\\r "],"}",["&",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{",410],["s",["[*","\\t\\n\\r "],"]",["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],88],"]"]],["s",411,["!",75]]]]]]]],"\\t\\n\\r }"]', // 409 readBadTwiceEnded
      '[0,["!",["s",133,136]]]', // 410 skipInOneArray
      '[0,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],365],"\\t\\n\\r ,"]', // 411 skipMemberBehind
      '[1,["L",413]]', // 412 leaf
      '[1,["N",27,["s",[":",0,103],414]],"("]', // 413 readTupleStart
      '[1,["M","BadTuple",["s","(",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",42,["[*","\\t\\n\\r "],["/",["[","),"],35]],["[","([{"],43,["s",")",["!",["s",["[*","\\t\\n\\r "],"=>"]]]]]]]]]', // 414 readBadTuple
      '[1,["L",["t",[0,1,2],["!",150],["!",["/",["[",")]}\uff3d\uff5d"],",","...","\u2026",416]],384]]]', // 415 leaf
      '[0,["s",":",["&",["s",["[*","\\t\\n\\r "],41]]]]', // 416 skipLooseColon
      '[1,["L",["/",418,["t",[0,1],419,290],["t",[0,1],420,422],["t",[0,1],424,422]]]]', // 417 leaf
      '[1,["M","BadComma",","]]', // 418 readBadComma
      '[1,["M","BadEllipsis",["s","...",["[*","."]],["[+","\u2026"]],".\u2026"]', // 419 readBadEllipsis
      '[1,["M","BadStrayEnd",["s",["!",76],["!",421],")"],["s",151,"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",79,42,43],["[*","\\t\\n\\r "],["[",",]"]]]]]]', // 420 readBadStrayEnd
      '[0,["s",["!",76],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",["[","[{"],365]],"}",35]]]]]', // 421 skipRoundArrayEnd
      '[0,["/",["t",[0,1],423,","],""]]', // 422 readCommaBehind
      '[0,["|",0,null,true,["$",["[","\\t\\n\\r "]]]]', // 423 readWs
      '[1,["M","BadElementText",["s",["!",["[",")]}\uff3d\uff5d"]],["!",267],["!",150],["/",416,["s",["[","^"],["[*","^\\n\\r\\"\'-),[]{}"]]]]]]', // 424 readBadElementText
      '[1,["L",426]]', // 425 leaf
      '[1,["/",427,429,["t",[0,1,2],["!",132],["&","]"],430],["t",[0,1,2],["!",151],["&","}"],430],431,428]]', // 426 readCloseTuple
      '[1,["t",[0,1],["&",35],428]]', // 427 readCut
      '[1,["M","MissingEnd",""]]', // 428 readMissingEnd
      '[0,["N","TupleEnd",")"]]', // 429 readTupleEnd
      '[1,["M","BadRootEnd",["[",")]}"]]]', // 430 readBadRootEnd
      '[1,["M","MissingBracket",["&",["/",["[",")]}\uff3d\uff5d"],"{",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],44]]],"\\"$\')A-Z]_-{}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3d\uff5d"]', // 431 readMissingBracket
      '[1,["L",433]]', // 432 leaf
      '[1,["/",427,434,436,437,431,428]]', // 433 readCloseArray
      '[1,["N","ArrayEnd","]",435],"]\uff3d"]', // 434 readArrayEnd
      '[1,["M","BadFullSquareEnd","\uff3d"]]', // 435 readBadFullSquareEnd
      '[1,["M","BadArrayEnd",["s",["!",151],"}"],["s",["!",75],"}",["&",411]],["s","}",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],["s",["!",153],["!",64],"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","[",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42,43]]]]]]', // 436 readBadArrayEnd
      '[1,["M","BadRoundArrayEnd",421]]', // 437 readBadRoundArrayEnd
      '[1,["L",439]]', // 438 leaf
      '[1,["/",440,""]]', // 439 readDoubledEnd
      '[1,["M","BadDoubledSquareEnd",["s",75,["!",132],["|",1,9,false,["s",["[*","\\t\\n\\r "],"]"]],["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],365,["|",1,60,false,78],"}",["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 440 readBadDoubledSquareEnd
      '[1,["L",383]]', // 441 leaf
      '[1,["L",["/",["&",35],367]]]', // 442 leaf
      '[1,["L",["/",418,444,445,["t",[0,1],446,447],["t",[0,1],["/",448,419,449],422]]]]', // 443 leaf
      '[1,["M","MissingNameEnd",["s","\\"",["|",0,200,false,["/",["[+","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"],35],["s",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],48],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],35]],"\\"\'\\\\\\\\`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 444 readMissingNameEnd
      '[1,["M","BadInnerBracket","[",["s",["!",132],"{"]]]', // 445 readBadInnerBracket
      '[0,["!",["s",133,136]]]', // 446 readInOneArray
      '[1,["M","BadEarlyEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]', // 447 readBadEarlyEnd
      '[1,["M","BadStrayBracket",["s",132,"]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],67,["|",1,60,false,78],"}",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],67]]]]]]]', // 448 readBadStrayBracket
      '[1,["M","BadText",["s",["!",["/",["s",76,")"],74,450,["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],35]]],["!",267],["[","^]{}\uff3d\uff5d"],["*",["/",["s","\\\\",["[","\\"\'\\\\\\\\"]],["[","^\\n\\r\\"\',[]{}\uff3d\uff5d"]]]]]]', // 449 readBadText
      '[0,["s",64,["!",75],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]]]', // 450 skipRoundItemEnd
      '[1,["L",452]]', // 451 leaf
      '[1,["/",427,453,455,456,431,428]]', // 452 readCloseObject
      '[1,["N","ObjectEnd","}",454],"}\uff5d"]', // 453 readObjectEnd
      '[1,["M","BadFullEnd","\uff5d"]]', // 454 readBadFullEnd
      '[1,["M","BadObjectEnd",["s",["!",132],"]"],["s","]",["&",["/",["s",["[*","\\t\\n\\r "],"}",411],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]]', // 455 readBadObjectEnd
      '[1,["M","BadRoundEnd",74]]', // 456 readBadRoundEnd
      '[1,["L",458]]', // 457 leaf
      '[1,["/",427,453,459,431,428]]', // 458 readCloseItemObject
      '[1,["M","BadItemEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],450]]', // 459 readBadItemEnd
      '[1,["L",461]]', // 460 leaf
      '[1,["/",427,453,430,428]]', // 461 readCloseNamedArray
      '[1,["L",463]]', // 462 leaf
      '[1,["/",427,434,430,428]]', // 463 readCloseBraceArray
      '[1,["L",465]]', // 464 leaf
      '[1,["M","BadLateElement",["s","}",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],88]]],["s",["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",46,42],["[*","\\t\\n\\r "],["[",",]"]]]],["&",["s",46,["[*","\\t\\n\\r "],["[",",]"]]]]]],"]}"]', // 465 readBadLateElement
      '[1,["L",467]]', // 466 leaf
      '[1,["/",427,434,430,428]]', // 467 readCloseRootArray
      '[1,["L",469]]', // 468 leaf
      '[1,["M","BadLateBracket",364]]', // 469 readBadLateBracket
      '[1,["L",471]]', // 470 leaf
      '[1,["/",427,453,430,428]]', // 471 readCloseRootObject
      '[0,["L",["&",49]],"[\uff3b"]', // 472 leaf
      '[0,["L",["&",94]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 473 leaf
      '[0,["L",["&",475]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 474 leaf
      '[0,["/",["s",95,["|",0,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],95]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","[{"]],["s",95,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],95]],["[*","\\t\\n\\r "],"]",["[*","\\t "],["/",8,35,36]]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 475 skipOpenlessAhead
      '[0,["L",["s",["&",["s","(",["[*","\\t\\n\\r "],["|",0,9,false,["s","(",["[*","\\t\\n\\r "]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],42]]],["!",477]]],"("]', // 476 leaf
      '[0,["s","(",["[*","\\t\\n\\r "],["/",478,479,480],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],35]]]]]', // 477 skipBadParentheses
      '[0,["/",["s","\\"",["[*"," !#-[]-\uffff"],"\\""],["s","\\"",["|",0,2000,false,["/",["["," !#-[]-\uffff"],119]],"\\""],["s","\'",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]],"\'"]],"\\"\'"]', // 478 skipText
      '[0,42]', // 479 skipNumber
      '[0,43]', // 480 skipConstant
      '[1,["L",482]]', // 481 leaf
      '[1,["/",["@",1,["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],161,["&",34]],["@",0,483,["&",34]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 482 readRootWord
      '[1,["N",28,[":",0,["/",385,386,387,158,389,172,399]],[":",0,["/",396,["@",0,397,["&",159]],398,484]]],"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 483 readRepairedRoot
      '[1,["M",28,["s","\'",[":",0,["$",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]]]],"\'"]]]', // 484 readBadQuotedBracket
      '[0,["L",["&",486]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 485 leaf
      '[0,["/",["s",["?",57],"\\"",["/",["|",200,200,false,["[","^\\"\\\\\\\\"]],["s",["*",["/",["["," !#-[]-\uffff"],119]],["/",["s","\\"",34],35]],["s",["*",["/",["[","^\\"\\\\\\\\"],119]],"\\"",["[*","\\t\\n\\r "],35]]],["s","\\"",["*",["/",["[","^\\n\\r\\"[-]{}"],["s","\\\\",["[","^\\n\\r"]],["s","\\"",["!",["s",["[*","\\t\\n\\r "],35]]]]],"\\"",["[*","\\t\\n\\r "],35],"\\"\\"\\"",["s",["!",487],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\""],35],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'",34]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 486 skipRootTextAhead
      '[0,["/","``",["s","`",["[*","\\t\\n\\r "],["/",["[","[{"],35]]],"`"]', // 487 skipCodeMark
      '[1,["L",489]]', // 488 leaf
      '[1,["M",29,["s",[":",0,["$",176]],[":",1,["$",["[*","+\\\\-0-9A-Z_a-z"]]],["?",490],["!",["s",["[*","\\t\\n\\r "],35]]]]]', // 489 readBadFence
      '[0,["s",["|",1,9,false,["s",["[*","\\t "],["/",491,494]]],["[*","\\t "],["&",["s",8,["[*","\\t\\n\\r "],["!",["/",36,35]]]]],"\\t .0-9A-Za-{"]', // 490 skipFenceInfo
      '[0,["/",["s","{",["|",1,100,false,["[","^\\n\\r:{}"]],"}"],["s",492,"=",["/",493,494]]],"A-Za-{"]', // 491 skipFenceAttribute
      '[0,["s",["[","A-Za-z"],["|",0,40,false,["[","\\\\-0-9A-Z_a-z"]]]]', // 492 skipFenceName
      '[0,["/",["s","\\"",["|",0,100,false,["[","^\\n\\r\\""]],"\\""],["s","\'",["|",0,100,false,["[","^\\n\\r\'"]],"\'"],["s","{",["|",0,100,false,["[","^\\n\\r{}"]],"}"],["s","[",["|",0,100,false,["[","^\\n\\r[]"]],"]"]],"\\"\'[{"]', // 493 skipFenceText
      '[0,["s",["[",".0-9A-Za-z"],["|",0,60,false,["[","^\\t\\n\\r \\"\',=[]`{}"]]]]', // 494 skipFenceWord
      '[1,["L",496]]', // 495 leaf
      '[1,["M","BadCutFence",["s",["/",["s",176,["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t\\n\\r "]],["|",1,2,false,"`"]],35]],"`~"]', // 496 readBadCutFence
      '[1,["L",["/",498,516]],"\\t\\n\\r ,"]', // 497 leaf
      '[1,["M","BadSequence",["s",["[+","\\t\\n\\r "],["?",["s",",",["[*","\\t\\n\\r "]]],["&",["/","{",49]]],["s",",",["[*","\\t\\n\\r "],["&",["/","{",49]]],["s",["[*","\\t "],8,["[*","\\t\\n\\r "],["&",["/",499,486]]]],"\\t\\n\\r ,"]', // 498 readBadSequence
      '[0,["/",["s",["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],500,["&",34]],["s",501,["&",34]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 499 skipRootWord
      '[0,["s",["!","\\"\\"\\"\\""],["/",["s",478,["&",60],["!",["s",["[*","\\t\\n\\r "],"+"]]],["s",["/",479,480],["&",159]]]],"\\"\'\\\\-0-9fnt"]', // 500 skipWord
      '[0,["/",["/",502,503,504,505,506,477,511],["/",512,["s",513,["&",159]],514,515]],"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 501 skipRepairedRoot
      '[0,["s","-",35]]', // 502 skipBadCutSign
      '[0,["s",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],35],"\\\\-0-9"]', // 503 skipBadCutNumber
      '[0,["s",["s",["?","-"],"0",["[+","0-9"]],["s",["?",["s",".",["[+","0-9"]]],["?",388]],["&",159]],"\\\\-0"]', // 504 skipBadLeadingZero
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",159]],"+\\\\-0-9"]', // 505 skipBadThousands
      '[0,["s",["!",["s",42,["&",159]]],["?",["/","-","+"]],["/",507,508],["&",159]],"+\\\\-.0-9"]', // 506 skipRepairedNumber
      '[0,["/",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 507 skipBadRadix
      '[0,["/",["s",["/",509,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],"."]],["?",388]],["s",510,["?",388]]],".0-9"]', // 508 skipLooseDecimal
      '[0,["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]', // 509 skipBadDigitGroups
      '[0,["s",".",["[+","0-9"]]]', // 510 skipBadFraction
      '[0,["s",["?",["s","new",["[+","\\t "]]],44,["|",0,9,false,["s",".",44]],"(",["[*","\\t\\n\\r "],["/",478,479,480],["[*","\\t\\n\\r "],")"],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 511 skipBadConstructor
      '[0,["s",53,["&",159]]]', // 512 skipBadNan
      '[0,52]', // 513 skipBadConstant
      '[0,["s",54,35]]', // 514 skipBadCutWord
      '[0,["s","\'",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]],"\'"]]', // 515 skipBadQuotedBracket
      '[1,["M","BadListSequence",["s",["[*","\\t "],",",["[*","\\t "],8,["[*","\\t\\n\\r "],["&",["/",499,486]]]],"\\t ,"]', // 516 readBadListSequence
      '[0,["L",["&",["[","[{\uff3b\uff5b"]]],"[{\uff3b\uff5b"]', // 517 leaf
      '[1,["L",["/",519,520,""]]]', // 518 leaf
      '[1,["M","BadRootComma",["s",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],["/",35,36]]]]],"\\t\\n\\r ,"]', // 519 readBadRootComma
      '[1,["M","BadRest",["s",["!",["s",["[*","\\t\\n\\r "],["/",37,["[",")]}\uff3d\uff5d"]]]],["|",1,200,false,["[","^[]{}"]],["[","]}"],["&",["s",["[*","\\t\\n\\r "],["/",35,36]]]],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",46,42],["&",["s",["[*","\\t\\n\\r "],["/",35,36]]]]],"^[]{}"]', // 520 readBadRest
      '[1,["L",522]]', // 521 leaf
      '[1,["M","BadLateThought",["s",523,["&",524]]]]', // 522 readBadLateThought
      '[0,["/",["s","</",4,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"]],"<[\u25c1"]', // 523 skipThoughtTagEnd
      '[0,["/",["s",["[*","\\t "],["/",8,35]],["s",["[*","\\t\\n\\r "],["/",["[","[{"],36]]]]', // 524 skipLateAhead
      '[0,["L",["[+","\\t\\n\\r "]]]', // 525 leaf
      '[1,["L",24]]', // 526 leaf
      '[0,["L",["!",268]]]', // 527 leaf
      '[0,["L",["&",38]],"{"]', // 528 leaf
      '[0,["L",["&",530]],"["]', // 529 leaf
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["/",["s",47,["[*","\\t\\n\\r "]],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["&",["[","\\"\'0-9`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],30,"{",["s","(",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",42,["[*","\\t\\n\\r "],","]]],51,["s",["|",1,40,false,["[","+\\\\-.0-9"]],["/",["s",["[*","\\t\\n\\r "],["/",["[",",\u3001\uff0c"],35]],["s",["[*","\\t "],8,["[*","\\t\\n\\r "],42,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"0-9[{"],["s","]",["[*","\\t\\n\\r "],","]]],35]],["s","[",["[*","\\t "],["/",8,"/*",["s",["/","//","#"],["[","\\t "],["[*","^\\n\\r]"],8],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],79,["[*","\\t\\n\\r "],["[",",]"]]]]],"["]', // 530 skipProseArrayAhead
      '[1,["L",532]]', // 531 leaf
      '[1,["M","BadCall",["s",44,["|",0,9,false,["s",".",44]],["[*","\\t\\n\\r "],"(",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]],["s","(",["&",["s",["[*","\\t\\n\\r "],["[","[{"]]]]],"$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 532 readBadCall
      '[1,["L",["/",534,["t",[0,1],423,535],""]]]', // 533 leaf
      '[0,["t",[0,1],423,["/",["t",[0,1,2],")",423,["?",";"]],";"]],"\\t\\n\\r );"]', // 534 readWrapperEnd
      '[1,["M","MissingCallEnd",35]]', // 535 readMissingCallEnd
      '[1,["L",537]]', // 536 leaf
      '[1,["M","BadAssignment",["s",["/",538,["s",44,["|",0,9,false,["s",".",44]],["[*","\\t "],"="],539],["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 537 readBadAssignment
      '[0,["s",["/","var","let","const"],["[+","\\t "],44,["[*","\\t "],"="],"clv"]', // 538 skipDeclaration
      '[0,["/",["s","export",["[+","\\t "],"default"],"return"],"er"]', // 539 skipExporting
      '[0,["L",["/",541,""]]]', // 540 leaf
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["?",";"]],";"]],"\\t\\n\\r );"]', // 541 skipWrapperEnd
      '[1,["L",["/",543,544]],"\\"]}"]', // 542 leaf
      '[1,["M","BadRootBracket",["[+","]}"]]]', // 543 readBadRootBracket
      '[1,["M","BadLostMember",545]]', // 544 readBadLostMember
      '[0,["s","\\"",["|",1,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],["/",79,42,["[","[{"],43]]]]]', // 545 skipLostMember
      '[0,["L",["!",36]]]', // 546 leaf
      '[1,["L",548]]', // 547 leaf
      '[1,["M","BadProse",["s",["/",549,552,["[","^"]],["*",["/",["[","^\\n\\r\\"\'(/<[`{~\u25c1\ufeff"],553,554,549,552,["s",["!",555],["[","^"]]]]]],"^"]', // 548 readBadProse
      '[0,["s",3,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],550]]', // 549 skipNamedThought
      '[0,["/",523,551],"<[\u25c1"]', // 550 skipThoughtClose
      '[0,["q",16]]', // 551 skipAnalysisEnd
      '[0,["s",["/",["s","`",["|",1,2,false,["[","()[]{}"]],"`"],["s","\\"",["|",1,2,false,["[","()[]{}"]],"\\""],["s","\'",["|",1,2,false,["[","()[]{}"]],"\'"]],["!",["[","\\"\'0-9A-Z`-z"]]],"\\"\'`"]', // 552 skipNamedBracket
      '[0,["s","/*",["|",0,200,false,["s",["!","*/"],["[","^"]]],"*/"]]', // 553 skipStarComment
      '[0,["s",["/",["s","//",["[","\\t "]],["s",8,["[*","\\t "],"#",["[","\\t "]]],["[*","^\\n\\r"],["&",["s",8,["[*","\\t\\n\\r "],["[","[{"]]]],"\\n\\r/"]', // 554 skipLineRemark
      '[0,["/",["s",8,["[*","\\t "],3],["s",523,524],556,545,38,302,530,36,"\ufeff",["s","(",["[*","\\t\\n\\r "],["[","[{"],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\n\\r\\"\'(<[`{~\u00ab\u2018\u2019\u201c-\u201f\u25c1\ufeff\uff02"]', // 555 skipProseStop
      '[0,["s",46,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",41],["|",1,60,false,78],"}",["[*","\\t\\n\\r "],77]]', // 556 skipLostObjectAhead
      '[0,["L",["&",556]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 557 leaf
      '[1,["L",["/",559,560]]]', // 558 leaf
      '[0,["N","FenceEnd",268]]', // 559 readFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 560 readMissingFenceEnd
      '[1,["L",562]]', // 561 leaf
      '[1,["M","MissingDocument",""]]', // 562 readMissingDocument
      '[1,["L",["/",564,543,544]],"\\"]`}~"]', // 563 leaf
      '[1,["M","BadLooseFence",176]]', // 564 readBadLooseFence
      '[1,["L",["/",562,""]]]', // 565 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, i: ofCase, inside: ofInside, scan: ofScan, closes: ofCloses } });

  const stepbeforeValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepThought } }] }, { op: 'leaf', read: rules.at(21) }] };
  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(218), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(220) }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(222) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(205) }] } }, { op: 'leaf', read: rules.at(225) }] }] } }] };
  const steplaterPair: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(231) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(205) }] } }, { op: 'leaf', read: rules.at(225) }] }, stepinnerPair] };
  const stepsinglePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: rules.at(249) }] };
  const stepbacktickPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: rules.at(279) }] };
  const stepquoted: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(173), body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(186), body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(189), body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(195), body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(260), body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(266), body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(277), body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(283) }, { op: 'choice', alternatives: [stepquoted, { op: 'leaf', read: rules.at(233) }] }] }, { op: 'leaf', read: rules.at(285) }] } }, { op: 'leaf', read: rules.at(287) }] };
  const stepelementWord: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(156) }, { op: 'leaf', read: rules.at(160), isShortcut: true }, { op: 'leaf', read: rules.at(162) }, stepstring] };
  const stepword: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(371) }, { op: 'leaf', read: rules.at(160), isShortcut: true }, { op: 'leaf', read: rules.at(162) }, stepstring] };
  const stepopenlessItem: Step = { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(108), body: { op: 'again', step: () => stepInnerObject } }, { op: 'leaf', read: rules.at(289) }] } };
  const stepelementValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(301), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(350), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(356), body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: rules.at(407) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: rules.at(407) }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: rules.at(415) }] };
  const stepelement: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(149), body: stepelementWord }, { op: 'leaf', read: rules.at(289) }] }, { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: rules.at(289) }, { op: 'leaf', read: rules.at(107) }, stepopenlessItem] }] };
  const stepelementPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(143), isShortcut: true }, { op: 'leaf', read: rules.at(146) }, stepelement, { op: 'leaf', read: rules.at(417) }] };
  const stepcontainer: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(350), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(301), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepArray }, { op: 'leaf', read: rules.at(438) }] }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(379) }, { op: 'choice', alternatives: [stepword, { op: 'leaf', read: rules.at(382) }] }] } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(406) }, { op: 'choice', alternatives: [stepcontainer, { op: 'leaf', read: rules.at(366) }] }] }, { op: 'leaf', read: rules.at(233) }] }] };
  const steppresentValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(368), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(369), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(374), body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(441) }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(337), body: { op: 'loop', body: { op: 'leaf', read: rules.at(343) } } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(345), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(346), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: rules.at(366) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(343) } }, { op: 'choice', alternatives: [steppresentValue, { op: 'leaf', read: rules.at(442) }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(306) }, stepmemberValue, { op: 'leaf', read: rules.at(289) }] };
  const stepobjectPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(116), isShortcut: true }, { op: 'leaf', read: rules.at(128) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(130), body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: rules.at(289) }] }, stepmember, { op: 'leaf', read: rules.at(443) }] };
  const stepbracketValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(97), body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(350), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(301), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(472), body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(473), body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(474), body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(476), body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: rules.at(481) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(485), body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(497) }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(233) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(517), body: stepbracketValue }] }] } }, { op: 'leaf', read: rules.at(518) }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: rules.at(495) }] }, stepmoreValues] };
  const steplateThought: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(521) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(233) }] }] };
  const stepaside: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepThought } }] }, steplateThought, { op: 'leaf', read: rules.at(525) }] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(528), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(301), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(529), body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(531) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(233) }] }, { op: 'leaf', read: rules.at(533) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(536) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(233) }] }, { op: 'leaf', read: rules.at(540) }] }] };
  const stepprose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(547) }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(557), body: { op: 'again', step: () => stepOpenlessObject } }, stepmoreValues] }, { op: 'leaf', read: rules.at(233) }] }] };
  const stepfencedPart: Step = { op: 'choice', alternatives: [stepaside, { op: 'leaf', read: rules.at(526) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(527), body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(542) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(546), body: stepprose }] }] };
  const steparound: Step = { op: 'choice', alternatives: [stepaside, { op: 'leaf', read: rules.at(526) }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(563) }, stepprose] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(561) }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: rules.at(565) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(5) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(17) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(11) } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', attribute: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(101) }, { op: 'leaf', read: rules.at(107) }, stepopenlessItem, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(464) }, stepelementPart] } }, { op: 'leaf', read: rules.at(466) }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', attribute: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(112) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(451) }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(139) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(462) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: rules.at(184) }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(183) } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: rules.at(188) }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(187) } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: rules.at(192) }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(190) } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(205) }] } }, { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(216) }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: rules.at(233) }] }, { op: 'leaf', read: rules.at(234) }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(196), isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: rules.at(205) }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'loop', body: stepsinglePart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(253) }, { op: 'loop', body: stepsinglePart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(255) }, { op: 'loop', body: stepsinglePart }] }, { op: 'leaf', read: rules.at(233) }] }] } }, { op: 'leaf', read: rules.at(256) }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(245), isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: rules.at(262) }] } }, { op: 'leaf', read: rules.at(264) }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(261), isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(271) }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: rules.at(275) }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(274) } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(177) }, { op: 'loop', body: stepbacktickPart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(253) }, { op: 'loop', body: stepbacktickPart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(255) }, { op: 'loop', body: stepbacktickPart }] }, { op: 'leaf', read: rules.at(233) }] }] } }, { op: 'leaf', read: rules.at(281) }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(278), isSome: true } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(303) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(460) }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(347) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(432) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(358) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(362) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(457) }] } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(376) }, { op: 'loop', body: { op: 'leaf', read: rules.at(343) } }, { op: 'choice', alternatives: [steppresentValue, { op: 'leaf', read: rules.at(366) }] }, { op: 'leaf', read: rules.at(289) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(451) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(358) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(451) }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', attribute: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(101) }, { op: 'leaf', read: rules.at(107) }, stepopenlessItem, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(432) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(412) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(425) }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(358) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(470) }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(112) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(470) }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', attribute: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(347) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(464) }, stepelementPart] } }, { op: 'leaf', read: rules.at(466) }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(488) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(233) }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(558) }] } };

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
    BadLateThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingDocument: {"code":"missing-document","severity":"error","meaning":"The text holds no JSON value.","example":"Sorry.","hint":"Write one JSON value."},
    BadSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","hint":"Write one array, or read the lines one by one."},
    BadListSequence: {"code":"bad-sequence","severity":"warning","meaning":"Several values follow each other, as in NDJSON. They were read as a list.","example":"{\"a\": 1}\n{\"a\": 2}","hint":"Write one array, or read the lines one by one."},
    BadTrailingComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","hint":"Leave the last comma out."},
    BadRootComma: {"code":"bad-trailing-comma","severity":"warning","meaning":"There is a comma after the last value.","example":"[1, 2,]","hint":"Leave the last comma out."},
    BadProse: {"code":"bad-prose","severity":"warning","meaning":"There is text around the JSON value. It was ignored.","example":"Here you are: {\"a\": 1}","hint":"Write the value alone."},
    BadLostMember: {"code":"bad-text","severity":"error","meaning":"This text is neither a name nor a value. It was ignored.","example":"{\"a\": 1, %%}","hint":"Write names and values only."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿{}","hint":"Save the text as UTF-8 without a byte order mark."},
    BadCall: {"code":"bad-call","severity":"warning","meaning":"The value is wrapped in a function call or in round brackets.","example":"callback({\"a\": 1});","hint":"Write the value alone."},
    MissingCallEnd: {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","hint":"Close each bracket that opens; if the text was cut off, write all of it again."},
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
    BadDoubledSquareEnd: {"code":"bad-bracket","severity":"error","meaning":"There is a bracket too many, or one of the wrong kind.","example":"{\"a\": 1}}","hint":"Write one closing bracket of the same kind for each that opens."},
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
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends before an object or array is closed.","example":"{\"a\": [1, 2","hint":"Close each bracket that opens; if the text was cut off, write all of it again."},
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
    BadSharedQuote: {"code":"missing-quote","severity":"error","meaning":"A string is missing a quote. Where it begins or ends was guessed.","example":"{\"a\": \"one,\n\"b\": 2}","hint":"Close the string."},
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
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
  },
  attributes: 3,
  tables: 0,
  inside: 9,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
