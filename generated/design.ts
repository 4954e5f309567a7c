// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/markup.peggy, grammars/common/thoughts.peggy, grammars/common/turns.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type NodesByType, type RecoveryNode, type Step, type SyntaxTree, type TextPiece, type TreeNode, type TreeOptions, Machine, Rules, once, parseTree, ofCase, ofAction, ofTest, ofScope, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

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
export interface BadThoughtNode extends RecoveryNode {
  readonly type: 'BadThought';
  readonly kind: "think" | "Think" | "THINK" | "thought" | "reasoning" | "reflection" | "scratchpad" | "analysis" | "THINKING";
}
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
  () => { return 'thought'; },
  () => { return 'steps'; },
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
      '[0,["L",["s",["!",19],["!",32],["!",33]]]]', // 18 leaf
      '[0,["s",20,["*",["/",22,23]],13]]', // 19 skipWrapperAhead
      '[0,["s",21,9]]', // 20 skipFenceOpen
      '[0,["/",["s",14,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",9]],["s",14,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 21 skipFenceHead
      '[0,["/",["s",["[*","\\t "],10],["s",["[+","\\t "],12]],"\\t\\n\\r "]', // 22 skipBlankLine
      '[0,["/",24,31],"\\u001b<"]', // 23 skipNoise
      '[0,["s",["!",25],["!",28],["!",29],"<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]],"<"]', // 24 skipTemplateToken
      '[0,["/",["s","<",26,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["s","[","THINK","]"],["s","\u25c1","think","\u25b7"],["s","<|START_","THINKING","|>"],["s","<|begin_of_","thought","|>"],["s","<|","think",":start|>"],["s","<|channel|>","analysis","<|message|>"],["s","<|channel>","thought"]],"<[\u25c1"]', // 25 skipThoughtOpen
      '[0,["s",["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],27],"Ta-z"]', // 26 skipThoughtName
      '[0,["/",["s","think",["?","ing"]],["s","Think",["?","ing"]],["s","THINK",["?","ING"]],["s","thought",["?","s"]],"reasoning","reflection","scratchpad","analysis"],"Tar-t"]', // 27 skipThinkingWord
      '[0,["/",["s",["/","<tool_call>","<tool_calls>","<function_call>","<function_calls>","<toolcall>"],["&",["s",["[*","\\t "],["/",["[","\\n\\r<[{"],12]]]],["s",["/","<function=","<invoke name=","<tool_use"],["[*","^\\n\\r>"],">"],"[TOOL_CALLS]",["s","<|tool_call",["[*","A-Z_a-z"],["?","|"],">"],"<|START_ACTION|>","<|tools_prefix|>","<|function_call|>","<|python_tag|>",["s","<\uff5ctool\u2581call",["?","s"],"\u2581begin\uff5c>"],"<|channel|>commentary to="],"<["]', // 28 skip_foreignCall
      '[0,["/",["s","<|im_start|>",["/","user","tool","system"]],["s","<|start_header_id|>",["/","user","ipython","tool","system"]],["s","<|start|>",["/","user","developer","system"]],"<start_of_turn>user","[INST]","<\uff5cUser\uff5c>",["s","<\uff5ctool\u2581output",["?","s"],"\u2581begin\uff5c>"],["s",["/","<|user|>","<|observation|>","<tool_response>","<function_results>"],["&",["s",["[*","\\t "],["/",30,12]]]]],"<["]', // 29 skipTurnToken
      '[0,["/","\\r\\n","\\n","\\r"],"\\n\\r"]', // 30 skipNewline
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 31 skipAnsiSequence
      '[0,["s",14,["|",1,6,false,"#"],["[","\\t "]]," #"]', // 32 skipHeadingMarks
      '[0,["s",14,["|",1,6,false,"#"],["[","^\\t\\n\\r !#"]]," #"]', // 33 skipHeadingGlued
      '[0,["L",["s",["!",35],["!",39],["!",130]]]]', // 34 leaf
      '[0,["s",14,36,["[*","\\t "],["&",9]]," `~"]', // 35 skip_wrapperEnd
      '[0,["q",37]]', // 36 skipWrapperRun
      '[0,["closes",0,38],"`~"]', // 37 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 38 readFenceRun
      '[0,["/",["s",["&",["/",40,41]],14,42,47,63],["s",["&",64],47,63,129]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 39 skipTitleHeading
      '[0,["s",14,"#",["!","#"]]," #"]', // 40 skipH1
      '[0,["s",14,"##",["!","#"]]," #"]', // 41 skipH2
      '[0,["s",["|",1,6,false,"#"],["!","#"],["!",["s",["[*","\\t "],12]],43,["?",45]],"#"]', // 42 skipMark
      '[0,["/",["[+","\\t "],["&",9],44]]', // 43 skipHeadingSpace
      '[0,["&",["[","^\\t\\n\\r !#"]],"^\\t\\n\\r !#"]', // 44 skipBadHeadingSpace
      '[0,46]', // 45 skipBadNoise
      '[0,["s",23,["*",["/",23,["[","\\t "]]]]]', // 46 skipLineNoise
      '[0,["/",["s",["&",48],["?",51],49,["?",57],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",57],["[*","\\t "],58,["?",["[+","*_`"]]],["s",["?",51],49,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],60]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 47 skipDocumentTitle
      '[0,["/",["s",["[*","^\\n\\r*A-Z_-z"],["[","*_`"]],["s",["[*","^\\n\\rA-Za-z"],49,["[*","\\t \\\\-:\u2013\u2014\uff1a"],["[","*_`"]]],"^\\n\\rA-CE-Za-ce-z"]', // 48 skipEmphasised
      '[0,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],50],["[*","\\t "]],"Dd"]', // 49 skipDesignWords
      '[0,["s",["i","spec"],["[*","A-Za-z"]],"Ss"]', // 50 skipBadTitleName
      '[0,52]', // 51 skipBadTitleDecoration
      '[0,["+",53]]', // 52 skipTitleDecoration
      '[0,["/",["s",54,["?",["[",").:"]],["[+","\\t "]],["s",["[+","IVX"],["[",")."],["[+","\\t "]],["[+","*:_`"],["[","^\\t\\n\\r\\u001b \\"#\'(*/-:<A-[_-{"],["s",["!",55],["[+","\\t "]]],"^\\n\\r\\u001b\\"#\'(/<A-HJ-UWY-[a-{"]', // 53 skipTitleOrnament
      '[0,["s",["[+","0-9"],["*",["s",".",["[+","0-9"]]]]]', // 54 skipNumber
      '[0,["s",["?",56],["[*","\\t "],["?",46],["[*","\\t "],9]]', // 55 skipHeadingEndAhead
      '[0,["s",["[+","\\t "],["[+","#"],["&",["s",["[*","\\t "],["?",46],["[*","\\t "],9]]]]', // 56 skipClosingMarks
      '[0,["[+","*_`"]]', // 57 skipBadTitleMark
      '[0,["*",59]]', // 58 skipMarkedId
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*<_`"],["s",["!",["s",["?",["[+","*_`"]],55]],["/",["[+","\\t "],["[+","*_`"],["[","^\\n\\r"]]]],"^\\n\\r"]', // 59 skipMarkedIdPart
      '[0,["*",61]]', // 60 skipTitleText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #<"],["s",["!",55],["/",["[+","\\t "],62,["[","^\\n\\r"]]]],"^\\n\\r"]', // 61 skipTitlePiece
      '[0,["s",23,["*",["s",["[*","\\t "],23]]]]', // 62 skipInnerNoise
      '[0,["s",["?",56],["[*","\\t "],["?",45],["[*","\\t "],9]]', // 63 skipHeadingEnd
      '[0,["s",["&",65],66],"^\\n\\r"]', // 64 skipSetextAhead
      '[0,["s",["[+","^\\n\\r"],30,14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]]', // 65 skipUnderlined
      '[0,["/",67,["s",["!",72],["[*","^\\n\\r"],30,14,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],9]]]', // 66 skipSetext
      '[0,["s",68,30,14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]]', // 67 skipNamedSetext
      '[0,["/",["s",["?",52],69,70],["s",["?",52],71,70],["s",["?",52],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 68 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 69 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",9]]]', // 70 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 71 skipAnyOtherName
      '[0,["/",23,73,74,83,32,33,["s",14,["/",85,"<!--","|"]]]]', // 72 skipNotSetext
      '[0,["s",14,["/",["s","*",["[*","\\t "],"*",["[*","\\t "],"*",["[*","\\t *"]],["s","-",["[*","\\t "],"-",["[*","\\t "],"-",["[*","\\t \\\\-"]],["s","_",["[*","\\t "],"_",["[*","\\t "],"_",["[*","\\t _"]]],9]," *\\\\-_"]', // 73 skipThematicBreak
      '[0,["/",["s",["[*","\\t "],75,["/",["[+","\\t "],["&",9]]],["s",["|",0,1,false," "],76,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 74 skipBulletMark
      '[0,["/",["[","*+\\\\-"],["s",["|",1,9,false,["[","0-9"]],["[",")."]]],"*+\\\\-0-9"]', // 75 skipBulletSign
      '[0,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",77,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\u2022\u25aa\u25cf\u25e6"]]],"\u2022\u25aa\u25cf\u25e6"]', // 76 skipDotSign
      '[0,["/",78,79,80,81,82]]', // 77 skipInText
      '[0,["inside",17]]', // 78 readInField
      '[0,["inside",19]]', // 79 readInNotes
      '[0,["inside",0]]', // 80 readInOverview
      '[0,["inside",4]]', // 81 readInOtherSection
      '[0,["inside",18]]', // 82 readInOtherField
      '[0,["s",14,84]," `~"]', // 83 skipFenceStart
      '[0,["/",["s",["s","```",["[*","`"]],["&",["s",["[*","^\\n\\r`"],9]]],["s","~~~",["[*","~"]]],"`~"]', // 84 skipFenceRunHere
      '[0,["/",86,87]]', // 85 skipLabelAhead
      '[0,["s","**",["[+","^\\n\\r*:"],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]', // 86 skipLabel
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",88,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",88,"**",["&",["/",["s",["[*","\\t "],9],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",88,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",88,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],9]]],["s",88,["[*","\\t "],["[",":\uff1a"]],["s",["&",90],["[+","#"],["[+","\\t "],["[*","*_"],88,128]]]', // 87 skipBadLabel
      '[0,89]', // 88 skipKnownName
      '[0,["/",["s",["i","task"],["[+","\\t "],["i","id"]],["i","timestamp"],["i","description"],["s",["i","authentication"],["[+","\\t "],["i","required"]],["s",["i","rate"],["[+","\\t "],["i","limit"]],["s",["i","request"],["[+","\\t "],["/",["i","parameters"],["i","body"]]],["s",["i","response"],["[+","\\t "],["i","(success)"]],["s",["i","error"],["[+","\\t "],["i","responses"]],["i","columns"],["i","indexes"],["i","relationships"],["i","constraints"],["s",["i","semantic"],["[+","\\t "],["i","unit"]],["i","responsibility"],["i","dependencies"],["i","interfaces"],["i","parameters"],["i","returns"],["i","raises"],["s",["i","implementation"],["[+","\\t "],["i","notes"]],["s",["i","estimated"],["[+","\\t "],["i","complexity"]],["s",["i","validation"],["[+","\\t "],["i","criteria"]],["i","severity"]],"AC-EIPR-TVac-eipr-tv\u0130"]', // 89 skipKnownWord
      '[0,["/",["s",["&",["s",91,92]],"####",["|",0,2,false,"#"],["[+","\\t "],["[*","*_"],89,128],["s",["&",["s",91,92]],"###",["[+","\\t "],["[*","*_"],89,128,["[*","\\t "],9]]]', // 90 skipHeadingLabel
      '[0,["s",["?",["s","###",["|",0,3,false,"#"],["[+","\\t "]]],["[*","*_"],["[*","\\t _"]]]', // 91 skipOpen
      '[0,["/",["s",93,94],["s",103,104],["s",109,112],["s",116,117],["s",124,125]]]', // 92 skip_knownName
      '[0,["inside",12]]', // 93 readInContract
      '[0,["/",95,97,98,99,100,101,102],"ADEP-Sadep-s"]', // 94 skipContractName
      '[0,["s",["i","description"],96],"Dd"]', // 95 skipDescriptionName
      '[0,["s",["[*","\\t _"],["/",["[","*:\uff1a"],["s",["[*","#"],["[*","\\t "],9]]]]', // 96 skipClose
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],96],["s",["i","requires"],["[+","\\t _"],["i","authentication"],96]],"ARar"]', // 97 skipAuthenticationName
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],96],"Rr"]', // 98 skipRateLimitName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],96],["s",["i","request"],["[+","\\t _"],["i","params"],96],["s",["i","parameters"],96]],"P-Rp-r"]', // 99 skipRequestParametersName
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],96],"Rr"]', // 100 skipRequestBodyName
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],96],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],96]],"RSrs"]', // 101 skipResponseName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],96],["s",["i","errors"],96],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",96]],"ERer"]', // 102 skipErrorResponsesName
      '[0,["inside",13]]', // 103 readInSchema
      '[0,["/",95,105,106,107,108],"CDFIRcdfir\u0130"]', // 104 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],96],"CFcf"]', // 105 skipColumnsName
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],96],"Ii\u0130"]', // 106 skipIndexesName
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],96],["s",["i","foreign"],["[+","\\t _"],["i","keys"],96]],"FRfr"]', // 107 skipRelationshipsName
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],96],["s",["i","check"],["[+","\\t _"],["i","constraints"],96]],"Cc"]', // 108 skipConstraintsName
      '[0,["/",110,111]]', // 109 skipInMethod
      '[0,["inside",14]]', // 110 readInHeadedMethod
      '[0,["inside",15]]', // 111 readInListedMethod
      '[0,["/",113,114,115,95],"ADEPRTadeprt"]', // 112 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],96],"APap"]', // 113 skipParametersName
      '[0,["/",["s",["/",["i","returns"],["i","return"]],96],["s",["i","return"],["[+","\\t _"],["i","value"],96]],"Rr"]', // 114 skipReturnsName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],96],"ERTert"]', // 115 skipRaisesName
      '[0,["inside",8]]', // 116 readInComponent
      '[0,["/",118,119,120,121,122,123],"C-EIMNPRSUc-eimnprsu\u0130"]', // 117 skipComponentName
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],96],["s",["i","unit"],96]],"SUsu"]', // 118 skipSemanticUnitName
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],96],"PRpr"]', // 119 skipResponsibilityName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],96],["s",["i","depends"],["[+","\\t _"],["i","on"],96]],"Dd"]', // 120 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],96],"IMim\u0130"]', // 121 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],96],["s",["i","notes"],96]],"INin\u0130"]', // 122 skipNotesName
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],96],"CEce"]', // 123 skipComplexityName
      '[0,["inside",16]]', // 124 readInCheck
      '[0,["/",126,127],"CPSVcpsv"]', // 125 skipCheckName
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],96],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],96]],"CVcv"]', // 126 skipCriteriaName
      '[0,["s",["/",["i","severity"],["i","priority"]],96],"PSps"]', // 127 skipSeverityName
      '[0,["s",["[*","\\t *_"],["/",["s",["[",":\uff1a"],["[*","*_"]],["s",["[*","#"],["[*","\\t "],["&",9]]]]]', // 128 skipHeadingLabelEnd
      '[0,["s",14,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],9]," \\\\-="]', // 129 skipBadSetext
      '[0,["s",["&",131],132],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 130 skipSectionAhead
      '[0,["/",["s",14,"#"],65],"^\\n\\r"]', // 131 skipHeadingLike
      '[0,["/",["s",["&",["/",40,41]],14,42,133,63],["s",["&",138],14,42,139,63],["s",["&",65],["&",67],133,63,129]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 132 skipSectionHeading
      '[0,["s",["?",51],["/",["s",69,["&",134]],136],["?",137],["?",51]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 133 skipSectionName
      '[0,["s",["?",135],["*",["s",["[*","\\t "],["[+","*:_`"]]],55]]', // 134 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 135 skipSectionRemark
      '[0,["s",71,["&",134]]]', // 136 skipBadSectionName
      '[0,135]', // 137 skipBadSectionRemark
      '[0,["s",14,"###",["!","#"]]," #"]', // 138 skipH3
      '[0,["s",["?",51],69,["&",134],["?",137],["?",51]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 139 skipOwnName
      '[1,["L",141]]', // 140 leaf
      '[1,["N",2,["s",["!",142],["&",["/",40,41]],14,[":",0,145],["?",149],[":",1,150],151],["s",["&",64],[":",1,150],151,[":",2,152]]]]', // 141 readOtherHeading
      '[0,["q",143]]', // 142 skipCutTitle
      '[0,["@",1,["endsInside",144],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 143 readCutTitle
      '[0,["s",14,"##",["[+","\\t "],69,12]," #"]', // 144 skipWholeTitle
      '[1,["N",1,["s",[":",0,["$",["|",1,6,false,"#"]]],["!","#"],["!",["s",["[*","\\t "],12]],146,["?",148]]],"#"]', // 145 readMark
      '[1,["/",["[+","\\t "],["&",9],147]]', // 146 noteHeadingSpace
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 147 readBadHeadingSpace
      '[1,["M","BadNoise",46]]', // 148 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",49,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 149 readBadSecondTitle
      '[0,["N","TitleText",["*",61]]]', // 150 readTitleText
      '[1,["s",["?",56],["[*","\\t "],["?",148],["[*","\\t "],17]]', // 151 noteHeadingEnd
      '[1,["M",0,["s",14,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],17]]," \\\\-="]', // 152 readBadSetext
      '[1,["L",["/",154,156]],"\\t\\n\\r #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 153 leaf
      '[1,["$",["+",155]]]', // 154 readBlankLines
      '[1,["/",["s",["[*","\\t "],4],["s",["[+","\\t "],12]],"\\t\\n\\r "]', // 155 noteBlankLine
      '[1,["N",6,["s",157,[":",0,["/",161,172]]]],"\\t #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 156 readMetadataLine
      '[1,["/",158,14]]', // 157 noteMetadataLead
      '[1,["/",["s",["[*","\\t "],75,["[+","\\t "]],["s",["|",0,1,false," "],159,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 158 noteBulletLead
      '[1,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",77,["[","\u2022\u25aa\u25cf\u25e6"]],160]],"\u2022\u25aa\u25cf\u25e6"]', // 159 noteDotSign
      '[1,["M","BadBullet",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 160 readBadBullet
      '[1,["N",4,["s",["&",["s",91,162]],[":",0,163],["[*","\\t "],[":",1,169],171]],"#*T_t"]', // 161 readTaskIdLabel
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],96],"Tt"]', // 162 skipTaskIdName
      '[1,["/",164,166]]', // 163 read_label
      '[0,["N",3,["s","**",[":",0,165],["/",["s",":",["[*","\\t "],"**"],["s","**",["[*","\\t "],":"]]]]]', // 164 readLabel
      '[0,["N","LabelName",["[+","^\\n\\r*:"]]]', // 165 readLabelName
      '[1,["M",1,["s","__",[":",0,167],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,168],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,168],"**",["&",["/",["s",["[*","\\t "],9],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,168],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,168],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],9]]],["s",[":",0,168],["[*","\\t "],["[",":\uff1a"]],["s",["&",90],["[+","#"],["[+","\\t "],["[*","*_"],[":",0,168],128]]]', // 166 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 167 readUnderscoredName
      '[0,["N","KnownName",89]]', // 168 readKnownName
      '[0,["N","LineValue",["*",170]]]', // 169 readLineValue
      '[0,["/",["[+","^\\n\\r\\u001b<"],["s",["!",["s",46,9]],["/",46,["[","\\u001b<"]]]],"^\\n\\r"]', // 170 skipLinePiece
      '[1,["s",["?",148],17]]', // 171 noteValueEnd
      '[1,["N",5,["s",["&",["s",91,173]],[":",0,163],["[*","\\t "],[":",1,169],171]],"#*T_t"]', // 172 readTimestampLabel
      '[0,["s",["i","timestamp"],96],"Tt"]', // 173 skipTimestampName
      '[0,["L",["&",175]]," *\\\\-<[_`~\u25c1"]', // 174 leaf
      '[0,["/",["s",14,["/",["[","<`~"],["i","*g"]]],176,73]," *\\\\-<[_`~\u25c1"]', // 175 skipClosedStart
      '[0,["/",177,178,185,188]," <[\u25c1"]', // 176 skipAsideAhead
      '[0,["s",14,25]," <[\u25c1"]', // 177 skipThoughtAhead
      '[0,["s",14,179]," <[\u25c1"]', // 178 skipThoughtEndAhead
      '[0,["s",180,["&",["s",["[*","\\t "],["/",30,12,["[","#[{\\ud83e"],["s",["|",1,12,false,["[","^\\t\\n\\r :<\uff1a"]],["[",":\uff1a"]]]]]]]', // 179 skipLateEnd
      '[0,["/",["s","</",26,">"],["s","[/","THINK","]"],["s","\u25c1/","think","\u25b7"],["s","<|END_","THINKING","|>"],["s","<|end_of_","thought","|>"],["s","<|","think",":end|>"],181,183],"<[\u25c1"]', // 180 skipThoughtTagEnd
      '[0,["q",182]]', // 181 skipChannelEnd
      '[0,["{",0,"<channel|>"],"<"]', // 182 readChannelEnd
      '[0,["q",184]]', // 183 skipFinalAnswer
      '[0,["{",1,"[BEGIN FINAL RESPONSE]"],"["]', // 184 readFinalAnswer
      '[0,["s",14,186]," <["]', // 185 skipTurnAhead
      '[0,["s",["?",187],29],"<["]', // 186 skipTurnOpen
      '[0,["/","<|im_end|>","<|eot_id|>","<|end|>","<|return|>","</s>","<\uff5cend\u2581of\u2581sentence\uff5c>"],"<"]', // 187 skipTurnEnd
      '[0,["s",14,28]," <["]', // 188 skipForeignAhead
      '[1,["L",190]]', // 189 leaf
      '[1,["M",2,["s",["?",30],14,[":",0,191]]],"\\n\\r <[\u25c1"]', // 190 readBadThought
      '[0,["/",["@",1,"<",192,["?",["s",["[","\\t "],["|",0,60,false,["[","^\\n\\r<>"]]]],">"],["@",1,"[","THINK","]"],["@",1,"\u25c1","think","\u25b7"],["@",1,"<|START_","THINKING","|>"],["@",1,"<|begin_of_","thought","|>"],["@",1,"<|","think",":start|>"],["@",1,"<|channel|>","analysis","<|message|>"],["@",1,"<|channel>","thought"]],"<[\u25c1"]', // 191 readThoughtOpen
      '[0,["@",1,["?",["s",["|",1,8,false,["[","a-z"]],["[",":|"]]],193],"Ta-z"]', // 192 readThoughtName
      '[0,["/",["@",0,"think",["?","ing"]],["@",0,"Think",["?","ing"]],["@",0,"THINK",["?","ING"]],["@",0,"thought",["?","s"]],["@",0,"reasoning"],["@",0,"reflection"],["@",0,"scratchpad"],["@",0,"analysis"]],"Tar-t"]', // 193 readThinkingWord
      '[0,[[null,"^<[\u25c1",1,null,false],[["s",["!",195],["[","^"]],null,0,null,false]]]', // 194 text
      '[0,["q",196]]', // 195 skipOwnThoughtClose
      '[0,["same",6,197],"<[\u25c1"]', // 196 readOwnThoughtClose
      '[0,["/",198,199],"<[\u25c1"]', // 197 readThoughtClose
      '[0,["/",["@",1,"</",192,">"],["@",1,"[/","THINK","]"],["@",1,"\u25c1/","think","\u25b7"],["@",1,"<|END_","THINKING","|>"],["@",1,"<|end_of_","thought","|>"],["@",1,"<|","think",":end|>"],182,184],"<[\u25c1"]', // 198 readThoughtTagEnd
      '[0,["{",2,["/",["/","<|end|>","<|return|>"],["&",["/","<|start|>","<|channel|>"]]]],"<"]', // 199 readAnalysisEnd
      '[1,["L",201]]', // 200 leaf
      '[1,["/",202,203]]', // 201 read_thoughtEnd
      '[0,["N","ThoughtEnd",["s",195,["[*","\\t "]]]]', // 202 readThoughtEnd
      '[1,["M","MissingThoughtEnd",""]]', // 203 readMissingThoughtEnd
      '[1,["L",["/",205,207]],"\\n\\r <[\u25c1"]', // 204 leaf
      '[1,["N","ForeignCall",["s",206,["[*","^\\n\\r"],17,["*",["s",["!",35],["!",22],["!",32],15]]]]]', // 205 readForeignCall
      '[1,["M","BadForeignCall",["s",["?",30],14,28]],"\\n\\r <["]', // 206 readBadForeignCall
      '[1,["M","BadThoughtEnd",["s",["?",30],178]],"\\n\\r <[\u25c1"]', // 207 readBadThoughtEnd
      '[1,["L",209]]', // 208 leaf
      '[1,["M","BadTurn",["s",["?",30],14,186]],"\\n\\r <["]', // 209 readBadTurn
      '[0,[[["[","^"],null,0,null,false]]]', // 210 text
      '[1,["L",["/",212,213,219,228,229]]," *\\\\-<_`~"]', // 211 leaf
      '[0,["N","Rule",["s",["&",73],["[+","^\\n\\r"]]]," *\\\\-_"]', // 212 readRule
      '[0,["N",8,["s",["&",214],"*",["+",["s",["!",215],["[","^\\n\\r"]]],[":",0,["?",217]],["[*","^\\n\\r"]]],"*"]', // 213 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],9]],["[","^\\n\\r"]]],"*",["[*","\\t "],9],"*"]', // 214 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],216]]', // 215 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 216 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],218]]', // 217 readFooterTime
      '[0,["N",7,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 218 readFooterStamp
      '[1,["handing",5,["N",9,["s",["!",35],14,["hand",5,[],[":",0,220]],[":",1,221],17,[":",2,222],[":",3,["/",226,227]]]]]," `~"]', // 219 readFence
      '[0,["/",["@",0,["$",["s","```",["[*","`"]]],["&",["s",["[*","^\\n\\r`"],9]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 220 readFenceRunHere
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 221 readFenceInfo
      '[1,["N","FenceBody",["*",["s",["!",223],15]]]]', // 222 readFenceBody
      '[0,["s",14,224,["[*","\\t "],["&",9]]," `~"]', // 223 skip_fenceClose
      '[0,["q",225]]', // 224 skipClosingRun
      '[0,["closes",5,38],"`~"]', // 225 readClosingRun
      '[0,["N","FenceClose",223]]', // 226 readFenceClose
      '[1,["M","MissingFenceEnd",12]]', // 227 readMissingFenceEnd
      '[1,["N","Comment",["s",14,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],4]]],"-->",["[*","^\\n\\r"]]]," <"]', // 228 readComment
      '[1,["M","MissingCommentEnd",["s",14,"<!--",["*",15]]]," <"]', // 229 readMissingCommentEnd
      '[1,["L",["?",231]]]', // 230 leaf
      '[1,["/","\\n",5],"\\n\\r"]', // 231 readEol
      '[1,["L",233]]', // 232 leaf
      '[1,["/",234,237,239,298,305,306]]', // 233 readOpenBlock
      '[1,["M","MissingMarkEnd",235,["s",["&",41],142]]," #*+\\\\-`"]', // 234 readMissingMarkEnd
      '[0,["s",14,["/",["s",["|",1,6,false,"#"],["[*","\\t "]],["s","**",["[+","^\\n\\r*"],["?","*"]],"**",236,["[","*+\\\\-"],["|",1,2,false,"`"]],12]," #*+\\\\-`"]', // 235 skipCutMark
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 236 skipFooterCut
      '[1,["N",10,["s",14,["!",238],[":",0,145],[":",1,150],151]]]', // 237 readSubheading
      '[0,["s",["/",["!",79],["&",["s",91,123]]],90]]', // 238 skipEndingHeadingLabel
      '[1,["N",19,["s",[":",0,240],["?",["s",241,253]],[":",1,["?",254]],[":",2,272]]]]', // 239 readBullet
      '[1,["/",["@",0,["$",["[*","\\t "]],75,["/",["[+","\\t "],["&",9]]],["@",0,["$",["|",0,1,false," "]],159,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 240 readBulletColumn
      '[0,["/",242,243,244,245,246,["s",247,["!",93]],["s",248,["!",116]],["s",249,["!",124]]]]', // 241 skipInList
      '[0,["inside",1]]', // 242 readInStack
      '[0,["inside",2]]', // 243 readInAssumptions
      '[0,["inside",21]]', // 244 readInEntries
      '[0,["inside",22]]', // 245 readInFailures
      '[0,["inside",3]]', // 246 readInNames
      '[0,["inside",5]]', // 247 readInContracts
      '[0,["inside",7]]', // 248 readInComponents
      '[0,["/",250,251,252]]', // 249 skipInChecklist
      '[0,["inside",9]]', // 250 readInFlatChecklist
      '[0,["inside",10]]', // 251 readInPlainChecklist
      '[0,["inside",11]]', // 252 readInDeepChecklist
      '[1,["M","BadBox",["s","[",["["," Xx"],"]",["[+","\\t "]]]]', // 253 readBadBox
      '[1,["/",["@",1,245,["/",255,258]],264,265,267]]', // 254 readBulletContent
      '[0,["N",12,["s","**",[":",0,256],["[+","\\t "],[":",1,257],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 255 readFailure
      '[0,["N",11,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 256 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 257 readFailureCode
      '[0,["N",14,["s",259,[":",0,256],["[*","\\t (*_`"],[":",1,257],["?",")"],260],["s",259,[":",0,256],["[*","\\t (*_`"],[":",1,261],["?",")"],260],["s",259,[":",0,256],260,[":",1,["?",["@",0,263,260]]]],["s",259,[":",0,256],["[*","\\t (*_`"],[":",1,["/",261,263]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],9]]]],"*1-5H_`h"]', // 258 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 259 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 260 skipFailureSeparator
      '[0,["N",13,[":",0,["|",2,5,true,262,["[+","\\t "]]]],"A-Z"]', // 261 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 262 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 263 readConstantCode
      '[1,["N",15,["s",[":",0,163],["[*","\\t "]]]]', // 264 readLabelledItem
      '[0,["N",16,["s","`",[":",0,266],"`",["[*","\\t "],":",["[*","\\t "]]]]', // 265 readCodeItem
      '[0,["N","CodeName",["[+","^\\n\\r`"]]]', // 266 readCodeName
      '[0,["N",17,["s",[":",0,268],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 267 readLooseItem
      '[0,["/",["@",1,"**",269,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],9]]]],["@",1,"*",269,"*"],["@",1,"`",266,"`"],271],"*A-Z_-z"]', // 268 readLooseName
      '[0,["/",["@",1,"`",266,"`"],270],"^\\n\\r*:"]', // 269 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 270 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 271 readBareName
      '[1,["N","BulletText",["s",["*",273],["/",["s",17,["*",["s",["!",277],297]]],["&",179]]]]]', // 272 readBulletText
      '[0,["/",["[+","^\\n\\r<[\u25c1"],274,["s",["!",179],["[","<[\u25c1"]]],"^\\n\\r"]', // 273 skipTextUnits
      '[0,["s",25,["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]],["|",0,3,false,["s","<",["!","/"],["|",0,60,false,["[","^\\n\\r<[{\\ud83e"]]]],275]]', // 274 skipNamedThought
      '[0,["/",180,276],"<[\u25c1"]', // 275 skipThoughtClose
      '[0,["q",199]]', // 276 skipAnalysisEnd
      '[0,["/",22,73,32,33,83,74,["s",["&",278],282],["s",14,["/","<!--","|"]],283,176,235,["s",["&",284],["/",285,67]]],"^"]', // 277 skipParagraphStop
      '[0,["s",279,281],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 278 skipLabelGate
      '[0,["/",280,14]]', // 279 skipAnyLead
      '[0,["/",["s",["[*","\\t "],75,["[+","\\t "]],["s",["|",0,1,false," "],76,["[+","\\t "]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 280 skipBulletLead
      '[0,["/",["[","*_"],89,"###"],"#*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 281 skipLabelMark
      '[0,["s",14,85]]', // 282 skipLabelLine
      '[0,["s",46,["/",9,32]]]', // 283 skipNoiseAlone
      '[0,["s",["[*","^\\n\\r"],30,["[","\\t \\\\-:=|"]],"^"]', // 284 skipMarksBelow
      '[0,["q",286]]', // 285 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",287],[":",0,288],291,[":",1,293],["test",true,3]]],"^\\n\\r"]', // 286 readTableHead
      '[0,["s",["[*","^\\n\\r|"],"|",["[*","^\\n\\r"],30,["[","\\t \\\\-:|"]],"^\\n\\r"]', // 287 skipTableAhead
      '[0,["N",18,["s",["[*","\\t "],"|",[":",0,["|",1,null,true,290,289]],["?","|"],["[*","\\t "],["&",9]],["s",["[*","\\t "],[":",0,["|",2,null,true,290,289]],["?","|"],["[*","\\t "],["&",9]],["s",["[*","\\t "],[":",0,["|",1,1,true,290]],"|",["[*","\\t "],["&",9]]]]', // 288 readTableRow
      '[0,["s","|",["!",["s",["[*","\\t "],9]]]]', // 289 skipCellGap
      '[0,["N","Cell",["*",["/",["[+","^\\n\\r\\\\\\\\|"],["s","\\\\",["?",["[","\\\\\\\\|"]]]]]]]', // 290 readCell
      '[1,["/",231,292]]', // 291 readLineEnd
      '[0,["!",["[","^"]]]', // 292 readEof
      '[1,["@",2,14,["?","|"],["|",1,null,true,294,"|"],["?","|"],["[*","\\t "],17],"\\t \\\\-:|"]', // 293 readDelimiterRow
      '[0,["t",[0,1,2,3,4],295,["?",":"],["|",1,null,true,"-"],["?",":"],295],"\\t \\\\-:"]', // 294 readDelimiterCell
      '[0,["|",0,null,true,296]]', // 295 readBlanks
      '[0,["$",["[","\\t "]]]', // 296 readBlank
      '[1,["/",["s",["*",273],4],["+",273]],"^"]', // 297 noteTextLine
      '[1,["N",20,["s",["&",287],[":",0,288],17,[":",1,293],["test",true,4],[":",2,["|",0,null,true,299]]],["s",["&",301],[":",0,302],[":",2,["|",0,null,true,299]]]],"^\\n\\r"]', // 298 readTable
      '[1,["/",["@",1,["&",["s",["[*","\\t "],"|"]],288,17],["@",2,["!",22],["!",300],288,4],["@",2,["!",22],["!",300],288,["&",12]]]]', // 299 read_tableRow
      '[0,["/",35,73,32,83,74,282,283]]', // 300 skipRowStop
      '[0,["s",14,"|",["[*","^\\n\\r"],30,14,"|"]," |"]', // 301 skipPipedLines
      '[1,["M",3,["s",[":",0,288],4,["?",303]]],"^"]', // 302 readBadTable
      '[1,["s",14,"|",["|",1,null,false,304,"|"],["?","|"],["[*","\\t "],17]," |"]', // 303 noteBadDelimiter
      '[0,["s",["[*","\\t "],["?",":"],["[+","\\\\-"],["?",":"],["[*","\\t "]],"\\t \\\\-:"]', // 304 skipDelimiterCell
      '[1,["M","BadNoiseLine",["s",46,["?",17]]]]', // 305 readBadNoiseLine
      '[1,["N","Paragraph",["s",["!",235],["!",35],297,["*",["s",["!",277],297]]]],"^"]', // 306 readParagraph
      '[0,["L",["&",308]]," `~"]', // 307 leaf
      '[0,["s",["&",19],["!",309]]," `~"]', // 308 skipWholeWrapper
      '[0,["s",310,["*",["/",320,["s",["!",20],["!",13],322]]],13]]', // 309 skipExampleAhead
      '[0,["q",311]]', // 310 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],312],["|",1,null,true,["t",[0,1],["!",35],["/",314,["t",[0,1],["!",20],316]]]],["|",0,null,true,["t",[0,1],["!",35],316]],319,291]]," `~"]', // 311 readWrapperShape
      '[1,["@",0,313,17]]', // 312 readFenceOpen
      '[0,["/",["@",1,14,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",9]],["@",1,14,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 313 readFenceHead
      '[1,["t",[0,1],315,291]]', // 314 readClosedFence
      '[1,["handing",5,["t",[0,1,2],["hand",5,[],312],["|",0,null,true,["t",[0,1],["!",223],316]],317]]," `~"]', // 315 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],231],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 316 readLine
      '[0,["t",[0,1,2,3],318,225,295,["&",9]]," `~"]', // 317 read_fenceClose
      '[0,["|",0,3,true," "]]', // 318 readIndent
      '[0,["t",[0,1,2,3],318,37,295,["&",9]]," `~"]', // 319 read_wrapperEnd
      '[0,["s",321,9]]', // 320 skipClosedFence
      '[0,["q",315]]', // 321 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],10],["[+","^\\n\\r"]],"^"]', // 322 skipLine
      '[1,["L",324]]', // 323 leaf
      '[1,["M",4,["s",["&",19],[":",0,312]]]," `~"]', // 324 readBadWrapper
      '[1,["L",326]]', // 325 leaf
      '[1,["N",21,["s",["&",["/",40,41]],14,[":",0,145],[":",1,327],151],["s",["&",64],[":",1,327],151,[":",2,152]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 326 readTitleHeading
      '[1,["/",["@",9,["&",48],["?",328],329,["?",331],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",331],["[*","\\t "],332,["?",["[+","*_`"]]],["@",4,["?",328],329,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],150]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 327 readDocumentTitle
      '[1,["M","BadTitleDecoration",52]]', // 328 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],330],["[*","\\t "]],"Dd"]', // 329 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 330 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 331 readBadTitleMark
      '[0,["N","MarkedId",["*",59]]]', // 332 readMarkedId
      '[0,["L",["s",["!",35],["!",130],["!",334]]]]', // 333 leaf
      '[0,["/",["s",["!",142],["&",["/",40,41]],14,42,["?",335],60,63],["s",["&",64],60,63,129]]]', // 334 skipOtherHeading
      '[0,["&",["s",49,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 335 skipBadSecondTitle
      '[1,["L",337]]', // 336 leaf
      '[1,["N",23,["s",["&",["s",338,339]],[":",0,340]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 337 readOverviewHeading
      '[0,["/",["s",14,["|",1,3,false,"#"],["[*","\\t "],["?",46],["?",52]],["?",52]]]', // 338 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 339 skipOverviewName
      '[1,["N",22,["s",["&",["/",40,41]],14,[":",0,145],[":",1,341],151],["s",["&",138],14,[":",0,145],[":",1,344],151],["s",["&",65],["&",67],[":",1,341],151,[":",2,152]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 340 readSectionHeading
      '[1,["N","SectionName",["s",["?",328],["/",["s",69,["&",134]],342],["?",343],["?",328]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 341 readSectionName
      '[1,["M","BadSectionName",["s",71,["&",134]]]]', // 342 readBadSectionName
      '[1,["M","BadSectionRemark",135]]', // 343 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",328],69,["&",134],["?",343],["?",328]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 344 readOwnName
      '[1,["L",346]]', // 345 leaf
      '[1,["+",155]]', // 346 noteBlankLines
      '[0,["L",["!",348]]]', // 347 leaf
      '[0,["/",35,["s",["&",131],["/",132,349]]],"^\\n\\r"]', // 348 skipSectionStop
      '[0,["s",["!",350],334]]', // 349 skipOtherSectionAhead
      '[0,["/",["s",247,351,352],["s",357,351,358],["s",248,351,359],["s",250,41],["s",["&",64],360]]]', // 350 skipClaimed
      '[0,["s",14,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",46]]," #"]', // 351 skipHashes
      '[0,["s",["?",["s",353,["[+","\\t "]]],["?",354],["[*","*_`"],355,["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 352 skipEndpointAhead
      '[0,["/",["s",54,["[",")."]],["s",["[+","0-9"],".",54]],"0-9"]', // 353 skipTitleNumber
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],54]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 354 skipEndpointWord
      '[0,["s",["|",2,10,false,["[","A-Za-z"]],["*",["s",356,["|",2,10,false,["[","A-Za-z"]]]]],"A-Za-z"]', // 355 skip_methodWords
      '[0,["/","/",["s",["[+","\\t "],"/",["[+","\\t "]],["s",["[*","\\t "],["[","&+,|"],["[*","\\t "]],["s",["[+","\\t "],["/",["i","or"],["i","and"]],["[+","\\t "]]],"\\t &+,/|"]', // 356 skipMethodsGap
      '[0,["inside",6]]', // 357 readInSchemas
      '[0,["s",["?",["s",353,["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 358 skipTableWord
      '[0,["s",["?",["s",353,["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 359 skipComponentWord
      '[0,["/",["s",116,361],["s",["!",403],["/",["s",247,411],["s",357,424],["s",248,437],["s",249,438]]]]]', // 360 skipItemAhead
      '[0,["/",["s",362,["!",364],14,42,365,63],["s",362,["!",79],14,42,401,365,["[*","*"],63],["s",["&",64],["&",363],365,63,129]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 361 skipMethodHeading
      '[0,["/",["&",["s",138,363]],["s",["&",["s",14,"####"]],["!",["s",14,238]]]]," #"]', // 362 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 363 skipParenthesis
      '[0,["s",79,["!",363]]]', // 364 skipTextInNotes
      '[0,["s",["[*","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],366,367,["?",389],399],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 365 skipSignature
      '[0,["s",["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"],["*",["s","-",["!",">"],["[+","^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]`{-}\u2013\u2192"]]]]]', // 366 skipSignatureName
      '[0,["/",["s",["[*","\\t "],368],388]]', // 367 skipSignatureList
      '[0,["s","(",["[*","\\t "],["*",369],387]]', // 368 skipParameters
      '[0,["/",["s",370,["?",["s",",",["[*","\\t "]]]],386],"^\\n\\r)`"]', // 369 skipParameterItem
      '[0,["/",["s",371,["[*","\\t "],["?",["s",":",["[*","\\t "],373]],["?",["s","=",["[*","\\t "],381]],["&",385]],["s",371,["[*","\\t "],":",["[*","\\t "],["[+","^\\n\\r)"]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 370 skipParameter
      '[0,372]', // 371 skipParameterName
      '[0,["/",["s",["?",["/","**","*"]],366],"*","/"],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 372 skip_parameterName
      '[0,374]', // 373 skipTypeText
      '[0,["s",["+",375],["?",["s",379,["+",380],["&",["[","),="]]]]]]', // 374 skip_typeText
      '[0,["/",["[+","^\\n\\r\\"\'-),\\\\-=[]`{}\u2013\u2192"],376,378,["s",["!",379],["[","^\\n\\r\\"\'-),=[]`{}"]]],"^\\n\\r),=]`}"]', // 375 skipTypePiece
      '[0,["deep",["/",["s","(",377,")"],["s","[",377,"]"],["s","{",377,"}"]]],"([{"]', // 376 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],376,378]]]', // 377 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",9]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",9]]]],"\\"\'"]', // 378 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 379 skipArrow
      '[0,["/",376,378,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 380 skipResultPiece
      '[0,382]', // 381 skipDefaultText
      '[0,["s",["+",["/",383,384]],["?",["s",379,["+",["/",383,380,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 382 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 383 skipLambdaHead
      '[0,["/",376,378,["s",["!",379],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 384 skipDefaultPiece
      '[0,["/",",",")",["s",["[*","\\t "],["[*","`"],9],["s",["[*","\\t "],379]]]', // 385 skipParameterEnd
      '[0,["/",["s",",",["[*","\\t "]],["s",379,["+",["/",380,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",379],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 386 skipBadParameter
      '[0,["/",")",""]]', // 387 skipParametersEnd
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],9],379]]]]', // 388 skipMissingParameters
      '[0,["s",["[*","\\t "],["/",390,392],["[*","\\t "],396],"\\t \\\\-:=\u2013\u2192"]', // 389 skipResult
      '[0,["/","->",391],"\\\\-=\u2013\u2192"]', // 390 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 391 skipBadArrow
      '[0,["s",":",["&",["s",["[*","\\t "],393,["[*","\\t "],["/",["[+","`"],395]]]]]', // 392 skipBadColonArrow
      '[0,["s",["[","A-Z_a-z"],["*",["/",376,394,["[","^\\t\\n\\r (-*:<[]`{}\u2013\u2014"]]]]]', // 393 skipColonType
      '[0,["deep",["s","<",["*",["/",394,["[","^\\n\\r<>`"]]],">"]]]', // 394 skipAngled
      '[0,["s",["[*","*"],55]]', // 395 skipSignatureTail
      '[0,["+",397]]', // 396 skipResultText
      '[0,["/",376,378,["[+","^\\t\\n\\r\\u001b \\"#\'-*:<[]`{}"],["s",["!",395],["/",["[+","*"],["[+","\\t "],398,["[","^\\n\\r\\"\'-):[]`{}"]]],["s",["!",["s",":",["[*","\\t "],["[*","`"],["[*","\\t "],395]],":"]],"^\\n\\r)]`}"]', // 397 skipReturnPiece
      '[0,["s",24,["*",["s",["[*","\\t "],24]]]]', // 398 skipTemplateTokens
      '[0,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",400]]]', // 399 skipSignatureEnd
      '[0,["s",["!",395],["+",61]],"^\\n\\r"]', // 400 skipBadSignatureRest
      '[0,["+",402]]', // 401 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",353,["s",54,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 402 skipMethodOrnament
      '[0,["s",["&",404],["!",252],["!",405],["!",["s",351,["/",352,358,359]]]]," #"]', // 403 skipNoItem
      '[0,["s",14,"####",["!","#"]]," #"]', // 404 skipH4
      '[0,["s",["&",406],["/",["!",408],409]]," #"]', // 405 skipDeepItem
      '[0,["s",404,["!",407]]]', // 406 skipDeepTitle
      '[0,["s",["[+","\\t "],["/",["s",["?","`"],["?",["s","async",["[+","\\t "]]],366,"(",["[*","^\\n\\r*"],9],["s",["[*","*_"],89,128]]]]', // 407 skipDeepOther
      '[0,["/",93,103,116,124]]', // 408 skipInItem
      '[0,["q",410]]', // 409 skipWasDeep
      '[0,["same",1,""]]', // 410 readWasDeep
      '[0,["/",["s",["&",["/",41,138,404]],["?",412],14,42,413,63],["s",["&",["/",138,406]],["?",412],14,42,60,63],["s",["&",64],["&",352],413,63,129]]," #*0-9A-Z_-z"]', // 411 skipContractHeading
      '[0,["s",["&",404],""]," #"]', // 412 skipIsDeep
      '[0,["s",["?",414],["?",415],416,420,["?",422],["?",423]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 413 skipEndpoint
      '[0,["s",["/",353,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 414 skipBadTitleNumber
      '[0,354]', // 415 skipBadEndpointWord
      '[0,["/",417,418,419],"*A-Z_-z"]', // 416 skipEndpointMethod
      '[0,["s",["[*","*_`"],["s",["|",2,10,false,["[","A-Za-z"]],["+",["s",356,["|",2,10,false,["[","A-Za-z"]]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],["&","/"]],"*A-Z_-z"]', // 417 skipMethodWords
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 418 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 419 skipBadMethodName
      '[0,["s",["&","/"],["+",421]],"/"]', // 420 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],55]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",46],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 421 skipPathPart
      '[0,["s",["[+","*_`"],["&",55]]]', // 422 skipBadPathEnd
      '[0,["s",["!",55],["+",61]],"^\\n\\r"]', // 423 skipBadTitleRest
      '[0,["/",["s",["&",["/",41,138,404]],["?",412],14,42,["?",414],["&",358],425,63],["s",["&",["/",138,406]],["?",412],14,42,["?",414],["?",436],60,63],["s",["&",64],["&",358],425,63,129]]," #*0-9T_`t"]', // 424 skipSchemaHeading
      '[0,["/",426,433],"^\\n\\r"]', // 425 skip_pair
      '[0,["q",427]]', // 426 skipBadPair
      '[1,["handing",3,["M",5,["s",["hand",3,[],[":",0,428]],[":",1,429],":",["[*","\\t "],430,["[*","\\t "],[":",2,150]],["s",["hand",3,[],[":",0,428]],[":",1,429],430,["[*","\\t "],":",["[*","\\t "],[":",2,150]],["s",["hand",3,[],[":",0,428]],[":",1,429],":",["[*","\\t "],[":",2,432],430,["&",55]]]],"*_`"]', // 427 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 428 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",430],["[","*_`"]]]]],"^\\n\\r:"]', // 429 readMarkedName
      '[0,["q",431]]', // 430 skipSameMark
      '[0,["same",3,428],"*_`"]', // 431 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",430],["[","*_`"]]]]],"^\\n\\r"]', // 432 readMarkedValue
      '[0,["s",434,":",["[*","\\t "],60],"^\\n\\r"]', // 433 skipPair
      '[0,["*",435]]', // 434 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 435 skipPairPiece
      '[0,["/",["s",["/",["i","table"],["i","component"]],["[+","\\t "],54,["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","service"],["i","module"],["i","class"],["i","entity"],["i","collection"],["i","model"]],["?",["s",["[+","\\t "],54]],["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],55]]]],"CEMSTcemst"]', // 436 skipLooseWord
      '[0,["/",["s",["&",["/",41,138,404]],["?",412],14,42,["?",414],["&",359],425,63],["s",["/",["s",["&",138],["!",["s",116,361]]],["&",406]],["?",412],14,42,["?",414],["?",436],60,63],["s",["&",64],["&",359],425,63,129]]," #*0-9C_`c"]', // 437 skipComponentHeading
      '[0,["/",["s",439,["?",412],14,42,["?",414],425,63],["s",439,["?",412],14,42,["?",414],60,63],["s",["&",64],425,63,129]]]', // 438 skipCheckHeading
      '[0,["/",["&",138],["&",406],["s",250,["&",41]],["s",252,["&",404]]]]', // 439 skipCheckLevel
      '[1,["L",441]]', // 440 leaf
      '[1,["N",24,["s",["&",["s",338,["i","tech"]]],[":",0,340]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 441 readStackHeading
      '[1,["L",443]]', // 442 leaf
      '[1,["N",25,["s",14,[":",0,163],["[*","\\t "],[":",1,169],171]]]', // 443 readTechnology
      '[1,["L",445]]', // 444 leaf
      '[1,["N",26,["s",["&",["s",338,["i","assumption"]]],[":",0,340]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 445 readAssumptionsHeading
      '[1,["L",447]]', // 446 leaf
      '[1,["M","MissingItem",["s",["&",["s",14,"**",89,96]],15,["*",["s",["!",277],15]]]]," *"]', // 447 readMissingItem
      '[1,["L",449]]', // 448 leaf
      '[1,["N",27,["s",["&",["s",338,450]],[":",0,340]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 449 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 450 skipContractsName
      '[0,["L",["!",452]]]', // 451 leaf
      '[0,["/",35,["s",["&",131],["/",453,["s",116,454],132,349,360]]],"^\\n\\r"]', // 452 skipItemStop
      '[0,["s",["&",138],14,42]," #"]', // 453 skipAnyItemAhead
      '[0,["s",14,"####",["[+","\\t "],["?","`"],["?",["s","async",["[+","\\t "]]],366,"(",["[*","^\\n\\r*"],9]," #"]', // 454 skipMethodAhead
      '[1,["L",456]]', // 455 leaf
      '[1,["N",31,["s",["&",["/",41,138,404]],[":",0,["?",457]],14,[":",1,145],[":",2,458],151],["s",["&",["/",138,406]],[":",0,["?",457]],14,[":",1,145],[":",3,150],151],["s",["&",64],["&",352],[":",2,458],151,[":",4,152]]]," #*0-9A-Z_-z"]', // 456 readContractHeading
      '[0,["@",1,["&",404],""]," #"]', // 457 readIsDeep
      '[1,["N",30,["s",["?",459],["?",460],[":",0,461],[":",1,465],["?",466],["?",467]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 458 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",353,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 459 readBadTitleNumber
      '[1,["M","BadEndpointWord",354]]', // 460 readBadEndpointWord
      '[1,["/",462,463,464],"*A-Z_-z"]', // 461 readEndpointMethod
      '[0,["N",28,["s",["[*","*_`"],[":",0,["$",["s",["|",2,10,false,["[","A-Za-z"]],["+",["s",356,["|",2,10,false,["[","A-Za-z"]]]]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],["&","/"]]],"*A-Z_-z"]', // 462 readMethodWords
      '[0,["N",29,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 463 readMethodWord
      '[1,["M",6,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 464 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",421]]],"/"]', // 465 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",55]]]]', // 466 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",55],["+",61]]],"^\\n\\r"]', // 467 readBadTitleRest
      '[1,["L",["/",469,481,493,499,504,508]]]', // 468 leaf
      '[1,["N",32,["s",[":",0,470],[":",1,477],[":",2,163],["[*","\\t "],[":",3,169],171]]]', // 469 readTextHead
      '[0,["/",["@",1,93,["/",471,472]],["@",1,103,471],["@",1,109,["/",473,471]],["@",2,["!",109],116,["/",474,475]],["@",1,124,476]]]', // 470 readTextLabel
      '[0,["N","DescriptionLabel",["&",["s",279,91,95]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 471 readDescriptionLabel
      '[0,["N","RateLimitLabel",["&",["s",279,91,98]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 472 readRateLimitLabel
      '[0,["N","ReturnsLabel",["&",["s",279,91,114]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 473 readReturnsLabel
      '[0,["N","SemanticUnitLabel",["&",["s",279,91,118]]],"\\t #*+\\\\-0-9SU_su\u2022\u25aa\u25cf\u25e6"]', // 474 readSemanticUnitLabel
      '[0,["N","ResponsibilityLabel",["&",["s",279,91,119]]],"\\t #*+\\\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6"]', // 475 readResponsibilityLabel
      '[0,["N","ValidationCriteriaLabel",["&",["s",279,91,126]]],"\\t #*+\\\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6"]', // 476 readValidationCriteriaLabel
      '[1,["/",478,479]]', // 477 readLabelHolds
      '[1,["/",["{",5,["s",[":",0,["$",["[*","\\t "]]],75,["[+","\\t "]]],["{",6,["s",[":",0,["$",["|",0,1,false," "]]],159,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 478 readBulletHolds
      '[0,["@",1,14,["?",["@",1,["&",["s",480,["[*","\\t "],9]],""]]]]', // 479 readLineHolds
      '[0,["/",86,87]]', // 480 skip_label
      '[1,["N",33,["s",93,[":",0,482],[":",1,477],[":",2,163],["[*","\\t "],[":",3,["?",483]],[":",4,169],171]]]', // 481 readAnswerHead
      '[0,["N","AuthenticationRequiredLabel",["&",["s",279,91,97]]],"\\t #*+\\\\-0-9AR_ar\u2022\u25aa\u25cf\u25e6"]', // 482 readAuthenticationRequiredLabel
      '[1,["/",["@",1,484,486,["[*","*`"]],["@",1,484,488,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 483 readAnswer
      '[1,["*",["/",["[+","\\t *`"],485]]]', // 484 noteAnswerGap
      '[1,["s",4,["*",155],["!",277]]]', // 485 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",487],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 486 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],12]]]', // 487 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",489],["!",491]]],"FNfn"]', // 488 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],12]],["s",9,["/",12,["&",["/",22,490]]]]]]]]]', // 489 skipNoEnd
      '[0,["/",22,277],"^"]', // 490 skipFieldStop
      '[0,["s",["+",["s",["!",492],["[","^\\n\\r"]]],492],"^\\n\\r"]', // 491 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 492 skipExceptionWord
      '[1,["N",34,["s",93,[":",0,494],[":",1,477],[":",2,163],["[*","\\t "],[":",3,497],171]]]', // 493 readJsonHead
      '[0,["/",495,496],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 494 readJsonLabel
      '[0,["N","RequestBodyLabel",["&",["s",279,91,100]]],"\\t #*+\\\\-0-9R_r\u2022\u25aa\u25cf\u25e6"]', // 495 readRequestBodyLabel
      '[0,["N","ResponseSuccessLabel",["&",["s",279,91,101]]],"\\t #*+\\\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6"]', // 496 readResponseSuccessLabel
      '[0,["/",498,169]]', // 497 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],9]]]]]', // 498 readTemplateRemark
      '[1,["N",35,["s",103,[":",0,500],[":",1,477],[":",2,163],["[*","\\t "],[":",3,169],171]]]', // 499 readSqlHead
      '[0,["/",501,502,503],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 500 readSqlLabel
      '[0,["N","IndexesLabel",["&",["s",279,91,106]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 501 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",279,91,107]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 502 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",279,91,108]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 503 readConstraintsLabel
      '[1,["N",37,["s",["!",109],116,[":",0,505],[":",1,477],[":",2,163],["[*","\\t "],[":",3,["?",506]],[":",4,169],171]]]', // 504 readNumberHead
      '[0,["N","EstimatedComplexityLabel",["&",["s",279,91,123]]],"\\t #*+\\\\-0-9CE_ce\u2022\u25aa\u25cf\u25e6"]', // 505 readEstimatedComplexityLabel
      '[1,["@",1,484,507,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 506 read_wholeNumber
      '[0,["N",36,[":",0,["$",["[+","0-9"]]]]]', // 507 readWholeNumber
      '[1,["N",39,["s",124,[":",0,509],[":",1,477],[":",2,163],["[*","\\t "],[":",3,["?",510]],[":",4,169],171]]]', // 508 readSeverityHead
      '[0,["N","SeverityLabel",["&",["s",279,91,127]]],"\\t #*+\\\\-0-9PS_ps\u2022\u25aa\u25cf\u25e6"]', // 509 readSeverityLabel
      '[1,["@",1,511,512,["[*","\\"*`"],["&",514]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 510 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],485]]]', // 511 noteSeverityGap
      '[0,["N",38,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",513]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 512 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 513 skip_severityWord
      '[0,["/",["s",["[*","\\t "],9],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",513],["[","^\\n\\r"]]],9]]]', // 514 skipSeverityRest
      '[0,["L",["s",["&",175],["!",516]]]," *\\\\-<[_`~\u25c1"]', // 515 leaf
      '[0,["/",["s",["&",278],["/",517,518]],452,73,524,539]]', // 516 skipFieldEnd
      '[0,["/",["s",["!",79],14,85],["s",79,14,["/",["!","#"],["&",238]],["&",["s",91,117]],85]]]', // 517 skipPlainLabelAhead
      '[0,["s",["&",["s",280,["&",["s",91,92]],85]],["!",519]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 518 skipBulletLabelAhead
      '[0,["/",520,["&",["s",522,280]],["s",["|",0,3,false," "],"\\t"]]]', // 519 skipHeldBullet
      '[0,["q",521]]', // 520 skipHoldsAll
      '[0,["same",4,""]]', // 521 readHoldsAll
      '[0,["q",523]]', // 522 skipHoldsRun
      '[0,["closes",4,["|",1,null,true," "]]," "]', // 523 readHoldsRun
      '[0,["s",111,["!",525],["&",363],528]]', // 524 skipListedAhead
      '[0,["/",["s",["&",526],280],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 525 skipNestedInMethod
      '[0,["q",527]]', // 526 skipListedRun
      '[0,["closes",2,["|",1,null,true," "]]," "]', // 527 readListedRun
      '[0,["s",529,["[*","*"],531,["[*","*"],536,537]]', // 528 skipListedHeading
      '[0,["q",530]]', // 529 skipListedColumn
      '[0,["{",7,["s",[":",0,["$",["[*","\\t "]]],75,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 530 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],366,532,["?",389],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],366,368,["?",534]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 531 skipListedSignature
      '[0,["/",["s",["[*","\\t "],368],533],"\\t (\\\\-=`\u2013\u2192"]', // 532 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",379]]],"\\t \\\\-=`\u2013\u2192"]', // 533 skipMissingListedParameters
      '[0,["s",["[*","\\t "],390,["[*","\\t "],535],"\\t \\\\-=\u2013\u2192"]', // 534 skipWordResult
      '[0,["+",["/",376,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 535 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",9]],["[*","\\t "]]]', // 536 skipListedGap
      '[0,["s",["*",273],["/",["s",9,["*",["s",["!",277],538]]],["&",179]]]]', // 537 skipBulletText
      '[0,["/",["s",["*",273],10],["+",273]],"^"]', // 538 skipTextLine
      '[0,["s",103,["!",540],["&",["s",14,["?","|"],541,"|",542,"|"]],["&",285]]]', // 539 skipColumnsAhead
      '[0,["inside",20]]', // 540 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 541 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 542 skipTypeWord
      '[1,["L",["@",1,["!",516],233]]]', // 543 leaf
      '[1,["L",545]]', // 544 leaf
      '[1,["N",42,["s",[":",0,546],[":",1,477],[":",2,163],["[*","\\t "],[":",3,550],171]]]', // 545 readEntriesHead
      '[0,["/",["@",1,93,547],["@",1,109,["/",548,549]]]]', // 546 readEntriesLabel
      '[0,["N","RequestParametersLabel",["&",["s",279,91,99]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 547 readRequestParametersLabel
      '[0,["N","ParametersLabel",["&",["s",279,91,113]]],"\\t #*+\\\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6"]', // 548 readParametersLabel
      '[0,["N","RaisesLabel",["&",["s",279,91,115]]],"\\t #*+\\\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6"]', // 549 readRaisesLabel
      '[0,["/",498,551,169]]', // 550 readEntriesValue
      '[0,["N",41,["s",[":",0,["|",1,null,true,553,552]],["&",["s",["[*","\\t "],9]]]],"*A-Z_-z"]', // 551 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 552 skipInlineComma
      '[0,["N",40,["s",[":",0,554],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,556]],["s",[":",0,557],["&",["/",552,["s",["[*","\\t "],9]]]]],"*A-Z_-z"]', // 553 readInlineEntry
      '[0,["/",["@",1,"`",266,"`"],["@",1,["!",["[","A-Z"]],271],555],"*A-Z_-z"]', // 554 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 555 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",552,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["/",["[+","\\t "],["[","^\\n\\r"]]]]]]', // 556 readInlineText
      '[0,["/",["@",1,"`",266,"`"],555],"A-Z`"]', // 557 read_className
      '[1,["L",["@",1,["!",516],["/",239,559,233]]]]', // 558 leaf
      '[1,["N",43,["s",[":",0,["|",1,null,true,560]],["&",490]]],"\\t *A-Z_-z"]', // 559 readEntriesText
      '[1,["@",3,["!",22],["!",277],["[*","\\t "],551,17],"\\t *A-Z_-z"]', // 560 readEntriesLine
      '[1,["L",562]]', // 561 leaf
      '[1,["N",45,["s",[":",0,563],[":",1,477],[":",2,163],["[*","\\t "],[":",3,564],171]]]', // 562 readFailuresHead
      '[0,["N","ErrorResponsesLabel",["&",["s",279,91,102]]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 563 readErrorResponsesLabel
      '[0,["/",565,169]]', // 564 readFailuresValue
      '[0,["N",44,["s",[":",0,["/",255,258]],[":",1,566]]],"*1-5H_`h"]', // 565 readFailureText
      '[0,169]', // 566 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",452],568]],"\\t *1-5_`"]', // 567 leaf
      '[1,["N",46,["s",[":",0,["|",1,null,true,569]],["&",490]]],"\\t *1-5H_`h"]', // 568 readFailureLines
      '[1,["@",2,["!",22],["[*","\\t "],565,17],"\\t *1-5H_`h"]', // 569 readFailureLine
      '[1,["L",571]]', // 570 leaf
      '[1,["N",47,["s",["&",["s",14,281]],["!",["s",14,91,92]],[":",0,479],[":",1,163],["[*","\\t "],[":",2,169],171]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 571 readOtherHead
      '[1,["L",573]]', // 572 leaf
      '[1,["N",48,["s",["&",["s",338,["i","data"]]],[":",0,340]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 573 readSchemasHeading
      '[1,["L",575]]', // 574 leaf
      '[1,["N",50,["s",["&",["/",41,138,404]],[":",0,["?",457]],14,[":",1,145],["?",459],["&",358],[":",2,576],151],["s",["&",["/",138,406]],[":",0,["?",457]],14,[":",1,145],["?",459],[":",3,["$",["?",436]]],[":",4,150],151],["s",["&",64],["&",358],[":",2,576],151,[":",5,152]]]," #*0-9T_`t"]', // 575 readSchemaHeading
      '[1,["/",427,577],"^\\n\\r"]', // 576 read_pair
      '[0,["N",49,["s",[":",0,578],":",["[*","\\t "],[":",1,150]]],"^\\n\\r"]', // 577 readPair
      '[0,["N","PairName",["*",435]]]', // 578 readPairName
      '[1,["L",580]]', // 579 leaf
      '[1,["N",51,["s",[":",0,581],[":",1,477],[":",2,163],["[*","\\t "],[":",3,169],171]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 580 readColumnsHead
      '[0,["N","ColumnsLabel",["&",["s",279,91,105]]],"\\t #*+\\\\-0-9CF_cf\u2022\u25aa\u25cf\u25e6"]', // 581 readColumnsLabel
      '[1,["L",["/",154,["@",2,["&",["s",["[*","\\t "],"|"]],["!",516],["/",298,583,306]],["@",3,["!",516],["!",285],["!",301],583]]]]', // 582 leaf
      '[1,["N",52,["s",[":",0,["|",1,null,true,299]],["&",490]]]]', // 583 readTableRows
      '[1,["L",585]]', // 584 leaf
      '[1,["N",53,["s",["&",539],586,[":",0,298]]]]', // 585 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 586 readMissingColumnsLabel
      '[1,["L",588]]', // 587 leaf
      '[1,["N",54,["s",["&",["s",338,["i","component"]]],[":",0,340]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 588 readComponentsHeading
      '[1,["L",590]]', // 589 leaf
      '[1,["N",55,["s",["&",["/",41,138,404]],[":",0,["?",457]],14,[":",1,145],["?",459],["&",359],[":",2,576],151],["s",["/",["s",["&",138],["!",["s",116,361]]],["&",406]],[":",0,["?",457]],14,[":",1,145],["?",459],[":",3,["$",["?",436]]],[":",4,150],151],["s",["&",64],["&",359],[":",2,576],151,[":",5,152]]]," #*0-9C_`c"]', // 590 readComponentHeading
      '[1,["L",592]]', // 591 leaf
      '[1,["N",57,["s",[":",0,593],[":",1,477],[":",2,163],["[*","\\t "],[":",3,594],171]]]', // 592 readNamesHead
      '[0,["N","DependenciesLabel",["&",["s",279,91,120]]],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 593 readDependenciesLabel
      '[0,["/",595,169]]', // 594 readNamesValue
      '[0,["N",56,[":",0,["|",1,null,true,596,","]]],"^\\n\\r,"]', // 595 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 596 readName
      '[1,["L",["@",1,["!",516],["/",239,598,233]]]]', // 597 leaf
      '[1,["N",58,[":",0,["|",1,null,true,599]]],"^\\n\\r,"]', // 598 readNamesText
      '[1,["@",3,["!",22],["!",277],["[*","\\t "],595,17],"^\\n\\r,"]', // 599 readNameTextLine
      '[1,["L",601]]', // 600 leaf
      '[1,["N",59,["s",[":",0,602],[":",1,603],[":",2,163],["[*","\\t "],[":",3,169],171]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 601 readNotesHead
      '[0,["N","ImplementationNotesLabel",["&",["s",279,91,122]]],"\\t #*+\\\\-0-9IN_in\u0130\u2022\u25aa\u25cf\u25e6"]', // 602 readImplementationNotesLabel
      '[1,["/",478,["@",1,14,""]]]', // 603 readNotesHolds
      '[1,["L",605]]', // 604 leaf
      '[1,["N",60,["s",[":",0,606],[":",1,477],[":",2,163],["[*","\\t "],[":",3,169],171]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 605 readInterfacesHead
      '[0,["N","InterfacesLabel",["&",["s",279,91,121]]],"\\t #*+\\\\-0-9IM_im\u0130\u2022\u25aa\u25cf\u25e6"]', // 606 readInterfacesLabel
      '[0,["L",["!",608]]]', // 607 leaf
      '[0,["/",35,["s",["!",454],["&",131],["/",["s",["&",["/",138,405]],437],132,349,["s",["!",403],437]]]],"^\\n\\r"]', // 608 skipComponentStop
      '[1,["L",610]]', // 609 leaf
      '[1,["N",65,["s",362,["!",364],14,[":",0,145],[":",1,611],151],["s",362,["!",79],14,[":",0,145],631,[":",1,611],["[*","*"],151],["s",["&",64],["&",363],[":",1,611],151,[":",2,152]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 610 readMethodHeading
      '[1,["N",64,["s",["[*","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,296]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",366]],[":",2,612],[":",3,["?",624]],629]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 611 readSignature
      '[1,["/",["@",1,["[*","\\t "],613],623]]', // 612 readSignatureList
      '[1,["N",62,["s","(",["[*","\\t "],[":",0,["|",0,null,true,614]],621]]]', // 613 readParameters
      '[1,["/",["@",0,615,["?",["s",",",["[*","\\t "]]]],620],"^\\n\\r)`"]', // 614 readParameterItem
      '[1,["N",61,["s",[":",0,616],["[*","\\t "],[":",1,["?",["@",2,":",["[*","\\t "],617]]],[":",2,["?",["@",2,"=",["[*","\\t "],618]]],["&",385]],["s",[":",0,616],["[*","\\t "],":",["[*","\\t "],[":",1,619]]],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 615 readParameter
      '[0,["N","ParameterName",372]]', // 616 readParameterName
      '[0,["N","TypeText",374]]', // 617 readTypeText
      '[0,["N","DefaultText",382]]', // 618 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 619 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",379,["+",["/",380,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",379],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 620 readBadParameter
      '[1,["/",")",622]]', // 621 noteParametersEnd
      '[1,["M","MissingParenthesis",""]]', // 622 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],9],379]]]]]', // 623 readMissingParameters
      '[1,["N",63,["s",["[*","\\t "],["/",625,627],["[*","\\t "],[":",0,628]]],"\\t \\\\-:=\u2013\u2192"]', // 624 readResult
      '[1,["/","->",626],"\\\\-=\u2013\u2192"]', // 625 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 626 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],393,["[*","\\t "],["/",["[+","`"],395]]]]]]', // 627 readBadColonArrow
      '[0,["N","ResultText",["+",397]]]', // 628 readResultText
      '[1,["s",["[*","\\t "],["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],["?",630]]]', // 629 noteSignatureEnd
      '[1,["M","BadSignatureRest",["s",["!",395],["+",61]]],"^\\n\\r"]', // 630 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",402]]]', // 631 readBadMethodTitle
      '[0,["L",["!",633]]]', // 632 leaf
      '[0,["/",452,634],"^\\n\\r"]', // 633 skipMethodStop
      '[0,["/",["s",14,["&",["s",91,117]],85],["s",["!",519],280,["&",["s",91,117]],85]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 634 skipComponentLabelAhead
      '[1,["L",636]]', // 635 leaf
      '[1,["N",68,["s",[":",0,530],["[*","*"],[":",1,637],["[*","*"],536,[":",2,272]]]]', // 636 readListedHeading
      '[1,["N",67,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,296]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",366]],[":",2,638],[":",3,["?",624]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,296]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",366]],[":",2,613],[":",3,["?",640]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 637 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],613],639],"\\t (\\\\-=`\u2013\u2192"]', // 638 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",379]]]],"\\t \\\\-=`\u2013\u2192"]', // 639 readMissingListedParameters
      '[1,["N",66,["s",["[*","\\t "],625,["[*","\\t "],[":",0,641]]],"\\t \\\\-=\u2013\u2192"]', // 640 readWordResult
      '[0,["N","ResultWord",["+",["/",376,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 641 readResultWord
      '[0,["L",["!",643]]]', // 642 leaf
      '[0,["/",633,["s",["!",525],528]],"^\\n\\r"]', // 643 skipListedStop
      '[1,["L",["@",1,["&",40],645]]," #"]', // 644 leaf
      '[1,["N",69,["s",["&",["s",338,646]],[":",0,340]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 645 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 646 skipChecklistName
      '[1,["L",648]]', // 647 leaf
      '[1,["N",70,["s",439,[":",0,["?",457]],14,[":",1,145],["?",459],[":",2,576],151],["s",439,[":",0,["?",457]],14,[":",1,145],["?",459],[":",3,150],151],["s",["&",64],[":",2,576],151,[":",4,152]]]]', // 648 readCheckHeading
      '[1,["L",["@",1,["&",["/",41,64]],645]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 649 leaf
      '[1,["L",["@",1,["&",138],645]]," #"]', // 650 leaf
      '[1,["L",["@",1,["!",35],141]]]', // 651 leaf
      '[1,["L",653]]', // 652 leaf
      '[1,["M","BadItemPlace",["s",["&",["s",351,["/",352,358,359]]],15]]," #"]', // 653 readBadItemPlace
      '[1,["L",["/",655,656]]]', // 654 leaf
      '[1,["N","WrapperEnd",["s",35,17]]]', // 655 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 656 readMissingWrapperEnd
      '[1,["L",658]]', // 657 leaf
      '[1,["/",659,660],"^"]', // 658 readAfter
      '[1,["/",["t",[0,1],["|",0,null,true,296],231],["t",[0,1],["|",1,null,true,296],292]],"\\t\\n\\r "]', // 659 readBlankLine
      '[1,["N","AfterText",["+",["s",["!",22],15]]],"^"]', // 660 readAfterText
      '[1,["L",662]]', // 661 leaf
      '[1,["N",71,["s",[":",0,611],12]]]', // 662 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, inside: ofInside, endsInside: ofEndsInside, "{": ofAction, same: ofSame, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest } });

  const stepblock: Step = { op: 'choice', alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(174), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(232) }] };
  const stepleadBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(153) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(34), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(140) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(18), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(333), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(442) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(446) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(451), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(446) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(515), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(543) }] };
  const stepentriesBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(515), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(558) }] };
  const stepfailuresBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(567) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(451), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(582) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(584) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(451), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(515), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(597) }] };
  const stepmethodPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(632), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(642), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(607), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(607), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(451), body: { op: 'choice', alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'again', step: () => stepCheck } }] };
  const stepotherBlock: Step = { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(345) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(347), body: { op: 'choice', alternatives: [{ op: 'leaf', read: rules.at(652) }, stepblock] } }] }] };
  const stepsection: Step = { op: 'choice', alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'leaf', read: rules.at(2) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(307), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(657) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(325) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'choice', alternatives: [{ op: 'again', step: () => stepThought }, { op: 'leaf', read: rules.at(204) }, { op: 'again', step: () => stepOtherTurn }, { op: 'leaf', read: rules.at(211) }] }, { op: 'leaf', read: rules.at(230) }] } };
  const stepThought: Step = { op: 'rule', name: 'Thought', attribute: 6, isText: false, body: { op: 'sequence', hand: { attribute: 6, part: 0, take: (value) => { const taken = value as BadThoughtNode; return taken.kind; } }, steps: [{ op: 'leaf', read: rules.at(189) }, { op: 'again', step: () => stepThoughtText }, { op: 'leaf', read: rules.at(200) }] } };
  const stepThoughtText: Step = { op: 'rule', name: 'ThoughtText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(194) } };
  const stepOtherTurn: Step = { op: 'rule', name: 'OtherTurn', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(208) }, { op: 'again', step: () => stepTurnText }] } };
  const stepTurnText: Step = { op: 'rule', name: 'TurnText', attribute: -1, isText: true, body: { op: 'text', read: rules.text(210) } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(323) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(325) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(654) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(336) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(440) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(444) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(448) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ContractHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(455) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 4, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(468) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 4, inside: 21, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(544) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 4, inside: 22, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(561) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 4, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(570) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(572) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: 1, inside: 13, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as SchemaHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(574) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 4, inside: 20, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(579) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(587) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: 1, inside: 8, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ComponentHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(589) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 4, inside: 3, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(591) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 4, inside: 19, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(600) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 4, isText: false, body: { op: 'sequence', hand: { attribute: 4, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(604) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 14, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(609) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 2, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 2, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(635) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(644) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: 1, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as CheckHeadingNode; return taken.deep; } }, steps: [{ op: 'leaf', read: rules.at(647) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(649) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(650) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(651) }, { op: 'loop', body: stepotherBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(661) },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'MethodText'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole document is in a code fence.","example":"```markdown\n# Design Specification: X-1\n```","hint":"Write the document without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the document is never closed.","example":"```markdown\n# Design Specification: X-1","hint":"Write the document without a fence around it."},
    BadItemPlace: {"code":"bad-item-place","severity":"error","meaning":"An endpoint, a table or a component is in a section that the specification does not know. It was kept as text.","example":"## Storage\n\n### Table: tools","hint":"Write it in the section of the specification, such as ## Data Schemas."},
    MissingItem: {"code":"missing-item","severity":"error","meaning":"A field is above the first item of its section. It was kept as text.","example":"## API Contracts\n\n**Description:** Lists the books.","hint":"Start each item with its heading, such as ### GET /books."},
    BadHeadingSpace: {"code":"bad-heading-space","severity":"warning","meaning":"A space is missing after the # of a heading.","example":"##Assumptions","hint":"Write a space after the #."},
    BadSetext: {"code":"bad-setext","severity":"warning","meaning":"A heading is underlined.","example":"Assumptions\n-----------","hint":"Write the heading with #."},
    BadTitleName: {"code":"bad-title-name","severity":"warning","meaning":"The title of the document is not the one in the specification.","example":"# Design Spec: X-1","hint":"Write # Design Specification: and the task id."},
    BadTitleMark: {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","hint":"Write titles as plain text."},
    BadSectionName: {"code":"bad-section-name","severity":"warning","meaning":"The title of a section is not the one in the specification.","example":"## Components","hint":"Use the titles in the specification."},
    BadSectionRemark: {"code":"bad-section-remark","severity":"warning","meaning":"A remark after the title of a section. It was left out.","example":"## API Contracts (REST)","hint":"Put remarks into the text of the section."},
    BadTitleDecoration: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","hint":"Write the title alone."},
    BadTitleNumber: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","hint":"Write the title alone."},
    BadSecondTitle: {"code":"bad-second-title","severity":"error","meaning":"There is a second title. It was kept as a section.","example":"# Design Specification: X-1\n# Design Specification: X-2","hint":"Write one document."},
    BadEndpointWord: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","hint":"Write the title alone."},
    BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in upper case, or has emphasis.","example":"### `get` /users","hint":"Write the method in upper case, as plain text."},
    BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"Emphasis or backticks after the path of an endpoint.","example":"### GET `/users`","hint":"Write the path as plain text."},
    BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"Text after the path of an endpoint. It was left out.","example":"### GET /users (admins)","hint":"Put remarks into the description."},
    BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or emphasis around the signature of a method.","example":"#### 1. **`run() -> None`**","hint":"Write the signature alone, in backticks."},
    BadPair: {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","hint":"Write titles as plain text."},
    BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not bold with a colon.","example":"Description: what it does","hint":"Write **Description:** what it does."},
    MissingColumnsLabel: {"code":"missing-columns-label","severity":"warning","meaning":"A table of columns has no label.","example":"| Column | Type | Constraints |\n| --- | --- | --- |","hint":"Write **Columns:** above the table."},
    MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a heading or a label.","example":"**Descrip","hint":"The text was cut off: write all of it again."},
    BadNoiseLine: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadBox: {"code":"bad-box","severity":"warning","meaning":"A list item has a box to tick.","example":"- [ ] **Language:** Go 1.25","hint":"Leave the box out."},
    BadBullet: {"code":"bad-bullet","severity":"warning","meaning":"A list item does not start with a hyphen.","example":"• The clock is right.","hint":"Start list items with a hyphen."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"<!-- to do","hint":"Close the comment with -->."},
    BadTable: {"code":"bad-table","severity":"warning","meaning":"A table has no line of dashes below its head, or one with another number of cells.","example":"| Column | Type |\n| id | UUID |","hint":"Write | --- | --- | below the head, with a cell for each column."},
    BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is not a parameter. It was left out.","example":"#### `run(a, ,b)`","hint":"Write each parameter as name: type, with commas between them."},
    BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","hint":"Close every bracket of the type."},
    MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature is never closed.","example":"#### `run(a: int`","hint":"Close the parenthesis."},
    MissingParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
    MissingListedParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
    BadColonArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","hint":"Put remarks into the description."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
    BadThought: {"code":"bad-thought","severity":"warning","meaning":"The model thinks here. What it thinks was left out, whatever it shows.","example":"<think>\nPerhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    MissingThoughtEnd: {"code":"missing-thought-end","severity":"error","meaning":"A thought is never closed. It takes the rest of the text, and nothing in it counts.","example":"<think>\nPerhaps so.","hint":"Close the thought, and write below it what is meant."},
    BadForeignCall: {"code":"bad-foreign-call","severity":"error","meaning":"A call in the markup of another dialect. Nothing was called.","example":"<tool_call>\n{\"name\": \"run_tests\", \"arguments\": {}}\n</tool_call>","hint":"Write calls as this format does. toolCalls of peglot/tools reads this one."},
    BadThoughtEnd: {"code":"bad-thought-end","severity":"error","meaning":"A thought ends here that nothing opened. What is before it may only have been thought.","example":"Perhaps so.\n</think>","hint":"Leave thoughts out of the text."},
    BadTurn: {"code":"bad-turn","severity":"warning","meaning":"The text goes on with the turn of somebody else, which the model made up. All from here on was left out.","example":"<|im_start|>user\nGo on.","hint":"End the text where the turn ends, with a stop sequence."},
  },
  attributes: 7,
  tables: 0,
  inside: 23,
};

/** Reads a whole text into the tree of the grammar. */
export function parse(text: string, options?: TreeOptions): SyntaxTree<typeof grammar> {
  return parseTree(grammar, text, options);
}
