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
        const s45 = p;
        const c46 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c46 === 9 || c46 === 32)) {
          l47: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l47; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            break l44;
          }
          p = s45;
        }
        if ((c46 === 27 || c46 === 60) && (q = skipInnerNoise(p)) >= 0) { p = q; break l44; }
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
    l49: {
      const s50 = p;
      const c51 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c51 === 13) {
        l52: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l52; }
          p += 2;
          break l49;
        }
        p = s50;
      }
      if (c51 === 10) {

        p++;
        break l49;
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
    const near48 = p + 4;
    while (p < near48 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near48) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    let n57 = 0;
    l54: for (;;) {
      if (n57 >= 3) break;
      const s56 = p;
      l55: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l55; }
        p++;
        n57++;
        continue l54;
      }
      p = s56;
      break;
    }
    l58: {
      const s59 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l60: {
          if (!(p < end && text.charCodeAt(p) === 61)) { m.hitEnd ||= p >= end; break l60; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.hitEnd ||= p >= end;
          break l58;
        }
        p = s59;
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
    let n64 = 0;
    l61: for (;;) {
      if (n64 >= 3) break;
      const s63 = p;
      l62: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l62; }
        p++;
        n64++;
        continue l61;
      }
      p = s63;
      break;
    }
    l65: {
      const s66 = p;
      const c67 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c67 === 42) {
        l68: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l68; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l68; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.hitEnd ||= p >= end;
          break l65;
        }
        p = s66;
      }
      if (c67 === 45) {
        l69: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l69; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l69; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.hitEnd ||= p >= end;
          break l65;
        }
        p = s66;
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
    l73: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l73;
      } else
      m.hitEnd ||= p >= end;
      let n79 = 0;
      l76: for (;;) {
        if (n79 >= 9) break;
        const s78 = p;
        l77: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l77; }
          p++;
          n79++;
          continue l76;
        }
        p = s78;
        break;
      }
      if (n79 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l70: {
      const s71 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l72: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l72; }
          l80: {
            const s81 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l82: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l82; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l80;
              }
              p = s81;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l72; }
          }
          break l70;
        }
        p = s71;
      } else
      m.hitEnd ||= p >= end;
      let n86 = 0;
      l83: for (;;) {
        if (n86 >= 1) break;
        const s85 = p;
        l84: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l84; }
          p++;
          n86++;
          continue l83;
        }
        p = s85;
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
    l87: {
      const s88 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l89: {
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l89; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          l93: {
            const s91 = p;
            l92: {
              const near94 = p + 4;
              while (p < near94 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near94) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l92; }
              p = s91;
              break l93;
            }
            p = s91;
            break l89;
          }
          break l87;
        }
        p = s88;
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
    const near98 = p + 16;
    while (p < near98 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
    if (p === near98) p = STOPS_2.next(p);
    m.hitEnd ||= p >= end && "^\n\r*:";
    l99: {
      const s100 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l101: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l101; }
          p += 2;
          break l99;
        }
        p = s100;
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
    l102: {
      const s103 = p;
      const c104 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c104 === 84 || c104 === 116)) {
        l105: {
          if (!m.isCaseless(p, "task")) { break l105; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l105; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l105; }
          p += 2;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 84 || c104 === 116)) {
        l106: {
          if (!m.isCaseless(p, "timestamp")) { break l106; }
          p += 9;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 68 || c104 === 100)) {
        l107: {
          if (!m.isCaseless(p, "description")) { break l107; }
          p += 11;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 65 || c104 === 97)) {
        l108: {
          if (!m.isCaseless(p, "authentication")) { break l108; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l108; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l108; }
          p += 8;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l109: {
          if (!m.isCaseless(p, "rate")) { break l109; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l109; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l109; }
          p += 5;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l110: {
          if (!m.isCaseless(p, "request")) { break l110; }
          p += 7;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l110; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l111: {
            const s112 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
              l113: {
                if (!m.isCaseless(p, "parameters")) { break l113; }
                p += 10;
                break l111;
              }
              p = s112;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l110; }
            p += 4;
          }
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l114: {
          if (!m.isCaseless(p, "response")) { break l114; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l114; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l114; }
          p += 9;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 69 || c104 === 101)) {
        l115: {
          if (!m.isCaseless(p, "error")) { break l115; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l115; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l115; }
          p += 9;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 67 || c104 === 99)) {
        l116: {
          if (!m.isCaseless(p, "columns")) { break l116; }
          p += 7;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 73 || c104 === 105 || c104 === 304)) {
        l117: {
          if (!m.isCaseless(p, "indexes")) { break l117; }
          p += 7;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l118: {
          if (!m.isCaseless(p, "relationships")) { break l118; }
          p += 13;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 67 || c104 === 99)) {
        l119: {
          if (!m.isCaseless(p, "constraints")) { break l119; }
          p += 11;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 83 || c104 === 115)) {
        l120: {
          if (!m.isCaseless(p, "semantic")) { break l120; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l120; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l120; }
          p += 4;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l121: {
          if (!m.isCaseless(p, "responsibility")) { break l121; }
          p += 14;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 68 || c104 === 100)) {
        l122: {
          if (!m.isCaseless(p, "dependencies")) { break l122; }
          p += 12;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 73 || c104 === 105 || c104 === 304)) {
        l123: {
          if (!m.isCaseless(p, "interfaces")) { break l123; }
          p += 10;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 80 || c104 === 112)) {
        l124: {
          if (!m.isCaseless(p, "parameters")) { break l124; }
          p += 10;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l125: {
          if (!m.isCaseless(p, "returns")) { break l125; }
          p += 7;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 82 || c104 === 114)) {
        l126: {
          if (!m.isCaseless(p, "raises")) { break l126; }
          p += 6;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 73 || c104 === 105 || c104 === 304)) {
        l127: {
          if (!m.isCaseless(p, "implementation")) { break l127; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l127; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l127; }
          p += 5;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 69 || c104 === 101)) {
        l128: {
          if (!m.isCaseless(p, "estimated")) { break l128; }
          p += 9;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l128; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l128; }
          p += 10;
          break l102;
        }
        p = s103;
      }
      if ((c104 === 86 || c104 === 118)) {
        l129: {
          if (!m.isCaseless(p, "validation")) { break l129; }
          p += 10;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l129; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l129; }
          p += 8;
          break l102;
        }
        p = s103;
      }
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipOpenCode(p: number): number {
    const { text, end } = m; let c = 0;
    l130: {
      if ((p < end && text.charCodeAt(p) === 35)) {
        const s132 = p;
        l131: {
          if (!text.startsWith("###", p)) { m.reaches(p, "###"); break l131; }
          p += 3;
          let n136 = 0;
          l133: for (;;) {
            if (n136 >= 3) break;
            const s135 = p;
            l134: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l134; }
              p++;
              n136++;
              continue l133;
            }
            p = s135;
            break;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l131; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l130;
        }
        p = s132;
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
    l137: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) {
        p++;
        break l137;
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

    l140: {
      const s141 = p;
      l142: {
        if (!m.reading.inside[11]) { break l142; }
        break l140;
      }
      p = s141;
      if (!m.reading.inside[12]) { return -1; }
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m; let q = 0;
    l96: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l96; }
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
    l143: {
      const s144 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l145: {
          let n149 = 0;
          l146: for (;;) {
            if (n149 >= 3) break;
            const s148 = p;
            l147: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l147; }
              p++;
              n149++;
              continue l146;
            }
            p = s148;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l145; }
          p++;
          break l143;
        }
        p = s144;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipUnderlined(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n153 = 0;
    l150: for (;;) {
      if (n153 >= 3) break;
      const s152 = p;
      l151: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l151; }
        p++;
        n153++;
        continue l150;
      }
      p = s152;
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
    l162: {
      const s163 = p;
      const t164 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l165: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l165; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l162;
        }
        p = s163;
        m.forget(t164);
      } else
      m.hitEnd ||= p >= end;
      l166: {
        if (skipLineEnd(p) < 0) {  break l166; }
        break l162;
      }
      p = s163;
      m.forget(t164);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = readBadHeadingSpace(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marks!: string;
    const s154 = p;
    let n158 = 0;
    l155: for (;;) {
      if (n158 >= 6) break;
      const s157 = p;
      l156: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l156; }
        p++;
        n158++;
        continue l155;
      }
      p = s157;
      break;
    }
    if (n158 < 1) { return -1; }
    l_marks = text.slice(s154, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s159 = p;
      l160: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l160; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s159;
    }
    if ((p = noteHeadingSpace(p)) < 0) { return -1; }
    const t167 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t167); }
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
    l176: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l176;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l173: {
      const t175 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l173; }
      m.forget(t175);
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
    const t172 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t172); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l186: {
      const s187 = p;
      const t188 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l189: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l189; }
          break l186;
        }
        p = s187;
        m.forget(t188);
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
    const s180 = p;
    let m185 = false;
    let t184 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m185 = true;
      t184 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t184);
    if (!m185) { return -1; }
    value = text.slice(s180, p);
    m.value = value;
    return p;
  }

  function noteBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l190: {
      const s191 = p;
      const t192 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l193: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l193; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l193; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l190;
        }
        p = s191;
        m.forget(t192);
      } else
      m.hitEnd ||= p >= end;
      let n197 = 0;
      l194: for (;;) {
        if (n197 >= 1) break;
        const s196 = p;
        l195: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l195; }
          p++;
          n197++;
          continue l194;
        }
        p = s196;
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
    const near201 = p + 16;
    while (p < near201 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
    if (p === near201) p = STOPS_2.next(p);
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
    l202: {
      const s203 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l204: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l204; }
          p += 2;
          break l202;
        }
        p = s203;
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
    l198: {
      const t200 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 42) && (q = readLabel(p)) >= 0) {
        p = q;
        value = m.value as LabelNode;
        break l198;
      }
      m.forget(t200);
      m.hitEnd ||= p >= end;
      if ((p = readBadLabel(p)) < 0) { return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l209: {
      const s210 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
        l211: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l211; }
          p++;
          const near212 = p + 16;
          while (p < near212 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
          if (p === near212) p = STOPS_3.next(p);
          m.hitEnd ||= p >= end && "^\n\r\u001b<";
          break l209;
        }
        p = s210;
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s213 = p;
          l214: {
            if ((p = skipLineNoise(p)) < 0) { break l214; }
            if ((p = skipLineEnd(p)) < 0) { break l214; }
            return -1;
          }
          p = s213;
        }
      } else m.hitEnd ||= p >= end;
      l216: {
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipLineNoise(p)) >= 0) {
          p = q;
          break l216;
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
    const t218 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t218); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    l219: {
      const s220 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1))) {
        l221: {
          let n225 = 0;
          l222: for (;;) {
            if (n225 >= 3) break;
            const s224 = p;
            l223: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l223; }
              p++;
              n225++;
              continue l222;
            }
            p = s224;
            break;
          }
          l226: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l226;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l221; }
            p += 2;
          }
          break l219;
        }
        p = s220;
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
    const near229 = p + 4;
    while (p < near229 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near229) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l230: {
      const s231 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l232: {
          const s233 = p;
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l232; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s233, p);
          l236: {
            const s234 = p;
            l235: {
              const near237 = p + 4;
              while (p < near237 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near237) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l235; }
              p = s234;
              break l236;
            }
            p = s234;
            break l232;
          }
          break l230;
        }
        p = s231;
      } else
      m.hitEnd ||= p >= end;
      const s238 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
      value = text.slice(s238, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l239: for (;;) {
      const s241 = p;
      const t242 = m.pending.length;
      if ((p < end)) {
        l240: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceClose(p) >= 0) { break l240; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l240; }
          continue l239;
        }
        p = s241;
        m.forget(t242);
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
    l244: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l244;
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
    let n255 = 0;
    l252: for (;;) {
      if (n255 >= 3) break;
      const s254 = p;
      l253: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l253; }
        p++;
        n255++;
        continue l252;
      }
      p = s254;
      break;
    }
    l256: {
      const s257 = p;
      const c258 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c258 === 35) {
        l259: {
          let n263 = 0;
          l260: for (;;) {
            if (n263 >= 6) break;
            const s262 = p;
            l261: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l261; }
              p++;
              n263++;
              continue l260;
            }
            p = s262;
            break;
          }
          if (n263 < 1) { break l259; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l256;
        }
        p = s257;
      }
      if (c258 === 42) {
        l264: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l264; }
          p += 2;
          if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.hitEnd ||= p >= end; break l264; }
          p++;
          const near265 = p + 4;
          while (p < near265 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near265) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.hitEnd ||= p >= end;
          break l256;
        }
        p = s257;
      }
      if (c258 === 42) {
        l269: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l269; }
          p += 2;
          break l256;
        }
        p = s257;
      }
      if (c258 === 42 && (q = skipFooterCut(p)) >= 0) { p = q; break l256; }
      if (((c258 >= 42 && c258 <= 43) || c258 === 45)) {
        p++;
        break l256;
      }
      let n274 = 0;
      l271: for (;;) {
        if (n274 >= 2) break;
        const s273 = p;
        l272: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l272; }
          p++;
          n274++;
          continue l271;
        }
        p = s273;
        break;
      }
      if (n274 < 1) { return -1; }
    }
    if ((p < end)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l275: {
      const s276 = p;
      const t277 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l278: {
          const s279 = p;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s279, p);
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l278; }
          l280: {
            const s281 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l282: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l282; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l280;
              }
              p = s281;
            } else
            m.hitEnd ||= p >= end;
            if (skipLineEnd(p) < 0) {  break l278; }
          }
          break l275;
        }
        p = s276;
        m.forget(t277);
      } else
      m.hitEnd ||= p >= end;
      const s283 = p;
      let n287 = 0;
      l284: for (;;) {
        if (n287 >= 1) break;
        const s286 = p;
        l285: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l285; }
          p++;
          n287++;
          continue l284;
        }
        p = s286;
        break;
      }
      value = text.slice(s283, p);
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
    const near295 = p + 4;
    while (p < near295 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near295) p = STOPS_1.next(p);
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
    l289: {
      const s290 = p;
      const t291 = m.pending.length;
      l292: {
        if (!m.reading.inside[18]) { break l292; }
        l293: {
          if ((p < end && text.charCodeAt(p) === 42) && (q = readFailure(p)) >= 0) {
            p = q;
            value = m.value as FailureNode;
            break l293;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = readLooseFailure(p)) < 0) { m.hitEnd ||= p >= end; break l292; }
          value = m.value as LooseFailureNode;
        }
        break l289;
      }
      p = s290;
      m.forget(t291);
      if ((q = readLabelledItem(p)) >= 0) { p = q; value = m.value as LabelledItemNode; break l289; }
      m.forget(t291);
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeItem(p)) >= 0) {
        p = q;
        value = m.value as CodeItemNode;
        break l289;
      }
      m.forget(t291);
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) || (p = readLooseItem(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l308: {
      const s309 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1))) {
        l310: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; break l310; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l310; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l308;
        }
        p = s309;
      } else
      m.hitEnd ||= p >= end;
      let n314 = 0;
      l311: for (;;) {
        if (n314 >= 1) break;
        const s313 = p;
        l312: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l312; }
          p++;
          n314++;
          continue l311;
        }
        p = s313;
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
    l306: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = skipBulletLead(p)) >= 0) {
        p = q;
        break l306;
      }
      m.hitEnd ||= p >= end;
      let n318 = 0;
      l315: for (;;) {
        if (n318 >= 3) break;
        const s317 = p;
        l316: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l316; }
          p++;
          n318++;
          continue l315;
        }
        p = s317;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m; let q = 0;
    l319: {
      const c321 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c321 === 42 || c321 === 95)) {
        p++;
        break l319;
      }
      if ((c321 < 128 ? TABLE_11[c321] === 1 : c321 === 304) && (q = skipKnownWord(p)) >= 0) { p = q; break l319; }
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
    const near331 = p + 4;
    while (p < near331 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near331) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near334 = p + 4;
    while (p < near334 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near334) p = STOPS_5.next(p);
    m.hitEnd ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near335 = p + 4;
    while (p < near335 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near335) p = STOPS_0.next(p);
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
      const s345 = p;
      l346: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l346; }
        return -1;
      }
      p = s345;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l348: for (;;) {
      const s350 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l349: {
          l352: {
            const s353 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
              l354: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l354; }
                p++;
                const near355 = p + 16;
                while (p < near355 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
                if (p === near355) p = STOPS_6.next(p);
                m.hitEnd ||= p >= end && "^\n\r\\\\|";
                break l352;
              }
              p = s353;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l349; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.hitEnd ||= p >= end;
          }
          continue l348;
        }
        p = s350;
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
    l336: {
      const s337 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l338: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l338; }
          p++;
          const list344: CellNode[] = [];
          let n342 = 0;
          l339: for (;;) {
            const s341 = p;
            l340: {
              if (n342 > 0) {
                if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l340; }
              }
              let v343!: CellNode;
              if ((p = readCell(p)) < 0) { break l340; }
              v343 = m.value as CellNode;
              list344.push(v343);
              n342++;
              continue l339;
            }
            p = s341;
            break;
          }
          if (n342 < 1) { break l338; }
          l_cells = list344;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (skipLineEnd(p) < 0) {  break l338; }
          break l336;
        }
        p = s337;
      } else
      m.hitEnd ||= p >= end;
      l362: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        const list368: CellNode[] = [];
        let n366 = 0;
        l363: for (;;) {
          const s365 = p;
          l364: {
            if (n366 > 0) {
              if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l364; }
            }
            let v367!: CellNode;
            if ((p = readCell(p)) < 0) { break l364; }
            v367 = m.value as CellNode;
            list368.push(v367);
            n366++;
            continue l363;
          }
          p = s365;
          break;
        }
        if (n366 < 2) { break l362; }
        l_cells = list368;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.hitEnd ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if (skipLineEnd(p) < 0) {  break l362; }
        break l336;
      }
      p = s337;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      const list377: CellNode[] = [];
      let n375 = 0;
      l372: for (;;) {
        if (n375 >= 1) break;
        const s374 = p;
        l373: {
          let v376!: CellNode;
          if ((p = readCell(p)) < 0) { break l373; }
          v376 = m.value as CellNode;
          list377.push(v376);
          n375++;
          continue l372;
        }
        p = s374;
        break;
      }
      if (n375 < 1) { return -1; }
      l_cells = list377;
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
    l378: {
      const t380 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l378;
      }
      m.forget(t380);
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
    let e381!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e381 = m.value as string[];
    let e382!: ":" | null;
    l383: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e382 = ":";
        p++;
        break l383;
      } else m.hitEnd ||= p >= end;
      e382 = null;
    }
    let e386!: "-"[];
    const list391: "-"[] = [];
    l387: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v390!: "-";

        v390 = "-";
        p++;
        list391.push(v390);
        continue l387;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (list391.length === 0) { return -1; }
    e386 = list391;
    let e393!: ":" | null;
    l394: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e393 = ":";
        p++;
        break l394;
      } else m.hitEnd ||= p >= end;
      e393 = null;
    }
    let e397!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e397 = m.value as string[];
    value = [e381, e382, e386, e393, e397];
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l302: {
      const s303 = p;
      const c304 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c304 >= 9 && c304 <= 10) || c304 === 13 || c304 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l302; }
      if ((c304 < 128 && TABLE_7[c304] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l302; }
      if ((c304 === 32 || c304 === 35) && (q = skipHeadingMarks(p)) >= 0) { p = q; break l302; }
      if ((c304 === 32 || c304 === 35) && (q = skipHeadingGlued(p)) >= 0) { p = q; break l302; }
      if ((c304 === 32 || c304 === 96 || c304 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l302; }
      if ((c304 < 128 ? TABLE_2[c304] === 1 : BEYOND_0(c304)) && (q = skipBulletMark(p)) >= 0) { p = q; break l302; }
      if ((c304 < 128 ? TABLE_10[c304] === 1 : BEYOND_1(c304))) {
        l305: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l305; }
          if ((p = skipLabelLine(p)) < 0) { break l305; }
          break l302;
        }
        p = s303;
      }
      if ((c304 === 32 || c304 === 60 || c304 === 124)) {
        l323: {
          let n327 = 0;
          l324: for (;;) {
            if (n327 >= 3) break;
            const s326 = p;
            l325: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l325; }
              p++;
              n327++;
              continue l324;
            }
            p = s326;
            break;
          }
          l328: {
            const s329 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l330: {
                if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l330; }
                p += 4;
                break l328;
              }
              p = s329;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l323; }
            p++;
          }
          break l302;
        }
        p = s303;
      }
      if ((c304 === 27 || c304 === 60) && (q = skipNoiseAlone(p)) >= 0) { p = q; break l302; }
      if ((c304 < 128 && TABLE_8[c304] === 1) && (q = skipCutMark(p)) >= 0) { p = q; break l302; }
      if (!(p < end) || skipMarksBelow(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l332: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipTableHead(p)) >= 0) {
          p = q;
          break l332;
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
    const near296 = p + 4;
    while (p < near296 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near296) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    l297: for (;;) {
      const s299 = p;
      const t300 = m.pending.length;
      if ((p < end)) {
        l298: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l298; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l298; }
          continue l297;
        }
        p = s299;
        m.forget(t300);
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
    const t288 = m.pending.length;
    if ((q = readBulletContent(p)) >= 0) {
      p = q;
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    } else { m.forget(t288); l_content = null; }
    if ((p = readBulletText(p)) < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TableRowNode;
    l398: {
      const s399 = p;
      const t400 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l401: {
          l404: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s402 = p;
              l403: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l403; }
                p++;
                p = s402;
                break l404;
              }
              p = s402;
            } else m.hitEnd ||= p >= end;
            break l401;
          }
          if ((p = readTableRow(p)) < 0) { break l401; }
          value = m.value as TableRowNode;
          if ((p = noteLineEnd(p)) < 0) { break l401; }
          break l398;
        }
        p = s399;
        m.forget(t400);
      } else
      m.hitEnd ||= p >= end;
      l405: {
        if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { break l405; }
        m.hitEnd ||= p >= end;
        if (skipRowStop(p) >= 0) { break l405; }

        if ((p = readTableRow(p)) < 0) { break l405; }
        value = m.value as TableRowNode;
        if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l405; }
        break l398;
      }
      p = s399;
      m.forget(t400);
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (skipRowStop(p) >= 0) { return -1; }

      if ((p = readTableRow(p)) < 0) { return -1; }
      value = m.value as TableRowNode;
      l408: {
        const s406 = p;
        l407: {
          if ((p < end)) { break l407; }
          m.hitEnd ||= p >= end;
          p = s406;
          break l408;
        }
        p = s406;
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
    l415: for (;;) {
      const s417 = p;
      const t418 = m.pending.length;
      if ((p < end)) {
        l416: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l416; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l416; }
          continue l415;
        }
        p = s417;
        m.forget(t418);
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
    l248: {
      const t250 = m.pending.length;
      const c251 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c251 < 128 && TABLE_8[c251] === 1) && (q = readMissingMarkEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingMarkEndNode;
        break l248;
      }
      m.forget(t250);
      if ((q = readSubheading(p)) >= 0) { p = q; value = m.value as SubheadingNode; break l248; }
      m.forget(t250);
      if ((c251 < 128 ? TABLE_2[c251] === 1 : BEYOND_0(c251)) && (q = readBullet(p)) >= 0) {
        p = q;
        value = m.value as BulletNode;
        break l248;
      }
      m.forget(t250);
      if ((p < end && (c251 >= 14 || c251 <= 9 || (c251 >= 11 && c251 <= 12))) && (q = readTable(p)) >= 0) {
        p = q;
        value = m.value as TableNode;
        break l248;
      }
      m.forget(t250);
      if ((c251 === 27 || c251 === 60) && (q = readBadNoiseLine(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLineNode;
        break l248;
      }
      m.forget(t250);
      if (!(p < end) || (p = readParagraph(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list425: " "[] = [];
    let n423 = 0;
    l420: for (;;) {
      if (n423 >= 3) break;
      const s422 = p;
      l421: {
        let v424!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l421; }
        v424 = " ";
        p++;
        list425.push(v424);
        n423++;
        continue l420;
      }
      p = s422;
      break;
    }
    value = list425;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], string, string[], null];
    let e426!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e426 = m.value as " "[];
    let e427!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = readWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    e427 = m.value as string;
    let e428!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e428 = m.value as string[];
    let e429!: null;
    if (skipLineEnd(p) < 0) {  return -1; }
    e429 = null;
    value = [e426, e427, e428, e429];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m435 = false;
    let t434 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m435 = true;
      t434 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t434);
    if (!m435) { return -1; }
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l447: for (;;) {
      const s449 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l448: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l448; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l448; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l447;
        }
        p = s449;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l464: {
      const s465 = p;
      const c466 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c466 < 128 ? TABLE_18[c466] === 1 : BEYOND_2(c466)))) {
        l467: {
          l468: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s470 = p;
              l469: {
                l471: {
                  const s472 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l473: {
                      if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l473; }
                      p += 2;
                      break l471;
                    }
                    p = s472;
                  } else
                  m.hitEnd ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l469; }
                  p++;
                }
                break l468;
              }
              p = s470;
            } else m.hitEnd ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; break l467; }
          break l464;
        }
        p = s465;
      }
      if (c466 === 42) {

        p++;
        break l464;
      }
      if (p >= end || text.charCodeAt(p) !== 47) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l482: {
      const s483 = p;
      const c484 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c484 < 128 ? TABLE_19[c484] === 1 : BEYOND_2(c484)))) {
        l485: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) { m.hitEnd ||= p >= end; break l485; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_2(c)))) p++;
          m.hitEnd ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l482;
        }
        p = s483;
      }
      if ((c484 === 40 || c484 === 91 || c484 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l482; }
      if ((c484 === 34 || c484 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l482; }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) && skipArrow(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m481 = false;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) && (q = skipTypePiece(p)) >= 0) {
      p = q;
      m481 = true;
    }
    m.hitEnd ||= p >= end;
    if (!m481) { return -1; }
    l486: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594))) {
        const s488 = p;
        l487: {
          if ((p = skipArrow(p)) < 0) { break l487; }
          let m492 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) && (q = skipResultPiece(p)) >= 0) {
            p = q;
            m492 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m492) { break l487; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) { m.hitEnd ||= p >= end; break l487; }
          break l486;
        }
        p = s488;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    l496: {
      const s497 = p;
      const c498 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c498 === 44) {

        p++;
        break l496;
      }
      if (c498 === 41) {

        p++;
        break l496;
      }
      l501: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l501; }
        break l496;
      }
      p = s497;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) || (p = skipArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    l461: {
      const s462 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l463: {
          if ((p = skipParameterName(p)) < 0) { break l463; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l475: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s477 = p;
              l476: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = skipTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l476; }
                break l475;
              }
              p = s477;
            } else m.hitEnd ||= p >= end;
          }
          l493: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s495 = p;
              l494: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = skipDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l494; }
                break l493;
              }
              p = s495;
            } else m.hitEnd ||= p >= end;
          }
          if (skipParameterEnd(p) < 0) {  break l463; }
          break l461;
        }
        p = s462;
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
      const near502 = p + 4;
      while (p < near502 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near502) p = STOPS_7.next(p);
      m.hitEnd ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    l458: {
      const s459 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l460: {
          if ((p = skipParameter(p)) < 0) { break l460; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l458;
        }
        p = s459;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) || (p = skipBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l506: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l506;
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
    l451: {
      const s452 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l453: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = skipParameters(p)) < 0) { m.hitEnd ||= p >= end; break l453; }
          break l451;
        }
        p = s452;
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
    l515: {
      const s516 = p;
      const c517 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c517 === 40 || c517 === 91 || c517 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l515; }
      if ((c517 === 34 || c517 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l515; }
      if ((p < end && (c517 < 128 ? TABLE_25[c517] === 1 : c517 >= 128))) {
        l518: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l518; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l515;
        }
        p = s516;
      }
      if ((p < end)) {
        l519: {
          if (skipSignatureTail(p) >= 0) { break l519; }

          l520: {
            const s521 = p;
            const c522 = p < end ? text.charCodeAt(p) : 65536;
            m.hitEnd ||= p >= end;
            if (c522 === 42) {
              l523: {
                if (!(p < end && text.charCodeAt(p) === 42)) { m.hitEnd ||= p >= end; break l523; }
                p++;
                while ((p < end && text.charCodeAt(p) === 42)) p++;
                m.hitEnd ||= p >= end;
                break l520;
              }
              p = s521;
            }
            if ((c522 === 9 || c522 === 32)) {
              l524: {
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l524; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                break l520;
              }
              p = s521;
            }
            if (c522 === 60 && (q = skipTemplateTokens(p)) >= 0) { p = q; break l520; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l519; }
            p++;
          }
          break l515;
        }
        p = s516;
      }
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s525 = p;
          l526: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipSignatureTail(p)) < 0) { break l526; }
            return -1;
          }
          p = s525;
        }
      } else m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    let m514 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m514 = true; }
    m.hitEnd ||= p >= end;
    if (!m514) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    l509: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) && (q = skipResultArrow(p)) >= 0) {
        p = q;
        break l509;
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
    l440: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s442 = p;
        l441: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l441; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l441; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l440;
        }
        p = s442;
      } else m.hitEnd ||= p >= end;
    }
    l443: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s445 = p;
        l444: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l444; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l444; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l443;
        }
        p = s445;
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
    l436: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l436;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l438: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l438;
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
    let n539 = 0;
    l536: for (;;) {
      if (n539 >= 3) break;
      const s538 = p;
      l537: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l537; }
        p++;
        n539++;
        continue l536;
      }
      p = s538;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = skipMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n544 = 0;
    l541: for (;;) {
      if (n544 >= 3) break;
      const s543 = p;
      l542: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l542; }
        p++;
        n544++;
        continue l541;
      }
      p = s543;
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
    l548: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s550 = p;
        l549: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l549; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l549; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l548;
        }
        p = s550;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near551 = p + 4;
    while (p < near551 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near551) p = STOPS_4.next(p);
    m.hitEnd ||= p >= end && "^\n\r*";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l531: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l531;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l533: {
        const s534 = p;
        const c535 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c535 === 32 || c535 === 35) && (q = skipAnyItemAhead(p)) >= 0) { p = q; break l533; }
        l540: {
          if (!m.reading.inside[5]) { break l540; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || (p = skipMethodAhead(p)) < 0) { m.hitEnd ||= p >= end; break l540; }
          break l533;
        }
        p = s534;
        if ((p < end && (c535 >= 14 || c535 <= 9 || (c535 >= 11 && c535 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l533;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l533; }
        if ((p = skipItemAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l559: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c)))) {
        const s557 = p;
        l558: {
          if ((p = skipAnyLead(p)) < 0) { break l558; }
          if ((p = skipOpen(p)) < 0) { break l558; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDescriptionName(p)) < 0) { m.hitEnd ||= p >= end; break l558; }
          p = s557;
          break l559;
        }
        p = s557;
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
    l562: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c)))) {
        const s560 = p;
        l561: {
          if ((p = skipAnyLead(p)) < 0) { break l561; }
          if ((p = skipOpen(p)) < 0) { break l561; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRateLimitName(p)) < 0) { m.hitEnd ||= p >= end; break l561; }
          p = s560;
          break l562;
        }
        p = s560;
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
    l569: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c)))) {
        const s567 = p;
        l568: {
          if ((p = skipAnyLead(p)) < 0) { break l568; }
          if ((p = skipOpen(p)) < 0) { break l568; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipReturnsName(p)) < 0) { m.hitEnd ||= p >= end; break l568; }
          p = s567;
          break l569;
        }
        p = s567;
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
    l575: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c)))) {
        const s573 = p;
        l574: {
          if ((p = skipAnyLead(p)) < 0) { break l574; }
          if ((p = skipOpen(p)) < 0) { break l574; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) || (p = skipSemanticUnitName(p)) < 0) { m.hitEnd ||= p >= end; break l574; }
          p = s573;
          break l575;
        }
        p = s573;
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
    l578: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : BEYOND_0(c)))) {
        const s576 = p;
        l577: {
          if ((p = skipAnyLead(p)) < 0) { break l577; }
          if ((p = skipOpen(p)) < 0) { break l577; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1)) || (p = skipResponsibilityName(p)) < 0) { m.hitEnd ||= p >= end; break l577; }
          p = s576;
          break l578;
        }
        p = s576;
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
    l581: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c)))) {
        const s579 = p;
        l580: {
          if ((p = skipAnyLead(p)) < 0) { break l580; }
          if ((p = skipOpen(p)) < 0) { break l580; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) || (p = skipCriteriaName(p)) < 0) { m.hitEnd ||= p >= end; break l580; }
          p = s579;
          break l581;
        }
        p = s579;
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
    l552: {
      const s553 = p;
      l554: {
        if (!m.reading.inside[9]) { break l554; }
        l555: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c))) && (q = readDescriptionLabel(p)) >= 0) {
            p = q;
            value = m.value as DescriptionLabelNode;
            break l555;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c))) || (p = readRateLimitLabel(p)) < 0) { m.hitEnd ||= p >= end; break l554; }
          value = m.value as RateLimitLabelNode;
        }
        break l552;
      }
      p = s553;
      l563: {
        if (!m.reading.inside[10]) { break l563; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l563; }
        value = m.value as DescriptionLabelNode;
        break l552;
      }
      p = s553;
      l564: {
        if ((p = skipInMethod(p)) < 0) { break l564; }
        l565: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c))) && (q = readReturnsLabel(p)) >= 0) {
            p = q;
            value = m.value as ReturnsLabelNode;
            break l565;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c))) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l564; }
          value = m.value as DescriptionLabelNode;
        }
        break l552;
      }
      p = s553;
      l570: {
        if (skipInMethod(p) >= 0) { break l570; }

        if (!m.reading.inside[5]) { break l570; }
        l571: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : BEYOND_0(c))) && (q = readSemanticUnitLabel(p)) >= 0) {
            p = q;
            value = m.value as SemanticUnitLabelNode;
            break l571;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : BEYOND_0(c))) || (p = readResponsibilityLabel(p)) < 0) { m.hitEnd ||= p >= end; break l570; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l552;
      }
      p = s553;
      if (!m.reading.inside[13]) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : BEYOND_0(c))) || (p = readCriteriaLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as CriteriaLabelNode;
    }
    m.value = value;
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m; let q = 0;
    l595: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l595; }
      m.hitEnd ||= p >= end;
      if ((p = skipBadLabel(p)) < 0) { return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "" | null;
    let n588 = 0;
    l585: for (;;) {
      if (n588 >= 3) break;
      const s587 = p;
      l586: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l586; }
        p++;
        n588++;
        continue l585;
      }
      p = s587;
      break;
    }
    l589: {
      const s591 = p;
      l590: {
        l594: {
          const s592 = p;
          l593: {
            if ((p = skip_label(p)) < 0) { break l593; }
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipLineEnd(p)) < 0) { break l593; }
            p = s592;
            break l594;
          }
          p = s592;
          break l590;
        }
        value = '';
        break l589;
      }
      p = s591;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | null;
    l582: {
      const t584 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) && (q = readBulletHolds(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l582;
      }
      m.forget(t584);
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
    l599: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : BEYOND_0(c)))) {
        const s597 = p;
        l598: {
          if ((p = skipAnyLead(p)) < 0) { break l598; }
          if ((p = skipOpen(p)) < 0) { break l598; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) || (p = skipAuthenticationName(p)) < 0) { m.hitEnd ||= p >= end; break l598; }
          p = s597;
          break l599;
        }
        p = s597;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t600 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1)) && (q = readAnswer(p)) >= 0) {
      p = q;
      l_answer = m.value as YesNode | NoNode;
    } else { m.hitEnd ||= p >= end; m.forget(t600); l_answer = null; }
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
    l605: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c)))) {
        const s603 = p;
        l604: {
          if ((p = skipAnyLead(p)) < 0) { break l604; }
          if ((p = skipOpen(p)) < 0) { break l604; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRequestBodyName(p)) < 0) { m.hitEnd ||= p >= end; break l604; }
          p = s603;
          break l605;
        }
        p = s603;
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
    l608: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : BEYOND_0(c)))) {
        const s606 = p;
        l607: {
          if ((p = skipAnyLead(p)) < 0) { break l607; }
          if ((p = skipOpen(p)) < 0) { break l607; }
          if (!(p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) || (p = skipResponseName(p)) < 0) { m.hitEnd ||= p >= end; break l607; }
          p = s606;
          break l608;
        }
        p = s606;
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
    l601: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : BEYOND_0(c))) && (q = readRequestBodyLabel(p)) >= 0) {
        p = q;
        value = m.value as RequestBodyLabelNode;
        break l601;
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
    l611: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : BEYOND_0(c)))) {
        const s609 = p;
        l610: {
          if ((p = skipAnyLead(p)) < 0) { break l610; }
          if ((p = skipOpen(p)) < 0) { break l610; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_41[c] === 1)) || (p = skipComplexityName(p)) < 0) { m.hitEnd ||= p >= end; break l610; }
          p = s609;
          break l611;
        }
        p = s609;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t612 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_43[c] === 1)) && (q = read_wholeNumber(p)) >= 0) {
      p = q;
      l_number = m.value as WholeNumberNode;
    } else { m.hitEnd ||= p >= end; m.forget(t612); l_number = null; }
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
    l615: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : BEYOND_0(c)))) {
        const s613 = p;
        l614: {
          if ((p = skipAnyLead(p)) < 0) { break l614; }
          if ((p = skipOpen(p)) < 0) { break l614; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) || (p = skipSeverityName(p)) < 0) { m.hitEnd ||= p >= end; break l614; }
          p = s613;
          break l615;
        }
        p = s613;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if ((p = read_label(p)) < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t616 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : BEYOND_3(c))) && (q = readSeverity(p)) >= 0) {
      p = q;
      l_severity = m.value as SeverityWordNode;
    } else { m.hitEnd ||= p >= end; m.forget(t616); l_severity = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: SeverityHeadNode = { type: 'SeverityHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, severity: l_severity, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l623: {
      const s624 = p;
      l625: {
        {
          const s626 = p;
          l627: {
            if (!m.reading.inside[16]) { break l627; }
            break l625;
          }
          p = s626;
        }
        let n632 = 0;
        l629: for (;;) {
          if (n632 >= 3) break;
          const s631 = p;
          l630: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l630; }
            p++;
            n632++;
            continue l629;
          }
          p = s631;
          break;
        }
        if ((p = skipLabelAhead(p)) < 0) { break l625; }
        break l623;
      }
      p = s624;
      if (!m.reading.inside[16]) { return -1; }
      let n636 = 0;
      l633: for (;;) {
        if (n636 >= 3) break;
        const s635 = p;
        l634: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l634; }
          p++;
          n636++;
          continue l633;
        }
        p = s635;
        break;
      }
      l637: {
        const s638 = p;
        l639: {
          if ((p < end && text.charCodeAt(p) === 35)) { break l639; }
          m.hitEnd ||= p >= end;
          break l637;
        }
        p = s638;
        if (skipEndingHeadingLabel(p) < 0) {  return -1; }
      }
      l642: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 304))) {
          const s640 = p;
          l641: {
            if ((p = skipOpen(p)) < 0) { break l641; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304)) || (p = skipComponentName(p)) < 0) { m.hitEnd ||= p >= end; break l641; }
            p = s640;
            break l642;
          }
          p = s640;
        } else m.hitEnd ||= p >= end;
        return -1;
      }
      if ((p = skipLabelAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l645: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c)))) {
        const s643 = p;
        l644: {
          if ((p = skipBulletLead(p)) < 0) { break l644; }
          l648: {
            const s646 = p;
            l647: {
              if ((p = skipOpen(p)) < 0) { break l647; }
              if ((p = skip_knownName(p)) < 0) { break l647; }
              p = s646;
              break l648;
            }
            p = s646;
            break l644;
          }
          if ((p = skipLabelAhead(p)) < 0) { break l644; }
          p = s643;
          break l645;
        }
        p = s643;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (skipHeldBullet(p) >= 0) { return -1; }

    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near653 = p + 4;
    while (p < near653 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near653) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    l654: for (;;) {
      const s656 = p;
      if ((p < end)) {
        l655: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l655; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = skipLine(p)) < 0) { m.hitEnd ||= p >= end; break l655; }
          continue l654;
        }
        p = s656;
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
    l651: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s649 = p;
        l650: {
          const near652 = p + 4;
          while (p < near652 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near652) p = STOPS_8.next(p);
          m.hitEnd ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l650; }
          p++;
          p = s649;
          break l651;
        }
        p = s649;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_2[c] === 1)) || (p = skipListedHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l617: {
      const s618 = p;
      const c619 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c619 < 128 ? TABLE_10[c619] === 1 : BEYOND_1(c619))) {
        l620: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : BEYOND_1(c))) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l620; }
          l621: {
            if ((q = skipPlainLabelAhead(p)) >= 0) { p = q; break l621; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : BEYOND_0(c))) || (p = skipBulletLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l620; }
          }
          break l617;
        }
        p = s618;
      }
      if ((p < end && (c619 >= 14 || c619 <= 9 || (c619 >= 11 && c619 <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l617;
      }
      if ((c619 < 128 && TABLE_7[c619] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l617; }
      if ((q = skipListedAhead(p)) >= 0) { p = q; break l617; }
      if ((p = skipColumnsAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l665: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : BEYOND_0(c)))) {
        const s663 = p;
        l664: {
          if ((p = skipAnyLead(p)) < 0) { break l664; }
          if ((p = skipOpen(p)) < 0) { break l664; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1)) || (p = skipParametersName(p)) < 0) { m.hitEnd ||= p >= end; break l664; }
          p = s663;
          break l665;
        }
        p = s663;
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
    l668: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : BEYOND_0(c)))) {
        const s666 = p;
        l667: {
          if ((p = skipAnyLead(p)) < 0) { break l667; }
          if ((p = skipOpen(p)) < 0) { break l667; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1)) || (p = skipRaisesName(p)) < 0) { m.hitEnd ||= p >= end; break l667; }
          p = s666;
          break l668;
        }
        p = s666;
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
    l658: {
      const s659 = p;
      l660: {
        if (!m.reading.inside[9]) { break l660; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : BEYOND_0(c))) || (p = readRequestParametersLabel(p)) < 0) { m.hitEnd ||= p >= end; break l660; }
        value = m.value as RequestParametersLabelNode;
        break l658;
      }
      p = s659;
      if ((p = skipInMethod(p)) < 0) { return -1; }
      l661: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : BEYOND_0(c))) && (q = readParametersLabel(p)) >= 0) {
          p = q;
          value = m.value as ParametersLabelNode;
          break l661;
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
    l671: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : BEYOND_0(c)))) {
        const s669 = p;
        l670: {
          if ((p = skipAnyLead(p)) < 0) { break l670; }
          if ((p = skipOpen(p)) < 0) { break l670; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDependenciesName(p)) < 0) { m.hitEnd ||= p >= end; break l670; }
          p = s669;
          break l671;
        }
        p = s669;
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
    l672: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l672;
      }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) && skipMethodAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l674: {
        const s675 = p;
        const c676 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c676 === 32 || c676 === 35)) {
          l677: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; break l677; }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; break l677; }
            break l674;
          }
          p = s675;
        }
        if ((p < end && (c676 >= 14 || c676 <= 9 || (c676 >= 11 && c676 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l674;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l674; }
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
    l708: {
      const s709 = p;
      const t710 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l711: {
          if ((p = readParameterName(p)) < 0) { break l711; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l712: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s714 = p;
              l713: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = readTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l713; }
                l_annotation = m.value as TypeTextNode;
                break l712;
              }
              p = s714;
            } else m.hitEnd ||= p >= end;
            l_annotation = null;
          }
          l715: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s717 = p;
              l716: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)) || (p = readDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l716; }
                l_fallback = m.value as DefaultTextNode;
                break l715;
              }
              p = s717;
            } else m.hitEnd ||= p >= end;
            l_fallback = null;
          }
          if (skipParameterEnd(p) < 0) {  break l711; }
          break l708;
        }
        p = s709;
        m.forget(t710);
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
    l704: {
      const s705 = p;
      const t706 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_2(c)))) {
        l707: {
          if ((p = readParameter(p)) < 0) { break l707; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l704;
        }
        p = s705;
        m.forget(t706);
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
    l721: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l721;
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
    const list702: (ParameterNode | BadParameterNode)[] = [];
    let t700 = m.pending.length;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) && (q = readParameterItem(p)) >= 0) {
      p = q;
      let v701!: ParameterNode | BadParameterNode;
      v701 = m.value as ParameterNode | BadParameterNode;
      list702.push(v701);
      t700 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t700);
    l_items = list702;
    if ((p = noteParametersEnd(p)) < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l693: {
      const s694 = p;
      const t695 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l696: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = readParameters(p)) < 0) { m.hitEnd ||= p >= end; break l696; }
          value = m.value as ParametersNode;
          break l693;
        }
        p = s694;
        m.forget(t695);
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
    let m732 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m732 = true; }
    m.hitEnd ||= p >= end;
    if (!m732) { return -1; }
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
    l726: {
      const t728 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c === 8211 || c === 8594)) && (q = noteResultArrow(p)) >= 0) {
        p = q;
        break l726;
      }
      m.forget(t728);
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
    const t736 = m.pending.length;
    if ((p < end) && (q = readBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t736); }
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
    l678: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s680 = p;
        l679: {
          let e681!: "async";
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l679; }
          e681 = "async";
          p += 5;
          let e682!: string[];
          const list687: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v686!: string;
            v686 = m.value as string;
            list687.push(v686);
          }
          m.hitEnd ||= p >= end;
          if (list687.length === 0) { break l679; }
          e682 = list687;
          l_isAsync = [e681, e682];
          break l678;
        }
        p = s680;
      } else m.hitEnd ||= p >= end;
      l_isAsync = null;
    }
    l689: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s691 = p;
        l690: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l690; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l690; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l689;
        }
        p = s691;
      } else m.hitEnd ||= p >= end;
    }
    const s692 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : BEYOND_2(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = text.slice(s692, p);
    if ((p = readSignatureList(p)) < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    const t725 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 8211 || c === 8594)) && (q = readResult(p)) >= 0) {
      p = q;
      l_result = m.value as ResultNode;
    } else { m.hitEnd ||= p >= end; m.forget(t725); l_result = null; }
    if ((p = noteSignatureEnd(p)) < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l737: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l737;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : BEYOND_1(c))) || (p = skipComponentLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l739: {
      const s740 = p;
      const t741 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l742: {
          let e743!: string[];
          const list748: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v747!: string;
            v747 = m.value as string;
            list748.push(v747);
          }
          m.hitEnd ||= p >= end;
          e743 = list748;
          let e750!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l742; }
          e750 = m.value as "\n" | BadLineEndNode;
          value = [e743, e750];
          break l739;
        }
        p = s740;
        m.forget(t741);
      } else
      m.hitEnd ||= p >= end;
      let e751!: string[];
      const list756: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v755!: string;
        v755 = m.value as string;
        list756.push(v755);
      }
      m.hitEnd ||= p >= end;
      if (list756.length === 0) { return -1; }
      e751 = list756;
      let e758!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e758 = m.value as null;
      value = [e751, e758];
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
      '[0,["/",["s",36,["?",["[",").:"]],["[+","\\t "]],["s",["[+","IVX"],["[",")."],["[+","\\t "]],["[+","*:_`"],["[","^\\t\\n\\r\\u001b \\"#\'(*/-:<A-[_-{"],["s",["!",37],["[+","\\t "]]],"^\\n\\r\\u001b\\"#\'(/<A-HJ-UWY-[a-{"]', // 35 skipTitleOrnament
      '[0,["s",["[+","0-9"],["*",["s",".",["[+","0-9"]]]]]', // 36 skipNumber
      skipHeadingEndAhead,
      '[0,["s",["[+","\\t "],["[+","#"],["&",["s",["[*","\\t "],["?",28],["[*","\\t "],7]]]]', // 38 skipClosingMarks
      '[0,["[+","*_`"]]', // 39 skipBadTitleMark
      '[0,["*",41]]', // 40 skipMarkedId
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*<_`"],["s",["!",["s",["?",["[+","*_`"]],37]],["/",["[+","\\t "],["[+","*_`"],["[","^\\n\\r"]]]],"^\\n\\r"]', // 41 skipMarkedIdPart
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
      '[0,["/",["s",284,295],["s",289,307],["s",291,320],["s",97,321],["s",363,366]]]', // 294 skipItemAhead
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
      '[0,["/",["s",322,["!",324],6,25,325,45],["s",322,["!",62],6,25,361,325,["[*","*"],45],["s",["&",46],["&",323],325,45,110]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 321 skipMethodHeading
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
      '[0,["s",12,["*",["s",["[*","\\t "],12]]]]', // 358 skipTemplateTokens
      skipSignatureEnd,
      '[0,["s",["!",355],["+",43]],"^\\n\\r"]', // 360 skipBadSignatureRest
      '[0,["+",362]]', // 361 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",["/",287,["s",36,":"]],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 362 skipMethodOrnament
      '[0,["/",293,364,365]]', // 363 skipInChecklist
      '[0,["inside",7]]', // 364 readInPlainChecklist
      '[0,["inside",8]]', // 365 readInDeepChecklist
      '[0,["/",["s",367,6,25,["?",298],308,45],["s",367,6,25,["?",298],42,45],["s",["&",46],308,45,110]]]', // 366 skipCheckHeading
      '[0,["/",["&",119],["s",293,["&",24]],["s",365,["&",296]]]]', // 367 skipCheckLevel
      '[1,["L",369]]', // 368 leaf
      '[1,["N",17,["s",["&",["s",271,["i","tech"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 369 readStackHeading
      '[1,["L",371]]', // 370 leaf
      '[1,["N",18,["s",6,[":",0,148],["[*","\\t "],[":",1,154],156]]]', // 371 readTechnology
      '[1,["L",373]]', // 372 leaf
      '[1,["N",19,["s",["&",["s",271,["i","assumption"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 373 readAssumptionsHeading
      '[1,["L",375]]', // 374 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",72,79]],176,["*",["s",["!",211],176]]]]," *"]', // 375 readMissingItem
      '[1,["L",377]]', // 376 leaf
      '[1,["N",20,["s",["&",["s",271,378]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 377 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 378 skipContractsName
      '[0,["L",["!",380]]]', // 379 leaf
      skipItemStop,
      skipAnyItemAhead,
      skipMethodAhead,
      '[1,["L",384]]', // 383 leaf
      '[1,["N",23,["s",["&",["/",24,119,296]],6,[":",0,127],[":",1,385],133],["s",["&",119],6,[":",0,127],[":",2,132],133],["s",["&",46],["&",286],[":",1,385],133,[":",3,137]]]," #*0-9A-Z_-z"]', // 384 readContractHeading
      '[1,["N",22,["s",["?",386],["?",387],[":",0,388],[":",1,391],["?",392],["?",393]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 385 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",287,["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 386 readBadTitleNumber
      '[1,["M","BadEndpointWord",288]]', // 387 readBadEndpointWord
      '[1,["/",389,390],"*A-Z_-z"]', // 388 readEndpointMethod
      '[0,["N",21,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 389 readMethodWord
      '[1,["M",5,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 390 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",304]]],"/"]', // 391 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",37]]]]', // 392 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",37],["+",43]]],"^\\n\\r"]', // 393 readBadTitleRest
      '[1,["L",["/",395,407,418,424,429,432]]]', // 394 leaf
      readTextHead,
      readTextKind,
      readDescriptionLabel,
      readRateLimitLabel,
      readReturnsLabel,
      readSemanticUnitLabel,
      readResponsibilityLabel,
      readCriteriaLabel,
      readLabelHolds,
      '[1,["/",["{",2,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],["{",3,["s",[":",0,["$",["|",0,1,false," "]]],144,["[+","\\t "]]]],"\\t *+\\\\-0-9\u2022\u25aa\u25cf\u25e6"]', // 404 readBulletHolds
      readLineHolds,
      skip_label,
      readAnswerHead,
      '[1,["/",["@",1,409,411,["[*","*`"]],["@",1,409,413,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 408 readAnswer
      '[1,["*",["/",["[+","\\t *`"],410]]]', // 409 noteAnswerGap
      '[1,["s",135,["*",140],["!",211]],"\\n\\r"]', // 410 noteLineBelow
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",412],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 411 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],126]]]', // 412 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",414],["!",416]]],"FNfn"]', // 413 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],126]],["s",7,["/",126,["&",["/",10,415]]]]]]]]]', // 414 skipNoEnd
      '[0,["/",10,211],"^"]', // 415 skipFieldStop
      '[0,["s",["+",["s",["!",417],["[","^\\n\\r"]]],417],"^\\n\\r"]', // 416 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 417 skipExceptionWord
      readJsonHead,
      readJsonKind,
      readRequestBodyLabel,
      readResponseLabel,
      '[0,["/",423,154]]', // 422 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 423 readTemplateRemark
      readSqlHead,
      '[0,["/",426,427,428],"\\t #*+\\\\-0-9CFIR_cfir\u0130\u2022\u25aa\u25cf\u25e6"]', // 425 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",213,74,89]]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 426 readIndexesLabel
      '[0,["N","RelationshipsLabel",["&",["s",213,74,90]]],"\\t #*+\\\\-0-9FR_fr\u2022\u25aa\u25cf\u25e6"]', // 427 readRelationshipsLabel
      '[0,["N","ConstraintsLabel",["&",["s",213,74,91]]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 428 readConstraintsLabel
      readNumberHead,
      '[1,["@",1,409,431,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 430 read_wholeNumber
      '[0,["N",24,[":",0,["$",["[+","0-9"]]]]]', // 431 readWholeNumber
      readSeverityHead,
      '[1,["@",1,434,435,["[*","\\"*`"],["&",437]],"\\t\\n\\r \\"*CHLM`chlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 433 readSeverity
      '[1,["*",["/",["[+","\\t \\"*`"],410]]]', // 434 noteSeverityGap
      '[0,["N",25,["s",[":",0,["?",["@",0,["$",["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]],["[*","\\t \\"*`"]]]],[":",1,["$",436]]]],"CHLMchlm\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 435 readSeverityWord
      '[0,["/",["i","critical"],["i","high"],["i","medium"],["i","low"]],"CHLMchlm"]', // 436 skip_severityWord
      '[0,["/",["s",["[*","\\t "],7],["s",["&",["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["[","(,.;\u2013\u2014"]]]],["+",["s",["!",436],["[","^\\n\\r"]]],7]]]', // 437 skipSeverityRest
      '[0,["L",["s",["&",160],["!",439]]]," *\\\\-<_`~"]', // 438 leaf
      skipFieldEnd,
      skipPlainLabelAhead,
      skipBulletLabelAhead,
      '[0,["/",443,["&",["s",445,214]],["s",["|",0,3,false," "],"\\t"]]]', // 442 skipHeldBullet
      '[0,["q",444]]', // 443 skipHoldsAll
      '[0,["same",3,""]]', // 444 readHoldsAll
      '[0,["q",446]]', // 445 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 446 readHoldsRun
      skipListedAhead,
      '[0,["/",["s",["&",449],214],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 448 skipNestedInMethod
      '[0,["q",450]]', // 449 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 450 readListedRun
      '[0,["s",452,["[*","*"],454,["[*","*"],459,460]]', // 451 skipListedHeading
      '[0,["q",453]]', // 452 skipListedColumn
      '[0,["{",4,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 453 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],326,455,["?",349],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],326,328,["?",457]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 454 skipListedSignature
      '[0,["/",["s",["[*","\\t "],328],456],"\\t (\\\\-=`\u2013\u2192"]', // 455 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",339]]],"\\t \\\\-=`\u2013\u2192"]', // 456 skipMissingListedParameters
      '[0,["s",["[*","\\t "],350,["[*","\\t "],458],"\\t \\\\-=\u2013\u2192"]', // 457 skipWordResult
      '[0,["+",["/",336,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 458 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 459 skipListedGap
      skipBulletText,
      '[0,["s",86,["!",462],["&",["s",6,["?","|"],463,"|",464,"|"]],["&",219]]]', // 461 skipColumnsAhead
      '[0,["inside",17]]', // 462 readInColumns
      '[0,["s",["[*","\\t *`"],["i","column"],["?",["s",["[+","\\t "],["i","name"]]],["[*","\\t *`"]],"\\t *C`c"]', // 463 skipColumnWord
      '[0,["s",["[*","\\t *`"],["?",["s",["i","data"],["[+","\\t "]]],["i","type"],["[*","\\t *`"]],"\\t *DT`dt"]', // 464 skipTypeWord
      '[1,["L",["@",1,["!",439],184]]]', // 465 leaf
      '[1,["L",467]]', // 466 leaf
      readEntriesHead,
      readEntriesKind,
      '[0,["N","RequestParametersLabel",["&",["s",213,74,82]]],"\\t #*+\\\\-0-9P-R_p-r\u2022\u25aa\u25cf\u25e6"]', // 469 readRequestParametersLabel
      readParametersLabel,
      readRaisesLabel,
      '[0,["/",423,473,154]]', // 472 readEntriesValue
      '[0,["N",27,["s",[":",0,["|",1,null,true,475,474]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 473 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 474 skipInlineComma
      '[0,["N",26,["s",[":",0,476],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,478]],["s",[":",0,479],["&",["/",474,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 475 readInlineEntry
      '[0,["/",["@",1,"`",204,"`"],["@",1,["!",["[","A-Z"]],209],477],"*A-Z_-z"]', // 476 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 477 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",474,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["/",["[+","\\t "],["[","^\\n\\r"]]]]]]', // 478 readInlineText
      '[0,["/",["@",1,"`",204,"`"],477],"A-Z`"]', // 479 read_className
      '[1,["L",["@",1,["!",439],["/",190,481,184]]]]', // 480 leaf
      '[1,["N",28,["s",[":",0,["|",1,null,true,482]],["&",415]]],"\\t *A-Z_-z"]', // 481 readEntriesText
      '[1,["@",3,["!",10],["!",211],["[*","\\t "],473,134],"\\t *A-Z_-z"]', // 482 readEntriesLine
      '[1,["L",484]]', // 483 leaf
      '[1,["N",30,["s",["&",["s",213,74,85]],[":",0,403],[":",1,148],["[*","\\t "],[":",2,485],156]],"\\t #*+\\\\-0-9ER_er\u2022\u25aa\u25cf\u25e6"]', // 484 readFailuresHead
      '[0,["/",486,154]]', // 485 readFailuresValue
      '[0,["N",29,["s",[":",0,["/",193,196]],[":",1,487]]],"*1-5H_`h"]', // 486 readFailureText
      '[0,154]', // 487 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",380],489]],"\\t *1-5_`"]', // 488 leaf
      '[1,["N",31,["s",[":",0,["|",1,null,true,490]],["&",415]]],"\\t *1-5H_`h"]', // 489 readFailureLines
      '[1,["@",2,["!",10],["[*","\\t "],486,134],"\\t *1-5H_`h"]', // 490 readFailureLine
      '[1,["L",492]]', // 491 leaf
      '[1,["N",32,["s",["&",["s",6,215]],["!",["s",6,74,75]],[":",0,405],[":",1,148],["[*","\\t "],[":",2,154],156]]," #*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 492 readOtherHead
      '[1,["L",494]]', // 493 leaf
      '[1,["N",33,["s",["&",["s",271,["i","data"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 494 readSchemasHeading
      '[1,["L",496]]', // 495 leaf
      '[1,["N",35,["s",["&",["/",24,119,296]],6,[":",0,127],["?",386],["&",290],[":",1,497],133],["s",["&",119],6,[":",0,127],["?",386],[":",2,["$",["?",319]]],[":",3,132],133],["s",["&",46],["&",290],[":",1,497],133,[":",4,137]]]," #*0-9T_`t"]', // 496 readSchemaHeading
      '[1,["/",310,498],"^\\n\\r"]', // 497 read_pair
      '[0,["N",34,["s",[":",0,499],":",["[*","\\t "],[":",1,132]]],"^\\n\\r"]', // 498 readPair
      '[0,["N","PairName",["*",318]]]', // 499 readPairName
      '[1,["L",501]]', // 500 leaf
      '[1,["N",36,["s",["&",["s",213,74,88]],[":",0,403],[":",1,148],["[*","\\t "],[":",2,154],156]],"\\t #*+\\\\-0-9C_c\u2022\u25aa\u25cf\u25e6"]', // 501 readColumnsHead
      '[1,["L",["/",139,["@",2,["&",["s",["[*","\\t "],"|"]],["!",439],["/",231,503,239]],["@",3,["!",439],["!",219],["!",234],503]]]]', // 502 leaf
      '[1,["N",37,["s",[":",0,["|",1,null,true,232]],["&",415]]]]', // 503 readTableRows
      '[1,["L",505]]', // 504 leaf
      '[1,["N",38,["s",["&",461],506,[":",0,231]]]]', // 505 readBareColumns
      '[1,["M","MissingColumnsLabel",""]]', // 506 readMissingColumnsLabel
      '[1,["L",508]]', // 507 leaf
      '[1,["N",39,["s",["&",["s",271,["i","component"]]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 508 readComponentsHeading
      '[1,["L",510]]', // 509 leaf
      '[1,["N",40,["s",["&",["/",24,119,296]],6,[":",0,127],["?",386],["&",292],[":",1,497],133],["s",["&",119],["!",["s",97,321]],6,[":",0,127],["?",386],[":",2,["$",["?",319]]],[":",3,132],133],["s",["&",46],["&",292],[":",1,497],133,[":",4,137]]]," #*0-9C_`c"]', // 510 readComponentHeading
      '[1,["L",512],"\\t #*+\\\\-0-9D_d\u2022\u25aa\u25cf\u25e6"]', // 511 leaf
      readNamesHead,
      '[0,["/",514,154]]', // 513 readNamesValue
      '[0,["N",41,[":",0,["|",1,null,true,515,","]]],"^\\n\\r,"]', // 514 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 515 readName
      '[1,["L",["@",1,["!",439],["/",190,517,184]]]]', // 516 leaf
      '[1,["N",42,[":",0,["|",1,null,true,518]]],"^\\n\\r,"]', // 517 readNamesText
      '[1,["@",3,["!",10],["!",211],["[*","\\t "],514,134],"^\\n\\r,"]', // 518 readNameTextLine
      '[1,["L",520]]', // 519 leaf
      '[1,["N",43,["s",["&",["s",213,74,103]],[":",0,521],[":",1,148],["[*","\\t "],[":",2,154],156]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 520 readNotesHead
      '[1,["/",404,["@",1,6,""]]]', // 521 readNotesHolds
      '[1,["L",523]]', // 522 leaf
      '[1,["N",44,["s",["&",["s",213,74,102]],[":",0,403],[":",1,148],["[*","\\t "],[":",2,154],156]],"\\t #*+\\\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6"]', // 523 readInterfacesHead
      '[0,["L",["!",525]]]', // 524 leaf
      skipComponentStop,
      '[1,["L",527]]', // 526 leaf
      '[1,["N",45,["s",322,["!",324],6,[":",0,127],[":",1,528],133],["s",322,["!",62],6,[":",0,127],548,[":",1,528],["[*","*"],133],["s",["&",46],["&",323],[":",1,528],133,[":",2,137]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 527 readMethodHeading
      readSignature,
      readSignatureList,
      readParameters,
      readParameterItem,
      readParameter,
      '[0,["N","ParameterName",332],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 533 readParameterName
      '[0,["N","TypeText",334],"^\\n\\r),=]`}"]', // 534 readTypeText
      '[0,["N","DefaultText",342]]', // 535 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 536 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",339,["+",["/",340,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",339],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 537 readBadParameter
      noteParametersEnd,
      '[1,["M","MissingParenthesis",""]]', // 539 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],339]]]]]', // 540 readMissingParameters
      readResult,
      '[1,["/","->",543],"\\\\-=\u2013\u2192"]', // 542 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 543 readBadArrow
      '[1,["M","BadColonArrow",["s",":",["&",["s",["[*","\\t "],353,["[*","\\t "],["/",["[+","`"],355]]]]]]', // 544 readBadColonArrow
      readResultText,
      noteSignatureEnd,
      '[1,["M","BadSignatureRest",["s",["!",355],["+",43]]],"^\\n\\r"]', // 547 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",362]]]', // 548 readBadMethodTitle
      '[0,["L",["!",550]]]', // 549 leaf
      skipMethodStop,
      '[0,["/",["s",6,["&",["s",74,98]],68],["s",["!",442],214,["&",["s",74,98]],68]],"\\t #*+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130\u2022\u25aa\u25cf\u25e6"]', // 551 skipComponentLabelAhead
      '[1,["L",553]]', // 552 leaf
      '[1,["N",48,["s",[":",0,453],["[*","*"],[":",1,554],["[*","*"],459,[":",2,210]]]]', // 553 readListedHeading
      '[1,["N",47,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,230]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",326]],[":",2,555],[":",3,["?",541]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,230]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",326]],[":",2,530],[":",3,["?",557]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 554 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],530],556],"\\t (\\\\-=`\u2013\u2192"]', // 555 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",339]]]],"\\t \\\\-=`\u2013\u2192"]', // 556 readMissingListedParameters
      '[1,["N",46,["s",["[*","\\t "],542,["[*","\\t "],[":",0,558]]],"\\t \\\\-=\u2013\u2192"]', // 557 readWordResult
      '[0,["N","ResultWord",["+",["/",336,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 558 readResultWord
      '[0,["L",["!",560]]]', // 559 leaf
      '[0,["/",550,["s",["!",448],451]],"^\\n\\r"]', // 560 skipListedStop
      '[1,["L",["@",1,["&",23],562]]," #"]', // 561 leaf
      '[1,["N",49,["s",["&",["s",271,563]],[":",0,273]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 562 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 563 skipChecklistName
      '[1,["L",565]]', // 564 leaf
      '[1,["N",50,["s",367,6,[":",0,127],["?",386],[":",1,497],133],["s",367,6,[":",0,127],["?",386],[":",2,132],133],["s",["&",46],[":",1,497],133,[":",3,137]]]]', // 565 readCheckHeading
      '[1,["L",["@",1,["&",["/",24,46]],562]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 566 leaf
      '[1,["L",["@",1,["&",119],562]]," #"]', // 567 leaf
      '[1,["L",["@",1,["!",18],122]]]', // 568 leaf
      '[1,["L",["/",570,571]]]', // 569 leaf
      '[1,["N","WrapperEnd",["s",18,134]]," `~"]', // 570 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 571 readMissingWrapperEnd
      '[1,["L",573]]', // 572 leaf
      '[1,["/",574,575],"^"]', // 573 readAfter
      readBlankLine,
      '[1,["N","AfterText",["+",["s",["!",10],176]]],"^"]', // 575 readAfterText
      '[1,["L",577]]', // 576 leaf
      '[1,["N",51,["s",[":",0,528],126]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 577 readMethodText
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
  let skipTemplateTokens: Match = rules.called(358, (made) => { skipTemplateTokens = made; });
  let skipBadSignatureRest: Match = rules.called(360, (made) => { skipBadSignatureRest = made; });
  let readBulletHolds: Match = rules.called(404, (made) => { readBulletHolds = made; });
  let readAnswer: Match = rules.called(408, (made) => { readAnswer = made; });
  let readJsonValue: Match = rules.called(422, (made) => { readJsonValue = made; });
  let readSqlKind: Match = rules.called(425, (made) => { readSqlKind = made; });
  let read_wholeNumber: Match = rules.called(430, (made) => { read_wholeNumber = made; });
  let readSeverity: Match = rules.called(433, (made) => { readSeverity = made; });
  let skipHeldBullet: Match = rules.called(442, (made) => { skipHeldBullet = made; });
  let skipNestedInMethod: Match = rules.called(448, (made) => { skipNestedInMethod = made; });
  let skipListedHeading: Match = rules.called(451, (made) => { skipListedHeading = made; });
  let skipColumnsAhead: Match = rules.called(461, (made) => { skipColumnsAhead = made; });
  let readRequestParametersLabel: Match = rules.called(469, (made) => { readRequestParametersLabel = made; });
  let readEntriesValue: Match = rules.called(472, (made) => { readEntriesValue = made; });
  let readNamesValue: Match = rules.called(513, (made) => { readNamesValue = made; });
  let readParameterName: Match = rules.called(533, (made) => { readParameterName = made; });
  let readTypeText: Match = rules.called(534, (made) => { readTypeText = made; });
  let readDefaultText: Match = rules.called(535, (made) => { readDefaultText = made; });
  let readBadType: Match = rules.called(536, (made) => { readBadType = made; });
  let readBadParameter: Match = rules.called(537, (made) => { readBadParameter = made; });
  let readMissingParenthesis: Match = rules.called(539, (made) => { readMissingParenthesis = made; });
  let readMissingParameters: Match = rules.called(540, (made) => { readMissingParameters = made; });
  let noteResultArrow: Match = rules.called(542, (made) => { noteResultArrow = made; });
  let readBadColonArrow: Match = rules.called(544, (made) => { readBadColonArrow = made; });
  let readBadSignatureRest: Match = rules.called(547, (made) => { readBadSignatureRest = made; });
  let skipComponentLabelAhead: Match = rules.called(551, (made) => { skipComponentLabelAhead = made; });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<_`~", null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(159), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(183) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r #*+\\-0-9T_t\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(138) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(17), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(121) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(266), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(370) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(374) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(379), body: { op: 'choice', starts: [" *", null], alternatives: [{ op: 'leaf', read: rules.at(374) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(438), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(465) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(438), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(480) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(488) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t #*+\\-0-9ER_er\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(379), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(502) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9C_c\u2022\u25aa\u25cf\u25e6", null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'leaf', read: rules.at(504) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(379), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(438), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(516) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(549), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(559), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(524), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t #*+\\-0-9D_d\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", "\t #*+\\-0-9I_i\u0130\u2022\u25aa\u25cf\u25e6", null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(524), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null], alternatives: [{ op: 'leaf', read: rules.at(278) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(379), body: { op: 'choice', starts: [" #*AC-EIPR-TV_ac-eipr-tv\u0130", null], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(280), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", null], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(240), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(572) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(258) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(161) }, { op: 'leaf', read: rules.at(181) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(256) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(258) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(569) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(269) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(368) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(372) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(376) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(383) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, inside: 14, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | SeverityHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(394) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(466) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 18, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(483) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, inside: 15, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(491) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(493) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 10, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(495) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, inside: 17, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(500) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(507) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(509) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(511) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 16, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(519) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(522) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(526) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(552) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(561) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 13, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(564) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(566) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(567) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(568) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(576) },
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
