// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, again, and, caseless, choice, closes, coded, deep, hand, handing, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, scope, seq, test, text, tuple } from '../src/engine/generated.ts';

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

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [34, 34], [36, 127]);
  const TABLE_1 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
  const TABLE_2 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 127]);
  const TABLE_3 = tableOf([0, 9], [11, 12], [14, 57], [59, 94], [96, 127]);
  const TABLE_4 = tableOf([65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_5 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 127]);
  const TABLE_6 = tableOf([42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_7 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_8 = tableOf([32, 32], [42, 42], [60, 60], [96, 96], [126, 126]);
  const TABLE_9 = tableOf([32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_10 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
  const TABLE_11 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const TABLE_12 = tableOf([42, 42], [49, 53], [72, 72], [95, 96], [104, 104]);
  const TABLE_13 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_14 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_15 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [61, 61], [124, 124]);
  const TABLE_16 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [124, 124]);
  const TABLE_17 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
  const TABLE_18 = tableOf([9, 9], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [126, 126]);
  const TABLE_19 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_20 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_21 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_22 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_23 = tableOf([45, 45], [61, 61]);
  const TABLE_24 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_25 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_26 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_27 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
  const TABLE_28 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [43, 57], [59, 59], [61, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_29 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_30 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
  const TABLE_31 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
  const TABLE_32 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 82], [95, 95], [114, 114]);
  const TABLE_33 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
  const TABLE_34 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
  const TABLE_35 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
  const TABLE_36 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
  const TABLE_37 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
  const TABLE_38 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
  const TABLE_39 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
  const TABLE_40 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
  const TABLE_41 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
  const TABLE_42 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
  const TABLE_43 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
  const TABLE_44 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 83], [95, 95], [114, 115]);
  const TABLE_45 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_46 = tableOf([67, 67], [69, 69], [99, 99], [101, 101]);
  const TABLE_47 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
  const TABLE_48 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
  const TABLE_49 = tableOf([67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_50 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_51 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [80, 82], [95, 95], [112, 114]);
  const TABLE_52 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
  const TABLE_53 = tableOf([65, 65], [80, 80], [97, 97], [112, 112]);
  const TABLE_54 = tableOf([69, 69], [82, 82], [84, 84], [101, 101], [114, 114], [116, 116]);
  const TABLE_55 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
  const TABLE_56 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const BEYOND_0 = (c: number): boolean => c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593);
  const STOPS_0 = new Stops(m, "\n\r");
  const STOPS_1 = new Stops(m, "\n\r`");
  const STOPS_2 = new Stops(m, "\n\r*:");
  const STOPS_3 = new Stops(m, "\n\r:_");
  const STOPS_4 = new Stops(m, "\n\r*");
  const STOPS_5 = new Stops(m, "\n\r\u001b<");
  const STOPS_6 = new Stops(m, "\n\r|");
  const STOPS_7 = new Stops(m, "\n\r\\|");
  const STOPS_8 = new Stops(m, "\n\r)");
  const STOPS_9 = new Stops(m, "\n\r(");

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n4 = 0;
    l1: for (;;) {
      if (n4 >= 3) break;
      const s3 = p;
      l2: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l2; }
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
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l5: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l5; }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
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
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipEol(p)) < 0) { m.touched ||= p >= end; break l12; }
          break l10;
        }
        p = s11;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l14; }
        p++;
        n16++;
        continue l13;
      }
      p = s15;
      break;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = skipWrapperRun(p)) < 0) { m.touched ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l18; }
        p++;
        n20++;
        continue l17;
      }
      p = s19;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    return p;
  }

  function skipH2Code(p: number): number {
    const { text, end } = m;
    let n24 = 0;
    l21: for (;;) {
      if (n24 >= 3) break;
      const s23 = p;
      l22: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l22; }
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
    m.touched ||= p >= end;
    return p;
  }

  function skipHeadingSpaceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l33: {
      const s34 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l35: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l35; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l33;
        }
        p = s34;
      } else
      m.touched ||= p >= end;
      l36: {
        if (skipLineEnd(p) < 0) {  break l36; }
        break l33;
      }
      p = s34;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
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
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l27; }
        p++;
        n29++;
        continue l26;
      }
      p = s28;
      break;
    }
    if (n29 < 1) { return -1; }
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    {
      const s30 = p;
      l31: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if ((p < end)) { break l31; }
        m.touched ||= p >= end;
        return -1;
      }
      p = s30;
    }
    if ((p = skipHeadingSpace(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipBadNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
    return p;
  }

  function skipHeadingEndAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;

    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipLineNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipTitlePieceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l41: {
      const s42 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
        l43: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l43; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l41;
        }
        p = s42;
      } else
      m.touched ||= p >= end;
      if (skipHeadingEndAhead(p) >= 0) { return -1; }

      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTitleTextCode(p: number): number {
    const { end } = m; let q = 0;

    while ((p < end) && (q = skipTitlePiece(p)) >= 0) { p = q; }
    m.touched ||= p >= end;
    return p;
  }

  function skipHeadingEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;

    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = skipBadNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l45: {
      const s46 = p;
      const c47 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
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
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipUnderlinedCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near44 = p + 4;
    while (p < near44 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near44) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; return -1; }
    let n53 = 0;
    l50: for (;;) {
      if (n53 >= 3) break;
      const s52 = p;
      l51: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l51; }
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
          if (!(p < end && text.charCodeAt(p) === 61)) { m.touched ||= p >= end; break l56; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.touched ||= p >= end;
          break l54;
        }
        p = s55;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 45)) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 45)) p++;
      m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l58; }
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
      m.touched ||= p >= end;
      if (c63 === 42) {
        l64: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l64; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l64; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l61;
        }
        p = s62;
      }
      if (c63 === 45) {
        l65: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l65; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l65; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l61;
        }
        p = s62;
      }
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
      m.touched ||= p >= end;
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
      m.touched ||= p >= end;
      let n72 = 0;
      l69: for (;;) {
        if (n72 >= 9) break;
        const s71 = p;
        l70: {
          if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l70; }
          p++;
          n72++;
          continue l69;
        }
        p = s71;
        break;
      }
      if (n72 < 1) { return -1; }
      if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.touched ||= p >= end; return -1; }
    l73: {
      const s74 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l75: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l75; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l73;
        }
        p = s74;
      } else
      m.touched ||= p >= end;
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
          m.touched ||= p >= end;
          l82: {
            const s80 = p;
            l81: {
              const near83 = p + 4;
              while (p < near83 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near83) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
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
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
    p += 2;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
    const near87 = p + 16;
    while (p < near87 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near87) p = STOPS_2.next(p);
    m.touched ||= p >= end && "^\n\r*:";
    l88: {
      const s89 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l90: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l90; }
          p += 2;
          break l88;
        }
        p = s89;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipKnownWordCode(p: number): number {
    const { text, end } = m; let c = 0;
    l100: {
      const s101 = p;
      const c102 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c102 === 84 || c102 === 116)) {
        l103: {
          if (!m.isCaseless(p, "task")) { break l103; }
          p += 4;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l103; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l106; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l107; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l108; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
            m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l112; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l113; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l118; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l125; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l126; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l127; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
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

  function skipBadLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    l91: {
      const s92 = p;
      const c93 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c93 === 95) {
        l94: {
          if (!text.startsWith("__", p)) { m.reaches(p, "__"); break l94; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l94; }
          p++;
          const near95 = p + 16;
          while (p < near95 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) p++;
          if (p === near95) p = STOPS_3.next(p);
          m.touched ||= p >= end && "^\n\r:_";
          l96: {
            const s97 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l98: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); break l98; }
                p += 2;
                break l96;
              }
              p = s97;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); break l94; }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l94; }
            p++;
          }
          break l91;
        }
        p = s92;
      }
      if (c93 === 42) {
        l99: {

          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = skipKnownName(p)) < 0) { m.touched ||= p >= end; break l99; }
          l128: {
            const s129 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l130: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l130; }
                p++;
                break l128;
              }
              p = s129;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l99; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l99; }
            p++;
          }
          break l91;
        }
        p = s92;
      }
      if (c93 === 42) {
        l131: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l131; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = skipKnownName(p)) < 0) { m.touched ||= p >= end; break l131; }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l131; }
          p += 2;
          l134: {
            const s132 = p;
            l133: {
              l135: {
                const s136 = p;
                l137: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if ((p = skipLineEnd(p)) < 0) { break l137; }
                  break l135;
                }
                p = s136;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l133; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l133; }
                p++;
              }
              p = s132;
              break l134;
            }
            p = s132;
            break l131;
          }
          break l91;
        }
        p = s92;
      }
      if (c93 === 42) {
        l138: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l138; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = skipKnownName(p)) < 0) { m.touched ||= p >= end; break l138; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l139: {
            const s140 = p;
            if ((p < end && text.charCodeAt(p) === 65306)) {
              l141: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l141; }
                p += 2;
                break l139;
              }
              p = s140;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l138; }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 65306) { m.touched ||= p >= end; break l138; }
            p++;
          }
          break l91;
        }
        p = s92;
      }
      if (c93 === 42) {
        l142: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l142; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = skipKnownName(p)) < 0) { m.touched ||= p >= end; break l142; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l142; }
          p++;
          l145: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s143 = p;
              l144: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.touched ||= p >= end; break l144; }
                p++;
                const near146 = p + 4;
                while (p < near146 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near146) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l144; }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipLineEnd(p)) < 0) { break l144; }
                p = s143;
                break l145;
              }
              p = s143;
            } else m.touched ||= p >= end;
            break l142;
          }
          break l91;
        }
        p = s92;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = skipKnownName(p)) < 0) { m.touched ||= p >= end; return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l85: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l85; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = skipBadLabel(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipSetextAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipUnderlined(p) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end) || (p = skipSetext(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipHeadingLikeCode(p: number): number {
    const { text, end } = m; let c = 0;
    l147: {
      const s148 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l149: {
          let n153 = 0;
          l150: for (;;) {
            if (n153 >= 3) break;
            const s152 = p;
            l151: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l151; }
              p++;
              n153++;
              continue l150;
            }
            p = s152;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l149; }
          p++;
          break l147;
        }
        p = s148;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipUnderlined(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n157 = 0;
    l154: for (;;) {
      if (n157 >= 3) break;
      const s156 = p;
      l155: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l155; }
        p++;
        n157++;
        continue l154;
      }
      p = s156;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) { m.reaches(p, "###"); return -1; }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l166: {
      const s167 = p;
      const t168 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l169: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l169; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l166;
        }
        p = s167;
        m.forget(t168);
      } else
      m.touched ||= p >= end;
      l170: {
        if (skipLineEnd(p) < 0) {  break l170; }
        break l166;
      }
      p = s167;
      m.forget(t168);
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) || (p = readBadHeadingSpace(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_marks!: string;
    const s158 = p;
    let n162 = 0;
    l159: for (;;) {
      if (n162 >= 6) break;
      const s161 = p;
      l160: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l160; }
        p++;
        n162++;
        continue l159;
      }
      p = s161;
      break;
    }
    if (n162 < 1) { return -1; }
    l_marks = text.slice(s158, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    {
      const s163 = p;
      l164: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if ((p < end)) { break l164; }
        m.touched ||= p >= end;
        return -1;
      }
      p = s163;
    }
    if ((p = noteHeadingSpace(p)) < 0) { return -1; }
    const t171 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t171); }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m; let q = 0;
    const start = p;

    while ((p < end) && (q = skipTitlePiece(p)) >= 0) { p = q; }
    m.touched ||= p >= end;
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l180: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l180;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l177: {
      const t179 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = noteEol(p)) >= 0) { p = q; break l177; }
      m.forget(t179);
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;

    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = skipClosingMarks(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const t176 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t176); }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0;
    l190: {
      const s191 = p;
      const t192 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l193: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.touched ||= p >= end; break l193; }
          break l190;
        }
        p = s191;
        m.forget(t192);
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string;
    const s184 = p;
    let m189 = false;
    let t188 = m.trail.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m189 = true;
      t188 = m.trail.length;
    }
    m.touched ||= p >= end;
    m.forget(t188);
    if (!m189) { return -1; }
    value = text.slice(s184, p);
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipOpenCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLabelNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
    const near197 = p + 16;
    while (p < near197 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near197) p = STOPS_2.next(p);
    m.touched ||= p >= end && "^\n\r*:";
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) || (p = readLabelName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_name = m.value as LabelNameNode;
    l198: {
      const s199 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l200: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l200; }
          p += 2;
          break l198;
        }
        p = s199;
      } else
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); return -1; }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    const node: LabelNode = { type: 'Label', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function readBadLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: UnderscoredNameNode | KnownNameNode;
    let l_open: "**" | null = null;
    l201: {
      const s202 = p;
      const c203 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c203 === 95) {
        l204: {
          if (!text.startsWith("__", p)) { m.reaches(p, "__"); break l204; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) || (p = readUnderscoredName(p)) < 0) { m.touched ||= p >= end; break l204; }
          l_name = m.value as UnderscoredNameNode;
          l205: {
            const s206 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l207: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); break l207; }
                p += 2;
                break l205;
              }
              p = s206;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) { m.reaches(p, "__"); break l204; }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l204; }
            p++;
          }
          break l201;
        }
        p = s202;
        l_open = null;
      }
      if (c203 === 42) {
        l208: {

          p++;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = readKnownName(p)) < 0) { m.touched ||= p >= end; break l208; }
          l_name = m.value as KnownNameNode;
          l209: {
            const s210 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l211: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l211; }
                p++;
                break l209;
              }
              p = s210;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l208; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l208; }
            p++;
          }
          break l201;
        }
        p = s202;
        l_open = null;
      }
      if (c203 === 42) {
        l212: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l212; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = readKnownName(p)) < 0) { m.touched ||= p >= end; break l212; }
          l_name = m.value as KnownNameNode;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l212; }
          p += 2;
          l215: {
            const s213 = p;
            l214: {
              l216: {
                const s217 = p;
                l218: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  if ((p = skipLineEnd(p)) < 0) { break l218; }
                  break l216;
                }
                p = s217;
                if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l214; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l214; }
                p++;
              }
              p = s213;
              break l215;
            }
            p = s213;
            break l212;
          }
          break l201;
        }
        p = s202;
        l_open = null;
      }
      if (c203 === 42) {
        l219: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l219; }
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = readKnownName(p)) < 0) { m.touched ||= p >= end; break l219; }
          l_name = m.value as KnownNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l220: {
            const s221 = p;
            if ((p < end && text.charCodeAt(p) === 65306)) {
              l222: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l222; }
                p += 2;
                break l220;
              }
              p = s221;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l219; }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 65306) { m.touched ||= p >= end; break l219; }
            p++;
          }
          break l201;
        }
        p = s202;
        l_open = null;
      }
      if (c203 === 42) {
        l223: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l223; }
          l_open = "**";
          p += 2;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = readKnownName(p)) < 0) { m.touched ||= p >= end; break l223; }
          l_name = m.value as KnownNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l223; }
          p++;
          l226: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s224 = p;
              l225: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.touched ||= p >= end; break l225; }
                p++;
                const near227 = p + 4;
                while (p < near227 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near227) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) { m.reaches(p, "**"); break l225; }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipLineEnd(p)) < 0) { break l225; }
                p = s224;
                break l226;
              }
              p = s224;
            } else m.touched ||= p >= end;
            break l223;
          }
          break l201;
        }
        p = s202;
        l_open = null;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = readKnownName(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_name = m.value as KnownNameNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    const node: BadLabelNode = { type: 'BadLabel', start: m.base + start, end: m.base + p, raw: text.slice(start, p), name: l_name, open: l_open };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function read_labelCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: LabelNode | BadLabelNode;
    l194: {
      const t196 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 42) && (q = readLabel(p)) >= 0) {
        p = q;
        value = m.value as LabelNode;
        break l194;
      }
      m.forget(t196);
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = readBadLabel(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m; let c = 0;
    l232: {
      const s233 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
        l234: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l234; }
          p++;
          const near235 = p + 16;
          while (p < near235 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) p++;
          if (p === near235) p = STOPS_5.next(p);
          m.touched ||= p >= end && "^\n\r\u001b<";
          break l232;
        }
        p = s233;
      } else
      m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s236 = p;
          l237: {
            if ((p = skipLineNoise(p)) < 0) { break l237; }
            if ((p = skipLineEnd(p)) < 0) { break l237; }
            return -1;
          }
          p = s236;
        }
      } else m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
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
    m.touched ||= p >= end;
    const node: LineValueNode = { type: 'LineValue', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const t239 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)) && (q = readBadNoise(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t239); }
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m; let c = 0;
    l240: {
      const s241 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_8[c] === 1))) {
        l242: {
          let n246 = 0;
          l243: for (;;) {
            if (n246 >= 3) break;
            const s245 = p;
            l244: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l244; }
              p++;
              n246++;
              continue l243;
            }
            p = s245;
            break;
          }
          l247: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l247;
            } else
            m.touched ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l242; }
            p += 2;
          }
          break l240;
        }
        p = s241;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || (p = skipThematicBreak(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_9[c] === 1)) || skipThematicBreak(p) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near250 = p + 4;
    while (p < near250 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near250) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    l251: {
      const s252 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l253: {
          const s254 = p;
          if (!text.startsWith("```", p)) { m.reaches(p, "```"); break l253; }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          value = text.slice(s254, p);
          l257: {
            const s255 = p;
            l256: {
              const near258 = p + 4;
              while (p < near258 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near258) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
              if ((p = skipLineEnd(p)) < 0) { break l256; }
              p = s255;
              break l257;
            }
            p = s255;
            break l253;
          }
          break l251;
        }
        p = s252;
      } else
      m.touched ||= p >= end;
      const s259 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) { m.reaches(p, "~~~"); return -1; }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      value = text.slice(s259, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l260: for (;;) {
      const s262 = p;
      const t263 = m.trail.length;
      if ((p < end)) {
        l261: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_fenceClose(p) >= 0) { break l261; }
          m.touched ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.touched ||= p >= end; break l261; }
          continue l260;
        }
        p = s262;
        m.forget(t263);
      } else m.touched ||= p >= end;
      break;
    }
    const node: FenceBodyNode = { type: 'FenceBody', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l265: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l265;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function skipCutMarkCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let n276 = 0;
    l273: for (;;) {
      if (n276 >= 3) break;
      const s275 = p;
      l274: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l274; }
        p++;
        n276++;
        continue l273;
      }
      p = s275;
      break;
    }
    l277: {
      const s278 = p;
      const c279 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c279 === 35) {
        l280: {
          let n284 = 0;
          l281: for (;;) {
            if (n284 >= 6) break;
            const s283 = p;
            l282: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l282; }
              p++;
              n284++;
              continue l281;
            }
            p = s283;
            break;
          }
          if (n284 < 1) { break l280; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l277;
        }
        p = s278;
      }
      if (c279 === 42) {
        l285: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l285; }
          p += 2;
          if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) { m.touched ||= p >= end; break l285; }
          p++;
          const near286 = p + 4;
          while (p < near286 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near286) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.touched ||= p >= end;
          break l277;
        }
        p = s278;
      }
      if (c279 === 42) {
        l290: {
          if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l290; }
          p += 2;
          break l277;
        }
        p = s278;
      }
      if (c279 === 42 && (q = skipFooterCut(p)) >= 0) { p = q; break l277; }
      if (((c279 >= 42 && c279 <= 43) || c279 === 45)) {
        p++;
        break l277;
      }
      let n295 = 0;
      l292: for (;;) {
        if (n295 >= 2) break;
        const s294 = p;
        l293: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l293; }
          p++;
          n295++;
          continue l292;
        }
        p = s294;
        break;
      }
      if (n295 < 1) { return -1; }
    }
    if ((p < end)) { return -1; }
    m.touched ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: string;
    const s296 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    value = text.slice(s296, p);
    if (!(p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)) || (p = skipBulletSign(p)) < 0) { m.touched ||= p >= end; return -1; }
    l297: {
      const s298 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l299: {
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l299; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l297;
        }
        p = s298;
      } else
      m.touched ||= p >= end;
      if (skipLineEnd(p) < 0) {  return -1; }
    }
    m.value = value;
    return p;
  }

  function readLabelledItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const node: LabelledItemNode = { type: 'LabelledItem', start: m.base + start, end: m.base + p, label: l_label };
    m.value = node;
    return p;
  }

  function readCodeNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) { m.touched ||= p >= end; return -1; }
    p++;
    const near307 = p + 4;
    while (p < near307 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near307) p = STOPS_1.next(p);
    m.touched ||= p >= end && "^\n\r`";
    const node: CodeNameNode = { type: 'CodeName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCodeItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_name!: CodeNameNode;
    if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; return -1; }
    p++;
    if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)) || (p = readCodeName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_name = m.value as CodeNameNode;
    if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const node: CodeItemNode = { type: 'CodeItem', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function readBulletContentCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    l301: {
      const s302 = p;
      const t303 = m.trail.length;
      l304: {
        if (!m.reading.inside[13]) { break l304; }
        l305: {
          if ((p < end && text.charCodeAt(p) === 42) && (q = readFailure(p)) >= 0) {
            p = q;
            value = m.value as FailureNode;
            break l305;
          }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_12[c] === 1)) || (p = readLooseFailure(p)) < 0) { m.touched ||= p >= end; break l304; }
          value = m.value as LooseFailureNode;
        }
        break l301;
      }
      p = s302;
      m.forget(t303);
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) && (q = readLabelledItem(p)) >= 0) {
        p = q;
        value = m.value as LabelledItemNode;
        break l301;
      }
      m.forget(t303);
      m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96) && (q = readCodeItem(p)) >= 0) {
        p = q;
        value = m.value as CodeItemNode;
        break l301;
      }
      m.forget(t303);
      m.touched ||= p >= end;
      if (!(p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)) || (p = readLooseItem(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipAnyLeadCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l318: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) && (q = skipBulletLead(p)) >= 0) {
        p = q;
        break l318;
      }
      m.touched ||= p >= end;
      let n323 = 0;
      l320: for (;;) {
        if (n323 >= 3) break;
        const s322 = p;
        l321: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l321; }
          p++;
          n323++;
          continue l320;
        }
        p = s322;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m; let c = 0;
    l324: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        p++;
        break l324;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) || (p = skipKnownWord(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLabelGateCode(p: number): number {
    const { text, end } = m; let c = 0;
    if ((p = skipAnyLead(p)) < 0) { return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = skipLabelMark(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near335 = p + 4;
    while (p < near335 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near335) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_15[c] === 1))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near338 = p + 4;
    while (p < near338 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near338) p = STOPS_6.next(p);
    m.touched ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    const near339 = p + 4;
    while (p < near339 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near339) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = skipNewline(p)) < 0) { m.touched ||= p >= end; return -1; }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_16[c] === 1))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    {
      const s349 = p;
      l350: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l350; }
        return -1;
      }
      p = s349;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l352: for (;;) {
      const s354 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l353: {
          l356: {
            const s357 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
              l358: {
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l358; }
                p++;
                const near359 = p + 16;
                while (p < near359 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) p++;
                if (p === near359) p = STOPS_7.next(p);
                m.touched ||= p >= end && "^\n\r\\\\|";
                break l356;
              }
              p = s357;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l353; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.touched ||= p >= end;
          }
          continue l352;
        }
        p = s354;
      } else m.touched ||= p >= end;
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
    l340: {
      const s341 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l342: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l342; }
          p++;
          const list348: CellNode[] = [];
          let n346 = 0;
          l343: for (;;) {
            const s345 = p;
            l344: {
              if (n346 > 0) {
                if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.touched ||= p >= end; break l344; }
              }
              let v347!: CellNode;
              if ((p = readCell(p)) < 0) { break l344; }
              v347 = m.value as CellNode;
              list348.push(v347);
              n346++;
              continue l343;
            }
            p = s345;
            break;
          }
          if (n346 < 1) { break l342; }
          l_cells = list348;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (skipLineEnd(p) < 0) {  break l342; }
          break l340;
        }
        p = s341;
      } else
      m.touched ||= p >= end;
      l366: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        const list372: CellNode[] = [];
        let n370 = 0;
        l367: for (;;) {
          const s369 = p;
          l368: {
            if (n370 > 0) {
              if (!(p < end && text.charCodeAt(p) === 124) || (p = skipCellGap(p)) < 0) { m.touched ||= p >= end; break l368; }
            }
            let v371!: CellNode;
            if ((p = readCell(p)) < 0) { break l368; }
            v371 = m.value as CellNode;
            list372.push(v371);
            n370++;
            continue l367;
          }
          p = s369;
          break;
        }
        if (n370 < 2) { break l366; }
        l_cells = list372;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if (skipLineEnd(p) < 0) {  break l366; }
        break l340;
      }
      p = s341;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      const list381: CellNode[] = [];
      let n379 = 0;
      l376: for (;;) {
        if (n379 >= 1) break;
        const s378 = p;
        l377: {
          let v380!: CellNode;
          if ((p = readCell(p)) < 0) { break l377; }
          v380 = m.value as CellNode;
          list381.push(v380);
          n379++;
          continue l376;
        }
        p = s378;
        break;
      }
      if (n379 < 1) { return -1; }
      l_cells = list381;
      if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (skipLineEnd(p) < 0) {  return -1; }
    }
    const node: TableRowNode = { type: 'TableRow', start: m.base + start, end: m.base + p, cells: l_cells };
    m.value = node;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: "\n" | BadLineEndNode | null;
    l382: {
      const t384 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = readEol(p)) >= 0) {
        p = q;
        value = m.value as "\n" | BadLineEndNode;
        break l382;
      }
      m.forget(t384);
      m.touched ||= p >= end;
      if ((p = readEof(p)) < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function readDelimiterCellCode(p: number): number {
    const { text, end } = m;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
    let e385!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e385 = m.value as string[];
    let e386!: ":" | null;
    l387: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e386 = ":";
        p++;
        break l387;
      } else m.touched ||= p >= end;
      e386 = null;
    }
    let e390!: "-"[];
    const list395: "-"[] = [];
    l391: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v394!: "-";

        v394 = "-";
        p++;
        list395.push(v394);
        continue l391;
      } else m.touched ||= p >= end;
      break;
    }
    if (list395.length === 0) { return -1; }
    e390 = list395;
    let e397!: ":" | null;
    l398: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e397 = ":";
        p++;
        break l398;
      } else m.touched ||= p >= end;
      e397 = null;
    }
    let e401!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e401 = m.value as string[];
    value = [e385, e386, e390, e397, e401];
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l314: {
      const s315 = p;
      const c316 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (((c316 >= 9 && c316 <= 10) || c316 === 13 || c316 === 32) && (q = skipBlankLine(p)) >= 0) { p = q; break l314; }
      if ((c316 < 128 && TABLE_9[c316] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l314; }
      if ((c316 === 32 || c316 === 35) && (q = skipHeadingMarks(p)) >= 0) { p = q; break l314; }
      if ((c316 === 32 || c316 === 35) && (q = skipHeadingGlued(p)) >= 0) { p = q; break l314; }
      if ((c316 === 32 || c316 === 96 || c316 === 126) && (q = skipFenceStart(p)) >= 0) { p = q; break l314; }
      if ((c316 < 128 && TABLE_11[c316] === 1) && (q = skipBulletMark(p)) >= 0) { p = q; break l314; }
      if ((c316 < 128 ? TABLE_13[c316] === 1 : c316 === 304)) {
        l317: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304)) || skipLabelGate(p) < 0) { m.touched ||= p >= end; break l317; }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304)) || (p = skipLabelLine(p)) < 0) { m.touched ||= p >= end; break l317; }
          break l314;
        }
        p = s315;
      }
      if ((c316 === 32 || c316 === 60 || c316 === 124)) {
        l327: {
          let n331 = 0;
          l328: for (;;) {
            if (n331 >= 3) break;
            const s330 = p;
            l329: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l329; }
              p++;
              n331++;
              continue l328;
            }
            p = s330;
            break;
          }
          l332: {
            const s333 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l334: {
                if (!text.startsWith("<!--", p)) { m.reaches(p, "<!--"); break l334; }
                p += 4;
                break l332;
              }
              p = s333;
            } else
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l327; }
            p++;
          }
          break l314;
        }
        p = s315;
      }
      if ((c316 === 27 || c316 === 60) && (q = skipNoiseAlone(p)) >= 0) { p = q; break l314; }
      if ((c316 < 128 && TABLE_10[c316] === 1) && (q = skipCutMark(p)) >= 0) { p = q; break l314; }
      if (!(p < end) || skipMarksBelow(p) < 0) { m.touched ||= p >= end; return -1; }
      l336: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipTableHead(p)) >= 0) {
          p = q;
          break l336;
        }
        m.touched ||= p >= end;
        if (!(p < end) || (p = skipNamedSetext(p)) < 0) { m.touched ||= p >= end; return -1; }
      }
    }
    return p;
  }

  function readBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    const near308 = p + 4;
    while (p < near308 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near308) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if ((p = noteLineEnd(p)) < 0) { return -1; }
    l309: for (;;) {
      const s311 = p;
      const t312 = m.trail.length;
      if ((p < end)) {
        l310: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l310; }
          m.touched ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.touched ||= p >= end; break l310; }
          continue l309;
        }
        p = s311;
        m.forget(t312);
      } else m.touched ||= p >= end;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = readBulletColumn(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_lead = m.value as string;
    const t300 = m.trail.length;
    if ((q = readBulletContent(p)) >= 0) {
      p = q;
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    } else { m.forget(t300); l_content = null; }
    if ((p = readBulletText(p)) < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: TableRowNode;
    l402: {
      const s403 = p;
      const t404 = m.trail.length;
      const c405 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c405 === 9 || c405 === 32 || c405 === 124)) {
        l406: {
          l409: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s407 = p;
              l408: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l408; }
                p++;
                p = s407;
                break l409;
              }
              p = s407;
            } else m.touched ||= p >= end;
            break l406;
          }
          if ((p = readTableRow(p)) < 0) { break l406; }
          value = m.value as TableRowNode;
          if ((p = noteLineEnd(p)) < 0) { break l406; }
          break l402;
        }
        p = s403;
        m.forget(t404);
      }
      if ((p < end)) {
        l410: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { break l410; }
          m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 304)) && skipRowStop(p) >= 0) { break l410; }
          m.touched ||= p >= end;
          if ((p = readTableRow(p)) < 0) { break l410; }
          value = m.value as TableRowNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = noteEol(p)) < 0) { m.touched ||= p >= end; break l410; }
          break l402;
        }
        p = s403;
        m.forget(t404);
      }
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && skipBlankLine(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 304)) && skipRowStop(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if ((p = readTableRow(p)) < 0) { return -1; }
      value = m.value as TableRowNode;
      l413: {
        const s411 = p;
        l412: {
          if ((p < end)) { break l412; }
          m.touched ||= p >= end;
          p = s411;
          break l413;
        }
        p = s411;
        return -1;
      }
    }
    m.value = value;
    return p;
  }

  function skipDelimiterCellCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.touched ||= p >= end;
    if (!(p < end && text.charCodeAt(p) === 45)) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 45)) p++;
    m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function readParagraphCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_10[c] === 1)) && skipCutMark(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && skip_wrapperEnd(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    if (!(p < end) || (p = noteLine(p)) < 0) { m.touched ||= p >= end; return -1; }
    l420: for (;;) {
      const s422 = p;
      const t423 = m.trail.length;
      if ((p < end)) {
        l421: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l421; }
          m.touched ||= p >= end;
          if (!(p < end) || (p = noteLine(p)) < 0) { m.touched ||= p >= end; break l421; }
          continue l420;
        }
        p = s422;
        m.forget(t423);
      } else m.touched ||= p >= end;
      break;
    }
    const node: ParagraphNode = { type: 'Paragraph', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readOpenBlockCode(p: number): number {
    const { text, end } = m; let q = 0;
    let value!: MissingMarkEndNode | SubheadingNode | BulletNode | TableNode | BadNoiseLineNode | ParagraphNode;
    l269: {
      const t271 = m.trail.length;
      const c272 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c272 < 128 && TABLE_10[c272] === 1) && (q = readMissingMarkEnd(p)) >= 0) {
        p = q;
        value = m.value as MissingMarkEndNode;
        break l269;
      }
      m.forget(t271);
      if ((c272 === 32 || c272 === 35) && (q = readSubheading(p)) >= 0) {
        p = q;
        value = m.value as SubheadingNode;
        break l269;
      }
      m.forget(t271);
      if ((c272 < 128 && TABLE_11[c272] === 1) && (q = readBullet(p)) >= 0) {
        p = q;
        value = m.value as BulletNode;
        break l269;
      }
      m.forget(t271);
      if ((p < end && (c272 >= 14 || c272 <= 9 || (c272 >= 11 && c272 <= 12))) && (q = readTable(p)) >= 0) {
        p = q;
        value = m.value as TableNode;
        break l269;
      }
      m.forget(t271);
      if ((c272 === 27 || c272 === 60) && (q = readBadNoiseLine(p)) >= 0) {
        p = q;
        value = m.value as BadNoiseLineNode;
        break l269;
      }
      m.forget(t271);
      if (!(p < end) || (p = readParagraph(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list430: " "[] = [];
    let n428 = 0;
    l425: for (;;) {
      if (n428 >= 3) break;
      const s427 = p;
      l426: {
        let v429!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l426; }
        v429 = " ";
        p++;
        list430.push(v429);
        n428++;
        continue l425;
      }
      p = s427;
      break;
    }
    value = list430;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: [" "[], string, string[], null];
    let e431!: " "[];
    if ((p = readIndent(p)) < 0) { return -1; }
    e431 = m.value as " "[];
    let e432!: string;
    if (!(p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)) || (p = readWrapperRun(p)) < 0) { m.touched ||= p >= end; return -1; }
    e432 = m.value as string;
    let e433!: string[];
    if ((p = readBlanks(p)) < 0) { return -1; }
    e433 = m.value as string[];
    let e434!: null;
    if (skipLineEnd(p) < 0) {  return -1; }
    e434 = null;
    value = [e431, e432, e433, e434];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m440 = false;
    let t439 = m.trail.length;
    while ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) && (q = noteBlankLine(p)) >= 0) {
      p = q;
      m440 = true;
      t439 = m.trail.length;
    }
    m.touched ||= p >= end;
    m.forget(t439);
    if (!m440) { return -1; }
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c)))) p++;
    m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l452: for (;;) {
      const s454 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l453: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l453; }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; break l453; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c)))) p++;
          m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l452;
        }
        p = s454;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m; let c = 0;
    l469: {
      const s470 = p;
      const c471 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c471 < 128 ? TABLE_21[c471] === 1 : BEYOND_0(c471)))) {
        l472: {
          l473: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s475 = p;
              l474: {
                l476: {
                  const s477 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l478: {
                      if (!text.startsWith("**", p)) { m.reaches(p, "**"); break l478; }
                      p += 2;
                      break l476;
                    }
                    p = s477;
                  } else
                  m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l474; }
                  p++;
                }
                break l473;
              }
              p = s475;
            } else m.touched ||= p >= end;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.touched ||= p >= end; break l472; }
          break l469;
        }
        p = s470;
      }
      if (c471 === 42) {

        p++;
        break l469;
      }
      if (p >= end || text.charCodeAt(p) !== 47) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l487: {
      const s488 = p;
      const c489 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((p < end && (c489 < 128 ? TABLE_22[c489] === 1 : BEYOND_0(c489)))) {
        l490: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : BEYOND_0(c)))) { m.touched ||= p >= end; break l490; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : BEYOND_0(c)))) p++;
          m.touched ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l487;
        }
        p = s488;
      }
      if ((c489 === 40 || c489 === 91 || c489 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l487; }
      if ((c489 === 34 || c489 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l487; }
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)) && skipArrow(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let m486 = false;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) && (q = skipTypePiece(p)) >= 0) {
      p = q;
      m486 = true;
    }
    m.touched ||= p >= end;
    if (!m486) { return -1; }
    l491: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594))) {
        const s493 = p;
        l492: {
          if ((p = skipArrow(p)) < 0) { break l492; }
          let m497 = false;

          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)) && (q = skipResultPiece(p)) >= 0) {
            p = q;
            m497 = true;
          }
          m.touched ||= p >= end;
          if (!m497) { break l492; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) { m.touched ||= p >= end; break l492; }
          break l491;
        }
        p = s493;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m; let c = 0;
    l501: {
      const s502 = p;
      const c503 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c503 === 44) {

        p++;
        break l501;
      }
      if (c503 === 41) {

        p++;
        break l501;
      }
      l506: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end;
        if ((p = skipLineEnd(p)) < 0) { break l506; }
        break l501;
      }
      p = s502;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)) || (p = skipArrow(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m; let c = 0;
    l466: {
      const s467 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) {
        l468: {
          if ((p = skipParameterName(p)) < 0) { break l468; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l480: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s482 = p;
              l481: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) || (p = skipTypeText(p)) < 0) { m.touched ||= p >= end; break l481; }
                break l480;
              }
              p = s482;
            } else m.touched ||= p >= end;
          }
          l498: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s500 = p;
              l499: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) || (p = skipDefaultText(p)) < 0) { m.touched ||= p >= end; break l499; }
                break l498;
              }
              p = s500;
            } else m.touched ||= p >= end;
          }
          if (skipParameterEnd(p) < 0) {  break l468; }
          break l466;
        }
        p = s467;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c))) || (p = skipParameterName(p)) < 0) { m.touched ||= p >= end; return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) { m.touched ||= p >= end; return -1; }
      p++;
      const near507 = p + 4;
      while (p < near507 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near507) p = STOPS_8.next(p);
      m.touched ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    l463: {
      const s464 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) {
        l465: {
          if ((p = skipParameter(p)) < 0) { break l465; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
          } else m.touched ||= p >= end;
          break l463;
        }
        p = s464;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) || (p = skipBadParameter(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l511: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l511;
      } else
      m.touched ||= p >= end;

    }
    return p;
  }

  function skipParametersCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;

    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) && (q = skipParameterItem(p)) >= 0) {
      p = q;
    }
    m.touched ||= p >= end;
    if ((p = skipParametersEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    l456: {
      const s457 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l458: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = skipParameters(p)) < 0) { m.touched ||= p >= end; break l458; }
          break l456;
        }
        p = s457;
      } else
      m.touched ||= p >= end;
      if ((p = skipMissingParameters(p)) < 0) { return -1; }
    }
    return p;
  }

  function skipSignatureTailCode(p: number): number {
    const { text, end } = m;
    while ((p < end && text.charCodeAt(p) === 42)) p++;
    m.touched ||= p >= end;
    if ((p = skipHeadingEndAhead(p)) < 0) { return -1; }
    return p;
  }

  function skipReturnPieceCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l518: {
      const s519 = p;
      const c520 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c520 === 40 || c520 === 91 || c520 === 123) && (q = skipBracketed(p)) >= 0) { p = q; break l518; }
      if ((c520 === 34 || c520 === 39) && (q = skipQuoted(p)) >= 0) { p = q; break l518; }
      if ((p < end && (c520 < 128 ? TABLE_28[c520] === 1 : c520 >= 128))) {
        l521: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l521; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l518;
        }
        p = s519;
      }
      if ((p < end)) {
        l522: {
          if (skipSignatureTail(p) >= 0) { break l522; }

          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l522; }
          p++;
          break l518;
        }
        p = s519;
      }
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s523 = p;
          l524: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if ((p = skipSignatureTail(p)) < 0) { break l524; }
            return -1;
          }
          p = s523;
        }
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    let m517 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m517 = true; }
    m.touched ||= p >= end;
    if (!m517) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m; let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)) || (p = skipResultArrow(p)) < 0) { m.touched ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end) || (p = skipResultText(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipSignatureEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;

    if ((p < end) && (q = skipBadSignatureRest(p)) >= 0) { p = q; } else { m.touched ||= p >= end; }
    return p;
  }

  function skipSignatureCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l445: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s447 = p;
        l446: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l446; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l446; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l445;
        }
        p = s447;
      } else m.touched ||= p >= end;
    }
    l448: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s450 = p;
        l449: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l449; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l449; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l448;
        }
        p = s450;
      } else m.touched ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.touched ||= p >= end; return -1; }
    if ((p = skipSignatureList(p)) < 0) { return -1; }

    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8211 || c === 8594)) && (q = skipResult(p)) >= 0) {
      p = q;
    } else { m.touched ||= p >= end; }
    if ((p = skipSignatureEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipSectionStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l441: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l441;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.touched ||= p >= end; return -1; }
      l443: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l443;
        }
        m.touched ||= p >= end;
        if ((p = skipOtherSectionAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function skipAnyItemAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.touched ||= p >= end; return -1; }
    let n537 = 0;
    l534: for (;;) {
      if (n537 >= 3) break;
      const s536 = p;
      l535: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l535; }
        p++;
        n537++;
        continue l534;
      }
      p = s536;
      break;
    }
    if (!(p < end && text.charCodeAt(p) === 35) || (p = skipMark(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    let n542 = 0;
    l539: for (;;) {
      if (n542 >= 3) break;
      const s541 = p;
      l540: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l540; }
        p++;
        n542++;
        continue l539;
      }
      p = s541;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) { m.reaches(p, "####"); return -1; }
    p += 4;
    if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 96)) {

      p++;
    } else m.touched ||= p >= end;
    l546: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s548 = p;
        l547: {
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l547; }
          p += 5;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l547; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l546;
        }
        p = s548;
      } else m.touched ||= p >= end;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.touched ||= p >= end; return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    const near549 = p + 4;
    while (p < near549 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near549) p = STOPS_4.next(p);
    m.touched ||= p >= end && "^\n\r*";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l529: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l529;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.touched ||= p >= end; return -1; }
      l531: {
        const s532 = p;
        const c533 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if ((c533 === 32 || c533 === 35) && (q = skipAnyItemAhead(p)) >= 0) { p = q; break l531; }
        l538: {
          if (!m.reading.inside[3]) { break l538; }
          if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || (p = skipMethodAhead(p)) < 0) { m.touched ||= p >= end; break l538; }
          break l531;
        }
        p = s532;
        if ((p < end && (c533 >= 14 || c533 <= 9 || (c533 >= 11 && c533 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l531;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l531; }
        if ((p = skipItemAhead(p)) < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l557: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1))) {
        const s555 = p;
        l556: {
          if ((p = skipAnyLead(p)) < 0) { break l556; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDescriptionName(p)) < 0) { m.touched ||= p >= end; break l556; }
          p = s555;
          break l557;
        }
        p = s555;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: DescriptionLabelNode = { type: 'DescriptionLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRateLimitLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l560: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) {
        const s558 = p;
        l559: {
          if ((p = skipAnyLead(p)) < 0) { break l559; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRateLimitName(p)) < 0) { m.touched ||= p >= end; break l559; }
          p = s558;
          break l560;
        }
        p = s558;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {

    l563: {
      const s564 = p;
      l565: {
        if (!m.reading.inside[9]) { break l565; }
        break l563;
      }
      p = s564;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l570: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) {
        const s568 = p;
        l569: {
          if ((p = skipAnyLead(p)) < 0) { break l569; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipReturnsName(p)) < 0) { m.touched ||= p >= end; break l569; }
          p = s568;
          break l570;
        }
        p = s568;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ReturnsLabelNode = { type: 'ReturnsLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSemanticUnitLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l576: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1))) {
        const s574 = p;
        l575: {
          if ((p = skipAnyLead(p)) < 0) { break l575; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_34[c] === 1)) || (p = skipSemanticUnitName(p)) < 0) { m.touched ||= p >= end; break l575; }
          p = s574;
          break l576;
        }
        p = s574;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: SemanticUnitLabelNode = { type: 'SemanticUnitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponsibilityLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l579: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1))) {
        const s577 = p;
        l578: {
          if ((p = skipAnyLead(p)) < 0) { break l578; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_35[c] === 1)) || (p = skipResponsibilityName(p)) < 0) { m.touched ||= p >= end; break l578; }
          p = s577;
          break l579;
        }
        p = s577;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ResponsibilityLabelNode = { type: 'ResponsibilityLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCriteriaLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l584: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_37[c] === 1))) {
        const s582 = p;
        l583: {
          if ((p = skipAnyLead(p)) < 0) { break l583; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_38[c] === 1)) || (p = skipCriteriaName(p)) < 0) { m.touched ||= p >= end; break l583; }
          p = s582;
          break l584;
        }
        p = s582;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: CriteriaLabelNode = { type: 'CriteriaLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSeverityLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l587: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_40[c] === 1))) {
        const s585 = p;
        l586: {
          if ((p = skipAnyLead(p)) < 0) { break l586; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_39[c] === 1)) || (p = skipSeverityName(p)) < 0) { m.touched ||= p >= end; break l586; }
          p = s585;
          break l587;
        }
        p = s585;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: SeverityLabelNode = { type: 'SeverityLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTextKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    l550: {
      const s551 = p;
      l552: {
        if (!m.reading.inside[7]) { break l552; }
        l553: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) && (q = readDescriptionLabel(p)) >= 0) {
            p = q;
            value = m.value as DescriptionLabelNode;
            break l553;
          }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1)) || (p = readRateLimitLabel(p)) < 0) { m.touched ||= p >= end; break l552; }
          value = m.value as RateLimitLabelNode;
        }
        break l550;
      }
      p = s551;
      l561: {
        if (!m.reading.inside[8]) { break l561; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) || (p = readDescriptionLabel(p)) < 0) { m.touched ||= p >= end; break l561; }
        value = m.value as DescriptionLabelNode;
        break l550;
      }
      p = s551;
      l562: {
        if ((p = skipInMethod(p)) < 0) { break l562; }
        l566: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1)) && (q = readReturnsLabel(p)) >= 0) {
            p = q;
            value = m.value as ReturnsLabelNode;
            break l566;
          }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1)) || (p = readDescriptionLabel(p)) < 0) { m.touched ||= p >= end; break l562; }
          value = m.value as DescriptionLabelNode;
        }
        break l550;
      }
      p = s551;
      l571: {
        if (skipInMethod(p) >= 0) { break l571; }

        if (!m.reading.inside[3]) { break l571; }
        l572: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_33[c] === 1)) && (q = readSemanticUnitLabel(p)) >= 0) {
            p = q;
            value = m.value as SemanticUnitLabelNode;
            break l572;
          }
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_36[c] === 1)) || (p = readResponsibilityLabel(p)) < 0) { m.touched ||= p >= end; break l571; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l550;
      }
      p = s551;
      if (!m.reading.inside[11]) { return -1; }
      l580: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_37[c] === 1)) && (q = readCriteriaLabel(p)) >= 0) {
          p = q;
          value = m.value as CriteriaLabelNode;
          break l580;
        }
        m.touched ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_40[c] === 1)) || (p = readSeverityLabel(p)) < 0) { m.touched ||= p >= end; return -1; }
        value = m.value as SeverityLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l600: {
      if ((p < end && text.charCodeAt(p) === 42) && (q = skipLabel(p)) >= 0) { p = q; break l600; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = skipBadLabel(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: "" | null;
    let n593 = 0;
    l590: for (;;) {
      if (n593 >= 3) break;
      const s592 = p;
      l591: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l591; }
        p++;
        n593++;
        continue l590;
      }
      p = s592;
      break;
    }
    l594: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304))) {
        const s596 = p;
        l595: {
          l599: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304))) {
              const s597 = p;
              l598: {
                if ((p = skip_label(p)) < 0) { break l598; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if ((p = skipLineEnd(p)) < 0) { break l598; }
                p = s597;
                break l599;
              }
              p = s597;
            } else m.touched ||= p >= end;
            break l595;
          }
          value = '';
          break l594;
        }
        p = s596;
      } else m.touched ||= p >= end;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: string | null;
    l588: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) && (q = readBulletHolds(p)) >= 0) {
        p = q;
        value = m.value as string;
        break l588;
      }
      m.touched ||= p >= end;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
    l604: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_42[c] === 1))) {
        const s602 = p;
        l603: {
          if ((p = skipAnyLead(p)) < 0) { break l603; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_41[c] === 1)) || (p = skipAuthenticationName(p)) < 0) { m.touched ||= p >= end; break l603; }
          p = s602;
          break l604;
        }
        p = s602;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const t605 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_43[c] === 1)) && (q = readAnswer(p)) >= 0) {
      p = q;
      l_answer = m.value as YesNode | NoNode;
    } else { m.touched ||= p >= end; m.forget(t605); l_answer = null; }
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
    l610: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1))) {
        const s608 = p;
        l609: {
          if ((p = skipAnyLead(p)) < 0) { break l609; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)) || (p = skipRequestBodyName(p)) < 0) { m.touched ||= p >= end; break l609; }
          p = s608;
          break l610;
        }
        p = s608;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RequestBodyLabelNode = { type: 'RequestBodyLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponseLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l613: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1))) {
        const s611 = p;
        l612: {
          if ((p = skipAnyLead(p)) < 0) { break l612; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))) || (p = skipResponseName(p)) < 0) { m.touched ||= p >= end; break l612; }
          p = s611;
          break l613;
        }
        p = s611;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ResponseLabelNode = { type: 'ResponseLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readJsonKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: RequestBodyLabelNode | ResponseLabelNode;
    l606: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_32[c] === 1)) && (q = readRequestBodyLabel(p)) >= 0) {
        p = q;
        value = m.value as RequestBodyLabelNode;
        break l606;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) || (p = readResponseLabel(p)) < 0) { m.touched ||= p >= end; return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_44[c] === 1)) || (p = readJsonKind(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : c === 304)) || (p = readSqlKind(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
    l616: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_47[c] === 1))) {
        const s614 = p;
        l615: {
          if ((p = skipAnyLead(p)) < 0) { break l615; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_46[c] === 1)) || (p = skipComplexityName(p)) < 0) { m.touched ||= p >= end; break l615; }
          p = s614;
          break l616;
        }
        p = s614;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const t617 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_48[c] === 1)) && (q = read_wholeNumber(p)) >= 0) {
      p = q;
      l_number = m.value as WholeNumberNode;
    } else { m.touched ||= p >= end; m.forget(t617); l_number = null; }
    if ((p = readLineValue(p)) < 0) { return -1; }
    l_value = m.value as LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NumberHeadNode = { type: 'NumberHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l624: {
      const s625 = p;
      l626: {
        {
          const s627 = p;
          l628: {
            if (!m.reading.inside[12]) { break l628; }
            break l626;
          }
          p = s627;
        }
        let n633 = 0;
        l630: for (;;) {
          if (n633 >= 3) break;
          const s632 = p;
          l631: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l631; }
            p++;
            n633++;
            continue l630;
          }
          p = s632;
          break;
        }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.touched ||= p >= end; break l626; }
        break l624;
      }
      p = s625;
      if (!m.reading.inside[12]) { return -1; }
      let n637 = 0;
      l634: for (;;) {
        if (n637 >= 3) break;
        const s636 = p;
        l635: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l635; }
          p++;
          n637++;
          continue l634;
        }
        p = s636;
        break;
      }
      l640: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 304))) {
          const s638 = p;
          l639: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 304)) || (p = skipComponentName(p)) < 0) { m.touched ||= p >= end; break l639; }
            p = s638;
            break l640;
          }
          p = s638;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    l643: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1))) {
        const s641 = p;
        l642: {
          if ((p = skipBulletLead(p)) < 0) { break l642; }
          l646: {
            const s644 = p;
            l645: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              if ((p = skip_knownName(p)) < 0) { break l645; }
              p = s644;
              break l646;
            }
            p = s644;
            break l642;
          }
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = skipLabelAhead(p)) < 0) { m.touched ||= p >= end; break l642; }
          p = s641;
          break l643;
        }
        p = s641;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (skipHeldBullet(p) >= 0) { return -1; }

    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m; let c = 0;
    const near651 = p + 4;
    while (p < near651 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near651) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if ((p = skipLineEnd(p)) < 0) { return -1; }
    l652: for (;;) {
      const s654 = p;
      if ((p < end)) {
        l653: {
          if ((p < end) && skipParagraphStop(p) >= 0) { break l653; }
          m.touched ||= p >= end;
          if (!(p < end) || (p = skipLine(p)) < 0) { m.touched ||= p >= end; break l653; }
          continue l652;
        }
        p = s654;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipListedAheadCode(p: number): number {
    const { text, end } = m; let c = 0;
    if (!m.reading.inside[10]) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && skipNestedInMethod(p) >= 0) { return -1; }
    m.touched ||= p >= end;
    l649: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s647 = p;
        l648: {
          const near650 = p + 4;
          while (p < near650 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near650) p = STOPS_9.next(p);
          m.touched ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l648; }
          p++;
          p = s647;
          break l649;
        }
        p = s647;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = skipListedHeading(p)) < 0) { m.touched ||= p >= end; return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l618: {
      const s619 = p;
      const c620 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if ((c620 < 128 ? TABLE_13[c620] === 1 : c620 === 304)) {
        l621: {
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304)) || skipLabelGate(p) < 0) { m.touched ||= p >= end; break l621; }
          l622: {
            if ((q = skipPlainLabelAhead(p)) >= 0) { p = q; break l622; }
            if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_11[c] === 1)) || (p = skipBulletLabelAhead(p)) < 0) { m.touched ||= p >= end; break l621; }
          }
          break l618;
        }
        p = s619;
      }
      if ((p < end && (c620 >= 14 || c620 <= 9 || (c620 >= 11 && c620 <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l618;
      }
      if ((c620 < 128 && TABLE_9[c620] === 1) && (q = skipThematicBreak(p)) >= 0) { p = q; break l618; }
      if ((p = skipListedAhead(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l663: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1))) {
        const s661 = p;
        l662: {
          if ((p = skipAnyLead(p)) < 0) { break l662; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_53[c] === 1)) || (p = skipParametersName(p)) < 0) { m.touched ||= p >= end; break l662; }
          p = s661;
          break l663;
        }
        p = s661;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ParametersLabelNode = { type: 'ParametersLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRaisesLabelCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    l666: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_55[c] === 1))) {
        const s664 = p;
        l665: {
          if ((p = skipAnyLead(p)) < 0) { break l665; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_54[c] === 1)) || (p = skipRaisesName(p)) < 0) { m.touched ||= p >= end; break l665; }
          p = s664;
          break l666;
        }
        p = s664;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RaisesLabelNode = { type: 'RaisesLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readEntriesKindCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    l656: {
      const s657 = p;
      l658: {
        if (!m.reading.inside[7]) { break l658; }
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_51[c] === 1)) || (p = readRequestParametersLabel(p)) < 0) { m.touched ||= p >= end; break l658; }
        value = m.value as RequestParametersLabelNode;
        break l656;
      }
      p = s657;
      if ((p = skipInMethod(p)) < 0) { return -1; }
      l659: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_52[c] === 1)) && (q = readParametersLabel(p)) >= 0) {
          p = q;
          value = m.value as ParametersLabelNode;
          break l659;
        }
        m.touched ||= p >= end;
        if (!(p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_55[c] === 1)) || (p = readRaisesLabel(p)) < 0) { m.touched ||= p >= end; return -1; }
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
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
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
    l669: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 && TABLE_31[c] === 1))) {
        const s667 = p;
        l668: {
          if ((p = skipAnyLead(p)) < 0) { break l668; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!(p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)) || (p = skipDependenciesName(p)) < 0) { m.touched ||= p >= end; break l668; }
          p = s667;
          break l669;
        }
        p = s667;
      } else m.touched ||= p >= end;
      return -1;
    }
    if ((p = readLabelHolds(p)) < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)) || (p = read_label(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p = readNamesValue(p)) < 0) { return -1; }
    l_value = m.value as NameLineNode | LineValueNode;
    if ((p = noteValueEnd(p)) < 0) { return -1; }
    const node: NamesHeadNode = { type: 'NamesHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function skipComponentStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l670: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) && (q = skip_wrapperEnd(p)) >= 0) {
        p = q;
        break l670;
      }
      m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) && skipMethodAhead(p) >= 0) { return -1; }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || skipHeadingLike(p) < 0) { m.touched ||= p >= end; return -1; }
      l672: {
        const s673 = p;
        const c674 = p < end ? text.charCodeAt(p) : 65536;
        m.touched ||= p >= end;
        if ((c674 === 32 || c674 === 35)) {
          l675: {
            if (!(p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)) || skipH3(p) < 0) { m.touched ||= p >= end; break l675; }
            if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.touched ||= p >= end; break l675; }
            break l672;
          }
          p = s673;
        }
        if ((p < end && (c674 >= 14 || c674 <= 9 || (c674 >= 11 && c674 <= 12))) && (q = skipSectionHeading(p)) >= 0) {
          p = q;
          break l672;
        }
        if ((q = skipOtherSectionAhead(p)) >= 0) { p = q; break l672; }
        if (!(p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) || (p = skipComponentHeading(p)) < 0) { m.touched ||= p >= end; return -1; }
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
    l706: {
      const s707 = p;
      const t708 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) {
        l709: {
          if ((p = readParameterName(p)) < 0) { break l709; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l710: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s712 = p;
              l711: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) || (p = readTypeText(p)) < 0) { m.touched ||= p >= end; break l711; }
                l_annotation = m.value as TypeTextNode;
                break l710;
              }
              p = s712;
            } else m.touched ||= p >= end;
            l_annotation = null;
          }
          l713: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s715 = p;
              l714: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)) || (p = readDefaultText(p)) < 0) { m.touched ||= p >= end; break l714; }
                l_fallback = m.value as DefaultTextNode;
                break l713;
              }
              p = s715;
            } else m.touched ||= p >= end;
            l_fallback = null;
          }
          if (skipParameterEnd(p) < 0) {  break l709; }
          break l706;
        }
        p = s707;
        m.forget(t708);
        l_fallback = null;
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c))) || (p = readParameterName(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_name = m.value as ParameterNameNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!(p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)) || (p = readBadType(p)) < 0) { m.touched ||= p >= end; return -1; }
      l_annotation = m.value as BadTypeNode;
    }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, name: l_name, annotation: l_annotation, fallback: l_fallback };
    m.value = node;
    return p;
  }

  function readParameterItemCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParameterNode | BadParameterNode;
    l702: {
      const s703 = p;
      const t704 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : BEYOND_0(c)))) {
        l705: {
          if ((p = readParameter(p)) < 0) { break l705; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
          } else m.touched ||= p >= end;
          break l702;
        }
        p = s703;
        m.forget(t704);
      } else
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) || (p = readBadParameter(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l719: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l719;
      } else
      m.touched ||= p >= end;
      if ((p = readMissingParenthesis(p)) < 0) { return -1; }
    }
    return p;
  }

  function readParametersCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    const start = p;
    let l_items!: (ParameterNode | BadParameterNode)[];
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const list700: (ParameterNode | BadParameterNode)[] = [];
    let t698 = m.trail.length;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)) && (q = readParameterItem(p)) >= 0) {
      p = q;
      let v699!: ParameterNode | BadParameterNode;
      v699 = m.value as ParameterNode | BadParameterNode;
      list700.push(v699);
      t698 = m.trail.length;
    }
    m.touched ||= p >= end;
    m.forget(t698);
    l_items = list700;
    if ((p = noteParametersEnd(p)) < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m; let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l691: {
      const s692 = p;
      const t693 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l694: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!(p < end && text.charCodeAt(p) === 40) || (p = readParameters(p)) < 0) { m.touched ||= p >= end; break l694; }
          value = m.value as ParametersNode;
          break l691;
        }
        p = s692;
        m.forget(t693);
      } else
      m.touched ||= p >= end;
      if ((p = readMissingParameters(p)) < 0) { return -1; }
      value = m.value as MissingParametersNode;
    }
    m.value = value;
    return p;
  }

  function readResultTextCode(p: number): number {
    const { end } = m; let q = 0;
    const start = p;
    let m727 = false;

    while ((p < end) && (q = skipReturnPiece(p)) >= 0) { p = q; m727 = true; }
    m.touched ||= p >= end;
    if (!m727) { return -1; }
    const node: ResultTextNode = { type: 'ResultText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResultCode(p: number): number {
    const { text, end } = m; let c = 0;
    const start = p;
    let l_of!: ResultTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)) || (p = noteResultArrow(p)) < 0) { m.touched ||= p >= end; return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end) || (p = readResultText(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_of = m.value as ResultTextNode;
    const node: ResultNode = { type: 'Result', start: m.base + start, end: m.base + p, of: l_of };
    m.value = node;
    return p;
  }

  function noteSignatureEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const t731 = m.trail.length;
    if ((p < end) && (q = readBadSignatureRest(p)) >= 0) { p = q; } else { m.touched ||= p >= end; m.forget(t731); }
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
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l676: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s678 = p;
        l677: {
          let e679!: "async";
          if (!text.startsWith("async", p)) { m.reaches(p, "async"); break l677; }
          e679 = "async";
          p += 5;
          let e680!: string[];
          const list685: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v684!: string;
            v684 = m.value as string;
            list685.push(v684);
          }
          m.touched ||= p >= end;
          if (list685.length === 0) { break l677; }
          e680 = list685;
          l_isAsync = [e679, e680];
          break l676;
        }
        p = s678;
      } else m.touched ||= p >= end;
      l_isAsync = null;
    }
    l687: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s689 = p;
        l688: {
          if (!text.startsWith("def", p)) { m.reaches(p, "def"); break l688; }
          p += 3;
          if (!(p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l688; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l687;
        }
        p = s689;
      } else m.touched ||= p >= end;
    }
    const s690 = p;
    if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : BEYOND_0(c))) || (p = skipSignatureName(p)) < 0) { m.touched ||= p >= end; return -1; }
    l_name = text.slice(s690, p);
    if ((p = readSignatureList(p)) < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    const t723 = m.trail.length;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8211 || c === 8594)) && (q = readResult(p)) >= 0) {
      p = q;
      l_result = m.value as ResultNode;
    } else { m.touched ||= p >= end; m.forget(t723); l_result = null; }
    if ((p = noteSignatureEnd(p)) < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l732: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) && (q = skipItemStop(p)) >= 0) {
        p = q;
        break l732;
      }
      m.touched ||= p >= end;
      if (!(p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c === 304)) || (p = skipComponentLabelAhead(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l734: {
      const s735 = p;
      const t736 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l737: {
          let e738!: string[];
          const list743: string[] = [];

          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
            p = q;
            let v742!: string;
            v742 = m.value as string;
            list743.push(v742);
          }
          m.touched ||= p >= end;
          e738 = list743;
          let e745!: "\n" | BadLineEndNode;
          if (!(p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) || (p = readEol(p)) < 0) { m.touched ||= p >= end; break l737; }
          e745 = m.value as "\n" | BadLineEndNode;
          value = [e738, e745];
          break l734;
        }
        p = s735;
        m.forget(t736);
      } else
      m.touched ||= p >= end;
      let e746!: string[];
      const list751: string[] = [];

      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)) && (q = readBlank(p)) >= 0) {
        p = q;
        let v750!: string;
        v750 = m.value as string;
        list751.push(v750);
      }
      m.touched ||= p >= end;
      if (list751.length === 0) { return -1; }
      e746 = list751;
      let e753!: null;
      if ((p = readEof(p)) < 0) { return -1; }
      e753 = m.value as null;
      value = [e746, e753];
    }
    m.value = value;
    return p;
  }

  const STARTS_0 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116,
      116]);
  const STARTS_2 = startsOf([32, 32], [42, 42], [45, 45], [60, 60], [95, 96], [126, 126]);
  const STARTS_3 = startsOf([0, 65535]);
  const STARTS_4 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_5 = startsOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95],
    [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [304, 304]);
  const STARTS_6 = startsOf([32, 32], [42, 42]);
  const STARTS_7 = startsOf([9, 9], [32, 32], [42, 42], [49, 53], [95, 96]);
  const STARTS_8 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101, 101],
    [114, 114]);
  const STARTS_9 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99],
    [102, 102]);
  const STARTS_10 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
  const STARTS_11 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105,
      105], [110, 110], [304, 304]);
  const STARTS_12 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const STARTS_13 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105,
      105], [109, 109], [304, 304]);
  const STARTS_14 = startsOf([32, 32], [35, 35]);
  const readBadBom = mistake(m, 'BadBom', lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const skipIndent = coded(skipIndentCode, null, true);
  const skipBadLineEnd = choice(m, lit(m, "\r\n"), lit(m, "\r"));
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const skipFenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
        skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
  const skipFenceOpen = seq(skipFenceHead, skipLineEnd);
  const skipBlankLine = coded(skipBlankLineCode, "\t\n\r ", true);
  const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
        "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
  const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
  const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
  const skipDesignAhead = seq(skipIndent, repeat(m, { least: 1, most: 2 }, lit(m, "#")), run(m, "\t ", 1), run(m,
    "*_`"), caseless(m, "design"), run(m, "\t ", 1), caseless(m, "spec"));
  const skipWrapperAhead = seq(skipFenceOpen, many(m, 0, choice(m, skipBlankLine, skipNoise)), skipDesignAhead);
  const skipHeadingMarks = seq(skipIndent, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "\t "));
  const skipHeadingGlued = seq(skipIndent, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "^\t\n\r !#"));
  const leaf2 = leaf(m, seq(not(m, skipWrapperAhead), not(m, skipHeadingMarks), not(m, skipHeadingGlued)));
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readWrapperRun = closes(m, 0, readFenceRun);
  const skipWrapperRun = quiet(m, readWrapperRun);
  const skip_wrapperEnd = coded(skip_wrapperEndCode, " `~", true);
  const skipH1 = coded(skipH1Code, " #", true);
  const skipH2 = coded(skipH2Code, " #", true);
  const skipHeadingSpace = coded(skipHeadingSpaceCode, null, true);
  const skipLineNoise = seq(skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))));
  const skipBadNoise = skipLineNoise;
  const skipMark = coded(skipMarkCode, "#", true);
  const skipBadTitleName = seq(caseless(m, "spec"), run(m, "A-Za-z"));
  const skipDesignWords = seq(caseless(m, "design"), run(m, "\t ", 1), choice(m, seq(caseless(m, "specification"),
        not(m, one(m, "A-Za-z"))), skipBadTitleName), run(m, "\t "));
  const skipEmphasised = choice(m, seq(run(m, "^\n\r*A-Z_-z"), one(m, "*_`")), seq(run(m, "^\n\rA-Za-z"),
      skipDesignWords, run(m, "\t \\-:\u2013\u2014\uff1a"), one(m, "*_`")));
  const skipNumber = seq(run(m, "0-9", 1), many(m, 0, seq(lit(m, "."), run(m, "0-9", 1))));
  const skipClosingMarks = seq(run(m, "\t ", 1), run(m, "#", 1), and(m, seq(run(m, "\t "), optional(m,
          skipLineNoise), run(m, "\t "), skipLineEnd)));
  const skipHeadingEndAhead = coded(skipHeadingEndAheadCode, null, true);
  const skipTitleOrnament = choice(m, seq(skipNumber, optional(m, one(m, ").:")), run(m, "\t ", 1)), seq(run(m,
        "IVX", 1), one(m, ")."), run(m, "\t ", 1)), run(m, "*:_`", 1), one(m, "^\t\n\r\u001b \"#'(*/-:<A-[_-{"),
    seq(not(m, skipHeadingEndAhead), one(m, "\t ")));
  const skipTitleDecoration = many(m, 1, skipTitleOrnament);
  const skipBadTitleDecoration = skipTitleDecoration;
  const skipBadTitleMark = run(m, "*_`", 1);
  const skipMarkedIdPart = choice(m, run(m, "^\t\n\r\u001b #*<_`", 1), seq(not(m, seq(optional(m, run(m, "*_`", 1)),
          skipHeadingEndAhead)), one(m, "^\n\r")));
  const skipMarkedId = many(m, 0, skipMarkedIdPart);
  const skipTitlePiece = coded(skipTitlePieceCode, "^", true);
  const skipTitleText = coded(skipTitleTextCode, null, true);
  const skipDocumentTitle = choice(m, seq(and(m, skipEmphasised), optional(m, skipBadTitleDecoration),
      skipDesignWords, optional(m, skipBadTitleMark), run(m, "\t "), optional(m, one(m, "\\-:\u2013\u2014\uff1a")),
      run(m, "\t "), optional(m, skipBadTitleMark), run(m, "\t "), skipMarkedId, optional(m, run(m, "*_`", 1))),
    seq(optional(m, skipBadTitleDecoration), skipDesignWords, optional(m, one(m, "\\-:\u2013\u2014\uff1a")), run(m,
      "\t "), skipTitleText));
  const skipHeadingEnd = coded(skipHeadingEndCode, null, true);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skipUnderlined = coded(skipUnderlinedCode, "^\n\r", true);
  const skipAnyOwnName = choice(m, seq(caseless(m, "architecture"), run(m, "\t ", 1), caseless(m, "overview")),
    seq(caseless(m, "technology"), run(m, "\t ", 1), caseless(m, "stack")), caseless(m, "assumptions"),
    seq(caseless(m, "api"), run(m, "\t ", 1), caseless(m, "contracts")), seq(caseless(m, "data"), run(m, "\t ", 1),
      caseless(m, "schemas")), seq(caseless(m, "component"), run(m, "\t ", 1), caseless(m, "logic")), seq(caseless(m,
      "design"), run(m, "\t ", 1), caseless(m, "review"), run(m, "\t ", 1), caseless(m, "checklist")));
  const skipNamedEnd = seq(run(m, "\t *:_`"), and(m, skipLineEnd));
  const skipAnyOtherName = choice(m, caseless(m, "architecture"), caseless(m, "overview"), seq(caseless(m, "tech"),
      run(m, "\t ", 1), caseless(m, "stack")), caseless(m, "technologies"), caseless(m, "technology"), caseless(m,
    "assumption"), seq(caseless(m, "api"), run(m, "\t ", 1), choice(m, caseless(m, "contract"), caseless(m,
        "endpoints"), caseless(m, "design"))), caseless(m, "apis"), caseless(m, "api"), caseless(m, "endpoints"),
    seq(choice(m, caseless(m, "database"), caseless(m, "data")), run(m, "\t ", 1), choice(m, caseless(m, "schemas"),
        caseless(m, "schema"), caseless(m, "models"), caseless(m, "model"))), seq(caseless(m, "component"), run(m,
        "\t ", 1), caseless(m, "design")), caseless(m, "components"), caseless(m, "component"), seq(choice(m,
        caseless(m, "design"), caseless(m, "review")), run(m, "\t ", 1), caseless(m, "checklist")), caseless(m,
  "checklist"));
  const skipNamedTitle = choice(m, seq(optional(m, skipTitleDecoration), skipAnyOwnName, skipNamedEnd),
    seq(optional(m, skipTitleDecoration), skipAnyOtherName, skipNamedEnd), seq(optional(m, skipTitleDecoration),
      caseless(m, "design"), run(m, "\t ", 1), caseless(m, "spec"), run(m, "^\n\r")));
  const skipNamedSetext = seq(skipNamedTitle, skipNewline, skipIndent, choice(m, run(m, "=", 1), run(m, "\\-", 1)),
    run(m, "\t "), skipLineEnd);
  const skipThematicBreak = coded(skipThematicBreakCode, " *\\-_", true);
  const skipBulletSign = coded(skipBulletSignCode, "*+\\-0-9", true);
  const skipBulletMark = coded(skipBulletMarkCode, "\t *+\\-0-9", true);
  const skipFenceRunHere = coded(skipFenceRunHereCode, "`~", true);
  const skipFenceStart = seq(skipIndent, skipFenceRunHere);
  const skipLabel = coded(skipLabelCode, "*", true);
  const skipKnownWord = coded(skipKnownWordCode, "AC-EIPR-TVac-eipr-tv\u0130", true);
  const skipKnownName = skipKnownWord;
  const skipBadLabel = coded(skipBadLabelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipLabelAhead = coded(skipLabelAheadCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipNotSetext = choice(m, skipNoise, skipThematicBreak, skipBulletMark, skipFenceStart, skipHeadingMarks,
    skipHeadingGlued, seq(skipIndent, choice(m, skipLabelAhead, lit(m, "<!--"), lit(m, "|"))));
  const skipSetext = choice(m, skipNamedSetext, seq(not(m, skipNotSetext), run(m, "^\n\r"), skipNewline, skipIndent,
      choice(m, run(m, "=", 1), repeat(m, { least: 4 }, lit(m, "-"))), run(m, "\t "), skipLineEnd));
  const skipSetextAhead = coded(skipSetextAheadCode, "^\n\r", true);
  const skipBadSetext = seq(skipIndent, choice(m, run(m, "=", 1), run(m, "\\-", 1)), run(m, "\t "), skipLineEnd);
  const skipTitleHeading = choice(m, seq(and(m, choice(m, skipH1, skipH2)), skipIndent, skipMark, skipDocumentTitle,
      skipHeadingEnd), seq(and(m, skipSetextAhead), skipDocumentTitle, skipHeadingEnd, skipBadSetext));
  const skipHeadingLike = coded(skipHeadingLikeCode, "^\n\r", true);
  const skipSectionRemark = seq(run(m, "\t *_`"), lit(m, "("), run(m, "^\n\r()"), lit(m, ")"));
  const skipSectionEnd = seq(optional(m, skipSectionRemark), many(m, 0, seq(run(m, "\t "), run(m, "*:_`", 1))),
    skipHeadingEndAhead);
  const skipBadSectionName = seq(skipAnyOtherName, and(m, skipSectionEnd));
  const skipBadSectionRemark = skipSectionRemark;
  const skipSectionName = seq(optional(m, skipBadTitleDecoration), choice(m, seq(skipAnyOwnName, and(m,
          skipSectionEnd)), skipBadSectionName), optional(m, skipBadSectionRemark), optional(m,
      skipBadTitleDecoration));
  const skipH3 = coded(skipH3Code, " #", true);
  const skipOwnName = seq(optional(m, skipBadTitleDecoration), skipAnyOwnName, and(m, skipSectionEnd), optional(m,
      skipBadSectionRemark), optional(m, skipBadTitleDecoration));
  const skipSectionHeading = choice(m, seq(and(m, choice(m, skipH1, skipH2)), skipIndent, skipMark, skipSectionName,
      skipHeadingEnd), seq(and(m, skipH3), skipIndent, skipMark, skipOwnName, skipHeadingEnd), seq(and(m,
        skipUnderlined), and(m, skipNamedSetext), skipSectionName, skipHeadingEnd, skipBadSetext));
  const skipSectionAhead = seq(and(m, skipHeadingLike), skipSectionHeading);
  const leaf17 = leaf(m, seq(not(m, skip_wrapperEnd), not(m, skipTitleHeading), not(m, skipSectionAhead)));
  const readBadHeadingSpace = mistake(m, 'BadHeadingSpace', and(m, one(m, "^\t\n\r !#")));
  const noteHeadingSpace = coded(noteHeadingSpaceCode, null);
  const readBadNoise = mistake(m, 'BadNoise', skipLineNoise);
  const readMark = coded(readMarkCode, "#");
  const readBadSecondTitle = mistake(m, 'BadSecondTitle', and(m, seq(skipDesignWords, one(m,
  "\\-:\u2013\u2014\uff1a"))));
  const readTitleText = coded(readTitleTextCode, null, true);
  const readBadLineEnd = mistake(m, 'BadLineEnd', lit(m, "\r\n"), lit(m, "\r"));
  const noteEol = coded(noteEolCode, "\n\r");
  const noteLineEnd = coded(noteLineEndCode, null);
  const noteHeadingEnd = coded(noteHeadingEndCode, null);
  const readBadSetext = mistake(m, (start, end, raw, l) => ({ type: 'BadSetext', start, end, raw, line: l[0] }),
    seq(skipIndent, label(m, 0, choice(m, text(m, run(m, "=", 1)), text(m, run(m, "\\-", 1)))), run(m, "\t "),
      noteLineEnd));
  const readOtherHeading = node(m, (start, end, l) => ({ type: 'OtherHeading', start, end, mark: l[0] ?? null,
        title: l[1], under: l[2] ?? null }), seq(and(m, choice(m, skipH1, skipH2)), skipIndent, label(m, 0,
        readMark), optional(m, readBadSecondTitle), label(m, 1, readTitleText), noteHeadingEnd), seq(and(m,
        skipSetextAhead), label(m, 1, readTitleText), noteHeadingEnd, label(m, 2, readBadSetext)));
  const leaf76 = leaf(m, readOtherHeading);
  const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
  const readBlankLines = coded(readBlankLinesCode, "\t\n\r ");
  const skipBulletLead = coded(skipBulletLeadCode, "\t *+\\-0-9", true);
  const skipMetadataLead = choice(m, skipBulletLead, skipIndent);
  const skipOpen = coded(skipOpenCode, null, true);
  const skipClose = coded(skipCloseCode, "\t *:_\uff1a", true);
  const skipTaskIdName = seq(caseless(m, "task"), run(m, "\t _", 1), caseless(m, "id"), skipClose);
  const readLabelName = coded(readLabelNameCode, "^\n\r*:", true);
  const readLabel = coded(readLabelCode, "*", true);
  const readUnderscoredName = node(m, 'UnderscoredName', run(m, "^\n\r:_", 1));
  const readKnownName = node(m, 'KnownName', skipKnownWord);
  const readBadLabel = coded(readBadLabelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130");
  const read_label = coded(read_labelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130");
  const skipLinePiece = coded(skipLinePieceCode, "^\n\r", true);
  const readLineValue = coded(readLineValueCode, null, true);
  const noteValueEnd = coded(noteValueEndCode, null);
  const readTaskIdLabel = node(m, (start, end, l) => ({ type: 'TaskIdLabel', start, end, label: l[0], value: l[1] }),
    seq(and(m, seq(skipOpen, skipTaskIdName)), label(m, 0, read_label), run(m, "\t "), label(m, 1, readLineValue),
      noteValueEnd));
  const skipTimestampName = seq(caseless(m, "timestamp"), skipClose);
  const readTimestampLabel = node(m, (start, end, l) => ({ type: 'TimestampLabel', start, end, label: l[0],
        value: l[1] }), seq(and(m, seq(skipOpen, skipTimestampName)), label(m, 0, read_label), run(m, "\t "),
      label(m, 1, readLineValue), noteValueEnd));
  const readMetadataLine = node(m, (start, end, l) => ({ type: 'MetadataLine', start, end, field: l[0] }),
    seq(skipMetadataLead, label(m, 0, choice(m, readTaskIdLabel, readTimestampLabel))));
  const leaf89 = leaf(m, choice(m, readBlankLines, readMetadataLine));
  const skipClosedStart = coded(skipClosedStartCode, " *\\-<_`~", true);
  const leaf110 = leaf(m, and(m, skipClosedStart));
  const readRule = coded(readRuleCode, " *\\-_", true);
  const skipFooterLine = seq(caseless(m, "*generated"), run(m, "\t ", 1), caseless(m, "by"), run(m, "\t ", 1),
    caseless(m, "design"), run(m, "\t ", 1), caseless(m, "agent"), many(m, 0, seq(not(m, seq(lit(m, "*"), run(m,
            "\t "), skipLineEnd)), one(m, "^\n\r"))), lit(m, "*"), run(m, "\t "), skipLineEnd);
  const skipFooterStamp = seq(run(m, "^\t\n\r *", 1), many(m, 0, seq(run(m, "\t ", 1), run(m, "^\t\n\r *", 1))));
  const skipFooterTime = seq(one(m, "\t "), caseless(m, "on"), run(m, "\t ", 1), skipFooterStamp);
  const readFooterStamp = node(m, (start, end, l) => ({ type: 'FooterStamp', start, end, text: l[0] }), label(m, 0,
      text(m, seq(run(m, "^\t\n\r *", 1), many(m, 0, seq(run(m, "\t ", 1), run(m, "^\t\n\r *", 1)))))));
  const readFooterTime = pick(m, 3, one(m, "\t "), caseless(m, "on"), run(m, "\t ", 1), readFooterStamp);
  const readFooter = node(m, (start, end, l) => ({ type: 'Footer', start, end, stamp: l[0] }), seq(and(m,
        skipFooterLine), lit(m, "*"), many(m, 1, seq(not(m, skipFooterTime), one(m, "^\n\r"))), label(m, 0,
        optional(m, readFooterTime)), run(m, "^\n\r")));
  const readFenceRunHere = coded(readFenceRunHereCode, "`~", true);
  const readFenceInfo = node(m, 'FenceInfo', run(m, "^\n\r"));
  const readClosingRun = closes(m, 4, readFenceRun);
  const skipClosingRun = quiet(m, readClosingRun);
  const skip_fenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
  const noteLine = choice(m, seq(run(m, "^\n\r"), noteEol), run(m, "^\n\r", 1));
  const readFenceBody = coded(readFenceBodyCode, null);
  const readFenceClose = node(m, 'FenceClose', skip_fenceClose);
  const skipEof = not(m, one(m, "^"));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', skipEof);
  const readFence = handing(m, 4, node(m, (start, end, l) => ({ type: 'Fence', start, end, run: l[0], info: l[1],
          body: l[2], close: l[3] }), seq(not(m, skip_wrapperEnd), skipIndent, hand(m, 4, [], label(m, 0,
            readFenceRunHere)), label(m, 1, readFenceInfo), noteLineEnd, label(m, 2, readFenceBody), label(m, 3,
          choice(m, readFenceClose, readMissingFenceEnd)))));
  const readComment = node(m, 'Comment', seq(skipIndent, lit(m, "<!--"), many(m, 0, seq(not(m, lit(m, "-->")),
          choice(m, one(m, "^\n\r"), noteEol))), lit(m, "-->"), run(m, "^\n\r")));
  const readMissingCommentEnd = mistake(m, 'MissingCommentEnd', seq(skipIndent, lit(m, "<!--"), many(m, 0,
        noteLine)));
  const leaf112 = leaf(m, choice(m, readRule, readFooter, readFence, readComment, readMissingCommentEnd));
  const readEol = coded(readEolCode, "\n\r");
  const leaf133 = leaf(m, optional(m, readEol));
  const skipFooterCut = seq(caseless(m, "*g"), optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "n"),
            optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "r"), optional(m, seq(caseless(m, "a"),
                        optional(m, seq(caseless(m, "t"), optional(m, seq(caseless(m, "e"), optional(m,
                                  seq(caseless(m, "d"), run(m, "^\n\r*"))))))))))))))))));
  const skipCutMark = coded(skipCutMarkCode, " #*+\\-`", true);
  const readMissingMarkEnd = mistake(m, 'MissingMarkEnd', skipCutMark);
  const readSubheading = node(m, (start, end, l) => ({ type: 'Subheading', start, end, mark: l[0], title: l[1] }),
    seq(skipIndent, label(m, 0, readMark), label(m, 1, readTitleText), noteHeadingEnd));
  const readBulletColumn = coded(readBulletColumnCode, "\t *+\\-0-9", true);
  const readHttpStatus = node(m, (start, end, l) => ({ type: 'HttpStatus', start, end, digits: l[0] }), seq(label(m,
        0, text(m, seq(one(m, "1-5"), one(m, "0-9"), one(m, "0-9")))), not(m, one(m, "0-9"))));
  const readFailureCode = node(m, 'FailureCode', seq(one(m, "A-Z_a-z"), run(m, "\\-.0-9A-Z_a-z")));
  const readFailure = node(m, (start, end, l) => ({ type: 'Failure', start, end, status: l[0], code: l[1] }),
    seq(lit(m, "**"), label(m, 0, readHttpStatus), run(m, "\t ", 1), label(m, 1, readFailureCode), choice(m,
        seq(lit(m, "**"), run(m, "\t "), lit(m, ":")), seq(lit(m, ":"), run(m, "\t "), lit(m, "**"))), run(m,
  "\t ")));
  const skipLooseStatus = seq(run(m, "*_`"), optional(m, seq(caseless(m, "http"), run(m, "\t ", 1))));
  const skipFailureSeparator = seq(run(m, "\t *_`"), choice(m, one(m, ":\u2013\u2014"), seq(lit(m, "-"), and(m,
          one(m, "\t ")))), run(m, "*_`"), run(m, "\t "));
  const readConstantCode = node(m, 'ConstantCode', seq(one(m, "A-Z"), repeat(m, { least: 2 }, one(m, "0-9A-Z_"))));
  const readLooseFailure = node(m, (start, end, l) => ({ type: 'LooseFailure', start, end, status: l[0],
        code: l[1] }), seq(skipLooseStatus, label(m, 0, readHttpStatus), run(m, "\t (*_`"), label(m, 1,
        readFailureCode), optional(m, lit(m, ")")), skipFailureSeparator), seq(skipLooseStatus, label(m, 0,
        readHttpStatus), skipFailureSeparator, label(m, 1, optional(m, pick(m, 0, readConstantCode,
            skipFailureSeparator)))));
  const readLabelledItem = coded(readLabelledItemCode, "*AC-EIPR-TV_ac-eipr-tv\u0130");
  const readCodeName = coded(readCodeNameCode, "^\n\r`", true);
  const readCodeItem = coded(readCodeItemCode, "`", true);
  const readStarredName = node(m, 'StarredName', run(m, "^\n\r*:`", 1));
  const read_starredName = choice(m, pick(m, 1, lit(m, "`"), readCodeName, lit(m, "`")), readStarredName);
  const readBareName = node(m, 'BareName', seq(repeat(m, { least: 0, most: 2 }, lit(m, "*")), one(m, "A-Z_a-z"),
      run(m, "\\-.0-9A-[]_a-z"), optional(m, lit(m, "?"))));
  const readLooseName = choice(m, pick(m, 1, lit(m, "**"), read_starredName, choice(m, lit(m, "**"), and(m,
          seq(run(m, "\t "), lit(m, ":"), run(m, "^\n\r*", 1), lit(m, "**"), run(m, "\t "), skipLineEnd)))), pick(m,
      1, lit(m, "*"), read_starredName, lit(m, "*")), pick(m, 1, lit(m, "`"), readCodeName, lit(m, "`")),
    readBareName);
  const readLooseItem = node(m, (start, end, l) => ({ type: 'LooseItem', start, end, name: l[0] }), seq(label(m, 0,
        readLooseName), run(m, "\t "), choice(m, seq(lit(m, ":"), run(m, "*")), one(m, "\u2013\u2014"), seq(lit(m,
          "-"), and(m, one(m, "\t "))), and(m, lit(m, "("))), run(m, "\t ")));
  const readBulletContent = coded(readBulletContentCode, null);
  const skipAnyLead = coded(skipAnyLeadCode, null, true);
  const skipLabelMark = coded(skipLabelMarkCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipLabelGate = coded(skipLabelGateCode, "\t *+\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipLabelLine = seq(skipIndent, skipLabelAhead);
  const skipNoiseAlone = seq(skipLineNoise, choice(m, skipLineEnd, skipHeadingMarks));
  const skipMarksBelow = coded(skipMarksBelowCode, "^", true);
  const skipTableAhead = coded(skipTableAheadCode, "^\n\r", true);
  const skipCellGap = coded(skipCellGapCode, "|", true);
  const readCell = coded(readCellCode, null, true);
  const readTableRow = coded(readTableRowCode, null, true);
  const readEof = not(m, one(m, "^"));
  const readLineEnd = coded(readLineEndCode, null);
  const readBlank = text(m, one(m, "\t "));
  const readBlanks = repeat(m, { least: 0, listed: true }, readBlank);
  const readDelimiterCell = coded(readDelimiterCellCode, "\t \\-:", true);
  const readDelimiterRow = pick(m, 2, skipIndent, optional(m, lit(m, "|")), repeat(m, { least: 1, between: lit(m,
        "|"), listed: true }, readDelimiterCell), optional(m, lit(m, "|")), run(m, "\t "), noteLineEnd);
  const readTableHead = scope(m, tuple(m, [0, 1, 2, 3, 4], and(m, skipTableAhead), label(m, 0, readTableRow),
      readLineEnd, label(m, 1, readDelimiterRow), test(m, true,
        (labels) => { const head = labels[0] as TableRowNode; const cells = labels[1] as [string[], ":" | null,
            "-"[], ":" | null, string[]][]; return cells.length === head.cells.length; })));
  const skipTableHead = quiet(m, readTableHead);
  const skipParagraphStop = coded(skipParagraphStopCode, "^", true);
  const readBulletText = coded(readBulletTextCode, null);
  const readBullet = coded(readBulletCode, "\t *+\\-0-9");
  const skipRowStop = choice(m, skip_wrapperEnd, skipThematicBreak, skipHeadingMarks, skipFenceStart, skipBulletMark,
    skipLabelLine, skipNoiseAlone);
  const read_tableRow = coded(read_tableRowCode, null);
  const skipPipedLines = seq(skipIndent, lit(m, "|"), run(m, "^\n\r"), skipNewline, skipIndent, lit(m, "|"));
  const skipDelimiterCell = coded(skipDelimiterCellCode, "\t \\-:", true);
  const noteBadDelimiter = seq(skipIndent, lit(m, "|"), repeat(m, { least: 1, between: lit(m, "|") },
      skipDelimiterCell), optional(m, lit(m, "|")), run(m, "\t "), noteLineEnd);
  const readBadTable = mistake(m, (start, end, raw, l) => ({ type: 'BadTable', start, end, raw, row: l[0] }),
    seq(label(m, 0, readTableRow), noteEol, optional(m, noteBadDelimiter)));
  const readTable = node(m, (start, end, l) => ({ type: 'Table', start, end, head: l[0], dashes: l[1] ?? null,
        rows: l[2] }), seq(and(m, skipTableAhead), label(m, 0, readTableRow), noteLineEnd, label(m, 1,
        readDelimiterRow), test(m, true,
        (labels) => { const head = labels[0] as TableRowNode | BadTableNode; const dashes = labels[1] as [string[],
            ":" | null, "-"[], ":" | null,
            string[]][]; return 'cells' in head && dashes.length === head.cells.length; }), label(m, 2, repeat(m,
          { least: 0, listed: true }, read_tableRow))), seq(and(m, skipPipedLines), label(m, 0, readBadTable),
      label(m, 2, repeat(m, { least: 0, listed: true }, read_tableRow))));
  const readBadNoiseLine = mistake(m, 'BadNoiseLine', seq(skipLineNoise, optional(m, noteLineEnd)));
  const readParagraph = coded(readParagraphCode, "^");
  const readOpenBlock = coded(readOpenBlockCode, "^");
  const leaf135 = leaf(m, readOpenBlock);
  const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const readFenceOpen = pick(m, 0, readFenceHead, noteLineEnd);
  const readLine = choice(m, tuple(m, [0, 1], repeat(m, { least: 0, listed: true }, text(m, one(m, "^\n\r"))),
      readEol), repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r"))));
  const readIndent = coded(readIndentCode, null, true);
  const read_fenceClose = tuple(m, [0, 1, 2, 3], readIndent, readClosingRun, readBlanks, and(m, skipLineEnd));
  const readFenced = handing(m, 4, tuple(m, [0, 1, 2], hand(m, 4, [], readFenceOpen), repeat(m, { least: 0,
          listed: true }, tuple(m, [0, 1], not(m, skip_fenceClose), readLine)), read_fenceClose));
  const readClosedFence = tuple(m, [0, 1], readFenced, readLineEnd);
  const read_wrapperEnd = coded(read_wrapperEndCode, " `~", true);
  const readWrapperShape = handing(m, 0, tuple(m, [0, 1, 2, 3, 4], hand(m, 0, [], readFenceOpen), repeat(m,
        { least: 1, listed: true }, tuple(m, [0, 1], not(m, skip_wrapperEnd), choice(m, readClosedFence, tuple(m, [0,
                1], not(m, skipFenceOpen), readLine)))), repeat(m, { least: 0, listed: true }, tuple(m, [0, 1],
          not(m, skip_wrapperEnd), readLine)), read_wrapperEnd, readLineEnd));
  const skipWrapperShape = quiet(m, readWrapperShape);
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const skipExampleAhead = seq(skipWrapperShape, many(m, 0, choice(m, skipClosedFence, seq(not(m, skipFenceOpen),
          not(m, skipDesignAhead), skipLine))), skipDesignAhead);
  const skipWholeWrapper = seq(and(m, skipWrapperAhead), not(m, skipExampleAhead));
  const leaf188 = leaf(m, and(m, skipWholeWrapper));
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
  const leaf204 = leaf(m, readBadWrapper);
  const readBadTitleDecoration = mistake(m, 'BadTitleDecoration', skipTitleDecoration);
  const readBadTitleName = mistake(m, 'BadTitleName', seq(caseless(m, "spec"), run(m, "A-Za-z")));
  const noteDesignWords = seq(caseless(m, "design"), run(m, "\t ", 1), choice(m, seq(caseless(m, "specification"),
        not(m, one(m, "A-Za-z"))), readBadTitleName), run(m, "\t "));
  const readBadTitleMark = mistake(m, 'BadTitleMark', run(m, "*_`", 1));
  const readMarkedId = node(m, 'MarkedId', many(m, 0, skipMarkedIdPart));
  const readDocumentTitle = choice(m, pick(m, 9, and(m, skipEmphasised), optional(m, readBadTitleDecoration),
      noteDesignWords, optional(m, readBadTitleMark), run(m, "\t "), optional(m, one(m, "\\-:\u2013\u2014\uff1a")),
      run(m, "\t "), optional(m, readBadTitleMark), run(m, "\t "), readMarkedId, optional(m, run(m, "*_`", 1))),
    pick(m, 4, optional(m, readBadTitleDecoration), noteDesignWords, optional(m, one(m, "\\-:\u2013\u2014\uff1a")),
      run(m, "\t "), readTitleText));
  const readTitleHeading = node(m, (start, end, l) => ({ type: 'TitleHeading', start, end, mark: l[0] ?? null,
        id: l[1], under: l[2] ?? null }), seq(and(m, choice(m, skipH1, skipH2)), skipIndent, label(m, 0, readMark),
      label(m, 1, readDocumentTitle), noteHeadingEnd), seq(and(m, skipSetextAhead), label(m, 1, readDocumentTitle),
      noteHeadingEnd, label(m, 2, readBadSetext)));
  const leaf206 = leaf(m, readTitleHeading);
  const skipBadSecondTitle = and(m, seq(skipDesignWords, one(m, "\\-:\u2013\u2014\uff1a")));
  const skipOtherHeading = choice(m, seq(and(m, choice(m, skipH1, skipH2)), skipIndent, skipMark, optional(m,
        skipBadSecondTitle), skipTitleText, skipHeadingEnd), seq(and(m, skipSetextAhead), skipTitleText,
      skipHeadingEnd, skipBadSetext));
  const leaf214 = leaf(m, seq(not(m, skip_wrapperEnd), not(m, skipSectionAhead), not(m, skipOtherHeading)));
  const skipTitleStart = choice(m, seq(skipIndent, repeat(m, { least: 1, most: 3 }, lit(m, "#")), run(m, "\t "),
      optional(m, skipLineNoise), optional(m, skipTitleDecoration)), optional(m, skipTitleDecoration));
  const skipOverviewName = choice(m, seq(caseless(m, "architecture"), optional(m, seq(run(m, "\t ", 1), caseless(m,
    "overview")))), caseless(m, "overview"));
  const readBadSectionName = mistake(m, 'BadSectionName', seq(skipAnyOtherName, and(m, skipSectionEnd)));
  const readBadSectionRemark = mistake(m, 'BadSectionRemark', skipSectionRemark);
  const readSectionName = node(m, 'SectionName', seq(optional(m, readBadTitleDecoration), choice(m,
        seq(skipAnyOwnName, and(m, skipSectionEnd)), readBadSectionName), optional(m, readBadSectionRemark),
      optional(m, readBadTitleDecoration)));
  const readOwnName = node(m, 'OwnName', seq(optional(m, readBadTitleDecoration), skipAnyOwnName, and(m,
        skipSectionEnd), optional(m, readBadSectionRemark), optional(m, readBadTitleDecoration)));
  const readSectionHeading = node(m, (start, end, l) => ({ type: 'SectionHeading', start, end, mark: l[0] ?? null,
        name: l[1], under: l[2] ?? null }), seq(and(m, choice(m, skipH1, skipH2)), skipIndent, label(m, 0, readMark),
      label(m, 1, readSectionName), noteHeadingEnd), seq(and(m, skipH3), skipIndent, label(m, 0, readMark), label(m,
        1, readOwnName), noteHeadingEnd), seq(and(m, skipUnderlined), and(m, skipNamedSetext), label(m, 1,
        readSectionName), noteHeadingEnd, label(m, 2, readBadSetext)));
  const readOverviewHeading = node(m, (start, end, l) => ({ type: 'OverviewHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipOverviewName)), label(m, 0, readSectionHeading)));
  const leaf217 = leaf(m, readOverviewHeading);
  const noteBlankLines = coded(noteBlankLinesCode, "\t\n\r ");
  const leaf226 = leaf(m, noteBlankLines);
  const readInContracts = inside(m, 0);
  const skipInContracts = readInContracts;
  const skipHashes = seq(skipIndent, repeat(m, { least: 1, most: 6 }, lit(m, "#")), not(m, lit(m, "#")), run(m,
    "\t "), optional(m, skipLineNoise));
  const skipEndpointAhead = seq(optional(m, seq(skipNumber, one(m, ")."), run(m, "\t ", 1))), run(m, "*_`"),
    repeat(m, { least: 2, most: 10 }, one(m, "A-Za-z")), run(m, "*:_`"), run(m, "\t ", 1), run(m, "*_`"), lit(m,
  "/"));
  const readInSchemas = inside(m, 1);
  const skipInSchemas = readInSchemas;
  const skipTableWord = seq(optional(m, seq(skipNumber, one(m, ")."), run(m, "\t ", 1))), run(m, "*_`"), caseless(m,
    "table"), run(m, "\t "), run(m, "*_`"), run(m, "\t "), lit(m, ":"));
  const readInComponents = inside(m, 2);
  const skipInComponents = readInComponents;
  const skipComponentWord = seq(optional(m, seq(skipNumber, one(m, ")."), run(m, "\t ", 1))), run(m, "*_`"),
    caseless(m, "component"), run(m, "\t "), run(m, "*_`"), run(m, "\t "), lit(m, ":"));
  const readInFlatChecklist = inside(m, 4);
  const skipInFlatChecklist = readInFlatChecklist;
  const skipH4 = seq(skipIndent, lit(m, "####"), not(m, lit(m, "#")));
  const skipBadTitleNumber = seq(choice(m, seq(skipNumber, one(m, ").")), run(m,
        "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", 1), seq(lit(m, "["), one(m, " Xx"), lit(m, "]"))), run(m,
      "\t ", 1));
  const skipMethodWord = seq(seq(one(m, "A-Z"), repeat(m, { least: 1, most: 9 }, one(m, "A-Z"))), run(m, "\t ", 1),
    and(m, lit(m, "/")));
  const skipBadMethodName = seq(run(m, "*_`"), repeat(m, { least: 2, most: 10 }, one(m, "A-Za-z")), run(m, "*:_`"),
    run(m, "\t ", 1), run(m, "*_`"));
  const skipEndpointMethod = choice(m, skipMethodWord, skipBadMethodName);
  const skipPathPart = choice(m, run(m, "^\t\n\r\u001b #*/<`", 1), seq(lit(m, "/*"), and(m, seq(optional(m, lit(m,
          "`")), skipHeadingEndAhead))), lit(m, "/"), seq(lit(m, "*"), and(m, one(m, "^\t\n\r *"))), seq(not(m,
        skipLineNoise), one(m, "\u001b#<")));
  const skipPathText = seq(and(m, lit(m, "/")), many(m, 1, skipPathPart));
  const skipBadPathEnd = seq(run(m, "*_`", 1), and(m, skipHeadingEndAhead));
  const skipBadTitleRest = seq(not(m, skipHeadingEndAhead), many(m, 1, skipTitlePiece));
  const skipEndpoint = seq(optional(m, skipBadTitleNumber), skipEndpointMethod, skipPathText, optional(m,
      skipBadPathEnd), optional(m, skipBadTitleRest));
  const skipContractHeading = choice(m, seq(and(m, choice(m, skipH2, skipH3, skipH4)), skipIndent, skipMark,
      skipEndpoint, skipHeadingEnd), seq(and(m, skipH3), skipIndent, skipMark, skipTitleText, skipHeadingEnd),
    seq(and(m, skipSetextAhead), and(m, skipEndpointAhead), skipEndpoint, skipHeadingEnd, skipBadSetext));
  const readTitleMark = choice(m, lit(m, "**"), lit(m, "__"), lit(m, "*"), lit(m, "_"), lit(m, "`"));
  const readSameMark = same(m, 2, readTitleMark);
  const skipSameMark = quiet(m, readSameMark);
  const readMarkedName = node(m, 'MarkedName', many(m, 1, choice(m, run(m, "^\n\r*:_`", 1), seq(not(m, skipSameMark),
          one(m, "*_`")))));
  const readMarkedValue = node(m, 'MarkedValue', many(m, 1, choice(m, run(m, "^\n\r*_`", 1), seq(not(m,
            skipSameMark), one(m, "*_`")))));
  const readBadPair = handing(m, 2, mistake(m, (start, end, raw, l) => ({ type: 'BadPair', start, end, raw,
          mark: l[0], name: l[1], value: l[2] }), seq(hand(m, 2, [], label(m, 0, readTitleMark)), label(m, 1,
          readMarkedName), lit(m, ":"), run(m, "\t "), skipSameMark, run(m, "\t "), label(m, 2, readTitleText)),
      seq(hand(m, 2, [], label(m, 0, readTitleMark)), label(m, 1, readMarkedName), skipSameMark, run(m, "\t "),
        lit(m, ":"), run(m, "\t "), label(m, 2, readTitleText)), seq(hand(m, 2, [], label(m, 0, readTitleMark)),
        label(m, 1, readMarkedName), lit(m, ":"), run(m, "\t "), label(m, 2, readMarkedValue), skipSameMark, and(m,
          skipHeadingEndAhead))));
  const skipBadPair = quiet(m, readBadPair);
  const skipPairPiece = choice(m, run(m, "^\n\r:`", 1), seq(lit(m, "`"), run(m, "^\n\r`"), lit(m, "`")), lit(m, "`"));
  const skipPairName = many(m, 0, skipPairPiece);
  const skipPair = seq(skipPairName, lit(m, ":"), run(m, "\t "), skipTitleText);
  const skip_pair = choice(m, skipBadPair, skipPair);
  const skipLooseWord = seq(choice(m, caseless(m, "table"), caseless(m, "component")), optional(m, seq(run(m, "\t "),
        one(m, "\\-\u2013\u2014"))), run(m, "\t ", 1), and(m, seq(run(m, "^\t\n\r ", 1), skipHeadingEndAhead)));
  const skipSchemaHeading = choice(m, seq(and(m, choice(m, skipH2, skipH3, skipH4)), skipIndent, skipMark,
      optional(m, skipBadTitleNumber), and(m, skipTableWord), skip_pair, skipHeadingEnd), seq(and(m, skipH3),
      skipIndent, skipMark, optional(m, skipBadTitleNumber), optional(m, skipLooseWord), skipTitleText,
      skipHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipTableWord), skip_pair, skipHeadingEnd, skipBadSetext));
  const readInComponent = inside(m, 3);
  const skipInComponent = readInComponent;
  const skipParenthesis = seq(run(m, "^\n\r("), lit(m, "("));
  const skipMethodLevel = choice(m, and(m, seq(skipH3, skipParenthesis)), and(m, seq(skipIndent, lit(m, "####"))));
  const readInNotes = inside(m, 12);
  const skipInNotes = readInNotes;
  const skipTextInNotes = seq(skipInNotes, not(m, skipParenthesis));
  const skipSignatureName = coded(skipSignatureNameCode, "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192", true);
  const skip_parameterName = coded(skip_parameterNameCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192", true);
  const skipParameterName = skip_parameterName;
  const skipQuoted = choice(m, seq(lit(m, "\""), run(m, "^\n\r\"\\\\"), many(m, 0, seq(lit(m, "\\"), optional(m,
            one(m, "^\n\r")), run(m, "^\n\r\"\\\\"))), choice(m, lit(m, "\""), and(m, skipLineEnd))), seq(lit(m,
      "'"), run(m, "^\n\r'\\\\"), many(m, 0, seq(lit(m, "\\"), optional(m, one(m, "^\n\r")), run(m,
      "^\n\r'\\\\"))), choice(m, lit(m, "'"), and(m, skipLineEnd))));
  const skipInner = many(m, 0, choice(m, run(m, "^\n\r\"'-)[]{}", 1), again(() => skipBracketed), skipQuoted));
  const skipBracketed: Match = deep(m, choice(m, seq(lit(m, "("), skipInner, lit(m, ")")), seq(lit(m, "["),
        skipInner, lit(m, "]")), seq(lit(m, "{"), skipInner, lit(m, "}"))));
  const skipArrow = choice(m, lit(m, "->"), lit(m, "=>"), lit(m, "\u2192"), lit(m, "-->"), lit(m, "\u2013>"));
  const skipTypePiece = coded(skipTypePieceCode, "^\n\r),]`}", true);
  const skipResultPiece = choice(m, skipBracketed, skipQuoted, one(m, "^\n\r\"'-),=[]`{}"));
  const skip_typeText = coded(skip_typeTextCode, "^\n\r),]`}", true);
  const skipTypeText = skip_typeText;
  const skipLambdaHead = seq(lit(m, "lambda"), not(m, one(m, "0-9A-Z_a-z")), run(m, "^\n\r():`"), lit(m, ":"));
  const skipDefaultPiece = choice(m, skipBracketed, skipQuoted, seq(not(m, skipArrow), one(m, "^\n\r\"'-),[]`{}")));
  const skip_defaultText = seq(many(m, 1, choice(m, skipLambdaHead, skipDefaultPiece)), optional(m, seq(skipArrow,
        many(m, 1, choice(m, skipLambdaHead, skipResultPiece, lit(m, "="))), and(m, one(m, "),")))));
  const skipDefaultText = skip_defaultText;
  const skipParameterEnd = coded(skipParameterEndCode, null, true);
  const skipParameter = coded(skipParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192", true);
  const skipBadParameter = choice(m, seq(lit(m, ","), run(m, "\t ")), seq(skipArrow, many(m, 1, choice(m,
          skipResultPiece, one(m, ",="))), and(m, lit(m, ")")), run(m, "\t ")), seq(not(m, skipArrow), one(m,
      "^\n\r),`"), run(m, "^\n\r),`"), optional(m, lit(m, ",")), run(m, "\t ")));
  const skipParameterItem = coded(skipParameterItemCode, "^\n\r)`", true);
  const skipParametersEnd = coded(skipParametersEndCode, null, true);
  const skipParameters = coded(skipParametersCode, "(", true);
  const skipMissingParameters = and(m, seq(run(m, "\t "), choice(m, seq(optional(m, lit(m, ":")), run(m, "\t "),
          run(m, "`"), run(m, "\t "), skipLineEnd), skipArrow)));
  const skipSignatureList = coded(skipSignatureListCode, null, true);
  const skipBadArrow = choice(m, lit(m, "=>"), lit(m, "\u2192"), lit(m, "-->"), lit(m, "\u2013>"));
  const skipResultArrow = choice(m, lit(m, "->"), skipBadArrow);
  const skipSignatureTail = coded(skipSignatureTailCode, null, true);
  const skipReturnPiece = coded(skipReturnPieceCode, "^", true);
  const skipResultText = coded(skipResultTextCode, "^", true);
  const skipResult = coded(skipResultCode, "\t \\-=\u2013\u2192", true);
  const skipBadSignatureRest = seq(not(m, skipSignatureTail), many(m, 1, seq(not(m, skipHeadingEndAhead), one(m,
  "^\n\r"))));
  const skipSignatureEnd = coded(skipSignatureEndCode, null, true);
  const skipSignature = coded(skipSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192", true);
  const skipMethodOrnament = choice(m, one(m, "\t "), lit(m, "*"), seq(skipNumber, one(m, ").:"), one(m, "\t ")),
    seq(choice(m, caseless(m, "method"), caseless(m, "function"), caseless(m, "operation"), caseless(m,
      "interface")), run(m, "\t "), lit(m, ":")));
  const skipBadMethodTitle = many(m, 1, skipMethodOrnament);
  const skipMethodHeading = choice(m, seq(skipMethodLevel, not(m, skipTextInNotes), skipIndent, skipMark,
      skipSignature, skipHeadingEnd), seq(skipMethodLevel, not(m, skipInNotes), skipIndent, skipMark,
      skipBadMethodTitle, skipSignature, run(m, "*"), skipHeadingEnd), seq(and(m, skipSetextAhead), and(m,
        skipParenthesis), skipSignature, skipHeadingEnd, skipBadSetext));
  const skipComponentHeading = choice(m, seq(and(m, choice(m, skipH2, skipH3, skipH4)), skipIndent, skipMark,
      optional(m, skipBadTitleNumber), and(m, skipComponentWord), skip_pair, skipHeadingEnd), seq(and(m, skipH3),
      not(m, seq(skipInComponent, skipMethodHeading)), skipIndent, skipMark, optional(m, skipBadTitleNumber),
      optional(m, skipLooseWord), skipTitleText, skipHeadingEnd), seq(and(m, skipSetextAhead), and(m,
        skipComponentWord), skip_pair, skipHeadingEnd, skipBadSetext));
  const readInPlainChecklist = inside(m, 5);
  const skipInPlainChecklist = readInPlainChecklist;
  const readInDeepChecklist = inside(m, 6);
  const skipInDeepChecklist = readInDeepChecklist;
  const skipInChecklist = choice(m, skipInFlatChecklist, skipInPlainChecklist, skipInDeepChecklist);
  const skipCheckLevel = choice(m, and(m, skipH3), seq(skipInFlatChecklist, and(m, skipH2)), seq(skipInDeepChecklist,
      and(m, skipH4)));
  const skipCheckHeading = choice(m, seq(skipCheckLevel, skipIndent, skipMark, optional(m, skipBadTitleNumber),
      skip_pair, skipHeadingEnd), seq(skipCheckLevel, skipIndent, skipMark, optional(m, skipBadTitleNumber),
      skipTitleText, skipHeadingEnd), seq(and(m, skipSetextAhead), skip_pair, skipHeadingEnd, skipBadSetext));
  const skipItemAhead = choice(m, seq(skipInContracts, skipContractHeading), seq(skipInSchemas, skipSchemaHeading),
    seq(skipInComponents, skipComponentHeading), seq(skipInComponent, skipMethodHeading), seq(skipInChecklist,
      skipCheckHeading));
  const skipClaimed = choice(m, seq(skipInContracts, skipHashes, skipEndpointAhead), seq(skipInSchemas, skipHashes,
      skipTableWord), seq(skipInComponents, skipHashes, skipComponentWord), seq(skipInFlatChecklist, skipH2),
    seq(and(m, skipSetextAhead), skipItemAhead));
  const skipOtherSectionAhead = seq(not(m, skipClaimed), skipOtherHeading);
  const skipSectionStop = coded(skipSectionStopCode, "^\n\r", true);
  const leaf228 = leaf(m, not(m, skipSectionStop));
  const readStackHeading = node(m, (start, end, l) => ({ type: 'StackHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "tech"))), label(m, 0, readSectionHeading)));
  const leaf319 = leaf(m, readStackHeading);
  const readTechnology = node(m, (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
    seq(skipIndent, label(m, 0, read_label), run(m, "\t "), label(m, 1, readLineValue), noteValueEnd));
  const leaf321 = leaf(m, readTechnology);
  const readAssumptionsHeading = node(m, (start, end, l) => ({ type: 'AssumptionsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "assumption"))), label(m, 0,
        readSectionHeading)));
  const leaf323 = leaf(m, readAssumptionsHeading);
  const readMissingItem = mistake(m, 'MissingItem', seq(and(m, seq(skipIndent, lit(m, "**"), skipKnownWord,
          skipClose)), noteLine, many(m, 0, seq(not(m, skipParagraphStop), noteLine))));
  const leaf325 = leaf(m, readMissingItem);
  const skipContractsName = choice(m, caseless(m, "api"), caseless(m, "endpoints"));
  const readContractsHeading = node(m, (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipContractsName)), label(m, 0, readSectionHeading)));
  const leaf327 = leaf(m, readContractsHeading);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipMethodAhead = coded(skipMethodAheadCode, " #", true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const leaf330 = leaf(m, not(m, skipItemStop));
  const readBadTitleNumber = mistake(m, 'BadTitleNumber', seq(choice(m, seq(skipNumber, one(m, ").")), run(m,
          "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", 1), seq(lit(m, "["), one(m, " Xx"), lit(m, "]"))), run(m,
        "\t ", 1)));
  const readMethodWord = node(m, (start, end, l) => ({ type: 'MethodWord', start, end, word: l[0] }), seq(label(m, 0,
        text(m, seq(one(m, "A-Z"), repeat(m, { least: 1, most: 9 }, one(m, "A-Z"))))), run(m, "\t ", 1), and(m,
        lit(m, "/"))));
  const readBadMethodName = mistake(m, (start, end, raw, l) => ({ type: 'BadMethodName', start, end, raw,
        word: l[0] as string }), seq(run(m, "*_`"), label(m, 0, text(m, repeat(m, { least: 2, most: 10 }, one(m,
      "A-Za-z")))), run(m, "*:_`"), run(m, "\t ", 1), run(m, "*_`")));
  const readEndpointMethod = choice(m, readMethodWord, readBadMethodName);
  const readPathText = node(m, 'PathText', seq(and(m, lit(m, "/")), many(m, 1, skipPathPart)));
  const readBadPathEnd = mistake(m, 'BadPathEnd', seq(run(m, "*_`", 1), and(m, skipHeadingEndAhead)));
  const readBadTitleRest = mistake(m, 'BadTitleRest', seq(not(m, skipHeadingEndAhead), many(m, 1, skipTitlePiece)));
  const readEndpoint = node(m, (start, end, l) => ({ type: 'Endpoint', start, end, method: l[0], path: l[1] }),
    seq(optional(m, readBadTitleNumber), label(m, 0, readEndpointMethod), label(m, 1, readPathText), optional(m,
        readBadPathEnd), optional(m, readBadTitleRest)));
  const readContractHeading = node(m, (start, end, l) => ({ type: 'ContractHeading', start, end, mark: l[0] ?? null,
        endpoint: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(and(m, choice(m, skipH2, skipH3,
          skipH4)), skipIndent, label(m, 0, readMark), label(m, 1, readEndpoint), noteHeadingEnd), seq(and(m,
        skipH3), skipIndent, label(m, 0, readMark), label(m, 2, readTitleText), noteHeadingEnd), seq(and(m,
        skipSetextAhead), and(m, skipEndpointAhead), label(m, 1, readEndpoint), noteHeadingEnd, label(m, 3,
        readBadSetext)));
  const leaf334 = leaf(m, readContractHeading);
  const skipDescriptionName = seq(caseless(m, "description"), skipClose);
  const readDescriptionLabel = coded(readDescriptionLabelCode, "\t *+\\-0-9D_d", true);
  const skipRateLimitName = seq(caseless(m, "rate"), run(m, "\t _", 1), choice(m, caseless(m, "limits"), caseless(m,
      "limiting"), caseless(m, "limit")), skipClose);
  const readRateLimitLabel = coded(readRateLimitLabelCode, "\t *+\\-0-9R_r", true);
  const skipInMethod = coded(skipInMethodCode, null, true);
  const skipReturnsName = choice(m, seq(choice(m, caseless(m, "returns"), caseless(m, "return")), skipClose),
    seq(caseless(m, "return"), run(m, "\t _", 1), caseless(m, "value"), skipClose));
  const readReturnsLabel = coded(readReturnsLabelCode, "\t *+\\-0-9R_r", true);
  const skipSemanticUnitName = choice(m, seq(caseless(m, "semantic"), run(m, "\t _", 1), caseless(m, "unit"),
      optional(m, seq(run(m, "\t _", 1), caseless(m, "id"))), skipClose), seq(caseless(m, "unit"), skipClose));
  const readSemanticUnitLabel = coded(readSemanticUnitLabelCode, "\t *+\\-0-9SU_su", true);
  const skipResponsibilityName = seq(choice(m, caseless(m, "responsibility"), caseless(m, "responsibilities"),
      caseless(m, "purpose")), skipClose);
  const readResponsibilityLabel = coded(readResponsibilityLabelCode, "\t *+\\-0-9PR_pr", true);
  const skipCriteriaName = choice(m, seq(choice(m, caseless(m, "criteria"), caseless(m, "validation")), skipClose),
    seq(caseless(m, "validation"), run(m, "\t _", 1), choice(m, caseless(m, "criteria"), caseless(m, "criterion")),
      skipClose));
  const readCriteriaLabel = coded(readCriteriaLabelCode, "\t *+\\-0-9CV_cv", true);
  const skipSeverityName = seq(choice(m, caseless(m, "severity"), caseless(m, "priority")), skipClose);
  const readSeverityLabel = coded(readSeverityLabelCode, "\t *+\\-0-9PS_ps", true);
  const readTextKind = coded(readTextKindCode, null, true);
  const readBulletHolds = action(m, (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g,
      '    ')} `; }, seq(label(m, 0, text(m, run(m, "\t "))), skipBulletSign, run(m, "\t ", 1)));
  const skip_label = coded(skip_labelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const readLineHolds = coded(readLineHoldsCode, null, true);
  const readLabelHolds = coded(readLabelHoldsCode, null, true);
  const readTextHead = coded(readTextHeadCode, null);
  const skipAuthenticationName = choice(m, seq(choice(m, caseless(m, "authentication"), caseless(m, "auth")),
      optional(m, seq(run(m, "\t _", 1), caseless(m, "required"))), skipClose), seq(caseless(m, "requires"), run(m,
        "\t _", 1), caseless(m, "authentication"), skipClose));
  const skipFieldStop = choice(m, skipBlankLine, skipParagraphStop);
  const noteAnswerGap = many(m, 0, choice(m, run(m, "\t *`", 1), seq(noteEol, not(m, skipFieldStop))));
  const skipWordEnd = seq(run(m, "*`"), choice(m, one(m, "\t\n\r (,-.:;\u2013\u2014"), skipEof));
  const readYes = node(m, 'Yes', seq(choice(m, caseless(m, "yes"), caseless(m, "true"), caseless(m, "required"),
        caseless(m, "y")), and(m, skipWordEnd), not(m, seq(run(m, "\t "), choice(m, one(m, "/:=|"), seq(caseless(m,
              "or"), one(m, "\t "))), run(m, "\t "), caseless(m, "no")))));
  const skipNoEnd = seq(run(m, "*`"), choice(m, seq(run(m, "\t ", 1), lit(m, "-"), one(m, "\t ")), seq(run(m, "\t "),
        choice(m, one(m, "(,\u2013\u2014"), seq(lit(m, "."), choice(m, one(m, "\t\n\r *`"), skipEof)),
          seq(skipLineEnd, choice(m, skipEof, and(m, choice(m, skipBlankLine, skipFieldStop))))))));
  const skipExceptionWord = choice(m, seq(one(m, "\t (,-.;\u2013\u2014"), choice(m, caseless(m, "except"),
        caseless(m, "unless"), caseless(m, "but"), caseless(m, "only"), caseless(m, "yes"), caseless(m, "must"),
        caseless(m, "mandatory")), not(m, one(m, "A-Za-z"))), seq(one(m, "\t (,-.;\u2013\u2014"), choice(m,
        caseless(m, "requir"), caseless(m, "need"))));
  const skipException = seq(many(m, 1, seq(not(m, skipExceptionWord), one(m, "^\n\r"))), skipExceptionWord);
  const readNo = node(m, 'No', seq(choice(m, seq(caseless(m, "not"), run(m, "\t ", 1), choice(m, caseless(m,
            "required"), caseless(m, "needed"), caseless(m, "necessary"))), caseless(m, "none"), caseless(m, "no"),
        caseless(m, "false"), caseless(m, "n")), and(m, skipNoEnd), not(m, skipException)));
  const readAnswer = choice(m, pick(m, 1, noteAnswerGap, readYes, run(m, "*`")), pick(m, 1, noteAnswerGap, readNo,
      run(m, "*`")));
  const readAnswerHead = coded(readAnswerHeadCode, null);
  const skipRequestBodyName = seq(caseless(m, "request"), optional(m, seq(run(m, "\t _", 1), caseless(m, "body"))),
    optional(m, seq(run(m, "\t _", 1), caseless(m, "schema"))), skipClose);
  const readRequestBodyLabel = coded(readRequestBodyLabelCode, "\t *+\\-0-9R_r", true);
  const skipResponseName = choice(m, seq(caseless(m, "response"), run(m, "\t _", 1), choice(m, caseless(m,
        "(success)"), seq(lit(m, "(2"), run(m, "^\n\r(-*", 1), lit(m, ")")), caseless(m, "body"), caseless(m,
        "schema"), caseless(m, "success")), skipClose), seq(optional(m, seq(caseless(m, "success"), run(m, "\t _",
            1))), caseless(m, "response"), skipClose));
  const readResponseLabel = coded(readResponseLabelCode, "\t *+\\-0-9RS_rs", true);
  const readJsonKind = coded(readJsonKindCode, "\t *+\\-0-9RS_rs", true);
  const readTemplateRemark = node(m, 'TemplateRemark', seq(lit(m, "("), run(m, "\t "), caseless(m, "if"), run(m,
        "\t ", 1), caseless(m, "applicable"), optional(m, seq(run(m, "\t "), lit(m, "-"), run(m, " /A-Z"))), lit(m,
      ")"), and(m, seq(run(m, "\t "), skipLineEnd))));
  const readJsonValue = choice(m, readTemplateRemark, readLineValue);
  const readJsonHead = coded(readJsonHeadCode, null);
  const skipIndexesName = seq(choice(m, caseless(m, "indexes"), caseless(m, "indices"), caseless(m, "index")),
    skipClose);
  const readIndexesLabel = node(m, 'IndexesLabel', and(m, seq(skipAnyLead, skipOpen, skipIndexesName)));
  const skipRelationshipsName = choice(m, seq(choice(m, caseless(m, "relationships"), caseless(m, "relationship"),
        caseless(m, "relations")), skipClose), seq(caseless(m, "foreign"), run(m, "\t _", 1), caseless(m, "keys"),
      skipClose));
  const readRelationshipsLabel = node(m, 'RelationshipsLabel', and(m, seq(skipAnyLead, skipOpen,
        skipRelationshipsName)));
  const skipConstraintsName = choice(m, seq(choice(m, caseless(m, "constraints"), caseless(m, "constraint"),
        caseless(m, "checks")), skipClose), seq(caseless(m, "check"), run(m, "\t _", 1), caseless(m, "constraints"),
      skipClose));
  const readConstraintsLabel = node(m, 'ConstraintsLabel', and(m, seq(skipAnyLead, skipOpen, skipConstraintsName)));
  const readSqlKind = choice(m, readIndexesLabel, readRelationshipsLabel, readConstraintsLabel);
  const readSqlHead = coded(readSqlHeadCode, null);
  const skipComplexityName = seq(optional(m, seq(caseless(m, "estimated"), run(m, "\t _", 1))), caseless(m,
    "complexity"), skipClose);
  const readWholeNumber = node(m, (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }), label(m, 0,
      text(m, run(m, "0-9", 1))));
  const read_wholeNumber = pick(m, 1, noteAnswerGap, readWholeNumber, run(m, "*`"), not(m, one(m, ",-/")));
  const readNumberHead = coded(readNumberHeadCode, null);
  const leaf344 = leaf(m, choice(m, readTextHead, readAnswerHead, readJsonHead, readSqlHead, readNumberHead));
  const skipDependenciesName = choice(m, seq(choice(m, caseless(m, "dependencies"), caseless(m, "dependency")),
      skipClose), seq(caseless(m, "depends"), run(m, "\t _", 1), caseless(m, "on"), skipClose));
  const skipInterfacesName = seq(choice(m, caseless(m, "interfaces"), caseless(m, "interface"), caseless(m,
    "methods")), skipClose);
  const skipNotesName = choice(m, seq(caseless(m, "implementation"), optional(m, seq(run(m, "\t _", 1), choice(m,
            caseless(m, "notes"), caseless(m, "note")))), skipClose), seq(caseless(m, "notes"), skipClose));
  const skipComponentName = choice(m, skipSemanticUnitName, skipResponsibilityName, skipDependenciesName,
    skipInterfacesName, skipNotesName, skipComplexityName);
  const skipPlainLabelAhead = coded(skipPlainLabelAheadCode, null, true);
  const readInContract = inside(m, 7);
  const skipInContract = readInContract;
  const skipRequestParametersName = choice(m, seq(choice(m, caseless(m, "request"), caseless(m, "query"), caseless(m,
      "path")), run(m, "\t _", 1), caseless(m, "parameters"), skipClose), seq(caseless(m, "request"), run(m,
        "\t _", 1), caseless(m, "params"), skipClose), seq(caseless(m, "parameters"), skipClose));
  const skipErrorResponsesName = choice(m, seq(caseless(m, "error"), run(m, "\t _", 1), caseless(m, "response"),
      optional(m, caseless(m, "s")), skipClose), seq(caseless(m, "errors"), skipClose), seq(caseless(m, "response"),
      run(m, "\t _", 1), caseless(m, "(error"), optional(m, caseless(m, "s")), lit(m, ")"), skipClose));
  const skipContractName = choice(m, skipDescriptionName, skipAuthenticationName, skipRateLimitName,
    skipRequestParametersName, skipRequestBodyName, skipResponseName, skipErrorResponsesName);
  const readInSchema = inside(m, 8);
  const skipInSchema = readInSchema;
  const skipColumnsName = seq(choice(m, caseless(m, "columns"), caseless(m, "column"), caseless(m, "fields")),
    skipClose);
  const skipSchemaName = choice(m, skipDescriptionName, skipColumnsName, skipIndexesName, skipRelationshipsName,
    skipConstraintsName);
  const skipParametersName = seq(choice(m, caseless(m, "parameters"), caseless(m, "params"), caseless(m,
      "arguments"), caseless(m, "args")), skipClose);
  const skipRaisesName = seq(choice(m, caseless(m, "raises"), caseless(m, "exceptions"), caseless(m, "throws"),
      caseless(m, "errors")), skipClose);
  const skipMethodName = choice(m, skipParametersName, skipReturnsName, skipRaisesName, skipDescriptionName);
  const readInCheck = inside(m, 11);
  const skipInCheck = readInCheck;
  const skipCheckName = choice(m, skipCriteriaName, skipSeverityName);
  const skip_knownName = choice(m, seq(skipInContract, skipContractName), seq(skipInSchema, skipSchemaName),
    seq(skipInMethod, skipMethodName), seq(skipInComponent, skipComponentName), seq(skipInCheck, skipCheckName));
  const readHoldsAll = same(m, 3, lit(m, ""));
  const skipHoldsAll = quiet(m, readHoldsAll);
  const readHoldsRun = closes(m, 3, repeat(m, { least: 1, listed: true }, lit(m, " ")));
  const skipHoldsRun = quiet(m, readHoldsRun);
  const skipHeldBullet = choice(m, skipHoldsAll, and(m, seq(skipHoldsRun, skipBulletLead)), seq(repeat(m, { least: 0,
          most: 3 }, lit(m, " ")), lit(m, "\t")));
  const skipBulletLabelAhead = coded(skipBulletLabelAheadCode, "\t *+\\-0-9", true);
  const readListedRun = closes(m, 1, repeat(m, { least: 1, listed: true }, lit(m, " ")));
  const skipListedRun = quiet(m, readListedRun);
  const skipNestedInMethod = choice(m, seq(and(m, skipListedRun), skipBulletLead), seq(repeat(m, { least: 0,
          most: 3 }, lit(m, " ")), lit(m, "\t")));
  const readListedColumn = action(m, (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g,
      '    ')}  `; }, seq(label(m, 0, text(m, run(m, "\t "))), skipBulletSign, run(m, "\t ", 1)));
  const skipListedColumn = quiet(m, readListedColumn);
  const skipMissingListedParameters = and(m, seq(run(m, "\t "), choice(m, lit(m, "`"), skipArrow)));
  const skipListedList = choice(m, seq(run(m, "\t "), skipParameters), skipMissingListedParameters);
  const skipResultWord = many(m, 1, choice(m, skipBracketed, one(m, "^\t\n\r (-*:[]`{}\u2013\u2014")));
  const skipWordResult = seq(run(m, "\t "), skipResultArrow, run(m, "\t "), skipResultWord);
  const skipListedSignature = choice(m, seq(run(m, "`", 1), run(m, "\t "), optional(m, seq(lit(m, "async"), run(m,
            "\t ", 1))), optional(m, seq(lit(m, "def"), run(m, "\t ", 1))), skipSignatureName, skipListedList,
      optional(m, skipResult), run(m, "\t "), run(m, "`", 1)), seq(optional(m, seq(lit(m, "async"), run(m, "\t ",
            1))), optional(m, seq(lit(m, "def"), run(m, "\t ", 1))), skipSignatureName, skipParameters, optional(m,
        skipWordResult)));
  const skipListedGap = seq(run(m, "\t "), choice(m, one(m, ":\u2013\u2014"), seq(lit(m, "-"), and(m, one(m,
      "\t "))), and(m, skipLineEnd)), run(m, "\t "));
  const skipBulletText = coded(skipBulletTextCode, null, true);
  const skipListedHeading = seq(skipListedColumn, run(m, "*"), skipListedSignature, run(m, "*"), skipListedGap,
    skipBulletText);
  const skipListedAhead = coded(skipListedAheadCode, null, true);
  const skipFieldEnd = coded(skipFieldEndCode, null, true);
  const leaf397 = leaf(m, seq(and(m, skipClosedStart), not(m, skipFieldEnd)));
  const leaf440 = leaf(m, pick(m, 1, not(m, skipFieldEnd), readOpenBlock));
  const readRequestParametersLabel = node(m, 'RequestParametersLabel', and(m, seq(skipAnyLead, skipOpen,
        skipRequestParametersName)));
  const readParametersLabel = coded(readParametersLabelCode, "\t *+\\-0-9AP_ap", true);
  const readRaisesLabel = coded(readRaisesLabelCode, "\t *+\\-0-9ERT_ert", true);
  const readEntriesKind = coded(readEntriesKindCode, null, true);
  const skipInlineComma = seq(run(m, "\t "), one(m, ",;"), run(m, "\t "));
  const readClassName = node(m, 'ClassName', repeat(m, { least: 2 }, seq(one(m, "A-Z"), run(m, "0-9a-z", 1))));
  const readEntryName = choice(m, pick(m, 1, lit(m, "`"), readCodeName, lit(m, "`")), pick(m, 1, not(m, one(m,
      "A-Z")), readBareName), readClassName);
  const readInlineText = node(m, 'InlineText', many(m, 0, seq(not(m, seq(skipInlineComma, lit(m, "`"), run(m,
              "^\n\r`", 1), lit(m, "`"), run(m, "\t "), lit(m, ":"))), one(m, "^\n\r"))));
  const read_className = choice(m, pick(m, 1, lit(m, "`"), readCodeName, lit(m, "`")), readClassName);
  const readInlineEntry = node(m, (start, end, l) => ({ type: 'InlineEntry', start, end, name: l[0],
        value: l[1] ?? null }), seq(label(m, 0, readEntryName), run(m, "\t "), choice(m, lit(m, ":"), one(m,
        "\u2013\u2014"), seq(lit(m, "-"), and(m, one(m, "\t "))), and(m, lit(m, "("))), run(m, "\t "), label(m, 1,
        readInlineText)), seq(label(m, 0, read_className), and(m, choice(m, skipInlineComma, seq(run(m, "\t "),
            skipLineEnd)))));
  const readInlineEntries = node(m, (start, end, l) => ({ type: 'InlineEntries', start, end, entries: l[0] }),
    seq(label(m, 0, repeat(m, { least: 1, between: skipInlineComma, listed: true }, readInlineEntry)), and(m,
        seq(run(m, "\t "), skipLineEnd))));
  const readEntriesValue = choice(m, readTemplateRemark, readInlineEntries, readLineValue);
  const readEntriesHead = coded(readEntriesHeadCode, null);
  const leaf441 = leaf(m, readEntriesHead);
  const readEntriesLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "),
    readInlineEntries, noteLineEnd);
  const readEntriesText = node(m, (start, end, l) => ({ type: 'EntriesText', start, end, lines: l[0] }), seq(label(m,
        0, repeat(m, { least: 1, listed: true }, readEntriesLine)), and(m, skipFieldStop)));
  const leaf455 = leaf(m, pick(m, 1, not(m, skipFieldEnd), choice(m, readBullet, readEntriesText, readOpenBlock)));
  const readRestText = readLineValue;
  const readFailureText = node(m, (start, end, l) => ({ type: 'FailureText', start, end, failure: l[0],
        text: l[1] }), seq(label(m, 0, choice(m, readFailure, readLooseFailure)), label(m, 1, readRestText)));
  const readFailuresValue = choice(m, readFailureText, readLineValue);
  const readFailuresHead = node(m, (start, end, l) => ({ type: 'FailuresHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipErrorResponsesName)), label(m, 0, readLabelHolds),
      label(m, 1, read_label), run(m, "\t "), label(m, 2, readFailuresValue), noteValueEnd));
  const leaf458 = leaf(m, readFailuresHead);
  const readFailureLine = pick(m, 2, not(m, skipBlankLine), run(m, "\t "), readFailureText, noteLineEnd);
  const readFailureLines = node(m, (start, end, l) => ({ type: 'FailureLines', start, end, lines: l[0] }),
    seq(label(m, 0, repeat(m, { least: 1, listed: true }, readFailureLine)), and(m, skipFieldStop)));
  const leaf463 = leaf(m, pick(m, 2, and(m, seq(run(m, "\t *_`"), one(m, "1-5"), one(m, "0-9"), one(m, "0-9"))),
      not(m, skipItemStop), readFailureLines));
  const readOtherHead = node(m, (start, end, l) => ({ type: 'OtherHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipIndent, skipLabelMark)), not(m, seq(skipIndent, skipOpen,
          skip_knownName)), label(m, 0, readLineHolds), label(m, 1, read_label), run(m, "\t "), label(m, 2,
        readLineValue), noteValueEnd));
  const leaf466 = leaf(m, readOtherHead);
  const readSchemasHeading = node(m, (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "data"))), label(m, 0, readSectionHeading)));
  const leaf468 = leaf(m, readSchemasHeading);
  const readPairName = node(m, 'PairName', many(m, 0, skipPairPiece));
  const readPair = node(m, (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }), seq(label(m,
        0, readPairName), lit(m, ":"), run(m, "\t "), label(m, 1, readTitleText)));
  const read_pair = choice(m, readBadPair, readPair);
  const readSchemaHeading = node(m, (start, end, l) => ({ type: 'SchemaHeading', start, end, mark: l[0] ?? null,
        pair: l[1] ?? null, word: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }), seq(and(m, choice(m,
          skipH2, skipH3, skipH4)), skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), and(m,
        skipTableWord), label(m, 1, read_pair), noteHeadingEnd), seq(and(m, skipH3), skipIndent, label(m, 0,
        readMark), optional(m, readBadTitleNumber), label(m, 2, text(m, optional(m, skipLooseWord))), label(m, 3,
        readTitleText), noteHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipTableWord), label(m, 1, read_pair),
      noteHeadingEnd, label(m, 4, readBadSetext)));
  const leaf470 = leaf(m, readSchemaHeading);
  const readColumnsHead = node(m, (start, end, l) => ({ type: 'ColumnsHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipColumnsName)), label(m, 0, readLabelHolds),
      label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd));
  const leaf475 = leaf(m, readColumnsHead);
  const readTableRows = node(m, (start, end, l) => ({ type: 'TableRows', start, end, rows: l[0] }), seq(label(m, 0,
        repeat(m, { least: 1, listed: true }, read_tableRow)), and(m, skipFieldStop)));
  const leaf477 = leaf(m, choice(m, readBlankLines, pick(m, 2, and(m, seq(run(m, "\t "), lit(m, "|"))), not(m,
          skipFieldEnd), choice(m, readTable, readTableRows, readParagraph)), pick(m, 3, not(m, skipFieldEnd), not(m,
          skipTableHead), not(m, skipPipedLines), readTableRows)));
  const readComponentsHeading = node(m, (start, end, l) => ({ type: 'ComponentsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "component"))), label(m, 0,
        readSectionHeading)));
  const leaf479 = leaf(m, readComponentsHeading);
  const readComponentHeading = node(m, (start, end, l) => ({ type: 'ComponentHeading', start, end,
        mark: l[0] ?? null, pair: l[1] ?? null, word: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
    seq(and(m, choice(m, skipH2, skipH3, skipH4)), skipIndent, label(m, 0, readMark), optional(m,
        readBadTitleNumber), and(m, skipComponentWord), label(m, 1, read_pair), noteHeadingEnd), seq(and(m, skipH3),
      not(m, seq(skipInComponent, skipMethodHeading)), skipIndent, label(m, 0, readMark), optional(m,
        readBadTitleNumber), label(m, 2, text(m, optional(m, skipLooseWord))), label(m, 3, readTitleText),
      noteHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipComponentWord), label(m, 1, read_pair),
      noteHeadingEnd, label(m, 4, readBadSetext)));
  const leaf481 = leaf(m, readComponentHeading);
  const readName = node(m, 'Name', run(m, "^\n\r,", 1));
  const readNameLine = node(m, (start, end, l) => ({ type: 'NameLine', start, end, names: l[0] }), label(m, 0,
      repeat(m, { least: 1, between: lit(m, ","), listed: true }, readName)));
  const readNamesValue = choice(m, readNameLine, readLineValue);
  const readNamesHead = coded(readNamesHeadCode, "\t *+\\-0-9D_d");
  const leaf483 = leaf(m, readNamesHead);
  const readNameTextLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "), readNameLine,
    noteLineEnd);
  const readNamesText = node(m, (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }), label(m, 0,
      repeat(m, { least: 1, listed: true }, readNameTextLine)));
  const leaf488 = leaf(m, pick(m, 1, not(m, skipFieldEnd), choice(m, readBullet, readNamesText, readOpenBlock)));
  const readNotesHolds = choice(m, readBulletHolds, pick(m, 1, skipIndent, lit(m, "")));
  const readNotesHead = node(m, (start, end, l) => ({ type: 'NotesHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipNotesName)), label(m, 0, readNotesHolds), label(m,
        1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd));
  const leaf491 = leaf(m, readNotesHead);
  const readInterfacesHead = node(m, (start, end, l) => ({ type: 'InterfacesHead', start, end, holds: l[0],
        label: l[1], value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipInterfacesName)), label(m, 0,
        readLabelHolds), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd));
  const leaf494 = leaf(m, readInterfacesHead);
  const skipComponentStop = coded(skipComponentStopCode, "^\n\r", true);
  const leaf496 = leaf(m, not(m, skipComponentStop));
  const readParameterName = node(m, 'ParameterName', skip_parameterName);
  const readTypeText = node(m, 'TypeText', skip_typeText);
  const readDefaultText = node(m, 'DefaultText', skip_defaultText);
  const readBadType = mistake(m, 'BadType', run(m, "^\n\r)", 1));
  const readParameter = coded(readParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192");
  const readBadParameter = mistake(m, 'BadParameter', seq(lit(m, ","), run(m, "\t ")), seq(skipArrow, many(m, 1,
        choice(m, skipResultPiece, one(m, ",="))), and(m, lit(m, ")")), run(m, "\t ")), seq(not(m, skipArrow), one(m,
      "^\n\r),`"), run(m, "^\n\r),`"), optional(m, lit(m, ",")), run(m, "\t ")));
  const readParameterItem = coded(readParameterItemCode, "^\n\r)`");
  const readMissingParenthesis = mistake(m, 'MissingParenthesis', lit(m, ""));
  const noteParametersEnd = coded(noteParametersEndCode, null);
  const readParameters = coded(readParametersCode, "(");
  const readMissingParameters = mistake(m, 'MissingParameters', and(m, seq(run(m, "\t "), choice(m, seq(optional(m,
              lit(m, ":")), run(m, "\t "), run(m, "`"), run(m, "\t "), skipLineEnd), skipArrow))));
  const readSignatureList = coded(readSignatureListCode, null);
  const readBadArrow = mistake(m, 'BadArrow', lit(m, "=>"), lit(m, "\u2192"), lit(m, "-->"), lit(m, "\u2013>"));
  const noteResultArrow = choice(m, lit(m, "->"), readBadArrow);
  const readResultText = coded(readResultTextCode, "^", true);
  const readResult = coded(readResultCode, "\t \\-=\u2013\u2192");
  const readBadSignatureRest = mistake(m, 'BadSignatureRest', seq(not(m, skipSignatureTail), many(m, 1, seq(not(m,
            skipHeadingEndAhead), one(m, "^\n\r")))));
  const noteSignatureEnd = coded(noteSignatureEndCode, null);
  const readSignature = coded(readSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192");
  const readBadMethodTitle = mistake(m, 'BadMethodTitle', many(m, 1, skipMethodOrnament));
  const readMethodHeading = node(m, (start, end, l) => ({ type: 'MethodHeading', start, end, mark: l[0] ?? null,
        signature: l[1], under: l[2] ?? null }), seq(skipMethodLevel, not(m, skipTextInNotes), skipIndent, label(m,
        0, readMark), label(m, 1, readSignature), noteHeadingEnd), seq(skipMethodLevel, not(m, skipInNotes),
      skipIndent, label(m, 0, readMark), readBadMethodTitle, label(m, 1, readSignature), run(m, "*"),
      noteHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipParenthesis), label(m, 1, readSignature),
      noteHeadingEnd, label(m, 2, readBadSetext)));
  const leaf498 = leaf(m, readMethodHeading);
  const skipComponentLabelAhead = choice(m, seq(skipIndent, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead), seq(not(m, skipHeldBullet), skipBulletLead, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead));
  const skipMethodStop = coded(skipMethodStopCode, "^\n\r", true);
  const leaf520 = leaf(m, not(m, skipMethodStop));
  const readMissingListedParameters = mistake(m, 'MissingListedParameters', and(m, seq(run(m, "\t "), choice(m,
          lit(m, "`"), skipArrow))));
  const readListedList = choice(m, pick(m, 1, run(m, "\t "), readParameters), readMissingListedParameters);
  const readResultWord = node(m, 'ResultWord', many(m, 1, choice(m, skipBracketed, one(m,
  "^\t\n\r (-*:[]`{}\u2013\u2014"))));
  const readWordResult = node(m, (start, end, l) => ({ type: 'WordResult', start, end, of: l[0] }), seq(run(m,
      "\t "), noteResultArrow, run(m, "\t "), label(m, 0, readResultWord)));
  const readListedSignature = node(m, (start, end, l) => ({ type: 'ListedSignature', start, end, isAsync: l[0],
        name: l[1], list: l[2], result: l[3] }), seq(run(m, "`", 1), run(m, "\t "), label(m, 0, optional(m, tuple(m,
            [0, 1], lit(m, "async"), repeat(m, { least: 1, listed: true }, readBlank)))), optional(m, seq(lit(m,
          "def"), run(m, "\t ", 1))), label(m, 1, text(m, skipSignatureName)), label(m, 2, readListedList),
      label(m, 3, optional(m, readResult)), run(m, "\t "), run(m, "`", 1)), seq(label(m, 0, optional(m, tuple(m, [0,
              1], lit(m, "async"), repeat(m, { least: 1, listed: true }, readBlank)))), optional(m, seq(lit(m,
          "def"), run(m, "\t ", 1))), label(m, 1, text(m, skipSignatureName)), label(m, 2, readParameters),
      label(m, 3, optional(m, readWordResult))));
  const readListedHeading = node(m, (start, end, l) => ({ type: 'ListedHeading', start, end, inner: l[0],
        signature: l[1], text: l[2] }), seq(label(m, 0, readListedColumn), run(m, "*"), label(m, 1,
        readListedSignature), run(m, "*"), skipListedGap, label(m, 2, readBulletText)));
  const leaf523 = leaf(m, readListedHeading);
  const skipListedStop = choice(m, skipMethodStop, seq(not(m, skipNestedInMethod), skipListedHeading));
  const leaf530 = leaf(m, not(m, skipListedStop));
  const skipChecklistName = choice(m, seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "review")),
    seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "checklist")), caseless(m, "review"), caseless(m,
  "checklist"));
  const readChecklistHeading = node(m, (start, end, l) => ({ type: 'ChecklistHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipChecklistName)), label(m, 0, readSectionHeading)));
  const leaf532 = leaf(m, pick(m, 1, and(m, skipH1), readChecklistHeading));
  const readCheckHeading = node(m, (start, end, l) => ({ type: 'CheckHeading', start, end, mark: l[0] ?? null,
        pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(skipCheckLevel, skipIndent, label(m, 0,
        readMark), optional(m, readBadTitleNumber), label(m, 1, read_pair), noteHeadingEnd), seq(skipCheckLevel,
      skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), label(m, 2, readTitleText),
      noteHeadingEnd), seq(and(m, skipSetextAhead), label(m, 1, read_pair), noteHeadingEnd, label(m, 3,
        readBadSetext)));
  const leaf535 = leaf(m, readCheckHeading);
  const leaf537 = leaf(m, pick(m, 1, and(m, choice(m, skipH2, skipSetextAhead)), readChecklistHeading));
  const leaf538 = leaf(m, pick(m, 1, and(m, skipH3), readChecklistHeading));
  const leaf539 = leaf(m, pick(m, 1, not(m, skip_wrapperEnd), readOtherHeading));
  const readWrapperEnd = node(m, 'WrapperEnd', seq(skip_wrapperEnd, noteLineEnd));
  const readMissingWrapperEnd = mistake(m, 'MissingWrapperEnd', lit(m, ""));
  const leaf540 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const readAfterText = node(m, 'AfterText', many(m, 1, seq(not(m, skipBlankLine), noteLine)));
  const readAfter = choice(m, readBlankLine, readAfterText);
  const leaf543 = leaf(m, readAfter);
  const readMethodText = node(m, (start, end, l) => ({ type: 'MethodText', start, end, signature: l[0] }),
    seq(label(m, 0, readSignature), skipEof));
  const leaf547 = leaf(m, readMethodText);

  const stepblock: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf110, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf135 }] };
  const stepleadBlock: Step = { op: 'choice', starts: [STARTS_1, STARTS_3], alternatives: [{ op: 'leaf', read: leaf89 }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf17, body: { op: 'choice', starts: [STARTS_0, STARTS_3], alternatives: [{ op: 'leaf', read: leaf76 }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf214, body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'leaf', read: leaf321 }, stepblock] } }] }] };
  const stepassumptionBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'leaf', read: leaf325 }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'leaf', read: leaf325 }, stepblock] } }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf397, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf440 }] };
  const stepentriesBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf397, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf455 }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: [STARTS_7, null], alternatives: [{ op: 'leaf', read: leaf463 }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_8, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf477 }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_9, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf397, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf488 }] };
  const stepmethodPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf520, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf530, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf496, body: { op: 'choice', starts: [STARTS_0, STARTS_12], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_10, STARTS_11, STARTS_13, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf496, body: { op: 'choice', starts: [STARTS_0, STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf226 }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf228, body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: [STARTS_3, STARTS_3, STARTS_3, STARTS_3, STARTS_3, STARTS_3, STARTS_14, STARTS_0, STARTS_14, STARTS_0], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf188, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf543 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf206 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf112 }, { op: 'leaf', read: leaf133 }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf204 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf206 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf540 }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf217 }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf319 }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf323 }, { op: 'loop', body: stepassumptionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf327 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf334 }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf344 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf441 }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf458 }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf466 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf468 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf470 }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf475 }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf479 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf481 }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf483 }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf491 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf494 }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf498 }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf523 }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf532 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf535 }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf537 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf538 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf539 }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: leaf547 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Document', 'MethodText'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole document is in a code fence.","example":"```markdown\n# Design Specification: X-1\n```","mend":"Write the document without a fence around it."},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the document is never closed.","example":"```markdown\n# Design Specification: X-1","mend":"Write the document without a fence around it."},
    MissingItem: {"code":"missing-item","severity":"error","meaning":"A field is above the first item of its section. It was kept as text.","example":"## API Contracts\n\n**Description:** Lists the books.","mend":"Start each item with its heading, such as ### GET /books."},
    BadHeadingSpace: {"code":"bad-heading-space","severity":"warning","meaning":"A space is missing after the # of a heading.","example":"##Assumptions","mend":"Write a space after the #."},
    BadSetext: {"code":"bad-setext","severity":"warning","meaning":"A heading is underlined.","example":"Assumptions\n-----------","mend":"Write the heading with #."},
    BadTitleName: {"code":"bad-title-name","severity":"warning","meaning":"The title of the document is not the one in the specification.","example":"# Design Spec: X-1","mend":"Write # Design Specification: and the task id."},
    BadTitleMark: {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","mend":"Write titles as plain text."},
    BadSectionName: {"code":"bad-section-name","severity":"warning","meaning":"The title of a section is not the one in the specification.","example":"## Components","mend":"Use the titles in the specification."},
    BadSectionRemark: {"code":"bad-section-remark","severity":"warning","meaning":"A remark after the title of a section. It was left out.","example":"## API Contracts (REST)","mend":"Put remarks into the text of the section."},
    BadTitleDecoration: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","mend":"Write the title alone."},
    BadTitleNumber: {"code":"bad-title-decoration","severity":"warning","meaning":"A number, a symbol or emphasis in a title.","example":"## 3. **Assumptions**","mend":"Write the title alone."},
    BadSecondTitle: {"code":"bad-second-title","severity":"error","meaning":"There is a second title. It was kept as a section.","example":"# Design Specification: X-1\n# Design Specification: X-2","mend":"Write one document."},
    BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in upper case, or has emphasis.","example":"### `get` /users","mend":"Write the method in upper case, as plain text."},
    BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"Emphasis or backticks after the path of an endpoint.","example":"### GET `/users`","mend":"Write the path as plain text."},
    BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"Text after the path of an endpoint. It was left out.","example":"### GET /users (admins)","mend":"Put remarks into the description."},
    BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or emphasis around the signature of a method.","example":"#### 1. **`run() -> None`**","mend":"Write the signature alone, in backticks."},
    BadPair: {"code":"bad-title-mark","severity":"warning","meaning":"A title has emphasis or backticks.","example":"# Design Specification: **X-1**","mend":"Write titles as plain text."},
    BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not bold with a colon.","example":"Description: what it does","mend":"Write **Description:** what it does."},
    MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a heading or a label.","example":"**Descrip","mend":"The text was cut off: write all of it again."},
    BadNoiseLine: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it."},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"<!-- to do","mend":"Close the comment with -->."},
    BadTable: {"code":"bad-table","severity":"warning","meaning":"A table has no line of dashes below its head, or one with another number of cells.","example":"| Column | Type |\n| id | UUID |","mend":"Write | --- | --- | below the head, with a cell for each column."},
    BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is not a parameter. It was left out.","example":"#### `run(a, ,b)`","mend":"Write each parameter as name: type, with commas between them."},
    BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","mend":"Close every bracket of the type."},
    MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature is never closed.","example":"#### `run(a: int`","mend":"Close the parenthesis."},
    MissingParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run()."},
    MissingListedParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run()."},
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","mend":"Write -> before the return type."},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","mend":"Put remarks into the description."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF."},
  },
  registers: 5,
  tables: 0,
  inside: 14,
};
