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
  readonly kind: "think" | "Think" | "THINK" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINKING";
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
  () => { return 'thought'; },
  () => { return 'steps'; },
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
      '[0,["/",["s","<",4,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|channel>","thought"]],"<[\u25c1"]', // 3 skipThoughtOpen
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],5],"Ta-z"]', // 4 skipThoughtName
      '[0,["/",["s","think",["?","ing"]],["s","Think",["?","ing"]],["s","THINK",["?","ING"]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 5 skipThinkingWord
      '[1,["L",7]]', // 6 leaf
      '[1,["M",0,["s",["?",8],2,[":",0,10]]],"\\n\\r <[\u25c1"]', // 7 readBadThought
      '[0,9]', // 8 skipNewline
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 9 skipEol
      '[0,["/",["@",1,"<",11,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|channel>","thought"]],"<[\u25c1"]', // 10 readThoughtOpen
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],12],"Ta-z"]', // 11 readThoughtName
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"Think",["?","ing"]],["@",0,"THINK",["?","ING"]],["@",0,"thought",["?","s"]],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"Tar-t"]', // 12 readThinkingWord
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",14],["[","^"]],null,0,null,false]]]', // 13 text
      '[0,["q",15]]', // 14 skipOwnThoughtClose
      '[0,["same",2,16],"<[\u25c1"]', // 15 readOwnThoughtClose
      '[0,["/",17,20],"<[\u25c1"]', // 16 readThoughtClose
      '[0,["/",["@",1,"</",11,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],18,19],"<[\u25c1"]', // 17 readThoughtTagEnd
      '[0,["{",0,"<channel|>"],"<"]', // 18 readChannelEnd
      '[0,["{",1,"[BEGIN FINAL RESPONSE]"],"["]', // 19 readFinalAnswer
      '[0,["{",2,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 20 readAnalysisEnd
      '[1,["L",22]]', // 21 leaf
      '[1,["/",23,24]]', // 22 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",14,["[*","\\t "]]]]', // 23 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 24 readMissingThoughtEnd
      '[1,["L",["/",26,27,28,37]],"\\u0000\\t-\\r\\u001b \\"#\'\\\\-/<\\\\\\\\`\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 25 leaf
      '[0,["|",1,null,true,["$",["[","\\t\\n\\r "]]],"\\t\\n\\r "]', // 26 readBlanks
      '[1,["M","BadBom","\ufeff"]]', // 27 readBadBom
      '[1,["/",29,31,32,33,35],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 28 readGapMistake
      '[1,["M","BadComment",30]]', // 29 readBadComment
      '[0,["/",["s",["/","//","#",["s","--",["[","\\t "]]],["[*","^\\n\\r"]],["s","/*",["*",["s",["!","*/"],["[","^"]]],"*/"],["s","<!--",["*",["s",["!","-->"],["[","^"]]],"-->"]],"#\\\\-/<"]', // 30 skipComment
      '[1,["M","MissingCommentEnd",["s",["/","/*","<!--"],["[*","^"]]],"/<"]', // 31 readMissingCommentEnd
      '[1,["M","BadSpace",["[+","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]', // 32 readBadSpace
      '[1,["M","BadNoise",34]]', // 33 readBadNoise
      '[0,["/",["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]],["s","<|",["[+","0-9A-Z_a-z"],"|>"]],"\\u001b<"]', // 34 skipNoise
      '[1,["M","BadEscapedBlank",["+",["s",36,["[*","\\t "]]]]]', // 35 readBadEscapedBlank
      '[0,["s",["|",1,3,false,"\\\\"],["[","nrt"]],"\\\\\\\\"]', // 36 skipEscapedBlank
      '[1,["M","BadAroundQuote",["s",["/","\'",["s","\\"",["&",["s",["[","[{"],["[*","\\t "],["/",9,["s","\\"",["!",38]]]]]]],["&",["/",42,53]]],["s","\'",["&",["/",["s","{",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"{",["s",48,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],98]]],["s","`",["&",["s",99,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],99]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],"`"]]]],"\\"\'`"]', // 37 readBadAroundQuote
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",39,["s",",",["[*","\\t\\n\\r "],39],["s","+",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]],["s",["[*","\\t "],["/",9,["[",");"],40,["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],41]]]]]', // 38 skipEndsRoot
      '[0,["!",["[","^"]]]', // 39 skipEof
      '[0,["/","```","~~~"],"`~"]', // 40 skipFenceMark
      '[0,["/","//","/*","#","<!--",["s","--",["[","\\t "]]],"#\\\\-/<"]', // 41 skipCommentStart
      '[0,["s","{",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["|",0,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["/",["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],43],39]],["s",48,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],45],["s",49,["[*","\\t\\n\\r "],50,["[*","\\t\\n\\r "],":"],["s",["/","\\"\\"","\'\'"],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["|",1,2,false,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],":"],["s",["[","*\u00b7\u2022"],["[*","\\t "],50,["[*","\\t\\n\\r "],":"],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],48,":"],"/*","<!--",["s","{",["[*","\\t\\n\\r "],50,["[*","\\t\\n\\r "],":"],["s",48,["[*","\\t\\n\\r "],["/",":",39]],["s",["/",["s",51,["[*","\\t\\n\\r "]],"["],50,["/",["s","]",["[*","\\t\\n\\r "],":"],""]],"}",52,36,34,39]]]', // 42 skipProseObjectAhead
      '[0,["/",["[",",:[{}\uff1a"],["s",44,["[*","\\t\\n\\r "],["[",":=\uff1a"]],"/*",["s",["/","=>","->",["[",";="]],["[*","\\t\\n\\r "],45],["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["?",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["[*","\\t\\n\\r "],["[","0-:A-[a-{"]],47,46,39]]', // 43 skipNameBehind
      '[0,["s",["[*","\\t "],["/",["[","!*?"],["s","(",["|",1,60,false,["[","^\\n\\r\\"()"]],")"]]],"\\t !(*?"]', // 44 skipNameRemark
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46,["[","[{"],47],"\\"\'\\\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 45 skipValueStart
      '[0,["s",["?","-"],["/","0",["s",["[","1-9"],["[*","0-9"]]],["?",["s",".",["[+","0-9"]]],["?",["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]],"\\\\-0-9"]', // 46 skipNumeral
      '[0,["/","true","false","null"],"fnt"]', // 47 skipLiteral
      '[0,["s",["[","$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["|",0,200,false,["[","$\\\\-0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]]]', // 48 skipNameWord
      '[0,["s","<",["?","/"],["|",1,9,false,["[","A-Za-z"]],["?","/"],">"]]', // 49 skipTag
      '[0,["/",["s","\\"",["|",0,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,60,false,["[","^\\n\\r\\"\'\\\\\\\\"]],"\'"],["s",["[","\u00ab\u2018\u2019\u201c-\u201f\uff02"],["|",0,60,false,["[","^\\n\\r\\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02"]],["[","\\"\u00bb\u2018\u2019\u201c-\u201f\uff02"]]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 50 skipQuotedAhead
      '[0,["/",["s",["[","+>|"],["[","\\t "]],["s",["|",1,5,false,["[","0-9"]],["[",":|"],["[","\\t "]]],"+0-9>|"]', // 51 skipLineMark
      '[0,["s",["|",1,3,false,"\\\\"],"\\""],"\\\\\\\\"]', // 52 skipEscapedQuote
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],34,["[","(+-/[]{\u2026"],["s",["[","0-9"],["!",54]],55,59,["s",48,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],39]],["s","[",["[*","\\t\\n\\r "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",52,"&quot;",36,"<!--"]],["s","[",["[*","\\t\\n\\r "],["/",61,["s",48,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",51,["s",["[","*\\\\-\u00b7\u2022"],["[","\\t "]],["s",["/","and","or"],["[","\\t "]]],["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",46,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],49,["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46,47,["[","[]{"]]],"\uff3b"],"[\uff3b"]', // 53 skipArrayAhead
      '[0,["s",["|",0,40,false,["["," +-:TZ"]],"]",["[+","\\t "],["[","^\\n\\r),;]}"]]," +-:TZ]"]', // 54 skipLogTag
      '[0,["/",["s",["/",47,56,57],["/",["s",["[*","\\t\\n\\r "],["/",["[",",;]"],39]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["[","\\"[{"]]]],["s",58,39]],"+\\\\-FINTUfintu\u0130"]', // 55 skipConstantAhead
      '[0,["/",["i","true"],["i","false"],["i","null"],["i","none"],["i","nil"],["i","undefined"]],"FNTUfntu"]', // 56 skipOtherConstant
      '[0,["s",["?",["[","+\\\\-"]],["/",["i","nan"],["i","infinity"],["i","inf"]]],"+\\\\-INin\u0130"]', // 57 skipNan
      '[0,["/",["i","tru"],["i","tr"],"t",["i","fals"],["i","fal"],["i","fa"],"f",["i","nul"],["i","nu"],"n","Non"],"FNTfnt"]', // 58 skipCutWord
      '[0,["s",60,["*",["s",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "]]],60]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],39]]', // 59 skipWordList
      '[0,["/",["s",["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],50],"^\\t\\n\\r\\u001b ,[]{}\uff0c\uff1a"]', // 60 skipListWord
      '[0,["s",["[","BFRUbfru"],["?",["[","BRbr"]],["&",["[","\\"\'"]],["!",62]]]', // 61 skipPrefix
      '[0,["s",["!",["s",63,64]],["[","\\"\'"],["!",39],64],"\\"\'"]', // 62 skipOpenQuote
      '[0,["/",["s","\\"",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],"\\"\'"]', // 63 skipShortText
      '[0,["/",["s",65,67],["s",90,94],["s",["!",65],["!",90],38],97]]', // 64 skipEnds
      '[0,["q",66]]', // 65 skipInObject
      '[0,["same",1,["{",3,""]]]', // 66 readInObject
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[","]}\uff3d\uff5d"],["s",")",["[*","\\t\\n\\r "],["/",["s",["?",";"],["[*","\\t\\n\\r "],39],["s",["[","]}"],["[*","\\t\\n\\r "],39],["s",68,["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]],["s",49,["[*","\\t\\n\\r "],["[",",]}"]],39,["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],69],["s",["[",".|"],["[*","\\t\\n\\r "],71],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],48]],["[","\u3001\uff0c"],40,["s",":",["[*","\\t\\n\\r "],45],74]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],75],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["/",["s",["[*","\\t "],9,["[*","\\t\\n\\r "]],["[+","\\t "]],48,["[*","\\t\\n\\r "],":"],36,["s",["[*","\\t "],9,["[*","\\t\\n\\r "],78],["s",86,89],93]]', // 67 skipEndsMember
      '[0,["inside",7]]', // 68 readInItemObject
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["|",0,4,false,["s",["[+","\\t "],["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]]]],["?",["[","\\"\'"]],["[*","\\t\\n\\r "],["[",":=\uff1a"]],["[",",:[]{}\u2026"],"...",41,34,39,52,"&quot;",36,["s",70,71],["s",["|",1,60,false,["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],39],["s",["/",48,46],["[*","\\t\\n\\r "],["/",["s",["&","}"],73,["/",",",9,39]],["s",",",["[*","\\t\\n\\r "],71]]]]]', // 69 skipMemberFollows
      '[0,["/",["s",["/",["[","*+\\\\->|\u00b7\u2013\u2014\u2022"],["s",["|",1,5,false,["[","0-9"]],["[",").:|"]]],["[*","\\t "]],["s",["|",1,20,false,["[","A-Za-z"]],["[+","\\t "]],["s",49,["[*","\\t\\n\\r "]]],"*+\\\\-0-9<>A-Za-z|\u00b7\u2013\u2014\u2022"]', // 70 skipBullet
      '[0,["s",["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\""],["s","\'",["|",1,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'"]],["[*","\\t\\n\\r "],72],"\\"\'"]', // 71 skipLostName
      '[0,["/",["[",":\uff1a"],["s",["/","=>","->","="],["[*","\\t\\n\\r "],45]],"\\\\-:=\uff1a"]', // 72 skipLostColon
      '[0,["s",["[","]}"],["|",0,99,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t "]]]', // 73 skipClosers
      '[0,["s",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["!",["s",["[*","\\t "],","]],["|",1,200,false,["[","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"]],["[","\\"\'`\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["[*","\\t\\n\\r "],["[",":\uff1a"]]]', // 74 skipOwnName
      '[0,["/",["s","//",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",9,39]],["s","#",["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",9,39]],["s","/*",["|",0,200,false,["s",["!","*/"],["[","^\\""]]],["/","*/",39]],["s","<!--",["|",0,200,false,["s",["!","-->"],["[","^\\""]]],"-->"],["s","--",["[","\\t "],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],["/",9,39]],["s",["/","//","#"],["|",0,200,false,["/",76,["[","^\\n\\r\\"\'"],["s","\'",["!",77]]]],9,["[*","\\t\\n\\r "],["[",",]}"]]],"#\\\\-/<"]', // 75 skipLineComment
      '[0,["/",["s","\\"",["|",1,200,false,["[","^\\n\\r\\""]],"\\""],["s","\\"\\"",["!",77]]],"\\""]', // 76 skipQuotedRemark
      '[0,["s",["[*","\\t "],["?",","],["[*","\\t "],9],"\\t\\n\\r ,"]', // 77 skipLastOfLine
      '[0,["s",79,["!",80],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["[","[{"]],"]",["s","}",["[*","\\t\\n\\r "],81],["s",",",["[*","\\t\\n\\r "],["|",1,60,false,82],"}",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],81]]]]]]', // 78 skipRoundEnd
      '[0,["inside",0]]', // 79 readInObjectAround
      '[0,["inside",6]]', // 80 readInTuple
      '[0,["/",39,40,["s",["[","\\"\'`"],["[*","\\t\\n\\r "],39],["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],39],["s",["[",".;"],["[*","\\t\\n\\r "],39],"</","<|"]]', // 81 skipDocumentEnd
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],83,["s","{",["|",0,60,false,84],"}"],["s","[",["|",0,60,false,84],"]"]],"^]}"]', // 82 skipShallow
      '[0,["s","\\"",["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\""]]', // 83 skipLongText
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],83,["s","{",["|",0,60,false,85],"}"],["s","[",["|",0,60,false,85],"]"]],"^]}"]', // 84 skipShallower
      '[0,["/",["|",1,200,false,["[","^\\"[]{}"]],83],"^[]{}"]', // 85 skipFlatPart
      '[0,["/",["s",["[*","\\t "],87],["s",["[+","\\t "],88,["|",0,9,false,["s",["[+","\\t "],88]]]]]', // 86 skipRemark
      '[0,["/",["s","(",["|",1,60,false,["[","^\\n\\r\\"(){}"]],")"],["s","[",["!",47],["[","!?A-Za-z"],["|",0,30,false,["[","^\\n\\r\\",:[]{}"]],"]"],["s",["/","<-","\u2190"],["|",0,9,false,["s",["[*","\\t "],88]]],["|",1,3,false,["[","!?"]],49,["s",65,["!",80],")",["!",["s",["[*","\\t\\n\\r "],["?",["[","]}"]],["[*","\\t\\n\\r "],39]]]]]', // 87 skipSignRemark
      '[0,["s",["!",["/",41,["s",["/",46,47],["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],"|",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]],["|",1,40,false,["[","!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]]],"!#-&*\\\\--9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00ba\u00bc-\u2017\u201a\u201b\u2020-\u3000\u3002-\uff07\uff0a\uff0b\uff0d-\uff19\uff1b-\uff3a\uff3c\uff3e-\uff5a\uff5c\uff5e-\uffff"]', // 88 skipRemarkWord
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[","]}"],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["s",65,["/",["s",50,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",48,["[*","\\t\\n\\r "],":"],["[",")]}\uff3d\uff5d"]]],["s",90,92]]]]],["s",["[*","\\t "],9]],"\\t\\n\\r ,]}"]', // 89 skipRemarkEnd
      '[0,["q",91]]', // 90 skipInArray
      '[0,["same",1,["{",4,""]]]', // 91 readInArray
      '[0,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46,["[","[{"],47,["[",")]}\uff3d\uff5d"]],"\\"\')\\\\-0-9[]`fnt{}\u00ab\u00b4\u2018-\u201f\uff02\uff07\uff3d\uff5d"]', // 92 skipElementStart
      '[0,["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["/",["s","...",["[*","."]],["[+","\u2026"],36],["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]],"\\t\\n\\r "]', // 93 skipDotsBehind
      '[0,["/",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",")]}\uff3d\uff5d"],39,["s",49,["[*","\\t\\n\\r "],["[",",]"]],["s",["[",",;"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],95],["s",["[",".|"],["[*","\\t\\n\\r "],["/",["s",83,["[*","\\t\\n\\r "],["[","),;]"]],["[","[{"]]],["s","+",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],48]],["[","[{\u3001\uff0c"],40,["s",":",["[*","\\t\\n\\r "],45],["s",44,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],45]]],["s",["!",["s","#",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],75],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["?",["s",["[","*\\\\-\u2022"],["[+","\\t "]]],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46]],96,36,["s",["[+","\\t\\n\\r "],["|",1,20,false,["s",["/",46,47],["[*","\\t\\n\\r "]]],["[","\\"\',]`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",86,89],93]]', // 94 skipEndsElement
      '[0,["/",45,["[","(+-.:]}\u2026"],41,34,39,52,"&quot;",36,56,["s",70,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["?",["s","new",["[+","\\t "]]],48,"(",["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["/",["s",["|",0,20,false,["s",["[+","\\t "],["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]]]],["/",["s","\\"",["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t\\n\\r "],["[",",]"]]]],["s",["[*","\\t\\n\\r "],"\\""]]],["s",58,39],["s",["[","A-Z_a-z"],["[","\\t "]]]]', // 95 skipElementFollows
      '[0,["/",["s","\\"",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]"]],["s","\'",["|",0,200,false,["[","^\\n\\r\'\\\\\\\\"]],"\'",["[*","\\t\\n\\r "],["[",",]"]]],"\\"\'"]', // 96 skipLostElement
      '[0,["/",["s",["[*","\\t\\n\\r "],34,["*",["s",["[*","\\t\\n\\r "],34]],["[*","\\t\\n\\r "],["/",["[",",:]}"],39]],["s",9,["[*","\\t\\n\\r "],51,["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]],"\\t\\n\\r\\u001b <"]', // 97 skipEndsNoisily
      '[0,["s",50,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],45]]', // 98 skipMemberStart
      '[0,["/",83,100,46,47],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 99 skipLostItem
      '[0,["s",["[","\u00ab\u2018\u201c\u201e"],["|",0,200,false,["[","^\\n\\r\\"[]{}\u00ab\u00bb\u2018\u2019\u201c-\u201f"]],["[","\u00bb\u2019\u201c\u201d"]]]', // 100 skipOtherText
      '[0,["L",["&",102]],"{"]', // 101 leaf
      '[0,["s","{",103,"[",["|",0,60,false,82],"]",["s",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["*",["s",["!",104],30,["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]]]],"}",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],39]]', // 102 skipBraceListAhead
      '[0,["s",["[*","\\t\\n\\r "],["*",["s",["!",104],30,["[*","\\t\\n\\r "]]]]]', // 103 skipGapAhead
      '[0,["/",["s","#",["[+","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"],["[*","\\t\\n\\r "],["/",["[",",]}"],39]],["s",["/","#","//"],["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],"\\"",["[*","\\t\\n\\r "],["[",",]}"]]],"#/"]', // 104 skipHashWord
      '[1,["L",106]]', // 105 leaf
      '[1,["N",0,["s",[":",0,107],["?",["/",108,109]],["/","[",110]]],"[{\uff3b"]', // 106 readArrayStart
      '[0,["{",5,""]]', // 107 readArrayKind
      '[1,["M","BadBraceAround",["s","{",103,["&","["]]]]', // 108 readBadBraceAround
      '[1,["M","BadDoubledSquare",["s",65,"[",["&",["s","[",["|",0,60,false,82],"]",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],71],"}"]]]]],"["]', // 109 readBadDoubledSquare
      '[1,["M","BadFullBracket","\uff3b"]]', // 110 readBadFullBracket
      '[0,["L",["?",["[+","\\t\\n\\r "]]]]', // 111 leaf
      '[0,["L",["&",113]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 112 leaf
      '[0,["s",114,["[*","\\t\\n\\r "],":",["|",1,60,false,82],"}",["[*","\\t\\n\\r "],["/","]",["s",",",["[*","\\t\\n\\r "],["[","[{"]]]]]', // 113 skipLostItemAhead
      '[0,["/",["s","\\"",115,["|",0,2,false,["s"," ",115]],"\\""],["s","\'",115,["|",0,2,false,["s"," ",115]],"\'"],["s",["[","\u00ab\u2018\u2019\u201c-\u201f\uff02"],["|",1,60,false,["[","^\\n\\r\\"\u00ab\u00bb\u2018\u2019\u201c-\u201f\uff02"]],["[","\\"\u00bb\u2018\u2019\u201c-\u201f\uff02"]]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 114 skipListName
      '[0,["|",0,40,false,["[","^\\n\\r \\"\'\\\\\\\\"]]]', // 115 skipListNameWord
      '[1,["L",117]]', // 116 leaf
      '[1,["N",1,["s",[":",0,118],119]]]', // 117 readOpenlessStart
      '[0,["{",6,""]]', // 118 readObjectKind
      '[1,["M","MissingOpen",""]]', // 119 readMissingOpen
      '[1,["L",121]]', // 120 leaf
      '[1,["N",5,["s",["[*","\\t\\n\\r "],[":",0,["/",122,["@",1,["!",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]],125,["&",":"]]]],["[*","\\t\\n\\r "],":",["[*","\\t "],[":",1,["/",122,["@",1,["!",127],["/",129,130]]]],131]],"\\t\\n\\r -\\"$%\'*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 121 readPair
      '[1,["N",2,["s","\\"",[":",0,["$",["[*"," !#-[]-\uffff"]]],"\\""],["s","\\"",[":",1,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],123]]]],"\\""],["s",124,[":",0,["$",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]]]],"\'"]],"\\"\'"]', // 122 readText
      '[0,["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]]]', // 123 skipGoodEscape
      '[1,["M","BadSingleQuotes","\'"]]', // 124 readBadSingleQuotes
      '[1,["M","BadBareKey",["s",["?",":"],126]],"!$%*+\\\\-.0-:?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 125 readBadBareKey
      '[0,["s",["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"],["*",["s",["[+","\\t "],["[+","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]]]]]', // 126 skipBareKey
      '[0,["/",["s",["/",46,47],["|",1,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],99,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]],["s","]",["[*","\\t\\n\\r "],128]],"\\\\-0-9]fnt"]', // 127 skipInnerArrayAhead
      '[0,["/","}",["s",",",["[*","\\t\\n\\r "],71]],",}"]', // 128 skipListBehind
      '[0,["N",3,[":",0,["$",46]]]]', // 129 readNumber
      '[0,["N",4,[":",0,["$",47]]]]', // 130 readConstant
      '[0,["/",["s",["[*","\\t\\n\\r "],",",["&",["s",103,["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",48,["[*","\\t\\n\\r "],":"]]]]],["&",["s",["[*","\\t\\n\\r "],"}"]]],"\\t\\n\\r ,}"]', // 131 skipPairEnd
      '[1,["L",["/",26,28,133]],"\\u0000\\t-\\r\\u001b #+\\\\-/-9<>\\\\\\\\|\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 132 leaf
      '[1,["M","BadLineMark",["s",["!",["s",65,["[+","0-9"],":",["[*","\\t\\n\\r "],["/",["s",50,["!",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]],["[","[{"]]]],51,["&",["s",["[*","\\t\\n\\r "],["/",["[",")]}\uff3d\uff5d"],50,["[","\\"[{"],["s",90,["/",46,47]]]]]]],"+0-9>|"]', // 133 readBadLineMark
      '[0,["L",["&",135]]]', // 134 leaf
      '[0,["s",["!",136],99,141]]', // 135 skipLateItems
      '[0,["/",137,140]]', // 136 skipInAnyArray
      '[0,["/",138,139]]', // 137 skipInRootArray
      '[0,["inside",3]]', // 138 readInBracketedArray
      '[0,["inside",4]]', // 139 readInOpenlessArray
      '[0,["inside",2]]', // 140 readInArrayAround
      '[0,["q",142]]', // 141 skipLateItemsGoOn
      '[0,["scan",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],99],["s",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],128]],"\\t\\n\\r ,]"]', // 142 readLateItemsGoOn
      '[1,["L",["/",144,146]],"\\"\'\\\\-0-9fnt{"]', // 143 leaf
      '[1,["N",6,["s",[":",0,107],145]],"{"]', // 144 readBraceArrayStart
      '[1,["M","BadBraces","{"]]', // 145 readBadBraces
      '[1,["N",7,["s",[":",0,107],[":",1,["/",122,129,130]],["[*","\\t\\n\\r "],["/",",",["&","]"]]]],"\\"\'\\\\-0-9fnt"]', // 146 readLateArrayStart
      '[1,["L",148]]', // 147 leaf
      '[1,["N",8,["s",["[*","\\t\\n\\r "],["!",149],[":",0,["/",122,129,130]],["/",["s",["[*","\\t\\n\\r "],",",["&",["s",103,["[","\\"\'\\\\-0-9[{"]]]],["&",["s",["[*","\\t\\n\\r "],"]"]]]]],"\\t\\n\\r \\"\'\\\\-0-9fnt"]', // 148 readItem
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["|",0,9,false,["s",",",["[","1-9"],["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]]],",0",["|",2,2,false,["[","0-9"]],["!",["[","0-9"]]],"+\\\\-0-9"]', // 149 skipAmountsAhead
      '[1,["L",["/",26,["t",[0,1],["!",104],28],133,151]]]', // 150 leaf
      '[1,["M","BadLeadIn",["s",["/",["s","(",["[","A-Z_a-z"],["|",0,30,false,["["," A-Z_a-z"]],")"],["[","*~\u00b7\u2022"],"=>","->",["s",["[","+\\\\-"],["[*","\\t\\n\\r "],["&",["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],["s","+",["&",["/","-",47]]],["s","-",["[+","\\t "],["&",["/","-",47]]],["s",["/","and","or"],["[+","\\t "]],49],["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46,["[","[{"],47]]]],["s",49,["&",["s",["[*","\\t\\n\\r "],["[",")]}\uff3d\uff5d"]]]],["s",65,["[",">|"],["?",["[","+\\\\-"]],["&",["s",["[*","\\t "],9]]],["s",65,["!",80],"(",["&",["s",["[*","\\t\\n\\r "],152,["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["[",",]}"]]]]]]', // 151 readBadLeadIn
      '[0,["/",["s","{",["|",0,500,false,["[","^()[]{}"]],"}"],["s","[",["|",0,500,false,["[","^()[]{}"]],"]"]],"[{"]', // 152 skipFlat
      '[0,["L",["!",154]]]', // 153 leaf
      '[0,["s",155,["/",["s",114,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",48,["[*","\\t\\n\\r "],":"]]]]', // 154 skipNameAhead
      '[0,["/",156,68,157]]', // 155 skipInAnyObject
      '[0,["inside",1]]', // 156 readInRootObject
      '[0,["/",158,159,79]]', // 157 skipInDeepObject
      '[0,["inside",5]]', // 158 readInInnerObject
      '[0,["inside",8]]', // 159 readInLateObject
      '[1,["L",161]]', // 160 leaf
      '[1,["N",9,["s",["&",149],[":",0,162]]],"+\\\\-0-9"]', // 161 readRepairedAmounts
      '[1,["M","BadThousands",["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",163]]],"+\\\\-0-9"]', // 162 readBadThousands
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",]}\uff0c\uff3d\uff5d"],39]],["s",["[*","\\t\\n\\r "],["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",["[",",]}\uff0c\uff3d\uff5d"],39]],["s",".",["[*","\\t\\n\\r "],["/",["s",65,71],["s",90,96]]],["s",90,".",["[+","\\t\\n\\r "],["/",46,47],["[*","\\t\\n\\r "],["[",",]"]],["s",["[*","\\t "],"|",["[*","\\t\\n\\r "],["/",71,["s",90,92]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["[*","\\t "],["/",9,41,40,["[",");[{\u2026\u3001"],"...",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",46,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s",47,["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]]],["s","</",48,">",["[*","\\t\\n\\r "],39],["s",87,89],["s","-",["[+","\\t "],["[","A-Za-z"],["|",0,9,false,["s",["[*","\\t "],88]],89]]],["s",["!",["[","$%+\\\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]],["/",["s",["[*","\\t "],["/",["s",48,["[*","\\t\\n\\r "],":"],36]],97]]]]', // 163 skipEndsWord
      '[1,["L",165]]', // 164 leaf
      '[1,["N",10,["s",["!","\\"\\"\\"\\""],[":",0,["/",["@",0,122,["&",64],["!",["s",["[*","\\t\\n\\r "],"+"]]],["@",0,["/",129,130],["&",163]]]]]],"\\"\'\\\\-0-9fnt"]', // 165 readWord
      '[1,["L",["/",167,169]],"\\"&-(\\\\\\\\{"]', // 166 leaf
      '[1,["N",11,[":",0,168]]]', // 167 readRepairedPlaceholder
      '[1,["M","BadPlaceholder",["s","{{",["!",["s",["[*","\\t\\n\\r "],["[","\\"\'{}"]]],["|",1,200,false,["[","^\\n\\r{}"]],"}}"]]]', // 168 readBadPlaceholder
      '[1,["N",12,[":",0,["/",170,171,172,173,174]],[":",0,176]],"\\"&-(\\\\\\\\"]', // 169 readRepairedText
      '[1,["M",1,["s","\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\",["?",["/",["s","\\\\",["[","\\"/\\\\\\\\bfnrt"]],["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\""],["s","\\\\\\"",[":",0,["$",["|",1,2000,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","/\\\\\\\\bfnrt"]],["s","\\\\\\"",["!",64]]]]]],"\\\\\\"",["&",64]]],"\\\\\\\\"]', // 170 readBadEscapedQuotes
      '[1,["M",2,["s","\\\\\\\\\\\\\\"",[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\\\\\\\\\\\\\",["?",["/","\\\\\\\\\\\\\\"","\\\\\\\\\\\\\\\\",["[","^\\"\\\\\\\\"]]]]]]]],"\\\\\\\\\\\\\\""]]]', // 171 readBadTwiceEscapedQuotes
      '[1,["M",3,["s",52,[":",0,["$",["*",["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r\\""]]]]]],39]]]', // 172 readBadCutEscaped
      '[1,["M",4,["s","&quot;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&quot;",["[","^"]]],["s",["!","&quot;"],"&"]]]]],"&quot;"],["s","&#34;",[":",0,["$",["*",["/",["[","^\\n\\r\\"&\\\\\\\\"],["s","\\\\",["/","&#34;",["[","^"]]],["s",["!","&#34;"],"&"]]]]],"&#34;"]],"&"]', // 173 readBadEntityQuotes
      '[1,["M",5,["s","\\"\\"",[":",0,["$",["|",0,2000,false,["/",["["," !#-[]-\uffff"],123]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],["[","),:]}"]]]],["s","\'\'",[":",0,["$",["|",1,2000,false,["["," -&(-[]-\uffff"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],["[",",:]}"]]]],["s","\\"\\"",["!","\\""],[":",0,["$",["s",["|",0,2000,false,175],["|",0,99,false,["s","\\\\\\"",["|",0,2000,false,175],"\\\\\\"",["|",0,2000,false,175]]]]]],"\\"",["&",64]]],"\\"\'"]', // 174 readBadDoubledQuotes
      '[0,["/",["s",["[","0-9"],"\\\\\\"",["!","\\""]],["["," !#-[]-\uffff"],["s",["!","\\\\\\""],123]]," !#-\uffff"]', // 175 skipUnquotedUnit
      '[1,["M",6,["s","(",["[*","\\t\\n\\r "],[":",0,["/",122,129,130]],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],39]]]]]]', // 176 readBadParentheses
      '[0,["L",["&",["s",["!",["s","\\"\\"",64]],["?",61],["&","\\"\\"\\""],178]]],"\\"\'BFRUbfru"]', // 177 leaf
      '[0,["/",["s",["!",179],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 178 skipBadTripleQuotes
      '[0,["s","\\"\\"\\"",["[*","\\t\\n\\r "],["/",["s",["[",")]}\uff3d\uff5d"],["[*","\\t\\n\\r "],["/",["[",",]}"],39,180,"</"]],["s",",",["[*","\\t\\n\\r "],71]]]]', // 179 skipEmptyTriple
      '[0,["/",["s","```",["[*","`"]],["s","~~~",["[*","~"]]],"`~"]', // 180 skipFence
      '[1,["L",182]]', // 181 leaf
      '[1,["N",13,["s",["?",183],[":",0,["/",184,185,186,124,"\\""]]]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 182 readTextStart
      '[1,["M","BadPrefix",61]]', // 183 readBadPrefix
      '[1,["M","BadTripleQuotes",["s",["!",179],"\\"\\"\\""],"\'\'\'"],"\\"\'"]', // 184 readBadTripleQuotes
      '[1,["M","BadSmartQuotes",["[","\u00ab\u2018-\u201f\uff02\uff07"]]]', // 185 readBadSmartQuotes
      '[1,["M","BadBackticks",["[","`\u00b4"]]]', // 186 readBadBackticks
      '[0,[[null,"^\\"",1,null,false],[["s",["!","\\"\\"\\""],"\\""],null,0,null,false]]]', // 187 text
      '[1,["L",["/","\\"\\"\\"",189]]]', // 188 leaf
      '[1,["M","MissingStringEnd",["?",["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]]]]]]', // 189 readMissingStringEnd
      '[0,["L",["&",["s",["!",["s","\'\'",64]],["?",61],"\'\'\'"]]],"\'BFRUbfru"]', // 190 leaf
      '[0,[[null,"^\'",1,null,false],[["s",["!","\'\'\'"],"\'"],null,0,null,false]]]', // 191 text
      '[1,["L",["/","\'\'\'",189]]]', // 192 leaf
      '[0,["L",["&",["s","\\"",["[+","[{"],["[*","\\t\\n\\r "],"\\"",["!",64],["!",["s",["|",0,200,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\\\\\""]]]]],"\\""]', // 193 leaf
      '[0,[[null,"^]}",1,null,false],[["s",["!",195],["[","]}"]],null,0,null,false]]]', // 194 text
      '[0,["s",["[","]}"],["[*","\\t\\n\\r "],"\\"",["[*","\\t\\n\\r "],["/",["[",",]}"],39]]]', // 195 skipInnerEndAhead
      '[1,["L",["/",197,189]]]', // 196 leaf
      '[1,["N",14,["s",["&",195],[":",0,["$",["s",["[","]}"],["[*","\\t\\n\\r "]]]],198]],"]}"]', // 197 readInnerEnd
      '[1,["M","BadInnerJson","\\""]]', // 198 readBadInnerJson
      '[0,["L",["&",["s",["?",61],"\\""]]],"\\"BFRUbfru"]', // 199 leaf
      '[0,[[null," !#-&(-+\\\\--[\\\\^-|~-\u2018\u201a-\u201c\u201e-\uffff",1,null,false],[["s",["!",201],123],null,0,null,false],[["s",["!",207],["[","\',\u2019\u201d"]],null,0,null,false],[["!",207],"]}",1,null,false]]]', // 200 text
      '[0,["s","\\\\\\"",202]]', // 201 skipEscapedEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],203],["s",204,205]]],"\\t\\n\\r ,]}"]', // 202 skipQuoteBehind
      '[0,["/",["s",65,["!",["s","\\"",64]],["&","\\""],71],["s",90,["!",["s","\\"",64]],["&","\\""],96]],"\\""]', // 203 skipQuoteNext
      '[0,["/",["s",65,["&","}"]],["s",90,["&","]"]]],"]}"]', // 204 skipOwnCloser
      '[0,["s",73,["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["?","{"],["[*","\\t\\n\\r "],["!",["s","\\"",64]],["&","\\""],71],39]],206]]]', // 205 skipLostBehind
      '[0,["s",["/",["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["/",180,["s","</",48,">"]]],34,["s",["[*","\\t\\n\\r "],")",["[*","\\t\\n\\r "],["?",";"]],["s",["[*","\\t\\n\\r "],["[",".;"]]],["[*","\\t\\n\\r "],39],"\\t\\n\\r\\u001b ).;<"]', // 206 skipOutside
      '[0,["/",["s",",",["[*","\\t\\n\\r "],203],["s",["[","\'\u2019\u201d"],["/",202,208]],["s",204,205]],"\',]}\u2019\u201d"]', // 207 skipQuoteLost
      '[0,["s",90,["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",["s",["/",46,47],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]],["|",0,200,false,["[","^\\""]],"\\"",["!",64]],"\\t\\n\\r ,"]', // 208 skipOtherList
      '[1,["L",210]]', // 209 leaf
      '[1,["/",211,214,["@",2,["!",201],["!",215],["/",216,218]]],"\\u0000-\\u001f\\\\\\\\"]', // 210 readTextFlaw
      '[1,["M","BadNewline",["s",["!",212],["!",213],9,["[*","\\t\\n\\r "]]],"\\n\\r"]', // 211 readBadNewline
      '[0,["s",9,["[*","\\t\\n\\r "],["/",203,["s",204,205]]]]', // 212 skipLineLost
      '[0,["s",["[*","\\t\\n\\r "],204,73,["/",["s",["[*","\\t\\n\\r "],39],206]],"\\t\\n\\r ]}"]', // 213 skipLastEnd
      '[1,["M","BadControl",["[","\\u0000-\\t\\u000b\\f\\u000e-\\u001f"]]]', // 214 readBadControl
      '[0,["s","\\\\",["?",["s","u",["|",0,3,false,["[","0-9A-Fa-f"]]]],39]]', // 215 skipCutEscape
      '[1,["M",7,["s","\\\\u{",[":",0,["$",["|",1,6,false,["[","0-9A-Fa-f"]]]],"}"],["s","\\\\x",[":",0,["$",["|",2,2,false,["[","0-9A-Fa-f"]]]]],["s","\\\\",[":",1,217]],["s","\\\\",[":",2,["$",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s","0",["!",["[","0-9"]]],["[","_v"]]]]],["s","\\\\",["!",["[","\\"/\\\\\\\\bfnrt"]],["!",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 216 readBadEscape
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 217 readEol
      '[1,["M",8,["s","\\\\",[":",0,["$",["/","#",["s","$",["&",["["," \\"0-9A-Za-{"]]],["s",["[",".|"],["&",["[","\\t \\""]]],["s",".",["&",219]]]]]],["s","\\\\",["&",["[","!#-&(-.:-@[]\\\\^{-~"]]]],"\\\\\\\\"]', // 218 readBadSignEscape
      '[0,["s",["[","0-9A-Za-z"],["|",0,80,false,["/",["["," \',-;@-Z_a-z"],["s","\\\\",["[","\\"n"]],["s","\\\\.",["&",["[","0-9A-Za-z"]]]]],"\\""]]', // 219 skipNoPattern
      '[1,["L",221]]', // 220 leaf
      '[1,["M","BadDoubledEnd",["s",["!",["s","\\"",64]],"\\"\\"",["&",64]]],"\\""]', // 221 readBadDoubledEnd
      '[0,["L",["s",["!",["s","\\"",64]],["!",223]]]]', // 222 leaf
      '[0,["s",65,"\\"",48,"\\"",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["/",["s",["/",46,47],["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],71],["s",204,205]]],["s",["[","[{"],["|",1,60,false,82],["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],71],["s",204,205]]]]],"\\""]', // 223 skipNameOpens
      '[1,["L",225]]', // 224 leaf
      '[1,["M","BadBlankPair",["s","\\"",["[*","\\t "],"\\"",["!",64]]]]', // 225 readBadBlankPair
      '[1,["L",["/",227,228]]]', // 226 leaf
      '[1,["M","BadListedQuote",["s",["!",155],["!",136],"\\"",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"\\""]]]]]', // 227 readBadListedQuote
      '[1,["M","BadQuote",["s","\\"",["&",["[","^"]]]]]', // 228 readBadQuote
      '[1,["L",230]]', // 229 leaf
      '[1,["/",["t",[0,1],["!",["s","\\"",231]],228],234]]', // 230 readPairEnds
      '[0,["/",["s",65,["[*","\\t\\n\\r "],["/",39,["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["/",71,["[",")]}\uff3d\uff5d"]]],232]],["s",90,["[*","\\t\\n\\r "],["/",39,["s",",",["[*","\\t\\n\\r "],["/",96,["s",46,["[*","\\t\\n\\r "],["[",",]"]],["s",47,["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]],232]],["s",["!",65],["!",90],38]]]', // 231 skipEndsSurely
      '[0,["s",73,["/",",",["s",9,["!",233]],39]]]', // 232 skipClosersEnd
      '[0,["s",["|",0,200,false,["[","^\\""]],"\\"",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",71,96]],["[",")]}\uff3d\uff5d"]]],"^"]', // 233 skipClosesLater
      '[1,["M","BadLoneQuote",""]]', // 234 readBadLoneQuote
      '[1,["L",236]]', // 235 leaf
      '[1,["M","BadQuoteOfJson",["s","\\"",["&",["/",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],45],["s",["[*","\\t\\n\\r "],73,"\\"",["!",["s",["[*","\\t\\n\\r "],39]]]]]]]]', // 236 readBadQuoteOfJson
      '[0,["L",""]]', // 237 leaf
      '[1,["L",239]]', // 238 leaf
      '[1,["/",240,"\\"",241,242,243,244,246,247,189]]', // 239 readDoubleEnd
      '[1,["M","BadSharedQuote",["&",223]],"\\""]', // 240 readBadSharedQuote
      '[1,["M","BadLastEscapedEnd",["s","\\\\\\"",["&",213]]]]', // 241 readBadLastEscapedEnd
      '[1,["M","BadEscapedEnd",["s","\\\\\\"",["&",202]]]]', // 242 readBadEscapedEnd
      '[1,["M","BadLastOtherEnd",["s",["[","\'\u2019\u201d"],["&",213]]]]', // 243 readBadLastOtherEnd
      '[1,["M","BadOtherEnd",["s",["[","\\"\'\u2019\u201d"],["&",202]],["s",["[","\'\u2019\u201d"],["&",208]],["s","\\"",["&",245]]],"\\"\'\u2019\u201d"]', // 244 readBadOtherEnd
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",71,["s",90,["/",96,["s",["/",46,47],["[*","\\t\\n\\r "],["[",",]"]],["[","[{"]]]]],["s",204,73]]],"\\t\\n\\r ,]}"]', // 245 skipOtherBehind
      '[1,["M","MissingLastQuote",["&",213]],"\\t\\n\\r ]}"]', // 246 readMissingLastQuote
      '[1,["M","MissingQuote",["&",["/",207,212]]],"\\n\\r\',]}\u2019\u201d"]', // 247 readMissingQuote
      '[0,["L",["&",["s",["?",61],["[","\'\u2018-\u201b\uff07"]]]],"\'BFRUbfru\u2018-\u201b\uff07"]', // 248 leaf
      '[0,[[null," !#-&(-+\\\\--@[\\\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",1,null,false],[["s",["[+","A-Za-z\u00c0-\u024f"],["!",250]],null,0,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false],[["s",["!",251],["[",",]}"]],null,0,null,false]]]', // 249 text
      '[0,["s",["[","\'\u2018-\u201b\uff07"],["!",64]]]', // 250 skipInnerApostrophe
      '[0,["/",["s",",",["[*","\\t\\n\\r "],252],["s",204,73,["/",["s",["[*","\\t\\n\\r "],39],206]]],",]}"]', // 251 skipSingleLost
      '[0,["/",["s",65,["!",["s","\'",64]],["&","\'"],71],["s",90,["!",["s","\'",64]],["&","\'"],96]],"\'"]', // 252 skipLostSingle
      '[1,["L",["/",254,256,210]],"\\u0000-\\u001f\'A-Z\\\\\\\\a-z\u00c0-\u024f\u2018-\u201b\uff07"]', // 253 leaf
      '[1,["N",15,[":",0,["$",["s",["[+","A-Za-z\u00c0-\u024f"],255]]]]]', // 254 readContraction
      '[1,["M","BadApostrophe",["s",["[","\'\u2018-\u201b\uff07"],["!",64]]]]', // 255 readBadApostrophe
      '[1,["M","BadInnerMark",["s",["[","\'\u2018-\u201b\uff07"],["!",64]]]]', // 256 readBadInnerMark
      '[0,["L",["@",1,["!",["s","\\"",245]],258]],"\\""]', // 257 leaf
      '[0,["N",16,[":",0,["$","\\""]]]]', // 258 readDoubleMark
      '[0,["L",258]]', // 259 leaf
      '[1,["L",261]]', // 260 leaf
      '[1,["/",262,244,246,263,189]]', // 261 readSingleEnd
      '[0,["$",["[","\'\u2018-\u201b\uff07"]]]', // 262 readApostrophe
      '[1,["M","MissingSingleQuote",["&",251]],",]}"]', // 263 readMissingSingleQuote
      '[0,["L",["&",["[","\u00ab\u201c-\u201f\uff02"]]],"\u00ab\u201c-\u201f\uff02"]', // 264 leaf
      '[0,[[null," !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 265 text
      '[1,["L",["/",267,210]],"\\u0000-\\u001f\\"\\\\\\\\\u00bb\u201c-\u201f\uff02"]', // 266 leaf
      '[1,["M","BadInnerSmart",["s",["[","\\"\u00bb\u201c-\u201f\uff02"],["!",64]]]]', // 267 readBadInnerSmart
      '[1,["L",269]]', // 268 leaf
      '[1,["/",["$",["[","\\"\u00bb\u201c-\u201f\uff02"]],189]]', // 269 readSmartEnd
      '[0,["L",["s",["&","```"],["!",271]]],"`"]', // 270 leaf
      '[0,["s",272,["[*","\\t "],["/",9,39]]]', // 271 skipClosingFenceLine
      '[0,["q",273]]', // 272 skipClosingFence
      '[0,["closes",0,274],"`~"]', // 273 readClosingFence
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 274 readFence
      '[1,["L",276]]', // 275 leaf
      '[1,["N",17,[":",0,277]]]', // 276 readFencedTextStart
      '[1,["M","BadFencedText",["s","```",["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t "],9]]]', // 277 readBadFencedText
      '[0,[[null,"^\\n\\r",1,null,false],[["s",["!",["s",9,["[*","\\t "],"```"]],9],null,0,null,false]]]', // 278 text
      '[1,["L",["/",["t",[0,1,2],["?",217],["|",0,null,true,280],"```"],189]]]', // 279 leaf
      '[0,["$",["[","\\t "]]]', // 280 readBlank
      '[0,["L",["s",["&",["[","`\u00b4"]],["!",40]]],"`\u00b4"]', // 281 leaf
      '[0,[[null," !#-[]-_a-\u00b3\u00b5-\uffff",1,null,false],[["s","\\\\",["/",["[","\\"/\\\\\\\\bfnrt"],["s","u",["|",4,4,false,["[","0-9A-Fa-f"]]]]],null,0,null,false]]]', // 282 text
      '[1,["L",["/",284,210]],"\\u0000-\\u001f\\\\\\\\`\u00b4"]', // 283 leaf
      '[1,["M","BadInnerBacktick",["s",["[","`\u00b4"],["!",64]]]]', // 284 readBadInnerBacktick
      '[1,["L",286]]', // 285 leaf
      '[1,["/",["$",["[","\'`\u00b4"]],244,189]]', // 286 readBacktickEnd
      '[1,["L",288]]', // 287 leaf
      '[1,["M","BadConcatenation",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["&",["s",["?",61],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],"\\t\\n\\r +"]', // 288 readBadConcatenation
      '[1,["L",290]]', // 289 leaf
      '[1,["M","BadVariable",["s",["[*","\\t\\n\\r "],"+",["[*","\\t\\n\\r "],["[+","^\\n\\r\\"\'+,]}"]]],"\\t\\n\\r +"]', // 290 readBadVariable
      '[0,["L",292]]', // 291 leaf
      '[0,["N","TextEnd",""]]', // 292 readTextEnd
      '[1,["L",294]]', // 293 leaf
      '[1,["/",["&",39],["t",[0,1],["?",295],["/",296,["t",[0,1],["|",0,null,true,297],["/",298,300,301,["&",["/",["[",")]}\uff3d\uff5d"],39]],302,303,304]]]]]]', // 294 readSeparator
      '[1,["M","BadRemark",["s",["!",["s",["[*","\\t "],["/","...","\u2026",78]]],86,["&",89]]]]', // 295 readBadRemark
      '[1,["M","BadPointBehind",["s",".",["&",46]]]]', // 296 readBadPointBehind
      '[1,["/",26,28],"\\u0000\\t-\\r\\u001b #\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 297 readGap
      '[1,["/",["t",[0,1],",",["!",["s",103,["[",")]}\uff3d\uff5d"]]]],299],","]', // 298 readComma
      '[1,["M","BadTrailingComma",["s",",",["&",["s",103,["[",")]}\uff3d\uff5d"]]]]]]', // 299 readBadTrailingComma
      '[1,["M","BadSeparator",["[",";\u3001\uff0c"]]]', // 300 readBadSeparator
      '[1,["M","BadOddSeparator",["s",".",["&",["/",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{\u00ab\u00b4\u2018-\u201f\uff02\uff07"]],["s",["[+","\\t\\n\\r "],["/",46,47]]]]],["s","|",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46,47,["[","[{"]]]]]],".|"]', // 301 readBadOddSeparator
      '[1,["M","MissingTupleComma",["s",80,["&",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]', // 302 readMissingTupleComma
      '[1,["M","MissingComma",["&",["/",45,48,"("]]],"\\"$\'(\\\\-0-9A-[_-{\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07"]', // 303 readMissingComma
      '[1,["M","MissingSeparator",""]]', // 304 readMissingSeparator
      '[0,["L",["&",306]],"["]', // 305 leaf
      '[0,["s","[",["[*","\\t\\n\\r "],["!",["s",["!",136],113]],114,["[*","\\t\\n\\r "],["/",":","=>"]]]', // 306 skipNamedArrayAhead
      '[1,["L",308]]', // 307 leaf
      '[1,["N",18,["s",[":",0,118],309]],"["]', // 308 readNamedArrayStart
      '[1,["M","BadNamedArray","["]]', // 309 readBadNamedArray
      '[1,["L",311]]', // 310 leaf
      '[1,["N",20,[":",0,312],["s",[":",0,313],["*",333],336],["s",[":",0,340],["/",337,":"]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 311 readKey
      '[1,["M",9,["s","\\"",[":",0,["$",["|",1,200,false,["s",["!",["s",["[","\'\u2019\u201d"],":"]],["[","^\\n\\r\\":\\\\\\\\"]]]]],":","\\"",["&",["s",["[*","\\t\\n\\r "],45]]]]]', // 312 readBadColonInside
      '[1,["/",["@",0,122,["&",["s",["[*","\\t\\n\\r "],":"]]],314,315,316,317,["@",0,122,["&",318]],319],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 313 readKeyName
      '[1,["M",10,["s","\\"",[":",0,["/",["@",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]],["[","\'\u2019\u201d"]],["$",48]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","^\\n\\r\\""],["?","\\""],39]]]]]', // 314 readBadLastName
      '[1,["M",11,["s","\\"",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\'\u2019\u201d"],["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\'\\\\\\\\"]]]],["[","\\"\u2019"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 315 readBadOtherQuote
      '[1,["M",12,["s","\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"\\"",["&",["s",["[*","\\t\\n\\r "],":"]]],["s","\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'\'",["&",["s",["[*","\\t\\n\\r "],":"]]]],"\\"\'"]', // 316 readBadTwiceClosed
      '[1,["M",13,["s",["[","\\"\'"],[":",0,["$",126]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["?",["[","[{"]],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]]]', // 317 readBadOpenName
      '[0,["/",["s",["[*","\\t\\n\\r "],["/",["[",",:;=[]{}\uff1a"],"->",["[","\\u0000\\u000b\\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],41,39,["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],"\\\\"]],["s",44,["[*","\\t\\n\\r "],["[",":=\uff1a"]],["s",["[+","\\t "],["/",46,47]],["s",["/",46,47],["&",163]],97]]', // 318 skipEndsName
      '[1,["/",170,171,173,320,321,322,323,326,327,330,331,332,["@",0,125,["&",["s",["[*","\\t\\n\\r "],["/",":","=","\uff1a",["s",";",["[*","\\t\\n\\r "],45]]]]]],"!\\"$-\'*+\\\\-.0-:?-\\\\\\\\\\\\^-z|~-\u00ba\u00bc-\u2025\u2027-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 319 readRepairedName
      '[1,["M",14,["s","\\"\\"",[":",0,["$",["|",1,200,false,["[","^\\n\\r\\":\\\\\\\\"]]]],"\\"",["?","\\""],["&",318]],["s","\'\'",[":",0,["$",["|",1,200,false,["[","^\\n\\r\':\\\\\\\\"]]]],"\'",["?","\'"],["&",318]]],"\\"\'"]', // 320 readBadDoubledName
      '[1,["M",15,["s",["[","\u00ab\u201c-\u201f\uff02"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\\"\u00bb\u201c-\u201f\uff02"]]]],["[","\\"\u00bb\u201c-\u201f\uff02"],["&",318]],["s",["!",40],["[","`\u00b4\u2018-\u201b\uff07"],[":",0,["$",["|",0,200,false,["[","^\\n\\r\'`\u00b4\u2018-\u201b\uff07"]]]],["[","\'`\u00b4\u2018-\u201b\uff07"],["&",318]]],"`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 321 readBadSmartName
      '[1,["M",16,["s",["[","\\"\'"],[":",0,["$",48]],["&",["s",["[*","\\t\\n\\r "],":"]]],["s",[":",0,["$",126]],["[","\\"\'"],["&",["s",["[*","\\t\\n\\r "],":"]]]],"!\\"$%\'*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 322 readBadLostQuote
      '[1,["M",17,["s",["[","BFRUbfru"],[":",0,["/",["@",0,324],["@",0,325]]],["&",318]]]]', // 323 readBadPrefixedName
      '[0,["@",1,"\\"",["$",["[*","^\\n\\r\\"\\\\\\\\"]],"\\""]]', // 324 readDoubleName
      '[0,["@",1,"\'",["$",["[*","^\\n\\r\'\\\\\\\\"]],"\'"]]', // 325 readSingleName
      '[1,["M",18,["s","\\"",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]],"\\"",["|",1,60,false,["[","^\\n\\r\\",:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],45]]],["s","\'",[":",0,["$",["s",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]],"\'",["|",1,60,false,["[","^\\n\\r\',:\\\\\\\\{}"]]]]],["&",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],45]]]],"\\"\'"]', // 326 readBadEarlyQuote
      '[1,["M",19,["s","\\"",[":",0,["$",["s",328,["|",1,9,false,["s",329,328,329,328]]]]],"\\"",["&",318]]]]', // 327 readBadQuotedName
      '[0,["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\{}"],["s","\\\\",["[","^"]]]]]', // 328 skipNameInside
      '[0,["s","\\"",["!",318],["!",["s",["[*","\\t\\n\\r "],["[","),]"]]]]]', // 329 skipInnerQuote
      '[1,["M",20,["s","[",["[*","\\t\\n\\r "],[":",0,["/",324,325]],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]]', // 330 readBadSquareName
      '[1,["N",19,["s","\\"",[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," !#-[]-\uffff"],123]]],210]]],"\\"",["&",318]],["s",124,[":",0,["|",0,9,true,["/",["$",["|",1,200,false,["/",["["," -&(-[]-\uffff"],123]]],210]]],"\'",["&",318]]],"\\"\'"]', // 331 readFlawedName
      '[1,["M",21,["s","\\"",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^"]],["s","\\"",["!",318]]]]]],"\\"",["&",318]],["s","\'",[":",0,["$",["|",0,200,false,["/",["[","^\\n\\r\'\\\\\\\\"],["s","\\\\",["[","^"]],["s","\'",["!",318]]]]]],"\'",["&",318]]],"\\"\'"]', // 332 readBadOddName
      '[1,["/",["[+","\\t\\n\\r "],334,335],"\\u0000\\t-\\r\\u001b !#(*\\\\-/<?\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 333 noteKeyGap
      '[1,["/",29,31,32,33,35],"\\u0000\\u000b\\f\\u001b#\\\\-/<\\\\\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"]', // 334 noteGapMistake
      '[1,["M","BadNameRemark",["s",44,["&",["s",["[*","\\t\\n\\r "],["[",":=\uff1a"]]]]]]', // 335 readBadNameRemark
      '[1,["/",337,":",338,["&",["/",["[",",]}"],39]],339]]', // 336 noteColon
      '[1,["M","BadColon",["s",":",["+",["s",["[*","\\t\\n\\r "],["[",":="],["!",">"]]]],"=>","->","=","\uff1a",";"],"\\\\-:;=\uff1a"]', // 337 readBadColon
      '[1,["M","BadCommaForColon",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",["[","[{"],["s",["/",46,47],["[*","\\t\\n\\r "],["[",",}"]],["s",83,["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],71]]]]]]]]]', // 338 readBadCommaForColon
      '[1,["M","MissingColon",""]]', // 339 readMissingColon
      '[1,["M","MissingKey",["&",":"]],":"]', // 340 readMissingKey
      '[0,["L",["&",342]],"\\t\\n\\r "]', // 341 leaf
      '[0,["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["/",343,344,["s",["[","*\\\\-\u2022"],["[+","\\t "],345]]],"\\t\\n\\r "]', // 342 skipLineLostAhead
      '[0,["s",50,["[*","\\t\\n\\r "],":",["|",1,60,false,82],"}",["[*","\\t\\n\\r "],["[",",]}"]]]', // 343 skipLostMembers
      '[0,["s",99,["|",0,60,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],99,["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["[",",}"]]]', // 344 skipLostItems
      '[0,["s",346,["|",1,60,false,["s",["[*","\\t "],["?",","],["[*","\\t "],9,["[*","\\t\\n\\r "],["[","*\\\\-\u2022"],["[+","\\t "],346]]]]', // 345 skipLostBullets
      '[0,["/",83,["s","{",["|",0,60,false,82],"}"]],"\\"{"]', // 346 skipLostBullet
      '[1,["L",348]]', // 347 leaf
      '[1,["/",26,["t",[0,1],["!",104],28],151]]', // 348 readValueGap
      '[0,["L",["&",343]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 349 leaf
      '[0,["L",["&",["/",344,345]]],"\\"\\\\-0-9fnt{\u00ab\u2018\u201c\u201e"]', // 350 leaf
      '[1,["L",352]]', // 351 leaf
      '[1,["N",21,["s",[":",0,107],353]]]', // 352 readOpenlessArrayStart
      '[1,["M","MissingSquare",""]]', // 353 readMissingSquare
      '[0,["L",["&",355]],"{"]', // 354 leaf
      '[0,["/",["s","{",["[*","\\t\\n\\r "],["/","]",["s",356,["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],356,["[*","\\t\\n\\r "],["!",["s",",",["[*","\\t\\n\\r "],71]],["[",",]}"]],["s","]",["[*","\\t\\n\\r "],["/",39,["[",",]}"]]]]]]],["s","{",["[*","\\t\\n\\r "],["!",306],["!",357],"[",["[*","\\t\\n\\r "],["[","\\"\'\\\\-0-9[{"]]],"{"]', // 355 skipBraceArrayAhead
      '[0,["/",50,83,46,48],"\\"$\'\\\\-0-9A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 356 skipBraceItem
      '[0,["s","[",["[*","\\t\\n\\r "],["/",358,359],["[*","\\t\\n\\r "],"]",["&",["s",["[*","\\t\\n\\r "],":"]]]]', // 357 skipBadSquareName
      '[0,["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],"\\""]]', // 358 skipDoubleName
      '[0,["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'"]]', // 359 skipSingleName
      '[0,["L",["&",361]]]', // 360 leaf
      '[0,["s",137,["!",140],["!",155]]]', // 361 skipIsItem
      '[1,["L",363]]', // 362 leaf
      '[1,["N",22,["s",[":",0,118],["/","{",364],["?",["s",["[*","\\t\\n\\r "],365]]]],"{\uff5b"]', // 363 readObjectStart
      '[1,["M","BadFullBrace","\uff5b"]]', // 364 readBadFullBrace
      '[1,["M","BadDoubledBracket",["s","{",["&",["s",["[*","\\t\\n\\r "],50,["[*","\\t\\n\\r "],":"]]]]]', // 365 readBadDoubledBracket
      '[1,["L",367]]', // 366 leaf
      '[1,["M","BadItemBracket",368]]', // 367 readBadItemBracket
      '[0,["s",["[","]}"],["|",0,9,false,["s",["[*","\\t\\n\\r "],["[","]}"]]],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],369]]],["&",["s",50,["[*","\\t\\n\\r "],":"]]]]]', // 368 skipLateBracket
      '[0,["/",["s",50,["[*","\\t\\n\\r "],["[",":\uff1a"]],["s",48,["[*","\\t\\n\\r "],":"]],"\\"$\'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02"]', // 369 skipMemberAhead
      '[1,["L",371]]', // 370 leaf
      '[1,["M","MissingValue",""]]', // 371 readMissingValue
      '[0,["L",["&",127]],"\\\\-0-9]fnt"]', // 372 leaf
      '[0,["L",["&",374]]]', // 373 leaf
      '[0,["s",["!",157],["!",68],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],71]]', // 374 skipEmptyObjectAhead
      '[1,["L",376]]', // 375 leaf
      '[1,["N",23,[":",0,["/",162,377]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 376 readRepairedAmount
      '[1,["M",22,["s",[":",0,["$",["/",["s",["|",0,4,false,["[","!$%*+\\\\-.?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["[*","\\t "],["[+",".0-9"],",",["&",["[","0-9"]],["|",1,40,false,["/",["s",["[*","\\t "],["[","!$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]],["s",",",["&",["[","0-9"]]]]]],["s",["?","+"],["[+","0-9"],["|",1,9,false,["s",["[","\\t "],["[+","0-9"]]]]]]],["&",64],["!",["s",["[*","\\t\\n\\r "],":"]]]],"\\t !$%*+\\\\-.0-9?-Z\\\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff"]', // 377 readBadAmount
      '[0,["L",["&",379]],"\\t\\n\\r :"]', // 378 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["!",157],["|",1,60,false,82],"}",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],369],"}"]],"\\t\\n\\r :"]', // 379 skipLateObjectAhead
      '[1,["L",381]]', // 380 leaf
      '[1,["N",24,["s",[":",0,118],382]],"\\t\\n\\r :"]', // 381 readLateStart
      '[1,["M","BadLateOpen",["s",["[*","\\t\\n\\r "],":"]],"\\t\\n\\r :"]', // 382 readBadLateOpen
      '[1,["L",["@",1,["&",384],385]],"\\t\\n\\r :"]', // 383 leaf
      '[0,["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["[","^[{"]],"\\t\\n\\r :"]', // 384 skipLateWord
      '[1,["M","BadLateColon",["s",["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",45]]],"\\t\\n\\r :"]', // 385 readBadLateColon
      '[1,["L",["/",387,371]]]', // 386 leaf
      '[1,["t",[0,1],["!",["[",",]}"]],388],"^\\n\\r ,[]}"]', // 387 readLooseWord
      '[1,["N",26,[":",0,["/",389,390,391,393]],[":",0,["/",400,["@",0,401,["&",163]],402,403,404,405,406]]],"^\\n\\r ,[]}"]', // 388 readRepairedWord
      '[1,["M","BadCutSign",["s","-",39]]]', // 389 readBadCutSign
      '[1,["M",23,["s",[":",0,["$",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],39]],"\\\\-0-9"]', // 390 readBadCutNumber
      '[1,["M",24,["s",[":",0,["$",["s",["?","-"],"0",["[+","0-9"]]]],[":",1,["$",["s",["?",["s",".",["[+","0-9"]]],["?",392]]]],["&",163]]],"\\\\-0"]', // 391 readBadLeadingZero
      '[0,["s",["[","Ee"],["?",["[","+\\\\-"]],["[+","0-9"]]]', // 392 skipExponent
      '[1,["N",25,["s",["!",["s",46,["&",163]]],[":",0,["$",["?",["/","-",394]]]],[":",1,["/",395,396]],["&",163]]],"+\\\\-.0-9"]', // 393 readRepairedNumber
      '[1,["M","BadPlus","+"]]', // 394 readBadPlus
      '[1,["M","BadRadix",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 395 readBadRadix
      '[1,["/",["$",["s",["/",397,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],398]],["?",392]]],["$",["s",399,["?",392]]]],".0-9"]', // 396 readLooseDecimal
      '[1,["M","BadDigitGroups",["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]]', // 397 readBadDigitGroups
      '[1,["M","BadPoint","."]]', // 398 readBadPoint
      '[1,["M","BadFraction",["s",".",["[+","0-9"]]]]', // 399 readBadFraction
      '[1,["M","BadNan",["s",57,["&",163]]]]', // 400 readBadNan
      '[1,["M","BadConstant",56]]', // 401 readBadConstant
      '[1,["M","BadCutWord",["s",58,39]]]', // 402 readBadCutWord
      '[1,["M",25,["s",["?",["s","new",["[+","\\t "]]],48,["|",0,9,false,["s",".",48]],"(",["[*","\\t\\n\\r "],[":",0,["/",122,129,130]],["[*","\\t\\n\\r "],")"]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 403 readBadConstructor
      '[1,["M","BadDots",["s",["/",["s","...",["[*","."]],["[+","\u2026"]],["&",163]]],".\u2026"]', // 404 readBadDots
      '[1,["M",26,["s",[":",0,["$",["s",["[","^\\n\\r \\",:[]{}"],["[*","^\\n\\r\\",[]{}"]]]],"\\"",["&",64]],["s",[":",0,["$",48]],"\'",["&",64]],["s",[":",0,["$",["s",["[","^\\n\\r \\",:[-]{}"],["|",0,500,false,["/",["[","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]]]]],"\\"",["&",231]]],"^\\n\\r \\",:[]{}"]', // 405 readBadOpenQuote
      '[1,["M",27,["s",["!",271],[":",0,["$",["s",407,["*",["/",["s",["[*","\\t "],["!",41],407],"/","#",409]]]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 406 readBadBareString
      '[0,["/",408,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"],["s","\\"",["|",0,200,false,["[","^\\n\\r\\""]],"\\"",["!",["s",["[*","\\t\\n\\r "],["[",":\uff1a"]]]]],"^\\t\\n\\r\\u001b ,[]}\uff0c\uff1a"]', // 407 skipBareUnit
      '[0,["/",["s","(",["|",0,200,false,["/",["[","^\\n\\r()"],["s","(",["|",0,99,false,["[","^\\n\\r()"]],")"]]],")"],["s","${",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","{",["|",0,200,false,["[","^\\n\\r{}"]],"}"],["s","<",["|",0,200,false,["[","^\\n\\r<>"]],">"]],"$(<{"]', // 408 skipBalanced
      '[0,["s",65,["!",80],["/",["s",["?",","],["[*","\\t "],9,["[*","\\t\\n\\r "]],["s",",",["[*","\\t "]]],["&",["s",["!",["/",41,"...","\u2026"]],["|",1,20,false,["/",["|",1,200,false,["[","^\\n\\r\\"\'-),:<->[]{}\uff0c\uff1a"]],["s","\'",["&",["[","a-z"]]]]],["[","\\n\\r,}"]]]]]', // 409 skipBareMore
      '[1,["L",385]]', // 410 leaf
      '[1,["L",412]]', // 411 leaf
      '[1,["/",413,""]]', // 412 readTwiceEnded
      '[1,["M","BadTwiceEnded",["s",["[*","\\t\\n\\r "],"}",["&",["/",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{",414],["s",["[*","\\t\\n\\r "],"]",["/",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],92],"]"]],["s",415,["!",79]]]]]]]],"\\t\\n\\r }"]', // 413 readBadTwiceEnded
      '[0,["!",["s",137,140]]]', // 414 skipInOneArray
      '[0,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],369],"\\t\\n\\r ,"]', // 415 skipMemberBehind
      '[1,["L",417]]', // 416 leaf
      '[1,["N",27,["s",[":",0,107],418]],"("]', // 417 readTupleStart
      '[1,["M","BadTuple",["s","(",["&",["s",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",46,["[*","\\t\\n\\r "],["/",["[","),"],39]],["[","([{"],47,["s",")",["!",["s",["[*","\\t\\n\\r "],"=>"]]]]]]]]]', // 418 readBadTuple
      '[1,["L",["t",[0,1,2],["!",154],["!",["/",["[",")]}\uff3d\uff5d"],",","...","\u2026",420]],388]]]', // 419 leaf
      '[0,["s",":",["&",["s",["[*","\\t\\n\\r "],45]]]]', // 420 skipLooseColon
      '[1,["L",["/",422,["t",[0,1],423,294],["t",[0,1],424,426],["t",[0,1],428,426]]]]', // 421 leaf
      '[1,["M","BadComma",","]]', // 422 readBadComma
      '[1,["M","BadEllipsis",["s","...",["[*","."]],["[+","\u2026"]],".\u2026"]', // 423 readBadEllipsis
      '[1,["M","BadStrayEnd",["s",["!",80],["!",425],")"],["s",155,"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",83,46,47],["[*","\\t\\n\\r "],["[",",]"]]]]]]', // 424 readBadStrayEnd
      '[0,["s",["!",80],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],["/",["[","[{"],369]],"}",39]]]]]', // 425 skipRoundArrayEnd
      '[0,["/",["t",[0,1],427,","],""]]', // 426 readCommaBehind
      '[0,["|",0,null,true,["$",["[","\\t\\n\\r "]]]]', // 427 readWs
      '[1,["M","BadElementText",["s",["!",["[",")]}\uff3d\uff5d"]],["!",271],["!",154],["/",420,["s",["[","^"],["[*","^\\n\\r\\"\'-),[]{}"]]]]]]', // 428 readBadElementText
      '[1,["L",430]]', // 429 leaf
      '[1,["/",431,433,["t",[0,1,2],["!",136],["&","]"],434],["t",[0,1,2],["!",155],["&","}"],434],435,432]]', // 430 readCloseTuple
      '[1,["t",[0,1],["&",39],432]]', // 431 readCut
      '[1,["M","MissingEnd",""]]', // 432 readMissingEnd
      '[0,["N","TupleEnd",")"]]', // 433 readTupleEnd
      '[1,["M","BadRootEnd",["[",")]}"]]]', // 434 readBadRootEnd
      '[1,["M","MissingBracket",["&",["/",["[",")]}\uff3d\uff5d"],"{",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],48]]],"\\"$\')A-Z]_-{}\u00ab\u00b4\u00c0-\u1fff\u2018-\u201f\u3040-\ud7ff\uff02\uff07\uff3d\uff5d"]', // 435 readMissingBracket
      '[1,["L",437]]', // 436 leaf
      '[1,["/",431,438,440,441,435,432]]', // 437 readCloseArray
      '[1,["N","ArrayEnd","]",439],"]\uff3d"]', // 438 readArrayEnd
      '[1,["M","BadFullSquareEnd","\uff3d"]]', // 439 readBadFullSquareEnd
      '[1,["M","BadArrayEnd",["s",["!",155],"}"],["s",["!",79],"}",["&",415]],["s","}",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],["s",["!",157],["!",68],"}",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/","[",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46,47]]]]]]', // 440 readBadArrayEnd
      '[1,["M","BadRoundArrayEnd",425]]', // 441 readBadRoundArrayEnd
      '[1,["L",443]]', // 442 leaf
      '[1,["/",444,""]]', // 443 readDoubledEnd
      '[1,["M","BadDoubledSquareEnd",["s",79,["!",136],["|",1,9,false,["s",["[*","\\t\\n\\r "],"]"]],["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],369,["|",1,60,false,82],"}",["[*","\\t\\n\\r "],["[",",}"]]]]]]', // 444 readBadDoubledSquareEnd
      '[1,["L",387]]', // 445 leaf
      '[1,["L",["/",["&",39],371]]]', // 446 leaf
      '[1,["L",["/",422,448,449,["t",[0,1],450,451],["t",[0,1],["/",452,423,453],426]]]]', // 447 leaf
      '[1,["M","MissingNameEnd",["s","\\"",["|",0,200,false,["/",["[+","^\\n\\r\\"\\\\\\\\"],["s","\\\\",["[","^\\n\\r"]]]],["?","\\\\"],39],["s",["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],52],["[*","^\\n\\r\\"\'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"],39]],"\\"\'\\\\\\\\`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 448 readMissingNameEnd
      '[1,["M","BadInnerBracket","[",["s",["!",136],"{"]]]', // 449 readBadInnerBracket
      '[0,["!",["s",137,140]]]', // 450 readInOneArray
      '[1,["M","BadEarlyEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],"}",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]', // 451 readBadEarlyEnd
      '[1,["M","BadStrayBracket",["s",136,"]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],71,["|",1,60,false,82],"}",["[*","\\t\\n\\r "],"]",["[*","\\t\\n\\r "],["/","}",["s",",",["[*","\\t\\n\\r "],71]]]]]]]', // 452 readBadStrayBracket
      '[1,["M","BadText",["s",["!",["/",["s",80,")"],78,454,["s",")",["[*","\\t\\n\\r "],["?",";"],["[*","\\t\\n\\r "],39]]],["!",271],["[","^]{}\uff3d\uff5d"],["*",["/",["s","\\\\",["[","\\"\'\\\\\\\\"]],["[","^\\n\\r\\"\',[]{}\uff3d\uff5d"]]]]]]', // 453 readBadText
      '[0,["s",68,["!",79],")",["&",["s",["[*","\\t\\n\\r "],["/",["s",",",["[*","\\t\\n\\r "],"{"],"]"]]]]]', // 454 skipRoundItemEnd
      '[1,["L",456]]', // 455 leaf
      '[1,["/",431,457,459,460,435,432]]', // 456 readCloseObject
      '[1,["N","ObjectEnd","}",458],"}\uff5d"]', // 457 readObjectEnd
      '[1,["M","BadFullEnd","\uff5d"]]', // 458 readBadFullEnd
      '[1,["M","BadObjectEnd",["s",["!",136],"]"],["s","]",["&",["/",["s",["[*","\\t\\n\\r "],"}",415],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]]]]]', // 459 readBadObjectEnd
      '[1,["M","BadRoundEnd",78]]', // 460 readBadRoundEnd
      '[1,["L",462]]', // 461 leaf
      '[1,["/",431,457,463,435,432]]', // 462 readCloseItemObject
      '[1,["M","BadItemEnd",["s","]",["&",["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],"{"]]],454]]', // 463 readBadItemEnd
      '[1,["L",465]]', // 464 leaf
      '[1,["/",431,457,434,432]]', // 465 readCloseNamedArray
      '[1,["L",467]]', // 466 leaf
      '[1,["/",431,438,434,432]]', // 467 readCloseBraceArray
      '[1,["L",469]]', // 468 leaf
      '[1,["M","BadLateElement",["s","}",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],92]]],["s",["[","]}"],["[*","\\t\\n\\r "],["/",["s",",",["&",["s",["[*","\\t\\n\\r "],["/",50,46],["[*","\\t\\n\\r "],["[",",]"]]]],["&",["s",50,["[*","\\t\\n\\r "],["[",",]"]]]]]],"]}"]', // 469 readBadLateElement
      '[1,["L",471]]', // 470 leaf
      '[1,["/",431,438,434,432]]', // 471 readCloseRootArray
      '[1,["L",473]]', // 472 leaf
      '[1,["M","BadLateBracket",368]]', // 473 readBadLateBracket
      '[1,["L",475]]', // 474 leaf
      '[1,["/",431,457,434,432]]', // 475 readCloseRootObject
      '[0,["L",["&",53]],"[\uff3b"]', // 476 leaf
      '[0,["L",["&",98]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 477 leaf
      '[0,["L",["&",479]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 478 leaf
      '[0,["/",["s",99,["|",0,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],99]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["[","[{"]],["s",99,["|",1,50,false,["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],99]],["[*","\\t\\n\\r "],"]",["[*","\\t "],["/",9,39,40]]],"\\"\\\\-0-9fnt\u00ab\u2018\u201c\u201e"]', // 479 skipOpenlessAhead
      '[0,["L",["s",["&",["s","(",["[*","\\t\\n\\r "],["|",0,9,false,["s","(",["[*","\\t\\n\\r "]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],46]]],["!",481]]],"("]', // 480 leaf
      '[0,["s","(",["[*","\\t\\n\\r "],["/",482,483,484],["[*","\\t\\n\\r "],")",["&",["s",["[*","\\t\\n\\r "],["/",["[","),]}"],39]]]]]', // 481 skipBadParentheses
      '[0,["/",["s","\\"",["[*"," !#-[]-\uffff"],"\\""],["s","\\"",["|",0,2000,false,["/",["["," !#-[]-\uffff"],123]],"\\""],["s","\'",["*",["/",["[+"," !#-&(-[]-\uffff"],["s","\\"",["!",["s",["[*","\\t\\n\\r "],["[",",]}"]]],["[*"," !#-&(-[]-\uffff"],["/","\\"",""]]]],"\'"]],"\\"\'"]', // 482 skipText
      '[0,46]', // 483 skipNumber
      '[0,47]', // 484 skipConstant
      '[1,["L",486]]', // 485 leaf
      '[1,["/",["@",1,["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],165,["&",38]],["@",0,487,["&",38]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 486 readRootWord
      '[1,["N",28,[":",0,["/",389,390,391,162,393,176,403]],[":",0,["/",400,["@",0,401,["&",163]],402,488]]],"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 487 readRepairedRoot
      '[1,["M",28,["s","\'",[":",0,["$",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]]]],"\'"]]]', // 488 readBadQuotedBracket
      '[0,["L",["&",490]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 489 leaf
      '[0,["/",["s",["?",61],"\\"",["/",["|",200,200,false,["[","^\\"\\\\\\\\"]],["s",["*",["/",["["," !#-[]-\uffff"],123]],["/",["s","\\"",38],39]],["s",["*",["/",["[","^\\"\\\\\\\\"],123]],"\\"",["[*","\\t\\n\\r "],39]]],["s","\\"",["*",["/",["[","^\\n\\r\\"[-]{}"],["s","\\\\",["[","^\\n\\r"]],["s","\\"",["!",["s",["[*","\\t\\n\\r "],39]]]]],"\\"",["[*","\\t\\n\\r "],39],"\\"\\"\\"",["s",["!",491],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["[*","^\\n\\r\\""],39],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],"\'",38]],"\\"\'BFRU`bfru\u00ab\u00b4\u2018-\u201f\uff02\uff07"]', // 490 skipRootTextAhead
      '[0,["/","``",["s","`",["[*","\\t\\n\\r "],["/",["[","[{"],39]]],"`"]', // 491 skipCodeMark
      '[1,["L",493]]', // 492 leaf
      '[1,["M",29,["s",[":",0,["$",180]],[":",1,["$",["[*","+\\\\-0-9A-Z_a-z"]]],["?",494],["!",["s",["[*","\\t\\n\\r "],39]]]]]', // 493 readBadFence
      '[0,["s",["|",1,9,false,["s",["[*","\\t "],["/",495,498]]],["[*","\\t "],["&",["s",9,["[*","\\t\\n\\r "],["!",["/",40,39]]]]],"\\t .0-9A-Za-{"]', // 494 skipFenceInfo
      '[0,["/",["s","{",["|",1,100,false,["[","^\\n\\r:{}"]],"}"],["s",496,"=",["/",497,498]]],"A-Za-{"]', // 495 skipFenceAttribute
      '[0,["s",["[","A-Za-z"],["|",0,40,false,["[","\\\\-0-9A-Z_a-z"]]]]', // 496 skipFenceName
      '[0,["/",["s","\\"",["|",0,100,false,["[","^\\n\\r\\""]],"\\""],["s","\'",["|",0,100,false,["[","^\\n\\r\'"]],"\'"],["s","{",["|",0,100,false,["[","^\\n\\r{}"]],"}"],["s","[",["|",0,100,false,["[","^\\n\\r[]"]],"]"]],"\\"\'[{"]', // 497 skipFenceText
      '[0,["s",["[",".0-9A-Za-z"],["|",0,60,false,["[","^\\t\\n\\r \\"\',=[]`{}"]]]]', // 498 skipFenceWord
      '[1,["L",500]]', // 499 leaf
      '[1,["M","BadCutFence",["s",["/",["s",180,["[*","+\\\\-0-9A-Z_a-z"],["[*","\\t\\n\\r "]],["|",1,2,false,"`"]],39]],"`~"]', // 500 readBadCutFence
      '[1,["L",["/",502,520]],"\\t\\n\\r ,"]', // 501 leaf
      '[1,["M","BadSequence",["s",["[+","\\t\\n\\r "],["?",["s",",",["[*","\\t\\n\\r "]]],["&",["/","{",53]]],["s",",",["[*","\\t\\n\\r "],["&",["/","{",53]]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],["&",["/",503,490]]]],"\\t\\n\\r ,"]', // 502 readBadSequence
      '[0,["/",["s",["!",["s","\'",["[*","\\t\\n\\r "],["[","[]{}"]]],504,["&",38]],["s",505,["&",38]]],"\\"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 503 skipRootWord
      '[0,["s",["!","\\"\\"\\"\\""],["/",["s",482,["&",64],["!",["s",["[*","\\t\\n\\r "],"+"]]],["s",["/",483,484],["&",163]]]],"\\"\'\\\\-0-9fnt"]', // 504 skipWord
      '[0,["/",["/",506,507,508,509,510,481,515],["/",516,["s",517,["&",163]],518,519]],"$\'(+\\\\-.0-9A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 505 skipRepairedRoot
      '[0,["s","-",39]]', // 506 skipBadCutSign
      '[0,["s",["s",["?","-"],["[+","0-9"],["?",["s",".",["[+","0-9"]]]],["/",".",["s",["[","Ee"],["?",["[","+\\\\-"]]]],39],"\\\\-0-9"]', // 507 skipBadCutNumber
      '[0,["s",["s",["?","-"],"0",["[+","0-9"]],["s",["?",["s",".",["[+","0-9"]]],["?",392]],["&",163]],"\\\\-0"]', // 508 skipBadLeadingZero
      '[0,["s",["?",["[","+\\\\-"]],["|",1,3,false,["[","0-9"]],["+",["s",",",["|",3,3,false,["[","0-9"]],["!",["[","0-9"]]]],["?",["s",".",["[+","0-9"]]],["&",163]],"+\\\\-0-9"]', // 509 skipBadThousands
      '[0,["s",["!",["s",46,["&",163]]],["?",["/","-","+"]],["/",511,512],["&",163]],"+\\\\-.0-9"]', // 510 skipRepairedNumber
      '[0,["/",["s",["i","0x"],["[+","0-9A-Fa-f"]],["s",["i","0o"],["[+","0-7"]],["s",["i","0b"],["[+","01"]]],"0"]', // 511 skipBadRadix
      '[0,["/",["s",["/",513,["[+","0-9"]],["?",["/",["s",".",["[+","0-9"]],"."]],["?",392]],["s",514,["?",392]]],".0-9"]', // 512 skipLooseDecimal
      '[0,["s",["[+","0-9"],["+",["s","_",["[+","0-9"]]]]]', // 513 skipBadDigitGroups
      '[0,["s",".",["[+","0-9"]]]', // 514 skipBadFraction
      '[0,["s",["?",["s","new",["[+","\\t "]]],48,["|",0,9,false,["s",".",48]],"(",["[*","\\t\\n\\r "],["/",482,483,484],["[*","\\t\\n\\r "],")"],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 515 skipBadConstructor
      '[0,["s",57,["&",163]]]', // 516 skipBadNan
      '[0,56]', // 517 skipBadConstant
      '[0,["s",58,39]]', // 518 skipBadCutWord
      '[0,["s","\'",["s",["[*","\\t\\n\\r "],["[","[]{}"],["|",0,2000,false,["["," -&(-[]-\uffff"]]],"\'"]]', // 519 skipBadQuotedBracket
      '[1,["M","BadListSequence",["s",["[*","\\t "],",",["[*","\\t "],9,["[*","\\t\\n\\r "],["&",["/",503,490]]]],"\\t ,"]', // 520 readBadListSequence
      '[0,["L",["&",["[","[{\uff3b\uff5b"]]],"[{\uff3b\uff5b"]', // 521 leaf
      '[1,["L",["/",523,524,""]]]', // 522 leaf
      '[1,["M","BadRootComma",["s",["[*","\\t\\n\\r "],",",["&",["s",["[*","\\t\\n\\r "],["/",39,40]]]]],"\\t\\n\\r ,"]', // 523 readBadRootComma
      '[1,["M","BadRest",["s",["!",["s",["[*","\\t\\n\\r "],["/",41,["[",")]}\uff3d\uff5d"]]]],["|",1,200,false,["[","^[]{}"]],["[","]}"],["&",["s",["[*","\\t\\n\\r "],["/",39,40]]]],["s",["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],["/",50,46],["&",["s",["[*","\\t\\n\\r "],["/",39,40]]]]],"^[]{}"]', // 524 readBadRest
      '[1,["L",526]]', // 525 leaf
      '[1,["M","BadLateThought",["s",527,["&",530]]]]', // 526 readBadLateThought
      '[0,["/",["s","</",4,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],528,529],"<[\u25c1"]', // 527 skipThoughtTagEnd
      '[0,["q",18]]', // 528 skipChannelEnd
      '[0,["q",19]]', // 529 skipFinalAnswer
      '[0,["/",["s",["[*","\\t "],["/",9,39]],["s",["[*","\\t\\n\\r "],["/",["[","[{"],40]]]]', // 530 skipLateAhead
      '[0,["L",["[+","\\t\\n\\r "]]]', // 531 leaf
      '[1,["L",28]]', // 532 leaf
      '[0,["L",["!",272]]]', // 533 leaf
      '[0,["L",["&",42]],"{"]', // 534 leaf
      '[0,["L",["&",536]],"["]', // 535 leaf
      '[0,["/",["s","[",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["?",["/",["s",51,["[*","\\t\\n\\r "]],["s",",",["[*","\\u0000\\t-\\r \u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"],["&",["[","\\"\'0-9`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]]]],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],34,"{",["s","(",["[*","\\t\\n\\r "],["/",["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"],["s",46,["[*","\\t\\n\\r "],","]]],55,["s",["|",1,40,false,["[","+\\\\-.0-9"]],["/",["s",["[*","\\t\\n\\r "],["/",["[",",\u3001\uff0c"],39]],["s",["[*","\\t "],9,["[*","\\t\\n\\r "],46,["[*","\\t\\n\\r "],["[",",]"]]]],["s","[",["[*","\\t\\n\\r "],["/",["[","\\"0-9[{"],["s","]",["[*","\\t\\n\\r "],","]]],39]],["s","[",["[*","\\t "],["/",9,"/*",["s",["/","//","#"],["[","\\t "],["[*","^\\n\\r]"],9],["s",["|",1,60,false,["[","^\\t\\n\\r\\u001b \\",[]{}\uff0c\uff1a"]],["[*","\\t\\n\\r "],",",["[*","\\t\\n\\r "],83,["[*","\\t\\n\\r "],["[",",]"]]]]],"["]', // 536 skipProseArrayAhead
      '[1,["L",538]]', // 537 leaf
      '[1,["M","BadCall",["s",48,["|",0,9,false,["s",".",48]],["[*","\\t\\n\\r "],"(",["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]],["s","(",["&",["s",["[*","\\t\\n\\r "],["[","[{"]]]]],"$(A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 538 readBadCall
      '[1,["L",["/",540,["t",[0,1],427,541],""]]]', // 539 leaf
      '[0,["t",[0,1],427,["/",["t",[0,1,2],")",427,["?",";"]],";"]],"\\t\\n\\r );"]', // 540 readWrapperEnd
      '[1,["M","MissingCallEnd",39]]', // 541 readMissingCallEnd
      '[1,["L",543]]', // 542 leaf
      '[1,["M","BadAssignment",["s",["/",544,["s",48,["|",0,9,false,["s",".",48]],["[*","\\t "],"="],545],["&",["s",["[*","\\t\\n\\r "],["[","\\"\'[`{"]]]]],"$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff"]', // 543 readBadAssignment
      '[0,["s",["/","var","let","const"],["[+","\\t "],48,["[*","\\t "],"="],"clv"]', // 544 skipDeclaration
      '[0,["/",["s","export",["[+","\\t "],"default"],"return"],"er"]', // 545 skipExporting
      '[0,["L",["/",547,""]]]', // 546 leaf
      '[0,["s",["[*","\\t\\n\\r "],["/",["s",")",["[*","\\t\\n\\r "],["?",";"]],";"]],"\\t\\n\\r );"]', // 547 skipWrapperEnd
      '[1,["L",["/",549,550]],"\\"]}"]', // 548 leaf
      '[1,["M","BadRootBracket",["[+","]}"]]]', // 549 readBadRootBracket
      '[1,["M","BadLostMember",551]]', // 550 readBadLostMember
      '[0,["s","\\"",["|",1,60,false,["[","^\\n\\r\\"\\\\\\\\"]],"\\"",["[*","\\t\\n\\r "],":",["&",["s",["[*","\\t\\n\\r "],["/",83,46,["[","[{"],47]]]]]', // 551 skipLostMember
      '[0,["L",["!",40]]]', // 552 leaf
      '[1,["L",554]]', // 553 leaf
      '[1,["M","BadProse",["s",["/",555,558,["[","^"]],["*",["/",["[","^\\n\\r\\"\'(/<[`{~\u25c1\ufeff"],559,560,555,558,["s",["!",561],["[","^"]]]]]],"^"]', // 554 readBadProse
      '[0,["s",3,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],556]]', // 555 skipNamedThought
      '[0,["/",527,557],"<[\u25c1"]', // 556 skipThoughtClose
      '[0,["q",20]]', // 557 skipAnalysisEnd
      '[0,["s",["/",["s","`",["|",1,2,false,["[","()[]{}"]],"`"],["s","\\"",["|",1,2,false,["[","()[]{}"]],"\\""],["s","\'",["|",1,2,false,["[","()[]{}"]],"\'"]],["!",["[","\\"\'0-9A-Z`-z"]]],"\\"\'`"]', // 558 skipNamedBracket
      '[0,["s","/*",["|",0,200,false,["s",["!","*/"],["[","^"]]],"*/"]]', // 559 skipStarComment
      '[0,["s",["/",["s","//",["[","\\t "]],["s",9,["[*","\\t "],"#",["[","\\t "]]],["[*","^\\n\\r"],["&",["s",9,["[*","\\t\\n\\r "],["[","[{"]]]],"\\n\\r/"]', // 560 skipLineRemark
      '[0,["/",["s",9,["[*","\\t "],3],["s",527,530],562,551,42,306,536,40,"\ufeff",["s","(",["[*","\\t\\n\\r "],["[","[{"],["[*","\\t\\n\\r "],["[","\\"\'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"]]],"\\n\\r\\"\'(<[`{~\u00ab\u2018\u2019\u201c-\u201f\u25c1\ufeff\uff02"]', // 561 skipProseStop
      '[0,["s",50,["[*","\\t\\n\\r "],":",["[*","\\t\\n\\r "],["&",45],["|",1,60,false,82],"}",["[*","\\t\\n\\r "],81]]', // 562 skipLostObjectAhead
      '[0,["L",["&",562]],"\\"\'\u00ab\u2018\u2019\u201c-\u201f\uff02"]', // 563 leaf
      '[1,["L",["/",565,566]]]', // 564 leaf
      '[0,["N","FenceEnd",272]]', // 565 readFenceEnd
      '[1,["M","MissingFenceEnd",""]]', // 566 readMissingFenceEnd
      '[1,["L",568]]', // 567 leaf
      '[1,["M","MissingDocument",""]]', // 568 readMissingDocument
      '[1,["L",["/",570,549,550]],"\\"]`}~"]', // 569 leaf
      '[1,["M","BadLooseFence",180]]', // 570 readBadLooseFence
      '[1,["L",["/",568,""]]]', // 571 leaf
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { same: ofSame, "{": ofAction, i: ofCase, inside: ofInside, scan: ofScan, closes: ofCloses } });

  const stepbeforeValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepThought } }] }, { op: 'leaf', read: rules.at(25) }] };
  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(222), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(224) }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(226) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(209) }] } }, { op: 'leaf', read: rules.at(229) }] }] } }] };
  const steplaterPair: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(235) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(209) }] } }, { op: 'leaf', read: rules.at(229) }] }, stepinnerPair] };
  const stepsinglePart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: rules.at(253) }] };
  const stepbacktickPart: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: rules.at(283) }] };
  const stepquoted: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(177), body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(190), body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(193), body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(199), body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(248), body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(264), body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(270), body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(281), body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(287) }, { op: 'choice', alternatives: [stepquoted, { op: 'leaf', read: rules.at(237) }] }] }, { op: 'leaf', read: rules.at(289) }] } }, { op: 'leaf', read: rules.at(291) }] };
  const stepelementWord: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(160) }, { op: 'leaf', read: rules.at(164), isShortcut: true }, { op: 'leaf', read: rules.at(166) }, stepstring] };
  const stepword: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(375) }, { op: 'leaf', read: rules.at(164), isShortcut: true }, { op: 'leaf', read: rules.at(166) }, stepstring] };
  const stepopenlessItem: Step = { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(112), body: { op: 'again', step: () => stepInnerObject } }, { op: 'leaf', read: rules.at(293) }] } };
  const stepelementValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(305), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(354), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(360), body: { op: 'again', step: () => stepItemObject } }, { op: 'leaf', read: rules.at(411) }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepObject }, { op: 'leaf', read: rules.at(411) }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'leaf', read: rules.at(419) }] };
  const stepelement: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(153), body: stepelementWord }, { op: 'leaf', read: rules.at(293) }] }, { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: rules.at(293) }, { op: 'leaf', read: rules.at(111) }, stepopenlessItem] }] };
  const stepelementPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(147), isShortcut: true }, { op: 'leaf', read: rules.at(150) }, stepelement, { op: 'leaf', read: rules.at(421) }] };
  const stepcontainer: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(354), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(305), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'again', step: () => stepArray }, { op: 'leaf', read: rules.at(442) }] }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(383) }, { op: 'choice', alternatives: [stepword, { op: 'leaf', read: rules.at(386) }] }] } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(410) }, { op: 'choice', alternatives: [stepcontainer, { op: 'leaf', read: rules.at(370) }] }] }, { op: 'leaf', read: rules.at(237) }] }] };
  const steppresentValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(372), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(373), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [stepword, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(378), body: { op: 'again', step: () => stepLateObject } }] }, steplateValues] }] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(445) }, steplateValues] }] };
  const stepmemberValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(341), body: { op: 'loop', body: { op: 'leaf', read: rules.at(347) } } }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(349), body: { op: 'again', step: () => stepInnerObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(350), body: { op: 'again', step: () => stepInnerArray } }] }, { op: 'leaf', read: rules.at(370) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: rules.at(347) } }, { op: 'choice', alternatives: [steppresentValue, { op: 'leaf', read: rules.at(446) }] }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(310) }, stepmemberValue, { op: 'leaf', read: rules.at(293) }] };
  const stepobjectPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(120), isShortcut: true }, { op: 'leaf', read: rules.at(132) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(134), body: { op: 'again', step: () => stepBraceArray } }, { op: 'leaf', read: rules.at(293) }] }, stepmember, { op: 'leaf', read: rules.at(447) }] };
  const stepbracketValue: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(101), body: { op: 'again', step: () => stepRootArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(354), body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(305), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(476), body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(477), body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(478), body: { op: 'again', step: () => stepOpenlessArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(480), body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: rules.at(485) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(489), body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(501) }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(237) }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(521), body: stepbracketValue }] }] } }, { op: 'leaf', read: rules.at(522) }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }, { op: 'leaf', read: rules.at(499) }] }, stepmoreValues] };
  const steplateThought: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(525) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(237) }] }] };
  const stepaside: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(0), body: { op: 'again', step: () => stepThought } }] }, steplateThought, { op: 'leaf', read: rules.at(531) }] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(534), body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(305), body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(535), body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(537) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(237) }] }, { op: 'leaf', read: rules.at(539) }] }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(542) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValue, { op: 'leaf', read: rules.at(237) }] }, { op: 'leaf', read: rules.at(546) }] }] };
  const stepprose: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(553) }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(563), body: { op: 'again', step: () => stepOpenlessObject } }, stepmoreValues] }, { op: 'leaf', read: rules.at(237) }] }] };
  const stepfencedPart: Step = { op: 'choice', alternatives: [stepaside, { op: 'leaf', read: rules.at(532) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(533), body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(548) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(552), body: stepprose }] }] };
  const steparound: Step = { op: 'choice', alternatives: [stepaside, { op: 'leaf', read: rules.at(532) }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: rules.at(569) }, stepprose] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(567) }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: rules.at(571) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 2, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(6) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(21) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(13) } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', attribute: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(105) }, { op: 'leaf', read: rules.at(111) }, stepopenlessItem, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, stepelementPart] } }, { op: 'leaf', read: rules.at(470) }] } };
  const stepInnerObject: Step = { op: 'rule', name: 'InnerObject', attribute: 1, inside: 5, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(116) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(455) }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode | LateArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(143) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(466) }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: rules.at(188) }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(187) } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: rules.at(192) }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(191) } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: rules.at(196) }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(194) } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: rules.at(209) }] } }, { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(220) }, { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: rules.at(237) }] }, { op: 'leaf', read: rules.at(238) }] }] }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(200), isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: rules.at(209) }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'loop', body: stepsinglePart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(257) }, { op: 'loop', body: stepsinglePart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'loop', body: stepsinglePart }] }, { op: 'leaf', read: rules.at(237) }] }] } }, { op: 'leaf', read: rules.at(260) }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(249), isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: rules.at(266) }] } }, { op: 'leaf', read: rules.at(268) }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(265), isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(275) }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: rules.at(279) }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', attribute: -1, isText: true, body: { op: 'text', read: rules.text(278) } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'loop', body: stepbacktickPart }, { op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(257) }, { op: 'loop', body: stepbacktickPart }, { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(259) }, { op: 'loop', body: stepbacktickPart }] }, { op: 'leaf', read: rules.at(237) }] }] } }, { op: 'leaf', read: rules.at(285) }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', attribute: -1, isText: true, body: { op: 'text', read: rules.text(282), isSome: true } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(307) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(464) }] } };
  const stepInnerArray: Step = { op: 'rule', name: 'InnerArray', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(351) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(436) }] } };
  const stepItemObject: Step = { op: 'rule', name: 'ItemObject', attribute: 1, inside: 7, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(362) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(366) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(461) }] } };
  const stepLateObject: Step = { op: 'rule', name: 'LateObject', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as LateStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(380) }, { op: 'loop', body: { op: 'leaf', read: rules.at(347) } }, { op: 'choice', alternatives: [steppresentValue, { op: 'leaf', read: rules.at(370) }] }, { op: 'leaf', read: rules.at(293) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(455) }] } };
  const stepObject: Step = { op: 'rule', name: 'Object', attribute: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(362) }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: rules.at(455) }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', attribute: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(105) }, { op: 'leaf', read: rules.at(111) }, stepopenlessItem, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(436) }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', attribute: 1, inside: 6, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(416) }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: rules.at(429) }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', attribute: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(362) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(472) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(474) }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', attribute: 1, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(116) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(472) }, stepobjectPart] } }, { op: 'leaf', read: rules.at(474) }] } };
  const stepOpenlessArray: Step = { op: 'rule', name: 'OpenlessArray', attribute: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as OpenlessArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(351) }, { op: 'loop', body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(468) }, stepelementPart] } }, { op: 'leaf', read: rules.at(470) }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(492) }, { op: 'loop', body: stepbeforeValue }, { op: 'choice', alternatives: [stepfreshValues, { op: 'leaf', read: rules.at(237) }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: rules.at(564) }] } };

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
