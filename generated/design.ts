// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type RecoveryNode, type Step, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, again, and, caseless, choice, closes, coded, deep, hand, handing, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, scope, seq, test, text, tuple } from '../src/engine/generated.ts';

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

export interface BadWrapperNode extends RecoveryNode {
  readonly type: 'BadWrapper';
  readonly run: string;
}

export interface WrapperEndNode extends TreeNode {
  readonly type: 'WrapperEnd';
}

export interface MissingWrapperEndNode extends RecoveryNode {
  readonly type: 'MissingWrapperEnd';
}

export interface AfterTextNode extends TreeNode {
  readonly type: 'AfterText';
}

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

export interface MissingItemNode extends RecoveryNode {
  readonly type: 'MissingItem';
}

export interface MethodTextNode extends TreeNode {
  readonly type: 'MethodText';
  readonly signature: SignatureNode;
}

export interface MarkNode extends TreeNode {
  readonly type: 'Mark';
  readonly marks: string;
}

export interface BadHeadingSpaceNode extends RecoveryNode {
  readonly type: 'BadHeadingSpace';
}

export interface TitleTextNode extends TreeNode {
  readonly type: 'TitleText';
}

export interface BadSetextNode extends RecoveryNode {
  readonly type: 'BadSetext';
  readonly line: string;
}

export interface TitleHeadingNode extends TreeNode {
  readonly type: 'TitleHeading';
  readonly mark: MarkNode | null;
  readonly id: MarkedIdNode | TitleTextNode;
  readonly under: BadSetextNode | null;
}

export interface BadTitleNameNode extends RecoveryNode {
  readonly type: 'BadTitleName';
}

export interface MarkedIdNode extends TreeNode {
  readonly type: 'MarkedId';
}

export interface BadTitleMarkNode extends RecoveryNode {
  readonly type: 'BadTitleMark';
}

export interface SectionHeadingNode extends TreeNode {
  readonly type: 'SectionHeading';
  readonly mark: MarkNode | null;
  readonly name: SectionNameNode | OwnNameNode;
  readonly under: BadSetextNode | null;
}

export interface SectionNameNode extends TreeNode {
  readonly type: 'SectionName';
}

export interface OwnNameNode extends TreeNode {
  readonly type: 'OwnName';
}

export interface BadSectionNameNode extends RecoveryNode {
  readonly type: 'BadSectionName';
}

export interface BadSectionRemarkNode extends RecoveryNode {
  readonly type: 'BadSectionRemark';
}

export interface BadTitleDecorationNode extends RecoveryNode {
  readonly type: 'BadTitleDecoration';
}

export interface BadTitleNumberNode extends RecoveryNode {
  readonly type: 'BadTitleNumber';
}

export interface OtherHeadingNode extends TreeNode {
  readonly type: 'OtherHeading';
  readonly mark: MarkNode | null;
  readonly title: TitleTextNode;
  readonly under: BadSetextNode | null;
}

export interface BadSecondTitleNode extends RecoveryNode {
  readonly type: 'BadSecondTitle';
}

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

export interface MethodWordNode extends TreeNode {
  readonly type: 'MethodWord';
  readonly word: string;
}

export interface BadMethodNameNode extends RecoveryNode {
  readonly type: 'BadMethodName';
  readonly word: string;
}

export interface PathTextNode extends TreeNode {
  readonly type: 'PathText';
}

export interface BadPathEndNode extends RecoveryNode {
  readonly type: 'BadPathEnd';
}

export interface BadTitleRestNode extends RecoveryNode {
  readonly type: 'BadTitleRest';
}

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

export interface BadMethodTitleNode extends RecoveryNode {
  readonly type: 'BadMethodTitle';
}

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

export interface PairNameNode extends TreeNode {
  readonly type: 'PairName';
}

export interface BadPairNode extends RecoveryNode {
  readonly type: 'BadPair';
  readonly mark: "**" | "__" | "*" | "_" | "`";
  readonly name: MarkedNameNode;
  readonly value: TitleTextNode | MarkedValueNode;
}

export interface MarkedNameNode extends TreeNode {
  readonly type: 'MarkedName';
}

export interface MarkedValueNode extends TreeNode {
  readonly type: 'MarkedValue';
}

export interface LabelNode extends TreeNode {
  readonly type: 'Label';
  readonly name: LabelNameNode;
}

export interface LabelNameNode extends TreeNode {
  readonly type: 'LabelName';
}

export interface BadLabelNode extends RecoveryNode {
  readonly type: 'BadLabel';
  readonly name: UnderscoredNameNode | KnownNameNode;
  readonly open: "**" | null;
}

export interface UnderscoredNameNode extends TreeNode {
  readonly type: 'UnderscoredName';
}

export interface KnownNameNode extends TreeNode {
  readonly type: 'KnownName';
}

