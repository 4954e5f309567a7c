// Generated from grammars/design.peggy, grammars/design/headings.peggy, grammars/design/labels.peggy, grammars/design/fields.peggy, grammars/design/blocks.peggy, grammars/common/signature.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type Match, type RecoveryNode, type Step, type TreeNode, Machine, startsOf, tableOf, action, again, and, caseless, choice, closes, coded, deep, hand, handing, inside, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, same, scope, seq, test, text, tuple } from '../src/engine/index.ts';

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

const m = new Machine();

const TABLE_0 = tableOf([0, 8], [11, 12], [14, 26], [28, 31], [33, 34], [36, 59], [61, 127]);
const TABLE_1 = tableOf([0, 9], [11, 12], [14, 26], [28, 33], [36, 38], [41, 46], [48, 59], [61, 65], [67, 69], [73, 73], [79, 79], [82, 82], [84, 84], [86, 86], [88, 88], [92, 97], [99, 101], [111, 111], [114, 114], [116, 116], [124, 127]);
const TABLE_2 = tableOf([0, 9], [11, 12], [14, 41], [43, 57], [59, 127]);
const TABLE_3 = tableOf([42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_4 = tableOf([0, 9], [11, 12], [14, 26], [28, 59], [61, 127]);
const TABLE_5 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57]);
const TABLE_6 = tableOf([32, 32], [42, 42], [45, 45], [95, 95]);
const TABLE_7 = tableOf([65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_8 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_9 = tableOf([32, 32], [42, 42], [65, 65], [67, 69], [73, 73], [80, 80], [82, 84], [86, 86], [95, 95], [97, 97], [99, 101], [105, 105], [112, 112], [114, 116], [118, 118]);
const TABLE_10 = tableOf([32, 32], [35, 35], [42, 43], [45, 45], [96, 96]);
const TABLE_11 = tableOf([9, 9], [32, 32], [45, 45], [58, 58], [61, 61], [124, 124]);
const TABLE_12 = tableOf([0, 9], [11, 12], [14, 91], [93, 123], [125, 127]);
const TABLE_13 = tableOf([67, 68], [80, 80], [82, 83], [85, 86], [99, 100], [112, 112], [114, 115], [117, 118]);
const TABLE_14 = tableOf([83, 83], [85, 85], [115, 115], [117, 117]);
const TABLE_15 = tableOf([80, 80], [82, 82], [112, 112], [114, 114]);
const TABLE_16 = tableOf([67, 67], [86, 86], [99, 99], [118, 118]);
const TABLE_17 = tableOf([80, 80], [83, 83], [112, 112], [115, 115]);
const TABLE_18 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 68], [80, 80], [82, 83], [85, 86], [95, 95], [99, 100], [112, 112], [114, 115], [117, 118]);
const TABLE_19 = tableOf([9, 9], [32, 32], [42, 42], [68, 68], [95, 95], [100, 100]);
const TABLE_20 = tableOf([9, 9], [32, 32], [42, 42], [82, 82], [95, 95], [114, 114]);
const TABLE_21 = tableOf([9, 9], [32, 32], [42, 42], [83, 83], [85, 85], [95, 95], [115, 115], [117, 117]);
const TABLE_22 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [82, 82], [95, 95], [112, 112], [114, 114]);
const TABLE_23 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [86, 86], [95, 95], [99, 99], [118, 118]);
const TABLE_24 = tableOf([9, 9], [32, 32], [42, 42], [80, 80], [83, 83], [95, 95], [112, 112], [115, 115]);
const TABLE_25 = tableOf([65, 65], [82, 82], [97, 97], [114, 114]);
const TABLE_26 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [65, 65], [82, 82], [95, 95], [97, 97], [114, 114]);
const TABLE_27 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [70, 70], [78, 78], [82, 82], [84, 84], [89, 89], [96, 96], [102, 102], [110, 110], [114, 114], [116, 116], [121, 121]);
const TABLE_28 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [82, 83], [95, 95], [114, 115]);
const TABLE_29 = tableOf([9, 9], [32, 32], [42, 42], [82, 83], [95, 95], [114, 115]);
const TABLE_30 = tableOf([70, 70], [82, 82], [102, 102], [114, 114]);
const TABLE_31 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [70, 70], [73, 73], [82, 82], [95, 95], [99, 99], [102, 102], [105, 105], [114, 114]);
const TABLE_32 = tableOf([9, 9], [32, 32], [42, 42], [73, 73], [95, 95], [105, 105]);
const TABLE_33 = tableOf([9, 9], [32, 32], [42, 42], [70, 70], [82, 82], [95, 95], [102, 102], [114, 114]);
const TABLE_34 = tableOf([9, 9], [32, 32], [42, 42], [67, 67], [95, 95], [99, 99]);
const TABLE_35 = tableOf([67, 67], [69, 69], [99, 99], [101, 101]);
const TABLE_36 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 67], [69, 69], [95, 95], [99, 99], [101, 101]);
const TABLE_37 = tableOf([9, 10], [13, 13], [32, 32], [42, 42], [48, 57], [96, 96]);
const TABLE_38 = tableOf([67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_39 = tableOf([9, 9], [32, 32], [42, 42], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const TABLE_40 = tableOf([9, 9], [32, 32], [42, 43], [45, 45], [48, 57], [67, 69], [73, 73], [77, 78], [80, 80], [82, 83], [85, 85], [95, 95], [99, 101], [105, 105], [109, 110], [112, 112], [114, 115], [117, 117]);
const STOPS_0 = /[\u0009-\u000a\u000d\u001b\u0020\u0023\u003c]/g;
const STOPS_1 = /[\u000a\u000d]/g;
const STOPS_2 = /[\u000a\u000d\u002a\u003a]/g;
const STOPS_3 = /[\u000a\u000d\u001b\u003c]/g;
const STOPS_4 = /[\u000a\u000d\u002a]/g;
const STOPS_5 = /[\u000a\u000d\u0060]/g;
const STOPS_6 = /[\u000a\u000d\u005c\u007c]/g;
const STOPS_7 = /[\u000a\u000d\u0028]/g;

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

function skip_wrapperEndCode(p: number): number {
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
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) { m.touched ||= p >= end; return -1; }
  p = skipWrapperRun(p);
  if (p < 0) { return -1; }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l26: {
    const s24 = p;
    l25: {
      p = skipLineEnd(p);
      if (p < 0) { break l25; }
      p = s24;
      break l26;
    }
    p = s24;
    return -1;
  }
  return p;
}

function skipHeadingEndAheadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l27: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s29 = p;
      l28: {
        p = skipClosingMarks(p);
        if (p < 0) { break l28; }
        break l27;
      }
      p = s29;
    } else m.touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l30: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s32 = p;
      l31: {
        p = skipLineNoise(p);
        if (p < 0) { break l31; }
        break l30;
      }
      p = s32;
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
  l37: {
    const s38 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) {
      l39: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l39; }
        p++;
        const near40 = p + 16;
        while (p < near40 && ((c = text.charCodeAt(p)) < 128 ? TABLE_0[c] === 1 : c >= 128)) p++;
        if (p === near40) {
          STOPS_0.lastIndex = p;
          p = STOPS_0.test(text) ? STOPS_0.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        break l37;
      }
      p = s38;
    } else m.touched ||= p >= end;
    {
      const s41 = p;
      l42: {
        p = skipHeadingEndAhead(p);
        if (p < 0) { break l42; }
        return -1;
      }
      p = s41;
    }
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
    p++;
  }
  return p;
}

function skipTitleTextCode(p: number): number {
  const { end } = m;
  l33: for (;;) {
    const s35 = p;
    if (p < end) {
      l34: {
        p = skipTitlePiece(p);
        if (p < 0) { break l34; }
        continue l33;
      }
      p = s35;
    } else m.touched ||= p >= end;
    break;
  }
  return p;
}

function skipHeadingEndCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l44: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s46 = p;
      l45: {
        p = skipClosingMarks(p);
        if (p < 0) { break l45; }
        break l44;
      }
      p = s46;
    } else m.touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l47: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s49 = p;
      l48: {
        p = skipBadNoise(p);
        if (p < 0) { break l48; }
        break l47;
      }
      p = s49;
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
  l54: {
    const s55 = p;
    if (text.charCodeAt(p) === 13) {
      l56: {
        if (!text.startsWith("\r\n", p)) {
          m.reaches(p, "\r\n");
          break l56;
        }
        p += 2;
        break l54;
      }
      p = s55;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 10) {
      l57: {

        p++;
        break l54;
      }
      p = s55;
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
  const near53 = p + 16;
  while (p < near53 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near53) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  m.touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; return -1; }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  let n61 = 0;
  l58: for (;;) {
    if (n61 >= 3) break;
    const s60 = p;
    l59: {
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l59; }
      p++;
      n61++;
      continue l58;
    }
    p = s60;
    break;
  }
  l62: {
    const s63 = p;
    if (text.charCodeAt(p) === 61) {
      l64: {
        if (!(text.charCodeAt(p) === 61)) { m.touched ||= p >= end; break l64; }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        m.touched ||= p >= end;
        break l62;
      }
      p = s63;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
  p = skipNamedTitle(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; return -1; }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  let n68 = 0;
  l65: for (;;) {
    if (n68 >= 3) break;
    const s67 = p;
    l66: {
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l66; }
      p++;
      n68++;
      continue l65;
    }
    p = s67;
    break;
  }
  l69: {
    const s70 = p;
    if (text.charCodeAt(p) === 61) {
      l71: {
        if (!(text.charCodeAt(p) === 61)) { m.touched ||= p >= end; break l71; }
        p++;
        while (text.charCodeAt(p) === 61) p++;
        m.touched ||= p >= end;
        break l69;
      }
      p = s70;
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
  let n75 = 0;
  l72: for (;;) {
    if (n75 >= 3) break;
    const s74 = p;
    l73: {
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l73; }
      p++;
      n75++;
      continue l72;
    }
    p = s74;
    break;
  }
  l76: {
    const s77 = p;
    if (text.charCodeAt(p) === 42) {
      l78: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l78; }
        if (text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l78; }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l78; }
        if (text.charCodeAt(p) !== 42) { m.touched ||= p >= end; break l78; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 42)) p++;
        m.touched ||= p >= end;
        break l76;
      }
      p = s77;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 45) {
      l79: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l79; }
        if (text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l79; }
        p++;
        p = skipBlanks(p);
        if (p < 0) { break l79; }
        if (text.charCodeAt(p) !== 45) { m.touched ||= p >= end; break l79; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 45)) p++;
        m.touched ||= p >= end;
        break l76;
      }
      p = s77;
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
  l80: {
    const s81 = p;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l82: {
        p++;
        break l80;
      }
      p = s81;
    } else m.touched ||= p >= end;
    let n86 = 0;
    l83: for (;;) {
      if (n86 >= 9) break;
      const s85 = p;
      l84: {
        if (!((((c = text.charCodeAt(p)) >= 48 && c <= 57)))) { m.touched ||= p >= end; break l84; }
        p++;
        n86++;
        continue l83;
      }
      p = s85;
      break;
    }
    if (n86 < 1) { return -1; }
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
  l87: {
    const s88 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      l89: {
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l89; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        break l87;
      }
      p = s88;
    } else m.touched ||= p >= end;
    l92: {
      const s90 = p;
      l91: {
        p = skipLineEnd(p);
        if (p < 0) { break l91; }
        p = s90;
        break l92;
      }
      p = s90;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
  p++;
  const near96 = p + 16;
  while (p < near96 && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  if (p === near96) {
    STOPS_2.lastIndex = p;
    p = STOPS_2.test(text) ? STOPS_2.lastIndex - 1 : end;
  }
  m.touched ||= p >= end;
  l97: {
    const s98 = p;
    if (text.charCodeAt(p) === 58) {
      l99: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l99; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          m.reaches(p, "**");
          break l99;
        }
        p += 2;
        break l97;
      }
      p = s98;
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
  l100: {
    const s101 = p;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l102: {
        if (!m.isCaseless(p, "task")) { break l102; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l102; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "id")) { break l102; }
        p += 2;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 84 || c === 116)) {
      l103: {
        if (!m.isCaseless(p, "timestamp")) { break l103; }
        p += 9;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l104: {
        if (!m.isCaseless(p, "description")) { break l104; }
        p += 11;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 65 || c === 97)) {
      l105: {
        if (!m.isCaseless(p, "authentication")) { break l105; }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l105; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "required")) { break l105; }
        p += 8;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l106: {
        if (!m.isCaseless(p, "rate")) { break l106; }
        p += 4;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l106; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "limit")) { break l106; }
        p += 5;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l107: {
        if (!m.isCaseless(p, "request")) { break l107; }
        p += 7;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l107; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        l108: {
          const s109 = p;
          if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
            l110: {
              if (!m.isCaseless(p, "parameters")) { break l110; }
              p += 10;
              break l108;
            }
            p = s109;
          } else m.touched ||= p >= end;
          if (!m.isCaseless(p, "body")) { break l107; }
          p += 4;
        }
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l111: {
        if (!m.isCaseless(p, "response")) { break l111; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l111; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "(success)")) { break l111; }
        p += 9;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l112: {
        if (!m.isCaseless(p, "error")) { break l112; }
        p += 5;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l112; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "responses")) { break l112; }
        p += 9;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l113: {
        if (!m.isCaseless(p, "columns")) { break l113; }
        p += 7;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l114: {
        if (!m.isCaseless(p, "indexes")) { break l114; }
        p += 7;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l115: {
        if (!m.isCaseless(p, "relationships")) { break l115; }
        p += 13;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 67 || c === 99)) {
      l116: {
        if (!m.isCaseless(p, "constraints")) { break l116; }
        p += 11;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 83 || c === 115)) {
      l117: {
        if (!m.isCaseless(p, "semantic")) { break l117; }
        p += 8;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l117; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "unit")) { break l117; }
        p += 4;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l118: {
        if (!m.isCaseless(p, "responsibility")) { break l118; }
        p += 14;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l119: {
        if (!m.isCaseless(p, "dependencies")) { break l119; }
        p += 12;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l120: {
        if (!m.isCaseless(p, "interfaces")) { break l120; }
        p += 10;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 80 || c === 112)) {
      l121: {
        if (!m.isCaseless(p, "parameters")) { break l121; }
        p += 10;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l122: {
        if (!m.isCaseless(p, "returns")) { break l122; }
        p += 7;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l123: {
        if (!m.isCaseless(p, "raises")) { break l123; }
        p += 6;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
      l124: {
        if (!m.isCaseless(p, "implementation")) { break l124; }
        p += 14;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l124; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "notes")) { break l124; }
        p += 5;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 69 || c === 101)) {
      l125: {
        if (!m.isCaseless(p, "estimated")) { break l125; }
        p += 9;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l125; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "complexity")) { break l125; }
        p += 10;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 86 || c === 118)) {
      l126: {
        if (!m.isCaseless(p, "validation")) { break l126; }
        p += 10;
        if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; break l126; }
        p++;
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!m.isCaseless(p, "criteria")) { break l126; }
        p += 8;
        break l100;
      }
      p = s101;
    } else m.touched ||= p >= end;
    if (!m.isCaseless(p, "severity")) { return -1; }
    p += 8;
  }
  return p;
}

function skipLabelAheadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l93: {
    const s94 = p;
    if (text.charCodeAt(p) === 42) {
      l95: {
        p = skipLabel(p);
        if (p < 0) { break l95; }
        break l93;
      }
      p = s94;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = skipBadLabel(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipSetextAheadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l52: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s50 = p;
      l51: {
        p = skipUnderlined(p);
        if (p < 0) { break l51; }
        p = s50;
        break l52;
      }
      p = s50;
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
  l127: {
    const s128 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l129: {
        let n133 = 0;
        l130: for (;;) {
          if (n133 >= 3) break;
          const s132 = p;
          l131: {
            if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l131; }
            p++;
            n133++;
            continue l130;
          }
          p = s132;
          break;
        }
        if (text.charCodeAt(p) !== 35) { m.touched ||= p >= end; break l129; }
        p++;
        break l127;
      }
      p = s128;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
    p = skipUnderlined(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readTitleTextCode(p: number): number {
  const { end } = m;
  const start = p;
  l134: for (;;) {
    const s136 = p;
    if (p < end) {
      l135: {
        p = skipTitlePiece(p);
        if (p < 0) { break l135; }
        continue l134;
      }
      p = s136;
    } else m.touched ||= p >= end;
    break;
  }
  const node: TitleTextNode = { type: 'TitleText', start: m.base + start, end: m.base + p };
  m.value = node;
  return p;
}

function noteEolCode(p: number): number {
  const { text, end } = m;
  l149: {
    const s150 = p;
    const t151 = m.trail.length;
    if (text.charCodeAt(p) === 10) {
      l152: {

        p++;
        break l149;
      }
      p = s150;
      if (m.trail.length > t151) m.trail.length = t151;
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
  l145: {
    const s146 = p;
    const t147 = m.trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l148: {
        p = noteEol(p);
        if (p < 0) { break l148; }
        break l145;
      }
      p = s146;
      if (m.trail.length > t147) m.trail.length = t147;
    } else m.touched ||= p >= end;
    if (p < end) {
      {
        const s153 = p;
        l154: {
          p++;
          return -1;
        }
        p = s153;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function noteHeadingEndCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l138: {
    if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
      const s140 = p;
      l139: {
        p = skipClosingMarks(p);
        if (p < 0) { break l139; }
        break l138;
      }
      p = s140;
    } else m.touched ||= p >= end;
  }
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l141: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s143 = p;
      const t144 = m.trail.length;
      l142: {
        p = readBadNoise(p);
        if (p < 0) { break l142; }
        break l141;
      }
      p = s143;
      if (m.trail.length > t144) m.trail.length = t144;
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
  l162: {
    const s163 = p;
    const t164 = m.trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l165: {
        while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
        m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l165; }
        p = noteEol(p);
        if (p < 0) { break l165; }
        break l162;
      }
      p = s163;
      if (m.trail.length > t164) m.trail.length = t164;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) === 9 || c === 32))) { m.touched ||= p >= end; return -1; }
    p++;
    while (((c = text.charCodeAt(p)) === 9 || c === 32)) p++;
    m.touched ||= p >= end;
    if (p < end) {
      {
        const s166 = p;
        l167: {
          p++;
          return -1;
        }
        p = s166;
      }
    } else m.touched ||= p >= end;
  }
  return p;
}

function readBlankLinesCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let value!: string;
  const s156 = p;
  let m161 = false;
  l157: for (;;) {
    const s159 = p;
    const t160 = m.trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l158: {
        p = noteBlankLine(p);
        if (p < 0) { break l158; }
        m161 = true;
        continue l157;
      }
      p = s159;
      if (m.trail.length > t160) m.trail.length = t160;
    } else m.touched ||= p >= end;
    break;
  }
  if (!m161) { return -1; }
  value = text.slice(s156, p);
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

function readLabelNameCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  const start = p;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
  p++;
  const near173 = p + 16;
  while (p < near173 && ((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128)) p++;
  if (p === near173) {
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_2[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
  p = readLabelName(p);
  if (p < 0) { return -1; }
  l_name = m.value as LabelNameNode;
  l174: {
    const s175 = p;
    if (text.charCodeAt(p) === 58) {
      l176: {

        p++;
        p = skipBlanks(p);
        if (p < 0) { break l176; }
        if (text.charCodeAt(p) !== 42 || !text.startsWith("**", p)) {
          m.reaches(p, "**");
          break l176;
        }
        p += 2;
        break l174;
      }
      p = s175;
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
  l169: {
    const s170 = p;
    const t171 = m.trail.length;
    if (text.charCodeAt(p) === 42) {
      l172: {
        p = readLabel(p);
        if (p < 0) { break l172; }
        value = m.value as LabelNode;
        break l169;
      }
      p = s170;
      if (m.trail.length > t171) m.trail.length = t171;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
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
  l181: {
    const s182 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) {
      l183: {
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l183; }
        p++;
        const near184 = p + 16;
        while (p < near184 && ((c = text.charCodeAt(p)) < 128 ? TABLE_4[c] === 1 : c >= 128)) p++;
        if (p === near184) {
          STOPS_3.lastIndex = p;
          p = STOPS_3.test(text) ? STOPS_3.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        break l181;
      }
      p = s182;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      {
        const s185 = p;
        l186: {
          p = skipLineNoise(p);
          if (p < 0) { break l186; }
          p = skipLineEnd(p);
          if (p < 0) { break l186; }
          return -1;
        }
        p = s185;
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
  l177: for (;;) {
    const s179 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l178: {
        p = skipLinePiece(p);
        if (p < 0) { break l178; }
        continue l177;
      }
      p = s179;
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
  l188: {
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      const s190 = p;
      const t191 = m.trail.length;
      l189: {
        p = readBadNoise(p);
        if (p < 0) { break l189; }
        break l188;
      }
      p = s190;
      if (m.trail.length > t191) m.trail.length = t191;
    } else m.touched ||= p >= end;
  }
  p = noteLineEnd(p);
  if (p < 0) { return -1; }
  return p;
}

function skipCutMarkCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let n195 = 0;
  l192: for (;;) {
    if (n195 >= 3) break;
    const s194 = p;
    l193: {
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l193; }
      p++;
      n195++;
      continue l192;
    }
    p = s194;
    break;
  }
  l196: {
    const s197 = p;
    if (text.charCodeAt(p) === 35) {
      l198: {
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
        if (n202 < 1) { break l198; }
        p = skipBlanks(p);
        if (p < 0) { break l198; }
        break l196;
      }
      p = s197;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l203: {
        if (!text.startsWith("**", p)) {
          m.reaches(p, "**");
          break l203;
        }
        p += 2;
        if (!((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42)))) { m.touched ||= p >= end; break l203; }
        p++;
        const near204 = p + 16;
        while (p < near204 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 42))) p++;
        if (p === near204) {
          STOPS_4.lastIndex = p;
          p = STOPS_4.test(text) ? STOPS_4.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        l205: {
          if (text.charCodeAt(p) === 42) {
            const s207 = p;
            l206: {

              p++;
              break l205;
            }
            p = s207;
          } else m.touched ||= p >= end;
        }
        break l196;
      }
      p = s197;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l208: {
        if (!text.startsWith("**", p)) {
          m.reaches(p, "**");
          break l208;
        }
        p += 2;
        break l196;
      }
      p = s197;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 42) {
      l209: {
        p = skipFooterCut(p);
        if (p < 0) { break l209; }
        break l196;
      }
      p = s197;
    } else m.touched ||= p >= end;
    if ((((c = text.charCodeAt(p)) >= 42 && c <= 43) || c === 45)) {
      l210: {
        p++;
        break l196;
      }
      p = s197;
    } else m.touched ||= p >= end;
    let n214 = 0;
    l211: for (;;) {
      if (n214 >= 2) break;
      const s213 = p;
      l212: {
        if (text.charCodeAt(p) !== 96) { m.touched ||= p >= end; break l212; }
        p++;
        n214++;
        continue l211;
      }
      p = s213;
      break;
    }
    if (n214 < 1) { return -1; }
  }
  if (p < end) {
    {
      const s215 = p;
      l216: {
        p++;
        return -1;
      }
      p = s215;
    }
  } else m.touched ||= p >= end;
  return p;
}

function readFenceBodyCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  const start = p;
  l218: for (;;) {
    const s220 = p;
    const t221 = m.trail.length;
    if (p < end) {
      l219: {
        if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
          {
            const s223 = p;
            l224: {
              p = skip_fenceClose(p);
              if (p < 0) { break l224; }
              break l219;
            }
            p = s223;
          }
        } else m.touched ||= p >= end;
        if (!(p < end)) { m.touched ||= p >= end; break l219; }
        p = noteLine(p);
        if (p < 0) { break l219; }
        continue l218;
      }
      p = s220;
      if (m.trail.length > t221) m.trail.length = t221;
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
  l226: {
    const s227 = p;
    const t228 = m.trail.length;
    if (text.charCodeAt(p) === 10) {
      l229: {

        value = "\n";
        p++;
        break l226;
      }
      p = s227;
      if (m.trail.length > t228) m.trail.length = t228;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
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
  const near243 = p + 16;
  while (p < near243 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 96))) p++;
  if (p === near243) {
    STOPS_5.lastIndex = p;
    p = STOPS_5.test(text) ? STOPS_5.lastIndex - 1 : end;
  }
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
  l234: {
    const s235 = p;
    const t236 = m.trail.length;
    l237: {
      p = skipInFailures(p);
      if (p < 0) { break l237; }
      l238: {
        const s239 = p;
        if (text.charCodeAt(p) === 42) {
          l240: {
            p = readFailure(p);
            if (p < 0) { break l240; }
            value = m.value as FailureNode;
            break l238;
          }
          p = s239;
        } else m.touched ||= p >= end;
        if (!((((c = text.charCodeAt(p)) >= 49 && c <= 53) || (c >= 95 && c <= 96) || c === 42))) { m.touched ||= p >= end; break l237; }
        p = readLooseFailure(p);
        if (p < 0) { break l237; }
        value = m.value as LooseFailureNode;
      }
      break l234;
    }
    p = s235;
    if (m.trail.length > t236) m.trail.length = t236;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304)) {
      l241: {
        p = readLabelledItem(p);
        if (p < 0) { break l241; }
        value = m.value as LabelledItemNode;
        break l234;
      }
      p = s235;
      if (m.trail.length > t236) m.trail.length = t236;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 96) {
      l242: {
        p = readCodeItem(p);
        if (p < 0) { break l242; }
        value = m.value as CodeItemNode;
        break l234;
      }
      p = s235;
      if (m.trail.length > t236) m.trail.length = t236;
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
  l265: {
    const s266 = p;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l267: {
        p = skipBulletLead(p);
        if (p < 0) { break l267; }
        break l265;
      }
      p = s266;
    } else m.touched ||= p >= end;
    let n271 = 0;
    l268: for (;;) {
      if (n271 >= 3) break;
      const s270 = p;
      l269: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l269; }
        p++;
        n271++;
        continue l268;
      }
      p = s270;
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
  l272: {
    const s273 = p;
    if (text.charCodeAt(p) === 42) {
      l274: {

        p++;
        break l272;
      }
      p = s273;
    } else m.touched ||= p >= end;
    if (text.charCodeAt(p) === 95) {
      l275: {

        p++;
        break l272;
      }
      p = s273;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_7[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = skipKnownWord(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipLabelLineCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let n279 = 0;
  l276: for (;;) {
    if (n279 >= 3) break;
    const s278 = p;
    l277: {
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l277; }
      p++;
      n279++;
      continue l276;
    }
    p = s278;
    break;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
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
  l289: {
    const s290 = p;
    l291: {
      p = skipLineEnd(p);
      if (p < 0) { break l291; }
      break l289;
    }
    p = s290;
    if (!(((c = text.charCodeAt(p)) === 32 || c === 35))) { m.touched ||= p >= end; return -1; }
    p = skipHeadingMarks(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipMarksBelowCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  const near296 = p + 16;
  while (p < near296 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near296) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  m.touched ||= p >= end;
  if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; return -1; }
  p = skipNewline(p);
  if (p < 0) { return -1; }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_11[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
  p++;
  return p;
}

function skipCellGapCode(p: number): number {
  const { text, end } = m;
  if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
  p++;
  {
    const s309 = p;
    l310: {
      p = skipBlanks(p);
      if (p < 0) { break l310; }
      p = skipLineEnd(p);
      if (p < 0) { break l310; }
      return -1;
    }
    p = s309;
  }
  return p;
}

function readCellCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  const start = p;
  l312: for (;;) {
    const s314 = p;
    if ((p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 124))) {
      l313: {
        l316: {
          const s317 = p;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)) {
            l318: {
              if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128))) { m.touched ||= p >= end; break l318; }
              p++;
              const near319 = p + 16;
              while (p < near319 && ((c = text.charCodeAt(p)) < 128 ? TABLE_12[c] === 1 : c >= 128)) p++;
              if (p === near319) {
                STOPS_6.lastIndex = p;
                p = STOPS_6.test(text) ? STOPS_6.lastIndex - 1 : end;
              }
              m.touched ||= p >= end;
              break l316;
            }
            p = s317;
          } else m.touched ||= p >= end;
          if (text.charCodeAt(p) !== 92) { m.touched ||= p >= end; break l313; }
          p++;
          l320: {
            if (((c = text.charCodeAt(p)) === 92 || c === 124)) {
              const s322 = p;
              l321: {
                p++;
                break l320;
              }
              p = s322;
            } else m.touched ||= p >= end;
          }
        }
        continue l312;
      }
      p = s314;
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
  l300: {
    const s301 = p;
    if (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 124)) {
      l302: {
        p = skipBlanks(p);
        if (p < 0) { break l302; }
        if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l302; }
        p++;
        const list308: CellNode[] = [];
        let n306 = 0;
        l303: for (;;) {
          const s305 = p;
          l304: {
            if (n306 > 0) {
              if (!(text.charCodeAt(p) === 124)) { m.touched ||= p >= end; break l304; }
              p = skipCellGap(p);
              if (p < 0) { break l304; }
            }
            let v307!: CellNode;
            p = readCell(p);
            if (p < 0) { break l304; }
            v307 = m.value as CellNode;
            list308.push(v307);
            n306++;
            continue l303;
          }
          p = s305;
          break;
        }
        if (n306 < 1) { break l302; }
        l_cells = list308;
        l323: {
          if (text.charCodeAt(p) === 124) {
            const s325 = p;
            l324: {

              p++;
              break l323;
            }
            p = s325;
          } else m.touched ||= p >= end;
        }
        p = skipBlanks(p);
        if (p < 0) { break l302; }
        l328: {
          const s326 = p;
          l327: {
            p = skipLineEnd(p);
            if (p < 0) { break l327; }
            p = s326;
            break l328;
          }
          p = s326;
          break l302;
        }
        break l300;
      }
      p = s301;
    } else m.touched ||= p >= end;
    l329: {
      p = skipBlanks(p);
      if (p < 0) { break l329; }
      const list335: CellNode[] = [];
      let n333 = 0;
      l330: for (;;) {
        const s332 = p;
        l331: {
          if (n333 > 0) {
            if (!(text.charCodeAt(p) === 124)) { m.touched ||= p >= end; break l331; }
            p = skipCellGap(p);
            if (p < 0) { break l331; }
          }
          let v334!: CellNode;
          p = readCell(p);
          if (p < 0) { break l331; }
          v334 = m.value as CellNode;
          list335.push(v334);
          n333++;
          continue l330;
        }
        p = s332;
        break;
      }
      if (n333 < 2) { break l329; }
      l_cells = list335;
      l336: {
        if (text.charCodeAt(p) === 124) {
          const s338 = p;
          l337: {

            p++;
            break l336;
          }
          p = s338;
        } else m.touched ||= p >= end;
      }
      p = skipBlanks(p);
      if (p < 0) { break l329; }
      l341: {
        const s339 = p;
        l340: {
          p = skipLineEnd(p);
          if (p < 0) { break l340; }
          p = s339;
          break l341;
        }
        p = s339;
        break l329;
      }
      break l300;
    }
    p = s301;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    const list347: CellNode[] = [];
    let n345 = 0;
    l342: for (;;) {
      if (n345 >= 1) break;
      const s344 = p;
      l343: {
        let v346!: CellNode;
        p = readCell(p);
        if (p < 0) { break l343; }
        v346 = m.value as CellNode;
        list347.push(v346);
        n345++;
        continue l342;
      }
      p = s344;
      break;
    }
    if (n345 < 1) { return -1; }
    l_cells = list347;
    if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; return -1; }
    p++;
    p = skipBlanks(p);
    if (p < 0) { return -1; }
    l350: {
      const s348 = p;
      l349: {
        p = skipLineEnd(p);
        if (p < 0) { break l349; }
        p = s348;
        break l350;
      }
      p = s348;
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
  l351: {
    const s352 = p;
    const t353 = m.trail.length;
    if (((c = text.charCodeAt(p)) === 10 || c === 13)) {
      l354: {
        p = readEol(p);
        if (p < 0) { break l354; }
        value = m.value as "\n" | BadLineEndNode;
        break l351;
      }
      p = s352;
      if (m.trail.length > t353) m.trail.length = t353;
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
  l253: {
    const s254 = p;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l255: {
        p = skipBlankLine(p);
        if (p < 0) { break l255; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l256: {
        p = skipThematicBreak(p);
        if (p < 0) { break l256; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l257: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l257; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l258: {
        p = skipHeadingGlued(p);
        if (p < 0) { break l258; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l259: {
        p = skipFenceStart(p);
        if (p < 0) { break l259; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l260: {
        p = skipBulletMark(p);
        if (p < 0) { break l260; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) {
      l261: {
        l264: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) {
            const s262 = p;
            l263: {
              p = skipLabelGate(p);
              if (p < 0) { break l263; }
              p = s262;
              break l264;
            }
            p = s262;
          } else m.touched ||= p >= end;
          break l261;
        }
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304))) { m.touched ||= p >= end; break l261; }
        p = skipLabelLine(p);
        if (p < 0) { break l261; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 60 || c === 124)) {
      l280: {
        let n284 = 0;
        l281: for (;;) {
          if (n284 >= 3) break;
          const s283 = p;
          l282: {
            if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l282; }
            p++;
            n284++;
            continue l281;
          }
          p = s283;
          break;
        }
        l285: {
          const s286 = p;
          if (text.charCodeAt(p) === 60) {
            l287: {
              if (!text.startsWith("<!--", p)) {
                m.reaches(p, "<!--");
                break l287;
              }
              p += 4;
              break l285;
            }
            p = s286;
          } else m.touched ||= p >= end;
          if (text.charCodeAt(p) !== 124) { m.touched ||= p >= end; break l280; }
          p++;
        }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 27 || c === 60)) {
      l288: {
        p = skipNoiseAlone(p);
        if (p < 0) { break l288; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
      l292: {
        p = skipCutMark(p);
        if (p < 0) { break l292; }
        break l253;
      }
      p = s254;
    } else m.touched ||= p >= end;
    l295: {
      if (p < end) {
        const s293 = p;
        l294: {
          p = skipMarksBelow(p);
          if (p < 0) { break l294; }
          p = s293;
          break l295;
        }
        p = s293;
      } else m.touched ||= p >= end;
      return -1;
    }
    l297: {
      const s298 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l299: {
          p = skipTableHead(p);
          if (p < 0) { break l299; }
          break l297;
        }
        p = s298;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_1[c] === 1 : c >= 128))) { m.touched ||= p >= end; return -1; }
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
  const near244 = p + 16;
  while (p < near244 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near244) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  m.touched ||= p >= end;
  p = noteLineEnd(p);
  if (p < 0) { return -1; }
  l245: for (;;) {
    const s247 = p;
    const t248 = m.trail.length;
    if (p < end) {
      l246: {
        if (p < end) {
          {
            const s250 = p;
            l251: {
              p = skipParagraphStop(p);
              if (p < 0) { break l251; }
              break l246;
            }
            p = s250;
          }
        } else m.touched ||= p >= end;
        if (!(p < end)) { m.touched ||= p >= end; break l246; }
        p = noteLine(p);
        if (p < 0) { break l246; }
        continue l245;
      }
      p = s247;
      if (m.trail.length > t248) m.trail.length = t248;
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
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
  p = readBulletColumn(p);
  if (p < 0) { return -1; }
  l_lead = m.value as string;
  l230: {
    const s232 = p;
    const t233 = m.trail.length;
    l231: {
      p = readBulletContent(p);
      if (p < 0) { break l231; }
      l_content = m.value as FailureNode | LooseFailureNode | LabelledItemNode | CodeItemNode | LooseItemNode;
      break l230;
    }
    p = s232;
    if (m.trail.length > t233) m.trail.length = t233;
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
  l355: {
    const s356 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l357: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l357; }
        break l355;
      }
      p = s356;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l358: {
        p = skipThematicBreak(p);
        if (p < 0) { break l358; }
        break l355;
      }
      p = s356;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 35)) {
      l359: {
        p = skipHeadingMarks(p);
        if (p < 0) { break l359; }
        break l355;
      }
      p = s356;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l360: {
        p = skipFenceStart(p);
        if (p < 0) { break l360; }
        break l355;
      }
      p = s356;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false)) {
      l361: {
        p = skipBulletMark(p);
        if (p < 0) { break l361; }
        break l355;
      }
      p = s356;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_9[c] === 1 : c === 304)) {
      l362: {
        p = skipLabelLine(p);
        if (p < 0) { break l362; }
        break l355;
      }
      p = s356;
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
  if (((c = text.charCodeAt(p)) < 128 ? TABLE_10[c] === 1 : false)) {
    {
      const s363 = p;
      l364: {
        p = skipCutMark(p);
        if (p < 0) { break l364; }
        return -1;
      }
      p = s363;
    }
  } else m.touched ||= p >= end;
  if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
    {
      const s366 = p;
      l367: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l367; }
        return -1;
      }
      p = s366;
    }
  } else m.touched ||= p >= end;
  if (!(p < end)) { m.touched ||= p >= end; return -1; }
  p = noteLine(p);
  if (p < 0) { return -1; }
  l369: for (;;) {
    const s371 = p;
    const t372 = m.trail.length;
    if (p < end) {
      l370: {
        if (p < end) {
          {
            const s374 = p;
            l375: {
              p = skipParagraphStop(p);
              if (p < 0) { break l375; }
              break l370;
            }
            p = s374;
          }
        } else m.touched ||= p >= end;
        if (!(p < end)) { m.touched ||= p >= end; break l370; }
        p = noteLine(p);
        if (p < 0) { break l370; }
        continue l369;
      }
      p = s371;
      if (m.trail.length > t372) m.trail.length = t372;
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
  const list382: " "[] = [];
  let n380 = 0;
  l377: for (;;) {
    if (n380 >= 3) break;
    const s379 = p;
    l378: {
      let v381!: " ";
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l378; }
      v381 = " ";
      p++;
      list382.push(v381);
      n380++;
      continue l377;
    }
    p = s379;
    break;
  }
  value = list382;
  m.value = value;
  return p;
}

function read_wrapperEndCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let value!: [" "[], string, string[], null];
  let e383!: " "[];
  p = readIndent(p);
  if (p < 0) { return -1; }
  e383 = m.value as " "[];
  let e384!: string;
  if (!(((c = text.charCodeAt(p)) === 96 || c === 126))) { m.touched ||= p >= end; return -1; }
  p = readWrapperRun(p);
  if (p < 0) { return -1; }
  e384 = m.value as string;
  let e385!: string[];
  p = readBlanks(p);
  if (p < 0) { return -1; }
  e385 = m.value as string[];
  let e386!: null;
  l389: {
    const s387 = p;
    l388: {
      p = skipLineEnd(p);
      if (p < 0) { break l388; }
      p = s387;
      break l389;
    }
    p = s387;
    return -1;
  }
  e386 = null;
  value = [e383, e384, e385, e386];
  m.value = value;
  return p;
}

function noteBlankLinesCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let m395 = false;
  l391: for (;;) {
    const s393 = p;
    const t394 = m.trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l392: {
        p = noteBlankLine(p);
        if (p < 0) { break l392; }
        m395 = true;
        continue l391;
      }
      p = s393;
      if (m.trail.length > t394) m.trail.length = t394;
    } else m.touched ||= p >= end;
    break;
  }
  if (!m395) { return -1; }
  return p;
}

function skipSectionStopCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l396: {
    const s397 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l398: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l398; }
        break l396;
      }
      p = s397;
    } else m.touched ||= p >= end;
    l401: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s399 = p;
        l400: {
          p = skipHeadingLike(p);
          if (p < 0) { break l400; }
          p = s399;
          break l401;
        }
        p = s399;
      } else m.touched ||= p >= end;
      return -1;
    }
    l402: {
      const s403 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l404: {
          p = skipSectionHeading(p);
          if (p < 0) { break l404; }
          break l402;
        }
        p = s403;
      } else m.touched ||= p >= end;
      p = skipOtherSectionAhead(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipItemStopCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l405: {
    const s406 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l407: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l407; }
        break l405;
      }
      p = s406;
    } else m.touched ||= p >= end;
    l410: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s408 = p;
        l409: {
          p = skipHeadingLike(p);
          if (p < 0) { break l409; }
          p = s408;
          break l410;
        }
        p = s408;
      } else m.touched ||= p >= end;
      return -1;
    }
    l411: {
      const s412 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l413: {
          p = skipSectionHeading(p);
          if (p < 0) { break l413; }
          break l411;
        }
        p = s412;
      } else m.touched ||= p >= end;
      l414: {
        p = skipOtherSectionAhead(p);
        if (p < 0) { break l414; }
        break l411;
      }
      p = s412;
      p = skipItemAhead(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipTextNameCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l418: {
    const s419 = p;
    if (((c = text.charCodeAt(p)) === 68 || c === 100)) {
      l420: {
        p = skipDescriptionName(p);
        if (p < 0) { break l420; }
        break l418;
      }
      p = s419;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l421: {
        p = skipRateLimitName(p);
        if (p < 0) { break l421; }
        break l418;
      }
      p = s419;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
      l422: {
        p = skipReturnsName(p);
        if (p < 0) { break l422; }
        break l418;
      }
      p = s419;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_14[c] === 1 : false)) {
      l423: {
        p = skipSemanticUnitName(p);
        if (p < 0) { break l423; }
        break l418;
      }
      p = s419;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_15[c] === 1 : false)) {
      l424: {
        p = skipResponsibilityName(p);
        if (p < 0) { break l424; }
        break l418;
      }
      p = s419;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_16[c] === 1 : false)) {
      l425: {
        p = skipCriteriaName(p);
        if (p < 0) { break l425; }
        break l418;
      }
      p = s419;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_17[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
    p = skipSeverityName(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skip_labelCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l426: {
    const s427 = p;
    if (text.charCodeAt(p) === 42) {
      l428: {
        p = skipLabel(p);
        if (p < 0) { break l428; }
        break l426;
      }
      p = s427;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = skipBadLabel(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readTextLabelCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let value!: DescriptionLabelNode | RateLimitLabelNode | ReturnsLabelNode | SemanticUnitLabelNode | ResponsibilityLabelNode | CriteriaLabelNode | SeverityLabelNode;
  l429: {
    const s430 = p;
    const t431 = m.trail.length;
    l432: {
      p = skipInContract(p);
      if (p < 0) { break l432; }
      l433: {
        const s434 = p;
        const t435 = m.trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false)) {
          l436: {
            p = readDescriptionLabel(p);
            if (p < 0) { break l436; }
            value = m.value as DescriptionLabelNode;
            break l433;
          }
          p = s434;
          if (m.trail.length > t435) m.trail.length = t435;
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false))) { m.touched ||= p >= end; break l432; }
        p = readRateLimitLabel(p);
        if (p < 0) { break l432; }
        value = m.value as RateLimitLabelNode;
      }
      break l429;
    }
    p = s430;
    if (m.trail.length > t431) m.trail.length = t431;
    l437: {
      p = skipInSchema(p);
      if (p < 0) { break l437; }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) { m.touched ||= p >= end; break l437; }
      p = readDescriptionLabel(p);
      if (p < 0) { break l437; }
      value = m.value as DescriptionLabelNode;
      break l429;
    }
    p = s430;
    if (m.trail.length > t431) m.trail.length = t431;
    l438: {
      p = skipInMethod(p);
      if (p < 0) { break l438; }
      l439: {
        const s440 = p;
        const t441 = m.trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
          l442: {
            p = readReturnsLabel(p);
            if (p < 0) { break l442; }
            value = m.value as ReturnsLabelNode;
            break l439;
          }
          p = s440;
          if (m.trail.length > t441) m.trail.length = t441;
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_19[c] === 1 : false))) { m.touched ||= p >= end; break l438; }
        p = readDescriptionLabel(p);
        if (p < 0) { break l438; }
        value = m.value as DescriptionLabelNode;
      }
      break l429;
    }
    p = s430;
    if (m.trail.length > t431) m.trail.length = t431;
    l443: {
      {
        const s444 = p;
        l445: {
          p = skipInMethod(p);
          if (p < 0) { break l445; }
          break l443;
        }
        p = s444;
      }
      p = skipInComponent(p);
      if (p < 0) { break l443; }
      l447: {
        const s448 = p;
        const t449 = m.trail.length;
        if (((c = text.charCodeAt(p)) < 128 ? TABLE_21[c] === 1 : false)) {
          l450: {
            p = readSemanticUnitLabel(p);
            if (p < 0) { break l450; }
            value = m.value as SemanticUnitLabelNode;
            break l447;
          }
          p = s448;
          if (m.trail.length > t449) m.trail.length = t449;
        } else m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_22[c] === 1 : false))) { m.touched ||= p >= end; break l443; }
        p = readResponsibilityLabel(p);
        if (p < 0) { break l443; }
        value = m.value as ResponsibilityLabelNode;
      }
      break l429;
    }
    p = s430;
    if (m.trail.length > t431) m.trail.length = t431;
    p = skipInCheck(p);
    if (p < 0) { return -1; }
    l451: {
      const s452 = p;
      const t453 = m.trail.length;
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_23[c] === 1 : false)) {
        l454: {
          p = readCriteriaLabel(p);
          if (p < 0) { break l454; }
          value = m.value as CriteriaLabelNode;
          break l451;
        }
        p = s452;
        if (m.trail.length > t453) m.trail.length = t453;
      } else m.touched ||= p >= end;
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_24[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
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
  l417: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_18[c] === 1 : false)) {
      const s415 = p;
      l416: {
        p = skipAnyLead(p);
        if (p < 0) { break l416; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        m.touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_13[c] === 1 : false))) { m.touched ||= p >= end; break l416; }
        p = skipTextName(p);
        if (p < 0) { break l416; }
        p = s415;
        break l417;
      }
      p = s415;
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
  l457: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_26[c] === 1 : false)) {
      const s455 = p;
      l456: {
        p = skipAnyLead(p);
        if (p < 0) { break l456; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        m.touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_25[c] === 1 : false))) { m.touched ||= p >= end; break l456; }
        p = skipAuthenticationName(p);
        if (p < 0) { break l456; }
        p = s455;
        break l457;
      }
      p = s455;
    } else m.touched ||= p >= end;
    return -1;
  }
  p = readHolds(p);
  if (p < 0) { return -1; }
  l_holds = m.value as string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
  p = read_label(p);
  if (p < 0) { return -1; }
  l_label = m.value as LabelNode | BadLabelNode;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l458: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_27[c] === 1 : false)) {
      const s460 = p;
      const t461 = m.trail.length;
      l459: {
        p = readAnswer(p);
        if (p < 0) { break l459; }
        l_answer = m.value as YesNode | NoNode;
        break l458;
      }
      p = s460;
      if (m.trail.length > t461) m.trail.length = t461;
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

function readJsonHeadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  const start = p;
  let l_holds!: string;
  let l_field!: RequestBodyLabelNode | ResponseLabelNode;
  p = skipInContract(p);
  if (p < 0) { return -1; }
  l464: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_28[c] === 1 : false)) {
      const s462 = p;
      l463: {
        p = skipAnyLead(p);
        if (p < 0) { break l463; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        m.touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        m.touched ||= p >= end;
        l465: {
          const s466 = p;
          if (((c = text.charCodeAt(p)) === 82 || c === 114)) {
            l467: {
              p = skipRequestBodyName(p);
              if (p < 0) { break l467; }
              break l465;
            }
            p = s466;
          } else m.touched ||= p >= end;
          if (!((((c = text.charCodeAt(p)) >= 82 && c <= 83) || (c >= 114 && c <= 115)))) { m.touched ||= p >= end; break l463; }
          p = skipResponseName(p);
          if (p < 0) { break l463; }
        }
        p = s462;
        break l464;
      }
      p = s462;
    } else m.touched ||= p >= end;
    return -1;
  }
  p = readHolds(p);
  if (p < 0) { return -1; }
  l_holds = m.value as string;
  l468: {
    const s469 = p;
    const t470 = m.trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_20[c] === 1 : false)) {
      l471: {
        p = readRequestBodyLabel(p);
        if (p < 0) { break l471; }
        l_field = m.value as RequestBodyLabelNode;
        break l468;
      }
      p = s469;
      if (m.trail.length > t470) m.trail.length = t470;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_29[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
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
  l474: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_31[c] === 1 : c === 304)) {
      const s472 = p;
      l473: {
        p = skipAnyLead(p);
        if (p < 0) { break l473; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        m.touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        m.touched ||= p >= end;
        l475: {
          const s476 = p;
          if (((c = text.charCodeAt(p)) === 73 || c === 105 || c === 304)) {
            l477: {
              p = skipIndexesName(p);
              if (p < 0) { break l477; }
              break l475;
            }
            p = s476;
          } else m.touched ||= p >= end;
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_30[c] === 1 : false)) {
            l478: {
              p = skipRelationshipsName(p);
              if (p < 0) { break l478; }
              break l475;
            }
            p = s476;
          } else m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) === 67 || c === 99))) { m.touched ||= p >= end; break l473; }
          p = skipConstraintsName(p);
          if (p < 0) { break l473; }
        }
        p = s472;
        break l474;
      }
      p = s472;
    } else m.touched ||= p >= end;
    return -1;
  }
  p = readHolds(p);
  if (p < 0) { return -1; }
  l_holds = m.value as string;
  l479: {
    const s480 = p;
    const t481 = m.trail.length;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_32[c] === 1 : c === 304)) {
      l482: {
        p = readIndexesLabel(p);
        if (p < 0) { break l482; }
        l_field = m.value as IndexesLabelNode;
        break l479;
      }
      p = s480;
      if (m.trail.length > t481) m.trail.length = t481;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_33[c] === 1 : false)) {
      l483: {
        p = readRelationshipsLabel(p);
        if (p < 0) { break l483; }
        l_field = m.value as RelationshipsLabelNode;
        break l479;
      }
      p = s480;
      if (m.trail.length > t481) m.trail.length = t481;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_34[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
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
  {
    const s484 = p;
    l485: {
      p = skipInMethod(p);
      if (p < 0) { break l485; }
      return -1;
    }
    p = s484;
  }
  p = skipInComponent(p);
  if (p < 0) { return -1; }
  l489: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_36[c] === 1 : false)) {
      const s487 = p;
      l488: {
        p = skipAnyLead(p);
        if (p < 0) { break l488; }
        while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
        m.touched ||= p >= end;
        while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
        m.touched ||= p >= end;
        if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_35[c] === 1 : false))) { m.touched ||= p >= end; break l488; }
        p = skipComplexityName(p);
        if (p < 0) { break l488; }
        p = s487;
        break l489;
      }
      p = s487;
    } else m.touched ||= p >= end;
    return -1;
  }
  p = readHolds(p);
  if (p < 0) { return -1; }
  l_holds = m.value as string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
  p = read_label(p);
  if (p < 0) { return -1; }
  l_label = m.value as LabelNode | BadLabelNode;
  p = skipBlanks(p);
  if (p < 0) { return -1; }
  l490: {
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_37[c] === 1 : false)) {
      const s492 = p;
      const t493 = m.trail.length;
      l491: {
        p = read_wholeNumber(p);
        if (p < 0) { break l491; }
        l_number = m.value as WholeNumberNode;
        break l490;
      }
      p = s492;
      if (m.trail.length > t493) m.trail.length = t493;
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

function skipKnownLineCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let n500 = 0;
  l497: for (;;) {
    if (n500 >= 3) break;
    const s499 = p;
    l498: {
      if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l498; }
      p++;
      n500++;
      continue l497;
    }
    p = s499;
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
    const s494 = p;
    l495: {
      p = skipKnownLine(p);
      if (p < 0) { break l495; }
      return -1;
    }
    p = s494;
  }
  p = readPlainHolds(p);
  if (p < 0) { return -1; }
  l_holds = m.value as string;
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
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
  l512: {
    const s513 = p;
    l514: {
      {
        const s515 = p;
        l516: {
          p = skipInNotes(p);
          if (p < 0) { break l516; }
          break l514;
        }
        p = s515;
      }
      let n521 = 0;
      l518: for (;;) {
        if (n521 >= 3) break;
        const s520 = p;
        l519: {
          if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l519; }
          p++;
          n521++;
          continue l518;
        }
        p = s520;
        break;
      }
      if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; break l514; }
      p = skipLabelAhead(p);
      if (p < 0) { break l514; }
      break l512;
    }
    p = s513;
    p = skipInNotes(p);
    if (p < 0) { return -1; }
    let n525 = 0;
    l522: for (;;) {
      if (n525 >= 3) break;
      const s524 = p;
      l523: {
        if (text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l523; }
        p++;
        n525++;
        continue l522;
      }
      p = s524;
      break;
    }
    l528: {
      if (((c = text.charCodeAt(p)) < 128 ? TABLE_39[c] === 1 : c === 304)) {
        const s526 = p;
        l527: {
          while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
          m.touched ||= p >= end;
          while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
          m.touched ||= p >= end;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_38[c] === 1 : c === 304))) { m.touched ||= p >= end; break l527; }
          p = skipComponentName(p);
          if (p < 0) { break l527; }
          p = s526;
          break l528;
        }
        p = s526;
      } else m.touched ||= p >= end;
      return -1;
    }
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = skipLabelAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipBulletLabelAheadCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  {
    const s529 = p;
    l530: {
      p = skipHeldBullet(p);
      if (p < 0) { break l530; }
      return -1;
    }
    p = s529;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
  p = skipBulletLead(p);
  if (p < 0) { return -1; }
  l534: {
    const s532 = p;
    l533: {
      while (((c = text.charCodeAt(p)) === 42 || c === 95)) p++;
      m.touched ||= p >= end;
      while (((c = text.charCodeAt(p)) === 9 || c === 32 || c === 95)) p++;
      m.touched ||= p >= end;
      p = skip_knownName(p);
      if (p < 0) { break l533; }
      p = s532;
      break l534;
    }
    p = s532;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_3[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
  p = skipLabelAhead(p);
  if (p < 0) { return -1; }
  return p;
}

function skipBulletTextCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  const near542 = p + 16;
  while (p < near542 && ((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) p++;
  if (p === near542) {
    STOPS_1.lastIndex = p;
    p = STOPS_1.test(text) ? STOPS_1.lastIndex - 1 : end;
  }
  m.touched ||= p >= end;
  p = skipLineEnd(p);
  if (p < 0) { return -1; }
  l543: for (;;) {
    const s545 = p;
    if (p < end) {
      l544: {
        if (p < end) {
          {
            const s547 = p;
            l548: {
              p = skipParagraphStop(p);
              if (p < 0) { break l548; }
              break l544;
            }
            p = s547;
          }
        } else m.touched ||= p >= end;
        if (!(p < end)) { m.touched ||= p >= end; break l544; }
        p = skipLine(p);
        if (p < 0) { break l544; }
        continue l543;
      }
      p = s545;
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
      const s535 = p;
      l536: {
        p = skipNestedInMethod(p);
        if (p < 0) { break l536; }
        return -1;
      }
      p = s535;
    }
  } else m.touched ||= p >= end;
  l540: {
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      const s538 = p;
      l539: {
        const near541 = p + 16;
        while (p < near541 && (p < end && !((c = text.charCodeAt(p)) === 10 || c === 13 || c === 40))) p++;
        if (p === near541) {
          STOPS_7.lastIndex = p;
          p = STOPS_7.test(text) ? STOPS_7.lastIndex - 1 : end;
        }
        m.touched ||= p >= end;
        if (text.charCodeAt(p) !== 40) { m.touched ||= p >= end; break l539; }
        p++;
        p = s538;
        break l540;
      }
      p = s538;
    } else m.touched ||= p >= end;
    return -1;
  }
  if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) { m.touched ||= p >= end; return -1; }
  p = skipListedHeading(p);
  if (p < 0) { return -1; }
  return p;
}

function skipFieldEndCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l501: {
    const s502 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l503: {
        p = skipItemStop(p);
        if (p < 0) { break l503; }
        break l501;
      }
      p = s502;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_6[c] === 1 : false)) {
      l504: {
        p = skipThematicBreak(p);
        if (p < 0) { break l504; }
        break l501;
      }
      p = s502;
    } else m.touched ||= p >= end;
    if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) {
      l505: {
        l508: {
          if (((c = text.charCodeAt(p)) < 128 ? TABLE_8[c] === 1 : c === 304)) {
            const s506 = p;
            l507: {
              p = skipLabelGate(p);
              if (p < 0) { break l507; }
              p = s506;
              break l508;
            }
            p = s506;
          } else m.touched ||= p >= end;
          break l505;
        }
        l509: {
          const s510 = p;
          l511: {
            p = skipPlainLabelAhead(p);
            if (p < 0) { break l511; }
            break l509;
          }
          p = s510;
          if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_5[c] === 1 : false))) { m.touched ||= p >= end; break l505; }
          p = skipBulletLabelAhead(p);
          if (p < 0) { break l505; }
        }
        break l501;
      }
      p = s502;
    } else m.touched ||= p >= end;
    p = skipListedAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function skipComponentStopCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l550: {
    const s551 = p;
    if (((c = text.charCodeAt(p)) === 32 || c === 96 || c === 126)) {
      l552: {
        p = skip_wrapperEnd(p);
        if (p < 0) { break l552; }
        break l550;
      }
      p = s551;
    } else m.touched ||= p >= end;
    l555: {
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        const s553 = p;
        l554: {
          p = skipHeadingLike(p);
          if (p < 0) { break l554; }
          p = s553;
          break l555;
        }
        p = s553;
      } else m.touched ||= p >= end;
      return -1;
    }
    l556: {
      const s557 = p;
      if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
        l558: {
          p = skipSectionHeading(p);
          if (p < 0) { break l558; }
          break l556;
        }
        p = s557;
      } else m.touched ||= p >= end;
      l559: {
        p = skipOtherSectionAhead(p);
        if (p < 0) { break l559; }
        break l556;
      }
      p = s557;
      if (!(((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12)))) { m.touched ||= p >= end; return -1; }
      p = skipComponentHeading(p);
      if (p < 0) { return -1; }
    }
  }
  return p;
}

function skipMethodStopCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  l560: {
    const s561 = p;
    if (((c = text.charCodeAt(p)) >= 14 || c <= 9 || (c >= 11 && c <= 12))) {
      l562: {
        p = skipItemStop(p);
        if (p < 0) { break l562; }
        break l560;
      }
      p = s561;
    } else m.touched ||= p >= end;
    if (!(((c = text.charCodeAt(p)) < 128 ? TABLE_40[c] === 1 : c === 304))) { m.touched ||= p >= end; return -1; }
    p = skipComponentLabelAhead(p);
    if (p < 0) { return -1; }
  }
  return p;
}

function readBlankLineCode(p: number): number {
  const { text, end } = m;
  let c = 0;
  let value!: [string[], "\n" | BadLineEndNode] | [string[], null];
  l563: {
    const s564 = p;
    const t565 = m.trail.length;
    if ((((c = text.charCodeAt(p)) >= 9 && c <= 10) || c === 13 || c === 32)) {
      l566: {
        let e567!: string[];
        const list572: string[] = [];
        l568: for (;;) {
          const s570 = p;
          if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
            l569: {
              let v571!: string;
              p = readBlank(p);
              if (p < 0) { break l569; }
              v571 = m.value as string;
              list572.push(v571);
              continue l568;
            }
            p = s570;
          } else m.touched ||= p >= end;
          break;
        }
        e567 = list572;
        let e574!: "\n" | BadLineEndNode;
        if (!(((c = text.charCodeAt(p)) === 10 || c === 13))) { m.touched ||= p >= end; break l566; }
        p = readEol(p);
        if (p < 0) { break l566; }
        e574 = m.value as "\n" | BadLineEndNode;
        value = [e567, e574];
        break l563;
      }
      p = s564;
      if (m.trail.length > t565) m.trail.length = t565;
    } else m.touched ||= p >= end;
    let e575!: string[];
    const list580: string[] = [];
    l576: for (;;) {
      const s578 = p;
      if (((c = text.charCodeAt(p)) === 9 || c === 32)) {
        l577: {
          let v579!: string;
          p = readBlank(p);
          if (p < 0) { break l577; }
          v579 = m.value as string;
          list580.push(v579);
          continue l576;
        }
        p = s578;
      } else m.touched ||= p >= end;
      break;
    }
    if (list580.length === 0) { return -1; }
    e575 = list580;
    let e582!: null;
    p = readEof(p);
    if (p < 0) { return -1; }
    e582 = m.value as null;
    value = [e575, e582];
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
const skipHeadingMarks = seq(skipIndent, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "\t "));
const skipHeadingGlued = seq(skipIndent, repeat(m, { least: 1, most: 6 }, lit(m, "#")), one(m, "^\t\n\r !#"));
const leaf2 = leaf(m, seq(not(m, skipWrapperAhead), not(m, skipHeadingMarks), not(m, skipHeadingGlued)));
const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
const readWrapperRun = closes(m, 0, readFenceRun);
const skipWrapperRun = quiet(m, readWrapperRun);
const skipBlanks = run(m, "\t ");
const skip_wrapperEnd = coded(skip_wrapperEndCode, " `~", true);
const skipH1 = seq(skipIndent, lit(m, "#"), not(m, lit(m, "#")));
const skipH2 = seq(skipIndent, lit(m, "##"), not(m, lit(m, "#")));
const skipEof = not(m, one(m, "^"));
const skipBadHeadingSpace = and(m, one(m, "^\t\n\r !#"));
const skipHeadingSpace = choice(m, run(m, "\t ", 1), and(m, skipLineEnd), skipBadHeadingSpace);
const skipLineNoise = seq(skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))));
const skipBadNoise = skipLineNoise;
const skipMark = seq(repeat(m, { least: 1, most: 6 }, lit(m, "#")), not(m, lit(m, "#")), not(m, seq(run(m, "\t "),
      skipEof)), skipHeadingSpace, optional(m, skipBadNoise));
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
const skipH3 = seq(skipIndent, lit(m, "###"), not(m, lit(m, "#")));
const skipOwnName = seq(optional(m, skipBadTitleDecoration), skipAnyOwnName, and(m, skipSectionEnd), optional(m,
    skipBadSectionRemark), optional(m, skipBadTitleDecoration));
