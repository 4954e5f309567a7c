// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type RecoveryNode, type Step, type TreeNode, Machine, Stops, once, startsOf, tableOf, action, again, and, caseless, choice, closes, coded, deep, hand, handing, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, scope, seq, test, text, tuple } from '../src/engine/index.ts';

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
  readonly holds: string | null;
  readonly kind: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
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
  readonly label: LabelNode | BadLabelNode;
  readonly holds: "" | null;
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
  readonly holds: string | null;
  readonly kind: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
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
  readonly code: FailureCodeNode | null;
}

export interface HttpStatusNode extends TreeNode {
  readonly type: 'HttpStatus';
  readonly digits: string;
}

export interface FailureCodeNode extends TreeNode {
  readonly type: 'FailureCode';
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
  readonly holds: string | null;
  readonly kind: RequestBodyLabelNode | ResponseLabelNode;
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
  readonly holds: string | null;
  readonly kind: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
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
  readonly BadHeadingSpace: BadHeadingSpaceNode;
  readonly BadSetext: BadSetextNode;
  readonly BadTitleMark: BadTitleMarkNode;
  readonly BadSectionName: BadSectionNameNode;
  readonly BadSectionRemark: BadSectionRemarkNode;
  readonly BadTitleDecoration: BadTitleDecorationNode;
  readonly BadTitleNumber: BadTitleNumberNode;
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

/** The codes of mistakes. */
export type Codes = "bad-wrapper" | "missing-wrapper-end" | "bad-heading-space" | "bad-setext" | "bad-title-mark" | "bad-section-name" | "bad-section-remark" | "bad-title-decoration" | "bad-method-name" | "bad-path-end" | "bad-title-rest" | "bad-method-title" | "bad-label" | "missing-mark-end" | "bad-noise" | "missing-fence-end" | "missing-comment-end" | "bad-table" | "bad-parameter" | "bad-type" | "missing-parenthesis" | "missing-parameters" | "bad-arrow" | "bad-signature-rest" | "bad-bom" | "bad-line-end";

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
  const TABLE_12 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_13 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_14 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [61, 61], [124, 124]);
  const TABLE_15 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [124, 124]);
  const TABLE_16 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
  const TABLE_17 = tableOf([9, 9], [32, 32], [45, 45], [58, 58]);
  const TABLE_18 = tableOf([9, 9], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [126, 126]);
  const TABLE_19 = tableOf([0, 9], [11, 12], [14, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
  const TABLE_20 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_21 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_22 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_23 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_24 = tableOf([45, 45], [61, 61]);
  const TABLE_25 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_26 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_27 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_28 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
  const TABLE_29 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [43, 57], [59, 59], [61, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_30 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_31 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
  const TABLE_32 = tableOf([9, 9], [32, 32], [42, 42], [48, 57], [70, 70], [73, 73], [77, 77], [79, 79], [102, 102], [105, 105], [109, 109], [111, 111]);
  const TABLE_33 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
  const TABLE_34 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
  const TABLE_35 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
  const TABLE_36 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
  const TABLE_37 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
  const TABLE_38 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
  const TABLE_39 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
  const TABLE_40 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
  const TABLE_41 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
  const TABLE_42 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
  const TABLE_43 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
  const TABLE_44 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
  const TABLE_45 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
  const TABLE_46 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
  const TABLE_47 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_48 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
  const TABLE_49 = tableOf([9, 9], [32, 32], [42, 42], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
  const TABLE_50 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [95, 95], [99, 99]);
  const TABLE_51 = tableOf([67, 67], [69, 69], [99, 99], [101, 101]);
  const TABLE_52 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
  const TABLE_53 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
  const TABLE_54 = tableOf([67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_55 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_56 = tableOf([9, 9], [32, 32], [42, 42], [80, 82], [95, 95], [112, 114]);
  const TABLE_57 = tableOf([65, 65], [80, 80], [97, 97], [112, 112]);
  const TABLE_58 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
  const TABLE_59 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
  const TABLE_60 = tableOf([69, 69], [82, 82], [84, 84], [101, 101], [114, 114], [116, 116]);
  const TABLE_61 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
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
      const s9 = p;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l10: {

          p++;
          break l8;
        }
        p = s9;
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
      if (p < end) {
        {
          const s11 = p;
          l12: {
            p++;
            return -1;
          }
          p = s11;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l14: {
      const s15 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l16: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l16; }
          p = skipEol(p);
          if (p < 0) { break l16; }
          break l14;
        }
        p = s15;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s17 = p;
          l18: {
            p++;
            return -1;
          }
          p = s17;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipHeadingMarksCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n23 = 0;
    l20: for (;;) {
      if (n23 >= 3) break;
      const s22 = p;
      l21: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l21; }
        p++;
        n23++;
        continue l20;
      }
      p = s22;
      break;
    }
    let n27 = 0;
    l24: for (;;) {
      if (n27 >= 6) break;
      const s26 = p;
      l25: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l25; }
        p++;
        n27++;
        continue l24;
      }
      p = s26;
      break;
    }
    if (n27 < 1) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipHeadingGluedCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n31 = 0;
    l28: for (;;) {
      if (n31 >= 3) break;
      const s30 = p;
      l29: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l29; }
        p++;
        n31++;
        continue l28;
      }
      p = s30;
      break;
    }
    let n35 = 0;
    l32: for (;;) {
      if (n35 >= 6) break;
      const s34 = p;
      l33: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l33; }
        p++;
        n35++;
        continue l32;
      }
      p = s34;
      break;
    }
    if (n35 < 1) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skip_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n39 = 0;
    l36: for (;;) {
      if (n39 >= 3) break;
      const s38 = p;
      l37: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l37; }
        p++;
        n39++;
        continue l36;
      }
      p = s38;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = skipWrapperRun(p);
    if (p < 0) { return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l42: {
      const s40 = p;
      l41: {
        p = skipLineEnd(p);
        if (p < 0) { break l41; }
        p = s40;
        break l42;
      }
      p = s40;
      return -1;
    }
    return p;
  }

  function skipH1Code(p: number): number {
    const { text, end } = m;
    let n46 = 0;
    l43: for (;;) {
      if (n46 >= 3) break;
      const s45 = p;
      l44: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l44; }
        p++;
        n46++;
        continue l43;
      }
      p = s45;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; return -1; }
    p++;
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s47 = p;
        l48: {

          p++;
          return -1;
        }
        p = s47;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function skipH2Code(p: number): number {
    const { text, end } = m;
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
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
      m.reaches(p, "##");
      return -1;
    }
    p += 2;
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s54 = p;
        l55: {

          p++;
          return -1;
        }
        p = s54;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function skipHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l71: {
      const s72 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l73: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l73; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l71;
        }
        p = s72;
      } else m.touched ||= p >= end;
      l74: {
        l77: {
          const s75 = p;
          l76: {
            p = skipLineEnd(p);
            if (p < 0) { break l76; }
            p = s75;
            break l77;
          }
          p = s75;
          break l74;
        }
        break l71;
      }
      p = s72;
      l80: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) {
          const s78 = p;
          l79: {
            p++;
            p = s78;
            break l80;
          }
          p = s78;
        } else m.touched ||= p >= end;
        return -1;
      }
    }
    return p;
  }

  function skipMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n61 = 0;
    l58: for (;;) {
      if (n61 >= 6) break;
      const s60 = p;
      l59: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l59; }
        p++;
        n61++;
        continue l58;
      }
      p = s60;
      break;
    }
    if (n61 < 1) { return -1; }
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s62 = p;
        l63: {

          p++;
          return -1;
        }
        p = s62;
      }
    } else m.touched ||= p >= end;
    {
      const s65 = p;
      l66: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if (p < end) {
          {
            const s68 = p;
            l69: {
              p++;
              break l66;
            }
            p = s68;
          }
        } else m.touched ||= p >= end;
        return -1;
      }
      p = s65;
    }
    p = skipHeadingSpace(p);
    if (p < 0) { return -1; }
    l81: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s83 = p;
        l82: {
          p = skipBadNoise(p);
          if (p < 0) { break l82; }
          break l81;
        }
        p = s83;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipHeadingEndAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l84: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s86 = p;
        l85: {
          p = skipClosingMarks(p);
          if (p < 0) { break l85; }
          break l84;
        }
        p = s86;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l87: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s89 = p;
        l88: {
          p = skipLineNoise(p);
          if (p < 0) { break l88; }
          break l87;
        }
        p = s89;
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
    l94: {
      const s95 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) {
        l96: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l96; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l94;
        }
        p = s95;
      } else m.touched ||= p >= end;
      {
        const s97 = p;
        l98: {
          p = skipHeadingEndAhead(p);
          if (p < 0) { break l98; }
          return -1;
        }
        p = s97;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTitleTextCode(p: number): number {
    const { end } = m;
    l90: for (;;) {
      const s92 = p;
      if (p < end) {
        l91: {
          p = skipTitlePiece(p);
          if (p < 0) { break l91; }
          continue l90;
        }
        p = s92;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l100: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s102 = p;
        l101: {
          p = skipClosingMarks(p);
          if (p < 0) { break l101; }
          break l100;
        }
        p = s102;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l103: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s105 = p;
        l104: {
          p = skipBadNoise(p);
          if (p < 0) { break l104; }
          break l103;
        }
        p = s105;
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
    l110: {
      const s111 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l112: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l112;
          }
          p += 2;
          break l110;
        }
        p = s111;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l113: {

          p++;
          break l110;
        }
        p = s111;
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
    const near109 = p + 4;
    while (p < near109 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near109) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    let n117 = 0;
    l114: for (;;) {
      if (n117 >= 3) break;
      const s116 = p;
      l115: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l115; }
        p++;
        n117++;
        continue l114;
      }
      p = s116;
      break;
    }
    l118: {
      const s119 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l120: {
          if (!((p < end && text.charCodeAt(p) === 61))) { m.touched ||= p >= end; break l120; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.touched ||= p >= end;
          break l118;
        }
        p = s119;
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
    let n124 = 0;
    l121: for (;;) {
      if (n124 >= 3) break;
      const s123 = p;
      l122: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l122; }
        p++;
        n124++;
        continue l121;
      }
      p = s123;
      break;
    }
    l125: {
      const s126 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l127: {
          if (!((p < end && text.charCodeAt(p) === 61))) { m.touched ||= p >= end; break l127; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.touched ||= p >= end;
          break l125;
        }
        p = s126;
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
    l132: {
      const s133 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l134: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l134; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l134; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end;
          break l132;
        }
        p = s133;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l135: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l135; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l135; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end;
          break l132;
        }
        p = s133;
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
    l136: {
      const s137 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l138: {
          p++;
          break l136;
        }
        p = s137;
      } else m.touched ||= p >= end;
      let n142 = 0;
      l139: for (;;) {
        if (n142 >= 9) break;
        const s141 = p;
        l140: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l140; }
          p++;
          n142++;
          continue l139;
        }
        p = s141;
        break;
      }
      if (n142 < 1) { return -1; }
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
    l143: {
      const s144 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l145: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l145; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l143;
        }
        p = s144;
      } else m.touched ||= p >= end;
      l148: {
        const s146 = p;
        l147: {
          p = skipLineEnd(p);
          if (p < 0) { break l147; }
          p = s146;
          break l148;
        }
        p = s146;
        return -1;
      }
    }
    return p;
  }

  function skipFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l153: {
      const s154 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l155: {
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l155;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          l159: {
            const s157 = p;
            l158: {
              const near160 = p + 4;
              while (p < near160 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near160) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l158; }
              p = s157;
              break l159;
            }
            p = s157;
            break l155;
          }
          break l153;
        }
        p = s154;
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
    let n152 = 0;
    l149: for (;;) {
      if (n152 >= 3) break;
      const s151 = p;
      l150: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l150; }
        p++;
        n152++;
        continue l149;
      }
      p = s151;
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
    const near165 = p + 16;
    while (p < near165 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near165) p = STOPS_2.next(p);
    m.touched ||= p >= end && "^\n\r*:";
    l166: {
      const s167 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l168: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l168;
          }
          p += 2;
          break l166;
        }
        p = s167;
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
    l177: {
      const s178 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l179: {
          if (!m.isCaseless(p, "task")) { break l179; }
          p += 4;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l179; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l179; }
          p += 2;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 84 || c === 116))) {
        l180: {
          if (!m.isCaseless(p, "timestamp")) { break l180; }
          p += 9;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
        l181: {
          if (!m.isCaseless(p, "description")) { break l181; }
          p += 11;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 65 || c === 97))) {
        l182: {
          if (!m.isCaseless(p, "authentication")) { break l182; }
          p += 14;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l182; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l182; }
          p += 8;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l183: {
          if (!m.isCaseless(p, "rate")) { break l183; }
          p += 4;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l183; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l183; }
          p += 5;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l184: {
          if (!m.isCaseless(p, "request")) { break l184; }
          p += 7;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l184; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l185: {
            const s186 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
              l187: {
                if (!m.isCaseless(p, "parameters")) { break l187; }
                p += 10;
                break l185;
              }
              p = s186;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l184; }
            p += 4;
          }
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l188: {
          if (!m.isCaseless(p, "response")) { break l188; }
          p += 8;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l188; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l188; }
          p += 9;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        l189: {
          if (!m.isCaseless(p, "error")) { break l189; }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l189; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l189; }
          p += 9;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 99))) {
        l190: {
          if (!m.isCaseless(p, "columns")) { break l190; }
          p += 7;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l191: {
          if (!m.isCaseless(p, "indexes")) { break l191; }
          p += 7;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l192: {
          if (!m.isCaseless(p, "relationships")) { break l192; }
          p += 13;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 67 || c === 99))) {
        l193: {
          if (!m.isCaseless(p, "constraints")) { break l193; }
          p += 11;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 83 || c === 115))) {
        l194: {
          if (!m.isCaseless(p, "semantic")) { break l194; }
          p += 8;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l194; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l194; }
          p += 4;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l195: {
          if (!m.isCaseless(p, "responsibility")) { break l195; }
          p += 14;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100))) {
        l196: {
          if (!m.isCaseless(p, "dependencies")) { break l196; }
          p += 12;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l197: {
          if (!m.isCaseless(p, "interfaces")) { break l197; }
          p += 10;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 80 || c === 112))) {
        l198: {
          if (!m.isCaseless(p, "parameters")) { break l198; }
          p += 10;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l199: {
          if (!m.isCaseless(p, "returns")) { break l199; }
          p += 7;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114))) {
        l200: {
          if (!m.isCaseless(p, "raises")) { break l200; }
          p += 6;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304))) {
        l201: {
          if (!m.isCaseless(p, "implementation")) { break l201; }
          p += 14;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l201; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l201; }
          p += 5;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 69 || c === 101))) {
        l202: {
          if (!m.isCaseless(p, "estimated")) { break l202; }
          p += 9;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l202; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l202; }
          p += 10;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 86 || c === 118))) {
        l203: {
          if (!m.isCaseless(p, "validation")) { break l203; }
          p += 10;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l203; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l203; }
          p += 8;
          break l177;
        }
        p = s178;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipBadLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l169: {
      const s170 = p;
      if ((p < end && text.charCodeAt(p) === 95)) {
        l171: {
          if (!text.startsWith("__", p)) {
            m.reaches(p, "__");
            break l171;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l171; }
          p++;
          const near172 = p + 16;
          while (p < near172 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) p++;
          if (p === near172) p = STOPS_3.next(p);
          m.touched ||= p >= end && "^\n\r:_";
          l173: {
            const s174 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l175: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  m.reaches(p, "__");
                  break l175;
                }
                p += 2;
                break l173;
              }
              p = s174;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
              m.reaches(p, "__");
              break l171;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l171; }
            p++;
          }
          break l169;
        }
        p = s170;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l176: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l176; }
          p = skipKnownName(p);
          if (p < 0) { break l176; }
          l204: {
            const s205 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l206: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l206; }
                p++;
                break l204;
              }
              p = s205;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l176; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l176; }
            p++;
          }
          break l169;
        }
        p = s170;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l207: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l207;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l207; }
          p = skipKnownName(p);
          if (p < 0) { break l207; }
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l207;
          }
          p += 2;
          l210: {
            const s208 = p;
            l209: {
              l211: {
                const s212 = p;
                l213: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipLineEnd(p);
                  if (p < 0) { break l213; }
                  break l211;
                }
                p = s212;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l209; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l209; }
                p++;
              }
              p = s208;
              break l210;
            }
            p = s208;
            break l207;
          }
          break l169;
        }
        p = s170;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l214: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l214;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l214; }
          p = skipKnownName(p);
          if (p < 0) { break l214; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l215: {
            const s216 = p;
            if ((p < end && text.charCodeAt(p) === 65306)) {
              l217: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l217;
                }
                p += 2;
                break l215;
              }
              p = s216;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
              m.reaches(p, "**");
              break l214;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 65306) { m.touched ||= p >= end; break l214; }
            p++;
          }
          break l169;
        }
        p = s170;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l218: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l218;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l218; }
          p = skipKnownName(p);
          if (p < 0) { break l218; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l218; }
          p++;
          l221: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s219 = p;
              l220: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l220; }
                p++;
                const near222 = p + 4;
                while (p < near222 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near222) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l220;
                }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipLineEnd(p);
                if (p < 0) { break l220; }
                p = s219;
                break l221;
              }
              p = s219;
            } else m.touched ||= p >= end;
            break l218;
          }
          break l169;
        }
        p = s170;
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
    l162: {
      const s163 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l164: {
          p = skipLabel(p);
          if (p < 0) { break l164; }
          break l162;
        }
        p = s163;
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
    l108: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s106 = p;
        l107: {
          p = skipUnderlined(p);
          if (p < 0) { break l107; }
          p = s106;
          break l108;
        }
        p = s106;
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
    l223: {
      const s224 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l225: {
          let n229 = 0;
          l226: for (;;) {
            if (n229 >= 3) break;
            const s228 = p;
            l227: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l227; }
              p++;
              n229++;
              continue l226;
            }
            p = s228;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l225; }
          p++;
          break l223;
        }
        p = s224;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p = skipUnderlined(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n233 = 0;
    l230: for (;;) {
      if (n233 >= 3) break;
      const s232 = p;
      l231: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l231; }
        p++;
        n233++;
        continue l230;
      }
      p = s232;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
      m.reaches(p, "###");
      return -1;
    }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s234 = p;
        l235: {

          p++;
          return -1;
        }
        p = s234;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l251: {
      const s252 = p;
      const t253 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l254: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l254; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l251;
        }
        p = s252;
        if (m.trail.length > t253) m.trail.length = t253;
      } else m.touched ||= p >= end;
      l255: {
        l258: {
          const s256 = p;
          l257: {
            p = skipLineEnd(p);
            if (p < 0) { break l257; }
            p = s256;
            break l258;
          }
          p = s256;
          break l255;
        }
        break l251;
      }
      p = s252;
      if (m.trail.length > t253) m.trail.length = t253;
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
    const s237 = p;
    let n241 = 0;
    l238: for (;;) {
      if (n241 >= 6) break;
      const s240 = p;
      l239: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l239; }
        p++;
        n241++;
        continue l238;
      }
      p = s240;
      break;
    }
    if (n241 < 1) { return -1; }
    l_marks = text.slice(s237, p);
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s242 = p;
        l243: {

          p++;
          return -1;
        }
        p = s242;
      }
    } else m.touched ||= p >= end;
    {
      const s245 = p;
      l246: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if (p < end) {
          {
            const s248 = p;
            l249: {
              p++;
              break l246;
            }
            p = s248;
          }
        } else m.touched ||= p >= end;
        return -1;
      }
      p = s245;
    }
    p = noteHeadingSpace(p);
    if (p < 0) { return -1; }
    l259: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s261 = p;
        const t262 = m.trail.length;
        l260: {
          p = readBadNoise(p);
          if (p < 0) { break l260; }
          break l259;
        }
        p = s261;
        if (m.trail.length > t262) m.trail.length = t262;
      } else m.touched ||= p >= end;
    }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m;
    const start = p;
    l263: for (;;) {
      const s265 = p;
      if (p < end) {
        l264: {
          p = skipTitlePiece(p);
          if (p < 0) { break l264; }
          continue l263;
        }
        p = s265;
      } else m.touched ||= p >= end;
      break;
    }
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l278: {
      const s279 = p;
      const t280 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l281: {

          p++;
          break l278;
        }
        p = s279;
        if (m.trail.length > t280) m.trail.length = t280;
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
    l274: {
      const s275 = p;
      const t276 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l277: {
          p = noteEol(p);
          if (p < 0) { break l277; }
          break l274;
        }
        p = s275;
        if (m.trail.length > t276) m.trail.length = t276;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s282 = p;
          l283: {
            p++;
            return -1;
          }
          p = s282;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l267: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s269 = p;
        l268: {
          p = skipClosingMarks(p);
          if (p < 0) { break l268; }
          break l267;
        }
        p = s269;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l270: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s272 = p;
        const t273 = m.trail.length;
        l271: {
          p = readBadNoise(p);
          if (p < 0) { break l271; }
          break l270;
        }
        p = s272;
        if (m.trail.length > t273) m.trail.length = t273;
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
    l291: {
      const s292 = p;
      const t293 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l294: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l294; }
          p = noteEol(p);
          if (p < 0) { break l294; }
          break l291;
        }
        p = s292;
        if (m.trail.length > t293) m.trail.length = t293;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s295 = p;
          l296: {
            p++;
            return -1;
          }
          p = s295;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s285 = p;
    let m290 = false;
    l286: for (;;) {
      const s288 = p;
      const t289 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l287: {
          p = noteBlankLine(p);
          if (p < 0) { break l287; }
          m290 = true;
          continue l286;
        }
        p = s288;
        if (m.trail.length > t289) m.trail.length = t289;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m290) { return -1; }
    value = text.slice(s285, p);
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
    const near302 = p + 16;
    while (p < near302 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) p++;
    if (p === near302) p = STOPS_2.next(p);
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
    l303: {
      const s304 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l305: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l305;
          }
          p += 2;
          break l303;
        }
        p = s304;
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
    l306: {
      const s307 = p;
      if ((p < end && text.charCodeAt(p) === 95)) {
        l308: {
          if (!text.startsWith("__", p)) {
            m.reaches(p, "__");
            break l308;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l308; }
          p = readUnderscoredName(p);
          if (p < 0) { break l308; }
          l_name = m.value as UnderscoredNameNode;
          l309: {
            const s310 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l311: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  m.reaches(p, "__");
                  break l311;
                }
                p += 2;
                break l309;
              }
              p = s310;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
              m.reaches(p, "__");
              break l308;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l308; }
            p++;
          }
          break l306;
        }
        p = s307;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l312: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l312; }
          p = readKnownName(p);
          if (p < 0) { break l312; }
          l_name = m.value as KnownNameNode;
          l313: {
            const s314 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l315: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l315; }
                p++;
                break l313;
              }
              p = s314;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l312; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l312; }
            p++;
          }
          break l306;
        }
        p = s307;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l316: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l316;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l316; }
          p = readKnownName(p);
          if (p < 0) { break l316; }
          l_name = m.value as KnownNameNode;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l316;
          }
          p += 2;
          l319: {
            const s317 = p;
            l318: {
              l320: {
                const s321 = p;
                l322: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipLineEnd(p);
                  if (p < 0) { break l322; }
                  break l320;
                }
                p = s321;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l318; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l318; }
                p++;
              }
              p = s317;
              break l319;
            }
            p = s317;
            break l316;
          }
          break l306;
        }
        p = s307;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l323: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l323;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l323; }
          p = readKnownName(p);
          if (p < 0) { break l323; }
          l_name = m.value as KnownNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l324: {
            const s325 = p;
            if ((p < end && text.charCodeAt(p) === 65306)) {
              l326: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l326;
                }
                p += 2;
                break l324;
              }
              p = s325;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
              m.reaches(p, "**");
              break l323;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 65306) { m.touched ||= p >= end; break l323; }
            p++;
          }
          break l306;
        }
        p = s307;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l327: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l327;
          }
          l_open = "**";
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l327; }
          p = readKnownName(p);
          if (p < 0) { break l327; }
          l_name = m.value as KnownNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l327; }
          p++;
          l330: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s328 = p;
              l329: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l329; }
                p++;
                const near331 = p + 4;
                while (p < near331 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near331) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l329;
                }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipLineEnd(p);
                if (p < 0) { break l329; }
                p = s328;
                break l330;
              }
              p = s328;
            } else m.touched ||= p >= end;
            break l327;
          }
          break l306;
        }
        p = s307;
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
    l298: {
      const s299 = p;
      const t300 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l301: {
          p = readLabel(p);
          if (p < 0) { break l301; }
          value = m.value as LabelNode;
          break l298;
        }
        p = s299;
        if (m.trail.length > t300) m.trail.length = t300;
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
    l336: {
      const s337 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) {
        l338: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l338; }
          p++;
          const near339 = p + 16;
          while (p < near339 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128))) p++;
          if (p === near339) p = STOPS_5.next(p);
          m.touched ||= p >= end && "^\n\r\u001b<";
          break l336;
        }
        p = s337;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s340 = p;
          l341: {
            p = skipLineNoise(p);
            if (p < 0) { break l341; }
            p = skipLineEnd(p);
            if (p < 0) { break l341; }
            return -1;
          }
          p = s340;
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
    l332: for (;;) {
      const s334 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l333: {
          p = skipLinePiece(p);
          if (p < 0) { break l333; }
          continue l332;
        }
        p = s334;
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
    l343: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s345 = p;
        const t346 = m.trail.length;
        l344: {
          p = readBadNoise(p);
          if (p < 0) { break l344; }
          break l343;
        }
        p = s345;
        if (m.trail.length > t346) m.trail.length = t346;
      } else m.touched ||= p >= end;
    }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l347: {
      const s348 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l349: {
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
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              l356: {
                p++;
                break l354;
              }
              p = s355;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l349; }
            p += 2;
          }
          break l347;
        }
        p = s348;
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
    l359: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        const s357 = p;
        l358: {
          p = skipThematicBreak(p);
          if (p < 0) { break l358; }
          p = s357;
          break l359;
        }
        p = s357;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p++;
    const near360 = p + 4;
    while (p < near360 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near360) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l361: {
      const s362 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l363: {
          const s364 = p;
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l363;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          value = text.slice(s364, p);
          l367: {
            const s365 = p;
            l366: {
              const near368 = p + 4;
              while (p < near368 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near368) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l366; }
              p = s365;
              break l367;
            }
            p = s365;
            break l363;
          }
          break l361;
        }
        p = s362;
      } else m.touched ||= p >= end;
      const s369 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      value = text.slice(s369, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l370: for (;;) {
      const s372 = p;
      const t373 = m.trail.length;
      if (p < end) {
        l371: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s375 = p;
              l376: {
                p = skip_fenceClose(p);
                if (p < 0) { break l376; }
                break l371;
              }
              p = s375;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l371; }
          p = noteLine(p);
          if (p < 0) { break l371; }
          continue l370;
        }
        p = s372;
        if (m.trail.length > t373) m.trail.length = t373;
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
    l378: {
      const s379 = p;
      const t380 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l381: {

          value = "\n";
          p++;
          break l378;
        }
        p = s379;
        if (m.trail.length > t380) m.trail.length = t380;
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
    let n389 = 0;
    l386: for (;;) {
      if (n389 >= 3) break;
      const s388 = p;
      l387: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l387; }
        p++;
        n389++;
        continue l386;
      }
      p = s388;
      break;
    }
    l390: {
      const s391 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l392: {
          let n396 = 0;
          l393: for (;;) {
            if (n396 >= 6) break;
            const s395 = p;
            l394: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l394; }
              p++;
              n396++;
              continue l393;
            }
            p = s395;
            break;
          }
          if (n396 < 1) { break l392; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l390;
        }
        p = s391;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l397: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l397;
          }
          p += 2;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l397; }
          p++;
          const near398 = p + 4;
          while (p < near398 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near398) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r*";
          l399: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s401 = p;
              l400: {

                p++;
                break l399;
              }
              p = s401;
            } else m.touched ||= p >= end;
          }
          break l390;
        }
        p = s391;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l402: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l402;
          }
          p += 2;
          break l390;
        }
        p = s391;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l403: {
          p = skipFooterCut(p);
          if (p < 0) { break l403; }
          break l390;
        }
        p = s391;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l404: {
          p++;
          break l390;
        }
        p = s391;
      } else m.touched ||= p >= end;
      let n408 = 0;
      l405: for (;;) {
        if (n408 >= 2) break;
        const s407 = p;
        l406: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l406; }
          p++;
          n408++;
          continue l405;
        }
        p = s407;
        break;
      }
      if (n408 < 1) { return -1; }
    }
    if (p < end) {
      {
        const s409 = p;
        l410: {
          p++;
          return -1;
        }
        p = s409;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s414 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    value = text.slice(s414, p);
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    l415: {
      const s416 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l417: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l417; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l415;
        }
        p = s416;
      } else m.touched ||= p >= end;
      l420: {
        const s418 = p;
        l419: {
          p = skipLineEnd(p);
          if (p < 0) { break l419; }
          p = s418;
          break l420;
        }
        p = s418;
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
    const near434 = p + 4;
    while (p < near434 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near434) p = STOPS_1.next(p);
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
    l425: {
      const s426 = p;
      const t427 = m.trail.length;
      l428: {
        if (!m.reading.inside[13]) { break l428; }
        l429: {
          const s430 = p;
          if ((p < end && text.charCodeAt(p) === 42)) {
            l431: {
              p = readFailure(p);
              if (p < 0) { break l431; }
              value = m.value as FailureNode;
              break l429;
            }
            p = s430;
          } else m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)))) { m.touched ||= p >= end; break l428; }
          p = readLooseFailure(p);
          if (p < 0) { break l428; }
          value = m.value as LooseFailureNode;
        }
        break l425;
      }
      p = s426;
      if (m.trail.length > t427) m.trail.length = t427;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
        l432: {
          p = readLabelledItem(p);
          if (p < 0) { break l432; }
          value = m.value as LabelledItemNode;
          break l425;
        }
        p = s426;
        if (m.trail.length > t427) m.trail.length = t427;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l433: {
          p = readCodeItem(p);
          if (p < 0) { break l433; }
          value = m.value as CodeItemNode;
          break l425;
        }
        p = s426;
        if (m.trail.length > t427) m.trail.length = t427;
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
    l456: {
      const s457 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l458: {
          p = skipBulletLead(p);
          if (p < 0) { break l458; }
          break l456;
        }
        p = s457;
      } else m.touched ||= p >= end;
      let n462 = 0;
      l459: for (;;) {
        if (n462 >= 3) break;
        const s461 = p;
        l460: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l460; }
          p++;
          n462++;
          continue l459;
        }
        p = s461;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l463: {
      const s464 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l465: {
          p++;
          break l463;
        }
        p = s464;
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
    let n469 = 0;
    l466: for (;;) {
      if (n469 >= 3) break;
      const s468 = p;
      l467: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l467; }
        p++;
        n469++;
        continue l466;
      }
      p = s468;
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
    l479: {
      const s480 = p;
      l481: {
        p = skipLineEnd(p);
        if (p < 0) { break l481; }
        break l479;
      }
      p = s480;
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; return -1; }
      p = skipHeadingMarks(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near486 = p + 4;
    while (p < near486 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near486) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near490 = p + 4;
    while (p < near490 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near490) p = STOPS_6.next(p);
    m.touched ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    const near491 = p + 4;
    while (p < near491 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near491) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    {
      const s501 = p;
      l502: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l502; }
        return -1;
      }
      p = s501;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l504: for (;;) {
      const s506 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l505: {
          l508: {
            const s509 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) {
              l510: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l510; }
                p++;
                const near511 = p + 16;
                while (p < near511 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 128))) p++;
                if (p === near511) p = STOPS_7.next(p);
                m.touched ||= p >= end && "^\n\r\\\\|";
                break l508;
              }
              p = s509;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l505; }
            p++;
            l512: {
              if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
                const s514 = p;
                l513: {
                  p++;
                  break l512;
                }
                p = s514;
              } else m.touched ||= p >= end;
            }
          }
          continue l504;
        }
        p = s506;
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
    l492: {
      const s493 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l494: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l494; }
          p++;
          const list500: CellNode[] = [];
          let n498 = 0;
          l495: for (;;) {
            const s497 = p;
            l496: {
              if (n498 > 0) {
                if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l496; }
                p = skipCellGap(p);
                if (p < 0) { break l496; }
              }
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
          if (n498 < 1) { break l494; }
          l_cells = list500;
          l515: {
            if ((p < end && text.charCodeAt(p) === 124)) {
              const s517 = p;
              l516: {

                p++;
                break l515;
              }
              p = s517;
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l520: {
            const s518 = p;
            l519: {
              p = skipLineEnd(p);
              if (p < 0) { break l519; }
              p = s518;
              break l520;
            }
            p = s518;
            break l494;
          }
          break l492;
        }
        p = s493;
      } else m.touched ||= p >= end;
      l521: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        const list527: CellNode[] = [];
        let n525 = 0;
        l522: for (;;) {
          const s524 = p;
          l523: {
            if (n525 > 0) {
              if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l523; }
              p = skipCellGap(p);
              if (p < 0) { break l523; }
            }
            let v526!: CellNode;
            p = readCell(p);
            if (p < 0) { break l523; }
            v526 = m.value as CellNode;
            list527.push(v526);
            n525++;
            continue l522;
          }
          p = s524;
          break;
        }
        if (n525 < 2) { break l521; }
        l_cells = list527;
        l528: {
          if ((p < end && text.charCodeAt(p) === 124)) {
            const s530 = p;
            l529: {

              p++;
              break l528;
            }
            p = s530;
          } else m.touched ||= p >= end;
        }
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l533: {
          const s531 = p;
          l532: {
            p = skipLineEnd(p);
            if (p < 0) { break l532; }
            p = s531;
            break l533;
          }
          p = s531;
          break l521;
        }
        break l492;
      }
      p = s493;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      const list539: CellNode[] = [];
      let n537 = 0;
      l534: for (;;) {
        if (n537 >= 1) break;
        const s536 = p;
        l535: {
          let v538!: CellNode;
          p = readCell(p);
          if (p < 0) { break l535; }
          v538 = m.value as CellNode;
          list539.push(v538);
          n537++;
          continue l534;
        }
        p = s536;
        break;
      }
      if (n537 < 1) { return -1; }
      l_cells = list539;
      if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l542: {
        const s540 = p;
        l541: {
          p = skipLineEnd(p);
          if (p < 0) { break l541; }
          p = s540;
          break l542;
        }
        p = s540;
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
    l543: {
      const s544 = p;
      const t545 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l546: {
          p = readEol(p);
          if (p < 0) { break l546; }
          value = m.value as "\n" | BadLineEndNode;
          break l543;
        }
        p = s544;
        if (m.trail.length > t545) m.trail.length = t545;
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
    let e560!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e560 = m.value as string[];
    let e561!: ":" | null;
    l562: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s564 = p;
        l563: {

          e561 = ":";
          p++;
          break l562;
        }
        p = s564;
      } else m.touched ||= p >= end;
      e561 = null;
    }
    let e565!: "-"[];
    const list570: "-"[] = [];
    l566: for (;;) {
      const s568 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l567: {
          let v569!: "-";

          v569 = "-";
          p++;
          list570.push(v569);
          continue l566;
        }
        p = s568;
      } else m.touched ||= p >= end;
      break;
    }
    if (list570.length === 0) { return -1; }
    e565 = list570;
    let e572!: ":" | null;
    l573: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s575 = p;
        l574: {

          e572 = ":";
          p++;
          break l573;
        }
        p = s575;
      } else m.touched ||= p >= end;
      e572 = null;
    }
    let e576!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e576 = m.value as string[];
    value = [e560, e561, e565, e572, e576];
    m.value = value;
    return p;
  }

  function readDelimiterRowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
    let n550 = 0;
    l547: for (;;) {
      if (n550 >= 3) break;
      const s549 = p;
      l548: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l548; }
        p++;
        n550++;
        continue l547;
      }
      p = s549;
      break;
    }
    l551: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s553 = p;
        l552: {

          p++;
          break l551;
        }
        p = s553;
      } else m.touched ||= p >= end;
    }
    const list559: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
    let n557 = 0;
    l554: for (;;) {
      const s556 = p;
      l555: {
        if (n557 > 0) {
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l555; }
          p++;
        }
        let v558!: [string[], ":" | null, "-"[], ":" | null, string[]];
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false)))) { m.touched ||= p >= end; break l555; }
        p = readDelimiterCell(p);
        if (p < 0) { break l555; }
        v558 = m.value as [string[], ":" | null, "-"[], ":" | null, string[]];
        list559.push(v558);
        n557++;
        continue l554;
      }
      p = s556;
      break;
    }
    if (n557 < 1) { return -1; }
    value = list559;
    l577: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s579 = p;
        l578: {

          p++;
          break l577;
        }
        p = s579;
      } else m.touched ||= p >= end;
    }
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
    l444: {
      const s445 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l446: {
          p = skipBlankLine(p);
          if (p < 0) { break l446; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l447: {
          p = skipThematicBreak(p);
          if (p < 0) { break l447; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l448: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l448; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l449: {
          p = skipHeadingGlued(p);
          if (p < 0) { break l449; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l450: {
          p = skipFenceStart(p);
          if (p < 0) { break l450; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l451: {
          p = skipBulletMark(p);
          if (p < 0) { break l451; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304))) {
        l452: {
          l455: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304))) {
              const s453 = p;
              l454: {
                p = skipLabelGate(p);
                if (p < 0) { break l454; }
                p = s453;
                break l455;
              }
              p = s453;
            } else m.touched ||= p >= end;
            break l452;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l452; }
          p = skipLabelLine(p);
          if (p < 0) { break l452; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124))) {
        l470: {
          let n474 = 0;
          l471: for (;;) {
            if (n474 >= 3) break;
            const s473 = p;
            l472: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l472; }
              p++;
              n474++;
              continue l471;
            }
            p = s473;
            break;
          }
          l475: {
            const s476 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l477: {
                if (!text.startsWith("<!--", p)) {
                  m.reaches(p, "<!--");
                  break l477;
                }
                p += 4;
                break l475;
              }
              p = s476;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l470; }
            p++;
          }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l478: {
          p = skipNoiseAlone(p);
          if (p < 0) { break l478; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l482: {
          p = skipCutMark(p);
          if (p < 0) { break l482; }
          break l444;
        }
        p = s445;
      } else m.touched ||= p >= end;
      l485: {
        if (p < end) {
          const s483 = p;
          l484: {
            p = skipMarksBelow(p);
            if (p < 0) { break l484; }
            p = s483;
            break l485;
          }
          p = s483;
        } else m.touched ||= p >= end;
        return -1;
      }
      l487: {
        const s488 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l489: {
            p = skipTableHead(p);
            if (p < 0) { break l489; }
            break l487;
          }
          p = s488;
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
    const near435 = p + 4;
    while (p < near435 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near435) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    l436: for (;;) {
      const s438 = p;
      const t439 = m.trail.length;
      if (p < end) {
        l437: {
          if (p < end) {
            {
              const s441 = p;
              l442: {
                p = skipParagraphStop(p);
                if (p < 0) { break l442; }
                break l437;
              }
              p = s441;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l437; }
          p = noteLine(p);
          if (p < 0) { break l437; }
          continue l436;
        }
        p = s438;
        if (m.trail.length > t439) m.trail.length = t439;
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
    l421: {
      const s423 = p;
      const t424 = m.trail.length;
      l422: {
        p = readBulletContent(p);
        if (p < 0) { break l422; }
        l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
        break l421;
      }
      p = s423;
      if (m.trail.length > t424) m.trail.length = t424;
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
    l595: {
      const s596 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l597: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l597; }
          break l595;
        }
        p = s596;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l598: {
          p = skipThematicBreak(p);
          if (p < 0) { break l598; }
          break l595;
        }
        p = s596;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l599: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l599; }
          break l595;
        }
        p = s596;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l600: {
          p = skipFenceStart(p);
          if (p < 0) { break l600; }
          break l595;
        }
        p = s596;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l601: {
          p = skipBulletMark(p);
          if (p < 0) { break l601; }
          break l595;
        }
        p = s596;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
        l602: {
          p = skipLabelLine(p);
          if (p < 0) { break l602; }
          break l595;
        }
        p = s596;
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
    l581: {
      const s582 = p;
      const t583 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l584: {
          l587: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s585 = p;
              l586: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l586; }
                p++;
                p = s585;
                break l587;
              }
              p = s585;
            } else m.touched ||= p >= end;
            break l584;
          }
          p = readTableRow(p);
          if (p < 0) { break l584; }
          value = m.value as TableRowNode;
          p = noteLineEnd(p);
          if (p < 0) { break l584; }
          break l581;
        }
        p = s582;
        if (m.trail.length > t583) m.trail.length = t583;
      } else m.touched ||= p >= end;
      if (p < end) {
        l588: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            {
              const s589 = p;
              l590: {
                p = skipBlankLine(p);
                if (p < 0) { break l590; }
                break l588;
              }
              p = s589;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 304))) {
            {
              const s592 = p;
              l593: {
                p = skipRowStop(p);
                if (p < 0) { break l593; }
                break l588;
              }
              p = s592;
            }
          } else m.touched ||= p >= end;
          p = readTableRow(p);
          if (p < 0) { break l588; }
          value = m.value as TableRowNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l588; }
          p = noteEol(p);
          if (p < 0) { break l588; }
          break l581;
        }
        p = s582;
        if (m.trail.length > t583) m.trail.length = t583;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        {
          const s603 = p;
          l604: {
            p = skipBlankLine(p);
            if (p < 0) { break l604; }
            return -1;
          }
          p = s603;
        }
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c === 304))) {
        {
          const s606 = p;
          l607: {
            p = skipRowStop(p);
            if (p < 0) { break l607; }
            return -1;
          }
          p = s606;
        }
      } else m.touched ||= p >= end;
      p = readTableRow(p);
      if (p < 0) { return -1; }
      value = m.value as TableRowNode;
      l611: {
        const s609 = p;
        l610: {
          if (p < end) {
            {
              const s612 = p;
              l613: {
                p++;
                break l610;
              }
              p = s612;
            }
          } else m.touched ||= p >= end;
          p = s609;
          break l611;
        }
        p = s609;
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
    l615: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s617 = p;
        l616: {

          p++;
          break l615;
        }
        p = s617;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 45)) p++;
    m.touched ||= p >= end;
    l618: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s620 = p;
        l619: {

          p++;
          break l618;
        }
        p = s620;
      } else m.touched ||= p >= end;
    }
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
        const s622 = p;
        l623: {
          p = skipCutMark(p);
          if (p < 0) { break l623; }
          return -1;
        }
        p = s622;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      {
        const s625 = p;
        l626: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l626; }
          return -1;
        }
        p = s625;
      }
    } else m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = noteLine(p);
    if (p < 0) { return -1; }
    l628: for (;;) {
      const s630 = p;
      const t631 = m.trail.length;
      if (p < end) {
        l629: {
          if (p < end) {
            {
              const s633 = p;
              l634: {
                p = skipParagraphStop(p);
                if (p < 0) { break l634; }
                break l629;
              }
              p = s633;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l629; }
          p = noteLine(p);
          if (p < 0) { break l629; }
          continue l628;
        }
        p = s630;
        if (m.trail.length > t631) m.trail.length = t631;
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
    l382: {
      const s383 = p;
      const t384 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l385: {
          p = readMissingMarkEnd(p);
          if (p < 0) { break l385; }
          value = m.value as MissingMarkEndNode;
          break l382;
        }
        p = s383;
        if (m.trail.length > t384) m.trail.length = t384;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l412: {
          p = readSubheading(p);
          if (p < 0) { break l412; }
          value = m.value as SubheadingNode;
          break l382;
        }
        p = s383;
        if (m.trail.length > t384) m.trail.length = t384;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l413: {
          p = readBullet(p);
          if (p < 0) { break l413; }
          value = m.value as BulletNode;
          break l382;
        }
        p = s383;
        if (m.trail.length > t384) m.trail.length = t384;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l580: {
          p = readTable(p);
          if (p < 0) { break l580; }
          value = m.value as TableNode;
          break l382;
        }
        p = s383;
        if (m.trail.length > t384) m.trail.length = t384;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l621: {
          p = readBadNoiseLine(p);
          if (p < 0) { break l621; }
          value = m.value as BadNoiseLineNode;
          break l382;
        }
        p = s383;
        if (m.trail.length > t384) m.trail.length = t384;
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
    const list641: " "[] = [];
    let n639 = 0;
    l636: for (;;) {
      if (n639 >= 3) break;
      const s638 = p;
      l637: {
        let v640!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l637; }
        v640 = " ";
        p++;
        list641.push(v640);
        n639++;
        continue l636;
      }
      p = s638;
      break;
    }
    value = list641;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [" "[], string, string[], null];
    let e642!: " "[];
    p = readIndent(p);
    if (p < 0) { return -1; }
    e642 = m.value as " "[];
    let e643!: string;
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = readWrapperRun(p);
    if (p < 0) { return -1; }
    e643 = m.value as string;
    let e644!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e644 = m.value as string[];
    let e645!: null;
    l648: {
      const s646 = p;
      l647: {
        p = skipLineEnd(p);
        if (p < 0) { break l647; }
        p = s646;
        break l648;
      }
      p = s646;
      return -1;
    }
    e645 = null;
    value = [e642, e643, e644, e645];
    m.value = value;
    return p;
  }

  function skipTitleStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l649: {
      const s650 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l651: {
          let n655 = 0;
          l652: for (;;) {
            if (n655 >= 3) break;
            const s654 = p;
            l653: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l653; }
              p++;
              n655++;
              continue l652;
            }
            p = s654;
            break;
          }
          let n659 = 0;
          l656: for (;;) {
            if (n659 >= 3) break;
            const s658 = p;
            l657: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l657; }
              p++;
              n659++;
              continue l656;
            }
            p = s658;
            break;
          }
          if (n659 < 1) { break l651; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l660: {
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              const s662 = p;
              l661: {
                p = skipLineNoise(p);
                if (p < 0) { break l661; }
                break l660;
              }
              p = s662;
            } else m.touched ||= p >= end;
          }
          l663: {
            if (p < end) {
              const s665 = p;
              l664: {
                p = skipTitleDecoration(p);
                if (p < 0) { break l664; }
                break l663;
              }
              p = s665;
            } else m.touched ||= p >= end;
          }
          break l649;
        }
        p = s650;
      } else m.touched ||= p >= end;
      l666: {
        if (p < end) {
          const s668 = p;
          l667: {
            p = skipTitleDecoration(p);
            if (p < 0) { break l667; }
            break l666;
          }
          p = s668;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m674 = false;
    l670: for (;;) {
      const s672 = p;
      const t673 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l671: {
          p = noteBlankLine(p);
          if (p < 0) { break l671; }
          m674 = true;
          continue l670;
        }
        p = s672;
        if (m.trail.length > t673) m.trail.length = t673;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m674) { return -1; }
    return p;
  }

  function skipParenthesisCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near687 = p + 4;
    while (p < near687 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
    if (p === near687) p = STOPS_8.next(p);
    m.touched ||= p >= end && "^\n\r(";
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
    m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l702: for (;;) {
      const s704 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l703: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) {
            {
              const s706 = p;
              l707: {

                p++;
                break l703;
              }
              p = s706;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l703; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l702;
        }
        p = s704;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l722: {
      const s723 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l724: {
          l725: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s727 = p;
              l726: {
                l728: {
                  const s729 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l730: {
                      if (!text.startsWith("**", p)) {
                        m.reaches(p, "**");
                        break l730;
                      }
                      p += 2;
                      break l728;
                    }
                    p = s729;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l726; }
                  p++;
                }
                break l725;
              }
              p = s727;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l724; }
          p = skipSignatureName(p);
          if (p < 0) { break l724; }
          break l722;
        }
        p = s723;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l731: {

          p++;
          break l722;
        }
        p = s723;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 47) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l739: {
      const s740 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l741: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l741; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l739;
        }
        p = s740;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l742: {
          p = skipBracketed(p);
          if (p < 0) { break l742; }
          break l739;
        }
        p = s740;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l743: {
          p = skipQuoted(p);
          if (p < 0) { break l743; }
          break l739;
        }
        p = s740;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8211 || c === 8594))) {
        {
          const s744 = p;
          l745: {
            p = skipArrow(p);
            if (p < 0) { break l745; }
            return -1;
          }
          p = s744;
        }
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m738 = false;
    l735: for (;;) {
      const s737 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128))) {
        l736: {
          p = skipTypePiece(p);
          if (p < 0) { break l736; }
          m738 = true;
          continue l735;
        }
        p = s737;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m738) { return -1; }
    l747: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8211 || c === 8594))) {
        const s749 = p;
        l748: {
          p = skipArrow(p);
          if (p < 0) { break l748; }
          let m753 = false;
          l750: for (;;) {
            const s752 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 128))) {
              l751: {
                p = skipResultPiece(p);
                if (p < 0) { break l751; }
                m753 = true;
                continue l750;
              }
              p = s752;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m753) { break l748; }
          l756: {
            if ((p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) {
              const s754 = p;
              l755: {
                p++;
                p = s754;
                break l756;
              }
              p = s754;
            } else m.touched ||= p >= end;
            break l748;
          }
          break l747;
        }
        p = s749;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l763: {
      const s764 = p;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l765: {

          p++;
          break l763;
        }
        p = s764;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l766: {

          p++;
          break l763;
        }
        p = s764;
      } else m.touched ||= p >= end;
      l767: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l767; }
        break l763;
      }
      p = s764;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
      p = skipArrow(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l719: {
      const s720 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l721: {
          p = skipParameterName(p);
          if (p < 0) { break l721; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l732: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s734 = p;
              l733: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l733; }
                p = skipTypeText(p);
                if (p < 0) { break l733; }
                break l732;
              }
              p = s734;
            } else m.touched ||= p >= end;
          }
          l757: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s759 = p;
              l758: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l758; }
                p = skipDefaultText(p);
                if (p < 0) { break l758; }
                break l757;
              }
              p = s759;
            } else m.touched ||= p >= end;
          }
          l762: {
            const s760 = p;
            l761: {
              p = skipParameterEnd(p);
              if (p < 0) { break l761; }
              p = s760;
              break l762;
            }
            p = s760;
            break l721;
          }
          break l719;
        }
        p = s720;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
      const near768 = p + 4;
      while (p < near768 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near768) p = STOPS_9.next(p);
      m.touched ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l716: {
      const s717 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l718: {
          p = skipParameter(p);
          if (p < 0) { break l718; }
          l769: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s771 = p;
              l770: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l769;
              }
              p = s771;
            } else m.touched ||= p >= end;
          }
          break l716;
        }
        p = s717;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = skipBadParameter(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l772: {
      const s773 = p;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l774: {

          p++;
          break l772;
        }
        p = s773;
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
    l712: for (;;) {
      const s714 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) {
        l713: {
          p = skipParameterItem(p);
          if (p < 0) { break l713; }
          continue l712;
        }
        p = s714;
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
    l709: {
      const s710 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l711: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l711; }
          p = skipParameters(p);
          if (p < 0) { break l711; }
          break l709;
        }
        p = s710;
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
    l782: {
      const s783 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l784: {
          p = skipBracketed(p);
          if (p < 0) { break l784; }
          break l782;
        }
        p = s783;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l785: {
          p = skipQuoted(p);
          if (p < 0) { break l785; }
          break l782;
        }
        p = s783;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) {
        l786: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l786; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l782;
        }
        p = s783;
      } else m.touched ||= p >= end;
      if (p < end) {
        l787: {
          {
            const s788 = p;
            l789: {
              p = skipSignatureTail(p);
              if (p < 0) { break l789; }
              break l787;
            }
            p = s788;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l787; }
          p++;
          break l782;
        }
        p = s783;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s791 = p;
          l792: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipSignatureTail(p);
            if (p < 0) { break l792; }
            return -1;
          }
          p = s791;
        }
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m;
    let m781 = false;
    l778: for (;;) {
      const s780 = p;
      if (p < end) {
        l779: {
          p = skipReturnPiece(p);
          if (p < 0) { break l779; }
          m781 = true;
          continue l778;
        }
        p = s780;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m781) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
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
    l794: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s796 = p;
        l795: {

          p++;
          break l794;
        }
        p = s796;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l797: {
      if (p < end) {
        const s799 = p;
        l798: {
          p = skipBadSignatureRest(p);
          if (p < 0) { break l798; }
          break l797;
        }
        p = s799;
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
    l695: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s697 = p;
        l696: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l696;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l696; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l695;
        }
        p = s697;
      } else m.touched ||= p >= end;
    }
    l698: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s700 = p;
        l699: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l699;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l699; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l698;
        }
        p = s700;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    p = skipSignatureList(p);
    if (p < 0) { return -1; }
    l775: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 8211 || c === 8594))) {
        const s777 = p;
        l776: {
          p = skipResult(p);
          if (p < 0) { break l776; }
          break l775;
        }
        p = s777;
      } else m.touched ||= p >= end;
    }
    p = skipSignatureEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipMethodHeadingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l684: {
      const s685 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l686: {
          p = skipMethodLevel(p);
          if (p < 0) { break l686; }
          {
            const s688 = p;
            l689: {
              p = skipTextInNotes(p);
              if (p < 0) { break l689; }
              break l686;
            }
            p = s688;
          }
          let n694 = 0;
          l691: for (;;) {
            if (n694 >= 3) break;
            const s693 = p;
            l692: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l692; }
              p++;
              n694++;
              continue l691;
            }
            p = s693;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l686; }
          p = skipMark(p);
          if (p < 0) { break l686; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l686; }
          p = skipSignature(p);
          if (p < 0) { break l686; }
          p = skipHeadingEnd(p);
          if (p < 0) { break l686; }
          break l684;
        }
        p = s685;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l800: {
          p = skipMethodLevel(p);
          if (p < 0) { break l800; }
          {
            const s801 = p;
            l802: {
              if (!m.reading.inside[12]) { break l802; }
              break l800;
            }
            p = s801;
          }
          let n807 = 0;
          l804: for (;;) {
            if (n807 >= 3) break;
            const s806 = p;
            l805: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l805; }
              p++;
              n807++;
              continue l804;
            }
            p = s806;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l800; }
          p = skipMark(p);
          if (p < 0) { break l800; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l800; }
          p = skipBadMethodTitle(p);
          if (p < 0) { break l800; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l800; }
          p = skipSignature(p);
          if (p < 0) { break l800; }
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = skipHeadingEnd(p);
          if (p < 0) { break l800; }
          break l684;
        }
        p = s685;
      } else m.touched ||= p >= end;
      l810: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s808 = p;
          l809: {
            p = skipSetextAhead(p);
            if (p < 0) { break l809; }
            p = s808;
            break l810;
          }
          p = s808;
        } else m.touched ||= p >= end;
        return -1;
      }
      l813: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s811 = p;
          l812: {
            const near814 = p + 4;
            while (p < near814 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near814) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l812; }
            p++;
            p = s811;
            break l813;
          }
          p = s811;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l675: {
      const s676 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l677: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l677; }
          break l675;
        }
        p = s676;
      } else m.touched ||= p >= end;
      l680: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s678 = p;
          l679: {
            p = skipHeadingLike(p);
            if (p < 0) { break l679; }
            p = s678;
            break l680;
          }
          p = s678;
        } else m.touched ||= p >= end;
        return -1;
      }
      l681: {
        const s682 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l683: {
            p = skipSectionHeading(p);
            if (p < 0) { break l683; }
            break l681;
          }
          p = s682;
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
    l826: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        const s824 = p;
        l825: {
          p = skipH3(p);
          if (p < 0) { break l825; }
          p = s824;
          break l826;
        }
        p = s824;
      } else m.touched ||= p >= end;
      return -1;
    }
    let n830 = 0;
    l827: for (;;) {
      if (n830 >= 3) break;
      const s829 = p;
      l828: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l828; }
        p++;
        n830++;
        continue l827;
      }
      p = s829;
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
    let n835 = 0;
    l832: for (;;) {
      if (n835 >= 3) break;
      const s834 = p;
      l833: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l833; }
        p++;
        n835++;
        continue l832;
      }
      p = s834;
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
    l836: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s838 = p;
        l837: {

          p++;
          break l836;
        }
        p = s838;
      } else m.touched ||= p >= end;
    }
    l839: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s841 = p;
        l840: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l840;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l840; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l839;
        }
        p = s841;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    const near842 = p + 4;
    while (p < near842 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near842) p = STOPS_4.next(p);
    m.touched ||= p >= end && "^\n\r*";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l815: {
      const s816 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l817: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l817; }
          break l815;
        }
        p = s816;
      } else m.touched ||= p >= end;
      l820: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s818 = p;
          l819: {
            p = skipHeadingLike(p);
            if (p < 0) { break l819; }
            p = s818;
            break l820;
          }
          p = s818;
        } else m.touched ||= p >= end;
        return -1;
      }
      l821: {
        const s822 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l823: {
            p = skipAnyItemAhead(p);
            if (p < 0) { break l823; }
            break l821;
          }
          p = s822;
        } else m.touched ||= p >= end;
        l831: {
          if (!m.reading.inside[3]) { break l831; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; break l831; }
          p = skipMethodAhead(p);
          if (p < 0) { break l831; }
          break l821;
        }
        p = s822;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l843: {
            p = skipSectionHeading(p);
            if (p < 0) { break l843; }
            break l821;
          }
          p = s822;
        } else m.touched ||= p >= end;
        l844: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l844; }
          break l821;
        }
        p = s822;
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
    l860: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        const s858 = p;
        l859: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l859; }
          p = skipDescriptionName(p);
          if (p < 0) { break l859; }
          p = s858;
          break l860;
        }
        p = s858;
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
    l863: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        const s861 = p;
        l862: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l862; }
          p = skipRateLimitName(p);
          if (p < 0) { break l862; }
          p = s861;
          break l863;
        }
        p = s861;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {
    l866: {
      const s867 = p;
      l868: {
        if (!m.reading.inside[9]) { break l868; }
        break l866;
      }
      p = s867;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l874: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        const s872 = p;
        l873: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l873; }
          p = skipReturnsName(p);
          if (p < 0) { break l873; }
          p = s872;
          break l874;
        }
        p = s872;
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
    l884: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        const s882 = p;
        l883: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)))) { m.touched ||= p >= end; break l883; }
          p = skipSemanticUnitName(p);
          if (p < 0) { break l883; }
          p = s882;
          break l884;
        }
        p = s882;
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
    l887: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) {
        const s885 = p;
        l886: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)))) { m.touched ||= p >= end; break l886; }
          p = skipResponsibilityName(p);
          if (p < 0) { break l886; }
          p = s885;
          break l887;
        }
        p = s885;
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
    l893: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
        const s891 = p;
        l892: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)))) { m.touched ||= p >= end; break l892; }
          p = skipCriteriaName(p);
          if (p < 0) { break l892; }
          p = s891;
          break l893;
        }
        p = s891;
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
    l896: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) {
        const s894 = p;
        l895: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) { m.touched ||= p >= end; break l895; }
          p = skipSeverityName(p);
          if (p < 0) { break l895; }
          p = s894;
          break l896;
        }
        p = s894;
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
    l852: {
      const s853 = p;
      l854: {
        if (!m.reading.inside[7]) { break l854; }
        l855: {
          const s856 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
            l857: {
              p = readDescriptionLabel(p);
              if (p < 0) { break l857; }
              value = m.value as DescriptionLabelNode;
              break l855;
            }
            p = s856;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)))) { m.touched ||= p >= end; break l854; }
          p = readRateLimitLabel(p);
          if (p < 0) { break l854; }
          value = m.value as RateLimitLabelNode;
        }
        break l852;
      }
      p = s853;
      l864: {
        if (!m.reading.inside[8]) { break l864; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)))) { m.touched ||= p >= end; break l864; }
        p = readDescriptionLabel(p);
        if (p < 0) { break l864; }
        value = m.value as DescriptionLabelNode;
        break l852;
      }
      p = s853;
      l865: {
        p = skipInMethod(p);
        if (p < 0) { break l865; }
        l869: {
          const s870 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
            l871: {
              p = readReturnsLabel(p);
              if (p < 0) { break l871; }
              value = m.value as ReturnsLabelNode;
              break l869;
            }
            p = s870;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)))) { m.touched ||= p >= end; break l865; }
          p = readDescriptionLabel(p);
          if (p < 0) { break l865; }
          value = m.value as DescriptionLabelNode;
        }
        break l852;
      }
      p = s853;
      l875: {
        {
          const s876 = p;
          l877: {
            p = skipInMethod(p);
            if (p < 0) { break l877; }
            break l875;
          }
          p = s876;
        }
        if (!m.reading.inside[3]) { break l875; }
        l879: {
          const s880 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
            l881: {
              p = readSemanticUnitLabel(p);
              if (p < 0) { break l881; }
              value = m.value as SemanticUnitLabelNode;
              break l879;
            }
            p = s880;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)))) { m.touched ||= p >= end; break l875; }
          p = readResponsibilityLabel(p);
          if (p < 0) { break l875; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l852;
      }
      p = s853;
      if (!m.reading.inside[11]) { return -1; }
      l888: {
        const s889 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
          l890: {
            p = readCriteriaLabel(p);
            if (p < 0) { break l890; }
            value = m.value as CriteriaLabelNode;
            break l888;
          }
          p = s889;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
        p = readSeverityLabel(p);
        if (p < 0) { return -1; }
        value = m.value as SeverityLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function readLineHoldsCode(p: number): number {
    let value!: "";
    l906: {
      const s904 = p;
      l905: {
        p = skipLineEnd(p);
        if (p < 0) { break l905; }
        p = s904;
        break l906;
      }
      p = s904;
      return -1;
    }
    value = '';
    m.value = value;
    return p;
  }

  function readTextHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_kind!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l845: {
      const s846 = p;
      const t847 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l848: {
          l851: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
              const s849 = p;
              l850: {
                p = skipBulletLead(p);
                if (p < 0) { break l850; }
                p = s849;
                break l851;
              }
              p = s849;
            } else m.touched ||= p >= end;
            break l848;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l848; }
          p = readBulletHolds(p);
          if (p < 0) { break l848; }
          l_holds = m.value as string;
          p = readTextKind(p);
          if (p < 0) { break l848; }
          l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l848; }
          p = read_label(p);
          if (p < 0) { break l848; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readLineValue(p);
          if (p < 0) { break l848; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l848; }
          break l845;
        }
        p = s846;
        if (m.trail.length > t847) m.trail.length = t847;
      } else m.touched ||= p >= end;
      let n900 = 0;
      l897: for (;;) {
        if (n900 >= 3) break;
        const s899 = p;
        l898: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l898; }
          p++;
          n900++;
          continue l897;
        }
        p = s899;
        break;
      }
      p = readTextKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l901: {
        const s903 = p;
        l902: {
          p = readLineHolds(p);
          if (p < 0) { break l902; }
          l_holds = m.value as "";
          break l901;
        }
        p = s903;
        l_holds = null;
      }
      p = readLineValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: TextHeadNode = { type: 'TextHead', start: m.base + start, end: m.base + p, holds: l_holds, kind: l_kind, label: l_label, value: l_value };
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
    l907: {
      const s908 = p;
      const t909 = m.trail.length;
      l910: {
        if (!m.reading.inside[7]) { break l910; }
        l913: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
            const s911 = p;
            l912: {
              p = skipBulletLead(p);
              if (p < 0) { break l912; }
              p = s911;
              break l913;
            }
            p = s911;
          } else m.touched ||= p >= end;
          break l910;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l910; }
        p = readBulletHolds(p);
        if (p < 0) { break l910; }
        l_holds = m.value as string;
        l916: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
            const s914 = p;
            l915: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)))) { m.touched ||= p >= end; break l915; }
              p = skipAuthenticationName(p);
              if (p < 0) { break l915; }
              p = s914;
              break l916;
            }
            p = s914;
          } else m.touched ||= p >= end;
          break l910;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l910; }
        p = read_label(p);
        if (p < 0) { break l910; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l917: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
            const s919 = p;
            const t920 = m.trail.length;
            l918: {
              p = readAnswer(p);
              if (p < 0) { break l918; }
              l_answer = m.value as YesNode | NoNode;
              break l917;
            }
            p = s919;
            if (m.trail.length > t920) m.trail.length = t920;
          } else m.touched ||= p >= end;
          l_answer = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l910; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l910; }
        break l907;
      }
      p = s908;
      if (m.trail.length > t909) m.trail.length = t909;
      if (!m.reading.inside[7]) { return -1; }
      let n924 = 0;
      l921: for (;;) {
        if (n924 >= 3) break;
        const s923 = p;
        l922: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l922; }
          p++;
          n924++;
          continue l921;
        }
        p = s923;
        break;
      }
      l927: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
          const s925 = p;
          l926: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)))) { m.touched ||= p >= end; break l926; }
            p = skipAuthenticationName(p);
            if (p < 0) { break l926; }
            p = s925;
            break l927;
          }
          p = s925;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l928: {
        const s930 = p;
        l929: {
          p = readLineHolds(p);
          if (p < 0) { break l929; }
          l_holds = m.value as "";
          break l928;
        }
        p = s930;
        l_holds = null;
      }
      l931: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
          const s933 = p;
          const t934 = m.trail.length;
          l932: {
            p = readAnswer(p);
            if (p < 0) { break l932; }
            l_answer = m.value as YesNode | NoNode;
            break l931;
          }
          p = s933;
          if (m.trail.length > t934) m.trail.length = t934;
        } else m.touched ||= p >= end;
        l_answer = null;
      }
      p = readLineValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: AnswerHeadNode = { type: 'AnswerHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, answer: l_answer, value: l_value };
    m.value = node;
    return p;
  }

  function readRequestBodyLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l947: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        const s945 = p;
        l946: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l946; }
          p = skipRequestBodyName(p);
          if (p < 0) { break l946; }
          p = s945;
          break l947;
        }
        p = s945;
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
    l950: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false))) {
        const s948 = p;
        l949: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))))) { m.touched ||= p >= end; break l949; }
          p = skipResponseName(p);
          if (p < 0) { break l949; }
          p = s948;
          break l950;
        }
        p = s948;
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
    l942: {
      const s943 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) {
        l944: {
          p = readRequestBodyLabel(p);
          if (p < 0) { break l944; }
          value = m.value as RequestBodyLabelNode;
          break l942;
        }
        p = s943;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    let l_holds!: string | null;
    let l_kind!: RequestBodyLabelNode | ResponseLabelNode;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | LineValueNode;
    l935: {
      const s936 = p;
      const t937 = m.trail.length;
      l938: {
        if (!m.reading.inside[7]) { break l938; }
        l941: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
            const s939 = p;
            l940: {
              p = skipBulletLead(p);
              if (p < 0) { break l940; }
              p = s939;
              break l941;
            }
            p = s939;
          } else m.touched ||= p >= end;
          break l938;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l938; }
        p = readBulletHolds(p);
        if (p < 0) { break l938; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)))) { m.touched ||= p >= end; break l938; }
        p = readJsonKind(p);
        if (p < 0) { break l938; }
        l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l938; }
        p = read_label(p);
        if (p < 0) { break l938; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = readJsonValue(p);
        if (p < 0) { break l938; }
        l_value = m.value as TemplateRemarkNode | LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l938; }
        break l935;
      }
      p = s936;
      if (m.trail.length > t937) m.trail.length = t937;
      if (!m.reading.inside[7]) { return -1; }
      let n954 = 0;
      l951: for (;;) {
        if (n954 >= 3) break;
        const s953 = p;
        l952: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l952; }
          p++;
          n954++;
          continue l951;
        }
        p = s953;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readJsonKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l955: {
        const s957 = p;
        l956: {
          p = readLineHolds(p);
          if (p < 0) { break l956; }
          l_holds = m.value as "";
          break l955;
        }
        p = s957;
        l_holds = null;
      }
      p = readJsonValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as TemplateRemarkNode | LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: JsonHeadNode = { type: 'JsonHead', start: m.base + start, end: m.base + p, holds: l_holds, kind: l_kind, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readSqlKindCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    l965: {
      const s966 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : c === 304))) {
        l967: {
          p = readIndexesLabel(p);
          if (p < 0) { break l967; }
          value = m.value as IndexesLabelNode;
          break l965;
        }
        p = s966;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        l968: {
          p = readRelationshipsLabel(p);
          if (p < 0) { break l968; }
          value = m.value as RelationshipsLabelNode;
          break l965;
        }
        p = s966;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    let l_holds!: string | null;
    let l_kind!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l958: {
      const s959 = p;
      const t960 = m.trail.length;
      l961: {
        if (!m.reading.inside[8]) { break l961; }
        l964: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
            const s962 = p;
            l963: {
              p = skipBulletLead(p);
              if (p < 0) { break l963; }
              p = s962;
              break l964;
            }
            p = s962;
          } else m.touched ||= p >= end;
          break l961;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l961; }
        p = readBulletHolds(p);
        if (p < 0) { break l961; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l961; }
        p = readSqlKind(p);
        if (p < 0) { break l961; }
        l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l961; }
        p = read_label(p);
        if (p < 0) { break l961; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = readLineValue(p);
        if (p < 0) { break l961; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l961; }
        break l958;
      }
      p = s959;
      if (m.trail.length > t960) m.trail.length = t960;
      if (!m.reading.inside[8]) { return -1; }
      let n972 = 0;
      l969: for (;;) {
        if (n972 >= 3) break;
        const s971 = p;
        l970: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l970; }
          p++;
          n972++;
          continue l969;
        }
        p = s971;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readSqlKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l973: {
        const s975 = p;
        l974: {
          p = readLineHolds(p);
          if (p < 0) { break l974; }
          l_holds = m.value as "";
          break l973;
        }
        p = s975;
        l_holds = null;
      }
      p = readLineValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: SqlHeadNode = { type: 'SqlHead', start: m.base + start, end: m.base + p, holds: l_holds, kind: l_kind, label: l_label, value: l_value };
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
    l976: {
      const s977 = p;
      const t978 = m.trail.length;
      l979: {
        {
          const s980 = p;
          l981: {
            p = skipInMethod(p);
            if (p < 0) { break l981; }
            break l979;
          }
          p = s980;
        }
        if (!m.reading.inside[3]) { break l979; }
        l985: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
            const s983 = p;
            l984: {
              p = skipBulletLead(p);
              if (p < 0) { break l984; }
              p = s983;
              break l985;
            }
            p = s983;
          } else m.touched ||= p >= end;
          break l979;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l979; }
        p = readBulletHolds(p);
        if (p < 0) { break l979; }
        l_holds = m.value as string;
        l988: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
            const s986 = p;
            l987: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)))) { m.touched ||= p >= end; break l987; }
              p = skipComplexityName(p);
              if (p < 0) { break l987; }
              p = s986;
              break l988;
            }
            p = s986;
          } else m.touched ||= p >= end;
          break l979;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l979; }
        p = read_label(p);
        if (p < 0) { break l979; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l989: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
            const s991 = p;
            const t992 = m.trail.length;
            l990: {
              p = read_wholeNumber(p);
              if (p < 0) { break l990; }
              l_number = m.value as WholeNumberNode;
              break l989;
            }
            p = s991;
            if (m.trail.length > t992) m.trail.length = t992;
          } else m.touched ||= p >= end;
          l_number = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l979; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l979; }
        break l976;
      }
      p = s977;
      if (m.trail.length > t978) m.trail.length = t978;
      {
        const s993 = p;
        l994: {
          p = skipInMethod(p);
          if (p < 0) { break l994; }
          return -1;
        }
        p = s993;
      }
      if (!m.reading.inside[3]) { return -1; }
      let n999 = 0;
      l996: for (;;) {
        if (n999 >= 3) break;
        const s998 = p;
        l997: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l997; }
          p++;
          n999++;
          continue l996;
        }
        p = s998;
        break;
      }
      l1002: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
          const s1000 = p;
          l1001: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)))) { m.touched ||= p >= end; break l1001; }
            p = skipComplexityName(p);
            if (p < 0) { break l1001; }
            p = s1000;
            break l1002;
          }
          p = s1000;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1003: {
        const s1005 = p;
        l1004: {
          p = readLineHolds(p);
          if (p < 0) { break l1004; }
          l_holds = m.value as "";
          break l1003;
        }
        p = s1005;
        l_holds = null;
      }
      l1006: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
          const s1008 = p;
          const t1009 = m.trail.length;
          l1007: {
            p = read_wholeNumber(p);
            if (p < 0) { break l1007; }
            l_number = m.value as WholeNumberNode;
            break l1006;
          }
          p = s1008;
          if (m.trail.length > t1009) m.trail.length = t1009;
        } else m.touched ||= p >= end;
        l_number = null;
      }
      p = readLineValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: NumberHeadNode = { type: 'NumberHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, number: l_number, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l1019: {
      const s1020 = p;
      l1021: {
        {
          const s1022 = p;
          l1023: {
            if (!m.reading.inside[12]) { break l1023; }
            break l1021;
          }
          p = s1022;
        }
        let n1028 = 0;
        l1025: for (;;) {
          if (n1028 >= 3) break;
          const s1027 = p;
          l1026: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1026; }
            p++;
            n1028++;
            continue l1025;
          }
          p = s1027;
          break;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1021; }
        p = skipLabelAhead(p);
        if (p < 0) { break l1021; }
        break l1019;
      }
      p = s1020;
      if (!m.reading.inside[12]) { return -1; }
      let n1032 = 0;
      l1029: for (;;) {
        if (n1032 >= 3) break;
        const s1031 = p;
        l1030: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1030; }
          p++;
          n1032++;
          continue l1029;
        }
        p = s1031;
        break;
      }
      l1035: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 304))) {
          const s1033 = p;
          l1034: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1034; }
            p = skipComponentName(p);
            if (p < 0) { break l1034; }
            p = s1033;
            break l1035;
          }
          p = s1033;
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
    l1038: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        const s1036 = p;
        l1037: {
          p = skipBulletLead(p);
          if (p < 0) { break l1037; }
          l1041: {
            const s1039 = p;
            l1040: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              p = skip_knownName(p);
              if (p < 0) { break l1040; }
              p = s1039;
              break l1041;
            }
            p = s1039;
            break l1037;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1037; }
          p = skipLabelAhead(p);
          if (p < 0) { break l1037; }
          p = s1036;
          break l1038;
        }
        p = s1036;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s1042 = p;
      l1043: {
        p = skipHeldBullet(p);
        if (p < 0) { break l1043; }
        return -1;
      }
      p = s1042;
    }
    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near1054 = p + 4;
    while (p < near1054 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near1054) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    l1055: for (;;) {
      const s1057 = p;
      if (p < end) {
        l1056: {
          if (p < end) {
            {
              const s1059 = p;
              l1060: {
                p = skipParagraphStop(p);
                if (p < 0) { break l1060; }
                break l1056;
              }
              p = s1059;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l1056; }
          p = skipLine(p);
          if (p < 0) { break l1056; }
          continue l1055;
        }
        p = s1057;
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
        const s1047 = p;
        l1048: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l1048; }
          return -1;
        }
        p = s1047;
      }
    } else m.touched ||= p >= end;
    l1052: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s1050 = p;
        l1051: {
          const near1053 = p + 4;
          while (p < near1053 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near1053) p = STOPS_8.next(p);
          m.touched ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1051; }
          p++;
          p = s1050;
          break l1052;
        }
        p = s1050;
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
    l1010: {
      const s1011 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304))) {
        l1012: {
          l1015: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304))) {
              const s1013 = p;
              l1014: {
                p = skipLabelGate(p);
                if (p < 0) { break l1014; }
                p = s1013;
                break l1015;
              }
              p = s1013;
            } else m.touched ||= p >= end;
            break l1012;
          }
          l1016: {
            const s1017 = p;
            l1018: {
              p = skipPlainLabelAhead(p);
              if (p < 0) { break l1018; }
              break l1016;
            }
            p = s1017;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l1012; }
            p = skipBulletLabelAhead(p);
            if (p < 0) { break l1012; }
          }
          break l1010;
        }
        p = s1011;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l1045: {
          p = skipItemStop(p);
          if (p < 0) { break l1045; }
          break l1010;
        }
        p = s1011;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1046: {
          p = skipThematicBreak(p);
          if (p < 0) { break l1046; }
          break l1010;
        }
        p = s1011;
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
    l1077: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
        const s1075 = p;
        l1076: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)))) { m.touched ||= p >= end; break l1076; }
          p = skipParametersName(p);
          if (p < 0) { break l1076; }
          p = s1075;
          break l1077;
        }
        p = s1075;
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
    l1080: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
        const s1078 = p;
        l1079: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false)))) { m.touched ||= p >= end; break l1079; }
          p = skipRaisesName(p);
          if (p < 0) { break l1079; }
          p = s1078;
          break l1080;
        }
        p = s1078;
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
    l1069: {
      const s1070 = p;
      l1071: {
        if (!m.reading.inside[7]) { break l1071; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)))) { m.touched ||= p >= end; break l1071; }
        p = readRequestParametersLabel(p);
        if (p < 0) { break l1071; }
        value = m.value as RequestParametersLabelNode;
        break l1069;
      }
      p = s1070;
      p = skipInMethod(p);
      if (p < 0) { return -1; }
      l1072: {
        const s1073 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
          l1074: {
            p = readParametersLabel(p);
            if (p < 0) { break l1074; }
            value = m.value as ParametersLabelNode;
            break l1072;
          }
          p = s1073;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    let l_holds!: string | null;
    let l_kind!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
    l1062: {
      const s1063 = p;
      const t1064 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l1065: {
          l1068: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
              const s1066 = p;
              l1067: {
                p = skipBulletLead(p);
                if (p < 0) { break l1067; }
                p = s1066;
                break l1068;
              }
              p = s1066;
            } else m.touched ||= p >= end;
            break l1065;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l1065; }
          p = readBulletHolds(p);
          if (p < 0) { break l1065; }
          l_holds = m.value as string;
          p = readEntriesKind(p);
          if (p < 0) { break l1065; }
          l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1065; }
          p = read_label(p);
          if (p < 0) { break l1065; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readEntriesValue(p);
          if (p < 0) { break l1065; }
          l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1065; }
          break l1062;
        }
        p = s1063;
        if (m.trail.length > t1064) m.trail.length = t1064;
      } else m.touched ||= p >= end;
      let n1084 = 0;
      l1081: for (;;) {
        if (n1084 >= 3) break;
        const s1083 = p;
        l1082: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1082; }
          p++;
          n1084++;
          continue l1081;
        }
        p = s1083;
        break;
      }
      p = readEntriesKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1085: {
        const s1087 = p;
        l1086: {
          p = readLineHolds(p);
          if (p < 0) { break l1086; }
          l_holds = m.value as "";
          break l1085;
        }
        p = s1087;
        l_holds = null;
      }
      p = readEntriesValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: EntriesHeadNode = { type: 'EntriesHead', start: m.base + start, end: m.base + p, holds: l_holds, kind: l_kind, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readOtherHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_holds!: "" | null;
    let l_value!: LineValueNode;
    let n1091 = 0;
    l1088: for (;;) {
      if (n1091 >= 3) break;
      const s1090 = p;
      l1089: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1089; }
        p++;
        n1091++;
        continue l1088;
      }
      p = s1090;
      break;
    }
    l1094: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) {
        const s1092 = p;
        l1093: {
          p = skipLabelMark(p);
          if (p < 0) { break l1093; }
          p = s1092;
          break l1094;
        }
        p = s1092;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s1095 = p;
      l1096: {
        while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
        m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
        m.touched ||= p >= end;
        p = skip_knownName(p);
        if (p < 0) { break l1096; }
        return -1;
      }
      p = s1095;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l1098: {
      const s1100 = p;
      l1099: {
        p = readLineHolds(p);
        if (p < 0) { break l1099; }
        l_holds = m.value as "";
        break l1098;
      }
      p = s1100;
      l_holds = null;
    }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: OtherHeadNode = { type: 'OtherHead', start: m.base + start, end: m.base + p, label: l_label, holds: l_holds, value: l_value };
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
    l1101: {
      const s1102 = p;
      const t1103 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l1104: {
          l1107: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
              const s1105 = p;
              l1106: {
                p = skipBulletLead(p);
                if (p < 0) { break l1106; }
                p = s1105;
                break l1107;
              }
              p = s1105;
            } else m.touched ||= p >= end;
            break l1104;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)))) { m.touched ||= p >= end; break l1104; }
          p = readBulletHolds(p);
          if (p < 0) { break l1104; }
          l_holds = m.value as string;
          l1110: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
              const s1108 = p;
              l1109: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1109; }
                p = skipDependenciesName(p);
                if (p < 0) { break l1109; }
                p = s1108;
                break l1110;
              }
              p = s1108;
            } else m.touched ||= p >= end;
            break l1104;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1104; }
          p = read_label(p);
          if (p < 0) { break l1104; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readNamesValue(p);
          if (p < 0) { break l1104; }
          l_value = m.value as NameLineNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1104; }
          break l1101;
        }
        p = s1102;
        if (m.trail.length > t1103) m.trail.length = t1103;
      } else m.touched ||= p >= end;
      let n1114 = 0;
      l1111: for (;;) {
        if (n1114 >= 3) break;
        const s1113 = p;
        l1112: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1112; }
          p++;
          n1114++;
          continue l1111;
        }
        p = s1113;
        break;
      }
      l1117: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
          const s1115 = p;
          l1116: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1116; }
            p = skipDependenciesName(p);
            if (p < 0) { break l1116; }
            p = s1115;
            break l1117;
          }
          p = s1115;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1118: {
        const s1120 = p;
        l1119: {
          p = readLineHolds(p);
          if (p < 0) { break l1119; }
          l_holds = m.value as "";
          break l1118;
        }
        p = s1120;
        l_holds = null;
      }
      p = readNamesValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as NameLineNode | LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: NamesHeadNode = { type: 'NamesHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function skipComponentStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l1121: {
      const s1122 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l1123: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l1123; }
          break l1121;
        }
        p = s1122;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        {
          const s1124 = p;
          l1125: {
            p = skipMethodAhead(p);
            if (p < 0) { break l1125; }
            return -1;
          }
          p = s1124;
        }
      } else m.touched ||= p >= end;
      l1129: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1127 = p;
          l1128: {
            p = skipHeadingLike(p);
            if (p < 0) { break l1128; }
            p = s1127;
            break l1129;
          }
          p = s1127;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1130: {
        const s1131 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l1132: {
            l1135: {
              if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
                const s1133 = p;
                l1134: {
                  p = skipH3(p);
                  if (p < 0) { break l1134; }
                  p = s1133;
                  break l1135;
                }
                p = s1133;
              } else m.touched ||= p >= end;
              break l1132;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l1132; }
            p = skipComponentHeading(p);
            if (p < 0) { break l1132; }
            break l1130;
          }
          p = s1131;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l1136: {
            p = skipSectionHeading(p);
            if (p < 0) { break l1136; }
            break l1130;
          }
          p = s1131;
        } else m.touched ||= p >= end;
        l1137: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l1137; }
          break l1130;
        }
        p = s1131;
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
    l1179: {
      const s1180 = p;
      const t1181 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1182: {
          p = readParameterName(p);
          if (p < 0) { break l1182; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l1183: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s1185 = p;
              l1184: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1184; }
                p = readTypeText(p);
                if (p < 0) { break l1184; }
                l_annotation = m.value as TypeTextNode;
                break l1183;
              }
              p = s1185;
            } else m.touched ||= p >= end;
            l_annotation = null;
          }
          l1186: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s1188 = p;
              l1187: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1187; }
                p = readDefaultText(p);
                if (p < 0) { break l1187; }
                l_fallback = m.value as DefaultTextNode;
                break l1186;
              }
              p = s1188;
            } else m.touched ||= p >= end;
            l_fallback = null;
          }
          l1191: {
            const s1189 = p;
            l1190: {
              p = skipParameterEnd(p);
              if (p < 0) { break l1190; }
              p = s1189;
              break l1191;
            }
            p = s1189;
            break l1182;
          }
          break l1179;
        }
        p = s1180;
        if (m.trail.length > t1181) m.trail.length = t1181;
        l_fallback = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l1175: {
      const s1176 = p;
      const t1177 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1178: {
          p = readParameter(p);
          if (p < 0) { break l1178; }
          value = m.value as ParameterNode;
          l1192: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s1194 = p;
              l1193: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l1192;
              }
              p = s1194;
            } else m.touched ||= p >= end;
          }
          break l1175;
        }
        p = s1176;
        if (m.trail.length > t1177) m.trail.length = t1177;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = readBadParameter(p);
      if (p < 0) { return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l1195: {
      const s1196 = p;
      const t1197 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l1198: {

          p++;
          break l1195;
        }
        p = s1196;
        if (m.trail.length > t1197) m.trail.length = t1197;
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
    const list1173: (ParameterNode | BadParameterNode)[] = [];
    l1168: for (;;) {
      const s1170 = p;
      const t1171 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) {
        l1169: {
          let v1172!: ParameterNode | BadParameterNode;
          p = readParameterItem(p);
          if (p < 0) { break l1169; }
          v1172 = m.value as ParameterNode | BadParameterNode;
          list1173.push(v1172);
          continue l1168;
        }
        p = s1170;
        if (m.trail.length > t1171) m.trail.length = t1171;
      } else m.touched ||= p >= end;
      break;
    }
    l_items = list1173;
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
    l1164: {
      const s1165 = p;
      const t1166 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l1167: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l1167; }
          p = readParameters(p);
          if (p < 0) { break l1167; }
          value = m.value as ParametersNode;
          break l1164;
        }
        p = s1165;
        if (m.trail.length > t1166) m.trail.length = t1166;
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
    let m1206 = false;
    l1203: for (;;) {
      const s1205 = p;
      if (p < end) {
        l1204: {
          p = skipReturnPiece(p);
          if (p < 0) { break l1204; }
          m1206 = true;
          continue l1203;
        }
        p = s1205;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m1206) { return -1; }
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
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
    l1207: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s1209 = p;
        l1208: {

          p++;
          break l1207;
        }
        p = s1209;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l1210: {
      if (p < end) {
        const s1212 = p;
        const t1213 = m.trail.length;
        l1211: {
          p = readBadSignatureRest(p);
          if (p < 0) { break l1211; }
          break l1210;
        }
        p = s1212;
        if (m.trail.length > t1213) m.trail.length = t1213;
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
    l1149: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s1151 = p;
        l1150: {
          let e1152!: "async";
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l1150;
          }
          e1152 = "async";
          p += 5;
          let e1153!: string[];
          const list1158: string[] = [];
          l1154: for (;;) {
            const s1156 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1155: {
                let v1157!: string;
                p = readBlank(p);
                if (p < 0) { break l1155; }
                v1157 = m.value as string;
                list1158.push(v1157);
                continue l1154;
              }
              p = s1156;
            } else m.touched ||= p >= end;
            break;
          }
          if (list1158.length === 0) { break l1150; }
          e1153 = list1158;
          l_isAsync = [e1152, e1153];
          break l1149;
        }
        p = s1151;
      } else m.touched ||= p >= end;
      l_isAsync = null;
    }
    l1160: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s1162 = p;
        l1161: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l1161;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l1161; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l1160;
        }
        p = s1162;
      } else m.touched ||= p >= end;
    }
    const s1163 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    l_name = text.slice(s1163, p);
    p = readSignatureList(p);
    if (p < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    l1199: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 8211 || c === 8594))) {
        const s1201 = p;
        const t1202 = m.trail.length;
        l1200: {
          p = readResult(p);
          if (p < 0) { break l1200; }
          l_result = m.value as ResultNode;
          break l1199;
        }
        p = s1201;
        if (m.trail.length > t1202) m.trail.length = t1202;
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
    l1138: {
      const s1139 = p;
      const t1140 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1141: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1141; }
          {
            const s1142 = p;
            l1143: {
              p = skipTextInNotes(p);
              if (p < 0) { break l1143; }
              break l1141;
            }
            p = s1142;
          }
          let n1148 = 0;
          l1145: for (;;) {
            if (n1148 >= 3) break;
            const s1147 = p;
            l1146: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1146; }
              p++;
              n1148++;
              continue l1145;
            }
            p = s1147;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1141; }
          p = readMark(p);
          if (p < 0) { break l1141; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1141; }
          p = readSignature(p);
          if (p < 0) { break l1141; }
          l_signature = m.value as SignatureNode;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1141; }
          break l1138;
        }
        p = s1139;
        if (m.trail.length > t1140) m.trail.length = t1140;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1214: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1214; }
          {
            const s1215 = p;
            l1216: {
              if (!m.reading.inside[12]) { break l1216; }
              break l1214;
            }
            p = s1215;
          }
          let n1221 = 0;
          l1218: for (;;) {
            if (n1221 >= 3) break;
            const s1220 = p;
            l1219: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1219; }
              p++;
              n1221++;
              continue l1218;
            }
            p = s1220;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1214; }
          p = readMark(p);
          if (p < 0) { break l1214; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1214; }
          p = readBadMethodTitle(p);
          if (p < 0) { break l1214; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1214; }
          p = readSignature(p);
          if (p < 0) { break l1214; }
          l_signature = m.value as SignatureNode;
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1214; }
          break l1138;
        }
        p = s1139;
        if (m.trail.length > t1140) m.trail.length = t1140;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      l1224: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1222 = p;
          l1223: {
            p = skipSetextAhead(p);
            if (p < 0) { break l1223; }
            p = s1222;
            break l1224;
          }
          p = s1222;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1227: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1225 = p;
          l1226: {
            const near1228 = p + 4;
            while (p < near1228 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near1228) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1226; }
            p++;
            p = s1225;
            break l1227;
          }
          p = s1225;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l1229: {
      const s1230 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l1231: {
          p = skipItemStop(p);
          if (p < 0) { break l1231; }
          break l1229;
        }
        p = s1230;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipComponentLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l1232: {
      const s1233 = p;
      const t1234 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l1235: {
          let e1236!: string[];
          const list1241: string[] = [];
          l1237: for (;;) {
            const s1239 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1238: {
                let v1240!: string;
                p = readBlank(p);
                if (p < 0) { break l1238; }
                v1240 = m.value as string;
                list1241.push(v1240);
                continue l1237;
              }
              p = s1239;
            } else m.touched ||= p >= end;
            break;
          }
          e1236 = list1241;
          let e1243!: "\n" | BadLineEndNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l1235; }
          p = readEol(p);
          if (p < 0) { break l1235; }
          e1243 = m.value as "\n" | BadLineEndNode;
          value = [e1236, e1243];
          break l1232;
        }
        p = s1233;
        if (m.trail.length > t1234) m.trail.length = t1234;
      } else m.touched ||= p >= end;
      let e1244!: string[];
      const list1249: string[] = [];
      l1245: for (;;) {
        const s1247 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l1246: {
            let v1248!: string;
            p = readBlank(p);
            if (p < 0) { break l1246; }
            v1248 = m.value as string;
            list1249.push(v1248);
            continue l1245;
          }
          p = s1247;
        } else m.touched ||= p >= end;
        break;
      }
      if (list1249.length === 0) { return -1; }
      e1244 = list1249;
      let e1251!: null;
      p = readEof(p);
      if (p < 0) { return -1; }
      e1251 = m.value as null;
      value = [e1244, e1251];
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
  const STARTS_6 = startsOf([9, 9], [32, 32], [42, 42], [49, 53], [95, 96]);
  const STARTS_7 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101, 101],
    [114, 114]);
  const STARTS_8 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99],
    [102, 102]);
  const STARTS_9 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
  const STARTS_10 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105,
      105], [110, 110], [304, 304]);
  const STARTS_11 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const STARTS_12 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105,
      105], [109, 109], [304, 304]);
  const STARTS_13 = startsOf([32, 32], [35, 35]);
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
  const skipDesignWords = seq(caseless(m, "design"), run(m, "\t ", 1), choice(m, caseless(m, "specification"),
      caseless(m, "spec")), run(m, "\t "));
  const skipEmphasised = choice(m, seq(run(m, "^\n\r*A-Z_-z"), one(m, "*_`")), seq(run(m, "^\n\rA-Za-z"),
      skipDesignWords, run(m, "\t \\-:\u2013\u2014"), one(m, "*_`")));
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
      skipDesignWords, optional(m, skipBadTitleMark), run(m, "\t "), optional(m, one(m, "\\-:\u2013\u2014")), run(m,
      "\t "), optional(m, skipBadTitleMark), run(m, "\t "), skipMarkedId, optional(m, run(m, "*_`", 1))),
    seq(optional(m, skipBadTitleDecoration), skipDesignWords, optional(m, one(m, "\\-:\u2013\u2014")), run(m, "\t "),
      skipTitleText));
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
        readMark), label(m, 1, readTitleText), noteHeadingEnd), seq(and(m, skipSetextAhead), label(m, 1,
        readTitleText), noteHeadingEnd, label(m, 2, readBadSetext)));
  const leaf75 = leaf(m, readOtherHeading);
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
  const leaf87 = leaf(m, choice(m, readBlankLines, readMetadataLine));
  const skipClosedStart = coded(skipClosedStartCode, " *\\-<_`~", true);
  const leaf108 = leaf(m, and(m, skipClosedStart));
  const readRule = coded(readRuleCode, " *\\-_", true);
  const skipFooterLine = seq(caseless(m, "*generated"), run(m, "\t ", 1), caseless(m, "by"), run(m, "\t ", 1),
    caseless(m, "design"), run(m, "\t ", 1), caseless(m, "agent"), many(m, 0, seq(not(m, seq(lit(m, "*"), run(m,
            "\t "), skipLineEnd)), one(m, "^\n\r"))), lit(m, "*"), run(m, "\t "), skipLineEnd);
  const readFooter = node(m, (start, end, l) => ({ type: 'Footer', start, end, text: l[0] }), seq(and(m,
        skipFooterLine), label(m, 0, text(m, run(m, "^\n\r", 1)))));
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
  const leaf110 = leaf(m, choice(m, readRule, readFooter, readFence, readComment, readMissingCommentEnd));
  const readEol = coded(readEolCode, "\n\r");
  const leaf127 = leaf(m, optional(m, readEol));
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
  const skipFailureSeparator = seq(run(m, "\t *_`"), choice(m, one(m, ":\u2013\u2014"), seq(lit(m, "-"), and(m,
          one(m, "\t ")))), run(m, "*_`"), run(m, "\t "));
  const readLooseFailure = node(m, (start, end, l) => ({ type: 'LooseFailure', start, end, status: l[0],
        code: l[1] }), seq(run(m, "*_`"), label(m, 0, readHttpStatus), run(m, "\t *_`"), label(m, 1, optional(m,
          readFailureCode)), skipFailureSeparator));
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
  const leaf129 = leaf(m, readOpenBlock);
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
  const readWrapperShape = handing(m, 0, tuple(m, [0, 1, 2, 3], hand(m, 0, [], readFenceOpen), repeat(m, { least: 1,
          listed: true }, tuple(m, [0, 1], not(m, skip_wrapperEnd), choice(m, readClosedFence, readLine))),
      read_wrapperEnd, readLineEnd));
  const skipWrapperShape = quiet(m, readWrapperShape);
  const skipFenced = quiet(m, readFenced);
  const skipClosedFence = seq(skipFenced, skipLineEnd);
  const skipLine = choice(m, seq(run(m, "^\n\r"), skipEol), run(m, "^\n\r", 1));
  const skipExampleAhead = seq(skipWrapperShape, many(m, 0, choice(m, skipClosedFence, seq(not(m, skipFenceOpen),
          not(m, skipDesignAhead), skipLine))), skipDesignAhead);
  const skipWholeWrapper = seq(and(m, skipWrapperAhead), not(m, skipExampleAhead));
  const leaf180 = leaf(m, and(m, skipWholeWrapper));
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
  const leaf196 = leaf(m, readBadWrapper);
  const readBadTitleDecoration = mistake(m, (start, end, raw) => ({ type: 'BadTitleDecoration', start, end, raw }),
    skipTitleDecoration);
  const readBadTitleMark = mistake(m, (start, end, raw) => ({ type: 'BadTitleMark', start, end, raw }), run(m, "*_`",
      1));
  const readMarkedId = node(m, (start, end) => ({ type: 'MarkedId', start, end }), many(m, 0, skipMarkedIdPart));
  const readDocumentTitle = choice(m, pick(m, 9, and(m, skipEmphasised), optional(m, readBadTitleDecoration),
      skipDesignWords, optional(m, readBadTitleMark), run(m, "\t "), optional(m, one(m, "\\-:\u2013\u2014")), run(m,
      "\t "), optional(m, readBadTitleMark), run(m, "\t "), readMarkedId, optional(m, run(m, "*_`", 1))), pick(m,
      4, optional(m, readBadTitleDecoration), skipDesignWords, optional(m, one(m, "\\-:\u2013\u2014")), run(m,
      "\t "), readTitleText));
  const readTitleHeading = node(m, (start, end, l) => ({ type: 'TitleHeading', start, end, mark: l[0] ?? null,
        id: l[1], under: l[2] ?? null }), seq(and(m, choice(m, skipH1, skipH2)), skipIndent, label(m, 0, readMark),
      label(m, 1, readDocumentTitle), noteHeadingEnd), seq(and(m, skipSetextAhead), label(m, 1, readDocumentTitle),
      noteHeadingEnd, label(m, 2, readBadSetext)));
  const leaf198 = leaf(m, readTitleHeading);
  const skipOtherHeading = choice(m, seq(and(m, choice(m, skipH1, skipH2)), skipIndent, skipMark, skipTitleText,
      skipHeadingEnd), seq(and(m, skipSetextAhead), skipTitleText, skipHeadingEnd, skipBadSetext));
  const leaf204 = leaf(m, seq(not(m, skip_wrapperEnd), not(m, skipSectionAhead), not(m, skipOtherHeading)));
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
  const leaf206 = leaf(m, readOverviewHeading);
  const noteBlankLines = coded(noteBlankLinesCode, "\t\n\r ");
  const leaf215 = leaf(m, noteBlankLines);
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
  const skipBadTitleNumber = choice(m, seq(skipNumber, one(m, ")."), run(m, "\t ", 1)), seq(lit(m, "["), one(m,
      " Xx"), lit(m, "]"), run(m, "\t ", 1)));
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
  const leaf217 = leaf(m, not(m, skipSectionStop));
  const readStackHeading = node(m, (start, end, l) => ({ type: 'StackHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "tech"))), label(m, 0, readSectionHeading)));
  const leaf308 = leaf(m, readStackHeading);
  const readTechnology = node(m, (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
    seq(skipIndent, label(m, 0, read_label), run(m, "\t "), label(m, 1, readLineValue), noteValueEnd));
  const leaf310 = leaf(m, readTechnology);
  const readAssumptionsHeading = node(m, (start, end, l) => ({ type: 'AssumptionsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "assumption"))), label(m, 0,
        readSectionHeading)));
  const leaf312 = leaf(m, readAssumptionsHeading);
  const skipContractsName = choice(m, caseless(m, "api"), caseless(m, "endpoints"));
  const readContractsHeading = node(m, (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipContractsName)), label(m, 0, readSectionHeading)));
  const leaf314 = leaf(m, readContractsHeading);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipMethodAhead = coded(skipMethodAheadCode, " #", true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const leaf317 = leaf(m, not(m, skipItemStop));
  const readBadTitleNumber = mistake(m, (start, end, raw) => ({ type: 'BadTitleNumber', start, end, raw }),
    seq(skipNumber, one(m, ")."), run(m, "\t ", 1)), seq(lit(m, "["), one(m, " Xx"), lit(m, "]"), run(m, "\t ", 1)));
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
  const leaf321 = leaf(m, readContractHeading);
  const readBulletHolds = action(m, (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g,
      '    ')} `; }, seq(label(m, 0, text(m, run(m, "\t "))), skipBulletSign, run(m, "\t ", 1)));
  const skipDescriptionName = seq(caseless(m, "description"), skipClose);
  const readDescriptionLabel = coded(readDescriptionLabelCode, "\t *D_d", true);
  const skipRateLimitName = seq(caseless(m, "rate"), run(m, "\t _", 1), choice(m, caseless(m, "limits"), caseless(m,
      "limiting"), caseless(m, "limit")), skipClose);
  const readRateLimitLabel = coded(readRateLimitLabelCode, "\t *R_r", true);
  const skipInMethod = coded(skipInMethodCode, null, true);
  const skipReturnsName = choice(m, seq(choice(m, caseless(m, "returns"), caseless(m, "return")), skipClose),
    seq(caseless(m, "return"), run(m, "\t _", 1), caseless(m, "value"), skipClose));
  const readReturnsLabel = coded(readReturnsLabelCode, "\t *R_r", true);
  const skipSemanticUnitName = choice(m, seq(caseless(m, "semantic"), run(m, "\t _", 1), caseless(m, "unit"),
      optional(m, seq(run(m, "\t _", 1), caseless(m, "id"))), skipClose), seq(caseless(m, "unit"), skipClose));
  const readSemanticUnitLabel = coded(readSemanticUnitLabelCode, "\t *SU_su", true);
  const skipResponsibilityName = seq(choice(m, caseless(m, "responsibility"), caseless(m, "responsibilities"),
      caseless(m, "purpose")), skipClose);
  const readResponsibilityLabel = coded(readResponsibilityLabelCode, "\t *PR_pr", true);
  const skipCriteriaName = choice(m, seq(choice(m, caseless(m, "criteria"), caseless(m, "validation")), skipClose),
    seq(caseless(m, "validation"), run(m, "\t _", 1), choice(m, caseless(m, "criteria"), caseless(m, "criterion")),
      skipClose));
  const readCriteriaLabel = coded(readCriteriaLabelCode, "\t *CV_cv", true);
  const skipSeverityName = seq(choice(m, caseless(m, "severity"), caseless(m, "priority")), skipClose);
  const readSeverityLabel = coded(readSeverityLabelCode, "\t *PS_ps", true);
  const readTextKind = coded(readTextKindCode, null, true);
  const readLineHolds = coded(readLineHoldsCode, null, true);
  const readTextHead = coded(readTextHeadCode, null);
  const skipAuthenticationName = choice(m, seq(choice(m, caseless(m, "authentication"), caseless(m, "auth")),
      optional(m, seq(run(m, "\t _", 1), caseless(m, "required"))), skipClose), seq(caseless(m, "requires"), run(m,
        "\t _", 1), caseless(m, "authentication"), skipClose));
  const skipFieldStop = choice(m, skipBlankLine, skipParagraphStop);
  const noteAnswerGap = many(m, 0, choice(m, run(m, "\t *`", 1), seq(noteEol, not(m, skipFieldStop))));
  const skipWordEnd = seq(run(m, "*`"), choice(m, one(m, "\t\n\r (,-.:;\u2013\u2014"), skipEof));
  const readYes = node(m, (start, end) => ({ type: 'Yes', start, end }), seq(choice(m, caseless(m, "yes"),
        caseless(m, "true"), caseless(m, "required"), caseless(m, "y")), and(m, skipWordEnd)));
  const skipNoEnd = seq(run(m, "*`"), choice(m, seq(run(m, "\t ", 1), lit(m, "-"), one(m, "\t ")), seq(run(m, "\t "),
        choice(m, one(m, "(,\u2013\u2014"), seq(lit(m, "."), choice(m, one(m, "\t\n\r *`"), skipEof)),
          seq(skipLineEnd, choice(m, skipEof, and(m, choice(m, skipBlankLine, skipFieldStop))))))));
  const readNo = node(m, (start, end) => ({ type: 'No', start, end }), seq(choice(m, seq(caseless(m, "not"), run(m,
            "\t ", 1), choice(m, caseless(m, "required"), caseless(m, "needed"), caseless(m, "necessary"))),
        caseless(m, "none"), caseless(m, "no"), caseless(m, "false"), caseless(m, "n")), and(m, skipNoEnd)));
  const readAnswer = choice(m, pick(m, 1, noteAnswerGap, readYes, run(m, "*`")), pick(m, 1, noteAnswerGap, readNo,
      run(m, "*`")));
  const readAnswerHead = coded(readAnswerHeadCode, null);
  const skipRequestBodyName = seq(caseless(m, "request"), optional(m, seq(run(m, "\t _", 1), caseless(m, "body"))),
    optional(m, seq(run(m, "\t _", 1), caseless(m, "schema"))), skipClose);
  const readRequestBodyLabel = coded(readRequestBodyLabelCode, "\t *R_r", true);
  const skipResponseName = choice(m, seq(caseless(m, "response"), run(m, "\t _", 1), choice(m, caseless(m,
        "(success)"), seq(lit(m, "(2"), run(m, "^\n\r(-*", 1), lit(m, ")")), caseless(m, "body"), caseless(m,
        "schema"), caseless(m, "success")), skipClose), seq(optional(m, seq(caseless(m, "success"), run(m, "\t _",
            1))), caseless(m, "response"), skipClose));
  const readResponseLabel = coded(readResponseLabelCode, "\t *RS_rs", true);
  const readJsonKind = coded(readJsonKindCode, "\t *RS_rs", true);
  const readTemplateRemark = node(m, (start, end) => ({ type: 'TemplateRemark', start, end }), seq(lit(m, "("),
      run(m, "\t "), caseless(m, "if"), run(m, "\t ", 1), caseless(m, "applicable"), optional(m, seq(run(m, "\t "),
          lit(m, "-"), run(m, " /A-Z"))), lit(m, ")"), and(m, seq(run(m, "\t "), skipLineEnd))));
  const readJsonValue = choice(m, readTemplateRemark, readLineValue);
  const readJsonHead = coded(readJsonHeadCode, null);
  const skipIndexesName = seq(choice(m, caseless(m, "indexes"), caseless(m, "indices"), caseless(m, "index")),
    skipClose);
  const readIndexesLabel = node(m, (start, end) => ({ type: 'IndexesLabel', start, end }), and(m, seq(skipOpen,
        skipIndexesName)));
  const skipRelationshipsName = choice(m, seq(choice(m, caseless(m, "relationships"), caseless(m, "relationship"),
        caseless(m, "relations")), skipClose), seq(caseless(m, "foreign"), run(m, "\t _", 1), caseless(m, "keys"),
      skipClose));
  const readRelationshipsLabel = node(m, (start, end) => ({ type: 'RelationshipsLabel', start, end }), and(m,
      seq(skipOpen, skipRelationshipsName)));
  const skipConstraintsName = choice(m, seq(choice(m, caseless(m, "constraints"), caseless(m, "constraint"),
        caseless(m, "checks")), skipClose), seq(caseless(m, "check"), run(m, "\t _", 1), caseless(m, "constraints"),
      skipClose));
  const readConstraintsLabel = node(m, (start, end) => ({ type: 'ConstraintsLabel', start, end }), and(m,
      seq(skipOpen, skipConstraintsName)));
  const readSqlKind = coded(readSqlKindCode, "\t *CFIR_cfir\u0130", true);
  const readSqlHead = coded(readSqlHeadCode, null);
  const skipComplexityName = seq(optional(m, seq(caseless(m, "estimated"), run(m, "\t _", 1))), caseless(m,
    "complexity"), skipClose);
  const readWholeNumber = node(m, (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }), label(m, 0,
      text(m, run(m, "0-9", 1))));
  const read_wholeNumber = pick(m, 1, noteAnswerGap, readWholeNumber, run(m, "*`"), not(m, one(m, ",-/")));
  const readNumberHead = coded(readNumberHeadCode, null);
  const leaf331 = leaf(m, choice(m, readTextHead, readAnswerHead, readJsonHead, readSqlHead, readNumberHead));
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
  const leaf380 = leaf(m, seq(and(m, skipClosedStart), not(m, skipFieldEnd)));
  const leaf423 = leaf(m, pick(m, 1, not(m, skipFieldEnd), readOpenBlock));
  const readRequestParametersLabel = node(m, (start, end) => ({ type: 'RequestParametersLabel', start, end }), and(m,
      seq(skipOpen, skipRequestParametersName)));
  const readParametersLabel = coded(readParametersLabelCode, "\t *AP_ap", true);
  const readRaisesLabel = coded(readRaisesLabelCode, "\t *ERT_ert", true);
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
  const leaf424 = leaf(m, readEntriesHead);
  const readEntriesLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "),
    readInlineEntries, noteLineEnd);
  const readEntriesText = node(m, (start, end, l) => ({ type: 'EntriesText', start, end, lines: l[0] }), seq(label(m,
        0, repeat(m, { least: 1, listed: true }, readEntriesLine)), and(m, skipFieldStop)));
  const leaf438 = leaf(m, pick(m, 1, not(m, skipFieldEnd), choice(m, readBullet, readEntriesText, readOpenBlock)));
  const readRestText = readLineValue;
  const readFailureText = node(m, (start, end, l) => ({ type: 'FailureText', start, end, failure: l[0],
        text: l[1] }), seq(label(m, 0, choice(m, readFailure, readLooseFailure)), label(m, 1, readRestText)));
  const readFailuresValue = choice(m, readFailureText, readLineValue);
  const readFailuresHead = node(m, (start, end, l) => ({ type: 'FailuresHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipErrorResponsesName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readFailuresValue),
      noteValueEnd), seq(skipIndent, and(m, seq(skipOpen, skipErrorResponsesName)), label(m, 1, read_label), run(m,
      "\t "), label(m, 0, optional(m, readLineHolds)), label(m, 2, readFailuresValue), noteValueEnd));
  const leaf441 = leaf(m, readFailuresHead);
  const readFailureLine = pick(m, 2, not(m, skipBlankLine), run(m, "\t "), readFailureText, noteLineEnd);
  const readFailureLines = node(m, (start, end, l) => ({ type: 'FailureLines', start, end, lines: l[0] }),
    seq(label(m, 0, repeat(m, { least: 1, listed: true }, readFailureLine)), and(m, skipFieldStop)));
  const leaf446 = leaf(m, pick(m, 2, and(m, seq(run(m, "\t *_`"), one(m, "1-5"), one(m, "0-9"), one(m, "0-9"))),
      not(m, skipItemStop), readFailureLines));
  const readOtherHead = coded(readOtherHeadCode, " *AC-EIPR-TV_ac-eipr-tv\u0130");
  const leaf449 = leaf(m, readOtherHead);
  const readSchemasHeading = node(m, (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "data"))), label(m, 0, readSectionHeading)));
  const leaf451 = leaf(m, readSchemasHeading);
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
  const leaf453 = leaf(m, readSchemaHeading);
  const readColumnsHead = node(m, (start, end, l) => ({ type: 'ColumnsHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipColumnsName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd),
    seq(skipIndent, and(m, seq(skipOpen, skipColumnsName)), label(m, 1, read_label), run(m, "\t "), label(m, 0,
        optional(m, readLineHolds)), label(m, 2, readLineValue), noteValueEnd));
  const leaf458 = leaf(m, readColumnsHead);
  const readTableRows = node(m, (start, end, l) => ({ type: 'TableRows', start, end, rows: l[0] }), seq(label(m, 0,
        repeat(m, { least: 1, listed: true }, read_tableRow)), and(m, skipFieldStop)));
  const leaf460 = leaf(m, choice(m, readBlankLines, pick(m, 2, and(m, seq(run(m, "\t "), lit(m, "|"))), not(m,
          skipFieldEnd), choice(m, readTable, readTableRows, readParagraph)), pick(m, 3, not(m, skipFieldEnd), not(m,
          skipTableHead), not(m, skipPipedLines), readTableRows)));
  const readComponentsHeading = node(m, (start, end, l) => ({ type: 'ComponentsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "component"))), label(m, 0,
        readSectionHeading)));
  const leaf462 = leaf(m, readComponentsHeading);
  const readComponentHeading = node(m, (start, end, l) => ({ type: 'ComponentHeading', start, end,
        mark: l[0] ?? null, pair: l[1] ?? null, word: l[2] ?? null, title: l[3] ?? null, under: l[4] ?? null }),
    seq(and(m, choice(m, skipH2, skipH3, skipH4)), skipIndent, label(m, 0, readMark), optional(m,
        readBadTitleNumber), and(m, skipComponentWord), label(m, 1, read_pair), noteHeadingEnd), seq(and(m, skipH3),
      not(m, seq(skipInComponent, skipMethodHeading)), skipIndent, label(m, 0, readMark), optional(m,
        readBadTitleNumber), label(m, 2, text(m, optional(m, skipLooseWord))), label(m, 3, readTitleText),
      noteHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipComponentWord), label(m, 1, read_pair),
      noteHeadingEnd, label(m, 4, readBadSetext)));
  const leaf464 = leaf(m, readComponentHeading);
  const readName = node(m, (start, end) => ({ type: 'Name', start, end }), run(m, "^\n\r,", 1));
  const readNameLine = node(m, (start, end, l) => ({ type: 'NameLine', start, end, names: l[0] }), label(m, 0,
      repeat(m, { least: 1, between: lit(m, ","), listed: true }, readName)));
  const readNamesValue = choice(m, readNameLine, readLineValue);
  const readNamesHead = coded(readNamesHeadCode, "\t *+\\-0-9D_d");
  const leaf466 = leaf(m, readNamesHead);
  const readNameTextLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "), readNameLine,
    noteLineEnd);
  const readNamesText = node(m, (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }), label(m, 0,
      repeat(m, { least: 1, listed: true }, readNameTextLine)));
  const leaf471 = leaf(m, pick(m, 1, not(m, skipFieldEnd), choice(m, readBullet, readNamesText, readOpenBlock)));
  const readNotesHead = node(m, (start, end, l) => ({ type: 'NotesHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipNotesName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd),
    seq(skipIndent, and(m, seq(skipOpen, skipNotesName)), label(m, 1, read_label), run(m, "\t "), label(m, 0, lit(m,
      "")), label(m, 2, readLineValue), noteValueEnd));
  const leaf474 = leaf(m, readNotesHead);
  const readInterfacesHead = node(m, (start, end, l) => ({ type: 'InterfacesHead', start, end, holds: l[0],
        label: l[1], value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipInterfacesName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd),
    seq(skipIndent, and(m, seq(skipOpen, skipInterfacesName)), label(m, 1, read_label), run(m, "\t "), label(m, 0,
        optional(m, readLineHolds)), label(m, 2, readLineValue), noteValueEnd));
  const leaf476 = leaf(m, readInterfacesHead);
  const skipComponentStop = coded(skipComponentStopCode, "^\n\r", true);
  const leaf478 = leaf(m, not(m, skipComponentStop));
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
  const leaf480 = leaf(m, readMethodHeading);
  const skipComponentLabelAhead = choice(m, seq(skipIndent, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead), seq(not(m, skipHeldBullet), skipBulletLead, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead));
  const skipMethodStop = coded(skipMethodStopCode, "^\n\r", true);
  const leaf502 = leaf(m, not(m, skipMethodStop));
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
  const leaf505 = leaf(m, readListedHeading);
  const skipListedStop = choice(m, skipMethodStop, seq(not(m, skipNestedInMethod), skipListedHeading));
  const leaf512 = leaf(m, not(m, skipListedStop));
  const skipChecklistName = choice(m, seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "review")),
    seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "checklist")), caseless(m, "review"), caseless(m,
  "checklist"));
  const readChecklistHeading = node(m, (start, end, l) => ({ type: 'ChecklistHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipChecklistName)), label(m, 0, readSectionHeading)));
  const leaf514 = leaf(m, pick(m, 1, and(m, skipH1), readChecklistHeading));
  const readCheckHeading = node(m, (start, end, l) => ({ type: 'CheckHeading', start, end, mark: l[0] ?? null,
        pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(skipCheckLevel, skipIndent, label(m, 0,
        readMark), optional(m, readBadTitleNumber), label(m, 1, read_pair), noteHeadingEnd), seq(skipCheckLevel,
      skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), label(m, 2, readTitleText),
      noteHeadingEnd), seq(and(m, skipSetextAhead), label(m, 1, read_pair), noteHeadingEnd, label(m, 3,
        readBadSetext)));
  const leaf517 = leaf(m, readCheckHeading);
  const leaf519 = leaf(m, pick(m, 1, and(m, choice(m, skipH2, skipSetextAhead)), readChecklistHeading));
  const leaf520 = leaf(m, pick(m, 1, and(m, skipH3), readChecklistHeading));
  const leaf521 = leaf(m, pick(m, 1, not(m, skip_wrapperEnd), readOtherHeading));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), seq(skip_wrapperEnd,
      noteLineEnd));
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf522 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const readAfterText = node(m, (start, end) => ({ type: 'AfterText', start, end }), many(m, 1, seq(not(m,
          skipBlankLine), noteLine)));
  const readAfter = choice(m, readBlankLine, readAfterText);
  const leaf525 = leaf(m, readAfter);
  const readMethodText = node(m, (start, end, l) => ({ type: 'MethodText', start, end, signature: l[0] }),
    seq(label(m, 0, readSignature), skipEof));
  const leaf529 = leaf(m, readMethodText);

  const stepblock: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf108, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf129 }] };
  const stepleadBlock: Step = { op: 'choice', starts: [STARTS_1, STARTS_3], alternatives: [{ op: 'leaf', read: leaf87 }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf17, body: { op: 'choice', starts: [STARTS_0, STARTS_3], alternatives: [{ op: 'leaf', read: leaf75 }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf204, body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'leaf', read: leaf310 }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: stepblock }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf380, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf423 }] };
  const stepentriesBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf380, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf438 }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: [STARTS_6, null], alternatives: [{ op: 'leaf', read: leaf446 }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_7, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf460 }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_8, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf380, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf471 }] };
  const stepmethodPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf502, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf512, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf478, body: { op: 'choice', starts: [STARTS_0, STARTS_11], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_9, STARTS_10, STARTS_12, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf478, body: { op: 'choice', starts: [STARTS_0, STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: { op: 'choice', starts: [STARTS_5, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: [STARTS_3, STARTS_3, STARTS_3, STARTS_3, STARTS_3, STARTS_3, STARTS_13, STARTS_0, STARTS_13, STARTS_0], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf180, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf525 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'leaf', read: leaf127 }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf196 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf522 }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf206 }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf308 }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf312 }, { op: 'loop', body: stepsectionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf314 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf321 }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf331 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf424 }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf441 }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf449 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf451 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf453 }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf458 }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf462 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf464 }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf466 }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf474 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf476 }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf480 }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf505 }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf514 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf517 }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf519 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf520 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf521 }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: leaf529 },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes> = {
  starts: ['Document', 'MethodText'],
  rules: once(makeRules),
  mistakes: {
    BadWrapper: {"code":"bad-wrapper","severity":"warning","meaning":"The whole document stands inside a code fence.","example":"```markdown\n# Design Specification: X-1\n```","mend":"Write the document without a fence around it.","isCut":false},
    MissingWrapperEnd: {"code":"missing-wrapper-end","severity":"error","meaning":"The fence around the document never closes.","example":"```markdown\n# Design Specification: X-1","mend":"Write the document without a fence around it.","isCut":false},
    BadHeadingSpace: {"code":"bad-heading-space","severity":"warning","meaning":"No blank stands between the marks and the title of a heading.","example":"##Assumptions","mend":"Write a blank behind the marks.","isCut":false},
    BadSetext: {"code":"bad-setext","severity":"warning","meaning":"A heading is underlined instead of marked.","example":"Assumptions\n-----------","mend":"Write the heading with #.","isCut":false},
    BadTitleMark: {"code":"bad-title-mark","severity":"warning","meaning":"A title, or a part of it, stands in marks of emphasis or code.","example":"# Design Specification: **X-1**","mend":"Write titles without marks.","isCut":false},
    BadSectionName: {"code":"bad-section-name","severity":"warning","meaning":"A section is called otherwise in the specification.","example":"## Components","mend":"Use the titles of the specification.","isCut":false},
    BadSectionRemark: {"code":"bad-section-remark","severity":"warning","meaning":"A remark stands behind the title of a section. It was left out.","example":"## API Contracts (REST)","mend":"Put remarks into the text of the section.","isCut":false},
    BadTitleDecoration: {"code":"bad-title-decoration","severity":"warning","meaning":"A title carries a number, or that of a section marks.","example":"## 3. **Assumptions**","mend":"Write the title alone.","isCut":false},
    BadTitleNumber: {"code":"bad-title-decoration","severity":"warning","meaning":"A title carries a number, or that of a section marks.","example":"## 3. **Assumptions**","mend":"Write the title alone.","isCut":false},
    BadMethodName: {"code":"bad-method-name","severity":"warning","meaning":"The method of an endpoint is not in capitals, or carries marks.","example":"### `get` /users","mend":"Write the method in capitals and without marks.","isCut":false},
    BadPathEnd: {"code":"bad-path-end","severity":"warning","meaning":"Marks stand behind the path of an endpoint.","example":"### GET `/users`","mend":"Write the path without marks.","isCut":false},
    BadTitleRest: {"code":"bad-title-rest","severity":"warning","meaning":"A text follows the path in the heading of an endpoint. It was left out.","example":"### GET /users (admins)","mend":"Put remarks into the description.","isCut":false},
    BadMethodTitle: {"code":"bad-method-title","severity":"warning","meaning":"A number, a word or marks stand around the signature of a method.","example":"#### 1. **`run() -> None`**","mend":"Write the signature alone, in backticks.","isCut":false},
    BadPair: {"code":"bad-title-mark","severity":"warning","meaning":"A title, or a part of it, stands in marks of emphasis or code.","example":"# Design Specification: **X-1**","mend":"Write titles without marks.","isCut":false},
    BadLabel: {"code":"bad-label","severity":"warning","meaning":"A label is not written in bold with a colon.","example":"Description: what it does","mend":"Write **Description:** what it does.","isCut":false},
    MissingMarkEnd: {"code":"missing-mark-end","severity":"error","meaning":"The text ends inside a mark: a heading without a title, a label that never closes.","example":"**Descrip","mend":"Let the model finish: the output was cut off.","isCut":false},
    BadNoiseLine: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence never closes. All that follows belongs to it.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    MissingCommentEnd: {"code":"missing-comment-end","severity":"error","meaning":"A comment never closes: the text ends inside of it.","example":"<!-- to do","mend":"Close the comment with -->.","isCut":false},
    BadTable: {"code":"bad-table","severity":"warning","meaning":"A table lacks the line of dashes below its head, or has one that does not fit.","example":"| Column | Type |\n| id | UUID |","mend":"Write | --- | --- | below the head, a cell for each column.","isCut":false},
    BadParameter: {"code":"bad-parameter","severity":"error","meaning":"A part of a signature is no parameter. It was left out.","example":"#### `run(a, ,b)`","mend":"Write name: type between commas.","isCut":false},
    BadType: {"code":"bad-type","severity":"error","meaning":"The brackets of a type do not match.","example":"#### `run(a: list[int)`","mend":"Close every bracket of the type.","isCut":false},
    MissingParenthesis: {"code":"missing-parenthesis","severity":"error","meaning":"The parenthesis of a signature never closes.","example":"#### `run(a: int`","mend":"Close the parenthesis.","isCut":false},
    MissingParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run().","isCut":false},
    MissingListedParameters: {"code":"missing-parameters","severity":"warning","meaning":"A method has no parentheses.","example":"#### `run`","mend":"Write the parentheses: run().","isCut":false},
    BadArrow: {"code":"bad-arrow","severity":"warning","meaning":"The arrow before the return type is written otherwise.","example":"#### `run() => None`","mend":"Write -> before the return type.","isCut":false},
    BadSignatureRest: {"code":"bad-signature-rest","severity":"warning","meaning":"A text follows the signature.","example":"#### `run() -> None` (async)","mend":"Put remarks into the description.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Template tokens or colour sequences stand around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip the tokens of the chat template from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"Lines end with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 5,
  tables: 0,
  inside: 14,
};
