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
  readonly title: TitleTextNode | null;
  readonly under: BadSetextNode | null;
}

export interface ComponentHeadingNode extends TreeNode {
  readonly type: 'ComponentHeading';
  readonly mark: MarkNode | null;
  readonly pair: BadPairNode | PairNode | null;
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
  const TABLE_2 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [36, 38], [41, 46], [48, 59], [61, 65], [67, 69], [73, 73], [79, 79], [82, 82], [84, 84], [86, 86], [88, 88], [92, 97], [99, 101], [111, 111], [114, 114], [116, 116], [124, 127]);
  const TABLE_3 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 127]);
  const TABLE_4 = tableOf([42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_5 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_6 = tableOf([32, 32], [42, 42], [60, 60], [96, 96], [126, 126]);
  const TABLE_7 = tableOf([32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_8 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
  const TABLE_9 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const TABLE_10 = tableOf([65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_11 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_12 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_13 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [61, 61], [124, 124]);
  const TABLE_14 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [124, 124]);
  const TABLE_15 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
  const TABLE_16 = tableOf([9, 9], [32, 32], [45, 45], [58, 58]);
  const TABLE_17 = tableOf([9, 9], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [126, 126]);
  const TABLE_18 = tableOf([0, 9], [11, 12], [14, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
  const TABLE_19 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_20 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_21 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_22 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_23 = tableOf([45, 45], [61, 61]);
  const TABLE_24 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_25 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_26 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_27 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
  const TABLE_28 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [43, 57], [59, 59], [61, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_29 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_30 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
  const TABLE_31 = tableOf([9, 9], [32, 32], [42, 42], [48, 57], [70, 70], [73, 73], [77, 77], [79, 79], [102, 102], [105, 105], [109, 109], [111, 111]);
  const TABLE_32 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
  const TABLE_33 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
  const TABLE_34 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
  const TABLE_35 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
  const TABLE_36 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
  const TABLE_37 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
  const TABLE_38 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
  const TABLE_39 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
  const TABLE_40 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
  const TABLE_41 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
  const TABLE_42 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
  const TABLE_43 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
  const TABLE_44 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
  const TABLE_45 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
  const TABLE_46 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_47 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
  const TABLE_48 = tableOf([70, 70], [82, 82], [102, 102], [114, 114]);
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
  const TABLE_61 = tableOf([69, 69], [82, 82], [101, 101], [114, 114]);
  const TABLE_62 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [95, 95], [101, 101], [114, 114]);
  const TABLE_63 = tableOf([67, 67], [70, 70], [99, 99], [102, 102]);
  const TABLE_64 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [70, 70], [95, 95], [99, 99], [102, 102]);
  const TABLE_65 = tableOf([73, 73], [78, 78], [105, 105], [110, 110]);
  const TABLE_66 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [78, 78], [95, 95], [105, 105], [110, 110]);
  const TABLE_67 = tableOf([73, 73], [77, 77], [105, 105], [109, 109]);
  const TABLE_68 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [77, 77], [95, 95], [105, 105], [109, 109]);
  const TABLE_69 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const STOPS_0 = new Stops(m, "\n\r");
  const STOPS_1 = new Stops(m, "\n\r`");
  const STOPS_2 = new Stops(m, "\n\r*:");
  const STOPS_3 = new Stops(m, "\n\r\u001b<");
  const STOPS_4 = new Stops(m, "\n\r*");
  const STOPS_5 = new Stops(m, "\n\r|");
  const STOPS_6 = new Stops(m, "\n\r\\|");
  const STOPS_7 = new Stops(m, "\n\r(");
  const STOPS_8 = new Stops(m, "\n\r)");

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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near165 = p + 16;
    while (p < near165 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) p++;
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
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l169: {
      const s170 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l171: {
          let n175 = 0;
          l172: for (;;) {
            if (n175 >= 3) break;
            const s174 = p;
            l173: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l173; }
              p++;
              n175++;
              continue l172;
            }
            p = s174;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l171; }
          p++;
          break l169;
        }
        p = s170;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p = skipUnderlined(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n179 = 0;
    l176: for (;;) {
      if (n179 >= 3) break;
      const s178 = p;
      l177: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l177; }
        p++;
        n179++;
        continue l176;
      }
      p = s178;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
      m.reaches(p, "###");
      return -1;
    }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s180 = p;
        l181: {

          p++;
          return -1;
        }
        p = s180;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l197: {
      const s198 = p;
      const t199 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l200: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l200; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l197;
        }
        p = s198;
        if (m.trail.length > t199) m.trail.length = t199;
      } else m.touched ||= p >= end;
      l201: {
        l204: {
          const s202 = p;
          l203: {
            p = skipLineEnd(p);
            if (p < 0) { break l203; }
            p = s202;
            break l204;
          }
          p = s202;
          break l201;
        }
        break l197;
      }
      p = s198;
      if (m.trail.length > t199) m.trail.length = t199;
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
    const s183 = p;
    let n187 = 0;
    l184: for (;;) {
      if (n187 >= 6) break;
      const s186 = p;
      l185: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l185; }
        p++;
        n187++;
        continue l184;
      }
      p = s186;
      break;
    }
    if (n187 < 1) { return -1; }
    l_marks = text.slice(s183, p);
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s188 = p;
        l189: {

          p++;
          return -1;
        }
        p = s188;
      }
    } else m.touched ||= p >= end;
    {
      const s191 = p;
      l192: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if (p < end) {
          {
            const s194 = p;
            l195: {
              p++;
              break l192;
            }
            p = s194;
          }
        } else m.touched ||= p >= end;
        return -1;
      }
      p = s191;
    }
    p = noteHeadingSpace(p);
    if (p < 0) { return -1; }
    l205: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s207 = p;
        const t208 = m.trail.length;
        l206: {
          p = readBadNoise(p);
          if (p < 0) { break l206; }
          break l205;
        }
        p = s207;
        if (m.trail.length > t208) m.trail.length = t208;
      } else m.touched ||= p >= end;
    }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m;
    const start = p;
    l209: for (;;) {
      const s211 = p;
      if (p < end) {
        l210: {
          p = skipTitlePiece(p);
          if (p < 0) { break l210; }
          continue l209;
        }
        p = s211;
      } else m.touched ||= p >= end;
      break;
    }
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l224: {
      const s225 = p;
      const t226 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l227: {

          p++;
          break l224;
        }
        p = s225;
        if (m.trail.length > t226) m.trail.length = t226;
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
    l220: {
      const s221 = p;
      const t222 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l223: {
          p = noteEol(p);
          if (p < 0) { break l223; }
          break l220;
        }
        p = s221;
        if (m.trail.length > t222) m.trail.length = t222;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s228 = p;
          l229: {
            p++;
            return -1;
          }
          p = s228;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l213: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s215 = p;
        l214: {
          p = skipClosingMarks(p);
          if (p < 0) { break l214; }
          break l213;
        }
        p = s215;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l216: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s218 = p;
        const t219 = m.trail.length;
        l217: {
          p = readBadNoise(p);
          if (p < 0) { break l217; }
          break l216;
        }
        p = s218;
        if (m.trail.length > t219) m.trail.length = t219;
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
    l237: {
      const s238 = p;
      const t239 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l240: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l240; }
          p = noteEol(p);
          if (p < 0) { break l240; }
          break l237;
        }
        p = s238;
        if (m.trail.length > t239) m.trail.length = t239;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s241 = p;
          l242: {
            p++;
            return -1;
          }
          p = s241;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s231 = p;
    let m236 = false;
    l232: for (;;) {
      const s234 = p;
      const t235 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l233: {
          p = noteBlankLine(p);
          if (p < 0) { break l233; }
          m236 = true;
          continue l232;
        }
        p = s234;
        if (m.trail.length > t235) m.trail.length = t235;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m236) { return -1; }
    value = text.slice(s231, p);
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near248 = p + 16;
    while (p < near248 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) p++;
    if (p === near248) p = STOPS_2.next(p);
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
    p = readLabelName(p);
    if (p < 0) { return -1; }
    l_name = m.value as LabelNameNode;
    l249: {
      const s250 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l251: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l251;
          }
          p += 2;
          break l249;
        }
        p = s250;
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

  function read_labelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: LabelNode | BadLabelNode;
    l244: {
      const s245 = p;
      const t246 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l247: {
          p = readLabel(p);
          if (p < 0) { break l247; }
          value = m.value as LabelNode;
          break l244;
        }
        p = s245;
        if (m.trail.length > t246) m.trail.length = t246;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l256: {
      const s257 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
        l258: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l258; }
          p++;
          const near259 = p + 16;
          while (p < near259 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
          if (p === near259) p = STOPS_3.next(p);
          m.touched ||= p >= end && "^\n\r\u001b<";
          break l256;
        }
        p = s257;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s260 = p;
          l261: {
            p = skipLineNoise(p);
            if (p < 0) { break l261; }
            p = skipLineEnd(p);
            if (p < 0) { break l261; }
            return -1;
          }
          p = s260;
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
    l252: for (;;) {
      const s254 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l253: {
          p = skipLinePiece(p);
          if (p < 0) { break l253; }
          continue l252;
        }
        p = s254;
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
    l263: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s265 = p;
        const t266 = m.trail.length;
        l264: {
          p = readBadNoise(p);
          if (p < 0) { break l264; }
          break l263;
        }
        p = s265;
        if (m.trail.length > t266) m.trail.length = t266;
      } else m.touched ||= p >= end;
    }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l267: {
      const s268 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
        l269: {
          let n273 = 0;
          l270: for (;;) {
            if (n273 >= 3) break;
            const s272 = p;
            l271: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l271; }
              p++;
              n273++;
              continue l270;
            }
            p = s272;
            break;
          }
          l274: {
            const s275 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              l276: {
                p++;
                break l274;
              }
              p = s275;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l269; }
            p += 2;
          }
          break l267;
        }
        p = s268;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipThematicBreak(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l279: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        const s277 = p;
        l278: {
          p = skipThematicBreak(p);
          if (p < 0) { break l278; }
          p = s277;
          break l279;
        }
        p = s277;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p++;
    const near280 = p + 4;
    while (p < near280 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near280) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l281: {
      const s282 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l283: {
          const s284 = p;
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l283;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          value = text.slice(s284, p);
          l287: {
            const s285 = p;
            l286: {
              const near288 = p + 4;
              while (p < near288 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near288) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l286; }
              p = s285;
              break l287;
            }
            p = s285;
            break l283;
          }
          break l281;
        }
        p = s282;
      } else m.touched ||= p >= end;
      const s289 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      value = text.slice(s289, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l290: for (;;) {
      const s292 = p;
      const t293 = m.trail.length;
      if (p < end) {
        l291: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s295 = p;
              l296: {
                p = skip_fenceClose(p);
                if (p < 0) { break l296; }
                break l291;
              }
              p = s295;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l291; }
          p = noteLine(p);
          if (p < 0) { break l291; }
          continue l290;
        }
        p = s292;
        if (m.trail.length > t293) m.trail.length = t293;
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
    l298: {
      const s299 = p;
      const t300 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l301: {

          value = "\n";
          p++;
          break l298;
        }
        p = s299;
        if (m.trail.length > t300) m.trail.length = t300;
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
    let n309 = 0;
    l306: for (;;) {
      if (n309 >= 3) break;
      const s308 = p;
      l307: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l307; }
        p++;
        n309++;
        continue l306;
      }
      p = s308;
      break;
    }
    l310: {
      const s311 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l312: {
          let n316 = 0;
          l313: for (;;) {
            if (n316 >= 6) break;
            const s315 = p;
            l314: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l314; }
              p++;
              n316++;
              continue l313;
            }
            p = s315;
            break;
          }
          if (n316 < 1) { break l312; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l310;
        }
        p = s311;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l317: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l317;
          }
          p += 2;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l317; }
          p++;
          const near318 = p + 4;
          while (p < near318 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near318) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r*";
          l319: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s321 = p;
              l320: {

                p++;
                break l319;
              }
              p = s321;
            } else m.touched ||= p >= end;
          }
          break l310;
        }
        p = s311;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l322: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l322;
          }
          p += 2;
          break l310;
        }
        p = s311;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l323: {
          p = skipFooterCut(p);
          if (p < 0) { break l323; }
          break l310;
        }
        p = s311;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l324: {
          p++;
          break l310;
        }
        p = s311;
      } else m.touched ||= p >= end;
      let n328 = 0;
      l325: for (;;) {
        if (n328 >= 2) break;
        const s327 = p;
        l326: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l326; }
          p++;
          n328++;
          continue l325;
        }
        p = s327;
        break;
      }
      if (n328 < 1) { return -1; }
    }
    if (p < end) {
      {
        const s329 = p;
        l330: {
          p++;
          return -1;
        }
        p = s329;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function readLabelledItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    const near347 = p + 4;
    while (p < near347 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near347) p = STOPS_1.next(p);
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
    l338: {
      const s339 = p;
      const t340 = m.trail.length;
      l341: {
        if (!m.reading.inside[13]) { break l341; }
        l342: {
          const s343 = p;
          if ((p < end && text.charCodeAt(p) === 42)) {
            l344: {
              p = readFailure(p);
              if (p < 0) { break l344; }
              value = m.value as FailureNode;
              break l342;
            }
            p = s343;
          } else m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)))) { m.touched ||= p >= end; break l341; }
          p = readLooseFailure(p);
          if (p < 0) { break l341; }
          value = m.value as LooseFailureNode;
        }
        break l338;
      }
      p = s339;
      if (m.trail.length > t340) m.trail.length = t340;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
        l345: {
          p = readLabelledItem(p);
          if (p < 0) { break l345; }
          value = m.value as LabelledItemNode;
          break l338;
        }
        p = s339;
        if (m.trail.length > t340) m.trail.length = t340;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l346: {
          p = readCodeItem(p);
          if (p < 0) { break l346; }
          value = m.value as CodeItemNode;
          break l338;
        }
        p = s339;
        if (m.trail.length > t340) m.trail.length = t340;
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
    l369: {
      const s370 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l371: {
          p = skipBulletLead(p);
          if (p < 0) { break l371; }
          break l369;
        }
        p = s370;
      } else m.touched ||= p >= end;
      let n375 = 0;
      l372: for (;;) {
        if (n375 >= 3) break;
        const s374 = p;
        l373: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l373; }
          p++;
          n375++;
          continue l372;
        }
        p = s374;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l376: {
      const s377 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l378: {
          p++;
          break l376;
        }
        p = s377;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = skipLabelMark(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipLabelLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n382 = 0;
    l379: for (;;) {
      if (n382 >= 3) break;
      const s381 = p;
      l380: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l380; }
        p++;
        n382++;
        continue l379;
      }
      p = s381;
      break;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l392: {
      const s393 = p;
      l394: {
        p = skipLineEnd(p);
        if (p < 0) { break l394; }
        break l392;
      }
      p = s393;
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; return -1; }
      p = skipHeadingMarks(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near399 = p + 4;
    while (p < near399 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near399) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTableAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near403 = p + 4;
    while (p < near403 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near403) p = STOPS_5.next(p);
    m.touched ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    const near404 = p + 4;
    while (p < near404 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near404) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    {
      const s414 = p;
      l415: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l415; }
        return -1;
      }
      p = s414;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l417: for (;;) {
      const s419 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l418: {
          l421: {
            const s422 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
              l423: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l423; }
                p++;
                const near424 = p + 16;
                while (p < near424 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
                if (p === near424) p = STOPS_6.next(p);
                m.touched ||= p >= end && "^\n\r\\\\|";
                break l421;
              }
              p = s422;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l418; }
            p++;
            l425: {
              if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
                const s427 = p;
                l426: {
                  p++;
                  break l425;
                }
                p = s427;
              } else m.touched ||= p >= end;
            }
          }
          continue l417;
        }
        p = s419;
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
    l405: {
      const s406 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l407: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l407; }
          p++;
          const list413: CellNode[] = [];
          let n411 = 0;
          l408: for (;;) {
            const s410 = p;
            l409: {
              if (n411 > 0) {
                if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l409; }
                p = skipCellGap(p);
                if (p < 0) { break l409; }
              }
              let v412!: CellNode;
              p = readCell(p);
              if (p < 0) { break l409; }
              v412 = m.value as CellNode;
              list413.push(v412);
              n411++;
              continue l408;
            }
            p = s410;
            break;
          }
          if (n411 < 1) { break l407; }
          l_cells = list413;
          l428: {
            if ((p < end && text.charCodeAt(p) === 124)) {
              const s430 = p;
              l429: {

                p++;
                break l428;
              }
              p = s430;
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l433: {
            const s431 = p;
            l432: {
              p = skipLineEnd(p);
              if (p < 0) { break l432; }
              p = s431;
              break l433;
            }
            p = s431;
            break l407;
          }
          break l405;
        }
        p = s406;
      } else m.touched ||= p >= end;
      l434: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        const list440: CellNode[] = [];
        let n438 = 0;
        l435: for (;;) {
          const s437 = p;
          l436: {
            if (n438 > 0) {
              if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l436; }
              p = skipCellGap(p);
              if (p < 0) { break l436; }
            }
            let v439!: CellNode;
            p = readCell(p);
            if (p < 0) { break l436; }
            v439 = m.value as CellNode;
            list440.push(v439);
            n438++;
            continue l435;
          }
          p = s437;
          break;
        }
        if (n438 < 2) { break l434; }
        l_cells = list440;
        l441: {
          if ((p < end && text.charCodeAt(p) === 124)) {
            const s443 = p;
            l442: {

              p++;
              break l441;
            }
            p = s443;
          } else m.touched ||= p >= end;
        }
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l446: {
          const s444 = p;
          l445: {
            p = skipLineEnd(p);
            if (p < 0) { break l445; }
            p = s444;
            break l446;
          }
          p = s444;
          break l434;
        }
        break l405;
      }
      p = s406;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      const list452: CellNode[] = [];
      let n450 = 0;
      l447: for (;;) {
        if (n450 >= 1) break;
        const s449 = p;
        l448: {
          let v451!: CellNode;
          p = readCell(p);
          if (p < 0) { break l448; }
          v451 = m.value as CellNode;
          list452.push(v451);
          n450++;
          continue l447;
        }
        p = s449;
        break;
      }
      if (n450 < 1) { return -1; }
      l_cells = list452;
      if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l455: {
        const s453 = p;
        l454: {
          p = skipLineEnd(p);
          if (p < 0) { break l454; }
          p = s453;
          break l455;
        }
        p = s453;
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
    l456: {
      const s457 = p;
      const t458 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l459: {
          p = readEol(p);
          if (p < 0) { break l459; }
          value = m.value as "\n" | BadLineEndNode;
          break l456;
        }
        p = s457;
        if (m.trail.length > t458) m.trail.length = t458;
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
    let e473!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e473 = m.value as string[];
    let e474!: ":" | null;
    l475: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s477 = p;
        l476: {

          e474 = ":";
          p++;
          break l475;
        }
        p = s477;
      } else m.touched ||= p >= end;
      e474 = null;
    }
    let e478!: "-"[];
    const list483: "-"[] = [];
    l479: for (;;) {
      const s481 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l480: {
          let v482!: "-";

          v482 = "-";
          p++;
          list483.push(v482);
          continue l479;
        }
        p = s481;
      } else m.touched ||= p >= end;
      break;
    }
    if (list483.length === 0) { return -1; }
    e478 = list483;
    let e485!: ":" | null;
    l486: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s488 = p;
        l487: {

          e485 = ":";
          p++;
          break l486;
        }
        p = s488;
      } else m.touched ||= p >= end;
      e485 = null;
    }
    let e489!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e489 = m.value as string[];
    value = [e473, e474, e478, e485, e489];
    m.value = value;
    return p;
  }

  function readDelimiterRowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
    let n463 = 0;
    l460: for (;;) {
      if (n463 >= 3) break;
      const s462 = p;
      l461: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l461; }
        p++;
        n463++;
        continue l460;
      }
      p = s462;
      break;
    }
    l464: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s466 = p;
        l465: {

          p++;
          break l464;
        }
        p = s466;
      } else m.touched ||= p >= end;
    }
    const list472: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
    let n470 = 0;
    l467: for (;;) {
      const s469 = p;
      l468: {
        if (n470 > 0) {
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l468; }
          p++;
        }
        let v471!: [string[], ":" | null, "-"[], ":" | null, string[]];
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)))) { m.touched ||= p >= end; break l468; }
        p = readDelimiterCell(p);
        if (p < 0) { break l468; }
        v471 = m.value as [string[], ":" | null, "-"[], ":" | null, string[]];
        list472.push(v471);
        n470++;
        continue l467;
      }
      p = s469;
      break;
    }
    if (n470 < 1) { return -1; }
    value = list472;
    l490: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s492 = p;
        l491: {

          p++;
          break l490;
        }
        p = s492;
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
    l357: {
      const s358 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l359: {
          p = skipBlankLine(p);
          if (p < 0) { break l359; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l360: {
          p = skipThematicBreak(p);
          if (p < 0) { break l360; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l361: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l361; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l362: {
          p = skipHeadingGlued(p);
          if (p < 0) { break l362; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l363: {
          p = skipFenceStart(p);
          if (p < 0) { break l363; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l364: {
          p = skipBulletMark(p);
          if (p < 0) { break l364; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
        l365: {
          l368: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
              const s366 = p;
              l367: {
                p = skipLabelGate(p);
                if (p < 0) { break l367; }
                p = s366;
                break l368;
              }
              p = s366;
            } else m.touched ||= p >= end;
            break l365;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l365; }
          p = skipLabelLine(p);
          if (p < 0) { break l365; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124))) {
        l383: {
          let n387 = 0;
          l384: for (;;) {
            if (n387 >= 3) break;
            const s386 = p;
            l385: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l385; }
              p++;
              n387++;
              continue l384;
            }
            p = s386;
            break;
          }
          l388: {
            const s389 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l390: {
                if (!text.startsWith("<!--", p)) {
                  m.reaches(p, "<!--");
                  break l390;
                }
                p += 4;
                break l388;
              }
              p = s389;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l383; }
            p++;
          }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l391: {
          p = skipNoiseAlone(p);
          if (p < 0) { break l391; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l395: {
          p = skipCutMark(p);
          if (p < 0) { break l395; }
          break l357;
        }
        p = s358;
      } else m.touched ||= p >= end;
      l398: {
        if (p < end) {
          const s396 = p;
          l397: {
            p = skipMarksBelow(p);
            if (p < 0) { break l397; }
            p = s396;
            break l398;
          }
          p = s396;
        } else m.touched ||= p >= end;
        return -1;
      }
      l400: {
        const s401 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l402: {
            p = skipTableHead(p);
            if (p < 0) { break l402; }
            break l400;
          }
          p = s401;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
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
    const near348 = p + 4;
    while (p < near348 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near348) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    l349: for (;;) {
      const s351 = p;
      const t352 = m.trail.length;
      if (p < end) {
        l350: {
          if (p < end) {
            {
              const s354 = p;
              l355: {
                p = skipParagraphStop(p);
                if (p < 0) { break l355; }
                break l350;
              }
              p = s354;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l350; }
          p = noteLine(p);
          if (p < 0) { break l350; }
          continue l349;
        }
        p = s351;
        if (m.trail.length > t352) m.trail.length = t352;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readBulletColumn(p);
    if (p < 0) { return -1; }
    l_lead = m.value as string;
    l334: {
      const s336 = p;
      const t337 = m.trail.length;
      l335: {
        p = readBulletContent(p);
        if (p < 0) { break l335; }
        l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
        break l334;
      }
      p = s336;
      if (m.trail.length > t337) m.trail.length = t337;
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
    l508: {
      const s509 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l510: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l510; }
          break l508;
        }
        p = s509;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l511: {
          p = skipThematicBreak(p);
          if (p < 0) { break l511; }
          break l508;
        }
        p = s509;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l512: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l512; }
          break l508;
        }
        p = s509;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l513: {
          p = skipFenceStart(p);
          if (p < 0) { break l513; }
          break l508;
        }
        p = s509;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l514: {
          p = skipBulletMark(p);
          if (p < 0) { break l514; }
          break l508;
        }
        p = s509;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304))) {
        l515: {
          p = skipLabelLine(p);
          if (p < 0) { break l515; }
          break l508;
        }
        p = s509;
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
    l494: {
      const s495 = p;
      const t496 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l497: {
          l500: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s498 = p;
              l499: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l499; }
                p++;
                p = s498;
                break l500;
              }
              p = s498;
            } else m.touched ||= p >= end;
            break l497;
          }
          p = readTableRow(p);
          if (p < 0) { break l497; }
          value = m.value as TableRowNode;
          p = noteLineEnd(p);
          if (p < 0) { break l497; }
          break l494;
        }
        p = s495;
        if (m.trail.length > t496) m.trail.length = t496;
      } else m.touched ||= p >= end;
      if (p < end) {
        l501: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            {
              const s502 = p;
              l503: {
                p = skipBlankLine(p);
                if (p < 0) { break l503; }
                break l501;
              }
              p = s502;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 304))) {
            {
              const s505 = p;
              l506: {
                p = skipRowStop(p);
                if (p < 0) { break l506; }
                break l501;
              }
              p = s505;
            }
          } else m.touched ||= p >= end;
          p = readTableRow(p);
          if (p < 0) { break l501; }
          value = m.value as TableRowNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l501; }
          p = noteEol(p);
          if (p < 0) { break l501; }
          break l494;
        }
        p = s495;
        if (m.trail.length > t496) m.trail.length = t496;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        {
          const s516 = p;
          l517: {
            p = skipBlankLine(p);
            if (p < 0) { break l517; }
            return -1;
          }
          p = s516;
        }
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 304))) {
        {
          const s519 = p;
          l520: {
            p = skipRowStop(p);
            if (p < 0) { break l520; }
            return -1;
          }
          p = s519;
        }
      } else m.touched ||= p >= end;
      p = readTableRow(p);
      if (p < 0) { return -1; }
      value = m.value as TableRowNode;
      l524: {
        const s522 = p;
        l523: {
          if (p < end) {
            {
              const s525 = p;
              l526: {
                p++;
                break l523;
              }
              p = s525;
            }
          } else m.touched ||= p >= end;
          p = s522;
          break l524;
        }
        p = s522;
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
    l528: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s530 = p;
        l529: {

          p++;
          break l528;
        }
        p = s530;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 45)) p++;
    m.touched ||= p >= end;
    l531: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s533 = p;
        l532: {

          p++;
          break l531;
        }
        p = s533;
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
      {
        const s535 = p;
        l536: {
          p = skipCutMark(p);
          if (p < 0) { break l536; }
          return -1;
        }
        p = s535;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      {
        const s538 = p;
        l539: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l539; }
          return -1;
        }
        p = s538;
      }
    } else m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = noteLine(p);
    if (p < 0) { return -1; }
    l541: for (;;) {
      const s543 = p;
      const t544 = m.trail.length;
      if (p < end) {
        l542: {
          if (p < end) {
            {
              const s546 = p;
              l547: {
                p = skipParagraphStop(p);
                if (p < 0) { break l547; }
                break l542;
              }
              p = s546;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l542; }
          p = noteLine(p);
          if (p < 0) { break l542; }
          continue l541;
        }
        p = s543;
        if (m.trail.length > t544) m.trail.length = t544;
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
    l302: {
      const s303 = p;
      const t304 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l305: {
          p = readMissingMarkEnd(p);
          if (p < 0) { break l305; }
          value = m.value as MissingMarkEndNode;
          break l302;
        }
        p = s303;
        if (m.trail.length > t304) m.trail.length = t304;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l332: {
          p = readSubheading(p);
          if (p < 0) { break l332; }
          value = m.value as SubheadingNode;
          break l302;
        }
        p = s303;
        if (m.trail.length > t304) m.trail.length = t304;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l333: {
          p = readBullet(p);
          if (p < 0) { break l333; }
          value = m.value as BulletNode;
          break l302;
        }
        p = s303;
        if (m.trail.length > t304) m.trail.length = t304;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l493: {
          p = readTable(p);
          if (p < 0) { break l493; }
          value = m.value as TableNode;
          break l302;
        }
        p = s303;
        if (m.trail.length > t304) m.trail.length = t304;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l534: {
          p = readBadNoiseLine(p);
          if (p < 0) { break l534; }
          value = m.value as BadNoiseLineNode;
          break l302;
        }
        p = s303;
        if (m.trail.length > t304) m.trail.length = t304;
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
    const list554: " "[] = [];
    let n552 = 0;
    l549: for (;;) {
      if (n552 >= 3) break;
      const s551 = p;
      l550: {
        let v553!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l550; }
        v553 = " ";
        p++;
        list554.push(v553);
        n552++;
        continue l549;
      }
      p = s551;
      break;
    }
    value = list554;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [" "[], string, string[], null];
    let e555!: " "[];
    p = readIndent(p);
    if (p < 0) { return -1; }
    e555 = m.value as " "[];
    let e556!: string;
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = readWrapperRun(p);
    if (p < 0) { return -1; }
    e556 = m.value as string;
    let e557!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e557 = m.value as string[];
    let e558!: null;
    l561: {
      const s559 = p;
      l560: {
        p = skipLineEnd(p);
        if (p < 0) { break l560; }
        p = s559;
        break l561;
      }
      p = s559;
      return -1;
    }
    e558 = null;
    value = [e555, e556, e557, e558];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m567 = false;
    l563: for (;;) {
      const s565 = p;
      const t566 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l564: {
          p = noteBlankLine(p);
          if (p < 0) { break l564; }
          m567 = true;
          continue l563;
        }
        p = s565;
        if (m.trail.length > t566) m.trail.length = t566;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m567) { return -1; }
    return p;
  }

  function skipMethodLevelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l580: {
      const s581 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l582: {
          l585: {
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
              const s583 = p;
              l584: {
                p = skipH3(p);
                if (p < 0) { break l584; }
                const near586 = p + 4;
                while (p < near586 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
                if (p === near586) p = STOPS_7.next(p);
                m.touched ||= p >= end && "^\n\r(";
                if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l584; }
                p++;
                p = s583;
                break l585;
              }
              p = s583;
            } else m.touched ||= p >= end;
            break l582;
          }
          break l580;
        }
        p = s581;
      } else m.touched ||= p >= end;
      l589: {
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          const s587 = p;
          l588: {
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
            if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
              m.reaches(p, "####");
              break l588;
            }
            p += 4;
            p = s587;
            break l589;
          }
          p = s587;
        } else m.touched ||= p >= end;
        return -1;
      }
    }
    return p;
  }

  function skipParenthesisCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near597 = p + 4;
    while (p < near597 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
    if (p === near597) p = STOPS_7.next(p);
    m.touched ||= p >= end && "^\n\r(";
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
    m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l609: for (;;) {
      const s611 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l610: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) {
            {
              const s613 = p;
              l614: {

                p++;
                break l610;
              }
              p = s613;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l610; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l609;
        }
        p = s611;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l629: {
      const s630 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l631: {
          l632: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s634 = p;
              l633: {
                l635: {
                  const s636 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l637: {
                      if (!text.startsWith("**", p)) {
                        m.reaches(p, "**");
                        break l637;
                      }
                      p += 2;
                      break l635;
                    }
                    p = s636;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l633; }
                  p++;
                }
                break l632;
              }
              p = s634;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l631; }
          p = skipSignatureName(p);
          if (p < 0) { break l631; }
          break l629;
        }
        p = s630;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l638: {

          p++;
          break l629;
        }
        p = s630;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 47) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l646: {
      const s647 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l648: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l648; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l646;
        }
        p = s647;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l649: {
          p = skipBracketed(p);
          if (p < 0) { break l649; }
          break l646;
        }
        p = s647;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l650: {
          p = skipQuoted(p);
          if (p < 0) { break l650; }
          break l646;
        }
        p = s647;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594))) {
        {
          const s651 = p;
          l652: {
            p = skipArrow(p);
            if (p < 0) { break l652; }
            return -1;
          }
          p = s651;
        }
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m645 = false;
    l642: for (;;) {
      const s644 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
        l643: {
          p = skipTypePiece(p);
          if (p < 0) { break l643; }
          m645 = true;
          continue l642;
        }
        p = s644;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m645) { return -1; }
    l654: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594))) {
        const s656 = p;
        l655: {
          p = skipArrow(p);
          if (p < 0) { break l655; }
          let m660 = false;
          l657: for (;;) {
            const s659 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
              l658: {
                p = skipResultPiece(p);
                if (p < 0) { break l658; }
                m660 = true;
                continue l657;
              }
              p = s659;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m660) { break l655; }
          l663: {
            if ((p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) {
              const s661 = p;
              l662: {
                p++;
                p = s661;
                break l663;
              }
              p = s661;
            } else m.touched ||= p >= end;
            break l655;
          }
          break l654;
        }
        p = s656;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l670: {
      const s671 = p;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l672: {

          p++;
          break l670;
        }
        p = s671;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l673: {

          p++;
          break l670;
        }
        p = s671;
      } else m.touched ||= p >= end;
      l674: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l674; }
        break l670;
      }
      p = s671;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
      p = skipArrow(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l626: {
      const s627 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l628: {
          p = skipParameterName(p);
          if (p < 0) { break l628; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l639: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s641 = p;
              l640: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l640; }
                p = skipTypeText(p);
                if (p < 0) { break l640; }
                break l639;
              }
              p = s641;
            } else m.touched ||= p >= end;
          }
          l664: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s666 = p;
              l665: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l665; }
                p = skipDefaultText(p);
                if (p < 0) { break l665; }
                break l664;
              }
              p = s666;
            } else m.touched ||= p >= end;
          }
          l669: {
            const s667 = p;
            l668: {
              p = skipParameterEnd(p);
              if (p < 0) { break l668; }
              p = s667;
              break l669;
            }
            p = s667;
            break l628;
          }
          break l626;
        }
        p = s627;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
      const near675 = p + 4;
      while (p < near675 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near675) p = STOPS_8.next(p);
      m.touched ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l623: {
      const s624 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l625: {
          p = skipParameter(p);
          if (p < 0) { break l625; }
          l676: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s678 = p;
              l677: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l676;
              }
              p = s678;
            } else m.touched ||= p >= end;
          }
          break l623;
        }
        p = s624;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = skipBadParameter(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l679: {
      const s680 = p;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l681: {

          p++;
          break l679;
        }
        p = s680;
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
    l619: for (;;) {
      const s621 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
        l620: {
          p = skipParameterItem(p);
          if (p < 0) { break l620; }
          continue l619;
        }
        p = s621;
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
    l616: {
      const s617 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l618: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l618; }
          p = skipParameters(p);
          if (p < 0) { break l618; }
          break l616;
        }
        p = s617;
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
    l689: {
      const s690 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l691: {
          p = skipBracketed(p);
          if (p < 0) { break l691; }
          break l689;
        }
        p = s690;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l692: {
          p = skipQuoted(p);
          if (p < 0) { break l692; }
          break l689;
        }
        p = s690;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) {
        l693: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l693; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l689;
        }
        p = s690;
      } else m.touched ||= p >= end;
      if (p < end) {
        l694: {
          {
            const s695 = p;
            l696: {
              p = skipSignatureTail(p);
              if (p < 0) { break l696; }
              break l694;
            }
            p = s695;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l694; }
          p++;
          break l689;
        }
        p = s690;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s698 = p;
          l699: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipSignatureTail(p);
            if (p < 0) { break l699; }
            return -1;
          }
          p = s698;
        }
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m;
    let m688 = false;
    l685: for (;;) {
      const s687 = p;
      if (p < end) {
        l686: {
          p = skipReturnPiece(p);
          if (p < 0) { break l686; }
          m688 = true;
          continue l685;
        }
        p = s687;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m688) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
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
    l701: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s703 = p;
        l702: {

          p++;
          break l701;
        }
        p = s703;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l704: {
      if (p < end) {
        const s706 = p;
        l705: {
          p = skipBadSignatureRest(p);
          if (p < 0) { break l705; }
          break l704;
        }
        p = s706;
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
    l602: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s604 = p;
        l603: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l603;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l603; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l602;
        }
        p = s604;
      } else m.touched ||= p >= end;
    }
    l605: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s607 = p;
        l606: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l606;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l606; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l605;
        }
        p = s607;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    p = skipSignatureList(p);
    if (p < 0) { return -1; }
    l682: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8211 || c === 8594))) {
        const s684 = p;
        l683: {
          p = skipResult(p);
          if (p < 0) { break l683; }
          break l682;
        }
        p = s684;
      } else m.touched ||= p >= end;
    }
    p = skipSignatureEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipMethodHeadingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l577: {
      const s578 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l579: {
          p = skipMethodLevel(p);
          if (p < 0) { break l579; }
          {
            const s594 = p;
            l595: {
              p = skipTextInNotes(p);
              if (p < 0) { break l595; }
              break l579;
            }
            p = s594;
          }
          let n601 = 0;
          l598: for (;;) {
            if (n601 >= 3) break;
            const s600 = p;
            l599: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l599; }
              p++;
              n601++;
              continue l598;
            }
            p = s600;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l579; }
          p = skipMark(p);
          if (p < 0) { break l579; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l579; }
          p = skipSignature(p);
          if (p < 0) { break l579; }
          p = skipHeadingEnd(p);
          if (p < 0) { break l579; }
          break l577;
        }
        p = s578;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l707: {
          p = skipMethodLevel(p);
          if (p < 0) { break l707; }
          {
            const s708 = p;
            l709: {
              if (!m.reading.inside[12]) { break l709; }
              break l707;
            }
            p = s708;
          }
          let n714 = 0;
          l711: for (;;) {
            if (n714 >= 3) break;
            const s713 = p;
            l712: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l712; }
              p++;
              n714++;
              continue l711;
            }
            p = s713;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l707; }
          p = skipMark(p);
          if (p < 0) { break l707; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l707; }
          p = skipBadMethodTitle(p);
          if (p < 0) { break l707; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l707; }
          p = skipSignature(p);
          if (p < 0) { break l707; }
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = skipHeadingEnd(p);
          if (p < 0) { break l707; }
          break l577;
        }
        p = s578;
      } else m.touched ||= p >= end;
      l717: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s715 = p;
          l716: {
            p = skipSetextAhead(p);
            if (p < 0) { break l716; }
            p = s715;
            break l717;
          }
          p = s715;
        } else m.touched ||= p >= end;
        return -1;
      }
      l720: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s718 = p;
          l719: {
            const near721 = p + 4;
            while (p < near721 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near721) p = STOPS_7.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l719; }
            p++;
            p = s718;
            break l720;
          }
          p = s718;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l568: {
      const s569 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l570: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l570; }
          break l568;
        }
        p = s569;
      } else m.touched ||= p >= end;
      l573: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s571 = p;
          l572: {
            p = skipHeadingLike(p);
            if (p < 0) { break l572; }
            p = s571;
            break l573;
          }
          p = s571;
        } else m.touched ||= p >= end;
        return -1;
      }
      l574: {
        const s575 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l576: {
            p = skipSectionHeading(p);
            if (p < 0) { break l576; }
            break l574;
          }
          p = s575;
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
    l733: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        const s731 = p;
        l732: {
          p = skipH3(p);
          if (p < 0) { break l732; }
          p = s731;
          break l733;
        }
        p = s731;
      } else m.touched ||= p >= end;
      return -1;
    }
    let n737 = 0;
    l734: for (;;) {
      if (n737 >= 3) break;
      const s736 = p;
      l735: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l735; }
        p++;
        n737++;
        continue l734;
      }
      p = s736;
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
    let n742 = 0;
    l739: for (;;) {
      if (n742 >= 3) break;
      const s741 = p;
      l740: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l740; }
        p++;
        n742++;
        continue l739;
      }
      p = s741;
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
    l743: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s745 = p;
        l744: {

          p++;
          break l743;
        }
        p = s745;
      } else m.touched ||= p >= end;
    }
    l746: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s748 = p;
        l747: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l747;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l747; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l746;
        }
        p = s748;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    const near749 = p + 4;
    while (p < near749 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near749) p = STOPS_4.next(p);
    m.touched ||= p >= end && "^\n\r*";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l722: {
      const s723 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l724: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l724; }
          break l722;
        }
        p = s723;
      } else m.touched ||= p >= end;
      l727: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s725 = p;
          l726: {
            p = skipHeadingLike(p);
            if (p < 0) { break l726; }
            p = s725;
            break l727;
          }
          p = s725;
        } else m.touched ||= p >= end;
        return -1;
      }
      l728: {
        const s729 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l730: {
            p = skipAnyItemAhead(p);
            if (p < 0) { break l730; }
            break l728;
          }
          p = s729;
        } else m.touched ||= p >= end;
        l738: {
          if (!m.reading.inside[3]) { break l738; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; break l738; }
          p = skipMethodAhead(p);
          if (p < 0) { break l738; }
          break l728;
        }
        p = s729;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l750: {
            p = skipSectionHeading(p);
            if (p < 0) { break l750; }
            break l728;
          }
          p = s729;
        } else m.touched ||= p >= end;
        l751: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l751; }
          break l728;
        }
        p = s729;
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
    l767: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
        const s765 = p;
        l766: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l766; }
          p = skipDescriptionName(p);
          if (p < 0) { break l766; }
          p = s765;
          break l767;
        }
        p = s765;
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
    l770: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        const s768 = p;
        l769: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l769; }
          p = skipRateLimitName(p);
          if (p < 0) { break l769; }
          p = s768;
          break l770;
        }
        p = s768;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {
    l773: {
      const s774 = p;
      l775: {
        if (!m.reading.inside[9]) { break l775; }
        break l773;
      }
      p = s774;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l781: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        const s779 = p;
        l780: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l780; }
          p = skipReturnsName(p);
          if (p < 0) { break l780; }
          p = s779;
          break l781;
        }
        p = s779;
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
    l791: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        const s789 = p;
        l790: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)))) { m.touched ||= p >= end; break l790; }
          p = skipSemanticUnitName(p);
          if (p < 0) { break l790; }
          p = s789;
          break l791;
        }
        p = s789;
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
    l794: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        const s792 = p;
        l793: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)))) { m.touched ||= p >= end; break l793; }
          p = skipResponsibilityName(p);
          if (p < 0) { break l793; }
          p = s792;
          break l794;
        }
        p = s792;
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
    l800: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
        const s798 = p;
        l799: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)))) { m.touched ||= p >= end; break l799; }
          p = skipCriteriaName(p);
          if (p < 0) { break l799; }
          p = s798;
          break l800;
        }
        p = s798;
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
    l803: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
        const s801 = p;
        l802: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)))) { m.touched ||= p >= end; break l802; }
          p = skipSeverityName(p);
          if (p < 0) { break l802; }
          p = s801;
          break l803;
        }
        p = s801;
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
    l759: {
      const s760 = p;
      l761: {
        if (!m.reading.inside[7]) { break l761; }
        l762: {
          const s763 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
            l764: {
              p = readDescriptionLabel(p);
              if (p < 0) { break l764; }
              value = m.value as DescriptionLabelNode;
              break l762;
            }
            p = s763;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)))) { m.touched ||= p >= end; break l761; }
          p = readRateLimitLabel(p);
          if (p < 0) { break l761; }
          value = m.value as RateLimitLabelNode;
        }
        break l759;
      }
      p = s760;
      l771: {
        if (!m.reading.inside[8]) { break l771; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)))) { m.touched ||= p >= end; break l771; }
        p = readDescriptionLabel(p);
        if (p < 0) { break l771; }
        value = m.value as DescriptionLabelNode;
        break l759;
      }
      p = s760;
      l772: {
        p = skipInMethod(p);
        if (p < 0) { break l772; }
        l776: {
          const s777 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
            l778: {
              p = readReturnsLabel(p);
              if (p < 0) { break l778; }
              value = m.value as ReturnsLabelNode;
              break l776;
            }
            p = s777;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)))) { m.touched ||= p >= end; break l772; }
          p = readDescriptionLabel(p);
          if (p < 0) { break l772; }
          value = m.value as DescriptionLabelNode;
        }
        break l759;
      }
      p = s760;
      l782: {
        {
          const s783 = p;
          l784: {
            p = skipInMethod(p);
            if (p < 0) { break l784; }
            break l782;
          }
          p = s783;
        }
        if (!m.reading.inside[3]) { break l782; }
        l786: {
          const s787 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
            l788: {
              p = readSemanticUnitLabel(p);
              if (p < 0) { break l788; }
              value = m.value as SemanticUnitLabelNode;
              break l786;
            }
            p = s787;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)))) { m.touched ||= p >= end; break l782; }
          p = readResponsibilityLabel(p);
          if (p < 0) { break l782; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l759;
      }
      p = s760;
      if (!m.reading.inside[11]) { return -1; }
      l795: {
        const s796 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
          l797: {
            p = readCriteriaLabel(p);
            if (p < 0) { break l797; }
            value = m.value as CriteriaLabelNode;
            break l795;
          }
          p = s796;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l813: {
      const s811 = p;
      l812: {
        p = skipLineEnd(p);
        if (p < 0) { break l812; }
        p = s811;
        break l813;
      }
      p = s811;
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
    l752: {
      const s753 = p;
      const t754 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l755: {
          l758: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s756 = p;
              l757: {
                p = skipBulletLead(p);
                if (p < 0) { break l757; }
                p = s756;
                break l758;
              }
              p = s756;
            } else m.touched ||= p >= end;
            break l755;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l755; }
          p = readBulletHolds(p);
          if (p < 0) { break l755; }
          l_holds = m.value as string;
          p = readTextKind(p);
          if (p < 0) { break l755; }
          l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l755; }
          p = read_label(p);
          if (p < 0) { break l755; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readLineValue(p);
          if (p < 0) { break l755; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l755; }
          break l752;
        }
        p = s753;
        if (m.trail.length > t754) m.trail.length = t754;
      } else m.touched ||= p >= end;
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
      p = readTextKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l808: {
        const s810 = p;
        l809: {
          p = readLineHolds(p);
          if (p < 0) { break l809; }
          l_holds = m.value as "";
          break l808;
        }
        p = s810;
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
    l814: {
      const s815 = p;
      const t816 = m.trail.length;
      l817: {
        if (!m.reading.inside[7]) { break l817; }
        l820: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
            const s818 = p;
            l819: {
              p = skipBulletLead(p);
              if (p < 0) { break l819; }
              p = s818;
              break l820;
            }
            p = s818;
          } else m.touched ||= p >= end;
          break l817;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l817; }
        p = readBulletHolds(p);
        if (p < 0) { break l817; }
        l_holds = m.value as string;
        l823: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
            const s821 = p;
            l822: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) { m.touched ||= p >= end; break l822; }
              p = skipAuthenticationName(p);
              if (p < 0) { break l822; }
              p = s821;
              break l823;
            }
            p = s821;
          } else m.touched ||= p >= end;
          break l817;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l817; }
        p = read_label(p);
        if (p < 0) { break l817; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l824: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
            const s826 = p;
            const t827 = m.trail.length;
            l825: {
              p = readAnswer(p);
              if (p < 0) { break l825; }
              l_answer = m.value as YesNode | NoNode;
              break l824;
            }
            p = s826;
            if (m.trail.length > t827) m.trail.length = t827;
          } else m.touched ||= p >= end;
          l_answer = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l817; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l817; }
        break l814;
      }
      p = s815;
      if (m.trail.length > t816) m.trail.length = t816;
      if (!m.reading.inside[7]) { return -1; }
      let n831 = 0;
      l828: for (;;) {
        if (n831 >= 3) break;
        const s830 = p;
        l829: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l829; }
          p++;
          n831++;
          continue l828;
        }
        p = s830;
        break;
      }
      l834: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
          const s832 = p;
          l833: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) { m.touched ||= p >= end; break l833; }
            p = skipAuthenticationName(p);
            if (p < 0) { break l833; }
            p = s832;
            break l834;
          }
          p = s832;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l835: {
        const s837 = p;
        l836: {
          p = readLineHolds(p);
          if (p < 0) { break l836; }
          l_holds = m.value as "";
          break l835;
        }
        p = s837;
        l_holds = null;
      }
      l838: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
          const s840 = p;
          const t841 = m.trail.length;
          l839: {
            p = readAnswer(p);
            if (p < 0) { break l839; }
            l_answer = m.value as YesNode | NoNode;
            break l838;
          }
          p = s840;
          if (m.trail.length > t841) m.trail.length = t841;
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
    l854: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        const s852 = p;
        l853: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l853; }
          p = skipRequestBodyName(p);
          if (p < 0) { break l853; }
          p = s852;
          break l854;
        }
        p = s852;
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
    l857: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
        const s855 = p;
        l856: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))))) { m.touched ||= p >= end; break l856; }
          p = skipResponseName(p);
          if (p < 0) { break l856; }
          p = s855;
          break l857;
        }
        p = s855;
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
    l849: {
      const s850 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        l851: {
          p = readRequestBodyLabel(p);
          if (p < 0) { break l851; }
          value = m.value as RequestBodyLabelNode;
          break l849;
        }
        p = s850;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l842: {
      const s843 = p;
      const t844 = m.trail.length;
      l845: {
        if (!m.reading.inside[7]) { break l845; }
        l848: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
            const s846 = p;
            l847: {
              p = skipBulletLead(p);
              if (p < 0) { break l847; }
              p = s846;
              break l848;
            }
            p = s846;
          } else m.touched ||= p >= end;
          break l845;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l845; }
        p = readBulletHolds(p);
        if (p < 0) { break l845; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)))) { m.touched ||= p >= end; break l845; }
        p = readJsonKind(p);
        if (p < 0) { break l845; }
        l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l845; }
        p = read_label(p);
        if (p < 0) { break l845; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = readJsonValue(p);
        if (p < 0) { break l845; }
        l_value = m.value as TemplateRemarkNode | LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l845; }
        break l842;
      }
      p = s843;
      if (m.trail.length > t844) m.trail.length = t844;
      if (!m.reading.inside[7]) { return -1; }
      let n861 = 0;
      l858: for (;;) {
        if (n861 >= 3) break;
        const s860 = p;
        l859: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l859; }
          p++;
          n861++;
          continue l858;
        }
        p = s860;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readJsonKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l862: {
        const s864 = p;
        l863: {
          p = readLineHolds(p);
          if (p < 0) { break l863; }
          l_holds = m.value as "";
          break l862;
        }
        p = s864;
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

  function readIndexesLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l877: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304))) {
        const s875 = p;
        l876: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)))) { m.touched ||= p >= end; break l876; }
          p = skipIndexesName(p);
          if (p < 0) { break l876; }
          p = s875;
          break l877;
        }
        p = s875;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: IndexesLabelNode = { type: 'IndexesLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readRelationshipsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l881: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        const s879 = p;
        l880: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)))) { m.touched ||= p >= end; break l880; }
          p = skipRelationshipsName(p);
          if (p < 0) { break l880; }
          p = s879;
          break l881;
        }
        p = s879;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RelationshipsLabelNode = { type: 'RelationshipsLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readConstraintsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l884: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
        const s882 = p;
        l883: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 67 || c === 99)))) { m.touched ||= p >= end; break l883; }
          p = skipConstraintsName(p);
          if (p < 0) { break l883; }
          p = s882;
          break l884;
        }
        p = s882;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: ConstraintsLabelNode = { type: 'ConstraintsLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readSqlKindCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    l872: {
      const s873 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304))) {
        l874: {
          p = readIndexesLabel(p);
          if (p < 0) { break l874; }
          value = m.value as IndexesLabelNode;
          break l872;
        }
        p = s873;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        l878: {
          p = readRelationshipsLabel(p);
          if (p < 0) { break l878; }
          value = m.value as RelationshipsLabelNode;
          break l872;
        }
        p = s873;
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
    l865: {
      const s866 = p;
      const t867 = m.trail.length;
      l868: {
        if (!m.reading.inside[8]) { break l868; }
        l871: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
            const s869 = p;
            l870: {
              p = skipBulletLead(p);
              if (p < 0) { break l870; }
              p = s869;
              break l871;
            }
            p = s869;
          } else m.touched ||= p >= end;
          break l868;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l868; }
        p = readBulletHolds(p);
        if (p < 0) { break l868; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l868; }
        p = readSqlKind(p);
        if (p < 0) { break l868; }
        l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l868; }
        p = read_label(p);
        if (p < 0) { break l868; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = readLineValue(p);
        if (p < 0) { break l868; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l868; }
        break l865;
      }
      p = s866;
      if (m.trail.length > t867) m.trail.length = t867;
      if (!m.reading.inside[8]) { return -1; }
      let n888 = 0;
      l885: for (;;) {
        if (n888 >= 3) break;
        const s887 = p;
        l886: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l886; }
          p++;
          n888++;
          continue l885;
        }
        p = s887;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readSqlKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l889: {
        const s891 = p;
        l890: {
          p = readLineHolds(p);
          if (p < 0) { break l890; }
          l_holds = m.value as "";
          break l889;
        }
        p = s891;
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
    l892: {
      const s893 = p;
      const t894 = m.trail.length;
      l895: {
        {
          const s896 = p;
          l897: {
            p = skipInMethod(p);
            if (p < 0) { break l897; }
            break l895;
          }
          p = s896;
        }
        if (!m.reading.inside[3]) { break l895; }
        l901: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
            const s899 = p;
            l900: {
              p = skipBulletLead(p);
              if (p < 0) { break l900; }
              p = s899;
              break l901;
            }
            p = s899;
          } else m.touched ||= p >= end;
          break l895;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l895; }
        p = readBulletHolds(p);
        if (p < 0) { break l895; }
        l_holds = m.value as string;
        l904: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
            const s902 = p;
            l903: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)))) { m.touched ||= p >= end; break l903; }
              p = skipComplexityName(p);
              if (p < 0) { break l903; }
              p = s902;
              break l904;
            }
            p = s902;
          } else m.touched ||= p >= end;
          break l895;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l895; }
        p = read_label(p);
        if (p < 0) { break l895; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l905: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
            const s907 = p;
            const t908 = m.trail.length;
            l906: {
              p = read_wholeNumber(p);
              if (p < 0) { break l906; }
              l_number = m.value as WholeNumberNode;
              break l905;
            }
            p = s907;
            if (m.trail.length > t908) m.trail.length = t908;
          } else m.touched ||= p >= end;
          l_number = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l895; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l895; }
        break l892;
      }
      p = s893;
      if (m.trail.length > t894) m.trail.length = t894;
      {
        const s909 = p;
        l910: {
          p = skipInMethod(p);
          if (p < 0) { break l910; }
          return -1;
        }
        p = s909;
      }
      if (!m.reading.inside[3]) { return -1; }
      let n915 = 0;
      l912: for (;;) {
        if (n915 >= 3) break;
        const s914 = p;
        l913: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l913; }
          p++;
          n915++;
          continue l912;
        }
        p = s914;
        break;
      }
      l918: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
          const s916 = p;
          l917: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)))) { m.touched ||= p >= end; break l917; }
            p = skipComplexityName(p);
            if (p < 0) { break l917; }
            p = s916;
            break l918;
          }
          p = s916;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l919: {
        const s921 = p;
        l920: {
          p = readLineHolds(p);
          if (p < 0) { break l920; }
          l_holds = m.value as "";
          break l919;
        }
        p = s921;
        l_holds = null;
      }
      l922: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
          const s924 = p;
          const t925 = m.trail.length;
          l923: {
            p = read_wholeNumber(p);
            if (p < 0) { break l923; }
            l_number = m.value as WholeNumberNode;
            break l922;
          }
          p = s924;
          if (m.trail.length > t925) m.trail.length = t925;
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
    l935: {
      const s936 = p;
      l937: {
        {
          const s938 = p;
          l939: {
            if (!m.reading.inside[12]) { break l939; }
            break l937;
          }
          p = s938;
        }
        let n944 = 0;
        l941: for (;;) {
          if (n944 >= 3) break;
          const s943 = p;
          l942: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l942; }
            p++;
            n944++;
            continue l941;
          }
          p = s943;
          break;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l937; }
        p = skipLabelAhead(p);
        if (p < 0) { break l937; }
        break l935;
      }
      p = s936;
      if (!m.reading.inside[12]) { return -1; }
      let n948 = 0;
      l945: for (;;) {
        if (n948 >= 3) break;
        const s947 = p;
        l946: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l946; }
          p++;
          n948++;
          continue l945;
        }
        p = s947;
        break;
      }
      l951: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 304))) {
          const s949 = p;
          l950: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l950; }
            p = skipComponentName(p);
            if (p < 0) { break l950; }
            p = s949;
            break l951;
          }
          p = s949;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l954: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        const s952 = p;
        l953: {
          p = skipBulletLead(p);
          if (p < 0) { break l953; }
          l957: {
            const s955 = p;
            l956: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              p = skip_knownName(p);
              if (p < 0) { break l956; }
              p = s955;
              break l957;
            }
            p = s955;
            break l953;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l953; }
          p = skipLabelAhead(p);
          if (p < 0) { break l953; }
          p = s952;
          break l954;
        }
        p = s952;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s958 = p;
      l959: {
        p = skipHeldBullet(p);
        if (p < 0) { break l959; }
        return -1;
      }
      p = s958;
    }
    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near970 = p + 4;
    while (p < near970 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near970) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    l971: for (;;) {
      const s973 = p;
      if (p < end) {
        l972: {
          if (p < end) {
            {
              const s975 = p;
              l976: {
                p = skipParagraphStop(p);
                if (p < 0) { break l976; }
                break l972;
              }
              p = s975;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l972; }
          p = skipLine(p);
          if (p < 0) { break l972; }
          continue l971;
        }
        p = s973;
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
        const s963 = p;
        l964: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l964; }
          return -1;
        }
        p = s963;
      }
    } else m.touched ||= p >= end;
    l968: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s966 = p;
        l967: {
          const near969 = p + 4;
          while (p < near969 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near969) p = STOPS_7.next(p);
          m.touched ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l967; }
          p++;
          p = s966;
          break l968;
        }
        p = s966;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipListedHeading(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l926: {
      const s927 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
        l928: {
          l931: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
              const s929 = p;
              l930: {
                p = skipLabelGate(p);
                if (p < 0) { break l930; }
                p = s929;
                break l931;
              }
              p = s929;
            } else m.touched ||= p >= end;
            break l928;
          }
          l932: {
            const s933 = p;
            l934: {
              p = skipPlainLabelAhead(p);
              if (p < 0) { break l934; }
              break l932;
            }
            p = s933;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l928; }
            p = skipBulletLabelAhead(p);
            if (p < 0) { break l928; }
          }
          break l926;
        }
        p = s927;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l961: {
          p = skipItemStop(p);
          if (p < 0) { break l961; }
          break l926;
        }
        p = s927;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l962: {
          p = skipThematicBreak(p);
          if (p < 0) { break l962; }
          break l926;
        }
        p = s927;
      } else m.touched ||= p >= end;
      p = skipListedAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readRequestParametersLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l990: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false))) {
        const s988 = p;
        l989: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114))))) { m.touched ||= p >= end; break l989; }
          p = skipRequestParametersName(p);
          if (p < 0) { break l989; }
          p = s988;
          break l990;
        }
        p = s988;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RequestParametersLabelNode = { type: 'RequestParametersLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readParametersLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l996: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
        const s994 = p;
        l995: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)))) { m.touched ||= p >= end; break l995; }
          p = skipParametersName(p);
          if (p < 0) { break l995; }
          p = s994;
          break l996;
        }
        p = s994;
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
    l999: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
        const s997 = p;
        l998: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false)))) { m.touched ||= p >= end; break l998; }
          p = skipRaisesName(p);
          if (p < 0) { break l998; }
          p = s997;
          break l999;
        }
        p = s997;
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
    l985: {
      const s986 = p;
      l987: {
        if (!m.reading.inside[7]) { break l987; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)))) { m.touched ||= p >= end; break l987; }
        p = readRequestParametersLabel(p);
        if (p < 0) { break l987; }
        value = m.value as RequestParametersLabelNode;
        break l985;
      }
      p = s986;
      p = skipInMethod(p);
      if (p < 0) { return -1; }
      l991: {
        const s992 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
          l993: {
            p = readParametersLabel(p);
            if (p < 0) { break l993; }
            value = m.value as ParametersLabelNode;
            break l991;
          }
          p = s992;
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
    l978: {
      const s979 = p;
      const t980 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l981: {
          l984: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s982 = p;
              l983: {
                p = skipBulletLead(p);
                if (p < 0) { break l983; }
                p = s982;
                break l984;
              }
              p = s982;
            } else m.touched ||= p >= end;
            break l981;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l981; }
          p = readBulletHolds(p);
          if (p < 0) { break l981; }
          l_holds = m.value as string;
          p = readEntriesKind(p);
          if (p < 0) { break l981; }
          l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l981; }
          p = read_label(p);
          if (p < 0) { break l981; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readEntriesValue(p);
          if (p < 0) { break l981; }
          l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l981; }
          break l978;
        }
        p = s979;
        if (m.trail.length > t980) m.trail.length = t980;
      } else m.touched ||= p >= end;
      let n1003 = 0;
      l1000: for (;;) {
        if (n1003 >= 3) break;
        const s1002 = p;
        l1001: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1001; }
          p++;
          n1003++;
          continue l1000;
        }
        p = s1002;
        break;
      }
      p = readEntriesKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1004: {
        const s1006 = p;
        l1005: {
          p = readLineHolds(p);
          if (p < 0) { break l1005; }
          l_holds = m.value as "";
          break l1004;
        }
        p = s1006;
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

  function readFailuresHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: FailureTextNode | LineValueNode;
    l1007: {
      const s1008 = p;
      const t1009 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1010: {
          l1013: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1011 = p;
              l1012: {
                p = skipBulletLead(p);
                if (p < 0) { break l1012; }
                p = s1011;
                break l1013;
              }
              p = s1011;
            } else m.touched ||= p >= end;
            break l1010;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1010; }
          p = readBulletHolds(p);
          if (p < 0) { break l1010; }
          l_holds = m.value as string;
          l1016: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false))) {
              const s1014 = p;
              l1015: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)))) { m.touched ||= p >= end; break l1015; }
                p = skipErrorResponsesName(p);
                if (p < 0) { break l1015; }
                p = s1014;
                break l1016;
              }
              p = s1014;
            } else m.touched ||= p >= end;
            break l1010;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1010; }
          p = read_label(p);
          if (p < 0) { break l1010; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readFailuresValue(p);
          if (p < 0) { break l1010; }
          l_value = m.value as FailureTextNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1010; }
          break l1007;
        }
        p = s1008;
        if (m.trail.length > t1009) m.trail.length = t1009;
      } else m.touched ||= p >= end;
      let n1020 = 0;
      l1017: for (;;) {
        if (n1020 >= 3) break;
        const s1019 = p;
        l1018: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1018; }
          p++;
          n1020++;
          continue l1017;
        }
        p = s1019;
        break;
      }
      l1023: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false))) {
          const s1021 = p;
          l1022: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)))) { m.touched ||= p >= end; break l1022; }
            p = skipErrorResponsesName(p);
            if (p < 0) { break l1022; }
            p = s1021;
            break l1023;
          }
          p = s1021;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1024: {
        const s1026 = p;
        l1025: {
          p = readLineHolds(p);
          if (p < 0) { break l1025; }
          l_holds = m.value as "";
          break l1024;
        }
        p = s1026;
        l_holds = null;
      }
      p = readFailuresValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as FailureTextNode | LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: FailuresHeadNode = { type: 'FailuresHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
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
    let n1030 = 0;
    l1027: for (;;) {
      if (n1030 >= 3) break;
      const s1029 = p;
      l1028: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1028; }
        p++;
        n1030++;
        continue l1027;
      }
      p = s1029;
      break;
    }
    l1033: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
        const s1031 = p;
        l1032: {
          p = skipLabelMark(p);
          if (p < 0) { break l1032; }
          p = s1031;
          break l1033;
        }
        p = s1031;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s1034 = p;
      l1035: {
        while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
        m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
        m.touched ||= p >= end;
        p = skip_knownName(p);
        if (p < 0) { break l1035; }
        return -1;
      }
      p = s1034;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l1037: {
      const s1039 = p;
      l1038: {
        p = readLineHolds(p);
        if (p < 0) { break l1038; }
        l_holds = m.value as "";
        break l1037;
      }
      p = s1039;
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

  function readColumnsHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l1040: {
      const s1041 = p;
      const t1042 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1043: {
          l1046: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1044 = p;
              l1045: {
                p = skipBulletLead(p);
                if (p < 0) { break l1045; }
                p = s1044;
                break l1046;
              }
              p = s1044;
            } else m.touched ||= p >= end;
            break l1043;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1043; }
          p = readBulletHolds(p);
          if (p < 0) { break l1043; }
          l_holds = m.value as string;
          l1049: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false))) {
              const s1047 = p;
              l1048: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)))) { m.touched ||= p >= end; break l1048; }
                p = skipColumnsName(p);
                if (p < 0) { break l1048; }
                p = s1047;
                break l1049;
              }
              p = s1047;
            } else m.touched ||= p >= end;
            break l1043;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1043; }
          p = read_label(p);
          if (p < 0) { break l1043; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readLineValue(p);
          if (p < 0) { break l1043; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1043; }
          break l1040;
        }
        p = s1041;
        if (m.trail.length > t1042) m.trail.length = t1042;
      } else m.touched ||= p >= end;
      let n1053 = 0;
      l1050: for (;;) {
        if (n1053 >= 3) break;
        const s1052 = p;
        l1051: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1051; }
          p++;
          n1053++;
          continue l1050;
        }
        p = s1052;
        break;
      }
      l1056: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false))) {
          const s1054 = p;
          l1055: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)))) { m.touched ||= p >= end; break l1055; }
            p = skipColumnsName(p);
            if (p < 0) { break l1055; }
            p = s1054;
            break l1056;
          }
          p = s1054;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1057: {
        const s1059 = p;
        l1058: {
          p = readLineHolds(p);
          if (p < 0) { break l1058; }
          l_holds = m.value as "";
          break l1057;
        }
        p = s1059;
        l_holds = null;
      }
      p = readLineValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: ColumnsHeadNode = { type: 'ColumnsHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
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
    l1060: {
      const s1061 = p;
      const t1062 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1063: {
          l1066: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1064 = p;
              l1065: {
                p = skipBulletLead(p);
                if (p < 0) { break l1065; }
                p = s1064;
                break l1066;
              }
              p = s1064;
            } else m.touched ||= p >= end;
            break l1063;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1063; }
          p = readBulletHolds(p);
          if (p < 0) { break l1063; }
          l_holds = m.value as string;
          l1069: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
              const s1067 = p;
              l1068: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1068; }
                p = skipDependenciesName(p);
                if (p < 0) { break l1068; }
                p = s1067;
                break l1069;
              }
              p = s1067;
            } else m.touched ||= p >= end;
            break l1063;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1063; }
          p = read_label(p);
          if (p < 0) { break l1063; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readNamesValue(p);
          if (p < 0) { break l1063; }
          l_value = m.value as NameLineNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1063; }
          break l1060;
        }
        p = s1061;
        if (m.trail.length > t1062) m.trail.length = t1062;
      } else m.touched ||= p >= end;
      let n1073 = 0;
      l1070: for (;;) {
        if (n1073 >= 3) break;
        const s1072 = p;
        l1071: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1071; }
          p++;
          n1073++;
          continue l1070;
        }
        p = s1072;
        break;
      }
      l1076: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
          const s1074 = p;
          l1075: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1075; }
            p = skipDependenciesName(p);
            if (p < 0) { break l1075; }
            p = s1074;
            break l1076;
          }
          p = s1074;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1077: {
        const s1079 = p;
        l1078: {
          p = readLineHolds(p);
          if (p < 0) { break l1078; }
          l_holds = m.value as "";
          break l1077;
        }
        p = s1079;
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

  function readNotesHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l1080: {
      const s1081 = p;
      const t1082 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1083: {
          l1086: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1084 = p;
              l1085: {
                p = skipBulletLead(p);
                if (p < 0) { break l1085; }
                p = s1084;
                break l1086;
              }
              p = s1084;
            } else m.touched ||= p >= end;
            break l1083;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1083; }
          p = readBulletHolds(p);
          if (p < 0) { break l1083; }
          l_holds = m.value as string;
          l1089: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 304))) {
              const s1087 = p;
              l1088: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1088; }
                p = skipNotesName(p);
                if (p < 0) { break l1088; }
                p = s1087;
                break l1089;
              }
              p = s1087;
            } else m.touched ||= p >= end;
            break l1083;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1083; }
          p = read_label(p);
          if (p < 0) { break l1083; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readLineValue(p);
          if (p < 0) { break l1083; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1083; }
          break l1080;
        }
        p = s1081;
        if (m.trail.length > t1082) m.trail.length = t1082;
      } else m.touched ||= p >= end;
      let n1093 = 0;
      l1090: for (;;) {
        if (n1093 >= 3) break;
        const s1092 = p;
        l1091: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1091; }
          p++;
          n1093++;
          continue l1090;
        }
        p = s1092;
        break;
      }
      l1096: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 304))) {
          const s1094 = p;
          l1095: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1095; }
            p = skipNotesName(p);
            if (p < 0) { break l1095; }
            p = s1094;
            break l1096;
          }
          p = s1094;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l_holds = '';
      p = readLineValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: NotesHeadNode = { type: 'NotesHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readInterfacesHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string | null;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l1097: {
      const s1098 = p;
      const t1099 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1100: {
          l1103: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1101 = p;
              l1102: {
                p = skipBulletLead(p);
                if (p < 0) { break l1102; }
                p = s1101;
                break l1103;
              }
              p = s1101;
            } else m.touched ||= p >= end;
            break l1100;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1100; }
          p = readBulletHolds(p);
          if (p < 0) { break l1100; }
          l_holds = m.value as string;
          l1106: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c === 304))) {
              const s1104 = p;
              l1105: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1105; }
                p = skipInterfacesName(p);
                if (p < 0) { break l1105; }
                p = s1104;
                break l1106;
              }
              p = s1104;
            } else m.touched ||= p >= end;
            break l1100;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1100; }
          p = read_label(p);
          if (p < 0) { break l1100; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readLineValue(p);
          if (p < 0) { break l1100; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1100; }
          break l1097;
        }
        p = s1098;
        if (m.trail.length > t1099) m.trail.length = t1099;
      } else m.touched ||= p >= end;
      let n1110 = 0;
      l1107: for (;;) {
        if (n1110 >= 3) break;
        const s1109 = p;
        l1108: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1108; }
          p++;
          n1110++;
          continue l1107;
        }
        p = s1109;
        break;
      }
      l1113: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c === 304))) {
          const s1111 = p;
          l1112: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1112; }
            p = skipInterfacesName(p);
            if (p < 0) { break l1112; }
            p = s1111;
            break l1113;
          }
          p = s1111;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1114: {
        const s1116 = p;
        l1115: {
          p = readLineHolds(p);
          if (p < 0) { break l1115; }
          l_holds = m.value as "";
          break l1114;
        }
        p = s1116;
        l_holds = null;
      }
      p = readLineValue(p);
      if (p < 0) { return -1; }
      l_value = m.value as LineValueNode;
      p = noteValueEnd(p);
      if (p < 0) { return -1; }
    }
    const node: InterfacesHeadNode = { type: 'InterfacesHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function skipComponentStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l1117: {
      const s1118 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l1119: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l1119; }
          break l1117;
        }
        p = s1118;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        {
          const s1120 = p;
          l1121: {
            p = skipMethodAhead(p);
            if (p < 0) { break l1121; }
            return -1;
          }
          p = s1120;
        }
      } else m.touched ||= p >= end;
      l1125: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1123 = p;
          l1124: {
            p = skipHeadingLike(p);
            if (p < 0) { break l1124; }
            p = s1123;
            break l1125;
          }
          p = s1123;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1126: {
        const s1127 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l1128: {
            l1131: {
              if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
                const s1129 = p;
                l1130: {
                  p = skipH3(p);
                  if (p < 0) { break l1130; }
                  p = s1129;
                  break l1131;
                }
                p = s1129;
              } else m.touched ||= p >= end;
              break l1128;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l1128; }
            p = skipComponentHeading(p);
            if (p < 0) { break l1128; }
            break l1126;
          }
          p = s1127;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l1132: {
            p = skipSectionHeading(p);
            if (p < 0) { break l1132; }
            break l1126;
          }
          p = s1127;
        } else m.touched ||= p >= end;
        l1133: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l1133; }
          break l1126;
        }
        p = s1127;
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
    l1175: {
      const s1176 = p;
      const t1177 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1178: {
          p = readParameterName(p);
          if (p < 0) { break l1178; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l1179: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s1181 = p;
              l1180: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1180; }
                p = readTypeText(p);
                if (p < 0) { break l1180; }
                l_annotation = m.value as TypeTextNode;
                break l1179;
              }
              p = s1181;
            } else m.touched ||= p >= end;
            l_annotation = null;
          }
          l1182: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s1184 = p;
              l1183: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1183; }
                p = readDefaultText(p);
                if (p < 0) { break l1183; }
                l_fallback = m.value as DefaultTextNode;
                break l1182;
              }
              p = s1184;
            } else m.touched ||= p >= end;
            l_fallback = null;
          }
          l1187: {
            const s1185 = p;
            l1186: {
              p = skipParameterEnd(p);
              if (p < 0) { break l1186; }
              p = s1185;
              break l1187;
            }
            p = s1185;
            break l1178;
          }
          break l1175;
        }
        p = s1176;
        if (m.trail.length > t1177) m.trail.length = t1177;
        l_fallback = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l1171: {
      const s1172 = p;
      const t1173 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1174: {
          p = readParameter(p);
          if (p < 0) { break l1174; }
          value = m.value as ParameterNode;
          l1188: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s1190 = p;
              l1189: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l1188;
              }
              p = s1190;
            } else m.touched ||= p >= end;
          }
          break l1171;
        }
        p = s1172;
        if (m.trail.length > t1173) m.trail.length = t1173;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = readBadParameter(p);
      if (p < 0) { return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l1191: {
      const s1192 = p;
      const t1193 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l1194: {

          p++;
          break l1191;
        }
        p = s1192;
        if (m.trail.length > t1193) m.trail.length = t1193;
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
    const list1169: (ParameterNode | BadParameterNode)[] = [];
    l1164: for (;;) {
      const s1166 = p;
      const t1167 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
        l1165: {
          let v1168!: ParameterNode | BadParameterNode;
          p = readParameterItem(p);
          if (p < 0) { break l1165; }
          v1168 = m.value as ParameterNode | BadParameterNode;
          list1169.push(v1168);
          continue l1164;
        }
        p = s1166;
        if (m.trail.length > t1167) m.trail.length = t1167;
      } else m.touched ||= p >= end;
      break;
    }
    l_items = list1169;
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
    l1160: {
      const s1161 = p;
      const t1162 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l1163: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l1163; }
          p = readParameters(p);
          if (p < 0) { break l1163; }
          value = m.value as ParametersNode;
          break l1160;
        }
        p = s1161;
        if (m.trail.length > t1162) m.trail.length = t1162;
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
    let m1202 = false;
    l1199: for (;;) {
      const s1201 = p;
      if (p < end) {
        l1200: {
          p = skipReturnPiece(p);
          if (p < 0) { break l1200; }
          m1202 = true;
          continue l1199;
        }
        p = s1201;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m1202) { return -1; }
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
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
    l1203: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s1205 = p;
        l1204: {

          p++;
          break l1203;
        }
        p = s1205;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l1206: {
      if (p < end) {
        const s1208 = p;
        const t1209 = m.trail.length;
        l1207: {
          p = readBadSignatureRest(p);
          if (p < 0) { break l1207; }
          break l1206;
        }
        p = s1208;
        if (m.trail.length > t1209) m.trail.length = t1209;
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
    l1145: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s1147 = p;
        l1146: {
          let e1148!: "async";
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l1146;
          }
          e1148 = "async";
          p += 5;
          let e1149!: string[];
          const list1154: string[] = [];
          l1150: for (;;) {
            const s1152 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1151: {
                let v1153!: string;
                p = readBlank(p);
                if (p < 0) { break l1151; }
                v1153 = m.value as string;
                list1154.push(v1153);
                continue l1150;
              }
              p = s1152;
            } else m.touched ||= p >= end;
            break;
          }
          if (list1154.length === 0) { break l1146; }
          e1149 = list1154;
          l_isAsync = [e1148, e1149];
          break l1145;
        }
        p = s1147;
      } else m.touched ||= p >= end;
      l_isAsync = null;
    }
    l1156: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s1158 = p;
        l1157: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l1157;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l1157; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l1156;
        }
        p = s1158;
      } else m.touched ||= p >= end;
    }
    const s1159 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    l_name = text.slice(s1159, p);
    p = readSignatureList(p);
    if (p < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    l1195: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8211 || c === 8594))) {
        const s1197 = p;
        const t1198 = m.trail.length;
        l1196: {
          p = readResult(p);
          if (p < 0) { break l1196; }
          l_result = m.value as ResultNode;
          break l1195;
        }
        p = s1197;
        if (m.trail.length > t1198) m.trail.length = t1198;
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
    l1134: {
      const s1135 = p;
      const t1136 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1137: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1137; }
          {
            const s1138 = p;
            l1139: {
              p = skipTextInNotes(p);
              if (p < 0) { break l1139; }
              break l1137;
            }
            p = s1138;
          }
          let n1144 = 0;
          l1141: for (;;) {
            if (n1144 >= 3) break;
            const s1143 = p;
            l1142: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1142; }
              p++;
              n1144++;
              continue l1141;
            }
            p = s1143;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1137; }
          p = readMark(p);
          if (p < 0) { break l1137; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1137; }
          p = readSignature(p);
          if (p < 0) { break l1137; }
          l_signature = m.value as SignatureNode;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1137; }
          break l1134;
        }
        p = s1135;
        if (m.trail.length > t1136) m.trail.length = t1136;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1210: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1210; }
          {
            const s1211 = p;
            l1212: {
              if (!m.reading.inside[12]) { break l1212; }
              break l1210;
            }
            p = s1211;
          }
          let n1217 = 0;
          l1214: for (;;) {
            if (n1217 >= 3) break;
            const s1216 = p;
            l1215: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1215; }
              p++;
              n1217++;
              continue l1214;
            }
            p = s1216;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1210; }
          p = readMark(p);
          if (p < 0) { break l1210; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1210; }
          p = readBadMethodTitle(p);
          if (p < 0) { break l1210; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1210; }
          p = readSignature(p);
          if (p < 0) { break l1210; }
          l_signature = m.value as SignatureNode;
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1210; }
          break l1134;
        }
        p = s1135;
        if (m.trail.length > t1136) m.trail.length = t1136;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      l1220: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1218 = p;
          l1219: {
            p = skipSetextAhead(p);
            if (p < 0) { break l1219; }
            p = s1218;
            break l1220;
          }
          p = s1218;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1223: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1221 = p;
          l1222: {
            const near1224 = p + 4;
            while (p < near1224 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near1224) p = STOPS_7.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1222; }
            p++;
            p = s1221;
            break l1223;
          }
          p = s1221;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l1225: {
      const s1226 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l1227: {
          p = skipItemStop(p);
          if (p < 0) { break l1227; }
          break l1225;
        }
        p = s1226;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_69[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipComponentLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l1228: {
      const s1229 = p;
      const t1230 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l1231: {
          let e1232!: string[];
          const list1237: string[] = [];
          l1233: for (;;) {
            const s1235 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1234: {
                let v1236!: string;
                p = readBlank(p);
                if (p < 0) { break l1234; }
                v1236 = m.value as string;
                list1237.push(v1236);
                continue l1233;
              }
              p = s1235;
            } else m.touched ||= p >= end;
            break;
          }
          e1232 = list1237;
          let e1239!: "\n" | BadLineEndNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l1231; }
          p = readEol(p);
          if (p < 0) { break l1231; }
          e1239 = m.value as "\n" | BadLineEndNode;
          value = [e1232, e1239];
          break l1228;
        }
        p = s1229;
        if (m.trail.length > t1230) m.trail.length = t1230;
      } else m.touched ||= p >= end;
      let e1240!: string[];
      const list1245: string[] = [];
      l1241: for (;;) {
        const s1243 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l1242: {
            let v1244!: string;
            p = readBlank(p);
            if (p < 0) { break l1242; }
            v1244 = m.value as string;
            list1245.push(v1244);
            continue l1241;
          }
          p = s1243;
        } else m.touched ||= p >= end;
        break;
      }
      if (list1245.length === 0) { return -1; }
      e1240 = list1245;
      let e1247!: null;
      p = readEof(p);
      if (p < 0) { return -1; }
      e1247 = m.value as null;
      value = [e1240, e1247];
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
  const STARTS_5 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73],
    [79, 79], [86, 86], [88, 88], [92, 97], [111, 111], [124, 65535]);
  const STARTS_6 = startsOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95],
    [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [304, 304]);
  const STARTS_7 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [73, 73],
    [84, 84], [86, 86], [88, 88], [92, 96], [116, 116], [124, 65535]);
  const STARTS_8 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73],
    [86, 86], [88, 88], [92, 97], [124, 65535]);
  const STARTS_9 = startsOf([9, 9], [32, 32], [42, 42], [49, 53], [95, 96]);
  const STARTS_10 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101,
      101], [114, 114]);
  const STARTS_11 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [69, 69],
    [73, 73], [86, 86], [88, 88], [92, 97], [101, 101], [124, 65535]);
  const STARTS_12 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99],
    [102, 102]);
  const STARTS_13 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68],
    [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 65535]);
  const STARTS_14 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
  const STARTS_15 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105,
      105], [110, 110], [304, 304]);
  const STARTS_16 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const STARTS_17 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105,
      105], [109, 109], [304, 304]);
  const STARTS_18 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67],
    [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 65535]);
  const STARTS_19 = startsOf([32, 32], [35, 35]);
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
  const skipTitleOrnament = choice(m, seq(skipNumber, optional(m, one(m, ").:")), run(m, "\t ", 1)), seq(run(m,
        "IVX", 1), one(m, ")."), run(m, "\t ", 1)), run(m, "*:_`", 1), one(m, "^\t\n\r\u001b \"#'(*/-:<A-[_-{"),
    one(m, "\t "));
  const skipTitleDecoration = many(m, 1, skipTitleOrnament);
  const skipBadTitleDecoration = skipTitleDecoration;
  const skipBadTitleMark = run(m, "*_`", 1);
  const skipClosingMarks = seq(run(m, "\t ", 1), run(m, "#", 1), and(m, seq(run(m, "\t "), optional(m,
          skipLineNoise), run(m, "\t "), skipLineEnd)));
  const skipHeadingEndAhead = coded(skipHeadingEndAheadCode, null, true);
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
  const skipNamedSetext = coded(skipNamedSetextCode, "^\n\r\u001b\"#'(/<BF-HJ-NPQSUWY-[bf-npqsu-{", true);
  const skipThematicBreak = coded(skipThematicBreakCode, " *\\-_", true);
  const skipBulletSign = coded(skipBulletSignCode, "*+\\-0-9", true);
  const skipBulletMark = coded(skipBulletMarkCode, "\t *+\\-0-9", true);
  const skipFenceRunHere = coded(skipFenceRunHereCode, "`~", true);
  const skipFenceStart = coded(skipFenceStartCode, " `~", true);
  const skipLabel = coded(skipLabelCode, "*", true);
  const skipKnownWord = choice(m, seq(caseless(m, "task"), run(m, "\t ", 1), caseless(m, "id")), caseless(m,
    "timestamp"), caseless(m, "description"), seq(caseless(m, "authentication"), run(m, "\t ", 1), caseless(m,
    "required")), seq(caseless(m, "rate"), run(m, "\t ", 1), caseless(m, "limit")), seq(caseless(m, "request"),
      run(m, "\t ", 1), choice(m, caseless(m, "parameters"), caseless(m, "body"))), seq(caseless(m, "response"),
      run(m, "\t ", 1), caseless(m, "(success)")), seq(caseless(m, "error"), run(m, "\t ", 1), caseless(m,
    "responses")), caseless(m, "columns"), caseless(m, "indexes"), caseless(m, "relationships"), caseless(m,
    "constraints"), seq(caseless(m, "semantic"), run(m, "\t ", 1), caseless(m, "unit")), caseless(m,
    "responsibility"), caseless(m, "dependencies"), caseless(m, "interfaces"), caseless(m, "parameters"),
    caseless(m, "returns"), caseless(m, "raises"), seq(caseless(m, "implementation"), run(m, "\t ", 1), caseless(m,
    "notes")), seq(caseless(m, "estimated"), run(m, "\t ", 1), caseless(m, "complexity")), seq(caseless(m,
      "validation"), run(m, "\t ", 1), caseless(m, "criteria")), caseless(m, "severity"));
  const skipKnownName = skipKnownWord;
  const skipBadLabel = choice(m, seq(lit(m, "__"), run(m, "^\n\r:_", 1), choice(m, seq(lit(m, ":"), run(m, "\t "),
          lit(m, "__")), seq(lit(m, "__"), run(m, "\t "), lit(m, ":")))), seq(lit(m, "*"), skipKnownName, choice(m,
        seq(lit(m, ":"), run(m, "\t "), lit(m, "*")), seq(lit(m, "*"), run(m, "\t "), lit(m, ":")))), seq(lit(m,
      "**"), skipKnownName, lit(m, "**"), and(m, choice(m, seq(run(m, "\t "), skipLineEnd), seq(run(m, "\t ", 1),
            one(m, "^\t\n\r :"))))), seq(lit(m, "**"), skipKnownName, run(m, "\t "), lit(m, ":"), and(m, seq(run(m,
          "\t "), run(m, "^\n\r*", 1), lit(m, "**"), run(m, "\t "), skipLineEnd))), seq(skipKnownName, run(m,
      "\t "), one(m, ":\uff1a")));
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
  const skipSectionEnd = seq(optional(m, skipSectionRemark), run(m, "\t *:_`"), skipHeadingEndAhead);
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
  const readBadLabel = mistake(m, (start, end, raw, l) => ({ type: 'BadLabel', start, end, raw, name: l[0],
        open: l[1] ?? null }), seq(lit(m, "__"), label(m, 0, readUnderscoredName), choice(m, seq(lit(m, ":"), run(m,
          "\t "), lit(m, "__")), seq(lit(m, "__"), run(m, "\t "), lit(m, ":")))), seq(lit(m, "*"), label(m, 0,
        readKnownName), choice(m, seq(lit(m, ":"), run(m, "\t "), lit(m, "*")), seq(lit(m, "*"), run(m, "\t "),
          lit(m, ":")))), seq(lit(m, "**"), label(m, 0, readKnownName), lit(m, "**"), and(m, choice(m, seq(run(m,
            "\t "), skipLineEnd), seq(run(m, "\t ", 1), one(m, "^\t\n\r :"))))), seq(label(m, 1, lit(m, "**")),
      label(m, 0, readKnownName), run(m, "\t "), lit(m, ":"), and(m, seq(run(m, "\t "), run(m, "^\n\r*", 1), lit(m,
          "**"), run(m, "\t "), skipLineEnd))), seq(label(m, 0, readKnownName), run(m, "\t "), one(m, ":\uff1a")));
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
  const readBulletColumn = action(m, (labels) => { const lead = labels[0] as string; return lead; }, seq(label(m, 0,
        text(m, run(m, "\t "))), skipBulletSign, choice(m, run(m, "\t ", 1), and(m, skipLineEnd))));
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
  const skipTitleStart = choice(m, seq(skipIndent, repeat(m, { least: 1, most: 3 }, lit(m, "#")), run(m, "\t "),
      optional(m, skipLineNoise), optional(m, skipTitleDecoration)), optional(m, skipTitleDecoration));
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
  const skipBadTitleNumber = seq(skipNumber, one(m, ")."), run(m, "\t ", 1));
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
  const skipSchemaHeading = choice(m, seq(and(m, choice(m, skipH2, skipH3, skipH4)), skipIndent, skipMark,
      optional(m, skipBadTitleNumber), and(m, skipTableWord), skip_pair, skipHeadingEnd), seq(and(m, skipH3),
      skipIndent, skipMark, optional(m, skipBadTitleNumber), skipTitleText, skipHeadingEnd), seq(and(m,
        skipSetextAhead), and(m, skipTableWord), skip_pair, skipHeadingEnd, skipBadSetext));
  const readInComponent = inside(m, 3);
  const skipInComponent = readInComponent;
  const skipMethodLevel = coded(skipMethodLevelCode, " #", true);
  const readInNotes = inside(m, 12);
  const skipInNotes = readInNotes;
  const skipParenthesis = coded(skipParenthesisCode, "^\n\r", true);
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
      skipTitleText, skipHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipComponentWord), skip_pair,
      skipHeadingEnd, skipBadSetext));
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
  const leaf307 = leaf(m, readStackHeading);
  const readTechnology = node(m, (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
    seq(skipIndent, label(m, 0, read_label), run(m, "\t "), label(m, 1, readLineValue), noteValueEnd));
  const leaf309 = leaf(m, readTechnology);
  const readAssumptionsHeading = node(m, (start, end, l) => ({ type: 'AssumptionsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "assumption"))), label(m, 0,
        readSectionHeading)));
  const leaf311 = leaf(m, readAssumptionsHeading);
  const skipContractsName = choice(m, caseless(m, "api"), caseless(m, "endpoints"));
  const readContractsHeading = node(m, (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipContractsName)), label(m, 0, readSectionHeading)));
  const leaf313 = leaf(m, readContractsHeading);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipMethodAhead = coded(skipMethodAheadCode, " #", true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const leaf316 = leaf(m, not(m, skipItemStop));
  const readBadTitleNumber = mistake(m, (start, end, raw) => ({ type: 'BadTitleNumber', start, end, raw }),
    seq(skipNumber, one(m, ")."), run(m, "\t ", 1)));
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
  const leaf320 = leaf(m, readContractHeading);
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
        "(success)"), caseless(m, "body"), caseless(m, "schema"), caseless(m, "success")), skipClose),
    seq(optional(m, seq(caseless(m, "success"), run(m, "\t _", 1))), caseless(m, "response"), skipClose));
  const readResponseLabel = coded(readResponseLabelCode, "\t *RS_rs", true);
  const readJsonKind = coded(readJsonKindCode, "\t *RS_rs", true);
  const readTemplateRemark = node(m, (start, end) => ({ type: 'TemplateRemark', start, end }), seq(lit(m, "("),
      run(m, "\t "), caseless(m, "if"), run(m, "\t ", 1), caseless(m, "applicable"), optional(m, seq(run(m, "\t "),
          lit(m, "-"), run(m, " /A-Z"))), lit(m, ")"), and(m, seq(run(m, "\t "), skipLineEnd))));
  const readJsonValue = choice(m, readTemplateRemark, readLineValue);
  const readJsonHead = coded(readJsonHeadCode, null);
  const skipIndexesName = seq(choice(m, caseless(m, "indexes"), caseless(m, "indices"), caseless(m, "index")),
    skipClose);
  const readIndexesLabel = coded(readIndexesLabelCode, "\t *I_i\u0130", true);
  const skipRelationshipsName = choice(m, seq(choice(m, caseless(m, "relationships"), caseless(m, "relationship"),
        caseless(m, "relations")), skipClose), seq(caseless(m, "foreign"), run(m, "\t _", 1), caseless(m, "keys"),
      skipClose));
  const readRelationshipsLabel = coded(readRelationshipsLabelCode, "\t *FR_fr", true);
  const skipConstraintsName = choice(m, seq(choice(m, caseless(m, "constraints"), caseless(m, "constraint"),
        caseless(m, "checks")), skipClose), seq(caseless(m, "check"), run(m, "\t _", 1), caseless(m, "constraints"),
      skipClose));
  const readConstraintsLabel = coded(readConstraintsLabelCode, "\t *C_c", true);
  const readSqlKind = coded(readSqlKindCode, "\t *CFIR_cfir\u0130", true);
  const readSqlHead = coded(readSqlHeadCode, null);
  const skipComplexityName = seq(optional(m, seq(caseless(m, "estimated"), run(m, "\t _", 1))), caseless(m,
    "complexity"), skipClose);
  const readWholeNumber = node(m, (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }), label(m, 0,
      text(m, run(m, "0-9", 1))));
  const read_wholeNumber = pick(m, 1, noteAnswerGap, readWholeNumber, run(m, "*`"), not(m, one(m, ",-/")));
  const readNumberHead = coded(readNumberHeadCode, null);
  const leaf330 = leaf(m, choice(m, readTextHead, readAnswerHead, readJsonHead, readSqlHead, readNumberHead));
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
  const leaf379 = leaf(m, seq(and(m, skipClosedStart), not(m, skipFieldEnd)));
  const leaf422 = leaf(m, pick(m, 1, not(m, skipFieldEnd), readOpenBlock));
  const readRequestParametersLabel = coded(readRequestParametersLabelCode, "\t *P-R_p-r", true);
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
  const leaf423 = leaf(m, readEntriesHead);
  const readEntriesLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "),
    readInlineEntries, noteLineEnd);
  const readEntriesText = node(m, (start, end, l) => ({ type: 'EntriesText', start, end, lines: l[0] }), seq(label(m,
        0, repeat(m, { least: 1, listed: true }, readEntriesLine)), and(m, skipFieldStop)));
  const leaf437 = leaf(m, pick(m, 1, not(m, skipFieldEnd), choice(m, readBullet, readEntriesText, readOpenBlock)));
  const readRestText = readLineValue;
  const readFailureText = node(m, (start, end, l) => ({ type: 'FailureText', start, end, failure: l[0],
        text: l[1] }), seq(label(m, 0, choice(m, readFailure, readLooseFailure)), label(m, 1, readRestText)));
  const readFailuresValue = choice(m, readFailureText, readLineValue);
  const readFailuresHead = coded(readFailuresHeadCode, "\t *+\\-0-9ER_er");
  const leaf440 = leaf(m, readFailuresHead);
  const readFailureLine = pick(m, 2, not(m, skipBlankLine), run(m, "\t "), readFailureText, noteLineEnd);
  const readFailureLines = node(m, (start, end, l) => ({ type: 'FailureLines', start, end, lines: l[0] }),
    seq(label(m, 0, repeat(m, { least: 1, listed: true }, readFailureLine)), and(m, skipFieldStop)));
  const leaf445 = leaf(m, pick(m, 2, and(m, seq(run(m, "\t *_`"), one(m, "1-5"), one(m, "0-9"), one(m, "0-9"))),
      not(m, skipItemStop), readFailureLines));
  const readOtherHead = coded(readOtherHeadCode, " *AC-EIPR-TV_ac-eipr-tv\u0130");
  const leaf448 = leaf(m, readOtherHead);
  const readSchemasHeading = node(m, (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "data"))), label(m, 0, readSectionHeading)));
  const leaf450 = leaf(m, readSchemasHeading);
  const readPairName = node(m, (start, end) => ({ type: 'PairName', start, end }), many(m, 0, skipPairPiece));
  const readPair = node(m, (start, end, l) => ({ type: 'Pair', start, end, name: l[0], value: l[1] }), seq(label(m,
        0, readPairName), lit(m, ":"), run(m, "\t "), label(m, 1, readTitleText)));
  const read_pair = choice(m, readBadPair, readPair);
  const readSchemaHeading = node(m, (start, end, l) => ({ type: 'SchemaHeading', start, end, mark: l[0] ?? null,
        pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(and(m, choice(m, skipH2, skipH3,
          skipH4)), skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), and(m, skipTableWord),
      label(m, 1, read_pair), noteHeadingEnd), seq(and(m, skipH3), skipIndent, label(m, 0, readMark), optional(m,
        readBadTitleNumber), label(m, 2, readTitleText), noteHeadingEnd), seq(and(m, skipSetextAhead), and(m,
        skipTableWord), label(m, 1, read_pair), noteHeadingEnd, label(m, 3, readBadSetext)));
  const leaf452 = leaf(m, readSchemaHeading);
  const readColumnsHead = coded(readColumnsHeadCode, "\t *+\\-0-9CF_cf");
  const leaf457 = leaf(m, readColumnsHead);
  const readTableRows = node(m, (start, end, l) => ({ type: 'TableRows', start, end, rows: l[0] }), seq(label(m, 0,
        repeat(m, { least: 1, listed: true }, read_tableRow)), and(m, skipFieldStop)));
  const leaf459 = leaf(m, choice(m, readBlankLines, pick(m, 2, and(m, seq(run(m, "\t "), lit(m, "|"))), not(m,
          skipFieldEnd), choice(m, readTable, readTableRows, readParagraph)), pick(m, 3, not(m, skipFieldEnd), not(m,
          skipTableHead), not(m, skipPipedLines), readTableRows)));
  const readComponentsHeading = node(m, (start, end, l) => ({ type: 'ComponentsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "component"))), label(m, 0,
        readSectionHeading)));
  const leaf461 = leaf(m, readComponentsHeading);
  const readComponentHeading = node(m, (start, end, l) => ({ type: 'ComponentHeading', start, end,
        mark: l[0] ?? null, pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(and(m, choice(m,
          skipH2, skipH3, skipH4)), skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), and(m,
        skipComponentWord), label(m, 1, read_pair), noteHeadingEnd), seq(and(m, skipH3), not(m, seq(skipInComponent,
          skipMethodHeading)), skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), label(m, 2,
        readTitleText), noteHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipComponentWord), label(m, 1,
        read_pair), noteHeadingEnd, label(m, 3, readBadSetext)));
  const leaf463 = leaf(m, readComponentHeading);
  const readName = node(m, (start, end) => ({ type: 'Name', start, end }), run(m, "^\n\r,", 1));
  const readNameLine = node(m, (start, end, l) => ({ type: 'NameLine', start, end, names: l[0] }), label(m, 0,
      repeat(m, { least: 1, between: lit(m, ","), listed: true }, readName)));
  const readNamesValue = choice(m, readNameLine, readLineValue);
  const readNamesHead = coded(readNamesHeadCode, "\t *+\\-0-9D_d");
  const leaf465 = leaf(m, readNamesHead);
  const readNameTextLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "), readNameLine,
    noteLineEnd);
  const readNamesText = node(m, (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }), label(m, 0,
      repeat(m, { least: 1, listed: true }, readNameTextLine)));
  const leaf470 = leaf(m, pick(m, 1, not(m, skipFieldEnd), choice(m, readBullet, readNamesText, readOpenBlock)));
  const readNotesHead = coded(readNotesHeadCode, "\t *+\\-0-9IN_in\u0130");
  const leaf473 = leaf(m, readNotesHead);
  const readInterfacesHead = coded(readInterfacesHeadCode, "\t *+\\-0-9IM_im\u0130");
  const leaf475 = leaf(m, readInterfacesHead);
  const skipComponentStop = coded(skipComponentStopCode, "^\n\r", true);
  const leaf477 = leaf(m, not(m, skipComponentStop));
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
  const leaf479 = leaf(m, readMethodHeading);
  const skipComponentLabelAhead = choice(m, seq(skipIndent, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead), seq(not(m, skipHeldBullet), skipBulletLead, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead));
  const skipMethodStop = coded(skipMethodStopCode, "^\n\r", true);
  const leaf501 = leaf(m, not(m, skipMethodStop));
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
  const leaf504 = leaf(m, readListedHeading);
  const skipListedStop = choice(m, skipMethodStop, seq(not(m, skipNestedInMethod), skipListedHeading));
  const leaf511 = leaf(m, not(m, skipListedStop));
  const skipChecklistName = choice(m, seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "review")),
    seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "checklist")), caseless(m, "review"), caseless(m,
  "checklist"));
  const readChecklistHeading = node(m, (start, end, l) => ({ type: 'ChecklistHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipChecklistName)), label(m, 0, readSectionHeading)));
  const leaf513 = leaf(m, pick(m, 1, and(m, skipH1), readChecklistHeading));
  const readCheckHeading = node(m, (start, end, l) => ({ type: 'CheckHeading', start, end, mark: l[0] ?? null,
        pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(skipCheckLevel, skipIndent, label(m, 0,
        readMark), optional(m, readBadTitleNumber), label(m, 1, read_pair), noteHeadingEnd), seq(skipCheckLevel,
      skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), label(m, 2, readTitleText),
      noteHeadingEnd), seq(and(m, skipSetextAhead), label(m, 1, read_pair), noteHeadingEnd, label(m, 3,
        readBadSetext)));
  const leaf516 = leaf(m, readCheckHeading);
  const leaf518 = leaf(m, pick(m, 1, and(m, choice(m, skipH2, skipSetextAhead)), readChecklistHeading));
  const leaf519 = leaf(m, pick(m, 1, and(m, skipH3), readChecklistHeading));
  const leaf520 = leaf(m, pick(m, 1, not(m, skip_wrapperEnd), readOtherHeading));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), seq(skip_wrapperEnd,
      noteLineEnd));
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf521 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const readAfterText = node(m, (start, end) => ({ type: 'AfterText', start, end }), many(m, 1, seq(not(m,
          skipBlankLine), noteLine)));
  const readAfter = choice(m, readBlankLine, readAfterText);
  const leaf524 = leaf(m, readAfter);
  const readMethodText = node(m, (start, end, l) => ({ type: 'MethodText', start, end, signature: l[0] }),
    seq(label(m, 0, readSignature), skipEof));
  const leaf528 = leaf(m, readMethodText);

  const stepblock: Step = { op: 'choice', starts: [STARTS_2, STARTS_3], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf108, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf129 }] };
  const stepleadBlock: Step = { op: 'choice', starts: [STARTS_1, STARTS_3], alternatives: [{ op: 'leaf', read: leaf87 }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf17, body: { op: 'choice', starts: [STARTS_0, STARTS_3], alternatives: [{ op: 'leaf', read: leaf75 }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf204, body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'leaf', read: leaf309 }, stepblock] } }] }] };
  const stepitemBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf316, body: stepblock }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf379, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf422 }] };
  const stepentriesBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf379, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf437 }] };
  const stepfailuresBlock: Step = { op: 'choice', starts: [STARTS_9, null], alternatives: [{ op: 'leaf', read: leaf445 }, stepfieldBlock] };
  const stepcontractPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_10, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf316, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf459 }, stepfieldBlock] };
  const stepschemaPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_12, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf316, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepSchema } }] };
  const stepnamesBlock: Step = { op: 'choice', starts: [STARTS_4, STARTS_2, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf379, body: { op: 'again', step: () => stepClosedBlock } }] }, { op: 'leaf', read: leaf470 }] };
  const stepmethodPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf501, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const steplistedPart: Step = { op: 'choice', starts: [STARTS_4, null, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf511, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: [STARTS_4, STARTS_0, null], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf477, body: { op: 'choice', starts: [STARTS_0, STARTS_16], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_14, STARTS_15, STARTS_17, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf477, body: { op: 'choice', starts: [STARTS_0, STARTS_6, STARTS_3], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckPart: Step = { op: 'choice', starts: [STARTS_4, null, STARTS_3], alternatives: [{ op: 'leaf', read: leaf215 }, { op: 'again', step: () => stepField }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf316, body: { op: 'choice', starts: [STARTS_6, STARTS_3], alternatives: [{ op: 'again', step: () => stepOtherField }, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf217, body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: [STARTS_5, STARTS_7, STARTS_8, STARTS_11, STARTS_13, STARTS_18, STARTS_19, STARTS_0, STARTS_19, STARTS_0], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf180, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf524 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf110 }, { op: 'leaf', read: leaf127 }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf196 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf198 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf521 }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf206 }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf307 }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf311 }, { op: 'loop', body: stepsectionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf313 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf320 }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf330 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf423 }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf440 }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepOtherField: Step = { op: 'rule', name: 'OtherField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf448 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf450 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf452 }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf457 }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf461 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf463 }, { op: 'loop', body: stepcomponentPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf465 }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf473 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf475 }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf479 }, { op: 'loop', body: stepmethodPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf504 }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf513 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf516 }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf518 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf519 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf520 }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: leaf528 },
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