const skipSectionHeading = choice(m, seq(and(m, choice(m, skipH1, skipH2)), skipIndent, skipMark, skipSectionName,
    skipHeadingEnd), seq(and(m, skipH3), skipIndent, skipMark, skipOwnName, skipHeadingEnd), seq(and(m,
      skipUnderlined), and(m, skipNamedSetext), skipSectionName, skipHeadingEnd, skipBadSetext));
const skipSectionAhead = seq(and(m, skipHeadingLike), skipSectionHeading);
const leaf17 = leaf(m, seq(not(m, skip_wrapperEnd), not(m, skipTitleHeading), not(m, skipSectionAhead)));
const readBadHeadingSpace = mistake(m, (start, end, raw) => ({ type: 'BadHeadingSpace', start, end, raw }), and(m,
    one(m, "^\t\n\r !#")));
const noteHeadingSpace = choice(m, run(m, "\t ", 1), and(m, skipLineEnd), readBadHeadingSpace);
const readBadNoise = mistake(m, (start, end, raw) => ({ type: 'BadNoise', start, end, raw }), skipLineNoise);
const readMark = node(m, (start, end, l) => ({ type: 'Mark', start, end, marks: l[0] }), seq(label(m, 0, text(m,
        repeat(m, { least: 1, most: 6 }, lit(m, "#")))), not(m, lit(m, "#")), not(m, seq(run(m, "\t "), skipEof)),
    noteHeadingSpace, optional(m, readBadNoise)));
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
const leaf78 = leaf(m, readOtherHeading);
const noteBlankLine = coded(noteBlankLineCode, "\t\n\r ");
const readBlankLines = coded(readBlankLinesCode, "\t\n\r ");
const skipBulletLead = coded(skipBulletLeadCode, "\t *+\\-0-9", true);
const skipMetadataLead = choice(m, skipBulletLead, skipIndent);
const skipOpen = coded(skipOpenCode, null, true);
const skipClose = seq(run(m, "\t _"), one(m, "*:\uff1a"));
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
const leaf90 = leaf(m, choice(m, readBlankLines, readMetadataLine));
const skipFooterCut = seq(caseless(m, "*g"), optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "n"),
          optional(m, seq(caseless(m, "e"), optional(m, seq(caseless(m, "r"), optional(m, seq(caseless(m, "a"),
                      optional(m, seq(caseless(m, "t"), optional(m, seq(caseless(m, "e"), optional(m,
                                seq(caseless(m, "d"), run(m, "^\n\r*"))))))))))))))))));
