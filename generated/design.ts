// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/formats.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, byName, once, parseTree, ofCase, ofAction, ofTest, ofScope, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

export interface FrontMatterNode extends TreeNode {
  readonly type: 'FrontMatter';
  readonly text: FrontMatterTextNode;
}
export interface FrontMatterTextNode extends TreeNode { readonly type: 'FrontMatterText'; }
export interface MetadataLineNode extends TreeNode {
  readonly type: 'MetadataLine';
  readonly field: TaskIdLabelNode | TimestampLabelNode;
}
export interface TaskIdLabelNode extends TreeNode {
  readonly type: 'TaskIdLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface TimestampLabelNode extends TreeNode {
  readonly type: 'TimestampLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface BadWrapperNode extends RecoveryNode { readonly type: 'BadWrapper'; readonly run: string; }
export interface WrapperEndNode extends TreeNode { readonly type: 'WrapperEnd'; }
export interface MissingWrapperEndNode extends RecoveryNode { readonly type: 'MissingWrapperEnd'; }
export interface AfterTextNode extends TreeNode { readonly type: 'AfterText'; }
export interface OverviewHeadingNode extends TreeNode {
  readonly type: 'OverviewHeading';
  readonly heading: SectionHeadingNode;
}
export interface StackHeadingNode extends TreeNode {
  readonly type: 'StackHeading';
  readonly heading: SectionHeadingNode;
}
export interface TechnologyNode extends TreeNode {
  readonly type: 'Technology';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface AssumptionsHeadingNode extends TreeNode {
  readonly type: 'AssumptionsHeading';
  readonly heading: SectionHeadingNode;
}
export interface BadItemPlaceNode extends RecoveryNode { readonly type: 'BadItemPlace'; }
export interface ContractsHeadingNode extends TreeNode {
  readonly type: 'ContractsHeading';
  readonly heading: SectionHeadingNode;
}
export interface SchemasHeadingNode extends TreeNode {
  readonly type: 'SchemasHeading';
  readonly heading: SectionHeadingNode;
}
export interface ComponentsHeadingNode extends TreeNode {
  readonly type: 'ComponentsHeading';
  readonly heading: SectionHeadingNode;
}
export interface ChecklistHeadingNode extends TreeNode {
  readonly type: 'ChecklistHeading';
  readonly heading: SectionHeadingNode;
}
export interface MissingItemNode extends RecoveryNode { readonly type: 'MissingItem'; }
export interface MethodTextNode extends TreeNode { readonly type: 'MethodText'; readonly signature: SignatureNode; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly marks: string; }
export interface BadHeadingSpaceNode extends RecoveryNode { readonly type: 'BadHeadingSpace'; }
export interface TitleTextNode extends TreeNode { readonly type: 'TitleText'; }
export interface BadSetextNode extends RecoveryNode { readonly type: 'BadSetext'; readonly line: string; }
export interface TitleHeadingNode extends TreeNode {
  readonly type: 'TitleHeading';
  readonly mark: MarkNode | null;
  readonly id: MarkedIdNode | TitleTextNode;
  readonly under: BadSetextNode | null;
}
export interface BadTitleNameNode extends RecoveryNode { readonly type: 'BadTitleName'; }
export interface MarkedIdNode extends TreeNode { readonly type: 'MarkedId'; }
export interface BadTitleMarkNode extends RecoveryNode { readonly type: 'BadTitleMark'; }
export interface SectionHeadingNode extends TreeNode {
  readonly type: 'SectionHeading';
  readonly mark: MarkNode | null;
  readonly name: SectionNameNode | OwnNameNode;
  readonly under: BadSetextNode | null;
}
export interface SectionNameNode extends TreeNode { readonly type: 'SectionName'; }
export interface OwnNameNode extends TreeNode { readonly type: 'OwnName'; }
export interface BadSectionNameNode extends RecoveryNode { readonly type: 'BadSectionName'; }
export interface BadSectionRemarkNode extends RecoveryNode { readonly type: 'BadSectionRemark'; }
export interface BadTitleDecorationNode extends RecoveryNode { readonly type: 'BadTitleDecoration'; }
export interface BadTitleNumberNode extends RecoveryNode { readonly type: 'BadTitleNumber'; }
export interface OtherHeadingNode extends TreeNode {
  readonly type: 'OtherHeading';
  readonly mark: MarkNode | null;
  readonly title: TitleTextNode;
  readonly under: BadSetextNode | null;
}
export interface BadSecondTitleNode extends RecoveryNode { readonly type: 'BadSecondTitle'; }
export interface SubheadingNode extends TreeNode {
  readonly type: 'Subheading';
  readonly mark: MarkNode;
  readonly title: TitleTextNode;
}
export interface ContractHeadingNode extends TreeNode {
  readonly type: 'ContractHeading';
  readonly deep: "" | null;
  readonly mark: MarkNode | null;
  readonly endpoint: EndpointNode | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface EndpointNode extends TreeNode {
  readonly type: 'Endpoint';
  readonly method: MethodWordsNode | MethodWordNode | BadMethodNameNode;
  readonly path: PathTextNode;
}
export interface BadEndpointWordNode extends RecoveryNode { readonly type: 'BadEndpointWord'; }
export interface MethodWordsNode extends TreeNode { readonly type: 'MethodWords'; readonly word: string; }
export interface MethodWordNode extends TreeNode { readonly type: 'MethodWord'; readonly word: string; }
export interface BadMethodNameNode extends RecoveryNode { readonly type: 'BadMethodName'; readonly word: string; }
export interface PathTextNode extends TreeNode { readonly type: 'PathText'; }
export interface BadPathEndNode extends RecoveryNode { readonly type: 'BadPathEnd'; }
export interface BadTitleRestNode extends RecoveryNode { readonly type: 'BadTitleRest'; }
export interface SchemaHeadingNode extends TreeNode {
  readonly type: 'SchemaHeading';
  readonly deep: "" | null;
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly word: string | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface ComponentHeadingNode extends TreeNode {
  readonly type: 'ComponentHeading';
  readonly deep: "" | null;
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly word: string | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface MethodHeadingNode extends TreeNode {
  readonly type: 'MethodHeading';
  readonly mark: MarkNode | null;
  readonly signature: SignatureNode;
  readonly under: BadSetextNode | null;
}
export interface BadMethodTitleNode extends RecoveryNode { readonly type: 'BadMethodTitle'; }
export interface CheckHeadingNode extends TreeNode {
  readonly type: 'CheckHeading';
  readonly deep: "" | null;
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface PairNode extends TreeNode {
  readonly type: 'Pair';
  readonly name: PairNameNode;
  readonly value: TitleTextNode;
}
export interface PairNameNode extends TreeNode { readonly type: 'PairName'; }
export interface BadPairNode extends RecoveryNode {
  readonly type: 'BadPair';
  readonly mark: "**" | "__" | "*" | "_" | "`";
  readonly name: MarkedNameNode;
  readonly value: TitleTextNode | MarkedValueNode;
}
export interface MarkedNameNode extends TreeNode { readonly type: 'MarkedName'; }
export interface MarkedValueNode extends TreeNode { readonly type: 'MarkedValue'; }
export interface LabelNode extends TreeNode { readonly type: 'Label'; readonly name: LabelNameNode; }
export interface LabelNameNode extends TreeNode { readonly type: 'LabelName'; }
export interface BadLabelNode extends RecoveryNode {
  readonly type: 'BadLabel';
  readonly name: UnderscoredNameNode | KnownNameNode;
  readonly open: "**" | null;
}
export interface UnderscoredNameNode extends TreeNode { readonly type: 'UnderscoredName'; }
export interface KnownNameNode extends TreeNode { readonly type: 'KnownName'; }
export interface DescriptionLabelNode extends TreeNode { readonly type: 'DescriptionLabel'; }
export interface AuthenticationRequiredLabelNode extends TreeNode { readonly type: 'AuthenticationRequiredLabel'; }
export interface RateLimitLabelNode extends TreeNode { readonly type: 'RateLimitLabel'; }
export interface RequestParametersLabelNode extends TreeNode { readonly type: 'RequestParametersLabel'; }
export interface RequestBodyLabelNode extends TreeNode { readonly type: 'RequestBodyLabel'; }
export interface ResponseSuccessLabelNode extends TreeNode { readonly type: 'ResponseSuccessLabel'; }
export interface ErrorResponsesLabelNode extends TreeNode { readonly type: 'ErrorResponsesLabel'; }
export interface ColumnsLabelNode extends TreeNode { readonly type: 'ColumnsLabel'; }
export interface IndexesLabelNode extends TreeNode { readonly type: 'IndexesLabel'; }
export interface RelationshipsLabelNode extends TreeNode { readonly type: 'RelationshipsLabel'; }
export interface ConstraintsLabelNode extends TreeNode { readonly type: 'ConstraintsLabel'; }
export interface SemanticUnitLabelNode extends TreeNode { readonly type: 'SemanticUnitLabel'; }
export interface ResponsibilityLabelNode extends TreeNode { readonly type: 'ResponsibilityLabel'; }
export interface DependenciesLabelNode extends TreeNode { readonly type: 'DependenciesLabel'; }
export interface InterfacesLabelNode extends TreeNode { readonly type: 'InterfacesLabel'; }
export interface ImplementationNotesLabelNode extends TreeNode { readonly type: 'ImplementationNotesLabel'; }
export interface EstimatedComplexityLabelNode extends TreeNode { readonly type: 'EstimatedComplexityLabel'; }
export interface ParametersLabelNode extends TreeNode { readonly type: 'ParametersLabel'; }
export interface ReturnsLabelNode extends TreeNode { readonly type: 'ReturnsLabel'; }
export interface RaisesLabelNode extends TreeNode { readonly type: 'RaisesLabel'; }
export interface ValidationCriteriaLabelNode extends TreeNode { readonly type: 'ValidationCriteriaLabel'; }
export interface SeverityLabelNode extends TreeNode { readonly type: 'SeverityLabel'; }
export interface TextHeadNode extends TreeNode {
  readonly type: 'TextHead';
  readonly kind: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | ValidationCriteriaLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface OtherHeadNode extends TreeNode {
  readonly type: 'OtherHead';
  readonly holds: "" | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface LineValueNode extends TreeNode { readonly type: 'LineValue'; }
export interface NotesHeadNode extends TreeNode {
  readonly type: 'NotesHead';
  readonly kind: ImplementationNotesLabelNode;
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface AnswerHeadNode extends TreeNode {
  readonly type: 'AnswerHead';
  readonly kind: AuthenticationRequiredLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly answer: YesNode | NoNode | null;
  readonly value: LineValueNode;
}
export interface YesNode extends TreeNode { readonly type: 'Yes'; }
export interface NoNode extends TreeNode { readonly type: 'No'; }
export interface NumberHeadNode extends TreeNode {
  readonly type: 'NumberHead';
  readonly kind: EstimatedComplexityLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly number: WholeNumberNode | null;
  readonly value: LineValueNode;
}
export interface WholeNumberNode extends TreeNode { readonly type: 'WholeNumber'; readonly digits: string; }
export interface SeverityHeadNode extends TreeNode {
  readonly type: 'SeverityHead';
  readonly kind: SeverityLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly severity: SeverityWordNode | null;
  readonly value: LineValueNode;
}
export interface SeverityWordNode extends TreeNode {
  readonly type: 'SeverityWord';
  readonly sign: string | null;
  readonly word: string;
}
export interface NamesHeadNode extends TreeNode {
  readonly type: 'NamesHead';
  readonly kind: DependenciesLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: NameLineNode | LineValueNode;
}
export interface NamesTextNode extends TreeNode { readonly type: 'NamesText'; readonly lines: NameLineNode[]; }
export interface NameLineNode extends TreeNode { readonly type: 'NameLine'; readonly names: NameNode[]; }
export interface NameNode extends TreeNode { readonly type: 'Name'; }
export interface EntriesHeadNode extends TreeNode {
  readonly type: 'EntriesHead';
  readonly kind: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}
export interface EntriesTextNode extends TreeNode {
  readonly type: 'EntriesText';
  readonly lines: InlineEntriesNode[];
}
export interface InlineEntriesNode extends TreeNode {
  readonly type: 'InlineEntries';
  readonly entries: InlineEntryNode[];
}
export interface InlineEntryNode extends TreeNode {
  readonly type: 'InlineEntry';
  readonly name: CodeNameNode | BareNameNode | ClassNameNode;
  readonly value: InlineTextNode | null;
}
export interface InlineTextNode extends TreeNode { readonly type: 'InlineText'; }
export interface ClassNameNode extends TreeNode { readonly type: 'ClassName'; }
export interface TemplateRemarkNode extends TreeNode { readonly type: 'TemplateRemark'; }
export interface FailuresHeadNode extends TreeNode {
  readonly type: 'FailuresHead';
  readonly kind: ErrorResponsesLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: FailureTextNode | LineValueNode;
}
export interface FailureLinesNode extends TreeNode {
  readonly type: 'FailureLines';
  readonly lines: FailureTextNode[];
}
export interface FailureTextNode extends TreeNode {
  readonly type: 'FailureText';
  readonly failure: FailureNode | LooseFailureNode;
  readonly text: LineValueNode;
}
export interface FailureNode extends TreeNode {
  readonly type: 'Failure';
  readonly status: HttpStatusNode;
  readonly code: FailureCodeNode;
}
export interface LooseFailureNode extends TreeNode {
  readonly type: 'LooseFailure';
  readonly status: HttpStatusNode;
  readonly code: FailureCodeNode | ReasonPhraseNode | ConstantCodeNode | null;
}
export interface HttpStatusNode extends TreeNode { readonly type: 'HttpStatus'; readonly digits: string; }
export interface FailureCodeNode extends TreeNode { readonly type: 'FailureCode'; }
export interface ConstantCodeNode extends TreeNode { readonly type: 'ConstantCode'; }
export interface ReasonPhraseNode extends TreeNode { readonly type: 'ReasonPhrase'; readonly words: string[]; }
export interface ColumnsHeadNode extends TreeNode {
  readonly type: 'ColumnsHead';
  readonly kind: ColumnsLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface TableRowsNode extends TreeNode { readonly type: 'TableRows'; readonly rows: TableRowNode[]; }
export interface BareColumnsNode extends TreeNode { readonly type: 'BareColumns'; readonly table: TableNode; }
export interface MissingColumnsLabelNode extends RecoveryNode { readonly type: 'MissingColumnsLabel'; }
export interface JsonHeadNode extends TreeNode {
  readonly type: 'JsonHead';
  readonly kind: RequestBodyLabelNode | ResponseSuccessLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}
export interface SqlHeadNode extends TreeNode {
  readonly type: 'SqlHead';
  readonly kind: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface InterfacesHeadNode extends TreeNode {
  readonly type: 'InterfacesHead';
  readonly kind: InterfacesLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface ListedHeadingNode extends TreeNode {
  readonly type: 'ListedHeading';
  readonly inner: string;
  readonly signature: ListedSignatureNode;
  readonly text: BulletTextNode;
}
export interface ForeignCallNode extends TreeNode { readonly type: 'ForeignCall'; }
export interface RuleNode extends TreeNode { readonly type: 'Rule'; }
export interface FooterNode extends TreeNode { readonly type: 'Footer'; readonly stamp: FooterStampNode | null; }
export interface FooterStampNode extends TreeNode { readonly type: 'FooterStamp'; readonly text: string; }
export interface MissingMarkEndNode extends RecoveryNode { readonly type: 'MissingMarkEnd'; }
export interface BadNoiseLineNode extends RecoveryNode { readonly type: 'BadNoiseLine'; }
export interface BulletNode extends TreeNode {
  readonly type: 'Bullet';
  readonly lead: string;
  readonly content: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
  readonly text: BulletTextNode;
}
export interface BulletTextNode extends TreeNode { readonly type: 'BulletText'; }
export interface BadBoxNode extends RecoveryNode { readonly type: 'BadBox'; }
export interface BadBulletNode extends RecoveryNode { readonly type: 'BadBullet'; }
export interface LabelledItemNode extends TreeNode {
  readonly type: 'LabelledItem';
  readonly label: LabelNode | BadLabelNode;
}
export interface CodeItemNode extends TreeNode { readonly type: 'CodeItem'; readonly name: CodeNameNode; }
export interface CodeNameNode extends TreeNode { readonly type: 'CodeName'; }
export interface LooseItemNode extends TreeNode {
  readonly type: 'LooseItem';
  readonly name: CodeNameNode | StarredNameNode | BareNameNode;
}
export interface StarredNameNode extends TreeNode { readonly type: 'StarredName'; }
export interface BareNameNode extends TreeNode { readonly type: 'BareName'; }
export interface FenceNode extends TreeNode {
  readonly type: 'Fence';
  readonly run: string;
  readonly info: FenceInfoNode;
  readonly body: FenceBodyNode;
  readonly close: FenceCloseNode | MissingFenceEndNode;
}
export interface FenceInfoNode extends TreeNode { readonly type: 'FenceInfo'; }
export interface FenceBodyNode extends TreeNode { readonly type: 'FenceBody'; }
export interface FenceCloseNode extends TreeNode { readonly type: 'FenceClose'; }
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface CommentNode extends TreeNode { readonly type: 'Comment'; }
export interface MissingCommentEndNode extends RecoveryNode { readonly type: 'MissingCommentEnd'; }
export interface TableNode extends TreeNode {
  readonly type: 'Table';
  readonly head: TableRowNode | BadTableNode;
  readonly dashes: [string[], ":" | null, "-"[], ":" | null, string[]][] | null;
  readonly rows: TableRowNode[];
}
export interface BadTableNode extends RecoveryNode { readonly type: 'BadTable'; readonly row: TableRowNode; }
export interface TableRowNode extends TreeNode { readonly type: 'TableRow'; readonly cells: CellNode[]; }
export interface CellNode extends TreeNode { readonly type: 'Cell'; }
export interface ParagraphNode extends TreeNode { readonly type: 'Paragraph'; }
export interface SignatureNode extends TreeNode {
  readonly type: 'Signature';
  readonly isAsync: ["async", string[]] | null;
  readonly name: string;
  readonly list: ParametersNode | MissingParametersNode;
  readonly result: ResultNode | null;
}
export interface ListedSignatureNode extends TreeNode {
  readonly type: 'ListedSignature';
  readonly isAsync: ["async", string[]] | null;
  readonly name: string;
  readonly list: ParametersNode | MissingListedParametersNode;
  readonly result: ResultNode | null | WordResultNode;
}
export interface ParametersNode extends TreeNode {
  readonly type: 'Parameters';
  readonly items: (ParameterNode | BadParameterNode)[];
}
export interface ParameterNode extends TreeNode {
  readonly type: 'Parameter';
  readonly name: ParameterNameNode;
  readonly annotation: TypeTextNode | null | BadTypeNode;
  readonly fallback: DefaultTextNode | null;
}
export interface ParameterNameNode extends TreeNode { readonly type: 'ParameterName'; }
export interface TypeTextNode extends TreeNode { readonly type: 'TypeText'; }
export interface DefaultTextNode extends TreeNode { readonly type: 'DefaultText'; }
export interface BadParameterNode extends RecoveryNode { readonly type: 'BadParameter'; }
export interface BadTypeNode extends RecoveryNode { readonly type: 'BadType'; }
export interface MissingParenthesisNode extends RecoveryNode { readonly type: 'MissingParenthesis'; }
export interface MissingParametersNode extends RecoveryNode { readonly type: 'MissingParameters'; }
export interface MissingListedParametersNode extends RecoveryNode { readonly type: 'MissingListedParameters'; }
export interface ResultNode extends TreeNode { readonly type: 'Result'; readonly of: ResultTextNode; }
export interface ResultTextNode extends TreeNode { readonly type: 'ResultText'; }
export interface WordResultNode extends TreeNode { readonly type: 'WordResult'; readonly of: ResultWordNode; }
export interface ResultWordNode extends TreeNode { readonly type: 'ResultWord'; }
export interface BadArrowNode extends RecoveryNode { readonly type: 'BadArrow'; }
export interface BadColonArrowNode extends RecoveryNode { readonly type: 'BadColonArrow'; }
export interface BadSignatureRestNode extends RecoveryNode { readonly type: 'BadSignatureRest'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }
export interface BadThoughtNode extends RecoveryNode { readonly type: 'BadThought'; readonly kind: string; }
export interface ThoughtEndNode extends TreeNode { readonly type: 'ThoughtEnd'; }
export interface MissingThoughtEndNode extends RecoveryNode { readonly type: 'MissingThoughtEnd'; }
export interface BadForeignCallNode extends RecoveryNode { readonly type: 'BadForeignCall'; }
export interface BadThoughtEndNode extends RecoveryNode { readonly type: 'BadThoughtEnd'; }
export interface BadTurnNode extends RecoveryNode { readonly type: 'BadTurn'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | FrontMatterNode | OtherHeadingNode | MetadataLineNode | BadThoughtNode | ThoughtEndNode
| MissingThoughtEndNode | ForeignCallNode | BadThoughtEndNode | BadTurnNode | RuleNode | FooterNode | FenceNode
| CommentNode | MissingCommentEndNode | BadLineEndNode | MissingMarkEndNode | SubheadingNode | BulletNode
| TableNode | BadNoiseLineNode | ParagraphNode | BadWrapperNode | TitleHeadingNode | OverviewHeadingNode
| StackHeadingNode | TechnologyNode | AssumptionsHeadingNode | MissingItemNode | ContractsHeadingNode
| ContractHeadingNode | TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode
| SeverityHeadNode | EntriesHeadNode | EntriesTextNode | FailuresHeadNode | FailureLinesNode | OtherHeadNode
| SchemasHeadingNode | SchemaHeadingNode | ColumnsHeadNode | TableRowsNode | BareColumnsNode | ComponentsHeadingNode
| ComponentHeadingNode | NamesHeadNode | NamesTextNode | NotesHeadNode | InterfacesHeadNode | MethodHeadingNode
| ListedHeadingNode | ChecklistHeadingNode | CheckHeadingNode | BadItemPlaceNode | WrapperEndNode
| MissingWrapperEndNode | AfterTextNode | MethodTextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in 'ThoughtText' | 'TurnText']: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | BadItemPlaceNode | MissingItemNode | BadHeadingSpaceNode | BadSetextNode
| BadTitleNameNode | BadTitleMarkNode | BadSectionNameNode | BadSectionRemarkNode | BadTitleDecorationNode
| BadTitleNumberNode | BadSecondTitleNode | BadEndpointWordNode | BadMethodNameNode | BadPathEndNode
| BadTitleRestNode | BadMethodTitleNode | BadPairNode | BadLabelNode | MissingColumnsLabelNode | MissingMarkEndNode
| BadNoiseLineNode | BadBoxNode | BadBulletNode | MissingFenceEndNode | MissingCommentEndNode | BadTableNode
| BadParameterNode | BadTypeNode | MissingParenthesisNode | MissingParametersNode | MissingListedParametersNode
| BadArrowNode | BadColonArrowNode | BadSignatureRestNode | BadBomNode | BadNoiseNode | BadLineEndNode
| BadThoughtNode | MissingThoughtEndNode | BadForeignCallNode | BadThoughtEndNode | BadTurnNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document', 'model'>>
& Readonly<Record<'BadBom' | 'FrontMatter' | 'Wrapped' | 'AfterText', 'Document'>>
& Readonly<Record<'BadLineEnd', 'AssumptionsSection' | 'Check' | 'Checklist' | 'ClosedBlock' | 'ColumnsField' | 'Component' | 'ComponentsSection'
| 'Contract' | 'ContractsSection' | 'DeepChecklist' | 'Document' | 'EntriesField' | 'FailuresField' | 'Field'
| 'FlatChecklist' | 'InterfacesField' | 'ListedMethod' | 'Method' | 'NamesField' | 'NotesField' | 'OtherField'
| 'OtherSection' | 'OverviewSection' | 'Schema' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'TitleHeading' | 'BadTitleName' | 'BadTitleMark' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection'
| 'ContractsSection' | 'SchemasSection' | 'ComponentsSection' | 'FlatChecklist' | 'Checklist' | 'DeepChecklist'
| 'OtherSection' | 'MetadataLine', 'Document' | 'Wrapped'>>
& Readonly<Record<'BadHeadingSpace' | 'BadNoise' | 'BadBullet' | 'BadLabel' | 'ClosedBlock' | 'MissingMarkEnd' | 'Subheading'
| 'Bullet' | 'Table' | 'BadNoiseLine' | 'Paragraph' | 'BadBox' | 'BadTable', 'AssumptionsSection' | 'Check' | 'Checklist' | 'ColumnsField' | 'Component' | 'ComponentsSection' | 'Contract'
| 'ContractsSection' | 'DeepChecklist' | 'Document' | 'EntriesField' | 'FailuresField' | 'Field' | 'FlatChecklist'
| 'InterfacesField' | 'ListedMethod' | 'Method' | 'NamesField' | 'NotesField' | 'OtherField' | 'OtherSection'
| 'OverviewSection' | 'Schema' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'BadTitleDecoration', 'AssumptionsSection' | 'Checklist' | 'ComponentsSection' | 'ContractsSection' | 'DeepChecklist' | 'Document'
| 'FlatChecklist' | 'OverviewSection' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'BadSetext', 'AssumptionsSection' | 'Check' | 'Checklist' | 'Component' | 'ComponentsSection' | 'Contract' | 'ContractsSection'
| 'DeepChecklist' | 'Document' | 'FlatChecklist' | 'Method' | 'OtherSection' | 'OverviewSection' | 'Schema'
| 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'OtherHeading' | 'BadSecondTitle', 'Document' | 'OtherSection' | 'Wrapped'>>
& Readonly<Record<'Thought' | 'ForeignCall' | 'BadThoughtEnd' | 'BadForeignCall' | 'OtherTurn' | 'Rule' | 'Footer' | 'Fence'
| 'Comment' | 'MissingCommentEnd' | 'MissingFenceEnd', 'ClosedBlock'>>
& Readonly<Record<'BadThought' | 'ThoughtText' | 'ThoughtEnd' | 'MissingThoughtEnd', 'Thought'>>
& Readonly<Record<'BadTurn' | 'TurnText', 'OtherTurn'>>
& Readonly<Record<'BadWrapper' | 'WrapperEnd' | 'MissingWrapperEnd', 'Wrapped'>>
& Readonly<Record<'OverviewHeading', 'OverviewSection'>>
& Readonly<Record<'BadSectionName' | 'BadSectionRemark', 'AssumptionsSection' | 'Checklist' | 'ComponentsSection' | 'ContractsSection' | 'DeepChecklist' | 'FlatChecklist'
| 'OverviewSection' | 'SchemasSection' | 'StackSection'>>
& Readonly<Record<'StackHeading' | 'Technology', 'StackSection'>>
& Readonly<Record<'AssumptionsHeading', 'AssumptionsSection'>>
& Readonly<Record<'MissingItem', 'AssumptionsSection' | 'Checklist' | 'ComponentsSection' | 'ContractsSection' | 'DeepChecklist' | 'FlatChecklist'
| 'SchemasSection'>>
& Readonly<Record<'ContractsHeading' | 'Contract', 'ContractsSection'>>
& Readonly<Record<'ContractHeading' | 'BadEndpointWord' | 'BadMethodName' | 'BadPathEnd' | 'BadTitleRest' | 'FailuresField', 'Contract'>>
& Readonly<Record<'BadTitleNumber', 'Check' | 'Component' | 'Contract' | 'Schema'>>
& Readonly<Record<'Field' | 'OtherField', 'Check' | 'Component' | 'Contract' | 'ListedMethod' | 'Method' | 'Schema'>>
& Readonly<Record<'EntriesField', 'Contract' | 'ListedMethod' | 'Method'>>
& Readonly<Record<'TextHead' | 'AnswerHead' | 'JsonHead' | 'SqlHead' | 'NumberHead' | 'SeverityHead', 'Field'>>
& Readonly<Record<'EntriesHead' | 'EntriesText', 'EntriesField'>>
& Readonly<Record<'FailuresHead' | 'FailureLines', 'FailuresField'>>
& Readonly<Record<'OtherHead', 'OtherField'>>
& Readonly<Record<'SchemasHeading' | 'Schema', 'SchemasSection'>>
& Readonly<Record<'SchemaHeading' | 'ColumnsField' | 'BareColumns' | 'MissingColumnsLabel', 'Schema'>>
& Readonly<Record<'BadPair', 'Check' | 'Component' | 'Schema'>>
& Readonly<Record<'ColumnsHead' | 'TableRows', 'ColumnsField'>>
& Readonly<Record<'ComponentsHeading' | 'Component', 'ComponentsSection'>>
& Readonly<Record<'ComponentHeading' | 'NamesField' | 'NotesField' | 'InterfacesField', 'Component'>>
& Readonly<Record<'Method', 'Component' | 'InterfacesField'>>
& Readonly<Record<'NamesHead' | 'NamesText', 'NamesField'>>
& Readonly<Record<'NotesHead', 'NotesField'>>
& Readonly<Record<'InterfacesHead' | 'ListedMethod', 'InterfacesField'>>
& Readonly<Record<'MethodHeading' | 'BadMethodTitle', 'Method'>>
& Readonly<Record<'BadType' | 'BadParameter' | 'MissingParenthesis' | 'BadArrow' | 'BadColonArrow', 'ListedMethod' | 'Method' | 'inside'>>
& Readonly<Record<'MissingParameters' | 'BadSignatureRest', 'Method' | 'inside'>>
& Readonly<Record<'ListedHeading' | 'MissingListedParameters', 'ListedMethod'>>
& Readonly<Record<'ChecklistHeading' | 'Check', 'Checklist' | 'DeepChecklist' | 'FlatChecklist'>>
& Readonly<Record<'CheckHeading', 'Check'>>
& Readonly<Record<'BadItemPlace', 'OtherSection'>>
& Readonly<Record<'MethodText', 'inside'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-item-place" | "missing-item" | "bad-heading-space" | "bad-setext"
| "bad-title-name" | "bad-title-mark" | "bad-section-name" | "bad-section-remark" | "bad-title-decoration"
| "bad-second-title" | "bad-method-name" | "bad-path-end" | "bad-title-rest" | "bad-method-title" | "bad-label"
| "missing-columns-label" | "missing-mark-end" | "bad-noise" | "bad-box" | "bad-bullet" | "missing-fence-end"
| "missing-comment-end" | "bad-table" | "bad-parameter" | "bad-type" | "missing-parenthesis" | "missing-parameters"
| "bad-arrow" | "bad-signature-rest" | "bad-bom" | "bad-line-end" | "bad-thought" | "missing-thought-end"
| "bad-foreign-call" | "bad-thought-end" | "bad-turn";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'FrontMatter', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Mark', start, end, marks: l[0] }),
  (start, end, l) => ({ type: 'OtherHeading', start, end, mark: l[0] ?? null, title: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'Label', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'TaskIdLabel', start, end, label: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'TimestampLabel', start, end, label: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'MetadataLine', start, end, field: l[0] }),
  (start, end, l) => ({ type: 'FooterStamp', start, end, text: l[0] }),
  (start, end, l) => ({ type: 'Footer', start, end, stamp: l[0] }),
  (start, end, l) => ({ type: 'Fence', start, end, run: l[0], info: l[1], body: l[2], close: l[3] }),
  (start, end, l) => ({ type: 'Subheading', start, end, mark: l[0], title: l[1] }),
  (start, end, l) => ({ type: 'HttpStatus', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'Failure', start, end, status: l[0], code: l[1] }),
  (start, end, l) => ({ type: 'ReasonPhrase', start, end, words: l[0] }),
  (start, end, l) => ({ type: 'LooseFailure', start, end, status: l[0], code: l[1] }),
  (start, end, l) => ({ type: 'LabelledItem', start, end, label: l[0] }),
  (start, end, l) => ({ type: 'CodeItem', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'LooseItem', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'TableRow', start, end, cells: l[0] }),
  (start, end, l) => ({ type: 'Bullet', start, end, lead: l[0], content: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'Table', start, end, head: l[0], dashes: l[1] ?? null, rows: l[2] }),
  (start, end, l) => ({ type: 'TitleHeading', start, end, mark: l[0] ?? null, id: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'SectionHeading', start, end, mark: l[0] ?? null, name: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'OverviewHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'StackHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'AssumptionsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'MethodWords', start, end, word: l[0] }),
  (start, end, l) => ({ type: 'MethodWord', start, end, word: l[0] }),
  (start, end, l) => ({ type: 'Endpoint', start, end, method: l[0], path: l[1] }),
  (start, end, l) => ({ type: 'ContractHeading', start, end, deep: l[0] ?? null, mark: l[1] ?? null, endpoint: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
  (start, end, l) => ({ type: 'TextHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'AnswerHead', start, end, kind: l[0], holds: l[1], label: l[2], answer: l[3], value: l[4] }),
  (start, end, l) => ({ type: 'JsonHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'SqlHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'NumberHead', start, end, kind: l[0], holds: l[1], label: l[2], number: l[3], value: l[4] }),
  (start, end, l) => ({ type: 'SeverityWord', start, end, sign: l[0], word: l[1] }),
  (start, end, l) => ({ type: 'SeverityHead', start, end, kind: l[0], holds: l[1], label: l[2], severity: l[3], value: l[4] }),
  (start, end, l) => ({ type: 'InlineEntry', start, end, name: l[0], value: l[1] ?? null }),
  (start, end, l) => ({ type: 'InlineEntries', start, end, entries: l[0] }),
  (start, end, l) => ({ type: 'EntriesHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'EntriesText', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'FailureText', start, end, failure: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'FailuresHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'FailureLines', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'OtherHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'SchemaHeading', start, end, deep: l[0] ?? null, mark: l[1] ?? null, pair: l[2] ?? null, word: l[3] ?? null, title: l[4] ?? null, under: l[5] ?? null }),
  (start, end, l) => ({ type: 'ColumnsHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'TableRows', start, end, rows: l[0] }),
  (start, end, l) => ({ type: 'BareColumns', start, end, table: l[0] }),
  (start, end, l) => ({ type: 'ComponentsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'ComponentHeading', start, end, deep: l[0] ?? null, mark: l[1] ?? null, pair: l[2] ?? null, word: l[3] ?? null, title: l[4] ?? null, under: l[5] ?? null }),
  (start, end, l) => ({ type: 'NameLine', start, end, names: l[0] }),
  (start, end, l) => ({ type: 'NamesHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'NotesHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'InterfacesHead', start, end, kind: l[0], holds: l[1], label: l[2], value: l[3] }),
  (start, end, l) => ({ type: 'Parameter', start, end, name: l[0], annotation: l[1], fallback: l[2] ?? null }),
  (start, end, l) => ({ type: 'Parameters', start, end, items: l[0] }),
  (start, end, l) => ({ type: 'Result', start, end, of: l[0] }),
  (start, end, l) => ({ type: 'Signature', start, end, isAsync: l[0], name: l[1], list: l[2], result: l[3] }),
  (start, end, l) => ({ type: 'MethodHeading', start, end, mark: l[0] ?? null, signature: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'WordResult', start, end, of: l[0] }),
  (start, end, l) => ({ type: 'ListedSignature', start, end, isAsync: l[0], name: l[1], list: l[2], result: l[3] }),
  (start, end, l) => ({ type: 'ListedHeading', start, end, inner: l[0], signature: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'ChecklistHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'CheckHeading', start, end, deep: l[0] ?? null, mark: l[1] ?? null, pair: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
  (start, end, l) => ({ type: 'MethodText', start, end, signature: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadSetext', start, end, raw, line: l[0] }),
  (start, end, raw, l) => ({ type: 'BadLabel', start, end, raw, name: l[0], open: l[1] ?? null }),
  (start, end, raw, l) => ({ type: 'BadThought', start, end, raw, kind: l[0] }),
  (start, end, raw, l) => ({ type: 'BadTable', start, end, raw, row: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPair', start, end, raw, mark: l[0], name: l[1], value: l[2] }),
  (start, end, raw, l) => ({ type: 'BadMethodName', start, end, raw, word: l[0] as string }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  () => { return 'analysis'; },
  (labels) => { const head = labels[0] as TableRowNode; const cells = labels[1] as [string[], ":" | null, "-"[], ":" | null, string[]][]; return cells.length === head.cells.length; },
  (labels) => { const head = labels[0] as TableRowNode | BadTableNode; const dashes = labels[1] as [string[], ":" | null, "-"[], ":" | null, string[]][]; return 'cells' in head && dashes.length === head.cells.length; },
  (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g, '    ')} `; },
  (labels) => { const lead = labels[0] as string; return `${lead} `; },
  (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g, '    ')}  `; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[1,["L",["?",3]]]', // 2 leaf
      '[1,["N",0,["s","---",["[*","\\t "],4,["&",6],[":",0,7],16]]]', // 3 readFrontMatter
      '[1,["/","\\n",5],"\\n\\r"]', // 4 noteEol
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 5 readBadLineEnd
      '[0,["s",["[","A-Z_a-z"],["[*","\\\\-0-9A-Z_a-z"],":"]]', // 6 skipYamlKey
      '[1,["N","FrontMatterText",["*",["s",["!",8],["!",13],15]]]]', // 7 readFrontMatterText
      '[0,["s","---",["[*","\\t "],9]]', // 8 skipFrontEnd
      '[0,["/",10,12]]', // 9 skipLineEnd
      '[0,["/","\\n",11],"\\n\\r"]', // 10 skipEol
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 11 skipBadLineEnd
      '[0,["!",["[","^"]]]', // 12 skipEof
      '[0,["s",14,["|",1,2,false,"#"],["[+","\\t "],["[*","*_`"],["i","design"],["[+","\\t "],["i","spec"]]," #"]', // 13 skipDesignAhead
      '[0,["|",0,3,false," "]]', // 14 skipIndent
      '[1,["/",["s",["[*","^\\n\\r"],4],["[+","^\\n\\r"]],"^"]', // 15 noteLine
      '[1,["s","---",["[*","\\t "],17]]', // 16 noteFrontEnd
      '[1,["/",4,12]]', // 17 noteLineEnd
      '[0,["L",["s",["!",19],["!",33],["!",34]]]]', // 18 leaf
      '[0,["s",20,["*",["/",22,23]],13]]', // 19 skipWrapperAhead
      '[0,["s",21,9]]', // 20 skipFenceOpen
      '[0,["/",["s",14,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",9]],["s",14,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 21 skipFenceHead
      '[0,["/",["s",["[*","\\t "],10],["s",["[+","\\t "],12]],"\\t\\n\\r "]', // 22 skipBlankLine
      '[0,["/",24,32],"\\u001b<"]', // 23 skipNoise
      '[0,["s",["!",25],["!",28],["!",30],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 24 skipTemplateToken
      '[0,["/",["s","<",26,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 25 skipThoughtOpen
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],27],"Ta-z"]', // 26 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 27 skipThoughtName
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],12]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],29],"<[\\ud83e"]', // 28 skip_foreignCall
      '[0,["/","\ud83e\udd86\u25b6","[REASONING]",["s","[ACTION_",["[+","0-9"],"_TYPE]"]],"[\\ud83e"]', // 29 skipOtherFormat
      '[0,["/",["s",["/","<|im_start|>","<|start_header_id|>"],["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",31,12]]]]],"<["]', // 30 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 31 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 32 skipAnsiSequence
      '[0,["s",14,["|",1,6,false,"#"],["[","\\t "]]," #"]', // 33 skipHeadingMarks
      '[0,["s",14,["|",1,6,false,"#"],["[","^\\t\\n\\r !#"]]," #"]', // 34 skipHeadingGlued
      '[0,["L",["s",["!",36],["!",40],["!",131]]]]', // 35 leaf
      '[0,["s",14,37,["[*","\\t "],["&",9]]," `~"]', // 36 skip_wrapperEnd
      '[0,["q",38]]', // 37 skipWrapperRun
      '[0,["closes",0,39],"`~"]', // 38 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 39 readFenceRun
      '[0,["/",["s",["&",["/",41,42]],14,43,48,64],["s",["&",65],48,64,130]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 40 skipTitleHeading
      '[0,["s",14,"#",["!","#"]]," #"]', // 41 skipH1
      '[0,["s",14,"##",["!","#"]]," #"]', // 42 skipH2
      '[0,["s",["|",1,6,false,"#"],["!","#"],["!",["s",["[*","\\t "],12]],44,["?",46]],"#"]', // 43 skipMark
      '[0,["/",["[+","\\t "],["&",9],45]]', // 44 skipHeadingSpace
      '[0,["&",["[","^\\t\\n\\r !#"]],"^\\t\\n\\r !#"]', // 45 skipBadHeadingSpace
      '[0,47]', // 46 skipBadNoise
      '[0,["s",23,["*",["/",23,["[","\\t "]]]]]', // 47 skipLineNoise
      '[0,["/",["s",["&",49],["?",52],50,["?",58],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",58],["[*","\\t "],59,["?",["[+","*_`"]]],["s",["?",52],50,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],61]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 48 skipDocumentTitle
      '[0,["/",["s",["[*","^\\n\\r*A-Z_-z"],["[","*_`"]],["s",["[*","^\\n\\rA-Za-z"],50,["[*","\\t \\\\-:\u2013\u2014\uff1a"],["[","*_`"]]],"^\\n\\rA-CE-Za-ce-z"]', // 49 skipEmphasised
      '[0,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],51],["[*","\\t "]],"Dd"]', // 50 skipDesignWords
      '[0,["s",["i","spec"],["[*","A-Za-z"]],"Ss"]', // 51 skipBadTitleName
      '[0,53]', // 52 skipBadTitleDecoration
      '[0,["+",54]]', // 53 skipTitleDecoration
      '[0,["/",["s",55,["?",["[",").:"]],["[+","\\t "]],["s",["[+","IVX"],["[",")."],["[+","\\t "]],["[+","*:_`"],["[","^\\t\\n\\r\\u001b \\"#\'(*/-:<A-[_-{"],["s",["!",56],["[+","\\t "]]],"^\\n\\r\\u001b\\"#\'(/<A-HJ-UWY-[a-{"]', // 54 skipTitleOrnament
      '[0,["s",["[+","0-9"],["*",["s",".",["[+","0-9"]]]]]', // 55 skipNumber
      '[0,["s",["?",57],["[*","\\t "],["?",47],["[*","\\t "],9]]', // 56 skipHeadingEndAhead
      '[0,["s",["[+","\\t "],["[+","#"],["&",["s",["[*","\\t "],["?",47],["[*","\\t "],9]]]]', // 57 skipClosingMarks
      '[0,["[+","*_`"]]', // 58 skipBadTitleMark
      '[0,["*",60]]', // 59 skipMarkedId
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*<_`"],["s",["!",["s",["?",["[+","*_`"]],56]],["/",["[+","\\t "],["[+","*_`"],["[","^\\n\\r"]]]],"^\\n\\r"]', // 60 skipMarkedIdPart
      '[0,["*",62]]', // 61 skipTitleText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",56],["/",["[+","\\t "],63,["[","^\\n\\r"]]]],"^\\n\\r"]', // 62 skipTitlePiece
      '[0,["s",23,["*",["s",["[*","\\t "],23]]]]', // 63 skipInnerNoise
      '[0,["s",["?",57],["[*","\\t "],["?",46],["[*","\\t "],9]]', // 64 skipHeadingEnd
      '[0,["s",["&",66],67],"^\\n\\r"]', // 65 skipSetextAhead
      '[0,["s",["[+","^\\n\\r"],31,14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]]', // 66 skipUnderlined
      '[0,["/",68,["s",["!",73],["[*","^\\n\\r"],31,14,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],9]]]', // 67 skipSetext
      '[0,["s",69,31,14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]]', // 68 skipNamedSetext
      '[0,["/",["s",["?",53],70,71],["s",["?",53],72,71],["s",["?",53],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 69 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 70 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",9]]]', // 71 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 72 skipAnyOtherName
      '[0,["/",23,74,75,84,33,34,["s",14,["/",86,"<!--","|"]]]]', // 73 skipNotSetext
      '[0,["s",14,["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],9]," *\\\\-_"]', // 74 skipThematicBreak
      '[0,["/",["s",["[*","\\t "],76,["/",["[+","\\t "],["&",9]]],["s",["|",0,1,false," "],77,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 75 skipBulletMark
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 76 skipBulletSign
      '[0,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",78,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\u2022\u25aa\u25cf\u25e6"]]],"\u2022\u25aa\u25cf\u25e6"]', // 77 skipDotSign
      '[0,["/",79,80,81,82,83]]', // 78 skipInText
      '[0,["inside",17]]', // 79 readInField
      '[0,["inside",19]]', // 80 readInNotes
      '[0,["inside",0]]', // 81 readInOverview
      '[0,["inside",4]]', // 82 readInOtherSection
      '[0,["inside",18]]', // 83 readInOtherField
      '[0,["s",14,85]," `~"]', // 84 skipFenceStart
      '[0,["/",["s",["s","```",["[*","`"]],["&",["s",["[*","^\\n\\r`"],9]]],["s","~~~",["[*","~"]]],"`~"]', // 85 skipFenceRunHere
      '[0,["/",87,88]]', // 86 skipLabelAhead
      '[0,["s","**",["[+","^\\n\\r*:"],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]', // 87 skipLabel
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",89,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",89,"**",["&",["/",["s",["[*","\\t "],9],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",89,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",89,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],9]]],["s",89,["[*","\\t "],["[",":\uff1a"]],["s",["&",91],["[+","#"],["[+","\\t "],["[*","*_"],89,129]]]', // 88 skipBadLabel
      '[0,90]', // 89 skipKnownName
      '[0,["/",["s",["i","task"],["[+","\\t "],["i","id"]],["i","timestamp"],["i","description"],["s",["i","authentication"],["[+","\\t "],["i","required"]],["s",["i","rate"],["[+","\\t "],["i","limit"]],["s",["i","request"],["[+","\\t "],["/",["i","parameters"],["i","body"]]],["s",["i","response"],["[+","\\t "],["i","(success)"]],["s",["i","error"],["[+","\\t "],["i","responses"]],["i","columns"],["i","indexes"],["i","relationships"],["i","constraints"],["s",["i","semantic"],["[+","\\t "],["i","unit"]],["i","responsibility"],["i","dependencies"],["i","interfaces"],["i","parameters"],["i","returns"],["i","raises"],["s",["i","implementation"],["[+","\\t "],["i","notes"]],["s",["i","estimated"],["[+","\\t "],["i","complexity"]],["s",["i","validation"],["[+","\\t "],["i","criteria"]],["i","severity"]],"AC-EIPR-TVac-eipr-tv\u0130"]', // 90 skipKnownWord
      '[0,["/",["s",["&",["s",92,93]],"####",["|",0,2,false,"#"],["[+","\\t "],["[*","*_"],90,129],["s",["&",["s",92,93]],"###",["[+","\\t "],["[*","*_"],90,129,["[*","\\t "],9]]]', // 91 skipHeadingLabel
      '[0,["s",["?",["s","###",["|",0,3,false,"#"],["[+","\\t "]]],["[*","*_"],["[*","\\t _"]]]', // 92 skipOpen
      '[0,["/",["s",94,95],["s",104,105],["s",110,113],["s",117,118],["s",125,126]]]', // 93 skip_knownName
      '[0,["inside",12]]', // 94 readInContract
      '[0,["/",96,98,99,100,101,102,103],"ADEP-Sadep-s"]', // 95 skipContractName
      '[0,["s",["i","description"],97],"Dd"]', // 96 skipDescriptionName
      '[0,["s",["[*","\\t _"],["/",["[","*:\uff1a"],["s",["[*","#"],["[*","\\t "],9]]]]', // 97 skipClose
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],97],["s",["i","requires"],["[+","\\t _"],["i","authentication"],97]],"ARar"]', // 98 skipAuthenticationName
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],97],"Rr"]', // 99 skipRateLimitName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],97],["s",["i","request"],["[+","\\t _"],["i","params"],97],["s",["i","parameters"],97]],"P-Rp-r"]', // 100 skipRequestParametersName
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],97],"Rr"]', // 101 skipRequestBodyName
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],97],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],97]],"RSrs"]', // 102 skipResponseName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],97],["s",["i","errors"],97],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",97]],"ERer"]', // 103 skipErrorResponsesName
      '[0,["inside",13]]', // 104 readInSchema
      '[0,["/",96,106,107,108,109],"CDFIRcdfir\u0130"]', // 105 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],97],"CFcf"]', // 106 skipColumnsName
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],97],"Ii\u0130"]', // 107 skipIndexesName
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],97],["s",["i","foreign"],["[+","\\t _"],["i","keys"],97]],"FRfr"]', // 108 skipRelationshipsName
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],97],["s",["i","check"],["[+","\\t _"],["i","constraints"],97]],"Cc"]', // 109 skipConstraintsName
      '[0,["/",111,112]]', // 110 skipInMethod
      '[0,["inside",14]]', // 111 readInHeadedMethod
      '[0,["inside",15]]', // 112 readInListedMethod
      '[0,["/",114,115,116,96],"ADEPRTadeprt"]', // 113 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],97],"APap"]', // 114 skipParametersName
      '[0,["/",["s",["/",["i","returns"],["i","return"]],97],["s",["i","return"],["[+","\\t _"],["i","value"],97]],"Rr"]', // 115 skipReturnsName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],97],"ERTert"]', // 116 skipRaisesName
      '[0,["inside",8]]', // 117 readInComponent
      '[0,["/",119,120,121,122,123,124],"C-EIMNPRSUc-eimnprsu\u0130"]', // 118 skipComponentName
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],97],["s",["i","unit"],97]],"SUsu"]', // 119 skipSemanticUnitName
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],97],"PRpr"]', // 120 skipResponsibilityName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],97],["s",["i","depends"],["[+","\\t _"],["i","on"],97]],"Dd"]', // 121 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],97],"IMim\u0130"]', // 122 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],97],["s",["i","notes"],97]],"INin\u0130"]', // 123 skipNotesName
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],97],"CEce"]', // 124 skipComplexityName
      '[0,["inside",16]]', // 125 readInCheck
      '[0,["/",127,128],"CPSVcpsv"]', // 126 skipCheckName
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],97],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],97]],"CVcv"]', // 127 skipCriteriaName
      '[0,["s",["/",["i","severity"],["i","priority"]],97],"PSps"]', // 128 skipSeverityName
      '[0,["s",["[*","\\t *_"],["/",["s",["[",":\uff1a"],["[*","*_"]],["s",["[*","#"],["[*","\\t "],["&",9]]]]]', // 129 skipHeadingLabelEnd
      '[0,["s",14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]," \\\\-="]', // 130 skipBadSetext
      '[0,["s",["&",132],133],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 131 skipSectionAhead
      '[0,["/",["s",14,"#"],66],"^\\n\\r"]', // 132 skipHeadingLike
      '[0,["/",["s",["&",["/",41,42]],14,43,134,64],["s",["&",139],14,43,140,64],["s",["&",66],["&",68],134,64,130]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 133 skipSectionHeading
      '[0,["s",["?",52],["/",["s",70,["&",135]],137],["?",138],["?",52]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 134 skipSectionName
      '[0,["s",["?",136],["*",["s",["[*","\\t "],["[+","*:_`"]]],56]]', // 135 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 136 skipSectionRemark
      '[0,["s",72,["&",135]]]', // 137 skipBadSectionName
      '[0,136]', // 138 skipBadSectionRemark
      '[0,["s",14,"###",["!","#"]]," #"]', // 139 skipH3
      '[0,["s",["?",52],70,["&",135],["?",138],["?",52]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 140 skipOwnName
      '[1,["L",142]]', // 141 leaf
      '[1,["N",2,["s",["!",143],["&",["/",41,42]],14,[":",0,146],["?",150],[":",1,151],152],["s",["&",65],[":",1,151],152,[":",2,153]]]]', // 142 readOtherHeading
      '[0,["q",144]]', // 143 skipCutTitle
      '[0,["@",1,["endsInside",145],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 144 readCutTitle
      '[0,["s",14,"##",["[+","\\t "],70,12]," #"]', // 145 skipWholeTitle
      '[1,["N",1,["s",[":",0,["$",["|",1,6,false,"#"]]],["!","#"],["!",["s",["[*","\\t "],12]],147,["?",149]]],"#"]', // 146 readMark
      '[1,["/",["[+","\\t "],["&",9],148]]', // 147 noteHeadingSpace
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 148 readBadHeadingSpace
      '[1,["M","BadNoise",47]]', // 149 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",50,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 150 readBadSecondTitle
      '[0,["N","TitleText",["*",62]]]', // 151 readTitleText
      '[1,["s",["?",57],["[*","\\t "],["?",149],["[*","\\t "],17]]', // 152 noteHeadingEnd
      '[1,["M",0,["s",14,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],17]]," \\\\-="]', // 153 readBadSetext
      '[1,["L",["/",155,157]],"\\t\\n\\r #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 154 leaf
      '[1,["$",["+",156]]]', // 155 readBlankLines
      '[1,["/",["s",["[*","\\t "],4],["s",["[+","\\t "],12]],"\\t\\n\\r "]', // 156 noteBlankLine
      '[1,["N",6,["s",158,[":",0,["/",162,173]]]],"\\t #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 157 readMetadataLine
      '[1,["/",159,14]]', // 158 noteMetadataLead
      '[1,["/",["s",["[*","\\t "],76,["[+","\\t "]],["s",["|",0,1,false," "],160,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 159 noteBulletLead
      '[1,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",78,["[","\u2022\u25aa\u25cf\u25e6"]],161]],"\u2022\u25aa\u25cf\u25e6"]', // 160 noteDotSign
      '[1,["M","BadBullet",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 161 readBadBullet
      '[1,["N",4,["s",["&",["s",92,163]],[":",0,164],["[*","\\t "],[":",1,170],172]],"#*T_t"]', // 162 readTaskIdLabel
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],97],"Tt"]', // 163 skipTaskIdName
      '[1,["/",165,167]]', // 164 read_label
      '[0,["N",3,["s","**",[":",0,166],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]]', // 165 readLabel
      '[0,["N","LabelName",["[+","^\\n\\r*:"]]]', // 166 readLabelName
      '[1,["M",1,["s","__",[":",0,168],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,169],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,169],"**",["&",["/",["s",["[*","\\t "],9],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,169],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,169],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],9]]],["s",[":",0,169],["[*","\\t "],["[",":\uff1a"]],["s",["&",91],["[+","#"],["[+","\\t "],["[*","*_"],[":",0,169],129]]]', // 167 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 168 readUnderscoredName
      '[0,["N","KnownName",90]]', // 169 readKnownName
      '[0,["N","LineValue",["*",171]]]', // 170 readLineValue
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",["s",47,9]],["/",47,["[","\\u001b<"]]]],"^\\n\\r"]', // 171 skipLinePiece
      '[1,["s",["?",149],17]]', // 172 noteValueEnd
      '[1,["N",5,["s",["&",["s",92,174]],[":",0,164],["[*","\\t "],[":",1,170],172]],"#*T_t"]', // 173 readTimestampLabel
      '[0,["s",["i","timestamp"],97],"Tt"]', // 174 skipTimestampName
      '[0,["L",["&",176]]," *\\\\-<[_`~\u25c1\\ud83e"]', // 175 leaf
      '[0,["/",["s",14,["/",["[","<`~"],["i","*g"]]],177,74]," *\\\\-<[_`~\u25c1\\ud83e"]', // 176 skipClosedStart
      '[0,["s",14,["/",25,178,180,28]]," <[\u25c1\\ud83e"]', // 177 skipAsideAhead
      '[0,["s",179,["&",["s",["[*","\\t "],["/",31,12,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 178 skipLateEnd
      '[0,["/",["s","</",26,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 179 skipThoughtTagEnd
      '[0,["s",["?",["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]],30],"<["]', // 180 skipTurnOpen
      '[1,["L",182]]', // 181 leaf
      '[1,["M",2,["s",["?",31],14,[":",0,183]]],"\\n\\r <[\u25c1"]', // 182 readBadThought
      '[0,["/",["@",1,"<",184,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 183 readThoughtOpen
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],185],"Ta-z"]', // 184 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 185 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",187],["[","^"]],null,0,false]]]', // 186 text
      '[0,["q",188]]', // 187 skipOwnThoughtClose
      '[0,["same",6,189],"<[\u25c1"]', // 188 readOwnThoughtClose
      '[0,["/",190,191],"<[\u25c1"]', // 189 readThoughtClose
      '[0,["/",["@",1,"</",184,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 190 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 191 readAnalysisEnd
      '[1,["L",193]]', // 192 leaf
      '[1,["/",194,195]]', // 193 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",187,["[*","\\t "]]]]', // 194 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 195 readMissingThoughtEnd
      '[1,["L",["/",197,199]],"\\n\\r <[\u25c1\\ud83e"]', // 196 leaf
      '[1,["N","ForeignCall",["s",198,["[*","^\\n\\r"],17,["*",["s",["!",36],["!",22],["!",33],15]]]]]', // 197 readForeignCall
      '[1,["M","BadForeignCall",["s",["?",31],14,28]],"\\n\\r <[\\ud83e"]', // 198 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",31],200]],"\\n\\r <[\u25c1"]', // 199 readBadThoughtEnd
      '[0,["s",14,178]," <[\u25c1"]', // 200 skipThoughtEndAhead
      '[1,["L",202]]', // 201 leaf
      '[1,["M","BadTurn",["s",["?",31],14,180]],"\\n\\r <["]', // 202 readBadTurn
      '[0,[[["[","^"],null,0,false]]]', // 203 text
      '[1,["L",["/",205,206,212,221,222]]," *\\\\-<_`~"]', // 204 leaf
      '[0,["N","Rule",["s",["&",74],["[+","^\\n\\r"]]]," *\\\\-_"]', // 205 readRule
      '[0,["N",8,["s",["&",207],"*",["+",["s",["!",208],["[","^\\n\\r"]]],[":",0,["?",210]],["[*","^\\n\\r"]]],"*"]', // 206 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],9]],["[","^\\n\\r"]]],"*",["[*","\\t "],9],"*"]', // 207 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],209]]', // 208 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 209 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],211]]', // 210 readFooterTime
      '[0,["N",7,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 211 readFooterStamp
      '[1,["handing",5,["N",9,["s",["!",36],14,["hand",5,[],[":",0,213]],[":",1,214],17,[":",2,215],[":",3,["/",219,220]]]]]," `~"]', // 212 readFence
      '[0,["/",["@",0,["$",["s","```",["[*","`"]]],["&",["s",["[*","^\\n\\r`"],9]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 213 readFenceRunHere
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 214 readFenceInfo
      '[1,["N","FenceBody",["*",["s",["!",216],15]]]]', // 215 readFenceBody
      '[0,["s",14,217,["[*","\\t "],["&",9]]," `~"]', // 216 skip_fenceClose
      '[0,["q",218]]', // 217 skipClosingRun
      '[0,["closes",5,39],"`~"]', // 218 readClosingRun
      '[0,["N","FenceClose",216]]', // 219 readFenceClose
      '[1,["M","MissingFenceEnd",12]]', // 220 readMissingFenceEnd
      '[1,["N","Comment",["s",14,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],4]]],"-->",["[*","^\\n\\r"]]]," <"]', // 221 readComment
      '[1,["M","MissingCommentEnd",["s",14,"<!--",["*",15]]]," <"]', // 222 readMissingCommentEnd
      '[1,["L",["?",224]]]', // 223 leaf
      '[1,["/","\\n",5],"\\n\\r"]', // 224 readEol
      '[1,["L",226]]', // 225 leaf
      '[1,["/",227,230,232,291,298,299]]', // 226 readOpenBlock
      '[1,["M","MissingMarkEnd",228,["s",["&",42],143]]," #*+\\\\-`"]', // 227 readMissingMarkEnd
      '[0,["s",14,["/",["s",["|",1,6,false,"#"],["[*","\\t "]],["s","**",["[+","^\\n\\r*"],["?","*"]],"**",229,["[","*+\\\\-"],["|",1,2,false,"`"]],12]," #*+\\\\-`"]', // 228 skipCutMark
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 229 skipFooterCut
      '[1,["N",10,["s",14,["!",231],[":",0,146],[":",1,151],152]]]', // 230 readSubheading
      '[0,["s",["/",["!",80],["&",["s",92,124]]],91]]', // 231 skipEndingHeadingLabel
      '[1,["N",19,["s",[":",0,233],["?",["s",234,246]],[":",1,["?",247]],[":",2,265]]]]', // 232 readBullet
      '[1,["/",["@",0,["$",["[*","\\t "]],76,["/",["[+","\\t "],["&",9]]],["@",0,["$",["|",0,1,false," "]],160,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 233 readBulletColumn
      '[0,["/",235,236,237,238,239,["s",240,["!",94]],["s",241,["!",117]],["s",242,["!",125]]]]', // 234 skipInList
      '[0,["inside",1]]', // 235 readInStack
      '[0,["inside",2]]', // 236 readInAssumptions
      '[0,["inside",21]]', // 237 readInEntries
      '[0,["inside",22]]', // 238 readInFailures
      '[0,["inside",3]]', // 239 readInNames
      '[0,["inside",5]]', // 240 readInContracts
      '[0,["inside",7]]', // 241 readInComponents
      '[0,["/",243,244,245]]', // 242 skipInChecklist
      '[0,["inside",9]]', // 243 readInFlatChecklist
      '[0,["inside",10]]', // 244 readInPlainChecklist
      '[0,["inside",11]]', // 245 readInDeepChecklist
      '[1,["M","BadBox",["s","[",["["," Xx"],"]",["[+","\\t "]]]]', // 246 readBadBox
      '[1,["/",["@",1,238,["/",248,251]],257,258,260]]', // 247 readBulletContent
      '[0,["N",12,["s","**",[":",0,249],["[+","\\t "],[":",1,250],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 248 readFailure
      '[0,["N",11,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 249 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 250 readFailureCode
      '[0,["N",14,["s",252,[":",0,249],["[*","\\t (*_`"],[":",1,250],["?",")"],253],["s",252,[":",0,249],["[*","\\t (*_`"],[":",1,254],["?",")"],253],["s",252,[":",0,249],253,[":",1,["?",["@",0,256,253]]]],["s",252,[":",0,249],["[*","\\t (*_`"],[":",1,["/",254,256]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],9]]]],"*1-5H_`h"]', // 251 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 252 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 253 skipFailureSeparator
      '[0,["N",13,[":",0,["|",2,5,true,255,["[+","\\t "]]]],"A-Z"]', // 254 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 255 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 256 readConstantCode
      '[1,["N",15,["s",[":",0,164],["[*","\\t "]]]]', // 257 readLabelledItem
      '[0,["N",16,["s","`",[":",0,259],"`",["[*","\\t "],":",["[*","\\t "]]]]', // 258 readCodeItem
      '[0,["N","CodeName",["[+","^\\n\\r`"]]]', // 259 readCodeName
      '[0,["N",17,["s",[":",0,261],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 260 readLooseItem
      '[0,["/",["@",1,"**",262,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],9]]]],["@",1,"*",262,"*"],["@",1,"`",259,"`"],264],"*A-Z_-z"]', // 261 readLooseName
      '[0,["/",["@",1,"`",259,"`"],263],"^\\n\\r*:"]', // 262 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 263 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 264 readBareName
      '[1,["N","BulletText",["s",["*",266],["/",["s",17,["*",["s",["!",270],290]]],["&",178]]]]]', // 265 readBulletText
      '[0,["/",["[+","^\\n\\r<[\u25c1"],267,["s",["!",178],["[","<[\u25c1"]]],"^\\n\\r"]', // 266 skipTextUnits
      '[0,["s",25,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],268]]', // 267 skipNamedThought
      '[0,["/",179,269],"<[\u25c1"]', // 268 skipThoughtClose
      '[0,["q",191]]', // 269 skipAnalysisEnd
      '[0,["/",22,74,33,34,84,75,["s",["&",271],275],["s",14,["/","<!--","|"]],276,177,228,["s",["&",277],["/",278,68]]],"^"]', // 270 skipParagraphStop
      '[0,["s",272,274],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 271 skipLabelGate
      '[0,["/",273,14]]', // 272 skipAnyLead
      '[0,["/",["s",["[*","\\t "],76,["[+","\\t "]],["s",["|",0,1,false," "],77,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 273 skipBulletLead
      '[0,["/",["[","*_"],90,"###"],"#*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 274 skipLabelMark
      '[0,["s",14,86]]', // 275 skipLabelLine
      '[0,["s",47,["/",9,33]]]', // 276 skipNoiseAlone
      '[0,["s",["[*","^\\n\\r"],31,["[","\\t \\\\-:=|"]],"^"]', // 277 skipMarksBelow
      '[0,["q",279]]', // 278 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",280],[":",0,281],284,[":",1,286],["test",true,1]]],"^\\n\\r"]', // 279 readTableHead
      '[0,["s",["[*","^\\n\\r|"],"|",["[*","^\\n\\r"],31,["[","\\t \\\\-:|"]],"^\\n\\r"]', // 280 skipTableAhead
      '[0,["N",18,["s",["[*","\\t "],"|",[":",0,["|",1,null,true,283,282]],["?","|"],["[*","\\t "],["&",9]],["s",["[*","\\t "],[":",0,["|",2,null,true,283,282]],["?","|"],["[*","\\t "],["&",9]],["s",["[*","\\t "],[":",0,["|",1,1,true,283]],"|",["[*","\\t "],["&",9]]]]', // 281 readTableRow
      '[0,["s","|",["!",["s",["[*","\\t "],9]]]]', // 282 skipCellGap
      '[0,["N","Cell",["*",["/",["[+","^\\n\\r\\\\\\\\|"],["s","\\\\",["?",["[","\\\\\\\\|"]]]]]]]', // 283 readCell
      '[1,["/",224,285]]', // 284 readLineEnd
      '[0,["!",["[","^"]]]', // 285 readEof
      '[1,["@",2,14,["?","|"],["|",1,null,true,287,"|"],["?","|"],["[*","\\t "],17],"\\t \\\\-:|"]', // 286 readDelimiterRow
      '[0,["t",[0,1,2,3,4],288,["?",":"],["|",1,null,true,"-"],["?",":"],288],"\\t \\\\-:"]', // 287 readDelimiterCell
      '[0,["|",0,null,true,289]]', // 288 readBlanks
      '[0,["$",["[","\\t "]]]', // 289 readBlank
      '[1,["/",["s",["*",266],4],["+",266]],"^"]', // 290 noteTextLine
      '[1,["N",20,["s",["&",280],[":",0,281],17,[":",1,286],["test",true,2],[":",2,["|",0,null,true,292]]],["s",["&",294],[":",0,295],[":",2,["|",0,null,true,292]]]],"^\\n\\r"]', // 291 readTable
      '[1,["/",["@",1,["&",["s",["[*","\\t "],"|"]],281,17],["@",2,["!",22],["!",293],281,4],["@",2,["!",22],["!",293],281,["&",12]]]]', // 292 read_tableRow
      '[0,["/",36,74,33,84,75,275,276]]', // 293 skipRowStop
      '[0,["s",14,"|",["[*","^\\n\\r"],31,14,"|"]," |"]', // 294 skipPipedLines
      '[1,["M",3,["s",[":",0,281],4,["?",296]]],"^"]', // 295 readBadTable
      '[1,["s",14,"|",["|",1,null,false,297,"|"],["?","|"],["[*","\\t "],17]," |"]', // 296 noteBadDelimiter
      '[0,["s",["[*","\\t "],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t "]],"\\t \\\\-:"]', // 297 skipDelimiterCell
      '[1,["M","BadNoiseLine",["s",47,["?",17]]]]', // 298 readBadNoiseLine
      '[1,["N","Paragraph",["s",["!",228],["!",36],290,["*",["s",["!",270],290]]]],"^"]', // 299 readParagraph
      '[0,["L",["&",301]]," `~"]', // 300 leaf
      '[0,["s",["&",19],["!",302]]," `~"]', // 301 skipWholeWrapper
      '[0,["s",303,["*",["/",313,["s",["!",20],["!",13],315]]],13]]', // 302 skipExampleAhead
      '[0,["q",304]]', // 303 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],305],["|",1,null,true,["t",[0,1],["!",36],["/",307,["t",[0,1],["!",20],309]]]],["|",0,null,true,["t",[0,1],["!",36],309]],312,284]]," `~"]', // 304 readWrapperShape
      '[1,["@",0,306,17]]', // 305 readFenceOpen
      '[0,["/",["@",1,14,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",9]],["@",1,14,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 306 readFenceHead
      '[1,["t",[0,1],308,284]]', // 307 readClosedFence
      '[1,["handing",5,["t",[0,1,2],["hand",5,[],305],["|",0,null,true,["t",[0,1],["!",216],309]],310]]," `~"]', // 308 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],224],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 309 readLine
      '[0,["t",[0,1,2,3],311,218,288,["&",9]]," `~"]', // 310 read_fenceClose
      '[0,["|",0,3,true," "]]', // 311 readIndent
      '[0,["t",[0,1,2,3],311,38,288,["&",9]]," `~"]', // 312 read_wrapperEnd
      '[0,["s",314,9]]', // 313 skipClosedFence
      '[0,["q",308]]', // 314 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],10],["[+","^\\n\\r"]],"^"]', // 315 skipLine
      '[1,["L",317]]', // 316 leaf
      '[1,["M",4,["s",["&",19],[":",0,305]]]," `~"]', // 317 readBadWrapper
      '[1,["L",319]]', // 318 leaf
      '[1,["N",21,["s",["&",["/",41,42]],14,[":",0,146],[":",1,320],152],["s",["&",65],[":",1,320],152,[":",2,153]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 319 readTitleHeading
      '[1,["/",["@",9,["&",49],["?",321],322,["?",324],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",324],["[*","\\t "],325,["?",["[+","*_`"]]],["@",4,["?",321],322,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],151]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 320 readDocumentTitle
      '[1,["M","BadTitleDecoration",53]]', // 321 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],323],["[*","\\t "]],"Dd"]', // 322 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 323 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 324 readBadTitleMark
      '[0,["N","MarkedId",["*",60]]]', // 325 readMarkedId
      '[0,["L",["s",["!",36],["!",131],["!",327]]]]', // 326 leaf
      '[0,["/",["s",["!",143],["&",["/",41,42]],14,43,["?",328],61,64],["s",["&",65],61,64,130]]]', // 327 skipOtherHeading
      '[0,["&",["s",50,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 328 skipBadSecondTitle
      '[1,["L",330]]', // 329 leaf
      '[1,["N",23,["s",["&",["s",331,332]],[":",0,333]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 330 readOverviewHeading
      '[0,["/",["s",14,["|",1,3,false,"#"],["[*","\\t "],["?",47],["?",53]],["?",53]]]', // 331 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 332 skipOverviewName
      '[1,["N",22,["s",["&",["/",41,42]],14,[":",0,146],[":",1,334],152],["s",["&",139],14,[":",0,146],[":",1,337],152],["s",["&",66],["&",68],[":",1,334],152,[":",2,153]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 333 readSectionHeading
      '[1,["N","SectionName",["s",["?",321],["/",["s",70,["&",135]],335],["?",336],["?",321]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 334 readSectionName
      '[1,["M","BadSectionName",["s",72,["&",135]]]]', // 335 readBadSectionName
      '[1,["M","BadSectionRemark",136]]', // 336 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",321],70,["&",135],["?",336],["?",321]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 337 readOwnName
      '[1,["L",339]]', // 338 leaf
      '[1,["+",156]]', // 339 noteBlankLines
      '[0,["L",["!",341]]]', // 340 leaf
      '[0,["/",36,["s",["&",132],["/",133,342]]],"^\\n\\r"]', // 341 skipSectionStop
      '[0,["s",["!",343],327]]', // 342 skipOtherSectionAhead
      '[0,["/",["s",240,344,345],["s",350,344,351],["s",241,344,352],["s",243,42],["s",["&",65],353]]]', // 343 skipClaimed
      '[0,["s",14,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",47]]," #"]', // 344 skipHashes
      '[0,["s",["?",["s",346,["[+","\\t "]]],["?",347],["[*","*_`"],348,["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 345 skipEndpointAhead
      '[0,["/",["s",55,["[",")."]],["s",["[+","0-9"],".",55]],"0-9"]', // 346 skipTitleNumber
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],55]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 347 skipEndpointWord
      '[0,["s",["|",2,10,false,["[","A-Za-z"]],["*",["s",349,["|",2,10,false,["[","A-Za-z"]]]]],"A-Za-z"]', // 348 skip_methodWords
      '[0,["/","/",["s",["[+","\\t "],"/",["[+","\\t "]],["s",["[*","\\t "],["[","&+,|"],["[*","\\t "]],["s",["[+","\\t "],["/",["i","or"],["i","and"]],["[+","\\t "]]],"\\t &+,/|"]', // 349 skipMethodsGap
      '[0,["inside",6]]', // 350 readInSchemas
      '[0,["s",["?",["s",346,["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 351 skipTableWord
      '[0,["s",["?",["s",346,["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 352 skipComponentWord
      '[0,["/",["s",117,354],["s",["!",396],["/",["s",240,404],["s",350,417],["s",241,430],["s",242,431]]]]]', // 353 skipItemAhead
      '[0,["/",["s",355,["!",357],14,43,358,64],["s",355,["!",80],14,43,394,358,["[*","*"],64],["s",["&",65],["&",356],358,64,130]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 354 skipMethodHeading
      '[0,["/",["&",["s",139,356]],["s",["&",["s",14,"####"]],["!",["s",14,231]]]]," #"]', // 355 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 356 skipParenthesis
      '[0,["s",80,["!",356]]]', // 357 skipTextInNotes
      '[0,["s",["[*","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],359,360,["?",382],392],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 358 skipSignature
      '[0,["s",["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"],["*",["s","-",["!",">"],["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"]]]]]', // 359 skipSignatureName
      '[0,["/",["s",["[*","\\t "],361],381]]', // 360 skipSignatureList
      '[0,["s","(",["[*","\\t "],["*",362],380]]', // 361 skipParameters
      '[0,["/",["s",363,["?",["s",",",["[*","\\t "]]]],379],"^\\n\\r)`"]', // 362 skipParameterItem
      '[0,["/",["s",364,["[*","\\t "],["?",["s",":",["[*","\\t "],366]],["?",["s","=",["[*","\\t "],374]],["&",378]],["s",364,["[*","\\t "],":",["[*","\\t "],["[+","^\\n\\r)"]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 363 skipParameter
      '[0,365]', // 364 skipParameterName
      '[0,["/",["s",["?",["/","**","*"]],359],"*","/"],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 365 skip_parameterName
      '[0,367]', // 366 skipTypeText
      '[0,["s",["+",368],["?",["s",372,["+",373],["&",["[","),="]]]]]]', // 367 skip_typeText
      '[0,["/",["[+","^\\n\\r\\"\'-),\\\\-=[]`{}\u2013\u2192"],369,371,["s",["!",372],["[","^\\n\\r\\"\'-),=[]`{}"]]],"^\\n\\r),=]`}"]', // 368 skipTypePiece
      '[0,["deep",["/",["s","(",370,")"],["s","[",370,"]"],["s","{",370,"}"]]],"([{"]', // 369 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],369,371]]]', // 370 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",9]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",9]]]],"\\"\'"]', // 371 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 372 skipArrow
      '[0,["/",369,371,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 373 skipResultPiece
      '[0,375]', // 374 skipDefaultText
      '[0,["s",["+",["/",376,377]],["?",["s",372,["+",["/",376,373,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 375 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 376 skipLambdaHead
      '[0,["/",369,371,["s",["!",372],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 377 skipDefaultPiece
      '[0,["/",",",")",["s",["[*","\\t "],["[*","`"],9],["s",["[*","\\t "],372]]]', // 378 skipParameterEnd
      '[0,["/",["s",",",["[*","\\t "]],["s",372,["+",["/",373,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",372],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 379 skipBadParameter
      '[0,["/",")",""]]', // 380 skipParametersEnd
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],9],372]]]]', // 381 skipMissingParameters
      '[0,["s",["[*","\\t "],["/",383,385],["[*","\\t "],389],"\\t \\\\-:=\u2013\u2192"]', // 382 skipResult
      '[0,["/","->",384],"\\\\-=\u2013\u2192"]', // 383 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 384 skipBadArrow
      '[0,["s",":",["&",["s",["[*","\\t "],386,["[*","\\t "],["/",["[+","`"],388]]]]]', // 385 skipBadColonArrow
      '[0,["s",["[","A-Z_a-z"],["*",["/",369,387,["[","^\\t\\n\\r (-*:<[]`{}\u2013\u2014"]]]]]', // 386 skipColonType
      '[0,["deep",["s","<",["*",["/",387,["[","^\\n\\r<>`"]]],">"]]]', // 387 skipAngled
      '[0,["s",["[*","*"],56]]', // 388 skipSignatureTail
      '[0,["+",390]]', // 389 skipResultText
      '[0,["/",369,371,["[+","^\\t\\n\\r\\u001b \\"#\'-*:<[]`{}"],["s",["!",388],["/",["[+","*"],["[+","\\t "],391,["[","^\\n\\r\\"\'-):[]`{}"]]],["s",["!",["s",":",["[*","\\t "],["[*","`"],["[*","\\t "],388]],":"]],"^\\n\\r)]`}"]', // 390 skipReturnPiece
      '[0,["s",24,["*",["s",["[*","\\t "],24]]]]', // 391 skipTemplateTokens
      '[0,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",393]]]', // 392 skipSignatureEnd
      '[0,["s",["!",388],["+",62]],"^\\n\\r"]', // 393 skipBadSignatureRest
      '[0,["+",395]]', // 394 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",346,["s",55,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 395 skipMethodOrnament
      '[0,["s",["&",397],["!",245],["!",398],["!",["s",344,["/",345,351,352]]]]," #"]', // 396 skipNoItem
      '[0,["s",14,"####",["!","#"]]," #"]', // 397 skipH4
      '[0,["s",["&",399],["/",["!",401],402]]," #"]', // 398 skipDeepItem
      '[0,["s",397,["!",400]]]', // 399 skipDeepTitle
      '[0,["s",["[+","\\t "],["/",["s",["?","`"],["?",["s","async",["[+","\\t "]]],359,"(",["[*","^\\n\\r*"],9],["s",["[*","*_"],90,129]]]]', // 400 skipDeepOther
      '[0,["/",94,104,117,125]]', // 401 skipInItem
      '[0,["q",403]]', // 402 skipWasDeep
      '[0,["same",1,""]]', // 403 readWasDeep
      '[0,["/",["s",["&",["/",42,139,397]],["?",405],14,43,406,64],["s",["&",["/",139,399]],["?",405],14,43,61,64],["s",["&",65],["&",345],406,64,130]]," #*0-9A-Z_-z"]', // 404 skipContractHeading
      '[0,["s",["&",397],""]," #"]', // 405 skipIsDeep
      '[0,["s",["?",407],["?",408],409,413,["?",415],["?",416]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 406 skipEndpoint
      '[0,["s",["/",346,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 407 skipBadTitleNumber
      '[0,347]', // 408 skipBadEndpointWord
      '[0,["/",410,411,412],"*A-Z_-z"]', // 409 skipEndpointMethod
      '[0,["s",["[*","*_`"],["s",["|",2,10,false,["[","A-Za-z"]],["+",["s",349,["|",2,10,false,["[","A-Za-z"]]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],["&","/"]],"*A-Z_-z"]', // 410 skipMethodWords
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 411 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 412 skipBadMethodName
      '[0,["s",["&","/"],["+",414]],"/"]', // 413 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],56]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",47],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 414 skipPathPart
      '[0,["s",["[+","*_`"],["&",56]]]', // 415 skipBadPathEnd
      '[0,["s",["!",56],["+",62]],"^\\n\\r"]', // 416 skipBadTitleRest
      '[0,["/",["s",["&",["/",42,139,397]],["?",405],14,43,["?",407],["&",351],418,64],["s",["&",["/",139,399]],["?",405],14,43,["?",407],["?",429],61,64],["s",["&",65],["&",351],418,64,130]]," #*0-9T_`t"]', // 417 skipSchemaHeading
      '[0,["/",419,426],"^\\n\\r"]', // 418 skip_pair
      '[0,["q",420]]', // 419 skipBadPair
      '[1,["handing",3,["M",5,["s",["hand",3,[],[":",0,421]],[":",1,422],":",["[*","\\t "],423,["[*","\\t "],[":",2,151]],["s",["hand",3,[],[":",0,421]],[":",1,422],423,["[*","\\t "],":",["[*","\\t "],[":",2,151]],["s",["hand",3,[],[":",0,421]],[":",1,422],":",["[*","\\t "],[":",2,425],423,["&",56]]]],"*_`"]', // 420 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 421 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",423],["[","*_`"]]]]],"^\\n\\r:"]', // 422 readMarkedName
      '[0,["q",424]]', // 423 skipSameMark
      '[0,["same",3,421],"*_`"]', // 424 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",423],["[","*_`"]]]]],"^\\n\\r"]', // 425 readMarkedValue
      '[0,["s",427,":",["[*","\\t "],61],"^\\n\\r"]', // 426 skipPair
      '[0,["*",428]]', // 427 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 428 skipPairPiece
      '[0,["/",["s",["/",["i","table"],["i","component"]],["[+","\\t "],55,["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","service"],["i","module"],["i","class"],["i","entity"],["i","collection"],["i","model"]],["?",["s",["[+","\\t "],55]],["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],56]]]],"CEMSTcemst"]', // 429 skipLooseWord
      '[0,["/",["s",["&",["/",42,139,397]],["?",405],14,43,["?",407],["&",352],418,64],["s",["/",["s",["&",139],["!",["s",117,354]]],["&",399]],["?",405],14,43,["?",407],["?",429],61,64],["s",["&",65],["&",352],418,64,130]]," #*0-9C_`c"]', // 430 skipComponentHeading
      '[0,["/",["s",432,["?",405],14,43,["?",407],418,64],["s",432,["?",405],14,43,["?",407],61,64],["s",["&",65],418,64,130]]]', // 431 skipCheckHeading
      '[0,["/",["&",139],["&",399],["s",243,["&",42]],["s",245,["&",397]]]]', // 432 skipCheckLevel
      '[1,["L",434]]', // 433 leaf
      '[1,["N",24,["s",["&",["s",331,["i","tech"]]],[":",0,333]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 434 readStackHeading
      '[1,["L",436]]', // 435 leaf
      '[1,["N",25,["s",14,[":",0,164],["[*","\\t "],[":",1,170],172]]]', // 436 readTechnology
      '[1,["L",438]]', // 437 leaf
      '[1,["N",26,["s",["&",["s",331,["i","assumption"]]],[":",0,333]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 438 readAssumptionsHeading
      '[1,["L",440]]', // 439 leaf
      '[1,["M","MissingItem",["s",["&",["s",14,"**",90,97]],15,["*",["s",["!",270],15]]]]," *"]', // 440 readMissingItem
      '[1,["L",442]]', // 441 leaf
      '[1,["N",27,["s",["&",["s",331,443]],[":",0,333]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 442 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 443 skipContractsName
      '[0,["L",["!",445]]]', // 444 leaf
      '[0,["/",36,["s",["&",132],["/",446,["s",117,447],133,342,353]]],"^\\n\\r"]', // 445 skipItemStop
      '[0,["s",["&",139],14,43]," #"]', // 446 skipAnyItemAhead
      '[0,["s",14,"####",["[+","\\t "],["?","`"],["?",["s","async",["[+","\\t "]]],359,"(",["[*","^\\n\\r*"],9]," #"]', // 447 skipMethodAhead
      '[1,["L",449]]', // 448 leaf
      '[1,["N",31,["s",["&",["/",42,139,397]],[":",0,["?",450]],14,[":",1,146],[":",2,451],152],["s",["&",["/",139,399]],[":",0,["?",450]],14,[":",1,146],[":",3,151],152],["s",["&",65],["&",345],[":",2,451],152,[":",4,153]]]," #*0-9A-Z_-z"]', // 449 readContractHeading
      '[0,["@",1,["&",397],""]," #"]', // 450 readIsDeep
      '[1,["N",30,["s",["?",452],["?",453],[":",0,454],[":",1,458],["?",459],["?",460]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 451 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",346,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 452 readBadTitleNumber
      '[1,["M","BadEndpointWord",347]]', // 453 readBadEndpointWord
      '[1,["/",455,456,457],"*A-Z_-z"]', // 454 readEndpointMethod
      '[0,["N",28,["s",["[*","*_`"],[":",0,["$",["s",["|",2,10,false,["[","A-Za-z"]],["+",["s",349,["|",2,10,false,["[","A-Za-z"]]]]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],["&","/"]]],"*A-Z_-z"]', // 455 readMethodWords
      '[0,["N",29,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 456 readMethodWord
      '[1,["M",6,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 457 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",414]]],"/"]', // 458 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",56]]]]', // 459 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",56],["+",62]]],"^\\n\\r"]', // 460 readBadTitleRest
      '[1,["L",["/",462,474,486,492,497,501]]]', // 461 leaf
      '[1,["N",32,["s",[":",0,463],[":",1,470],[":",2,164],["[*","\\t "],[":",3,170],172]]]', // 462 readTextHead
      '[0,["/",["@",1,94,["/",464,465]],["@",1,104,464],["@",1,110,["/",466,464]],["@",2,["!",110],117,["/",467,468]],["@",1,125,469]]]', // 463 readTextLabel
      '[0,["N","DescriptionLabel",["&",["s",272,92,96]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 464 readDescriptionLabel
      '[0,["N","RateLimitLabel",["&",["s",272,92,99]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 465 readRateLimitLabel
      '[0,["N","ReturnsLabel",["&",["s",272,92,115]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 466 readReturnsLabel
      '[0,["N","SemanticUnitLabel",["&",["s",272,92,119]]],"\\t #*+\\\\-0-9SU_su\u2022\u25aa\u25cf\u25e6"]', // 467 readSemanticUnitLabel
      '[0,["N","ResponsibilityLabel",["&",["s",272,92,120]]],"\\t #*+\\\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6"]', // 468 readResponsibilityLabel
      '[0,["N","ValidationCriteriaLabel",["&",["s",272,92,127]]],"\\t #*+\\\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6"]', // 469 readValidationCriteriaLabel
      '[1,["/",471,472]]', // 470 readLabelHolds
      '[1,["/",["{",3,["s",[":",0,["$",["[*","\\t "]]],76,["[+","\\t "]]],["{",4,["s",[":",0,["$",["|",0,1,false," "]]],160,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 471 readBulletHolds
      '[0,["@",1,14,["?",["@",1,["&",["s",473,["[*","\\t "],9]],""]]]]', // 472 readLineHolds
      '[0,["/",87,88]]', // 473 skip_label
      '[1,["N",33,["s",94,[":",0,475],[":",1,470],[":",2,164],["[*","\\t "],[":",3,["?",476]],[":",4,170],172]]]', // 474 readAnswerHead
      '[0,["N","AuthenticationRequiredLabel",["&",["s",272,92,98]]],"\\t #*+\\\\-0-9AR_ar\u2022\u25aa\u25cf\u25e6"]', // 475 readAuthenticationRequiredLabel
      '[1,["/",["@",1,477,479,["[*","*`"]],["@",1,477,481,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 476 readAnswer
      '[1,["*",["/",["[+","\\t *`"],478]]]', // 477 noteAnswerGap
      '[1,["s",4,["*",156],["!",270]]]', // 478 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",480],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 479 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],12]]]', // 480 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",482],["!",484]]],"FNfn"]', // 481 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],12]],["s",9,["/",12,["&",["/",22,483]]]]]]]]]', // 482 skipNoEnd
      '[0,["/",22,270],"^"]', // 483 skipFieldStop
      '[0,["s",["+",["s",["!",485],["[","^\\n\\r"]]],485],"^\\n\\r"]', // 484 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 485 skipExceptionWord
      '[1,["N",34,["s",94,[":",0,487],[":",1,470],[":",2,164],["[*","\\t "],[":",3,490],172]]]', // 486 readJsonHead
      '[0,["/",488,489],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 487 readJsonLabel
      '[0,["N","RequestBodyLabel",["&",["s",272,92,101]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 488 readRequestBodyLabel
      '[0,["N","ResponseSuccessLabel",["&",["s",272,92,102]]],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 489 readResponseSuccessLabel
      '[0,["/",491,170]]', // 490 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],9]]]]]', // 491 readTemplateRemark
      '[1,["N",35,["s",104,[":",0,493],[":",1,470],[":",2,164],["[*","\\t "],[":",3,170],172]]]', // 492 readSqlHead
      '[0,["/",494,495,496],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 493 readSqlLabel
      '[0,["N","IndexesLabel",["&",["s",272,92,107]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 494 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",272,92,108]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 495 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",272,92,109]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 496 readConstraintsLabel
      '[1,["N",37,["s",["!",110],117,[":",0,498],[":",1,470],[":",2,164],["[*","\\t "],[":",3,["?",499]],[":",4,170],172]]]', // 497 readNumberHead
      '[0,["N","EstimatedComplexityLabel",["&",["s",272,92,124]]],"\\t #*+\\\\-0-9CE_ce\u2022\u25aa\u25cf\u25e6"]', // 498 readEstimatedComplexityLabel
      '[1,["@",1,477,500,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 499 read_wholeNumber
      '[0,["N",36,[":",0,["$",["[+","0-9"]]]]]', // 500 readWholeNumber
      '[1,["N",39,["s",125,[":",0,502],[":",1,470],[":",2,164],["[*","\\t "],[":",3,["?",503]],[":",4,170],172]]]', // 501 readSeverityHead
      '[0,["N","SeverityLabel",["&",["s",272,92,128]]],"\\t #*+\\\\-0-9PS_ps\u2022\u25aa\u25cf\u25e6"]', // 502 readSeverityLabel
      '[1,["@",1,504,505,["[*","\\"*`"],["&",507]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 503 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],478]]]', // 504 noteSeverityGap
      '[0,["N",38,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",506]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 505 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 506 skip_severityWord
      '[0,["/",["s",["[*","\\t "],9],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",506],["[","^\\n\\r"]]],9]]]', // 507 skipSeverityRest
      '[0,["L",["s",["&",176],["!",509]]]," *\\\\-<[_`~\u25c1\\ud83e"]', // 508 leaf
      '[0,["/",["s",["&",271],["/",510,511]],445,74,517,532]]', // 509 skipFieldEnd
      '[0,["/",["s",["!",80],14,86],["s",80,14,["/",["!","#"],["&",231]],["&",["s",92,118]],86]]]', // 510 skipPlainLabelAhead
      '[0,["s",["&",["s",273,["&",["s",92,93]],86]],["!",512]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 511 skipBulletLabelAhead
      '[0,["/",513,["&",["s",515,273]],["s",["|",0,3,false," "],"\\t"]]]', // 512 skipHeldBullet
      '[0,["q",514]]', // 513 skipHoldsAll
      '[0,["same",4,""]]', // 514 readHoldsAll
      '[0,["q",516]]', // 515 skipHoldsRun
      '[0,["closes",4,["|",1,null,true," "]]," "]', // 516 readHoldsRun
      '[0,["s",112,["!",518],["&",356],521]]', // 517 skipListedAhead
      '[0,["/",["s",["&",519],273],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 518 skipNestedInMethod
      '[0,["q",520]]', // 519 skipListedRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 520 readListedRun
      '[0,["s",522,["[*","*"],524,["[*","*"],529,530]]', // 521 skipListedHeading
      '[0,["q",523]]', // 522 skipListedColumn
      '[0,["{",5,["s",[":",0,["$",["[*","\\t "]]],76,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 523 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],359,525,["?",382],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],359,361,["?",527]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 524 skipListedSignature
      '[0,["/",["s",["[*","\\t "],361],526],"\\t (\\\\-=`\u2013\u2192"]', // 525 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",372]]],"\\t \\\\-=`\u2013\u2192"]', // 526 skipMissingListedParameters
      '[0,["s",["[*","\\t "],383,["[*","\\t "],528],"\\t \\\\-=\u2013\u2192"]', // 527 skipWordResult
      '[0,["+",["/",369,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 528 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",9]],["[*","\\t "]]]', // 529 skipListedGap
      '[0,["s",["*",266],["/",["s",9,["*",["s",["!",270],531]]],["&",178]]]]', // 530 skipBulletText
      '[0,["/",["s",["*",266],10],["+",266]],"^"]', // 531 skipTextLine
      '[0,["s",104,["!",533],["&",["s",14,["?","|"],534,"|",535,"|"]],["&",278]]]', // 532 skipColumnsAhead
      '[0,["inside",20]]', // 533 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 534 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 535 skipTypeWord
      '[1,["L",["@",1,["!",509],226]]]', // 536 leaf
      '[1,["L",538]]', // 537 leaf
      '[1,["N",42,["s",[":",0,539],[":",1,470],[":",2,164],["[*","\\t "],[":",3,543],172]]]', // 538 readEntriesHead
      '[0,["/",["@",1,94,540],["@",1,110,["/",541,542]]]]', // 539 readEntriesLabel
      '[0,["N","RequestParametersLabel",["&",["s",272,92,100]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 540 readRequestParametersLabel
      '[0,["N","ParametersLabel",["&",["s",272,92,114]]],"\\t #*+\\\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6"]', // 541 readParametersLabel
      '[0,["N","RaisesLabel",["&",["s",272,92,116]]],"\\t #*+\\\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6"]', // 542 readRaisesLabel
      '[0,["/",491,544,170]]', // 543 readEntriesValue
      '[0,["N",41,["s",[":",0,["|",1,null,true,546,545]],["&",["s",["[*","\\t "],9]]]],"*A-Z_-z"]', // 544 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 545 skipInlineComma
      '[0,["N",40,["s",[":",0,547],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,549]],["s",[":",0,550],["&",["/",545,["s",["[*","\\t "],9]]]]],"*A-Z_-z"]', // 546 readInlineEntry
      '[0,["/",["@",1,"`",259,"`"],["@",1,["!",["[","A-Z"]],264],548],"*A-Z_-z"]', // 547 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 548 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",545,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["/",["[+","\\t "],["[","^\\n\\r"]]]]]]', // 549 readInlineText
      '[0,["/",["@",1,"`",259,"`"],548],"A-Z`"]', // 550 read_className
      '[1,["L",["@",1,["!",509],["/",232,552,226]]]]', // 551 leaf
      '[1,["N",43,["s",[":",0,["|",1,null,true,553]],["&",483]]],"\\t *A-Z_-z"]', // 552 readEntriesText
      '[1,["@",3,["!",22],["!",270],["[*","\\t "],544,17],"\\t *A-Z_-z"]', // 553 readEntriesLine
      '[1,["L",555]]', // 554 leaf
      '[1,["N",45,["s",[":",0,556],[":",1,470],[":",2,164],["[*","\\t "],[":",3,557],172]]]', // 555 readFailuresHead
      '[0,["N","ErrorResponsesLabel",["&",["s",272,92,103]]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 556 readErrorResponsesLabel
      '[0,["/",558,170]]', // 557 readFailuresValue
      '[0,["N",44,["s",[":",0,["/",248,251]],[":",1,559]]],"*1-5H_`h"]', // 558 readFailureText
      '[0,170]', // 559 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",445],561]],"\\t *1-5_`"]', // 560 leaf
      '[1,["N",46,["s",[":",0,["|",1,null,true,562]],["&",483]]],"\\t *1-5H_`h"]', // 561 readFailureLines
      '[1,["@",2,["!",22],["[*","\\t "],558,17],"\\t *1-5H_`h"]', // 562 readFailureLine
      '[1,["L",564]]', // 563 leaf
      '[1,["N",47,["s",["&",["s",14,274]],["!",["s",14,92,93]],[":",0,472],[":",1,164],["[*","\\t "],[":",2,170],172]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 564 readOtherHead
      '[1,["L",566]]', // 565 leaf
      '[1,["N",48,["s",["&",["s",331,["i","data"]]],[":",0,333]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 566 readSchemasHeading
      '[1,["L",568]]', // 567 leaf
      '[1,["N",50,["s",["&",["/",42,139,397]],[":",0,["?",450]],14,[":",1,146],["?",452],["&",351],[":",2,569],152],["s",["&",["/",139,399]],[":",0,["?",450]],14,[":",1,146],["?",452],[":",3,["$",["?",429]]],[":",4,151],152],["s",["&",65],["&",351],[":",2,569],152,[":",5,153]]]," #*0-9T_`t"]', // 568 readSchemaHeading
      '[1,["/",420,570],"^\\n\\r"]', // 569 read_pair
      '[0,["N",49,["s",[":",0,571],":",["[*","\\t "],[":",1,151]]],"^\\n\\r"]', // 570 readPair
      '[0,["N","PairName",["*",428]]]', // 571 readPairName
      '[1,["L",573]]', // 572 leaf
      '[1,["N",51,["s",[":",0,574],[":",1,470],[":",2,164],["[*","\\t "],[":",3,170],172]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 573 readColumnsHead
      '[0,["N","ColumnsLabel",["&",["s",272,92,106]]],"\\t #*+\\\\-0-9CF_cf\u2022\u25aa\u25cf\u25e6"]', // 574 readColumnsLabel
      '[1,["L",["/",155,["@",2,["&",["s",["[*","\\t "],"|"]],["!",509],["/",291,576,299]],["@",3,["!",509],["!",278],["!",294],576]]]]', // 575 leaf
      '[1,["N",52,["s",[":",0,["|",1,null,true,292]],["&",483]]]]', // 576 readTableRows
      '[1,["L",578]]', // 577 leaf
      '[1,["N",53,["s",["&",532],579,[":",0,291]]]]', // 578 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 579 readMissingColumnsLabel
      '[1,["L",581]]', // 580 leaf
      '[1,["N",54,["s",["&",["s",331,["i","component"]]],[":",0,333]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 581 readComponentsHeading
      '[1,["L",583]]', // 582 leaf
      '[1,["N",55,["s",["&",["/",42,139,397]],[":",0,["?",450]],14,[":",1,146],["?",452],["&",352],[":",2,569],152],["s",["/",["s",["&",139],["!",["s",117,354]]],["&",399]],[":",0,["?",450]],14,[":",1,146],["?",452],[":",3,["$",["?",429]]],[":",4,151],152],["s",["&",65],["&",352],[":",2,569],152,[":",5,153]]]," #*0-9C_`c"]', // 583 readComponentHeading
      '[1,["L",585]]', // 584 leaf
      '[1,["N",57,["s",[":",0,586],[":",1,470],[":",2,164],["[*","\\t "],[":",3,587],172]]]', // 585 readNamesHead
      '[0,["N","DependenciesLabel",["&",["s",272,92,121]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 586 readDependenciesLabel
      '[0,["/",588,170]]', // 587 readNamesValue
      '[0,["N",56,[":",0,["|",1,null,true,589,","]]],"^\\n\\r,"]', // 588 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 589 readName
      '[1,["L",["@",1,["!",509],["/",232,591,226]]]]', // 590 leaf
      '[1,["N",58,[":",0,["|",1,null,true,592]]],"^\\n\\r,"]', // 591 readNamesText
      '[1,["@",3,["!",22],["!",270],["[*","\\t "],588,17],"^\\n\\r,"]', // 592 readNameTextLine
      '[1,["L",594]]', // 593 leaf
      '[1,["N",59,["s",[":",0,595],[":",1,596],[":",2,164],["[*","\\t "],[":",3,170],172]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 594 readNotesHead
      '[0,["N","ImplementationNotesLabel",["&",["s",272,92,123]]],"\\t #*+\\\\-0-9IN_in\u0130\u2022\u25aa\u25cf\u25e6"]', // 595 readImplementationNotesLabel
      '[1,["/",471,["@",1,14,""]]]', // 596 readNotesHolds
      '[1,["L",598]]', // 597 leaf
      '[1,["N",60,["s",[":",0,599],[":",1,470],[":",2,164],["[*","\\t "],[":",3,170],172]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 598 readInterfacesHead
      '[0,["N","InterfacesLabel",["&",["s",272,92,122]]],"\\t #*+\\\\-0-9IM_im\u0130\u2022\u25aa\u25cf\u25e6"]', // 599 readInterfacesLabel
      '[0,["L",["!",601]]]', // 600 leaf
      '[0,["/",36,["s",["!",447],["&",132],["/",["s",["&",["/",139,398]],430],133,342,["s",["!",396],430]]]],"^\\n\\r"]', // 601 skipComponentStop
      '[1,["L",603]]', // 602 leaf
      '[1,["N",65,["s",355,["!",357],14,[":",0,146],[":",1,604],152],["s",355,["!",80],14,[":",0,146],624,[":",1,604],["[*","*"],152],["s",["&",65],["&",356],[":",1,604],152,[":",2,153]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 603 readMethodHeading
      '[1,["N",64,["s",["[*","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,289]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",359]],[":",2,605],[":",3,["?",617]],622]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 604 readSignature
      '[1,["/",["@",1,["[*","\\t "],606],616]]', // 605 readSignatureList
      '[1,["N",62,["s","(",["[*","\\t "],[":",0,["|",0,null,true,607]],614]]]', // 606 readParameters
      '[1,["/",["@",0,608,["?",["s",",",["[*","\\t "]]]],613],"^\\n\\r)`"]', // 607 readParameterItem
      '[1,["N",61,["s",[":",0,609],["[*","\\t "],[":",1,["?",["@",2,":",["[*","\\t "],610]]],[":",2,["?",["@",2,"=",["[*","\\t "],611]]],["&",378]],["s",[":",0,609],["[*","\\t "],":",["[*","\\t "],[":",1,612]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 608 readParameter
      '[0,["N","ParameterName",365]]', // 609 readParameterName
      '[0,["N","TypeText",367]]', // 610 readTypeText
      '[0,["N","DefaultText",375]]', // 611 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 612 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",372,["+",["/",373,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",372],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 613 readBadParameter
      '[1,["/",")",615]]', // 614 noteParametersEnd
      '[1,["M","MissingParenthesis",""]]', // 615 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],9],372]]]]]', // 616 readMissingParameters
      '[1,["N",63,["s",["[*","\\t "],["/",618,620],["[*","\\t "],[":",0,621]]],"\\t \\\\-:=\u2013\u2192"]', // 617 readResult
      '[1,["/","->",619],"\\\\-=\u2013\u2192"]', // 618 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 619 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],386,["[*","\\t "],["/",["[+","`"],388]]]]]]', // 620 readBadColonArrow
      '[0,["N","ResultText",["+",390]]]', // 621 readResultText
      '[1,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",623]]]', // 622 noteSignatureEnd
      '[1,["M","BadSignatureRest",["s",["!",388],["+",62]]],"^\\n\\r"]', // 623 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",395]]]', // 624 readBadMethodTitle
      '[0,["L",["!",626]]]', // 625 leaf
      '[0,["/",445,627],"^\\n\\r"]', // 626 skipMethodStop
      '[0,["/",["s",14,["&",["s",92,118]],86],["s",["!",512],273,["&",["s",92,118]],86]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 627 skipComponentLabelAhead
      '[1,["L",629]]', // 628 leaf
      '[1,["N",68,["s",[":",0,523],["[*","*"],[":",1,630],["[*","*"],529,[":",2,265]]]]', // 629 readListedHeading
      '[1,["N",67,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,289]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",359]],[":",2,631],[":",3,["?",617]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,289]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",359]],[":",2,606],[":",3,["?",633]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 630 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],606],632],"\\t (\\\\-=`\u2013\u2192"]', // 631 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",372]]]],"\\t \\\\-=`\u2013\u2192"]', // 632 readMissingListedParameters
      '[1,["N",66,["s",["[*","\\t "],618,["[*","\\t "],[":",0,634]]],"\\t \\\\-=\u2013\u2192"]', // 633 readWordResult
      '[0,["N","ResultWord",["+",["/",369,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 634 readResultWord
      '[0,["L",["!",636]]]', // 635 leaf
      '[0,["/",626,["s",["!",518],521]],"^\\n\\r"]', // 636 skipListedStop
      '[1,["L",["@",1,["&",41],638]]," #"]', // 637 leaf
      '[1,["N",69,["s",["&",["s",331,639]],[":",0,333]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 638 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 639 skipChecklistName
      '[1,["L",641]]', // 640 leaf
      '[1,["N",70,["s",432,[":",0,["?",450]],14,[":",1,146],["?",452],[":",2,569],152],["s",432,[":",0,["?",450]],14,[":",1,146],["?",452],[":",3,151],152],["s",["&",65],[":",2,569],152,[":",4,153]]]]', // 641 readCheckHeading
      '[1,["L",["@",1,["&",["/",42,65]],638]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 642 leaf
      '[1,["L",["@",1,["&",139],638]]," #"]', // 643 leaf
      '[1,["L",["@",1,["!",36],142]]]', // 644 leaf
      '[1,["L",646]]', // 645 leaf
      '[1,["M","BadItemPlace",["s",["&",["s",344,["/",345,351,352]]],15]]," #"]', // 646 readBadItemPlace
      '[1,["L",["/",648,649]]]', // 647 leaf
      '[1,["N","WrapperEnd",["s",36,17]]]', // 648 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 649 readMissingWrapperEnd
      '[1,["L",651]]', // 650 leaf
      '[1,["/",652,653],"^"]', // 651 readAfter
      '[1,["/",["t",[0,1],["|",0,null,true,289],224],["t",[0,1],["|",1,null,true,289],285]],"\\t\\n\\r "]', // 652 readBlankLine
      '[1,["N","AfterText",["+",["s",["!",22],15]]],"^"]', // 653 readAfterText
      '[1,["L",655]]', // 654 leaf
      '[1,["N",71,["s",[":",0,604],12]]]', // 655 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, inside: ofInside, endsInside: ofEndsInside, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest } });

  const stepblock: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(175), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(225) }] };
  const stepleadBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(154) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(35), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(141) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(18), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(326), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(435) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(439) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(444), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(439) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(508), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(536) }] };
  const stepentriesBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(508), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(551) }] };
  const stepfailuresBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(560) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(444), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(575) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(577) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(444), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(508), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(590) }] };
  const stepmethodPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(625), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(635), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(600), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(600), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(444), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'again', step: () => stepCheck } }] };
  const stepotherBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(338) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(340), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(645) }, stepblock] } }] }] };
  const stepsection: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'leaf', read: rules.at(2) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(300), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(650) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(318) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(196) }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(204) }] }, { op: 'leaf', read: rules.at(223) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 6, isText: false, body: { op: 'sequence', hand: { attribute: 6, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(181) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(192) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(186) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(201) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(203) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(316) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(318) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(647) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(329) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(433) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(437) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(441) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ContractHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(448) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 4, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(461) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 4, inside: 21, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(537) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 4, inside: 22, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(554) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 4, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(563) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(565) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: 1, inside: 13, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as SchemaHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(567) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 4, inside: 20, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(572) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(580) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ComponentHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(582) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 4, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(584) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 4, inside: 19, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(593) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(597) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 14, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(602) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 2, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(628) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(637) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: 1, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as CheckHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(640) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(642) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(643) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(644) }, { op: 'loop', body: stepotherBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(654) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'MethodText'],
  rules: once(makeRules),
  mistakes: byName({
      BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole document is in a code fence.","example":"```markdown\n# Design Specification: X-1\n```","hint":"Write the document without a fence around it."},
      MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the document is never closed.","example":"```markdown\n# Design Specification: X-1","hint":"Write the document without a fence around it."},
      BadItemPlace: {"code":"bad-item-place","severity":"error","meaning":"An endpoint, a table or a component is in a section that the specification does not know. It was kept as text.","example":"## Storage\n\n### Table: tools","hint":"Write it in the section of the specification, such as ## Data Schemas."},
      MissingItem: {"code":"missing-item","severity":"error","meaning":"A field is above the first item of its section. It was kept as text.","example":"## API Contracts\n\n**Description:** Lists the books.","hint":"Start each item with its heading, such as ### GET /books."},
      BadHeadingSpace: {"code":"bad-heading-space","severity":"warning","meaning":"A space is missing after the # of a heading.","example":"##Assumptions","hint":"Write a space after the #."},
      BadSetext: {"code":"bad-setext","severity":"warning","meaning":"A heading is underlined.","example":"Assumptions\n-----------","hint":"Write the heading with #."},
      BadTitleName: {"code":"bad-title-name","severity":"warning","meaning":"The title of the document is not the one in the specification.","example":"# Design Spec: X-1","hint":"Write # Design Specification: and the task id."},
      'BadTitleMark BadPair': {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","hint":"Write titles as plain text."},
      BadSectionName: {"code":"bad-section-name","severity":"warning","meaning":"The title of a section is not the one in the specification.","example":"## Components","hint":"Use the titles in the specification."},
      BadSectionRemark: {"code":"bad-section-remark","severity":"warning","meaning":"A remark after the title of a section. It was left out.","example":"## API Contracts (REST)","hint":"Put remarks into the text of the section."},
      'BadTitleDecoration BadTitleNumber BadEndpointWord': {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","hint":"Write the title alone."},
      BadSecondTitle: {"code":"bad-second-title","severity":"error","meaning":"There is a second title. It was kept as a section.","example":"# Design Specification: X-1\n# Design Specification: X-2","hint":"Write one document."},
      BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in upper case, or has emphasis.","example":"### `get` /users","hint":"Write the method in upper case, as plain text."},
      BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"Emphasis or backticks after the path of an endpoint.","example":"### GET `/users`","hint":"Write the path as plain text."},
      BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"Text after the path of an endpoint. It was left out.","example":"### GET /users (admins)","hint":"Put remarks into the description."},
      BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or emphasis around the signature of a method.","example":"#### 1. **`run() -> None`**","hint":"Write the signature alone, in backticks."},
      BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not bold with a colon.","example":"Description: what it does","hint":"Write **Description:** what it does."},
      MissingColumnsLabel: {"code":"missing-columns-label","severity":"warning","meaning":"A table of columns has no label.","example":"| Column | Type | Constraints |\n| --- | --- | --- |","hint":"Write **Columns:** above the table."},
      MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a heading or a label.","example":"**Descrip","hint":"The text was cut off: write all of it again."},
      'BadNoiseLine BadNoise': {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
      BadBox: {"code":"bad-box","severity":"warning","meaning":"A list item has a box to tick.","example":"- [ ] **Language:** Go 1.25","hint":"Leave the box out."},
      BadBullet: {"code":"bad-bullet","severity":"warning","meaning":"A list item does not start with a hyphen.","example":"• The clock is right.","hint":"Start list items with a hyphen."},
      MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
      MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"<!-- to do","hint":"Close the comment with -->."},
      BadTable: {"code":"bad-table","severity":"warning","meaning":"A table has no line of dashes below its head, or one with another number of cells.","example":"| Column | Type |\n| id | UUID |","hint":"Write | --- | --- | below the head, with a cell for each column."},
      BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is not a parameter. It was left out.","example":"#### `run(a, ,b)`","hint":"Write each parameter as name: type, with commas between them."},
      BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","hint":"Close every bracket of the type."},
      MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature is never closed.","example":"#### `run(a: int`","hint":"Close the parenthesis."},
      'MissingParameters MissingListedParameters': {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
      'BadArrow BadColonArrow': {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
      BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","hint":"Put remarks into the description."},
      BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
      BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
      BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
      BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. peglot/tools reads those of other dialects."},
      BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  }),
  attributes: 7,
  tables: 0,
  inside: 23,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
