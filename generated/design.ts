// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type MakeMistake, type MakeNode, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Rules, Stops, coded, once, tableOf, ofCase, ofAction, ofTest, ofScope, ofHand, ofHanding, ofSame, ofCloses, ofInside } from '../src/engine/generated.ts';

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
  readonly kind: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
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
export interface SeverityLabelNode extends TreeNode { readonly type: 'SeverityLabel'; }
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
  readonly code: FailureCodeNode | ConstantCodeNode | null;
}
export interface HttpStatusNode extends TreeNode { readonly type: 'HttpStatus'; readonly digits: string; }
export interface FailureCodeNode extends TreeNode { readonly type: 'FailureCode'; }
export interface ConstantCodeNode extends TreeNode { readonly type: 'ConstantCode'; }
export interface ColumnsHeadNode extends TreeNode {
  readonly type: 'ColumnsHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}
export interface TableRowsNode extends TreeNode { readonly type: 'TableRows'; readonly rows: TableRowNode[]; }
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
| TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | EntriesHeadNode | EntriesTextNode
| FailuresHeadNode | FailureLinesNode | OtherHeadNode | SchemasHeadingNode | SchemaHeadingNode | ColumnsHeadNode
| TableRowsNode | ComponentsHeadingNode | ComponentHeadingNode | NamesHeadNode | NamesTextNode | NotesHeadNode
| InterfacesHeadNode | MethodHeadingNode | ListedHeadingNode | ChecklistHeadingNode | CheckHeadingNode
| WrapperEndNode | MissingWrapperEndNode | AfterTextNode | MethodTextNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadWrapperNode | MissingWrapperEndNode | MissingItemNode | BadHeadingSpaceNode | BadSetextNode | BadTitleNameNode
| BadTitleMarkNode | BadSectionNameNode | BadSectionRemarkNode | BadTitleDecorationNode | BadTitleNumberNode
| BadSecondTitleNode | BadMethodNameNode | BadPathEndNode | BadTitleRestNode | BadMethodTitleNode | BadPairNode
| BadLabelNode | MissingMarkEndNode | BadNoiseLineNode | MissingFenceEndNode | MissingCommentEndNode | BadTableNode
| BadParameterNode | BadTypeNode | MissingParenthesisNode | MissingParametersNode | MissingListedParametersNode
| BadArrowNode | BadSignatureRestNode | BadBomNode | BadNoiseNode | BadLineEndNode>;

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
& Readonly<Record<'BadHeadingSpace' | 'BadNoise' | 'BadLabel' | 'ClosedBlock' | 'MissingMarkEnd' | 'Subheading' | 'Bullet' | 'Table'
| 'BadNoiseLine' | 'Paragraph' | 'BadTable', 'AssumptionsSection' | 'Check' | 'Checklist' | 'ColumnsField' | 'Component' | 'ComponentsSection' | 'Contract'
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
& Readonly<Record<'ContractHeading' | 'BadMethodName' | 'BadPathEnd' | 'BadTitleRest' | 'FailuresField', 'Contract'>>
& Readonly<Record<'BadTitleNumber', 'Check' | 'Component' | 'Contract' | 'Schema'>>
& Readonly<Record<'Field' | 'OtherField', 'Check' | 'Component' | 'Contract' | 'ListedMethod' | 'Method' | 'Schema'>>
& Readonly<Record<'EntriesField', 'Contract' | 'ListedMethod' | 'Method'>>
& Readonly<Record<'TextHead' | 'AnswerHead' | 'JsonHead' | 'SqlHead' | 'NumberHead', 'Field'>>
& Readonly<Record<'EntriesHead' | 'EntriesText', 'EntriesField'>>
& Readonly<Record<'FailuresHead' | 'FailureLines', 'FailuresField'>>
& Readonly<Record<'OtherHead', 'OtherField'>>
& Readonly<Record<'SchemasHeading' | 'Schema', 'SchemasSection'>>
& Readonly<Record<'SchemaHeading' | 'ColumnsField', 'Schema'>>
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
| "bad-method-name" | "bad-path-end" | "bad-title-rest" | "bad-method-title" | "bad-label" | "missing-mark-end"
| "bad-noise" | "missing-fence-end" | "missing-comment-end" | "bad-table" | "bad-parameter" | "bad-type"
| "missing-parenthesis" | "missing-parameters" | "bad-arrow" | "bad-signature-rest" | "bad-bom" | "bad-line-end";

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
  (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g, '    ')}  `; },
];

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf("\u0000-\b\u000b\f\u000e-\u001f\"$-\u007f");
  const TABLE_1 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!\"$-;=-\u007f");
  const TABLE_2 = tableOf("\u0000-\t\u000b\f\u000e-)+-9;-\u007f");
  const TABLE_3 = tableOf("*AC-EIPR-TV_ac-eipr-tv");
  const TABLE_4 = tableOf("\u0000-\t\u000b\f\u000e-\u001a\u001c-;=-\u007f");
  const TABLE_5 = tableOf(" *<`~");
  const TABLE_6 = tableOf(" *\\-_");
  const TABLE_7 = tableOf(" #*+\\-`");
  const TABLE_8 = tableOf("\t *+\\-0-9");
  const TABLE_9 = tableOf("*1-5H_`h");
  const TABLE_10 = tableOf("\t *+\\-0-9AC-EIPR-TV_ac-eipr-tv");
  const TABLE_11 = tableOf("AC-EIPR-TVac-eipr-tv");
  const TABLE_12 = tableOf(" *AC-EIPR-TV_ac-eipr-tv");
  const TABLE_13 = tableOf("\t \\-:=|");
  const TABLE_14 = tableOf("\t \\-:|");
  const TABLE_15 = tableOf("\u0000-\t\u000b\f\u000e-[]-{}-\u007f");
  const TABLE_16 = tableOf("\t\u001b #*+\\-0-9<AC-EIPR-TV_-ac-eipr-tv~");
  const TABLE_17 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_18 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_19 = tableOf("\u0000-\b\u000b\f\u000e-\u001f!$-&*+.0-9;?-Z\\\\\\^_a-z~\u007f");
  const TABLE_20 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+.-<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_21 = tableOf("\\-=");
  const TABLE_22 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*+\\--<>-Z\\\\\\^_a-z|~\u007f");
  const TABLE_23 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--\\\\\\^_a-|~\u007f");
  const TABLE_24 = tableOf("\u0000-\t\u000b\f\u000e-(*+\\--<>-\\\\\\^_a-|~\u007f");
  const TABLE_25 = tableOf("\u0000-\t\u000b\f\u000e-(*-_a-\u007f");
  const TABLE_26 = tableOf("\u0000-\b\u000b\f\u000e-\u001a\u001c-\u001f!$-&+-9;=-Z\\\\\\^_a-z|~\u007f");
  const TABLE_27 = tableOf("\u0000-\t\u000b\f\u000e-!#-&*-9;-Z\\\\\\^_a-z|~\u007f");
  const TABLE_28 = tableOf("\t \\-=");
  const TABLE_29 = tableOf("\t *+\\-0-9D_d");
  const TABLE_30 = tableOf("\t *+\\-0-9R_r");
  const TABLE_31 = tableOf("\t *+\\-0-9SU_su");
  const TABLE_32 = tableOf("SUsu");
  const TABLE_33 = tableOf("PRpr");
  const TABLE_34 = tableOf("\t *+\\-0-9PR_pr");
  const TABLE_35 = tableOf("\t *+\\-0-9CV_cv");
  const TABLE_36 = tableOf("CVcv");
  const TABLE_37 = tableOf("PSps");
  const TABLE_38 = tableOf("\t *+\\-0-9PS_ps");
  const TABLE_39 = tableOf("ARar");
  const TABLE_40 = tableOf("\t *+\\-0-9AR_ar");
  const TABLE_41 = tableOf("\t\n\r *FNRTY`fnrty");
  const TABLE_42 = tableOf("\t *+\\-0-9RS_rs");
  const TABLE_43 = tableOf("\t *+\\-0-9CFIR_cfir");
  const TABLE_44 = tableOf("CEce");
  const TABLE_45 = tableOf("\t *+\\-0-9CE_ce");
  const TABLE_46 = tableOf("\t\n\r *0-9`");
  const TABLE_47 = tableOf("C-EIMNPRSUc-eimnprsu");
  const TABLE_48 = tableOf("\t *C-EIMNPRSU_c-eimnprsu");
  const TABLE_49 = tableOf("\t *+\\-0-9P-R_p-r");
  const TABLE_50 = tableOf("\t *+\\-0-9AP_ap");
  const TABLE_51 = tableOf("APap");
  const TABLE_52 = tableOf("ERTert");
  const TABLE_53 = tableOf("\t *+\\-0-9ERT_ert");
  const TABLE_54 = tableOf("\t *+\\-0-9C-EIMNPRSU_c-eimnprsu");
  const BEYOND_0 = (c: number): boolean => c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593);
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
    const { text, end } = m; let c = 0;
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

      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
      p++;
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
    l45: {
      const s46 = p;
      const c47 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c47 === 13) {
        l48: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l48; }
          p += 2;
          break l45;
        }
        p = s46;
      }
      if (c47 === 10) {

        p++;
        break l45;
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
    const near44 = p + 4;
    while (p < near44 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near44) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    let n53 = 0;
    l50: for (;;) {
      if (n53 >= 3) break;
      const s52 = p;
      l51: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l51; }
        p++;
        n53++;
        continue l50;
      }
      p = s52;
      break;
    }
    l54: {
      const s55 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l56: {
          if (!(p < end && text.charCodeAt(p) === 61)) { m.hitEnd ||= p >= end; break l56; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.hitEnd ||= p >= end;
          break l54;
        }
        p = s55;
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
    let n60 = 0;
    l57: for (;;) {
      if (n60 >= 3) break;
      const s59 = p;
      l58: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l58; }
        p++;
        n60++;
        continue l57;
      }
      p = s59;
      break;
    }
    l61: {
      const s62 = p;
      const c63 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c63 === 42) {
        l64: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l64; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l64; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.hitEnd ||= p >= end;
          break l61;
        }
        p = s62;
      }
      if (c63 === 45) {
        l65: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l65; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.hitEnd ||= p >= end; break l65; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.hitEnd ||= p >= end;
          break l61;
        }
        p = s62;
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
    l66: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l66;
      } else
      m.hitEnd ||= p >= end;
      let n72 = 0;
      l69: for (;;) {
        if (n72 >= 9) break;
        const s71 = p;
        l70: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l70; }
          p++;
          n72++;
          continue l69;
        }
        p = s71;
        break;
      }
      if (n72 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l73: {
      const s74 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l75: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l75; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l73;
        }
        p = s74;
      } else
      m.hitEnd ||= p >= end;
      if (skipLineEnd(p) < 0) {  return -1; }
    }
    return p;
  }

  function skipFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    l76: {
      const s77 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l78: {
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l78; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          l82: {
            const s80 = p;
            l81: {
              const near83 = p + 4;
              while (p < near83 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near83) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l81; }
              p = s80;
              break l82;
            }
            p = s80;
            break l78;
          }
          break l76;
        }
        p = s77;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near87 = p + 16;
    while (p < near87 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near87) p = STOPS_2.next(p);
    m.hitEnd ||= p >= end && "^\n\r*:";
    l88: {
      const s89 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l90: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l90; }
          p += 2;
          break l88;
        }
        p = s89;
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
    l91: {
      const s92 = p;
      const c93 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c93 === 84 || c93 === 116)) {
        l94: {
          if (!m.isCaseless(p, "task")) { break l94; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l94; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l94; }
          p += 2;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 84 || c93 === 116)) {
        l95: {
          if (!m.isCaseless(p, "timestamp")) { break l95; }
          p += 9;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 68 || c93 === 100)) {
        l96: {
          if (!m.isCaseless(p, "description")) { break l96; }
          p += 11;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 65 || c93 === 97)) {
        l97: {
          if (!m.isCaseless(p, "authentication")) { break l97; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l97; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l97; }
          p += 8;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 82 || c93 === 114)) {
        l98: {
          if (!m.isCaseless(p, "rate")) { break l98; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l98; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l98; }
          p += 5;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 82 || c93 === 114)) {
        l99: {
          if (!m.isCaseless(p, "request")) { break l99; }
          p += 7;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l99; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l100: {
            const s101 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
              l102: {
                if (!m.isCaseless(p, "parameters")) { break l102; }
                p += 10;
                break l100;
              }
              p = s101;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l99; }
            p += 4;
          }
          break l91;
        }
        p = s92;
      }
      if ((c93 === 82 || c93 === 114)) {
        l103: {
          if (!m.isCaseless(p, "response")) { break l103; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l103; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l103; }
          p += 9;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 69 || c93 === 101)) {
        l104: {
          if (!m.isCaseless(p, "error")) { break l104; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l104; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l104; }
          p += 9;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 67 || c93 === 99)) {
        l105: {
          if (!m.isCaseless(p, "columns")) { break l105; }
          p += 7;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 73 || c93 === 105 || c93 === 304)) {
        l106: {
          if (!m.isCaseless(p, "indexes")) { break l106; }
          p += 7;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 82 || c93 === 114)) {
        l107: {
          if (!m.isCaseless(p, "relationships")) { break l107; }
          p += 13;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 67 || c93 === 99)) {
        l108: {
          if (!m.isCaseless(p, "constraints")) { break l108; }
          p += 11;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 83 || c93 === 115)) {
        l109: {
          if (!m.isCaseless(p, "semantic")) { break l109; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l109; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l109; }
          p += 4;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 82 || c93 === 114)) {
        l110: {
          if (!m.isCaseless(p, "responsibility")) { break l110; }
          p += 14;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 68 || c93 === 100)) {
        l111: {
          if (!m.isCaseless(p, "dependencies")) { break l111; }
          p += 12;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 73 || c93 === 105 || c93 === 304)) {
        l112: {
          if (!m.isCaseless(p, "interfaces")) { break l112; }
          p += 10;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 80 || c93 === 112)) {
        l113: {
          if (!m.isCaseless(p, "parameters")) { break l113; }
          p += 10;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 82 || c93 === 114)) {
        l114: {
          if (!m.isCaseless(p, "returns")) { break l114; }
          p += 7;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 82 || c93 === 114)) {
        l115: {
          if (!m.isCaseless(p, "raises")) { break l115; }
          p += 6;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 73 || c93 === 105 || c93 === 304)) {
        l116: {
          if (!m.isCaseless(p, "implementation")) { break l116; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l116; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l116; }
          p += 5;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 69 || c93 === 101)) {
        l117: {
          if (!m.isCaseless(p, "estimated")) { break l117; }
          p += 9;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l117; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l117; }
          p += 10;
          break l91;
        }
        p = s92;
      }
      if ((c93 === 86 || c93 === 118)) {
        l118: {
          if (!m.isCaseless(p, "validation")) { break l118; }
          p += 10;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l118; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l118; }
          p += 8;
          break l91;
        }
        p = s92;
      }
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l85: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l85; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l119: {
      const s120 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l121: {
          let n125 = 0;
          l122: for (;;) {
            if (n125 >= 3) break;
            const s124 = p;
            l123: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l123; }
              p++;
              n125++;
              continue l122;
            }
            p = s124;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l121; }
          p++;
          break l119;
        }
        p = s120;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipUnderlined(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n129 = 0;
    l126: for (;;) {
      if (n129 >= 3) break;
      const s128 = p;
      l127: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l127; }
        p++;
        n129++;
        continue l126;
      }
      p = s128;
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
    l138: {
      const s139 = p;
      const t140 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l141: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l141; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l138;
        }
        p = s139;
        m.forget(t140);
      } else
      m.hitEnd ||= p >= end;
      l142: {
        if (skipLineEnd(p) < 0) {  break l142; }
        break l138;
      }
      p = s139;
      m.forget(t140);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = readBadHeadingSpace(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marks!: string;
    const s130 = p;
    let n134 = 0;
    l131: for (;;) {
      if (n134 >= 6) break;
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
    if (n134 < 1) { return -1; }
    l_marks = text.slice(s130, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s135 = p;
      l136: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l136; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s135;
    }
    if ((p = noteHeadingSpace(p)) < 0) { return -1; }
    const t143 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t143); }
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
    l152: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l152;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l149: {
      const t151 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l149; }
      m.forget(t151);
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
    const t148 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t148); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l162: {
      const s163 = p;
      const t164 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l165: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l165; }
          break l162;
        }
        p = s163;
        m.forget(t164);
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
    const s156 = p;
    let m161 = false;
    let t160 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m161 = true;
      t160 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t160);
    if (!m161) { return -1; }
    value = text.slice(s156, p);
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near169 = p + 16;
    while (p < near169 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near169) p = STOPS_2.next(p);
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) || (p = readLabelName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = m.value as LabelNameNode;
    l170: {
      const s171 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l172: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l172; }
          p += 2;
          break l170;
        }
        p = s171;
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
    l166: {
      const t168 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 42) && (q = readLabel(p)) >= 0) {
        p = q;
        value = m.value as LabelNode;
        break l166;
      }
      m.forget(t168);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = readBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l177: {
      const s178 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
        l179: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l179; }
          p++;
          const near180 = p + 16;
          while (p < near180 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
          if (p === near180) p = STOPS_3.next(p);
          m.hitEnd ||= p >= end && "^\n\r\u001b<";
          break l177;
        }
        p = s178;
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s181 = p;
          l182: {
            if ((p = skipLineNoise(p)) < 0) { break l182; }
            if ((p = skipLineEnd(p)) < 0) { break l182; }
            return -1;
          }
          p = s181;
        }
      } else m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.hitEnd ||= p >= end; return -1; }
      p++;
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
    const t184 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t184); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    l185: {
      const s186 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1))) {
        l187: {
          let n191 = 0;
          l188: for (;;) {
            if (n191 >= 3) break;
            const s190 = p;
            l189: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l189; }
              p++;
              n191++;
              continue l188;
            }
            p = s190;
            break;
          }
          l192: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l192;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l187; }
            p += 2;
          }
          break l185;
        }
        p = s186;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) || (p = skipThematicBreak(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_6[c] === 1)) || skipThematicBreak(p) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near195 = p + 4;
    while (p < near195 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near195) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l196: {
      const s197 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l198: {
          const s199 = p;
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l198; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s199, p);
          l202: {
            const s200 = p;
            l201: {
              const near203 = p + 4;
              while (p < near203 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near203) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l201; }
              p = s200;
              break l202;
            }
            p = s200;
            break l198;
          }
          break l196;
        }
        p = s197;
      } else
      m.hitEnd ||= p >= end;
      const s204 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
      value = text.slice(s204, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l205: for (;;) {
      const s207 = p;
      const t208 = m.pending.length;
      if ((p < end)) {
        l206: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceClose(p) >= 0) { break l206; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l206; }
          continue l205;
        }
        p = s207;
        m.forget(t208);
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
    l210: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l210;
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
    let n221 = 0;
    l218: for (;;) {
      if (n221 >= 3) break;
      const s220 = p;
      l219: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l219; }
        p++;
        n221++;
        continue l218;
      }
      p = s220;
      break;
    }
    l222: {
      const s223 = p;
      const c224 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c224 === 35) {
        l225: {
          let n229 = 0;
          l226: for (;;) {
            if (n229 >= 6) break;
            const s228 = p;
            l227: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l227; }
              p++;
              n229++;
              continue l226;
            }
            p = s228;
            break;
          }
          if (n229 < 1) { break l225; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l222;
        }
        p = s223;
      }
      if (c224 === 42) {
        l230: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l230; }
          p += 2;
          if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.hitEnd ||= p >= end; break l230; }
          p++;
          const near231 = p + 4;
          while (p < near231 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near231) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.hitEnd ||= p >= end;
          break l222;
        }
        p = s223;
      }
      if (c224 === 42) {
        l235: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l235; }
          p += 2;
          break l222;
        }
        p = s223;
      }
      if (c224 === 42 && (q = skipFooterCut(p)) >= 0) { p = q; break l222; }
      if (((c224 >= 42 && c224 <= 43) || c224 === 45)) {
        p++;
        break l222;
      }
      let n240 = 0;
      l237: for (;;) {
        if (n240 >= 2) break;
        const s239 = p;
        l238: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l238; }
          p++;
          n240++;
          continue l237;
        }
        p = s239;
        break;
      }
      if (n240 < 1) { return -1; }
    }
    if ((p < end)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s241 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    value = text.slice(s241, p);
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l242: {
      const s243 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l244: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l244; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l242;
        }
        p = s243;
      } else
      m.hitEnd ||= p >= end;
      if (skipLineEnd(p) < 0) {  return -1; }
    }
    m.value = value;
    return p;
  }

  function readLabelledItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    const near252 = p + 4;
    while (p < near252 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near252) p = STOPS_1.next(p);
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
    l246: {
      const s247 = p;
      const t248 = m.pending.length;
      l249: {
        if (!m.reading.inside[13]) { break l249; }
        l250: {
          if ((p < end && text.charCodeAt(p) === 42) && (q = readFailure(p)) >= 0) {
            p = q;
            value = m.value as FailureNode;
            break l250;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = readLooseFailure(p)) < 0) { m.hitEnd ||= p >= end; break l249; }
          value = m.value as LooseFailureNode;
        }
        break l246;
      }
      p = s247;
      m.forget(t248);
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) && (q = readLabelledItem(p)) >= 0) {
        p = q;
        value = m.value as LabelledItemNode;
        break l246;
      }
      m.forget(t248);
      m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeItem(p)) >= 0) {
        p = q;
        value = m.value as CodeItemNode;
        break l246;
      }
      m.forget(t248);
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) || (p = readLooseItem(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipAnyLeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l263: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = skipBulletLead(p)) >= 0) {
        p = q;
        break l263;
      }
      m.hitEnd ||= p >= end;
      let n268 = 0;
      l265: for (;;) {
        if (n268 >= 3) break;
        const s267 = p;
        l266: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l266; }
          p++;
          n268++;
          continue l265;
        }
        p = s267;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l269: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        p++;
        break l269;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304)) || (p = skipKnownWord(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLabelGateCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = skipAnyLead(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipLabelMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near280 = p + 4;
    while (p < near280 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near280) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near283 = p + 4;
    while (p < near283 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near283) p = STOPS_5.next(p);
    m.hitEnd ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near284 = p + 4;
    while (p < near284 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near284) p = STOPS_0.next(p);
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
      const s294 = p;
      l295: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l295; }
        return -1;
      }
      p = s294;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l297: for (;;) {
      const s299 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l298: {
          l301: {
            const s302 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
              l303: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l303; }
                p++;
                const near304 = p + 16;
                while (p < near304 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
                if (p === near304) p = STOPS_6.next(p);
                m.hitEnd ||= p >= end && "^\n\r\\\\|";
                break l301;
              }
              p = s302;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l298; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.hitEnd ||= p >= end;
          }
          continue l297;
        }
        p = s299;
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
    l285: {
      const s286 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l287: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l287; }
          p++;
          const list293: CellNode[] = [];
          let n291 = 0;
          l288: for (;;) {
            const s290 = p;
            l289: {
              if (n291 > 0) {
                if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l289; }
              }
              let v292!: CellNode;
              if ((p = readCell(p)) < 0) { break l289; }
              v292 = m.value as CellNode;
              list293.push(v292);
              n291++;
              continue l288;
            }
            p = s290;
            break;
          }
          if (n291 < 1) { break l287; }
          l_cells = list293;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (skipLineEnd(p) < 0) {  break l287; }
          break l285;
        }
        p = s286;
      } else
      m.hitEnd ||= p >= end;
      l311: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        const list317: CellNode[] = [];
        let n315 = 0;
        l312: for (;;) {
          const s314 = p;
          l313: {
            if (n315 > 0) {
              if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l313; }
            }
            let v316!: CellNode;
            if ((p = readCell(p)) < 0) { break l313; }
            v316 = m.value as CellNode;
            list317.push(v316);
            n315++;
            continue l312;
          }
          p = s314;
          break;
        }
        if (n315 < 2) { break l311; }
        l_cells = list317;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.hitEnd ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if (skipLineEnd(p) < 0) {  break l311; }
        break l285;
      }
      p = s286;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      const list326: CellNode[] = [];
      let n324 = 0;
      l321: for (;;) {
        if (n324 >= 1) break;
        const s323 = p;
        l322: {
          let v325!: CellNode;
          if ((p = readCell(p)) < 0) { break l322; }
          v325 = m.value as CellNode;
          list326.push(v325);
          n324++;
          continue l321;
        }
        p = s323;
        break;
      }
      if (n324 < 1) { return -1; }
      l_cells = list326;
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
    l327: {
      const t329 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l327;
      }
      m.forget(t329);
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
    let e330!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e330 = m.value as string[];
    let e331!: ":" | null;
    l332: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e331 = ":";
        p++;
        break l332;
      } else m.hitEnd ||= p >= end;
      e331 = null;
    }
    let e335!: "-"[];
    const list340: "-"[] = [];
    l336: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v339!: "-";

        v339 = "-";
        p++;
        list340.push(v339);
        continue l336;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (list340.length === 0) { return -1; }
    e335 = list340;
    let e342!: ":" | null;
    l343: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e342 = ":";
        p++;
        break l343;
      } else m.hitEnd ||= p >= end;
      e342 = null;
    }
    let e346!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e346 = m.value as string[];
    value = [e330, e331, e335, e342, e346];
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l259: {
      const s260 = p;
      const c261 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c261 >= 9 && c261 <= 10) || c261 === 13 || c261 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l259; }
      if ((c261 < 128 && TABLE_6[c261] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l259; }
      if ((c261 === 32 || c261 === 35) && (q = skipHeadingMarks(p)) >= 0) { p = q; break l259; }
      if ((c261 === 32 || c261 === 35) && (q = skipHeadingGlued(p)) >= 0) { p = q; break l259; }
      if ((c261 === 32 || c261 === 96 || c261 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l259; }
      if ((c261 < 128 && TABLE_8[c261] === 1) && (q = skipBulletMark(p)) >= 0) { p = q; break l259; }
      if ((c261 < 128 ? TABLE_10[c261] === 1 : c261 === 304)) {
        l262: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 304)) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l262; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)) || (p = skipLabelLine(p)) < 0) { m.hitEnd ||= p >= end; break l262; }
          break l259;
        }
        p = s260;
      }
      if ((c261 === 32 || c261 === 60 || c261 === 124)) {
        l272: {
          let n276 = 0;
          l273: for (;;) {
            if (n276 >= 3) break;
            const s275 = p;
            l274: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l274; }
              p++;
              n276++;
              continue l273;
            }
            p = s275;
            break;
          }
          l277: {
            const s278 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l279: {
                if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l279; }
                p += 4;
                break l277;
              }
              p = s278;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l272; }
            p++;
          }
          break l259;
        }
        p = s260;
      }
      if ((c261 === 27 || c261 === 60) && (q = skipNoiseAlone(p)) >= 0) { p = q; break l259; }
      if ((c261 < 128 && TABLE_7[c261] === 1) && (q = skipCutMark(p)) >= 0) { p = q; break l259; }
      if (!(p < end) || skipMarksBelow(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l281: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipTableHead(p)) >= 0) {
          p = q;
          break l281;
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
    const near253 = p + 4;
    while (p < near253 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near253) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    l254: for (;;) {
      const s256 = p;
      const t257 = m.pending.length;
      if ((p < end)) {
        l255: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l255; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l255; }
          continue l254;
        }
        p = s256;
        m.forget(t257);
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = readBulletColumn(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_lead = m.value as string;
    const t245 = m.pending.length;
    if ((q = readBulletContent(p)) >= 0) {
      p = q;
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    } else { m.forget(t245); l_content = null; }
    if ((p = readBulletText(p)) < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TableRowNode;
    l347: {
      const s348 = p;
      const t349 = m.pending.length;
      const c350 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c350 === 9 || c350 === 32 || c350 === 124)) {
        l351: {
          l354: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s352 = p;
              l353: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l353; }
                p++;
                p = s352;
                break l354;
              }
              p = s352;
            } else m.hitEnd ||= p >= end;
            break l351;
          }
          if ((p = readTableRow(p)) < 0) { break l351; }
          value = m.value as TableRowNode;
          if ((p = noteLineEnd(p)) < 0) { break l351; }
          break l347;
        }
        p = s348;
        m.forget(t349);
      }
      if ((p < end)) {
        l355: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { break l355; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 304)) && skipRowStop(p) >= 0) { break l355; }
          m.hitEnd ||= p >= end;
          if ((p = readTableRow(p)) < 0) { break l355; }
          value = m.value as TableRowNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l355; }
          break l347;
        }
        p = s348;
        m.forget(t349);
      }
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 304)) && skipRowStop(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if ((p = readTableRow(p)) < 0) { return -1; }
      value = m.value as TableRowNode;
      l358: {
        const s356 = p;
        l357: {
          if ((p < end)) { break l357; }
          m.hitEnd ||= p >= end;
          p = s356;
          break l358;
        }
        p = s356;
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_7[c] === 1)) && skipCutMark(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_wrapperEnd(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l365: for (;;) {
      const s367 = p;
      const t368 = m.pending.length;
      if ((p < end)) {
        l366: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l366; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l366; }
          continue l365;
        }
        p = s367;
        m.forget(t368);
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
    l214: {
      const t216 = m.pending.length;
      const c217 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c217 < 128 && TABLE_7[c217] === 1) && (q = readMissingMarkEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingMarkEndNode;
        break l214;
      }
      m.forget(t216);
      if ((c217 === 32 || c217 === 35) && (q = readSubheading(p)) >= 0) {
        p = q;
        value = m.value as SubheadingNode;
        break l214;
      }
      m.forget(t216);
      if ((c217 < 128 && TABLE_8[c217] === 1) && (q = readBullet(p)) >= 0) {
        p = q;
        value = m.value as BulletNode;
        break l214;
      }
      m.forget(t216);
      if ((p < end && (c217 >= 14 || c217 <= 9 || (c217 >= 11 && c217 <= 12))) && (q = readTable(p)) >= 0) {
        p = q;
        value = m.value as TableNode;
        break l214;
      }
      m.forget(t216);
      if ((c217 === 27 || c217 === 60) && (q = readBadNoiseLine(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLineNode;
        break l214;
      }
      m.forget(t216);
      if (!(p < end) || (p = readParagraph(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list375: " "[] = [];
    let n373 = 0;
    l370: for (;;) {
      if (n373 >= 3) break;
      const s372 = p;
      l371: {
        let v374!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l371; }
        v374 = " ";
        p++;
        list375.push(v374);
        n373++;
        continue l370;
      }
      p = s372;
      break;
    }
    value = list375;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], string, string[], null];
    let e376!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e376 = m.value as " "[];
    let e377!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = readWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    e377 = m.value as string;
    let e378!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e378 = m.value as string[];
    let e379!: null;
    if (skipLineEnd(p) < 0) {  return -1; }
    e379 = null;
    value = [e376, e377, e378, e379];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m385 = false;
    let t384 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m385 = true;
      t384 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t384);
    if (!m385) { return -1; }
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l397: for (;;) {
      const s399 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l398: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l398; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; break l398; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l397;
        }
        p = s399;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l414: {
      const s415 = p;
      const c416 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c416 < 128 ? TABLE_19[c416] === 1 : BEYOND_0(c416)))) {
        l417: {
          l418: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s420 = p;
              l419: {
                l421: {
                  const s422 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l423: {
                      if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l423; }
                      p += 2;
                      break l421;
                    }
                    p = s422;
                  } else
                  m.hitEnd ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l419; }
                  p++;
                }
                break l418;
              }
              p = s420;
            } else m.hitEnd ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; break l417; }
          break l414;
        }
        p = s415;
      }
      if (c416 === 42) {

        p++;
        break l414;
      }
      if (p >= end || text.charCodeAt(p) !== 47) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l432: {
      const s433 = p;
      const c434 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c434 < 128 ? TABLE_20[c434] === 1 : BEYOND_0(c434)))) {
        l435: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; break l435; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) p++;
          m.hitEnd ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l432;
        }
        p = s433;
      }
      if ((c434 === 40 || c434 === 91 || c434 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l432; }
      if ((c434 === 34 || c434 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l432; }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594)) && skipArrow(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m431 = false;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) && (q = skipTypePiece(p)) >= 0) {
      p = q;
      m431 = true;
    }
    m.hitEnd ||= p >= end;
    if (!m431) { return -1; }
    l436: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594))) {
        const s438 = p;
        l437: {
          if ((p = skipArrow(p)) < 0) { break l437; }
          let m442 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) && (q = skipResultPiece(p)) >= 0) {
            p = q;
            m442 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m442) { break l437; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) { m.hitEnd ||= p >= end; break l437; }
          break l436;
        }
        p = s438;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    l446: {
      const s447 = p;
      const c448 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c448 === 44) {

        p++;
        break l446;
      }
      if (c448 === 41) {

        p++;
        break l446;
      }
      l451: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l451; }
        break l446;
      }
      p = s447;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594)) || (p = skipArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    l411: {
      const s412 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l413: {
          if ((p = skipParameterName(p)) < 0) { break l413; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l425: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s427 = p;
              l426: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = skipTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l426; }
                break l425;
              }
              p = s427;
            } else m.hitEnd ||= p >= end;
          }
          l443: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s445 = p;
              l444: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = skipDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l444; }
                break l443;
              }
              p = s445;
            } else m.hitEnd ||= p >= end;
          }
          if (skipParameterEnd(p) < 0) {  break l413; }
          break l411;
        }
        p = s412;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c))) || (p = skipParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) { m.hitEnd ||= p >= end; return -1; }
      p++;
      const near452 = p + 4;
      while (p < near452 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near452) p = STOPS_7.next(p);
      m.hitEnd ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    l408: {
      const s409 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l410: {
          if ((p = skipParameter(p)) < 0) { break l410; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l408;
        }
        p = s409;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) || (p = skipBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l456: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l456;
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

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) && (q = skipParameterItem(p)) >= 0) {
      p = q;
    }
    m.hitEnd ||= p >= end;
    if ((p = skipParametersEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    l401: {
      const s402 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l403: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = skipParameters(p)) < 0) { m.hitEnd ||= p >= end; break l403; }
          break l401;
        }
        p = s402;
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
    l463: {
      const s464 = p;
      const c465 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c465 === 40 || c465 === 91 || c465 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l463; }
      if ((c465 === 34 || c465 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l463; }
      if ((p < end && (c465 < 128 ? TABLE_26[c465] === 1 : c465 >= 128))) {
        l466: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l466; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l463;
        }
        p = s464;
      }
      if ((p < end)) {
        l467: {
          if (skipSignatureTail(p) >= 0) { break l467; }

          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l467; }
          p++;
          break l463;
        }
        p = s464;
      }
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s468 = p;
          l469: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipSignatureTail(p)) < 0) { break l469; }
            return -1;
          }
          p = s468;
        }
      } else m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    let m462 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m462 = true; }
    m.hitEnd ||= p >= end;
    if (!m462) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594)) || (p = skipResultArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l390: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s392 = p;
        l391: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l391; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l391; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l390;
        }
        p = s392;
      } else m.hitEnd ||= p >= end;
    }
    l393: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s395 = p;
        l394: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l394; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l394; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l393;
        }
        p = s395;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if ((p = skipSignatureList(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 8211 || c === 8594)) && (q = skipResult(p)) >= 0) {
      p = q;
    } else { m.hitEnd ||= p >= end; }
    if ((p = skipSignatureEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSectionStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l386: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l386;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l388: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l388;
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
    let n482 = 0;
    l479: for (;;) {
      if (n482 >= 3) break;
      const s481 = p;
      l480: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l480; }
        p++;
        n482++;
        continue l479;
      }
      p = s481;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = skipMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n487 = 0;
    l484: for (;;) {
      if (n487 >= 3) break;
      const s486 = p;
      l485: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l485; }
        p++;
        n487++;
        continue l484;
      }
      p = s486;
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
    l491: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s493 = p;
        l492: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l492; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l492; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l491;
        }
        p = s493;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near494 = p + 4;
    while (p < near494 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near494) p = STOPS_4.next(p);
    m.hitEnd ||= p >= end && "^\n\r*";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l474: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l474;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l476: {
        const s477 = p;
        const c478 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c478 === 32 || c478 === 35) && (q = skipAnyItemAhead(p)) >= 0) { p = q; break l476; }
        l483: {
          if (!m.reading.inside[3]) { break l483; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || (p = skipMethodAhead(p)) < 0) { m.hitEnd ||= p >= end; break l483; }
          break l476;
        }
        p = s477;
        if ((p < end && (c478 >= 14 || c478 <= 9 || (c478 >= 11 && c478 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l476;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l476; }
        if ((p = skipItemAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l502: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1))) {
        const s500 = p;
        l501: {
          if ((p = skipAnyLead(p)) < 0) { break l501; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDescriptionName(p)) < 0) { m.hitEnd ||= p >= end; break l501; }
          p = s500;
          break l502;
        }
        p = s500;
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
    l505: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
        const s503 = p;
        l504: {
          if ((p = skipAnyLead(p)) < 0) { break l504; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRateLimitName(p)) < 0) { m.hitEnd ||= p >= end; break l504; }
          p = s503;
          break l505;
        }
        p = s503;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {

    l508: {
      const s509 = p;
      l510: {
        if (!m.reading.inside[9]) { break l510; }
        break l508;
      }
      p = s509;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l515: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
        const s513 = p;
        l514: {
          if ((p = skipAnyLead(p)) < 0) { break l514; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipReturnsName(p)) < 0) { m.hitEnd ||= p >= end; break l514; }
          p = s513;
          break l515;
        }
        p = s513;
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
    l521: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1))) {
        const s519 = p;
        l520: {
          if ((p = skipAnyLead(p)) < 0) { break l520; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1)) || (p = skipSemanticUnitName(p)) < 0) { m.hitEnd ||= p >= end; break l520; }
          p = s519;
          break l521;
        }
        p = s519;
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
    l524: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1))) {
        const s522 = p;
        l523: {
          if ((p = skipAnyLead(p)) < 0) { break l523; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1)) || (p = skipResponsibilityName(p)) < 0) { m.hitEnd ||= p >= end; break l523; }
          p = s522;
          break l524;
        }
        p = s522;
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
    l529: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_35[c] === 1))) {
        const s527 = p;
        l528: {
          if ((p = skipAnyLead(p)) < 0) { break l528; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) || (p = skipCriteriaName(p)) < 0) { m.hitEnd ||= p >= end; break l528; }
          p = s527;
          break l529;
        }
        p = s527;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: CriteriaLabelNode = { type: 'CriteriaLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSeverityLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l532: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1))) {
        const s530 = p;
        l531: {
          if ((p = skipAnyLead(p)) < 0) { break l531; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_37[c] === 1)) || (p = skipSeverityName(p)) < 0) { m.hitEnd ||= p >= end; break l531; }
          p = s530;
          break l532;
        }
        p = s530;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: SeverityLabelNode = { type: 'SeverityLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTextKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    l495: {
      const s496 = p;
      l497: {
        if (!m.reading.inside[7]) { break l497; }
        l498: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) && (q = readDescriptionLabel(p)) >= 0) {
            p = q;
            value = m.value as DescriptionLabelNode;
            break l498;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) || (p = readRateLimitLabel(p)) < 0) { m.hitEnd ||= p >= end; break l497; }
          value = m.value as RateLimitLabelNode;
        }
        break l495;
      }
      p = s496;
      l506: {
        if (!m.reading.inside[8]) { break l506; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l506; }
        value = m.value as DescriptionLabelNode;
        break l495;
      }
      p = s496;
      l507: {
        if ((p = skipInMethod(p)) < 0) { break l507; }
        l511: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) && (q = readReturnsLabel(p)) >= 0) {
            p = q;
            value = m.value as ReturnsLabelNode;
            break l511;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l507; }
          value = m.value as DescriptionLabelNode;
        }
        break l495;
      }
      p = s496;
      l516: {
        if (skipInMethod(p) >= 0) { break l516; }

        if (!m.reading.inside[3]) { break l516; }
        l517: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) && (q = readSemanticUnitLabel(p)) >= 0) {
            p = q;
            value = m.value as SemanticUnitLabelNode;
            break l517;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) || (p = readResponsibilityLabel(p)) < 0) { m.hitEnd ||= p >= end; break l516; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l495;
      }
      p = s496;
      if (!m.reading.inside[11]) { return -1; }
      l525: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_35[c] === 1)) && (q = readCriteriaLabel(p)) >= 0) {
          p = q;
          value = m.value as CriteriaLabelNode;
          break l525;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1)) || (p = readSeverityLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
        value = m.value as SeverityLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l545: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l545; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "" | null;
    let n538 = 0;
    l535: for (;;) {
      if (n538 >= 3) break;
      const s537 = p;
      l536: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l536; }
        p++;
        n538++;
        continue l535;
      }
      p = s537;
      break;
    }
    l539: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
        const s541 = p;
        l540: {
          l544: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
              const s542 = p;
              l543: {
                if ((p = skip_label(p)) < 0) { break l543; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipLineEnd(p)) < 0) { break l543; }
                p = s542;
                break l544;
              }
              p = s542;
            } else m.hitEnd ||= p >= end;
            break l540;
          }
          value = '';
          break l539;
        }
        p = s541;
      } else m.hitEnd ||= p >= end;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | null;
    l533: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = readBulletHolds(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l533;
      }
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
    let l_kind!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    if ((p = readTextKind(p)) < 0) { return -1; }
    l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!m.reading.inside[7]) { return -1; }
    l549: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_40[c] === 1))) {
        const s547 = p;
        l548: {
          if ((p = skipAnyLead(p)) < 0) { break l548; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_39[c] === 1)) || (p = skipAuthenticationName(p)) < 0) { m.hitEnd ||= p >= end; break l548; }
          p = s547;
          break l549;
        }
        p = s547;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t550 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_41[c] === 1)) && (q = readAnswer(p)) >= 0) {
      p = q;
      l_answer = m.value as YesNode | NoNode;
    } else { m.hitEnd ||= p >= end; m.forget(t550); l_answer = null; }
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
    l555: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
        const s553 = p;
        l554: {
          if ((p = skipAnyLead(p)) < 0) { break l554; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRequestBodyName(p)) < 0) { m.hitEnd ||= p >= end; break l554; }
          p = s553;
          break l555;
        }
        p = s553;
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
    l558: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1))) {
        const s556 = p;
        l557: {
          if ((p = skipAnyLead(p)) < 0) { break l557; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) || (p = skipResponseName(p)) < 0) { m.hitEnd ||= p >= end; break l557; }
          p = s556;
          break l558;
        }
        p = s556;
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
    l551: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) && (q = readRequestBodyLabel(p)) >= 0) {
        p = q;
        value = m.value as RequestBodyLabelNode;
        break l551;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1)) || (p = readResponseLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!m.reading.inside[7]) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1)) || (p = readJsonKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!m.reading.inside[8]) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : c === 304)) || (p = readSqlKind(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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

    if (!m.reading.inside[3]) { return -1; }
    l561: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1))) {
        const s559 = p;
        l560: {
          if ((p = skipAnyLead(p)) < 0) { break l560; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) || (p = skipComplexityName(p)) < 0) { m.hitEnd ||= p >= end; break l560; }
          p = s559;
          break l561;
        }
        p = s559;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t562 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_46[c] === 1)) && (q = read_wholeNumber(p)) >= 0) {
      p = q;
      l_number = m.value as WholeNumberNode;
    } else { m.hitEnd ||= p >= end; m.forget(t562); l_number = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NumberHeadNode = { type: 'NumberHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l569: {
      const s570 = p;
      l571: {
        {
          const s572 = p;
          l573: {
            if (!m.reading.inside[12]) { break l573; }
            break l571;
          }
          p = s572;
        }
        let n578 = 0;
        l575: for (;;) {
          if (n578 >= 3) break;
          const s577 = p;
          l576: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l576; }
            p++;
            n578++;
            continue l575;
          }
          p = s577;
          break;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l571; }
        break l569;
      }
      p = s570;
      if (!m.reading.inside[12]) { return -1; }
      let n582 = 0;
      l579: for (;;) {
        if (n582 >= 3) break;
        const s581 = p;
        l580: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l580; }
          p++;
          n582++;
          continue l579;
        }
        p = s581;
        break;
      }
      l585: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 304))) {
          const s583 = p;
          l584: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304)) || (p = skipComponentName(p)) < 0) { m.hitEnd ||= p >= end; break l584; }
            p = s583;
            break l585;
          }
          p = s583;
        } else m.hitEnd ||= p >= end;
        return -1;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l588: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1))) {
        const s586 = p;
        l587: {
          if ((p = skipBulletLead(p)) < 0) { break l587; }
          l591: {
            const s589 = p;
            l590: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.hitEnd ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.hitEnd ||= p >= end;
              if ((p = skip_knownName(p)) < 0) { break l590; }
              p = s589;
              break l591;
            }
            p = s589;
            break l587;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l587; }
          p = s586;
          break l588;
        }
        p = s586;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (skipHeldBullet(p) >= 0) { return -1; }

    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near596 = p + 4;
    while (p < near596 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near596) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    l597: for (;;) {
      const s599 = p;
      if ((p < end)) {
        l598: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l598; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = skipLine(p)) < 0) { m.hitEnd ||= p >= end; break l598; }
          continue l597;
        }
        p = s599;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skipListedAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!m.reading.inside[10]) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipNestedInMethod(p) >= 0) { return -1; }
    m.hitEnd ||= p >= end;
    l594: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s592 = p;
        l593: {
          const near595 = p + 4;
          while (p < near595 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near595) p = STOPS_8.next(p);
          m.hitEnd ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l593; }
          p++;
          p = s592;
          break l594;
        }
        p = s592;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = skipListedHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l563: {
      const s564 = p;
      const c565 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c565 < 128 ? TABLE_10[c565] === 1 : c565 === 304)) {
        l566: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 304)) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l566; }
          l567: {
            if ((q = skipPlainLabelAhead(p)) >= 0) { p = q; break l567; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = skipBulletLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l566; }
          }
          break l563;
        }
        p = s564;
      }
      if ((p < end && (c565 >= 14 || c565 <= 9 || (c565 >= 11 && c565 <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l563;
      }
      if ((c565 < 128 && TABLE_6[c565] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l563; }
      if ((p = skipListedAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l608: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_50[c] === 1))) {
        const s606 = p;
        l607: {
          if ((p = skipAnyLead(p)) < 0) { break l607; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1)) || (p = skipParametersName(p)) < 0) { m.hitEnd ||= p >= end; break l607; }
          p = s606;
          break l608;
        }
        p = s606;
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
    l611: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1))) {
        const s609 = p;
        l610: {
          if ((p = skipAnyLead(p)) < 0) { break l610; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1)) || (p = skipRaisesName(p)) < 0) { m.hitEnd ||= p >= end; break l610; }
          p = s609;
          break l611;
        }
        p = s609;
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
    l601: {
      const s602 = p;
      l603: {
        if (!m.reading.inside[7]) { break l603; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_49[c] === 1)) || (p = readRequestParametersLabel(p)) < 0) { m.hitEnd ||= p >= end; break l603; }
        value = m.value as RequestParametersLabelNode;
        break l601;
      }
      p = s602;
      if ((p = skipInMethod(p)) < 0) { return -1; }
      l604: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_50[c] === 1)) && (q = readParametersLabel(p)) >= 0) {
          p = q;
          value = m.value as ParametersLabelNode;
          break l604;
        }
        m.hitEnd ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1)) || (p = readRaisesLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l614: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1))) {
        const s612 = p;
        l613: {
          if ((p = skipAnyLead(p)) < 0) { break l613; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDependenciesName(p)) < 0) { m.hitEnd ||= p >= end; break l613; }
          p = s612;
          break l614;
        }
        p = s612;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l615: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l615;
      }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) && skipMethodAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l617: {
        const s618 = p;
        const c619 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c619 === 32 || c619 === 35)) {
          l620: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; break l620; }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; break l620; }
            break l617;
          }
          p = s618;
        }
        if ((p < end && (c619 >= 14 || c619 <= 9 || (c619 >= 11 && c619 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l617;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l617; }
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
    l651: {
      const s652 = p;
      const t653 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l654: {
          if ((p = readParameterName(p)) < 0) { break l654; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l655: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s657 = p;
              l656: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = readTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l656; }
                l_annotation = m.value as TypeTextNode;
                break l655;
              }
              p = s657;
            } else m.hitEnd ||= p >= end;
            l_annotation = null;
          }
          l658: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s660 = p;
              l659: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = readDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l659; }
                l_fallback = m.value as DefaultTextNode;
                break l658;
              }
              p = s660;
            } else m.hitEnd ||= p >= end;
            l_fallback = null;
          }
          if (skipParameterEnd(p) < 0) {  break l654; }
          break l651;
        }
        p = s652;
        m.forget(t653);
        l_fallback = null;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c))) || (p = readParameterName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    l647: {
      const s648 = p;
      const t649 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l650: {
          if ((p = readParameter(p)) < 0) { break l650; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l647;
        }
        p = s648;
        m.forget(t649);
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) || (p = readBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l664: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l664;
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
    const list645: (ParameterNode | BadParameterNode)[] = [];
    let t643 = m.pending.length;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) && (q = readParameterItem(p)) >= 0) {
      p = q;
      let v644!: ParameterNode | BadParameterNode;
      v644 = m.value as ParameterNode | BadParameterNode;
      list645.push(v644);
      t643 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t643);
    l_items = list645;
    if ((p = noteParametersEnd(p)) < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l636: {
      const s637 = p;
      const t638 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l639: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = readParameters(p)) < 0) { m.hitEnd ||= p >= end; break l639; }
          value = m.value as ParametersNode;
          break l636;
        }
        p = s637;
        m.forget(t638);
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
    let m672 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m672 = true; }
    m.hitEnd ||= p >= end;
    if (!m672) { return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594)) || (p = noteResultArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
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
    const t676 = m.pending.length;
    if ((p < end) && (q = readBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t676); }
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
    l621: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s623 = p;
        l622: {
          let e624!: "async";
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l622; }
          e624 = "async";
          p += 5;
          let e625!: string[];
          const list630: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v629!: string;
            v629 = m.value as string;
            list630.push(v629);
          }
          m.hitEnd ||= p >= end;
          if (list630.length === 0) { break l622; }
          e625 = list630;
          l_isAsync = [e624, e625];
          break l621;
        }
        p = s623;
      } else m.hitEnd ||= p >= end;
      l_isAsync = null;
    }
    l632: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s634 = p;
        l633: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l633; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l633; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l632;
        }
        p = s634;
      } else m.hitEnd ||= p >= end;
    }
    const s635 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = text.slice(s635, p);
    if ((p = readSignatureList(p)) < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    const t668 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 8211 || c === 8594)) && (q = readResult(p)) >= 0) {
      p = q;
      l_result = m.value as ResultNode;
    } else { m.hitEnd ||= p >= end; m.forget(t668); l_result = null; }
    if ((p = noteSignatureEnd(p)) < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l677: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l677;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c === 304)) || (p = skipComponentLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l679: {
      const s680 = p;
      const t681 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l682: {
          let e683!: string[];
          const list688: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v687!: string;
            v687 = m.value as string;
            list688.push(v687);
          }
          m.hitEnd ||= p >= end;
          e683 = list688;
          let e690!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l682; }
          e690 = m.value as "\n" | BadLineEndNode;
          value = [e683, e690];
          break l679;
        }
        p = s680;
        m.forget(t681);
      } else
      m.hitEnd ||= p >= end;
      let e691!: string[];
      const list696: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v695!: string;
        v695 = m.value as string;
        list696.push(v695);
      }
      m.hitEnd ||= p >= end;
      if (list696.length === 0) { return -1; }
      e691 = list696;
      let e698!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e698 = m.value as null;
      value = [e691, e698];
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
  const skipBulletMark = coded(skipBulletMarkCode, "\t *+\\-0-9", true);
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
  const skipBulletLead = coded(skipBulletLeadCode, "\t *+\\-0-9", true);
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
  const readBullet = coded(readBulletCode, "\t *+\\-0-9");
  const readBulletColumn = coded(readBulletColumnCode, "\t *+\\-0-9", true);
  const readBulletContent = coded(readBulletContentCode, null);
  const readLabelledItem = coded(readLabelledItemCode, "*AC-EIPR-TV_ac-eipr-tv\u0130");
  const readCodeItem = coded(readCodeItemCode, "`", true);
  const readCodeName = coded(readCodeNameCode, "^\n\r`", true);
  const readBulletText = coded(readBulletTextCode, null);
  const skipParagraphStop = coded(skipParagraphStopCode, "^", true);
  const skipLabelGate = coded(skipLabelGateCode, "\t *+\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipAnyLead = coded(skipAnyLeadCode, null, true);
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
  const readDescriptionLabel = coded(readDescriptionLabelCode, "\t *+\\-0-9D_d", true);
  const readRateLimitLabel = coded(readRateLimitLabelCode, "\t *+\\-0-9R_r", true);
  const skipInMethod = coded(skipInMethodCode, null, true);
  const readReturnsLabel = coded(readReturnsLabelCode, "\t *+\\-0-9R_r", true);
  const readSemanticUnitLabel = coded(readSemanticUnitLabelCode, "\t *+\\-0-9SU_su", true);
  const readResponsibilityLabel = coded(readResponsibilityLabelCode, "\t *+\\-0-9PR_pr", true);
  const readCriteriaLabel = coded(readCriteriaLabelCode, "\t *+\\-0-9CV_cv", true);
  const readSeverityLabel = coded(readSeverityLabelCode, "\t *+\\-0-9PS_ps", true);
  const readLabelHolds = coded(readLabelHoldsCode, null, true);
  const readLineHolds = coded(readLineHoldsCode, null, true);
  const skip_label = coded(skip_labelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const readAnswerHead = coded(readAnswerHeadCode, null);
  const readJsonHead = coded(readJsonHeadCode, null);
  const readJsonKind = coded(readJsonKindCode, "\t *+\\-0-9RS_rs", true);
  const readRequestBodyLabel = coded(readRequestBodyLabelCode, "\t *+\\-0-9R_r", true);
  const readResponseLabel = coded(readResponseLabelCode, "\t *+\\-0-9RS_rs", true);
  const readSqlHead = coded(readSqlHeadCode, null);
  const readNumberHead = coded(readNumberHeadCode, null);
  const skipFieldEnd = coded(skipFieldEndCode, null, true);
  const skipPlainLabelAhead = coded(skipPlainLabelAheadCode, null, true);
  const skipBulletLabelAhead = coded(skipBulletLabelAheadCode, "\t *+\\-0-9", true);
  const skipListedAhead = coded(skipListedAheadCode, null, true);
  const skipBulletText = coded(skipBulletTextCode, null, true);
  const readEntriesHead = coded(readEntriesHeadCode, null);
  const readEntriesKind = coded(readEntriesKindCode, null, true);
  const readParametersLabel = coded(readParametersLabelCode, "\t *+\\-0-9AP_ap", true);
  const readRaisesLabel = coded(readRaisesLabelCode, "\t *+\\-0-9ERT_ert", true);
  const readNamesHead = coded(readNamesHeadCode, "\t *+\\-0-9D_d");
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
      '[0,["L",["s",["!",18],["!",22],["!",66]]]]', // 17 leaf
      skip_wrapperEnd,
      '[0,["q",20]]', // 19 skipWrapperRun
      '[0,["closes",0,21],"`~"]', // 20 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 21 readFenceRun
      '[0,["/",["s",["&",["/",23,24]],6,25,29,44],["s",["&",45],29,44,65]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 22 skipTitleHeading
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
      skipHeadingEnd,
      skipSetextAhead,
      skipUnderlined,
      skipNewline,
      '[0,["/",49,["s",["!",54],["[*","^\\n\\r"],47,6,["/",["[+","="],["|",4,null,false,"-"]],["[*","\\t "],7]],"^"]', // 48 skipSetext
      '[0,["s",50,47,6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]]', // 49 skipNamedSetext
      '[0,["/",["s",["?",34],51,52],["s",["?",34],53,52],["s",["?",34],["i","design"],["[+","\\t "],["i","spec"],["[*","^\\n\\r"]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 50 skipNamedTitle
      '[0,["/",["s",["i","architecture"],["[+","\\t "],["i","overview"]],["s",["i","technology"],["[+","\\t "],["i","stack"]],["i","assumptions"],["s",["i","api"],["[+","\\t "],["i","contracts"]],["s",["i","data"],["[+","\\t "],["i","schemas"]],["s",["i","component"],["[+","\\t "],["i","logic"]],["s",["i","design"],["[+","\\t "],["i","review"],["[+","\\t "],["i","checklist"]]],"ACDTacdt"]', // 51 skipAnyOwnName
      '[0,["s",["[*","\\t *:_`"],["&",7]]]', // 52 skipNamedEnd
      '[0,["/",["i","architecture"],["i","overview"],["s",["i","tech"],["[+","\\t "],["i","stack"]],["i","technologies"],["i","technology"],["i","assumption"],["s",["i","api"],["[+","\\t "],["/",["i","contract"],["i","endpoints"],["i","design"]]],["i","apis"],["i","api"],["i","endpoints"],["s",["/",["i","database"],["i","data"]],["[+","\\t "],["/",["i","schemas"],["i","schema"],["i","models"],["i","model"]]],["s",["i","component"],["[+","\\t "],["i","design"]],["i","components"],["i","component"],["s",["/",["i","design"],["i","review"]],["[+","\\t "],["i","checklist"]],["i","checklist"]],"AC-EORTac-eort"]', // 53 skipAnyOtherName
      '[0,["/",11,55,56,58,15,16,["s",6,["/",60,"<!--","|"]]],"\\t\\u001b #*+\\\\-0-9<AC-EIPR-TV_-ac-eipr-tv|~\u0130"]', // 54 skipNotSetext
      skipThematicBreak,
      skipBulletMark,
      skipBulletSign,
      '[0,["s",6,59]," `~"]', // 58 skipFenceStart
      skipFenceRunHere,
      skipLabelAhead,
      skipLabel,
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",63,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",63,"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",63,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",63,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",63,["[*","\\t "],["[",":\uff1a"]]],"*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 62 skipBadLabel
      '[0,64,"AC-EIPR-TVac-eipr-tv\u0130"]', // 63 skipKnownName
      skipKnownWord,
      '[0,["s",6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]," \\\\-="]', // 65 skipBadSetext
      '[0,["s",["&",67],68],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 66 skipSectionAhead
      skipHeadingLike,
      '[0,["/",["s",["&",["/",23,24]],6,25,69,44],["s",["&",74],6,25,75,44],["s",["&",46],["&",49],69,44,65]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 68 skipSectionHeading
      '[0,["s",["?",33],["/",["s",51,["&",70]],72],["?",73],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 69 skipSectionName
      '[0,["s",["?",71],["*",["s",["[*","\\t "],["[+","*:_`"]]],37]]', // 70 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 71 skipSectionRemark
      '[0,["s",53,["&",70]]]', // 72 skipBadSectionName
      '[0,71]', // 73 skipBadSectionRemark
      skipH3,
      '[0,["s",["?",33],51,["&",70],["?",73],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 75 skipOwnName
      '[1,["L",77]]', // 76 leaf
      '[1,["N",0,["s",["&",["/",23,24]],6,[":",0,78],["?",82],[":",1,83],84],["s",["&",45],[":",1,83],84,[":",2,88]]],"^\\n\\r"]', // 77 readOtherHeading
      readMark,
      noteHeadingSpace,
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 80 readBadHeadingSpace
      '[1,["M","BadNoise",28]]', // 81 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 82 readBadSecondTitle
      readTitleText,
      noteHeadingEnd,
      noteLineEnd,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 87 readBadLineEnd
      '[1,["M",0,["s",6,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],85]]," \\\\-="]', // 88 readBadSetext
      '[1,["L",["/",90,92]],"\\t\\n\\r *+\\\\-0-9T_t"]', // 89 leaf
      readBlankLines,
      noteBlankLine,
      '[1,["N",3,["s",93,[":",0,["/",95,108]]]],"\\t *+\\\\-0-9T_t"]', // 92 readMetadataLine
      '[0,["/",94,6]]', // 93 skipMetadataLead
      skipBulletLead,
      '[1,["N",1,["s",["&",["s",96,97]],[":",0,99],["[*","\\t "],[":",1,105],107]],"*T_t"]', // 95 readTaskIdLabel
      skipOpen,
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],98],"Tt"]', // 97 skipTaskIdName
      skipClose,
      read_label,
      readLabel,
      readLabelName,
      '[1,["M",1,["s","__",[":",0,103],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,104],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,104],"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,104],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,104],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",[":",0,104],["[*","\\t "],["[",":\uff1a"]]],"*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 102 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 103 readUnderscoredName
      '[0,["N","KnownName",64],"AC-EIPR-TVac-eipr-tv\u0130"]', // 104 readKnownName
      readLineValue,
      skipLinePiece,
      noteValueEnd,
      '[1,["N",2,["s",["&",["s",96,109]],[":",0,99],["[*","\\t "],[":",1,105],107]],"*T_t"]', // 108 readTimestampLabel
      '[0,["s",["i","timestamp"],98],"Tt"]', // 109 skipTimestampName
      '[0,["L",["&",111]]," *\\\\-<_`~"]', // 110 leaf
      skipClosedStart,
      '[1,["L",["/",113,114,120,131,132]]," *\\\\-<_`~"]', // 112 leaf
      readRule,
      '[0,["N",5,["s",["&",115],"*",["+",["s",["!",116],["[","^\\n\\r"]]],[":",0,["?",118]],["[*","^\\n\\r"]]],"*"]', // 114 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],7]],["[","^\\n\\r"]]],"*",["[*","\\t "],7],"*"]', // 115 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],117]]', // 116 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 117 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],119]]', // 118 readFooterTime
      '[0,["N",4,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 119 readFooterStamp
      '[1,["handing",4,["N",6,["s",["!",18],6,["hand",4,[],[":",0,121]],[":",1,122],85,[":",2,123],[":",3,["/",128,129]]]]]," `~"]', // 120 readFence
      readFenceRunHere,
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 122 readFenceInfo
      readFenceBody,
      '[0,["s",6,125,["[*","\\t "],["&",7]]," `~"]', // 124 skip_fenceClose
      '[0,["q",126]]', // 125 skipClosingRun
      '[0,["closes",4,21],"`~"]', // 126 readClosingRun
      '[1,["/",["s",["[*","^\\n\\r"],86],["[+","^\\n\\r"]],"^"]', // 127 noteLine
      '[0,["N","FenceClose",124]]', // 128 readFenceClose
      '[1,["M","MissingFenceEnd",130]]', // 129 readMissingFenceEnd
      '[0,["!",["[","^"]]]', // 130 skipEof
      '[1,["N","Comment",["s",6,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],86]]],"-->",["[*","^\\n\\r"]]]," <"]', // 131 readComment
      '[1,["M","MissingCommentEnd",["s",6,"<!--",["*",127]]]," <"]', // 132 readMissingCommentEnd
      '[1,["L",["?",134]]]', // 133 leaf
      readEol,
      '[1,["L",136],"^"]', // 135 leaf
      readOpenBlock,
      '[1,["M","MissingMarkEnd",138]," #*+\\\\-`"]', // 137 readMissingMarkEnd
      skipCutMark,
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 139 skipFooterCut
      '[1,["N",7,["s",6,[":",0,78],[":",1,83],84]]," #"]', // 140 readSubheading
      readBullet,
      readBulletColumn,
      readBulletContent,
      '[0,["N",9,["s","**",[":",0,145],["[+","\\t "],[":",1,146],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 144 readFailure
      '[0,["N",8,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 145 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 146 readFailureCode
      '[0,["N",10,["s",148,[":",0,145],["[*","\\t (*_`"],[":",1,146],["?",")"],149],["s",148,[":",0,145],149,[":",1,["?",["@",0,150,149]]]]],"*1-5H_`h"]', // 147 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 148 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 149 skipFailureSeparator
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 150 readConstantCode
      readLabelledItem,
      readCodeItem,
      readCodeName,
      '[0,["N",11,["s",[":",0,155],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 154 readLooseItem
      '[0,["/",["@",1,"**",156,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],7]]]],["@",1,"*",156,"*"],["@",1,"`",153,"`"],158],"*A-Z_-z"]', // 155 readLooseName
      '[0,["/",["@",1,"`",153,"`"],157],"^\\n\\r*:"]', // 156 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 157 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 158 readBareName
      readBulletText,
      skipParagraphStop,
      skipLabelGate,
      skipAnyLead,
      skipLabelMark,
      '[0,["s",6,60]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 164 skipLabelLine
      '[0,["s",28,["/",7,15]]]', // 165 skipNoiseAlone
      skipMarksBelow,
      '[0,["q",168]]', // 167 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",169],[":",0,170],173,[":",1,175],["test",true,0]]],"^\\n\\r"]', // 168 readTableHead
      skipTableAhead,
      readTableRow,
      skipCellGap,
      readCell,
      readLineEnd,
      '[0,["!",["[","^"]]]', // 174 readEof
      '[1,["@",2,6,["?","|"],["|",1,null,true,176,"|"],["?","|"],["[*","\\t "],85],"\\t \\\\-:|"]', // 175 readDelimiterRow
      readDelimiterCell,
      '[0,["|",0,null,true,178]]', // 177 readBlanks
      '[0,["$",["[","\\t "]]]', // 178 readBlank
      '[1,["N",12,["s",["&",169],[":",0,170],85,[":",1,175],["test",true,1],[":",2,["|",0,null,true,180]]],["s",["&",182],[":",0,183],[":",2,["|",0,null,true,180]]]],"^\\n\\r"]', // 179 readTable
      read_tableRow,
      '[0,["/",18,55,15,58,56,164,165],"\\t\\u001b #*+\\\\-0-9<AC-EIPR-TV_-ac-eipr-tv~\u0130"]', // 181 skipRowStop
      '[0,["s",6,"|",["[*","^\\n\\r"],47,6,"|"]," |"]', // 182 skipPipedLines
      '[1,["M",2,["s",[":",0,170],86,["?",184]]],"^"]', // 183 readBadTable
      '[1,["s",6,"|",["|",1,null,false,185,"|"],["?","|"],["[*","\\t "],85]," |"]', // 184 noteBadDelimiter
      skipDelimiterCell,
      '[1,["M","BadNoiseLine",["s",28,["?",85]]]]', // 186 readBadNoiseLine
      readParagraph,
      '[0,["L",["&",189]]," `~"]', // 188 leaf
      '[0,["s",["&",3],["!",190]]," `~"]', // 189 skipWholeWrapper
      '[0,["s",191,["*",["/",201,["s",["!",4],["!",14],203]]],14]]', // 190 skipExampleAhead
      '[0,["q",192]]', // 191 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],193],["|",1,null,true,["t",[0,1],["!",18],["/",195,["t",[0,1],["!",4],197]]]],["|",0,null,true,["t",[0,1],["!",18],197]],200,173]]," `~"]', // 192 readWrapperShape
      '[1,["@",0,194,85]]', // 193 readFenceOpen
      '[0,["/",["@",1,6,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",7]],["@",1,6,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 194 readFenceHead
      '[1,["t",[0,1],196,173]]', // 195 readClosedFence
      '[1,["handing",4,["t",[0,1,2],["hand",4,[],193],["|",0,null,true,["t",[0,1],["!",124],197]],198]]," `~"]', // 196 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],134],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 197 readLine
      '[0,["t",[0,1,2,3],199,126,177,["&",7]]," `~"]', // 198 read_fenceClose
      readIndent,
      read_wrapperEnd,
      '[0,["s",202,7]]', // 201 skipClosedFence
      '[0,["q",196]]', // 202 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],8],["[+","^\\n\\r"]],"^"]', // 203 skipLine
      '[1,["L",205]]', // 204 leaf
      '[1,["M",3,["s",["&",3],[":",0,193]]]," `~"]', // 205 readBadWrapper
      '[1,["L",207]]', // 206 leaf
      '[1,["N",13,["s",["&",["/",23,24]],6,[":",0,78],[":",1,208],84],["s",["&",45],[":",1,208],84,[":",2,88]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 207 readTitleHeading
      '[1,["/",["@",9,["&",30],["?",209],210,["?",212],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",212],["[*","\\t "],213,["?",["[+","*_`"]]],["@",4,["?",209],210,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],83]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 208 readDocumentTitle
      '[1,["M","BadTitleDecoration",34]]', // 209 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],211],["[*","\\t "]],"Dd"]', // 210 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 211 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 212 readBadTitleMark
      '[0,["N","MarkedId",["*",41]]]', // 213 readMarkedId
      '[0,["L",["s",["!",18],["!",66],["!",215]]]]', // 214 leaf
      '[0,["/",["s",["&",["/",23,24]],6,25,["?",216],42,44],["s",["&",45],42,44,65]],"^\\n\\r"]', // 215 skipOtherHeading
      '[0,["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 216 skipBadSecondTitle
      '[1,["L",218]]', // 217 leaf
      '[1,["N",15,["s",["&",["s",219,220]],[":",0,221]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 218 readOverviewHeading
      '[0,["/",["s",6,["|",1,3,false,"#"],["[*","\\t "],["?",28],["?",34]],["?",34]]]', // 219 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 220 skipOverviewName
      '[1,["N",14,["s",["&",["/",23,24]],6,[":",0,78],[":",1,222],84],["s",["&",74],6,[":",0,78],[":",1,225],84],["s",["&",46],["&",49],[":",1,222],84,[":",2,88]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 221 readSectionHeading
      '[1,["N","SectionName",["s",["?",209],["/",["s",51,["&",70]],223],["?",224],["?",209]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 222 readSectionName
      '[1,["M","BadSectionName",["s",53,["&",70]]]]', // 223 readBadSectionName
      '[1,["M","BadSectionRemark",71]]', // 224 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",209],51,["&",70],["?",224],["?",209]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 225 readOwnName
      '[1,["L",227],"\\t\\n\\r "]', // 226 leaf
      noteBlankLines,
      '[0,["L",["!",229]]]', // 228 leaf
      skipSectionStop,
      '[0,["s",["!",231],215]]', // 230 skipOtherSectionAhead
      '[0,["/",["s",232,233,234],["s",235,233,236],["s",237,233,238],["s",239,24],["s",["&",45],240]]]', // 231 skipClaimed
      '[0,["inside",0]]', // 232 readInContracts
      '[0,["s",6,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",28]]," #"]', // 233 skipHashes
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 234 skipEndpointAhead
      '[0,["inside",1]]', // 235 readInSchemas
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 236 skipTableWord
      '[0,["inside",2]]', // 237 readInComponents
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 238 skipComponentWord
      '[0,["inside",4]]', // 239 readInFlatChecklist
      '[0,["/",["s",232,241],["s",235,252],["s",237,265],["s",266,267],["s",306,309]]]', // 240 skipItemAhead
      '[0,["/",["s",["&",["/",24,74,242]],6,25,243,44],["s",["&",74],6,25,42,44],["s",["&",45],["&",234],243,44,65]]," #*0-9A-Z_-z"]', // 241 skipContractHeading
      '[0,["s",6,"####",["!","#"]]," #"]', // 242 skipH4
      '[0,["s",["?",244],245,248,["?",250],["?",251]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 243 skipEndpoint
      '[0,["s",["/",["s",36,["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 244 skipBadTitleNumber
      '[0,["/",246,247],"*A-Z_-z"]', // 245 skipEndpointMethod
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 246 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 247 skipBadMethodName
      '[0,["s",["&","/"],["+",249]],"/"]', // 248 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],37]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",28],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 249 skipPathPart
      '[0,["s",["[+","*_`"],["&",37]]]', // 250 skipBadPathEnd
      '[0,["s",["!",37],["+",43]],"^\\n\\r"]', // 251 skipBadTitleRest
      '[0,["/",["s",["&",["/",24,74,242]],6,25,["?",244],["&",236],253,44],["s",["&",74],6,25,["?",244],["?",264],42,44],["s",["&",45],["&",236],253,44,65]]," #*0-9T_`t"]', // 252 skipSchemaHeading
      '[0,["/",254,261],"^\\n\\r"]', // 253 skip_pair
      '[0,["q",255]]', // 254 skipBadPair
      '[1,["handing",2,["M",4,["s",["hand",2,[],[":",0,256]],[":",1,257],":",["[*","\\t "],258,["[*","\\t "],[":",2,83]],["s",["hand",2,[],[":",0,256]],[":",1,257],258,["[*","\\t "],":",["[*","\\t "],[":",2,83]],["s",["hand",2,[],[":",0,256]],[":",1,257],":",["[*","\\t "],[":",2,260],258,["&",37]]]],"*_`"]', // 255 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 256 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",258],["[","*_`"]]]]],"^\\n\\r:"]', // 257 readMarkedName
      '[0,["q",259]]', // 258 skipSameMark
      '[0,["same",2,256],"*_`"]', // 259 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",258],["[","*_`"]]]]],"^\\n\\r"]', // 260 readMarkedValue
      '[0,["s",262,":",["[*","\\t "],42],"^\\n\\r"]', // 261 skipPair
      '[0,["*",263]]', // 262 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 263 skipPairPiece
      '[0,["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],37]]],"CTct"]', // 264 skipLooseWord
      '[0,["/",["s",["&",["/",24,74,242]],6,25,["?",244],["&",238],253,44],["s",["&",74],["!",["s",266,267]],6,25,["?",244],["?",264],42,44],["s",["&",45],["&",238],253,44,65]]," #*0-9C_`c"]', // 265 skipComponentHeading
      '[0,["inside",3]]', // 266 readInComponent
      '[0,["/",["s",268,["!",270],6,25,272,44],["s",268,["!",271],6,25,304,272,["[*","*"],44],["s",["&",45],["&",269],272,44,65]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 267 skipMethodHeading
      '[0,["/",["&",["s",74,269]],["&",["s",6,"####"]]]," #"]', // 268 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 269 skipParenthesis
      '[0,["s",271,["!",269]]]', // 270 skipTextInNotes
      '[0,["inside",12]]', // 271 readInNotes
      skipSignature,
      skipSignatureName,
      skipSignatureList,
      skipParameters,
      skipParameterItem,
      skipParameter,
      '[0,279,"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 278 skipParameterName
      skip_parameterName,
      '[0,281,"^\\n\\r),=]`}"]', // 280 skipTypeText
      skip_typeText,
      skipTypePiece,
      '[0,["deep",["/",["s","(",284,")"],["s","[",284,"]"],["s","{",284,"}"]]],"([{"]', // 283 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],283,285]]]', // 284 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",7]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",7]]]],"\\"\'"]', // 285 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 286 skipArrow
      '[0,["/",283,285,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 287 skipResultPiece
      '[0,289]', // 288 skipDefaultText
      '[0,["s",["+",["/",290,291]],["?",["s",286,["+",["/",290,287,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 289 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 290 skipLambdaHead
      '[0,["/",283,285,["s",["!",286],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 291 skipDefaultPiece
      skipParameterEnd,
      '[0,["/",["s",",",["[*","\\t "]],["s",286,["+",["/",287,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",286],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 293 skipBadParameter
      skipParametersEnd,
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],286]]]]', // 295 skipMissingParameters
      skipResult,
      '[0,["/","->",298],"\\\\-=\u2013\u2192"]', // 297 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 298 skipBadArrow
      skipResultText,
      skipReturnPiece,
      skipSignatureTail,
      skipSignatureEnd,
      '[0,["s",["!",301],["+",["s",["!",37],["[","^\\n\\r"]]]],"^\\n\\r"]', // 303 skipBadSignatureRest
      '[0,["+",305]]', // 304 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",36,["[",").:"],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 305 skipMethodOrnament
      '[0,["/",239,307,308]]', // 306 skipInChecklist
      '[0,["inside",5]]', // 307 readInPlainChecklist
      '[0,["inside",6]]', // 308 readInDeepChecklist
      '[0,["/",["s",310,6,25,["?",244],253,44],["s",310,6,25,["?",244],42,44],["s",["&",45],253,44,65]]]', // 309 skipCheckHeading
      '[0,["/",["&",74],["s",239,["&",24]],["s",308,["&",242]]]]', // 310 skipCheckLevel
      '[1,["L",312]]', // 311 leaf
      '[1,["N",16,["s",["&",["s",219,["i","tech"]]],[":",0,221]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 312 readStackHeading
      '[1,["L",314]]', // 313 leaf
      '[1,["N",17,["s",6,[":",0,99],["[*","\\t "],[":",1,105],107]]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 314 readTechnology
      '[1,["L",316]]', // 315 leaf
      '[1,["N",18,["s",["&",["s",219,["i","assumption"]]],[":",0,221]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 316 readAssumptionsHeading
      '[1,["L",318]]', // 317 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",64,98]],127,["*",["s",["!",160],127]]]]," *"]', // 318 readMissingItem
      '[1,["L",320]]', // 319 leaf
      '[1,["N",19,["s",["&",["s",219,321]],[":",0,221]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 320 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 321 skipContractsName
      '[0,["L",["!",323]]]', // 322 leaf
      skipItemStop,
      skipAnyItemAhead,
      skipMethodAhead,
      '[1,["L",327]]', // 326 leaf
      '[1,["N",22,["s",["&",["/",24,74,242]],6,[":",0,78],[":",1,328],84],["s",["&",74],6,[":",0,78],[":",2,83],84],["s",["&",45],["&",234],[":",1,328],84,[":",3,88]]]," #*0-9A-Z_-z"]', // 327 readContractHeading
      '[1,["N",21,["s",["?",329],[":",0,330],[":",1,333],["?",334],["?",335]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 328 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",["s",36,["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 329 readBadTitleNumber
      '[1,["/",331,332],"*A-Z_-z"]', // 330 readEndpointMethod
      '[0,["N",20,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 331 readMethodWord
      '[1,["M",5,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 332 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",249]]],"/"]', // 333 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",37]]]]', // 334 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",37],["+",43]]],"^\\n\\r"]', // 335 readBadTitleRest
      '[1,["L",["/",337,358,369,377,385]]]', // 336 leaf
      readTextHead,
      readTextKind,
      readDescriptionLabel,
      '[0,["s",["i","description"],98],"Dd"]', // 340 skipDescriptionName
      readRateLimitLabel,
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],98],"Rr"]', // 342 skipRateLimitName
      skipInMethod,
      readReturnsLabel,
      '[0,["/",["s",["/",["i","returns"],["i","return"]],98],["s",["i","return"],["[+","\\t _"],["i","value"],98]],"Rr"]', // 345 skipReturnsName
      readSemanticUnitLabel,
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],98],["s",["i","unit"],98]],"SUsu"]', // 347 skipSemanticUnitName
      readResponsibilityLabel,
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],98],"PRpr"]', // 349 skipResponsibilityName
      readCriteriaLabel,
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],98],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],98]],"CVcv"]', // 351 skipCriteriaName
      readSeverityLabel,
      '[0,["s",["/",["i","severity"],["i","priority"]],98],"PSps"]', // 353 skipSeverityName
      readLabelHolds,
      '[0,["{",2,["s",[":",0,["$",["[*","\\t "]]],57,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 355 readBulletHolds
      readLineHolds,
      skip_label,
      readAnswerHead,
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],98],["s",["i","requires"],["[+","\\t _"],["i","authentication"],98]],"ARar"]', // 359 skipAuthenticationName
      '[1,["/",["@",1,361,363,["[*","*`"]],["@",1,361,365,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 360 readAnswer
      '[1,["*",["/",["[+","\\t *`"],["s",86,["!",362]]]]]', // 361 noteAnswerGap
      '[0,["/",10,160],"^"]', // 362 skipFieldStop
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",364],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 363 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],130]]]', // 364 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",366],["!",367]]],"FNfn"]', // 365 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],130]],["s",7,["/",130,["&",["/",10,362]]]]]]]]]', // 366 skipNoEnd
      '[0,["s",["+",["s",["!",368],["[","^\\n\\r"]]],368],"^\\n\\r"]', // 367 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 368 skipExceptionWord
      readJsonHead,
      readJsonKind,
      readRequestBodyLabel,
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],98],"Rr"]', // 372 skipRequestBodyName
      readResponseLabel,
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],98],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],98]],"RSrs"]', // 374 skipResponseName
      '[0,["/",376,105]]', // 375 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 376 readTemplateRemark
      readSqlHead,
      '[0,["/",379,381,383],"\\t *+\\\\-0-9CFIR_cfir\u0130"]', // 378 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",162,96,380]]],"\\t *+\\\\-0-9I_i\u0130"]', // 379 readIndexesLabel
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],98],"Ii\u0130"]', // 380 skipIndexesName
      '[0,["N","RelationshipsLabel",["&",["s",162,96,382]]],"\\t *+\\\\-0-9FR_fr"]', // 381 readRelationshipsLabel
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],98],["s",["i","foreign"],["[+","\\t _"],["i","keys"],98]],"FRfr"]', // 382 skipRelationshipsName
      '[0,["N","ConstraintsLabel",["&",["s",162,96,384]]],"\\t *+\\\\-0-9C_c"]', // 383 readConstraintsLabel
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],98],["s",["i","check"],["[+","\\t _"],["i","constraints"],98]],"Cc"]', // 384 skipConstraintsName
      readNumberHead,
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],98],"CEce"]', // 386 skipComplexityName
      '[1,["@",1,361,388,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 387 read_wholeNumber
      '[0,["N",23,[":",0,["$",["[+","0-9"]]]]]', // 388 readWholeNumber
      '[0,["L",["s",["&",111],["!",390]]]," *\\\\-<_`~"]', // 389 leaf
      skipFieldEnd,
      skipPlainLabelAhead,
      '[0,["/",347,349,393,394,395,386],"C-EIMNPRSUc-eimnprsu\u0130"]', // 392 skipComponentName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],98],["s",["i","depends"],["[+","\\t _"],["i","on"],98]],"Dd"]', // 393 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],98],"IMim\u0130"]', // 394 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],98],["s",["i","notes"],98]],"INin\u0130"]', // 395 skipNotesName
      skipBulletLabelAhead,
      '[0,["/",["s",398,399],["s",402,403],["s",343,405],["s",266,392],["s",408,409]]]', // 397 skip_knownName
      '[0,["inside",7]]', // 398 readInContract
      '[0,["/",340,359,342,400,372,374,401],"ADEP-Sadep-s"]', // 399 skipContractName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],98],["s",["i","request"],["[+","\\t _"],["i","params"],98],["s",["i","parameters"],98]],"P-Rp-r"]', // 400 skipRequestParametersName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],98],["s",["i","errors"],98],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",98]],"ERer"]', // 401 skipErrorResponsesName
      '[0,["inside",8]]', // 402 readInSchema
      '[0,["/",340,404,380,382,384],"CDFIRcdfir\u0130"]', // 403 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],98],"CFcf"]', // 404 skipColumnsName
      '[0,["/",406,345,407,340],"ADEPRTadeprt"]', // 405 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],98],"APap"]', // 406 skipParametersName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],98],"ERTert"]', // 407 skipRaisesName
      '[0,["inside",11]]', // 408 readInCheck
      '[0,["/",351,353],"CPSVcpsv"]', // 409 skipCheckName
      '[0,["/",411,["&",["s",413,94]],["s",["|",0,3,false," "],"\\t"]]]', // 410 skipHeldBullet
      '[0,["q",412]]', // 411 skipHoldsAll
      '[0,["same",3,""]]', // 412 readHoldsAll
      '[0,["q",414]]', // 413 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 414 readHoldsRun
      skipListedAhead,
      '[0,["/",["s",["&",417],94],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 416 skipNestedInMethod
      '[0,["q",418]]', // 417 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 418 readListedRun
      '[0,["s",420,["[*","*"],422,["[*","*"],427,428]]', // 419 skipListedHeading
      '[0,["q",421]]', // 420 skipListedColumn
      '[0,["{",3,["s",[":",0,["$",["[*","\\t "]]],57,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 421 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],273,423,["?",296],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],273,275,["?",425]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 422 skipListedSignature
      '[0,["/",["s",["[*","\\t "],275],424],"\\t (\\\\-=`\u2013\u2192"]', // 423 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",286]]],"\\t \\\\-=`\u2013\u2192"]', // 424 skipMissingListedParameters
      '[0,["s",["[*","\\t "],297,["[*","\\t "],426],"\\t \\\\-=\u2013\u2192"]', // 425 skipWordResult
      '[0,["+",["/",283,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 426 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 427 skipListedGap
      skipBulletText,
      '[1,["L",["@",1,["!",390],136]]]', // 429 leaf
      '[1,["L",431]]', // 430 leaf
      readEntriesHead,
      readEntriesKind,
      '[0,["N","RequestParametersLabel",["&",["s",162,96,400]]],"\\t *+\\\\-0-9P-R_p-r"]', // 433 readRequestParametersLabel
      readParametersLabel,
      readRaisesLabel,
      '[0,["/",376,437,105]]', // 436 readEntriesValue
      '[0,["N",25,["s",[":",0,["|",1,null,true,439,438]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 437 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 438 skipInlineComma
      '[0,["N",24,["s",[":",0,440],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,442]],["s",[":",0,443],["&",["/",438,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 439 readInlineEntry
      '[0,["/",["@",1,"`",153,"`"],["@",1,["!",["[","A-Z"]],158],441],"*A-Z_-z"]', // 440 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 441 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",438,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["[","^\\n\\r"]]]]]', // 442 readInlineText
      '[0,["/",["@",1,"`",153,"`"],441],"A-Z`"]', // 443 read_className
      '[1,["L",["@",1,["!",390],["/",141,445,136]]]]', // 444 leaf
      '[1,["N",26,["s",[":",0,["|",1,null,true,446]],["&",362]]],"\\t *A-Z_-z"]', // 445 readEntriesText
      '[1,["@",3,["!",10],["!",160],["[*","\\t "],437,85],"\\t *A-Z_-z"]', // 446 readEntriesLine
      '[1,["L",448]]', // 447 leaf
      '[1,["N",28,["s",["&",["s",162,96,401]],[":",0,354],[":",1,99],["[*","\\t "],[":",2,449],107]],"\\t *+\\\\-0-9ER_er"]', // 448 readFailuresHead
      '[0,["/",450,105]]', // 449 readFailuresValue
      '[0,["N",27,["s",[":",0,["/",144,147]],[":",1,451]]],"*1-5H_`h"]', // 450 readFailureText
      '[0,105]', // 451 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",323],453]],"\\t *1-5_`"]', // 452 leaf
      '[1,["N",29,["s",[":",0,["|",1,null,true,454]],["&",362]]],"\\t *1-5H_`h"]', // 453 readFailureLines
      '[1,["@",2,["!",10],["[*","\\t "],450,85],"\\t *1-5H_`h"]', // 454 readFailureLine
      '[1,["L",456]]', // 455 leaf
      '[1,["N",30,["s",["&",["s",6,163]],["!",["s",6,96,397]],[":",0,356],[":",1,99],["[*","\\t "],[":",2,105],107]]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 456 readOtherHead
      '[1,["L",458]]', // 457 leaf
      '[1,["N",31,["s",["&",["s",219,["i","data"]]],[":",0,221]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 458 readSchemasHeading
      '[1,["L",460]]', // 459 leaf
      '[1,["N",33,["s",["&",["/",24,74,242]],6,[":",0,78],["?",329],["&",236],[":",1,461],84],["s",["&",74],6,[":",0,78],["?",329],[":",2,["$",["?",264]]],[":",3,83],84],["s",["&",45],["&",236],[":",1,461],84,[":",4,88]]]," #*0-9T_`t"]', // 460 readSchemaHeading
      '[1,["/",255,462],"^\\n\\r"]', // 461 read_pair
      '[0,["N",32,["s",[":",0,463],":",["[*","\\t "],[":",1,83]]],"^\\n\\r"]', // 462 readPair
      '[0,["N","PairName",["*",263]]]', // 463 readPairName
      '[1,["L",465]]', // 464 leaf
      '[1,["N",34,["s",["&",["s",162,96,404]],[":",0,354],[":",1,99],["[*","\\t "],[":",2,105],107]],"\\t *+\\\\-0-9C_c"]', // 465 readColumnsHead
      '[1,["L",["/",90,["@",2,["&",["s",["[*","\\t "],"|"]],["!",390],["/",179,467,187]],["@",3,["!",390],["!",167],["!",182],467]]]]', // 466 leaf
      '[1,["N",35,["s",[":",0,["|",1,null,true,180]],["&",362]]],"^"]', // 467 readTableRows
      '[1,["L",469]]', // 468 leaf
      '[1,["N",36,["s",["&",["s",219,["i","component"]]],[":",0,221]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 469 readComponentsHeading
      '[1,["L",471]]', // 470 leaf
      '[1,["N",37,["s",["&",["/",24,74,242]],6,[":",0,78],["?",329],["&",238],[":",1,461],84],["s",["&",74],["!",["s",266,267]],6,[":",0,78],["?",329],[":",2,["$",["?",264]]],[":",3,83],84],["s",["&",45],["&",238],[":",1,461],84,[":",4,88]]]," #*0-9C_`c"]', // 471 readComponentHeading
      '[1,["L",473],"\\t *+\\\\-0-9D_d"]', // 472 leaf
      readNamesHead,
      '[0,["/",475,105]]', // 474 readNamesValue
      '[0,["N",38,[":",0,["|",1,null,true,476,","]]],"^\\n\\r,"]', // 475 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 476 readName
      '[1,["L",["@",1,["!",390],["/",141,478,136]]]]', // 477 leaf
      '[1,["N",39,[":",0,["|",1,null,true,479]]],"^\\n\\r,"]', // 478 readNamesText
      '[1,["@",3,["!",10],["!",160],["[*","\\t "],475,85],"^\\n\\r,"]', // 479 readNameTextLine
      '[1,["L",481]]', // 480 leaf
      '[1,["N",40,["s",["&",["s",162,96,395]],[":",0,482],[":",1,99],["[*","\\t "],[":",2,105],107]],"\\t *+\\\\-0-9I_i\u0130"]', // 481 readNotesHead
      '[0,["/",355,["@",1,6,""]]]', // 482 readNotesHolds
      '[1,["L",484]]', // 483 leaf
      '[1,["N",41,["s",["&",["s",162,96,394]],[":",0,354],[":",1,99],["[*","\\t "],[":",2,105],107]],"\\t *+\\\\-0-9I_i\u0130"]', // 484 readInterfacesHead
      '[0,["L",["!",486]]]', // 485 leaf
      skipComponentStop,
      '[1,["L",488]]', // 487 leaf
      '[1,["N",42,["s",268,["!",270],6,[":",0,78],[":",1,489],84],["s",268,["!",271],6,[":",0,78],508,[":",1,489],["[*","*"],84],["s",["&",45],["&",269],[":",1,489],84,[":",2,88]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 488 readMethodHeading
      readSignature,
      readSignatureList,
      readParameters,
      readParameterItem,
      readParameter,
      '[0,["N","ParameterName",279],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 494 readParameterName
      '[0,["N","TypeText",281],"^\\n\\r),=]`}"]', // 495 readTypeText
      '[0,["N","DefaultText",289]]', // 496 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 497 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",286,["+",["/",287,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",286],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 498 readBadParameter
      noteParametersEnd,
      '[1,["M","MissingParenthesis",""]]', // 500 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],286]]]]]', // 501 readMissingParameters
      readResult,
      '[1,["/","->",504],"\\\\-=\u2013\u2192"]', // 503 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 504 readBadArrow
      readResultText,
      noteSignatureEnd,
      '[1,["M","BadSignatureRest",["s",["!",301],["+",["s",["!",37],["[","^\\n\\r"]]]]],"^\\n\\r"]', // 507 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",305]]]', // 508 readBadMethodTitle
      '[0,["L",["!",510]]]', // 509 leaf
      skipMethodStop,
      '[0,["/",["s",6,["&",["s",96,392]],60],["s",["!",410],94,["&",["s",96,392]],60]],"\\t *+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130"]', // 511 skipComponentLabelAhead
      '[1,["L",513]]', // 512 leaf
      '[1,["N",45,["s",[":",0,421],["[*","*"],[":",1,514],["[*","*"],427,[":",2,159]]]]', // 513 readListedHeading
      '[1,["N",44,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,178]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",273]],[":",2,515],[":",3,["?",502]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,178]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",273]],[":",2,491],[":",3,["?",517]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 514 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],491],516],"\\t (\\\\-=`\u2013\u2192"]', // 515 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",286]]]],"\\t \\\\-=`\u2013\u2192"]', // 516 readMissingListedParameters
      '[1,["N",43,["s",["[*","\\t "],503,["[*","\\t "],[":",0,518]]],"\\t \\\\-=\u2013\u2192"]', // 517 readWordResult
      '[0,["N","ResultWord",["+",["/",283,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 518 readResultWord
      '[0,["L",["!",520]]]', // 519 leaf
      '[0,["/",510,["s",["!",416],419]],"^\\n\\r"]', // 520 skipListedStop
      '[1,["L",["@",1,["&",23],522]]," #"]', // 521 leaf
      '[1,["N",46,["s",["&",["s",219,523]],[":",0,221]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 522 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 523 skipChecklistName
      '[1,["L",525]]', // 524 leaf
      '[1,["N",47,["s",310,6,[":",0,78],["?",329],[":",1,461],84],["s",310,6,[":",0,78],["?",329],[":",2,83],84],["s",["&",45],[":",1,461],84,[":",3,88]]]]', // 525 readCheckHeading
      '[1,["L",["@",1,["&",["/",24,45]],522]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 526 leaf
      '[1,["L",["@",1,["&",74],522]]," #"]', // 527 leaf
      '[1,["L",["@",1,["!",18],77]],"^\\n\\r"]', // 528 leaf
      '[1,["L",["/",530,531]]]', // 529 leaf
      '[1,["N","WrapperEnd",["s",18,85]]," `~"]', // 530 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 531 readMissingWrapperEnd
      '[1,["L",533]]', // 532 leaf
      '[1,["/",534,535],"^"]', // 533 readAfter
      readBlankLine,
      '[1,["N","AfterText",["+",["s",["!",10],127]]],"^"]', // 535 readAfterText
      '[1,["L",537]]', // 536 leaf
      '[1,["N",48,["s",[":",0,489],130]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 537 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest, inside: ofInside, same: ofSame, "{": ofAction } });
  let skipBadLineEnd: Match = rules.called(9, (made) => { skipBadLineEnd = made; });
  let skipHeadingMarks: Match = rules.called(15, (made) => { skipHeadingMarks = made; });
  let skipHeadingGlued: Match = rules.called(16, (made) => { skipHeadingGlued = made; });
  let skipWrapperRun: Match = rules.called(19, (made) => { skipWrapperRun = made; });
  let readWrapperRun: Match = rules.called(20, (made) => { readWrapperRun = made; });
  let skipBadNoise: Match = rules.called(27, (made) => { skipBadNoise = made; });
  let skipLineNoise: Match = rules.called(28, (made) => { skipLineNoise = made; });
  let skipClosingMarks: Match = rules.called(38, (made) => { skipClosingMarks = made; });
  let skipSetext: Match = rules.called(48, (made) => { skipSetext = made; });
  let skipNamedSetext: Match = rules.called(49, (made) => { skipNamedSetext = made; });
  let skipFenceStart: Match = rules.called(58, (made) => { skipFenceStart = made; });
  let skipBadLabel: Match = rules.called(62, (made) => { skipBadLabel = made; });
  let skipSectionHeading: Match = rules.called(68, (made) => { skipSectionHeading = made; });
  let readBadHeadingSpace: Match = rules.called(80, (made) => { readBadHeadingSpace = made; });
  let readBadNoise: Match = rules.called(81, (made) => { readBadNoise = made; });
  let readBadLineEnd: Match = rules.called(87, (made) => { readBadLineEnd = made; });
  let readBadLabel: Match = rules.called(102, (made) => { readBadLabel = made; });
  let skip_fenceClose: Match = rules.called(124, (made) => { skip_fenceClose = made; });
  let noteLine: Match = rules.called(127, (made) => { noteLine = made; });
  let readMissingMarkEnd: Match = rules.called(137, (made) => { readMissingMarkEnd = made; });
  let skipFooterCut: Match = rules.called(139, (made) => { skipFooterCut = made; });
  let readSubheading: Match = rules.called(140, (made) => { readSubheading = made; });
  let readFailure: Match = rules.called(144, (made) => { readFailure = made; });
  let readLooseFailure: Match = rules.called(147, (made) => { readLooseFailure = made; });
  let readLooseItem: Match = rules.called(154, (made) => { readLooseItem = made; });
  let skipLabelLine: Match = rules.called(164, (made) => { skipLabelLine = made; });
  let skipNoiseAlone: Match = rules.called(165, (made) => { skipNoiseAlone = made; });
  let skipTableHead: Match = rules.called(167, (made) => { skipTableHead = made; });
  let readEof: Match = rules.called(174, (made) => { readEof = made; });
  let readBlanks: Match = rules.called(177, (made) => { readBlanks = made; });
  let readBlank: Match = rules.called(178, (made) => { readBlank = made; });
  let readTable: Match = rules.called(179, (made) => { readTable = made; });
  let skipRowStop: Match = rules.called(181, (made) => { skipRowStop = made; });
  let readBadNoiseLine: Match = rules.called(186, (made) => { readBadNoiseLine = made; });
  let skipLine: Match = rules.called(203, (made) => { skipLine = made; });
  let skipOtherSectionAhead: Match = rules.called(230, (made) => { skipOtherSectionAhead = made; });
  let skipItemAhead: Match = rules.called(240, (made) => { skipItemAhead = made; });
  let skipComponentHeading: Match = rules.called(265, (made) => { skipComponentHeading = made; });
  let skipParameterName: Match = rules.called(278, (made) => { skipParameterName = made; });
  let skipTypeText: Match = rules.called(280, (made) => { skipTypeText = made; });
  let skipBracketed: Match = rules.called(283, (made) => { skipBracketed = made; });
  let skipQuoted: Match = rules.called(285, (made) => { skipQuoted = made; });
  let skipArrow: Match = rules.called(286, (made) => { skipArrow = made; });
  let skipResultPiece: Match = rules.called(287, (made) => { skipResultPiece = made; });
  let skipDefaultText: Match = rules.called(288, (made) => { skipDefaultText = made; });
  let skipBadParameter: Match = rules.called(293, (made) => { skipBadParameter = made; });
  let skipMissingParameters: Match = rules.called(295, (made) => { skipMissingParameters = made; });
  let skipResultArrow: Match = rules.called(297, (made) => { skipResultArrow = made; });
  let skipBadSignatureRest: Match = rules.called(303, (made) => { skipBadSignatureRest = made; });
  let skipDescriptionName: Match = rules.called(340, (made) => { skipDescriptionName = made; });
  let skipRateLimitName: Match = rules.called(342, (made) => { skipRateLimitName = made; });
  let skipReturnsName: Match = rules.called(345, (made) => { skipReturnsName = made; });
  let skipSemanticUnitName: Match = rules.called(347, (made) => { skipSemanticUnitName = made; });
  let skipResponsibilityName: Match = rules.called(349, (made) => { skipResponsibilityName = made; });
  let skipCriteriaName: Match = rules.called(351, (made) => { skipCriteriaName = made; });
  let skipSeverityName: Match = rules.called(353, (made) => { skipSeverityName = made; });
  let readBulletHolds: Match = rules.called(355, (made) => { readBulletHolds = made; });
  let skipAuthenticationName: Match = rules.called(359, (made) => { skipAuthenticationName = made; });
  let readAnswer: Match = rules.called(360, (made) => { readAnswer = made; });
  let skipRequestBodyName: Match = rules.called(372, (made) => { skipRequestBodyName = made; });
  let skipResponseName: Match = rules.called(374, (made) => { skipResponseName = made; });
  let readJsonValue: Match = rules.called(375, (made) => { readJsonValue = made; });
  let readSqlKind: Match = rules.called(378, (made) => { readSqlKind = made; });
  let skipComplexityName: Match = rules.called(386, (made) => { skipComplexityName = made; });
  let read_wholeNumber: Match = rules.called(387, (made) => { read_wholeNumber = made; });
  let skipComponentName: Match = rules.called(392, (made) => { skipComponentName = made; });
  let skipDependenciesName: Match = rules.called(393, (made) => { skipDependenciesName = made; });
  let skip_knownName: Match = rules.called(397, (made) => { skip_knownName = made; });
  let skipParametersName: Match = rules.called(406, (made) => { skipParametersName = made; });
  let skipRaisesName: Match = rules.called(407, (made) => { skipRaisesName = made; });
  let skipHeldBullet: Match = rules.called(410, (made) => { skipHeldBullet = made; });
  let skipNestedInMethod: Match = rules.called(416, (made) => { skipNestedInMethod = made; });
  let skipListedHeading: Match = rules.called(419, (made) => { skipListedHeading = made; });
  let readRequestParametersLabel: Match = rules.called(433, (made) => { readRequestParametersLabel = made; });
  let readEntriesValue: Match = rules.called(436, (made) => { readEntriesValue = made; });
  let readNamesValue: Match = rules.called(474, (made) => { readNamesValue = made; });
  let readParameterName: Match = rules.called(494, (made) => { readParameterName = made; });
  let readTypeText: Match = rules.called(495, (made) => { readTypeText = made; });
  let readDefaultText: Match = rules.called(496, (made) => { readDefaultText = made; });
  let readBadType: Match = rules.called(497, (made) => { readBadType = made; });
  let readBadParameter: Match = rules.called(498, (made) => { readBadParameter = made; });
  let readMissingParenthesis: Match = rules.called(500, (made) => { readMissingParenthesis = made; });
  let readMissingParameters: Match = rules.called(501, (made) => { readMissingParameters = made; });
  let noteResultArrow: Match = rules.called(503, (made) => { noteResultArrow = made; });
  let readBadSignatureRest: Match = rules.called(507, (made) => { readBadSignatureRest = made; });
  let skipComponentLabelAhead: Match = rules.called(511, (made) => { skipComponentLabelAhead = made; });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<_`~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(110), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(135) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r *+\\-0-9T_t", "^"], alternatives: [{ op: 'leaf', read: rules.at(89) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(17), body: { op: 'choice', starts: ["^\n\r", "^"], alternatives: [{ op: 'leaf', read: rules.at(76) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(214), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'leaf', read: rules.at(313) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'choice', starts: [" *", "^"], alternatives: [{ op: 'leaf', read: rules.at(317) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(322), body: { op: 'choice', starts: [" *", "^"], alternatives: [{ op: 'leaf', read: rules.at(317) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(389), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(429) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(389), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(444) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(452) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t *+\\-0-9ER_er", "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(322), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(466) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t *+\\-0-9C_c", "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(322), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(389), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(477) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(509), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(519), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(485), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t *+\\-0-9D_d", "\t *+\\-0-9I_i\u0130", "\t *+\\-0-9I_i\u0130", "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(485), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "^"], alternatives: [{ op: 'leaf', read: rules.at(226) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(322), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(228), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", "^\n\r"], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(188), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(532) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(206) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(112) }, { op: 'leaf', read: rules.at(133) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(204) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(206) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(529) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(217) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(311) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(315) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(319) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(326) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(336) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(430) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(447) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(455) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(457) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(459) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(464) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(468) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(470) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(472) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(480) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(483) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(487) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(512) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(521) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(524) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(526) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(527) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(528) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(536) },
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
    BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in upper case, or has emphasis.","example":"### `get` /users","hint":"Write the method in upper case, as plain text."},
    BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"Emphasis or backticks after the path of an endpoint.","example":"### GET `/users`","hint":"Write the path as plain text."},
    BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"Text after the path of an endpoint. It was left out.","example":"### GET /users (admins)","hint":"Put remarks into the description."},
    BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or emphasis around the signature of a method.","example":"#### 1. **`run() -> None`**","hint":"Write the signature alone, in backticks."},
    BadPair: {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","hint":"Write titles as plain text."},
    BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not bold with a colon.","example":"Description: what it does","hint":"Write **Description:** what it does."},
    MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a heading or a label.","example":"**Descrip","hint":"The text was cut off: write all of it again."},
    BadNoiseLine: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","hint":"Strip such sequences from the reply."},
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
  inside: 14,
};
