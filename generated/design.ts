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
    l68: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l68;
      } else
      m.hitEnd ||= p >= end;
      let n74 = 0;
      l71: for (;;) {
        if (n74 >= 9) break;
        const s73 = p;
        l72: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.hitEnd ||= p >= end; break l72; }
          p++;
          n74++;
          continue l71;
        }
        p = s73;
        break;
      }
      if (n74 < 1) { return -1; }
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
    l75: {
      const s76 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l77: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l77; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l75;
        }
        p = s76;
      } else
      m.hitEnd ||= p >= end;
      if (skipLineEnd(p) < 0) {  return -1; }
    }
    return p;
  }

  function skipFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    l78: {
      const s79 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l80: {
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l80; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          l84: {
            const s82 = p;
            l83: {
              const near85 = p + 4;
              while (p < near85 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near85) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l83; }
              p = s82;
              break l84;
            }
            p = s82;
            break l80;
          }
          break l78;
        }
        p = s79;
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
    const near89 = p + 16;
    while (p < near89 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near89) p = STOPS_2.next(p);
    m.hitEnd ||= p >= end && "^\n\r*:";
    l90: {
      const s91 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l92: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l92; }
          p += 2;
          break l90;
        }
        p = s91;
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
    l93: {
      const s94 = p;
      const c95 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c95 === 84 || c95 === 116)) {
        l96: {
          if (!m.isCaseless(p, "task")) { break l96; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l96; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l96; }
          p += 2;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 84 || c95 === 116)) {
        l97: {
          if (!m.isCaseless(p, "timestamp")) { break l97; }
          p += 9;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 68 || c95 === 100)) {
        l98: {
          if (!m.isCaseless(p, "description")) { break l98; }
          p += 11;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 65 || c95 === 97)) {
        l99: {
          if (!m.isCaseless(p, "authentication")) { break l99; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l99; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l99; }
          p += 8;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 82 || c95 === 114)) {
        l100: {
          if (!m.isCaseless(p, "rate")) { break l100; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l100; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l100; }
          p += 5;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 82 || c95 === 114)) {
        l101: {
          if (!m.isCaseless(p, "request")) { break l101; }
          p += 7;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l101; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l102: {
            const s103 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
              l104: {
                if (!m.isCaseless(p, "parameters")) { break l104; }
                p += 10;
                break l102;
              }
              p = s103;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l101; }
            p += 4;
          }
          break l93;
        }
        p = s94;
      }
      if ((c95 === 82 || c95 === 114)) {
        l105: {
          if (!m.isCaseless(p, "response")) { break l105; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l105; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l105; }
          p += 9;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 69 || c95 === 101)) {
        l106: {
          if (!m.isCaseless(p, "error")) { break l106; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l106; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l106; }
          p += 9;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 67 || c95 === 99)) {
        l107: {
          if (!m.isCaseless(p, "columns")) { break l107; }
          p += 7;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 73 || c95 === 105 || c95 === 304)) {
        l108: {
          if (!m.isCaseless(p, "indexes")) { break l108; }
          p += 7;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 82 || c95 === 114)) {
        l109: {
          if (!m.isCaseless(p, "relationships")) { break l109; }
          p += 13;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 67 || c95 === 99)) {
        l110: {
          if (!m.isCaseless(p, "constraints")) { break l110; }
          p += 11;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 83 || c95 === 115)) {
        l111: {
          if (!m.isCaseless(p, "semantic")) { break l111; }
          p += 8;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l111; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l111; }
          p += 4;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 82 || c95 === 114)) {
        l112: {
          if (!m.isCaseless(p, "responsibility")) { break l112; }
          p += 14;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 68 || c95 === 100)) {
        l113: {
          if (!m.isCaseless(p, "dependencies")) { break l113; }
          p += 12;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 73 || c95 === 105 || c95 === 304)) {
        l114: {
          if (!m.isCaseless(p, "interfaces")) { break l114; }
          p += 10;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 80 || c95 === 112)) {
        l115: {
          if (!m.isCaseless(p, "parameters")) { break l115; }
          p += 10;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 82 || c95 === 114)) {
        l116: {
          if (!m.isCaseless(p, "returns")) { break l116; }
          p += 7;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 82 || c95 === 114)) {
        l117: {
          if (!m.isCaseless(p, "raises")) { break l117; }
          p += 6;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 73 || c95 === 105 || c95 === 304)) {
        l118: {
          if (!m.isCaseless(p, "implementation")) { break l118; }
          p += 14;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l118; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l118; }
          p += 5;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 69 || c95 === 101)) {
        l119: {
          if (!m.isCaseless(p, "estimated")) { break l119; }
          p += 9;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l119; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l119; }
          p += 10;
          break l93;
        }
        p = s94;
      }
      if ((c95 === 86 || c95 === 118)) {
        l120: {
          if (!m.isCaseless(p, "validation")) { break l120; }
          p += 10;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l120; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l120; }
          p += 8;
          break l93;
        }
        p = s94;
      }
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l87: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l87; }
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
    l121: {
      const s122 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l123: {
          let n127 = 0;
          l124: for (;;) {
            if (n127 >= 3) break;
            const s126 = p;
            l125: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l125; }
              p++;
              n127++;
              continue l124;
            }
            p = s126;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l123; }
          p++;
          break l121;
        }
        p = s122;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipUnderlined(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n131 = 0;
    l128: for (;;) {
      if (n131 >= 3) break;
      const s130 = p;
      l129: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l129; }
        p++;
        n131++;
        continue l128;
      }
      p = s130;
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
    l140: {
      const s141 = p;
      const t142 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l143: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l143; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l140;
        }
        p = s141;
        m.forget(t142);
      } else
      m.hitEnd ||= p >= end;
      l144: {
        if (skipLineEnd(p) < 0) {  break l144; }
        break l140;
      }
      p = s141;
      m.forget(t142);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = readBadHeadingSpace(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marks!: string;
    const s132 = p;
    let n136 = 0;
    l133: for (;;) {
      if (n136 >= 6) break;
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
    if (n136 < 1) { return -1; }
    l_marks = text.slice(s132, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.hitEnd ||= p >= end;
    {
      const s137 = p;
      l138: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p < end)) { break l138; }
        m.hitEnd ||= p >= end;
        return -1;
      }
      p = s137;
    }
    if ((p = noteHeadingSpace(p)) < 0) { return -1; }
    const t145 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t145); }
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
    l154: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l154;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l151: {
      const t153 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l151; }
      m.forget(t153);
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
    const t150 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t150); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l164: {
      const s165 = p;
      const t166 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l167: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l167; }
          break l164;
        }
        p = s165;
        m.forget(t166);
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
    const s158 = p;
    let m163 = false;
    let t162 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m163 = true;
      t162 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t162);
    if (!m163) { return -1; }
    value = text.slice(s158, p);
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
    const near171 = p + 16;
    while (p < near171 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near171) p = STOPS_2.next(p);
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
    l172: {
      const s173 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l174: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l174; }
          p += 2;
          break l172;
        }
        p = s173;
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
    l168: {
      const t170 = m.pending.length;
      if ((p < end && text.charCodeAt(p) === 42) && (q = readLabel(p)) >= 0) {
        p = q;
        value = m.value as LabelNode;
        break l168;
      }
      m.forget(t170);
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = readBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l179: {
      const s180 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) {
        l181: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l181; }
          p++;
          const near182 = p + 16;
          while (p < near182 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
          if (p === near182) p = STOPS_3.next(p);
          m.hitEnd ||= p >= end && "^\n\r\u001b<";
          break l179;
        }
        p = s180;
      } else
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s183 = p;
          l184: {
            if ((p = skipLineNoise(p)) < 0) { break l184; }
            if ((p = skipLineEnd(p)) < 0) { break l184; }
            return -1;
          }
          p = s183;
        }
      } else m.hitEnd ||= p >= end;
      l186: {
        if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipLineNoise(p)) >= 0) {
          p = q;
          break l186;
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
    const t188 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t188); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    l189: {
      const s190 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_5[c] === 1))) {
        l191: {
          let n195 = 0;
          l192: for (;;) {
            if (n195 >= 3) break;
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
          l196: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l196;
            } else
            m.hitEnd ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l191; }
            p += 2;
          }
          break l189;
        }
        p = s190;
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
    const near199 = p + 4;
    while (p < near199 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near199) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l200: {
      const s201 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l202: {
          const s203 = p;
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l202; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.hitEnd ||= p >= end;
          value = text.slice(s203, p);
          l206: {
            const s204 = p;
            l205: {
              const near207 = p + 4;
              while (p < near207 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near207) p = STOPS_1.next(p);
              m.hitEnd ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l205; }
              p = s204;
              break l206;
            }
            p = s204;
            break l202;
          }
          break l200;
        }
        p = s201;
      } else
      m.hitEnd ||= p >= end;
      const s208 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.hitEnd ||= p >= end;
      value = text.slice(s208, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l209: for (;;) {
      const s211 = p;
      const t212 = m.pending.length;
      if ((p < end)) {
        l210: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceClose(p) >= 0) { break l210; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l210; }
          continue l209;
        }
        p = s211;
        m.forget(t212);
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
    l214: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l214;
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
      const s227 = p;
      const c228 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c228 === 35) {
        l229: {
          let n233 = 0;
          l230: for (;;) {
            if (n233 >= 6) break;
            const s232 = p;
            l231: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.hitEnd ||= p >= end; break l231; }
              p++;
              n233++;
              continue l230;
            }
            p = s232;
            break;
          }
          if (n233 < 1) { break l229; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l226;
        }
        p = s227;
      }
      if (c228 === 42) {
        l234: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l234; }
          p += 2;
          if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.hitEnd ||= p >= end; break l234; }
          p++;
          const near235 = p + 4;
          while (p < near235 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near235) p = STOPS_4.next(p);
          m.hitEnd ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.hitEnd ||= p >= end;
          break l226;
        }
        p = s227;
      }
      if (c228 === 42) {
        l239: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l239; }
          p += 2;
          break l226;
        }
        p = s227;
      }
      if (c228 === 42 && (q = skipFooterCut(p)) >= 0) { p = q; break l226; }
      if (((c228 >= 42 && c228 <= 43) || c228 === 45)) {
        p++;
        break l226;
      }
      let n244 = 0;
      l241: for (;;) {
        if (n244 >= 2) break;
        const s243 = p;
        l242: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.hitEnd ||= p >= end; break l242; }
          p++;
          n244++;
          continue l241;
        }
        p = s243;
        break;
      }
      if (n244 < 1) { return -1; }
    }
    if ((p < end)) { return -1; }
    m.hitEnd ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s245 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    value = text.slice(s245, p);
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l246: {
      const s247 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l248: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l248; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l246;
        }
        p = s247;
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
    const near256 = p + 4;
    while (p < near256 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near256) p = STOPS_1.next(p);
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
    l250: {
      const s251 = p;
      const t252 = m.pending.length;
      l253: {
        if (!m.reading.inside[13]) { break l253; }
        l254: {
          if ((p < end && text.charCodeAt(p) === 42) && (q = readFailure(p)) >= 0) {
            p = q;
            value = m.value as FailureNode;
            break l254;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = readLooseFailure(p)) < 0) { m.hitEnd ||= p >= end; break l253; }
          value = m.value as LooseFailureNode;
        }
        break l250;
      }
      p = s251;
      m.forget(t252);
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) && (q = readLabelledItem(p)) >= 0) {
        p = q;
        value = m.value as LabelledItemNode;
        break l250;
      }
      m.forget(t252);
      m.hitEnd ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeItem(p)) >= 0) {
        p = q;
        value = m.value as CodeItemNode;
        break l250;
      }
      m.forget(t252);
      m.hitEnd ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) || (p = readLooseItem(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipAnyLeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l267: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = skipBulletLead(p)) >= 0) {
        p = q;
        break l267;
      }
      m.hitEnd ||= p >= end;
      let n272 = 0;
      l269: for (;;) {
        if (n272 >= 3) break;
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
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l273: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        p++;
        break l273;
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
    const near284 = p + 4;
    while (p < near284 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near284) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_13[c] === 1))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near287 = p + 4;
    while (p < near287 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near287) p = STOPS_5.next(p);
    m.hitEnd ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near288 = p + 4;
    while (p < near288 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near288) p = STOPS_0.next(p);
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
      const s298 = p;
      l299: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l299; }
        return -1;
      }
      p = s298;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l301: for (;;) {
      const s303 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l302: {
          l305: {
            const s306 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
              l307: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l307; }
                p++;
                const near308 = p + 16;
                while (p < near308 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
                if (p === near308) p = STOPS_6.next(p);
                m.hitEnd ||= p >= end && "^\n\r\\\\|";
                break l305;
              }
              p = s306;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.hitEnd ||= p >= end; break l302; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.hitEnd ||= p >= end;
          }
          continue l301;
        }
        p = s303;
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
    l289: {
      const s290 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l291: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l291; }
          p++;
          const list297: CellNode[] = [];
          let n295 = 0;
          l292: for (;;) {
            const s294 = p;
            l293: {
              if (n295 > 0) {
                if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l293; }
              }
              let v296!: CellNode;
              if ((p = readCell(p)) < 0) { break l293; }
              v296 = m.value as CellNode;
              list297.push(v296);
              n295++;
              continue l292;
            }
            p = s294;
            break;
          }
          if (n295 < 1) { break l291; }
          l_cells = list297;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (skipLineEnd(p) < 0) {  break l291; }
          break l289;
        }
        p = s290;
      } else
      m.hitEnd ||= p >= end;
      l315: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        const list321: CellNode[] = [];
        let n319 = 0;
        l316: for (;;) {
          const s318 = p;
          l317: {
            if (n319 > 0) {
              if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.hitEnd ||= p >= end; break l317; }
            }
            let v320!: CellNode;
            if ((p = readCell(p)) < 0) { break l317; }
            v320 = m.value as CellNode;
            list321.push(v320);
            n319++;
            continue l316;
          }
          p = s318;
          break;
        }
        if (n319 < 2) { break l315; }
        l_cells = list321;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.hitEnd ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        if (skipLineEnd(p) < 0) {  break l315; }
        break l289;
      }
      p = s290;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      const list330: CellNode[] = [];
      let n328 = 0;
      l325: for (;;) {
        if (n328 >= 1) break;
        const s327 = p;
        l326: {
          let v329!: CellNode;
          if ((p = readCell(p)) < 0) { break l326; }
          v329 = m.value as CellNode;
          list330.push(v329);
          n328++;
          continue l325;
        }
        p = s327;
        break;
      }
      if (n328 < 1) { return -1; }
      l_cells = list330;
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
    l331: {
      const t333 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l331;
      }
      m.forget(t333);
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
    let e334!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e334 = m.value as string[];
    let e335!: ":" | null;
    l336: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e335 = ":";
        p++;
        break l336;
      } else m.hitEnd ||= p >= end;
      e335 = null;
    }
    let e339!: "-"[];
    const list344: "-"[] = [];
    l340: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v343!: "-";

        v343 = "-";
        p++;
        list344.push(v343);
        continue l340;
      } else m.hitEnd ||= p >= end;
      break;
    }
    if (list344.length === 0) { return -1; }
    e339 = list344;
    let e346!: ":" | null;
    l347: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e346 = ":";
        p++;
        break l347;
      } else m.hitEnd ||= p >= end;
      e346 = null;
    }
    let e350!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e350 = m.value as string[];
    value = [e334, e335, e339, e346, e350];
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l263: {
      const s264 = p;
      const c265 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (((c265 >= 9 && c265 <= 10) || c265 === 13 || c265 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l263; }
      if ((c265 < 128 && TABLE_6[c265] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l263; }
      if ((c265 === 32 || c265 === 35) && (q = skipHeadingMarks(p)) >= 0) { p = q; break l263; }
      if ((c265 === 32 || c265 === 35) && (q = skipHeadingGlued(p)) >= 0) { p = q; break l263; }
      if ((c265 === 32 || c265 === 96 || c265 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l263; }
      if ((c265 < 128 && TABLE_8[c265] === 1) && (q = skipBulletMark(p)) >= 0) { p = q; break l263; }
      if ((c265 < 128 ? TABLE_10[c265] === 1 : c265 === 304)) {
        l266: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 304)) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l266; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)) || (p = skipLabelLine(p)) < 0) { m.hitEnd ||= p >= end; break l266; }
          break l263;
        }
        p = s264;
      }
      if ((c265 === 32 || c265 === 60 || c265 === 124)) {
        l276: {
          let n280 = 0;
          l277: for (;;) {
            if (n280 >= 3) break;
            const s279 = p;
            l278: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l278; }
              p++;
              n280++;
              continue l277;
            }
            p = s279;
            break;
          }
          l281: {
            const s282 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l283: {
                if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l283; }
                p += 4;
                break l281;
              }
              p = s282;
            } else
            m.hitEnd ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l276; }
            p++;
          }
          break l263;
        }
        p = s264;
      }
      if ((c265 === 27 || c265 === 60) && (q = skipNoiseAlone(p)) >= 0) { p = q; break l263; }
      if ((c265 < 128 && TABLE_7[c265] === 1) && (q = skipCutMark(p)) >= 0) { p = q; break l263; }
      if (!(p < end) || skipMarksBelow(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l285: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipTableHead(p)) >= 0) {
          p = q;
          break l285;
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
    const near257 = p + 4;
    while (p < near257 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near257) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    l258: for (;;) {
      const s260 = p;
      const t261 = m.pending.length;
      if ((p < end)) {
        l259: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l259; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l259; }
          continue l258;
        }
        p = s260;
        m.forget(t261);
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
    const t249 = m.pending.length;
    if ((q = readBulletContent(p)) >= 0) {
      p = q;
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    } else { m.forget(t249); l_content = null; }
    if ((p = readBulletText(p)) < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TableRowNode;
    l351: {
      const s352 = p;
      const t353 = m.pending.length;
      const c354 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c354 === 9 || c354 === 32 || c354 === 124)) {
        l355: {
          l358: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s356 = p;
              l357: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.hitEnd ||= p >= end; break l357; }
                p++;
                p = s356;
                break l358;
              }
              p = s356;
            } else m.hitEnd ||= p >= end;
            break l355;
          }
          if ((p = readTableRow(p)) < 0) { break l355; }
          value = m.value as TableRowNode;
          if ((p = noteLineEnd(p)) < 0) { break l355; }
          break l351;
        }
        p = s352;
        m.forget(t353);
      }
      if ((p < end)) {
        l359: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { break l359; }
          m.hitEnd ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 304)) && skipRowStop(p) >= 0) { break l359; }
          m.hitEnd ||= p >= end;
          if ((p = readTableRow(p)) < 0) { break l359; }
          value = m.value as TableRowNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.hitEnd ||= p >= end; break l359; }
          break l351;
        }
        p = s352;
        m.forget(t353);
      }
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c === 304)) && skipRowStop(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if ((p = readTableRow(p)) < 0) { return -1; }
      value = m.value as TableRowNode;
      l362: {
        const s360 = p;
        l361: {
          if ((p < end)) { break l361; }
          m.hitEnd ||= p >= end;
          p = s360;
          break l362;
        }
        p = s360;
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
    l369: for (;;) {
      const s371 = p;
      const t372 = m.pending.length;
      if ((p < end)) {
        l370: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l370; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.hitEnd ||= p >= end; break l370; }
          continue l369;
        }
        p = s371;
        m.forget(t372);
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
    l218: {
      const t220 = m.pending.length;
      const c221 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c221 < 128 && TABLE_7[c221] === 1) && (q = readMissingMarkEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingMarkEndNode;
        break l218;
      }
      m.forget(t220);
      if ((c221 === 32 || c221 === 35) && (q = readSubheading(p)) >= 0) {
        p = q;
        value = m.value as SubheadingNode;
        break l218;
      }
      m.forget(t220);
      if ((c221 < 128 && TABLE_8[c221] === 1) && (q = readBullet(p)) >= 0) {
        p = q;
        value = m.value as BulletNode;
        break l218;
      }
      m.forget(t220);
      if ((p < end && (c221 >= 14 || c221 <= 9 || (c221 >= 11 && c221 <= 12))) && (q = readTable(p)) >= 0) {
        p = q;
        value = m.value as TableNode;
        break l218;
      }
      m.forget(t220);
      if ((c221 === 27 || c221 === 60) && (q = readBadNoiseLine(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLineNode;
        break l218;
      }
      m.forget(t220);
      if (!(p < end) || (p = readParagraph(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list379: " "[] = [];
    let n377 = 0;
    l374: for (;;) {
      if (n377 >= 3) break;
      const s376 = p;
      l375: {
        let v378!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l375; }
        v378 = " ";
        p++;
        list379.push(v378);
        n377++;
        continue l374;
      }
      p = s376;
      break;
    }
    value = list379;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], string, string[], null];
    let e380!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e380 = m.value as " "[];
    let e381!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = readWrapperRun(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    e381 = m.value as string;
    let e382!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e382 = m.value as string[];
    let e383!: null;
    if (skipLineEnd(p) < 0) {  return -1; }
    e383 = null;
    value = [e380, e381, e382, e383];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m389 = false;
    let t388 = m.pending.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m389 = true;
      t388 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t388);
    if (!m389) { return -1; }
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) p++;
    m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l401: for (;;) {
      const s403 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l402: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l402; }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; break l402; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c)))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l401;
        }
        p = s403;
      } else m.hitEnd ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l418: {
      const s419 = p;
      const c420 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c420 < 128 ? TABLE_19[c420] === 1 : BEYOND_0(c420)))) {
        l421: {
          l422: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s424 = p;
              l423: {
                l425: {
                  const s426 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l427: {
                      if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l427; }
                      p += 2;
                      break l425;
                    }
                    p = s426;
                  } else
                  m.hitEnd ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.hitEnd ||= p >= end; break l423; }
                  p++;
                }
                break l422;
              }
              p = s424;
            } else m.hitEnd ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; break l421; }
          break l418;
        }
        p = s419;
      }
      if (c420 === 42) {

        p++;
        break l418;
      }
      if (p >= end || text.charCodeAt(p) !== 47) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l436: {
      const s437 = p;
      const c438 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((p < end && (c438 < 128 ? TABLE_20[c438] === 1 : BEYOND_0(c438)))) {
        l439: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) { m.hitEnd ||= p >= end; break l439; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) p++;
          m.hitEnd ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l436;
        }
        p = s437;
      }
      if ((c438 === 40 || c438 === 91 || c438 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l436; }
      if ((c438 === 34 || c438 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l436; }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594)) && skipArrow(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m435 = false;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) && (q = skipTypePiece(p)) >= 0) {
      p = q;
      m435 = true;
    }
    m.hitEnd ||= p >= end;
    if (!m435) { return -1; }
    l440: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594))) {
        const s442 = p;
        l441: {
          if ((p = skipArrow(p)) < 0) { break l441; }
          let m446 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) && (q = skipResultPiece(p)) >= 0) {
            p = q;
            m446 = true;
          }
          m.hitEnd ||= p >= end;
          if (!m446) { break l441; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) { m.hitEnd ||= p >= end; break l441; }
          break l440;
        }
        p = s442;
      } else m.hitEnd ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    l450: {
      const s451 = p;
      const c452 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if (c452 === 44) {

        p++;
        break l450;
      }
      if (c452 === 41) {

        p++;
        break l450;
      }
      l455: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.hitEnd ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.hitEnd ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l455; }
        break l450;
      }
      p = s451;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c === 8211 || c === 8594)) || (p = skipArrow(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    l415: {
      const s416 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l417: {
          if ((p = skipParameterName(p)) < 0) { break l417; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l429: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s431 = p;
              l430: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = skipTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l430; }
                break l429;
              }
              p = s431;
            } else m.hitEnd ||= p >= end;
          }
          l447: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s449 = p;
              l448: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = skipDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l448; }
                break l447;
              }
              p = s449;
            } else m.hitEnd ||= p >= end;
          }
          if (skipParameterEnd(p) < 0) {  break l417; }
          break l415;
        }
        p = s416;
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
      const near456 = p + 4;
      while (p < near456 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near456) p = STOPS_7.next(p);
      m.hitEnd ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    l412: {
      const s413 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l414: {
          if ((p = skipParameter(p)) < 0) { break l414; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l412;
        }
        p = s413;
      } else
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) || (p = skipBadParameter(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l460: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l460;
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
    l405: {
      const s406 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l407: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = skipParameters(p)) < 0) { m.hitEnd ||= p >= end; break l407; }
          break l405;
        }
        p = s406;
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
    l467: {
      const s468 = p;
      const c469 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c469 === 40 || c469 === 91 || c469 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l467; }
      if ((c469 === 34 || c469 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l467; }
      if ((p < end && (c469 < 128 ? TABLE_26[c469] === 1 : c469 >= 128))) {
        l470: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l470; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) p++;
          m.hitEnd ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l467;
        }
        p = s468;
      }
      if ((p < end)) {
        l471: {
          if (skipSignatureTail(p) >= 0) { break l471; }

          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) { m.hitEnd ||= p >= end; break l471; }
          p++;
          break l467;
        }
        p = s468;
      }
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s472 = p;
          l473: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
            if ((p = skipSignatureTail(p)) < 0) { break l473; }
            return -1;
          }
          p = s472;
        }
      } else m.hitEnd ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.hitEnd ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    let m466 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m466 = true; }
    m.hitEnd ||= p >= end;
    if (!m466) { return -1; }
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
    l394: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s396 = p;
        l395: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l395; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l395; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l394;
        }
        p = s396;
      } else m.hitEnd ||= p >= end;
    }
    l397: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s399 = p;
        l398: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l398; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l398; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l397;
        }
        p = s399;
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
    l390: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l390;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l392: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l392;
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
    let n486 = 0;
    l483: for (;;) {
      if (n486 >= 3) break;
      const s485 = p;
      l484: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l484; }
        p++;
        n486++;
        continue l483;
      }
      p = s485;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = skipMark(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n491 = 0;
    l488: for (;;) {
      if (n491 >= 3) break;
      const s490 = p;
      l489: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l489; }
        p++;
        n491++;
        continue l488;
      }
      p = s490;
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
    l495: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s497 = p;
        l496: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l496; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l496; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l495;
        }
        p = s497;
      } else m.hitEnd ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; return -1; }
    p++;
    const near498 = p + 4;
    while (p < near498 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near498) p = STOPS_4.next(p);
    m.hitEnd ||= p >= end && "^\n\r*";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l478: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l478;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l480: {
        const s481 = p;
        const c482 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c482 === 32 || c482 === 35) && (q = skipAnyItemAhead(p)) >= 0) { p = q; break l480; }
        l487: {
          if (!m.reading.inside[3]) { break l487; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || (p = skipMethodAhead(p)) < 0) { m.hitEnd ||= p >= end; break l487; }
          break l480;
        }
        p = s481;
        if ((p < end && (c482 >= 14 || c482 <= 9 || (c482 >= 11 && c482 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l480;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l480; }
        if ((p = skipItemAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l506: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1))) {
        const s504 = p;
        l505: {
          if ((p = skipAnyLead(p)) < 0) { break l505; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDescriptionName(p)) < 0) { m.hitEnd ||= p >= end; break l505; }
          p = s504;
          break l506;
        }
        p = s504;
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
    l509: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
        const s507 = p;
        l508: {
          if ((p = skipAnyLead(p)) < 0) { break l508; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRateLimitName(p)) < 0) { m.hitEnd ||= p >= end; break l508; }
          p = s507;
          break l509;
        }
        p = s507;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {

    l512: {
      const s513 = p;
      l514: {
        if (!m.reading.inside[9]) { break l514; }
        break l512;
      }
      p = s513;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l519: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
        const s517 = p;
        l518: {
          if ((p = skipAnyLead(p)) < 0) { break l518; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipReturnsName(p)) < 0) { m.hitEnd ||= p >= end; break l518; }
          p = s517;
          break l519;
        }
        p = s517;
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
    l525: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1))) {
        const s523 = p;
        l524: {
          if ((p = skipAnyLead(p)) < 0) { break l524; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1)) || (p = skipSemanticUnitName(p)) < 0) { m.hitEnd ||= p >= end; break l524; }
          p = s523;
          break l525;
        }
        p = s523;
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
    l528: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1))) {
        const s526 = p;
        l527: {
          if ((p = skipAnyLead(p)) < 0) { break l527; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1)) || (p = skipResponsibilityName(p)) < 0) { m.hitEnd ||= p >= end; break l527; }
          p = s526;
          break l528;
        }
        p = s526;
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
    l533: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_35[c] === 1))) {
        const s531 = p;
        l532: {
          if ((p = skipAnyLead(p)) < 0) { break l532; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) || (p = skipCriteriaName(p)) < 0) { m.hitEnd ||= p >= end; break l532; }
          p = s531;
          break l533;
        }
        p = s531;
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
    l536: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1))) {
        const s534 = p;
        l535: {
          if ((p = skipAnyLead(p)) < 0) { break l535; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_37[c] === 1)) || (p = skipSeverityName(p)) < 0) { m.hitEnd ||= p >= end; break l535; }
          p = s534;
          break l536;
        }
        p = s534;
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
    l499: {
      const s500 = p;
      l501: {
        if (!m.reading.inside[7]) { break l501; }
        l502: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) && (q = readDescriptionLabel(p)) >= 0) {
            p = q;
            value = m.value as DescriptionLabelNode;
            break l502;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) || (p = readRateLimitLabel(p)) < 0) { m.hitEnd ||= p >= end; break l501; }
          value = m.value as RateLimitLabelNode;
        }
        break l499;
      }
      p = s500;
      l510: {
        if (!m.reading.inside[8]) { break l510; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l510; }
        value = m.value as DescriptionLabelNode;
        break l499;
      }
      p = s500;
      l511: {
        if ((p = skipInMethod(p)) < 0) { break l511; }
        l515: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) && (q = readReturnsLabel(p)) >= 0) {
            p = q;
            value = m.value as ReturnsLabelNode;
            break l515;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1)) || (p = readDescriptionLabel(p)) < 0) { m.hitEnd ||= p >= end; break l511; }
          value = m.value as DescriptionLabelNode;
        }
        break l499;
      }
      p = s500;
      l520: {
        if (skipInMethod(p) >= 0) { break l520; }

        if (!m.reading.inside[3]) { break l520; }
        l521: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) && (q = readSemanticUnitLabel(p)) >= 0) {
            p = q;
            value = m.value as SemanticUnitLabelNode;
            break l521;
          }
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) || (p = readResponsibilityLabel(p)) < 0) { m.hitEnd ||= p >= end; break l520; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l499;
      }
      p = s500;
      if (!m.reading.inside[11]) { return -1; }
      l529: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_35[c] === 1)) && (q = readCriteriaLabel(p)) >= 0) {
          p = q;
          value = m.value as CriteriaLabelNode;
          break l529;
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
    l549: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l549; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipBadLabel(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "" | null;
    let n542 = 0;
    l539: for (;;) {
      if (n542 >= 3) break;
      const s541 = p;
      l540: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l540; }
        p++;
        n542++;
        continue l539;
      }
      p = s541;
      break;
    }
    l543: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
        const s545 = p;
        l544: {
          l548: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
              const s546 = p;
              l547: {
                if ((p = skip_label(p)) < 0) { break l547; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if ((p = skipLineEnd(p)) < 0) { break l547; }
                p = s546;
                break l548;
              }
              p = s546;
            } else m.hitEnd ||= p >= end;
            break l544;
          }
          value = '';
          break l543;
        }
        p = s545;
      } else m.hitEnd ||= p >= end;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | null;
    l537: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) && (q = readBulletHolds(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l537;
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
    l553: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_40[c] === 1))) {
        const s551 = p;
        l552: {
          if ((p = skipAnyLead(p)) < 0) { break l552; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_39[c] === 1)) || (p = skipAuthenticationName(p)) < 0) { m.hitEnd ||= p >= end; break l552; }
          p = s551;
          break l553;
        }
        p = s551;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t554 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_41[c] === 1)) && (q = readAnswer(p)) >= 0) {
      p = q;
      l_answer = m.value as YesNode | NoNode;
    } else { m.hitEnd ||= p >= end; m.forget(t554); l_answer = null; }
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
    l559: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1))) {
        const s557 = p;
        l558: {
          if ((p = skipAnyLead(p)) < 0) { break l558; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRequestBodyName(p)) < 0) { m.hitEnd ||= p >= end; break l558; }
          p = s557;
          break l559;
        }
        p = s557;
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
    l562: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1))) {
        const s560 = p;
        l561: {
          if ((p = skipAnyLead(p)) < 0) { break l561; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) || (p = skipResponseName(p)) < 0) { m.hitEnd ||= p >= end; break l561; }
          p = s560;
          break l562;
        }
        p = s560;
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
    l555: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_30[c] === 1)) && (q = readRequestBodyLabel(p)) >= 0) {
        p = q;
        value = m.value as RequestBodyLabelNode;
        break l555;
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
    l565: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_45[c] === 1))) {
        const s563 = p;
        l564: {
          if ((p = skipAnyLead(p)) < 0) { break l564; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) || (p = skipComplexityName(p)) < 0) { m.hitEnd ||= p >= end; break l564; }
          p = s563;
          break l565;
        }
        p = s563;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.hitEnd ||= p >= end;
    const t566 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_46[c] === 1)) && (q = read_wholeNumber(p)) >= 0) {
      p = q;
      l_number = m.value as WholeNumberNode;
    } else { m.hitEnd ||= p >= end; m.forget(t566); l_number = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NumberHeadNode = { type: 'NumberHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l573: {
      const s574 = p;
      l575: {
        {
          const s576 = p;
          l577: {
            if (!m.reading.inside[12]) { break l577; }
            break l575;
          }
          p = s576;
        }
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
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l575; }
        break l573;
      }
      p = s574;
      if (!m.reading.inside[12]) { return -1; }
      let n586 = 0;
      l583: for (;;) {
        if (n586 >= 3) break;
        const s585 = p;
        l584: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.hitEnd ||= p >= end; break l584; }
          p++;
          n586++;
          continue l583;
        }
        p = s585;
        break;
      }
      l589: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 304))) {
          const s587 = p;
          l588: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.hitEnd ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.hitEnd ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304)) || (p = skipComponentName(p)) < 0) { m.hitEnd ||= p >= end; break l588; }
            p = s587;
            break l589;
          }
          p = s587;
        } else m.hitEnd ||= p >= end;
        return -1;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l592: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1))) {
        const s590 = p;
        l591: {
          if ((p = skipBulletLead(p)) < 0) { break l591; }
          l595: {
            const s593 = p;
            l594: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.hitEnd ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.hitEnd ||= p >= end;
              if ((p = skip_knownName(p)) < 0) { break l594; }
              p = s593;
              break l595;
            }
            p = s593;
            break l591;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l591; }
          p = s590;
          break l592;
        }
        p = s590;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (skipHeldBullet(p) >= 0) { return -1; }

    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near600 = p + 4;
    while (p < near600 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near600) p = STOPS_0.next(p);
    m.hitEnd ||= p >= end && "^\n\r";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    l601: for (;;) {
      const s603 = p;
      if ((p < end)) {
        l602: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l602; }
          m.hitEnd ||= p >= end;
          if (!(p < end) || (p = skipLine(p)) < 0) { m.hitEnd ||= p >= end; break l602; }
          continue l601;
        }
        p = s603;
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
    l598: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s596 = p;
        l597: {
          const near599 = p + 4;
          while (p < near599 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near599) p = STOPS_8.next(p);
          m.hitEnd ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.hitEnd ||= p >= end; break l597; }
          p++;
          p = s596;
          break l598;
        }
        p = s596;
      } else m.hitEnd ||= p >= end;
      return -1;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = skipListedHeading(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l567: {
      const s568 = p;
      const c569 = p < end ? text.charCodeAt(p) : 65536;
      m.hitEnd ||= p >= end;
      if ((c569 < 128 ? TABLE_10[c569] === 1 : c569 === 304)) {
        l570: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 304)) || skipLabelGate(p) < 0) { m.hitEnd ||= p >= end; break l570; }
          l571: {
            if ((q = skipPlainLabelAhead(p)) >= 0) { p = q; break l571; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1)) || (p = skipBulletLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; break l570; }
          }
          break l567;
        }
        p = s568;
      }
      if ((p < end && (c569 >= 14 || c569 <= 9 || (c569 >= 11 && c569 <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l567;
      }
      if ((c569 < 128 && TABLE_6[c569] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l567; }
      if ((p = skipListedAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l612: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_50[c] === 1))) {
        const s610 = p;
        l611: {
          if ((p = skipAnyLead(p)) < 0) { break l611; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1)) || (p = skipParametersName(p)) < 0) { m.hitEnd ||= p >= end; break l611; }
          p = s610;
          break l612;
        }
        p = s610;
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
    l615: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1))) {
        const s613 = p;
        l614: {
          if ((p = skipAnyLead(p)) < 0) { break l614; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1)) || (p = skipRaisesName(p)) < 0) { m.hitEnd ||= p >= end; break l614; }
          p = s613;
          break l615;
        }
        p = s613;
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
    l605: {
      const s606 = p;
      l607: {
        if (!m.reading.inside[7]) { break l607; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_49[c] === 1)) || (p = readRequestParametersLabel(p)) < 0) { m.hitEnd ||= p >= end; break l607; }
        value = m.value as RequestParametersLabelNode;
        break l605;
      }
      p = s606;
      if ((p = skipInMethod(p)) < 0) { return -1; }
      l608: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_50[c] === 1)) && (q = readParametersLabel(p)) >= 0) {
          p = q;
          value = m.value as ParametersLabelNode;
          break l608;
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
    l618: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_29[c] === 1))) {
        const s616 = p;
        l617: {
          if ((p = skipAnyLead(p)) < 0) { break l617; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDependenciesName(p)) < 0) { m.hitEnd ||= p >= end; break l617; }
          p = s616;
          break l618;
        }
        p = s616;
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
    l619: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l619;
      }
      m.hitEnd ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) && skipMethodAhead(p) >= 0) { return -1; }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.hitEnd ||= p >= end; return -1; }
      l621: {
        const s622 = p;
        const c623 = p < end ? text.charCodeAt(p) : 65536;
        m.hitEnd ||= p >= end;
        if ((c623 === 32 || c623 === 35)) {
          l624: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.hitEnd ||= p >= end; break l624; }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.hitEnd ||= p >= end; break l624; }
            break l621;
          }
          p = s622;
        }
        if ((p < end && (c623 >= 14 || c623 <= 9 || (c623 >= 11 && c623 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l621;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l621; }
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
    l655: {
      const s656 = p;
      const t657 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l658: {
          if ((p = readParameterName(p)) < 0) { break l658; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          l659: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s661 = p;
              l660: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = readTypeText(p)) < 0) { m.hitEnd ||= p >= end; break l660; }
                l_annotation = m.value as TypeTextNode;
                break l659;
              }
              p = s661;
            } else m.hitEnd ||= p >= end;
            l_annotation = null;
          }
          l662: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s664 = p;
              l663: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.hitEnd ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) || (p = readDefaultText(p)) < 0) { m.hitEnd ||= p >= end; break l663; }
                l_fallback = m.value as DefaultTextNode;
                break l662;
              }
              p = s664;
            } else m.hitEnd ||= p >= end;
            l_fallback = null;
          }
          if (skipParameterEnd(p) < 0) {  break l658; }
          break l655;
        }
        p = s656;
        m.forget(t657);
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
    l651: {
      const s652 = p;
      const t653 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : BEYOND_0(c)))) {
        l654: {
          if ((p = readParameter(p)) < 0) { break l654; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.hitEnd ||= p >= end;
          } else m.hitEnd ||= p >= end;
          break l651;
        }
        p = s652;
        m.forget(t653);
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
    l668: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l668;
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
    const list649: (ParameterNode | BadParameterNode)[] = [];
    let t647 = m.pending.length;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) && (q = readParameterItem(p)) >= 0) {
      p = q;
      let v648!: ParameterNode | BadParameterNode;
      v648 = m.value as ParameterNode | BadParameterNode;
      list649.push(v648);
      t647 = m.pending.length;
    }
    m.hitEnd ||= p >= end;
    m.forget(t647);
    l_items = list649;
    if ((p = noteParametersEnd(p)) < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l640: {
      const s641 = p;
      const t642 = m.pending.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l643: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = readParameters(p)) < 0) { m.hitEnd ||= p >= end; break l643; }
          value = m.value as ParametersNode;
          break l640;
        }
        p = s641;
        m.forget(t642);
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
    let m676 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m676 = true; }
    m.hitEnd ||= p >= end;
    if (!m676) { return -1; }
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
    const t680 = m.pending.length;
    if ((p < end) && (q = readBadSignatureRest(p)) >= 0) { p = q; } else { m.hitEnd ||= p >= end; m.forget(t680); }
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
    l625: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s627 = p;
        l626: {
          let e628!: "async";
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l626; }
          e628 = "async";
          p += 5;
          let e629!: string[];
          const list634: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v633!: string;
            v633 = m.value as string;
            list634.push(v633);
          }
          m.hitEnd ||= p >= end;
          if (list634.length === 0) { break l626; }
          e629 = list634;
          l_isAsync = [e628, e629];
          break l625;
        }
        p = s627;
      } else m.hitEnd ||= p >= end;
      l_isAsync = null;
    }
    l636: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s638 = p;
        l637: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l637; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.hitEnd ||= p >= end; break l637; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.hitEnd ||= p >= end;
          break l636;
        }
        p = s638;
      } else m.hitEnd ||= p >= end;
    }
    const s639 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    l_name = text.slice(s639, p);
    if ((p = readSignatureList(p)) < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    const t672 = m.pending.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c === 8211 || c === 8594)) && (q = readResult(p)) >= 0) {
      p = q;
      l_result = m.value as ResultNode;
    } else { m.hitEnd ||= p >= end; m.forget(t672); l_result = null; }
    if ((p = noteSignatureEnd(p)) < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l681: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l681;
      }
      m.hitEnd ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c === 304)) || (p = skipComponentLabelAhead(p)) < 0) { m.hitEnd ||= p >= end; return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l683: {
      const s684 = p;
      const t685 = m.pending.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l686: {
          let e687!: string[];
          const list692: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v691!: string;
            v691 = m.value as string;
            list692.push(v691);
          }
          m.hitEnd ||= p >= end;
          e687 = list692;
          let e694!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.hitEnd ||= p >= end; break l686; }
          e694 = m.value as "\n" | BadLineEndNode;
          value = [e687, e694];
          break l683;
        }
        p = s684;
        m.forget(t685);
      } else
      m.hitEnd ||= p >= end;
      let e695!: string[];
      const list700: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v699!: string;
        v699 = m.value as string;
        list700.push(v699);
      }
      m.hitEnd ||= p >= end;
      if (list700.length === 0) { return -1; }
      e695 = list700;
      let e702!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e702 = m.value as null;
      value = [e695, e702];
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
      '[0,["L",["s",["!",18],["!",22],["!",67]]]]', // 17 leaf
      skip_wrapperEnd,
      '[0,["q",20]]', // 19 skipWrapperRun
      '[0,["closes",0,21],"`~"]', // 20 readWrapperRun
      '[0,["/",["$",["s","```",["[*","`"]]],["$",["s","~~~",["[*","~"]]]],"`~"]', // 21 readFenceRun
      '[0,["/",["s",["&",["/",23,24]],6,25,29,45],["s",["&",46],29,45,66]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 22 skipTitleHeading
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
      '[0,["/",11,56,57,59,15,16,["s",6,["/",61,"<!--","|"]]],"\\t\\u001b #*+\\\\-0-9<AC-EIPR-TV_-ac-eipr-tv|~\u0130"]', // 55 skipNotSetext
      skipThematicBreak,
      skipBulletMark,
      skipBulletSign,
      '[0,["s",6,60]," `~"]', // 59 skipFenceStart
      skipFenceRunHere,
      skipLabelAhead,
      skipLabel,
      '[0,["/",["s","__",["[+","^\\n\\r:_"],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",64,["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",64,"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",64,["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s","**",64,["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",64,["[*","\\t "],["[",":\uff1a"]]],"*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 63 skipBadLabel
      '[0,65,"AC-EIPR-TVac-eipr-tv\u0130"]', // 64 skipKnownName
      skipKnownWord,
      '[0,["s",6,["/",["[+","="],["[+","\\\\-"]],["[*","\\t "],7]," \\\\-="]', // 66 skipBadSetext
      '[0,["s",["&",68],69],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 67 skipSectionAhead
      skipHeadingLike,
      '[0,["/",["s",["&",["/",23,24]],6,25,70,45],["s",["&",75],6,25,76,45],["s",["&",47],["&",50],70,45,66]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 69 skipSectionHeading
      '[0,["s",["?",33],["/",["s",52,["&",71]],73],["?",74],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 70 skipSectionName
      '[0,["s",["?",72],["*",["s",["[*","\\t "],["[+","*:_`"]]],37]]', // 71 skipSectionEnd
      '[0,["s",["[*","\\t *_`"],"(",["[*","^\\n\\r()"],")"],"\\t (*_`"]', // 72 skipSectionRemark
      '[0,["s",54,["&",71]]]', // 73 skipBadSectionName
      '[0,72]', // 74 skipBadSectionRemark
      skipH3,
      '[0,["s",["?",33],52,["&",71],["?",74],["?",33]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 76 skipOwnName
      '[1,["L",78]]', // 77 leaf
      '[1,["N",0,["s",["&",["/",23,24]],6,[":",0,79],["?",83],[":",1,84],85],["s",["&",46],[":",1,84],85,[":",2,89]]],"^\\n\\r"]', // 78 readOtherHeading
      readMark,
      noteHeadingSpace,
      '[1,["M","BadHeadingSpace",["&",["[","^\\t\\n\\r !#"]]],"^\\t\\n\\r !#"]', // 81 readBadHeadingSpace
      '[1,["M","BadNoise",28]]', // 82 readBadNoise
      '[1,["M","BadSecondTitle",["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]]],"Dd"]', // 83 readBadSecondTitle
      readTitleText,
      noteHeadingEnd,
      noteLineEnd,
      noteEol,
      '[1,["M","BadLineEnd","\\r\\n","\\r"],"\\r"]', // 88 readBadLineEnd
      '[1,["M",0,["s",6,[":",0,["/",["$",["[+","="]],["$",["[+","\\\\-"]]]],["[*","\\t "],86]]," \\\\-="]', // 89 readBadSetext
      '[1,["L",["/",91,93]],"\\t\\n\\r *+\\\\-0-9T_t"]', // 90 leaf
      readBlankLines,
      noteBlankLine,
      '[1,["N",3,["s",94,[":",0,["/",96,109]]]],"\\t *+\\\\-0-9T_t"]', // 93 readMetadataLine
      '[0,["/",95,6]]', // 94 skipMetadataLead
      skipBulletLead,
      '[1,["N",1,["s",["&",["s",97,98]],[":",0,100],["[*","\\t "],[":",1,106],108]],"*T_t"]', // 96 readTaskIdLabel
      skipOpen,
      '[0,["s",["i","task"],["[+","\\t _"],["i","id"],99],"Tt"]', // 98 skipTaskIdName
      skipClose,
      read_label,
      readLabel,
      readLabelName,
      '[1,["M",1,["s","__",[":",0,104],["/",["s",":",["[*","\\t "],"__"],["s","__",["[*","\\t "],":"]]],["s","*",[":",0,105],["/",["s",":",["[*","\\t "],"*"],["s","*",["[*","\\t "],":"]]],["s","**",[":",0,105],"**",["&",["/",["s",["[*","\\t "],7],["s",["[+","\\t "],["[","^\\t\\n\\r :"]]]]],["s","**",[":",0,105],["[*","\\t "],["/",["s","\uff1a",["[*","\\t "],"**"],["s","**",["[*","\\t "],"\uff1a"]]],["s",[":",1,"**"],[":",0,105],["[*","\\t "],":",["&",["s",["[*","\\t "],["[+","^\\n\\r*"],"**",["[*","\\t "],7]]],["s",[":",0,105],["[*","\\t "],["[",":\uff1a"]]],"*AC-EIPR-TV_ac-eipr-tv\u0130"]', // 103 readBadLabel
      '[0,["N","UnderscoredName",["[+","^\\n\\r:_"]]]', // 104 readUnderscoredName
      '[0,["N","KnownName",65],"AC-EIPR-TVac-eipr-tv\u0130"]', // 105 readKnownName
      readLineValue,
      skipLinePiece,
      noteValueEnd,
      '[1,["N",2,["s",["&",["s",97,110]],[":",0,100],["[*","\\t "],[":",1,106],108]],"*T_t"]', // 109 readTimestampLabel
      '[0,["s",["i","timestamp"],99],"Tt"]', // 110 skipTimestampName
      '[0,["L",["&",112]]," *\\\\-<_`~"]', // 111 leaf
      skipClosedStart,
      '[1,["L",["/",114,115,121,132,133]]," *\\\\-<_`~"]', // 113 leaf
      readRule,
      '[0,["N",5,["s",["&",116],"*",["+",["s",["!",117],["[","^\\n\\r"]]],[":",0,["?",119]],["[*","^\\n\\r"]]],"*"]', // 115 readFooter
      '[0,["s",["i","*generated"],["[+","\\t "],["i","by"],["[+","\\t "],["i","design"],["[+","\\t "],["i","agent"],["*",["s",["!",["s","*",["[*","\\t "],7]],["[","^\\n\\r"]]],"*",["[*","\\t "],7],"*"]', // 116 skipFooterLine
      '[0,["s",["[","\\t "],["i","on"],["[+","\\t "],118]]', // 117 skipFooterTime
      '[0,["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]', // 118 skipFooterStamp
      '[0,["@",3,["[","\\t "],["i","on"],["[+","\\t "],120]]', // 119 readFooterTime
      '[0,["N",4,[":",0,["$",["s",["[+","^\\t\\n\\r *"],["*",["s",["[+","\\t "],["[+","^\\t\\n\\r *"]]]]]]]]', // 120 readFooterStamp
      '[1,["handing",4,["N",6,["s",["!",18],6,["hand",4,[],[":",0,122]],[":",1,123],86,[":",2,124],[":",3,["/",129,130]]]]]," `~"]', // 121 readFence
      readFenceRunHere,
      '[0,["N","FenceInfo",["[*","^\\n\\r"]]]', // 123 readFenceInfo
      readFenceBody,
      '[0,["s",6,126,["[*","\\t "],["&",7]]," `~"]', // 125 skip_fenceClose
      '[0,["q",127]]', // 126 skipClosingRun
      '[0,["closes",4,21],"`~"]', // 127 readClosingRun
      '[1,["/",["s",["[*","^\\n\\r"],87],["[+","^\\n\\r"]],"^"]', // 128 noteLine
      '[0,["N","FenceClose",125]]', // 129 readFenceClose
      '[1,["M","MissingFenceEnd",131]]', // 130 readMissingFenceEnd
      '[0,["!",["[","^"]]]', // 131 skipEof
      '[1,["N","Comment",["s",6,"<!--",["*",["s",["!","-->"],["/",["[","^\\n\\r"],87]]],"-->",["[*","^\\n\\r"]]]," <"]', // 132 readComment
      '[1,["M","MissingCommentEnd",["s",6,"<!--",["*",128]]]," <"]', // 133 readMissingCommentEnd
      '[1,["L",["?",135]]]', // 134 leaf
      readEol,
      '[1,["L",137],"^"]', // 136 leaf
      readOpenBlock,
      '[1,["M","MissingMarkEnd",139]," #*+\\\\-`"]', // 138 readMissingMarkEnd
      skipCutMark,
      '[0,["s",["i","*g"],["?",["s",["i","e"],["?",["s",["i","n"],["?",["s",["i","e"],["?",["s",["i","r"],["?",["s",["i","a"],["?",["s",["i","t"],["?",["s",["i","e"],["?",["s",["i","d"],["[*","^\\n\\r*"]]]]]]]]]]]]]]]]]],"*"]', // 140 skipFooterCut
      '[1,["N",7,["s",6,[":",0,79],[":",1,84],85]]," #"]', // 141 readSubheading
      readBullet,
      readBulletColumn,
      readBulletContent,
      '[0,["N",9,["s","**",[":",0,146],["[+","\\t "],[":",1,147],["/",["s","**",["[*","\\t "],":"],["s",":",["[*","\\t "],"**"]],["[*","\\t "]]]]', // 145 readFailure
      '[0,["N",8,["s",[":",0,["$",["s",["[","1-5"],["[","0-9"],["[","0-9"]]]],["!",["[","0-9"]]]]]', // 146 readHttpStatus
      '[0,["N","FailureCode",["s",["[","A-Z_a-z"],["[*","\\\\-.0-9A-Z_a-z"]]]]', // 147 readFailureCode
      '[0,["N",10,["s",149,[":",0,146],["[*","\\t (*_`"],[":",1,147],["?",")"],150],["s",149,[":",0,146],150,[":",1,["?",["@",0,151,150]]]]],"*1-5H_`h"]', // 148 readLooseFailure
      '[0,["s",["[*","*_`"],["?",["s",["i","http"],["[+","\\t "]]]]]', // 149 skipLooseStatus
      '[0,["s",["[*","\\t *_`"],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]]],["[*","*_`"],["[*","\\t "]],"\\t *\\\\-:_`\u2013\u2014"]', // 150 skipFailureSeparator
      '[0,["N","ConstantCode",["s",["[","A-Z"],["|",2,null,false,["[","0-9A-Z_"]]]]]', // 151 readConstantCode
      readLabelledItem,
      readCodeItem,
      readCodeName,
      '[0,["N",11,["s",[":",0,156],["[*","\\t "],["/",["s",":",["[*","*"]],["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "]]]]', // 155 readLooseItem
      '[0,["/",["@",1,"**",157,["/","**",["&",["s",["[*","\\t "],":",["[+","^\\n\\r*"],"**",["[*","\\t "],7]]]],["@",1,"*",157,"*"],["@",1,"`",154,"`"],159],"*A-Z_-z"]', // 156 readLooseName
      '[0,["/",["@",1,"`",154,"`"],158],"^\\n\\r*:"]', // 157 read_starredName
      '[0,["N","StarredName",["[+","^\\n\\r*:`"]]]', // 158 readStarredName
      '[0,["N","BareName",["s",["|",0,2,false,"*"],["[","A-Z_a-z"],["[*","\\\\-.0-9A-[]_a-z"],["?","?"]]],"*A-Z_a-z"]', // 159 readBareName
      readBulletText,
      skipParagraphStop,
      skipLabelGate,
      skipAnyLead,
      skipLabelMark,
      '[0,["s",6,61]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 165 skipLabelLine
      '[0,["s",28,["/",7,15]]]', // 166 skipNoiseAlone
      skipMarksBelow,
      '[0,["q",169]]', // 168 skipTableHead
      '[1,["scope",["t",[0,1,2,3,4],["&",170],[":",0,171],174,[":",1,176],["test",true,0]]],"^\\n\\r"]', // 169 readTableHead
      skipTableAhead,
      readTableRow,
      skipCellGap,
      readCell,
      readLineEnd,
      '[0,["!",["[","^"]]]', // 175 readEof
      '[1,["@",2,6,["?","|"],["|",1,null,true,177,"|"],["?","|"],["[*","\\t "],86],"\\t \\\\-:|"]', // 176 readDelimiterRow
      readDelimiterCell,
      '[0,["|",0,null,true,179]]', // 178 readBlanks
      '[0,["$",["[","\\t "]]]', // 179 readBlank
      '[1,["N",12,["s",["&",170],[":",0,171],86,[":",1,176],["test",true,1],[":",2,["|",0,null,true,181]]],["s",["&",183],[":",0,184],[":",2,["|",0,null,true,181]]]],"^\\n\\r"]', // 180 readTable
      read_tableRow,
      '[0,["/",18,56,15,59,57,165,166],"\\t\\u001b #*+\\\\-0-9<AC-EIPR-TV_-ac-eipr-tv~\u0130"]', // 182 skipRowStop
      '[0,["s",6,"|",["[*","^\\n\\r"],48,6,"|"]," |"]', // 183 skipPipedLines
      '[1,["M",2,["s",[":",0,171],87,["?",185]]],"^"]', // 184 readBadTable
      '[1,["s",6,"|",["|",1,null,false,186,"|"],["?","|"],["[*","\\t "],86]," |"]', // 185 noteBadDelimiter
      skipDelimiterCell,
      '[1,["M","BadNoiseLine",["s",28,["?",86]]]]', // 187 readBadNoiseLine
      readParagraph,
      '[0,["L",["&",190]]," `~"]', // 189 leaf
      '[0,["s",["&",3],["!",191]]," `~"]', // 190 skipWholeWrapper
      '[0,["s",192,["*",["/",202,["s",["!",4],["!",14],204]]],14]]', // 191 skipExampleAhead
      '[0,["q",193]]', // 192 skipWrapperShape
      '[1,["handing",0,["t",[0,1,2,3,4],["hand",0,[],194],["|",1,null,true,["t",[0,1],["!",18],["/",196,["t",[0,1],["!",4],198]]]],["|",0,null,true,["t",[0,1],["!",18],198]],201,174]]," `~"]', // 193 readWrapperShape
      '[1,["@",0,195,86]]', // 194 readFenceOpen
      '[0,["/",["@",1,6,["$",["s","```",["[*","`"]]],["[*","^\\n\\r`"],["&",7]],["@",1,6,["$",["s","~~~",["[*","~"]]],["[*","^\\n\\r"]]]," `~"]', // 195 readFenceHead
      '[1,["t",[0,1],197,174]]', // 196 readClosedFence
      '[1,["handing",4,["t",[0,1,2],["hand",4,[],194],["|",0,null,true,["t",[0,1],["!",125],198]],199]]," `~"]', // 197 readFenced
      '[1,["/",["t",[0,1],["|",0,null,true,["$",["[","^\\n\\r"]]],135],["|",1,null,true,["$",["[","^\\n\\r"]]]],"^"]', // 198 readLine
      '[0,["t",[0,1,2,3],200,127,178,["&",7]]," `~"]', // 199 read_fenceClose
      readIndent,
      read_wrapperEnd,
      '[0,["s",203,7]]', // 202 skipClosedFence
      '[0,["q",197]]', // 203 skipFenced
      '[0,["/",["s",["[*","^\\n\\r"],8],["[+","^\\n\\r"]],"^"]', // 204 skipLine
      '[1,["L",206]]', // 205 leaf
      '[1,["M",3,["s",["&",3],[":",0,194]]]," `~"]', // 206 readBadWrapper
      '[1,["L",208]]', // 207 leaf
      '[1,["N",13,["s",["&",["/",23,24]],6,[":",0,79],[":",1,209],85],["s",["&",46],[":",1,209],85,[":",2,89]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 208 readTitleHeading
      '[1,["/",["@",9,["&",30],["?",210],211,["?",213],["[*","\\t "],["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],["?",213],["[*","\\t "],214,["?",["[+","*_`"]]],["@",4,["?",210],211,["?",["[","\\\\-:\u2013\u2014\uff1a"]],["[*","\\t "],84]],"^\\n\\r\\u001b\\"#\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 209 readDocumentTitle
      '[1,["M","BadTitleDecoration",34]]', // 210 readBadTitleDecoration
      '[1,["s",["i","design"],["[+","\\t "],["/",["s",["i","specification"],["!",["[","A-Za-z"]]],212],["[*","\\t "]],"Dd"]', // 211 noteDesignWords
      '[1,["M","BadTitleName",["s",["i","spec"],["[*","A-Za-z"]]],"Ss"]', // 212 readBadTitleName
      '[1,["M","BadTitleMark",["[+","*_`"]]]', // 213 readBadTitleMark
      '[0,["N","MarkedId",["*",41]]]', // 214 readMarkedId
      '[0,["L",["s",["!",18],["!",67],["!",216]]]]', // 215 leaf
      '[0,["/",["s",["&",["/",23,24]],6,25,["?",217],42,45],["s",["&",46],42,45,66]],"^\\n\\r"]', // 216 skipOtherHeading
      '[0,["&",["s",31,["[","\\\\-:\u2013\u2014\uff1a"]]],"Dd"]', // 217 skipBadSecondTitle
      '[1,["L",219]]', // 218 leaf
      '[1,["N",15,["s",["&",["s",220,221]],[":",0,222]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-NP-UWY-[b-np-{"]', // 219 readOverviewHeading
      '[0,["/",["s",6,["|",1,3,false,"#"],["[*","\\t "],["?",28],["?",34]],["?",34]]]', // 220 skipTitleStart
      '[0,["/",["s",["i","architecture"],["?",["s",["[+","\\t "],["i","overview"]]]],["i","overview"]],"AOao"]', // 221 skipOverviewName
      '[1,["N",14,["s",["&",["/",23,24]],6,[":",0,79],[":",1,223],85],["s",["&",75],6,[":",0,79],[":",1,226],85],["s",["&",47],["&",50],[":",1,223],85,[":",2,89]]],"^\\n\\r\\u001b\\"\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 222 readSectionHeading
      '[1,["N","SectionName",["s",["?",210],["/",["s",52,["&",71]],224],["?",225],["?",210]]],"^\\n\\r\\u001b\\"#\'(/<BF-HJ-NPQSUWY-[bf-npqsu-{"]', // 223 readSectionName
      '[1,["M","BadSectionName",["s",54,["&",71]]]]', // 224 readBadSectionName
      '[1,["M","BadSectionRemark",72]]', // 225 readBadSectionRemark
      '[1,["N","OwnName",["s",["?",210],52,["&",71],["?",225],["?",210]]],"^\\n\\r\\u001b\\"#\'(/<BE-HJ-SUWY-[be-su-{"]', // 226 readOwnName
      '[1,["L",228],"\\t\\n\\r "]', // 227 leaf
      noteBlankLines,
      '[0,["L",["!",230]]]', // 229 leaf
      skipSectionStop,
      '[0,["s",["!",232],216]]', // 231 skipOtherSectionAhead
      '[0,["/",["s",233,234,235],["s",236,234,237],["s",238,234,239],["s",240,24],["s",["&",46],241]]]', // 232 skipClaimed
      '[0,["inside",0]]', // 233 readInContracts
      '[0,["s",6,["|",1,6,false,"#"],["!","#"],["[*","\\t "],["?",28]]," #"]', // 234 skipHashes
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"],"/"],"*0-9A-Z_-z"]', // 235 skipEndpointAhead
      '[0,["inside",1]]', // 236 readInSchemas
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["i","table"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9T_`t"]', // 237 skipTableWord
      '[0,["inside",2]]', // 238 readInComponents
      '[0,["s",["?",["s",36,["[",")."],["[+","\\t "]]],["[*","*_`"],["i","component"],["[*","\\t "],["[*","*_`"],["[*","\\t "],":"],"*0-9C_`c"]', // 239 skipComponentWord
      '[0,["inside",4]]', // 240 readInFlatChecklist
      '[0,["/",["s",233,242],["s",236,253],["s",238,266],["s",267,268],["s",307,310]]]', // 241 skipItemAhead
      '[0,["/",["s",["&",["/",24,75,243]],6,25,244,45],["s",["&",75],6,25,42,45],["s",["&",46],["&",235],244,45,66]]," #*0-9A-Z_-z"]', // 242 skipContractHeading
      '[0,["s",6,"####",["!","#"]]," #"]', // 243 skipH4
      '[0,["s",["?",245],246,249,["?",251],["?",252]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 244 skipEndpoint
      '[0,["s",["/",["s",36,["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 245 skipBadTitleNumber
      '[0,["/",247,248],"*A-Z_-z"]', // 246 skipEndpointMethod
      '[0,["s",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]],["[+","\\t "],["&","/"]]]', // 247 skipMethodWord
      '[0,["s",["[*","*_`"],["|",2,10,false,["[","A-Za-z"]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]],"*A-Z_-z"]', // 248 skipBadMethodName
      '[0,["s",["&","/"],["+",250]],"/"]', // 249 skipPathText
      '[0,["/",["[+","^\\t\\n\\r\\u001b #*/<`"],["s","/*",["&",["s",["?","`"],37]]],"/",["s","*",["&",["[","^\\t\\n\\r *"]]],["s",["!",28],["[","\\u001b#<"]]],"^\\t\\n\\r `"]', // 250 skipPathPart
      '[0,["s",["[+","*_`"],["&",37]]]', // 251 skipBadPathEnd
      '[0,["s",["!",37],["+",43]],"^\\n\\r"]', // 252 skipBadTitleRest
      '[0,["/",["s",["&",["/",24,75,243]],6,25,["?",245],["&",237],254,45],["s",["&",75],6,25,["?",245],["?",265],42,45],["s",["&",46],["&",237],254,45,66]]," #*0-9T_`t"]', // 253 skipSchemaHeading
      '[0,["/",255,262],"^\\n\\r"]', // 254 skip_pair
      '[0,["q",256]]', // 255 skipBadPair
      '[1,["handing",2,["M",4,["s",["hand",2,[],[":",0,257]],[":",1,258],":",["[*","\\t "],259,["[*","\\t "],[":",2,84]],["s",["hand",2,[],[":",0,257]],[":",1,258],259,["[*","\\t "],":",["[*","\\t "],[":",2,84]],["s",["hand",2,[],[":",0,257]],[":",1,258],":",["[*","\\t "],[":",2,261],259,["&",37]]]],"*_`"]', // 256 readBadPair
      '[0,["/","**","__","*","_","`"],"*_`"]', // 257 readTitleMark
      '[0,["N","MarkedName",["+",["/",["[+","^\\n\\r*:_`"],["s",["!",259],["[","*_`"]]]]],"^\\n\\r:"]', // 258 readMarkedName
      '[0,["q",260]]', // 259 skipSameMark
      '[0,["same",2,257],"*_`"]', // 260 readSameMark
      '[0,["N","MarkedValue",["+",["/",["[+","^\\n\\r*_`"],["s",["!",259],["[","*_`"]]]]],"^\\n\\r"]', // 261 readMarkedValue
      '[0,["s",263,":",["[*","\\t "],42],"^\\n\\r"]', // 262 skipPair
      '[0,["*",264]]', // 263 skipPairName
      '[0,["/",["[+","^\\n\\r:`"],["s","`",["[*","^\\n\\r`"],"`"],"`"],"^\\n\\r:"]', // 264 skipPairPiece
      '[0,["s",["/",["i","table"],["i","component"]],["?",["s",["[*","\\t "],["[","\\\\-\u2013\u2014"]]],["[+","\\t "],["&",["s",["[+","^\\t\\n\\r "],37]]],"CTct"]', // 265 skipLooseWord
      '[0,["/",["s",["&",["/",24,75,243]],6,25,["?",245],["&",239],254,45],["s",["&",75],["!",["s",267,268]],6,25,["?",245],["?",265],42,45],["s",["&",46],["&",239],254,45,66]]," #*0-9C_`c"]', // 266 skipComponentHeading
      '[0,["inside",3]]', // 267 readInComponent
      '[0,["/",["s",269,["!",271],6,25,273,45],["s",269,["!",272],6,25,305,273,["[*","*"],45],["s",["&",46],["&",270],273,45,66]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 268 skipMethodHeading
      '[0,["/",["&",["s",75,270]],["&",["s",6,"####"]]]," #"]', // 269 skipMethodLevel
      '[0,["s",["[*","^\\n\\r("],"("],"^\\n\\r"]', // 270 skipParenthesis
      '[0,["s",272,["!",270]]]', // 271 skipTextInNotes
      '[0,["inside",12]]', // 272 readInNotes
      skipSignature,
      skipSignatureName,
      skipSignatureList,
      skipParameters,
      skipParameterItem,
      skipParameter,
      '[0,280,"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 279 skipParameterName
      skip_parameterName,
      '[0,282,"^\\n\\r),=]`}"]', // 281 skipTypeText
      skip_typeText,
      skipTypePiece,
      '[0,["deep",["/",["s","(",285,")"],["s","[",285,"]"],["s","{",285,"}"]]],"([{"]', // 284 skipBracketed
      '[0,["*",["/",["[+","^\\n\\r\\"\'-)[]{}"],284,286]]]', // 285 skipInner
      '[0,["/",["s","\\"",["[*","^\\n\\r\\"\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\\"\\\\\\\\"]]],["/","\\"",["&",7]]],["s","\'",["[*","^\\n\\r\'\\\\\\\\"],["*",["s","\\\\",["?",["[","^\\n\\r"]],["[*","^\\n\\r\'\\\\\\\\"]]],["/","\'",["&",7]]]],"\\"\'"]', // 286 skipQuoted
      '[0,["/","->","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 287 skipArrow
      '[0,["/",284,286,["[","^\\n\\r\\"\'-),=[]`{}"]],"^\\n\\r),=]`}"]', // 288 skipResultPiece
      '[0,290]', // 289 skipDefaultText
      '[0,["s",["+",["/",291,292]],["?",["s",287,["+",["/",291,288,"="]],["&",["[","),"]]]]],"^\\n\\r),]`}"]', // 290 skip_defaultText
      '[0,["s","lambda",["!",["[","0-9A-Z_a-z"]],["[*","^\\n\\r():`"],":"]]', // 291 skipLambdaHead
      '[0,["/",284,286,["s",["!",287],["[","^\\n\\r\\"\'-),[]`{}"]]],"^\\n\\r),]`}"]', // 292 skipDefaultPiece
      skipParameterEnd,
      '[0,["/",["s",",",["[*","\\t "]],["s",287,["+",["/",288,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",287],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 294 skipBadParameter
      skipParametersEnd,
      '[0,["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],287]]]]', // 296 skipMissingParameters
      skipResult,
      '[0,["/","->",299],"\\\\-=\u2013\u2192"]', // 298 skipResultArrow
      '[0,["/","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 299 skipBadArrow
      skipResultText,
      skipReturnPiece,
      skipSignatureTail,
      skipSignatureEnd,
      '[0,["s",["!",302],["+",["s",["!",37],["[","^\\n\\r"]]]],"^\\n\\r"]', // 304 skipBadSignatureRest
      '[0,["+",306]]', // 305 skipBadMethodTitle
      '[0,["/",["[","\\t "],"*",["s",36,["[",").:"],["[","\\t "]],["s",["/",["i","method"],["i","function"],["i","operation"],["i","interface"]],["[*","\\t "],":"]],"\\t *0-9FIMOfimo\u0130"]', // 306 skipMethodOrnament
      '[0,["/",240,308,309]]', // 307 skipInChecklist
      '[0,["inside",5]]', // 308 readInPlainChecklist
      '[0,["inside",6]]', // 309 readInDeepChecklist
      '[0,["/",["s",311,6,25,["?",245],254,45],["s",311,6,25,["?",245],42,45],["s",["&",46],254,45,66]]]', // 310 skipCheckHeading
      '[0,["/",["&",75],["s",240,["&",24]],["s",309,["&",243]]]]', // 311 skipCheckLevel
      '[1,["L",313]]', // 312 leaf
      '[1,["N",16,["s",["&",["s",220,["i","tech"]]],[":",0,222]]],"^\\n\\r\\u001b\\"\'(/<A-HJ-SUWY-[a-su-{"]', // 313 readStackHeading
      '[1,["L",315]]', // 314 leaf
      '[1,["N",17,["s",6,[":",0,100],["[*","\\t "],[":",1,106],108]]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 315 readTechnology
      '[1,["L",317]]', // 316 leaf
      '[1,["N",18,["s",["&",["s",220,["i","assumption"]]],[":",0,222]]],"^\\n\\r\\u001b\\"\'(/<B-HJ-UWY-[b-{"]', // 317 readAssumptionsHeading
      '[1,["L",319]]', // 318 leaf
      '[1,["M","MissingItem",["s",["&",["s",6,"**",65,99]],128,["*",["s",["!",161],128]]]]," *"]', // 319 readMissingItem
      '[1,["L",321]]', // 320 leaf
      '[1,["N",19,["s",["&",["s",220,322]],[":",0,222]]],"^\\n\\r\\u001b\\"\'(/<B-DF-HJ-UWY-[b-df-{"]', // 321 readContractsHeading
      '[0,["/",["i","api"],["i","endpoints"]],"AEae"]', // 322 skipContractsName
      '[0,["L",["!",324]]]', // 323 leaf
      skipItemStop,
      skipAnyItemAhead,
      skipMethodAhead,
      '[1,["L",328]]', // 327 leaf
      '[1,["N",22,["s",["&",["/",24,75,243]],6,[":",0,79],[":",1,329],85],["s",["&",75],6,[":",0,79],[":",2,84],85],["s",["&",46],["&",235],[":",1,329],85,[":",3,89]]]," #*0-9A-Z_-z"]', // 328 readContractHeading
      '[1,["N",21,["s",["?",330],[":",0,331],[":",1,334],["?",335],["?",336]]],"*0-9A-[_-z\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 329 readEndpoint
      '[1,["M","BadTitleNumber",["s",["/",["s",36,["[",")."]],["[+","\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"],["s","[",["["," Xx"],"]"]],["[+","\\t "]]],"0-9[\u2010-\u2bff\\ud83c-\ud83e\udc00-\\udfff\ufe0f"]', // 330 readBadTitleNumber
      '[1,["/",332,333],"*A-Z_-z"]', // 331 readEndpointMethod
      '[0,["N",20,["s",[":",0,["$",["s",["[","A-Z"],["|",1,9,false,["[","A-Z"]]]]],["[+","\\t "],["&","/"]]]]', // 332 readMethodWord
      '[1,["M",5,["s",["[*","*_`"],[":",0,["$",["|",2,10,false,["[","A-Za-z"]]]],["[*","*:_`"],["[+","\\t "],["[*","*_`"]]],"*A-Z_-z"]', // 333 readBadMethodName
      '[0,["N","PathText",["s",["&","/"],["+",250]]],"/"]', // 334 readPathText
      '[1,["M","BadPathEnd",["s",["[+","*_`"],["&",37]]]]', // 335 readBadPathEnd
      '[1,["M","BadTitleRest",["s",["!",37],["+",43]]],"^\\n\\r"]', // 336 readBadTitleRest
      '[1,["L",["/",338,359,370,378,386]]]', // 337 leaf
      readTextHead,
      readTextKind,
      readDescriptionLabel,
      '[0,["s",["i","description"],99],"Dd"]', // 341 skipDescriptionName
      readRateLimitLabel,
      '[0,["s",["i","rate"],["[+","\\t _"],["/",["i","limits"],["i","limiting"],["i","limit"]],99],"Rr"]', // 343 skipRateLimitName
      skipInMethod,
      readReturnsLabel,
      '[0,["/",["s",["/",["i","returns"],["i","return"]],99],["s",["i","return"],["[+","\\t _"],["i","value"],99]],"Rr"]', // 346 skipReturnsName
      readSemanticUnitLabel,
      '[0,["/",["s",["i","semantic"],["[+","\\t _"],["i","unit"],["?",["s",["[+","\\t _"],["i","id"]]],99],["s",["i","unit"],99]],"SUsu"]', // 348 skipSemanticUnitName
      readResponsibilityLabel,
      '[0,["s",["/",["i","responsibility"],["i","responsibilities"],["i","purpose"]],99],"PRpr"]', // 350 skipResponsibilityName
      readCriteriaLabel,
      '[0,["/",["s",["/",["i","criteria"],["i","validation"]],99],["s",["i","validation"],["[+","\\t _"],["/",["i","criteria"],["i","criterion"]],99]],"CVcv"]', // 352 skipCriteriaName
      readSeverityLabel,
      '[0,["s",["/",["i","severity"],["i","priority"]],99],"PSps"]', // 354 skipSeverityName
      readLabelHolds,
      '[0,["{",2,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 356 readBulletHolds
      readLineHolds,
      skip_label,
      readAnswerHead,
      '[0,["/",["s",["/",["i","authentication"],["i","auth"]],["?",["s",["[+","\\t _"],["i","required"]]],99],["s",["i","requires"],["[+","\\t _"],["i","authentication"],99]],"ARar"]', // 360 skipAuthenticationName
      '[1,["/",["@",1,362,364,["[*","*`"]],["@",1,362,366,["[*","*`"]]],"\\t\\n\\r *FNRTY`fnrty"]', // 361 readAnswer
      '[1,["*",["/",["[+","\\t *`"],["s",87,["!",363]]]]]', // 362 noteAnswerGap
      '[0,["/",10,161],"^"]', // 363 skipFieldStop
      '[0,["N","Yes",["s",["/",["i","yes"],["i","true"],["i","required"],["i","y"]],["&",365],["!",["s",["[*","\\t "],["/",["[","/:=|"],["s",["i","or"],["[","\\t "]]],["[*","\\t "],["i","no"]]]]],"RTYrty"]', // 364 readYes
      '[0,["s",["[*","*`"],["/",["[","\\t\\n\\r (,-.:;\u2013\u2014"],131]]]', // 365 skipWordEnd
      '[0,["N","No",["s",["/",["s",["i","not"],["[+","\\t "],["/",["i","required"],["i","needed"],["i","necessary"]]],["i","none"],["i","no"],["i","false"],["i","n"]],["&",367],["!",368]]],"FNfn"]', // 366 readNo
      '[0,["s",["[*","*`"],["/",["s",["[+","\\t "],"-",["[","\\t "]],["s",["[*","\\t "],["/",["[","(,\u2013\u2014"],["s",".",["/",["[","\\t\\n\\r *`"],131]],["s",7,["/",131,["&",["/",10,363]]]]]]]]]', // 367 skipNoEnd
      '[0,["s",["+",["s",["!",369],["[","^\\n\\r"]]],369],"^\\n\\r"]', // 368 skipException
      '[0,["/",["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","except"],["i","unless"],["i","but"],["i","only"],["i","yes"],["i","must"],["i","mandatory"]],["!",["[","A-Za-z"]]],["s",["[","\\t (,-.;\u2013\u2014"],["/",["i","requir"],["i","need"]]]],"\\t (,-.;\u2013\u2014"]', // 369 skipExceptionWord
      readJsonHead,
      readJsonKind,
      readRequestBodyLabel,
      '[0,["s",["i","request"],["?",["s",["[+","\\t _"],["i","body"]]],["?",["s",["[+","\\t _"],["i","schema"]]],99],"Rr"]', // 373 skipRequestBodyName
      readResponseLabel,
      '[0,["/",["s",["i","response"],["[+","\\t _"],["/",["i","(success)"],["s","(2",["[+","^\\n\\r(-*"],")"],["i","body"],["i","schema"],["i","success"]],99],["s",["?",["s",["i","success"],["[+","\\t _"]]],["i","response"],99]],"RSrs"]', // 375 skipResponseName
      '[0,["/",377,106]]', // 376 readJsonValue
      '[0,["N","TemplateRemark",["s","(",["[*","\\t "],["i","if"],["[+","\\t "],["i","applicable"],["?",["s",["[*","\\t "],"-",["[*"," /A-Z"]]],")",["&",["s",["[*","\\t "],7]]]]]', // 377 readTemplateRemark
      readSqlHead,
      '[0,["/",380,382,384],"\\t *+\\\\-0-9CFIR_cfir\u0130"]', // 379 readSqlKind
      '[0,["N","IndexesLabel",["&",["s",163,97,381]]],"\\t *+\\\\-0-9I_i\u0130"]', // 380 readIndexesLabel
      '[0,["s",["/",["i","indexes"],["i","indices"],["i","index"]],99],"Ii\u0130"]', // 381 skipIndexesName
      '[0,["N","RelationshipsLabel",["&",["s",163,97,383]]],"\\t *+\\\\-0-9FR_fr"]', // 382 readRelationshipsLabel
      '[0,["/",["s",["/",["i","relationships"],["i","relationship"],["i","relations"]],99],["s",["i","foreign"],["[+","\\t _"],["i","keys"],99]],"FRfr"]', // 383 skipRelationshipsName
      '[0,["N","ConstraintsLabel",["&",["s",163,97,385]]],"\\t *+\\\\-0-9C_c"]', // 384 readConstraintsLabel
      '[0,["/",["s",["/",["i","constraints"],["i","constraint"],["i","checks"]],99],["s",["i","check"],["[+","\\t _"],["i","constraints"],99]],"Cc"]', // 385 skipConstraintsName
      readNumberHead,
      '[0,["s",["?",["s",["i","estimated"],["[+","\\t _"]]],["i","complexity"],99],"CEce"]', // 387 skipComplexityName
      '[1,["@",1,362,389,["[*","*`"],["!",["[",",-/"]]],"\\t\\n\\r *0-9`"]', // 388 read_wholeNumber
      '[0,["N",23,[":",0,["$",["[+","0-9"]]]]]', // 389 readWholeNumber
      '[0,["L",["s",["&",112],["!",391]]]," *\\\\-<_`~"]', // 390 leaf
      skipFieldEnd,
      skipPlainLabelAhead,
      '[0,["/",348,350,394,395,396,387],"C-EIMNPRSUc-eimnprsu\u0130"]', // 393 skipComponentName
      '[0,["/",["s",["/",["i","dependencies"],["i","dependency"]],99],["s",["i","depends"],["[+","\\t _"],["i","on"],99]],"Dd"]', // 394 skipDependenciesName
      '[0,["s",["/",["i","interfaces"],["i","interface"],["i","methods"]],99],"IMim\u0130"]', // 395 skipInterfacesName
      '[0,["/",["s",["i","implementation"],["?",["s",["[+","\\t _"],["/",["i","notes"],["i","note"]]]],99],["s",["i","notes"],99]],"INin\u0130"]', // 396 skipNotesName
      skipBulletLabelAhead,
      '[0,["/",["s",399,400],["s",403,404],["s",344,406],["s",267,393],["s",409,410]]]', // 398 skip_knownName
      '[0,["inside",7]]', // 399 readInContract
      '[0,["/",341,360,343,401,373,375,402],"ADEP-Sadep-s"]', // 400 skipContractName
      '[0,["/",["s",["/",["i","request"],["i","query"],["i","path"]],["[+","\\t _"],["i","parameters"],99],["s",["i","request"],["[+","\\t _"],["i","params"],99],["s",["i","parameters"],99]],"P-Rp-r"]', // 401 skipRequestParametersName
      '[0,["/",["s",["i","error"],["[+","\\t _"],["i","response"],["?",["i","s"]],99],["s",["i","errors"],99],["s",["i","response"],["[+","\\t _"],["i","(error"],["?",["i","s"]],")",99]],"ERer"]', // 402 skipErrorResponsesName
      '[0,["inside",8]]', // 403 readInSchema
      '[0,["/",341,405,381,383,385],"CDFIRcdfir\u0130"]', // 404 skipSchemaName
      '[0,["s",["/",["i","columns"],["i","column"],["i","fields"]],99],"CFcf"]', // 405 skipColumnsName
      '[0,["/",407,346,408,341],"ADEPRTadeprt"]', // 406 skipMethodName
      '[0,["s",["/",["i","parameters"],["i","params"],["i","arguments"],["i","args"]],99],"APap"]', // 407 skipParametersName
      '[0,["s",["/",["i","raises"],["i","exceptions"],["i","throws"],["i","errors"]],99],"ERTert"]', // 408 skipRaisesName
      '[0,["inside",11]]', // 409 readInCheck
      '[0,["/",352,354],"CPSVcpsv"]', // 410 skipCheckName
      '[0,["/",412,["&",["s",414,95]],["s",["|",0,3,false," "],"\\t"]]]', // 411 skipHeldBullet
      '[0,["q",413]]', // 412 skipHoldsAll
      '[0,["same",3,""]]', // 413 readHoldsAll
      '[0,["q",415]]', // 414 skipHoldsRun
      '[0,["closes",3,["|",1,null,true," "]]," "]', // 415 readHoldsRun
      skipListedAhead,
      '[0,["/",["s",["&",418],95],["s",["|",0,3,false," "],"\\t"]],"\\t "]', // 417 skipNestedInMethod
      '[0,["q",419]]', // 418 skipListedRun
      '[0,["closes",1,["|",1,null,true," "]]," "]', // 419 readListedRun
      '[0,["s",421,["[*","*"],423,["[*","*"],428,429]]', // 420 skipListedHeading
      '[0,["q",422]]', // 421 skipListedColumn
      '[0,["{",3,["s",[":",0,["$",["[*","\\t "]]],58,["[+","\\t "]]],"\\t *+\\\\-0-9"]', // 422 readListedColumn
      '[0,["/",["s",["[+","`"],["[*","\\t "],["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],274,424,["?",297],["[*","\\t "],["[+","`"]],["s",["?",["s","async",["[+","\\t "]]],["?",["s","def",["[+","\\t "]]],274,276,["?",426]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 423 skipListedSignature
      '[0,["/",["s",["[*","\\t "],276],425],"\\t (\\\\-=`\u2013\u2192"]', // 424 skipListedList
      '[0,["&",["s",["[*","\\t "],["/","`",287]]],"\\t \\\\-=`\u2013\u2192"]', // 425 skipMissingListedParameters
      '[0,["s",["[*","\\t "],298,["[*","\\t "],427],"\\t \\\\-=\u2013\u2192"]', // 426 skipWordResult
      '[0,["+",["/",284,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 427 skipResultWord
      '[0,["s",["[*","\\t "],["/",["[",":\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&",7]],["[*","\\t "]]]', // 428 skipListedGap
      skipBulletText,
      '[1,["L",["@",1,["!",391],137]]]', // 430 leaf
      '[1,["L",432]]', // 431 leaf
      readEntriesHead,
      readEntriesKind,
      '[0,["N","RequestParametersLabel",["&",["s",163,97,401]]],"\\t *+\\\\-0-9P-R_p-r"]', // 434 readRequestParametersLabel
      readParametersLabel,
      readRaisesLabel,
      '[0,["/",377,438,106]]', // 437 readEntriesValue
      '[0,["N",25,["s",[":",0,["|",1,null,true,440,439]],["&",["s",["[*","\\t "],7]]]],"*A-Z_-z"]', // 438 readInlineEntries
      '[0,["s",["[*","\\t "],["[",",;"],["[*","\\t "]],"\\t ,;"]', // 439 skipInlineComma
      '[0,["N",24,["s",[":",0,441],["[*","\\t "],["/",":",["[","\u2013\u2014"],["s","-",["&",["[","\\t "]]],["&","("]],["[*","\\t "],[":",1,443]],["s",[":",0,444],["&",["/",439,["s",["[*","\\t "],7]]]]],"*A-Z_-z"]', // 440 readInlineEntry
      '[0,["/",["@",1,"`",154,"`"],["@",1,["!",["[","A-Z"]],159],442],"*A-Z_-z"]', // 441 readEntryName
      '[0,["N","ClassName",["|",2,null,false,["s",["[","A-Z"],["[+","0-9a-z"]]]],"A-Z"]', // 442 readClassName
      '[0,["N","InlineText",["*",["s",["!",["s",439,"`",["[+","^\\n\\r`"],"`",["[*","\\t "],":"]],["[","^\\n\\r"]]]]]', // 443 readInlineText
      '[0,["/",["@",1,"`",154,"`"],442],"A-Z`"]', // 444 read_className
      '[1,["L",["@",1,["!",391],["/",142,446,137]]]]', // 445 leaf
      '[1,["N",26,["s",[":",0,["|",1,null,true,447]],["&",363]]],"\\t *A-Z_-z"]', // 446 readEntriesText
      '[1,["@",3,["!",10],["!",161],["[*","\\t "],438,86],"\\t *A-Z_-z"]', // 447 readEntriesLine
      '[1,["L",449]]', // 448 leaf
      '[1,["N",28,["s",["&",["s",163,97,402]],[":",0,355],[":",1,100],["[*","\\t "],[":",2,450],108]],"\\t *+\\\\-0-9ER_er"]', // 449 readFailuresHead
      '[0,["/",451,106]]', // 450 readFailuresValue
      '[0,["N",27,["s",[":",0,["/",145,148]],[":",1,452]]],"*1-5H_`h"]', // 451 readFailureText
      '[0,106]', // 452 readRestText
      '[1,["L",["@",2,["&",["s",["[*","\\t *_`"],["[","1-5"],["[","0-9"],["[","0-9"]]],["!",324],454]],"\\t *1-5_`"]', // 453 leaf
      '[1,["N",29,["s",[":",0,["|",1,null,true,455]],["&",363]]],"\\t *1-5H_`h"]', // 454 readFailureLines
      '[1,["@",2,["!",10],["[*","\\t "],451,86],"\\t *1-5H_`h"]', // 455 readFailureLine
      '[1,["L",457]]', // 456 leaf
      '[1,["N",30,["s",["&",["s",6,164]],["!",["s",6,97,398]],[":",0,357],[":",1,100],["[*","\\t "],[":",2,106],108]]," *AC-EIPR-TV_ac-eipr-tv\u0130"]', // 457 readOtherHead
      '[1,["L",459]]', // 458 leaf
      '[1,["N",31,["s",["&",["s",220,["i","data"]]],[":",0,222]]],"^\\n\\r\\u001b\\"\'(/<A-CE-HJ-UWY-[a-ce-{"]', // 459 readSchemasHeading
      '[1,["L",461]]', // 460 leaf
      '[1,["N",33,["s",["&",["/",24,75,243]],6,[":",0,79],["?",330],["&",237],[":",1,462],85],["s",["&",75],6,[":",0,79],["?",330],[":",2,["$",["?",265]]],[":",3,84],85],["s",["&",46],["&",237],[":",1,462],85,[":",4,89]]]," #*0-9T_`t"]', // 461 readSchemaHeading
      '[1,["/",256,463],"^\\n\\r"]', // 462 read_pair
      '[0,["N",32,["s",[":",0,464],":",["[*","\\t "],[":",1,84]]],"^\\n\\r"]', // 463 readPair
      '[0,["N","PairName",["*",264]]]', // 464 readPairName
      '[1,["L",466]]', // 465 leaf
      '[1,["N",34,["s",["&",["s",163,97,405]],[":",0,355],[":",1,100],["[*","\\t "],[":",2,106],108]],"\\t *+\\\\-0-9C_c"]', // 466 readColumnsHead
      '[1,["L",["/",91,["@",2,["&",["s",["[*","\\t "],"|"]],["!",391],["/",180,468,188]],["@",3,["!",391],["!",168],["!",183],468]]]]', // 467 leaf
      '[1,["N",35,["s",[":",0,["|",1,null,true,181]],["&",363]]],"^"]', // 468 readTableRows
      '[1,["L",470]]', // 469 leaf
      '[1,["N",36,["s",["&",["s",220,["i","component"]]],[":",0,222]]],"^\\n\\r\\u001b\\"\'(/<ABD-HJ-UWY-[abd-{"]', // 470 readComponentsHeading
      '[1,["L",472]]', // 471 leaf
      '[1,["N",37,["s",["&",["/",24,75,243]],6,[":",0,79],["?",330],["&",239],[":",1,462],85],["s",["&",75],["!",["s",267,268]],6,[":",0,79],["?",330],[":",2,["$",["?",265]]],[":",3,84],85],["s",["&",46],["&",239],[":",1,462],85,[":",4,89]]]," #*0-9C_`c"]', // 472 readComponentHeading
      '[1,["L",474],"\\t *+\\\\-0-9D_d"]', // 473 leaf
      readNamesHead,
      '[0,["/",476,106]]', // 475 readNamesValue
      '[0,["N",38,[":",0,["|",1,null,true,477,","]]],"^\\n\\r,"]', // 476 readNameLine
      '[0,["N","Name",["[+","^\\n\\r,"]]]', // 477 readName
      '[1,["L",["@",1,["!",391],["/",142,479,137]]]]', // 478 leaf
      '[1,["N",39,[":",0,["|",1,null,true,480]]],"^\\n\\r,"]', // 479 readNamesText
      '[1,["@",3,["!",10],["!",161],["[*","\\t "],476,86],"^\\n\\r,"]', // 480 readNameTextLine
      '[1,["L",482]]', // 481 leaf
      '[1,["N",40,["s",["&",["s",163,97,396]],[":",0,483],[":",1,100],["[*","\\t "],[":",2,106],108]],"\\t *+\\\\-0-9I_i\u0130"]', // 482 readNotesHead
      '[0,["/",356,["@",1,6,""]]]', // 483 readNotesHolds
      '[1,["L",485]]', // 484 leaf
      '[1,["N",41,["s",["&",["s",163,97,395]],[":",0,355],[":",1,100],["[*","\\t "],[":",2,106],108]],"\\t *+\\\\-0-9I_i\u0130"]', // 485 readInterfacesHead
      '[0,["L",["!",487]]]', // 486 leaf
      skipComponentStop,
      '[1,["L",489]]', // 488 leaf
      '[1,["N",42,["s",269,["!",271],6,[":",0,79],[":",1,490],85],["s",269,["!",272],6,[":",0,79],509,[":",1,490],["[*","*"],85],["s",["&",46],["&",270],[":",1,490],85,[":",2,89]]],"^\\n\\r\\"\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 489 readMethodHeading
      readSignature,
      readSignatureList,
      readParameters,
      readParameterItem,
      readParameter,
      '[0,["N","ParameterName",280],"^\\t\\n\\r \\"#\'-),\\\\-:<->[]`{-}\u2013\u2192"]', // 495 readParameterName
      '[0,["N","TypeText",282],"^\\n\\r),=]`}"]', // 496 readTypeText
      '[0,["N","DefaultText",290]]', // 497 readDefaultText
      '[1,["M","BadType",["[+","^\\n\\r)"]]]', // 498 readBadType
      '[1,["M","BadParameter",["s",",",["[*","\\t "]],["s",287,["+",["/",288,["[",",="]]],["&",")"],["[*","\\t "]],["s",["!",287],["[","^\\n\\r),`"],["[*","^\\n\\r),`"],["?",","],["[*","\\t "]]],"^\\n\\r)`"]', // 499 readBadParameter
      noteParametersEnd,
      '[1,["M","MissingParenthesis",""]]', // 501 readMissingParenthesis
      '[1,["M","MissingParameters",["&",["s",["[*","\\t "],["/",["s",["?",":"],["[*","\\t "],["[*","`"],["[*","\\t "],7],287]]]]]', // 502 readMissingParameters
      readResult,
      '[1,["/","->",505],"\\\\-=\u2013\u2192"]', // 504 noteResultArrow
      '[1,["M","BadArrow","=>","\u2192","-->","\u2013>"],"\\\\-=\u2013\u2192"]', // 505 readBadArrow
      readResultText,
      noteSignatureEnd,
      '[1,["M","BadSignatureRest",["s",["!",302],["+",["s",["!",37],["[","^\\n\\r"]]]]],"^\\n\\r"]', // 508 readBadSignatureRest
      '[1,["M","BadMethodTitle",["+",306]]]', // 509 readBadMethodTitle
      '[0,["L",["!",511]]]', // 510 leaf
      skipMethodStop,
      '[0,["/",["s",6,["&",["s",97,393]],61],["s",["!",411],95,["&",["s",97,393]],61]],"\\t *+\\\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130"]', // 512 skipComponentLabelAhead
      '[1,["L",514]]', // 513 leaf
      '[1,["N",45,["s",[":",0,422],["[*","*"],[":",1,515],["[*","*"],428,[":",2,160]]]]', // 514 readListedHeading
      '[1,["N",44,["s",["[+","`"],["[*","\\t "],[":",0,["?",["t",[0,1],"async",["|",1,null,true,179]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",274]],[":",2,516],[":",3,["?",503]],["[*","\\t "],["[+","`"]],["s",[":",0,["?",["t",[0,1],"async",["|",1,null,true,179]]]],["?",["s","def",["[+","\\t "]]],[":",1,["$",274]],[":",2,492],[":",3,["?",518]]]],"^\\t\\n\\r \\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 515 readListedSignature
      '[1,["/",["@",1,["[*","\\t "],492],517],"\\t (\\\\-=`\u2013\u2192"]', // 516 readListedList
      '[1,["M","MissingListedParameters",["&",["s",["[*","\\t "],["/","`",287]]]],"\\t \\\\-=`\u2013\u2192"]', // 517 readMissingListedParameters
      '[1,["N",43,["s",["[*","\\t "],504,["[*","\\t "],[":",0,519]]],"\\t \\\\-=\u2013\u2192"]', // 518 readWordResult
      '[0,["N","ResultWord",["+",["/",284,["[","^\\t\\n\\r (-*:[]`{}\u2013\u2014"]]]],"^\\t\\n\\r )*:]`}\u2013\u2014"]', // 519 readResultWord
      '[0,["L",["!",521]]]', // 520 leaf
      '[0,["/",511,["s",["!",417],420]],"^\\n\\r"]', // 521 skipListedStop
      '[1,["L",["@",1,["&",23],523]]," #"]', // 522 leaf
      '[1,["N",46,["s",["&",["s",220,524]],[":",0,222]]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 523 readChecklistHeading
      '[0,["/",["s",["i","design"],["[+","\\t "],["i","review"]],["s",["i","design"],["[+","\\t "],["i","checklist"]],["i","review"],["i","checklist"]],"CDRcdr"]', // 524 skipChecklistName
      '[1,["L",526]]', // 525 leaf
      '[1,["N",47,["s",311,6,[":",0,79],["?",330],[":",1,462],85],["s",311,6,[":",0,79],["?",330],[":",2,84],85],["s",["&",46],[":",1,462],85,[":",3,89]]]]', // 526 readCheckHeading
      '[1,["L",["@",1,["&",["/",24,46]],523]],"^\\n\\r\\u001b\\"\'(/<ABE-HJ-QS-UWY-[abe-qs-{"]', // 527 leaf
      '[1,["L",["@",1,["&",75],523]]," #"]', // 528 leaf
      '[1,["L",["@",1,["!",18],78]],"^\\n\\r"]', // 529 leaf
      '[1,["L",["/",531,532]]]', // 530 leaf
      '[1,["N","WrapperEnd",["s",18,86]]," `~"]', // 531 readWrapperEnd
      '[1,["M","MissingWrapperEnd",""]]', // 532 readMissingWrapperEnd
      '[1,["L",534]]', // 533 leaf
      '[1,["/",535,536],"^"]', // 534 readAfter
      readBlankLine,
      '[1,["N","AfterText",["+",["s",["!",10],128]]],"^"]', // 536 readAfterText
      '[1,["L",538]]', // 537 leaf
      '[1,["N",48,["s",[":",0,490],131]],"^\\n\\r\\"#\'-*,\\\\-/:<->[]{-}\u2013\u2192"]', // 538 readMethodText
    ], { nodes: NODES, mistakes: MISTAKES, actions: ACTIONS, operations: { i: ofCase, closes: ofCloses, handing: ofHanding, hand: ofHand, scope: ofScope, test: ofTest, inside: ofInside, same: ofSame, "{": ofAction } });
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
  let skipFenceStart: Match = rules.called(59, (made) => { skipFenceStart = made; });
  let skipBadLabel: Match = rules.called(63, (made) => { skipBadLabel = made; });
  let skipSectionHeading: Match = rules.called(69, (made) => { skipSectionHeading = made; });
  let readBadHeadingSpace: Match = rules.called(81, (made) => { readBadHeadingSpace = made; });
  let readBadNoise: Match = rules.called(82, (made) => { readBadNoise = made; });
  let readBadLineEnd: Match = rules.called(88, (made) => { readBadLineEnd = made; });
  let readBadLabel: Match = rules.called(103, (made) => { readBadLabel = made; });
  let skip_fenceClose: Match = rules.called(125, (made) => { skip_fenceClose = made; });
  let noteLine: Match = rules.called(128, (made) => { noteLine = made; });
  let readMissingMarkEnd: Match = rules.called(138, (made) => { readMissingMarkEnd = made; });
  let skipFooterCut: Match = rules.called(140, (made) => { skipFooterCut = made; });
  let readSubheading: Match = rules.called(141, (made) => { readSubheading = made; });
  let readFailure: Match = rules.called(145, (made) => { readFailure = made; });
  let readLooseFailure: Match = rules.called(148, (made) => { readLooseFailure = made; });
  let readLooseItem: Match = rules.called(155, (made) => { readLooseItem = made; });
  let skipLabelLine: Match = rules.called(165, (made) => { skipLabelLine = made; });
  let skipNoiseAlone: Match = rules.called(166, (made) => { skipNoiseAlone = made; });
  let skipTableHead: Match = rules.called(168, (made) => { skipTableHead = made; });
  let readEof: Match = rules.called(175, (made) => { readEof = made; });
  let readBlanks: Match = rules.called(178, (made) => { readBlanks = made; });
  let readBlank: Match = rules.called(179, (made) => { readBlank = made; });
  let readTable: Match = rules.called(180, (made) => { readTable = made; });
  let skipRowStop: Match = rules.called(182, (made) => { skipRowStop = made; });
  let readBadNoiseLine: Match = rules.called(187, (made) => { readBadNoiseLine = made; });
  let skipLine: Match = rules.called(204, (made) => { skipLine = made; });
  let skipOtherSectionAhead: Match = rules.called(231, (made) => { skipOtherSectionAhead = made; });
  let skipItemAhead: Match = rules.called(241, (made) => { skipItemAhead = made; });
  let skipComponentHeading: Match = rules.called(266, (made) => { skipComponentHeading = made; });
  let skipParameterName: Match = rules.called(279, (made) => { skipParameterName = made; });
  let skipTypeText: Match = rules.called(281, (made) => { skipTypeText = made; });
  let skipBracketed: Match = rules.called(284, (made) => { skipBracketed = made; });
  let skipQuoted: Match = rules.called(286, (made) => { skipQuoted = made; });
  let skipArrow: Match = rules.called(287, (made) => { skipArrow = made; });
  let skipResultPiece: Match = rules.called(288, (made) => { skipResultPiece = made; });
  let skipDefaultText: Match = rules.called(289, (made) => { skipDefaultText = made; });
  let skipBadParameter: Match = rules.called(294, (made) => { skipBadParameter = made; });
  let skipMissingParameters: Match = rules.called(296, (made) => { skipMissingParameters = made; });
  let skipResultArrow: Match = rules.called(298, (made) => { skipResultArrow = made; });
  let skipBadSignatureRest: Match = rules.called(304, (made) => { skipBadSignatureRest = made; });
  let skipDescriptionName: Match = rules.called(341, (made) => { skipDescriptionName = made; });
  let skipRateLimitName: Match = rules.called(343, (made) => { skipRateLimitName = made; });
  let skipReturnsName: Match = rules.called(346, (made) => { skipReturnsName = made; });
  let skipSemanticUnitName: Match = rules.called(348, (made) => { skipSemanticUnitName = made; });
  let skipResponsibilityName: Match = rules.called(350, (made) => { skipResponsibilityName = made; });
  let skipCriteriaName: Match = rules.called(352, (made) => { skipCriteriaName = made; });
  let skipSeverityName: Match = rules.called(354, (made) => { skipSeverityName = made; });
  let readBulletHolds: Match = rules.called(356, (made) => { readBulletHolds = made; });
  let skipAuthenticationName: Match = rules.called(360, (made) => { skipAuthenticationName = made; });
  let readAnswer: Match = rules.called(361, (made) => { readAnswer = made; });
  let skipRequestBodyName: Match = rules.called(373, (made) => { skipRequestBodyName = made; });
  let skipResponseName: Match = rules.called(375, (made) => { skipResponseName = made; });
  let readJsonValue: Match = rules.called(376, (made) => { readJsonValue = made; });
  let readSqlKind: Match = rules.called(379, (made) => { readSqlKind = made; });
  let skipComplexityName: Match = rules.called(387, (made) => { skipComplexityName = made; });
  let read_wholeNumber: Match = rules.called(388, (made) => { read_wholeNumber = made; });
  let skipComponentName: Match = rules.called(393, (made) => { skipComponentName = made; });
  let skipDependenciesName: Match = rules.called(394, (made) => { skipDependenciesName = made; });
  let skip_knownName: Match = rules.called(398, (made) => { skip_knownName = made; });
  let skipParametersName: Match = rules.called(407, (made) => { skipParametersName = made; });
  let skipRaisesName: Match = rules.called(408, (made) => { skipRaisesName = made; });
  let skipHeldBullet: Match = rules.called(411, (made) => { skipHeldBullet = made; });
  let skipNestedInMethod: Match = rules.called(417, (made) => { skipNestedInMethod = made; });
  let skipListedHeading: Match = rules.called(420, (made) => { skipListedHeading = made; });
  let readRequestParametersLabel: Match = rules.called(434, (made) => { readRequestParametersLabel = made; });
  let readEntriesValue: Match = rules.called(437, (made) => { readEntriesValue = made; });
  let readNamesValue: Match = rules.called(475, (made) => { readNamesValue = made; });
  let readParameterName: Match = rules.called(495, (made) => { readParameterName = made; });
  let readTypeText: Match = rules.called(496, (made) => { readTypeText = made; });
  let readDefaultText: Match = rules.called(497, (made) => { readDefaultText = made; });
  let readBadType: Match = rules.called(498, (made) => { readBadType = made; });
  let readBadParameter: Match = rules.called(499, (made) => { readBadParameter = made; });
  let readMissingParenthesis: Match = rules.called(501, (made) => { readMissingParenthesis = made; });
  let readMissingParameters: Match = rules.called(502, (made) => { readMissingParameters = made; });
  let noteResultArrow: Match = rules.called(504, (made) => { noteResultArrow = made; });
  let readBadSignatureRest: Match = rules.called(508, (made) => { readBadSignatureRest = made; });
  let skipComponentLabelAhead: Match = rules.called(512, (made) => { skipComponentLabelAhead = made; });

  const stepblock: Step = { op: 'choice', starts: [" *\\-<_`~", "^"], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(111), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(136) }] };
  const stepleadBlock: Step = { op: 'choice', starts: ["\t\n\r *+\\-0-9T_t", "^"], alternatives: [{ op: 'leaf', read: rules.at(90) }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(17), body: { op: 'choice', starts: ["^\n\r", "^"], alternatives: [{ op: 'leaf', read: rules.at(77) }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(2), body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(215), body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'leaf', read: rules.at(314) }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'choice', starts: [" *", "^"], alternatives: [{ op: 'leaf', read: rules.at(318) }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: ["\t\n\r ", "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(323), body: { op: 'choice', starts: [" *", "^"], alternatives: [{ op: 'leaf', read: rules.at(318) }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(390), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(430) }] };
  const stepentriesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(390), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(445) }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: ["\t *1-5_`", null], alternatives: [{ op: 'leaf', read: rules.at(453) }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "\t *+\\-0-9ER_er", "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(323), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: rules.at(467) }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t *+\\-0-9C_c", "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(323), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: ["\t\n\r ", " *\\-<_`~", null], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(390), body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: rules.at(478) }] };
  const stepmethodPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(510), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: ["\t\n\r ", null, null, "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(520), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: ["\t\n\r ", "^\n\r\"'-),/:<->[]{-}\u2013\u2192", null], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(486), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", "\t *+\\-0-9"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "\t *+\\-0-9D_d", "\t *+\\-0-9I_i\u0130", "\t *+\\-0-9I_i\u0130", "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(486), body: { op: 'choice', starts: ["^\n\r\"'-*,\\-/:<->[]{-}\u2013\u2192", " *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: ["\t\n\r ", null, "^"], alternatives: [{ op: 'leaf', read: rules.at(227) }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(323), body: { op: 'choice', starts: [" *AC-EIPR-TV_ac-eipr-tv\u0130", "^"], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(229), body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: ["^\n\r\u001b\"'(/<B-HJ-NP-UWY-[b-np-{", "^\n\r\u001b\"'(/<A-HJ-SUWY-[a-su-{", "^\n\r\u001b\"'(/<B-HJ-UWY-[b-{", "^\n\r\u001b\"'(/<B-DF-HJ-UWY-[b-df-{", "^\n\r\u001b\"'(/<A-CE-HJ-UWY-[a-ce-{", "^\n\r\u001b\"'(/<ABD-HJ-UWY-[abd-{", " #", "^\n\r\u001b\"'(/<ABE-HJ-QS-UWY-[abe-qs-{", " #", "^\n\r"], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(0) }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: rules.at(189), body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: rules.at(533) } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(207) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(113) }, { op: 'leaf', read: rules.at(134) }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', attribute: 0, isText: false, body: { op: 'sequence', hand: { attribute: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: rules.at(205) }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(207) }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: rules.at(530) }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(218) }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(312) }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(316) }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', attribute: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(320) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', attribute: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(327) }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(337) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(431) }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', attribute: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(448) }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(456) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', attribute: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(458) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', attribute: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(460) }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(465) }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', attribute: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(469) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', attribute: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(471) }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(473) }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', attribute: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(481) }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', attribute: 3, isText: false, body: { op: 'sequence', hand: { attribute: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: rules.at(484) }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', attribute: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(488) }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', attribute: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { attribute: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: rules.at(513) }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', attribute: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(522) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', attribute: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(525) }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', attribute: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(527) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', attribute: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(528) }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', attribute: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: rules.at(529) }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: rules.at(537) },
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
