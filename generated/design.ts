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
  readonly holds: string;
  readonly field: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
}

export interface DescriptionLabelNode extends TreeNode {
  readonly type: 'DescriptionLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface RateLimitLabelNode extends TreeNode {
  readonly type: 'RateLimitLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface ReturnsLabelNode extends TreeNode {
  readonly type: 'ReturnsLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface SemanticUnitLabelNode extends TreeNode {
  readonly type: 'SemanticUnitLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface ResponsibilityLabelNode extends TreeNode {
  readonly type: 'ResponsibilityLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface CriteriaLabelNode extends TreeNode {
  readonly type: 'CriteriaLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface SeverityLabelNode extends TreeNode {
  readonly type: 'SeverityLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface OtherHeadNode extends TreeNode {
  readonly type: 'OtherHead';
  readonly holds: string;
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
  readonly holds: string;
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
  readonly holds: string;
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
  readonly holds: string;
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
  readonly holds: string;
  readonly field: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
}

export interface RequestParametersLabelNode extends TreeNode {
  readonly type: 'RequestParametersLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}

export interface ParametersLabelNode extends TreeNode {
  readonly type: 'ParametersLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
}

export interface RaisesLabelNode extends TreeNode {
  readonly type: 'RaisesLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | InlineEntriesNode | LineValueNode;
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
  readonly holds: string;
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
  readonly holds: string;
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface TableRowsNode extends TreeNode {
  readonly type: 'TableRows';
  readonly rows: TableRowNode[];
}

export interface JsonHeadNode extends TreeNode {
  readonly type: 'JsonHead';
  readonly holds: string;
  readonly field: RequestBodyLabelNode | ResponseLabelNode;
}

export interface RequestBodyLabelNode extends TreeNode {
  readonly type: 'RequestBodyLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}

export interface ResponseLabelNode extends TreeNode {
  readonly type: 'ResponseLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: TemplateRemarkNode | LineValueNode;
}

export interface SqlHeadNode extends TreeNode {
  readonly type: 'SqlHead';
  readonly holds: string;
  readonly field: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
}

export interface IndexesLabelNode extends TreeNode {
  readonly type: 'IndexesLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface RelationshipsLabelNode extends TreeNode {
  readonly type: 'RelationshipsLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface ConstraintsLabelNode extends TreeNode {
  readonly type: 'ConstraintsLabel';
  readonly label: LabelNode | BadLabelNode;
  readonly value: LineValueNode;
}

export interface InterfacesHeadNode extends TreeNode {
  readonly type: 'InterfacesHead';
  readonly holds: string;
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
  readonly MissingMarkEnd: MissingMarkEndNode;
  readonly Subheading: SubheadingNode;
  readonly Rule: RuleNode;
  readonly Footer: FooterNode;
  readonly Fence: FenceNode;
  readonly Comment: CommentNode;
  readonly MissingCommentEnd: MissingCommentEndNode;
  readonly BadLineEnd: BadLineEndNode;
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
  readonly OtherHead: OtherHeadNode;
  readonly EntriesHead: EntriesHeadNode;
  readonly EntriesText: EntriesTextNode;
  readonly FailuresHead: FailuresHeadNode;
  readonly FailureLines: FailureLinesNode;
  readonly SchemasHeading: SchemasHeadingNode;
  readonly SchemaHeading: SchemaHeadingNode;
  readonly ColumnsHead: ColumnsHeadNode;
  readonly TableRows: TableRowsNode;
  readonly ComponentsHeading: ComponentsHeadingNode;
  readonly ComponentHeading: ComponentHeadingNode;
  readonly MethodHeading: MethodHeadingNode;
  readonly NamesHead: NamesHeadNode;
  readonly NamesText: NamesTextNode;
  readonly NotesHead: NotesHeadNode;
  readonly InterfacesHead: InterfacesHeadNode;
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
  const TABLE_6 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const TABLE_7 = tableOf([32, 32], [42, 42], [45, 45], [95, 95]);
  const TABLE_8 = tableOf([65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_9 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_10 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
  const TABLE_11 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
  const TABLE_12 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [61, 61], [124, 124]);
  const TABLE_13 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
  const TABLE_14 = tableOf([0, 9], [11, 12], [14, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 122], [126, 127]);
  const TABLE_15 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [43, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_16 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 46], [48, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_17 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_18 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [46, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_19 = tableOf([45, 45], [61, 61]);
  const TABLE_20 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 43], [45, 60], [62, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_21 = tableOf([0, 9], [11, 12], [14, 40], [42, 43], [45, 60], [62, 92], [94, 95], [97, 124], [126, 127]);
  const TABLE_22 = tableOf([0, 8], [11, 12], [14, 31], [33, 33], [36, 38], [42, 43], [46, 57], [59, 59], [63, 90], [92, 92], [94, 95], [97, 122], [126, 127]);
  const TABLE_23 = tableOf([0, 9], [11, 12], [14, 40], [42, 95], [97, 127]);
  const TABLE_24 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 33], [36, 38], [43, 57], [59, 59], [61, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_25 = tableOf([0, 9], [11, 12], [14, 33], [35, 38], [42, 57], [59, 90], [92, 92], [94, 95], [97, 122], [124, 124], [126, 127]);
  const TABLE_26 = tableOf([9, 9], [32, 32], [45, 45], [61, 61]);
  const TABLE_27 = tableOf([9, 9], [32, 32], [42, 42], [48, 57], [70, 70], [73, 73], [77, 77], [79, 79], [102, 102], [105, 105], [109, 109], [111, 111]);
  const TABLE_28 = tableOf([67, 68], [80, 80], [82, 83], [85, 86], [99, 100], [112, 112], [114, 115], [117, 118]);
  const TABLE_29 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
  const TABLE_30 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
  const TABLE_31 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
  const TABLE_32 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
  const TABLE_33 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 68], [80, 80], [82, 83], [85, 86], [95, 95], [99, 100], [112, 112], [114, 115], [117, 118]);
  const TABLE_34 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
  const TABLE_35 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
  const TABLE_36 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
  const TABLE_37 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
  const TABLE_38 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
  const TABLE_39 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
  const TABLE_40 = tableOf([9, 9], [32, 32], [41, 43], [45, 46], [48, 57], [95, 95]);
  const TABLE_41 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
  const TABLE_42 = tableOf([9, 9], [32, 32], [41, 43], [45, 46], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
  const TABLE_43 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
  const TABLE_44 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
  const TABLE_45 = tableOf([9, 9], [32, 32], [41, 43], [45, 46], [48, 57], [82, 83], [95, 95], [114, 115]);
  const TABLE_46 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 83], [95, 95], [114, 115]);
  const TABLE_47 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
  const TABLE_48 = tableOf([67, 67], [70, 70], [73, 73], [82, 82], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_49 = tableOf([9, 9], [32, 32], [41, 43], [45, 46], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_50 = tableOf([70, 70], [82, 82], [102, 102], [114, 114]);
  const TABLE_51 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
  const TABLE_52 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
  const TABLE_53 = tableOf([9, 9], [32, 32], [42, 42], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
  const TABLE_54 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [95, 95], [99, 99]);
  const TABLE_55 = tableOf([67, 67], [69, 69], [99, 99], [101, 101]);
  const TABLE_56 = tableOf([9, 9], [32, 32], [41, 43], [45, 46], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
  const TABLE_57 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
  const TABLE_58 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
  const TABLE_59 = tableOf([67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_60 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const TABLE_61 = tableOf([65, 65], [69, 69], [80, 82], [84, 84], [97, 97], [101, 101], [112, 114], [116, 116]);
  const TABLE_62 = tableOf([65, 65], [80, 80], [97, 97], [112, 112]);
  const TABLE_63 = tableOf([69, 69], [82, 82], [84, 84], [101, 101], [114, 114], [116, 116]);
  const TABLE_64 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [69, 69], [80, 82], [84, 84], [95, 95], [97, 97], [101, 101], [112, 114], [116, 116]);
  const TABLE_65 = tableOf([9, 9], [32, 32], [42, 42], [80, 82], [95, 95], [112, 114]);
  const TABLE_66 = tableOf([9, 9], [32, 32], [42, 42], [65, 65], [80, 80], [95, 95], [97, 97], [112, 112]);
  const TABLE_67 = tableOf([9, 9], [32, 32], [42, 42], [69, 69], [82, 82], [84, 84], [95, 95], [101, 101], [114, 114], [116, 116]);
  const TABLE_68 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
  const STOPS_0 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;
  const STOPS_1 = new Stops(m, "\n\r");
  const STOPS_2 = /[\u000a\u000d\u002a\u003a]/g;
  const STOPS_3 = /[\u000a\u000d\u001b\u003c]/g;
  const STOPS_4 = new Stops(m, "\n\r*");
  const STOPS_5 = new Stops(m, "\n\r`");
  const STOPS_6 = /[\u000a\u000d\u005c\u007c]/g;
  const STOPS_7 = new Stops(m, "\n\r(");
  const STOPS_8 = /[\u000a\u000d\u0022\u0027-\u0029\u002c-\u002d\u003d\u005b\u005d\u0060\u007b\u007d\u2013\u2192]/g;
  const STOPS_9 = new Stops(m, "\n\r)");
  const STOPS_10 = /[\u0009-\u000a\u000d\u001b\u0020\u0022-\u0023\u0027-\u002a\u003a\u003c\u005b\u005d\u0060\u007b\u007d]/g;

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n4 = 0;
    l1: for (;;) {
      if (n4 >= 3) break;
      const s3 = p;
      l2: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l2; }
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
      if (text.charCodeAt(p) === 10) {
        l10: {

          p++;
          break l8;
        }
        p = s9;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 13)) { m.touched ||= p >= end; return -1; }
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
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
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
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l16: {
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l16; }
          p = skipEol(p);
          if (p < 0) { break l16; }
          break l14;
        }
        p = s15;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l21; }
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
        if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l25; }
        p++;
        n27++;
        continue l24;
      }
      p = s26;
      break;
    }
    if (n27 < 1) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l29; }
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
        if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l33; }
        p++;
        n35++;
        continue l32;
      }
      p = s34;
      break;
    }
    if (n35 < 1) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l37; }
        p++;
        n39++;
        continue l36;
      }
      p = s38;
      break;
    }
    if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) { m.touched ||= p >= end; return -1; }
    p = skipWrapperRun(p);
    if (p < 0) { return -1; }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l44; }
        p++;
        n46++;
        continue l43;
      }
      p = s45;
      break;
    }
    if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; return -1; }
    p++;
    if (text.charCodeAt(p) === 35) {
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l51; }
        p++;
        n53++;
        continue l50;
      }
      p = s52;
      break;
    }
    if (text.charCodeAt(p) !== 35 || !text.startsWith("##", p)) {
      m.reaches(p, "##");
      return -1;
    }
    p += 2;
    if (text.charCodeAt(p) === 35) {
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
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l73: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l73; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
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
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
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
        if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l59; }
        p++;
        n61++;
        continue l58;
      }
      p = s60;
      break;
    }
    if (n61 < 1) { return -1; }
    if (text.charCodeAt(p) === 35) {
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
        p = skipBlanks(p);
        if (p < 0) { break l66; }
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
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
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
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s86 = p;
        l85: {
          p = skipClosingMarks(p);
          if (p < 0) { break l85; }
          break l84;
        }
        p = s86;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l87: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s89 = p;
        l88: {
          p = skipLineNoise(p);
          if (p < 0) { break l88; }
          break l87;
        }
        p = s89;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipTitlePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l94: {
      const s95 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) {
        l96: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l96; }
          p++;
          const near97 = p + 16;
          while (p < near97 && ((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128)) p++;
          if (p === near97) {
            STOPS_0.lastIndex = p;
            p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
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
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
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
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s103 = p;
        l102: {
          p = skipClosingMarks(p);
          if (p < 0) { break l102; }
          break l101;
        }
        p = s103;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l104: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s106 = p;
        l105: {
          p = skipBadNoise(p);
          if (p < 0) { break l105; }
          break l104;
        }
        p = s106;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l111: {
      const s112 = p;
      if (text.charCodeAt(p) === 13) {
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
      if (text.charCodeAt(p) === 10) {
        l114: {

          p++;
          break l111;
        }
        p = s112;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipUnderlinedCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
    p++;
    const near110 = p + 4;
    while (p < near110 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near110) p = STOPS_1.next(p);
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    let n118 = 0;
    l115: for (;;) {
      if (n118 >= 3) break;
      const s117 = p;
      l116: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l116; }
        p++;
        n118++;
        continue l115;
      }
      p = s117;
      break;
    }
    l119: {
      const s120 = p;
      if (text.charCodeAt(p) === 61) {
        l121: {
          if (!(text.charCodeAt(p) === 61)) { m.touched ||= p >= end; break l121; }
          p++;
          while (text.charCodeAt(p) === 61) p++;
          m.touched ||= p >= end;
          break l119;
        }
        p = s120;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 45)) { m.touched ||= p >= end; return -1; }
      p++;
      while (text.charCodeAt(p) === 45) p++;
      m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipNamedSetextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p = skipNamedTitle(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    let n125 = 0;
    l122: for (;;) {
      if (n125 >= 3) break;
      const s124 = p;
      l123: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l123; }
        p++;
        n125++;
        continue l122;
      }
      p = s124;
      break;
    }
    l126: {
      const s127 = p;
      if (text.charCodeAt(p) === 61) {
        l128: {
          if (!(text.charCodeAt(p) === 61)) { m.touched ||= p >= end; break l128; }
          p++;
          while (text.charCodeAt(p) === 61) p++;
          m.touched ||= p >= end;
          break l126;
        }
        p = s127;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 45)) { m.touched ||= p >= end; return -1; }
      p++;
      while (text.charCodeAt(p) === 45) p++;
      m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
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
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l130; }
        p++;
        n132++;
        continue l129;
      }
      p = s131;
      break;
    }
    l133: {
      const s134 = p;
      if (text.charCodeAt(p) === 42) {
        l135: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l135; }
          if (text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l135; }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l135; }
          if (text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l135; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
          m.touched ||= p >= end;
          break l133;
        }
        p = s134;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 45) {
        l136: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l136; }
          if (text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l136; }
          p++;
          p = skipBlanks(p);
          if (p < 0) { break l136; }
          if (text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l136; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
          m.touched ||= p >= end;
          break l133;
        }
        p = s134;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 95) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
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
      if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
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
          if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l141; }
          p++;
          n143++;
          continue l140;
        }
        p = s142;
        break;
      }
      if (n143 < 1) { return -1; }
      if (!(((c = text.charCodeAt(p)) === 41 || c === 46))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipBulletMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    l144: {
      const s145 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l146: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l146; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
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

  function skipLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
      m.reaches(p, "**");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
    const near153 = p + 16;
    while (p < near153 && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
    if (p === near153) {
      STOPS_2.lastIndex = p;
      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
    }
    m.touched ||= p >= end;
    l154: {
      const s155 = p;
      if (text.charCodeAt(p) === 58) {
        l156: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l156; }
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l156;
          }
          p += 2;
          break l154;
        }
        p = s155;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        m.reaches(p, "**");
        return -1;
      }
      p += 2;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipKnownWordCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l157: {
      const s158 = p;
      if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
        l159: {
          if (!m.isCaseless(p, "task")) { break l159; }
          p += 4;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l159; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "id")) { break l159; }
          p += 2;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
        l160: {
          if (!m.isCaseless(p, "timestamp")) { break l160; }
          p += 9;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
        l161: {
          if (!m.isCaseless(p, "description")) { break l161; }
          p += 11;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
        l162: {
          if (!m.isCaseless(p, "authentication")) { break l162; }
          p += 14;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l162; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "required")) { break l162; }
          p += 8;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l163: {
          if (!m.isCaseless(p, "rate")) { break l163; }
          p += 4;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l163; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "limit")) { break l163; }
          p += 5;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l164: {
          if (!m.isCaseless(p, "request")) { break l164; }
          p += 7;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l164; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          l165: {
            const s166 = p;
            if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
              l167: {
                if (!m.isCaseless(p, "parameters")) { break l167; }
                p += 10;
                break l165;
              }
              p = s166;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "body")) { break l164; }
            p += 4;
          }
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l168: {
          if (!m.isCaseless(p, "response")) { break l168; }
          p += 8;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l168; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "(success)")) { break l168; }
          p += 9;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        l169: {
          if (!m.isCaseless(p, "error")) { break l169; }
          p += 5;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l169; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "responses")) { break l169; }
          p += 9;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
        l170: {
          if (!m.isCaseless(p, "columns")) { break l170; }
          p += 7;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
        l171: {
          if (!m.isCaseless(p, "indexes")) { break l171; }
          p += 7;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l172: {
          if (!m.isCaseless(p, "relationships")) { break l172; }
          p += 13;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
        l173: {
          if (!m.isCaseless(p, "constraints")) { break l173; }
          p += 11;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        l174: {
          if (!m.isCaseless(p, "semantic")) { break l174; }
          p += 8;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l174; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l174; }
          p += 4;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l175: {
          if (!m.isCaseless(p, "responsibility")) { break l175; }
          p += 14;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
        l176: {
          if (!m.isCaseless(p, "dependencies")) { break l176; }
          p += 12;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
        l177: {
          if (!m.isCaseless(p, "interfaces")) { break l177; }
          p += 10;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
        l178: {
          if (!m.isCaseless(p, "parameters")) { break l178; }
          p += 10;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l179: {
          if (!m.isCaseless(p, "returns")) { break l179; }
          p += 7;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l180: {
          if (!m.isCaseless(p, "raises")) { break l180; }
          p += 6;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
        l181: {
          if (!m.isCaseless(p, "implementation")) { break l181; }
          p += 14;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l181; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "notes")) { break l181; }
          p += 5;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
        l182: {
          if (!m.isCaseless(p, "estimated")) { break l182; }
          p += 9;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l182; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "complexity")) { break l182; }
          p += 10;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 86 || c === 118)) {
        l183: {
          if (!m.isCaseless(p, "validation")) { break l183; }
          p += 10;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l183; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "criteria")) { break l183; }
          p += 8;
          break l157;
        }
        p = s158;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "severity")) { return -1; }
      p += 8;
    }
    return p;
  }

  function skipLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l150: {
      const s151 = p;
      if (text.charCodeAt(p) === 42) {
        l152: {
          p = skipLabel(p);
          if (p < 0) { break l152; }
          break l150;
        }
        p = s151;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
      p = skipBadLabel(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipSetextAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l109: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
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
    l184: {
      const s185 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l186: {
          let n190 = 0;
          l187: for (;;) {
            if (n190 >= 3) break;
            const s189 = p;
            l188: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l188; }
              p++;
              n190++;
              continue l187;
            }
            p = s189;
            break;
          }
          if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l186; }
          p++;
          break l184;
        }
        p = s185;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
      p = skipUnderlined(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipH3Code(p: number): number {
    const { text, end } = m;
    let n194 = 0;
    l191: for (;;) {
      if (n194 >= 3) break;
      const s193 = p;
      l192: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l192; }
        p++;
        n194++;
        continue l191;
      }
      p = s193;
      break;
    }
    if (text.charCodeAt(p) !== 35 || !text.startsWith("###", p)) {
      m.reaches(p, "###");
      return -1;
    }
    p += 3;
    if (text.charCodeAt(p) === 35) {
      {
        const s195 = p;
        l196: {

          p++;
          return -1;
        }
        p = s195;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function noteHeadingSpaceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l212: {
      const s213 = p;
      const t214 = m.trail.length;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l215: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l215; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          break l212;
        }
        p = s213;
        if (m.trail.length > t214) m.trail.length = t214;
      } else m.touched ||= p >= end;
      l216: {
        l219: {
          const s217 = p;
          l218: {
            p = skipLineEnd(p);
            if (p < 0) { break l218; }
            p = s217;
            break l219;
          }
          p = s217;
          break l216;
        }
        break l212;
      }
      p = s213;
      if (m.trail.length > t214) m.trail.length = t214;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
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
    const s198 = p;
    let n202 = 0;
    l199: for (;;) {
      if (n202 >= 6) break;
      const s201 = p;
      l200: {
        if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l200; }
        p++;
        n202++;
        continue l199;
      }
      p = s201;
      break;
    }
    if (n202 < 1) { return -1; }
    l_marks = text.slice(s198, p);
    if (text.charCodeAt(p) === 35) {
      {
        const s203 = p;
        l204: {

          p++;
          return -1;
        }
        p = s203;
      }
    } else m.touched ||= p >= end;
    {
      const s206 = p;
      l207: {
        p = skipBlanks(p);
        if (p < 0) { break l207; }
        if (p < end) {
          {
            const s209 = p;
            l210: {
              p++;
              break l207;
            }
            p = s209;
          }
        } else m.touched ||= p >= end;
        return -1;
      }
      p = s206;
    }
    p = noteHeadingSpace(p);
    if (p < 0) { return -1; }
    l220: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s222 = p;
        const t223 = m.trail.length;
        l221: {
          p = readBadNoise(p);
          if (p < 0) { break l221; }
          break l220;
        }
        p = s222;
        if (m.trail.length > t223) m.trail.length = t223;
      } else m.touched ||= p >= end;
    }
    const node: MarkNode = { type: 'Mark', start: m.base + start, end: m.base + p, marks: l_marks };
    m.value = node;
    return p;
  }

  function readTitleTextCode(p: number): number {
    const { end } = m;
    const start = p;
    l224: for (;;) {
      const s226 = p;
      if (p < end) {
        l225: {
          p = skipTitlePiece(p);
          if (p < 0) { break l225; }
          continue l224;
        }
        p = s226;
      } else m.touched ||= p >= end;
      break;
    }
    const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function noteEolCode(p: number): number {
    const { text, end } = m;
    l239: {
      const s240 = p;
      const t241 = m.trail.length;
      if (text.charCodeAt(p) === 10) {
        l242: {

          p++;
          break l239;
        }
        p = s240;
        if (m.trail.length > t241) m.trail.length = t241;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 13)) { m.touched ||= p >= end; return -1; }
      p = readBadLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function noteLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l235: {
      const s236 = p;
      const t237 = m.trail.length;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l238: {
          p = noteEol(p);
          if (p < 0) { break l238; }
          break l235;
        }
        p = s236;
        if (m.trail.length > t237) m.trail.length = t237;
      } else m.touched ||= p >= end;
      if (p < end) {
        {
          const s243 = p;
          l244: {
            p++;
            return -1;
          }
          p = s243;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function noteHeadingEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l228: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        const s230 = p;
        l229: {
          p = skipClosingMarks(p);
          if (p < 0) { break l229; }
          break l228;
        }
        p = s230;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l231: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s233 = p;
        const t234 = m.trail.length;
        l232: {
          p = readBadNoise(p);
          if (p < 0) { break l232; }
          break l231;
        }
        p = s233;
        if (m.trail.length > t234) m.trail.length = t234;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function noteBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l252: {
      const s253 = p;
      const t254 = m.trail.length;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l255: {
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l255; }
          p = noteEol(p);
          if (p < 0) { break l255; }
          break l252;
        }
        p = s253;
        if (m.trail.length > t254) m.trail.length = t254;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
      m.touched ||= p >= end;
      if (p < end) {
        {
          const s256 = p;
          l257: {
            p++;
            return -1;
          }
          p = s256;
        }
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function readBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: string;
    const s246 = p;
    let m251 = false;
    l247: for (;;) {
      const s249 = p;
      const t250 = m.trail.length;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l248: {
          p = noteBlankLine(p);
          if (p < 0) { break l248; }
          m251 = true;
          continue l247;
        }
        p = s249;
        if (m.trail.length > t250) m.trail.length = t250;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m251) { return -1; }
    value = text.slice(s246, p);
    m.value = value;
    return p;
  }

  function skipBulletLeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57) || (c >= 42 && c <= 43) || c === 45))) { m.touched ||= p >= end; return -1; }
    p = skipBulletSign(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipOpenCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    m.touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    return p;
  }

  function skipCloseCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function readLabelNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p++;
    const near263 = p + 16;
    while (p < near263 && ((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128)) p++;
    if (p === near263) {
      STOPS_2.lastIndex = p;
      p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
    }
    m.touched ||= p >= end;
    const node: LabelNameNode = { type: 'LabelName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: LabelNameNode;
    if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
      m.reaches(p, "**");
      return -1;
    }
    p += 2;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
    p = readLabelName(p);
    if (p < 0) { return -1; }
    l_name = m.value as LabelNameNode;
    l264: {
      const s265 = p;
      if (text.charCodeAt(p) === 58) {
        l266: {

          p++;
          p = skipBlanks(p);
          if (p < 0) { break l266; }
          if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l266;
          }
          p += 2;
          break l264;
        }
        p = s265;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
        m.reaches(p, "**");
        return -1;
      }
      p += 2;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
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
    l259: {
      const s260 = p;
      const t261 = m.trail.length;
      if (text.charCodeAt(p) === 42) {
        l262: {
          p = readLabel(p);
          if (p < 0) { break l262; }
          value = m.value as LabelNode;
          break l259;
        }
        p = s260;
        if (m.trail.length > t261) m.trail.length = t261;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
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
    l271: {
      const s272 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) {
        l273: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l273; }
          p++;
          const near274 = p + 16;
          while (p < near274 && ((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : c >= 128)) p++;
          if (p === near274) {
            STOPS_3.lastIndex = p;
            p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
          break l271;
        }
        p = s272;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        {
          const s275 = p;
          l276: {
            p = skipLineNoise(p);
            if (p < 0) { break l276; }
            p = skipLineEnd(p);
            if (p < 0) { break l276; }
            return -1;
          }
          p = s275;
        }
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readLineValueCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l267: for (;;) {
      const s269 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l268: {
          p = skipLinePiece(p);
          if (p < 0) { break l268; }
          continue l267;
        }
        p = s269;
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
    l278: {
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        const s280 = p;
        const t281 = m.trail.length;
        l279: {
          p = readBadNoise(p);
          if (p < 0) { break l279; }
          break l278;
        }
        p = s280;
        if (m.trail.length > t281) m.trail.length = t281;
      } else m.touched ||= p >= end;
    }
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipCutMarkCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n285 = 0;
    l282: for (;;) {
      if (n285 >= 3) break;
      const s284 = p;
      l283: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l283; }
        p++;
        n285++;
        continue l282;
      }
      p = s284;
      break;
    }
    l286: {
      const s287 = p;
      if (text.charCodeAt(p) === 35) {
        l288: {
          let n292 = 0;
          l289: for (;;) {
            if (n292 >= 6) break;
            const s291 = p;
            l290: {
              if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l290; }
              p++;
              n292++;
              continue l289;
            }
            p = s291;
            break;
          }
          if (n292 < 1) { break l288; }
          p = skipBlanks(p);
          if (p < 0) { break l288; }
          break l286;
        }
        p = s287;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 42) {
        l293: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l293;
          }
          p += 2;
          if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l293; }
          p++;
          const near294 = p + 4;
          while (p < near294 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
          if (p === near294) p = STOPS_4.next(p);
          m.touched ||= p >= end;
          l295: {
            if (text.charCodeAt(p) === 42) {
              const s297 = p;
              l296: {

                p++;
                break l295;
              }
              p = s297;
            } else m.touched ||= p >= end;
          }
          break l286;
        }
        p = s287;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 42) {
        l298: {
          if (!text.startsWith("**", p)) {
            m.reaches(p, "**");
            break l298;
          }
          p += 2;
          break l286;
        }
        p = s287;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 42) {
        l299: {
          p = skipFooterCut(p);
          if (p < 0) { break l299; }
          break l286;
        }
        p = s287;
      } else m.touched ||= p >= end;
      if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
        l300: {
          p++;
          break l286;
        }
        p = s287;
      } else m.touched ||= p >= end;
      let n304 = 0;
      l301: for (;;) {
        if (n304 >= 2) break;
        const s303 = p;
        l302: {
          if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l302; }
          p++;
          n304++;
          continue l301;
        }
        p = s303;
        break;
      }
      if (n304 < 1) { return -1; }
    }
    if (p < end) {
      {
        const s305 = p;
        l306: {
          p++;
          return -1;
        }
        p = s305;
      }
    } else m.touched ||= p >= end;
    return p;
  }

  function readFenceBodyCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l308: for (;;) {
      const s310 = p;
      const t311 = m.trail.length;
      if (p < end) {
        l309: {
          if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
            {
              const s313 = p;
              l314: {
                p = skip_fenceClose(p);
                if (p < 0) { break l314; }
                break l309;
              }
              p = s313;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l309; }
          p = noteLine(p);
          if (p < 0) { break l309; }
          continue l308;
        }
        p = s310;
        if (m.trail.length > t311) m.trail.length = t311;
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
    l316: {
      const s317 = p;
      const t318 = m.trail.length;
      if (text.charCodeAt(p) === 10) {
        l319: {

          value = "\n";
          p++;
          break l316;
        }
        p = s317;
        if (m.trail.length > t318) m.trail.length = t318;
      } else m.touched ||= p >= end;
      if (!(text.charCodeAt(p) === 13)) { m.touched ||= p >= end; return -1; }
      p = readBadLineEnd(p);
      if (p < 0) { return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function readLabelledItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
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
    const near333 = p + 4;
    while (p < near333 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
    if (p === near333) p = STOPS_5.next(p);
    m.touched ||= p >= end;
    const node: CodeNameNode = { type: 'CodeName', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readCodeItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_name!: CodeNameNode;
    if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; return -1; }
    p++;
    if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96)))) { m.touched ||= p >= end; return -1; }
    p = readCodeName(p);
    if (p < 0) { return -1; }
    l_name = m.value as CodeNameNode;
    if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    const node: CodeItemNode = { type: 'CodeItem', start: m.base + start, end: m.base + p, name: l_name };
    m.value = node;
    return p;
  }

  function readBulletContentCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
    l324: {
      const s325 = p;
      const t326 = m.trail.length;
      l327: {
        p = skipInFailures(p);
        if (p < 0) { break l327; }
        l328: {
          const s329 = p;
          if (text.charCodeAt(p) === 42) {
            l330: {
              p = readFailure(p);
              if (p < 0) { break l330; }
              value = m.value as FailureNode;
              break l328;
            }
            p = s329;
          } else m.touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) { m.touched ||= p >= end; break l327; }
          p = readLooseFailure(p);
          if (p < 0) { break l327; }
          value = m.value as LooseFailureNode;
        }
        break l324;
      }
      p = s325;
      if (m.trail.length > t326) m.trail.length = t326;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304)) {
        l331: {
          p = readLabelledItem(p);
          if (p < 0) { break l331; }
          value = m.value as LabelledItemNode;
          break l324;
        }
        p = s325;
        if (m.trail.length > t326) m.trail.length = t326;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 96) {
        l332: {
          p = readCodeItem(p);
          if (p < 0) { break l332; }
          value = m.value as CodeItemNode;
          break l324;
        }
        p = s325;
        if (m.trail.length > t326) m.trail.length = t326;
      } else m.touched ||= p >= end;
      if (!((((c = text.charCodeAt(p)) >= 95 && c <= 122) || (c >= 65 && c <= 90) || c === 42))) { m.touched ||= p >= end; return -1; }
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
    l355: {
      const s356 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
        l357: {
          p = skipBulletLead(p);
          if (p < 0) { break l357; }
          break l355;
        }
        p = s356;
      } else m.touched ||= p >= end;
      let n361 = 0;
      l358: for (;;) {
        if (n361 >= 3) break;
        const s360 = p;
        l359: {
          if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l359; }
          p++;
          n361++;
          continue l358;
        }
        p = s360;
        break;
      }
    }
    return p;
  }

  function skipLabelGateCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipAnyLead(p);
    if (p < 0) { return -1; }
    l362: {
      const s363 = p;
      if (text.charCodeAt(p) === 42) {
        l364: {

          p++;
          break l362;
        }
        p = s363;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 95) {
        l365: {

          p++;
          break l362;
        }
        p = s363;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
      p = skipKnownWord(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipLabelLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n369 = 0;
    l366: for (;;) {
      if (n369 >= 3) break;
      const s368 = p;
      l367: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l367; }
        p++;
        n369++;
        continue l366;
      }
      p = s368;
      break;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = skipLabelAhead(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipNoiseAloneCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
    p = skipLineNoise(p);
    if (p < 0) { return -1; }
    l379: {
      const s380 = p;
      l381: {
        p = skipLineEnd(p);
        if (p < 0) { break l381; }
        break l379;
      }
      p = s380;
      if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) { m.touched ||= p >= end; return -1; }
      p = skipHeadingMarks(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipMarksBelowCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near386 = p + 4;
    while (p < near386 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near386) p = STOPS_1.next(p);
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; return -1; }
    p = skipNewline(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCellGapCode(p: number): number {
    const { text, end } = m;
    if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    {
      const s399 = p;
      l400: {
        p = skipBlanks(p);
        if (p < 0) { break l400; }
        p = skipLineEnd(p);
        if (p < 0) { break l400; }
        return -1;
      }
      p = s399;
    }
    return p;
  }

  function readCellCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    l402: for (;;) {
      const s404 = p;
      if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
        l403: {
          l406: {
            const s407 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128)) {
              l408: {
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l408; }
                p++;
                const near409 = p + 16;
                while (p < near409 && ((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : c >= 128)) p++;
                if (p === near409) {
                  STOPS_6.lastIndex = p;
                  p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
                }
                m.touched ||= p >= end;
                break l406;
              }
              p = s407;
            } else m.touched ||= p >= end;
            if (text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l403; }
            p++;
            l410: {
              if (((c = text.charCodeAt(p)) === 92 || c === 124)) {
                const s412 = p;
                l411: {
                  p++;
                  break l410;
                }
                p = s412;
              } else m.touched ||= p >= end;
            }
          }
          continue l402;
        }
        p = s404;
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
    l390: {
      const s391 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124)) {
        l392: {
          p = skipBlanks(p);
          if (p < 0) { break l392; }
          if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l392; }
          p++;
          const list398: CellNode[] = [];
          let n396 = 0;
          l393: for (;;) {
            const s395 = p;
            l394: {
              if (n396 > 0) {
                if (!(text.charCodeAt(p) === 124)) { m.touched ||= p >= end; break l394; }
                p = skipCellGap(p);
                if (p < 0) { break l394; }
              }
              let v397!: CellNode;
              p = readCell(p);
              if (p < 0) { break l394; }
              v397 = m.value as CellNode;
              list398.push(v397);
              n396++;
              continue l393;
            }
            p = s395;
            break;
          }
          if (n396 < 1) { break l392; }
          l_cells = list398;
          l413: {
            if (text.charCodeAt(p) === 124) {
              const s415 = p;
              l414: {

                p++;
                break l413;
              }
              p = s415;
            } else m.touched ||= p >= end;
          }
          p = skipBlanks(p);
          if (p < 0) { break l392; }
          l418: {
            const s416 = p;
            l417: {
              p = skipLineEnd(p);
              if (p < 0) { break l417; }
              p = s416;
              break l418;
            }
            p = s416;
            break l392;
          }
          break l390;
        }
        p = s391;
      } else m.touched ||= p >= end;
      l419: {
        p = skipBlanks(p);
        if (p < 0) { break l419; }
        const list425: CellNode[] = [];
        let n423 = 0;
        l420: for (;;) {
          const s422 = p;
          l421: {
            if (n423 > 0) {
              if (!(text.charCodeAt(p) === 124)) { m.touched ||= p >= end; break l421; }
              p = skipCellGap(p);
              if (p < 0) { break l421; }
            }
            let v424!: CellNode;
            p = readCell(p);
            if (p < 0) { break l421; }
            v424 = m.value as CellNode;
            list425.push(v424);
            n423++;
            continue l420;
          }
          p = s422;
          break;
        }
        if (n423 < 2) { break l419; }
        l_cells = list425;
        l426: {
          if (text.charCodeAt(p) === 124) {
            const s428 = p;
            l427: {

              p++;
              break l426;
            }
            p = s428;
          } else m.touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l419; }
        l431: {
          const s429 = p;
          l430: {
            p = skipLineEnd(p);
            if (p < 0) { break l430; }
            p = s429;
            break l431;
          }
          p = s429;
          break l419;
        }
        break l390;
      }
      p = s391;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      const list437: CellNode[] = [];
      let n435 = 0;
      l432: for (;;) {
        if (n435 >= 1) break;
        const s434 = p;
        l433: {
          let v436!: CellNode;
          p = readCell(p);
          if (p < 0) { break l433; }
          v436 = m.value as CellNode;
          list437.push(v436);
          n435++;
          continue l432;
        }
        p = s434;
        break;
      }
      if (n435 < 1) { return -1; }
      l_cells = list437;
      if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      l440: {
        const s438 = p;
        l439: {
          p = skipLineEnd(p);
          if (p < 0) { break l439; }
          p = s438;
          break l440;
        }
        p = s438;
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
    l441: {
      const s442 = p;
      const t443 = m.trail.length;
      if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
        l444: {
          p = readEol(p);
          if (p < 0) { break l444; }
          value = m.value as "\n" | BadLineEndNode;
          break l441;
        }
        p = s442;
        if (m.trail.length > t443) m.trail.length = t443;
      } else m.touched ||= p >= end;
      p = readEof(p);
      if (p < 0) { return -1; }
      value = m.value as null;
    }
    m.value = value;
    return p;
  }

  function skipParagraphStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l343: {
      const s344 = p;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l345: {
          p = skipBlankLine(p);
          if (p < 0) { break l345; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
        l346: {
          p = skipThematicBreak(p);
          if (p < 0) { break l346; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l347: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l347; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l348: {
          p = skipHeadingGlued(p);
          if (p < 0) { break l348; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l349: {
          p = skipFenceStart(p);
          if (p < 0) { break l349; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
        l350: {
          p = skipBulletMark(p);
          if (p < 0) { break l350; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) {
        l351: {
          l354: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) {
              const s352 = p;
              l353: {
                p = skipLabelGate(p);
                if (p < 0) { break l353; }
                p = s352;
                break l354;
              }
              p = s352;
            } else m.touched ||= p >= end;
            break l351;
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 304))) { m.touched ||= p >= end; break l351; }
          p = skipLabelLine(p);
          if (p < 0) { break l351; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124)) {
        l370: {
          let n374 = 0;
          l371: for (;;) {
            if (n374 >= 3) break;
            const s373 = p;
            l372: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l372; }
              p++;
              n374++;
              continue l371;
            }
            p = s373;
            break;
          }
          l375: {
            const s376 = p;
            if (text.charCodeAt(p) === 60) {
              l377: {
                if (!text.startsWith("<!--", p)) {
                  m.reaches(p, "<!--");
                  break l377;
                }
                p += 4;
                break l375;
              }
              p = s376;
            } else m.touched ||= p >= end;
            if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l370; }
            p++;
          }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
        l378: {
          p = skipNoiseAlone(p);
          if (p < 0) { break l378; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
        l382: {
          p = skipCutMark(p);
          if (p < 0) { break l382; }
          break l343;
        }
        p = s344;
      } else m.touched ||= p >= end;
      l385: {
        if (p < end) {
          const s383 = p;
          l384: {
            p = skipMarksBelow(p);
            if (p < 0) { break l384; }
            p = s383;
            break l385;
          }
          p = s383;
        } else m.touched ||= p >= end;
        return -1;
      }
      l387: {
        const s388 = p;
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          l389: {
            p = skipTableHead(p);
            if (p < 0) { break l389; }
            break l387;
          }
          p = s388;
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
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
    const near334 = p + 4;
    while (p < near334 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near334) p = STOPS_1.next(p);
    m.touched ||= p >= end;
    p = noteLineEnd(p);
    if (p < 0) { return -1; }
    l335: for (;;) {
      const s337 = p;
      const t338 = m.trail.length;
      if (p < end) {
        l336: {
          if (p < end) {
            {
              const s340 = p;
              l341: {
                p = skipParagraphStop(p);
                if (p < 0) { break l341; }
                break l336;
              }
              p = s340;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l336; }
          p = noteLine(p);
          if (p < 0) { break l336; }
          continue l335;
        }
        p = s337;
        if (m.trail.length > t338) m.trail.length = t338;
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
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = readBulletColumn(p);
    if (p < 0) { return -1; }
    l_lead = m.value as string;
    l320: {
      const s322 = p;
      const t323 = m.trail.length;
      l321: {
        p = readBulletContent(p);
        if (p < 0) { break l321; }
        l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
        break l320;
      }
      p = s322;
      if (m.trail.length > t323) m.trail.length = t323;
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
    l445: {
      const s446 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l447: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l447; }
          break l445;
        }
        p = s446;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
        l448: {
          p = skipThematicBreak(p);
          if (p < 0) { break l448; }
          break l445;
        }
        p = s446;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l449: {
          p = skipHeadingMarks(p);
          if (p < 0) { break l449; }
          break l445;
        }
        p = s446;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l450: {
          p = skipFenceStart(p);
          if (p < 0) { break l450; }
          break l445;
        }
        p = s446;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
        l451: {
          p = skipBulletMark(p);
          if (p < 0) { break l451; }
          break l445;
        }
        p = s446;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : c === 304)) {
        l452: {
          p = skipLabelLine(p);
          if (p < 0) { break l452; }
          break l445;
        }
        p = s446;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 27 || c === 60))) { m.touched ||= p >= end; return -1; }
      p = skipNoiseAlone(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readParagraphCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false)) {
      {
        const s453 = p;
        l454: {
          p = skipCutMark(p);
          if (p < 0) { break l454; }
          return -1;
        }
        p = s453;
      }
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      {
        const s456 = p;
        l457: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l457; }
          return -1;
        }
        p = s456;
      }
    } else m.touched ||= p >= end;
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = noteLine(p);
    if (p < 0) { return -1; }
    l459: for (;;) {
      const s461 = p;
      const t462 = m.trail.length;
      if (p < end) {
        l460: {
          if (p < end) {
            {
              const s464 = p;
              l465: {
                p = skipParagraphStop(p);
                if (p < 0) { break l465; }
                break l460;
              }
              p = s464;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l460; }
          p = noteLine(p);
          if (p < 0) { break l460; }
          continue l459;
        }
        p = s461;
        if (m.trail.length > t462) m.trail.length = t462;
      } else m.touched ||= p >= end;
      break;
    }
    const node: ParagraphNode = { type: 'Paragraph', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readIndentCode(p: number): number {
    const { text, end } = m;
    let value!: " "[];
    const list472: " "[] = [];
    let n470 = 0;
    l467: for (;;) {
      if (n470 >= 3) break;
      const s469 = p;
      l468: {
        let v471!: " ";
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l468; }
        v471 = " ";
        p++;
        list472.push(v471);
        n470++;
        continue l467;
      }
      p = s469;
      break;
    }
    value = list472;
    m.value = value;
    return p;
  }

  function read_wrapperEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [" "[], string, string[], null];
    let e473!: " "[];
    p = readIndent(p);
    if (p < 0) { return -1; }
    e473 = m.value as " "[];
    let e474!: string;
    if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) { m.touched ||= p >= end; return -1; }
    p = readWrapperRun(p);
    if (p < 0) { return -1; }
    e474 = m.value as string;
    let e475!: string[];
    p = readBlanks(p);
    if (p < 0) { return -1; }
    e475 = m.value as string[];
    let e476!: null;
    l479: {
      const s477 = p;
      l478: {
        p = skipLineEnd(p);
        if (p < 0) { break l478; }
        p = s477;
        break l479;
      }
      p = s477;
      return -1;
    }
    e476 = null;
    value = [e473, e474, e475, e476];
    m.value = value;
    return p;
  }

  function noteBlankLinesCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m485 = false;
    l481: for (;;) {
      const s483 = p;
      const t484 = m.trail.length;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l482: {
          p = noteBlankLine(p);
          if (p < 0) { break l482; }
          m485 = true;
          continue l481;
        }
        p = s483;
        if (m.trail.length > t484) m.trail.length = t484;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m485) { return -1; }
    return p;
  }

  function skipMethodLevelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l498: {
      const s499 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l500: {
          l503: {
            if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
              const s501 = p;
              l502: {
                p = skipH3(p);
                if (p < 0) { break l502; }
                const near504 = p + 4;
                while (p < near504 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
                if (p === near504) p = STOPS_7.next(p);
                m.touched ||= p >= end;
                if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l502; }
                p++;
                p = s501;
                break l503;
              }
              p = s501;
            } else m.touched ||= p >= end;
            break l500;
          }
          break l498;
        }
        p = s499;
      } else m.touched ||= p >= end;
      l507: {
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          const s505 = p;
          l506: {
            let n511 = 0;
            l508: for (;;) {
              if (n511 >= 3) break;
              const s510 = p;
              l509: {
                if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l509; }
                p++;
                n511++;
                continue l508;
              }
              p = s510;
              break;
            }
            if (text.charCodeAt(p) !== 35 || !text.startsWith("####", p)) {
              m.reaches(p, "####");
              break l506;
            }
            p += 4;
            p = s505;
            break l507;
          }
          p = s505;
        } else m.touched ||= p >= end;
        return -1;
      }
    }
    return p;
  }

  function skipParenthesisCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near515 = p + 4;
    while (p < near515 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
    if (p === near515) p = STOPS_7.next(p);
    m.touched ||= p >= end;
    if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipSignatureNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
    m.touched ||= p >= end;
    l527: for (;;) {
      const s529 = p;
      if (text.charCodeAt(p) === 45) {
        l528: {

          p++;
          if (text.charCodeAt(p) === 62) {
            {
              const s531 = p;
              l532: {

                p++;
                break l528;
              }
              p = s531;
            }
          } else m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; break l528; }
          p++;
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
          m.touched ||= p >= end;
          continue l527;
        }
        p = s529;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skip_parameterNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l547: {
      const s548 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
        l549: {
          l550: {
            if (text.charCodeAt(p) === 42) {
              const s552 = p;
              l551: {
                l553: {
                  const s554 = p;
                  if (text.charCodeAt(p) === 42) {
                    l555: {
                      if (!text.startsWith("**", p)) {
                        m.reaches(p, "**");
                        break l555;
                      }
                      p += 2;
                      break l553;
                    }
                    p = s554;
                  } else m.touched ||= p >= end;
                  if (text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l551; }
                  p++;
                }
                break l550;
              }
              p = s552;
            } else m.touched ||= p >= end;
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; break l549; }
          p = skipSignatureName(p);
          if (p < 0) { break l549; }
          break l547;
        }
        p = s548;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 42) {
        l556: {

          p++;
          break l547;
        }
        p = s548;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 47) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipTypePieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l564: {
      const s565 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
        l566: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; break l566; }
          p++;
          const near567 = p + 16;
          while (p < near567 && ((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) p++;
          if (p === near567) {
            STOPS_8.lastIndex = p;
            p = STOPS_8.test(text) ? STOPS_8.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
          break l564;
        }
        p = s565;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
        l568: {
          p = skipBracketed(p);
          if (p < 0) { break l568; }
          break l564;
        }
        p = s565;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        l569: {
          p = skipQuoted(p);
          if (p < 0) { break l569; }
          break l564;
        }
        p = s565;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 8211 || c === 8594)) {
        {
          const s570 = p;
          l571: {
            p = skipArrow(p);
            if (p < 0) { break l571; }
            return -1;
          }
          p = s570;
        }
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skip_typeTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let m563 = false;
    l560: for (;;) {
      const s562 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128)) {
        l561: {
          p = skipTypePiece(p);
          if (p < 0) { break l561; }
          m563 = true;
          continue l560;
        }
        p = s562;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m563) { return -1; }
    l573: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 8211 || c === 8594)) {
        const s575 = p;
        l574: {
          p = skipArrow(p);
          if (p < 0) { break l574; }
          let m579 = false;
          l576: for (;;) {
            const s578 = p;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : c >= 128)) {
              l577: {
                p = skipResultPiece(p);
                if (p < 0) { break l577; }
                m579 = true;
                continue l576;
              }
              p = s578;
            } else m.touched ||= p >= end;
            break;
          }
          if (!m579) { break l574; }
          l582: {
            if (((c = text.charCodeAt(p)) === 41 || c === 44 || c === 61)) {
              const s580 = p;
              l581: {
                p++;
                p = s580;
                break l582;
              }
              p = s580;
            } else m.touched ||= p >= end;
            break l574;
          }
          break l573;
        }
        p = s575;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l589: {
      const s590 = p;
      if (text.charCodeAt(p) === 44) {
        l591: {

          p++;
          break l589;
        }
        p = s590;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 41) {
        l592: {

          p++;
          break l589;
        }
        p = s590;
      } else m.touched ||= p >= end;
      l593: {
        p = skipBlanks(p);
        if (p < 0) { break l593; }
        while (text.charCodeAt(p) === 96) p++;
        m.touched ||= p >= end;
        p = skipLineEnd(p);
        if (p < 0) { break l593; }
        break l589;
      }
      p = s590;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 8211 || c === 8594))) { m.touched ||= p >= end; return -1; }
      p = skipArrow(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParameterCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l544: {
      const s545 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
        l546: {
          p = skipParameterName(p);
          if (p < 0) { break l546; }
          p = skipBlanks(p);
          if (p < 0) { break l546; }
          l557: {
            if (text.charCodeAt(p) === 58) {
              const s559 = p;
              l558: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l558; }
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l558; }
                p = skipTypeText(p);
                if (p < 0) { break l558; }
                break l557;
              }
              p = s559;
            } else m.touched ||= p >= end;
          }
          l583: {
            if (text.charCodeAt(p) === 61) {
              const s585 = p;
              l584: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l584; }
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l584; }
                p = skipDefaultText(p);
                if (p < 0) { break l584; }
                break l583;
              }
              p = s585;
            } else m.touched ||= p >= end;
          }
          l588: {
            const s586 = p;
            l587: {
              p = skipParameterEnd(p);
              if (p < 0) { break l587; }
              p = s586;
              break l588;
            }
            p = s586;
            break l546;
          }
          break l544;
        }
        p = s545;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; return -1; }
      p = skipParameterName(p);
      if (p < 0) { return -1; }
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41)))) { m.touched ||= p >= end; return -1; }
      p++;
      const near594 = p + 4;
      while (p < near594 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 41))) p++;
      if (p === near594) p = STOPS_9.next(p);
      m.touched ||= p >= end;
    }
    return p;
  }

  function skipParameterItemCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l541: {
      const s542 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
        l543: {
          p = skipParameter(p);
          if (p < 0) { break l543; }
          l595: {
            if (text.charCodeAt(p) === 44) {
              const s597 = p;
              l596: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l596; }
                break l595;
              }
              p = s597;
            } else m.touched ||= p >= end;
          }
          break l541;
        }
        p = s542;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
      p = skipBadParameter(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipParametersEndCode(p: number): number {
    const { text, end } = m;
    l598: {
      const s599 = p;
      if (text.charCodeAt(p) === 41) {
        l600: {

          p++;
          break l598;
        }
        p = s599;
      } else m.touched ||= p >= end;

    }
    return p;
  }

  function skipParametersCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l537: for (;;) {
      const s539 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) {
        l538: {
          p = skipParameterItem(p);
          if (p < 0) { break l538; }
          continue l537;
        }
        p = s539;
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
    l534: {
      const s535 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
        l536: {
          p = skipBlanks(p);
          if (p < 0) { break l536; }
          if (!(text.charCodeAt(p) === 40)) { m.touched ||= p >= end; break l536; }
          p = skipParameters(p);
          if (p < 0) { break l536; }
          break l534;
        }
        p = s535;
      } else m.touched ||= p >= end;
      p = skipMissingParameters(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipSignatureTailCode(p: number): number {
    const { text, end } = m;
    while (text.charCodeAt(p) === 42) p++;
    m.touched ||= p >= end;
    p = skipHeadingEndAhead(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipReturnPieceCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l608: {
      const s609 = p;
      if (((c = text.charCodeAt(p)) === 40 || c === 91 || c === 123)) {
        l610: {
          p = skipBracketed(p);
          if (p < 0) { break l610; }
          break l608;
        }
        p = s609;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 34 || c === 39)) {
        l611: {
          p = skipQuoted(p);
          if (p < 0) { break l611; }
          break l608;
        }
        p = s609;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) {
        l612: {
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l612; }
          p++;
          const near613 = p + 16;
          while (p < near613 && ((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : c >= 128)) p++;
          if (p === near613) {
            STOPS_10.lastIndex = p;
            p = STOPS_10.test(text) ? STOPS_10.lastIndex - 1 : end;
          }
          m.touched ||= p >= end;
          break l608;
        }
        p = s609;
      } else m.touched ||= p >= end;
      if (p < end) {
        l614: {
          {
            const s615 = p;
            l616: {
              p = skipSignatureTail(p);
              if (p < 0) { break l616; }
              break l614;
            }
            p = s615;
          }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l614; }
          p++;
          break l608;
        }
        p = s609;
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) === 58) {
        {
          const s618 = p;
          l619: {

            p++;
            p = skipBlanks(p);
            if (p < 0) { break l619; }
            while (text.charCodeAt(p) === 96) p++;
            m.touched ||= p >= end;
            p = skipBlanks(p);
            if (p < 0) { break l619; }
            p = skipSignatureTail(p);
            if (p < 0) { break l619; }
            return -1;
          }
          p = s618;
        }
      } else m.touched ||= p >= end;
      if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResultTextCode(p: number): number {
    const { end } = m;
    let m607 = false;
    l604: for (;;) {
      const s606 = p;
      if (p < end) {
        l605: {
          p = skipReturnPiece(p);
          if (p < 0) { break l605; }
          m607 = true;
          continue l604;
        }
        p = s606;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m607) { return -1; }
    return p;
  }

  function skipResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 8211 || c === 8594))) { m.touched ||= p >= end; return -1; }
    p = skipResultArrow(p);
    if (p < 0) { return -1; }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(p < end)) { m.touched ||= p >= end; return -1; }
    p = skipResultText(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipSignatureEndCode(p: number): number {
    const { text, end } = m;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l621: {
      if (text.charCodeAt(p) === 58) {
        const s623 = p;
        l622: {

          p++;
          break l621;
        }
        p = s623;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    while (text.charCodeAt(p) === 96) p++;
    m.touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l624: {
      if (p < end) {
        const s626 = p;
        l625: {
          p = skipBadSignatureRest(p);
          if (p < 0) { break l625; }
          break l624;
        }
        p = s626;
      } else m.touched ||= p >= end;
    }
    return p;
  }

  function skipSignatureCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    while (text.charCodeAt(p) === 96) p++;
    m.touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l520: {
      if (text.charCodeAt(p) === 97) {
        const s522 = p;
        l521: {
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l521;
          }
          p += 5;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l521; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          break l520;
        }
        p = s522;
      } else m.touched ||= p >= end;
    }
    l523: {
      if (text.charCodeAt(p) === 100) {
        const s525 = p;
        l524: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l524;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l524; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          break l523;
        }
        p = s525;
      } else m.touched ||= p >= end;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    p = skipSignatureList(p);
    if (p < 0) { return -1; }
    l601: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211 || c === 8594)) {
        const s603 = p;
        l602: {
          p = skipResult(p);
          if (p < 0) { break l602; }
          break l601;
        }
        p = s603;
      } else m.touched ||= p >= end;
    }
    p = skipSignatureEnd(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipMethodHeadingCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l495: {
      const s496 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l497: {
          p = skipMethodLevel(p);
          if (p < 0) { break l497; }
          {
            const s512 = p;
            l513: {
              p = skipTextInNotes(p);
              if (p < 0) { break l513; }
              break l497;
            }
            p = s512;
          }
          let n519 = 0;
          l516: for (;;) {
            if (n519 >= 3) break;
            const s518 = p;
            l517: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l517; }
              p++;
              n519++;
              continue l516;
            }
            p = s518;
            break;
          }
          if (!(text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l497; }
          p = skipMark(p);
          if (p < 0) { break l497; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; break l497; }
          p = skipSignature(p);
          if (p < 0) { break l497; }
          p = skipHeadingEnd(p);
          if (p < 0) { break l497; }
          break l495;
        }
        p = s496;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l627: {
          p = skipMethodLevel(p);
          if (p < 0) { break l627; }
          {
            const s628 = p;
            l629: {
              p = skipInNotes(p);
              if (p < 0) { break l629; }
              break l627;
            }
            p = s628;
          }
          let n634 = 0;
          l631: for (;;) {
            if (n634 >= 3) break;
            const s633 = p;
            l632: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l632; }
              p++;
              n634++;
              continue l631;
            }
            p = s633;
            break;
          }
          if (!(text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l627; }
          p = skipMark(p);
          if (p < 0) { break l627; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304))) { m.touched ||= p >= end; break l627; }
          p = skipBadMethodTitle(p);
          if (p < 0) { break l627; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; break l627; }
          p = skipSignature(p);
          if (p < 0) { break l627; }
          while (text.charCodeAt(p) === 42) p++;
          m.touched ||= p >= end;
          p = skipHeadingEnd(p);
          if (p < 0) { break l627; }
          break l495;
        }
        p = s496;
      } else m.touched ||= p >= end;
      l637: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s635 = p;
          l636: {
            p = skipSetextAhead(p);
            if (p < 0) { break l636; }
            p = s635;
            break l637;
          }
          p = s635;
        } else m.touched ||= p >= end;
        return -1;
      }
      l640: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s638 = p;
          l639: {
            const near641 = p + 4;
            while (p < near641 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near641) p = STOPS_7.next(p);
            m.touched ||= p >= end;
            if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l639; }
            p++;
            p = s638;
            break l640;
          }
          p = s638;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; return -1; }
      p = skipSignature(p);
      if (p < 0) { return -1; }
      p = skipHeadingEnd(p);
      if (p < 0) { return -1; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) { m.touched ||= p >= end; return -1; }
      p = skipBadSetext(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipSectionStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l486: {
      const s487 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l488: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l488; }
          break l486;
        }
        p = s487;
      } else m.touched ||= p >= end;
      l491: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s489 = p;
          l490: {
            p = skipHeadingLike(p);
            if (p < 0) { break l490; }
            p = s489;
            break l491;
          }
          p = s489;
        } else m.touched ||= p >= end;
        return -1;
      }
      l492: {
        const s493 = p;
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          l494: {
            p = skipSectionHeading(p);
            if (p < 0) { break l494; }
            break l492;
          }
          p = s493;
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
    l653: {
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        const s651 = p;
        l652: {
          p = skipH3(p);
          if (p < 0) { break l652; }
          p = s651;
          break l653;
        }
        p = s651;
      } else m.touched ||= p >= end;
      return -1;
    }
    let n657 = 0;
    l654: for (;;) {
      if (n657 >= 3) break;
      const s656 = p;
      l655: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l655; }
        p++;
        n657++;
        continue l654;
      }
      p = s656;
      break;
    }
    if (!(text.charCodeAt(p) === 35)) { m.touched ||= p >= end; return -1; }
    p = skipMark(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipItemStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l642: {
      const s643 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l644: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l644; }
          break l642;
        }
        p = s643;
      } else m.touched ||= p >= end;
      l647: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s645 = p;
          l646: {
            p = skipHeadingLike(p);
            if (p < 0) { break l646; }
            p = s645;
            break l647;
          }
          p = s645;
        } else m.touched ||= p >= end;
        return -1;
      }
      l648: {
        const s649 = p;
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          l650: {
            p = skipAnyItemAhead(p);
            if (p < 0) { break l650; }
            break l648;
          }
          p = s649;
        } else m.touched ||= p >= end;
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          l658: {
            p = skipSectionHeading(p);
            if (p < 0) { break l658; }
            break l648;
          }
          p = s649;
        } else m.touched ||= p >= end;
        l659: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l659; }
          break l648;
        }
        p = s649;
        p = skipItemAhead(p);
        if (p < 0) { return -1; }
      }
    }
    return p;
  }

  function skipDescriptionNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!m.isCaseless(p, "description")) { return -1; }
    p += 11;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipRateLimitNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!m.isCaseless(p, "rate")) { return -1; }
    p += 4;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    l667: {
      const s668 = p;
      if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
        l669: {
          if (!m.isCaseless(p, "limits")) { break l669; }
          p += 6;
          break l667;
        }
        p = s668;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 76 || c === 108)) {
        l670: {
          if (!m.isCaseless(p, "limiting")) { break l670; }
          p += 8;
          break l667;
        }
        p = s668;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "limit")) { return -1; }
      p += 5;
    }
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipReturnsNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l672: {
      const s673 = p;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l674: {
          l675: {
            const s676 = p;
            if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
              l677: {
                if (!m.isCaseless(p, "returns")) { break l677; }
                p += 7;
                break l675;
              }
              p = s676;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "return")) { break l674; }
            p += 6;
          }
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; break l674; }
          p++;
          break l672;
        }
        p = s673;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "return")) { return -1; }
      p += 6;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "value")) { return -1; }
      p += 5;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipSemanticUnitNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l679: {
      const s680 = p;
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        l681: {
          if (!m.isCaseless(p, "semantic")) { break l681; }
          p += 8;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l681; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "unit")) { break l681; }
          p += 4;
          l682: {
            if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
              const s684 = p;
              l683: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l683; }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
                m.touched ||= p >= end;
                if (!m.isCaseless(p, "id")) { break l683; }
                p += 2;
                break l682;
              }
              p = s684;
            } else m.touched ||= p >= end;
          }
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; break l681; }
          p++;
          break l679;
        }
        p = s680;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "unit")) { return -1; }
      p += 4;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipResponsibilityNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l686: {
      const s687 = p;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l688: {
          if (!m.isCaseless(p, "responsibility")) { break l688; }
          p += 14;
          break l686;
        }
        p = s687;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l689: {
          if (!m.isCaseless(p, "responsibilities")) { break l689; }
          p += 16;
          break l686;
        }
        p = s687;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "purpose")) { return -1; }
      p += 7;
    }
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipCriteriaNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l691: {
      const s692 = p;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l693: {
          l694: {
            const s695 = p;
            if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
              l696: {
                if (!m.isCaseless(p, "criteria")) { break l696; }
                p += 8;
                break l694;
              }
              p = s695;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "validation")) { break l693; }
            p += 10;
          }
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; break l693; }
          p++;
          break l691;
        }
        p = s692;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "validation")) { return -1; }
      p += 10;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      l697: {
        const s698 = p;
        if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
          l699: {
            if (!m.isCaseless(p, "criteria")) { break l699; }
            p += 8;
            break l697;
          }
          p = s698;
        } else m.touched ||= p >= end;
        if (!m.isCaseless(p, "criterion")) { return -1; }
        p += 9;
      }
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipSeverityNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l700: {
      const s701 = p;
      if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
        l702: {
          if (!m.isCaseless(p, "severity")) { break l702; }
          p += 8;
          break l700;
        }
        p = s701;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "priority")) { return -1; }
      p += 8;
    }
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipTextNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l663: {
      const s664 = p;
      if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
        l665: {
          p = skipDescriptionName(p);
          if (p < 0) { break l665; }
          break l663;
        }
        p = s664;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l666: {
          p = skipRateLimitName(p);
          if (p < 0) { break l666; }
          break l663;
        }
        p = s664;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l671: {
          p = skipReturnsName(p);
          if (p < 0) { break l671; }
          break l663;
        }
        p = s664;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false)) {
        l678: {
          p = skipSemanticUnitName(p);
          if (p < 0) { break l678; }
          break l663;
        }
        p = s664;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
        l685: {
          p = skipResponsibilityName(p);
          if (p < 0) { break l685; }
          break l663;
        }
        p = s664;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false)) {
        l690: {
          p = skipCriteriaName(p);
          if (p < 0) { break l690; }
          break l663;
        }
        p = s664;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
      p = skipSeverityName(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skip_labelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l703: {
      const s704 = p;
      if (text.charCodeAt(p) === 42) {
        l705: {
          p = skipLabel(p);
          if (p < 0) { break l705; }
          break l703;
        }
        p = s704;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
      p = skipBadLabel(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readDescriptionLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l716: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
        const s714 = p;
        l715: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 68 || c === 100))) { m.touched ||= p >= end; break l715; }
          p = skipDescriptionName(p);
          if (p < 0) { break l715; }
          p = s714;
          break l716;
        }
        p = s714;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    const node: DescriptionLabelNode = { type: 'DescriptionLabel', start: m.base + start, end: m.base + p, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readRateLimitLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l719: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
        const s717 = p;
        l718: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 82 || c === 114))) { m.touched ||= p >= end; break l718; }
          p = skipRateLimitName(p);
          if (p < 0) { break l718; }
          p = s717;
          break l719;
        }
        p = s717;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    const node: RateLimitLabelNode = { type: 'RateLimitLabel', start: m.base + start, end: m.base + p, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readReturnsLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l728: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
        const s726 = p;
        l727: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 82 || c === 114))) { m.touched ||= p >= end; break l727; }
          p = skipReturnsName(p);
          if (p < 0) { break l727; }
          p = s726;
          break l728;
        }
        p = s726;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    const node: ReturnsLabelNode = { type: 'ReturnsLabel', start: m.base + start, end: m.base + p, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readSemanticUnitLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l739: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
        const s737 = p;
        l738: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) { m.touched ||= p >= end; break l738; }
          p = skipSemanticUnitName(p);
          if (p < 0) { break l738; }
          p = s737;
          break l739;
        }
        p = s737;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    const node: SemanticUnitLabelNode = { type: 'SemanticUnitLabel', start: m.base + start, end: m.base + p, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readResponsibilityLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l742: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
        const s740 = p;
        l741: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false))) { m.touched ||= p >= end; break l741; }
          p = skipResponsibilityName(p);
          if (p < 0) { break l741; }
          p = s740;
          break l742;
        }
        p = s740;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    const node: ResponsibilityLabelNode = { type: 'ResponsibilityLabel', start: m.base + start, end: m.base + p, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readCriteriaLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l749: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)) {
        const s747 = p;
        l748: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : false))) { m.touched ||= p >= end; break l748; }
          p = skipCriteriaName(p);
          if (p < 0) { break l748; }
          p = s747;
          break l749;
        }
        p = s747;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    const node: CriteriaLabelNode = { type: 'CriteriaLabel', start: m.base + start, end: m.base + p, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readSeverityLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    l752: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false)) {
        const s750 = p;
        l751: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : false))) { m.touched ||= p >= end; break l751; }
          p = skipSeverityName(p);
          if (p < 0) { break l751; }
          p = s750;
          break l752;
        }
        p = s750;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    const node: SeverityLabelNode = { type: 'SeverityLabel', start: m.base + start, end: m.base + p, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function readTextLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    l706: {
      const s707 = p;
      const t708 = m.trail.length;
      l709: {
        p = skipInContract(p);
        if (p < 0) { break l709; }
        l710: {
          const s711 = p;
          const t712 = m.trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false)) {
            l713: {
              p = readDescriptionLabel(p);
              if (p < 0) { break l713; }
              value = m.value as DescriptionLabelNode;
              break l710;
            }
            p = s711;
            if (m.trail.length > t712) m.trail.length = t712;
          } else m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) { m.touched ||= p >= end; break l709; }
          p = readRateLimitLabel(p);
          if (p < 0) { break l709; }
          value = m.value as RateLimitLabelNode;
        }
        break l706;
      }
      p = s707;
      if (m.trail.length > t708) m.trail.length = t708;
      l720: {
        p = skipInSchema(p);
        if (p < 0) { break l720; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) { m.touched ||= p >= end; break l720; }
        p = readDescriptionLabel(p);
        if (p < 0) { break l720; }
        value = m.value as DescriptionLabelNode;
        break l706;
      }
      p = s707;
      if (m.trail.length > t708) m.trail.length = t708;
      l721: {
        p = skipInMethod(p);
        if (p < 0) { break l721; }
        l722: {
          const s723 = p;
          const t724 = m.trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
            l725: {
              p = readReturnsLabel(p);
              if (p < 0) { break l725; }
              value = m.value as ReturnsLabelNode;
              break l722;
            }
            p = s723;
            if (m.trail.length > t724) m.trail.length = t724;
          } else m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) { m.touched ||= p >= end; break l721; }
          p = readDescriptionLabel(p);
          if (p < 0) { break l721; }
          value = m.value as DescriptionLabelNode;
        }
        break l706;
      }
      p = s707;
      if (m.trail.length > t708) m.trail.length = t708;
      l729: {
        {
          const s730 = p;
          l731: {
            p = skipInMethod(p);
            if (p < 0) { break l731; }
            break l729;
          }
          p = s730;
        }
        p = skipInComponent(p);
        if (p < 0) { break l729; }
        l733: {
          const s734 = p;
          const t735 = m.trail.length;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
            l736: {
              p = readSemanticUnitLabel(p);
              if (p < 0) { break l736; }
              value = m.value as SemanticUnitLabelNode;
              break l733;
            }
            p = s734;
            if (m.trail.length > t735) m.trail.length = t735;
          } else m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false))) { m.touched ||= p >= end; break l729; }
          p = readResponsibilityLabel(p);
          if (p < 0) { break l729; }
          value = m.value as ResponsibilityLabelNode;
        }
        break l706;
      }
      p = s707;
      if (m.trail.length > t708) m.trail.length = t708;
      p = skipInCheck(p);
      if (p < 0) { return -1; }
      l743: {
        const s744 = p;
        const t745 = m.trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : false)) {
          l746: {
            p = readCriteriaLabel(p);
            if (p < 0) { break l746; }
            value = m.value as CriteriaLabelNode;
            break l743;
          }
          p = s744;
          if (m.trail.length > t745) m.trail.length = t745;
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
        p = readSeverityLabel(p);
        if (p < 0) { return -1; }
        value = m.value as SeverityLabelNode;
      }
    }
    m.value = value;
    return p;
  }

  function readTextHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string;
    let l_field!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    l662: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)) {
        const s660 = p;
        l661: {
          p = skipAnyLead(p);
          if (p < 0) { break l661; }
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false))) { m.touched ||= p >= end; break l661; }
          p = skipTextName(p);
          if (p < 0) { break l661; }
          p = s660;
          break l662;
        }
        p = s660;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string;
    p = readTextLabel(p);
    if (p < 0) { return -1; }
    l_field = m.value as DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: TextHeadNode = { type: 'TextHead', start: m.base + start, end: m.base + p, holds: l_holds, field: l_field };
    m.value = node;
    return p;
  }

  function skipAuthenticationNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l759: {
      const s760 = p;
      if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
        l761: {
          l762: {
            const s763 = p;
            if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
              l764: {
                if (!m.isCaseless(p, "authentication")) { break l764; }
                p += 14;
                break l762;
              }
              p = s763;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "auth")) { break l761; }
            p += 4;
          }
          l765: {
            if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
              const s767 = p;
              l766: {
                if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l766; }
                p++;
                while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
                m.touched ||= p >= end;
                if (!m.isCaseless(p, "required")) { break l766; }
                p += 8;
                break l765;
              }
              p = s767;
            } else m.touched ||= p >= end;
          }
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; break l761; }
          p++;
          break l759;
        }
        p = s760;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "requires")) { return -1; }
      p += 8;
      if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; return -1; }
      p++;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!m.isCaseless(p, "authentication")) { return -1; }
      p += 14;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readAnswerHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string;
    let l_label!: LabelNode | BadLabelNode;
    let l_answer!: YesNode | NoNode | null;
    let l_value!: LineValueNode;
    p = skipInContract(p);
    if (p < 0) { return -1; }
    l755: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_42[c] === 1 : false)) {
        const s753 = p;
        l754: {
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) { m.touched ||= p >= end; break l754; }
          p++;
          p = s753;
          break l755;
        }
        p = s753;
      } else m.touched ||= p >= end;
      return -1;
    }
    l758: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_43[c] === 1 : false)) {
        const s756 = p;
        l757: {
          p = skipAnyLead(p);
          if (p < 0) { break l757; }
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_41[c] === 1 : false))) { m.touched ||= p >= end; break l757; }
          p = skipAuthenticationName(p);
          if (p < 0) { break l757; }
          p = s756;
          break l758;
        }
        p = s756;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l768: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_44[c] === 1 : false)) {
        const s770 = p;
        const t771 = m.trail.length;
        l769: {
          p = readAnswer(p);
          if (p < 0) { break l769; }
          l_answer = m.value as YesNode | NoNode;
          break l768;
        }
        p = s770;
        if (m.trail.length > t771) m.trail.length = t771;
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

  function skipRequestBodyNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    if (!m.isCaseless(p, "request")) { return -1; }
    p += 7;
    l781: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
        const s783 = p;
        l782: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l782; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "body")) { break l782; }
          p += 4;
          break l781;
        }
        p = s783;
      } else m.touched ||= p >= end;
    }
    l784: {
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) {
        const s786 = p;
        l785: {
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l785; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "schema")) { break l785; }
          p += 6;
          break l784;
        }
        p = s786;
      } else m.touched ||= p >= end;
    }
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
    p++;
    return p;
  }

  function skipResponseNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l787: {
      const s788 = p;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l789: {
          if (!m.isCaseless(p, "response")) { break l789; }
          p += 8;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l789; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          l790: {
            const s791 = p;
            if (text.charCodeAt(p) === 40) {
              l792: {
                if (!m.isCaseless(p, "(success)")) { break l792; }
                p += 9;
                break l790;
              }
              p = s791;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 66 || c === 98)) {
              l793: {
                if (!m.isCaseless(p, "body")) { break l793; }
                p += 4;
                break l790;
              }
              p = s791;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
              l794: {
                if (!m.isCaseless(p, "schema")) { break l794; }
                p += 6;
                break l790;
              }
              p = s791;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "success")) { break l789; }
            p += 7;
          }
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; break l789; }
          p++;
          break l787;
        }
        p = s788;
      } else m.touched ||= p >= end;
      l795: {
        if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
          const s797 = p;
          l796: {
            if (!m.isCaseless(p, "success")) { break l796; }
            p += 7;
            if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l796; }
            p++;
            while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
            m.touched ||= p >= end;
            break l795;
          }
          p = s797;
        } else m.touched ||= p >= end;
      }
      if (!m.isCaseless(p, "response")) { return -1; }
      p += 8;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readJsonHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string;
    let l_field!: RequestBodyLabelNode | ResponseLabelNode;
    p = skipInContract(p);
    if (p < 0) { return -1; }
    l774: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_45[c] === 1 : false)) {
        const s772 = p;
        l773: {
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) p++;
          m.touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115)))) { m.touched ||= p >= end; break l773; }
          p++;
          p = s772;
          break l774;
        }
        p = s772;
      } else m.touched ||= p >= end;
      return -1;
    }
    l777: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_46[c] === 1 : false)) {
        const s775 = p;
        l776: {
          p = skipAnyLead(p);
          if (p < 0) { break l776; }
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          l778: {
            const s779 = p;
            if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
              l780: {
                p = skipRequestBodyName(p);
                if (p < 0) { break l780; }
                break l778;
              }
              p = s779;
            } else m.touched ||= p >= end;
            if (!((((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115)))) { m.touched ||= p >= end; break l776; }
            p = skipResponseName(p);
            if (p < 0) { break l776; }
          }
          p = s775;
          break l777;
        }
        p = s775;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string;
    l798: {
      const s799 = p;
      const t800 = m.trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false)) {
        l801: {
          p = readRequestBodyLabel(p);
          if (p < 0) { break l801; }
          l_field = m.value as RequestBodyLabelNode;
          break l798;
        }
        p = s799;
        if (m.trail.length > t800) m.trail.length = t800;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_47[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
      p = readResponseLabel(p);
      if (p < 0) { return -1; }
      l_field = m.value as ResponseLabelNode;
    }
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: JsonHeadNode = { type: 'JsonHead', start: m.base + start, end: m.base + p, holds: l_holds, field: l_field };
    m.value = node;
    return p;
  }

  function readSqlHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string;
    let l_field!: IndexesLabelNode | RelationshipsLabelNode | ConstraintsLabelNode;
    p = skipInSchema(p);
    if (p < 0) { return -1; }
    l804: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_49[c] === 1 : false)) {
        const s802 = p;
        l803: {
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_48[c] === 1 : false))) { m.touched ||= p >= end; break l803; }
          p++;
          p = s802;
          break l804;
        }
        p = s802;
      } else m.touched ||= p >= end;
      return -1;
    }
    l807: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_51[c] === 1 : c === 304)) {
        const s805 = p;
        l806: {
          p = skipAnyLead(p);
          if (p < 0) { break l806; }
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          l808: {
            const s809 = p;
            if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
              l810: {
                p = skipIndexesName(p);
                if (p < 0) { break l810; }
                break l808;
              }
              p = s809;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_50[c] === 1 : false)) {
              l811: {
                p = skipRelationshipsName(p);
                if (p < 0) { break l811; }
                break l808;
              }
              p = s809;
            } else m.touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) === 67 || c === 99))) { m.touched ||= p >= end; break l806; }
            p = skipConstraintsName(p);
            if (p < 0) { break l806; }
          }
          p = s805;
          break l807;
        }
        p = s805;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string;
    l812: {
      const s813 = p;
      const t814 = m.trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_52[c] === 1 : c === 304)) {
        l815: {
          p = readIndexesLabel(p);
          if (p < 0) { break l815; }
          l_field = m.value as IndexesLabelNode;
          break l812;
        }
        p = s813;
        if (m.trail.length > t814) m.trail.length = t814;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_53[c] === 1 : false)) {
        l816: {
          p = readRelationshipsLabel(p);
          if (p < 0) { break l816; }
          l_field = m.value as RelationshipsLabelNode;
          break l812;
        }
        p = s813;
        if (m.trail.length > t814) m.trail.length = t814;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_54[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
      p = readConstraintsLabel(p);
      if (p < 0) { return -1; }
      l_field = m.value as ConstraintsLabelNode;
    }
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: SqlHeadNode = { type: 'SqlHead', start: m.base + start, end: m.base + p, holds: l_holds, field: l_field };
    m.value = node;
    return p;
  }

  function readNumberHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string;
    let l_label!: LabelNode | BadLabelNode;
    let l_number!: WholeNumberNode | null;
    let l_value!: LineValueNode;
    l819: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_56[c] === 1 : false)) {
        const s817 = p;
        l818: {
          while (((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : false)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : false))) { m.touched ||= p >= end; break l818; }
          p++;
          p = s817;
          break l819;
        }
        p = s817;
      } else m.touched ||= p >= end;
      return -1;
    }
    {
      const s820 = p;
      l821: {
        p = skipInMethod(p);
        if (p < 0) { break l821; }
        return -1;
      }
      p = s820;
    }
    p = skipInComponent(p);
    if (p < 0) { return -1; }
    l825: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_57[c] === 1 : false)) {
        const s823 = p;
        l824: {
          p = skipAnyLead(p);
          if (p < 0) { break l824; }
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_55[c] === 1 : false))) { m.touched ||= p >= end; break l824; }
          p = skipComplexityName(p);
          if (p < 0) { break l824; }
          p = s823;
          break l825;
        }
        p = s823;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l826: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_58[c] === 1 : false)) {
        const s828 = p;
        const t829 = m.trail.length;
        l827: {
          p = read_wholeNumber(p);
          if (p < 0) { break l827; }
          l_number = m.value as WholeNumberNode;
          break l826;
        }
        p = s828;
        if (m.trail.length > t829) m.trail.length = t829;
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

  function skipRequestParametersNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l837: {
      const s838 = p;
      if ((((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114))) {
        l839: {
          l840: {
            const s841 = p;
            if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
              l842: {
                if (!m.isCaseless(p, "request")) { break l842; }
                p += 7;
                break l840;
              }
              p = s841;
            } else m.touched ||= p >= end;
            if (((c = text.charCodeAt(p)) === 81 || c === 113)) {
              l843: {
                if (!m.isCaseless(p, "query")) { break l843; }
                p += 5;
                break l840;
              }
              p = s841;
            } else m.touched ||= p >= end;
            if (!m.isCaseless(p, "path")) { break l839; }
            p += 4;
          }
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l839; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "parameters")) { break l839; }
          p += 10;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; break l839; }
          p++;
          break l837;
        }
        p = s838;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
        l844: {
          if (!m.isCaseless(p, "request")) { break l844; }
          p += 7;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95))) { m.touched ||= p >= end; break l844; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!m.isCaseless(p, "params")) { break l844; }
          p += 6;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; break l844; }
          p++;
          break l837;
        }
        p = s838;
      } else m.touched ||= p >= end;
      if (!m.isCaseless(p, "parameters")) { return -1; }
      p += 10;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) === 42 || c === 58 || c === 65306))) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function skipKnownLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let n836 = 0;
    l833: for (;;) {
      if (n836 >= 3) break;
      const s835 = p;
      l834: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l834; }
        p++;
        n836++;
        continue l833;
      }
      p = s835;
      break;
    }
    while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
    m.touched ||= p >= end;
    while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
    m.touched ||= p >= end;
    p = skip_knownName(p);
    if (p < 0) { return -1; }
    return p;
  }

  function readOtherHeadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_holds!: string;
    let l_label!: LabelNode | BadLabelNode;
    let l_value!: LineValueNode;
    {
      const s830 = p;
      l831: {
        p = skipKnownLine(p);
        if (p < 0) { break l831; }
        return -1;
      }
      p = s830;
    }
    p = readPlainHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = read_label(p);
    if (p < 0) { return -1; }
    l_label = m.value as LabelNode | BadLabelNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    p = readLineValue(p);
    if (p < 0) { return -1; }
    l_value = m.value as LineValueNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: OtherHeadNode = { type: 'OtherHead', start: m.base + start, end: m.base + p, holds: l_holds, label: l_label, value: l_value };
    m.value = node;
    return p;
  }

  function skipPlainLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l856: {
      const s857 = p;
      l858: {
        {
          const s859 = p;
          l860: {
            p = skipInNotes(p);
            if (p < 0) { break l860; }
            break l858;
          }
          p = s859;
        }
        let n865 = 0;
        l862: for (;;) {
          if (n865 >= 3) break;
          const s864 = p;
          l863: {
            if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l863; }
            p++;
            n865++;
            continue l862;
          }
          p = s864;
          break;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; break l858; }
        p = skipLabelAhead(p);
        if (p < 0) { break l858; }
        break l856;
      }
      p = s857;
      p = skipInNotes(p);
      if (p < 0) { return -1; }
      let n869 = 0;
      l866: for (;;) {
        if (n869 >= 3) break;
        const s868 = p;
        l867: {
          if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l867; }
          p++;
          n869++;
          continue l866;
        }
        p = s868;
        break;
      }
      l872: {
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_60[c] === 1 : c === 304)) {
          const s870 = p;
          l871: {
            while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
            m.touched ||= p >= end;
            while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
            m.touched ||= p >= end;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_59[c] === 1 : c === 304))) { m.touched ||= p >= end; break l871; }
            p = skipComponentName(p);
            if (p < 0) { break l871; }
            p = s870;
            break l872;
          }
          p = s870;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
      p = skipLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipBulletLabelAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    {
      const s873 = p;
      l874: {
        p = skipHeldBullet(p);
        if (p < 0) { break l874; }
        return -1;
      }
      p = s873;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = skipBulletLead(p);
    if (p < 0) { return -1; }
    l878: {
      const s876 = p;
      l877: {
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        m.touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        m.touched ||= p >= end;
        p = skip_knownName(p);
        if (p < 0) { break l877; }
        p = s876;
        break l878;
      }
      p = s876;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = skipLabelAhead(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipBulletTextCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const near886 = p + 4;
    while (p < near886 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
    if (p === near886) p = STOPS_1.next(p);
    m.touched ||= p >= end;
    p = skipLineEnd(p);
    if (p < 0) { return -1; }
    l887: for (;;) {
      const s889 = p;
      if (p < end) {
        l888: {
          if (p < end) {
            {
              const s891 = p;
              l892: {
                p = skipParagraphStop(p);
                if (p < 0) { break l892; }
                break l888;
              }
              p = s891;
            }
          } else m.touched ||= p >= end;
          if (!(p < end)) { m.touched ||= p >= end; break l888; }
          p = skipLine(p);
          if (p < 0) { break l888; }
          continue l887;
        }
        p = s889;
      } else m.touched ||= p >= end;
      break;
    }
    return p;
  }

  function skipListedAheadCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    p = skipInListedMethod(p);
    if (p < 0) { return -1; }
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      {
        const s879 = p;
        l880: {
          p = skipNestedInMethod(p);
          if (p < 0) { break l880; }
          return -1;
        }
        p = s879;
      }
    } else m.touched ||= p >= end;
    l884: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s882 = p;
        l883: {
          const near885 = p + 4;
          while (p < near885 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
          if (p === near885) p = STOPS_7.next(p);
          m.touched ||= p >= end;
          if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l883; }
          p++;
          p = s882;
          break l884;
        }
        p = s882;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = skipListedHeading(p);
    if (p < 0) { return -1; }
    return p;
  }

  function skipFieldEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l845: {
      const s846 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l847: {
          p = skipItemStop(p);
          if (p < 0) { break l847; }
          break l845;
        }
        p = s846;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : false)) {
        l848: {
          p = skipThematicBreak(p);
          if (p < 0) { break l848; }
          break l845;
        }
        p = s846;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) {
        l849: {
          l852: {
            if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) {
              const s850 = p;
              l851: {
                p = skipLabelGate(p);
                if (p < 0) { break l851; }
                p = s850;
                break l852;
              }
              p = s850;
            } else m.touched ||= p >= end;
            break l849;
          }
          l853: {
            const s854 = p;
            l855: {
              p = skipPlainLabelAhead(p);
              if (p < 0) { break l855; }
              break l853;
            }
            p = s854;
            if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false))) { m.touched ||= p >= end; break l849; }
            p = skipBulletLabelAhead(p);
            if (p < 0) { break l849; }
          }
          break l845;
        }
        p = s846;
      } else m.touched ||= p >= end;
      p = skipListedAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipEntriesNameCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l897: {
      const s898 = p;
      if ((((c = text.charCodeAt(p)) >= 80 && c <= 82) || (c >= 112 && c <= 114))) {
        l899: {
          p = skipRequestParametersName(p);
          if (p < 0) { break l899; }
          break l897;
        }
        p = s898;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_62[c] === 1 : false)) {
        l900: {
          p = skipParametersName(p);
          if (p < 0) { break l900; }
          break l897;
        }
        p = s898;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_63[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
      p = skipRaisesName(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readEntriesLabelCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    l901: {
      const s902 = p;
      const t903 = m.trail.length;
      l904: {
        p = skipInContract(p);
        if (p < 0) { break l904; }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_65[c] === 1 : false))) { m.touched ||= p >= end; break l904; }
        p = readRequestParametersLabel(p);
        if (p < 0) { break l904; }
        value = m.value as RequestParametersLabelNode;
        break l901;
      }
      p = s902;
      if (m.trail.length > t903) m.trail.length = t903;
      p = skipInMethod(p);
      if (p < 0) { return -1; }
      l905: {
        const s906 = p;
        const t907 = m.trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_66[c] === 1 : false)) {
          l908: {
            p = readParametersLabel(p);
            if (p < 0) { break l908; }
            value = m.value as ParametersLabelNode;
            break l905;
          }
          p = s906;
          if (m.trail.length > t907) m.trail.length = t907;
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_67[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
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
    let l_holds!: string;
    let l_field!: RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    l896: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_64[c] === 1 : false)) {
        const s894 = p;
        l895: {
          p = skipAnyLead(p);
          if (p < 0) { break l895; }
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_61[c] === 1 : false))) { m.touched ||= p >= end; break l895; }
          p = skipEntriesName(p);
          if (p < 0) { break l895; }
          p = s894;
          break l896;
        }
        p = s894;
      } else m.touched ||= p >= end;
      return -1;
    }
    p = readHolds(p);
    if (p < 0) { return -1; }
    l_holds = m.value as string;
    p = readEntriesLabel(p);
    if (p < 0) { return -1; }
    l_field = m.value as RequestParametersLabelNode | ParametersLabelNode | RaisesLabelNode;
    p = noteValueEnd(p);
    if (p < 0) { return -1; }
    const node: EntriesHeadNode = { type: 'EntriesHead', start: m.base + start, end: m.base + p, holds: l_holds, field: l_field };
    m.value = node;
    return p;
  }

  function skipComponentStopCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l909: {
      const s910 = p;
      if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
        l911: {
          p = skip_wrapperEnd(p);
          if (p < 0) { break l911; }
          break l909;
        }
        p = s910;
      } else m.touched ||= p >= end;
      l914: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s912 = p;
          l913: {
            p = skipHeadingLike(p);
            if (p < 0) { break l913; }
            p = s912;
            break l914;
          }
          p = s912;
        } else m.touched ||= p >= end;
        return -1;
      }
      l915: {
        const s916 = p;
        if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
          l917: {
            l920: {
              if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
                const s918 = p;
                l919: {
                  p = skipH3(p);
                  if (p < 0) { break l919; }
                  p = s918;
                  break l920;
                }
                p = s918;
              } else m.touched ||= p >= end;
              break l917;
            }
            if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; break l917; }
            p = skipComponentHeading(p);
            if (p < 0) { break l917; }
            break l915;
          }
          p = s916;
        } else m.touched ||= p >= end;
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          l921: {
            p = skipSectionHeading(p);
            if (p < 0) { break l921; }
            break l915;
          }
          p = s916;
        } else m.touched ||= p >= end;
        l922: {
          p = skipOtherSectionAhead(p);
          if (p < 0) { break l922; }
          break l915;
        }
        p = s916;
        if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
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
    l964: {
      const s965 = p;
      const t966 = m.trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
        l967: {
          p = readParameterName(p);
          if (p < 0) { break l967; }
          l_name = m.value as ParameterNameNode;
          p = skipBlanks(p);
          if (p < 0) { break l967; }
          l968: {
            if (text.charCodeAt(p) === 58) {
              const s970 = p;
              l969: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l969; }
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l969; }
                p = readTypeText(p);
                if (p < 0) { break l969; }
                l_annotation = m.value as TypeTextNode;
                break l968;
              }
              p = s970;
            } else m.touched ||= p >= end;
            l_annotation = null;
          }
          l971: {
            if (text.charCodeAt(p) === 61) {
              const s973 = p;
              l972: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l972; }
                if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l972; }
                p = readDefaultText(p);
                if (p < 0) { break l972; }
                l_fallback = m.value as DefaultTextNode;
                break l971;
              }
              p = s973;
            } else m.touched ||= p >= end;
            l_fallback = null;
          }
          l976: {
            const s974 = p;
            l975: {
              p = skipParameterEnd(p);
              if (p < 0) { break l975; }
              p = s974;
              break l976;
            }
            p = s974;
            break l967;
          }
          break l964;
        }
        p = s965;
        if (m.trail.length > t966) m.trail.length = t966;
        l_fallback = null;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; return -1; }
      p = readParameterName(p);
      if (p < 0) { return -1; }
      l_name = m.value as ParameterNameNode;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
      if (text.charCodeAt(p) !== 58) { m.touched ||= p >= end; return -1; }
      p++;
      p = skipBlanks(p);
      if (p < 0) { return -1; }
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
    l960: {
      const s961 = p;
      const t962 = m.trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593))) {
        l963: {
          p = readParameter(p);
          if (p < 0) { break l963; }
          value = m.value as ParameterNode;
          l977: {
            if (text.charCodeAt(p) === 44) {
              const s979 = p;
              l978: {

                p++;
                p = skipBlanks(p);
                if (p < 0) { break l978; }
                break l977;
              }
              p = s979;
            } else m.touched ||= p >= end;
          }
          break l960;
        }
        p = s961;
        if (m.trail.length > t962) m.trail.length = t962;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
      p = readBadParameter(p);
      if (p < 0) { return -1; }
      value = m.value as BadParameterNode;
    }
    m.value = value;
    return p;
  }

  function noteParametersEndCode(p: number): number {
    const { text, end } = m;
    l980: {
      const s981 = p;
      const t982 = m.trail.length;
      if (text.charCodeAt(p) === 41) {
        l983: {

          p++;
          break l980;
        }
        p = s981;
        if (m.trail.length > t982) m.trail.length = t982;
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
    if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    const list958: (ParameterNode | BadParameterNode)[] = [];
    l953: for (;;) {
      const s955 = p;
      const t956 = m.trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : c >= 128)) {
        l954: {
          let v957!: ParameterNode | BadParameterNode;
          p = readParameterItem(p);
          if (p < 0) { break l954; }
          v957 = m.value as ParameterNode | BadParameterNode;
          list958.push(v957);
          continue l953;
        }
        p = s955;
        if (m.trail.length > t956) m.trail.length = t956;
      } else m.touched ||= p >= end;
      break;
    }
    l_items = list958;
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
    l949: {
      const s950 = p;
      const t951 = m.trail.length;
      if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 40)) {
        l952: {
          p = skipBlanks(p);
          if (p < 0) { break l952; }
          if (!(text.charCodeAt(p) === 40)) { m.touched ||= p >= end; break l952; }
          p = readParameters(p);
          if (p < 0) { break l952; }
          value = m.value as ParametersNode;
          break l949;
        }
        p = s950;
        if (m.trail.length > t951) m.trail.length = t951;
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
    let m991 = false;
    l988: for (;;) {
      const s990 = p;
      if (p < end) {
        l989: {
          p = skipReturnPiece(p);
          if (p < 0) { break l989; }
          m991 = true;
          continue l988;
        }
        p = s990;
      } else m.touched ||= p >= end;
      break;
    }
    if (!m991) { return -1; }
    const node: ResultTextNode = { type: 'ResultText', start: m.base + start, end: m.base + p };
    m.value = node;
    return p;
  }

  function readResultCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    const start = p;
    let l_of!: ResultTextNode;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : c === 8211 || c === 8594))) { m.touched ||= p >= end; return -1; }
    p = noteResultArrow(p);
    if (p < 0) { return -1; }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
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
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l992: {
      if (text.charCodeAt(p) === 58) {
        const s994 = p;
        l993: {

          p++;
          break l992;
        }
        p = s994;
      } else m.touched ||= p >= end;
    }
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    while (text.charCodeAt(p) === 96) p++;
    m.touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l995: {
      if (p < end) {
        const s997 = p;
        const t998 = m.trail.length;
        l996: {
          p = readBadSignatureRest(p);
          if (p < 0) { break l996; }
          break l995;
        }
        p = s997;
        if (m.trail.length > t998) m.trail.length = t998;
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
    while (text.charCodeAt(p) === 96) p++;
    m.touched ||= p >= end;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l934: {
      if (text.charCodeAt(p) === 97) {
        const s936 = p;
        l935: {
          let e937!: "async";
          if (!text.startsWith("async", p)) {
            m.reaches(p, "async");
            break l935;
          }
          e937 = "async";
          p += 5;
          let e938!: string[];
          const list943: string[] = [];
          l939: for (;;) {
            const s941 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l940: {
                let v942!: string;
                p = readBlank(p);
                if (p < 0) { break l940; }
                v942 = m.value as string;
                list943.push(v942);
                continue l939;
              }
              p = s941;
            } else m.touched ||= p >= end;
            break;
          }
          if (list943.length === 0) { break l935; }
          e938 = list943;
          l_isAsync = [e937, e938];
          break l934;
        }
        p = s936;
      } else m.touched ||= p >= end;
      l_isAsync = null;
    }
    l945: {
      if (text.charCodeAt(p) === 100) {
        const s947 = p;
        l946: {
          if (!text.startsWith("def", p)) {
            m.reaches(p, "def");
            break l946;
          }
          p += 3;
          if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l946; }
          p++;
          while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
          m.touched ||= p >= end;
          break l945;
        }
        p = s947;
      } else m.touched ||= p >= end;
    }
    const s948 = p;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; return -1; }
    p = skipSignatureName(p);
    if (p < 0) { return -1; }
    l_name = text.slice(s948, p);
    p = readSignatureList(p);
    if (p < 0) { return -1; }
    l_list = m.value as ParametersNode | MissingParametersNode;
    l984: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : c === 8211 || c === 8594)) {
        const s986 = p;
        const t987 = m.trail.length;
        l985: {
          p = readResult(p);
          if (p < 0) { break l985; }
          l_result = m.value as ResultNode;
          break l984;
        }
        p = s986;
        if (m.trail.length > t987) m.trail.length = t987;
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
    l923: {
      const s924 = p;
      const t925 = m.trail.length;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l926: {
          p = skipMethodLevel(p);
          if (p < 0) { break l926; }
          {
            const s927 = p;
            l928: {
              p = skipTextInNotes(p);
              if (p < 0) { break l928; }
              break l926;
            }
            p = s927;
          }
          let n933 = 0;
          l930: for (;;) {
            if (n933 >= 3) break;
            const s932 = p;
            l931: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l931; }
              p++;
              n933++;
              continue l930;
            }
            p = s932;
            break;
          }
          if (!(text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l926; }
          p = readMark(p);
          if (p < 0) { break l926; }
          l_mark = m.value as MarkNode;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; break l926; }
          p = readSignature(p);
          if (p < 0) { break l926; }
          l_signature = m.value as SignatureNode;
          p = noteHeadingEnd(p);
          if (p < 0) { break l926; }
          break l923;
        }
        p = s924;
        if (m.trail.length > t925) m.trail.length = t925;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
        l999: {
          p = skipMethodLevel(p);
          if (p < 0) { break l999; }
          {
            const s1000 = p;
            l1001: {
              p = skipInNotes(p);
              if (p < 0) { break l1001; }
              break l999;
            }
            p = s1000;
          }
          let n1006 = 0;
          l1003: for (;;) {
            if (n1006 >= 3) break;
            const s1005 = p;
            l1004: {
              if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l1004; }
              p++;
              n1006++;
              continue l1003;
            }
            p = s1005;
            break;
          }
          if (!(text.charCodeAt(p) === 35)) { m.touched ||= p >= end; break l999; }
          p = readMark(p);
          if (p < 0) { break l999; }
          l_mark = m.value as MarkNode;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : c === 304))) { m.touched ||= p >= end; break l999; }
          p = readBadMethodTitle(p);
          if (p < 0) { break l999; }
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; break l999; }
          p = readSignature(p);
          if (p < 0) { break l999; }
          l_signature = m.value as SignatureNode;
          while (text.charCodeAt(p) === 42) p++;
          m.touched ||= p >= end;
          p = noteHeadingEnd(p);
          if (p < 0) { break l999; }
          break l923;
        }
        p = s924;
        if (m.trail.length > t925) m.trail.length = t925;
        l_mark = null;
        l_under = null;
      } else m.touched ||= p >= end;
      l1009: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s1007 = p;
          l1008: {
            p = skipSetextAhead(p);
            if (p < 0) { break l1008; }
            p = s1007;
            break l1009;
          }
          p = s1007;
        } else m.touched ||= p >= end;
        return -1;
      }
      l1012: {
        if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
          const s1010 = p;
          l1011: {
            const near1013 = p + 4;
            while (p < near1013 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
            if (p === near1013) p = STOPS_7.next(p);
            m.touched ||= p >= end;
            if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l1011; }
            p++;
            p = s1010;
            break l1012;
          }
          p = s1010;
        } else m.touched ||= p >= end;
        return -1;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : c >= 8595 || (c >= 128 && c <= 8210) || (c >= 8212 && c <= 8593)))) { m.touched ||= p >= end; return -1; }
      p = readSignature(p);
      if (p < 0) { return -1; }
      l_signature = m.value as SignatureNode;
      p = noteHeadingEnd(p);
      if (p < 0) { return -1; }
      if (!(((c = text.charCodeAt(p)) === 32 || c === 45 || c === 61))) { m.touched ||= p >= end; return -1; }
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
    l1014: {
      const s1015 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l1016: {
          p = skipItemStop(p);
          if (p < 0) { break l1016; }
          break l1014;
        }
        p = s1015;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_68[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
      p = skipComponentLabelAhead(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function readBlankLineCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
    l1017: {
      const s1018 = p;
      const t1019 = m.trail.length;
      if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
        l1020: {
          let e1021!: string[];
          const list1026: string[] = [];
          l1022: for (;;) {
            const s1024 = p;
            if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
              l1023: {
                let v1025!: string;
                p = readBlank(p);
                if (p < 0) { break l1023; }
                v1025 = m.value as string;
                list1026.push(v1025);
                continue l1022;
              }
              p = s1024;
            } else m.touched ||= p >= end;
            break;
          }
          e1021 = list1026;
          let e1028!: "\n" | BadLineEndNode;
          if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l1020; }
          p = readEol(p);
          if (p < 0) { break l1020; }
          e1028 = m.value as "\n" | BadLineEndNode;
          value = [e1021, e1028];
          break l1017;
        }
        p = s1018;
        if (m.trail.length > t1019) m.trail.length = t1019;
      } else m.touched ||= p >= end;
      let e1029!: string[];
      const list1034: string[] = [];
      l1030: for (;;) {
        const s1032 = p;
        if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
          l1031: {
            let v1033!: string;
            p = readBlank(p);
            if (p < 0) { break l1031; }
            v1033 = m.value as string;
            list1034.push(v1033);
            continue l1030;
          }
          p = s1032;
        } else m.touched ||= p >= end;
        break;
      }
      if (list1034.length === 0) { return -1; }
      e1029 = list1034;
      let e1036!: null;
      p = readEof(p);
      if (p < 0) { return -1; }
      e1036 = m.value as null;
      value = [e1029, e1036];
    }
    m.value = value;
    return p;
  }

  const STARTS_0 = startsOf([0, 9], [11, 12], [14, 65535]);
  const STARTS_1 = startsOf([9, 10], [13, 13], [32, 32], [42, 43], [45, 45], [48, 57], [84, 84], [95, 95], [116,
      116]);
  const STARTS_2 = startsOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
  const STARTS_3 = startsOf([32, 32], [42, 42], [45, 45], [60, 60], [95, 96], [126, 126]);
  const STARTS_4 = startsOf([0, 65535]);
  const STARTS_5 = startsOf([9, 10], [13, 13], [32, 32]);
  const STARTS_6 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73],
    [79, 79], [86, 86], [88, 88], [92, 97], [111, 111], [124, 65535]);
  const STARTS_7 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [73, 73],
    [84, 84], [86, 86], [88, 88], [92, 96], [116, 116], [124, 65535]);
  const STARTS_8 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [73, 73],
    [86, 86], [88, 88], [92, 97], [124, 65535]);
  const STARTS_9 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [69, 69], [80, 82], [84, 84],
    [95, 95], [97, 97], [101, 101], [112, 114], [116, 116]);
  const STARTS_10 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [69, 69], [82, 82], [95, 95], [101,
      101], [114, 114]);
  const STARTS_11 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80],
    [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118], [304, 304]);
  const STARTS_12 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 65], [69, 69],
    [73, 73], [86, 86], [88, 88], [92, 97], [101, 101], [124, 65535]);
  const STARTS_13 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [95, 95], [99, 99],
    [102, 102]);
  const STARTS_14 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [68, 68],
    [73, 73], [86, 86], [88, 88], [92, 96], [100, 100], [124, 65535]);
  const STARTS_15 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [68, 68], [95, 95], [100, 100]);
  const STARTS_16 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [78, 78], [95, 95], [105,
      105], [110, 110], [304, 304]);
  const STARTS_17 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
  const STARTS_18 = startsOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [73, 73], [77, 77], [95, 95], [105,
      105], [109, 109], [304, 304]);
  const STARTS_19 = startsOf([0, 9], [11, 12], [14, 26], [28, 33], [35, 38], [41, 46], [48, 59], [61, 64], [67, 67],
    [73, 73], [86, 86], [88, 88], [92, 96], [99, 99], [124, 65535]);
  const STARTS_20 = startsOf([32, 32], [35, 35]);
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
  const skipBlanks = run(m, "\t ");
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
  const skipFenceRunHere = choice(m, seq(seq(lit(m, "```"), run(m, "`")), and(m, seq(run(m, "^\n\r`"),
          skipLineEnd))), seq(lit(m, "~~~"), run(m, "~")));
  const skipFenceStart = seq(skipIndent, skipFenceRunHere);
  const skipLabel = coded(skipLabelCode, "*", true);
  const skipKnownWord = coded(skipKnownWordCode, "AC-EIPR-TVac-eipr-tv\u0130", true);
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
  const leaf88 = leaf(m, choice(m, readBlankLines, readMetadataLine));
  const skipFooterCut = seq(caseless(m, "*g"), optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "n"),
            optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "r"), optional(m, seq(caseless(m, "a"),
                        optional(m, seq(caseless(m, "t"), optional(m, seq(caseless(m, "e"), optional(m,
                                  seq(caseless(m, "d"), run(m, "^\n\r*"))))))))))))))))));
  const skipCutMark = coded(skipCutMarkCode, " #*+\\-`", true);
  const readMissingMarkEnd = mistake(m, (start, end, raw) => ({ type: 'MissingMarkEnd', start, end, raw }),
    skipCutMark);
  const readSubheading = node(m, (start, end, l) => ({ type: 'Subheading', start, end, mark: l[0], title: l[1] }),
    seq(skipIndent, label(m, 0, readMark), label(m, 1, readTitleText), noteHeadingEnd));
  const leaf109 = leaf(m, choice(m, readMissingMarkEnd, readSubheading));
  const readRule = node(m, (start, end) => ({ type: 'Rule', start, end }), seq(and(m, skipThematicBreak), run(m,
        "^\n\r", 1)));
  const skipFooterLine = seq(caseless(m, "*generated"), run(m, "\t ", 1), caseless(m, "by"), run(m, "\t ", 1),
    caseless(m, "design"), run(m, "\t ", 1), caseless(m, "agent"), many(m, 0, seq(not(m, seq(lit(m, "*"), run(m,
            "\t "), skipLineEnd)), one(m, "^\n\r"))), lit(m, "*"), run(m, "\t "), skipLineEnd);
  const readFooter = node(m, (start, end, l) => ({ type: 'Footer', start, end, text: l[0] }), seq(and(m,
        skipFooterLine), label(m, 0, text(m, run(m, "^\n\r", 1)))));
  const readFenceRunHere = choice(m, pick(m, 0, text(m, seq(lit(m, "```"), run(m, "`"))), and(m, seq(run(m,
          "^\n\r`"), skipLineEnd))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
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
  const leaf114 = leaf(m, choice(m, readRule, readFooter, readFence, readComment, readMissingCommentEnd));
  const readEol = coded(readEolCode, "\n\r");
  const leaf131 = leaf(m, optional(m, readEol));
  const readBulletColumn = action(m, (labels) => { const lead = labels[0] as string; return lead; }, seq(label(m, 0,
        text(m, run(m, "\t "))), skipBulletSign, choice(m, run(m, "\t ", 1), and(m, skipLineEnd))));
  const readInFailures = inside(m, 13);
  const skipInFailures = readInFailures;
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
  const skipLabelGate = coded(skipLabelGateCode, "\t *+\\-0-9AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipLabelLine = coded(skipLabelLineCode, " *AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const skipNoiseAlone = coded(skipNoiseAloneCode, "\u001b<", true);
  const skipMarksBelow = coded(skipMarksBelowCode, "^", true);
  const skipTableAhead = seq(run(m, "^\n\r|"), lit(m, "|"), run(m, "^\n\r"), skipNewline, one(m, "\t \\-:|"));
  const skipCellGap = coded(skipCellGapCode, "|", true);
  const readCell = coded(readCellCode, null, true);
  const readTableRow = coded(readTableRowCode, null, true);
  const readEof = not(m, one(m, "^"));
  const readLineEnd = coded(readLineEndCode, null);
  const readBlank = text(m, one(m, "\t "));
  const readBlanks = repeat(m, { least: 0, listed: true }, readBlank);
  const readDelimiterCell = tuple(m, [0, 1, 2, 3, 4], readBlanks, optional(m, lit(m, ":")), repeat(m, { least: 1,
        listed: true }, lit(m, "-")), optional(m, lit(m, ":")), readBlanks);
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
  const skipDelimiterCell = seq(run(m, "\t "), optional(m, lit(m, ":")), run(m, "\\-", 1), optional(m, lit(m, ":")),
    run(m, "\t "));
  const noteDelimiterRow = seq(skipIndent, optional(m, lit(m, "|")), repeat(m, { least: 1, between: lit(m, "|") },
      skipDelimiterCell), optional(m, lit(m, "|")), run(m, "\t "), noteLineEnd);
  const skipRowStop = coded(skipRowStopCode, "\t\u001b #*+\\-0-9<AC-EIPR-TV_-ac-eipr-tv~\u0130", true);
  const read_tableRow = choice(m, pick(m, 2, not(m, skipBlankLine), not(m, skipRowStop), readTableRow, noteEol),
    pick(m, 2, not(m, skipBlankLine), not(m, skipRowStop), readTableRow, and(m, skipEof)));
  const skipPipedLines = seq(skipIndent, lit(m, "|"), run(m, "^\n\r"), skipNewline, skipIndent, lit(m, "|"));
  const noteBadDelimiter = seq(skipIndent, lit(m, "|"), repeat(m, { least: 1, between: lit(m, "|") },
      skipDelimiterCell), optional(m, lit(m, "|")), run(m, "\t "), noteLineEnd);
  const readBadTable = mistake(m, (start, end, raw, l) => ({ type: 'BadTable', start, end, raw, row: l[0] }),
    seq(label(m, 0, readTableRow), noteEol, optional(m, noteBadDelimiter)));
  const readTable = node(m, (start, end, l) => ({ type: 'Table', start, end, head: l[0], rows: l[1] }), seq(and(m,
        skipTableHead), label(m, 0, readTableRow), noteLineEnd, noteDelimiterRow, label(m, 1, repeat(m, { least: 0,
            listed: true }, read_tableRow))), seq(and(m, skipPipedLines), label(m, 0, readBadTable), label(m, 1,
        repeat(m, { least: 0, listed: true }, read_tableRow))));
  const readBadNoiseLine = mistake(m, (start, end, raw) => ({ type: 'BadNoiseLine', start, end, raw }),
    seq(skipLineNoise, optional(m, noteLineEnd)));
  const readParagraph = coded(readParagraphCode, "^");
  const leaf133 = leaf(m, choice(m, readBullet, readTable, readBadNoiseLine, readParagraph));
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
  const leaf181 = leaf(m, and(m, skipWholeWrapper));
  const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
    seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
  const leaf197 = leaf(m, readBadWrapper);
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
  const leaf199 = leaf(m, readTitleHeading);
  const skipOtherHeading = choice(m, seq(and(m, choice(m, skipH1, skipH2)), skipIndent, skipMark, skipTitleText,
      skipHeadingEnd), seq(and(m, skipSetextAhead), skipTitleText, skipHeadingEnd, skipBadSetext));
  const leaf205 = leaf(m, seq(not(m, skip_wrapperEnd), not(m, skipSectionAhead), not(m, skipOtherHeading)));
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
  const leaf207 = leaf(m, readOverviewHeading);
  const noteBlankLines = coded(noteBlankLinesCode, "\t\n\r ");
  const leaf216 = leaf(m, noteBlankLines);
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
  const leaf218 = leaf(m, not(m, skipSectionStop));
  const readStackHeading = node(m, (start, end, l) => ({ type: 'StackHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "tech"))), label(m, 0, readSectionHeading)));
  const leaf308 = leaf(m, readStackHeading);
  const readTechnology = node(m, (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
    seq(skipIndent, label(m, 0, read_label), run(m, "\t "), label(m, 1, readLineValue), noteValueEnd));
  const leaf310 = leaf(m, pick(m, 1, not(m, skipSectionStop), readTechnology));
  const readAssumptionsHeading = node(m, (start, end, l) => ({ type: 'AssumptionsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "assumption"))), label(m, 0,
        readSectionHeading)));
  const leaf312 = leaf(m, readAssumptionsHeading);
  const skipContractsName = choice(m, caseless(m, "api"), caseless(m, "endpoints"));
  const readContractsHeading = node(m, (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipContractsName)), label(m, 0, readSectionHeading)));
  const leaf314 = leaf(m, readContractsHeading);
  const skipAnyItemAhead = coded(skipAnyItemAheadCode, " #", true);
  const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
  const leaf317 = leaf(m, not(m, skipItemStop));
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
  const leaf330 = leaf(m, and(m, skipLabelGate));
  const skipDescriptionName = coded(skipDescriptionNameCode, "Dd", true);
  const skipRateLimitName = coded(skipRateLimitNameCode, "Rr", true);
  const skipReturnsName = coded(skipReturnsNameCode, "Rr", true);
  const skipSemanticUnitName = coded(skipSemanticUnitNameCode, "SUsu", true);
  const skipResponsibilityName = coded(skipResponsibilityNameCode, "PRpr", true);
  const skipCriteriaName = coded(skipCriteriaNameCode, "CVcv", true);
  const skipSeverityName = coded(skipSeverityNameCode, "PSps", true);
  const skipTextName = coded(skipTextNameCode, "CDPRSUVcdprsuv", true);
  const readBulletHolds = action(m, (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g,
      '    ')} `; }, seq(label(m, 0, text(m, run(m, "\t "))), skipBulletSign, run(m, "\t ", 1)));
  const skip_label = coded(skip_labelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
  const readPlainHolds = choice(m, action(m, () => { return 'all'; }, seq(skipIndent, and(m, seq(skip_label, run(m,
            "\t "), skipLineEnd)))), action(m, () => { return 'none'; }, skipIndent));
  const readHolds = choice(m, readBulletHolds, readPlainHolds);
  const readInContract = inside(m, 7);
  const skipInContract = readInContract;
  const readDescriptionLabel = coded(readDescriptionLabelCode, "\t *D_d");
  const readRateLimitLabel = coded(readRateLimitLabelCode, "\t *R_r");
  const readInSchema = inside(m, 8);
  const skipInSchema = readInSchema;
  const readInHeadedMethod = inside(m, 9);
  const skipInHeadedMethod = readInHeadedMethod;
  const readInListedMethod = inside(m, 10);
  const skipInListedMethod = readInListedMethod;
  const skipInMethod = choice(m, skipInHeadedMethod, skipInListedMethod);
  const readReturnsLabel = coded(readReturnsLabelCode, "\t *R_r");
  const readSemanticUnitLabel = coded(readSemanticUnitLabelCode, "\t *SU_su");
  const readResponsibilityLabel = coded(readResponsibilityLabelCode, "\t *PR_pr");
  const readInCheck = inside(m, 11);
  const skipInCheck = readInCheck;
  const readCriteriaLabel = coded(readCriteriaLabelCode, "\t *CV_cv");
  const readSeverityLabel = coded(readSeverityLabelCode, "\t *PS_ps");
  const readTextLabel = coded(readTextLabelCode, null);
  const readTextHead = coded(readTextHeadCode, "\t *+\\-0-9CDPRSUV_cdprsuv");
  const skipAuthenticationName = coded(skipAuthenticationNameCode, "ARar", true);
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
  const skipRequestBodyName = coded(skipRequestBodyNameCode, "Rr", true);
  const skipResponseName = coded(skipResponseNameCode, "RSrs", true);
  const readTemplateRemark = node(m, (start, end) => ({ type: 'TemplateRemark', start, end }), seq(lit(m, "("),
      run(m, "\t "), caseless(m, "if"), run(m, "\t ", 1), caseless(m, "applicable"), optional(m, seq(run(m, "\t "),
          lit(m, "-"), run(m, " /A-Z"))), lit(m, ")"), and(m, seq(run(m, "\t "), skipLineEnd))));
  const readJsonValue = choice(m, readTemplateRemark, readLineValue);
  const readRequestBodyLabel = node(m, (start, end, l) => ({ type: 'RequestBodyLabel', start, end, label: l[0],
        value: l[1] }), seq(and(m, seq(skipOpen, skipRequestBodyName)), label(m, 0, read_label), run(m, "\t "),
      label(m, 1, readJsonValue)));
  const readResponseLabel = node(m, (start, end, l) => ({ type: 'ResponseLabel', start, end, label: l[0],
        value: l[1] }), seq(and(m, seq(skipOpen, skipResponseName)), label(m, 0, read_label), run(m, "\t "), label(m,
        1, readJsonValue)));
  const readJsonHead = coded(readJsonHeadCode, null);
  const skipIndexesName = seq(choice(m, caseless(m, "indexes"), caseless(m, "indices"), caseless(m, "index")),
    skipClose);
  const skipRelationshipsName = choice(m, seq(choice(m, caseless(m, "relationships"), caseless(m, "relationship"),
        caseless(m, "relations")), skipClose), seq(caseless(m, "foreign"), run(m, "\t _", 1), caseless(m, "keys"),
      skipClose));
  const skipConstraintsName = choice(m, seq(choice(m, caseless(m, "constraints"), caseless(m, "constraint"),
        caseless(m, "checks")), skipClose), seq(caseless(m, "check"), run(m, "\t _", 1), caseless(m, "constraints"),
      skipClose));
  const readIndexesLabel = node(m, (start, end, l) => ({ type: 'IndexesLabel', start, end, label: l[0],
        value: l[1] }), seq(and(m, seq(skipOpen, skipIndexesName)), label(m, 0, read_label), run(m, "\t "), label(m,
        1, readLineValue)));
  const readRelationshipsLabel = node(m, (start, end, l) => ({ type: 'RelationshipsLabel', start, end, label: l[0],
        value: l[1] }), seq(and(m, seq(skipOpen, skipRelationshipsName)), label(m, 0, read_label), run(m, "\t "),
      label(m, 1, readLineValue)));
  const readConstraintsLabel = node(m, (start, end, l) => ({ type: 'ConstraintsLabel', start, end, label: l[0],
        value: l[1] }), seq(and(m, seq(skipOpen, skipConstraintsName)), label(m, 0, read_label), run(m, "\t "),
      label(m, 1, readLineValue)));
  const readSqlHead = coded(readSqlHeadCode, null);
  const skipComplexityName = seq(optional(m, seq(caseless(m, "estimated"), run(m, "\t _", 1))), caseless(m,
    "complexity"), skipClose);
  const readWholeNumber = node(m, (start, end, l) => ({ type: 'WholeNumber', start, end, digits: l[0] }), label(m, 0,
      text(m, run(m, "0-9", 1))));
  const read_wholeNumber = pick(m, 1, noteAnswerGap, readWholeNumber, run(m, "*`"), not(m, one(m, ",-/")));
  const readNumberHead = coded(readNumberHeadCode, "\t )-+\\-.0-9CE_ce");
  const skipRequestParametersName = coded(skipRequestParametersNameCode, "P-Rp-r", true);
  const skipErrorResponsesName = choice(m, seq(caseless(m, "error"), run(m, "\t _", 1), caseless(m, "response"),
      optional(m, caseless(m, "s")), skipClose), seq(caseless(m, "errors"), skipClose), seq(caseless(m, "response"),
      run(m, "\t _", 1), caseless(m, "(error"), optional(m, caseless(m, "s")), lit(m, ")"), skipClose));
  const skipContractName = choice(m, skipDescriptionName, skipAuthenticationName, skipRateLimitName,
    skipRequestParametersName, skipRequestBodyName, skipResponseName, skipErrorResponsesName);
  const skipColumnsName = seq(choice(m, caseless(m, "columns"), caseless(m, "column"), caseless(m, "fields")),
    skipClose);
  const skipSchemaName = choice(m, skipDescriptionName, skipColumnsName, skipIndexesName, skipRelationshipsName,
    skipConstraintsName);
  const skipParametersName = seq(choice(m, caseless(m, "parameters"), caseless(m, "params"), caseless(m,
      "arguments"), caseless(m, "args")), skipClose);
  const skipRaisesName = seq(choice(m, caseless(m, "raises"), caseless(m, "exceptions"), caseless(m, "throws"),
      caseless(m, "errors")), skipClose);
  const skipMethodName = choice(m, skipParametersName, skipReturnsName, skipRaisesName, skipDescriptionName);
  const skipDependenciesName = choice(m, seq(choice(m, caseless(m, "dependencies"), caseless(m, "dependency")),
      skipClose), seq(caseless(m, "depends"), run(m, "\t _", 1), caseless(m, "on"), skipClose));
  const skipInterfacesName = seq(choice(m, caseless(m, "interfaces"), caseless(m, "interface"), caseless(m,
    "methods")), skipClose);
  const skipNotesName = choice(m, seq(caseless(m, "implementation"), optional(m, seq(run(m, "\t _", 1), choice(m,
            caseless(m, "notes"), caseless(m, "note")))), skipClose), seq(caseless(m, "notes"), skipClose));
  const skipComponentName = choice(m, skipSemanticUnitName, skipResponsibilityName, skipDependenciesName,
    skipInterfacesName, skipNotesName, skipComplexityName);
  const skipCheckName = choice(m, skipCriteriaName, skipSeverityName);
  const skip_knownName = choice(m, seq(skipInContract, skipContractName), seq(skipInSchema, skipSchemaName),
    seq(skipInMethod, skipMethodName), seq(skipInComponent, skipComponentName), seq(skipInCheck, skipCheckName));
  const skipKnownLine = coded(skipKnownLineCode, null, true);
  const readOtherHead = coded(readOtherHeadCode, null);
  const leaf331 = leaf(m, choice(m, readTextHead, readAnswerHead, readJsonHead, readSqlHead, readNumberHead,
      readOtherHead));
  const skipPlainLabelAhead = coded(skipPlainLabelAheadCode, null, true);
  const readHoldsAll = same(m, 3, action(m, () => { return 'all'; }, lit(m, "")));
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
  const leaf407 = leaf(m, not(m, skipFieldEnd));
  const skipEntriesName = coded(skipEntriesNameCode, "AEP-RTaep-rt", true);
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
  const readRequestParametersLabel = node(m, (start, end, l) => ({ type: 'RequestParametersLabel', start, end,
        label: l[0], value: l[1] }), seq(and(m, seq(skipOpen, skipRequestParametersName)), label(m, 0, read_label),
      run(m, "\t "), label(m, 1, readEntriesValue)));
  const readParametersLabel = node(m, (start, end, l) => ({ type: 'ParametersLabel', start, end, label: l[0],
        value: l[1] }), seq(and(m, seq(skipOpen, skipParametersName)), label(m, 0, read_label), run(m, "\t "),
      label(m, 1, readEntriesValue)));
  const readRaisesLabel = node(m, (start, end, l) => ({ type: 'RaisesLabel', start, end, label: l[0], value: l[1] }),
    seq(and(m, seq(skipOpen, skipRaisesName)), label(m, 0, read_label), run(m, "\t "), label(m, 1,
        readEntriesValue)));
  const readEntriesLabel = coded(readEntriesLabelCode, null);
  const readEntriesHead = coded(readEntriesHeadCode, "\t *+\\-0-9AEP-RT_aep-rt");
  const leaf430 = leaf(m, readEntriesHead);
  const readEntriesLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "),
    readInlineEntries, noteLineEnd);
  const readEntriesText = node(m, (start, end, l) => ({ type: 'EntriesText', start, end, lines: l[0] }), seq(label(m,
        0, repeat(m, { least: 1, listed: true }, readEntriesLine)), and(m, skipFieldStop)));
  const leaf445 = leaf(m, pick(m, 1, not(m, skipFieldEnd), readEntriesText));
  const readRestText = readLineValue;
  const readFailureText = node(m, (start, end, l) => ({ type: 'FailureText', start, end, failure: l[0],
        text: l[1] }), seq(label(m, 0, choice(m, readFailure, readLooseFailure)), label(m, 1, readRestText)));
  const readFailuresHead = node(m, (start, end, l) => ({ type: 'FailuresHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipErrorResponsesName)), label(m, 0, readHolds),
      label(m, 1, read_label), run(m, "\t "), label(m, 2, choice(m, readFailureText, readLineValue)), noteValueEnd));
  const leaf448 = leaf(m, readFailuresHead);
  const readFailureLine = pick(m, 2, not(m, skipBlankLine), run(m, "\t "), readFailureText, noteLineEnd);
  const readFailureLines = node(m, (start, end, l) => ({ type: 'FailureLines', start, end, lines: l[0] }),
    seq(label(m, 0, repeat(m, { least: 1, listed: true }, readFailureLine)), and(m, skipFieldStop)));
  const leaf452 = leaf(m, pick(m, 1, not(m, skipItemStop), readFailureLines));
  const readSchemasHeading = node(m, (start, end, l) => ({ type: 'SchemasHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, caseless(m, "data"))), label(m, 0, readSectionHeading)));
  const leaf455 = leaf(m, readSchemasHeading);
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
  const leaf457 = leaf(m, readSchemaHeading);
  const readColumnsHead = node(m, (start, end, l) => ({ type: 'ColumnsHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipColumnsName)), label(m, 0, readHolds), label(m, 1,
        read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd));
  const leaf462 = leaf(m, readColumnsHead);
  const readLooseRow = choice(m, pick(m, 2, not(m, skipBlankLine), not(m, skipRowStop), readTableRow, noteEol),
    pick(m, 2, not(m, skipBlankLine), not(m, skipRowStop), readTableRow, and(m, skipEof)));
  const readTableRows = node(m, (start, end, l) => ({ type: 'TableRows', start, end, rows: l[0] }), seq(label(m, 0,
        repeat(m, { least: 1, listed: true }, readLooseRow)), and(m, skipFieldStop)));
  const leaf464 = leaf(m, pick(m, 3, not(m, skipFieldEnd), not(m, skipTableHead), not(m, skipPipedLines),
      readTableRows));
  const readComponentsHeading = node(m, (start, end, l) => ({ type: 'ComponentsHeading', start, end,
        heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "component"))), label(m, 0,
        readSectionHeading)));
  const leaf467 = leaf(m, readComponentsHeading);
  const readComponentHeading = node(m, (start, end, l) => ({ type: 'ComponentHeading', start, end,
        mark: l[0] ?? null, pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(and(m, choice(m,
          skipH2, skipH3, skipH4)), skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), and(m,
        skipComponentWord), label(m, 1, read_pair), noteHeadingEnd), seq(and(m, skipH3), not(m, seq(skipInComponent,
          skipMethodHeading)), skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), label(m, 2,
        readTitleText), noteHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipComponentWord), label(m, 1,
        read_pair), noteHeadingEnd, label(m, 3, readBadSetext)));
  const leaf469 = leaf(m, readComponentHeading);
  const skipComponentStop = coded(skipComponentStopCode, "^\n\r", true);
  const leaf471 = leaf(m, not(m, skipComponentStop));
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
  const leaf473 = leaf(m, readMethodHeading);
  const skipComponentLabelAhead = choice(m, seq(skipIndent, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead), seq(not(m, skipHeldBullet), skipBulletLead, and(m, seq(skipOpen, skipComponentName)),
      skipLabelAhead));
  const skipMethodStop = coded(skipMethodStopCode, "^\n\r", true);
  const leaf495 = leaf(m, not(m, skipMethodStop));
  const readName = node(m, (start, end) => ({ type: 'Name', start, end }), run(m, "^\n\r,", 1));
  const readNameLine = node(m, (start, end, l) => ({ type: 'NameLine', start, end, names: l[0] }), label(m, 0,
      repeat(m, { least: 1, between: lit(m, ","), listed: true }, readName)));
  const readNamesHead = node(m, (start, end, l) => ({ type: 'NamesHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipDependenciesName)), label(m, 0, readHolds),
      label(m, 1, read_label), run(m, "\t "), label(m, 2, choice(m, readNameLine, readLineValue)), noteValueEnd));
  const leaf498 = leaf(m, readNamesHead);
  const readNameTextLine = pick(m, 3, not(m, skipBlankLine), not(m, skipParagraphStop), run(m, "\t "), readNameLine,
    noteLineEnd);
  const readNamesText = node(m, (start, end, l) => ({ type: 'NamesText', start, end, lines: l[0] }), label(m, 0,
      repeat(m, { least: 1, listed: true }, readNameTextLine)));
  const leaf502 = leaf(m, pick(m, 1, not(m, skipFieldEnd), readNamesText));
  const readNotesHolds = choice(m, readBulletHolds, action(m, () => { return 'all'; }, skipIndent));
  const readNotesHead = node(m, (start, end, l) => ({ type: 'NotesHead', start, end, holds: l[0], label: l[1],
        value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipNotesName)), label(m, 0, readNotesHolds), label(m,
        1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd));
  const leaf505 = leaf(m, readNotesHead);
  const readInterfacesHead = node(m, (start, end, l) => ({ type: 'InterfacesHead', start, end, holds: l[0],
        label: l[1], value: l[2] }), seq(and(m, seq(skipAnyLead, skipOpen, skipInterfacesName)), label(m, 0,
        readHolds), label(m, 1, read_label), run(m, "\t "), label(m, 2, readLineValue), noteValueEnd));
  const leaf508 = leaf(m, readInterfacesHead);
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
  const leaf510 = leaf(m, readListedHeading);
  const skipListedStop = choice(m, skipMethodStop, seq(not(m, skipNestedInMethod), skipListedHeading));
  const leaf517 = leaf(m, not(m, skipListedStop));
  const skipChecklistName = choice(m, seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "review")),
    seq(caseless(m, "design"), run(m, "\t ", 1), caseless(m, "checklist")), caseless(m, "review"), caseless(m,
  "checklist"));
  const readChecklistHeading = node(m, (start, end, l) => ({ type: 'ChecklistHeading', start, end, heading: l[0] }),
    seq(and(m, seq(skipTitleStart, skipChecklistName)), label(m, 0, readSectionHeading)));
  const leaf519 = leaf(m, pick(m, 1, and(m, skipH1), readChecklistHeading));
  const readCheckHeading = node(m, (start, end, l) => ({ type: 'CheckHeading', start, end, mark: l[0] ?? null,
        pair: l[1] ?? null, title: l[2] ?? null, under: l[3] ?? null }), seq(skipCheckLevel, skipIndent, label(m, 0,
        readMark), optional(m, readBadTitleNumber), label(m, 1, read_pair), noteHeadingEnd), seq(skipCheckLevel,
      skipIndent, label(m, 0, readMark), optional(m, readBadTitleNumber), label(m, 2, readTitleText),
      noteHeadingEnd), seq(and(m, skipSetextAhead), label(m, 1, read_pair), noteHeadingEnd, label(m, 3,
        readBadSetext)));
  const leaf522 = leaf(m, readCheckHeading);
  const leaf524 = leaf(m, pick(m, 1, and(m, choice(m, skipH2, skipSetextAhead)), readChecklistHeading));
  const leaf525 = leaf(m, pick(m, 1, and(m, skipH3), readChecklistHeading));
  const leaf526 = leaf(m, pick(m, 1, not(m, skip_wrapperEnd), readOtherHeading));
  const readWrapperEnd = node(m, (start, end) => ({ type: 'WrapperEnd', start, end }), seq(skip_wrapperEnd,
      noteLineEnd));
  const readMissingWrapperEnd = mistake(m, (start, end, raw) => ({ type: 'MissingWrapperEnd', start, end, raw }),
    lit(m, ""));
  const leaf527 = leaf(m, choice(m, readWrapperEnd, readMissingWrapperEnd));
  const readBlankLine = coded(readBlankLineCode, "\t\n\r ");
  const readAfterText = node(m, (start, end) => ({ type: 'AfterText', start, end }), many(m, 1, seq(not(m,
          skipBlankLine), noteLine)));
  const readAfter = choice(m, readBlankLine, readAfterText);
  const leaf530 = leaf(m, readAfter);
  const readMethodText = node(m, (start, end, l) => ({ type: 'MethodText', start, end, signature: l[0] }),
    seq(label(m, 0, readSignature), skipEof));
  const leaf534 = leaf(m, readMethodText);

  const stepblock: Step = { op: 'choice', starts: [STARTS_2, STARTS_3, STARTS_4], alternatives: [{ op: 'leaf', read: leaf109 }, { op: 'again', step: () => stepClosedBlock }, { op: 'leaf', read: leaf133 }] };
  const stepleadBlock: Step = { op: 'choice', starts: [STARTS_1, STARTS_4], alternatives: [{ op: 'leaf', read: leaf88 }, stepblock] };
  const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf17, body: { op: 'choice', starts: [STARTS_0, STARTS_4], alternatives: [{ op: 'leaf', read: leaf76 }, stepleadBlock] } }] };
  const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
  const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf205, body: stepleadBlock }] };
  const stepsectionBlock: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: stepblock }] }] };
  const stepstackBlock: Step = { op: 'choice', starts: [STARTS_0, STARTS_4], alternatives: [{ op: 'leaf', read: leaf310 }, stepsectionBlock] };
  const stepitemBlock: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: stepblock }] }] };
  const stepfieldBlock: Step = { op: 'choice', starts: [STARTS_5, null], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf407, body: stepblock }] }] };
  const stepentriesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf445 }, stepfieldBlock] };
  const stepfailuresBlock: Step = { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'leaf', read: leaf452 }, stepfieldBlock] };
  const stepcontractField: Step = { op: 'choice', starts: [null, STARTS_9, STARTS_10], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }] };
  const stepcontractLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepcontractField }] };
  const stepcontractPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepcontractLine, stepblock] } }] }] };
  const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: { op: 'again', step: () => stepContract } }] };
  const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf464 }, stepfieldBlock] };
  const stepschemaField: Step = { op: 'choice', starts: [null, STARTS_13], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }] };
  const stepschemaLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepschemaField }] };
  const stepschemaPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepschemaLine, stepblock] } }] }] };
  const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: { op: 'again', step: () => stepSchema } }] };
  const stepmethodField: Step = { op: 'choice', starts: [null, STARTS_9], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }] };
  const stepmethodLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepmethodField }] };
  const stepmethodPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf495, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepmethodLine, stepblock] } }] }] };
  const stepnamesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf502 }, stepfieldBlock] };
  const steplistedPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf517, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepmethodLine, stepblock] } }] }] };
  const stepinterfacesPart: Step = { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf471, body: { op: 'choice', starts: [STARTS_0, STARTS_17], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
  const stepcomponentField: Step = { op: 'choice', starts: [null, STARTS_15, STARTS_16, STARTS_18], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }] };
  const stepcomponentLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepcomponentField }] };
  const stepcomponentPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf471, body: { op: 'choice', starts: [STARTS_0, STARTS_11, STARTS_4], alternatives: [{ op: 'again', step: () => stepMethod }, stepcomponentLine, stepblock] } }] }] };
  const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: { op: 'again', step: () => stepComponent } }] };
  const stepcheckLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepField } }] };
  const stepcheckPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf216 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf317, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepcheckLine, stepblock] } }] }] };
  const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf218, body: { op: 'again', step: () => stepCheck } }] };
  const stepsection: Step = { op: 'choice', starts: [STARTS_6, STARTS_7, STARTS_8, STARTS_12, STARTS_14, STARTS_19, STARTS_20, STARTS_0, STARTS_20, STARTS_0], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
  const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf181, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf530 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf199 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
  const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf114 }, { op: 'leaf', read: leaf131 }] } };
  const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf197 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf199 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf527 }] } };
  const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf207 }, { op: 'loop', body: stepsectionBlock }] } };
  const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf308 }, { op: 'loop', body: stepstackBlock }] } };
  const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf312 }, { op: 'loop', body: stepsectionBlock }] } };
  const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf314 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
  const stepContract: Step = { op: 'rule', name: 'Contract', register: -1, inside: 7, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf320 }, { op: 'loop', body: stepcontractPart }] } };
  const stepField: Step = { op: 'rule', name: 'Field', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as TextHeadNode | AnswerHeadNode | JsonHeadNode | SqlHeadNode | NumberHeadNode | OtherHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf331 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepEntriesField: Step = { op: 'rule', name: 'EntriesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as EntriesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf430 }, { op: 'loop', body: stepentriesBlock }] } };
  const stepFailuresField: Step = { op: 'rule', name: 'FailuresField', register: 3, inside: 13, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as FailuresHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf448 }, { op: 'loop', body: stepfailuresBlock }] } };
  const stepSchemasSection: Step = { op: 'rule', name: 'SchemasSection', register: -1, inside: 1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf455 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: steptable }] } };
  const stepSchema: Step = { op: 'rule', name: 'Schema', register: -1, inside: 8, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf457 }, { op: 'loop', body: stepschemaPart }] } };
  const stepColumnsField: Step = { op: 'rule', name: 'ColumnsField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as ColumnsHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf462 }, { op: 'loop', body: stepcolumnsBlock }] } };
  const stepComponentsSection: Step = { op: 'rule', name: 'ComponentsSection', register: -1, inside: 2, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf467 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcomponent }] } };
  const stepComponent: Step = { op: 'rule', name: 'Component', register: -1, inside: 3, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf469 }, { op: 'loop', body: stepcomponentPart }] } };
  const stepMethod: Step = { op: 'rule', name: 'Method', register: -1, inside: 9, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf473 }, { op: 'loop', body: stepmethodPart }] } };
  const stepNamesField: Step = { op: 'rule', name: 'NamesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NamesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf498 }, { op: 'loop', body: stepnamesBlock }] } };
  const stepNotesField: Step = { op: 'rule', name: 'NotesField', register: 3, inside: 12, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as NotesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf505 }, { op: 'loop', body: stepfieldBlock }] } };
  const stepInterfacesField: Step = { op: 'rule', name: 'InterfacesField', register: 3, isText: false, body: { op: 'sequence', hand: { register: 3, part: 0, take: (value) => { const taken = value as InterfacesHeadNode; return taken.holds; } }, steps: [{ op: 'leaf', read: leaf508 }, { op: 'loop', body: stepinterfacesPart }] } };
  const stepListedMethod: Step = { op: 'rule', name: 'ListedMethod', register: 1, inside: 10, isText: false, body: { op: 'sequence', hand: { register: 1, part: 0, take: (value) => { const taken = value as ListedHeadingNode; return taken.inner; } }, steps: [{ op: 'leaf', read: leaf510 }, { op: 'loop', body: steplistedPart }] } };
  const stepFlatChecklist: Step = { op: 'rule', name: 'FlatChecklist', register: -1, inside: 4, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf519 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepCheck: Step = { op: 'rule', name: 'Check', register: -1, inside: 11, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf522 }, { op: 'loop', body: stepcheckPart }] } };
  const stepChecklist: Step = { op: 'rule', name: 'Checklist', register: -1, inside: 5, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf524 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepDeepChecklist: Step = { op: 'rule', name: 'DeepChecklist', register: -1, inside: 6, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf525 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcheck }] } };
  const stepOtherSection: Step = { op: 'rule', name: 'OtherSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf526 }, { op: 'loop', body: stepsectionBlock }] } };

  return {
    machine: m,
    steps: {
      Document: { op: 'again', step: () => stepDocument },
      MethodText: { op: 'leaf', read: leaf534 },
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
