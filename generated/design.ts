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
  const STOPS_0 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;
  const STOPS_1 = new Stops(m, "\n\r");
  const STOPS_2 = new Stops(m, "\n\r`");
  const STOPS_3 = /[\u000a\u000d\u002a\u003a]/g;
  const STOPS_4 = /[\u000a\u000d\u001b\u003c]/g;
  const STOPS_5 = new Stops(m, "\n\r*");
  const STOPS_6 = new Stops(m, "\n\r|");
  const STOPS_7 = /[\u000a\u000d\u005c\u007c]/g;
  const STOPS_8 = new Stops(m, "\n\r(");
  const STOPS_9 = /[\u000a\u000d\u0022\u0027-\u0029\u002c-\u002d\u003d\u005b\u005d\u0060\u007b\u007d\u2013\u2192]/g;
  const STOPS_10 = new Stops(m, "\n\r)");
  const STOPS_11 = /[\u0009-\u000a\u000d\u001b\u0020\u0022-\u0023\u0027-\u002a\u003a\u003c\u005b\u005d\u0060\u007b\u007d]/g;

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
          m.touched ||= p >= end && "\t ";
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
      m.touched ||= p >= end && "\t ";
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
    m.touched ||= p >= end && "\t ";
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
          m.touched ||= p >= end && "\t ";
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
        m.touched ||= p >= end && "\t ";
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
    m.touched ||= p >= end && "\t ";
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
    m.touched ||= p >= end && "\t ";
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
          const near97 = p + 16;
          while (p < near97 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) p++;
          if (p === near97) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\t\n\r\u001b #<";
          break l94;
        }
        p = s95;
      } else m.touched ||= p >= end;
      {
        const s98 = p;
        l99: {
          p = skipHeadingEndAhead(p);
          if (p < 0) { break l99; }
          return -1;
        }
        p = s98;
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
    l101: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s103 = p;
        l102: {
          p = skipClosingMarks(p);
          if (p < 0) { break l102; }
          break l101;
        }
        p = s103;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l104: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s106 = p;
        l105: {
          p = skipBadNoise(p);
          if (p < 0) { break l105; }
          break l104;
        }
        p = s106;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l111: {
      const s112 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l113: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l113;
          }
          p += 2;
          break l111;
        }
        p = s112;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l114: {

          p++;
          break l111;
        }
        p = s112;
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
    const near110 = p + 4;
    while (p < near110 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near110) p = STOPS_1.next(p);
    m.touched ||= p >= end && "^\n\r";
    if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    let n118 = 0;
    l115: for (;;) {
      if (n118 >= 3) break;
      const s117 = p;
      l116: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l116; }
        p++;
        n118++;
        continue l115;
      }
      p = s117;
      break;
    }
    l119: {
      const s120 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l121: {
          if (!((p < end && text.charCodeAt(p) === 61))) { m.touched ||= p >= end; break l121; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.touched ||= p >= end && "=";
          break l119;
        }
        p = s120;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 45)) p++;
      m.touched ||= p >= end && "\\-";
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
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
    let n125 = 0;
    l122: for (;;) {
      if (n125 >= 3) break;
      const s124 = p;
      l123: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l123; }
        p++;
        n125++;
        continue l122;
      }
      p = s124;
      break;
    }
    l126: {
      const s127 = p;
      if ((p < end && text.charCodeAt(p) === 61)) {
        l128: {
          if (!((p < end && text.charCodeAt(p) === 61))) { m.touched ||= p >= end; break l128; }
          p++;
          while ((p < end && text.charCodeAt(p) === 61)) p++;
          m.touched ||= p >= end && "=";
          break l126;
        }
        p = s127;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && text.charCodeAt(p) === 45)) p++;
      m.touched ||= p >= end && "\\-";
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipThematicBreakCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n132 = 0;
    l129: for (;;) {
      if (n132 >= 3) break;
      const s131 = p;
      l130: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l130; }
        p++;
        n132++;
        continue l129;
      }
      p = s131;
      break;
    }
    l133: {
      const s134 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l135: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l135; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l135; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42))) p++;
          m.touched ||= p >= end && "\t *";
          break l133;
        }
        p = s134;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l136: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l136; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l136; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45))) p++;
          m.touched ||= p >= end && "\t \\-";
          break l133;
        }
        p = s134;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
      m.touched ||= p >= end && "\t _";
    }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipBulletSignCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l137: {
      const s138 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l139: {
          p++;
          break l137;
        }
        p = s138;
      } else m.touched ||= p >= end;
      let n143 = 0;
      l140: for (;;) {
        if (n143 >= 9) break;
        const s142 = p;
        l141: {
          if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57))))) { m.touched ||= p >= end; break l141; }
          p++;
          n143++;
          continue l140;
        }
        p = s142;
        break;
      }
      if (n143 < 1) { return -1; }
      if (!((p < end && ((c = text.charCodeAt(p)) === 41 || c === 46)))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    l144: {
      const s145 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l146: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l146; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l144;
        }
        p = s145;
      } else m.touched ||= p >= end;
      l149: {
        const s147 = p;
        l148: {
          p = skipLineEnd(p);
          if (p < 0) { break l148; }
          p = s147;
          break l149;
        }
        p = s147;
        return -1;
      }
    }
    return p;
  }

  function skipFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l154: {
      const s155 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l156: {
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l156;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end && "`";
          l160: {
            const s158 = p;
            l159: {
              const near161 = p + 4;
              while (p < near161 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near161) p = STOPS_2.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l159; }
              p = s158;
              break l160;
            }
            p = s158;
            break l156;
          }
          break l154;
        }
        p = s155;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end && "~";
    }
    return p;
  }

  function skipFenceStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
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
    const near166 = p + 16;
    while (p < near166 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) p++;
    if (p === near166) {
      STOPS_3.lastIndex = p;
      p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
    }
    m.touched ||= p >= end && "^\n\r*:";
    l167: {
      const s168 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l169: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l169;
          }
          p += 2;
          break l167;
        }
        p = s168;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        m.reaches(p, "**");
        return -1;
      }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l163: {
      const s164 = p;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l165: {
          p = skipLabel(p);
          if (p < 0) { break l165; }
          break l163;
        }
        p = s164;
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
    l109: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s107 = p;
        l108: {
          p = skipUnderlined(p);
          if (p < 0) { break l108; }
          p = s107;
          break l109;
        }
        p = s107;
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
    l170: {
      const s171 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l172: {
          let n176 = 0;
          l173: for (;;) {
            if (n176 >= 3) break;
            const s175 = p;
            l174: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l174; }
              p++;
              n176++;
              continue l173;
            }
            p = s175;
            break;
          }
          if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l172; }
          p++;
          break l170;
        }
        p = s171;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
      p = skipUnderlined(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n180 = 0;
    l177: for (;;) {
      if (n180 >= 3) break;
      const s179 = p;
      l178: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l178; }
        p++;
        n180++;
        continue l177;
      }
      p = s179;
      break;
    }
    if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
      m.reaches(p, "###");
      return -1;
    }
    p += 3;
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s181 = p;
        l182: {

          p++;
          return -1;
        }
        p = s181;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l198: {
      const s199 = p;
      const t200 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        l201: {
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l201; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l198;
        }
        p = s199;
        if (m.trail.length > t200) m.trail.length = t200;
      } else m.touched ||= p >= end;
      l202: {
        l205: {
          const s203 = p;
          l204: {
            p = skipLineEnd(p);
            if (p < 0) { break l204; }
            p = s203;
            break l205;
          }
          p = s203;
          break l202;
        }
        break l198;
      }
      p = s199;
      if (m.trail.length > t200) m.trail.length = t200;
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
    const s184 = p;
    let n188 = 0;
    l185: for (;;) {
      if (n188 >= 6) break;
      const s187 = p;
      l186: {
        if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l186; }
        p++;
        n188++;
        continue l185;
      }
      p = s187;
      break;
    }
    if (n188 < 1) { return -1; }
    l_marks = text.slice(s184, p);
    if ((p < end && text.charCodeAt(p) === 35)) {
      {
        const s189 = p;
        l190: {

          p++;
          return -1;
        }
        p = s189;
      }
    } else m.touched ||= p >= end;
    {
      const s192 = p;
      l193: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        if (p < end) {
          {
            const s195 = p;
            l196: {
              p++;
              break l193;
            }
            p = s195;
          }
        } else m.touched ||= p >= end;
        return -1;
      }
      p = s192;
    }
    p = noteHeadingSpace(p);
    if (p < 0) { return -1; }
    l206: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s208 = p;
        const t209 = m.trail.length;
        l207: {
          p = readBadNoise(p);
          if (p < 0) { break l207; }
          break l206;
        }
        p = s208;
        if (m.trail.length > t209) m.trail.length = t209;
      } else m.touched ||= p >= end;
    }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m;
    const start = p;
    l210: for (;;) {
      const s212 = p;
      if (p < end) {
        l211: {
          p = skipTitlePiece(p);
          if (p < 0) { break l211; }
          continue l210;
        }
        p = s212;
      } else m.touched ||= p >= end;
      break;
    }
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l225: {
      const s226 = p;
      const t227 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l228: {

          p++;
          break l225;
        }
        p = s226;
        if (m.trail.length > t227) m.trail.length = t227;
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
    l221: {
      const s222 = p;
      const t223 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l224: {
          p = noteEol(p);
          if (p < 0) { break l224; }
          break l221;
        }
        p = s222;
        if (m.trail.length > t223) m.trail.length = t223;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s229 = p;
          l230: {
            p++;
            return -1;
          }
          p = s229;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l214: {
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
        const s216 = p;
        l215: {
          p = skipClosingMarks(p);
          if (p < 0) { break l215; }
          break l214;
        }
        p = s216;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l217: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s219 = p;
        const t220 = m.trail.length;
        l218: {
          p = readBadNoise(p);
          if (p < 0) { break l218; }
          break l217;
        }
        p = s219;
        if (m.trail.length > t220) m.trail.length = t220;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l238: {
      const s239 = p;
      const t240 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l241: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l241; }
          p = noteEol(p);
          if (p < 0) { break l241; }
          break l238;
        }
        p = s239;
        if (m.trail.length > t240) m.trail.length = t240;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p < end) {
        {
          const s242 = p;
          l243: {
            p++;
            return -1;
          }
          p = s242;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s232 = p;
    let m237 = false;
    l233: for (;;) {
      const s235 = p;
      const t236 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l234: {
          p = noteBlankLine(p);
          if (p < 0) { break l234; }
          m237 = true;
          continue l233;
        }
        p = s235;
        if (m.trail.length > t236) m.trail.length = t236;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m237) { return -1; }
    value = text.slice(s232, p);
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (!((p < end && (((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45)))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    return p;
  }

  function skipOpenCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
    m.touched ||= p >= end && "*_";
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.touched ||= p >= end && "\t _";
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
    m.touched ||= p >= end && "\t _";
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
    const near249 = p + 16;
    while (p < near249 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) p++;
    if (p === near249) {
      STOPS_3.lastIndex = p;
      p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
    }
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
    l250: {
      const s251 = p;
      if ((p < end && text.charCodeAt(p) === 58)) {
        l252: {

          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l252;
          }
          p += 2;
          break l250;
        }
        p = s251;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        m.reaches(p, "**");
        return -1;
      }
      p += 2;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
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
    l245: {
      const s246 = p;
      const t247 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l248: {
          p = readLabel(p);
          if (p < 0) { break l248; }
          value = m.value as LabelNode;
          break l245;
        }
        p = s246;
        if (m.trail.length > t247) m.trail.length = t247;
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
    l257: {
      const s258 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) {
        l259: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l259; }
          p++;
          const near260 = p + 16;
          while (p < near260 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) p++;
          if (p === near260) {
            STOPS_4.lastIndex = p;
            p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\n\r\u001b<";
          break l257;
        }
        p = s258;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        {
          const s261 = p;
          l262: {
            p = skipLineNoise(p);
            if (p < 0) { break l262; }
            p = skipLineEnd(p);
            if (p < 0) { break l262; }
            return -1;
          }
          p = s261;
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
    l253: for (;;) {
      const s255 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l254: {
          p = skipLinePiece(p);
          if (p < 0) { break l254; }
          continue l253;
        }
        p = s255;
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
    l264: {
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        const s266 = p;
        const t267 = m.trail.length;
        l265: {
          p = readBadNoise(p);
          if (p < 0) { break l265; }
          break l264;
        }
        p = s266;
        if (m.trail.length > t267) m.trail.length = t267;
      } else m.touched ||= p >= end;
    }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipClosedStartCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l268: {
      const s269 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) {
        l270: {
          let n274 = 0;
          l271: for (;;) {
            if (n274 >= 3) break;
            const s273 = p;
            l272: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l272; }
              p++;
              n274++;
              continue l271;
            }
            p = s273;
            break;
          }
          l275: {
            const s276 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 60 || c === 96 || c === 126))) {
              l277: {
                p++;
                break l275;
              }
              p = s276;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "*g")) { break l270; }
            p += 2;
          }
          break l268;
        }
        p = s269;
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
    l280: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        const s278 = p;
        l279: {
          p = skipThematicBreak(p);
          if (p < 0) { break l279; }
          p = s278;
          break l280;
        }
        p = s278;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; return -1; }
    p++;
    const near281 = p + 4;
    while (p < near281 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near281) p = STOPS_1.next(p);
    m.touched ||= p >= end && "^\n\r";
    const node: RuleNode = { type: 'Rule', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readFenceRunHereCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    l282: {
      const s283 = p;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l284: {
          const s285 = p;
          if (!text.startsWith("```", p)) {
            m.reaches(p, "```");
            break l284;
          }
          p += 3;
          while ((p < end && text.charCodeAt(p) === 96)) p++;
          m.touched ||= p >= end && "`";
          value = text.slice(s285, p);
          l288: {
            const s286 = p;
            l287: {
              const near289 = p + 4;
              while (p < near289 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
              if (p === near289) p = STOPS_2.next(p);
              m.touched ||= p >= end && "^\n\r`";
              p = skipLineEnd(p);
              if (p < 0) { break l287; }
              p = s286;
              break l288;
            }
            p = s286;
            break l284;
          }
          break l282;
        }
        p = s283;
      } else m.touched ||= p >= end;
      const s290 = p;
      if (p >= end || text.charCodeAt(p) !== 126 || !text.startsWith("~~~", p)) {
        m.reaches(p, "~~~");
        return -1;
      }
      p += 3;
      while ((p < end && text.charCodeAt(p) === 126)) p++;
      m.touched ||= p >= end && "~";
      value = text.slice(s290, p);
    }
    m.value = value;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l291: for (;;) {
      const s293 = p;
      const t294 = m.trail.length;
      if (p < end) {
        l292: {
          if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
            {
              const s296 = p;
              l297: {
                p = skip_fenceClose(p);
                if (p < 0) { break l297; }
                break l292;
              }
              p = s296;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l292; }
          p = noteLine(p);
          if (p < 0) { break l292; }
          continue l291;
        }
        p = s293;
        if (m.trail.length > t294) m.trail.length = t294;
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
    l299: {
      const s300 = p;
      const t301 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 10)) {
        l302: {

          value = "\n";
          p++;
          break l299;
        }
        p = s300;
        if (m.trail.length > t301) m.trail.length = t301;
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
    let n310 = 0;
    l307: for (;;) {
      if (n310 >= 3) break;
      const s309 = p;
      l308: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l308; }
        p++;
        n310++;
        continue l307;
      }
      p = s309;
      break;
    }
    l311: {
      const s312 = p;
      if ((p < end && text.charCodeAt(p) === 35)) {
        l313: {
          let n317 = 0;
          l314: for (;;) {
            if (n317 >= 6) break;
            const s316 = p;
            l315: {
              if (p >= end || text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l315; }
              p++;
              n317++;
              continue l314;
            }
            p = s316;
            break;
          }
          if (n317 < 1) { break l313; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l318: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l318;
          }
          p += 2;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l318; }
          p++;
          const near319 = p + 4;
          while (p < near319 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near319) p = STOPS_5.next(p);
          m.touched ||= p >= end && "^\n\r*";
          l320: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s322 = p;
              l321: {

                p++;
                break l320;
              }
              p = s322;
            } else m.touched ||= p >= end;
          }
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l323: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l323;
          }
          p += 2;
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l324: {
          p = skipFooterCut(p);
          if (p < 0) { break l324; }
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45))) {
        l325: {
          p++;
          break l311;
        }
        p = s312;
      } else m.touched ||= p >= end;
      let n329 = 0;
      l326: for (;;) {
        if (n329 >= 2) break;
        const s328 = p;
        l327: {
          if (p >= end || text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l327; }
          p++;
          n329++;
          continue l326;
        }
        p = s328;
        break;
      }
      if (n329 < 1) { return -1; }
    }
    if (p < end) {
      {
        const s330 = p;
        l331: {
          p++;
          return -1;
        }
        p = s330;
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
    m.touched ||= p >= end && "\t ";
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
    const near348 = p + 4;
    while (p < near348 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near348) p = STOPS_2.next(p);
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
    m.touched ||= p >= end && "\t ";
    if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    const node: CodeItemNode = { type: 'CodeItem', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function readBulletContentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    l339: {
      const s340 = p;
      const t341 = m.trail.length;
      l342: {
        if (!m.reading.inside[13]) { break l342; }
        l343: {
          const s344 = p;
          if ((p < end && text.charCodeAt(p) === 42)) {
            l345: {
              p = readFailure(p);
              if (p < 0) { break l345; }
              value = m.value as FailureNode;
              break l343;
            }
            p = s344;
          } else m.touched ||= p >= end;
          if (!((p < end && (((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42)))) { m.touched ||= p >= end; break l342; }
          p = readLooseFailure(p);
          if (p < 0) { break l342; }
          value = m.value as LooseFailureNode;
        }
        break l339;
      }
      p = s340;
      if (m.trail.length > t341) m.trail.length = t341;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
        l346: {
          p = readLabelledItem(p);
          if (p < 0) { break l346; }
          value = m.value as LabelledItemNode;
          break l339;
        }
        p = s340;
        if (m.trail.length > t341) m.trail.length = t341;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 96)) {
        l347: {
          p = readCodeItem(p);
          if (p < 0) { break l347; }
          value = m.value as CodeItemNode;
          break l339;
        }
        p = s340;
        if (m.trail.length > t341) m.trail.length = t341;
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
    l370: {
      const s371 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l372: {
          p = skipBulletLead(p);
          if (p < 0) { break l372; }
          break l370;
        }
        p = s371;
      } else m.touched ||= p >= end;
      let n376 = 0;
      l373: for (;;) {
        if (n376 >= 3) break;
        const s375 = p;
        l374: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l374; }
          p++;
          n376++;
          continue l373;
        }
        p = s375;
        break;
      }
    }
    return p;
  }

  function skipLabelMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l377: {
      const s378 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) {
        l379: {
          p++;
          break l377;
        }
        p = s378;
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
    let n383 = 0;
    l380: for (;;) {
      if (n383 >= 3) break;
      const s382 = p;
      l381: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l381; }
        p++;
        n383++;
        continue l380;
      }
      p = s382;
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
    l393: {
      const s394 = p;
      l395: {
        p = skipLineEnd(p);
        if (p < 0) { break l395; }
        break l393;
      }
      p = s394;
      if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; return -1; }
      p = skipHeadingMarks(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near400 = p + 4;
    while (p < near400 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near400) p = STOPS_1.next(p);
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
    const near404 = p + 4;
    while (p < near404 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) p++;
    if (p === near404) p = STOPS_6.next(p);
    m.touched ||= p >= end && "^\n\r|";
    if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    const near405 = p + 4;
    while (p < near405 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near405) p = STOPS_1.next(p);
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
      const s415 = p;
      l416: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        p = skipLineEnd(p);
        if (p < 0) { break l416; }
        return -1;
      }
      p = s415;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l418: for (;;) {
      const s420 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l419: {
          l422: {
            const s423 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) {
              l424: {
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l424; }
                p++;
                const near425 = p + 16;
                while (p < near425 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 128))) p++;
                if (p === near425) {
                  STOPS_7.lastIndex = p;
                  p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
                }
                m.touched ||= p >= end && "^\n\r\\\\|";
                break l422;
              }
              p = s423;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l419; }
            p++;
            l426: {
              if ((p < end && ((c = text.charCodeAt(p)) === 92 || c === 124))) {
                const s428 = p;
                l427: {
                  p++;
                  break l426;
                }
                p = s428;
              } else m.touched ||= p >= end;
            }
          }
          continue l418;
        }
        p = s420;
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
    l406: {
      const s407 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l408: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l408; }
          p++;
          const list414: CellNode[] = [];
          let n412 = 0;
          l409: for (;;) {
            const s411 = p;
            l410: {
              if (n412 > 0) {
                if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l410; }
                p = skipCellGap(p);
                if (p < 0) { break l410; }
              }
              let v413!: CellNode;
              p = readCell(p);
              if (p < 0) { break l410; }
              v413 = m.value as CellNode;
              list414.push(v413);
              n412++;
              continue l409;
            }
            p = s411;
            break;
          }
          if (n412 < 1) { break l408; }
          l_cells = list414;
          l429: {
            if ((p < end && text.charCodeAt(p) === 124)) {
              const s431 = p;
              l430: {

                p++;
                break l429;
              }
              p = s431;
            } else m.touched ||= p >= end;
          }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          l434: {
            const s432 = p;
            l433: {
              p = skipLineEnd(p);
              if (p < 0) { break l433; }
              p = s432;
              break l434;
            }
            p = s432;
            break l408;
          }
          break l406;
        }
        p = s407;
      } else m.touched ||= p >= end;
      l435: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        const list441: CellNode[] = [];
        let n439 = 0;
        l436: for (;;) {
          const s438 = p;
          l437: {
            if (n439 > 0) {
              if (!((p < end && text.charCodeAt(p) === 124))) { m.touched ||= p >= end; break l437; }
              p = skipCellGap(p);
              if (p < 0) { break l437; }
            }
            let v440!: CellNode;
            p = readCell(p);
            if (p < 0) { break l437; }
            v440 = m.value as CellNode;
            list441.push(v440);
            n439++;
            continue l436;
          }
          p = s438;
          break;
        }
        if (n439 < 2) { break l435; }
        l_cells = list441;
        l442: {
          if ((p < end && text.charCodeAt(p) === 124)) {
            const s444 = p;
            l443: {

              p++;
              break l442;
            }
            p = s444;
          } else m.touched ||= p >= end;
        }
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        l447: {
          const s445 = p;
          l446: {
            p = skipLineEnd(p);
            if (p < 0) { break l446; }
            p = s445;
            break l447;
          }
          p = s445;
          break l435;
        }
        break l406;
      }
      p = s407;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      const list453: CellNode[] = [];
      let n451 = 0;
      l448: for (;;) {
        if (n451 >= 1) break;
        const s450 = p;
        l449: {
          let v452!: CellNode;
          p = readCell(p);
          if (p < 0) { break l449; }
          v452 = m.value as CellNode;
          list453.push(v452);
          n451++;
          continue l448;
        }
        p = s450;
        break;
      }
      if (n451 < 1) { return -1; }
      l_cells = list453;
      if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l456: {
        const s454 = p;
        l455: {
          p = skipLineEnd(p);
          if (p < 0) { break l455; }
          p = s454;
          break l456;
        }
        p = s454;
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
    l457: {
      const s458 = p;
      const t459 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l460: {
          p = readEol(p);
          if (p < 0) { break l460; }
          value = m.value as "\n" | BadLineEndNode;
          break l457;
        }
        p = s458;
        if (m.trail.length > t459) m.trail.length = t459;
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
    let e474!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e474 = m.value as string[];
    let e475!: ":" | null;
    l476: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s478 = p;
        l477: {

          e475 = ":";
          p++;
          break l476;
        }
        p = s478;
      } else m.touched ||= p >= end;
      e475 = null;
    }
    let e479!: "-"[];
    const list484: "-"[] = [];
    l480: for (;;) {
      const s482 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l481: {
          let v483!: "-";

          v483 = "-";
          p++;
          list484.push(v483);
          continue l480;
        }
        p = s482;
      } else m.touched ||= p >= end;
      break;
    }
    if (list484.length === 0) { return -1; }
    e479 = list484;
    let e486!: ":" | null;
    l487: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s489 = p;
        l488: {

          e486 = ":";
          p++;
          break l487;
        }
        p = s489;
      } else m.touched ||= p >= end;
      e486 = null;
    }
    let e490!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e490 = m.value as string[];
    value = [e474, e475, e479, e486, e490];
    m.value = value;
    return p;
  }

  function readDelimiterRowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], ":" | null, "-"[], ":" | null, string[]][];
    let n464 = 0;
    l461: for (;;) {
      if (n464 >= 3) break;
      const s463 = p;
      l462: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l462; }
        p++;
        n464++;
        continue l461;
      }
      p = s463;
      break;
    }
    l465: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s467 = p;
        l466: {

          p++;
          break l465;
        }
        p = s467;
      } else m.touched ||= p >= end;
    }
    const list473: ([string[], ":" | null, "-"[], ":" | null, string[]])[] = [];
    let n471 = 0;
    l468: for (;;) {
      const s470 = p;
      l469: {
        if (n471 > 0) {
          if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l469; }
          p++;
        }
        let v472!: [string[], ":" | null, "-"[], ":" | null, string[]];
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)))) { m.touched ||= p >= end; break l469; }
        p = readDelimiterCell(p);
        if (p < 0) { break l469; }
        v472 = m.value as [string[], ":" | null, "-"[], ":" | null, string[]];
        list473.push(v472);
        n471++;
        continue l468;
      }
      p = s470;
      break;
    }
    if (n471 < 1) { return -1; }
    value = list473;
    l491: {
      if ((p < end && text.charCodeAt(p) === 124)) {
        const s493 = p;
        l492: {

          p++;
          break l491;
        }
        p = s493;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l358: {
      const s359 = p;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l360: {
          p = skipBlankLine(p);
          if (p < 0) { break l360; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l361: {
          p = skipThematicBreak(p);
          if (p < 0) { break l361; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l362: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l362; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l363: {
          p = skipHeadingGlued(p);
          if (p < 0) { break l363; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l364: {
          p = skipFenceStart(p);
          if (p < 0) { break l364; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l365: {
          p = skipBulletMark(p);
          if (p < 0) { break l365; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
        l366: {
          l369: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
              const s367 = p;
              l368: {
                p = skipLabelGate(p);
                if (p < 0) { break l368; }
                p = s367;
                break l369;
              }
              p = s367;
            } else m.touched ||= p >= end;
            break l366;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l366; }
          p = skipLabelLine(p);
          if (p < 0) { break l366; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124))) {
        l384: {
          let n388 = 0;
          l385: for (;;) {
            if (n388 >= 3) break;
            const s387 = p;
            l386: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l386; }
              p++;
              n388++;
              continue l385;
            }
            p = s387;
            break;
          }
          l389: {
            const s390 = p;
            if ((p < end && text.charCodeAt(p) === 60)) {
              l391: {
                if (!text.startsWith("<!--", p)) {
                  m.reaches(p, "<!--");
                  break l391;
                }
                p += 4;
                break l389;
              }
              p = s390;
            } else m.touched ||= p >= end;
            if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l384; }
            p++;
          }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l392: {
          p = skipNoiseAlone(p);
          if (p < 0) { break l392; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l396: {
          p = skipCutMark(p);
          if (p < 0) { break l396; }
          break l358;
        }
        p = s359;
      } else m.touched ||= p >= end;
      l399: {
        if (p < end) {
          const s397 = p;
          l398: {
            p = skipMarksBelow(p);
            if (p < 0) { break l398; }
            p = s397;
            break l399;
          }
          p = s397;
        } else m.touched ||= p >= end;
        return -1;
      }
      l401: {
        const s402 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l403: {
            p = skipTableHead(p);
            if (p < 0) { break l403; }
            break l401;
          }
          p = s402;
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
    const near349 = p + 4;
    while (p < near349 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near349) p = STOPS_1.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    l350: for (;;) {
      const s352 = p;
      const t353 = m.trail.length;
      if (p < end) {
        l351: {
          if (p < end) {
            {
              const s355 = p;
              l356: {
                p = skipParagraphStop(p);
                if (p < 0) { break l356; }
                break l351;
              }
              p = s355;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l351; }
          p = noteLine(p);
          if (p < 0) { break l351; }
          continue l350;
        }
        p = s352;
        if (m.trail.length > t353) m.trail.length = t353;
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
    l335: {
      const s337 = p;
      const t338 = m.trail.length;
      l336: {
        p = readBulletContent(p);
        if (p < 0) { break l336; }
        l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
        break l335;
      }
      p = s337;
      if (m.trail.length > t338) m.trail.length = t338;
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
    l509: {
      const s510 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l511: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l511; }
          break l509;
        }
        p = s510;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l512: {
          p = skipThematicBreak(p);
          if (p < 0) { break l512; }
          break l509;
        }
        p = s510;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l513: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l513; }
          break l509;
        }
        p = s510;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l514: {
          p = skipFenceStart(p);
          if (p < 0) { break l514; }
          break l509;
        }
        p = s510;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l515: {
          p = skipBulletMark(p);
          if (p < 0) { break l515; }
          break l509;
        }
        p = s510;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c === 304))) {
        l516: {
          p = skipLabelLine(p);
          if (p < 0) { break l516; }
          break l509;
        }
        p = s510;
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
    l495: {
      const s496 = p;
      const t497 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
        l498: {
          l501: {
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124))) {
              const s499 = p;
              l500: {
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                if (p >= end || text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l500; }
                p++;
                p = s499;
                break l501;
              }
              p = s499;
            } else m.touched ||= p >= end;
            break l498;
          }
          p = readTableRow(p);
          if (p < 0) { break l498; }
          value = m.value as TableRowNode;
          p = noteLineEnd(p);
          if (p < 0) { break l498; }
          break l495;
        }
        p = s496;
        if (m.trail.length > t497) m.trail.length = t497;
      } else m.touched ||= p >= end;
      if (p < end) {
        l502: {
          if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
            {
              const s503 = p;
              l504: {
                p = skipBlankLine(p);
                if (p < 0) { break l504; }
                break l502;
              }
              p = s503;
            }
          } else m.touched ||= p >= end;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 304))) {
            {
              const s506 = p;
              l507: {
                p = skipRowStop(p);
                if (p < 0) { break l507; }
                break l502;
              }
              p = s506;
            }
          } else m.touched ||= p >= end;
          p = readTableRow(p);
          if (p < 0) { break l502; }
          value = m.value as TableRowNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l502; }
          p = noteEol(p);
          if (p < 0) { break l502; }
          break l495;
        }
        p = s496;
        if (m.trail.length > t497) m.trail.length = t497;
      } else m.touched ||= p >= end;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        {
          const s517 = p;
          l518: {
            p = skipBlankLine(p);
            if (p < 0) { break l518; }
            return -1;
          }
          p = s517;
        }
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c === 304))) {
        {
          const s520 = p;
          l521: {
            p = skipRowStop(p);
            if (p < 0) { break l521; }
            return -1;
          }
          p = s520;
        }
      } else m.touched ||= p >= end;
      p = readTableRow(p);
      if (p < 0) { return -1; }
      value = m.value as TableRowNode;
      l525: {
        const s523 = p;
        l524: {
          if (p < end) {
            {
              const s526 = p;
              l527: {
                p++;
                break l524;
              }
              p = s526;
            }
          } else m.touched ||= p >= end;
          p = s523;
          break l525;
        }
        p = s523;
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
    m.touched ||= p >= end && "\t ";
    l529: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s531 = p;
        l530: {

          p++;
          break l529;
        }
        p = s531;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && text.charCodeAt(p) === 45))) { m.touched ||= p >= end; return -1; }
    p++;
    while ((p < end && text.charCodeAt(p) === 45)) p++;
    m.touched ||= p >= end && "\\-";
    l532: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s534 = p;
        l533: {

          p++;
          break l532;
        }
        p = s534;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    return p;
  }

  function readParagraphCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
      {
        const s536 = p;
        l537: {
          p = skipCutMark(p);
          if (p < 0) { break l537; }
          return -1;
        }
        p = s536;
      }
    } else m.touched ||= p >= end;
    if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
      {
        const s539 = p;
        l540: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l540; }
          return -1;
        }
        p = s539;
      }
    } else m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = noteLine(p);
    if (p < 0) { return -1; }
    l542: for (;;) {
      const s544 = p;
      const t545 = m.trail.length;
      if (p < end) {
        l543: {
          if (p < end) {
            {
              const s547 = p;
              l548: {
                p = skipParagraphStop(p);
                if (p < 0) { break l548; }
                break l543;
              }
              p = s547;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l543; }
          p = noteLine(p);
          if (p < 0) { break l543; }
          continue l542;
        }
        p = s544;
        if (m.trail.length > t545) m.trail.length = t545;
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
    l303: {
      const s304 = p;
      const t305 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : false))) {
        l306: {
          p = readMissingMarkEnd(p);
          if (p < 0) { break l306; }
          value = m.value as MissingMarkEndNode;
          break l303;
        }
        p = s304;
        if (m.trail.length > t305) m.trail.length = t305;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l333: {
          p = readSubheading(p);
          if (p < 0) { break l333; }
          value = m.value as SubheadingNode;
          break l303;
        }
        p = s304;
        if (m.trail.length > t305) m.trail.length = t305;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l334: {
          p = readBullet(p);
          if (p < 0) { break l334; }
          value = m.value as BulletNode;
          break l303;
        }
        p = s304;
        if (m.trail.length > t305) m.trail.length = t305;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l494: {
          p = readTable(p);
          if (p < 0) { break l494; }
          value = m.value as TableNode;
          break l303;
        }
        p = s304;
        if (m.trail.length > t305) m.trail.length = t305;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 27 || c === 60))) {
        l535: {
          p = readBadNoiseLine(p);
          if (p < 0) { break l535; }
          value = m.value as BadNoiseLineNode;
          break l303;
        }
        p = s304;
        if (m.trail.length > t305) m.trail.length = t305;
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
    const list555: " "[] = [];
    let n553 = 0;
    l550: for (;;) {
      if (n553 >= 3) break;
      const s552 = p;
      l551: {
        let v554!: " ";
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l551; }
        v554 = " ";
        p++;
        list555.push(v554);
        n553++;
        continue l550;
      }
      p = s552;
      break;
    }
    value = list555;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [" "[], string, string[], null];
    let e556!: " "[];
    p = readIndent(p);
    if (p < 0) { return -1; }
    e556 = m.value as " "[];
    let e557!: string;
    if (!((p < end && ((c = text.charCodeAt(p)) === 96 || c === 126)))) { m.touched ||= p >= end; return -1; }
    p = readWrapperRun(p);
    if (p < 0) { return -1; }
    e557 = m.value as string;
    let e558!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e558 = m.value as string[];
    let e559!: null;
    l562: {
      const s560 = p;
      l561: {
        p = skipLineEnd(p);
        if (p < 0) { break l561; }
        p = s560;
        break l562;
      }
      p = s560;
      return -1;
    }
    e559 = null;
    value = [e556, e557, e558, e559];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m568 = false;
    l564: for (;;) {
      const s566 = p;
      const t567 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l565: {
          p = noteBlankLine(p);
          if (p < 0) { break l565; }
          m568 = true;
          continue l564;
        }
        p = s566;
        if (m.trail.length > t567) m.trail.length = t567;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m568) { return -1; }
    return p;
  }

  function skipMethodLevelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l581: {
      const s582 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l583: {
          l586: {
            if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
              const s584 = p;
              l585: {
                p = skipH3(p);
                if (p < 0) { break l585; }
                const near587 = p + 4;
                while (p < near587 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
                if (p === near587) p = STOPS_8.next(p);
                m.touched ||= p >= end && "^\n\r(";
                if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l585; }
                p++;
                p = s584;
                break l586;
              }
              p = s584;
            } else m.touched ||= p >= end;
            break l583;
          }
          break l581;
        }
        p = s582;
      } else m.touched ||= p >= end;
      l590: {
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          const s588 = p;
          l589: {
            let n594 = 0;
            l591: for (;;) {
              if (n594 >= 3) break;
              const s593 = p;
              l592: {
                if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l592; }
                p++;
                n594++;
                continue l591;
              }
              p = s593;
              break;
            }
            if (p >= end || text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
              m.reaches(p, "####");
              break l589;
            }
            p += 4;
            p = s588;
            break l590;
          }
          p = s588;
        } else m.touched ||= p >= end;
        return -1;
      }
    }
    return p;
  }

  function skipParenthesisCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near598 = p + 4;
    while (p < near598 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
    if (p === near598) p = STOPS_8.next(p);
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
    l610: for (;;) {
      const s612 = p;
      if ((p < end && text.charCodeAt(p) === 45)) {
        l611: {

          p++;
          if ((p < end && text.charCodeAt(p) === 62)) {
            {
              const s614 = p;
              l615: {

                p++;
                break l611;
              }
              p = s614;
            }
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l611; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          m.touched ||= p >= end && "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192";
          continue l610;
        }
        p = s612;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l630: {
      const s631 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l632: {
          l633: {
            if ((p < end && text.charCodeAt(p) === 42)) {
              const s635 = p;
              l634: {
                l636: {
                  const s637 = p;
                  if ((p < end && text.charCodeAt(p) === 42)) {
                    l638: {
                      if (!text.startsWith("**", p)) {
                        m.reaches(p, "**");
                        break l638;
                      }
                      p += 2;
                      break l636;
                    }
                    p = s637;
                  } else m.touched ||= p >= end;
                  if (p >= end || text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l634; }
                  p++;
                }
                break l633;
              }
              p = s635;
            } else m.touched ||= p >= end;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l632; }
          p = skipSignatureName(p);
          if (p < 0) { break l632; }
          break l630;
        }
        p = s631;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 42)) {
        l639: {

          p++;
          break l630;
        }
        p = s631;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 47) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l647: {
      const s648 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l649: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l649; }
          p++;
          const near650 = p + 16;
          while (p < near650 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) p++;
          if (p === near650) {
            STOPS_9.lastIndex = p;
            p = STOPS_9.test(text) ? STOPS_9.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\n\r\"'-),\\-=[]`{}\u2013\u2192";
          break l647;
        }
        p = s648;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l651: {
          p = skipBracketed(p);
          if (p < 0) { break l651; }
          break l647;
        }
        p = s648;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l652: {
          p = skipQuoted(p);
          if (p < 0) { break l652; }
          break l647;
        }
        p = s648;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594))) {
        {
          const s653 = p;
          l654: {
            p = skipArrow(p);
            if (p < 0) { break l654; }
            return -1;
          }
          p = s653;
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
    let m646 = false;
    l643: for (;;) {
      const s645 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128))) {
        l644: {
          p = skipTypePiece(p);
          if (p < 0) { break l644; }
          m646 = true;
          continue l643;
        }
        p = s645;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m646) { return -1; }
    l656: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594))) {
        const s658 = p;
        l657: {
          p = skipArrow(p);
          if (p < 0) { break l657; }
          let m662 = false;
          l659: for (;;) {
            const s661 = p;
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) {
              l660: {
                p = skipResultPiece(p);
                if (p < 0) { break l660; }
                m662 = true;
                continue l659;
              }
              p = s661;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m662) { break l657; }
          l665: {
            if ((p < end && ((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61))) {
              const s663 = p;
              l664: {
                p++;
                p = s663;
                break l665;
              }
              p = s663;
            } else m.touched ||= p >= end;
            break l657;
          }
          break l656;
        }
        p = s658;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l672: {
      const s673 = p;
      if ((p < end && text.charCodeAt(p) === 44)) {
        l674: {

          p++;
          break l672;
        }
        p = s673;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l675: {

          p++;
          break l672;
        }
        p = s673;
      } else m.touched ||= p >= end;
      l676: {
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        while ((p < end && text.charCodeAt(p) === 96)) p++;
        m.touched ||= p >= end && "`";
        p = skipLineEnd(p);
        if (p < 0) { break l676; }
        break l672;
      }
      p = s673;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
      p = skipArrow(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l627: {
      const s628 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l629: {
          p = skipParameterName(p);
          if (p < 0) { break l629; }
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          l640: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s642 = p;
              l641: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l641; }
                p = skipTypeText(p);
                if (p < 0) { break l641; }
                break l640;
              }
              p = s642;
            } else m.touched ||= p >= end;
          }
          l666: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s668 = p;
              l667: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l667; }
                p = skipDefaultText(p);
                if (p < 0) { break l667; }
                break l666;
              }
              p = s668;
            } else m.touched ||= p >= end;
          }
          l671: {
            const s669 = p;
            l670: {
              p = skipParameterEnd(p);
              if (p < 0) { break l670; }
              p = s669;
              break l671;
            }
            p = s669;
            break l629;
          }
          break l627;
        }
        p = s628;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
      p = skipParameterName(p);
      if (p < 0) { return -1; }
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)))) { m.touched ||= p >= end; return -1; }
      p++;
      const near677 = p + 4;
      while (p < near677 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near677) p = STOPS_10.next(p);
      m.touched ||= p >= end && "^\n\r)";
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l624: {
      const s625 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l626: {
          p = skipParameter(p);
          if (p < 0) { break l626; }
          l678: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s680 = p;
              l679: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                break l678;
              }
              p = s680;
            } else m.touched ||= p >= end;
          }
          break l624;
        }
        p = s625;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128)))) { m.touched ||= p >= end; return -1; }
      p = skipBadParameter(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l681: {
      const s682 = p;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l683: {

          p++;
          break l681;
        }
        p = s682;
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
    m.touched ||= p >= end && "\t ";
    l620: for (;;) {
      const s622 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
        l621: {
          p = skipParameterItem(p);
          if (p < 0) { break l621; }
          continue l620;
        }
        p = s622;
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
    l617: {
      const s618 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l619: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l619; }
          p = skipParameters(p);
          if (p < 0) { break l619; }
          break l617;
        }
        p = s618;
      } else m.touched ||= p >= end;
      p = skipMissingParameters(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipSignatureTailCode(p: number): number {
    const { text, end } = m;
    while ((p < end && text.charCodeAt(p) === 42)) p++;
    m.touched ||= p >= end && "*";
    p = skipHeadingEndAhead(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipReturnPieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l691: {
      const s692 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123))) {
        l693: {
          p = skipBracketed(p);
          if (p < 0) { break l693; }
          break l691;
        }
        p = s692;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 34 || c === 39))) {
        l694: {
          p = skipQuoted(p);
          if (p < 0) { break l694; }
          break l691;
        }
        p = s692;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) {
        l695: {
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l695; }
          p++;
          const near696 = p + 16;
          while (p < near696 && (p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : c >= 128))) p++;
          if (p === near696) {
            STOPS_11.lastIndex = p;
            p = STOPS_11.test(text) ? STOPS_11.lastIndex - 1 : end;
          }
          m.touched ||= p >= end && "^\t\n\r\u001b \"#'-*:<[]`{}";
          break l691;
        }
        p = s692;
      } else m.touched ||= p >= end;
      if (p < end) {
        l697: {
          {
            const s698 = p;
            l699: {
              p = skipSignatureTail(p);
              if (p < 0) { break l699; }
              break l697;
            }
            p = s698;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l697; }
          p++;
          break l691;
        }
        p = s692;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 58)) {
        {
          const s701 = p;
          l702: {

            p++;
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end && "\t ";
            while ((p < end && text.charCodeAt(p) === 96)) p++;
            m.touched ||= p >= end && "`";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
            m.touched ||= p >= end && "\t ";
            p = skipSignatureTail(p);
            if (p < 0) { break l702; }
            return -1;
          }
          p = s701;
        }
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m;
    let m690 = false;
    l687: for (;;) {
      const s689 = p;
      if (p < end) {
        l688: {
          p = skipReturnPiece(p);
          if (p < 0) { break l688; }
          m690 = true;
          continue l687;
        }
        p = s689;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m690) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
    p = skipResultArrow(p);
    if (p < 0) { return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = skipResultText(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipSignatureEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l704: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s706 = p;
        l705: {

          p++;
          break l704;
        }
        p = s706;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end && "`";
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l707: {
      if (p < end) {
        const s709 = p;
        l708: {
          p = skipBadSignatureRest(p);
          if (p < 0) { break l708; }
          break l707;
        }
        p = s709;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipSignatureCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end && "`";
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l603: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s605 = p;
        l604: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l604;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l604; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l603;
        }
        p = s605;
      } else m.touched ||= p >= end;
    }
    l606: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s608 = p;
        l607: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l607;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l607; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l606;
        }
        p = s608;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    p = skipSignatureList(p);
    if (p < 0) { return -1; }
    l684: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8211 || c === 8594))) {
        const s686 = p;
        l685: {
          p = skipResult(p);
          if (p < 0) { break l685; }
          break l684;
        }
        p = s686;
      } else m.touched ||= p >= end;
    }
    p = skipSignatureEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipMethodHeadingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l578: {
      const s579 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l580: {
          p = skipMethodLevel(p);
          if (p < 0) { break l580; }
          {
            const s595 = p;
            l596: {
              p = skipTextInNotes(p);
              if (p < 0) { break l596; }
              break l580;
            }
            p = s595;
          }
          let n602 = 0;
          l599: for (;;) {
            if (n602 >= 3) break;
            const s601 = p;
            l600: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l600; }
              p++;
              n602++;
              continue l599;
            }
            p = s601;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l580; }
          p = skipMark(p);
          if (p < 0) { break l580; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l580; }
          p = skipSignature(p);
          if (p < 0) { break l580; }
          p = skipHeadingEnd(p);
          if (p < 0) { break l580; }
          break l578;
        }
        p = s579;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l710: {
          p = skipMethodLevel(p);
          if (p < 0) { break l710; }
          {
            const s711 = p;
            l712: {
              if (!m.reading.inside[12]) { break l712; }
              break l710;
            }
            p = s711;
          }
          let n717 = 0;
          l714: for (;;) {
            if (n717 >= 3) break;
            const s716 = p;
            l715: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l715; }
              p++;
              n717++;
              continue l714;
            }
            p = s716;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l710; }
          p = skipMark(p);
          if (p < 0) { break l710; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l710; }
          p = skipBadMethodTitle(p);
          if (p < 0) { break l710; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l710; }
          p = skipSignature(p);
          if (p < 0) { break l710; }
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end && "*";
          p = skipHeadingEnd(p);
          if (p < 0) { break l710; }
          break l578;
        }
        p = s579;
      } else m.touched ||= p >= end;
      l720: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s718 = p;
          l719: {
            p = skipSetextAhead(p);
            if (p < 0) { break l719; }
            p = s718;
            break l720;
          }
          p = s718;
        } else m.touched ||= p >= end;
        return -1;
      }
      l723: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s721 = p;
          l722: {
            const near724 = p + 4;
            while (p < near724 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near724) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l722; }
            p++;
            p = s721;
            break l723;
          }
          p = s721;
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
    l569: {
      const s570 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l571: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l571; }
          break l569;
        }
        p = s570;
      } else m.touched ||= p >= end;
      l574: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s572 = p;
          l573: {
            p = skipHeadingLike(p);
            if (p < 0) { break l573; }
            p = s572;
            break l574;
          }
          p = s572;
        } else m.touched ||= p >= end;
        return -1;
      }
      l575: {
        const s576 = p;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l577: {
            p = skipSectionHeading(p);
            if (p < 0) { break l577; }
            break l575;
          }
          p = s576;
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
    l736: {
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        const s734 = p;
        l735: {
          p = skipH3(p);
          if (p < 0) { break l735; }
          p = s734;
          break l736;
        }
        p = s734;
      } else m.touched ||= p >= end;
      return -1;
    }
    let n740 = 0;
    l737: for (;;) {
      if (n740 >= 3) break;
      const s739 = p;
      l738: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l738; }
        p++;
        n740++;
        continue l737;
      }
      p = s739;
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
    let n745 = 0;
    l742: for (;;) {
      if (n745 >= 3) break;
      const s744 = p;
      l743: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l743; }
        p++;
        n745++;
        continue l742;
      }
      p = s744;
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
    m.touched ||= p >= end && "\t ";
    l746: {
      if ((p < end && text.charCodeAt(p) === 96)) {
        const s748 = p;
        l747: {

          p++;
          break l746;
        }
        p = s748;
      } else m.touched ||= p >= end;
    }
    l749: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s751 = p;
        l750: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l750;
          }
          p += 5;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l750; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l749;
        }
        p = s751;
      } else m.touched ||= p >= end;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    const near752 = p + 4;
    while (p < near752 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
    if (p === near752) p = STOPS_5.next(p);
    m.touched ||= p >= end && "^\n\r*";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l725: {
      const s726 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l727: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l727; }
          break l725;
        }
        p = s726;
      } else m.touched ||= p >= end;
      l730: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s728 = p;
          l729: {
            p = skipHeadingLike(p);
            if (p < 0) { break l729; }
            p = s728;
            break l730;
          }
          p = s728;
        } else m.touched ||= p >= end;
        return -1;
      }
      l731: {
        const s732 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l733: {
            p = skipAnyItemAhead(p);
            if (p < 0) { break l733; }
            break l731;
          }
          p = s732;
        } else m.touched ||= p >= end;
        l741: {
          if (!m.reading.inside[3]) { break l741; }
          if (!((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35)))) { m.touched ||= p >= end; break l741; }
          p = skipMethodAhead(p);
          if (p < 0) { break l741; }
          break l731;
        }
        p = s732;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l753: {
            p = skipSectionHeading(p);
            if (p < 0) { break l753; }
            break l731;
          }
          p = s732;
        } else m.touched ||= p >= end;
        l754: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l754; }
          break l731;
        }
        p = s732;
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
    l770: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
        const s768 = p;
        l769: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l769; }
          p = skipDescriptionName(p);
          if (p < 0) { break l769; }
          p = s768;
          break l770;
        }
        p = s768;
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
    l773: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        const s771 = p;
        l772: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l772; }
          p = skipRateLimitName(p);
          if (p < 0) { break l772; }
          p = s771;
          break l773;
        }
        p = s771;
      } else m.touched ||= p >= end;
      return -1;
    }
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function skipInMethodCode(p: number): number {
    l776: {
      const s777 = p;
      l778: {
        if (!m.reading.inside[9]) { break l778; }
        break l776;
      }
      p = s777;
      if (!m.reading.inside[10]) { return -1; }
    }
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l784: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        const s782 = p;
        l783: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l783; }
          p = skipReturnsName(p);
          if (p < 0) { break l783; }
          p = s782;
          break l784;
        }
        p = s782;
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
    l794: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
        const s792 = p;
        l793: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)))) { m.touched ||= p >= end; break l793; }
          p = skipSemanticUnitName(p);
          if (p < 0) { break l793; }
          p = s792;
          break l794;
        }
        p = s792;
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
    l797: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false))) {
        const s795 = p;
        l796: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)))) { m.touched ||= p >= end; break l796; }
          p = skipResponsibilityName(p);
          if (p < 0) { break l796; }
          p = s795;
          break l797;
        }
        p = s795;
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
    l803: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
        const s801 = p;
        l802: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)))) { m.touched ||= p >= end; break l802; }
          p = skipCriteriaName(p);
          if (p < 0) { break l802; }
          p = s801;
          break l803;
        }
        p = s801;
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
    l806: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false))) {
        const s804 = p;
        l805: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false)))) { m.touched ||= p >= end; break l805; }
          p = skipSeverityName(p);
          if (p < 0) { break l805; }
          p = s804;
          break l806;
        }
        p = s804;
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
    l762: {
      const s763 = p;
      l764: {
        if (!m.reading.inside[7]) { break l764; }
        l765: {
          const s766 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
            l767: {
              p = readDescriptionLabel(p);
              if (p < 0) { break l767; }
              value = m.value as DescriptionLabelNode;
              break l765;
            }
            p = s766;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)))) { m.touched ||= p >= end; break l764; }
          p = readRateLimitLabel(p);
          if (p < 0) { break l764; }
          value = m.value as RateLimitLabelNode;
        }
        break l762;
      }
      p = s763;
      l774: {
        if (!m.reading.inside[8]) { break l774; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)))) { m.touched ||= p >= end; break l774; }
        p = readDescriptionLabel(p);
        if (p < 0) { break l774; }
        value = m.value as DescriptionLabelNode;
        break l762;
      }
      p = s763;
      l775: {
        p = skipInMethod(p);
        if (p < 0) { break l775; }
        l779: {
          const s780 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
            l781: {
              p = readReturnsLabel(p);
              if (p < 0) { break l781; }
              value = m.value as ReturnsLabelNode;
              break l779;
            }
            p = s780;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false)))) { m.touched ||= p >= end; break l775; }
          p = readDescriptionLabel(p);
          if (p < 0) { break l775; }
          value = m.value as DescriptionLabelNode;
        }
        break l762;
      }
      p = s763;
      l785: {
        {
          const s786 = p;
          l787: {
            p = skipInMethod(p);
            if (p < 0) { break l787; }
            break l785;
          }
          p = s786;
        }
        if (!m.reading.inside[3]) { break l785; }
        l789: {
          const s790 = p;
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) {
            l791: {
              p = readSemanticUnitLabel(p);
              if (p < 0) { break l791; }
              value = m.value as SemanticUnitLabelNode;
              break l789;
            }
            p = s790;
          } else m.touched ||= p >= end;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)))) { m.touched ||= p >= end; break l785; }
          p = readResponsibilityLabel(p);
          if (p < 0) { break l785; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l762;
      }
      p = s763;
      if (!m.reading.inside[11]) { return -1; }
      l798: {
        const s799 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) {
          l800: {
            p = readCriteriaLabel(p);
            if (p < 0) { break l800; }
            value = m.value as CriteriaLabelNode;
            break l798;
          }
          p = s799;
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
    l816: {
      const s814 = p;
      l815: {
        p = skipLineEnd(p);
        if (p < 0) { break l815; }
        p = s814;
        break l816;
      }
      p = s814;
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
    l755: {
      const s756 = p;
      const t757 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l758: {
          l761: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s759 = p;
              l760: {
                p = skipBulletLead(p);
                if (p < 0) { break l760; }
                p = s759;
                break l761;
              }
              p = s759;
            } else m.touched ||= p >= end;
            break l758;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l758; }
          p = readBulletHolds(p);
          if (p < 0) { break l758; }
          l_holds = m.value as string;
          p = readTextKind(p);
          if (p < 0) { break l758; }
          l_kind = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l758; }
          p = read_label(p);
          if (p < 0) { break l758; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = readLineValue(p);
          if (p < 0) { break l758; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l758; }
          break l755;
        }
        p = s756;
        if (m.trail.length > t757) m.trail.length = t757;
      } else m.touched ||= p >= end;
      let n810 = 0;
      l807: for (;;) {
        if (n810 >= 3) break;
        const s809 = p;
        l808: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l808; }
          p++;
          n810++;
          continue l807;
        }
        p = s809;
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
      m.touched ||= p >= end && "\t ";
      l811: {
        const s813 = p;
        l812: {
          p = readLineHolds(p);
          if (p < 0) { break l812; }
          l_holds = m.value as "";
          break l811;
        }
        p = s813;
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
    l817: {
      const s818 = p;
      const t819 = m.trail.length;
      l820: {
        if (!m.reading.inside[7]) { break l820; }
        l823: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
            const s821 = p;
            l822: {
              p = skipBulletLead(p);
              if (p < 0) { break l822; }
              p = s821;
              break l823;
            }
            p = s821;
          } else m.touched ||= p >= end;
          break l820;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l820; }
        p = readBulletHolds(p);
        if (p < 0) { break l820; }
        l_holds = m.value as string;
        l826: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
            const s824 = p;
            l825: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end && "*_";
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end && "\t _";
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) { m.touched ||= p >= end; break l825; }
              p = skipAuthenticationName(p);
              if (p < 0) { break l825; }
              p = s824;
              break l826;
            }
            p = s824;
          } else m.touched ||= p >= end;
          break l820;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l820; }
        p = read_label(p);
        if (p < 0) { break l820; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        l827: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
            const s829 = p;
            const t830 = m.trail.length;
            l828: {
              p = readAnswer(p);
              if (p < 0) { break l828; }
              l_answer = m.value as YesNode | NoNode;
              break l827;
            }
            p = s829;
            if (m.trail.length > t830) m.trail.length = t830;
          } else m.touched ||= p >= end;
          l_answer = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l820; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l820; }
        break l817;
      }
      p = s818;
      if (m.trail.length > t819) m.trail.length = t819;
      if (!m.reading.inside[7]) { return -1; }
      let n834 = 0;
      l831: for (;;) {
        if (n834 >= 3) break;
        const s833 = p;
        l832: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l832; }
          p++;
          n834++;
          continue l831;
        }
        p = s833;
        break;
      }
      l837: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false))) {
          const s835 = p;
          l836: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)))) { m.touched ||= p >= end; break l836; }
            p = skipAuthenticationName(p);
            if (p < 0) { break l836; }
            p = s835;
            break l837;
          }
          p = s835;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l838: {
        const s840 = p;
        l839: {
          p = readLineHolds(p);
          if (p < 0) { break l839; }
          l_holds = m.value as "";
          break l838;
        }
        p = s840;
        l_holds = null;
      }
      l841: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false))) {
          const s843 = p;
          const t844 = m.trail.length;
          l842: {
            p = readAnswer(p);
            if (p < 0) { break l842; }
            l_answer = m.value as YesNode | NoNode;
            break l841;
          }
          p = s843;
          if (m.trail.length > t844) m.trail.length = t844;
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
    l857: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        const s855 = p;
        l856: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) === 82 || c === 114)))) { m.touched ||= p >= end; break l856; }
          p = skipRequestBodyName(p);
          if (p < 0) { break l856; }
          p = s855;
          break l857;
        }
        p = s855;
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
    l860: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false))) {
        const s858 = p;
        l859: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && (((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115))))) { m.touched ||= p >= end; break l859; }
          p = skipResponseName(p);
          if (p < 0) { break l859; }
          p = s858;
          break l860;
        }
        p = s858;
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
    l852: {
      const s853 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false))) {
        l854: {
          p = readRequestBodyLabel(p);
          if (p < 0) { break l854; }
          value = m.value as RequestBodyLabelNode;
          break l852;
        }
        p = s853;
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
    l845: {
      const s846 = p;
      const t847 = m.trail.length;
      l848: {
        if (!m.reading.inside[7]) { break l848; }
        l851: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
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
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l848; }
        p = readBulletHolds(p);
        if (p < 0) { break l848; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)))) { m.touched ||= p >= end; break l848; }
        p = readJsonKind(p);
        if (p < 0) { break l848; }
        l_kind = m.value as RequestBodyLabelNode | ResponseLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l848; }
        p = read_label(p);
        if (p < 0) { break l848; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        p = readJsonValue(p);
        if (p < 0) { break l848; }
        l_value = m.value as TemplateRemarkNode | LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l848; }
        break l845;
      }
      p = s846;
      if (m.trail.length > t847) m.trail.length = t847;
      if (!m.reading.inside[7]) { return -1; }
      let n864 = 0;
      l861: for (;;) {
        if (n864 >= 3) break;
        const s863 = p;
        l862: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l862; }
          p++;
          n864++;
          continue l861;
        }
        p = s863;
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
      m.touched ||= p >= end && "\t ";
      l865: {
        const s867 = p;
        l866: {
          p = readLineHolds(p);
          if (p < 0) { break l866; }
          l_holds = m.value as "";
          break l865;
        }
        p = s867;
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
    l880: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304))) {
        const s878 = p;
        l879: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)))) { m.touched ||= p >= end; break l879; }
          p = skipIndexesName(p);
          if (p < 0) { break l879; }
          p = s878;
          break l880;
        }
        p = s878;
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
    l884: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        const s882 = p;
        l883: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false)))) { m.touched ||= p >= end; break l883; }
          p = skipRelationshipsName(p);
          if (p < 0) { break l883; }
          p = s882;
          break l884;
        }
        p = s882;
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
    l887: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false))) {
        const s885 = p;
        l886: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) === 67 || c === 99)))) { m.touched ||= p >= end; break l886; }
          p = skipConstraintsName(p);
          if (p < 0) { break l886; }
          p = s885;
          break l887;
        }
        p = s885;
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
    l875: {
      const s876 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : c === 304))) {
        l877: {
          p = readIndexesLabel(p);
          if (p < 0) { break l877; }
          value = m.value as IndexesLabelNode;
          break l875;
        }
        p = s876;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false))) {
        l881: {
          p = readRelationshipsLabel(p);
          if (p < 0) { break l881; }
          value = m.value as RelationshipsLabelNode;
          break l875;
        }
        p = s876;
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
    l868: {
      const s869 = p;
      const t870 = m.trail.length;
      l871: {
        if (!m.reading.inside[8]) { break l871; }
        l874: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
            const s872 = p;
            l873: {
              p = skipBulletLead(p);
              if (p < 0) { break l873; }
              p = s872;
              break l874;
            }
            p = s872;
          } else m.touched ||= p >= end;
          break l871;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l871; }
        p = readBulletHolds(p);
        if (p < 0) { break l871; }
        l_holds = m.value as string;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l871; }
        p = readSqlKind(p);
        if (p < 0) { break l871; }
        l_kind = m.value as IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l871; }
        p = read_label(p);
        if (p < 0) { break l871; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        p = readLineValue(p);
        if (p < 0) { break l871; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l871; }
        break l868;
      }
      p = s869;
      if (m.trail.length > t870) m.trail.length = t870;
      if (!m.reading.inside[8]) { return -1; }
      let n891 = 0;
      l888: for (;;) {
        if (n891 >= 3) break;
        const s890 = p;
        l889: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l889; }
          p++;
          n891++;
          continue l888;
        }
        p = s890;
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
      m.touched ||= p >= end && "\t ";
      l892: {
        const s894 = p;
        l893: {
          p = readLineHolds(p);
          if (p < 0) { break l893; }
          l_holds = m.value as "";
          break l892;
        }
        p = s894;
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
    l895: {
      const s896 = p;
      const t897 = m.trail.length;
      l898: {
        {
          const s899 = p;
          l900: {
            p = skipInMethod(p);
            if (p < 0) { break l900; }
            break l898;
          }
          p = s899;
        }
        if (!m.reading.inside[3]) { break l898; }
        l904: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
            const s902 = p;
            l903: {
              p = skipBulletLead(p);
              if (p < 0) { break l903; }
              p = s902;
              break l904;
            }
            p = s902;
          } else m.touched ||= p >= end;
          break l898;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l898; }
        p = readBulletHolds(p);
        if (p < 0) { break l898; }
        l_holds = m.value as string;
        l907: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
            const s905 = p;
            l906: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end && "*_";
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end && "\t _";
              if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)))) { m.touched ||= p >= end; break l906; }
              p = skipComplexityName(p);
              if (p < 0) { break l906; }
              p = s905;
              break l907;
            }
            p = s905;
          } else m.touched ||= p >= end;
          break l898;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l898; }
        p = read_label(p);
        if (p < 0) { break l898; }
        l_label = m.value as LabelNode | BadLabelNode;
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
        m.touched ||= p >= end && "\t ";
        l908: {
          if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
            const s910 = p;
            const t911 = m.trail.length;
            l909: {
              p = read_wholeNumber(p);
              if (p < 0) { break l909; }
              l_number = m.value as WholeNumberNode;
              break l908;
            }
            p = s910;
            if (m.trail.length > t911) m.trail.length = t911;
          } else m.touched ||= p >= end;
          l_number = null;
        }
        p = readLineValue(p);
        if (p < 0) { break l898; }
        l_value = m.value as LineValueNode;
        p = noteValueEnd(p);
        if (p < 0) { break l898; }
        break l895;
      }
      p = s896;
      if (m.trail.length > t897) m.trail.length = t897;
      {
        const s912 = p;
        l913: {
          p = skipInMethod(p);
          if (p < 0) { break l913; }
          return -1;
        }
        p = s912;
      }
      if (!m.reading.inside[3]) { return -1; }
      let n918 = 0;
      l915: for (;;) {
        if (n918 >= 3) break;
        const s917 = p;
        l916: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l916; }
          p++;
          n918++;
          continue l915;
        }
        p = s917;
        break;
      }
      l921: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : false))) {
          const s919 = p;
          l920: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : false)))) { m.touched ||= p >= end; break l920; }
            p = skipComplexityName(p);
            if (p < 0) { break l920; }
            p = s919;
            break l921;
          }
          p = s919;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l922: {
        const s924 = p;
        l923: {
          p = readLineHolds(p);
          if (p < 0) { break l923; }
          l_holds = m.value as "";
          break l922;
        }
        p = s924;
        l_holds = null;
      }
      l925: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false))) {
          const s927 = p;
          const t928 = m.trail.length;
          l926: {
            p = read_wholeNumber(p);
            if (p < 0) { break l926; }
            l_number = m.value as WholeNumberNode;
            break l925;
          }
          p = s927;
          if (m.trail.length > t928) m.trail.length = t928;
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
    l938: {
      const s939 = p;
      l940: {
        {
          const s941 = p;
          l942: {
            if (!m.reading.inside[12]) { break l942; }
            break l940;
          }
          p = s941;
        }
        let n947 = 0;
        l944: for (;;) {
          if (n947 >= 3) break;
          const s946 = p;
          l945: {
            if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l945; }
            p++;
            n947++;
            continue l944;
          }
          p = s946;
          break;
        }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l940; }
        p = skipLabelAhead(p);
        if (p < 0) { break l940; }
        break l938;
      }
      p = s939;
      if (!m.reading.inside[12]) { return -1; }
      let n951 = 0;
      l948: for (;;) {
        if (n951 >= 3) break;
        const s950 = p;
        l949: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l949; }
          p++;
          n951++;
          continue l948;
        }
        p = s950;
        break;
      }
      l954: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : c === 304))) {
          const s952 = p;
          l953: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l953; }
            p = skipComponentName(p);
            if (p < 0) { break l953; }
            p = s952;
            break l954;
          }
          p = s952;
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
    l957: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        const s955 = p;
        l956: {
          p = skipBulletLead(p);
          if (p < 0) { break l956; }
          l960: {
            const s958 = p;
            l959: {
              while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
              m.touched ||= p >= end && "*_";
              while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
              m.touched ||= p >= end && "\t _";
              p = skip_knownName(p);
              if (p < 0) { break l959; }
              p = s958;
              break l960;
            }
            p = s958;
            break l956;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l956; }
          p = skipLabelAhead(p);
          if (p < 0) { break l956; }
          p = s955;
          break l957;
        }
        p = s955;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s961 = p;
      l962: {
        p = skipHeldBullet(p);
        if (p < 0) { break l962; }
        return -1;
      }
      p = s961;
    }
    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near973 = p + 4;
    while (p < near973 && (p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) p++;
    if (p === near973) p = STOPS_1.next(p);
    m.touched ||= p >= end && "^\n\r";
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    l974: for (;;) {
      const s976 = p;
      if (p < end) {
        l975: {
          if (p < end) {
            {
              const s978 = p;
              l979: {
                p = skipParagraphStop(p);
                if (p < 0) { break l979; }
                break l975;
              }
              p = s978;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l975; }
          p = skipLine(p);
          if (p < 0) { break l975; }
          continue l974;
        }
        p = s976;
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
        const s966 = p;
        l967: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l967; }
          return -1;
        }
        p = s966;
      }
    } else m.touched ||= p >= end;
    l971: {
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        const s969 = p;
        l970: {
          const near972 = p + 4;
          while (p < near972 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near972) p = STOPS_8.next(p);
          m.touched ||= p >= end && "^\n\r(";
          if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l970; }
          p++;
          p = s969;
          break l971;
        }
        p = s969;
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
    l929: {
      const s930 = p;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
        l931: {
          l934: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : c === 304))) {
              const s932 = p;
              l933: {
                p = skipLabelGate(p);
                if (p < 0) { break l933; }
                p = s932;
                break l934;
              }
              p = s932;
            } else m.touched ||= p >= end;
            break l931;
          }
          l935: {
            const s936 = p;
            l937: {
              p = skipPlainLabelAhead(p);
              if (p < 0) { break l937; }
              break l935;
            }
            p = s936;
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l931; }
            p = skipBulletLabelAhead(p);
            if (p < 0) { break l931; }
          }
          break l929;
        }
        p = s930;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l964: {
          p = skipItemStop(p);
          if (p < 0) { break l964; }
          break l929;
        }
        p = s930;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false))) {
        l965: {
          p = skipThematicBreak(p);
          if (p < 0) { break l965; }
          break l929;
        }
        p = s930;
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
    l993: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false))) {
        const s991 = p;
        l992: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && (((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114))))) { m.touched ||= p >= end; break l992; }
          p = skipRequestParametersName(p);
          if (p < 0) { break l992; }
          p = s991;
          break l993;
        }
        p = s991;
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
    l999: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
        const s997 = p;
        l998: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)))) { m.touched ||= p >= end; break l998; }
          p = skipParametersName(p);
          if (p < 0) { break l998; }
          p = s997;
          break l999;
        }
        p = s997;
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
    l1002: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : false))) {
        const s1000 = p;
        l1001: {
          while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
          m.touched ||= p >= end && "*_";
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
          m.touched ||= p >= end && "\t _";
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : false)))) { m.touched ||= p >= end; break l1001; }
          p = skipRaisesName(p);
          if (p < 0) { break l1001; }
          p = s1000;
          break l1002;
        }
        p = s1000;
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
    l988: {
      const s989 = p;
      l990: {
        if (!m.reading.inside[7]) { break l990; }
        if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)))) { m.touched ||= p >= end; break l990; }
        p = readRequestParametersLabel(p);
        if (p < 0) { break l990; }
        value = m.value as RequestParametersLabelNode;
        break l988;
      }
      p = s989;
      p = skipInMethod(p);
      if (p < 0) { return -1; }
      l994: {
        const s995 = p;
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false))) {
          l996: {
            p = readParametersLabel(p);
            if (p < 0) { break l996; }
            value = m.value as ParametersLabelNode;
            break l994;
          }
          p = s995;
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
    l981: {
      const s982 = p;
      const t983 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l984: {
          l987: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s985 = p;
              l986: {
                p = skipBulletLead(p);
                if (p < 0) { break l986; }
                p = s985;
                break l987;
              }
              p = s985;
            } else m.touched ||= p >= end;
            break l984;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l984; }
          p = readBulletHolds(p);
          if (p < 0) { break l984; }
          l_holds = m.value as string;
          p = readEntriesKind(p);
          if (p < 0) { break l984; }
          l_kind = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l984; }
          p = read_label(p);
          if (p < 0) { break l984; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = readEntriesValue(p);
          if (p < 0) { break l984; }
          l_value = m.value as TemplateRemarkNode | InlineEntriesNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l984; }
          break l981;
        }
        p = s982;
        if (m.trail.length > t983) m.trail.length = t983;
      } else m.touched ||= p >= end;
      let n1006 = 0;
      l1003: for (;;) {
        if (n1006 >= 3) break;
        const s1005 = p;
        l1004: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1004; }
          p++;
          n1006++;
          continue l1003;
        }
        p = s1005;
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
      m.touched ||= p >= end && "\t ";
      l1007: {
        const s1009 = p;
        l1008: {
          p = readLineHolds(p);
          if (p < 0) { break l1008; }
          l_holds = m.value as "";
          break l1007;
        }
        p = s1009;
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
    l1010: {
      const s1011 = p;
      const t1012 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1013: {
          l1016: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1014 = p;
              l1015: {
                p = skipBulletLead(p);
                if (p < 0) { break l1015; }
                p = s1014;
                break l1016;
              }
              p = s1014;
            } else m.touched ||= p >= end;
            break l1013;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1013; }
          p = readBulletHolds(p);
          if (p < 0) { break l1013; }
          l_holds = m.value as string;
          l1019: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false))) {
              const s1017 = p;
              l1018: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end && "*_";
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end && "\t _";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)))) { m.touched ||= p >= end; break l1018; }
                p = skipErrorResponsesName(p);
                if (p < 0) { break l1018; }
                p = s1017;
                break l1019;
              }
              p = s1017;
            } else m.touched ||= p >= end;
            break l1013;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1013; }
          p = read_label(p);
          if (p < 0) { break l1013; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = readFailuresValue(p);
          if (p < 0) { break l1013; }
          l_value = m.value as FailureTextNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1013; }
          break l1010;
        }
        p = s1011;
        if (m.trail.length > t1012) m.trail.length = t1012;
      } else m.touched ||= p >= end;
      let n1023 = 0;
      l1020: for (;;) {
        if (n1023 >= 3) break;
        const s1022 = p;
        l1021: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1021; }
          p++;
          n1023++;
          continue l1020;
        }
        p = s1022;
        break;
      }
      l1026: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false))) {
          const s1024 = p;
          l1025: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false)))) { m.touched ||= p >= end; break l1025; }
            p = skipErrorResponsesName(p);
            if (p < 0) { break l1025; }
            p = s1024;
            break l1026;
          }
          p = s1024;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l1027: {
        const s1029 = p;
        l1028: {
          p = readLineHolds(p);
          if (p < 0) { break l1028; }
          l_holds = m.value as "";
          break l1027;
        }
        p = s1029;
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
    let n1033 = 0;
    l1030: for (;;) {
      if (n1033 >= 3) break;
      const s1032 = p;
      l1031: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1031; }
        p++;
        n1033++;
        continue l1030;
      }
      p = s1032;
      break;
    }
    l1036: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) {
        const s1034 = p;
        l1035: {
          p = skipLabelMark(p);
          if (p < 0) { break l1035; }
          p = s1034;
          break l1036;
        }
        p = s1034;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s1037 = p;
      l1038: {
        while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
        m.touched ||= p >= end && "*_";
        while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
        m.touched ||= p >= end && "\t _";
        p = skip_knownName(p);
        if (p < 0) { break l1038; }
        return -1;
      }
      p = s1037;
    }
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l1040: {
      const s1042 = p;
      l1041: {
        p = readLineHolds(p);
        if (p < 0) { break l1041; }
        l_holds = m.value as "";
        break l1040;
      }
      p = s1042;
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
    l1043: {
      const s1044 = p;
      const t1045 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1046: {
          l1049: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1047 = p;
              l1048: {
                p = skipBulletLead(p);
                if (p < 0) { break l1048; }
                p = s1047;
                break l1049;
              }
              p = s1047;
            } else m.touched ||= p >= end;
            break l1046;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1046; }
          p = readBulletHolds(p);
          if (p < 0) { break l1046; }
          l_holds = m.value as string;
          l1052: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false))) {
              const s1050 = p;
              l1051: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end && "*_";
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end && "\t _";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)))) { m.touched ||= p >= end; break l1051; }
                p = skipColumnsName(p);
                if (p < 0) { break l1051; }
                p = s1050;
                break l1052;
              }
              p = s1050;
            } else m.touched ||= p >= end;
            break l1046;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1046; }
          p = read_label(p);
          if (p < 0) { break l1046; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = readLineValue(p);
          if (p < 0) { break l1046; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1046; }
          break l1043;
        }
        p = s1044;
        if (m.trail.length > t1045) m.trail.length = t1045;
      } else m.touched ||= p >= end;
      let n1056 = 0;
      l1053: for (;;) {
        if (n1056 >= 3) break;
        const s1055 = p;
        l1054: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1054; }
          p++;
          n1056++;
          continue l1053;
        }
        p = s1055;
        break;
      }
      l1059: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false))) {
          const s1057 = p;
          l1058: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false)))) { m.touched ||= p >= end; break l1058; }
            p = skipColumnsName(p);
            if (p < 0) { break l1058; }
            p = s1057;
            break l1059;
          }
          p = s1057;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l1060: {
        const s1062 = p;
        l1061: {
          p = readLineHolds(p);
          if (p < 0) { break l1061; }
          l_holds = m.value as "";
          break l1060;
        }
        p = s1062;
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
    l1063: {
      const s1064 = p;
      const t1065 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1066: {
          l1069: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1067 = p;
              l1068: {
                p = skipBulletLead(p);
                if (p < 0) { break l1068; }
                p = s1067;
                break l1069;
              }
              p = s1067;
            } else m.touched ||= p >= end;
            break l1066;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1066; }
          p = readBulletHolds(p);
          if (p < 0) { break l1066; }
          l_holds = m.value as string;
          l1072: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
              const s1070 = p;
              l1071: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end && "*_";
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end && "\t _";
                if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1071; }
                p = skipDependenciesName(p);
                if (p < 0) { break l1071; }
                p = s1070;
                break l1072;
              }
              p = s1070;
            } else m.touched ||= p >= end;
            break l1066;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1066; }
          p = read_label(p);
          if (p < 0) { break l1066; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = readNamesValue(p);
          if (p < 0) { break l1066; }
          l_value = m.value as NameLineNode | LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1066; }
          break l1063;
        }
        p = s1064;
        if (m.trail.length > t1065) m.trail.length = t1065;
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
      l1079: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) {
          const s1077 = p;
          l1078: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) === 68 || c === 100)))) { m.touched ||= p >= end; break l1078; }
            p = skipDependenciesName(p);
            if (p < 0) { break l1078; }
            p = s1077;
            break l1079;
          }
          p = s1077;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l1080: {
        const s1082 = p;
        l1081: {
          p = readLineHolds(p);
          if (p < 0) { break l1081; }
          l_holds = m.value as "";
          break l1080;
        }
        p = s1082;
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
    l1083: {
      const s1084 = p;
      const t1085 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1086: {
          l1089: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1087 = p;
              l1088: {
                p = skipBulletLead(p);
                if (p < 0) { break l1088; }
                p = s1087;
                break l1089;
              }
              p = s1087;
            } else m.touched ||= p >= end;
            break l1086;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1086; }
          p = readBulletHolds(p);
          if (p < 0) { break l1086; }
          l_holds = m.value as string;
          l1092: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 304))) {
              const s1090 = p;
              l1091: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end && "*_";
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end && "\t _";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1091; }
                p = skipNotesName(p);
                if (p < 0) { break l1091; }
                p = s1090;
                break l1092;
              }
              p = s1090;
            } else m.touched ||= p >= end;
            break l1086;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1086; }
          p = read_label(p);
          if (p < 0) { break l1086; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = readLineValue(p);
          if (p < 0) { break l1086; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1086; }
          break l1083;
        }
        p = s1084;
        if (m.trail.length > t1085) m.trail.length = t1085;
      } else m.touched ||= p >= end;
      let n1096 = 0;
      l1093: for (;;) {
        if (n1096 >= 3) break;
        const s1095 = p;
        l1094: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1094; }
          p++;
          n1096++;
          continue l1093;
        }
        p = s1095;
        break;
      }
      l1099: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : c === 304))) {
          const s1097 = p;
          l1098: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1098; }
            p = skipNotesName(p);
            if (p < 0) { break l1098; }
            p = s1097;
            break l1099;
          }
          p = s1097;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
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
    l1100: {
      const s1101 = p;
      const t1102 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
        l1103: {
          l1106: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false))) {
              const s1104 = p;
              l1105: {
                p = skipBulletLead(p);
                if (p < 0) { break l1105; }
                p = s1104;
                break l1106;
              }
              p = s1104;
            } else m.touched ||= p >= end;
            break l1103;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : false)))) { m.touched ||= p >= end; break l1103; }
          p = readBulletHolds(p);
          if (p < 0) { break l1103; }
          l_holds = m.value as string;
          l1109: {
            if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c === 304))) {
              const s1107 = p;
              l1108: {
                while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
                m.touched ||= p >= end && "*_";
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
                m.touched ||= p >= end && "\t _";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1108; }
                p = skipInterfacesName(p);
                if (p < 0) { break l1108; }
                p = s1107;
                break l1109;
              }
              p = s1107;
            } else m.touched ||= p >= end;
            break l1103;
          }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1103; }
          p = read_label(p);
          if (p < 0) { break l1103; }
          l_label = m.value as LabelNode | BadLabelNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          p = readLineValue(p);
          if (p < 0) { break l1103; }
          l_value = m.value as LineValueNode;
          p = noteValueEnd(p);
          if (p < 0) { break l1103; }
          break l1100;
        }
        p = s1101;
        if (m.trail.length > t1102) m.trail.length = t1102;
      } else m.touched ||= p >= end;
      let n1113 = 0;
      l1110: for (;;) {
        if (n1113 >= 3) break;
        const s1112 = p;
        l1111: {
          if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1111; }
          p++;
          n1113++;
          continue l1110;
        }
        p = s1112;
        break;
      }
      l1116: {
        if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c === 304))) {
          const s1114 = p;
          l1115: {
            while ((p < end && ((c = text.charCodeAt(p)) === 42 || c === 95))) p++;
            m.touched ||= p >= end && "*_";
            while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) p++;
            m.touched ||= p >= end && "\t _";
            if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1115; }
            p = skipInterfacesName(p);
            if (p < 0) { break l1115; }
            p = s1114;
            break l1116;
          }
          p = s1114;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)))) { m.touched ||= p >= end; return -1; }
      p = read_label(p);
      if (p < 0) { return -1; }
      l_label = m.value as LabelNode | BadLabelNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      l1117: {
        const s1119 = p;
        l1118: {
          p = readLineHolds(p);
          if (p < 0) { break l1118; }
          l_holds = m.value as "";
          break l1117;
        }
        p = s1119;
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
    l1120: {
      const s1121 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126))) {
        l1122: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l1122; }
          break l1120;
        }
        p = s1121;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        {
          const s1123 = p;
          l1124: {
            p = skipMethodAhead(p);
            if (p < 0) { break l1124; }
            return -1;
          }
          p = s1123;
        }
      } else m.touched ||= p >= end;
      l1128: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1126 = p;
          l1127: {
            p = skipHeadingLike(p);
            if (p < 0) { break l1127; }
            p = s1126;
            break l1128;
          }
          p = s1126;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1129: {
        const s1130 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
          l1131: {
            l1134: {
              if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
                const s1132 = p;
                l1133: {
                  p = skipH3(p);
                  if (p < 0) { break l1133; }
                  p = s1132;
                  break l1134;
                }
                p = s1132;
              } else m.touched ||= p >= end;
              break l1131;
            }
            if (!((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))))) { m.touched ||= p >= end; break l1131; }
            p = skipComponentHeading(p);
            if (p < 0) { break l1131; }
            break l1129;
          }
          p = s1130;
        } else m.touched ||= p >= end;
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          l1135: {
            p = skipSectionHeading(p);
            if (p < 0) { break l1135; }
            break l1129;
          }
          p = s1130;
        } else m.touched ||= p >= end;
        l1136: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l1136; }
          break l1129;
        }
        p = s1130;
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
    l1178: {
      const s1179 = p;
      const t1180 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1181: {
          p = readParameterName(p);
          if (p < 0) { break l1181; }
          l_name = m.value as ParameterNameNode;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          l1182: {
            if ((p < end && text.charCodeAt(p) === 58)) {
              const s1184 = p;
              l1183: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1183; }
                p = readTypeText(p);
                if (p < 0) { break l1183; }
                l_annotation = m.value as TypeTextNode;
                break l1182;
              }
              p = s1184;
            } else m.touched ||= p >= end;
            l_annotation = null;
          }
          l1185: {
            if ((p < end && text.charCodeAt(p) === 61)) {
              const s1187 = p;
              l1186: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)))) { m.touched ||= p >= end; break l1186; }
                p = readDefaultText(p);
                if (p < 0) { break l1186; }
                l_fallback = m.value as DefaultTextNode;
                break l1185;
              }
              p = s1187;
            } else m.touched ||= p >= end;
            l_fallback = null;
          }
          l1190: {
            const s1188 = p;
            l1189: {
              p = skipParameterEnd(p);
              if (p < 0) { break l1189; }
              p = s1188;
              break l1190;
            }
            p = s1188;
            break l1181;
          }
          break l1178;
        }
        p = s1179;
        if (m.trail.length > t1180) m.trail.length = t1180;
        l_fallback = null;
      } else m.touched ||= p >= end;
      if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
      p = readParameterName(p);
      if (p < 0) { return -1; }
      l_name = m.value as ParameterNameNode;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
      if (p >= end || text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
      m.touched ||= p >= end && "\t ";
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
    l1174: {
      const s1175 = p;
      const t1176 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) {
        l1177: {
          p = readParameter(p);
          if (p < 0) { break l1177; }
          value = m.value as ParameterNode;
          l1191: {
            if ((p < end && text.charCodeAt(p) === 44)) {
              const s1193 = p;
              l1192: {

                p++;
                while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
                m.touched ||= p >= end && "\t ";
                break l1191;
              }
              p = s1193;
            } else m.touched ||= p >= end;
          }
          break l1174;
        }
        p = s1175;
        if (m.trail.length > t1176) m.trail.length = t1176;
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
    l1194: {
      const s1195 = p;
      const t1196 = m.trail.length;
      if ((p < end && text.charCodeAt(p) === 41)) {
        l1197: {

          p++;
          break l1194;
        }
        p = s1195;
        if (m.trail.length > t1196) m.trail.length = t1196;
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
    m.touched ||= p >= end && "\t ";
    const list1172: (ParameterNode | BadParameterNode)[] = [];
    l1167: for (;;) {
      const s1169 = p;
      const t1170 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c >= 128))) {
        l1168: {
          let v1171!: ParameterNode | BadParameterNode;
          p = readParameterItem(p);
          if (p < 0) { break l1168; }
          v1171 = m.value as ParameterNode | BadParameterNode;
          list1172.push(v1171);
          continue l1167;
        }
        p = s1169;
        if (m.trail.length > t1170) m.trail.length = t1170;
      } else m.touched ||= p >= end;
      break;
    }
    l_items = list1172;
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
    l1163: {
      const s1164 = p;
      const t1165 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40))) {
        l1166: {
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          if (!((p < end && text.charCodeAt(p) === 40))) { m.touched ||= p >= end; break l1166; }
          p = readParameters(p);
          if (p < 0) { break l1166; }
          value = m.value as ParametersNode;
          break l1163;
        }
        p = s1164;
        if (m.trail.length > t1165) m.trail.length = t1165;
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
    let m1205 = false;
    l1202: for (;;) {
      const s1204 = p;
      if (p < end) {
        l1203: {
          p = skipReturnPiece(p);
          if (p < 0) { break l1203; }
          m1205 = true;
          continue l1202;
        }
        p = s1204;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m1205) { return -1; }
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
    m.touched ||= p >= end && "\t ";
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c === 8211 || c === 8594)))) { m.touched ||= p >= end; return -1; }
    p = noteResultArrow(p);
    if (p < 0) { return -1; }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
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
    m.touched ||= p >= end && "\t ";
    l1206: {
      if ((p < end && text.charCodeAt(p) === 58)) {
        const s1208 = p;
        l1207: {

          p++;
          break l1206;
        }
        p = s1208;
      } else m.touched ||= p >= end;
    }
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    while ((p < end && text.charCodeAt(p) === 96)) p++;
    m.touched ||= p >= end && "`";
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l1209: {
      if (p < end) {
        const s1211 = p;
        const t1212 = m.trail.length;
        l1210: {
          p = readBadSignatureRest(p);
          if (p < 0) { break l1210; }
          break l1209;
        }
        p = s1211;
        if (m.trail.length > t1212) m.trail.length = t1212;
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
    m.touched ||= p >= end && "`";
    while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
    m.touched ||= p >= end && "\t ";
    l1148: {
      if ((p < end && text.charCodeAt(p) === 97)) {
        const s1150 = p;
        l1149: {
          let e1151!: "async";
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l1149;
          }
          e1151 = "async";
          p += 5;
          let e1152!: string[];
          const list1157: string[] = [];
          l1153: for (;;) {
            const s1155 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1154: {
                let v1156!: string;
                p = readBlank(p);
                if (p < 0) { break l1154; }
                v1156 = m.value as string;
                list1157.push(v1156);
                continue l1153;
              }
              p = s1155;
            } else m.touched ||= p >= end;
            break;
          }
          if (list1157.length === 0) { break l1149; }
          e1152 = list1157;
          l_isAsync = [e1151, e1152];
          break l1148;
        }
        p = s1150;
      } else m.touched ||= p >= end;
      l_isAsync = null;
    }
    l1159: {
      if ((p < end && text.charCodeAt(p) === 100)) {
        const s1161 = p;
        l1160: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l1160;
          }
          p += 3;
          if (!((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32)))) { m.touched ||= p >= end; break l1160; }
          p++;
          while ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) p++;
          m.touched ||= p >= end && "\t ";
          break l1159;
        }
        p = s1161;
      } else m.touched ||= p >= end;
    }
    const s1162 = p;
    if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    l_name = text.slice(s1162, p);
    p = readSignatureList(p);
    if (p < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    l1198: {
      if ((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : c === 8211 || c === 8594))) {
        const s1200 = p;
        const t1201 = m.trail.length;
        l1199: {
          p = readResult(p);
          if (p < 0) { break l1199; }
          l_result = m.value as ResultNode;
          break l1198;
        }
        p = s1200;
        if (m.trail.length > t1201) m.trail.length = t1201;
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
    l1137: {
      const s1138 = p;
      const t1139 = m.trail.length;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1140: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1140; }
          {
            const s1141 = p;
            l1142: {
              p = skipTextInNotes(p);
              if (p < 0) { break l1142; }
              break l1140;
            }
            p = s1141;
          }
          let n1147 = 0;
          l1144: for (;;) {
            if (n1147 >= 3) break;
            const s1146 = p;
            l1145: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1145; }
              p++;
              n1147++;
              continue l1144;
            }
            p = s1146;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1140; }
          p = readMark(p);
          if (p < 0) { break l1140; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1140; }
          p = readSignature(p);
          if (p < 0) { break l1140; }
          l_signature = m.value as SignatureNode;
          p = noteHeadingEnd(p);
          if (p < 0) { break l1140; }
          break l1137;
        }
        p = s1138;
        if (m.trail.length > t1139) m.trail.length = t1139;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      if ((p < end && ((c = text.charCodeAt(p)) === 32 || c === 35))) {
        l1213: {
          p = skipMethodLevel(p);
          if (p < 0) { break l1213; }
          {
            const s1214 = p;
            l1215: {
              if (!m.reading.inside[12]) { break l1215; }
              break l1213;
            }
            p = s1214;
          }
          let n1220 = 0;
          l1217: for (;;) {
            if (n1220 >= 3) break;
            const s1219 = p;
            l1218: {
              if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1218; }
              p++;
              n1220++;
              continue l1217;
            }
            p = s1219;
            break;
          }
          if (!((p < end && text.charCodeAt(p) === 35))) { m.touched ||= p >= end; break l1213; }
          p = readMark(p);
          if (p < 0) { break l1213; }
          l_mark = m.value as MarkNode;
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)))) { m.touched ||= p >= end; break l1213; }
          p = readBadMethodTitle(p);
          if (p < 0) { break l1213; }
          if (!((p < end && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))))) { m.touched ||= p >= end; break l1213; }
          p = readSignature(p);
          if (p < 0) { break l1213; }
          l_signature = m.value as SignatureNode;
          while ((p < end && text.charCodeAt(p) === 42)) p++;
          m.touched ||= p >= end && "*";
          p = noteHeadingEnd(p);
          if (p < 0) { break l1213; }
          break l1137;
        }
        p = s1138;
        if (m.trail.length > t1139) m.trail.length = t1139;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      l1223: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1221 = p;
          l1222: {
            p = skipSetextAhead(p);
            if (p < 0) { break l1222; }
            p = s1221;
            break l1223;
          }
          p = s1221;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1226: {
        if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
          const s1224 = p;
          l1225: {
            const near1227 = p + 4;
            while (p < near1227 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near1227) p = STOPS_8.next(p);
            m.touched ||= p >= end && "^\n\r(";
            if (p >= end || text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1225; }
            p++;
            p = s1224;
            break l1226;
          }
          p = s1224;
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
    l1228: {
      const s1229 = p;
      if ((p < end && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) {
        l1230: {
          p = skipItemStop(p);
          if (p < 0) { break l1230; }
          break l1228;
        }
        p = s1229;
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
    l1231: {
      const s1232 = p;
      const t1233 = m.trail.length;
      if ((p < end && (((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32))) {
        l1234: {
          let e1235!: string[];
          const list1240: string[] = [];
          l1236: for (;;) {
            const s1238 = p;
            if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
              l1237: {
                let v1239!: string;
                p = readBlank(p);
                if (p < 0) { break l1237; }
                v1239 = m.value as string;
                list1240.push(v1239);
                continue l1236;
              }
              p = s1238;
            } else m.touched ||= p >= end;
            break;
          }
          e1235 = list1240;
          let e1242!: "\n" | BadLineEndNode;
          if (!((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)))) { m.touched ||= p >= end; break l1234; }
          p = readEol(p);
          if (p < 0) { break l1234; }
          e1242 = m.value as "\n" | BadLineEndNode;
          value = [e1235, e1242];
          break l1231;
        }
        p = s1232;
        if (m.trail.length > t1233) m.trail.length = t1233;
      } else m.touched ||= p >= end;
      let e1243!: string[];
      const list1248: string[] = [];
      l1244: for (;;) {
        const s1246 = p;
        if ((p < end && ((c = text.charCodeAt(p)) === 9 || c === 32))) {
          l1245: {
            let v1247!: string;
            p = readBlank(p);
            if (p < 0) { break l1245; }
            v1247 = m.value as string;
            list1248.push(v1247);
            continue l1244;
          }
          p = s1246;
        } else m.touched ||= p >= end;
        break;
      }
      if (list1248.length === 0) { return -1; }
      e1243 = list1248;
      let e1250!: null;
      p = readEof(p);
      if (p < 0) { return -1; }
      e1250 = m.value as null;
      value = [e1243, e1250];
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