const skipCutMark = coded(skipCutMarkCode, " #*+\\-`", true);
const readMissingMarkEnd = mistake(m, (start, end, raw) => ({ type: 'MissingMarkEnd', start, end, raw }),
  skipCutMark);
const readSubheading = node(m, (start, end, l) => ({ type: 'Subheading', start, end, mark: l[0], title: l[1] }),
  seq(skipIndent, label(m, 0, readMark), label(m, 1, readTitleText), noteHeadingEnd));
const leaf111 = leaf(m, choice(m, readMissingMarkEnd, readSubheading));
const readRule = node(m, (start, end) => ({ type: 'Rule', start, end }), seq(and(m, skipThematicBreak), run(m,
      "^\n\r", 1)));
const skipFooterLine = seq(caseless(m, "*generated"), run(m, "\t ", 1), caseless(m, "by"), run(m, "\t ", 1),
  caseless(m, "design"), run(m, "\t ", 1), caseless(m, "agent"), many(m, 0, seq(not(m, seq(lit(m, "*"), run(m,
          "\t "), skipLineEnd)), one(m, "^\n\r"))), lit(m, "*"), run(m, "\t "), skipLineEnd);
const readFooter = node(m, (start, end) => ({ type: 'Footer', start, end }), seq(and(m, skipFooterLine), run(m,
      "^\n\r", 1)));
