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
      '[0,["L",["s",["!",19],["!",35],["!",36]]]]', // 18 leaf
      '[0,["s",20,["*",["/",22,23,33]],13]]', // 19 skipWrapperAhead
      '[0,["s",21,9]]', // 20 skipFenceOpen
      '[0,["/",["s",14,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",9]],["s",14,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 21 skipFenceHead
      '[0,["/",["s",["[*","\\t "],10],["s",["[+","\\t "],12]],"\\t\\n\\r "]', // 22 skipBlankLine
      '[0,["/",24,32],"\\u001b<"]', // 23 skipNoise
      '[0,["s",["!",25],["!",28],["!",30],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 24 skipTemplateToken
      '[0,["/",["s","<",26,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|","channel",">thought"]],"<[\u25c1"]', // 25 skipThoughtOpen
      '[0,["s",["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],27],"Ta-z"]', // 26 skipThoughtTag
      '[0,["/",["s",["i","think"],["?",["i","ing"]]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 27 skipThoughtName
      '[0,["/",["s","<",["/","tool","function"],["?","_"],"call",["?","s"],">",["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],12]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|",["/",["s","tool_call",["[*","A-Z_a-z"]],"START_ACTION","tools_prefix","function_call","python_tag"],["?","|"],">"],["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to=",["s","<",["[+","a-z"],"_",["[+","_a-z"],">",["&",["s",["[*","\\t\\n\\r "],"<",["[","a-z"]]]],29],"<[\\ud83e"]', // 28 skip_foreignCall
      '[0,["/","\ud83e\udd86\u25b6","[REASONING]",["s","[ACTION_",["[+","0-9"],"_TYPE]"]],"[\\ud83e"]', // 29 skipOtherFormat
      '[0,["/",["s","<|",["/","start_",["s",["[+","a-z"],"_start"]],["[*","_a-z"],"|>",["/","user","tool","ipython","system"]],["s","<|start|>",["/","user","developer","system"]],"<|USER_TOKEN|>","<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",31,12]]]]],"<["]', // 30 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 31 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 32 skipAnsiSequence
      '[0,["s",["!",["[","#*+\\\\-_~"]],["+",["s",["!",34],["[","^\\n\\r\\"();->[]`{-}"]]],34],"^\\n\\r\\"();->[]`{-}"]', // 33 skipProseLine
      '[0,["s",["[","!.:?\u2026\u3002\uff01\uff1a"],["[*","\\t "],9]]', // 34 skipProseEnd
      '[0,["s",14,["|",1,6,false,"#"],["[","\\t "]]," #"]', // 35 skipHeadingMarks
      '[0,["s",14,["|",1,6,false,"#"],["[","^\\t\\n\\r !#"]]," #"]', // 36 skipHeadingGlued
      '[0,["L",["s",["!",38],["!",42],["!",133]]]]', // 37 leaf
      '[0,["s",14,39,["[*","\\t "],["&",9]]," `~"]', // 38 skip_wrapperEnd
      '[0,["q",40]]', // 39 skipWrapperRun
      '[0,["closes",0,41],"`~"]', // 40 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 41 readFenceRun
      '[0,["/",["s",["&",["/",43,44]],14,45,50,66],["s",["&",67],50,66,132]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 42 skipTitleHeading
      '[0,["s",14,"#",["!","#"]]," #"]', // 43 skipH1
      '[0,["s",14,"##",["!","#"]]," #"]', // 44 skipH2
      '[0,["s",["|",1,6,false,"#"],["!","#"],["!",["s",["[*","\\t "],12]],46,["?",48]],"#"]', // 45 skipMark
      '[0,["/",["[+","\\t "],["&",9],47]]', // 46 skipHeadingSpace
      '[0,["&",["[","^\\t\\n\\r !#"]],"^\\t\\n\\r !#"]', // 47 skipBadHeadingSpace
      '[0,49]', // 48 skipBadNoise
      '[0,["s",23,["*",["/",23,["[","\\t "]]]]]', // 49 skipLineNoise
      '[0,["/",["s",["&",51],["?",54],52,["?",60],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",60],["[*","\\t "],61,["?",["[+","*_`"]]],["s",["?",54],52,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],63]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 50 skipDocumentTitle
      '[0,["/",["s",["[*","^\\n\\r*A-Z_-z"],["[","*_`"]],["s",["[*","^\\n\\rA-Za-z"],52,["[*","\\t \\\\-:\u2013\u2014\uff1a"],["[","*_`"]]],"^\\n\\rA-CE-Za-ce-z"]', // 51 skipEmphasised
      '[0,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],53],["[*","\\t "]],"Dd"]', // 52 skipDesignWords
      '[0,["s",["i","spec"],["[*","A-Za-z"]],"Ss"]', // 53 skipBadTitleName
      '[0,55]', // 54 skipBadTitleDecoration
      '[0,["+",56]]', // 55 skipTitleDecoration
      '[0,["/",["s",57,["?",["[",").:"]],["[+","\\t "]],["s",["[+","IVX"],["[",")."],["[+","\\t "]],["[+","*:_`"],["[","^\\t\\n\\r\\u001b \\"#\'(*/-:<A-[_-{"],["s",["!",58],["[+","\\t "]]],"^\\n\\r\\u001b\\"#\'(/<A-HJ-UWY-[a-{"]', // 56 skipTitleOrnament
      '[0,["s",["[+","0-9"],["*",["s",".",["[+","0-9"]]]]]', // 57 skipNumber
      '[0,["s",["?",59],["[*","\\t "],["?",49],["[*","\\t "],9]]', // 58 skipHeadingEndAhead
      '[0,["s",["[+","\\t "],["[+","#"],["&",["s",["[*","\\t "],["?",49],["[*","\\t "],9]]]]', // 59 skipClosingMarks
      '[0,["[+","*_`"]]', // 60 skipBadTitleMark
      '[0,["*",62]]', // 61 skipMarkedId
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*<_`"],["s",["!",["s",["?",["[+","*_`"]],58]],["/",["[+","\\t "],["[+","*_`"],["[","^\\n\\r"]]]],"^\\n\\r"]', // 62 skipMarkedIdPart
      '[0,["*",64]]', // 63 skipTitleText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",58],["/",["[+","\\t "],65,["[","^\\n\\r"]]]],"^\\n\\r"]', // 64 skipTitlePiece
      '[0,["s",23,["*",["s",["[*","\\t "],23]]]]', // 65 skipInnerNoise
      '[0,["s",["?",59],["[*","\\t "],["?",48],["[*","\\t "],9]]', // 66 skipHeadingEnd
      '[0,["s",["&",68],69],"^\\n\\r"]', // 67 skipSetextAhead
      '[0,["s",["[+","^\\n\\r"],31,14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]]', // 68 skipUnderlined
      '[0,["/",70,["s",["!",75],["[*","^\\n\\r"],31,14,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],9]]]', // 69 skipSetext
      '[0,["s",71,31,14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]]', // 70 skipNamedSetext
      '[0,["/",["s",["?",55],72,73],["s",["?",55],74,73],["s",["?",55],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 71 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 72 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",9]]]', // 73 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 74 skipAnyOtherName
      '[0,["/",23,76,77,86,35,36,["s",14,["/",88,"<!--","|"]]]]', // 75 skipNotSetext
      '[0,["s",14,["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],9]," *\\\\-_"]', // 76 skipThematicBreak
      '[0,["/",["s",["[*","\\t "],78,["/",["[+","\\t "],["&",9]]],["s",["|",0,1,false," "],79,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 77 skipBulletMark
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 78 skipBulletSign
      '[0,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",80,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\u2022\u25aa\u25cf\u25e6"]]],"\u2022\u25aa\u25cf\u25e6"]', // 79 skipDotSign
      '[0,["/",81,82,83,84,85]]', // 80 skipInText
      '[0,["inside",17]]', // 81 readInField
      '[0,["inside",19]]', // 82 readInNotes
      '[0,["inside",0]]', // 83 readInOverview
      '[0,["inside",4]]', // 84 readInOtherSection
      '[0,["inside",18]]', // 85 readInOtherField
      '[0,["s",14,87]," `~"]', // 86 skipFenceStart
      '[0,["/",["s",["s","```",["[*","`"]],["&",["s",["[*","^\\n\\r`"],9]]],["s","~~~",["[*","~"]]],"`~"]', // 87 skipFenceRunHere
      '[0,["/",89,90]]', // 88 skipLabelAhead
      '[0,["s","**",["[+","^\\n\\r*:"],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]', // 89 skipLabel
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",91,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",91,"**",["&",["/",["s",["[*","\\t "],9],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",91,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",91,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],9]]],["s",91,["[*","\\t "],["[",":\uff1a"]],["s",["&",93],["[+","#"],["[+","\\t "],["[*","*_"],91,131]]]', // 90 skipBadLabel
      '[0,92]', // 91 skipKnownName
      '[0,["/",["s",["i","task"],["[+","\\t "],["i","id"]],["i","timestamp"],["i","description"],["s",["i","authentication"],["[+","\\t "],["i","required"]],["s",["i","rate"],["[+","\\t "],["i","limit"]],["s",["i","request"],["[+","\\t "],["/",["i","parameters"],["i","body"]]],["s",["i","response"],["[+","\\t "],["i","(success)"]],["s",["i","error"],["[+","\\t "],["i","responses"]],["i","columns"],["i","indexes"],["i","relationships"],["i","constraints"],["s",["i","semantic"],["[+","\\t "],["i","unit"]],["i","responsibility"],["i","dependencies"],["i","interfaces"],["i","parameters"],["i","returns"],["i","raises"],["s",["i","implementation"],["[+","\\t "],["i","notes"]],["s",["i","estimated"],["[+","\\t "],["i","complexity"]],["s",["i","validation"],["[+","\\t "],["i","criteria"]],["i","severity"]],"AC-EIPR-TVac-eipr-tv\u0130"]', // 92 skipKnownWord
      '[0,["/",["s",["&",["s",94,95]],"####",["|",0,2,false,"#"],["[+","\\t "],["[*","*_"],92,131],["s",["&",["s",94,95]],"###",["[+","\\t "],["[*","*_"],92,131,["[*","\\t "],9]]]', // 93 skipHeadingLabel
      '[0,["s",["?",["s","###",["|",0,3,false,"#"],["[+","\\t "]]],["[*","*_"],["[*","\\t _"]]]', // 94 skipOpen
      '[0,["/",["s",96,97],["s",106,107],["s",112,115],["s",119,120],["s",127,128]]]', // 95 skip_knownName
      '[0,["inside",12]]', // 96 readInContract
      '[0,["/",98,100,101,102,103,104,105],"ADEP-Sadep-s"]', // 97 skipContractName
      '[0,["s",["i","description"],99],"Dd"]', // 98 skipDescriptionName
      '[0,["s",["[*","\\t _"],["/",["[","*:\uff1a"],["s",["[*","#"],["[*","\\t "],9]]]]', // 99 skipClose
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],99],["s",["i","requires"],["[+","\\t _"],["i","authentication"],99]],"ARar"]', // 100 skipAuthenticationName
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],99],"Rr"]', // 101 skipRateLimitName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],99],["s",["i","request"],["[+","\\t _"],["i","params"],99],["s",["i","parameters"],99]],"P-Rp-r"]', // 102 skipRequestParametersName
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],99],"Rr"]', // 103 skipRequestBodyName
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],99],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],99]],"RSrs"]', // 104 skipResponseName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],99],["s",["i","errors"],99],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",99]],"ERer"]', // 105 skipErrorResponsesName
      '[0,["inside",13]]', // 106 readInSchema
      '[0,["/",98,108,109,110,111],"CDFIRcdfir\u0130"]', // 107 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],99],"CFcf"]', // 108 skipColumnsName
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],99],"Ii\u0130"]', // 109 skipIndexesName
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],99],["s",["i","foreign"],["[+","\\t _"],["i","keys"],99]],"FRfr"]', // 110 skipRelationshipsName
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],99],["s",["i","check"],["[+","\\t _"],["i","constraints"],99]],"Cc"]', // 111 skipConstraintsName
      '[0,["/",113,114]]', // 112 skipInMethod
      '[0,["inside",14]]', // 113 readInHeadedMethod
      '[0,["inside",15]]', // 114 readInListedMethod
      '[0,["/",116,117,118,98],"ADEPRTadeprt"]', // 115 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],99],"APap"]', // 116 skipParametersName
      '[0,["/",["s",["/",["i","returns"],["i","return"]],99],["s",["i","return"],["[+","\\t _"],["i","value"],99]],"Rr"]', // 117 skipReturnsName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],99],"ERTert"]', // 118 skipRaisesName
      '[0,["inside",8]]', // 119 readInComponent
      '[0,["/",121,122,123,124,125,126],"C-EIMNPRSUc-eimnprsu\u0130"]', // 120 skipComponentName
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],99],["s",["i","unit"],99]],"SUsu"]', // 121 skipSemanticUnitName
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],99],"PRpr"]', // 122 skipResponsibilityName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],99],["s",["i","depends"],["[+","\\t _"],["i","on"],99]],"Dd"]', // 123 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],99],"IMim\u0130"]', // 124 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],99],["s",["i","notes"],99]],"INin\u0130"]', // 125 skipNotesName
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],99],"CEce"]', // 126 skipComplexityName
      '[0,["inside",16]]', // 127 readInCheck
      '[0,["/",129,130],"CPSVcpsv"]', // 128 skipCheckName
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],99],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],99]],"CVcv"]', // 129 skipCriteriaName
      '[0,["s",["/",["i","severity"],["i","priority"]],99],"PSps"]', // 130 skipSeverityName
      '[0,["s",["[*","\\t *_"],["/",["s",["[",":\uff1a"],["[*","*_"]],["s",["[*","#"],["[*","\\t "],["&",9]]]]]', // 131 skipHeadingLabelEnd
      '[0,["s",14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]," \\\\-="]', // 132 skipBadSetext
      '[0,["s",["&",134],135],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 133 skipSectionAhead
      '[0,["/",["s",14,"#"],68],"^\\n\\r"]', // 134 skipHeadingLike
      '[0,["/",["s",["&",["/",43,44]],14,45,136,66],["s",["&",141],14,45,142,66],["s",["&",68],["&",70],136,66,132]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 135 skipSectionHeading
      '[0,["s",["?",54],["/",["s",72,["&",137]],139],["?",140],["?",54]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 136 skipSectionName
      '[0,["s",["?",138],["*",["s",["[*","\\t "],["[+","*:_`"]]],58]]', // 137 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 138 skipSectionRemark
      '[0,["s",74,["&",137]]]', // 139 skipBadSectionName
      '[0,138]', // 140 skipBadSectionRemark
      '[0,["s",14,"###",["!","#"]]," #"]', // 141 skipH3
      '[0,["s",["?",54],72,["&",137],["?",140],["?",54]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 142 skipOwnName
      '[1,["L",144]]', // 143 leaf
      '[1,["N",2,["s",["!",145],["&",["/",43,44]],14,[":",0,148],["?",152],[":",1,153],154],["s",["&",67],[":",1,153],154,[":",2,155]]]]', // 144 readOtherHeading
      '[0,["q",146]]', // 145 skipCutTitle
      '[0,["@",1,["endsInside",147],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 146 readCutTitle
      '[0,["s",14,"##",["[+","\\t "],72,12]," #"]', // 147 skipWholeTitle
      '[1,["N",1,["s",[":",0,["$",["|",1,6,false,"#"]]],["!","#"],["!",["s",["[*","\\t "],12]],149,["?",151]]],"#"]', // 148 readMark
      '[1,["/",["[+","\\t "],["&",9],150]]', // 149 noteHeadingSpace
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 150 readBadHeadingSpace
      '[1,["M","BadNoise",49]]', // 151 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",52,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 152 readBadSecondTitle
      '[0,["N","TitleText",["*",64]]]', // 153 readTitleText
      '[1,["s",["?",59],["[*","\\t "],["?",151],["[*","\\t "],17]]', // 154 noteHeadingEnd
      '[1,["M",0,["s",14,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],17]]," \\\\-="]', // 155 readBadSetext
      '[1,["L",["/",157,159]],"\\t\\n\\r #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 156 leaf
      '[1,["$",["+",158]]]', // 157 readBlankLines
      '[1,["/",["s",["[*","\\t "],4],["s",["[+","\\t "],12]],"\\t\\n\\r "]', // 158 noteBlankLine
      '[1,["N",6,["s",160,[":",0,["/",164,175]]]],"\\t #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 159 readMetadataLine
      '[1,["/",161,14]]', // 160 noteMetadataLead
      '[1,["/",["s",["[*","\\t "],78,["[+","\\t "]],["s",["|",0,1,false," "],162,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 161 noteBulletLead
      '[1,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",80,["[","\u2022\u25aa\u25cf\u25e6"]],163]],"\u2022\u25aa\u25cf\u25e6"]', // 162 noteDotSign
      '[1,["M","BadBullet",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 163 readBadBullet
      '[1,["N",4,["s",["&",["s",94,165]],[":",0,166],["[*","\\t "],[":",1,172],174]],"#*T_t"]', // 164 readTaskIdLabel
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],99],"Tt"]', // 165 skipTaskIdName
      '[1,["/",167,169]]', // 166 read_label
      '[0,["N",3,["s","**",[":",0,168],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]]', // 167 readLabel
      '[0,["N","LabelName",["[+","^\\n\\r*:"]]]', // 168 readLabelName
      '[1,["M",1,["s","__",[":",0,170],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,171],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,171],"**",["&",["/",["s",["[*","\\t "],9],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,171],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,171],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],9]]],["s",[":",0,171],["[*","\\t "],["[",":\uff1a"]],["s",["&",93],["[+","#"],["[+","\\t "],["[*","*_"],[":",0,171],131]]]', // 169 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 170 readUnderscoredName
      '[0,["N","KnownName",92]]', // 171 readKnownName
      '[0,["N","LineValue",["*",173]]]', // 172 readLineValue
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",["s",49,9]],["/",49,["[","\\u001b<"]]]],"^\\n\\r"]', // 173 skipLinePiece
      '[1,["s",["?",151],17]]', // 174 noteValueEnd
      '[1,["N",5,["s",["&",["s",94,176]],[":",0,166],["[*","\\t "],[":",1,172],174]],"#*T_t"]', // 175 readTimestampLabel
      '[0,["s",["i","timestamp"],99],"Tt"]', // 176 skipTimestampName
      '[0,["L",["&",178]]," *\\\\-<[_`~\u25c1\\ud83e"]', // 177 leaf
      '[0,["/",["s",14,["/",["[","<`~"],["i","*g"]]],179,76]," *\\\\-<[_`~\u25c1\\ud83e"]', // 178 skipClosedStart
      '[0,["s",14,["/",25,180,182,28]]," <[\u25c1\\ud83e"]', // 179 skipAsideAhead
      '[0,["s",181,["&",["s",["[*","\\t "],["/",31,12,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 180 skipLateEnd
      '[0,["/",["s","</",26,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],["s","<","channel","|>"],["s","[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 181 skipThoughtTagEnd
      '[0,["s",["|",0,2,false,["s",["!",30],["/",["s","<|",["[+","A-Z_a-z"],"|>"],"</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"]]],30],"<["]', // 182 skipTurnOpen
      '[1,["L",184]]', // 183 leaf
      '[1,["M",2,["s",["?",31],14,[":",0,185]]],"\\n\\r <[\u25c1"]', // 184 readBadThought
      '[0,["/",["@",1,"<",186,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|","channel",">thought"]],"<[\u25c1"]', // 185 readThoughtOpen
      '[0,["@",1,["?",["/","ant",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]]],187],"Ta-z"]', // 186 readThoughtTag
      '[0,["/",["@",0,["$",["i","think"]],["?",["i","ing"]]],["@",0,"thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 187 readThoughtName
      '[0,[[null,"^<[\u25c1",1,false],[["s",["!",189],["[","^"]],null,0,false]]]', // 188 text
      '[0,["q",190]]', // 189 skipOwnThoughtClose
      '[0,["same",6,191],"<[\u25c1"]', // 190 readOwnThoughtClose
      '[0,["/",192,193],"<[\u25c1"]', // 191 readThoughtClose
      '[0,["/",["@",1,"</",186,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],["@",1,"<","channel","|>"],["@",1,"[BEGIN ","FINAL"," RESPONSE]"]],"<[\u25c1"]', // 192 readThoughtTagEnd
      '[0,["{",0,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 193 readAnalysisEnd
      '[1,["L",195]]', // 194 leaf
      '[1,["/",196,197]]', // 195 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",189,["[*","\\t "]]]]', // 196 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 197 readMissingThoughtEnd
      '[1,["L",["/",199,201]],"\\n\\r <[\u25c1\\ud83e"]', // 198 leaf
      '[1,["N","ForeignCall",["s",200,["[*","^\\n\\r"],17,["*",["s",["!",38],["!",22],["!",35],15]]]]]', // 199 readForeignCall
      '[1,["M","BadForeignCall",["s",["?",31],14,28]],"\\n\\r <[\\ud83e"]', // 200 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",31],202]],"\\n\\r <[\u25c1"]', // 201 readBadThoughtEnd
      '[0,["s",14,180]," <[\u25c1"]', // 202 skipThoughtEndAhead
      '[1,["L",204]]', // 203 leaf
      '[1,["M","BadTurn",["s",["?",31],14,182]],"\\n\\r <["]', // 204 readBadTurn
      '[0,[[["[","^"],null,0,false]]]', // 205 text
      '[1,["L",["/",207,208,214,223,224]]," *\\\\-<_`~"]', // 206 leaf
      '[0,["N","Rule",["s",["&",76],["[+","^\\n\\r"]]]," *\\\\-_"]', // 207 readRule
      '[0,["N",8,["s",["&",209],"*",["+",["s",["!",210],["[","^\\n\\r"]]],[":",0,["?",212]],["[*","^\\n\\r"]]],"*"]', // 208 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],9]],["[","^\\n\\r"]]],"*",["[*","\\t "],9],"*"]', // 209 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],211]]', // 210 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 211 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],213]]', // 212 readFooterTime
      '[0,["N",7,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 213 readFooterStamp
      '[1,["handing",5,["N",9,["s",["!",38],14,["hand",5,[],[":",0,215]],[":",1,216],17,[":",2,217],[":",3,["/",221,222]]]]]," `~"]', // 214 readFence
      '[0,["/",["@",0,["$",["s","```",["[*","`"]]],["&",["s",["[*","^\\n\\r`"],9]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 215 readFenceRunHere
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 216 readFenceInfo
      '[1,["N","FenceBody",["*",["s",["!",218],15]]]]', // 217 readFenceBody
      '[0,["s",14,219,["[*","\\t "],["&",9]]," `~"]', // 218 skip_fenceClose
      '[0,["q",220]]', // 219 skipClosingRun
      '[0,["closes",5,41],"`~"]', // 220 readClosingRun
      '[0,["N","FenceClose",218]]', // 221 readFenceClose
      '[1,["M","MissingFenceEnd",12]]', // 222 readMissingFenceEnd
      '[1,["N","Comment",["s",14,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],4]]],"-->",["[*","^\\n\\r"]]]," <"]', // 223 readComment
      '[1,["M","MissingCommentEnd",["s",14,"<!--",["*",15]]]," <"]', // 224 readMissingCommentEnd
      '[1,["L",["?",226]]]', // 225 leaf
      '[1,["/","\\n",5],"\\n\\r"]', // 226 readEol
      '[1,["L",228]]', // 227 leaf
      '[1,["/",229,232,234,293,300,301]]', // 228 readOpenBlock
      '[1,["M","MissingMarkEnd",230,["s",["&",44],145]]," #*+\\\\-`"]', // 229 readMissingMarkEnd
      '[0,["s",14,["/",["s",["|",1,6,false,"#"],["[*","\\t "]],["s","**",["[+","^\\n\\r*"],["?","*"]],"**",231,["[","*+\\\\-"],["|",1,2,false,"`"]],12]," #*+\\\\-`"]', // 230 skipCutMark
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 231 skipFooterCut
      '[1,["N",10,["s",14,["!",233],[":",0,148],[":",1,153],154]]]', // 232 readSubheading
      '[0,["s",["/",["!",82],["&",["s",94,126]]],93]]', // 233 skipEndingHeadingLabel
      '[1,["N",19,["s",[":",0,235],["?",["s",236,248]],[":",1,["?",249]],[":",2,267]]]]', // 234 readBullet
      '[1,["/",["@",0,["$",["[*","\\t "]],78,["/",["[+","\\t "],["&",9]]],["@",0,["$",["|",0,1,false," "]],162,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 235 readBulletColumn
      '[0,["/",237,238,239,240,241,["s",242,["!",96]],["s",243,["!",119]],["s",244,["!",127]]]]', // 236 skipInList
      '[0,["inside",1]]', // 237 readInStack
      '[0,["inside",2]]', // 238 readInAssumptions
      '[0,["inside",21]]', // 239 readInEntries
      '[0,["inside",22]]', // 240 readInFailures
      '[0,["inside",3]]', // 241 readInNames
      '[0,["inside",5]]', // 242 readInContracts
      '[0,["inside",7]]', // 243 readInComponents
      '[0,["/",245,246,247]]', // 244 skipInChecklist
      '[0,["inside",9]]', // 245 readInFlatChecklist
      '[0,["inside",10]]', // 246 readInPlainChecklist
      '[0,["inside",11]]', // 247 readInDeepChecklist
      '[1,["M","BadBox",["s","[",["["," Xx"],"]",["[+","\\t "]]]]', // 248 readBadBox
      '[1,["/",["@",1,240,["/",250,253]],259,260,262]]', // 249 readBulletContent
      '[0,["N",12,["s","**",[":",0,251],["[+","\\t "],[":",1,252],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 250 readFailure
      '[0,["N",11,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 251 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 252 readFailureCode
      '[0,["N",14,["s",254,[":",0,251],["[*","\\t (*_`"],[":",1,252],["?",")"],255],["s",254,[":",0,251],["[*","\\t (*_`"],[":",1,256],["?",")"],255],["s",254,[":",0,251],255,[":",1,["?",["@",0,258,255]]]],["s",254,[":",0,251],["[*","\\t (*_`"],[":",1,["/",256,258]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],9]]]],"*1-5H_`h"]', // 253 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 254 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 255 skipFailureSeparator
      '[0,["N",13,[":",0,["|",2,5,true,257,["[+","\\t "]]]],"A-Z"]', // 256 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 257 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 258 readConstantCode
      '[1,["N",15,["s",[":",0,166],["[*","\\t "]]]]', // 259 readLabelledItem
      '[0,["N",16,["s","`",[":",0,261],"`",["[*","\\t "],":",["[*","\\t "]]]]', // 260 readCodeItem
      '[0,["N","CodeName",["[+","^\\n\\r`"]]]', // 261 readCodeName
      '[0,["N",17,["s",[":",0,263],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 262 readLooseItem
      '[0,["/",["@",1,"**",264,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],9]]]],["@",1,"*",264,"*"],["@",1,"`",261,"`"],266],"*A-Z_-z"]', // 263 readLooseName
      '[0,["/",["@",1,"`",261,"`"],265],"^\\n\\r*:"]', // 264 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 265 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 266 readBareName
      '[1,["N","BulletText",["s",["*",268],["/",["s",17,["*",["s",["!",272],292]]],["&",180]]]]]', // 267 readBulletText
      '[0,["/",["[+","^\\n\\r<[\u25c1"],269,["s",["!",180],["[","<[\u25c1"]]],"^\\n\\r"]', // 268 skipTextUnits
      '[0,["s",25,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],270]]', // 269 skipNamedThought
      '[0,["/",181,271],"<[\u25c1"]', // 270 skipThoughtClose
      '[0,["q",193]]', // 271 skipAnalysisEnd
      '[0,["/",22,76,35,36,86,77,["s",["&",273],277],["s",14,["/","<!--","|"]],278,179,230,["s",["&",279],["/",280,70]]],"^"]', // 272 skipParagraphStop
      '[0,["s",274,276],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 273 skipLabelGate
      '[0,["/",275,14]]', // 274 skipAnyLead
      '[0,["/",["s",["[*","\\t "],78,["[+","\\t "]],["s",["|",0,1,false," "],79,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 275 skipBulletLead
      '[0,["/",["[","*_"],92,"###"],"#*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 276 skipLabelMark
      '[0,["s",14,88]]', // 277 skipLabelLine
      '[0,["s",49,["/",9,35]]]', // 278 skipNoiseAlone
      '[0,["s",["[*","^\\n\\r"],31,["[","\\t \\\\-:=|"]],"^"]', // 279 skipMarksBelow
      '[0,["q",281]]', // 280 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",282],[":",0,283],286,[":",1,288],["test",true,1]]],"^\\n\\r"]', // 281 readTableHead
      '[0,["s",["[*","^\\n\\r|"],"|",["[*","^\\n\\r"],31,["[","\\t \\\\-:|"]],"^\\n\\r"]', // 282 skipTableAhead
      '[0,["N",18,["s",["[*","\\t "],"|",[":",0,["|",1,null,true,285,284]],["?","|"],["[*","\\t "],["&",9]],["s",["[*","\\t "],[":",0,["|",2,null,true,285,284]],["?","|"],["[*","\\t "],["&",9]],["s",["[*","\\t "],[":",0,["|",1,1,true,285]],"|",["[*","\\t "],["&",9]]]]', // 283 readTableRow
      '[0,["s","|",["!",["s",["[*","\\t "],9]]]]', // 284 skipCellGap
      '[0,["N","Cell",["*",["/",["[+","^\\n\\r\\\\\\\\|"],["s","\\\\",["?",["[","\\\\\\\\|"]]]]]]]', // 285 readCell
      '[1,["/",226,287]]', // 286 readLineEnd
      '[0,["!",["[","^"]]]', // 287 readEof
      '[1,["@",2,14,["?","|"],["|",1,null,true,289,"|"],["?","|"],["[*","\\t "],17],"\\t \\\\-:|"]', // 288 readDelimiterRow
      '[0,["t",[0,1,2,3,4],290,["?",":"],["|",1,null,true,"-"],["?",":"],290],"\\t \\\\-:"]', // 289 readDelimiterCell
      '[0,["|",0,null,true,291]]', // 290 readBlanks
      '[0,["$",["[","\\t "]]]', // 291 readBlank
      '[1,["/",["s",["*",268],4],["+",268]],"^"]', // 292 noteTextLine
      '[1,["N",20,["s",["&",282],[":",0,283],17,[":",1,288],["test",true,2],[":",2,["|",0,null,true,294]]],["s",["&",296],[":",0,297],[":",2,["|",0,null,true,294]]]],"^\\n\\r"]', // 293 readTable
      '[1,["/",["@",1,["&",["s",["[*","\\t "],"|"]],283,17],["@",2,["!",22],["!",295],283,4],["@",2,["!",22],["!",295],283,["&",12]]]]', // 294 read_tableRow
      '[0,["/",38,76,35,86,77,277,278]]', // 295 skipRowStop
      '[0,["s",14,"|",["[*","^\\n\\r"],31,14,"|"]," |"]', // 296 skipPipedLines
      '[1,["M",3,["s",[":",0,283],4,["?",298]]],"^"]', // 297 readBadTable
      '[1,["s",14,"|",["|",1,null,false,299,"|"],["?","|"],["[*","\\t "],17]," |"]', // 298 noteBadDelimiter
      '[0,["s",["[*","\\t "],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t "]],"\\t \\\\-:"]', // 299 skipDelimiterCell
      '[1,["M","BadNoiseLine",["s",49,["?",17]]]]', // 300 readBadNoiseLine
      '[1,["N","Paragraph",["s",["!",230],["!",38],292,["*",["s",["!",272],292]]]],"^"]', // 301 readParagraph
      '[0,["L",["&",303]]," `~"]', // 302 leaf
      '[0,["s",["&",19],["!",304]]," `~"]', // 303 skipWholeWrapper
      '[0,["s",305,["*",["/",315,["s",["!",20],["!",13],317]]],13]]', // 304 skipExampleAhead
      '[0,["q",306]]', // 305 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],307],["|",1,null,true,["t",[0,1],["!",38],["/",309,["t",[0,1],["!",20],311]]]],["|",0,null,true,["t",[0,1],["!",38],311]],314,286]]," `~"]', // 306 readWrapperShape
      '[1,["@",0,308,17]]', // 307 readFenceOpen
      '[0,["/",["@",1,14,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",9]],["@",1,14,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 308 readFenceHead
      '[1,["t",[0,1],310,286]]', // 309 readClosedFence
      '[1,["handing",5,["t",[0,1,2],["hand",5,[],307],["|",0,null,true,["t",[0,1],["!",218],311]],312]]," `~"]', // 310 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],226],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 311 readLine
      '[0,["t",[0,1,2,3],313,220,290,["&",9]]," `~"]', // 312 read_fenceClose
      '[0,["|",0,3,true," "]]', // 313 readIndent
      '[0,["t",[0,1,2,3],313,40,290,["&",9]]," `~"]', // 314 read_wrapperEnd
      '[0,["s",316,9]]', // 315 skipClosedFence
      '[0,["q",310]]', // 316 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],10],["[+","^\\n\\r"]],"^"]', // 317 skipLine
      '[1,["L",319]]', // 318 leaf
      '[1,["M",4,["s",["&",19],[":",0,307]]]," `~"]', // 319 readBadWrapper
      '[1,["L",321]]', // 320 leaf
      '[1,["N",21,["s",["&",["/",43,44]],14,[":",0,148],[":",1,322],154],["s",["&",67],[":",1,322],154,[":",2,155]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 321 readTitleHeading
      '[1,["/",["@",9,["&",51],["?",323],324,["?",326],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",326],["[*","\\t "],327,["?",["[+","*_`"]]],["@",4,["?",323],324,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],153]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 322 readDocumentTitle
      '[1,["M","BadTitleDecoration",55]]', // 323 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],325],["[*","\\t "]],"Dd"]', // 324 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 325 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 326 readBadTitleMark
      '[0,["N","MarkedId",["*",62]]]', // 327 readMarkedId
      '[0,["L",["s",["!",38],["!",133],["!",329]]]]', // 328 leaf
      '[0,["/",["s",["!",145],["&",["/",43,44]],14,45,["?",330],63,66],["s",["&",67],63,66,132]]]', // 329 skipOtherHeading
      '[0,["&",["s",52,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 330 skipBadSecondTitle
      '[1,["L",332]]', // 331 leaf
      '[1,["N",23,["s",["&",["s",333,334]],[":",0,335]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 332 readOverviewHeading
      '[0,["/",["s",14,["|",1,3,false,"#"],["[*","\\t "],["?",49],["?",55]],["?",55]]]', // 333 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 334 skipOverviewName
      '[1,["N",22,["s",["&",["/",43,44]],14,[":",0,148],[":",1,336],154],["s",["&",141],14,[":",0,148],[":",1,339],154],["s",["&",68],["&",70],[":",1,336],154,[":",2,155]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 335 readSectionHeading
      '[1,["N","SectionName",["s",["?",323],["/",["s",72,["&",137]],337],["?",338],["?",323]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 336 readSectionName
      '[1,["M","BadSectionName",["s",74,["&",137]]]]', // 337 readBadSectionName
      '[1,["M","BadSectionRemark",138]]', // 338 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",323],72,["&",137],["?",338],["?",323]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 339 readOwnName
      '[1,["L",341]]', // 340 leaf
      '[1,["+",158]]', // 341 noteBlankLines
      '[0,["L",["!",343]]]', // 342 leaf
      '[0,["/",38,["s",["&",134],["/",135,344]]],"^\\n\\r"]', // 343 skipSectionStop
      '[0,["s",["!",345],329]]', // 344 skipOtherSectionAhead
      '[0,["/",["s",242,346,347],["s",352,346,353],["s",243,346,354],["s",245,44],["s",["&",67],355]]]', // 345 skipClaimed
      '[0,["s",14,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",49]]," #"]', // 346 skipHashes
      '[0,["s",["?",["s",348,["[+","\\t "]]],["?",349],["[*","*_`"],350,["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 347 skipEndpointAhead
      '[0,["/",["s",57,["[",")."]],["s",["[+","0-9"],".",57]],"0-9"]', // 348 skipTitleNumber
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],57]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 349 skipEndpointWord
      '[0,["s",["|",2,10,false,["[","A-Za-z"]],["*",["s",351,["|",2,10,false,["[","A-Za-z"]]]]],"A-Za-z"]', // 350 skip_methodWords
      '[0,["/","/",["s",["[+","\\t "],"/",["[+","\\t "]],["s",["[*","\\t "],["[","&+,|"],["[*","\\t "]],["s",["[+","\\t "],["/",["i","or"],["i","and"]],["[+","\\t "]]],"\\t &+,/|"]', // 351 skipMethodsGap
      '[0,["inside",6]]', // 352 readInSchemas
      '[0,["s",["?",["s",348,["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 353 skipTableWord
      '[0,["s",["?",["s",348,["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 354 skipComponentWord
      '[0,["/",["s",119,356],["s",["!",398],["/",["s",242,406],["s",352,419],["s",243,432],["s",244,433]]]]]', // 355 skipItemAhead
      '[0,["/",["s",357,["!",359],14,45,360,66],["s",357,["!",82],14,45,396,360,["[*","*"],66],["s",["&",67],["&",358],360,66,132]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 356 skipMethodHeading
      '[0,["/",["&",["s",141,358]],["s",["&",["s",14,"####"]],["!",["s",14,233]]]]," #"]', // 357 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 358 skipParenthesis
      '[0,["s",82,["!",358]]]', // 359 skipTextInNotes
      '[0,["s",["[*","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],361,362,["?",384],394],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 360 skipSignature
      '[0,["s",["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"],["*",["s","-",["!",">"],["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"]]]]]', // 361 skipSignatureName
      '[0,["/",["s",["[*","\\t "],363],383]]', // 362 skipSignatureList
      '[0,["s","(",["[*","\\t "],["*",364],382]]', // 363 skipParameters
      '[0,["/",["s",365,["?",["s",",",["[*","\\t "]]]],381],"^\\n\\r)`"]', // 364 skipParameterItem
      '[0,["/",["s",366,["[*","\\t "],["?",["s",":",["[*","\\t "],368]],["?",["s","=",["[*","\\t "],376]],["&",380]],["s",366,["[*","\\t "],":",["[*","\\t "],["[+","^\\n\\r)"]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 365 skipParameter
      '[0,367]', // 366 skipParameterName
      '[0,["/",["s",["?",["/","**","*"]],361],"*","/"],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 367 skip_parameterName
      '[0,369]', // 368 skipTypeText
      '[0,["s",["+",370],["?",["s",374,["+",375],["&",["[","),="]]]]]]', // 369 skip_typeText
      '[0,["/",["[+","^\\n\\r\\"\'-),\\\\-=[]`{}\u2013\u2192"],371,373,["s",["!",374],["[","^\\n\\r\\"\'-),=[]`{}"]]],"^\\n\\r),=]`}"]', // 370 skipTypePiece
      '[0,["deep",["/",["s","(",372,")"],["s","[",372,"]"],["s","{",372,"}"]]],"([{"]', // 371 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],371,373]]]', // 372 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",9]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",9]]]],"\\"\'"]', // 373 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 374 skipArrow
      '[0,["/",371,373,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 375 skipResultPiece
      '[0,377]', // 376 skipDefaultText
      '[0,["s",["+",["/",378,379]],["?",["s",374,["+",["/",378,375,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 377 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 378 skipLambdaHead
      '[0,["/",371,373,["s",["!",374],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 379 skipDefaultPiece
      '[0,["/",",",")",["s",["[*","\\t "],["[*","`"],9],["s",["[*","\\t "],374]]]', // 380 skipParameterEnd
      '[0,["/",["s",",",["[*","\\t "]],["s",374,["+",["/",375,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",374],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 381 skipBadParameter
      '[0,["/",")",""]]', // 382 skipParametersEnd
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],9],374]]]]', // 383 skipMissingParameters
      '[0,["s",["[*","\\t "],["/",385,387],["[*","\\t "],391],"\\t \\\\-:=\u2013\u2192"]', // 384 skipResult
      '[0,["/","->",386],"\\\\-=\u2013\u2192"]', // 385 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 386 skipBadArrow
      '[0,["s",":",["&",["s",["[*","\\t "],388,["[*","\\t "],["/",["[+","`"],390]]]]]', // 387 skipBadColonArrow
      '[0,["s",["[","A-Z_a-z"],["*",["/",371,389,["[","^\\t\\n\\r (-*:<[]`{}\u2013\u2014"]]]]]', // 388 skipColonType
      '[0,["deep",["s","<",["*",["/",389,["[","^\\n\\r<>`"]]],">"]]]', // 389 skipAngled
      '[0,["s",["[*","*"],58]]', // 390 skipSignatureTail
      '[0,["+",392]]', // 391 skipResultText
      '[0,["/",371,373,["[+","^\\t\\n\\r\\u001b \\"#\'-*:<[]`{}"],["s",["!",390],["/",["[+","*"],["[+","\\t "],393,["[","^\\n\\r\\"\'-):[]`{}"]]],["s",["!",["s",":",["[*","\\t "],["[*","`"],["[*","\\t "],390]],":"]],"^\\n\\r)]`}"]', // 392 skipReturnPiece
      '[0,["s",24,["*",["s",["[*","\\t "],24]]]]', // 393 skipTemplateTokens
      '[0,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",395]]]', // 394 skipSignatureEnd
      '[0,["s",["!",390],["+",64]],"^\\n\\r"]', // 395 skipBadSignatureRest
      '[0,["+",397]]', // 396 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",348,["s",57,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 397 skipMethodOrnament
      '[0,["s",["&",399],["!",247],["!",400],["!",["s",346,["/",347,353,354]]]]," #"]', // 398 skipNoItem
      '[0,["s",14,"####",["!","#"]]," #"]', // 399 skipH4
      '[0,["s",["&",401],["/",["!",403],404]]," #"]', // 400 skipDeepItem
      '[0,["s",399,["!",402]]]', // 401 skipDeepTitle
      '[0,["s",["[+","\\t "],["/",["s",["?","`"],["?",["s","async",["[+","\\t "]]],361,"(",["[*","^\\n\\r*"],9],["s",["[*","*_"],92,131]]]]', // 402 skipDeepOther
      '[0,["/",96,106,119,127]]', // 403 skipInItem
      '[0,["q",405]]', // 404 skipWasDeep
      '[0,["same",1,""]]', // 405 readWasDeep
      '[0,["/",["s",["&",["/",44,141,399]],["?",407],14,45,408,66],["s",["&",["/",141,401]],["?",407],14,45,63,66],["s",["&",67],["&",347],408,66,132]]," #*0-9A-Z_-z"]', // 406 skipContractHeading
      '[0,["s",["&",399],""]," #"]', // 407 skipIsDeep
      '[0,["s",["?",409],["?",410],411,415,["?",417],["?",418]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 408 skipEndpoint
      '[0,["s",["/",348,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 409 skipBadTitleNumber
      '[0,349]', // 410 skipBadEndpointWord
      '[0,["/",412,413,414],"*A-Z_-z"]', // 411 skipEndpointMethod
      '[0,["s",["[*","*_`"],["s",["|",2,10,false,["[","A-Za-z"]],["+",["s",351,["|",2,10,false,["[","A-Za-z"]]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],["&","/"]],"*A-Z_-z"]', // 412 skipMethodWords
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 413 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 414 skipBadMethodName
      '[0,["s",["&","/"],["+",416]],"/"]', // 415 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],58]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",49],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 416 skipPathPart
      '[0,["s",["[+","*_`"],["&",58]]]', // 417 skipBadPathEnd
      '[0,["s",["!",58],["+",64]],"^\\n\\r"]', // 418 skipBadTitleRest
      '[0,["/",["s",["&",["/",44,141,399]],["?",407],14,45,["?",409],["&",353],420,66],["s",["&",["/",141,401]],["?",407],14,45,["?",409],["?",431],63,66],["s",["&",67],["&",353],420,66,132]]," #*0-9T_`t"]', // 419 skipSchemaHeading
      '[0,["/",421,428],"^\\n\\r"]', // 420 skip_pair
      '[0,["q",422]]', // 421 skipBadPair
      '[1,["handing",3,["M",5,["s",["hand",3,[],[":",0,423]],[":",1,424],":",["[*","\\t "],425,["[*","\\t "],[":",2,153]],["s",["hand",3,[],[":",0,423]],[":",1,424],425,["[*","\\t "],":",["[*","\\t "],[":",2,153]],["s",["hand",3,[],[":",0,423]],[":",1,424],":",["[*","\\t "],[":",2,427],425,["&",58]]]],"*_`"]', // 422 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 423 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",425],["[","*_`"]]]]],"^\\n\\r:"]', // 424 readMarkedName
      '[0,["q",426]]', // 425 skipSameMark
      '[0,["same",3,423],"*_`"]', // 426 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",425],["[","*_`"]]]]],"^\\n\\r"]', // 427 readMarkedValue
      '[0,["s",429,":",["[*","\\t "],63],"^\\n\\r"]', // 428 skipPair
      '[0,["*",430]]', // 429 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 430 skipPairPiece
      '[0,["/",["s",["/",["i","table"],["i","component"]],["[+","\\t "],57,["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","service"],["i","module"],["i","class"],["i","entity"],["i","collection"],["i","model"]],["?",["s",["[+","\\t "],57]],["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],58]]]],"CEMSTcemst"]', // 431 skipLooseWord
      '[0,["/",["s",["&",["/",44,141,399]],["?",407],14,45,["?",409],["&",354],420,66],["s",["/",["s",["&",141],["!",["s",119,356]]],["&",401]],["?",407],14,45,["?",409],["?",431],63,66],["s",["&",67],["&",354],420,66,132]]," #*0-9C_`c"]', // 432 skipComponentHeading
      '[0,["/",["s",434,["?",407],14,45,["?",409],420,66],["s",434,["?",407],14,45,["?",409],63,66],["s",["&",67],420,66,132]]]', // 433 skipCheckHeading
      '[0,["/",["&",141],["&",401],["s",245,["&",44]],["s",247,["&",399]]]]', // 434 skipCheckLevel
      '[1,["L",436]]', // 435 leaf
      '[1,["N",24,["s",["&",["s",333,["i","tech"]]],[":",0,335]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 436 readStackHeading
      '[1,["L",438]]', // 437 leaf
      '[1,["N",25,["s",14,[":",0,166],["[*","\\t "],[":",1,172],174]]]', // 438 readTechnology
      '[1,["L",440]]', // 439 leaf
      '[1,["N",26,["s",["&",["s",333,["i","assumption"]]],[":",0,335]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 440 readAssumptionsHeading
      '[1,["L",442]]', // 441 leaf
      '[1,["M","MissingItem",["s",["&",["s",14,"**",92,99]],15,["*",["s",["!",272],15]]]]," *"]', // 442 readMissingItem
      '[1,["L",444]]', // 443 leaf
      '[1,["N",27,["s",["&",["s",333,445]],[":",0,335]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 444 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 445 skipContractsName
      '[0,["L",["!",447]]]', // 446 leaf
      '[0,["/",38,["s",["&",134],["/",448,["s",119,449],135,344,355]]],"^\\n\\r"]', // 447 skipItemStop
      '[0,["s",["&",141],14,45]," #"]', // 448 skipAnyItemAhead
      '[0,["s",14,"####",["[+","\\t "],["?","`"],["?",["s","async",["[+","\\t "]]],361,"(",["[*","^\\n\\r*"],9]," #"]', // 449 skipMethodAhead
      '[1,["L",451]]', // 450 leaf
      '[1,["N",31,["s",["&",["/",44,141,399]],[":",0,["?",452]],14,[":",1,148],[":",2,453],154],["s",["&",["/",141,401]],[":",0,["?",452]],14,[":",1,148],[":",3,153],154],["s",["&",67],["&",347],[":",2,453],154,[":",4,155]]]," #*0-9A-Z_-z"]', // 451 readContractHeading
      '[0,["@",1,["&",399],""]," #"]', // 452 readIsDeep
      '[1,["N",30,["s",["?",454],["?",455],[":",0,456],[":",1,460],["?",461],["?",462]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 453 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",348,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 454 readBadTitleNumber
      '[1,["M","BadEndpointWord",349]]', // 455 readBadEndpointWord
      '[1,["/",457,458,459],"*A-Z_-z"]', // 456 readEndpointMethod
      '[0,["N",28,["s",["[*","*_`"],[":",0,["$",["s",["|",2,10,false,["[","A-Za-z"]],["+",["s",351,["|",2,10,false,["[","A-Za-z"]]]]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],["&","/"]]],"*A-Z_-z"]', // 457 readMethodWords
      '[0,["N",29,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 458 readMethodWord
      '[1,["M",6,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 459 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",416]]],"/"]', // 460 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",58]]]]', // 461 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",58],["+",64]]],"^\\n\\r"]', // 462 readBadTitleRest
      '[1,["L",["/",464,476,488,494,499,503]]]', // 463 leaf
      '[1,["N",32,["s",[":",0,465],[":",1,472],[":",2,166],["[*","\\t "],[":",3,172],174]]]', // 464 readTextHead
      '[0,["/",["@",1,96,["/",466,467]],["@",1,106,466],["@",1,112,["/",468,466]],["@",2,["!",112],119,["/",469,470]],["@",1,127,471]]]', // 465 readTextLabel
      '[0,["N","DescriptionLabel",["&",["s",274,94,98]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 466 readDescriptionLabel
      '[0,["N","RateLimitLabel",["&",["s",274,94,101]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 467 readRateLimitLabel
      '[0,["N","ReturnsLabel",["&",["s",274,94,117]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 468 readReturnsLabel
      '[0,["N","SemanticUnitLabel",["&",["s",274,94,121]]],"\\t #*+\\\\-0-9SU_su\u2022\u25aa\u25cf\u25e6"]', // 469 readSemanticUnitLabel
      '[0,["N","ResponsibilityLabel",["&",["s",274,94,122]]],"\\t #*+\\\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6"]', // 470 readResponsibilityLabel
      '[0,["N","ValidationCriteriaLabel",["&",["s",274,94,129]]],"\\t #*+\\\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6"]', // 471 readValidationCriteriaLabel
      '[1,["/",473,474]]', // 472 readLabelHolds
      '[1,["/",["{",3,["s",[":",0,["$",["[*","\\t "]]],78,["[+","\\t "]]],["{",4,["s",[":",0,["$",["|",0,1,false," "]]],162,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 473 readBulletHolds
      '[0,["@",1,14,["?",["@",1,["&",["s",475,["[*","\\t "],9]],""]]]]', // 474 readLineHolds
      '[0,["/",89,90]]', // 475 skip_label
      '[1,["N",33,["s",96,[":",0,477],[":",1,472],[":",2,166],["[*","\\t "],[":",3,["?",478]],[":",4,172],174]]]', // 476 readAnswerHead
      '[0,["N","AuthenticationRequiredLabel",["&",["s",274,94,100]]],"\\t #*+\\\\-0-9AR_ar\u2022\u25aa\u25cf\u25e6"]', // 477 readAuthenticationRequiredLabel
      '[1,["/",["@",1,479,481,["[*","*`"]],["@",1,479,483,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 478 readAnswer
      '[1,["*",["/",["[+","\\t *`"],480]]]', // 479 noteAnswerGap
      '[1,["s",4,["*",158],["!",272]]]', // 480 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",482],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 481 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],12]]]', // 482 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",484],["!",486]]],"FNfn"]', // 483 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],12]],["s",9,["/",12,["&",["/",22,485]]]]]]]]]', // 484 skipNoEnd
      '[0,["/",22,272],"^"]', // 485 skipFieldStop
      '[0,["s",["+",["s",["!",487],["[","^\\n\\r"]]],487],"^\\n\\r"]', // 486 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 487 skipExceptionWord
      '[1,["N",34,["s",96,[":",0,489],[":",1,472],[":",2,166],["[*","\\t "],[":",3,492],174]]]', // 488 readJsonHead
      '[0,["/",490,491],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 489 readJsonLabel
      '[0,["N","RequestBodyLabel",["&",["s",274,94,103]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 490 readRequestBodyLabel
      '[0,["N","ResponseSuccessLabel",["&",["s",274,94,104]]],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 491 readResponseSuccessLabel
      '[0,["/",493,172]]', // 492 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],9]]]]]', // 493 readTemplateRemark
      '[1,["N",35,["s",106,[":",0,495],[":",1,472],[":",2,166],["[*","\\t "],[":",3,172],174]]]', // 494 readSqlHead
      '[0,["/",496,497,498],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 495 readSqlLabel
      '[0,["N","IndexesLabel",["&",["s",274,94,109]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 496 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",274,94,110]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 497 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",274,94,111]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 498 readConstraintsLabel
      '[1,["N",37,["s",["!",112],119,[":",0,500],[":",1,472],[":",2,166],["[*","\\t "],[":",3,["?",501]],[":",4,172],174]]]', // 499 readNumberHead
      '[0,["N","EstimatedComplexityLabel",["&",["s",274,94,126]]],"\\t #*+\\\\-0-9CE_ce\u2022\u25aa\u25cf\u25e6"]', // 500 readEstimatedComplexityLabel
      '[1,["@",1,479,502,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 501 read_wholeNumber
      '[0,["N",36,[":",0,["$",["[+","0-9"]]]]]', // 502 readWholeNumber
      '[1,["N",39,["s",127,[":",0,504],[":",1,472],[":",2,166],["[*","\\t "],[":",3,["?",505]],[":",4,172],174]]]', // 503 readSeverityHead
      '[0,["N","SeverityLabel",["&",["s",274,94,130]]],"\\t #*+\\\\-0-9PS_ps\u2022\u25aa\u25cf\u25e6"]', // 504 readSeverityLabel
      '[1,["@",1,506,507,["[*","\\"*`"],["&",509]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 505 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],480]]]', // 506 noteSeverityGap
      '[0,["N",38,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",508]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 507 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 508 skip_severityWord
      '[0,["/",["s",["[*","\\t "],9],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",508],["[","^\\n\\r"]]],9]]]', // 509 skipSeverityRest
      '[0,["L",["s",["&",178],["!",511]]]," *\\\\-<[_`~\u25c1\\ud83e"]', // 510 leaf
      '[0,["/",["s",["&",273],["/",512,513]],447,76,519,534]]', // 511 skipFieldEnd
      '[0,["/",["s",["!",82],14,88],["s",82,14,["/",["!","#"],["&",233]],["&",["s",94,120]],88]]]', // 512 skipPlainLabelAhead
      '[0,["s",["&",["s",275,["&",["s",94,95]],88]],["!",514]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 513 skipBulletLabelAhead
      '[0,["/",515,["&",["s",517,275]],["s",["|",0,3,false," "],"\\t"]]]', // 514 skipHeldBullet
      '[0,["q",516]]', // 515 skipHoldsAll
      '[0,["same",4,""]]', // 516 readHoldsAll
      '[0,["q",518]]', // 517 skipHoldsRun
      '[0,["closes",4,["|",1,null,true," "]]," "]', // 518 readHoldsRun
      '[0,["s",114,["!",520],["&",358],523]]', // 519 skipListedAhead
      '[0,["/",["s",["&",521],275],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 520 skipNestedInMethod
      '[0,["q",522]]', // 521 skipListedRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 522 readListedRun
      '[0,["s",524,["[*","*"],526,["[*","*"],531,532]]', // 523 skipListedHeading
      '[0,["q",525]]', // 524 skipListedColumn
      '[0,["{",5,["s",[":",0,["$",["[*","\\t "]]],78,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 525 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],361,527,["?",384],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],361,363,["?",529]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 526 skipListedSignature
      '[0,["/",["s",["[*","\\t "],363],528],"\\t (\\\\-=`\u2013\u2192"]', // 527 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",374]]],"\\t \\\\-=`\u2013\u2192"]', // 528 skipMissingListedParameters
      '[0,["s",["[*","\\t "],385,["[*","\\t "],530],"\\t \\\\-=\u2013\u2192"]', // 529 skipWordResult
      '[0,["+",["/",371,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 530 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",9]],["[*","\\t "]]]', // 531 skipListedGap
      '[0,["s",["*",268],["/",["s",9,["*",["s",["!",272],533]]],["&",180]]]]', // 532 skipBulletText
      '[0,["/",["s",["*",268],10],["+",268]],"^"]', // 533 skipTextLine
      '[0,["s",106,["!",535],["&",["s",14,["?","|"],536,"|",537,"|"]],["&",280]]]', // 534 skipColumnsAhead
      '[0,["inside",20]]', // 535 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 536 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 537 skipTypeWord
      '[1,["L",["@",1,["!",511],228]]]', // 538 leaf
      '[1,["L",540]]', // 539 leaf
      '[1,["N",42,["s",[":",0,541],[":",1,472],[":",2,166],["[*","\\t "],[":",3,545],174]]]', // 540 readEntriesHead
      '[0,["/",["@",1,96,542],["@",1,112,["/",543,544]]]]', // 541 readEntriesLabel
      '[0,["N","RequestParametersLabel",["&",["s",274,94,102]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 542 readRequestParametersLabel
      '[0,["N","ParametersLabel",["&",["s",274,94,116]]],"\\t #*+\\\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6"]', // 543 readParametersLabel
      '[0,["N","RaisesLabel",["&",["s",274,94,118]]],"\\t #*+\\\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6"]', // 544 readRaisesLabel
      '[0,["/",493,546,172]]', // 545 readEntriesValue
      '[0,["N",41,["s",[":",0,["|",1,null,true,548,547]],["&",["s",["[*","\\t "],9]]]],"*A-Z_-z"]', // 546 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 547 skipInlineComma
      '[0,["N",40,["s",[":",0,549],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,551]],["s",[":",0,552],["&",["/",547,["s",["[*","\\t "],9]]]]],"*A-Z_-z"]', // 548 readInlineEntry
      '[0,["/",["@",1,"`",261,"`"],["@",1,["!",["[","A-Z"]],266],550],"*A-Z_-z"]', // 549 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 550 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",547,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["/",["[+","\\t "],["[","^\\n\\r"]]]]]]', // 551 readInlineText
      '[0,["/",["@",1,"`",261,"`"],550],"A-Z`"]', // 552 read_className
      '[1,["L",["@",1,["!",511],["/",234,554,228]]]]', // 553 leaf
      '[1,["N",43,["s",[":",0,["|",1,null,true,555]],["&",485]]],"\\t *A-Z_-z"]', // 554 readEntriesText
      '[1,["@",3,["!",22],["!",272],["[*","\\t "],546,17],"\\t *A-Z_-z"]', // 555 readEntriesLine
      '[1,["L",557]]', // 556 leaf
      '[1,["N",45,["s",[":",0,558],[":",1,472],[":",2,166],["[*","\\t "],[":",3,559],174]]]', // 557 readFailuresHead
      '[0,["N","ErrorResponsesLabel",["&",["s",274,94,105]]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 558 readErrorResponsesLabel
      '[0,["/",560,172]]', // 559 readFailuresValue
      '[0,["N",44,["s",[":",0,["/",250,253]],[":",1,561]]],"*1-5H_`h"]', // 560 readFailureText
      '[0,172]', // 561 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",447],563]],"\\t *1-5_`"]', // 562 leaf
      '[1,["N",46,["s",[":",0,["|",1,null,true,564]],["&",485]]],"\\t *1-5H_`h"]', // 563 readFailureLines
      '[1,["@",2,["!",22],["[*","\\t "],560,17],"\\t *1-5H_`h"]', // 564 readFailureLine
      '[1,["L",566]]', // 565 leaf
      '[1,["N",47,["s",["&",["s",14,276]],["!",["s",14,94,95]],[":",0,474],[":",1,166],["[*","\\t "],[":",2,172],174]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 566 readOtherHead
      '[1,["L",568]]', // 567 leaf
      '[1,["N",48,["s",["&",["s",333,["i","data"]]],[":",0,335]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 568 readSchemasHeading
      '[1,["L",570]]', // 569 leaf
      '[1,["N",50,["s",["&",["/",44,141,399]],[":",0,["?",452]],14,[":",1,148],["?",454],["&",353],[":",2,571],154],["s",["&",["/",141,401]],[":",0,["?",452]],14,[":",1,148],["?",454],[":",3,["$",["?",431]]],[":",4,153],154],["s",["&",67],["&",353],[":",2,571],154,[":",5,155]]]," #*0-9T_`t"]', // 570 readSchemaHeading
      '[1,["/",422,572],"^\\n\\r"]', // 571 read_pair
      '[0,["N",49,["s",[":",0,573],":",["[*","\\t "],[":",1,153]]],"^\\n\\r"]', // 572 readPair
      '[0,["N","PairName",["*",430]]]', // 573 readPairName
      '[1,["L",575]]', // 574 leaf
      '[1,["N",51,["s",[":",0,576],[":",1,472],[":",2,166],["[*","\\t "],[":",3,172],174]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 575 readColumnsHead
      '[0,["N","ColumnsLabel",["&",["s",274,94,108]]],"\\t #*+\\\\-0-9CF_cf\u2022\u25aa\u25cf\u25e6"]', // 576 readColumnsLabel
      '[1,["L",["/",157,["@",2,["&",["s",["[*","\\t "],"|"]],["!",511],["/",293,578,301]],["@",3,["!",511],["!",280],["!",296],578]]]]', // 577 leaf
      '[1,["N",52,["s",[":",0,["|",1,null,true,294]],["&",485]]]]', // 578 readTableRows
      '[1,["L",580]]', // 579 leaf
      '[1,["N",53,["s",["&",534],581,[":",0,293]]]]', // 580 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 581 readMissingColumnsLabel
      '[1,["L",583]]', // 582 leaf
      '[1,["N",54,["s",["&",["s",333,["i","component"]]],[":",0,335]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 583 readComponentsHeading
      '[1,["L",585]]', // 584 leaf
      '[1,["N",55,["s",["&",["/",44,141,399]],[":",0,["?",452]],14,[":",1,148],["?",454],["&",354],[":",2,571],154],["s",["/",["s",["&",141],["!",["s",119,356]]],["&",401]],[":",0,["?",452]],14,[":",1,148],["?",454],[":",3,["$",["?",431]]],[":",4,153],154],["s",["&",67],["&",354],[":",2,571],154,[":",5,155]]]," #*0-9C_`c"]', // 585 readComponentHeading
      '[1,["L",587]]', // 586 leaf
      '[1,["N",57,["s",[":",0,588],[":",1,472],[":",2,166],["[*","\\t "],[":",3,589],174]]]', // 587 readNamesHead
      '[0,["N","DependenciesLabel",["&",["s",274,94,123]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 588 readDependenciesLabel
      '[0,["/",590,172]]', // 589 readNamesValue
      '[0,["N",56,[":",0,["|",1,null,true,591,","]]],"^\\n\\r,"]', // 590 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 591 readName
      '[1,["L",["@",1,["!",511],["/",234,593,228]]]]', // 592 leaf
      '[1,["N",58,[":",0,["|",1,null,true,594]]],"^\\n\\r,"]', // 593 readNamesText
      '[1,["@",3,["!",22],["!",272],["[*","\\t "],590,17],"^\\n\\r,"]', // 594 readNameTextLine
      '[1,["L",596]]', // 595 leaf
      '[1,["N",59,["s",[":",0,597],[":",1,598],[":",2,166],["[*","\\t "],[":",3,172],174]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 596 readNotesHead
      '[0,["N","ImplementationNotesLabel",["&",["s",274,94,125]]],"\\t #*+\\\\-0-9IN_in\u0130\u2022\u25aa\u25cf\u25e6"]', // 597 readImplementationNotesLabel
      '[1,["/",473,["@",1,14,""]]]', // 598 readNotesHolds
      '[1,["L",600]]', // 599 leaf
      '[1,["N",60,["s",[":",0,601],[":",1,472],[":",2,166],["[*","\\t "],[":",3,172],174]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 600 readInterfacesHead
      '[0,["N","InterfacesLabel",["&",["s",274,94,124]]],"\\t #*+\\\\-0-9IM_im\u0130\u2022\u25aa\u25cf\u25e6"]', // 601 readInterfacesLabel
      '[0,["L",["!",603]]]', // 602 leaf
      '[0,["/",38,["s",["!",449],["&",134],["/",["s",["&",["/",141,400]],432],135,344,["s",["!",398],432]]]],"^\\n\\r"]', // 603 skipComponentStop
      '[1,["L",605]]', // 604 leaf
      '[1,["N",65,["s",357,["!",359],14,[":",0,148],[":",1,606],154],["s",357,["!",82],14,[":",0,148],626,[":",1,606],["[*","*"],154],["s",["&",67],["&",358],[":",1,606],154,[":",2,155]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 605 readMethodHeading
      '[1,["N",64,["s",["[*","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,291]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",361]],[":",2,607],[":",3,["?",619]],624]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 606 readSignature
      '[1,["/",["@",1,["[*","\\t "],608],618]]', // 607 readSignatureList
      '[1,["N",62,["s","(",["[*","\\t "],[":",0,["|",0,null,true,609]],616]]]', // 608 readParameters
      '[1,["/",["@",0,610,["?",["s",",",["[*","\\t "]]]],615],"^\\n\\r)`"]', // 609 readParameterItem
      '[1,["N",61,["s",[":",0,611],["[*","\\t "],[":",1,["?",["@",2,":",["[*","\\t "],612]]],[":",2,["?",["@",2,"=",["[*","\\t "],613]]],["&",380]],["s",[":",0,611],["[*","\\t "],":",["[*","\\t "],[":",1,614]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 610 readParameter
      '[0,["N","ParameterName",367]]', // 611 readParameterName
      '[0,["N","TypeText",369]]', // 612 readTypeText
      '[0,["N","DefaultText",377]]', // 613 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 614 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",374,["+",["/",375,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",374],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 615 readBadParameter
      '[1,["/",")",617]]', // 616 noteParametersEnd
      '[1,["M","MissingParenthesis",""]]', // 617 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],9],374]]]]]', // 618 readMissingParameters
      '[1,["N",63,["s",["[*","\\t "],["/",620,622],["[*","\\t "],[":",0,623]]],"\\t \\\\-:=\u2013\u2192"]', // 619 readResult
      '[1,["/","->",621],"\\\\-=\u2013\u2192"]', // 620 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 621 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],388,["[*","\\t "],["/",["[+","`"],390]]]]]]', // 622 readBadColonArrow
      '[0,["N","ResultText",["+",392]]]', // 623 readResultText
      '[1,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",625]]]', // 624 noteSignatureEnd
      '[1,["M","BadSignatureRest",["s",["!",390],["+",64]]],"^\\n\\r"]', // 625 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",397]]]', // 626 readBadMethodTitle
      '[0,["L",["!",628]]]', // 627 leaf
      '[0,["/",447,629],"^\\n\\r"]', // 628 skipMethodStop
      '[0,["/",["s",14,["&",["s",94,120]],88],["s",["!",514],275,["&",["s",94,120]],88]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 629 skipComponentLabelAhead
      '[1,["L",631]]', // 630 leaf
      '[1,["N",68,["s",[":",0,525],["[*","*"],[":",1,632],["[*","*"],531,[":",2,267]]]]', // 631 readListedHeading
      '[1,["N",67,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,291]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",361]],[":",2,633],[":",3,["?",619]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,291]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",361]],[":",2,608],[":",3,["?",635]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 632 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],608],634],"\\t (\\\\-=`\u2013\u2192"]', // 633 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",374]]]],"\\t \\\\-=`\u2013\u2192"]', // 634 readMissingListedParameters
      '[1,["N",66,["s",["[*","\\t "],620,["[*","\\t "],[":",0,636]]],"\\t \\\\-=\u2013\u2192"]', // 635 readWordResult
      '[0,["N","ResultWord",["+",["/",371,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 636 readResultWord
      '[0,["L",["!",638]]]', // 637 leaf
      '[0,["/",628,["s",["!",520],523]],"^\\n\\r"]', // 638 skipListedStop
      '[1,["L",["@",1,["&",43],640]]," #"]', // 639 leaf
      '[1,["N",69,["s",["&",["s",333,641]],[":",0,335]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 640 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 641 skipChecklistName
      '[1,["L",643]]', // 642 leaf
      '[1,["N",70,["s",434,[":",0,["?",452]],14,[":",1,148],["?",454],[":",2,571],154],["s",434,[":",0,["?",452]],14,[":",1,148],["?",454],[":",3,153],154],["s",["&",67],[":",2,571],154,[":",4,155]]]]', // 643 readCheckHeading
      '[1,["L",["@",1,["&",["/",44,67]],640]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 644 leaf
      '[1,["L",["@",1,["&",141],640]]," #"]', // 645 leaf
      '[1,["L",["@",1,["!",38],144]]]', // 646 leaf
      '[1,["L",648]]', // 647 leaf
      '[1,["M","BadItemPlace",["s",["&",["s",346,["/",347,353,354]]],15]]," #"]', // 648 readBadItemPlace
      '[1,["L",["/",650,651]]]', // 649 leaf
      '[1,["N","WrapperEnd",["s",38,17]]]', // 650 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 651 readMissingWrapperEnd
      '[1,["L",653]]', // 652 leaf
      '[1,["/",654,655],"^"]', // 653 readAfter
      '[1,["/",["t",[0,1],["|",0,null,true,291],226],["t",[0,1],["|",1,null,true,291],287]],"\\t\\n\\r "]', // 654 readBlankLine
      '[1,["N","AfterText",["+",["s",["!",22],15]]],"^"]', // 655 readAfterText
      '[1,["L",657]]', // 656 leaf
      '[1,["N",71,["s",[":",0,606],12]]]', // 657 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, inside: ofInside, endsInside: ofEndsInside, same: ofSame, "{": ofAction, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest } });

  const stepblock: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(177), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(227) }] };
  const stepleadBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(156) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(37), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(143) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(18), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(328), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(437) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(441) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(446), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(441) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(510), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(538) }] };
  const stepentriesBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(510), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(553) }] };
  const stepfailuresBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(562) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(446), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(577) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(579) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(446), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(510), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(592) }] };
  const stepmethodPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(627), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(637), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(602), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(602), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(446), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: { op: 'again', step: () => stepCheck } }] };
  const stepotherBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(340) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(342), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(647) }, stepblock] } }] }] };
  const stepsection: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'leaf', read: rules.at(2) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(302), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(652) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(320) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(198) }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(206) }] }, { op: 'leaf', read: rules.at(225) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 6, isText: false, body: { op: 'sequence', hand: { attribute: 6, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(183) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(194) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(188) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(203) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(205) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(318) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(320) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(649) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(331) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(435) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(439) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(443) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ContractHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(450) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 4, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(463) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 4, inside: 21, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(539) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 4, inside: 22, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(556) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 4, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(565) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(567) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: 1, inside: 13, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as SchemaHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(569) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 4, inside: 20, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(574) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(582) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ComponentHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(584) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 4, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(586) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 4, inside: 19, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(595) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(599) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 14, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(604) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 2, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(630) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(639) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: 1, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as CheckHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(642) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(644) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(645) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(646) }, { op: 'loop', body: stepotherBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(656) },
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
      'BadNoiseLine BadNoise': {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes in the text.","example":"<|start|>assistant<|message|>Done.","hint":"Strip such sequences from the text."},
      BadBox: {"code":"bad-box","severity":"warning","meaning":"A list item has a box to tick.","example":"- [ ] **Language:** Go 1.25","hint":"Leave the box out."},
      BadBullet: {"code":"bad-bullet","severity":"warning","meaning":"A list item does not start with a hyphen.","example":"• The clock is right.","hint":"Start list items with a hyphen."},
      MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
      MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"<!-- to do","hint":"Close the comment with -->."},
      BadTable: {"code":"bad-table","severity":"warning","meaning":"A table has no line of dashes below its head, or one with another number of cells.","example":"| Column | Type |\n| id | UUID |","hint":"Write | --- | --- | below the head, with a cell for each column."},
      BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is not a parameter. It was left out.","example":"#### `run(a, ,b)`","hint":"Write each parameter as name: type, with commas between them."},
      BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","hint":"Close every bracket of the type."},
      MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature is never closed.","example":"#### `run(a: int`","hint":"Close the parenthesis."},
      'MissingParameters MissingListedParameters': {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
      'BadArrow BadColonArrow': {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
      BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","hint":"Put remarks into the description."},
      BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
      BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"Done.\r","hint":"End lines with LF."},
      BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
      BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Leave it out. peglot/tools reads calls of other dialects."},
      BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
      BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  }),
  attributes: 7,
  tables: 0,
  inside: 23,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
