// Generated from grammars/json.peggy, grammars/json/whole.peggy, grammars/json/containers.peggy, grammars/json/words.peggy, grammars/json/names.peggy, grammars/json/values.peggy, grammars/json/strings.peggy, grammars/common/json-words.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, and, caseless, choice, closes, coded, deep, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, rounds, run, same, seq, text, tuple } from '../src/engine/index.ts';

export interface RepairedNeighbourNode extends TreeNode {
  readonly type: 'RepairedNeighbour';
}

export interface RepairedRootNode extends TreeNode {
  readonly type: 'RepairedRoot';
  readonly value: BadCutSignNode | BadCutNumberNode | BadLeadingZeroNode | BadThousandsNode | RepairedNumberNode | BadNanNode | BadConstantNode | BadCutWordNode;
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

export interface BadRestNode extends RecoveryNode {
  readonly type: 'BadRest';
}

export interface BadRootBracketNode extends RecoveryNode {
  readonly type: 'BadRootBracket';
}

export interface WholeNode extends TreeNode {
  readonly type: 'Whole';
  readonly value: WholeObjectNode | WholeArrayNode;
}

export interface WholeObjectNode extends TreeNode {
  readonly type: 'WholeObject';
  readonly members: WholeMemberNode[];
}

export interface WholeMemberNode extends TreeNode {
  readonly type: 'WholeMember';
  readonly name: TextNode | BadBareKeyNode;
  readonly value: TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
}

export interface WholeArrayNode extends TreeNode {
  readonly type: 'WholeArray';
  readonly items: (TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode)[];
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
  readonly name: BadColonInsideNode | TextNode | BadEscapedQuotesNode | BadEntityQuotesNode | BadDoubledQuotesNode | BadSmartNameNode | BadLostQuoteNode | BadPrefixedNameNode | BadOtherQuoteNode | BadEarlyQuoteNode | BadQuotedNameNode | FlawedNameNode | BadOddNameNode | BadBareKeyNode | MissingKeyNode;
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
  readonly parts: (string | BadNewlineNode | BadControlNode | BadEscapeNode)[];
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
  readonly Whole: WholeNode;
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
  readonly TextStart: TextStartNode;
  readonly MissingStringEnd: MissingStringEndNode;
  readonly InnerEnd: InnerEndNode;
  readonly BadNewline: BadNewlineNode;
  readonly BadControl: BadControlNode;
  readonly BadEscape: BadEscapeNode;
  readonly BadBlankPair: BadBlankPairNode;
  readonly BadQuote: BadQuoteNode;
  readonly BadLoneQuote: BadLoneQuoteNode;
  readonly BadQuoteOfJson: BadQuoteOfJsonNode;
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
  readonly BadLateColon: BadLateColonNode;
  readonly MissingValue: MissingValueNode;
  readonly ObjectStart: ObjectStartNode;
  readonly ArrayStart: ArrayStartNode;
  readonly TupleStart: TupleStartNode;
  readonly RepairedWord: RepairedWordNode;
  readonly BadTrailingComma: BadTrailingCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly MissingSeparator: MissingSeparatorNode;
  readonly BadComma: BadCommaNode;
  readonly BadEllipsis: BadEllipsisNode;
  readonly BadElementText: BadElementTextNode;
  readonly ArrayEnd: ArrayEndNode;
  readonly BadRootEnd: BadRootEndNode;
  readonly MissingBracket: MissingBracketNode;
  readonly MissingEnd: MissingEndNode;
  readonly BadArrayEnd: BadArrayEndNode;
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
  readonly BadRest: BadRestNode;
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
  readonly BadRest: BadRestNode;
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
  readonly BadFullEnd: BadFullEndNode;
  readonly BadFullSquareEnd: BadFullSquareEndNode;
  readonly MissingEnd: MissingEndNode;
  readonly BadComma: BadCommaNode;
  readonly BadSeparator: BadSeparatorNode;
  readonly MissingComma: MissingCommaNode;
  readonly MissingSeparator: MissingSeparatorNode;
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
  readonly BadEarlyQuote: BadEarlyQuoteNode;
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

/** The codes of mistakes. */
export type Codes = "missing-document" | "bad-sequence" | "bad-trailing-comma" | "bad-prose" | "bad-bom" | "bad-call" | "bad-assignment" | "bad-fence" | "missing-fence-end" | "bad-text" | "bad-bracket" | "missing-value" | "missing-key" | "missing-open" | "missing-colon" | "bad-colon" | "missing-string-end" | "missing-bracket" | "bad-tuple" | "missing-end" | "bad-comma" | "bad-separator" | "missing-comma" | "bad-ellipsis" | "bad-comment" | "missing-comment-end" | "bad-space" | "bad-noise" | "bad-escaped-quotes" | "bad-smart-quotes" | "bad-prefix" | "missing-quote" | "bad-lone-quote" | "bad-quote" | "bad-bare-key" | "bad-constant" | "bad-nan" | "bad-cut-word" | "bad-constructor" | "bad-bare-string" | "bad-radix" | "bad-plus" | "bad-digit-groups" | "bad-thousands" | "bad-leading-zero" | "bad-fraction" | "bad-point" | "bad-cut-number" | "bad-concatenation" | "bad-single-quotes" | "bad-backticks" | "bad-triple-quotes" | "bad-inner-json" | "bad-escape" | "bad-newline" | "bad-control" | "bad-fenced-text" | "bad-entity-quotes" | "bad-doubled-quotes" | "bad-path";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 0], [11, 12]);
  const TABLE_1 = tableOf([34, 34], [47, 47], [92, 92], [98, 98], [102, 102], [110, 110], [114, 114], [116, 116]);
  const TABLE_2 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_3 = tableOf([33, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_4 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_5 = tableOf([44, 44], [93, 93], [125, 125]);
  const TABLE_6 = tableOf([36, 37], [43, 43], [45, 46], [48, 57], [64, 90], [95, 95], [97, 122]);
  const TABLE_7 = tableOf([41, 41], [59, 59], [91, 91], [123, 123]);
  const TABLE_8 = tableOf([34, 34], [39, 39], [96, 96]);
  const TABLE_9 = tableOf([9, 10], [13, 13], [32, 32], [34, 37], [39, 39], [41, 41], [43, 43], [45, 57], [59, 59], [64, 91], [95, 123], [126, 126]);
  const TABLE_10 = tableOf([36, 36], [45, 45], [48, 57], [65, 90], [95, 95], [97, 122]);
  const TABLE_11 = tableOf([36, 36], [65, 90], [95, 95], [97, 122]);
  const TABLE_12 = tableOf([9, 9], [32, 32], [36, 36], [65, 90], [92, 92], [95, 95], [97, 122]);
  const TABLE_13 = tableOf([9, 10], [13, 13], [27, 27], [32, 32], [60, 60]);
  const TABLE_14 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [44, 44], [47, 47], [91, 91], [93, 93], [123, 123]);
  const TABLE_15 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 95], [97, 127]);
  const TABLE_16 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 127]);
  const TABLE_17 = tableOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const TABLE_18 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [44, 44], [47, 47], [93, 93]);
  const TABLE_19 = tableOf([9, 10], [13, 13], [32, 32], [91, 91], [123, 123]);
  const TABLE_20 = tableOf([34, 34], [36, 36], [39, 40], [45, 45], [48, 57], [65, 91], [95, 123]);
  const TABLE_21 = tableOf([34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [70, 70], [78, 78], [84, 85], [91, 91], [102, 102], [110, 110], [116, 117], [123, 123]);
  const TABLE_22 = tableOf([70, 70], [78, 78], [84, 85], [102, 102], [110, 110], [116, 117]);
  const TABLE_23 = tableOf([9, 10], [13, 13], [32, 32], [34, 35], [39, 39], [44, 44], [47, 47], [96, 96], [125, 125]);
  const TABLE_24 = tableOf([34, 34], [36, 36], [39, 39], [65, 90], [95, 122]);
  const TABLE_25 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [44, 44], [47, 47], [125, 125]);
  const TABLE_26 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [96, 96]);
  const TABLE_27 = tableOf([0, 0], [11, 12], [33, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_28 = tableOf([0, 9], [11, 12], [14, 33], [35, 91], [93, 127]);
  const TABLE_29 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [40, 91], [93, 127]);
  const TABLE_30 = tableOf();
  const TABLE_31 = tableOf([0, 9], [11, 12], [14, 33], [35, 127]);
  const TABLE_32 = tableOf([34, 34]);
  const TABLE_33 = tableOf([41, 41], [93, 93], [125, 125]);
  const TABLE_34 = tableOf([91, 91], [123, 123]);
  const TABLE_35 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [96, 96], [102, 102], [110, 110], [116, 116], [123, 123]);
  const TABLE_36 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [47, 47]);
  const TABLE_37 = tableOf([34, 34], [39, 39]);
  const TABLE_38 = tableOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [44, 44], [93, 93], [125, 125]);
  const TABLE_39 = tableOf([34, 34], [39, 39], [45, 45], [48, 57], [91, 91], [123, 123]);
  const TABLE_40 = tableOf([9, 10], [13, 13], [32, 32], [34, 35], [39, 39], [45, 45], [47, 57], [91, 91], [123, 123]);
  const TABLE_41 = tableOf([9, 10], [13, 13], [32, 32], [93, 93]);
  const TABLE_42 = tableOf([9, 10], [13, 13], [32, 32], [44, 44], [125, 125]);
  const TABLE_43 = tableOf([9, 10], [13, 13], [32, 32], [34, 36], [39, 39], [47, 47], [65, 90], [95, 122]);
  const TABLE_44 = tableOf([9, 10], [13, 13], [32, 32], [125, 125]);
  const TABLE_45 = tableOf([0, 0], [11, 12], [27, 27], [35, 35], [47, 47], [60, 60], [92, 92]);
  const TABLE_46 = tableOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [47, 47], [60, 60], [92, 92]);
  const TABLE_47 = tableOf([9, 10], [13, 13], [32, 32], [35, 35], [41, 41], [47, 47], [93, 93], [125, 125]);
  const STOPS_0 = new Stops(m, "\n\r");

  function skipCommentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l5: {
      const s6 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
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
            if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l7; }
            p++;
          }
          const near11 = p + 4;
          while (p < near11 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
          if (p === near11) p = STOPS_0.next(p);
          m.touched ||= p >= end && "^\n\r";
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 47 || !text.startsWith("/*", p)) {
        m.reaches(p, "/*");
        return -1;
      }
      p += 2;
      l12: for (;;) {
        const s14 = p;
        if (p < end) {
          l13: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              {
                const s16 = p;
                l17: {
                  if (!text.startsWith("*/", p)) {
                    m.reaches(p, "*/");
                    break l17;
                  }
                  p += 2;
                  break l13;
                }
                p = s16;
              }
            } else m.touched ||= p >= end;
            if (!(p < end)) { m.touched ||= p >= end; break l13; }
            p++;
            continue l12;
          }
          p = s14;
        } else m.touched ||= p >= end;
        break;
      }
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("*/", p)) {
        m.reaches(p, "*/");
        return -1;
      }
      p += 2;
    }
    return p;
  }

  function readBadCommentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)))) { m.touched ||= p >= end; return -1; }
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
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
        l4: {
          p = readBadComment(p);
          if (p < 0) { break l4; }
          value = m.value as BadCommentNode;
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l19: {
          p = readMissingCommentEnd(p);
          if (p < 0) { break l19; }
          value = m.value as MissingCommentEndNode;
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l20: {
          p = readBadSpace(p);
          if (p < 0) { break l20; }
          value = m.value as BadSpaceNode;
          break l1;
        }
        p = s2;
        m.forget(t3);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l21: {
          p = readBadNoise(p);
          if (p < 0) { break l21; }
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

  function noteWholeGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l26: for (;;) {
      const s28 = p;
      const t29 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
        l27: {
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s31 = p;
              l32: {
                p = skipHashWord(p);
                if (p < 0) { break l32; }
                break l27;
              }
              p = s31;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)))) { m.touched ||= p >= end; break l27; }
          p = readBadComment(p);
          if (p < 0) { break l27; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l26;
        }
        p = s28;
        m.forget(t29);
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipGoodEscapeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; return -1; }
    p++;
    l59: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : false))) {
        p++;
        break l59;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 117) { m.touched ||= p >= end; return -1; }
      p++;
      let n65 = 0;
      l62: for (;;) {
        if (n65 >= 4) break;
        const s64 = p;
        l63: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 65 && c <= 70) || (c >= 97 && c <= 102))))) { m.touched ||= p >= end; break l63; }
          p++;
          n65++;
          continue l62;
        }
        p = s64;
        break;
      }
      if (n65 < 4) { return -1; }
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
    l45: {
      const s46 = p;
      const t47 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l48: {

          p++;
          const s49 = p;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          l_plain = text.slice(s49, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l48; }
          p++;
          break l45;
        }
        p = s46;
        m.forget(t47);
        l_plain = null;
        l_escaped = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l50: {

          p++;
          const s51 = p;
          let n55 = 0;
          l52: for (;;) {
            if (n55 >= 2000) break;
            const s54 = p;
            l53: {
              l56: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l56;
                } else m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; break l53; }
                p = skipGoodEscape(p);
                if (p < 0) { break l53; }
              }
              n55++;
              continue l52;
            }
            p = s54;
            break;
          }
          l_escaped = text.slice(s51, p);
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l50; }
          p++;
          break l45;
        }
        p = s46;
        m.forget(t47);
        l_plain = null;
        l_escaped = null;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 39))) { m.touched ||= p >= end; return -1; }
      p = readBadSingleQuotes(p);
      if (p < 0) { return -1; }
      const s66 = p;
      while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 40 && c <= 91) || (c >= 32 && c <= 38)))) p++;
      m.touched ||= p >= end && " -&(-[]-\uffff";
      l_plain = text.slice(s66, p);
      if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; return -1; }
      p++;
    }
    const node: TextNode = { type: 'Text', start: m.base + start, end: m.base + p, plain: l_plain, escaped: l_escaped };
    m.value = node;
    return p;
  }

  function skipBareKeyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
    m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
    l70: for (;;) {
      const s72 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l71: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l71; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; break l71; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) p++;
          m.touched ||= p >= end && "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff";
          continue l70;
        }
        p = s72;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
    p = skipBareKey(p);
    if (p < 0) { return -1; }
    const node: BadBareKeyNode = { type: 'BadBareKey', start: m.base + start, end: m.base + p, raw: text.slice(start, p) };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function skipNumeralCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if ((p < end && text.charCodeAt(p) === 45)) {

      p++;
    } else m.touched ||= p >= end;
    l83: {
      if ((p < end && text.charCodeAt(p) === 48)) {

        p++;
        break l83;
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 57))))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
      m.touched ||= p >= end;
    }
    l86: {
      if ((p < end && text.charCodeAt(p) === 46)) {
        const s88 = p;
        l87: {

          p++;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l87; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l86;
        }
        p = s88;
      } else m.touched ||= p >= end;
    }
    l89: {
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        const s91 = p;
        l90: {
          p++;
          if ((p < end && ((c = text.charCodeAt(p)) === 43 || c === 45))) {
            p++;
          } else m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l90; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) p++;
          m.touched ||= p >= end;
          break l89;
        }
        p = s91;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l108: {
      const s109 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l110: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l110;
          }
          p += 2;
          break l108;
        }
        p = s109;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l108;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipLiteralCode(p: number): number {
    const { text, end } = m;
    l118: {
      const s119 = p;
      if ((p < end && text.charCodeAt(p) === 116)) {
        l120: {
          if (!text.startsWith("true", p)) {
            m.reaches(p, "true");
            break l120;
          }
          p += 4;
          break l118;
        }
        p = s119;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 102)) {
        l121: {
          if (!text.startsWith("false", p)) {
            m.reaches(p, "false");
            break l121;
          }
          p += 5;
          break l118;
        }
        p = s119;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 110 || !text.startsWith("null", p)) {
        m.reaches(p, "null");
        return -1;
      }
      p += 4;
    }
    return p;
  }

  function skipEndsWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l98: {
      const s99 = p;
      l100: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        m.touched ||= p >= end;
        l101: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 65292 || c === 65341 || c === 65373))) {
            p++;
            break l101;
          } else m.touched ||= p >= end;
          if (p < end) { break l100; }
          m.touched ||= p >= end;
        }
        break l98;
      }
      p = s99;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 8230 || c === 12289 || c === 65282 || c === 65287))) {
        l104: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l104; }
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l105: {
            const s106 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l107: {
                p = skipEol(p);
                if (p < 0) { break l107; }
                break l105;
              }
              p = s106;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
              l112: {
                p = skipCommentStart(p);
                if (p < 0) { break l112; }
                break l105;
              }
              p = s106;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
              l113: {
                p = skipFenceMark(p);
                if (p < 0) { break l113; }
                break l105;
              }
              p = s106;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 8230 || c === 12289))) {
              p++;
              break l105;
            } else m.touched ||= p >= end;
            if ((p < end && text.charCodeAt(p) === 46)) {
              l115: {
                if (!text.startsWith("...", p)) {
                  m.reaches(p, "...");
                  break l115;
                }
                p += 3;
                break l105;
              }
              p = s106;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              p++;
              break l105;
            } else m.touched ||= p >= end;
            if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
              l117: {
                p = skipNumeral(p);
                if (p < 0) { break l117; }
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l117; }
                m.touched ||= p >= end;
                break l105;
              }
              p = s106;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; break l104; }
            p = skipLiteral(p);
            if (p < 0) { break l104; }
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { break l104; }
            m.touched ||= p >= end;
          }
          break l98;
        }
        p = s99;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) { return -1; }
      m.touched ||= p >= end;
      l122: {
        const s123 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
          l124: {
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            l125: {
              const s126 = p;
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191)))) {
                l127: {
                  p++;
                  let n131 = 0;
                  l128: for (;;) {
                    if (n131 >= 200) break;
                    const s130 = p;
                    l129: {
                      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l129; }
                      p++;
                      n131++;
                      continue l128;
                    }
                    p = s130;
                    break;
                  }
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l127; }
                  p++;
                  break l125;
                }
                p = s126;
              } else m.touched ||= p >= end;
              if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l124; }
              p++;
              if (!((p < end && ((c = text.charCodeAt(p)) === 110 || c === 114 || c === 116)))) { m.touched ||= p >= end; break l124; }
              p++;
            }
            break l122;
          }
          p = s123;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    const s79 = p;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipNumeral(p);
    if (p < 0) { return -1; }
    l_text = text.slice(s79, p);
    l97: {
      const s95 = p;
      l96: {
        p = skipEndsWord(p);
        if (p < 0) { break l96; }
        p = s95;
        break l97;
      }
      p = s95;
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
    const s133 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
    l_text = text.slice(s133, p);
    l136: {
      const s134 = p;
      l135: {
        p = skipEndsWord(p);
        if (p < 0) { break l135; }
        p = s134;
        break l136;
      }
      p = s134;
      return -1;
    }
    const node: ConstantNode = { type: 'Constant', start: m.base + start, end: m.base + p, text: l_text };
    m.value = node;
    return p;
  }

  function skipLineCommentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l161: {
      const s162 = p;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l163: {
          if (!text.startsWith("//", p)) {
            m.reaches(p, "//");
            break l163;
          }
          p += 2;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l164: {
            const s165 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l166: {
                p = skipEol(p);
                if (p < 0) { break l166; }
                break l164;
              }
              p = s165;
            } else m.touched ||= p >= end;
            if (p < end) { break l163; }
            m.touched ||= p >= end;
          }
          break l161;
        }
        p = s162;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l167: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65288 || (c >= 128 && c <= 170) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 65283 && c <= 65286)))) p++;
          m.touched ||= p >= end && "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07";
          l168: {
            const s169 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
              l170: {
                p = skipEol(p);
                if (p < 0) { break l170; }
                break l168;
              }
              p = s169;
            } else m.touched ||= p >= end;
            if (p < end) { break l167; }
            m.touched ||= p >= end;
          }
          break l161;
        }
        p = s162;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l171: {
          if (!text.startsWith("/*", p)) {
            m.reaches(p, "/*");
            break l171;
          }
          p += 2;
          let n175 = 0;
          l172: for (;;) {
            if (n175 >= 200) break;
            const s174 = p;
            l173: {
              if ((p < end && text.charCodeAt(p) === 42)) {
                {
                  const s176 = p;
                  l177: {
                    if (!text.startsWith("*/", p)) {
                      m.reaches(p, "*/");
                      break l177;
                    }
                    p += 2;
                    break l173;
                  }
                  p = s176;
                }
              } else m.touched ||= p >= end;
              if (!((p < end && text.charCodeAt(p) !== 34))) { m.touched ||= p >= end; break l173; }
              p++;
              n175++;
              continue l172;
            }
            p = s174;
            break;
          }
          l179: {
            const s180 = p;
            if ((p < end && text.charCodeAt(p) === 42)) {
              l181: {
                if (!text.startsWith("*/", p)) {
                  m.reaches(p, "*/");
                  break l181;
                }
                p += 2;
                break l179;
              }
              p = s180;
            } else m.touched ||= p >= end;
            if (p < end) { break l171; }
            m.touched ||= p >= end;
          }
          break l161;
        }
        p = s162;
      } else m.touched ||= p >= end;
      l182: {
        const s183 = p;
        if ((p < end && text.charCodeAt(p) === 47)) {
          l184: {
            if (!text.startsWith("//", p)) {
              m.reaches(p, "//");
              break l184;
            }
            p += 2;
            break l182;
          }
          p = s183;
        } else m.touched ||= p >= end;
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; return -1; }
        p++;
      }
      let n188 = 0;
      l185: for (;;) {
        if (n188 >= 200) break;
        const s187 = p;
        l186: {
          l189: {
            const s190 = p;
            if ((p < end && text.charCodeAt(p) === 34)) {
              l191: {

                p++;
                let n195 = 0;
                l192: for (;;) {
                  if (n195 >= 200) break;
                  const s194 = p;
                  l193: {
                    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 34)))) { m.touched ||= p >= end; break l193; }
                    p++;
                    n195++;
                    continue l192;
                  }
                  p = s194;
                  break;
                }
                if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l191; }
                p++;
                break l189;
              }
              p = s190;
            } else m.touched ||= p >= end;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
              p++;
              break l189;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l186; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
              {
                const s197 = p;
                l198: {
                  p = skipRemarkEnd(p);
                  if (p < 0) { break l198; }
                  break l186;
                }
                p = s197;
              }
            } else m.touched ||= p >= end;
          }
          n188++;
          continue l185;
        }
        p = s187;
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

  function noteWholeValueGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l153: for (;;) {
      const s155 = p;
      const t156 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
        l154: {
          l160: {
            if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
              const s158 = p;
              l159: {
                p = skipLineComment(p);
                if (p < 0) { break l159; }
                p = s158;
                break l160;
              }
              p = s158;
            } else m.touched ||= p >= end;
            break l154;
          }
          if ((p < end && text.charCodeAt(p) === 35)) {
            {
              const s200 = p;
              l201: {
                p = skipHashWord(p);
                if (p < 0) { break l201; }
                break l154;
              }
              p = s200;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)))) { m.touched ||= p >= end; break l154; }
          p = readBadComment(p);
          if (p < 0) { break l154; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l153;
        }
        p = s155;
        m.forget(t156);
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipGapAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l208: for (;;) {
      const s210 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
        l209: {
          p = skipComment(p);
          if (p < 0) { break l209; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          continue l208;
        }
        p = s210;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipValueStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l215: {
      const s216 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        p++;
        break l215;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l218: {
          p = skipNumeral(p);
          if (p < 0) { break l218; }
          break l215;
        }
        p = s216;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 123))) {
        p++;
        break l215;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
      p = skipLiteral(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipNameWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; return -1; }
    p++;
    let n223 = 0;
    l220: for (;;) {
      if (n223 >= 200) break;
      const s222 = p;
      l221: {
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l221; }
        p++;
        n223++;
        continue l220;
      }
      p = s222;
      break;
    }
    return p;
  }

  function noteWholeItemEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l149: {
      const s150 = p;
      const t151 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false))) {
        l152: {
          p = noteWholeValueGap(p);
          if (p < 0) { break l152; }
          l203: {
            const s204 = p;
            const t205 = m.trail.length;
            if ((p < end && text.charCodeAt(p) === 44)) {
              l206: {

                p++;
                p = noteWholeGap(p);
                if (p < 0) { break l206; }
                if ((p < end && text.charCodeAt(p) === 93)) { break l206; }
                m.touched ||= p >= end;
                break l203;
              }
              p = s204;
              m.forget(t205);
            } else m.touched ||= p >= end;
            if ((p < end && text.charCodeAt(p) === 44)) {
              l207: {
                p = readBadTrailingComma(p);
                if (p < 0) { break l207; }
                p = noteWholeGap(p);
                if (p < 0) { break l207; }
                break l203;
              }
              p = s204;
              m.forget(t205);
            } else m.touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) === 93))) { m.touched ||= p >= end; break l152; }
          }
          break l149;
        }
        p = s150;
        m.forget(t151);
      } else m.touched ||= p >= end;
      l214: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) {
          const s212 = p;
          l213: {
            p = skipWholeItemAhead(p);
            if (p < 0) { break l213; }
            p = s212;
            break l214;
          }
          p = s212;
        } else m.touched ||= p >= end;
        return -1;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; return -1; }
      p = readMissingComma(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readWholeItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
    if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 43 || c === 45))) {
      {
        const s146 = p;
        l147: {
          p = skipAmountsAhead(p);
          if (p < 0) { break l147; }
          return -1;
        }
        p = s146;
      }
    } else m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readWholeValue(p);
    if (p < 0) { return -1; }
    value = m.value as TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = noteWholeItemEnd(p);
    if (p < 0) { return -1; }
    m.value = value;
    return p;
  }

  function readWholeArrayCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_items!: (TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode)[];
    if (p >= end || text.charCodeAt(p) !== 91) { m.touched ||= p >= end; return -1; }
    p++;
    p = noteWholeGap(p);
    if (p < 0) { return -1; }
    const list144: (TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode)[] = [];
    l139: for (;;) {
      const s141 = p;
      const t142 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false))) {
        l140: {
          let v143!: TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
          p = readWholeItem(p);
          if (p < 0) { break l140; }
          v143 = m.value as TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
          list144.push(v143);
          continue l139;
        }
        p = s141;
        m.forget(t142);
      } else m.touched ||= p >= end;
      break;
    }
    l_items = list144;
    if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; return -1; }
    p++;
    const node: WholeArrayNode = { type: 'WholeArray', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readWholeValueCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
    l74: {
      const s75 = p;
      const t76 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l77: {
          p = readText(p);
          if (p < 0) { break l77; }
          value = m.value as TextNode;
          break l74;
        }
        p = s75;
        m.forget(t76);
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l78: {
          p = readNumber(p);
          if (p < 0) { break l78; }
          value = m.value as NumberNode;
          break l74;
        }
        p = s75;
        m.forget(t76);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116))) {
        l132: {
          p = readConstant(p);
          if (p < 0) { break l132; }
          value = m.value as ConstantNode;
          break l74;
        }
        p = s75;
        m.forget(t76);
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l137: {
          p = readWholeObject(p);
          if (p < 0) { break l137; }
          value = m.value as WholeObjectNode;
          break l74;
        }
        p = s75;
        m.forget(t76);
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 91)) {
        l138: {
          p = readWholeArray(p);
          if (p < 0) { break l138; }
          value = m.value as WholeArrayNode;
          break l74;
        }
        p = s75;
        m.forget(t76);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readBadConstant(p);
      if (p < 0) { return -1; }
      value = m.value as BadConstantNode;
    }
    m.value = value;
    return p;
  }

  function noteWholeMemberEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l224: {
      const s225 = p;
      const t226 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) {
        l227: {
          p = noteWholeValueGap(p);
          if (p < 0) { break l227; }
          l228: {
            const s229 = p;
            const t230 = m.trail.length;
            if ((p < end && text.charCodeAt(p) === 44)) {
              l231: {

                p++;
                p = noteWholeGap(p);
                if (p < 0) { break l231; }
                l234: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                    const s232 = p;
                    l233: {
                      l235: {
                        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                          p++;
                          break l235;
                        } else m.touched ||= p >= end;
                        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l233; }
                        p++;
                        let n241 = 0;
                        l238: for (;;) {
                          if (n241 >= 200) break;
                          const s240 = p;
                          l239: {
                            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l239; }
                            p++;
                            n241++;
                            continue l238;
                          }
                          p = s240;
                          break;
                        }
                        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                        m.touched ||= p >= end;
                        if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l233; }
                        p++;
                      }
                      p = s232;
                      break l234;
                    }
                    p = s232;
                  } else m.touched ||= p >= end;
                  break l231;
                }
                break l228;
              }
              p = s229;
              m.forget(t230);
            } else m.touched ||= p >= end;
            if ((p < end && text.charCodeAt(p) === 44)) {
              l242: {
                p = readBadTrailingComma(p);
                if (p < 0) { break l242; }
                p = noteWholeGap(p);
                if (p < 0) { break l242; }
                break l228;
              }
              p = s229;
              m.forget(t230);
            } else m.touched ||= p >= end;
            if (!((p < end && text.charCodeAt(p) === 125))) { m.touched ||= p >= end; break l227; }
          }
          break l224;
        }
        p = s225;
        m.forget(t226);
      } else m.touched ||= p >= end;
      l245: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          const s243 = p;
          l244: {
            p = skipWholeMemberAhead(p);
            if (p < 0) { break l244; }
            p = s243;
            break l245;
          }
          p = s243;
        } else m.touched ||= p >= end;
        return -1;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; return -1; }
      p = readMissingComma(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readWholeMemberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: TextNode | BadBareKeyNode;
    let l_value!: TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
    l41: {
      const s42 = p;
      const t43 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l44: {
          p = readText(p);
          if (p < 0) { break l44; }
          l_name = m.value as TextNode;
          break l41;
        }
        p = s42;
        m.forget(t43);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) { return -1; }
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
      p = readBadBareKey(p);
      if (p < 0) { return -1; }
      l_name = m.value as BadBareKeyNode;
      if (!((p < end && text.charCodeAt(p) === 58))) { m.touched ||= p >= end; return -1; }
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readWholeValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as TextNode | NumberNode | ConstantNode | WholeObjectNode | WholeArrayNode | BadConstantNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; return -1; }
    p = noteWholeMemberEnd(p);
    if (p < 0) { return -1; }
    const node: WholeMemberNode = { type: 'WholeMember', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function readWholeObjectCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_members!: WholeMemberNode[];
    if (p >= end || text.charCodeAt(p) !== 123) { m.touched ||= p >= end; return -1; }
    p++;
    p = noteWholeGap(p);
    if (p < 0) { return -1; }
    const list39: WholeMemberNode[] = [];
    l34: for (;;) {
      const s36 = p;
      const t37 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291)))) {
        l35: {
          let v38!: WholeMemberNode;
          p = readWholeMember(p);
          if (p < 0) { break l35; }
          v38 = m.value as WholeMemberNode;
          list39.push(v38);
          continue l34;
        }
        p = s36;
        m.forget(t37);
      } else m.touched ||= p >= end;
      break;
    }
    l_members = list39;
    if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; return -1; }
    p++;
    const node: WholeObjectNode = { type: 'WholeObject', start: m.base + start, end: m.base + p, members: l_members };
    m.value = node;
    return p;
  }

  function skipQuotedAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l249: {
      const s250 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l251: {

          p++;
          let n255 = 0;
          l252: for (;;) {
            if (n255 >= 60) break;
            const s254 = p;
            l253: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l253; }
              p++;
              n255++;
              continue l252;
            }
            p = s254;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l251; }
          p++;
          break l249;
        }
        p = s250;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 39)) {
        l256: {

          p++;
          let n260 = 0;
          l257: for (;;) {
            if (n260 >= 60) break;
            const s259 = p;
            l258: {
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l258; }
              p++;
              n260++;
              continue l257;
            }
            p = s259;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 39) { m.touched ||= p >= end; break l256; }
          p++;
          break l249;
        }
        p = s250;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) { m.touched ||= p >= end; return -1; }
      p++;
      let n264 = 0;
      l261: for (;;) {
        if (n264 >= 60) break;
        const s263 = p;
        l262: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : (c >= 8224 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65283 || (c >= 128 && c <= 170) || (c >= 172 && c <= 186) || (c >= 8218 && c <= 8219))))) { m.touched ||= p >= end; break l262; }
          p++;
          n264++;
          continue l261;
        }
        p = s263;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 187 || c === 65282)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipEndsElementCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l269: {
      const s270 = p;
      l271: {
        while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
        m.touched ||= p >= end;
        l272: {
          const s273 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65341 || c === 65373))) {
            p++;
            break l272;
          } else m.touched ||= p >= end;
          l275: {
            if (p < end) { break l275; }
            m.touched ||= p >= end;
            break l272;
          }
          p = s273;
          if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 59))) {
            l276: {
              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              p = skipElementFollows(p);
              if (p < 0) { break l276; }
              break l272;
            }
            p = s273;
          } else m.touched ||= p >= end;
          if ((p < end && text.charCodeAt(p) === 43)) {
            l277: {

              p++;
              while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
              m.touched ||= p >= end;
              l278: {
                if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                  p++;
                  break l278;
                } else m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l277; }
                p++;
                let n284 = 0;
                l281: for (;;) {
                  if (n284 >= 200) break;
                  const s283 = p;
                  l282: {
                    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l282; }
                    p++;
                    n284++;
                    continue l281;
                  }
                  p = s283;
                  break;
                }
              }
              break l272;
            }
            p = s273;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 12289 || c === 65292))) {
            p++;
            break l272;
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126))) {
            l286: {
              p = skipFenceMark(p);
              if (p < 0) { break l286; }
              break l272;
            }
            p = s273;
          } else m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l271; }
          p++;
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l271; }
          p = skipValueStart(p);
          if (p < 0) { break l271; }
        }
        break l269;
      }
      p = s270;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        l287: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47)))) { m.touched ||= p >= end; break l287; }
          p = skipLineComment(p);
          if (p < 0) { break l287; }
          break l269;
        }
        p = s270;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l288: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l288; }
          p = skipEol(p);
          if (p < 0) { break l288; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287)))) { m.touched ||= p >= end; break l288; }
          p++;
          break l269;
        }
        p = s270;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l289: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
          p++;
          break l289;
        } else m.touched ||= p >= end;
        if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
        p = skipNumeral(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function skipEndsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l265: {
      const s266 = p;
      l267: {
        p = skipInObject(p);
        if (p < 0) { break l267; }
        p = skipEndsMember(p);
        if (p < 0) { break l267; }
        break l265;
      }
      p = s266;
      l268: {
        p = skipInArray(p);
        if (p < 0) { break l268; }
        p = skipEndsElement(p);
        if (p < 0) { break l268; }
        break l265;
      }
      p = s266;
      l292: {
        {
          const s293 = p;
          l294: {
            p = skipInObject(p);
            if (p < 0) { break l294; }
            break l292;
          }
          p = s293;
        }
        {
          const s296 = p;
          l297: {
            p = skipInArray(p);
            if (p < 0) { break l297; }
            break l292;
          }
          p = s296;
        }
        p = skipEndsRoot(p);
        if (p < 0) { break l292; }
        break l265;
      }
      p = s266;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipEndsNoisily(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readWholeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_value!: WholeObjectNode | WholeArrayNode;
    l22: {
      const s23 = p;
      const t24 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 123)) {
        l25: {
          p = readWholeObject(p);
          if (p < 0) { break l25; }
          l_value = m.value as WholeObjectNode;
          break l22;
        }
        p = s23;
        m.forget(t24);
      } else m.touched ||= p >= end;
      l248: {
        if ((p < end && ((c = text.charCodeAt(p)) === 91 || c === 65339))) {
          const s246 = p;
          l247: {
            p = skipArrayAhead(p);
            if (p < 0) { break l247; }
            p = s246;
            break l248;
          }
          p = s246;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && text.charCodeAt(p) === 91))) { m.touched ||= p >= end; return -1; }
      p = readWholeArray(p);
      if (p < 0) { return -1; }
      l_value = m.value as WholeArrayNode;
    }
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
      {
        const s299 = p;
        l300: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          l302: {
            if ((p < end && ((c = text.charCodeAt(p)) === 44 || c === 93 || c === 125))) {
              p++;
              break l302;
            } else m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282)))) { m.touched ||= p >= end; break l300; }
            p = skipQuotedAhead(p);
            if (p < 0) { break l300; }
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 44 || c === 58 || c === 93)))) { m.touched ||= p >= end; break l300; }
            p++;
          }
          return -1;
        }
        p = s299;
      }
    } else m.touched ||= p >= end;
    const node: WholeNode = { type: 'Whole', start: m.base + start, end: m.base + p, value: l_value };
    m.value = node;
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
        const s305 = p;
        l306: {
          p = skipAmountsAhead(p);
          if (p < 0) { break l306; }
          return -1;
        }
        p = s305;
      }
    } else m.touched ||= p >= end;
    l308: {
      const s309 = p;
      const t310 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l311: {
          p = readText(p);
          if (p < 0) { break l311; }
          l_value = m.value as TextNode;
          break l308;
        }
        p = s309;
        m.forget(t310);
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l312: {
          p = readNumber(p);
          if (p < 0) { break l312; }
          l_value = m.value as NumberNode;
          break l308;
        }
        p = s309;
        m.forget(t310);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
      p = readConstant(p);
      if (p < 0) { return -1; }
      l_value = m.value as ConstantNode;
    }
    l313: {
      const s314 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
        l315: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; break l315; }
          p++;
          l318: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
              const s316 = p;
              l317: {
                p = skipGapAhead(p);
                if (p < 0) { break l317; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)))) { m.touched ||= p >= end; break l317; }
                p++;
                p = s316;
                break l318;
              }
              p = s316;
            } else m.touched ||= p >= end;
            break l315;
          }
          break l313;
        }
        p = s314;
      } else m.touched ||= p >= end;
      l321: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) {
          const s319 = p;
          l320: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 93) { m.touched ||= p >= end; break l320; }
            p++;
            p = s319;
            break l321;
          }
          p = s319;
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
    l322: {
      const s323 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : (c >= 8220 && c <= 8223) || (c >= 8216 && c <= 8217) || c === 171 || c === 65282))) {
        l324: {
          p = skipQuotedAhead(p);
          if (p < 0) { break l324; }
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; break l324; }
          p++;
          break l322;
        }
        p = s323;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; return -1; }
      p++;
      let n328 = 0;
      l325: for (;;) {
        if (n328 >= 200) break;
        const s327 = p;
        l326: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l326; }
          p++;
          n328++;
          continue l325;
        }
        p = s327;
        break;
      }
      while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipPairEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l338: {
      const s339 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) {
        l340: {
          while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 44) { m.touched ||= p >= end; break l340; }
          p++;
          l343: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
              const s341 = p;
              l342: {
                p = skipGapAhead(p);
                if (p < 0) { break l342; }
                l344: {
                  if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
                    p++;
                    break l344;
                  } else m.touched ||= p >= end;
                  if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l342; }
                  p++;
                  let n350 = 0;
                  l347: for (;;) {
                    if (n350 >= 200) break;
                    const s349 = p;
                    l348: {
                      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191))))) { m.touched ||= p >= end; break l348; }
                      p++;
                      n350++;
                      continue l347;
                    }
                    p = s349;
                    break;
                  }
                  while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l342; }
                  p++;
                }
                p = s341;
                break l343;
              }
              p = s341;
            } else m.touched ||= p >= end;
            break l340;
          }
          break l338;
        }
        p = s339;
      } else m.touched ||= p >= end;
      l353: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
          const s351 = p;
          l352: {
            while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 125) { m.touched ||= p >= end; break l352; }
            p++;
            p = s351;
            break l353;
          }
          p = s351;
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
    l329: {
      const s330 = p;
      const t331 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l332: {
          p = readText(p);
          if (p < 0) { break l332; }
          l_name = m.value as TextNode;
          break l329;
        }
        p = s330;
        m.forget(t331);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) { return -1; }
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : (c >= 8231 && c <= 65281) || (c >= 188 && c <= 8215) || c >= 65307 || (c >= 128 && c <= 170) || (c >= 65293 && c <= 65305) || (c >= 172 && c <= 179) || (c >= 181 && c <= 186) || (c >= 8224 && c <= 8229) || (c >= 65283 && c <= 65286) || (c >= 65288 && c <= 65291))))) { m.touched ||= p >= end; return -1; }
      p = readBadBareKey(p);
      if (p < 0) { return -1; }
      l_name = m.value as BadBareKeyNode;
      if (!((p < end && text.charCodeAt(p) === 58))) { m.touched ||= p >= end; return -1; }
    }
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) p++;
    m.touched ||= p >= end;
    l333: {
      const s334 = p;
      const t335 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l336: {
          p = readText(p);
          if (p < 0) { break l336; }
          l_value = m.value as TextNode;
          break l333;
        }
        p = s334;
        m.forget(t335);
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45))) {
        l337: {
          p = readNumber(p);
          if (p < 0) { break l337; }
          l_value = m.value as NumberNode;
          break l333;
        }
        p = s334;
        m.forget(t335);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
      p = readConstant(p);
      if (p < 0) { return -1; }
      l_value = m.value as ConstantNode;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipPairEnd(p);
    if (p < 0) { return -1; }
    const node: PairNode = { type: 'Pair', start: m.base + start, end: m.base + p, name: l_name, value: l_value };
    m.value = node;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l354: {
      const s355 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l356: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l356;
          }
          value = "\r\n";
          p += 2;
          break l354;
        }
        p = s355;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l354;
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
    l358: {
      const s359 = p;
      const t360 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 35 || c === 47))) {
        l361: {
          p = readBadComment(p);
          if (p < 0) { break l361; }
          break l358;
        }
        p = s359;
        m.forget(t360);
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 47)) {
        l362: {
          p = readMissingCommentEnd(p);
          if (p < 0) { break l362; }
          break l358;
        }
        p = s359;
        m.forget(t360);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l363: {
          p = readBadSpace(p);
          if (p < 0) { break l363; }
          break l358;
        }
        p = s359;
        m.forget(t360);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l364: {
          p = readBadNoise(p);
          if (p < 0) { break l364; }
          break l358;
        }
        p = s359;
        m.forget(t360);
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
    let value!: string[] | [null, BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode];
    l365: {
      const s366 = p;
      const t367 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l368: {
          p = readBlanks(p);
          if (p < 0) { break l368; }
          value = m.value as string[];
          break l365;
        }
        p = s366;
        m.forget(t367);
      } else m.touched ||= p >= end;
      let e369!: null;
      if ((p < end && text.charCodeAt(p) === 35)) {
        {
          const s370 = p;
          l371: {
            p = skipHashWord(p);
            if (p < 0) { break l371; }
            return -1;
          }
          p = s370;
        }
      } else m.touched ||= p >= end;
      e369 = null;
      let e373!: BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)))) { m.touched ||= p >= end; return -1; }
      p = readGapMistake(p);
      if (p < 0) { return -1; }
      e373 = m.value as BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
      value = [e369, e373];
    }
    m.value = value;
    return p;
  }

  function readGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
    l382: {
      const s383 = p;
      const t384 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l385: {
          p = readBlanks(p);
          if (p < 0) { break l385; }
          value = m.value as string[];
          break l382;
        }
        p = s383;
        m.forget(t384);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279)))) { m.touched ||= p >= end; return -1; }
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
    l391: {
      const s392 = p;
      const t393 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l394: {
          let e395!: ",";

          e395 = ",";
          p++;
          let e396!: null;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 65341 || c === 65373))) {
            {
              const s397 = p;
              l398: {
                p = skipGapAhead(p);
                if (p < 0) { break l398; }
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65341 || c === 65373)))) { m.touched ||= p >= end; break l398; }
                p++;
                break l394;
              }
              p = s397;
            }
          } else m.touched ||= p >= end;
          e396 = null;
          value = [e395, e396];
          break l391;
        }
        p = s392;
        m.forget(t393);
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
    let value!: [(string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[], [",", null] | BadTrailingCommaNode | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode];
    let e374!: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[];
    const list380: (string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode)[] = [];
    l375: for (;;) {
      const s377 = p;
      const t378 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : (c >= 8192 && c <= 8207) || (c >= 8232 && c <= 8233) || (c >= 8287 && c <= 8288) || c === 133 || c === 160 || c === 5760 || c === 8239 || c === 12288 || c === 65279))) {
        l376: {
          let v379!: string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          p = readGap(p);
          if (p < 0) { break l376; }
          v379 = m.value as string[] | BadCommentNode | MissingCommentEndNode | BadSpaceNode | BadNoiseNode | BadEscapedBlankNode;
          list380.push(v379);
          continue l375;
        }
        p = s377;
        m.forget(t378);
      } else m.touched ||= p >= end;
      break;
    }
    e374 = list380;
    let e386!: [",", null] | BadTrailingCommaNode | BadSeparatorNode | null | MissingCommaNode | MissingSeparatorNode;
    l387: {
      const s388 = p;
      const t389 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l390: {
          p = readComma(p);
          if (p < 0) { break l390; }
          e386 = m.value as [",", null] | BadTrailingCommaNode;
          break l387;
        }
        p = s388;
        m.forget(t389);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 59 || c === 12289 || c === 65292))) {
        l400: {
          p = readBadSeparator(p);
          if (p < 0) { break l400; }
          e386 = m.value as BadSeparatorNode;
          break l387;
        }
        p = s388;
        m.forget(t389);
      } else m.touched ||= p >= end;
      l401: {
        l404: {
          const s402 = p;
          l403: {
            l405: {
              if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 65341 || c === 65373))) {
                p++;
                break l405;
              } else m.touched ||= p >= end;
              if (p < end) { break l403; }
              m.touched ||= p >= end;
            }
            p = s402;
            break l404;
          }
          p = s402;
          break l401;
        }
        e386 = null;
        break l387;
      }
      p = s388;
      m.forget(t389);
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : (c >= 12352 && c <= 55295) || (c >= 192 && c <= 8191) || (c >= 8216 && c <= 8223) || c === 171 || c === 180 || c === 65282 || c === 65287))) {
        l408: {
          p = readMissingComma(p);
          if (p < 0) { break l408; }
          e386 = m.value as MissingCommaNode;
          break l387;
        }
        p = s388;
        m.forget(t389);
      } else m.touched ||= p >= end;
      p = readMissingSeparator(p);
      if (p < 0) { return -1; }
      e386 = m.value as MissingSeparatorNode;
    }
    value = [e374, e386];
    m.value = value;
    return p;
  }

  function skipTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l409: {
      const s410 = p;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l411: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) p++;
          m.touched ||= p >= end && " !#-[]-\uffff";
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l411; }
          p++;
          break l409;
        }
        p = s410;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 34)) {
        l413: {

          p++;
          let n418 = 0;
          l415: for (;;) {
            if (n418 >= 2000) break;
            const s417 = p;
            l416: {
              l419: {
                if ((p < end && ((c = text.charCodeAt(p)) >= 93 || (c >= 35 && c <= 91) || (c >= 32 && c <= 33)))) {
                  p++;
                  break l419;
                } else m.touched ||= p >= end;
                if (!((p < end && text.charCodeAt(p) === 92))) { m.touched ||= p >= end; break l416; }
                p = skipGoodEscape(p);
                if (p < 0) { break l416; }
              }
              n418++;
              continue l415;
            }
            p = s417;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 34) { m.touched ||= p >= end; break l413; }
          p++;
          break l409;
        }
        p = s410;
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

  function skipNumberCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipNumeral(p);
    if (p < 0) { return -1; }
    l426: {
      const s424 = p;
      l425: {
        p = skipEndsWord(p);
        if (p < 0) { break l425; }
        p = s424;
        break l426;
      }
      p = s424;
      return -1;
    }
    return p;
  }

  function skipConstantCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) === 102 || c === 110 || c === 116)))) { m.touched ||= p >= end; return -1; }
    p = skipLiteral(p);
    if (p < 0) { return -1; }
    l430: {
      const s428 = p;
      l429: {
        p = skipEndsWord(p);
        if (p < 0) { break l429; }
        p = s428;
        break l430;
      }
      p = s428;
      return -1;
    }
    return p;
  }

  const STARTS_0 = startsOf([91, 91], [123, 123], [65339, 65339]);
  const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32], [34, 34], [39, 39], [43, 43], [45, 45], [48, 57], [102,
      102], [110, 110], [116, 116]);
  const STARTS_2 = startsOf([0, 0], [9, 13], [27, 27], [32, 32], [35, 35], [47, 47], [60, 60], [92, 92], [133, 133],
    [160, 160], [5760, 5760], [8192, 8207], [8232, 8233], [8239, 8239], [8287, 8288], [12288, 12288], [65279, 65279]);
  const STARTS_3 = startsOf([0, 0], [9, 13], [32, 34], [36, 37], [39, 39], [42, 43], [45, 46], [48, 58], [63, 90],
    [94, 95], [97, 122], [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281],
    [65283, 65286], [65288, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_4 = startsOf([9, 9], [32, 33], [36, 37], [42, 43], [45, 46], [48, 57], [63, 90], [94, 95], [97, 122],
    [124, 124], [126, 170], [172, 179], [181, 186], [188, 8215], [8224, 8229], [8231, 65281], [65283, 65286], [65288,
      65291], [65293, 65305], [65307, 65535]);
  const STARTS_5 = startsOf([34, 34], [39, 39], [45, 45], [48, 57], [102, 102], [110, 110], [116, 116]);
  const STARTS_6 = startsOf([34, 34], [38, 38], [92, 92], [123, 123]);
  const STARTS_7 = startsOf([34, 34], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117,
      117]);
  const STARTS_8 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114], [117,
      117]);
  const STARTS_9 = startsOf([34, 34]);
  const STARTS_10 = startsOf([32, 33], [35, 65535]);
  const STARTS_11 = startsOf([0, 32], [92, 93], [125, 125]);
  const STARTS_12 = startsOf([32, 38], [40, 8215], [8220, 65286], [65288, 65535]);
  const STARTS_13 = startsOf([0, 32], [39, 39], [65, 90], [92, 93], [97, 122], [125, 125], [192, 591], [8216, 8219],
    [65287, 65287]);
  const STARTS_14 = startsOf([39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [98, 98], [102, 102], [114, 114],
    [117, 117], [8216, 8219], [65287, 65287]);
  const STARTS_15 = startsOf([32, 33], [35, 186], [188, 8219], [8224, 65281], [65283, 65535]);
  const STARTS_16 = startsOf([0, 32], [34, 34], [92, 93], [125, 125], [187, 187], [8220, 8223], [65282, 65282]);
  const STARTS_17 = startsOf([171, 171], [8220, 8223], [65282, 65282]);
  const STARTS_18 = startsOf([96, 96]);
  const STARTS_19 = startsOf([32, 95], [97, 179], [181, 65535]);
  const STARTS_20 = startsOf([0, 32], [92, 93], [96, 96], [125, 125], [180, 180]);
  const STARTS_21 = startsOf([96, 96], [180, 180]);
  const STARTS_22 = startsOf([34, 34], [39, 39], [66, 66], [70, 70], [82, 82], [85, 85], [96, 96], [98, 98], [102,
      102], [114, 114], [117, 117], [171, 171], [180, 180], [8216, 8223], [65282, 65282], [65287, 65287]);
  const STARTS_23 = startsOf([9, 10], [13, 13], [32, 32], [43, 43]);
  const STARTS_24 = startsOf([9, 9], [32, 34], [36, 39], [42, 43], [45, 46], [48, 57], [63, 90], [92, 92], [94, 124],
    [126, 186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_25 = startsOf([123, 123]);
  const STARTS_26 = startsOf([123, 123], [65371, 65371]);
  const STARTS_27 = startsOf([91, 91]);
  const STARTS_28 = startsOf([91, 91], [65339, 65339]);
  const STARTS_29 = startsOf([40, 40]);
  const STARTS_30 = startsOf([40, 40], [91, 91], [123, 123], [65339, 65339], [65371, 65371]);
  const STARTS_31 = startsOf([9, 10], [13, 13], [32, 32], [58, 58]);
  const STARTS_32 = startsOf([0, 9], [11, 12], [14, 31], [33, 90], [92, 65535]);
  const STARTS_33 = startsOf([33, 34], [36, 39], [42, 43], [45, 46], [48, 58], [63, 90], [92, 92], [94, 122], [124,
      124], [126, 186], [188, 8229], [8231, 65291], [65293, 65305], [65307, 65535]);
  const STARTS_34 = startsOf([93, 93], [125, 125]);
  const STARTS_35 = startsOf([91, 91], [123, 123], [65339, 65339], [65371, 65371]);
  const STARTS_36 = startsOf([34, 34], [39, 39], [171, 171], [8216, 8217], [8220, 8223], [65282, 65282]);
  const STARTS_37 = startsOf([34, 34], [39, 39], [43, 43], [45, 46], [48, 57], [70, 70], [73, 73], [78, 78], [84,
      85], [102, 102], [105, 105], [110, 110], [116, 117], [304, 304]);
  const STARTS_38 = startsOf([34, 34], [39, 40], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78,
      78], [82, 82], [84, 85], [91, 91], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116,
      117], [123, 123], [171, 171], [180, 180], [304, 304], [8216, 8223], [65282, 65282], [65287, 65287], [65339,
      65339], [65371, 65371]);
  const STARTS_39 = startsOf([96, 96], [126, 126]);
  const STARTS_40 = startsOf([9, 10], [13, 13], [32, 32], [44, 44]);
  const STARTS_41 = startsOf([34, 34], [39, 40], [43, 43], [45, 46], [48, 57], [66, 66], [70, 70], [73, 73], [78,
      78], [82, 82], [84, 85], [91, 91], [96, 96], [98, 98], [102, 102], [105, 105], [110, 110], [114, 114], [116,
      117], [123, 123], [126, 126], [171, 171], [180, 180], [304, 304], [8216, 8223], [65282, 65282], [65287, 65287],
    [65339, 65339], [65371, 65371]);
  const STARTS_42 = startsOf([91, 91], [123, 123]);
  const STARTS_43 = startsOf([36, 36], [40, 40], [65, 90], [95, 95], [97, 122], [192, 8191], [12352, 55295]);
  const STARTS_44 = startsOf([0, 65535]);
  const readBlanks = repeat(m, { least: 1, listed: true }, text(m, one(m, "\t\n\r ")));
  const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
  const skipComment = coded(skipCommentCode, "#/", true);
  const readBadComment = coded(readBadCommentCode, "#/");
  const readMissingCommentEnd = mistake(m, (start, end, raw) => ({ type: 'MissingCommentEnd', start, end, raw }),
    seq(lit(m, "/*"), run(m, "^")));
  const readBadSpace = mistake(m, (start, end, raw) => ({ type: 'BadSpace', start, end, raw }), run(m,
      "\u0000\u000b\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff", 1));
  const skipNoise = choice(m, seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z")), seq(lit(m, "<|"), run(m,
        "0-9A-Z_a-z", 1), lit(m, "|>")));
  const readBadNoise = mistake(m, (start, end, raw) => ({ type: 'BadNoise', start, end, raw }), skipNoise);
  const readBadEscapedBlank = mistake(m, (start, end, raw) => ({ type: 'BadEscapedBlank', start, end, raw }), many(m,
      1, seq(lit(m, "\\"), one(m, "nrt"), run(m, "\t "))));
  const readGapMistake = coded(readGapMistakeCode,
  "\u0000\u000b\f\u001b#/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const readBeforeValue = choice(m, readBlanks, readBadBom, readGapMistake);
  const leaf0 = leaf(m, readBeforeValue);
  const skipEof = not(m, one(m, "^"));
  const skipHashWord = seq(lit(m, "#"), run(m, "$%+\\-.0-9@-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", 1), run(m, "\t\n\r "),
    choice(m, one(m, ",]}"), skipEof));
  const noteWholeGap = coded(noteWholeGapCode, null);
  const skipGoodEscape = coded(skipGoodEscapeCode, "\\\\", true);
  const readBadSingleQuotes = coded(readBadSingleQuotesCode, "'");
  const readText = coded(readTextCode, "\"'");
  const skipBareKey = coded(skipBareKeyCode,
    "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff",
    true);
  const readBadBareKey = coded(readBadBareKeyCode,
  "!$%*+\\-.0-:?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff");
  const skipNumeral = coded(skipNumeralCode, "\\-0-9", true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipCommentStart = choice(m, lit(m, "//"), lit(m, "/*"), lit(m, "#"));
  const skipFenceMark = choice(m, lit(m, "```"), lit(m, "~~~"));
  const skipLiteral = coded(skipLiteralCode, "fnt", true);
  const skipEndsNoisily = seq(run(m, "\t\n\r "), skipNoise, many(m, 0, seq(run(m, "\t\n\r "), skipNoise)), run(m,
    "\t\n\r "), choice(m, one(m, ",:]}"), skipEof));
  const skipEndsWord = coded(skipEndsWordCode, null, true);
  const readNumber = coded(readNumberCode, "\\-0-9", true);
  const readConstant = coded(readConstantCode, "fnt", true);
  const skipAmountsAhead = seq(optional(m, one(m, "+\\-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")),
    repeat(m, { least: 0, most: 9 }, seq(lit(m, ","), one(m, "1-9"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")),
        not(m, one(m, "0-9")))), lit(m, ",0"), repeat(m, { least: 2, most: 2 }, one(m, "0-9")), not(m, one(m,
  "0-9")));
  const skipRemarkEnd = seq(run(m, "\t "), optional(m, lit(m, ",")), run(m, "\t "), skipEol);
  const skipLineComment = coded(skipLineCommentCode, "#/", true);
  const noteWholeValueGap = coded(noteWholeValueGapCode, null);
  const skipGapAhead = coded(skipGapAheadCode, null, true);
  const readBadTrailingComma = mistake(m, (start, end, raw) => ({ type: 'BadTrailingComma', start, end, raw }),
    seq(lit(m, ","), and(m, seq(skipGapAhead, one(m, ")]}\uff3d\uff5d")))));
  const skipWholeItemAhead = choice(m, seq(run(m, "\t\n\r ", 1), one(m,
    "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), seq(run(m, "\t\n\r "), one(m, "[{")), seq(run(m, "\t ", 1),
      skipNumeral));
  const skipValueStart = coded(skipValueStartCode, "\"'\\-0-9[`fnt{\u00ab\u00b4\u2018-\u201f\uff02\uff07", true);
  const skipNameWord = coded(skipNameWordCode, "$A-Z_a-z\u00c0-\u1fff\u3040-\ud7ff", true);
  const readMissingComma = mistake(m, (start, end, raw) => ({ type: 'MissingComma', start, end, raw }), and(m,
      choice(m, skipValueStart, skipNameWord, lit(m, "("))));
  const noteWholeItemEnd = coded(noteWholeItemEndCode, "\t\n\r #,/[]{");
  const readWholeItem = coded(readWholeItemCode, "\"'+\\-0-9FNTU[fntu{");
  const readWholeArray = coded(readWholeArrayCode, "[");
  const skipOtherConstant = choice(m, caseless(m, "true"), caseless(m, "false"), caseless(m, "null"), caseless(m,
    "none"), caseless(m, "nil"), caseless(m, "undefined"));
  const readBadConstant = mistake(m, (start, end, raw) => ({ type: 'BadConstant', start, end, raw }),
    seq(skipOtherConstant, and(m, skipEndsWord)));
  const readWholeValue: Match = deep(m, coded(readWholeValueCode, "\"'\\-0-9FNTU[fntu{"));
  const skipOwnName = seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), repeat(m, { least: 1, most: 200 },
      one(m, "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07")), one(m,
    "\"'`\u00b4\u00bb\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), one(m, ":\uff1a"));
  const skipWholeMemberAhead = choice(m, seq(run(m, "\t\n\r "), skipOwnName), seq(run(m, "\t\n\r ", 1), skipNameWord,
      run(m, "\t\n\r "), lit(m, ":")));
  const noteWholeMemberEnd = coded(noteWholeMemberEndCode, "\t\n\r \"#',/`}\u00ab\u00b4\u2018-\u201f\uff02\uff07");
  const readWholeMember = coded(readWholeMemberCode,
  "^\u0001-\n\r- #&(),/;->[-]`{}\u00ab\u00b4\u00bb\u2018-\u201f\u2026\uff02\uff07\uff0c\uff1a");
  const readWholeObject: Match = deep(m, coded(readWholeObjectCode, "{"));
  const skipLogTag = seq(repeat(m, { least: 0, most: 40 }, one(m, " +-:TZ")), lit(m, "]"), run(m, "\t ", 1), one(m,
  "^\n\r),;]}"));
  const skipNan = seq(optional(m, one(m, "+\\-")), choice(m, caseless(m, "nan"), caseless(m, "infinity"), caseless(m,
  "inf")));
  const skipCutWord = choice(m, caseless(m, "tru"), caseless(m, "tr"), lit(m, "t"), caseless(m, "fals"), caseless(m,
    "fal"), caseless(m, "fa"), lit(m, "f"), caseless(m, "nul"), caseless(m, "nu"), lit(m, "n"), lit(m, "Non"));
  const skipConstantAhead = choice(m, seq(choice(m, skipLiteral, skipOtherConstant, skipNan), run(m, "\t\n\r "),
      choice(m, one(m, ",]"), skipEof)), seq(skipCutWord, skipEof));
  const skipQuotedAhead = coded(skipQuotedAheadCode, "\"'\u00ab\u2018\u2019\u201c-\u201f\uff02", true);
  const skipListWord = choice(m, run(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a", 1), skipQuotedAhead);
  const skipWordList = seq(skipListWord, many(m, 0, seq(choice(m, seq(run(m, "\t\n\r "), lit(m, ","), run(m,
          "\t\n\r ")), seq(run(m, "\t "), skipEol, run(m, "\t\n\r "))), skipListWord)), run(m, "\t\n\r "), lit(m,
    "]"), run(m, "\t\n\r "), skipEof);
  const skipShortText = choice(m, seq(lit(m, "\""), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"\\\\")), lit(m,
    "\"")), seq(lit(m, "'"), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r'\\\\")), lit(m, "'")));
  const readInObject = same(m, 1, action(m, () => { return 'object'; }, lit(m, "")));
  const skipInObject = quiet(m, readInObject);
  const skipClosers = seq(one(m, "]}"), repeat(m, { least: 0, most: 99 }, seq(run(m, "\t\n\r "), one(m, "]}"))),
    run(m, "\t "));
  const skipLostName = choice(m, seq(lit(m, "\""), repeat(m, { least: 1, most: 200 }, one(m, "^\n\r\"\\\\")), lit(m,
      "\""), run(m, "\t\n\r "), one(m, ":\uff1a")), seq(lit(m, "'"), repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r'\\\\")), lit(m, "'"), run(m, "\t\n\r "), one(m, ":\uff1a")));
  const skipMemberFollows = choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), seq(repeat(m, { least: 1,
          most: 60 }, one(m,
      "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")),
      repeat(m, { least: 0, most: 4 }, seq(run(m, "\t ", 1), repeat(m, { least: 1, most: 60 }, one(m,
      "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")))),
      optional(m, one(m, "\"'")), run(m, "\t\n\r "), one(m, ":=\uff1a")), one(m, ",:[]{}\u2026"), lit(m, "..."),
    skipCommentStart, skipNoise, skipEof, lit(m, "\\\""), lit(m, "&quot;"), seq(repeat(m, { least: 1, most: 60 },
        one(m,
      "!$%*+\\-.0-9?-Z\\^_a-z|~-\u00aa\u00ac-\u00b3\u00b5-\u00ba\u00bc-\u2017\u2020-\u2025\u2027-\uff01\uff03-\uff06\uff08-\uff0b\uff0d-\uff19\uff1b-\uffff")),
      skipEof), seq(choice(m, skipNameWord, skipNumeral), run(m, "\t\n\r "), choice(m, seq(and(m, lit(m, "}")),
          skipClosers, choice(m, lit(m, ","), skipEol, skipEof)), seq(lit(m, ","), run(m, "\t\n\r "),
          skipLostName))));
  const skipEndsMember = choice(m, seq(run(m, "\t\n\r "), choice(m, one(m, "]}\uff3d\uff5d"), seq(lit(m, ")"), run(m,
          "\t\n\r "), optional(m, lit(m, ";")), run(m, "\t\n\r "), skipEof), skipEof, seq(one(m, ",;"), run(m,
          "\t\n\r "), skipMemberFollows), seq(lit(m, "+"), run(m, "\t\n\r "), choice(m, one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNameWord)), one(m, "\u3001\uff0c"), skipFenceMark,
        seq(lit(m, ":"), run(m, "\t\n\r "), skipValueStart), skipOwnName)), seq(run(m, "\t\n\r "), skipLineComment),
    seq(run(m, "\t "), skipEol, run(m, "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), seq(run(m,
        "\t ", 1), skipNameWord, run(m, "\t\n\r "), lit(m, ":")), seq(run(m, "\t "), skipEol, run(m, "\t\n\r "),
      skipNameWord, run(m, "\t\n\r "), lit(m, ":")), seq(lit(m, "\\"), one(m, "nrt")));
  const readInArray = same(m, 1, action(m, () => { return 'array'; }, lit(m, "")));
  const skipInArray = quiet(m, readInArray);
  const skipElementFollows = choice(m, skipValueStart, one(m, "(+-.:]}\u2026"), skipCommentStart, skipNoise, skipEof,
    lit(m, "\\\""), lit(m, "&quot;"), skipOtherConstant, seq(run(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a", 1), run(m,
      "\t\n\r "), one(m, "\",]")), seq(one(m, "A-Z_a-z"), one(m, "\t ")));
  const skipEndsElement = coded(skipEndsElementCode, null, true);
  const skipEndsRoot = choice(m, seq(run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m, "\t\n\r "),
          skipEof), seq(lit(m, "+"), run(m, "\t\n\r "), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))),
    seq(run(m, "\t "), choice(m, skipEol, one(m, ");"), skipFenceMark, skipCommentStart)));
  const skipEnds = coded(skipEndsCode, null, true);
  const skipOpenQuote = seq(not(m, seq(skipShortText, skipEnds)), one(m, "\"'"), not(m, skipEof), skipEnds);
  const skipPrefix = seq(one(m, "BFRUbfru"), optional(m, one(m, "BRbr")), and(m, one(m, "\"'")), not(m,
      skipOpenQuote));
  const skipArrayAhead = choice(m, seq(lit(m, "["), run(m, "\t\n\r "), choice(m, one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNoise, one(m, "(+-/[]{\u2026"), seq(one(m, "0-9"), not(m,
            skipLogTag)), skipConstantAhead, skipWordList, seq(skipNameWord, lit(m, "("), run(m, "\t\n\r "), one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")), skipEof)), seq(lit(m, "["), run(m, "\t\n\r "), choice(m,
        skipPrefix, seq(skipNameWord, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), one(m,
    ",]")))), lit(m, "\uff3b"));
  const readWhole = coded(readWholeCode, "[{\uff3b");
  const leaf12 = leaf(m, readWhole);
  const skipBraceItem = choice(m, skipQuotedAhead, skipNumeral, skipNameWord);
  const skipNamedArrayAhead = seq(lit(m, "["), run(m, "\t\n\r "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"));
  const skipBraceArrayAhead = seq(lit(m, "{"), run(m, "\t\n\r "), choice(m, seq(skipBraceItem, run(m, "\t\n\r "),
        lit(m, ","), run(m, "\t\n\r "), skipBraceItem, run(m, "\t\n\r "), one(m, ",]}")), seq(not(m,
          skipNamedArrayAhead), lit(m, "["), run(m, "\t\n\r "), one(m, "\"'\\-0-9[{"))));
  const leaf75 = leaf(m, and(m, skipBraceArrayAhead));
  const readArrayKind = action(m, () => { return 'array'; }, lit(m, ""));
  const readBadBraces = mistake(m, (start, end, raw) => ({ type: 'BadBraces', start, end, raw }), lit(m, "{"));
  const readBraceArrayStart = node(m, (start, end, l) => ({ type: 'BraceArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readArrayKind), readBadBraces));
  const leaf79 = leaf(m, readBraceArrayStart);
  const readItem = coded(readItemCode, "\t\n\r \"'+\\-0-9fnt");
  const leaf83 = leaf(m, readItem);
  const leaf85 = leaf(m, choice(m, readBlanks, tuple(m, [0, 1], not(m, skipHashWord), readGapMistake)));
  const readInRootObject = inside(m, 1);
  const skipInRootObject = readInRootObject;
  const readInObjectAround = inside(m, 0);
  const skipInObjectAround = readInObjectAround;
  const skipInAnyObject = choice(m, skipInRootObject, skipInObjectAround);
  const skipMemberAhead = coded(skipMemberAheadCode,
    "\"$'A-Z_a-z\u00ab\u00c0-\u1fff\u2018\u2019\u201c-\u201f\u3040-\ud7ff\uff02", true);
  const skipNameAhead = seq(skipInAnyObject, skipMemberAhead);
  const readBadThousands = mistake(m, (start, end, raw) => ({ type: 'BadThousands', start, end, raw }),
    seq(optional(m, one(m, "+\\-")), repeat(m, { least: 1, most: 3 }, one(m, "0-9")), many(m, 1, seq(lit(m, ","),
          repeat(m, { least: 3, most: 3 }, one(m, "0-9")), not(m, one(m, "0-9")))), optional(m, seq(lit(m, "."),
          run(m, "0-9", 1))), and(m, skipEndsWord)));
  const readRepairedAmounts = node(m, (start, end, l) => ({ type: 'RepairedAmounts', start, end, value: l[0] }),
    seq(and(m, skipAmountsAhead), label(m, 0, readBadThousands)));
  const readWord = node(m, (start, end, l) => ({ type: 'Word', start, end, value: l[0] }), label(m, 0, choice(m,
        pick(m, 0, readText, and(m, skipEnds), not(m, seq(run(m, "\t\n\r "), lit(m, "+")))), readNumber,
        readConstant)));
  const readBadPlaceholder = mistake(m, (start, end, raw) => ({ type: 'BadPlaceholder', start, end, raw }),
    seq(lit(m, "{{"), not(m, seq(run(m, "\t\n\r "), one(m, "\"'{}"))), repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r{}")), lit(m, "}}")));
  const readRepairedPlaceholder = node(m, (start, end, l) => ({ type: 'RepairedPlaceholder', start, end,
        value: l[0] }), label(m, 0, readBadPlaceholder));
  const readBadEscapedQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadEscapedQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "\\\""), label(m, 0, text(m, many(m, 0, choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m,
                "\\\\"), optional(m, choice(m, seq(lit(m, "\\"), one(m, "\"/\\\\bfnrt")), one(m, "^\"\\\\")))))))),
      lit(m, "\\\"")));
  const readBadEntityQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadEntityQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "&quot;"), label(m, 0, text(m, run(m, "^\n\r\"&"))), lit(m, "&quot;")), seq(lit(m,
      "&#34;"), label(m, 0, text(m, run(m, "^\n\r\"&"))), lit(m, "&#34;")));
  const readBadDoubledQuotes = mistake(m, (start, end, raw, l) => ({ type: 'BadDoubledQuotes', start, end, raw,
        text: l[0] }), seq(lit(m, "\"\""), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(m,
      " !#-[]-\uffff")))), lit(m, "\"\""), and(m, seq(run(m, "\t\n\r "), one(m, ",:]}")))));
  const skipLoneBackslash = seq(lit(m, "\\"), not(m, choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m,
            { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))));
  const skipPathEscape = seq(many(m, 0, choice(m, one(m, "^\n\r\"\\\\"), skipLoneBackslash)), lit(m, "\\"), choice(m,
      one(m, "/bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f")))));
  const skipPathPart = choice(m, one(m, "^\n\r\"\\\\"), seq(lit(m, "\\"), choice(m, one(m, "/bfnrt"), seq(lit(m,
          "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))));
  const readBadPath = mistake(m, (start, end, raw, l) => ({ type: 'BadPath', start, end, raw, text: l[0] }),
    seq(lit(m, "\""), label(m, 0, text(m, seq(one(m, "A-Za-z"), lit(m, ":"), and(m, lit(m, "\\")), and(m,
              skipPathEscape), many(m, 0, skipPathPart), skipLoneBackslash, many(m, 0, choice(m, skipPathPart,
                skipLoneBackslash))))), lit(m, "\""), and(m, skipEnds)));
  const readRepairedText = node(m, (start, end, l) => ({ type: 'RepairedText', start, end, value: l[0] }), label(m,
      0, choice(m, readBadEscapedQuotes, readBadEntityQuotes, readBadDoubledQuotes, readBadPath)));
  const leaf86 = leaf(m, tuple(m, [0, 1], not(m, skipNameAhead), choice(m, readRepairedAmounts, readWord,
        readRepairedPlaceholder, readRepairedText)));
  const leaf107 = leaf(m, and(m, skipNamedArrayAhead));
  const readObjectKind = action(m, () => { return 'object'; }, lit(m, ""));
  const readBadNamedArray = mistake(m, (start, end, raw) => ({ type: 'BadNamedArray', start, end, raw }), lit(m,
  "["));
  const readNamedArrayStart = node(m, (start, end, l) => ({ type: 'NamedArrayStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readBadNamedArray));
  const leaf108 = leaf(m, readNamedArrayStart);
  const skipPairEnd = coded(skipPairEndCode, "\t\n\r ,}", true);
  const readPair = coded(readPairCode,
  "^\u0001-\b\u000e-\u001f#&(),/;->[-]`{}\u00ab\u00b4\u00bb\u2018-\u201f\u2026\uff02\uff07\uff0c\uff1a");
  const leaf112 = leaf(m, readPair);
  const leaf115 = leaf(m, choice(m, readBlanks, readGapMistake));
  const readBadColonInside = mistake(m, (start, end, raw, l) => ({ type: 'BadColonInside', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, repeat(m, { least: 1, most: 200 }, one(m,
      "^\n\r\":\\\\")))), lit(m, ":"), lit(m, "\""), and(m, seq(run(m, "\t\n\r "), skipValueStart))));
  const skipEndsName = choice(m, seq(run(m, "\t\n\r "), choice(m, one(m, ",:;=[]{}\uff1a"), one(m,
        "\u0000\u000b\f\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"),
        skipCommentStart, skipEof, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), lit(m, "\\"))), seq(run(m,
        "\t ", 1), choice(m, skipNumeral, skipLiteral)), seq(choice(m, skipNumeral, skipLiteral), and(m,
        skipEndsWord)), skipEndsNoisily);
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
  const readBadOtherQuote = mistake(m, (start, end, raw, l) => ({ type: 'BadOtherQuote', start, end, raw,
        text: l[0] }), seq(lit(m, "\""), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, one(m,
      "^\n\r\"'\\\\")))), one(m, "'\u2019\u201d"), and(m, seq(run(m, "\t\n\r "), lit(m, ":")))), seq(lit(m,
      "'"), label(m, 0, text(m, repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"'\\\\")))), one(m, "\"\u2019"),
      and(m, seq(run(m, "\t\n\r "), lit(m, ":")))));
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
  const skipLostElement = choice(m, seq(lit(m, "\""), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"\\\\")),
      lit(m, "\""), run(m, "\t\n\r "), one(m, ",]")), seq(lit(m, "'"), repeat(m, { least: 0, most: 200 }, one(m,
      "^\n\r'\\\\")), lit(m, "'"), run(m, "\t\n\r "), one(m, ",]")));
  const skipQuoteNext = choice(m, seq(skipInObject, not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")),
      skipLostName), seq(skipInArray, not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")), skipLostElement));
  const skipOwnCloser = choice(m, seq(skipInObject, and(m, lit(m, "}"))), seq(skipInArray, and(m, lit(m, "]"))));
  const readBadNewline = mistake(m, (start, end, raw) => ({ type: 'BadNewline', start, end, raw }), seq(not(m,
        seq(skipEol, run(m, "\t\n\r "), skipQuoteNext)), not(m, seq(run(m, "\t\n\r "), skipOwnCloser, skipClosers,
          run(m, "\t\n\r "), skipEof)), skipEol, run(m, "\t\n\r ")));
  const readBadControl = mistake(m, (start, end, raw) => ({ type: 'BadControl', start, end, raw }), one(m,
  "\u0000-\t\u000b\f\u000e-\u001f"));
  const skipLostBehind = seq(skipClosers, run(m, "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "),
        optional(m, lit(m, "{")), run(m, "\t\n\r "), not(m, seq(lit(m, "\""), skipEnds)), and(m, lit(m, "\"")),
        skipLostName), skipEof));
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
      "\\"), label(m, 2, text(m, one(m, "\"'0`v\u00ab\u00b4\u2018-\u201f\uff02\uff07")))), seq(lit(m, "\\"), not(m,
        one(m, "\"/\\\\bfnrt"))));
  const readTextFlaw = choice(m, readBadNewline, readBadControl, pick(m, 2, not(m, skipEscapedEnd), not(m,
        skipCutEscape), readBadEscape));
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
  const readRepairedName = choice(m, readBadEscapedQuotes, readBadEntityQuotes, readBadDoubledQuotes,
    readBadSmartName, readBadLostQuote, readBadPrefixedName, readBadOtherQuote, readBadEarlyQuote, readBadQuotedName,
    readFlawedName, readBadOddName, pick(m, 0, readBadBareKey, and(m, seq(run(m, "\t\n\r "), choice(m, lit(m, ":"),
            lit(m, "="), lit(m, "\uff1a"), seq(lit(m, ";"), run(m, "\t\n\r "), skipValueStart))))));
  const noteGapMistake = coded(noteGapMistakeCode,
  "\u0000\u000b\f\u001b#/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const noteKeyGap = choice(m, run(m, "\t\n\r ", 1), noteGapMistake);
  const readBadColon = mistake(m, (start, end, raw) => ({ type: 'BadColon', start, end, raw }), seq(lit(m, ":"),
      many(m, 1, seq(run(m, "\t\n\r "), one(m, ":=")))), lit(m, "=>"), lit(m, "="), lit(m, "\uff1a"), lit(m, ";"));
  const readMissingColon = mistake(m, (start, end, raw) => ({ type: 'MissingColon', start, end, raw }), lit(m, ""));
  const noteColon = choice(m, readBadColon, lit(m, ":"), and(m, choice(m, one(m, ",]}"), skipEof)), readMissingColon);
  const readMissingKey = mistake(m, (start, end, raw) => ({ type: 'MissingKey', start, end, raw }), and(m, lit(m,
  ":")));
  const readKey = node(m, (start, end, l) => ({ type: 'Key', start, end, name: l[0] }), label(m, 0,
      readBadColonInside), seq(label(m, 0, choice(m, pick(m, 0, readText, and(m, skipEndsName)), readRepairedName)),
      many(m, 0, noteKeyGap), noteColon), seq(label(m, 0, readMissingKey), choice(m, readBadColon, lit(m, ":"))));
  const leaf116 = leaf(m, readKey);
  const readValueGap = coded(readValueGapCode,
  "\u0000\t-\r\u001b #/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const leaf150 = leaf(m, readValueGap);
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
  const leaf152 = leaf(m, readRepairedAmount);
  const leaf155 = leaf(m, readWord);
  const leaf156 = leaf(m, choice(m, readRepairedPlaceholder, readRepairedText));
  const skipBadTripleQuotes = choice(m, lit(m, "\"\"\""), lit(m, "'''"));
  const leaf157 = leaf(m, and(m, seq(not(m, seq(lit(m, "\"\""), skipEnds)), optional(m, skipPrefix), and(m, lit(m,
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
  const leaf159 = leaf(m, readTextStart);
  const text165 = rounds(m, { run: "^\"", least: 1 }, { before: seq(not(m, lit(m, "\"\"\"")), lit(m, "\"")) });
  const readMissingStringEnd = mistake(m, (start, end, raw) => ({ type: 'MissingStringEnd', start, end, raw }),
    optional(m, seq(lit(m, "\\"), optional(m, seq(lit(m, "u"), repeat(m, { least: 0, most: 3 }, one(m,
  "0-9A-Fa-f")))))));
  const leaf166 = leaf(m, choice(m, lit(m, "\"\"\""), readMissingStringEnd));
  const leaf168 = leaf(m, and(m, seq(not(m, seq(lit(m, "''"), skipEnds)), optional(m, skipPrefix), lit(m, "'''"))));
  const text169 = rounds(m, { run: "^'", least: 1 }, { before: seq(not(m, lit(m, "'''")), lit(m, "'")) });
  const leaf170 = leaf(m, choice(m, lit(m, "'''"), readMissingStringEnd));
  const leaf171 = leaf(m, and(m, seq(lit(m, "\""), run(m, "[{", 1), run(m, "\t\n\r "), lit(m, "\""), not(m,
          skipEnds))));
  const skipInnerEndAhead = seq(one(m, "]}"), run(m, "\t\n\r "), lit(m, "\""), run(m, "\t\n\r "), choice(m, one(m,
      ",]}"), skipEof));
  const text172 = rounds(m, { run: "^]}", least: 1 }, { before: seq(not(m, skipInnerEndAhead), one(m, "]}")) });
  const readBadInnerJson = mistake(m, (start, end, raw) => ({ type: 'BadInnerJson', start, end, raw }), lit(m, "\""));
  const readInnerEnd = node(m, (start, end, l) => ({ type: 'InnerEnd', start, end, text: l[0] }), seq(and(m,
        skipInnerEndAhead), label(m, 0, text(m, seq(one(m, "]}"), run(m, "\t\n\r ")))), readBadInnerJson));
  const leaf174 = leaf(m, choice(m, readInnerEnd, readMissingStringEnd));
  const leaf177 = leaf(m, and(m, seq(optional(m, skipPrefix), lit(m, "\""))));
  const skipQuoteLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipQuoteNext), seq(one(m, "'\u2019\u201d"),
      skipQuoteBehind), seq(skipOwnCloser, skipLostBehind));
  const text178 = rounds(m, { run: " !#-&(-+\\--[\\^-|~-\u2018\u201a-\u201c\u201e-\uffff", least: 1 },
    { before: seq(not(m, skipEscapedEnd), skipGoodEscape) }, { before: seq(not(m, skipQuoteLost), one(m,
      "',\u2019\u201d")) }, { before: not(m, skipQuoteLost), run: "]}", least: 1 });
  const leaf180 = leaf(m, readTextFlaw);
  const leaf181 = leaf(m, not(m, seq(lit(m, "\""), skipEnds)));
  const readBadBlankPair = mistake(m, (start, end, raw) => ({ type: 'BadBlankPair', start, end, raw }), seq(lit(m,
      "\""), run(m, "\t "), lit(m, "\""), not(m, skipEnds)));
  const leaf182 = leaf(m, readBadBlankPair);
  const readBadQuote = mistake(m, (start, end, raw) => ({ type: 'BadQuote', start, end, raw }), seq(lit(m, "\""),
      and(m, one(m, "^"))));
  const leaf184 = leaf(m, readBadQuote);
  const skipEndsSurely = choice(m, seq(skipInObject, run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m,
          "\t\n\r "), choice(m, skipLostName, one(m, ")]}\uff3d\uff5d"))), seq(skipClosers, choice(m, lit(m, ","),
            skipEol, skipEof)))), seq(skipInArray, run(m, "\t\n\r "), choice(m, skipEof, seq(lit(m, ","), run(m,
          "\t\n\r "), choice(m, skipLostElement, seq(skipNumeral, run(m, "\t\n\r "), one(m, ",]")),
            seq(skipLiteral, run(m, "\t\n\r "), one(m, ",]")), one(m, "[{"))), seq(skipClosers, choice(m, lit(m,
            ","), skipEol, skipEof)))), seq(not(m, skipInObject), not(m, skipInArray), skipEndsRoot));
  const readBadLoneQuote = mistake(m, (start, end, raw) => ({ type: 'BadLoneQuote', start, end, raw }), lit(m, ""));
  const readPairEnds = choice(m, tuple(m, [0, 1], not(m, seq(lit(m, "\""), skipEndsSurely)), readBadQuote),
    readBadLoneQuote);
  const leaf186 = leaf(m, readPairEnds);
  const readBadQuoteOfJson = mistake(m, (start, end, raw) => ({ type: 'BadQuoteOfJson', start, end, raw }),
    seq(lit(m, "\""), and(m, choice(m, seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart),
          seq(run(m, "\t\n\r "), skipClosers, lit(m, "\""), not(m, seq(run(m, "\t\n\r "), skipEof)))))));
  const leaf190 = leaf(m, readBadQuoteOfJson);
  const leaf192 = leaf(m, lit(m, ""));
  const readBadEscapedEnd = mistake(m, (start, end, raw) => ({ type: 'BadEscapedEnd', start, end, raw }), seq(lit(m,
      "\\\""), and(m, skipQuoteBehind)));
  const readBadOtherEnd = mistake(m, (start, end, raw) => ({ type: 'BadOtherEnd', start, end, raw }), seq(one(m,
      "\"'\u2019\u201d"), and(m, skipQuoteBehind)));
  const readMissingLastQuote = mistake(m, (start, end, raw) => ({ type: 'MissingLastQuote', start, end, raw }),
    and(m, seq(run(m, "\t\n\r "), skipOwnCloser, skipClosers, run(m, "\t\n\r "), skipEof)));
  const readMissingQuote = mistake(m, (start, end, raw) => ({ type: 'MissingQuote', start, end, raw }), and(m,
      choice(m, skipQuoteLost, seq(skipEol, run(m, "\t\n\r "), skipQuoteNext))));
  const readDoubleEnd = choice(m, lit(m, "\""), readBadEscapedEnd, readBadOtherEnd, readMissingLastQuote,
    readMissingQuote, readMissingStringEnd);
  const leaf193 = leaf(m, readDoubleEnd);
  const leaf199 = leaf(m, and(m, seq(optional(m, skipPrefix), one(m, "'\u2018-\u201b\uff07"))));
  const skipInnerApostrophe = seq(one(m, "'\u2018-\u201b\uff07"), not(m, skipEnds));
  const skipLostSingle = choice(m, seq(skipInObject, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")),
      skipLostName), seq(skipInArray, not(m, seq(lit(m, "'"), skipEnds)), and(m, lit(m, "'")), skipLostElement));
  const skipSingleLost = choice(m, seq(lit(m, ","), run(m, "\t\n\r "), skipLostSingle), seq(lit(m, "\""), run(m,
      "\t\n\r "), choice(m, seq(lit(m, ","), run(m, "\t\n\r "), choice(m, skipLostName, skipLostElement)),
        seq(skipOwnCloser, skipClosers))), seq(skipOwnCloser, skipClosers, run(m, "\t\n\r "), skipEof));
  const text200 = rounds(m, { run: " !#-&(-+\\--@[\\^-`{|~-\u00bf\u0250-\u2017\u201c-\uff06\uff08-\uffff",
      least: 1 }, { before: seq(run(m, "A-Za-z\u00c0-\u024f", 1), not(m, skipInnerApostrophe)) },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) }, { before: seq(not(m, skipSingleLost), one(m, "\",]}")) });
  const readBadApostrophe = mistake(m, (start, end, raw) => ({ type: 'BadApostrophe', start, end, raw }), seq(one(m,
      "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const readContraction = node(m, (start, end, l) => ({ type: 'Contraction', start, end, text: l[0] }), label(m, 0,
      text(m, seq(run(m, "A-Za-z\u00c0-\u024f", 1), readBadApostrophe))));
  const readBadInnerMark = mistake(m, (start, end, raw) => ({ type: 'BadInnerMark', start, end, raw }), seq(one(m,
      "'\u2018-\u201b\uff07"), not(m, skipEnds)));
  const leaf204 = leaf(m, choice(m, readContraction, readBadInnerMark, readTextFlaw));
  const readApostrophe = text(m, one(m, "'\u2018-\u201b\uff07"));
  const readMissingSingleQuote = mistake(m, (start, end, raw) => ({ type: 'MissingSingleQuote', start, end, raw }),
    and(m, skipSingleLost));
  const readSingleEnd = choice(m, readApostrophe, readBadOtherEnd, readMissingLastQuote, readMissingSingleQuote,
    readMissingStringEnd);
  const leaf208 = leaf(m, readSingleEnd);
  const leaf212 = leaf(m, and(m, one(m, "\u00ab\u201c-\u201f\uff02")));
  const text213 = rounds(m, { run: " !#-[]-\u00ba\u00bc-\u201b\u2020-\uff01\uff03-\uffff", least: 1 },
    { before: seq(lit(m, "\\"), choice(m, one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 },
              one(m, "0-9A-Fa-f"))))) });
  const readBadInnerSmart = mistake(m, (start, end, raw) => ({ type: 'BadInnerSmart', start, end, raw }), seq(one(m,
      "\"\u00bb\u201c-\u201f\uff02"), not(m, skipEnds)));
  const leaf214 = leaf(m, choice(m, readBadInnerSmart, readTextFlaw));
  const readSmartEnd = choice(m, text(m, one(m, "\"\u00bb\u201c-\u201f\uff02")), readMissingStringEnd);
  const leaf216 = leaf(m, readSmartEnd);
  const readFence = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readClosingFence = closes(m, 0, readFence);
  const skipClosingFence = quiet(m, readClosingFence);
  const skipClosingFenceLine = seq(skipClosingFence, run(m, "\t "), choice(m, skipEol, skipEof));
  const leaf218 = leaf(m, seq(and(m, lit(m, "```")), not(m, skipClosingFenceLine)));
  const readBadFencedText = mistake(m, (start, end, raw) => ({ type: 'BadFencedText', start, end, raw }), seq(lit(m,
      "```"), run(m, "+\\-0-9A-Z_a-z"), run(m, "\t "), skipEol));
  const readFencedTextStart = node(m, (start, end, l) => ({ type: 'FencedTextStart', start, end, mark: l[0] }),
    label(m, 0, readBadFencedText));
  const leaf223 = leaf(m, readFencedTextStart);
  const text226 = rounds(m, { run: "^\n\r", least: 1 }, { before: seq(not(m, seq(skipEol, run(m, "\t "), lit(m,
        "```"))), skipEol) });
  const readBlank = text(m, one(m, "\t "));
  const leaf227 = leaf(m, choice(m, tuple(m, [0, 1, 2], optional(m, readEol), repeat(m, { least: 0, listed: true },
          readBlank), lit(m, "```")), readMissingStringEnd));
  const leaf229 = leaf(m, seq(and(m, one(m, "`\u00b4")), not(m, skipFenceMark)));
  const text230 = rounds(m, { run: " -[]-_a-\u00b3\u00b5-\uffff", least: 1 }, { before: seq(lit(m, "\\"), choice(m,
          one(m, "\"/\\\\bfnrt"), seq(lit(m, "u"), repeat(m, { least: 4, most: 4 }, one(m, "0-9A-Fa-f"))))) });
  const readBadInnerBacktick = mistake(m, (start, end, raw) => ({ type: 'BadInnerBacktick', start, end, raw }),
    seq(one(m, "`\u00b4"), not(m, skipEnds)));
  const leaf231 = leaf(m, choice(m, readBadInnerBacktick, readTextFlaw));
  const readBacktickEnd = choice(m, text(m, one(m, "'`\u00b4")), readMissingStringEnd);
  const leaf233 = leaf(m, readBacktickEnd);
  const readBadConcatenation = mistake(m, (start, end, raw) => ({ type: 'BadConcatenation', start, end, raw }),
    seq(run(m, "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "), and(m, seq(optional(m, skipPrefix), one(m,
  "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")))));
  const leaf235 = leaf(m, readBadConcatenation);
  const readBadVariable = mistake(m, (start, end, raw) => ({ type: 'BadVariable', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, "+"), run(m, "\t\n\r "), run(m, "^\n\r\"'+,]}", 1)));
  const leaf237 = leaf(m, readBadVariable);
  const readTextEnd = node(m, (start, end) => ({ type: 'TextEnd', start, end }), lit(m, ""));
  const leaf239 = leaf(m, readTextEnd);
  const skipLateWord = seq(run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), one(m, "^[{"));
  const readBadLateColon = mistake(m, (start, end, raw) => ({ type: 'BadLateColon', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), and(m, skipValueStart)));
  const leaf241 = leaf(m, pick(m, 1, and(m, skipLateWord), readBadLateColon));
  const readMissingValue = mistake(m, (start, end, raw) => ({ type: 'MissingValue', start, end, raw }), lit(m, ""));
  const leaf244 = leaf(m, readMissingValue);
  const leaf246 = leaf(m, readBadLateColon);
  const readBadFullBrace = mistake(m, (start, end, raw) => ({ type: 'BadFullBrace', start, end, raw }), lit(m,
  "\uff5b"));
  const readBadDoubledBracket = mistake(m, (start, end, raw) => ({ type: 'BadDoubledBracket', start, end, raw }),
    seq(lit(m, "{"), and(m, seq(run(m, "\t\n\r "), skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":")))));
  const readObjectStart = node(m, (start, end, l) => ({ type: 'ObjectStart', start, end, kind: l[0] }), seq(label(m,
        0, readObjectKind), choice(m, lit(m, "{"), readBadFullBrace), optional(m, seq(run(m, "\t\n\r "),
          readBadDoubledBracket))));
  const leaf247 = leaf(m, readObjectStart);
  const readBadFullBracket = mistake(m, (start, end, raw) => ({ type: 'BadFullBracket', start, end, raw }), lit(m,
  "\uff3b"));
  const readArrayStart = node(m, (start, end, l) => ({ type: 'ArrayStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), choice(m, lit(m, "["), readBadFullBracket)));
  const leaf251 = leaf(m, readArrayStart);
  const readBadTuple = mistake(m, (start, end, raw) => ({ type: 'BadTuple', start, end, raw }), seq(lit(m, "("),
      and(m, seq(run(m, "\t\n\r "), choice(m, one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral,
            one(m, "([{"), skipLiteral, seq(lit(m, ")"), not(m, seq(run(m, "\t\n\r "), lit(m, "=>")))))))));
  const readTupleStart = node(m, (start, end, l) => ({ type: 'TupleStart', start, end, kind: l[0] }), seq(label(m, 0,
        readArrayKind), readBadTuple));
  const leaf254 = leaf(m, readTupleStart);
  const leaf257 = leaf(m, not(m, skipNameAhead));
  const skipLooseColon = seq(lit(m, ":"), and(m, seq(run(m, "\t\n\r "), skipValueStart)));
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
        digits: l[1] }), seq(label(m, 0, text(m, optional(m, choice(m, lit(m, "-"), readBadPlus)))), label(m, 1,
        choice(m, readBadRadix, readLooseDecimal)), and(m, skipEndsWord)));
  const readBadNan = mistake(m, (start, end, raw) => ({ type: 'BadNan', start, end, raw }), seq(skipNan, and(m,
        skipEndsWord)));
  const readBadCutWord = mistake(m, (start, end, raw) => ({ type: 'BadCutWord', start, end, raw }), seq(skipCutWord,
      skipEof));
  const readBadConstructor = mistake(m, (start, end, raw, l) => ({ type: 'BadConstructor', start, end, raw,
        text: l[0] }), seq(optional(m, seq(lit(m, "new"), run(m, "\t ", 1))), skipNameWord, repeat(m, { least: 0,
          most: 9 }, seq(lit(m, "."), skipNameWord)), lit(m, "("), run(m, "\t\n\r "), label(m, 0, choice(m, pick(m,
            0, readDoubleName), pick(m, 0, readSingleName), text(m, skipNumeral))), run(m, "\t\n\r "), lit(m, ")")));
  const readBadDots = mistake(m, (start, end, raw) => ({ type: 'BadDots', start, end, raw }), seq(choice(m,
        seq(lit(m, "..."), run(m, ".")), run(m, "\u2026", 1)), and(m, skipEndsWord)));
  const readBadOpenQuote = mistake(m, (start, end, raw, l) => ({ type: 'BadOpenQuote', start, end, raw,
        text: l[0] }), seq(label(m, 0, text(m, seq(one(m, "^\n\r \",:[]{}"), run(m, "^\n\r\",[]{}")))), lit(m, "\""),
      and(m, skipEnds)), seq(label(m, 0, text(m, skipNameWord)), lit(m, "'"), and(m, skipEnds)));
  const skipBalanced = choice(m, seq(lit(m, "("), repeat(m, { least: 0, most: 200 }, choice(m, one(m, "^\n\r()"),
          seq(lit(m, "("), repeat(m, { least: 0, most: 99 }, one(m, "^\n\r()")), lit(m, ")")))), lit(m, ")")),
    seq(lit(m, "${"), repeat(m, { least: 0, most: 200 }, one(m, "^\n\r{}")), lit(m, "}")), seq(lit(m, "{"), repeat(m,
        { least: 0, most: 200 }, one(m, "^\n\r{}")), lit(m, "}")), seq(lit(m, "<"), repeat(m, { least: 0,
          most: 200 }, one(m, "^\n\r<>")), lit(m, ">")));
  const skipBareUnit = choice(m, skipBalanced, one(m, "^\t\n\r\u001b \",[]{}\uff0c\uff1a"), seq(lit(m, "\""),
      repeat(m, { least: 0, most: 200 }, one(m, "^\n\r\"")), lit(m, "\"")));
  const readBadBareString = mistake(m, (start, end, raw, l) => ({ type: 'BadBareString', start, end, raw,
        text: l[0] }), seq(not(m, skipClosingFenceLine), label(m, 0, text(m, seq(skipBareUnit, many(m, 0, choice(m,
                seq(run(m, "\t "), not(m, skipCommentStart), skipBareUnit), lit(m, "/"), lit(m, "#"))))))));
  const readRepairedWord = node(m, (start, end, l) => ({ type: 'RepairedWord', start, end, value: l[0] }), label(m,
      0, choice(m, readBadCutSign, readBadCutNumber, readBadLeadingZero, readRepairedNumber)), label(m, 0, choice(m,
        readBadNan, readBadConstant, readBadCutWord, readBadConstructor, readBadDots, readBadOpenQuote,
        readBadBareString)));
  const leaf258 = leaf(m, tuple(m, [0, 1, 2], not(m, skipNameAhead), not(m, choice(m, one(m, ")]}\uff3d\uff5d"),
          lit(m, ","), lit(m, "..."), lit(m, "\u2026"), skipLooseColon)), readRepairedWord));
  const readGap = coded(readGapCode,
  "\u0000\t-\r\u001b #/<\\\\\u0085\u00a0\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff");
  const readComma = coded(readCommaCode, ",");
  const readBadSeparator = mistake(m, (start, end, raw) => ({ type: 'BadSeparator', start, end, raw }), one(m,
  ";\u3001\uff0c"));
  const readMissingSeparator = mistake(m, (start, end, raw) => ({ type: 'MissingSeparator', start, end, raw }),
    lit(m, ""));
  const readSeparator = coded(readSeparatorCode, null);
  const leaf280 = leaf(m, readSeparator);
  const readBadComma = mistake(m, (start, end, raw) => ({ type: 'BadComma', start, end, raw }), lit(m, ","));
  const readBadEllipsis = mistake(m, (start, end, raw) => ({ type: 'BadEllipsis', start, end, raw }), seq(lit(m,
      "..."), run(m, ".")), run(m, "\u2026", 1));
  const readBadElementText = mistake(m, (start, end, raw) => ({ type: 'BadElementText', start, end, raw }),
    seq(not(m, one(m, ")]}\uff3d\uff5d")), not(m, skipClosingFenceLine), not(m, skipNameAhead), choice(m,
        skipLooseColon, seq(one(m, "^"), run(m, "^\n\r\"'-),[]{}")))));
  const readWs = repeat(m, { least: 0, listed: true }, text(m, one(m, "\t\n\r ")));
  const readCommaBehind = choice(m, tuple(m, [0, 1], readWs, lit(m, ",")), lit(m, ""));
  const leaf286 = leaf(m, choice(m, readBadComma, tuple(m, [0, 1], readBadEllipsis, readSeparator), tuple(m, [0, 1],
        readBadElementText, readCommaBehind)));
  const readBadFullSquareEnd = mistake(m, (start, end, raw) => ({ type: 'BadFullSquareEnd', start, end, raw }),
    lit(m, "\uff3d"));
  const readArrayEnd = node(m, (start, end) => ({ type: 'ArrayEnd', start, end }), lit(m, "]"), readBadFullSquareEnd,
    lit(m, ")"));
  const readInRootArray = inside(m, 3);
  const skipInRootArray = readInRootArray;
  const readInArrayAround = inside(m, 2);
  const skipInArrayAround = readInArrayAround;
  const skipInAnyArray = choice(m, skipInRootArray, skipInArrayAround);
  const readBadRootEnd = mistake(m, (start, end, raw) => ({ type: 'BadRootEnd', start, end, raw }), one(m, ")]}"));
  const readMissingBracket = mistake(m, (start, end, raw) => ({ type: 'MissingBracket', start, end, raw }), and(m,
      choice(m, one(m, ")]}\uff3d\uff5d"), lit(m, "{"), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"),
        skipNameWord)));
  const readMissingEnd = mistake(m, (start, end, raw) => ({ type: 'MissingEnd', start, end, raw }), lit(m, ""));
  const readCloseTuple = choice(m, tuple(m, [0, 1], and(m, lit(m, ")")), readArrayEnd), tuple(m, [0, 1, 2], not(m,
        skipInAnyArray), and(m, lit(m, "]")), readBadRootEnd), tuple(m, [0, 1, 2], not(m, skipInAnyObject), and(m,
        lit(m, "}")), readBadRootEnd), readMissingBracket, readMissingEnd);
  const leaf292 = leaf(m, readCloseTuple);
  const skipMemberBehind = seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), skipMemberAhead);
  const readBadArrayEnd = mistake(m, (start, end, raw) => ({ type: 'BadArrayEnd', start, end, raw }), seq(not(m,
        skipInAnyObject), lit(m, "}")), seq(not(m, skipInObjectAround), lit(m, "}"), and(m, skipMemberBehind)));
  const readCloseArray = choice(m, tuple(m, [0, 1], and(m, one(m, "]\uff3d")), readArrayEnd), readBadArrayEnd,
    readMissingBracket, readMissingEnd);
  const leaf304 = leaf(m, readCloseArray);
  const readLooseWord = tuple(m, [0, 1], not(m, one(m, ",]}")), readRepairedWord);
  const leaf308 = leaf(m, readLooseWord);
  const leaf310 = leaf(m, choice(m, and(m, skipEof), readMissingValue));
  const readMissingNameEnd = mistake(m, (start, end, raw) => ({ type: 'MissingNameEnd', start, end, raw }),
    seq(one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m,
      "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07"), skipEof));
  const readBadInnerBracket = mistake(m, (start, end, raw) => ({ type: 'BadInnerBracket', start, end, raw }), lit(m,
    "["), seq(not(m, skipInAnyArray), lit(m, "{")));
  const readInTuple = inside(m, 4);
  const skipInTuple = readInTuple;
  const readBadText = mistake(m, (start, end, raw) => ({ type: 'BadText', start, end, raw }), seq(not(m, choice(m,
          seq(skipInTuple, lit(m, ")")), seq(lit(m, ")"), run(m, "\t\n\r "), optional(m, lit(m, ";")), run(m,
            "\t\n\r "), skipEof))), not(m, skipClosingFenceLine), one(m, "^]{}\uff3d\uff5d"), run(m,
  "^\n\r\"',[]{}\uff3d\uff5d")));
  const leaf311 = leaf(m, choice(m, readBadComma, readMissingNameEnd, readBadInnerBracket, tuple(m, [0, 1], choice(m,
          readBadEllipsis, readBadText), readCommaBehind)));
  const readBadFullEnd = mistake(m, (start, end, raw) => ({ type: 'BadFullEnd', start, end, raw }), lit(m, "\uff5d"));
  const readObjectEnd = node(m, (start, end) => ({ type: 'ObjectEnd', start, end }), lit(m, "}"), readBadFullEnd);
  const readBadObjectEnd = mistake(m, (start, end, raw) => ({ type: 'BadObjectEnd', start, end, raw }), seq(not(m,
        skipInAnyArray), lit(m, "]")), seq(lit(m, "]"), and(m, seq(run(m, "\t\n\r "), lit(m, "}"),
          skipMemberBehind))));
  const readCloseObject = choice(m, readObjectEnd, readBadObjectEnd, readMissingBracket, readMissingEnd);
  const leaf317 = leaf(m, readCloseObject);
  const readCloseNamedArray = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf322 = leaf(m, readCloseNamedArray);
  const readCloseBraceArray = choice(m, readBadRootEnd, readMissingEnd);
  const leaf324 = leaf(m, readCloseBraceArray);
  const readBadLateBracket = mistake(m, (start, end, raw) => ({ type: 'BadLateBracket', start, end, raw }),
    seq(one(m, "]}"), repeat(m, { least: 0, most: 9 }, seq(run(m, "\t\n\r "), one(m, "]}"))), run(m, "\t\n\r "),
      choice(m, seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), skipMemberAhead))), and(m, seq(skipQuotedAhead, run(m,
            "\t\n\r "), lit(m, ":"))))));
  const leaf326 = leaf(m, readBadLateBracket);
  const readCloseRootObject = choice(m, readObjectEnd, readBadRootEnd, readMissingEnd);
  const leaf328 = leaf(m, readCloseRootObject);
  const leaf330 = leaf(m, and(m, skipArrayAhead));
  const readBadLateElement = mistake(m, (start, end, raw) => ({ type: 'BadLateElement', start, end, raw }),
    seq(one(m, "]}"), run(m, "\t\n\r "), choice(m, seq(lit(m, ","), and(m, seq(run(m, "\t\n\r "), choice(m,
                skipQuotedAhead, skipNumeral), run(m, "\t\n\r "), one(m, ",]")))), and(m, seq(skipQuotedAhead, run(m,
            "\t\n\r "), one(m, ",]"))))));
  const leaf331 = leaf(m, readBadLateElement);
  const readCloseRootArray = choice(m, tuple(m, [0, 1], and(m, one(m, "]\uff3d")), readArrayEnd), readBadRootEnd,
    readMissingEnd);
  const leaf333 = leaf(m, readCloseRootArray);
  const skipMemberStart = seq(skipQuotedAhead, run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipValueStart);
  const leaf335 = leaf(m, and(m, skipMemberStart));
  const readMissingOpen = mistake(m, (start, end, raw) => ({ type: 'MissingOpen', start, end, raw }), lit(m, ""));
  const readOpenlessStart = node(m, (start, end, l) => ({ type: 'OpenlessStart', start, end, kind: l[0] }),
    seq(label(m, 0, readObjectKind), readMissingOpen));
  const leaf337 = leaf(m, readOpenlessStart);
  const leaf340 = leaf(m, and(m, seq(lit(m, "("), run(m, "\t\n\r "), choice(m, one(m,
          "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNumeral))));
  const readRepairedRoot = node(m, (start, end, l) => ({ type: 'RepairedRoot', start, end, value: l[0] }), label(m,
      0, choice(m, readBadCutSign, readBadCutNumber, readBadLeadingZero, readBadThousands, readRepairedNumber)),
    label(m, 0, choice(m, readBadNan, readBadConstant, readBadCutWord)));
  const readRootWord = choice(m, pick(m, 0, readWord, and(m, skipEndsRoot)), pick(m, 0, readRepairedRoot, and(m,
        skipEndsRoot)));
  const leaf341 = leaf(m, readRootWord);
  const skipCodeMark = choice(m, lit(m, "``"), seq(lit(m, "`"), run(m, "\t\n\r "), one(m, "[{")));
  const skipRootTextAhead = choice(m, seq(optional(m, skipPrefix), lit(m, "\""), choice(m, repeat(m, { least: 200,
            most: 200 }, one(m, "^\"\\\\")), seq(many(m, 0, choice(m, one(m, " !#-[]-\uffff"), skipGoodEscape)),
          choice(m, seq(lit(m, "\""), skipEndsRoot), skipEof)), seq(many(m, 0, choice(m, one(m, "^\"\\\\"),
              skipGoodEscape)), lit(m, "\""), run(m, "\t\n\r "), skipEof))), lit(m, "\"\"\""), seq(not(m,
        skipCodeMark), one(m, "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "^\n\r\""), skipEof), seq(lit(m,
      "'"), run(m, "^\n\r'\\\\"), lit(m, "'"), skipEndsRoot));
  const leaf344 = leaf(m, and(m, skipRootTextAhead));
  const skipFence = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const readBadFence = mistake(m, (start, end, raw, l) => ({ type: 'BadFence', start, end, raw, run: l[0] }),
    seq(label(m, 0, text(m, skipFence)), run(m, "+\\-0-9A-Z_a-z"), not(m, seq(run(m, "\t\n\r "), skipEof))));
  const leaf347 = leaf(m, readBadFence);
  const skipText = coded(skipTextCode, "\"'", true);
  const skipNumber = coded(skipNumberCode, "\\-0-9", true);
  const skipConstant = coded(skipConstantCode, "fnt", true);
  const skipWord = choice(m, seq(skipText, and(m, skipEnds), not(m, seq(run(m, "\t\n\r "), lit(m, "+")))),
    skipNumber, skipConstant);
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
  const skipRepairedNumber = seq(optional(m, choice(m, lit(m, "-"), lit(m, "+"))), choice(m, skipBadRadix,
      skipLooseDecimal), and(m, skipEndsWord));
  const skipBadNan = seq(skipNan, and(m, skipEndsWord));
  const skipBadConstant = seq(skipOtherConstant, and(m, skipEndsWord));
  const skipBadCutWord = seq(skipCutWord, skipEof);
  const skipRepairedRoot = choice(m, choice(m, skipBadCutSign, skipBadCutNumber, skipBadLeadingZero,
      skipBadThousands, skipRepairedNumber), choice(m, skipBadNan, skipBadConstant, skipBadCutWord));
  const skipRootWord = choice(m, seq(skipWord, and(m, skipEndsRoot)), seq(skipRepairedRoot, and(m, skipEndsRoot)));
  const readBadSequence = mistake(m, (start, end, raw) => ({ type: 'BadSequence', start, end, raw }), seq(run(m,
        "\t\n\r ", 1), optional(m, seq(lit(m, ","), run(m, "\t\n\r "))), and(m, choice(m, lit(m, "{"),
          skipArrayAhead))), seq(lit(m, ","), run(m, "\t\n\r "), and(m, choice(m, lit(m, "{"), skipArrayAhead))),
    seq(run(m, "\t "), optional(m, lit(m, ",")), run(m, "\t "), skipEol, run(m, "\t\n\r "), and(m, choice(m,
          skipRootWord, skipRootTextAhead))));
  const leaf350 = leaf(m, readBadSequence);
  const leaf370 = leaf(m, and(m, one(m, "[{\uff3b\uff5b")));
  const readBadRootComma = mistake(m, (start, end, raw) => ({ type: 'BadRootComma', start, end, raw }), seq(run(m,
      "\t\n\r "), lit(m, ","), and(m, seq(run(m, "\t\n\r "), choice(m, skipEof, skipFenceMark)))));
  const readBadRest = mistake(m, (start, end, raw) => ({ type: 'BadRest', start, end, raw }), seq(not(m, seq(run(m,
          "\t\n\r "), choice(m, skipCommentStart, one(m, ")]}\uff3d\uff5d")))), repeat(m, { least: 1, most: 200 },
        one(m, "^[]{}")), one(m, "]}"), and(m, seq(run(m, "\t\n\r "), choice(m, skipEof, skipFenceMark)))),
    seq(run(m, "\t\n\r "), lit(m, ","), run(m, "\t\n\r "), choice(m, skipQuotedAhead, skipNumeral), and(m, seq(run(m,
          "\t\n\r "), choice(m, skipEof, skipFenceMark)))));
  const leaf371 = leaf(m, choice(m, readBadRootComma, readBadRest, lit(m, "")));
  const leaf374 = leaf(m, not(m, skipClosingFence));
  const skipProseObjectAhead = seq(lit(m, "{"), run(m, "\t\n\r "), choice(m, seq(one(m,
        "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), repeat(m, { least: 0, most: 200 }, one(m,
        "^\n\r\"'`\u00ab\u00b4\u00bb\u2018-\u201f\uff02\uff07")), choice(m, seq(one(m,
            "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), run(m, "\t\n\r "), choice(m, one(m, ",:}"), skipEof)),
          skipEof)), seq(skipNameWord, run(m, "\t\n\r "), choice(m, lit(m, ":"), skipEof)), lit(m, "}"), lit(m,
      "\\\""), skipNoise, skipEof));
  const leaf375 = leaf(m, and(m, skipProseObjectAhead));
  const skipProseArrayAhead = seq(lit(m, "["), run(m, "\t\n\r "), choice(m, one(m,
      "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07"), skipNoise, lit(m, "{"), skipConstantAhead, seq(repeat(m,
          { least: 1, most: 40 }, one(m, "+\\-.0-9")), run(m, "\t\n\r "), choice(m, lit(m, ","), skipEof)),
      seq(lit(m, "["), run(m, "\t\n\r "), one(m, "\"0-9[{")), skipEof));
  const leaf377 = leaf(m, and(m, skipProseArrayAhead));
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
  const leaf379 = leaf(m, choice(m, readBadCall, readBadAssignment));
  const skipWrapperEnd = seq(run(m, "\t\n\r "), choice(m, seq(lit(m, ")"), run(m, "\t\n\r "), optional(m, lit(m,
      ";"))), lit(m, ";")));
  const leaf384 = leaf(m, choice(m, skipWrapperEnd, lit(m, "")));
  const readBadRootBracket = mistake(m, (start, end, raw) => ({ type: 'BadRootBracket', start, end, raw }), run(m,
      "]}", 1));
  const skipProseStop = choice(m, skipProseObjectAhead, skipProseArrayAhead, skipFenceMark, lit(m, "\ufeff"),
    seq(lit(m, "("), run(m, "\t\n\r "), one(m, "[{"), run(m, "\t\n\r "), one(m,
  "\"'`\u00ab\u00b4\u2018-\u201f\uff02\uff07")));
  const readBadProse = mistake(m, (start, end, raw) => ({ type: 'BadProse', start, end, raw }), seq(one(m, "^"),
      many(m, 0, choice(m, one(m, "^([`{~\ufeff"), seq(not(m, skipProseStop), one(m, "^"))))));
  const leaf386 = leaf(m, choice(m, readBadRootBracket, tuple(m, [0, 1], not(m, skipFenceMark), readBadProse)));
  const readFenceEnd = readClosingFence;
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }), lit(m,
  ""));
  const leaf390 = leaf(m, choice(m, readFenceEnd, readMissingFenceEnd));
  const readMissingDocument = mistake(m, (start, end, raw) => ({ type: 'MissingDocument', start, end, raw }), lit(m,
  ""));
  const leaf393 = leaf(m, readMissingDocument);
  const readBadLooseFence = mistake(m, (start, end, raw) => ({ type: 'BadLooseFence', start, end, raw }), skipFence);
  const leaf395 = leaf(m, choice(m, readBadLooseFence, readBadRootBracket, readBadProse));
  const leaf397 = leaf(m, choice(m, readMissingDocument, lit(m, "")));

  const stepinnerPair: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf181, body: { op: 'choice', starts: [STARTS_9, STARTS_9], alternatives: [{ op: 'leaf', read: leaf182 }, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf184 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_10, STARTS_11], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf180 }] } }, { op: 'leaf', read: leaf186 }] }] } }] };
  const steplaterPair: Step = { op: 'choice', starts: [STARTS_9, STARTS_9], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf190 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_10, STARTS_11], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf180 }] } }, { op: 'leaf', read: leaf186 }] }, stepinnerPair] };
  const stepquoted: Step = { op: 'choice', starts: [STARTS_7, STARTS_8, STARTS_9, STARTS_7, STARTS_14, STARTS_17, STARTS_18, STARTS_21], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf157, body: { op: 'again', step: () => stepTripleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf168, body: { op: 'again', step: () => stepTripleSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf171, body: { op: 'again', step: () => stepInnerJson } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf177, body: { op: 'again', step: () => stepDoubleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf199, body: { op: 'again', step: () => stepSingleText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf212, body: { op: 'again', step: () => stepSmartText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: { op: 'again', step: () => stepFencedText } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf229, body: { op: 'again', step: () => stepBacktickText } }] }] };
  const stepstring: Step = { op: 'sequence', hand: null, steps: [stepquoted, { op: 'loop', body: { op: 'choice', starts: [STARTS_23, STARTS_23], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf235 }, { op: 'choice', starts: [STARTS_22, null], alternatives: [stepquoted, { op: 'leaf', read: leaf192 }] }] }, { op: 'leaf', read: leaf237 }] } }, { op: 'leaf', read: leaf239 }] };
  const stepword: Step = { op: 'choice', starts: [STARTS_4, STARTS_5, STARTS_6, STARTS_22], alternatives: [{ op: 'leaf', read: leaf152 }, { op: 'leaf', read: leaf155, isShortcut: true }, { op: 'leaf', read: leaf156 }, stepstring] };
  const stepelementValue: Step = { op: 'choice', starts: [null, STARTS_27, STARTS_25, STARTS_26, STARTS_28, STARTS_29, null, null], alternatives: [{ op: 'leaf', read: leaf86 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf107, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf75, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf257, body: stepstring }] }, { op: 'leaf', read: leaf258 }] };
  const stepelement: Step = { op: 'sequence', hand: null, steps: [stepelementValue, { op: 'leaf', read: leaf280 }] };
  const stepelementPart: Step = { op: 'choice', starts: [STARTS_1, STARTS_2, null, null], alternatives: [{ op: 'leaf', read: leaf83, isShortcut: true }, { op: 'leaf', read: leaf85 }, stepelement, { op: 'leaf', read: leaf286 }] };
  const stepcontainer: Step = { op: 'choice', starts: [STARTS_25, STARTS_26, STARTS_27, STARTS_28, STARTS_29], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf75, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'again', step: () => stepObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf107, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepArray }, { op: 'again', step: () => stepTuple }] };
  const steplateValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf241 }, { op: 'choice', starts: [STARTS_24, null], alternatives: [stepword, { op: 'leaf', read: leaf244 }] }] } }, { op: 'choice', starts: [STARTS_31, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf246 }, { op: 'choice', starts: [STARTS_30, null], alternatives: [stepcontainer, { op: 'leaf', read: leaf244 }] }] }, { op: 'leaf', read: leaf192 }] }] };
  const stepmember: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf116 }, { op: 'loop', body: { op: 'leaf', read: leaf150 } }, { op: 'choice', starts: [STARTS_24, STARTS_30, STARTS_32, null], alternatives: [{ op: 'sequence', hand: null, steps: [stepword, steplateValues] }, stepcontainer, { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf308 }, steplateValues] }, { op: 'leaf', read: leaf310 }] }, { op: 'leaf', read: leaf280 }] };
  const stepobjectPart: Step = { op: 'choice', starts: [STARTS_3, STARTS_2, STARTS_33, null], alternatives: [{ op: 'leaf', read: leaf112, isShortcut: true }, { op: 'leaf', read: leaf115 }, stepmember, { op: 'leaf', read: leaf311 }] };
  const stepbracketValue: Step = { op: 'choice', starts: [STARTS_0, STARTS_25, STARTS_27, STARTS_26, STARTS_28], alternatives: [{ op: 'leaf', read: leaf12, isForWhole: true }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf75, body: { op: 'again', step: () => stepBraceArray } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf107, body: { op: 'again', step: () => stepNamedArray } }] }, { op: 'again', step: () => stepRootObject }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepRootArray } }] }] };
  const stepfreshValue: Step = { op: 'choice', starts: [STARTS_35, STARTS_36, STARTS_29, STARTS_37, STARTS_22], alternatives: [stepbracketValue, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf335, body: { op: 'again', step: () => stepOpenlessObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf340, body: { op: 'again', step: () => stepTuple } }] }, { op: 'leaf', read: leaf341 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf344, body: stepstring }] }] };
  const stepmoreValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'choice', starts: [STARTS_40, STARTS_35], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf350 }, { op: 'choice', starts: [STARTS_38, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf192 }] }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf370, body: stepbracketValue }] }] } }, { op: 'leaf', read: leaf371 }] };
  const stepfreshValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_38, STARTS_39], alternatives: [stepfreshValue, { op: 'again', step: () => stepFenced }] }, stepmoreValues] };
  const stepproseValues: Step = { op: 'sequence', hand: null, steps: [{ op: 'choice', starts: [STARTS_25, STARTS_27], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf375, body: { op: 'again', step: () => stepRootObject } }] }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf377, body: { op: 'again', step: () => stepRootArray } }] }] }, stepmoreValues] };
  const stepwrapped: Step = { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf379 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_38, null], alternatives: [stepfreshValue, { op: 'leaf', read: leaf192 }] }, { op: 'leaf', read: leaf384 }] };
  const stepfencedPart: Step = { op: 'choice', starts: [STARTS_2, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf115 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf374, body: { op: 'again', step: () => stepFenced } }] }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf386 }] };
  const steparound: Step = { op: 'choice', starts: [STARTS_2, STARTS_39, STARTS_42, STARTS_43, STARTS_44], alternatives: [{ op: 'leaf', read: leaf115 }, { op: 'again', step: () => stepFenced }, stepproseValues, stepwrapped, { op: 'leaf', read: leaf395 }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf393 }] }, { op: 'loop', body: steparound }, { op: 'leaf', read: leaf397 }] } };
  const stepBraceArray: Step = { op: 'rule', name: 'BraceArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as BraceArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf79 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf324 }] } };
  const stepNamedArray: Step = { op: 'rule', name: 'NamedArray', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as NamedArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf108 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf322 }] } };
  const stepTripleText: Step = { op: 'rule', name: 'TripleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'again', step: () => stepTripleInside }, { op: 'leaf', read: leaf166 }] } };
  const stepTripleInside: Step = { op: 'rule', name: 'TripleInside', register: -1, isText: true, body: { op: 'text', read: text165 } };
  const stepTripleSingleText: Step = { op: 'rule', name: 'TripleSingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'again', step: () => stepTripleSingleInside }, { op: 'leaf', read: leaf170 }] } };
  const stepTripleSingleInside: Step = { op: 'rule', name: 'TripleSingleInside', register: -1, isText: true, body: { op: 'text', read: text169 } };
  const stepInnerJson: Step = { op: 'rule', name: 'InnerJson', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'again', step: () => stepInnerPlain }, { op: 'leaf', read: leaf174 }] } };
  const stepInnerPlain: Step = { op: 'rule', name: 'InnerPlain', register: -1, isText: true, body: { op: 'text', read: text172 } };
  const stepDoubleText: Step = { op: 'rule', name: 'DoubleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_10, STARTS_11], alternatives: [{ op: 'again', step: () => stepDoublePlain }, { op: 'leaf', read: leaf180 }] } }, { op: 'choice', starts: [STARTS_9, null], alternatives: [{ op: 'again', step: () => stepInnerPairs }, { op: 'leaf', read: leaf192 }] }, { op: 'leaf', read: leaf193 }] } };
  const stepDoublePlain: Step = { op: 'rule', name: 'DoublePlain', register: -1, isText: true, body: { op: 'text', read: text178, isSome: true } };
  const stepInnerPairs: Step = { op: 'rule', name: 'InnerPairs', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [stepinnerPair, { op: 'loop', body: { op: 'choice', starts: [STARTS_10, STARTS_9, STARTS_11], alternatives: [{ op: 'again', step: () => stepDoublePlain }, steplaterPair, { op: 'leaf', read: leaf180 }] } }] } };
  const stepSingleText: Step = { op: 'rule', name: 'SingleText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_12, STARTS_13], alternatives: [{ op: 'again', step: () => stepSinglePlain }, { op: 'leaf', read: leaf204 }] } }, { op: 'leaf', read: leaf208 }] } };
  const stepSinglePlain: Step = { op: 'rule', name: 'SinglePlain', register: -1, isText: true, body: { op: 'text', read: text200, isSome: true } };
  const stepSmartText: Step = { op: 'rule', name: 'SmartText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_15, STARTS_16], alternatives: [{ op: 'again', step: () => stepSmartPlain }, { op: 'leaf', read: leaf214 }] } }, { op: 'leaf', read: leaf216 }] } };
  const stepSmartPlain: Step = { op: 'rule', name: 'SmartPlain', register: -1, isText: true, body: { op: 'text', read: text213, isSome: true } };
  const stepFencedText: Step = { op: 'rule', name: 'FencedText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf223 }, { op: 'again', step: () => stepFencedInside }, { op: 'leaf', read: leaf227 }] } };
  const stepFencedInside: Step = { op: 'rule', name: 'FencedInside', register: -1, isText: true, body: { op: 'text', read: text226 } };
  const stepBacktickText: Step = { op: 'rule', name: 'BacktickText', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf159 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_19, STARTS_20], alternatives: [{ op: 'again', step: () => stepBacktickPlain }, { op: 'leaf', read: leaf231 }] } }, { op: 'leaf', read: leaf233 }] } };
  const stepBacktickPlain: Step = { op: 'rule', name: 'BacktickPlain', register: -1, isText: true, body: { op: 'text', read: text230, isSome: true } };
  const stepObject: Step = { op: 'rule', name: 'Object', register: 1, inside: 0, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf247 }, { op: 'loop', body: stepobjectPart }, { op: 'leaf', read: leaf317 }] } };
  const stepArray: Step = { op: 'rule', name: 'Array', register: 1, inside: 2, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf304 }] } };
  const stepTuple: Step = { op: 'rule', name: 'Tuple', register: 1, inside: 4, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as TupleStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf254 }, { op: 'loop', body: stepelementPart }, { op: 'leaf', read: leaf292 }] } };
  const stepRootObject: Step = { op: 'rule', name: 'RootObject', register: 1, inside: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ObjectStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf247 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, null], alternatives: [{ op: 'leaf', read: leaf326 }, stepobjectPart] } }, { op: 'leaf', read: leaf328 }] } };
  const stepRootArray: Step = { op: 'rule', name: 'RootArray', register: 1, inside: 3, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ArrayStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf251 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, null], alternatives: [{ op: 'leaf', read: leaf331 }, stepelementPart] } }, { op: 'leaf', read: leaf333 }] } };
  const stepOpenlessObject: Step = { op: 'rule', name: 'OpenlessObject', register: 1, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as OpenlessStartNode; return taken.kind; } }, steps: [{ op: 'leaf', read: leaf337 }, { op: 'loop', body: { op: 'choice', starts: [STARTS_34, null], alternatives: [{ op: 'leaf', read: leaf326 }, stepobjectPart] } }, { op: 'leaf', read: leaf328 }] } };
  const stepFenced: Step = { op: 'rule', name: 'Fenced', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadFenceNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf347 }, { op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'choice', starts: [STARTS_41, null], alternatives: [stepfreshValues, { op: 'leaf', read: leaf192 }] }, { op: 'loop', body: stepfencedPart }, { op: 'leaf', read: leaf390 }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes> = {
  starts: ['Document'],
  rules: once(makeRules),
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
    BadRest: {"code":"bad-text","severity":"error","meaning":"Something that cannot be read stands where a name or a value has to. It was left out.","example":"{\"a\": 1, %%}","mend":"Write names and values only.","isCut":false},
    BadRootBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    MissingValue: {"code":"missing-value","severity":"error","meaning":"A name has no value. The value is null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out.","isCut":false},
    BadLateColon: {"code":"missing-value","severity":"error","meaning":"A name has no value. The value is null.","example":"{\"a\": , \"b\": 2}","mend":"Write a value, or leave the name out.","isCut":false},
    MissingKey: {"code":"missing-key","severity":"error","meaning":"A value has no name. Its name is empty.","example":"{\"a\": 1, : 2}","mend":"Write a name before the colon.","isCut":false},
    MissingOpen: {"code":"missing-open","severity":"error","meaning":"The text begins with a name: the bracket that opens the object is missing.","example":"\"a\": 1}","mend":"Begin an object with {.","isCut":false},
    MissingColon: {"code":"missing-colon","severity":"warning","meaning":"No colon stands between a name and its value.","example":"{\"a\" 1}","mend":"Write a colon between a name and its value.","isCut":false},
    BadColon: {"code":"bad-colon","severity":"warning","meaning":"Another sign than a colon stands between a name and its value.","example":"{\"a\" = 1}","mend":"Write a colon between a name and its value.","isCut":false},
    MissingNameEnd: {"code":"missing-string-end","severity":"error","meaning":"The text ends inside a string.","example":"{\"a\": \"on","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadObjectEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadArrayEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadRootEnd: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    MissingBracket: {"code":"missing-bracket","severity":"error","meaning":"A container is closed by the bracket of one around it, or by what can stand only behind it.","example":"{\"a\": [1, 2}","mend":"Write one closing bracket for each that opens.","isCut":false},
    BadLateBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadLateElement: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadInnerBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadDoubledBracket: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadNamedArray: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadBraces: {"code":"bad-bracket","severity":"error","meaning":"A bracket is one too many or of the wrong kind. It was left out, or read as the one that fits.","example":"{\"a\": 1}}","mend":"Write one closing bracket of the same kind for each that opens.","isCut":false},
    BadTuple: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBrace: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullBracket: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullEnd: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    BadFullSquareEnd: {"code":"bad-tuple","severity":"warning","meaning":"Round or full-width brackets stand around an object or array.","example":"{\"point\": (1, 2)}","mend":"Write arrays in square brackets, objects in curly ones.","isCut":false},
    MissingEnd: {"code":"missing-end","severity":"error","meaning":"The text ends inside an object or an array.","example":"{\"a\": [1, 2","mend":"The text was cut off: ask for the rest.","isCut":false},
    BadComma: {"code":"bad-comma","severity":"error","meaning":"A comma has no value before it. It was left out; a value may be missing.","example":"[1,,2]","mend":"Write one comma between two values.","isCut":false},
    BadSeparator: {"code":"bad-separator","severity":"warning","meaning":"Another sign than a comma stands between two values.","example":"{\"a\": 1; \"b\": 2}","mend":"Write a comma between two values.","isCut":false},
    MissingComma: {"code":"missing-comma","severity":"warning","meaning":"No comma stands between two values.","example":"[1 2]","mend":"Write a comma between two values.","isCut":false},
    MissingSeparator: {"code":"missing-comma","severity":"warning","meaning":"No comma stands between two values.","example":"[1 2]","mend":"Write a comma between two values.","isCut":false},
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
    BadEarlyQuote: {"code":"bad-lone-quote","severity":"error","meaning":"A quote inside a string is not escaped, and has no other one to go with it: one may be missing, or one too many.","example":"{\"h\": \"72\"\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
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
    BadAmount: {"code":"bad-bare-string","severity":"error","meaning":"A word without quotes stands where a value has to; it was taken as a string.","example":"{\"a\": good}","mend":"Write strings in double quotes.","isCut":false},
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
    BadQuoteOfJson: {"code":"bad-inner-json","severity":"error","meaning":"JSON inside a string is not escaped. It is kept as it stands.","example":"{\"a\": \"{\"b\": 1}\"}","mend":"Write quotes inside strings as \\\".","isCut":false},
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