const readFenceRunHere = choice(m, pick(m, 0, text(m, seq(lit(m, "```"), run(m, "`"))), and(m, seq(run(m,
        "^\n\r`"), skipLineEnd))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
const readFenceInfo = node(m, (start, end) => ({ type: 'FenceInfo', start, end }), run(m, "^\n\r"));
const readClosingRun = closes(m, 4, readFenceRun);
const skipClosingRun = quiet(m, readClosingRun);
const skip_fenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
const noteLine = choice(m, seq(run(m, "^\n\r"), noteEol), run(m, "^\n\r", 1));
const readFenceBody = coded(readFenceBodyCode, null);
const readFenceClose = node(m, (start, end) => ({ type: 'FenceClose', start, end }), skip_fenceClose);
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
const leaf116 = leaf(m, choice(m, readRule, readFooter, readFence, readComment, readMissingCommentEnd));
const readEol = coded(readEolCode, "\n\r");
const leaf132 = leaf(m, optional(m, readEol));
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
const leaf134 = leaf(m, choice(m, readBullet, readTable, readBadNoiseLine, readParagraph));
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
const leaf182 = leaf(m, and(m, skipWholeWrapper));
const readBadWrapper = mistake(m, (start, end, raw, l) => ({ type: 'BadWrapper', start, end, raw, run: l[0] }),
  seq(and(m, skipWrapperAhead), label(m, 0, readFenceOpen)));
const leaf198 = leaf(m, readBadWrapper);
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
const leaf200 = leaf(m, readTitleHeading);
const skipOtherHeading = choice(m, seq(and(m, choice(m, skipH1, skipH2)), skipIndent, skipMark, skipTitleText,
    skipHeadingEnd), seq(and(m, skipSetextAhead), skipTitleText, skipHeadingEnd, skipBadSetext));
const leaf206 = leaf(m, seq(not(m, skip_wrapperEnd), not(m, skipSectionAhead), not(m, skipOtherHeading)));
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
const leaf208 = leaf(m, readOverviewHeading);
const noteBlankLines = coded(noteBlankLinesCode, "\t\n\r ");
const leaf217 = leaf(m, noteBlankLines);
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
const skipParenthesis = seq(run(m, "^\n\r("), lit(m, "("));
const skipMethodLevel = choice(m, and(m, seq(skipH3, skipParenthesis)), and(m, seq(skipIndent, lit(m, "####"))));
const readInNotes = inside(m, 12);
const skipInNotes = readInNotes;
const skipTextInNotes = seq(skipInNotes, not(m, skipParenthesis));
const skipSignatureName = seq(run(m, "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192", 1), many(m, 0, seq(lit(m, "-"),
      not(m, lit(m, ">")), run(m, "^\t\n\r \"#'-*,\\-/:<->[]`{-}\u2013\u2192", 1))));
const skip_parameterName = choice(m, seq(optional(m, choice(m, lit(m, "**"), lit(m, "*"))), skipSignatureName),
  lit(m, "*"), lit(m, "/"));
const skipParameterName = skip_parameterName;
const skipQuoted = choice(m, seq(lit(m, "\""), run(m, "^\n\r\"\\\\"), many(m, 0, seq(lit(m, "\\"), optional(m,
          one(m, "^\n\r")), run(m, "^\n\r\"\\\\"))), choice(m, lit(m, "\""), and(m, skipLineEnd))), seq(lit(m,
    "'"), run(m, "^\n\r'\\\\"), many(m, 0, seq(lit(m, "\\"), optional(m, one(m, "^\n\r")), run(m,
    "^\n\r'\\\\"))), choice(m, lit(m, "'"), and(m, skipLineEnd))));
const skipInner = many(m, 0, choice(m, run(m, "^\n\r\"'-)[]{}", 1), again(() => skipBracketed), skipQuoted));
const skipBracketed: Match = deep(m, choice(m, seq(lit(m, "("), skipInner, lit(m, ")")), seq(lit(m, "["),
      skipInner, lit(m, "]")), seq(lit(m, "{"), skipInner, lit(m, "}"))));
const skipArrow = choice(m, lit(m, "->"), lit(m, "=>"), lit(m, "\u2192"), lit(m, "-->"), lit(m, "\u2013>"));
const skipTypePiece = choice(m, run(m, "^\n\r\"'-),\\-=[]`{}\u2013\u2192", 1), skipBracketed, skipQuoted,
  seq(not(m, skipArrow), one(m, "^\n\r\"'-),=[]`{}")));
const skipResultPiece = choice(m, skipBracketed, skipQuoted, one(m, "^\n\r\"'-),=[]`{}"));
const skip_typeText = seq(many(m, 1, skipTypePiece), optional(m, seq(skipArrow, many(m, 1, skipResultPiece), and(m,
        one(m, "),=")))));
const skipTypeText = skip_typeText;
const skipLambdaHead = seq(lit(m, "lambda"), not(m, one(m, "0-9A-Z_a-z")), run(m, "^\n\r():`"), lit(m, ":"));
const skipDefaultPiece = choice(m, skipBracketed, skipQuoted, seq(not(m, skipArrow), one(m, "^\n\r\"'-),[]`{}")));
const skip_defaultText = seq(many(m, 1, choice(m, skipLambdaHead, skipDefaultPiece)), optional(m, seq(skipArrow,
      many(m, 1, choice(m, skipLambdaHead, skipResultPiece, lit(m, "="))), and(m, one(m, "),")))));
const skipDefaultText = skip_defaultText;
const skipParameterEnd = choice(m, lit(m, ","), lit(m, ")"), seq(run(m, "\t "), run(m, "`"), skipLineEnd),
  seq(run(m, "\t "), skipArrow));
const skipParameter = choice(m, seq(skipParameterName, run(m, "\t "), optional(m, seq(lit(m, ":"), run(m, "\t "),
        skipTypeText)), optional(m, seq(lit(m, "="), run(m, "\t "), skipDefaultText)), and(m, skipParameterEnd)),
  seq(skipParameterName, run(m, "\t "), lit(m, ":"), run(m, "\t "), run(m, "^\n\r)", 1)));
const skipBadParameter = choice(m, seq(lit(m, ","), run(m, "\t ")), seq(skipArrow, many(m, 1, choice(m,
        skipResultPiece, one(m, ",="))), and(m, lit(m, ")")), run(m, "\t ")), seq(not(m, skipArrow), one(m,
    "^\n\r),`"), run(m, "^\n\r),`"), optional(m, lit(m, ",")), run(m, "\t ")));
const skipParameterItem = choice(m, seq(skipParameter, optional(m, seq(lit(m, ","), run(m, "\t ")))),
  skipBadParameter);
const skipParametersEnd = choice(m, lit(m, ")"), lit(m, ""));
const skipParameters = seq(lit(m, "("), run(m, "\t "), many(m, 0, skipParameterItem), skipParametersEnd);
const skipMissingParameters = and(m, seq(run(m, "\t "), choice(m, seq(optional(m, lit(m, ":")), run(m, "\t "),
        run(m, "`"), run(m, "\t "), skipLineEnd), skipArrow)));
const skipSignatureList = choice(m, seq(run(m, "\t "), skipParameters), skipMissingParameters);
const skipBadArrow = choice(m, lit(m, "=>"), lit(m, "\u2192"), lit(m, "-->"), lit(m, "\u2013>"));
const skipResultArrow = choice(m, lit(m, "->"), skipBadArrow);
const skipSignatureTail = seq(run(m, "*"), skipHeadingEndAhead);
const skipReturnPiece = choice(m, skipBracketed, skipQuoted, seq(not(m, skipSignatureTail), one(m,
  "^\n\r\"'-):[]`{}")), seq(not(m, seq(lit(m, ":"), run(m, "\t "), run(m, "`"), run(m, "\t "),
        skipSignatureTail)), lit(m, ":")));
const skipResultText = many(m, 1, skipReturnPiece);
const skipResult = seq(run(m, "\t "), skipResultArrow, run(m, "\t "), skipResultText);
const skipBadSignatureRest = seq(not(m, skipSignatureTail), many(m, 1, seq(not(m, skipHeadingEndAhead), one(m,
"^\n\r"))));
const skipSignatureEnd = seq(run(m, "\t "), optional(m, lit(m, ":")), run(m, "\t "), run(m, "`"), run(m, "\t "),
  optional(m, skipBadSignatureRest));
const skipSignature = seq(run(m, "`"), run(m, "\t "), optional(m, seq(lit(m, "async"), run(m, "\t ", 1))),
  optional(m, seq(lit(m, "def"), run(m, "\t ", 1))), skipSignatureName, skipSignatureList, optional(m, skipResult),
  skipSignatureEnd);
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
const leaf219 = leaf(m, not(m, skipSectionStop));
const readStackHeading = node(m, (start, end, l) => ({ type: 'StackHeading', start, end, heading: l[0] }),
  seq(and(m, seq(skipTitleStart, caseless(m, "tech"))), label(m, 0, readSectionHeading)));
const leaf309 = leaf(m, readStackHeading);
const readTechnology = node(m, (start, end, l) => ({ type: 'Technology', start, end, label: l[0], value: l[1] }),
  seq(skipIndent, label(m, 0, read_label), run(m, "\t "), label(m, 1, readLineValue), noteValueEnd));
const leaf311 = leaf(m, pick(m, 1, not(m, skipSectionStop), readTechnology));
const readAssumptionsHeading = node(m, (start, end, l) => ({ type: 'AssumptionsHeading', start, end,
      heading: l[0] }), seq(and(m, seq(skipTitleStart, caseless(m, "assumption"))), label(m, 0,
      readSectionHeading)));
const leaf313 = leaf(m, readAssumptionsHeading);
const skipContractsName = choice(m, caseless(m, "api"), caseless(m, "endpoints"));
const readContractsHeading = node(m, (start, end, l) => ({ type: 'ContractsHeading', start, end, heading: l[0] }),
  seq(and(m, seq(skipTitleStart, skipContractsName)), label(m, 0, readSectionHeading)));
const leaf315 = leaf(m, readContractsHeading);
const skipItemStop = coded(skipItemStopCode, "^\n\r", true);
const leaf318 = leaf(m, not(m, skipItemStop));
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
const skipDescriptionName = seq(caseless(m, "description"), skipClose);
const skipRateLimitName = seq(caseless(m, "rate"), run(m, "\t _", 1), choice(m, caseless(m, "limits"), caseless(m,
    "limiting"), caseless(m, "limit")), skipClose);
const skipReturnsName = choice(m, seq(choice(m, caseless(m, "returns"), caseless(m, "return")), skipClose),
  seq(caseless(m, "return"), run(m, "\t _", 1), caseless(m, "value"), skipClose));
const skipSemanticUnitName = choice(m, seq(caseless(m, "semantic"), run(m, "\t _", 1), caseless(m, "unit"),
    optional(m, seq(run(m, "\t _", 1), caseless(m, "id"))), skipClose), seq(caseless(m, "unit"), skipClose));
const skipResponsibilityName = seq(choice(m, caseless(m, "responsibility"), caseless(m, "responsibilities"),
    caseless(m, "purpose")), skipClose);
const skipCriteriaName = choice(m, seq(choice(m, caseless(m, "criteria"), caseless(m, "validation")), skipClose),
  seq(caseless(m, "validation"), run(m, "\t _", 1), choice(m, caseless(m, "criteria"), caseless(m, "criterion")),
    skipClose));
const skipSeverityName = seq(choice(m, caseless(m, "severity"), caseless(m, "priority")), skipClose);
const skipTextName = coded(skipTextNameCode, "CDPRSUVcdprsuv", true);
const readBulletHolds = action(m, (labels) => { const lead = labels[0] as string; return `${lead.replace(/\t/g,
    '    ')} `; }, seq(label(m, 0, text(m, run(m, "\t "))), skipBulletSign, run(m, "\t ", 1)));
const skip_label = coded(skip_labelCode, "*AC-EIPR-TV_ac-eipr-tv\u0130", true);
const readPlainHolds = choice(m, action(m, () => { return 'all'; }, seq(skipIndent, and(m, seq(skip_label, run(m,
          "\t "), skipLineEnd)))), action(m, () => { return 'none'; }, skipIndent));
const readHolds = choice(m, readBulletHolds, readPlainHolds);
const readInContract = inside(m, 7);
const skipInContract = readInContract;
const readDescriptionLabel = node(m, (start, end, l) => ({ type: 'DescriptionLabel', start, end, label: l[0],
      value: l[1] }), seq(and(m, seq(skipOpen, skipDescriptionName)), label(m, 0, read_label), run(m, "\t "),
    label(m, 1, readLineValue)));
const readRateLimitLabel = node(m, (start, end, l) => ({ type: 'RateLimitLabel', start, end, label: l[0],
      value: l[1] }), seq(and(m, seq(skipOpen, skipRateLimitName)), label(m, 0, read_label), run(m, "\t "),
    label(m, 1, readLineValue)));
const readInSchema = inside(m, 8);
const skipInSchema = readInSchema;
const readInHeadedMethod = inside(m, 9);
const skipInHeadedMethod = readInHeadedMethod;
const readInListedMethod = inside(m, 10);
const skipInListedMethod = readInListedMethod;
const skipInMethod = choice(m, skipInHeadedMethod, skipInListedMethod);
const readReturnsLabel = node(m, (start, end, l) => ({ type: 'ReturnsLabel', start, end, label: l[0],
      value: l[1] }), seq(and(m, seq(skipOpen, skipReturnsName)), label(m, 0, read_label), run(m, "\t "), label(m,
      1, readLineValue)));
const readSemanticUnitLabel = node(m, (start, end, l) => ({ type: 'SemanticUnitLabel', start, end, label: l[0],
      value: l[1] }), seq(and(m, seq(skipOpen, skipSemanticUnitName)), label(m, 0, read_label), run(m, "\t "),
    label(m, 1, readLineValue)));
const readResponsibilityLabel = node(m, (start, end, l) => ({ type: 'ResponsibilityLabel', start, end, label: l[0],
      value: l[1] }), seq(and(m, seq(skipOpen, skipResponsibilityName)), label(m, 0, read_label), run(m, "\t "),
    label(m, 1, readLineValue)));
const readInCheck = inside(m, 11);
const skipInCheck = readInCheck;
const readCriteriaLabel = node(m, (start, end, l) => ({ type: 'CriteriaLabel', start, end, label: l[0],
      value: l[1] }), seq(and(m, seq(skipOpen, skipCriteriaName)), label(m, 0, read_label), run(m, "\t "), label(m,
      1, readLineValue)));
const readSeverityLabel = node(m, (start, end, l) => ({ type: 'SeverityLabel', start, end, label: l[0],
      value: l[1] }), seq(and(m, seq(skipOpen, skipSeverityName)), label(m, 0, read_label), run(m, "\t "), label(m,
      1, readLineValue)));
const readTextLabel = coded(readTextLabelCode, null);
const readTextHead = coded(readTextHeadCode, "\t *+\\-0-9CDPRSUV_cdprsuv");
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
const skipResponseName = choice(m, seq(caseless(m, "response"), run(m, "\t _", 1), choice(m, caseless(m,
      "(success)"), caseless(m, "body"), caseless(m, "schema"), caseless(m, "success")), skipClose),
  seq(optional(m, seq(caseless(m, "success"), run(m, "\t _", 1))), caseless(m, "response"), skipClose));
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
const readNumberHead = coded(readNumberHeadCode, null);
const skipRequestParametersName = choice(m, seq(choice(m, caseless(m, "request"), caseless(m, "query"), caseless(m,
    "path")), run(m, "\t _", 1), caseless(m, "parameters"), skipClose), seq(caseless(m, "request"), run(m,
      "\t _", 1), caseless(m, "params"), skipClose), seq(caseless(m, "parameters"), skipClose));
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
const skipEntriesName = choice(m, skipRequestParametersName, skipParametersName, skipRaisesName);
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
const readEntriesLabel = choice(m, pick(m, 1, skipInContract, readRequestParametersLabel), pick(m, 1, skipInMethod,
    choice(m, readParametersLabel, readRaisesLabel)));
const readEntriesHead = node(m, (start, end, l) => ({ type: 'EntriesHead', start, end, holds: l[0], field: l[1] }),
  seq(and(m, seq(skipAnyLead, skipOpen, skipEntriesName)), label(m, 0, readHolds), label(m, 1, readEntriesLabel),
    noteValueEnd));
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
const readParameter = node(m, (start, end, l) => ({ type: 'Parameter', start, end, name: l[0], annotation: l[1],
      fallback: l[2] ?? null }), seq(label(m, 0, readParameterName), run(m, "\t "), label(m, 1, optional(m, pick(m,
          2, lit(m, ":"), run(m, "\t "), readTypeText))), label(m, 2, optional(m, pick(m, 2, lit(m, "="), run(m,
          "\t "), readDefaultText))), and(m, skipParameterEnd)), seq(label(m, 0, readParameterName), run(m,
    "\t "), lit(m, ":"), run(m, "\t "), label(m, 1, readBadType)));
const readBadParameter = mistake(m, (start, end, raw) => ({ type: 'BadParameter', start, end, raw }), seq(lit(m,
    ","), run(m, "\t ")), seq(skipArrow, many(m, 1, choice(m, skipResultPiece, one(m, ",="))), and(m, lit(m,
    ")")), run(m, "\t ")), seq(not(m, skipArrow), one(m, "^\n\r),`"), run(m, "^\n\r),`"), optional(m, lit(m,
    ",")), run(m, "\t ")));
const readParameterItem = choice(m, pick(m, 0, readParameter, optional(m, seq(lit(m, ","), run(m, "\t ")))),
  readBadParameter);
const readMissingParenthesis = mistake(m, (start, end, raw) => ({ type: 'MissingParenthesis', start, end, raw }),
  lit(m, ""));
const noteParametersEnd = choice(m, lit(m, ")"), readMissingParenthesis);
const readParameters = node(m, (start, end, l) => ({ type: 'Parameters', start, end, items: l[0] }), seq(lit(m,
    "("), run(m, "\t "), label(m, 0, repeat(m, { least: 0, listed: true }, readParameterItem)),
    noteParametersEnd));
const readMissingParameters = mistake(m, (start, end, raw) => ({ type: 'MissingParameters', start, end, raw }),
  and(m, seq(run(m, "\t "), choice(m, seq(optional(m, lit(m, ":")), run(m, "\t "), run(m, "`"), run(m, "\t "),
          skipLineEnd), skipArrow))));
const readSignatureList = choice(m, pick(m, 1, run(m, "\t "), readParameters), readMissingParameters);
const readBadArrow = mistake(m, (start, end, raw) => ({ type: 'BadArrow', start, end, raw }), lit(m, "=>"), lit(m,
  "\u2192"), lit(m, "-->"), lit(m, "\u2013>"));
const noteResultArrow = choice(m, lit(m, "->"), readBadArrow);
const readResultText = node(m, (start, end) => ({ type: 'ResultText', start, end }), many(m, 1, skipReturnPiece));
const readResult = node(m, (start, end, l) => ({ type: 'Result', start, end, of: l[0] }), seq(run(m, "\t "),
    noteResultArrow, run(m, "\t "), label(m, 0, readResultText)));
const readBadSignatureRest = mistake(m, (start, end, raw) => ({ type: 'BadSignatureRest', start, end, raw }),
  seq(not(m, skipSignatureTail), many(m, 1, seq(not(m, skipHeadingEndAhead), one(m, "^\n\r")))));
const noteSignatureEnd = seq(run(m, "\t "), optional(m, lit(m, ":")), run(m, "\t "), run(m, "`"), run(m, "\t "),
  optional(m, readBadSignatureRest));
const readSignature = node(m, (start, end, l) => ({ type: 'Signature', start, end, isAsync: l[0], name: l[1],
      list: l[2], result: l[3] }), seq(run(m, "`"), run(m, "\t "), label(m, 0, optional(m, tuple(m, [0, 1], lit(m,
          "async"), repeat(m, { least: 1, listed: true }, readBlank)))), optional(m, seq(lit(m, "def"), run(m,
          "\t ", 1))), label(m, 1, text(m, skipSignatureName)), label(m, 2, readSignatureList), label(m, 3,
      optional(m, readResult)), noteSignatureEnd));
const readBadMethodTitle = mistake(m, (start, end, raw) => ({ type: 'BadMethodTitle', start, end, raw }), many(m,
    1, skipMethodOrnament));
const readMethodHeading = node(m, (start, end, l) => ({ type: 'MethodHeading', start, end, mark: l[0] ?? null,
      signature: l[1], under: l[2] ?? null }), seq(skipMethodLevel, not(m, skipTextInNotes), skipIndent, label(m,
      0, readMark), label(m, 1, readSignature), noteHeadingEnd), seq(skipMethodLevel, not(m, skipInNotes),
    skipIndent, label(m, 0, readMark), readBadMethodTitle, label(m, 1, readSignature), run(m, "*"),
    noteHeadingEnd), seq(and(m, skipSetextAhead), and(m, skipParenthesis), label(m, 1, readSignature),
    noteHeadingEnd, label(m, 2, readBadSetext)));
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

const stepblock: Step = { op: 'choice', starts: [STARTS_2, STARTS_3, STARTS_4], alternatives: [{ op: 'leaf', read: leaf111 }, { op: 'again', step: () => stepClosedBlock }, { op: 'leaf', read: leaf134 }] };
const stepleadBlock: Step = { op: 'choice', starts: [STARTS_1, STARTS_4], alternatives: [{ op: 'leaf', read: leaf90 }, stepblock] };
const steplead: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf17, body: { op: 'choice', starts: [STARTS_0, STARTS_4], alternatives: [{ op: 'leaf', read: leaf78 }, stepleadBlock] } }] };
const stepbefore: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf2, body: steplead }] };
const stepbelowTitle: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf206, body: stepleadBlock }] };
const stepsectionBlock: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf219, body: stepblock }] }] };
const stepstackBlock: Step = { op: 'choice', starts: [STARTS_0, STARTS_4], alternatives: [{ op: 'leaf', read: leaf311 }, stepsectionBlock] };
const stepitemBlock: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: stepblock }] }] };
const stepfieldBlock: Step = { op: 'choice', starts: [STARTS_5, null], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf407, body: stepblock }] }] };
const stepentriesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf445 }, stepfieldBlock] };
const stepfailuresBlock: Step = { op: 'choice', starts: [STARTS_4, null], alternatives: [{ op: 'leaf', read: leaf452 }, stepfieldBlock] };
const stepcontractField: Step = { op: 'choice', starts: [null, STARTS_9, STARTS_10], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }, { op: 'again', step: () => stepFailuresField }] };
const stepcontractLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepcontractField }] };
const stepcontractPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepcontractLine, stepblock] } }] }] };
const stepcontract: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf219, body: { op: 'again', step: () => stepContract } }] };
const stepcolumnsBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf464 }, stepfieldBlock] };
const stepschemaField: Step = { op: 'choice', starts: [null, STARTS_13], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepColumnsField }] };
const stepschemaLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepschemaField }] };
const stepschemaPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepschemaLine, stepblock] } }] }] };
const steptable: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf219, body: { op: 'again', step: () => stepSchema } }] };
const stepmethodField: Step = { op: 'choice', starts: [null, STARTS_9], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepEntriesField }] };
const stepmethodLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepmethodField }] };
const stepmethodPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf495, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepmethodLine, stepblock] } }] }] };
const stepnamesBlock: Step = { op: 'choice', starts: [null, null], alternatives: [{ op: 'leaf', read: leaf502 }, stepfieldBlock] };
const steplistedPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf517, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepmethodLine, stepblock] } }] }] };
const stepinterfacesPart: Step = { op: 'choice', starts: [STARTS_0, null], alternatives: [{ op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf471, body: { op: 'choice', starts: [STARTS_0, STARTS_17], alternatives: [{ op: 'again', step: () => stepMethod }, { op: 'again', step: () => stepListedMethod }] } }] }, stepfieldBlock] };
const stepcomponentField: Step = { op: 'choice', starts: [null, STARTS_15, STARTS_16, STARTS_18], alternatives: [{ op: 'again', step: () => stepField }, { op: 'again', step: () => stepNamesField }, { op: 'again', step: () => stepNotesField }, { op: 'again', step: () => stepInterfacesField }] };
const stepcomponentLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: stepcomponentField }] };
const stepcomponentPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf471, body: { op: 'choice', starts: [STARTS_0, STARTS_11, STARTS_4], alternatives: [{ op: 'again', step: () => stepMethod }, stepcomponentLine, stepblock] } }] }] };
const stepcomponent: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf219, body: { op: 'again', step: () => stepComponent } }] };
const stepcheckLine: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf330, body: { op: 'again', step: () => stepField } }] };
const stepcheckPart: Step = { op: 'choice', starts: [STARTS_5, STARTS_4], alternatives: [{ op: 'leaf', read: leaf217 }, { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf318, body: { op: 'choice', starts: [STARTS_11, STARTS_4], alternatives: [stepcheckLine, stepblock] } }] }] };
const stepcheck: Step = { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf219, body: { op: 'again', step: () => stepCheck } }] };
const stepsection: Step = { op: 'choice', starts: [STARTS_6, STARTS_7, STARTS_8, STARTS_12, STARTS_14, STARTS_19, STARTS_20, STARTS_0, STARTS_20, STARTS_0], alternatives: [{ op: 'again', step: () => stepOverviewSection }, { op: 'again', step: () => stepStackSection }, { op: 'again', step: () => stepAssumptionsSection }, { op: 'again', step: () => stepContractsSection }, { op: 'again', step: () => stepSchemasSection }, { op: 'again', step: () => stepComponentsSection }, { op: 'again', step: () => stepFlatChecklist }, { op: 'again', step: () => stepChecklist }, { op: 'again', step: () => stepDeepChecklist }, { op: 'again', step: () => stepOtherSection }] };
const stepDocument: Step = { op: 'rule', name: 'Document', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: stepbefore }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'guard', read: leaf182, body: { op: 'again', step: () => stepWrapped } }, { op: 'loop', body: { op: 'leaf', read: leaf530 } }] } }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf200 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }] } };
const stepClosedBlock: Step = { op: 'rule', name: 'ClosedBlock', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf116 }, { op: 'leaf', read: leaf132 }] } };
const stepWrapped: Step = { op: 'rule', name: 'Wrapped', register: 0, isText: false, body: { op: 'sequence', hand: { register: 0, part: 0, take: (value) => { const taken = value as BadWrapperNode; return taken.run; } }, steps: [{ op: 'leaf', read: leaf198 }, { op: 'loop', body: steplead }, { op: 'optional', body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf200 }, { op: 'loop', body: stepbelowTitle }] } }, { op: 'loop', body: stepsection }, { op: 'leaf', read: leaf527 }] } };
const stepOverviewSection: Step = { op: 'rule', name: 'OverviewSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf208 }, { op: 'loop', body: stepsectionBlock }] } };
const stepStackSection: Step = { op: 'rule', name: 'StackSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf309 }, { op: 'loop', body: stepstackBlock }] } };
const stepAssumptionsSection: Step = { op: 'rule', name: 'AssumptionsSection', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf313 }, { op: 'loop', body: stepsectionBlock }] } };
const stepContractsSection: Step = { op: 'rule', name: 'ContractsSection', register: -1, inside: 0, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf315 }, { op: 'loop', body: stepitemBlock }, { op: 'loop', body: stepcontract }] } };
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

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes> = {
  machine: m,
  starts: {
    Document: { op: 'again', step: () => stepDocument },
    MethodText: { op: 'leaf', read: leaf534 },
  },
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
