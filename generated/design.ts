// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofTest, ofScope, ofHand, ofHanding, ofSame, ofCloses, ofEndsInside, ofInside } from '../src/engine/generated.ts';

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
  readonly mark: MarkNode | null;
  readonly endpoint: EndpointNode | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface EndpointNode extends TreeNode {
  readonly type: 'Endpoint';
  readonly method: MethodWordNode | BadMethodNameNode;
  readonly path: PathTextNode;
}
export interface BadEndpointWordNode extends RecoveryNode { readonly type: 'BadEndpointWord'; }
export interface MethodWordNode extends TreeNode { readonly type: 'MethodWord'; readonly word: string; }
export interface BadMethodNameNode extends RecoveryNode { readonly type: 'BadMethodName'; readonly word: string; }
export interface PathTextNode extends TreeNode { readonly type: 'PathText'; }
export interface BadPathEndNode extends RecoveryNode { readonly type: 'BadPathEnd'; }
export interface BadTitleRestNode extends RecoveryNode { readonly type: 'BadTitleRest'; }
export interface SchemaHeadingNode extends TreeNode {
  readonly type: 'SchemaHeading';
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
  readonly word: string | null;
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}
export interface ComponentHeadingNode extends TreeNode {
  readonly type: 'ComponentHeading';
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
export interface TextHeadNode extends TreeNode {
  readonly type: 'TextHead';
  readonly kind: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface DescriptionLabelNode extends TreeNode { readonly type: 'DescriptionLabel'; }
export interface RateLimitLabelNode extends TreeNode { readonly type: 'RateLimitLabel'; }
export interface ReturnsLabelNode extends TreeNode { readonly type: 'ReturnsLabel'; }
export interface SemanticUnitLabelNode extends TreeNode { readonly type: 'SemanticUnitLabel'; }
export interface ResponsibilityLabelNode extends TreeNode { readonly type: 'ResponsibilityLabel'; }
export interface CriteriaLabelNode extends TreeNode { readonly type: 'CriteriaLabel'; }
export interface OtherHeadNode extends TreeNode {
  readonly type: 'OtherHead';
  readonly holds: "" | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface LineValueNode extends TreeNode { readonly type: 'LineValue'; }
export interface NotesHeadNode extends TreeNode {
  readonly type: 'NotesHead';
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface AnswerHeadNode extends TreeNode {
  readonly type: 'AnswerHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly answer: YesNode | NoNode | null;
  readonly value: LineValueNode;
}
export interface YesNode extends TreeNode { readonly type: 'Yes'; }
export interface NoNode extends TreeNode { readonly type: 'No'; }
export interface NumberHeadNode extends TreeNode {
  readonly type: 'NumberHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly number: WholeNumberNode | null;
  readonly value: LineValueNode;
}
export interface WholeNumberNode extends TreeNode { readonly type: 'WholeNumber'; readonly digits: string; }
export interface SeverityHeadNode extends TreeNode {
  readonly type: 'SeverityHead';
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
export interface RequestParametersLabelNode extends TreeNode { readonly type: 'RequestParametersLabel'; }
export interface ParametersLabelNode extends TreeNode { readonly type: 'ParametersLabel'; }
export interface RaisesLabelNode extends TreeNode { readonly type: 'RaisesLabel'; }
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
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface TableRowsNode extends TreeNode { readonly type: 'TableRows'; readonly rows: TableRowNode[]; }
export interface BareColumnsNode extends TreeNode { readonly type: 'BareColumns'; readonly table: TableNode; }
export interface MissingColumnsLabelNode extends RecoveryNode { readonly type: 'MissingColumnsLabel'; }
export interface JsonHeadNode extends TreeNode {
  readonly type: 'JsonHead';
  readonly kind: RequestBodyLabelNode | ResponseLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}
export interface RequestBodyLabelNode extends TreeNode { readonly type: 'RequestBodyLabel'; }
export interface ResponseLabelNode extends TreeNode { readonly type: 'ResponseLabel'; }
export interface SqlHeadNode extends TreeNode {
  readonly type: 'SqlHead';
  readonly kind: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface IndexesLabelNode extends TreeNode { readonly type: 'IndexesLabel'; }
export interface RelationshipsLabelNode extends TreeNode { readonly type: 'RelationshipsLabel'; }
export interface ConstraintsLabelNode extends TreeNode { readonly type: 'ConstraintsLabel'; }
export interface InterfacesHeadNode extends TreeNode {
  readonly type: 'InterfacesHead';
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
export interface BadSignatureRestNode extends RecoveryNode { readonly type: 'BadSignatureRest'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | OtherHeadingNode | MetadataLineNode | RuleNode | FooterNode | FenceNode | CommentNode
| MissingCommentEndNode | BadLineEndNode | MissingMarkEndNode | SubheadingNode | BulletNode | TableNode
| BadNoiseLineNode | ParagraphNode | BadWrapperNode | TitleHeadingNode | OverviewHeadingNode | StackHeadingNode
| TechnologyNode | AssumptionsHeadingNode | MissingItemNode | ContractsHeadingNode | ContractHeadingNode
| TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode | EntriesHeadNode
| EntriesTextNode | FailuresHeadNode | FailureLinesNode | OtherHeadNode | SchemasHeadingNode | SchemaHeadingNode
| ColumnsHeadNode | TableRowsNode | BareColumnsNode | ComponentsHeadingNode | ComponentHeadingNode | NamesHeadNode
| NamesTextNode | NotesHeadNode | InterfacesHeadNode | MethodHeadingNode | ListedHeadingNode | ChecklistHeadingNode
| CheckHeadingNode | WrapperEndNode | MissingWrapperEndNode | AfterTextNode | MethodTextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | MissingItemNode | BadHeadingSpaceNode | BadSetextNode | BadTitleNameNode
| BadTitleMarkNode | BadSectionNameNode | BadSectionRemarkNode | BadTitleDecorationNode | BadTitleNumberNode
| BadSecondTitleNode | BadEndpointWordNode | BadMethodNameNode | BadPathEndNode | BadTitleRestNode
| BadMethodTitleNode | BadPairNode | BadLabelNode | MissingColumnsLabelNode | MissingMarkEndNode | BadNoiseLineNode
| BadBulletNode | MissingFenceEndNode | MissingCommentEndNode | BadTableNode | BadParameterNode | BadTypeNode
| MissingParenthesisNode | MissingParametersNode | MissingListedParametersNode | BadArrowNode | BadSignatureRestNode
| BadBomNode | BadNoiseNode | BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'MethodText', 'model'>>
& Readonly<Record<'BadType' | 'BadParameter' | 'MissingParenthesis' | 'BadArrow', 'ListedMethod' | 'Method' | 'model'>>
& Readonly<Record<'MissingParameters' | 'BadSignatureRest', 'Method' | 'model'>>
& Readonly<Record<'BadBom' | 'Wrapped' | 'AfterText', 'Document'>>
& Readonly<Record<'BadLineEnd', 'AssumptionsSection' | 'Check' | 'Checklist' | 'ClosedBlock' | 'ColumnsField' | 'Component' | 'ComponentsSection'
| 'Contract' | 'ContractsSection' | 'DeepChecklist' | 'Document' | 'EntriesField' | 'FailuresField' | 'Field'
| 'FlatChecklist' | 'InterfacesField' | 'ListedMethod' | 'Method' | 'NamesField' | 'NotesField' | 'OtherField'
| 'OtherSection' | 'OverviewSection' | 'Schema' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'TitleHeading' | 'BadTitleName' | 'BadTitleMark' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection'
| 'ContractsSection' | 'SchemasSection' | 'ComponentsSection' | 'FlatChecklist' | 'Checklist' | 'DeepChecklist'
| 'OtherSection' | 'MetadataLine', 'Document' | 'Wrapped'>>
& Readonly<Record<'BadHeadingSpace' | 'BadNoise' | 'BadBullet' | 'BadLabel' | 'ClosedBlock' | 'MissingMarkEnd' | 'Subheading'
| 'Bullet' | 'Table' | 'BadNoiseLine' | 'Paragraph' | 'BadTable', 'AssumptionsSection' | 'Check' | 'Checklist' | 'ColumnsField' | 'Component' | 'ComponentsSection' | 'Contract'
| 'ContractsSection' | 'DeepChecklist' | 'Document' | 'EntriesField' | 'FailuresField' | 'Field' | 'FlatChecklist'
| 'InterfacesField' | 'ListedMethod' | 'Method' | 'NamesField' | 'NotesField' | 'OtherField' | 'OtherSection'
| 'OverviewSection' | 'Schema' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'BadTitleDecoration', 'AssumptionsSection' | 'Checklist' | 'ComponentsSection' | 'ContractsSection' | 'DeepChecklist' | 'Document'
| 'FlatChecklist' | 'OverviewSection' | 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'BadSetext', 'AssumptionsSection' | 'Check' | 'Checklist' | 'Component' | 'ComponentsSection' | 'Contract' | 'ContractsSection'
| 'DeepChecklist' | 'Document' | 'FlatChecklist' | 'Method' | 'OtherSection' | 'OverviewSection' | 'Schema'
| 'SchemasSection' | 'StackSection' | 'Wrapped'>>
& Readonly<Record<'OtherHeading' | 'BadSecondTitle', 'Document' | 'OtherSection' | 'Wrapped'>>
& Readonly<Record<'Rule' | 'Footer' | 'Fence' | 'Comment' | 'MissingCommentEnd' | 'MissingFenceEnd', 'ClosedBlock'>>
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
& Readonly<Record<'ListedHeading' | 'MissingListedParameters', 'ListedMethod'>>
& Readonly<Record<'ChecklistHeading' | 'Check', 'Checklist' | 'DeepChecklist' | 'FlatChecklist'>>
& Readonly<Record<'CheckHeading', 'Check'>>;

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "missing-item" | "bad-heading-space" | "bad-setext" | "bad-title-name"
| "bad-title-mark" | "bad-section-name" | "bad-section-remark" | "bad-title-decoration" | "bad-second-title"
| "bad-method-name" | "bad-path-end" | "bad-title-rest" | "bad-method-title" | "bad-label" | "missing-columns-label"
| "missing-mark-end" | "bad-noise" | "bad-bullet" | "missing-fence-end" | "missing-comment-end" | "bad-table"
| "bad-parameter" | "bad-type" | "missing-parenthesis" | "missing-parameters" | "bad-arrow" | "bad-signature-rest"
| "bad-bom" | "bad-line-end";

const NODES: readonly (MakeNode<TreeNode>)[] = [
  (start, end, l) => ({ type: 'OtherHeading', start, end, mark: l[0] ?? null, title: l[1], under: l[2] ?? null }),
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
  (start, end, l) => ({ type: 'LooseItem', start, end, name: l[0] }),
  (start, end, l) => ({ type: 'Table', start, end, head: l[0], dashes: l[1] ?? null, rows: l[2] }),
  (start, end, l) => ({ type: 'TitleHeading', start, end, mark: l[0] ?? null, id: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'SectionHeading', start, end, mark: l[0] ?? null, name: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'OverviewHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'StackHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'AssumptionsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'MethodWord', start, end, word: l[0] }),
  (start, end, l) => ({ type: 'Endpoint', start, end, method: l[0], path: l[1] }),
  (start, end, l) => ({ type: 'ContractHeading', start, end, mark: l[0] ?? null, endpoint: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }),
  (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }),
  (start, end, l) => ({ type: 'SeverityWord', start, end, sign: l[0], word: l[1] }),
  (start, end, l) => ({ type: 'InlineEntry', start, end, name: l[0], value: l[1] ?? null }),
  (start, end, l) => ({ type: 'InlineEntries', start, end, entries: l[0] }),
  (start, end, l) => ({ type: 'EntriesText', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'FailureText', start, end, failure: l[0], text: l[1] }),
  (start, end, l) => ({ type: 'FailuresHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'FailureLines', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'OtherHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }),
  (start, end, l) => ({ type: 'SchemaHeading', start, end, mark: l[0] ?? null, pair: l[1] ?? null, word: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
  (start, end, l) => ({ type: 'ColumnsHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'TableRows', start, end, rows: l[0] }),
  (start, end, l) => ({ type: 'BareColumns', start, end, table: l[0] }),
  (start, end, l) => ({ type: 'ComponentsHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'ComponentHeading', start, end, mark: l[0] ?? null, pair: l[1] ?? null, word: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
  (start, end, l) => ({ type: 'NameLine', start, end, names: l[0] }),
  (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }),
  (start, end, l) => ({ type: 'NotesHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'InterfacesHead', start, end, holds: l[0], label: l[1], value: l[2] }),
  (start, end, l) => ({ type: 'MethodHeading', start, end, mark: l[0] ?? null, signature: l[1], under: l[2] ?? null }),
  (start, end, l) => ({ type: 'WordResult', start, end, of: l[0] }),
  (start, end, l) => ({ type: 'ListedSignature', start, end, isAsync: l[0], name: l[1], list: l[2], result: l[3] }),
  (start, end, l) => ({ type: 'ListedHeading', start, end, inner: l[0], signature: l[1], text: l[2] }),
  (start, end, l) => ({ type: 'ChecklistHeading', start, end, heading: l[0] }),
  (start, end, l) => ({ type: 'CheckHeading', start, end, mark: l[0] ?? null, pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }),
  (start, end, l) => ({ type: 'MethodText', start, end, signature: l[0] }),
];

const MISTAKES: readonly (MakeMistake<RecoveryNode>)[] = [
  (start, end, raw, l) => ({ type: 'BadSetext', start, end, raw, line: l[0] }),
  (start, end, raw, l) => ({ type: 'BadLabel', start, end, raw, name: l[0], open: l[1] ?? null }),
  (start, end, raw, l) => ({ type: 'BadTable', start, end, raw, row: l[0] }),
  (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  (start, end, raw, l) => ({ type: 'BadPair', start, end, raw, mark: l[0], name: l[1], value: l[2] }),
  (start, end, raw, l) => ({ type: 'BadMethodName', start, end, raw, word: l[0] as string }),
];

const ACTIONS: readonly ((labels: readonly unknown[]) => unknown)[] = [
  (labels) => { const head = labels[0] as TableRowNode; const cells = labels[1] as [string[], ":" | null, "-"[], ":" | null, string[]][]; return cells.length === head.cells.length; },
  (labels) => { const head = labels[0] as TableRowNode | BadTableNode; const dashes = labels[1] as [string[], ":" | null, "-"[], ":" | null, string[]][]; return 'cells' in head && dashes.length === head.cells.length; },
  (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g, '    ')} `; },
  (labels) => { const lead = labels[0] as string; return `${lead} `; },
  (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g, '    ')}  `; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\u0000-\b\u000b\f\u000e-\u001f\"$-\u007f");
  const TABLE_1 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-;=-\u007f");
  const TABLE_2 = tableOf("\t *+\\-0-9");
  const TABLE_3 = tableOf("");
  const TABLE_4 = tableOf("\u0000-\t\u000b\f\u000e-)+-9;-\u007f");
  const TABLE_5 = tableOf("*AC-EIPR-TV_ac-eipr-tv");
  const TABLE_6 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_7 = tableOf(" *<`~");
  const TABLE_8 = tableOf(" *\\-_");
  const TABLE_9 = tableOf(" #*+\\-`");
  const TABLE_10 = tableOf("*1-5H_`h");
  const TABLE_11 = tableOf("\t *+\\-0-9AC-EIPR-TV_ac-eipr-tv");
  const TABLE_12 = tableOf("AC-EIPR-TVac-eipr-tv");
  const TABLE_13 = tableOf(" *AC-EIPR-TV_ac-eipr-tv");
  const TABLE_14 = tableOf("\t \\-:=|");
  const TABLE_15 = tableOf("\t \\-:|");
  const TABLE_16 = tableOf("\u0000-\t\u000b\f\u000e-[]-{}-\u007f");
  const TABLE_17 = tableOf("\t\u001b #*+\\-0-9<AC-EIPR-TV_-ac-eipr-tv~");
  const TABLE_18 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_19 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_20 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_21 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+.-<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_22 = tableOf("\\-=");
  const TABLE_23 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+\\--<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_24 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--\\\\\\^_a-|~\u007f");
  const TABLE_25 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--<>-\\\\\\^_a-|~\u007f");
  const TABLE_26 = tableOf("\u0000-\t\u000b\f\u000e-(*-_a-\u007f");
  const TABLE_27 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!$-&+-9;=-Z\\\\\\^_a-z|~\u007f");
  const TABLE_28 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*-9;-Z\\\\\\^_a-z|~\u007f");
  const TABLE_29 = tableOf("\t \\-=");
  const TABLE_30 = tableOf("\t *+\\-0-9D_d");
  const TABLE_31 = tableOf("\t *+\\-0-9R_r");
  const TABLE_32 = tableOf("\t *+\\-0-9SU_su");
  const TABLE_33 = tableOf("SUsu");
  const TABLE_34 = tableOf("PRpr");
  const TABLE_35 = tableOf("\t *+\\-0-9PR_pr");
  const TABLE_36 = tableOf("CVcv");
  const TABLE_37 = tableOf("\t *+\\-0-9CV_cv");
  const TABLE_38 = tableOf("ARar");
  const TABLE_39 = tableOf("\t *+\\-0-9AR_ar");
  const TABLE_40 = tableOf("\t\n\r *FNRTY`fnrty");
  const TABLE_41 = tableOf("\t *+\\-0-9RS_rs");
  const TABLE_42 = tableOf("\t *+\\-0-9CFIR_cfir");
  const TABLE_43 = tableOf("CEce");
  const TABLE_44 = tableOf("\t *+\\-0-9CE_ce");
  const TABLE_45 = tableOf("\t\n\r *0-9`");
  const TABLE_46 = tableOf("PSps");
  const TABLE_47 = tableOf("\t *+\\-0-9PS_ps");
  const TABLE_48 = tableOf("\t\n\r \"*CHLM`chlm");
  const TABLE_49 = tableOf("C-EIMNPRSUc-eimnprsu");
  const TABLE_50 = tableOf("\t *C-EIMNPRSU_c-eimnprsu");
  const TABLE_51 = tableOf("\t *+\\-0-9P-R_p-r");
  const TABLE_52 = tableOf("\t *+\\-0-9AP_ap");
  const TABLE_53 = tableOf("APap");
  const TABLE_54 = tableOf("ERTert");
  const TABLE_55 = tableOf("\t *+\\-0-9ERT_ert");
  const TABLE_56 = tableOf("\t *+\\-0-9C-EIMNPRSU_c-eimnprsu");
  const BEYOND_0 = (c: number): boolean => c === 8226 || c === 9642 || c === 9679 || c === 9702;
  const BEYOND_1 = (c: number): boolean => c === 304 || c === 8226 || c === 9642 || c === 9679 || c === 9702;
  const BEYOND_2 = (c: number): boolean => c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593);
  const BEYOND_3 = (c: number): boolean => (c >= 8208 && c <= 11263) || (c >= 56320 && c <= 57343) || (c >= 55356 && c <= 55358) || c === 65039;
  const STOPS_0 = new Stops(m, "\n\r");
  const STOPS_1 = new Stops(m, "\n\r`");
  const STOPS_2 = new Stops(m, "\n\r*:");
  const STOPS_3 = new Stops(m, "\n\r\u001b<");
  const STOPS_4 = new Stops(m, "\n\r*");
  const STOPS_5 = new Stops(m, "\n\r|");
  const STOPS_6 = new Stops(m, "\n\r\\|");
  const STOPS_7 = new Stops(m, "\n\r)");
  const STOPS_8 = new Stops(m, "\n\r(");

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n4 = 0;
    l1: for (;;) {
      if (n4 >= 3) break;
      const s3 = p;
      l2: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l2; }
        p++;
        n4++;
        continue l1;
      }
      p = s3;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l7: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l7;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l5: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l5; }
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l10: {
      const s11 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l12: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.hitEnd ||= p >= end; break l12; }
          break l10;
        }
        p = s11;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skip_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n16 = 0;
    l13: for (;;) {
      if (n16 >= 3) break;
      const s15 = p;
      l14: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l14; }
        p++;
        n16++;
        continue l13;
      }
      p = s15;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = skipWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (skipLineEnd(p) < 0) {  return -1; }
    return p;
  }

  function skipH1Code(p: number): number {
    const { text, end } = m;
    let n20 = 0;
    l17: for (;;) {
      if (n20 >= 3) break;
      const s19 = p;
      l18: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l18; }
        p++;
        n20++;
        continue l17;
      }
      p = s19;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipH2Code(p: number): number {
    const { text, end } = m;
    let n24 = 0;
    l21: for (;;) {
      if (n24 >= 3) break;
      const s23 = p;
      l22: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l22; }
        p++;
        n24++;
        continue l21;
      }
      p = s23;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) { m.reaches(p, "##"); return -1; }
    p += 2;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipHeadingSpaceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l33: {
      const s34 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l35: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l35; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l33;
        }
        p = s34;
      } else
      m.hitEnd ||= p >= end;
      l36: {
        if (skipLineEnd(p) < 0) {  break l36; }
        break l33;
      }
      p = s34;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let n29 = 0;
    l26: for (;;) {
      if (n29 >= 6) break;
      const s28 = p;
      l27: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l27; }
        p++;
        n29++;
        continue l26;
      }
      p = s28;
      break;
    }
    if (n29 < 1) { return -1; }
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s30 = p;
      l31: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l31; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s30;
    }
    if ((p = skipHeadingSpace(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    return p;
  }

  function skipHeadingEndAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipLineNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipTitlePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l41: {
      const s42 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
        l43: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l43; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b #<";
          break l41;
        }
        p = s42;
      } else
      m.hitEnd ||= p >= end;
      if (skipHeadingEndAhead(p) >= 0) { return -1; }

      l44: {
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipInnerNoise(p)) >= 0) {
          p = q;
          break l44;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function skipTitleTextCode(p: number): number {
    const { end } = m; let q = 0;

    while ((p < end) && (q = skipTitlePiece(p)) >= 0) { p = q; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipHeadingEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l47: {
      const s48 = p;
      const c49 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c49 === 13) {
        l50: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l50; }
          p += 2;
          break l47;
        }
        p = s48;
      }
      if (c49 === 10) {

        p++;
        break l47;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipUnderlinedCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near46 = p + 4;
    while (p < near46 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near46) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    let n55 = 0;
    l52: for (;;) {
      if (n55 >= 3) break;
      const s54 = p;
      l53: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l53; }
        p++;
        n55++;
        continue l52;
      }
      p = s54;
      break;
    }
    l56: {
      const s57 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l58: {
          if (!(p < end && text.charCodeAt(p) === 61)) { m.hitEnd ||= p >= end; break l58; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.hitEnd ||= p >= end;
          break l56;
        }
        p = s57;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 45)) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 45)) p++;
      m.hitEnd ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n62 = 0;
    l59: for (;;) {
      if (n62 >= 3) break;
      const s61 = p;
      l60: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l60; }
        p++;
        n62++;
        continue l59;
      }
      p = s61;
      break;
    }
    l63: {
      const s64 = p;
      const c65 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c65 === 42) {
        l66: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l66; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l66; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.hitEnd ||= p >= end;
          break l63;
        }
        p = s64;
      }
      if (c65 === 45) {
        l67: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l67; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l67; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.hitEnd ||= p >= end;
          break l63;
        }
        p = s64;
      }
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
      m.hitEnd ||= p >= end;
    }
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipBulletSignCode(p: number): number {
    const { text, end } = m; let c = 0;
    l71: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l71;
      } else
      m.hitEnd ||= p >= end;
      let n77 = 0;
      l74: for (;;) {
        if (n77 >= 9) break;
        const s76 = p;
        l75: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l75; }
          p++;
          n77++;
          continue l74;
        }
        p = s76;
        break;
      }
      if (n77 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l68: {
      const s69 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l70: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l70; }
          l78: {
            const s79 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l80: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l80; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l78;
              }
              p = s79;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l70; }
          }
          break l68;
        }
        p = s69;
      } else
      m.hitEnd ||= p >= end;
      let n84 = 0;
      l81: for (;;) {
        if (n84 >= 1) break;
        const s83 = p;
        l82: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l82; }
          p++;
          n84++;
          continue l81;
        }
        p = s83;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || (p = skipDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    l85: {
      const s86 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l87: {
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l87; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          l91: {
            const s89 = p;
            l90: {
              const near92 = p + 4;
              while (p < near92 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near92) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l90; }
              p = s89;
              break l91;
            }
            p = s89;
            break l87;
          }
          break l85;
        }
        p = s86;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
    p += 2;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near96 = p + 16;
    while (p < near96 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
    if (p === near96) p = STOPS_2.next(p);
    m.hitEnd ||= p >= end && "^\n\r*:";
    l97: {
      const s98 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l99: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l99; }
          p += 2;
          break l97;
        }
        p = s98;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipKnownWordCode(p: number): number {
    const { text, end } = m; let c = 0;
    l100: {
      const s101 = p;
      const c102 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c102 === 84 || c102 === 116)) {
        l103: {
          if (!m.isCaseless(p, "task")) { break l103; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l103; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l103; }
          p += 2;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 84 || c102 === 116)) {
        l104: {
          if (!m.isCaseless(p, "timestamp")) { break l104; }
          p += 9;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 68 || c102 === 100)) {
        l105: {
          if (!m.isCaseless(p, "description")) { break l105; }
          p += 11;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 65 || c102 === 97)) {
        l106: {
          if (!m.isCaseless(p, "authentication")) { break l106; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l106; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l106; }
          p += 8;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 82 || c102 === 114)) {
        l107: {
          if (!m.isCaseless(p, "rate")) { break l107; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l107; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l107; }
          p += 5;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 82 || c102 === 114)) {
        l108: {
          if (!m.isCaseless(p, "request")) { break l108; }
          p += 7;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l108; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l109: {
            const s110 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
              l111: {
                if (!m.isCaseless(p, "parameters")) { break l111; }
                p += 10;
                break l109;
              }
              p = s110;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l108; }
            p += 4;
          }
          break l100;
        }
        p = s101;
      }
      if ((c102 === 82 || c102 === 114)) {
        l112: {
          if (!m.isCaseless(p, "response")) { break l112; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l112; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l112; }
          p += 9;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 69 || c102 === 101)) {
        l113: {
          if (!m.isCaseless(p, "error")) { break l113; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l113; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l113; }
          p += 9;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 67 || c102 === 99)) {
        l114: {
          if (!m.isCaseless(p, "columns")) { break l114; }
          p += 7;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 73 || c102 === 105 || c102 === 304)) {
        l115: {
          if (!m.isCaseless(p, "indexes")) { break l115; }
          p += 7;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 82 || c102 === 114)) {
        l116: {
          if (!m.isCaseless(p, "relationships")) { break l116; }
          p += 13;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 67 || c102 === 99)) {
        l117: {
          if (!m.isCaseless(p, "constraints")) { break l117; }
          p += 11;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 83 || c102 === 115)) {
        l118: {
          if (!m.isCaseless(p, "semantic")) { break l118; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l118; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l118; }
          p += 4;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 82 || c102 === 114)) {
        l119: {
          if (!m.isCaseless(p, "responsibility")) { break l119; }
          p += 14;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 68 || c102 === 100)) {
        l120: {
          if (!m.isCaseless(p, "dependencies")) { break l120; }
          p += 12;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 73 || c102 === 105 || c102 === 304)) {
        l121: {
          if (!m.isCaseless(p, "interfaces")) { break l121; }
          p += 10;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 80 || c102 === 112)) {
        l122: {
          if (!m.isCaseless(p, "parameters")) { break l122; }
          p += 10;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 82 || c102 === 114)) {
        l123: {
          if (!m.isCaseless(p, "returns")) { break l123; }
          p += 7;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 82 || c102 === 114)) {
        l124: {
          if (!m.isCaseless(p, "raises")) { break l124; }
          p += 6;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 73 || c102 === 105 || c102 === 304)) {
        l125: {
          if (!m.isCaseless(p, "implementation")) { break l125; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l125; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l125; }
          p += 5;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 69 || c102 === 101)) {
        l126: {
          if (!m.isCaseless(p, "estimated")) { break l126; }
          p += 9;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l126; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l126; }
          p += 10;
          break l100;
        }
        p = s101;
      }
      if ((c102 === 86 || c102 === 118)) {
        l127: {
          if (!m.isCaseless(p, "validation")) { break l127; }
          p += 10;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l127; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l127; }
          p += 8;
          break l100;
        }
        p = s101;
      }
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l94: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l94; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = skipBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipSetextAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipUnderlined(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end) || (p = skipSetext(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipHeadingLikeCode(p: number): number {
    const { text, end } = m; let c = 0;
    l128: {
      const s129 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l130: {
          let n134 = 0;
          l131: for (;;) {
            if (n134 >= 3) break;
            const s133 = p;
            l132: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l132; }
              p++;
              n134++;
              continue l131;
            }
            p = s133;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l130; }
          p++;
          break l128;
        }
        p = s129;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipUnderlined(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n138 = 0;
    l135: for (;;) {
      if (n138 >= 3) break;
      const s137 = p;
      l136: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l136; }
        p++;
        n138++;
        continue l135;
      }
      p = s137;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) { m.reaches(p, "###"); return -1; }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l147: {
      const s148 = p;
      const t149 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l150: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l150; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l147;
        }
        p = s148;
        m.forget(t149);
      } else
      m.hitEnd ||= p >= end;
      l151: {
        if (skipLineEnd(p) < 0) {  break l151; }
        break l147;
      }
      p = s148;
      m.forget(t149);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = readBadHeadingSpace(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marks!: string;
    const s139 = p;
    let n143 = 0;
    l140: for (;;) {
      if (n143 >= 6) break;
      const s142 = p;
      l141: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l141; }
        p++;
        n143++;
        continue l140;
      }
      p = s142;
      break;
    }
    if (n143 < 1) { return -1; }
    l_marks = text.slice(s139, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s144 = p;
      l145: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l145; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s144;
    }
    if ((p = noteHeadingSpace(p)) < 0) { return -1; }
    const t152 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t152); }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m; let q = 0;
    const start = p;

    while ((p < end) && (q = skipTitlePiece(p)) >= 0) { p = q; }
    m.hitEnd ||= p >= end;
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l161: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l161;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l158: {
      const t160 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l158; }
      m.forget(t160);
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t157 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t157); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l171: {
      const s172 = p;
      const t173 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l174: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l174; }
          break l171;
        }
        p = s172;
        m.forget(t173);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p < end)) { return -1; }
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string;
    const s165 = p;
    let m170 = false;
    let t169 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m170 = true;
      t169 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t169);
    if (!m170) { return -1; }
    value = text.slice(s165, p);
    m.value = value;
    return p;
  }

  function noteBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l175: {
      const s176 = p;
      const t177 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l178: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l178; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l178; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l175;
        }
        p = s176;
        m.forget(t177);
      } else
      m.hitEnd ||= p >= end;
      let n182 = 0;
      l179: for (;;) {
        if (n182 >= 1) break;
        const s181 = p;
        l180: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l180; }
          p++;
          n182++;
          continue l179;
        }
        p = s181;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || (p = noteDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipOpenCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLabelNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near186 = p + 16;
    while (p < near186 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
    if (p === near186) p = STOPS_2.next(p);
    m.hitEnd ||= p >= end && "^\n\r*:";
    const node: LabelNameNode = { type: 'LabelName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: LabelNameNode;
    if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
    p += 2;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) || (p = readLabelName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as LabelNameNode;
    l187: {
      const s188 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l189: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l189; }
          p += 2;
          break l187;
        }
        p = s188;
      } else
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    const node: LabelNode = { type: 'Label', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function read_labelCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: LabelNode | BadLabelNode;
    l183: {
      const t185 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 42) && (q = readLabel(p)) >= 0) {
        p = q;
        value = m.value as LabelNode;
        break l183;
      }
      m.forget(t185);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = readBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l194: {
      const s195 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) {
        l196: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l196; }
          p++;
          const near197 = p + 16;
          while (p < near197 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128))) p++;
          if (p === near197) p = STOPS_3.next(p);
          m.hitEnd ||= p >= end && "^\n\r\u001b<";
          break l194;
        }
        p = s195;
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s198 = p;
          l199: {
            if ((p = skipLineNoise(p)) < 0) { break l199; }
            if ((p = skipLineEnd(p)) < 0) { break l199; }
            return -1;
          }
          p = s198;
        }
      } else m.hitEnd ||= p >= end;
      l201: {
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipLineNoise(p)) >= 0) {
          p = q;
          break l201;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; return -1; }
        p++;
      }
    }
    return p;
  }

  function readLineValueCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;

    while ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipLinePiece(p)) >= 0) {
      p = q;
    }
    m.hitEnd ||= p >= end;
    const node: LineValueNode = { type: 'LineValue', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const t203 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t203); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    l204: {
      const s205 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1))) {
        l206: {
          let n210 = 0;
          l207: for (;;) {
            if (n210 >= 3) break;
            const s209 = p;
            l208: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l208; }
              p++;
              n210++;
              continue l207;
            }
            p = s209;
            break;
          }
          l211: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l211;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l206; }
            p += 2;
          }
          break l204;
        }
        p = s205;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = skipThematicBreak(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || skipThematicBreak(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near214 = p + 4;
    while (p < near214 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near214) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l215: {
      const s216 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l217: {
          const s218 = p;
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l217; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s218, p);
          l221: {
            const s219 = p;
            l220: {
              const near222 = p + 4;
              while (p < near222 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near222) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l220; }
              p = s219;
              break l221;
            }
            p = s219;
            break l217;
          }
          break l215;
        }
        p = s216;
      } else
      m.hitEnd ||= p >= end;
      const s223 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
      value = text.slice(s223, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l224: for (;;) {
      const s226 = p;
      const t227 = m.pending.length;
      if ((p < end)) {
        l225: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceClose(p) >= 0) { break l225; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l225; }
          continue l224;
        }
        p = s226;
        m.forget(t227);
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: FenceBodyNode = { type: 'FenceBody', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l229: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l229;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function skipCutMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let n240 = 0;
    l237: for (;;) {
      if (n240 >= 3) break;
      const s239 = p;
      l238: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l238; }
        p++;
        n240++;
        continue l237;
      }
      p = s239;
      break;
    }
    l241: {
      const s242 = p;
      const c243 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c243 === 35) {
        l244: {
          let n248 = 0;
          l245: for (;;) {
            if (n248 >= 6) break;
            const s247 = p;
            l246: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l246; }
              p++;
              n248++;
              continue l245;
            }
            p = s247;
            break;
          }
          if (n248 < 1) { break l244; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l241;
        }
        p = s242;
      }
      if (c243 === 42) {
        l249: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l249; }
          p += 2;
          if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.hitEnd ||= p >= end; break l249; }
          p++;
          const near250 = p + 4;
          while (p < near250 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near250) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.hitEnd ||= p >= end;
          break l241;
        }
        p = s242;
      }
      if (c243 === 42) {
        l254: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l254; }
          p += 2;
          break l241;
        }
        p = s242;
      }
      if (c243 === 42 && (q = skipFooterCut(p)) >= 0) { p = q; break l241; }
      if (((c243 >= 42 && c243 <= 43) || c243 === 45)) {
        p++;
        break l241;
      }
      let n259 = 0;
      l256: for (;;) {
        if (n259 >= 2) break;
        const s258 = p;
        l257: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l257; }
          p++;
          n259++;
          continue l256;
        }
        p = s258;
        break;
      }
      if (n259 < 1) { return -1; }
    }
    if ((p < end)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l260: {
      const s261 = p;
      const t262 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l263: {
          const s264 = p;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s264, p);
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l263; }
          l265: {
            const s266 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l267: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l267; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l265;
              }
              p = s266;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l263; }
          }
          break l260;
        }
        p = s261;
        m.forget(t262);
      } else
      m.hitEnd ||= p >= end;
      const s268 = p;
      let n272 = 0;
      l269: for (;;) {
        if (n272 >= 1) break;
        const s271 = p;
        l270: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l270; }
          p++;
          n272++;
          continue l269;
        }
        p = s271;
        break;
      }
      value = text.slice(s268, p);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || (p = noteDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    m.value = value;
    return p;
  }

  function readLabelledItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const node: LabelledItemNode = { type: 'LabelledItem', start: m.base + start, end: m.base + p, label: l_label };
    m.value = node;
    return p;
  }

  function readCodeNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near280 = p + 4;
    while (p < near280 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near280) p = STOPS_1.next(p);
    m.hitEnd ||= p >= end && "^\n\r`";
    const node: CodeNameNode = { type: 'CodeName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCodeItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: CodeNameNode;
    if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; return -1; }
    p++;
    if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)) || (p = readCodeName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as CodeNameNode;
    if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const node: CodeItemNode = { type: 'CodeItem', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function readBulletContentCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    l274: {
      const s275 = p;
      const t276 = m.pending.length;
      l277: {
        if (!m.reading.inside[18]) { break l277; }
        l278: {
          if ((p < end && text.charCodeAt(p) === 42) && (q = readFailure(p)) >= 0) {
            p = q;
            value = m.value as FailureNode;
            break l278;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) || (p = readLooseFailure(p)) < 0) { m.hitEnd ||= p >= end; break l277; }
          value = m.value as LooseFailureNode;
        }
        break l274;
      }
      p = s275;
      m.forget(t276);
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) && (q = readLabelledItem(p)) >= 0) {
        p = q;
        value = m.value as LabelledItemNode;
        break l274;
      }
      m.forget(t276);
      m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeItem(p)) >= 0) {
        p = q;
        value = m.value as CodeItemNode;
        break l274;
      }
      m.forget(t276);
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) || (p = readLooseItem(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l293: {
      const s294 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l295: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l295; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l295; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l293;
        }
        p = s294;
      } else
      m.hitEnd ||= p >= end;
      let n299 = 0;
      l296: for (;;) {
        if (n299 >= 1) break;
        const s298 = p;
        l297: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l297; }
          p++;
          n299++;
          continue l296;
        }
        p = s298;
        break;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : BEYOND_0(c))) || (p = skipDotSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipAnyLeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l291: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = skipBulletLead(p)) >= 0) {
        p = q;
        break l291;
      }
      m.hitEnd ||= p >= end;
      let n303 = 0;
      l300: for (;;) {
        if (n303 >= 3) break;
        const s302 = p;
        l301: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l301; }
          p++;
          n303++;
          continue l300;
        }
        p = s302;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l304: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        p++;
        break l304;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)) || (p = skipKnownWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLabelGateCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = skipAnyLead(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = skipLabelMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near315 = p + 4;
    while (p < near315 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near315) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near318 = p + 4;
    while (p < near318 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near318) p = STOPS_5.next(p);
    m.hitEnd ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near319 = p + 4;
    while (p < near319 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near319) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    {
      const s329 = p;
      l330: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l330; }
        return -1;
      }
      p = s329;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l332: for (;;) {
      const s334 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l333: {
          l336: {
            const s337 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
              l338: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l338; }
                p++;
                const near339 = p + 16;
                while (p < near339 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
                if (p === near339) p = STOPS_6.next(p);
                m.hitEnd ||= p >= end && "^\n\r\\\\|";
                break l336;
              }
              p = s337;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l333; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.hitEnd ||= p >= end;
          }
          continue l332;
        }
        p = s334;
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: CellNode = { type: 'Cell', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_cells!: CellNode[];
    l320: {
      const s321 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l322: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l322; }
          p++;
          const list328: CellNode[] = [];
          let n326 = 0;
          l323: for (;;) {
            const s325 = p;
            l324: {
              if (n326 > 0) {
                if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l324; }
              }
              let v327!: CellNode;
              if ((p = readCell(p)) < 0) { break l324; }
              v327 = m.value as CellNode;
              list328.push(v327);
              n326++;
              continue l323;
            }
            p = s325;
            break;
          }
          if (n326 < 1) { break l322; }
          l_cells = list328;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (skipLineEnd(p) < 0) {  break l322; }
          break l320;
        }
        p = s321;
      } else
      m.hitEnd ||= p >= end;
      l346: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        const list352: CellNode[] = [];
        let n350 = 0;
        l347: for (;;) {
          const s349 = p;
          l348: {
            if (n350 > 0) {
              if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l348; }
            }
            let v351!: CellNode;
            if ((p = readCell(p)) < 0) { break l348; }
            v351 = m.value as CellNode;
            list352.push(v351);
            n350++;
            continue l347;
          }
          p = s349;
          break;
        }
        if (n350 < 2) { break l346; }
        l_cells = list352;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.hitEnd ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if (skipLineEnd(p) < 0) {  break l346; }
        break l320;
      }
      p = s321;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      const list361: CellNode[] = [];
      let n359 = 0;
      l356: for (;;) {
        if (n359 >= 1) break;
        const s358 = p;
        l357: {
          let v360!: CellNode;
          if ((p = readCell(p)) < 0) { break l357; }
          v360 = m.value as CellNode;
          list361.push(v360);
          n359++;
          continue l356;
        }
        p = s358;
        break;
      }
      if (n359 < 1) { return -1; }
      l_cells = list361;
      if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (skipLineEnd(p) < 0) {  return -1; }
    }
    const node: TableRowNode = { type: 'TableRow', start: m.base + start, end: m.base + p, cells: l_cells };
    m.value = node;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "\n" | BadLineEndNode | null;
    l362: {
      const t364 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l362;
      }
      m.forget(t364);
      m.hitEnd ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function readDelimiterCellCode(p: number): number {
    const { text, end } = m;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
    let e365!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e365 = m.value as string[];
    let e366!: ":" | null;
    l367: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e366 = ":";
        p++;
        break l367;
      } else m.hitEnd ||= p >= end;
      e366 = null;
    }
    let e370!: "-"[];
    const list375: "-"[] = [];
    l371: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v374!: "-";

        v374 = "-";
        p++;
        list375.push(v374);
        continue l371;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (list375.length === 0) { return -1; }
    e370 = list375;
    let e377!: ":" | null;
    l378: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e377 = ":";
        p++;
        break l378;
      } else m.hitEnd ||= p >= end;
      e377 = null;
    }
    let e381!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e381 = m.value as string[];
    value = [e365, e366, e370, e377, e381];
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l287: {
      const s288 = p;
      const c289 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c289 >= 9 && c289 <= 10) || c289 === 13 || c289 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l287; }
      if ((c289 < 128 && TABLE_8[c289] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l287; }
      if ((c289 === 32 || c289 === 35) && (q = skipHeadingMarks(p)) >= 0) { p = q; break l287; }
      if ((c289 === 32 || c289 === 35) && (q = skipHeadingGlued(p)) >= 0) { p = q; break l287; }
      if ((c289 === 32 || c289 === 96 || c289 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l287; }
      if ((c289 < 128 ? TABLE_2[c289] === 1 : BEYOND_0(c289)) && (q = skipBulletMark(p)) >= 0) { p = q; break l287; }
      if ((c289 < 128 ? TABLE_11[c289] === 1 : BEYOND_1(c289))) {
        l290: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l290; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304)) || (p = skipLabelLine(p)) < 0) { m.hitEnd ||= p >= end; break l290; }
          break l287;
        }
        p = s288;
      }
      if ((c289 === 32 || c289 === 60 || c289 === 124)) {
        l307: {
          let n311 = 0;
          l308: for (;;) {
            if (n311 >= 3) break;
            const s310 = p;
            l309: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l309; }
              p++;
              n311++;
              continue l308;
            }
            p = s310;
            break;
          }
          l312: {
            const s313 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l314: {
                if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l314; }
                p += 4;
                break l312;
              }
              p = s313;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l307; }
            p++;
          }
          break l287;
        }
        p = s288;
      }
      if ((c289 === 27 || c289 === 60) && (q = skipNoiseAlone(p)) >= 0) { p = q; break l287; }
      if ((c289 < 128 && TABLE_9[c289] === 1) && (q = skipCutMark(p)) >= 0) { p = q; break l287; }
      if (!(p < end) || skipMarksBelow(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l316: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipTableHead(p)) >= 0) {
          p = q;
          break l316;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end) || (p = skipNamedSetext(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      }
    }
    return p;
  }

  function readBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    const near281 = p + 4;
    while (p < near281 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near281) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    l282: for (;;) {
      const s284 = p;
      const t285 = m.pending.length;
      if ((p < end)) {
        l283: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l283; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l283; }
          continue l282;
        }
        p = s284;
        m.forget(t285);
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: BulletTextNode = { type: 'BulletText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readBulletCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_lead!: string;
    let l_content!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
    let l_text!: BulletTextNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) || (p = readBulletColumn(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_lead = m.value as string;
    const t273 = m.pending.length;
    if ((q = readBulletContent(p)) >= 0) {
      p = q;
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    } else { m.forget(t273); l_content = null; }
    if ((p = readBulletText(p)) < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TableRowNode;
    l382: {
      const s383 = p;
      const t384 = m.pending.length;
      const c385 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c385 === 9 || c385 === 32 || c385 === 124)) {
        l386: {
          l389: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s387 = p;
              l388: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l388; }
                p++;
                p = s387;
                break l389;
              }
              p = s387;
            } else m.hitEnd ||= p >= end;
            break l386;
          }
          if ((p = readTableRow(p)) < 0) { break l386; }
          value = m.value as TableRowNode;
          if ((p = noteLineEnd(p)) < 0) { break l386; }
          break l382;
        }
        p = s383;
        m.forget(t384);
      }
      if ((p < end)) {
        l390: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { break l390; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_1(c))) && skipRowStop(p) >= 0) { break l390; }
          m.hitEnd ||= p >= end;
          if ((p = readTableRow(p)) < 0) { break l390; }
          value = m.value as TableRowNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l390; }
          break l382;
        }
        p = s383;
        m.forget(t384);
      }
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_1(c))) && skipRowStop(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if ((p = readTableRow(p)) < 0) { return -1; }
      value = m.value as TableRowNode;
      l393: {
        const s391 = p;
        l392: {
          if ((p < end)) { break l392; }
          m.hitEnd ||= p >= end;
          p = s391;
          break l393;
        }
        p = s391;
        return -1;
      }
    }
    m.value = value;
    return p;
  }

  function skipDelimiterCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    if (!(p < end && text.charCodeAt(p) === 45)) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 45)) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    return p;
  }

  function readParagraphCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) && skipCutMark(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_wrapperEnd(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l400: for (;;) {
      const s402 = p;
      const t403 = m.pending.length;
      if ((p < end)) {
        l401: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l401; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l401; }
          continue l400;
        }
        p = s402;
        m.forget(t403);
      } else m.hitEnd ||= p >= end;
      break;
    }
    const node: ParagraphNode = { type: 'Paragraph', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readOpenBlockCode(p: number): number {
    const { text, end } = m; let q = 0;
    let value!: MissingMarkEndNode | SubheadingNode | BulletNode | TableNode | BadNoiseLineNode | ParagraphNode;
    l233: {
      const t235 = m.pending.length;
      const c236 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c236 < 128 && TABLE_9[c236] === 1) && (q = readMissingMarkEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingMarkEndNode;
        break l233;
      }
      m.forget(t235);
      if ((c236 === 32 || c236 === 35) && (q = readSubheading(p)) >= 0) {
        p = q;
        value = m.value as SubheadingNode;
        break l233;
      }
      m.forget(t235);
      if ((c236 < 128 ? TABLE_2[c236] === 1 : BEYOND_0(c236)) && (q = readBullet(p)) >= 0) {
        p = q;
        value = m.value as BulletNode;
        break l233;
      }
      m.forget(t235);
      if ((p < end && (c236 >= 14 || c236 <= 9 || (c236 >= 11 && c236 <= 12))) && (q = readTable(p)) >= 0) {
        p = q;
        value = m.value as TableNode;
        break l233;
      }
      m.forget(t235);
      if ((c236 === 27 || c236 === 60) && (q = readBadNoiseLine(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLineNode;
        break l233;
      }
      m.forget(t235);
      if (!(p < end) || (p = readParagraph(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list410: " "[] = [];
    let n408 = 0;
    l405: for (;;) {
      if (n408 >= 3) break;
      const s407 = p;
      l406: {
        let v409!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l406; }
        v409 = " ";
        p++;
        list410.push(v409);
        n408++;
        continue l405;
      }
      p = s407;
      break;
    }
    value = list410;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], string, string[], null];
    let e411!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e411 = m.value as " "[];
    let e412!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = readWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    e412 = m.value as string;
    let e413!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e413 = m.value as string[];
    let e414!: null;
    if (skipLineEnd(p) < 0) {  return -1; }
    e414 = null;
    value = [e411, e412, e413, e414];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m420 = false;
    let t419 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m420 = true;
      t419 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t419);
    if (!m420) { return -1; }
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l432: for (;;) {
      const s434 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l433: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l433; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l433; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l432;
        }
        p = s434;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l449: {
      const s450 = p;
      const c451 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c451 < 128 ? TABLE_20[c451] === 1 : BEYOND_2(c451)))) {
        l452: {
          l453: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s455 = p;
              l454: {
                l456: {
                  const s457 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l458: {
                      if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l458; }
                      p += 2;
                      break l456;
                    }
                    p = s457;
                  } else
                  m.hitEnd ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l454; }
                  p++;
                }
                break l453;
              }
              p = s455;
            } else m.hitEnd ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; break l452; }
          break l449;
        }
        p = s450;
      }
      if (c451 === 42) {

        p++;
        break l449;
      }
      if (p >= end || text.charCodeAt(p) !== 47) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l467: {
      const s468 = p;
      const c469 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c469 < 128 ? TABLE_21[c469] === 1 : BEYOND_2(c469)))) {
        l470: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l470; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l467;
        }
        p = s468;
      }
      if ((c469 === 40 || c469 === 91 || c469 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l467; }
      if ((c469 === 34 || c469 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l467; }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) && skipArrow(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m466 = false;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) && (q = skipTypePiece(p)) >= 0) {
      p = q;
      m466 = true;
    }
    m.hitEnd ||= p >= end;
    if (!m466) { return -1; }
    l471: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594))) {
        const s473 = p;
        l472: {
          if ((p = skipArrow(p)) < 0) { break l472; }
          let m477 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) && (q = skipResultPiece(p)) >= 0) {
            p = q;
            m477 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m477) { break l472; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) { m.hitEnd ||= p >= end; break l472; }
          break l471;
        }
        p = s473;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    l481: {
      const s482 = p;
      const c483 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c483 === 44) {

        p++;
        break l481;
      }
      if (c483 === 41) {

        p++;
        break l481;
      }
      l486: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l486; }
        break l481;
      }
      p = s482;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) || (p = skipArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    l446: {
      const s447 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l448: {
          if ((p = skipParameterName(p)) < 0) { break l448; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l460: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s462 = p;
              l461: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = skipTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l461; }
                break l460;
              }
              p = s462;
            } else m.hitEnd ||= p >= end;
          }
          l478: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s480 = p;
              l479: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = skipDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l479; }
                break l478;
              }
              p = s480;
            } else m.hitEnd ||= p >= end;
          }
          if (skipParameterEnd(p) < 0) {  break l448; }
          break l446;
        }
        p = s447;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c))) || (p = skipParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      const near487 = p + 4;
      while (p < near487 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near487) p = STOPS_7.next(p);
      m.hitEnd ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    l443: {
      const s444 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l445: {
          if ((p = skipParameter(p)) < 0) { break l445; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l443;
        }
        p = s444;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) || (p = skipBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l491: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l491;
      } else
      m.hitEnd ||= p >= end;

    }
    return p;
  }

  function skipParametersCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) && (q = skipParameterItem(p)) >= 0) {
      p = q;
    }
    m.hitEnd ||= p >= end;
    if ((p = skipParametersEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    l436: {
      const s437 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l438: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = skipParameters(p)) < 0) { m.hitEnd ||= p >= end; break l438; }
          break l436;
        }
        p = s437;
      } else
      m.hitEnd ||= p >= end;
      if ((p = skipMissingParameters(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipSignatureTailCode(p: number): number {
    const { text, end } = m;
    while ((p < end && text.charCodeAt(p) === 42)) p++;
    m.hitEnd ||= p >= end;
    if ((p = skipHeadingEndAhead(p)) < 0) { return -1; }
    return p;
  }

  function skipReturnPieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l498: {
      const s499 = p;
      const c500 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c500 === 40 || c500 === 91 || c500 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l498; }
      if ((c500 === 34 || c500 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l498; }
      if ((p < end && (c500 < 128 ? TABLE_27[c500] === 1 : c500 >= 128))) {
        l501: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l501; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l498;
        }
        p = s499;
      }
      if ((p < end)) {
        l502: {
          if (skipSignatureTail(p) >= 0) { break l502; }

          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l502; }
          p++;
          break l498;
        }
        p = s499;
      }
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s503 = p;
          l504: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipSignatureTail(p)) < 0) { break l504; }
            return -1;
          }
          p = s503;
        }
      } else m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    let m497 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m497 = true; }
    m.hitEnd ||= p >= end;
    if (!m497) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) || (p = skipResultArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = skipResultText(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipSignatureEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;

    if ((p < end) && (q = skipBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; }
    return p;
  }

  function skipSignatureCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l425: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s427 = p;
        l426: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l426; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l426; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l425;
        }
        p = s427;
      } else m.hitEnd ||= p >= end;
    }
    l428: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s430 = p;
        l429: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l429; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l429; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l428;
        }
        p = s430;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = skipSignatureList(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c === 8211 || c === 8594)) && (q = skipResult(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; }
    if ((p = skipSignatureEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSectionStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l421: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l421;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l423: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l423;
        }
        m.hitEnd ||= p >= end;
        if ((p = skipOtherSectionAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipAnyItemAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    let n517 = 0;
    l514: for (;;) {
      if (n517 >= 3) break;
      const s516 = p;
      l515: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l515; }
        p++;
        n517++;
        continue l514;
      }
      p = s516;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = skipMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n522 = 0;
    l519: for (;;) {
      if (n522 >= 3) break;
      const s521 = p;
      l520: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l520; }
        p++;
        n522++;
        continue l519;
      }
      p = s521;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) { m.reaches(p, "####"); return -1; }
    p += 4;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 96)) {

      p++;
    } else m.hitEnd ||= p >= end;
    l526: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s528 = p;
        l527: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l527; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l527; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l526;
        }
        p = s528;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near529 = p + 4;
    while (p < near529 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near529) p = STOPS_4.next(p);
    m.hitEnd ||= p >= end && "^\n\r*";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l509: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l509;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l511: {
        const s512 = p;
        const c513 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c513 === 32 || c513 === 35) && (q = skipAnyItemAhead(p)) >= 0) { p = q; break l511; }
        l518: {
          if (!m.reading.inside[5]) { break l518; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || (p = skipMethodAhead(p)) < 0) { m.hitEnd ||= p >= end; break l518; }
          break l511;
        }
        p = s512;
        if ((p < end && (c513 >= 14 || c513 <= 9 || (c513 >= 11 && c513 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l511;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l511; }
        if ((p = skipItemAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l537: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c)))) {
        const s535 = p;
        l536: {
          if ((p = skipAnyLead(p)) < 0) { break l536; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDescriptionName(p)) < 0) { m.hitEnd ||= p >= end; break l536; }
          p = s535;
          break l537;
        }
        p = s535;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: DescriptionLabelNode = { type: 'DescriptionLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRateLimitLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l540: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c)))) {
        const s538 = p;
        l539: {
          if ((p = skipAnyLead(p)) < 0) { break l539; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRateLimitName(p)) < 0) { m.hitEnd ||= p >= end; break l539; }
          p = s538;
          break l540;
        }
        p = s538;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {

    l543: {
      const s544 = p;
      l545: {
        if (!m.reading.inside[11]) { break l545; }
        break l543;
      }
      p = s544;
      if (!m.reading.inside[12]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l550: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c)))) {
        const s548 = p;
        l549: {
          if ((p = skipAnyLead(p)) < 0) { break l549; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipReturnsName(p)) < 0) { m.hitEnd ||= p >= end; break l549; }
          p = s548;
          break l550;
        }
        p = s548;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ReturnsLabelNode = { type: 'ReturnsLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSemanticUnitLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l556: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : BEYOND_0(c)))) {
        const s554 = p;
        l555: {
          if ((p = skipAnyLead(p)) < 0) { break l555; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1)) || (p = skipSemanticUnitName(p)) < 0) { m.hitEnd ||= p >= end; break l555; }
          p = s554;
          break l556;
        }
        p = s554;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: SemanticUnitLabelNode = { type: 'SemanticUnitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponsibilityLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l559: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c)))) {
        const s557 = p;
        l558: {
          if ((p = skipAnyLead(p)) < 0) { break l558; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) || (p = skipResponsibilityName(p)) < 0) { m.hitEnd ||= p >= end; break l558; }
          p = s557;
          break l559;
        }
        p = s557;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ResponsibilityLabelNode = { type: 'ResponsibilityLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCriteriaLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l562: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : BEYOND_0(c)))) {
        const s560 = p;
        l561: {
          if ((p = skipAnyLead(p)) < 0) { break l561; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) || (p = skipCriteriaName(p)) < 0) { m.hitEnd ||= p >= end; break l561; }
          p = s560;
          break l562;
        }
        p = s560;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: CriteriaLabelNode = { type: 'CriteriaLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTextKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
    l530: {
      const s531 = p;
      l532: {
        if (!m.reading.inside[9]) { break l532; }
        l533: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) && (q = readDescriptionLabel(p)) >= 0) {
            p = q;
            value = m.value as DescriptionLabelNode;
            break l533;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c))) || (p = readRateLimitLabel(p)) < 0) { m.hitEnd ||= p >= end; break l532; }
          value = m.value as RateLimitLabelNode;
        }
        break l530;
      }
      p = s531;
      l541: {
        if (!m.reading.inside[10]) { break l541; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l541; }
        value = m.value as DescriptionLabelNode;
        break l530;
      }
      p = s531;
      l542: {
        if ((p = skipInMethod(p)) < 0) { break l542; }
        l546: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c))) && (q = readReturnsLabel(p)) >= 0) {
            p = q;
            value = m.value as ReturnsLabelNode;
            break l546;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l542; }
          value = m.value as DescriptionLabelNode;
        }
        break l530;
      }
      p = s531;
      l551: {
        if (skipInMethod(p) >= 0) { break l551; }

        if (!m.reading.inside[5]) { break l551; }
        l552: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : BEYOND_0(c))) && (q = readSemanticUnitLabel(p)) >= 0) {
            p = q;
            value = m.value as SemanticUnitLabelNode;
            break l552;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c))) || (p = readResponsibilityLabel(p)) < 0) { m.hitEnd ||= p >= end; break l551; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l530;
      }
      p = s531;
      if (!m.reading.inside[13]) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : BEYOND_0(c))) || (p = readCriteriaLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as CriteriaLabelNode;
    }
    m.value = value;
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l576: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l576; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = skipBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "" | null;
    let n569 = 0;
    l566: for (;;) {
      if (n569 >= 3) break;
      const s568 = p;
      l567: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l567; }
        p++;
        n569++;
        continue l566;
      }
      p = s568;
      break;
    }
    l570: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304))) {
        const s572 = p;
        l571: {
          l575: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304))) {
              const s573 = p;
              l574: {
                if ((p = skip_label(p)) < 0) { break l574; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipLineEnd(p)) < 0) { break l574; }
                p = s573;
                break l575;
              }
              p = s573;
            } else m.hitEnd ||= p >= end;
            break l571;
          }
          value = '';
          break l570;
        }
        p = s572;
      } else m.hitEnd ||= p >= end;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | null;
    l563: {
      const t565 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = readBulletHolds(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l563;
      }
      m.forget(t565);
      m.hitEnd ||= p >= end;
      if ((p = readLineHolds(p)) < 0) { return -1; }
      value = m.value as "" | null;
    }
    m.value = value;
    return p;
  }

  function readTextHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    if ((p = readTextKind(p)) < 0) { return -1; }
    l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: TextHeadNode = { type: 'TextHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readAnswerHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_answer!: YesNode | NoNode | null;
    let l_value!: LineValueNode;
    if (!m.reading.inside[9]) { return -1; }
    l580: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_0(c)))) {
        const s578 = p;
        l579: {
          if ((p = skipAnyLead(p)) < 0) { break l579; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1)) || (p = skipAuthenticationName(p)) < 0) { m.hitEnd ||= p >= end; break l579; }
          p = s578;
          break l580;
        }
        p = s578;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t581 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_40[c] === 1)) && (q = readAnswer(p)) >= 0) {
      p = q;
      l_answer = m.value as YesNode | NoNode;
    } else { m.hitEnd ||= p >= end; m.forget(t581); l_answer = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: AnswerHeadNode = { type: 'AnswerHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
    m.value = node;
    return p;
  }

  function readRequestBodyLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l586: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c)))) {
        const s584 = p;
        l585: {
          if ((p = skipAnyLead(p)) < 0) { break l585; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRequestBodyName(p)) < 0) { m.hitEnd ||= p >= end; break l585; }
          p = s584;
          break l586;
        }
        p = s584;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RequestBodyLabelNode = { type: 'RequestBodyLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponseLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l589: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_0(c)))) {
        const s587 = p;
        l588: {
          if ((p = skipAnyLead(p)) < 0) { break l588; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) || (p = skipResponseName(p)) < 0) { m.hitEnd ||= p >= end; break l588; }
          p = s587;
          break l589;
        }
        p = s587;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ResponseLabelNode = { type: 'ResponseLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readJsonKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: RequestBodyLabelNode | ResponseLabelNode;
    l582: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : BEYOND_0(c))) && (q = readRequestBodyLabel(p)) >= 0) {
        p = q;
        value = m.value as RequestBodyLabelNode;
        break l582;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_0(c))) || (p = readResponseLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ResponseLabelNode;
    }
    m.value = value;
    return p;
  }

  function readJsonHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: RequestBodyLabelNode | ResponseLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | LineValueNode;
    if (!m.reading.inside[9]) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : BEYOND_0(c))) || (p = readJsonKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readJsonValue(p)) < 0) { return -1; }
    l_value = m.value as TemplateRemarkNode | LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: JsonHeadNode = { type: 'JsonHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readSqlHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    if (!m.reading.inside[10]) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : BEYOND_1(c))) || (p = readSqlKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: SqlHeadNode = { type: 'SqlHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readNumberHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_number!: WholeNumberNode | null;
    let l_value!: LineValueNode;
    if (skipInMethod(p) >= 0) { return -1; }

    if (!m.reading.inside[5]) { return -1; }
    l592: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : BEYOND_0(c)))) {
        const s590 = p;
        l591: {
          if ((p = skipAnyLead(p)) < 0) { break l591; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_43[c] === 1)) || (p = skipComplexityName(p)) < 0) { m.hitEnd ||= p >= end; break l591; }
          p = s590;
          break l592;
        }
        p = s590;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t593 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1)) && (q = read_wholeNumber(p)) >= 0) {
      p = q;
      l_number = m.value as WholeNumberNode;
    } else { m.hitEnd ||= p >= end; m.forget(t593); l_number = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NumberHeadNode = { type: 'NumberHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
    m.value = node;
    return p;
  }

  function readSeverityHeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_severity!: SeverityWordNode | null;
    let l_value!: LineValueNode;
    if (!m.reading.inside[13]) { return -1; }
    l596: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : BEYOND_0(c)))) {
        const s594 = p;
        l595: {
          if ((p = skipAnyLead(p)) < 0) { break l595; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_46[c] === 1)) || (p = skipSeverityName(p)) < 0) { m.hitEnd ||= p >= end; break l595; }
          p = s594;
          break l596;
        }
        p = s594;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t597 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : BEYOND_3(c))) && (q = readSeverity(p)) >= 0) {
      p = q;
      l_severity = m.value as SeverityWordNode;
    } else { m.hitEnd ||= p >= end; m.forget(t597); l_severity = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: SeverityHeadNode = { type: 'SeverityHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, severity: l_severity, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l604: {
      const s605 = p;
      l606: {
        {
          const s607 = p;
          l608: {
            if (!m.reading.inside[16]) { break l608; }
            break l606;
          }
          p = s607;
        }
        let n613 = 0;
        l610: for (;;) {
          if (n613 >= 3) break;
          const s612 = p;
          l611: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l611; }
            p++;
            n613++;
            continue l610;
          }
          p = s612;
          break;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l606; }
        break l604;
      }
      p = s605;
      if (!m.reading.inside[16]) { return -1; }
      let n617 = 0;
      l614: for (;;) {
        if (n617 >= 3) break;
        const s616 = p;
        l615: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l615; }
          p++;
          n617++;
          continue l614;
        }
        p = s616;
        break;
      }
      l620: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 304))) {
          const s618 = p;
          l619: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 304)) || (p = skipComponentName(p)) < 0) { m.hitEnd ||= p >= end; break l619; }
            p = s618;
            break l620;
          }
          p = s618;
        } else m.hitEnd ||= p >= end;
        return -1;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l623: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) {
        const s621 = p;
        l622: {
          if ((p = skipBulletLead(p)) < 0) { break l622; }
          l626: {
            const s624 = p;
            l625: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.hitEnd ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.hitEnd ||= p >= end;
              if ((p = skip_knownName(p)) < 0) { break l625; }
              p = s624;
              break l626;
            }
            p = s624;
            break l622;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l622; }
          p = s621;
          break l623;
        }
        p = s621;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (skipHeldBullet(p) >= 0) { return -1; }

    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near631 = p + 4;
    while (p < near631 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near631) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    l632: for (;;) {
      const s634 = p;
      if ((p < end)) {
        l633: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l633; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = skipLine(p)) < 0) { m.hitEnd ||= p >= end; break l633; }
          continue l632;
        }
        p = s634;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipListedAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!m.reading.inside[12]) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipNestedInMethod(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    l629: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s627 = p;
        l628: {
          const near630 = p + 4;
          while (p < near630 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near630) p = STOPS_8.next(p);
          m.hitEnd ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l628; }
          p++;
          p = s627;
          break l629;
        }
        p = s627;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) || (p = skipListedHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l598: {
      const s599 = p;
      const c600 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c600 < 128 ? TABLE_11[c600] === 1 : BEYOND_1(c600))) {
        l601: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l601; }
          l602: {
            if ((q = skipPlainLabelAhead(p)) >= 0) { p = q; break l602; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) || (p = skipBulletLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l601; }
          }
          break l598;
        }
        p = s599;
      }
      if ((p < end && (c600 >= 14 || c600 <= 9 || (c600 >= 11 && c600 <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l598;
      }
      if ((c600 < 128 && TABLE_8[c600] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l598; }
      if ((q = skipListedAhead(p)) >= 0) { p = q; break l598; }
      if ((p = skipColumnsAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l643: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : BEYOND_0(c)))) {
        const s641 = p;
        l642: {
          if ((p = skipAnyLead(p)) < 0) { break l642; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1)) || (p = skipParametersName(p)) < 0) { m.hitEnd ||= p >= end; break l642; }
          p = s641;
          break l643;
        }
        p = s641;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: ParametersLabelNode = { type: 'ParametersLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRaisesLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l646: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : BEYOND_0(c)))) {
        const s644 = p;
        l645: {
          if ((p = skipAnyLead(p)) < 0) { break l645; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_54[c] === 1)) || (p = skipRaisesName(p)) < 0) { m.hitEnd ||= p >= end; break l645; }
          p = s644;
          break l646;
        }
        p = s644;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RaisesLabelNode = { type: 'RaisesLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readEntriesKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    l636: {
      const s637 = p;
      l638: {
        if (!m.reading.inside[9]) { break l638; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : BEYOND_0(c))) || (p = readRequestParametersLabel(p)) < 0) { m.hitEnd ||= p >= end; break l638; }
        value = m.value as RequestParametersLabelNode;
        break l636;
      }
      p = s637;
      if ((p = skipInMethod(p)) < 0) { return -1; }
      l639: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : BEYOND_0(c))) && (q = readParametersLabel(p)) >= 0) {
          p = q;
          value = m.value as ParametersLabelNode;
          break l639;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : BEYOND_0(c))) || (p = readRaisesLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
        value = m.value as RaisesLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function readEntriesHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_kind!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
    if ((p = readEntriesKind(p)) < 0) { return -1; }
    l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readEntriesValue(p)) < 0) { return -1; }
    l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: EntriesHeadNode = { type: 'EntriesHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readNamesHeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: NameLineNode | LineValueNode;
    l649: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c)))) {
        const s647 = p;
        l648: {
          if ((p = skipAnyLead(p)) < 0) { break l648; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDependenciesName(p)) < 0) { m.hitEnd ||= p >= end; break l648; }
          p = s647;
          break l649;
        }
        p = s647;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = readNamesValue(p)) < 0) { return -1; }
    l_value = m.value as NameLineNode | LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NamesHeadNode = { type: 'NamesHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function skipComponentStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l650: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l650;
      }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) && skipMethodAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l652: {
        const s653 = p;
        const c654 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c654 === 32 || c654 === 35)) {
          l655: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; break l655; }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; break l655; }
            break l652;
          }
          p = s653;
        }
        if ((p < end && (c654 >= 14 || c654 <= 9 || (c654 >= 11 && c654 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l652;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l652; }
        if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      }
    }
    return p;
  }

  function readParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: ParameterNameNode;
    let l_annotation!: TypeTextNode | null | BadTypeNode;
    let l_fallback: DefaultTextNode | null = null;
    l686: {
      const s687 = p;
      const t688 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l689: {
          if ((p = readParameterName(p)) < 0) { break l689; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l690: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s692 = p;
              l691: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = readTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l691; }
                l_annotation = m.value as TypeTextNode;
                break l690;
              }
              p = s692;
            } else m.hitEnd ||= p >= end;
            l_annotation = null;
          }
          l693: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s695 = p;
              l694: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = readDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l694; }
                l_fallback = m.value as DefaultTextNode;
                break l693;
              }
              p = s695;
            } else m.hitEnd ||= p >= end;
            l_fallback = null;
          }
          if (skipParameterEnd(p) < 0) {  break l689; }
          break l686;
        }
        p = s687;
        m.forget(t688);
        l_fallback = null;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c))) || (p = readParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_name = m.value as ParameterNameNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)) || (p = readBadType(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      l_annotation = m.value as BadTypeNode;
    }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, name: l_name, annotation: l_annotation, fallback: l_fallback };
    m.value = node;
    return p;
  }

  function readParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParameterNode | BadParameterNode;
    l682: {
      const s683 = p;
      const t684 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) {
        l685: {
          if ((p = readParameter(p)) < 0) { break l685; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l682;
        }
        p = s683;
        m.forget(t684);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) || (p = readBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l699: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l699;
      } else
      m.hitEnd ||= p >= end;
      if ((p = readMissingParenthesis(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_items!: (ParameterNode | BadParameterNode)[];
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const list680: (ParameterNode | BadParameterNode)[] = [];
    let t678 = m.pending.length;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) && (q = readParameterItem(p)) >= 0) {
      p = q;
      let v679!: ParameterNode | BadParameterNode;
      v679 = m.value as ParameterNode | BadParameterNode;
      list680.push(v679);
      t678 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t678);
    l_items = list680;
    if ((p = noteParametersEnd(p)) < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l671: {
      const s672 = p;
      const t673 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l674: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = readParameters(p)) < 0) { m.hitEnd ||= p >= end; break l674; }
          value = m.value as ParametersNode;
          break l671;
        }
        p = s672;
        m.forget(t673);
      } else
      m.hitEnd ||= p >= end;
      if ((p = readMissingParameters(p)) < 0) { return -1; }
      value = m.value as MissingParametersNode;
    }
    m.value = value;
    return p;
  }

  function readResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    const start = p;
    let m707 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m707 = true; }
    m.hitEnd ||= p >= end;
    if (!m707) { return -1; }
    const node: ResultTextNode = { type: 'ResultText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResultCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_of!: ResultTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c === 8211 || c === 8594)) || (p = noteResultArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = readResultText(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_of = m.value as ResultTextNode;
    const node: ResultNode = { type: 'Result', start: m.base + start, end: m.base + p, of: l_of };
    m.value = node;
    return p;
  }

  function noteSignatureEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t711 = m.pending.length;
    if ((p < end) && (q = readBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t711); }
    return p;
  }

  function readSignatureCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_isAsync!: ["async", string[]] | null;
    let l_name!: string;
    let l_list!: ParametersNode | MissingParametersNode;
    let l_result!: ResultNode | null;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.hitEnd ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l656: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s658 = p;
        l657: {
          let e659!: "async";
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l657; }
          e659 = "async";
          p += 5;
          let e660!: string[];
          const list665: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v664!: string;
            v664 = m.value as string;
            list665.push(v664);
          }
          m.hitEnd ||= p >= end;
          if (list665.length === 0) { break l657; }
          e660 = list665;
          l_isAsync = [e659, e660];
          break l656;
        }
        p = s658;
      } else m.hitEnd ||= p >= end;
      l_isAsync = null;
    }
    l667: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s669 = p;
        l668: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l668; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l668; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l667;
        }
        p = s669;
      } else m.hitEnd ||= p >= end;
    }
    const s670 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = text.slice(s670, p);
    if ((p = readSignatureList(p)) < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    const t703 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c === 8211 || c === 8594)) && (q = readResult(p)) >= 0) {
      p = q;
      l_result = m.value as ResultNode;
    } else { m.hitEnd ||= p >= end; m.forget(t703); l_result = null; }
    if ((p = noteSignatureEnd(p)) < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l712: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l712;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : BEYOND_1(c))) || (p = skipComponentLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l714: {
      const s715 = p;
      const t716 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l717: {
          let e718!: string[];
          const list723: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v722!: string;
            v722 = m.value as string;
            list723.push(v722);
          }
          m.hitEnd ||= p >= end;
          e718 = list723;
          let e725!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l717; }
          e725 = m.value as "\n" | BadLineEndNode;
          value = [e718, e725];
          break l714;
        }
        p = s715;
        m.forget(t716);
      } else
      m.hitEnd ||= p >= end;
      let e726!: string[];
      const list731: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v730!: string;
        v730 = m.value as string;
        list731.push(v730);
      }
      m.hitEnd ||= p >= end;
      if (list731.length === 0) { return -1; }
      e726 = list731;
      let e733!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e733 = m.value as null;
      value = [e726, e733];
    }
    m.value = value;
    return p;
  }

  const skipIndent = coded(skipIndentCode, null, true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skip_wrapperEnd = coded(skip_wrapperEndCode, " `~", true);
  const skipH1 = coded(skipH1Code, " #", true);
  const skipH2 = coded(skipH2Code, " #", true);
  const skipMark = coded(skipMarkCode, "#", true);
  const skipHeadingSpace = coded(skipHeadingSpaceCode, null, true);
  const skipHeadingEndAhead = coded(skipHeadingEndAheadCode, null, true);
  const skipTitleText = coded(skipTitleTextCode, null, true);
  const skipTitlePiece = coded(skipTitlePieceCode, "^", true);
  const skipHeadingEnd = coded(skipHeadingEndCode, null, true);
  const skipSetextAhead = coded(skipSetextAheadCode, "^\n\r", true);
  const skipUnderlined = coded(skipUnderlinedCode, "^\n\r", true);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skipThematicBreak = coded(skipThematicBreakCode, " *\\-_", true);
  const skipBulletMark = coded(skipBulletMarkCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipBulletSign = coded(skipBulletSignCode, "*+\\-0-9", true);
  const skipFenceRunHere = coded(skipFenceRunHereCode, "`~", true);
  const skipLabelAhead = coded(skipLabelAheadCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipLabel = coded(skipLabelCode, "*", true);
  const skipKnownWord = coded(skipKnownWordCode, "AC-EIPR-TVac-eipr-tv\u0130", true);
  const skipHeadingLike = coded(skipHeadingLikeCode, "^\n\r", true);
  const skipH3 = coded(skipH3Code, " #", true);
  const readMark = coded(readMarkCode, "#");
  const noteHeadingSpace = coded(noteHeadingSpaceCode, null);
  const readTitleText = coded(readTitleTextCode, null, true);
  const noteHeadingEnd = coded(noteHeadingEndCode, null);
  const noteLineEnd = coded(noteLineEndCode, null);
  const noteEol = coded(noteEolCode, "\n\r");
  const readBlankLines = coded(readBlankLinesCode, "\t\n\r ");
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const noteBulletLead = coded(noteBulletLeadCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const skipOpen = coded(skipOpenCode, null, true);
  const skipClose = coded(skipCloseCode, "\t *:_\uff1a", true);
  const read_label = coded(read_labelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130");
  const readLabel = coded(readLabelCode, "*", true);
  const readLabelName = coded(readLabelNameCode, "^\n\r*:", true);
  const readLineValue = coded(readLineValueCode, null, true);
  const skipLinePiece = coded(skipLinePieceCode, "^\n\r", true);
  const noteValueEnd = coded(noteValueEndCode, null);
  const skipClosedStart = coded(skipClosedStartCode, " *\\-<_`~", true);
  const readRule = coded(readRuleCode, " *\\-_", true);
  const readFenceRunHere = coded(readFenceRunHereCode, "`~", true);
  const readFenceBody = coded(readFenceBodyCode, null);
  const readEol = coded(readEolCode, "\n\r");
  const readOpenBlock = coded(readOpenBlockCode, "^");
  const skipCutMark = coded(skipCutMarkCode, " #*+\\-`", true);
  const readBullet = coded(readBulletCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const readBulletColumn = coded(readBulletColumnCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const readBulletContent = coded(readBulletContentCode, null);
  const readLabelledItem = coded(readLabelledItemCode, "*AC-EIPR-TV_ac-eipr-tv\u0130");
  const readCodeItem = coded(readCodeItemCode, "`", true);
  const readCodeName = coded(readCodeNameCode, "^\n\r`", true);
  const readBulletText = coded(readBulletTextCode, null);
  const skipParagraphStop = coded(skipParagraphStopCode, "^", true);
  const skipLabelGate = coded(skipLabelGateCode, "\t *+\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6", true);
  const skipAnyLead = coded(skipAnyLeadCode, null, true);
  const skipBulletLead = coded(skipBulletLeadCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipLabelMark = coded(skipLabelMarkCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipMarksBelow = coded(skipMarksBelowCode, "^", true);
  const skipTableAhead = coded(skipTableAheadCode, "^\n\r", true);
  const readTableRow = coded(readTableRowCode, null, true);
  const skipCellGap = coded(skipCellGapCode, "|", true);
  const readCell = coded(readCellCode, null, true);
  const readLineEnd = coded(readLineEndCode, null);
  const readDelimiterCell = coded(readDelimiterCellCode, "\t \\-:", true);
  const read_tableRow = coded(read_tableRowCode, null);
  const skipDelimiterCell = coded(skipDelimiterCellCode, "\t \\-:", true);
  const readParagraph = coded(readParagraphCode, "^");
  const readIndent = coded(readIndentCode, null, true);
  const read_wrapperEnd = coded(read_wrapperEndCode, " `~", true);
  const noteBlankLines = coded(noteBlankLinesCode, "\t\n\r ");
  const skipSectionStop = coded(skipSectionStopCode, "^\n\r", true);
  const skipSignature = coded(skipSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192", true);
  const skipSignatureName = coded(skipSignatureNameCode, "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192", true);
  const skipSignatureList = coded(skipSignatureListCode, null, true);
  const skipParameters = coded(skipParametersCode, "(", true);
  const skipParameterItem = coded(skipParameterItemCode, "^\n\r)`", true);
  const skipParameter = coded(skipParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192", true);
  const skip_parameterName = coded(skip_parameterNameCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192", true);
  const skip_typeText = coded(skip_typeTextCode, "^\n\r),]`}", true);
  const skipTypePiece = coded(skipTypePieceCode, "^\n\r),]`}", true);
  const skipParameterEnd = coded(skipParameterEndCode, null, true);
  const skipParametersEnd = coded(skipParametersEndCode, null, true);
  const skipResult = coded(skipResultCode, "\t \\-=\u2013\u2192", true);
  const skipResultText = coded(skipResultTextCode, "^", true);
  const skipReturnPiece = coded(skipReturnPieceCode, "^", true);
  const skipSignatureTail = coded(skipSignatureTailCode, null, true);
  const skipSignatureEnd = coded(skipSignatureEndCode, null, true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipMethodAhead = coded(skipMethodAheadCode, " #", true);
  const readTextHead = coded(readTextHeadCode, null);
  const readTextKind = coded(readTextKindCode, null, true);
  const readDescriptionLabel = coded(readDescriptionLabelCode, "\t *+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", true);
  const readRateLimitLabel = coded(readRateLimitLabelCode, "\t *+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const skipInMethod = coded(skipInMethodCode, null, true);
  const readReturnsLabel = coded(readReturnsLabelCode, "\t *+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readSemanticUnitLabel = coded(readSemanticUnitLabelCode, "\t *+\\-0-9SU_su\u2022\u25aa\u25cf\u25e6", true);
  const readResponsibilityLabel = coded(readResponsibilityLabelCode, "\t *+\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6", true);
  const readCriteriaLabel = coded(readCriteriaLabelCode, "\t *+\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6", true);
  const readLabelHolds = coded(readLabelHoldsCode, null);
  const readLineHolds = coded(readLineHoldsCode, null, true);
  const skip_label = coded(skip_labelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const readAnswerHead = coded(readAnswerHeadCode, null);
  const readJsonHead = coded(readJsonHeadCode, null);
  const readJsonKind = coded(readJsonKindCode, "\t *+\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6", true);
  const readRequestBodyLabel = coded(readRequestBodyLabelCode, "\t *+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readResponseLabel = coded(readResponseLabelCode, "\t *+\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6", true);
  const readSqlHead = coded(readSqlHeadCode, null);
  const readNumberHead = coded(readNumberHeadCode, null);
  const readSeverityHead = coded(readSeverityHeadCode, null);
  const skipFieldEnd = coded(skipFieldEndCode, null, true);
  const skipPlainLabelAhead = coded(skipPlainLabelAheadCode, null, true);
  const skipBulletLabelAhead = coded(skipBulletLabelAheadCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipListedAhead = coded(skipListedAheadCode, null, true);
  const skipBulletText = coded(skipBulletTextCode, null, true);
  const readEntriesHead = coded(readEntriesHeadCode, null);
  const readEntriesKind = coded(readEntriesKindCode, null, true);
  const readParametersLabel = coded(readParametersLabelCode, "\t *+\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6", true);
  const readRaisesLabel = coded(readRaisesLabelCode, "\t *+\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6", true);
  const readNamesHead = coded(readNamesHeadCode, "\t *+\\-0-9D_d\u2022\u25aa\u25cf\u25e6");
  const skipComponentStop = coded(skipComponentStopCode, "^\n\r", true);
  const readSignature = coded(readSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192");
  const readSignatureList = coded(readSignatureListCode, null);
  const readParameters = coded(readParametersCode, "(");
  const readParameterItem = coded(readParameterItemCode, "^\n\r)`");
  const readParameter = coded(readParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192");
  const noteParametersEnd = coded(noteParametersEndCode, null);
  const readResult = coded(readResultCode, "\t \\-=\u2013\u2192");
  const readResultText = coded(readResultTextCode, "^", true);
  const noteSignatureEnd = coded(noteSignatureEndCode, null);
  const skipMethodStop = coded(skipMethodStopCode, "^\n\r", true);
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const rules = new Rules(m, [
      '[1,["L",["?",1]]]', // 0 leaf
      '[1,["M","BadBom","\ufeff"]]', // 1 readBadBom
      '[0,["L",["s",["!",3],["!",15],["!",16]]]]', // 2 leaf
      '[0,["s",4,["*",["/",10,11]],14]]', // 3 skipWrapperAhead
      '[0,["s",5,7]]', // 4 skipFenceOpen
      '[0,["/",["s",6,["s","```",["[*","`"]],["[*","^\\n\\r`"],["&",7]],["s",6,["s","~~~",["[*","~"]],["[*","^\\n\\r"]]]," `~"]', // 5 skipFenceHead
      skipIndent,
      skipLineEnd,
      skipEol,
      '[0,["/","\\r\\n","\\r"],"\\r"]', // 9 skipBadLineEnd
      skipBlankLine,
      '[0,["/",12,13],"\\u001b<"]', // 11 skipNoise
      '[0,["s","<|",["[+","0-9A-Z_a-z"],"|>",["?",["s",["[","A-Za-z"],["[*",".0-9=A-Z_a-z"],["&","<|"]]]]]', // 12 skipTemplateToken
      '[0,["s","\\u001b[",["[*","0-;?"],["[","A-Za-z"]]]', // 13 skipAnsiSequence
      '[0,["s",6,["|",1,2,false,"#"],["[+","\\t "],["[*","*_`"],["i","design"],["[+","\\t "],["i","spec"]]," #"]', // 14 skipDesignAhead
      '[0,["s",6,["|",1,6,false,"#"],["[","\\t "]]," #"]', // 15 skipHeadingMarks
      '[0,["s",6,["|",1,6,false,"#"],["[","^\\t\\n\\r !#"]]," #"]', // 16 skipHeadingGlued
      '[0,["L",["s",["!",18],["!",22],["!",74]]]]', // 17 leaf
      skip_wrapperEnd,
      '[0,["q",20]]', // 19 skipWrapperRun
      '[0,["closes",0,21],"`~"]', // 20 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 21 readFenceRun
      '[0,["/",["s",["&",["/",23,24]],6,25,29,45],["s",["&",46],29,45,73]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 22 skipTitleHeading
      skipH1,
      skipH2,
      skipMark,
      skipHeadingSpace,
      '[0,28]', // 27 skipBadNoise
      '[0,["s",11,["*",["/",11,["[","\\t "]]]]]', // 28 skipLineNoise
      '[0,["/",["s",["&",30],["?",33],31,["?",39],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",39],["[*","\\t "],40,["?",["[+","*_`"]]],["s",["?",33],31,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],42]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 29 skipDocumentTitle
      '[0,["/",["s",["[*","^\\n\\r*A-Z_-z"],["[","*_`"]],["s",["[*","^\\n\\rA-Za-z"],31,["[*","\\t \\\\-:\u2013\u2014\uff1a"],["[","*_`"]]],"^\\n\\rA-CE-Za-ce-z"]', // 30 skipEmphasised
      '[0,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],32],["[*","\\t "]],"Dd"]', // 31 skipDesignWords
      '[0,["s",["i","spec"],["[*","A-Za-z"]],"Ss"]', // 32 skipBadTitleName
      '[0,34]', // 33 skipBadTitleDecoration
      '[0,["+",35]]', // 34 skipTitleDecoration
      '[0,["/",["s",36,["?",["[",").:"]],["[+","\\t "]],["s",["[+","IVX"],["[",")."],["[+","\\t "]],["[+","*:_`"],["[","^\\t\\n\\r\\u001b \\"#\'(*/-:<A-[_-{"],["s",["!",37],["[","\\t "]]],"^\\n\\r\\u001b\\"#\'(/<A-HJ-UWY-[a-{"]', // 35 skipTitleOrnament
      '[0,["s",["[+","0-9"],["*",["s",".",["[+","0-9"]]]]]', // 36 skipNumber
      skipHeadingEndAhead,
      '[0,["s",["[+","\\t "],["[+","#"],["&",["s",["[*","\\t "],["?",28],["[*","\\t "],7]]]]', // 38 skipClosingMarks
      '[0,["[+","*_`"]]', // 39 skipBadTitleMark
      '[0,["*",41]]', // 40 skipMarkedId
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*<_`"],["s",["!",["s",["?",["[+","*_`"]],37]],["[","^\\n\\r"]]],"^\\n\\r"]', // 41 skipMarkedIdPart
      skipTitleText,
      skipTitlePiece,
      '[0,["s",11,["*",["s",["[*","\\t "],11]]]]', // 44 skipInnerNoise
      skipHeadingEnd,
      skipSetextAhead,
      skipUnderlined,
      skipNewline,
      '[0,["/",50,["s",["!",55],["[*","^\\n\\r"],48,6,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],7]],"^"]', // 49 skipSetext
      '[0,["s",51,48,6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]]', // 50 skipNamedSetext
      '[0,["/",["s",["?",34],52,53],["s",["?",34],54,53],["s",["?",34],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 51 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 52 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",7]]]', // 53 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 54 skipAnyOtherName
      '[0,["/",11,56,57,66,15,16,["s",6,["/",68,"<!--","|"]]],"\\t\\u001b #*+\\\\-0-9<AC-EIPR-TV_-ac-eipr-tv|~\u0130\u2022\u25aa\u25cf\u25e6"]', // 55 skipNotSetext
      skipThematicBreak,
      skipBulletMark,
      skipBulletSign,
      '[0,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",60,["[","\u2022\u25aa\u25cf\u25e6"]],["[","\u2022\u25aa\u25cf\u25e6"]]],"\u2022\u25aa\u25cf\u25e6"]', // 59 skipDotSign
      '[0,["/",61,62,63,64,65]]', // 60 skipInText
      '[0,["inside",14]]', // 61 readInField
      '[0,["inside",16]]', // 62 readInNotes
      '[0,["inside",0]]', // 63 readInOverview
      '[0,["inside",1]]', // 64 readInOtherSection
      '[0,["inside",15]]', // 65 readInOtherField
      '[0,["s",6,67]," `~"]', // 66 skipFenceStart
      skipFenceRunHere,
      skipLabelAhead,
      skipLabel,
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",71,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",71,"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",71,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",71,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",71,["[*","\\t "],["[",":\uff1a"]]],"*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 70 skipBadLabel
      '[0,72,"AC-EIPR-TVac-eipr-tv\u0130"]', // 71 skipKnownName
      skipKnownWord,
      '[0,["s",6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]," \\\\-="]', // 73 skipBadSetext
      '[0,["s",["&",75],76],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 74 skipSectionAhead
      skipHeadingLike,
      '[0,["/",["s",["&",["/",23,24]],6,25,77,45],["s",["&",82],6,25,83,45],["s",["&",47],["&",50],77,45,73]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 76 skipSectionHeading
      '[0,["s",["?",33],["/",["s",52,["&",78]],80],["?",81],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 77 skipSectionName
      '[0,["s",["?",79],["*",["s",["[*","\\t "],["[+","*:_`"]]],37]]', // 78 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 79 skipSectionRemark
      '[0,["s",54,["&",78]]]', // 80 skipBadSectionName
      '[0,79]', // 81 skipBadSectionRemark
      skipH3,
      '[0,["s",["?",33],52,["&",78],["?",81],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 83 skipOwnName
      '[1,["L",85]]', // 84 leaf
      '[1,["N",0,["s",["!",86],["&",["/",23,24]],6,[":",0,90],["?",94],[":",1,95],96],["s",["&",46],[":",1,95],96,[":",2,100]]]]', // 85 readOtherHeading
      '[0,["q",87]]', // 86 skipCutTitle
      '[0,["@",1,["endsInside",88],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 87 readCutTitle
      '[0,["s",6,"##",["[+","\\t "],52,89]," #"]', // 88 skipWholeTitle
      '[0,["!",["[","^"]]]', // 89 skipEof
      readMark,
      noteHeadingSpace,
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 92 readBadHeadingSpace
      '[1,["M","BadNoise",28]]', // 93 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 94 readBadSecondTitle
      readTitleText,
      noteHeadingEnd,
      noteLineEnd,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 99 readBadLineEnd
      '[1,["M",0,["s",6,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],97]]," \\\\-="]', // 100 readBadSetext
      '[1,["L",["/",102,104]],"\\t\\n\\r *+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 101 leaf
      readBlankLines,
      noteBlankLine,
      '[1,["N",3,["s",105,[":",0,["/",109,122]]]],"\\t *+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 104 readMetadataLine
      '[1,["/",106,6]]', // 105 noteMetadataLead
      noteBulletLead,
      '[1,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",60,["[","\u2022\u25aa\u25cf\u25e6"]],108]],"\u2022\u25aa\u25cf\u25e6"]', // 107 noteDotSign
      '[1,["M","BadBullet",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 108 readBadBullet
      '[1,["N",1,["s",["&",["s",110,111]],[":",0,113],["[*","\\t "],[":",1,119],121]],"*T_t"]', // 109 readTaskIdLabel
      skipOpen,
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],112],"Tt"]', // 111 skipTaskIdName
      skipClose,
      read_label,
      readLabel,
      readLabelName,
      '[1,["M",1,["s","__",[":",0,117],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,118],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,118],"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,118],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,118],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",[":",0,118],["[*","\\t "],["[",":\uff1a"]]],"*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 116 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 117 readUnderscoredName
      '[0,["N","KnownName",72],"AC-EIPR-TVac-eipr-tv\u0130"]', // 118 readKnownName
      readLineValue,
      skipLinePiece,
      noteValueEnd,
      '[1,["N",2,["s",["&",["s",110,123]],[":",0,113],["[*","\\t "],[":",1,119],121]],"*T_t"]', // 122 readTimestampLabel
      '[0,["s",["i","timestamp"],112],"Tt"]', // 123 skipTimestampName
      '[0,["L",["&",125]]," *\\\\-<_`~"]', // 124 leaf
      skipClosedStart,
      '[1,["L",["/",127,128,134,144,145]]," *\\\\-<_`~"]', // 126 leaf
      readRule,
      '[0,["N",5,["s",["&",129],"*",["+",["s",["!",130],["[","^\\n\\r"]]],[":",0,["?",132]],["[*","^\\n\\r"]]],"*"]', // 128 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],7]],["[","^\\n\\r"]]],"*",["[*","\\t "],7],"*"]', // 129 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],131]]', // 130 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 131 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],133]]', // 132 readFooterTime
      '[0,["N",4,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 133 readFooterStamp
      '[1,["handing",4,["N",6,["s",["!",18],6,["hand",4,[],[":",0,135]],[":",1,136],97,[":",2,137],[":",3,["/",142,143]]]]]," `~"]', // 134 readFence
      readFenceRunHere,
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 136 readFenceInfo
      readFenceBody,
      '[0,["s",6,139,["[*","\\t "],["&",7]]," `~"]', // 138 skip_fenceClose
      '[0,["q",140]]', // 139 skipClosingRun
      '[0,["closes",4,21],"`~"]', // 140 readClosingRun
      '[1,["/",["s",["[*","^\\n\\r"],98],["[+","^\\n\\r"]],"^"]', // 141 noteLine
      '[0,["N","FenceClose",138]]', // 142 readFenceClose
      '[1,["M","MissingFenceEnd",89]]', // 143 readMissingFenceEnd
      '[1,["N","Comment",["s",6,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],98]]],"-->",["[*","^\\n\\r"]]]," <"]', // 144 readComment
      '[1,["M","MissingCommentEnd",["s",6,"<!--",["*",141]]]," <"]', // 145 readMissingCommentEnd
      '[1,["L",["?",147]]]', // 146 leaf
      readEol,
      '[1,["L",149],"^"]', // 148 leaf
      readOpenBlock,
      '[1,["M","MissingMarkEnd",151,["s",["&",24],86]]," #*+\\\\-`"]', // 150 readMissingMarkEnd
      skipCutMark,
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 152 skipFooterCut
      '[1,["N",7,["s",6,[":",0,90],[":",1,95],96]]," #"]', // 153 readSubheading
      readBullet,
      readBulletColumn,
      readBulletContent,
      '[0,["N",9,["s","**",[":",0,158],["[+","\\t "],[":",1,159],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 157 readFailure
      '[0,["N",8,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 158 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 159 readFailureCode
      '[0,["N",11,["s",161,[":",0,158],["[*","\\t (*_`"],[":",1,159],["?",")"],162],["s",161,[":",0,158],["[*","\\t (*_`"],[":",1,163],["?",")"],162],["s",161,[":",0,158],162,[":",1,["?",["@",0,165,162]]]],["s",161,[":",0,158],["[*","\\t (*_`"],[":",1,["/",163,165]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],7]]]],"*1-5H_`h"]', // 160 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 161 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 162 skipFailureSeparator
      '[0,["N",10,[":",0,["|",2,5,true,164,["[+","\\t "]]]],"A-Z"]', // 163 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 164 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 165 readConstantCode
      readLabelledItem,
      readCodeItem,
      readCodeName,
      '[0,["N",12,["s",[":",0,170],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 169 readLooseItem
      '[0,["/",["@",1,"**",171,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],7]]]],["@",1,"*",171,"*"],["@",1,"`",168,"`"],173],"*A-Z_-z"]', // 170 readLooseName
      '[0,["/",["@",1,"`",168,"`"],172],"^\\n\\r*:"]', // 171 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 172 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 173 readBareName
      readBulletText,
      skipParagraphStop,
      skipLabelGate,
      skipAnyLead,
      skipBulletLead,
      skipLabelMark,
      '[0,["s",6,68]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 180 skipLabelLine
      '[0,["s",28,["/",7,15]]]', // 181 skipNoiseAlone
      skipMarksBelow,
      '[0,["q",184]]', // 183 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",185],[":",0,186],189,[":",1,191],["test",true,0]]],"^\\n\\r"]', // 184 readTableHead
      skipTableAhead,
      readTableRow,
      skipCellGap,
      readCell,
      readLineEnd,
      '[0,["!",["[","^"]]]', // 190 readEof
      '[1,["@",2,6,["?","|"],["|",1,null,true,192,"|"],["?","|"],["[*","\\t "],97],"\\t \\\\-:|"]', // 191 readDelimiterRow
      readDelimiterCell,
      '[0,["|",0,null,true,194]]', // 193 readBlanks
      '[0,["$",["[","\\t "]]]', // 194 readBlank
      '[1,["N",13,["s",["&",185],[":",0,186],97,[":",1,191],["test",true,1],[":",2,["|",0,null,true,196]]],["s",["&",198],[":",0,199],[":",2,["|",0,null,true,196]]]],"^\\n\\r"]', // 195 readTable
      read_tableRow,
      '[0,["/",18,56,15,66,57,180,181],"\\t\\u001b #*+\\\\-0-9<AC-EIPR-TV_-ac-eipr-tv~\u0130\u2022\u25aa\u25cf\u25e6"]', // 197 skipRowStop
      '[0,["s",6,"|",["[*","^\\n\\r"],48,6,"|"]," |"]', // 198 skipPipedLines
      '[1,["M",2,["s",[":",0,186],98,["?",200]]],"^"]', // 199 readBadTable
      '[1,["s",6,"|",["|",1,null,false,201,"|"],["?","|"],["[*","\\t "],97]," |"]', // 200 noteBadDelimiter
      skipDelimiterCell,
      '[1,["M","BadNoiseLine",["s",28,["?",97]]]]', // 202 readBadNoiseLine
      readParagraph,
      '[0,["L",["&",205]]," `~"]', // 204 leaf
      '[0,["s",["&",3],["!",206]]," `~"]', // 205 skipWholeWrapper
      '[0,["s",207,["*",["/",217,["s",["!",4],["!",14],219]]],14]]', // 206 skipExampleAhead
      '[0,["q",208]]', // 207 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],209],["|",1,null,true,["t",[0,1],["!",18],["/",211,["t",[0,1],["!",4],213]]]],["|",0,null,true,["t",[0,1],["!",18],213]],216,189]]," `~"]', // 208 readWrapperShape
      '[1,["@",0,210,97]]', // 209 readFenceOpen
      '[0,["/",["@",1,6,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",7]],["@",1,6,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 210 readFenceHead
      '[1,["t",[0,1],212,189]]', // 211 readClosedFence
      '[1,["handing",4,["t",[0,1,2],["hand",4,[],209],["|",0,null,true,["t",[0,1],["!",138],213]],214]]," `~"]', // 212 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],147],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 213 readLine
      '[0,["t",[0,1,2,3],215,140,193,["&",7]]," `~"]', // 214 read_fenceClose
      readIndent,
      read_wrapperEnd,
      '[0,["s",218,7]]', // 217 skipClosedFence
      '[0,["q",212]]', // 218 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],8],["[+","^\\n\\r"]],"^"]', // 219 skipLine
      '[1,["L",221]]', // 220 leaf
      '[1,["M",3,["s",["&",3],[":",0,209]]]," `~"]', // 221 readBadWrapper
      '[1,["L",223]]', // 222 leaf
      '[1,["N",14,["s",["&",["/",23,24]],6,[":",0,90],[":",1,224],96],["s",["&",46],[":",1,224],96,[":",2,100]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 223 readTitleHeading
      '[1,["/",["@",9,["&",30],["?",225],226,["?",228],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",228],["[*","\\t "],229,["?",["[+","*_`"]]],["@",4,["?",225],226,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],95]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 224 readDocumentTitle
      '[1,["M","BadTitleDecoration",34]]', // 225 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],227],["[*","\\t "]],"Dd"]', // 226 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 227 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 228 readBadTitleMark
      '[0,["N","MarkedId",["*",41]]]', // 229 readMarkedId
      '[0,["L",["s",["!",18],["!",74],["!",231]]]]', // 230 leaf
      '[0,["/",["s",["!",86],["&",["/",23,24]],6,25,["?",232],42,45],["s",["&",46],42,45,73]]]', // 231 skipOtherHeading
      '[0,["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 232 skipBadSecondTitle
      '[1,["L",234]]', // 233 leaf
      '[1,["N",16,["s",["&",["s",235,236]],[":",0,237]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 234 readOverviewHeading
      '[0,["/",["s",6,["|",1,3,false,"#"],["[*","\\t "],["?",28],["?",34]],["?",34]]]', // 235 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 236 skipOverviewName
      '[1,["N",15,["s",["&",["/",23,24]],6,[":",0,90],[":",1,238],96],["s",["&",82],6,[":",0,90],[":",1,241],96],["s",["&",47],["&",50],[":",1,238],96,[":",2,100]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 237 readSectionHeading
      '[1,["N","SectionName",["s",["?",225],["/",["s",52,["&",78]],239],["?",240],["?",225]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 238 readSectionName
      '[1,["M","BadSectionName",["s",54,["&",78]]]]', // 239 readBadSectionName
      '[1,["M","BadSectionRemark",79]]', // 240 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",225],52,["&",78],["?",240],["?",225]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 241 readOwnName
      '[1,["L",243],"\\t\\n\\r "]', // 242 leaf
      noteBlankLines,
      '[0,["L",["!",245]]]', // 244 leaf
      skipSectionStop,
      '[0,["s",["!",247],231]]', // 246 skipOtherSectionAhead
      '[0,["/",["s",248,249,250],["s",252,249,253],["s",254,249,255],["s",256,24],["s",["&",46],257]]]', // 247 skipClaimed
      '[0,["inside",2]]', // 248 readInContracts
      '[0,["s",6,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",28]]," #"]', // 249 skipHashes
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["?",251],["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 250 skipEndpointAhead
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],36]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 251 skipEndpointWord
      '[0,["inside",3]]', // 252 readInSchemas
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 253 skipTableWord
      '[0,["inside",4]]', // 254 readInComponents
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 255 skipComponentWord
      '[0,["inside",6]]', // 256 readInFlatChecklist
      '[0,["/",["s",248,258],["s",252,270],["s",254,283],["s",284,285],["s",323,326]]]', // 257 skipItemAhead
      '[0,["/",["s",["&",["/",24,82,259]],6,25,260,45],["s",["&",82],6,25,42,45],["s",["&",46],["&",250],260,45,73]]," #*0-9A-Z_-z"]', // 258 skipContractHeading
      '[0,["s",6,"####",["!","#"]]," #"]', // 259 skipH4
      '[0,["s",["?",261],["?",262],263,266,["?",268],["?",269]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 260 skipEndpoint
      '[0,["s",["/",["s",36,["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 261 skipBadTitleNumber
      '[0,251]', // 262 skipBadEndpointWord
      '[0,["/",264,265],"*A-Z_-z"]', // 263 skipEndpointMethod
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 264 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 265 skipBadMethodName
      '[0,["s",["&","/"],["+",267]],"/"]', // 266 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],37]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",28],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 267 skipPathPart
      '[0,["s",["[+","*_`"],["&",37]]]', // 268 skipBadPathEnd
      '[0,["s",["!",37],["+",43]],"^\\n\\r"]', // 269 skipBadTitleRest
      '[0,["/",["s",["&",["/",24,82,259]],6,25,["?",261],["&",253],271,45],["s",["&",82],6,25,["?",261],["?",282],42,45],["s",["&",46],["&",253],271,45,73]]," #*0-9T_`t"]', // 270 skipSchemaHeading
      '[0,["/",272,279],"^\\n\\r"]', // 271 skip_pair
      '[0,["q",273]]', // 272 skipBadPair
      '[1,["handing",2,["M",4,["s",["hand",2,[],[":",0,274]],[":",1,275],":",["[*","\\t "],276,["[*","\\t "],[":",2,95]],["s",["hand",2,[],[":",0,274]],[":",1,275],276,["[*","\\t "],":",["[*","\\t "],[":",2,95]],["s",["hand",2,[],[":",0,274]],[":",1,275],":",["[*","\\t "],[":",2,278],276,["&",37]]]],"*_`"]', // 273 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 274 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",276],["[","*_`"]]]]],"^\\n\\r:"]', // 275 readMarkedName
      '[0,["q",277]]', // 276 skipSameMark
      '[0,["same",2,274],"*_`"]', // 277 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",276],["[","*_`"]]]]],"^\\n\\r"]', // 278 readMarkedValue
      '[0,["s",280,":",["[*","\\t "],42],"^\\n\\r"]', // 279 skipPair
      '[0,["*",281]]', // 280 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 281 skipPairPiece
      '[0,["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],37]]],"CTct"]', // 282 skipLooseWord
      '[0,["/",["s",["&",["/",24,82,259]],6,25,["?",261],["&",255],271,45],["s",["&",82],["!",["s",284,285]],6,25,["?",261],["?",282],42,45],["s",["&",46],["&",255],271,45,73]]," #*0-9C_`c"]', // 283 skipComponentHeading
      '[0,["inside",5]]', // 284 readInComponent
      '[0,["/",["s",286,["!",288],6,25,289,45],["s",286,["!",62],6,25,321,289,["[*","*"],45],["s",["&",46],["&",287],289,45,73]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 285 skipMethodHeading
      '[0,["/",["&",["s",82,287]],["&",["s",6,"####"]]]," #"]', // 286 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 287 skipParenthesis
      '[0,["s",62,["!",287]]]', // 288 skipTextInNotes
      skipSignature,
      skipSignatureName,
      skipSignatureList,
      skipParameters,
      skipParameterItem,
      skipParameter,
      '[0,296,"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 295 skipParameterName
      skip_parameterName,
      '[0,298,"^\\n\\r),=]`}"]', // 297 skipTypeText
      skip_typeText,
      skipTypePiece,
      '[0,["deep",["/",["s","(",301,")"],["s","[",301,"]"],["s","{",301,"}"]]],"([{"]', // 300 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],300,302]]]', // 301 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",7]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",7]]]],"\\"\'"]', // 302 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 303 skipArrow
      '[0,["/",300,302,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 304 skipResultPiece
      '[0,306]', // 305 skipDefaultText
      '[0,["s",["+",["/",307,308]],["?",["s",303,["+",["/",307,304,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 306 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 307 skipLambdaHead
      '[0,["/",300,302,["s",["!",303],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 308 skipDefaultPiece
      skipParameterEnd,
      '[0,["/",["s",",",["[*","\\t "]],["s",303,["+",["/",304,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",303],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 310 skipBadParameter
      skipParametersEnd,
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],303]]]]', // 312 skipMissingParameters
      skipResult,
      '[0,["/","->",315],"\\\\-=\u2013\u2192"]', // 314 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 315 skipBadArrow
      skipResultText,
      skipReturnPiece,
      skipSignatureTail,
      skipSignatureEnd,
      '[0,["s",["!",318],["+",["s",["!",37],["[","^\\n\\r"]]]],"^\\n\\r"]', // 320 skipBadSignatureRest
      '[0,["+",322]]', // 321 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",36,["[",").:"],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 322 skipMethodOrnament
      '[0,["/",256,324,325]]', // 323 skipInChecklist
      '[0,["inside",7]]', // 324 readInPlainChecklist
      '[0,["inside",8]]', // 325 readInDeepChecklist
      '[0,["/",["s",327,6,25,["?",261],271,45],["s",327,6,25,["?",261],42,45],["s",["&",46],271,45,73]]]', // 326 skipCheckHeading
      '[0,["/",["&",82],["s",256,["&",24]],["s",325,["&",259]]]]', // 327 skipCheckLevel
      '[1,["L",329]]', // 328 leaf
      '[1,["N",17,["s",["&",["s",235,["i","tech"]]],[":",0,237]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 329 readStackHeading
      '[1,["L",331]]', // 330 leaf
      '[1,["N",18,["s",6,[":",0,113],["[*","\\t "],[":",1,119],121]]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 331 readTechnology
      '[1,["L",333]]', // 332 leaf
      '[1,["N",19,["s",["&",["s",235,["i","assumption"]]],[":",0,237]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 333 readAssumptionsHeading
      '[1,["L",335]]', // 334 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",72,112]],141,["*",["s",["!",175],141]]]]," *"]', // 335 readMissingItem
      '[1,["L",337]]', // 336 leaf
      '[1,["N",20,["s",["&",["s",235,338]],[":",0,237]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 337 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 338 skipContractsName
      '[0,["L",["!",340]]]', // 339 leaf
      skipItemStop,
      skipAnyItemAhead,
      skipMethodAhead,
      '[1,["L",344]]', // 343 leaf
      '[1,["N",23,["s",["&",["/",24,82,259]],6,[":",0,90],[":",1,345],96],["s",["&",82],6,[":",0,90],[":",2,95],96],["s",["&",46],["&",250],[":",1,345],96,[":",3,100]]]," #*0-9A-Z_-z"]', // 344 readContractHeading
      '[1,["N",22,["s",["?",346],["?",347],[":",0,348],[":",1,351],["?",352],["?",353]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 345 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",["s",36,["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 346 readBadTitleNumber
      '[1,["M","BadEndpointWord",251]]', // 347 readBadEndpointWord
      '[1,["/",349,350],"*A-Z_-z"]', // 348 readEndpointMethod
      '[0,["N",21,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 349 readMethodWord
      '[1,["M",5,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 350 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",267]]],"/"]', // 351 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",37]]]]', // 352 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",37],["+",43]]],"^\\n\\r"]', // 353 readBadTitleRest
      '[1,["L",["/",355,374,385,393,401,405]]]', // 354 leaf
      readTextHead,
      readTextKind,
      readDescriptionLabel,
      '[0,["s",["i","description"],112],"Dd"]', // 358 skipDescriptionName
      readRateLimitLabel,
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],112],"Rr"]', // 360 skipRateLimitName
      skipInMethod,
      readReturnsLabel,
      '[0,["/",["s",["/",["i","returns"],["i","return"]],112],["s",["i","return"],["[+","\\t _"],["i","value"],112]],"Rr"]', // 363 skipReturnsName
      readSemanticUnitLabel,
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],112],["s",["i","unit"],112]],"SUsu"]', // 365 skipSemanticUnitName
      readResponsibilityLabel,
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],112],"PRpr"]', // 367 skipResponsibilityName
      readCriteriaLabel,
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],112],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],112]],"CVcv"]', // 369 skipCriteriaName
      readLabelHolds,
      '[1,["/",["{",2,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],["{",3,["s",[":",0,["$",["|",0,1,false," "]]],107,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 371 readBulletHolds
      readLineHolds,
      skip_label,
      readAnswerHead,
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],112],["s",["i","requires"],["[+","\\t _"],["i","authentication"],112]],"ARar"]', // 375 skipAuthenticationName
      '[1,["/",["@",1,377,379,["[*","*`"]],["@",1,377,381,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 376 readAnswer
      '[1,["*",["/",["[+","\\t *`"],["s",98,["!",378]]]]]', // 377 noteAnswerGap
      '[0,["/",10,175],"^"]', // 378 skipFieldStop
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",380],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 379 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],89]]]', // 380 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",382],["!",383]]],"FNfn"]', // 381 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],89]],["s",7,["/",89,["&",["/",10,378]]]]]]]]]', // 382 skipNoEnd
      '[0,["s",["+",["s",["!",384],["[","^\\n\\r"]]],384],"^\\n\\r"]', // 383 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 384 skipExceptionWord
      readJsonHead,
      readJsonKind,
      readRequestBodyLabel,
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],112],"Rr"]', // 388 skipRequestBodyName
      readResponseLabel,
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],112],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],112]],"RSrs"]', // 390 skipResponseName
      '[0,["/",392,119]]', // 391 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 392 readTemplateRemark
      readSqlHead,
      '[0,["/",395,397,399],"\\t *+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 394 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",177,110,396]]],"\\t *+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 395 readIndexesLabel
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],112],"Ii\u0130"]', // 396 skipIndexesName
      '[0,["N","RelationshipsLabel",["&",["s",177,110,398]]],"\\t *+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 397 readRelationshipsLabel
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],112],["s",["i","foreign"],["[+","\\t _"],["i","keys"],112]],"FRfr"]', // 398 skipRelationshipsName
      '[0,["N","ConstraintsLabel",["&",["s",177,110,400]]],"\\t *+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 399 readConstraintsLabel
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],112],["s",["i","check"],["[+","\\t _"],["i","constraints"],112]],"Cc"]', // 400 skipConstraintsName
      readNumberHead,
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],112],"CEce"]', // 402 skipComplexityName
      '[1,["@",1,377,404,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 403 read_wholeNumber
      '[0,["N",24,[":",0,["$",["[+","0-9"]]]]]', // 404 readWholeNumber
      readSeverityHead,
      '[0,["s",["/",["i","severity"],["i","priority"]],112],"PSps"]', // 406 skipSeverityName
      '[1,["@",1,408,409,["[*","\\"*`"],["&",411]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 407 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],["s",98,["!",378]]]]]', // 408 noteSeverityGap
      '[0,["N",25,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",410]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 409 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 410 skip_severityWord
      '[0,["/",["s",["[*","\\t "],7],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",410],["[","^\\n\\r"]]],7]]]', // 411 skipSeverityRest
      '[0,["L",["s",["&",125],["!",413]]]," *\\\\-<_`~"]', // 412 leaf
      skipFieldEnd,
      skipPlainLabelAhead,
      '[0,["/",365,367,416,417,418,402],"C-EIMNPRSUc-eimnprsu\u0130"]', // 415 skipComponentName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],112],["s",["i","depends"],["[+","\\t _"],["i","on"],112]],"Dd"]', // 416 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],112],"IMim\u0130"]', // 417 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],112],["s",["i","notes"],112]],"INin\u0130"]', // 418 skipNotesName
      skipBulletLabelAhead,
      '[0,["/",["s",421,422],["s",425,426],["s",361,428],["s",284,415],["s",431,432]]]', // 420 skip_knownName
      '[0,["inside",9]]', // 421 readInContract
      '[0,["/",358,375,360,423,388,390,424],"ADEP-Sadep-s"]', // 422 skipContractName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],112],["s",["i","request"],["[+","\\t _"],["i","params"],112],["s",["i","parameters"],112]],"P-Rp-r"]', // 423 skipRequestParametersName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],112],["s",["i","errors"],112],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",112]],"ERer"]', // 424 skipErrorResponsesName
      '[0,["inside",10]]', // 425 readInSchema
      '[0,["/",358,427,396,398,400],"CDFIRcdfir\u0130"]', // 426 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],112],"CFcf"]', // 427 skipColumnsName
      '[0,["/",429,363,430,358],"ADEPRTadeprt"]', // 428 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],112],"APap"]', // 429 skipParametersName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],112],"ERTert"]', // 430 skipRaisesName
      '[0,["inside",13]]', // 431 readInCheck
      '[0,["/",369,406],"CPSVcpsv"]', // 432 skipCheckName
      '[0,["/",434,["&",["s",436,178]],["s",["|",0,3,false," "],"\\t"]]]', // 433 skipHeldBullet
      '[0,["q",435]]', // 434 skipHoldsAll
      '[0,["same",3,""]]', // 435 readHoldsAll
      '[0,["q",437]]', // 436 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 437 readHoldsRun
      skipListedAhead,
      '[0,["/",["s",["&",440],178],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 439 skipNestedInMethod
      '[0,["q",441]]', // 440 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 441 readListedRun
      '[0,["s",443,["[*","*"],445,["[*","*"],450,451]]', // 442 skipListedHeading
      '[0,["q",444]]', // 443 skipListedColumn
      '[0,["{",4,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 444 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],290,446,["?",313],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],290,292,["?",448]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 445 skipListedSignature
      '[0,["/",["s",["[*","\\t "],292],447],"\\t (\\\\-=`\u2013\u2192"]', // 446 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",303]]],"\\t \\\\-=`\u2013\u2192"]', // 447 skipMissingListedParameters
      '[0,["s",["[*","\\t "],314,["[*","\\t "],449],"\\t \\\\-=\u2013\u2192"]', // 448 skipWordResult
      '[0,["+",["/",300,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 449 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 450 skipListedGap
      skipBulletText,
      '[0,["s",425,["!",453],["&",["s",6,["?","|"],454,"|",455,"|"]],["&",183]]]', // 452 skipColumnsAhead
      '[0,["inside",17]]', // 453 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 454 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 455 skipTypeWord
      '[1,["L",["@",1,["!",413],149]]]', // 456 leaf
      '[1,["L",458]]', // 457 leaf
      readEntriesHead,
      readEntriesKind,
      '[0,["N","RequestParametersLabel",["&",["s",177,110,423]]],"\\t *+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 460 readRequestParametersLabel
      readParametersLabel,
      readRaisesLabel,
      '[0,["/",392,464,119]]', // 463 readEntriesValue
      '[0,["N",27,["s",[":",0,["|",1,null,true,466,465]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 464 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 465 skipInlineComma
      '[0,["N",26,["s",[":",0,467],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,469]],["s",[":",0,470],["&",["/",465,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 466 readInlineEntry
      '[0,["/",["@",1,"`",168,"`"],["@",1,["!",["[","A-Z"]],173],468],"*A-Z_-z"]', // 467 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 468 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",465,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["[","^\\n\\r"]]]]]', // 469 readInlineText
      '[0,["/",["@",1,"`",168,"`"],468],"A-Z`"]', // 470 read_className
      '[1,["L",["@",1,["!",413],["/",154,472,149]]]]', // 471 leaf
      '[1,["N",28,["s",[":",0,["|",1,null,true,473]],["&",378]]],"\\t *A-Z_-z"]', // 472 readEntriesText
      '[1,["@",3,["!",10],["!",175],["[*","\\t "],464,97],"\\t *A-Z_-z"]', // 473 readEntriesLine
      '[1,["L",475]]', // 474 leaf
      '[1,["N",30,["s",["&",["s",177,110,424]],[":",0,370],[":",1,113],["[*","\\t "],[":",2,476],121]],"\\t *+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 475 readFailuresHead
      '[0,["/",477,119]]', // 476 readFailuresValue
      '[0,["N",29,["s",[":",0,["/",157,160]],[":",1,478]]],"*1-5H_`h"]', // 477 readFailureText
      '[0,119]', // 478 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",340],480]],"\\t *1-5_`"]', // 479 leaf
      '[1,["N",31,["s",[":",0,["|",1,null,true,481]],["&",378]]],"\\t *1-5H_`h"]', // 480 readFailureLines
      '[1,["@",2,["!",10],["[*","\\t "],477,97],"\\t *1-5H_`h"]', // 481 readFailureLine
      '[1,["L",483]]', // 482 leaf
      '[1,["N",32,["s",["&",["s",6,179]],["!",["s",6,110,420]],[":",0,372],[":",1,113],["[*","\\t "],[":",2,119],121]]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 483 readOtherHead
      '[1,["L",485]]', // 484 leaf
      '[1,["N",33,["s",["&",["s",235,["i","data"]]],[":",0,237]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 485 readSchemasHeading
      '[1,["L",487]]', // 486 leaf
      '[1,["N",35,["s",["&",["/",24,82,259]],6,[":",0,90],["?",346],["&",253],[":",1,488],96],["s",["&",82],6,[":",0,90],["?",346],[":",2,["$",["?",282]]],[":",3,95],96],["s",["&",46],["&",253],[":",1,488],96,[":",4,100]]]," #*0-9T_`t"]', // 487 readSchemaHeading
      '[1,["/",273,489],"^\\n\\r"]', // 488 read_pair
      '[0,["N",34,["s",[":",0,490],":",["[*","\\t "],[":",1,95]]],"^\\n\\r"]', // 489 readPair
      '[0,["N","PairName",["*",281]]]', // 490 readPairName
      '[1,["L",492]]', // 491 leaf
      '[1,["N",36,["s",["&",["s",177,110,427]],[":",0,370],[":",1,113],["[*","\\t "],[":",2,119],121]],"\\t *+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 492 readColumnsHead
      '[1,["L",["/",102,["@",2,["&",["s",["[*","\\t "],"|"]],["!",413],["/",195,494,203]],["@",3,["!",413],["!",183],["!",198],494]]]]', // 493 leaf
      '[1,["N",37,["s",[":",0,["|",1,null,true,196]],["&",378]]],"^"]', // 494 readTableRows
      '[1,["L",496]]', // 495 leaf
      '[1,["N",38,["s",["&",452],497,[":",0,195]]]]', // 496 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 497 readMissingColumnsLabel
      '[1,["L",499]]', // 498 leaf
      '[1,["N",39,["s",["&",["s",235,["i","component"]]],[":",0,237]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 499 readComponentsHeading
      '[1,["L",501]]', // 500 leaf
      '[1,["N",40,["s",["&",["/",24,82,259]],6,[":",0,90],["?",346],["&",255],[":",1,488],96],["s",["&",82],["!",["s",284,285]],6,[":",0,90],["?",346],[":",2,["$",["?",282]]],[":",3,95],96],["s",["&",46],["&",255],[":",1,488],96,[":",4,100]]]," #*0-9C_`c"]', // 501 readComponentHeading
      '[1,["L",503],"\\t *+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 502 leaf
      readNamesHead,
      '[0,["/",505,119]]', // 504 readNamesValue
      '[0,["N",41,[":",0,["|",1,null,true,506,","]]],"^\\n\\r,"]', // 505 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 506 readName
      '[1,["L",["@",1,["!",413],["/",154,508,149]]]]', // 507 leaf
      '[1,["N",42,[":",0,["|",1,null,true,509]]],"^\\n\\r,"]', // 508 readNamesText
      '[1,["@",3,["!",10],["!",175],["[*","\\t "],505,97],"^\\n\\r,"]', // 509 readNameTextLine
      '[1,["L",511]]', // 510 leaf
      '[1,["N",43,["s",["&",["s",177,110,418]],[":",0,512],[":",1,113],["[*","\\t "],[":",2,119],121]],"\\t *+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 511 readNotesHead
      '[1,["/",371,["@",1,6,""]]]', // 512 readNotesHolds
      '[1,["L",514]]', // 513 leaf
      '[1,["N",44,["s",["&",["s",177,110,417]],[":",0,370],[":",1,113],["[*","\\t "],[":",2,119],121]],"\\t *+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 514 readInterfacesHead
      '[0,["L",["!",516]]]', // 515 leaf
      skipComponentStop,
      '[1,["L",518]]', // 517 leaf
      '[1,["N",45,["s",286,["!",288],6,[":",0,90],[":",1,519],96],["s",286,["!",62],6,[":",0,90],538,[":",1,519],["[*","*"],96],["s",["&",46],["&",287],[":",1,519],96,[":",2,100]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 518 readMethodHeading
      readSignature,
      readSignatureList,
      readParameters,
      readParameterItem,
      readParameter,
      '[0,["N","ParameterName",296],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 524 readParameterName
      '[0,["N","TypeText",298],"^\\n\\r),=]`}"]', // 525 readTypeText
      '[0,["N","DefaultText",306]]', // 526 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 527 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",303,["+",["/",304,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",303],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 528 readBadParameter
      noteParametersEnd,
      '[1,["M","MissingParenthesis",""]]', // 530 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],303]]]]]', // 531 readMissingParameters
      readResult,
      '[1,["/","->",534],"\\\\-=\u2013\u2192"]', // 533 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 534 readBadArrow
      readResultText,
      noteSignatureEnd,
      '[1,["M","BadSignatureRest",["s",["!",318],["+",["s",["!",37],["[","^\\n\\r"]]]]],"^\\n\\r"]', // 537 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",322]]]', // 538 readBadMethodTitle
      '[0,["L",["!",540]]]', // 539 leaf
      skipMethodStop,
      '[0,["/",["s",6,["&",["s",110,415]],68],["s",["!",433],178,["&",["s",110,415]],68]],"\\t *+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 541 skipComponentLabelAhead
      '[1,["L",543]]', // 542 leaf
      '[1,["N",48,["s",[":",0,444],["[*","*"],[":",1,544],["[*","*"],450,[":",2,174]]]]', // 543 readListedHeading
      '[1,["N",47,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,194]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",290]],[":",2,545],[":",3,["?",532]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,194]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",290]],[":",2,521],[":",3,["?",547]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 544 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],521],546],"\\t (\\\\-=`\u2013\u2192"]', // 545 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",303]]]],"\\t \\\\-=`\u2013\u2192"]', // 546 readMissingListedParameters
      '[1,["N",46,["s",["[*","\\t "],533,["[*","\\t "],[":",0,548]]],"\\t \\\\-=\u2013\u2192"]', // 547 readWordResult
      '[0,["N","ResultWord",["+",["/",300,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 548 readResultWord
      '[0,["L",["!",550]]]', // 549 leaf
      '[0,["/",540,["s",["!",439],442]],"^\\n\\r"]', // 550 skipListedStop
      '[1,["L",["@",1,["&",23],552]]," #"]', // 551 leaf
      '[1,["N",49,["s",["&",["s",235,553]],[":",0,237]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 552 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 553 skipChecklistName
      '[1,["L",555]]', // 554 leaf
      '[1,["N",50,["s",327,6,[":",0,90],["?",346],[":",1,488],96],["s",327,6,[":",0,90],["?",346],[":",2,95],96],["s",["&",46],[":",1,488],96,[":",3,100]]]]', // 555 readCheckHeading
      '[1,["L",["@",1,["&",["/",24,46]],552]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 556 leaf
      '[1,["L",["@",1,["&",82],552]]," #"]', // 557 leaf
      '[1,["L",["@",1,["!",18],85]]]', // 558 leaf
      '[1,["L",["/",560,561]]]', // 559 leaf
      '[1,["N","WrapperEnd",["s",18,97]]," `~"]', // 560 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 561 readMissingWrapperEnd
      '[1,["L",563]]', // 562 leaf
      '[1,["/",564,565],"^"]', // 563 readAfter
      readBlankLine,
      '[1,["N","AfterText",["+",["s",["!",10],141]]],"^"]', // 565 readAfterText
      '[1,["L",567]]', // 566 leaf
      '[1,["N",51,["s",[":",0,519],89]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 567 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, inside: ofInside, endsInside: ofEndsInside, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest, same: ofSame, "{": ofAction } });
  let skipBadLineEnd: Match = rules.called(9, (made) => { skipBadLineEnd = made; });
  let skipHeadingMarks: Match = rules.called(15, (made) => { skipHeadingMarks = made; });
  let skipHeadingGlued: Match = rules.called(16, (made) => { skipHeadingGlued = made; });
  let skipWrapperRun: Match = rules.called(19, (made) => { skipWrapperRun = made; });
  let readWrapperRun: Match = rules.called(20, (made) => { readWrapperRun = made; });
  let skipBadNoise: Match = rules.called(27, (made) => { skipBadNoise = made; });
  let skipLineNoise: Match = rules.called(28, (made) => { skipLineNoise = made; });
  let skipClosingMarks: Match = rules.called(38, (made) => { skipClosingMarks = made; });
  let skipInnerNoise: Match = rules.called(44, (made) => { skipInnerNoise = made; });
  let skipSetext: Match = rules.called(49, (made) => { skipSetext = made; });
  let skipNamedSetext: Match = rules.called(50, (made) => { skipNamedSetext = made; });
  let skipDotSign: Match = rules.called(59, (made) => { skipDotSign = made; });
  let skipFenceStart: Match = rules.called(66, (made) => { skipFenceStart = made; });
  let skipBadLabel: Match = rules.called(70, (made) => { skipBadLabel = made; });
  let skipSectionHeading: Match = rules.called(76, (made) => { skipSectionHeading = made; });
  let readBadHeadingSpace: Match = rules.called(92, (made) => { readBadHeadingSpace = made; });
  let readBadNoise: Match = rules.called(93, (made) => { readBadNoise = made; });
  let readBadLineEnd: Match = rules.called(99, (made) => { readBadLineEnd = made; });
  let noteDotSign: Match = rules.called(107, (made) => { noteDotSign = made; });
  let readBadLabel: Match = rules.called(116, (made) => { readBadLabel = made; });
  let skip_fenceClose: Match = rules.called(138, (made) => { skip_fenceClose = made; });
  let noteLine: Match = rules.called(141, (made) => { noteLine = made; });
  let readMissingMarkEnd: Match = rules.called(150, (made) => { readMissingMarkEnd = made; });
  let skipFooterCut: Match = rules.called(152, (made) => { skipFooterCut = made; });
  let readSubheading: Match = rules.called(153, (made) => { readSubheading = made; });
  let readFailure: Match = rules.called(157, (made) => { readFailure = made; });
  let readLooseFailure: Match = rules.called(160, (made) => { readLooseFailure = made; });
  let readLooseItem: Match = rules.called(169, (made) => { readLooseItem = made; });
  let skipLabelLine: Match = rules.called(180, (made) => { skipLabelLine = made; });
  let skipNoiseAlone: Match = rules.called(181, (made) => { skipNoiseAlone = made; });
  let skipTableHead: Match = rules.called(183, (made) => { skipTableHead = made; });
  let readEof: Match = rules.called(190, (made) => { readEof = made; });
  let readBlanks: Match = rules.called(193, (made) => { readBlanks = made; });
  let readBlank: Match = rules.called(194, (made) => { readBlank = made; });
  let readTable: Match = rules.called(195, (made) => { readTable = made; });
  let skipRowStop: Match = rules.called(197, (made) => { skipRowStop = made; });
  let readBadNoiseLine: Match = rules.called(202, (made) => { readBadNoiseLine = made; });
  let skipLine: Match = rules.called(219, (made) => { skipLine = made; });
  let skipOtherSectionAhead: Match = rules.called(246, (made) => { skipOtherSectionAhead = made; });
  let skipItemAhead: Match = rules.called(257, (made) => { skipItemAhead = made; });
  let skipComponentHeading: Match = rules.called(283, (made) => { skipComponentHeading = made; });
  let skipParameterName: Match = rules.called(295, (made) => { skipParameterName = made; });
  let skipTypeText: Match = rules.called(297, (made) => { skipTypeText = made; });
  let skipBracketed: Match = rules.called(300, (made) => { skipBracketed = made; });
  let skipQuoted: Match = rules.called(302, (made) => { skipQuoted = made; });
  let skipArrow: Match = rules.called(303, (made) => { skipArrow = made; });
  let skipResultPiece: Match = rules.called(304, (made) => { skipResultPiece = made; });
  let skipDefaultText: Match = rules.called(305, (made) => { skipDefaultText = made; });
  let skipBadParameter: Match = rules.called(310, (made) => { skipBadParameter = made; });
  let skipMissingParameters: Match = rules.called(312, (made) => { skipMissingParameters = made; });
  let skipResultArrow: Match = rules.called(314, (made) => { skipResultArrow = made; });
  let skipBadSignatureRest: Match = rules.called(320, (made) => { skipBadSignatureRest = made; });
  let skipDescriptionName: Match = rules.called(358, (made) => { skipDescriptionName = made; });
  let skipRateLimitName: Match = rules.called(360, (made) => { skipRateLimitName = made; });
  let skipReturnsName: Match = rules.called(363, (made) => { skipReturnsName = made; });
  let skipSemanticUnitName: Match = rules.called(365, (made) => { skipSemanticUnitName = made; });
  let skipResponsibilityName: Match = rules.called(367, (made) => { skipResponsibilityName = made; });
  let skipCriteriaName: Match = rules.called(369, (made) => { skipCriteriaName = made; });
  let readBulletHolds: Match = rules.called(371, (made) => { readBulletHolds = made; });
  let skipAuthenticationName: Match = rules.called(375, (made) => { skipAuthenticationName = made; });
  let readAnswer: Match = rules.called(376, (made) => { readAnswer = made; });
  let skipRequestBodyName: Match = rules.called(388, (made) => { skipRequestBodyName = made; });
  let skipResponseName: Match = rules.called(390, (made) => { skipResponseName = made; });
  let readJsonValue: Match = rules.called(391, (made) => { readJsonValue = made; });
  let readSqlKind: Match = rules.called(394, (made) => { readSqlKind = made; });
  let skipComplexityName: Match = rules.called(402, (made) => { skipComplexityName = made; });
  let read_wholeNumber: Match = rules.called(403, (made) => { read_wholeNumber = made; });
  let skipSeverityName: Match = rules.called(406, (made) => { skipSeverityName = made; });
  let readSeverity: Match = rules.called(407, (made) => { readSeverity = made; });
  let skipComponentName: Match = rules.called(415, (made) => { skipComponentName = made; });
  let skipDependenciesName: Match = rules.called(416, (made) => { skipDependenciesName = made; });
  let skip_knownName: Match = rules.called(420, (made) => { skip_knownName = made; });
  let skipParametersName: Match = rules.called(429, (made) => { skipParametersName = made; });
  let skipRaisesName: Match = rules.called(430, (made) => { skipRaisesName = made; });
  let skipHeldBullet: Match = rules.called(433, (made) => { skipHeldBullet = made; });
  let skipNestedInMethod: Match = rules.called(439, (made) => { skipNestedInMethod = made; });
  let skipListedHeading: Match = rules.called(442, (made) => { skipListedHeading = made; });
  let skipColumnsAhead: Match = rules.called(452, (made) => { skipColumnsAhead = made; });
  let readRequestParametersLabel: Match = rules.called(460, (made) => { readRequestParametersLabel = made; });
  let readEntriesValue: Match = rules.called(463, (made) => { readEntriesValue = made; });
  let readNamesValue: Match = rules.called(504, (made) => { readNamesValue = made; });
  let readParameterName: Match = rules.called(524, (made) => { readParameterName = made; });
  let readTypeText: Match = rules.called(525, (made) => { readTypeText = made; });
  let readDefaultText: Match = rules.called(526, (made) => { readDefaultText = made; });
  let readBadType: Match = rules.called(527, (made) => { readBadType = made; });
  let readBadParameter: Match = rules.called(528, (made) => { readBadParameter = made; });
  let readMissingParenthesis: Match = rules.called(530, (made) => { readMissingParenthesis = made; });
  let readMissingParameters: Match = rules.called(531, (made) => { readMissingParameters = made; });
  let noteResultArrow: Match = rules.called(533, (made) => { noteResultArrow = made; });
  let readBadSignatureRest: Match = rules.called(537, (made) => { readBadSignatureRest = made; });
  let skipComponentLabelAhead: Match = rules.called(541, (made) => { skipComponentLabelAhead = made; });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<_`~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(124), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(148) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r *+\\-0-9T_t\u2022\u25aa\u25cf\u25e6", "^"], alternatives: [{ op: 'leaf', read: rules.at(101) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(17), body: { op: 'choice', starts: [null, "^"], alternatives: [{ op: 'leaf', read: rules.at(84) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(230), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'leaf', read: rules.at(330) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: { op: 'choice', starts: [" *", "^"], alternatives: [{ op: 'leaf', read: rules.at(334) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(339), body: { op: 'choice', starts: [" *", "^"], alternatives: [{ op: 'leaf', read: rules.at(334) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(412), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(456) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(412), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(471) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(479) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t *+\\-0-9ER_er\u2022\u25aa\u25cf\u25e6", "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(339), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(493) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t *+\\-0-9C_c\u2022\u25aa\u25cf\u25e6", null, "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(495) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(339), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(412), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(507) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(539), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(549), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(515), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t *+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", "\t *+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", "\t *+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(515), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "^"], alternatives: [{ op: 'leaf', read: rules.at(242) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(339), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(244), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", null], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(204), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(562) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(222) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(126) }, { op: 'leaf', read: rules.at(146) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(220) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(222) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(559) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(233) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(328) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(332) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(336) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(343) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(354) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(457) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(474) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(482) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(484) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(486) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(491) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(498) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(500) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(502) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(510) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(513) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(517) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(542) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(551) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 13, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(554) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(556) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(557) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(558) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(566) },
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
    BadBullet: {"code":"bad-bullet","severity":"warning","meaning":"A list item does not start with a hyphen.","example":"• The clock is right.","hint":"Start list items with a hyphen."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","hint":"Close the fence with as many characters as opened it."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"<!-- to do","hint":"Close the comment with -->."},
    BadTable: {"code":"bad-table","severity":"warning","meaning":"A table has no line of dashes below its head, or one with another number of cells.","example":"| Column | Type |\n| id | UUID |","hint":"Write | --- | --- | below the head, with a cell for each column."},
    BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is not a parameter. It was left out.","example":"#### `run(a, ,b)`","hint":"Write each parameter as name: type, with commas between them."},
    BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","hint":"Close every bracket of the type."},
    MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature is never closed.","example":"#### `run(a: int`","hint":"Close the parenthesis."},
    MissingParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
    MissingListedParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","hint":"Write the parentheses: run()."},
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write -> before the return type."},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","hint":"Put remarks into the description."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
  },
  attributes: 5,
  tables: 0,
  inside: 19,
};
