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
  const TABLE_5 = tableOf([0, 9], [11, 12], [14, 57], [59, 94], [96, 127]);
  const TABLE_6 = tableOf([65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_7 = tableOf([0, 8], [11, 12], [14, 31], [33, 57], [59, 127]);
  const TABLE_8 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
  const TABLE_9 = tableOf([32, 32], [42, 42], [60, 60], [96, 96], [126, 126]);
  const TABLE_10 = tableOf([32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_11 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
  const TABLE_12 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const TABLE_13 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_14 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_15 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [61, 61], [124, 124]);
  const TABLE_16 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [124, 124]);
  const TABLE_17 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
  const TABLE_18 = tableOf([9, 9], [32, 32], [45, 45], [58, 58]);
  const TABLE_19 = tableOf([9, 9], [27, 27], [32, 32], [35, 35], [42, 43], [45, 45], [48, 57], [60, 60], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [126, 126]);
  const TABLE_20 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [36, 38], [41, 46], [48, 59], [61, 64], [73, 73], [86, 86], [88, 88], [92, 96], [124, 127]);
  const TABLE_21 = tableOf([0, 9], [11, 12], [14, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
  const TABLE_22 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_23 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_24 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_25 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_26 = tableOf([45, 45], [61, 61]);
  const TABLE_27 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_28 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_29 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_30 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
  const TABLE_31 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [43, 57], [59, 59], [61, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_32 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_33 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
  const TABLE_34 = tableOf([9, 9], [32, 32], [42, 42], [48, 57], [70, 70], [73, 73], [77, 77], [79, 79], [102, 102], [105, 105], [109, 109], [111, 111]);
  const TABLE_35 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
  const TABLE_36 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
  const TABLE_37 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
  const TABLE_38 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
  const TABLE_39 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
  const TABLE_40 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
  const TABLE_41 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
  const TABLE_42 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
  const TABLE_43 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
  const TABLE_44 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
  const TABLE_45 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
  const TABLE_46 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
  const TABLE_47 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
  const TABLE_48 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
  const TABLE_49 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_50 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
  const TABLE_51 = tableOf([9, 9], [32, 32], [42, 42], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
  const TABLE_52 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [95, 95], [99, 99]);
  const TABLE_53 = tableOf([67, 67], [69, 69], [99, 99], [101, 101]);
  const TABLE_54 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
  const TABLE_55 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
  const TABLE_56 = tableOf([67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_57 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_58 = tableOf([9, 9], [32, 32], [42, 42], [80, 82], [95, 95], [112, 114]);
  const TABLE_59 = tableOf([65, 65], [80, 80], [97, 97], [112, 112]);
  const TABLE_60 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
  const TABLE_61 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
  const TABLE_62 = tableOf([69, 69], [82, 82], [84, 84], [101, 101], [114, 114], [116, 116]);
  const TABLE_63 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
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
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l171; }
          p++;
          const near172 = p + 16;
          while (p < near172 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
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
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l176; }
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
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l207; }
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
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l209; }
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
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l214; }
          p = skipKnownName(p);
          if (p < 0) { break l214; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l214; }
          p++;
          l217: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s215 = p;
              l216: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l216; }
                p++;
                const near218 = p + 4;
                while (p < near218 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near218) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l216;
                }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipLineEnd(p);
                if (p < 0) { break l216; }
                p = s215;
                break l217;
              }
              p = s215;
            } else m.touched ||= p >= end;
            break l214;
          }
          break l169;
        }
        p = s170;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l219: {
      const s220 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l221: {
          let n225 = 0;
          l222: for (;;) {
            if (n225 >= 3) break;
            const s224 = p;
            l223: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l223; }
              p++;
              n225++;
              continue l222;
            }
            p = s224;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l221; }
          p++;
          break l219;
        }
        p = s220;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p = skipUnderlined(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
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
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
      m.reaches(p, "###");
      return -1;
    }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s230 = p;
        l231: {

          p++;
          return -1;
        }
        p = s230;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l247: {
      const s248 = p;
      const t249 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l250: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l250; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l247;
        }
        p = s248;
        if (m.trail.length > t249) m.trail.length = t249;
      } else m.touched ||= p >= end;
      l251: {
        l254: {
          const s252 = p;
          l253: {
            p = skipLineEnd(p);
            if (p < 0) { break l253; }
            p = s252;
            break l254;
          }
          p = s252;
          break l251;
        }
        break l247;
      }
      p = s248;
      if (m.trail.length > t249) m.trail.length = t249;
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
    const s233 = p;
    let n237 = 0;
    l234: for (;;) {
      if (n237 >= 6) break;
      const s236 = p;
      l235: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l235; }
        p++;
        n237++;
        continue l234;
      }
      p = s236;
      break;
    }
    if (n237 < 1) { return -1; }
    l_marks = text.slice(s233, p);
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s238 = p;
        l239: {

          p++;
          return -1;
        }
        p = s238;
      }
    } else m.touched ||= p >= end;
    {
      const s241 = p;
      l242: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        if (p < end) {
          {
            const s244 = p;
            l245: {
              p++;
              break l242;
            }
            p = s244;
          }
        } else m.touched ||= p >= end;
        return -1;
      }
      p = s241;
    }
    p = noteHeadingSpace(p);
    if (p < 0) { return -1; }
    l255: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s257 = p;
        const t258 = m.trail.length;
        l256: {
          p = readBadNoise(p);
          if (p < 0) { break l256; }
          break l255;
        }
        p = s257;
        if (m.trail.length > t258) m.trail.length = t258;
      } else m.touched ||= p >= end;
    }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m;
    const start = p;
    l259: for (;;) {
      const s261 = p;
      if (p < end) {
        l260: {
          p = skipTitlePiece(p);
          if (p < 0) { break l260; }
          continue l259;
        }
        p = s261;
      } else m.touched ||= p >= end;
      break;
    }
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l274: {
      const s275 = p;
      const t276 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l277: {

          p++;
          break l274;
        }
        p = s275;
        if (m.trail.length > t276) m.trail.length = t276;
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
    l270: {
      const s271 = p;
      const t272 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l273: {
          p = noteEol(p);
          if (p < 0) { break l273; }
          break l270;
        }
        p = s271;
        if (m.trail.length > t272) m.trail.length = t272;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s278 = p;
          l279: {
            p++;
            return -1;
          }
          p = s278;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l263: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s265 = p;
        l264: {
          p = skipClosingMarks(p);
          if (p < 0) { break l264; }
          break l263;
        }
        p = s265;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l266: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s268 = p;
        const t269 = m.trail.length;
        l267: {
          p = readBadNoise(p);
          if (p < 0) { break l267; }
          break l266;
        }
        p = s268;
        if (m.trail.length > t269) m.trail.length = t269;
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
    l287: {
      const s288 = p;
      const t289 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l290: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l290; }
          p = noteEol(p);
          if (p < 0) { break l290; }
          break l287;
        }
        p = s288;
        if (m.trail.length > t289) m.trail.length = t289;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s291 = p;
          l292: {
            p++;
            return -1;
          }
          p = s291;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s281 = p;
    let m286 = false;
    l282: for (;;) {
      const s284 = p;
      const t285 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l283: {
          p = noteBlankLine(p);
          if (p < 0) { break l283; }
          m286 = true;
          continue l282;
        }
        p = s284;
        if (m.trail.length > t285) m.trail.length = t285;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m286) { return -1; }
    value = text.slice(s281, p);
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
    const near298 = p + 16;
    while (p < near298 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) p++;
    if (p === near298) p = STOPS_2.next(p);
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
    l299: {
      const s300 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l301: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l301;
          }
          p += 2;
          break l299;
        }
        p = s300;
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
    l302: {
      const s303 = p;
      if ((p < end && text.charCodeAt(p) === 95)) {
        l304: {
          if (!text.startsWith("__", p)) {
            m.reaches(p, "__");
            break l304;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l304; }
          p = readUnderscoredName(p);
          if (p < 0) { break l304; }
          l_name = m.value as UnderscoredNameNode;
          l305: {
            const s306 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l307: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
                  m.reaches(p, "__");
                  break l307;
                }
                p += 2;
                break l305;
              }
              p = s306;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 95 || !text.startsWith("__", p)) {
              m.reaches(p, "__");
              break l304;
            }
            p += 2;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l304; }
            p++;
          }
          break l302;
        }
        p = s303;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l308: {

          p++;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l308; }
          p = readKnownName(p);
          if (p < 0) { break l308; }
          l_name = m.value as KnownNameNode;
          l309: {
            const s310 = p;
            if ((p < end && text.charCodeAt(p) === 58)) {
              l311: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l311; }
                p++;
                break l309;
              }
              p = s310;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l308; }
            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l308; }
            p++;
          }
          break l302;
        }
        p = s303;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l312: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l312;
          }
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l312; }
          p = readKnownName(p);
          if (p < 0) { break l312; }
          l_name = m.value as KnownNameNode;
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l312;
          }
          p += 2;
          l315: {
            const s313 = p;
            l314: {
              l316: {
                const s317 = p;
                l318: {
                  while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                  m.touched ||= p >= end;
                  p = skipLineEnd(p);
                  if (p < 0) { break l318; }
                  break l316;
                }
                p = s317;
                if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l314; }
                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l314; }
                p++;
              }
              p = s313;
              break l315;
            }
            p = s313;
            break l312;
          }
          break l302;
        }
        p = s303;
        l_open = null;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l319: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l319;
          }
          l_open = "**";
          p += 2;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l319; }
          p = readKnownName(p);
          if (p < 0) { break l319; }
          l_name = m.value as KnownNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; break l319; }
          p++;
          l322: {
            if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) {
              const s320 = p;
              l321: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l321; }
                p++;
                const near323 = p + 4;
                while (p < near323 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
                if (p === near323) p = STOPS_4.next(p);
                m.touched ||= p >= end && "^\n\r*";
                if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
                  m.reaches(p, "**");
                  break l321;
                }
                p += 2;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                p = skipLineEnd(p);
                if (p < 0) { break l321; }
                p = s320;
                break l322;
              }
              p = s320;
            } else m.touched ||= p >= end;
            break l319;
          }
          break l302;
        }
        p = s303;
        l_open = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    l294: {
      const s295 = p;
      const t296 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l297: {
          p = readLabel(p);
          if (p < 0) { break l297; }
          value = m.value as LabelNode;
          break l294;
        }
        p = s295;
        if (m.trail.length > t296) m.trail.length = t296;
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
    l328: {
      const s329 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) {
        l330: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l330; }
          p++;
          const near331 = p + 16;
          while (p < near331 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c >= 128))) p++;
          if (p === near331) p = STOPS_5.next(p);
          m.touched ||= p >= end && "^\n\r\u001b<";
          break l328;
        }
        p = s329;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s332 = p;
          l333: {
            p = skipLineNoise(p);
            if (p < 0) { break l333; }
            p = skipLineEnd(p);
            if (p < 0) { break l333; }
            return -1;
          }
          p = s332;
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
    l324: for (;;) {
      const s326 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l325: {
          p = skipLinePiece(p);
          if (p < 0) { break l325; }
          continue l324;
        }
        p = s326;
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
    l335: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s337 = p;
        const t338 = m.trail.length;
        l336: {
          p = readBadNoise(p);
          if (p < 0) { break l336; }
          break l335;
        }
        p = s337;
        if (m.trail.length > t338) m.trail.length = t338;
      } else m.touched ||= p >= end;
    }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l339: {
      const s340 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l341: {
          let n345 = 0;
          l342: for (;;) {
            if (n345 >= 3) break;
            const s344 = p;
            l343: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l343; }
              p++;
              n345++;
              continue l342;
            }
            p = s344;
            break;
          }
          l346: {
            const s347 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              l348: {
                p++;
                break l346;
              }
              p = s347;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l341; }
            p += 2;
          }
          break l339;
        }
        p = s340;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = skipThematicBreak(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readRuleCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l351: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        const s349 = p;
        l350: {
          p = skipThematicBreak(p);
          if (p < 0) { break l350; }
          p = s349;
          break l351;
        }
        p = s349;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p++;
    const near352 = p + 4;
    while (p < near352 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near352) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l353: {
      const s354 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l355: {
          const s356 = p;
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l355;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end;
          value = text.slice(s356, p);
          l359: {
            const s357 = p;
            l358: {
              const near360 = p + 4;
              while (p < near360 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near360) p = STOPS_1.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l358; }
              p = s357;
              break l359;
            }
            p = s357;
            break l355;
          }
          break l353;
        }
        p = s354;
      } else m.touched ||= p >= end;
      const s361 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end;
      value = text.slice(s361, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l362: for (;;) {
      const s364 = p;
      const t365 = m.trail.length;
      if (p < end) {
        l363: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s367 = p;
              l368: {
                p = skip_fenceClose(p);
                if (p < 0) { break l368; }
                break l363;
              }
              p = s367;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l363; }
          p = noteLine(p);
          if (p < 0) { break l363; }
          continue l362;
        }
        p = s364;
        if (m.trail.length > t365) m.trail.length = t365;
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
    l370: {
      const s371 = p;
      const t372 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l373: {

          value = "\n";
          p++;
          break l370;
        }
        p = s371;
        if (m.trail.length > t372) m.trail.length = t372;
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
    let n381 = 0;
    l378: for (;;) {
      if (n381 >= 3) break;
      const s380 = p;
      l379: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l379; }
        p++;
        n381++;
        continue l378;
      }
      p = s380;
      break;
    }
    l382: {
      const s383 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l384: {
          let n388 = 0;
          l385: for (;;) {
            if (n388 >= 6) break;
            const s387 = p;
            l386: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l386; }
              p++;
              n388++;
              continue l385;
            }
            p = s387;
            break;
          }
          if (n388 < 1) { break l384; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l389: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l389;
          }
          p += 2;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l389; }
          p++;
          const near390 = p + 4;
          while (p < near390 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near390) p = STOPS_4.next(p);
          m.touched ||= p >= end && "^\n\r*";
          l391: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s393 = p;
              l392: {

                p++;
                break l391;
              }
              p = s393;
            } else m.touched ||= p >= end;
          }
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l394: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l394;
          }
          p += 2;
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l395: {
          p = skipFooterCut(p);
          if (p < 0) { break l395; }
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l396: {
          p++;
          break l382;
        }
        p = s383;
      } else m.touched ||= p >= end;
      let n400 = 0;
      l397: for (;;) {
        if (n400 >= 2) break;
        const s399 = p;
        l398: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l398; }
          p++;
          n400++;
          continue l397;
        }
        p = s399;
        break;
      }
      if (n400 < 1) { return -1; }
    }
    if (p < end) {
      {
        const s401 = p;
        l402: {
          p++;
          return -1;
        }
        p = s401;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function readBulletColumnCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s406 = p;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    value = text.slice(s406, p);
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    l407: {
      const s408 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l409: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l409; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l407;
        }
        p = s408;
      } else m.touched ||= p >= end;
      l412: {
        const s410 = p;
        l411: {
          p = skipLineEnd(p);
          if (p < 0) { break l411; }
          p = s410;
          break l412;
        }
        p = s410;
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
    const near426 = p + 4;
    while (p < near426 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near426) p = STOPS_1.next(p);
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
    l417: {
      const s418 = p;
      const t419 = m.trail.length;
      l420: {
        if (!m.reading.inside[13]) { break l420; }
        l421: {
          const s422 = p;
          if ((p < end && text.charCodeAt(p) === 42)) {
            l423: {
              p = readFailure(p);
              if (p < 0) { break l423; }
              value = m.value as FailureNode;
              break l421;
            }
            p = s422;
          } else m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)))) { m.touched ||= p >= end; break l420; }
          p = readLooseFailure(p);
          if (p < 0) { break l420; }
          value = m.value as LooseFailureNode;
        }
        break l417;
      }
      p = s418;
      if (m.trail.length > t419) m.trail.length = t419;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
        l424: {
          p = readLabelledItem(p);
          if (p < 0) { break l424; }
          value = m.value as LabelledItemNode;
          break l417;
        }
        p = s418;
        if (m.trail.length > t419) m.trail.length = t419;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l425: {
          p = readCodeItem(p);
          if (p < 0) { break l425; }
          value = m.value as CodeItemNode;
          break l417;
        }
        p = s418;
        if (m.trail.length > t419) m.trail.length = t419;
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
    l448: {
      const s449 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l450: {
          p = skipBulletLead(p);
          if (p < 0) { break l450; }
          break l448;
        }
        p = s449;
      } else m.touched ||= p >= end;
      let n454 = 0;
      l451: for (;;) {
        if (n454 >= 3) break;
        const s453 = p;
        l452: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l452; }
          p++;
          n454++;
          continue l451;
        }
        p = s453;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l455: {
      const s456 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l457: {
          p++;
          break l455;
        }
        p = s456;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
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
    let n461 = 0;
    l458: for (;;) {
      if (n461 >= 3) break;
      const s460 = p;
      l459: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l459; }
        p++;
        n461++;
        continue l458;
      }
      p = s460;
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
    l471: {
      const s472 = p;
      l473: {
        p = skipLineEnd(p);
        if (p < 0) { break l473; }
        break l471;
      }
      p = s472;
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; return -1; }
      p = skipHeadingMarks(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near478 = p + 4;
    while (p < near478 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near478) p = STOPS_0.next(p);
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
    const near482 = p + 4;
    while (p < near482 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near482) p = STOPS_6.next(p);
    m.touched ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    const near483 = p + 4;
    while (p < near483 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near483) p = STOPS_0.next(p);
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
      const s493 = p;
      l494: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l494; }
        return -1;
      }
      p = s493;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l496: for (;;) {
      const s498 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l497: {
          l500: {
            const s501 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) {
              l502: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l502; }
                p++;
                const near503 = p + 16;
                while (p < near503 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) p++;
                if (p === near503) p = STOPS_7.next(p);
                m.touched ||= p >= end && "^\n\r\\\\|";
                break l500;
              }
              p = s501;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l497; }
            p++;
            l504: {
              if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
                const s506 = p;
                l505: {
                  p++;
                  break l504;
                }
                p = s506;
              } else m.touched ||= p >= end;
            }
          }
          continue l496;
        }
        p = s498;
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
    l484: {
      const s485 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l486: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l486; }
          p++;
          const list492: CellNode[] = [];
          let n490 = 0;
          l487: for (;;) {
            const s489 = p;
            l488: {
              if (n490 > 0) {
                if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l488; }
                p = skipCellGap(p);
                if (p < 0) { break l488; }
              }
              let v491!: CellNode;
              p = readCell(p);
              if (p < 0) { break l488; }
              v491 = m.value as CellNode;
              list492.push(v491);
              n490++;
              continue l487;
            }
            p = s489;
            break;
          }
          if (n490 < 1) { break l486; }
          l_cells = list492;
          l507: {
            if ((p < end && text.charCodeAt(p) === 124)) {
              const s509 = p;
              l508: {

                p++;
                break l507;
              }
              p = s509;
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l512: {
            const s510 = p;
            l511: {
              p = skipLineEnd(p);
              if (p < 0) { break l511; }
              p = s510;
              break l512;
            }
            p = s510;
            break l486;
          }
          break l484;
        }
        p = s485;
      } else m.touched ||= p >= end;
      l513: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        const list519: CellNode[] = [];
        let n517 = 0;
        l514: for (;;) {
          const s516 = p;
          l515: {
            if (n517 > 0) {
              if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l515; }
              p = skipCellGap(p);
              if (p < 0) { break l515; }
            }
            let v518!: CellNode;
            p = readCell(p);
            if (p < 0) { break l515; }
            v518 = m.value as CellNode;
            list519.push(v518);
            n517++;
            continue l514;
          }
          p = s516;
          break;
        }
        if (n517 < 2) { break l513; }
        l_cells = list519;
        l520: {
          if ((p < end && text.charCodeAt(p) === 124)) {
            const s522 = p;
            l521: {

              p++;
              break l520;
            }
            p = s522;
          } else m.touched ||= p >= end;
        }
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l525: {
          const s523 = p;
          l524: {
            p = skipLineEnd(p);
            if (p < 0) { break l524; }
            p = s523;
            break l525;
          }
          p = s523;
          break l513;
        }
        break l484;
      }
      p = s485;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      const list531: CellNode[] = [];
      let n529 = 0;
      l526: for (;;) {
        if (n529 >= 1) break;
        const s528 = p;
        l527: {
          let v530!: CellNode;
          p = readCell(p);
          if (p < 0) { break l527; }
          v530 = m.value as CellNode;
          list531.push(v530);
          n529++;
          continue l526;
        }
        p = s528;
        break;
      }
      if (n529 < 1) { return -1; }
      l_cells = list531;
      if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l534: {
        const s532 = p;
        l533: {
          p = skipLineEnd(p);
          if (p < 0) { break l533; }
          p = s532;
          break l534;
        }
        p = s532;
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
    l535: {
      const s536 = p;
      const t537 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l538: {
          p = readEol(p);
          if (p < 0) { break l538; }
          value = m.value as "\n" | BadLineEndNode;
          break l535;
        }
        p = s536;
        if (m.trail.length > t537) m.trail.length = t537;
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
    let e552!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e552 = m.value as string[];
    let e553!: ":" | null;
    l554: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s556 = p;
        l555: {

          e553 = ":";
          p++;
          break l554;
        }
        p = s556;
      } else m.touched ||= p >= end;
      e553 = null;
    }
    let e557!: "-"[];
    const list562: "-"[] = [];
    l558: for (;;) {
      const s560 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l559: {
          let v561!: "-";

          v561 = "-";
          p++;
          list562.push(v561);
          continue l558;
        }
        p = s560;
      } else m.touched ||= p >= end;
      break;
    }
    if (list562.length === 0) { return -1; }
    e557 = list562;
    let e564!: ":" | null;
    l565: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s567 = p;
        l566: {

          e564 = ":";
          p++;
          break l565;
        }
        p = s567;
      } else m.touched ||= p >= end;
      e564 = null;
    }
    let e568!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e568 = m.value as string[];
    value = [e552, e553, e557, e564, e568];
    m.value = value;
    return p;
  }

  function readDelimiterRowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
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
    l543: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s545 = p;
        l544: {

          p++;
          break l543;
        }
        p = s545;
      } else m.touched ||= p >= end;
    }
    const list551: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
    let n549 = 0;
    l546: for (;;) {
      const s548 = p;
      l547: {
        if (n549 > 0) {
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l547; }
          p++;
        }
        let v550!: [string[], ":" | null, "-"[], ":" | null, string[]];
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)))) { m.touched ||= p >= end; break l547; }
        p = readDelimiterCell(p);
        if (p < 0) { break l547; }
        v550 = m.value as [string[], ":" | null, "-"[], ":" | null, string[]];
        list551.push(v550);
        n549++;
        continue l546;
      }
      p = s548;
      break;
    }
    if (n549 < 1) { return -1; }
    value = list551;
    l569: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s571 = p;
        l570: {

          p++;
          break l569;
        }
        p = s571;
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
    l436: {
      const s437 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l438: {
          p = skipBlankLine(p);
          if (p < 0) { break l438; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l439: {
          p = skipThematicBreak(p);
          if (p < 0) { break l439; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l440: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l440; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l441: {
          p = skipHeadingGlued(p);
          if (p < 0) { break l441; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l442: {
          p = skipFenceStart(p);
          if (p < 0) { break l442; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l443: {
          p = skipBulletMark(p);
          if (p < 0) { break l443; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
        l444: {
          l447: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
              const s445 = p;
              l446: {
                p = skipLabelGate(p);
                if (p < 0) { break l446; }
                p = s445;
                break l447;
              }
              p = s445;
            } else m.touched ||= p >= end;
            break l444;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l444; }
          p = skipLabelLine(p);
          if (p < 0) { break l444; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124))) {
        l462: {
          let n466 = 0;
          l463: for (;;) {
            if (n466 >= 3) break;
            const s465 = p;
            l464: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l464; }
              p++;
              n466++;
              continue l463;
            }
            p = s465;
            break;
          }
          l467: {
            const s468 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l469: {
                if (!text.startsWith("<!--", p)) {
                  m.reaches(p, "<!--");
                  break l469;
                }
                p += 4;
                break l467;
              }
              p = s468;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l462; }
            p++;
          }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l470: {
          p = skipNoiseAlone(p);
          if (p < 0) { break l470; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l474: {
          p = skipCutMark(p);
          if (p < 0) { break l474; }
          break l436;
        }
        p = s437;
      } else m.touched ||= p >= end;
      l477: {
        if (p < end) {
          const s475 = p;
          l476: {
            p = skipMarksBelow(p);
            if (p < 0) { break l476; }
            p = s475;
            break l477;
          }
          p = s475;
        } else m.touched ||= p >= end;
        return -1;
      }
      l479: {
        const s480 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l481: {
            p = skipTableHead(p);
            if (p < 0) { break l481; }
            break l479;
          }
          p = s480;
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
    const near427 = p + 4;
    while (p < near427 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near427) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    l428: for (;;) {
      const s430 = p;
      const t431 = m.trail.length;
      if (p < end) {
        l429: {
          if (p < end) {
            {
              const s433 = p;
              l434: {
                p = skipParagraphStop(p);
                if (p < 0) { break l434; }
                break l429;
              }
              p = s433;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l429; }
          p = noteLine(p);
          if (p < 0) { break l429; }
          continue l428;
        }
        p = s430;
        if (m.trail.length > t431) m.trail.length = t431;
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = readBulletColumn(p);
    if (p < 0) { return -1; }
    l_lead = m.value as string;
    l413: {
      const s415 = p;
      const t416 = m.trail.length;
      l414: {
        p = readBulletContent(p);
        if (p < 0) { break l414; }
        l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
        break l413;
      }
      p = s415;
      if (m.trail.length > t416) m.trail.length = t416;
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
    l587: {
      const s588 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l589: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l589; }
          break l587;
        }
        p = s588;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l590: {
          p = skipThematicBreak(p);
          if (p < 0) { break l590; }
          break l587;
        }
        p = s588;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l591: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l591; }
          break l587;
        }
        p = s588;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l592: {
          p = skipFenceStart(p);
          if (p < 0) { break l592; }
          break l587;
        }
        p = s588;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l593: {
          p = skipBulletMark(p);
          if (p < 0) { break l593; }
          break l587;
        }
        p = s588;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c === 304))) {
        l594: {
          p = skipLabelLine(p);
          if (p < 0) { break l594; }
          break l587;
        }
        p = s588;
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
    l573: {
      const s574 = p;
      const t575 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l576: {
          l579: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s577 = p;
              l578: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l578; }
                p++;
                p = s577;
                break l579;
              }
              p = s577;
            } else m.touched ||= p >= end;
            break l576;
          }
          p = readTableRow(p);
          if (p < 0) { break l576; }
          value = m.value as TableRowNode;
          p = noteLineEnd(p);
          if (p < 0) { break l576; }
          break l573;
        }
        p = s574;
        if (m.trail.length > t575) m.trail.length = t575;
      } else m.touched ||= p >= end;
      if (p < end) {
        l580: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            {
              const s581 = p;
              l582: {
                p = skipBlankLine(p);
                if (p < 0) { break l582; }
                break l580;
              }
              p = s581;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 304))) {
            {
              const s584 = p;
              l585: {
                p = skipRowStop(p);
                if (p < 0) { break l585; }
                break l580;
              }
              p = s584;
            }
          } else m.touched ||= p >= end;
          p = readTableRow(p);
          if (p < 0) { break l580; }
          value = m.value as TableRowNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l580; }
          p = noteEol(p);
          if (p < 0) { break l580; }
          break l573;
        }
        p = s574;
        if (m.trail.length > t575) m.trail.length = t575;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        {
          const s595 = p;
          l596: {
            p = skipBlankLine(p);
            if (p < 0) { break l596; }
            return -1;
          }
          p = s595;
        }
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 304))) {
        {
          const s598 = p;
          l599: {
            p = skipRowStop(p);
            if (p < 0) { break l599; }
            return -1;
          }
          p = s598;
        }
      } else m.touched ||= p >= end;
      p = readTableRow(p);
      if (p < 0) { return -1; }
      value = m.value as TableRowNode;
      l603: {
        const s601 = p;
        l602: {
          if (p < end) {
            {
              const s604 = p;
              l605: {
                p++;
                break l602;
              }
              p = s604;
            }
          } else m.touched ||= p >= end;
          p = s601;
          break l603;
        }
        p = s601;
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
    l607: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s609 = p;
        l608: {

          p++;
          break l607;
        }
        p = s609;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 45)) p++;
    m.touched ||= p >= end;
    l610: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s612 = p;
        l611: {

          p++;
          break l610;
        }
        p = s612;
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
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
      {
        const s614 = p;
        l615: {
          p = skipCutMark(p);
          if (p < 0) { break l615; }
          return -1;
        }
        p = s614;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      {
        const s617 = p;
        l618: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l618; }
          return -1;
        }
        p = s617;
      }
    } else m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = noteLine(p);
    if (p < 0) { return -1; }
    l620: for (;;) {
      const s622 = p;
      const t623 = m.trail.length;
      if (p < end) {
        l621: {
          if (p < end) {
            {
              const s625 = p;
              l626: {
                p = skipParagraphStop(p);
                if (p < 0) { break l626; }
                break l621;
              }
              p = s625;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l621; }
          p = noteLine(p);
          if (p < 0) { break l621; }
          continue l620;
        }
        p = s622;
        if (m.trail.length > t623) m.trail.length = t623;
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
    l374: {
      const s375 = p;
      const t376 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) {
        l377: {
          p = readMissingMarkEnd(p);
          if (p < 0) { break l377; }
          value = m.value as MissingMarkEndNode;
          break l374;
        }
        p = s375;
        if (m.trail.length > t376) m.trail.length = t376;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l404: {
          p = readSubheading(p);
          if (p < 0) { break l404; }
          value = m.value as SubheadingNode;
          break l374;
        }
        p = s375;
        if (m.trail.length > t376) m.trail.length = t376;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l405: {
          p = readBullet(p);
          if (p < 0) { break l405; }
          value = m.value as BulletNode;
          break l374;
        }
        p = s375;
        if (m.trail.length > t376) m.trail.length = t376;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l572: {
          p = readTable(p);
          if (p < 0) { break l572; }
          value = m.value as TableNode;
          break l374;
        }
        p = s375;
        if (m.trail.length > t376) m.trail.length = t376;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l613: {
          p = readBadNoiseLine(p);
          if (p < 0) { break l613; }
          value = m.value as BadNoiseLineNode;
          break l374;
        }
        p = s375;
        if (m.trail.length > t376) m.trail.length = t376;
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
    const list633: " "[] = [];
    let n631 = 0;
    l628: for (;;) {
      if (n631 >= 3) break;
      const s630 = p;
      l629: {
        let v632!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l629; }
        v632 = " ";
        p++;
        list633.push(v632);
        n631++;
        continue l628;
      }
      p = s630;
      break;
    }
    value = list633;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [" "[], string, string[], null];
    let e634!: " "[];
    p = readIndent(p);
    if (p < 0) { return -1; }
    e634 = m.value as " "[];
    let e635!: string;
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = readWrapperRun(p);
    if (p < 0) { return -1; }
    e635 = m.value as string;
    let e636!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e636 = m.value as string[];
    let e637!: null;
    l640: {
      const s638 = p;
      l639: {
        p = skipLineEnd(p);
        if (p < 0) { break l639; }
        p = s638;
        break l640;
      }
      p = s638;
      return -1;
    }
    e637 = null;
    value = [e634, e635, e636, e637];
    m.value = value;
    return p;
  }

  function skipTitleStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l641: {
      const s642 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l643: {
          let n647 = 0;
          l644: for (;;) {
            if (n647 >= 3) break;
            const s646 = p;
            l645: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l645; }
              p++;
              n647++;
              continue l644;
            }
            p = s646;
            break;
          }
          let n651 = 0;
          l648: for (;;) {
            if (n651 >= 3) break;
            const s650 = p;
            l649: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l649; }
              p++;
              n651++;
              continue l648;
            }
            p = s650;
            break;
          }
          if (n651 < 1) { break l643; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l652: {
            if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
              const s654 = p;
              l653: {
                p = skipLineNoise(p);
                if (p < 0) { break l653; }
                break l652;
              }
              p = s654;
            } else m.touched ||= p >= end;
          }
          l655: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
              const s657 = p;
              l656: {
                p = skipTitleDecoration(p);
                if (p < 0) { break l656; }
                break l655;
              }
              p = s657;
            } else m.touched ||= p >= end;
          }
          break l641;
        }
        p = s642;
      } else m.touched ||= p >= end;
      l658: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) {
          const s660 = p;
          l659: {
            p = skipTitleDecoration(p);
            if (p < 0) { break l659; }
            break l658;
          }
          p = s660;
        } else m.touched ||= p >= end;
      }
    }
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m666 = false;
    l662: for (;;) {
      const s664 = p;
      const t665 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l663: {
          p = noteBlankLine(p);
          if (p < 0) { break l663; }
          m666 = true;
          continue l662;
        }
        p = s664;
        if (m.trail.length > t665) m.trail.length = t665;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m666) { return -1; }
    return p;
  }

  function skipParenthesisCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near679 = p + 4;
    while (p < near679 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
    if (p === near679) p = STOPS_8.next(p);
    m.touched ||= p >= end && "^\n\r(";
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
    m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
    l694: for (;;) {
      const s696 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l695: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) {
            {
              const s698 = p;
              l699: {

                p++;
                break l695;
              }
              p = s698;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l695; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l694;
        }
        p = s696;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l714: {
      const s715 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l716: {
          l717: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s719 = p;
              l718: {
                l720: {
                  const s721 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l722: {
                      if (!text.startsWith("**", p)) {
                        m.reaches(p, "**");
                        break l722;
                      }
                      p += 2;
                      break l720;
                    }
                    p = s721;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l718; }
                  p++;
                }
                break l717;
              }
              p = s719;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l716; }
          p = skipSignatureName(p);
          if (p < 0) { break l716; }
          break l714;
        }
        p = s715;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l723: {

          p++;
          break l714;
        }
        p = s715;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 47) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l731: {
      const s732 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l733: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l733; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l731;
        }
        p = s732;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l734: {
          p = skipBracketed(p);
          if (p < 0) { break l734; }
          break l731;
        }
        p = s732;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l735: {
          p = skipQuoted(p);
          if (p < 0) { break l735; }
          break l731;
        }
        p = s732;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211 || c === 8594))) {
        {
          const s736 = p;
          l737: {
            p = skipArrow(p);
            if (p < 0) { break l737; }
            return -1;
          }
          p = s736;
        }
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m730 = false;
    l727: for (;;) {
      const s729 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) {
        l728: {
          p = skipTypePiece(p);
          if (p < 0) { break l728; }
          m730 = true;
          continue l727;
        }
        p = s729;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m730) { return -1; }
    l739: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211 || c === 8594))) {
        const s741 = p;
        l740: {
          p = skipArrow(p);
          if (p < 0) { break l740; }
          let m745 = false;
          l742: for (;;) {
            const s744 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) {
              l743: {
                p = skipResultPiece(p);
                if (p < 0) { break l743; }
                m745 = true;
                continue l742;
              }
              p = s744;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m745) { break l740; }
          l748: {
            if ((p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) {
              const s746 = p;
              l747: {
                p++;
                p = s746;
                break l748;
              }
              p = s746;
            } else m.touched ||= p >= end;
            break l740;
          }
          break l739;
        }
        p = s741;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l755: {
      const s756 = p;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l757: {

          p++;
          break l755;
        }
        p = s756;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l758: {

          p++;
          break l755;
        }
        p = s756;
      } else m.touched ||= p >= end;
      l759: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l759; }
        break l755;
      }
      p = s756;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
      p = skipArrow(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l711: {
      const s712 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l713: {
          p = skipParameterName(p);
          if (p < 0) { break l713; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l724: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s726 = p;
              l725: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l725; }
                p = skipTypeText(p);
                if (p < 0) { break l725; }
                break l724;
              }
              p = s726;
            } else m.touched ||= p >= end;
          }
          l749: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s751 = p;
              l750: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l750; }
                p = skipDefaultText(p);
                if (p < 0) { break l750; }
                break l749;
              }
              p = s751;
            } else m.touched ||= p >= end;
          }
          l754: {
            const s752 = p;
            l753: {
              p = skipParameterEnd(p);
              if (p < 0) { break l753; }
              p = s752;
              break l754;
            }
            p = s752;
            break l713;
          }
          break l711;
        }
        p = s712;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
      const near760 = p + 4;
      while (p < near760 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near760) p = STOPS_9.next(p);
      m.touched ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l708: {
      const s709 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l710: {
          p = skipParameter(p);
          if (p < 0) { break l710; }
          l761: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s763 = p;
              l762: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l761;
              }
              p = s763;
            } else m.touched ||= p >= end;
          }
          break l708;
        }
        p = s709;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = skipBadParameter(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l764: {
      const s765 = p;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l766: {

          p++;
          break l764;
        }
        p = s765;
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
    l704: for (;;) {
      const s706 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128))) {
        l705: {
          p = skipParameterItem(p);
          if (p < 0) { break l705; }
          continue l704;
        }
        p = s706;
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
    l701: {
      const s702 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l703: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l703; }
          p = skipParameters(p);
          if (p < 0) { break l703; }
          break l701;
        }
        p = s702;
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
    l774: {
      const s775 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l776: {
          p = skipBracketed(p);
          if (p < 0) { break l776; }
          break l774;
        }
        p = s775;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l777: {
          p = skipQuoted(p);
          if (p < 0) { break l777; }
          break l774;
        }
        p = s775;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128))) {
        l778: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l778; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c >= 128))) p++;
          m.touched ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l774;
        }
        p = s775;
      } else m.touched ||= p >= end;
      if (p < end) {
        l779: {
          {
            const s780 = p;
            l781: {
              p = skipSignatureTail(p);
              if (p < 0) { break l781; }
              break l779;
            }
            p = s780;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l779; }
          p++;
          break l774;
        }
        p = s775;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s783 = p;
          l784: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end;
            p = skipSignatureTail(p);
            if (p < 0) { break l784; }
            return -1;
          }
          p = s783;
        }
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m;
    let m773 = false;
    l770: for (;;) {
      const s772 = p;
      if (p < end) {
        l771: {
          p = skipReturnPiece(p);
          if (p < 0) { break l771; }
          m773 = true;
          continue l770;
        }
        p = s772;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m773) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
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
    l786: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s788 = p;
        l787: {

          p++;
          break l786;
        }
        p = s788;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l789: {
      if (p < end) {
        const s791 = p;
        l790: {
          p = skipBadSignatureRest(p);
          if (p < 0) { break l790; }
          break l789;
        }
        p = s791;
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
    l687: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s689 = p;
        l688: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l688;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l688; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l687;
        }
        p = s689;
      } else m.touched ||= p >= end;
    }
    l690: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s692 = p;
        l691: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l691;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l691; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l690;
        }
        p = s692;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    p = skipSignatureList(p);
    if (p < 0) { return -1; }
    l767: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 8211 || c === 8594))) {
        const s769 = p;
        l768: {
          p = skipResult(p);
          if (p < 0) { break l768; }
          break l767;
        }
        p = s769;
      } else m.touched ||= p >= end;
    }
    p = skipSignatureEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipMethodHeadingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l676: {
      const s677 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l678: {
          p = skipMethodLevel(p);
          if (p < 0) { break l678; }
          {
            const s680 = p;
            l681: {
              p = skipTextInNotes(p);
              if (p < 0) { break l681; }
              break l678;
            }
            p = s680;
          }
          let n686 = 0;
          l683: for (;;) {
            if (n686 >= 3) break;
            const s685 = p;
            l684: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l684; }
              p++;
              n686++;
              continue l683;
            }
            p = s685;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l678; }
          p = skipMark(p);
          if (p < 0) { break l678; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l678; }
          p = skipSignature(p);
          if (p < 0) { break l678; }
          p = skipHeadingEnd(p);
          if (p < 0) { break l678; }
          break l676;
        }
        p = s677;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l792: {
          p = skipMethodLevel(p);
          if (p < 0) { break l792; }
          {
            const s793 = p;
            l794: {
              if (!m.reading.inside[12]) { break l794; }
              break l792;
            }
            p = s793;
          }
          let n799 = 0;
          l796: for (;;) {
            if (n799 >= 3) break;
            const s798 = p;
            l797: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l797; }
              p++;
              n799++;
              continue l796;
            }
            p = s798;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l792; }
          p = skipMark(p);
          if (p < 0) { break l792; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l792; }
          p = skipBadMethodTitle(p);
          if (p < 0) { break l792; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l792; }
          p = skipSignature(p);
          if (p < 0) { break l792; }
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = skipHeadingEnd(p);
          if (p < 0) { break l792; }
          break l676;
        }
        p = s677;
      } else m.touched ||= p >= end;
      l802: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s800 = p;
          l801: {
            p = skipSetextAhead(p);
            if (p < 0) { break l801; }
            p = s800;
            break l802;
          }
          p = s800;
        } else m.touched ||= p >= end;
        return -1;
      }
      l805: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s803 = p;
          l804: {
            const near806 = p + 4;
            while (p < near806 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near806) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l804; }
            p++;
            p = s803;
            break l805;
          }
          p = s803;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l667: {
      const s668 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l669: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l669; }
          break l667;
        }
        p = s668;
      } else m.touched ||= p >= end;
      l672: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s670 = p;
          l671: {
            p = skipHeadingLike(p);
            if (p < 0) { break l671; }
            p = s670;
            break l672;
          }
          p = s670;
        } else m.touched ||= p >= end;
        return -1;
      }
      l673: {
        const s674 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l675: {
            p = skipSectionHeading(p);
            if (p < 0) { break l675; }
            break l673;
          }
          p = s674;
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
    l818: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        const s816 = p;
        l817: {
          p = skipH3(p);
          if (p < 0) { break l817; }
          p = s816;
          break l818;
        }
        p = s816;
      } else m.touched ||= p >= end;
      return -1;
    }
    let n822 = 0;
    l819: for (;;) {
      if (n822 >= 3) break;
      const s821 = p;
      l820: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l820; }
        p++;
        n822++;
        continue l819;
      }
      p = s821;
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
    let n827 = 0;
    l824: for (;;) {
      if (n827 >= 3) break;
      const s826 = p;
      l825: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l825; }
        p++;
        n827++;
        continue l824;
      }
      p = s826;
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
    l828: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s830 = p;
        l829: {

          p++;
          break l828;
        }
        p = s830;
      } else m.touched ||= p >= end;
    }
    l831: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s833 = p;
        l832: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l832;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l832; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l831;
        }
        p = s833;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    const near834 = p + 4;
    while (p < near834 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near834) p = STOPS_4.next(p);
    m.touched ||= p >= end && "^\n\r*";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l807: {
      const s808 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l809: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l809; }
          break l807;
        }
        p = s808;
      } else m.touched ||= p >= end;
      l812: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s810 = p;
          l811: {
            p = skipHeadingLike(p);
            if (p < 0) { break l811; }
            p = s810;
            break l812;
          }
          p = s810;
        } else m.touched ||= p >= end;
        return -1;
      }
      l813: {
        const s814 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l815: {
            p = skipAnyItemAhead(p);
            if (p < 0) { break l815; }
            break l813;
          }
          p = s814;
        } else m.touched ||= p >= end;
        l823: {
          if (!m.reading.inside[3]) { break l823; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; break l823; }
          p = skipMethodAhead(p);
          if (p < 0) { break l823; }
          break l813;
        }
        p = s814;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l835: {
            p = skipSectionHeading(p);
            if (p < 0) { break l835; }
            break l813;
          }
          p = s814;
        } else m.touched ||= p >= end;
        l836: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l836; }
          break l813;
        }
        p = s814;
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
    l852: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        const s850 = p;
        l851: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l851; }
          p = skipDescriptionName(p);
          if (p < 0) { break l851; }
          p = s850;
          break l852;
        }
        p = s850;
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
    l855: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        const s853 = p;
        l854: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l854; }
          p = skipRateLimitName(p);
          if (p < 0) { break l854; }
          p = s853;
          break l855;
        }
        p = s853;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {
    l858: {
      const s859 = p;
      l860: {
        if (!m.reading.inside[9]) { break l860; }
        break l858;
      }
      p = s859;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l866: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        const s864 = p;
        l865: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l865; }
          p = skipReturnsName(p);
          if (p < 0) { break l865; }
          p = s864;
          break l866;
        }
        p = s864;
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
    l876: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false))) {
        const s874 = p;
        l875: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)))) { m.touched ||= p >= end; break l875; }
          p = skipSemanticUnitName(p);
          if (p < 0) { break l875; }
          p = s874;
          break l876;
        }
        p = s874;
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
    l879: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
        const s877 = p;
        l878: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)))) { m.touched ||= p >= end; break l878; }
          p = skipResponsibilityName(p);
          if (p < 0) { break l878; }
          p = s877;
          break l879;
        }
        p = s877;
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
    l885: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
        const s883 = p;
        l884: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)))) { m.touched ||= p >= end; break l884; }
          p = skipCriteriaName(p);
          if (p < 0) { break l884; }
          p = s883;
          break l885;
        }
        p = s883;
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
    l888: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
        const s886 = p;
        l887: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false)))) { m.touched ||= p >= end; break l887; }
          p = skipSeverityName(p);
          if (p < 0) { break l887; }
          p = s886;
          break l888;
        }
        p = s886;
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
    l844: {
      const s845 = p;
      l846: {
        if (!m.reading.inside[7]) { break l846; }
        l847: {
          const s848 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
            l849: {
              p = readDescriptionLabel(p);
              if (p < 0) { break l849; }
              value = m.value as DescriptionLabelNode;
              break l847;
            }
            p = s848;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)))) { m.touched ||= p >= end; break l846; }
          p = readRateLimitLabel(p);
          if (p < 0) { break l846; }
          value = m.value as RateLimitLabelNode;
        }
        break l844;
      }
      p = s845;
      l856: {
        if (!m.reading.inside[8]) { break l856; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)))) { m.touched ||= p >= end; break l856; }
        p = readDescriptionLabel(p);
        if (p < 0) { break l856; }
        value = m.value as DescriptionLabelNode;
        break l844;
      }
      p = s845;
      l857: {
        p = skipInMethod(p);
        if (p < 0) { break l857; }
        l861: {
          const s862 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
            l863: {
              p = readReturnsLabel(p);
              if (p < 0) { break l863; }
              value = m.value as ReturnsLabelNode;
              break l861;
            }
            p = s862;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)))) { m.touched ||= p >= end; break l857; }
          p = readDescriptionLabel(p);
          if (p < 0) { break l857; }
          value = m.value as DescriptionLabelNode;
        }
        break l844;
      }
      p = s845;
      l867: {
        {
          const s868 = p;
          l869: {
            p = skipInMethod(p);
            if (p < 0) { break l869; }
            break l867;
          }
          p = s868;
        }
        if (!m.reading.inside[3]) { break l867; }
        l871: {
          const s872 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false))) {
            l873: {
              p = readSemanticUnitLabel(p);
              if (p < 0) { break l873; }
              value = m.value as SemanticUnitLabelNode;
              break l871;
            }
            p = s872;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)))) { m.touched ||= p >= end; break l867; }
          p = readResponsibilityLabel(p);
          if (p < 0) { break l867; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l844;
      }
      p = s845;
      if (!m.reading.inside[11]) { return -1; }
      l880: {
        const s881 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false))) {
          l882: {
            p = readCriteriaLabel(p);
            if (p < 0) { break l882; }
            value = m.value as CriteriaLabelNode;
            break l880;
          }
          p = s881;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l898: {
      const s896 = p;
      l897: {
        p = skipLineEnd(p);
        if (p < 0) { break l897; }
        p = s896;
        break l898;
      }
      p = s896;
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
    l837: {
      const s838 = p;
      const t839 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l840: {
          l843: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
              const s841 = p;
              l842: {
                p = skipBulletLead(p);
                if (p < 0) { break l842; }
                p = s841;
                break l843;
              }
              p = s841;
            } else m.touched ||= p >= end;
            break l840;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l840; }
          p = readBulletHolds(p);
          if (p < 0) { break l840; }
          l_holds = m.value as string;
          p = readTextKind(p);
          if (p < 0) { break l840; }
          l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l840; }
          p = read_label(p);
          if (p < 0) { break l840; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readLineValue(p);
          if (p < 0) { break l840; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l840; }
          break l837;
        }
        p = s838;
        if (m.trail.length > t839) m.trail.length = t839;
      } else m.touched ||= p >= end;
      let n892 = 0;
      l889: for (;;) {
        if (n892 >= 3) break;
        const s891 = p;
        l890: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l890; }
          p++;
          n892++;
          continue l889;
        }
        p = s891;
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
      l893: {
        const s895 = p;
        l894: {
          p = readLineHolds(p);
          if (p < 0) { break l894; }
          l_holds = m.value as "";
          break l893;
        }
        p = s895;
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
    l899: {
      const s900 = p;
      const t901 = m.trail.length;
      l902: {
        if (!m.reading.inside[7]) { break l902; }
        l905: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
            const s903 = p;
            l904: {
              p = skipBulletLead(p);
              if (p < 0) { break l904; }
              p = s903;
              break l905;
            }
            p = s903;
          } else m.touched ||= p >= end;
          break l902;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l902; }
        p = readBulletHolds(p);
        if (p < 0) { break l902; }
        l_holds = m.value as string;
        l908: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false))) {
            const s906 = p;
            l907: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)))) { m.touched ||= p >= end; break l907; }
              p = skipAuthenticationName(p);
              if (p < 0) { break l907; }
              p = s906;
              break l908;
            }
            p = s906;
          } else m.touched ||= p >= end;
          break l902;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l902; }
        p = read_label(p);
        if (p < 0) { break l902; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l909: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
            const s911 = p;
            const t912 = m.trail.length;
            l910: {
              p = readAnswer(p);
              if (p < 0) { break l910; }
              l_answer = m.value as YesNode | NoNode;
              break l909;
            }
            p = s911;
            if (m.trail.length > t912) m.trail.length = t912;
          } else m.touched ||= p >= end;
          l_answer = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l902; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l902; }
        break l899;
      }
      p = s900;
      if (m.trail.length > t901) m.trail.length = t901;
      if (!m.reading.inside[7]) { return -1; }
      let n916 = 0;
      l913: for (;;) {
        if (n916 >= 3) break;
        const s915 = p;
        l914: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l914; }
          p++;
          n916++;
          continue l913;
        }
        p = s915;
        break;
      }
      l919: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false))) {
          const s917 = p;
          l918: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)))) { m.touched ||= p >= end; break l918; }
            p = skipAuthenticationName(p);
            if (p < 0) { break l918; }
            p = s917;
            break l919;
          }
          p = s917;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l920: {
        const s922 = p;
        l921: {
          p = readLineHolds(p);
          if (p < 0) { break l921; }
          l_holds = m.value as "";
          break l920;
        }
        p = s922;
        l_holds = null;
      }
      l923: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) {
          const s925 = p;
          const t926 = m.trail.length;
          l924: {
            p = readAnswer(p);
            if (p < 0) { break l924; }
            l_answer = m.value as YesNode | NoNode;
            break l923;
          }
          p = s925;
          if (m.trail.length > t926) m.trail.length = t926;
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
    l939: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        const s937 = p;
        l938: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l938; }
          p = skipRequestBodyName(p);
          if (p < 0) { break l938; }
          p = s937;
          break l939;
        }
        p = s937;
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
    l942: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) {
        const s940 = p;
        l941: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))))) { m.touched ||= p >= end; break l941; }
          p = skipResponseName(p);
          if (p < 0) { break l941; }
          p = s940;
          break l942;
        }
        p = s940;
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
    l934: {
      const s935 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        l936: {
          p = readRequestBodyLabel(p);
          if (p < 0) { break l936; }
          value = m.value as RequestBodyLabelNode;
          break l934;
        }
        p = s935;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l927: {
      const s928 = p;
      const t929 = m.trail.length;
      l930: {
        if (!m.reading.inside[7]) { break l930; }
        l933: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
            const s931 = p;
            l932: {
              p = skipBulletLead(p);
              if (p < 0) { break l932; }
              p = s931;
              break l933;
            }
            p = s931;
          } else m.touched ||= p >= end;
          break l930;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l930; }
        p = readBulletHolds(p);
        if (p < 0) { break l930; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)))) { m.touched ||= p >= end; break l930; }
        p = readJsonKind(p);
        if (p < 0) { break l930; }
        l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l930; }
        p = read_label(p);
        if (p < 0) { break l930; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = readJsonValue(p);
        if (p < 0) { break l930; }
        l_value = m.value as TemplateRemarkNode | LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l930; }
        break l927;
      }
      p = s928;
      if (m.trail.length > t929) m.trail.length = t929;
      if (!m.reading.inside[7]) { return -1; }
      let n946 = 0;
      l943: for (;;) {
        if (n946 >= 3) break;
        const s945 = p;
        l944: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l944; }
          p++;
          n946++;
          continue l943;
        }
        p = s945;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
      p = readJsonKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l947: {
        const s949 = p;
        l948: {
          p = readLineHolds(p);
          if (p < 0) { break l948; }
          l_holds = m.value as "";
          break l947;
        }
        p = s949;
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
    l957: {
      const s958 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : c === 304))) {
        l959: {
          p = readIndexesLabel(p);
          if (p < 0) { break l959; }
          value = m.value as IndexesLabelNode;
          break l957;
        }
        p = s958;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false))) {
        l960: {
          p = readRelationshipsLabel(p);
          if (p < 0) { break l960; }
          value = m.value as RelationshipsLabelNode;
          break l957;
        }
        p = s958;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l950: {
      const s951 = p;
      const t952 = m.trail.length;
      l953: {
        if (!m.reading.inside[8]) { break l953; }
        l956: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
            const s954 = p;
            l955: {
              p = skipBulletLead(p);
              if (p < 0) { break l955; }
              p = s954;
              break l956;
            }
            p = s954;
          } else m.touched ||= p >= end;
          break l953;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l953; }
        p = readBulletHolds(p);
        if (p < 0) { break l953; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l953; }
        p = readSqlKind(p);
        if (p < 0) { break l953; }
        l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l953; }
        p = read_label(p);
        if (p < 0) { break l953; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        p = readLineValue(p);
        if (p < 0) { break l953; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l953; }
        break l950;
      }
      p = s951;
      if (m.trail.length > t952) m.trail.length = t952;
      if (!m.reading.inside[8]) { return -1; }
      let n964 = 0;
      l961: for (;;) {
        if (n964 >= 3) break;
        const s963 = p;
        l962: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l962; }
          p++;
          n964++;
          continue l961;
        }
        p = s963;
        break;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = readSqlKind(p);
      if (p < 0) { return -1; }
      l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l965: {
        const s967 = p;
        l966: {
          p = readLineHolds(p);
          if (p < 0) { break l966; }
          l_holds = m.value as "";
          break l965;
        }
        p = s967;
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
    l968: {
      const s969 = p;
      const t970 = m.trail.length;
      l971: {
        {
          const s972 = p;
          l973: {
            p = skipInMethod(p);
            if (p < 0) { break l973; }
            break l971;
          }
          p = s972;
        }
        if (!m.reading.inside[3]) { break l971; }
        l977: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
            const s975 = p;
            l976: {
              p = skipBulletLead(p);
              if (p < 0) { break l976; }
              p = s975;
              break l977;
            }
            p = s975;
          } else m.touched ||= p >= end;
          break l971;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l971; }
        p = readBulletHolds(p);
        if (p < 0) { break l971; }
        l_holds = m.value as string;
        l980: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false))) {
            const s978 = p;
            l979: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)))) { m.touched ||= p >= end; break l979; }
              p = skipComplexityName(p);
              if (p < 0) { break l979; }
              p = s978;
              break l980;
            }
            p = s978;
          } else m.touched ||= p >= end;
          break l971;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l971; }
        p = read_label(p);
        if (p < 0) { break l971; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end;
        l981: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : false))) {
            const s983 = p;
            const t984 = m.trail.length;
            l982: {
              p = read_wholeNumber(p);
              if (p < 0) { break l982; }
              l_number = m.value as WholeNumberNode;
              break l981;
            }
            p = s983;
            if (m.trail.length > t984) m.trail.length = t984;
          } else m.touched ||= p >= end;
          l_number = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l971; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l971; }
        break l968;
      }
      p = s969;
      if (m.trail.length > t970) m.trail.length = t970;
      {
        const s985 = p;
        l986: {
          p = skipInMethod(p);
          if (p < 0) { break l986; }
          return -1;
        }
        p = s985;
      }
      if (!m.reading.inside[3]) { return -1; }
      let n991 = 0;
      l988: for (;;) {
        if (n991 >= 3) break;
        const s990 = p;
        l989: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l989; }
          p++;
          n991++;
          continue l988;
        }
        p = s990;
        break;
      }
      l994: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false))) {
          const s992 = p;
          l993: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)))) { m.touched ||= p >= end; break l993; }
            p = skipComplexityName(p);
            if (p < 0) { break l993; }
            p = s992;
            break l994;
          }
          p = s992;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l995: {
        const s997 = p;
        l996: {
          p = readLineHolds(p);
          if (p < 0) { break l996; }
          l_holds = m.value as "";
          break l995;
        }
        p = s997;
        l_holds = null;
      }
      l998: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : false))) {
          const s1000 = p;
          const t1001 = m.trail.length;
          l999: {
            p = read_wholeNumber(p);
            if (p < 0) { break l999; }
            l_number = m.value as WholeNumberNode;
            break l998;
          }
          p = s1000;
          if (m.trail.length > t1001) m.trail.length = t1001;
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
    l1011: {
      const s1012 = p;
      l1013: {
        {
          const s1014 = p;
          l1015: {
            if (!m.reading.inside[12]) { break l1015; }
            break l1013;
          }
          p = s1014;
        }
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
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1013; }
        p = skipLabelAhead(p);
        if (p < 0) { break l1013; }
        break l1011;
      }
      p = s1012;
      if (!m.reading.inside[12]) { return -1; }
      let n1024 = 0;
      l1021: for (;;) {
        if (n1024 >= 3) break;
        const s1023 = p;
        l1022: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1022; }
          p++;
          n1024++;
          continue l1021;
        }
        p = s1023;
        break;
      }
      l1027: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : c === 304))) {
          const s1025 = p;
          l1026: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1026; }
            p = skipComponentName(p);
            if (p < 0) { break l1026; }
            p = s1025;
            break l1027;
          }
          p = s1025;
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
    l1030: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        const s1028 = p;
        l1029: {
          p = skipBulletLead(p);
          if (p < 0) { break l1029; }
          l1033: {
            const s1031 = p;
            l1032: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end;
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end;
              p = skip_knownName(p);
              if (p < 0) { break l1032; }
              p = s1031;
              break l1033;
            }
            p = s1031;
            break l1029;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1029; }
          p = skipLabelAhead(p);
          if (p < 0) { break l1029; }
          p = s1028;
          break l1030;
        }
        p = s1028;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s1034 = p;
      l1035: {
        p = skipHeldBullet(p);
        if (p < 0) { break l1035; }
        return -1;
      }
      p = s1034;
    }
    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near1046 = p + 4;
    while (p < near1046 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near1046) p = STOPS_0.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    l1047: for (;;) {
      const s1049 = p;
      if (p < end) {
        l1048: {
          if (p < end) {
            {
              const s1051 = p;
              l1052: {
                p = skipParagraphStop(p);
                if (p < 0) { break l1052; }
                break l1048;
              }
              p = s1051;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l1048; }
          p = skipLine(p);
          if (p < 0) { break l1048; }
          continue l1047;
        }
        p = s1049;
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
        const s1039 = p;
        l1040: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l1040; }
          return -1;
        }
        p = s1039;
      }
    } else m.touched ||= p >= end;
    l1044: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s1042 = p;
        l1043: {
          const near1045 = p + 4;
          while (p < near1045 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near1045) p = STOPS_8.next(p);
          m.touched ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1043; }
          p++;
          p = s1042;
          break l1044;
        }
        p = s1042;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
    p = skipListedHeading(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l1002: {
      const s1003 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
        l1004: {
          l1007: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c === 304))) {
              const s1005 = p;
              l1006: {
                p = skipLabelGate(p);
                if (p < 0) { break l1006; }
                p = s1005;
                break l1007;
              }
              p = s1005;
            } else m.touched ||= p >= end;
            break l1004;
          }
          l1008: {
            const s1009 = p;
            l1010: {
              p = skipPlainLabelAhead(p);
              if (p < 0) { break l1010; }
              break l1008;
            }
            p = s1009;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l1004; }
            p = skipBulletLabelAhead(p);
            if (p < 0) { break l1004; }
          }
          break l1002;
        }
        p = s1003;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l1037: {
          p = skipItemStop(p);
          if (p < 0) { break l1037; }
          break l1002;
        }
        p = s1003;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false))) {
        l1038: {
          p = skipThematicBreak(p);
          if (p < 0) { break l1038; }
          break l1002;
        }
        p = s1003;
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
    l1069: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false))) {
        const s1067 = p;
        l1068: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false)))) { m.touched ||= p >= end; break l1068; }
          p = skipParametersName(p);
          if (p < 0) { break l1068; }
          p = s1067;
          break l1069;
        }
        p = s1067;
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
    l1072: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false))) {
        const s1070 = p;
        l1071: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)))) { m.touched ||= p >= end; break l1071; }
          p = skipRaisesName(p);
          if (p < 0) { break l1071; }
          p = s1070;
          break l1072;
        }
        p = s1070;
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
    l1061: {
      const s1062 = p;
      l1063: {
        if (!m.reading.inside[7]) { break l1063; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)))) { m.touched ||= p >= end; break l1063; }
        p = readRequestParametersLabel(p);
        if (p < 0) { break l1063; }
        value = m.value as RequestParametersLabelNode;
        break l1061;
      }
      p = s1062;
      p = skipInMethod(p);
      if (p < 0) { return -1; }
      l1064: {
        const s1065 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false))) {
          l1066: {
            p = readParametersLabel(p);
            if (p < 0) { break l1066; }
            value = m.value as ParametersLabelNode;
            break l1064;
          }
          p = s1065;
        } else m.touched ||= p >= end;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)))) { m.touched ||= p >= end; return -1; }
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
    l1054: {
      const s1055 = p;
      const t1056 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l1057: {
          l1060: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
              const s1058 = p;
              l1059: {
                p = skipBulletLead(p);
                if (p < 0) { break l1059; }
                p = s1058;
                break l1060;
              }
              p = s1058;
            } else m.touched ||= p >= end;
            break l1057;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l1057; }
          p = readBulletHolds(p);
          if (p < 0) { break l1057; }
          l_holds = m.value as string;
          p = readEntriesKind(p);
          if (p < 0) { break l1057; }
          l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1057; }
          p = read_label(p);
          if (p < 0) { break l1057; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readEntriesValue(p);
          if (p < 0) { break l1057; }
          l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1057; }
          break l1054;
        }
        p = s1055;
        if (m.trail.length > t1056) m.trail.length = t1056;
      } else m.touched ||= p >= end;
      let n1076 = 0;
      l1073: for (;;) {
        if (n1076 >= 3) break;
        const s1075 = p;
        l1074: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1074; }
          p++;
          n1076++;
          continue l1073;
        }
        p = s1075;
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
    let n1083 = 0;
    l1080: for (;;) {
      if (n1083 >= 3) break;
      const s1082 = p;
      l1081: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1081; }
        p++;
        n1083++;
        continue l1080;
      }
      p = s1082;
      break;
    }
    l1086: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
        const s1084 = p;
        l1085: {
          p = skipLabelMark(p);
          if (p < 0) { break l1085; }
          p = s1084;
          break l1086;
        }
        p = s1084;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s1087 = p;
      l1088: {
        while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
        m.touched ||= p >= end;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
        m.touched ||= p >= end;
        p = skip_knownName(p);
        if (p < 0) { break l1088; }
        return -1;
      }
      p = s1087;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l1090: {
      const s1092 = p;
      l1091: {
        p = readLineHolds(p);
        if (p < 0) { break l1091; }
        l_holds = m.value as "";
        break l1090;
      }
      p = s1092;
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
    l1093: {
      const s1094 = p;
      const t1095 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
        l1096: {
          l1099: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) {
              const s1097 = p;
              l1098: {
                p = skipBulletLead(p);
                if (p < 0) { break l1098; }
                p = s1097;
                break l1099;
              }
              p = s1097;
            } else m.touched ||= p >= end;
            break l1096;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false)))) { m.touched ||= p >= end; break l1096; }
          p = readBulletHolds(p);
          if (p < 0) { break l1096; }
          l_holds = m.value as string;
          l1102: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
              const s1100 = p;
              l1101: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1101; }
                p = skipDependenciesName(p);
                if (p < 0) { break l1101; }
                p = s1100;
                break l1102;
              }
              p = s1100;
            } else m.touched ||= p >= end;
            break l1096;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1096; }
          p = read_label(p);
          if (p < 0) { break l1096; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          p = readNamesValue(p);
          if (p < 0) { break l1096; }
          l_value = m.value as NameLineNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1096; }
          break l1093;
        }
        p = s1094;
        if (m.trail.length > t1095) m.trail.length = t1095;
      } else m.touched ||= p >= end;
      let n1106 = 0;
      l1103: for (;;) {
        if (n1106 >= 3) break;
        const s1105 = p;
        l1104: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1104; }
          p++;
          n1106++;
          continue l1103;
        }
        p = s1105;
        break;
      }
      l1109: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
          const s1107 = p;
          l1108: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end;
            if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1108; }
            p = skipDependenciesName(p);
            if (p < 0) { break l1108; }
            p = s1107;
            break l1109;
          }
          p = s1107;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end;
      l1110: {
        const s1112 = p;
        l1111: {
          p = readLineHolds(p);
          if (p < 0) { break l1111; }
          l_holds = m.value as "";
          break l1110;
        }
        p = s1112;
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
    l1113: {
      const s1114 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l1115: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l1115; }
          break l1113;
        }
        p = s1114;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        {
          const s1116 = p;
          l1117: {
            p = skipMethodAhead(p);
            if (p < 0) { break l1117; }
            return -1;
          }
          p = s1116;
        }
      } else m.touched ||= p >= end;
      l1121: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1119 = p;
          l1120: {
            p = skipHeadingLike(p);
            if (p < 0) { break l1120; }
            p = s1119;
            break l1121;
          }
          p = s1119;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1122: {
        const s1123 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l1124: {
            l1127: {
              if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
                const s1125 = p;
                l1126: {
                  p = skipH3(p);
                  if (p < 0) { break l1126; }
                  p = s1125;
                  break l1127;
                }
                p = s1125;
              } else m.touched ||= p >= end;
              break l1124;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l1124; }
            p = skipComponentHeading(p);
            if (p < 0) { break l1124; }
            break l1122;
          }
          p = s1123;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l1128: {
            p = skipSectionHeading(p);
            if (p < 0) { break l1128; }
            break l1122;
          }
          p = s1123;
        } else m.touched ||= p >= end;
        l1129: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l1129; }
          break l1122;
        }
        p = s1123;
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
    l1171: {
      const s1172 = p;
      const t1173 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1174: {
          p = readParameterName(p);
          if (p < 0) { break l1174; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          l1175: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s1177 = p;
              l1176: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1176; }
                p = readTypeText(p);
                if (p < 0) { break l1176; }
                l_annotation = m.value as TypeTextNode;
                break l1175;
              }
              p = s1177;
            } else m.touched ||= p >= end;
            l_annotation = null;
          }
          l1178: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s1180 = p;
              l1179: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1179; }
                p = readDefaultText(p);
                if (p < 0) { break l1179; }
                l_fallback = m.value as DefaultTextNode;
                break l1178;
              }
              p = s1180;
            } else m.touched ||= p >= end;
            l_fallback = null;
          }
          l1183: {
            const s1181 = p;
            l1182: {
              p = skipParameterEnd(p);
              if (p < 0) { break l1182; }
              p = s1181;
              break l1183;
            }
            p = s1181;
            break l1174;
          }
          break l1171;
        }
        p = s1172;
        if (m.trail.length > t1173) m.trail.length = t1173;
        l_fallback = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l1167: {
      const s1168 = p;
      const t1169 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1170: {
          p = readParameter(p);
          if (p < 0) { break l1170; }
          value = m.value as ParameterNode;
          l1184: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s1186 = p;
              l1185: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end;
                break l1184;
              }
              p = s1186;
            } else m.touched ||= p >= end;
          }
          break l1167;
        }
        p = s1168;
        if (m.trail.length > t1169) m.trail.length = t1169;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = readBadParameter(p);
      if (p < 0) { return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l1187: {
      const s1188 = p;
      const t1189 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l1190: {

          p++;
          break l1187;
        }
        p = s1188;
        if (m.trail.length > t1189) m.trail.length = t1189;
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
    const list1165: (ParameterNode | BadParameterNode)[] = [];
    l1160: for (;;) {
      const s1162 = p;
      const t1163 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c >= 128))) {
        l1161: {
          let v1164!: ParameterNode | BadParameterNode;
          p = readParameterItem(p);
          if (p < 0) { break l1161; }
          v1164 = m.value as ParameterNode | BadParameterNode;
          list1165.push(v1164);
          continue l1160;
        }
        p = s1162;
        if (m.trail.length > t1163) m.trail.length = t1163;
      } else m.touched ||= p >= end;
      break;
    }
    l_items = list1165;
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
    l1156: {
      const s1157 = p;
      const t1158 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l1159: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l1159; }
          p = readParameters(p);
          if (p < 0) { break l1159; }
          value = m.value as ParametersNode;
          break l1156;
        }
        p = s1157;
        if (m.trail.length > t1158) m.trail.length = t1158;
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
    let m1198 = false;
    l1195: for (;;) {
      const s1197 = p;
      if (p < end) {
        l1196: {
          p = skipReturnPiece(p);
          if (p < 0) { break l1196; }
          m1198 = true;
          continue l1195;
        }
        p = s1197;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m1198) { return -1; }
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
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
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
    l1199: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s1201 = p;
        l1200: {

          p++;
          break l1199;
        }
        p = s1201;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end;
    l1202: {
      if (p < end) {
        const s1204 = p;
        const t1205 = m.trail.length;
        l1203: {
          p = readBadSignatureRest(p);
          if (p < 0) { break l1203; }
          break l1202;
        }
        p = s1204;
        if (m.trail.length > t1205) m.trail.length = t1205;
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
    l1141: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s1143 = p;
        l1142: {
          let e1144!: "async";
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l1142;
          }
          e1144 = "async";
          p += 5;
          let e1145!: string[];
          const list1150: string[] = [];
          l1146: for (;;) {
            const s1148 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1147: {
                let v1149!: string;
                p = readBlank(p);
                if (p < 0) { break l1147; }
                v1149 = m.value as string;
                list1150.push(v1149);
                continue l1146;
              }
              p = s1148;
            } else m.touched ||= p >= end;
            break;
          }
          if (list1150.length === 0) { break l1142; }
          e1145 = list1150;
          l_isAsync = [e1144, e1145];
          break l1141;
        }
        p = s1143;
      } else m.touched ||= p >= end;
      l_isAsync = null;
    }
    l1152: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s1154 = p;
        l1153: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l1153;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l1153; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end;
          break l1152;
        }
        p = s1154;
      } else m.touched ||= p >= end;
    }
    const s1155 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    l_name = text.slice(s1155, p);
    p = readSignatureList(p);
    if (p < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    l1191: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : c === 8211 || c === 8594))) {
        const s1193 = p;
        const t1194 = m.trail.length;
        l1192: {
          p = readResult(p);
          if (p < 0) { break l1192; }
          l_result = m.value as ResultNode;
          break l1191;
        }
        p = s1193;
        if (m.trail.length > t1194) m.trail.length = t1194;
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
    l1130: {
      const s1131 = p;
      const t1132 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1133: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1133; }
          {
            const s1134 = p;
            l1135: {
              p = skipTextInNotes(p);
              if (p < 0) { break l1135; }
              break l1133;
            }
            p = s1134;
          }
          let n1140 = 0;
          l1137: for (;;) {
            if (n1140 >= 3) break;
            const s1139 = p;
            l1138: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1138; }
              p++;
              n1140++;
              continue l1137;
            }
            p = s1139;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1133; }
          p = readMark(p);
          if (p < 0) { break l1133; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1133; }
          p = readSignature(p);
          if (p < 0) { break l1133; }
          l_signature = m.value as SignatureNode;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1133; }
          break l1130;
        }
        p = s1131;
        if (m.trail.length > t1132) m.trail.length = t1132;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1206: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1206; }
          {
            const s1207 = p;
            l1208: {
              if (!m.reading.inside[12]) { break l1208; }
              break l1206;
            }
            p = s1207;
          }
          let n1213 = 0;
          l1210: for (;;) {
            if (n1213 >= 3) break;
            const s1212 = p;
            l1211: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1211; }
              p++;
              n1213++;
              continue l1210;
            }
            p = s1212;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1206; }
          p = readMark(p);
          if (p < 0) { break l1206; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1206; }
          p = readBadMethodTitle(p);
          if (p < 0) { break l1206; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1206; }
          p = readSignature(p);
          if (p < 0) { break l1206; }
          l_signature = m.value as SignatureNode;
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1206; }
          break l1130;
        }
        p = s1131;
        if (m.trail.length > t1132) m.trail.length = t1132;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      l1216: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1214 = p;
          l1215: {
            p = skipSetextAhead(p);
            if (p < 0) { break l1215; }
            p = s1214;
            break l1216;
          }
          p = s1214;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1219: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1217 = p;
          l1218: {
            const near1220 = p + 4;
            while (p < near1220 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near1220) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1218; }
            p++;
            p = s1217;
            break l1219;
          }
          p = s1217;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
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
    l1221: {
      const s1222 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l1223: {
          p = skipItemStop(p);
          if (p < 0) { break l1223; }
          break l1221;
        }
        p = s1222;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = skipComponentLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l1224: {
      const s1225 = p;
      const t1226 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l1227: {
          let e1228!: string[];
          const list1233: string[] = [];
          l1229: for (;;) {
            const s1231 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1230: {
                let v1232!: string;
                p = readBlank(p);
                if (p < 0) { break l1230; }
                v1232 = m.value as string;
                list1233.push(v1232);
                continue l1229;
              }
              p = s1231;
            } else m.touched ||= p >= end;
            break;
          }
          e1228 = list1233;
          let e1235!: "\n" | BadLineEndNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l1227; }
          p = readEol(p);
          if (p < 0) { break l1227; }
          e1235 = m.value as "\n" | BadLineEndNode;
          value = [e1228, e1235];
          break l1224;
        }
        p = s1225;
        if (m.trail.length > t1226) m.trail.length = t1226;
      } else m.touched ||= p >= end;
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
      if (list1241.length === 0) { return -1; }
      e1236 = list1241;
      let e1243!: null;
      p = readEof(p);
      if (p < 0) { return -1; }
      e1243 = m.value as null;
      value = [e1236, e1243];
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
  const readFailuresHead = node(m, (start, end, l) => ({ type: 'FailuresHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipErrorResponsesName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readFailuresValue),
      noteValueEnd), seq(skipIndent, and(m, seq(skipOpen, skipErrorResponsesName)), label(m, 1, read_label), run(m,
      "\t "), label(m, 0, optional(m, readLineHolds)), label(m, 2, readFailuresValue), noteValueEnd));
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
  const readColumnsHead = node(m, (start, end, l) => ({ type: 'ColumnsHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipColumnsName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd),
    seq(skipIndent, and(m, seq(skipOpen, skipColumnsName)), label(m, 1, read_label), run(m, "\t "), label(m, 0,
        optional(m, readLineHolds)), label(m, 2, readLineValue), noteValueEnd));
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
  const readNotesHead = node(m, (start, end, l) => ({ type: 'NotesHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipNotesName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd),
    seq(skipIndent, and(m, seq(skipOpen, skipNotesName)), label(m, 1, read_label), run(m, "\t "), label(m, 0, lit(m,
      "")), label(m, 2, readLineValue), noteValueEnd));
  const leaf473 = leaf(m, readNotesHead);
  const readInterfacesHead = node(m, (start, end, l) => ({ type: 'InterfacesHead', start, end, holds: l[0],
        label: l[1], value: l[2] }), seq(and(m, skipBulletLead), label(m, 0, readBulletHolds), and(m, seq(skipOpen,
          skipInterfacesName)), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd),
    seq(skipIndent, and(m, seq(skipOpen, skipInterfacesName)), label(m, 1, read_label), run(m, "\t "), label(m, 0,
        optional(m, readLineHolds)), label(m, 2, readLineValue), noteValueEnd));
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
