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
export interface BadColonArrowNode extends RecoveryNode { readonly type: 'BadColonArrow'; }
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
| MissingParenthesisNode | MissingParametersNode | MissingListedParametersNode | BadArrowNode | BadColonArrowNode
| BadSignatureRestNode | BadBomNode | BadNoiseNode | BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Document' | 'MethodText', 'model'>>
& Readonly<Record<'BadType' | 'BadParameter' | 'MissingParenthesis' | 'BadArrow' | 'BadColonArrow', 'ListedMethod' | 'Method' | 'model'>>
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
  const TABLE_5 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_6 = tableOf(" *<`~");
  const TABLE_7 = tableOf(" *\\-_");
  const TABLE_8 = tableOf(" #*+\\-`");
  const TABLE_9 = tableOf("*1-5H_`h");
  const TABLE_10 = tableOf("\t #*+\\-0-9AC-EIPR-TV_ac-eipr-tv");
  const TABLE_11 = tableOf("AC-EIPR-TVac-eipr-tv");
  const TABLE_12 = tableOf("#*AC-EIPR-TV_ac-eipr-tv");
  const TABLE_13 = tableOf("\t \\-:=|");
  const TABLE_14 = tableOf("\t \\-:|");
  const TABLE_15 = tableOf("\u0000-\t\u000b\f\u000e-[]-{}-\u007f");
  const TABLE_16 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_17 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_18 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_19 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+.-<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_20 = tableOf("\\-=");
  const TABLE_21 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+\\--<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_22 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--\\\\\\^_a-|~\u007f");
  const TABLE_23 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--<>-\\\\\\^_a-|~\u007f");
  const TABLE_24 = tableOf("\u0000-\t\u000b\f\u000e-(*-_a-\u007f");
  const TABLE_25 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!$-&+-9;=-Z\\\\\\^_a-z|~\u007f");
  const TABLE_26 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*-9;-Z\\\\\\^_a-z|~\u007f");
  const TABLE_27 = tableOf("\t \\-:=");
  const TABLE_28 = tableOf("\t #*+\\-0-9D_d");
  const TABLE_29 = tableOf("\t #*+\\-0-9R_r");
  const TABLE_30 = tableOf("\t #*+\\-0-9SU_su");
  const TABLE_31 = tableOf("SUsu");
  const TABLE_32 = tableOf("PRpr");
  const TABLE_33 = tableOf("\t #*+\\-0-9PR_pr");
  const TABLE_34 = tableOf("CVcv");
  const TABLE_35 = tableOf("\t #*+\\-0-9CV_cv");
  const TABLE_36 = tableOf("ARar");
  const TABLE_37 = tableOf("\t #*+\\-0-9AR_ar");
  const TABLE_38 = tableOf("\t\n\r *FNRTY`fnrty");
  const TABLE_39 = tableOf("\t #*+\\-0-9RS_rs");
  const TABLE_40 = tableOf("\t #*+\\-0-9CFIR_cfir");
  const TABLE_41 = tableOf("CEce");
  const TABLE_42 = tableOf("\t #*+\\-0-9CE_ce");
  const TABLE_43 = tableOf("\t\n\r *0-9`");
  const TABLE_44 = tableOf("PSps");
  const TABLE_45 = tableOf("\t #*+\\-0-9PS_ps");
  const TABLE_46 = tableOf("\t\n\r \"*CHLM`chlm");
  const TABLE_47 = tableOf("C-EIMNPRSUc-eimnprsu");
  const TABLE_48 = tableOf("\t #*C-EIMNPRSU_c-eimnprsu");
  const TABLE_49 = tableOf("\t #*+\\-0-9P-R_p-r");
  const TABLE_50 = tableOf("\t #*+\\-0-9AP_ap");
  const TABLE_51 = tableOf("APap");
  const TABLE_52 = tableOf("ERTert");
  const TABLE_53 = tableOf("\t #*+\\-0-9ERT_ert");
  const TABLE_54 = tableOf("\t #*+\\-0-9C-EIMNPRSU_c-eimnprsu");
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

  function skipOpenCode(p: number): number {
    const { text, end } = m; let c = 0;
    l128: {
      if ((p < end && text.charCodeAt(p) === 35)) {
        const s130 = p;
        l129: {
          if (!text.startsWith("###", p)) { m.reaches(p, "###"); break l129; }
          p += 3;
          let n134 = 0;
          l131: for (;;) {
            if (n134 >= 3) break;
            const s133 = p;
            l132: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l132; }
              p++;
              n134++;
              continue l131;
            }
            p = s133;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l129; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l128;
        }
        p = s130;
      } else m.hitEnd ||= p >= end;
    }
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
    l135: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
        p++;
        break l135;
      } else
      m.hitEnd ||= p >= end;
      while ((p < end && text.charCodeAt(p) === 35)) p++;
      m.hitEnd ||= p >= end;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if ((p = skipLineEnd(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipInMethodCode(p: number): number {

    l138: {
      const s139 = p;
      l140: {
        if (!m.reading.inside[11]) { break l140; }
        break l138;
      }
      p = s139;
      if (!m.reading.inside[12]) { return -1; }
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m; let q = 0;
    l94: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l94; }
      m.hitEnd ||= p >= end;
      if ((p = skipBadLabel(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipSetextAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipUnderlined(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = skipSetext(p)) < 0) { return -1; }
    return p;
  }

  function skipHeadingLikeCode(p: number): number {
    const { text, end } = m; let c = 0;
    l141: {
      const s142 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l143: {
          let n147 = 0;
          l144: for (;;) {
            if (n147 >= 3) break;
            const s146 = p;
            l145: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l145; }
              p++;
              n147++;
              continue l144;
            }
            p = s146;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l143; }
          p++;
          break l141;
        }
        p = s142;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipUnderlined(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n151 = 0;
    l148: for (;;) {
      if (n151 >= 3) break;
      const s150 = p;
      l149: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l149; }
        p++;
        n151++;
        continue l148;
      }
      p = s150;
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
    l160: {
      const s161 = p;
      const t162 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l163: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l163; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l160;
        }
        p = s161;
        m.forget(t162);
      } else
      m.hitEnd ||= p >= end;
      l164: {
        if (skipLineEnd(p) < 0) {  break l164; }
        break l160;
      }
      p = s161;
      m.forget(t162);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = readBadHeadingSpace(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marks!: string;
    const s152 = p;
    let n156 = 0;
    l153: for (;;) {
      if (n156 >= 6) break;
      const s155 = p;
      l154: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l154; }
        p++;
        n156++;
        continue l153;
      }
      p = s155;
      break;
    }
    if (n156 < 1) { return -1; }
    l_marks = text.slice(s152, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s157 = p;
      l158: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l158; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s157;
    }
    if ((p = noteHeadingSpace(p)) < 0) { return -1; }
    const t165 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t165); }
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
    l174: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l174;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l171: {
      const t173 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l171; }
      m.forget(t173);
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
    const t170 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t170); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l184: {
      const s185 = p;
      const t186 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l187: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l187; }
          break l184;
        }
        p = s185;
        m.forget(t186);
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
    const s178 = p;
    let m183 = false;
    let t182 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m183 = true;
      t182 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t182);
    if (!m183) { return -1; }
    value = text.slice(s178, p);
    m.value = value;
    return p;
  }

  function noteBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l188: {
      const s189 = p;
      const t190 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l191: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l191; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l191; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l188;
        }
        p = s189;
        m.forget(t190);
      } else
      m.hitEnd ||= p >= end;
      let n195 = 0;
      l192: for (;;) {
        if (n195 >= 1) break;
        const s194 = p;
        l193: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l193; }
          p++;
          n195++;
          continue l192;
        }
        p = s194;
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

  function readLabelNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near199 = p + 16;
    while (p < near199 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
    if (p === near199) p = STOPS_2.next(p);
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
    l200: {
      const s201 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l202: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l202; }
          p += 2;
          break l200;
        }
        p = s201;
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
    const { text, end } = m; let q = 0;
    let value!: LabelNode | BadLabelNode;
    l196: {
      const t198 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 42) && (q = readLabel(p)) >= 0) {
        p = q;
        value = m.value as LabelNode;
        break l196;
      }
      m.forget(t198);
      m.hitEnd ||= p >= end;
      if ((p = readBadLabel(p)) < 0) { return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l207: {
      const s208 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
        l209: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l209; }
          p++;
          const near210 = p + 16;
          while (p < near210 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
          if (p === near210) p = STOPS_3.next(p);
          m.hitEnd ||= p >= end && "^\n\r\u001b<";
          break l207;
        }
        p = s208;
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s211 = p;
          l212: {
            if ((p = skipLineNoise(p)) < 0) { break l212; }
            if ((p = skipLineEnd(p)) < 0) { break l212; }
            return -1;
          }
          p = s211;
        }
      } else m.hitEnd ||= p >= end;
      l214: {
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipLineNoise(p)) >= 0) {
          p = q;
          break l214;
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
    const t216 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t216); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    l217: {
      const s218 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1))) {
        l219: {
          let n223 = 0;
          l220: for (;;) {
            if (n223 >= 3) break;
            const s222 = p;
            l221: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l221; }
              p++;
              n223++;
              continue l220;
            }
            p = s222;
            break;
          }
          l224: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l224;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l219; }
            p += 2;
          }
          break l217;
        }
        p = s218;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1)) || (p = skipThematicBreak(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1)) || skipThematicBreak(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near227 = p + 4;
    while (p < near227 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near227) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l228: {
      const s229 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l230: {
          const s231 = p;
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l230; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s231, p);
          l234: {
            const s232 = p;
            l233: {
              const near235 = p + 4;
              while (p < near235 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near235) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l233; }
              p = s232;
              break l234;
            }
            p = s232;
            break l230;
          }
          break l228;
        }
        p = s229;
      } else
      m.hitEnd ||= p >= end;
      const s236 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
      value = text.slice(s236, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l237: for (;;) {
      const s239 = p;
      const t240 = m.pending.length;
      if ((p < end)) {
        l238: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceClose(p) >= 0) { break l238; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l238; }
          continue l237;
        }
        p = s239;
        m.forget(t240);
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
    l242: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l242;
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
    let n253 = 0;
    l250: for (;;) {
      if (n253 >= 3) break;
      const s252 = p;
      l251: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l251; }
        p++;
        n253++;
        continue l250;
      }
      p = s252;
      break;
    }
    l254: {
      const s255 = p;
      const c256 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c256 === 35) {
        l257: {
          let n261 = 0;
          l258: for (;;) {
            if (n261 >= 6) break;
            const s260 = p;
            l259: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l259; }
              p++;
              n261++;
              continue l258;
            }
            p = s260;
            break;
          }
          if (n261 < 1) { break l257; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l254;
        }
        p = s255;
      }
      if (c256 === 42) {
        l262: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l262; }
          p += 2;
          if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.hitEnd ||= p >= end; break l262; }
          p++;
          const near263 = p + 4;
          while (p < near263 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near263) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.hitEnd ||= p >= end;
          break l254;
        }
        p = s255;
      }
      if (c256 === 42) {
        l267: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l267; }
          p += 2;
          break l254;
        }
        p = s255;
      }
      if (c256 === 42 && (q = skipFooterCut(p)) >= 0) { p = q; break l254; }
      if (((c256 >= 42 && c256 <= 43) || c256 === 45)) {
        p++;
        break l254;
      }
      let n272 = 0;
      l269: for (;;) {
        if (n272 >= 2) break;
        const s271 = p;
        l270: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l270; }
          p++;
          n272++;
          continue l269;
        }
        p = s271;
        break;
      }
      if (n272 < 1) { return -1; }
    }
    if ((p < end)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l273: {
      const s274 = p;
      const t275 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l276: {
          const s277 = p;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s277, p);
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l276; }
          l278: {
            const s279 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l280: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l280; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l278;
              }
              p = s279;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l276; }
          }
          break l273;
        }
        p = s274;
        m.forget(t275);
      } else
      m.hitEnd ||= p >= end;
      const s281 = p;
      let n285 = 0;
      l282: for (;;) {
        if (n285 >= 1) break;
        const s284 = p;
        l283: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l283; }
          p++;
          n285++;
          continue l282;
        }
        p = s284;
        break;
      }
      value = text.slice(s281, p);
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
    if ((p = read_label(p)) < 0) { return -1; }
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
    const near293 = p + 4;
    while (p < near293 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near293) p = STOPS_1.next(p);
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
    l287: {
      const s288 = p;
      const t289 = m.pending.length;
      l290: {
        if (!m.reading.inside[18]) { break l290; }
        l291: {
          if ((p < end && text.charCodeAt(p) === 42) && (q = readFailure(p)) >= 0) {
            p = q;
            value = m.value as FailureNode;
            break l291;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = readLooseFailure(p)) < 0) { m.hitEnd ||= p >= end; break l290; }
          value = m.value as LooseFailureNode;
        }
        break l287;
      }
      p = s288;
      m.forget(t289);
      if ((q = readLabelledItem(p)) >= 0) { p = q; value = m.value as LabelledItemNode; break l287; }
      m.forget(t289);
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeItem(p)) >= 0) {
        p = q;
        value = m.value as CodeItemNode;
        break l287;
      }
      m.forget(t289);
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) || (p = readLooseItem(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l306: {
      const s307 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l308: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l308; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l308; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l306;
        }
        p = s307;
      } else
      m.hitEnd ||= p >= end;
      let n312 = 0;
      l309: for (;;) {
        if (n312 >= 1) break;
        const s311 = p;
        l310: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l310; }
          p++;
          n312++;
          continue l309;
        }
        p = s311;
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
    l304: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = skipBulletLead(p)) >= 0) {
        p = q;
        break l304;
      }
      m.hitEnd ||= p >= end;
      let n316 = 0;
      l313: for (;;) {
        if (n316 >= 3) break;
        const s315 = p;
        l314: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l314; }
          p++;
          n316++;
          continue l313;
        }
        p = s315;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m; let q = 0;
    l317: {
      const c319 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c319 === 42 || c319 === 95)) {
        p++;
        break l317;
      }
      if ((c319 < 128 ? TABLE_11[c319] === 1 : c319 === 304) && (q = skipKnownWord(p)) >= 0) { p = q; break l317; }
      if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) { m.reaches(p, "###"); return -1; }
      p += 3;
    }
    return p;
  }

  function skipLabelGateCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = skipAnyLead(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)) || (p = skipLabelMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near329 = p + 4;
    while (p < near329 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near329) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near332 = p + 4;
    while (p < near332 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near332) p = STOPS_5.next(p);
    m.hitEnd ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near333 = p + 4;
    while (p < near333 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near333) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_14[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    {
      const s343 = p;
      l344: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l344; }
        return -1;
      }
      p = s343;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l346: for (;;) {
      const s348 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l347: {
          l350: {
            const s351 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
              l352: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l352; }
                p++;
                const near353 = p + 16;
                while (p < near353 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
                if (p === near353) p = STOPS_6.next(p);
                m.hitEnd ||= p >= end && "^\n\r\\\\|";
                break l350;
              }
              p = s351;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l347; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.hitEnd ||= p >= end;
          }
          continue l346;
        }
        p = s348;
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
    l334: {
      const s335 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l336: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l336; }
          p++;
          const list342: CellNode[] = [];
          let n340 = 0;
          l337: for (;;) {
            const s339 = p;
            l338: {
              if (n340 > 0) {
                if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l338; }
              }
              let v341!: CellNode;
              if ((p = readCell(p)) < 0) { break l338; }
              v341 = m.value as CellNode;
              list342.push(v341);
              n340++;
              continue l337;
            }
            p = s339;
            break;
          }
          if (n340 < 1) { break l336; }
          l_cells = list342;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (skipLineEnd(p) < 0) {  break l336; }
          break l334;
        }
        p = s335;
      } else
      m.hitEnd ||= p >= end;
      l360: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        const list366: CellNode[] = [];
        let n364 = 0;
        l361: for (;;) {
          const s363 = p;
          l362: {
            if (n364 > 0) {
              if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l362; }
            }
            let v365!: CellNode;
            if ((p = readCell(p)) < 0) { break l362; }
            v365 = m.value as CellNode;
            list366.push(v365);
            n364++;
            continue l361;
          }
          p = s363;
          break;
        }
        if (n364 < 2) { break l360; }
        l_cells = list366;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.hitEnd ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if (skipLineEnd(p) < 0) {  break l360; }
        break l334;
      }
      p = s335;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      const list375: CellNode[] = [];
      let n373 = 0;
      l370: for (;;) {
        if (n373 >= 1) break;
        const s372 = p;
        l371: {
          let v374!: CellNode;
          if ((p = readCell(p)) < 0) { break l371; }
          v374 = m.value as CellNode;
          list375.push(v374);
          n373++;
          continue l370;
        }
        p = s372;
        break;
      }
      if (n373 < 1) { return -1; }
      l_cells = list375;
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
    l376: {
      const t378 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l376;
      }
      m.forget(t378);
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
    let e379!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e379 = m.value as string[];
    let e380!: ":" | null;
    l381: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e380 = ":";
        p++;
        break l381;
      } else m.hitEnd ||= p >= end;
      e380 = null;
    }
    let e384!: "-"[];
    const list389: "-"[] = [];
    l385: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v388!: "-";

        v388 = "-";
        p++;
        list389.push(v388);
        continue l385;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (list389.length === 0) { return -1; }
    e384 = list389;
    let e391!: ":" | null;
    l392: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e391 = ":";
        p++;
        break l392;
      } else m.hitEnd ||= p >= end;
      e391 = null;
    }
    let e395!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e395 = m.value as string[];
    value = [e379, e380, e384, e391, e395];
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l300: {
      const s301 = p;
      const c302 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c302 >= 9 && c302 <= 10) || c302 === 13 || c302 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l300; }
      if ((c302 < 128 && TABLE_7[c302] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l300; }
      if ((c302 === 32 || c302 === 35) && (q = skipHeadingMarks(p)) >= 0) { p = q; break l300; }
      if ((c302 === 32 || c302 === 35) && (q = skipHeadingGlued(p)) >= 0) { p = q; break l300; }
      if ((c302 === 32 || c302 === 96 || c302 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l300; }
      if ((c302 < 128 ? TABLE_2[c302] === 1 : BEYOND_0(c302)) && (q = skipBulletMark(p)) >= 0) { p = q; break l300; }
      if ((c302 < 128 ? TABLE_10[c302] === 1 : BEYOND_1(c302))) {
        l303: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l303; }
          if ((p = skipLabelLine(p)) < 0) { break l303; }
          break l300;
        }
        p = s301;
      }
      if ((c302 === 32 || c302 === 60 || c302 === 124)) {
        l321: {
          let n325 = 0;
          l322: for (;;) {
            if (n325 >= 3) break;
            const s324 = p;
            l323: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l323; }
              p++;
              n325++;
              continue l322;
            }
            p = s324;
            break;
          }
          l326: {
            const s327 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l328: {
                if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l328; }
                p += 4;
                break l326;
              }
              p = s327;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l321; }
            p++;
          }
          break l300;
        }
        p = s301;
      }
      if ((c302 === 27 || c302 === 60) && (q = skipNoiseAlone(p)) >= 0) { p = q; break l300; }
      if ((c302 < 128 && TABLE_8[c302] === 1) && (q = skipCutMark(p)) >= 0) { p = q; break l300; }
      if (!(p < end) || skipMarksBelow(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l330: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipTableHead(p)) >= 0) {
          p = q;
          break l330;
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
    const near294 = p + 4;
    while (p < near294 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near294) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    l295: for (;;) {
      const s297 = p;
      const t298 = m.pending.length;
      if ((p < end)) {
        l296: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l296; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l296; }
          continue l295;
        }
        p = s297;
        m.forget(t298);
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
    const t286 = m.pending.length;
    if ((q = readBulletContent(p)) >= 0) {
      p = q;
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    } else { m.forget(t286); l_content = null; }
    if ((p = readBulletText(p)) < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TableRowNode;
    l396: {
      const s397 = p;
      const t398 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l399: {
          l402: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s400 = p;
              l401: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l401; }
                p++;
                p = s400;
                break l402;
              }
              p = s400;
            } else m.hitEnd ||= p >= end;
            break l399;
          }
          if ((p = readTableRow(p)) < 0) { break l399; }
          value = m.value as TableRowNode;
          if ((p = noteLineEnd(p)) < 0) { break l399; }
          break l396;
        }
        p = s397;
        m.forget(t398);
      } else
      m.hitEnd ||= p >= end;
      l403: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { break l403; }
        m.hitEnd ||= p >= end;
        if (skipRowStop(p) >= 0) { break l403; }

        if ((p = readTableRow(p)) < 0) { break l403; }
        value = m.value as TableRowNode;
        if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l403; }
        break l396;
      }
      p = s397;
      m.forget(t398);
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (skipRowStop(p) >= 0) { return -1; }

      if ((p = readTableRow(p)) < 0) { return -1; }
      value = m.value as TableRowNode;
      l406: {
        const s404 = p;
        l405: {
          if ((p < end)) { break l405; }
          m.hitEnd ||= p >= end;
          p = s404;
          break l406;
        }
        p = s404;
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && skipCutMark(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_wrapperEnd(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l413: for (;;) {
      const s415 = p;
      const t416 = m.pending.length;
      if ((p < end)) {
        l414: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l414; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l414; }
          continue l413;
        }
        p = s415;
        m.forget(t416);
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
    l246: {
      const t248 = m.pending.length;
      const c249 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c249 < 128 && TABLE_8[c249] === 1) && (q = readMissingMarkEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingMarkEndNode;
        break l246;
      }
      m.forget(t248);
      if ((q = readSubheading(p)) >= 0) { p = q; value = m.value as SubheadingNode; break l246; }
      m.forget(t248);
      if ((c249 < 128 ? TABLE_2[c249] === 1 : BEYOND_0(c249)) && (q = readBullet(p)) >= 0) {
        p = q;
        value = m.value as BulletNode;
        break l246;
      }
      m.forget(t248);
      if ((p < end && (c249 >= 14 || c249 <= 9 || (c249 >= 11 && c249 <= 12))) && (q = readTable(p)) >= 0) {
        p = q;
        value = m.value as TableNode;
        break l246;
      }
      m.forget(t248);
      if ((c249 === 27 || c249 === 60) && (q = readBadNoiseLine(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLineNode;
        break l246;
      }
      m.forget(t248);
      if (!(p < end) || (p = readParagraph(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list423: " "[] = [];
    let n421 = 0;
    l418: for (;;) {
      if (n421 >= 3) break;
      const s420 = p;
      l419: {
        let v422!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l419; }
        v422 = " ";
        p++;
        list423.push(v422);
        n421++;
        continue l418;
      }
      p = s420;
      break;
    }
    value = list423;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], string, string[], null];
    let e424!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e424 = m.value as " "[];
    let e425!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = readWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    e425 = m.value as string;
    let e426!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e426 = m.value as string[];
    let e427!: null;
    if (skipLineEnd(p) < 0) {  return -1; }
    e427 = null;
    value = [e424, e425, e426, e427];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m433 = false;
    let t432 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m433 = true;
      t432 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t432);
    if (!m433) { return -1; }
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l445: for (;;) {
      const s447 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l446: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l446; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l446; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l445;
        }
        p = s447;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l462: {
      const s463 = p;
      const c464 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c464 < 128 ? TABLE_18[c464] === 1 : BEYOND_2(c464)))) {
        l465: {
          l466: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s468 = p;
              l467: {
                l469: {
                  const s470 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l471: {
                      if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l471; }
                      p += 2;
                      break l469;
                    }
                    p = s470;
                  } else
                  m.hitEnd ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l467; }
                  p++;
                }
                break l466;
              }
              p = s468;
            } else m.hitEnd ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; break l465; }
          break l462;
        }
        p = s463;
      }
      if (c464 === 42) {

        p++;
        break l462;
      }
      if (p >= end || text.charCodeAt(p) !== 47) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l480: {
      const s481 = p;
      const c482 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c482 < 128 ? TABLE_19[c482] === 1 : BEYOND_2(c482)))) {
        l483: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l483; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l480;
        }
        p = s481;
      }
      if ((c482 === 40 || c482 === 91 || c482 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l480; }
      if ((c482 === 34 || c482 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l480; }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) && skipArrow(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m479 = false;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) && (q = skipTypePiece(p)) >= 0) {
      p = q;
      m479 = true;
    }
    m.hitEnd ||= p >= end;
    if (!m479) { return -1; }
    l484: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594))) {
        const s486 = p;
        l485: {
          if ((p = skipArrow(p)) < 0) { break l485; }
          let m490 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) && (q = skipResultPiece(p)) >= 0) {
            p = q;
            m490 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m490) { break l485; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) { m.hitEnd ||= p >= end; break l485; }
          break l484;
        }
        p = s486;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    l494: {
      const s495 = p;
      const c496 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c496 === 44) {

        p++;
        break l494;
      }
      if (c496 === 41) {

        p++;
        break l494;
      }
      l499: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l499; }
        break l494;
      }
      p = s495;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) || (p = skipArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    l459: {
      const s460 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l461: {
          if ((p = skipParameterName(p)) < 0) { break l461; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l473: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s475 = p;
              l474: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = skipTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l474; }
                break l473;
              }
              p = s475;
            } else m.hitEnd ||= p >= end;
          }
          l491: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s493 = p;
              l492: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = skipDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l492; }
                break l491;
              }
              p = s493;
            } else m.hitEnd ||= p >= end;
          }
          if (skipParameterEnd(p) < 0) {  break l461; }
          break l459;
        }
        p = s460;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c))) || (p = skipParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      const near500 = p + 4;
      while (p < near500 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near500) p = STOPS_7.next(p);
      m.hitEnd ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    l456: {
      const s457 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l458: {
          if ((p = skipParameter(p)) < 0) { break l458; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l456;
        }
        p = s457;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = skipBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l504: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l504;
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

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) && (q = skipParameterItem(p)) >= 0) {
      p = q;
    }
    m.hitEnd ||= p >= end;
    if ((p = skipParametersEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    l449: {
      const s450 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l451: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = skipParameters(p)) < 0) { m.hitEnd ||= p >= end; break l451; }
          break l449;
        }
        p = s450;
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
    l513: {
      const s514 = p;
      const c515 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c515 === 40 || c515 === 91 || c515 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l513; }
      if ((c515 === 34 || c515 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l513; }
      if ((p < end && (c515 < 128 ? TABLE_25[c515] === 1 : c515 >= 128))) {
        l516: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l516; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l513;
        }
        p = s514;
      }
      if ((p < end)) {
        l517: {
          if (skipSignatureTail(p) >= 0) { break l517; }

          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l517; }
          p++;
          break l513;
        }
        p = s514;
      }
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s518 = p;
          l519: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipSignatureTail(p)) < 0) { break l519; }
            return -1;
          }
          p = s518;
        }
      } else m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    let m512 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m512 = true; }
    m.hitEnd ||= p >= end;
    if (!m512) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l507: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) && (q = skipResultArrow(p)) >= 0) {
        p = q;
        break l507;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 58) || (p = skipBadColonArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
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
    l438: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s440 = p;
        l439: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l439; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l439; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l438;
        }
        p = s440;
      } else m.hitEnd ||= p >= end;
    }
    l441: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s443 = p;
        l442: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l442; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l442; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l441;
        }
        p = s443;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = skipSignatureList(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 8211 || c === 8594)) && (q = skipResult(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; }
    if ((p = skipSignatureEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSectionStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l434: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l434;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l436: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l436;
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
    let n532 = 0;
    l529: for (;;) {
      if (n532 >= 3) break;
      const s531 = p;
      l530: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l530; }
        p++;
        n532++;
        continue l529;
      }
      p = s531;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = skipMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n537 = 0;
    l534: for (;;) {
      if (n537 >= 3) break;
      const s536 = p;
      l535: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l535; }
        p++;
        n537++;
        continue l534;
      }
      p = s536;
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
    l541: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s543 = p;
        l542: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l542; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l542; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l541;
        }
        p = s543;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near544 = p + 4;
    while (p < near544 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near544) p = STOPS_4.next(p);
    m.hitEnd ||= p >= end && "^\n\r*";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l524: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l524;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l526: {
        const s527 = p;
        const c528 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c528 === 32 || c528 === 35) && (q = skipAnyItemAhead(p)) >= 0) { p = q; break l526; }
        l533: {
          if (!m.reading.inside[5]) { break l533; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || (p = skipMethodAhead(p)) < 0) { m.hitEnd ||= p >= end; break l533; }
          break l526;
        }
        p = s527;
        if ((p < end && (c528 >= 14 || c528 <= 9 || (c528 >= 11 && c528 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l526;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l526; }
        if ((p = skipItemAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l552: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c)))) {
        const s550 = p;
        l551: {
          if ((p = skipAnyLead(p)) < 0) { break l551; }
          if ((p = skipOpen(p)) < 0) { break l551; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDescriptionName(p)) < 0) { m.hitEnd ||= p >= end; break l551; }
          p = s550;
          break l552;
        }
        p = s550;
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
    l555: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c)))) {
        const s553 = p;
        l554: {
          if ((p = skipAnyLead(p)) < 0) { break l554; }
          if ((p = skipOpen(p)) < 0) { break l554; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRateLimitName(p)) < 0) { m.hitEnd ||= p >= end; break l554; }
          p = s553;
          break l555;
        }
        p = s553;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l562: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c)))) {
        const s560 = p;
        l561: {
          if ((p = skipAnyLead(p)) < 0) { break l561; }
          if ((p = skipOpen(p)) < 0) { break l561; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipReturnsName(p)) < 0) { m.hitEnd ||= p >= end; break l561; }
          p = s560;
          break l562;
        }
        p = s560;
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
    l568: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c)))) {
        const s566 = p;
        l567: {
          if ((p = skipAnyLead(p)) < 0) { break l567; }
          if ((p = skipOpen(p)) < 0) { break l567; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) || (p = skipSemanticUnitName(p)) < 0) { m.hitEnd ||= p >= end; break l567; }
          p = s566;
          break l568;
        }
        p = s566;
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
    l571: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : BEYOND_0(c)))) {
        const s569 = p;
        l570: {
          if ((p = skipAnyLead(p)) < 0) { break l570; }
          if ((p = skipOpen(p)) < 0) { break l570; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1)) || (p = skipResponsibilityName(p)) < 0) { m.hitEnd ||= p >= end; break l570; }
          p = s569;
          break l571;
        }
        p = s569;
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
    l574: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c)))) {
        const s572 = p;
        l573: {
          if ((p = skipAnyLead(p)) < 0) { break l573; }
          if ((p = skipOpen(p)) < 0) { break l573; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) || (p = skipCriteriaName(p)) < 0) { m.hitEnd ||= p >= end; break l573; }
          p = s572;
          break l574;
        }
        p = s572;
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
    l545: {
      const s546 = p;
      l547: {
        if (!m.reading.inside[9]) { break l547; }
        l548: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c))) && (q = readDescriptionLabel(p)) >= 0) {
            p = q;
            value = m.value as DescriptionLabelNode;
            break l548;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c))) || (p = readRateLimitLabel(p)) < 0) { m.hitEnd ||= p >= end; break l547; }
          value = m.value as RateLimitLabelNode;
        }
        break l545;
      }
      p = s546;
      l556: {
        if (!m.reading.inside[10]) { break l556; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l556; }
        value = m.value as DescriptionLabelNode;
        break l545;
      }
      p = s546;
      l557: {
        if ((p = skipInMethod(p)) < 0) { break l557; }
        l558: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c))) && (q = readReturnsLabel(p)) >= 0) {
            p = q;
            value = m.value as ReturnsLabelNode;
            break l558;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l557; }
          value = m.value as DescriptionLabelNode;
        }
        break l545;
      }
      p = s546;
      l563: {
        if (skipInMethod(p) >= 0) { break l563; }

        if (!m.reading.inside[5]) { break l563; }
        l564: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) && (q = readSemanticUnitLabel(p)) >= 0) {
            p = q;
            value = m.value as SemanticUnitLabelNode;
            break l564;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : BEYOND_0(c))) || (p = readResponsibilityLabel(p)) < 0) { m.hitEnd ||= p >= end; break l563; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l545;
      }
      p = s546;
      if (!m.reading.inside[13]) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c))) || (p = readCriteriaLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as CriteriaLabelNode;
    }
    m.value = value;
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m; let q = 0;
    l588: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l588; }
      m.hitEnd ||= p >= end;
      if ((p = skipBadLabel(p)) < 0) { return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "" | null;
    let n581 = 0;
    l578: for (;;) {
      if (n581 >= 3) break;
      const s580 = p;
      l579: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l579; }
        p++;
        n581++;
        continue l578;
      }
      p = s580;
      break;
    }
    l582: {
      const s584 = p;
      l583: {
        l587: {
          const s585 = p;
          l586: {
            if ((p = skip_label(p)) < 0) { break l586; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l586; }
            p = s585;
            break l587;
          }
          p = s585;
          break l583;
        }
        value = '';
        break l582;
      }
      p = s584;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | null;
    l575: {
      const t577 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = readBulletHolds(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l575;
      }
      m.forget(t577);
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
    if ((p = read_label(p)) < 0) { return -1; }
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
    l592: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : BEYOND_0(c)))) {
        const s590 = p;
        l591: {
          if ((p = skipAnyLead(p)) < 0) { break l591; }
          if ((p = skipOpen(p)) < 0) { break l591; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) || (p = skipAuthenticationName(p)) < 0) { m.hitEnd ||= p >= end; break l591; }
          p = s590;
          break l592;
        }
        p = s590;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t593 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1)) && (q = readAnswer(p)) >= 0) {
      p = q;
      l_answer = m.value as YesNode | NoNode;
    } else { m.hitEnd ||= p >= end; m.forget(t593); l_answer = null; }
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
    l598: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c)))) {
        const s596 = p;
        l597: {
          if ((p = skipAnyLead(p)) < 0) { break l597; }
          if ((p = skipOpen(p)) < 0) { break l597; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRequestBodyName(p)) < 0) { m.hitEnd ||= p >= end; break l597; }
          p = s596;
          break l598;
        }
        p = s596;
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
    l601: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_0(c)))) {
        const s599 = p;
        l600: {
          if ((p = skipAnyLead(p)) < 0) { break l600; }
          if ((p = skipOpen(p)) < 0) { break l600; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) || (p = skipResponseName(p)) < 0) { m.hitEnd ||= p >= end; break l600; }
          p = s599;
          break l601;
        }
        p = s599;
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
    l594: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c))) && (q = readRequestBodyLabel(p)) >= 0) {
        p = q;
        value = m.value as RequestBodyLabelNode;
        break l594;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_0(c))) || (p = readResponseLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_0(c))) || (p = readJsonKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : BEYOND_1(c))) || (p = readSqlKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
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
    l604: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : BEYOND_0(c)))) {
        const s602 = p;
        l603: {
          if ((p = skipAnyLead(p)) < 0) { break l603; }
          if ((p = skipOpen(p)) < 0) { break l603; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_41[c] === 1)) || (p = skipComplexityName(p)) < 0) { m.hitEnd ||= p >= end; break l603; }
          p = s602;
          break l604;
        }
        p = s602;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t605 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_43[c] === 1)) && (q = read_wholeNumber(p)) >= 0) {
      p = q;
      l_number = m.value as WholeNumberNode;
    } else { m.hitEnd ||= p >= end; m.forget(t605); l_number = null; }
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
    l608: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : BEYOND_0(c)))) {
        const s606 = p;
        l607: {
          if ((p = skipAnyLead(p)) < 0) { break l607; }
          if ((p = skipOpen(p)) < 0) { break l607; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) || (p = skipSeverityName(p)) < 0) { m.hitEnd ||= p >= end; break l607; }
          p = s606;
          break l608;
        }
        p = s606;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t609 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : BEYOND_3(c))) && (q = readSeverity(p)) >= 0) {
      p = q;
      l_severity = m.value as SeverityWordNode;
    } else { m.hitEnd ||= p >= end; m.forget(t609); l_severity = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: SeverityHeadNode = { type: 'SeverityHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, severity: l_severity, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l616: {
      const s617 = p;
      l618: {
        {
          const s619 = p;
          l620: {
            if (!m.reading.inside[16]) { break l620; }
            break l618;
          }
          p = s619;
        }
        let n625 = 0;
        l622: for (;;) {
          if (n625 >= 3) break;
          const s624 = p;
          l623: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l623; }
            p++;
            n625++;
            continue l622;
          }
          p = s624;
          break;
        }
        if ((p = skipLabelAhead(p)) < 0) { break l618; }
        break l616;
      }
      p = s617;
      if (!m.reading.inside[16]) { return -1; }
      let n629 = 0;
      l626: for (;;) {
        if (n629 >= 3) break;
        const s628 = p;
        l627: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l627; }
          p++;
          n629++;
          continue l626;
        }
        p = s628;
        break;
      }
      l630: {
        const s631 = p;
        l632: {
          if ((p < end && text.charCodeAt(p) === 35)) { break l632; }
          m.hitEnd ||= p >= end;
          break l630;
        }
        p = s631;
        if (skipEndingHeadingLabel(p) < 0) {  return -1; }
      }
      l635: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 304))) {
          const s633 = p;
          l634: {
            if ((p = skipOpen(p)) < 0) { break l634; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304)) || (p = skipComponentName(p)) < 0) { m.hitEnd ||= p >= end; break l634; }
            p = s633;
            break l635;
          }
          p = s633;
        } else m.hitEnd ||= p >= end;
        return -1;
      }
      if ((p = skipLabelAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l638: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) {
        const s636 = p;
        l637: {
          if ((p = skipBulletLead(p)) < 0) { break l637; }
          l641: {
            const s639 = p;
            l640: {
              if ((p = skipOpen(p)) < 0) { break l640; }
              if ((p = skip_knownName(p)) < 0) { break l640; }
              p = s639;
              break l641;
            }
            p = s639;
            break l637;
          }
          if ((p = skipLabelAhead(p)) < 0) { break l637; }
          p = s636;
          break l638;
        }
        p = s636;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (skipHeldBullet(p) >= 0) { return -1; }

    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near646 = p + 4;
    while (p < near646 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near646) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    l647: for (;;) {
      const s649 = p;
      if ((p < end)) {
        l648: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l648; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = skipLine(p)) < 0) { m.hitEnd ||= p >= end; break l648; }
          continue l647;
        }
        p = s649;
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
    l644: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s642 = p;
        l643: {
          const near645 = p + 4;
          while (p < near645 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near645) p = STOPS_8.next(p);
          m.hitEnd ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l643; }
          p++;
          p = s642;
          break l644;
        }
        p = s642;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) || (p = skipListedHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l610: {
      const s611 = p;
      const c612 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c612 < 128 ? TABLE_10[c612] === 1 : BEYOND_1(c612))) {
        l613: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l613; }
          l614: {
            if ((q = skipPlainLabelAhead(p)) >= 0) { p = q; break l614; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) || (p = skipBulletLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l613; }
          }
          break l610;
        }
        p = s611;
      }
      if ((p < end && (c612 >= 14 || c612 <= 9 || (c612 >= 11 && c612 <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l610;
      }
      if ((c612 < 128 && TABLE_7[c612] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l610; }
      if ((q = skipListedAhead(p)) >= 0) { p = q; break l610; }
      if ((p = skipColumnsAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l658: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : BEYOND_0(c)))) {
        const s656 = p;
        l657: {
          if ((p = skipAnyLead(p)) < 0) { break l657; }
          if ((p = skipOpen(p)) < 0) { break l657; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1)) || (p = skipParametersName(p)) < 0) { m.hitEnd ||= p >= end; break l657; }
          p = s656;
          break l658;
        }
        p = s656;
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
    l661: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : BEYOND_0(c)))) {
        const s659 = p;
        l660: {
          if ((p = skipAnyLead(p)) < 0) { break l660; }
          if ((p = skipOpen(p)) < 0) { break l660; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1)) || (p = skipRaisesName(p)) < 0) { m.hitEnd ||= p >= end; break l660; }
          p = s659;
          break l661;
        }
        p = s659;
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
    l651: {
      const s652 = p;
      l653: {
        if (!m.reading.inside[9]) { break l653; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : BEYOND_0(c))) || (p = readRequestParametersLabel(p)) < 0) { m.hitEnd ||= p >= end; break l653; }
        value = m.value as RequestParametersLabelNode;
        break l651;
      }
      p = s652;
      if ((p = skipInMethod(p)) < 0) { return -1; }
      l654: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : BEYOND_0(c))) && (q = readParametersLabel(p)) >= 0) {
          p = q;
          value = m.value as ParametersLabelNode;
          break l654;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : BEYOND_0(c))) || (p = readRaisesLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if ((p = read_label(p)) < 0) { return -1; }
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
    l664: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c)))) {
        const s662 = p;
        l663: {
          if ((p = skipAnyLead(p)) < 0) { break l663; }
          if ((p = skipOpen(p)) < 0) { break l663; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDependenciesName(p)) < 0) { m.hitEnd ||= p >= end; break l663; }
          p = s662;
          break l664;
        }
        p = s662;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
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
    l665: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l665;
      }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) && skipMethodAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l667: {
        const s668 = p;
        const c669 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c669 === 32 || c669 === 35)) {
          l670: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; break l670; }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; break l670; }
            break l667;
          }
          p = s668;
        }
        if ((p < end && (c669 >= 14 || c669 <= 9 || (c669 >= 11 && c669 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l667;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l667; }
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
    l701: {
      const s702 = p;
      const t703 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l704: {
          if ((p = readParameterName(p)) < 0) { break l704; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l705: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s707 = p;
              l706: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = readTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l706; }
                l_annotation = m.value as TypeTextNode;
                break l705;
              }
              p = s707;
            } else m.hitEnd ||= p >= end;
            l_annotation = null;
          }
          l708: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s710 = p;
              l709: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = readDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l709; }
                l_fallback = m.value as DefaultTextNode;
                break l708;
              }
              p = s710;
            } else m.hitEnd ||= p >= end;
            l_fallback = null;
          }
          if (skipParameterEnd(p) < 0) {  break l704; }
          break l701;
        }
        p = s702;
        m.forget(t703);
        l_fallback = null;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c))) || (p = readParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l697: {
      const s698 = p;
      const t699 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l700: {
          if ((p = readParameter(p)) < 0) { break l700; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l697;
        }
        p = s698;
        m.forget(t699);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = readBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l714: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l714;
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
    const list695: (ParameterNode | BadParameterNode)[] = [];
    let t693 = m.pending.length;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) && (q = readParameterItem(p)) >= 0) {
      p = q;
      let v694!: ParameterNode | BadParameterNode;
      v694 = m.value as ParameterNode | BadParameterNode;
      list695.push(v694);
      t693 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t693);
    l_items = list695;
    if ((p = noteParametersEnd(p)) < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l686: {
      const s687 = p;
      const t688 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l689: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = readParameters(p)) < 0) { m.hitEnd ||= p >= end; break l689; }
          value = m.value as ParametersNode;
          break l686;
        }
        p = s687;
        m.forget(t688);
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
    let m725 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m725 = true; }
    m.hitEnd ||= p >= end;
    if (!m725) { return -1; }
    const node: ResultTextNode = { type: 'ResultText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResultCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_of!: ResultTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l719: {
      const t721 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) && (q = noteResultArrow(p)) >= 0) {
        p = q;
        break l719;
      }
      m.forget(t721);
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 58) || (p = readBadColonArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
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
    const t729 = m.pending.length;
    if ((p < end) && (q = readBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t729); }
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
    l671: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s673 = p;
        l672: {
          let e674!: "async";
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l672; }
          e674 = "async";
          p += 5;
          let e675!: string[];
          const list680: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v679!: string;
            v679 = m.value as string;
            list680.push(v679);
          }
          m.hitEnd ||= p >= end;
          if (list680.length === 0) { break l672; }
          e675 = list680;
          l_isAsync = [e674, e675];
          break l671;
        }
        p = s673;
      } else m.hitEnd ||= p >= end;
      l_isAsync = null;
    }
    l682: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s684 = p;
        l683: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l683; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l683; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l682;
        }
        p = s684;
      } else m.hitEnd ||= p >= end;
    }
    const s685 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = text.slice(s685, p);
    if ((p = readSignatureList(p)) < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    const t718 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 8211 || c === 8594)) && (q = readResult(p)) >= 0) {
      p = q;
      l_result = m.value as ResultNode;
    } else { m.hitEnd ||= p >= end; m.forget(t718); l_result = null; }
    if ((p = noteSignatureEnd(p)) < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l730: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l730;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : BEYOND_1(c))) || (p = skipComponentLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l732: {
      const s733 = p;
      const t734 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l735: {
          let e736!: string[];
          const list741: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v740!: string;
            v740 = m.value as string;
            list741.push(v740);
          }
          m.hitEnd ||= p >= end;
          e736 = list741;
          let e743!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l735; }
          e743 = m.value as "\n" | BadLineEndNode;
          value = [e736, e743];
          break l732;
        }
        p = s733;
        m.forget(t734);
      } else
      m.hitEnd ||= p >= end;
      let e744!: string[];
      const list749: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v748!: string;
        v748 = m.value as string;
        list749.push(v748);
      }
      m.hitEnd ||= p >= end;
      if (list749.length === 0) { return -1; }
      e744 = list749;
      let e751!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e751 = m.value as null;
      value = [e744, e751];
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
  const skipLabelAhead = coded(skipLabelAheadCode, null, true);
  const skipLabel = coded(skipLabelCode, "*", true);
  const skipKnownWord = coded(skipKnownWordCode, "AC-EIPR-TVac-eipr-tv\u0130", true);
  const skipOpen = coded(skipOpenCode, null, true);
  const skipClose = coded(skipCloseCode, null, true);
  const skipInMethod = coded(skipInMethodCode, null, true);
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
  const read_label = coded(read_labelCode, null);
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
  const readOpenBlock = coded(readOpenBlockCode, null);
  const skipCutMark = coded(skipCutMarkCode, " #*+\\-`", true);
  const readBullet = coded(readBulletCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const readBulletColumn = coded(readBulletColumnCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6");
  const readBulletContent = coded(readBulletContentCode, null);
  const readLabelledItem = coded(readLabelledItemCode, null);
  const readCodeItem = coded(readCodeItemCode, "`", true);
  const readCodeName = coded(readCodeNameCode, "^\n\r`", true);
  const readBulletText = coded(readBulletTextCode, null);
  const skipParagraphStop = coded(skipParagraphStopCode, "^", true);
  const skipLabelGate = coded(skipLabelGateCode, "\t #*+\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6", true);
  const skipAnyLead = coded(skipAnyLeadCode, null, true);
  const skipBulletLead = coded(skipBulletLeadCode, "\t *+\\-0-9\u2022\u25aa\u25cf\u25e6", true);
  const skipLabelMark = coded(skipLabelMarkCode, "#*AC-EIPR-TV_ac-eipr-tv\u0130", true);
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
  const skipResult = coded(skipResultCode, "\t \\-:=\u2013\u2192", true);
  const skipSignatureTail = coded(skipSignatureTailCode, null, true);
  const skipResultText = coded(skipResultTextCode, "^", true);
  const skipReturnPiece = coded(skipReturnPieceCode, "^", true);
  const skipSignatureEnd = coded(skipSignatureEndCode, null, true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipMethodAhead = coded(skipMethodAheadCode, " #", true);
  const readTextHead = coded(readTextHeadCode, null);
  const readTextKind = coded(readTextKindCode, null, true);
  const readDescriptionLabel = coded(readDescriptionLabelCode, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", true);
  const readRateLimitLabel = coded(readRateLimitLabelCode, "\t #*+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readReturnsLabel = coded(readReturnsLabelCode, "\t #*+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readSemanticUnitLabel = coded(readSemanticUnitLabelCode, "\t #*+\\-0-9SU_su\u2022\u25aa\u25cf\u25e6", true);
  const readResponsibilityLabel = coded(readResponsibilityLabelCode, "\t #*+\\-0-9PR_pr\u2022\u25aa\u25cf\u25e6", true);
  const readCriteriaLabel = coded(readCriteriaLabelCode, "\t #*+\\-0-9CV_cv\u2022\u25aa\u25cf\u25e6", true);
  const readLabelHolds = coded(readLabelHoldsCode, null);
  const readLineHolds = coded(readLineHoldsCode, null, true);
  const skip_label = coded(skip_labelCode, null, true);
  const readAnswerHead = coded(readAnswerHeadCode, null);
  const readJsonHead = coded(readJsonHeadCode, null);
  const readJsonKind = coded(readJsonKindCode, "\t #*+\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6", true);
  const readRequestBodyLabel = coded(readRequestBodyLabelCode, "\t #*+\\-0-9R_r\u2022\u25aa\u25cf\u25e6", true);
  const readResponseLabel = coded(readResponseLabelCode, "\t #*+\\-0-9RS_rs\u2022\u25aa\u25cf\u25e6", true);
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
  const readParametersLabel = coded(readParametersLabelCode, "\t #*+\\-0-9AP_ap\u2022\u25aa\u25cf\u25e6", true);
  const readRaisesLabel = coded(readRaisesLabelCode, "\t #*+\\-0-9ERT_ert\u2022\u25aa\u25cf\u25e6", true);
  const readNamesHead = coded(readNamesHeadCode, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6");
  const skipComponentStop = coded(skipComponentStopCode, "^\n\r", true);
  const readSignature = coded(readSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192");
  const readSignatureList = coded(readSignatureListCode, null);
  const readParameters = coded(readParametersCode, "(");
  const readParameterItem = coded(readParameterItemCode, "^\n\r)`");
  const readParameter = coded(readParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192");
  const noteParametersEnd = coded(noteParametersEndCode, null);
  const readResult = coded(readResultCode, "\t \\-:=\u2013\u2192");
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
      '[0,["L",["s",["!",18],["!",22],["!",111]]]]', // 17 leaf
      skip_wrapperEnd,
      '[0,["q",20]]', // 19 skipWrapperRun
      '[0,["closes",0,21],"`~"]', // 20 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 21 readFenceRun
      '[0,["/",["s",["&",["/",23,24]],6,25,29,45],["s",["&",46],29,45,110]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 22 skipTitleHeading
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
      '[0,["/",50,["s",["!",55],["[*","^\\n\\r"],48,6,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],7]]]', // 49 skipSetext
      '[0,["s",51,48,6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]]', // 50 skipNamedSetext
      '[0,["/",["s",["?",34],52,53],["s",["?",34],54,53],["s",["?",34],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 51 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 52 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",7]]]', // 53 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 54 skipAnyOtherName
      '[0,["/",11,56,57,66,15,16,["s",6,["/",68,"<!--","|"]]]]', // 55 skipNotSetext
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
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",71,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",71,"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",71,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",71,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",71,["[*","\\t "],["[",":\uff1a"]],["s",["&",73],["[+","#"],["[+","\\t "],["[*","*_"],71,109]]]', // 70 skipBadLabel
      '[0,72,"AC-EIPR-TVac-eipr-tv\u0130"]', // 71 skipKnownName
      skipKnownWord,
      '[0,["/",["s",["&",["s",74,75]],"####",["|",0,2,false,"#"],["[+","\\t "],["[*","*_"],72,109],["s",["&",["s",74,75]],"###",["[+","\\t "],["[*","*_"],72,109,["[*","\\t "],7]]]', // 73 skipHeadingLabel
      skipOpen,
      '[0,["/",["s",76,77],["s",86,87],["s",92,93],["s",97,98],["s",105,106]]]', // 75 skip_knownName
      '[0,["inside",9]]', // 76 readInContract
      '[0,["/",78,80,81,82,83,84,85],"ADEP-Sadep-s"]', // 77 skipContractName
      '[0,["s",["i","description"],79],"Dd"]', // 78 skipDescriptionName
      skipClose,
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],79],["s",["i","requires"],["[+","\\t _"],["i","authentication"],79]],"ARar"]', // 80 skipAuthenticationName
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],79],"Rr"]', // 81 skipRateLimitName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],79],["s",["i","request"],["[+","\\t _"],["i","params"],79],["s",["i","parameters"],79]],"P-Rp-r"]', // 82 skipRequestParametersName
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],79],"Rr"]', // 83 skipRequestBodyName
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],79],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],79]],"RSrs"]', // 84 skipResponseName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],79],["s",["i","errors"],79],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",79]],"ERer"]', // 85 skipErrorResponsesName
      '[0,["inside",10]]', // 86 readInSchema
      '[0,["/",78,88,89,90,91],"CDFIRcdfir\u0130"]', // 87 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],79],"CFcf"]', // 88 skipColumnsName
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],79],"Ii\u0130"]', // 89 skipIndexesName
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],79],["s",["i","foreign"],["[+","\\t _"],["i","keys"],79]],"FRfr"]', // 90 skipRelationshipsName
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],79],["s",["i","check"],["[+","\\t _"],["i","constraints"],79]],"Cc"]', // 91 skipConstraintsName
      skipInMethod,
      '[0,["/",94,95,96,78],"ADEPRTadeprt"]', // 93 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],79],"APap"]', // 94 skipParametersName
      '[0,["/",["s",["/",["i","returns"],["i","return"]],79],["s",["i","return"],["[+","\\t _"],["i","value"],79]],"Rr"]', // 95 skipReturnsName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],79],"ERTert"]', // 96 skipRaisesName
      '[0,["inside",5]]', // 97 readInComponent
      '[0,["/",99,100,101,102,103,104],"C-EIMNPRSUc-eimnprsu\u0130"]', // 98 skipComponentName
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],79],["s",["i","unit"],79]],"SUsu"]', // 99 skipSemanticUnitName
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],79],"PRpr"]', // 100 skipResponsibilityName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],79],["s",["i","depends"],["[+","\\t _"],["i","on"],79]],"Dd"]', // 101 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],79],"IMim\u0130"]', // 102 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],79],["s",["i","notes"],79]],"INin\u0130"]', // 103 skipNotesName
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],79],"CEce"]', // 104 skipComplexityName
      '[0,["inside",13]]', // 105 readInCheck
      '[0,["/",107,108],"CPSVcpsv"]', // 106 skipCheckName
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],79],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],79]],"CVcv"]', // 107 skipCriteriaName
      '[0,["s",["/",["i","severity"],["i","priority"]],79],"PSps"]', // 108 skipSeverityName
      '[0,["s",["[*","\\t *_"],["/",["s",["[",":\uff1a"],["[*","*_"]],["s",["[*","#"],["[*","\\t "],["&",7]]]]]', // 109 skipHeadingLabelEnd
      '[0,["s",6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]," \\\\-="]', // 110 skipBadSetext
      '[0,["s",["&",112],113],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 111 skipSectionAhead
      skipHeadingLike,
      '[0,["/",["s",["&",["/",23,24]],6,25,114,45],["s",["&",119],6,25,120,45],["s",["&",47],["&",50],114,45,110]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 113 skipSectionHeading
      '[0,["s",["?",33],["/",["s",52,["&",115]],117],["?",118],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 114 skipSectionName
      '[0,["s",["?",116],["*",["s",["[*","\\t "],["[+","*:_`"]]],37]]', // 115 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 116 skipSectionRemark
      '[0,["s",54,["&",115]]]', // 117 skipBadSectionName
      '[0,116]', // 118 skipBadSectionRemark
      skipH3,
      '[0,["s",["?",33],52,["&",115],["?",118],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 120 skipOwnName
      '[1,["L",122]]', // 121 leaf
      '[1,["N",0,["s",["!",123],["&",["/",23,24]],6,[":",0,127],["?",131],[":",1,132],133],["s",["&",46],[":",1,132],133,[":",2,137]]]]', // 122 readOtherHeading
      '[0,["q",124]]', // 123 skipCutTitle
      '[0,["@",1,["endsInside",125],["|",1,null,true,["$",["[","^\\n\\r"]]]]]', // 124 readCutTitle
      '[0,["s",6,"##",["[+","\\t "],52,126]," #"]', // 125 skipWholeTitle
      '[0,["!",["[","^"]]]', // 126 skipEof
      readMark,
      noteHeadingSpace,
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 129 readBadHeadingSpace
      '[1,["M","BadNoise",28]]', // 130 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 131 readBadSecondTitle
      readTitleText,
      noteHeadingEnd,
      noteLineEnd,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 136 readBadLineEnd
      '[1,["M",0,["s",6,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],134]]," \\\\-="]', // 137 readBadSetext
      '[1,["L",["/",139,141]],"\\t\\n\\r #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 138 leaf
      readBlankLines,
      noteBlankLine,
      '[1,["N",3,["s",142,[":",0,["/",146,157]]]],"\\t #*+\\\\-0-9T_t\u2022\u25aa\u25cf\u25e6"]', // 141 readMetadataLine
      '[1,["/",143,6]]', // 142 noteMetadataLead
      noteBulletLead,
      '[1,["s",["&",["[","\u2022\u25aa\u25cf\u25e6"]],["/",["s",60,["[","\u2022\u25aa\u25cf\u25e6"]],145]],"\u2022\u25aa\u25cf\u25e6"]', // 144 noteDotSign
      '[1,["M","BadBullet",["[","\u2022\u25aa\u25cf\u25e6"]]]', // 145 readBadBullet
      '[1,["N",1,["s",["&",["s",74,147]],[":",0,148],["[*","\\t "],[":",1,154],156]],"#*T_t"]', // 146 readTaskIdLabel
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],79],"Tt"]', // 147 skipTaskIdName
      read_label,
      readLabel,
      readLabelName,
      '[1,["M",1,["s","__",[":",0,152],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,153],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,153],"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,153],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,153],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",[":",0,153],["[*","\\t "],["[",":\uff1a"]],["s",["&",73],["[+","#"],["[+","\\t "],["[*","*_"],[":",0,153],109]]]', // 151 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 152 readUnderscoredName
      '[0,["N","KnownName",72],"AC-EIPR-TVac-eipr-tv\u0130"]', // 153 readKnownName
      readLineValue,
      skipLinePiece,
      noteValueEnd,
      '[1,["N",2,["s",["&",["s",74,158]],[":",0,148],["[*","\\t "],[":",1,154],156]],"#*T_t"]', // 157 readTimestampLabel
      '[0,["s",["i","timestamp"],79],"Tt"]', // 158 skipTimestampName
      '[0,["L",["&",160]]," *\\\\-<_`~"]', // 159 leaf
      skipClosedStart,
      '[1,["L",["/",162,163,169,179,180]]," *\\\\-<_`~"]', // 161 leaf
      readRule,
      '[0,["N",5,["s",["&",164],"*",["+",["s",["!",165],["[","^\\n\\r"]]],[":",0,["?",167]],["[*","^\\n\\r"]]],"*"]', // 163 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],7]],["[","^\\n\\r"]]],"*",["[*","\\t "],7],"*"]', // 164 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],166]]', // 165 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 166 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],168]]', // 167 readFooterTime
      '[0,["N",4,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 168 readFooterStamp
      '[1,["handing",4,["N",6,["s",["!",18],6,["hand",4,[],[":",0,170]],[":",1,171],134,[":",2,172],[":",3,["/",177,178]]]]]," `~"]', // 169 readFence
      readFenceRunHere,
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 171 readFenceInfo
      readFenceBody,
      '[0,["s",6,174,["[*","\\t "],["&",7]]," `~"]', // 173 skip_fenceClose
      '[0,["q",175]]', // 174 skipClosingRun
      '[0,["closes",4,21],"`~"]', // 175 readClosingRun
      '[1,["/",["s",["[*","^\\n\\r"],135],["[+","^\\n\\r"]],"^"]', // 176 noteLine
      '[0,["N","FenceClose",173]]', // 177 readFenceClose
      '[1,["M","MissingFenceEnd",126]]', // 178 readMissingFenceEnd
      '[1,["N","Comment",["s",6,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],135]]],"-->",["[*","^\\n\\r"]]]," <"]', // 179 readComment
      '[1,["M","MissingCommentEnd",["s",6,"<!--",["*",176]]]," <"]', // 180 readMissingCommentEnd
      '[1,["L",["?",182]]]', // 181 leaf
      readEol,
      '[1,["L",184]]', // 183 leaf
      readOpenBlock,
      '[1,["M","MissingMarkEnd",186,["s",["&",24],123]]," #*+\\\\-`"]', // 185 readMissingMarkEnd
      skipCutMark,
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 187 skipFooterCut
      '[1,["N",7,["s",6,["!",189],[":",0,127],[":",1,132],133]]]', // 188 readSubheading
      '[0,["s",["/",["!",62],["&",["s",74,104]]],73]]', // 189 skipEndingHeadingLabel
      readBullet,
      readBulletColumn,
      readBulletContent,
      '[0,["N",9,["s","**",[":",0,194],["[+","\\t "],[":",1,195],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 193 readFailure
      '[0,["N",8,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 194 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 195 readFailureCode
      '[0,["N",11,["s",197,[":",0,194],["[*","\\t (*_`"],[":",1,195],["?",")"],198],["s",197,[":",0,194],["[*","\\t (*_`"],[":",1,199],["?",")"],198],["s",197,[":",0,194],198,[":",1,["?",["@",0,201,198]]]],["s",197,[":",0,194],["[*","\\t (*_`"],[":",1,["/",199,201]],["?",")"],["[*","*_`"],["&",["s",["[*","\\t "],7]]]],"*1-5H_`h"]', // 196 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 197 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 198 skipFailureSeparator
      '[0,["N",10,[":",0,["|",2,5,true,200,["[+","\\t "]]]],"A-Z"]', // 199 readReasonPhrase
      '[0,["$",["s",["[","A-Z"],["[*","A-Za-z"]]]]', // 200 readReasonWord
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 201 readConstantCode
      readLabelledItem,
      readCodeItem,
      readCodeName,
      '[0,["N",12,["s",[":",0,206],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 205 readLooseItem
      '[0,["/",["@",1,"**",207,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],7]]]],["@",1,"*",207,"*"],["@",1,"`",204,"`"],209],"*A-Z_-z"]', // 206 readLooseName
      '[0,["/",["@",1,"`",204,"`"],208],"^\\n\\r*:"]', // 207 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 208 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 209 readBareName
      readBulletText,
      skipParagraphStop,
      skipLabelGate,
      skipAnyLead,
      skipBulletLead,
      skipLabelMark,
      '[0,["s",6,68]]', // 216 skipLabelLine
      '[0,["s",28,["/",7,15]]]', // 217 skipNoiseAlone
      skipMarksBelow,
      '[0,["q",220]]', // 219 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",221],[":",0,222],225,[":",1,227],["test",true,0]]],"^\\n\\r"]', // 220 readTableHead
      skipTableAhead,
      readTableRow,
      skipCellGap,
      readCell,
      readLineEnd,
      '[0,["!",["[","^"]]]', // 226 readEof
      '[1,["@",2,6,["?","|"],["|",1,null,true,228,"|"],["?","|"],["[*","\\t "],134],"\\t \\\\-:|"]', // 227 readDelimiterRow
      readDelimiterCell,
      '[0,["|",0,null,true,230]]', // 229 readBlanks
      '[0,["$",["[","\\t "]]]', // 230 readBlank
      '[1,["N",13,["s",["&",221],[":",0,222],134,[":",1,227],["test",true,1],[":",2,["|",0,null,true,232]]],["s",["&",234],[":",0,235],[":",2,["|",0,null,true,232]]]],"^\\n\\r"]', // 231 readTable
      read_tableRow,
      '[0,["/",18,56,15,66,57,216,217]]', // 233 skipRowStop
      '[0,["s",6,"|",["[*","^\\n\\r"],48,6,"|"]," |"]', // 234 skipPipedLines
      '[1,["M",2,["s",[":",0,222],135,["?",236]]],"^"]', // 235 readBadTable
      '[1,["s",6,"|",["|",1,null,false,237,"|"],["?","|"],["[*","\\t "],134]," |"]', // 236 noteBadDelimiter
      skipDelimiterCell,
      '[1,["M","BadNoiseLine",["s",28,["?",134]]]]', // 238 readBadNoiseLine
      readParagraph,
      '[0,["L",["&",241]]," `~"]', // 240 leaf
      '[0,["s",["&",3],["!",242]]," `~"]', // 241 skipWholeWrapper
      '[0,["s",243,["*",["/",253,["s",["!",4],["!",14],255]]],14]]', // 242 skipExampleAhead
      '[0,["q",244]]', // 243 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],245],["|",1,null,true,["t",[0,1],["!",18],["/",247,["t",[0,1],["!",4],249]]]],["|",0,null,true,["t",[0,1],["!",18],249]],252,225]]," `~"]', // 244 readWrapperShape
      '[1,["@",0,246,134]]', // 245 readFenceOpen
      '[0,["/",["@",1,6,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",7]],["@",1,6,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 246 readFenceHead
      '[1,["t",[0,1],248,225]]', // 247 readClosedFence
      '[1,["handing",4,["t",[0,1,2],["hand",4,[],245],["|",0,null,true,["t",[0,1],["!",173],249]],250]]," `~"]', // 248 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],182],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 249 readLine
      '[0,["t",[0,1,2,3],251,175,229,["&",7]]," `~"]', // 250 read_fenceClose
      readIndent,
      read_wrapperEnd,
      '[0,["s",254,7]]', // 253 skipClosedFence
      '[0,["q",248]]', // 254 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],8],["[+","^\\n\\r"]],"^"]', // 255 skipLine
      '[1,["L",257]]', // 256 leaf
      '[1,["M",3,["s",["&",3],[":",0,245]]]," `~"]', // 257 readBadWrapper
      '[1,["L",259]]', // 258 leaf
      '[1,["N",14,["s",["&",["/",23,24]],6,[":",0,127],[":",1,260],133],["s",["&",46],[":",1,260],133,[":",2,137]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 259 readTitleHeading
      '[1,["/",["@",9,["&",30],["?",261],262,["?",264],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",264],["[*","\\t "],265,["?",["[+","*_`"]]],["@",4,["?",261],262,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],132]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 260 readDocumentTitle
      '[1,["M","BadTitleDecoration",34]]', // 261 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],263],["[*","\\t "]],"Dd"]', // 262 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 263 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 264 readBadTitleMark
      '[0,["N","MarkedId",["*",41]]]', // 265 readMarkedId
      '[0,["L",["s",["!",18],["!",111],["!",267]]]]', // 266 leaf
      '[0,["/",["s",["!",123],["&",["/",23,24]],6,25,["?",268],42,45],["s",["&",46],42,45,110]]]', // 267 skipOtherHeading
      '[0,["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 268 skipBadSecondTitle
      '[1,["L",270]]', // 269 leaf
      '[1,["N",16,["s",["&",["s",271,272]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 270 readOverviewHeading
      '[0,["/",["s",6,["|",1,3,false,"#"],["[*","\\t "],["?",28],["?",34]],["?",34]]]', // 271 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 272 skipOverviewName
      '[1,["N",15,["s",["&",["/",23,24]],6,[":",0,127],[":",1,274],133],["s",["&",119],6,[":",0,127],[":",1,277],133],["s",["&",47],["&",50],[":",1,274],133,[":",2,137]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 273 readSectionHeading
      '[1,["N","SectionName",["s",["?",261],["/",["s",52,["&",115]],275],["?",276],["?",261]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 274 readSectionName
      '[1,["M","BadSectionName",["s",54,["&",115]]]]', // 275 readBadSectionName
      '[1,["M","BadSectionRemark",116]]', // 276 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",261],52,["&",115],["?",276],["?",261]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 277 readOwnName
      '[1,["L",279],"\\t\\n\\r "]', // 278 leaf
      noteBlankLines,
      '[0,["L",["!",281]]]', // 280 leaf
      skipSectionStop,
      '[0,["s",["!",283],267]]', // 282 skipOtherSectionAhead
      '[0,["/",["s",284,285,286],["s",289,285,290],["s",291,285,292],["s",293,24],["s",["&",46],294]]]', // 283 skipClaimed
      '[0,["inside",2]]', // 284 readInContracts
      '[0,["s",6,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",28]]," #"]', // 285 skipHashes
      '[0,["s",["?",["s",287,["[+","\\t "]]],["?",288],["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 286 skipEndpointAhead
      '[0,["/",["s",36,["[",")."]],["s",["[+","0-9"],".",36]],"0-9"]', // 287 skipTitleNumber
      '[0,["s",["/",["i","endpoint"],["i","route"]],["?",["s",["[+","\\t "],36]],["[*","\\t "],":",["[+","\\t "]],"ERer"]', // 288 skipEndpointWord
      '[0,["inside",3]]', // 289 readInSchemas
      '[0,["s",["?",["s",287,["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 290 skipTableWord
      '[0,["inside",4]]', // 291 readInComponents
      '[0,["s",["?",["s",287,["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 292 skipComponentWord
      '[0,["inside",6]]', // 293 readInFlatChecklist
      '[0,["/",["s",284,295],["s",289,307],["s",291,320],["s",97,321],["s",362,365]]]', // 294 skipItemAhead
      '[0,["/",["s",["&",["/",24,119,296]],6,25,297,45],["s",["&",119],6,25,42,45],["s",["&",46],["&",286],297,45,110]]," #*0-9A-Z_-z"]', // 295 skipContractHeading
      '[0,["s",6,"####",["!","#"]]," #"]', // 296 skipH4
      '[0,["s",["?",298],["?",299],300,303,["?",305],["?",306]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 297 skipEndpoint
      '[0,["s",["/",287,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 298 skipBadTitleNumber
      '[0,288]', // 299 skipBadEndpointWord
      '[0,["/",301,302],"*A-Z_-z"]', // 300 skipEndpointMethod
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 301 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 302 skipBadMethodName
      '[0,["s",["&","/"],["+",304]],"/"]', // 303 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],37]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",28],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 304 skipPathPart
      '[0,["s",["[+","*_`"],["&",37]]]', // 305 skipBadPathEnd
      '[0,["s",["!",37],["+",43]],"^\\n\\r"]', // 306 skipBadTitleRest
      '[0,["/",["s",["&",["/",24,119,296]],6,25,["?",298],["&",290],308,45],["s",["&",119],6,25,["?",298],["?",319],42,45],["s",["&",46],["&",290],308,45,110]]," #*0-9T_`t"]', // 307 skipSchemaHeading
      '[0,["/",309,316],"^\\n\\r"]', // 308 skip_pair
      '[0,["q",310]]', // 309 skipBadPair
      '[1,["handing",2,["M",4,["s",["hand",2,[],[":",0,311]],[":",1,312],":",["[*","\\t "],313,["[*","\\t "],[":",2,132]],["s",["hand",2,[],[":",0,311]],[":",1,312],313,["[*","\\t "],":",["[*","\\t "],[":",2,132]],["s",["hand",2,[],[":",0,311]],[":",1,312],":",["[*","\\t "],[":",2,315],313,["&",37]]]],"*_`"]', // 310 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 311 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",313],["[","*_`"]]]]],"^\\n\\r:"]', // 312 readMarkedName
      '[0,["q",314]]', // 313 skipSameMark
      '[0,["same",2,311],"*_`"]', // 314 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",313],["[","*_`"]]]]],"^\\n\\r"]', // 315 readMarkedValue
      '[0,["s",317,":",["[*","\\t "],42],"^\\n\\r"]', // 316 skipPair
      '[0,["*",318]]', // 317 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 318 skipPairPiece
      '[0,["/",["s",["/",["i","table"],["i","component"]],["[+","\\t "],36,["[*","\\t "],":",["[+","\\t "]],["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],37]]]],"CTct"]', // 319 skipLooseWord
      '[0,["/",["s",["&",["/",24,119,296]],6,25,["?",298],["&",292],308,45],["s",["&",119],["!",["s",97,321]],6,25,["?",298],["?",319],42,45],["s",["&",46],["&",292],308,45,110]]," #*0-9C_`c"]', // 320 skipComponentHeading
      '[0,["/",["s",322,["!",324],6,25,325,45],["s",322,["!",62],6,25,360,325,["[*","*"],45],["s",["&",46],["&",323],325,45,110]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 321 skipMethodHeading
      '[0,["/",["&",["s",119,323]],["s",["&",["s",6,"####"]],["!",["s",6,189]]]]," #"]', // 322 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 323 skipParenthesis
      '[0,["s",62,["!",323]]]', // 324 skipTextInNotes
      skipSignature,
      skipSignatureName,
      skipSignatureList,
      skipParameters,
      skipParameterItem,
      skipParameter,
      '[0,332,"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 331 skipParameterName
      skip_parameterName,
      '[0,334,"^\\n\\r),=]`}"]', // 333 skipTypeText
      skip_typeText,
      skipTypePiece,
      '[0,["deep",["/",["s","(",337,")"],["s","[",337,"]"],["s","{",337,"}"]]],"([{"]', // 336 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],336,338]]]', // 337 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",7]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",7]]]],"\\"\'"]', // 338 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 339 skipArrow
      '[0,["/",336,338,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 340 skipResultPiece
      '[0,342]', // 341 skipDefaultText
      '[0,["s",["+",["/",343,344]],["?",["s",339,["+",["/",343,340,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 342 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 343 skipLambdaHead
      '[0,["/",336,338,["s",["!",339],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 344 skipDefaultPiece
      skipParameterEnd,
      '[0,["/",["s",",",["[*","\\t "]],["s",339,["+",["/",340,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",339],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 346 skipBadParameter
      skipParametersEnd,
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],339]]]]', // 348 skipMissingParameters
      skipResult,
      '[0,["/","->",351],"\\\\-=\u2013\u2192"]', // 350 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 351 skipBadArrow
      '[0,["s",":",["&",["s",["[*","\\t "],353,["[*","\\t "],["/",["[+","`"],355]]]]]', // 352 skipBadColonArrow
      '[0,["s",["[","A-Z_a-z"],["*",["/",336,354,["[","^\\t\\n\\r (-*:<[]`{}\u2013\u2014"]]]]]', // 353 skipColonType
      '[0,["deep",["s","<",["*",["/",354,["[","^\\n\\r<>`"]]],">"]]]', // 354 skipAngled
      skipSignatureTail,
      skipResultText,
      skipReturnPiece,
      skipSignatureEnd,
      '[0,["s",["!",355],["+",["s",["!",37],["[","^\\n\\r"]]]],"^\\n\\r"]', // 359 skipBadSignatureRest
      '[0,["+",361]]', // 360 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",287,["s",36,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 361 skipMethodOrnament
      '[0,["/",293,363,364]]', // 362 skipInChecklist
      '[0,["inside",7]]', // 363 readInPlainChecklist
      '[0,["inside",8]]', // 364 readInDeepChecklist
      '[0,["/",["s",366,6,25,["?",298],308,45],["s",366,6,25,["?",298],42,45],["s",["&",46],308,45,110]]]', // 365 skipCheckHeading
      '[0,["/",["&",119],["s",293,["&",24]],["s",364,["&",296]]]]', // 366 skipCheckLevel
      '[1,["L",368]]', // 367 leaf
      '[1,["N",17,["s",["&",["s",271,["i","tech"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 368 readStackHeading
      '[1,["L",370]]', // 369 leaf
      '[1,["N",18,["s",6,[":",0,148],["[*","\\t "],[":",1,154],156]]]', // 370 readTechnology
      '[1,["L",372]]', // 371 leaf
      '[1,["N",19,["s",["&",["s",271,["i","assumption"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 372 readAssumptionsHeading
      '[1,["L",374]]', // 373 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",72,79]],176,["*",["s",["!",211],176]]]]," *"]', // 374 readMissingItem
      '[1,["L",376]]', // 375 leaf
      '[1,["N",20,["s",["&",["s",271,377]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 376 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 377 skipContractsName
      '[0,["L",["!",379]]]', // 378 leaf
      skipItemStop,
      skipAnyItemAhead,
      skipMethodAhead,
      '[1,["L",383]]', // 382 leaf
      '[1,["N",23,["s",["&",["/",24,119,296]],6,[":",0,127],[":",1,384],133],["s",["&",119],6,[":",0,127],[":",2,132],133],["s",["&",46],["&",286],[":",1,384],133,[":",3,137]]]," #*0-9A-Z_-z"]', // 383 readContractHeading
      '[1,["N",22,["s",["?",385],["?",386],[":",0,387],[":",1,390],["?",391],["?",392]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 384 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",287,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 385 readBadTitleNumber
      '[1,["M","BadEndpointWord",288]]', // 386 readBadEndpointWord
      '[1,["/",388,389],"*A-Z_-z"]', // 387 readEndpointMethod
      '[0,["N",21,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 388 readMethodWord
      '[1,["M",5,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 389 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",304]]],"/"]', // 390 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",37]]]]', // 391 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",37],["+",43]]],"^\\n\\r"]', // 392 readBadTitleRest
      '[1,["L",["/",394,406,417,423,428,431]]]', // 393 leaf
      readTextHead,
      readTextKind,
      readDescriptionLabel,
      readRateLimitLabel,
      readReturnsLabel,
      readSemanticUnitLabel,
      readResponsibilityLabel,
      readCriteriaLabel,
      readLabelHolds,
      '[1,["/",["{",2,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],["{",3,["s",[":",0,["$",["|",0,1,false," "]]],144,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 403 readBulletHolds
      readLineHolds,
      skip_label,
      readAnswerHead,
      '[1,["/",["@",1,408,410,["[*","*`"]],["@",1,408,412,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 407 readAnswer
      '[1,["*",["/",["[+","\\t *`"],409]]]', // 408 noteAnswerGap
      '[1,["s",135,["*",140],["!",211]],"\\n\\r"]', // 409 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",411],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 410 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],126]]]', // 411 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",413],["!",415]]],"FNfn"]', // 412 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],126]],["s",7,["/",126,["&",["/",10,414]]]]]]]]]', // 413 skipNoEnd
      '[0,["/",10,211],"^"]', // 414 skipFieldStop
      '[0,["s",["+",["s",["!",416],["[","^\\n\\r"]]],416],"^\\n\\r"]', // 415 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 416 skipExceptionWord
      readJsonHead,
      readJsonKind,
      readRequestBodyLabel,
      readResponseLabel,
      '[0,["/",422,154]]', // 421 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 422 readTemplateRemark
      readSqlHead,
      '[0,["/",425,426,427],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 424 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",213,74,89]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 425 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",213,74,90]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 426 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",213,74,91]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 427 readConstraintsLabel
      readNumberHead,
      '[1,["@",1,408,430,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 429 read_wholeNumber
      '[0,["N",24,[":",0,["$",["[+","0-9"]]]]]', // 430 readWholeNumber
      readSeverityHead,
      '[1,["@",1,433,434,["[*","\\"*`"],["&",436]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 432 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],409]]]', // 433 noteSeverityGap
      '[0,["N",25,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",435]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 434 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 435 skip_severityWord
      '[0,["/",["s",["[*","\\t "],7],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",435],["[","^\\n\\r"]]],7]]]', // 436 skipSeverityRest
      '[0,["L",["s",["&",160],["!",438]]]," *\\\\-<_`~"]', // 437 leaf
      skipFieldEnd,
      skipPlainLabelAhead,
      skipBulletLabelAhead,
      '[0,["/",442,["&",["s",444,214]],["s",["|",0,3,false," "],"\\t"]]]', // 441 skipHeldBullet
      '[0,["q",443]]', // 442 skipHoldsAll
      '[0,["same",3,""]]', // 443 readHoldsAll
      '[0,["q",445]]', // 444 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 445 readHoldsRun
      skipListedAhead,
      '[0,["/",["s",["&",448],214],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 447 skipNestedInMethod
      '[0,["q",449]]', // 448 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 449 readListedRun
      '[0,["s",451,["[*","*"],453,["[*","*"],458,459]]', // 450 skipListedHeading
      '[0,["q",452]]', // 451 skipListedColumn
      '[0,["{",4,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 452 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],326,454,["?",349],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],326,328,["?",456]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 453 skipListedSignature
      '[0,["/",["s",["[*","\\t "],328],455],"\\t (\\\\-=`\u2013\u2192"]', // 454 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",339]]],"\\t \\\\-=`\u2013\u2192"]', // 455 skipMissingListedParameters
      '[0,["s",["[*","\\t "],350,["[*","\\t "],457],"\\t \\\\-=\u2013\u2192"]', // 456 skipWordResult
      '[0,["+",["/",336,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 457 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 458 skipListedGap
      skipBulletText,
      '[0,["s",86,["!",461],["&",["s",6,["?","|"],462,"|",463,"|"]],["&",219]]]', // 460 skipColumnsAhead
      '[0,["inside",17]]', // 461 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 462 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 463 skipTypeWord
      '[1,["L",["@",1,["!",438],184]]]', // 464 leaf
      '[1,["L",466]]', // 465 leaf
      readEntriesHead,
      readEntriesKind,
      '[0,["N","RequestParametersLabel",["&",["s",213,74,82]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 468 readRequestParametersLabel
      readParametersLabel,
      readRaisesLabel,
      '[0,["/",422,472,154]]', // 471 readEntriesValue
      '[0,["N",27,["s",[":",0,["|",1,null,true,474,473]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 472 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 473 skipInlineComma
      '[0,["N",26,["s",[":",0,475],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,477]],["s",[":",0,478],["&",["/",473,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 474 readInlineEntry
      '[0,["/",["@",1,"`",204,"`"],["@",1,["!",["[","A-Z"]],209],476],"*A-Z_-z"]', // 475 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 476 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",473,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["[","^\\n\\r"]]]]]', // 477 readInlineText
      '[0,["/",["@",1,"`",204,"`"],476],"A-Z`"]', // 478 read_className
      '[1,["L",["@",1,["!",438],["/",190,480,184]]]]', // 479 leaf
      '[1,["N",28,["s",[":",0,["|",1,null,true,481]],["&",414]]],"\\t *A-Z_-z"]', // 480 readEntriesText
      '[1,["@",3,["!",10],["!",211],["[*","\\t "],472,134],"\\t *A-Z_-z"]', // 481 readEntriesLine
      '[1,["L",483]]', // 482 leaf
      '[1,["N",30,["s",["&",["s",213,74,85]],[":",0,402],[":",1,148],["[*","\\t "],[":",2,484],156]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 483 readFailuresHead
      '[0,["/",485,154]]', // 484 readFailuresValue
      '[0,["N",29,["s",[":",0,["/",193,196]],[":",1,486]]],"*1-5H_`h"]', // 485 readFailureText
      '[0,154]', // 486 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",379],488]],"\\t *1-5_`"]', // 487 leaf
      '[1,["N",31,["s",[":",0,["|",1,null,true,489]],["&",414]]],"\\t *1-5H_`h"]', // 488 readFailureLines
      '[1,["@",2,["!",10],["[*","\\t "],485,134],"\\t *1-5H_`h"]', // 489 readFailureLine
      '[1,["L",491]]', // 490 leaf
      '[1,["N",32,["s",["&",["s",6,215]],["!",["s",6,74,75]],[":",0,404],[":",1,148],["[*","\\t "],[":",2,154],156]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 491 readOtherHead
      '[1,["L",493]]', // 492 leaf
      '[1,["N",33,["s",["&",["s",271,["i","data"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 493 readSchemasHeading
      '[1,["L",495]]', // 494 leaf
      '[1,["N",35,["s",["&",["/",24,119,296]],6,[":",0,127],["?",385],["&",290],[":",1,496],133],["s",["&",119],6,[":",0,127],["?",385],[":",2,["$",["?",319]]],[":",3,132],133],["s",["&",46],["&",290],[":",1,496],133,[":",4,137]]]," #*0-9T_`t"]', // 495 readSchemaHeading
      '[1,["/",310,497],"^\\n\\r"]', // 496 read_pair
      '[0,["N",34,["s",[":",0,498],":",["[*","\\t "],[":",1,132]]],"^\\n\\r"]', // 497 readPair
      '[0,["N","PairName",["*",318]]]', // 498 readPairName
      '[1,["L",500]]', // 499 leaf
      '[1,["N",36,["s",["&",["s",213,74,88]],[":",0,402],[":",1,148],["[*","\\t "],[":",2,154],156]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 500 readColumnsHead
      '[1,["L",["/",139,["@",2,["&",["s",["[*","\\t "],"|"]],["!",438],["/",231,502,239]],["@",3,["!",438],["!",219],["!",234],502]]]]', // 501 leaf
      '[1,["N",37,["s",[":",0,["|",1,null,true,232]],["&",414]]]]', // 502 readTableRows
      '[1,["L",504]]', // 503 leaf
      '[1,["N",38,["s",["&",460],505,[":",0,231]]]]', // 504 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 505 readMissingColumnsLabel
      '[1,["L",507]]', // 506 leaf
      '[1,["N",39,["s",["&",["s",271,["i","component"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 507 readComponentsHeading
      '[1,["L",509]]', // 508 leaf
      '[1,["N",40,["s",["&",["/",24,119,296]],6,[":",0,127],["?",385],["&",292],[":",1,496],133],["s",["&",119],["!",["s",97,321]],6,[":",0,127],["?",385],[":",2,["$",["?",319]]],[":",3,132],133],["s",["&",46],["&",292],[":",1,496],133,[":",4,137]]]," #*0-9C_`c"]', // 509 readComponentHeading
      '[1,["L",511],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 510 leaf
      readNamesHead,
      '[0,["/",513,154]]', // 512 readNamesValue
      '[0,["N",41,[":",0,["|",1,null,true,514,","]]],"^\\n\\r,"]', // 513 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 514 readName
      '[1,["L",["@",1,["!",438],["/",190,516,184]]]]', // 515 leaf
      '[1,["N",42,[":",0,["|",1,null,true,517]]],"^\\n\\r,"]', // 516 readNamesText
      '[1,["@",3,["!",10],["!",211],["[*","\\t "],513,134],"^\\n\\r,"]', // 517 readNameTextLine
      '[1,["L",519]]', // 518 leaf
      '[1,["N",43,["s",["&",["s",213,74,103]],[":",0,520],[":",1,148],["[*","\\t "],[":",2,154],156]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 519 readNotesHead
      '[1,["/",403,["@",1,6,""]]]', // 520 readNotesHolds
      '[1,["L",522]]', // 521 leaf
      '[1,["N",44,["s",["&",["s",213,74,102]],[":",0,402],[":",1,148],["[*","\\t "],[":",2,154],156]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 522 readInterfacesHead
      '[0,["L",["!",524]]]', // 523 leaf
      skipComponentStop,
      '[1,["L",526]]', // 525 leaf
      '[1,["N",45,["s",322,["!",324],6,[":",0,127],[":",1,527],133],["s",322,["!",62],6,[":",0,127],547,[":",1,527],["[*","*"],133],["s",["&",46],["&",323],[":",1,527],133,[":",2,137]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 526 readMethodHeading
      readSignature,
      readSignatureList,
      readParameters,
      readParameterItem,
      readParameter,
      '[0,["N","ParameterName",332],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 532 readParameterName
      '[0,["N","TypeText",334],"^\\n\\r),=]`}"]', // 533 readTypeText
      '[0,["N","DefaultText",342]]', // 534 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 535 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",339,["+",["/",340,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",339],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 536 readBadParameter
      noteParametersEnd,
      '[1,["M","MissingParenthesis",""]]', // 538 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],339]]]]]', // 539 readMissingParameters
      readResult,
      '[1,["/","->",542],"\\\\-=\u2013\u2192"]', // 541 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 542 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],353,["[*","\\t "],["/",["[+","`"],355]]]]]]', // 543 readBadColonArrow
      readResultText,
      noteSignatureEnd,
      '[1,["M","BadSignatureRest",["s",["!",355],["+",["s",["!",37],["[","^\\n\\r"]]]]],"^\\n\\r"]', // 546 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",361]]]', // 547 readBadMethodTitle
      '[0,["L",["!",549]]]', // 548 leaf
      skipMethodStop,
      '[0,["/",["s",6,["&",["s",74,98]],68],["s",["!",441],214,["&",["s",74,98]],68]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 550 skipComponentLabelAhead
      '[1,["L",552]]', // 551 leaf
      '[1,["N",48,["s",[":",0,452],["[*","*"],[":",1,553],["[*","*"],458,[":",2,210]]]]', // 552 readListedHeading
      '[1,["N",47,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,230]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",326]],[":",2,554],[":",3,["?",540]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,230]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",326]],[":",2,529],[":",3,["?",556]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 553 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],529],555],"\\t (\\\\-=`\u2013\u2192"]', // 554 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",339]]]],"\\t \\\\-=`\u2013\u2192"]', // 555 readMissingListedParameters
      '[1,["N",46,["s",["[*","\\t "],541,["[*","\\t "],[":",0,557]]],"\\t \\\\-=\u2013\u2192"]', // 556 readWordResult
      '[0,["N","ResultWord",["+",["/",336,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 557 readResultWord
      '[0,["L",["!",559]]]', // 558 leaf
      '[0,["/",549,["s",["!",447],450]],"^\\n\\r"]', // 559 skipListedStop
      '[1,["L",["@",1,["&",23],561]]," #"]', // 560 leaf
      '[1,["N",49,["s",["&",["s",271,562]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 561 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 562 skipChecklistName
      '[1,["L",564]]', // 563 leaf
      '[1,["N",50,["s",366,6,[":",0,127],["?",385],[":",1,496],133],["s",366,6,[":",0,127],["?",385],[":",2,132],133],["s",["&",46],[":",1,496],133,[":",3,137]]]]', // 564 readCheckHeading
      '[1,["L",["@",1,["&",["/",24,46]],561]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 565 leaf
      '[1,["L",["@",1,["&",119],561]]," #"]', // 566 leaf
      '[1,["L",["@",1,["!",18],122]]]', // 567 leaf
      '[1,["L",["/",569,570]]]', // 568 leaf
      '[1,["N","WrapperEnd",["s",18,134]]," `~"]', // 569 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 570 readMissingWrapperEnd
      '[1,["L",572]]', // 571 leaf
      '[1,["/",573,574],"^"]', // 572 readAfter
      readBlankLine,
      '[1,["N","AfterText",["+",["s",["!",10],176]]],"^"]', // 574 readAfterText
      '[1,["L",576]]', // 575 leaf
      '[1,["N",51,["s",[":",0,527],126]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 576 readMethodText
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
  let skip_knownName: Match = rules.called(75, (made) => { skip_knownName = made; });
  let skipDescriptionName: Match = rules.called(78, (made) => { skipDescriptionName = made; });
  let skipAuthenticationName: Match = rules.called(80, (made) => { skipAuthenticationName = made; });
  let skipRateLimitName: Match = rules.called(81, (made) => { skipRateLimitName = made; });
  let skipRequestBodyName: Match = rules.called(83, (made) => { skipRequestBodyName = made; });
  let skipResponseName: Match = rules.called(84, (made) => { skipResponseName = made; });
  let skipParametersName: Match = rules.called(94, (made) => { skipParametersName = made; });
  let skipReturnsName: Match = rules.called(95, (made) => { skipReturnsName = made; });
  let skipRaisesName: Match = rules.called(96, (made) => { skipRaisesName = made; });
  let skipComponentName: Match = rules.called(98, (made) => { skipComponentName = made; });
  let skipSemanticUnitName: Match = rules.called(99, (made) => { skipSemanticUnitName = made; });
  let skipResponsibilityName: Match = rules.called(100, (made) => { skipResponsibilityName = made; });
  let skipDependenciesName: Match = rules.called(101, (made) => { skipDependenciesName = made; });
  let skipComplexityName: Match = rules.called(104, (made) => { skipComplexityName = made; });
  let skipCriteriaName: Match = rules.called(107, (made) => { skipCriteriaName = made; });
  let skipSeverityName: Match = rules.called(108, (made) => { skipSeverityName = made; });
  let skipSectionHeading: Match = rules.called(113, (made) => { skipSectionHeading = made; });
  let readBadHeadingSpace: Match = rules.called(129, (made) => { readBadHeadingSpace = made; });
  let readBadNoise: Match = rules.called(130, (made) => { readBadNoise = made; });
  let readBadLineEnd: Match = rules.called(136, (made) => { readBadLineEnd = made; });
  let noteDotSign: Match = rules.called(144, (made) => { noteDotSign = made; });
  let readBadLabel: Match = rules.called(151, (made) => { readBadLabel = made; });
  let skip_fenceClose: Match = rules.called(173, (made) => { skip_fenceClose = made; });
  let noteLine: Match = rules.called(176, (made) => { noteLine = made; });
  let readMissingMarkEnd: Match = rules.called(185, (made) => { readMissingMarkEnd = made; });
  let skipFooterCut: Match = rules.called(187, (made) => { skipFooterCut = made; });
  let readSubheading: Match = rules.called(188, (made) => { readSubheading = made; });
  let skipEndingHeadingLabel: Match = rules.called(189, (made) => { skipEndingHeadingLabel = made; });
  let readFailure: Match = rules.called(193, (made) => { readFailure = made; });
  let readLooseFailure: Match = rules.called(196, (made) => { readLooseFailure = made; });
  let readLooseItem: Match = rules.called(205, (made) => { readLooseItem = made; });
  let skipLabelLine: Match = rules.called(216, (made) => { skipLabelLine = made; });
  let skipNoiseAlone: Match = rules.called(217, (made) => { skipNoiseAlone = made; });
  let skipTableHead: Match = rules.called(219, (made) => { skipTableHead = made; });
  let readEof: Match = rules.called(226, (made) => { readEof = made; });
  let readBlanks: Match = rules.called(229, (made) => { readBlanks = made; });
  let readBlank: Match = rules.called(230, (made) => { readBlank = made; });
  let readTable: Match = rules.called(231, (made) => { readTable = made; });
  let skipRowStop: Match = rules.called(233, (made) => { skipRowStop = made; });
  let readBadNoiseLine: Match = rules.called(238, (made) => { readBadNoiseLine = made; });
  let skipLine: Match = rules.called(255, (made) => { skipLine = made; });
  let skipOtherSectionAhead: Match = rules.called(282, (made) => { skipOtherSectionAhead = made; });
  let skipItemAhead: Match = rules.called(294, (made) => { skipItemAhead = made; });
  let skipComponentHeading: Match = rules.called(320, (made) => { skipComponentHeading = made; });
  let skipParameterName: Match = rules.called(331, (made) => { skipParameterName = made; });
  let skipTypeText: Match = rules.called(333, (made) => { skipTypeText = made; });
  let skipBracketed: Match = rules.called(336, (made) => { skipBracketed = made; });
  let skipQuoted: Match = rules.called(338, (made) => { skipQuoted = made; });
  let skipArrow: Match = rules.called(339, (made) => { skipArrow = made; });
  let skipResultPiece: Match = rules.called(340, (made) => { skipResultPiece = made; });
  let skipDefaultText: Match = rules.called(341, (made) => { skipDefaultText = made; });
  let skipBadParameter: Match = rules.called(346, (made) => { skipBadParameter = made; });
  let skipMissingParameters: Match = rules.called(348, (made) => { skipMissingParameters = made; });
  let skipResultArrow: Match = rules.called(350, (made) => { skipResultArrow = made; });
  let skipBadColonArrow: Match = rules.called(352, (made) => { skipBadColonArrow = made; });
  let skipBadSignatureRest: Match = rules.called(359, (made) => { skipBadSignatureRest = made; });
  let readBulletHolds: Match = rules.called(403, (made) => { readBulletHolds = made; });
  let readAnswer: Match = rules.called(407, (made) => { readAnswer = made; });
  let readJsonValue: Match = rules.called(421, (made) => { readJsonValue = made; });
  let readSqlKind: Match = rules.called(424, (made) => { readSqlKind = made; });
  let read_wholeNumber: Match = rules.called(429, (made) => { read_wholeNumber = made; });
  let readSeverity: Match = rules.called(432, (made) => { readSeverity = made; });
  let skipHeldBullet: Match = rules.called(441, (made) => { skipHeldBullet = made; });
  let skipNestedInMethod: Match = rules.called(447, (made) => { skipNestedInMethod = made; });
  let skipListedHeading: Match = rules.called(450, (made) => { skipListedHeading = made; });
  let skipColumnsAhead: Match = rules.called(460, (made) => { skipColumnsAhead = made; });
  let readRequestParametersLabel: Match = rules.called(468, (made) => { readRequestParametersLabel = made; });
  let readEntriesValue: Match = rules.called(471, (made) => { readEntriesValue = made; });
  let readNamesValue: Match = rules.called(512, (made) => { readNamesValue = made; });
  let readParameterName: Match = rules.called(532, (made) => { readParameterName = made; });
  let readTypeText: Match = rules.called(533, (made) => { readTypeText = made; });
  let readDefaultText: Match = rules.called(534, (made) => { readDefaultText = made; });
  let readBadType: Match = rules.called(535, (made) => { readBadType = made; });
  let readBadParameter: Match = rules.called(536, (made) => { readBadParameter = made; });
  let readMissingParenthesis: Match = rules.called(538, (made) => { readMissingParenthesis = made; });
  let readMissingParameters: Match = rules.called(539, (made) => { readMissingParameters = made; });
  let noteResultArrow: Match = rules.called(541, (made) => { noteResultArrow = made; });
  let readBadColonArrow: Match = rules.called(543, (made) => { readBadColonArrow = made; });
  let readBadSignatureRest: Match = rules.called(546, (made) => { readBadSignatureRest = made; });
  let skipComponentLabelAhead: Match = rules.called(550, (made) => { skipComponentLabelAhead = made; });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<_`~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(159), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(183) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r #*+\\-0-9T_t\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(138) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(17), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(121) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(266), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(369) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(373) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(378), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(373) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(437), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(464) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(437), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(479) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(487) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t #*+\\-0-9ER_er\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(378), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(501) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9C_c\u2022\u25aa\u25cf\u25e6", null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(503) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(378), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(437), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(515) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(548), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(558), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(523), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(523), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(378), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", null], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(240), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(571) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(258) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(161) }, { op: 'leaf', read: rules.at(181) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(256) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(258) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(568) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(269) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(367) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(371) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(375) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(382) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(393) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(465) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(482) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(490) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(492) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(494) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(499) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(506) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(508) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(510) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(518) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(521) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(525) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(551) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(560) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 13, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(563) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(565) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(566) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(567) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(575) },
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
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
    BadColonArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","hint":"Write an arrow before the return type: ->."},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","hint":"Put remarks into the description."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","hint":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","hint":"End lines with LF."},
  },
  attributes: 5,
  tables: 0,
  inside: 19,
};