export interface TextHeadNode extends TreeNode {
  readonly type: 'TextHead';
  readonly kind: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface DescriptionLabelNode extends TreeNode {
  readonly type: 'DescriptionLabel';
}

export interface RateLimitLabelNode extends TreeNode {
  readonly type: 'RateLimitLabel';
}

export interface ReturnsLabelNode extends TreeNode {
  readonly type: 'ReturnsLabel';
}

export interface SemanticUnitLabelNode extends TreeNode {
  readonly type: 'SemanticUnitLabel';
}

export interface ResponsibilityLabelNode extends TreeNode {
  readonly type: 'ResponsibilityLabel';
}

export interface CriteriaLabelNode extends TreeNode {
  readonly type: 'CriteriaLabel';
}

export interface SeverityLabelNode extends TreeNode {
  readonly type: 'SeverityLabel';
}

export interface OtherHeadNode extends TreeNode {
  readonly type: 'OtherHead';
  readonly holds: "" | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface LineValueNode extends TreeNode {
  readonly type: 'LineValue';
}

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

export interface YesNode extends TreeNode {
  readonly type: 'Yes';
}

export interface NoNode extends TreeNode {
  readonly type: 'No';
}

export interface NumberHeadNode extends TreeNode {
  readonly type: 'NumberHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly number: WholeNumberNode | null;
  readonly value: LineValueNode;
}

export interface WholeNumberNode extends TreeNode {
  readonly type: 'WholeNumber';
  readonly digits: string;
}

export interface NamesHeadNode extends TreeNode {
  readonly type: 'NamesHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: NameLineNode | LineValueNode;
}

export interface NamesTextNode extends TreeNode {
  readonly type: 'NamesText';
  readonly lines: NameLineNode[];
}

export interface NameLineNode extends TreeNode {
  readonly type: 'NameLine';
  readonly names: NameNode[];
}

export interface NameNode extends TreeNode {
  readonly type: 'Name';
}

export interface EntriesHeadNode extends TreeNode {
  readonly type: 'EntriesHead';
  readonly kind: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}

export interface RequestParametersLabelNode extends TreeNode {
  readonly type: 'RequestParametersLabel';
}

export interface ParametersLabelNode extends TreeNode {
  readonly type: 'ParametersLabel';
}

export interface RaisesLabelNode extends TreeNode {
  readonly type: 'RaisesLabel';
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

export interface InlineTextNode extends TreeNode {
  readonly type: 'InlineText';
}

export interface ClassNameNode extends TreeNode {
  readonly type: 'ClassName';
}

export interface TemplateRemarkNode extends TreeNode {
  readonly type: 'TemplateRemark';
}

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

export interface HttpStatusNode extends TreeNode {
  readonly type: 'HttpStatus';
  readonly digits: string;
}

export interface FailureCodeNode extends TreeNode {
  readonly type: 'FailureCode';
}

export interface ConstantCodeNode extends TreeNode {
  readonly type: 'ConstantCode';
}

export interface ColumnsHeadNode extends TreeNode {
  readonly type: 'ColumnsHead';
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface TableRowsNode extends TreeNode {
  readonly type: 'TableRows';
  readonly rows: TableRowNode[];
}

export interface JsonHeadNode extends TreeNode {
  readonly type: 'JsonHead';
  readonly kind: RequestBodyLabelNode | ResponseLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}

export interface RequestBodyLabelNode extends TreeNode {
  readonly type: 'RequestBodyLabel';
}

export interface ResponseLabelNode extends TreeNode {
  readonly type: 'ResponseLabel';
}

export interface SqlHeadNode extends TreeNode {
  readonly type: 'SqlHead';
  readonly kind: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
  readonly holds: string | null;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface IndexesLabelNode extends TreeNode {
  readonly type: 'IndexesLabel';
}

export interface RelationshipsLabelNode extends TreeNode {
  readonly type: 'RelationshipsLabel';
}

export interface ConstraintsLabelNode extends TreeNode {
  readonly type: 'ConstraintsLabel';
}

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

export interface RuleNode extends TreeNode {
  readonly type: 'Rule';
}

export interface FooterNode extends TreeNode {
  readonly type: 'Footer';
  readonly stamp: FooterStampNode | null;
}

export interface FooterStampNode extends TreeNode {
  readonly type: 'FooterStamp';
  readonly text: string;
}

export interface MissingMarkEndNode extends RecoveryNode {
  readonly type: 'MissingMarkEnd';
}

export interface BadNoiseLineNode extends RecoveryNode {
  readonly type: 'BadNoiseLine';
}

export interface BulletNode extends TreeNode {
  readonly type: 'Bullet';
  readonly lead: string;
  readonly content: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
  readonly text: BulletTextNode;
}

export interface BulletTextNode extends TreeNode {
  readonly type: 'BulletText';
}

export interface LabelledItemNode extends TreeNode {
  readonly type: 'LabelledItem';
  readonly label: LabelNode | BadLabelNode;
}

export interface CodeItemNode extends TreeNode {
  readonly type: 'CodeItem';
  readonly name: CodeNameNode;
}

export interface CodeNameNode extends TreeNode {
  readonly type: 'CodeName';
}

export interface LooseItemNode extends TreeNode {
  readonly type: 'LooseItem';
  readonly name: CodeNameNode | StarredNameNode | BareNameNode;
}

export interface StarredNameNode extends TreeNode {
  readonly type: 'StarredName';
}

export interface BareNameNode extends TreeNode {
  readonly type: 'BareName';
}

export interface FenceNode extends TreeNode {
  readonly type: 'Fence';
  readonly run: string;
  readonly info: FenceInfoNode;
  readonly body: FenceBodyNode;
  readonly close: FenceCloseNode | MissingFenceEndNode;
}

export interface FenceInfoNode extends TreeNode {
  readonly type: 'FenceInfo';
}

export interface FenceBodyNode extends TreeNode {
  readonly type: 'FenceBody';
}

export interface FenceCloseNode extends TreeNode {
  readonly type: 'FenceClose';
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface CommentNode extends TreeNode {
  readonly type: 'Comment';
}

export interface MissingCommentEndNode extends RecoveryNode {
  readonly type: 'MissingCommentEnd';
}

export interface TableNode extends TreeNode {
  readonly type: 'Table';
  readonly head: TableRowNode | BadTableNode;
  readonly dashes: [string[], ":" | null, "-"[], ":" | null, string[]][] | null;
  readonly rows: TableRowNode[];
}

export interface BadTableNode extends RecoveryNode {
  readonly type: 'BadTable';
  readonly row: TableRowNode;
}

export interface TableRowNode extends TreeNode {
  readonly type: 'TableRow';
  readonly cells: CellNode[];
}

export interface CellNode extends TreeNode {
  readonly type: 'Cell';
}

export interface ParagraphNode extends TreeNode {
  readonly type: 'Paragraph';
}

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

export interface ParameterNameNode extends TreeNode {
  readonly type: 'ParameterName';
}

export interface TypeTextNode extends TreeNode {
  readonly type: 'TypeText';
}

export interface DefaultTextNode extends TreeNode {
  readonly type: 'DefaultText';
}

export interface BadParameterNode extends RecoveryNode {
  readonly type: 'BadParameter';
}

export interface BadTypeNode extends RecoveryNode {
  readonly type: 'BadType';
}

export interface MissingParenthesisNode extends RecoveryNode {
  readonly type: 'MissingParenthesis';
}

export interface MissingParametersNode extends RecoveryNode {
  readonly type: 'MissingParameters';
}

export interface MissingListedParametersNode extends RecoveryNode {
  readonly type: 'MissingListedParameters';
}

export interface ResultNode extends TreeNode {
  readonly type: 'Result';
  readonly of: ResultTextNode;
}

export interface ResultTextNode extends TreeNode {
  readonly type: 'ResultText';
}

export interface WordResultNode extends TreeNode {
  readonly type: 'WordResult';
  readonly of: ResultWordNode;
}

export interface ResultWordNode extends TreeNode {
  readonly type: 'ResultWord';
}

export interface BadArrowNode extends RecoveryNode {
  readonly type: 'BadArrow';
}

export interface BadSignatureRestNode extends RecoveryNode {
  readonly type: 'BadSignatureRest';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly OtherHeading: OtherHeadingNode;
  readonly MetadataLine: MetadataLineNode;
  readonly Rule: RuleNode;
  readonly Footer: FooterNode;
  readonly Fence: FenceNode;
  readonly Comment: CommentNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly MissingMarkEnd: MissingMarkEndNode;
  readonly Subheading: SubheadingNode;
  readonly Bullet: BulletNode;
  readonly Table: TableNode;
  readonly BadNoiseLine: BadNoiseLineNode;
  readonly Paragraph: ParagraphNode;
  readonly BadWrapper: BadWrapperNode;
  readonly TitleHeading: TitleHeadingNode;
  readonly OverviewHeading: OverviewHeadingNode;
  readonly StackHeading: StackHeadingNode;
  readonly Technology: TechnologyNode;
  readonly AssumptionsHeading: AssumptionsHeadingNode;
  readonly MissingItem: MissingItemNode;
  readonly ContractsHeading: ContractsHeadingNode;
  readonly ContractHeading: ContractHeadingNode;
  readonly TextHead: TextHeadNode;
  readonly AnswerHead: AnswerHeadNode;
  readonly JsonHead: JsonHeadNode;
  readonly SqlHead: SqlHeadNode;
  readonly NumberHead: NumberHeadNode;
  readonly EntriesHead: EntriesHeadNode;
  readonly EntriesText: EntriesTextNode;
  readonly FailuresHead: FailuresHeadNode;
  readonly FailureLines: FailureLinesNode;
  readonly OtherHead: OtherHeadNode;
  readonly SchemasHeading: SchemasHeadingNode;
  readonly SchemaHeading: SchemaHeadingNode;
  readonly ColumnsHead: ColumnsHeadNode;
  readonly TableRows: TableRowsNode;
  readonly ComponentsHeading: ComponentsHeadingNode;
  readonly ComponentHeading: ComponentHeadingNode;
  readonly NamesHead: NamesHeadNode;
  readonly NamesText: NamesTextNode;
  readonly NotesHead: NotesHeadNode;
  readonly InterfacesHead: InterfacesHeadNode;
  readonly MethodHeading: MethodHeadingNode;
  readonly ListedHeading: ListedHeadingNode;
  readonly ChecklistHeading: ChecklistHeadingNode;
  readonly CheckHeading: CheckHeadingNode;
  readonly WrapperEnd: WrapperEndNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly AfterText: AfterTextNode;
  readonly MethodText: MethodTextNode;
}

/** The texts that come in pieces. */
export interface Texts {
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadWrapper: BadWrapperNode;
  readonly MissingWrapperEnd: MissingWrapperEndNode;
  readonly MissingItem: MissingItemNode;
  readonly BadHeadingSpace: BadHeadingSpaceNode;
  readonly BadSetext: BadSetextNode;
  readonly BadTitleName: BadTitleNameNode;
  readonly BadTitleMark: BadTitleMarkNode;
  readonly BadSectionName: BadSectionNameNode;
  readonly BadSectionRemark: BadSectionRemarkNode;
  readonly BadTitleDecoration: BadTitleDecorationNode;
  readonly BadTitleNumber: BadTitleNumberNode;
  readonly BadSecondTitle: BadSecondTitleNode;
  readonly BadMethodName: BadMethodNameNode;
  readonly BadPathEnd: BadPathEndNode;
  readonly BadTitleRest: BadTitleRestNode;
  readonly BadMethodTitle: BadMethodTitleNode;
  readonly BadPair: BadPairNode;
  readonly BadLabel: BadLabelNode;
  readonly MissingMarkEnd: MissingMarkEndNode;
  readonly BadNoiseLine: BadNoiseLineNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadTable: BadTableNode;
  readonly BadParameter: BadParameterNode;
  readonly BadType: BadTypeNode;
  readonly MissingParenthesis: MissingParenthesisNode;
  readonly MissingParameters: MissingParametersNode;
  readonly MissingListedParameters: MissingListedParametersNode;
  readonly BadArrow: BadArrowNode;
  readonly BadSignatureRest: BadSignatureRestNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
}

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly Document: 'model';
  readonly MethodText: 'model';
  readonly BadType: 'model' | 'Method' | 'ListedMethod';
  readonly BadParameter: 'model' | 'Method' | 'ListedMethod';
  readonly MissingParenthesis: 'model' | 'Method' | 'ListedMethod';
  readonly MissingParameters: 'model' | 'Method';
  readonly BadArrow: 'model' | 'Method' | 'ListedMethod';
  readonly BadSignatureRest: 'model' | 'Method';
  readonly BadBom: 'Document';
  readonly Wrapped: 'Document';
  readonly BadLineEnd: 'Document' | 'ClosedBlock' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly AfterText: 'Document';
  readonly TitleHeading: 'Document' | 'Wrapped';
  readonly BadHeadingSpace: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly BadNoise: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly BadTitleDecoration: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'SchemasSection' | 'ComponentsSection' | 'FlatChecklist' | 'Checklist' | 'DeepChecklist';
  readonly BadTitleName: 'Document' | 'Wrapped';
  readonly BadTitleMark: 'Document' | 'Wrapped';
  readonly BadSetext: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'SchemasSection' | 'Schema' | 'ComponentsSection' | 'Component' | 'Method' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly OtherHeading: 'Document' | 'Wrapped' | 'OtherSection';
  readonly BadSecondTitle: 'Document' | 'Wrapped' | 'OtherSection';
  readonly OverviewSection: 'Document' | 'Wrapped';
  readonly StackSection: 'Document' | 'Wrapped';
  readonly AssumptionsSection: 'Document' | 'Wrapped';
  readonly ContractsSection: 'Document' | 'Wrapped';
  readonly SchemasSection: 'Document' | 'Wrapped';
  readonly ComponentsSection: 'Document' | 'Wrapped';
  readonly FlatChecklist: 'Document' | 'Wrapped';
  readonly Checklist: 'Document' | 'Wrapped';
  readonly DeepChecklist: 'Document' | 'Wrapped';
  readonly OtherSection: 'Document' | 'Wrapped';
  readonly MetadataLine: 'Document' | 'Wrapped';
  readonly BadLabel: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly ClosedBlock: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly MissingMarkEnd: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly Subheading: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly Bullet: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly Table: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly BadNoiseLine: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly Paragraph: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly BadTable: 'Document' | 'Wrapped' | 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'Contract' | 'Field' | 'EntriesField' | 'FailuresField' | 'OtherField' | 'SchemasSection' | 'Schema' | 'ColumnsField' | 'ComponentsSection' | 'Component' | 'NamesField' | 'NotesField' | 'InterfacesField' | 'Method' | 'ListedMethod' | 'FlatChecklist' | 'Check' | 'Checklist' | 'DeepChecklist' | 'OtherSection';
  readonly Rule: 'ClosedBlock';
  readonly Footer: 'ClosedBlock';
  readonly Fence: 'ClosedBlock';
  readonly Comment: 'ClosedBlock';
  readonly MissingCommentEnd: 'ClosedBlock';
  readonly MissingFenceEnd: 'ClosedBlock';
  readonly BadWrapper: 'Wrapped';
  readonly WrapperEnd: 'Wrapped';
  readonly MissingWrapperEnd: 'Wrapped';
  readonly OverviewHeading: 'OverviewSection';
  readonly BadSectionName: 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'SchemasSection' | 'ComponentsSection' | 'FlatChecklist' | 'Checklist' | 'DeepChecklist';
  readonly BadSectionRemark: 'OverviewSection' | 'StackSection' | 'AssumptionsSection' | 'ContractsSection' | 'SchemasSection' | 'ComponentsSection' | 'FlatChecklist' | 'Checklist' | 'DeepChecklist';
  readonly StackHeading: 'StackSection';
  readonly Technology: 'StackSection';
  readonly AssumptionsHeading: 'AssumptionsSection';
  readonly MissingItem: 'AssumptionsSection' | 'ContractsSection' | 'SchemasSection' | 'ComponentsSection' | 'FlatChecklist' | 'Checklist' | 'DeepChecklist';
  readonly ContractsHeading: 'ContractsSection';
  readonly Contract: 'ContractsSection';
  readonly ContractHeading: 'Contract';
  readonly BadTitleNumber: 'Contract' | 'Schema' | 'Component' | 'Check';
  readonly BadMethodName: 'Contract';
  readonly BadPathEnd: 'Contract';
  readonly BadTitleRest: 'Contract';
  readonly Field: 'Contract' | 'Schema' | 'Component' | 'Method' | 'ListedMethod' | 'Check';
  readonly EntriesField: 'Contract' | 'Method' | 'ListedMethod';
  readonly FailuresField: 'Contract';
  readonly OtherField: 'Contract' | 'Schema' | 'Component' | 'Method' | 'ListedMethod' | 'Check';
  readonly TextHead: 'Field';
  readonly AnswerHead: 'Field';
  readonly JsonHead: 'Field';
  readonly SqlHead: 'Field';
  readonly NumberHead: 'Field';
  readonly EntriesHead: 'EntriesField';
  readonly EntriesText: 'EntriesField';
  readonly FailuresHead: 'FailuresField';
  readonly FailureLines: 'FailuresField';
  readonly OtherHead: 'OtherField';
  readonly SchemasHeading: 'SchemasSection';
  readonly Schema: 'SchemasSection';
  readonly SchemaHeading: 'Schema';
  readonly BadPair: 'Schema' | 'Component' | 'Check';
  readonly ColumnsField: 'Schema';
  readonly ColumnsHead: 'ColumnsField';
  readonly TableRows: 'ColumnsField';
  readonly ComponentsHeading: 'ComponentsSection';
  readonly Component: 'ComponentsSection';
  readonly ComponentHeading: 'Component';
  readonly NamesField: 'Component';
  readonly NotesField: 'Component';
  readonly InterfacesField: 'Component';
  readonly Method: 'Component' | 'InterfacesField';
  readonly NamesHead: 'NamesField';
  readonly NamesText: 'NamesField';
  readonly NotesHead: 'NotesField';
  readonly InterfacesHead: 'InterfacesField';
  readonly ListedMethod: 'InterfacesField';
  readonly MethodHeading: 'Method';
  readonly BadMethodTitle: 'Method';
  readonly ListedHeading: 'ListedMethod';
  readonly MissingListedParameters: 'ListedMethod';
  readonly ChecklistHeading: 'FlatChecklist' | 'Checklist' | 'DeepChecklist';
  readonly Check: 'FlatChecklist' | 'Checklist' | 'DeepChecklist';
  readonly CheckHeading: 'Check';
}

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "missing-item" | "bad-heading-space" | "bad-setext" | "bad-title-name" | "bad-title-mark" | "bad-section-name" | "bad-section-remark" | "bad-title-decoration" | "bad-second-title" | "bad-method-name" | "bad-path-end" | "bad-title-rest" | "bad-method-title" | "bad-label" | "missing-mark-end" | "bad-noise" | "missing-fence-end" | "missing-comment-end" | "bad-table" | "bad-parameter" | "bad-type" | "missing-parenthesis" | "missing-parameters" | "bad-arrow" | "bad-signature-rest" | "bad-bom" | "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  const TABLE_0 = tableOf([0, 8], [11, 12], [14, 31], [34, 34], [36, 127]);
  const TABLE_1 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
  const TABLE_2 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 127]);
  const TABLE_3 = tableOf([42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_4 = tableOf([0, 9], [11, 12], [14, 57], [59, 94], [96, 127]);
  const TABLE_5 = tableOf([65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_6 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 127]);
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
  const TABLE_18 = tableOf([9, 9], [32, 32], [45, 45], [58, 58]);
  const TABLE_19 = tableOf([9, 9], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [126, 126]);
  const TABLE_20 = tableOf([0, 9], [11, 12], [14, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
  const TABLE_21 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_22 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_23 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_24 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_25 = tableOf([45, 45], [61, 61]);
  const TABLE_26 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_27 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_28 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_29 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
  const TABLE_30 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [43, 57], [59, 59], [61, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_31 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_32 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
  const TABLE_33 = tableOf([9, 9], [32, 32], [42, 42], [48, 57], [70, 70], [73, 73], [77, 77], [79, 79], [102, 102], [105, 105], [109, 109], [111, 111]);
  const TABLE_34 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
  const TABLE_35 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 82], [95, 95], [114, 114]);
  const TABLE_36 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
  const TABLE_37 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
  const TABLE_38 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
  const TABLE_39 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
  const TABLE_40 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
  const TABLE_41 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
  const TABLE_42 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
  const TABLE_43 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
  const TABLE_44 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
  const TABLE_45 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
  const TABLE_46 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
  const TABLE_47 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 83], [95, 95], [114, 115]);
  const TABLE_48 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_49 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [95, 95], [105, 105]);
  const TABLE_50 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
  const TABLE_51 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [95, 95], [99, 99]);
  const TABLE_52 = tableOf([67, 67], [69, 69], [99, 99], [101, 101]);
  const TABLE_53 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
  const TABLE_54 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
  const TABLE_55 = tableOf([67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_56 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_57 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [80, 82], [95, 95], [112, 114]);
  const TABLE_58 = tableOf([65, 65], [80, 80], [97, 97], [112, 112]);
  const TABLE_59 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
  const TABLE_60 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
  const TABLE_61 = tableOf([69, 69], [82, 82], [84, 84], [101, 101], [114, 114], [116, 116]);
  const TABLE_62 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const STOPS_0 = new Stops(m, "\n\r");
  const STOPS_1 = new Stops(m, "\n\r`");
  const STOPS_2 = new Stops(m, "\n\r*:");
  const STOPS_3 = new Stops(m, "\n\r:_");
  const STOPS_4 = new Stops(m, "\n\r*");
  const STOPS_5 = new Stops(m, "\n\r\u001b<");
  const STOPS_6 = new Stops(m, "\n\r|");
  const STOPS_7 = new Stops(m, "\n\r\\|");
  const STOPS_8 = new Stops(m, "\n\r(");
  const STOPS_9 = new Stops(m, "\n\r)");

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
    l8: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l8;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = skipBadLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l5: {
      const s6 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l7: {
          p = skipEol(p);
          if (p < 0) { break l7; }
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l11: {
      const s12 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l13: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l13; }
          p = skipEol(p);
          if (p < 0) { break l13; }
          break l11;
        }
        p = s12;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipHeadingMarksCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n17 = 0;
    l14: for (;;) {
      if (n17 >= 3) break;
      const s16 = p;
      l15: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l15; }
        p++;
        n17++;
        continue l14;
      }
      p = s16;
      break;
    }
    let n21 = 0;
    l18: for (;;) {
      if (n21 >= 6) break;
      const s20 = p;
      l19: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l19; }
        p++;
        n21++;
        continue l18;
      }
      p = s20;
      break;
    }
    if (n21 < 1) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipHeadingGluedCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n25 = 0;
    l22: for (;;) {
      if (n25 >= 3) break;
      const s24 = p;
      l23: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l23; }
        p++;
        n25++;
        continue l22;
      }
      p = s24;
      break;
    }
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skip_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n33 = 0;
    l30: for (;;) {
      if (n33 >= 3) break;
      const s32 = p;
      l31: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l31; }
        p++;
        n33++;
        continue l30;
      }
      p = s32;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = skipWrapperRun(p);
    if (p < 0) { return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l36: {
      const s34 = p;
      l35: {
        p = skipLineEnd(p);
        if (p < 0) { break l35; }
        p = s34;
        break l36;
      }
      p = s34;
      return -1;
    }
    return p;
  }

  function skipH1Code(p: number): number {
    const { text, end } = m;
    let n40 = 0;
    l37: for (;;) {
      if (n40 >= 3) break;
      const s39 = p;
      l38: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l38; }
        p++;
        n40++;
        continue l37;
      }
      p = s39;
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
    let n44 = 0;
    l41: for (;;) {
      if (n44 >= 3) break;
      const s43 = p;
      l42: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l42; }
        p++;
        n44++;
        continue l41;
      }
      p = s43;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
      m.reaches(p, "##");
      return -1;
    }
    p += 2;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    return p;
  }

  function skipHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l53: {
      const s54 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l55: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l55; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l53;
        }
        p = s54;
      } else m.touched ||= p >= end;
      l56: {
        l59: {
          const s57 = p;
          l58: {
            p = skipLineEnd(p);
            if (p < 0) { break l58; }
            p = s57;
            break l59;
          }
          p = s57;
          break l56;
        }
        break l53;
      }
      p = s54;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n49 = 0;
    l46: for (;;) {
      if (n49 >= 6) break;
      const s48 = p;
      l47: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l47; }
        p++;
        n49++;
        continue l46;
      }
      p = s48;
      break;
    }
    if (n49 < 1) { return -1; }
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    {
      const s50 = p;
      l51: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if (p < end) { break l51; }
        m.touched ||= p >= end;
        return -1;
      }
      p = s50;
    }
    p = skipHeadingSpace(p);
    if (p < 0) { return -1; }
    l60: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s62 = p;
        l61: {
          p = skipBadNoise(p);
          if (p < 0) { break l61; }
          break l60;
        }
        p = s62;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipHeadingEndAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l63: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s65 = p;
        l64: {
          p = skipClosingMarks(p);
          if (p < 0) { break l64; }
          break l63;
        }
        p = s65;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l66: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s68 = p;
        l67: {
          p = skipLineNoise(p);
          if (p < 0) { break l67; }
          break l66;
        }
        p = s68;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipTitlePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l73: {
      const s74 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
        l75: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l75; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l73;
        }
        p = s74;
      } else m.touched ||= p >= end;
      {
        const s76 = p;
        l77: {
          p = skipHeadingEndAhead(p);
          if (p < 0) { break l77; }
          return -1;
        }
        p = s76;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTitleTextCode(p: number): number {
    const { end } = m;
    l69: for (;;) {
      const s71 = p;
      if (p < end) {
        l70: {
          p = skipTitlePiece(p);
          if (p < 0) { break l70; }
          continue l69;
        }
        p = s71;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l79: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s81 = p;
        l80: {
          p = skipClosingMarks(p);
          if (p < 0) { break l80; }
          break l79;
        }
        p = s81;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l82: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s84 = p;
        l83: {
          p = skipBadNoise(p);
          if (p < 0) { break l83; }
          break l82;
        }
        p = s84;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l89: {
      const s90 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l91: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l91;
          }
          p += 2;
          break l89;
        }
        p = s90;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l89;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipUnderlinedCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p++;
    const near88 = p + 4;
    while (p < near88 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near88) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    let n96 = 0;
    l93: for (;;) {
      if (n96 >= 3) break;
      const s95 = p;
      l94: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l94; }
        p++;
        n96++;
        continue l93;
      }
      p = s95;
      break;
    }
    l97: {
      const s98 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l99: {
          if (!((p < end && text.charCodeAt(p) === 61))) { m.touched ||= p >= end; break l99; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.touched ||= p >= end;
          break l97;
        }
        p = s98;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 45)) p++;
      m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipNamedSetextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = skipNamedTitle(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    let n103 = 0;
    l100: for (;;) {
      if (n103 >= 3) break;
      const s102 = p;
      l101: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l101; }
        p++;
        n103++;
        continue l100;
      }
      p = s102;
      break;
    }
    l104: {
      const s105 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l106: {
          if (!((p < end && text.charCodeAt(p) === 61))) { m.touched ||= p >= end; break l106; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.touched ||= p >= end;
          break l104;
        }
        p = s105;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 45)) p++;
      m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n110 = 0;
    l107: for (;;) {
      if (n110 >= 3) break;
      const s109 = p;
      l108: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l108; }
        p++;
        n110++;
        continue l107;
      }
      p = s109;
      break;
    }
    l111: {
      const s112 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l113: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l113; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l113; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l111;
        }
        p = s112;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l114: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l114; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l114; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l111;
        }
        p = s112;
      } else m.touched ||= p >= end;
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
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipBulletSignCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l115: {
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l115;
      } else m.touched ||= p >= end;
      let n121 = 0;
      l118: for (;;) {
        if (n121 >= 9) break;
        const s120 = p;
        l119: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l119; }
          p++;
          n121++;
          continue l118;
        }
        p = s120;
        break;
      }
      if (n121 < 1) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    l122: {
      const s123 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l124: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l124; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l122;
        }
        p = s123;
      } else m.touched ||= p >= end;
      l127: {
        const s125 = p;
        l126: {
          p = skipLineEnd(p);
          if (p < 0) { break l126; }
          p = s125;
          break l127;
        }
        p = s125;
        return -1;
      }
    }
    return p;
  }

  function skipFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l132: {
      const s133 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l134: {
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l134;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          l138: {
            const s136 = p;
            l137: {
              const near139 = p + 4;
              while (p < near139 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near139) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l137; }
              p = s136;
              break l138;
            }
            p = s136;
            break l134;
          }
          break l132;
        }
        p = s133;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipFenceStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n131 = 0;
    l128: for (;;) {
      if (n131 >= 3) break;
      const s130 = p;
      l129: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l129; }
        p++;
        n131++;
        continue l128;
      }
      p = s130;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = skipFenceRunHere(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
      m.reaches(p, "**");
      return -1;
    }
    p += 2;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near144 = p + 16;
    while (p < near144 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near144) p = STOPS_2.next(p);
    m.touched ||= p >= end && "^\n\r*:";
    l145: {
      const s146 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l147: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l147;
          }
          p += 2;
          break l145;
        }
        p = s146;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        m.reaches(p, "**");
        return -1;
      }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipKnownWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l156: {
      const s157 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l158: {
          if (!m.isCaseless(p, "task")) { break l158; }
          p += 4;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l158; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l158; }
          p += 2;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l159: {
          if (!m.isCaseless(p, "timestamp")) { break l159; }
          p += 9;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
        l160: {
          if (!m.isCaseless(p, "description")) { break l160; }
          p += 11;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l161: {
          if (!m.isCaseless(p, "authentication")) { break l161; }
          p += 14;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l161; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l161; }
          p += 8;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l162: {
          if (!m.isCaseless(p, "rate")) { break l162; }
          p += 4;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l162; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l162; }
          p += 5;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l163: {
          if (!m.isCaseless(p, "request")) { break l163; }
          p += 7;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l163; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l164: {
            const s165 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
              l166: {
                if (!m.isCaseless(p, "parameters")) { break l166; }
                p += 10;
                break l164;
              }
              p = s165;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l163; }
            p += 4;
          }
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l167: {
          if (!m.isCaseless(p, "response")) { break l167; }
          p += 8;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l167; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l167; }
          p += 9;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        l168: {
          if (!m.isCaseless(p, "error")) { break l168; }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l168; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l168; }
          p += 9;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 99))) {
        l169: {
          if (!m.isCaseless(p, "columns")) { break l169; }
          p += 7;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l170: {
          if (!m.isCaseless(p, "indexes")) { break l170; }
          p += 7;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l171: {
          if (!m.isCaseless(p, "relationships")) { break l171; }
          p += 13;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 99))) {
        l172: {
          if (!m.isCaseless(p, "constraints")) { break l172; }
          p += 11;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l173: {
          if (!m.isCaseless(p, "semantic")) { break l173; }
          p += 8;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l173; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l173; }
          p += 4;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l174: {
          if (!m.isCaseless(p, "responsibility")) { break l174; }
          p += 14;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
        l175: {
          if (!m.isCaseless(p, "dependencies")) { break l175; }
          p += 12;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l176: {
          if (!m.isCaseless(p, "interfaces")) { break l176; }
          p += 10;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
        l177: {
          if (!m.isCaseless(p, "parameters")) { break l177; }
          p += 10;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l178: {
          if (!m.isCaseless(p, "returns")) { break l178; }
          p += 7;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l179: {
          if (!m.isCaseless(p, "raises")) { break l179; }
          p += 6;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l180: {
          if (!m.isCaseless(p, "implementation")) { break l180; }
          p += 14;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l180; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l180; }
          p += 5;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        l181: {
          if (!m.isCaseless(p, "estimated")) { break l181; }
          p += 9;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l181; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l181; }
          p += 10;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 86 || c === 118))) {
        l182: {
          if (!m.isCaseless(p, "validation")) { break l182; }
          p += 10;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l182; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l182; }
          p += 8;
          break l156;
        }
        p = s157;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipBadLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l148: {
      const s149 = p;
      if ((p < end && text.charCodeAt(p) === 95)) {
        l150: {
          if (!text.startsWith("__", p)) {
            m.reaches(p, "__");
            break l150;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l150; }
          p++;
          const near151 = p + 16;
          while (p < near151 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
          if (p === near151) p = STOPS_3.next(p);
          m.touched ||= p >= end && "^\n\r:_";
          l152: {
            const s153 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l154: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  m.reaches(p, "__");
                  break l154;
                }
                p += 2;
                break l152;
              }
              p = s153;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
              m.reaches(p, "__");
              break l150;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l150; }
            p++;
          }
          break l148;
        }
        p = s149;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l155: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l155; }
          p = skipKnownName(p);
          if (p < 0) { break l155; }
          l183: {
            const s184 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l185: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l185; }
                p++;
                break l183;
              }
              p = s184;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l155; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l155; }
            p++;
          }
          break l148;
        }
        p = s149;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l186: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l186;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l186; }
          p = skipKnownName(p);
          if (p < 0) { break l186; }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l186;
          }
          p += 2;
          l189: {
            const s187 = p;
            l188: {
              l190: {
                const s191 = p;
                l192: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipLineEnd(p);
                  if (p < 0) { break l192; }
                  break l190;
                }
                p = s191;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l188; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l188; }
                p++;
              }
              p = s187;
              break l189;
            }
            p = s187;
            break l186;
          }
          break l148;
        }
        p = s149;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l193: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l193;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l193; }
          p = skipKnownName(p);
          if (p < 0) { break l193; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l194: {
            const s195 = p;
            if ((p < end && text.charCodeAt(p) === 65306)) {
              l196: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l196;
                }
                p += 2;
                break l194;
              }
              p = s195;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
              m.reaches(p, "**");
              break l193;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 65306) { m.touched ||= p >= end; break l193; }
            p++;
          }
          break l148;
        }
        p = s149;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l197: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l197;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l197; }
          p = skipKnownName(p);
          if (p < 0) { break l197; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l197; }
          p++;
          l200: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s198 = p;
              l199: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l199; }
                p++;
                const near201 = p + 4;
                while (p < near201 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near201) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l199;
                }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipLineEnd(p);
                if (p < 0) { break l199; }
                p = s198;
                break l200;
              }
              p = s198;
            } else m.touched ||= p >= end;
            break l197;
          }
          break l148;
        }
        p = s149;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipKnownName(p);
      if (p < 0) { return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l141: {
      const s142 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l143: {
          p = skipLabel(p);
          if (p < 0) { break l143; }
          break l141;
        }
        p = s142;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipBadLabel(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipSetextAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l87: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s85 = p;
        l86: {
          p = skipUnderlined(p);
          if (p < 0) { break l86; }
          p = s85;
          break l87;
        }
        p = s85;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = skipSetext(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipHeadingLikeCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l202: {
      const s203 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l204: {
          let n208 = 0;
          l205: for (;;) {
            if (n208 >= 3) break;
            const s207 = p;
            l206: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l206; }
              p++;
              n208++;
              continue l205;
            }
            p = s207;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l204; }
          p++;
          break l202;
        }
        p = s203;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p = skipUnderlined(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n212 = 0;
    l209: for (;;) {
      if (n212 >= 3) break;
      const s211 = p;
      l210: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l210; }
        p++;
        n212++;
        continue l209;
      }
      p = s211;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
      m.reaches(p, "###");
      return -1;
    }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l221: {
      const s222 = p;
      const t223 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l224: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l224; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l221;
        }
        p = s222;
        m.forget(t223);
      } else m.touched ||= p >= end;
      l225: {
        l228: {
          const s226 = p;
          l227: {
            p = skipLineEnd(p);
            if (p < 0) { break l227; }
            p = s226;
            break l228;
          }
          p = s226;
          break l225;
        }
        break l221;
      }
      p = s222;
      m.forget(t223);
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = readBadHeadingSpace(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_marks!: string;
    const s213 = p;
    let n217 = 0;
    l214: for (;;) {
      if (n217 >= 6) break;
      const s216 = p;
      l215: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l215; }
        p++;
        n217++;
        continue l214;
      }
      p = s216;
      break;
    }
    if (n217 < 1) { return -1; }
    l_marks = text.slice(s213, p);
    if ((p < end && text.charCodeAt(p) === 35)) { return -1; }
    m.touched ||= p >= end;
    {
      const s218 = p;
      l219: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if (p < end) { break l219; }
        m.touched ||= p >= end;
        return -1;
      }
      p = s218;
    }
    p = noteHeadingSpace(p);
    if (p < 0) { return -1; }
    l229: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s231 = p;
        const t232 = m.trail.length;
        l230: {
          p = readBadNoise(p);
          if (p < 0) { break l230; }
          break l229;
        }
        p = s231;
        m.forget(t232);
      } else m.touched ||= p >= end;
    }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m;
    const start = p;
    l233: for (;;) {
      const s235 = p;
      if (p < end) {
        l234: {
          p = skipTitlePiece(p);
          if (p < 0) { break l234; }
          continue l233;
        }
        p = s235;
      } else m.touched ||= p >= end;
      break;
    }
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l248: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l248;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = readBadLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l244: {
      const s245 = p;
      const t246 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l247: {
          p = noteEol(p);
          if (p < 0) { break l247; }
          break l244;
        }
        p = s245;
        m.forget(t246);
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l237: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s239 = p;
        l238: {
          p = skipClosingMarks(p);
          if (p < 0) { break l238; }
          break l237;
        }
        p = s239;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l240: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s242 = p;
        const t243 = m.trail.length;
        l241: {
          p = readBadNoise(p);
          if (p < 0) { break l241; }
          break l240;
        }
        p = s242;
        m.forget(t243);
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l258: {
      const s259 = p;
      const t260 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l261: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l261; }
          p = noteEol(p);
          if (p < 0) { break l261; }
          break l258;
        }
        p = s259;
        m.forget(t260);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s252 = p;
    let m257 = false;
    l253: for (;;) {
      const s255 = p;
      const t256 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l254: {
          p = noteBlankLine(p);
          if (p < 0) { break l254; }
          m257 = true;
          continue l253;
        }
        p = s255;
        m.forget(t256);
      } else m.touched ||= p >= end;
      break;
    }
    if (!m257) { return -1; }
    value = text.slice(s252, p);
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipOpenCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLabelNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near266 = p + 16;
    while (p < near266 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near266) p = STOPS_2.next(p);
    m.touched ||= p >= end && "^\n\r*:";
    const node: LabelNameNode = { type: 'LabelName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: LabelNameNode;
    if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
      m.reaches(p, "**");
      return -1;
    }
    p += 2;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p = readLabelName(p);
    if (p < 0) { return -1; }
    l_name = m.value as LabelNameNode;
    l267: {
      const s268 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l269: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l269;
          }
          p += 2;
          break l267;
        }
        p = s268;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        m.reaches(p, "**");
        return -1;
      }
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
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: UnderscoredNameNode | KnownNameNode;
    let l_open: "**" | null = null;
    l270: {
      const s271 = p;
      if ((p < end && text.charCodeAt(p) === 95)) {
        l272: {
          if (!text.startsWith("__", p)) {
            m.reaches(p, "__");
            break l272;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l272; }
          p = readUnderscoredName(p);
          if (p < 0) { break l272; }
          l_name = m.value as UnderscoredNameNode;
          l273: {
            const s274 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l275: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  m.reaches(p, "__");
                  break l275;
                }
                p += 2;
                break l273;
              }
              p = s274;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
              m.reaches(p, "__");
              break l272;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l272; }
            p++;
          }
          break l270;
        }
        p = s271;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l276: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l276; }
          p = readKnownName(p);
          if (p < 0) { break l276; }
          l_name = m.value as KnownNameNode;
          l277: {
            const s278 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l279: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l279; }
                p++;
                break l277;
              }
              p = s278;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l276; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l276; }
            p++;
          }
          break l270;
        }
        p = s271;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l280: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l280;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l280; }
          p = readKnownName(p);
          if (p < 0) { break l280; }
          l_name = m.value as KnownNameNode;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l280;
          }
          p += 2;
          l283: {
            const s281 = p;
            l282: {
              l284: {
                const s285 = p;
                l286: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipLineEnd(p);
                  if (p < 0) { break l286; }
                  break l284;
                }
                p = s285;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l282; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l282; }
                p++;
              }
              p = s281;
              break l283;
            }
            p = s281;
            break l280;
          }
          break l270;
        }
        p = s271;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l287: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l287;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l287; }
          p = readKnownName(p);
          if (p < 0) { break l287; }
          l_name = m.value as KnownNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l288: {
            const s289 = p;
            if ((p < end && text.charCodeAt(p) === 65306)) {
              l290: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l290;
                }
                p += 2;
                break l288;
              }
              p = s289;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
              m.reaches(p, "**");
              break l287;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 65306) { m.touched ||= p >= end; break l287; }
            p++;
          }
          break l270;
        }
        p = s271;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l291: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l291;
          }
          l_open = "**";
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l291; }
          p = readKnownName(p);
          if (p < 0) { break l291; }
          l_name = m.value as KnownNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l291; }
          p++;
          l294: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s292 = p;
              l293: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l293; }
                p++;
                const near295 = p + 4;
                while (p < near295 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near295) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l293;
                }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipLineEnd(p);
                if (p < 0) { break l293; }
                p = s292;
                break l294;
              }
              p = s292;
            } else m.touched ||= p >= end;
            break l291;
          }
          break l270;
        }
        p = s271;
        l_open = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readKnownName(p);
      if (p < 0) { return -1; }
      l_name = m.value as KnownNameNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 58 || c === 65306)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    const node: BadLabelNode = { type: 'BadLabel', start: m.base + start, end: m.base + p, raw: text.slice(start, p), name: l_name, open: l_open };
    m.trail.push(node);
    m.value = node;
    return p;
  }

  function read_labelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: LabelNode | BadLabelNode;
    l262: {
      const s263 = p;
      const t264 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l265: {
          p = readLabel(p);
          if (p < 0) { break l265; }
          value = m.value as LabelNode;
          break l262;
        }
        p = s263;
        m.forget(t264);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readBadLabel(p);
      if (p < 0) { return -1; }
      value = m.value as BadLabelNode;
    }
    m.value = value;
    return p;
  }

  function skipLinePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l300: {
      const s301 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
        l302: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l302; }
          p++;
          const near303 = p + 16;
          while (p < near303 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) p++;
          if (p === near303) p = STOPS_5.next(p);
          m.touched ||= p >= end && "^\n\r\u001b<";
          break l300;
        }
        p = s301;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s304 = p;
          l305: {
            p = skipLineNoise(p);
            if (p < 0) { break l305; }
            p = skipLineEnd(p);
            if (p < 0) { break l305; }
            return -1;
          }
          p = s304;
        }
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readLineValueCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l296: for (;;) {
      const s298 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l297: {
          p = skipLinePiece(p);
          if (p < 0) { break l297; }
          continue l296;
        }
        p = s298;
      } else m.touched ||= p >= end;
      break;
    }
    const node: LineValueNode = { type: 'LineValue', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteValueEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l307: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s309 = p;
        const t310 = m.trail.length;
        l308: {
          p = readBadNoise(p);
          if (p < 0) { break l308; }
          break l307;
        }
        p = s309;
        m.forget(t310);
      } else m.touched ||= p >= end;
    }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l311: {
      const s312 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l313: {
          let n317 = 0;
          l314: for (;;) {
            if (n317 >= 3) break;
            const s316 = p;
            l315: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l315; }
              p++;
              n317++;
              continue l314;
            }
            p = s316;
            break;
          }
          l318: {
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              p++;
              break l318;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l313; }
            p += 2;
          }
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipThematicBreak(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l323: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        const s321 = p;
        l322: {
          p = skipThematicBreak(p);
          if (p < 0) { break l322; }
          p = s321;
          break l323;
        }
        p = s321;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p++;
    const near324 = p + 4;
    while (p < near324 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near324) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l325: {
      const s326 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l327: {
          const s328 = p;
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l327;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          value = text.slice(s328, p);
          l331: {
            const s329 = p;
            l330: {
              const near332 = p + 4;
              while (p < near332 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near332) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l330; }
              p = s329;
              break l331;
            }
            p = s329;
            break l327;
          }
          break l325;
        }
        p = s326;
      } else m.touched ||= p >= end;
      const s333 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      value = text.slice(s333, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l334: for (;;) {
      const s336 = p;
      const t337 = m.trail.length;
      if (p < end) {
        l335: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s339 = p;
              l340: {
                p = skip_fenceClose(p);
                if (p < 0) { break l340; }
                break l335;
              }
              p = s339;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l335; }
          p = noteLine(p);
          if (p < 0) { break l335; }
          continue l334;
        }
        p = s336;
        m.forget(t337);
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
    l342: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l342;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = readBadLineEnd(p);
      if (p < 0) { return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function skipCutMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n353 = 0;
    l350: for (;;) {
      if (n353 >= 3) break;
      const s352 = p;
      l351: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l351; }
        p++;
        n353++;
        continue l350;
      }
      p = s352;
      break;
    }
    l354: {
      const s355 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l356: {
          let n360 = 0;
          l357: for (;;) {
            if (n360 >= 6) break;
            const s359 = p;
            l358: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l358; }
              p++;
              n360++;
              continue l357;
            }
            p = s359;
            break;
          }
          if (n360 < 1) { break l356; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l354;
        }
        p = s355;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l361: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l361;
          }
          p += 2;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l361; }
          p++;
          const near362 = p + 4;
          while (p < near362 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near362) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r*";
          if ((p < end && text.charCodeAt(p) === 42)) {

            p++;
          } else m.touched ||= p >= end;
          break l354;
        }
        p = s355;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l366: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l366;
          }
          p += 2;
          break l354;
        }
        p = s355;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l367: {
          p = skipFooterCut(p);
          if (p < 0) { break l367; }
          break l354;
        }
        p = s355;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        p++;
        break l354;
      } else m.touched ||= p >= end;
      let n372 = 0;
      l369: for (;;) {
        if (n372 >= 2) break;
        const s371 = p;
        l370: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l370; }
          p++;
          n372++;
          continue l369;
        }
        p = s371;
        break;
      }
      if (n372 < 1) { return -1; }
    }
    if (p < end) { return -1; }
    m.touched ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s375 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    value = text.slice(s375, p);
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    l376: {
      const s377 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l378: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l378; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l376;
        }
        p = s377;
      } else m.touched ||= p >= end;
      l381: {
        const s379 = p;
        l380: {
          p = skipLineEnd(p);
          if (p < 0) { break l380; }
          p = s379;
          break l381;
        }
        p = s379;
        return -1;
      }
    }
    m.value = value;
    return p;
  }

  function readLabelledItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const node: LabelledItemNode = { type: 'LabelledItem', start: m.base + start, end: m.base + p, label: l_label };
    m.value = node;
    return p;
  }

  function readCodeNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near395 = p + 4;
    while (p < near395 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near395) p = STOPS_1.next(p);
    m.touched ||= p >= end && "^\n\r`";
    const node: CodeNameNode = { type: 'CodeName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCodeItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: CodeNameNode;
    if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; return -1; }
    p++;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; return -1; }
    p = readCodeName(p);
    if (p < 0) { return -1; }
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
    const { text, end } = m;
    let c = 0;
    let value!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    l386: {
      const s387 = p;
      const t388 = m.trail.length;
      l389: {
        if (!m.reading.inside[13]) { break l389; }
        l390: {
          const s391 = p;
          if ((p < end && text.charCodeAt(p) === 42)) {
            l392: {
              p = readFailure(p);
              if (p < 0) { break l392; }
              value = m.value as FailureNode;
              break l390;
            }
            p = s391;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l389; }
          p = readLooseFailure(p);
          if (p < 0) { break l389; }
          value = m.value as LooseFailureNode;
        }
        break l386;
      }
      p = s387;
      m.forget(t388);
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
        l393: {
          p = readLabelledItem(p);
          if (p < 0) { break l393; }
          value = m.value as LabelledItemNode;
          break l386;
        }
        p = s387;
        m.forget(t388);
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l394: {
          p = readCodeItem(p);
          if (p < 0) { break l394; }
          value = m.value as CodeItemNode;
          break l386;
        }
        p = s387;
        m.forget(t388);
      } else m.touched ||= p >= end;
      if (!((p < end && (((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42)))) { m.touched ||= p >= end; return -1; }
      p = readLooseItem(p);
      if (p < 0) { return -1; }
      value = m.value as LooseItemNode;
    }
    m.value = value;
    return p;
  }

  function skipAnyLeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l417: {
      const s418 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l419: {
          p = skipBulletLead(p);
          if (p < 0) { break l419; }
          break l417;
        }
        p = s418;
      } else m.touched ||= p >= end;
      let n423 = 0;
      l420: for (;;) {
        if (n423 >= 3) break;
        const s422 = p;
        l421: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l421; }
          p++;
          n423++;
          continue l420;
        }
        p = s422;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l424: {
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        p++;
        break l424;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipKnownWord(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipLabelGateCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipAnyLead(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = skipLabelMark(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipLabelLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n430 = 0;
    l427: for (;;) {
      if (n430 >= 3) break;
      const s429 = p;
      l428: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l428; }
        p++;
        n430++;
        continue l427;
      }
      p = s429;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = skipLabelAhead(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipNoiseAloneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; return -1; }
    p = skipLineNoise(p);
    if (p < 0) { return -1; }
    l440: {
      const s441 = p;
      l442: {
        p = skipLineEnd(p);
        if (p < 0) { break l442; }
        break l440;
      }
      p = s441;
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; return -1; }
      p = skipHeadingMarks(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near447 = p + 4;
    while (p < near447 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near447) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near451 = p + 4;
    while (p < near451 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near451) p = STOPS_6.next(p);
    m.touched ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    const near452 = p + 4;
    while (p < near452 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near452) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    {
      const s462 = p;
      l463: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l463; }
        return -1;
      }
      p = s462;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l465: for (;;) {
      const s467 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l466: {
          l469: {
            const s470 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
              l471: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l471; }
                p++;
                const near472 = p + 16;
                while (p < near472 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) p++;
                if (p === near472) p = STOPS_7.next(p);
                m.touched ||= p >= end && "^\n\r\\\\|";
                break l469;
              }
              p = s470;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l466; }
            p++;
            if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
              p++;
            } else m.touched ||= p >= end;
          }
          continue l465;
        }
        p = s467;
      } else m.touched ||= p >= end;
      break;
    }
    const node: CellNode = { type: 'Cell', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTableRowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_cells!: CellNode[];
    l453: {
      const s454 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l455: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l455; }
          p++;
          const list461: CellNode[] = [];
          let n459 = 0;
          l456: for (;;) {
            const s458 = p;
            l457: {
              if (n459 > 0) {
                if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l457; }
                p = skipCellGap(p);
                if (p < 0) { break l457; }
              }
              let v460!: CellNode;
              p = readCell(p);
              if (p < 0) { break l457; }
              v460 = m.value as CellNode;
              list461.push(v460);
              n459++;
              continue l456;
            }
            p = s458;
            break;
          }
          if (n459 < 1) { break l455; }
          l_cells = list461;
          if ((p < end && text.charCodeAt(p) === 124)) {

            p++;
          } else m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l481: {
            const s479 = p;
            l480: {
              p = skipLineEnd(p);
              if (p < 0) { break l480; }
              p = s479;
              break l481;
            }
            p = s479;
            break l455;
          }
          break l453;
        }
        p = s454;
      } else m.touched ||= p >= end;
      l482: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        const list488: CellNode[] = [];
        let n486 = 0;
        l483: for (;;) {
          const s485 = p;
          l484: {
            if (n486 > 0) {
              if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l484; }
              p = skipCellGap(p);
              if (p < 0) { break l484; }
            }
            let v487!: CellNode;
            p = readCell(p);
            if (p < 0) { break l484; }
            v487 = m.value as CellNode;
            list488.push(v487);
            n486++;
            continue l483;
          }
          p = s485;
          break;
        }
        if (n486 < 2) { break l482; }
        l_cells = list488;
        if ((p < end && text.charCodeAt(p) === 124)) {

          p++;
        } else m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l494: {
          const s492 = p;
          l493: {
            p = skipLineEnd(p);
            if (p < 0) { break l493; }
            p = s492;
            break l494;
          }
          p = s492;
          break l482;
        }
        break l453;
      }
      p = s454;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      const list500: CellNode[] = [];
      let n498 = 0;
      l495: for (;;) {
        if (n498 >= 1) break;
        const s497 = p;
        l496: {
          let v499!: CellNode;
          p = readCell(p);
          if (p < 0) { break l496; }
          v499 = m.value as CellNode;
          list500.push(v499);
          n498++;
          continue l495;
        }
        p = s497;
        break;
      }
      if (n498 < 1) { return -1; }
      l_cells = list500;
      if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l503: {
        const s501 = p;
        l502: {
          p = skipLineEnd(p);
          if (p < 0) { break l502; }
          p = s501;
          break l503;
        }
        p = s501;
        return -1;
      }
    }
    const node: TableRowNode = { type: 'TableRow', start: m.base + start, end: m.base + p, cells: l_cells };
    m.value = node;
    return p;
  }

  function readLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "\n" | BadLineEndNode | null;
    l504: {
      const s505 = p;
      const t506 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l507: {
          p = readEol(p);
          if (p < 0) { break l507; }
          value = m.value as "\n" | BadLineEndNode;
          break l504;
        }
        p = s505;
        m.forget(t506);
      } else m.touched ||= p >= end;
      p = readEof(p);
      if (p < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function readDelimiterCellCode(p: number): number {
    const { text, end } = m;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]];
    let e521!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e521 = m.value as string[];
    let e522!: ":" | null;
    l523: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e522 = ":";
        p++;
        break l523;
      } else m.touched ||= p >= end;
      e522 = null;
    }
    let e526!: "-"[];
    const list531: "-"[] = [];
    l527: for (;;) {
      if ((p < end && text.charCodeAt(p) === 45)) {
        let v530!: "-";

        v530 = "-";
        p++;
        list531.push(v530);
        continue l527;
      } else m.touched ||= p >= end;
      break;
    }
    if (list531.length === 0) { return -1; }
    e526 = list531;
    let e533!: ":" | null;
    l534: {
      if ((p < end && text.charCodeAt(p) === 58)) {

        e533 = ":";
        p++;
        break l534;
      } else m.touched ||= p >= end;
      e533 = null;
    }
    let e537!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e537 = m.value as string[];
    value = [e521, e522, e526, e533, e537];
    m.value = value;
    return p;
  }

  function readDelimiterRowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
    let n511 = 0;
    l508: for (;;) {
      if (n511 >= 3) break;
      const s510 = p;
      l509: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l509; }
        p++;
        n511++;
        continue l508;
      }
      p = s510;
      break;
    }
    if ((p < end && text.charCodeAt(p) === 124)) {

      p++;
    } else m.touched ||= p >= end;
    const list520: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
    let n518 = 0;
    l515: for (;;) {
      const s517 = p;
      l516: {
        if (n518 > 0) {
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l516; }
          p++;
        }
        let v519!: [string[], ":" | null, "-"[], ":" | null, string[]];
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)))) { m.touched ||= p >= end; break l516; }
        p = readDelimiterCell(p);
        if (p < 0) { break l516; }
        v519 = m.value as [string[], ":" | null, "-"[], ":" | null, string[]];
        list520.push(v519);
        n518++;
        continue l515;
      }
      p = s517;
      break;
    }
    if (n518 < 1) { return -1; }
    value = list520;
    if ((p < end && text.charCodeAt(p) === 124)) {

      p++;
    } else m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l405: {
      const s406 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l407: {
          p = skipBlankLine(p);
          if (p < 0) { break l407; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l408: {
          p = skipThematicBreak(p);
          if (p < 0) { break l408; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l409: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l409; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l410: {
          p = skipHeadingGlued(p);
          if (p < 0) { break l410; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l411: {
          p = skipFenceStart(p);
          if (p < 0) { break l411; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l412: {
          p = skipBulletMark(p);
          if (p < 0) { break l412; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
        l413: {
          l416: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
              const s414 = p;
              l415: {
                p = skipLabelGate(p);
                if (p < 0) { break l415; }
                p = s414;
                break l416;
              }
              p = s414;
            } else m.touched ||= p >= end;
            break l413;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l413; }
          p = skipLabelLine(p);
          if (p < 0) { break l413; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124))) {
        l431: {
          let n435 = 0;
          l432: for (;;) {
            if (n435 >= 3) break;
            const s434 = p;
            l433: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l433; }
              p++;
              n435++;
              continue l432;
            }
            p = s434;
            break;
          }
          l436: {
            const s437 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l438: {
                if (!text.startsWith("<!--", p)) {
                  m.reaches(p, "<!--");
                  break l438;
                }
                p += 4;
                break l436;
              }
              p = s437;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l431; }
            p++;
          }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l439: {
          p = skipNoiseAlone(p);
          if (p < 0) { break l439; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l443: {
          p = skipCutMark(p);
          if (p < 0) { break l443; }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      l446: {
        if (p < end) {
          const s444 = p;
          l445: {
            p = skipMarksBelow(p);
            if (p < 0) { break l445; }
            p = s444;
            break l446;
          }
          p = s444;
        } else m.touched ||= p >= end;
        return -1;
      }
      l448: {
        const s449 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l450: {
            p = skipTableHead(p);
            if (p < 0) { break l450; }
            break l448;
          }
          p = s449;
        } else m.touched ||= p >= end;
        if (!(p < end)) { m.touched ||= p >= end; return -1; }
        p = skipNamedSetext(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function readBulletTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    const near396 = p + 4;
    while (p < near396 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near396) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    l397: for (;;) {
      const s399 = p;
      const t400 = m.trail.length;
      if (p < end) {
        l398: {
          if (p < end) {
            {
              const s402 = p;
              l403: {
                p = skipParagraphStop(p);
                if (p < 0) { break l403; }
                break l398;
              }
              p = s402;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l398; }
          p = noteLine(p);
          if (p < 0) { break l398; }
          continue l397;
        }
        p = s399;
        m.forget(t400);
      } else m.touched ||= p >= end;
      break;
    }
    const node: BulletTextNode = { type: 'BulletText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readBulletCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_lead!: string;
    let l_content!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode | null;
    let l_text!: BulletTextNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readBulletColumn(p);
    if (p < 0) { return -1; }
    l_lead = m.value as string;
    l382: {
      const s384 = p;
      const t385 = m.trail.length;
      l383: {
        p = readBulletContent(p);
        if (p < 0) { break l383; }
        l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
        break l382;
      }
      p = s384;
      m.forget(t385);
      l_content = null;
    }
    p = readBulletText(p);
    if (p < 0) { return -1; }
    l_text = m.value as BulletTextNode;
    const node: BulletNode = { type: 'Bullet', start: m.base + start, end: m.base + p, lead: l_lead, content: l_content, text: l_text };
    m.value = node;
    return p;
  }

  function skipRowStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l556: {
      const s557 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l558: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l558; }
          break l556;
        }
        p = s557;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l559: {
          p = skipThematicBreak(p);
          if (p < 0) { break l559; }
          break l556;
        }
        p = s557;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l560: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l560; }
          break l556;
        }
        p = s557;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l561: {
          p = skipFenceStart(p);
          if (p < 0) { break l561; }
          break l556;
        }
        p = s557;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l562: {
          p = skipBulletMark(p);
          if (p < 0) { break l562; }
          break l556;
        }
        p = s557;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304))) {
        l563: {
          p = skipLabelLine(p);
          if (p < 0) { break l563; }
          break l556;
        }
        p = s557;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60)))) { m.touched ||= p >= end; return -1; }
      p = skipNoiseAlone(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function read_tableRowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: TableRowNode;
    l542: {
      const s543 = p;
      const t544 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l545: {
          l548: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s546 = p;
              l547: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l547; }
                p++;
                p = s546;
                break l548;
              }
              p = s546;
            } else m.touched ||= p >= end;
            break l545;
          }
          p = readTableRow(p);
          if (p < 0) { break l545; }
          value = m.value as TableRowNode;
          p = noteLineEnd(p);
          if (p < 0) { break l545; }
          break l542;
        }
        p = s543;
        m.forget(t544);
      } else m.touched ||= p >= end;
      if (p < end) {
        l549: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            {
              const s550 = p;
              l551: {
                p = skipBlankLine(p);
                if (p < 0) { break l551; }
                break l549;
              }
              p = s550;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 304))) {
            {
              const s553 = p;
              l554: {
                p = skipRowStop(p);
                if (p < 0) { break l554; }
                break l549;
              }
              p = s553;
            }
          } else m.touched ||= p >= end;
          p = readTableRow(p);
          if (p < 0) { break l549; }
          value = m.value as TableRowNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l549; }
          p = noteEol(p);
          if (p < 0) { break l549; }
          break l542;
        }
        p = s543;
        m.forget(t544);
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        {
          const s564 = p;
          l565: {
            p = skipBlankLine(p);
            if (p < 0) { break l565; }
            return -1;
          }
          p = s564;
        }
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 304))) {
        {
          const s567 = p;
          l568: {
            p = skipRowStop(p);
            if (p < 0) { break l568; }
            return -1;
          }
          p = s567;
        }
      } else m.touched ||= p >= end;
      p = readTableRow(p);
      if (p < 0) { return -1; }
      value = m.value as TableRowNode;
      l572: {
        const s570 = p;
        l571: {
          if (p < end) { break l571; }
          m.touched ||= p >= end;
          p = s570;
          break l572;
        }
        p = s570;
        return -1;
      }
    }
    m.value = value;
    return p;
  }

  function skipDelimiterCellCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 58)) {

      p++;
    } else m.touched ||= p >= end;
    if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
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
    const { text, end } = m;
    let c = 0;
    const start = p;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
      {
        const s580 = p;
        l581: {
          p = skipCutMark(p);
          if (p < 0) { break l581; }
          return -1;
        }
        p = s580;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      {
        const s583 = p;
        l584: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l584; }
          return -1;
        }
        p = s583;
      }
    } else m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = noteLine(p);
    if (p < 0) { return -1; }
    l586: for (;;) {
      const s588 = p;
      const t589 = m.trail.length;
      if (p < end) {
        l587: {
          if (p < end) {
            {
              const s591 = p;
              l592: {
                p = skipParagraphStop(p);
                if (p < 0) { break l592; }
                break l587;
              }
              p = s591;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l587; }
          p = noteLine(p);
          if (p < 0) { break l587; }
          continue l586;
        }
        p = s588;
        m.forget(t589);
      } else m.touched ||= p >= end;
      break;
    }
    const node: ParagraphNode = { type: 'Paragraph', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readOpenBlockCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: MissingMarkEndNode | SubheadingNode | BulletNode | TableNode | BadNoiseLineNode | ParagraphNode;
    l346: {
      const s347 = p;
      const t348 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l349: {
          p = readMissingMarkEnd(p);
          if (p < 0) { break l349; }
          value = m.value as MissingMarkEndNode;
          break l346;
        }
        p = s347;
        m.forget(t348);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l373: {
          p = readSubheading(p);
          if (p < 0) { break l373; }
          value = m.value as SubheadingNode;
          break l346;
        }
        p = s347;
        m.forget(t348);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l374: {
          p = readBullet(p);
          if (p < 0) { break l374; }
          value = m.value as BulletNode;
          break l346;
        }
        p = s347;
        m.forget(t348);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l541: {
          p = readTable(p);
          if (p < 0) { break l541; }
          value = m.value as TableNode;
          break l346;
        }
        p = s347;
        m.forget(t348);
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l579: {
          p = readBadNoiseLine(p);
          if (p < 0) { break l579; }
          value = m.value as BadNoiseLineNode;
          break l346;
        }
        p = s347;
        m.forget(t348);
      } else m.touched ||= p >= end;
      if (!(p < end)) { m.touched ||= p >= end; return -1; }
      p = readParagraph(p);
      if (p < 0) { return -1; }
      value = m.value as ParagraphNode;
    }
    m.value = value;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list599: " "[] = [];
    let n597 = 0;
    l594: for (;;) {
      if (n597 >= 3) break;
      const s596 = p;
      l595: {
        let v598!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l595; }
        v598 = " ";
        p++;
        list599.push(v598);
        n597++;
        continue l594;
      }
      p = s596;
      break;
    }
    value = list599;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [" "[], string, string[], null];
    let e600!: " "[];
    p = readIndent(p);
    if (p < 0) { return -1; }
    e600 = m.value as " "[];
    let e601!: string;
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = readWrapperRun(p);
    if (p < 0) { return -1; }
    e601 = m.value as string;
    let e602!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e602 = m.value as string[];
    let e603!: null;
    l606: {
      const s604 = p;
      l605: {
        p = skipLineEnd(p);
        if (p < 0) { break l605; }
        p = s604;
        break l606;
      }
      p = s604;
      return -1;
    }
    e603 = null;
    value = [e600, e601, e602, e603];
    m.value = value;
    return p;
  }

  function skipTitleStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l607: {
      const s608 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l609: {
          let n613 = 0;
          l610: for (;;) {
            if (n613 >= 3) break;
            const s612 = p;
            l611: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l611; }
              p++;
              n613++;
              continue l610;
            }
            p = s612;
            break;
          }
          let n617 = 0;
          l614: for (;;) {
            if (n617 >= 3) break;
            const s616 = p;
            l615: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l615; }
              p++;
              n617++;
              continue l614;
            }
            p = s616;
            break;
          }
          if (n617 < 1) { break l609; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l618: {
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              const s620 = p;
              l619: {
                p = skipLineNoise(p);
                if (p < 0) { break l619; }
                break l618;
              }
              p = s620;
            } else m.touched ||= p >= end;
          }
          l621: {
            if (p < end) {
              const s623 = p;
              l622: {
                p = skipTitleDecoration(p);
                if (p < 0) { break l622; }
                break l621;
              }
              p = s623;
            } else m.touched ||= p >= end;
          }
          break l607;
        }
        p = s608;
      } else m.touched ||= p >= end;
      l624: {
        if (p < end) {
          const s626 = p;
          l625: {
            p = skipTitleDecoration(p);
            if (p < 0) { break l625; }
            break l624;
          }
          p = s626;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m632 = false;
    l628: for (;;) {
      const s630 = p;
      const t631 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l629: {
          p = noteBlankLine(p);
          if (p < 0) { break l629; }
          m632 = true;
          continue l628;
        }
        p = s630;
        m.forget(t631);
      } else m.touched ||= p >= end;
      break;
    }
    if (!m632) { return -1; }
    return p;
  }

  function skipParenthesisCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near645 = p + 4;
    while (p < near645 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
    if (p === near645) p = STOPS_8.next(p);
    m.touched ||= p >= end && "^\n\r(";
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
    m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l660: for (;;) {
      const s662 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l661: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) { break l661; }
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l661; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l660;
        }
        p = s662;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l677: {
      const s678 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l679: {
          l680: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s682 = p;
              l681: {
                l683: {
                  const s684 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l685: {
                      if (!text.startsWith("**", p)) {
                        m.reaches(p, "**");
                        break l685;
                      }
                      p += 2;
                      break l683;
                    }
                    p = s684;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l681; }
                  p++;
                }
                break l680;
              }
              p = s682;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l679; }
          p = skipSignatureName(p);
          if (p < 0) { break l679; }
          break l677;
        }
        p = s678;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {

        p++;
        break l677;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 47) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l694: {
      const s695 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l696: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l696; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l694;
        }
        p = s695;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l697: {
          p = skipBracketed(p);
          if (p < 0) { break l697; }
          break l694;
        }
        p = s695;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l698: {
          p = skipQuoted(p);
          if (p < 0) { break l698; }
          break l694;
        }
        p = s695;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211 || c === 8594))) {
        {
          const s699 = p;
          l700: {
            p = skipArrow(p);
            if (p < 0) { break l700; }
            return -1;
          }
          p = s699;
        }
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m693 = false;
    l690: for (;;) {
      const s692 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) {
        l691: {
          p = skipTypePiece(p);
          if (p < 0) { break l691; }
          m693 = true;
          continue l690;
        }
        p = s692;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m693) { return -1; }
    l702: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211 || c === 8594))) {
        const s704 = p;
        l703: {
          p = skipArrow(p);
          if (p < 0) { break l703; }
          let m708 = false;
          l705: for (;;) {
            const s707 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
              l706: {
                p = skipResultPiece(p);
                if (p < 0) { break l706; }
                m708 = true;
                continue l705;
              }
              p = s707;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m708) { break l703; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61)))) { m.touched ||= p >= end; break l703; }
          break l702;
        }
        p = s704;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l715: {
      const s716 = p;
      if ((p < end && text.charCodeAt(p) === 44)) {

        p++;
        break l715;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l715;
      } else m.touched ||= p >= end;
      l719: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l719; }
        break l715;
      }
      p = s716;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
      p = skipArrow(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l674: {
      const s675 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l676: {
          p = skipParameterName(p);
          if (p < 0) { break l676; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l687: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s689 = p;
              l688: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l688; }
                p = skipTypeText(p);
                if (p < 0) { break l688; }
                break l687;
              }
              p = s689;
            } else m.touched ||= p >= end;
          }
          l709: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s711 = p;
              l710: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l710; }
                p = skipDefaultText(p);
                if (p < 0) { break l710; }
                break l709;
              }
              p = s711;
            } else m.touched ||= p >= end;
          }
          l714: {
            const s712 = p;
            l713: {
              p = skipParameterEnd(p);
              if (p < 0) { break l713; }
              p = s712;
              break l714;
            }
            p = s712;
            break l676;
          }
          break l674;
        }
        p = s675;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
      p = skipParameterName(p);
      if (p < 0) { return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)))) { m.touched ||= p >= end; return -1; }
      p++;
      const near720 = p + 4;
      while (p < near720 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near720) p = STOPS_9.next(p);
      m.touched ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l671: {
      const s672 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l673: {
          p = skipParameter(p);
          if (p < 0) { break l673; }
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
          } else m.touched ||= p >= end;
          break l671;
        }
        p = s672;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = skipBadParameter(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l724: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l724;
      } else m.touched ||= p >= end;

    }
    return p;
  }

  function skipParametersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l667: for (;;) {
      const s669 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
        l668: {
          p = skipParameterItem(p);
          if (p < 0) { break l668; }
          continue l667;
        }
        p = s669;
      } else m.touched ||= p >= end;
      break;
    }
    p = skipParametersEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipSignatureListCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l664: {
      const s665 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l666: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l666; }
          p = skipParameters(p);
          if (p < 0) { break l666; }
          break l664;
        }
        p = s665;
      } else m.touched ||= p >= end;
      p = skipMissingParameters(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipSignatureTailCode(p: number): number {
    const { text, end } = m;
    while ((p < end && text.charCodeAt(p) === 42)) p++;
    m.touched ||= p >= end;
    p = skipHeadingEndAhead(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipReturnPieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l734: {
      const s735 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l736: {
          p = skipBracketed(p);
          if (p < 0) { break l736; }
          break l734;
        }
        p = s735;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l737: {
          p = skipQuoted(p);
          if (p < 0) { break l737; }
          break l734;
        }
        p = s735;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128))) {
        l738: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l738; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l734;
        }
        p = s735;
      } else m.touched ||= p >= end;
      if (p < end) {
        l739: {
          {
            const s740 = p;
            l741: {
              p = skipSignatureTail(p);
              if (p < 0) { break l741; }
              break l739;
            }
            p = s740;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l739; }
          p++;
          break l734;
        }
        p = s735;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s743 = p;
          l744: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipSignatureTail(p);
            if (p < 0) { break l744; }
            return -1;
          }
          p = s743;
        }
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m;
    let m733 = false;
    l730: for (;;) {
      const s732 = p;
      if (p < end) {
        l731: {
          p = skipReturnPiece(p);
          if (p < 0) { break l731; }
          m733 = true;
          continue l730;
        }
        p = s732;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m733) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
    p = skipResultArrow(p);
    if (p < 0) { return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = skipResultText(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipSignatureEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
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
    l749: {
      if (p < end) {
        const s751 = p;
        l750: {
          p = skipBadSignatureRest(p);
          if (p < 0) { break l750; }
          break l749;
        }
        p = s751;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipSignatureCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l653: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s655 = p;
        l654: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l654;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l654; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l653;
        }
        p = s655;
      } else m.touched ||= p >= end;
    }
    l656: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s658 = p;
        l657: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l657;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l657; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l656;
        }
        p = s658;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    p = skipSignatureList(p);
    if (p < 0) { return -1; }
    l727: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 8211 || c === 8594))) {
        const s729 = p;
        l728: {
          p = skipResult(p);
          if (p < 0) { break l728; }
          break l727;
        }
        p = s729;
      } else m.touched ||= p >= end;
    }
    p = skipSignatureEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipMethodHeadingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l642: {
      const s643 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l644: {
          p = skipMethodLevel(p);
          if (p < 0) { break l644; }
          {
            const s646 = p;
            l647: {
              p = skipTextInNotes(p);
              if (p < 0) { break l647; }
              break l644;
            }
            p = s646;
          }
          let n652 = 0;
          l649: for (;;) {
            if (n652 >= 3) break;
            const s651 = p;
            l650: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l650; }
              p++;
              n652++;
              continue l649;
            }
            p = s651;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l644; }
          p = skipMark(p);
          if (p < 0) { break l644; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l644; }
          p = skipSignature(p);
          if (p < 0) { break l644; }
          p = skipHeadingEnd(p);
          if (p < 0) { break l644; }
          break l642;
        }
        p = s643;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l752: {
          p = skipMethodLevel(p);
          if (p < 0) { break l752; }
          {
            const s753 = p;
            l754: {
              if (!m.reading.inside[12]) { break l754; }
              break l752;
            }
            p = s753;
          }
          let n759 = 0;
          l756: for (;;) {
            if (n759 >= 3) break;
            const s758 = p;
            l757: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l757; }
              p++;
              n759++;
              continue l756;
            }
            p = s758;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l752; }
          p = skipMark(p);
          if (p < 0) { break l752; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l752; }
          p = skipBadMethodTitle(p);
          if (p < 0) { break l752; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l752; }
          p = skipSignature(p);
          if (p < 0) { break l752; }
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = skipHeadingEnd(p);
          if (p < 0) { break l752; }
          break l642;
        }
        p = s643;
      } else m.touched ||= p >= end;
      l762: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s760 = p;
          l761: {
            p = skipSetextAhead(p);
            if (p < 0) { break l761; }
            p = s760;
            break l762;
          }
          p = s760;
        } else m.touched ||= p >= end;
        return -1;
      }
      l765: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s763 = p;
          l764: {
            const near766 = p + 4;
            while (p < near766 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near766) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l764; }
            p++;
            p = s763;
            break l765;
          }
          p = s763;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
      p = skipSignature(p);
      if (p < 0) { return -1; }
      p = skipHeadingEnd(p);
      if (p < 0) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61)))) { m.touched ||= p >= end; return -1; }
      p = skipBadSetext(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipSectionStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l633: {
      const s634 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l635: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l635; }
          break l633;
        }
        p = s634;
      } else m.touched ||= p >= end;
      l638: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s636 = p;
          l637: {
            p = skipHeadingLike(p);
            if (p < 0) { break l637; }
            p = s636;
            break l638;
          }
          p = s636;
        } else m.touched ||= p >= end;
        return -1;
      }
      l639: {
        const s640 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l641: {
            p = skipSectionHeading(p);
            if (p < 0) { break l641; }
            break l639;
          }
          p = s640;
        } else m.touched ||= p >= end;
        p = skipOtherSectionAhead(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function skipAnyItemAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l778: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        const s776 = p;
        l777: {
          p = skipH3(p);
          if (p < 0) { break l777; }
          p = s776;
          break l778;
        }
        p = s776;
      } else m.touched ||= p >= end;
      return -1;
    }
    let n782 = 0;
    l779: for (;;) {
      if (n782 >= 3) break;
      const s781 = p;
      l780: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l780; }
        p++;
        n782++;
        continue l779;
      }
      p = s781;
      break;
    }
    if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; return -1; }
    p = skipMark(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipMethodAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n787 = 0;
    l784: for (;;) {
      if (n787 >= 3) break;
      const s786 = p;
      l785: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l785; }
        p++;
        n787++;
        continue l784;
      }
      p = s786;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
      m.reaches(p, "####");
      return -1;
    }
    p += 4;
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if ((p < end && text.charCodeAt(p) === 96)) {

      p++;
    } else m.touched ||= p >= end;
    l791: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s793 = p;
        l792: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l792;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l792; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l791;
        }
        p = s793;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    const near794 = p + 4;
    while (p < near794 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near794) p = STOPS_4.next(p);
    m.touched ||= p >= end && "^\n\r*";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l767: {
      const s768 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l769: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l769; }
          break l767;
        }
        p = s768;
      } else m.touched ||= p >= end;
      l772: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s770 = p;
          l771: {
            p = skipHeadingLike(p);
            if (p < 0) { break l771; }
            p = s770;
            break l772;
          }
          p = s770;
        } else m.touched ||= p >= end;
        return -1;
      }
      l773: {
        const s774 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l775: {
            p = skipAnyItemAhead(p);
            if (p < 0) { break l775; }
            break l773;
          }
          p = s774;
        } else m.touched ||= p >= end;
        l783: {
          if (!m.reading.inside[3]) { break l783; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; break l783; }
          p = skipMethodAhead(p);
          if (p < 0) { break l783; }
          break l773;
        }
        p = s774;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l795: {
            p = skipSectionHeading(p);
            if (p < 0) { break l795; }
            break l773;
          }
          p = s774;
        } else m.touched ||= p >= end;
        l796: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l796; }
          break l773;
        }
        p = s774;
        p = skipItemAhead(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l805: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        const s803 = p;
        l804: {
          p = skipAnyLead(p);
          if (p < 0) { break l804; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l804; }
          p = skipDescriptionName(p);
          if (p < 0) { break l804; }
          p = s803;
          break l805;
        }
        p = s803;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: DescriptionLabelNode = { type: 'DescriptionLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRateLimitLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l808: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        const s806 = p;
        l807: {
          p = skipAnyLead(p);
          if (p < 0) { break l807; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l807; }
          p = skipRateLimitName(p);
          if (p < 0) { break l807; }
          p = s806;
          break l808;
        }
        p = s806;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {
    l811: {
      const s812 = p;
      l813: {
        if (!m.reading.inside[9]) { break l813; }
        break l811;
      }
      p = s812;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l819: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        const s817 = p;
        l818: {
          p = skipAnyLead(p);
          if (p < 0) { break l818; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l818; }
          p = skipReturnsName(p);
          if (p < 0) { break l818; }
          p = s817;
          break l819;
        }
        p = s817;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ReturnsLabelNode = { type: 'ReturnsLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSemanticUnitLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l829: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
        const s827 = p;
        l828: {
          p = skipAnyLead(p);
          if (p < 0) { break l828; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)))) { m.touched ||= p >= end; break l828; }
          p = skipSemanticUnitName(p);
          if (p < 0) { break l828; }
          p = s827;
          break l829;
        }
        p = s827;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: SemanticUnitLabelNode = { type: 'SemanticUnitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponsibilityLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l832: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false))) {
        const s830 = p;
        l831: {
          p = skipAnyLead(p);
          if (p < 0) { break l831; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)))) { m.touched ||= p >= end; break l831; }
          p = skipResponsibilityName(p);
          if (p < 0) { break l831; }
          p = s830;
          break l832;
        }
        p = s830;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ResponsibilityLabelNode = { type: 'ResponsibilityLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCriteriaLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l838: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) {
        const s836 = p;
        l837: {
          p = skipAnyLead(p);
          if (p < 0) { break l837; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)))) { m.touched ||= p >= end; break l837; }
          p = skipCriteriaName(p);
          if (p < 0) { break l837; }
          p = s836;
          break l838;
        }
        p = s836;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: CriteriaLabelNode = { type: 'CriteriaLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSeverityLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l841: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
        const s839 = p;
        l840: {
          p = skipAnyLead(p);
          if (p < 0) { break l840; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)))) { m.touched ||= p >= end; break l840; }
          p = skipSeverityName(p);
          if (p < 0) { break l840; }
          p = s839;
          break l841;
        }
        p = s839;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: SeverityLabelNode = { type: 'SeverityLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readTextKindCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    l797: {
      const s798 = p;
      l799: {
        if (!m.reading.inside[7]) { break l799; }
        l800: {
          const s801 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
            l802: {
              p = readDescriptionLabel(p);
              if (p < 0) { break l802; }
              value = m.value as DescriptionLabelNode;
              break l800;
            }
            p = s801;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)))) { m.touched ||= p >= end; break l799; }
          p = readRateLimitLabel(p);
          if (p < 0) { break l799; }
          value = m.value as RateLimitLabelNode;
        }
        break l797;
      }
      p = s798;
      l809: {
        if (!m.reading.inside[8]) { break l809; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)))) { m.touched ||= p >= end; break l809; }
        p = readDescriptionLabel(p);
        if (p < 0) { break l809; }
        value = m.value as DescriptionLabelNode;
        break l797;
      }
      p = s798;
      l810: {
        p = skipInMethod(p);
        if (p < 0) { break l810; }
        l814: {
          const s815 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
            l816: {
              p = readReturnsLabel(p);
              if (p < 0) { break l816; }
              value = m.value as ReturnsLabelNode;
              break l814;
            }
            p = s815;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)))) { m.touched ||= p >= end; break l810; }
          p = readDescriptionLabel(p);
          if (p < 0) { break l810; }
          value = m.value as DescriptionLabelNode;
        }
        break l797;
      }
      p = s798;
      l820: {
        {
          const s821 = p;
          l822: {
            p = skipInMethod(p);
            if (p < 0) { break l822; }
            break l820;
          }
          p = s821;
        }
        if (!m.reading.inside[3]) { break l820; }
        l824: {
          const s825 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
            l826: {
              p = readSemanticUnitLabel(p);
              if (p < 0) { break l826; }
              value = m.value as SemanticUnitLabelNode;
              break l824;
            }
            p = s825;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)))) { m.touched ||= p >= end; break l820; }
          p = readResponsibilityLabel(p);
          if (p < 0) { break l820; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l797;
      }
      p = s798;
      if (!m.reading.inside[11]) { return -1; }
      l833: {
        const s834 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) {
          l835: {
            p = readCriteriaLabel(p);
            if (p < 0) { break l835; }
            value = m.value as CriteriaLabelNode;
            break l833;
          }
          p = s834;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
        p = readSeverityLabel(p);
        if (p < 0) { return -1; }
        value = m.value as SeverityLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l855: {
      const s856 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l857: {
          p = skipLabel(p);
          if (p < 0) { break l857; }
          break l855;
        }
        p = s856;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipBadLabel(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readLineHoldsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: "" | null;
    let n848 = 0;
    l845: for (;;) {
      if (n848 >= 3) break;
      const s847 = p;
      l846: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l846; }
        p++;
        n848++;
        continue l845;
      }
      p = s847;
      break;
    }
    l849: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
        const s851 = p;
        l850: {
          l854: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
              const s852 = p;
              l853: {
                p = skip_label(p);
                if (p < 0) { break l853; }
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipLineEnd(p);
                if (p < 0) { break l853; }
                p = s852;
                break l854;
              }
              p = s852;
            } else m.touched ||= p >= end;
            break l850;
          }
          value = '';
          break l849;
        }
        p = s851;
      } else m.touched ||= p >= end;
      value = null;
    }
    m.value = value;
    return p;
  }

  function readLabelHoldsCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string | null;
    l842: {
      const s843 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l844: {
          p = readBulletHolds(p);
          if (p < 0) { break l844; }
          value = m.value as string;
          break l842;
        }
        p = s843;
      } else m.touched ||= p >= end;
      p = readLineHolds(p);
      if (p < 0) { return -1; }
      value = m.value as "" | null;
    }
    m.value = value;
    return p;
  }

  function readTextHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_kind!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    p = readTextKind(p);
    if (p < 0) { return -1; }
    l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    p = readLabelHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: TextHeadNode = { type: 'TextHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readAnswerHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_answer!: YesNode | NoNode | null;
    let l_value!: LineValueNode;
    if (!m.reading.inside[7]) { return -1; }
    l860: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
        const s858 = p;
        l859: {
          p = skipAnyLead(p);
          if (p < 0) { break l859; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false)))) { m.touched ||= p >= end; break l859; }
          p = skipAuthenticationName(p);
          if (p < 0) { break l859; }
          p = s858;
          break l860;
        }
        p = s858;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readLabelHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l861: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false))) {
        const s863 = p;
        const t864 = m.trail.length;
        l862: {
          p = readAnswer(p);
          if (p < 0) { break l862; }
          l_answer = m.value as YesNode | NoNode;
          break l861;
        }
        p = s863;
        m.forget(t864);
      } else m.touched ||= p >= end;
      l_answer = null;
    }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: AnswerHeadNode = { type: 'AnswerHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
    m.value = node;
    return p;
  }

  function readRequestBodyLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l870: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        const s868 = p;
        l869: {
          p = skipAnyLead(p);
          if (p < 0) { break l869; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l869; }
          p = skipRequestBodyName(p);
          if (p < 0) { break l869; }
          p = s868;
          break l870;
        }
        p = s868;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RequestBodyLabelNode = { type: 'RequestBodyLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResponseLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l873: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
        const s871 = p;
        l872: {
          p = skipAnyLead(p);
          if (p < 0) { break l872; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))))) { m.touched ||= p >= end; break l872; }
          p = skipResponseName(p);
          if (p < 0) { break l872; }
          p = s871;
          break l873;
        }
        p = s871;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ResponseLabelNode = { type: 'ResponseLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readJsonKindCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: RequestBodyLabelNode | ResponseLabelNode;
    l865: {
      const s866 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        l867: {
          p = readRequestBodyLabel(p);
          if (p < 0) { break l867; }
          value = m.value as RequestBodyLabelNode;
          break l865;
        }
        p = s866;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readResponseLabel(p);
      if (p < 0) { return -1; }
      value = m.value as ResponseLabelNode;
    }
    m.value = value;
    return p;
  }

  function readJsonHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_kind!: RequestBodyLabelNode | ResponseLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | LineValueNode;
    if (!m.reading.inside[7]) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readJsonKind(p);
    if (p < 0) { return -1; }
    l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
    p = readLabelHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readJsonValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as TemplateRemarkNode | LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: JsonHeadNode = { type: 'JsonHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readSqlKindCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    l874: {
      const s875 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 304))) {
        l876: {
          p = readIndexesLabel(p);
          if (p < 0) { break l876; }
          value = m.value as IndexesLabelNode;
          break l874;
        }
        p = s875;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
        l877: {
          p = readRelationshipsLabel(p);
          if (p < 0) { break l877; }
          value = m.value as RelationshipsLabelNode;
          break l874;
        }
        p = s875;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readConstraintsLabel(p);
      if (p < 0) { return -1; }
      value = m.value as ConstraintsLabelNode;
    }
    m.value = value;
    return p;
  }

  function readSqlHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_kind!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    if (!m.reading.inside[8]) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = readSqlKind(p);
    if (p < 0) { return -1; }
    l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    p = readLabelHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: SqlHeadNode = { type: 'SqlHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readNumberHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_number!: WholeNumberNode | null;
    let l_value!: LineValueNode;
    {
      const s878 = p;
      l879: {
        p = skipInMethod(p);
        if (p < 0) { break l879; }
        return -1;
      }
      p = s878;
    }
    if (!m.reading.inside[3]) { return -1; }
    l883: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
        const s881 = p;
        l882: {
          p = skipAnyLead(p);
          if (p < 0) { break l882; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)))) { m.touched ||= p >= end; break l882; }
          p = skipComplexityName(p);
          if (p < 0) { break l882; }
          p = s881;
          break l883;
        }
        p = s881;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readLabelHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l884: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false))) {
        const s886 = p;
        const t887 = m.trail.length;
        l885: {
          p = read_wholeNumber(p);
          if (p < 0) { break l885; }
          l_number = m.value as WholeNumberNode;
          break l884;
        }
        p = s886;
        m.forget(t887);
      } else m.touched ||= p >= end;
      l_number = null;
    }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: NumberHeadNode = { type: 'NumberHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l897: {
      const s898 = p;
      l899: {
        {
          const s900 = p;
          l901: {
            if (!m.reading.inside[12]) { break l901; }
            break l899;
          }
          p = s900;
        }
        let n906 = 0;
        l903: for (;;) {
          if (n906 >= 3) break;
          const s905 = p;
          l904: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l904; }
            p++;
            n906++;
            continue l903;
          }
          p = s905;
          break;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l899; }
        p = skipLabelAhead(p);
        if (p < 0) { break l899; }
        break l897;
      }
      p = s898;
      if (!m.reading.inside[12]) { return -1; }
      let n910 = 0;
      l907: for (;;) {
        if (n910 >= 3) break;
        const s909 = p;
        l908: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l908; }
          p++;
          n910++;
          continue l907;
        }
        p = s909;
        break;
      }
      l913: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c === 304))) {
          const s911 = p;
          l912: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l912; }
            p = skipComponentName(p);
            if (p < 0) { break l912; }
            p = s911;
            break l913;
          }
          p = s911;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l916: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        const s914 = p;
        l915: {
          p = skipBulletLead(p);
          if (p < 0) { break l915; }
          l919: {
            const s917 = p;
            l918: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              p = skip_knownName(p);
              if (p < 0) { break l918; }
              p = s917;
              break l919;
            }
            p = s917;
            break l915;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l915; }
          p = skipLabelAhead(p);
          if (p < 0) { break l915; }
          p = s914;
          break l916;
        }
        p = s914;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s920 = p;
      l921: {
        p = skipHeldBullet(p);
        if (p < 0) { break l921; }
        return -1;
      }
      p = s920;
    }
    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near932 = p + 4;
    while (p < near932 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near932) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    l933: for (;;) {
      const s935 = p;
      if (p < end) {
        l934: {
          if (p < end) {
            {
              const s937 = p;
              l938: {
                p = skipParagraphStop(p);
                if (p < 0) { break l938; }
                break l934;
              }
              p = s937;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l934; }
          p = skipLine(p);
          if (p < 0) { break l934; }
          continue l933;
        }
        p = s935;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipListedAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!m.reading.inside[10]) { return -1; }
    if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
      {
        const s925 = p;
        l926: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l926; }
          return -1;
        }
        p = s925;
      }
    } else m.touched ||= p >= end;
    l930: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s928 = p;
        l929: {
          const near931 = p + 4;
          while (p < near931 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near931) p = STOPS_8.next(p);
          m.touched ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l929; }
          p++;
          p = s928;
          break l930;
        }
        p = s928;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipListedHeading(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l888: {
      const s889 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
        l890: {
          l893: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
              const s891 = p;
              l892: {
                p = skipLabelGate(p);
                if (p < 0) { break l892; }
                p = s891;
                break l893;
              }
              p = s891;
            } else m.touched ||= p >= end;
            break l890;
          }
          l894: {
            const s895 = p;
            l896: {
              p = skipPlainLabelAhead(p);
              if (p < 0) { break l896; }
              break l894;
            }
            p = s895;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l890; }
            p = skipBulletLabelAhead(p);
            if (p < 0) { break l890; }
          }
          break l888;
        }
        p = s889;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l923: {
          p = skipItemStop(p);
          if (p < 0) { break l923; }
          break l888;
        }
        p = s889;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l924: {
          p = skipThematicBreak(p);
          if (p < 0) { break l924; }
          break l888;
        }
        p = s889;
      } else m.touched ||= p >= end;
      p = skipListedAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l948: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
        const s946 = p;
        l947: {
          p = skipAnyLead(p);
          if (p < 0) { break l947; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)))) { m.touched ||= p >= end; break l947; }
          p = skipParametersName(p);
          if (p < 0) { break l947; }
          p = s946;
          break l948;
        }
        p = s946;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ParametersLabelNode = { type: 'ParametersLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRaisesLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l951: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false))) {
        const s949 = p;
        l950: {
          p = skipAnyLead(p);
          if (p < 0) { break l950; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)))) { m.touched ||= p >= end; break l950; }
          p = skipRaisesName(p);
          if (p < 0) { break l950; }
          p = s949;
          break l951;
        }
        p = s949;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RaisesLabelNode = { type: 'RaisesLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readEntriesKindCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    l940: {
      const s941 = p;
      l942: {
        if (!m.reading.inside[7]) { break l942; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)))) { m.touched ||= p >= end; break l942; }
        p = readRequestParametersLabel(p);
        if (p < 0) { break l942; }
        value = m.value as RequestParametersLabelNode;
        break l940;
      }
      p = s941;
      p = skipInMethod(p);
      if (p < 0) { return -1; }
      l943: {
        const s944 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
          l945: {
            p = readParametersLabel(p);
            if (p < 0) { break l945; }
            value = m.value as ParametersLabelNode;
            break l943;
          }
          p = s944;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
        p = readRaisesLabel(p);
        if (p < 0) { return -1; }
        value = m.value as RaisesLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function readEntriesHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_kind!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
    p = readEntriesKind(p);
    if (p < 0) { return -1; }
    l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    p = readLabelHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readEntriesValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: EntriesHeadNode = { type: 'EntriesHead', start: m.base + start, end: m.base + p, kind: l_kind, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readOtherHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: "" | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l954: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304))) {
        const s952 = p;
        l953: {
          let n958 = 0;
          l955: for (;;) {
            if (n958 >= 3) break;
            const s957 = p;
            l956: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l956; }
              p++;
              n958++;
              continue l955;
            }
            p = s957;
            break;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l953; }
          p = skipLabelMark(p);
          if (p < 0) { break l953; }
          p = s952;
          break l954;
        }
        p = s952;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s959 = p;
      l960: {
        let n965 = 0;
        l962: for (;;) {
          if (n965 >= 3) break;
          const s964 = p;
          l963: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l963; }
            p++;
            n965++;
            continue l962;
          }
          p = s964;
          break;
        }
        while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
        m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
        m.touched ||= p >= end;
        p = skip_knownName(p);
        if (p < 0) { break l960; }
        return -1;
      }
      p = s959;
    }
    p = readLineHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as "" | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: OtherHeadNode = { type: 'OtherHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readNamesHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: NameLineNode | LineValueNode;
    l968: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        const s966 = p;
        l967: {
          p = skipAnyLead(p);
          if (p < 0) { break l967; }
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l967; }
          p = skipDependenciesName(p);
          if (p < 0) { break l967; }
          p = s966;
          break l968;
        }
        p = s966;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readLabelHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string | null;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    p = readNamesValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as NameLineNode | LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: NamesHeadNode = { type: 'NamesHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function skipComponentStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l969: {
      const s970 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l971: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l971; }
          break l969;
        }
        p = s970;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        {
          const s972 = p;
          l973: {
            p = skipMethodAhead(p);
            if (p < 0) { break l973; }
            return -1;
          }
          p = s972;
        }
      } else m.touched ||= p >= end;
      l977: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s975 = p;
          l976: {
            p = skipHeadingLike(p);
            if (p < 0) { break l976; }
            p = s975;
            break l977;
          }
          p = s975;
        } else m.touched ||= p >= end;
        return -1;
      }
      l978: {
        const s979 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l980: {
            l983: {
              if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
                const s981 = p;
                l982: {
                  p = skipH3(p);
                  if (p < 0) { break l982; }
                  p = s981;
                  break l983;
                }
                p = s981;
              } else m.touched ||= p >= end;
              break l980;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l980; }
            p = skipComponentHeading(p);
            if (p < 0) { break l980; }
            break l978;
          }
          p = s979;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l984: {
            p = skipSectionHeading(p);
            if (p < 0) { break l984; }
            break l978;
          }
          p = s979;
        } else m.touched ||= p >= end;
        l985: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l985; }
          break l978;
        }
        p = s979;
        if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
        p = skipComponentHeading(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function readParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: ParameterNameNode;
    let l_annotation!: TypeTextNode | null | BadTypeNode;
    let l_fallback: DefaultTextNode | null = null;
    l1027: {
      const s1028 = p;
      const t1029 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1030: {
          p = readParameterName(p);
          if (p < 0) { break l1030; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l1031: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s1033 = p;
              l1032: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1032; }
                p = readTypeText(p);
                if (p < 0) { break l1032; }
                l_annotation = m.value as TypeTextNode;
                break l1031;
              }
              p = s1033;
            } else m.touched ||= p >= end;
            l_annotation = null;
          }
          l1034: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s1036 = p;
              l1035: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1035; }
                p = readDefaultText(p);
                if (p < 0) { break l1035; }
                l_fallback = m.value as DefaultTextNode;
                break l1034;
              }
              p = s1036;
            } else m.touched ||= p >= end;
            l_fallback = null;
          }
          l1039: {
            const s1037 = p;
            l1038: {
              p = skipParameterEnd(p);
              if (p < 0) { break l1038; }
              p = s1037;
              break l1039;
            }
            p = s1037;
            break l1030;
          }
          break l1027;
        }
        p = s1028;
        m.forget(t1029);
        l_fallback = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
      p = readParameterName(p);
      if (p < 0) { return -1; }
      l_name = m.value as ParameterNameNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)))) { m.touched ||= p >= end; return -1; }
      p = readBadType(p);
      if (p < 0) { return -1; }
      l_annotation = m.value as BadTypeNode;
    }
    const node: ParameterNode = { type: 'Parameter', start: m.base + start, end: m.base + p, name: l_name, annotation: l_annotation, fallback: l_fallback };
    m.value = node;
    return p;
  }

  function readParameterItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ParameterNode | BadParameterNode;
    l1023: {
      const s1024 = p;
      const t1025 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1026: {
          p = readParameter(p);
          if (p < 0) { break l1026; }
          value = m.value as ParameterNode;
          if ((p < end && text.charCodeAt(p) === 44)) {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
          } else m.touched ||= p >= end;
          break l1023;
        }
        p = s1024;
        m.forget(t1025);
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = readBadParameter(p);
      if (p < 0) { return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l1043: {
      if ((p < end && text.charCodeAt(p) === 41)) {

        p++;
        break l1043;
      } else m.touched ||= p >= end;
      p = readMissingParenthesis(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readParametersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_items!: (ParameterNode | BadParameterNode)[];
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    const list1021: (ParameterNode | BadParameterNode)[] = [];
    l1016: for (;;) {
      const s1018 = p;
      const t1019 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
        l1017: {
          let v1020!: ParameterNode | BadParameterNode;
          p = readParameterItem(p);
          if (p < 0) { break l1017; }
          v1020 = m.value as ParameterNode | BadParameterNode;
          list1021.push(v1020);
          continue l1016;
        }
        p = s1018;
        m.forget(t1019);
      } else m.touched ||= p >= end;
      break;
    }
    l_items = list1021;
    p = noteParametersEnd(p);
    if (p < 0) { return -1; }
    const node: ParametersNode = { type: 'Parameters', start: m.base + start, end: m.base + p, items: l_items };
    m.value = node;
    return p;
  }

  function readSignatureListCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: ParametersNode | MissingParametersNode;
    l1012: {
      const s1013 = p;
      const t1014 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l1015: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l1015; }
          p = readParameters(p);
          if (p < 0) { break l1015; }
          value = m.value as ParametersNode;
          break l1012;
        }
        p = s1013;
        m.forget(t1014);
      } else m.touched ||= p >= end;
      p = readMissingParameters(p);
      if (p < 0) { return -1; }
      value = m.value as MissingParametersNode;
    }
    m.value = value;
    return p;
  }

  function readResultTextCode(p: number): number {
    const { end } = m;
    const start = p;
    let m1054 = false;
    l1051: for (;;) {
      const s1053 = p;
      if (p < end) {
        l1052: {
          p = skipReturnPiece(p);
          if (p < 0) { break l1052; }
          m1054 = true;
          continue l1051;
        }
        p = s1053;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m1054) { return -1; }
    const node: ResultTextNode = { type: 'ResultText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_of!: ResultTextNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
    p = noteResultArrow(p);
    if (p < 0) { return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = readResultText(p);
    if (p < 0) { return -1; }
    l_of = m.value as ResultTextNode;
    const node: ResultNode = { type: 'Result', start: m.base + start, end: m.base + p, of: l_of };
    m.value = node;
    return p;
  }

  function noteSignatureEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
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
    l1058: {
      if (p < end) {
        const s1060 = p;
        const t1061 = m.trail.length;
        l1059: {
          p = readBadSignatureRest(p);
          if (p < 0) { break l1059; }
          break l1058;
        }
        p = s1060;
        m.forget(t1061);
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readSignatureCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_isAsync!: ["async", string[]] | null;
    let l_name!: string;
    let l_list!: ParametersNode | MissingParametersNode;
    let l_result!: ResultNode | null;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l997: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s999 = p;
        l998: {
          let e1000!: "async";
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l998;
          }
          e1000 = "async";
          p += 5;
          let e1001!: string[];
          const list1006: string[] = [];
          l1002: for (;;) {
            const s1004 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1003: {
                let v1005!: string;
                p = readBlank(p);
                if (p < 0) { break l1003; }
                v1005 = m.value as string;
                list1006.push(v1005);
                continue l1002;
              }
              p = s1004;
            } else m.touched ||= p >= end;
            break;
          }
          if (list1006.length === 0) { break l998; }
          e1001 = list1006;
          l_isAsync = [e1000, e1001];
          break l997;
        }
        p = s999;
      } else m.touched ||= p >= end;
      l_isAsync = null;
    }
    l1008: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s1010 = p;
        l1009: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l1009;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l1009; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l1008;
        }
        p = s1010;
      } else m.touched ||= p >= end;
    }
    const s1011 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    l_name = text.slice(s1011, p);
    p = readSignatureList(p);
    if (p < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    l1047: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 8211 || c === 8594))) {
        const s1049 = p;
        const t1050 = m.trail.length;
        l1048: {
          p = readResult(p);
          if (p < 0) { break l1048; }
          l_result = m.value as ResultNode;
          break l1047;
        }
        p = s1049;
        m.forget(t1050);
      } else m.touched ||= p >= end;
      l_result = null;
    }
    p = noteSignatureEnd(p);
    if (p < 0) { return -1; }
    const node: SignatureNode = { type: 'Signature', start: m.base + start, end: m.base + p, isAsync: l_isAsync, name: l_name, list: l_list, result: l_result };
    m.value = node;
    return p;
  }

  function readMethodHeadingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_mark: MarkNode | null = null;
    let l_signature!: SignatureNode;
    let l_under: BadSetextNode | null = null;
    l986: {
      const s987 = p;
      const t988 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l989: {
          p = skipMethodLevel(p);
          if (p < 0) { break l989; }
          {
            const s990 = p;
            l991: {
              p = skipTextInNotes(p);
              if (p < 0) { break l991; }
              break l989;
            }
            p = s990;
          }
          let n996 = 0;
          l993: for (;;) {
            if (n996 >= 3) break;
            const s995 = p;
            l994: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l994; }
              p++;
              n996++;
              continue l993;
            }
            p = s995;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l989; }
          p = readMark(p);
          if (p < 0) { break l989; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l989; }
          p = readSignature(p);
          if (p < 0) { break l989; }
          l_signature = m.value as SignatureNode;
          p = noteHeadingEnd(p);
          if (p < 0) { break l989; }
          break l986;
        }
        p = s987;
        m.forget(t988);
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1062: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1062; }
          {
            const s1063 = p;
            l1064: {
              if (!m.reading.inside[12]) { break l1064; }
              break l1062;
            }
            p = s1063;
          }
          let n1069 = 0;
          l1066: for (;;) {
            if (n1069 >= 3) break;
            const s1068 = p;
            l1067: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1067; }
              p++;
              n1069++;
              continue l1066;
            }
            p = s1068;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1062; }
          p = readMark(p);
          if (p < 0) { break l1062; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1062; }
          p = readBadMethodTitle(p);
          if (p < 0) { break l1062; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1062; }
          p = readSignature(p);
          if (p < 0) { break l1062; }
          l_signature = m.value as SignatureNode;
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1062; }
          break l986;
        }
        p = s987;
        m.forget(t988);
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      l1072: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1070 = p;
          l1071: {
            p = skipSetextAhead(p);
            if (p < 0) { break l1071; }
            p = s1070;
            break l1072;
          }
          p = s1070;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1075: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1073 = p;
          l1074: {
            const near1076 = p + 4;
            while (p < near1076 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near1076) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1074; }
            p++;
            p = s1073;
            break l1075;
          }
          p = s1073;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
      p = readSignature(p);
      if (p < 0) { return -1; }
      l_signature = m.value as SignatureNode;
      p = noteHeadingEnd(p);
      if (p < 0) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61)))) { m.touched ||= p >= end; return -1; }
      p = readBadSetext(p);
      if (p < 0) { return -1; }
      l_under = m.value as BadSetextNode;
    }
    const node: MethodHeadingNode = { type: 'MethodHeading', start: m.base + start, end: m.base + p, mark: l_mark, signature: l_signature, under: l_under };
    m.value = node;
    return p;
  }

  function skipMethodStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l1077: {
      const s1078 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l1079: {
          p = skipItemStop(p);
          if (p < 0) { break l1079; }
          break l1077;
        }
        p = s1078;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipComponentLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l1080: {
      const s1081 = p;
      const t1082 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l1083: {
          let e1084!: string[];
          const list1089: string[] = [];
          l1085: for (;;) {
            const s1087 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1086: {
                let v1088!: string;
                p = readBlank(p);
                if (p < 0) { break l1086; }
                v1088 = m.value as string;
                list1089.push(v1088);
                continue l1085;
              }
              p = s1087;
            } else m.touched ||= p >= end;
            break;
          }
          e1084 = list1089;
          let e1091!: "\n" | BadLineEndNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l1083; }
          p = readEol(p);
          if (p < 0) { break l1083; }
          e1091 = m.value as "\n" | BadLineEndNode;
          value = [e1084, e1091];
          break l1080;
        }
        p = s1081;
        m.forget(t1082);
      } else m.touched ||= p >= end;
      let e1092!: string[];
      const list1097: string[] = [];
      l1093: for (;;) {
        const s1095 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l1094: {
            let v1096!: string;
            p = readBlank(p);
            if (p < 0) { break l1094; }
            v1096 = m.value as string;
            list1097.push(v1096);
            continue l1093;
          }
          p = s1095;
        } else m.touched ||= p >= end;
        break;
      }
      if (list1097.length === 0) { return -1; }
      e1092 = list1097;
      let e1099!: null;
      p = readEof(p);
      if (p < 0) { return -1; }
      e1099 = m.value as null;
      value = [e1092, e1099];
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
  const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
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
  const skipHeadingMarks = coded(skipHeadingMarksCode, " #", true);
  const skipHeadingGlued = coded(skipHeadingGluedCode, " #", true);
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
  const skipNamedSetext = coded(skipNamedSetextCode, "^", true);
  const skipThematicBreak = coded(skipThematicBreakCode, " *\\-_", true);
  const skipBulletSign = coded(skipBulletSignCode, "*+\\-0-9", true);
  const skipBulletMark = coded(skipBulletMarkCode, "\t *+\\-0-9", true);
  const skipFenceRunHere = coded(skipFenceRunHereCode, "`~", true);
  const skipFenceStart = coded(skipFenceStartCode, " `~", true);
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
  const readBadHeadingSpace = mistake(m, (start, end, raw) => ({ type: 'BadHeadingSpace', start, end, raw }), and(m,
      one(m, "^\t\n\r !#")));
  const noteHeadingSpace = coded(noteHeadingSpaceCode, null);
  const readBadNoise = mistake(m, (start, end, raw) => ({ type: 'BadNoise', start, end, raw }), skipLineNoise);
  const readMark = coded(readMarkCode, "#");
  const readBadSecondTitle = mistake(m, (start, end, raw) => ({ type: 'BadSecondTitle', start, end, raw }), and(m,
      seq(skipDesignWords, one(m, "\\-:\u2013\u2014\uff1a"))));
  const readTitleText = coded(readTitleTextCode, null, true);
  const readBadLineEnd = mistake(m, (start, end, raw) => ({ type: 'BadLineEnd', start, end, raw }), lit(m, "\r\n"),
    lit(m, "\r"));
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
  const readUnderscoredName = node(m, (start, end) => ({ type: 'UnderscoredName', start, end }), run(m, "^\n\r:_",
      1));
  const readKnownName = node(m, (start, end) => ({ type: 'KnownName', start, end }), skipKnownWord);
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
  const readFenceInfo = node(m, (start, end) => ({ type: 'FenceInfo', start, end }), run(m, "^\n\r"));
  const readClosingRun = closes(m, 4, readFenceRun);
  const skipClosingRun = quiet(m, readClosingRun);
  const skip_fenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
  const noteLine = choice(m, seq(run(m, "^\n\r"), noteEol), run(m, "^\n\r", 1));
  const readFenceBody = coded(readFenceBodyCode, null);
  const readFenceClose = node(m, (start, end) => ({ type: 'FenceClose', start, end }), skip_fenceClose);
  const skipEof = not(m, one(m, "^"));
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }),
    skipEof);
  const readFence = handing(m, 4, node(m, (start, end, l) => ({ type: 'Fence', start, end, run: l[0], info: l[1],
          body: l[2], close: l[3] }), seq(not(m, skip_wrapperEnd), skipIndent, hand(m, 4, [], label(m, 0,
            readFenceRunHere)), label(m, 1, readFenceInfo), noteLineEnd, label(m, 2, readFenceBody), label(m, 3,
          choice(m, readFenceClose, readMissingFenceEnd)))));
  const readComment = node(m, (start, end) => ({ type: 'Comment', start, end }), seq(skipIndent, lit(m, "<!--"),
      many(m, 0, seq(not(m, lit(m, "-->")), choice(m, one(m, "^\n\r"), noteEol))), lit(m, "-->"), run(m, "^\n\r")));
  const readMissingCommentEnd = mistake(m, (start, end, raw) => ({ type: 'MissingCommentEnd', start, end, raw }),
    seq(skipIndent, lit(m, "<!--"), many(m, 0, noteLine)));
  const leaf112 = leaf(m, choice(m, readRule, readFooter, readFence, readComment, readMissingCommentEnd));
  const readEol = coded(readEolCode, "\n\r");
  const leaf133 = leaf(m, optional(m, readEol));
  const skipFooterCut = seq(caseless(m, "*g"), optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "n"),
            optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "r"), optional(m, seq(caseless(m, "a"),
                        optional(m, seq(caseless(m, "t"), optional(m, seq(caseless(m, "e"), optional(m,
                                  seq(caseless(m, "d"), run(m, "^\n\r*"))))))))))))))))));
  const skipCutMark = coded(skipCutMarkCode, " #*+\\-`", true);
  const readMissingMarkEnd = mistake(m, (start, end, raw) => ({ type: 'MissingMarkEnd', start, end, raw }),
    skipCutMark);
  const readSubheading = node(m, (start, end, l) => ({ type: 'Subheading', start, end, mark: l[0], title: l[1] }),
    seq(skipIndent, label(m, 0, readMark), label(m, 1, readTitleText), noteHeadingEnd));
  const readBulletColumn = coded(readBulletColumnCode, "\t *+\\-0-9", true);
  const readHttpStatus = node(m, (start, end, l) => ({ type: 'HttpStatus', start, end, digits: l[0] }), seq(label(m,
        0, text(m, seq(one(m, "1-5"), one(m, "0-9"), one(m, "0-9")))), not(m, one(m, "0-9"))));
  const readFailureCode = node(m, (start, end) => ({ type: 'FailureCode', start, end }), seq(one(m, "A-Z_a-z"),
      run(m, "\\-.0-9A-Z_a-z")));
  const readFailure = node(m, (start, end, l) => ({ type: 'Failure', start, end, status: l[0], code: l[1] }),
    seq(lit(m, "**"), label(m, 0, readHttpStatus), run(m, "\t ", 1), label(m, 1, readFailureCode), choice(m,
        seq(lit(m, "**"), run(m, "\t "), lit(m, ":")), seq(lit(m, ":"), run(m, "\t "), lit(m, "**"))), run(m,
  "\t ")));
  const skipLooseStatus = seq(run(m, "*_`"), optional(m, seq(caseless(m, "http"), run(m, "\t ", 1))));
  const skipFailureSeparator = seq(run(m, "\t *_`"), choice(m, one(m, ":\u2013\u2014"), seq(lit(m, "-"), and(m,
          one(m, "\t ")))), run(m, "*_`"), run(m, "\t "));
  const readConstantCode = node(m, (start, end) => ({ type: 'ConstantCode', start, end }), seq(one(m, "A-Z"),
      repeat(m, { least: 2 }, one(m, "0-9A-Z_"))));
  const readLooseFailure = node(m, (start, end, l) => ({ type: 'LooseFailure', start, end, status: l[0],
        code: l[1] }), seq(skipLooseStatus, label(m, 0, readHttpStatus), run(m, "\t (*_`"), label(m, 1,
        readFailureCode), optional(m, lit(m, ")")), skipFailureSeparator), seq(skipLooseStatus, label(m, 0,
        readHttpStatus), skipFailureSeparator, label(m, 1, optional(m, pick(m, 0, readConstantCode,
            skipFailureSeparator)))));
  const readLabelledItem = coded(readLabelledItemCode, "*AC-EIPR-TV_ac-eipr-tv\u0130");
  const readCodeName = coded(readCodeNameCode, "^\n\r`", true);
  const readCodeItem = coded(readCodeItemCode, "`", true);
  const readStarredName = node(m, (start, end) => ({ type: 'StarredName', start, end }), run(m, "^\n\r*:`", 1));
  const read_starredName = choice(m, pick(m, 1, lit(m, "`"), readCodeName, lit(m, "`")), readStarredName);
  const readBareName = node(m, (start, end) => ({ type: 'BareName', start, end }), seq(repeat(m, { least: 0,
          most: 2 }, lit(m, "*")), one(m, "A-Z_a-z"), run(m, "\\-.0-9A-[]_a-z"), optional(m, lit(m, "?"))));
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
  const skipLabelLine = coded(skipLabelLineCode, " *AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipNoiseAlone = coded(skipNoiseAloneCode, "\u001b<", true);
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
  const readDelimiterRow = coded(readDelimiterRowCode, "\t \\-:|");
  const readTableHead = scope(m, tuple(m, [0, 1, 2, 3, 4], and(m, skipTableAhead), label(m, 0, readTableRow),
      readLineEnd, label(m, 1, readDelimiterRow), test(m, true,
        (labels) => { const head = labels[0] as TableRowNode; const cells = labels[1] as [string[], ":" | null,
            "-"[], ":" | null, string[]][]; return cells.length === head.cells.length; })));
  const skipTableHead = quiet(m, readTableHead);
  const skipParagraphStop = coded(skipParagraphStopCode, "^", true);
  const readBulletText = coded(readBulletTextCode, null);
  const readBullet = coded(readBulletCode, "\t *+\\-0-9");
  const skipRowStop = coded(skipRowStopCode, "\t\u001b #*+\\-0-9<AC-EIPR-TV_-ac-eipr-tv~\u0130", true);
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
  const readBadNoiseLine = mistake(m, (start, end, raw) => ({ type: 'BadNoiseLine', start, end, raw }),
    seq(skipLineNoise, optional(m, noteLineEnd)));
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
  const readBadTitleDecoration = mistake(m, (start, end, raw) => ({ type: 'BadTitleDecoration', start, end, raw }),
    skipTitleDecoration);
  const readBadTitleName = mistake(m, (start, end, raw) => ({ type: 'BadTitleName', start, end, raw }),
    seq(caseless(m, "spec"), run(m, "A-Za-z")));
  const noteDesignWords = seq(caseless(m, "design"), run(m, "\t ", 1), choice(m, seq(caseless(m, "specification"),
        not(m, one(m, "A-Za-z"))), readBadTitleName), run(m, "\t "));
  const readBadTitleMark = mistake(m, (start, end, raw) => ({ type: 'BadTitleMark', start, end, raw }), run(m, "*_`",
      1));
  const readMarkedId = node(m, (start, end) => ({ type: 'MarkedId', start, end }), many(m, 0, skipMarkedIdPart));
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
  const skipTitleStart = coded(skipTitleStartCode, null, true);
  const skipOverviewName = choice(m, seq(caseless(m, "architecture"), optional(m, seq(run(m, "\t ", 1), caseless(m,
    "overview")))), caseless(m, "overview"));
  const readBadSectionName = mistake(m, (start, end, raw) => ({ type: 'BadSectionName', start, end, raw }),
    seq(skipAnyOtherName, and(m, skipSectionEnd)));
  const readBadSectionRemark = mistake(m, (start, end, raw) => ({ type: 'BadSectionRemark', start, end, raw }),
    skipSectionRemark);
  const readSectionName = node(m, (start, end) => ({ type: 'SectionName', start, end }), seq(optional(m,
        readBadTitleDecoration), choice(m, seq(skipAnyOwnName, and(m, skipSectionEnd)), readBadSectionName),
      optional(m, readBadSectionRemark), optional(m, readBadTitleDecoration)));
  const readOwnName = node(m, (start, end) => ({ type: 'OwnName', start, end }), seq(optional(m,
        readBadTitleDecoration), skipAnyOwnName, and(m, skipSectionEnd), optional(m, readBadSectionRemark),
      optional(m, readBadTitleDecoration)));
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
  const readMarkedName = node(m, (start, end) => ({ type: 'MarkedName', start, end }), many(m, 1, choice(m, run(m,
          "^\n\r*:_`", 1), seq(not(m, skipSameMark), one(m, "*_`")))));
  const readMarkedValue = node(m, (start, end) => ({ type: 'MarkedValue', start, end }), many(m, 1, choice(m, run(m,
          "^\n\r*_`", 1), seq(not(m, skipSameMark), one(m, "*_`")))));
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
  const skipParenthesis = coded(skipParenthesisCode, "^\n\r", true);
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
  const skipMethodHeading = coded(skipMethodHeadingCode, "^\n\r", true);
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
  const readMissingItem = mistake(m, (start, end, raw) => ({ type: 'MissingItem', start, end, raw }), seq(and(m,
        seq(skipIndent, lit(m, "**"), skipKnownWord, skipClose)), noteLine, many(m, 0, seq(not(m, skipParagraphStop),
          noteLine))));
  const leaf325 = leaf(m, readMissingItem);
  const skipContractsName = choice(m, caseless(m, "api"), caseless(m, "endpoints"));
  const readContractsHeading = node(m, (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipContractsName)), label(m, 0, readSectionHeading)));
  const leaf327 = leaf(m, readContractsHeading);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipMethodAhead = coded(skipMethodAheadCode, " #", true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const leaf330 = leaf(m, not(m, skipItemStop));
  const readBadTitleNumber = mistake(m, (start, end, raw) => ({ type: 'BadTitleNumber', start, end, raw }),
    seq(choice(m, seq(skipNumber, one(m, ").")), run(m, "\u2010-\u2bff\ud83c-\ud83e\udc00-\udfff\ufe0f", 1),
        seq(lit(m, "["), one(m, " Xx"), lit(m, "]"))), run(m, "\t ", 1)));
  const readMethodWord = node(m, (start, end, l) => ({ type: 'MethodWord', start, end, word: l[0] }), seq(label(m, 0,
        text(m, seq(one(m, "A-Z"), repeat(m, { least: 1, most: 9 }, one(m, "A-Z"))))), run(m, "\t ", 1), and(m,
        lit(m, "/"))));
  const readBadMethodName = mistake(m, (start, end, raw, l) => ({ type: 'BadMethodName', start, end, raw,
        word: l[0] as string }), seq(run(m, "*_`"), label(m, 0, text(m, repeat(m, { least: 2, most: 10 }, one(m,
      "A-Za-z")))), run(m, "*:_`"), run(m, "\t ", 1), run(m, "*_`")));
  const readEndpointMethod = choice(m, readMethodWord, readBadMethodName);
  const readPathText = node(m, (start, end) => ({ type: 'PathText', start, end }), seq(and(m, lit(m, "/")), many(m,
        1, skipPathPart)));
  const readBadPathEnd = mistake(m, (start, end, raw) => ({ type: 'BadPathEnd', start, end, raw }), seq(run(m, "*_`",
        1), and(m, skipHeadingEndAhead)));
  const readBadTitleRest = mistake(m, (start, end, raw) => ({ type: 'BadTitleRest', start, end, raw }), seq(not(m,
        skipHeadingEndAhead), many(m, 1, skipTitlePiece)));
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
  const readYes = node(m, (start, end) => ({ type: 'Yes', start, end }), seq(choice(m, caseless(m, "yes"),
        caseless(m, "true"), caseless(m, "required"), caseless(m, "y")), and(m, skipWordEnd), not(m, seq(run(m,
          "\t "), choice(m, one(m, "/:=|"), seq(caseless(m, "or"), one(m, "\t "))), run(m, "\t "), caseless(m,
  "no")))));
  const skipNoEnd = seq(run(m, "*`"), choice(m, seq(run(m, "\t ", 1), lit(m, "-"), one(m, "\t ")), seq(run(m, "\t "),
        choice(m, one(m, "(,\u2013\u2014"), seq(lit(m, "."), choice(m, one(m, "\t\n\r *`"), skipEof)),
          seq(skipLineEnd, choice(m, skipEof, and(m, choice(m, skipBlankLine, skipFieldStop))))))));
  const skipExceptionWord = choice(m, seq(one(m, "\t (,-.;\u2013\u2014"), choice(m, caseless(m, "except"),
        caseless(m, "unless"), caseless(m, "but"), caseless(m, "only"), caseless(m, "yes"), caseless(m, "must"),
        caseless(m, "mandatory")), not(m, one(m, "A-Za-z"))), seq(one(m, "\t (,-.;\u2013\u2014"), choice(m,
        caseless(m, "requir"), caseless(m, "need"))));
  const skipException = seq(many(m, 1, seq(not(m, skipExceptionWord), one(m, "^\n\r"))), skipExceptionWord);
  const readNo = node(m, (start, end) => ({ type: 'No', start, end }), seq(choice(m, seq(caseless(m, "not"), run(m,
            "\t ", 1), choice(m, caseless(m, "required"), caseless(m, "needed"), caseless(m, "necessary"))),
        caseless(m, "none"), caseless(m, "no"), caseless(m, "false"), caseless(m, "n")), and(m, skipNoEnd), not(m,
        skipException)));
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
  const readTemplateRemark = node(m, (start, end) => ({ type: 'TemplateRemark', start, end }), seq(lit(m, "("),
      run(m, "\t "), caseless(m, "if"), run(m, "\t ", 1), caseless(m, "applicable"), optional(m, seq(run(m, "\t "),
          lit(m, "-"), run(m, " /A-Z"))), lit(m, ")"), and(m, seq(run(m, "\t "), skipLineEnd))));
  const readJsonValue = choice(m, readTemplateRemark, readLineValue);
  const readJsonHead = coded(readJsonHeadCode, null);
  const skipIndexesName = seq(choice(m, caseless(m, "indexes"), caseless(m, "indices"), caseless(m, "index")),
    skipClose);
  const readIndexesLabel = node(m, (start, end) => ({ type: 'IndexesLabel', start, end }), and(m, seq(skipAnyLead,
        skipOpen, skipIndexesName)));
  const skipRelationshipsName = choice(m, seq(choice(m, caseless(m, "relationships"), caseless(m, "relationship"),
        caseless(m, "relations")), skipClose), seq(caseless(m, "foreign"), run(m, "\t _", 1), caseless(m, "keys"),
      skipClose));
  const readRelationshipsLabel = node(m, (start, end) => ({ type: 'RelationshipsLabel', start, end }), and(m,
      seq(skipAnyLead, skipOpen, skipRelationshipsName)));
  const skipConstraintsName = choice(m, seq(choice(m, caseless(m, "constraints"), caseless(m, "constraint"),
        caseless(m, "checks")), skipClose), seq(caseless(m, "check"), run(m, "\t _", 1), caseless(m, "constraints"),
      skipClose));
  const readConstraintsLabel = node(m, (start, end) => ({ type: 'ConstraintsLabel', start, end }), and(m,
      seq(skipAnyLead, skipOpen, skipConstraintsName)));
  const readSqlKind = coded(readSqlKindCode, "\t *+\\-0-9CFIR_cfir\u0130", true);
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
  const readRequestParametersLabel = node(m, (start, end) => ({ type: 'RequestParametersLabel', start, end }), and(m,
      seq(skipAnyLead, skipOpen, skipRequestParametersName)));
  const readParametersLabel = coded(readParametersLabelCode, "\t *+\\-0-9AP_ap", true);
  const readRaisesLabel = coded(readRaisesLabelCode, "\t *+\\-0-9ERT_ert", true);
  const readEntriesKind = coded(readEntriesKindCode, null, true);
  const skipInlineComma = seq(run(m, "\t "), one(m, ",;"), run(m, "\t "));
  const readClassName = node(m, (start, end) => ({ type: 'ClassName', start, end }), repeat(m, { least: 2 },
      seq(one(m, "A-Z"), run(m, "0-9a-z", 1))));
  const readEntryName = choice(m, pick(m, 1, lit(m, "`"), readCodeName, lit(m, "`")), pick(m, 1, not(m, one(m,
      "A-Z")), readBareName), readClassName);
  const readInlineText = node(m, (start, end) => ({ type: 'InlineText', start, end }), many(m, 0, seq(not(m,
          seq(skipInlineComma, lit(m, "`"), run(m, "^\n\r`", 1), lit(m, "`"), run(m, "\t "), lit(m, ":"))), one(m,
  "^\n\r"))));
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
  const readOtherHead = coded(readOtherHeadCode, " *AC-EIPR-TV_ac-eipr-tv\u0130");
  const leaf466 = leaf(m, readOtherHead);
  const readSchemasHeading = node(m, (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "data"))), label(m, 0, readSectionHeading)));
  const leaf468 = leaf(m, readSchemasHeading);
  const readPairName = node(m, (start, end) => ({ type: 'PairName', start, end }), many(m, 0, skipPairPiece));
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
  const readName = node(m, (start, end) => ({ type: 'Name', start, end }), run(m, "^\n\r,", 1));
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
  const readParameterName = node(m, (start, end) => ({ type: 'ParameterName', start, end }), skip_parameterName);
  const readTypeText = node(m, (start, end) => ({ type: 'TypeText', start, end }), skip_typeText);
  const readDefaultText = node(m, (start, end) => ({ type: 'DefaultText', start, end }), skip_defaultText);
  const readBadType = mistake(m, (start, end, raw) => ({ type: 'BadType', start, end, raw }), run(m, "^\n\r)", 1));
  const readParameter = coded(readParameterCode, "^\t\n\r \"#'-),\\-:<->[]`{-}\u2013\u2192");
  const readBadParameter = mistake(m, (start, end, raw) => ({ type: 'BadParameter', start, end, raw }), seq(lit(m,
      ","), run(m, "\t ")), seq(skipArrow, many(m, 1, choice(m, skipResultPiece, one(m, ",="))), and(m, lit(m,
      ")")), run(m, "\t ")), seq(not(m, skipArrow), one(m, "^\n\r),`"), run(m, "^\n\r),`"), optional(m, lit(m,
      ",")), run(m, "\t ")));
  const readParameterItem = coded(readParameterItemCode, "^\n\r)`");
  const readMissingParenthesis = mistake(m, (start, end, raw) => ({ type: 'MissingParenthesis', start, end, raw }),
    lit(m, ""));
  const noteParametersEnd = coded(noteParametersEndCode, null);
  const readParameters = coded(readParametersCode, "(");
  const readMissingParameters = mistake(m, (start, end, raw) => ({ type: 'MissingParameters', start, end, raw }),
    and(m, seq(run(m, "\t "), choice(m, seq(optional(m, lit(m, ":")), run(m, "\t "), run(m, "`"), run(m, "\t "),
            skipLineEnd), skipArrow))));
  const readSignatureList = coded(readSignatureListCode, null);
  const readBadArrow = mistake(m, (start, end, raw) => ({ type: 'BadArrow', start, end, raw }), lit(m, "=>"), lit(m,
    "\u2192"), lit(m, "-->"), lit(m, "\u2013>"));
  const noteResultArrow = choice(m, lit(m, "->"), readBadArrow);
  const readResultText = coded(readResultTextCode, "^", true);
  const readResult = coded(readResultCode, "\t \\-=\u2013\u2192");
  const readBadSignatureRest = mistake(m, (start, end, raw) => ({ type: 'BadSignatureRest', start, end, raw }),
    seq(not(m, skipSignatureTail), many(m, 1, seq(not(m, skipHeadingEndAhead), one(m, "^\n\r")))));
  const noteSignatureEnd = coded(noteSignatureEndCode, null);
  const readSignature = coded(readSignatureCode, "^\n\r\"#'-*,\\-/:<->[]{-}\u2013\u2192");
  const readBadMethodTitle = mistake(m, (start, end, raw) => ({ type: 'BadMethodTitle', start, end, raw }), many(m,
      1, skipMethodOrnament));
  const readMethodHeading = coded(readMethodHeadingCode, "^\n\r");
  const leaf498 = leaf(m, readMethodHeading);
  const skipComponentLabelAhead = choice(m, seq(skipIndent, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead), seq(not(m, skipHeldBullet), skipBulletLead, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead));
  const skipMethodStop = coded(skipMethodStopCode, "^\n\r", true);
  const leaf520 = leaf(m, not(m, skipMethodStop));
  const readMissingListedParameters = mistake(m, (start, end, raw) => ({ type: 'MissingListedParameters', start, end,
        raw }), and(m, seq(run(m, "\t "), choice(m, lit(m, "`"), skipArrow))));
  const readListedList = choice(m, pick(m, 1, run(m, "\t "), readParameters), readMissingListedParameters);
  const readResultWord = node(m, (start, end) => ({ type: 'ResultWord', start, end }), many(m, 1, choice(m,
        skipBracketed, one(m, "^\t\n\r (-*:[]`{}\u2013\u2014"))));
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
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), seq(skip_wrapperEnd,
      noteLineEnd));
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf540 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const readAfterText = node(m, (start, end) => ({ type: 'AfterText', start, end }), many(m, 1, seq(not(m,
          skipBlankLine), noteLine)));
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
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole document is in a code fence.","example":"```markdown\n# Design Specification: X-1\n```","mend":"Write the document without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The code fence around the document is never closed.","example":"```markdown\n# Design Specification: X-1","mend":"Write the document without a fence around it.","isCut":false},
    MissingItem: {"code":"missing-item","severity":"error","meaning":"A field is above the first item of its section. It was kept as text.","example":"## API Contracts\n\n**Description:** Lists the books.","mend":"Start each item with its heading, such as ### GET /books.","isCut":false},
    BadHeadingSpace: {"code":"bad-heading-space","severity":"warning","meaning":"There is no blank after the number signs of a heading.","example":"##Assumptions","mend":"Write a blank after the number signs.","isCut":false},
    BadSetext: {"code":"bad-setext","severity":"warning","meaning":"A heading is underlined.","example":"Assumptions\n-----------","mend":"Write the heading with #.","isCut":false},
    BadTitleName: {"code":"bad-title-name","severity":"warning","meaning":"The title of the document is not the one of the specification.","example":"# Design Spec: X-1","mend":"Write # Design Specification: and the task id.","isCut":false},
    BadTitleMark: {"code":"bad-title-mark","severity":"warning","meaning":"A title has marks of emphasis or code.","example":"# Design Specification: **X-1**","mend":"Write titles without marks.","isCut":false},
    BadSectionName: {"code":"bad-section-name","severity":"warning","meaning":"The title of a section is not the one of the specification.","example":"## Components","mend":"Use the titles of the specification.","isCut":false},
    BadSectionRemark: {"code":"bad-section-remark","severity":"warning","meaning":"A remark after the title of a section. It was left out.","example":"## API Contracts (REST)","mend":"Put remarks into the text of the section.","isCut":false},
    BadTitleDecoration: {"code":"bad-title-decoration","severity":"warning","meaning":"A title has a number or a sign, or the title of a section has marks.","example":"## 3. **Assumptions**","mend":"Write the title alone.","isCut":false},
    BadTitleNumber: {"code":"bad-title-decoration","severity":"warning","meaning":"A title has a number or a sign, or the title of a section has marks.","example":"## 3. **Assumptions**","mend":"Write the title alone.","isCut":false},
    BadSecondTitle: {"code":"bad-second-title","severity":"error","meaning":"There is a second title. It was kept as a section.","example":"# Design Specification: X-1\n# Design Specification: X-2","mend":"Write one document.","isCut":false},
    BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in upper case, or has marks.","example":"### `get` /users","mend":"Write the method in upper case, without marks.","isCut":false},
    BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"There are marks after the path of an endpoint.","example":"### GET `/users`","mend":"Write the path without marks.","isCut":false},
    BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"Text after the path of an endpoint. It was left out.","example":"### GET /users (admins)","mend":"Put remarks into the description.","isCut":false},
    BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or marks around the signature of a method.","example":"#### 1. **`run() -> None`**","mend":"Write the signature alone, in backticks.","isCut":false},
    BadPair: {"code":"bad-title-mark","severity":"warning","meaning":"A title has marks of emphasis or code.","example":"# Design Specification: **X-1**","mend":"Write titles without marks.","isCut":false},
    BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not bold with a colon.","example":"Description: what it does","mend":"Write **Description:** what it does.","isCut":false},
    MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a heading or a label.","example":"**Descrip","mend":"The text was cut off: write all of it again.","isCut":false},
    BadNoiseLine: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment is never closed. It takes the rest of the text.","example":"<!-- to do","mend":"Close the comment with -->.","isCut":false},
    BadTable: {"code":"bad-table","severity":"warning","meaning":"A table has no line of dashes below its head, or one with another number of cells.","example":"| Column | Type |\n| id | UUID |","mend":"Write | --- | --- | below the head, with a cell for each column.","isCut":false},
    BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is not a parameter. It was left out.","example":"#### `run(a, ,b)`","mend":"Write each parameter as name: type, with commas between them.","isCut":false},
    BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","mend":"Close every bracket of the type.","isCut":false},
    MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature is never closed.","example":"#### `run(a: int`","mend":"Close the parenthesis.","isCut":false},
    MissingParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run().","isCut":false},
    MissingListedParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run().","isCut":false},
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is not ->.","example":"#### `run() => None`","mend":"Write -> before the return type.","isCut":false},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"Text after a signature.","example":"#### `run() -> None` (async)","mend":"Put remarks into the description.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 5,
  tables: 0,
  inside: 14,
};
